#include "app/text/event_text.h"

#include "model/base/text.h"
#include "model/base/words.h"

#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct EventWords {
    NEXUS_WORDS(EventWords)
};

// %1 is the name of the player, %2 the number.
const char* refusalWords(model::EventFault fault)
{
    using enum model::EventFault;
    switch (fault) {
    case NoSuchPlayer: return NEXUS_TEXT("EventWords", "Nobody in this event has the number %2.");
    case SamePlayer: return NEXUS_TEXT("EventWords", "%1 is named twice: it takes two players.");
    case NameTaken: return NEXUS_TEXT("EventWords", "%1 is in the event already, as number %2.");
    case TooManyPlayers: return NEXUS_TEXT("EventWords", "An event has at most %2 players.");
    case NotLate:
        return NEXUS_TEXT("EventWords", "%1 comes too late: nobody enters a round robin or a cut that has begun.");
    case NoSuchRound: return NEXUS_TEXT("EventWords", "Round %2 has not been paired.");
    case NoSuchTable: return NEXUS_TEXT("EventWords", "There is no table %2 in that round.");
    case ResultsMissing: return NEXUS_TEXT("EventWords", "%2 results of this round are missing.");
    case RoundBegun: return NEXUS_TEXT("EventWords", "Round %2 has begun: pairs change only before its first result.");
    case NothingPaired: return NEXUS_TEXT("EventWords", "No round has been paired.");
    case TooFewPlayers: return NEXUS_TEXT("EventWords", "There are too few players.");
    case AllRoundsPlayed: return NEXUS_TEXT("EventWords", "All %2 rounds have been paired.");
    case Over: return NEXUS_TEXT("EventWords", "The event is over: one player is left.");
    case PlayerTwice: return NEXUS_TEXT("EventWords", "%1 has two places in this round.");
    case PlayerMissing: return NEXUS_TEXT("EventWords", "%1 has no place in this round.");
    case PlayerNotPlaying: return NEXUS_TEXT("EventWords", "%1 does not play in this round.");
    case TableTwice: return NEXUS_TEXT("EventWords", "Table %2 has two pairs.");
    case NoResult: return NEXUS_TEXT("EventWords", "That is no result of a match of this event.");
    case NeedsWinner: return NEXUS_TEXT("EventWords", "A match of the cut needs a winner.");
    case WinnerGone: return NEXUS_TEXT("EventWords", "The next round of the cut is paired: who won table %2 stays.");
    case RoundGone: return NEXUS_TEXT("EventWords", "That works from the next round on, and not from round %2.");
    case IsOut: return NEXUS_TEXT("EventWords", "%1 is out already.");
    case IsNotOut: return NEXUS_TEXT("EventWords", "%1 is in.");
    case CutAlready: return NEXUS_TEXT("EventWords", "The cut has been made.");
    case BadCut: return NEXUS_TEXT("EventWords", "That round does not follow from what was played.");
    case LockedAlready: return NEXUS_TEXT("EventWords", "The lists are locked already.");
    case NothingToTakeBack: return NEXUS_TEXT("EventWords", "There is nothing to take back.");
    case NotPlanned:
        return NEXUS_TEXT("EventWords", "Only the rounds of the Swiss are planned: others take as many as they take.");
    case RoundsPaired: return NEXUS_TEXT("EventWords", "More than %2 rounds have been paired already.");
    case NoLists: break;
    }
    return NEXUS_TEXT("EventWords", "There is no list in this event.");
}

// To two places, the point in all languages.
std::string sharePercent(double share)
{
    const auto hundredths = std::lround(share * 10'000);
    const auto rest = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (rest.size() == 1 ? ".0" : ".") + rest;
}

std::string reasonText(const model::EventState& state, const model::StandingReasons& why)
{
    using enum model::RankReason;
    const auto before = playerText(state, why.before);
    switch (why.reason) {
    case First: return EventWords::tr("Nobody stands higher.");
    case Cut: return filled(EventWords::tr("%1 stands higher: they came further in the cut."), {before});
    case Points: return filled(EventWords::tr("%1 stands higher with more points."), {before});
    case OpponentsMatches:
        return filled(
            EventWords::tr("%1 stands higher with as many points: their opponents won more matches."), {before});
    case Games:
        return filled(
            EventWords::tr("%1 stands higher with as many points and equal opponents: they won more games."), {before});
    case OpponentsGames:
        return filled(
            EventWords::tr("%1 stands higher with the same points and shares: their opponents won more games."),
            {before});
    case Lot: break;
    }
    return filled(EventWords::tr("%1 stands higher by lot: points and all shares are the same."), {before});
}

// "Ann Lee 66.67 %, Bob Ray 33.33 % (raised to a third)"
std::string sharesText(const model::EventState& state, const model::StandingReasons& why,
    double model::OpponentShare::*share, bool model::OpponentShare::*raised)
{
    std::vector<std::string> shares;
    for (const auto& opponent : why.opponents) {
        const auto* player = state.player(opponent.player);
        shares.push_back((player ? player->name : std::string()) + " " + shareText(opponent.*share) +
                         (opponent.*raised ? " " + EventWords::tr("(raised to a third)") : std::string()));
    }
    return model::joined(shares, ", ");
}

} // namespace

