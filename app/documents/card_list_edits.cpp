#include "app/documents/card_list_edits.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::app {

using importers::CardField;
using importers::CardSheet;
using importers::SheetEdit;
using importers::SheetPlace;
using importers::SheetReading;

namespace {

std::optional<std::size_t> readAt(const SheetReading& reading, SheetPlace place)
{
    const auto at = std::find(reading.places.begin(), reading.places.end(), place);
    return at == reading.places.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(at - reading.places.begin()));
}

// The same trouble, whatever line it has come to stand in.
bool sameTrouble(const importers::ImportProblem& a, const importers::ImportProblem& b)
{
    return a.reason == b.reason && a.heading == b.heading && a.value == b.value && a.card == b.card;
}

} // namespace

std::vector<SheetPlace> rowsOfCard(const CardSheet& sheet, const SheetReading& reading, const model::Game& game,
    const std::string& set, const std::string& name, const std::string& type)
{
    std::vector<SheetPlace> found;
    const auto wanted = model::fold(name), ofType = model::fold(type);
    for (std::size_t t = 0; t < sheet.tables.size(); ++t) {
        const auto& table = sheet.tables[t];
        if (!table.cards)
            continue;
        const auto named = importers::columnOfField(table, CardField::Name, game, set);
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            if (model::fold(table.rows[r].cells[*named]) != wanted)
                continue;
            const auto read = readAt(reading, {t, r});
            if (type.empty() || !read || model::fold(reading.list.cards[*read].card.type) == ofType)
                found.push_back({t, r});
        }
    }
    return found;
}

SheetPlace placeForNew(const CardSheet& sheet, const SheetReading& reading, const model::Game& game,
    const std::string& set, const std::string& type)
{
    std::optional<std::size_t> any, typed;
    const auto behind = [&](std::size_t table) { return SheetPlace{table, sheet.tables[table].rows.size()}; };
    for (std::size_t i = reading.places.size(); i-- > 0;)
        if (model::fold(reading.list.cards[i].card.type) == model::fold(type))
            return behind(reading.places[i].table);
    for (std::size_t t = sheet.tables.size(); t-- > 0;) {
        if (!sheet.tables[t].cards)
            continue;
        any = t;
        if (importers::columnOfField(sheet.tables[t], CardField::Type, game, set))
            typed = t;
    }
    return behind(typed ? *typed : any.value_or(0));
}

SheetEdit newCard(const CardSheet& sheet, SheetPlace place, const model::Game& game, const std::string& set,
    const std::string& name, const std::string& type, const std::optional<SheetPlace>& like)
{
    const auto& table = sheet.tables[place.table];
    SheetEdit edit{.kind = SheetEdit::Insert, .place = place, .text = {}, .row = {}};
    edit.row.cells.resize(table.headings.size());
    if (like)
        for (std::size_t c = 0; c < table.headings.size(); ++c)
            if (const auto from = importers::columnCalled(sheet.tables[like->table], table.headings[c], game, set))
                edit.row.cells[c] = sheet.tables[like->table].rows[like->row].cells[*from];
    if (const auto column = importers::columnOfField(table, CardField::Name, game, set))
        edit.row.cells[*column] = name;
    if (const auto column = importers::columnOfField(table, CardField::Type, game, set); column && !type.empty())
        edit.row.cells[*column] = type;
    return edit;
}

std::vector<importers::ImportProblem> newProblems(const SheetReading& before, const SheetReading& after)
{
    std::vector<importers::ImportProblem> known = before.faults, now = after.faults;
    for (const auto& [place, problems] : before.problems)
        known.insert(known.end(), problems.begin(), problems.end());
    for (const auto& [place, problems] : after.problems)
        now.insert(now.end(), problems.begin(), problems.end());
    std::erase_if(now, [&](const auto& problem) {
        const auto at = std::find_if(
            known.begin(), known.end(), [&](const auto& other) { return sameTrouble(other, problem); });
        if (at == known.end())
            return false;
        known.erase(at);
        return true;
    });
    return now;
}

} // namespace nexus::app
