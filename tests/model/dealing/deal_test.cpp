// The dealer: what it lays out, what it takes, and that no card is ever lost.
#include "model/dealing/deal.h"

#include "model/base/text.h"
#include "model/chances/setup_odds.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <limits>
#include <rapidcheck.h>
#include <set>

namespace deal_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Two Zones share a name; Priceless prints no cp.
std::shared_ptr<const Catalogue> dealCatalogue()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"One","type":"Unit","cp":1},{"name":"Two","type":"Unit","cp":2},{"name":"Three","type":"Asset","cp":3},
        {"name":"Crowd","type":"Event","cp":1},{"name":"Priceless","type":"Asset"},
        {"name":"Zone","type":"Terrain","cp":2},{"name":"Zone","type":"Asset","cp":1},
        {"name":"Plan","type":"Mission","cp":1},{"name":"Plot","type":"Mission","cp":2},{"name":"Ploy","type":"Mission"}])");
    return catalogue;
}

const char* const everything = R"(
    "stacks":[{"section":"main","empty":"MAIN"},{"section":"missions","owner":"shared","empty":"BOX"}],
    "rows":[{"id":"now","section":"missions","size":2,"refresh":1},
            {"id":"late","section":"missions","size":"players","refill":"turn"}],
    "holds":[{"section":"missions","most":HOLD}],
    "setup":{"deal":[{"section":"main","count":2}],
        "reveal":{"section":"main","attribute":"cp","total":6,"once":["name"],"except":"t:event","stopAfter":3},
        "resources":[{"id":"coins","label":"Coins","first":4,"step":-3}]},
    "draws":[{"id":"a","section":"main","count":2},{"id":"b","section":"main","count":3,"keep":1,"rest":"bottom"},
        {"id":"c","section":"missions","count":3,"keep":2},{"id":"none","section":"missions","count":0},
        {"id":"look","section":"main","count":2,"keep":0,"rest":"bottom"}],
    "contests":[{"id":"start","label":"Start","adds":[{"dice":3}],"again":[{"dice":1}]},
        {"id":"attack","label":"Attack","sides":["A","B"],"adds":[{"given":"Ship"},{"dice":1}],"ties":"first"},
        {"id":"best","label":"Best","sides":["A","B"],"adds":[{"dice":2}],"wins":"highest","ties":"nobody"}],
    "variants":[{"id":"dice","label":"Dice","replaces":{"first":"start"}},
        {"id":"poor","label":"Poor","without":"cp>=3"}])";

DeckChecker checkerWith(std::string play) { return {rulesetOf("", "\"play\":{" + play + "},"), dealCatalogue()}; }
std::string everythingWith(const std::string& main, const std::string& box, int hold)
{
    std::string play = everything;
    play.replace(play.find("MAIN"), 4, main);
    play.replace(play.find("BOX"), 3, box);
    play.replace(play.find("HOLD"), 4, std::to_string(hold));
    return play;
}
const DeckChecker& usual()
{
    static const auto checker = checkerWith(everythingWith("reshuffle", "reshuffle", 2));
    return checker;
}
Dealing dealingOf(const DeckChecker& checker, const std::vector<std::string>& variants = {})
{
    return dealingWith(checker.ruleset().deal, checker.ruleset().variants, variants).value();
}

const Deck& usualDeck()
{
    static const Deck deck = deckOf(
        "main: 3 One, 3 Two, 2 Three, 2 Crowd, 1 Priceless, 2 Zone (Terrain), 1 Zone (Asset), "
        "1 Nobody Knows; missions: 4 Plan, 3 Plot, 2 Ploy; maybe: 3 One");
    return deck;
}

DealState dealt(const DeckChecker& checker, std::size_t seats, std::uint64_t seed,
    const std::vector<std::string>& variants = {}, const Deck& deck = usualDeck())
{
    return deal({{"Box", &deck}}, seats, checker, dealingOf(checker, variants), seed).value();
}

bool same(const DealState& a, const DealState& b)
{
    return a.facts == b.facts && a.stacks == b.stacks && a.rows == b.rows && a.seats == b.seats && a.first == b.first &&
           a.turn == b.turn && a.firstThrows == b.firstThrows && a.contests == b.contests;
}

std::vector<std::string> names(const DealState& state, const std::vector<DealCardId>& cards)
{
    std::vector<std::string> all;
    for (const auto card : cards)
        all.push_back(state.card(card).name);
    return all;
}

