#include "model/abilities/binding.h"
#include "model/abilities/language.h"
#include "model/abilities/spoken_of.h"
#include "model/base/text.h"
#include "model/cards/game.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Understood, and done by the players; some are carried out where more is said, see below.
constexpr auto leftToPlayers = {Op::OfGame, Op::Quoted, Op::Event, Op::WhenDealsDamage, Op::WhenWouldBeDestroyed,
    Op::ToBeHurt, Op::CreateCard, Op::PreventDestruction, Op::RaiseCost, Op::GainText, Op::HasText, Op::AttacksInflict,
    Op::Stopped, Op::GainAfter, Op::CompletedRitual, Op::PayInstead, Op::SuppressInstead, Op::RemoveInstead,
    Op::ToHandInstead, Op::HasEither};

// What cards are and can do, not what they cost.
bool isOfCards(const Term& term)
{
    if (isAnyOf(term.op, {Op::AllHold, Op::While}))
        return isOfCards(term.at(1)) && (term.op == Op::While || isOfCards(term.at(0)));
    return isAnyOf(
        term.op, {Op::Has, Op::HasPer, Op::HasKeywords, Op::HasBonusAndKeywords, Op::HasInCombat, Op::LosesKeywords,
                     Op::LosesAllKeywords, Op::CannotDo, Op::CannotBeTargeted, Op::RangeIs});
}

bool speaksOfChoice(const Term& term)
{
    return isAnyOf(term.op, {Op::HavingThat, Op::OfThatPlayer}) ||
           (isAnyOf(term.op, {Op::FrontRow, Op::BackRow}) && term.number == form::FrontRow::ThatPlayers) ||
           (term.op == Op::StatBelow && hasAnyOf(term, {Op::It})) ||
           std::any_of(term.parts.begin(), term.parts.end(), speaksOfChoice);
}

// A target that speaks of what is chosen only when the text happens: targets are named before.
bool isAheadOfChoice(const Term& term)
{
    const bool target = term.op == Op::Target ||
                        (isAnyOf(term.op, {Op::UpTo, Op::Another}) && term.number == form::UpTo::Target);
    return (target && speaksOfChoice(term)) || std::any_of(term.parts.begin(), term.parts.end(), isAheadOfChoice);
}

bool saysItsColumn(const Term& term)
{
    return (term.op == Op::InColumn && term.number == form::InColumn::Its) ||
           std::any_of(term.parts.begin(), term.parts.end(), saysItsColumn);
}

// Whether "while …" asks of each card it is for, as the engine does.
bool isOfEach(const Term& term)
{
    return term.at(0).op == Op::IfTheyHave ||
           (hasAnyOf(term.at(0), {Op::IfAttacking}) && !isAnyOf(term.at(1).at(0).op, {Op::This, Op::Host})) ||
           ((hasAnyOf(term.at(0), {Op::It, Op::ItsPlace}) || saysItsColumn(term.at(0))) &&
               !isAnyOf(term.at(1).at(0).op, {Op::This, Op::Host}));
}

bool isThose(const Term& group)
{
    return group.op == Op::It && isAnyOfNumbers(group.number, {form::It::Them, form::It::ThoseUnits, form::It::They});
}

bool isThatOne(const Term& group)
{
    return group.op == Op::It && isAnyOfNumbers(group.number, {form::It::It, form::It::ThatUnit, form::It::ThatAsset});
}

// "While you control exactly one unit, that unit has …"
bool isOfOne(const Term& term)
{
    const auto& when = term.at(0);
    return term.op == Op::While && when.op == Op::IfControl && when.number == form::IfControl::Exactly &&
           isOne(when.at(0)) && isThatOne(term.at(1).at(0));
}

// "Attached unit gains "Active: …"": one ability that is used or triggered, and that the Upgrade can have itself.
bool isGivenToHost(const Term& term)
{
    return term.op == Op::HasText && term.at(0).op == Op::Host && term.at(1).parts.size() == 1 &&
           isUsedOrTriggered(term.at(1).at(0));
}

Term ofHost(Term term)
{
    if (term.op == Op::This)
        term.op = Op::Host;
    for (auto& part : term.parts)
        part = ofHost(std::move(part));
    return term;
}

// "When an enemy unit attacks a unit in this Quadrant, … that unit": either could be meant.
bool isOfEither(const Term& term)
{
    const auto isSelf = [](const Term& group) { return isAnyOf(group.op, {Op::This, Op::Host}); };
    const auto& when = term.at(0);
    if (term.op == Op::Triggered && isAnyOf(when.op, {Op::WhenSparesDefender, Op::WhenSuppresses}))
        return saysIt(term.at(1));
    return term.op == Op::Triggered && when.op == Op::WhenAttacksWhom && !isSelf(when.at(0)) && !isSelf(when.at(1)) &&
           saysThat(term.at(1));
}

