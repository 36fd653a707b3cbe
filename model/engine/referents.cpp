#include "model/engine/referents.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// Whether the next sentence speaks of "it" or of "its controller", and is not about whether it was done.
static bool goesOnAboutOne(const Script& script, NodeId rest)
{
    const auto next = script.op(rest) == Op::Then ? script.at(rest, 0) : rest;
    const auto begin = script.nodes.begin();
    return script.op(next) != Op::IfDo &&
           std::any_of(begin + next, begin + script.endOf(next), [](const ScriptNode& node) {
               return (node.op == Op::It && node.number <= form::It::ThatAsset) ||
                      (node.op == Op::ThatPlayer && node.number == form::ThatPlayer::ItsPlayer);
           });
}

void Referents::nameIt(const std::vector<CardId>& cards)
{
    auto& it = m_state.process.it;
    m_state.process.spoke = true;
    const auto as = m_state.process.namedAs;
    if ((as == NamedAs::One || as == NamedAs::GivenUp) && !it.empty())
        m_state.process.before = it;
    const bool piled = std::ranges::any_of(cards, [&](CardId card) { return !isInPlay(m_state.cards[card].zone); });
    m_state.process.namedAs = piled ? NamedAs::Piled : NamedAs::One;
    if (!cards.empty()) // else "that Quadrant" is still there
        m_state.process.placeSeat = noSeat;
    it.clear();
    for (const auto card : cards)
        it.push_back({card, m_state.cards[card].visits});
    remember(cards);
}

void Referents::remember(const std::vector<CardId>& cards)
{
    auto& spoken = m_state.process.spoken;
    const auto together = static_cast<std::uint16_t>(spoken.empty() ? 1 : spoken.back().together + 1);
    for (const auto card : cards)
        spoken.push_back({.target = {card, m_state.cards[card].visits}, .together = together});
    if (cards.empty()) // there was none
        spoken.push_back({.together = together});
}

void Referents::alsoName(const Target& target)
{
    auto& process = m_state.process;
    process.it.push_back(target);
    if (!process.spoken.empty())
        process.spoken.push_back({.target = target, .together = process.spoken.back().together});
}

// What was named last, as "those" or as a price.
void Referents::markLast(bool Spoken::*as)
{
    auto& spoken = m_state.process.spoken;
    for (auto it = spoken.rbegin(); it != spoken.rend() && it->together == spoken.back().together; ++it)
        (*it).*as = true;
}

// "If you control a Leader, exhaust target enemy unit. It gets -1 Attack": where it was done to nobody, he is nobody,
// and not whom the text has spoken of before.
void Referents::nameNobody(const Script& script, NodeId part)
{
    const bool chooses = std::any_of(script.nodes.begin() + part, script.nodes.begin() + script.endOf(part),
        [](const ScriptNode& one) { return one.op == Op::Target || one.op == Op::Some || one.op == Op::UpTo; });
    if (chooses && m_state.process.it.empty())
        m_state.process.spoke = true;
    if (chooses && !m_state.process.agenda.empty() && goesOnAboutOne(script, m_state.process.agenda.back()))
        nameIt({});
}

// "Destroy all Upgrades attached to target unit": the unit is spoken of, too, and before them.
void Referents::rememberWithin(const Script& script, NodeId group, const std::vector<CardId>& of)
{
    if (script.op(group) == Op::Groups)
        return;
    for (NodeId node = group + 1; node < script.endOf(group); ++node)
        if (isAnyOf(script.op(node), {Op::Target, Op::Some, Op::Another, Op::OfYours})) {
            std::vector<CardId> cards;
            for (const auto& named : m_state.process.named)
                if (named.node == node && named.target.card != noCard)
                    cards.push_back(named.target.card);
            if (!cards.empty())
                return nameIt(cards);
        }
    const auto isBorne = [&](const ScriptNode& node) { return node.op == Op::AttachedTo; };
    if (of.empty() || std::none_of(script.nodes.begin() + group, script.nodes.begin() + script.endOf(group), isBorne))
        return;
    std::vector<CardId> bearers;
    for (const auto card : of)
        if (const auto host = m_state.cards[card].host;
            host != noCard && std::ranges::find(bearers, host) == bearers.end())
            bearers.push_back(host);
    nameIt(bearers);
}

// "Each unit destroyed this way": what was saved is not.
std::vector<CardId> Referents::fallenOf(const std::vector<Target>& targets) const
{
    std::vector<CardId> fallen;
    for (const auto& target : targets)
        if (!isInPlay(m_state.cards[target.card].zone) &&
            std::ranges::find(m_state.destroyedThisRound, target.card) != m_state.destroyedThisRound.end())
            fallen.push_back(target.card);
    return fallen;
}

