// What completing a section of a deck is about, as sums: what each constraint on it counts, the copies that must go
// whatever else happens, and the cards whose copies may come in or go out. Everything outside the section stays as it
// is. `unlessEmpty` is not looked at, since a completed section is not empty. Bounds that look at other sections too
// bind the drawn section; any other has only to leave them as they are. Private to model/advice.
#pragma once

#include "model/advice/completion_wishes.h"
#include "model/advice/laws.h"

namespace nexus::model {

struct CompletionSum : LawSum {
    std::int64_t now = 0; // with what must go gone
};

// Cards that change the sums alike and are as welcome as each other.
struct CompletionKind {
    std::vector<std::int64_t> by; // a copy in; a copy out is the opposite
    bool in = true;               // copies come in, or go out
    bool fresh = false;           // not in the section yet
    std::int64_t points = 0;      // a copy: what the wishes have against it
    std::int64_t measure = 0;     // a copy's part of what the section is measured by
    CardCounts cards;             // with the most copies

    [[nodiscard]] std::int64_t copies() const { return copiesOf(cards); }
};

// Cards whose limits depend on each other, and every choice of copies that keeps them.
struct CompletionLink {
    std::vector<CardIndex> cards;
    std::vector<std::vector<int>> choices; // copies in or out, a card each
};

class CompletionProblem {
public:
    // The checker must outlive it; the deck need not.
    CompletionProblem(
        const DeckChecker& checker, const Deck& deck, const CompletionWishes& wishes, std::uint16_t section);

    [[nodiscard]] std::uint16_t section() const { return m_section; }
    [[nodiscard]] const CompletionWishes& wishes() const { return m_wishes; }
    [[nodiscard]] const std::vector<CompletionSum>& sums() const { return m_sums; }
    // The sum a completion is measured by: the first that has to be reached; else the first.
    [[nodiscard]] std::optional<std::size_t> measure() const { return m_measure; }
    [[nodiscard]] const std::vector<CompletionKind>& additions() const { return m_additions; }
    [[nodiscard]] const std::vector<CompletionKind>& removals() const { return m_removals; }
    [[nodiscard]] const std::vector<CompletionLink>& links() const { return m_links; }
    [[nodiscard]] bool tooManyChoices() const { return m_tooMany; }
    // Copies the law does not allow here, whatever else happens: they go first.
    [[nodiscard]] const std::map<CardIndex, int>& mustGo() const { return m_mustGo; }
    // Rows of the section whose name means no card; they go too.
    [[nodiscard]] const std::vector<DeckEntry>& nameless() const { return m_nameless; }
    // A section that cards are held against and nothing is in.
    [[nodiscard]] const std::optional<SectionId>& nothingGiven() const { return m_nothingGiven; }
    // The most one card of the section, legal here or not, brings to the measure.
    [[nodiscard]] std::int64_t dearest() const { return m_dearest; }
    // A card that has to stay and may not.
    [[nodiscard]] std::optional<CardIndex> stuck() const { return m_stuck; }
    // Copies in the section once what must go is gone.
    [[nodiscard]] int held(CardIndex card) const;
    // What a copy brings to the measure; nothing where there is none.
    [[nodiscard]] std::int64_t measureOf(CardIndex card) const
    {
        return m_measure ? m_laws.valueOf(m_sums[*m_measure], card) : 0;
    }
    // Those of the copies held a copy of which brings this much of the measure.
    [[nodiscard]] std::int64_t heldOf(std::int64_t measure) const;
    [[nodiscard]] bool isMet(const std::vector<std::int64_t>& values) const;
    // What a copy of the card brings to each sum.
    [[nodiscard]] std::vector<std::int64_t> changeBy(CardIndex card) const;
    // What a choice of the link does.
    [[nodiscard]] std::vector<std::int64_t> changeBy(const CompletionLink& link, const std::vector<int>& choice) const;
    [[nodiscard]] std::int64_t pointsFor(CardIndex card, int copies) const;

private:
    struct Facts; // what is read off the deck, for making
    void collectLinks(Facts& facts);
    void addLink(Facts& facts, std::vector<CardIndex> cards);
    void collectHeld(const Facts& facts);
    void collectSums(const Facts& facts);
    void collectKinds(const Facts& facts);
    [[nodiscard]] int atHand(CardIndex card) const;

    Laws m_laws;
    std::uint16_t m_section = DeckChecker::noSection;
    CompletionWishes m_wishes;
    std::vector<CompletionSum> m_sums;
    std::optional<std::size_t> m_measure;
    std::vector<CompletionKind> m_additions, m_removals;
    std::vector<CompletionLink> m_links;
    std::map<CardIndex, int> m_held, m_mustGo, m_everywhere;
    std::vector<DeckEntry> m_nameless;
    std::optional<CardIndex> m_stuck;
    std::optional<SectionId> m_nothingGiven;
    std::int64_t m_dearest = 0;
    bool m_tooMany = false;
};

// Costs are written in one number, so that the least is the best. Of nearest fixes, from the most to the least: copies
// changed, taken out, points, copies of cards that are new. Of fillings: points, copies, copies of cards that are new.
constexpr unsigned copiesAt = 48, outAt = 36, pointsAt = 12;
constexpr unsigned fillPointsAt = 24, fillCopiesAt = 12;

enum class CompletionGoal { Nearest, Fill };

struct CompletionWalk {
    // What a unit is made of: copies of kinds of cards, those of the first coming first, or cards whose limits depend
    // on each other.
    struct Source {
        std::vector<const CompletionKind*> kinds;
        const CompletionLink* link = nullptr;
        std::vector<std::size_t> choices; // of the link, as the walk has them
    };
    using Way = std::vector<std::size_t>;
    std::vector<WalkSum> sums;
    std::vector<WalkUnit> units;
    std::vector<Source> sources;

    // Whether some but not all of the changes would do.
    [[nodiscard]] bool hasPartThatDoes(const Way& way) const;
};
// The problem must outlive it.
[[nodiscard]] CompletionWalk completionWalk(
    const CompletionProblem& problem, CompletionGoal goal, std::int64_t mostCopies);
// The least each sum can become when all that may go is gone.
[[nodiscard]] std::vector<std::int64_t> lowestSums(const CompletionProblem& problem, CompletionGoal goal);
// The units of cards whose limits depend on each other.
void addLinks(CompletionWalk& walk, const CompletionProblem& problem, CompletionGoal goal);
// Fewer changed copies cannot bring every sum into its range.
[[nodiscard]] std::int64_t leastCopies(const CompletionProblem& problem);

} // namespace nexus::model
