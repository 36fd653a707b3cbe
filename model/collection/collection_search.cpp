#include "model/collection/collection_search.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <unordered_set>

namespace nexus::model {

using Flags = std::vector<char>; // by row

namespace {

std::string domainsOf(const Catalogue& catalogue, CardIndex card)
{
    std::vector<std::string> names;
    const auto& attributes = catalogue.game().attributes;
    for (std::size_t i = 0; i < attributes.size(); ++i)
        if (attributes[i].domain && catalogue.number(card, static_cast<AttributeIndex>(i)).value_or(0) > 0)
            names.push_back(attributes[i].label);
    return names.empty() ? "No domain" : joined(names, " + ");
}

// The name of the group of a card, where it is the card's and not the stack's.
std::string cardGroup(const Catalogue& catalogue, const CardKey& key, Grouping grouping)
{
    const auto card = catalogue.byKey(key.str());
    if (!card)
        return {};
    return grouping == Grouping::Type ? std::string(catalogue.type(*card)) : domainsOf(catalogue, *card);
}

} // namespace

// A query over stacks: joins are made row by row, each term is asked once.
class StackMatcher {
public:
    StackMatcher(const CollectionSearch& search, const SearchContext& context)
        : m_search(search)
        , m_context(context)
    {
    }
    Flags match(const QueryNode& node) const
    {
        return std::visit([&](const auto& term) { return eval(term); }, node.term);
    }

private:
    using Row = CollectionSearch::Row;
    template <class Test> Flags each(const Test& test) const
    {
        Flags flags(m_search.m_rows.size());
        for (std::size_t i = 0; i < flags.size(); ++i)
            flags[i] = test(m_search.m_rows[i]) ? 1 : 0;
        return flags;
    }
    // All rows are `first`, but for those of which a node says otherwise.
    Flags unless(bool first, const std::vector<QueryNode>& nodes) const
    {
        Flags flags(m_search.m_rows.size(), first);
        for (const auto& node : nodes) {
            const auto one = match(node);
            for (std::size_t i = 0; i < flags.size(); ++i)
                if ((one[i] != 0) != first)
                    flags[i] = !first;
        }
        return flags;
    }
    Flags eval(const AllOf& all) const { return unless(true, all.nodes); }
    Flags eval(const AnyOf& any) const { return unless(false, any.nodes); }
    Flags eval(const NoneOf& none) const
    {
        auto flags = unless(false, none.nodes);
        for (auto& flag : flags)
            flag = !flag;
        return flags;
    }
    Flags eval(const StackTerm& term) const
    {
        if (term.trait == StackTrait::Location) {
            std::vector<char> within;
            for (const auto& location : m_search.m_locations)
                within.push_back(location.find(term.text) != std::string::npos);
            return each([&](const Row& row) { return within[row.location] != 0; });
        }
        if (term.trait == StackTrait::Condition) {
            std::array<char, conditionCount> within{};
            for (int condition = 0; condition < conditionCount; ++condition)
                within[static_cast<std::size_t>(condition)] = m_search.holds(
                    term, Stack{.condition = static_cast<Condition>(condition)});
            return each([&](const Row& row) { return within[static_cast<std::size_t>(row.stack->condition)] != 0; });
        }
        return each([&](const Row& row) { return m_search.holds(term, *row.stack); });
    }
    template <class Term> Flags eval(const Term& term) const
    {
        // Texts are remembered from key to key; what asks a deck or the collection may be another answer each time.
        const auto found = std::is_same_v<Term, TextTerm>
                               ? m_search.m_memory.matching({term}, m_search.m_catalogue, m_context)
                           : std::is_same_v<Term, MeaningTerm> // no text is read that nobody has
                               ? matchingAmong({term}, cards(), m_search.m_catalogue, m_context)
                               : matching({term}, m_search.m_catalogue, m_context);
        return each([&](const Row& row) {
            if constexpr (std::is_same_v<Term, WordTerm>)
                if (term.kind == WordKind::Set && !row.stack->set.empty())
                    return fold(row.stack->set) == term.word ||
                           (row.card != CollectionSearch::noCard && setNamed(*row.stack, term.word));
            if (row.card != CollectionSearch::noCard)
                return found.contains(row.card);
            if constexpr (std::is_same_v<Term, TextTerm>)
                return (term.scope == TextScope::Any || term.scope == TextScope::Name) &&
                       term.match != TextMatch::Regex &&
                       (term.match == TextMatch::Whole ? fold(row.stack->name) == term.text
                                                       : fold(row.stack->name).find(term.text) != std::string::npos);
            return false;
        });
    }
    CardSet cards() const
    {
        CardSet there(m_search.m_catalogue.size());
        for (const auto& row : m_search.m_rows)
            if (row.card != CollectionSearch::noCard)
                there.insert(row.card);
        return there;
    }
    // The set of that code has this name.
    bool setNamed(const Stack& stack, const std::string& name) const
    {
        for (const auto& set : m_search.m_catalogue.sets())
            if (set.code == stack.set)
                return fold(set.name) == name;
        return false;
    }

