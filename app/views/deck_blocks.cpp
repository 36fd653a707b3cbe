#include "app/views/deck_blocks.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/additions.h"
#include "model/rules/deck_stats.h"
#include "model/rules/names_today.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

#include <algorithm>
#include <map>

namespace nexus::app {

namespace {

using model::filled;

struct DeckBlockWords {
    NEXUS_WORDS(DeckBlockWords)
};

// Order and label of the group a card belongs to.
struct GroupName {
    int order = 0;
    std::string label;
    bool operator<(const GroupName& other) const
    {
        return order != other.order ? order < other.order : model::compareNatural(label, other.label) < 0;
    }
};

GroupName typeGroup(const model::Catalogue& catalogue, model::CardIndex card)
{
    // A subtype that is a type of the game says more than the type: a Unit that is a Leader is a Leader.
    const auto& game = catalogue.game();
    const auto types = catalogue.types(card);
    for (std::size_t t = 1; t < types.size(); ++t)
        for (std::size_t i = 0; i < game.types.size(); ++i)
            if (game.types[i].name == catalogue.terms()[types[t]])
                return {static_cast<int>(i), game.types[i].plural};
    for (std::size_t i = 0; i < game.types.size(); ++i)
        if (game.types[i].name == catalogue.type(card))
            return {static_cast<int>(i), game.types[i].plural};
    return {1000, std::string(catalogue.type(card))};
}

// What the rows of a section show: what a section that pays gives, of all others what they cost in building.
std::optional<model::AttributeIndex> rowCost(const model::DeckChecker& checker, const model::SectionId& section)
{
    const auto& income = checker.ruleset().tableRules.income;
    return income && income->section == section ? std::optional(income->attribute) : model::costAttribute(checker);
}

GroupName groupOf(const model::Catalogue& catalogue, model::CardIndex card, DeckGrouping grouping,
    std::optional<model::AttributeIndex> build)
{
    const auto& game = catalogue.game();
    switch (grouping) {
    case DeckGrouping::Type: return typeGroup(catalogue, card);
    case DeckGrouping::Subtype: {
        const auto types = catalogue.types(card);
        return types.size() > 1 ? GroupName{0, catalogue.terms()[types[1]]}
                                : GroupName{1, DeckBlockWords::tr("No subtype")};
    }
    case DeckGrouping::Cost: {
        const auto cost = build ? catalogue.number(card, *build) : std::nullopt;
        return cost ? GroupName{*cost, std::to_string(*cost) + " " + game.attributes[*build].label}
                    : GroupName{1'000'000, DeckBlockWords::tr("No cost")};
    }
    case DeckGrouping::Domain: {
        if (!game.hasDomains() && game.face.frameBy == model::FrameBy::Choice) {
            const auto value = catalogue.number(card, game.face.frame);
            return value ? GroupName{*value, valueText(catalogue, card, game.face.frame)}
                         : GroupName{1'000'000, filled(DeckBlockWords::tr("No %1", "cards without a value"),
                                                    {model::fold(game.attributes[game.face.frame].label)})};
        }
        const auto points = domainPoints(catalogue, card);
        if (points.empty())
            return {1'000'000,
                filled(DeckBlockWords::tr("No %1", "cards without a value"), {model::fold(game.domain.name)})};
        if (points.size() > 1)
            return {999'999, filled(DeckBlockWords::tr("Several %1", "cards of several domains"),
                                 {model::fold(game.domain.plural)})};
        return {points.front().domain, game.attributes[points.front().domain].label};
    }
    case DeckGrouping::None: break;
    }
    return {};
}

struct CardSums {
    int copies = 0;
    std::int64_t cost = 0;
    void add(const std::vector<DeckRow>& rows)
    {
        for (const auto& row : rows) {
            copies += row.entry.count;
            cost += std::int64_t{row.entry.count} * row.cost.value_or(0);
        }
    }
    [[nodiscard]] std::string text(const std::string& unit) const
    {
        auto words = cardsText(copies);
        if (!unit.empty())
            words += " · " + std::to_string(cost) + " " + unit;
        return words;
    }
};

std::string summaryOf(const std::vector<DeckRow>& rows, const std::string& unit)
{
    CardSums sums;
    sums.add(rows);
    return sums.text(unit);
}

// Problems by card name, with the section where the finding names one.
std::multimap<std::string, std::pair<std::optional<model::SectionId>, std::string>> problemsByCard(
    const model::LegalityReport& report, const model::DeckChecker& checker)
{
    std::multimap<std::string, std::pair<std::optional<model::SectionId>, std::string>> found;
    for (const auto& finding : report.findings)
        if (finding.card && finding.severity == model::Severity::Error && !finding.isOpen())
            found.emplace(*finding.card, std::pair(finding.section, findingText(finding, checker)));
    return found;
}

// The cards of a deck that a search finds; nothing where it is no search.
std::optional<model::CardSet> shownBy(const std::string& filter, const model::DeckChecker& checker,
    const model::Deck& deck, const std::vector<model::ResolvedRow>& cards)
{
    const auto& catalogue = checker.catalogue();
    if (filter.empty())
        return std::nullopt;
    const auto query = model::parseQuery(filter, catalogue.game());
    if (!query)
        return std::nullopt;
    model::CardSet among(catalogue.size());
    for (const auto& row : cards)
        if (row.card)
            among.insert(*row.card);
    return model::matchingAmong(
        query->root, among, catalogue, model::DeckContext(checker, deck).searchContext(&query->root));
}

// The section a row lies in.
model::SectionId sectionOf(const model::Deck& deck, const model::DeckEntry* entry)
{
    for (const auto& section : deck.sections)
        if (!section.entries.empty() && entry >= section.entries.data() &&
            entry < section.entries.data() + section.entries.size())
            return section.id;
    return {};
}

} // namespace

