#include "app/printing/proxy_sheet.h"

#include "app/printing/card_art.h"
#include "app/printing/proxy_job.h"
#include "tests/support/proxies.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

namespace proxy_sheet_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

constexpr double dotsPerMm = 8;

QImage painted(const ProxySheets& sheets, int page)
{
    QImage image((sheets.pageSize() * dotsPerMm).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dotsPerMm, dotsPerMm);
    sheets.paint(painter, page);
    return image;
}

QColor at(const QImage& image, double x, double y)
{
    return image.pixelColor(static_cast<int>(x * dotsPerMm), static_cast<int>(y * dotsPerMm));
}

// The share of dots that are not white, and of those that are neither grey nor white.
struct Ink {
    double dark = 0, coloured = 0;
};
Ink inkOf(const QImage& image)
{
    Ink ink;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2) {
            const auto colour = image.pixelColor(x, y);
            ink.dark += 1 - colour.lightnessF();
            ink.coloured += colour.saturation() > 40 && colour.lightness() < 235 ? 1 : 0;
        }
    const double all = image.width() * image.height() / 4.0;
    return {ink.dark / all, ink.coloured / all};
}

std::vector<ProxyTrouble> troubles(const ProxySheets& sheets)
{
    std::vector<ProxyTrouble> found;
    for (const auto& warning : sheets.warnings())
        found.push_back(warning.trouble);
    return found;
}

std::string longRules(int words)
{
    std::string text;
    for (int i = 0; i < words; ++i)
        text += "considerable ";
    return text + "end.";
}

std::shared_ptr<const model::Catalogue> talkative(int words)
{
    return catalogueOf(R"([{"name":"Talker","type":"Event","cp":1,"duplicates":4,"domains":{"magic":1},"rules":")" +
                       longRules(words) + R"("}])");
}

void picture(const Scratch& scratch, const char* name, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(0, 200, 0));
    QVERIFY(image.save(QString::fromStdString(scratch.path(name).string())));
}

} // namespace

class ProxySheetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCopyHasItsSlot()
    {
        const auto sheets = proxySheets("main: 4 Aegis Tender, 4 Breach Surveyor, 3 Second Draft");
        QCOMPARE(sheets.sheets(), 2);
        QCOMPARE(sheets.pages(), 2);
        const auto first = painted(sheets, 0), second = painted(sheets, 1);
        QVERIFY(at(first, 10.5 + 0.5, 16.5 + 44) != QColor(Qt::white)); // the edge of the first card
        QVERIFY(at(second, 10.5 + 0.5, 16.5 + 44) != QColor(Qt::white));
        QVERIFY(at(second, 10.5 + 63.5, 16.5 + 44) != QColor(Qt::white));    // the eleventh
        QCOMPARE(at(second, 10.5 + 126 + 30, 16.5 + 44), QColor(Qt::white)); // no twelfth
        QCOMPARE(at(second, 100, 200), QColor(Qt::white));
        QCOMPARE(painted(sheets, 2), painted(sheets, -1)); // pages that are not there stay white
        QCOMPARE(painted(sheets, 2).pixelColor(100, 100), QColor(Qt::white));
    }

    void theFaceIsTheOneTheWindowShows()
    {
        ProxyOptions options;
        options.mark = false;
        const auto sheets = proxySheets("main: 1 Aegis Tender", options);
        const auto page = painted(sheets, 0);
        const auto window = cardImage(sheets.job().faces[0], starterGame(), static_cast<int>(63 * dotsPerMm));
        const auto cut = page.copy(QRect(
            static_cast<int>(10.5 * dotsPerMm), static_cast<int>(16.5 * dotsPerMm), window.width(), window.height()));
        int different = 0;
        for (int y = 24; y < window.height() - 24; ++y)
            for (int x = 24; x < window.width() - 24; ++x)
                different += window.pixelColor(x, y) != cut.pixelColor(x, y) ? 1 : 0;
        QCOMPARE(different, 0);
    }

    void stylesUseLessAndLessInk()
    {
        ProxyOptions options;
        const auto ink = [&](FaceStyle style) {
            options.style = style;
            return inkOf(painted(proxySheets("main: 4 Aegis Tender, 4 Breach Surveyor, 1 Second Draft", options), 0));
        };
        const auto colour = ink(FaceStyle::Colour), low = ink(FaceStyle::LowInk), text = ink(FaceStyle::TextOnly);
        QVERIFY(colour.coloured > 0.1);
        QCOMPARE(low.coloured, 0.0);
        QCOMPARE(text.coloured, 0.0);
        QVERIFY(low.dark < colour.dark / 2);
    }

    void theWatermarkStandsAboveTheRules()
    {
        ProxyOptions with, without;
        without.mark = false;
        for (const auto style : {FaceStyle::Colour, FaceStyle::LowInk}) {
            with.style = without.style = style;
            const auto marked = painted(proxySheets("main: 1 Aegis Tender", with), 0),
                       plain = painted(proxySheets("main: 1 Aegis Tender", without), 0);
            QVERIFY(marked != plain);
            for (int y = 0; y < marked.height(); ++y)
                for (int x = 0; x < marked.width(); ++x)
                    if (marked.pixel(x, y) != plain.pixel(x, y)) {
                        const double mm = y / dotsPerMm - 16.5;
                        QVERIFY2(mm > 10.2 && mm < 14, qPrintable(QString::number(mm))); // the top of the picture
                    }
        }
    }

    void bleedGoesOnBeyondTheCut()
    {
        ProxyOptions options;
        options.sheet.bleed = 2;
        options.sheet.cropMarks = false;
        const auto sheets = proxySheets("main: 1 Aegis Tender", options);
        const auto slot = sheets.layout().front[0];
        const auto page = painted(sheets, 0);
        const auto edge = at(page, slot.x + 0.5, slot.y + 44);
        QVERIFY(edge.saturation() > 60);
        QCOMPARE(at(page, slot.x - 1.9, slot.y + 44), edge);
        QCOMPARE(at(page, slot.x + 20, slot.y - 1.9), edge);
        QCOMPARE(at(page, slot.x + 0.05, slot.y + 0.05), edge); // no white in the round corners
        QCOMPARE(at(page, slot.x - 2.2, slot.y + 44), QColor(Qt::white));
        options.sheet.bleed = 0;
        const auto bare = proxySheets("main: 1 Aegis Tender", options);
        QCOMPARE(at(painted(bare, 0), bare.layout().front[0].x - 0.2, 60), QColor(Qt::white));
    }

    void backsStandBehindTheirFronts()
    {
        ProxyOptions options;
        options.sheet.backs = model::Backs::LongEdge;
        options.sheet.cropMarks = options.sheet.ruler = false;
        const auto sheets = proxySheets("main: 2 Aegis Tender", options);
        QCOMPARE(sheets.pages(), 2);
        QVERIFY(sheets.isBack(1));
        auto back = painted(sheets, 1);
        QVERIFY(at(back, 210 - 12, 20).lightness() < 90); // behind the first card, at the right
        QVERIFY(at(back, 210 - 75, 20).lightness() < 90);
        QCOMPARE(at(back, 12, 20), QColor(Qt::white)); // behind the third slot is nothing
        QVERIFY(at(back, 210 - 12, 16.5 + 87).lightness() < 90);
        options.sheet.backX = 2;
        options.sheet.backY = -3;
        const auto moved = painted(proxySheets("main: 2 Aegis Tender", options), 1);
        QVERIFY(at(moved, 210 - 10.5 + 1.9, 50).lightness() < 90);
        QVERIFY(at(moved, 210 - 12, 13.7).lightness() < 90);
        QCOMPARE(at(moved, 210 - 12, 16.5 + 88 - 2.8), QColor(Qt::white));
        options.sheet = {};
        options.sheet.ruler = false;
        options.sheet.backs = model::Backs::ShortEdge;
        const auto shorter = painted(proxySheets("main: 1 Aegis Tender", options), 1);
        QVERIFY(at(shorter, 12, 297 - 18).lightness() < 90);
        QCOMPARE(at(shorter, 12, 18), QColor(Qt::white));
    }

    void aBackTurnedForTheShortEdgeIsUpsideDown()
    {
        ProxyOptions options;
        options.sheet.ruler = options.sheet.cropMarks = false;
        options.sheet.columns = options.sheet.rows = 1;
        options.sheet.backs = model::Backs::LongEdge;
        const auto upright = painted(proxySheets("main: 1 Aegis Tender", options), 1);
        options.sheet.backs = model::Backs::ShortEdge;
        const auto turned = painted(proxySheets("main: 1 Aegis Tender", options), 1);
        QVERIFY(turned != upright);
        const auto again = turned.transformed(QTransform().rotate(180));
        int different = 0;
        for (int y = 0; y < upright.height(); ++y)
            for (int x = 0; x < upright.width(); ++x)
                different += std::abs(qGray(again.pixel(x, y)) - qGray(upright.pixel(x, y))) > 90 ? 1 : 0;
        QVERIFY2(different < 200, qPrintable(QString::number(different))); // but for the smoothing of edges
    }

    void whatDoesNotFitIsTold()
    {
        ProxyOptions options;
        const auto chatty = talkative(190);
        auto sheets = proxySheets("main: 1 Talker", options, {}, chatty);
        QVERIFY((troubles(sheets) == std::vector{ProxyTrouble::RulesCut}));
        const auto warning = sheets.warnings().front();
        QCOMPARE(warning.card, std::string("Talker"));
        QCOMPARE(warning.page, 0);
        QVERIFY(warningText(warning).starts_with("“Talker”: its text is shortened"));
        const auto brief = talkative(60); // as text only there is more room
        options.style = FaceStyle::LowInk;
        const auto size = measureCard(proxySheets("main: 1 Talker", options, {}, brief).job().faces[0], brief->game(),
            {FaceStyle::LowInk,
                {}}).textSize;
        const auto larger = measureCard(proxySheets("main: 1 Talker", options, {}, brief).job().faces[0], brief->game(),
            {FaceStyle::TextOnly,
                {}}).textSize;
        QVERIFY(larger > size);
        QVERIFY(proxySheets("main: 4 Aegis Tender").warnings().empty());
    }

    void measuringGivesWhatPaintingGives()
    {
        QImage image(630, 880, QImage::Format_RGB32);
        for (model::CardIndex card = 0; card < starterCatalogue()->size(); card += 7)
            for (const auto style : {FaceStyle::Colour, FaceStyle::LowInk, FaceStyle::TextOnly}) {
                const auto face = cardFace(*starterCatalogue(), card);
                const FaceLook look{style, QString::fromUtf8(proxyMark)};
                QPainter painter(&image);
                QVERIFY(paintCard(painter, QRectF(image.rect()), face, starterGame(), {}, look) ==
                        measureCard(face, starterGame(), look));
            }
    }

    void picturesBelow300DotsAnInchAreTold()
    {
        const Scratch scratch;
        picture(scratch, "Aegis Tender.png", {400, 300});
        picture(scratch, "Breach Surveyor.png", {744, 417});
        scratch.write("Second Draft.png", "no picture");
        const auto art = std::make_shared<const CardArt>(scratch.path());
        auto sheets = proxySheets("main: 1 Aegis Tender, 1 Breach Surveyor, 1 Second Draft", {}, art);
        const auto warnings = sheets.warnings();
        QCOMPARE(warnings.size(), std::size_t{2});
        QVERIFY(warnings[0].trouble == ProxyTrouble::CoarsePicture);
        QCOMPARE(warnings[0].card, std::string("Aegis Tender"));
        QCOMPARE(warnings[0].number, 161);
        QVERIFY(warnings[1].trouble == ProxyTrouble::BadPicture);
        QCOMPARE(warnings[1].card, std::string("Second Draft"));
        QCOMPARE(at(painted(sheets, 0), 10.5 + 5, 16.5 + 20), QColor(0, 200, 0));
        ProxyOptions options;
        options.style = FaceStyle::LowInk; // no picture is printed
        sheets = proxySheets("main: 1 Aegis Tender", options, art);
        QVERIFY(sheets.warnings().empty());
        QVERIFY(at(painted(sheets, 0), 10.5 + 5, 16.5 + 20) != QColor(0, 200, 0));
    }

    void copiesShareAPicture()
    {
        const Scratch scratch;
        picture(scratch, "Aegis Tender.png", {800, 600});
        PictureShelf shelf(std::make_shared<const CardArt>(scratch.path()));
        const auto face = cardFace(*starterCatalogue(), starterCatalogue()->named("aegis tender").front());
        const auto first = shelf.picture(face);
        QVERIFY(!first.isNull());
        QCOMPARE(shelf.picture(face).cacheKey(), first.cacheKey());
        QVERIFY(shelf.picture(cardFace(*starterCatalogue(), 3)).isNull());
    }

    void aSheetWithoutRoomForTheRulerSaysSo()
    {
        ProxyOptions options;
        options.sheet.paperWidth = 191;
        options.sheet.paperHeight = 266;
        options.sheet.margin = 0;
        const auto sheets = proxySheets("main: 1 Aegis Tender", options);
        QVERIFY((troubles(sheets) == std::vector{ProxyTrouble::NoRuler}));
        options.sheet.ruler = false;
        QVERIFY(proxySheets("main: 1 Aegis Tender", options).warnings().empty());
    }

    void wordsAreNumbersFirst()
    {
        QCOMPARE(millimetres(63), std::string("63"));
        QCOMPARE(millimetres(13.45), std::string("13.45"));
        QCOMPARE(millimetres(7.7), std::string("7.7"));
        QCOMPARE(millimetres(-0.001), std::string("0"));
        model::SheetOptions options;
        options.paperWidth = 215.9;
        options.paperHeight = 279.4;
        options.bleed = 3;
        QCOMPARE(misfitSentences(model::layOut(options).error()),
            std::string(
                "3 × 3 cards with their bleed need 207 × 282 mm, and the paper has 215.9 × 279.4 mm. What would fit: 4 "
                "× 2 cards across "
                "the sheet (landscape); 3 × 2 cards on the sheet upright (portrait); a bleed of at most 1.85 mm."));
    }
};

NEXUS_TEST(ProxySheetTest, Screen);

} // namespace proxy_sheet_test

#include "proxy_sheet_test.moc"

#include <cmath>
