#include "model/lab/battle.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::int64_t costWorth = 100; // of a point of cost

std::int64_t weightOf(const Evaluation& evaluation, EvaluationTerm term)
{
    return evaluation.weights[static_cast<std::size_t>(term)];
}

class BattleCount {
public:
    BattleCount(const Timeline& timeline, const Evaluation& evaluation)
        : m_timeline(timeline)
        , m_state(timeline.stateAt(0))
        , m_suppressedWorth(std::max<std::int64_t>(0, -weightOf(evaluation, EvaluationTerm::Suppressed)))
        , m_frontWorth(std::max<std::int64_t>(0, weightOf(evaluation, EvaluationTerm::Front)))
        , m_attackWorth(std::max<std::int64_t>(0, weightOf(evaluation, EvaluationTerm::Attack)))
        , m_defenseWorth(std::max<std::int64_t>(0, weightOf(evaluation, EvaluationTerm::Defense)))
    {
    }

    Battle count()
    {
        for (std::size_t i = 0; i < m_timeline.position(); ++i) {
            const auto round = m_state.round;
            for (const auto& happening : m_timeline.told()[i])
                if (happening.kind == HappeningKind::RoundBegan && round > 0)
                    endRound(round, i, true);
            m_cause = m_state.process.on ? m_state.process.source : noCard;
            if (!apply(m_state, m_timeline.actions()[i]))
                break;
            for (const auto& happening : m_timeline.told()[i])
                note(happening);
        }
        if (m_state.round > 0 && (m_battle.rounds.empty() || m_battle.rounds.back().round != m_state.round))
            endRound(m_state.round, m_timeline.position(), m_battle.end == GameEnd::Frontline);
        if (m_state.stage != Stage::Over)
            m_battle.end = GameEnd::Unfinished;
        else if (m_battle.end == GameEnd::Unfinished)
            m_battle.end = GameEnd::Other;
        rank();
        return std::move(m_battle);
    }

private:
    BattleCard& cardOf(CardId id)
    {
        const auto& facts = m_state.factsOf(id);
        const auto seat = m_state.card(id).owner;
        auto& card = m_cards[{seat, m_state.name(id)}];
        card.seat = seat;
        card.name = m_state.name(id);
        card.fights = facts.fights;
        card.cost = facts.cost;
        return card;
    }
    void endRound(std::uint16_t round, std::size_t position, bool whole)
    {
        m_battle.rounds.push_back({round, position, whole});
        if (!whole)
            return;
        for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
            for (const auto id : m_state.pile(seat, Zone::Field))
                if (isFront(m_state.card(id).quadrant))
                    ++cardOf(id).front;
    }
    // Done by one card to another: counted for it, or against it where that is of its own side.
    void beaten(const Happening& happening)
    {
        if (happening.other == noCard)
            return;
        auto& card = cardOf(happening.other);
        const int sign = m_state.card(happening.card).owner == card.seat ? -1 : 1;
        if (happening.is<happened::Suppressed>()) {
            card.suppressed += sign;
            return;
        }
        card.destroyed += sign;
        card.destroyedCost += sign * m_state.factsOf(happening.card).cost;
    }
    // By the text at hand: for its own side, or against the other.
    void given(const Happening& happening)
    {
        if (m_cause == noCard)
            return;
        auto& card = cardOf(m_cause);
        const auto counters = happening.as<happened::GotCounters>();
        const auto bonus = happening.as<happened::Strengthened>();
        const int sign = happening.seat == card.seat ? 1 : -1;
        card.points += sign *
                       (happening.as<happened::GotPoints>().points - happening.as<happened::LostPoints>().points);
        card.attack += sign * (counters.attack + bonus.attack);
        card.defense += sign * (counters.defense + bonus.defense);
    }
    void note(const Happening& happening)
    {
        noteEnd(happening, m_state, m_battle.end);
        switch (happening.kind) {
        case HappeningKind::Deployed:
        case HappeningKind::Attached:
        case HappeningKind::Evolved:
        case HappeningKind::EventPlayed: ++cardOf(happening.card).played; break;
        case HappeningKind::Destroyed:
            if (!happening.as<happened::Destroyed>().sacrificed)
                beaten(happening);
            break;
        case HappeningKind::RemovedFromGame:
            if (happening.as<happened::RemovedFromGame>().how <= Removal::InAttack)
                beaten(happening);
            break;
        case HappeningKind::Suppressed: beaten(happening); break;
        case HappeningKind::GotPoints:
        case HappeningKind::LostPoints:
        case HappeningKind::GotCounters:
        case HappeningKind::Strengthened: given(happening); break;
        default: break;
        }
        noteCause(happening);
    }
    // Whose text is carried out from here on.
    void noteCause(const Happening& happening)
    {
        switch (happening.kind) {
        case HappeningKind::Resolving:
        case HappeningKind::AbilityUsed:
        case HappeningKind::EventPlayed: m_cause = happening.card; break;
        case HappeningKind::RoundBegan:
        case HappeningKind::AttackDeclared:
        case HappeningKind::Fought:
        case HappeningKind::Deployed:
        case HappeningKind::Moved: m_cause = noCard; break;
        default: break;
        }
    }

    // a did more than b for what all its copies cost.
    static bool didMore(const BattleCard& a, const BattleCard& b)
    {
        const auto price = [](const BattleCard& card) {
            return std::max<std::int64_t>(1, std::int64_t{card.cost} * card.played);
        };
        return a.did * price(b) > b.did * price(a);
    }
    void rank()
    {
        std::vector<BattleCard> ranked;
        for (auto& [key, card] : m_cards) {
            if (card.played == 0)
                continue;
            card.did = (card.destroyedCost + card.points) * costWorth + card.suppressed * m_suppressedWorth +
                       card.front * m_frontWorth + card.attack * m_attackWorth + card.defense * m_defenseWorth;
            m_battle.cards.push_back(card);
            if (card.cost > 0)
                ranked.push_back(card);
        }
        std::ranges::stable_sort(m_battle.cards, [](const BattleCard& a, const BattleCard& b) {
            return a.seat != b.seat ? a.seat < b.seat : didMore(a, b);
        });
        // Of those that did alike the one that was dearer did so more, and less.
        std::ranges::stable_sort(ranked, [](const BattleCard& a, const BattleCard& b) { return a.cost > b.cost; });
        if (ranked.size() < 2)
            return;
        const auto best = std::ranges::min_element(ranked, didMore);
        const auto worst = std::ranges::min_element(ranked,
            [](const BattleCard& a, const BattleCard& b) { return a.fights != b.fights ? a.fights : didMore(b, a); });
        if (!worst->fights || !didMore(*best, *worst))
            return;
        m_battle.best = *best;
        m_battle.worst = *worst;
    }

    const Timeline& m_timeline;
    GameState m_state;
    std::int64_t m_suppressedWorth, m_frontWorth, m_attackWorth, m_defenseWorth;
    CardId m_cause = noCard;
    std::map<std::pair<SeatIndex, std::string>, BattleCard> m_cards;
    Battle m_battle;
};

} // namespace

Battle battleOf(const Timeline& timeline, const Evaluation& evaluation)
{
    return BattleCount(timeline, evaluation).count();
}

} // namespace nexus::model
