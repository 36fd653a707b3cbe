// The edits people make, worked out as changes: each looks at the collection and gives what Collection::apply() takes,
// or why it cannot be. Nothing here changes anything.
#pragma once

#include "model/collection/collection.h"
#include "model/collection/stack.h"

#include <set>
#include <unordered_map>

namespace nexus::model {

using EditResult = tl::expected<CollectionEdit, EditRefusal>;

// Copies join a stack alike where there is one. `stack.id` is not looked at.
[[nodiscard]] EditResult addCopies(const Collection& collection, Stack stack);
// Several at once, those alike together: an import, one of each of a set.
[[nodiscard]] EditResult addStacks(const Collection& collection, std::vector<SharedStack> stacks,
    EditKind kind = EditKind::Add, std::string subject = {});
// The same, and every stack of the lists the new ones are in goes; of all lists where these are the whole collection.
// Built decks keep what they hold where a new stack has it; what no new stack has refuses. `kept`: stacks that stay as
// they are where no new one is alike.
enum class Replace { ListsOfTheNew, AllLists };
[[nodiscard]] EditResult replaceStacks(const Collection& collection, std::vector<SharedStack> stacks,
    std::string subject = {}, Replace replace = Replace::ListsOfTheNew, const std::set<StackId>& kept = {});
// A list of prices: stacks of these cards are worth what it says, where it says nothing against them of `told` (set,
// number, condition, language, finish). The line that fits most closely counts, of several the one of the latest day;
// no copies come or go.
[[nodiscard]] EditResult priceStacks(const Collection& collection, std::span<const SharedStack> prices,
    const std::set<StackField>& told, std::string subject = {});

// The fields in which stacks differ that cannot be one for it (mergeStacks).
[[nodiscard]] std::vector<StackField> mergeDifferences(const Stack& a, const Stack& b);

// What an edit makes more and less of, stack by stack.
struct EditBalance {
    std::int64_t addedCopies = 0, addedStacks = 0;     // stacks that are new or larger
    std::int64_t removedCopies = 0, removedStacks = 0; // stacks that go or are smaller
    friend bool operator==(const EditBalance&, const EditBalance&) = default;
};
[[nodiscard]] EditBalance balanceOf(const CollectionEdit& edit);
// Free copies of a stack; all of them take the stack away.
[[nodiscard]] EditResult takeCopies(const Collection& collection, StackId stack, int copies);
// +1, -1, +4: a quantity that would be 0 takes the stack away.
[[nodiscard]] EditResult changeQuantity(const Collection& collection, std::span<const StackId> stacks, int by);
[[nodiscard]] EditResult removeStacks(const Collection& collection, std::span<const StackId> stacks);
// `copies` of each (all where it is 0) lie elsewhere then, joined with what is alike there.
[[nodiscard]] EditResult moveCopies(const Collection& collection, std::span<const StackId> stacks, int copies,
    const std::string& place, const std::string& page);
// What a stack meets that comes into the collection: the stack of its card and list that is most like it, and in which
// fields the two differ; in none: it joins it.
struct StackMeeting {
    SharedStack nearest; // none: the list has none of the card
    std::vector<StackField> differs;
};
[[nodiscard]] StackMeeting meetingOf(const Collection& collection, const Stack& comes);
// The places that stacks of any list lie at, each once, in order; none of a stack without one.
[[nodiscard]] std::vector<std::string> placesOf(const Collection& collection);
// Everything that lies at these places lies at another one, which may be there already: one place renamed, or several
// merged. Pages stay; what is alike then is one stack, with what decks hold of it.
[[nodiscard]] EditResult renamePlaces(
    const Collection& collection, std::span<const std::string> from, const std::string& to);
// Both sides of a trade in one step: free copies of stacks go, others come, and come off the wants.
[[nodiscard]] EditResult tradeCopies(const Collection& collection, const std::map<StackId, int>& given,
    std::vector<Stack> received, std::string partner);
[[nodiscard]] EditResult splitStack(const Collection& collection, StackId stack, int copies);
// Into the first one, which keeps what it says; all must be of one card, printing, condition, language and finish, and
// lent to the same person or at hand.
[[nodiscard]] EditResult mergeStacks(const Collection& collection, std::span<const StackId> stacks);

// One attribute of many stacks at once.
[[nodiscard]] EditResult setField(
    const Collection& collection, std::span<const StackId> stacks, StackField field, const StackValue& value);
// Unmatched lines become copies of a card.
[[nodiscard]] EditResult matchStacks(
    const Collection& collection, std::span<const StackId> stacks, const CardKey& card, const std::string& name);

// Gathers what an edit does to stacks: each is seen as it is after all that was done so far.
class EditBuilder {
public:
    explicit EditBuilder(const Collection& collection);

    [[nodiscard]] const Stack* now(StackId id) const; // nullptr where there is none any more
    void set(SharedStack stack);
    void drop(StackId id) { m_after[id].reset(); }
    void add(SharedStack stack); // under a new id
    // A stack alike that could take the copies.
    [[nodiscard]] const Stack* partner(const Stack& stack);
    // Into a stack alike, else as a new one.
    void join(SharedStack stack);
    // What was gathered; nothing is left here. Ids ascend.
    [[nodiscard]] CollectionEdit edit(EditKind kind, std::string subject, std::int64_t copies);

private:
    static constexpr std::size_t fewStacks = 16; // of a card: looked through one by one
    using Marks = std::unordered_multimap<std::size_t, StackId>;

    [[nodiscard]] const Stack* among(const Marks& marks, std::size_t mark, const Stack& stack) const;
    [[nodiscard]] const Stack* thatFits(StackId id, const Stack& stack) const;

    const Collection& m_collection;
    StackId m_next;
    std::map<StackId, SharedStack> m_after;
    Marks m_fresh;                              // stacks this edit has made or changed
    std::unordered_map<CardKey, Marks> m_marks; // those that were there, of cards with many
};

} // namespace nexus::model
