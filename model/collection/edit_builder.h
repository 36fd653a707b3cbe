// Gathers what an edit does to stacks: each is seen as it is after all that was done so far.
#pragma once

#include "model/collection/collection.h"

#include <unordered_map>

namespace nexus::model {

class EditBuilder {
public:
    explicit EditBuilder(const Collection& collection);

    [[nodiscard]] const Stack* now(StackId id) const; // nullptr where there is none any more
    void set(const Stack& stack);
    void drop(StackId id) { m_after[id] = std::nullopt; }
    void add(Stack stack); // under a new id
    // A stack alike that could take the copies.
    [[nodiscard]] const Stack* partner(const Stack& stack);
    // Into a stack alike, else as a new one.
    void join(Stack stack);
    // What was gathered; nothing is left here. Ids ascend.
    [[nodiscard]] CollectionEdit edit(EditKind kind, std::string subject, std::int64_t copies);

private:
    static constexpr std::size_t fewStacks = 16; // of a card: looked through one by one
    using Marks = std::unordered_multimap<std::size_t, StackId>;

    [[nodiscard]] const Stack* among(const Marks& marks, std::size_t mark, const Stack& stack) const;
    [[nodiscard]] const Stack* thatFits(StackId id, const Stack& stack) const;

    const Collection& m_collection;
    StackId m_next;
    std::map<StackId, std::optional<Stack>> m_after;
    Marks m_fresh;                              // stacks this edit has made or changed
    std::unordered_map<CardKey, Marks> m_marks; // those that were there, of cards with many
};

} // namespace nexus::model
