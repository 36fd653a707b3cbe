// The desktop program as a process of its own.
#include "app/base/qt_text.h"
#include "tests/support/places.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QtTest>

namespace main_test {

using namespace nexus::test;

class DesktopMainTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tellsItsVersionAndHelpWithoutADisplay()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        for (const auto& [option, word] :
            {std::pair("--version", "NexusDeck " NEXUSDECK_VERSION), std::pair("--help", "--scale")}) {
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start(inBuild("/bin/nexusdeck"), {QString::fromLatin1(option)});
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 0);
            const auto told = process.readAllStandardOutput();
            QVERIFY2(told.contains(word), told.constData());
        }
    }

    // A session that ends asks so.
    void askedToEndItKeepsHowTheWindowStands()
    {
        Scratch scratch;
        const auto profile = nexus::q(scratch.path("profile").string());
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(inBuild("/bin/nexusdeck"), {QStringLiteral("--profile"), profile});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(profile + QStringLiteral("/user.sqlite")), 60'000);
        QTest::qWait(1000);
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        const QSettings kept(profile + QStringLiteral("/window.ini"), QSettings::IniFormat);
        QVERIFY(kept.contains(QStringLiteral("window/geometry")));
        QVERIFY(kept.contains(QStringLiteral("search/query")));
    }
};

NEXUS_TEST(DesktopMainTest, Events);

} // namespace main_test

#include "main_test.moc"
