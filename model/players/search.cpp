#include "model/players/search.h"

#include "model/players/lookahead.h"

#include "model/engine/apply.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_map>

namespace nexus::model {

namespace {

constexpr std::int64_t scale = 100'000;   // a game that is surely won
constexpr std::int64_t halfSure = 1'500;  // a value that wins three games of four
constexpr std::int64_t wideness = 30'000; // how much what is untried is worth trying, on the scale
constexpr std::int64_t priorWidth = 150;  // a value so much less is half as likely to be tried
constexpr std::size_t mostBranches = 12;  // of a node, in one deal
constexpr std::size_t mostLooksOfANode = 12, mostLooksOfAStep = 4; // at options of which nothing is known
constexpr std::size_t mostTries = 3;                               // of what gained once, in a step
constexpr int rolloutSteps = 30;
constexpr int mostDepth = 40;
constexpr std::size_t mostNodes = 50'000; // some 2 KB each
constexpr std::uint32_t nowhere = 0xffffffff;

struct Branch {
    Action action;
    std::int64_t prior = 0, sum = 0; // of how much better than before it was
    std::int64_t likely = 0;         // and of how likely it won
    std::uint32_t visits = 0, node = nowhere;
};
struct TreeNode {
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

// From 0, lost at once, to the scale: how much better than before it is. What is lost or won for sure lies outside of
// what only looks so.
std::int64_t chanceOf(std::int32_t value, std::int32_t before)
{
    constexpr std::int64_t margin = scale / 50, sure = wonValue / 2;
    const auto size = std::abs(std::int64_t{value});
    if (size > sure) {
        const auto later = std::min<std::int64_t>((wonValue - size) / lateLoss, 50) * margin / 100;
        return value > 0 ? scale - later : later;
    }
    const auto gain = std::int64_t{value} - before;
    return scale / 2 + (scale / 2 - margin) * gain / (std::abs(gain) + halfSure);
}

// What actions gained who took them when they were last looked at: a policy that costs next to nothing, for an action
// is worth about the same a few steps later.
class Gains {
public:
    [[nodiscard]] std::optional<std::int32_t> of(std::uint64_t key) const
    {
        const auto it = m_known.find(key);
        return it == m_known.end() ? std::nullopt : std::optional(it->second);
    }
    void set(std::uint64_t key, std::int32_t gain) { m_known[key] = gain; }

    // Copies of a card in hand are one.
    [[nodiscard]] static std::uint64_t keyOf(const GameState& state, const Action& action)
    {
        std::uint64_t card = action.card;
        if (action.card != noCard && state.card(action.card).zone == Zone::Hand)
            card = (1U << 16U) + state.card(action.card).facts;
        std::uint64_t key = 0;
        for (const std::uint64_t part : {static_cast<std::uint64_t>(action.kind), std::uint64_t{action.seat}, card,
                 std::uint64_t{action.target}, static_cast<std::uint64_t>(action.quadrant),
                 std::uint64_t{action.ability}, static_cast<std::uint64_t>(action.value), std::uint64_t{state.passed}})
            key = (key ^ part) * 0x9e3779b97f4a7c15ULL + (key >> 29U);
        return key;
    }

private:
    std::unordered_map<std::uint64_t, std::int32_t> m_known;
};

// The seat's own actions are a tree; what others do in between is what gains them most.
class TreeSearch {
public:
    TreeSearch(const SeatView& view, const Evaluation& evaluation, Random& random, std::int32_t before)
        : m_view(view)
        , m_evaluation(evaluation)
        , m_random(random)
        , m_ahead(evaluation)
        , m_seat(view.seat())
        , m_before(before)
    {
        m_nodes.emplace_back();
    }

    // The options of the first step, by their values.
    void begin(const GameState& state, const std::vector<Thought>& thoughts)
    {
        m_choices.clear();
        m_options.clear();
        const auto now = valueOf(state, m_seat, m_ahead.evaluationAt(state, m_seat));
        for (const auto& thought : thoughts) {
            const auto gain = thought.value - now;
            m_gains.set(Gains::keyOf(state, thought.action), gain);
            m_choices.push_back({static_cast<std::uint32_t>(m_options.size()), gain});
            m_options.push_back(thought.action);
        }
        addBranches(0);
    }

    void iterate()
    {
        m_view.deal(m_state, m_random);
        m_round = m_state.round;
        m_path.clear();
        descend();
        for (int step = 0; step < rolloutSteps && goesOn() && quickly(); ++step)
            ;
        keep(valueOf(m_state, m_seat, m_evaluation));
    }

    [[nodiscard]] const std::vector<Branch>& branches() const { return m_nodes.front().branches; }

private:
    struct Choice {
        std::uint32_t option; // its place in m_options
        std::int32_t gain;
    };
    [[nodiscard]] const Action& actionOf(const Choice& choice) const { return m_options[choice.option]; }

