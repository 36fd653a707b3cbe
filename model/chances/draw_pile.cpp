#include "model/chances/draw_pile.h"

#include "model/base/random.h"
#include "model/rules/deck_stats.h"

namespace nexus::model {

namespace {

// Streams 54, 55 … of the seed, a shuffle each.
void shuffle(TestDraw& draw) { Random(draw.seed, 54 + draw.shuffles++).shuffle(draw.deck); }

std::size_t drawUpTo(TestDraw& draw, std::size_t size)
{
    return draw.hand.size() < size ? drawCards(draw, size - draw.hand.size()) : 0;
}

} // namespace

std::size_t DrawPile::copiesOf(const RowSet& some) const
{
    std::size_t sum = 0;
    for (std::size_t row = 0; row < rows.size() && row < some.size(); ++row)
        sum += some[row] ? rows[row].copies : 0;
    return sum;
}

DrawPile drawPile(const Deck& deck, const DeckChecker& checker)
{
    const auto& rules = checker.ruleset().tableRules;
    const auto& catalogue = checker.catalogue();
    const auto cost = playCost(checker.ruleset());
    const auto section = checker.sectionIndex(rules.deck);
    DrawPile pile{
        .section = rules.deck, .hand = static_cast<std::size_t>(rules.hand), .income = incomeOf(deck, checker)};
    if (const auto* flip = checker.ruleset().deal.flipOf(rules.deck))
        pile.initiative = flip->term(ContestTerm::Kind::Reveal)->attribute;
    const auto number = [&](std::optional<CardIndex> card, std::optional<AttributeIndex> attribute) {
        const auto value = card && attribute ? catalogue.number(*card, *attribute) : std::nullopt;
        return value ? std::optional<std::int64_t>(*value) : std::nullopt;
    };
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section || row.count <= 0)
            continue;
        pile.rows.push_back({row.card ? std::string(catalogue.name(*row.card)) : row.entry->card, row.card,
            static_cast<std::size_t>(row.count), number(row.card, cost),
            number(row.card, pile.initiative).value_or(0)});
        pile.copies += pile.rows.back().copies;
    }
    return pile;
}

RowSet rowsIn(const DrawPile& pile, const CardSet& cards)
{
    RowSet rows;
    for (const auto& row : pile.rows)
        rows.push_back(row.card && *row.card < cards.size() && cards.contains(*row.card));
    return rows;
}

bool payable(const PileRow& row, const DrawPile& pile) { return row.cost && pile.income && *row.cost <= *pile.income; }

std::optional<std::int64_t> TestDraw::pointsLeft() const
{
    return pile.income ? std::optional(*pile.income - spent) : std::nullopt;
}

bool TestDraw::canPlay(std::size_t place) const
{
    return place < hand.size() && (!pile.income || at(place).cost.value_or(0) <= *pointsLeft());
}

TestDraw beginTestDraw(DrawPile pile, std::uint64_t seed) { return drawAgain({.pile = std::move(pile)}, seed); }

TestDraw drawAgain(const TestDraw& draw, std::uint64_t seed)
{
    TestDraw again{.pile = draw.pile, .seed = seed};
    for (std::size_t row = 0; row < again.pile.rows.size(); ++row)
        again.deck.insert(again.deck.end(), again.pile.rows[row].copies, row);
    for (const auto& card : draw.hand)
        if (card.kept) {
            again.deck.erase(std::find(again.deck.begin(), again.deck.end(), card.row));
            again.hand.push_back(card);
        }
    shuffle(again);
    drawUpTo(again, again.pile.hand);
    return again;
}

std::size_t nextRound(TestDraw& draw)
{
    ++draw.round;
    draw.spent = 0;
    return drawUpTo(draw, draw.pile.hand);
}

std::size_t drawCards(TestDraw& draw, std::size_t count)
{
    const auto drawn = std::min(count, draw.deck.size());
    const auto top = draw.deck.begin(), end = top + static_cast<std::ptrdiff_t>(drawn);
    for (auto card = top; card != end; ++card)
        draw.hand.push_back({.row = *card});
    draw.deck.erase(top, end);
    return drawn;
}

bool playCard(TestDraw& draw, std::size_t place)
{
    if (!draw.canPlay(place))
        return false;
    draw.spent += draw.at(place).cost.value_or(0);
    draw.played.push_back(draw.hand[place].row);
    draw.hand.erase(draw.hand.begin() + static_cast<std::ptrdiff_t>(place));
    return true;
}

bool keepCard(TestDraw& draw, std::size_t place, bool kept)
{
    if (place >= draw.hand.size())
        return false;
    draw.hand[place].kept = kept;
    return true;
}

bool putBack(TestDraw& draw, std::size_t place, PutBack where)
{
    if (place >= draw.hand.size())
        return false;
    draw.deck.insert(where == PutBack::AtTheBottom ? draw.deck.end() : draw.deck.begin(), draw.hand[place].row);
    draw.hand.erase(draw.hand.begin() + static_cast<std::ptrdiff_t>(place));
    if (where == PutBack::ShuffledIn)
        shuffle(draw);
    return true;
}

void mulligan(TestDraw& draw, std::size_t size)
{
    for (const auto& card : draw.hand)
        if (!card.kept)
            draw.deck.push_back(card.row);
    std::erase_if(draw.hand, [](const HeldCard& card) { return !card.kept; });
    shuffle(draw);
    drawUpTo(draw, size);
}

HandCost handCost(const TestDraw& draw)
{
    HandCost cost{.income = draw.pile.income};
    std::vector<std::int64_t> known;
    for (std::size_t place = 0; place < draw.hand.size(); ++place) {
        cost.costs.push_back(draw.at(place).cost);
        if (cost.costs.back()) {
            known.push_back(*cost.costs.back());
            cost.total += known.back();
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
