#include "ui/chances/drawn_face.h"

#include "app/printing/card_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace nexus::ui {

namespace {

QImage clearImage(int width, qreal ratio)
{
    QImage image(QSize(width, app::cardHeightFor(width)) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    return image;
}

QImage unknownCard(const QString& name, int width, qreal ratio, const QFont& font)
{
    auto image = clearImage(width, ratio);
    QPainter painter(&image);
    painter.setFont(font);
    const QRect face(0, 0, width, app::cardHeightFor(width));
    painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
    painter.setBrush(theme().pane);
    painter.drawRect(face.adjusted(1, 1, -2, -2));
    painter.setPen(theme().text);
    painter.drawText(face.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, name);
    return image;
}

QImage paled(const QImage& face, int width, qreal ratio)
{
    auto image = clearImage(width, ratio);
    QPainter painter(&image);
    painter.setOpacity(0.4);
    painter.drawImage(QPointF(0, 0), face);
    return image;
}

} // namespace

QIcon drawnFace(const model::Catalogue& catalogue, std::optional<model::CardIndex> card, const QString& name, int width,
    qreal devicePixelRatio, const QFont& font, bool pale)
{
    auto image = card ? app::cardImage(app::cardFace(catalogue, *card), catalogue.game(),
                            qRound(width * devicePixelRatio), devicePixelRatio)
                      : unknownCard(name, width, devicePixelRatio, font);
    if (pale)
        image = paled(image, width, devicePixelRatio);
    QIcon icon;
    for (const auto mode : {QIcon::Normal, QIcon::Selected})
        icon.addPixmap(QPixmap::fromImage(image), mode);
    return icon;
}

} // namespace nexus::ui
