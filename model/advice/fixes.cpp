#include "model/advice/fixes.h"

#include "model/advice/completion.h"
#include "model/advice/fix_search.h"
#include "model/advice/mission_packages.h"
#include "model/base/text.h"
#include "model/deck/deck_edit.h"
#include "model/rules/names_today.h"
#include "model/search/card_lookup.h"
#include "model/search/query_facets.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace nexus::model {

namespace {

constexpr std::size_t maxNames = 3;

std::set<std::string> kindsAbout(const LegalityReport& report, const std::string& card)
{
    std::set<std::string> rules;
    for (const auto& finding : report.findings)
        if (finding.severity == Severity::Error && finding.card && fold(*finding.card) == fold(card))
            rules.insert(finding.rule);
    return rules;
}

using Terms = std::vector<std::string>;

void add(Terms& terms, std::string term)
{
    if (!term.empty())
        terms.push_back(std::move(term));
}

// "in:main", or "(in:main or in:sideboard)".
std::string inSections(const Constraint& rule)
{
    Terms terms;
    for (const auto& id : rule.sections)
        terms.push_back("in:" + id.str());
    return terms.size() == 1 ? terms.front() : "(" + joined(terms, " or ") + ")";
}

std::string acceptedBy(const DeckChecker& checker, const SectionId& id)
{
    const auto* section = checker.ruleset().section(id);
    return section ? asOneTerm(section->acceptsText, checker.catalogue().game()) : std::string();
}

std::string between(const DeckChecker& checker, const Summed& what, std::int64_t low, std::optional<std::int64_t> high)
{
    if (const auto field = queryField(checker, what)) {
        if (!high)
            return *field + ">=" + std::to_string(low);
        return low == *high ? *field + "=" + std::to_string(low)
                            : *field + ":" + std::to_string(low) + ".." + std::to_string(*high);
    }
    Terms domains; // some of the ruleset's domains
    for (const auto domain : checker.ruleset().domains)
        domains.push_back("d:" + checker.catalogue().game().attributes[domain].id.str());
    return domains.size() == 1 ? domains.front() : "(" + joined(domains, " or ") + ")";
}

// Whether the section is where its cards go by themselves: what can:add speaks of.
bool isHome(const DeckChecker& checker, std::uint16_t section)
{
    const auto& sections = checker.ruleset().sections;
    for (std::uint16_t earlier = 0; earlier < section; ++earlier) {
        if (sections[earlier].free)
            continue;
        const auto* theirs = checker.accepted(earlier);
        const auto* ours = checker.accepted(section);
        if (!theirs)
            return false;
        CardSet both = *theirs;
        if (ours)
            both &= *ours;
        if (both.count() > 0)
            return false;
    }
    return !sections[section].free;
}

// What the other totals of the section leave room for: "cp<=7".
void addRoom(
    Terms& terms, const DeckChecker& checker, const LegalityReport& report, const SectionId& section, std::uint32_t but)
{
    for (const auto& total : report.totals) {
        const auto& rule = checker.ruleset().constraints[total.constraint];
        const auto* attribute = std::get_if<AttributeIndex>(&rule.attribute);
        const auto limit = rule.bounds.upper();
        if (total.constraint == but || rule.kind != ConstraintKind::Total || rule.forEachDomain || !attribute ||
            !limit || rule.where || rule.warning || rule.sections != std::vector{section} || total.value > *limit)
            continue;
        terms.push_back(
            checker.catalogue().game().attributes[*attribute].id.str() + "<=" + std::to_string(*limit - total.value));
    }
}

} // namespace

std::optional<std::string> queryField(const DeckChecker& checker, const Summed& what)
{
    const Game& game = checker.catalogue().game();
    if (const auto* attribute = std::get_if<AttributeIndex>(&what))
        return game.attributes[*attribute].id.str();
    return checker.ruleset().domains.size() == game.domainAttributes().size() ? std::optional<std::string>("dp")
                                                                              : std::nullopt;
}

