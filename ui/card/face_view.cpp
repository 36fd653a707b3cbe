#include "ui/card/face_view.h"

#include "app/text/card_text.h"

#include <QPainter>

#include <cmath>

namespace nexus::ui {

FaceView::FaceView(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMaximumWidth(widest);
    setMinimumWidth(120);
    setAccessibleName(tr("Card"));
}

void FaceView::setArt(ArtOf art)
{
    m_art = std::move(art);
    m_stale = true;
    update();
}

void FaceView::setFace(app::CardFace face, const model::Game& game)
{
    m_face = std::move(face);
    m_game = game;
    m_stale = true;
    setAccessibleName(tr("Face of %1").arg(QString::fromStdString(m_face.card.name)));
    setAccessibleDescription(QString::fromStdString(app::cardText(m_face.card, m_game)));
    update();
}

void FaceView::clear()
{
    m_face = {};
    m_image = {};
    m_stale = true;
    setAccessibleName(tr("Card"));
    setAccessibleDescription({});
    update();
}

QImage FaceView::picture(int width) const
{
    return app::cardImage(m_face, m_game, width, 1, m_art ? m_art(m_face, width) : QImage());
}

int FaceView::heightForWidth(int width) const { return app::cardHeightFor(std::min(width, widest)); }

QSize FaceView::sizeHint() const { return {widest, app::cardHeightFor(widest)}; }

void FaceView::paintEvent(QPaintEvent*)
{
    if (m_face.card.name.empty())
        return;
    const qreal ratio = devicePixelRatioF();
    const QSize wanted(qRound(width() * ratio), qRound(height() * ratio));
    if (m_stale || m_image.size() != wanted) {
        m_image = QImage(wanted, QImage::Format_ARGB32_Premultiplied);
        m_image.fill(Qt::transparent);
        QPainter painter(&m_image);
        m_result = app::paintCard(painter, QRectF(QPointF(0, 0), QSizeF(wanted)), m_face, m_game,
            m_art ? m_art(m_face, wanted.width()) : QImage());
        m_stale = false;
    }
    QPainter painter(this);
    m_image.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(0, 0), m_image);
}

} // namespace nexus::ui
