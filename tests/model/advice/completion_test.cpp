#include "model/advice/completion.h"

#include "importers/registry.h"
#include "model/base/random.h"
#include "model/rules/legality.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <rapidcheck.h>
#include <set>
#include <tuple>

namespace completion_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId mainDeck("main");
constexpr const char* fromMain = R"("play":{"deck":"main"},)"; // cards are drawn from it, whatever gives
using Copies = std::map<CardIndex, int>;

std::shared_ptr<const Catalogue> smallPool()
{
    return catalogueOf(R"([{"name":"G","type":"Mission","domains":{"magic":1,"technology":1}},
        {"name":"A","type":"Unit","cp":1,"duplicates":3}, {"name":"B","type":"Unit","cp":1,"duplicates":2,"domains":{"magic":1}},
        {"name":"C","type":"Unit","cp":2,"duplicates":3,"domains":{"technology":1}}, {"name":"D","type":"Unit","cp":2,"duplicates":2,"domains":{"magic":2}},
        {"name":"E","type":"Leader","cp":3,"duplicates":1}, {"name":"F","type":"Unit","duplicates":1,"domains":{"technology":1}},
        {"name":"C","type":"Asset","cp":4,"duplicates":2}])");
}

std::string someConstraints(Random& random, bool shared)
{
    std::string text = R"({"rule":"dup","kind":"copies","sections":["main","sideboard"],"limit":"duplicates"})";
    const auto number = [&](int from, int to) { return std::to_string(random.between(from, to)); };
    const auto maybe = [&](std::uint32_t of, const std::string& rule) {
        if (random.below(of) == 0)
            text += "," + rule;
    };
    maybe(
        2, R"({"rule":"w","kind":"within","sections":["main","sideboard"],"forEach":"domains","totalOf":"missions"})");
    if (random.below(3))
        maybe(1, R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":)" + number(4, 17) + "}");
    else
        maybe(1, R"({"rule":"r","kind":"total","sections":["main"],"attribute":"cp","atLeast":)" + number(3, 9) +
                     R"(,"atMost":)" + number(9, 13) + "}");
    maybe(2, R"({"rule":"l","kind":"total","sections":["main"],"where":"t:leader or cp=2","attribute":"cp","atMost":)" +
                 number(0, 6) + "}");
    maybe(3, R"({"rule":"n","kind":"count","sections":["main"],"atLeast":)" + number(1, 4) + R"(,"atMost":)" +
                 number(4, 8) + "}");
    maybe(4,
        R"({"rule":"b","kind":"count","sections":["main","sideboard"],"where":"cp>=2","atMost":)" + number(1, 5) + "}");
    maybe(4, R"({"rule":"d","kind":"total","sections":["main"],"forEach":"domains","atMost":)" + number(1, 4) + "}");
    if (shared)
        maybe(1, R"({"rule":"name","kind":"copies","sections":["main","sideboard"],"limit":)" + number(1, 3) +
                     R"(,"identity":["name"]})");
    return text;
}

Deck someDeck(Random& random)
{
    std::string text = random.below(4) ? "missions: 1 G; main: " : "main: ";
    for (const char* card : {"A", "B", "C (Unit)", "D", "E", "F", "C (Asset)"})
        if (const int copies = random.between(-1, 3); copies > 0)
            text += std::to_string(copies) + " " + card + ",";
    if (random.below(6) == 0)
        text += "1 Nobody,";
    if (random.below(6) == 0)
        text += "1 G,";
    text += random.below(3) ? "; sideboard: 1 A, 1 C (Unit)" : "; sideboard: 1 Somebody";
    return deckOf(text);
}

Copies held(const DeckChecker& checker, const Deck& deck)
{
    Copies copies;
    for (const auto& row : checker.resolve(deck))
        if (row.section == checker.sectionIndex(mainDeck) && row.card)
            copies[*row.card] += row.count;
    return copies;
}