// "A. If …, B instead.": B says nothing that A does not, and what "it" is has to be known before A happens.
bool isChoiceOfTwo(const Term& term)
{
    const auto targets = [](const Term& part, auto&& self) -> int {
        int count = part.op == Op::Target ? 1 : 0;
        for (const auto& inner : part.parts)
            count += self(inner, self);
        return count;
    };
    const auto& first = term.at(0);
    const auto isIt = {Op::It, Op::ThatPlayer, Op::SameQuadrant, Op::ItsPlace, Op::IfIsCard, Op::IfTheirHandAtLeast};
    const bool speaksOfIt = hasAnyOf(term.at(1), isIt) || hasAnyOf(term.at(2), isIt);
    const bool isSimple = !isAnyOf(
        first.op, {Op::Then, Op::May, Op::MayPay, Op::If, Op::IfDo, Op::Modes, Op::TheirModes, Op::ForEach});
    return isSimple && targets(term.at(2), targets) == 0 && targets(first, targets) <= 1 &&
           (!speaksOfIt || targets(first, targets) == 1 || hasAnyOf(first, {Op::It}));
}

} // namespace

// "… gets -1/-1 until the end of the Game Round. If …, it gets -3/-3 instead": for as long, too.
static Term withDurations(const Term& term)
{
    Term whole = term;
    for (auto& part : whole.parts)
        part = withDurations(part);
    if (whole.op == Op::Instead && whole.parts.size() == 3 && !whole.parts[0].parts.empty() &&
        !whole.parts[2].parts.empty() && whole.parts[0].op == whole.parts[2].op &&
        whole.parts[2].parts.back().op == Op::None)
        if (isAnyOf(whole.parts[0].op, {Op::Get, Op::GainKeywords, Op::LoseKeywords, Op::GetAndGain, Op::Forbid}))
            whole.parts[2].parts.back() = whole.parts[0].parts.back();
    return whole;
}

// "Attached unit has Zeal and cannot be …": the second of the same cards as the first.
static Term withGroups(Term whole)
{
    for (auto& part : whole.parts)
        part = withGroups(part);
    if (whole.op == Op::AllHold && whole.number == form::AllHold::And && isOfGroup(whole.at(0).op)) {
        auto& rest = whole.parts[1];
        rest.parts.resize(std::max<std::size_t>(1, rest.parts.size()));
        rest.parts[0] = whole.parts[0].at(0);
        whole.number = 0;
    }
    if (whole.op == Op::While && whole.at(0).op == Op::IfIn && whole.at(0).number == form::IfIn::Inline) {
        const auto& group = whole.at(1).at(0);
        whole.parts[0].number = 0;
        whole.parts[0].parts[0] = isAnyOf(group.op, {Op::This, Op::Host}) ? group : Term{.op = Op::It, .number = 9};
    }
    return whole;
}

// "This unit has +1 Attack, or +3 Attack while …": the one or the other.
static Term withBoth(Term whole)
{
    for (auto& part : whole.parts)
        part = withBoth(part);
    if (whole.op != Op::HasEither)
        return whole;
    const auto& condition = whole.at(2);
    const auto has = [&](std::size_t bonus) { return Term{.op = Op::Has, .parts = {whole.at(0), whole.at(bonus)}}; };
    return {.op = Op::AllHold,
        .parts = {{.op = Op::While, .parts = {{.op = Op::IfNot, .parts = {condition}}, has(1)}},
            {.op = Op::While, .parts = {condition, has(3)}}}};
}

// "… gains your choice of Zeal or Taunt", "remove Static or Synaptic Mark from …": whom, then one of the two.
static Term withModes(const Term& term)
{
    auto whole = term;
    for (auto& part : whole.parts)
        part = withModes(part);
    const bool cleanses = whole.op == Op::CleanseOne;
    if (whole.op != Op::GainChosen && !cleanses)
        return whole;
    const std::size_t count = whole.number == form::GainChosen::OfThree ? 3 : 2;
    const bool known = isAnyOf(whole.at(0).op, {Op::This, Op::Host, Op::It});
    Term modes{.op = Op::Modes};
    const auto whom = known ? whole.at(0) : Term{.op = Op::It};
    for (std::size_t i = 1; i <= count; ++i)
        modes.parts.push_back(cleanses
                                  ? Term{.op = Op::Unapply, .parts = {whole.at(i), whom}}
                                  : Term{.op = Op::GainKeywords, .parts = {whom, whole.at(i), whole.at(count + 1)}});
    if (known)
        return modes;
    return {.op = Op::Then, .parts = {{.op = Op::PickOut, .parts = {whole.at(0)}}, std::move(modes)}};
}

// "Cancel that Event's effect and return that card to its owner's hand": the Event, directly after that; "it" is the
// unit where that is targeted by an Event.
static Term withEvent(const Term& term, bool alsoIt)
{
    if (term.op != Op::Then || term.at(0).op != Op::CancelEvent)
        return term;
    auto own = term;
    auto& next = own.parts[1].op == Op::Then ? own.parts[1].parts[0] : own.parts[1];
    const auto& whom = next.at(0);
    if (whom.op != Op::It || !(whom.number == form::It::ThatCard || (whom.number == form::It::It && alsoIt)))
        return term;
    if (next.op == Op::Remove)
        next = {.op = Op::RemoveThatEvent};
    else if (next.op == Op::ToHand)
        next = {.op = Op::RemoveThatEvent, .number = 1};
    else if (next.op == Op::PutInDeck)
        next = {.op = Op::RemoveThatEvent,
            .number = static_cast<std::int16_t>(next.number == form::PutInDeck::Bottom ? 2
                                                : next.number == form::PutInDeck::Top  ? 3
                                                                                       : 4)};
    return own;
}

