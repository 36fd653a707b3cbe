// What the makers of a list ask of it besides its edition: tables of decks that follow, coverage, tokens, names of
// sets.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>

namespace designers_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }
QStringList words(const char* text) { return word(text).split(QLatin1Char(' ')); }

const char* const list =
    "| Name | Card Type | Duplicates | CP Cost | DP Tech | DP Magic | Attack | Defense | Range | Rule Box | Threat "
    "Posed | Answer Employed |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|\n"
    "| Kite Sergeant | Unit | 9 | 4 | 1 | 0 | 2 | 3 | 1 | Create two 1/1 Kite tokens. | Wide Board | Burn |\n"
    "| Bell Engine | Unit | 9 | 6 | 0 | 1 | 4 | 5 | 3 | Create one Spirit token in this quadrant. | Big Body | Burn |\n"
    "| Tin Lantern | Asset | 9 | 2 | 1 | 0 | N/A | 2 | N/A | | Wide Board | Shield |\n"
    "| Glass Hound | Unit | 9 | 3 | 0 | 1 | 1 | 1 | 2 | | Wide Board | N/A |\n"
    "| Spirit | Token | N/A | N/A | 0 | 0 | 2 | 1 | 1 | | N/A | N/A |\n";

struct Workshop {
    CliProcess cli;
    QString cards = cli.file("cards.md", list);

    CliResult done(const QStringList& arguments) const
    {
        auto result = cli.run(arguments);
        if (result.exit != int(ExitCode::Done))
            qFatal("%s: %s%s", qPrintable(arguments.join(QLatin1Char(' '))), result.out.constData(),
                result.err.constData());
        return result;
    }
    Workshop()
    {
        (void)done(QStringList{word("editions"), word("new"), cards} + words("--id spring-26 --set P26 --name Spring"));
        (void)done(QStringList{word("import"), cards} + words("--set P26"));
    }
};

} // namespace

class DesignersCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tablesOfDecksFollowTheList()
    {
        const Workshop on;
        const auto deck = on.cli.file("deck.md",
            "| Card | Count | CP Cost | Draft Cost |\n|---|---|---|---|\n| Kite Sergeant | 3 | 4 | 12 |\n"
            "| Bell Engine | 2 | 5 | 10 |\n| Tin Lantern | 2 | 2 | 4 |\n| Total | 7 |  | 26 |\n");
        const auto told = on.cli.run({word("tables"), deck, word("--json")});
        QCOMPARE(told.exit, int(ExitCode::No));
        const auto file = told.json()[word("files")].toArray()[0].toObject();
        QCOMPARE(file[word("ruleset")].toString(), word("spring-26"));
        QCOMPARE(file[word("stale")].toArray().size(), 3);
        // A list that is not imported yet counts where it is named.
        auto cheaper = std::string(list);
        cheaper.replace(cheaper.find("| Unit | 9 | 6 |"), 16, "| Unit | 9 | 5 |");
        QCOMPARE(on.cli
                     .run({word("tables"), deck, word("--list"), on.cli.file("next.md", cheaper), word("--set"),
                         word("P26")})
                     .exit,
            int(ExitCode::Done));
        const auto written = on.done({word("tables"), deck, word("--write")});
        QVERIFY(written.out.contains("written anew"));
        QCOMPARE(on.cli.run({word("tables"), deck}).exit, int(ExitCode::Done));
        // A decklist into a table that is there.
        const auto text = on.cli.file("new.txt", "Main\n2 Kite Sergeant\n3 Glass Hound\n");
        (void)on.done({word("decklist"), text, word("-o"), deck});
        QFile now(deck);
        QVERIFY(now.open(QIODevice::ReadOnly));
        QCOMPARE(now.readAll(), QByteArray("| Card | Count | CP Cost | Draft Cost |\n|---|---|---|---|\n"
                                           "| Kite Sergeant | 2 | 4 | 8 |\n| Glass Hound | 3 | 3 | 9 |\n"
                                           "| Total | 5 |  | 17 |\n"));
    }

    void coverageIsCountedAndEmptyCellsAreTold()
    {
        const Workshop on;
        const auto answer = on.done({word("coverage"), word("Threat Posed"), word("Answer Employed"), word("--ruleset"),
            word("spring-26"), word("--by"), word("domain"), word("t:unit or t:asset"), word("--json")});
        const auto parts = answer.json()[word("parts")].toArray();
        QCOMPARE(parts.size(), 2); // technology, magic
        const auto tech = parts[0].toObject();
        QCOMPARE(tech[word("by")].toString(), word("Technology"));
        int cells = 0;
        for (const auto& each : tech[word("cells")].toArray()) {
            const auto cell = each.toObject();
            if (cell[word("count")].toInt() == 0)
                continue;
            ++cells;
            QCOMPARE(cell[word("row")].toString(), word("Wide Board"));
            if (!cell[word("query")].isNull()) {
                const auto found = on.done({word("search"), cell[word("query")].toString(), word("--json")});
                QCOMPARE(found.json()[word("count")].toInt(), cell[word("count")].toInt());
            }
        }
        QCOMPARE(cells, 2);
        QVERIFY(tech[word("empty")].toInt() > 0);
        QVERIFY(
            on.done({word("coverage"), word("Threat Posed"), word("type"), word("set:p26")}).out.contains("Big Body"));
        QCOMPARE(on.cli.run(words("coverage luck type")).exit, int(ExitCode::Refused));
    }

    void tokensArePrintedAndNeverInADeck()
    {
        const Workshop on;
        const auto again = on.done({word("import"), on.cards, word("--set"), word("P26"), word("--dry-run")});
        QVERIFY2(!again.out.contains("no card type"), again.out.constData()); // a kind of their own
        const auto shown = on.done({word("show"), word("Kite Sergeant"), word("--json")}).json();
        QCOMPARE(shown[word("tokens")].toArray().size(), 1);
        QCOMPARE(shown[word("tokens")].toArray()[0].toObject()[word("copies")].toInt(), 2);
        const auto deck = on.cli.file("deck.txt", "Main\n1 Kite Sergeant\n1 Bell Engine\n");
        const auto out = on.cli.file("sheet.pdf", "");
        const auto plain = on.done({word("proxies"), deck, word("-o"), out, word("--json")}).json();
        QCOMPARE(plain[word("proxies")].toInt(), 2);
        const auto sheet = on.done({word("proxies"), deck, word("-o"), out, word("--tokens"), word("--json")}).json();
        QCOMPARE(sheet[word("tokens")].toInt(), 2);
        QCOMPARE(sheet[word("proxies")].toInt(), 5); // two kites, the spirit of the list
        const auto illegal = on.cli.run({word("check"), on.cli.file("tokens.txt", "Main\n1 Spirit\n"), word("--json")});
        QVERIFY(illegal.out.contains("wrong-section"));
    }

    void aSetIsNamedAndDated()
    {
        const Workshop on;
        const auto keyNow = [&] {
            return on.done({word("show"), word("Bell Engine"), word("--json")}).json().value(word("key")).toString();
        };
        const auto key = keyNow();
        (void)on.done(
            {word("sets"), word("P26"), word("--name"), word("Spring Winds"), word("--released"), word("2026-05-04")});
        bool found = false;
        for (const auto& each : on.done(words("sets --json")).json()[word("sets")].toArray()) {
            const auto set = each.toObject();
            found = found || (set[word("code")].toString() == word("P26") &&
                                 set[word("name")].toString() == word("Spring Winds") &&
                                 set[word("released")].toString() == word("2026-05-04"));
        }
        QVERIFY(found);
        QCOMPARE(keyNow(), key);
        QCOMPARE(on.cli.run({word("sets"), word("XYZ"), word("--name"), word("N")}).exit, int(ExitCode::Refused));
        QCOMPARE(
            on.cli.run({word("sets"), word("P26"), word("--released"), word("soon")}).exit, int(ExitCode::Refused));
    }

    // Costs and numbers change; what other programs know a card by does not.
    void idsInExportsStay()
    {
        const Workshop on;
        const auto deck = on.cli.file("deck.txt", "Main\n2 Kite Sergeant\n1 Bell Engine\n");
        const auto ids = [&](const char* folder) {
            const auto out = QString::fromStdString((on.cli.folder() / folder).string());
            (void)on.done({word("export"), deck, word("--for"), word("octgn"), word("-o"), out});
            QStringList found;
            for (const auto& entry : std::filesystem::recursive_directory_iterator(on.cli.folder() / folder)) {
                QFile file(QString::fromStdString(entry.path().string()));
                if (!entry.is_regular_file() || !file.open(QIODevice::ReadOnly))
                    continue;
                const auto text = QString::fromUtf8(file.readAll());
                static const QRegularExpression id(QStringLiteral("<card [^>]*id=\"([^\"]+)\""));
                for (auto match = id.globalMatch(text); match.hasNext();)
                    found << match.next().captured(1);
            }
            found.sort();
            return found;
        };
        const auto before = ids("one");
        auto other = std::string(list);
        other.replace(other.find("| Unit | 9 | 6 |"), 16, "| Unit | 9 | 8 |");
        (void)on.done({word("import"), on.cli.file("next.md", other), word("--set"), word("P26")});
        QVERIFY(!before.isEmpty());
        QCOMPARE(ids("two"), before);
    }
};

NEXUS_TEST(DesignersCommandTest, Events);

} // namespace designers_command_test

#include "designers_command_test.moc"
