#include "importers/game_state_json.h"

#include "importers/json/json_dom.h"
#include "model/engine/action.h"

#include <array>

namespace nexus::importers {

namespace {

using namespace nexus::model;

constexpr std::string_view stateFormat = "nexusdeck-state/1";
constexpr std::array<std::string_view, 10> stages{"flip", "choose-first", "turn", "deploy-more", "join-attack",
    "follow-up", "triggers", "response", "effect", "over"};
constexpr std::array<std::string_view, 4> nexts{"round-triggers", "first-turn", "declared", "next-turn"};
constexpr std::array<std::string_view, 5> effects{"none", "attack", "event", "ability", "link"};

// A number is left out where it is `plain`.
struct NumberWriter {
    Json& json;
    template <class Number> void operator()(const char* key, Number value, std::int64_t plain) const
    {
        if (static_cast<std::int64_t>(value) != plain)
            json[key] = static_cast<std::int64_t>(value);
    }
};

void stateNumbers(const NumberWriter& write, const GameState& state)
{
    write("round", state.round, 0);
    write("phase", state.phase, 0);
    write("active", state.active, noSeat);
    write("initiative", state.initiative, noSeat);
    write("decides", state.decides, noSeat);
    write("winner", state.winner, noSeat);
    write("lastActed", state.lastActed, noSeat);
    write("passed", state.passed, 0);
    write("firstPassed", state.firstPassed, noSeat);
    write("priority", state.priority, noSeat);
    write("asked", state.asked, noSeat);
    write("toAsk", state.toAsk, 0);
}
void cardNumbers(const NumberWriter& write, const CardState& card)
{
    write("facts", card.facts, -1);
    write("visits", card.visits, 0);
    write("host", card.host, noCard);
    write("attack", card.attack, 0);
    write("defense", card.defense, 0);
    write("roundAttack", card.roundAttack, 0);
    write("roundDefense", card.roundDefense, 0);
    write("impact", card.impact, 0);
    write("counters", card.counters, 0);
    write("granted", card.granted, 0);
    write("lost", card.lost, 0);
    write("adapt", card.adapt, 0);
    write("size", card.size, 0);
    write("range", card.range, -1);
}
void tokenNumbers(const NumberWriter& write, const CardFacts& facts)
{
    write("attack", facts.attack, 0);
    write("defense", facts.defense, 0);
    write("range", facts.range, -1);
    write("size", facts.size, 4);
    write("adapt", facts.adapt, 0);
    write("mechanics", facts.mechanics, 0);
}

Json effectJson(const Effect& effect)
{
    Json json = {{"kind", std::string(effects[static_cast<std::size_t>(effect.kind)])}};
    const NumberWriter write{json};
    write("seat", effect.seat, noSeat);
    write("card", effect.card, noCard);
    write("ability", effect.ability, 0);
    if (effect.negated)
        json["negated"] = true;
    for (std::size_t i = 0; i < effect.targetCount; ++i)
        json["targets"].push_back(Json::array({effect.targets[i].card, effect.targets[i].visits}));
    for (std::size_t i = 0; i < effect.attackerCount; ++i)
        json["attackers"].push_back(Json::array({effect.attackers[i].card, effect.attackers[i].visits}));
    return json;
}

Json playerJson(const PlayerState& player)
{
    Json json = {{"points", player.points}};
    if (player.spent != 0)
        json["spent"] = player.spent;
    if (player.counted != 0)
        json["counted"] = player.counted;
    if (player.out)
        json["left"] = true;
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        if (!player.piles[zone].empty())
            json[std::string(zoneId(static_cast<Zone>(zone)))] = player.piles[zone];
    return json;
}

Json cardJson(const CardState& card)
{
    Json json = Json::object();
    cardNumbers(NumberWriter{json}, card);
    if (isQuadrant(card.quadrant))
        json["quadrant"] = std::string(quadrantId(card.quadrant));
    for (std::size_t i = 0; i < cardFlagCount; ++i)
        if (card.is(static_cast<CardFlag>(i)))
            json["flags"].push_back(std::string(flagId(static_cast<CardFlag>(i))));
    return json;
}

} // namespace

std::string writeGameStateJson(const GameState& state)
{
    Json json = {{"format", std::string(stateFormat)}};
    for (const auto& token : state.tokens) {
        Json item = {{"name", token.words.name}};
        tokenNumbers(NumberWriter{item}, token.facts);
        json["tokens"].push_back(std::move(item));
    }
    stateNumbers(NumberWriter{json}, state);
    json["stage"] = std::string(stages[static_cast<std::size_t>(state.stage)]);
    json["next"] = std::string(nexts[static_cast<std::size_t>(state.next)]);
    if (state.someLeft)
        json["someLeft"] = true;
    json["cards"] = Json::array();
    for (const auto& card : state.cards)
        json["cards"].push_back(cardJson(card));
    json["players"] = Json::array();
    for (const auto& player : state.players)
        json["players"].push_back(playerJson(player));
    if (state.declared != Effect{})
        json["declared"] = effectJson(state.declared);
    if (state.effect != Effect{})
        json["effect"] = effectJson(state.effect);
    for (const auto& link : state.chain)
        json["chain"].push_back(effectJson(link));
    return json.dump() + "\n";
}

} // namespace nexus::importers
