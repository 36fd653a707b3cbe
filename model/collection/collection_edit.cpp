#include "model/collection/collection_edit.h"

#include "model/collection/stack.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <type_traits>

namespace nexus::model {

namespace {

using Reason = EditRefusal::Reason;

tl::unexpected<EditRefusal> refusedEdit(
    Reason reason, std::string name = {}, std::int64_t count = 0, BuiltDeckId deck = 0)
{
    return tl::unexpected(EditRefusal{reason, std::move(name), count, deck});
}

EditResult finished(CollectionEdit edit)
{
    if (edit.empty())
        return refusedEdit(Reason::Nothing);
    return edit;
}

// "Relay Drone", or the first of several names with how many more: the subject of an edit of many rows.
std::string subjectOf(const Collection& collection, std::span<const StackId> stacks)
{
    std::set<std::string> names;
    std::string first;
    for (const auto id : stacks)
        if (const auto* stack = collection.find(id)) {
            if (names.empty())
                first = stack->name;
            names.insert(stack->name);
        }
    return names.size() == 1 ? first : std::string();
}

// Why a stack cannot come into a collection; its tags are made distinct, and it has no id yet.
std::optional<EditRefusal> fault(SharedStack& shared)
{
    if (shared->id != 0)
        shared.own().id = 0;
    if (!shared->tags.empty())
        if (auto tags = distinctTags(shared->tags); tags != shared->tags)
            shared.own().tags = std::move(tags);
    const auto& stack = *shared;
    if (!canBeKept(stack))
        return EditRefusal{Reason::Value, stack.name, 0};
    if (stack.quantity < 1 || stack.quantity > maxStackCopies || stack.forTrade < 0 || stack.forTrade > stack.quantity)
        return EditRefusal{Reason::Quantity, stack.name, stack.quantity};
    return std::nullopt;
}

BuiltDeckId holderOf(const Collection& collection, StackId id)
{
    for (const auto& [where, copies] : collection.holds())
        if (where.second == id)
            return where.first;
    return 0;
}

// Equal for stacks that are alike, and hardly ever for others.
std::size_t markOf(const Stack& stack)
{
    std::size_t mark = 0;
    const auto add = [&](std::size_t part) { mark = mark * 0x9e3779b97f4a7c15U + part; };
    eachField(stack, [&]<class Value>(const StackFieldInfo& info, const Value& value) {
        if (info.kind == FieldKind::Copies)
            return;
        if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            for (const auto& tag : value)
                add(std::hash<std::string>{}(tag));
            add(value.size());
        } else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>) {
            add(std::hash<std::int64_t>{}(value.value_or(-1)));
        } else {
            add(std::hash<Value>{}(value));
        }
    });
    return mark;
}

} // namespace

EditResult addCopies(const Collection& collection, Stack stack) { return addStacks(collection, {std::move(stack)}); }

EditResult addStacks(const Collection& collection, std::vector<SharedStack> stacks, EditKind kind, std::string subject)
{
    EditBuilder changes(collection);
    std::int64_t copies = 0;
    if (subject.empty() && stacks.size() == 1)
        subject = stacks.front()->name;
    for (auto& stack : stacks) {
        if (auto why = fault(stack))
            return tl::unexpected(std::move(*why));
        copies += stack->quantity;
        changes.join(std::move(stack));
    }
    return finished(changes.edit(kind, std::move(subject), copies));
}

EditResult replaceStacks(const Collection& collection, std::vector<SharedStack> stacks, std::string subject,
    Replace replace, const std::set<StackId>& kept)
{
    std::set<StackList> lists;
    std::int64_t copies = 0;
    for (auto& stack : stacks) {
        if (auto why = fault(stack))
            return tl::unexpected(std::move(*why));
        lists.insert(stack->list);
        copies += stack->quantity;
    }
    // A stack that is alike stays, with the quantity of the new one, and so do the decks that hold it.
    std::unordered_multimap<std::size_t, const Stack*> old; // by mark
    for (const auto& [id, stack] : collection.stacks())
        if (replace == Replace::AllLists || lists.contains(stack.list))
            old.emplace(markOf(stack), &stack);
    const Collection none;
    EditBuilder changes(collection), fresh(none);
    for (auto& stack : stacks)
        fresh.join(std::move(stack));
    auto made = fresh.edit(EditKind::Import, {}, 0);
    for (auto& change : made.stacks) {
        auto stack = std::exchange(change.after, {});
        const auto mark = markOf(*stack);
        auto at = old.find(mark);
        while (at != old.end() && at->first == mark && !alike(*at->second, *stack))
            ++at;
        if (at == old.end() || at->first != mark) {
            changes.add(std::move(stack));
            continue;
        }
        stack.own().id = at->second->id;
        old.erase(at);
        changes.set(std::move(stack));
    }
    for (const auto& [mark, stack] : old) {
        if (kept.contains(stack->id))
            continue;
        if (const auto held = collection.heldOf(stack->id))
            return refusedEdit(Reason::Held, stack->name, held, holderOf(collection, stack->id));
        changes.drop(stack->id);
    }
    return finished(changes.edit(EditKind::Import, std::move(subject), copies));
}