// "It", "that unit" after what was given up for it, cards outside play or all of some: who was named before that, or
// what the text waited for, where it can be meant.
void Referents::findMeant(const Script& script, int which, bool alsoGone, std::vector<CardId>& cards) const
{
    const auto& process = m_state.process;
    const bool sided = which == form::It::ThatEnemyUnit || which == form::It::ThatFriendlyUnit;
    if (process.namedAs == NamedAs::One || (which > form::It::ThatAsset && !sided))
        return;
    const bool there = std::ranges::any_of(cards, [&](CardId card) { return isInPlay(m_state.cards[card].zone); });
    const bool others = process.namedAs == NamedAs::Several || (sided && cards.empty()) || (!alsoGone && !there) ||
                        (alsoGone && process.namedAs == NamedAs::GivenUp && cards.empty()) ||
                        (alsoGone && process.namedAs == NamedAs::Piled &&
                            (which == form::It::ThatUnit || which == form::It::ThatAsset));
    if (!others)
        return;
    const auto isSo = [&](CardId card, std::uint16_t visits) {
        const auto& of = m_state.cards[card];
        return of.visits == visits && (alsoGone || isInPlay(of.zone)) &&
               (!sided || (of.owner != process.seat) == (which == form::It::ThatEnemyUnit));
    };
    std::vector<CardId> found;
    for (const auto& target : process.before)
        if (isSo(target.card, target.visits))
            found.push_back(target.card);
    if (found.empty() && m_state.effect.kind == EffectKind::Link)
        if (const auto first = subject(script); first != noCard && isSo(first, m_state.cards[first].visits))
            found.push_back(first);
    if (found.empty() && !alsoGone && m_state.effect.kind == EffectKind::Ability &&
        process.namedAs != NamedAs::Several &&
        isSo(speakerAtHand(m_state, script).self(), m_state.cards[speakerAtHand(m_state, script).self()].visits))
        found.push_back(speakerAtHand(m_state, script).self());
    if (!found.empty())
        cards = std::move(found);
}

// What has been destroyed or sacrificed is still "it", where it lies; but for what counts who has gone.
void Referents::keepIt(const Script& script)
{
    const auto counts = [](const ScriptNode& node) {
        return node.op == Op::ThatMany || node.op == Op::IfSoManyDone || node.op == Op::IfDestroyedSo;
    };
    if (std::ranges::any_of(script.nodes, counts))
        return;
    const auto keep = [&](Target& target) {
        if (target.card != noCard && m_state.cards[target.card].zone == Zone::Discard)
            target.visits = m_state.cards[target.card].visits;
    };
    std::ranges::for_each(m_state.process.it, keep);
    std::ranges::for_each(m_state.process.spoken, keep, &Spoken::target);
}

// "Each unit exhausted this way", moved, readied.
static bool isWhomItWasDoneTo(const ScriptNode& group)
{
    return group.op == Op::It && (group.number == form::It::MovedSo || group.number == form::It::ExhaustedSo ||
                                     group.number == form::It::ReadiedSo);
}

// What goes on about those "this way", or so many of them, is about those it was done to.
void Referents::nameDone(const Script& script, const std::vector<CardId>& cards)
{
    const bool counts = std::ranges::any_of(script.nodes, [&](const ScriptNode& node) {
        return node.op == Op::ThatMany || node.op == Op::IfSoManyDone || isWhomItWasDoneTo(node);
    });
    if (counts)
        nameIt(cards);
}

// The cards that were taken, or those of which the text goes on to count: "for each card discarded this way".
void Referents::nameTaken(const Script& script, const std::vector<CardId>& taken, const std::vector<CardId>& rest)
{
    constexpr int discarded = 1, revealed = 10; // of Op::ThatMany
    const auto counts = [&](int which) {
        return std::ranges::any_of(
            script.nodes, [&](const ScriptNode& node) { return node.op == Op::ThatMany && node.number == which; });
    };
    auto cards = counts(discarded) ? rest : taken;
    if (counts(revealed))
        cards.insert(cards.end(), rest.begin(), rest.end());
    nameIt(cards);
}

// "They": with those of the same cards that have come into play before it.
void Referents::nameAmong(const std::vector<Target>& before, const std::vector<CardId>& cards)
{
    const auto isOne = [&](const Target& target) { return std::ranges::find(cards, target.card) != cards.end(); };
    if (before.empty() || !std::ranges::all_of(before, isOne) || !isInPlay(m_state.cards[before.front().card].zone))
        return;
    const auto last = m_state.process.it.front().card;
    std::vector<CardId> together;
    for (const auto& target : before)
        together.push_back(target.card);
    together.push_back(last);
    nameIt(together);
    markLast(&Spoken::several);
}

CardId Referents::subject(const Script& script) const
{
    const auto& cause = m_state.effect.cause;
    const auto subject = subjectOf(script, cause);
    const auto when = script.at(rootNode, 0);
    const auto waitsFor = [&](Op deed) {
        return script.op(script.at(when, 1)) == deed || script.op(script.at(when, 2)) == deed;
    };
    if (script.op(when) == Op::WhenEither && cause.is<AttackDeclared>() && cause.other != noCard &&
        waitsFor(Op::WhenAttacks) &&
        waitsFor(Op::WhenAttacked)) { // who attacks or is attacked: the one of them it is about
        const Speaker who{
            .state = m_state, .script = script, .seat = m_state.effect.seat, .source = m_state.effect.card};
        return inGroup(who, script.at(when, 0), cause.card) && !inGroup(who, script.at(when, 0), cause.other)
                   ? cause.card
                   : cause.other;
    }
    if (script.op(when) != Op::WhenConsume || subject == noCard)
        return subject;
    auto host = m_state.cards[subject].host;
    for (const auto& [left, was] : m_state.leftAs)
        if (left == subject)
            host = was.host;
    return host != noCard ? host : subject;
}

CardId Referents::besides(CardId first) const
{
    const auto& cause = m_state.effect.cause;
    if (cause.is<Attached>() && cause.card != noCard && cause.other != noCard)
        return first == cause.card ? cause.other : cause.card;
    if (m_state.factsOf(first).role != CardRole::Upgrade)
        return noCard;
    auto host = m_state.cards[first].host;
    for (const auto& [left, was] : m_state.leftAs)
        if (left == first)
            host = was.host;
    return host;
}

} // namespace nexus::model
