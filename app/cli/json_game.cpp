#include "app/cli/json_game.h"

#include "app/cli/json_values.h"
#include "app/text/game_log.h"

#include <array>

namespace nexus::app::cli {

namespace {

std::string hex(std::uint64_t value)
{
    static constexpr const char* digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4U)
        text[i] = digits[value & 15U];
    return text;
}

Json playerJson(const model::GameState& state, model::SeatIndex seat)
{
    const auto& facts = state.facts->seats[seat];
    Json json = {{"player", facts.name}, {"deck", facts.deck}, {"out", state.player(seat).out},
        {"points", state.player(seat).points}};
    Json cards = Json::object();
    for (std::size_t zone = 0; zone < model::zoneCount; ++zone)
        cards[std::string(model::zoneId(static_cast<model::Zone>(zone)))] =
            state.pile(seat, static_cast<model::Zone>(zone)).size();
    json["cards"] = std::move(cards);
    return json;
}

} // namespace

std::string gameJson(const std::string& file, const model::Timeline& timeline, bool cardsChanged)
{
    const auto& state = timeline.state();
    const bool over = state.stage == model::Stage::Over;
    Json json = {{"file", file}, {"ruleset", state.facts->ruleset}, {"actions", timeline.position()},
        {"round", state.round}, {"over", over},
        {"winner", over && state.winner != model::noSeat ? Json(state.winner) : Json(nullptr)},
        {"cards", hex(model::digest(*state.facts))}, {"cardsChanged", cardsChanged}};
    json["players"] = Json::array();
    for (model::SeatIndex seat = 0; seat < state.players.size(); ++seat)
        json["players"].push_back(playerJson(state, seat));
    json["log"] = Json::array();
    for (const auto& line : gameLogLines(timeline))
        json["log"].push_back(
            {{"action", line.position}, {"round", line.round}, {"byHand", line.byHand}, {"text", line.text}});
    return answerText(json);
}

} // namespace nexus::app::cli
