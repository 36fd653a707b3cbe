#include "model/abilities/spoken_of.h"

#include <algorithm>

namespace nexus::model {

namespace {

bool isSelf(const Term& group) { return isAnyOf(group.op, {Op::This, Op::Host}); }

bool isIt(const Term& group) { return group.op == Op::It && group.number <= 1; }

// Groups that a clause names anew.
bool namesAnother(const Term& term)
{
    return isAnyOf(term.op, {Op::Target, Op::Some, Op::OfYours, Op::UpTo, Op::UpToOfYours, Op::AnyNumber, Op::Another,
                                Op::Each, Op::EachOfYours, Op::EachOfTheirs, Op::Plural, Op::Extreme, Op::Pick}) ||
           std::ranges::any_of(term.parts, namesAnother);
}

bool saysIt(const Term& term) { return isIt(term) || std::ranges::any_of(term.parts, saysIt); }

Term withIt(Term term, const Term& who)
{
    if (isIt(term))
        return who;
    for (auto& part : term.parts)
        part = withIt(std::move(part), who);
    return term;
}

// Deeds with a duration, which is their last part.
bool mayLast(const Term& clause)
{
    return isAnyOf(clause.op,
               {Op::Get, Op::GainKeywords, Op::LoseKeywords, Op::LoseAllKeywords, Op::GetAndGain, Op::LoseAndGain,
                   Op::GainChosen, Op::GainText, Op::Forbid, Op::RangeBecomes, Op::AttackBecomes}) &&
           !clause.parts.empty();
}

void clausesOf(Term& sentence, std::vector<Term*>& clauses)
{
    if (sentence.op == Op::Then && sentence.number == 1)
        for (auto& part : sentence.parts)
            clausesOf(part, clauses);
    else
        clauses.push_back(&sentence);
}

// "Friendly units get +1 Attack and enemy units get -1 Attack until the end of the Game Round": both.
void shareDuration(const std::vector<Term*>& clauses)
{
    const Term* said = nullptr;
    for (const auto* clause : clauses)
        if (mayLast(*clause) && clause->parts.back().op != Op::None)
            said = &clause->parts.back();
    if (!said)
        return;
    const auto duration = *said;
    for (auto* clause : clauses)
        if (mayLast(*clause) && clause->parts.back().op == Op::None)
            clause->parts.back() = duration;
}

bool isTheirs(const Term& player) { return player.op == Op::ThatPlayer && player.number == 2; }

// Whose deed it is, where it is a player's.
const Term* playerOf(const Term& clause)
{
    if (isAnyOf(clause.op, {Op::PlayerDraws, Op::PlayerLoses, Op::PlayerGains, Op::PlayerDiscards, Op::PlayerSacrifices,
                               Op::PlayerDiscardsHand, Op::PlayerMills, Op::DrawThenDiscard, Op::PlayerDiscardsPer,
                               Op::TheirHandToDeck, Op::RevealHand, Op::DiscardDownTo, Op::RevealRandom}))
        return &clause.at(0);
    return nullptr;
}

// "They lose 1 CP and discard a card": both are theirs, where nothing says "you".
Term ofPlayer(const Term& clause, const Term& player)
{
    if (clause.number != 0)
        return clause;
    switch (clause.op) {
    case Op::Draw: return {.op = Op::PlayerDraws, .parts = {player, clause.at(0)}};
    case Op::Gain: return {.op = Op::PlayerGains, .parts = {player, clause.at(0)}};
    case Op::YouLose: return {.op = Op::PlayerLoses, .parts = {player, clause.at(0)}};
    case Op::DiscardOwn: return {.op = Op::PlayerDiscards, .parts = {player, clause.at(0)}};
    case Op::Sacrifice:
        if (clause.at(0).op == Op::OfYours && clause.at(0).at(0).number == 1)
            return {
                .op = Op::PlayerSacrifices, .parts = {player, {.op = Op::OneTheirs, .parts = {clause.at(0).at(1)}}}};
        return clause;
    default: return clause;
    }
}

void shareDoer(const std::vector<Term*>& clauses)
{
    for (std::size_t i = 1; i < clauses.size(); ++i)
        if (const auto* player = playerOf(*clauses[i - 1]); player && isTheirs(*player))
            *clauses[i] = ofPlayer(*clauses[i], Term(*player));
}

// "Put a +1/+1 counter on this unit and it gains Zeal."
void shareSelf(const std::vector<Term*>& clauses)
{
    for (std::size_t i = 1; i < clauses.size(); ++i) {
        const auto self = std::ranges::find_if(clauses[i - 1]->parts, isSelf);
        if (self != clauses[i - 1]->parts.end() && mayLast(*clauses[i]) && isIt(clauses[i]->at(0)))
            clauses[i]->parts[0] = *self;
    }
}

// "Each opponent discards a card. They lose 1 CP": each of them; `last`: whose deed was told last.
void nameThem(Term& term, Term& last)
{
    if (const auto* player = playerOf(term)) {
        if (isTheirs(*player)) {
            if (isAnyOf(last.op, {Op::EachOpponent, Op::EachPlayer}) || (last.op == Op::ThatPlayer && last.number == 1))
                term.parts[0] = last;
        } else {
            last = *player;
        }
        return;
    }
    for (auto& part : term.parts)
        nameThem(part, last);
}

// "If the defending unit is exhausted, destroy it."
Term withConditionsSubject(Term term)
{
    for (auto& part : term.parts)
        part = withConditionsSubject(std::move(part));
    if (term.op != Op::If || term.parts.size() < 2)
        return term;
    const auto& subject = term.parts[0].at(0);
    if (isAnyOf(subject.op, {Op::Attacker, Op::Defender}) && !namesAnother(term.parts[1]))
        term.parts[1] = withIt(std::move(term.parts[1]), Term(subject));
    return term;
}

// "While this unit is in your Front Row and it is ready, other friendly units have …": this unit.
Term withWhileSubject(Term condition)
{
    if (condition.op == Op::AllOf && isSelf(condition.at(0).at(0)) && isIt(condition.at(1).at(0)))
        condition.parts[1].parts[0] = condition.parts[0].parts[0];
    return condition;
}

Term withSentences(Term term)
{
    for (auto& part : term.parts)
        part = withSentences(std::move(part));
    if (term.op == Op::Then && term.number == 1) {
        std::vector<Term*> clauses;
        clausesOf(term, clauses);
        shareDuration(clauses);
        shareDoer(clauses);
        shareSelf(clauses);
    }
    if (term.op == Op::While && !term.parts.empty())
        term.parts[0] = withWhileSubject(std::move(term.parts[0]));
    return term;
}

// What is done to somebody, rather than for him.
bool isHarm(const Term& clause)
{
    return isAnyOf(clause.op,
               {Op::Destroy, Op::Remove, Op::ToHand, Op::MakeExhausted, Op::Suppress, Op::Apply, Op::Inflict}) &&
           std::ranges::any_of(clause.parts, [](const Term& part) { return part.op == Op::It && part.number == 0; });
}

// The first clause of a text that does something to "it", before anybody else is named.
bool harmsItFirst(const Term& text)
{
    if (text.op == Op::Then)
        return harmsItFirst(text.at(0)) || (!namesAnother(text.at(0)) && harmsItFirst(text.at(1)));
    if (isAnyOf(text.op, {Op::May, Op::If, Op::MayPay, Op::IfDo}))
        return !text.parts.empty() && !(text.op == Op::MayPay && namesAnother(text.at(0))) &&
               harmsItFirst(text.parts.back());
    return isHarm(text);
}

// "Each opponent …. If they have no cards in hand, …": which of them?
bool asksOfEachOfThem(const Term& term, bool each)
{
    const bool ofThem = isAnyOf(term.op, {Op::IfTheirHandAtMost, Op::IfTheirHandAtLeast}) &&
                        (term.op == Op::IfTheirHandAtLeast || term.number == 1);
    if (each && ofThem)
        return true;
    if (term.op == Op::Then) {
        const auto* player = playerOf(term.at(0));
        const bool all = player && isAnyOf(player->op, {Op::EachOpponent, Op::EachPlayer});
        return asksOfEachOfThem(term.at(0), each) || asksOfEachOfThem(term.at(1), each || all);
    }
    return std::ranges::any_of(term.parts, [&](const Term& part) { return asksOfEachOfThem(part, each); });
}

// "Put counters on target friendly unit equal to its Attack", where something else may be "it".
bool countsOfEither(const Term& term)
{
    const auto counts = [](const Term& clause, std::size_t whom, std::size_t what) {
        return !isSelf(clause.at(whom)) && clause.at(whom).op != Op::It && saysIt(clause.at(what));
    };
    switch (term.op) {
    case Op::PutCountersEqual: return counts(term, 1, 2);
    case Op::PutCountersPer: return counts(term, 2, 3);
    case Op::GetEqual: return counts(term, 0, 2);
    case Op::InflictPer: return counts(term, 1, 2);
    case Op::Inflict: return term.number == 1 && counts(term, 1, 0);
    default: return std::ranges::any_of(term.parts, countsOfEither);
    }
}

// "While an enemy unit has Static, it has -1 Attack."
bool holdsOfSome(const Term& term)
{
    if (term.op == Op::While && term.parts.size() > 1 && term.at(1).at(0).op == Op::It &&
        term.at(1).at(0).number == 0 && isAnyOf(term.at(0).at(0).op, {Op::Some, Op::Another, Op::OfYours}))
        return true;
    return std::ranges::any_of(term.parts, holdsOfSome);
}

// "Each unit in one of your Front Row Quadrants": in which?
bool isInSomeQuadrant(const Term& term)
{
    const auto isSome = [](const Term& part, auto&& self) -> bool {
        return (isAnyOf(part.op, {Op::FrontRow, Op::BackRow}) && part.number == 6) ||
               std::ranges::any_of(part.parts, [&](const Term& inner) { return self(inner, self); });
    };
    if (isAnyOf(term.op, {Op::Each, Op::EachOfYours, Op::Plural}) && isSome(term, isSome))
        return true;
    return std::ranges::any_of(term.parts, isInSomeQuadrant);
}

// "Target Asset or unit with Static": both, or the unit alone?
bool isOfLastKind(const Term& term)
{
    if (term.op == Op::Those && term.at(0).op == Op::UnitOrAsset && term.at(0).number == 1 &&
        hasAnyOf(term.at(1), {Op::Having, Op::Lacking, Op::AttackAtMost, Op::AttackAtLeast, Op::DefenseAtMost,
                                 Op::DefenseAtLeast, Op::CostAtMost, Op::CostAtLeast, Op::CostIs, Op::At}))
        return true;
    return std::ranges::any_of(term.parts, isOfLastKind);
}

// "Swap this unit with another friendly unit and ready it", "ready your Leader and each unit in its Quadrant".
bool isOfOneOfTwo(const Term& term)
{
    const auto saysItsPlace = [](const Term& part, auto&& self) -> bool {
        return (part.op == Op::Here && part.number == 2) || isIt(part) ||
               std::ranges::any_of(part.parts, [&](const Term& inner) { return self(inner, self); });
    };
    if (term.op == Op::Then && term.at(0).op == Op::Swap && isIt(term.at(1).at(0)))
        return true;
    if (term.op == Op::Groups && isAnyOf(term.at(0).op, {Op::Each, Op::EachOfYours, Op::EachOfTheirs, Op::Plural}) &&
        saysItsPlace(term.at(1), saysItsPlace))
        return true;
    return std::ranges::any_of(term.parts, isOfOneOfTwo);
}

// "If a friendly unit has Static, remove Static from it": which?
bool isOfWhomeverItIsSo(const Term& term)
{
    if (term.op == Op::If && term.parts.size() > 1 &&
        (isAnyOf(term.at(0).at(0).op, {Op::Some, Op::Another, Op::OfYours}) || term.at(0).op == Op::IfControlA) &&
        saysIt(term.at(1)) && !namesAnother(term.at(1)))
        return true;
    return std::ranges::any_of(term.parts, isOfWhomeverItIsSo);
}

// "Destroy target friendly unit. Then destroy target enemy unit with CP cost less than its CP cost": targets are named
// before there is an "it".
bool comparesTargets(const Term& term)
{
    const auto compares = [](const Term& part, auto&& self) -> bool {
        const bool target = part.op == Op::Target || (isAnyOf(part.op, {Op::UpTo, Op::Another}) && part.number == 1);
        if (target && hasAnyOf(part, {Op::CostAtMost, Op::StatBelow}) && saysIt(part))
            return true;
        return std::ranges::any_of(part.parts, [&](const Term& inner) { return self(inner, self); });
    };
    if (term.op == Op::Then && hasAnyOf(term.at(0), {Op::Target}) && compares(term.at(1), compares))
        return true;
    return std::ranges::any_of(term.parts, comparesTargets);
}

bool saysUnclearly(const Term& term)
{
    return (term.op == Op::Redirect && isIt(term.at(0))) || (term.op == Op::WhenYouGain && term.number == 1) ||
           std::ranges::any_of(term.parts, saysUnclearly);
}

// "If you control a Leader, target friendly unit gets +2 Attack. Otherwise, it gets +1 Attack": whom?
bool saysItOtherwise(const Term& term)
{
    if (term.op == Op::If && term.parts.size() == 3 && term.at(2).op != Op::None && namesAnother(term.at(1)) &&
        saysIt(term.at(2)) && !namesAnother(term.at(2)) && !isIt(term.at(0).at(0)) && !saysIt(term.at(1)))
        return true;
    return std::ranges::any_of(term.parts, saysItOtherwise);
}

} // namespace

Term withWhoIsMeant(Term term)
{
    const auto& when = term.at(0);
    const bool triggered = isAnyOf(term.op, {Op::Triggered, Op::PaidTrigger}) && term.parts.size() > 1;
    // "When this unit attacks or is attacked, it gets …"
    if (triggered && when.op == Op::WhenEither && isSelf(when.at(0)) && !namesAnother(term.parts[1]))
        term.parts[1] = withIt(std::move(term.parts[1]), Term(when.at(0)));
    term = withSentences(withConditionsSubject(std::move(term)));
    Term last;
    nameThem(term, last);
    return term;
}

bool saysNotWho(const Term& term)
{
    const auto& when = term.at(0);
    const bool triggered = isAnyOf(term.op, {Op::Triggered, Op::PaidTrigger});
    if (triggered && when.op == Op::WhenAttacksWhom) {
        if (!isSelf(when.at(0)) && !isSelf(when.at(1)) && saysIt(term.at(1)) && !namesAnother(term.at(1)))
            return true;
        if (isSelf(when.at(0)) && harmsItFirst(term.at(1)))
            return true;
    }
    if (triggered && countsOfEither(term.at(1)))
        return true;
    return asksOfEachOfThem(term, false) || holdsOfSome(term) || saysItOtherwise(term) || isInSomeQuadrant(term) ||
           isOfLastKind(term) || isOfOneOfTwo(term) || isOfWhomeverItIsSo(term) || comparesTargets(term) ||
           saysUnclearly(term);
}

} // namespace nexus::model
