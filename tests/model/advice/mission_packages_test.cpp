#include "model/advice/mission_packages.h"

#include "importers/registry.h"
#include "model/base/random.h"
#include "model/rules/additions.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <rapidcheck.h>
#include <tuple>

namespace mission_packages_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId missions("missions");
// A round brings in what the Missions cost.
const std::string withIncome = R"("play":{"deck":"main","income":{"section":"missions","attribute":"cp"}},)";

Deck deckWith(const Catalogue& catalogue, const PackageCards& cards)
{
    auto deck = deckOf("missions: ");
    for (const auto& [card, copies] : cards) {
        DeckEntry entry;
        entry.card = unambiguousName(catalogue, card);
        entry.count = copies;
        addCopies(deck.sectionOrNew(missions), entry);
    }
    return deck;
}

// What the validator says about the section alone.
bool isPackage(const DeckChecker& checker, const PackageCards& cards)
{
    const auto report = checker.check(deckWith(checker.catalogue(), cards));
    return std::none_of(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
        return finding.severity == Severity::Error && (!finding.section || *finding.section == missions);
    });
}

// Every choice of at most `most` copies a card, one after the other.
std::vector<PackageCards> allByForce(const DeckChecker& checker, const std::map<CardIndex, int>& most)
{
    std::vector<PackageCards> found, open{{}};
    for (const auto& [card, limit] : most) {
        const auto size = open.size();
        for (std::size_t i = 0; i < size; ++i)
            for (int copies = 1; copies <= limit; ++copies) {
                open.push_back(open[i]);
                open.back().emplace_back(card, copies);
            }
    }
    for (const auto& cards : open)
        if (isPackage(checker, cards))
            found.push_back(cards);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<PackageCards> cardsOf(const std::vector<MissionPackage>& packages)
{
    std::vector<PackageCards> cards;
    for (const auto& package : packages)
        cards.push_back(package.cards);
    std::sort(cards.begin(), cards.end());
    return cards;
}

std::string someCards(Random& random)
{
    std::string json = "[";
    const char* domains[] = {"technology", "magic", "psionics"};
    for (int i = random.between(0, 6); i > 0; --i) {
        json += R"({"name":"M)" + std::to_string(i % 4) + (i > 3 ? "x" : "") + R"(","type":"Mission","cp":)" +
                std::to_string(random.between(0, 5)) +
                (random.below(4) ? R"(,"duplicates":)" + std::to_string(random.between(0, 2)) : "") +
                R"(,"domains":{")" + domains[random.below(3)] + R"(":)" + std::to_string(random.between(1, 3)) + "}},";
    }
    for (int i = 0; i < 5; ++i)
        json += R"({"name":"U)" + std::to_string(i) + R"(","type":"Unit","cp":1,"duplicates":)" +
                std::to_string(random.between(0, 3)) + R"(,"domains":{")" + domains[random.below(3)] + R"(":)" +
                std::to_string(random.between(1, 4)) + "}},";
    json.back() = ']';
    return json;
}

std::string someConstraints(Random& random)
{
    std::string text =
        R"({"rule":"within","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"})";
    if (random.below(2))
        text += R"(,{"rule":"n","kind":"count","sections":["missions"],"atMost":)" +
                std::to_string(random.between(0, 4)) + "}";
    if (random.below(2))
        text += R"(,{"rule":"t","kind":"total","sections":["missions"],"attribute":"domains","exactly":)" +
                std::to_string(random.between(0, 6)) + (random.below(2) ? R"(,"unlessEmpty":true})" : "}");
    if (random.below(2))
        text += R"(,{"rule":"d","kind":"total","sections":["missions"],"forEach":"domains","atMost":)" +
                std::to_string(random.between(1, 4)) + "}";
    if (random.below(3) == 0)
        text += R"(,{"rule":"w","kind":"total","sections":["missions"],"where":"tech>=1","attribute":"cp","atLeast":)" +
                std::to_string(random.between(0, 4)) + "}";
    if (random.below(3) == 0) // the cards of a type share the limit
        text += R"(,{"rule":"c","kind":"copies","sections":["missions","main"],"limit":)" +
                std::to_string(random.between(1, 3)) + R"(,"identity":["type"]})";
    return text + R"(,{"rule":"dup","kind":"copies","sections":["missions","main"],"limit":"duplicates"})";
}

// Two hundred Missions alike, nine hundred copies of each, and no law about how many.
std::shared_ptr<const Catalogue> unboundMissions()
{
    std::string json = "[";
    for (int i = 0; i < 200; ++i)
        json += R"({"name":"M)" + std::to_string(i) +
                R"(","type":"Mission","cp":1,"duplicates":900,"domains":{"magic":1}},)";
    json.back() = ']';
    return catalogueOf(json);
}

