// What is understood, and could be meant in more than one way or cannot be known when it happens: it stays with the
// players. Most of it is a row of resources/phrases/doubts.txt.
#include "model/abilities/unclear.h"
#include "model/abilities/binding.h"
#include "model/abilities/doubts.h"
#include "model/abilities/language.h"
#include "model/cards/game.h"

#include <algorithm>
#include <iterator>

namespace nexus::model {

namespace {

// What is put on cards, "Static", "Impact", is no keyword they have.
bool isPutOnCards(const Term& keywords, const Game& game)
{
    if (keywords.op == Op::BothKeywords)
        return isPutOnCards(keywords.at(0), game) || isPutOnCards(keywords.at(1), game);
    const auto* known = keywords.op == Op::Keyword ? game.keywordOf(keywords.word) : nullptr;
    return known && known->mentioned;
}

// The state of a card is applied and removed, not had for a time.
bool isStateForATime(const Term& term, const Game& game)
{
    const bool given = isAnyOf(term.op, {Op::GainKeywords, Op::HasKeywords, Op::HasBonusAndKeywords, Op::GetAndGain});
    if (given && isPutOnCards(term.at(term.op == Op::GetAndGain ? 2 : 1), game))
        return true;
    return std::ranges::any_of(term.parts, [&](const Term& part) { return isStateForATime(part, game); });
}

// The deeds that the kind of "… this way" can be said of.
bool isDoneThisWay(int kind, Op deed)
{
    switch (kind) {
    case form::ThatMany::Destroyed:
        return isAnyOf(deed, {Op::Destroy, Op::Inflict, Op::InflictBoth, Op::Suppress, Op::Distribute});
    case form::ThatMany::Readied: return deed == Op::MakeReady;
    case form::ThatMany::Exhausted: return isAnyOf(deed, {Op::MakeExhausted, Op::PlayerSacrifices});
    case form::ThatMany::Moved: return deed == Op::Move;
    case form::ThatMany::Sacrificed: return isAnyOf(deed, {Op::Sacrifice, Op::PlayerSacrifices});
    case form::ThatMany::Suppressed: return deed == Op::Suppress;
    default:
        return isAnyOf(deed, {Op::DiscardOwn, Op::PlayerDiscards, Op::PlayerDiscardsHand, Op::Mill, Op::PlayerMills});
    }
}

constexpr int noWay = -1;

// The kind of deed in "… this way": of a number of cards.
int countedThisWay(const Term& term)
{
    const bool counts = isAnyOf(term.op, {Op::ThatMany, Op::IfSoManyDone}) &&
                        isAnyOfNumbers(
                            term.number, {form::ThatMany::Discarded, form::ThatMany::Destroyed, form::ThatMany::Readied,
                                             form::ThatMany::Exhausted, form::ThatMany::Moved,
                                             form::ThatMany::Sacrificed, form::ThatMany::Suppressed});
    return counts ? term.number : noWay;
}

// And of the cards.
int doneThisWay(const Term& group)
{
    switch (group.op == Op::It ? group.number : 0) {
    case form::It::DestroyedSo: return form::ThatMany::Destroyed;
    case form::It::ReadiedSo: return form::ThatMany::Readied;
    case form::It::ExhaustedSo: return form::ThatMany::Exhausted;
    case form::It::MovedSo: return form::ThatMany::Moved;
    default: return noWay;
    }
}

struct DeedBefore {
    Op op{};
    bool many = false;  // done to several
    bool named = false; // and to others than who was spoken of
};

// "Destroy each enemy unit with Static. Exhaust each other enemy unit. Draw a card for each unit destroyed this way":
// after another deed it is not known any more; nor is "that unit", after what was done to several.
bool forgetsThisWay(const Term& term, std::vector<DeedBefore>& deeds)
{
    if (const int kind = doneThisWay(term); kind != noWay)
        return !deeds.empty() && !isDoneThisWay(kind, deeds.back().op);
    for (const auto& part : term.parts)
        if (forgetsThisWay(part, deeds))
            return true;
    std::vector<DeedBefore> named;
    std::ranges::copy_if(deeds, std::back_inserter(named), &DeedBefore::named);
    if (const int kind = countedThisWay(term); kind != noWay) {
        const auto isIt = [&](const DeedBefore& deed) { return isDoneThisWay(kind, deed.op); };
        return !named.empty() && !isIt(named.back()) && std::ranges::any_of(named, isIt);
    }
    if (term.op == Op::IfDestroyedSo)
        return named.size() > 1 && named.back().many && !named[named.size() - 2].many;
    const bool again = std::ranges::any_of(term.parts, [](const Term& group) { return doneThisWay(group) != noWay; });
    if (!again && (isOfPlay(term.op) ||
                      isAnyOf(term.op, {Op::Sacrifice, Op::Remove, Op::ToHand, Op::PutInDeck, Op::PlayerSacrifices,
                                           Op::PlayerDiscards, Op::PlayerDiscardsHand, Op::DiscardOwn, Op::InflictBoth,
                                           Op::Distribute, Op::Mill, Op::PlayerMills, Op::Create, Op::RecoverHand})))
        deeds.push_back({term.op, std::ranges::any_of(term.parts, isAllOfSome),
            std::ranges::none_of(term.parts, [](const Term& group) {
                return isAnyOf(group.op, {Op::This, Op::Host, Op::It});
            })});
    return false;
}

// An ability in quotation marks is read as one by itself.
bool quotesUnclear(const Term& term, const Game& game)
{
    return std::ranges::any_of(term.parts, [&](const Term& part) {
        return (term.op == Op::Quoted && isUnclearNow(TextKind::Passive, part, game)) || quotesUnclear(part, game);
    });
}

constexpr auto plainDeeds = {Op::Draw, Op::Gain, Op::YouLose, Op::DiscardOwn, Op::PutCounters, Op::Get, Op::Inflict,
    Op::PlayerLoses, Op::PlayerDraws, Op::PlayerDiscards};

} // namespace

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

std::vector<const DoubtRow*> doubtsIn(TextKind kind, const Term& term, const Game& game)
{
    const auto text = asWaiting(kind, term);
    const auto stated = withStates(term, game);
    std::vector<const DoubtRow*> found;
    for (const auto& row : doubtRows())
        if (isInDoubt(row, kind, text, stated))
            found.push_back(&row);
    return found;
}

bool isUnclearNow(TextKind kind, const Term& term, const Game& game)
{
    std::vector<DeedBefore> deeds;
    return !doubtsIn(kind, term, game).empty() || doubtOf(asWaiting(kind, term)) || forgetsThisWay(term, deeds) ||
           isStateForATime(withStates(term, game), game) || quotesUnclear(term, game);
}

} // namespace nexus::model
