#include "model/play/sample_hand.h"

#include "model/base/random.h"
#include "model/rules/deck_stats.h"

namespace nexus::model {

SampleHand drawHand(const Deck& deck, const DeckChecker& checker, std::uint64_t seed, std::size_t size)
{
    SampleHand hand{.section = checker.ruleset().playBasics.deck, .seed = seed};
    const auto section = checker.sectionIndex(hand.section);
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section)
            continue;
        const auto position = static_cast<std::uint32_t>(hand.cards.size());
        hand.cards.push_back({row.card ? std::string(checker.catalogue().name(*row.card)) : row.entry->card, row.card});
        hand.order.insert(hand.order.end(), static_cast<std::size_t>(std::max(row.count, 0)), position);
    }
    Random(seed).shuffle(hand.order);
    hand.drawn = std::min(size, hand.order.size());
    return hand;
}

bool drawNext(SampleHand& hand)
{
    if (hand.left() == 0)
        return false;
    ++hand.drawn;
    return true;
}

HandCost handCost(const SampleHand& hand, const Deck& deck, const DeckChecker& checker)
{
    HandCost cost{.income = incomeOf(deck, checker)};
    const auto attribute = costAttribute(checker.ruleset());
    std::vector<std::int64_t> known;
    for (std::size_t place = 0; place < hand.drawn; ++place) {
        const auto card = hand.at(place).card;
        const auto value = card && attribute ? checker.catalogue().number(*card, *attribute) : std::nullopt;
        cost.costs.push_back(value ? std::optional<std::int64_t>(*value) : std::nullopt);
        if (value) {
            known.push_back(*value);
            cost.total += *value;
        }
    }
    if (!cost.income)
        return cost;
    std::sort(known.begin(), known.end());
    for (const auto value : known) {
        if (cost.payableCost + value > *cost.income)
            break;
        cost.payableCost += value;
        ++cost.payable;
    }
    return cost;
}

} // namespace nexus::model
