#include "model/advice/best_sideboard.h"

#include "importers/registry.h"
#include "model/advice/sideboard_swaps.h"
#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <chrono>
#include <rapidcheck.h>
#include <set>
#include <tuple>

namespace best_sideboard_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId sideboard("sideboard");

std::shared_ptr<const Catalogue> smallPool()
{
    return catalogueOf(R"([{"name":"G","type":"Mission","domains":{"magic":1,"technology":1}},
        {"name":"A","type":"Unit","cp":1,"duplicates":3}, {"name":"B","type":"Unit","cp":1,"duplicates":2,"domains":{"magic":1}},
        {"name":"C","type":"Unit","cp":2,"duplicates":3,"domains":{"technology":1}}, {"name":"D","type":"Unit","cp":2,"duplicates":3,"domains":{"magic":2}},
        {"name":"E","type":"Unit","cp":3,"duplicates":1}, {"name":"F","type":"Unit","duplicates":4,"domains":{"technology":1}}])");
}

std::string someConstraints(Random& random)
{
    const auto number = [&](int from, int to) { return std::to_string(random.between(from, to)); };
    std::string text =
        R"({"rule":"within","kind":"within","sections":["main","sideboard"],"forEach":"domains","totalOf":"missions"})";
    text += random.below(3) ? R"(,{"rule":"n","kind":"count","sections":["sideboard"],"exactly":3,"unlessEmpty":true})"
                            : R"(,{"rule":"n","kind":"count","sections":["sideboard"],"atMost":)" + number(1, 3) + "}";
    const auto maybe = [&](std::uint32_t of, const std::string& rule) {
        if (random.below(of) == 0)
            text += "," + rule;
    };
    maybe(2, R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":)" + number(3, 12) + "}");
    maybe(3, R"({"rule":"m","kind":"total","sections":["main"],"attribute":"cp","atMost":)" + number(3, 12) + "}");
    maybe(2, R"({"rule":"s","kind":"total","sections":["sideboard"],"attribute":"cp","atLeast":1,"atMost":)" +
                 number(3, 7) + "}");
    maybe(3, R"({"rule":"w","kind":"count","sections":["main"],"where":"cp>=2","atMost":)" + number(1, 4) + "}");
    maybe(3, R"({"rule":"x","kind":"count","sections":["sideboard"],"where":"cp>=2","atMost":)" + number(0, 2) + "}");
    maybe(3, R"({"rule":"b","kind":"total","sections":["main","sideboard"],"forEach":"domains","atMost":)" +
                 number(2, 6) + "}");
    maybe(3, R"({"rule":"one","kind":"copies","sections":["main"],"limit":)" + number(1, 2) + "}");
    return text + R"(,{"rule":"dup","kind":"copies","sections":["main","sideboard"],"limit":"duplicates"})";
}

Deck withSideboard(const Deck& deck, const DeckChecker& checker, const std::vector<std::pair<CardIndex, int>>& cards)
{
    auto with = deck;
    RC_ASSERT(apply(with, sideboardEdit(checker, deck, cards)).has_value());
    return with;
}

// Every law about the sideboard is kept: nothing is said of its sums, or of a card in it where it lies.
bool keepsTheLaws(const DeckChecker& checker, const Deck& deck, const std::vector<std::pair<CardIndex, int>>& cards)
{
    const auto side = checker.sectionIndex(sideboard);
    for (const auto& finding : checker.check(deck).findings) {
        if (finding.severity == Severity::Warning)
            continue;
        const bool about = std::any_of(cards.begin(), cards.end(),
            [&](const auto& one) { return finding.card == std::string(checker.catalogue().name(one.first)); });
        if (about && !finding.constraint)
            return false;
        if (!finding.constraint || !checker.inSections(checker.ruleset().constraints[*finding.constraint], side))
            continue;
        if (!finding.card || about)
            return false;
    }
    return true;
}

