#include "model/lab/match.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, gameEndCount> gameEndIds{
    "unfinished", "frontline", "empty-deck", "missions", "conceded", "other"};
constexpr std::uint32_t mostActions = 20'000; // texts that trigger each other without end

class Match {
public:
    Match(GameState start, const std::vector<PlayerKind>& players, const std::vector<Evaluation>& evaluations,
        std::uint64_t seed, const MatchRules& rules, const StopThinking& stop)
        : m_state(std::move(start))
        , m_players(players)
        , m_evaluations(evaluations)
        , m_seed(seed)
        , m_rules(rules)
        , m_stop(stop)
    {
        m_record.fates.resize(m_state.players.size());
        for (auto& fates : m_record.fates)
            fates.resize(m_state.facts->cards.size());
    }

    MatchRecord play()
    {
        while (m_state.stage != Stage::Over && m_state.round <= m_rules.rounds && m_record.actions < mostActions &&
               !(m_stop && m_stop()))
            if (!step())
                break;
        m_record.rounds = std::min(m_state.round, m_rules.rounds); // the next has but begun
        if (m_state.stage == Stage::Over) {
            m_record.winner = m_state.winner;
            m_record.drawn = m_state.winner == noSeat;
            if (m_record.end == GameEnd::Unfinished)
                m_record.end = GameEnd::Other;
        }
        return std::move(m_record);
    }

private:
    bool step()
    {
        const auto seat = decider(m_state);
        if (seat == noSeat)
            return take(act::flipInitiative(nextSeed()));
        if (!m_opened && m_state.stage == Stage::Turn)
            open();
        options(m_state, seat, m_legal, m_options);
        if (m_options.empty())
            return false;
        if (m_options.size() == 1)
            return take(m_options.front());
        const auto seed = nextSeed();
        const auto& kind = m_players[seat];
        if (kind.how == PlayerKind::How::Random) { // no need of a view: the list holds nothing that is hidden
            Random random(seed);
            return take(m_options[random.below(static_cast<std::uint32_t>(m_options.size()))]);
        }
        auto decision = decide(SeatView(m_state, seat), kind, m_evaluations[seat], seed, m_stop, m_rules.clock);
        if (take(decision.action))
            return true;
        ++m_record.refused;
        return take(m_options.front());
    }
    std::uint64_t nextSeed() { return seedOf(m_seed, m_record.actions); }

    bool take(const Action& action)
    {
        m_told.clear();
        if (!apply(m_state, action, &m_told))
            return false;
        ++m_record.actions;
        if (m_rules.keepLog)
            m_record.log.push_back(action);
        for (const auto& happening : m_told)
            note(happening);
        return true;
    }
    // Nothing of a token.
    [[nodiscard]] CardFate* fateOf(CardId card)
    {
        const auto& state = m_state.card(card);
        return state.facts < firstToken ? &m_record.fates[state.owner][state.facts] : nullptr;
    }
    void drew(CardId card)
    {
        auto* const fate = fateOf(card);
        if (fate && fate->drawn == 0)
            fate->drawn = m_state.round;
    }
    void open()
    {
        m_opened = true;
        for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
            for (const auto card : m_state.pile(seat, Zone::Hand)) {
                drew(card);
                fateOf(card)->opening = true;
            }
    }
    void note(const Happening& happening)
    {
        switch (happening.kind) {
        case HappeningKind::Drew:
        case HappeningKind::Fetched: drew(happening.card); break;
        case HappeningKind::Deployed:
        case HappeningKind::Attached:
        case HappeningKind::Evolved:
        case HappeningKind::EventPlayed:
            if (auto* const fate = fateOf(happening.card))
                fate->played = true;
            break;
        default: noteEnd(happening, m_state, m_record.end);
        }
    }

    GameState m_state;
    const std::vector<PlayerKind>& m_players;
    const std::vector<Evaluation>& m_evaluations;
    std::uint64_t m_seed;
    MatchRules m_rules;
    const StopThinking& m_stop;
    MatchRecord m_record;
    Happenings m_told;
    ActionList m_legal;
    std::vector<Action> m_options;
    bool m_opened = false;
};

} // namespace

std::string_view gameEndId(GameEnd end) { return gameEndIds[static_cast<std::size_t>(end)]; }

void noteEnd(const Happening& happening, const GameState& after, GameEnd& end)
{
    switch (happening.kind) {
    case HappeningKind::Eliminated: end = GameEnd::Frontline; break;
    case HappeningKind::LostByDraw: end = GameEnd::EmptyDeck; break;
    case HappeningKind::Conceded: end = GameEnd::Conceded; break;
    case HappeningKind::Won:
        if (end == GameEnd::Unfinished && after.facts->rules.missionsWin)
            end = GameEnd::Missions;
        break;
    default: break;
    }
}

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t n)
{
    std::uint64_t mixed = seed + (n + 1) * 0x9e3779b97f4a7c15ULL;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

MatchRecord playMatch(GameState start, const std::vector<PlayerKind>& players,
    const std::vector<Evaluation>& evaluations, std::uint64_t seed, const MatchRules& rules, const StopThinking& stop)
{
    return Match(std::move(start), players, evaluations, seed, rules, stop).play();
}

} // namespace nexus::model
