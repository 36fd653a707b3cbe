#include "app/text/advice_text.h"

#include "app/text/chances_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/deck_stats.h"
#include "model/rules/names_today.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

namespace nexus::app {

namespace {

using model::filled;
using model::Fix;
using model::FixKind;

struct AdviceWords {
    NEXUS_WORDS(AdviceWords)
};

const model::Constraint* constraintOf(const Fix& fix, const model::DeckChecker& checker)
{
    return fix.constraint ? &checker.ruleset().constraints[*fix.constraint] : nullptr;
}

// "Take out all 2 cards not legal with Missions (5 copies)": the section a `within` rule looks to.
std::string takeOutAll(const Fix& fix, const model::DeckChecker& checker)
{
    const auto* rule = constraintOf(fix, checker);
    const auto cards = static_cast<std::int64_t>(fix.cards.size());
    const auto copies = copiesText(fix.copies);
    return rule && rule->totalOf
               ? filled(AdviceWords::tr("Take out all %n cards not legal with %2 (%1)", nullptr, cards),
                     {copies, sectionName(*rule->totalOf, checker)})
               : filled(AdviceWords::tr("Take out all %n cards at fault (%1)", nullptr, cards), {copies});
}

std::string counted(const Fix& fix, const model::DeckChecker& checker)
{
    const auto* rule = constraintOf(fix, checker);
    if (!rule)
        return AdviceWords::tr("the cards", "those a rule counts");
    return rule->label.empty() ? sectionNames(rule->sections, checker.ruleset()) : rule->label;
}

// "200", where there is a number to reach.
std::string goalOf(const Fix& fix, const model::DeckChecker& checker)
{
    const auto* rule = constraintOf(fix, checker);
    const auto wanted = rule ? rule->bounds.exactly ? rule->bounds.exactly : rule->bounds.atLeast : std::nullopt;
    return wanted ? std::to_string(*wanted) : std::string();
}

// "2 Aegis Tender, 1 Fennel Runner and 1 Wick Sprite" that go in, or that go out; of one section where it is named.
std::string listed(const Fix& fix, bool goIn, const std::optional<model::SectionId>& section = std::nullopt)
{
    std::vector<std::string> cards;
    for (const auto& change : fix.changes)
        if ((change.delta > 0) == goIn && (!section || change.section == *section))
            cards.push_back(std::to_string(std::abs(change.delta)) + " " + change.card);
    return enumerated(std::move(cards));
}

// "Change Missions: take out 1 Hedge Magic, put in 1 Iron Oath; take 2 Wick Sprite out of Main deck"
std::string packageText(const Fix& fix, const model::DeckChecker& checker)
{
    const auto name = sectionName(*fix.section, checker);
    const auto out = listed(fix, false, fix.section), in = listed(fix, true, fix.section);
    const auto pattern = in.empty()    ? AdviceWords::tr("Change %1: take out %2")
                         : out.empty() ? AdviceWords::tr("Change %1: put in %3")
                                       : AdviceWords::tr("Change %1: take out %2, put in %3");
    auto text = filled(pattern, {name, out, in});
    for (const auto& section : checker.ruleset().sections)
        if (const auto also = listed(fix, false, section.id); section.id != *fix.section && !also.empty())
            text = filled(
                AdviceWords::tr("%1; take %2 out of %3", "a change and what else goes"), {text, also, section.label});
    return text;
}

std::string fillText(const Fix& fix, const model::DeckChecker& checker)
{
    const auto out = listed(fix, false);
    return filled(out.empty() ? AdviceWords::tr("Add %1 to %2") : AdviceWords::tr("Take %3 out of %2 and add %1"),
        {listed(fix, true), sectionName(*fix.section, checker), out});
}

std::int64_t valueIn(
    const model::LegalityReport& report, std::uint32_t constraint, const std::optional<model::AttributeIndex>& domain)
{
    for (const auto& total : report.totals)
        if (total.constraint == constraint && !domain)
            return total.value;
        else if (total.constraint == constraint)
            for (const auto& [each, value] : total.perDomain)
                if (each == domain)
                    return value;
    return 0;
}

// "exactly 200 CP", "at least 5 and at most 10 cards"
std::string boundText(const model::Bounds& bounds, const std::string& unit)
{
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    if (bounds.exactly)
        return filled(AdviceWords::tr("exactly %1 %2"), {number(*bounds.exactly), unit});
    if (bounds.atLeast && bounds.atMost)
        return filled(
            AdviceWords::tr("at least %1 and at most %3 %2"), {number(*bounds.atLeast), unit, number(*bounds.atMost)});
    return bounds.atLeast ? filled(AdviceWords::tr("at least %1 %2"), {number(*bounds.atLeast), unit})
                          : filled(AdviceWords::tr("at most %1 %2"), {number(bounds.atMost.value_or(0)), unit});
}

std::string faultLines(const std::vector<model::PlanFault>& faults, const model::DeckChecker& checker)
{
    std::string text;
    for (const auto& fault : faults)
        text += " " + planFaultText(fault, checker);
    return text;
}

} // namespace

std::string fixLabel(const Fix& fix, const model::DeckChecker& checker)
{
    const auto copies = std::to_string(fix.copies);
    const auto section = fix.section ? sectionName(*fix.section, checker) : std::string();
    switch (fix.kind) {
    case FixKind::TakeOut:
    case FixKind::TakeOutSome: return filled(AdviceWords::tr("Take %1 out", "copies"), {copies});
    case FixKind::TakeOutAll: return filled(AdviceWords::tr("Take all %1 out", "copies"), {copies});
    case FixKind::Move: return filled(AdviceWords::tr("Move to %1"), {section});
    case FixKind::UseName: return filled(AdviceWords::tr("Use %1", "a name"), {fix.name});
    case FixKind::ShowFitting: return AdviceWords::tr("Show cards that fit");
    case FixKind::ShowGivers: return filled(AdviceWords::tr("Find %1 for it…", "Missions"), {section});
    case FixKind::Replace: return filled(AdviceWords::tr("Replace %1", "copies"), {std::to_string(fix.copies / 2)});
    case FixKind::Package: return filled(AdviceWords::tr("Change %1", "a section"), {section});
    case FixKind::Fill: return filled(AdviceWords::tr("Fill %1", "a section"), {section});
    case FixKind::Empty: return filled(AdviceWords::tr("Empty %1", "a section"), {section});
    case FixKind::ShowWays: {
        const auto goal = goalOf(fix, checker);
        return goal.empty() ? AdviceWords::tr("Complete…") : filled(AdviceWords::tr("Complete to %1…"), {goal});
    }
    case FixKind::NamesToday: return AdviceWords::tr("Use today's names");
    case FixKind::ShowCounted: break;
    }
    return filled(AdviceWords::tr("Show %1", "what a rule counts"), {counted(fix, checker)});
}

std::string fixText(const Fix& fix, const model::DeckChecker& checker)
{
    const std::string card = fix.cards.empty() ? std::string() : fix.cards.front();
    const auto copies = std::to_string(fix.copies);
    const auto section = fix.section ? sectionName(*fix.section, checker) : std::string();
    switch (fix.kind) {
    case FixKind::TakeOut:
        return filled(AdviceWords::tr("Take %1 %2 out", "copies of a card"), {copies, model::joined(fix.cards, " / ")});
    case FixKind::TakeOutAll: return takeOutAll(fix, checker);
    case FixKind::Move: return filled(AdviceWords::tr("Move %1 %2 to %3", "copies of a card"), {copies, card, section});
    case FixKind::UseName: return filled(AdviceWords::tr("Use “%1” for “%2”"), {fix.name, card});
    case FixKind::ShowFitting:
        return filled(AdviceWords::tr("Show the cards that bring what is short: %1"), {fix.query});
    case FixKind::ShowGivers:
        return filled(AdviceWords::tr("Show cards for %1 that bring what %2 needs: %3"), {section, card, fix.query});
    case FixKind::TakeOutSome: return filled(AdviceWords::tr("Take out %1"), {listed(fix, false)});
    case FixKind::Replace: return filled(AdviceWords::tr("Replace %1 by %2"), {listed(fix, false), listed(fix, true)});
    case FixKind::Package: return packageText(fix, checker);
    case FixKind::Fill: return fillText(fix, checker);
    case FixKind::Empty: return filled(AdviceWords::tr("Empty %1 (%n copies)", nullptr, fix.copies), {section});
    case FixKind::ShowWays: {
        const auto goal = goalOf(fix, checker);
        return filled(goal.empty() ? AdviceWords::tr("List all ways to complete %1, the nearest first")
                                   : AdviceWords::tr("List all ways to complete %1 to %2, the nearest first"),
            {section, goal});
    }
    case FixKind::NamesToday:
        return AdviceWords::tr("Call %n cards of the deck as they are called today", nullptr, fix.copies);
    case FixKind::ShowCounted: break;
    }
    return filled(AdviceWords::tr("Show what counts as %1 in this deck: %2"), {counted(fix, checker), fix.query});
}

std::string afterText(
    const model::EditEffect& effect, const model::DeckChecker& checker, const model::LegalityReport* now)
{
    std::vector<std::string> parts;
    for (const auto& gauge : gauges(effect.report, effect.deck, checker)) {
        std::vector<std::string> figures;
        bool changed = false;
        for (const auto& line : gauge.lines) {
            changed = changed || !now || valueIn(*now, line.constraint, std::nullopt) != line.value;
            if (line.state != GaugeState::Idle)
                figures.push_back(filled(AdviceWords::tr("%1 of %2 %3", "187 of 200 CP"),
                    {std::to_string(line.value), std::to_string(line.limit), line.unit}));
        }
        for (const auto& pip : gauge.pips) {
            changed = changed || !now || valueIn(*now, pip.constraint, pip.domain) != pip.value;
            if (pip.value > 0)
                figures.push_back(
                    checker.catalogue().game().attributes[pip.domain].label + " " + std::to_string(pip.value));
        }
        if (changed && !figures.empty())
            parts.push_back(gauge.label + " " + model::joined(figures, ", "));
    }
    parts.push_back(verdict(effect.report).text);
    return model::joined(parts, " · ");
}

std::string deedText(const model::Deck& before, const model::Deck& after, const model::LegalityReport& report,
    const model::DeckChecker& checker)
{
    const auto changes = model::changesBetween(before, after);
    if (changes.empty())
        return {};
    std::map<std::string, std::int64_t> sums; // what moves is as many as before
    std::int64_t in = 0, out = 0;
    for (const auto& change : changes)
        sums[change.card] += change.delta;
    std::vector<std::string> came, went, moved;
    std::set<std::string> movedTo;
    for (const auto& change : changes) {
        const auto text = std::to_string(std::abs(change.delta)) + " " + change.card;
        if (sums[change.card] == 0) {
            if (change.delta > 0) {
                moved.push_back(text);
                movedTo.insert(sectionName(change.section, checker));
            }
        } else if (change.delta > 0) {
            came.push_back(text);
            in += change.delta;
        } else {
            went.push_back(text);
            out -= change.delta;
        }
    }
    constexpr std::size_t mostNames = 2;
    const auto told = [](std::vector<std::string> names, std::int64_t copies) {
        return names.size() <= mostNames ? enumerated(std::move(names)) : cardsText(copies);
    };
    std::vector<std::string> parts;
    if (!came.empty())
        parts.push_back(filled(AdviceWords::tr("Added %1.", "cards"), {told(came, in)}));
    if (!went.empty())
        parts.push_back(filled(AdviceWords::tr("Took out %1.", "cards"), {told(went, out)}));
    if (const auto what = told(moved, static_cast<std::int64_t>(moved.size())); movedTo.size() == 1)
        parts.push_back(filled(AdviceWords::tr("Moved %1 to %2.", "cards, section"), {what, *movedTo.begin()}));
    else if (!moved.empty())
        parts.push_back(filled(AdviceWords::tr("Moved %1.", "cards"), {what}));
    const auto standing = [&]() -> std::string {
        const auto section = checker.sectionIndex(changes.front().section);
        for (const auto& gauge : gauges(report, after, checker))
            for (const auto& line : gauge.lines) {
                const auto& rule = checker.ruleset().constraints[line.constraint];
                if (!rule.bounds.exactly || section == model::DeckChecker::noSection ||
                    !checker.inSections(rule, section) || line.state == GaugeState::Idle)
                    continue;
                const auto left = line.limit - line.value;
                const auto amount = std::to_string(std::abs(left)) + " " + line.unit;
                if (left != 0)
                    return filled(left > 0 ? AdviceWords::tr("%1 left.") : AdviceWords::tr("%1 over."), {amount});
                return report.legal() ? AdviceWords::tr("The deck is legal.")
                                      : filled(AdviceWords::tr("%1 of %2.", "points that are there and wanted"),
                                            {std::to_string(line.value), std::to_string(line.limit) + " " + line.unit});
            }
        return {};
    }();
    if (!standing.empty())
        parts.push_back(standing);
    return model::joined(parts, " ");
}

std::string waysSentence(const std::string& digits, bool hasFaults)
{
    const auto ways = waysText(digits);
    if (digits == "0")
        return hasFaults ? AdviceWords::tr("no ways to be legal once what is not allowed is out")
                         : AdviceWords::tr("no ways to add cards and be legal");
    if (digits == "1")
        return hasFaults ? AdviceWords::tr("1 way to be legal once what is not allowed is out")
                         : AdviceWords::tr("1 way to add cards and be legal");
    return filled(hasFaults ? AdviceWords::tr("%1 ways to be legal once what is not allowed is out")
                            : AdviceWords::tr("%1 ways to add cards and be legal"),
        {ways});
}

std::vector<std::string> completionParts(const model::DeckCompletion& completion)
{
    std::vector<std::string> parts;
    for (const bool in : {true, false})
        for (const auto& change : completion.changes)
            if ((change.by > 0) == in)
                parts.push_back((in ? "+" : "−") + std::to_string(std::abs(change.by)) + " " + change.card);
    return parts;
}

std::string completionText(const model::DeckCompletion& completion)
{
    return model::joined(completionParts(completion), ", ");
}

std::string completionRank(const model::DeckCompletion& completion, const model::CompletionWishes& wishes)
{
    std::vector<std::string> parts{copiesText(completion.copies)};
    parts.push_back(completion.takenOut == 0 ? AdviceWords::tr("nothing goes out")
                                             : AdviceWords::tr("%n go out", "copies", completion.takenOut));
    if (wishes.owned || !wishes.preferred.empty())
        parts.push_back(completion.points == 0
                            ? AdviceWords::tr("all as wished")
                            : AdviceWords::tr("%n points against the wishes", nullptr, completion.points));
    if (completion.copies > completion.takenOut)
        parts.push_back(completion.fresh == 0
                            ? AdviceWords::tr("cards it has", "no new ones")
                            : AdviceWords::tr("%n copies are of new cards", nullptr, completion.fresh));
    return model::joined(parts, " · ");
}

std::string ideaName(const std::vector<model::IdeaKind>& kinds)
{
    std::vector<std::string> names;
    for (const auto kind : kinds)
        switch (kind) {
        case model::IdeaKind::Fewest: names.push_back(AdviceWords::tr("Fewest cards")); break;
        case model::IdeaKind::OnCurve: names.push_back(AdviceWords::tr("On curve")); break;
        case model::IdeaKind::Cheap: names.push_back(AdviceWords::tr("Cheap")); break;
        case model::IdeaKind::Heavy: names.push_back(AdviceWords::tr("Heavy")); break;
        case model::IdeaKind::Owned: names.push_back(AdviceWords::tr("Owned")); break;
        }
    return model::joined(names, " · ");
}

std::string ideaFacts(const model::DeckCompletion& completion, const model::Deck& deck,
    const model::DeckChecker& checker, const std::vector<std::int32_t>* owned)
{
    const auto cost = model::costAttribute(checker.ruleset());
    std::map<model::CardIndex, std::int64_t> held;
    if (owned)
        for (const auto& row : checker.resolve(deck))
            if (row.card)
                held[*row.card] += row.count;
    std::int64_t in = 0, sum = 0, there = 0;
    for (const auto& change : completion.changes) {
        if (change.by <= 0 || !change.index)
            continue;
        in += change.by;
        if (cost)
            sum += change.by * checker.catalogue().number(*change.index, *cost).value_or(0);
        if (owned)
            there += std::clamp<std::int64_t>((*owned)[*change.index] - held[*change.index], 0, change.by);
    }
    std::vector<std::string> parts;
    if (in > 0) {
        const auto each = decimal(static_cast<double>(sum) / static_cast<double>(in)) + " " + costUnit(checker);
        parts.push_back(!cost ? cardsText(in)
                        : in > 1
                            ? filled(AdviceWords::tr("%1, %2 on average", "cards, their cost"), {cardsText(in), each})
                            : cardsText(in) + ", " + each);
    }
    if (owned && in > 0)
        parts.push_back(filled(AdviceWords::tr("%1 of %2 owned"), {std::to_string(there), std::to_string(in)}));
    if (completion.takenOut > 0)
        parts.push_back(AdviceWords::tr("%n go out", "copies", completion.takenOut));
    return model::joined(parts, " · ");
}

std::string obstacleText(const model::CompletionObstacle& obstacle, const model::DeckChecker& checker)
{
    const auto& section = checker.ruleset().tableRules.deck;
    const auto name = sectionName(section, checker);
    if (obstacle.stuck)
        return filled(AdviceWords::tr("%1 is to stay, but is not legal in %2."),
            {model::unambiguousName(checker.catalogue(), *obstacle.stuck), name});
    if (!obstacle.constraint)
        return filled(AdviceWords::tr("Nothing makes %1 legal."), {name});
    const auto& rule = checker.ruleset().constraints[*obstacle.constraint];
    const auto unit = ruleUnit(rule, checker.catalogue().game(), obstacle.now, obstacle.domain);
    const auto bound = boundText(rule.bounds, unit), subject = ruleSubject(rule, checker.ruleset());
    const auto below = std::to_string(obstacle.below.value_or(0)), above = std::to_string(obstacle.above.value_or(0));
    // In a narrow window the end is cut off: what to do comes first.
    if (obstacle.nothingGiven) {
        const auto text =
            obstacle.below && obstacle.above
                ? AdviceWords::tr("Choose %5 first: %1 can come to %3 or %4, nothing between, of %2 without.")
            : obstacle.below ? AdviceWords::tr("Choose %5 first: %1 can come to at most %3 of %2 without.")
            : obstacle.above
                ? AdviceWords::tr("Choose %5 first: %1 can come to no less than %4 of %2 without.")
                : AdviceWords::tr("Choose %5 first: %1 can come to no number that keeps the other laws of %2 without.");
        return filled(text, {subject, bound, below, above, sectionName(*obstacle.nothingGiven, checker)});
    }
    const auto text =
        obstacle.below && obstacle.above
            ? AdviceWords::tr("%1 can come to %3 or %4, nothing between, of %2 with the cards that may be there.")
        : obstacle.below ? AdviceWords::tr("%1 can come to at most %3 of %2 with the cards that may be there.")
        : obstacle.above
            ? AdviceWords::tr("%1 can come to no less than %4 of %2 with the cards that may be there.")
            : AdviceWords::tr(
                  "%1 can come to no number that keeps the other laws of %2 with the cards that may be there.");
    return filled(text, {subject, bound, below, above});
}

std::string completionTrouble(model::CompletionTrouble trouble)
{
    switch (trouble) {
    case model::CompletionTrouble::NoSection:
        return AdviceWords::tr("This ruleset has no section that cards are drawn from.");
    case model::CompletionTrouble::TooMany:
        return AdviceWords::tr("There are too many possibilities; the laws of this ruleset bound them too little.");
    case model::CompletionTrouble::Stopped: break;
    }
    return AdviceWords::tr("Stopped.");
}

std::string remainderText(const model::CompletionRemainder& remainder, const model::DeckChecker& checker)
{
    if (!remainder.dead())
        return {};
    const auto& rule = checker.ruleset().constraints[remainder.constraint];
    const auto left = ruleAmount(rule, checker.catalogue().game(), remainder.left);
    if (remainder.any)
        return filled(
            AdviceWords::tr("No legal card and no pair of cards fills the last %1 exactly; three or more do."), {left});
    return filled(AdviceWords::tr("No legal cards fill the last %1 exactly: take something out again."), {left});
}

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
            const auto unit = points ? ruleUnit(rule, checker.catalogue().game(), line.limit) : line.unit;
            const auto text = filled(AdviceWords::tr("%1 of %2 %3", "187 of 200 CP"),
                {std::to_string(line.value), std::to_string(line.limit), unit});
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
        return proposal.now.legal() ? AdviceWords::tr("nothing to change") : AdviceWords::tr("no change helps");
    if (in == 0)
        return AdviceWords::tr("%n copies out", nullptr, out);
    return out == 0 ? AdviceWords::tr("%n copies in", nullptr, in)
                    : filled(AdviceWords::tr("%n copies in, %1 out", nullptr, in), {std::to_string(out)});
}

