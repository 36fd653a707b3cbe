#include "ui/card/gallery_delegate.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <cmath>

namespace nexus::ui {

GalleryDelegate::GalleryDelegate(const GalleryModel& model, app::CardFaceCache& faces, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_faces(faces)
{
}

QSize GalleryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {m_width + 2 * gap, app::cardHeightFor(m_width) + 2 * gap};
}

void GalleryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = m_model.cardAt(index);
    if (!card)
        return;
    const int height = app::cardHeightFor(m_width);
    const QRectF area(option.rect.x() + (option.rect.width() - m_width) / 2,
        option.rect.y() + (option.rect.height() - height) / 2, m_width, height);
    const auto mark = m_model.mark(*card);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme().accent, option.state & QStyle::State_HasFocus ? 3 : 2));
        painter->setBrush(option.state & QStyle::State_Selected ? QBrush(theme().selection) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(area.adjusted(-4.5, -4.5, 4.5, 4.5), m_width * 0.05 + 4, m_width * 0.05 + 4);
    }
    const qreal ratio = painter->device()->devicePixelRatioF();
    const auto face = m_faces.face(*card, static_cast<int>(std::lround(m_width * ratio)), ratio);
    if (!mark.addable)
        painter->setOpacity(0.45);
    if (face.isNull())
        paintBlank(*painter, area, *card);
    else
        painter->drawImage(area.topLeft(), face);
    painter->setOpacity(1);
    paintMarks(*painter, area, mark);
    painter->restore();
}

void GalleryDelegate::paintBlank(QPainter& painter, const QRectF& area, model::CardIndex card) const
{
    painter.setPen(QPen(theme().line, 1.5));
    painter.setBrush(theme().pane);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), m_width * 0.05, m_width * 0.05);
    painter.setPen(theme().muted);
    const auto name = m_model.catalogue()->name(card);
    painter.drawText(area.adjusted(12, 12, -12, -12), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
        QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

void GalleryDelegate::paintMarks(QPainter& painter, const QRectF& area, const GalleryMark& mark) const
{
    const double side = std::max(22.0, m_width * 0.13);
    auto font = painter.font();
    font.setWeight(QFont::Bold);
    font.setPixelSize(static_cast<int>(side * 0.55));
    painter.setFont(font);
    double right = area.right() - m_width * 0.035;
    const auto badge = [&](const QString& text, const QColor& ground, const QColor& ink) {
        const double width = std::max(side, painter.fontMetrics().horizontalAdvance(text) + side * 0.6);
        const QRectF box(right - width, area.top() + m_width * 0.19, width, side);
        painter.setPen(QPen(theme().pane, 2));
        painter.setBrush(ground);
        painter.drawRoundedRect(box, side / 2, side / 2);
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter, text);
        right = box.left() - 4;
    };
    if (mark.copies > 0)
        badge(QStringLiteral("×%1").arg(mark.copies), theme().accent, theme().onAccent);
    if (!mark.addable)
        badge(QString::fromUtf8(app::wrongSign), theme().bad, readableOn(theme().bad));
}

} // namespace nexus::ui
