#include "model/advice/deck_mending.h"

#include "model/advice/completion.h"
#include "model/advice/fixes.h"
#include "model/advice/mission_effects.h"
#include "model/advice/mission_packages.h"
#include "model/deck/deck_diff.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t packagesLooked = 20'000, packagesTried = 8;
constexpr int mostFixes = 2'000;

std::int64_t copiesBetween(const Deck& before, const Deck& after)
{
    std::int64_t copies = 0;
    for (const auto& section : deckDiff(before, after).sections)
        for (const auto& card : section.cards)
            copies += std::abs(card.to - card.from);
    return copies;
}

std::size_t errors(const LegalityReport& report)
{
    return static_cast<std::size_t>(std::count_if(report.findings.begin(), report.findings.end(),
        [](const Finding& finding) { return finding.severity == Severity::Error; }));
}

bool sameTrouble(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.card == b.card && a.domain == b.domain && a.section == b.section;
}

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

} // namespace

DeckMending::DeckMending(const DeckChecker& checker, GoOn goOn)
    : m_checker(checker)
    , m_goOn(std::move(goOn))
{
}

// Cards of a section the ruleset does not know go to the one that takes them, if nothing lies there yet; else out.
void DeckMending::placeSections(Deck& deck) const
{
    const auto& sections = m_checker.ruleset().sections;
    const auto before = deck;
    for (const auto& foreign : before.sections) {
        if (m_checker.sectionIndex(foreign.id) != DeckChecker::noSection || m_checker.isFree(foreign.id))
            continue;
        deck.sectionOrNew(foreign.id).entries.clear();
        for (const auto& entry : foreign.entries) {
            const auto found = lookUp(m_checker.catalogue(), entry);
            for (std::uint16_t i = 0; found.card && i < sections.size(); ++i) {
                const auto* accepted = m_checker.accepted(i);
                if (sections[i].free || (accepted && !accepted->contains(*found.card)))
                    continue;
                if (before.copies(sections[i].id) == 0)
                    (void)addCopies(deck.sectionOrNew(sections[i].id), entry);
                break;
            }
        }
    }
}

void DeckMending::takeOutNames(Deck& deck) const
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
void DeckMending::fix(Deck& deck, const Wanted& wanted) const
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
                    [&](const Finding& other) { return sameTrouble(other, finding); }))
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
void DeckMending::mendOptional(Deck& deck) const
{
    for (const auto& section : m_checker.ruleset().sections) {
        if (!section.optional || section.free || deck.copies(section.id) == 0)
            continue;
        auto without = deck, filled = deck;
        without.sectionOrNew(section.id).entries.clear();
        if (errors(m_checker.check(without)) >= errors(m_checker.check(deck)))
            continue;
        complete(filled, section.id);
        deck = ranked(deck, filled) < ranked(deck, without) ? std::move(filled) : std::move(without);
    }
}

void DeckMending::complete(Deck& deck, const SectionId& section) const
{
    const DeckCompletions completions(m_checker, deck, {}, section);
    if (completions.isComplete())
        return;
    const auto nearest = completions.nearest(1, [this](std::size_t, std::size_t) { return goesOn(); });
    if (nearest && !nearest->empty())
        (void)apply(deck, completions.edit(deck, nearest->front()));
}

// What lies beside the deck first: the completion leaves it as it is.
void DeckMending::finish(Deck& deck) const
{
    const auto& drawn = m_checker.ruleset().tableRules.deck;
    fix(deck, [&](const Finding& finding) { return finding.section != drawn; });
    mendOptional(deck);
    complete(deck, drawn);
    if (errors(m_checker.check(deck)) > 0)
        fix(deck, [](const Finding&) { return true; });
}

DeckMending::Ranked DeckMending::ranked(const Deck& before, const Deck& after) const
{
    return {errors(m_checker.check(after)), copiesBetween(before, after)};
}

bool DeckMending::givingIsAtFault(const Deck& deck, const SectionId& giving) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    const auto report = m_checker.check(deck);
    return std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& finding) {
        return finding.severity == Severity::Error && finding.constraint &&
               (constraints[*finding.constraint].kind == ConstraintKind::Within || finding.section == giving);
    });
}

// Of the packages that need the fewest changes, the one with which the whole deck needs the fewest.
Deck DeckMending::withBestPackage(const Deck& begun, const SectionId& giving, const Deck& deck) const
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

std::optional<Deck> DeckMending::mended(const Deck& deck) const
{
    auto begun = deck;
    placeSections(begun);
    takeOutNames(begun);
    fix(begun, [](const Finding& finding) { return !finding.constraint; });
    auto done = begun;
    finish(done);
    const auto giving = MissionEffects(m_checker).givingSections();
    if (!giving.empty() && goesOn() && (givingIsAtFault(begun, giving.front()) || errors(m_checker.check(done)) > 0))
        done = withBestPackage(begun, giving.front(), done);
    if (!goesOn())
        return std::nullopt;
    return done;
}

} // namespace nexus::model
