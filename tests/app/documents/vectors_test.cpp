// The test vectors published in the help: what the table says is what encode, decode and checksum give.
#include "tests/support/lists.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QtTest>

namespace vectors_test {

using namespace nexus;
using namespace nexus::test;

namespace {

struct Vector {
    QString deck, ruleset, checksum, code;
};

// Rows of tables with four columns whose second is a ruleset.
std::vector<Vector> vectors()
{
    std::vector<Vector> rows;
    const auto text = QString::fromStdString(fileBytes(inSources("/resources/help/codes.md").toStdString()));
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        auto cells = line.split(QLatin1Char('|'));
        if (cells.size() != 6)
            continue;
        for (auto& cell : cells)
            cell = cell.remove(QLatin1Char('`')).trimmed();
        if (starterLibrary().find(model::RulesetId(cells[2].toStdString())))
            rows.push_back({cells[1], cells[2], cells[3], cells[4]});
    }
    return rows;
}

// "main: 3 Relay Drone", or the name of a sample deck.
model::Deck deckNamed(const Vector& vector)
{
    for (const auto& deck : sampleDecks())
        if (q(deck.name) == vector.deck)
            return deck;
    return deckOf(vector.deck.toStdString(), vector.ruleset.toUtf8().constData());
}

} // namespace

class VectorsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePublishedTableHolds()
    {
        int samples = 0;
        for (const auto& vector : vectors()) {
            const auto deck = deckNamed(vector);
            const auto& rules = ruleset(vector.ruleset.toUtf8().constData());
            QCOMPARE(deck.ruleset, rules.id);
            QVERIFY2(!deck.sections.empty(), qPrintable(vector.deck));
            samples += q(deck.name) == vector.deck ? 1 : 0;
            auto code = vector.code;
            code.remove(QLatin1Char(' '));
            QCOMPARE(q(importers::deckChecksum(deck, rules, *starterCatalogue())), vector.checksum);
            const auto encoded = importers::encodeDeck(deck, rules, listReader().ids());
            QVERIFY2(encoded.has_value(), qPrintable(vector.deck));
            QCOMPARE(q(*encoded), code);
            const auto lists = listReader().readCodes({}, vector.code.toStdString()); // with its blanks
            QVERIFY2(lists.front().checker != nullptr, lists.front().error.c_str());
            QCOMPARE(lists.front().deck.ruleset, rules.id);
            QCOMPARE(rowsOf(lists.front().deck, *lists.front().checker), rowsOf(deck, *lists.front().checker));
            QCOMPARE(q(importers::deckChecksum(lists.front().deck, rules, *starterCatalogue())), vector.checksum);
        }
        QVERIFY(samples >= 5);
        QVERIFY(static_cast<int>(vectors().size()) > samples); // and short ones to follow by hand
    }

    // "01 3B 5A …" of the example, byte by byte.
    void theWorkedExampleHolds()
    {
        const auto text = QString::fromStdString(fileBytes(inSources("/resources/help/codes.md").toStdString()));
        QByteArray bytes;
        for (const auto& line : text.split(QLatin1Char('\n')))
            if (const auto match = QRegularExpression(QStringLiteral("^\\| `((?:[0-9A-F]{2} ?)+)` \\|")).match(line);
                match.hasMatch())
                bytes += QByteArray::fromHex(match.captured(1).toLatin1());
        const auto example = vectors().front();
        QVERIFY(example.deck.contains(QLatin1Char(':')));
        auto code = example.code;
        code.remove(QLatin1Char(' '));
        QString digits;
        std::uint32_t buffer = 0;
        int bits = 0;
        for (const char byte : bytes) {
            buffer = (buffer << 8U) | static_cast<std::uint8_t>(byte);
            for (bits += 8; bits >= 5; bits -= 5)
                digits += QLatin1Char(
                    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[(buffer >> static_cast<unsigned>(bits - 5)) & 31U]);
        }
        if (bits > 0)
            digits += QLatin1Char(
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[(buffer << static_cast<unsigned>(5 - bits)) & 31U]);
        QCOMPARE(QStringLiteral("QN1-") + digits, code);
    }
};

NEXUS_TEST(VectorsTest, Events);

} // namespace vectors_test

#include "vectors_test.moc"
