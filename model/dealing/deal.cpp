#include "model/dealing/deal.h"

#include "model/base/random.h"
#include "model/chances/setup_odds.h"
#include "model/search/query_match.h"

#include <algorithm>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::uint64_t firstStream = 60, contestStream = 61, stackStream = 70, laterShuffles = 100;

class Dealer {
public:
    explicit Dealer(DealState& state)
        : m_state(state)
    {
    }

    void shuffle(std::size_t index)
    {
        auto& stack = m_state.stacks[index];
        Random random(m_state.facts->seed, stackStream + index + laterShuffles * stack.shuffles++);
        random.shuffle(stack.cards);
        // The top is last.
        std::reverse(stack.cards.begin(), stack.cards.end());
    }

    // The next card of a stack, which is made anew out of its discards where the rules say so.
    std::optional<DealCardId> next(std::size_t index)
    {
        auto& stack = m_state.stacks[index];
        if (stack.cards.empty())
            reshuffle(index);
        if (stack.cards.empty())
            return std::nullopt;
        const auto card = stack.cards.back();
        stack.cards.pop_back();
        return card;
    }
    void reshuffle(std::size_t index)
    {
        auto& stack = m_state.stacks[index];
        const auto* rule = m_state.rules().stack(stack.section);
        if (rule && rule->empty == EmptyStack::Reshuffle)
            shuffleDiscards(index);
    }
    void shuffleDiscards(std::size_t index)
    {
        auto& stack = m_state.stacks[index];
        if (stack.discards.empty())
            return;
        stack.cards.insert(stack.cards.begin(), stack.discards.begin(), stack.discards.end());
        std::sort(stack.cards.begin(), stack.cards.end()); // the order they lay in says nothing
        stack.discards.clear();
        shuffle(index);
    }

    [[nodiscard]] std::optional<std::size_t> stackOf(const SectionId& section, std::size_t seat) const
    {
        for (std::size_t i = 0; i < m_state.stacks.size(); ++i)
            if (m_state.stacks[i].section == section && m_state.stacks[i].seat.value_or(seat) == seat)
                return i;
        return std::nullopt;
    }
    void discard(DealCardId card, std::size_t seat)
    {
        if (const auto stack = stackOf(m_state.card(card).section, seat))
            m_state.stacks[*stack].discards.push_back(card);
    }

    void fillRow(std::size_t row)
    {
        const auto& rule = m_state.rules().rows[row];
        const auto size = static_cast<std::size_t>(rule.size.of(static_cast<int>(m_state.seats.size())));
        const auto stack = stackOf(rule.section, 0);
        while (stack && m_state.rows[row].size() < size) {
            const auto card = next(*stack);
            if (!card)
                break;
            m_state.rows[row].push_back(*card);
        }
    }

    // Turns over cards until they are worth the total.
    void reveal(std::size_t index)
    {
        const auto& rule = *m_state.rules().reveal;
        auto& seat = m_state.seats[index];
        const auto stack = stackOf(rule.section, index);
        std::size_t discarded = 0, turned = 0;
        const auto all = stack ? m_state.stacks[*stack].cards.size() : 0;
        while (seat.worth < rule.total && turned < all) {
            const auto card = m_state.stacks[*stack].cards.back();
            m_state.stacks[*stack].cards.pop_back();
            ++turned;
            const auto& facts = m_state.card(card);
            const bool twin = !facts.same.empty() && !facts.exempt &&
                              std::any_of(seat.inPlay.begin(), seat.inPlay.end(),
                                  [&](DealCardId other) { return m_state.card(other).same == facts.same; });
            if (!twin) {
                seat.inPlay.push_back(card);
                seat.worth += facts.worth;
            } else {
                m_state.stacks[*stack].discards.push_back(card);
                if (++discarded == static_cast<std::size_t>(rule.stopAfter))
                    break;
            }
        }
        seat.stopped = seat.worth < rule.total;
    }

