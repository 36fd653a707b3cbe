#include "model/advice/sideboard_plans.h"

#include "model/advice/edit_effect.h"

#include <algorithm>
#include <limits>

namespace nexus::model {

namespace {

constexpr std::size_t atTheEnd = std::numeric_limits<std::size_t>::max();

std::int64_t copiesOf(const std::vector<DeckEntry>& rows)
{
    std::int64_t copies = 0;
    for (const auto& row : rows)
        copies += row.count;
    return copies;
}

// Rows of an applied plan as they lay; of one that came without them, in the order of the plan.
std::vector<MovedRow> movedRows(const std::vector<MovedRow>& moved, const std::vector<DeckEntry>& planned)
{
    if (!moved.empty())
        return moved;
    std::vector<MovedRow> rows;
    for (const auto& row : planned)
        rows.push_back({row, atTheEnd});
    return rows;
}

// Takes the copies out of the section: of that printing, then of any. What is not there is given back.
int takeCopies(DeckSection& section, const DeckEntry& row)
{
    int left = row.count;
    for (const bool anyPrinting : {false, true})
        for (auto& entry : section.entries)
            if (left > 0 && (anyPrinting || entry.printing == row.printing) && sameCard(entry, row)) {
                const int copies = std::min(left, entry.count);
                entry.count -= copies;
                left -= copies;
            }
    std::erase_if(section.entries, [](const DeckEntry& entry) { return entry.count == 0; });
    return left;
}

// Puts the copies where they lay: with the row that is still there, else into its place.
bool putBack(DeckSection& section, const MovedRow& moved)
{
    for (auto& entry : section.entries)
        if (entry.printing == moved.row.printing && sameCard(entry, moved.row)) {
            entry.count += moved.row.count;
            return entry.count <= maxCopies;
        }
    const auto place = std::min(moved.place, section.entries.size());
    section.entries.insert(section.entries.begin() + static_cast<std::ptrdiff_t>(place), moved.row);
    return true;
}

// Not there before, or further from its bound than before.
bool isNew(const Finding& error, const LegalityReport& before)
{
    return std::none_of(before.findings.begin(), before.findings.end(), [&](const Finding& known) {
        return known.severity == error.severity && sameFault(known, error) && gapOf(error) <= gapOf(known);
    });
}

} // namespace

std::optional<SideboardSections> sideboardSections(const DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto gives = [&](std::size_t section) {
        return std::any_of(ruleset.constraints.begin(), ruleset.constraints.end(),
            [&](const Constraint& rule) { return rule.totalOf == ruleset.sections[section].id; });
    };
    SideboardSections found{.main = checker.sectionIndex(ruleset.tableRules.deck)};
    for (std::uint16_t i = 0; i < ruleset.sections.size() && found.side == DeckChecker::noSection; ++i)
        if (i != found.main && ruleset.sections[i].optional && !ruleset.sections[i].free && !gives(i))
            found.side = i;
    if (found.side == DeckChecker::noSection || found.main == DeckChecker::noSection || gives(found.main))
        return std::nullopt;
    return found;
}

SideboardPlans::SideboardPlans(const DeckChecker& checker, const Deck& deck)
    : m_checker(checker)
    , m_deck(deck)
    , m_sections(sideboardSections(checker))
    , m_base(deck)
{
    for (std::size_t i = 0; i < deck.plans.size() && !m_applied; ++i)
        if (deck.plans[i].applied)
            m_applied = i;
    if (m_applied)
        if (const auto back = takeBack(*m_applied))
            (void)model::apply(m_base, *back);
    m_report = checker.check(m_base);
}

SideboardPlans::Taken SideboardPlans::take(
    const Deck& deck, std::uint16_t section, const std::vector<DeckEntry>& wanted) const
{
    Taken taken;
    const auto* found = deck.section(id(section));
    const std::vector<DeckEntry> none;
    const auto& entries = found ? found->entries : none;
    const auto card = [&](const DeckEntry& entry) {
        return lookUp(m_checker.catalogue(), entry, m_checker.accepted(section)).card;
    };
    std::vector<int> moved(entries.size());
    for (const auto& row : wanted) {
        const auto wantedCard = card(row);
        int left = row.count;
        for (const bool anyPrinting : {false, true})
            for (std::size_t i = 0; i < entries.size() && left > 0; ++i) {
                const bool same = sameCard(entries[i], row) || (wantedCard && card(entries[i]) == wantedCard);
                if (!same || (!anyPrinting && entries[i].printing != row.printing))
                    continue;
                const int copies = std::min(left, entries[i].count - moved[i]);
                moved[i] += copies;
                left -= copies;
            }
        if (left > 0)
            taken.faults.push_back({PlanFaultKind::TooFewCopies, id(section), row.card, row.count, row.count - left});
    }
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (moved[i] > 0) {
            taken.rows.push_back({entries[i], i});
            taken.rows.back().row.count = moved[i];
        }
    return taken;
}

EditGroup SideboardPlans::moves(const Taken& out, const Taken& in) const
{
    EditGroup group;
    for (const auto& moved : out.rows)
        group.edits.push_back({MoveCopies{id(m_sections->main), id(m_sections->side), moved.row, moved.row.count}});
    for (const auto& moved : in.rows)
        group.edits.push_back({MoveCopies{id(m_sections->side), id(m_sections->main), moved.row, moved.row.count}});
    return group;
}

std::optional<Deck> SideboardPlans::after(const SideboardPlan& plan) const
{
    if (!m_sections)
        return std::nullopt;
    const auto out = take(m_base, m_sections->main, plan.out);
    const auto in = take(m_base, m_sections->side, plan.in);
    if (!out.faults.empty() || !in.faults.empty())
        return std::nullopt;
    auto deck = m_base;
    if (!model::apply(deck, {moves(out, in)}))
        return std::nullopt;
    return deck;
}

PlanCheck SideboardPlans::check(const SideboardPlan& plan) const
{
    PlanCheck check;
    if (plan.out.empty() && plan.in.empty())
        check.faults.push_back({});
    if (!m_sections)
        return check;
    for (const auto& [section, rows] : {std::pair(m_sections->main, &plan.out), std::pair(m_sections->side, &plan.in)})
        for (auto& fault : take(m_base, section, *rows).faults)
            check.faults.push_back(std::move(fault));
    for (const auto& row : plan.out)
        if (std::any_of(plan.in.begin(), plan.in.end(), [&](const DeckEntry& other) { return sameCard(row, other); }))
            check.faults.push_back({.kind = PlanFaultKind::BothWays, .card = row.card});
    if (const auto out = copiesOf(plan.out), in = copiesOf(plan.in); out != in)
        check.faults.push_back({.kind = PlanFaultKind::Uneven, .wanted = out, .there = in});
    if (const auto deck = after(plan)) {
        const auto report = m_checker.check(*deck);
        check.legal = report.legal();
        for (const auto& finding : report.findings)
            if (finding.severity == Severity::Error && isNew(finding, m_report))
                check.breaks.push_back(finding);
    }
    return check;
}

SideboardPlans::Edit SideboardPlans::apply(std::size_t plan) const
{
    const auto refused = [](PlanRefusalKind kind) { return tl::unexpected(PlanRefusal{kind, {}, {}}); };
    if (plan >= m_deck.plans.size())
        return refused(PlanRefusalKind::NoSuchPlan);
    if (!m_sections)
        return refused(PlanRefusalKind::NoSideboard);
    if (m_deck.plans[plan].applied)
        return refused(PlanRefusalKind::Applied);
    if (m_applied)
        return tl::unexpected(PlanRefusal{PlanRefusalKind::AnotherApplied, m_deck.plans[*m_applied].name, {}});
    const auto out = take(m_deck, m_sections->main, m_deck.plans[plan].out);
    const auto in = take(m_deck, m_sections->side, m_deck.plans[plan].in);
    PlanRefusal missing{PlanRefusalKind::CopiesMissing, {}, out.faults};
    missing.faults.insert(missing.faults.end(), in.faults.begin(), in.faults.end());
    if (!missing.faults.empty())
        return tl::unexpected(std::move(missing));
    auto group = moves(out, in);
    auto plans = m_deck.plans;
    plans[plan].applied = true;
    plans[plan].movedOut = out.rows;
    plans[plan].movedIn = in.rows;
    group.edits.push_back({SetPlans{std::move(plans)}});
    auto copy = m_deck;
    if (!model::apply(copy, {group}))
        return refused(PlanRefusalKind::TooManyCopies);
    return DeckEdit{std::move(group)};
}

SideboardPlans::Edit SideboardPlans::takeBack(std::size_t plan) const
{
    const auto refused = [](PlanRefusalKind kind) { return tl::unexpected(PlanRefusal{kind, {}, {}}); };
    if (plan >= m_deck.plans.size())
        return refused(PlanRefusalKind::NoSuchPlan);
    if (!m_deck.plans[plan].applied)
        return refused(PlanRefusalKind::NotApplied);
    if (!m_sections)
        return refused(PlanRefusalKind::NoSideboard);
    auto plans = m_deck.plans;
    const auto out = movedRows(plans[plan].movedOut, plans[plan].out),
               in = movedRows(plans[plan].movedIn, plans[plan].in);
    plans[plan].applied = false;
    plans[plan].movedOut.clear();
    plans[plan].movedIn.clear();
    auto deck = m_deck;
    auto main = deck.sectionOrNew(id(m_sections->main)), side = deck.sectionOrNew(id(m_sections->side));
    PlanRefusal missing{PlanRefusalKind::CopiesMissing, {}, {}};
    const auto take = [&](DeckSection& from, const DeckEntry& row) {
        if (const int left = takeCopies(from, row); left > 0)
            missing.faults.push_back({PlanFaultKind::TooFewCopies, from.id, row.card, row.count, row.count - left});
    };
    for (const auto& moved : out)
        take(side, moved.row);
    for (const auto& moved : in)
        take(main, moved.row);
    if (!missing.faults.empty())
        return tl::unexpected(std::move(missing));
    bool fits = true;
    for (const auto& moved : out)
        fits = putBack(main, moved) && fits;
    for (const auto& moved : in)
        fits = putBack(side, moved) && fits;
    if (!fits)
        return refused(PlanRefusalKind::TooManyCopies);
    const auto last = m_deck.sections.size();
    return DeckEdit{EditGroup{{{ReplaceSection{std::move(main), last, true}},
        {ReplaceSection{std::move(side), last, true}}, {SetPlans{std::move(plans)}}}}};
}

DeckEdit SideboardPlans::forgetApplied() const
{
    auto plans = m_deck.plans;
    for (auto& plan : plans) {
        plan.applied = false;
        plan.movedOut.clear();
        plan.movedIn.clear();
    }
    return {SetPlans{std::move(plans)}};
}

} // namespace nexus::model
