#include "model/base/text.h"
#include "model/cards/catalogue_data.h"
#include "model/cards/catalogue_import.h"

namespace nexus::model {

namespace {

// Words of a shared list from one on, a line each.
std::string lines(const TermList& list, std::size_t first)
{
    std::string text;
    for (std::size_t i = first; i < list.printed.size(); ++i)
        text.append(i > first ? "\n" : "").append(list.printed[i]);
    return text;
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
    return builder.build();
}

} // namespace nexus::model
