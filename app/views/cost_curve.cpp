#include "app/views/cost_curve.h"

#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/names_today.h"

#include <algorithm>
#include <map>

namespace nexus::app {

namespace {

struct CurveWords {
    NEXUS_WORDS(CurveWords)
};

// The domain a card has most points of, of as many the first.
std::optional<model::AttributeIndex> leadingDomain(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::optional<model::AttributeIndex> leading;
    int most = 0;
    for (const auto& [domain, points] : domainPoints(catalogue, card))
        if (points > most) {
            most = points;
            leading = domain;
        }
    return leading;
}

} // namespace

const CurveColumn* CostCurve::column(std::int64_t cost) const
{
    const auto found = std::find_if(
        columns.begin(), columns.end(), [&](const CurveColumn& column) { return column.cost == cost; });
    return found == columns.end() ? nullptr : &*found;
}

std::int64_t CostCurve::most() const
{
    std::int64_t most = 0;
    for (const auto& column : columns)
        most = std::max(most, column.copies);
    return most;
}

CostCurve costCurve(const model::Deck& deck, const model::SectionId& section, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    const auto cost = model::playCost(checker);
    const auto index = checker.sectionIndex(section);
    if (!cost || index == model::DeckChecker::noSection)
        return {};
    CostCurve curve{.unit = catalogue.game().attributes[*cost].label,
        .query = catalogue.game().attributes[*cost].id.str(),
        .columns = {},
        .income = section == checker.ruleset().tableRules.deck ? model::incomeOf(deck, checker) : std::nullopt};
    struct Held {
        std::map<std::int64_t, std::int64_t> parts; // by domain; past all of them where there is none
        std::vector<std::string> cards;
    };
    std::map<std::int64_t, Held> byCost;
    const auto none = static_cast<std::int64_t>(catalogue.game().attributes.size());
    for (const auto& row : checker.resolve(deck)) {
        if (row.section != index || !row.card)
            continue;
        const auto value = catalogue.number(*row.card, *cost);
        if (!value)
            continue;
        auto& held = byCost[*value];
        const auto domain = leadingDomain(catalogue, *row.card);
        held.parts[domain ? static_cast<std::int64_t>(*domain) : none] += row.count;
        held.cards.push_back(std::to_string(row.count) + " " + model::nameShown(catalogue, *row.entry));
    }
    for (auto& [value, held] : byCost) {
        CurveColumn column{.cost = value, .copies = 0, .parts = {}, .cards = std::move(held.cards)};
        column.beyond = curve.income && value > *curve.income;
        for (const auto& [domain, copies] : held.parts) {
            column.copies += copies;
            column.parts.push_back(
                {domain == none ? std::nullopt : std::optional(static_cast<model::AttributeIndex>(domain)), copies});
        }
        curve.columns.push_back(std::move(column));
    }
    return curve;
}

std::string columnSentence(const CurveColumn& column, const CostCurve& curve)
{
    const auto cards = cardsText(column.copies), cost = std::to_string(column.cost) + " " + curve.unit,
               names = model::joined(column.cards, ", ");
    return model::filled(column.beyond
                             ? CurveWords::tr("%1 at %2, more than a round's income: %3", "cards, 2 CP, names")
                             : CurveWords::tr("%1 at %2: %3", "cards, 2 CP, names"),
        {cards, cost, names});
}

std::string columnQuery(const CurveColumn& column, const CostCurve& curve, const model::SectionId& section)
{
    return curve.query + "=" + std::to_string(column.cost) + " in:" + section.str();
}

} // namespace nexus::app
