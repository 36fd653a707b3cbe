// Carries out what texts say: scripts step by step, every choice asked of the player who has it, and what holds as long
// as cards are in play.
#include "model/engine/referee.h"
#include "model/engine/rule_check.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Ids run from a node through its parts, so what is below it ends where the last of them ends.
NodeId endOf(const Script& script, NodeId node)
{
    NodeId end = static_cast<NodeId>(node + 1);
    for (std::size_t i = 0; i < script.node(node).count; ++i)
        if (const auto part = script.at(node, i); part != 0)
            end = std::max(end, endOf(script, part));
    return end;
}

// Groups that are named when an ability is used or an Event is played, before anything of it happens: what it costs and
// its targets; what comes after "may" or "if" is named when it happens.
void namedFirst(const Script& script, NodeId node, std::vector<NodeId>& out)
{
    switch (script.op(node)) {
    case Op::May:
    case Op::If:
    case Op::IfDo:
    case Op::Modes:
    case Op::ForEach: return;
    case Op::Target:
    case Op::TargetQuadrant: out.push_back(node); break;
    case Op::CostSacrifice:
    case Op::CostExhaust: out.push_back(script.at(node, 0)); return;
    default: break;
    }
    for (std::size_t i = 0; i < script.node(node).count; ++i)
        if (const auto part = script.at(node, i); part != 0)
            namedFirst(script, part, out);
}

// Quarters of a regular unit's room that a word among the keywords gives; 0: a regular unit's.
std::uint8_t sizeOf(const Script& script, NodeId keywords)
{
    if (script.op(keywords) == Op::BothKeywords)
        return std::max(sizeOf(script, script.at(keywords, 0)), sizeOf(script, script.at(keywords, 1)));
    const auto& node = script.node(keywords);
    const bool size = node.op == Op::Keyword && static_cast<Mechanic>(node.word) == Mechanic::Size;
    return size ? static_cast<std::uint8_t>(node.number) : std::uint8_t{0};
}

} // namespace

// --- naming what an ability or an Event asks for first ---

// Whether its player is asked before the windows open.
bool Referee::askFirst()
{
    const auto* script = scriptOfEffect(m_state, m_state.declared);
    if (!script)
        return false;
    m_state.process = Process{
        .on = true, .declaring = true, .seat = m_state.declared.seat, .source = m_state.declared.card};
    std::vector<NodeId> groups;
    namedFirst(*script, rootNode, groups);
    for (auto it = groups.rbegin(); it != groups.rend(); ++it)
        m_state.process.agenda.push_back(*it);
    return !nameOn();
}

// False while a choice is waited for.
bool Referee::nameOn()
{
    auto& process = m_state.process;
    const auto* script = scriptOfEffect(m_state, m_state.declared);
    while (!process.agenda.empty()) {
        const auto node = process.agenda.back();
        const bool known = script->op(node) == Op::TargetQuadrant ? quadrantsChosen(*script, node)
                                                                  : chosen(*script, node).has_value();
        if (!known)
            return false;
        process.agenda.pop_back();
    }
    payChosen(*script);
    auto& declared = m_state.declared;
    for (const auto& named : process.named)
        if (script->op(named.node) == Op::Target && declared.targetCount < maxTargets)
            declared.targets[declared.targetCount++] = named.target;
    m_state.named = std::exchange(process, {});
    return true;
}

void Referee::payChosen(const Script& script)
{
    std::vector<NodeId> costs{script.op(rootNode) == Op::Active ? script.at(rootNode, 0) : NodeId{0}};
    while (!costs.empty()) {
        const auto node = costs.back();
        costs.pop_back();
        if (script.op(node) == Op::Costs)
            for (std::size_t i = script.node(node).count; i-- > 0;)
                costs.push_back(script.at(node, i));
        if (script.op(node) != Op::CostSacrifice && script.op(node) != Op::CostExhaust)
            continue;
        const auto cards = chosen(script, script.at(node, 0));
        for (const auto card : cards.value_or(std::vector<CardId>{}))
            if (script.op(node) == Op::CostSacrifice) {
                nameIt({card});
                tellCard(HK::Destroyed, card);
                leavePlay(card, Zone::Discard);
            } else if (!m_state.cards[card].is(CardFlag::Exhausted)) {
                exhaust(card);
                tellCard(HK::Tired, card);
            }
    }
}

// --- carrying out ---

