#include "importers/sheet_merge.h"

#include "model/base/random.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace sheet_merge_test {

using namespace nexus::importers;
using namespace nexus::test;
using nexus::model::Random;

const char* const base =
    "| Name | Card Type | CP Cost | Attack | Rule Box |\n"
    "|---|---|---|---|---|\n"
    "| Docker | Unit | 3 | 1 | Steadfast. |\n"
    "| Lantern | Asset | 1 | N/A | Draw a card. |\n"
    "| Kite | Unit | 4 | 2 | Look at a hand. |\n"
    "| Bell | Asset | 2 | N/A | Ring it. |\n\n"
    "| Name | CP Value | Challenge |\n|---|---|---|\n| Cross | 2 | Go over. |\n| Hold | 3 | Stay. |\n";

class SheetMergeTest : public QObject {
    Q_OBJECT

private:
    static CardSheet sheetOf(const std::string& bytes) { return readCardSheet(bytes, starterGame(), {}).value(); }
    static SheetEdit cell(SheetPlace place, std::size_t column, const std::string& text)
    {
        return {.kind = SheetEdit::Cell, .place = place, .column = column, .text = text, .row = {}};
    }
    static SheetEdit removal(SheetPlace place)
    {
        return {.kind = SheetEdit::Remove, .place = place, .text = {}, .row = {}};
    }
    static SheetEdit row(SheetPlace place, std::vector<std::string> cells)
    {
        return {.kind = SheetEdit::Insert, .place = place, .text = {}, .row = {std::nullopt, std::move(cells)}};
    }
    // The base with these changes, not written yet.
    static CardSheet mine(const std::vector<SheetEdit>& edits)
    {
        auto sheet = sheetOf(base);
        for (const auto& edit : edits)
            if (!apply(sheet, edit))
                qFatal("no such place");
        return sheet;
    }
    // The same as a file that others have written.
    static CardSheet theirs(const std::vector<SheetEdit>& edits) { return sheetOf(written(mine(edits)).value()); }
    static MergedSheet merged(const std::vector<SheetEdit>& here, const std::vector<SheetEdit>& there)
    {
        return mergeSheets(mine(here), theirs(there), starterGame(), {});
    }
    static std::vector<std::vector<std::vector<std::string>>> cellsOf(const CardSheet& sheet)
    {
        std::vector<std::vector<std::vector<std::string>>> all;
        for (const auto& table : sheet.tables) {
            auto& rows = all.emplace_back();
            for (const auto& each : table.rows)
                rows.push_back(each.cells);
        }
        return all;
    }

private Q_SLOTS:
    // Rows of one name are told apart by their order; a list of nothing else is merged like any other.
    void twinsByTheThousand()
    {
        std::string list = "Name,Type,CP\n";
        for (std::size_t i = 0; i < maxSheetRows; ++i)
            list += "A,Unit,1\n";
        auto here = sheetOf(list);
        QVERIFY(apply(here, cell({0, 7}, 2, "3")));
        auto there = sheetOf(list);
        QVERIFY(apply(there, cell({0, maxSheetRows - 1}, 2, "4")));
        const auto both = mergeSheets(here, sheetOf(written(there).value()), starterGame(), {});
        QVERIFY(both.conflicts.empty());
        QCOMPARE(both.kept, std::size_t{1});
        QCOMPARE(both.sheet.tables[0].rows[7].cells[2], std::string("3"));
        QCOMPARE(both.sheet.tables[0].rows.back().cells[2], std::string("4"));
    }

    // Of many tables each is merged into the one at its place.
    void tablesByTheHundred()
    {
        std::string list;
        for (int i = 0; i < 900; ++i)
            list += "| Name | Card Type |\n|---|---|\n| A" + std::to_string(i) + " | Unit |\n\n";
        auto here = sheetOf(list), there = sheetOf(list);
        QVERIFY(apply(here, row({700, 1}, {"New", "Unit"})));
        for (std::size_t t = 0; t < 900; ++t)
            QVERIFY(apply(there, cell({t, 0}, 0, "B" + std::to_string(t))));
        const auto both = mergeSheets(here, sheetOf(written(there).value()), starterGame(), {});
        QCOMPARE(both.sheet.tables[700].rows.size(), std::size_t{2});
        QCOMPARE(both.sheet.tables[700].rows[1].cells[0], std::string("New"));
    }