    void setUp()
    {
        const auto& rules = m_state.rules();
        const auto seats = m_state.seats.size();
        for (std::size_t i = 0; i < m_state.stacks.size(); ++i)
            shuffle(i);
        for (std::size_t row = 0; row < rules.rows.size(); ++row)
            fillRow(row);
        for (std::size_t later = 0; later < seats; ++later) {
            const auto index = (m_state.first + later) % seats;
            auto& seat = m_state.seats[index];
            for (const auto& resource : rules.resources)
                seat.resources.push_back(
                    std::max<std::int64_t>(0, resource.first + static_cast<std::int64_t>(later) * resource.step));
            for (const auto& dealt : rules.dealt.value_or(std::vector<DealtCards>()))
                if (const auto stack = stackOf(dealt.section, index))
                    for (int i = 0; i < dealt.count; ++i)
                        if (const auto card = next(*stack))
                            seat.hand.push_back(*card);
            if (rules.reveal)
                reveal(index);
        }
    }

private:
    DealState& m_state;
};

// The tied throw again until one is left.
class Thrower {
public:
    Thrower(const ContestRule& rule, Random random)
        : m_rule(rule)
        , m_random(random)
    {
    }
    // `tied`: they have thrown already and showed the same.
    ContestThrow decide(std::vector<std::size_t> seats, const std::vector<std::int64_t>& given, bool tied = false)
    {
        constexpr std::size_t mostRounds = 1000; // no dice show the same for so long
        ContestThrow thrown;
        for (std::size_t round = 0; !seats.empty() && round < mostRounds; ++round) {
            const bool again = (tied || round > 0) && !m_rule.again.empty();
            std::vector<std::int64_t> totals;
            for (const auto seat : seats) {
                Throw one{.seat = seat, .round = round, .dice = {}, .given = again ? 0 : givenOf(seat, given)};
                for (const auto& term : again ? m_rule.again : m_rule.adds)
                    for (int die = 0; term.kind == ContestTerm::Kind::Dice && die < term.dice; ++die)
                        one.dice.push_back(
                            1 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(term.faces))));
                totals.push_back(one.total());
                thrown.throws.push_back(std::move(one));
            }
            const auto best = m_rule.lowest ? *std::min_element(totals.begin(), totals.end())
                                            : *std::max_element(totals.begin(), totals.end());
            std::vector<std::size_t> left;
            for (std::size_t i = 0; i < seats.size(); ++i)
                if (totals[i] == best)
                    left.push_back(seats[i]);
            if (left.size() == 1 || m_rule.ties == ContestTie::First)
                thrown.winner = left.front();
            if (left.size() == 1 || m_rule.ties != ContestTie::Again)
                break;
            seats = std::move(left);
        }
        return thrown;
    }

private:
    static std::int64_t givenOf(std::size_t seat, const std::vector<std::int64_t>& given)
    {
        return seat < given.size() ? given[seat] : 0;
    }
    const ContestRule& m_rule;
    Random m_random;
};

using Dealt = tl::expected<void, DealRefusal>;

class DealTurn {
public:
    explicit DealTurn(DealState& state)
        : m_state(state)
        , m_dealer(state)
    {
    }

    Dealt act(const DealAction& action)
    {
        if (action.seat >= m_state.seats.size())
            return refused(DealRefusal::NoSuch);
        const bool choosing = !m_state.seats[action.seat].drawn.empty();
        using Kind = DealAction::Kind;
        if (choosing && action.kind != Kind::Keep && action.kind != Kind::Spend)
            return refused(DealRefusal::KeepFirst);
        switch (action.kind) {
        case Kind::Take: return take(action);
        case Kind::Refresh: return refresh();
        case Kind::Draw: return draw(action);
        case Kind::Keep: return keep(action);
        case Kind::Discard: return discard(action);
        case Kind::Spend: return spend(action);
        case Kind::Shuffle:
            if (action.rule >= m_state.stacks.size())
                return refused(DealRefusal::NoSuch);
            if (m_state.stacks[action.rule].discards.empty())
                return refused(DealRefusal::Empty);
            m_dealer.shuffleDiscards(action.rule);
            return {};
        case Kind::EndTurn: return endTurn();
        }
        return refused(DealRefusal::NoSuch);
    }

private:
    static Dealt refused(DealRefusal refusal) { return tl::unexpected(refusal); }
    DealSeat& seat(const DealAction& action) { return m_state.seats[action.seat]; }

