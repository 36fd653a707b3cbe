#include "app/documents/import_impact.h"

#include "app/text/finding_text.h"
#include "app/text/rule_words.h"

namespace nexus::app {

namespace {

using model::DeckChecker;
using model::Finding;

std::string ruleOf(const model::TotalDifference& total, const DeckChecker& checker)
{
    return total.figure ? checker.catalogue().game().figures[*total.figure].id
                        : checker.ruleset().constraints[*total.constraint].rule;
}

std::vector<TotalMove> totalMoves(
    const model::LegalityReport& before, const model::LegalityReport& after, const DeckChecker& checker)
{
    std::vector<TotalMove> moves;
    for (const auto& total : model::totalDifferences(before, after)) {
        if (total.from == total.to)
            continue;
        TotalMove move{ruleOf(total, checker), totalName(total, checker), total.from, total.to};
        // Two rules may count the same thing (a minimum and a maximum).
        const bool told = std::any_of(moves.begin(), moves.end(), [&](const auto& other) {
            return other.name == move.name && other.from == move.from && other.to == move.to;
        });
        if (!told)
            moves.push_back(std::move(move));
    }
    return moves;
}

// The same fault, perhaps with other numbers.
bool sameFault(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.constraint == b.constraint && a.section == b.section && a.card == b.card &&
           a.domain == b.domain && a.attribute == b.attribute;
}

std::vector<FindingMove> findingMoves(const std::vector<Finding>& before, const DeckChecker& checkerBefore,
    const std::vector<Finding>& after, const DeckChecker& checkerAfter)
{
    std::vector<FindingMove> moves;
    std::vector<bool> met(before.size(), false);
    for (const auto& finding : after) {
        std::size_t i = 0;
        while (i < before.size() && (met[i] || !sameFault(before[i], finding)))
            ++i;
        const auto words = findingText(finding, checkerAfter);
        if (i == before.size()) {
            moves.push_back({finding.rule, {}, words});
            continue;
        }
        met[i] = true;
        if (auto earlier = findingText(before[i], checkerBefore); earlier != words)
            moves.push_back({finding.rule, std::move(earlier), words});
    }
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!met[i])
            moves.push_back({before[i].rule, findingText(before[i], checkerBefore), {}});
    return moves;
}

struct Pair {
    std::shared_ptr<const DeckChecker> before, after;
};

int rank(const DeckImpact& impact) { return impact.becomesIllegal() ? 0 : impact.becomesLegal() ? 1 : 2; }

} // namespace

std::string DeckImpact::headline() const
{
    return name + (becomesIllegal()    ? " becomes illegal"
                      : becomesLegal() ? " becomes legal"
                      : legalAfter     ? " stays legal"
                                       : " stays illegal");
}

std::size_t ImportImpact::becomeIllegal() const
{
    return static_cast<std::size_t>(
        std::count_if(decks.begin(), decks.end(), [](const auto& deck) { return deck.becomesIllegal(); }));
}

std::size_t ImportImpact::becomeLegal() const
{
    return static_cast<std::size_t>(
        std::count_if(decks.begin(), decks.end(), [](const auto& deck) { return deck.becomesLegal(); }));
}

std::string ImportImpact::summary() const
{
    const auto illegal = static_cast<std::int64_t>(becomeIllegal()), legal = static_cast<std::int64_t>(becomeLegal());
    const auto of = plural(static_cast<std::int64_t>(checked), "saved deck", "saved decks");
    if (checked == 0)
        return "There are no saved decks.";
    if (decks.empty())
        return "Nothing changes in " + of + ".";
    std::string text = std::to_string(decks.size()) + " of " + of + (decks.size() == 1 ? " changes" : " change");
    if (illegal)
        text += ", " + std::to_string(illegal) + (illegal == 1 ? " becomes illegal" : " become illegal");
    if (legal)
        text += ", " + std::to_string(legal) + (legal == 1 ? " becomes legal" : " become legal");
    return text + ".";
}

ImportImpact importImpact(const std::vector<model::StoredDeck>& decks, const GameLibrary& library,
    std::shared_ptr<const model::Catalogue> before, std::shared_ptr<const model::Catalogue> after,
    const model::Progress& goOn)
{
    ImportImpact impact;
    std::map<model::RulesetId, Pair> checkers;
    for (const auto& stored : decks) {
        if (goOn && !goOn(impact.checked, decks.size()))
            break;
        const auto* known = library.find(stored.deck.ruleset);
        if (!known)
            known = library.find(library.game.defaultRuleset);
        if (!known)
            continue;
        auto& pair = checkers[known->ruleset.id];
        if (!pair.before)
            pair = {std::make_shared<const DeckChecker>(known->ruleset, before),
                std::make_shared<const DeckChecker>(known->ruleset, after)};
        ++impact.checked;
        const auto was = pair.before->check(stored.deck), is = pair.after->check(stored.deck);
        DeckImpact deck{stored.id, stored.deck.name, known->ruleset.name, was.legal(), is.legal(),
            totalMoves(was, is, *pair.after), findingMoves(was.findings, *pair.before, is.findings, *pair.after)};
        if (deck.legalBefore != deck.legalAfter || !deck.totals.empty() || !deck.findings.empty())
            impact.decks.push_back(std::move(deck));
    }
    std::stable_sort(
        impact.decks.begin(), impact.decks.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return impact;
}

} // namespace nexus::app
