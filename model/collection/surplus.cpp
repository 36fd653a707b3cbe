#include "model/collection/surplus.h"

#include "model/base/text.h"
#include "model/collection/allocation.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Owned stacks of a card in the order they would go: the worst first, the oldest of those alike.
std::vector<const Stack*> worstFirst(const Collection& collection, const CardKey& card)
{
    std::vector<const Stack*> stacks;
    for (const auto id : collection.stacksOf(card))
        if (const auto* stack = collection.find(id); stack->list == StackList::Owned)
            stacks.push_back(stack);
    std::sort(stacks.begin(), stacks.end(), [](const Stack* a, const Stack* b) {
        return a->condition != b->condition ? a->condition > b->condition : a->id < b->id;
    });
    return stacks;
}

// Copies of the stack at hand and in no deck.
int freeOf(const Collection& collection, const Stack& stack)
{
    return stack.lentTo.empty() ? stack.quantity - collection.heldOf(stack.id) : 0;
}

std::optional<std::int64_t> limitOf(const DeckChecker& checker, const CardKey& card)
{
    const auto index = checker.catalogue().byKey(card.str());
    return index ? printedLimit(checker, *index) : std::nullopt;
}

// `copies` of the stacks, free ones first: what they are worth.
void countValue(const Collection& collection, Surplus& row)
{
    const auto stacks = worstFirst(collection, row.card);
    auto open = row.copies();
    const auto take = [&](const Stack& stack, std::int64_t copies) {
        copies = std::min(open, copies);
        open -= copies;
        if (stack.value)
            row.value += *stack.value * copies;
        else
            row.unvalued += copies;
    };
    for (const auto* stack : stacks)
        take(*stack, freeOf(collection, *stack));
    for (const auto* stack : stacks)
        take(*stack, stack->quantity - freeOf(collection, *stack));
}

} // namespace

std::vector<Surplus> surplus(const Collection& collection, const DeckChecker& checker)
{
    std::vector<std::pair<std::string, Surplus>> found;
    for (const auto& [card, copies] : collection.copiesByCard()) {
        const auto limit = copies.owned > 0 ? limitOf(checker, card) : std::nullopt;
        if (!limit || copies.owned <= *limit)
            continue;
        const auto& catalogue = checker.catalogue();
        Surplus row{card, std::string(catalogue.name(*catalogue.byKey(card.str()))), copies.owned, *limit,
            copies.forTrade, 0, 0};
        countValue(collection, row);
        auto folded = fold(row.name);
        found.emplace_back(std::move(folded), std::move(row));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        const auto order = compareNatural(a.first, b.first);
        return order != 0 ? order < 0 : a.second.card < b.second.card;
    });
    std::vector<Surplus> rows;
    rows.reserve(found.size());
    for (auto& row : found)
        rows.push_back(std::move(row.second));
    return rows;
}

EditResult offerSurplus(const Collection& collection, std::span<const CardKey> cards, const DeckChecker& checker)
{
    CollectionEdit edit{EditKind::Change, {}, 0, {}, {}};
    std::size_t changed = 0;
    for (const auto& card : cards) {
        const auto limit = limitOf(checker, card);
        const auto copies = collection.copies(card);
        auto open = limit ? copies.owned - *limit - copies.forTrade : 0;
        if (open <= 0)
            continue;
        const auto stacks = worstFirst(collection, card);
        std::map<StackId, int> offered; // of a stack then, in all
        const auto offer = [&](const Stack& stack, int room) {
            auto& now = offered.emplace(stack.id, stack.forTrade).first->second;
            const auto more = static_cast<int>(std::min<std::int64_t>(open, std::max(0, room - now)));
            now += more;
            open -= more;
        };
        for (const auto* stack : stacks)
            offer(*stack, freeOf(collection, *stack));
        for (const auto* stack : stacks)
            offer(*stack, stack->quantity);
        for (const auto* stack : stacks)
            if (const auto now = offered[stack->id]; now != stack->forTrade) {
                auto after = *stack;
                after.forTrade = now;
                edit.copies += now - stack->forTrade;
                edit.stacks.push_back({*stack, std::move(after)});
            }
        edit.subject = ++changed == 1 ? stacks.front()->name : std::string();
    }
    if (edit.empty())
        return tl::unexpected(EditRefusal{EditRefusal::Reason::Nothing, {}});
    return edit;
}

} // namespace nexus::model
