#include "model/advice/completion_ideas.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace nexus::model {

namespace {

constexpr int ideaPoints = 20;      // more than the usual wishes of a person weigh
constexpr std::size_t bentAt = 3;   // costs a curve is held to: each multiplies the work
constexpr std::int64_t shapeOf = 4; // a deck of less than a quarter of its total has no shape of its own

// What copies cost in the section and among the cards that may come in.
struct CostShape {
    std::map<std::int64_t, std::int64_t> held, pool;
    std::int64_t heldTotal = 0, target = 0;

    // The cost a share of the pool's copies does not exceed.
    [[nodiscard]] std::int64_t costAt(double share) const
    {
        std::int64_t all = 0, sum = 0;
        for (const auto& [cost, copies] : pool)
            all += copies;
        for (const auto& [cost, copies] : pool)
            if ((sum += copies) >= static_cast<std::int64_t>(std::ceil(share * static_cast<double>(all))))
                return cost;
        return 0;
    }
};

std::optional<CostShape> shapeFor(const CompletionProblem& problem)
{
    if (!problem.measure())
        return std::nullopt;
    const auto& sum = problem.sums()[*problem.measure()];
    CostShape shape;
    shape.heldTotal = sum.now;
    shape.target = std::max(sum.range.atLeast, std::int64_t{0});
    for (const auto& kind : problem.additions())
        shape.pool[kind.measure] += kind.copies();
    for (const auto& [cost, copies] : shape.pool)
        if (const auto held = problem.heldOf(cost); held > 0)
            shape.held[cost] = held;
    return shape.pool.empty() || shape.target <= 0 ? std::nullopt : std::optional(shape);
}

// How many cards of a cost the finished section lacks most: as the deck has them so far, or where it hardly has any, as
// the cards have that may come in.
std::vector<std::pair<std::int64_t, std::int64_t>> curveFor(const CostShape& shape)
{
    const bool own = shape.heldTotal * shapeOf >= shape.target && !shape.held.empty();
    const auto& like = own ? shape.held : shape.pool;
    std::int64_t all = 0;
    for (const auto& [cost, copies] : like)
        all += cost * copies;
    if (all <= 0)
        return {};
    std::vector<std::pair<std::int64_t, std::int64_t>> lacking; // missing, cost
    std::map<std::int64_t, std::int64_t> wanted;
    for (const auto& [cost, copies] : like) {
        if (cost <= 0 || !shape.pool.contains(cost))
            continue;
        wanted[cost] = (2 * copies * shape.target + all) / (2 * all);
        const auto held = shape.held.contains(cost) ? shape.held.at(cost) : 0;
        if (wanted[cost] > held)
            lacking.emplace_back(wanted[cost] - held, cost);
    }
    std::sort(lacking.begin(), lacking.end(),
        [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
    if (lacking.size() > bentAt)
        lacking.resize(bentAt);
    std::vector<std::pair<std::int64_t, std::int64_t>> curve;
    for (const auto& [missing, cost] : lacking)
        curve.emplace_back(cost, wanted[cost]);
    std::sort(curve.begin(), curve.end());
    return curve;
}

// Cards of the pool that cost at least and at most this.
CardWish costing(const CompletionProblem& problem, const DeckChecker& checker, std::int64_t least, std::int64_t most)
{
    CardWish wish{CardSet(checker.catalogue().size()), ideaPoints};
    for (const auto& kind : problem.additions())
        if (kind.measure >= least && kind.measure <= most)
            for (const auto& [card, copies] : kind.cards)
                wish.cards.insert(card);
    return wish;
}

class IdeaList {
public:
    IdeaList(const DeckChecker& checker, const Deck& deck, const Progress& progress)
        : m_checker(checker)
        , m_deck(deck)
        , m_progress(progress)
    {
    }

    // False where there is none by these wishes.
    bool add(IdeaKind kind, const CompletionWishes& wishes)
    {
        const DeckCompletions completions(m_checker, m_deck, wishes);
        const auto best = completions.fill(1, m_progress);
        if (!best || best->empty())
            return false;
        add(kind, completions, best->front());
        return true;
    }

    void add(IdeaKind kind, const DeckCompletions& completions, const DeckCompletion& completion)
    {
        const auto same = std::find_if(m_ideas.begin(), m_ideas.end(),
            [&](const CompletionIdea& idea) { return idea.completion.changes == completion.changes; });
        if (same != m_ideas.end())
            same->kinds.push_back(kind);
        else
            m_ideas.push_back({{kind}, completion, completions.edit(m_deck, completion)});
    }

    std::vector<CompletionIdea> take() { return std::move(m_ideas); }

private:
    const DeckChecker& m_checker;
    const Deck& m_deck;
    const Progress& m_progress;
    std::vector<CompletionIdea> m_ideas;
};

} // namespace

std::vector<CompletionIdea> completionIdeas(const DeckChecker& checker, const Deck& deck,
    const CompletionWishes& wishes, const std::optional<DeckCompletion>& fewest, const std::vector<std::int32_t>* owned,
    const Progress& progress)
{
    IdeaList ideas(checker, deck, progress);
    const DeckCompletions completions(checker, deck, wishes);
    if (completions.isComplete())
        return {};
    if (fewest)
        ideas.add(IdeaKind::Fewest, completions, *fewest);
    const auto section = checker.sectionIndex(completions.section());
    if (section == DeckChecker::noSection)
        return ideas.take();
    const CompletionProblem problem(checker, deck, wishes, section);
    const auto shape = shapeFor(problem);
    const auto with = [&](std::initializer_list<CardWish> preferred) {
        auto more = wishes;
        more.preferred.insert(more.preferred.end(), preferred);
        return more;
    };
    if (shape) {
        auto bent = wishes;
        if (bent.curve.empty())
            bent.curve = curveFor(*shape);
        bent.curvePoints = std::max(bent.curvePoints, ideaPoints);
        if (!bent.curve.empty())
            ideas.add(IdeaKind::OnCurve, bent);
        const auto low = shape->costAt(0.25), middle = shape->costAt(0.5), high = shape->costAt(0.75);
        const auto dearest = shape->pool.rbegin()->first, cheapest = shape->pool.begin()->first;
        if (cheapest < dearest) {
            ideas.add(IdeaKind::Cheap,
                with({costing(problem, checker, cheapest, low), costing(problem, checker, cheapest, middle)}));
            ideas.add(IdeaKind::Heavy,
                with({costing(problem, checker, middle, dearest), costing(problem, checker, high, dearest)}));
        }
    }
    if (owned) {
        auto own = wishes;
        own.owned = *owned;
        own.ownedPoints = std::max(own.ownedPoints, ideaPoints);
        ideas.add(IdeaKind::Owned, own);
    }
    return ideas.take();
}

const Finding* givingFault(const LegalityReport& report, const DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto drawn = checker.sectionIndex(ruleset.tableRules.deck);
    for (const auto& giving : givingSections(ruleset)) {
        const auto section = checker.sectionIndex(giving);
        for (const auto& finding : report.findings)
            if (finding.severity == Severity::Error && finding.constraint &&
                checker.inSections(ruleset.constraints[*finding.constraint], section) &&
                !checker.inSections(ruleset.constraints[*finding.constraint], drawn))
                return &finding;
    }
    return nullptr;
}

} // namespace nexus::model
