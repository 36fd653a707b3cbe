#include "app/printing/card_painter.h"

#include "app/printing/card_art.h"
#include "app/printing/card_colours.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QGuiApplication>
#include <QPainter>
#include <QSignalSpy>

namespace card_painter_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

CardFace faceNamed(const char* name)
{
    const auto& catalogue = *starterCatalogue();
    return cardFace(catalogue, catalogue.named(name).at(0));
}

CardFace unitOf(const std::string& name, const std::string& rules, bool everyDomain)
{
    auto card = cardsOf("[{\"name\":\"A\",\"type\":\"Unit\",\"cp\":2,\"attack\":1,\"defense\":1}]").at(0);
    card.name = name;
    card.rules = rules;
    card.flavor = "Never seen.";
    for (const auto domain : starterGame().domainAttributes())
        card.numbers[domain] = everyDomain ? 4 : 0;
    return {card, cardKey(card, starterGame()).str()};
}

// The face painted into the middle of a larger picture of one colour.
struct Painted {
    QImage image;
    QRect area;
    FaceResult result;
};

Painted paintedInTheMiddle(const CardFace& face, double dotsPerInch)
{
    const QSize size(qRound(63 / 25.4 * dotsPerInch), qRound(88 / 25.4 * dotsPerInch));
    Painted painted{QImage(size + QSize(40, 40), QImage::Format_RGB32), QRect(QPoint(20, 20), size), {}};
    painted.image.fill(QColor(255, 0, 255));
    QPainter painter(&painted.image);
    painted.result = paintCard(painter, painted.area, face, starterGame());
    return painted;
}

bool nothingOutside(const Painted& painted)
{
    for (int y = 0; y < painted.image.height(); ++y)
        for (int x = 0; x < painted.image.width(); ++x)
            if (!painted.area.adjusted(-1, -1, 1, 1).contains(x, y) &&
                painted.image.pixelColor(x, y) != QColor(255, 0, 255))
                return false;
    return true;
}

// Share of the pixels of `colour`, give or take, in a part of a face of 630 × 880.
double shareOf(const QImage& image, const QRect& part, const QColor& colour)
{
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) {
            const auto pixel = image.pixelColor(x, y);
            count += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                         std::abs(pixel.blue() - colour.blue()) <
                     12;
        }
    return static_cast<double>(count) / (part.width() * part.height());
}

const QRect leftTile(40, 800, 50, 40), rightTile(540, 800, 50, 40), costTile(30, 26, 60, 60);

} // namespace

class CardPainterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void emblemsTellTypesAndSubtypesApart()
    {
        const auto emblem = [](const char* type, std::vector<std::string> subtypes) {
            Card card;
            card.type = type;
            card.subtypes = std::move(subtypes);
            return emblemOf("the same key", card, starterGame(), {Qt::blue});
        };
        const auto painted = [](const Emblem& of) {
            QImage image(120, 90, QImage::Format_RGB32);
            QPainter painter(&image);
            paintEmblem(painter, image.rect(), of, QStringLiteral("Inter"));
            painter.end();
            return image;
        };
        std::vector<QImage> types;
        for (const auto& type : starterGame().types)
            types.push_back(painted(emblem(type.name.c_str(), {})));
        for (std::size_t i = 1; i < types.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(types[i] != types[j]);
        const auto drone = painted(emblem("Unit", {"Drone"}));
        QVERIFY(drone == painted(emblem("Unit", {"Drone"})) && drone != painted(emblem("Unit", {"Beast"})));
    }

    void everyStarterCardFitsUncut_data()
    {
        QTest::addColumn<double>("dotsPerInch");
        QTest::newRow("screen") << 96.0;
        QTest::newRow("paper") << 300.0;
    }
    void everyStarterCardFitsUncut()
    {
        QFETCH(double, dotsPerInch);
        const auto& catalogue = *starterCatalogue();
        for (CardIndex card = 0; card<catalogue.size(); card += dotsPerInch> 100 ? 7 : 1) {
            const auto painted = paintedInTheMiddle(cardFace(catalogue, card), dotsPerInch);
            const auto name = std::string(catalogue.name(card));
            QVERIFY2(!painted.result.nameCut && !painted.result.rulesCut && !painted.result.flavorCut, name.c_str());
            QVERIFY2(painted.result.textSize >= 19, name.c_str());
            QVERIFY2(nothingOutside(painted), name.c_str());
        }
    }

    void theSameCardGivesTheSamePictureAndAnotherCardAnother()
    {
        const auto face = faceNamed("breach surveyor");
        const auto first = cardImage(face, starterGame(), 300);
        QCOMPARE(first.size(), QSize(300, cardHeightFor(300)));
        QCOMPARE(cardImage(face, starterGame(), 300), first);
        auto other = face;
        other.key = "somebody-else";
        QVERIFY(cardImage(other, starterGame(), 300) != first); // another emblem
    }

    void linesBreakAlikeAtEverySize()
    {
        const auto face = faceNamed("wake the old appetite");
        const auto small = paintedInTheMiddle(face, 60), large = paintedInTheMiddle(face, 300);
        QCOMPARE(small.result.textSize, large.result.textSize);
    }

    void aNameOf200CharactersAndRulesOf5000StayInside()
    {
        std::string sentence, rules, name;
        while (rules.size() < 5000)
            rules += "Draw a card, then discard a card. ";
        while (name.size() < 190)
            name += "Longname ";
        for (const auto& title : {name, std::string(200, 'W')}) {
            const auto painted = paintedInTheMiddle(unitOf(title, rules, true), 96);
            QVERIFY(painted.result.nameCut);
            QVERIFY(painted.result.rulesCut);
            QVERIFY(painted.result.flavorCut);
            QVERIFY(nothingOutside(painted));
        }
        // The row of the tiles is not written over by the rules.
        const auto image = cardImage(unitOf("A", rules, false), starterGame(), 630);
        QCOMPARE(shareOf(image, QRect(130, 776, 370, 8), ink::paper), 1.0);
    }

    void tilesStandWhereTheGameSaysAndOnlyWhereTheCardHasValues()
    {
        const auto unit = cardImage(faceNamed("breach surveyor"), starterGame(), 630);
        QVERIFY(shareOf(unit, costTile, ink::dark) > 0.5);
        QVERIFY(shareOf(unit, leftTile, ink::left) > 0.4);
        QVERIFY(shareOf(unit, rightTile, ink::right) > 0.4);
        const auto event = cardImage(faceNamed("second draft"), starterGame(), 630);
        QCOMPARE(shareOf(event, leftTile, ink::left), 0.0);
        QCOMPARE(shareOf(event, rightTile, ink::right), 0.0);
        const auto asset = cardImage(faceNamed("spare parts rota"), starterGame(), 630); // defense only
        QCOMPARE(shareOf(asset, leftTile, ink::left), 0.0);
        QVERIFY(shareOf(asset, rightTile, ink::right) > 0.4);

        auto game = starterGame(); // another game: what stood right stands left
        std::swap(game.face.left, game.face.right);
        game.face.cost.reset();
        const auto swapped = cardImage(faceNamed("spare parts rota"), game, 630);
        QVERIFY(shareOf(swapped, leftTile, ink::left) > 0.4);
        QCOMPARE(shareOf(swapped, rightTile, ink::right), 0.0);
        QVERIFY(shareOf(swapped, costTile, ink::dark) < 0.4);
    }

    void textOnEveryDomainReachesContrast()
    {
        const auto& game = starterGame();
        for (const auto index : game.domainAttributes()) {
            const auto ground = domainColour(game.attributes[index]);
            QVERIFY2(contrastRatio(textOn(ground), ground) >= 4.5, game.attributes[index].id.str().c_str());
        }
        for (int hue = 0; hue < 360; hue += 7)
            for (int light = 0; light <= 255; light += 5) {
                const auto ground = QColor::fromHsl(hue, 200, light);
                QVERIFY(contrastRatio(textOn(ground), ground) >= 4.5);
            }
        QVERIFY(contrastRatio(Qt::white, ink::left) >= 4.5);
        QVERIFY(contrastRatio(Qt::white, ink::right) >= 4.5);
        QVERIFY(contrastRatio(ink::soft, ink::paper) >= 4.5);
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        Attribute unnamed;
        unnamed.id = AttributeId("moon");
        QVERIFY(domainColour(unnamed).isValid());
    }

    void artFillsTheWindowOfTheFace()
    {
        QImage art(300, 500, QImage::Format_RGB32);
        art.fill(QColor(10, 200, 30));
        const auto image = cardImage(faceNamed("second draft"), starterGame(), 630, 1, art);
        QVERIFY(shareOf(image, QRect(20, 110, 590, 200), QColor(10, 200, 30)) > 0.99);
        QVERIFY(shareOf(image, costTile, ink::dark) > 0.5);
    }

    void whoMadeTheArtStandsInItsCorner()
    {
        QImage art(200, 112, QImage::Format_ARGB32_Premultiplied);
        art.fill(QColor(255, 0, 255));
        const auto plain = cardImage(faceNamed("second draft"), starterGame(), 630, 1, art);
        art.setText(artAuthor, QStringLiteral("A. Painter"));
        const auto signedFace = cardImage(faceNamed("second draft"), starterGame(), 630, 1, art);
        const auto differs = [&](const QRect& area) { return plain.copy(area) != signedFace.copy(area); };
        const auto at = [&](int x, int y) { return plain.pixelColor(x, y) == QColor(255, 0, 255); };
        int bottom = 200;
        while (at(315, bottom + 1))
            ++bottom;
        QVERIFY(differs({315, bottom - 30, 300, 31})); // the lower right corner of the art, and nothing else
        QVERIFY(!differs({0, 0, 630, bottom - 30}) && !differs({0, bottom + 2, 630, 878 - bottom}));
        QVERIFY(!differs({0, 0, 315, 880}));
    }

    void theCacheAnswersLaterAndKeepsItsBound()
    {
        CardFaceCache cache(1 << 20);
        cache.setCatalogue(starterCatalogue());
        QSignalSpy ready(&cache, &CardFaceCache::ready);
        QVERIFY(cache.face(0, 120).isNull());
        QVERIFY(ready.wait(10'000));
        QCOMPARE(cache.face(0, 120), cardImage(cardFace(*starterCatalogue(), 0), starterGame(), 120));
        for (CardIndex card = 1; card < 40; ++card)
            (void)cache.face(card, 120);
        QTRY_VERIFY_WITH_TIMEOUT(cache.isIdle(), 20'000);
        QVERIFY(cache.bytes() <= 1 << 20);
        QVERIFY(cache.face(39, 120).width() == 120); // the newest is kept
        QVERIFY(cache.face(0, 120).isNull());        // the oldest is not
        QVERIFY(cache.face(CardIndex(1) << 30, 120).isNull());
    }
};

NEXUS_TEST(CardPainterTest, Screen);

} // namespace card_painter_test

#include "card_painter_test.moc"

#include <cmath>
