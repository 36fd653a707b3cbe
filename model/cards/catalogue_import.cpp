#include "model/cards/catalogue_import.h"

#include "model/base/text.h"
#include "model/cards/catalogue_data.h"
#include "model/cards/former_names.h"

#include <algorithm>
#include <tuple>
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

// Which sets a list numbers anew: the number that a card of the set had is there another card's. A card that stands
// once in such a list is the one printing it has, under another number.
class Renumbering {
public:
    Renumbering(const Catalogue& catalogue, const std::vector<Card>& cards, const std::vector<CardKey>& keys)
    {
        for (std::size_t row = 0; row < cards.size(); ++row)
            if (const auto& card = cards[row]; !card.set.empty() && !card.number.empty()) {
                m_claimed.emplace(place(card.set, card.number), keys[row].str());
                ++m_rows[place(card.set, keys[row].str())];
            }
        for (CardIndex card = 0; card < catalogue.size() && !m_claimed.empty(); ++card)
            for (const auto printing : catalogue.printings(card))
                if (const auto claimed = m_claimed.find(
                        place(catalogue.setCode(printing), std::string(catalogue.number(printing))));
                    claimed != m_claimed.end() && claimed->second != catalogue.key(card) &&
                    isOnce(catalogue.setCode(printing), std::string(catalogue.key(card))))
                    m_sets.insert(fold(catalogue.setCode(printing)));
    }
    [[nodiscard]] bool numbersAnew(std::string_view set, const std::string& key) const
    {
        return m_sets.contains(fold(set)) && isOnce(set, key);
    }

private:
    static std::string place(std::string_view set, const std::string& what) { return fold(set) + "\n" + what; }
    [[nodiscard]] bool isOnce(std::string_view set, const std::string& key) const
    {
        const auto rows = m_rows.find(place(set, key));
        return rows != m_rows.end() && rows->second == 1;
    }

    std::unordered_map<std::string, std::string> m_claimed; // a number of a set: by which card
    std::unordered_map<std::string, int> m_rows;            // of a set and card
    std::unordered_set<std::string> m_sets;
};

// The printing of a card that a row with this set and number is about.
std::optional<PrintingIndex> printingFor(
    const Catalogue& catalogue, CardIndex card, const Card& row, const Renumbering& renumbering)
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
    return inSet == 1 && (numbersAgree || renumbering.numbersAnew(row.set, std::string(catalogue.key(card))))
               ? only
               : std::nullopt;
}

// Words of a shared list from one on, a line each.
std::string lines(const TermList& list, std::size_t first)
{
    std::string text;
    for (std::size_t i = first; i < list.printed.size(); ++i)
        text.append(i > first ? "\n" : "").append(list.printed[i]);
    return text;
}

// Former names of the row and of the card stay; a name the card had before is no new one.
void settleName(Card& row, const Card& before, const std::vector<std::string>& told)
{
    const auto had = formerNames(before);
    const bool isOld = std::any_of(
        had.begin(), had.end(), [&](const auto& name) { return fold(name) == fold(row.name); });
    if (isOld)
        row.name = before.name;
    for (const auto* names : {&had, &told})
        for (const auto& name : *names)
            if (fold(name) != fold(row.name))
                addFormerName(row, name);
    if (fold(before.name) != fold(row.name))
        addFormerName(row, before.name);
}

// Sets by code as the store compares them: without regard to capitals.
class SetNumbers {
public:
    SetNumbers(
        CatalogueBuilder& builder, const Catalogue& before, const std::vector<SetInfo>& given, std::string_view today)
        : m_builder(builder)
        , m_given(given)
        , m_game(before.game())
        , m_today(today)
    {
        builder.addSetsOf(before);
        for (const auto& set : before.sets())
            m_known.push_back(set);
        for (const auto& set : given)
            (void)of(set.code);
    }
    std::uint32_t of(const std::string& code)
    {
        if (const auto it = m_asked.find(code); it != m_asked.end())
            return it->second;
        const auto known = std::find_if(
            m_known.begin(), m_known.end(), [&](const auto& set) { return sameCode(set.code, code); });
        const auto info = std::find_if(
            m_given.begin(), m_given.end(), [&](const auto& set) { return set.code == code; });
        auto number = static_cast<std::uint32_t>(known - m_known.begin());
        if (known == m_known.end()) {
            m_known.push_back(newSet(code, m_given, m_game));
            number = m_builder.addSet(m_known.back(), m_today);
        } else if (info != m_given.end()) {
            *known = setAfter(*known, *info);
            m_builder.setInfo(number, *known);
        }
        return m_asked[code] = number;
    }

private:
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
    static bool sameCode(std::string_view a, std::string_view b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
    }