    void newRowsOfTwoTablesStayTwo()
    {
        const auto both = merged({row({0, 0}, {"Ferry", "", "7", "", ""})}, {row({1, 0}, {"Ferry", "", "Cross it."})});
        QVERIFY(both.conflicts.empty());
        QCOMPARE(both.sheet.tables[0].rows.size(), std::size_t{5});
        QCOMPARE(both.sheet.tables[1].rows.size(), std::size_t{3});
    }

    void ofTwoColumnsOfOneNameEachKeepsItsOwn()
    {
        const std::string twice = "| Name | Card Type | Note | Note |\n|---|---|---|---|\n| Docker | Unit | a | b |\n";
        auto here = sheetOf(twice), there = sheetOf(twice);
        QVERIFY(apply(here, cell({0, 0}, 3, "mine")) && apply(there, cell({0, 0}, 2, "theirs")));
        const auto merged = mergeSheets(here, sheetOf(written(there).value()), starterGame(), {});
        QVERIFY(merged.conflicts.empty());
        QCOMPARE(merged.sheet.tables[0].rows[0].cells, (std::vector<std::string>{"Docker", "Unit", "theirs", "mine"}));
    }

    void editsOfDifferentCellsAreBothKept()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 3);
            const auto start = sheetOf(base);
            const auto anyCell = [&](const char* text) {
                const std::size_t t = random.below(2);
                const std::size_t r = random.below(static_cast<std::uint32_t>(start.tables[t].rows.size()));
                return cell({t, r}, random.below(static_cast<std::uint32_t>(start.tables[t].headings.size())), text);
            };
            const auto here = anyCell("mine"), there = anyCell("theirs");
            RC_PRE(here.place != there.place || here.column != there.column);
            const auto both = merged({here}, {there});
            RC_ASSERT(both.conflicts.empty());
            RC_ASSERT(both.kept == std::size_t{1});
            RC_ASSERT(cellsOf(both.sheet) == cellsOf(mine({here, there})));
            RC_ASSERT(cellsOf(sheetOf(written(both.sheet).value())) == cellsOf(mine({here, there})));
        }));
    }

    void aCellThatBothChangedIsAskedAbout()
    {
        const auto both = merged({cell({0, 2}, 2, "5")}, {cell({0, 2}, 2, "6")});
        QCOMPARE(both.conflicts.size(), std::size_t{1});
        const auto& conflict = both.conflicts[0];
        QCOMPARE(conflict.card + "/" + conflict.heading, std::string("Kite/CP Cost"));
        QCOMPARE(conflict.base + conflict.mine + conflict.theirs, std::string("456"));
        QCOMPARE(both.sheet.tables[0].rows[2].cells[2], std::string("6"));
        QCOMPARE(answered(both, {false}).tables[0].rows[2].cells[2], std::string("6"));
        QCOMPARE(answered(both, {true}).tables[0].rows[2].cells[2], std::string("5"));
        // The same value is no question.
        QVERIFY(merged({cell({0, 2}, 2, "5")}, {cell({0, 2}, 2, "5")}).conflicts.empty());
    }

    void rowsThatMovedThereAreFoundByTheirCards()
    {
        const auto start = sheetOf(base);
        auto moved = start.tables[0].rows[0];
        moved.from.reset();
        const auto both = merged({cell({0, 0}, 2, "5")}, {row({0, 4}, moved.cells), removal({0, 0})});
        QVERIFY(both.conflicts.empty());
        QCOMPARE(both.sheet.tables[0].rows[3].cells[0], std::string("Docker"));
        QCOMPARE(both.sheet.tables[0].rows[3].cells[2], std::string("5"));
    }

    void aCardThatOneRemovedAndTheOtherChangedIsAskedAbout()
    {
        const auto gone = merged({cell({0, 1}, 2, "5"), removal({0, 3})}, {removal({0, 1})});
        QCOMPARE(gone.conflicts.size(), std::size_t{1});
        QVERIFY(gone.conflicts[0].kind == CellConflict::GoneThere);
        QCOMPARE(gone.conflicts[0].card, std::string("Lantern"));
        QCOMPARE(gone.sheet.tables[0].rows.size(), std::size_t{2});
        QCOMPARE(answered(gone, {true}).tables[0].rows.back().cells[2], std::string("5"));
        const auto here = merged({removal({0, 1})}, {cell({0, 1}, 2, "5"), removal({0, 0})});
        QCOMPARE(here.conflicts.size(), std::size_t{1});
        QVERIFY(here.conflicts[0].kind == CellConflict::GoneHere);
        QCOMPARE(answered(here, {false}).tables[0].rows.size(), std::size_t{3});
        QCOMPARE(answered(here, {true}).tables[0].rows.size(), std::size_t{2});
    }

    void newCardsOfBothStandInTheFile()
    {
        const auto both = merged(
            {row({0, 1}, {"Oar", "Asset", "1", "N/A", "Row."})}, {row({0, 4}, {"Sail", "Asset", "2", "N/A", "Sail."})});
        QVERIFY(both.conflicts.empty());
        QCOMPARE(both.sheet.tables[0].rows.size(), std::size_t{6});
        QCOMPARE(both.sheet.tables[0].rows[1].cells[0], std::string("Oar"));
        QCOMPARE(both.sheet.tables[0].rows[5].cells[0], std::string("Sail"));
        // The same card of both is one, and where they differ is asked about.
        const auto one = merged(
            {row({0, 1}, {"Oar", "Asset", "1", "N/A", "Row."})}, {row({0, 4}, {"Oar", "Asset", "3", "N/A", "Row."})});
        QCOMPARE(one.sheet.tables[0].rows.size(), std::size_t{5});
        QCOMPARE(one.conflicts.size(), std::size_t{1});
        QCOMPARE(one.conflicts[0].heading, std::string("CP Cost"));
    }

    void rowsWithoutANameStayInTheirTable()
    {
        const auto text = std::string(base) + "| - | 9 | - |\n";
        auto here = sheetOf(text), there = sheetOf(text);
        QVERIFY(apply(here, cell({1, 2}, 2, "Wait.")));
        QVERIFY(apply(there, row({0, 0}, {"-", "", "7", "", ""})));
        const auto merge = mergeSheets(here, sheetOf(written(there).value()), starterGame(), {});
        QVERIFY(merge.conflicts.empty());
        QCOMPARE(merge.sheet.tables[1].rows[2].cells, (std::vector<std::string>{"-", "9", "Wait."}));
        QCOMPARE(merge.sheet.tables[0].rows[0].cells[2], std::string("7"));
    }

    void columnsThatMovedThereAreFoundByTheirHeadings()
    {
        const auto start = mine({cell({1, 0}, 1, "9"), cell({1, 1}, 2, "Stay longer.")});
        const auto other = sheetOf(std::string(base).substr(0, std::string(base).find("| Name | CP Value")) +
                                   "| Challenge | Name |\n|---|---|\n| Go over. | Cross |\n| Stay. | Hold |\n");
        const auto both = mergeSheets(start, other, starterGame(), {});
        QCOMPARE(both.sheet.tables[1].rows[1].cells[0], std::string("Stay longer."));
        QCOMPARE(both.conflicts.size(), std::size_t{1}); // there is no column for the other
        QCOMPARE(both.conflicts[0].heading, std::string("CP Value"));
        QVERIFY(answered(both, {true}) == both.sheet);
    }
};

NEXUS_TEST(SheetMergeTest, Events);

} // namespace sheet_merge_test

#include "sheet_merge_test.moc"