std::string fittingQuery(const DeckChecker& checker, const LegalityReport& report, std::uint32_t constraint,
    std::optional<AttributeIndex> domain, std::int64_t gap)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    const auto& section = rule.sections.front();
    const bool home = isHome(checker, checker.sectionIndex(section));
    Terms terms;
    add(terms, acceptedBy(checker, section));
    add(terms, asOneTerm(rule.whereText, checker.catalogue().game()));
    terms.emplace_back(home ? "can:add" : "is:legal");
    if (rule.kind == ConstraintKind::Total)
        terms.push_back(between(checker, domain ? Summed(*domain) : rule.attribute, 1, gap));
    if (!home)
        addRoom(terms, checker, report, section, constraint);
    return joined(terms, " ");
}

std::string giversQuery(const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    Terms terms;
    add(terms, acceptedBy(checker, *rule.totalOf));
    terms.push_back(between(checker, domain ? Summed(*domain) : rule.attribute, 1, std::nullopt));
    return joined(terms, " ");
}

std::string countedQuery(const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    Terms terms{inSections(rule)};
    add(terms, asOneTerm(rule.whereText, checker.catalogue().game()));
    if (domain)
        terms.push_back(between(checker, Summed(*domain), 1, std::nullopt));
    return joined(terms, " ");
}

FixFinder::FixFinder(const DeckChecker& checker, const Deck& deck, const LegalityReport& report)
    : m_checker(checker)
    , m_deck(deck)
    , m_report(report)
    , m_rows(checker.resolve(deck))
    , m_places(entryPlaces(deck))
{
}

std::vector<Fix> FixFinder::fixesFor(const Finding& finding) const
{
    if (finding.rule == rules::wrongSection && !finding.constraint)
        return placeFixes(finding);
    if (finding.rule == rules::formerName && !finding.constraint)
        return todayFixes();
    if (finding.card && !finding.constraint && finding.rule != rules::missingValue)
        return nameFixes(finding);
    if (!finding.constraint)
        return {};
    switch (m_checker.ruleset().constraints[*finding.constraint].kind) {
    case ConstraintKind::Copies: return copiesFixes(finding);
    case ConstraintKind::Within: return withinFixes(finding);
    case ConstraintKind::Distinct: return {}; // which value has to go is the player's to say
    case ConstraintKind::Count:
    case ConstraintKind::Total: break;
    }
    return amountFixes(finding);
}

std::string FixFinder::cardName(std::size_t row) const
{
    return m_rows[row].card ? unambiguousName(m_checker.catalogue(), *m_rows[row].card) : m_rows[row].entry->card;
}

template <class Wanted> std::vector<FixFinder::Taken> FixFinder::rowsWhere(Wanted&& wanted) const
{
    std::vector<Taken> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (wanted(i))
            rows.push_back({i, m_rows[i].count});
    return rows;
}

// The rows of these cards that the constraint looks at: optional sections first, then from the last section on.
std::vector<FixFinder::Taken> FixFinder::rowsOf(const std::vector<std::string>& cards, std::uint32_t constraint) const
{
    const auto& sections = m_checker.ruleset().sections;
    auto rows = rowsWhere([&](std::size_t i) {
        return m_rows[i].card && m_checker.counts(constraint, m_rows[i].section, *m_rows[i].card) &&
               std::find(cards.begin(), cards.end(), cardName(i)) != cards.end();
    });
    std::stable_sort(rows.begin(), rows.end(), [&](const Taken& a, const Taken& b) {
        const auto first = m_rows[a.row].section, second = m_rows[b.row].section;
        if (sections[first].optional != sections[second].optional)
            return sections[first].optional;
        return first != second ? first > second : a.row > b.row;
    });
    return rows;
}

// A fix that makes `change` to an entry for each of the rows, so many copies of it; none where that says false.
template <class Change>
std::optional<Fix> FixFinder::edited(
    FixKind kind, const std::vector<Taken>& rows, std::vector<std::string> cards, Change&& change) const
{
    Deck after = m_deck;
    Fix fix{.kind = kind, .cards = std::move(cards)};
    for (const auto& [row, copies] : rows) {
        fix.copies += copies;
        if (!change(after, after.sections[m_places[row].first].entries, m_places[row].second, copies))
            return std::nullopt;
    }
    EditGroup group;
    for (std::size_t i = 0; i < after.sections.size(); ++i) {
        std::erase_if(after.sections[i].entries, [](const DeckEntry& entry) { return entry.count == 0; });
        if (i >= m_deck.sections.size() || m_deck.sections[i] != after.sections[i])
            group.edits.push_back({ReplaceSection{after.sections[i], i, true}});
    }
    fix.edit = DeckEdit{std::move(group)};
    return fix;
}

