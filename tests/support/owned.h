// Stacks of the starter set's cards, and collections made of them.
#pragma once

#include "model/collection/collection_edit.h"
#include "tests/support/decks.h"

namespace nexus::test {

// Named as in the starter set; a name it does not have is a card the catalogue does not know.
inline model::Stack owned(const std::string& name, int quantity = 1)
{
    const auto found = starterCatalogue()->named(model::fold(name));
    model::Stack stack;
    stack.card = found.empty() ? model::CardKey("unknown." + name)
                               : model::CardKey(std::string(starterCatalogue()->key(found.front())));
    stack.name = name;
    stack.quantity = quantity;
    return stack;
}

inline model::Stack wanted(const std::string& name, int quantity = 1)
{
    auto stack = owned(name, quantity);
    stack.list = model::StackList::Wanted;
    return stack;
}

// Every stack stays one of its own, numbered from 1 in this order.
inline model::Collection collectionWith(std::vector<model::Stack> stacks)
{
    model::CollectionEdit edit;
    for (auto& stack : stacks) {
        stack.id = static_cast<model::StackId>(edit.stacks.size()) + 1;
        edit.stacks.push_back({std::nullopt, std::move(stack)});
    }
    model::Collection collection;
    if (!edit.empty() && !collection.apply(edit))
        throw std::logic_error("the stacks do not fit");
    return collection;
}

} // namespace nexus::test
