#include "ui/play/hand_list.h"

#include "app/printing/card_painter.h"
#include "app/text/card_words.h"
#include "app/text/hand_text.h"
#include "app/text/qt_text.h"
#include "ui/deck/drawn_face.h"

#include <QEvent>

#include <algorithm>

namespace nexus::ui {

HandList::HandList(QWidget* parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Cards in hand"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void HandList::showHand(const TestGame& game)
{
    m_game = &game;
    fill();
}

std::size_t HandList::place() const
{
    return currentRow() < 0 ? static_cast<std::size_t>(count()) : static_cast<std::size_t>(currentRow());
}

int HandList::faceWidth() const
{
    const auto area = viewport()->size();
    const int byHeight = (area.height() - 2 * fontMetrics().height() - 24) * 63 / 88;
    const int byWidth = (area.width() - 16) / 5 - 16;
    return std::clamp(std::min(byHeight, byWidth), 96, 260);
}

QIcon HandList::face(const model::PileRow& row, std::size_t number, bool pale)
{
    auto& kept = m_faces[{number, pale}];
    if (kept.isNull())
        kept = drawnFace(
            m_deck->checker->catalogue(), row.card, q(row.name), m_width, devicePixelRatioF(), font(), pale);
    return kept;
}

void HandList::fill()
{
    const int current = currentRow();
    if (!m_game || !m_game->hasBegun()) {
        clear();
        return;
    }
    const int width = faceWidth();
    if (width != m_width || m_deck != m_game->deck())
        m_faces.clear();
    m_width = width;
    m_deck = m_game->deck();
    setIconSize(QSize(width, app::cardHeightFor(width)));
    setGridSize(iconSize() + QSize(12, 2 * fontMetrics().height() + 14));
    const auto& draw = m_game->draw();
    while (count() > static_cast<int>(draw.hand.size()))
        delete takeItem(count() - 1);
    for (std::size_t place = 0; place < draw.hand.size(); ++place) {
        const auto& held = draw.hand[place];
        const auto& row = draw.pile.rows[held.row];
        const auto refusal = m_game->refusal(place);
        auto* item = this->item(static_cast<int>(place));
        if (!item)
            item = new QListWidgetItem(this);
        QStringList state;
        if (held.kept)
            state << tr("kept");
        if (!refusal.isEmpty())
            state << tr("%1 short").arg(m_game->missing(place));
        item->setIcon(face(row, held.row, !refusal.isEmpty()));
        item->setText(
            q(app::costText(row.cost, *m_deck->checker)) + QLatin1Char('\n') + state.join(QStringLiteral(", ")));
        auto told = row.card ? q(app::cardSentence(m_deck->checker->catalogue(), *row.card))
                             : tr("%1, not in the catalogue").arg(q(row.name));
        item->setToolTip(
            (refusal.isEmpty() ? q(row.name) : q(row.name) + QStringLiteral(": ") + refusal).toHtmlEscaped());
        told += held.kept ? QStringLiteral("; ") + tr("kept") : QString();
        item->setData(Qt::AccessibleTextRole, refusal.isEmpty() ? told : told + QStringLiteral("; ") + refusal);
    }
    setCurrentRow(std::clamp(current, 0, count() - 1 < 0 ? 0 : count() - 1));
}

void HandList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (faceWidth() != m_width)
        QMetaObject::invokeMethod(this, &HandList::fill, Qt::QueuedConnection);
}

void HandList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_faces.clear();
        fill();
    }
}

} // namespace nexus::ui