// Whether the effect at hand has a script; then it is carried out as far as nobody is asked.
bool Referee::startText()
{
    const auto effect = m_state.effect;
    const auto* script = scriptOfEffect(m_state, effect);
    if (!script) {
        m_state.process = {};
        return false;
    }
    auto& process = m_state.process;
    process = {};
    if (effect.kind == EffectKind::Ability || effect.kind == EffectKind::Event)
        process = std::exchange(m_state.named, {});
    process.on = true;
    process.declaring = false;
    process.seat = effect.seat;
    process.source = effect.card;
    process.did = true; // its costs are paid
    if (const auto subject = subjectOf(*script, effect.cause); subject != noCard)
        nameIt({subject});
    auto steps = rootNode;
    const auto root = script->op(rootNode);
    if (root == Op::Active || root == Op::Triggered || root == Op::AtMoment)
        steps = script->at(rootNode, 1);
    process.agenda = {steps};
    runText();
    return true;
}

void Referee::runText()
{
    const auto effect = m_state.effect;
    const auto* script = scriptOfEffect(m_state, effect);
    auto& process = m_state.process;
    while (!process.agenda.empty() && m_state.stage != Stage::Over) {
        holdAnew();
        if (!step(*script, process.agenda.back()))
            return;
    }
    if (m_state.stage == Stage::Over)
        return;
    const auto losing = process.losing;
    process = {};
    effectDone();
    for (const auto seat : losing)
        if (m_state.stage != Stage::Over && isLiving(m_state, seat)) {
            tell(HK::LostByDraw, seat);
            leave(seat);
        }
}

void Referee::choose(const Action& action)
{
    auto& process = m_state.process;
    const auto node = process.choice.node;
    Named named{.node = node, .seat = action.other, .quadrant = action.quadrant, .value = action.value};
    if (process.choice.kind == ChoiceKind::Pile)
        named.seat = process.choice.whose;
    if (action.kind == ActionKind::Done) {
        process.settled.push_back({.node = node, .seat = process.choice.whose});
    } else {
        if (action.card != noCard)
            named.target = {action.card, m_state.cards[action.card].visits};
        process.named.push_back(named);
    }
    process.choice = {};
    if (!process.declaring) {
        m_state.stage = Stage::Effect;
        return runText();
    }
    if (nameOn())
        openWindow(Next::Declared, m_state.declared.seat);
}

Speaker Referee::speaker(const Script& script) const { return speakerAtHand(m_state, script); }

void Referee::ask(ChoiceKind kind, NodeId node, bool mayStop)
{
    m_state.process.choice = {.kind = kind, .seat = m_state.process.seat, .node = node, .mayStop = mayStop};
    m_state.stage = Stage::Choose;
}

// The quadrants below a node have been chosen; else they are asked for.
bool Referee::quadrantsChosen(const Script& script, NodeId node)
{
    const auto end = endOf(script, node);
    for (NodeId at = node; at < end; ++at)
        if (script.op(at) == Op::TargetQuadrant && !valueOf(at)) {
            ask(ChoiceKind::Quadrant, at);
            return false;
        }
    return true;
}

const Named* Referee::valueOf(NodeId node) const
{
    const auto& named = m_state.process.named;
    const auto it = std::find_if(named.begin(), named.end(), [&](const Named& value) { return value.node == node; });
    return it == named.end() ? nullptr : &*it;
}

// The cards of a group, or nothing while somebody is asked. Those that have gone are left out.
std::optional<std::vector<CardId>> Referee::chosen(const Script& script, NodeId group)
{
    if (!quadrantsChosen(script, group))
        return std::nullopt;
    const auto who = speaker(script);
    if (auto known = knownGroup(who, group))
        return known;
    if (script.op(group) == Op::Groups) {
        auto cards = chosen(script, script.at(group, 0));
        const auto more = cards ? chosen(script, script.at(group, 1)) : std::nullopt;
        if (!more)
            return std::nullopt;
        cards->insert(cards->end(), more->begin(), more->end());
        return cards;
    }
    const auto choice = choiceOf(who, group);
    if (!choice)
        return std::vector<CardId>{};
    std::vector<CardId> cards;
    std::size_t count = 0;
    for (const auto& named : m_state.process.named)
        if (named.node == group) {
            ++count;
            const auto card = named.target.card;
            const bool fits = script.op(group) != Op::Target || mayChoose(who, *choice, card);
            if (m_state.cards[card].visits == named.target.visits && fits)
                cards.push_back(card);
        }
    if (count >= choice->most || isSettled(group, noSeat) || cardsToChoose(who, group).empty())
        return cards;
    ask(ChoiceKind::Card, group, count >= choice->least);
    return std::nullopt;
}