DealAction randomAction(const DealState& state)
{
    DealAction action;
    action.kind = static_cast<DealAction::Kind>(*rc::gen::inRange(0, 8));
    action.seat = *rc::gen::inRange<std::size_t>(0, state.seats.size() + 1);
    action.rule = *rc::gen::inRange<std::size_t>(0, 6);
    action.place = *rc::gen::inRange<std::size_t>(0, 4);
    if (*rc::gen::arbitrary<bool>())
        action.instead = *rc::gen::inRange<std::size_t>(0, 4);
    action.amount = *rc::gen::element<std::int64_t>(-5, -1, 0, 1, 3, 2'000'000'000, -2'000'000'000,
        std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
    return action;
}

// A row has its size, or there is nothing left to lay into it.
bool full(const DealState& state, std::size_t row)
{
    const auto& rule = state.rules().rows[row];
    const auto& stack = *state.stack(rule.section, 0);
    const bool more = !stack.cards.empty() ||
                      (!stack.discards.empty() && state.rules().stack(rule.section)->empty == EmptyStack::Reshuffle);
    return state.rows[row].size() == static_cast<std::size_t>(rule.size.of(static_cast<int>(state.seats.size()))) ||
           (!more &&
               state.rows[row].size() < static_cast<std::size_t>(rule.size.of(static_cast<int>(state.seats.size()))));
}

void keepsItsPromises(const DealState& state, const std::vector<DealCardId>& all)
{
    RC_ASSERT(allCards(state) == all);
    for (const auto& seat : state.seats) {
        std::int64_t worth = 0;
        for (const auto card : seat.inPlay)
            worth += state.card(card).worth;
        RC_ASSERT(seat.worth == worth);
        for (const auto& hold : state.rules().holds)
            RC_ASSERT(std::count_if(seat.held.begin(), seat.held.end(),
                          [&](DealCardId card) { return state.card(card).section == hold.section; }) <= hold.most);
        RC_ASSERT((seat.drawn.empty() ? seat.toKeep == 0 : seat.toKeep > 0 && seat.toKeep < seat.drawn.size()));
        for (const auto amount : seat.resources)
            RC_ASSERT(amount >= 0);
    }
    RC_ASSERT(state.turn < state.seats.size());
}

// The set-up told once more, off the stacks as they lie without it.
void revealsAsTold(const DealState& state, const DealState& bare)
{
    const auto& rule = *state.rules().reveal;
    std::map<std::size_t, std::vector<DealCardId>> stacks, discards; // by number of the stack
    for (std::size_t later = 0; later < state.seats.size(); ++later) {
        const auto index = (state.first + later) % state.seats.size();
        const auto number = static_cast<std::size_t>(bare.stack(rule.section, index) - bare.stacks.data());
        if (!stacks.contains(number))
            stacks[number] = bare.stacks[number].cards;
        auto& cards = stacks[number];
        const auto take = [&] {
            const auto card = cards.back();
            cards.pop_back();
            return card;
        };
        std::vector<DealCardId> hand, inPlay;
        for (const auto& dealt : state.rules().dealt.value_or(std::vector<DealtCards>()))
            for (int i = 0; i < dealt.count && !cards.empty(); ++i)
                hand.push_back(take());
        RC_ASSERT((state.seats[index].hand == hand));
        std::int64_t worth = 0;
        int thrown = 0;
        std::set<std::string> seen;
        while (worth < rule.total && !cards.empty() && (rule.stopAfter == 0 || thrown < rule.stopAfter)) {
            const auto card = take();
            const auto& name = state.card(card).name;
            const auto sort = name.substr(0, name.find(" (")); // both Zones are one here
            const bool known = state.card(card).card.has_value();
            if (!rule.once.empty() && known && name != "Crowd" && seen.contains(sort)) {
                discards[number].push_back(card);
                ++thrown;
                continue;
            }
            seen.insert(known ? sort : std::string());
            inPlay.push_back(card);
            worth += state.card(card).worth;
        }
        RC_ASSERT(state.seats[index].inPlay == inPlay);
        RC_ASSERT(state.seats[index].worth == worth);
        RC_ASSERT(state.seats[index].stopped == (worth < rule.total));
    }
    for (const auto& [number, cards] : stacks) {
        RC_ASSERT(state.stacks[number].cards == cards);
        RC_ASSERT(state.stacks[number].discards == discards[number]);
    }
}

} // namespace

class DealTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noCardIsLost()
    {
        const std::vector<std::string> empties{"continue", "lose", "reshuffle"};
        std::vector<DeckChecker> checkers;
        for (const auto& main : empties)
            for (const auto& box : empties)
                for (int hold = 0; hold < 3; ++hold)
                    checkers.push_back(checkerWith(everythingWith(main, box, hold)));
        int done = 0, refused = 0;
        QVERIFY(rc::check([&] {
            const auto& checker = checkers[*rc::gen::inRange<std::size_t>(0, checkers.size())];
            auto state = dealt(checker, *rc::gen::inRange<std::size_t>(1, 5), *rc::gen::arbitrary<std::uint64_t>());
            const auto all = allCards(state);
            RC_ASSERT(std::set<DealCardId>(all.begin(), all.end()).size() == all.size());
            RC_ASSERT(all.size() == state.facts->cards.size());
            keepsItsPromises(state, all);
            for (std::size_t row = 0; row < state.rows.size(); ++row)
                RC_ASSERT(full(state, row));
            const int steps = *rc::gen::inRange(0, 60);
            for (int step = 0; step < steps; ++step) {
                const auto before = state;
                const auto action = randomAction(state);
                const bool took = apply(state, action).has_value();
                took ? ++done : ++refused;
                RC_ASSERT((took || same(before, state)));
                keepsItsPromises(state, all);
                using Kind = DealAction::Kind;
                if (took && action.kind == Kind::Take && action.rule == 0)
                    RC_ASSERT(full(state, 0));
                if (took && (action.kind == Kind::EndTurn || action.kind == Kind::Refresh))
                    RC_ASSERT(full(state, 0));
                if (took && action.kind == Kind::EndTurn)
                    RC_ASSERT(full(state, 1));
                if (took && action.kind == Kind::Shuffle) {
                    RC_ASSERT((state.seats == before.seats && state.rows == before.rows)); // what is held stays
                    RC_ASSERT(state.stacks[action.rule].discards.empty());
                }
            }
        }));
        // A share and no number: how many lists are tried is told from outside.
        QVERIFY(20 * done > done + refused && 20 * refused > done + refused);
    }

    void setupsAreWhatTheRuleSays()
    {
        QVERIFY(rc::check([] {
            const auto& checker = usual();
            auto dealing = dealingOf(checker);
            auto& rules = dealing.rules;
            rules.stacks[0].shared = *rc::gen::arbitrary<bool>(); // then the first takes before the next begins
            rules.stacks[0].empty = EmptyStack::Continue;
            rules.reveal->total = *rc::gen::inRange(1, 25);
            rules.reveal->stopAfter = *rc::gen::inRange(0, 5);
            if (*rc::gen::arbitrary<bool>())
                rules.reveal->once.clear();
            rules.dealt->front().count = *rc::gen::inRange(0, 4);
            const auto seats = *rc::gen::inRange<std::size_t>(1, 5);
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            auto bare = dealing;
            bare.rules.reveal.reset();
            bare.rules.dealt.reset();
            bare.rules.rows.clear();
            const std::vector<DealtDeck> box{{"Box", &usualDeck()}};
            const auto state = deal(box, seats, checker, dealing, seed).value();
            const auto order = deal(box, seats, checker, bare, seed).value();
            RC_ASSERT(order.first == state.first);
            revealsAsTold(state, order);
        }));
    }

    // Counted against exact chances: each total within five standard errors.
    void setupsFallAsTheOddsSay()
    {
        const auto deals = static_cast<int>(repeated(20'000));
        auto dealing = dealingOf(usual());
        dealing.rules.dealt.reset();
        dealing.rules.reveal->total = 8;
        const auto odds = setupOdds(revealRows(usualDeck(), usual(), *dealing.rules.reveal), *dealing.rules.reveal);
        QVERIFY(odds);
        std::map<std::int64_t, int> totals;
        double units = 0, squares = 0;
        int stopped = 0;
        for (int seed = 0; seed < deals; ++seed) {
            const auto state = deal({{"Box", &usualDeck()}}, 1, usual(), dealing, static_cast<std::uint64_t>(seed))
                                   .value();
            const auto& seat = state.seats[0];
            ++totals[seat.worth];
            stopped += seat.stopped ? 1 : 0;
            const auto cards = static_cast<double>(seat.inPlay.size());
            units += cards / deals;
            squares += cards * cards / deals;
        }
        const auto near = [deals](double counted, double exact) {
            return std::abs(counted - exact) <= 5 * std::sqrt(exact * (1 - exact) / deals) + 1e-9;
        };
        for (const auto& [total, chance] : odds->totals)
            QVERIFY2(near(totals[total] / double(deals), chance), std::to_string(total).c_str());
        for (const auto& [total, count] : totals)
            QVERIFY2(odds->totals.contains(total), std::to_string(total).c_str());
        QVERIFY(odds->stopped > 0.01 && near(stopped / double(deals), odds->stopped));
        QVERIFY(std::abs(units - odds->units) <= 5 * std::sqrt((squares - units * units) / deals));
    }

    void aSeedIsADeal()
    {
        QVERIFY(rc::check([] {
            const auto seats = *rc::gen::inRange<std::size_t>(1, 7);
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            auto a = dealt(usual(), seats, seed), b = dealt(usual(), seats, seed);
            b.facts = a.facts;
            RC_ASSERT(same(a, b));
            const auto& attack = *a.rules().contest("attack");
            for (int i = 0; i < 3; ++i)
                RC_ASSERT(
                    (throwContest(a, attack, {0, 1}, {3, 4}).throws == throwContest(b, attack, {0, 1}, {3, 4}).throws));
            RC_ASSERT((a.contests == 3U && same(a, b)));
        }));
        // What a seed gives is a promise; worked out apart from this code.
        const auto state = dealt(usual(), 2, 7, {"dice"});
        const auto told = [&](const std::vector<DealCardId>& cards) { return q(joined(names(state, cards), ", ")); };
        QCOMPARE(state.first, std::size_t{1});
        QCOMPARE(state.firstThrows.at(0).total(), std::int64_t{12});
        QCOMPARE(state.firstThrows.at(1).total(), std::int64_t{11});
        QCOMPARE(told(state.rows[0]), QStringLiteral("Ploy, Plan"));
        QCOMPARE(told(state.rows[1]), QStringLiteral("Plot, Plan"));
        QCOMPARE(told(state.seats[0].hand), QStringLiteral("One, Two"));
        QCOMPARE(told(state.seats[0].inPlay), QStringLiteral("One, Two, Crowd, Three"));
        QCOMPARE(told(state.seats[1].hand), QStringLiteral("Two, One"));
        QCOMPARE(told(state.seats[1].inPlay), QStringLiteral("Two, Three, Zone (Terrain)"));
        QVERIFY(dealt(usual(), 2, 8).stacks != state.stacks);
    }

    void resourcesGoBySeatAndNeverBelowNothing()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            auto state = dealt(usual(), 4, seed);
            const std::int64_t expected[] = {4, 1, 0, 0};
            for (std::size_t later = 0; later < 4; ++later)
                QCOMPARE(state.seats[(state.first + later) % 4].resources.at(0), expected[later]);
            const DealAction spend{.kind = DealAction::Kind::Spend, .seat = state.first, .amount = 5};
            QCOMPARE(apply(state, spend).error(), DealRefusal::NotEnough);
            QVERIFY(apply(state, {.kind = DealAction::Kind::Spend, .seat = state.first, .amount = 4}));
            QVERIFY(apply(state, {.kind = DealAction::Kind::Spend, .seat = state.first, .amount = -7}));
            QCOMPARE(state.seats[state.first].resources.at(0), std::int64_t{7});
        }
    }

    void aFourthHeldCardReplacesOne()
    {
        auto state = dealt(usual(), 1, 3);
        const DealAction take{.kind = DealAction::Kind::Take};
        const auto first = state.rows[0][0];
        QVERIFY(apply(state, take));
        QCOMPARE(state.seats[0].held, std::vector<DealCardId>{first});
        QVERIFY(apply(state, take));
        QCOMPARE(apply(state, take).error(), DealRefusal::FullHold);
        auto instead = take;
        instead.instead = 2;
        QCOMPARE(apply(state, instead).error(), DealRefusal::NoSuch);
        instead.instead = 0;
        const auto taken = state.rows[0][0], other = state.rows[0][1];
        QVERIFY(apply(state, instead));
        QVERIFY(state.seats[0].held[1] == taken);
        QCOMPARE(state.stack(SectionId("missions"), 0)->discards, std::vector<DealCardId>{first});
        QCOMPARE(state.rows[0][1], other); // the new card lies where the old one lay
        // Of a section that is used at once nothing is held, without a hold it comes into the hand.
        auto used = dealt(checkerWith(everythingWith("continue", "continue", 0)), 1, 3);
        QVERIFY(apply(used, take));
        QVERIFY(used.seats[0].held.empty());
        QCOMPARE(used.stack(SectionId("missions"), 0)->discards.size(), std::size_t{1});
        auto dealing = dealingOf(usual());
        dealing.rules.holds.clear();
        auto free = deal({{"Box", &usualDeck()}}, 1, usual(), dealing, 3).value();
        const auto hand = free.seats[0].hand.size();
        QVERIFY(apply(free, take));
        QCOMPARE(free.seats[0].hand.size(), hand + 1);
    }

    void ofCardsDrawnSomeAreKept()
    {
        auto state = dealt(usual(), 1, 5);
        auto& seat = state.seats[0];
        const auto& stack = state.stacks[0];
        const auto hand = seat.hand;
        const auto act = [&](DealAction::Kind kind, std::size_t rule, std::size_t place = 0) {
            return apply(state, {.kind = kind, .rule = rule, .place = place});
        };
        using Kind = DealAction::Kind;
        const std::vector<DealCardId> top(stack.cards.rbegin(), stack.cards.rbegin() + 3);
        QVERIFY(act(Kind::Draw, 1));
        QCOMPARE(seat.drawn, top);
        QCOMPARE(act(Kind::Draw, 0).error(), DealRefusal::KeepFirst);
        QCOMPARE(act(Kind::Keep, 0, 3).error(), DealRefusal::NoSuch);
        QVERIFY(act(Kind::Keep, 0, 1));
        QCOMPARE(seat.hand.back(), top[1]);
        QVERIFY(seat.drawn.empty());
        QCOMPARE(std::vector<DealCardId>(stack.cards.begin(), stack.cards.begin() + 2),
            (std::vector<DealCardId>{top[2], top[0]})); // under the stack
        const auto next = stack.cards.back();
        QVERIFY(act(Kind::Draw, 4)); // nothing is kept of these
        QCOMPARE(stack.cards[1], next);
        QVERIFY(seat.drawn.empty());
        QCOMPARE(seat.hand.size(), hand.size() + 1);
        QCOMPARE(act(Kind::Draw, 3).error(), DealRefusal::Empty);
        QCOMPARE(act(Kind::Draw, 5).error(), DealRefusal::NoSuch);
    }

    void rowsAreLaidOutAnewForAPrice()
    {
        auto state = dealt(usual(), 2, 4);
        const auto before = state;
        QVERIFY(apply(state, {.kind = DealAction::Kind::Refresh}));
        QCOMPARE(state.rows[1], before.rows[1]); // which has no price
        QCOMPARE(state.stacks.back().discards, before.rows[0]);
        QCOMPARE(state.rows[0].size(), std::size_t{2});
        // Taken off a row that is filled at the end of a turn, the card is missing until then.
        QVERIFY(apply(state, {.kind = DealAction::Kind::Take, .rule = 1}));
        QCOMPARE(state.rows[1].size(), std::size_t{1});
        QVERIFY(apply(state, {.kind = DealAction::Kind::EndTurn}));
        QCOMPARE(state.rows[1].size(), std::size_t{2});
        QCOMPARE(state.turn, (before.turn + 1) % 2);
        auto dealing = dealingOf(usual());
        dealing.rules.rows.erase(dealing.rules.rows.begin());
        auto none = deal({{"Box", &usualDeck()}}, 2, usual(), dealing, 4).value();
        QCOMPARE(apply(none, {.kind = DealAction::Kind::Refresh}).error(), DealRefusal::NoPrice);
    }

    void variantsLeaveCardsOut()
    {
        const auto state = dealt(usual(), 2, 1, {"poor"});
        for (const auto& card : state.facts->cards)
            QVERIFY(card.name != "Three");
        QCOMPARE(state.facts->cards.size(), std::size_t{2 * 13 + 9});
        // Unknown names are dealt by name, worth nothing; what stands in no stack is not dealt.
        const auto all = dealt(usual(), 1, 1).facts->cards;
        QCOMPARE(all.size(), std::size_t{15 + 9});
        QVERIFY(std::any_of(all.begin(), all.end(),
            [](const auto& card) { return card.name == "Nobody Knows" && !card.card && card.worth == 0; }));
    }

    void whatCannotBeDealtIsRefused()
    {
        const auto error = [](std::vector<DealtDeck> decks, std::size_t seats, Dealing dealing) {
            return deal(decks, seats, usual(), std::move(dealing), 1).error();
        };
        const DealtDeck box{"Box", &usualDeck()};
        const auto rules = dealingOf(usual());
        QCOMPARE(error({box}, 2, {}), DealObstacle::NothingToDeal);
        QCOMPARE(error({box}, 0, rules), DealObstacle::Seats);
        QCOMPARE(error({box}, 7, rules), DealObstacle::Seats);
        QCOMPARE(error({}, 2, rules), DealObstacle::Seats);
        QCOMPARE(error({box, box}, 3, rules), DealObstacle::Seats);
        auto shared = rules;
        shared.rules.stacks[0].shared = true;
        QCOMPARE(error({box, box}, 2, shared), DealObstacle::OneBox);
        const auto large = deckOf("main: 10001 One");
        QCOMPARE(error({{"Large", &large}}, 2, rules), DealObstacle::Cards);
        QVERIFY(deal({{"Large", &large}}, 1, usual(), rules, 1));
        QVERIFY(deal({box, box}, 2, usual(), rules, 1));
    }

    void whoGoesFirstIsFair()
    {
        constexpr int games = 60'000;
        const auto lot = dealingOf(usual()).rules, dice = dealingOf(usual(), {"dice"}).rules;
        for (const auto* rules : {&lot, &dice}) {
            std::array<int, 4> firsts{};
            for (std::uint64_t seed = 0; seed < games; ++seed) {
                const auto first = findFirst(*rules, 4, seed);
                ++firsts[first.seat];
                QCOMPARE(first.throws.empty(), rules == &lot);
                if (first.throws.empty())
                    continue;
                // Each round the lowest are left; three dice at first, then one.
                std::set<std::size_t> left{0, 1, 2, 3};
                for (std::size_t round = 0; round < first.rounds(); ++round) {
                    std::map<std::size_t, std::int64_t> totals;
                    for (const auto& thrown : first.throws)
                        if (thrown.round == round) {
                            QCOMPARE(thrown.dice.size(), std::size_t(round == 0 ? 3 : 1));
                            totals[thrown.seat] = thrown.total();
                        }
                    QCOMPARE(totals.size(), left.size());
                    const auto lowest = std::min_element(
                        totals.begin(), totals.end(), [](const auto& a, const auto& b) {
                            return a.second < b.second;
                        })->second;
                    left.clear();
                    for (const auto& [seat, total] : totals)
                        if (total == lowest)
                            left.insert(seat);
                }
                QCOMPARE(left, std::set<std::size_t>{first.seat});
            }
            for (const int count : firsts)
                QVERIFY(std::abs(count - games / 4) <= 5 * std::sqrt(games * 0.25 * 0.75));
        }
    }

    void contestsAreThrownAsTheirRulesSay()
    {
        constexpr int throws = 36'000;
        auto state = dealt(usual(), 2, 11);
        const auto& attack = *state.rules().contest("attack");
        int won = 0;
        for (int i = 0; i < throws; ++i) {
            const auto thrown = throwContest(state, attack, {0, 1}, {3, 4});
            const auto a = thrown.throws.at(0).total(), b = thrown.throws.at(1).total();
            QCOMPARE(thrown.throws.size(), std::size_t{2});
            QCOMPARE(thrown.winner, std::optional<std::size_t>(a <= b ? 0 : 1)); // the first wins ties
            won += *thrown.winner == 0 ? 1 : 0;
        }
        const double chance = 26.0 / 36;
        QVERIFY(std::abs(won - throws * chance) <= 5 * std::sqrt(throws * chance * (1 - chance)));
        QCOMPARE(state.contests, std::size_t{throws});
        const auto& best = *state.rules().contest("best");
        int nobody = 0;
        for (int i = 0; i < 1000; ++i) {
            const auto thrown = throwContest(state, best, {1, 0}, {});
            const auto a = thrown.throws.at(0).total(), b = thrown.throws.at(1).total();
            QCOMPARE(thrown.winner, a == b ? std::nullopt : std::optional<std::size_t>(a > b ? 1 : 0));
            nobody += thrown.winner ? 0 : 1;
        }
        QVERIFY(nobody > 50);
        QVERIFY(!throwContest(state, best, {}, {}).winner);
    }
};

NEXUS_TEST(DealTest, Nothing);

} // namespace deal_test

#include "deal_test.moc"
