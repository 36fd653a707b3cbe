#include "ui/theme/painting.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include "app/text/card_text.h"

#include <QImage>

namespace painting_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;

namespace {

struct Canvas {
    explicit Canvas(int width = 300, int height = 40)
        : image(width, height, QImage::Format_RGB32)
    {
        image.fill(theme().pane);
        painter.begin(&image);
    }
    // The smallest rectangle around what was painted.
    QRect used()
    {
        QRect found;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) != theme().pane)
                    found |= QRect(x, y, 1, 1);
        return found;
    }
    bool has(const QColor& colour)
    {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == colour)
                    return true;
        return false;
    }
    QImage image;
    QPainter painter;
};

} // namespace

class PaintingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void aPanelHasRoundCornersAFrameAndAGround()
    {
        for (const qreal ratio : {1.0, 2.0}) {
            QImage image(QSize(60, 40) * ratio, QImage::Format_ARGB32_Premultiplied);
            image.setDevicePixelRatio(ratio);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            drawPanel(painter, QRect(0, 0, 60, 40), Qt::red, 2, Qt::blue);
            painter.end();
            const auto at = [&](double x, double y) { return image.pixelColor(int(x * ratio), int(y * ratio)); };
            for (const auto& [x, y] :
                {std::pair(0.0, 0.0), std::pair(59.5, 0.0), std::pair(0.0, 39.5), std::pair(59.5, 39.5)})
                QCOMPARE(at(x, y).alpha(), 0);
            for (const auto& [x, y] : {std::pair(30.0, 0.0), std::pair(30.0, 39.0), std::pair(0.0, 20.0),
                     std::pair(59.0, 20.0), std::pair(1.0, 20.0)})
                QCOMPARE(at(x, y), QColor(Qt::red));
            for (const auto& [x, y] : {std::pair(30.0, 20.0), std::pair(2.0, 20.0), std::pair(30.0, 2.0),
                     std::pair(57.0, 20.0), std::pair(7.0, 7.0), std::pair(52.0, 32.0)})
                QCOMPARE(at(x, y), QColor(Qt::blue));
        }
    }

    void aFadedPipCanStillBeRead()
    {
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            for (AttributeIndex i = 0; i < starterGame().attributes.size(); ++i)
                if (starterGame().attributes[i].domain)
                    QVERIFY2(contrast(theme().muted, fadedPip(domainColour(starterGame(), i))) >= 4.5,
                        starterGame().attributes[i].label.c_str());
        }
        Canvas canvas(60, 30);
        drawPip(canvas.painter, QRectF(4, 4, 40, 20), QStringLiteral("T"), QColor(0x2f, 0x6d, 0xb5), true);
        QVERIFY(canvas.has(fadedPip(QColor(0x2f, 0x6d, 0xb5))));
        QVERIFY(!canvas.has(QColor(0x2f, 0x6d, 0xb5)));
    }

    void signsStandBeforeTheirWords()
    {
        QCOMPARE(withSign(nexus::app::wrongSign, QStringLiteral("not used")), q("✗ not used"));
        Canvas canvas;
        QVERIFY(lineWidth(canvas.painter, q("wide")) > lineWidth(canvas.painter, q("w")));
        QCOMPARE(lineWidth(canvas.painter, {}), 0);
        QCOMPARE(lineWidth(canvas.painter, q("wide")), drawLine(canvas.painter, QRect(0, 0, 300, 40), q("wide")));
    }

    void domainsHaveTheirColoursAndTextOnThemCanBeRead()
    {
        int domains = 0;
        for (AttributeIndex i = 0; i < starterGame().attributes.size(); ++i) {
            if (!starterGame().attributes[i].domain)
                continue;
            ++domains;
            const auto ground = domainColour(starterGame(), i);
            QCOMPARE(ground, QColor(q(starterGame().attributes[i].colour)));
            QVERIFY2(contrast(readableOn(ground), ground) >= 4.5, starterGame().attributes[i].label.c_str());
        }
        QVERIFY(domains >= 6);
        auto plain = starterGame();
        plain.attributes[0].colour.clear();
        QCOMPARE(domainColour(plain, 0), theme().muted);
    }

    void pipsStandWhereTheyShould()
    {
        const auto catalogue = catalogueOf(
            R"([{"name":"Two","type":"Unit","cp":1,"domains":{"technology":1,"magic":2}},{"name":"None","type":"Unit","cp":1}])");
        const auto two = lookUp(*catalogue, "Two").card.value(), none = lookUp(*catalogue, "None").card.value();
        const QRect box(40, 5, 200, 30);
        Canvas left;
        const int width = drawPips(left.painter, box, *catalogue, two, false);
        int pips = 0;
        for (const auto& points : nexus::app::domainPoints(*catalogue, two))
            pips += pipWidth(left.painter, catalogue->game(), points.domain, points.points);
        QVERIFY(width > pips); // and a gap
        QVERIFY(std::abs(left.used().left() - box.left()) <= 1);
        QVERIFY(std::abs(left.used().width() - width) <= 2);
        QVERIFY(std::abs(left.used().height() - pipHeight) <= 2);
        for (const auto& points : nexus::app::domainPoints(*catalogue, two))
            QVERIFY(left.has(domainColour(catalogue->game(), points.domain)));
        Canvas right;
        QCOMPARE(drawPips(right.painter, box, *catalogue, two, true), width);
        QVERIFY(std::abs(right.used().right() - box.right()) <= 1);
        Canvas empty;
        QCOMPARE(drawPips(empty.painter, box, *catalogue, none, false), 0);
        QVERIFY(empty.used().isNull());
    }

    void theCostHasATile()
    {
        for (const bool onSelection : {false, true}) {
            Canvas canvas;
            if (onSelection)
                canvas.painter.fillRect(canvas.image.rect(), theme().selection);
            drawCost(canvas.painter, QRect(100, 0, 44, 40), QStringLiteral("12"), onSelection);
            canvas.painter.end();
            QCOMPARE(canvas.image.pixelColor(112, 10), onSelection ? theme().pane : theme().hover);
            QVERIFY(canvas.image.pixelColor(105, 20) == (onSelection ? theme().selection : theme().pane));
        }
    }

    void aLineThatIsTooLongEndsInDots()
    {
        Canvas canvas;
        canvas.painter.setPen(theme().text);
        canvas.painter.setFont(sized(canvas.painter.font(), 13));
        const QRect box(10, 10, 80, 20);
        QVERIFY(drawLine(canvas.painter, box, QStringLiteral("ab")) < 80);
        const int used = drawLine(canvas.painter, box, QString(200, QLatin1Char('W')));
        QVERIFY2(used > 40 && used <= 80, std::to_string(used).c_str());
        QVERIFY(canvas.used().right() <= box.right() + 1);
    }

    void noLongNameHidesThoseBehindIt()
    {
        Canvas canvas;
        canvas.painter.setFont(sized(canvas.painter.font(), 13));
        const auto one = QStringLiteral("Ash ") + QString(200, QLatin1Char('w')),
                   two = QStringLiteral("Birch ") + QString(200, QLatin1Char('w'));
        QCOMPARE(fittedList(canvas.painter, {q("Ash"), q("Birch")}, 500), q("Ash, Birch"));
        QCOMPARE(fittedList(canvas.painter, {one}, 500), one); // the line ends in dots anyway
        const auto fitted = fittedList(canvas.painter, {one, q("Elm"), two}, 500);
        QVERIFY2(fitted.startsWith(q("Ash w")) && fitted.contains(q("…, Elm, Birch w")) && fitted.endsWith(q("…")),
            qPrintable(fitted));
        QVERIFY(lineWidth(canvas.painter, fitted) <= 500);
        // names of a common length are left whole: the end is cut instead
        const QStringList common(20, q("Lowglass Apprentice"));
        QCOMPARE(fittedList(canvas.painter, common, 500), common.join(q(", ")));
    }

    void fontsAreSizedInPixels()
    {
        const auto font = sized(QFont(), 17, true);
        QCOMPARE(font.pixelSize(), 17);
        QVERIFY(font.weight() >= QFont::DemiBold);
        QCOMPARE(sized(font, 11).weight(), QFont::Normal);
    }
};

NEXUS_TEST(PaintingTest, Screen);

} // namespace painting_test

#include "painting_test.moc"

#include <cmath>
