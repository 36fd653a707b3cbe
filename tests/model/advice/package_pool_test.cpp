// What a package opens and what it would do to a deck, against the validator asked card by card.
#include "model/advice/package_pool.h"

#include "importers/registry.h"
#include "model/base/random.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace package_pool_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId missions("missions"), mainDeck("main");

std::string someCards(Random& random)
{
    const char* types[] = {"Unit", "Event", "Terrain", "Relic"};
    const char* domains[] = {"technology", "magic", "psionics"};
    std::string json = "[";
    for (int i = random.between(1, 5); i > 0; --i)
        json += R"({"name":"M)" + std::to_string(i) + R"(","type":"Mission","cp":)" +
                std::to_string(random.between(0, 5)) + R"(,"duplicates":2,"domains":{")" + domains[random.below(3)] +
                R"(":)" + std::to_string(random.between(1, 3)) + "}},";
    for (int i = random.between(0, 9); i > 0; --i)
        json += R"({"name":"U)" + std::to_string(i) + R"(","type":")" + types[random.below(4)] + R"(",)" +
                (random.below(5) ? R"("cp":)" + std::to_string(random.between(0, 6)) + "," : "") + R"("duplicates":)" +
                std::to_string(random.between(0, 2)) + R"(,"domains":{")" + domains[random.below(3)] + R"(":)" +
                std::to_string(random.between(0, 4)) + "}},";
    json.back() = ']';
    return json;
}

Deck with(const Catalogue& catalogue, const PackageCards& cards, std::optional<CardIndex> more = {})
{
    auto deck = deckOf("missions: ");
    const auto add = [&](const SectionId& section, CardIndex card, int copies) {
        DeckEntry entry;
        entry.card = unambiguousName(catalogue, card);
        entry.count = copies;
        addCopies(deck.sectionOrNew(section), entry);
    };
    for (const auto& [card, copies] : cards)
        add(missions, card, copies);
    if (more)
        add(mainDeck, *more, 1);
    return deck;
}

// Whether the validator finds fault with that card in the drawn section, beside this package.
bool legalWith(const DeckChecker& checker, const PackageCards& package, CardIndex card)
{
    const auto name = unambiguousName(checker.catalogue(), card);
    const auto report = checker.check(with(checker.catalogue(), package, card));
    return std::none_of(report.findings.begin(), report.findings.end(),
        [&](const Finding& finding) { return finding.severity == Severity::Error && finding.card == name; });
}

const std::string laws = R"({"rule":"cp","kind":"total","sections":["main"],"attribute":"cp","exactly":20},
                            {"rule":"within","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"},
                            {"rule":"dup","kind":"copies","sections":["main"],"limit":"duplicates"})";

Deck sample(std::size_t which)
{
    const auto file = nexus::test::starterFiles("decks")[which];
    return nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
}

} // namespace

} // namespace package_pool_test

