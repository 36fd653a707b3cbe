#include "model/cards/catalogue.h"

#include "model/base/text.h"
#include "model/cards/catalogue_data.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace nexus::model {

namespace {

constexpr CardIndex noIndex = std::numeric_limits<CardIndex>::max();

std::size_t slotCount(std::size_t entries) { return std::bit_ceil(std::max<std::size_t>(16, entries * 2)); }

// The first bytes as a number that orders names as compareNatural does, as far as it goes: a number in the name
// ends it with its first digit written as '0', so that names it cannot tell apart are equal in it.
std::uint64_t orderPrefix(std::string_view folded)
{
    std::uint64_t prefix = 0;
    for (std::size_t i = 0; i < 8 && i < folded.size(); ++i) {
        const bool digit = folded[i] >= '0' && folded[i] <= '9';
        prefix |= std::uint64_t{digit ? static_cast<unsigned char>('0') : static_cast<unsigned char>(folded[i])}
                  << (56 - 8 * i);
        if (digit)
            break;
    }
    return prefix;
}

// Open addressing with linear probing; `textOf` gives the text a stored card stands for.
template <class TextOf>
CardIndex findSlot(const std::vector<CardIndex>& slots, std::string_view text, const TextOf& textOf, std::size_t& slot)
{
    const std::size_t mask = slots.size() - 1;
    for (slot = std::hash<std::string_view>{}(text)&mask;; slot = (slot + 1) & mask) {
        const CardIndex card = slots[slot];
        if (card == noIndex || textOf(card) == text)
            return card;
    }
}

} // namespace

std::shared_ptr<const Catalogue> Catalogue::make(
    std::shared_ptr<const CatalogueData> data, const std::vector<char>* setsShown)
{
    auto catalogue = std::make_shared<Catalogue>();
    catalogue->m_data = std::move(data);
    catalogue->choosePrintings(setsShown);
    catalogue->fillColumns();
    catalogue->fillText();
    catalogue->fillNames();
    return catalogue;
}

std::vector<char> Catalogue::setsNamed(const std::vector<std::string>& codes) const
{
    std::vector<char> named(m_data->sets.size(), 0);
    for (std::size_t i = 0; i < named.size(); ++i)
        named[i] = std::any_of(codes.begin(), codes.end(),
            [&](const auto& code) { return fold(code) == fold(m_data->sets[i].info.code); });
    return named;
}

std::shared_ptr<const Catalogue> Catalogue::onlySets(const std::vector<std::string>& codes) const
{
    const auto shown = setsNamed(codes);
    return make(m_data, &shown);
}

std::shared_ptr<const Catalogue> Catalogue::withoutSets(const std::vector<std::string>& codes) const
{
    auto shown = setsNamed(codes);
    for (auto& each : shown)
        each = each ? 0 : 1;
    return make(m_data, &shown);
}

bool Catalogue::hasAnySet(const std::vector<std::string>& codes) const
{
    const auto named = setsNamed(codes);
    return std::find(named.begin(), named.end(), 1) != named.end();
}