namespace {

// How many of the fields a price names are the stack's; nothing where one is not.
std::optional<int> fitOf(const Stack& price, const Stack& stack, const std::set<StackField>& told)
{
    int fit = 0;
    for (const auto field : {StackField::Set, StackField::CollectorNumber, StackField::Condition, StackField::Language,
             StackField::Finish}) {
        const auto given = told.contains(field) ? fieldText(price, field) : std::string();
        if (field == StackField::Finish ? !told.contains(field) : given.empty())
            continue;
        if (given != fieldText(stack, field))
            return std::nullopt;
        ++fit;
    }
    return fit;
}

} // namespace

EditResult priceStacks(const Collection& collection, std::span<const SharedStack> prices,
    const std::set<StackField>& told, std::string subject)
{
    struct Priced {
        std::int64_t value = 0;
        std::string day;
        int fit = -1;
    };
    std::map<StackId, Priced> priced;
    for (const auto& price : prices) {
        if (!price->value || price->card.empty())
            continue;
        for (const auto id : collection.stacksOf(price->card)) {
            const auto fit = fitOf(*price, *collection.find(id), told);
            auto& best = priced[id];
            if (fit && std::tie(*fit, price->valued) >= std::tie(best.fit, best.day))
                best = {*price->value, price->valued, *fit};
        }
    }
    EditBuilder changes(collection);
    std::int64_t copies = 0;
    for (const auto& [id, best] : priced) {
        auto stack = *collection.find(id);
        if (best.fit < 0 || (stack.value == best.value && stack.valued == best.day))
            continue;
        stack.value = best.value;
        stack.valued = best.day;
        copies += stack.quantity;
        changes.set(stack);
    }
    return finished(changes.edit(EditKind::Price, std::move(subject), copies));
}

EditBalance balanceOf(const CollectionEdit& edit)
{
    EditBalance balance;
    for (const auto& change : edit.stacks) {
        const auto by = std::int64_t{change.after ? change.after->quantity : 0} -
                        (change.before ? change.before->quantity : 0);
        if (by > 0) {
            balance.addedCopies += by;
            ++balance.addedStacks;
        } else if (by < 0) {
            balance.removedCopies -= by;
            ++balance.removedStacks;
        }
    }
    return balance;
}

EditResult takeCopies(const Collection& collection, StackId id, int copies)
{
    const auto* stack = collection.find(id);
    if (!stack)
        return refusedEdit(Reason::Stale);
    if (copies < 1)
        return refusedEdit(Reason::Quantity, stack->name, copies);
    if (const int free = stack->quantity - collection.heldOf(id); free < copies)
        return refusedEdit(Reason::TooFew, stack->name, free);
    EditBuilder changes(collection);
    if (stack->quantity == copies) {
        changes.drop(id);
    } else {
        auto less = *stack;
        less.quantity -= copies;
        less.forTrade = std::min(less.forTrade, less.quantity);
        changes.set(less);
    }
    return changes.edit(EditKind::Remove, stack->name, copies);
}

EditResult changeQuantity(const Collection& collection, std::span<const StackId> stacks, int by)
{
    EditBuilder changes(collection);
    for (const auto id : stacks) {
        const auto* stack = collection.find(id);
        if (!stack)
            return refusedEdit(Reason::Stale);
        auto next = *stack;
        const auto sum = std::int64_t{stack->quantity} + by;
        if (const auto held = collection.heldOf(id); held > sum)
            return refusedEdit(Reason::Held, stack->name, held, holderOf(collection, id));
        if (sum > maxStackCopies)
            return refusedEdit(Reason::Quantity, stack->name, sum);
        if (sum <= 0) {
            changes.drop(id);
            continue;
        }
        next.quantity = static_cast<int>(sum);
        next.forTrade = std::min(next.forTrade, next.quantity);
        changes.set(next);
    }
    const auto many = std::int64_t{std::abs(by)} * static_cast<std::int64_t>(stacks.size());
    return finished(changes.edit(by > 0 ? EditKind::Add : EditKind::Remove, subjectOf(collection, stacks), many));
}

