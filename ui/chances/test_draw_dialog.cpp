#include "ui/chances/test_draw_dialog.h"

#include "app/text/finding_text.h"
#include "ui/chances/run_line.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QGridLayout>
#include <QShortcut>
#include <QSpinBox>

#include <algorithm>
#include <map>

namespace nexus::ui {

namespace {

QString cards(std::size_t count) { return counted(count, "cards"); }

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

LineLabel* lineLabel(const char* name, const QString& topic, QWidget* parent)
{
    auto* label = withId(new LineLabel(parent), name);
    label->setTopic(topic);
    return label;
}

} // namespace

void TestGame::begin(DrawnDeckPtr deck, quint64 seed)
{
    clear();
    auto draw = model::beginTestDraw(deck->pile, seed);
    const auto told = tr("Opening hand, seed %1: %2.").arg(seed).arg(names(draw, 0));
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
                    ? tr("Opening hand, seed %1: %2.").arg(seed).arg(names(next, 0))
                    : tr("Opening hand, seed %1, %2 kept: %3.").arg(seed).arg(kept.hand.size()).arg(names(next, 0));
    if (!gone.isEmpty())
        told += QLatin1Char(' ') + tr("Kept, but no longer in the deck: %1.").arg(gone.join(QStringLiteral(", ")));
    add({deck, std::move(next), told});
}

void TestGame::nextRound()
{
    auto next = draw();
    const auto before = next.hand.size();
    const auto drawn = model::nextRound(next);
    const auto told = drawn > 0 ? tr("Round %1: drew %2 (%3).").arg(next.round).arg(cards(drawn), names(next, before))
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
    const auto told = kept ? tr("Keeping %1 when the hand is redrawn.").arg(nameOf(place))
                           : tr("No longer keeping %1.").arg(nameOf(place));
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
    return tr("costs %1, %2 short").arg(pointsText(cost, unit), pointsText(lacking, unit));
}

TestDrawDialog::TestDrawDialog(app::DeckDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_round(lineLabel("round", tr("Round"), this))
    , m_counts(lineLabel("counts", tr("Cards"), this))
    , m_news(withId(plainLabel({}, this), "news"))
    , m_empty(withId(emptyLabel({}, this), "empty"))
    , m_hand(withId(new HandList(this), "hand"))
    , m_told(named(withId(new QListWidget(this), "told"), tr("Log")))
    , m_seed(withId(new SeedField(this), "seed"))
    , m_mulliganSize(named(withId(new QSpinBox(this), "mulliganSize"), tr("Cards in hand after a mulligan")))
{
    setObjectName(QStringLiteral("testDraw"));
    resizeOnScreen(*this, {940, 680});
    m_round->setBold(true);
    m_counts->setRightAligned(true);
    m_told->setFrameShape(QFrame::NoFrame);
    m_told->setWordWrap(true);
    m_told->setTextElideMode(Qt::ElideNone);
    m_seed->setToolTip(tr("Decides the shuffles: the same seed gives the same cards. Enter draws again with it."));
    m_mulliganSize->setToolTip(m_mulliganSize->accessibleName());
    m_mulliganSize->setPrefix(tr("to "));

    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    addButtons(grid);
    (new QVBoxLayout(m_hand))->addWidget(m_empty); // over the cards that are not there: the keyboard stays
    setLayout(
        columnOf(8, {12, 12, 12, 12}, {rowOf({{m_round, 1}, {m_counts, 1}}), m_news, {m_hand, 4}, grid, {m_told, 1}}));
    m_told->setMinimumHeight(m_told->fontMetrics().height() * 3);
    connect(m_hand, &QListWidget::currentRowChanged, this, &TestDrawDialog::showWords);
    connect(m_hand, &QListWidget::itemDoubleClicked, this, &TestDrawDialog::play); // Enter presses Play
    connect(m_seed, &SeedField::chosen, this, &TestDrawDialog::drawBySeed);
    setDocument(document);
    m_hand->setFocus();
}

QPushButton* TestDrawDialog::addButton(QGridLayout* grid, int row, int column, const Does& does)
{
    auto* button = withId(pushButton(does.text, does.tip, this, does.act, this), does.name);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the hand
    for (const auto& key : does.key.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    }
    grid->addWidget(button, row, column);
    return button;
}

void TestDrawDialog::addButtons(QGridLayout* grid)
{
    const auto putBack = [this](model::PutBack where) {
        return [this, where] { refreshIf(m_game.putBack(m_hand->place(), where)); };
    };
    m_again = addButton(grid, 0, 0,
        {"again", tr("Draw again"), tr("Shuffle everything and draw an opening hand; kept cards stay (D or Ctrl+D)"),
            QStringLiteral("D Ctrl+D"), [this] { drawAgain(); }});
    auto* next = addButton(grid, 0, 1,
        {"next", tr("Next round"), tr("Refill points and draw up to a full hand (N)"), QStringLiteral("N"),

            [this] {
                m_game.nextRound();
                refresh();
            }});
    m_one = addButton(grid, 0, 2,
        {"one", tr("Draw one"), tr("Draw one card, whatever the hand size (C)"), QStringLiteral("C"), [this] {
             refreshIf(m_game.drawOne());
             m_hand->scrollToBottom();
         }});
    auto* mulligan = addButton(grid, 0, 3,
        {"mulligan", tr("Mulligan"), tr("House rule: put back what is not kept and draw again (M)"),
            QStringLiteral("M"), [this] {
                m_game.mulligan(static_cast<std::size_t>(m_mulliganSize->value()));
                refresh();
            }});
    grid->addWidget(m_mulliganSize, 0, 4);
    m_play = addButton(grid, 1, 0, {"play", tr("Play"), {}, {}, [this] { play(); }});
    m_play->setDefault(true);
    auto* keep = addButton(grid, 1, 1,
        {"keep", tr("Keep"), tr("Keep the card in hand when drawing again, or stop keeping it (K)"),
            QStringLiteral("K"), [this] { refreshIf(m_game.keep(m_hand->place())); }});
    auto* top = addButton(grid, 1, 2,
        {"onTop", tr("Back on top"), tr("Put the card back on top of the deck (T)"), QStringLiteral("T"),
            putBack(model::PutBack::OnTop)});
    auto* bottom = addButton(grid, 1, 3,
        {"atBottom", tr("To the bottom"), tr("Put the card at the bottom of the deck (B)"), QStringLiteral("B"),
            putBack(model::PutBack::AtTheBottom)});
    auto* shuffle = addButton(grid, 1, 4,
        {"shuffleIn", tr("Shuffle in"), tr("Shuffle the card back into the deck (S)"), QStringLiteral("S"),
            putBack(model::PutBack::ShuffledIn)});
    m_undo = addButton(grid, 2, 0,
        {"undo", tr("Undo"), tr("Undo the last step (Ctrl+Z)"), QStringLiteral("Ctrl+Z"),
            [this] { refreshIf(m_game.undo()); }});
    m_redo = addButton(grid, 2, 1,
        {"redo", tr("Redo"), tr("Redo the step (Ctrl+Shift+Z)"), QStringLiteral("Ctrl+Shift+Z"),
            [this] { refreshIf(m_game.redo()); }});
    auto* seed = labelFor(tr("Seed"), m_seed, this);
    seed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(seed, 2, 2);
    grid->addWidget(m_seed, 2, 3, 1, 2);
    grid->setColumnStretch(5, 1);
    setTabOrder(mulligan, m_mulliganSize);
    setTabOrder(m_redo, m_seed);
    setTabOrder(m_seed, m_told);
    m_ofGame = {m_again, next, mulligan};
    m_ofCard = {keep, top, bottom, shuffle};
}

void TestDrawDialog::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &TestDrawDialog::deckChanged);
    m_game.clear();
    if (m_document)
        connect(m_document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    setWindowTitle(
        m_document ? tr("Test draw: %1").arg(QString::fromStdString(m_document->deck().name)) : tr("Test draw"));
    if (isVisible())
        begin(SeedField::chance());
    else
        refresh();
}

void TestDrawDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!m_game.hasBegun())
        begin(SeedField::chance());
    else
        showNews();
}

