#include "app/views/packages.h"

#include "app/documents/game_library.h"
#include "importers/registry.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace package_text_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId missions("missions");

const DeckChecker& law()
{
    static const DeckChecker checker(ruleset(), starterCatalogue());
    return checker;
}

CardIndex card(const char* name) { return *lookUp(law().catalogue(), name).card; }

MissionPackage made(PackageCards cards)
{
    std::sort(cards.begin(), cards.end());
    MissionPackage package;
    package.cards = std::move(cards);
    package.profile = {{*starterGame().find(AttributeId("technology")), 4},
        {*starterGame().find(AttributeId("magic")), 0}, {*starterGame().find(AttributeId("entropy")), 2}};
    package.income = 14;
    package.pool = 212;
    return package;
}

} // namespace

class PackageTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPackageInWords()
    {
        auto package = made({{card("Choir Practice"), 1}, {card("Minor Arrears"), 2}});
        QCOMPARE(packageNames(package, law().catalogue()), "Choir Practice, 2 Minor Arrears");
        QCOMPARE(packageNames({}, law().catalogue()), "none");
        QCOMPARE(profileLetters(package, starterGame()), "T4 E2");
        QCOMPARE(profileWords(package, starterGame()), "Technology 4, Entropy 2");
        QCOMPARE(packageDetail(package, {}), "income 14 · pool 212");
        package.opened = 23;
        package.changes = 1;
        package.found = 40;
        QCOMPARE(packageDetail(package, {true, 56}), "allows 40 of 56 · income 14 · pool 212 · unlocks 23 · 1 change");
        package.closed = 11;
        package.changes = 3;
        QCOMPARE(packageDetail(package, {true, {}}), "income 14 · pool 212 · unlocks 23, locks 11 · 3 changes");
        QCOMPARE(packageFit(package), "fits the deck");
        package.notCarried = 4;
        QCOMPARE(packageFit(package), "4 copies do not fit");
        QCOMPARE(packageSentence(package, law().catalogue(), {true, {}}),
            "Choir Practice, 2 Minor Arrears: Technology 4, Entropy 2 · income 14 · pool 212 · unlocks 23, locks 11 · "
            "3 "
            "changes · 4 copies do not fit");
        package.changes = 0;
        package.income.reset();
        QCOMPARE(packageDetail(package, {true, {}}), "pool 212 · in the deck now");
        QCOMPARE(openedText(23, 11), "+23 −11");
        QCOMPARE(openedText(0, 0), "–");
    }

    void whatAPackageChanges()
    {
        const auto file = nexus::app::embeddedFiles("quantum-nexus", "decks").front();
        const auto deck = nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
        const MissionPackages packages(law(), missions);
        const auto listed = *packages.list({.deck = &deck, .order = PackageOrder::MostCards}, 2402);
        const auto far = *std::max_element(listed.packages.begin(), listed.packages.end(),
            [](const auto& a, const auto& b) { return a.notCarried < b.notCarried; });
        const auto change = packageChange(law(), packages, deck, far);
        const auto totals = changedTotalsText(deck, change, law());
        QVERIFY2(
            totals.find("→") != std::string::npos && totals.find("Not legal: ") != std::string::npos, totals.c_str());
        const auto texts = changedCardsTexts(change, law().catalogue());
        QCOMPARE(texts.size(), std::size_t(3));
        QVERIFY2(texts[0].starts_with("Unlocks " + std::to_string(far.opened) + ": "), texts[0].c_str());
        QVERIFY2(texts[1].starts_with("Locks " + std::to_string(far.closed) + ": "), texts[1].c_str());
        QVERIFY2(texts[2].starts_with("Not legal with it: " + std::to_string(change.notCarried.front().second) + " " +
                                      change.notCarried.front().first),
            texts[2].c_str());
        // Of many cards the first names stand for all.
        PackageChange many{{}, {}, {}, CardSet(law().catalogue().size(), true), CardSet(law().catalogue().size()), {}};
        const auto all = changedCardsTexts(many, law().catalogue());
        QCOMPARE(all.size(), std::size_t(1));
        QVERIFY2(all[0].ends_with(" and " + std::to_string(law().catalogue().size() - 60) + " more"), all[0].c_str());
        // Nothing changes: only whether it is legal is said.
        QCOMPARE(
            changedTotalsText(deck, packageChange(law(), packages, deck, packages.forDeck(deck, 1)->front()), law()),
            "Legal");
    }

    void thePoolAsCharts()
    {
        const auto package = MissionPackages(law(), missions).list({}, 1)->packages.front();
        const auto charts = poolCharts(packagePool(law(), missions, package.cards), law(), package.income);
        QCOMPARE(charts.size(), std::size_t(2));
        QCOMPARE(charts[0].kind, ChartKind::Curve);
        QCOMPARE(charts[0].title, "CP");
        QCOMPARE(charts[0].line, package.income);
        std::int64_t cards = 0, typed = 0;
        for (const auto& bar : charts[0].bars) {
            cards += bar.copies;
            QCOMPARE(bar.beyond, bar.value > *package.income);
        }
        for (const auto& bar : charts[1].bars)
            typed += bar.copies;
        QCOMPARE(cards, package.pool);
        QCOMPARE(typed, package.pool);
        QVERIFY(charts[0].summary.starts_with(std::to_string(package.pool) + " cards · average "));
        QCOMPARE(charts[1].bars.front().label, "Units");
    }
};

NEXUS_TEST(PackageTextTest, Nothing);

} // namespace package_text_test

#include "package_text_test.moc"
