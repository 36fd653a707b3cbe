#include "app/text/game_log.h"

#include "app/text/game_log_words.h"
#include "app/text/telling.h"
#include "model/base/words.h"

namespace nexus::app {

using namespace model;

std::string playerName(const GameState& state, std::size_t seat)
{
    const auto& seats = state.facts->seats;
    if (seat >= seats.size())
        return GameLogWords::tr("The table", "who acts, where it is no player");
    return seats[seat].name.empty() ? filled(GameLogWords::tr("Player %1"), {std::to_string(seat + 1)})
                                    : seats[seat].name;
}

std::string actionText(const GameState& after, const Action& action, const Happenings& told, SeatIndex reader)
{
    return toldAction(after, action, told, reader).text;
}

LogMoment::LogMoment(const GameState& before)
    : round(before.round)
{
    const bool declared = before.declared.kind != EffectKind::None;
    const bool carriedOut = before.stage == Stage::Choose || before.stage == Stage::Effect;
    under = static_cast<std::uint8_t>(before.chain.size() + (declared ? 1 : 0) + (carriedOut ? 1 : 0));
}

GameLogLine gameLogLine(const LogMoment& moment, std::size_t position, const GameState& after, const Action& action,
    const Happenings& told, SeatIndex reader)
{
    GameLogLine line;
    line.position = position;
    line.round = moment.round;
    line.under = moment.under;
    line.byHand = isByHand(action.kind);
    line.seat = action.seat;
    auto said = toldAction(after, action, told, reader);
    line.text = std::move(said.text);
    line.told = std::move(said.happened);
    line.idle = std::move(said.idle);
    line.names = std::move(said.names);
    return line;
}

std::vector<GameLogLine> gameLogLines(const Timeline& timeline, SeatIndex reader, bool all)
{
    std::vector<GameLogLine> lines;
    const auto length = all ? timeline.length() : timeline.position();
    GameState state = timeline.stateAt(0);
    for (std::size_t i = 0; i < length; ++i) {
        const auto& action = timeline.actions()[i];
        const LogMoment moment(state);
        if (!apply(state, action))
            break;
        if (auto line = gameLogLine(moment, i + 1, state, action, timeline.told()[i], reader); !line.text.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> gameLogSentences(const Timeline& timeline, std::span<const GameLogLine> lines)
{
    const auto& seats = timeline.state().facts->seats;
    std::vector<std::string> sentences;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        sentences.push_back(
            filled(GameLogWords::tr("%1 plays %2.", "a deck"), {playerName(timeline.state(), seat), seats[seat].deck}));
    sentences.emplace_back();
    std::size_t round = 0;
    for (const auto& line : lines) {
        if (line.position > timeline.position())
            break;
        if (line.round != round) {
            sentences.emplace_back();
            sentences.push_back(filled(GameLogWords::tr("Round %1"), {std::to_string(line.round)}));
        }
        round = line.round;
        sentences.push_back(line.text);
    }
    return sentences;
}

std::string gameLogText(const Timeline& timeline, SeatIndex reader)
{
    std::string text;
    for (const auto& sentence : gameLogSentences(timeline, gameLogLines(timeline, reader)))
        text += sentence + "\n";
    return text;
}

} // namespace nexus::app
