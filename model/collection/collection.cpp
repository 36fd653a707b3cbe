#include "model/collection/collection.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace nexus::model {

// One more could not be numbered.
static constexpr StackId lastStackId = std::numeric_limits<StackId>::max();

CollectionEdit inverse(CollectionEdit edit)
{
    for (auto& change : edit.stacks)
        std::swap(change.before, change.after);
    for (auto& change : edit.holds)
        std::swap(change.before, change.after);
    return edit;
}

const Stack* Collection::find(StackId id) const
{
    const auto at = m_stacks.find(id);
    return at == m_stacks.end() ? nullptr : &*at->second;
}

SharedStack Collection::sharedStack(StackId id) const
{
    const auto at = m_stacks.find(id);
    return at == m_stacks.end() ? SharedStack() : at->second;
}

int Collection::heldOf(StackId id) const
{
    const auto at = m_held.find(id);
    return at == m_held.end() ? 0 : at->second;
}

int Collection::heldBy(BuiltDeckId deck, StackId id) const
{
    const auto at = m_holds.find({deck, id});
    return at == m_holds.end() ? 0 : at->second;
}

std::vector<BuiltDeckId> Collection::builtDecks() const
{
    std::vector<BuiltDeckId> decks;
    for (const auto& [where, copies] : m_holds)
        if (decks.empty() || decks.back() != where.first)
            decks.push_back(where.first);
    return decks;
}

CardCopies Collection::copies(const CardKey& card) const
{
    const auto at = m_copies.find(card);
    return at == m_copies.end() ? CardCopies{} : at->second;
}

std::span<const StackId> Collection::stacksOf(const CardKey& card) const
{
    const auto at = m_byCard.find(card);
    return at == m_byCard.end() ? std::span<const StackId>() : std::span<const StackId>(at->second);
}

// The name of a card goes with its key: it may have been renamed since.
static bool isAsTold(const Stack& now, const Stack& told)
{
    if (now == told)
        return true;
    auto called = told;
    called.name = now.name;
    return !now.card.str().empty() && now == called;
}

std::optional<EditRefusal> Collection::whyNot(const CollectionEdit& edit) const
{
    using Reason = EditRefusal::Reason;
    std::unordered_map<StackId, int> held;                 // of the stacks decks hold, after the edit
    std::unordered_map<StackId, const SharedStack*> after; // those of them that change
    StackId last = 0;
    std::unordered_set<StackId> seen; // where they do not ascend
    const bool ascending = std::is_sorted(
        edit.stacks.begin(), edit.stacks.end(), [](const auto& a, const auto& b) { return a.id() < b.id(); });
    for (const auto& change : edit.stacks) {
        const auto id = change.id();
        const auto* now = id < m_nextId ? find(id) : nullptr;
        const auto& name = change.before ? change.before->name : change.after->name;
        const bool twice = ascending ? id <= last : !seen.insert(id).second;
        last = id;
        if (twice || id >= lastStackId || (now != nullptr) != change.before.has_value() ||
            (now && !isAsTold(*now, *change.before)) || (change.after && change.after->id != id))
            return EditRefusal{Reason::Stale, name};
        if (change.after && (change.after->quantity < 1 || change.after->quantity > maxStackCopies ||
                                change.after->forTrade < 0 || change.after->forTrade > change.after->quantity))
            return EditRefusal{Reason::Quantity, name, change.after->quantity};
        if (const int copies = now ? heldOf(id) : 0; copies > 0 || !edit.holds.empty()) {
            after.emplace(id, &change.after);
            held.emplace(id, copies);
        }
    }
    for (const auto& change : edit.holds) {
        if (heldBy(change.deck, change.stack) != change.before || change.after < 0)
            return EditRefusal{Reason::Stale, {}, 0, change.deck};
        held.emplace(change.stack, heldOf(change.stack)).first->second += change.after - change.before;
    }
    for (const auto& [id, copies] : held) {
        if (copies == 0)
            continue;
        const auto changed = after.find(id);
        const auto* now = find(id);
        const auto* then = changed == after.end() ? now : changed->second->has_value() ? &**changed->second : nullptr;
        const auto& name = then ? then->name : now ? now->name : std::string();
        const auto at = std::find_if(
            m_holds.begin(), m_holds.end(), [&held = id](const auto& hold) { return hold.first.second == held; });
        const auto deck = at == m_holds.end() ? 0 : at->first.first;
        if (!then || then->quantity < copies)
            return EditRefusal{deck ? Reason::Held : Reason::TooFew, name,
                deck   ? copies
                : then ? then->quantity
                       : 0,
                deck};
        if (then->list != StackList::Owned || !then->lentTo.empty() || (now && now->card != then->card))
            return EditRefusal{deck ? Reason::Held : Reason::NotAtHand, name, copies, deck};
    }
    return std::nullopt;
}