Fix FixFinder::takeOut(const std::vector<Taken>& taken, std::vector<std::string> cards) const
{
    return *edited(FixKind::TakeOut, taken, std::move(cards), [](Deck&, auto& entries, std::size_t at, int copies) {
        entries[at].count -= copies;
        return true;
    });
}

std::optional<Fix> FixFinder::moveTo(const std::vector<Taken>& rows, const SectionId& to, const std::string& card) const
{
    auto fix = edited(FixKind::Move, rows, {card}, [&](Deck& after, auto& entries, std::size_t at, int) {
        const DeckEntry moved = entries[at];
        entries[at].count = 0;
        return addCopies(after.sectionOrNew(to), moved);
    });
    if (fix)
        fix->section = to;
    return fix;
}

std::optional<Fix> FixFinder::rename(
    const std::vector<Taken>& rows, const std::string& name, const std::string& card) const
{
    auto fix = edited(FixKind::UseName, rows, {card}, [&](Deck&, auto& entries, std::size_t at, int) {
        auto& entry = entries[at];
        DeckEntry renamed = entry;
        renamed.card = name;
        renamed.key.reset();
        const auto twin = std::find_if(entries.begin(), entries.end(), [&](const DeckEntry& other) {
            return &other != &entry && other.count > 0 && other.printing == renamed.printing &&
                   sameCard(other, renamed);
        });
        if (twin == entries.end()) {
            entry = std::move(renamed);
            return true;
        }
        if (twin->count + entry.count > maxCopies)
            return false;
        twin->count += entry.count;
        entry.count = 0;
        return true;
    });
    if (fix)
        fix->name = name;
    return fix;
}

bool FixFinder::newErrorAbout(const std::string& card, const DeckEdit& edit) const
{
    Deck after = m_deck;
    if (!apply(after, edit))
        return true;
    const auto before = kindsAbout(m_report, card);
    const auto now = kindsAbout(m_checker.check(after), card);
    return !std::includes(before.begin(), before.end(), now.begin(), now.end());
}

std::vector<Fix> FixFinder::copiesFixes(const Finding& finding) const
{
    auto surplus = *finding.actual - *finding.limit;
    std::vector<Taken> taken;
    for (const auto& row : rowsOf(finding.cards, *finding.constraint)) {
        const auto copies = static_cast<int>(std::min<std::int64_t>(surplus, row.copies));
        if (copies > 0)
            taken.push_back({row.row, copies});
        surplus -= copies;
    }
    auto fix = takeOut(taken, finding.cards);
    fix.constraint = finding.constraint;
    return {std::move(fix)};
}

std::vector<Fix> FixFinder::withinFixes(const Finding& finding) const
{
    const auto& rule = m_checker.ruleset().constraints[*finding.constraint];
    std::vector<Fix> fixes;
    fixes.push_back(takeOut(rowsOf({*finding.card}, *finding.constraint), {*finding.card}));
    std::vector<std::string> all;
    for (const auto& other : m_report.findings)
        if (other.constraint == finding.constraint && std::find(all.begin(), all.end(), *other.card) == all.end())
            all.push_back(*other.card);
    if (all.size() > 1) {
        fixes.push_back(takeOut(rowsOf(all, *finding.constraint), all));
        fixes.back().kind = FixKind::TakeOutAll;
    }
    const auto& foreign = m_checker.foreignDomains();
    if (!finding.domain || std::find(foreign.begin(), foreign.end(), *finding.domain) == foreign.end())
        fixes.push_back({.kind = FixKind::ShowGivers,
            .cards = {*finding.card},
            .section = rule.totalOf,
            .query = giversQuery(m_checker, *finding.constraint, finding.domain)});
    for (auto& fix : fixes)
        fix.constraint = finding.constraint;
    return fixes;
}

