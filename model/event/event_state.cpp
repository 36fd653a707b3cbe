#include "model/event/event_state.h"

#include "model/base/text.h"

#include <algorithm>
#include <bit>

namespace nexus::model {

int EventRound::open() const
{
    return static_cast<int>(
        std::count_if(matches.begin(), matches.end(), [](const auto& match) { return !match.score; }));
}

bool EventRound::begun() const
{
    return std::any_of(matches.begin(), matches.end(), [](const auto& match) { return match.score.has_value(); });
}

const EventMatch* EventRound::at(int table) const
{
    const auto found = std::find_if(
        matches.begin(), matches.end(), [&](const auto& match) { return match.table == table; });
    return found == matches.end() ? nullptr : &*found;
}

const EventPlayer* EventState::player(PlayerNumber number) const
{
    return number >= 1 && static_cast<std::size_t>(number) <= players.size()
               ? &players[static_cast<std::size_t>(number) - 1]
               : nullptr;
}

std::vector<PlayerNumber> EventState::playing(int round) const
{
    std::vector<PlayerNumber> found;
    for (const auto& player : players)
        if (player.playsIn(round))
            found.push_back(player.number);
    return found;
}

bool EventState::isForbidden(PlayerNumber a, PlayerNumber b) const { return forbidden.contains(std::minmax(a, b)); }

int EventState::roundsPlanned() const
{
    if (settings.rounds > 0)
        return settings.rounds;
    const auto count = static_cast<int>(players.size());
    return settings.pairing == PairingKind::RoundRobin ? std::max(0, count - 1 + count % 2) : proposedRounds(count);
}

int proposedRounds(int players)
{
    return players < 2 ? 0 : static_cast<int>(std::bit_width(static_cast<unsigned>(players) - 1));
}

bool isScore(const MatchScore& score, int bestOf)
{
    const int needed = (bestOf + 1) / 2;
    const auto fits = [](int games, int most) { return games >= 0 && games <= most; };
    return fits(score.won, needed) && fits(score.lost, needed) && fits(score.drawn, maxGamesOfMatch) &&
           !(score.won == needed && score.lost == needed);
}

int pointsOf(const MatchPoints& points, int won, int lost)
{
    return won > lost ? points.win : won == lost ? points.draw : points.loss;
}

Pairing pairsOf(const EventRound& round)
{
    Pairing pairing;
    for (const auto& match : round.matches)
        pairing.tables.push_back({match.table, match.first, match.second});
    pairing.byes = round.byes;
    return pairing;
}

std::optional<Pairing> withPlacesChanged(Pairing pairing, PlayerNumber one, PlayerNumber other)
{
    PlayerNumber *first = nullptr, *second = nullptr;
    const auto look = [&](PlayerNumber& place) {
        if (place == one)
            first = &place;
        if (place == other)
            second = &place;
    };
    for (auto& pair : pairing.tables) {
        look(pair.first);
        look(pair.second);
    }
    for (auto& player : pairing.byes)
        look(player);
    if (!first || !second || first == second)
        return std::nullopt;
    std::swap(*first, *second);
    return pairing;
}

std::optional<Pairing> withTablesChanged(Pairing pairing, int one, int other)
{
    bool found = false;
    for (auto& pair : pairing.tables) {
        found |= pair.table == one;
        pair.table = pair.table == one ? other : pair.table == other ? one : pair.table;
    }
    if (!found || one == other || other < 1 || other > maxEventTable)
        return std::nullopt;
    std::sort(
        pairing.tables.begin(), pairing.tables.end(), [](const auto& a, const auto& b) { return a.table < b.table; });
    return pairing;
}

EventState beginEvent(const EventSettings& settings)
{
    EventState state;
    state.settings = settings;
    return state;
}

namespace {

using DeedApplied = tl::expected<void, EventRefusal>;

tl::unexpected<EventRefusal> fault(EventFault fault, int number = 0, const std::string& name = {})
{
    return tl::unexpected(EventRefusal{fault, number, name});
}

EventPlayer* playerOf(EventState& state, PlayerNumber number)
{
    return const_cast<EventPlayer*>(std::as_const(state).player(number)); // of the state, which is ours to change
}

tl::unexpected<EventRefusal> about(EventFault what, const EventPlayer& player)
{
    return fault(what, player.number, player.name);
}

struct DeedCarrier {
    EventState& state;

