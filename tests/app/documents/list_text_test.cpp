#include "app/documents/list_check.h"

#include "importers/decklist/deck_text.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace list_text_test {

using namespace nexus;
using namespace nexus::test;

class ListTextTest : public QObject {
    Q_OBJECT
private:
    static app::CheckedList checked(const std::string& text, const app::CheckOptions& options = {})
    {
        return app::checkList(listReader().read("a, \"b\".txt", text).front(), listReader(), options);
    }

private Q_SLOTS:
    void claimsAndVerdicts()
    {
        QCOMPARE(app::claimWord(app::Claim::Right), std::string("right"));
        QCOMPARE(app::claimWord(app::Claim::Wrong), std::string("does not fit"));
        QCOMPARE(app::claimWord(app::Claim::None), std::string("none given"));
        QCOMPARE(app::claimWord(app::Claim::Open), std::string("cannot be told"));
        QCOMPARE(app::verdictWord(checked(importers::writeDeckText(sampleDecks().front(), starterGame()))),
            std::string("legal"));
        QCOMPARE(app::verdictWord(checked("1 Candle Reef")), std::string("not legal"));
    }

    void cardsAreCountedBySection()
    {
        const auto& checker = *listReader().checker(model::RulesetId("quantum-nexus-2025-07"));
        QCOMPARE(app::cardsText(
                     deckOf("main: 3 Candle Reef, 1 Inkling Page; missions: 1 Audit of the Soul; maybe: 9 Candle Reef"),
                     checker),
            std::string("5 cards: Missions 1, Main deck 4"));
        QCOMPARE(app::cardsText({}, checker), std::string("0 cards"));
    }

    void numbersOfCardsAreWrittenInSixteens()
    {
        const auto& checker = *listReader().checker(model::RulesetId("quantum-nexus-2025-07"));
        QCOMPARE(app::unknownRowText({model::SectionId("main"), 0xa1b2c3, 1, {}}, checker),
            std::string("Main deck: 1 copy of the card with number 0A1B2C3, which the catalogue does not have."));
        QCOMPARE(app::unknownRowText({model::SectionId("main"), 0xfffffff, 3, {0, 1}}, checker),
            "Main deck: 3 copies of the card with number FFFFFFF, which several cards have: " +
                model::unambiguousName(checker.catalogue(), 0) + ", " + model::unambiguousName(checker.catalogue(), 1) +
                ".");
    }

    void valuesTheCatalogueSaysOtherwiseAreTold()
    {
        const auto one = app::checkList(
            listReader().read("a.csv", "Card Name,Count,CP\nCandle Reef,1,9\n").front(), listReader());
        QCOMPARE(app::listWarnings(one),
            std::vector<std::string>{"Line 2: Candle Reef has CP “9” in the list, the catalogue says 4."});
        QVERIFY(app::listWarnings(checked(" ")).empty());
    }

    void theSummaryCountsEverything()
    {
        const auto right = checked(importers::writeDeckText(sampleDecks().front(), starterGame()));
        auto forged = right;
        forged.checksumClaim = forged.codeClaim = app::Claim::Wrong;
        const auto poor = checked("1 Candle Reef", {{}, {}, deckOf("main: 2 Candle Reef")});
        QCOMPARE(app::checkedSummary({}), std::string("0 lists: 0 legal."));
        QCOMPARE(app::checkedSummary({right}), std::string("1 list: 1 legal."));
        QCOMPARE(app::checkedSummary({right, forged, forged, poor, checked(" ")}),
            std::string("5 lists: 3 legal, 1 not legal, 1 not read; 2 checksums do not fit, 2 codes do not fit, 1 list "
                        "differs."));
    }

    void theTableIsOneLineAList()
    {
        const auto csv = app::checkedCsv(
            {checked("1 Candle Reef", {{}, "AAAA-AAAA-AAAA-AAAA", deckOf("main: 2 Candle Reef")}), checked(" ")});
        const auto lines = model::split(csv, '\n');
        QCOMPARE(lines.size(), std::size_t{4}); // with the end
        QVERIFY(lines[0].starts_with("List,Player,Table,Deck,Ruleset,Legal,Checksum,"));
        QVERIFY2(lines[1].starts_with("\"a, \"\"b\"\".txt\",,,\"a, \"\"b\"\"\",quantum-nexus-2025-07,not legal,"),
            std::string(lines[1]).c_str());
        QVERIFY2(lines[1].find(",AAAA-AAAA-AAAA-AAAA,does not fit,none given,1,\"The checksum does not fit") !=
                     std::string_view::npos,
            std::string(lines[1]).c_str());
        QVERIFY2(lines[2].ends_with(",,not read,,,none given,none given,,There is nothing in it.\r"),
            std::string(lines[2]).c_str());
        // a spreadsheet runs nothing of it
        auto evil = checked("1 Candle Reef");
        evil.list.deck.name = "=HYPERLINK(1)";
        QVERIFY(app::checkedCsv({evil}).find(",=HYPERLINK") == std::string::npos);
    }
};

NEXUS_TEST(ListTextTest, Events);

} // namespace list_text_test

#include "list_text_test.moc"
