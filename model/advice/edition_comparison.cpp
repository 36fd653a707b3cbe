#include "model/advice/edition_comparison.h"

#include "model/advice/completion.h"
#include "model/advice/fixes.h"
#include "model/advice/mission_packages.h"
#include "model/deck/deck_edit.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t packagesLooked = 20'000, packagesTried = 8;
constexpr int mostFixes = 2'000;

// The first fix that changes the deck and guesses no name; of a card at fault one that takes it out or moves it, since
// what comes in for it is the completion's to say.
const Fix* automaticFix(const std::vector<Fix>& fixes, const Finding& finding)
{
    for (const auto& fix : fixes) {
        const bool goes = fix.kind == FixKind::TakeOut || fix.kind == FixKind::TakeOutAll || fix.kind == FixKind::Move;
        if (fix.edit && fix.copies > 0 && (goes || (!finding.card && fix.kind != FixKind::UseName)))
            return &fix;
    }
    return nullptr;
}

// A deck in any state towards a legal one under a ruleset. By stages, each with the fewest changed copies it finds:
// sections the ruleset does not know, names that mean no card it sees, cards at the wrong place; the section that
// gives, where it is at fault, does not carry the deck, or nothing completes the deck with it; sections beside the
// deck; last the deck's own completion. No name is guessed: what means no card goes out. Ends for every deck; what
// could not be mended the checker still finds. The same input gives the same output.
class DeckMending {
public:
    using GoOn = std::function<bool()>; // false: stops as soon as it can
    DeckMending(const DeckChecker& checker, GoOn goOn)
        : m_checker(checker)
        , m_goOn(std::move(goOn))
    {
    }
    // The deck with as few changes as are found; none where it was stopped.
    [[nodiscard]] std::optional<Deck> mended(const Deck& deck) const
    {
        auto begun = deck;
        placeSections(begun);
        takeOutNames(begun);
        fix(begun, [](const Finding& finding) { return !finding.constraint; });
        auto done = begun;
        finish(done);
        const auto giving = givingSections(m_checker.ruleset());
        if (!giving.empty() && goesOn() &&
            (givingIsAtFault(begun, giving.front()) || errorsOf(m_checker.check(done)) > 0))
            done = withBestPackage(begun, giving.front(), done);
        if (!goesOn())
            return std::nullopt;
        return done;
    }

private:
    using Wanted = std::function<bool(const Finding&)>;
    struct Ranked { // the fewer errors the better, then the fewer copies changed
        std::size_t errors = 0;
        std::int64_t copies = 0;
        friend auto operator<=>(const Ranked&, const Ranked&) = default;
    };
    // Cards of a section the ruleset does not know go to the one that takes them, if nothing lies there yet; else out.
    void placeSections(Deck& deck) const
    {
        const auto& sections = m_checker.ruleset().sections;
        const auto before = deck;
        for (const auto& foreign : before.sections) {
            if (m_checker.sectionIndex(foreign.id) != DeckChecker::noSection || m_checker.isFree(foreign.id))
                continue;
            deck.sectionOrNew(foreign.id).entries.clear();
            for (const auto& entry : foreign.entries) {
                const auto found = lookUp(m_checker.catalogue(), entry);
                const auto home = found.card ? m_checker.homeSection(*found.card) : std::nullopt;
                if (home && before.copies(sections[*home].id) == 0)
                    (void)addCopies(deck.sectionOrNew(sections[*home].id), entry);
            }
        }
    }
    void takeOutNames(Deck& deck) const
    {
        const auto rows = m_checker.resolve(deck);
        std::size_t row = 0;
        for (auto& section : deck.sections) {
            const auto first = row;
            row += section.entries.size();
            if (m_checker.isFree(section.id))
                continue;
            std::vector<DeckEntry> kept;
            for (std::size_t i = 0; i < section.entries.size(); ++i)
                if (rows[first + i].card)
                    kept.push_back(section.entries[i]);
            section.entries = std::move(kept); // the rows of this section are looked at no more
        }
    }
    // The first fix of each wanted finding, one after the other: a fix may make another needless.
    void fix(Deck& deck, const Wanted& wanted) const
    {
        for (int done = 0; done < mostFixes && goesOn(); ++done) {
            const auto report = m_checker.check(deck);
            const FixFinder finder(m_checker, deck, report);
            bool changed = false;
            for (const auto& finding : report.findings) {
                if (finding.severity != Severity::Error || !wanted(finding))
                    continue;
                const auto fixes = finder.fixesFor(finding);
                const auto* fix = automaticFix(fixes, finding);
                auto next = deck;
                if (!fix || !apply(next, *fix->edit))
                    continue;
                const auto then = m_checker.check(next);
                if (std::any_of(then.findings.begin(), then.findings.end(),
                        [&](const Finding& other) { return sameFault(other, finding); }))
                    continue; // it does not mend it: not for ever
                deck = std::move(next);
                changed = true;
                break;
            }
            if (!changed)
                return;
        }
    }
    // A section that may stay empty never stands in the way: it is mended, or emptied where that changes less.
    void mendOptional(Deck& deck) const
    {
        for (const auto& section : m_checker.ruleset().sections) {
            if (!section.optional || section.free || deck.copies(section.id) == 0)
                continue;
            auto without = deck, filled = deck;
            without.sectionOrNew(section.id).entries.clear();
            if (errorsOf(m_checker.check(without)) >= errorsOf(m_checker.check(deck)))
                continue;
            complete(filled, section.id);
            deck = ranked(deck, filled) < ranked(deck, without) ? std::move(filled) : std::move(without);
        }
    }
    void complete(Deck& deck, const SectionId& section) const
    {
        const DeckCompletions completions(m_checker, deck, {}, section);
        if (completions.isComplete())
            return;
        const auto nearest = completions.nearest(1, [this](std::size_t, std::size_t) { return goesOn(); });
        if (nearest && !nearest->empty())
            (void)apply(deck, completions.edit(deck, nearest->front()));
    }
    // What lies beside the deck first: the completion leaves it as it is.
    void finish(Deck& deck) const
    {
        const auto& drawn = m_checker.ruleset().tableRules.deck;
        fix(deck, [&](const Finding& finding) { return finding.section != drawn; });
        mendOptional(deck);
        complete(deck, drawn);
        if (errorsOf(m_checker.check(deck)) > 0)
            fix(deck, [](const Finding&) { return true; });
    }
    [[nodiscard]] bool givingIsAtFault(const Deck& deck, const SectionId& giving) const
    {
        const auto& constraints = m_checker.ruleset().constraints;
        const auto report = m_checker.check(deck);
        return std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& finding) {
            return finding.severity == Severity::Error && finding.constraint &&
                   (constraints[*finding.constraint].kind == ConstraintKind::Within || finding.section == giving);
        });
    }
    // Of the packages that need the fewest changes, the one with which the whole deck needs the fewest.
    [[nodiscard]] Deck withBestPackage(const Deck& begun, const SectionId& giving, const Deck& deck) const
    {
        const MissionPackages packages(m_checker, giving);
        auto best = deck;
        auto least = ranked(begun, best);
        auto listed = packages.forDeck(begun, packagesLooked, [this](std::size_t, std::size_t) { return goesOn(); });
        if (!listed)
            return best;
        // A card that is not carried goes out, and mostly another comes in for it.
        std::stable_sort(listed->begin(), listed->end(),
            [](const auto& a, const auto& b) { return a.changes + 2 * a.notCarried < b.changes + 2 * b.notCarried; });
        std::size_t tried = 0;
        for (const auto& package : *listed) {
            if (tried == packagesTried || !goesOn())
                break;
            if (least.errors == 0 && package.changes + package.notCarried >= least.copies)
                continue;
            ++tried;
            auto candidate = begun;
            (void)apply(candidate, packages.edit(begun, package));
            finish(candidate);
            if (const auto rank = ranked(begun, candidate); rank < least) {
                least = rank;
                best = std::move(candidate);
            }
        }
        return best;
    }
    [[nodiscard]] Ranked ranked(const Deck& before, const Deck& after) const
    {
        return {errorsOf(m_checker.check(after)), movedCopies(changesBetween(before, after))};
    }
    [[nodiscard]] bool goesOn() const { return !m_goOn || m_goOn(); }

    const DeckChecker& m_checker;
    GoOn m_goOn;
};
} // namespace