std::string outcomeText(const model::EditionProposal& proposal)
{
    return proposal.after.legal() ? AdviceWords::tr("Then legal.")
                                  : filled(AdviceWords::tr("Then: %1."), {verdict(proposal.after).text});
}

std::string rowsText(const std::vector<model::DeckEntry>& rows, const model::Catalogue& catalogue)
{
    std::string text;
    for (const auto& row : rows)
        text += (text.empty() ? "" : ", ") + std::to_string(row.count) + " " + model::nameShown(catalogue, row) +
                (row.printing.empty() ? "" : " (" + row.printing + ")");
    return text;
}

std::string sideboardName(const model::DeckChecker& checker)
{
    const auto sections = model::sideboardSections(checker);
    return sections ? checker.ruleset().sections[sections->side].label : AdviceWords::tr("Sideboard");
}

std::string planFaultText(const model::PlanFault& fault, const model::DeckChecker& checker)
{
    const auto card = model::nameShown(checker.catalogue(), {.card = fault.card});
    switch (fault.kind) {
    case model::PlanFaultKind::NoCards: return AdviceWords::tr("The plan exchanges no cards.");
    case model::PlanFaultKind::TooFewCopies:
        return fault.there == 0
                   ? filled(AdviceWords::tr("%1 has no copy of %2."), {sectionName(fault.section, checker), card})
                   : filled(AdviceWords::tr("%1 has %3 of %4 copies of %2."),
                         {sectionName(fault.section, checker), card, std::to_string(fault.there),
                             std::to_string(fault.wanted)});
    case model::PlanFaultKind::BothWays: return filled(AdviceWords::tr("%1 goes out and comes in."), {card});
    case model::PlanFaultKind::Uneven: break;
    }
    return filled(
        AdviceWords::tr("Out go %n copies, in come %1.", nullptr, fault.wanted), {std::to_string(fault.there)});
}