// No error speaks of the main deck as it is now.
bool mainIsLegal(const DeckChecker& checker, const Deck& deck)
{
    const auto copies = held(checker, deck);
    const auto inMain = [&](const std::string& name) {
        return std::any_of(copies.begin(), copies.end(),
            [&](const auto& one) { return unambiguousName(checker.catalogue(), one.first) == name; });
    };
    for (const auto& row : checker.resolve(deck))
        if (row.section == checker.sectionIndex(mainDeck) && !row.card)
            return false;
    for (const auto& finding : checker.check(deck).findings) {
        if (finding.severity == Severity::Warning)
            continue;
        if (!finding.constraint) {
            if (finding.section == mainDeck)
                return false;
            continue;
        }
        const auto& rule = checker.ruleset().constraints[*finding.constraint];
        const bool looks = std::find(rule.sections.begin(), rule.sections.end(), mainDeck) != rule.sections.end();
        if (looks && (!finding.card || std::any_of(finding.cards.begin(), finding.cards.end(), inMain)))
            return false;
    }
    return true;
}

Deck withMain(const DeckChecker& checker, Deck deck, const Copies& copies)
{
    auto& section = deck.sectionOrNew(mainDeck);
    section.entries.clear();
    for (const auto& [card, count] : copies) {
        DeckEntry entry;
        entry.card = unambiguousName(checker.catalogue(), card);
        entry.count = count;
        if (count > 0)
            section.entries.push_back(std::move(entry));
    }
    return deck;
}

// Every legal main deck there is.
std::vector<Copies> allLegal(const DeckChecker& checker, const Deck& deck)
{
    std::vector<Copies> open{{}};
    const auto duplicates = *checker.catalogue().game().find(AttributeId("duplicates"));
    for (CardIndex card = 0; card < checker.catalogue().size(); ++card) {
        const int most = checker.catalogue().number(card, duplicates).value_or(0);
        for (auto i = open.size(); i-- > 0;)
            for (int count = 1; count <= most; ++count) {
                open.push_back(open[i]);
                open.back()[card] = count;
            }
    }
    std::erase_if(open, [&](const auto& copies) { return !mainIsLegal(checker, withMain(checker, deck, copies)); });
    return open;
}

struct Change {
    int copies = 0, out = 0;
};

Change changeBetween(const Copies& from, const Copies& to)
{
    Change change;
    std::set<CardIndex> cards;
    for (const auto* side : {&from, &to})
        for (const auto& [card, count] : *side)
            cards.insert(card);
    for (const auto card : cards) {
        const int by = (to.contains(card) ? to.at(card) : 0) - (from.contains(card) ? from.at(card) : 0);
        change.copies += std::abs(by);
        change.out += std::max(0, -by);
    }
    return change;
}

int namelessIn(const DeckChecker& checker, const Deck& deck)
{
    int copies = 0;
    for (const auto& row : checker.resolve(deck))
        if (row.section == checker.sectionIndex(mainDeck) && !row.card)
            copies += row.count;
    return copies;
}

Copies without(Copies copies)
{
    std::erase_if(copies, [](const auto& one) { return one.second == 0; });
    return copies;
}

// Really made, and really legal.
Copies made(
    const DeckCompletions& completions, const DeckChecker& checker, const Deck& deck, const DeckCompletion& completion)
{
    auto after = deck;
    RC_ASSERT(apply(after, completions.edit(deck, completion)).has_value());
    RC_ASSERT(mainIsLegal(checker, after));
    for (const auto& section : deck.sections)
        if (section.id != mainDeck)
            RC_ASSERT(*after.section(section.id) == section);
    return without(held(checker, after));
}

// What lies between two decks, each card for itself.
bool isPart(const Copies& from, const Copies& part, const Copies& to, CardIndex cards)
{
    for (CardIndex card = 0; card < cards; ++card) {
        const auto at = [&](const Copies& copies) { return copies.contains(card) ? copies.at(card) : 0; };
        if (at(part) < std::min(at(from), at(to)) || at(part) > std::max(at(from), at(to)))
            return false;
    }
    return true;
}

std::int64_t wishPoints(const CompletionWishes& wishes, CardIndex card)
{
    std::int64_t points = 0;
    for (const auto& wish : wishes.preferred)
        points += wish.cards.contains(card) ? 0 : wish.points;
    return points;
}

} // namespace

class CompletionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nearestAgreesWithBruteForce()
    {
        const auto catalogue = smallPool();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 3);
            const auto deck = someDeck(random);
            const DeckChecker checker(rulesetOf(someConstraints(random, random.below(3) == 0), fromMain), catalogue);
            const DeckCompletions completions(checker, deck);
            const auto now = held(checker, deck);
            const auto legal = allLegal(checker, deck);
            RC_ASSERT(completions.isComplete() == mainIsLegal(checker, deck));
            const auto found = completions.nearest(100'000);
            RC_ASSERT(found.has_value());
            if (legal.empty() || completions.isComplete()) {
                RC_ASSERT(found->empty());
                RC_ASSERT(completions.isComplete() || completions.obstacle(false).has_value());
                return;
            }
            std::map<int, std::set<Copies>> expected; // changes → decks no part of whose changes would do
            int fewest = std::numeric_limits<int>::max();
            for (const auto& copies : legal)
                fewest = std::min(fewest, changeBetween(now, copies).copies);
            for (const auto& copies : legal) {
                const auto change = changeBetween(now, copies).copies;
                const bool part = change > fewest && change <= fewest + 2 &&
                                  std::any_of(legal.begin(), legal.end(), [&](const auto& other) {
                                      return other != copies &&
                                             isPart(now, other, copies, static_cast<CardIndex>(catalogue->size()));
                                  });
                if (change <= fewest + 2 && !part)
                    expected[change].insert(copies);
            }
            std::map<int, std::set<Copies>> listed;
            auto before = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>();
            const auto nameless = namelessIn(checker, deck);
            for (const auto& completion : *found) {
                const auto after = made(completions, checker, deck, completion);
                const auto change = changeBetween(now, after);
                RC_ASSERT(completion.copies == change.copies + nameless);
                RC_ASSERT(completion.takenOut == change.out + nameless);
                RC_ASSERT(listed[change.copies].insert(after).second);
                const auto rank = std::tuple(
                    completion.copies, completion.takenOut, completion.points, completion.fresh);
                RC_ASSERT(before <= rank);
                before = rank;
            }
            RC_ASSERT(listed == expected);
            const auto few = completions.nearest(2);
            RC_ASSERT(few->size() == std::min<std::size_t>(2, found->size()));
            RC_ASSERT(few->front().copies == found->front().copies);
        }));
    }

    void fillAndWaysAgreeWithBruteForce()
    {
        const auto catalogue = smallPool();
        const auto cp = *catalogue->game().find(AttributeId("cp"));
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 4);
            const auto deck = someDeck(random);
            const DeckChecker checker(rulesetOf(someConstraints(random, false), fromMain), catalogue);
            CompletionWishes wishes;
            const auto size = static_cast<CardIndex>(catalogue->size());
            if (random.below(2)) {
                wishes.owned.emplace(size, 0);
                for (auto& copies : *wishes.owned)
                    copies = random.between(0, 3);
            }
            if (random.below(2)) {
                wishes.preferred.push_back({CardSet(size), random.between(1, 20)});
                for (CardIndex card = 0; card < size; ++card)
                    if (random.below(2))
                        wishes.preferred.back().cards.insert(card);
            }
            if (random.below(3) == 0)
                wishes.curve = {{1, random.between(0, 4)}, {2, random.between(0, 4)}};
            if (random.below(3) == 0) {
                wishes.barred = CardSet(size);
                wishes.barred->insert(random.below(size));
            }
            const DeckCompletions completions(checker, deck, wishes);
            // What is there and may stay: each card for itself, for its limits do not depend on others here.
            auto kept = held(checker, deck);
            for (auto& [card, count] : kept)
                for (bool may = false; count > 0 && !may; count -= may ? 0 : 1) {
                    const auto alone = checker.check(withMain(checker, deck, {{card, count}}));
                    may = std::none_of(alone.findings.begin(), alone.findings.end(),
                        [&, name = unambiguousName(*catalogue, card)](const auto& finding) {
                            return finding.severity == Severity::Error && finding.card &&
                                   std::find(finding.cards.begin(), finding.cards.end(), name) != finding.cards.end();
                        });
                }
            std::size_t ways = 0;
            std::optional<std::int64_t> best;
            const bool byCopies = false;
            for (const auto& copies : allLegal(checker, deck)) {
                const auto at = [](const Copies& of, CardIndex card) { return of.contains(card) ? of.at(card) : 0; };
                bool fills = true;
                std::int64_t points = 0;
                for (CardIndex card = 0; card < size; ++card) {
                    const int by = at(copies, card) - at(kept, card);
                    fills = fills && by >= 0 && (by == 0 || !wishes.barred || !wishes.barred->contains(card));
                    int elsewhere = 0;
                    for (const auto& row : checker.resolve(deck))
                        if (row.card == card && row.section != checker.sectionIndex(mainDeck) &&
                            row.section != DeckChecker::noSection && !checker.ruleset().sections[row.section].free)
                            elsewhere += row.count;
                    auto each = wishPoints(wishes, card) * by;
                    const auto missing = [&](int count) {
                        return wishes.owned ? std::max(0, count + elsewhere - (*wishes.owned)[card]) : 0;
                    };
                    each += wishes.ownedPoints * (missing(at(copies, card)) - missing(at(kept, card)));
                    points += by > 0 ? each * catalogue->number(card, cp).value_or(0) : 0;
                }
                for (const auto& [value, wanted] : wishes.curve) {
                    std::int64_t count = 0;
                    for (const auto& [card, one] : copies)
                        count += catalogue->number(card, cp).value_or(0) == value ? one : 0;
                    points += std::abs(count - wanted) * wishes.curvePoints;
                }
                if (!fills)
                    continue;
                ++ways;
                best = std::min(best.value_or(points), points);
            }
            (void)byCopies;
            RC_ASSERT(completions.ways() == std::to_string(ways));
            const auto found = completions.fill(3);
            RC_ASSERT(found.has_value());
            if (completions.isComplete())
                return;
            RC_ASSERT(found->empty() == (ways == 0));
            RC_ASSERT(!found->empty() || completions.obstacle(true).has_value());
            for (const auto& completion : *found) {
                const auto after = made(completions, checker, deck, completion);
                for (const auto& [card, count] : kept)
                    RC_ASSERT(count == 0 || (after.contains(card) && after.at(card) >= count));
                RC_ASSERT(completion.points >= *best);
            }
            if (!found->empty())
                RC_ASSERT(found->front().points == *best);
            RC_ASSERT(*DeckCompletions(checker, deck, wishes).fill(3) == *found);
        }));
    }

    void wishesRankAndForbid()
    {
        const auto catalogue = smallPool();
        const DeckChecker checker(
            rulesetOf(R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":5},
            {"rule":"dup","kind":"copies","sections":["main"],"limit":"duplicates"})",
                fromMain),
            catalogue);
        const auto deck = deckOf("main: 3 A");
        const auto of = [&](const char* name) { return catalogue->named(fold(name)).front(); };
        const auto first = [&](const CompletionWishes& wishes) {
            const auto found = DeckCompletions(checker, deck, wishes).nearest(10);
            return found && !found->empty() ? found->front().changes.front().card : std::string();
        };
        CompletionWishes wishes;
        wishes.preferred.push_back({CardSet(catalogue->size()), 1});
        wishes.preferred.back().cards.insert(of("D"));
        QCOMPARE(first(wishes), "D");
        wishes.barred = CardSet(catalogue->size());
        wishes.barred->insert(of("D"));
        QCOMPARE(first(wishes), "C (Unit)");
        wishes.barred->insert(catalogue->named("c").front());
        wishes.barred->insert(catalogue->named("c").back());
        QCOMPARE(DeckCompletions(checker, deck, wishes).nearest(10)->front().copies, 2); // two of B, or an A for an E
        wishes.locked = CardSet(catalogue->size());
        wishes.locked->insert(of("A"));
        const auto kept = DeckCompletions(checker, deck, wishes).nearest(10);
        QVERIFY(!kept->empty());
        for (const auto& completion : *kept)
            QCOMPARE(completion.takenOut, 0);
    }

    void saysWhyThereIsNone()
    {
        const auto catalogue = smallPool();
        const DeckChecker checker(
            rulesetOf(R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":40},
            {"rule":"l","kind":"total","sections":["main"],"where":"t:leader","attribute":"cp","atMost":2},
            {"rule":"dup","kind":"copies","sections":["main"],"limit":"duplicates"})",
                fromMain),
            catalogue);
        const auto why = DeckCompletions(checker, deckOf("main: 2 A")).obstacle(false);
        QVERIFY(why && why->constraint);
        QCOMPARE(*why->constraint, 0U);
        QCOMPARE(why->now, 2);
        QCOMPARE(why->below, std::optional<std::int64_t>(23)); // 3 + 2 + 6 + 4 + 8, and no Leader
        QVERIFY(!why->above);

        CompletionWishes wishes;
        wishes.locked = CardSet(catalogue->size());
        const auto leader = catalogue->named("e").front();
        wishes.locked->insert(leader);
        const DeckChecker noLeader(
            rulesetOf(R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":5},
            {"rule":"none","kind":"copies","sections":["main"],"where":"t:leader","limit":0})",
                fromMain),
            catalogue);
        const DeckCompletions stuck(noLeader, deckOf("main: 1 E"), wishes);
        QVERIFY(stuck.nearest(5)->empty());
        QCOMPARE(stuck.obstacle(false)->stuck, std::optional(leader));
        QCOMPARE(*stuck.ways(), "0");
    }

    void deadRemainder()
    {
        const auto catalogue = smallPool();
        const DeckChecker checker(
            rulesetOf(R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":12},
            {"rule":"dup","kind":"copies","sections":["main"],"limit":"duplicates"})",
                fromMain),
            catalogue);
        const auto remainder = [&](const char* text) { return DeckCompletions(checker, deckOf(text)).remainder(); };
        const auto none = remainder("main: 3 A, 2 B, 3 C (Unit)"); // one point, and the cards of one are all there
        QCOMPARE(none->left, 1);
        QVERIFY(none->dead() && !none->any);
        QVERIFY(remainder("main: 3 A, 2 B, 2 C (Unit)")->one);     // three points: E
        const auto pair = remainder("main: 2 A, 2 C (Unit), 1 B"); // five: an A and the dear C, for one
        QVERIFY(!pair->one && pair->two && !pair->dead());
        QVERIFY(!remainder("main: 2 A")->dead());               // ten: not even two of the dearest would do
        QVERIFY(!remainder("main: 3 A, 2 B, 2 C (Unit), 1 E")); // nothing is left
    }

    void sampleDecksWithTenCardsOut()
    {
        for (const auto& file : nexus::test::starterFiles("decks")) {
            auto deck = nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
            const DeckChecker checker(ruleset(), starterCatalogue());
            Random random(std::hash<std::string>()(deck.name), 1);
            auto& entries = deck.sectionOrNew(mainDeck).entries;
            for (int out = 0; out < 10; ++out) {
                auto& entry = entries[random.below(static_cast<std::uint32_t>(entries.size()))];
                if (--entry.count == 0)
                    entries.erase(entries.begin() + (&entry - entries.data()));
            }
            const DeckCompletions completions(checker, deck);
            const auto start = std::chrono::steady_clock::now();
            const auto nearest = completions.nearest(50);
            const std::chrono::duration<double, std::milli> near = std::chrono::steady_clock::now() - start;
            const auto fill = completions.fill(5);
            const std::chrono::duration<double, std::milli> filled = std::chrono::steady_clock::now() - start - near;
            QVERIFY(nearest && fill);
            QCOMPARE(nearest->size(), std::size_t(50));
            QCOMPARE(fill->size(), std::size_t(5));
            QVERIFY(completions.ways()->size() > 3);
            qInfo("%s: %lld copies, nearest %.1f ms, fill %.1f ms, ways %s", deck.name.c_str(),
                static_cast<long long>(nearest->front().copies), near.count(), filled.count(),
                completions.ways()->c_str());
            for (const auto* list : {&*nearest, &*fill})
                for (const auto& completion : *list) {
                    auto after = deck;
                    QVERIFY(apply(after, completions.edit(deck, completion)).has_value());
                    QVERIFY(checker.check(after).legal());
                }
            QCOMPARE(*DeckCompletions(checker, deck).nearest(50), *nearest);
        }
    }

    void cancelled()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto files = nexus::test::starterFiles("decks");
        auto deck = nexus::importers::readDecks(files.front().name, files.front().bytes, starterGame())->front().deck;
        deck.sectionOrNew(mainDeck).entries.resize(5);
        const DeckCompletions completions(checker, deck);
        const auto stop = [](std::size_t, std::size_t) { return false; };
        QCOMPARE(completions.nearest(5, stop).error(), CompletionTrouble::Stopped);
        QCOMPARE(completions.fill(5, stop).error(), CompletionTrouble::Stopped);
        QCOMPARE(completions.ways(stop).error(), CompletionTrouble::Stopped);
    }
};

NEXUS_TEST(CompletionTest, Nothing);

} // namespace completion_test

#include "completion_test.moc"
