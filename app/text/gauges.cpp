#include "app/text/gauges.h"

#include "app/text/finding_text.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

using model::Constraint;
using model::ConstraintKind;
using model::filled;

struct GaugeWords {
    NEXUS_WORDS(GaugeWords)
};

bool counted(const Constraint& rule)
{
    return rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total;
}

bool sumsAllDomains(const Constraint& rule)
{
    return rule.kind == ConstraintKind::Total && std::holds_alternative<model::AllDomains>(rule.attribute);
}

bool sectionsEmpty(const Constraint& rule, const model::Deck& deck)
{
    return std::all_of(
        rule.sections.begin(), rule.sections.end(), [&](const auto& id) { return deck.copies(id) == 0; });
}

// The bound a value is told against: the one it breaks, else the exact one, the upper, the lower.
std::int64_t limitOf(const model::Bounds& bounds, std::int64_t value)
{
    if (bounds.atMost && value > *bounds.atMost && (!bounds.exactly || *bounds.atMost < *bounds.exactly))
        return *bounds.atMost;
    if (bounds.exactly)
        return *bounds.exactly;
    if (bounds.atLeast && value < *bounds.atLeast)
        return *bounds.atLeast;
    return bounds.atMost ? *bounds.atMost : bounds.atLeast.value_or(0);
}

GaugeState stateOf(const Constraint& rule, std::int64_t value)
{
    const auto& bounds = rule.bounds;
    const bool over = (bounds.exactly && value > *bounds.exactly) || (bounds.atMost && value > *bounds.atMost);
    if (over)
        return rule.warning ? GaugeState::Open : GaugeState::Wrong;
    const bool under = (bounds.exactly && value < *bounds.exactly) || (bounds.atLeast && value < *bounds.atLeast);
    return under ? GaugeState::Open : GaugeState::Met;
}

// "187 of exactly 200 CP, 13 to go"
std::string figureText(const Constraint& rule, const GaugeLine& line)
{
    const auto text = rule.bounds.exactly == line.limit  ? GaugeWords::tr("%1 of exactly %2 %3, %4")
                      : rule.bounds.atMost == line.limit ? GaugeWords::tr("%1 of at most %2 %3, %4")
                                                         : GaugeWords::tr("%1 of at least %2 %3, %4");
    return filled(text, {std::to_string(line.value), std::to_string(line.limit), line.unit, line.remainder});
}

GaugeLine lineOf(std::uint32_t index, std::int64_t value, const model::Deck& deck, const model::DeckChecker& checker)
{
    const auto& rule = checker.ruleset().constraints[index];
    GaugeLine line{index, value, limitOf(rule.bounds, value), {}, {}, stateOf(rule, value)};
    // A gauge of domain points is called so; its figures need not say it again.
    line.unit = sumsAllDomains(rule) ? pointWord(line.limit) : ruleUnit(rule, checker.catalogue().game(), line.limit);
    line.counted = rule.kind == ConstraintKind::Count ? ruleSubject(rule, checker.ruleset()) : line.unit;
    const auto gap = value - line.limit;
    if (rule.unlessEmpty && sectionsEmpty(rule, deck)) {
        line.state = GaugeState::Idle;
        line.remainder = GaugeWords::tr("not begun");
    } else if (gap > 0 && (rule.bounds.exactly || rule.bounds.atMost)) {
        line.remainder = GaugeWords::tr("%n over", nullptr, gap);
    } else if (gap < 0 && line.state == GaugeState::Open) {
        line.remainder = GaugeWords::tr("%n to go", nullptr, -gap);
    } else if (gap < 0) {
        line.remainder = GaugeWords::tr("%n left", nullptr, -gap);
    } else {
        line.remainder = rule.bounds.exactly  ? GaugeWords::tr("exact")
                         : rule.bounds.atMost ? GaugeWords::tr("full")
                                              : GaugeWords::tr("enough");
    }
    return line;
}

const model::ConstraintTotal* totalOf(const model::LegalityReport& report, std::size_t constraint)
{
    for (const auto& total : report.totals)
        if (total.constraint == constraint)
            return &total;
    return nullptr;
}

int rank(GaugeState state)
{
    return state == GaugeState::Wrong ? 3 : state == GaugeState::Open ? 2 : state == GaugeState::Met ? 1 : 0;
}