std::vector<std::string> planCheckLines(const model::PlanCheck& check, const model::DeckChecker& checker)
{
    std::vector<std::string> lines;
    for (const auto& fault : check.faults)
        lines.push_back(planFaultText(fault, checker));
    for (const auto& finding : check.breaks)
        lines.push_back(filled(AdviceWords::tr("After it: %1"), {findingText(finding, checker)}));
    return lines;
}

std::string planRefusalText(const model::PlanRefusal& refusal, const model::DeckChecker& checker)
{
    switch (refusal.kind) {
    case model::PlanRefusalKind::NoSuchPlan: return AdviceWords::tr("There is no such plan.");
    case model::PlanRefusalKind::NoSideboard:
        return AdviceWords::tr("This ruleset has no sideboard to swap cards with.");
    case model::PlanRefusalKind::AnotherApplied:
        return filled(AdviceWords::tr("“%1” is applied; take it back first."), {refusal.plan});
    case model::PlanRefusalKind::Applied: return AdviceWords::tr("The plan is applied already.");
    case model::PlanRefusalKind::NotApplied: return AdviceWords::tr("The plan is not applied.");
    case model::PlanRefusalKind::CopiesMissing:
        return AdviceWords::tr("Copies are missing.") + faultLines(refusal.faults, checker);
    case model::PlanRefusalKind::TooManyCopies: break;
    }
    return filled(AdviceWords::tr("A card would have more than %1 copies."), {std::to_string(model::maxCopies)});
}

