#include "app/cli/game_reading.h"
#include "app/cli/json_values.h"

#include "app/text/game_log.h"
#include "app/text/refusal_text.h"
#include "app/text/table_words.h"
#include "importers/game_log_json.h"
#include "importers/scene_json.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct PlayOptions {
    std::string replay, ruleset, scene, orders;
    std::optional<std::size_t> until;
    bool state = false;
};

Json playerJson(const model::GameState& state, model::SeatIndex seat)
{
    const auto& facts = state.facts->seats[seat];
    Json cards = Json::object();
    for (std::size_t zone = 0; zone < model::zoneCount; ++zone)
        cards[std::string(model::zoneId(static_cast<model::Zone>(zone)))] =
            state.pile(seat, static_cast<model::Zone>(zone)).size();
    return {{"player", facts.name}, {"deck", facts.deck}, {"out", state.player(seat).out},
        {"points", state.player(seat).points}, {"cards", std::move(cards)}};
}

Json gameJson(const std::string& file, const model::Timeline& timeline, bool cardsChanged)
{
    const auto& state = timeline.state();
    const bool over = state.stage == model::Stage::Over;
    Json json = {{"file", file}, {"ruleset", state.facts->ruleset}, {"engine", model::engineNumber}, {"replayed", true},
        {"actions", timeline.position()}, {"round", state.round}, {"over", over},
        {"winner", over && state.winner != model::noSeat ? Json(state.winner) : Json(nullptr)},
        {"cards", QStringLiteral("%1").arg(model::digest(*state.facts), 16, 16, QLatin1Char('0')).toStdString()},
        {"cardsChanged", cardsChanged}};
    json["players"] = Json::array();
    for (model::SeatIndex seat = 0; seat < state.players.size(); ++seat)
        json["players"].push_back(playerJson(state, seat));
    json["log"] = Json::list(gameLogLines(timeline), [&](const auto& line) -> Json {
        return {{"action", line.position}, {"round", line.round}, {"byHand", line.byHand}, {"text", line.text}};
    });
    return json;
}

// "Callus Crab 3/4 (exhausted, Impact 1, with Chitin Graft)".
std::string cardStanding(const model::GameState& state, model::CardId id)
{
    const auto& card = state.card(id);
    auto text = state.name(id);
    if (state.factsOf(id).role == model::CardRole::Unit)
        text += " " + std::to_string(attackOf(state, id)) + "/" + std::to_string(defenseOf(state, id));
    std::vector<std::string> notes;
    if (card.is(model::CardFlag::Suppressed))
        notes.emplace_back("Suppressed");
    else if (card.is(model::CardFlag::Exhausted))
        notes.emplace_back("exhausted");
    if (card.impact > 0)
        notes.push_back(state.facts->mechanics[static_cast<std::size_t>(model::Mechanic::Impact)] + " " +
                        std::to_string(card.impact));
    for (const auto upgrade : upgradesOf(state, id))
        notes.push_back("with " + state.name(upgrade));
    return notes.empty() ? text : text + " (" + model::joined(notes, ", ") + ")";
}

// A line for each Quadrant that is not empty, and one for the Loadout.
std::string placesOf(const model::GameState& state, model::SeatIndex seat)
{
    std::string text;
    const auto line = [&](const std::string& place, const std::vector<std::string>& cards) {
        if (!cards.empty())
            text += "\n  " + place + ": " + model::joined(cards, ", ");
    };
    model::eachQuadrant(state.facts->grid.places, [&](model::Quadrant quadrant) {
        std::vector<std::string> cards;
        for (const auto id : unitsIn(state, seat, quadrant))
            cards.push_back(cardStanding(state, id));
        for (const auto id : state.pile(seat, model::Zone::Terrain))
            if (state.card(id).quadrant == quadrant)
                cards.push_back(cardStanding(state, id));
        line(quadrantWords(quadrant), cards);
    });
    std::vector<std::string> loadout;
    for (const auto id : state.pile(seat, model::Zone::Loadout))
        loadout.push_back(cardStanding(state, id));
    line(pileWords(model::Zone::Loadout), loadout);
    return text;
}

std::string standing(const model::GameState& state)
{
    std::string text = "Round " + std::to_string(state.round) + ".";
    for (model::SeatIndex seat = 0; seat < state.players.size(); ++seat) {
        const auto& facts = state.facts->seats[seat];
        const auto name = facts.name.empty() ? "Player " + std::to_string(seat + 1) : facts.name;
        const auto count = [&](model::Zone zone) { return state.pile(seat, zone).size(); };
        text += "\n" + name + ": " + std::to_string(state.player(seat).points) + " " + state.facts->unit + ", " +
                plural(count(model::Zone::Field), "unit", "units") + ", " +
                plural(count(model::Zone::Loadout), "asset", "assets") + ", " +
                std::to_string(count(model::Zone::Hand)) + " in hand, " + std::to_string(count(model::Zone::Deck)) +
                " in the deck, " + std::to_string(count(model::Zone::Discard)) + " discarded, " +
                std::to_string(count(model::Zone::Removed)) + " removed" +
                (state.player(seat).out ? "; out of the game." : ".") + placesOf(state, seat);
    }
    return text;
}

// The sentences of a game that is not replayed.
int tellLog(Context& context, const std::string& file, const model::GameLog& log, const std::string& reason)
{
    if (context.json()) {
        context.answer({{"file", file}, {"ruleset", log.ruleset}, {"engine", log.engine}, {"replayed", false},
            {"reason", reason}, {"log", log.told}});
        return No;
    }
    for (const auto& sentence : log.told)
        context.print(sentence);
    context.complain(file + ": " + reason + ".");
    return No;
}

