#include "importers/game_log_json.h"

#include "importers/action_fields.h"
#include "importers/decklist/deck_json.h"
#include "importers/game_parts_json.h"
#include "importers/json/json_dom.h"
#include "importers/reason_words.h"
#include "importers/scene_json.h"
#include "model/base/names.h"
#include "model/engine/action.h"

#include <array>
#include <charconv>
#include <system_error>

namespace nexus::importers {

namespace {

using model::Action;
using model::ActionKind;
using model::Field;

constexpr std::string_view logFormat = "nexusdeck-play/1";
constexpr std::array<std::string_view, model::windowsCount> windowIds{
    "never", "when-possible", "always", "when-fitting"};
constexpr std::size_t maxActions = 60'000;
constexpr std::size_t maxLogLine = 20'000;
constexpr std::size_t maxGameBytes = 64U << 20U; // a game of maxActions with its sentences
constexpr int maxEngine = 1'000'000;

std::optional<std::uint64_t> parsed(const std::string& text, int base)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(value)
                                                                                     : std::nullopt;
}

std::optional<std::uint64_t> seedOf(const std::string& text) { return parsed(text, 10); }

std::string hex(std::uint64_t value)
{
    std::array<char, 17> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    const std::string text(digits.data(), end);
    return std::string(16 - text.size(), '0') + text;
}

class ActionReader {
public:
    explicit ActionReader(ObjectReader& object)
        : m_object(object)
    {
    }

    Action read()
    {
        const auto id = m_object.text("do", true);
        const auto kind = model::actionKindOf(id);
        if (!kind) {
            if (!id.empty())
                m_object.problem("do", ReasonWords::tr("is no action"), id);
            return {};
        }
        m_action.kind = *kind;
        number(Field::Seat, "seat", 0, static_cast<int>(model::maxSeats) - 1, m_action.seat);
        number(Field::Other, "other", 0, static_cast<int>(model::maxSeats) - 1, m_action.other);
        number(Field::Ability, "ability", 0, 255, m_action.ability);
        number(Field::Card, "card", 0, static_cast<int>(model::maxCardsInGame) - 1, m_action.card);
        number(Field::Target, "target", 0, static_cast<int>(model::maxCardsInGame) - 1, m_action.target);
        word(Field::Quadrant, "quadrant", &model::quadrantOf, m_action.quadrant,
            "is no quadrant: front-left, middle-centre, back-inner-right, …");
        if (model::uses(m_action.kind, Field::Seed))
            readSeed();
        readDeed(m_object, m_action);
        m_object.refuseUnknown();
        return std::move(m_action);
    }

private:
    template <class Number>
    void number(Field field, std::string_view key, std::int64_t low, std::int64_t high, Number& out)
    {
        if (model::uses(m_action.kind, field))
            if (const auto value = m_object.integer(key, low, high))
                out = static_cast<Number>(*value);
    }
    template <class Of, class Value> void word(Field field, std::string_view key, Of of, Value& out, const char* reason)
    {
        if (model::uses(m_action.kind, field))
            m_object.word(key, out, of, reason);
    }
    void readSeed()
    {
        const auto text = m_object.text("seed", true);
        if (const auto seed = seedOf(text))
            m_action.seed = *seed;
        else if (!text.empty())
            m_object.problem("seed", ReasonWords::tr("is no whole number from 0 in quotes"), text);
    }

    ObjectReader& m_object;
    Action m_action;
};

class LogReader {
public:
    explicit LogReader(const Json& root)
        : m_object(root, "", m_problems)
    {
    }

