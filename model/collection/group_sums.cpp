#include "model/collection/group_sums.h"

#include "model/base/text.h"

#include <algorithm>
#include <unordered_set>

namespace nexus::model {

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