    DeedApplied operator()(const AddPlayer& deed)
    {
        if (static_cast<int>(state.players.size()) >= maxEventPlayers)
            return fault(EventFault::TooManyPlayers, maxEventPlayers);
        const auto folded = fold(deed.name);
        for (const auto& player : state.players)
            if (fold(player.name) == folded && player.playerId == deed.playerId)
                return about(EventFault::NameTaken, player);
        const bool robin = state.settings.pairing == PairingKind::RoundRobin && !state.rounds.empty();
        if (robin || !state.seeds.empty())
            return fault(EventFault::NotLate, 0, deed.name);
        EventPlayer player;
        player.number = static_cast<int>(state.players.size()) + 1;
        player.name = deed.name;
        player.playerId = deed.playerId;
        player.pronouns = deed.pronouns;
        player.contact = deed.contact;
        if (deed.list)
            player.list = std::make_shared<const EnteredList>(*deed.list);
        player.changedSinceLock = state.lock && deed.list;
        player.enteredFrom = state.nextRound();
        state.players.push_back(std::move(player));
        return {};
    }

    DeedApplied operator()(const EnterList& deed)
    {
        auto* player = playerOf(state, deed.player);
        if (!player)
            return fault(EventFault::NoSuchPlayer, deed.player);
        player->list = std::make_shared<const EnteredList>(deed.list);
        player->changedSinceLock = state.lock.has_value();
        return {};
    }

    DeedApplied operator()(const LockLists& deed)
    {
        if (state.lock)
            return fault(EventFault::LockedAlready);
        if (std::none_of(state.players.begin(), state.players.end(), [](const auto& each) { return !!each.list; }))
            return fault(EventFault::NoLists);
        state.lock = deed.sum;
        return {};
    }

    DeedApplied operator()(const PairRound& deed)
    {
        if (!state.rounds.empty() && state.rounds.back().open() > 0)
            return fault(EventFault::ResultsMissing, state.rounds.back().open());
        if (state.nextRound() > maxEventRounds)
            return fault(EventFault::AllRoundsPlayed, maxEventRounds);
        if ((deed.kind == PairingKind::Elimination) != !state.seeds.empty())
            return fault(EventFault::BadCut);
        if (deed.kind != PairingKind::Elimination && deed.kind != state.settings.pairing)
            return fault(EventFault::BadCut);
        if (const auto fits = seated(deed.pairing, state.nextRound(), deed.kind); !fits)
            return fits;
        state.rounds.push_back(roundOf(deed.kind, deed.pairing));
        return {};
    }

    DeedApplied operator()(const ChangePairs& deed)
    {
        if (state.rounds.empty())
            return fault(EventFault::NothingPaired);
        auto& round = state.rounds.back();
        const auto number = static_cast<int>(state.rounds.size());
        if (round.begun())
            return fault(EventFault::RoundBegun, number);
        if (const auto fits = seated(deed.pairing, number, round.kind); !fits)
            return fits;
        for (const auto player : playersOf(deed.pairing))
            playerOf(state, player)->enteredFrom = std::min(playerOf(state, player)->enteredFrom, number);
        round = roundOf(round.kind, deed.pairing);
        return {};
    }