void finish(Gauge& gauge, const model::DeckChecker& checker)
{
    const auto& constraints = checker.ruleset().constraints;
    // The first exact bound leads; a leader of domain points names the gauge after what it counts.
    const auto leader = std::find_if(gauge.lines.begin(), gauge.lines.end(),
        [&](const GaugeLine& line) { return constraints[line.constraint].bounds.exactly.has_value(); });
    if (leader != gauge.lines.end())
        std::rotate(gauge.lines.begin(), leader, leader + 1);
    if (!gauge.lines.empty() && sumsAllDomains(constraints[gauge.lines.front().constraint]) &&
        constraints[gauge.lines.front().constraint].label.empty())
        gauge.label = filled(
            GaugeWords::tr("%1 points", "a gauge of domains"), {checker.catalogue().game().domain.name});
    gauge.state = GaugeState::Idle;
    for (const auto& line : gauge.lines)
        gauge.state = rank(line.state) > rank(gauge.state) ? line.state : gauge.state;
    gauge.sentence = gauge.label + ": ";
    for (const auto& line : gauge.lines)
        gauge.sentence += (&line == &gauge.lines.front() ? "" : "; ") + figureText(constraints[line.constraint], line);
    for (const auto& pip : gauge.pips) {
        const auto over = pip.value > pip.limit;
        gauge.state = rank(pip.state) > rank(gauge.state) ? pip.state : gauge.state;
        if (pip.value <= 0)
            continue;
        const auto figure = checker.catalogue().game().attributes[pip.domain].label + " " + std::to_string(pip.value);
        gauge.sentence += "; " + (over ? filled(GaugeWords::tr("%1 (at most %2)"), {figure, std::to_string(pip.limit)})
                                       : figure);
    }
}

} // namespace

std::vector<Gauge> gauges(
    const model::LegalityReport& report, const model::Deck& deck, const model::DeckChecker& checker)
{
    const auto& constraints = checker.ruleset().constraints;
    std::vector<Gauge> found;
    std::vector<const Constraint*> first; // of each gauge
    for (std::uint32_t i = 0; i < constraints.size(); ++i) {
        const auto& rule = constraints[i];
        const auto* total = counted(rule) ? totalOf(report, i) : nullptr;
        if (!total)
            continue;
        std::size_t at = 0;
        while (at < found.size() &&
               (!rule.whereText.empty() || !first[at]->whereText.empty() || first[at]->sections != rule.sections))
            ++at;
        if (at == found.size()) {
            found.push_back({ruleSubject(rule, checker.ruleset()), {}, {}, GaugeState::Met, {}});
            first.push_back(&rule);
        }
        if (rule.forEachDomain)
            for (const auto& [domain, value] : total->perDomain)
                found[at].pips.push_back({domain, value, limitOf(rule.bounds, value), i,
                    rule.unlessEmpty && sectionsEmpty(rule, deck) ? GaugeState::Idle : stateOf(rule, value)});
        else
            found[at].lines.push_back(lineOf(i, total->value, deck, checker));
    }
    for (auto& gauge : found)
        finish(gauge, checker);
    return found;
}

Verdict verdict(const model::LegalityReport& report)
{
    Verdict told;
    for (const auto& finding : report.findings) {
        if (finding.severity == model::Severity::Warning)
            ++told.warnings;
        else if (finding.isOpen())
            ++told.open;
        else
            ++told.errors;
    }
    if (told.errors > 0) {
        told.state = GaugeState::Wrong;
        told.text = told.open > 0 ? filled(GaugeWords::tr("Not legal: %n errors, %1 open", nullptr, told.errors),
                                        {std::to_string(told.open)})
                                  : GaugeWords::tr("Not legal: %n errors", nullptr, told.errors);
    } else if (told.open > 0) {
        told.state = GaugeState::Open;
        told.text = GaugeWords::tr("Not legal yet: %n open", nullptr, told.open);
    } else {
        told.text = GaugeWords::tr("Legal");
    }
    if (told.warnings > 0)
        told.text = filled(GaugeWords::tr("%1, %n warnings", "a verdict", told.warnings), {told.text});
    return told;
}

} // namespace nexus::app
