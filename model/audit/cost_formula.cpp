#include "model/audit/cost_formula.h"

#include "model/base/text.h"

#include <charconv>
#include <cmath>
#include <system_error>
#include <utility>

namespace nexus::model {

namespace {

std::optional<double> weightIn(std::string_view text)
{
    double weight = 0;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), weight);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && std::abs(weight) <= maxFormulaWeight ? std::optional(weight) : std::nullopt;
}

} // namespace

tl::expected<CostFormula, AuditTermError> parseFormula(std::string_view text, AttributeIndex cost, const Game& game)
{
    CostFormula formula;
    bool hasConstant = false;
    while (true) {
        const auto comma = text.find(',');
        const auto part = trimmed(text.substr(0, comma));
        const auto equals = part.rfind('=');
        const auto name = trimmed(part.substr(0, equals));
        const auto weight = equals == std::string_view::npos ? std::nullopt
                                                             : weightIn(trimmed(part.substr(equals + 1)));
        if (name.empty() || !weight)
            return tl::unexpected(AuditTermError{AuditTermError::Kind::NoWeight, std::string(part), {}});
        if (name != constantTerm)
            formula.weights.push_back({std::string(name), *weight});
        else if (std::exchange(hasConstant, true))
            return tl::unexpected(AuditTermError{AuditTermError::Kind::Twice, std::string(name), {}});
        else
            formula.constant = *weight;
        if (comma == std::string_view::npos)
            break;
        text.remove_prefix(comma + 1);
    }
    if (formula.weights.empty())
        return tl::unexpected(AuditTermError{AuditTermError::Kind::NoWeight, {}, {}});
    if (auto terms = formulaTerms(formula, cost, game); !terms)
        return tl::unexpected(std::move(terms.error()));
    return formula;
}

tl::expected<std::vector<AuditTerm>, AuditTermError> formulaTerms(
    const CostFormula& formula, AttributeIndex cost, const Game& game)
{
    std::vector<AuditTerm> terms;
    for (const auto& weight : formula.weights) {
        auto read = parseAuditTerms(weight.term, cost, game);
        if (!read)
            return tl::unexpected(std::move(read.error()));
        if (read->size() != 1) // a comma
            return tl::unexpected(AuditTermError{AuditTermError::Kind::Unknown, weight.term, {}});
        for (const auto& known : terms)
            if (known.name == read->front().name)
                return tl::unexpected(AuditTermError{AuditTermError::Kind::Twice, weight.term, {}});
        terms.push_back(std::move(read->front()));
    }
    return terms;
}

std::optional<std::vector<double>> costsBy(
    const CostFormula& formula, AttributeIndex cost, const Catalogue& catalogue, std::span<const CardIndex> cards)
{
    const auto terms = formulaTerms(formula, cost, catalogue.game());
    if (!terms)
        return std::nullopt;
    std::vector<double> costs(cards.size(), formula.constant);
    for (std::size_t term = 0; term < terms->size(); ++term) {
        const auto values = measured((*terms)[term], catalogue, cards);
        for (std::size_t card = 0; card < cards.size(); ++card)
            costs[card] += formula.weights[term].weight * values[card];
    }
    return costs;
}

} // namespace nexus::model