std::string noBestSideboardText(model::NoBestSideboard reason, const model::DeckChecker& checker)
{
    switch (reason) {
    case model::NoBestSideboard::NoSections:
        return AdviceWords::tr("This ruleset has no sideboard to swap cards with.");
    case model::NoBestSideboard::Unsupported:
        return AdviceWords::tr("This ruleset limits copies in a way that cannot be advised on.");
    case model::NoBestSideboard::NothingFits:
        return filled(AdviceWords::tr("These cards do not make a legal %1."), {sideboardName(checker)});
    case model::NoBestSideboard::TooMuch:
        return AdviceWords::tr("This ruleset bounds more sums than can be gone through.");
    case model::NoBestSideboard::Stopped: break;
    }
    return AdviceWords::tr("Stopped.");
}

std::string costUnit(const model::Game& game)
{
    return game.face.cost ? game.attributes[*game.face.cost].label : std::string();
}

std::string costWords(const model::Game& game, std::int64_t cost)
{
    return std::to_string(cost) + " " + costUnit(game);
}

std::optional<std::int64_t> printedCost(const model::Catalogue& catalogue, model::CardIndex card)
{
    const auto& cost = catalogue.game().face.cost;
    return cost ? catalogue.number(card, *cost) : std::nullopt;
}

std::string packageName(model::SideboardAim aim)
{
    switch (aim) {
    case model::SideboardAim::Answers: return AdviceWords::tr("Answers");
    case model::SideboardAim::LongGame: return AdviceWords::tr("Long game");
    case model::SideboardAim::MostSwaps: break;
    }
    return AdviceWords::tr("Most swaps");
}