    const CollectionSearch& m_search;
    const SearchContext& m_context;
};

CollectionSearch::CollectionSearch(const Catalogue& catalogue, const Collection& collection)
    : m_catalogue(catalogue)
    , m_collection(collection)
{
    changed(nullptr);
}

void CollectionSearch::count(const CardKey& card)
{
    if (const auto index = m_catalogue.byKey(card.str()))
        m_copies[*index] = m_collection.copies(card);
}

void CollectionSearch::changed(const CollectionEdit* edit)
{
    // A stack that stays what it is of stays where it is, too.
    const bool rowsStay = edit && std::all_of(edit->stacks.begin(), edit->stacks.end(), [](const StackChange& change) {
        return change.before && change.after && change.before->card == change.after->card;
    });
    if (!rowsStay) {
        m_rows.clear();
    } else {
        for (const auto& change : edit->stacks)
            if (const auto* stack = m_collection.find(change.id()))
                refreshRow(*stack);
    }
    if (!edit) {
        m_copies.assign(m_catalogue.size(), {});
        for (const auto& [card, copies] : m_collection.copiesByCard())
            if (const auto index = m_catalogue.byKey(card.str()))
                m_copies[*index] = copies;
        return;
    }
    for (const auto& change : edit->stacks)
        for (const auto* side : {&change.before, &change.after})
            if (*side)
                count((*side)->card);
    for (const auto& hold : edit->holds)
        if (const auto* stack = m_collection.find(hold.stack))
            count(stack->card);
}

std::optional<CardIndex> CollectionSearch::cardOf(const Stack& stack) const
{
    return stack.card.empty() ? std::nullopt : m_catalogue.byKey(stack.card.str());
}

void CollectionSearch::readStacks() const
{
    if (!m_rows.empty())
        return;
    m_rows.reserve(m_collection.stacks().size());
    for (const auto& [id, stack] : m_collection.stacks())
        m_rows.push_back({&stack, id, cardOf(stack).value_or(noCard), locationOf(stack), stack.quantity,
            stack.value.value_or(noValue)});
}

void CollectionSearch::refreshRow(const Stack& stack)
{
    const auto row = std::lower_bound(
        m_rows.begin(), m_rows.end(), stack.id, [](const Row& a, StackId id) { return a.id < id; });
    if (row == m_rows.end() || row->id != stack.id)
        return;
    row->stack = &stack;
    row->location = locationOf(stack);
    row->quantity = stack.quantity;
    row->value = stack.value.value_or(noValue);
}

// Few places hold many stacks: each is folded once.
std::uint32_t CollectionSearch::locationOf(const Stack& stack) const
{
    auto text = stack.page.empty() ? stack.place : stack.place + " " + stack.page;
    const auto [at, fresh] = m_locationNumbers.try_emplace(
        std::move(text), static_cast<std::uint32_t>(m_locations.size()));
    if (fresh)
        m_locations.push_back(fold(at->first));
    return at->second;
}

bool CollectionSearch::holds(const StackTerm& term, const Stack& stack) const
{
    const auto within = [&](const std::string& text) { return fold(text).find(term.text) != std::string::npos; };
    switch (term.trait) {
    case StackTrait::Location: return within(stack.page.empty() ? stack.place : stack.place + " " + stack.page);
    case StackTrait::Lent: return !stack.lentTo.empty() && within(stack.lentTo);
    case StackTrait::Language: return stack.language == term.text || fold(stack.language) == term.text;
    case StackTrait::Finish:
        return stack.finish.empty() ? finishOf(term.text).empty() : fold(stack.finish) == finishOf(term.text);
    case StackTrait::Tag: return std::any_of(stack.tags.begin(), stack.tags.end(), within);
    case StackTrait::Condition: break;
    }
    const auto wanted = conditionOf(term.text);
    if (!wanted)
        return false;
    const auto is = static_cast<int>(*wanted) - static_cast<int>(stack.condition); // above 0: better than asked
    return compares(is, term.comparison, 0);
}

CardSet CollectionSearch::cardsWith(const StackTerm& term) const
{
    readStacks();
    CardSet cards(m_catalogue.size());
    for (const auto& row : m_rows)
        if (row.card != noCard && row.stack->list == StackList::Owned && holds(term, *row.stack))
            cards.insert(row.card);
    return cards;
}

void CollectionSearch::addTo(SearchContext& context, std::optional<BuiltDeckId> deck) const
{
    context.owned = [this](CardIndex card) { return m_copies[card].owned; };
    context.free = [this](CardIndex card) { return m_copies[card].free(); };
    context.forTrade = [this](CardIndex card) { return m_copies[card].forTrade; };
    context.stacks = [this](const StackTerm& term) { return cardsWith(term); };
    if (auto held = std::move(context.needed))
        context.needed = [this, deck, held = std::move(held)](CardIndex card) {
            const auto wanted = held(card);
            if (wanted == 0)
                return wanted;
            auto there = m_copies[card].free();
            if (deck)
                for (const auto stack : m_collection.stacksOf(CardKey(std::string(m_catalogue.key(card)))))
                    there += m_collection.heldBy(*deck, stack);
            return std::max<std::int64_t>(0, wanted - there);
        };
}

std::vector<char> CollectionSearch::matches(const QueryNode& query, const SearchContext& context) const
{
    readStacks();
    return StackMatcher(*this, context).match(query);
}

std::vector<StackId> CollectionSearch::stacks(const QueryNode& query, const SearchContext& context) const
{
    const auto flags = matches(query, context);
    std::vector<StackId> found;
    for (std::size_t i = 0; i < flags.size(); ++i)
        if (flags[i])
            found.push_back(m_rows[i].stack->id);
    return found;
}

std::vector<GroupSum> groupSums(const Collection& collection, const Catalogue& catalogue, Grouping grouping)
{
    struct Group {
        GroupSum sum;
        std::unordered_set<std::string_view> cards;
    };
    std::unordered_map<std::string, Group> groups;
    std::unordered_map<std::string_view, Group*> groupOfCard; // asked of the catalogue once a card
    const bool byCard = grouping == Grouping::Type || grouping == Grouping::Domain;
    for (const auto& [id, stack] : collection.stacks()) {
        if (stack.list != StackList::Owned)
            continue;
        Group* group = nullptr;
        if (byCard) {
            auto& known = groupOfCard[stack.card.str()];
            if (!known)
                known = &groups[cardGroup(catalogue, stack.card, grouping)];
            group = known;
        } else {
            group = &groups[grouping == Grouping::Set ? stack.set : stack.place];
        }
        group->sum.copies += stack.quantity;
        group->cards.insert(stack.card.str());
        if (stack.value)
            group->sum.value += *stack.value * stack.quantity;
        else
            group->sum.unvalued += stack.quantity;
    }
    std::vector<GroupSum> sums;
    for (auto& [name, group] : groups) {
        group.sum.name = name;
        group.sum.cards = static_cast<std::int64_t>(group.cards.size());
        sums.push_back(std::move(group.sum));
    }
    std::sort(sums.begin(), sums.end(), [](const GroupSum& a, const GroupSum& b) {
        if (a.name.empty() != b.name.empty())
            return b.name.empty();
        const auto order = compareNatural(fold(a.name), fold(b.name));
        return order != 0 ? order < 0 : a.name < b.name;
    });
    return sums;
}

} // namespace nexus::model