std::vector<Fix> FixFinder::placeFixes(const Finding& finding) const
{
    auto rows = rowsWhere([&](std::size_t i) {
        return m_rows[i].card && sectionOf(i) == *finding.section && cardName(i) == *finding.card;
    });
    std::vector<Fix> fixes;
    if (rows.empty())
        return fixes;
    const auto card = *m_rows[rows.front().row].card;
    if (const auto home = m_checker.homeSection(card))
        if (auto fix = moveTo(rows, m_checker.ruleset().sections[*home].id, *finding.card);
            fix && !newErrorAbout(*finding.card, *fix->edit))
            fixes.push_back(std::move(*fix));
    auto out = takeOut(rows, {*finding.card});
    if (newErrorAbout(*finding.card, *out.edit)) { // its copies elsewhere were carried by those at the wrong place
        rows = rowsWhere([&](std::size_t i) { return m_rows[i].card == card && !m_checker.isFree(sectionOf(i)); });
        out = takeOut(rows, {*finding.card});
    }
    fixes.push_back(std::move(out));
    return fixes;
}

// Whether the row's key is that of the card called so.
bool FixFinder::hasKeyOf(const DeckEntry& entry, const std::string& name) const
{
    const auto card = entry.key ? m_checker.catalogue().byKey(entry.key->str()) : std::nullopt;
    return card && unambiguousName(m_checker.catalogue(), *card) == name;
}

// One edit for all names of the deck.
std::vector<Fix> FixFinder::todayFixes() const
{
    auto edit = namesToday(m_deck, m_checker);
    if (!edit)
        return {};
    Fix fix{.kind = FixKind::NamesToday, .edit = std::move(edit), .cards = formerNamesIn(m_deck, m_checker)};
    fix.copies = static_cast<std::int64_t>(fix.cards.size());
    return {std::move(fix)};
}

std::vector<Fix> FixFinder::nameFixes(const Finding& finding) const
{
    // The rows the unknown, ambiguous or outside name stands in, those that count for nothing left out.
    const auto rows = rowsWhere([&](std::size_t i) {
        const auto& entry = *m_rows[i].entry;
        return !m_rows[i].card && !m_checker.isFree(sectionOf(i)) && fold(entry.card) == fold(*finding.card) &&
               (finding.rule != rules::keyAndName || hasKeyOf(entry, finding.cards.front()));
    });
    std::vector<Fix> fixes;
    if (rows.empty())
        return fixes;
    std::vector<std::string> names;
    if (finding.rule == rules::ambiguousCard || finding.rule == rules::keyAndName)
        names = finding.cards;
    else if (finding.rule == rules::unknownCard)
        for (const auto card : suggestNames(m_checker.catalogue(), *finding.card, maxNames))
            names.push_back(unambiguousName(m_checker.catalogue(), card));
    for (const auto& name : names)
        if (auto fix = rename(rows, name, *finding.card))
            fixes.push_back(std::move(*fix));
    fixes.push_back(takeOut(rows, {*finding.card}));
    return fixes;
}

std::vector<Fix> FixFinder::amountFixes(const Finding& finding) const
{
    std::vector<Fix> fixes;
    if (finding.section == m_checker.ruleset().tableRules.deck && isForCompletion(m_checker.ruleset(), finding))
        fixes.push_back({.kind = FixKind::ShowWays, .section = finding.section, .constraint = finding.constraint});
    Fix fix{.cards = finding.cards, .constraint = finding.constraint};
    if (finding.isOpen()) {
        fix.kind = FixKind::ShowFitting;
        fix.query = fittingQuery(
            m_checker, m_report, *finding.constraint, finding.domain, *finding.limit - *finding.actual);
    } else {
        fix.kind = FixKind::ShowCounted;
        fix.query = countedQuery(m_checker, *finding.constraint, finding.domain);
    }
    fixes.push_back(std::move(fix));
    return fixes;
}

std::vector<Fix> fixesFor(const Finding& finding, const Deck& deck, const DeckChecker& checker)
{
    const auto report = checker.check(deck);
    return FixFinder(checker, deck, report).fixesFor(finding);
}

