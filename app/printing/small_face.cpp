#include "app/printing/small_face.h"

#include "app/base/qt_text.h"
#include "app/printing/card_colours.h"
#include "app/printing/sheet_drawing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nexus::app {

namespace {

constexpr int smallArtWidth = 320; // of a whole face: enough for a picture on the table at twice the size
constexpr qreal smallRadius = 6;

QBrush frameBrush(const std::vector<QColor>& colours, double width, double share)
{
    if (colours.size() == 1)
        return mixed(colours.front(), Qt::white, share);
    QLinearGradient gradient(0, 0, width, 0);
    for (std::size_t i = 0; i < colours.size(); ++i)
        gradient.setColorAt(
            (static_cast<double>(i) + 0.5) / static_cast<double>(colours.size()), mixed(colours[i], Qt::white, share));
    return gradient;
}

// The middle of the picture, as much of it as has the shape of its place.
void paintArt(QPainter& painter, const QRectF& area, const QImage& art)
{
    const double scale = std::max(area.width() / art.width(), area.height() / art.height());
    const QSizeF part(area.width() / scale, area.height() / scale);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(
        area, art, QRectF(QPointF((art.width() - part.width()) / 2, (art.height() - part.height()) / 2), part));
}

} // namespace

void paintSmallFace(
    QPainter& painter, const SmallFacePlan& plan, const CardFace& face, const model::Game& game, const QImage& art)
{
    const auto colours = frameColours(face.card, game);
    const double width = plan.size.width();
    constexpr int border = SmallFacePlan::border;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frameBrush(colours, width, 1));
    painter.drawRoundedRect(QRectF(QPointF(0, 0), QSizeF(plan.size)), smallRadius, smallRadius);
    painter.setBrush(ink::paper);
    painter.drawRoundedRect(QRectF(QPointF(border, border), QSizeF(plan.size) - QSizeF(2 * border, 2 * border)),
        smallRadius - border, smallRadius - border);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(plan.headerRect(), frameBrush(colours, width, 0.13));
    if (const auto picture = plan.pictureRect(); picture.height() > 0) {
        painter.save();
        if (art.isNull())
            paintEmblem(painter, picture, emblemOf(face.key, face.card, game, colours), sheetFamily());
        else
            paintArt(painter, picture, art);
        painter.restore();
    }
    painter.fillRect(plan.stripRect(), frameBrush(colours, width, 0.18));
}

SmallFaceCache::SmallFaceCache(QObject* parent)
    : QObject(parent)
    , m_faces(static_cast<qsizetype>(defaultBytes / 1024))
    , m_pictures(static_cast<qsizetype>(defaultBytes / 1024))
{
    m_pool.setMaxThreadCount(1); // the other core stays for the window
}

SmallFaceCache::~SmallFaceCache()
{
    ++m_generation;
    m_pool.clear();
    m_pool.waitForDone();
}

void SmallFaceCache::setArt(std::shared_ptr<const CardArt> art)
{
    ++m_generation;
    m_pool.clear();
    m_faces.clear();
    m_pictures.clear();
    m_asked.clear();
    m_art = std::move(art);
}

QImage SmallFaceCache::face(
    const model::Catalogue& catalogue, model::CardIndex card, const SmallFacePlan& plan, double devicePixelRatio)
{
    const Key key{card, plan, static_cast<int>(std::lround(devicePixelRatio * 100))};
    if (const auto* known = m_faces.object(key))
        return *known;
    const auto face = cardFace(catalogue, card);
    if (m_art && !m_art->empty() && !m_asked.contains(card))
        fetchArt(card, face);
    const auto* picture = m_pictures.object(card);
    QImage image((QSizeF(plan.size) * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.scale(devicePixelRatio, devicePixelRatio);
        paintSmallFace(painter, plan, face, catalogue.game(), picture ? *picture : QImage());
    }
    image.setDevicePixelRatio(devicePixelRatio);
    m_faces.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
    return image;
}

void SmallFaceCache::fetchArt(model::CardIndex card, const CardFace& face)
{
    m_asked.insert(card);
    const auto generation = m_generation.load();
    m_pool.start([this, card, face, generation, art = m_art] {
        if (generation != m_generation)
            return;
        auto picture = art->art(face, smallArtWidth);
        if (picture.isNull())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, card, generation, picture = std::move(picture)] {
                if (generation != m_generation)
                    return;
                m_pictures.insert(card, new QImage(picture), std::max<qsizetype>(1, picture.sizeInBytes() / 1024));
                for (const auto& key : m_faces.keys())
                    if (key.card == card)
                        m_faces.remove(key);
                Q_EMIT ready(card);
            },
            Qt::QueuedConnection);
    });
}

} // namespace nexus::app