bool Referee::isSettled(NodeId node, SeatIndex whose) const
{
    const auto& settled = m_state.process.settled;
    return std::any_of(
        settled.begin(), settled.end(), [&](const Named& named) { return named.node == node && named.seat == whose; });
}

// So many cards of a pile, picked by the player who has the choice; nothing while he is asked.
std::optional<std::vector<CardId>> Referee::picked(
    const Script& script, Choice choice, std::size_t least, std::size_t most)
{
    std::vector<CardId> cards;
    for (const auto& named : m_state.process.named)
        if (named.node == choice.node && named.seat == choice.whose)
            cards.push_back(named.target.card);
    if (cards.size() >= most || isSettled(choice.node, choice.whose) || cardsToPick(speaker(script), choice).empty())
        return cards;
    choice.kind = ChoiceKind::Pile;
    choice.mayStop = cards.size() >= least;
    m_state.process.choice = choice;
    m_state.stage = Stage::Choose;
    return std::nullopt;
}

// As many as the text says: "two cards", "up to three Events", "all Units".
std::optional<std::vector<CardId>> Referee::pickedAsSaid(
    const Script& script, NodeId pick, SeatIndex chooser, SeatIndex whose, Zone zone)
{
    const Choice choice{.seat = chooser, .node = pick, .whose = whose, .zone = zone};
    if (script.number(pick) == 2)
        return cardsToPick(speaker(script), choice);
    const auto count = static_cast<std::size_t>(std::max(0, script.number(script.at(pick, 0))));
    return picked(script, choice, script.number(pick) == 1 ? 0 : count, count);
}

// The players a text names, or nothing while one is chosen.
std::optional<std::vector<SeatIndex>> Referee::playersOf(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto others = opponentsOf(process.seat);
    switch (script.op(node)) {
    case Op::EachOpponent: return others;
    case Op::EachPlayer:
        if (isLiving(m_state, process.seat))
            others.insert(others.begin(), process.seat);
        return others;
    case Op::ThatPlayer: {
        if (!process.it.empty() && script.number(node) == 1)
            return std::vector<SeatIndex>{m_state.cards[process.it.front().card].owner};
        return process.player == noSeat ? std::vector<SeatIndex>{} : std::vector<SeatIndex>{process.player};
    }
    default: return opponent(node, others);
    }
}

// One of them; with a single one there is nothing to choose.
std::optional<std::vector<SeatIndex>> Referee::opponent(NodeId node, const std::vector<SeatIndex>& others)
{
    auto& process = m_state.process;
    const auto* named = valueOf(node);
    if (!named && others.size() > 1) {
        ask(ChoiceKind::Player, node);
        return std::nullopt;
    }
    if (others.empty())
        return others;
    process.player = named ? named->seat : others.front();
    return std::vector<SeatIndex>{process.player};
}

std::vector<SeatIndex> Referee::opponentsOf(SeatIndex seat) const
{
    std::vector<SeatIndex> others;
    for (SeatIndex other = 0; other < m_state.players.size(); ++other)
        if (other != seat && isLiving(m_state, other))
            others.push_back(other);
    return others;
}

void Referee::nameIt(const std::vector<CardId>& cards)
{
    auto& it = m_state.process.it;
    m_state.process.placeSeat = noSeat;
    it.clear();
    for (const auto card : cards)
        it.push_back({card, m_state.cards[card].visits});
}

// One step; false while somebody is asked. What it consists of is put on the agenda.
bool Referee::step(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& agenda = process.agenda;
    const auto next = [&](NodeId part) {
        if (part != 0)
            agenda.push_back(part);
    };
    switch (script.op(node)) {
    case Op::Then:
        agenda.pop_back();
        next(script.at(node, 1));
        next(script.at(node, 0));
        return true;
    case Op::If: {
        const bool holds = nexus::model::holds(speaker(script), script.at(node, 0));
        agenda.pop_back();
        next(script.at(node, holds ? 1 : 2));
        return true;
    }
    case Op::IfDo:
        agenda.pop_back();
        if (process.did)
            next(script.at(node, 0));
        return true;
    case Op::May: {
        const auto* said = valueOf(node);
        if (!said) {
            ask(ChoiceKind::Yes, node);
            return false;
        }
        agenda.pop_back();
        process.did = said->value == 1;
        if (process.did)
            next(script.at(node, 0));
        return true;
    }
    case Op::Modes: {
        const auto* said = valueOf(node);
        if (!said) {
            ask(ChoiceKind::Mode, node);
            return false;
        }
        agenda.pop_back();
        next(script.at(node, static_cast<std::size_t>(said->value - 1)));
        return true;
    }
    default: break;
    }
    if (!clause(script, node))
        return false;
    std::erase(agenda, node);
    return true;
}