QString domainWord(const model::Game& game)
{
    if (game.hasDomains())
        return q(game.domain.name).toLower();
    return game.face.frameBy == model::FrameBy::Choice ? q(game.attributes[game.face.frame].label).toLower()
                                                       : QString();
}

std::vector<DeckBlock> deckBlocks(const model::Deck& deck, const model::DeckChecker& checker,
    const model::LegalityReport& report, DeckGrouping grouping, const std::string& filter)
{
    std::vector<DeckBlock> blocks;
    const auto& catalogue = checker.catalogue();
    const auto& ruleset = checker.ruleset();
    const auto problems = problemsByCard(report, checker);
    const auto cards = checker.resolve(deck);
    const auto shown = shownBy(filter, checker, deck, cards);
    const auto words = model::fold(filter);

    std::map<model::SectionId, std::vector<DeckRow>> rows;
    for (const auto& section : deck.sections)
        rows[section.id];
    for (const auto& resolved : cards) {
        DeckRow row{*resolved.entry, resolved.card, std::nullopt, {}, resolved.entry->card};
        std::string name = row.entry.card;
        if (row.card) {
            name = model::unambiguousName(catalogue, *row.card);
            row.name = model::nameShown(catalogue, row.entry);
        }
        const auto section = sectionOf(deck, resolved.entry);
        if (!filter.empty()) {
            const bool fits = (shown && row.card && shown->contains(*row.card)) ||
                              ((!shown || !row.card) && model::fold(name).find(words) != std::string::npos);
            if (!fits)
                continue;
        }
        if (!checker.isFree(section)) {
            const auto range = problems.equal_range(name);
            for (auto it = range.first; it != range.second && row.problem.empty(); ++it)
                if (!it->second.first || *it->second.first == section)
                    row.problem = it->second.second;
        }
        if (const auto cost = row.card ? rowCost(checker, section) : std::nullopt)
            row.cost = catalogue.number(*row.card, *cost);
        rows[section].push_back(std::move(row));
    }

    const auto byName = [](const DeckRow& a, const DeckRow& b) {
        return model::compareNatural(model::fold(a.name), model::fold(b.name)) < 0;
    };
    const auto addSection = [&](const model::SectionId& id, const std::string& label, bool inGroups) {
        auto& mine = rows[id];
        const auto cost = rowCost(checker, id);
        const auto unit = cost ? catalogue.game().attributes[*cost].label : std::string();
        std::stable_sort(mine.begin(), mine.end(), byName);
        if (!inGroups || grouping == DeckGrouping::None) {
            blocks.push_back({id, label, summaryOf(mine, unit), unit, false, std::move(mine)});
            return;
        }
        std::map<GroupName, std::vector<DeckRow>> groups;
        for (auto& row : mine)
            groups[row.card ? groupOf(catalogue, *row.card, grouping, cost)
                            : GroupName{2'000'000, DeckBlockWords::tr("Not in the catalogue")}]
                .push_back(std::move(row));
        if (groups.empty())
            blocks.push_back({id, label, summaryOf({}, unit), unit, false, {}});
        for (auto& [name, members] : groups)
            blocks.push_back({id, name.label, summaryOf(members, unit), unit, true, std::move(members)});
    };
    for (const auto& section : ruleset.sections) {
        if (rows[section.id].empty() && !filter.empty())
            continue; // an empty section is shown else: cards are dropped there
        addSection(section.id, section.label, !section.optional && !section.free);
        rows.erase(section.id);
    }
    for (auto& [id, left] : rows)
        if (!left.empty())
            addSection(id, id.str(), false);
    return blocks;
}

std::string blocksSummary(const std::vector<const DeckBlock*>& blocks)
{
    CardSums sums;
    for (const auto* block : blocks)
        sums.add(block->rows);
    return sums.text(blocks.empty() ? std::string() : blocks.front()->unit);
}

} // namespace nexus::app
