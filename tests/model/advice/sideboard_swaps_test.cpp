#include "model/advice/sideboard_swaps.h"

#include "importers/registry.h"
#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <chrono>
#include <iterator>
#include <rapidcheck.h>
#include <set>
#include <tuple>

namespace sideboard_swaps_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId mainDeck("main"), sideboard("sideboard");

// A fault as far as a swap may not bring it: what is broken, of which domain or which card.
using Faults = std::set<std::tuple<std::uint32_t, std::optional<AttributeIndex>, int, std::string>>;

Faults faultsOf(const DeckChecker& checker, const LegalityReport& report)
{
    Faults faults;
    for (const auto& finding : report.findings) {
        if (finding.severity == Severity::Warning)
            continue;
        const auto& rule = checker.ruleset().constraints[finding.constraint.value_or(0)];
        auto card = finding.constraint ? finding.card.value_or("") : finding.rule + finding.card.value_or("");
        if (finding.constraint && rule.kind == ConstraintKind::Copies &&
            rule.identity == std::vector<std::string>{"type"})
            card.clear(); // all cards of these tests are of one type
        faults.emplace(finding.constraint.value_or(1000), finding.domain,
            static_cast<int>(finding.bound.value_or(Bound::Exactly)), card);
    }
    return faults;
}

std::map<CardIndex, int> held(const DeckChecker& checker, const Deck& deck, const SectionId& section)
{
    std::map<CardIndex, int> copies;
    for (const auto& row : checker.resolve(deck))
        if (row.section == checker.sectionIndex(section) && row.card)
            copies[*row.card] += row.count;
    return copies;
}

// Really made and really checked.
bool isLegal(const DeckChecker& checker, const SideboardSwaps& swaps, const Deck& deck, const CardSwap& swap)
{
    auto after = deck;
    RC_ASSERT(apply(after, swaps.edit(deck, swap)).has_value());
    const auto before = checker.check(deck), now = checker.check(after);
    const auto old = faultsOf(checker, before), faults = faultsOf(checker, now);
    if (!std::includes(old.begin(), old.end(), faults.begin(), faults.end()))
        return false;
    for (std::size_t i = 0; i < now.totals.size(); ++i)
        if (checker.ruleset().constraints[now.totals[i].constraint].bounds.exactly &&
            !checker.ruleset().constraints[now.totals[i].constraint].warning && !(now.totals[i] == before.totals[i]))
            return false;
    // Cards that moved are within what is given.
    for (const auto& finding : now.findings)
        if (finding.constraint && checker.ruleset().constraints[*finding.constraint].kind == ConstraintKind::Within)
            for (const auto* cards : {&swap.out, &swap.in})
                for (const auto& [card, copies] : *cards)
                    if (unambiguousName(checker.catalogue(), card) == *finding.card)
                        return false;
    return true;
}

// All choices of so many copies.
std::vector<std::vector<std::pair<CardIndex, int>>> choices(const std::map<CardIndex, int>& from, int copies)
{
    std::vector<std::vector<std::pair<CardIndex, int>>> open{{}};
    for (const auto& [card, most] : from)
        for (auto i = open.size(); i-- > 0;)
            for (int take = 1; take <= most; ++take) {
                open.push_back(open[i]);
                open.back().emplace_back(card, take);
            }
    std::erase_if(open, [&](const auto& choice) {
        int sum = 0;
        for (const auto& [card, take] : choice)
            sum += take;
        return sum != copies;
    });
    return open;
}

std::vector<CardSwap> allByForce(const DeckChecker& checker, const SideboardSwaps& swaps, const Deck& deck, int copies)
{
    std::vector<CardSwap> found;
    for (const auto& out : choices(held(checker, deck, mainDeck), copies))
        for (const auto& in : choices(held(checker, deck, sideboard), copies)) {
            const bool same = std::any_of(out.begin(), out.end(), [&](const auto& a) {
                return std::any_of(in.begin(), in.end(), [&](const auto& b) { return a.first == b.first; });
            });
            if (!same && isLegal(checker, swaps, deck, {out, in}))
                found.push_back({out, in});
        }
    std::sort(found.begin(), found.end());
    return found;
}

bool hasAll(const std::vector<std::pair<CardIndex, int>>& cards, const std::vector<std::pair<CardIndex, int>>& part)
{
    return std::all_of(part.begin(), part.end(), [&](const auto& wanted) {
        return std::any_of(cards.begin(), cards.end(),
            [&](const auto& one) { return one.first == wanted.first && one.second >= wanted.second; });
    });
}