// What a clause is done to, each; false while somebody is asked.
template <class Work> bool Referee::toEach(const Script& script, NodeId group, Work work)
{
    const auto cards = chosen(script, group);
    if (!cards)
        return false;
    const auto op = script.op(group);
    if (op != Op::This && op != Op::Host)
        nameIt(*cards);
    m_state.process.did = !cards->empty();
    std::vector<Target> targets;
    for (const auto card : *cards)
        targets.push_back({card, m_state.cards[card].visits});
    for (const auto& target : targets) { // one may be gone because of another
        const auto& card = m_state.cards[target.card];
        if (card.visits == target.visits && isInPlay(card.zone))
            work(target.card);
    }
    return true;
}

void Referee::strengthen(CardId id, Bonus bonus, const Script& script, NodeId duration)
{
    if (script.op(duration) != Op::EndOfRound) {
        last(id,
            {.attack = static_cast<std::int16_t>(bonus.attack), .defense = static_cast<std::int16_t>(bonus.defense)},
            script, duration);
        return tellCard(HK::GotBonus, id, bonus.attack, bonus.defense);
    }
    auto& card = m_state.cards[id];
    card.roundAttack = static_cast<std::int16_t>(card.roundAttack + bonus.attack);
    card.roundDefense = static_cast<std::int16_t>(card.roundDefense + bonus.defense);
    tellCard(HK::Strengthened, id, bonus.attack, bonus.defense);
}

void Referee::putCounters(CardId id, Bonus bonus, int count)
{
    auto& card = m_state.cards[id];
    card.attack = static_cast<std::int16_t>(card.attack + bonus.attack * count);
    card.defense = static_cast<std::int16_t>(card.defense + bonus.defense * count);
    tellCard(HK::GotCounters, id, bonus.attack * count, bonus.defense * count);
}

void Referee::setState(CardId id, const ScriptNode& keyword, bool on)
{
    auto& card = m_state.cards[id];
    const auto mechanic = static_cast<Mechanic>(keyword.word);
    const auto flag = mechanic == Mechanic::Blanked ? CardFlag::Blanked : CardFlag::Marked;
    if (mechanic != Mechanic::Blanked && mechanic != Mechanic::Mark)
        return;
    card.set(flag, on);
    tellCard(on ? HK::GotState : HK::LostState, id, keyword.word);
}

