#include "ui/table/hand_view.h"

#include "app/text/table_words.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>

namespace nexus::ui {

using namespace model;

namespace {

// Arrow keys go on to the table instead of scrolling.
class Scroll : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

} // namespace

HandView::HandView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_stack(new QStackedLayout(this))
    , m_scroll(new Scroll(this))
    , m_cover(new QPushButton(this))
{
    setAcceptDrops(true);
    auto* page = new QWidget;
    m_row = new QHBoxLayout(page);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->addStretch();
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    m_cover->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_cover->setAutoDefault(false);
    connect(m_cover, &QPushButton::clicked, &m_play, &TablePlay::openHand);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_cover);
    setFixedHeight(TableCard::handHeight + 12);
}

void HandView::refresh()
{
    const auto& state = m_play.state();
    const auto seat = m_play.viewer();
    const auto hand = state.pile(seat, Zone::Hand);
    const bool open = m_play.isHandOpen();
    const auto name = QString::fromStdString(app::TableWords(state).player(seat));
    const std::size_t seen = open ? hand.size() : 0;
    while (m_cards.size() < seen) {
        m_cards.push_back(new TableCard(m_play, TableCard::Look::Hand, m_scroll->widget()));
        m_row->insertWidget(m_row->count() - 1, m_cards.back(), 1);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (i < seen)
            m_cards[i]->setCard(hand[i]);
        m_cards[i]->setVisible(i < seen);
    }
    const auto count = hand.size() == 1 ? tr("1 card") : tr("%1 cards").arg(hand.size());
    setAccessibleName(tr("Hand of %1: %2").arg(name, count));
    m_cover->setText(tr("%1: show my hand (%2)").arg(name, count));
    const bool covered = !open && !hand.empty();
    m_stack->setCurrentIndex(covered ? 1 : 0);
}

TableCard* HandView::find(CardId card) const
{
    for (auto* view : m_cards)
        if (!view->isHidden() && view->card() == card)
            return view;
    return nullptr;
}

void HandView::dragEnterEvent(QDragEnterEvent* event)
{
    if (TableCard::dragged(event->mimeData()))
        event->acceptProposedAction();
}

// Out of play into the hand, by hand; a card of the hand dropped here goes back to where it was.
void HandView::dropEvent(QDropEvent* event)
{
    const auto card = TableCard::dragged(event->mimeData());
    if (!card)
        return;
    event->acceptProposedAction();
    if (m_play.state().card(*card).zone == Zone::Hand)
        m_play.putBack();
    else
        m_play.drop(*card, m_play.viewer(), Zone::Hand);
}

bool HandView::event(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_play.isOpen())
        refresh();
    return QWidget::event(event);
}

} // namespace nexus::ui