EditResult removeStacks(const Collection& collection, std::span<const StackId> stacks)
{
    EditBuilder changes(collection);
    std::int64_t copies = 0;
    for (const auto id : stacks) {
        const auto* stack = collection.find(id);
        if (!stack)
            return refusedEdit(Reason::Stale);
        if (const auto held = collection.heldOf(id))
            return refusedEdit(Reason::Held, stack->name, held, holderOf(collection, id));
        copies += stack->quantity;
        changes.drop(id);
    }
    return finished(changes.edit(EditKind::Remove, subjectOf(collection, stacks), copies));
}

EditResult moveCopies(const Collection& collection, std::span<const StackId> stacks, int copies,
    const std::string& place, const std::string& page)
{
    EditBuilder changes(collection);
    std::int64_t moved = 0;
    for (const auto id : stacks) {
        const auto* stack = changes.now(id);
        if (!stack)
            return refusedEdit(Reason::Stale);
        if (copies > stack->quantity || copies < 0)
            return refusedEdit(Reason::TooFew, stack->name, stack->quantity);
        const int many = copies == 0 ? stack->quantity : copies;
        auto there = *stack;
        there.place = place;
        there.page = page;
        if (!canBeKept(there))
            return refusedEdit(Reason::Value, stack->name);
        if (alike(there, *stack))
            continue;
        const auto held = collection.heldOf(id);
        moved += many;
        const bool whole = many == stack->quantity;
        // What decks hold moves with the whole stack only.
        if (!whole && stack->quantity - many < held)
            return refusedEdit(Reason::TooFew, stack->name, stack->quantity - held);
        if (whole && held > 0) {
            changes.set(there);
            continue;
        }
        there.quantity = many;
        there.forTrade = whole ? stack->forTrade : std::max(0, stack->forTrade - (stack->quantity - many));
        if (whole) {
            if (changes.partner(there)) {
                changes.drop(id);
                changes.join(there);
            } else {
                changes.set(there);
            }
            continue;
        }
        auto rest = *stack;
        rest.quantity -= many;
        rest.forTrade -= there.forTrade;
        changes.set(rest);
        there.id = 0;
        changes.join(there);
    }
    return finished(changes.edit(EditKind::Move, place.empty() ? subjectOf(collection, stacks) : place, moved));
}

EditResult splitStack(const Collection& collection, StackId id, int copies)
{
    const auto* stack = collection.find(id);
    if (!stack)
        return refusedEdit(Reason::Stale);
    if (copies < 1 || copies >= stack->quantity)
        return refusedEdit(Reason::Quantity, stack->name, copies);
    if (const int free = stack->quantity - collection.heldOf(id); free < copies)
        return refusedEdit(Reason::TooFew, stack->name, free);
    EditBuilder changes(collection);
    auto rest = *stack, part = *stack;
    part.quantity = copies;
    rest.quantity -= copies;
    part.forTrade = std::max(0, stack->forTrade - rest.quantity);
    rest.forTrade -= part.forTrade;
    changes.set(rest);
    changes.add(part);
    return changes.edit(EditKind::Split, stack->name, copies);
}

std::vector<StackField> mergeDifferences(const Stack& a, const Stack& b)
{
    std::vector<StackField> fields;
    for (const auto field : {StackField::List, StackField::Card, StackField::Set, StackField::CollectorNumber,
             StackField::Condition, StackField::Language, StackField::Finish, StackField::LentTo})
        if (stackValue(a, field) != stackValue(b, field))
            fields.push_back(field);
    return fields;
}

StackMeeting meetingOf(const Collection& collection, const Stack& comes)
{
    StackMeeting meeting;
    for (const auto id : collection.stacksOf(comes.card)) {
        const auto* there = collection.find(id);
        if (there->list != comes.list)
            continue;
        std::vector<StackField> differs;
        eachField(*there, [&]<class Value>(const StackFieldInfo& info, const Value& value) {
            if (info.kind != FieldKind::Copies && value != comes.*std::get<Value Stack::*>(info.member))
                differs.push_back(info.field);
        });
        const bool nearer = !meeting.nearest || differs.size() < meeting.differs.size() ||
                            (differs.size() == meeting.differs.size() && id < meeting.nearest->id);
        if (nearer)
            meeting = {collection.sharedStack(id), std::move(differs)};
    }
    return meeting;
}

std::vector<std::string> placesOf(const Collection& collection)
{
    std::set<std::string> places;
    for (const auto& [id, stack] : collection.stacks())
        if (!stack.place.empty())
            places.insert(stack.place);
    return {places.begin(), places.end()};
}

