#include "app/text/edition_text.h"

#include "app/text/diff_text.h"
#include "app/text/finding_text.h"

namespace nexus::app {

std::string editionFigures(
    const model::LegalityReport& report, const model::Deck& deck, const model::DeckChecker& checker)
{
    const auto& constraints = checker.ruleset().constraints;
    std::string exact, all;
    for (const auto& gauge : gauges(report, deck, checker))
        for (const auto& line : gauge.lines) {
            if (line.state == GaugeState::Idle)
                continue;
            const auto& rule = constraints[line.constraint];
            const bool points = rule.kind == model::ConstraintKind::Total &&
                                std::holds_alternative<model::AllDomains>(rule.attribute);
            const auto text = std::to_string(line.value) + " of " + std::to_string(line.limit) + " " +
                              (points ? "domain " : "") + line.unit;
            all += (all.empty() ? "" : " · ") + text;
            if (rule.bounds.exactly)
                exact += (exact.empty() ? "" : " · ") + text;
        }
    return exact.empty() ? all : exact;
}

std::string changeText(const model::CardChange& change) { return signedNumber(change.delta) + " " + change.card; }

std::string changesText(const model::EditionProposal& proposal)
{
    std::int64_t in = 0, out = 0;
    for (const auto& change : proposal.changes)
        (change.delta > 0 ? in : out) += std::abs(change.delta);
    if (in == 0 && out == 0)
        return proposal.now.legal() ? "nothing to change" : "no change helps";
    if (in == 0)
        return plural(out, "copy", "copies") + " out";
    return plural(in, "copy", "copies") + " in" + (out > 0 ? ", " + std::to_string(out) + " out" : "");
}

std::string outcomeText(const model::EditionProposal& proposal)
{
    return proposal.after.legal() ? "Then legal." : "Then: " + verdict(proposal.after).text + ".";
}

} // namespace nexus::app