    Dealt take(const DealAction& action)
    {
        if (action.rule >= m_state.rows.size() || action.place >= m_state.rows[action.rule].size())
            return refused(DealRefusal::NoSuch);
        auto& row = m_state.rows[action.rule];
        const auto card = row[action.place];
        const auto& rules = m_state.rules();
        const auto hold = std::find_if(rules.holds.begin(), rules.holds.end(),
            [&](const HoldRule& rule) { return rule.section == m_state.card(card).section; });
        auto& held = seat(action).held;
        if (hold != rules.holds.end() && hold->most > 0) {
            std::size_t same = 0;
            for (const auto other : held)
                same += m_state.card(other).section == hold->section ? 1 : 0;
            if (same >= static_cast<std::size_t>(hold->most)) {
                if (!action.instead)
                    return refused(DealRefusal::FullHold);
                if (*action.instead >= held.size() || m_state.card(held[*action.instead]).section != hold->section)
                    return refused(DealRefusal::NoSuch);
                m_dealer.discard(held[*action.instead], action.seat);
                held.erase(held.begin() + static_cast<std::ptrdiff_t>(*action.instead));
            }
            held.push_back(card);
        } else if (hold != rules.holds.end()) {
            m_dealer.discard(card, action.seat); // used at once
        } else {
            seat(action).hand.push_back(card);
        }
        row.erase(row.begin() + static_cast<std::ptrdiff_t>(action.place));
        if (rules.rows[action.rule].atOnce)
            replace(action.rule, action.place);
        return {};
    }
    // The new card lies where the old one lay.
    void replace(std::size_t row, std::size_t place)
    {
        const auto before = m_state.rows[row].size();
        m_dealer.fillRow(row);
        auto& cards = m_state.rows[row];
        if (cards.size() == before + 1)
            std::rotate(cards.begin() + static_cast<std::ptrdiff_t>(place), cards.end() - 1, cards.end());
    }

    Dealt refresh()
    {
        bool any = false;
        const auto& rows = m_state.rules().rows;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (!rows[row].refresh)
                continue;
            any = true;
            for (const auto card : std::exchange(m_state.rows[row], {}))
                m_dealer.discard(card, 0);
        }
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row].refresh)
                m_dealer.fillRow(row);
        return any ? Dealt() : refused(DealRefusal::NoPrice);
    }

    Dealt draw(const DealAction& action)
    {
        const auto& draws = m_state.rules().draws;
        if (action.rule >= draws.size())
            return refused(DealRefusal::NoSuch);
        const auto& rule = draws[action.rule];
        const auto stack = m_dealer.stackOf(rule.section, action.seat);
        if (!stack)
            return refused(DealRefusal::NoSuch);
        std::vector<DealCardId> drawn;
        for (int i = 0; i < rule.count; ++i)
            if (const auto card = m_dealer.next(*stack))
                drawn.push_back(*card);
        if (drawn.empty())
            return refused(DealRefusal::Empty);
        auto& player = seat(action);
        if (rule.keep >= static_cast<int>(drawn.size())) {
            player.hand.insert(player.hand.end(), drawn.begin(), drawn.end());
        } else {
            player.drawn = std::move(drawn);
            player.drawnBy = action.rule;
            player.toKeep = static_cast<std::size_t>(rule.keep);
            layAside(action.seat);
        }
        return {};
    }

    Dealt keep(const DealAction& action)
    {
        auto& player = seat(action);
        if (action.place >= player.drawn.size())
            return refused(DealRefusal::NoSuch);
        player.hand.push_back(player.drawn[action.place]);
        player.drawn.erase(player.drawn.begin() + static_cast<std::ptrdiff_t>(action.place));
        --player.toKeep;
        layAside(action.seat);
        return {};
    }
    // Once enough is kept, the rest goes where the rule says.
    void layAside(std::size_t index)
    {
        auto& player = m_state.seats[index];
        if (player.toKeep > 0)
            return;
        const auto rest = m_state.rules().draws[player.drawnBy].rest;
        for (const auto card : std::exchange(player.drawn, {})) {
            const auto stack = m_dealer.stackOf(m_state.card(card).section, index);
            if (stack && rest == DrawRule::Rest::Bottom)
                m_state.stacks[*stack].cards.insert(m_state.stacks[*stack].cards.begin(), card);
            else
                m_dealer.discard(card, index);
        }
    }

    Dealt discard(const DealAction& action)
    {
        auto& player = seat(action);
        std::vector<DealCardId>* const places[] = {&player.hand, &player.held, &player.inPlay};
        if (action.rule >= std::size(places) || action.place >= places[action.rule]->size())
            return refused(DealRefusal::NoSuch);
        auto& cards = *places[action.rule];
        const auto card = cards[action.place];
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(action.place));
        if (action.rule == 2)
            player.worth -= m_state.card(card).worth;
        m_dealer.discard(card, action.seat);
        return {};
    }

    Dealt spend(const DealAction& action)
    {
        auto& resources = seat(action).resources;
        if (action.rule >= resources.size())
            return refused(DealRefusal::NoSuch);
        constexpr std::int64_t most = 1'000'000'000;
        if (action.amount < -most || resources[action.rule] < action.amount ||
            resources[action.rule] - action.amount > most)
            return refused(DealRefusal::NotEnough);
        resources[action.rule] -= action.amount;
        return {};
    }

    Dealt endTurn()
    {
        for (std::size_t row = 0; row < m_state.rows.size(); ++row)
            m_dealer.fillRow(row);
        m_state.turn = (m_state.turn + 1) % m_state.seats.size();
        return {};
    }

    DealState& m_state;
    Dealer m_dealer;
};

} // namespace

