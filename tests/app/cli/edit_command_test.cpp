// edit as a process: these cells of the file and nothing else.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace edit_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }

const char* const cards = "# Harbour\n\n"
                          "| Name           | Card Type | CP Cost | Range |\n"
                          "|----------------|-----------|---------|-------|\n"
                          "| Causeway Docker | Unit     | 3       | Close |\n"
                          "| Lamp Oil       | Asset     | 1       | N/A   |\n\n"
                          "| Name | CP | Challenge |\n|---|---|---|\n| Lamp Oil | 2 | Burn it. |\n\nThe end.\n";

std::string with(const std::string& from, const std::string& to)
{
    std::string text = cards;
    text.replace(text.find(from), from.size(), to);
    return text;
}

} // namespace

class EditCommandTest : public QObject {
    Q_OBJECT

private:
    CliProcess m_cli;
    QString m_file;

    CliResult edit(const QStringList& arguments) const
    {
        return m_cli.run(QStringList{word("edit"), m_file} + arguments);
    }
    std::string bytes() const { return fileBytes(m_file.toStdString()); }

private Q_SLOTS:
    void init() { m_file = m_cli.file("cards.md", cards); }

    void oneCellIsChanged()
    {
        const auto done = edit(
            {word("--card"), word("causeway docker"), word("--change"), word("cp=4"), word("--json")});
        QVERIFY2(done.exit == int(ExitCode::Done), done.out.constData());
        QCOMPARE(bytes(), with("| 3       |", "| 4       |"));
        QCOMPARE(done.json()[word("what")].toString(), word("changed"));
        QVERIFY(done.json()[word("written")].toBool());
        const auto field = done.json()[word("fields")].toArray().at(0).toObject();
        QCOMPARE(field[word("field")].toString(), word("CP Cost"));
        QCOMPARE(field[word("from")].toString() + field[word("to")].toString(), word("34"));
    }

    void aTrialWritesNothing()
    {
        const auto trial = edit(
            {word("--card"), word("Causeway Docker"), word("--change"), word("Range=Far"), word("--dry-run")});
        QCOMPARE(trial.exit, int(ExitCode::Done));
        QVERIFY(trial.out.contains("Range: “Close” → “Far”"));
        QCOMPARE(bytes(), std::string(cards));
    }

    void whatAnImportWouldRefuseIsRefused()
    {
        const auto refused = edit(
            {word("--card"), word("Causeway Docker"), word("--change"), word("Range=Wide"), word("--json")});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY(refused.out.contains("is not one of Close, Mid, Far"));
        QCOMPARE(bytes(), std::string(cards));
        const auto twin = edit({word("--card"), word("Causeway Docker"), word("--add"), word("--type"), word("Unit")});
        QCOMPARE(twin.exit, int(ExitCode::Refused));
        QVERIFY(twin.out.contains("stands in this file already"));
        QCOMPARE(bytes(), std::string(cards));
    }

    void twoCardsOfANameAreToldApartByTheirType()
    {
        const auto both = edit({word("--card"), word("Lamp Oil"), word("--change"), word("cp=3")});
        QCOMPARE(both.exit, int(ExitCode::No));
        QVERIFY(both.err.contains("--type"));
        const auto one = edit(
            {word("--card"), word("Lamp Oil"), word("--type"), word("mission"), word("--change"), word("cp=3")});
        QVERIFY2(one.exit == int(ExitCode::Done), one.err.constData());
        QCOMPARE(bytes(), with("| 2 |", "| 3 |"));
        QCOMPARE(edit({word("--card"), word("Nobody"), word("--remove")}).exit, int(ExitCode::No));
    }

    void cardsComeAndGo()
    {
        const auto added = edit({word("--card"), word("Quay Rope"), word("--add"), word("--type"), word("Asset"),
            word("--change"), word("cp=2"), word("--change"), word("Range=N/A")});
        QVERIFY2(added.exit == int(ExitCode::Done), added.out.constData());
        const auto row = "| Quay Rope      | Asset     | 2       | N/A   |\n";
        QCOMPARE(bytes(), with("N/A   |\n", std::string("N/A   |\n") + row));
        const auto copy = edit({word("--card"), word("Quay Line"), word("--add"), word("--like"), word("Quay Rope")});
        QVERIFY2(copy.exit == int(ExitCode::Done), copy.out.constData());
        QCOMPARE(bytes(),
            with("N/A   |\n", std::string("N/A   |\n") + row + "| Quay Line      | Asset     | 2       | N/A   |\n"));
        for (const auto* name : {"Quay Rope", "Quay Line"})
            QCOMPARE(edit({word("--card"), word(name), word("--remove")}).exit, int(ExitCode::Done));
        QCOMPARE(bytes(), std::string(cards));
    }

    void aTableWithoutTypesIsToldThem()
    {
        m_file = m_cli.file("assets.csv", "Name,CP\nQuay Rope,2\n");
        const QStringList change{word("--card"), word("Quay Rope"), word("--change"), word("cp=3")};
        QCOMPARE(edit(change + QStringList{word("--type"), word("Asset")}).exit, int(ExitCode::Done));
        QCOMPARE(bytes(), std::string("Name,CP\nQuay Rope,3\n"));
    }

    void whatCannotBeMeantIsRefused()
    {
        QCOMPARE(edit({word("--card"), word("Lamp Oil")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(edit({word("--card"), word("Causeway Docker"), word("--change"), word("cp")}).exit,
            int(ExitCode::WrongUsage));
        const auto column = edit({word("--card"), word("Causeway Docker"), word("--change"), word("Hue=red")});
        QCOMPARE(column.exit, int(ExitCode::Refused));
        QVERIFY(column.err.contains("no column “Hue”"));
        m_file = m_cli.file("none.txt", "Just words.\n");
        QCOMPARE(edit({word("--card"), word("x"), word("--remove")}).exit, int(ExitCode::Refused));
        m_file = word("/nowhere/cards.md");
        QCOMPARE(edit({word("--card"), word("x"), word("--remove")}).exit, int(ExitCode::Failed));
    }

    void aChangeSaysWhatItDoesToDecks()
    {
        const auto with = edit({word("--card"), word("Causeway Docker"), word("--change"), word("cp=4"),
            word("--impact"), word("--json")});
        QCOMPARE(with.exit, int(ExitCode::Done));
        QVERIFY(with.json()[word("impact")].toObject()[word("checked")].toInt() > 0);
    }
};

NEXUS_TEST(EditCommandTest, Events);

} // namespace edit_command_test

#include "edit_command_test.moc"
