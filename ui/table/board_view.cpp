#include "ui/table/board_view.h"

#include "app/text/table_words.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>

#include <cmath>
#include <limits>

namespace nexus::ui {

using namespace model;

BoardView::BoardView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_across(new QHBoxLayout)
    , m_middle(new LineLabel(this))
    , m_own(new SideView(play, false, this))
{
    m_across->setSpacing(10);
    setLayout(columnOf(4, noMargins, {{m_across, 1}, m_middle, {m_own, 1}}));
    connect(m_own, &SideView::pileWanted, this, &BoardView::pileWanted);
}

// Less is scrolled.
QSize BoardView::minimumSizeHint() const
{
    constexpr QSize least(496, 312);
    return layout()->totalMinimumSize().expandedTo(least);
}

void BoardView::refresh()
{
    const auto seats = m_play.state().players.size();
    while (m_opponents.size() + 1 < seats) {
        auto* side = new SideView(m_play, true, this);
        connect(side, &SideView::pileWanted, this, &BoardView::pileWanted);
        m_across->addWidget(side, 1);
        m_opponents.push_back(side);
    }
    m_own->refresh(m_play.viewer());
    for (std::size_t i = 0; i < m_opponents.size(); ++i) {
        const bool there = i + 1 < seats;
        if (there) // clockwise from the left
            m_opponents[i]->refresh(static_cast<SeatIndex>((m_play.viewer() + i + 1) % seats));
        m_opponents[i]->setVisible(there);
    }
    m_middle->setText(middleWords());
}

QString BoardView::middleWords() const
{
    const auto picked = m_play.picked();
    if (picked == noCard)
        return QString::fromStdString(app::TableWords(m_play.state()).waitsFor());
    const auto name = QString::fromStdString(m_play.state().name(picked));
    const int lit = m_play.litPlaces();
    if (lit == 0 && m_play.picksTarget())
        return tr("%1 can be played: click a card with a dashed frame, or use the list on the right").arg(name);
    if (lit == 0 && m_play.playsEvent())
        return tr("%1 can be played: click anywhere on the board, or use the list on the right").arg(name);
    if (lit == 0)
        return m_play.choices().empty() ? tr("%1: no action possible now").arg(name)
                                        : tr("%1: actions in the list on the right").arg(name);
    if (const int targets = m_play.litTargets(); targets > 0 && m_play.state().card(picked).zone == Zone::Field) {
        const auto range = QString::fromStdString(app::TableWords(m_play.state()).range(picked));
        return targets == 1 ? tr("%1: 1 target in %2 range").arg(name, range)
                            : tr("%1: %2 targets in %3 range").arg(name).arg(targets).arg(range);
    }
    return lit == 1 ? tr("%1: 1 place or target highlighted").arg(name)
                    : tr("%1: %2 places and targets highlighted").arg(name).arg(lit);
}

SideView* BoardView::side(SeatIndex seat) const
{
    if (m_own->seat() == seat)
        return m_own;
    for (auto* side : m_opponents)
        if (!side->isHidden() && side->seat() == seat)
            return side;
    return nullptr;
}

TableCard* BoardView::find(CardId card) const
{
    if (auto* found = m_own->find(card))
        return found;
    for (auto* side : m_opponents)
        if (!side->isHidden())
            if (auto* found = side->find(card))
                return found;
    return nullptr;
}

QWidget* nearestControl(const QWidget& root, const QWidget& from, int key)
{
    const auto centre = [&](const QWidget& widget) { return widget.mapTo(&root, widget.rect().center()); };
    const auto start = centre(from);
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    QWidget* best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (auto* candidate : root.findChildren<QAbstractButton*>()) {
        if (candidate == &from || !candidate->isVisibleTo(&root) || candidate->focusPolicy() == Qt::NoFocus ||
            !candidate->isEnabled() || candidate->isAncestorOf(&from))
            continue;
        const auto way = centre(*candidate) - start;
        const int along = sign * (sideways ? way.x() : way.y());
        const int beside = std::abs(sideways ? way.y() : way.x());
        if (along < 4)
            continue;
        // What lies straight ahead is nearer than what lies aslant.
        const double distance = along + 2.5 * beside;
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

void showBare(QScrollArea& scroll, QWidget* page)
{
    scrollIn(scroll, page);
    scroll.viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
}

HandView::HandView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_whose(mutedLabel({}, this))
    , m_stack(new QStackedLayout)
    , m_scroll(new CardScroll)
    , m_cover(new QPushButton(this))
{
    setAcceptDrops(true);
    m_whose->setAlignment(Qt::AlignVCenter | Qt::AlignLeft);
    m_whose->setFixedWidth(124); // as the loadout above it
    setLayout(rowOf(8, noMargins, {m_whose, {m_stack, 1}}));
    auto* page = asWidget(m_row = rowOf(8, {stretch()}));
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showBare(*m_scroll, page);
    m_cover->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_cover->setAutoDefault(false);
    connect(m_cover, &QPushButton::clicked, &m_play, &TablePlay::openHand);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_cover);
    setFixedHeight(TableCard::handHeight + 12);
    whenColoursChange(this, [this] {
        if (m_play.isOpen())
            refresh();
    });
}

void HandView::setLook(Look look)
{
    if (look == m_look)
        return;
    m_look = look;
    const bool faces = look == Look::Faces;
    setFixedHeight((faces ? TableCard::handFaceHeight : TableCard::handHeight) + (look == Look::Low ? 2 : 12));
    for (auto* card : m_cards)
        card->setLarge(faces);
}

void HandView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_whose->setVisible(width() >= 820);
}

void HandView::layOut()
{
    layout()->activate();
    m_scroll->widget()->layout()->activate();
    m_row->activate();
}

void HandView::refresh()
{
    const auto& state = m_play.state();
    const auto seat = m_play.actor();
    const auto hand = state.pile(seat, Zone::Hand);
    const bool open = m_play.isHandOpen();
    const auto name = QString::fromStdString(app::TableWords(state).player(seat));
    showCards(m_cards, hand.first(open ? hand.size() : 0), [this] {
        auto* card = new TableCard(m_play, TableCard::Look::Hand, m_scroll->widget());
        card->setLarge(m_look == Look::Faces);
        m_row->insertWidget(m_row->count() - 1, card, 1);
        return card;
    });
    const auto count = hand.size() == 1 ? tr("1 card") : tr("%1 cards").arg(hand.size());
    setAccessibleName(tr("Hand of %1: %2").arg(name, count));
    m_whose->setText(tr("Hand of %1\n%2").arg(name, count));
    m_cover->setText(tr("%1: show my hand (%2)").arg(name, count));
    const bool covered = !open && !hand.empty();
    m_stack->setCurrentIndex(covered ? 1 : 0);
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
        m_play.drop(*card, m_play.actor(), Zone::Hand);
}

} // namespace nexus::ui
