// What holds as long as cards are in play, and for a time; challenges that are met by it.
#include "model/engine/referee.h"

namespace nexus::model {

namespace {

void addTo(Held& to, const Held& more)
{
    to.attack = static_cast<std::int16_t>(to.attack + more.attack);
    to.defense = static_cast<std::int16_t>(to.defense + more.defense);
    to.granted |= more.granted;
    to.lost |= more.lost;
    to.adapt = static_cast<std::int8_t>(to.adapt + more.adapt);
    to.noActives = to.noActives || more.noActives;
    to.noEvents = to.noEvents || more.noEvents;
    to.noTexts = to.noTexts || more.noTexts;
}

} // namespace

// What the texts in play do to every card: keywords first, then Attack and Defense, which may ask for them.
void Referee::holdAnew()
{
    if (!m_state.facts->someHold && m_state.lasting.empty() && m_state.held.empty())
        return;
    m_state.held.clear();
    std::vector<Held> held(m_state.cards.size());
    bool some = false;
    for (const auto& lasting : m_state.lasting)
        if (const auto& card = m_state.cards[lasting.target.card]; card.visits == lasting.target.visits) {
            addTo(held[lasting.target.card], lasting.held);
            some = true;
        }
    for (const bool strength : {false, true}) {
        for (SeatIndex seat = 0; m_state.facts->someHold && seat < m_state.players.size(); ++seat)
            for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions})
                for (const auto card : m_state.players[seat].pile(zone)) {
                    const auto* scripts = m_state.scriptsOf(card);
                    if (!scripts || !scripts->holds || m_state.cards[card].is(CardFlag::Blanked))
                        continue;
                    some = true;
                    for (const auto& script : scripts->scripts)
                        hold({.state = m_state, .script = script, .seat = seat, .source = card}, rootNode, strength,
                            held);
                }
        if (!some)
            return;
        m_state.held = held;
    }
}

void Referee::hold(const Speaker& who, NodeId node, bool strength, std::vector<Held>& held) const
{
    const auto& script = who.script;
    const auto each = [&](auto&& work) {
        const auto group = script.at(node, 0);
        if (const auto known = knownGroup(who, group))
            for (const auto card : *known)
                work(held[card]);
    };
    const auto add = [&](NodeId bonus, int times) {
        const auto [attack, defense] = bonusOf(script, bonus);
        each([&, attack = attack, defense = defense](Held& card) {
            card.attack = static_cast<std::int16_t>(card.attack + attack * times);
            card.defense = static_cast<std::int16_t>(card.defense + defense * times);
        });
    };
    const auto grant = [&](NodeId keywords) { each([&](Held& card) { addTo(card, grantOf(script, keywords)); }); };
    switch (script.op(node)) {
    case Op::AllHold:
        hold(who, script.at(node, 0), strength, held);
        return hold(who, script.at(node, 1), strength, held);
    case Op::While:
        if (holds(who, script.at(node, 0)))
            hold(who, script.at(node, 1), strength, held);
        return;
    case Op::Has:
        if (strength)
            add(script.at(node, 1), 1);
        return;
    case Op::HasPer:
        if (strength)
            add(script.at(node, 1), static_cast<int>(described(who, script.at(node, 2)).size()));
        return;
    case Op::HasKeywords:
        if (!strength)
            grant(script.at(node, 1));
        return;
    case Op::HasBonusAndKeywords:
        if (strength)
            add(script.at(node, 2), 1);
        else
            grant(script.at(node, 1));
        return;
    case Op::CannotDo:
        if (!strength)
            each([&](Held& card) { addTo(card, prohibition(script, script.at(node, 1))); });
        return;
    case Op::CannotBeTargeted: {
        const bool abilities = script.number(node) == 1;
        if (!strength)
            each([&](Held& card) { addTo(card, {.noEvents = true, .noTexts = abilities}); });
        return;
    }
    case Op::LosesKeywords:
        if (!strength)
            each([&](Held& card) { card.lost |= keywordsOf(script, script.at(node, 1)); });
        return;
    default: return;
    }
}

// Challenges the state of the game meets are complete by themselves.
void Referee::completeMissions()
{
    if (!m_state.facts->textsPlay || m_state.stage == Stage::Over || m_state.round == 0)
        return;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        for (const auto card : std::vector<CardId>(pile(seat, Zone::Missions))) {
            const auto* scripts = m_state.scriptsOf(card);
            if (!scripts || scripts->ofChallenge == noScript || m_state.cards[card].is(CardFlag::Complete))
                continue;
            const auto& script = scripts->scripts[static_cast<std::size_t>(scripts->ofChallenge)];
            const Speaker who{.state = m_state, .script = script, .seat = seat, .source = card};
            if (!nexus::model::holds(who, script.at(rootNode, 0)))
                continue;
            m_state.cards[card].set(CardFlag::Complete);
            tell(HK::MissionComplete, seat, card);
            checkMissions(seat);
        }
}

} // namespace nexus::model
