#include "importers/scene_json.h"

#include "importers/action_fields.h"
#include "importers/json/json_dom.h"
#include "importers/reason_words.h"

namespace nexus::importers {

namespace {

constexpr std::string_view sceneFormat = "nexusdeck-scene/1";
constexpr std::size_t maxSceneBytes = 1'000'000, maxSceneCards = 2000, maxOrders = 2000, maxAnswers = 200,
                      maxMarkers = 20;

class SceneReader {
public:
    explicit SceneReader(const Json& root)
        : m_object(root, "", m_problems)
    {
    }

    ReadResult<model::Scene> read()
    {
        if (!m_object.isFormat(sceneFormat))
            return tl::unexpected(std::move(m_problems));
        m_scene.game = m_object.text("game");
        m_scene.ruleset = m_object.text("ruleset");
        m_scene.phase = m_object.text("phase");
        m_scene.seed = static_cast<std::uint64_t>(m_object.integer("seed", 0, 1'000'000'000).value_or(1));
        m_scene.round = static_cast<int>(m_object.integer("round", 1, 999).value_or(1));
        const auto toAct = m_object.integer("toAct", 1, static_cast<int>(model::maxSeats)).value_or(1);
        m_object.objects("players", [&](ObjectReader& object) { readSeat(object); });
        if (m_scene.seats.empty() || m_scene.seats.size() > model::maxSeats)
            m_object.problem("players", ReasonWords::tr("is no list of one to eight players"));
        else if (static_cast<std::size_t>(toAct) > m_scene.seats.size())
            m_object.problem("toAct", ReasonWords::tr("is no seat of the scene"), std::to_string(toAct));
        m_scene.toAct = static_cast<model::SeatIndex>(toAct - 1);
        m_object.refuseUnknown();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_scene);
    }

private:
    std::vector<std::string> cards(ObjectReader& object, std::string_view key)
    {
        auto names = object.texts(key);
        if (m_cards += names.size(); m_cards > maxSceneCards)
            object.problem(key, ReasonWords::tr("makes more than 2,000 cards in one scene"));
        return names;
    }
    void readSeat(ObjectReader& object)
    {
        if (m_scene.seats.size() > model::maxSeats)
            return;
        model::SceneSeat seat;
        seat.name = object.text("name");
        seat.points = static_cast<int>(object.integer("cp", 0, 9999).value_or(0));
        if (const auto income = object.integer("income", 0, 9999))
            seat.income = static_cast<int>(*income);
        seat.missions = cards(object, "missions");
        seat.completed = cards(object, "completed");
        seat.hand = cards(object, "hand");
        seat.deck = cards(object, "deck");
        seat.discard = cards(object, "discard");
        object.objects("loadout", [&](ObjectReader& card) { readCard(card, seat.loadout); });
        object.inside("terrains", [&](ObjectReader& places) {
            for (std::size_t i = 0; i < seat.terrains.size(); ++i)
                seat.terrains[i] = cards(places, model::quadrantId(model::quadrantAt(static_cast<int>(i))));
            places.refuseUnknown();
        });
        object.inside("field", [&](ObjectReader& places) {
            for (std::size_t i = 0; i < seat.field.size(); ++i)
                places.objects(model::quadrantId(model::quadrantAt(static_cast<int>(i))),
                    [&](ObjectReader& card) { readCard(card, seat.field[i]); });
            places.refuseUnknown();
        });
        object.refuseUnknown();
        m_scene.seats.push_back(std::move(seat));
    }
    void readCard(ObjectReader& object, std::vector<model::SceneCard>& out)
    {
        model::SceneCard card;
        card.card = object.text("card", true);
        card.attached = cards(object, "attached");
        card.exhausted = object.boolean("exhausted");
        card.suppressed = object.boolean("suppressed");
        card.impact = static_cast<int>(object.integer("impact", 0, 999).value_or(0));
        for (const auto& state : object.texts("states")) {
            if (state == "static")
                card.states.push_back(model::Mechanic::Blanked);
            else if (state == "synaptic-mark" || state == "marked")
                card.states.push_back(model::Mechanic::Mark);
            else
                object.problem("states", ReasonWords::tr("is not one of static, synaptic-mark"), state);
        }
        object.inside("counters", [&](ObjectReader& counters) {
            card.attack = static_cast<int>(counters.integer("attack", -99, 99).value_or(0));
            card.defense = static_cast<int>(counters.integer("defense", -99, 99).value_or(0));
            counters.inside("other", [&](ObjectReader& others) {
                for (const auto& item : others.json().items())
                    if (card.markers.size() >= maxMarkers)
                        return counters.problem("other", ReasonWords::tr("has more than 20 kinds"));
                    else if (auto fault = textFault(item.key(), maxNameLength, false))
                        return counters.problem("other", std::move(*fault));
                    else if (const auto count = others.integer(item.key(), 1, 999))
                        card.markers.emplace_back(item.key(), static_cast<int>(*count));
            });
            counters.refuseUnknown();
        });
        object.refuseUnknown();
        if (++m_cards <= maxSceneCards)
            out.push_back(std::move(card));
        else
            object.problem("card", ReasonWords::tr("makes more than 2,000 cards in one scene"));
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    model::Scene m_scene;
    std::size_t m_cards = 0;
};

// What is done by hand has the word of its action, and the fields of it.
void readKind(ObjectReader& object, model::SceneOrder& order)
{
    const auto id = object.text("do", true);
    const auto deed = model::actionKindOf(id);
    if (const auto kind = model::sceneOrderKindOf(id)) {
        order.kind = *kind;
    } else if (deed && isByHand(*deed)) {
        order.kind = model::SceneOrder::Kind::ByHand;
        order.deed.kind = *deed;
        readDeed(object, order.deed);
        if (uses(*deed, model::Field::Other))
            if (const auto of = object.integer("of", 1, static_cast<int>(model::maxSeats), true))
                order.deed.other = static_cast<model::SeatIndex>(*of - 1);
    } else if (!id.empty()) {
        object.problem("do",
            ReasonWords::tr("is not one of event, ability, attack, deploy, move, trigger, no-response, pass, mission, "
                            "concede, or what is done by hand: put-card, draw-cards, set-points …"),
            id);
    }
}

model::SceneOrder readOrder(ObjectReader& object)
{
    model::SceneOrder order;
    order.seat = static_cast<model::SeatIndex>(
        object.integer("seat", 1, static_cast<int>(model::maxSeats), true).value_or(1) - 1);
    readKind(object, order);
    order.card = object.text("card");
    order.target = object.text("target");
    order.on = object.text("on");
    object.word("to", order.to, model::quadrantOf,
        NEXUS_TEXT("ReasonWords", "is no quadrant: front-left, middle-centre, back-inner-right, …"));
    order.number = static_cast<int>(object.integer("number", 1, 4).value_or(1));
    object.items("with", [&](const Json& item, const std::string&) {
        if (order.with.size() >= maxAnswers)
            return;
        if (item.is_string())
            order.with.push_back(model::cleaned(item.get<std::string>(), model::maxNameLength));
        else if (item.is_number_integer())
            order.with.push_back(std::to_string(item.get<std::int64_t>()));
        else
            object.problem("with", ReasonWords::tr("is no list of words and numbers"));
    });
    object.refuseUnknown();
    return order;
}

using namespace nexus::model;

Json namesJson(const GameState& state, std::span<const CardId> cards)
{
    Json names = Json::array();
    for (const auto card : cards)
        names.push_back(state.name(card));
    return names;
}

Json attachedJson(const GameState& state, CardId host) { return namesJson(state, upgradesOf(state, host)); }

// What was put there by hand is of no kind.
Json countersJson(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    Json json = Json::object();
    if (card.attack != 0 || card.defense != 0)
        json = {{"attack", card.attack}, {"defense", card.defense}};
    for (const auto& marker : state.markers)
        if (marker.target == Target{id, card.visits} && marker.count > 0)
            json["other"][state.facts->labels[static_cast<std::size_t>(marker.label) - 1]] = marker.count;
    return json;
}

Json unitJson(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    Json states = Json::array();
    if (card.is(CardFlag::Blanked))
        states.push_back("static");
    if (card.is(CardFlag::Marked))
        states.push_back("synaptic-mark");
    Json unit = {{"card", state.name(id)}, {"attack", attackOf(state, id)}, {"defense", defenseOf(state, id)},
        {"combatDefense", combatDefenseOf(state, id)}, {"exhausted", card.is(CardFlag::Exhausted)},
        {"suppressed", card.is(CardFlag::Suppressed)}, {"impact", card.impact}, {"states", std::move(states)},
        {"keywords", keywordWords(state, id)}, {"attached", attachedJson(state, id)},
        {"token", card.is(CardFlag::Token)}};
    if (auto counters = countersJson(state, id); !counters.empty())
        unit["counters"] = std::move(counters);
    return unit;
}

template <class Value> void writeUnless(Json& json, const char* key, const Value& value, const Value& plain)
{
    if (value != plain)
        json[key] = value;
}

Json cardJson(const SceneCard& card)
{
    Json json = {{"card", card.card}}, counters = Json::object();
    writeUnless(json, "attached", card.attached, {});
    writeUnless(json, "exhausted", card.exhausted, false);
    writeUnless(json, "suppressed", card.suppressed, false);
    writeUnless(json, "impact", card.impact, 0);
    for (const auto state : card.states)
        json["states"].push_back(state == Mechanic::Blanked ? "static" : "synaptic-mark");
    writeUnless(counters, "attack", card.attack, 0);
    writeUnless(counters, "defense", card.defense, 0);
    for (const auto& [label, count] : card.markers)
        counters["other"][label] = count;
    writeUnless(json, "counters", counters, Json::object());
    return json;
}

Json cardsJson(const std::vector<SceneCard>& cards)
{
    Json json = Json::array();
    for (const auto& card : cards)
        json.push_back(cardJson(card));
    return json;
}

Json seatJson(const SceneSeat& seat)
{
    Json json = Json::object();
    writeUnless(json, "name", seat.name, {});
    writeUnless(json, "cp", seat.points, 0);
    if (seat.income)
        json["income"] = *seat.income;
    writeUnless(json, "missions", seat.missions, {});
    writeUnless(json, "completed", seat.completed, {});
    writeUnless(json, "hand", seat.hand, {});
    writeUnless(json, "deck", seat.deck, {});
    writeUnless(json, "discard", seat.discard, {});
    writeUnless(json, "loadout", cardsJson(seat.loadout), Json::array());
    for (std::size_t i = 0; i < maxQuadrants; ++i) {
        const std::string at(quadrantId(quadrantAt(static_cast<int>(i))));
        if (!seat.terrains[i].empty())
            json["terrains"][at] = seat.terrains[i];
        if (!seat.field[i].empty())
            json["field"][at] = cardsJson(seat.field[i]);
    }
    return json;
}

Json sideJson(const GameState& state, SeatIndex seat)
{
    const auto pile = [&](Zone zone) { return namesJson(state, state.pile(seat, zone)); };
    Json deck = pile(Zone::Deck); // the top last
    std::reverse(deck.begin(), deck.end());
    Json loadout = Json::array(), terrains = Json::object(), field = Json::object();
    for (const auto id : state.pile(seat, Zone::Loadout)) {
        loadout.push_back({{"card", state.name(id)}, {"defense", defenseOf(state, id)},
            {"exhausted", state.card(id).is(CardFlag::Exhausted)}, {"impact", state.card(id).impact},
            {"attached", attachedJson(state, id)}});
        if (auto counters = countersJson(state, id); !counters.empty())
            loadout.back()["counters"] = std::move(counters);
    }
    for (const auto id : state.pile(seat, Zone::Terrain))
        terrains[std::string(quadrantId(state.card(id).quadrant))].push_back(state.name(id));
    for (const auto id : state.pile(seat, Zone::Field))
        field[std::string(quadrantId(state.card(id).quadrant))].push_back(unitJson(state, id));
    Json side = {{"name", state.facts->seats[seat].name}, {"cp", state.player(seat).points}, {"hand", pile(Zone::Hand)},
        {"deck", std::move(deck)}, {"discard", pile(Zone::Discard)}, {"removed", pile(Zone::Removed)},
        {"loadout", std::move(loadout)}, {"terrains", std::move(terrains)}, {"field", std::move(field)}};
    for (const auto id : state.pile(seat, Zone::Missions))
        side["missions"].push_back({{"card", state.name(id)}, {"complete", state.card(id).is(CardFlag::Complete)},
            {"used", state.card(id).is(CardFlag::Used)}});
    if (state.player(seat).out)
        side["out"] = true;
    return side;
}

} // namespace

bool isSceneJson(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxSceneBytes);
    return json && json->contains("format") && (*json)["format"] == sceneFormat;
}

ReadResult<model::Scene> readSceneJson(std::string_view bytes)
{
    return parseJsonObject(bytes, maxSceneBytes).and_then([](const Json& json) { return SceneReader(json).read(); });
}

std::string writeSceneJson(const Scene& scene)
{
    Json json = {{"format", std::string(sceneFormat)}};
    if (!scene.game.empty())
        json["game"] = scene.game;
    if (!scene.ruleset.empty())
        json["ruleset"] = scene.ruleset;
    writeUnless(json, "phase", scene.phase, {});
    writeUnless(json, "seed", scene.seed, std::uint64_t{1});
    writeUnless(json, "round", scene.round, 1);
    writeUnless(json, "toAct", scene.toAct + 1, 1);
    json["players"] = Json::array();
    for (const auto& seat : scene.seats)
        json["players"].push_back(seatJson(seat));
    return json.dump();
}

ReadResult<std::vector<model::SceneOrder>> readSceneOrdersJson(std::string_view bytes)
{
    return parseJson(bytes, maxSceneBytes).and_then([](const Json& json) -> ReadResult<std::vector<model::SceneOrder>> {
        std::vector<ImportProblem> problems;
        const Json root = {{"orders", json.is_object() ? Json::array({json}) : json}};
        ObjectReader object(root, "", problems);
        std::vector<model::SceneOrder> orders;
        object.objects("orders", [&](ObjectReader& order) {
            if (orders.size() < maxOrders)
                orders.push_back(readOrder(order));
        });
        if (!problems.empty()) {
            for (auto& problem : problems)
                if (problem.pointer.starts_with("/orders"))
                    problem.pointer.erase(0, std::string_view("/orders").size());
            return tl::unexpected(std::move(problems));
        }
        return orders;
    });
}

std::string writeSceneStateJson(const model::GameState& state)
{
    Json json = {{"round", state.round}, {"toAct", state.active == noSeat ? Json(nullptr) : Json(state.active + 1)}};
    json["players"] = Json::array();
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        json["players"].push_back(sideJson(state, seat));
    if (state.stage == Stage::Over)
        json["winner"] = state.winner == noSeat ? Json(nullptr) : Json(state.winner + 1);
    return json.dump();
}

} // namespace nexus::importers
