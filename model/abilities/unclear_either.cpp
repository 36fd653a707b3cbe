// Of two that "it" may be, and nobody says which.
#include "model/abilities/spoken_of.h"
#include "model/abilities/unclear.h"

#include <algorithm>

namespace nexus::model {

namespace {

bool counts(const Term& term)
{
    return hasAnyOf(term, {Op::PrintedCost, Op::ItsAttack, Op::ItsDefense, Op::PrintedAttack, Op::PrintedDefense,
                              Op::PrintedSum}) &&
           saysIt(term);
}

constexpr auto spoils = {Op::WhenDestroys, Op::WhenAttackDestroys, Op::WhenSuppresses};

// "Choose one: Draw a card; or discard a card. Gain 1 CP": with each, or with the last?
bool goesOnAfterModes(const Term& term) { return term.op == Op::Then && lastBefore(term).op == Op::Modes; }

// "When you play an Event, you may pay 1 CP. If you do, return it to your hand": while it is played; or what it
// targets?
bool movesEventInPlay(const Term& text)
{
    return text.op == Op::Triggered && text.number != form::Triggered::After &&
           isAnyOf(text.at(0).op, {Op::WhenYouPlay, Op::WhenOpponentPlays, Op::WhenNthEvent}) &&
           !namesAnother(text.at(1)) && anyPart(text.at(1), [](const Term& part) {
               return isAnyOf(part.op, {Op::ToHand, Op::Remove, Op::PutInDeck, Op::RecoverIt}) && isOfIt(part);
           });
}

// "When you deploy an Upgrade on this unit, you may return it to its owner's hand"
bool isUpgradeOrBearer(const Term& text)
{
    return isTrigger(text) && text.at(0).op == Op::WhenYouDeployOn && anyPart(text.at(1), [](const Term& part) {
        return (isAnyOf(part.op,
                    {Op::ToHand, Op::Remove, Op::PutInDeck, Op::Destroy, Op::MakeExhausted, Op::Move, Op::IfOf}) &&
                   isOfIt(part)) ||
               counts(part);
    });
}

// "When this unit attacks, exhaust another friendly unit. It gets +2 Attack for this attack": who does not attack.
bool isOutsideAttack(const Term& term)
{
    const auto& before = lastBefore(term);
    const auto& next = nextAfter(term);
    return term.op == Op::Then && before.op == Op::MakeExhausted && namesAnother(before) &&
           !hasAnyOf(before, {Op::Enemy}) && isOfIt(next) && hasAnyOf(next, {Op::ThisAttack});
}

// "Active: Sacrifice another friendly unit. Exhaust each unit in its Quadrant": where that one was, or this unit is? An
// Event and an Asset are in none.
bool isWhereGivenUpWas(const Term& text)
{
    const auto isAsset = [](const Term& part) { return part.op == Op::This && part.number != form::This::Unit; };
    const auto aims = [](const Term& part) { return part.op == Op::Target && !saysItsPlace(part); };
    const auto isThere = [&](const Term& price, const Term& deed) {
        const auto& first = firstOf(deed);
        return namesAnother(price) && saysItsPlace(first) && std::ranges::none_of(first.parts, aims);
    };
    if (text.op == Op::Active)
        return !anyPart(text, isAsset) && hasAnyOf(text.at(0), {Op::CostSacrifice, Op::CostToHand, Op::CostExhaust}) &&
               isThere(text.at(0), text.at(1));
    return isTrigger(text) && !anyPart(text, isAsset) && anyPart(text.at(1), [&](const Term& part) {
        return part.op == Op::Then && lastBefore(part).op == Op::Sacrifice &&
               isThere(lastBefore(part), nextAfter(part));
    });
}

// "Exhaust this Asset and a friendly unit. Another target friendly unit …": the only one could be the price.
bool aimsBesidePrice(const Term& text)
{
    const auto isPaid = [](const Term& part) { return part.op == Op::CostExhaust && namesAnother(part); };
    const auto another = [](const Term& part) {
        return part.op == Op::Another && part.number == form::Another::Target;
    };
    return text.op == Op::Active && anyPart(text.at(0), isPaid) && anyPart(text.at(1), another);
}

// "When another friendly unit would be destroyed, exhaust it instead": who pays is asked of this card alone.
bool paysItself(const Term& text)
{
    return isTrigger(text) && text.at(0).op == Op::WhenWouldBeDestroyed && !isSelf(text.at(0).at(0)) &&
           text.at(1).op == Op::PayInstead && saysIt(text.at(1));
}

// "For each Leader you control, put a +1/+1 counter on target friendly unit": on one, or on one for each?
bool aimsForEach(const Term& term) { return term.op == Op::ForEach && hasAnyOf(term.at(1), {Op::Target}); }

// "Target exhausted unit or Upgrade": are both?
bool isBeforeTwoKinds(const Term& term)
{
    const auto isTwo = [](const Term& noun) {
        return isAnyOf(noun.op, {Op::UnitOrAsset, Op::AssetOrUpgrade, Op::Kinds});
    };
    const auto& noun = term.at(1).op == Op::Those ? term.at(1).at(0) : term.at(1);
    return term.op == Op::With && isAnyOf(term.at(0).op, {Op::Exhausted, Op::Ready, Op::Suppressed, Op::Marked}) &&
           isTwo(noun);
}

bool saysItsController(const Term& term)
{
    return anyPart(
        term, [](const Term& part) { return part.op == Op::ThatPlayer && part.number == form::ThatPlayer::ItsPlayer; });
}

// "When this unit attacks a unit, its controller loses 1 CP", "… it gains Static", "… put a +1/+1 counter on it"
bool isEitherOfAttack(const Term& text)
{
    if (!isTrigger(text) || !isAnyOf(text.at(0).op, {Op::WhenAttacksWhom, Op::WhenSparesDefender}))
        return false;
    const auto& clause = firstOf(text.at(1));
    if (saysItsController(clause) && !namesAnother(clause))
        return true;
    const bool state = clause.op == Op::GainKeywords && clause.at(2).op == Op::None;
    const bool spares = text.at(0).op == Op::WhenSparesDefender && isAgainst(clause);
    return isOfIt(clause) && (state || spares || clause.op == Op::PutCounters);
}

// "Gain 2 CP for each Asset you control, up to a maximum of four": of CP, or of Assets?
bool capsWhat(const Term& term)
{
    const auto isCapped = [](const Term& amount) {
        return (isAnyOf(amount.op, {Op::PerUnit, Op::PerCards}) && amount.number == form::PerUnit::AtMost) ||
               (amount.op == Op::AtMostDone && amount.number == form::AtMostDone::AtMost);
    };
    return isAnyOf(term.op, {Op::GainPer, Op::DrawPer, Op::PutCountersPer, Op::InflictPer, Op::LosePer}) &&
           term.at(0).op == Op::Number && isSeveral(term.at(0)) && std::ranges::any_of(term.parts, isCapped);
}

constexpr auto plainDeeds = {Op::Draw, Op::Gain, Op::YouLose, Op::DiscardOwn, Op::PutCounters, Op::Get, Op::Inflict,
    Op::PlayerLoses, Op::PlayerDraws, Op::PlayerDiscards};

constexpr IsUnclear ofEither[]{
    inPart<goesOnAfterModes>,
    movesEventInPlay,
    isUpgradeOrBearer,
    inPart<isOutsideAttack>,
    isWhereGivenUpWas,
    aimsBesidePrice,
    paysItself,
    inPart<aimsForEach>,
    inPart<isBeforeTwoKinds>,
    inPart<capsWhat>,
    isEitherOfAttack,
};

} // namespace

std::span<const IsUnclear> doubtsOfEither() { return ofEither; }

bool endsForTwo(const Term& text)
{
    return anyPart(text, [](const Term& part) {
        if (part.op != Op::Then || part.number != form::Then::And || !isAnyOf(lastBefore(part).op, plainDeeds))
            return false;
        const auto& last = part.at(1);
        return last.op == Op::UnlessSo ||
               isAnyOf(last.op, {Op::DrawPer, Op::GainPer, Op::PutCountersPer, Op::InflictPer, Op::LosePer});
    });
}

} // namespace nexus::model
