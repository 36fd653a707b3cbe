#include "ui/chances/test_game.h"

#include "app/text/finding_text.h"
#include "ui/theme/counted.h"

#include <algorithm>
#include <map>

namespace nexus::ui {

namespace {

QString cards(std::size_t count) { return counted(count, "card", "cards"); }

// The kept cards of the draw as far as another pile has them, ready to be drawn again; the names of the others.
std::pair<model::TestDraw, QStringList> keptIn(const model::TestDraw& before, const model::DrawPile& pile)
{
    std::pair<model::TestDraw, QStringList> moved{{.pile = pile}, {}};
    std::map<std::size_t, std::size_t> taken;
    for (const auto& held : before.hand) {
        if (!held.kept)
            continue;
        const auto& name = before.pile.rows[held.row].name;
        std::size_t row = 0;
        while (row < pile.rows.size() && (pile.rows[row].name != name || taken[row] == pile.rows[row].copies))
            ++row;
        if (row == pile.rows.size()) {
            moved.second << QString::fromStdString(name);
            continue;
        }
        ++taken[row];
        moved.first.hand.push_back({.row = row, .kept = true});
    }
    return moved;
}

} // namespace

void TestGame::begin(DrawnDeckPtr deck, quint64 seed)
{
    clear();
    auto draw = model::beginTestDraw(deck->pile, seed);
    const auto told = tr("Opening hand by seed %1: %2.").arg(seed).arg(names(draw, 0));
    add({std::move(deck), std::move(draw), told});
}

void TestGame::clear()
{
    m_steps.clear();
    m_at = 0;
}

void TestGame::add(model::TestDraw draw, const QString& told) { add({deck(), std::move(draw), told}); }

void TestGame::add(Step step)
{
    if (!m_steps.empty())
        m_steps.resize(m_at + 1);
    if (m_steps.size() == mostSteps)
        m_steps.erase(m_steps.begin());
    m_steps.push_back(std::move(step));
    m_at = m_steps.size() - 1;
}

QString TestGame::names(const model::TestDraw& draw, std::size_t from)
{
    QStringList names;
    for (auto place = from; place < draw.hand.size(); ++place)
        names << QString::fromStdString(draw.at(place).name);
    return names.isEmpty() ? tr("no card") : names.join(QStringLiteral(", "));
}

void TestGame::again(const DrawnDeckPtr& deck, quint64 seed)
{
    const auto [kept, gone] = keptIn(draw(), deck->pile);
    auto next = model::drawAgain(kept, seed);
    auto told = kept.hand.empty()
                    ? tr("Opening hand by seed %1: %2.").arg(seed).arg(names(next, 0))
                    : tr("Opening hand by seed %1, %2 kept: %3.").arg(seed).arg(kept.hand.size()).arg(names(next, 0));
    if (!gone.isEmpty())
        told += QLatin1Char(' ') + tr("Kept, but no longer in the deck: %1.").arg(gone.join(QStringLiteral(", ")));
    add({deck, std::move(next), told});
}

void TestGame::nextRound()
{
    auto next = draw();
    const auto before = next.hand.size();
    const auto drawn = model::nextRound(next);
    const auto told = drawn > 0 ? tr("Round %1: drew %2: %3.").arg(next.round).arg(cards(drawn), names(next, before))
                      : next.deck.empty() ? tr("Round %1: nothing is left to draw.").arg(next.round)
                                          : tr("Round %1: the hand is full, nothing drawn.").arg(next.round);
    add(std::move(next), told);
}

bool TestGame::drawOne()
{
    auto next = draw();
    if (model::drawCards(next, 1) == 0)
        return false;
    const auto told = tr("Drew %1.").arg(names(next, next.hand.size() - 1));
    add(std::move(next), told);
    return true;
}

bool TestGame::play(std::size_t place)
{
    auto next = draw();
    const auto name = nameOf(place);
    if (!model::playCard(next, place))
        return false;
    const auto unit = deck()->unit();
    const auto cost = next.spent - draw().spent;
    auto told = cost > 0 ? tr("Played %1 for %2").arg(name, pointsText(cost, unit)) : tr("Played %1").arg(name);
    if (const auto left = next.pointsLeft())
        told += tr("; %1 left").arg(pointsText(*left, unit));
    add(std::move(next), told + QLatin1Char('.'));
    return true;
}

bool TestGame::keep(std::size_t place)
{
    auto next = draw();
    if (place >= next.hand.size())
        return false;
    const bool kept = !next.hand[place].kept;
    model::keepCard(next, place, kept);
    const auto told = kept ? tr("Keeps %1 when the hand is drawn again.").arg(nameOf(place))
                           : tr("Keeps %1 no more.").arg(nameOf(place));
    add(std::move(next), told);
    return true;
}

bool TestGame::putBack(std::size_t place, model::PutBack where)
{
    auto next = draw();
    if (!model::putBack(next, place, where))
        return false;
    const auto name = nameOf(place);
    QString told;
    switch (where) {
    case model::PutBack::OnTop: told = tr("Put %1 back on top of the deck.").arg(name); break;
    case model::PutBack::AtTheBottom: told = tr("Put %1 at the bottom of the deck.").arg(name); break;
    case model::PutBack::ShuffledIn: told = tr("Shuffled %1 back into the deck.").arg(name); break;
    }
    add(std::move(next), told);
    return true;
}

void TestGame::mulligan(std::size_t size)
{
    auto next = draw();
    const auto kept = static_cast<std::size_t>(
        std::count_if(next.hand.begin(), next.hand.end(), [](const auto& held) { return held.kept; }));
    const auto back = next.hand.size() - kept;
    model::mulligan(next, size);
    const auto told = tr("Mulligan: %1 back, drew %2.").arg(cards(back), names(next, kept));
    add(std::move(next), told);
}

bool TestGame::undo()
{
    if (!canUndo())
        return false;
    --m_at;
    return true;
}

bool TestGame::redo()
{
    if (!canRedo())
        return false;
    ++m_at;
    return true;
}

QStringList TestGame::told() const
{
    QStringList lines;
    for (std::size_t step = 0; step < m_steps.size() && step <= m_at; ++step)
        lines << m_steps[step].told;
    return lines;
}

QString TestGame::nameOf(std::size_t place) const
{
    return place < draw().hand.size() ? QString::fromStdString(draw().at(place).name) : QString();
}

QString TestGame::roundText() const
{
    const auto round = tr("Round %1").arg(draw().round);
    const auto left = draw().pointsLeft();
    return left ? tr("%1: %2 of %3 left").arg(round).arg(*left).arg(pointsText(*draw().pile.income, deck()->unit()))
                : round;
}

QString TestGame::countsText() const
{
    return tr("%1 in hand, %2 in the deck, %3 played")
        .arg(draw().hand.size())
        .arg(draw().deck.size())
        .arg(draw().played.size());
}

std::int64_t TestGame::missing(std::size_t place) const
{
    if (place >= draw().hand.size() || draw().canPlay(place))
        return 0;
    return draw().at(place).cost.value_or(0) - draw().pointsLeft().value_or(0);
}

QString TestGame::refusal(std::size_t place) const
{
    const auto lacking = missing(place);
    if (lacking <= 0)
        return {};
    const auto unit = deck()->unit();
    const auto cost = draw().at(place).cost.value_or(0);
    return tr("costs %1, %2 more than are left").arg(pointsText(cost, unit), pointsText(lacking, unit));
}

} // namespace nexus::ui