bool Referee::clause(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& player = m_state.players[process.seat];
    const auto who = [&] { return speaker(script); };
    const auto part = [&](std::size_t at) { return script.at(node, at); };
    const auto gain = [&](int points) {
        player.points += points;
        process.did = points > 0;
        tell(HK::GotPoints, process.seat, noCard, noCard, points);
    };
    const auto drawn = [&](int count) {
        process.did = count > 0;
        drawByText(process.seat, count);
    };
    switch (script.op(node)) {
    case Op::PickOut: return toEach(script, part(0), [](CardId) {});
    case Op::PickQuadrant:
        if (!quadrantsChosen(script, part(0)))
            return false;
        if (const auto* named = valueOf(part(0))) {
            process.it.clear();
            process.placeSeat = named->seat;
            process.place = named->quadrant;
        }
        return true;
    case Op::Draw: drawn(amountOf(who(), part(0))); return true;
    case Op::DrawEqual: drawn(amountOf(who(), part(0))); return true;
    case Op::Gain: gain(amountOf(who(), part(0))); return true;
    case Op::GainEqual: gain(amountOf(who(), part(0))); return true;
    case Op::Get:
        return toEach(
            script, part(0), [&](CardId card) { strengthen(card, bonusOf(script, part(1)), script, part(2)); });
    case Op::GainKeywords:
        return toEach(script, part(0), [&](CardId card) { last(card, grantOf(script, part(1)), script, part(2)); });
    case Op::LoseKeywords:
        return toEach(
            script, part(0), [&](CardId card) { last(card, {.lost = keywordsOf(script, part(1))}, script, part(2)); });
    case Op::Forbid:
        return toEach(script, part(0), [&](CardId card) { last(card, prohibition(script, part(1)), script, part(2)); });
    case Op::NextDestruction:
        return toEach(script, part(0), [&](CardId card) {
            m_state.lasting.push_back({.target = {card, m_state.cards[card].visits},
                .held = {},
                .untilRound = m_state.round,
                .spared = true});
        });
    case Op::Move: return moveEach(script, node);
    case Op::MayPay: {
        const auto* said = valueOf(node);
        const auto cost = amountOf(who(), script.at(part(0), 0));
        if (!said && player.points < cost) {
            process.did = false;
            return true;
        }
        if (!said) {
            ask(ChoiceKind::Yes, node);
            return false;
        }
        process.did = said->value == 1;
        if (process.did) {
            takePoints(process.seat, cost, TurnAction::Interrupt);
            process.agenda.insert(process.agenda.end() - 1, part(1));
        }
        return true;
    }
    case Op::GetPer:
        return toEach(script, part(0), [&](CardId card) {
            const auto times = static_cast<int>(described(who(), part(3)).size());
            const auto [attack, defense] = bonusOf(script, part(1));
            strengthen(card, {attack * times, defense * times}, script, part(2));
        });
    case Op::PutCounters:
        return toEach(script, part(2),
            [&](CardId card) { putCounters(card, bonusOf(script, part(1)), amountOf(who(), part(0))); });
    case Op::PutCountersEqual: {
        const int count = amountOf(who(), part(2));
        return toEach(script, part(1), [&](CardId card) { putCounters(card, bonusOf(script, part(0)), count); });
    }
    case Op::Inflict: {
        const int amount = amountOf(who(), part(0));
        return toEach(script, part(1), [&](CardId card) {
            if (amount > 0 && m_state.factsOf(card).hasDefense)
                inflict(card, amount, process.source);
        });
    }
    case Op::Heal: return toEach(script, part(0), [&](CardId card) { heal(card, m_state.cards[card].impact); });
    case Op::HealSome: {
        const int amount = amountOf(who(), part(0));
        return toEach(script, part(1), [&](CardId card) { heal(card, amount); });
    }
    case Op::Destroy: {
        bool destroyed = false;
        if (!toEach(script, part(0), [&](CardId card) { destroyed = destroyCard(card, process.source) || destroyed; }))
            return false;
        process.did = destroyed;
        return true;
    }
    case Op::Remove:
        return toEach(script, part(0), [&](CardId card) {
            tellCard(HK::RemovedFromGame, card);
            leavePlay(card, Zone::Removed);
        });
    case Op::ToHand:
        return toEach(script, part(0), [&](CardId card) {
            tellCard(HK::ToHand, card);
            leavePlay(card, Zone::Hand);
        });
    case Op::MakeReady:
        return toEach(script, part(0), [&](CardId card) {
            ready(card);
            tellCard(HK::MadeReady, card);
        });
    case Op::MakeExhausted:
        return toEach(script, part(0), [&](CardId card) {
            exhaust(card);
            tellCard(HK::Tired, card);
        });
    case Op::Suppress: return toEach(script, part(0), [&](CardId card) { suppress(card, process.source); });
    case Op::Apply:
    case Op::Unapply: {
        const auto& keyword = script.node(part(0));
        const bool on = script.op(node) == Op::Apply;
        return toEach(script, part(1), [&](CardId card) { setState(card, keyword, on); });
    }
    case Op::StaysDown:
        return toEach(script, part(0), [&](CardId card) { m_state.cards[card].set(CardFlag::StaysExhausted); });
    case Op::Create: return createTokens(script, node);
    default: return pileClause(script, node);
    }
}

// For how long: without a word for good.
void Referee::last(CardId id, const Held& held, const Script& script, NodeId duration)
{
    Lasting lasting{.target = {id, m_state.cards[id].visits}, .held = held, .untilRound = 0xffff};
    switch (script.op(duration)) {
    case Op::ThisAttack: lasting.thisAttack = true; break;
    case Op::EndOfRound:
    case Op::NextRound: lasting.untilRound = m_state.round; break;
    case Op::EndOfNextRound: lasting.untilRound = static_cast<std::uint16_t>(m_state.round + 1); break;
    default: break;
    }
    m_state.lasting.push_back(lasting);
}