    CatalogueBuilder& m_builder;
    const std::vector<SetInfo>& m_given;
    const Game& m_game;
    std::string_view m_today;
    std::vector<SetInfo> m_known;
    std::unordered_map<std::string, std::uint32_t> m_asked;
};

} // namespace

std::size_t ImportPlan::count(ImportEffect effect) const
{
    return static_cast<std::size_t>(
        std::count_if(cards.begin(), cards.end(), [&](const auto& card) { return card.effect == effect; }));
}

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
    if (keys.empty())
        for (const auto& card : cards)
            keys.push_back(cardKey(card, game));
    const Renumbering renumbering(catalogue, cards, keys);
    std::unordered_map<std::string, std::size_t> listed;
    for (std::size_t row = 0; row < keys.size(); ++row)
        listed.emplace(keys[row].str(), row);
    for (std::size_t row = 0; row < cards.size(); ++row) {
        PlannedCard planned;
        planned.row = row;
        planned.card = std::move(cards[row]);
        auto& card = planned.card;
        const auto known = cardOfRow(catalogue, card, keys[row], listed);
        planned.key = known ? CardKey(std::string(catalogue.key(*known))) : keys[row];
        const auto told = formerNames(card);
        if (!known) {
            const bool first = newKeys.insert(planned.key.str()).second;
            planned.effect = first ? ImportEffect::NewCard : ImportEffect::NewPrinting;
            if (card.set.empty())
                card.set = game.importSet.code;
        } else if (const auto printing = printingFor(catalogue, *known, card, renumbering)) {
            const Card before = catalogue.printing(*printing);
            keepUnspoken(card, before, given);
            settleName(card, before, told);
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
            const Card before = catalogue.card(*known);
            keepUnspoken(card, before, given);
            settleName(card, before, told);
            planned.changes = differences(before, card, game);
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

std::vector<const PlannedCard*> writingOrder(const ImportPlan& plan)
{
    std::vector<const PlannedCard*> order;
    for (const auto& planned : plan.cards)
        if (planned.effect != ImportEffect::Unchanged)
            order.push_back(&planned);
    std::stable_sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->key < b->key; });
    return order;
}

SetInfo setAfter(const SetInfo& known, const SetInfo& given)
{
    SetInfo after = known;
    if (given.name != known.code)
        after.name = given.name;
    if (!given.released.empty())
        after.released = given.released;
    return after;
}

SetInfo newSet(const std::string& code, const std::vector<SetInfo>& given, const Game& game)
{
    const auto info = std::find_if(given.begin(), given.end(), [&](const auto& set) { return set.code == code; });
    if (info != given.end())
        return *info;
    return {code, code == game.importSet.code ? game.importSet.name : code, ""};
}

void CatalogueBuilder::addSetsOf(const Catalogue& other)
{
    for (const auto& set : other.m_data->sets)
        m_data->sets.push_back(set);
}

void CatalogueBuilder::setInfo(std::uint32_t set, const SetInfo& info)
{
    m_data->sets[set].info = info;
    if (!info.released.empty())
        m_data->sets[set].order = info.released;
}

