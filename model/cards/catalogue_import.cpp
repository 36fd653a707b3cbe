#include "model/cards/catalogue_import.h"

#include "model/base/text.h"

#include <unordered_map>
#include <unordered_set>

namespace nexus::model {

namespace {

std::string shown(const Card& card, const Attribute& attribute, AttributeIndex index)
{
    if (attribute.kind == AttributeKind::Text) {
        const auto it = card.texts.find(index);
        return it == card.texts.end() ? std::string() : it->second;
    }
    const auto value = index < card.numbers.size() ? card.numbers[index] : std::nullopt;
    if (!value)
        return {};
    if (attribute.kind == AttributeKind::Choice)
        return attribute.choices[static_cast<std::size_t>(*value)];
    if (attribute.kind == AttributeKind::Flag)
        return *value ? "yes" : "no";
    return std::to_string(*value);
}

// The printing of a card that a row with this set and number is about.
std::optional<PrintingIndex> printingFor(const Catalogue& catalogue, CardIndex card, const Card& row)
{
    const auto printings = catalogue.printings(card);
    if (row.set.empty())
        return printings.front();
    std::optional<PrintingIndex> only;
    std::size_t inSet = 0;
    for (const auto printing : printings) {
        if (fold(catalogue.setCode(printing)) != fold(row.set))
            continue;
        if (catalogue.number(printing) == row.number)
            return printing;
        only = printing;
        ++inSet;
    }
    // A list that gives no number means the one printing of that set; one that gives it first numbers that printing.
    const bool numbersAgree = row.number.empty() || (only && catalogue.number(*only).empty());
    return inSet == 1 && numbersAgree ? only : std::nullopt;
}

// What the list does not speak of stays as it was.
void keepUnspoken(Card& card, const Card& before, const GivenFields& given)
{
    if (!given.subtypes)
        card.subtypes = before.subtypes;
    if (!given.keywords)
        card.keywords = before.keywords;
    if (!given.rules)
        card.rules = before.rules;
    if (!given.flavor)
        card.flavor = before.flavor;
    if (!given.extras)
        card.extras = before.extras;
    for (AttributeIndex i = 0; i < given.attributes.size(); ++i) {
        if (given.attributes[i])
            continue;
        card.numbers[i] = before.numbers[i];
        card.texts.erase(i);
        if (const auto text = before.texts.find(i); text != before.texts.end())
            card.texts.insert(*text);
    }
}

} // namespace

std::size_t ImportPlan::count(ImportEffect effect) const
{
    return static_cast<std::size_t>(
        std::count_if(cards.begin(), cards.end(), [&](const auto& card) { return card.effect == effect; }));
}

std::vector<FieldChange> differences(const Card& before, const Card& after, const Game& game)
{
    std::vector<FieldChange> changes;
    const auto compare = [&](std::string field, std::string from, std::string to) {
        if (from != to)
            changes.push_back({std::move(field), std::move(from), std::move(to)});
    };
    compare("name", before.name, after.name);
    compare("type", before.type, after.type);
    compare("subtypes", joined(before.subtypes, ", "), joined(after.subtypes, ", "));
    for (AttributeIndex i = 0; i < game.attributes.size(); ++i)
        compare(game.attributes[i].id.str(), shown(before, game.attributes[i], i), shown(after, game.attributes[i], i));
    compare("keywords", joined(before.keywords, ", "), joined(after.keywords, ", "));
    compare("rules", before.rules, after.rules);
    compare("flavor", before.flavor, after.flavor);
    compare("number", before.number, after.number);
    compare("rarity", before.rarity, after.rarity);
    compare("extras", before.extras, after.extras);
    return changes;
}

ImportPlan planImport(
    const Catalogue& catalogue, std::vector<Card> cards, const GivenFields& given, std::vector<CardKey> keys)
{
    ImportPlan plan;
    plan.cards.reserve(cards.size());
    const auto& game = catalogue.game();
    std::unordered_set<std::string> newKeys;
    newKeys.reserve(cards.size());
    for (std::size_t row = 0; row < cards.size(); ++row) {
        PlannedCard planned;
        planned.row = row;
        planned.card = std::move(cards[row]);
        auto& card = planned.card;
        planned.key = keys.empty() ? cardKey(card, game) : std::move(keys[row]);
        const auto known = catalogue.byKey(planned.key.str());
        if (!known) {
            const bool first = newKeys.insert(planned.key.str()).second;
            planned.effect = first ? ImportEffect::NewCard : ImportEffect::NewPrinting;
            if (card.set.empty())
                card.set = game.importSet.code;
        } else if (const auto printing = printingFor(catalogue, *known, card)) {
            const Card before = catalogue.printing(*printing);
            keepUnspoken(card, before, given);
            card.set = before.set;
            if (card.number.empty())
                card.number = before.number;
            if (card.rarity.empty())
                card.rarity = before.rarity;
            planned.changes = differences(before, card, game);
            planned.effect = planned.changes.empty() ? ImportEffect::Unchanged : ImportEffect::Changed;
            if (!planned.changes.empty())
                planned.replaces = *printing;
        } else {
            planned.effect = ImportEffect::NewPrinting;
            keepUnspoken(card, catalogue.card(*known), given);
            planned.changes = differences(catalogue.card(*known), card, game);
        }
        plan.cards.push_back(std::move(planned));
    }
    return plan;
}

std::vector<ImportClash> clashes(const Catalogue& catalogue, const ImportPlan& plan)
{
    std::vector<ImportClash> found;
    std::unordered_set<std::string_view> seen, several; // only rows of one card can clash with each other
    seen.reserve(plan.cards.size());
    for (const auto& planned : plan.cards)
        if (!seen.insert(planned.key.str()).second)
            several.insert(planned.key.str());
    std::unordered_map<std::string, std::size_t> byName; // card, set and number as they come out
    std::unordered_map<PrintingIndex, std::size_t> byTarget;
    for (const auto& planned : plan.cards) {
        const auto& card = planned.card;
        if (several.contains(planned.key.str())) {
            const auto name = planned.key.str() + "\n" + fold(card.set) + "\n" + card.number;
            const auto [same, isNew] = byName.emplace(name, planned.row);
            const auto [target, isFirst] = planned.replaces ? byTarget.emplace(*planned.replaces, planned.row)
                                                            : std::pair(byTarget.end(), true);
            if (!isNew || !isFirst) {
                found.push_back({planned.row, isNew ? target->second : same->second});
                continue;
            }
        }
        if (!planned.replaces || catalogue.number(*planned.replaces) == card.number)
            continue;
        for (const auto other : catalogue.printings(*catalogue.byKey(planned.key.str())))
            if (other != *planned.replaces && catalogue.number(other) == card.number &&
                fold(catalogue.setCode(other)) == fold(card.set)) {
                found.push_back({planned.row, std::nullopt});
                break;
            }
    }
    return found;
}

} // namespace nexus::model