std::int64_t Throw::total() const { return std::accumulate(dice.begin(), dice.end(), given); }

const DealStack* DealState::stack(const SectionId& section, std::size_t seat) const
{
    for (const auto& each : stacks)
        if (each.section == section && each.seat.value_or(seat) == seat)
            return &each;
    return nullptr;
}

FirstPlayer findFirst(const DealRules& rules, std::size_t seats, std::uint64_t seed)
{
    Random random(seed, firstStream);
    const auto* contest = rules.first && !rules.first->empty() ? rules.contest(*rules.first) : nullptr;
    if (!contest || !contest->term(ContestTerm::Kind::Dice))
        return {random.below(static_cast<std::uint32_t>(seats)), {}};
    std::vector<std::size_t> all(seats);
    std::iota(all.begin(), all.end(), std::size_t{0});
    auto thrown = Thrower(*contest, random).decide(all, {});
    return {thrown.winner.value_or(0), std::move(thrown.throws)};
}

tl::expected<DealState, DealObstacle> deal(const std::vector<DealtDeck>& decks, std::size_t seats,
    const DeckChecker& checker, Dealing dealing, std::uint64_t seed)
{
    if (!dealing.rules.anything())
        return tl::unexpected(DealObstacle::NothingToDeal);
    if (seats < 1 || seats > maxDealSeats || decks.empty() || (decks.size() != 1 && decks.size() != seats))
        return tl::unexpected(DealObstacle::Seats);
    const auto& stacks = dealing.rules.stacks;
    if (decks.size() > 1 &&
        std::all_of(stacks.begin(), stacks.end(), [](const StackRule& stack) { return stack.shared; }))
        return tl::unexpected(DealObstacle::OneBox);
    const auto& catalogue = checker.catalogue();
    auto facts = std::make_shared<DealFacts>();
    facts->seed = seed;
    std::vector<CardSet> without;
    for (const auto* variant : dealing.variants)
        if (variant->without)
            without.push_back(matching(variant->without->root, catalogue));
    const auto& reveal = dealing.rules.reveal;
    const auto exempt = reveal && reveal->except ? std::optional(matching(reveal->except->root, catalogue))
                                                 : std::nullopt;
    DealState state;
    std::size_t total = 0;
    const auto addStack = [&](const StackRule& rule, const Deck& deck, std::optional<std::size_t> seat) {
        auto& stack = state.stacks.emplace_back();
        stack.section = rule.section;
        stack.seat = seat;
        const auto section = checker.sectionIndex(rule.section);
        for (const auto& row : checker.resolve(deck)) {
            if (section == DeckChecker::noSection || row.section != section || row.count <= 0)
                continue;
            if (row.card && std::any_of(without.begin(), without.end(),
                                [&](const CardSet& cards) { return cards.contains(*row.card); }))
                continue;
            DealCard card{.name = row.card ? unambiguousName(catalogue, *row.card) : row.entry->card,
                .card = row.card,
                .section = rule.section};
            if (row.card && reveal && reveal->section == rule.section) {
                card.worth = std::max(0, catalogue.number(*row.card, reveal->attribute).value_or(0));
                card.exempt = exempt && exempt->contains(*row.card);
                if (!reveal->once.empty())
                    card.same = identityOf(catalogue, reveal->once, *row.card);
            }
            const auto copies = static_cast<std::size_t>(row.count);
            total += copies;
            for (std::size_t i = 0; i < copies && total <= maxDealCards; ++i) {
                stack.cards.push_back(static_cast<DealCardId>(facts->cards.size()));
                facts->cards.push_back(card);
            }
        }
    };
    for (const auto& rule : dealing.rules.stacks)
        if (rule.shared)
            addStack(rule, *decks.front().deck, std::nullopt);
        else
            for (std::size_t seat = 0; seat < seats; ++seat)
                addStack(rule, *decks[decks.size() == 1 ? 0 : seat].deck, seat);
    if (total > maxDealCards)
        return tl::unexpected(DealObstacle::Cards);
    for (std::size_t seat = 0; seat < seats; ++seat)
        facts->names.push_back(decks.size() == seats ? decks[seat].name : std::string());
    facts->dealing = std::move(dealing);
    state.seats.resize(seats);
    state.rows.resize(facts->dealing.rules.rows.size());
    auto first = findFirst(facts->dealing.rules, seats, seed);
    state.first = state.turn = first.seat;
    state.firstThrows = std::move(first.throws);
    state.facts = std::move(facts);
    Dealer(state).setUp();
    return state;
}