// What decks hold of stacks that become part of others.
static std::vector<HoldChange> heldElsewhere(const Collection& collection, const std::map<StackId, StackId>& joined)
{
    std::vector<HoldChange> holds;
    std::map<std::pair<BuiltDeckId, StackId>, int> moved;
    for (const auto& [where, copies] : collection.holds())
        if (const auto into = joined.find(where.second); into != joined.end()) {
            holds.push_back({where.first, where.second, copies, 0});
            moved[{where.first, into->second}] += copies;
        }
    for (const auto& [where, copies] : moved) {
        const auto before = collection.heldBy(where.first, where.second);
        holds.push_back({where.first, where.second, before, before + copies});
    }
    return holds;
}

EditResult renamePlaces(const Collection& collection, std::span<const std::string> from, const std::string& to)
{
    EditBuilder changes(collection);
    std::map<StackId, StackId> joined; // stacks that go, and into which
    std::int64_t copies = 0;
    for (const auto& [id, stack] : collection.stacks()) {
        if (stack.place == to || std::find(from.begin(), from.end(), stack.place) == from.end())
            continue;
        auto next = stack;
        next.place = to;
        if (!canBeKept(next))
            return refusedEdit(Reason::Value, stack.name);
        copies += stack.quantity;
        const auto* partner = changes.partner(next);
        if (!partner) {
            changes.set(next);
            continue;
        }
        joined[id] = partner->id;
        changes.drop(id);
        changes.join(next);
    }
    auto edit = changes.edit(EditKind::Rename, to, copies);
    edit.holds = heldElsewhere(collection, joined);
    return finished(std::move(edit));
}

EditResult tradeCopies(
    const Collection& collection, const std::map<StackId, int>& given, std::vector<Stack> received, std::string partner)
{
    EditBuilder changes(collection);
    std::int64_t copies = 0;
    for (const auto& [id, count] : given) {
        const auto* stack = collection.find(id);
        if (!stack)
            return refusedEdit(Reason::Stale);
        if (const int free = stack->quantity - collection.heldOf(id); count < 1 || free < count)
            return refusedEdit(Reason::TooFew, stack->name, free);
        copies += count;
        auto rest = *stack;
        rest.quantity -= count;
        // What was offered is what goes.
        rest.forTrade = std::max(0, rest.forTrade - count);
        if (rest.quantity == 0)
            changes.drop(id);
        else
            changes.set(rest);
    }
    for (auto& each : received) {
        SharedStack shared = std::move(each);
        if (auto why = fault(shared))
            return tl::unexpected(std::move(*why));
        const auto& stack = *shared;
        copies += stack.quantity;
        // What was looked for is found.
        int found = stack.quantity;
        for (const auto id : collection.stacksOf(stack.card)) {
            const auto* wanted = changes.now(id);
            if (!wanted || wanted->list != StackList::Wanted || found == 0)
                continue;
            auto rest = *wanted;
            const int less = std::min(found, rest.quantity);
            found -= less;
            rest.quantity -= less;
            if (rest.quantity == 0)
                changes.drop(id);
            else
                changes.set(rest);
        }
        changes.join(std::move(shared));
    }
    return finished(changes.edit(EditKind::Trade, std::move(partner), copies));
}

EditResult mergeStacks(const Collection& collection, std::span<const StackId> stacks)
{
    if (stacks.size() < 2)
        return refusedEdit(Reason::Nothing);
    const auto* first = collection.find(stacks.front());
    if (!first)
        return refusedEdit(Reason::Stale);
    EditBuilder changes(collection);
    auto sum = *first;
    std::map<StackId, StackId> joined;
    for (const auto id : stacks.subspan(1)) {
        const auto* stack = collection.find(id);
        if (!stack || id == first->id)
            return refusedEdit(Reason::Stale);
        if (auto differing = mergeDifferences(*first, *stack);
            !differing.empty() || stack->list == StackList::Unmatched)
            return tl::unexpected(EditRefusal{.reason = Reason::NotAlike,
                .name = stack->name,
                .fields = std::move(differing),
                .apart = {*first, *stack}});
        if (std::int64_t{sum.quantity} + stack->quantity > maxStackCopies)
            return refusedEdit(Reason::Quantity, stack->name, std::int64_t{sum.quantity} + stack->quantity);
        sum.quantity += stack->quantity;
        sum.forTrade += stack->forTrade;
        changes.drop(id);
        joined[id] = first->id;
    }
    changes.set(sum);
    auto edit = changes.edit(EditKind::Merge, first->name, sum.quantity);
    edit.holds = heldElsewhere(collection, joined);
    return edit;
}

