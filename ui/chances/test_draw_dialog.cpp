#include "ui/chances/test_draw_dialog.h"

#include "app/text/finding_text.h"
#include "ui/chances/hand_list.h"
#include "ui/chances/seed_field.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"

#include <QGridLayout>
#include <QShortcut>
#include <QSpinBox>

namespace nexus::ui {

namespace {

LineLabel* lineLabel(const char* name, const QString& topic, QWidget* parent)
{
    auto* label = new LineLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTopic(topic);
    return label;
}

} // namespace

TestDrawDialog::TestDrawDialog(app::DeckDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_round(lineLabel("round", tr("Round"), this))
    , m_counts(lineLabel("counts", tr("Cards"), this))
    , m_news(withId(plainLabel({}, this), "news"))
    , m_empty(withId(emptyLabel({}, this), "empty"))
    , m_hand(withId(new HandList(this), "hand"))
    , m_told(named(withId(new QListWidget(this), "told"), tr("What has happened")))
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
    m_seed->setToolTip(
        tr("The number that decides the shuffles: the same number, the same cards. Enter draws again by it."));
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
    auto* button = new QPushButton(does.text, this);
    button->setObjectName(QLatin1String(does.name));
    button->setToolTip(does.tip);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the hand
    connect(button, &QPushButton::clicked, this, does.act);
    for (const auto& key : does.key.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    }
    grid->addWidget(button, row, column);
    return button;
}

void TestDrawDialog::addButtons(QGridLayout* grid)
{
    using Self = TestDrawDialog;
    m_again = addButton(grid, 0, 0,
        {"again", tr("Draw again"), tr("Shuffle everything and draw an opening hand; kept cards stay (D or Ctrl+D)"),
            QStringLiteral("D Ctrl+D"), &Self::drawAgain});
    auto* next = addButton(grid, 0, 1,
        {"next", tr("Next round"), tr("Points anew, and cards up to a full hand (N)"), QStringLiteral("N"),
            &Self::nextRound});
    m_one = addButton(grid, 0, 2,
        {"one", tr("Draw one"), tr("One card, however many are in hand (C)"), QStringLiteral("C"), &Self::drawOne});
    auto* mulligan = addButton(grid, 0, 3,
        {"mulligan", tr("Mulligan"), tr("House option: what is not kept goes back and is drawn anew (M)"),
            QStringLiteral("M"), &Self::mulligan});
    grid->addWidget(m_mulliganSize, 0, 4);
    m_play = addButton(grid, 1, 0, {"play", tr("Play"), {}, {}, &Self::play});
    m_play->setDefault(true);
    auto* keep = addButton(grid, 1, 1,
        {"keep", tr("Keep"), tr("The card stays in hand when the others are drawn again, or no more (K)"),
            QStringLiteral("K"), &Self::keep});
    auto* top = addButton(grid, 1, 2,
        {"onTop", tr("Back on top"), tr("Put the card back on top of the deck (T)"), QStringLiteral("T"),
            &Self::putOnTop});
    auto* bottom = addButton(grid, 1, 3,
        {"atBottom", tr("To the bottom"), tr("Put the card at the bottom of the deck (B)"), QStringLiteral("B"),
            &Self::putAtBottom});
    auto* shuffle = addButton(grid, 1, 4,
        {"shuffleIn", tr("Shuffle in"), tr("Shuffle the card back into the deck (S)"), QStringLiteral("S"),
            &Self::shuffleIn});
    m_undo = addButton(grid, 2, 0,
        {"undo", tr("Undo"), tr("Take the last step back (Ctrl+Z)"), QStringLiteral("Ctrl+Z"), &Self::undo});
    m_redo = addButton(grid, 2, 1,
        {"redo", tr("Redo"), tr("Do it again (Ctrl+Shift+Z)"), QStringLiteral("Ctrl+Shift+Z"), &Self::redo});
    auto* seed = new QLabel(tr("Seed"), this);
    seed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    seed->setBuddy(m_seed);
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
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_game.clear();
    if (m_document) {
        connect(m_document, &app::DeckDocument::changed, this, &TestDrawDialog::deckChanged);
        connect(m_document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
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

void TestDrawDialog::nextRound()
{
    m_game.nextRound();
    refresh();
}

void TestDrawDialog::drawOne()
{
    if (m_game.drawOne())
        refresh();
    m_hand->scrollToBottom();
}

void TestDrawDialog::play()
{
    if (m_game.hasBegun() && m_game.play(m_hand->place()))
        refresh();
}

void TestDrawDialog::keep()
{
    if (m_game.keep(m_hand->place()))
        refresh();
}

void TestDrawDialog::putOnTop() { putBack(model::PutBack::OnTop); }

void TestDrawDialog::putAtBottom() { putBack(model::PutBack::AtTheBottom); }

void TestDrawDialog::shuffleIn() { putBack(model::PutBack::ShuffledIn); }

void TestDrawDialog::putBack(model::PutBack where)
{
    if (m_game.putBack(m_hand->place(), where))
        refresh();
}

void TestDrawDialog::mulligan()
{
    m_game.mulligan(static_cast<std::size_t>(m_mulliganSize->value()));
    refresh();
}

void TestDrawDialog::undo()
{
    if (m_game.undo())
        refresh();
}

void TestDrawDialog::redo()
{
    if (m_game.redo())
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
        m_empty->setText(tr("The hand is empty. The next round draws up to %1.")
                             .arg(counted(m_game.draw().pile.hand, "card", "cards")));
    m_hand->setAccessibleDescription(empty ? m_empty->text() : QString());
}

void TestDrawDialog::showNews()
{
    const bool changed = deckHasChanged();
    m_news->setVisible(changed);
    m_news->setText(changed ? tr("The deck has changed since this hand was drawn. This game goes on with the deck as "
                                 "it was; Draw again takes the new one.")
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
    m_play->setToolTip(refusal.isEmpty()
                           ? tr("From hand into play, paid from this round's points (Enter)")
                           : QStringLiteral("%1: %2").arg(m_game.nameOf(m_hand->place()), refusal).toHtmlEscaped());
    m_play->setAccessibleDescription(m_play->toolTip());
    m_round->setText(begun ? m_game.roundText() : QString(), LineLabel::Tone::Plain);
    m_counts->setText(begun ? m_game.countsText() : QString());
}

} // namespace nexus::ui