void Collection::add(Totals& totals, const Stack& stack, int sign)
{
    if (stack.list != StackList::Owned)
        return;
    const auto many = std::int64_t{stack.quantity} * sign;
    totals.copies += many;
    if (stack.value) // sums beyond 64 bits wrap, and wrap back
        totals.value = static_cast<std::int64_t>(
            static_cast<std::uint64_t>(totals.value) +
            static_cast<std::uint64_t>(*stack.value) * static_cast<std::uint64_t>(many));
    else
        totals.unvalued += many;
}

Collection::Totals Collection::totalsAfter(const CollectionEdit& edit) const
{
    auto totals = m_totals;
    for (const auto& change : edit.stacks) {
        if (change.before)
            add(totals, *change.before, -1);
        if (change.after)
            add(totals, *change.after, 1);
    }
    return totals;
}

void Collection::count(const Stack& stack, int sign)
{
    m_inList[static_cast<std::size_t>(stack.list)] += static_cast<std::size_t>(sign); // wraps back
    if (stack.list == StackList::Unmatched)
        return;
    auto& copies = m_copies[stack.card];
    const auto many = std::int64_t{stack.quantity} * sign;
    if (stack.list == StackList::Wanted) {
        copies.wanted += many;
    } else {
        copies.owned += many;
        copies.forTrade += std::int64_t{stack.forTrade} * sign;
        if (!stack.lentTo.empty())
            copies.lent += many;
        add(m_totals, stack, sign);
    }
    if (copies == CardCopies{})
        m_copies.erase(stack.card);
}

void Collection::put(const SharedStack& before, const SharedStack& after)
{
    if (before)
        count(*before, -1);
    if (after)
        count(*after, 1);
    const bool moves = !before || !after || before->card != after->card;
    if (before && moves)
        if (const auto at = m_byCard.find(before->card); at != m_byCard.end()) {
            std::erase(at->second, before->id);
            if (at->second.empty())
                m_byCard.erase(at);
        }
    if (after) {
        if (moves)
            m_byCard[after->card].push_back(after->id);
        m_nextId = std::max(m_nextId, after->id + 1);
        if (m_stacks.empty() || m_stacks.rbegin()->first < after->id)
            m_stacks.emplace_hint(m_stacks.end(), after->id, after);
        else
            m_stacks.insert_or_assign(after->id, after);
    } else {
        m_stacks.erase(before->id);
    }
}

tl::expected<Collection, EditRefusal> Collection::make(std::vector<SharedStack> stacks, std::vector<HoldChange> holds)
{
    Collection made;
    made.m_byCard.reserve(stacks.size());
    made.m_copies.reserve(stacks.size());
    for (auto& kept : stacks) {
        const auto& stack = *kept;
        if (stack.quantity < 1 || stack.quantity > maxStackCopies || stack.forTrade < 0 ||
            stack.forTrade > stack.quantity)
            return tl::unexpected(EditRefusal{EditRefusal::Reason::Quantity, stack.name, stack.quantity});
        if (stack.id >= lastStackId || (!made.m_stacks.empty() && made.m_stacks.rbegin()->first >= stack.id))
            return tl::unexpected(EditRefusal{EditRefusal::Reason::Stale, stack.name});
        made.count(stack, 1);
        made.m_byCard[stack.card].push_back(stack.id);
        const auto id = stack.id;
        made.m_stacks.emplace_hint(made.m_stacks.end(), id, std::move(kept));
    }
    if (!made.m_stacks.empty())
        made.m_nextId = made.m_stacks.rbegin()->first + 1;
    for (auto& hold : holds)
        hold.before = 0;
    CollectionEdit edit;
    edit.holds = std::move(holds);
    if (const auto held = made.apply(edit); !held)
        return tl::unexpected(held.error());
    return made;
}

tl::expected<void, EditRefusal> Collection::apply(const CollectionEdit& edit)
{
    if (auto why = whyNot(edit))
        return tl::unexpected(std::move(*why));
    const auto hold = [&](StackId stack, int copies) {
        m_held[stack] += copies;
        if (m_held[stack] == 0)
            m_held.erase(stack);
    };
    // Cards first lose what they hold and then get it: a stack and its holds may go together.
    for (const auto& change : edit.holds) {
        if (const auto* stack = find(change.stack))
            if (auto& copies = m_copies[stack->card]; change.before != 0) {
                copies.held -= change.before;
                if (copies == CardCopies{})
                    m_copies.erase(stack->card);
            }
        hold(change.stack, -change.before);
    }
    for (const auto& change : edit.stacks)
        put(change.before, change.after);
    for (const auto& change : edit.holds) {
        hold(change.stack, change.after);
        if (change.after == 0) {
            m_holds.erase({change.deck, change.stack});
            continue;
        }
        m_holds[{change.deck, change.stack}] = change.after;
        if (const auto* stack = find(change.stack))
            m_copies[stack->card].held += change.after;
    }
    return {};
}

} // namespace nexus::model