int runReplay(Context& context, const PlayOptions& options)
{
    const auto [log, checker, timeline] = keptGame(context, options.replay, options.ruleset, options.until);
    if (!timeline && timeline.error().otherEngine && !options.state)
        return tellLog(context, options.replay, log, replayProblemText(timeline.error(), log));
    if (!timeline)
        throw Stop{Refused, options.replay + ": " + replayProblemText(timeline.error(), log)};
    const auto& state = timeline->state();
    const bool changed = log.digest != 0 && model::digest(*state.facts) != log.digest;
    if (changed)
        context.say("The cards or the rules have changed since this game was played; it replays all the same.");
    if (options.state) {
        context.print(importers::writeGameStateJson(state));
    } else if (context.json()) {
        context.answer(gameJson(options.replay, *timeline, changed));
    } else {
        context.print(gameLogText(*timeline));
        context.print(standing(state));
    }
    return Done;
}

// The list itself, or a file with it.
std::vector<model::SceneOrder> ordersOf(const std::string& word)
{
    if (word.empty())
        return {};
    const auto first = word.find_first_not_of(" \t\r\n");
    const bool json = first != std::string::npos && (word[first] == '[' || word[first] == '{');
    return wellRead(json ? "--do" : word, importers::readSceneOrdersJson(json ? word : fileBytesOf(word)));
}

// Why the words of an order do not fit, and which would.
std::string unfitting(const model::SceneRefusal& refused)
{
    constexpr std::size_t most = 12;
    std::string could;
    for (std::size_t i = 0; i < refused.could.size() && i < most; ++i)
        could += (i > 0 ? ", " : "") + refused.could[i];
    if (refused.could.size() > most)
        could += ", …";
    if (refused.why == model::SceneRefusal::Why::Endless)
        return "The texts trigger each other without end" +
               (refused.word.empty() ? "." : ", " + refused.word + " last.");
    if (refused.why == model::SceneRefusal::Why::Wanted)
        return refused.word + " asks for an answer in “with”: " + could + ".";
    return "“" + refused.word + "” is no card, answer or ability that fits there" +
           (could.empty() ? "." : "; it could be " + could + ".");
}

int runScene(Context& context, const PlayOptions& options)
{
    const auto scene = wellRead(options.scene, importers::readSceneJson(fileBytesOf(options.scene)));
    const auto orders = ordersOf(options.orders);
    context.follow(scene.game, options.scene);
    const auto& game = context.profile().library().game;
    const auto ruleset = options.ruleset.empty() ? model::logOf(scene, game).ruleset : options.ruleset;
    const auto checker = checkerOf(context, ruleset, options.scene);
    auto start = model::setScene(scene, *checker);
    if (!start)
        throw Stop{Refused, options.scene + ": " + setupProblemText(start.error())};
    model::Timeline timeline(*start);
    auto played = model::play(std::move(*start), orders);
    for (const auto& action : played.actions)
        (void)timeline.act(action).has_value();
    Json refused;
    std::string reason;
    if (played.refused) {
        const auto& refusal = played.refused->refusal;
        reason = refusal ? refusalText(played.state, *refusal) : unfitting(*played.refused);
        refused = {
            {"action", played.refused->order + 1}, {"reason", reason}, {"cites", refusal ? refusal->section : ""}};
    }
    std::vector<std::string> log;
    for (const auto& line : gameLogLines(timeline))
        log.push_back(line.text);
    if (context.json()) {
        Json answer{
            {"state", Json::read(importers::writeSceneStateJson(played.state))}, {"log", log}, {"refused", refused}};
        if (!played.unused.empty()) {
            answer["unused"] = Json::list(played.unused, [](const auto& unused) {
                return Json{{"action", unused.first + 1}, {"with", unused.second}};
            });
        }
        context.answer(answer);
    } else {
        for (const auto& line : log)
            context.print(line);
        context.print(standing(played.state));
        for (const auto& [order, answers] : played.unused)
            context.complain("Order " + std::to_string(order + 1) + ": nothing asked for “" + answers.front() + "”.");
        if (played.refused)
            context.complain("Order " + std::to_string(played.refused->order + 1) + " is refused: " + reason);
    }
    return played.refused ? No : Done;
}

int runPlay(Context& context, const PlayOptions& options)
{
    if (options.replay.empty() == options.scene.empty())
        throw UsageError("play", "wants --replay LOG or --scene FILE");
    if (options.scene.empty() && !options.orders.empty())
        throw UsageError("--do", "goes with --scene");
    if (!options.scene.empty() && (options.until || options.state))
        throw UsageError(options.until ? "--until" : "--state", "goes with --replay");
    return options.scene.empty() ? runReplay(context, options) : runScene(context, options);
}

} // namespace

void addPlay(Registrar& registrar)
{
    const auto [command, options] = registrar.add<PlayOptions>(
        "play", "Replay a saved game, or carry out orders in a scene", runPlay);
    command->add("--replay LOG", options.replay, "Game file saved at the Table; - reads standard input");
    command->add("--scene FILE", options.scene, "Scene: who has what where; - reads standard input");
    command->add("--do ORDERS", options.orders, "With --scene: a list of orders as JSON, or a file with it");
    command->add("--until N", options.until, "Stop after N actions");
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the game's own");
    command->addFlag("--state", options.state, "Print the final position as JSON");
}

} // namespace nexus::app::cli