// Some of a swap, or of two that have nothing to do with each other.
CardSwap partOf(Random& random, const std::vector<CardSwap>& swaps, const std::vector<CardSwap>& others)
{
    CardSwap part;
    const auto some = [&](const std::vector<CardSwap>& from) {
        return from.empty() ? CardSwap() : from[random.below(static_cast<std::uint32_t>(from.size()))];
    };
    part.out = some(swaps).out;
    part.in = some(random.below(2) ? swaps : others).in;
    for (auto* cards : {&part.out, &part.in})
        std::erase_if(*cards, [&](const auto&) { return random.below(2) == 0; });
    std::erase_if(part.in, [&](const auto& one) { // none both ways
        return std::any_of(
            part.out.begin(), part.out.end(), [&](const auto& other) { return other.first == one.first; });
    });
    return part;
}

std::string someConstraints(Random& random)
{
    std::string text =
        R"({"rule":"within","kind":"within","sections":["main","sideboard"],"forEach":"domains","totalOf":"missions"})";
    const auto number = [&](int from, int to) { return std::to_string(random.between(from, to)); };
    const auto maybe = [&](std::uint32_t of, const std::string& rule) {
        if (random.below(of) == 0)
            text += "," + rule;
    };
    maybe(3, R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":)" + number(3, 12) + "}");
    maybe(2, R"({"rule":"m","kind":"total","sections":["main"],"attribute":"cp","atMost":)" + number(3, 12) + "}");
    maybe(2, R"({"rule":"s","kind":"total","sections":["sideboard"],"attribute":"cp","atLeast":1,"atMost":)" +
                 number(3, 12) + "}");
    maybe(3, R"({"rule":"n","kind":"count","sections":["sideboard"],"exactly":4,"unlessEmpty":true})");
    maybe(3, R"({"rule":"w","kind":"count","sections":["main"],"where":"cp>=2","atMost":)" + number(1, 4) + "}");
    maybe(3, R"({"rule":"d","kind":"total","sections":["main"],"forEach":"domains","atMost":)" + number(1, 4) + "}");
    maybe(3, R"({"rule":"one","kind":"copies","sections":["main"],"limit":)" + number(1, 2) + "}");
    maybe(4, R"({"rule":"type","kind":"copies","sections":["sideboard"],"where":"cp<=2","limit":)" + number(2, 4) +
                 R"(,"identity":["type"]})");
    return text + R"(,{"rule":"dup","kind":"copies","sections":["main","sideboard"],"limit":"duplicates"})";
}

std::shared_ptr<const Catalogue> smallPool()
{
    return catalogueOf(R"([{"name":"G","type":"Mission","domains":{"magic":1,"technology":1}},
        {"name":"A","type":"Unit","cp":1,"duplicates":3}, {"name":"B","type":"Unit","cp":1,"duplicates":2,"domains":{"magic":1}},
        {"name":"C","type":"Unit","cp":2,"duplicates":3,"domains":{"technology":1}}, {"name":"D","type":"Unit","cp":2,"duplicates":3,"domains":{"magic":2}},
        {"name":"E","type":"Unit","cp":3,"duplicates":1}, {"name":"F","type":"Unit","duplicates":4,"domains":{"technology":1}}])");
}

} // namespace

class SideboardSwapsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithBruteForce()
    {
        const auto catalogue = smallPool();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 5);
            std::string text = "missions: 1 G; main: ";
            for (const char* card : {"A", "B", "C", "D", "E", "F"})
                if (const int copies = random.between(0, 2))
                    text += std::to_string(copies) + " " + card + ",";
            text += random.below(4) ? "1 Nobody; sideboard: " : "1 A [TST 1]; sideboard: ";
            for (const char* card : {"F", "E", "D", "C", "B", "A"})
                if (const int copies = random.between(-1, 2); copies > 0)
                    text += std::to_string(copies) + " " + card + ",";
            const auto deck = deckOf(text);
            const DeckChecker checker(rulesetOf(someConstraints(random)), catalogue);
            const SideboardSwaps swaps(checker, deck);
            RC_ASSERT(swaps.complete());
            std::set<CardIndex> alive;
            for (int copies = 1; copies <= 4; ++copies) {
                const auto expected = allByForce(checker, swaps, deck, copies);
                RC_ASSERT(swaps.perSize()[static_cast<std::size_t>(copies - 1)] == expected.size());
                RC_ASSERT(swaps.list(copies, 1'000'000) == expected);
                RC_ASSERT(swaps.list(copies, 2).size() == std::min<std::size_t>(2, expected.size()));
                const auto part = partOf(random, expected, swaps.list(1, 100));
                std::vector<CardSwap> completions;
                std::copy_if(expected.begin(), expected.end(), std::back_inserter(completions),
                    [&](const CardSwap& swap) { return hasAll(swap.out, part.out) && hasAll(swap.in, part.in); });
                RC_ASSERT(swaps.containing(part, copies, 1'000'000) == completions);
                if (const auto smallest = swaps.smallestContaining(part, 1'000'000); !smallest.empty()) {
                    int size = 0;
                    for (const auto& [card, count] : smallest.front().out)
                        size += count;
                    RC_ASSERT(smallest == swaps.containing(part, size, 1'000'000));
                    RC_ASSERT(size <= copies || completions.empty());
                    for (int less = 1; less < size; ++less)
                        RC_ASSERT(swaps.containing(part, less, 1).empty());
                } else {
                    RC_ASSERT(completions.empty());
                }
                for (const auto& swap : expected)
                    for (const auto& [card, taken] : swap.in)
                        alive.insert(card);
            }
            // Larger swaps may use a card that smaller ones do not; none is called dead that one of these uses.
            for (const auto card : swaps.dead())
                RC_ASSERT(!alive.contains(card));
            const auto side = held(checker, deck, sideboard);
            int copies = 0;
            for (const auto& [card, count] : side)
                copies += count;
            if (copies <= 4)
                RC_ASSERT(alive.size() + swaps.dead().size() == side.size());
        }));
    }

    void sampleDecks()
    {
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"})
            for (const auto& file : nexus::test::starterFiles("decks")) {
                const auto deck = nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
                const DeckChecker checker(ruleset(id), starterCatalogue());
                const auto start = std::chrono::steady_clock::now();
                const SideboardSwaps swaps(checker, deck);
                const auto pairs = swaps.list(1, 10'000);
                const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
                QVERIFY(swaps.complete());
                QCOMPARE(swaps.sideboard(), sideboard);
                qInfo("%s: %llu pairs, %llu swaps of ten, %zu dead, %.1f ms", file.name.c_str(),
                    static_cast<unsigned long long>(swaps.perSize()[0]),
                    static_cast<unsigned long long>(swaps.perSize()[9]), swaps.dead().size(), took.count());
                QCOMPARE(pairs.size(), swaps.perSize()[0]);
                for (const int copies : {1, 2, 3})
                    for (const auto& swap : swaps.list(copies, 40))
                        QVERIFY(isLegal(checker, swaps, deck, swap));
            }
    }

    void deadCards()
    {
        const auto catalogue = smallPool();
        const DeckChecker checker(
            rulesetOf(R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":5},
            {"rule":"w","kind":"within","sections":["main","sideboard"],"forEach":"domains","totalOf":"missions"})"),
            catalogue);
        // D needs more Magic than there is; E costs 3, which nothing else gives room for.
        const auto deck = deckOf("missions: 1 G; main: 3 A, 1 C; sideboard: 1 B, 1 D, 1 E");
        const SideboardSwaps swaps(checker, deck);
        QCOMPARE(swaps.dead(), (std::vector{*catalogue->named("d").begin(), *catalogue->named("e").begin()}));
        QCOMPARE(swaps.perSize()[0], std::uint64_t(1)); // A for B
        QCOMPARE(swaps.perSize()[1], std::uint64_t(0));
    }

    void withoutASideboard()
    {
        const DeckChecker none(
            rulesetOf("", "", R"({"id":"main","label":"Main"},{"id":"maybe","label":"Maybe","free":true})"),
            smallPool());
        QVERIFY(!SideboardSwaps(none, deckOf("main: 2 A")).sideboard());
        const DeckChecker checker(ruleset(), smallPool());
        const SideboardSwaps swaps(checker, deckOf("main: 2 A"));
        QCOMPARE(swaps.perSize(), std::vector<std::uint64_t>(10, 0));
        QVERIFY(swaps.dead().empty() && swaps.list(1, 5).empty());
    }
};

NEXUS_TEST(SideboardSwapsTest, Nothing);

} // namespace sideboard_swaps_test

#include "sideboard_swaps_test.moc"
