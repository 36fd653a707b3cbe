#include "importers/decklist/deck_json_plans.h"

#include "importers/decklist/deck_json_rows.h"
#include "model/base/text.h"

namespace nexus::importers {

namespace {

constexpr std::int64_t lastPlace = 1'000'000;

std::vector<model::MovedRow> readMoved(ObjectReader& plan, std::string_view key, std::vector<ImportProblem>& problems)
{
    std::vector<model::MovedRow> rows;
    plan.items(key, [&](const Json& row, const std::string& pointer) {
        if (!isObject(row, pointer, problems))
            return;
        ObjectReader object(row, pointer, problems);
        model::MovedRow moved{readRow(object), 0};
        if (!object.has("formerPlace"))
            object.problem("formerPlace", "is missing");
        moved.place = static_cast<std::size_t>(object.integer("formerPlace", 0, lastPlace).value_or(0));
        moved.row.extra = object.unknownAsJson();
        rows.push_back(std::move(moved));
    });
    return rows;
}

model::SideboardPlan readPlan(const Json& json, const std::string& pointer, std::vector<ImportProblem>& problems)
{
    ObjectReader object(json, pointer, problems);
    model::SideboardPlan plan;
    plan.name = object.text("name", true);
    if (!plan.name.empty() && model::fold(plan.name).empty())
        object.problem("name", "is empty");
    model::Deck lists;
    RowLists rows(lists, problems);
    rows.read(object, "out");
    rows.read(object, "in");
    if (!rows.mergeExtras())
        object.problemHere("has rows of one card with more than 1,900 unknown keys");
    plan.out = std::move(lists.sections[0].entries);
    plan.in = std::move(lists.sections[1].entries);
    plan.note = object.text("note", false, maxNotesLength, true);
    plan.applied = object.boolean("applied");
    plan.movedOut = readMoved(object, "movedOut", problems);
    plan.movedIn = readMoved(object, "movedIn", problems);
    plan.extra = object.unknownAsJson();
    return plan;
}

Json rowsJson(const std::vector<model::DeckEntry>& rows)
{
    Json list = Json::array();
    for (const auto& row : rows)
        list.push_back(rowJson(row));
    return list;
}

void addMoved(Json& json, const char* key, const std::vector<model::MovedRow>& rows)
{
    for (const auto& moved : rows) {
        auto row = rowJson(moved.row);
        row["formerPlace"] = moved.place;
        json[key].push_back(std::move(row));
    }
}

} // namespace

std::vector<model::SideboardPlan> readPlans(ObjectReader& deck, std::vector<ImportProblem>& problems)
{
    std::vector<model::SideboardPlan> plans;
    deck.items("plans", [&](const Json& json, const std::string& pointer) {
        if (isObject(json, pointer, problems))
            plans.push_back(readPlan(json, pointer, problems));
    });
    return plans;
}

Json planJson(const model::SideboardPlan& plan)
{
    Json json = {{"name", plan.name}, {"out", rowsJson(plan.out)}, {"in", rowsJson(plan.in)}, {"note", plan.note},
        {"applied", plan.applied}};
    addMoved(json, "movedOut", plan.movedOut);
    addMoved(json, "movedIn", plan.movedIn);
    mergeExtra(json, plan.extra);
    return json;
}

} // namespace nexus::importers
