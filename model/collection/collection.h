// A collection as a value: stacks, and which of their copies a built deck holds. Nothing changes it but apply(); a
// change carries what was before and what is after, so it can be taken back, kept in a journal and checked against what
// it meets. Invariants: quantities are 1 to maxStackCopies; a stack is held for no more copies than it has, and only an
// owned one that is not lent.
#pragma once

#include "model/collection/stack.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <span>
#include <tl/expected.hpp>
#include <unordered_map>

namespace nexus::model {

using BuiltDeckId = std::int64_t; // of the deck library

struct StackChange {
    SharedStack before, after; // of one id; none: not there. Not both none.
    [[nodiscard]] StackId id() const { return before ? before->id : after->id; }
    friend bool operator==(const StackChange&, const StackChange&) = default;
};

struct HoldChange {
    BuiltDeckId deck = 0;
    StackId stack = 0;
    int before = 0, after = 0; // copies
    friend bool operator==(const HoldChange&, const HoldChange&) = default;
};

enum class EditKind { Add, Remove, Move, Change, Split, Merge, Import, Build, TakeApart, Match, Price, Rename, Trade };
constexpr int editKindCount = 13;

// One step of undo. Told as kind, subject and copies: "Add 3 Relay Drone".
struct CollectionEdit {
    EditKind kind = EditKind::Change;
    std::string subject; // a card, a place, a file, a deck
    std::int64_t copies = 0;
    std::vector<StackChange> stacks; // an id at most once
    std::vector<HoldChange> holds;   // a deck and stack at most once
    [[nodiscard]] bool empty() const { return stacks.empty() && holds.empty(); }
    friend bool operator==(const CollectionEdit&, const CollectionEdit&) = default;
};
[[nodiscard]] CollectionEdit inverse(CollectionEdit edit);

struct EditRefusal {
    enum class Reason {
        Stale,     // the collection is not as the change says it was
        Held,      // `count` copies are in the deck `deck`
        Quantity,  // no quantity from 1 to maxStackCopies
        Value,     // a text too long or an amount too large, see canBeKept()
        NotAtHand, // wanted, unmatched or lent copies cannot be in a deck
        TooFew,    // only `count` copies are free
        NotAlike,  // other cards or printings than the first cannot be one stack with it
        Nothing,   // nothing to do
    };
    Reason reason = Reason::Nothing;
    std::string name; // of the card
    std::int64_t count = 0;
    BuiltDeckId deck = 0;
    std::vector<StackField> fields = {}; // NotAlike: in which the stacks `apart` differ
    std::vector<Stack> apart = {};
    friend bool operator==(const EditRefusal&, const EditRefusal&) = default;
};

// Copies of one card over all its stacks.
struct CardCopies {
    std::int64_t owned = 0, wanted = 0, lent = 0, held = 0, forTrade = 0;
    [[nodiscard]] std::int64_t free() const { return owned - lent - held; } // at hand and in no deck
    friend bool operator==(const CardCopies&, const CardCopies&) = default;
};

// Of a collection, by id and ascending: pairs of an id and a stack.
class Stacks {
public:
    using Kept = std::map<StackId, SharedStack>;
    using Entry = std::pair<StackId, const Stack&>;
    class Iterator {
    public:
        struct Pointer {
            Entry entry;
            const Entry* operator->() const { return &entry; }
        };
        using iterator_category = std::input_iterator_tag; // an entry is made when asked for
        using value_type = Entry;
        using difference_type = std::ptrdiff_t;
        using pointer = Pointer;
        using reference = Entry;
        explicit Iterator(Kept::const_iterator at)
            : m_at(at)
        {
        }
        Entry operator*() const { return {m_at->first, *m_at->second}; }
        Pointer operator->() const { return {**this}; }
        Iterator& operator++()
        {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) { return Iterator(m_at++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        Kept::const_iterator m_at;
    };
    explicit Stacks(const Kept& kept)
        : m_kept(kept)
    {
    }
    [[nodiscard]] Iterator begin() const { return Iterator(m_kept.begin()); }
    [[nodiscard]] Iterator end() const { return Iterator(m_kept.end()); }
    [[nodiscard]] Iterator lower_bound(StackId id) const { return Iterator(m_kept.lower_bound(id)); }
    [[nodiscard]] std::size_t size() const { return m_kept.size(); }
    [[nodiscard]] bool empty() const { return m_kept.empty(); }
    friend bool operator==(const Stacks& a, const Stacks& b) { return a.m_kept == b.m_kept; }

private:
    const Kept& m_kept;
};

class Collection {
public:
    using Holds = std::map<std::pair<BuiltDeckId, StackId>, int>;

    // Out of stacks ascending by id, and holds (`after` counts).
    [[nodiscard]] static tl::expected<Collection, EditRefusal> make(
        std::vector<SharedStack> stacks, std::vector<HoldChange> holds);
    // All of the edit or nothing.
    [[nodiscard]] tl::expected<void, EditRefusal> apply(const CollectionEdit& edit);
    // Why apply() would refuse it. Holds are looked at as they would be after it.
    [[nodiscard]] std::optional<EditRefusal> whyNot(const CollectionEdit& edit) const;

    [[nodiscard]] Stacks stacks() const { return Stacks(m_stacks); }
    [[nodiscard]] const Stack* find(StackId id) const;
    [[nodiscard]] SharedStack sharedStack(StackId id) const; // none where it is not there
    [[nodiscard]] const Holds& holds() const { return m_holds; }
    [[nodiscard]] int heldOf(StackId id) const; // by all decks
    [[nodiscard]] int heldBy(BuiltDeckId deck, StackId id) const;
    [[nodiscard]] std::vector<BuiltDeckId> builtDecks() const; // ascending
    [[nodiscard]] CardCopies copies(const CardKey& card) const;
    [[nodiscard]] const std::unordered_map<CardKey, CardCopies>& copiesByCard() const { return m_copies; }
    [[nodiscard]] std::span<const StackId> stacksOf(const CardKey& card) const; // in no order
    struct Totals {
        std::int64_t copies = 0;   // owned, lent ones too
        std::int64_t value = 0;    // of those whose value is told, hundredths
        std::int64_t unvalued = 0; // copies without
        friend bool operator==(const Totals&, const Totals&) = default;
    };
    [[nodiscard]] const Totals& totals() const { return m_totals; }
    [[nodiscard]] Totals totalsAfter(const CollectionEdit& edit) const; // were it applied
    [[nodiscard]] std::size_t stacksIn(StackList list) const { return m_inList[static_cast<std::size_t>(list)]; }
    // For new stacks; ids once given do not come back, whatever is undone.
    [[nodiscard]] StackId nextId() const { return m_nextId; }
    void reserveIds(StackId next) { m_nextId = std::max(m_nextId, next); }
    // Stacks and holds are the same; ids to come may differ.
    friend bool operator==(const Collection& a, const Collection& b)
    {
        return a.m_stacks == b.m_stacks && a.m_holds == b.m_holds;
    }

private:
    void count(const Stack& stack, int sign);
    static void add(Totals& totals, const Stack& stack, int sign);
    void put(const SharedStack& before, const SharedStack& after);

    Stacks::Kept m_stacks;
    Holds m_holds;
    std::unordered_map<StackId, int> m_held;          // of a stack by all decks
    std::unordered_map<CardKey, CardCopies> m_copies; // cards of Owned and Wanted
    std::unordered_map<CardKey, std::vector<StackId>> m_byCard;
    Totals m_totals;
    std::array<std::size_t, 3> m_inList{};
    StackId m_nextId = 1;
};

} // namespace nexus::model
