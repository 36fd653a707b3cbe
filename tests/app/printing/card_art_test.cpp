#include "app/printing/card_art.h"

#include "tests/support/pictures.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QGuiApplication>
#include <QtEndian>

#include <cstdlib>
#include <filesystem>

namespace card_art_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::string picture(const QColor& colour, const QSize& size = {40, 30}, const char* format = "PNG")
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return pictureBytes(image, format);
}

// A PNG whose header claims another size; the check sum of the header is made to fit.
std::string pngClaiming(quint32 width, quint32 height)
{
    auto bytes = picture(Qt::red);
    qToBigEndian(width, bytes.data() + 16);
    qToBigEndian(height, bytes.data() + 20);
    quint32 crc = 0xffffffffU;
    for (std::size_t i = 12; i < 29; ++i) {
        crc ^= static_cast<unsigned char>(bytes[i]);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1U) ? 0xedb88320U : 0U);
    }
    qToBigEndian(~crc, bytes.data() + 29);
    return bytes;
}

CardFace face(const char* set = "COR", const char* number = "14")
{
    CardFace made;
    made.card.name = "Relay Drone";
    made.card.set = set;
    made.card.number = number;
    made.key = "relay-drone.unit";
    return made;
}

QColor colourOf(const CardArt& art, const CardFace& wanted)
{
    const auto image = art.picture(wanted, 20);
    return image.isNull() ? QColor() : image.pixelColor(image.width() / 2, image.height() / 2);
}

} // namespace

class CardArtTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFileBelongsToTheCardItIsNamedAfter_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("belongs");
        for (const char* name : {"Relay Drone.png", "relay-drone.PNG", "relay_drone.png", "relay-drone.unit.png",
                 "Relay Drone COR 14.png", "relay-drone.unit-cor-14.png", "relay-drone.webp",
                 "relay-drone.heic"}) // what is not read is told, and so belongs
            QTest::newRow(name) << QString::fromUtf8(name) << true;
        for (const char* name : {"Relay Drones.png", "relay-drone", "Relay Drone COR 15.png", ".png", "relay.png"})
            QTest::newRow(name) << QString::fromUtf8(name) << false;
    }
    void aFileBelongsToTheCardItIsNamedAfter()
    {
        QFETCH(QString, name);
        QFETCH(bool, belongs);
        const Scratch scratch;
        scratch.write(name.toUtf8().constData(), picture(Qt::blue));
        QCOMPARE(CardArt(scratch.path()).fileFor(face()).has_value(), belongs);
    }

    void thePrintingsOwnPictureComesFirst()
    {
        const Scratch scratch;
        scratch.write("relay-drone.png", picture(Qt::blue));
        scratch.write("relay-drone PR1 3.jpg", picture(Qt::green, {40, 30}, "JPG"));
        const CardArt art(scratch.path());
        QCOMPARE(colourOf(art, face()), QColor(Qt::blue));
        QVERIFY(colourOf(art, face("PR1", "3")).green() > 200);
    }

    void itIsDecodedNoLargerThanWanted()
    {
        const Scratch scratch;
        scratch.write("relay-drone.png", picture(Qt::blue, {2000, 1000}));
        const CardArt art(scratch.path());
        QCOMPARE(art.picture(face(), 200).size(), QSize(226, 113));
        QCOMPARE(art.picture(face(), 4000).size(), QSize(2000, 1000));
    }

    void whatIsBrokenOrTooLargeIsNoArt_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        row("empty", "");
        row("text", "This is no picture.");
        row("half", picture(Qt::red).substr(0, 30));
        row("30,000 wide", pngClaiming(30'000, 30'000));
        row("hundreds of millions of pixels", pngClaiming(60'000, 9'000));
        row("two thousand million", pngClaiming(0x7fffffff, 0x7fffffff));
        row("no width", pngClaiming(0, 10));
        const auto photo = picture(Qt::red, {400, 300}, "JPG");
        row("cut off", photo.substr(0, photo.size() * 2 / 3));
        row("a kind that is not read", std::string("\0\0\0\x18"
                                                   "ftypheic",
                                           12));
        row("vector", "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>");
        auto holed = picture(Qt::red);
        holed.replace(holed.find("IDAT") + 4, 8, 8, '\xff');
        row("holed", holed);
    }
    void whatIsBrokenOrTooLargeIsNoArt()
    {
        QFETCH(QByteArray, bytes);
        const Scratch scratch;
        scratch.write("relay-drone.png", bytes.toStdString());
        const CardArt art(scratch.path());
        QVERIFY(art.fileFor(face()));
        QVERIFY(art.picture(face(), 200).isNull());
    }

    void everyKindAndSizeIsRead_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QSize>("size");
        for (const char* format : {"PNG", "JPG", "WEBP", "TIFF", "BMP"})
            QTest::newRow(format) << QByteArray(format) << QSize(41, 30);
        QTest::newRow("wider than 4,096") << QByteArray("JPG") << QSize(6001, 401);
        QTest::newRow("higher than 4,096") << QByteArray("PNG") << QSize(301, 5003);
    }
    void everyKindAndSizeIsRead()
    {
        QFETCH(QByteArray, format);
        QFETCH(QSize, size);
        const Scratch scratch;
        scratch.write("relay-drone.png", picture(Qt::blue, size, format.constData())); // by its bytes, not its name
        const CardArt art(scratch.path());
        QVERIFY(colourOf(art, face()).blue() > 200);
        QVERIFY(art.picture(face(), 20).width() < 400);
    }

    void aPictureOfAWholeCardComesBeforeItsArt()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("cards"));
        scratch.write("relay-drone.png", picture(Qt::blue));
        scratch.write("cards/Relay Drone.png", picture(Qt::red, {630, 880}));
        const CardArt art(scratch.path());
        QCOMPARE(colourOf(art, face()), QColor(Qt::red));
        QVERIFY(!art.picture(face(), 20).text(artOfWholeCard).isEmpty());
        QCOMPARE(art.art(face(), 20).pixelColor(1, 1), QColor(Qt::blue));
        QVERIFY(art.back(20).isNull());
        const auto painted = cardImage(face(), starterGame(), 126, 1, art.picture(face(), 126));
        for (const auto& at : {QPoint(1, 1), QPoint(63, 88), QPoint(124, 174)})
            QCOMPARE(painted.pixelColor(at), QColor(Qt::red)); // no frame, no words
    }

    void aBackOfOnesOwnIsNoCard()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("cards"));
        scratch.write("cards/back.jpg", picture(Qt::green, {630, 880}, "JPG"));
        const CardArt art(scratch.path());
        QVERIFY(art.back(63).pixelColor(30, 40).green() > 200);
        CardFace named = face();
        named.card.name = named.key = "back";
        QVERIFY(art.picture(named, 20).isNull());
    }

    void camerasTellWhereTheTopIs()
    {
        const auto folder = sharedFolder();
        if (!folder)
            QSKIP("shared is not here");
        QImage upright;
        for (int i = 1; i <= 8; ++i) {
            const Scratch scratch;
            const auto file = *folder / "data" / "cases" / "pictures" / ("exif-" + std::to_string(i) + ".jpg");
            std::filesystem::copy_file(file, scratch.path("relay-drone.jpg"));
            const auto shown = CardArt(scratch.path()).picture(face(), 300);
            QCOMPARE(shown.size(), QSize(300, 210));
            if (i == 1)
                upright = shown;
            for (const auto& at : {QPoint(20, 20), QPoint(280, 20), QPoint(20, 190), QPoint(280, 190)}) {
                const auto is = shown.pixelColor(at), was = upright.pixelColor(at);
                QVERIFY2(std::abs(is.red() - was.red()) + std::abs(is.green() - was.green()) +
                                 std::abs(is.blue() - was.blue()) <
                             90,
                    file.c_str());
            }
        }
    }

    void nothingLeadsOutOfTheFolder()
    {
        const Scratch scratch;
        const auto folder = scratch.path("art");
        std::filesystem::create_directories(folder / "deeper");
        scratch.write("secret.png", picture(Qt::red));
        scratch.write("art/deeper/deep.png", picture(Qt::red));
        std::filesystem::create_symlink(scratch.path("secret.png"), folder / "relay-drone.png");
        std::filesystem::create_directory(folder / "folder.png");
        const CardArt art(folder);
        QVERIFY(art.empty());
        for (const char* name : {"../secret", "..\\secret", "secret", "/secret", "deeper/deep", "%2e%2e/secret",
                 "folder", "", "Relay Drone", "CON", ".", ".."}) {
            CardFace wanted;
            wanted.card.name = name;
            wanted.key = name;
            QVERIFY2(!art.fileFor(wanted), name);
        }
        // A link that stays in the folder is as good as a copy.
        scratch.write("art/drone.png", picture(Qt::blue));
        std::filesystem::remove(folder / "relay-drone.png");
        std::filesystem::create_symlink("drone.png", folder / "relay-drone.png");
        QCOMPARE(colourOf(CardArt(folder), face()), QColor(Qt::blue));
    }

    void aFolderThatIsNotThereIsEmpty()
    {
        QVERIFY(CardArt("/nonexistent/art").empty());
        QVERIFY(CardArt().picture(face(), 10).isNull());
    }

    void aNewPictureReplacesWhatTheCardHad()
    {
        const Scratch scratch;
        const auto folder = scratch.path("art");
        QImage red(40, 30, QImage::Format_RGB32), blue = red;
        red.fill(Qt::red);
        blue.fill(Qt::blue);
        QVERIFY(keepArt(folder, face(), red, "A. Painter"));
        QCOMPARE(colourOf(CardArt(folder), face()), QColor(Qt::red));
        QCOMPARE(artCredit(CardArt(folder), face()), std::string("A. Painter"));
        QCOMPARE(CardArt(folder).picture(face(), 20).text(artAuthor), QStringLiteral("A. Painter"));
        QVERIFY(keepArt(folder, face(), blue, {}));
        QCOMPARE(colourOf(CardArt(folder), face()), QColor(Qt::blue));
        QCOMPARE(artCredit(CardArt(folder), face()), std::string());
        QVERIFY(takeArtAway(folder, face()));
        QVERIFY(CardArt(folder).empty());
        // Nothing that was replaced is lost.
        const auto aside = folder / "replaced";
        QVERIFY(std::filesystem::exists(aside / "relay-drone-unit.png"));
        QVERIFY(std::filesystem::exists(aside / "relay-drone-unit-2.png"));
        QVERIFY(std::filesystem::exists(aside / "relay-drone-unit.txt"));
        CardFace nameless;
        QVERIFY(!keepArt(folder, nameless, red, {}));
    }

    void aChangeIsTakenBackAndMadeAgain()
    {
        const Scratch scratch;
        const auto folder = scratch.path("art");
        std::filesystem::create_directories(folder);
        scratch.write("art/relay-drone.png", picture(Qt::red));
        scratch.write("art/Relay Drone.jpg", picture(Qt::green)); // the card's too, were the other not there
        scratch.write("art/relay-drone.txt", "A. Painter");
        QImage blue(40, 30, QImage::Format_RGB32);
        blue.fill(Qt::blue);
        const auto back = keepArt(folder, face(), blue, "B. Painter");
        QVERIFY(back);
        QCOMPARE(artCredit(CardArt(folder), face()), std::string("B. Painter"));
        const auto again = apply(*back);
        QVERIFY2(again, again ? "" : again.error().c_str());
        const auto before = CardArt(folder).fileFor(face());
        QVERIFY(before && std::filesystem::exists(folder / "relay-drone.txt"));
        QVERIFY(std::filesystem::exists(folder / "Relay Drone.jpg"));
        QVERIFY(apply(*again));
        QCOMPARE(colourOf(CardArt(folder), face()), QColor(Qt::blue));
        QCOMPARE(artCredit(CardArt(folder), face()), std::string("B. Painter"));
        // What came into a place meanwhile is not written over.
        scratch.write("art/relay-drone.png", picture(Qt::yellow));
        const auto refused = apply(*back);
        QVERIFY(!refused && refused.error().find("relay-drone.png") != std::string::npos);
        QVERIFY(std::filesystem::exists(folder / "relay-drone-unit.png"));
    }

    void aPictureThatCannotBeWrittenLeavesTheOldOne()
    {
        const Scratch scratch;
        const auto folder = scratch.path("art");
        std::filesystem::create_directories(folder / "relay-drone-unit.png"); // nothing can be written there
        scratch.write("art/relay-drone.png", picture(Qt::red));
        scratch.write("art/relay-drone.txt", "A. Painter");
        QImage blue(40, 30, QImage::Format_RGB32);
        blue.fill(Qt::blue);
        const auto done = keepArt(folder, face(), blue, "B. Painter");
        QVERIFY(!done && done.error().find("relay-drone-unit.png") != std::string::npos);
        QCOMPARE(colourOf(CardArt(folder), face()), QColor(Qt::red));
        QCOMPARE(artCredit(CardArt(folder), face()), std::string("A. Painter"));
    }

    void slugsKeepLettersAndDigits()
    {
        QCOMPARE(artSlug("  Ætherwright's  Forge (II) "), artSlug("ætherwright’s forge ii"));
        QCOMPARE(artSlug("../a\\b%2e"), std::string("a-b-2e"));
        QCOMPARE(artSlug("…"), std::string());
    }
};

NEXUS_TEST(CardArtTest, Screen);

} // namespace card_art_test

#include "card_art_test.moc"
