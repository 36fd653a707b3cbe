#include "importers/sheet_merge.h"
#include "importers/text_guard.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

namespace card_sheet_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

namespace {

// Numbers out of the bytes, from the last one on.
class Numbers {
public:
    explicit Numbers(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    std::size_t below(std::size_t end)
    {
        if (end == 0 || m_bytes.empty())
            return 0;
        std::size_t number = 0;
        for (int i = 0; i < 2 && !m_bytes.empty(); ++i) {
            number = number * 256 + static_cast<unsigned char>(m_bytes.back());
            m_bytes.remove_suffix(1);
        }
        return number % end;
    }

private:
    std::string_view m_bytes;
};

// In one of the tables of cards: others are shown nowhere, and so never edited.
SheetEdit editOf(const CardSheet& sheet, Numbers& numbers, const std::string& text)
{
    SheetEdit edit;
    edit.kind = static_cast<SheetEdit::Kind>(numbers.below(3));
    std::vector<std::size_t> ofCards;
    for (std::size_t table = 0; table < sheet.tables.size(); ++table)
        if (sheet.tables[table].cards)
            ofCards.push_back(table);
    edit.place.table = ofCards[numbers.below(ofCards.size())];
    const auto& table = sheet.tables[edit.place.table];
    edit.place.row = numbers.below(table.rows.size() + (edit.kind == SheetEdit::Insert ? 1 : 0));
    edit.column = numbers.below(table.headings.size());
    edit.text = text;
    edit.row.cells.resize(table.headings.size());
    if (edit.kind == SheetEdit::Insert)
        edit.row.cells[edit.column] = text;
    return edit;
}

std::vector<std::vector<std::string>> cellsOf(const CardSheet& sheet)
{
    std::vector<std::vector<std::string>> cells;
    for (const auto& table : sheet.tables)
        for (const auto& row : table.rows)
            cells.push_back(row.cells);
    return cells;
}

bool has(const CardSheet& sheet, const std::string& text)
{
    for (const auto& row : cellsOf(sheet))
        if (std::find(row.begin(), row.end(), text) != row.end())
            return true;
    return false;
}

// Changed in one place, and by others in another: both texts are there, or are asked about.
void needBoth(const CardSheet& sheet, Numbers& numbers)
{
    const std::string here = "changed here 8361", there = "changed there 5127"; // no other cell says so
    if (has(sheet, here) || has(sheet, there))
        return;
    auto mine = sheet, others = sheet;
    (void)apply(mine, editOf(sheet, numbers, here));
    (void)apply(others, editOf(sheet, numbers, there));
    const auto out = written(others);
    if (!out)
        return;
    const auto theirs = readCardSheet(*out, starterGame(), {});
    if (!theirs)
        return;
    const auto merged = mergeSheets(mine, *theirs, starterGame(), {});
    need(has(merged.sheet, there) == has(*theirs, there), "a merge keeps what others changed");
    const auto answer = answered(merged, std::vector<bool>(merged.conflicts.size(), true));
    need(has(answer, here) == has(mine, here), "a merge keeps what was changed here, where that is wished");
}

} // namespace

NEXUS_FUZZER(text)
{
    const auto sheet = readCardSheet(std::string(text), starterGame(), {});
    if (!sheet) {
        needReasons(sheet.error());
        return;
    }
    const auto same = written(*sheet);
    need(same && *same == text, "a table that nobody changed stays as it is");
    Numbers numbers(text);
    auto changed = *sheet;
    const auto edit = editOf(*sheet, numbers, std::string(text.substr(numbers.below(text.size()), numbers.below(40))));
    const auto inverse = apply(changed, edit);
    if (inverse) {
        const auto out = written(changed);
        if (!out) {
            needReasons(out.error());
        } else {
            const auto again = readCardSheet(*out, starterGame(), {});
            need(again && cellsOf(*again) == cellsOf(changed), "what is written is read back as wished");
            const auto body = guardText(text, maxSheetBytes);
            const auto tables = readTables(*body);
            const auto mark = text.size() - body->size();
            const auto& rows = (*tables)[edit.place.table].rows;
            if (edit.kind == SheetEdit::Cell) {
                const auto span = rows[edit.place.row].bytes;
                const auto behind = text.size() - mark - span.end;
                need(out->size() >= mark + span.begin + behind &&
                         text.substr(0, mark + span.begin) == std::string_view(*out).substr(0, mark + span.begin) &&
                         text.substr(text.size() - behind) == std::string_view(*out).substr(out->size() - behind),
                    "every byte outside of the row stays");
            }
        }
        need(apply(changed, *inverse) && changed == *sheet, "an edit is taken back");
    }
    needBoth(*sheet, numbers);
}

} // namespace card_sheet_fuzz
