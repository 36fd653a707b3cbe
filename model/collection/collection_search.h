// What searches ask of a collection: own, free, loc:, cond: … of cards, and any query of the stacks themselves. For
// one catalogue snapshot; told of every edit, so that it need not look at everything anew.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection.h"
#include "model/search/query_match.h"

namespace nexus::model {

class CollectionSearch {
public:
    // Both must outlive it.
    CollectionSearch(const Catalogue& catalogue, const Collection& collection);
    // After the collection has changed; null: in any way.
    void changed(const CollectionEdit* edit);

    // Adds own, free and the terms about stacks to what a deck answers. `need` becomes what the deck holds beyond the
    // copies that are free or set aside for it (`deck`, where it is built).
    void addTo(SearchContext& context, std::optional<BuiltDeckId> deck = std::nullopt) const;

    // Stacks of a query, ascending by id. A term about cards holds for a stack when it holds for its card, `set` asks
    // the stack's own printing where it tells one; a text asks the name where the catalogue does not know the card.
    [[nodiscard]] std::vector<StackId> stacks(const QueryNode& query, const SearchContext& context = {}) const;
    // The same over rows(), a flag each; for whoever keeps them in another order.
    [[nodiscard]] std::vector<char> matches(const QueryNode& query, const SearchContext& context = {}) const;
    static constexpr CardIndex noCard = 0xffffffff;
    // What is asked of every stack at every key, side by side in memory.
    struct Row {
        const Stack* stack;
        StackId id;
        CardIndex card;         // noCard: not in the catalogue
        std::uint32_t location; // place and page, numbered
        std::int32_t quantity;
        std::int64_t value; // noValue: not told
    };
    static constexpr std::int64_t noValue = -1;
    // Ascending by id; good until the next change.
    [[nodiscard]] std::span<const Row> rows() const
    {
        readStacks();
        return m_rows;
    }
    [[nodiscard]] bool holds(const StackTerm& term, const Stack& stack) const;
    [[nodiscard]] std::optional<CardIndex> cardOf(const Stack& stack) const;
    [[nodiscard]] const CardCopies& copies(CardIndex card) const { return m_copies[card]; }
    [[nodiscard]] bool empty() const { return m_collection.stacks().empty(); }
    [[nodiscard]] const Collection& collection() const { return m_collection; }

private:
    [[nodiscard]] CardSet cardsWith(const StackTerm& term) const;
    void count(const CardKey& card);
    void readStacks() const;
    void refreshRow(const Stack& stack);
    [[nodiscard]] std::uint32_t locationOf(const Stack& stack) const;

    const Catalogue& m_catalogue;
    const Collection& m_collection;
    std::vector<CardCopies> m_copies; // by card
    mutable std::unordered_map<std::string, std::uint32_t> m_locationNumbers;
    mutable std::vector<std::string> m_locations; // folded, by number
    mutable SearchMemory m_memory;                // of single terms about cards
    mutable std::vector<Row> m_rows;              // ascending by id; empty: to be read
    friend class StackMatcher;
};

// What is owned, summed by one attribute: copies, different cards, value. A stack is in one group, so the groups add
// up to the whole collection.
enum class Grouping { Set, Place, Type, Domain };

struct GroupSum {
    std::string name; // "COR", "Binder 2", "Unit", "Technology + Magic"; empty: not told, or not in the catalogue
    std::int64_t copies = 0;
    std::int64_t cards = 0;    // different ones
    std::int64_t value = 0;    // hundredths, as far as it is told
    std::int64_t unvalued = 0; // copies nothing is told of
    friend bool operator==(const GroupSum&, const GroupSum&) = default;
};

// By natural order of names, the group without a name last. A card of several domains is in the group of them all.
[[nodiscard]] std::vector<GroupSum> groupSums(
    const Collection& collection, const Catalogue& catalogue, Grouping grouping);

} // namespace nexus::model