void Catalogue::choosePrintings(const std::vector<char>* setsShown)
{
    const auto& data = *m_data;
    const auto isShown = [&](const CatalogueData::Printing& printing) {
        return !setsShown || (*setsShown)[printing.set] != 0;
    };
    std::vector<char> inPool(data.identities.size(), 0);
    for (const auto& printing : data.printings)
        if (isShown(printing))
            inPool[printing.identity] = 1;
    std::vector<PrintingIndex> rows;
    rows.reserve(data.printings.size());
    for (PrintingIndex row = 0; row < data.printings.size(); ++row)
        if (const auto& printing = data.printings[row]; isShown(printing) || !inPool[printing.identity])
            rows.push_back(row);

    // Rank of every identity by name, then by what tells equal names apart.
    std::vector<std::uint32_t> order(data.identities.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::uint64_t> prefixes;
    prefixes.reserve(order.size());
    for (const auto& identity : data.identities)
        prefixes.push_back(orderPrefix(data.text(identity.foldedName)));
    const auto before = [&](std::uint32_t a, std::uint32_t b) {
        if (prefixes[a] != prefixes[b])
            return prefixes[a] < prefixes[b];
        const auto& x = data.identities[a];
        const auto& y = data.identities[b];
        if (const auto o = compareNatural(data.text(x.foldedName), data.text(y.foldedName)); o != 0)
            return o < 0;
        return data.text(x.key) < data.text(y.key);
    };
    if (!std::is_sorted(order.begin(), order.end(), before))
        std::sort(order.begin(), order.end(), before);
    std::vector<std::uint32_t> rank(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        rank[order[i]] = i;

    const auto newer = [&](PrintingIndex a, PrintingIndex b) {
        const auto& x = data.printings[a];
        const auto& y = data.printings[b];
        if (x.identity != y.identity)
            return rank[x.identity] < rank[y.identity];
        if (x.set != y.set && data.sets[x.set].order != data.sets[y.set].order)
            return data.sets[x.set].order > data.sets[y.set].order;
        return a > b;
    };
    if (!std::is_sorted(rows.begin(), rows.end(), newer))
        std::sort(rows.begin(), rows.end(), newer);

    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto identity = data.printings[rows[i]].identity;
        if (m_identity.empty() || m_identity.back() != identity) {
            m_identity.push_back(identity);
            m_current.push_back(rows[i]);
            m_printingStart.push_back(static_cast<std::uint32_t>(i));
        }
    }
    m_printingStart.push_back(static_cast<std::uint32_t>(rows.size()));
    m_printings = std::move(rows);
    if (!setsShown)
        return;
    m_pool.emplace(size());
    for (CardIndex card = 0; card < size(); ++card)
        if (inPool[m_identity[card]])
            m_pool->insert(card);
}

void Catalogue::fillColumns()
{
    m_typeLists.reserve(size());
    m_keywordLists.reserve(size());
    for (const auto row : m_current) {
        m_typeLists.push_back(m_data->printings[row].types);
        m_keywordLists.push_back(m_data->printings[row].keywords);
    }
    m_columns.resize(m_data->numbers.size());
    for (std::size_t a = 0; a < m_columns.size(); ++a) {
        const auto& from = m_data->numbers[a];
        if (from.empty())
            continue;
        m_columns[a].resize(size());
        for (std::size_t card = 0; card < size(); ++card)
            m_columns[a][card] = from[m_current[card]];
    }
}

std::size_t Catalogue::listCount() const { return m_data->lists.size(); }

std::span<const TermIndex> Catalogue::listTerms(TermListIndex list) const { return m_data->lists[list].terms; }

void Catalogue::fillText()
{
    const auto& data = *m_data;
    std::vector<AttributeIndex> textAttributes;
    for (AttributeIndex a = 0; a < data.texts.size(); ++a)
        if (data.game.attributes[a].kind == AttributeKind::Text)
            textAttributes.push_back(a);
    m_starts.resize(5 + textAttributes.size());
    m_folded.reserve(data.arena.size() + data.printings.size() * 8);

    const auto fill = [&](std::size_t field, auto&& append) {
        auto& starts = m_starts[field];
        starts.reserve(size() + 1);
        for (CardIndex card = 0; card < size(); ++card) {
            starts.push_back(static_cast<std::uint32_t>(m_folded.size()));
            append(card, data.printings[m_current[card]]);
            m_folded.push_back('\n');
        }
        starts.push_back(static_cast<std::uint32_t>(m_folded.size()));
    };
    using Printing = CatalogueData::Printing;
    fill(0, [&](CardIndex card, const Printing&) {
        m_folded.append(data.text(data.identities[m_identity[card]].foldedName));
    });
    fill(1, [&](CardIndex, const Printing& p) { m_folded.append(data.lists[p.types].folded); });
    fill(2, [&](CardIndex, const Printing& p) { m_folded.append(data.lists[p.keywords].folded); });
    fill(3, [&](CardIndex, const Printing& p) { foldInto(data.text(p.rules), m_folded); });
    for (std::size_t i = 0; i < textAttributes.size(); ++i)
        fill(4 + i, [&, column = &data.texts[textAttributes[i]]](CardIndex card, const Printing&) {
            foldInto(data.text((*column)[m_current[card]]), m_folded);
        });
    fill(4 + textAttributes.size(), [&](CardIndex, const Printing& p) { foldInto(data.text(p.flavor), m_folded); });
    m_folded.shrink_to_fit();
}

void Catalogue::fillNames()
{
    m_nameSlots.assign(slotCount(size()), noIndex);
    m_keySlots.assign(slotCount(size()), noIndex);
    std::size_t slot = 0;
    for (CardIndex card = 0; card < size(); ++card) {
        const auto nameOf = [this](CardIndex c) { return foldedField(c, nameField()); };
        if (findSlot(m_nameSlots, nameOf(card), nameOf, slot) == noIndex)
            m_nameSlots[slot] = card;
        const auto keyOf = [this](CardIndex c) { return key(c); };
        if (findSlot(m_keySlots, keyOf(card), keyOf, slot) == noIndex)
            m_keySlots[slot] = card;
    }
}

const Game& Catalogue::game() const { return m_data->game; }

std::size_t Catalogue::printingCount() const { return m_printings.size(); }

std::string_view Catalogue::name(CardIndex card) const
{
    return m_data->text(m_data->identities[m_identity[card]].name);
}

std::string_view Catalogue::type(CardIndex card) const
{
    return m_data->text(m_data->identities[m_identity[card]].type);
}

std::string_view Catalogue::qualifier(CardIndex card) const
{
    return m_data->text(m_data->identities[m_identity[card]].qualifier);
}

std::string_view Catalogue::key(CardIndex card) const { return m_data->text(m_data->identities[m_identity[card]].key); }

std::optional<std::int32_t> Catalogue::number(CardIndex card, AttributeIndex attribute) const
{
    const auto& values = m_columns[attribute];
    if (values.empty() || values[card] == absent)
        return std::nullopt;
    return values[card];
}

std::string_view Catalogue::foldedField(CardIndex card, TextField field) const
{
    const auto& starts = m_starts[field.column];
    return std::string_view(m_folded).substr(starts[card], starts[card + 1] - starts[card] - 1);
}

std::optional<TextField> Catalogue::textField(AttributeIndex attribute) const
{
    std::uint32_t column = 4;
    for (AttributeIndex a = 0; a < m_data->game.attributes.size(); ++a) {
        const bool isText = m_data->game.attributes[a].kind == AttributeKind::Text;
        if (a == attribute)
            return isText ? std::optional(TextField{column}) : std::nullopt;
        column += isText ? 1 : 0;
    }
    return std::nullopt;
}

std::optional<TermIndex> Catalogue::term(std::string_view folded) const
{
    const auto it = m_data->termByFold.find(folded);
    return it == m_data->termByFold.end() ? std::nullopt : std::optional(it->second);
}

std::span<const TermIndex> Catalogue::types(CardIndex card) const
{
    return m_data->lists[m_data->printings[m_current[card]].types].terms;
}

std::span<const TermIndex> Catalogue::keywords(CardIndex card) const
{
    return m_data->lists[m_data->printings[m_current[card]].keywords].terms;
}

const std::vector<std::string>& Catalogue::terms() const { return m_data->terms; }

std::vector<CardIndex> Catalogue::named(std::string_view folded) const
{
    std::size_t slot = 0;
    const auto nameOf = [this](CardIndex c) { return foldedField(c, nameField()); };
    const CardIndex first = findSlot(m_nameSlots, folded, nameOf, slot);
    if (first == noIndex)
        return {};
    std::vector<CardIndex> found;
    for (CardIndex card = first;;) { // in the order of their folded names
        if (has(card))
            found.push_back(card);
        if (++card == size() || nameOf(card) != folded)
            break;
    }
    return found;
}

std::optional<CardIndex> Catalogue::byKey(std::string_view wanted) const
{
    std::size_t slot = 0;
    const CardIndex card = findSlot(
        m_keySlots, wanted, [this](CardIndex c) { return key(c); }, slot);
    return card == noIndex || !has(card) ? std::nullopt : std::optional(card);
}

std::vector<SetInfo> Catalogue::sets() const
{
    std::vector<SetInfo> infos;
    for (const auto& set : m_data->sets)
        infos.push_back(set.info);
    return infos;
}

std::span<const PrintingIndex> Catalogue::printings(CardIndex card) const
{
    return std::span(m_printings).subspan(m_printingStart[card], m_printingStart[card + 1] - m_printingStart[card]);
}

std::uint32_t Catalogue::set(PrintingIndex printing) const { return m_data->printings[printing].set; }

TermIndex Catalogue::rarityTerm(PrintingIndex printing) const { return m_data->printings[printing].rarity; }

std::string_view Catalogue::setCode(PrintingIndex printing) const
{
    return m_data->sets[m_data->printings[printing].set].info.code;
}

std::string_view Catalogue::number(PrintingIndex printing) const
{
    return m_data->text(m_data->printings[printing].number);
}

std::string_view Catalogue::rarity(PrintingIndex printing) const
{
    return m_data->text(m_data->printings[printing].printedRarity);
}

Card Catalogue::printing(PrintingIndex index) const
{
    const auto& data = *m_data;
    const auto& row = data.printings[index];
    const auto& identity = data.identities[row.identity];
    Card card;
    card.name = data.text(identity.name);
    card.type = data.text(identity.type);
    card.subtypes.assign(data.lists[row.types].printed.begin() + 1, data.lists[row.types].printed.end());
    card.keywords = data.lists[row.keywords].printed;
    card.rules = data.text(row.rules);
    card.flavor = data.text(row.flavor);
    card.extras = data.text(row.extras);
    card.set = data.sets[row.set].info.code;
    card.number = data.text(row.number);
    card.rarity = data.text(row.printedRarity);
    card.numbers.resize(data.game.attributes.size());
    for (AttributeIndex a = 0; a < data.game.attributes.size(); ++a) {
        if (data.game.attributes[a].kind == AttributeKind::Text) {
            if (const auto text = data.text(data.texts[a][index]); !text.empty())
                card.texts.emplace(a, text);
        } else if (data.numbers[a][index] != absent) {
            card.numbers[a] = data.numbers[a][index];
        }
    }
    return card;
}

Card Catalogue::card(CardIndex index) const { return printing(m_current[index]); }

std::vector<SetCount> setCounts(const Catalogue& catalogue)
{
    std::vector<SetCount> counts;
    for (auto& set : catalogue.sets())
        counts.push_back({std::move(set), 0, 0});
    std::vector<CardIndex> lastCard(counts.size(), static_cast<CardIndex>(catalogue.size()));
    for (CardIndex card = 0; card < catalogue.size(); ++card)
        for (const auto printing : catalogue.printings(card)) {
            const auto set = catalogue.set(printing);
            ++counts[set].printings;
            if (std::exchange(lastCard[set], card) != card)
                ++counts[set].cards;
        }
    std::stable_sort(counts.begin(), counts.end(), [](const auto& a, const auto& b) {
        if (a.set.released.empty() != b.set.released.empty())
            return a.set.released.empty();
        if (a.set.released != b.set.released)
            return a.set.released > b.set.released;
        return compareNatural(fold(a.set.code), fold(b.set.code)) < 0;
    });
    return counts;
}

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