DeckEdit changeOfEdition(const DeckChecker& checker)
{
    return {SetField{DeckField::Ruleset, checker.ruleset().id.str()}};
}

std::optional<EditionProposal> compareWith(const Deck& deck, const DeckChecker& checker, const Progress& progress)
{
    EditionProposal proposal;
    proposal.now = checker.check(deck);
    proposal.after = proposal.now;
    auto after = deck;
    after.ruleset = checker.ruleset().id;
    if (!proposal.now.legal()) {
        auto mended = DeckMending(checker, [&] { return !progress || progress(0, 1); }).mended(after);
        if (!mended)
            return std::nullopt;
        after = std::move(*mended);
        proposal.after = checker.check(after);
    }
    proposal.changes = changesBetween(deck, after);
    proposal.mended = editBetween(deck, after);
    return proposal;
}

std::vector<EditionProposal> compareEditions(
    const Deck& deck, const std::vector<std::shared_ptr<const DeckChecker>>& checkers, const Progress& progress)
{
    std::vector<EditionProposal> proposals;
    for (const auto& checker : checkers) {
        auto proposal = compareWith(deck, *checker,
            [&](std::size_t, std::size_t) { return !progress || progress(proposals.size(), checkers.size()); });
        if (!proposal)
            return {};
        proposals.push_back(std::move(*proposal));
    }
    return proposals;
}

} // namespace nexus::model
