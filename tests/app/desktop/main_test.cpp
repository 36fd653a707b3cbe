// The desktop program as a process of its own.
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QProcess>
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
};

NEXUS_TEST(DesktopMainTest, Events);

} // namespace main_test

#include "main_test.moc"