    // The round is the horizon: at its end all is ready again, and values can be compared.
    [[nodiscard]] bool goesOn() const { return m_state.round == m_round && decider(m_state) != noSeat; }

    // Down the tree to where it has not been.
    void descend()
    {
        std::uint32_t at = 0;
        for (int depth = 0; depth < mostDepth; ++depth) {
            for (int step = 0; step < rolloutSteps && goesOn() && decider(m_state) != m_seat && quickly(); ++step)
                ;
            if (!goesOn() || decider(m_state) != m_seat)
                return;
            const bool fresh = m_nodes[at].branches.empty();
            if (at != 0 && std::has_single_bit(m_nodes[at].visits + 1)) // another deal allows others
                grow(at);
            if (fresh)
                return;
            const auto chosen = choose(at);
            if (!chosen)
                return;
            m_path.emplace_back(at, *chosen);
            at = childOf(at, *chosen);
            if (at == nowhere)
                return;
        }
    }

    // Nowhere: there are enough of them.
    std::uint32_t childOf(std::uint32_t at, std::size_t branch)
    {
        if (m_nodes[at].branches[branch].node == nowhere && m_nodes.size() < mostNodes) {
            m_nodes[at].branches[branch].node = static_cast<std::uint32_t>(m_nodes.size());
            m_nodes.emplace_back();
        }
        return m_nodes[at].branches[branch].node;
    }

    // What can be done now, the most gainful first; a pass gains nothing. Gives the value there is.
    std::int32_t weighChoices(SeatIndex seat, std::size_t mostLooks)
    {
        options(m_state, seat, m_legal, m_options);
        const auto now = valueOf(m_state, seat, m_ahead.evaluationAt(m_state, seat));
        m_choices.clear();
        for (std::uint32_t option = 0; option < m_options.size(); ++option) {
            const auto& action = m_options[option];
            if (action.kind == ActionKind::Pass) {
                m_choices.push_back({option, 0});
                continue;
            }
            const auto key = Gains::keyOf(m_state, action);
            auto gain = m_gains.of(key);
            if (!gain && mostLooks > 0) {
                --mostLooks;
                gain = m_ahead.value(m_state, action, seat, m_trial) - now;
                m_gains.set(key, *gain);
            }
            if (gain)
                m_choices.push_back({option, *gain});
        }
        std::ranges::stable_sort(m_choices, [](const Choice& a, const Choice& b) { return a.gain > b.gain; });
        return now;
    }

    void grow(std::uint32_t at)
    {
        weighChoices(m_seat, mostLooksOfANode);
        addBranches(at);
    }
    // The best become branches, if they are not yet.
    void addBranches(std::uint32_t at)
    {
        auto& branches = m_nodes[at].branches;
        const auto most = std::min(m_choices.size(), mostBranches);
        std::int64_t all = 0;
        for (std::size_t i = 0; i < most; ++i)
            all += weightOf(i);
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            const auto& action = actionOf(m_choices[i]);
            const bool pass = action.kind == ActionKind::Pass;
            if ((i >= most && !pass) ||
                std::ranges::any_of(branches, [&](const Branch& branch) { return branch.action == action; }))
                continue;
            branches.push_back({.action = action, .prior = i < most ? scale * weightOf(i) / all : scale / 50});
        }
    }
    [[nodiscard]] std::int64_t weightOf(std::size_t choice) const
    {
        const auto less = std::int64_t{m_choices.front().gain} - m_choices[choice].gain;
        return 1 + scale * priorWidth / (priorWidth + less);
    }