void Referee::letPass(CardId card)
{
    const auto* scripts = m_state.scriptsOf(card);
    for (std::uint8_t i = 0; scripts && i < m_state.factsOf(card).abilityCount; ++i) {
        const auto at = scripts->ofAbility[i];
        const auto* script = at == noScript ? nullptr : &scripts->scripts[static_cast<std::size_t>(at)];
        if (script && script->op(rootNode) == Op::Triggered && script->number(rootNode) == 2)
            if (const auto cause = triggerOf(m_state, card, i))
                m_state.usedThisRound.push_back({card, i, static_cast<std::uint16_t>(*cause)});
    }
}

// Happenings no ability can be triggered by any more; of "the first time" that was let pass there is no second.
void Referee::forgetOccurred()
{
    if (!m_state.occurred.empty())
        for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
            for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions})
                for (const auto card : pile(seat, zone))
                    letPass(card);
    m_state.occurred.clear();
    m_state.used.clear();
    m_state.leftAs.clear();
}

void Referee::heal(CardId id, int amount)
{
    auto& card = m_state.cards[id];
    const int gone = std::min<int>(amount, card.impact);
    card.impact = static_cast<std::int16_t>(card.impact - gone);
    if (gone > 0)
        tellCard(HK::Healed, id, gone);
}

// Cards that go somewhere are noted once, and each goes as soon as its quadrant is chosen; what finds no room stays.
void Referee::note(NodeId node, const std::vector<CardId>& cards)
{
    auto& named = m_state.process.named;
    const bool noted = std::any_of(named.begin(), named.end(), [&](const Named& value) { return value.node == node; });
    for (const auto card : noted ? std::vector<CardId>{} : cards)
        named.push_back({.node = node, .target = {card, m_state.cards[card].visits}});
}

template <class Work> bool Referee::eachPlaced(const Script& script, NodeId node, std::size_t count, Work work)
{
    auto& process = m_state.process;
    std::size_t placed = 0;
    for (auto& named : process.named)
        if (named.node == node && named.target.card == noCard) {
            if (std::exchange(named.value, 1) == 0)
                work(placed, named.quadrant);
            ++placed;
        }
    if (placed >= count)
        return true;
    if (!quadrantsToChoose(speaker(script), node).empty()) {
        ask(ChoiceKind::Quadrant, node);
        return false;
    }
    process.named.push_back({.node = node, .value = 1}); // no room for this one
    return eachPlaced(script, node, count, work);
}

// Each on its own side; an opponent's that does not let itself be moved stays.
bool Referee::moveEach(const Script& script, NodeId node)
{
    const auto chosen = this->chosen(script, script.at(node, 0));
    if (!chosen)
        return false;
    note(node, *chosen);
    const auto cards = cardsToPlace(speaker(script), node);
    return eachPlaced(script, node, cards.size(), [&](std::size_t i, Quadrant to) {
        auto& card = m_state.cards[cards[i]];
        const auto from = std::exchange(card.quadrant, to);
        m_state.process.did = true;
        nameIt(cards);
        tell(HK::Moved, card.owner, cards[i], noCard, indexOf(from), indexOf(to));
    });
}

// "create {count} {attack}/{defense} {name} [{subtype}] unit token [with {keywords}] in {destination}": each where its
// player says; where no room is left, it is not created.
bool Referee::createTokens(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto count = static_cast<std::size_t>(std::max(0, amountOf(speaker(script), script.at(node, 0))));
    const auto place = script.at(node, 6) != 0 ? script.at(node, 6) : node;
    const auto keywords = script.at(node, 5);
    const auto kind = script.at(node, 4);
    const auto& name = script.words[static_cast<std::size_t>(script.node(script.at(node, 3)).word)];
    return eachPlaced(script, place, count, [&](std::size_t, Quadrant quadrant) {
        const auto action = act::createToken(process.seat, quadrant, name, script.number(script.at(node, 1)),
            script.number(script.at(node, 2)), 0, keywordsOf(script, keywords) & ~bit(Mechanic::Size),
            sizeOf(script, keywords));
        auto token = tokenOf(action);
        token.facts.alone = script.op(kind) == Op::IsLeader;
        const auto at = static_cast<std::size_t>(quadrant);
        process.did = !RuleCheck(m_state).check(action) &&
                      !(token.facts.alone && sideOf(m_state, process.seat).alone[at] > 0);
        if (!process.did)
            return;
        if (script.op(kind) == Op::Subtype)
            token.scripts.subtypes = {script.node(kind).word};
        placeToken(process.seat, quadrant, std::move(token));
        nameIt({static_cast<CardId>(m_state.cards.size() - 1)});
    });
}

} // namespace nexus::model
