#include "app/text/table_words.h"

#include "model/base/text.h"

#include <algorithm>
#include <cstdlib>

namespace nexus::app {

using namespace model;

namespace {

// Long enough to tell abilities apart in a row.
constexpr std::size_t abilityLength = 90;

std::string shortened(const std::string& text)
{
    if (text.size() <= abilityLength)
        return text;
    auto end = text.rfind(' ', abilityLength);
    if (end == std::string::npos || end == 0)
        end = abilityLength;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end; // not inside of a letter
    return text.substr(0, end) + "…";
}

} // namespace

std::string quadrantWords(Quadrant quadrant)
{
    static constexpr const char* words[] = {
        "front left", "front centre", "front right", "back left", "back centre", "back right"};
    return isQuadrant(quadrant) ? words[indexOf(quadrant)] : "";
}

std::string windowsWords(Windows windows)
{
    switch (windows) {
    case Windows::Never: return "never: put them on the chain by hand";
    case Windows::WhenPossible: return "where a player could have one";
    case Windows::Always: return "after every action, which gives nothing away";
    case Windows::WhenFitting: break;
    }
    return "where one fits what has happened";
}

std::string pileWords(Zone zone)
{
    switch (zone) {
    case Zone::Deck: return "deck";
    case Zone::Hand: return "hand";
    case Zone::Field: return "battlefield";
    case Zone::Loadout: return "loadout";
    case Zone::Terrain: return "terrain";
    case Zone::Attached: return "attached";
    case Zone::Under: return "under another card";
    case Zone::Missions: return "missions";
    case Zone::Playing: return "being played";
    case Zone::Discard: return "discard pile";
    case Zone::Removed: return "removed from the game";
    case Zone::Out: break;
    }
    return "out of the game";
}

std::string flagWords(const GameFacts& facts, CardFlag flag)
{
    const auto keyword = [&](Mechanic mechanic) { return facts.mechanics[static_cast<std::size_t>(mechanic)]; };
    switch (flag) {
    case CardFlag::Exhausted: return "exhausted";
    case CardFlag::Suppressed: return "Suppressed";
    case CardFlag::Blanked: return keyword(Mechanic::Blanked);
    case CardFlag::Marked: return keyword(Mechanic::Mark);
    case CardFlag::Acted: return "has acted this round";
    case CardFlag::Saved: return keyword(Mechanic::SuppressedInstead) + " used this round";
    case CardFlag::Grown: return keyword(Mechanic::GrowsWhenAttacked) + " used this round";
    case CardFlag::Shielded: return "safe from opponents' effects this round";
    case CardFlag::StaysExhausted: return "stays exhausted next round";
    case CardFlag::MayMove: return "may move";
    case CardFlag::Complete: return "complete";
    case CardFlag::Used: return "used";
    case CardFlag::Token: return "token";
    case CardFlag::Recalled:
    case CardFlag::JustLeft: break;
    }
    return {};
}

SeatIndex waitedFor(const GameState& state)
{
    switch (state.stage) {
    case Stage::ChooseFirst: return state.decides;
    case Stage::Turn:
    case Stage::DeployMore:
    case Stage::JoinAttack:
    case Stage::FollowUp: return state.active;
    case Stage::Triggers:
    case Stage::Response: return state.asked;
    case Stage::Effect: return state.effect.seat;
    case Stage::Flip:
    case Stage::Over: break;
    }
    return noSeat;
}

TableWords::TableWords(const GameState& state)
    : m_state(state)
{
}

std::string TableWords::player(SeatIndex seat) const
{
    if (seat >= m_state.facts->seats.size())
        return "nobody";
    const auto& name = m_state.facts->seats[seat].name;
    return name.empty() ? "Player " + std::to_string(seat + 1) : name;
}

std::string TableWords::points(std::int64_t count) const
{
    const auto& unit = m_state.facts->unit;
    return unit.empty() ? std::to_string(count) : std::to_string(count) + " " + unit;
}

std::string TableWords::price(SeatIndex seat, int cost) const
{
    return points(cost) + ", leaves " + std::to_string(m_state.player(seat).points - cost);
}

std::string TableWords::ability(const Action& action) const
{
    const auto& texts = m_state.wordsOf(action.card).abilities;
    return action.ability < texts.size() ? shortened(texts[action.ability]) : std::string("ability");
}

TableWords::ActionText TableWords::action(const Action& action) const
{
    switch (action.kind) {
    case ActionKind::Deploy: {
        const auto cost = price(action.seat, m_state.factsOf(action.card).cost);
        if (action.target != noCard)
            return {"Attach to " + m_state.name(action.target), cost};
        if (action.quadrant == Quadrant::None)
            return {"Deploy into the loadout", cost};
        return {"Deploy " + quadrantWords(action.quadrant), cost};
    }
    case ActionKind::DeployMore:
        return {"Deploy " + m_state.name(action.card) + " too", price(action.seat, m_state.factsOf(action.card).cost)};
    case ActionKind::Evolve:
        return {
            "Evolve from " + m_state.name(action.target), price(action.seat, m_state.factsOf(action.card).evolveCost)};
    case ActionKind::UseAbility: {
        const auto& ability = m_state.factsOf(action.card).abilities[action.ability];
        return {this->ability(action),
            ability.anyCost ? "X = " + std::to_string(action.value) + ": " + price(action.seat, action.value)
                            : price(action.seat, ability.cost)};
    }
    case ActionKind::Attack: return {"Attack " + m_state.name(action.target), outcome(action)};
    case ActionKind::JoinAttack:
        return {m_state.name(action.card) + " joins the attack",
            "Attack " + std::to_string(attackOf(m_state, action.card))};
    case ActionKind::PlayEvent: {
        const bool again = m_state.card(action.card).zone == Zone::Discard;
        const auto& facts = m_state.factsOf(action.card);
        return {again ? "Play it out of the discard pile" : "Play it",
            price(action.seat, again ? facts.recallCost : facts.cost)};
    }
    case ActionKind::Move: return {"Move " + quadrantWords(action.quadrant), "exhausts"};
    case ActionKind::FollowUp: return {m_state.name(action.card) + " moves " + quadrantWords(action.quadrant), ""};
    case ActionKind::Trigger: {
        const auto& facts = m_state.factsOf(action.card);
        const bool event = facts.role == CardRole::Event;
        return {
            m_state.name(action.card) + ": " + ability(action), event ? price(action.seat, facts.cost) : std::string()};
    }
    case ActionKind::FlipInitiative:
        return {m_state.players.size() > 1 ? "Flip for initiative" : "Shuffle and begin", ""};
    case ActionKind::ChooseFirst:
        return {player(action.other) + (m_state.players.size() > 1 ? " acts first" : " begins"),
            m_state.decides == noSeat ? "the flip could not decide" : ""};
    case ActionKind::Done:
        return {m_state.stage == Stage::DeployMore   ? "No more units with it"
                : m_state.stage == Stage::JoinAttack ? "Attack now"
                                                     : "Stay",
            ""};
    case ActionKind::Pass: return {"Pass", ""};
    case ActionKind::PassPriority: return {m_state.stage == Stage::Response ? "No response" : "No triggers", ""};
    case ActionKind::EffectDone: return {"The effect is carried out", ""};
    case ActionKind::CompleteMission: return {"Challenge met: complete " + m_state.name(action.card), ""};
    case ActionKind::UseMission: return {"Use the ability of " + m_state.name(action.card), "once a game"};
    case ActionKind::Concede: return {m_state.players.size() > 2 ? player(action.seat) + " concedes" : "Concede", ""};
    default: return {std::string(actionId(action.kind)), ""};
    }
}

std::string TableWords::outcome(const Action& attack) const
{
    if (attack.kind != ActionKind::Attack)
        return {};
    if (!m_dry) {
        m_dry = m_state;
        m_dry->windows = Windows::Never;
    }
    auto copy = *m_dry;
    Happenings told;
    if (!apply(copy, attack, &told))
        return {};
    while (copy.stage == Stage::JoinAttack && apply(copy, act::done(attack.seat), &told)) {}
    std::string numbers, end, own;
    for (const auto& happening : told) {
        if (happening.kind == HappeningKind::Fought)
            numbers = std::to_string(happening.a) + " against " + std::to_string(happening.b);
        if (happening.card == attack.card && happening.kind == HappeningKind::Destroyed)
            own = "attacker destroyed";
        if (happening.card != attack.target || !end.empty())
            continue;
        switch (happening.kind) {
        case HappeningKind::Destroyed: end = "destroyed"; break;
        case HappeningKind::RemovedFromGame: end = "removed from the game"; break;
        case HappeningKind::Saved: end = "Suppressed instead of destroyed"; break;
        case HappeningKind::Suppressed: end = "Suppressed"; break;
        case HappeningKind::Withstood: end = "no effect"; break;
        default: break;
        }
    }
    return numbers.empty() ? std::string() : numbers + ": " + (own.empty() ? end : own);
}

std::vector<std::string> TableWords::conditions(CardId id) const
{
    const auto& card = m_state.card(id);
    const auto& facts = *m_state.facts;
    std::vector<std::string> words;
    if (card.is(CardFlag::Suppressed))
        words.push_back(flagWords(facts, CardFlag::Suppressed));
    else if (card.is(CardFlag::Exhausted))
        words.push_back(flagWords(facts, CardFlag::Exhausted));
    if (card.impact > 0)
        words.push_back(
            facts.mechanics[static_cast<std::size_t>(Mechanic::Impact)] + " " + std::to_string(card.impact));
    for (const auto flag : {CardFlag::MayMove, CardFlag::Blanked, CardFlag::Marked, CardFlag::StaysExhausted,
             CardFlag::Shielded, CardFlag::Complete, CardFlag::Used})
        if (card.is(flag))
            words.push_back(flagWords(facts, flag));
    const auto pair = [](int attack, int defense) {
        return (attack < 0 ? "" : "+") + std::to_string(attack) + "/" + (defense < 0 ? "" : "+") +
               std::to_string(defense);
    };
    if (card.attack != 0 || card.defense != 0)
        words.push_back(pair(card.attack, card.defense));
    if (card.roundAttack != 0 || card.roundDefense != 0)
        words.push_back(pair(card.roundAttack, card.roundDefense) + " this round");
    if (card.counters > 0)
        words.push_back(std::to_string(card.counters) + (card.counters == 1 ? " counter" : " counters"));
    if (card.zone == Zone::Field)
        for (std::size_t i = 0; i < facts.mechanics.size() && i < static_cast<std::size_t>(Mechanic::CannotAttack);
             ++i) {
            const auto mechanic = static_cast<Mechanic>(i);
            if (mechanic != Mechanic::None && mechanic != Mechanic::Size && mechanic != Mechanic::Evolves &&
                has(m_state, id, mechanic))
                words.push_back(facts.mechanics[i]);
        }
    if (card.is(CardFlag::Token))
        words.push_back(flagWords(facts, CardFlag::Token));
    return words;
}

std::string TableWords::parts(const Strength& strength) const
{
    if (strength.suppressed)
        return "Suppressed";
    if (strength.total() == strength.printed)
        return {};
    std::string text = std::to_string(strength.printed) + " printed";
    const auto add = [&](int number, const char* what) {
        if (number != 0)
            text += ", " + std::string(number > 0 ? "+" : "−") + std::to_string(std::abs(number)) + " " + what;
    };
    add(strength.counters, "counters");
    add(strength.round, "this round");
    add(strength.upgrades, "Upgrades");
    add(strength.neighbours, m_state.facts->mechanics[static_cast<std::size_t>(Mechanic::NeighbourDefense)].c_str());
    add(strength.backRow, "back row");
    return text;
}

std::string TableWords::range(CardId id) const
{
    const int range = rangeOf(m_state, id);
    const auto& words = m_state.facts->ranges;
    return range >= 0 && static_cast<std::size_t>(range) < words.size() ? words[static_cast<std::size_t>(range)] : "";
}

std::string TableWords::numbers(CardId id) const
{
    const auto& facts = m_state.factsOf(id);
    std::string text;
    const auto add = [&](const char* what, const Strength& strength) {
        text += (text.empty() ? "" : ", ") + std::string(what) + " " + std::to_string(strength.total());
        if (const auto made = parts(strength); !made.empty())
            text += " (" + made + ")";
    };
    if (facts.fights)
        add("Attack", attackStrength(m_state, id));
    if (facts.hasDefense)
        add("Defense", defenseStrength(m_state, id));
    if (const auto reach = range(id); !reach.empty())
        text += ", " + reach;
    return text;
}

std::string TableWords::shortReason(const Refusal& refusal) const
{
    switch (refusal.code) {
    case RefusalCode::NotEnoughPoints: return points(refusal.need - refusal.have) + " short";
    case RefusalCode::QuadrantFull:
    case RefusalCode::TerrainLimit:
    case RefusalCode::SecondAlone: return "no room";
    case RefusalCode::EntryBarred: return "way barred";
    case RefusalCode::NoHost: return "nothing to go on";
    case RefusalCode::NotInPhase: return "not this phase";
    default: return {};
    }
}

std::string TableWords::card(CardId id) const
{
    const auto& card = m_state.card(id);
    std::string text = m_state.name(id);
    if (card.zone == Zone::Hand)
        text += ", " + points(m_state.factsOf(id).cost);
    if (const auto figures = numbers(id); !figures.empty())
        text += ", " + figures;
    for (const auto& condition : conditions(id))
        text += ", " + condition;
    text += "; " + player(card.owner);
    if (isQuadrant(card.quadrant))
        text += ", " + quadrantWords(card.quadrant);
    else if (card.host != noCard)
        text += ", on " + m_state.name(card.host);
    else
        text += ", " + pileWords(card.zone);
    return text;
}

std::string TableWords::waitsFor() const
{
    const auto seat = waitedFor(m_state);
    const auto name = player(seat);
    switch (m_state.stage) {
    case Stage::Flip:
        return m_state.players.size() > 1 ? "The decks wait for the initiative flip."
                                          : "The deck waits to be shuffled.";
    case Stage::ChooseFirst:
        return seat == noSeat ? "The flip could not decide: say who acts first." : name + " says who acts first.";
    case Stage::Turn: return name + " acts.";
    case Stage::DeployMore: return name + " may deploy more with " + m_state.name(m_state.declared.card) + ".";
    case Stage::JoinAttack:
        return name + " may let others join the attack of " + m_state.name(m_state.declared.card) + ".";
    case Stage::FollowUp: return name + " may move units that attacked.";
    case Stage::Triggers:
        return name + " may trigger abilities" +
               (m_state.next == Next::RoundEnd ? " at the end of the round."
                   : m_state.next == Next::RoundTriggers || m_state.next == Next::FirstTurn
                       ? " at the start of the round."
                       : ".");
    case Stage::Response: return name + " may respond once.";
    case Stage::Effect: return name + " carries out " + m_state.name(m_state.effect.card) + " by hand.";
    case Stage::Over: break;
    }
    return m_state.winner == noSeat ? "The game is over: nobody won." : player(m_state.winner) + " has won.";
}

std::vector<std::string> effectSteps(const GameState& state, const Effect& effect, const Catalogue& catalogue)
{
    const auto& words = state.wordsOf(effect.card);
    const auto card = words.card ? std::optional(catalogue.card(*words.card)) : std::nullopt;
    const bool whole = effect.kind == EffectKind::Event || effect.ability >= words.abilities.size();
    const std::string text = !whole ? words.abilities[effect.ability] : card ? card->rules : std::string();
    std::vector<std::string> steps;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_of(".\n", at), text.size());
        auto sentence = std::string(trimmed(std::string_view(text).substr(at, end - at)));
        at = end + 1;
        const auto label = sentence.find(": ");
        if (label != std::string::npos && sentence.find(' ') > label) { // "Effect: …"
            steps.clear();
            sentence = sentence.substr(label + 2);
        }
        const bool keyword = card &&
                             std::find(card->keywords.begin(), card->keywords.end(), sentence) != card->keywords.end();
        if (!sentence.empty() && !keyword)
            steps.push_back(std::move(sentence));
    }
    return steps;
}

} // namespace nexus::app