void CatalogueBuilder::addPrintingsOf(const Catalogue& other, const Replacements& replacements)
{
    const auto& from = *other.m_data;
    const auto& attributes = from.game.attributes;
    std::vector<std::optional<std::int32_t>> numbers(attributes.size());
    std::vector<std::string_view> texts(attributes.size());
    for (PrintingIndex i = 0; i < from.printings.size(); ++i) {
        const auto& printing = from.printings[i];
        const auto& identity = from.identities[printing.identity];
        const auto key = from.text(identity.key);
        if (i < replacements.printings.size() && replacements.printings[i]) {
            Card card = *replacements.printings[i];
            if (const auto words = replacements.words.find(key); words != replacements.words.end()) {
                card.name = words->second.first;
                card.type = words->second.second;
            }
            add(card, key, from.text(identity.qualifier), printing.set);
            continue;
        }
        PrintingRow row;
        row.key = key;
        row.name = from.text(identity.name);
        row.type = from.text(identity.type);
        if (const auto words = replacements.words.find(key); words != replacements.words.end())
            std::tie(row.name, row.type) = words->second;
        row.qualifier = from.text(identity.qualifier);
        const std::string subtypes = lines(from.lists[printing.types], 1);
        const std::string keywords = lines(from.lists[printing.keywords], 0);
        row.subtypes = subtypes;
        row.keywords = keywords;
        row.rules = from.text(printing.rules);
        row.flavor = from.text(printing.flavor);
        row.number = from.text(printing.number);
        row.rarity = from.text(printing.printedRarity);
        row.extras = from.text(printing.extras);
        row.set = printing.set;
        for (std::size_t a = 0; a < attributes.size(); ++a) {
            if (attributes[a].kind == AttributeKind::Text)
                texts[a] = from.text(from.texts[a][i]);
            else
                numbers[a] = from.numbers[a][i] == Catalogue::absent ? std::nullopt : std::optional(from.numbers[a][i]);
        }
        row.numbers = numbers;
        row.texts = texts;
        add(row);
    }
}

std::shared_ptr<const Catalogue> catalogueAfter(
    const Catalogue& before, const ImportPlan& plan, const std::vector<SetInfo>& sets, std::string_view today)
{
    CatalogueBuilder builder(before.game());
    SetNumbers numbers(builder, before, sets, today);
    const auto order = writingOrder(plan);
    builder.reserve(before.printingCount() + order.size(), (before.printingCount() + order.size()) * 320);
    CatalogueBuilder::Replacements replacements;
    replacements.printings.resize(before.printingCount());
    for (const auto* planned : order) {
        replacements.words[planned->key.str()] = {planned->card.name, planned->card.type}; // the last written stays
        if (planned->replaces)
            replacements.printings[*planned->replaces] = &planned->card;
    }
    builder.addPrintingsOf(before, replacements);
    for (const auto* planned : order) { // of a new card the first row decides the qualifier, as its first printing
        const auto set = numbers.of(planned->card.set);
        if (planned->replaces)
            continue;
        Card card = planned->card;
        std::tie(card.name, card.type) = replacements.words.at(planned->key.str());
        builder.add(card, planned->key.str(), identityQualifier(planned->card, before.game()), set);
    }
    if (!plan.withdrawn.empty()) {
        std::vector<char> gone(before.printingCount(), 0);
        for (const auto& [card, printing] : plan.withdrawn)
            gone[printing] = 1;
        return catalogueWithout(*builder.build(), [&](CardIndex, PrintingIndex printing) {
            return printing < gone.size() && gone[printing] != 0; // those of before come first, as they were numbered
        });
    }
    return builder.build();
}

std::shared_ptr<const Catalogue> catalogueWithout(
    const Catalogue& before, const std::function<bool(CardIndex, PrintingIndex)>& gone)
{
    std::vector<std::optional<CardIndex>> kept(before.printingCount()); // in the order of import
    for (CardIndex card = 0; card < before.size(); ++card)
        for (const auto printing : before.printings(card))
            if (!gone(card, printing))
                kept[printing] = card;
    CatalogueBuilder builder(before.game());
    builder.addSetsOf(before);
    for (PrintingIndex printing = 0; printing < kept.size(); ++printing)
        if (const auto card = kept[printing])
            builder.add(before.printing(printing), before.key(*card), before.qualifier(*card), before.set(printing));
    return builder.build();
}

} // namespace nexus::model