std::optional<FoundFix> fixTo(const FixSearch& search, FixKind kind, const Finding& finding, const Deck& after,
    bool mayLeaveShort, const std::optional<SectionId>& section)
{
    FoundFix found{{.kind = kind, .section = section, .constraint = finding.constraint}};
    found.fix.edit = editBetween(search.deck, after);
    auto effect = effectOf(search.checker, search.deck, *found.fix.edit);
    if (!effect || effect->changes.empty() || !mends(search.report, effect->report, finding, mayLeaveShort))
        return std::nullopt;
    found.fix.changes = std::move(effect->changes);
    found.fix.copies = changedCopies(found.fix.changes);
    for (const auto& change : found.fix.changes)
        if (change.delta < 0)
            found.fix.cards.push_back(change.card);
    found.newErrors = newErrors(search.report, effect->report);
    return found;
}

std::optional<FoundFix> fixBy(const FixSearch& search, FixKind kind, const Finding& finding,
    std::span<const SectionCopies> changes, bool mayLeaveShort)
{
    const auto after = withChanges(search.checker, search.deck, changes);
    return after ? fixTo(search, kind, finding, *after, mayLeaveShort) : std::nullopt;
}

std::vector<Fix> bestOf(std::vector<FoundFix> found, std::size_t limit)
{
    std::stable_sort(
        found.begin(), found.end(), [](const FoundFix& a, const FoundFix& b) { return a.newErrors < b.newErrors; });
    std::vector<Fix> fixes;
    for (auto& one : found) {
        const bool known = std::any_of(
            fixes.begin(), fixes.end(), [&](const Fix& fix) { return fix.changes == one.fix.changes; });
        if (!known && fixes.size() < limit)
            fixes.push_back(std::move(one.fix));
    }
    return fixes;
}

std::vector<SectionCopies> heldCopies(const FixSearch& search)
{
    std::vector<SectionCopies> held;
    for (const auto& row : search.checker.resolve(search.deck)) {
        if (!row.card || row.section == DeckChecker::noSection || search.checker.ruleset().sections[row.section].free)
            continue;
        const auto known = std::find_if(held.begin(), held.end(),
            [&](const SectionCopies& one) { return one.section == row.section && one.card == row.card; });
        SectionCopies card{row.section, *row.card, row.count};
        if (known != held.end()) {
            card.copies += known->copies;
            held.erase(known);
        }
        held.push_back(card);
    }
    return held;
}

bool isForCompletion(const Ruleset& ruleset, const Finding& finding)
{
    if (!finding.constraint || !finding.isOpen() || !finding.section)
        return false;
    const auto kind = ruleset.constraints[*finding.constraint].kind;
    const auto* section = ruleset.section(*finding.section);
    return (kind == ConstraintKind::Count || kind == ConstraintKind::Total) && section && !section->free &&
           !gives(ruleset, section->id);
}

