#include "model/advice/deck_mending.h"

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
    return static_cast<std::size_t>(
        std::count_if(report.findings.begin(), report.findings.end(), [](const Finding& finding) { return finding.severity == Severity::Error; }));
}

bool sameTrouble(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.card == b.card && a.domain == b.domain && a.section == b.section;
}

// The first fix that changes the deck and guesses no name.
const Fix* automaticFix(const std::vector<Fix>& fixes)
{
    for (const auto& fix : fixes)
        if (fix.edit && fix.kind != FixKind::UseName && fix.copies > 0)
            return &fix;
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
            const auto* fix = automaticFix(fixes);
            auto next = deck;
            if (!fix || !apply(next, *fix->edit))
                continue;
            const auto then = m_checker.check(next);
            if (std::any_of(then.findings.begin(), then.findings.end(), [&](const Finding& other) { return sameTrouble(other, finding); }))
                continue; // it does not mend it: not for ever
            deck = std::move(next);
            changed = true;
            break;
        }
        if (!changed)
            return;
    }
}

// A section that may stay empty never stands in the way.
void DeckMending::emptyOptional(Deck& deck) const
{
    for (const auto& section : m_checker.ruleset().sections) {
        if (!section.optional || section.free || deck.copies(section.id) == 0)
            continue;
        auto without = deck;
        without.sectionOrNew(section.id).entries.clear();
        if (errors(m_checker.check(without)) < errors(m_checker.check(deck)))
            deck = std::move(without);
    }
}

// The deck as it is where nothing of the section that gives is at fault; else with the packages that change least.
std::vector<Deck> DeckMending::withPackages(const Deck& deck) const
{
    const auto giving = MissionEffects(m_checker).givingSections();
    if (giving.empty())
        return {deck};
    const auto report = m_checker.check(deck);
    const auto& constraints = m_checker.ruleset().constraints;
    const auto about = [&](const Finding& finding) {
        return finding.severity == Severity::Error && finding.constraint &&
               (constraints[*finding.constraint].kind == ConstraintKind::Within || finding.section == giving.front());
    };
    if (std::none_of(report.findings.begin(), report.findings.end(), about))
        return {deck};
    const MissionPackages packages(m_checker, giving.front());
    auto listed = packages.forDeck(deck, packagesLooked, [this](std::size_t, std::size_t) { return goesOn(); });
    if (!listed || listed->empty())
        return {deck};
    // A card that is not carried goes out, and mostly another comes in for it.
    const auto cost = [](const MissionPackage& package) { return package.changes + 2 * package.notCarried; };
    const auto tried = std::min(packagesTried, listed->size());
    std::stable_sort(listed->begin(), listed->end(), [&](const auto& a, const auto& b) { return cost(a) < cost(b); });
    std::vector<Deck> decks;
    for (std::size_t i = 0; i < tried; ++i) {
        decks.push_back(deck);
        (void)apply(decks.back(), packages.edit(deck, (*listed)[i]));
    }
    return decks;
}

void DeckMending::finish(Deck& deck) const
{
    fix(deck, [](const Finding&) { return true; });
    emptyOptional(deck);
}

std::optional<Deck> DeckMending::mended(const Deck& deck) const
{
    auto begun = deck;
    placeSections(begun);
    takeOutNames(begun);
    fix(begun, [](const Finding& finding) { return !finding.constraint; });
    std::optional<Deck> best;
    std::pair<std::size_t, std::int64_t> least;
    for (auto& candidate : withPackages(begun)) {
        if (!goesOn())
            return std::nullopt;
        finish(candidate);
        const std::pair<std::size_t, std::int64_t> rank{errors(m_checker.check(candidate)), copiesBetween(deck, candidate)};
        if (!best || rank < least) {
            least = rank;
            best = std::move(candidate);
        }
    }
    if (!goesOn())
        return std::nullopt;
    return best;
}

} // namespace nexus::model
