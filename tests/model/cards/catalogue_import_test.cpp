#include "model/cards/catalogue_import.h"

#include "tests/support/decks.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace catalogue_import_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

AttributeIndex attribute(const char* id) { return *starterGame().find(AttributeId(id)); }

// A reader settles what the game settles: domains that are not printed are 0.
Card cardOf(const std::string& name, const std::string& set = "", const std::string& number = "",
    const std::string& type = "Unit")
{
    Card card;
    card.name = name;
    card.type = type;
    card.set = set;
    card.number = number;
    card.numbers.resize(starterGame().attributes.size());
    for (const auto domain : starterGame().domainAttributes())
        card.numbers[domain] = 0;
    card.numbers[attribute("cp")] = 2;
    return card;
}

std::shared_ptr<const Catalogue> built(const std::vector<Card>& cards)
{
    CatalogueBuilder builder(starterGame());
    for (const auto& card : cards)
        builder.add(card);
    return builder.build();
}

PlannedCard planned(const std::vector<Card>& known, const Card& row)
{
    return planImport(*built(known), {row}).cards.at(0);
}

std::string told(const std::vector<FieldChange>& changes)
{
    std::string text;
    for (const auto& change : changes)
        text += (text.empty() ? "" : "; ") + change.field + ": " + change.from + " > " + change.to;
    return text;
}

} // namespace

class CatalogueImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCardNobodyKnowsIsNew()
    {
        const auto plan = planned({cardOf("Guard", "AAA")}, cardOf("Scout", "AAA"));
        QVERIFY(plan.effect == ImportEffect::NewCard);
        QVERIFY(plan.changes.empty() && !plan.replaces);
        QCOMPARE(q(plan.card.set), q("AAA"));
    }

    void aNewCardWithoutASetGoesIntoTheImportSet()
    {
        QCOMPARE(q(planned({}, cardOf("Scout")).card.set), q(starterGame().importSet.code));
    }

    void theSameRowIsUnchanged()
    {
        auto card = cardOf("Guard", "AAA", "7");
        card.rarity = "rare";
        card.texts[attribute("passive")] = "Stand.";
        QVERIFY(planned({card}, card).effect == ImportEffect::Unchanged);
        card.set = "aaa"; // set codes are compared folded
        QVERIFY(planned({cardOf("Other"), card}, card).effect == ImportEffect::Unchanged);
    }

    void aChangedRowSaysWhatWasAndWhatWillBe()
    {
        auto before = cardOf("Guard", "AAA", "7");
        before.rules = "Stand.";
        before.numbers[attribute("attack")] = 1;
        before.numbers[attribute("range")] = 0;
        before.texts[attribute("passive")] = "Old";
        before.subtypes = {"Human"};
        auto after = before;
        after.rules = "Hold.";
        after.numbers[attribute("attack")].reset();
        after.numbers[attribute("cp")] = 3;
        after.numbers[attribute("range")] = 2;
        after.texts.clear();
        after.subtypes = {"Human", "Leader"};
        after.keywords = {"Zeal"};
        after.flavor = "New.";
        after.rarity = "rare";
        after.extras = "Artist: Nobody";
        const auto catalogue = built({cardOf("Alpha", "AAA"), before});
        const auto plan = planImport(*catalogue, {after}).cards.at(0);
        QVERIFY(plan.effect == ImportEffect::Changed);
        QCOMPARE(plan.replaces.value(), catalogue->printings(1).front());
        QCOMPARE(q(told(plan.changes)),
            q("subtypes: Human > Human, Leader; cp: 2 > 3; attack: 1 > ; range: Close > Far; passive: Old > ; "
              "keywords:  > Zeal; rules: Stand. > Hold.; flavor:  > New.; rarity:  > rare; extras:  > Artist: Nobody"));
    }

    void aPrintingInAnotherSetIsNewAndSaysHowItDiffers()
    {
        auto row = cardOf("Guard", "BBB", "1");
        row.numbers[attribute("cp")] = 5;
        const auto plan = planned({cardOf("Guard", "AAA", "7")}, row);
        QVERIFY(plan.effect == ImportEffect::NewPrinting);
        QVERIFY(!plan.replaces);
        QCOMPARE(q(told(plan.changes)), q("cp: 2 > 5; number: 7 > 1"));
        QCOMPARE(q(plan.card.set), q("BBB"));
    }

    void anotherNumberInTheSameSetIsANewPrinting()
    {
        QVERIFY(
            planned({cardOf("Guard", "AAA", "7")}, cardOf("Guard", "AAA", "8")).effect == ImportEffect::NewPrinting);
    }

    void aSetThatIsNumberedAnewKeepsItsPrintings()
    {
        CatalogueBuilder builder(starterGame());
        builder.addSet({"AAA", "A", "2025-07-01"}, "");
        for (const auto& [name, number] : {std::pair("Bell", "1"), {"Crane", "2"}, {"Lamp", "3"}})
            builder.add(cardOf(name, "AAA", number));
        const auto catalogue = builder.build();
        // A new card comes first, and one went: all others move.
        const auto plan = planImport(
            *catalogue, {cardOf("Ark", "AAA", "1"), cardOf("Bell", "AAA", "2"), cardOf("Lamp", "AAA", "9")});
        QVERIFY(plan.cards[0].effect == ImportEffect::NewCard);
        for (const std::size_t row : {1U, 2U})
            QVERIFY(plan.cards[row].effect == ImportEffect::Changed && plan.cards[row].changes.size() == 1);
        QVERIFY(clashes(*catalogue, plan).empty());
        // Two rows of a card are two printings of it.
        const auto twice = planImport(
            *catalogue, {cardOf("Ark", "AAA", "1"), cardOf("Bell", "AAA", "2"), cardOf("Bell", "AAA", "2b")});
        QVERIFY(twice.cards[1].effect == ImportEffect::NewPrinting);
    }

    void aRowWithoutASetIsAboutTheNewestPrinting()
    {
        CatalogueBuilder builder(starterGame());
        builder.addSet({"NEW", "New", "2025-07-01"}, "");
        builder.addSet({"OLD", "Old", "2024-07-01"}, "");
        builder.add(cardOf("Guard", "NEW", "1"));
        builder.add(cardOf("Guard", "OLD", "2"));
        const auto catalogue = builder.build();
        auto row = cardOf("Guard");
        QVERIFY(planImport(*catalogue, {row}).cards[0].effect == ImportEffect::Unchanged);
        row.rules = "Hold.";
        const auto plan = planImport(*catalogue, {row}).cards[0];
        QVERIFY(plan.effect == ImportEffect::Changed);
        QCOMPARE(q(plan.card.set), q("NEW"));
        QCOMPARE(q(plan.card.number), q("1"));
        QCOMPARE(q(catalogue->setCode(*plan.replaces)), q("NEW"));
    }

    void aNumberGivenLaterNumbersTheOnePrinting()
    {
        const auto plan = planned({cardOf("Guard", "AAA")}, cardOf("Guard", "AAA", "7"));
        QVERIFY(plan.effect == ImportEffect::Changed);
        QCOMPARE(q(told(plan.changes)), q("number:  > 7"));
    }

    void aRowWithoutNumberOrRarityKeepsThoseThatAreKnown()
    {
        auto known = cardOf("Guard", "AAA", "7");
        known.rarity = "rare";
        const auto plan = planned({known}, cardOf("Guard", "AAA"));
        QVERIFY(plan.effect == ImportEffect::Unchanged);
        QCOMPARE(q(plan.card.number), q("7"));
        QCOMPARE(q(plan.card.rarity), q("rare"));
    }

    void amongTwoPrintingsOfASetTheNumberDecides()
    {
        auto row = cardOf("Guard", "AAA", "8");
        row.rules = "Hold.";
        const auto catalogue = built({cardOf("Guard", "AAA", "7"), cardOf("Guard", "AAA", "8")});
        const auto plan = planImport(*catalogue, {row}).cards[0];
        QVERIFY(plan.effect == ImportEffect::Changed);
        QCOMPARE(q(catalogue->number(*plan.replaces)), q("8"));
        QCOMPARE(q(told(plan.changes)), q("rules:  > Hold."));
    }

    void withoutANumberNoneOfTwoPrintingsOfASetIsGuessed()
    {
        QVERIFY(planned({cardOf("Guard", "AAA", "7"), cardOf("Guard", "AAA", "8")}, cardOf("Guard", "AAA")).effect ==
                ImportEffect::NewPrinting);
    }

    void twoCardsOfOneNameAreToldApartByTheirType()
    {
        const auto known = {cardOf("Zone", "AAA", "1", "Terrain")};
        QVERIFY(planned(known, cardOf("Zone", "AAA", "2", "Mission")).effect == ImportEffect::NewCard);
        const auto plan = planned({cardOf("Zone", "AAA", "1", "Terrain"), cardOf("Zone", "AAA", "2", "Mission")},
            cardOf("Zone", "", "", "Mission"));
        QVERIFY(plan.effect == ImportEffect::Unchanged);
        QCOMPARE(q(plan.card.number), q("2"));
    }

    void aRarityInAnotherSpellingElsewhereChangesNothing()
    {
        auto one = cardOf("One", "AAA"), two = cardOf("Two", "AAA");
        one.rarity = "Rare";
        two.rarity = "rare";
        const auto plan = planImport(*built({one, two}), {one, two});
        QCOMPARE(plan.count(ImportEffect::Unchanged), std::size_t{2});
    }

    void rowsKeepTheirOrderAndAreCounted()
    {
        auto changed = cardOf("Guard", "AAA", "7");
        changed.rules = "Hold.";
        const auto plan = planImport(*built({cardOf("Guard", "AAA", "7"), cardOf("Scout", "AAA", "8")}),
            {cardOf("Zed"), cardOf("Scout"), changed, cardOf("Scout", "BBB"), cardOf("Ada")});
        QCOMPARE(plan.count(ImportEffect::NewCard), std::size_t{2});
        QCOMPARE(plan.count(ImportEffect::NewPrinting), std::size_t{1});
        QCOMPARE(plan.count(ImportEffect::Changed), std::size_t{1});
        QCOMPARE(plan.count(ImportEffect::Unchanged), std::size_t{1});
        for (std::size_t row = 0; row < plan.cards.size(); ++row)
            QCOMPARE(plan.cards[row].row, row);
        QCOMPARE(q(plan.cards[2].card.name), q("Guard"));
    }

    void theSameListTwiceIsAllUnchanged()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            auto cards = syntheticCards(20, seed);
            for (std::size_t i = 0; i < cards.size(); ++i) {
                if (i % 3 == 0)
                    cards[i].set.clear();
                if (i % 4 == 0)
                    cards[i].number.clear();
                if (i % 5 == 0)
                    cards[i].rarity = "Rare";
            }
            const auto first = planImport(*CatalogueBuilder(starterGame()).build(), cards);
            RC_ASSERT(first.count(ImportEffect::NewCard) == cards.size());
            std::vector<Card> stored;
            for (const auto& card : first.cards)
                stored.push_back(card.card);
            RC_ASSERT(planImport(*built(stored), cards).count(ImportEffect::Unchanged) == cards.size());
        }));
    }

    void rowsOfOnePrintingClash()
    {
        const auto known = built({cardOf("Tin", "P25", "1"), cardOf("Tin", "P25", "2")}); // the newest is 2
        const auto found = [&](const std::vector<Card>& rows) { return clashes(*known, planImport(*known, rows)); };
        QVERIFY(
            found({cardOf("Tin", "P25", "1"), cardOf("Tin", "P25", "2"), cardOf("Ore"), cardOf("Tin", "P26")}).empty());
        QVERIFY(
            found({cardOf("Ore"), cardOf("Ore", starterGame().importSet.code)}) == (std::vector<ImportClash>{{1, 0}}));
        QVERIFY(found({cardOf("Tin", "", "7"), cardOf("Tin", "", "8")}) == (std::vector<ImportClash>{{1, 0}}));
        QVERIFY(found({cardOf("Tin", "", "1")}) == (std::vector<ImportClash>{{0, std::nullopt}}));
        QVERIFY(found({cardOf("Tin", "", "5"), cardOf("Tin", "P25", "5")}) == (std::vector<ImportClash>{{1, 0}}));
    }

    void theCatalogueAfterHasWhatThePlanSays()
    {
        CatalogueBuilder builder(starterGame());
        builder.addSet({"P25", "P25", ""}, "2025-01-01");
        builder.add(cardOf("Tin", "P25", "1"));
        builder.add(cardOf("Ore", "P25"));
        const auto before = builder.build();
        auto changed = cardOf("TIN", "p25", "1");
        changed.numbers[attribute("cp")] = 5;
        const auto plan = planImport(*before, {changed, cardOf("Zinc", "P26"), cardOf("Ore", "P26")});
        const auto after = catalogueAfter(
            *before, plan, {{"P25", "Playtest", ""}, {"P26", "P26", "2024-01-01"}}, "2025-06-01");
        QCOMPARE(after->size(), std::size_t{3});
        QCOMPARE(after->printingCount(), std::size_t{4});
        const auto tin = after->named("tin").front();
        QCOMPARE(after->name(tin), std::string_view("TIN"));
        QCOMPARE(after->number(tin, attribute("cp")).value_or(0), 5);
        QCOMPARE(after->setCode(after->printings(after->named("ore").front()).front()),
            std::string_view("P25")); // P26 is older
        QVERIFY(after->sets()[0] == (SetInfo{"P25", "Playtest", ""}));
        QVERIFY(after->sets()[1] == (SetInfo{"P26", "P26", "2024-01-01"}));
        QCOMPARE(
            before->number(before->named("tin").front(), attribute("cp")).value_or(0), 2); // the old snapshot stays
    }
};

NEXUS_TEST(CatalogueImportTest, Events);

} // namespace catalogue_import_test

#include "catalogue_import_test.moc"
