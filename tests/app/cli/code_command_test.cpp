#include "app/printing/foreign_picture.h"
#include "app/printing/qr_symbol.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/cli_process.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

#include <cmath>

namespace code_command_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const model::Deck& sample() { return sampleDecks().front(); }
QString code() { return q(codeOf(sample())); }
QString word(const char* text) { return QString::fromUtf8(text); }

} // namespace

class CodeCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;

    QString deckFile() const { return m_cli.file("sample.nxdeck", importers::writeDeckJson(sample())); }
    std::string bytes(const QString& file) const { return fileBytes(file.toStdString()); }

private Q_SLOTS:
    void aDeckIsEncodedAndDecodedAgain()
    {
        const auto encoded = m_cli.run({word("code"), word("encode"), deckFile()});
        QCOMPARE(encoded.exit, 0);
        QCOMPARE(QString::fromUtf8(encoded.out.trimmed()), code());
        QVERIFY2(encoded.err.contains(checksumOf(sample()).c_str()), encoded.err);
        const auto json = m_cli.run({word("code"), word("encode"), q(sample().name), word("--json")}).json();
        QCOMPARE(json[word("code")].toString(), code());
        QCOMPARE(json[word("checksum")].toString(), q(checksumOf(sample())));
        for (const auto& decoded : {m_cli.run({word("code"), word("decode"), code()}),
                 m_cli.run({word("code"), word("decode"), word("-")}, encoded.out),
                 m_cli.run({word("code"), word("decode"), code().toLower()})}) {
            QCOMPARE(decoded.exit, 0);
            const auto list = importers::readDeckText(decoded.out.toStdString(), starterGame());
            QVERIFY(list && list->unread.empty());
            QCOMPARE(rowsOf(list->deck, *listReader().checker(list->deck.ruleset)),
                rowsOf(sample(), *listReader().checker(sample().ruleset)));
        }
        // encoding what was decoded gives the code
        const auto file = m_cli.file("again.nxdeck", "");
        QCOMPARE(m_cli.run({word("code"), word("decode"), code(), word("-o"), file}).exit, 0);
        QCOMPARE(QString::fromUtf8(m_cli.run({word("code"), word("encode"), file}).out.trimmed()), code());
        // every command that takes a deck takes a code
        QCOMPARE(m_cli.run({word("check"), code()}).exit, 0);
        QCOMPARE(m_cli.run({word("compare"), code(), deckFile(), word("--json")}).exit, 0);
    }

    void theDeckCanGoIntoTheLibrary()
    {
        const auto added = m_cli.run(
            {word("code"), word("decode"), code(), word("--add"), word("--name"), word("From Ada")});
        QCOMPARE(added.exit, 0);
        QVERIFY2(added.err.contains("From Ada (#"), added.err);
        QCOMPARE(QString::fromUtf8(m_cli.run({word("code"), word("encode"), word("From Ada")}).out.trimmed()), code());
    }

    void eachErrorHasItsOwnWords()
    {
        auto mistyped = code();
        mistyped[20] = mistyped[20] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
        for (const auto& [text, told] : {std::pair(mistyped, "mistyped"), std::pair(code().left(40), "not whole"),
                 std::pair(word("QN9-AAAAAAAAAAAAAAAAAAAA"), "newer program"), std::pair(word("hello"), "no deck code"),
                 std::pair(word("QN1-AB0C"), "not whole"), std::pair(word("QN1-AB8C"), "no deck code"),
                 std::pair(word("QN1-") + QString(2000, QLatin1Char('A')), "more than 1024 characters")}) {
            const auto result = m_cli.run({word("code"), word("decode"), text});
            QCOMPARE(result.exit, 4);
            QVERIFY2(result.err.contains(told), result.err);
            QVERIFY(result.out.isEmpty());
        }
        const auto unknown = m_cli.run({word("code"), word("encode"), m_cli.file("odd.txt", "Main\n1 No Such Card\n")});
        QCOMPARE(unknown.exit, 4);
        QVERIFY2(unknown.err.contains("the catalogue does not have No Such Card"), unknown.err);
        QCOMPARE(m_cli.run({word("code")}).exit, 2);
        QCOMPARE(m_cli.run({word("code"), word("decode"), code(), word("-o"), word("/nowhere/x.nxdeck")}).exit, 3);
    }

    void codesAreTakenAsTheyAreTyped()
    {
        auto typed = code();
        typed.replace(QLatin1Char('O'), QLatin1Char('0')).replace(QLatin1Char('I'), QLatin1Char('1'));
        typed = QStringLiteral("> \u201c") + typed + QStringLiteral("\u201d");
        const auto expected = m_cli.run({word("code"), word("decode"), code()});
        const auto result = m_cli.run({word("code"), word("decode"), typed});
        QCOMPARE(result.exit, 0);
        QCOMPARE(result.out, expected.out);
        QCOMPARE(m_cli.run({word("check"), typed}).exit, 0);
        QCOMPARE(m_cli.run({word("verify"), typed}).exit, 0);
        const auto mail = m_cli.file("mail.txt", "Hi!\n\n" + typed.toStdString() + "\n\nBo\n");
        const auto read = m_cli.run({word("code"), word("decode"), mail});
        QCOMPARE(read.exit, 0);
        const auto cards = [](const QByteArray& list) { return list.mid(list.indexOf('\n')); }; // but for the name
        QCOMPARE(cards(read.out), cards(expected.out));
    }

    void aMistypedCodeIsLocatedAndOffered()
    {
        auto wrong = code();
        wrong[26] = QLatin1Char('8');
        const auto checked = m_cli.run({word("check"), wrong});
        QCOMPARE(checked.exit, 4);
        const auto result = m_cli.run({word("code"), word("decode"), wrong});
        QCOMPARE(result.exit, 4);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains("group 6 is wrong at its character 3"), result.err);
        QVERIFY2(result.err.contains("Did you mean " + code().toUtf8()), result.err);
        const auto judged = m_cli.run({word("verify"), wrong, word("--json")});
        QCOMPARE(judged.exit, 4);
        QCOMPARE(
            judged.json()[word("lists")].toArray()[0].toObject()[word("error")].toObject()[word("offered")].toString(),
            code());
    }

    // A card of another catalogue: its number is told, the rest is kept.
    void unknownCardsAreListedAndTheRestIsKept()
    {
        auto deck = sample();
        drawn(deck).entries.push_back({"Card of Another Time", model::CardKey("card-of-another-time.unit"), {}, 2, {}});
        const auto foreign = codeOf(deck);
        QVERIFY(!foreign.empty());
        const auto result = m_cli.run({word("code"), word("decode"), q(foreign), word("--json")});
        QCOMPARE(result.exit, 1);
        const auto unknown = result.json()[word("unknown")].toArray();
        QCOMPARE(unknown.size(), 1);
        QCOMPARE(unknown[0][word("copies")].toInt(), 2);
        QCOMPARE(static_cast<importers::CardId>(unknown[0][word("id")].toInt()),
            importers::cardId("card-of-another-time.unit"));
        QVERIFY(result.json()[word("sections")].toObject().size() >= 2);
        QVERIFY2(result.err.contains("which the catalogue does not have"), result.err);
        QCOMPARE(m_cli.run({word("check"), q(foreign)}).exit, 4);
    }

    void theQrCodeIsAPictureOrADrawing()
    {
        const auto png = m_cli.file("a.png", ""), svg = m_cli.file("a.svg", "");
        QCOMPARE(m_cli.run({word("qr"), deckFile(), word("-o"), png}).exit, 0);
        const auto picture = app::pictureOf(bytes(png));
        QVERIFY(picture.has_value());
        QCOMPARE(app::qrTexts(*picture), std::vector{codeOf(sample())});
        const auto result = m_cli.run({word("qr"), deckFile(), word("-o"), png, word("--module-mm"), word("1"),
            word("--dpi"), word("600"), word("--json")});
        const auto large = app::pictureOf(bytes(png));
        QVERIFY(large.has_value());
        const double side = result.json()[word("sideMm")].toString().toDouble();
        QVERIFY(std::abs(large->width() / (large->dotsPerMeterX() / 1000.0) - side) < 0.1);
        QCOMPARE(app::qrTexts(*large), std::vector{codeOf(sample())});
        QCOMPARE(m_cli.run({word("qr"), deckFile(), word("-o"), svg}).exit, 0);
        QVERIFY(bytes(svg).starts_with("<svg"));
        QCOMPARE(m_cli.run({word("code"), word("decode"), png}).exit, 0);
        const auto refused = m_cli.run({word("code"), word("decode"), svg});
        QCOMPARE(refused.exit, 4);
        QVERIFY2(refused.err.contains("of the kind SVG"), refused.err);
        QCOMPARE(m_cli.run({word("qr"), deckFile(), word("-o"), word("a.gif")}).exit, 2);
        QCOMPARE(m_cli.run({word("qr"), deckFile(), word("-o"), word("/nowhere/a.png")}).exit, 3);
    }
};

NEXUS_TEST(CodeCommandTest, Events);

} // namespace code_command_test

#include "code_command_test.moc"