tl::expected<void, DealRefusal> apply(DealState& state, const DealAction& action)
{
    return DealTurn(state).act(action);
}

std::vector<DealCardId> allCards(const DealState& state)
{
    std::vector<DealCardId> all;
    const auto add = [&](const std::vector<DealCardId>& cards) { all.insert(all.end(), cards.begin(), cards.end()); };
    for (const auto& stack : state.stacks)
        add(stack.cards), add(stack.discards);
    for (const auto& row : state.rows)
        add(row);
    for (const auto& seat : state.seats)
        add(seat.inPlay), add(seat.hand), add(seat.held), add(seat.drawn);
    std::sort(all.begin(), all.end());
    return all;
}

ContestThrow throwContest(DealState& state, const ContestRule& rule, const std::vector<std::size_t>& seats,
    const std::vector<std::int64_t>& given)
{
    return Thrower(rule, Random(state.facts->seed, contestStream + 1000 * ++state.contests)).decide(seats, given);
}

void throwAgain(DealState& state, const ContestRule& rule, ContestThrow& thrown, std::size_t seat)
{
    Random random(state.facts->seed, contestStream + 1000 * ++state.contests);
    std::erase_if(thrown.throws, [](const Throw& one) { return one.round > 0; });
    std::vector<std::size_t> best;
    std::int64_t bestTotal = 0;
    for (auto& one : thrown.throws) {
        if (one.seat == seat) {
            const auto* dice = rule.term(ContestTerm::Kind::Dice);
            for (auto& die : one.dice)
                die = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(dice->faces)));
        }
        const auto total = one.total();
        if (best.empty() || (rule.lowest ? total < bestTotal : total > bestTotal)) {
            best = {one.seat};
            bestTotal = total;
        } else if (total == bestTotal) {
            best.push_back(one.seat);
        }
    }
    thrown.winner.reset();
    if (best.size() == 1 || (rule.ties == ContestTie::First && !best.empty())) {
        thrown.winner = best.front();
    } else if (rule.ties == ContestTie::Again && !best.empty()) {
        auto off = Thrower(rule, random).decide(best, {}, true);
        for (auto& one : off.throws)
            ++one.round;
        thrown.throws.insert(thrown.throws.end(), off.throws.begin(), off.throws.end());
        thrown.winner = off.winner;
    }
}

} // namespace nexus::model