    DeedApplied operator()(const GiveResult& deed)
    {
        if (deed.round < 1 || deed.round >= state.nextRound())
            return fault(EventFault::NoSuchRound, deed.round);
        auto& round = state.rounds[static_cast<std::size_t>(deed.round) - 1];
        auto* match = const_cast<EventMatch*>(std::as_const(round).at(deed.table));
        if (!match)
            return fault(EventFault::NoSuchTable, deed.table);
        if (!isScore(deed.score, state.settings.bestOf))
            return fault(EventFault::NoResult, deed.table);
        if (round.kind == PairingKind::Elimination) {
            if (deed.score.won == deed.score.lost)
                return fault(EventFault::NeedsWinner, deed.table);
            const bool other = match->score &&
                               (match->score->won > match->score->lost) != (deed.score.won > deed.score.lost);
            if (other && deed.round + 1 < state.nextRound())
                return fault(EventFault::WinnerGone, deed.table);
        }
        match->score = deed.score;
        match->told.push_back(state.entries);
        return {};
    }

    DeedApplied operator()(const LeaveEvent& deed)
    {
        auto* player = playerOf(state, deed.player);
        if (!player)
            return fault(EventFault::NoSuchPlayer, deed.player);
        if (deed.fromRound < 1 || deed.fromRound > state.nextRound())
            return fault(EventFault::RoundGone, deed.fromRound);
        if (player->outFrom && (player->disqualified || deed.how == Leave::Drop))
            return about(EventFault::IsOut, *player);
        player->outFrom = deed.fromRound;
        player->disqualified = deed.how == Leave::Disqualify;
        return {};
    }

    DeedApplied operator()(const ComeBack& deed)
    {
        auto* player = playerOf(state, deed.player);
        if (!player)
            return fault(EventFault::NoSuchPlayer, deed.player);
        if (!player->outFrom)
            return about(EventFault::IsNotOut, *player);
        if (deed.fromRound != state.nextRound())
            return fault(EventFault::RoundGone, deed.fromRound);
        player->outFrom.reset();
        player->disqualified = false;
        return {};
    }

    DeedApplied operator()(const ForbidPair& deed)
    {
        for (const auto number : {deed.first, deed.second})
            if (!state.player(number))
                return fault(EventFault::NoSuchPlayer, number);
        if (deed.first == deed.second)
            return about(EventFault::SamePlayer, *state.player(deed.first));
        state.forbidden.insert(std::minmax(deed.first, deed.second));
        return {};
    }

    DeedApplied operator()(const FixTable& deed)
    {
        auto* player = playerOf(state, deed.player);
        if (!player)
            return fault(EventFault::NoSuchPlayer, deed.player);
        if (deed.table < 0 || deed.table > maxEventTable)
            return fault(EventFault::NoSuchTable, deed.table);
        player->fixedTable = deed.table;
        return {};
    }

    DeedApplied operator()(const CutTo& deed)
    {
        if (!state.seeds.empty())
            return fault(EventFault::CutAlready);
        if (!state.rounds.empty() && state.rounds.back().open() > 0)
            return fault(EventFault::ResultsMissing, state.rounds.back().open());
        if (deed.seeds.size() < 2)
            return fault(EventFault::BadCut);
        std::set<PlayerNumber> met;
        for (const auto number : deed.seeds) {
            const auto* player = state.player(number);
            if (!player)
                return fault(EventFault::NoSuchPlayer, number);
            if (!player->playsIn(state.nextRound()))
                return about(EventFault::PlayerNotPlaying, *player);
            if (!met.insert(number).second)
                return about(EventFault::PlayerTwice, *player);
        }
        state.seeds = deed.seeds;
        state.cutAfter = static_cast<int>(state.rounds.size());
        return {};
    }

    DeedApplied operator()(const PlanRounds& deed)
    {
        const auto played = static_cast<int>(state.rounds.size());
        if (state.settings.pairing != PairingKind::Swiss)
            return fault(EventFault::NotPlanned);
        if (!state.seeds.empty())
            return fault(EventFault::CutAlready);
        if (deed.rounds < 0 || deed.rounds > maxEventRounds)
            return fault(EventFault::NoSuchRound, deed.rounds);
        if (deed.rounds != 0 && deed.rounds < played)
            return fault(EventFault::RoundsPaired, deed.rounds);
        state.settings.rounds = deed.rounds;
        return {};
    }

