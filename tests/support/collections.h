// Collections for tests: stacks told as text "3 Relay Drone nm foil in Binder 2", and random edits that always fit.
#pragma once

#include "model/base/random.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/collection/matching.h"
#include "tests/support/starter.h"

#include <stdexcept>

namespace nexus::test {

inline model::Stack stackOf(std::string_view text)
{
    const auto& catalogue = *starterCatalogue();
    const auto line = model::parseEntry(text, catalogue);
    if (line.cards.size() != 1)
        throw std::runtime_error("no one card: " + std::string(text) + " " + line.problem);
    return model::entryStack(line, line.cards.front(), catalogue);
}

inline void doEdit(model::Collection& collection, const model::EditResult& edit)
{
    if (!edit || !collection.apply(*edit))
        throw std::runtime_error("the edit does not fit");
}

inline model::Collection collectionOf(std::initializer_list<std::string_view> stacks)
{
    model::Collection collection;
    for (const auto text : stacks)
        doEdit(collection, model::addCopies(collection, stackOf(text)));
    return collection;
}

inline model::CardKey keyOf(std::string_view name)
{
    const auto& catalogue = *starterCatalogue();
    return model::CardKey(std::string(catalogue.key(catalogue.named(model::fold(name)).front())));
}

// Any edit a person could ask for; what is refused is no edit.
inline model::EditResult randomEdit(const model::Collection& collection, model::Random& random)
{
    static const char* const names[] = {"aegis tender", "relay drone", "inkling page", "wick sprite"};
    static const char* const places[] = {"", "Binder 1", "Binder 2"};
    std::vector<model::StackId> ids;
    for (const auto& [id, stack] : collection.stacks())
        ids.push_back(id);
    const auto any = [&] { return ids[random.below(static_cast<std::uint32_t>(ids.size()))]; };
    const auto some = [&] {
        std::vector<model::StackId> chosen;
        for (const auto id : ids)
            if (random.below(3) == 0)
                chosen.push_back(id);
        return chosen;
    };
    model::Stack stack;
    stack.name = names[random.below(4)];
    stack.card = model::CardKey(stack.name);
    stack.quantity = random.between(1, 5);
    stack.place = places[random.below(3)];
    stack.condition = static_cast<model::Condition>(random.below(2) + 1);
    stack.list = random.below(5) == 0 ? model::StackList::Wanted : model::StackList::Owned;
    if (random.below(3) == 0)
        stack.value = random.between(0, 500);
    if (ids.empty())
        return model::addCopies(collection, stack);
    const auto chosen = some();
    switch (random.below(12)) {
    case 0:
    case 1:
    case 2: return model::addCopies(collection, stack);
    case 3: return model::takeCopies(collection, any(), random.between(1, 3));
    case 4: return model::changeQuantity(collection, chosen, random.between(-2, 2));
    case 5: return model::removeStacks(collection, chosen);
    case 6: return model::moveCopies(collection, chosen, random.between(0, 2), places[random.below(3)], "");
    case 7: return model::splitStack(collection, any(), random.between(1, 3));
    case 8: return model::mergeStacks(collection, chosen);
    case 9:
        return model::setField(
            collection, chosen, model::StackField::LentTo, random.below(2) ? std::string("Ada") : std::string());
    case 10: {
        model::CardNeeds needs;
        for (const auto* name : names)
            if (random.below(2))
                needs.push_back({model::CardKey(name), name, random.between(1, 4)});
        return model::buildDeck(collection, random.between(1, 3), needs, "Deck");
    }
    default: return model::takeApart(collection, random.between(1, 3), "Deck");
    }
}

} // namespace nexus::test