std::optional<BestSideboard> bestByForce(
    const DeckChecker& checker, const Deck& deck, const std::vector<CardIndex>& pool, const CardSet& preferred)
{
    std::optional<BestSideboard> best;
    std::vector<std::pair<CardIndex, int>> cards;
    const auto inOrder = [](const BestSideboard& one) {
        std::vector<CardIndex> all;
        for (const auto& [card, copies] : one.cards)
            all.insert(all.end(), static_cast<std::size_t>(copies), card);
        return all;
    };
    const std::function<void(std::size_t, int)> next = [&](std::size_t at, int left) {
        if (at == pool.size()) {
            const auto with = withSideboard(deck, checker, cards);
            if (cards.empty() || !keepsTheLaws(checker, with, cards))
                return;
            BestSideboard found{cards, 0, 0};
            const SideboardSwaps swaps(checker, with);
            std::set<CardIndex> brought;
            for (const auto& swap : swaps.list(1, 10'000)) {
                ++found.swaps;
                brought.insert(swap.in.front().first);
                for (const auto& [card, copies] : cards)
                    found.byCopies += card == swap.in.front().first ? static_cast<std::uint64_t>(copies) : 0;
            }
            RC_ASSERT(found.swaps == swaps.perSize()[0]);
            for (const auto& [card, copies] : cards)
                found.preferred += preferred.contains(card) && brought.contains(card) ? copies : 0;
            const auto rank = [&](const BestSideboard& one) {
                return std::tuple(one.preferred, one.swaps, one.byCopies, inOrder(one).size());
            };
            if (!best || rank(found) > rank(*best) || (rank(found) == rank(*best) && inOrder(found) < inOrder(*best)))
                best = found;
            return;
        }
        for (int copies = 0; copies <= left; ++copies) {
            if (copies > 0)
                cards.emplace_back(pool[at], copies);
            next(at + 1, left - copies);
            if (copies > 0)
                cards.pop_back();
        }
    };
    next(0, 3);
    return best;
}

} // namespace

class BestSideboardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithBruteForce()
    {
        const auto catalogue = smallPool();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 29);
            std::string text = "missions: 1 G; main: ";
            for (const char* card : {"A", "B", "C", "D", "E", "F"})
                if (const int copies = random.between(0, 2))
                    text += std::to_string(copies) + " " + card + ",";
            const auto deck = deckOf(text + "; sideboard: 1 A; maybe: 2 B");
            const DeckChecker checker(rulesetOf(someConstraints(random)), catalogue);
            CardSet pool(catalogue->size());
            for (CardIndex card = 0; card < catalogue->size(); ++card)
                if (random.below(4))
                    pool.insert(card);
            CardSet preferred(catalogue->size());
            for (CardIndex card = 0; random.below(2) > 0 && card < catalogue->size(); ++card)
                if (random.below(3) == 0)
                    preferred.insert(card);
            const auto found = bestSideboard(checker, deck, {pool, {}, preferred});
            const auto expected = bestByForce(checker, deck, pool.cards(), preferred);
            RC_ASSERT(found.has_value() == expected.has_value());
            if (!expected) {
                RC_ASSERT(found.error() == NoBestSideboard::NothingFits);
                return;
            }
            RC_ASSERT(found->preferred == expected->preferred);
            RC_ASSERT(found->swaps == expected->swaps);
            RC_ASSERT(found->byCopies == expected->byCopies);
            RC_ASSERT(found->cards == expected->cards);
        }));
    }

    void sampleDecks()
    {
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"})
            for (const auto& file : nexus::test::starterFiles("decks")) {
                const auto deck = nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
                const DeckChecker checker(ruleset(id), starterCatalogue());
                const auto start = std::chrono::steady_clock::now();
                const auto best = bestSideboard(checker, deck, {CardSet(starterCatalogue()->size(), true), {}});
                const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
                if (!best) {
                    QCOMPARE(best.error(), NoBestSideboard::NothingFits);
                    continue;
                }
                const SideboardSwaps old(checker, deck), swaps(checker, withSideboard(deck, checker, best->cards));
                qInfo("%s: %llu pairs, %llu before, %.1f ms", file.name.c_str(),
                    static_cast<unsigned long long>(best->swaps), static_cast<unsigned long long>(old.perSize()[0]),
                    took.count());
                QCOMPARE(swaps.perSize()[0], best->swaps);
                QVERIFY(!checker.check(deck).legal() || best->swaps >= old.perSize()[0]);
                QVERIFY(
                    !checker.check(deck).legal() || checker.check(withSideboard(deck, checker, best->cards)).legal());
                QCOMPARE(bestSideboard(checker, deck, {CardSet(starterCatalogue()->size(), true), {}}), best);
            }
    }

    void noMoreCopiesThanAreOwned()
    {
        const auto deck = deckOf("missions: 1 G; main: 2 A, 1 C");
        const DeckChecker checker(
            rulesetOf(
                R"({"rule":"within","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"})"),
            smallPool());
        std::vector<std::int32_t> owned(checker.catalogue().size(), 3);
        const auto card = [&](const char* name) { return checker.catalogue().named(fold(name)).front(); };
        owned[card("B")] = 1;
        const auto best = bestSideboard(checker, deck, {CardSet(checker.catalogue().size(), true), owned});
        QVERIFY(best);
        std::map<CardIndex, int> copies(best->cards.begin(), best->cards.end());
        QCOMPARE(copies[card("A")], 1); // two are in the deck
        QCOMPARE(copies[card("B")], 1);
        QCOMPARE(copies[card("C")], 2);
    }

    void rowsThatStayKeepTheirPrintings()
    {
        const DeckChecker checker(
            rulesetOf(
                R"({"rule":"within","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"})"),
            smallPool());
        auto deck = deckOf("main: 2 A; sideboard: 1 C [TST 1], 1 D");
        const auto card = [&](const char* name) { return checker.catalogue().named(fold(name)).front(); };
        QVERIFY(apply(deck, sideboardEdit(checker, deck, {{card("A"), 1}, {card("C"), 2}})));
        QCOMPARE(deck.sections, deckOf("main: 2 A; sideboard: 1 C [TST 1], 1 A, 1 C").sections);
    }

    void whatCannotBeAdvised()
    {
        const auto tried = [](const char* constraints, const Deck& deck, bool pool, const Progress& progress = {}) {
            const DeckChecker checker(
                rulesetOf(
                    std::string(constraints) +
                    R"({"rule":"within","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"})"),
                smallPool());
            return bestSideboard(checker, deck, {CardSet(checker.catalogue().size(), pool), {}}, progress);
        };
        const auto deck = deckOf("missions: 1 G; main: 2 A, 1 C");
        QVERIFY(tried("", deck, true).has_value());
        QCOMPARE(tried("", deck, false).error(), NoBestSideboard::NothingFits);
        QCOMPARE(
            tried(
                R"({"rule":"n","kind":"count","sections":["sideboard"],"exactly":99},{"rule":"d","kind":"copies","sections":["sideboard","main"],"limit":4},)",
                deck, true)
                .error(),
            NoBestSideboard::NothingFits);
        QCOMPARE(tried(R"({"rule":"o","kind":"copies","sections":["sideboard"],"limit":1},)", deck, true).error(),
            NoBestSideboard::Unsupported);
        QCOMPARE(tried("", deck, true, [](auto, auto) { return false; }).error(), NoBestSideboard::Stopped);
        const DeckChecker none(rulesetOf("", "", R"({"id":"main","label":"Main"})"), smallPool());
        QCOMPARE(bestSideboard(none, deck, {CardSet(7, true), {}}).error(), NoBestSideboard::NoSections);
    }

    void aLargePoolIsNoHarderThanASmallOne()
    {
        const auto catalogue = syntheticCatalogue(20'000);
        const DeckChecker checker(ruleset(), catalogue);
        Deck deck;
        auto& main = deck.sectionOrNew(SectionId("main"));
        for (CardIndex card = 0; main.entries.size() < 40; card += 3)
            main.entries.push_back({.card = unambiguousName(*catalogue, card), .count = 2});
        const auto best = bestSideboard(checker, deck, {CardSet(catalogue->size(), true), {}});
        QVERIFY(best.has_value() || best.error() == NoBestSideboard::NothingFits);
    }
};

NEXUS_TEST(BestSideboardTest, Nothing);

} // namespace best_sideboard_test

#include "best_sideboard_test.moc"