std::string packageId(model::SideboardAim aim)
{
    switch (aim) {
    case model::SideboardAim::Answers: return "answers";
    case model::SideboardAim::LongGame: return "long-game";
    case model::SideboardAim::MostSwaps: break;
    }
    return "most-swaps";
}

std::string packageReason(const model::SideboardPackage& package, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    std::int64_t copies = 0, cost = 0;
    for (const auto& [card, count] : package.best.cards) {
        copies += count;
        cost += count * printedCost(catalogue, card).value_or(0);
    }
    const auto serving = std::to_string(package.best.preferred), of = std::to_string(copies);
    std::string reason;
    switch (package.aim) {
    case model::SideboardAim::Answers:
        reason = filled(
            AdviceWords::tr("Against strong cards: %1 of %2 destroy, remove, return or stop one."), {serving, of});
        break;
    case model::SideboardAim::LongGame:
        reason = filled(AdviceWords::tr("Against slow decks: %1 of %2 draw, search, recover or heal."), {serving, of});
        break;
    case model::SideboardAim::MostSwaps: reason = AdviceWords::tr("Against anybody: the most ways to swap."); break;
    }
    return reason + ' ' +
           filled(AdviceWords::tr("%n swaps of one card, %1.", nullptr, static_cast<std::int64_t>(package.best.swaps)),
               {costWords(catalogue.game(), cost)});
}

} // namespace nexus::app
