#include "model/audit/audit.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::model {

tl::expected<Audit, AuditProblem> audit(AuditQuestion question, const Catalogue& catalogue)
{
    Audit result{.question = std::move(question)};
    auto& [cards, cost, terms, formula] = result.question;
    result.withoutCost = std::erase_if(cards, [&](CardIndex card) { return !catalogue.number(card, cost); });
    for (const auto card : cards)
        result.costs.push_back(*catalogue.number(card, cost));
    std::vector<std::vector<double>> columns;
    for (const auto& term : terms)
        columns.push_back(measured(term, catalogue, cards));
    auto fit = leastSquares(result.costs, columns);
    if (!fit) {
        const bool constant = fit.error() == LeastSquaresProblem::ConstantTarget;
        return tl::unexpected(AuditProblem{fit.error(), cards.size(), terms.size() + 2,
            constant ? std::optional(result.costs.front()) : std::nullopt});
    }
    result.fit = std::move(*fit);
    result.constants.resize(terms.size());
    for (const auto& dependent : result.fit.dependent)
        if (dependent.of.empty())
            result.constants[dependent.column] = columns[dependent.column].front();
    std::vector<PricedCard> priced;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto card = catalogue.card(cards[i]);
        auto& one = priced.emplace_back(
            PricedCard{fold(card.type), result.costs[i], {}, saidBy(card, catalogue.game())});
        for (std::size_t term = 0; term < terms.size(); ++term)
            if (!std::holds_alternative<TextLength>(terms[term].measure))
                one.terms.push_back(columns[term][i]);
    }
    result.dominated = dominatedCards(priced);
    if (const auto& game = catalogue.game(); !formula && game.face.cost == cost)
        formula = game.formula;
    if (formula)
        result.byFormula = costsBy(*formula, cost, catalogue, cards);
    return result;
}

} // namespace nexus::model
