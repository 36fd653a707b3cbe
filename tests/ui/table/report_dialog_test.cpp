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
        ui::ReportDialog dialog(workspace, session);
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
};

NEXUS_TEST(ReportDialogTest, Screen);

} // namespace report_dialog_test

#include "report_dialog_test.moc"