// moc of Qt 6.4 loses count of the braces in raw strings, so the namespace begins anew.
namespace package_pool_test {

class PackagePoolTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithTheValidatorCardByCard()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 3);
            const auto catalogue = catalogueOf(someCards(random));
            const DeckChecker checker(rulesetOf(laws), catalogue);
            PackageCards package;
            for (const auto card : checker.accepted(0)->cards())
                if (random.below(2))
                    package.emplace_back(card, random.between(1, 2));
            CardSet expected(catalogue->size());
            for (const auto card : checker.accepted(1)->cards())
                if (legalWith(checker, package, card))
                    expected.insert(card);
            const auto pool = packagePool(checker, missions, package);
            RC_ASSERT(pool.cards.cards() == expected.cards());
            // Counted one by one, by cost and by type.
            const auto cp = *starterGame().find(AttributeId("cp"));
            std::map<std::int64_t, std::int64_t> costs;
            std::map<std::string, std::int64_t> types;
            std::int64_t absent = 0;
            expected.forEach([&](CardIndex card) {
                if (const auto cost = catalogue->number(card, cp))
                    ++costs[*cost];
                else
                    ++absent;
                ++types[std::string(catalogue->type(card))];
            });
            RC_ASSERT(pool.costs.has_value() == !costs.empty());
            if (pool.costs) {
                RC_ASSERT(pool.costs->attribute == cp);
                RC_ASSERT(pool.costs->copies == costs);
                RC_ASSERT(pool.costs->absent == absent);
            }
            std::map<std::string, std::int64_t> told;
            for (const auto& tally : pool.types)
                told[tally.name] = tally.copies;
            RC_ASSERT(told == types);
            const auto place = [&](const char* name) {
                return std::find_if(pool.types.begin(), pool.types.end(), [&](const Tally& tally) {
                    return tally.name == name;
                }) - pool.types.begin();
            };
            if (types.contains("Unit") && types.contains("Relic"))
                RC_ASSERT(place("Unit") < place("Relic")); // types the game knows come first
        }));
    }

    void isThePoolOfThePackage()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto listed = *MissionPackages(checker, missions).list({}, 2402);
        for (std::size_t i = 0; i < listed.packages.size(); i += 97) {
            const auto pool = packagePool(checker, missions, listed.packages[i].cards);
            QCOMPARE(static_cast<std::int64_t>(pool.cards.count()), listed.packages[i].pool);
            QCOMPARE(pool.costs->present() + pool.costs->absent, listed.packages[i].pool);
        }
    }

    void whatAPackageWouldDoToADeck()
    {
        for (const auto* edition : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"}) {
            const DeckChecker checker(ruleset(edition), starterCatalogue());
            const MissionPackages packages(checker, missions);
            for (std::size_t which = 0; which < 5; ++which) {
                const auto deck = sample(which);
                const auto listed = *packages.list({.deck = &deck, .order = PackageOrder::MostCards}, 5000);
                for (std::size_t i = 0; i < listed.packages.size(); i += 331) {
                    const auto& package = listed.packages[i];
                    const auto change = packageChange(checker, packages, deck, package);
                    auto after = deck;
                    QVERIFY(apply(after, change.edit));
                    QVERIFY(after == change.after);
                    QVERIFY(checker.check(after) == change.report);
                    QCOMPARE(static_cast<std::int64_t>(change.opened.count()), package.opened);
                    QCOMPARE(static_cast<std::int64_t>(change.closed.count()), package.closed);
                    std::int64_t copies = 0;
                    for (const auto& [card, count] : change.notCarried)
                        copies += count;
                    QCOMPARE(copies, package.notCarried);
                    // The search that shows what is opened finds just that.
                    const auto query = parseQuery(openedQuery(checker, deck, after), starterGame());
                    QVERIFY2(query, openedQuery(checker, deck, after).c_str());
                    if (package.opened > 0)
                        QVERIFY2(matching(query->root, checker.catalogue()).cards() == change.opened.cards(),
                            openedQuery(checker, deck, after).c_str());
                }
            }
        }
    }

    void aFilterIsOfWordsInNames()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto named = [&](const CardSet& set) {
            QStringList names;
            set.forEach([&](CardIndex card) { names << q(checker.catalogue().name(card)); });
            return names;
        };
        const auto one = packageFilter("  CHOIR ", checker, missions);
        QVERIFY(one.says());
        QCOMPARE(one.with.size(), std::size_t(1));
        QCOMPARE(named(one.with.front()), QStringList{QStringLiteral("Choir Practice")});
        const auto two = packageFilter("choir -arrears - lamp", checker, missions);
        QCOMPARE(two.with.size(), std::size_t(2));
        QCOMPARE(named(two.without), QStringList{QStringLiteral("Minor Arrears")});
        QCOMPARE(
            named(packageFilter("wick", checker, missions).with.front()), QStringList()); // a card of the main deck
        QVERIFY(!packageFilter(" - ", checker, missions).says());
        const auto listed = *MissionPackages(checker, missions).list({.with = two.with, .without = &two.without}, 5000);
        QVERIFY(listed.count > 0);
        for (const auto& package : listed.packages) {
            QStringList names;
            for (const auto& [card, copies] : package.cards)
                names << q(checker.catalogue().name(card));
            QVERIFY(
                names.contains(QStringLiteral("Choir Practice")) && !names.contains(QStringLiteral("Minor Arrears")));
            QVERIFY(names.join(QLatin1Char(' ')).contains(QStringLiteral("lamp"), Qt::CaseInsensitive));
        }
        QCOMPARE(MissionPackages(checker, missions)
                     .list({.with = packageFilter("nosuchname", checker, missions).with}, 5)
                     ->count,
            std::uint64_t(0));
    }
};

NEXUS_TEST(PackagePoolTest, Nothing);

} // namespace package_pool_test

#include "package_pool_test.moc"