static Op stateOfDeed(Op deed)
{
    return deed == Op::MakeExhausted ? Op::Exhausted
           : deed == Op::MakeReady   ? Op::Ready
           : deed == Op::Suppress    ? Op::Suppressed
                                     : Op::None;
}

// "Exhaust target unit. If it was already exhausted, …": that is asked before; and of "…, … instead".
static Term withAlready(Term term)
{
    for (auto& part : term.parts)
        part = withAlready(std::move(part));
    const auto saysAlready = [](const Term& whether) {
        return whether.op == Op::If && whether.parts.size() == 2 && whether.at(0).op == Op::IfIs &&
               whether.at(0).number != form::IfIs::Is && isIt(whether.at(0).at(0));
    };
    if (term.op == Op::Instead && term.at(1).op == Op::IfIs)
        term.parts[1].number = form::IfIs::Is;
    if (term.op != Op::Then || term.at(0).parts.size() != 1)
        return term;
    const auto& deed = term.at(0);
    const auto& whom = deed.at(0);
    const bool one = (whom.op == Op::Target && whom.number == form::Target::One) || whom.op == Op::Another ||
                     (isAnyOf(whom.op, {Op::Some, Op::OfYours}) && isOne(whom.at(0)));
    const bool further = term.at(1).op == Op::Then;
    const auto& whether = further ? term.at(1).at(0) : term.at(1);
    if (!one || !saysAlready(whether) || whether.at(0).at(1).op != stateOfDeed(deed.op))
        return term;
    const Term it{.op = Op::It}, does{.op = deed.op, .parts = {it}};
    Term asked{.op = Op::If,
        .parts = {{.op = Op::IfIs, .parts = {it, whether.at(0).at(1)}},
            {.op = Op::Then, .parts = {does, whether.at(1)}}, does}};
    if (further)
        asked = {.op = Op::Then, .parts = {std::move(asked), term.at(1).at(1)}};
    return {.op = Op::Then, .parts = {{.op = Op::PickOut, .parts = {whom}}, std::move(asked)}};
}

// "If it is already exhausted", where nothing before has exhausted it or made it ready: it is, or is not.
static Term withAlreadyNow(Term term, bool changed = false)
{
    if (term.op == Op::IfIs && term.number == form::IfIs::IsAlready && !changed)
        term.number = form::IfIs::Is;
    for (auto& part : term.parts) {
        part = withAlreadyNow(std::move(part), changed);
        changed = changed || hasAnyOf(part, {Op::MakeExhausted, Op::MakeReady, Op::Suppress, Op::Unsuppress});
    }
    return term;
}

// "Target opponent discards a card unless they pay 1 CP": they are asked first.
static Term withPayer(Term term)
{
    for (auto& part : term.parts)
        part = withPayer(std::move(part));
    const auto* player = term.op == Op::Unless && term.number == form::Unless::ThatPlayer ? playerOf(term.at(0))
                                                                                          : nullptr;
    if (!player || player->op != Op::TargetOpponent || player->number != form::TargetOpponent::Opponent)
        return term;
    auto whom = *player;
    term.number = 3;
    term.parts[0].parts[0] = {.op = Op::ThatPlayer, .number = 2};
    term.parts.push_back(std::move(whom));
    return term;
}

// "When another friendly unit in the same Quadrant is destroyed": in this card's.
static Term inOwnQuadrant(Term term)
{
    const auto place = [](Term& part, auto&& self) -> void {
        if (part.op == Op::SameQuadrant && part.number == form::SameQuadrant::Same)
            part = {.op = Op::Here};
        for (auto& inner : part.parts)
            self(inner, self);
    };
    if (isAnyOf(term.op, {Op::Triggered, Op::PaidTrigger}) && !term.parts[0].parts.empty())
        place(term.parts[0].parts[0], place);
    return term;
}

// "When an opponent plays an Event, you may pay 2 CP to cancel it": the Event; it is no effect that targets something.
static void cancelEvents(Term& term)
{
    if (term.op == Op::CancelIt)
        term.op = Op::CancelEvent;
    std::ranges::for_each(term.parts, cancelEvents);
}
static bool waitsForEvent(const Term& when)
{
    return isAnyOf(when.op, {Op::WhenYouPlay, Op::WhenOpponentPlays, Op::WhenAnyonePlays, Op::WhenNthEvent}) ||
           (when.op == Op::WhenPlaysCard && hasAnyOf(when, {Op::AnyEvent}));
}

// "When an enemy unit is destroyed by an Event": one that is played, for none is in play.
static void namePlayedEvents(Term& by)
{
    if (by.op == Op::Event)
        by.op = Op::AnyEvent;
    std::ranges::for_each(by.parts, namePlayedEvents);
}

