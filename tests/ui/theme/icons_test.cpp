#include "ui/theme/icons.h"

#include "tests/support/places.h"

#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include <QDir>
#include <QtTest>

namespace icons_test {

using namespace nexus::ui;

namespace {

// Every colour that is really there, once: opaque pixels, so that smoothed edges do not count.
QSet<QRgb> coloursOf(const QImage& image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                colours.insert(image.pixel(x, y));
    return colours;
}

double inkOf(const QImage& image)
{
    double ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += qAlpha(image.pixel(x, y)) / 255.0;
    return ink / (image.width() * image.height());
}

} // namespace

class IconsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyIconIsEmbeddedAndTakesItsColour()
    {
        const QDir source(nexus::test::inSources("/resources/icons"));
        const auto files = source.entryList({QStringLiteral("*.svg")});
        QVERIFY(files.size() >= 15);
        for (const auto& file : files) {
            const auto name = file.chopped(4).toLatin1();
            QVERIFY2(!icon(name.constData(), Qt::red).isNull(), name.constData());
            if (name == "nexusdeck")
                continue;
            const QColor colour(0x7f, 0xb0, 0xff);
            const auto image = icon(name.constData(), colour)
                                   .pixmap(QSize(160, 160), 1.0)
                                   .toImage()
                                   .convertToFormat(QImage::Format_ARGB32);
            QCOMPARE(coloursOf(image), QSet<QRgb>{colour.rgb()});
            QVERIFY2(inkOf(image) > 0.02 && inkOf(image) < 0.6, name.constData());
        }
    }
    void viewsAndToolsAreThere()
    {
        for (const char* name : {"build", "collection", "table", "print", "catalogue", "undo", "redo", "list", "grid",
                 "search", "close", "plus", "minus", "menu", "library"})
            QVERIFY2(!icon(name, Qt::black).isNull(), name);
        QVERIFY(icon("no-such-icon", Qt::black).isNull());
    }
    void pixelsFollowTheRatioOfTheScreen()
    {
        for (const qreal ratio : {1.0, 1.25, 2.0, 3.0}) {
            const auto fromIcon = icon("search", Qt::black).pixmap(QSize(20, 20), ratio);
            QCOMPARE(fromIcon.size(), QSize(20, 20) * ratio);
            QCOMPARE(fromIcon.devicePixelRatio(), ratio);
        }
        const auto fine = icon("search", Qt::black).pixmap(QSize(20, 20), 2.0).toImage();
        const auto coarse = icon("search", Qt::black).pixmap(QSize(20, 20), 1.0).toImage();
        QVERIFY(fine != coarse.scaled(fine.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    void disabledIsFainter()
    {
        const auto shown = icon("undo", Qt::black);
        const auto normal = inkOf(shown.pixmap(QSize(20, 20), 1.0).toImage());
        const auto disabled = inkOf(shown.pixmap(QSize(20, 20), 1.0, QIcon::Disabled).toImage());
        QVERIFY(disabled < normal * 0.6 && disabled > 0);
    }
    // NEXUSDECK_WRITE_ICONS=1 draws the committed pictures anew out of the drawing.
    void pngIconsAreTheDrawing()
    {
        for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
            const auto file = nexus::test::inSources("/resources/icons/png/nexusdeck-%1.png").arg(side);
            const auto wanted = programIcon().pixmap(QSize(side, side), 1.0).toImage();
            QCOMPARE(wanted.size(), QSize(side, side));
            if (qEnvironmentVariableIsSet("NEXUSDECK_WRITE_ICONS"))
                QVERIFY(wanted.save(file));
            const QImage kept(file);
            QCOMPARE(kept.size(), QSize(side, side));
            int furthest = 0;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x) {
                    const QColor a = kept.pixelColor(x, y), b = wanted.pixelColor(x, y);
                    furthest = qMax(furthest, qAbs(a.alpha() - b.alpha()));
                    if (a.alpha() > 128)
                        furthest = qMax(furthest, qAbs(a.lightness() - b.lightness()));
                }
            QVERIFY2(furthest <= 24, qPrintable(file));
        }
    }
};

NEXUS_TEST(IconsTest, Screen);

} // namespace icons_test

#include "icons_test.moc"
