#include "model/lab/series.h"

#include <algorithm>
#include <set>

namespace nexus::model {

std::vector<Matchup> everyPairing(std::size_t decks)
{
    std::vector<Matchup> all;
    for (std::size_t a = 0; a < decks; ++a)
        for (std::size_t b = a + 1; b < decks; ++b)
            all.push_back({a, b, all.size()});
    return all;
}

League leagueOf(std::size_t decks, const std::vector<Matchup>& pairings, const std::vector<GamesTally>& tallies)
{
    League league;
    league.wins.assign(decks, std::vector<std::uint64_t>(decks));
    league.games = league.wins;
    for (std::size_t i = 0; i < pairings.size(); ++i) {
        const auto& [a, b, stream] = pairings[i];
        league.wins[a][b] += tallies[i].wins[0];
        league.wins[b][a] += tallies[i].wins[1];
        league.games[a][b] += tallies[i].games;
        league.games[b][a] += tallies[i].games;
    }
    return league;
}

void CardTally::add(const CardFate& fate, bool won, std::uint16_t roundsPlayed)
{
    if (fate.opening)
        opening.add(won);
    (fate.drawn > 0 ? drawn : unseen).add(won);
    if (fate.played)
        played.add(won);
    const auto last = fate.drawn > 0 ? std::min(fate.drawn, roundsPlayed) : roundsPlayed;
    const auto until = std::min<std::size_t>(last, mostRounds);
    rounds.resize(std::max(rounds.size(), until));
    for (std::size_t round = 1; round <= until; ++round)
        (round == fate.drawn ? rounds[round - 1].now : rounds[round - 1].notYet).add(won);
}

CardTally& CardTally::operator+=(const CardTally& more)
{
    opening += more.opening;
    drawn += more.drawn;
    played += more.played;
    unseen += more.unseen;
    rounds.resize(std::max(rounds.size(), more.rounds.size()));
    for (std::size_t round = 0; round < more.rounds.size(); ++round) {
        rounds[round].now += more.rounds[round].now;
        rounds[round].notYet += more.rounds[round].notYet;
    }
    return *this;
}

GamesTally& GamesTally::operator+=(const GamesTally& more)
{
    for (std::size_t side = 0; side < wins.size(); ++side) {
        wins[side] += more.wins[side];
        for (const auto& [name, card] : more.cards[side])
            cards[side][name] += card;
    }
    games += more.games;
    drawn += more.drawn;
    unfinished += more.unfinished;
    rounds += more.rounds;
    actions += more.actions;
    refused += more.refused;
    for (std::size_t end = 0; end < ends.size(); ++end)
        ends[end] += more.ends[end];
    points.insert(more.points.begin(), more.points.end());
    return *this;
}

namespace {

bool areSharesOf(const CardTally& card, std::uint64_t decided, std::uint64_t won)
{
    const auto isPart = [&](const Share& share) {
        return share.games <= decided && share.wins <= std::min(won, share.games);
    };
    const auto isRound = [&](const RoundShares& round) {
        return isPart(round.now) && isPart(round.notYet) && round.now.games + round.notYet.games <= decided;
    };
    return card.rounds.size() <= CardTally::mostRounds && std::ranges::all_of(card.rounds, isRound) &&
           isPart(card.opening) && isPart(card.drawn) && isPart(card.played) && isPart(card.unseen) &&
           card.drawn.games + card.unseen.games == decided && card.drawn.wins + card.unseen.wins == won;
}

} // namespace

bool isPossible(const GamesTally& tally)
{
    const auto isSum = [&](auto... parts) { return (... && (parts <= tally.games)) && (... + parts) == tally.games; };
    std::uint64_t ends = 0;
    for (const auto end : tally.ends)
        ends += std::min(end, tally.games + 1);
    bool possible = isSum(tally.wins[0], tally.wins[1], tally.drawn, tally.unfinished) && ends == tally.games &&
                    tally.refused <= tally.actions;
    if (!tally.points.empty()) {
        std::array<std::uint64_t, 3> byPoints{};
        for (const auto& [game, points] : tally.points)
            ++byPoints[static_cast<std::size_t>(std::clamp<std::int8_t>(points, 0, 2))];
        possible = possible && tally.points.size() == tally.games && byPoints[2] == tally.wins[0] &&
                   byPoints[0] == tally.wins[1];
    }
    for (std::size_t side = 0; side < tally.cards.size(); ++side)
        for (const auto& [name, card] : tally.cards[side])
            possible = possible && areSharesOf(card, tally.decided(), tally.wins[side]);
    return possible;
}

namespace {

void addCards(
    const GameFacts& facts, const MatchRecord& record, SeatIndex seat, std::map<std::string, CardTally>& cards)
{
    std::map<std::string, CardFate> known; // some names are of several cards
    for (const auto card : facts.seats[seat].cards) {
        if (facts.cards[card].role == CardRole::Mission)
            continue;
        const auto& fate = record.fates[seat][card];
        auto& all = known[facts.words[card].name];
        all.opening = all.opening || fate.opening;
        all.played = all.played || fate.played;
        if (fate.drawn > 0 && (all.drawn == 0 || fate.drawn < all.drawn))
            all.drawn = fate.drawn;
    }
    for (const auto& [name, fate] : known)
        cards[name].add(fate, record.winner == seat, record.rounds);
}

} // namespace

SeriesTable::SeriesTable(Series series, std::vector<Deck> decks, std::shared_ptr<const DeckChecker> checker,
    TallyWish wish, ThinkingClock clock)
    : m_series(std::move(series))
    , m_decks(std::move(decks))
    , m_checker(std::move(checker))
    , m_wish(wish)
    , m_clock(std::move(clock))
{
}

namespace {

tl::expected<GameState, DeckProblem> setUpAlone(const Deck& deck, std::size_t place, const DeckChecker& checker)
{
    auto state = setUpGame({{{}, deck}}, checker, Windows::WhenFitting, true);
    if (!state)
        return tl::unexpected(DeckProblem{place, std::move(state.error())});
    if (state->players.front().piles[static_cast<std::size_t>(Zone::Deck)].empty())
        return tl::unexpected(DeckProblem{place, std::nullopt});
    return std::move(*state);
}

} // namespace

std::optional<DeckProblem> cannotPlay(const Deck& deck, std::size_t place, const DeckChecker& checker)
{
    const auto state = setUpAlone(deck, place, checker);
    return state ? std::nullopt : std::optional(state.error());
}

tl::expected<std::shared_ptr<SeriesTable>, DeckProblem> SeriesTable::of(Series series, std::vector<Deck> decks,
    std::shared_ptr<const DeckChecker> checker, TallyWish wish, ThinkingClock clock)
{
    std::uint64_t cards = 0;
    std::vector<std::size_t> sizes;
    for (std::size_t deck = 0; deck < decks.size(); ++deck) {
        const auto state = setUpAlone(decks[deck], deck, *checker);
        if (!state)
            return tl::unexpected(state.error());
        cards = seedOf(cards, digest(*state->facts));
        sizes.push_back(state->cards.size());
    }
    for (const auto& [a, b, stream] : series.pairings)
        if (sizes[a] + sizes[b] > maxCardsInGame)
            return tl::unexpected(
                DeckProblem{sizes[a] > sizes[b] ? a : b, SetupProblem{SetupProblem::Kind::TooManyCards, noSeat, {}}});
    std::shared_ptr<SeriesTable> table(
        new SeriesTable(std::move(series), std::move(decks), std::move(checker), wish, std::move(clock)));
    table->m_cards = cards;
    return table;
}

namespace {

bool isExchanged(std::uint64_t number) { return number % 2 == 1; }

} // namespace

std::vector<Seat> SeriesTable::seats(std::size_t pairing, bool exchanged) const
{
    const auto& [a, b, stream] = m_series.pairings[pairing];
    const Seat first{m_decks[a].name, m_decks[a]}, second{m_decks[b].name, m_decks[b]};
    return exchanged ? std::vector{second, first} : std::vector{first, second};
}

GameState SeriesTable::start(std::size_t pairing, bool exchanged)
{
    const std::lock_guard lock(m_mutex);
    const auto it = m_starts.find({pairing, exchanged});
    if (it != m_starts.end())
        return it->second;
    auto state = setUpGame(seats(pairing, exchanged), *m_checker, Windows::WhenFitting, true);
    return m_starts.try_emplace({pairing, exchanged}, std::move(*state)).first->second;
}

MatchRecord SeriesTable::record(
    GameState start, std::size_t pairing, std::uint64_t number, bool keepLog, const StopThinking& stop) const
{
    const bool exchanged = isExchanged(number);
    const auto& [one, other] = m_series.players;
    const auto& [weights, otherWeights] = m_series.evaluations;
    const auto seed = seedOf(seedOf(m_series.seed, m_series.pairings[pairing].stream), number / 2);
    return playMatch(std::move(start), exchanged ? std::vector{other, one} : std::vector{one, other},
        exchanged ? std::vector{otherWeights, weights} : std::vector{weights, otherWeights}, seed,
        {m_series.rounds, keepLog, m_clock}, stop);
}

GameLog SeriesTable::log(std::size_t pairing, std::uint64_t number)
{
    auto state = start(pairing, isExchanged(number));
    GameLog log;
    log.ruleset = state.facts->ruleset;
    log.windows = state.windows;
    log.seats = seats(pairing, isExchanged(number));
    log.digest = digest(*state.facts);
    log.textsPlay = true;
    log.actions = record(std::move(state), pairing, number, true, {}).log;
    return log;
}

void SeriesTable::play(std::size_t pairing, std::uint64_t number, GamesTally& tally, const StopThinking& stop)
{
    const bool exchanged = isExchanged(number);
    auto state = start(pairing, exchanged);
    const auto facts = state.facts;
    const auto record = this->record(std::move(state), pairing, number, false, stop);
    const SeatIndex first = exchanged ? 1 : 0;
    ++tally.games;
    tally.rounds += record.rounds;
    tally.actions += record.actions;
    tally.refused += record.refused;
    tally.drawn += record.drawn;
    ++tally.ends[static_cast<std::size_t>(record.end)];
    const bool decided = record.winner != noSeat;
    tally.unfinished += !decided && !record.drawn;
    if (decided)
        ++tally.wins[record.winner == first ? 0 : 1];
    if (m_wish.points)
        tally.points[number] = static_cast<std::int8_t>(!decided ? 1 : record.winner == first ? 2 : 0);
    if (m_wish.cards && decided)
        for (SeatIndex seat = 0; seat < 2; ++seat)
            addCards(*facts, record, seat, tally.cards[seat == first ? 0 : 1]);
}

} // namespace nexus::model
