#include "model/collection/allocation.h"

#include "model/base/text.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace nexus::model {

CardNeeds together(std::span<const CardNeeds> decks)
{
    CardNeeds sum;
    std::unordered_map<CardKey, std::size_t> at;
    for (const auto& deck : decks)
        for (const auto& need : deck) {
            const auto [place, fresh] = at.emplace(need.card, sum.size());
            if (fresh)
                sum.push_back(need);
            else
                sum[place->second].copies += need.copies;
        }
    std::sort(sum.begin(), sum.end(), [](const auto& a, const auto& b) {
        const auto order = compareNatural(fold(a.name), fold(b.name));
        return order != 0 ? order < 0 : a.card < b.card;
    });
    return sum;
}

std::vector<CardStanding> standing(
    const Collection& collection, const CardNeeds& needs, std::span<const BuiltDeckId> decks)
{
    std::vector<CardStanding> all;
    for (const auto& need : needs) {
        const auto copies = collection.copies(need.card);
        CardStanding card{
            need.card, need.name, need.copies, copies.owned, 0, copies.free(), 0, copies.lent, copies.wanted};
        for (const auto stack : collection.stacksOf(need.card))
            if (collection.heldOf(stack) > 0)
                for (const auto deck : decks)
                    card.here += collection.heldBy(deck, stack);
        card.inOther = copies.held - card.here;
        all.push_back(std::move(card));
    }
    return all;
}

EditResult buildDeck(const Collection& collection, BuiltDeckId deck, const CardNeeds& needs, std::string deckName)
{
    CollectionEdit edit{EditKind::Build, std::move(deckName), 0, {}, {}};
    std::map<StackId, int> held;
    for (const auto& [where, copies] : collection.holds())
        if (where.first == deck)
            held[where.second] = copies;
    auto wish = held;
    for (auto& [stack, copies] : wish)
        copies = 0;
    for (const auto& need : needs) {
        std::vector<const Stack*> stacks;
        for (const auto id : collection.stacksOf(need.card))
            if (const auto* stack = collection.find(id); stack->list == StackList::Owned && stack->lentTo.empty())
                stacks.push_back(stack);
        // What the deck holds already stays where it is.
        std::sort(stacks.begin(), stacks.end(), [&](const Stack* a, const Stack* b) {
            const auto rank = [&](const Stack* s) { return std::tuple(s->place.empty(), s->condition, s->id); };
            return rank(a) < rank(b);
        });
        int open = need.copies;
        const auto take = [&](const Stack* stack, int most) {
            const int copies = std::min(open, most);
            if (copies > 0)
                wish[stack->id] += copies;
            open -= std::max(0, copies);
        };
        for (const auto* stack : stacks)
            if (const auto own = held.find(stack->id); own != held.end())
                take(stack, own->second);
        for (const auto* stack : stacks)
            take(stack, stack->quantity - collection.heldOf(stack->id));
    }
    for (const auto& [stack, copies] : wish) {
        const int before = held.contains(stack) ? held[stack] : 0;
        if (before != copies)
            edit.holds.push_back({deck, stack, before, copies});
        edit.copies += copies;
    }
    if (edit.empty())
        return tl::unexpected(EditRefusal{EditRefusal::Reason::Nothing, {}});
    return edit;
}

EditResult takeApart(const Collection& collection, BuiltDeckId deck, std::string deckName)
{
    CollectionEdit edit{EditKind::TakeApart, std::move(deckName), 0, {}, {}};
    for (const auto& [where, copies] : collection.holds())
        if (where.first == deck) {
            edit.holds.push_back({deck, where.second, copies, 0});
            edit.copies += copies;
        }
    if (edit.empty())
        return tl::unexpected(EditRefusal{EditRefusal::Reason::Nothing, {}});
    return edit;
}

Completion completion(const Collection& collection, std::span<const CardStanding> cards)
{
    Completion sum;
    for (const auto& card : cards) {
        const auto missing = card.missing();
        if (missing == 0)
            continue;
        sum.missing += missing;
        std::optional<std::int64_t> price; // the lowest told
        for (const auto id : collection.stacksOf(card.card))
            if (const auto& value = collection.find(id)->value; value && (!price || *value < *price))
                price = value;
        if (price)
            sum.price += *price * missing;
        else
            sum.unpriced += missing;
    }
    return sum;
}

std::vector<std::size_t> cheapestFirst(std::span<const Completion> decks)
{
    std::vector<std::size_t> order(decks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto rank = [&](std::size_t i) {
            return std::tuple(decks[i].unpriced, decks[i].price, decks[i].missing);
        };
        return rank(a) < rank(b);
    });
    return order;
}

CardNeeds deckNeeds(const Deck& deck, const DeckChecker& checker)
{
    std::vector<CardNeeds> rows;
    for (const auto& row : checker.resolve(deck)) {
        const auto& ruleset = checker.ruleset();
        if (row.section != DeckChecker::noSection && row.section < ruleset.sections.size() &&
            checker.isFree(ruleset.sections[row.section].id))
            continue;
        if (row.section == DeckChecker::noSection && row.count == 0)
            continue;
        const auto& catalogue = checker.catalogue();
        if (row.card)
            rows.push_back(
                {{CardKey(std::string(catalogue.key(*row.card))), std::string(catalogue.name(*row.card)), row.count}});
        else
            rows.push_back({{CardKey(), row.entry->card, row.count}});
    }
    // Names without a key are told apart by name.
    CardNeeds unknown, known;
    for (auto& row : rows)
        if (row.front().card.empty())
            unknown.push_back(row.front());
    std::erase_if(rows, [](const auto& row) { return row.front().card.empty(); });
    known = together(rows);
    known.insert(known.end(), unknown.begin(), unknown.end());
    return known;
}

std::optional<std::int64_t> printedLimit(const DeckChecker& checker, CardIndex card)
{
    std::optional<std::int64_t> limit;
    if (!checker.catalogue().has(card))
        return limit;
    const auto& constraints = checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto* looksAt = checker.looksAt(i);
        if (constraints[i].kind != ConstraintKind::Copies || (looksAt && !looksAt->contains(card)))
            continue;
        const auto* attribute = std::get_if<AttributeIndex>(&constraints[i].limit);
        const auto own = attribute ? checker.catalogue().number(card, *attribute) : std::nullopt;
        if (attribute && !own)
            continue;
        const auto most = attribute ? std::int64_t{*own} : std::get<std::int64_t>(constraints[i].limit);
        limit = std::min(limit.value_or(most), most);
    }
    return limit;
}

std::vector<std::int32_t> ownedCopies(const Collection& collection, const Catalogue& catalogue)
{
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    std::vector<std::int32_t> copies(catalogue.size(), 0);
    for (const auto& [key, count] : collection.copiesByCard())
        if (const auto card = catalogue.byKey(key.str()))
            copies[*card] = static_cast<std::int32_t>(std::min(count.owned, most));
    return copies;
}

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