Term asReadNow(TextKind kind, Term term, const Game& game)
{
    term = withWhoIsMeant(withBound(kind, withStates(std::move(term), game)));
    term = inOwnQuadrant(std::move(term));
    if (isOfOne(term)) {
        term.parts[1].parts[0] = {.op = Op::EachOfYours, .parts = {term.at(0).at(1)}};
        return term;
    }
    if (!isAnyOf(term.op, {Op::Triggered, Op::PaidTrigger}))
        return term;
    auto& when = term.parts[0];
    if (when.op == Op::WhenYouApply && fold(when.at(0).word) == "impact")
        when = {.op = Op::WhenHurt, .number = 1, .parts = {when.at(1)}};
    if (when.op == Op::WhenDestroys)
        namePlayedEvents(when.parts[0]);
    if (waitsForEvent(when))
        cancelEvents(term.parts[1]);
    term.parts[1] = withEvent(
        term.parts[1], when.op != Op::WhenTargeted || when.number == form::WhenTargeted::OpponentPlaysEvent);
    return term;
}

// Of an Upgrade's host, or of friendly cards, where nothing but its trigger speaks of the card that has it.
Term asCarriedOut(const Term& term)
{
    if (hasAnyOf(term, {Op::AllHold, Op::IfIn}))
        if (const auto whole = withGroups(term); !(whole == term))
            return asCarriedOut(whole);
    if (hasAnyOf(term, {Op::HasEither}))
        return asCarriedOut(withBoth(term));
    if (hasAnyOf(term, {Op::GainChosen, Op::CleanseOne}))
        return asCarriedOut(withModes(term));
    if (hasAnyOf(term, {Op::Unless}))
        if (const auto own = withPayer(term); !(own == term))
            return asCarriedOut(own);
    if (hasAnyOf(term, {Op::IfIs}))
        if (const auto own = withAlreadyNow(withAlready(term)); !(own == term))
            return asCarriedOut(own);
    if (hasAnyOf(term, {Op::Instead}))
        if (const auto longer = withDurations(term); !(longer == term))
            return asCarriedOut(longer);
    const bool tired = (term.at(0).op == Op::WhenMoves && term.at(0).number == form::WhenMoves::ByAction) ||
                       term.at(0).op == Op::WhenAttacks;
    if (term.op == Op::Triggered && tired && term.at(1).op == Op::NotTired &&
        term.at(1).number == form::NotTired::It) // who has moved by an action, or attacked, is ready again
        return {.op = term.op,
            .number = term.number,
            .parts = {term.at(0), {.op = Op::MakeReady, .parts = {{.op = Op::It}}}}};
    if (term.op == Op::While && isAnyOf(term.at(0).op, {Op::IfControl, Op::IfControlAtMost}) &&
        isThose(term.at(1).at(0))) {
        auto own = term; // "while you control three or fewer units, those units have …"
        own.parts[1].parts[0] = {.op = Op::EachOfYours, .parts = {term.at(0).at(1)}};
        return own;
    }
    if (term.op == Op::GainAfter)
        return {.op = Op::Triggered,
            .parts = {{.op = Op::WhenWorks, .parts = {term.at(0), term.at(3)}},
                {.op = Op::Get, .parts = {{.op = Op::It}, term.at(1), term.at(2)}}}};
    if (isGivenToHost(term))
        return asCarriedOut(ofHost(term.at(1).at(0)));
    const auto& group = term.at(0);
    const auto& given = term.at(1).at(0);
    const bool mine = group.op == Op::Host || group.op == Op::EachOfYours || hasAnyOf(group, {Op::Friendly});
    const bool triggers = term.op == Op::HasText && term.at(1).parts.size() == 1 && given.op == Op::Triggered &&
                          given.at(0).op == Op::WhenDestroyed && given.at(0).at(0).op == Op::This;
    const bool itself = hasAnyOf(given.at(1),
        {Op::This, Op::Host, Op::It, Op::Here, Op::SameQuadrant, Op::Other, Op::Another, Op::AdjacentQuadrant,
            Op::ForwardQuadrant, Op::InColumn, Op::InRow, Op::ItsPlace, Op::Destroyer});
    if (!triggers || !mine || itself)
        return term;
    auto own = given;
    own.parts[0].parts[0] = group;
    return own;
}

// What a price takes is known by one question at most: one card of several.
static bool asksForOneCard(const Term& costs)
{
    if (hasAnyOf(costs, {Op::CostThem, Op::CostReveal}))
        return false;
    if (!hasAnyOf(costs, {Op::Some, Op::OfYours, Op::Another, Op::Pick}))
        return true;
    const auto& group = costs.at(0);
    const bool one = group.op == Op::Another || (isAnyOf(group.op, {Op::Some, Op::OfYours}) && isOne(group.at(0))) ||
                     (group.op == Op::Pick && group.number == form::Pick::Counted && isOne(group.at(0)));
    return one && isAnyOf(costs.op, {Op::CostDiscard, Op::CostSacrifice});
}

// "When … would be destroyed, [you may [pay to]] prevent its destruction".
static bool isPrevention(const Term& term)
{
    const auto& steps = term.at(1);
    const auto& prevents = steps.op == Op::May ? steps.at(0) : steps.op == Op::MayPay ? steps.at(1) : steps;
    if (isAnyOf(steps.op, {Op::PayInstead, Op::SuppressInstead, Op::RemoveInstead, Op::ToHandInstead}))
        return isCarriedOut(term.at(0).at(0)) && isCarriedOut(steps.at(0)) && asksForOneCard(steps.at(0));
    return prevents.op == Op::PreventDestruction && isCarriedOut(term.at(0).at(0)) &&
           (steps.op != Op::MayPay || (isCarriedOut(steps.at(0)) && asksForOneCard(steps.at(0))));
}