Ruleset unboundRuleset()
{
    return rulesetOf(R"({"rule":"within","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"},
                        {"rule":"dup","kind":"copies","sections":["missions"],"limit":"duplicates"})",
        withIncome);
}

} // namespace

} // namespace mission_packages_test

// moc of Qt 6.4 loses count of the braces in raw strings, so the namespace begins anew.
namespace mission_packages_test {

class MissionPackagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithBruteForce()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 3);
            const auto catalogue = catalogueOf(someCards(random));
            const DeckChecker checker(rulesetOf(someConstraints(random), withIncome), catalogue);
            std::map<CardIndex, int> most;
            const auto duplicates = *starterGame().find(AttributeId("duplicates"));
            for (const auto card : MissionEffects(checker).acceptedBy(missions)) {
                std::int64_t limit = catalogue->number(card, duplicates).value_or(1000);
                for (const auto& rule : checker.ruleset().constraints)
                    if (const auto* number = std::get_if<std::int64_t>(&rule.limit);
                        number && rule.kind == ConstraintKind::Copies)
                        limit = std::min(limit, *number);
                most[card] = limit == 1000 ? 1 : static_cast<int>(limit);
            }
            const auto expected = allByForce(checker, most);
            const MissionPackages packages(checker, missions);
            for (const auto order : {PackageOrder::MostCards, PackageOrder::MostIncome, PackageOrder::FewestCards,
                     PackageOrder::FewestChanges}) {
                const auto listed = *packages.list({.order = order}, 100'000);
                RC_ASSERT(listed.count == expected.size());
                RC_ASSERT(cardsOf(listed.packages) == expected);
                if (order == PackageOrder::MostIncome)
                    RC_ASSERT(std::all_of(listed.packages.begin(), listed.packages.end(),
                        [](const auto& one) { return one.income.has_value(); }));
                if (order == PackageOrder::MostIncome)
                    RC_ASSERT(std::is_sorted(
                        listed.packages.begin(), listed.packages.end(), [](const auto& a, const auto& b) {
                            return std::pair(a.income, a.pool) > std::pair(b.income, b.pool);
                        }));
            }
            const auto all = packages.list({}, 100'000)->packages;
            const auto some = *packages.list({}, all.size() / 2);
            RC_ASSERT(some.count == expected.size());
            RC_ASSERT(std::equal(some.packages.begin(), some.packages.end(), all.begin()));

            // Only those with a card of each of some sets, and none of another.
            CardSet these(catalogue->size()), those(catalogue->size()), barred(catalogue->size());
            for (CardIndex card = 0; card < catalogue->size(); ++card)
                for (auto* set : {&these, &those, &barred})
                    if (random.below(set == &barred ? 5 : 2) == 0)
                        set->insert(card);
            const auto hasOf = [](const PackageCards& cards, const CardSet& set) {
                return std::any_of(
                    cards.begin(), cards.end(), [&](const auto& card) { return set.contains(card.first); });
            };
            auto filtered = expected;
            std::erase_if(filtered, [&](const PackageCards& cards) {
                return !hasOf(cards, these) || !hasOf(cards, those) || hasOf(cards, barred);
            });
            const auto narrowed = *packages.list({.with = {these, those}, .without = &barred}, 100'000);
            RC_ASSERT(narrowed.count == filtered.size());
            RC_ASSERT(cardsOf(narrowed.packages) == filtered);

            // The pool is what the validator lets into the drawn section.
            for (const auto& package : all) {
                const auto legal = Additions(checker, deckWith(*catalogue, package.cards)).legal();
                CardSet drawn = *checker.accepted(checker.sectionIndex(SectionId("main")));
                drawn &= legal;
                RC_ASSERT(package.pool == static_cast<std::int64_t>(drawn.count()));
            }
            if (expected.empty())
                return;
            // From one package of those to the others: what changes, what it opens, and the edit that does it.
            const auto deck = deckWith(*catalogue, expected[random.below(static_cast<std::uint32_t>(expected.size()))]);
            const auto near = packages.list({.deck = &deck, .order = PackageOrder::FewestChanges}, 100'000)->packages;
            RC_ASSERT(cardsOf(near) == expected);
            RC_ASSERT(near.front().changes == 0);
            RC_ASSERT(std::is_sorted(
                near.begin(), near.end(), [](const auto& a, const auto& b) { return a.changes < b.changes; }));
            for (const auto& package : near) {
                auto after = deck;
                const auto edit = packages.edit(deck, package);
                RC_ASSERT(apply(after, edit).has_value());
                RC_ASSERT(package.pool - package.opened + package.closed == near.front().pool);
                std::int64_t moved = 0;
                for (const auto& one : std::get<EditGroup>(edit.change).edits)
                    moved += std::abs(std::get<ChangeCopies>(one.change).by);
                RC_ASSERT(moved == package.changes);
                std::map<CardIndex, int> held;
                for (const auto& row : checker.resolve(after))
                    held[*row.card] += row.count;
                RC_ASSERT(PackageCards(held.begin(), held.end()) == package.cards);
            }
        }));
    }

    // Nothing bounds what may come in: more copies of like cards than can be looked at, in every order.
    void whatNothingBoundsIsTooMany()
    {
        const DeckChecker checker(unboundRuleset(), unboundMissions());
        const MissionPackages packages(checker, missions);
        for (const auto order : {PackageOrder::MostCards, PackageOrder::MostIncome, PackageOrder::FewestCards}) {
            const auto listed = packages.list({.order = order}, 10);
            QVERIFY(!listed && listed.error() == PackageTrouble::TooMany);
        }
    }

    void thoseThatCarryTheDeckComeFirst()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const MissionPackages packages(checker, missions);
        for (const auto& file : nexus::test::starterFiles("decks")) {
            const auto deck = nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
            const auto listed = *packages.list({.deck = &deck, .order = PackageOrder::FewestChanges}, 1'000'000);
            const auto& near = listed.packages;
            QCOMPARE(near.size(), listed.count);
            QCOMPARE(near.front().changes, 0); // every sample deck is legal
            QCOMPARE(near.front().opened + near.front().closed, 0);
            bool carries = true;
            std::int64_t changes = 0;
            for (std::size_t i = 0; i < near.size(); ++i) {
                if (carries && near[i].notCarried > 0) {
                    carries = false;
                    changes = 0;
                }
                QCOMPARE(near[i].notCarried == 0, carries);
                QVERIFY(near[i].changes >= changes);
                changes = near[i].changes;
                if (i % 200 != 0)
                    continue;
                auto after = deck;
                QVERIFY(apply(after, packages.edit(deck, near[i])));
                std::int64_t notCarried = 0;
                std::map<std::pair<std::string, std::string>, bool> faults;
                for (const auto& finding : checker.check(after).findings) {
                    QCOMPARE(checker.ruleset().constraints[*finding.constraint].kind, ConstraintKind::Within);
                    for (const auto& row : checker.resolve(after))
                        if (unambiguousName(checker.catalogue(), *row.card) == *finding.card &&
                            faults
                                .emplace(
                                    std::pair(row.entry->card, checker.ruleset().sections[row.section].id.str()), true)
                                .second)
                            notCarried += row.count;
                }
                QCOMPARE(near[i].notCarried, notCarried);
            }
        }
    }

    void thoseThatCarryMostOfAQuery()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const MissionPackages packages(checker, missions);
        const auto magic = *starterGame().find(AttributeId("magic"));
        CardSet wanted(checker.catalogue().size());
        std::int64_t cards = 0;
        for (CardIndex card = 0; card < wanted.size(); ++card)
            if (checker.catalogue().number(card, magic).value_or(0) > 0) {
                wanted.insert(card); // Missions among them, which nothing has to carry
                cards += !(*checker.accepted(checker.sectionIndex(missions))).contains(card);
            }
        const auto found = packages.list({.wanted = &wanted}, 1'000'000)->packages;
        QVERIFY(found.front().found > 0 && found.front().found <= cards);
        QVERIFY(
            std::is_sorted(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.found > b.found; }));
        QCOMPARE(found.back().found, 0);
        QCOMPARE(packages.carryable(wanted), cards);
        for (std::size_t i = 0; i < found.size(); i += 50) {
            std::int64_t carried = 0;
            wanted.forEach([&](CardIndex card) {
                carried += (*checker.accepted(checker.sectionIndex(SectionId("main")))).contains(card) &&
                           std::all_of(found[i].profile.begin(), found[i].profile.end(), [&](const auto& domain) {
                               return checker.catalogue().number(card, domain.first).value_or(0) <= domain.second;
                           });
            });
            QCOMPARE(found[i].found, carried);
        }
    }

    // What carries most of a query comes first; of those, what changes the deck least.
    void theSmallestChangeThatCarriesAQuery()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const MissionPackages packages(checker, missions);
        const auto file = nexus::test::starterFiles("decks").front();
        const auto deck = nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
        CardSet wanted(checker.catalogue().size());
        for (CardIndex card = 0; card < wanted.size(); ++card)
            if (checker.catalogue().number(card, *starterGame().find(AttributeId("entropy"))).value_or(0) == 2)
                wanted.insert(card);
        const auto found = packages
                               .list(
                                   {.deck = &deck, .wanted = &wanted, .order = PackageOrder::FewestChanges}, 1'000'000)
                               ->packages;
        const auto most = packages.list({.wanted = &wanted}, 1)->packages.front().found;
        QVERIFY(most > 0);
        QCOMPARE(found.front().found, most);
        for (std::size_t i = 1; i < found.size(); ++i) {
            const auto rank = [](const MissionPackage& package) {
                return std::tuple(
                    -package.found, package.notCarried > 0, package.changes, package.notCarried, -package.pool);
            };
            QVERIFY(rank(found[i - 1]) <= rank(found[i]));
        }
    }

    void allPackagesOfTheStarterPool()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto start = std::chrono::steady_clock::now();
        const MissionPackages packages(checker, missions);
        const auto listed = *packages.list({}, 1'000'000);
        const auto& all = listed.packages;
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        qInfo("all %zu packages of the starter pool in %.1f ms", all.size(), took.count());
        QCOMPARE(all.size(), listed.count);
        QCOMPARE(all.size(), std::size_t(2402));
        for (const auto& package : all) {
            std::int64_t points = 0, income = 0;
            for (const auto& [domain, value] : package.profile) {
                QVERIFY(value <= 4);
                points += value;
            }
            for (const auto& [card, copies] : package.cards)
                income += *checker.catalogue().number(card, *starterGame().find(AttributeId("cp"))) * copies;
            QCOMPARE(points, 6);
            QCOMPARE(*package.income, income);
        }
        QVERIFY(std::is_sorted(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.pool > b.pool; }));
        const auto rich = packages.list({.order = PackageOrder::MostIncome}, 5)->packages;
        for (const auto& package : all)
            QVERIFY(package.income <= rich.front().income);
    }

    void whereNothingGivesOrTheWorkIsStopped()
    {
        const DeckChecker free(
            rulesetOf(R"({"rule":"n","kind":"count","sections":["missions"],"atMost":6})"), starterCatalogue());
        QCOMPARE(MissionPackages(free, missions).list({}, 0).error(), PackageTrouble::NothingGives);
        QCOMPARE(MissionPackages(free, SectionId("nowhere")).list({}, 5).error(), PackageTrouble::NothingGives);
        const DeckChecker checker(ruleset(), starterCatalogue());
        const MissionPackages packages(checker, missions);
        QCOMPARE(packages.list({}, 5, [](std::size_t, std::size_t) { return false; }).error(), PackageTrouble::Stopped);
        QVERIFY(packages.list({}, 0)->packages.empty());
        QCOMPARE(packages.list({}, 0)->count, std::uint64_t(2402));
    }
};

NEXUS_TEST(MissionPackagesTest, Nothing);

} // namespace mission_packages_test

#include "mission_packages_test.moc"
