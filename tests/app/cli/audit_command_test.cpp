// `nexusdeck-cli audit` as a user runs it.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace audit_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

// CP = 1 + attack + 2 · defense, but for Tin Tyrant, which is 3 too dear; Tin Sentry does more than Tin Guard.
constexpr const char* list = "Name,Card Type,CP,Attack,Defense,Rules\n"
                             "Tin Scout,Unit,4,1,1,Zeal.\nTin Guard,Unit,7,2,2,Zeal.\nTin Rook,Unit,9,2,3,Zeal.\n"
                             "Tin Sentry,Unit,7,2,2,Zeal. Taunt.\nTin Giant,Unit,10,5,2,\n"
                             "Tin Tyrant,Unit,13,3,3,Zeal.\nTin Page,Unit,,1,1,\n";

QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); }

} // namespace

class AuditCommandTest : public QObject {
    Q_OBJECT

private:
    CliProcess m_cli;

    CliResult run(const char* text, const QStringList& more = {}) const
    {
        return m_cli.run(QStringList{QStringLiteral("audit")} + words(text) + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto file = m_cli.file("tin.csv", list);
        QCOMPARE(m_cli.run({QStringLiteral("import"), file, QStringLiteral("--set"), QStringLiteral("TIN")}).exit, 0);
    }

    void whatAPointCosts()
    {
        const auto result = run("set:tin t:unit --on attack,defense,leader --json");
        QVERIFY2(result.exit == 0, result.err.constData());
        const auto json = result.json();
        QCOMPARE(json[QStringLiteral("n")].toInt(), 6);
        QCOMPARE(json[QStringLiteral("cost")].toString(), QStringLiteral("cp"));
        QCOMPARE(json[QStringLiteral("withoutCost")].toInt(), 1);
        const auto terms = json[QStringLiteral("terms")].toArray();
        QCOMPARE(terms.size(), 3);
        for (const char* key : {"name", "value", "error"})
            QVERIFY(terms[0].toObject().contains(QLatin1String(key)));
        QCOMPARE(terms[0].toObject()[QStringLiteral("name")].toString(), QStringLiteral("constant"));
        const auto leftOut = json[QStringLiteral("leftOut")].toArray().first().toObject();
        QCOMPARE(leftOut[QStringLiteral("name")].toString(), QStringLiteral("leader"));
        QCOMPARE(leftOut[QStringLiteral("reason")].toString(),
            QStringLiteral("leader is left out: it is 0 for each of these cards."));
        const auto dearest = json[QStringLiteral("cards")].toArray().first().toObject();
        QCOMPARE(dearest[QStringLiteral("card")].toString(), QStringLiteral("Tin Tyrant"));
        QCOMPARE(dearest[QStringLiteral("cost")].toDouble(), 13.0);
        QVERIFY(std::abs(dearest[QStringLiteral("looResidual")].toDouble() - 3) < 1e-9);
        for (const char* key : {"predicted", "residual", "looInterval"})
            QVERIFY(dearest[QLatin1String(key)].isDouble());
        for (const char* key : {"r2", "sigma", "looError"})
            QVERIFY(json[QLatin1String(key)].isDouble());
        const auto dominated = json[QStringLiteral("dominated")].toArray();
        QCOMPARE(dominated.size(), 1);
        QCOMPARE(dominated[0].toObject()[QStringLiteral("card")].toString(), QStringLiteral("Tin Guard"));
        QCOMPARE(dominated[0].toObject()[QStringLiteral("by")].toString(), QStringLiteral("Tin Sentry"));
    }

    void theTableSaysTheSame()
    {
        const auto told = run("set:tin --on attack,defense,leader");
        QCOMPARE(told.exit, 0);
        for (const char* part :
            {"6 cards · R² ", "CP of one", "leader is left out: it is 0", "Cards without CP are left out: 1.",
                "Over their price", "Under their price", "Dominated", "Tin Guard  Tin Sentry"})
            QVERIFY2(told.out.contains(part), part);
        QCOMPARE(told.out.count("Tin Tyrant"), 1);
        QVERIFY(told.out.contains("+3.00"));
        const auto little = run("set:tin --on attack,defense --most 0");
        QVERIFY(!little.out.contains("Tin Tyrant") && little.out.contains("and 1 more"));
    }

    void aTermThatFollowsFromOthersIsLeftOut()
    {
        const auto told = run("set:tin --on attack,cp>9,cp<=9");
        QCOMPARE(told.exit, 0);
        QVERIFY2(told.out.contains("cp<=9 is left out: for these cards it follows from cp>9."), told.out.constData());
    }

    void anyNumberCanBeTheCost()
    {
        const auto json = run("set:tin --on cp,defense --cost attack --json").json();
        QCOMPARE(json[QStringLiteral("cost")].toString(), QStringLiteral("attack"));
        QCOMPARE(json[QStringLiteral("n")].toInt(), 7); // all of them print it
    }

    void aQueryMayBeginWithAMinus()
    {
        const auto result = run("-t:asset set:tin --on attack --json");
        QVERIFY2(result.exit == 0, result.err.constData());
        QCOMPARE(result.json()[QStringLiteral("n")].toInt(), 6);
    }

    void whatCannotBeAnsweredIsRefused()
    {
        QCOMPARE(run("t:unit").exit, int(ExitCode::WrongUsage));
        const auto misspelt = run("t:unit --on atack");
        QCOMPARE(misspelt.exit, int(ExitCode::Refused));
        QVERIFY2(misspelt.err.contains("“atack” is not a term. There are cp, ") && misspelt.err.contains("leader"),
            misspelt.err.constData());
        QVERIFY(run("t:unit --on challenge").err.contains("“challenge” is a text, not a number."));
        QVERIFY(run("t:unit --on foo:x").err.contains("“foo:x” does not parse at column 1: expected a field"));
        QVERIFY(run("t:unit --on own>1").err.contains("asks about a deck or a collection"));
        QVERIFY(run("t:unit --on attack,atk").err.contains("“atk” is named twice."));
        QVERIFY(run("t:unit --on cp").err.contains("“cp” is the cost itself."));
        QCOMPARE(run("cp> --on attack").exit, int(ExitCode::Refused));
        QCOMPARE(run("in:deck --on attack").exit, int(ExitCode::Refused));
        const auto cost = run("t:unit --on attack --cost range");
        QCOMPARE(cost.exit, int(ExitCode::Refused));
        QVERIFY2(cost.err.contains("“range” is no number of the cards. There are cp, "), cost.err.constData());
        QCOMPARE(run("set:nowhere --on attack").exit, int(ExitCode::No));
        const auto few = run("set:tin --on attack,defense,dp,range,text --json");
        QCOMPARE(few.exit, int(ExitCode::No));
        QCOMPARE(few.json()[QStringLiteral("error")].toObject()[QStringLiteral("message")].toString(),
            QStringLiteral("6 cards with CP, and these terms need at least 7."));
        QVERIFY(run("set:tin cp=7 --on attack").err.contains("2 cards with CP"));
        QVERIFY(run("set:tin cp=7 --on attack --cost defense").err.contains("2 cards with Defense"));
        const auto alike = run("set:tin attack=2 --on defense --cost attack");
        QCOMPARE(alike.exit, int(ExitCode::No));
        QVERIFY(alike.err.contains("Every card has Attack 2: there is nothing to explain."));
    }

    void everyGameHasItsOwnTerms()
    {
        const auto result = run("--on power,manned,side --game nexus-tcg --json");
        QVERIFY2(result.exit == 0, result.err.constData());
        QCOMPARE(result.json()[QStringLiteral("cost")].toString(), QStringLiteral("supply"));
        const auto quantum = run("--on timing --game quantum");
        QCOMPARE(quantum.exit, int(ExitCode::WrongUsage));
        QVERIFY(quantum.err.contains("--cost ATTRIBUTE"));
    }

    void aDeckInTheSameLight()
    {
        const auto deck = m_cli.file("tin.txt", "2 Tin Tyrant\n3 Tin Scout\n1 Reading Lamp\n");
        const auto result = run("set:tin t:unit --on attack,defense --json --deck", {deck});
        QVERIFY2(result.exit == 0, result.err.constData());
        const auto worth = result.json()[QStringLiteral("deck")].toObject();
        QCOMPARE(worth[QStringLiteral("copies")].toInt(), 5);
        QCOMPARE(worth[QStringLiteral("leftOut")].toInt(), 1);
        const auto cards = worth[QStringLiteral("cards")].toArray();
        QCOMPARE(cards.size(), 2);
        QCOMPARE(cards[0].toObject()[QStringLiteral("card")].toString(), QStringLiteral("Tin Scout"));
        const auto tyrant = cards[1].toObject();
        QCOMPARE(tyrant[QStringLiteral("over")].toDouble(), 2 * tyrant[QStringLiteral("residual")].toDouble());
        QVERIFY(
            std::abs(worth[QStringLiteral("over")].toDouble() - cards[0].toObject()[QStringLiteral("over")].toDouble() -
                     tyrant[QStringLiteral("over")].toDouble()) < 1e-9);
        const auto text = run("set:tin t:unit --on attack,defense --deck", {deck}).out;
        QVERIFY2(
            text.contains("5 copies, together ") && text.contains("1 copy is not among the cards looked at"), text);
        QCOMPARE(
            run("set:tin t:unit --on attack,defense --deck", {QStringLiteral("gone.txt")}).exit, int(ExitCode::Failed));
    }

    void howFarCardsAreFromTheFormulaOfTheirGame()
    {
        const auto folder = m_cli.folder() / "profile" / "games" / "tin";
        std::filesystem::create_directories(folder / "rulesets");
        std::ofstream(folder / "game.json")
            << R"({"format":"nexusdeck-game/1","id":"tin","name":"Tin","identity":["name"],"defaultRuleset":"tin-1",
                   "attributes":[{"id":"cost","label":"Cost","kind":"integer"},{"id":"might","label":"Might","kind":"integer"}],
                   "types":[{"name":"Soldier"}],"headings":{"name":["Name"],"type":["Type"]},
                   "importSet":{"code":"BOX","name":"Box"},"face":{"cost":"cost"},"formula":{"constant":1,"might":2}})";
        std::ofstream(folder / "rulesets" / "tin-1.json")
            << R"({"format":"nexusdeck-ruleset/1","game":"tin","id":"tin-1","name":"Tin 1",
                   "sections":[{"id":"main","label":"Main"}],
                   "constraints":[{"rule":"size","kind":"count","sections":["main"],"atLeast":1}]})";
        const auto file = m_cli.file("soldiers.csv",
            "Name,Type,Cost,Might\nA,Soldier,3,1\nB,Soldier,5,2\nC,Soldier,9,3\n"
            "D,Soldier,8,4\n");
        const QStringList game{QStringLiteral("--game"), QStringLiteral("tin")};
        const auto imported = m_cli.run(game + QStringList{QStringLiteral("import"), file});
        QVERIFY2(imported.exit == 0, imported.err.constData());
        const auto result = m_cli.run(game + words("audit --on might --json"));
        QVERIFY2(result.exit == 0, result.err.constData());
        const auto formula = result.json()[QStringLiteral("formula")].toObject();
        QCOMPARE(formula[QStringLiteral("constant")].toDouble(), 1.0);
        const auto cards = formula[QStringLiteral("cards")].toArray();
        QCOMPARE(cards.size(), 4);
        QCOMPARE(cards[0].toObject()[QStringLiteral("card")].toString(), QStringLiteral("C"));
        QCOMPARE(cards[0].toObject()[QStringLiteral("off")].toDouble(), 2.0);
        QCOMPARE(cards[3].toObject()[QStringLiteral("off")].toDouble(), -1.0);
        QVERIFY(m_cli.run(game + words("audit --on might")).out.contains("Farthest from the formula"));
        QVERIFY(!run("set:tin t:unit --on attack --json").json().contains(QStringLiteral("formula")));
        // One of one's own, before that of the game.
        const auto own = m_cli.run(game + words("audit --on might --json --formula might=3,constant=-0.5"));
        const auto told = own.json()[QStringLiteral("formula")].toObject();
        QCOMPARE(told[QStringLiteral("constant")].toDouble(), -0.5);
        QCOMPARE(told[QStringLiteral("terms")].toArray().size(), 1);
        for (const auto& each : told[QStringLiteral("cards")].toArray()) {
            const auto card = each.toObject();
            QCOMPARE(card[QStringLiteral("off")].toDouble(),
                card[QStringLiteral("cost")].toDouble() - card[QStringLiteral("formula")].toDouble());
        }
        const auto wrong = m_cli.run(game + words("audit --on might --formula might"));
        QCOMPARE(wrong.exit, 4);
        QVERIFY2(wrong.err.contains("no weight of a term"), wrong.err.constData());
    }

    // The figures were worked out by another program.
    void theRealListHasTheKnownFigures()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const auto file = QString::fromStdString((*shared / "data" / "quantum-nexus" / "PlayCards.md").string());
        QCOMPARE(m_cli.run({QStringLiteral("import"), file, QStringLiteral("--set"), QStringLiteral("REAL")}).exit, 0);
        const auto result = run("set:real t:unit --on attack,defense,dp,range,leader,text --json");
        QVERIFY2(result.exit == 0, result.err.constData());
        const auto json = result.json();
        QCOMPARE(json[QStringLiteral("n")].toInt(), 108);
        QVERIFY(std::abs(json[QStringLiteral("r2")].toDouble() - 0.958229) < 5e-7);
        QVERIFY(std::abs(json[QStringLiteral("sigma")].toDouble() - 0.533980) < 5e-7);
        const double values[] = {-0.430034, 0.319583, 0.351106, 1.052066, 0.130301, 0.692192, 0.003946};
        const auto terms = json[QStringLiteral("terms")].toArray();
        QCOMPARE(terms.size(), 7);
        for (int i = 0; i < 7; ++i)
            QVERIFY(std::abs(terms[i].toObject()[QStringLiteral("value")].toDouble() - values[i]) < 5e-7);
        QCOMPARE(json[QStringLiteral("cards")].toArray().size(), 108);
    }
};

NEXUS_TEST(AuditCommandTest, Events);

} // namespace audit_command_test

#include "audit_command_test.moc"
