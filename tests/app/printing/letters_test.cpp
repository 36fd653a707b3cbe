#include "app/printing/card_text_box.h"
#include "app/printing/sheet_drawing.h"
#include "tests/support/test_class.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

namespace letters_test {

using namespace nexus;
using namespace nexus::app;

// Letters of all the world on paper: what no font has is named, and each paragraph runs its own way.
class LettersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatNoFontHasIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("letters");
        QTest::newRow("plain") << QStringLiteral("Wick Sprite, 4 of 4") << 0;
        QTest::newRow("signs of a sheet") << QStringLiteral("§ 4 · “Wick” – × … é ß") << 0;
        QTest::newRow("Greek and Cyrillic") << QStringLiteral("Ωμέγα Ёж") << 0;
        QTest::newRow("without a width") << QStringLiteral("a\u200bb\ufe0fc\u200d") << 0;
        QTest::newRow("of no font") << QStringLiteral("Wick \U0010fffd Sprite") << 1;
        QTest::newRow("each once") << QStringLiteral("\U0010fffd\U0010fffd \U0010fffc") << 2;
    }
    void whatNoFontHasIsNamed()
    {
        QFETCH(QString, text);
        const auto found = unprintedLetters(text);
        QTEST(static_cast<int>(found.size()), "letters");
        if (!found.isEmpty())
            QVERIFY2(found.front().endsWith(QStringLiteral("(U+10fffd)")), qPrintable(found.front()));
    }

    void brokenLinesRunAsTheirParagraph()
    {
        SheetLetters letters;
        const auto hebrew = QStringLiteral("\u05e9\u05dc\u05d5\u05dd \u05e9\u05dc\u05d5\u05dd Wick Sprite Wick Sprite "
                                           "\u05e9\u05dc\u05d5\u05dd");
        const auto lines = letters.wrapped(hebrew, Style::Body, 18);
        QVERIFY(lines.size() > 2);
        for (const auto& line : lines)
            QVERIFY2(line.isRightToLeft(), qPrintable(line));
        for (const auto& line :
            letters.wrapped(QStringLiteral("Wick Sprite \u05e9\u05dc\u05d5\u05dd"), Style::Body, 12))
            QVERIFY2(!line.isRightToLeft(), qPrintable(line));
    }

    // An Arabic meem has another form before, between and behind others than alone.
    void lettersThatJoinAreJoined()
    {
        if (!unprintedLetters(QStringLiteral("\u0645")).isEmpty())
            QSKIP("no font here has Arabic letters");
        SheetLetters letters;
        const auto glyphs = [&](const QString& text) {
            QSet<quint32> found;
            for (const auto& run : letters.shape(text, Style::Body)->runs)
                for (const auto glyph : run.glyphIndexes())
                    found.insert(glyph);
            return found;
        };
        QVERIFY(!glyphs(QStringLiteral("\u0645\u0645\u0645")).intersects(glyphs(QStringLiteral("\u0645"))));
        QVERIFY(glyphs(QStringLiteral("\u0645\u0645\u0645")).size() > 1);
    }

    // A short line of a box stands at the side where its paragraph begins.
    void paragraphsOfACardBeginAtTheirSide_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("right");
        QTest::newRow("from the left") << QStringLiteral("Draw a card.") << false;
        QTest::newRow("from the right") << QStringLiteral("\u05e9\u05dc\u05d5\u05dd.") << true;
    }
    void paragraphsOfACardBeginAtTheirSide()
    {
        QFETCH(QString, text);
        BoxContent content;
        content.family = sheetFamily();
        content.flavor = text;
        const TextBox box(content, 400, 200, 20);
        QImage image(400, 60, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        box.paint(painter, {0, 0}, Qt::black, Qt::black);
        painter.end();
        QFETCH(bool, right);
        QVERIFY(inked(image, true) + inked(image, false) > 0);
        QCOMPARE(inked(image, true) > inked(image, false), right);
    }

private:
    static int inked(const QImage& image, bool right)
    {
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = right ? image.width() / 2 : 0; x < (right ? image.width() : image.width() / 2); ++x)
                dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        return dark;
    }
};

NEXUS_TEST(LettersTest, Screen);

} // namespace letters_test

#include "letters_test.moc"