    // Takes the branch that is to be tried next of those this deal allows.
    std::optional<std::size_t> choose(std::uint32_t at)
    {
        m_refused.assign(m_nodes[at].branches.size(), false);
        for (std::size_t tries = 0; tries < m_nodes[at].branches.size(); ++tries) {
            const auto best = bestOf(m_nodes[at]);
            if (m_ahead.take(m_state, m_nodes[at].branches[best].action))
                return best;
            m_refused[best] = true;
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

    // What gains who decides most, or a pass where nothing does. What gained once and does no more is found out.
    bool quickly()
    {
        const auto seat = decider(m_state);
        if (seat == noSeat)
            return false;
        if (m_state.stage != Stage::Turn) {
            options(m_state, seat, m_legal, m_options);
            return !m_options.empty() &&
                   m_ahead.take(m_state, m_options[m_random.below(static_cast<std::uint32_t>(m_options.size()))]);
        }
        const auto now = weighChoices(seat, mostLooksOfAStep);
        std::size_t tries = 0;
        for (const auto& choice : m_choices) {
            if (choice.gain <= 0 || ++tries > mostTries)
                break;
            const auto& action = actionOf(choice);
            m_trial = m_state;
            if (!m_ahead.take(m_trial, action))
                continue;
            const auto found = valueOf(m_trial, seat, m_ahead.evaluationAt(m_state, seat)) - now;
            m_gains.set(Gains::keyOf(m_state, action), found);
            if (found > 0) {
                std::swap(m_state, m_trial);
                return true;
            }
        }
        return m_ahead.take(m_state, act::pass(seat));
    }

    void keep(std::int32_t value)
    {
        const auto better = chanceOf(value, m_before), likely = chanceOf(value, 0);
        for (const auto& [at, branch] : m_path) {
            auto& node = m_nodes[at];
            ++node.visits;
            ++node.branches[branch].visits;
            node.branches[branch].sum += better;
            node.branches[branch].likely += likely;
        }
    }

    const SeatView& m_view;
    const Evaluation& m_evaluation;
    Random& m_random;
    Lookahead m_ahead;
    Gains m_gains;
    SeatIndex m_seat;
    std::int32_t m_before;
    std::uint16_t m_round = 0;
    std::vector<TreeNode> m_nodes;
    std::vector<std::pair<std::uint32_t, std::size_t>> m_path;
    std::vector<bool> m_refused;
    GameState m_state, m_trial;
    ActionList m_legal;
    std::vector<Action> m_options;
    std::vector<Choice> m_choices;
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

// Where the best and a pass are nearly the same: what gains nothing at once gives way to the pass, for a unit that is
// ready can still answer; and the pass gives way to what gains at once, for that may not be there any more.
void settleNearTies(
    const std::vector<Branch>& branches, const std::vector<Thought>& first, std::vector<std::size_t>& order)
{
    constexpr std::int64_t clearly = scale / 400, tempting = scale / 100;
    const auto kindOf = [&](std::size_t branch) { return branches[branch].action.kind; };
    const auto valueAtOnce = [&](std::size_t branch) {
        const auto thought = std::ranges::find(first, branches[branch].action, &Thought::action);
        return thought != first.end() ? thought->value : 0;
    };
    const auto pass = std::ranges::find(order, ActionKind::Pass, kindOf);
    if (pass == order.end() || branches[*pass].visits == 0)
        return;
    const auto gains = [&](std::size_t branch) { return valueAtOnce(branch) > valueAtOnce(*pass); };
    const auto value = branchMean(branches[*pass]);
    if (pass != order.begin()) {
        if (!gains(order.front()) && branchMean(branches[order.front()]) < value + clearly)
            std::rotate(order.begin(), pass, pass + 1);
        return;
    }
    const auto taken = std::ranges::find_if(
        order, [&](std::size_t branch) { return gains(branch) && branchMean(branches[branch]) > value - tempting; });
    if (taken != order.end())
        std::rotate(order.begin(), taken, taken + 1);
}

} // namespace

Decision searched(const SeatView& view, const PlayerKind& kind, const Evaluation& evaluation, Random& random,
    const StopThinking& stop, const ThinkingClock& clock)
{
    const auto begin = clock ? clock() : 0;
    const bool timed = kind.milliseconds > 0;
    const auto most = timed && !clock ? std::min(kind.iterations, strongPlayer.iterations) : kind.iterations;
    const auto isOver = [&] { return (stop && stop()) || (timed && clock && clock() - begin >= kind.milliseconds); };
    Decision decision;
    Lookahead ahead(evaluation);
    const auto state = view.dealt(random);
    decision.before = weighedTerms(state, view.seat(), ahead.evaluationAt(state, view.seat()));
    auto first = ahead.ranked(state, view.seat(), true);
    const bool settled = first.size() == 1 || first.front().value > wonValue / 2;
    if (settled) { // nothing else to do, or the game is won by it
        decision.action = first.front().action;
        first.resize(std::min(first.size(), thoughtsKept));
        decision.thoughts = std::move(first);
        return decision;
    }
    TreeSearch tree(view, evaluation, random, valueOf(state, view.seat(), evaluation));
    tree.begin(state, first);
    for (std::uint32_t i = 0; i < most && !isOver(); ++i)
        tree.iterate();
    const auto& branches = tree.branches();
    auto order = orderOf(branches);
    settleNearTies(branches, first, order);
    for (const auto index : order) {
        if (decision.thoughts.size() == thoughtsKept)
            break;
        const auto& branch = branches[index];
        Thought thought{branch.action, 0, {}, branch.visits};
        const auto known = std::ranges::find(first, branch.action, &Thought::action);
        if (known != first.end())
            thought.terms = known->terms;
        thought.value = branch.visits > 0 ? static_cast<std::int32_t>(branch.likely / branch.visits) : 0;
        decision.thoughts.push_back(std::move(thought));
    }
    decision.action = decision.thoughts.empty() ? first.front().action : decision.thoughts.front().action;
    return decision;
}

} // namespace nexus::model