bool isUsedOrTriggered(const Term& term)
{
    return isAnyOf(term.op, {Op::Active, Op::ActiveIf, Op::Triggered, Op::AtMoment});
}

// "It does not become exhausted", where nothing was moved: by an action it does.
static bool isOfNoMove(const Term& term)
{
    const auto saysNotTired = [](const Term& part) {
        return part.op == Op::NotTired && part.number != form::NotTired::StaysExhausted;
    };
    return anyPart(term, saysNotTired) && !hasAnyOf(term, {Op::Move, Op::Swap});
}

// "Remove any number of charge counters from it."
static bool asksHowMany(const Term& costs)
{
    return (costs.op == Op::CostMarkers && costs.number == form::CostMarkers::AnyNumber) ||
           std::ranges::any_of(costs.parts, asksHowMany);
}

// What is said between quotation marks: it holds, or is used or triggered as any other ability. What prevents
// destruction, and what counts from the first time of a round on, is known to cards that have it printed alone.
static bool isGivenOut(const Term& given)
{
    const bool printed = given.op == Op::Triggered &&
                         (given.number == form::Triggered::FirstTime || given.at(0).op == Op::WhenWouldBeDestroyed);
    const bool holds = isOfCards(given) || isAnyOf(given.op, {Op::OverTheFront, Op::AttacksAgain, Op::MovesFresh,
                                                                 Op::StaysTired, Op::IgnoresKeywords, Op::LessImpact});
    return !printed && (holds || isUsedOrTriggered(given)) && isCarriedOut(given);
}

// "In its column", "in the same row".
static bool saysItsLine(const Term& term)
{
    return (isAnyOf(term.op, {Op::InColumn, Op::InRow}) && term.number == form::InColumn::Its) ||
           std::ranges::any_of(term.parts, saysItsLine);
}

// What the Table cannot ask for, or could do in more than one way.
static bool asksTooMuch(const Term& term)
{
    if (term.op == Op::IfIs && term.number != form::IfIs::Is) // see withAlready
        return true;
    if (term.op == Op::Unless && term.number == form::Unless::NamedPlayer &&
        !isAnyOf(term.at(2).op, {Op::TargetOpponent, Op::ThatPlayer}))
        return true;                 // each in its turn
    if (term.op == Op::Distribute) { // among how many at most
        const auto& most = term.at(term.number == form::Distribute::Counters ? 3 : 2);
        if (most.op == Op::Number && most.number < term.at(0).number)
            return true;
    }
    if (term.op == Op::Move && hasAnyOf(term.at(0), {Op::Terrain, Op::Kinds}))
        return true; // units move
    if (term.op == Op::CostMarkers && term.number == form::CostMarkers::AnyNumber &&
        !isAnyOf(term.at(2).op, {Op::This, Op::It}))
        return true; // how many are there?
    if (term.op == Op::Costs && asksHowMany(term) && hasAnyOf(term, {Op::Some, Op::OfYours, Op::Another}))
        return true; // "exhaust another unit and remove … from it": from which?
    if (term.op == Op::MayPay && asksHowMany(term.at(0)))
        return true; // it is asked before an ability is used
    if (term.op == Op::CostCounters && !isAnyOf(term.at(2).op, {Op::This, Op::Host, Op::It}))
        return true; // of others, only some could pay
    if (term.op == Op::TakeShown && term.at(1).number == form::Pick::All)
        return true;
    if (term.op == Op::TheirModes && isAnyOf(term.at(2).op, {Op::EachOpponent, Op::EachPlayer}))
        return true; // each in its turn
    if (isAnyOf(term.op, {Op::Active, Op::ActiveIf}) && hasAnyOf(term, {Op::PerCounters, Op::PerMarkers}) &&
        hasAnyOf(term, {Op::CostSacrifice, Op::CostPutAway}))
        return true; // what was on it is not known any more
    if (term.op == Op::AllHold && term.number == form::AllHold::And && !isOfGroup(term.at(0).op)) // whose?
        return true;
    if (term.op == Op::Groups && term.at(1).op == Op::Plural &&
        !isAnyOf(term.at(0).op, {Op::This, Op::Host})) // "all enemy Assets and Upgrades": whose?
        return true;
    if (term.op == Op::GrowsMore && term.at(1).op != Op::BothBonus) // growth is by as much of both
        return true;
    if (term.op == Op::PlayerSacrifices && hasAnyOf(term.at(1), {Op::Friendly, Op::Enemy}))
        return true; // whose?
    return false;
}

