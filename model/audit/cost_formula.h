// What cards should cost by a formula of one's own (CostFormula, resources/help/games.md): a constant, and for each
// unit of a term its weight.
#pragma once

#include "model/audit/audit_terms.h"

namespace nexus::model {

inline constexpr std::string_view constantTerm = "constant"; // how a formula calls what every card costs
inline constexpr double maxFormulaWeight = 1'000'000;

// "constant=1, attack=0.5": weights with commas between them, each a number from −1000000 to 1000000; the constant may
// be absent, one term is needed. Terms are those of an audit.
[[nodiscard]] tl::expected<CostFormula, AuditTermError> parseFormula(
    std::string_view text, AttributeIndex cost, const Game& game);
// In the order of the formula's weights; or the first that is no term.
[[nodiscard]] tl::expected<std::vector<AuditTerm>, AuditTermError> formulaTerms(
    const CostFormula& formula, AttributeIndex cost, const Game& game);
// What each of the cards would cost; nothing where a weight names no term.
[[nodiscard]] std::optional<std::vector<double>> costsBy(
    const CostFormula& formula, AttributeIndex cost, const Catalogue& catalogue, std::span<const CardIndex> cards);

} // namespace nexus::model
