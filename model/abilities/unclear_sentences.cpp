// What one sentence leaves open for the next: who "they" are, what "if you do" asks about, what "otherwise" and
// "instead" reach, and for how long.
#include "model/abilities/spoken_of.h"
#include "model/abilities/unclear.h"

#include <algorithm>

namespace nexus::model {

namespace {

const Term& deedsOf(const Term& text)
{
    return isAnyOf(text.op, {Op::Triggered, Op::PaidTrigger, Op::Active, Op::AtMoment}) ? text.at(1) : text;
}

bool lets(const Term& sentence) { return isAnyOf(sentence.op, {Op::May, Op::MayPay}); }

// "Return target enemy unit to its owner's hand. They discard a card": no player has been spoken of.
bool saysTheyOfNobody(const Term& text)
{
    const auto they = [](const Term& part) { return isTheirs(part); };
    const auto named = [](const Term& part) { return part.op == Op::ThatPlayer && !isTheirs(part); };
    return anyPart(text, they) && !anyPart(text, named) &&
           !hasAnyOf(
               text, {Op::TargetOpponent, Op::EachOpponent, Op::EachPlayer, Op::AnOpponent, Op::PickOpponent,
                         Op::OpponentsRound, Op::WhenOpponentPlays, Op::WhenOpponentDeploys, Op::WhenOpponentDiscards,
                         Op::WhenOpponentDraws, Op::WhenOpponentAttacks, Op::WhenOpponentActivates, Op::WhenPasses,
                         Op::WhenTargeted, Op::LookHand, Op::RevealHand, Op::LookTopOf, Op::ScryOf, Op::SiftTheirs,
                         Op::TheirModes, Op::OneTheirs, Op::DestroyedByOpponent, Op::IfTheyHave, Op::IfTheirHandAtLeast,
                         Op::IfTheirHandAtMost, Op::IfHandMore, Op::IfTheyControlAtMost, Op::IfPoints, Op::IfMore,
                         Op::IfTheyHaveNone, Op::IfNoneTheirs, Op::EachOfTheirs, Op::OfThatPlayer, Op::Destroyer,
                         Op::WhenYouMove, Op::WhenMovesInto});
}

// "Otherwise, gain 1 CP. Then exhaust target enemy unit": in any case?
bool goesOnAfterOtherwise(const Term& term)
{
    const auto goesOn = [](const Term& otherwise) {
        return otherwise.op == Op::Then && otherwise.number == form::Then::Sentence;
    };
    return (term.op == Op::If && term.parts.size() == 3 && goesOn(term.at(2))) ||
           (term.op == Op::IfDo && term.number == form::IfDo::Otherwise && goesOn(term.at(0)));
}

constexpr auto finds = {Op::PickOut, Op::PickQuadrant, Op::LookHand, Op::RevealHand, Op::LookTop, Op::RevealTop,
    Op::LookTopOf, Op::ChooseFromIt};

// "Sacrifice a friendly unit and discard a card. If you do, …", "… target friendly unit and target enemy unit. If you
// do, …": both, or the last?
bool asksOfBoth(const Term& term)
{
    const auto& first = term.at(0).op == Op::May ? term.at(0).at(0) : term.at(0);
    const auto areTwo = [](const Term& part) {
        return part.op == Op::Groups && part.at(0).op == Op::Target && part.at(1).op == Op::Target;
    };
    return term.op == Op::Then && nextAfter(term).op == Op::IfDo &&
           ((first.op == Op::Then && first.number == form::Then::And && !isAnyOf(first.at(0).op, finds)) ||
               std::ranges::any_of(first.parts, areTwo));
}

// "Destroy this unit unless you pay 1 CP. If you do, …": pay, or destroy?
bool asksOfUnless(const Term& term)
{
    return term.op == Op::Then && isAnyOf(lastBefore(term).op, {Op::Unless, Op::UnlessSo}) &&
           nextAfter(term).op == Op::IfDo;
}

// "Draw a card. Ready target unit. If it is a Construct, draw two cards instead": instead of what?
bool isInsteadOfWhich(const Term& text)
{
    const auto sentences = sentencesOf(deedsOf(text));
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const auto& last = *sentences[i];
        if (last.op != Op::Instead)
            continue;
        const auto now = last.at(2).op;
        const auto isThat = [&](const Term* before) { return before->op == now; };
        const auto here = sentences.begin() + static_cast<std::ptrdiff_t>(i);
        if (last.at(0).op != now && std::any_of(sentences.begin(), here, isThat))
            return true;
        if ((last.at(0).op == Op::GetAndGain && now != Op::GetAndGain) ||
            (last.at(0).op == Op::Then && last.at(0).number == form::Then::And))
            return true; // "gets +1 Attack and gains Zeal. …, it gets +2 Attack instead"
    }
    return false;
}

// "At the start of the next Game Round, draw two cards. Then discard a card": now?
bool goesOnAfterDelay(const Term& term)
{
    const auto& before = lastBefore(term);
    return term.op == Op::Then &&
           (before.op == Op::AtEnd || (before.op == Op::NextDestruction && saysIt(nextAfter(term))));
}

// "You may exhaust a friendly unit. Draw a card. If you do, …": draw?
bool asksOfEarlierOffer(const Term& text)
{
    const auto sentences = sentencesOf(deedsOf(text));
    for (std::size_t i = 2; i < sentences.size(); ++i)
        if (sentences[i]->op == Op::IfDo && sentences[i]->number == form::IfDo::Did && !lets(*sentences[i - 1]) &&
            sentences[i - 1]->op != Op::IfDo &&
            std::any_of(sentences.begin(), sentences.begin() + static_cast<std::ptrdiff_t>(i) - 1,
                [](const Term* before) { return lets(*before); }))
            return true;
    return false;
}

// "Target opponent chooses a unit they control and exhausts it. Inflict Impact 1 on it": where all are exhausted?
bool goesOnAboutTheirs(const Term& term)
{
    const auto& before = lastBefore(term);
    return term.op == Op::Then && before.op == Op::PlayerSacrifices &&
           before.number == form::PlayerSacrifices::Exhausts && saysIt(nextAfter(term));
}

constexpr IsUnclear ofSentences[]{
    saysTheyOfNobody,
    inPart<goesOnAfterOtherwise>,
    inPart<asksOfBoth>,
    inPart<asksOfUnless>,
    isInsteadOfWhich,
    inPart<goesOnAfterDelay>,
    asksOfEarlierOffer,
    inPart<goesOnAboutTheirs>,
};

const Term* lastPart(const Term& clause) { return clause.parts.empty() ? nullptr : &clause.parts.back(); }

} // namespace

