#include "ui/chances/hand_list.h"

#include "app/base/qt_text.h"
#include "app/printing/card_painter.h"
#include "app/text/card_text.h"
#include "app/text/chances_text.h"
#include "ui/chances/drawn_face.h"

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

void HandList::showHand(
    const model::TestDraw& draw, std::shared_ptr<const model::DeckChecker> checker, std::vector<HandNote> notes)
{
    if (m_checker != checker || m_draw.pile != draw.pile)
        m_faces.clear();
    m_draw = draw;
    m_checker = std::move(checker);
    m_notes = std::move(notes);
    fill();
}

std::size_t HandList::place() const
{
    return currentRow() < 0 ? static_cast<std::size_t>(count()) : static_cast<std::size_t>(currentRow());
}

int HandList::faceWidth() const
{
    const auto area = viewport()->size();
    const int byHeight = (area.height() - lines() * fontMetrics().height() - 24) * 63 / 88;
    const int byWidth = (area.width() - 16) / 5 - 16;
    return std::clamp(std::min(byHeight, byWidth), 96, 260);
}

QIcon HandList::face(std::size_t place, bool pale)
{
    auto& kept = m_faces[{m_draw.hand[place].row, pale}];
    if (kept.isNull())
        kept = drawnFace(m_checker->catalogue(), m_draw.at(place).card, q(m_draw.at(place).name), m_width,
            devicePixelRatioF(), font(), pale);
    return kept;
}

void HandList::fill()
{
    const int current = currentRow();
    if (!m_checker)
        return clear();
    const int width = faceWidth();
    if (width != m_width)
        m_faces.clear();
    m_width = width;
    setIconSize(QSize(width, app::cardHeightFor(width)));
    setGridSize(iconSize() + QSize(12, lines() * (fontMetrics().height() + 2) + 10));
    while (count() > static_cast<int>(m_draw.hand.size()))
        delete takeItem(count() - 1);
    for (std::size_t place = 0; place < m_draw.hand.size(); ++place) {
        const auto& row = m_draw.at(place);
        const auto note = m_notes.empty() ? HandNote() : m_notes[place];
        auto* item = this->item(static_cast<int>(place));
        if (!item)
            item = new QListWidgetItem(this);
        item->setIcon(face(place, !note.refusal.isEmpty()));
        const auto cost = q(app::costText(row.cost, *m_checker));
        item->setText(m_notes.empty() ? cost : cost + QLatin1Char('\n') + note.state);
        item->setToolTip(
            (note.refusal.isEmpty() ? q(row.name) : q(row.name) + QStringLiteral(": ") + note.refusal).toHtmlEscaped());
        item->setData(Qt::AccessibleTextRole, (row.card ? q(app::cardSentence(m_checker->catalogue(), *row.card))
                                                        : tr("%1, not in the catalogue").arg(q(row.name))) +
                                                  note.told);
    }
    setCurrentRow(std::clamp(current, 0, std::max(count() - 1, 0)));
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
