// Collections on a disk for tests of what keeps them: stacks made from a number, edits of every kind from a seed, and
// the steps of a store together with its collection.
#pragma once

#include "db/collection_store.h"
#include "model/collection/collection_edit.h"

#include <iterator>

namespace nexus::test {

inline model::Stack numberedStack(int number, int quantity = 3)
{
    model::Stack stack;
    stack.card = model::CardKey("card-" + std::to_string(number % 40));
    stack.name = "Card " + std::to_string(number % 40);
    stack.set = number % 3 == 0 ? "" : "CO" + std::to_string(number % 5);
    stack.number = std::to_string(number);
    stack.quantity = quantity;
    stack.condition = static_cast<model::Condition>(number % model::conditionCount);
    stack.language = number % 2 == 0 ? "en" : "de";
    stack.place = "Binder " + std::to_string(number % 7);
    stack.page = std::to_string(number % 20);
    if (number % 4 == 0)
        stack.value = 25 + number;
    if (number % 6 == 0)
        stack.tags = {"old", "trade it"};
    stack.notes = number % 5 == 0 ? "From the fair of \xc3\x84gidi, “signed”\nsecond line" : "";
    return stack;
}

// An edit that fits the collection, or nothing where the dice offer none.
inline std::optional<model::CollectionEdit> editOf(std::uint64_t seed, const model::Collection& collection)
{
    auto roll = [state = seed](std::uint64_t sides) mutable {
        state = state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<int>((state >> 33U) % sides);
    };
    model::StackId some = 0;
    if (!collection.stacks().empty()) {
        auto it = collection.stacks().begin();
        std::advance(it, roll(collection.stacks().size()));
        some = it->first;
    }
    const std::vector ids{some};
    model::EditResult edit = tl::unexpected(model::EditRefusal{});
    switch (some == 0 ? 0 : roll(8)) {
    case 0:
    case 1: edit = model::addCopies(collection, numberedStack(roll(500), 1 + roll(5))); break;
    case 2: edit = model::takeCopies(collection, some, 1); break;
    case 3: edit = model::changeQuantity(collection, ids, roll(2) ? 1 : -1); break;
    case 4: edit = model::moveCopies(collection, ids, roll(2), "Box " + std::to_string(roll(3)), ""); break;
    case 5:
        edit = model::setField(collection, ids, model::StackField::Notes, "note " + std::to_string(roll(99)));
        break;
    case 6: edit = model::splitStack(collection, some, 1); break;
    default: {
        std::vector<model::Stack> several;
        for (int i = 0; i < 5; ++i)
            several.push_back(numberedStack(roll(500)));
        edit = model::addStacks(collection, model::shared(std::move(several)), model::EditKind::Import, "fair.csv");
    }
    }
    return edit ? std::optional(*edit) : std::nullopt;
}

// Puts the edit into the collection and onto the disk.
inline model::JournalId keepIn(db::CollectionStore& store, model::Collection& collection,
    const model::CollectionEdit& edit, const std::string& now = "2026-11-21T10:42:07Z")
{
    auto next = collection;
    if (!next.apply(edit))
        throw std::logic_error("the edit does not fit");
    const auto id = store.keep(edit, next.totals(), now);
    collection = std::move(next);
    return id;
}

// One step back or forward again; false where there is none.
inline bool stepIn(db::CollectionStore& store, model::Collection& collection, bool undone,
    const std::string& now = "2026-11-21T10:42:07Z")
{
    const auto entry = undone ? store.nextUndo() : store.nextRedo();
    if (!entry)
        return false;
    const auto edit = store.changes(entry->id);
    auto next = collection;
    if (!next.apply(undone ? model::inverse(edit) : edit))
        throw std::logic_error("the step does not fit");
    store.keepUndone(entry->id, undone, next.totals(), now);
    collection = std::move(next);
    return true;
}

} // namespace nexus::test