    ReadResult<model::GameLog> read()
    {
        if (!m_object.isFormat(logFormat))
            return tl::unexpected(std::move(m_problems));
        m_log.game = readId(m_object, "game", false);
        m_log.ruleset = readId(m_object, "ruleset", false);
        m_object.word(
            "windows", m_log.windows, [](const auto& word) { return model::named<model::Windows>(windowIds, word); },
            NEXUS_TEXT("ReasonWords", "is not one of never, when-possible, always, when-fitting"));
        m_object.word(
            "cards", m_log.digest,
            [](const auto& cards) { return cards.size() == 16 ? parsed(cards, 16) : std::nullopt; },
            NEXUS_TEXT("ReasonWords", "is no number of 16 hexadecimal digits"));
        m_object.word("seed", m_log.seed, seedOf, NEXUS_TEXT("ReasonWords", "is no whole number from 0 in quotes"));
        m_log.engine = static_cast<int>(m_object.integer("engine", 1, maxEngine, true).value_or(0));
        m_log.textsPlay = m_object.boolean("texts");
        m_object.objects("seats", [&](ObjectReader& object) { readSeat(object); });
        nested(m_object, "scene", readSceneJson, m_log.scene);
        if (m_object.has("scene") ? !m_log.seats.empty() : m_log.seats.empty() || m_log.seats.size() > model::maxSeats)
            m_object.problem("seats", ReasonWords::tr("is no list of one to eight players"));
        m_object.objects("actions", [&](ObjectReader& object) {
            if (m_log.actions.size() <= maxActions)
                m_log.actions.push_back(ActionReader(object).read());
        });
        if (m_log.actions.size() > maxActions)
            m_object.problem("actions", ReasonWords::tr("has more than 60,000 actions"));
        m_log.told = m_object.texts("log", maxLogLine);
        m_object.refuseUnknown();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_log);
    }

private:
    void readSeat(ObjectReader& object)
    {
        if (m_log.seats.size() > model::maxSeats)
            return;
        model::Seat seat;
        seat.player = object.text("player");
        (void)object.find("deck", true);
        nested(object, "deck", readDeckJson, seat.deck);
        object.refuseUnknown();
        m_log.seats.push_back(std::move(seat));
    }
    // A file within the file.
    template <class Read, class Value>
    void nested(ObjectReader& object, std::string_view key, Read readFile, Value& value)
    {
        const Json* file = object.find(key, false);
        if (!file || !isObject(*file, object.at(key), m_problems))
            return;
        auto read = readFile(file->dump(-1, ' ', false, Json::error_handler_t::replace));
        if (read) {
            value = std::move(*read);
            return;
        }
        for (auto& problem : read.error()) {
            problem.pointer = object.at(key) + problem.pointer;
            problem.line = problem.column = 0;
            addProblem(m_problems, std::move(problem));
        }
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    model::GameLog m_log;
};

Json actionJson(const Action& action)
{
    Json json = {{"do", std::string(model::actionId(action.kind))}};
    const auto has = [&](Field field) { return model::uses(action.kind, field); };
    static const Action plain;
    const auto number = [&](Field field, const char* key, auto member) {
        if (has(field) && action.*member != plain.*member)
            json[key] = action.*member;
    };
    number(Field::Seat, "seat", &Action::seat);
    number(Field::Other, "other", &Action::other);
    number(Field::Card, "card", &Action::card);
    number(Field::Target, "target", &Action::target);
    if (has(Field::Quadrant) && isQuadrant(action.quadrant))
        json["quadrant"] = std::string(model::quadrantId(action.quadrant));
    if (has(Field::Zone))
        json["zone"] = std::string(model::zoneId(action.zone));
    if (has(Field::Flag))
        json["flag"] = std::string(model::flagId(action.flag));
    if (has(Field::Mechanic) && action.mechanic != model::Mechanic::None)
        json["mechanic"] = std::string(model::mechanicId(action.mechanic));
    number(Field::Ability, "ability", &Action::ability);
    number(Field::Attack, "attack", &Action::attack);
    number(Field::Value, "value", &Action::value);
    number(Field::Range, "range", &Action::range);
    number(Field::Size, "size", &Action::size);
    for (std::size_t i = 1; has(Field::MechanicSet) && i < model::mechanicCount; ++i)
        if (action.mechanics & model::bit(static_cast<model::Mechanic>(i)))
            json["mechanics"].push_back(std::string(model::mechanicId(static_cast<model::Mechanic>(i))));
    if (has(Field::Seed))
        json["seed"] = std::to_string(action.seed);
    if (has(Field::Text))
        json["text"] = action.text;
    return json;
}

using namespace nexus::model;

constexpr std::string_view stateFormat = "nexusdeck-state/1";
constexpr std::array<std::string_view, 11> stages{"flip", "choose-first", "turn", "deploy-more", "join-attack",
    "follow-up", "triggers", "response", "effect", "choose", "over"};
constexpr std::array<std::string_view, 6> nexts{
    "round-triggers", "first-turn", "declared", "next-turn", "round-end", "same-turn"};
constexpr std::array<std::string_view, 7> effects{"none", "attack", "event", "ability", "link", "mission", "copy"};
static_assert(effects.size() == static_cast<std::size_t>(EffectKind::Copy) + 1);

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
    write("claimed", state.claimed, noSeat);
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
    const NumberWriter write{json};
    write("spent", player.spent, 0);
    write("counted", player.counted, 0);
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

ReadResult<model::GameLog> readGameLogJson(std::string_view bytes)
{
    return parseJsonObject(bytes, maxGameBytes).and_then([](const Json& json) { return LogReader(json).read(); });
}

static void writeSeats(const model::GameLog& log, std::string& out)
{
    out += "  \"seats\": [";
    for (std::size_t i = 0; i < log.seats.size(); ++i) {
        const auto& seat = log.seats[i];
        auto deck = writeDeckJson(seat.deck);
        deck.pop_back(); // its line break
        out += std::string(i == 0 ? "" : ",") + "\n    {\"player\": " + Json(seat.player).dump() +
               ", \"deck\": " + deck + "}";
    }
    out += "\n  ],\n";
}

// One action a line.
std::string writeGameLogJson(const model::GameLog& log)
{
    std::string out = "{\n  \"format\": \"" + std::string(logFormat) + "\",\n  \"game\": " + Json(log.game).dump() +
                      ",\n  \"ruleset\": " + Json(log.ruleset).dump() +
                      ",\n  \"engine\": " + std::to_string(log.engine) + ",\n  \"windows\": \"" +
                      std::string(windowIds[static_cast<std::size_t>(log.windows)]) + "\",\n";
    if (log.digest != 0)
        out += "  \"cards\": \"" + hex(log.digest) + "\",\n";
    if (log.seed)
        out += "  \"seed\": \"" + std::to_string(*log.seed) + "\",\n";
    if (log.textsPlay)
        out += "  \"texts\": true,\n";
    if (log.scene)
        out += "  \"scene\": " + writeSceneJson(*log.scene) + ",\n";
    else
        writeSeats(log, out);
    out += "  \"actions\": [";
    for (std::size_t i = 0; i < log.actions.size(); ++i)
        out += (i == 0 ? "\n    " : ",\n    ") + actionJson(log.actions[i]).dump();
    out += log.actions.empty() ? "]" : "\n  ]";
    if (!log.told.empty()) {
        out += ",\n  \"log\": [";
        for (std::size_t i = 0; i < log.told.size(); ++i)
            out += (i == 0 ? "\n    " : ",\n    ") + Json(log.told[i]).dump();
        out += "\n  ]";
    }
    return out + "\n}\n";
}

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
