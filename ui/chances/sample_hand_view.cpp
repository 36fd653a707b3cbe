#include "ui/chances/sample_hand_view.h"

#include "app/text/diff_text.h"
#include "app/text/chances_text.h"
#include "app/base/qt_text.h"
#include "ui/chances/hand_list.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>

namespace nexus::ui {

SampleHandView::SampleHandView(QWidget* parent)
    : QWidget(parent)
    , m_words(plainLabel({}, this))
    , m_empty(emptyLabel({}, this))
    , m_again(pushButton(
          tr("New hand"), tr("Shuffle the deck and draw anew (Ctrl+D)"), this, &SampleHandView::redraw, this))
    , m_more(pushButton(
          tr("Draw one more"), tr("Draw the next card of the same shuffle"), this, &SampleHandView::drawOneMore, this))
    , m_cards(new HandList(this))
{
    m_words->setAccessibleName(tr("Cost of the hand"));
    setFocusProxy(m_cards);

    setLayout(
        columnOf(4, noMargins, {rowOf(8, {8, 4, 8, 0}, {{m_words, 1}, m_again, m_more}), {m_empty, 1}, {m_cards, 1}}));
    showHand();
}

void SampleHandView::setDocument(app::DeckDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_hand = {};
    m_checker.reset();
    if (m_document)
        connect(m_document, &app::DeckDocument::changed, this, &SampleHandView::deckChanged);
    if (isVisible() && m_document)
        redraw();
    else
        showHand();
}

void SampleHandView::redraw() { drawWithSeed(QRandomGenerator::global()->generate64()); }

void SampleHandView::drawWithSeed(quint64 seed)
{
    if (!m_document)
        return;
    m_deck = m_document->deck();
    m_checker = m_document->sharedChecker();
    m_hand = model::beginTestDraw(model::drawPile(m_deck, *m_checker), seed);
    showHand();
}

void SampleHandView::drawOneMore()
{
    if (!m_checker || model::drawCards(m_hand, 1) == 0)
        return;
    showHand();
    m_cards->scrollToBottom();
}

// An empty hand is drawn as soon as there is something to draw.
void SampleHandView::deckChanged()
{
    if (!m_hand.hand.empty())
        showWords();
    else if (isVisible())
        redraw();
    else
        m_checker.reset();
}

void SampleHandView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_document && !m_checker)
        redraw();
    else
        showCards();
}

void SampleHandView::showHand()
{
    const bool empty = m_hand.hand.empty();
    m_empty->setVisible(empty);
    m_cards->setVisible(!empty);
    if (!m_checker)
        m_empty->setText(tr("No deck is open."));
    else
        m_empty->setText(
            tr("There is nothing to draw: %1 is empty.").arg(q(app::sectionName(m_hand.pile.section, *m_checker))));
    m_again->setEnabled(m_checker != nullptr && !empty);
    m_more->setEnabled(!m_hand.deck.empty());
    showWords();
    showCards();
}

// Faces take a while to paint: only when they are seen.
void SampleHandView::showCards()
{
    if (isVisible() && m_checker)
        m_cards->showHand(m_hand, m_checker);
}

void SampleHandView::showWords()
{
    if (!m_checker || m_hand.hand.empty())
        return m_words->setText(QString());
    auto text = q(app::handSentence(model::handCost(m_hand), *m_checker)) + QLatin1Char(' ');
    const auto left = static_cast<int>(m_hand.deck.size());
    text += left == 0   ? tr("The whole deck is in hand.")
            : left == 1 ? tr("1 card left.")
                        : tr("%1 cards left.").arg(left);
    if (m_document && m_document->deck().sections != m_deck.sections)
        text += QLatin1Char(' ') + tr("The deck has changed since.");
    m_words->setText(text);
    m_words->setAccessibleDescription(text);
}

} // namespace nexus::ui
