#include "ui/deck/sample_hand_view.h"

#include "app/printing/card_painter.h"
#include "app/text/card_words.h"
#include "app/text/diff_text.h"
#include "app/text/hand_text.h"
#include "app/text/qt_text.h"
#include "ui/deck/drawn_face.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QEvent>
#include <QListWidget>
#include <QRandomGenerator>

#include <algorithm>

namespace nexus::ui {

SampleHandView::SampleHandView(QWidget* parent)
    : QWidget(parent)
    , m_words(plainLabel({}, this))
    , m_empty(emptyLabel({}, this))
    , m_again(pushButton(
          tr("New hand"), tr("Shuffle the deck and draw anew (Ctrl+D)"), this, &SampleHandView::redraw, this))
    , m_more(pushButton(
          tr("Draw one more"), tr("Draw the next card of the same shuffle"), this, &SampleHandView::drawOneMore, this))
    , m_cards(named(new QListWidget(this), tr("Cards in hand")))
{
    m_words->setAccessibleName(tr("Cost of the hand"));
    setFocusProxy(m_cards);
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setMovement(QListView::Static);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setUniformItemSizes(true);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->viewport()->installEventFilter(this);

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
    m_hand = model::drawHand(m_deck, *m_checker, seed, static_cast<std::size_t>(m_checker->ruleset().playBasics.hand));
    showHand();
}

void SampleHandView::drawOneMore()
{
    if (!m_checker || !model::drawNext(m_hand))
        return;
    showHand();
    m_cards->scrollToBottom();
}

// An empty hand is drawn as soon as there is something to draw.
void SampleHandView::deckChanged()
{
    if (m_hand.drawn > 0)
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
        fillCards();
}

void SampleHandView::showHand()
{
    const bool empty = m_hand.drawn == 0;
    m_empty->setVisible(empty);
    m_cards->setVisible(!empty);
    if (!m_checker)
        m_empty->setText(tr("No deck is open."));
    else
        m_empty->setText(
            tr("There is nothing to draw: %1 is empty.").arg(q(app::sectionName(m_hand.section, *m_checker))));
    m_again->setEnabled(m_checker != nullptr && !empty);
    m_more->setEnabled(m_hand.left() > 0);
    m_paintedWidth = 0;
    showWords();
    fillCards();
}

void SampleHandView::showWords()
{
    if (!m_checker || m_hand.drawn == 0)
        return m_words->setText(QString());
    auto text = q(app::handSentence(m_hand, model::handCost(m_hand, m_deck, *m_checker), *m_checker)) +
                QLatin1Char(' ');
    const auto left = static_cast<int>(m_hand.left());
    text += left == 0   ? tr("The whole deck is in hand.")
            : left == 1 ? tr("1 card left.")
                        : tr("%1 cards left.").arg(left);
    if (m_document && m_document->deck().sections != m_deck.sections)
        text += QLatin1Char(' ') + tr("The deck has changed since.");
    m_words->setText(text);
    m_words->setAccessibleDescription(text);
}

// As many as five side by side where the height allows it.
int SampleHandView::cardWidth() const
{
    const auto area = m_cards->viewport()->size();
    const int byHeight = (area.height() - m_cards->fontMetrics().height() - 24) * 63 / 88;
    const int byWidth = (area.width() - 16) / 5 - 16;
    return std::clamp(std::min(byHeight, byWidth), 96, 260);
}

void SampleHandView::fillCards()
{
    if (!isVisible() || !m_checker)
        return;
    const int width = cardWidth();
    if (width == m_paintedWidth && m_cards->count() == static_cast<int>(m_hand.drawn))
        return;
    m_paintedWidth = width;
    const auto& catalogue = m_checker->catalogue();
    const auto cost = model::handCost(m_hand, m_deck, *m_checker);
    const int current = m_cards->currentRow();
    m_cards->clear();
    m_cards->setIconSize(QSize(width, app::cardHeightFor(width)));
    m_cards->setGridSize(m_cards->iconSize() + QSize(12, m_cards->fontMetrics().height() + 12));
    for (std::size_t place = 0; place < m_hand.drawn; ++place) {
        const auto& card = m_hand.at(place);
        const auto name = q(card.name);
        const auto icon = drawnFace(catalogue, card.card, name, width, devicePixelRatioF(), font());
        auto* item = new QListWidgetItem(icon, q(app::costText(cost.costs[place], *m_checker)), m_cards);
        item->setToolTip(name.toHtmlEscaped());
        const auto sentence = card.card ? q(app::cardSentence(catalogue, *card.card))
                                        : tr("%1, not in the catalogue").arg(name);
        item->setData(Qt::AccessibleTextRole, sentence);
    }
    m_cards->setCurrentRow(std::clamp(current, 0, m_cards->count() - 1));
}

void SampleHandView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_paintedWidth = 0;
        fillCards();
    }
}

bool SampleHandView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_cards->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &SampleHandView::fillCards, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

} // namespace nexus::ui