    DeedApplied operator()(const MakeNote&) { return {}; }
    DeedApplied operator()(const TakeBack&) { return fault(EventFault::NothingToTakeBack); }

private:
    static std::vector<PlayerNumber> playersOf(const Pairing& pairing)
    {
        auto all = pairing.byes;
        for (const auto& pair : pairing.tables)
            all.insert(all.end(), {pair.first, pair.second});
        return all;
    }

    // Everybody once, at a table of their own, and nobody who is out. Outside of the cut nobody who plays is left out.
    // Who left or came after the round was paired may be in it or not.
    DeedApplied seated(const Pairing& pairing, int round, PairingKind kind) const
    {
        std::set<int> tables;
        for (const auto& pair : pairing.tables)
            if (pair.table < 1 || pair.table > maxEventTable)
                return fault(EventFault::NoSuchTable, pair.table);
            else if (!tables.insert(pair.table).second)
                return fault(EventFault::TableTwice, pair.table);
        std::set<PlayerNumber> met;
        for (const auto number : playersOf(pairing)) {
            const auto* player = state.player(number);
            if (!player)
                return fault(EventFault::NoSuchPlayer, number);
            if (!met.insert(number).second)
                return about(EventFault::PlayerTwice, *player);
            if (!player->playsIn(round) && !player->playsIn(state.nextRound()))
                return about(EventFault::PlayerNotPlaying, *player);
        }
        if (met.empty())
            return fault(EventFault::TooFewPlayers);
        if (kind == PairingKind::Elimination)
            return {};
        for (const auto number : state.playing(round))
            if (!met.contains(number) && state.player(number)->playsIn(state.nextRound()))
                return about(EventFault::PlayerMissing, *state.player(number));
        return {};
    }

    EventRound roundOf(PairingKind kind, const Pairing& pairing) const
    {
        EventRound round;
        round.kind = kind;
        for (const auto& pair : pairing.tables) {
            EventMatch match;
            match.table = pair.table;
            match.first = pair.first;
            match.second = pair.second;
            round.matches.push_back(std::move(match));
        }
        std::sort(
            round.matches.begin(), round.matches.end(), [](const auto& a, const auto& b) { return a.table < b.table; });
        round.byes = pairing.byes;
        round.paired = state.entries;
        return round;
    }
};

} // namespace

tl::expected<void, EventRefusal> apply(EventState& state, const EventDeed& deed)
{
    auto applied = std::visit(DeedCarrier{state}, deed);
    if (applied)
        ++state.entries;
    return applied;
}

namespace {

// What counts of a log. One that takes back what is not there counts, and is refused when it is applied.
struct CountedLog {
    std::vector<bool> counts;
    std::vector<std::size_t> deeds; // those that can still be taken back

    explicit CountedLog(const std::vector<EventEntry>& log)
        : counts(log.size(), true)
    {
        for (std::size_t entry = 0; entry < log.size(); ++entry) {
            const bool back = std::holds_alternative<TakeBack>(log[entry].deed);
            if (!back && !std::holds_alternative<MakeNote>(log[entry].deed))
                deeds.push_back(entry);
            if (!back || deeds.empty())
                continue;
            counts[entry] = counts[deeds.back()] = false;
            deeds.pop_back();
        }
    }
};

} // namespace

tl::expected<EventState, ReplayRefusal> replay(const Event& event)
{
    auto state = beginEvent(event.settings);
    const CountedLog counted(event.log);
    for (std::size_t entry = 0; entry < event.log.size(); ++entry) {
        state.entries = entry;
        if (!counted.counts[entry])
            continue;
        if (const auto applied = apply(state, event.log[entry].deed); !applied)
            return tl::unexpected(ReplayRefusal{entry, applied.error()});
    }
    state.entries = event.log.size();
    return state;
}

std::vector<bool> countedEntries(const Event& event) { return CountedLog(event.log).counts; }

std::optional<std::size_t> lastDeed(const Event& event)
{
    const CountedLog counted(event.log);
    return counted.deeds.empty() ? std::nullopt : std::optional(counted.deeds.back());
}

} // namespace nexus::model