// An empty deck is drawn from as soon as there is something to draw.
void TestDrawDialog::deckChanged()
{
    if (!isVisible())
        return;
    if (!m_game.hasBegun())
        return begin(SeedField::chance());
    showNews();
    showWords();
}

void TestDrawDialog::begin(quint64 seed)
{
    if (const auto deck = drawnDeck(m_document); deck && deck->pile.copies > 0) {
        m_mulliganSize->setRange(0, static_cast<int>(deck->pile.hand));
        m_mulliganSize->setValue(static_cast<int>(deck->pile.hand));
        m_game.begin(deck, seed);
    }
    refresh();
}

void TestDrawDialog::drawAgain() { drawWith(SeedField::chance()); }

// Nothing is told of a number that is none: the field shows the one in use again.
void TestDrawDialog::drawBySeed()
{
    if (const auto seed = m_seed->seed())
        drawWith(*seed);
    else
        refresh();
    m_hand->setFocus();
}

void TestDrawDialog::drawWith(quint64 seed)
{
    if (!m_game.hasBegun())
        return begin(seed);
    const auto deck = deckHasChanged() ? drawnDeck(m_document) : m_game.deck();
    m_game.again(deck, seed);
    m_mulliganSize->setMaximum(static_cast<int>(deck->pile.hand));
    refresh();
}