bool isCarriedOut(const Term& term)
{
    if (term.op == Op::Instead && !isChoiceOfTwo(term))
        return false;
    if (term.op == Op::While && hasAnyOf(term.at(0), {Op::IfAttacking}) &&
        (isAnyOf(term.at(1).op, {Op::AllHold, Op::While}) || term.at(0).op != Op::IfAttacking))
        return false;
    if (term.op == Op::Active && hasAnyOf(term.at(0), {Op::Some, Op::OfYours, Op::Another}) && saysItsLine(term.at(1)))
        return false; // its own, or that of what it is paid with?
    if (term.op == Op::RevealTop && term.number == form::RevealTop::Player && term.at(0).op != Op::TargetOpponent)
        return false;
    if (term.op == Op::Unless && term.number == form::Unless::ItsPlayer) { // the player of its one card
        const auto& clause = term.at(0);
        const auto& whom = clause.at(0);
        const bool isOne = (whom.op == Op::Target && whom.number == form::Target::One) ||
                           (whom.op == Op::It && (whom.number == form::It::It || whom.number == form::It::ThatUnit));
        if (isAnyOf(clause.op, {Op::CancelEvent, Op::CancelAbility})) // whose that is
            return isCarriedOut(clause);
        return isAnyOf(clause.op, {Op::Destroy, Op::Remove, Op::ToHand, Op::MakeExhausted, Op::Suppress}) && isOne &&
               isCarriedOut(clause);
    }
    if (term.op == Op::Unless && term.number == form::Unless::ThatPlayer &&
        !isAnyOf(term.at(0).op, {Op::CancelEvent, Op::CancelAbility})) {
        const auto* player = playerOf(term.at(0)); // "they discard a card unless they pay"
        return player && isTheirs(*player) && isCarriedOut(term.at(0)) && isCarriedOut(term.at(1));
    }
    if (asksTooMuch(term))
        return false;
    if (term.op == Op::Triggered && term.at(0).op == Op::WhenWouldBeDestroyed)
        return term.number != form::Triggered::After && isPrevention(term);
    if (term.op == Op::Triggered && term.number == form::Triggered::After && // of what is only declared
        isAnyOf(term.at(0).op, {Op::WhenOpponentActivates, Op::WhenEither, Op::WhenTargeted}))
        return false;
    if (term.op == Op::GainAfter)
        return isCarriedOut(asCarriedOut(term));
    if (isAnyOf(term.op, {Op::HasText, Op::GainText})) {
        if (const auto own = asCarriedOut(term); own.op != term.op)
            return isCarriedOut(own);
        const auto& given = term.at(1).parts;
        return isCarriedOut(term.at(0)) && isCarriedOut(term.at(2)) && !given.empty() &&
               std::ranges::all_of(given, isGivenOut);
    }
    if (term.op == Op::Create && term.at(5).op == Op::Quoted) {
        auto bare = term;
        bare.parts[5] = {};
        return std::ranges::all_of(term.at(5).parts, isGivenOut) && isCarriedOut(bare);
    }
    if (term.op == Op::While && isOfEach(term) && !isOfCards(term.at(1)))
        return false;
    if (term.op == Op::While && isThose(term.at(1).at(0))) { // which?
        const auto own = asCarriedOut(term);
        return !(own == term) && isCarriedOut(own);
    }
    if (term.op == Op::While && term.at(0).op == Op::IfIn && term.at(0).number == form::IfIn::Inline &&
        !isOfCards(term.at(1)))
        return false;
    if (isOfEither(term) || (term.op == Op::NextDestruction && term.at(0).op == Op::Some)) // whichever would be first
        return false;
    return !isAnyOf(term.op, leftToPlayers) &&
           std::ranges::all_of(term.parts, [](const Term& part) { return isCarriedOut(part); });
}

bool isCarriedOut(Mechanic mechanic, CardRole role)
{
    switch (mechanic) {
    case Mechanic::None:
    case Mechanic::Blanked:
    case Mechanic::Impact:
    case Mechanic::Mark: return false;
    case Mechanic::PlayFromDiscard: return true;
    case Mechanic::BarsEntry:
    case Mechanic::HiddenUntilActing: return role == CardRole::Unit || role == CardRole::Asset;
    default: return role == CardRole::Unit;
    }
}

bool saysTooLittle(std::string_view printed, const Keyword& keyword)
{
    const bool says = keyword.mechanic != Mechanic::GrowsWhenAttacked &&
                      keyword.mechanic != Mechanic::PlayFromDiscard && keyword.mechanic != Mechanic::Evolves;
    return !says && fold(printed) == fold(keyword.name);
}

// "Friendly Assets have Zeal": what only units can make use of.
static bool givesUnitsKeywords(const Term& term, const Game& game)
{
    if (!isAnyOf(term.op, {Op::HasKeywords, Op::GainKeywords, Op::HasBonusAndKeywords, Op::GetAndGain}) ||
        kindsOf(term.at(0)) != kinds::Assets)
        return false;
    return anyPart(term, [&](const Term& part) {
        const auto* keyword = part.op == Op::Keyword ? game.keywordOf(part.word) : nullptr;
        return keyword && !isCarriedOut(keyword->mechanic, CardRole::Asset);
    });
}

// "Target unit gains Adapt."
static bool givesTooLittle(const Term& term, const Game& game)
{
    return isAnyOf(term.op, {Op::HasKeywords, Op::GainKeywords, Op::HasBonusAndKeywords, Op::GetAndGain}) &&
           anyPart(term, [&](const Term& part) {
               const auto* keyword = part.op == Op::Keyword ? game.keywordOf(part.word) : nullptr;
               const bool counted = part.number != Term{}.number;
               return keyword && !counted && saysTooLittle(part.word, *keyword);
           });
}

// "Friendly Assets have Far Range": they attack nobody.
static bool givesAssetsRange(const Term& term)
{
    return isAnyOf(term.op, {Op::RangeIs, Op::RangeBecomes}) && kindsOf(term.at(0)) == kinds::Assets;
}