namespace {

constexpr std::size_t mostFillings = 3, mostFillingsBeside = 5; // all ways of the drawn section are a click away

std::vector<FoundFix> fillsOf(
    const FixSearch& search, const Finding& finding, const DeckCompletions& completions, std::size_t limit)
{
    const auto nearest = completions.nearest(limit, [&](std::size_t, std::size_t) { return search.goesOn(); });
    std::vector<FoundFix> found;
    for (const auto& completion : nearest.value_or(std::vector<DeckCompletion>())) {
        if (std::any_of(
                completion.changes.begin(), completion.changes.end(), [](const auto& change) { return !change.index; }))
            break; // what a name nobody knows means is for the person to say
        auto after = search.deck;
        if (!apply(after, completions.edit(search.deck, completion)))
            continue;
        if (auto fix = fixTo(search, FixKind::Fill, finding, after, false, finding.section))
            found.push_back(std::move(*fix));
    }
    return found;
}

// The section as if it had not been begun.
std::optional<FoundFix> emptied(const FixSearch& search, const Finding& finding)
{
    Deck after = search.deck;
    after.sectionOrNew(*finding.section).entries.clear();
    return fixTo(search, FixKind::Empty, finding, after, false, finding.section);
}

// What a section is short of: a few of its completions with the fewest changed copies; those of the drawn section are
// all in DeckCompletions::nearest(). And all of it out, where it may stay empty.
std::vector<Fix> completionFixesFor(const FixSearch& search, const Finding& finding)
{
    const auto& ruleset = search.checker.ruleset();
    const auto limit = finding.section == ruleset.tableRules.deck ? mostFillings : mostFillingsBeside;
    const DeckCompletions whole(search.checker, search.deck, {}, finding.section);
    auto fixes = bestOf(fillsOf(search, finding, whole, limit), limit);
    if (whole.hasFaults()) { // fewer changes do where what is at fault is left to its own fixes
        CompletionWishes wishes;
        wishes.faultsStay = true;
        for (auto& fix : bestOf(
                 fillsOf(search, finding, DeckCompletions(search.checker, search.deck, wishes, finding.section), limit),
                 limit))
            fixes.push_back(std::move(fix));
    }
    if (ruleset.section(*finding.section)->optional && search.goesOn())
        if (auto empty = emptied(search, finding))
            fixes.push_back(std::move(empty->fix));
    return fixes;
}

constexpr std::size_t mostTakenOut = 5, mostTried = 48, maxTakeOutSums = 300'000;

// A card of the deck that counts, and for how much a copy.
struct CountedCard {
    SectionCopies held;
    std::int64_t value = 0;
};

std::vector<CountedCard> countedIn(const FixSearch& search, const Finding& finding)
{
    const Laws laws(search.checker);
    const auto& sum = laws.sum(*finding.constraint, finding.domain);
    std::vector<CountedCard> cards;
    for (const auto& held : heldCopies(search))
        if (const auto value = laws.looksInto(sum.constraint, held.section) ? laws.valueOf(sum, held.card) : 0;
            value > 0)
            cards.push_back({held, value});
    return cards;
}

// By copies, then by what they add up to.
SumTables tablesOf(const std::vector<CountedCard>& cards, SumRange taken, const FixSearch& search)
{
    std::vector<std::vector<SumStep>> units;
    std::int64_t copies = 0;
    for (const auto& card : cards) {
        auto& steps = units.emplace_back();
        for (std::int64_t k = 0; k <= card.held.copies && (k - 1) * card.value < taken.atMost; ++k)
            steps.push_back({{k, k * card.value}, 1});
        copies += card.held.copies;
    }
    return {std::move(units), {{1, copies}, taken}, false, maxTakeOutSums,
        [&](std::size_t, std::size_t) { return search.goesOn(); }};
}

std::vector<FoundFix> smallest(
    const FixSearch& search, const Finding& finding, const std::vector<CountedCard>& cards, SumRange taken)
{
    const auto tables = tablesOf(cards, taken, search);
    std::vector<FoundFix> found;
    if (!tables.complete())
        return found;
    std::size_t tried = 0;
    // Places come by copies, then by their sum: the first ones are the smallest sets.
    for (std::size_t place = 0;
         place < tables.size() && tables.sums(place)[0] == tables.sums(0)[0] && tried < mostTried; ++place)
        tables.eachPath(place, [&](const std::vector<std::size_t>& way) {
            std::vector<SectionCopies> changes;
            for (std::size_t i = 0; i < way.size(); ++i)
                if (way[i] > 0)
                    changes.push_back({cards[i].held.section, cards[i].held.card, -static_cast<int>(way[i])});
            if (auto fix = fixBy(search, FixKind::TakeOutSome, finding, changes, true))
                found.push_back(std::move(*fix));
            return ++tried < mostTried && search.goesOn();
        });
    return found;
}

// Of a total or count over its bound: sets of as few copies as bring it within; where an exact bound cannot be met so,
// as few as end the surplus. Exact, by the sums of what goes out.
std::vector<Fix> takeOutsFor(const FixSearch& search, const Finding& finding)
{
    const auto cards = countedIn(search, finding);
    if (cards.empty())
        return {};
    const auto over = *finding.actual - *finding.limit;
    std::int64_t most = 0;
    for (const auto& card : cards)
        most = std::max(most, card.value);
    std::vector<FoundFix> found;
    if (finding.bound == Bound::Exactly)
        found = smallest(search, finding, cards, {over, over});
    // Short by less than it was over, where the bound itself cannot be met.
    const auto last = finding.bound == Bound::Exactly ? std::min(over + most, 2 * over) : over + most;
    if (found.empty())
        found = smallest(search, finding, cards, {over, last - 1});
    return bestOf(std::move(found), mostTakenOut);
}

bool isAmount(const Constraint& rule)
{
    return rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total;
}

constexpr std::size_t mostListed = 300, mostPackages = 5, mostWithTakeOuts = 3;

} // namespace

