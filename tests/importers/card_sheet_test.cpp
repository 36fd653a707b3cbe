#include "importers/card_sheet.h"

#include "model/base/random.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace card_sheet_test {

using namespace nexus::importers;
using namespace nexus::test;

const char* const playCards = "\xef\xbb\xbf# Harbour\r\n\r\n"
                              "| Name    | Card Type | CP Cost | Rule Box      |\r\n"
                              "|---------|-----------|---------|---------------|\r\n"
                              "| Docker  | Unit      | 3       | Steadfast.    |\r\n"
                              "| Lantern | Asset     | 1       | Draw \\| look. |\r\n\r\n"
                              "Words between | with a bar.\r\n\r\n"
                              "| Name | CP Value | Challenge |\r\n| --- | --- | --- |\r\n| Cross | 2 | Do it. |\r\n";

class CardSheetTest : public QObject {
    Q_OBJECT

private:
    static CardSheet sheetOf(const std::string& bytes) { return readCardSheet(bytes, starterGame(), {}).value(); }
    static SheetEdit cell(SheetPlace place, std::size_t column, const std::string& text)
    {
        return {.kind = SheetEdit::Cell, .place = place, .column = column, .text = text, .row = {}};
    }

private Q_SLOTS:
    void aSheetThatIsNotChangedIsItsBytes() { QCOMPARE(written(sheetOf(playCards)).value(), std::string(playCards)); }

    void aChangedCellIsReadAsTheCard()
    {
        auto sheet = sheetOf(playCards);
        const auto back = apply(sheet, cell({0, 1}, 2, " 4 "));
        QVERIFY(back.has_value());
        std::string expected = playCards;
        expected.replace(expected.find("| 1       |"), 11, "| 4       |");
        QCOMPARE(written(sheet).value(), expected);
        const auto reading = readSheet(sheet, starterGame(), {});
        QCOMPARE(reading.list.cards.size(), std::size_t{3});
        const auto cp = *starterGame().find(nexus::model::AttributeId("cp"));
        QCOMPARE(reading.list.cards[1].card.numbers[cp], std::optional(4));
        QVERIFY((reading.places[2] == SheetPlace{1, 0}));
        QCOMPARE(readSheetRow(sheet, {0, 1}, starterGame(), {})->numbers[cp], std::optional(4));
        QVERIFY(apply(sheet, *back).has_value());
        QCOMPARE(written(sheet).value(), std::string(playCards));
    }

    void whatAnImportRefusesIsSaidOfItsRow()
    {
        auto sheet = sheetOf(playCards);
        QVERIFY(apply(sheet, cell({0, 0}, 2, "lots")).has_value());
        const auto reading = readSheet(sheet, starterGame(), {});
        QCOMPARE(reading.list.cards.size(), std::size_t{2});
        QCOMPARE(reading.problems.size(), std::size_t{1});
        QVERIFY(saysInLine(reading.problems.at({0, 0}), 5, "is not a whole number"));
        QVERIFY(says(problemsOf(readSheetRow(sheet, {0, 0}, starterGame(), {})), "is not a whole number"));
        QVERIFY(apply(sheet, cell({0, 0}, 2, "3")) && apply(sheet, cell({0, 1}, 0, "Docker")));
        QVERIFY(apply(sheet, cell({0, 1}, 1, "Unit")));
        const auto twins = readSheet(sheet, starterGame(), {});
        QVERIFY(says(twins.problems.at({0, 1}), "stands in this file already, in line 5"));
    }

    // Without its last row, the line end above it and the blank line below it would be one: the words join the table.
    void aRowIsNotRemovedWhereTheLineBehindWouldJoinTheTable()
    {
        auto sheet = sheetOf("| Name |\n|---|\r| Docker |\n\nWords | with | bars\n");
        const SheetEdit removal{.kind = SheetEdit::Remove, .place = {0, 0}, .text = {}, .row = {}};
        QVERIFY(apply(sheet, removal).has_value());
        QVERIFY(says(problemsOf(written(sheet)), "the file's form cannot hold the row as it is to be"));
    }

