#include "model/players/search.h"

#include "model/players/lookahead.h"

#include "model/engine/apply.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nexus::model {

namespace {

constexpr std::int64_t scale = 100'000;   // a game that is surely won
constexpr std::int64_t halfSure = 1'500;  // a value that wins three games of four
constexpr std::int64_t wideness = 30'000; // how much what is untried is worth trying, on the scale
constexpr std::int64_t priorWidth = 150;  // a value so much less is half as likely to be tried
constexpr std::size_t mostBranches = 12;  // of a node, in one deal
constexpr std::size_t rolloutLooks = 2;   // options that a step of a rollout compares
constexpr int rolloutSteps = 8;
constexpr int mostDepth = 40;
constexpr std::uint32_t nowhere = 0xffffffff;

using SeatValues = std::array<std::int64_t, maxSeats>;

struct Branch {
    Action action;
    std::int64_t prior = 0, sum = 0; // of what it was worth to who decides
    std::uint32_t visits = 0, node = nowhere;
};
struct TreeNode {
    SeatIndex seat = noSeat;
    std::uint32_t visits = 0;
    std::vector<Branch> branches;
};

std::int64_t wholeRoot(std::int64_t number)
{
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= number)
            root += bit;
    return root;
}

// From 0, lost at once, to the scale. What is lost or won for sure lies outside of what only looks so.
std::int64_t chanceOf(std::int32_t value)
{
    constexpr std::int64_t margin = scale / 50, sure = wonValue / 2;
    const auto size = std::abs(std::int64_t{value});
    if (size > sure) {
        const auto later = std::min<std::int64_t>((wonValue - size) / lateLoss, 50) * margin / 100;
        return value > 0 ? scale - later : later;
    }
    return scale / 2 + (scale / 2 - margin) * value / (size + halfSure);
}

class TreeSearch {
public:
    TreeSearch(const SeatView& view, const Evaluation& evaluation, Random& random)
        : m_view(view)
        , m_evaluation(evaluation)
        , m_random(random)
        , m_ahead(evaluation)
    {
        m_nodes.emplace_back();
    }

    void iterate()
    {
        m_view.deal(m_state, m_random);
        m_path.clear();
        std::uint32_t at = 0;
        for (int depth = 0; depth < mostDepth; ++depth) {
            const auto seat = decider(m_state);
            if (seat == noSeat)
                break;
            if (m_nodes[at].branches.empty()) {
                m_nodes[at].seat = seat;
                grow(at, seat);
                if (at != 0 || m_nodes[at].branches.empty())
                    break;
            }
            const auto chosen = choose(at, seat);
            if (!chosen)
                break;
            m_path.emplace_back(at, *chosen);
            at = childOf(at, *chosen);
        }
        keep(rollout());
    }

    [[nodiscard]] const std::vector<Branch>& branches() const { return m_nodes.front().branches; }

private:
    std::uint32_t childOf(std::uint32_t at, std::size_t branch)
    {
        if (m_nodes[at].branches[branch].node == nowhere) {
            m_nodes[at].branches[branch].node = static_cast<std::uint32_t>(m_nodes.size());
            m_nodes.emplace_back();
        }
        return m_nodes[at].branches[branch].node;
    }

    // The best options in this deal become branches, if they are not yet.
    void grow(std::uint32_t at, SeatIndex seat)
    {
        const auto thoughts = at == 0 ? m_ahead.ranked(m_state, seat, false)
                                      : m_ahead.rankedSome(m_state, seat, mostBranches, m_random);
        auto& branches = m_nodes[at].branches;
        const auto most = std::min(thoughts.size(), mostBranches);
        std::int64_t all = 0;
        for (std::size_t i = 0; i < most; ++i)
            all += weightOf(thoughts, i);
        const auto add = [&](const Thought& thought, std::int64_t prior) {
            const bool known = std::ranges::any_of(
                branches, [&](const Branch& branch) { return branch.action == thought.action; });
            if (!known)
                branches.push_back({.action = thought.action, .prior = prior});
        };
        for (std::size_t i = 0; i < most; ++i)
            add(thoughts[i], scale * weightOf(thoughts, i) / all);
        for (std::size_t i = most; i < thoughts.size(); ++i)
            if (thoughts[i].action.kind == ActionKind::Pass)
                add(thoughts[i], scale / static_cast<std::int64_t>(mostBranches * 4));
    }
    static std::int64_t weightOf(const std::vector<Thought>& thoughts, std::size_t i)
    {
        const auto less = std::int64_t{thoughts.front().value} - thoughts[i].value;
        return 1 + scale * priorWidth / (priorWidth + less);
    }

