#include "model/base/text.h"
#include "model/search/query_match.h"

#include <numeric>

namespace nexus::model {

namespace {

// One number a card to sort by: a value, or the rank of its text. Absent values sort last in either direction.
std::vector<std::int64_t> sortValues(
    const SortKey& key, const std::vector<CardIndex>& cards, const Catalogue& catalogue)
{
    std::vector<std::int64_t> values(cards.size());
    const auto each = [&](auto&& valueOf) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            values[i] = valueOf(cards[i]);
    };
    if (std::holds_alternative<std::monostate>(key.by)) {
        each([](CardIndex card) { return std::int64_t{card}; });
    } else if (const auto* attribute = std::get_if<AttributeIndex>(&key.by)) {
        each([&](CardIndex card) {
            return std::int64_t{catalogue.number(card, *attribute).value_or(Catalogue::absent)};
        });
    } else if (const auto* word = std::get_if<WordKind>(&key.by)) {
        std::vector<std::string> texts(cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const auto printing = catalogue.printings(cards[i]).front();
            texts[i] = fold(*word == WordKind::Type  ? catalogue.type(cards[i])
                            : *word == WordKind::Set ? catalogue.setCode(printing)
                                                     : catalogue.rarity(printing));
        }
        auto sorted = texts;
        std::sort(sorted.begin(), sorted.end(), [](auto& a, auto& b) { return compareNatural(a, b) < 0; });
        for (std::size_t i = 0; i < cards.size(); ++i)
            values[i] = texts[i].empty()
                            ? Catalogue::absent
                            : std::lower_bound(sorted.begin(), sorted.end(), texts[i], [](auto& a, auto& b) {
                                  return compareNatural(a, b) < 0;
                              }) - sorted.begin();
    } else {
        const bool kinds = std::holds_alternative<DomainKinds>(key.by);
        const auto domains = catalogue.game().domainAttributes();
        each([&](CardIndex card) {
            std::int64_t sum = 0;
            for (const auto domain : domains) {
                const auto value = std::max(catalogue.number(card, domain).value_or(0), 0);
                sum += kinds ? (value > 0) : value;
            }
            return sum;
        });
    }
    return values;
}

} // namespace

void sortCards(std::vector<CardIndex>& cards, const std::vector<SortKey>& order, const Catalogue& catalogue)
{
    if (order.empty())
        return;
    std::vector<std::vector<std::int64_t>> values;
    for (const auto& key : order)
        values.push_back(sortValues(key, cards, catalogue));
    std::vector<std::uint32_t> positions(cards.size());
    std::iota(positions.begin(), positions.end(), 0U);
    std::stable_sort(positions.begin(), positions.end(), [&](std::uint32_t a, std::uint32_t b) {
        for (std::size_t k = 0; k < order.size(); ++k) {
            const auto x = values[k][a];
            const auto y = values[k][b];
            if (x == y)
                continue;
            if (x == Catalogue::absent || y == Catalogue::absent)
                return y == Catalogue::absent;
            return order[k].descending ? x > y : x < y;
        }
        return cards[a] < cards[b];
    });
    std::vector<CardIndex> sorted(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        sorted[i] = cards[positions[i]];
    cards = std::move(sorted);
}

} // namespace nexus::model
