#include "model/collection/deck_needs.h"

namespace nexus::model {

CardNeeds deckNeeds(const Deck& deck, const DeckChecker& checker)
{
    std::vector<CardNeeds> rows;
    for (const auto& row : checker.resolve(deck)) {
        const auto& ruleset = checker.ruleset();
        if (row.section != DeckChecker::noSection && row.section < ruleset.sections.size() &&
            checker.isFree(ruleset.sections[row.section].id))
            continue;
        if (row.section == DeckChecker::noSection && row.count == 0)
            continue;
        const auto& catalogue = checker.catalogue();
        if (row.card)
            rows.push_back(
                {{CardKey(std::string(catalogue.key(*row.card))), std::string(catalogue.name(*row.card)), row.count}});
        else
            rows.push_back({{CardKey(), row.entry->card, row.count}});
    }
    // Names without a key are told apart by name.
    CardNeeds unknown, known;
    for (auto& row : rows)
        if (row.front().card.empty())
            unknown.push_back(row.front());
    std::erase_if(rows, [](const auto& row) { return row.front().card.empty(); });
    known = together(rows);
    known.insert(known.end(), unknown.begin(), unknown.end());
    return known;
}

std::optional<std::int64_t> printedLimit(const DeckChecker& checker, CardIndex card)
{
    std::optional<std::int64_t> limit;
    if (!checker.catalogue().has(card))
        return limit;
    const auto& constraints = checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto* looksAt = checker.looksAt(i);
        if (constraints[i].kind != ConstraintKind::Copies || (looksAt && !looksAt->contains(card)))
            continue;
        const auto* attribute = std::get_if<AttributeIndex>(&constraints[i].limit);
        const auto own = attribute ? checker.catalogue().number(card, *attribute) : std::nullopt;
        if (attribute && !own)
            continue;
        const auto most = attribute ? std::int64_t{*own} : std::get<std::int64_t>(constraints[i].limit);
        limit = std::min(limit.value_or(most), most);
    }
    return limit;
}

} // namespace nexus::model