// What is asked of a card before it is in play: who gives it to all friendly units means those of the hand.
static bool worksInHand(const Term& keyword, const Game& game)
{
    const auto* known = keyword.op == Op::Keyword ? game.keywordOf(keyword.word) : nullptr;
    return known && (known->mechanic == Mechanic::DeployFront || known->mechanic == Mechanic::DeployTogether ||
                        known->mechanic == Mechanic::PlayFromDiscard || known->mechanic == Mechanic::Evolves);
}

static bool isImpact(std::string_view label) { return fold(label) == "impact" || fold(label) == "damage"; }

// Whether it gives or takes a keyword of size, other than to a token it creates, or a state or a keyword nothing is
// known of.
static bool goesTooFar(const Term& term, const Game& game)
{
    if (term.op == Op::Create || term.op == Op::WithSize)
        return false;
    const auto isKnown = [&](const Term& keyword) {
        const auto* known = game.keywordOf(keyword.word);
        return known && (known->mechanic != Mechanic::None || kindOfLabel(keyword.word));
    };
    if (isAnyOf(term.op, {Op::Having, Op::Lacking, Op::IfHas, Op::IfTheyHave, Op::IfSoManyHave, Op::TriggeredKeywords,
                             Op::TriggeredKeyword}))
        return std::ranges::any_of(
            term.parts, [&](const Term& part) { return part.op == Op::Keyword && !isKnown(part); });
    const auto isState = [&](const Term& keyword) {
        const auto* state = game.keywordOf(keyword.word);
        return state && (state->mechanic == Mechanic::Blanked || state->mechanic == Mechanic::Mark);
    };
    if (isAnyOf(term.op, {Op::WhenYouApply, Op::WhenGains, Op::Applied})) {
        const auto& state = term.at(term.op == Op::WhenGains ? 1 : 0);
        if (!isState(state) && !(term.op == Op::WhenYouApply && fold(state.word) == "impact")) // see asReadNow
            return true;
    }
    if (isAnyOf(term.op, {Op::Apply, Op::Unapply, Op::CleanseOne})) {
        if (term.op == Op::CleanseOne)
            return !isState(term.at(1)) || !isState(term.at(2));
        const auto& states = term.at(0);
        return states.op == Op::BothKeywords ? !isState(states.at(0)) || !isState(states.at(1)) : !isState(states);
    }
    if (term.op == Op::NextEnters && term.number == form::NextEnters::Gains && isOfState(term.at(1), game))
        return true;
    if (isAnyOf(term.op, {Op::HasKeywords, Op::HasBonusAndKeywords}) &&
        isAnyOf(term.at(0).op, {Op::Plural, Op::EachOfYours, Op::Each}) &&
        anyPart(term.at(1), [&](const Term& part) { return worksInHand(part, game); }))
        return true;
    if (givesUnitsKeywords(term, game) || givesAssetsRange(term) || givesTooLittle(term, game))
        return true;
    if (term.op == Op::Marker && isImpact(term.at(0).word))
        return true; // it is no counter of its own
    if (term.op == Op::WhenWorks) {
        const auto* works = game.keywordOf(term.at(1).word);
        return !works ||
               (works->mechanic != Mechanic::GrowsWhenAttacked && works->mechanic != Mechanic::SuppressedInstead);
    }
    if (isAnyOf(term.op, {Op::IgnoresKeywords, Op::IgnoreKeywords})) {
        const auto isIgnored = [&](const Term& keyword) {
            const auto* known = keyword.op == Op::Keyword ? game.keywordOf(keyword.word) : nullptr;
            return known && (known->mechanic == Mechanic::MustBeAttacked || known->mechanic == Mechanic::BarsEntry);
        };
        const auto& said = term.at(1);
        return said.op == Op::BothKeywords ? !isIgnored(said.at(0)) || !isIgnored(said.at(1)) : !isIgnored(said);
    }
    if (term.op == Op::UsesAgain) {
        const auto* used = game.keywordOf(term.at(0).word);
        return !used || used->mechanic != Mechanic::SuppressedInstead;
    }
    if (term.op == Op::Keyword) {
        const auto* keyword = game.keywordOf(term.word);
        return !keyword || keyword->mechanic == Mechanic::None || keyword->mechanic == Mechanic::Size;
    }
    return std::any_of(term.parts.begin(), term.parts.end(), [&](const Term& part) { return goesTooFar(part, game); });
}

// One card, so that counters can be moved off it or onto it.
static bool isOneCard(const Term& group)
{
    const bool counted = group.at(0).op == Op::Number;
    return isAnyOf(group.op, {Op::This, Op::Host, Op::It, Op::Attacker, Op::Defender, Op::Another}) ||
           (group.op == Op::Target && group.number == form::Target::One) ||
           (isAnyOf(group.op, {Op::Some, Op::OfYours}) &&
               (counted ? isOne(group.at(0)) : group.number == form::Some::Any));
}

static bool movesCountersOfSeveral(const Term& term)
{
    return (term.op == Op::MoveCounters && !(isOneCard(term.at(2)) && isOneCard(term.at(3)))) ||
           (term.op == Op::MoveImpact && !(isOneCard(term.at(0)) && isOneCard(term.at(1)))) ||
           std::ranges::any_of(term.parts, movesCountersOfSeveral);
}