EditResult setField(
    const Collection& collection, std::span<const StackId> stacks, StackField field, const StackValue& value)
{
    EditBuilder changes(collection);
    std::int64_t copies = 0;
    for (const auto id : stacks) {
        const auto* stack = collection.find(id);
        if (!stack)
            return refusedEdit(Reason::Stale);
        auto next = *stack;
        if (!setStackField(next, field, value))
            return refusedEdit(Reason::Quantity, stack->name);
        if (field == StackField::Value && next.value != stack->value)
            next.valued.clear(); // the day of another value
        if (!canBeKept(next))
            return refusedEdit(Reason::Value, stack->name);
        if (const auto held = collection.heldOf(id);
            held > 0 && (next.quantity < held || !next.lentTo.empty() || next.list != StackList::Owned))
            return refusedEdit(Reason::Held, stack->name, held, holderOf(collection, id));
        copies += next.quantity;
        changes.set(next);
    }
    return finished(changes.edit(EditKind::Change, subjectOf(collection, stacks), copies));
}

EditResult matchStacks(
    const Collection& collection, std::span<const StackId> stacks, const CardKey& card, const std::string& name)
{
    EditBuilder changes(collection);
    std::int64_t copies = 0;
    for (const auto id : stacks) {
        const auto* stack = collection.find(id);
        if (!stack || stack->list != StackList::Unmatched)
            return refusedEdit(Reason::Stale);
        auto next = *stack;
        next.list = StackList::Owned;
        next.card = card;
        next.name = name;
        copies += next.quantity;
        changes.drop(id);
        changes.join(next);
    }
    return finished(changes.edit(EditKind::Match, name, copies));
}

EditBuilder::EditBuilder(const Collection& collection)
    : m_collection(collection)
    , m_next(collection.nextId())
{
}

const Stack* EditBuilder::now(StackId id) const
{
    const auto at = m_after.find(id);
    return at == m_after.end() ? m_collection.find(id) : at->second ? &*at->second : nullptr;
}

void EditBuilder::set(SharedStack stack)
{
    const auto id = stack->id;
    const auto* before = now(id);
    const bool known = m_after.contains(id) && before && alike(*before, *stack);
    if (!known)
        m_fresh.emplace(markOf(*stack), id);
    m_after[id] = std::move(stack);
}

void EditBuilder::add(SharedStack stack)
{
    const auto id = m_next++;
    stack.own().id = id;
    m_fresh.emplace(markOf(*stack), id);
    m_after.emplace_hint(m_after.end(), id, std::move(stack)); // the newest id is the largest
}

const Stack* EditBuilder::thatFits(StackId id, const Stack& stack) const
{
    const auto* other = now(id);
    const bool fits = other && other->id != stack.id && alike(*other, stack) &&
                      std::int64_t{other->quantity} + stack.quantity <= maxStackCopies;
    return fits ? other : nullptr;
}

const Stack* EditBuilder::among(const Marks& marks, std::size_t mark, const Stack& stack) const
{
    auto at = marks.find(mark);
    for (std::size_t looked = 0; looked < fewStacks && at != marks.end() && at->first == mark; ++looked, ++at)
        if (const auto* other = thatFits(at->second, stack))
            return other;
    return nullptr;
}

const Stack* EditBuilder::partner(const Stack& stack)
{
    if (stack.list == StackList::Unmatched)
        return nullptr;
    const auto mark = markOf(stack);
    if (const auto* other = among(m_fresh, mark, stack))
        return other;
    const auto there = m_collection.stacksOf(stack.card);
    if (there.size() <= fewStacks) {
        for (const auto id : there)
            if (alike(*m_collection.find(id), stack))
                if (const auto* other = thatFits(id, stack))
                    return other;
        return nullptr;
    }
    auto [marks, first] = m_marks.try_emplace(stack.card);
    if (first)
        for (const auto id : there)
            marks->second.emplace(markOf(*m_collection.find(id)), id);
    return among(marks->second, mark, stack);
}

void EditBuilder::join(SharedStack stack)
{
    if (const auto* other = partner(*stack)) {
        auto sum = *other;
        sum.quantity += stack->quantity;
        sum.forTrade += stack->forTrade;
        set(std::move(sum));
    } else {
        add(std::move(stack));
    }
}

CollectionEdit EditBuilder::edit(EditKind kind, std::string subject, std::int64_t copies)
{
    CollectionEdit edit{kind, std::move(subject), copies, {}, {}};
    edit.stacks.reserve(m_after.size());
    for (auto& [id, after] : m_after) {
        auto before = m_collection.sharedStack(id);
        if (before != after)
            edit.stacks.push_back({std::move(before), std::move(after)});
    }
    return edit;
}

} // namespace nexus::model
