#include "model/advice/package_pool.h"

#include "model/base/text.h"
#include "model/rules/additions.h"

#include <algorithm>

namespace nexus::model {

namespace {

Deck deckOf(const DeckChecker& checker, const SectionId& giving, const PackageCards& package)
{
    Deck deck;
    auto& section = deck.sectionOrNew(giving);
    for (const auto& [card, copies] : package) {
        DeckEntry entry;
        entry.card = unambiguousName(checker.catalogue(), card);
        entry.count = copies;
        section.entries.push_back(std::move(entry));
    }
    return deck;
}

CardSet opened(const DeckChecker& checker, const Deck& deck)
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
        const auto same = std::find_if(
            known.begin(), known.end(), [&](const CardType& type) { return fold(type.name) == fold(tally.name); });
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

} // namespace

PackagePool packagePool(const DeckChecker& checker, const SectionId& giving, const PackageCards& package)
{
    const auto& catalogue = checker.catalogue();
    const auto cost = costAttribute(checker.ruleset());
    PackagePool pool{opened(checker, deckOf(checker, giving, package)), {}, {}};
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

} // namespace nexus::model
