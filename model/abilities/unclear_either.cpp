// Of two that "it" may be, and nobody says which.
#include "model/abilities/spoken_of.h"
#include "model/abilities/unclear.h"

#include <algorithm>

namespace nexus::model {

namespace {

bool isUnit(const Term& group)
{
    return group.op == Op::Host || (group.op == Op::This && group.number == form::This::Unit);
}

bool saysSelf(const Term& term) { return anyPart(term, isUnit); }

bool counts(const Term& term)
{
    return hasAnyOf(term, {Op::PrintedCost, Op::ItsAttack, Op::ItsDefense, Op::PrintedAttack, Op::PrintedDefense,
                              Op::PrintedSum}) &&
           saysIt(term);
}

bool takesAway(const Term& term)
{
    return hasAnyOf(term, {Op::ToHand, Op::Remove, Op::PutInDeck, Op::RecoverIt, Op::RecoverHand});
}

// "Exhaust another friendly unit", and "it" in what is done if one does: that unit, or whom the text waits for?
// `self`: it waits for this card.
bool isOfPriceOrOther(const Term& price, const Term& deed, bool self)
{
    const auto& first = firstOf(deed);
    const bool place = saysItsPlace(first);
    if (!(saysIt(first) || place) || (namesAnother(first) && !place))
        return false;
    const bool stays = hasAnyOf(
        price, {Op::CostExhaust, Op::MakeExhausted, Op::MakeReady, Op::Move, Op::PutCounters, Op::Suppress, Op::Swap});
    const bool leaves = hasAnyOf(price, {Op::CostSacrifice, Op::Sacrifice, Op::Destroy, Op::ToHand, Op::CostToHand,
                                            Op::DiscardOwn, Op::CostDiscard, Op::RemoveCards, Op::CostRemoveCards});
    if (namesAnother(price))
        return stays || (leaves && (takesAway(first) || counts(first) || place));
    if (!self && takesAway(first) && anyPart(price, isSelf)) // this Asset, too
        return true;
    return saysSelf(price) && !self && ((stays && price.op != Op::MakeReady) || place);
}

// "When this unit is destroyed, you may sacrifice another friendly unit. If you do, return it …"
bool goesOnAfterPrice(const Term& text)
{
    if (!isTrigger(text))
        return false;
    const bool self = isSelf(text.at(0).at(0));
    return anyPart(text.at(1), [&](const Term& part) {
        if (part.op == Op::MayPay)
            return isOfPriceOrOther(part.at(0), part.at(1), self);
        const auto& before = lastBefore(part);
        const auto& next = nextAfter(part);
        return part.op == Op::Then && next.op == Op::IfDo && next.number == form::IfDo::Did &&
               isOfPriceOrOther(before.op == Op::May ? before.at(0) : before, next.at(0), self);
    });
}

// "When another friendly unit is destroyed, you may pay 1 CP. If you do, put a +1/+1 counter on it."
bool isDoneToDestroyed(const Term& text)
{
    if (!isTrigger(text) || !isAnyOf(text.at(0).op, {Op::WhenDestroyed, Op::WhenDestroyedByAttack}) ||
        isSelf(text.at(0).at(0)))
        return false;
    const auto* clause = &text.at(1);
    while (isAnyOf(clause->op, {Op::Then, Op::May, Op::MayPay, Op::If, Op::IfDo})) {
        if (clause->op == Op::MayPay && namesAnother(clause->at(0)))
            return false;
        clause = &clause->at(isAnyOf(clause->op, {Op::MayPay, Op::If}) ? 1 : 0);
    }
    return isOfPlay(clause->op) && isOfIt(*clause);
}

// "When this unit attacks a unit, if it is exhausted, …"
bool asksOfAttack(const Term& text)
{
    if (!isTrigger(text) || text.at(0).op != Op::WhenAttacksWhom)
        return false;
    const auto& first = firstOf(text.at(1));
    return first.op == Op::If && saysIt(first.at(0));
}

constexpr auto spoils = {Op::WhenDestroys, Op::WhenAttackDestroys, Op::WhenSuppresses};

// "When this unit attacks and destroys a unit, exhaust each other unit in its Quadrant": only an enemy one says which.
bool isInWhosePlace(const Term& text)
{
    if (!isTrigger(text))
        return false;
    const auto when = text.at(0).op;
    const auto& deed = text.at(1);
    if (isAnyOf(when, spoils) && anyPart(deed, [](const Term& part) {
            return part.op == Op::AdjacentQuadrant && part.number == form::AdjacentQuadrant::Any;
        }))
        return true;
    if (isAnyOf(when, spoils))
        return saysItsPlace(deed) && (!hasAnyOf(deed, {Op::Enemy}) || anyPart(deed, [](const Term& part) {
            return isItsPlace(part) && part.op == Op::InColumn;
        }));
    const bool fight = isAnyOf(when, {Op::WhenAttacks, Op::WhenAttacksWhom, Op::WhenAttacked, Op::WhenOpponentAttacks,
                                         Op::WhenDestroyedByAttack, Op::WhenSparesDefender, Op::WhenDestroyedIn});
    return fight && anyPart(deed, [](const Term& group) {
        return isAnyOf(group.op, {Op::Each, Op::Another, Op::Some, Op::Target, Op::Plural, Op::UpTo}) &&
               saysItsPlace(group) && !hasAnyOf(group, {Op::Friendly, Op::Enemy});
    });
}

// "Exhaust the attacking unit and each other unit in its Quadrant"
bool isBesideAttacker(const Term& term)
{
    return term.op == Op::Groups && isAnyOf(term.at(0).op, {Op::Attacker, Op::Defender, Op::Destroyer}) &&
           saysItsPlace(term.at(1)) && !hasAnyOf(term.at(1), {Op::Friendly, Op::Enemy});
}

// "Choose one: Draw a card; or discard a card. Gain 1 CP": with each, or with the last?
bool goesOnAfterModes(const Term& term) { return term.op == Op::Then && lastBefore(term).op == Op::Modes; }

// "Choose one: Exhaust target enemy unit; or inflict Impact 1 on it": of another mode.
bool isOfOtherMode(const Term& term)
{
    return term.op == Op::Modes && std::ranges::any_of(term.parts, namesAnother) &&
           std::ranges::any_of(term.parts, [](const Term& mode) { return saysIt(mode) && !namesAnother(mode); });
}

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

// "When a unit with an Upgrade is destroyed, you may attach it to this unit"
bool attachesWhat(const Term& text)
{
    return isTrigger(text) && firstOf(text.at(1)).op == Op::MoveUpgrade && isBareIt(firstOf(text.at(1)).at(0));
}

// "Create a token in its Quadrant. It gains Zeal": the token, or whose Quadrant it is?
bool isOfCreated(const Term& term)
{
    const auto& before = lastBefore(term);
    return term.op == Op::Then && before.op == Op::Create && saysItsPlace(before) && isOfIt(nextAfter(term));
}

// "Put a +1/+1 counter on target friendly unit and exhaust target enemy unit. It …"
bool isOfOneOfTwoDeeds(const Term& term)
{
    const auto& first = term.at(0);
    const auto& next = nextAfter(term);
    const auto one = [](const Term& clause) {
        return namesAnother(clause) && std::ranges::none_of(clause.parts, isAllOfSome);
    };
    const bool asks = next.op == Op::If && next.at(0).op == Op::IfIsCard;
    return term.op == Op::Then && first.op == Op::Then && first.number == form::Then::And && one(first.at(0)) &&
           one(first.at(1)) && (asks || (saysIt(next) && !namesAnother(next)));
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

// "When an enemy unit destroys a friendly unit, return it to its owner's hand"
bool isDestroyerOrDestroyed(const Term& text)
{
    if (!isTrigger(text) || !isAnyOf(text.at(0).op, spoils))
        return false;
    const auto& when = text.at(0);
    const auto& first = firstOf(text.at(1));
    const bool others = !isSelf(when.at(0)) && !isSelf(when.at(1));
    const bool strength = anyPart(text.at(1), [](const Term& part) {
        return isAnyOf(part.op, {Op::ItsAttack, Op::ItsDefense}) && isBareIt(part.at(0));
    });
    return strength || (others && saysIt(first) && !namesAnother(first) && (takesAway(first) || counts(first)));
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

// "Discard a card. Draw a card. If it is a Unit card, …"
bool isDrawnOrDiscarded(const Term& text)
{
    return hasAnyOf(text, {Op::DiscardOwn, Op::CostDiscard}) && anyPart(text, [](const Term& part) {
        const auto& next = nextAfter(part);
        return part.op == Op::Then && lastBefore(part).op == Op::Draw && next.op == Op::If &&
               next.at(0).op == Op::IfIsCard && next.at(0).number == form::IfIsCard::It;
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

// "You may pay 2 CP. If you do, destroy target unit. Otherwise, exhaust it": the target is asked for after a yes.
bool isOfTargetNotAskedFor(const Term& text)
{
    if (isTrigger(text) || text.op == Op::Active)
        return isOfTargetNotAskedFor(text.at(1));
    const auto sentences = sentencesOf(text);
    for (std::size_t i = 1; i < sentences.size(); ++i) {
        const auto& otherwise = *sentences[i];
        if (otherwise.op == Op::IfDo && otherwise.number == form::IfDo::Otherwise && saysIt(otherwise) &&
            !namesAnother(otherwise) &&
            namesAnother(sentences[i - 1]->parts.empty() ? Term() : sentences[i - 1]->parts.back()))
            return true;
    }
    return false;
}

// "At the start of the Game Round, put a charge counter on it", where the sentence before it is another ability.
bool isOfNobodyNamed(const Term& text)
{
    if (text.op != Op::AtMoment || anyPart(text, isSelf))
        return false;
    const auto& first = firstOf(text.at(1));
    return isOfIt(first) && !namesAnother(first);
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

bool saysOpponentOfFight(const Term& term) { return hasAnyOf(term, {Op::Attacker, Op::Defender, Op::Destroyer}); }

// "When this unit attacks, if the defending unit has Taunt, it gets +1 Attack": not the one that was just named.
bool isForWhomInFight(const Term& text)
{
    return isTrigger(text) && anyPart(text.at(1), [](const Term& part) {
        if (part.op == Op::Then) { // "exhaust the attacking unit and it gets +1 Defense"
            const auto& before = lastBefore(part);
            const auto& next = nextAfter(part);
            return before.op != Op::If && saysOpponentOfFight(before) && isForWhom(next) && isOfIt(next);
        }
        if (part.op != Op::If || part.parts.size() < 2 || !saysOpponentOfFight(part.at(0)))
            return false;
        const auto& clause = firstOf(part.at(1));
        return (isOfIt(clause) && !isAgainst(clause)) || saysItsController(clause);
    });
}

// "When a friendly unit attacks, if this unit is exhausted, ready it"
bool asksOfSelfForIt(const Term& text)
{
    return isTrigger(text) && !isSelf(text.at(0).at(0)) && anyPart(text.at(1), [](const Term& part) {
        if (part.op != Op::If || part.parts.size() < 2 || !anyPart(part.at(0), isSelf))
            return false;
        const auto& clause = firstOf(part.at(1));
        const bool strengthens = isAnyOf(clause.op, {Op::Get, Op::GetAndGain, Op::GainKeywords, Op::PutCounters});
        return (isOfIt(clause) && (!strengthens || saysSelf(part.at(0)))) || // an Asset has no Attack
               (clause.op == Op::MayPay && saysIt(clause.at(0)));
    });
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
    goesOnAfterPrice,
    isDoneToDestroyed,
    asksOfAttack,
    isInWhosePlace,
    inPart<isBesideAttacker>,
    inPart<goesOnAfterModes>,
    inPart<isOfOtherMode>,
    attachesWhat,
    movesEventInPlay,
    inPart<isOfCreated>,
    inPart<isOfOneOfTwoDeeds>,
    isUpgradeOrBearer,
    isDestroyerOrDestroyed,
    inPart<isOutsideAttack>,
    isWhereGivenUpWas,
    isDrawnOrDiscarded,
    aimsBesidePrice,
    paysItself,
    isOfTargetNotAskedFor,
    isOfNobodyNamed,
    inPart<aimsForEach>,
    inPart<isBeforeTwoKinds>,
    inPart<capsWhat>,
    isForWhomInFight,
    asksOfSelfForIt,
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