void TestDrawDialog::play() { refreshIf(m_game.hasBegun() && m_game.play(m_hand->place())); }

void TestDrawDialog::refreshIf(bool changed)
{
    if (changed)
        refresh();
}

bool TestDrawDialog::deckHasChanged() const
{
    const auto now = drawnDeck(m_document);
    return now && m_game.hasBegun() && now->pile != m_game.deck()->pile;
}

HandNote TestDrawDialog::note(std::size_t place) const
{
    HandNote note{.refusal = m_game.refusal(place)};
    QStringList state, told{QString()};
    if (m_game.draw().hand[place].kept) {
        state << tr("kept");
        told << tr("kept");
    }
    if (!note.refusal.isEmpty()) {
        state << tr("%1 short").arg(m_game.missing(place));
        told << note.refusal;
    }
    note.state = state.join(QStringLiteral(", "));
    note.told = told.join(QStringLiteral("; "));
    return note;
}

void TestDrawDialog::refresh()
{
    if (m_game.hasBegun()) {
        std::vector<HandNote> notes;
        for (std::size_t place = 0; place < m_game.draw().hand.size(); ++place)
            notes.push_back(note(place));
        m_hand->showHand(m_game.draw(), m_game.deck()->checker, std::move(notes));
    } else {
        m_hand->showHand({}, nullptr);
    }
    m_told->clear();
    m_told->addItems(m_game.told());
    m_told->setCurrentRow(m_told->count() - 1);
    m_told->scrollToBottom();
    if (m_game.hasBegun())
        m_seed->setSeed(m_game.draw().seed);
    else
        m_seed->clear();
    showEmpty();
    showNews();
    showWords();
}

void TestDrawDialog::showEmpty()
{
    const auto deck = m_game.hasBegun() ? m_game.deck() : drawnDeck(m_document);
    const bool empty = m_hand->count() == 0;
    m_empty->setVisible(empty);
    if (!deck)
        m_empty->setText(tr("No deck is open."));
    else if (!m_game.hasBegun())
        m_empty->setText(
            deck->pile.copies > 0 ? QString() : tr("There is nothing to draw: %1 is empty.").arg(deck->section()));
    else if (m_game.draw().deck.empty())
        m_empty->setText(tr("The hand and the deck are empty."));
    else
        m_empty->setText(
            tr("The hand is empty. The next round draws up to %1.").arg(counted(m_game.draw().pile.hand, "cards")));
    m_hand->setAccessibleDescription(empty ? m_empty->text() : QString());
}

void TestDrawDialog::showNews()
{
    const bool changed = deckHasChanged();
    m_news->setVisible(changed);
    m_news->setText(changed ? tr("The deck has changed since this hand was drawn. This game continues with the old "
                                 "deck; Draw again uses the new one.")
                            : QString());
}

void TestDrawDialog::showWords()
{
    const bool begun = m_game.hasBegun();
    const bool chosen = begun && m_hand->place() < m_game.draw().hand.size();
    for (auto* button : m_ofGame)
        button->setEnabled(begun);
    m_again->setEnabled(m_document && (begun || drawnDeck(m_document)->pile.copies > 0));
    for (auto* button : m_ofCard)
        button->setEnabled(chosen);
    m_mulliganSize->setEnabled(begun);
    m_seed->setEnabled(m_again->isEnabled());
    m_one->setEnabled(begun && !m_game.draw().deck.empty());
    m_undo->setEnabled(m_game.canUndo());
    m_redo->setEnabled(m_game.canRedo());
    const auto refusal = chosen ? m_game.refusal(m_hand->place()) : QString();
    m_play->setEnabled(chosen && refusal.isEmpty());
    m_play->setToolTip(refusal.isEmpty() ? tr("Play from hand, paying with this round's points (Enter)")
                                         : QStringLiteral("%1: %2").arg(m_game.nameOf(m_hand->place()), refusal));
    m_play->setAccessibleDescription(m_play->toolTip());
    m_round->setText(begun ? m_game.roundText() : QString(), LineLabel::Tone::Plain);
    m_counts->setText(begun ? m_game.countsText() : QString());
}

} // namespace nexus::ui
