#include "model/collection/set_completion.h"

#include "model/collection/allocation.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Newest printing of the card in each of its sets, by position of the set.
template <class Each> void eachSet(const Catalogue& catalogue, CardIndex card, Each&& each)
{
    const auto printings = catalogue.printings(card);
    for (auto at = printings.begin(); at != printings.end(); ++at) {
        const auto set = catalogue.set(*at);
        if (std::none_of(printings.begin(), at, [&](PrintingIndex other) { return catalogue.set(other) == set; }))
            each(set, *at);
    }
}

std::uint64_t cardAndSet(CardIndex card, std::uint32_t set) { return std::uint64_t{card} << 32U | set; }

} // namespace

SetCounter::SetCounter(const Collection& collection, const Catalogue& catalogue)
    : m_catalogue(catalogue)
    , m_sets(catalogue.sets())
    , m_cards(catalogue.size())
{
    for (const auto& [id, stack] : collection.stacks()) {
        const auto card = stack.list == StackList::Unmatched ? std::nullopt : catalogue.byKey(stack.card.str());
        if (!card)
            continue;
        if (stack.list == StackList::Wanted) {
            m_cards[*card].wanted += stack.quantity;
            continue;
        }
        m_cards[*card].owned += stack.quantity;
        eachSet(catalogue, *card, [&, &owned = stack](std::uint32_t set, PrintingIndex) {
            if (owned.set.empty() || owned.set == m_sets[set].code)
                m_counted[cardAndSet(*card, set)] += owned.quantity;
        });
    }
}

std::vector<SetCompletion> SetCounter::completion(const DeckChecker& checker) const
{
    std::vector<SetCompletion> found(m_sets.size());
    for (const auto& [where, copies] : m_counted) {
        const auto limit = printedLimit(checker, static_cast<CardIndex>(where >> 32U));
        auto& row = found[where & 0xffffffffU];
        ++row.owned;
        row.playsets += limit && *limit > 0 && copies >= *limit;
        row.copies += copies;
    }
    std::unordered_map<std::string_view, std::size_t> at;
    for (std::size_t i = 0; i < m_sets.size(); ++i)
        at.emplace(m_sets[i].code, i);
    std::vector<SetCompletion> rows;
    for (auto& count : setCounts(m_catalogue)) {
        if (count.cards == 0)
            continue;
        auto row = found[at.at(count.set.code)];
        row.cards = count.cards;
        row.set = std::move(count.set);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MissingCard> SetCounter::missing(const std::string& set) const
{
    const auto at = std::find_if(m_sets.begin(), m_sets.end(), [&](const SetInfo& info) { return info.code == set; });
    const auto position = static_cast<std::uint32_t>(at - m_sets.begin());
    std::vector<MissingCard> missing;
    for (CardIndex card = 0; card < m_catalogue.size(); ++card) {
        const auto printings = m_catalogue.printings(card);
        const auto own = std::find_if(printings.begin(), printings.end(),
            [&](PrintingIndex printing) { return m_catalogue.set(printing) == position; });
        if (own != printings.end() && !m_counted.contains(cardAndSet(card, position)))
            missing.push_back({card, *own, m_cards[card].owned, m_cards[card].wanted});
    }
    return missing;
}

std::vector<SetCompletion> setCompletion(
    const Collection& collection, const Catalogue& catalogue, const DeckChecker& checker)
{
    return SetCounter(collection, catalogue).completion(checker);
}

std::vector<MissingCard> missingOfSet(const Collection& collection, const Catalogue& catalogue, const std::string& set)
{
    return SetCounter(collection, catalogue).missing(set);
}

EditResult completeSet(const Collection& collection, const Catalogue& catalogue, const std::string& set, StackList list)
{
    std::vector<Stack> stacks;
    for (const auto& missing : missingOfSet(collection, catalogue, set)) {
        if (list == StackList::Wanted && missing.wanted > 0)
            continue;
        Stack stack;
        stack.list = list;
        stack.card = CardKey(std::string(catalogue.key(missing.card)));
        stack.name = std::string(catalogue.name(missing.card));
        stack.set = set;
        stack.number = std::string(catalogue.number(missing.printing));
        stacks.push_back(std::move(stack));
    }
    const auto subject = stacks.size() < 2 ? std::string()
                                           : (list == StackList::Wanted ? "wanted cards of " : "cards of ") + set;
    return addStacks(collection, shared(std::move(stacks)), EditKind::Add, subject);
}

} // namespace nexus::model
