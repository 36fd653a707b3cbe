#include "app/printing/qr_symbol.h"

#include "tests/support/lists.h"
#include "tests/support/test_class.h"

#include <QPainter>
#include <QXmlStreamReader>
#include <QtTest>

#include <cmath>

namespace qr_symbol_test {

using namespace nexus;
using namespace nexus::app;

namespace {

// As a printer of 300 dots an inch puts it on paper, from a place that is not on its grid.
QImage printed(const QrSymbol& symbol)
{
    constexpr double dotsPerMm = 300 / 25.4;
    const int side = static_cast<int>(std::ceil((symbol.side() * QrSymbol::moduleMm + 8) * dotsPerMm));
    QImage paper(side, side, QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.scale(dotsPerMm, dotsPerMm);
    symbol.paint(painter, {3.37, 3.71}, QrSymbol::moduleMm);
    return paper;
}

} // namespace

class QrSymbolTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySampleDeckIsReadAtThePrintedSize()
    {
        int decks = 0;
        for (const auto& deck : test::sampleDecks()) {
            const auto code = test::codeOf(deck);
            QVERIFY2(!code.empty(), deck.name.c_str());
            const auto symbol = QrSymbol::of(QByteArray::fromStdString(code));
            QVERIFY2(symbol.has_value(), deck.name.c_str());
            QVERIFY2(qrTexts(printed(*symbol)) == std::vector{code}, deck.name.c_str());
            QVERIFY2(symbol->modules() * QrSymbol::moduleMm <= 32.5, deck.name.c_str()); // the place on the decklist
            ++decks;
        }
        QVERIFY(decks >= 10);
    }

    void theLongestCodeFits()
    {
        const auto symbol = QrSymbol::of(
            QByteArray("QN1-") + QByteArray(static_cast<qsizetype>(importers::maxCodeLength) - 4, 'Q'));
        QVERIFY(symbol.has_value());
        QCOMPARE(qrTexts(printed(*symbol)).size(), std::size_t{1});
        QVERIFY(!QrSymbol::of(QByteArray(5000, 'Q')));
        QVERIFY(!QrSymbol::of({}) || QrSymbol::of({})->modules() >= 21);
    }

    void itHasFinderPatternsAndAQuietZone()
    {
        const auto symbol = QrSymbol::of("QN1-ABC");
        QVERIFY(symbol.has_value());
        const int last = symbol->modules() - 7;
        for (const auto& [x, y] : {std::pair(0, 0), std::pair(last, 0), std::pair(0, last)})
            for (int i = 0; i < 7; ++i)
                QVERIFY(symbol->dark(x + i, y) && symbol->dark(x, y + i) && symbol->dark(x + i, y + 6));
        const auto image = symbol->image(5);
        QCOMPARE(image.width(), (symbol->modules() + 8) * 5);
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < 20; ++y)
                QCOMPARE(image.pixel(x, y), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(20, 20), qRgb(0, 0, 0));
        QVERIFY(
            std::abs(image.width() / (image.dotsPerMeterX() / 1000.0) - symbol->side() * QrSymbol::moduleMm) < 0.01);
    }

    void theDrawingIsInMillimetres()
    {
        const auto symbol = QrSymbol::of("QN1-ABC");
        QXmlStreamReader xml(symbol->svg(0.8));
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.name().toString(), QStringLiteral("svg"));
        QCOMPARE(xml.attributes().value(QStringLiteral("width")).toString(),
            QString::number(symbol->side() * 0.8) + QStringLiteral("mm"));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY(!xml.hasError());
    }
};

NEXUS_TEST(QrSymbolTest, Screen);

} // namespace qr_symbol_test

#include "qr_symbol_test.moc"
