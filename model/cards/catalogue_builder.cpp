#include "model/base/text.h"
#include "model/cards/catalogue_data.h"

#include <bit>

namespace nexus::model {

Slice CatalogueData::keep(std::string_view text)
{
    const Slice slice{static_cast<std::uint32_t>(arena.size()), static_cast<std::uint32_t>(text.size())};
    arena.append(text);
    return slice;
}

std::uint32_t& CatalogueData::identitySlot(std::string_view key)
{
    const auto hash = std::hash<std::string_view>{};
    if ((identities.size() + 1) * 2 > identitySlots.size()) {
        identitySlots.assign(std::bit_ceil((identities.size() + 8) * 4), noIdentity);
        for (std::uint32_t i = 0; i < identities.size(); ++i)
            identitySlot(text(identities[i].key)) = i;
    }
    const std::size_t mask = identitySlots.size() - 1;
    auto slot = hash(key) & mask;
    while (identitySlots[slot] != noIdentity && text(identities[identitySlots[slot]].key) != key)
        slot = (slot + 1) & mask;
    return identitySlots[slot];
}

TermIndex CatalogueData::internTerm(std::string_view printed)
{
    if (const auto it = termByText.find(printed); it != termByText.end())
        return it->second;
    const auto [it, isNew] = termByFold.try_emplace(fold(printed), static_cast<TermIndex>(terms.size()));
    if (isNew)
        terms.emplace_back(printed);
    termByText.emplace(printed, it->second);
    return it->second;
}

TermListIndex CatalogueData::internTypes(std::string_view type, std::string_view subtypes)
{
    scratch.assign("t\n").append(type).append("\n").append(subtypes);
    if (const auto it = listByText.find(scratch); it != listByText.end())
        return it->second;
    std::string text = scratch;
    TermList list;
    for (const auto word : split(std::string_view(text).substr(2), '\n')) {
        if (trimmed(word).empty() && !list.terms.empty())
            continue; // the type stands first even where a card has none
        list.terms.push_back(internTerm(word));
        list.printed.emplace_back(word);
        if (!list.folded.empty())
            list.folded += ' ';
        foldInto(word, list.folded);
    }
    lists.push_back(std::move(list));
    return listByText.emplace(std::move(text), static_cast<TermListIndex>(lists.size() - 1)).first->second;
}

TermListIndex CatalogueData::internKeywords(std::string_view keywords)
{
    scratch.assign("k\n").append(keywords);
    if (const auto it = listByText.find(scratch); it != listByText.end())
        return it->second;
    std::string text = scratch;
    TermList list;
    for (const auto word : split(keywords, '\n')) {
        if (trimmed(word).empty())
            continue;
        const Keyword* known = game.keywordOf(word);
        const auto bare = trimmed(word.substr(0, word.find('(')));
        const auto term = internTerm(known ? std::string_view(known->name) : bare);
        if (std::find(list.terms.begin(), list.terms.end(), term) == list.terms.end())
            list.terms.push_back(term);
        list.printed.emplace_back(word);
        if (!list.folded.empty())
            list.folded += ", ";
        foldInto(word, list.folded);
    }
    lists.push_back(std::move(list));
    return listByText.emplace(std::move(text), static_cast<TermListIndex>(lists.size() - 1)).first->second;
}

CatalogueBuilder::CatalogueBuilder(Game game)
    : m_data(std::make_shared<CatalogueData>())
{
    m_data->numbers.resize(game.attributes.size());
    m_data->texts.resize(game.attributes.size());
    m_data->game = std::move(game);
    m_data->internTerm("");
}

CatalogueBuilder::~CatalogueBuilder() = default;

void CatalogueBuilder::reserve(std::size_t printings, std::size_t textBytes)
{
    auto& data = *m_data;
    data.printings.reserve(printings);
    data.identities.reserve(printings);
    data.identitySlots.assign(std::bit_ceil((printings + 8) * 2), CatalogueData::noIdentity);
    data.arena.reserve(textBytes);
    for (std::size_t i = 0; i < data.numbers.size(); ++i)
        (data.game.attributes[i].kind == AttributeKind::Text ? data.texts[i].reserve(printings)
                                                             : data.numbers[i].reserve(printings));
}

std::uint32_t CatalogueBuilder::addSet(const SetInfo& set, std::string_view order)
{
    m_data->sets.push_back({set, set.released.empty() ? std::string(order) : set.released});
    return static_cast<std::uint32_t>(m_data->sets.size() - 1);
}

void CatalogueBuilder::add(const PrintingRow& row)
{
    auto& data = *m_data;
    CatalogueData::Printing printing;
    if (auto& known = data.identitySlot(row.key); known != CatalogueData::noIdentity) {
        printing.identity = known;
    } else {
        known = static_cast<std::uint32_t>(data.identities.size());
        CatalogueData::Identity identity;
        identity.name = data.keep(row.name);
        identity.qualifier = data.keep(row.qualifier);
        identity.key = data.keep(row.key);
        identity.foldedName.begin = static_cast<std::uint32_t>(data.arena.size());
        foldInto(row.name, data.arena);
        identity.foldedName.size = static_cast<std::uint32_t>(data.arena.size()) - identity.foldedName.begin;
        identity.type = data.keep(row.type);
        printing.identity = known;
        data.identities.push_back(identity);
    }
    printing.set = row.set;
    printing.types = data.internTypes(row.type, row.subtypes);
    printing.keywords = data.internKeywords(row.keywords);
    printing.rarity = row.rarity.empty() ? TermIndex{0} : data.internTerm(row.rarity);
    printing.number = data.keep(row.number);
    printing.printedRarity = data.keep(row.rarity);
    printing.rules = data.keep(row.rules);
    printing.flavor = data.keep(row.flavor);
    printing.extras = data.keep(row.extras);
    for (std::size_t i = 0; i < data.game.attributes.size(); ++i) {
        const auto& attribute = data.game.attributes[i];
        if (attribute.kind == AttributeKind::Text) {
            data.texts[i].push_back(i < row.texts.size() ? data.keep(row.texts[i]) : Slice{});
            continue;
        }
        const auto value = i < row.numbers.size() ? row.numbers[i] : std::nullopt;
        data.numbers[i].push_back(value.value_or(attribute.whenAbsent.value_or(Catalogue::absent)));
    }
    data.printings.push_back(printing);
}

void CatalogueBuilder::add(const Card& card)
{
    auto& data = *m_data;
    const std::string& code = card.set.empty() ? data.game.importSet.code : card.set;
    std::uint32_t set = 0;
    while (set < data.sets.size() && data.sets[set].info.code != code)
        ++set;
    if (set == data.sets.size())
        set = addSet({code, code, ""}, "");
    add(card, cardKey(card, data.game).str(), identityQualifier(card, data.game), set);
}

void CatalogueBuilder::add(const Card& card, std::string_view key, std::string_view qualifier, std::uint32_t set)
{
    const std::string subtypes = joined(card.subtypes, "\n");
    const std::string keywords = joined(card.keywords, "\n");
    std::vector<std::string_view> texts(m_data->game.attributes.size());
    for (const auto& [attribute, text] : card.texts)
        texts[attribute] = text;
    PrintingRow row;
    row.key = key;
    row.name = card.name;
    row.type = card.type;
    row.qualifier = qualifier;
    row.subtypes = subtypes;
    row.keywords = keywords;
    row.rules = card.rules;
    row.flavor = card.flavor;
    row.number = card.number;
    row.rarity = card.rarity;
    row.extras = card.extras;
    row.set = set;
    row.numbers = card.numbers;
    row.texts = texts;
    add(row);
}

std::shared_ptr<const Catalogue> CatalogueBuilder::build()
{
    m_data->identitySlots = {};
    m_data->listByText = {};
    m_data->termByText = {};
    return Catalogue::make(std::exchange(m_data, nullptr), nullptr);
}

} // namespace nexus::model
