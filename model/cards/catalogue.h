// The catalogue snapshot: immutable, shared by std::shared_ptr<const Catalogue>, read by everything.
// Cards stand in natural order of their folded names, so an ascending list of CardIndex is a list by name.
// Numbers lie in one column an attribute, all searchable text in one folded buffer, field after field.
// A card's values are those of its newest printing (set release date, then order of import).
#pragma once

#include "model/base/id.h"
#include "model/cards/card.h"
#include "model/cards/card_set.h"
#include "model/cards/game.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nexus::model {

using PrintingIndex = std::uint32_t;
using TermListIndex = std::uint32_t;
using TermIndex = std::uint32_t; // an interned word: a type, a subtype, a keyword, a rarity

// Fields of the folded buffer; text attributes follow Rules in the game's order, Flavor comes last.
struct TextField {
    std::uint32_t column = 0;
    friend bool operator==(TextField, TextField) = default;
};

// One printing without owning its text; what the builder takes, row by row.
struct PrintingRow {
    std::string_view key, name, type, qualifier;
    std::string_view subtypes, keywords; // one a line
    std::string_view rules, flavor, number, rarity, extras;
    std::uint32_t set = 0; // as given by CatalogueBuilder::addSet
    std::span<const std::optional<std::int32_t>> numbers;
    std::span<const std::string_view> texts; // by attribute index; only Text attributes are looked at
};

struct CatalogueData; // the printings of all sets; what some sets alone show of it shares it

class Catalogue {
public:
    [[nodiscard]] const Game& game() const;
    [[nodiscard]] std::size_t size() const { return m_current.size(); } // of the numbering, whatever the pool

    // The cards of onlySets(); null: all. No name, key or search finds a card outside of it.
    [[nodiscard]] const CardSet* pool() const { return m_pool ? &*m_pool : nullptr; }
    [[nodiscard]] bool has(CardIndex card) const { return !m_pool || m_pool->contains(card); }
    [[nodiscard]] CardSet all() const { return m_pool ? *m_pool : CardSet(size(), true); }
    // A card has one number in both: they are one snapshot, perhaps as some sets alone show it.
    [[nodiscard]] bool sameNumbers(const Catalogue& other) const { return m_data == other.m_data; }
    [[nodiscard]] std::size_t printingCount() const;

    [[nodiscard]] std::string_view name(CardIndex card) const;
    [[nodiscard]] std::string_view type(CardIndex card) const;
    [[nodiscard]] std::string_view qualifier(CardIndex card) const;
    [[nodiscard]] std::string_view key(CardIndex card) const;
    [[nodiscard]] std::optional<std::int32_t> number(CardIndex card, AttributeIndex attribute) const;
    // A number column for scans; absent values are Catalogue::absent, smaller than any value.
    [[nodiscard]] std::span<const std::int32_t> column(AttributeIndex attribute) const { return m_columns[attribute]; }
    static constexpr std::int32_t absent = std::numeric_limits<std::int32_t>::min();

    // The folded buffer and where a field of a card begins in it; every field ends with '\n'.
    [[nodiscard]] std::string_view folded() const { return m_folded; }
    [[nodiscard]] std::span<const std::uint32_t> starts(TextField field) const { return m_starts[field.column]; }
    [[nodiscard]] std::string_view foldedField(CardIndex card, TextField field) const;
    [[nodiscard]] TextField nameField() const { return {0}; }
    [[nodiscard]] TextField typeField() const { return {1}; }
    [[nodiscard]] TextField keywordField() const { return {2}; }
    [[nodiscard]] TextField rulesField() const { return {3}; }
    [[nodiscard]] TextField lastRulesField() const { return {static_cast<std::uint32_t>(m_starts.size()) - 2}; }
    [[nodiscard]] TextField flavorField() const { return {static_cast<std::uint32_t>(m_starts.size()) - 1}; }
    [[nodiscard]] std::optional<TextField> textField(AttributeIndex attribute) const;

    // Types, subtypes, keywords, rarities as interned terms; a term is found by its folded text.
    [[nodiscard]] std::optional<TermIndex> term(std::string_view folded) const;
    [[nodiscard]] std::span<const TermIndex> types(CardIndex card) const;    // the type, then the subtypes
    [[nodiscard]] std::span<const TermIndex> keywords(CardIndex card) const; // without their numbers
    // Cards share lists of terms: a scan asks each list once, then goes over one column of list numbers.
    [[nodiscard]] std::span<const TermListIndex> typeLists() const { return m_typeLists; }
    [[nodiscard]] std::span<const TermListIndex> keywordLists() const { return m_keywordLists; }
    [[nodiscard]] std::size_t listCount() const;
    [[nodiscard]] std::span<const TermIndex> listTerms(TermListIndex list) const;
    [[nodiscard]] const std::vector<std::string>& terms() const; // in their printed spelling

    // Cards of a folded name, ascending; a name may belong to several cards of different type.
    [[nodiscard]] std::vector<CardIndex> named(std::string_view folded) const;
    [[nodiscard]] std::optional<CardIndex> byKey(std::string_view key) const;