    // Takes the branch that is to be tried next of those this deal allows.
    std::optional<std::size_t> choose(std::uint32_t at, SeatIndex seat)
    {
        if (m_nodes[at].seat != seat) // another deal, another to decide
            return std::nullopt;
        for (const bool grown : {false, true}) {
            m_refused.assign(m_nodes[at].branches.size(), false);
            for (std::size_t tries = 0; tries < m_nodes[at].branches.size(); ++tries) {
                const auto best = bestOf(m_nodes[at]);
                if (apply(m_state, m_nodes[at].branches[best].action))
                    return best;
                m_refused[best] = true;
            }
            if (!grown)
                grow(at, seat);
        }
        return std::nullopt;
    }
    [[nodiscard]] std::size_t bestOf(const TreeNode& node) const
    {
        const auto root = wholeRoot(std::int64_t{node.visits} * 10'000) + 100; // a hundred times the root
        std::int64_t sum = 0;
        for (const auto& branch : node.branches)
            sum += branch.sum;
        const auto mean = node.visits > 0 ? sum / node.visits : scale / 2;
        std::size_t best = 0;
        std::int64_t bestScore = -1;
        for (std::size_t i = 0; i < node.branches.size(); ++i) {
            const auto& branch = node.branches[i];
            if (m_refused[i])
                continue;
            const auto known = branch.visits > 0 ? branch.sum / branch.visits : mean;
            const auto score = known +
                               wideness * branch.prior / scale * root / (100 * (1 + std::int64_t{branch.visits}));
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        return best;
    }

    // Plays on to the end of the round, or for some steps, and says what it is worth to each.
    SeatValues rollout()
    {
        const auto round = m_state.round;
        for (int step = 0; step < rolloutSteps && m_state.round == round; ++step) {
            const auto seat = decider(m_state);
            if (seat == noSeat || !quickly(seat))
                break;
        }
        SeatValues values{};
        for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
            values[seat] = chanceOf(valueOf(m_state, seat, m_evaluation));
        return values;
    }
    // The best of a few options, or a pass where none is better than nothing.
    bool quickly(SeatIndex seat)
    {
        options(m_state, seat, m_legal, m_options);
        if (m_options.empty())
            return false;
        if (m_state.stage != Stage::Turn)
            return m_ahead.take(m_state, m_options[m_random.below(static_cast<std::uint32_t>(m_options.size()))]);
        auto best = valueOf(m_state, seat, m_evaluation);
        bool found = false;
        for (std::size_t i = 0; i < std::min(rolloutLooks, m_options.size()); ++i) {
            const auto& action = m_options[m_random.below(static_cast<std::uint32_t>(m_options.size()))];
            if (action.kind == ActionKind::Pass)
                continue;
            const auto value = m_ahead.value(m_state, action, seat, m_trial);
            if (value > best) {
                best = value;
                found = true;
                std::swap(m_best, m_trial);
            }
        }
        if (!found)
            return m_ahead.take(m_state, act::pass(seat));
        std::swap(m_state, m_best);
        return true;
    }

    void keep(const SeatValues& values)
    {
        for (const auto& [at, branch] : m_path) {
            auto& node = m_nodes[at];
            ++node.visits;
            ++node.branches[branch].visits;
            node.branches[branch].sum += values[node.seat];
        }
    }

    const SeatView& m_view;
    const Evaluation& m_evaluation;
    Random& m_random;
    Lookahead m_ahead;
    std::vector<TreeNode> m_nodes;
    std::vector<std::pair<std::uint32_t, std::size_t>> m_path;
    std::vector<bool> m_refused;
    GameState m_state, m_trial, m_best;
    ActionList m_legal;
    std::vector<Action> m_options;
};

std::int64_t branchMean(const Branch& branch) { return branch.visits > 0 ? branch.sum / branch.visits : -1; }

// The most tried first; where all is lost, and nearly the same, the longest resistance.
std::vector<std::size_t> orderOf(const std::vector<Branch>& branches)
{
    std::vector<std::size_t> order(branches.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    constexpr std::int64_t lost = scale / 50;
    const bool allLost = std::ranges::all_of(
        branches, [](const Branch& branch) { return branch.visits == 0 || branchMean(branch) <= lost; });
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const auto &one = branches[a], &other = branches[b];
        if (allLost || one.visits == other.visits)
            return branchMean(one) > branchMean(other);
        return one.visits > other.visits;
    });
    return order;
}

} // namespace

Decision searched(const SeatView& view, const PlayerKind& kind, const Evaluation& evaluation, Random& random,
    const StopThinking& stop)
{
    Decision decision;
    Lookahead ahead(evaluation);
    const auto state = view.dealt(random);
    decision.before = weighedTerms(state, view.seat(), evaluation);
    auto first = ahead.ranked(state, view.seat(), true);
    const bool settled = first.size() == 1 || first.front().value > wonValue / 2;
    if (settled) { // nothing else to do, or the game is won by it
        decision.action = first.front().action;
        first.resize(std::min(first.size(), thoughtsKept));
        decision.thoughts = std::move(first);
        return decision;
    }
    TreeSearch tree(view, evaluation, random);
    for (std::uint32_t i = 0; i < kind.iterations && !(stop && stop()); ++i)
        tree.iterate();
    const auto& branches = tree.branches();
    for (const auto index : orderOf(branches)) {
        if (decision.thoughts.size() == thoughtsKept)
            break;
        const auto& branch = branches[index];
        Thought thought{branch.action, 0, {}, branch.visits};
        const auto known = std::ranges::find(first, branch.action, &Thought::action);
        if (known != first.end())
            thought.terms = known->terms;
        thought.value = static_cast<std::int32_t>(std::max<std::int64_t>(branchMean(branch), 0));
        decision.thoughts.push_back(std::move(thought));
    }
    decision.action = decision.thoughts.empty() ? first.front().action : decision.thoughts.front().action;
    return decision;
}

} // namespace nexus::model
