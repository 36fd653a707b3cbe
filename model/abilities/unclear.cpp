// What is understood, and could be meant in more than one way or cannot be known when it happens: it stays with the
// players.
#include "model/abilities/unclear.h"
#include "model/abilities/binding.h"
#include "model/abilities/language.h"
#include "model/abilities/spoken_of.h"
#include "model/base/text.h"
#include "model/cards/game.h"

#include <algorithm>

namespace nexus::model {

namespace {

// "Each opponent …. If they have no cards in hand, …": which of them?
bool asksOfEachOfThem(const Term& term, bool each)
{
    const bool ofThem = isAnyOf(term.op, {Op::IfTheirHandAtMost, Op::IfTheirHandAtLeast}) &&
                        (term.op == Op::IfTheirHandAtLeast || term.number == form::IfTheirHandAtMost::They);
    if (each && ofThem)
        return true;
    if (term.op == Op::Then) {
        const auto* player = playerOf(term.at(0));
        const bool all = player && isAnyOf(player->op, {Op::EachOpponent, Op::EachPlayer});
        return asksOfEachOfThem(term.at(0), each) || asksOfEachOfThem(term.at(1), each || all);
    }
    return std::ranges::any_of(term.parts, [&](const Term& part) { return asksOfEachOfThem(part, each); });
}

bool saysThatQuadrant(const Term& term)
{
    return term.op == Op::SameQuadrant &&
           isAnyOfNumbers(term.number, {form::SameQuadrant::That, form::SameQuadrant::It});
}

bool saysItsPlayer(const Term& term) { return term.op == Op::ThatPlayer && term.number == form::ThatPlayer::ItsPlayer; }

// "Remove that card from the game", of an Event that is being played.
bool movesThatCard(const Term& text)
{
    const auto& first = text.op == Op::Then ? text.at(0) : text;
    return isAnyOf(first.op, {Op::Remove, Op::ToHand, Op::PutInDeck}) && first.at(0).op == Op::It;
}

// "If target unit is exhausted, destroy it", "for each unit in target Quadrant": nobody is asked for it then.
bool aimsInCondition(const Term& term)
{
    const bool asks = (term.op == Op::If && !isAimed(term) && hasAnyOf(term.at(0), {Op::Target, Op::TargetQuadrant})) ||
                      (term.op == Op::UnlessSo && hasAnyOf(term.at(1), {Op::Target, Op::TargetQuadrant})) ||
                      (term.op == Op::ForEach && hasAnyOf(term.at(0), {Op::Target, Op::TargetQuadrant}));
    return asks;
}

// "Draw cards equal to a friendly unit's Attack. Then destroy it": which of them it was, is not remembered.
bool goesOnAboutAmount(const Term& term)
{
    return term.op == Op::Then && !goesOnAboutTarget(term) &&
           isAnyOf(term.at(0).op, {Op::Draw, Op::DrawEqual, Op::DrawPer, Op::Gain, Op::GainEqual, Op::GainPer}) &&
           hasAnyOf(term.at(0), {Op::Target, Op::Some, Op::OfYours}) && saysWho(term.at(1));
}

// "Each player discards a card. If you discarded a Unit card this way, …"
bool countsOfAll(const Term& term)
{
    const auto* player = term.op == Op::Then ? playerOf(term.at(0)) : nullptr;
    return player && player->op == Op::EachPlayer && hasAnyOf(term.at(1), {Op::IfSoManyDone});
}

// "If a friendly unit attacked this Game Round": who has left has, too.
bool asksWhoHas(const Term& term)
{
    return term.op == Op::IfDidNot && term.number >= form::IfDidNot::Attacked &&
           isAnyOf(term.at(0).op, {Op::Some, Op::Another, Op::OfYours});
}

// "Inflict Impact 1 on this unit. If it is destroyed this way, …"
bool asksOfSelfDestroyed(const Term& term)
{
    return term.op == Op::Then && std::ranges::any_of(term.at(0).parts, isSelf) &&
           hasAnyOf(term.at(1), {Op::IfDestroyedSo}) && !namesAnother(term.at(1));
}

// "Destroy target unit. If it is destroyed this way, remove it from the game": how many have gone is counted by it.
bool goesOnAboutCounted(const Term& term)
{
    const auto moves = [](const Term& part) {
        return isAnyOf(part.op, {Op::Remove, Op::ToHand, Op::PutInDeck}) && part.at(0).op == Op::It;
    };
    return hasAnyOf(term, {Op::Destroy, Op::Sacrifice}) && anyPart(term, moves) &&
           hasAnyOf(term, {Op::ThatMany, Op::IfSoManyDone, Op::IfDestroyedSo});
}

// "Another friendly unit has +1 Attack", "one of your Leaders has Zeal": which?
bool holdsOfOne(const Term& term)
{
    const auto& group = term.at(0);
    return holdsOfGroup(term) && !isAnyOfKind(group) &&
           isAnyOf(group.op, {Op::Some, Op::Another, Op::OfYours, Op::UpTo, Op::UpToOfYours, Op::Extreme});
}

// "Your Leaders have +1 Defense while you control three other units": than this card, or than each of them?
bool countsBesideMany(const Term& term)
{
    return term.op == Op::While && term.parts.size() > 1 && hasAnyOf(term.at(0), {Op::Other, Op::Another}) &&
           anyPart(term.at(1), isAllOfSome);
}

// "While you control an Asset, friendly units have …. While it is exhausted, …": what?
bool holdsOfWhom(const Term& term)
{
    const auto& first = term.at(0);
    const auto& second = term.at(1);
    return term.op == Op::AllHold && first.op == Op::While && second.op == Op::While && isIt(second.at(0).at(0)) &&
           !isSelf(first.at(0).at(0)) && !isSelf(first.at(1).at(0));
}

// "Inflict Impact 2 on each enemy unit. If it is not destroyed this way, …": which of them?
bool asksWhoIsSpared(const Term& term)
{
    const auto& next = nextAfter(term);
    return term.op == Op::Then && next.op == Op::If && next.at(0).op == Op::IfNot &&
           next.at(0).at(0).op == Op::IfDestroyedSo &&
           hasAnyOf(term.at(0),
               {Op::Each, Op::EachOfYours, Op::EachOfTheirs, Op::Plural, Op::Groups, Op::UpTo, Op::AnyNumber, Op::May});
}

// "Destroy each enemy unit. If it was a Leader, …", "sacrifice two units. If the sacrificed unit had …": which of them?
bool asksOfOneOfMany(const Term& term)
{
    const auto isMany = [](const Term& group) {
        return isAllOfSome(group) || isAnyOf(group.op, {Op::UpTo, Op::AnyNumber}) ||
               (group.op == Op::Target && group.number == form::Target::Several) ||
               (isAnyOf(group.op, {Op::Some, Op::OfYours, Op::Pick}) && isSeveral(group.at(0))) ||
               (group.op == Op::Pick && group.number != form::Pick::Counted);
    };
    const auto isDeedToMany = [&](const Term& deed) { return std::ranges::any_of(deed.parts, isMany); };
    const auto& next = nextAfter(term);
    const auto& asked = next.at(0);
    const bool ofOne = isAnyOf(asked.op, {Op::IfOf, Op::IfIs, Op::IfHas, Op::IfIn}) && asked.at(0).op == Op::It &&
                       isAnyOfNumbers(asked.at(0).number, {form::It::It, form::It::ThatUnit, form::It::DestroyedUnit});
    return term.op == Op::Then && next.op == Op::If && ofOne && isDeedToMany(term.at(0));
}

// "… the sacrificed unit's CP cost", where there were several, this one, or somebody else's.
bool countsGivenUp(const Term& text)
{
    const auto isGivenUp = [](const Term& part) {
        return part.op == Op::SacrificedCost || (part.op == Op::IfIsCard && part.number != form::IfIsCard::It);
    };
    if (!anyPart(text, isGivenUp))
        return false;
    const auto isOfSeveral = [](const Term& part) {
        if (!isAnyOf(part.op, {Op::CostSacrifice, Op::Sacrifice, Op::CostDiscard, Op::DiscardOwn, Op::PlayerSacrifices,
                                  Op::RemoveCards, Op::CostRemoveCards}))
            return false;
        return isSelf(part.at(0)) || isAnyOf(part.at(0).op, {Op::EachOfYours, Op::Plural, Op::UpTo}) ||
               isSeveral(part.at(0).at(0)) || (part.at(0).op == Op::Pick && part.at(0).number != form::Pick::Counted);
    };
    return anyPart(text, isOfSeveral) || (isTrigger(text) && text.at(0).op == Op::WhenYouSacrifice);
}

// "Each opponent loses 2 CP. If they cannot, they …": of each in turn.
bool asksWhetherEachCould(const Term& term)
{
    const auto& next = nextAfter(term);
    return term.op == Op::Then && next.op == Op::IfDo && next.number != form::IfDo::Did &&
           isAnyOf(term.at(0).at(0).op, {Op::EachOpponent, Op::EachPlayer});
}

// "When a player passes, they …": one's own pass names nobody.
bool saysWhoPassed(const Term& term)
{
    return term.op == Op::Triggered && term.at(0).op == Op::WhenPasses &&
           term.at(0).number == form::WhenPasses::Anyone && hasAnyOf(term.at(1), {Op::ThatPlayer});
}

// "Each unit in one of your Front Row Quadrants": in which?
bool isInSomeQuadrant(const Term& term)
{
    const auto isSome = [](const Term& part) {
        return isAnyOf(part.op, {Op::FrontRow, Op::BackRow}) && part.number == form::FrontRow::OneOfYours;
    };
    return isAnyOf(term.op, {Op::Each, Op::EachOfYours, Op::Plural}) && anyPart(term, isSome);
}

// "Target Asset or unit with Static": both, or the unit alone?
bool isOfLastKind(const Term& term)
{
    return term.op == Op::Those && term.at(0).op == Op::UnitOrAsset &&
           term.at(0).number == form::UnitOrAsset::AssetFirst &&
           hasAnyOf(term.at(1), {Op::Having, Op::Lacking, Op::AttackAtMost, Op::AttackAtLeast, Op::DefenseAtMost,
                                    Op::DefenseAtLeast, Op::CostAtMost, Op::CostAtLeast, Op::CostIs, Op::At});
}

// "Swap this unit with another friendly unit and ready it", "ready your Leader and each unit in its Quadrant".
bool isOfOneOfTwo(const Term& term)
{
    const auto saysItsPlace = [](const Term& part) {
        return (part.op == Op::Here && part.number == form::Here::Its) || isIt(part);
    };
    return (term.op == Op::Then && term.at(0).op == Op::Swap && isIt(term.at(1).at(0))) ||
           (term.op == Op::Groups && isAllOfSome(term.at(0)) && anyPart(term.at(1), saysItsPlace));
}

// "If you control two or more Constructs, each of them gets …", "if you control exactly one Leader, ready it": the
// counted ones, and not this card.
bool isOfWhoWasCounted(const Term& term)
{
    const auto& asked = term.at(0);
    if (term.op != Op::If || term.parts.size() < 2 ||
        !isAnyOf(asked.op, {Op::IfControl, Op::IfThereAre, Op::IfSoManyAre, Op::IfInQuadrants, Op::IfDiscardAtLeast,
                               Op::IfThereInQuadrants, Op::IfInEach, Op::IfSoManyHave, Op::IfTheyControlAtMost}))
        return false;
    const auto& clause = nextAfter(term);
    const bool one = isOne(asked) && isOne(asked.at(0)); // exactly one
    const auto isCounted = [&](const Term& part) {
        return part.op == Op::It && (isAnyOfNumbers(part.number, {form::It::Them, form::It::ThoseUnits, form::It::They,
                                                                     form::It::EachOfThem}) ||
                                        (one && part.number <= form::It::ThatCard));
    };
    return anyPart(clause, isCounted);
}

// "When this unit attacks, if it has not attacked this Game Round, …": this attack, too?
bool asksOfDeedItself(const Term& text)
{
    if (!isTrigger(text))
        return false;
    const auto op = text.at(0).op;
    const int deed = isAnyOf(op, {Op::WhenAttacks, Op::WhenAttacksWhom, Op::WhenAttacked, Op::WhenOpponentAttacks}) ? 0
                     : isAnyOf(op, {Op::WhenMoves, Op::WhenMovesInto, Op::WhenYouMove})                             ? 1
                                                                                                                    : 2;
    return anyPart(text.at(1), [&](const Term& part) { return part.op == Op::IfDidNot && part.number % 2 == deed; });
}

// "Destroy target friendly unit. Then destroy target enemy unit with CP cost less than its CP cost": targets are named
// before there is an "it".
bool comparesTargets(const Term& term)
{
    const auto compares = [](const Term& part) {
        const bool target = part.op == Op::Target ||
                            (isAnyOf(part.op, {Op::UpTo, Op::Another}) && part.number == form::UpTo::Target);
        return target && hasAnyOf(part, {Op::CostAtMost, Op::StatBelow}) && saysWho(part);
    };
    return term.op == Op::Then && hasAnyOf(term.at(0), {Op::Target}) && anyPart(term.at(1), compares);
}

// "Sacrifice a friendly unit. Destroy target enemy unit with CP cost less than that unit's CP cost": likewise.
bool comparesWithChosen(const Term& term)
{
    const auto compares = [](const Term& part) {
        return part.op == Op::Target && hasAnyOf(part, {Op::CostAtMost, Op::StatBelow}) && saysWho(part);
    };
    return term.op == Op::Then && hasAnyOf(term.at(0), {Op::Some, Op::OfYours, Op::Another}) &&
           !isAnyOf(nextAfter(term).op, {Op::IfDo, Op::May, Op::MayPay, Op::If}) && anyPart(nextAfter(term), compares);
}

// "When this Upgrade is deployed, draw a card. Attached unit gains Zeal": then, or as long as it is attached?
bool givesBearerThen(const Term& term)
{
    const auto& next = nextAfter(term);
    return term.op == Op::Then && isAnyOf(next.op, {Op::Get, Op::GainKeywords, Op::GetAndGain}) &&
           next.at(0).op == Op::Host && next.parts.size() > 2 && next.parts.back().op == Op::None;
}

bool saysUnclearly(const Term& term)
{
    return (term.op == Op::RevealUntil && term.number == form::RevealUntil::RestDiscarded) ||
           (term.op == Op::Redirect && isIt(term.at(0))) ||
           (term.op == Op::WhenYouGain && term.number == form::WhenYouGain::Anyhow);
}

// "If you control a Leader, target friendly unit gets +2 Attack. Otherwise, it gets +1 Attack": whom?
bool saysItOtherwise(const Term& term)
{
    return term.op == Op::If && term.parts.size() == 3 && term.at(2).op != Op::None && namesAnother(term.at(1)) &&
           saysWho(term.at(2)) && !namesAnother(term.at(2)) && !isIt(term.at(0).at(0)) && !saysWho(term.at(1));
}

// "When a unit destroys another, its controller …"
bool saysNotWhose(const Term& term)
{
    const auto& when = term.at(0);
    return isTrigger(term) && isAnyOf(when.op, {Op::WhenDestroys, Op::WhenAttackDestroys}) && !isSelf(when.at(0)) &&
           !isSelf(when.at(1)) && anyPart(term.at(1), saysItsPlayer);
}

bool movesPlayedEvent(const Term& term)
{
    return isTrigger(term) && isAnyOf(term.at(0).op, {Op::WhenYouPlay, Op::WhenOpponentPlays}) &&
           movesThatCard(term.at(1));
}

// "When this unit attacks a unit in a Back Row Quadrant, … in that Quadrant": the defender's, or this unit's?
bool saysNotWhere(const Term& term)
{
    return isTrigger(term) && isAnyOf(term.at(0).op, {Op::WhenAttacksWhom, Op::WhenAttacks}) &&
           anyPart(term.at(1), saysThatQuadrant) && !hasAnyOf(term.at(1), {Op::PickQuadrant, Op::TargetQuadrant});
}

// "An Asset controlled by the same player": as whose? Of several that are chosen together it says.
bool isOfSamePlayer(const Term& term)
{
    const bool several = (term.op == Op::Target && term.number == form::Target::Several) || term.op == Op::UpTo ||
                         (isAnyOf(term.op, {Op::Some, Op::OfYours}) && isSeveral(term.at(0)));
    return isAnyOf(term.op, {Op::Target, Op::Some, Op::OfYours, Op::Another, Op::Each, Op::Plural}) && !several &&
           hasAnyOf(term, {Op::SamePlayers});
}

// The state of a card is applied and removed, not had for a time.
bool isStateForATime(const Term& term, const Game& game)
{
    const bool given = isAnyOf(term.op, {Op::GainKeywords, Op::HasKeywords, Op::HasBonusAndKeywords, Op::GetAndGain});
    if (given && isOfState(term.at(term.op == Op::GetAndGain ? 2 : 1), game))
        return true;
    return std::ranges::any_of(term.parts, [&](const Term& part) { return isStateForATime(part, game); });
}

// An Upgrade is never exhausted.
bool exhaustsUpgrade(const Term& term)
{
    const auto& paid = term.at(0);
    return (term.op == Op::CostExhaust && paid.op == Op::This && paid.number == form::This::Upgrade);
}

// "As an additional cost to play this Event, pay X CP": nobody is asked for the X.
bool paysAnyForEvent(TextKind kind, const Term& term)
{
    return kind == TextKind::Event && term.op == Op::Active && hasAnyOf(term.at(0), {Op::PayAny});
}

bool isAsStrongNow(const Term& term)
{
    const bool asStrong = term.op == Op::Forbid && isAnyOf(term.at(0).op, {Op::Plural, Op::Each}) &&
                          hasAnyOf(term.at(0), // now, or when they would?
                              {Op::AttackAtMost, Op::AttackAtLeast, Op::DefenseAtMost, Op::DefenseAtLeast});
    return asStrong || isOfSamePlayer(term);
}

// "Copy that Event's effect", "return that Event card …": of which, where no Event that is played has triggered it?
bool isOfNoEvent(const Term& term, bool isPlayed)
{
    const bool isAbility = isUsedOrTriggered(term) || term.op == Op::PaidTrigger;
    if (isAbility)
        isPlayed = hasAnyOf(term.at(0), {Op::WhenYouPlay, Op::WhenOpponentPlays, Op::WhenNthEvent, Op::WhenTargeted});
    return (!isPlayed && isAnyOf(term.op, {Op::CopyEvent, Op::RemoveThatEvent})) ||
           std::ranges::any_of(term.parts, [&](const Term& part) { return isOfNoEvent(part, isPlayed); });
}

// "Return a Terrain card from your discard pile to play, exhausted": where, and onto what an Upgrade?
bool putsElsewhere(const Term& term)
{
    const auto isHead = [](const Term& noun, std::initializer_list<std::string_view> types, auto&& self) -> bool {
        const auto isOf = [&](const Term& type) {
            return std::ranges::find(types, std::string_view(fold(type.word))) != types.end();
        };
        return noun.op == Op::With ? self(noun.at(1), types, self)
                                   : noun.op == Op::Card || (isAnyOf(noun.op, {Op::OfType, Op::OfTypes}) &&
                                                                std::ranges::any_of(noun.parts, isOf));
    };
    const auto& noun = term.at(0).at(1);
    return (term.op == Op::RecoverPlay && isHead(noun, {"terrain", "upgrade", "event"}, isHead)) ||
           (term.op == Op::DeployFree && term.number != form::DeployFree::On &&
               isHead(noun, {"upgrade", "event"}, isHead));
}

// "Reveal the top card of your deck. … put it into play …": what can be put into play lies in the discard pile.
bool putsShownIntoPlay(const Term& term)
{
    return hasAnyOf(term, {Op::RecoverIt}) &&
           hasAnyOf(term, {Op::RevealTop, Op::LookTop, Op::LookTopOf, Op::RevealUntil, Op::RevealTake, Op::RevealRandom,
                              Op::Search, Op::TakeOne, Op::TakeShown, Op::ChooseFromIt});
}

// "Each opponent discards a card. If it is a Unit card, …": of each in turn, and not of one of them.
bool isOfEachPlayer(const Term& term)
{
    const auto& first = term.at(0);
    const auto& next = nextAfter(term);
    const bool each = isAnyOf(first.op, {Op::PlayerDiscards, Op::PlayerSacrifices, Op::PlayerMills, Op::RevealRandom,
                                            Op::RevealHand, Op::RevealTop, Op::TheirHandToDeck}) &&
                      isAnyOf(first.at(0).op, {Op::EachOpponent, Op::EachPlayer}) &&
                      (first.op != Op::PlayerSacrifices || first.number == form::PlayerSacrifices::Sacrifices);
    const bool ofOne = saysIt(next) || saysThat(next) || isAnyOf(next.op, {Op::ChooseFromIt, Op::DiscardIt}) ||
                       hasAnyOf(next, {Op::PlayerDiscardsIt}) || (next.op == Op::If && next.at(0).op == Op::IfIsCard) ||
                       (next.op == Op::IfDo && next.number != form::IfDo::Did) ||
                       (first.at(0).op == Op::EachOpponent && hasAnyOf(next, {Op::SacrificedCost}));
    return (term.op == Op::Then && each && ofOne);
}

// The deeds that the kind of "… this way" can be said of.
bool isDoneThisWay(int kind, Op deed)
{
    switch (kind) {
    case form::ThatMany::Destroyed:
        return isAnyOf(deed, {Op::Destroy, Op::Inflict, Op::InflictBoth, Op::Suppress, Op::Distribute});
    case form::ThatMany::Readied: return deed == Op::MakeReady;
    case form::ThatMany::Exhausted: return deed == Op::MakeExhausted;
    case form::ThatMany::Moved: return deed == Op::Move;
    case form::ThatMany::Sacrificed: return isAnyOf(deed, {Op::Sacrifice, Op::PlayerSacrifices});
    case form::ThatMany::Suppressed: return deed == Op::Suppress;
    default:
        return isAnyOf(deed, {Op::DiscardOwn, Op::PlayerDiscards, Op::PlayerDiscardsHand, Op::Mill, Op::PlayerMills});
    }
}

// "Destroy each enemy unit with Static. Exhaust each other enemy unit. Draw a card for each unit destroyed this way":
// after another deed it is not known any more; nor is "that unit", after what was done to several. `deeds`: those that
// have come before, and whether each was done to several.
using DeedsBefore = std::vector<std::pair<Op, bool>>;
bool forgetsThisWay(const Term& term, DeedsBefore& deeds)
{
    for (const auto& part : term.parts)
        if (forgetsThisWay(part, deeds))
            return true;
    const bool counts = isAnyOf(term.op, {Op::ThatMany, Op::IfSoManyDone}) &&
                        isAnyOfNumbers(
                            term.number, {form::ThatMany::Discarded, form::ThatMany::Destroyed, form::ThatMany::Readied,
                                             form::ThatMany::Exhausted, form::ThatMany::Moved,
                                             form::ThatMany::Sacrificed, form::ThatMany::Suppressed});
    if (counts) {
        const auto isIt = [&](const auto& deed) { return isDoneThisWay(term.number, deed.first); };
        return !deeds.empty() && !isIt(deeds.back()) && std::ranges::any_of(deeds, isIt);
    }
    if (term.op == Op::IfDestroyedSo)
        return deeds.size() > 1 && deeds.back().second && !deeds[deeds.size() - 2].second;
    const bool named = std::ranges::none_of(term.parts, [](const Term& group) {
        return isAnyOf(group.op, {Op::This, Op::Host, Op::It});
    });
    if (named && (isOfPlay(term.op) ||
                     isAnyOf(term.op, {Op::Sacrifice, Op::Remove, Op::ToHand, Op::PutInDeck, Op::PlayerSacrifices,
                                          Op::PlayerDiscards, Op::PlayerDiscardsHand, Op::DiscardOwn, Op::InflictBoth,
                                          Op::Distribute, Op::Mill, Op::PlayerMills, Op::Create, Op::RecoverHand})))
        deeds.emplace_back(
            term.op, std::ranges::any_of(term.parts, [](const Term& group) { return isAllOfSome(group); }));
    return false;
}

bool isThoseOf(const Term& group)
{
    return group.op == Op::It && isAnyOfNumbers(group.number, {form::It::Them, form::It::ThoseUnits, form::It::They,
                                                                  form::It::EachOfThem, form::It::ChosenUnits});
}

// "When this unit attacks a unit with an Upgrade, destroy that Upgrade": it may have several.
bool saysNotWhichUpgrade(const Term& text)
{
    const auto isUpgrade = [](const Term& part) { return fold(part.word) == "upgrade"; };
    return anyPart(text, [](const Term& part) { return part.op == Op::It && part.number == form::It::ThatUpgrade; }) &&
           hasAnyOf(text, {Op::WithUpgrade}) && !anyPart(text, isUpgrade);
}

// "Exhaust this unit and two other friendly units. Put a +1/+1 counter on each of them": on this one, too?
bool goesOnAboutPrice(const Term& text)
{
    const auto& costs = text.at(0);
    if (!isAnyOf(text.op, {Op::Active, Op::MayPay, Op::PaidTrigger}) || costs.op != Op::Costs)
        return false;
    const auto isOwn = [](const Term& cost) { return cost.op == Op::CostExhaust && isSelf(cost.at(0)); };
    const auto isOther = [](const Term& cost) {
        return isAnyOf(cost.op, {Op::CostExhaust, Op::CostSacrifice, Op::CostToHand}) && !isSelf(cost.at(0));
    };
    const auto& first = nextAfter(text);
    return std::ranges::any_of(costs.parts, isOwn) && std::ranges::any_of(costs.parts, isOther) &&
           std::ranges::any_of(first.parts, isThoseOf);
}

// "Each unit destroyed this way", readied, exhausted, moved: the kind of deed; 0 where the group is another.
int deedOfGroup(const Term& group)
{
    switch (group.op == Op::It ? group.number : 0) {
    case form::It::DestroyedSo: return 3;
    case form::It::ReadiedSo: return 5;
    case form::It::ExhaustedSo: return 6;
    case form::It::MovedSo: return 7;
    default: return 0;
    }
}

// "Exhaust all enemy units. They get -1 Attack. Units exhausted this way do not ready": whom, is not known after that.
bool forgetsWhom(const Term& term, DeedsBefore& deeds)
{
    if (const int kind = deedOfGroup(term); kind != 0)
        return !deeds.empty() && !isDoneThisWay(kind, deeds.back().first) &&
               !(kind == 6 && deeds.back().first == Op::PlayerSacrifices);
    if (std::ranges::any_of(term.parts, [&](const Term& part) { return forgetsWhom(part, deeds); }))
        return true;
    const bool again = std::ranges::any_of(term.parts, [](const Term& group) { return deedOfGroup(group) != 0; });
    if (!again && (isOfPlay(term.op) || isAnyOf(term.op, {Op::Sacrifice, Op::Remove, Op::ToHand, Op::PutInDeck,
                                                             Op::PlayerSacrifices, Op::InflictBoth, Op::Distribute})))
        deeds.emplace_back(term.op, true);
    return false;
}

// "When an enemy unit is destroyed, create a token in its Quadrant": one's tokens stand on one's own side.
bool createsAcross(const Term& text)
{
    const auto isThere = [](const Term& part) { return part.op == Op::Create && part.at(6).op == Op::ItsPlace; };
    const auto& whom = text.at(0).at(0);
    const bool ofOthers = text.op == Op::Triggered && isAnyOf(whom.op, {Op::Some, Op::Another}) &&
                          !hasAnyOf(whom, {Op::Friendly, Op::FriendlyUnits});
    return anyPart(text, isThere) && (ofOthers || hasAnyOf(text, {Op::Enemy}));
}

// An ability in quotation marks is read as one by itself.
bool quotesUnclear(const Term& term, const Game& game)
{
    return std::ranges::any_of(term.parts, [&](const Term& part) {
        return (term.op == Op::Quoted && isUnclearNow(TextKind::Passive, part, game)) || quotesUnclear(part, game);
    });
}

// "When an opponent passes, you may take another action": who may pass has done so, and the round may be over.
bool actsTooLate(const Term& term)
{
    const bool late = (isTrigger(term) && term.at(0).op == Op::WhenPasses) ||
                      (term.op == Op::AtMoment && term.at(0).op == Op::RoundEnd);
    return late && hasAnyOf(term.at(1), {Op::ExtraAction});
}

// "At the end of the Game Round, draw a card. If you control a Leader, draw two cards instead": asked then, or now?
bool asksNowOrLater(const Term& term)
{
    const auto& next = nextAfter(term);
    const auto& before = lastBefore(term);
    return (term.op == Op::Instead && hasAnyOf(term, {Op::AtEnd})) ||
           (term.op == Op::Then && before.op == Op::AtEnd && isAnyOf(next.op, {Op::If, Op::Instead, Op::IfDo}));
}

// "… +2 Defense until the end of the Game Round. If it is in your Front Row, it also gains Taunt": for how long?
bool gainsForHowLong(const Term& term)
{
    const auto gives = [](const Term& clause) {
        return isAnyOf(clause.op, {Op::Get, Op::GainKeywords, Op::GetAndGain, Op::LoseKeywords}) &&
               clause.parts.size() > 2;
    };
    const auto& first = lastBefore(term);
    const auto& next = nextAfter(term);
    const auto& second = next.at(1);
    return term.op == Op::Then && gives(first) && first.parts.back().op != Op::None && next.op == Op::If &&
           gives(second) && isIt(second.at(0)) && second.parts.back().op == Op::None;
}

// "Draw a card and gain 1 CP if you control a Leader": both, or the last?
bool asksAtEndOfSentence(const Term& term)
{
    const auto* last = &term;
    while (last->op == Op::Then && last->number == form::Then::And)
        last = &last->at(1);
    return last != &term && last->op == Op::If && last->number == form::If::Last;
}

// "… an enemy unit if it has Static", "… each enemy unit unless it is exhausted": which is chosen, each, or whom the
// text is about? What it "had" has been lost.
bool asksOfChosen(const Term& term)
{
    const auto [condition, clause] = conditionAtEnd(term);
    return condition && saysIt(*condition) && !(condition->op == Op::IfHas && condition->number == form::IfHas::Had) &&
           std::ranges::any_of(clause->parts, [](const Term& whom) {
               return isAllOfSome(whom) ||
                      isAnyOf(
                          whom.op, {Op::Some, Op::OfYours, Op::UpTo, Op::UpToOfYours, Op::AnyNumber, Op::Extreme}) ||
                      (whom.op == Op::Another && whom.number != form::Another::Target) ||
                      (whom.op == Op::Target && whom.number == form::Target::Several);
           });
}

// "When this unit attacks, exhaust another target enemy unit": another than this unit, or than the defending one?
bool aimsAtAnotherInAttack(const Term& term)
{
    const auto attack = {Op::WhenAttacks, Op::WhenAttacked, Op::WhenOpponentAttacks};
    const auto another = [](const Term& group) {
        return group.op == Op::Another && hasAnyOf(group, {Op::Enemy}) && !hasAnyOf(group, {Op::Defender, Op::It});
    };
    const auto* first = &term.at(1);
    while (isAnyOf(first->op, {Op::Then, Op::May}))
        first = &first->at(0);
    return isTrigger(term) && hasAnyOf(term.at(0), attack) && first->op != Op::Redirect &&
           std::ranges::any_of(first->parts, another);
}

// "When you deploy two Constructs": at once, or one after the other?
bool waitsForSeveral(const Term& term)
{
    return isTrigger(term) && anyPart(term.at(0), [](const Term& group) {
        return isAnyOf(group.op, {Op::Some, Op::OfYours}) && group.parts.size() > 1 && isSeveral(group.at(0));
    });
}

// "… for each counter on a friendly unit": which, or all of them?
bool countsOnWhich(const Term& term)
{
    return isAnyOf(term.op, {Op::PerCounters, Op::PerMarkers}) &&
           isAnyOf(term.at(1).op, {Op::Some, Op::OfYours, Op::Extreme, Op::UpTo}) &&
           term.at(1).number == form::Some::Counted;
}

// "If the combined Attack of two friendly units is 5 or more": of which two?
bool addsUpWhich(const Term& term)
{
    return term.op == Op::IfCombinedStat && isAnyOf(term.at(0).op, {Op::Some, Op::OfYours, Op::Another, Op::UpTo});
}

// "This unit has Zeal. It can only be deployed if you control an Asset": only where a text says it first.
bool saysLastWhenDeployed(const Term& term) { return term.op == Op::AllHold && hasAnyOf(term, {Op::DeployOnlyIf}); }

// "Target unit and another target unit in its Quadrant": it has not been chosen by then.
bool aimsBesideAim(const Term& term)
{
    const auto aims = [](const Term& group) { return group.op == Op::Target || group.op == Op::Another; };
    return term.op == Op::Groups && aims(term.at(0)) && aims(term.at(1)) && anyPart(term.at(1), [](const Term& place) {
        return place.op == Op::ItsPlace || place.op == Op::SameQuadrant ||
               (place.op == Op::Here && place.number == form::Here::Its);
    });
}

// "When another unit is destroyed, destroy the attacking unit if it was a Construct": which was?
bool asksWhatOneOfTwoWas(const Term& term)
{
    const auto asks = [](const Term& part, bool aboutOther) {
        const auto [condition, clause] = conditionAtEnd(part);
        return condition && (condition->op == Op::IfIsCard || (aboutOther && asksWhatItIs(*condition))) &&
               hasAnyOf(*clause, {Op::Attacker, Op::Defender, Op::Destroyer});
    };
    const auto asksOfOther = [&](const Term& part) { return asks(part, true); };
    return asks(term, false) || (isTrigger(term) && !isSelf(term.at(0).at(0)) && anyPart(term.at(1), asksOfOther));
}

// "Target opponent reveals their hand. Gain 1 CP for each Unit card in it": in the hand, and no Quadrant.
bool asksWhatHandHolds(const Term& term)
{
    return term.op == Op::Then && isAnyOf(term.at(0).op, {Op::RevealHand, Op::LookHand}) &&
           anyPart(term.at(1), saysThatQuadrant) && !hasAnyOf(term, {Op::PickQuadrant, Op::TargetQuadrant});
}

// What is asked of a text, and of what holds, is used or triggers in it.
constexpr IsUnclear doubtsOfText[]{
    saysNotWhichUpgrade,
    createsAcross,
    countsGivenUp,
    asksOfDeedItself,
    goesOnAboutPrice,
    saysNotWhose,
    movesPlayedEvent,
    saysNotWhere,
    actsTooLate,
    [](const Term& text) { return asksOfEachOfThem(text, false); },
    goesOnAboutCounted,
    [](const Term& text) { return isOfNoEvent(text, false); },
    putsShownIntoPlay,
    [](const Term& text) {
        DeedsBefore deeds;
        return forgetsThisWay(text, deeds);
    },
    [](const Term& text) {
        DeedsBefore deeds;
        return forgetsWhom(text, deeds);
    },
};
// What is asked of each part of it.
constexpr IsUnclear doubtsOfPart[]{
    isAsStrongNow,
    saysItOtherwise,
    isInSomeQuadrant,
    isOfLastKind,
    isOfOneOfTwo,
    comparesTargets,
    saysUnclearly,
    aimsInCondition,
    goesOnAboutAmount,
    countsOfAll,
    asksWhoHas,
    asksOfSelfDestroyed,
    exhaustsUpgrade,
    putsElsewhere,
    isOfEachPlayer,
    isOfWhoWasCounted,
    asksOfOneOfMany,
    asksWhetherEachCould,
    asksNowOrLater,
    gainsForHowLong,
    asksAtEndOfSentence,
    asksWhatHandHolds,
    holdsOfWhom,
    asksWhoIsSpared,
    saysWhoPassed,
    holdsOfOne,
    asksOfChosen,
    aimsAtAnotherInAttack,
    waitsForSeveral,
    countsOnWhich,
    addsUpWhich,
    saysLastWhenDeployed,
    aimsBesideAim,
    asksWhatOneOfTwoWas,
    countsBesideMany,
    comparesWithChosen,
    givesBearerThen,
};

bool isUnclearWhoOrWhere(TextKind kind, const Term& term, const Term& stated)
{
    const bool waits = kind == TextKind::Consume || kind == TextKind::Martyrdom;
    const auto waiting = waits ? asWaiting(kind, term) : Term();
    const auto& text = waits ? waiting : term;
    if (doubtOf(text))
        return true;
    for (const auto doubts : {doubtsOfEither(), doubtsOfPlaces(), doubtsOfSentences()})
        if (std::ranges::any_of(doubts, [&](const auto isIn) { return isIn(text); }))
            return true;
    return (kind == TextKind::Event && isBesideNobody(term)) || (kind == TextKind::Challenge && saysItsPlace(term)) ||
           (kind != TextKind::Trigger && goesOnAfterCondition(text)) || givesForHowLong(stated);
}

} // namespace

bool isUnclearNow(TextKind kind, const Term& term, const Game& game)
{
    const auto isOf = [](const Term& part) {
        return std::ranges::any_of(doubtsOfPart, [&](const IsUnclear isIn) { return isIn(part); });
    };
    if (std::ranges::any_of(doubtsOfText, [&](const IsUnclear isIn) { return isIn(term); }) || anyPart(term, isOf))
        return true;
    const auto stated = withStates(term, game);
    return isStateForATime(stated, game) || paysAnyForEvent(kind, term) || quotesUnclear(term, game) ||
           isUnclearWhoOrWhere(kind, term, stated);
}

} // namespace nexus::model
