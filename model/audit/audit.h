// What cards are worth: what each unit of a term adds to the cost over some cards, by least squares, what every card
// would cost by the others, and which cards another makes needless. Facts; their sentences are made in
// app/text/audit_text.h.
#pragma once

#include "model/audit/cost_formula.h"
#include "model/audit/dominance.h"
#include "model/audit/least_squares.h"

namespace nexus::model {

struct AuditQuestion {
    std::vector<CardIndex> cards; // each once
    AttributeIndex cost = 0;
    std::vector<AuditTerm> terms;            // at least one
    std::optional<CostFormula> formula = {}; // of this cost, instead of the game's
};

struct Audit {
    AuditQuestion question;      // of its cards those that print the cost
    std::size_t withoutCost = 0; // cards that do not, left out
    LeastSquares fit;            // a column a term, a row a card
    std::vector<double> costs;   // a card
    // A term that every card has the same of, with what that is.
    std::vector<std::optional<double>> constants;
    std::vector<Dominated> dominated;
    // What each card would cost by the formula asked about, else by the game's, which question.formula is then; absent
    // where there is neither, or the game's is for another cost.
    std::optional<std::vector<double>> byFormula;
};

struct AuditProblem {
    LeastSquaresProblem kind = LeastSquaresProblem::TooFewRows;
    std::size_t cards = 0;      // with a cost
    std::size_t wanted = 0;     // TooFewRows: at least so many
    std::optional<double> cost; // ConstantTarget: of each of them
};

[[nodiscard]] tl::expected<Audit, AuditProblem> audit(AuditQuestion question, const Catalogue& catalogue);

} // namespace nexus::model
