#include "ui/table/report_dialog.h"

#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include <fstream>

namespace report_dialog_test {

using namespace nexus;
using namespace nexus::test;

class ReportDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theGameOnTheTableIsTold()
    {
        Scratch scratch;
        app::Workspace workspace(scratch.path("profile"));
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        QVERIFY(ready.wait(60'000));
        app::GameSession session(workspace);
        const auto deck = deckOf("missions: 1 Odd Jobs at the Yard; main: 20 Causeway Docker, 10 Loose Thread");
        QVERIFY(session.start(
            {{"Alice", deck}, {"Bob", deck}}, model::RulesetId("quantum-nexus-2025-07"), 7, model::Windows::Never));
        QVERIFY(session.act(session.flip()));
        ui::ReportDialog dialog(workspace, session, model::noSeat);
        dialog.show();
        QVERIFY2(dialog.text().startsWith(QStringLiteral("# Alice – Bob\n")), qPrintable(dialog.text()));
        QVERIFY(dialog.text().contains(QStringLiteral("Missions: Odd Jobs at the Yard")));
        dialog.findChild<QPushButton*>(QStringLiteral("copyReport"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog.text());

        const auto form = scratch.path("form.md");
        std::ofstream(form) << "{{title}} of {{game}}\n";
        dialog.useTemplate(QString::fromStdString(form.string()));
        QCOMPARE(dialog.text(), QStringLiteral("Alice – Bob of Quantum Nexus\n"));
        std::ofstream(form) << "\n{{nobody}}\n";
        dialog.useTemplate(QString::fromStdString(form.string()));
        QVERIFY2(dialog.text().contains(QStringLiteral("line 2")), qPrintable(dialog.text()));
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("saveReport"))->isEnabled());
    }

    // A report in the middle of a game names no card of a hand that its reader may not see.
    void hiddenHandsStayHidden()
    {
        Scratch scratch;
        app::Workspace workspace(scratch.path("profile"));
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        QVERIFY(ready.wait(60'000));
        app::GameSession session(workspace);
        const auto deck = deckOf("missions: 1 Odd Jobs at the Yard; main: 30 Causeway Docker, 15 Loose Thread");
        QVERIFY(session.start(
            {{"Alice", deck}, {"Bob", deck}}, model::RulesetId("quantum-nexus-2025-07"), 7, model::Windows::Never));
        for (int i = 0; i < 20 && session.state().round == 0; ++i)
            QVERIFY(session.act(session.legal().front().kind == model::ActionKind::FlipInitiative
                                    ? session.flip()
                                    : model::Action(session.legal().front())));
        QCOMPARE(int(session.state().round), 1);
        const auto draws = [&](model::SeatIndex reader, const QString& player) {
            const auto report = ui::ReportDialog(workspace, session, reader).text();
            for (const auto& line : report.split(QLatin1Char('\n')))
                if (line.contains(player + QStringLiteral(" draws")))
                    return line.mid(line.indexOf(player + QStringLiteral(" draws")));
            return QString();
        };
        const auto names = [](const QString& line) {
            return line.contains(QStringLiteral("Causeway Docker")) || line.contains(QStringLiteral("Loose Thread"));
        };
        for (const auto* player : {"Alice", "Bob"}) {
            const auto name = QString::fromLatin1(player);
            QVERIFY2(names(draws(model::noSeat, name)), qPrintable(draws(model::noSeat, name)));
            const auto unseen = draws(app::GameSession::stranger, name);
            QVERIFY2(!unseen.isEmpty() && !names(unseen), qPrintable(unseen));
        }
        QVERIFY(session.exportText(scratch.path("log.txt"), app::GameSession::stranger));
        QVERIFY(session.exportText(scratch.path("whole.txt")));
        QVERIFY(scratch.read("log.txt").size() < scratch.read("whole.txt").size());
    }
};

NEXUS_TEST(ReportDialogTest, Screen);

} // namespace report_dialog_test

#include "report_dialog_test.moc"