// Findings that another package of the section that gives (Missions) would end: cards it does not carry, and points or
// counts of that section which miss their bounds. The packages nearest to the present one that keep carrying what it
// carries; where there are none, those with which the fewest copies must go out besides.
class PackageFixes {
public:
    // The search must outlive it. Packages are listed, and what each would do is worked out, once, when first asked
    // for.
    explicit PackageFixes(const FixSearch& search)
        : m_search(search)
    {
    }
    [[nodiscard]] std::vector<Fix> fixesFor(const Finding& finding)
    {
        const auto section = sectionOf(m_search.checker.ruleset(), finding);
        if (!section)
            return {};
        auto& nearest = candidates(*section);
        std::vector<FoundFix> found;
        const auto take = [&](const Deck& deck, bool mayLeaveShort) {
            if (auto fix = fixTo(m_search, FixKind::Package, finding, deck, mayLeaveShort, section))
                found.push_back(std::move(*fix));
        };
        for (std::size_t i = 0; i < nearest.size() && found.size() < mostPackages && m_search.goesOn(); ++i)
            if (m_faults.mends(leftBy(nearest[i]), finding))
                take(deckWith(nearest[i]), false);
        if (!found.empty())
            return bestOf(std::move(found), mostPackages);
        std::vector<Candidate*> byCopies;
        for (auto& candidate : nearest)
            byCopies.push_back(&candidate);
        std::stable_sort(
            byCopies.begin(), byCopies.end(), [](const auto* a, const auto* b) { return a->copies < b->copies; });
        for (std::size_t i = 0; i < byCopies.size() && found.size() < mostWithTakeOuts && m_search.goesOn(); ++i)
            if (m_faults.mends(leftWithOuts(*byCopies[i], *section), finding))
                take(deckWithOuts(*byCopies[i], *section), true);
        return bestOf(std::move(found), mostWithTakeOuts);
    }
    // The section whose package the finding hangs on.
    [[nodiscard]] static std::optional<SectionId> sectionOf(const Ruleset& ruleset, const Finding& finding)
    {
        if (!finding.constraint)
            return std::nullopt;
        const auto& rule = ruleset.constraints[*finding.constraint];
        if (rule.kind == ConstraintKind::Within)
            return rule.totalOf;
        return isAmount(rule) && rule.sections.size() == 1 && gives(ruleset, rule.sections.front())
                   ? std::optional(rule.sections.front())
                   : std::nullopt;
    }

private:
    // Decks and reports are large and hundreds of packages are looked at: what is kept of each is what it leaves.
    struct Candidate {
        DeckEdit edit;
        std::int64_t copies = 0;                          // that change, with those it does not carry
        std::optional<MendedFaults::Left> left, withOuts; // by the edit; with what it does not carry taken out
    };
    using Candidates = std::vector<Candidate>;
    // the nearest first
    Candidates& candidates(const SectionId& section)
    {
        const auto [place, isNew] = m_candidates.try_emplace(section);
        if (!isNew)
            return place->second;
        const MissionPackages packages(m_search.checker, section);
        if (const auto nearest = packages.forDeck(
                m_search.deck, mostListed, [this](std::size_t, std::size_t) { return m_search.goesOn(); }))
            for (const auto& package : *nearest)
                if (package.changes > 0)
                    place->second.push_back(
                        {packages.edit(m_search.deck, package), package.changes + package.notCarried, {}, {}});
        return place->second;
    }
    [[nodiscard]] Deck deckWith(const Candidate& candidate) const
    {
        auto deck = m_search.deck;
        (void)apply(deck, candidate.edit);
        return deck;
    }
    const MendedFaults::Left& leftBy(Candidate& candidate) const
    {
        if (!candidate.left)
            candidate.left = m_faults.left(m_search.checker.check(deckWith(candidate)), false);
        return *candidate.left;
    }
    // What the package does not carry any more goes out with it.
    [[nodiscard]] Deck deckWithOuts(const Candidate& candidate, const SectionId& section) const
    {
        auto deck = deckWith(candidate);
        const auto report = m_search.checker.check(deck);
        const auto& constraints = m_search.checker.ruleset().constraints;
        std::multimap<std::string, std::uint32_t> notCarried; // by the card, the rule
        for (const auto& left : report.findings)
            if (left.severity == Severity::Error && left.constraint && left.card &&
                constraints[*left.constraint].kind == ConstraintKind::Within &&
                constraints[*left.constraint].totalOf == section)
                notCarried.emplace(*left.card, *left.constraint);
        std::vector<SectionCopies> outs;
        for (const auto& held : heldCopies({m_search.checker, deck, report})) {
            const auto [first, last] = notCarried.equal_range(unambiguousName(m_search.checker.catalogue(), held.card));
            if (std::any_of(first, last, [&](const auto& one) {
                    return m_search.checker.inSections(constraints[one.second], held.section);
                }))
                outs.push_back({held.section, held.card, -held.copies});
        }
        return withChanges(m_search.checker, deck, outs).value_or(deck);
    }
    const MendedFaults::Left& leftWithOuts(Candidate& candidate, const SectionId& section) const
    {
        if (!candidate.withOuts)
            candidate.withOuts = m_faults.left(m_search.checker.check(deckWithOuts(candidate, section)), true);
        return *candidate.withOuts;
    }

