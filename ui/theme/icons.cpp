#include "ui/theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// Q_INIT_RESOURCE wants to stand outside of namespaces.
static void initIconResources() { Q_INIT_RESOURCE(nexusdeck); }

namespace nexus::ui {

namespace {

constexpr qreal disabledOpacity = 0.4;

QString fileOf(const QString& name)
{
    initIconResources();
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

QByteArray colouredSvg(const QString& name, const QColor& colour)
{
    QFile file(fileOf(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
}

// `size` in pixels of the device.
QPixmap drawn(const QString& name, const QColor& colour, const QSize& size, qreal opacity)
{
    if (size.isEmpty())
        return {};
    const QString key = QStringLiteral("nexusdeck-icon/%1/%2/%3x%4/%5")
                            .arg(name, colour.name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height())
                            .arg(opacity);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QSvgRenderer renderer(colouredSvg(name, colour));
    if (!renderer.isValid())
        return {};
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(opacity * colour.alphaF());
    const int side = qMin(size.width(), size.height());
    renderer.render(&painter, QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class SvgIconEngine final : public QIconEngine {
public:
    SvgIconEngine(QString name, const QColor& colour)
        : m_name(std::move(name))
        , m_colour(colour)
    {
    }
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, drawn(m_name, m_colour, rect.size() * ratio, opacityOf(mode)));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return drawn(m_name, m_colour, size, opacityOf(mode));
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        return drawn(m_name, m_colour, size, opacityOf(mode));
    }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override { return size; }
    QString key() const override { return QStringLiteral("nexusdeck"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    static qreal opacityOf(QIcon::Mode mode) { return mode == QIcon::Disabled ? disabledOpacity : 1.0; }

    QString m_name;
    QColor m_colour;
};

QIcon iconOf(const QString& name, const QColor& colour)
{
    return QFile::exists(fileOf(name)) ? QIcon(new SvgIconEngine(name, colour)) : QIcon();
}

} // namespace

QIcon icon(const char* name, const QColor& colour) { return iconOf(QString::fromLatin1(name), colour); }

QIcon programIcon() { return iconOf(QStringLiteral("nexusdeck"), QColor(Qt::black)); }

} // namespace nexus::ui