// "Remove all charge counters from it": so many that what comes after can say how many they were.
static bool paysAllMarkers(const Term& costs)
{
    return (costs.op == Op::CostMarkers && costs.number != form::CostMarkers::Counted) ||
           (costs.op == Op::CostCounters && costs.number == form::CostCounters::All) ||
           std::ranges::any_of(costs.parts, paysAllMarkers);
}

// "The discarded card", "the removed card": only where this text has it discarded or removed.
static bool saysGivenUp(const Term& term, int how)
{
    return (isAnyOf(term.op, {Op::IfIsCard, Op::SacrificedCost}) && term.number == how) ||
           std::ranges::any_of(term.parts, [&](const Term& part) { return saysGivenUp(part, how); });
}

static int countOfHad(const Term& term)
{
    int count = term.op == Op::IfHas && term.number != form::IfHas::Has ? 1 : 0;
    for (const auto& part : term.parts)
        count += countOfHad(part);
    return count;
}

static bool saysHad(const Term& term)
{
    return (term.op == Op::IfHas && term.number == form::IfHas::Had) || std::ranges::any_of(term.parts, saysHad);
}

// "Choose two friendly units", "each player chooses one of their units": of whom "one of them" can be.
static bool choosesSeveral(const Term& term)
{
    const bool counted = isAnyOf(term.op, {Op::Some, Op::OfYours}) && isSeveral(term.at(0));
    const bool several = isAnyOf(term.op, {Op::UpTo, Op::UpToOfYours, Op::AnyNumber}) || counted ||
                         (term.op == Op::Target && term.number == form::Target::Several);
    return several || std::ranges::any_of(term.parts, choosesSeveral);
}

static bool saysTheChosen(const Term& term)
{
    return (term.op == Op::It && term.number == form::It::ChosenUnits) ||
           std::ranges::any_of(term.parts, saysTheChosen);
}

// "Friendly units in one Quadrant have +1 Attack", "if three units are in one Quadrant": nobody chooses it there.
static bool choosesPlaceInVain(const Term& term)
{
    const auto chooses = [](const Term& part) { return hasAnyOf(part, {Op::TargetQuadrant}); };
    if (isOfCards(term) || holdsOfGroup(term) ||
        isAnyOf(term.op, {Op::While, Op::AllHold, Op::KeepsOut, Op::HoldsMore, Op::Challenge, Op::AtRoundEnd}))
        return chooses(term);
    const bool asks = isAnyOf(term.op, {Op::Triggered, Op::PaidTrigger, Op::If, Op::ActiveIf});
    return (asks && chooses(term.at(0))) || (term.op == Op::Instead && chooses(term.at(1))) ||
           std::ranges::any_of(term.parts, choosesPlaceInVain);
}

bool isCarriedOut(const Term& term, const Game& game)
{
    if (choosesPlaceInVain(term))
        return false;
    if (hasAnyOf(term, {Op::OneOf}) && !choosesSeveral(term))
        return false; // of which?
    if (saysTheChosen(term) && !choosesSeveral(term) && !hasAnyOf(term, {Op::PlayerSacrifices}))
        return false;
    if ((saysGivenUp(term, 1) && !hasAnyOf(term, {Op::CostDiscard, Op::DiscardOwn})) ||
        (saysGivenUp(term, 2) && !hasAnyOf(term, {Op::CostRemoveCards, Op::RemoveCards})))
        return false;
    if (hasAnyOf(term, {Op::ImpactRemoved}) && !hasAnyOf(term, {Op::Heal, Op::HealSome}))
        return false;
    if (hasAnyOf(term, {Op::MovePlace}) &&
        !(term.op == Op::Triggered && isAnyOf(term.at(0).op, {Op::WhenMoves, Op::WhenMovesInto, Op::WhenYouMove})))
        return false;
    if (saysHad(term) && countOfHad(term) > 1)
        return false;                                             // they are noted together
    const bool saysX = hasAnyOf(term, {Op::PayAny, Op::AmountX}); // which is paid when it is used
    const bool paysX = term.op == Op::Active && (hasAnyOf(term.at(0), {Op::PayAny}) || paysAllMarkers(term.at(0)));
    const bool attacked = term.op == Op::Triggered && isAnyOf(term.at(0).op, {Op::WhenAttacked, Op::WhenOpponentAttacks,
                                                                                 Op::WhenAttacks, Op::WhenAttacksWhom});
    if (hasAnyOf(term, {Op::Redirect}) && !attacked)
        return false; // which attack?
    if (hasAnyOf(term, {Op::CancelIt}) && !(term.op == Op::Triggered && term.at(0).op == Op::WhenTargeted))
        return false;
    if (isAheadOfChoice(term) || movesCountersOfSeveral(term) || isOfNoMove(asCarriedOut(term)))
        return false;
    const bool thatKeyword = hasAnyOf(term, {Op::HavingThat}) && !hasAnyOf(term, {Op::PickKeyword});
    return (!saysX || paysX) && !thatKeyword && isCarriedOut(term) && !goesTooFar(term, game);
}

} // namespace nexus::model
