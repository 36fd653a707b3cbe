#include "model/play/test_draw.h"

#include "model/base/random.h"

namespace nexus::model {

namespace {

// Streams 54, 55 … of the seed, a shuffle each.
void shuffle(TestDraw& draw) { Random(draw.seed, 54 + draw.shuffles++).shuffle(draw.deck); }

std::size_t drawUpTo(TestDraw& draw, std::size_t size)
{
    std::size_t drawn = 0;
    while (draw.hand.size() < size && drawCard(draw))
        ++drawn;
    return drawn;
}

} // namespace

std::optional<std::int64_t> TestDraw::pointsLeft() const
{
    return pile.income ? std::optional(*pile.income - spent) : std::nullopt;
}

bool TestDraw::canPlay(std::size_t place) const
{
    return place < hand.size() && (!pile.income || pile.rows[hand[place].row].cost.value_or(0) <= *pointsLeft());
}

TestDraw beginTestDraw(DrawPile pile, std::uint64_t seed)
{
    TestDraw draw{.pile = std::move(pile), .seed = seed};
    for (std::size_t row = 0; row < draw.pile.rows.size(); ++row)
        draw.deck.insert(draw.deck.end(), draw.pile.rows[row].copies, row);
    shuffle(draw);
    drawUpTo(draw, draw.pile.hand);
    return draw;
}

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

bool drawCard(TestDraw& draw)
{
    if (draw.deck.empty())
        return false;
    draw.hand.push_back({.row = draw.deck.front()});
    draw.deck.erase(draw.deck.begin());
    return true;
}

bool playCard(TestDraw& draw, std::size_t place)
{
    if (!draw.canPlay(place))
        return false;
    const auto row = draw.hand[place].row;
    draw.spent += draw.pile.rows[row].cost.value_or(0);
    draw.played.push_back(row);
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

} // namespace nexus::model