    const FixSearch& m_search;
    MendedFaults m_faults{m_search.report};
    std::map<SectionId, Candidates> m_candidates;
};

namespace {
// Among fixes that change as many copies; the searches after these.
constexpr FixKind fixOrder[] = {FixKind::UseName, FixKind::Move, FixKind::TakeOut, FixKind::TakeOutSome,
    FixKind::Package, FixKind::Replace, FixKind::Fill, FixKind::TakeOutAll, FixKind::Empty, FixKind::ShowWays};

auto orderOf(FixKind kind) { return std::find(std::begin(fixOrder), std::end(fixOrder), kind) - std::begin(fixOrder); }

bool before(const Fix& a, const Fix& b)
{
    return std::tuple(!a.edit, a.copies, orderOf(a.kind)) < std::tuple(!b.edit, b.copies, orderOf(b.kind));
}

} // namespace

struct RankedFixes::Work {
    FixSearch search;
    FixFinder finder{search.checker, search.deck, search.report};
    PackageFixes packages{search};
};

RankedFixes::RankedFixes(
    const DeckChecker& checker, const Deck& deck, const LegalityReport& report, std::function<bool()> goOn)
    : m_work(new Work{{checker, deck, report, std::move(goOn)}})
{
}

RankedFixes::~RankedFixes() = default;

bool RankedFixes::mayHaveMore(const Ruleset& ruleset, const Finding& finding)
{
    if (!finding.constraint || finding.severity != Severity::Error)
        return false;
    const auto& rule = ruleset.constraints[*finding.constraint];
    return !isAmount(rule) || !finding.isOpen() || PackageFixes::sectionOf(ruleset, finding) ||
           isForCompletion(ruleset, finding);
}

std::vector<Fix> RankedFixes::fixesFor(const Finding& finding)
{
    auto fixes = m_work->finder.fixesFor(finding);
    if (!mayHaveMore(m_work->search.checker.ruleset(), finding))
        return fixes;
    const auto& rule = m_work->search.checker.ruleset().constraints[*finding.constraint];
    const auto add = [&](std::vector<Fix> more) {
        for (auto& fix : more)
            if (std::none_of(
                    fixes.begin(), fixes.end(), [&](const Fix& known) { return known.edit && known.edit == fix.edit; }))
                fixes.push_back(std::move(fix));
    };
    const auto takeOut = std::find_if(
        fixes.begin(), fixes.end(), [](const Fix& fix) { return fix.kind == FixKind::TakeOut && fix.edit; });
    if (!isAmount(rule) && takeOut != fixes.end())
        add(replacementsFor(m_work->search, finding, Fix(*takeOut)));
    if (PackageFixes::sectionOf(m_work->search.checker.ruleset(), finding)) {
        add(m_work->packages.fixesFor(finding));
    } else if (isForCompletion(m_work->search.checker.ruleset(), finding)) {
        add(completionFixesFor(m_work->search, finding));
    } else if (isAmount(rule) && !finding.isOpen()) {
        add(takeOutsFor(m_work->search, finding));
        add(cheaperFor(m_work->search, finding));
    }
    std::stable_sort(fixes.begin(), fixes.end(), before);
    return fixes;
}

} // namespace nexus::model