std::string eventRefusalText(const model::EventRefusal& refusal)
{
    const auto number = std::to_string(refusal.number);
    return filled(EventWords::tr(refusalWords(refusal.fault)), {refusal.name, number});
}

std::string scoreText(const model::MatchScore& score)
{
    return std::to_string(score.won) + "–" + std::to_string(score.lost) +
           (score.drawn > 0 ? "–" + std::to_string(score.drawn) : std::string());
}

std::optional<model::MatchScore> scoreOf(std::string_view text)
{
    constexpr std::string_view dash = "–";
    std::string plain(text);
    for (auto at = plain.find(dash); at != std::string::npos; at = plain.find(dash))
        plain.replace(at, dash.size(), "-");
    std::array<int, 3> games{};
    std::size_t part = 0;
    for (const char* at = plain.data(); part < games.size(); ++at) {
        const auto [end, error] = std::from_chars(at, plain.data() + plain.size(), games[part++]);
        if (error != std::errc() || end == at || *at == '-')
            return std::nullopt;
        if (end == plain.data() + plain.size())
            return part < 2 ? std::nullopt : std::optional(model::MatchScore{games[0], games[1], games[2]});
        if (*end != '-')
            return std::nullopt;
        at = end;
    }
    return std::nullopt;
}

std::string shareText(double share) { return sharePercent(share) + " %"; }

std::string tallyText(const model::MatchTally& matches)
{
    return std::to_string(matches.won) + "–" + std::to_string(matches.lost) + "–" + std::to_string(matches.drawn);
}

std::string playerText(const model::EventState& state, model::PlayerNumber number)
{
    const auto* player = state.player(number);
    return player ? player->name + " (" + std::to_string(number) + ")" : std::to_string(number);
}

std::string brokenText(const model::EventState& state, const model::BrokenPairing& broken)
{
    using enum model::BrokenWish;
    const auto first = playerText(state, broken.first), second = playerText(state, broken.second);
    const auto number = std::to_string(broken.number);
    switch (broken.what) {
    case Forbidden: return filled(EventWords::tr("%1 and %2 must not meet."), {first, second});
    case Again: return filled(EventWords::tr("%1 and %2 have met in round %3."), {first, second, number});
    case TwoTables: return filled(EventWords::tr("%1 and %2 both have a table of their own."), {first, second});
    case OtherTable: return filled(EventWords::tr("%1 does not sit at their own table, %2."), {first, number});
    case SecondBye: return filled(EventWords::tr("%1 has had a bye before."), {first});
    case HighBye: return filled(EventWords::tr("%1 gets the bye before others with fewer points."), {first});
    case PointsApart: break;
    }
    return filled(
        EventWords::tr("%1 and %2 are %3 points apart, and it can be done with less."), {first, second, number});
}

std::vector<std::string> standingSentences(const model::EventState& state, const model::StandingReasons& why)
{
    const auto& standing = why.standing;
    const auto points = std::to_string(standing.points);
    std::vector<std::string> said{reasonText(state, why)};
    said.push_back(filled(EventWords::tr("%1 points: %2 matches won, %3 lost, %4 drawn."),
        {points, std::to_string(standing.matches.won), std::to_string(standing.matches.lost),
            std::to_string(standing.matches.drawn)}));
    if (standing.byes > 0)
        said.back() += " " + EventWords::tr("%n of the wins are byes.", nullptr, standing.byes);
    if (!why.opponents.empty())
        said.push_back(filled(EventWords::tr("Opponents' match win share %1, the mean of %2."),
            {shareText(standing.omw),
                sharesText(state, why, &model::OpponentShare::matches, &model::OpponentShare::matchesRaised)}));
    if (why.gamesPlayed > 0)
        said.push_back(filled(EventWords::tr("Game win share %1: %2 points of %3 games, three a win and one a draw."),
                           {shareText(standing.gw), std::to_string(why.gamePoints), std::to_string(why.gamesPlayed)}) +
                       (why.gamesRaised ? " " + EventWords::tr("It is raised to a third.") : std::string()));
    if (!why.opponents.empty())
        said.push_back(filled(EventWords::tr("Opponents' game win share %1, the mean of %2."),
            {shareText(standing.ogw),
                sharesText(state, why, &model::OpponentShare::games, &model::OpponentShare::gamesRaised)}));
    return said;
}

} // namespace nexus::app
