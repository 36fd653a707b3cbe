#include "app/documents/card_import.h"

#include "db/catalogue_store.h"
#include "importers/card_list.h"
#include "tests/support/imports.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace card_import_test {

using namespace nexus;
using namespace nexus::test;

class CardImportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTrialRunWritesNothing()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        const auto revision = profile.catalogueStore().revision();
        const auto report = test::importCards(profile, "x.csv", "Name,Card Type,CP\nTin,Unit,1\n", {}, true);
        QVERIFY(!report.written);
        QCOMPARE(report.plan.count(model::ImportEffect::NewCard), std::size_t{1});
        QCOMPARE(profile.catalogueStore().revision(), revision);
    }

    void aRowWithoutASetIsAboutTheCardAsItStands()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        (void)test::importCards(profile, "a.csv", "Name,Card Type,CP\nTin,Unit,1\n", {.set = "P25"}, false);
        const auto report = test::importCards(
            profile, "b.csv", "Name,Card Type,CP\nTin,Unit,2\nNew,Unit,1\n", {}, false);
        QVERIFY(report.written);
        QCOMPARE(report.plan.cards[0].effect, model::ImportEffect::Changed);
        QCOMPARE(report.plan.cards[0].card.set, std::string("P25"));
        QCOMPARE(report.plan.cards[1].card.set, std::string("OWN"));
        const auto tin = profile.catalogue()->named("tin").front();
        QCOMPARE(profile.catalogue()->printings(tin).size(), std::size_t{1});
    }

    void anotherSetIsAnotherPrintingOfTheSameCard()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        (void)test::importCards(profile, "a.csv", "Name,Card Type,CP\nTin,Unit,1\n", {.set = "P25"}, false);
        const auto report = test::importCards(
            profile, "a.csv", "Name,Card Type,CP\nTin,Unit,2\n", {.set = "P26"}, false);
        QCOMPARE(report.plan.cards[0].effect, model::ImportEffect::NewPrinting);
        const auto tin = profile.catalogue()->named("tin").front();
        QCOMPARE(profile.catalogue()->number(tin, 0).value_or(0), 2);
        QCOMPARE(profile.catalogue()->onlySets({"P25"})->number(tin, 0).value_or(0), 1);
    }

    void aTableLeavesAloneWhatItHasNoColumnFor()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        (void)test::importCards(profile, "a.csv",
            "Name,Card Type,Subtype,CP,Attack,Rule Box,Flavor Text\nTin,Unit,Drone,1,3,Taunt.,Ding\n", {}, false);
        const auto report = test::importCards(profile, "b.csv", "Name,Card Type,CP\nTin,Unit,4\n", {}, false);
        QCOMPARE(report.plan.cards[0].changes.size(), std::size_t{1});
        const auto card = profile.catalogue()->card(profile.catalogue()->named("tin").front());
        QCOMPARE(card.rules, std::string("Taunt."));
        QCOMPARE(card.keywords.size(), std::size_t{1});
        QCOMPARE(card.flavor, std::string("Ding"));
        QCOMPARE(card.subtypes.size(), std::size_t{1});
        QCOMPARE(card.numbers[*starterGame().find(model::AttributeId("attack"))].value_or(0), 3);
        QCOMPARE(card.numbers[0].value_or(0), 4);
        // A column with an empty cell says that there is nothing.
        (void)test::importCards(profile, "c.csv", "Name,Card Type,CP,Attack\nTin,Unit,4,-\n", {}, false);
        QVERIFY(!profile.catalogue()->number(
            profile.catalogue()->named("tin").front(), *starterGame().find(model::AttributeId("attack"))));
    }

    void aTypeTheGameDoesNotHaveIsTakenAndSaid()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        const auto report = test::importCards(
            profile, "a.csv", "Name,Card Type,CP\nTin,Untt,1\nOre,unit,1\n", {}, false);
        QVERIFY(report.written);
        QCOMPARE(report.notes.size(), std::size_t{1});
        QVERIFY(report.notes.front().find("Untt") != std::string::npos);
        QCOMPARE(
            std::string(profile.catalogue()->type(profile.catalogue()->named("ore").front())), std::string("Unit"));
    }

    void aListWithARefusedRowIsNotTaken()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        const auto report = test::importCards(
            profile, "a.csv", "Name,Card Type,CP\nTin,Unit,1\nBad,Unit,lots\n", {}, false);
        QVERIFY(!report.written);
        QCOMPARE(report.refused.size(), std::size_t{1});
        QCOMPARE(report.refused.front().line, std::size_t{3});
        QVERIFY(profile.catalogue()->named("tin").empty());
    }

    void rowsThatAreOnePrintingAreRefused()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        (void)test::importCards(
            profile, "a.csv", "Name,Card Type,CP,Set,Number\nTin,Unit,1,P25,1\nTin,Unit,1,P25,2\n", {}, false);
        // Both are about the printing as it stands, and the last would be a second number 1.
        const auto twice = test::importCards(
            profile, "b.csv", "Name,Card Type,CP,Number\nTin,Unit,2,7\nTin,Unit,3,8\n", {}, false);
        QVERIFY(!twice.written);
        QCOMPARE(twice.refused.size(), std::size_t{1});
        QCOMPARE(twice.refused.front().line, std::size_t{3});
        QVERIFY(twice.refused.front().reason.find("line 2") != std::string::npos);
        const auto taken = test::importCards(profile, "c.csv", "Name,Card Type,CP,Number\nTin,Unit,2,1\n", {}, false);
        QCOMPARE(taken.refused.size(), std::size_t{1});
        QVERIFY(taken.refused.front().reason.find("number 1") != std::string::npos);
    }

    void severalFilesAreOneImport()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        auto planned = app::planImports(profile,
            {{"a.csv", "Name,Card Type,CP\nTin,Unit,1\n"}, {"bad.csv", "Name,Card Type,CP\nOre,Unit,lots\n"},
                {"dir/b.csv", "Name,Card Type,CP\nTin,Unit,2\n"}},
            {});
        QVERIFY(planned.has_value());
        QCOMPARE(planned->reports[2].changed(), std::size_t{1});
        QVERIFY(profile.catalogue()->named("tin").empty());
        app::applyImport(profile, *planned);
        QVERIFY(planned->reports[0].written && !planned->reports[1].written && planned->reports[2].written);
        QCOMPARE(profile.catalogue()->number(profile.catalogue()->named("tin").front(), 0).value_or(0), 2);
        const auto imports = profile.catalogueStore().imports();
        QCOMPARE(imports.size(), std::size_t{1});
        QCOMPARE(imports.front().files, (std::vector<std::string>{"a.csv", "b.csv"}));
        QVERIFY(profile.catalogueStore().undoLastImport(app::utcNow()));
        profile.forgetCatalogue();
        QVERIFY(profile.catalogue()->named("tin").empty());
        QVERIFY(!profile.catalogueStore().undoLastImport(app::utcNow())); // the starter set stays
    }

    void theRealListComesBackOutOfTheCatalogue()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const Scratch scratch;
        app::Profile profile(scratch.path());
        const auto bytes = fileBytes(*shared / "data" / "quantum-nexus" / "PlayCards.md");
        QVERIFY(test::importCards(profile, "PlayCards.md", bytes, {}, false).written);
        const auto again = test::importCards(profile, "PlayCards.md", bytes, {}, false);
        QCOMPARE(again.plan.count(model::ImportEffect::Unchanged), std::size_t{210});
        QVERIFY(!again.written);
        const auto list = importers::readCardTable(bytes, starterGame());
        for (const auto& listed : list->cards) {
            const auto index = profile.catalogue()->byKey(model::cardKey(listed.card, starterGame()).str());
            QVERIFY2(index, listed.card.name.c_str());
            auto stored = profile.catalogue()->card(*index);
            stored.set = listed.card.set;
            QVERIFY2(stored == listed.card, listed.card.name.c_str());
        }
    }
};

NEXUS_TEST(CardImportTest, Events);

} // namespace card_import_test

#include "card_import_test.moc"
