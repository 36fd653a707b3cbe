#include "app/views/list_changes.h"

#include "app/text/list_changes_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <cmath>

namespace nexus::app {

namespace {

struct ListChangeLines {
    NEXUS_WORDS(ListChangeLines)
};

bool says(const ListChange& change, const std::string& word)
{
    const auto has = [&](const std::string& text) { return model::fold(text).find(word) != std::string::npos; };
    return (change.before && (has(change.before->name) || has(change.before->type))) ||
           (change.after && (has(change.after->name) || has(change.after->type))) ||
           std::any_of(change.fields.begin(), change.fields.end(),
               [&](const auto& field) { return has(field.from) || has(field.to); });
}

} // namespace

std::vector<ListChange> listChanges(const ListComparison& comparison)
{
    const auto& difference = comparison.difference;
    const auto& from = comparison.from.cards;
    std::vector<ListChange> changes;
    for (const auto& card : difference.added)
        changes.push_back({ChangeKind::Added, {}, card, {}, 1});
    for (const auto at : difference.removed)
        changes.push_back({ChangeKind::Removed, from[at], {}, {}, 1});
    for (const auto& card : difference.renamed)
        changes.push_back({ChangeKind::Renamed, from[card.at], card.to, card.fields, card.likeness});
    for (const auto& card : difference.changed)
        changes.push_back({ChangeKind::Changed, from[card.at], card.to, card.fields, 1});
    return changes;
}

bool passes(const ListChange& change, const ChangeFilter& filter)
{
    if (!filter.kinds.empty() && !filter.kinds.contains(change.kind))
        return false;
    if (!filter.fields.empty() && std::none_of(change.fields.begin(), change.fields.end(),
                                      [&](const auto& field) { return filter.fields.contains(field.field); }))
        return false;
    const auto folded = model::fold(filter.words);
    for (const auto word : model::split(folded, ' '))
        if (!word.empty() && !says(change, std::string(word)))
            return false;
    return true;
}

std::array<std::size_t, changeKinds> kindCounts(const std::vector<ListChange>& changes)
{
    std::array<std::size_t, changeKinds> counts{};
    for (const auto& change : changes)
        ++counts[static_cast<std::size_t>(change.kind)];
    return counts;
}

const char* changeSign(ChangeKind kind)
{
    constexpr const char* signs[] = {"+", "−", "?", "~"};
    return signs[static_cast<std::size_t>(kind)];
}

std::string changeLine(const ListChange& change, const model::Game& game)
{
    constexpr std::size_t mostShown = 12; // code points of a value
    std::vector<std::string> parts;
    for (const auto& field : change.fields) {
        if (change.kind == ChangeKind::Renamed && field.field == "name")
            continue;
        auto part = changedField(field.field, game);
        if (model::codePoints(field.from) <= mostShown && model::codePoints(field.to) <= mostShown)
            part += " " + (field.from.empty() ? "–" : field.from) + " → " + (field.to.empty() ? "–" : field.to);
        parts.push_back(std::move(part));
    }
    auto line = model::joined(parts, ", ");
    if (change.kind != ChangeKind::Renamed)
        return line;
    auto words = model::filled(ListChangeLines::tr("was %1, %2 % alike"),
        {change.before->name, std::to_string(std::lround(100 * change.likeness))});
    return line.empty() ? words : words + ": " + line;
}

} // namespace nexus::app