std::span<const IsUnclear> doubtsOfSentences() { return ofSentences; }

bool goesOnAfterCondition(const Term& text)
{
    if (!isAnyOf(text.op, {Op::Triggered, Op::AtMoment}))
        return false;
    const auto sentences = sentencesOf(text.at(1));
    return sentences.size() > 1 && sentences[0]->op == Op::If && sentences[0]->number == form::If::First &&
           sentences[0]->parts.size() == 2 && text.at(1).op == Op::Then && text.at(1).number == form::Then::Sentence &&
           !isAnyOf(sentences[1]->op, {Op::If, Op::IfDo, Op::Instead}) && !saysWho(*sentences[1]);
}

bool givesForHowLong(const Term& text)
{
    const auto gives = [](const Term& clause) {
        return isAnyOf(clause.op, {Op::Get, Op::GainKeywords, Op::GetAndGain, Op::LoseKeywords}) &&
               clause.parts.size() > 2;
    };
    return anyPart(text, [&](const Term& part) {
        const auto& before = lastBefore(part);
        const auto& next = nextAfter(part);
        const auto& clause = next.op == Op::If ? next.at(1) : next;
        return part.op == Op::Then && part.number == form::Then::Sentence && gives(before) &&
               lastPart(before)->op != Op::None && gives(clause) && lastPart(clause)->op == Op::None;
    });
}

} // namespace nexus::model
