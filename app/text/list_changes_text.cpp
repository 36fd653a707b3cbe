#include "app/text/list_changes_text.h"

#include "app/text/markdown.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <cmath>

namespace nexus::app {

namespace {

using model::filled;

struct ListChangeWords {
    NEXUS_WORDS(ListChangeWords)
};

// Texts are quoted, numbers and words stand as they are: "CP 2 → 3", "Rules: “old” → “new”".
std::string changeWords(const model::FieldChange& change, const model::Game& game)
{
    const auto label = markdownText(changedField(change.field, game));
    const auto attribute = game.find(model::AttributeId(change.field));
    const bool value = attribute && game.attributes[*attribute].kind != model::AttributeKind::Text;
    const auto shown = [&](const std::string& text) {
        const auto marked = markdownText(text);
        return marked.empty() ? ListChangeWords::tr("none", "a value") : value ? marked : "“" + marked + "”";
    };
    return label + (value ? " " : ": ") + shown(change.from) + " → " + shown(change.to);
}

void addSection(std::string& out, const std::string& title, const std::vector<std::string>& lines)
{
    if (lines.empty())
        return;
    out += "\n## " + title + "\n\n";
    for (const auto& line : lines)
        out += "* " + line + "\n";
}

std::string cardTitle(const model::Card& card)
{
    return "**" + markdownText(card.name) + "** (" + markdownText(card.type) + ")";
}

std::string fieldLines(const model::ChangedCard& card, const model::Game& game, bool renamed)
{
    std::string lines;
    for (const auto& change : card.fields)
        if (!renamed || change.field != "name")
            lines += "\n    * " + changeWords(change, game);
    return lines;
}

} // namespace

std::string changedField(const std::string& field, const model::Game& game)
{
    if (const auto attribute = game.find(model::AttributeId(field)))
        return game.attributes[*attribute].label;
    const std::pair<const char*, std::string> common[] = {{"name", ListChangeWords::tr("Name")},
        {"type", ListChangeWords::tr("Type", "of a card")}, {"subtypes", ListChangeWords::tr("Subtypes")},
        {"keywords", ListChangeWords::tr("Keywords")}, {"rules", ListChangeWords::tr("Rules text")},
        {"flavor", ListChangeWords::tr("Flavor text")},
        {"number", ListChangeWords::tr("Number", "of a card in its set")}, {"rarity", ListChangeWords::tr("Rarity")},
        {"extras", ListChangeWords::tr("Unknown columns")}};
    for (const auto& [id, label] : common)
        if (field == id)
            return label;
    return field;
}

std::string changesSummary(const ChangeCounts& counts)
{
    const auto number = [](std::size_t cards) { return static_cast<std::int64_t>(cards); };
    return filled(ListChangeWords::tr("%1, %2, %3, %4", "added, removed, renamed, changed"),
        {ListChangeWords::tr("%n added", "cards", number(counts.added)),
            ListChangeWords::tr("%n removed", "cards", number(counts.removed)),
            ListChangeWords::tr("%n perhaps renamed", "cards", number(counts.renamed)),
            ListChangeWords::tr("%n changed", "cards", number(counts.changed))});
}

std::string changesSummary(const model::ListDifference& difference)
{
    return changesSummary(ChangeCounts{
        difference.added.size(), difference.removed.size(), difference.renamed.size(), difference.changed.size()});
}

std::string changelog(const model::ListDifference& difference, const std::vector<model::Card>& from,
    const model::Game& game, const std::string& fromName, const std::string& toName)
{
    std::string out = "# " +
                      filled(ListChangeWords::tr("From %1 to %2", "two card lists"),
                          {markdownText(fromName), markdownText(toName)}) +
                      "\n\n" + changesSummary(difference) + "\n";
    std::vector<std::string> lines;
    for (const auto& card : difference.added)
        lines.push_back(cardTitle(card));
    addSection(out, ListChangeWords::tr("Added", "cards"), lines);
    lines.clear();
    for (const auto at : difference.removed)
        lines.push_back(cardTitle(from[at]));
    addSection(out, ListChangeWords::tr("Removed", "cards"), lines);
    lines.clear();
    for (const auto& card : difference.renamed)
        lines.push_back(
            filled(ListChangeWords::tr("%1 is perhaps %2 now (%3 % alike)", "two cards"),
                {cardTitle(from[card.at]), cardTitle(card.to), std::to_string(std::lround(100 * card.likeness))}) +
            fieldLines(card, game, true));
    addSection(out, ListChangeWords::tr("Perhaps renamed", "cards"), lines);
    lines.clear();
    for (const auto& card : difference.changed)
        lines.push_back(cardTitle(card.to) + fieldLines(card, game, false));
    addSection(out, ListChangeWords::tr("Changed", "cards"), lines);
    const auto counts = difference.fieldCounts();
    std::vector<std::pair<std::string, std::size_t>> most(counts.begin(), counts.end());
    std::stable_sort(most.begin(), most.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    lines.clear();
    for (const auto& [field, count] : most)
        lines.push_back(markdownText(changedField(field, game)) + ": " + std::to_string(count));
    addSection(out, ListChangeWords::tr("How often each field changed"), lines);
    return out;
}

} // namespace nexus::app
