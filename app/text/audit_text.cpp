#include "app/text/audit_text.h"

#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <cmath>

namespace nexus::app {

namespace {

using model::filled;

struct AuditWords {
    NEXUS_WORDS(AuditWords)
};

// What stands behind a word that is no term.
std::string termsThereAre(const model::Game& game, const std::string& typed)
{
    return filled(AuditWords::tr("There are %1, and terms of the search language such as t:WORD and kw:WORD."),
               {model::joined(model::auditTermNames(game), ", ")}) +
           didYouMean(typed, model::auditTermNames(game));
}

} // namespace

std::string auditTermErrorText(const model::AuditTermError& error, const model::Game& game)
{
    switch (error.kind) {
    case model::AuditTermError::Kind::Unknown:
        return filled(AuditWords::tr("“%1” is not a term."), {error.term}) + " " + termsThereAre(game, error.term);
    case model::AuditTermError::Kind::NoNumber:
        return filled(AuditWords::tr("“%1” is a text, not a number."), {error.term}) + " " +
               termsThereAre(game, error.term);
    case model::AuditTermError::Kind::NoQuery:
        if (!error.query)
            return filled(
                AuditWords::tr("“%1” asks about a deck or a collection; a term is about cards."), {error.term});
        return filled(AuditWords::tr("“%1” does not parse at column %2: expected %3."),
            {error.term, std::to_string(error.query->column), error.query->expected});
    case model::AuditTermError::Kind::Twice: return filled(AuditWords::tr("“%1” is named twice."), {error.term});
    case model::AuditTermError::Kind::NoWeight:
        if (error.term.empty())
            return AuditWords::tr("A formula needs the weight of a term: constant=1, attack=0.5");
        return filled(AuditWords::tr("“%1” is no weight of a term, such as attack=0.5."), {error.term});
    case model::AuditTermError::Kind::Cost: break;
    }
    return filled(AuditWords::tr("“%1” is the cost itself."), {error.term});
}

std::string auditProblemText(const model::AuditProblem& problem, const std::string& cost)
{
    const auto cards = cardsText(static_cast<std::int64_t>(problem.cards));
    if (problem.cost)
        return filled(
            AuditWords::tr("Every card has %1 %2: there is nothing to explain."), {cost, numberText(*problem.cost, 0)});
    return filled(
        AuditWords::tr("%1 with %2, and these terms need at least %3."), {cards, cost, std::to_string(problem.wanted)});
}

std::string leftOutTermText(const model::Audit& audit, const model::DependentColumn& term)
{
    const auto& terms = audit.question.terms;
    if (const auto& constant = audit.constants[term.column])
        return filled(AuditWords::tr("%1 is left out: it is %2 for each of these cards."),
            {terms[term.column].name, numberText(*constant, 0)});
    std::vector<std::string> others;
    for (const auto other : term.of)
        others.push_back(terms[other].name);
    return filled(AuditWords::tr("%1 is left out: for these cards it follows from %2."),
        {terms[term.column].name, enumerated(std::move(others))});
}

std::vector<std::string> auditLeftOutTexts(const model::Audit& audit, const std::string& cost)
{
    std::vector<std::string> texts;
    for (const auto& term : audit.fit.dependent)
        texts.push_back(leftOutTermText(audit, term));
    if (audit.withoutCost > 0)
        texts.push_back(
            filled(AuditWords::tr("Cards without %1 are left out: %2."), {cost, std::to_string(audit.withoutCost)}));
    return texts;
}

std::string deckWorthText(const model::DeckWorth& worth, const std::string& cost)
{
    const auto copies = copiesText(worth.copies);
    const auto off = numberText(std::abs(worth.over), 2);
    auto text = filled(worth.over < 0 ? AuditWords::tr("%1, together %2 %3 under their price")
                                      : AuditWords::tr("%1, together %2 %3 over their price"),
        {copies, off, cost});
    if (worth.leftOut > 0)
        text += "; " + AuditWords::tr("%n copies are not among the cards looked at", nullptr, worth.leftOut);
    return text + ".";
}

} // namespace nexus::app
