#include "model/advice/package_pool.h"

#include "model/advice/fix_search.h"
#include "model/base/text.h"
#include "model/rules/additions.h"
#include "model/search/query_facets.h"

#include <algorithm>

namespace nexus::model {

namespace {

Deck deckOf(const DeckChecker& checker, const SectionId& giving, const PackageCards& package)
{
    Deck deck;
    auto& section = deck.sectionOrNew(giving);
    for (const auto& [card, copies] : package)
        section.entries.push_back(entryFor(checker, card, copies));
    return deck;
}

CardSet openedBy(const DeckChecker& checker, const Deck& deck)
{
    const auto drawn = checker.sectionIndex(checker.ruleset().tableRules.deck);
    if (drawn == DeckChecker::noSection)
        return CardSet(checker.catalogue().size());
    auto cards = Additions(checker, deck).legal();
    if (const auto* accepted = checker.accepted(drawn))
        cards &= *accepted;
    return cards;
}

std::vector<Tally> typesOf(const CardSet& cards, const Catalogue& catalogue, std::optional<AttributeIndex> cost)
{
    std::map<TermIndex, Tally> byType;
    cards.forEach([&](CardIndex card) {
        auto& tally = byType[catalogue.types(card).front()];
        ++tally.copies;
        tally.cost += cost ? catalogue.number(card, *cost).value_or(0) : 0;
    });
    const auto& known = catalogue.game().types;
    std::vector<std::pair<std::ptrdiff_t, Tally>> ranked;
    for (auto& [term, tally] : byType) {
        tally.name = catalogue.terms()[term];
        const auto same = std::find_if(known.begin(), known.end(),
            [name = fold(tally.name)](const CardType& type) { return fold(type.name) == name; });
        ranked.emplace_back(same - known.begin(), std::move(tally));
    }
    std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : compareNatural(a.second.name, b.second.name) < 0;
    });
    std::vector<Tally> types;
    for (auto& [rank, tally] : ranked)
        types.push_back(std::move(tally));
    return types;
}

// Copies of cards that a law of kind Within is broken by, in the sections it looks at.
std::vector<std::pair<std::string, int>> notCarriedOf(
    const DeckChecker& checker, const Deck& deck, const LegalityReport& report)
{
    const auto rows = checker.resolve(deck);
    std::map<const DeckEntry*, bool> seen;
    std::map<std::string, int> copies;
    for (const auto& finding : report.findings) {
        if (!finding.constraint || !finding.card || finding.severity != Severity::Error)
            continue;
        const auto& rule = checker.ruleset().constraints[*finding.constraint];
        if (rule.kind != ConstraintKind::Within)
            continue;
        for (const auto& row : rows)
            if (row.card && checker.inSections(rule, row.section) &&
                unambiguousName(checker.catalogue(), *row.card) == *finding.card &&
                seen.emplace(row.entry, true).second)
                copies[*finding.card] += row.count;
    }
    return {copies.begin(), copies.end()};
}

// What breaks the caps on the drawn section: "magic>=3", "(t:unit magic>=3)"; nothing where no query says it.
std::vector<std::string> breaches(const Laws& laws, const Deck& deck)
{
    const auto& checker = laws.checker();
    const auto drawn = checker.sectionIndex(checker.ruleset().tableRules.deck);
    const auto caps = laws.capValues(checker.resolve(deck));
    std::vector<std::string> terms;
    const auto add = [&](std::size_t i, const Summed& what, std::int64_t cap) {
        const auto field = queryField(checker, what);
        if (!field)
            return;
        auto term = *field + ">=" + std::to_string(cap + 1);
        if (const auto where = asOneTerm(laws.rule(i).whereText, checker.catalogue().game()); !where.empty())
            term = "(" + where + " " + term + ")";
        if (std::find(terms.begin(), terms.end(), term) == terms.end())
            terms.push_back(std::move(term));
    };
    for (std::size_t i = 0; i < checker.ruleset().constraints.size(); ++i) {
        if (!laws.looksInto(i, drawn) || laws.capsOf(i).empty())
            continue;
        for (const auto cap : laws.capsOf(i))
            add(i, laws.caps()[cap].what, caps[cap]);
        for (const auto domain : laws.rule(i).forEachDomain ? checker.foreignDomains() : std::vector<AttributeIndex>())
            add(i, domain, 0);
    }
    return terms;
}

} // namespace

PackagePool packagePool(const DeckChecker& checker, const SectionId& giving, const PackageCards& package)
{
    const auto& catalogue = checker.catalogue();
    const auto cost = playCost(checker.ruleset());
    PackagePool pool{openedBy(checker, deckOf(checker, giving, package)), {}, {}};
    if (cost) {
        Histogram costs{.attribute = *cost};
        pool.cards.forEach([&](CardIndex card) {
            if (const auto value = catalogue.number(card, *cost))
                ++costs.copies[*value];
            else
                ++costs.absent;
        });
        if (!costs.copies.empty())
            pool.costs = std::move(costs);
    }
    pool.types = typesOf(pool.cards, catalogue, cost);
    return pool;
}

PackageChange packageChange(
    const DeckChecker& checker, const MissionPackages& packages, const Deck& deck, const MissionPackage& package)
{
    PackageChange change{packages.edit(deck, package), deck, {}, CardSet(checker.catalogue().size()),
        CardSet(checker.catalogue().size()), {}};
    (void)apply(change.after, change.edit);
    change.report = checker.check(change.after);
    change.notCarried = notCarriedOf(checker, change.after, change.report);
    change.closed = openedBy(checker, deck);
    change.opened = openedBy(checker, change.after);
    auto stays = change.closed;
    stays &= change.opened;
    change.closed -= stays;
    change.opened -= stays;
    return change;
}

std::string openedQuery(const DeckChecker& checker, const Deck& before, const Deck& after)
{
    const Laws laws(checker);
    const auto closedBefore = breaches(laws, before), closedAfter = breaches(laws, after);
    std::vector<std::string> terms;
    const auto* drawn = checker.ruleset().section(checker.ruleset().tableRules.deck);
    if (auto accepts = drawn ? asOneTerm(drawn->acceptsText, checker.catalogue().game()) : std::string();
        !accepts.empty())
        terms.push_back(std::move(accepts));
    std::vector<std::string> opened;
    for (const auto& term : closedBefore)
        if (std::find(closedAfter.begin(), closedAfter.end(), term) == closedAfter.end())
            opened.push_back(term);
    for (const auto& term : closedAfter)
        terms.push_back("-" + term);
    if (!opened.empty())
        terms.push_back(opened.size() == 1 ? opened.front() : "(" + joined(opened, " or ") + ")");
    return joined(terms, " ");
}

PackageFilter packageFilter(std::string_view words, const DeckChecker& checker, const SectionId& giving)
{
    const auto& catalogue = checker.catalogue();
    PackageFilter filter{{}, CardSet(catalogue.size())};
    const auto section = checker.sectionIndex(giving);
    const auto givers = section == DeckChecker::noSection ? catalogue.all() : acceptedCards(checker, section);
    const auto folded = fold(words);
    for (auto word : split(folded, ' ')) {
        const bool barred = word.starts_with('-');
        if (barred)
            word.remove_prefix(1);
        if (word.empty())
            continue;
        CardSet named(catalogue.size());
        givers.forEach([&](CardIndex card) {
            if (catalogue.foldedField(card, catalogue.nameField()).find(word) != std::string_view::npos)
                named.insert(card);
        });
        if (barred)
            filter.without |= named;
        else
            filter.with.push_back(std::move(named));
    }
    return filter;
}

} // namespace nexus::model