    [[nodiscard]] std::vector<SetInfo> sets() const;
    [[nodiscard]] std::span<const PrintingIndex> printings(CardIndex card) const; // newest first
    [[nodiscard]] std::uint32_t set(PrintingIndex printing) const;                // position in sets()
    [[nodiscard]] TermIndex rarityTerm(PrintingIndex printing) const;
    [[nodiscard]] std::string_view setCode(PrintingIndex printing) const;
    [[nodiscard]] std::string_view number(PrintingIndex printing) const;
    [[nodiscard]] std::string_view rarity(PrintingIndex printing) const;
    [[nodiscard]] Card printing(PrintingIndex printing) const; // as a value
    [[nodiscard]] Card card(CardIndex card) const;             // its newest printing

    // The same catalogue with the cards of these sets alone in its pool, each with its newest printing among them;
    // a card outside keeps its number and its values.
    [[nodiscard]] std::shared_ptr<const Catalogue> onlySets(const std::vector<std::string>& codes) const;
    // The same with the cards of all other sets.
    [[nodiscard]] std::shared_ptr<const Catalogue> withoutSets(const std::vector<std::string>& codes) const;
    [[nodiscard]] bool hasAnySet(const std::vector<std::string>& codes) const;

    // What is worked out of it by others, Value(catalogue), when it is first asked for; gone with it. Any thread.
    template <class Value> [[nodiscard]] const Value& derived() const
    {
        const std::lock_guard lock(m_derivedMutex);
        auto& value = m_derived[typeid(Value)];
        if (!value)
            value = std::make_shared<const Value>(*this);
        return *static_cast<const Value*>(value.get());
    }

private:
    friend class CatalogueBuilder;
    friend class CatalogueImage;
    static std::shared_ptr<const Catalogue> make(
        std::shared_ptr<const CatalogueData> data, const std::vector<char>* setsShown);
    [[nodiscard]] std::vector<char> setsNamed(const std::vector<std::string>& codes) const; // a flag a set
    void choosePrintings(const std::vector<char>* setsShown);
    void fillColumns();
    void fillText();
    void fillNames();

    std::shared_ptr<const CatalogueData> m_data;
    std::optional<CardSet> m_pool;
    std::vector<std::uint32_t> m_identity;      // card → identity in the data
    std::vector<PrintingIndex> m_current;       // card → newest printing
    std::vector<PrintingIndex> m_printings;     // all, by card, newest first
    std::vector<std::uint32_t> m_printingStart; // card → first of its printings; one more at the end
    std::vector<std::vector<std::int32_t>> m_columns;
    std::vector<TermListIndex> m_typeLists, m_keywordLists;
    std::string m_folded;
    std::vector<std::vector<std::uint32_t>> m_starts; // field → card → offset; one more at the end
    std::vector<CardIndex> m_nameSlots;               // hash tables, open addressing: first card of a folded
    std::vector<CardIndex> m_keySlots;                // name, card of a key
    mutable std::mutex m_derivedMutex;
    mutable std::unordered_map<std::type_index, std::shared_ptr<const void>> m_derived;
};

// Collects printings in order of import and gives the snapshot. Keys name identities: the first row of a key
// decides name and type. Not to be used after build().
class CatalogueBuilder {
public:
    explicit CatalogueBuilder(Game game);
    ~CatalogueBuilder();
    void reserve(std::size_t printings, std::size_t textBytes);
    // `order` is the date that ranks the set where it has no release date (day of first import).
    std::uint32_t addSet(const SetInfo& set, std::string_view order);
    void add(const PrintingRow& row);
    void add(const Card& card); // its set is made when it is new
    void add(const Card& card, std::string_view key, std::string_view qualifier, std::uint32_t set);

    // Further printings, set words and card words on top of another snapshot (catalogueAfter): its sets come first,
    // numbered as there; then its printings, each as it is or with the values of a card put in its place.
    struct Replacements {
        std::vector<const Card*> printings; // by PrintingIndex; null: as it is
        std::unordered_map<std::string_view, std::pair<std::string_view, std::string_view>> words; // key → name, type
    };
    void addSetsOf(const Catalogue& other);
    void setInfo(std::uint32_t set, const SetInfo& info);
    void addPrintingsOf(const Catalogue& other, const Replacements& replacements);
    [[nodiscard]] std::shared_ptr<const Catalogue> build();

private:
    std::shared_ptr<CatalogueData> m_data;
};

// How much a catalogue holds of each set: cards with a printing in it, and printings. Newest sets first, those
// without a release date before them, as they are the ones being worked on; then by code.
struct SetCount {
    SetInfo set;
    std::size_t cards = 0;
    std::size_t printings = 0;
    friend bool operator==(const SetCount&, const SetCount&) = default;
};

[[nodiscard]] std::vector<SetCount> setCounts(const Catalogue& catalogue);

} // namespace nexus::model
