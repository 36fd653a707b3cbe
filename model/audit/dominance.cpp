#include "model/audit/dominance.h"

#include "model/base/text.h"
#include "model/cards/sentences.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace nexus::model {

namespace {

void addAbilities(std::string_view rules, std::vector<std::string>& saids)
{
    bool labelled = false;
    for (const auto sentence : sentences(rules)) {
        const bool label = sentence.find(':') != std::string_view::npos;
        if (labelled && !label) {
            saids.back() += ". " + fold(sentence);
            continue;
        }
        saids.push_back(fold(sentence));
        labelled = label;
    }
}

// Of one type.
bool isAtLeast(const PricedCard& better, const PricedCard& card)
{
    return better.cost <= card.cost &&
           std::equal(better.terms.begin(), better.terms.end(), card.terms.begin(), std::greater_equal<>()) &&
           std::includes(better.saids.begin(), better.saids.end(), card.saids.begin(), card.saids.end());
}

} // namespace

std::vector<std::string> saidBy(const Card& card, const Game& game)
{
    std::vector<std::string> saids;
    for (const auto& keyword : card.keywords)
        saids.push_back(fold(keyword));
    addAbilities(card.rules, saids);
    const auto identity = game.identityTexts();
    for (const auto& [attribute, text] : card.texts)
        if (!game.attributes[attribute].sorts && !text.empty() &&
            std::find(identity.begin(), identity.end(), attribute) == identity.end())
            addAbilities(game.attributes[attribute].label + ": " + text, saids);
    std::sort(saids.begin(), saids.end());
    return saids;
}

std::vector<Dominated> dominatedCards(const std::vector<PricedCard>& cards)
{
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return cards[a].cost < cards[b].cost; });
    // By type, then by each thing said: who says it, the cheapest first. Behind the empty text: all of the type.
    std::map<std::string_view, std::unordered_map<std::string_view, std::vector<std::size_t>>> sayers;
    for (const auto card : order) {
        auto& ofType = sayers[cards[card].type];
        ofType[""].push_back(card);
        for (const auto& said : cards[card].saids)
            if (auto& some = ofType[said]; some.empty() || some.back() != card)
                some.push_back(card);
    }
    // The first of those wanted that dominates the card; it stands in every list of what the card says.
    const auto dominator = [&](std::size_t card, const auto& wanted) -> std::optional<std::size_t> {
        const auto& ofType = sayers.at(cards[card].type);
        const auto* fewest = &ofType.at("");
        for (const auto& said : cards[card].saids)
            if (const auto& some = ofType.at(said); some.size() < fewest->size())
                fewest = &some;
        for (const auto other : *fewest) {
            if (cards[other].cost > cards[card].cost)
                break;
            if (wanted(other) && isAtLeast(cards[other], cards[card]) && !isAtLeast(cards[card], cards[other]))
                return other;
        }
        return std::nullopt;
    };
    std::vector<char> lesser;
    for (std::size_t card = 0; card < cards.size(); ++card)
        lesser.push_back(dominator(card, [](std::size_t) { return true; }).has_value());
    std::vector<Dominated> found;
    // What is dominated is dominated by a card that is not: being at least as good hands on.
    for (std::size_t card = 0; card < cards.size(); ++card)
        if (lesser[card])
            found.push_back({card, *dominator(card, [&](std::size_t other) { return !lesser[other]; })});
    return found;
}

} // namespace nexus::model