    void everyEditHasItsInverse()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            nexus::model::Random random(seed, 5);
            const auto start = sheetOf(playCards);
            auto sheet = start;
            std::vector<SheetEdit> back;
            for (int i = 0; i < 6; ++i) {
                const std::size_t t = random.below(2), r = random.below(3);
                const auto columns = sheet.tables[t].headings.size();
                SheetEdit edit = cell({t, r}, random.below(5), "x" + std::to_string(i));
                edit.kind = static_cast<SheetEdit::Kind>(random.below(3));
                if (edit.kind == SheetEdit::Insert)
                    edit.row.cells.assign(columns, "new " + std::to_string(i));
                const auto before = sheet;
                if (auto inverse = apply(sheet, edit))
                    back.push_back(std::move(*inverse));
                else
                    RC_ASSERT(sheet == before);
            }
            for (; !back.empty(); back.pop_back())
                RC_ASSERT(apply(sheet, back.back()).has_value());
            RC_ASSERT(sheet == start);
        }));
    }

    // What is taken back goes through the form of cells: it must have it from the start.
    void cellsAreReadInTheirForm()
    {
        const auto start = sheetOf("Name,Type,Rules\nA,Unit,'\tdraw \nB,Unit,\"' = \"\nC,Unit,\"'\r\n=x\"\n");
        for (std::size_t row = 0; row < start.tables[0].rows.size(); ++row) {
            const auto& text = start.tables[0].rows[row].cells[2];
            QCOMPARE(text, cellValue(text));
            auto sheet = start;
            const auto back = apply(sheet, cell({0, row}, 2, "other"));
            QVERIFY(back && apply(sheet, *back) && sheet == start);
        }
        QCOMPARE(start.tables[0].rows[0].cells[2], std::string("draw"));
    }

    void columnsAreFoundByHeadingIdAndField()
    {
        const auto sheet = sheetOf(playCards);
        const auto column = [&](const char* name) { return columnCalled(sheet.tables[0], name, starterGame(), {}); };
        QCOMPARE(column("cp cost"), std::optional<std::size_t>(2));
        QCOMPARE(column("cp"), std::optional<std::size_t>(2));
        QCOMPARE(column("rules"), std::optional<std::size_t>(3));
        QVERIFY(!column("flavor") && !column("nonsense"));
    }

    void whatIsNoTableOfCardsIsRefused()
    {
        const auto problems = [](const std::string& bytes) {
            return problemsOf(readCardSheet(bytes, starterGame(), {}));
        };
        QVERIFY(says(problems("{\"cards\":[]}"), "this is JSON"));
        QVERIFY(says(problems("a,b\n1,2\n"), "no table of cards"));
        QVERIFY(saysInLine(problems("Name,Type\nX,Unit\nY\n"), 3, "1 cells"));
        QVERIFY(says(problems("Name,Type\n" + std::string(5U << 20U, 'x')), "too large"));
        std::string many = "Name,Type\n";
        for (std::size_t i = 0; i < maxSheetRows; ++i)
            many += "A,Unit\n";
        QVERIFY(readCardSheet(many, starterGame(), {}));
        QVERIFY(says(problems(many + "A,Unit\n"), "20,000 rows"));
    }

    void theRealCardListsAreWrittenBack()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        for (const auto* name : {"PlayCards.md", "MissionCards.md"}) {
            const auto bytes = fileBytes(*shared / "data/quantum-nexus" / name);
            auto sheet = sheetOf(bytes);
            QCOMPARE(written(sheet).value(), bytes);
            const std::size_t step = underSanitizers() ? 30 : 3;
            for (std::size_t r = 0; r < sheet.tables[0].rows.size(); r += step) {
                auto one = sheet;
                const auto column = *columnCalled(one.tables[0], "cp", starterGame(), {});
                QVERIFY(apply(one, cell({0, r}, column, "7")));
                const auto out = written(one).value();
                // What differs lies within the cell.
                const auto from = std::mismatch(bytes.begin(), bytes.end(), out.begin(), out.end()).first;
                const auto to = std::mismatch(bytes.rbegin(), bytes.rend(), out.rbegin(), out.rend()).first.base();
                QVERIFY(to - from <= 3);
            }
        }
    }
};

NEXUS_TEST(CardSheetTest, Events);

} // namespace card_sheet_test

#include "card_sheet_test.moc"
