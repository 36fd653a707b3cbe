// Where, and of which, nobody says: in places, and beside others.
#include "model/abilities/spoken_of.h"
#include "model/abilities/unclear.h"

#include <algorithm>

namespace nexus::model {

namespace {

bool isAdjacent(const Term& place) { return place.op == Op::AdjacentQuadrant; }

// "Exhaust target unit. Inflict Impact 1 on each other unit in that column": one that was chosen is remembered.
bool isInLineOfUnit(const Term& text)
{
    const auto isLine = [](const Term& place) {
        return place.op == Op::SameQuadrant &&
               isAnyOfNumbers(place.number, {form::SameQuadrant::ThatColumn, form::SameQuadrant::ThatRow});
    };
    return anyPart(text, isLine) && !hasAnyOf(text, {Op::PickQuadrant, Op::TargetQuadrant, Op::Spot, Op::Flank});
}

// "Choose a row. Exhaust each unit in that Quadrant": there are three in it.
bool saysQuadrantOfLine(const Term& text)
{
    const auto isOne = [](const Term& place) {
        return place.op == Op::SameQuadrant && place.number == form::SameQuadrant::That;
    };
    const auto isLine = [](const Term& place) {
        return place.op == Op::TargetQuadrant &&
               isAnyOfNumbers(
                   place.number, {form::TargetQuadrant::Row, form::TargetQuadrant::Column,
                                     form::TargetQuadrant::OpponentsBackRow, form::TargetQuadrant::OpponentsFrontRow});
    };
    const auto isQuadrant = [&](const Term& place) { return place.op == Op::TargetQuadrant && !isLine(place); };
    return anyPart(text, isOne) && anyPart(text, isLine) && !anyPart(text, isQuadrant);
}

// "Friendly units have +1 Attack for each other Asset you control": than this one, than each of them?
bool countsOthersThanEach(const Term& term)
{
    return isAnyOf(term.op, {Op::HasPer, Op::HasPerCards, Op::GetPer}) && isAllOfSome(term.at(0)) &&
           hasAnyOf(term.parts.back(), {Op::Other}) &&
           hasAnyOf(term.parts.back(), {Op::Asset, Op::Terrain, Op::Upgrade});
}

// "When you deploy another Terrain, gain 1 CP for each other Terrain": than this one, or than that?
bool countsOthersThanWhich(const Term& text)
{
    return isTrigger(text) && text.at(0).at(0).op == Op::Another && anyPart(text.at(1), [](const Term& part) {
        return isAnyOf(part.op, {Op::PerUnit, Op::PerCards, Op::HowMany}) && hasAnyOf(part, {Op::Other});
    });
}

// "Move two target units to the same Quadrant": as each other, or as whom? What has just moved says.
bool movesToTheSame(const Term& text)
{
    const bool moved = isTrigger(text) && isAnyOf(text.at(0).op, {Op::WhenMoves, Op::WhenMovesInto, Op::WhenYouMove});
    return anyPart(text, [&](const Term& part) {
        const bool one = isSelf(part.at(0)) || isIt(part.at(0)) || isAnyOf(part.at(0).op, {Op::Some, Op::Another});
        return part.op == Op::Move && part.at(1).op == Op::ItsPlace && part.at(1).number == form::ItsPlace::Same &&
               !(moved && one);
    });
}

// "Move all friendly units in target Quadrant to another friendly Quadrant": to one, or each to one?
bool movesAllToOne(const Term& term)
{
    return term.op == Op::Move && isAllOfSome(term.at(0)) &&
           isAnyOf(term.at(1).op, {Op::FriendlyQuadrant, Op::AdjacentQuadrant});
}

// "Remove target unit from the game, then return it to play": what returns lies in the discard pile.
bool returnsFromElsewhere(const Term& text)
{
    const auto sentences = sentencesOf(isTrigger(text) || text.op == Op::Active ? text.at(1) : text);
    bool gone = false;
    for (const auto* sentence : sentences) {
        const bool back = hasAnyOf(*sentence, {Op::RecoverIt}) ||
                          (hasAnyOf(*sentence, {Op::AtEnd}) && hasAnyOf(*sentence, {Op::ToHand}));
        if (gone && back && saysWho(*sentence))
            return true;
        gone = gone || (isAnyOf(sentence->op, {Op::Remove, Op::ToHand}) && namesAnother(*sentence));
    }
    return false;
}

// "Create two tokens in adjacent Quadrants": the second beside this unit, or beside the first?
bool createsInSeveral(const Term& term)
{
    return term.op == Op::Create && isSeveral(term.at(0)) && isAdjacent(term.at(6)) &&
           term.at(6).number == form::AdjacentQuadrant::Any;
}

// "When this unit attacks, exhaust each other enemy unit": than the defending one?
bool isOtherEnemyInAttack(const Term& text)
{
    return isTrigger(text) && isAnyOf(text.at(0).op, {Op::WhenAttacks, Op::WhenAttacksWhom}) &&
           isSelf(text.at(0).at(0)) && !hasAnyOf(text.at(1), {Op::Defender, Op::It, Op::Target}) &&
           anyPart(text.at(1), [](const Term& noun) {
               return noun.op == Op::With && noun.at(0).op == Op::Other && hasAnyOf(noun, {Op::Enemy});
           });
}

// "You may choose an Event card from it. They discard it and draw a card": where none was chosen, too?
bool goesOnAfterChoice(const Term& term)
{
    if (term.op == Op::IfDo) // one was
        return false;
    return (term.op == Op::Then && term.number == form::Then::And &&
               isAnyOf(term.at(0).op, {Op::DiscardIt, Op::PlayerDiscardsIt})) ||
           std::ranges::any_of(term.parts, goesOnAfterChoice);
}

// "Each friendly unit in the same Quadrant as a friendly Leader": that Leader, too?
bool isWithItself(const Term& term)
{
    return isAllOfSome(term) && !hasAnyOf(term, {Op::NonLeader}) && anyPart(term, [](const Term& place) {
        return place.op == Op::SameQuadrantAs && isAnyOf(place.at(0).op, {Op::Some, Op::OfYours});
    });
}

constexpr IsUnclear ofPlaces[]{
    isInLineOfUnit,
    saysQuadrantOfLine,
    inPart<countsOthersThanEach>,
    countsOthersThanWhich,
    movesToTheSame,
    inPart<movesAllToOne>,
    returnsFromElsewhere,
    inPart<createsInSeveral>,
    isOtherEnemyInAttack,
    goesOnAfterChoice,
    inPart<isWithItself>,
};

} // namespace

std::span<const IsUnclear> doubtsOfPlaces() { return ofPlaces; }

bool isBesideNobody(const Term& text)
{
    const auto creates = [](const Term& part) { return part.op == Op::Create && isAdjacent(part.at(6)); };
    const auto& first = firstOf(text);
    return anyPart(text, creates) || std::ranges::any_of(first.parts, [](const Term& group) {
        return isAnyOf(
                   group.op, {Op::Target, Op::Some, Op::OfYours, Op::UpTo, Op::Each, Op::EachOfYours, Op::Plural}) &&
               anyPart(group, isAdjacent);
    });
}

} // namespace nexus::model
