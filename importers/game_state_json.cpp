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
constexpr std::int64_t most = 1'000'000;

// A field as it is written and read: a number that is left out where it is `plain`.
template <class Visit, class State> void stateNumbers(Visit&& visit, State& state)
{
    visit("round", state.round, 0);
    visit("phase", state.phase, 0);
    visit("active", state.active, noSeat);
    visit("initiative", state.initiative, noSeat);
    visit("decides", state.decides, noSeat);
    visit("winner", state.winner, noSeat);
    visit("lastActed", state.lastActed, noSeat);
    visit("passed", state.passed, 0);
    visit("firstPassed", state.firstPassed, noSeat);
    visit("priority", state.priority, noSeat);
    visit("asked", state.asked, noSeat);
    visit("toAsk", state.toAsk, 0);
}
template <class Visit, class Card> void cardNumbers(Visit&& visit, Card& card)
{
    visit("facts", card.facts, -1);
    visit("visits", card.visits, 0);
    visit("host", card.host, noCard);
    visit("attack", card.attack, 0);
    visit("defense", card.defense, 0);
    visit("roundAttack", card.roundAttack, 0);
    visit("roundDefense", card.roundDefense, 0);
    visit("impact", card.impact, 0);
    visit("counters", card.counters, 0);
    visit("granted", card.granted, 0);
    visit("lost", card.lost, 0);
    visit("adapt", card.adapt, 0);
    visit("size", card.size, 0);
    visit("range", card.range, -1);
}
template <class Visit, class Facts> void tokenNumbers(Visit&& visit, Facts& facts)
{
    visit("attack", facts.attack, 0);
    visit("defense", facts.defense, 0);
    visit("range", facts.range, -1);
    visit("size", facts.size, 4);
    visit("adapt", facts.adapt, 0);
    visit("mechanics", facts.mechanics, 0);
}

struct Writer {
    Json& json;
    template <class Number> void operator()(const char* key, Number value, std::int64_t plain) const
    {
        if (static_cast<std::int64_t>(value) != plain)
            json[key] = static_cast<std::int64_t>(value);
    }
};
struct NumberReader {
    ObjectReader& object;
    template <class Number> void operator()(const char* key, Number& value, std::int64_t plain) const
    {
        const std::int64_t low = std::numeric_limits<Number>::min(), high = std::numeric_limits<Number>::max();
        const auto found = object.integer(key, low, high);
        if (plain == -1 && !found && low == 0)
            object.problem(key, "is missing");
        value = static_cast<Number>(found.value_or(plain == -1 && low == 0 ? 0 : plain));
    }
};

bool isBelow(const Json& json, std::size_t bound)
{
    return json.is_number_integer() && json.get<std::int64_t>() >= 0 &&
           json.get<std::int64_t>() < static_cast<std::int64_t>(bound);
}

Json effectJson(const Effect& effect)
{
    Json json = {{"kind", std::string(effects[static_cast<std::size_t>(effect.kind)])}};
    const Writer write{json};
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

class StateReader {
public:
    StateReader(const Json& root, std::shared_ptr<const GameFacts> facts)
        : m_object(root, "", m_problems)
    {
        m_state.facts = std::move(facts);
    }

    ReadResult<GameState> read()
    {
        if (const auto found = m_object.text("format", true); found != stateFormat)
            m_object.problem("format", "is not \"nexusdeck-state/1\"", found);
        readTokens();
        stateNumbers(NumberReader{m_object}, m_state);
        m_state.stage = static_cast<Stage>(word(m_object, "stage", stages));
        m_state.next = static_cast<Next>(word(m_object, "next", nexts));
        m_state.someLeft = m_object.boolean("someLeft");
        m_object.items("cards", [&](const Json& item, const std::string& pointer) { readCard(item, pointer); });
        m_object.items("players", [&](const Json& item, const std::string& pointer) { readPlayer(item, pointer); });
        readEffect(m_object, "declared", m_state.declared);
        readEffect(m_object, "effect", m_state.effect);
        m_object.items("chain", [&](const Json& item, const std::string& pointer) {
            if (m_state.chain.size() >= maxLinks)
                return m_object.problem("chain", "is longer than 32 links");
            takeEffect(item, pointer, m_state.chain.emplace_back());
        });
        m_object.refuseUnknown();
        if (m_problems.empty())
            checkWhole();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_state);
    }

private:
    template <std::size_t Count>
    std::size_t word(ObjectReader& object, std::string_view key, const std::array<std::string_view, Count>& words)
    {
        const auto text = object.text(key, true);
        const auto it = std::find(words.begin(), words.end(), text);
        if (it == words.end() && !text.empty())
            object.problem(key, "is no word for this", text);
        return it == words.end() ? 0 : static_cast<std::size_t>(it - words.begin());
    }

    void readTokens()
    {
        m_object.items("tokens", [&](const Json& item, const std::string& pointer) {
            if (m_state.tokens.size() > 1000 || !isObject(item, pointer, m_problems))
                return;
            ObjectReader object(item, pointer, m_problems);
            Token token;
            token.words.name = object.text("name", true, 500);
            tokenNumbers(NumberReader{object}, token.facts);
            token.facts.role = CardRole::Unit;
            token.facts.hasDefense = true;
            token.facts.fights = token.facts.range >= 0;
            object.refuseUnknown();
            m_state.tokens.push_back(std::move(token));
        });
    }

    void readCard(const Json& item, const std::string& pointer)
    {
        if (m_state.cards.size() > maxCardsInGame || !isObject(item, pointer, m_problems))
            return;
        ObjectReader object(item, pointer, m_problems);
        CardState card;
        cardNumbers(NumberReader{object}, card);
        const bool token = card.facts >= firstToken;
        if (token ? card.facts - firstToken >= static_cast<int>(m_state.tokens.size())
                  : card.facts >= m_state.facts->cards.size())
            object.problem("facts", "names no card of this game");
        if (const auto text = object.text("quadrant"); !text.empty()) {
            const auto quadrant = quadrantOf(text);
            if (!quadrant)
                object.problem("quadrant", "is no quadrant", text);
            card.quadrant = quadrant.value_or(Quadrant::None);
        }
        for (const auto& text : object.texts("flags")) {
            if (const auto flag = flagOf(text))
                card.set(*flag);
            else
                object.problem("flags", "is no state of a card", text);
        }
        object.refuseUnknown();
        m_state.cards.push_back(card);
    }

    void readPlayer(const Json& item, const std::string& pointer)
    {
        if (m_state.players.size() > maxSeats || !isObject(item, pointer, m_problems))
            return;
        ObjectReader object(item, pointer, m_problems);
        const auto seat = static_cast<SeatIndex>(m_state.players.size());
        auto& player = m_state.players.emplace_back();
        player.points = static_cast<std::int32_t>(object.integer("points", 0, most).value_or(0));
        player.spent = static_cast<std::int32_t>(object.integer("spent", -most, most).value_or(0));
        player.counted = static_cast<std::int32_t>(object.integer("counted", 0, most).value_or(0));
        player.out = object.boolean("left");
        for (std::size_t zone = 0; zone < zoneCount; ++zone)
            object.items(zoneId(static_cast<Zone>(zone)), [&](const Json& card, const std::string& where) {
                if (!isBelow(card, m_state.cards.size()))
                    return addProblem(m_problems, {.reason = "is no card of this game", .pointer = where});
                const auto id = card.get<CardId>();
                m_state.cards[id].zone = static_cast<Zone>(zone);
                m_state.cards[id].owner = seat;
                player.piles[zone].push_back(id);
            });
        object.refuseUnknown();
    }

    void readEffect(ObjectReader& object, std::string_view key, Effect& effect)
    {
        if (const Json* json = object.find(key))
            takeEffect(*json, object.at(key), effect);
    }
    void takeEffect(const Json& json, const std::string& pointer, Effect& effect)
    {
        if (!isObject(json, pointer, m_problems))
            return;
        ObjectReader object(json, pointer, m_problems);
        effect.kind = static_cast<EffectKind>(word(object, "kind", effects));
        const NumberReader number{object};
        number("seat", effect.seat, noSeat);
        number("card", effect.card, noCard);
        number("ability", effect.ability, 0);
        effect.negated = object.boolean("negated");
        readTargets(object, "targets", effect.targets, effect.targetCount);
        readTargets(object, "attackers", effect.attackers, effect.attackerCount);
        if (effect.kind != EffectKind::None &&
            (effect.card >= m_state.cards.size() || effect.seat >= m_state.facts->seats.size()))
            object.problemHere("names no card or player of this game");
        object.refuseUnknown();
    }
    template <std::size_t Count>
    void readTargets(
        ObjectReader& object, std::string_view key, std::array<Target, Count>& targets, std::uint8_t& count)
    {
        object.items(key, [&](const Json& item, const std::string& pointer) {
            const bool pair = item.is_array() && item.size() == 2 && isBelow(item[0], m_state.cards.size()) &&
                              isBelow(item[1], 256);
            if (!pair || count >= Count)
                return addProblem(
                    m_problems, {.reason = "is no card of this game with its count of visits", .pointer = pointer});
            targets[count++] = {item[0].get<CardId>(), item[1].get<std::uint8_t>()};
        });
    }

    // Nothing the engine takes for granted may be missing.
    void checkWhole()
    {
        const auto seats = m_state.facts->seats.size();
        const auto seat = [&](SeatIndex index) { return index < seats || index == noSeat; };
        if (m_state.players.size() != seats)
            return m_object.problem("players", "are not as many as the game has");
        if (m_state.phase >= m_state.facts->rules.phases.size())
            return m_object.problem("phase", "is no phase of the edition");
        if (!seat(m_state.active) || !seat(m_state.initiative) || !seat(m_state.decides) || !seat(m_state.winner) ||
            !seat(m_state.lastActed) || !seat(m_state.firstPassed) || !seat(m_state.priority) || !seat(m_state.asked))
            return m_object.problemHere("names a player the game does not have");
        if (m_state.stage >= Stage::Turn && m_state.stage != Stage::Over && m_state.initiative == noSeat)
            return m_object.problem("initiative", "is missing");
        if (m_state.stage >= Stage::Turn && m_state.stage <= Stage::FollowUp && m_state.active == noSeat)
            return m_object.problem("active", "is missing");
        const bool window = m_state.stage == Stage::Triggers || m_state.stage == Stage::Response;
        if (window && m_state.priority == noSeat)
            return m_object.problem("priority", "is missing");
        const bool inUse = m_state.stage == Stage::DeployMore || m_state.stage == Stage::JoinAttack;
        if (inUse && m_state.declared.card >= m_state.cards.size())
            return m_object.problem("declared", "is missing");
        for (const auto& card : m_state.cards)
            if (card.host != noCard && card.host >= m_state.cards.size())
                return m_object.problem("cards", "has a card attached to none of this game");
        if (const auto broken = brokenPromise(m_state); !broken.empty())
            m_object.problem("cards", "cannot be: " + broken);
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    GameState m_state;
};

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
    cardNumbers(Writer{json}, card);
    if (isQuadrant(card.quadrant))
        json["quadrant"] = std::string(quadrantId(card.quadrant));
    for (std::size_t i = 0; i < cardFlagCount; ++i)
        if (card.is(static_cast<CardFlag>(i)))
            json["flags"].push_back(std::string(flagId(static_cast<CardFlag>(i))));
    return json;
}

} // namespace

ReadResult<GameState> readGameStateJson(std::string_view bytes, std::shared_ptr<const GameFacts> facts)
{
    const auto json = parseJsonObject(bytes, maxDeckBytes);
    if (!json)
        return tl::unexpected(json.error());
    return StateReader(*json, std::move(facts)).read();
}

std::string writeGameStateJson(const GameState& state)
{
    Json json = {{"format", std::string(stateFormat)}};
    for (const auto& token : state.tokens) {
        Json item = {{"name", token.words.name}};
        tokenNumbers(Writer{item}, token.facts);
        json["tokens"].push_back(std::move(item));
    }
    stateNumbers(Writer{json}, state);
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
