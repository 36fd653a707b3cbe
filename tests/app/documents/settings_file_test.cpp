#include "app/documents/settings_file.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>
#include <cstdlib>

namespace settings_file_test {

using nexus::test::Scratch;

class SettingsFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesComeBack()
    {
        const Scratch scratch;
        {
            auto settings = nexus::app::openSettings(scratch.path());
            settings->setValue(QStringLiteral("window/place"), 1);
            settings->setValue(QStringLiteral("search/query"), QStringLiteral("t:unit „Größe“"));
            settings->setValue(QStringLiteral("window/geometry"), QByteArray("\0\x01\xff", 3));
        }
        QVERIFY(std::filesystem::exists(scratch.path("window.ini")));
        const auto settings = nexus::app::openSettings(scratch.path());
        QCOMPARE(settings->value(QStringLiteral("window/place")).toInt(), 1);
        QCOMPARE(settings->value(QStringLiteral("search/query")).toString(), QStringLiteral("t:unit „Größe“"));
        QCOMPARE(settings->value(QStringLiteral("window/geometry")).toByteArray(), QByteArray("\0\x01\xff", 3));
    }

    void aDamagedFileIsPutAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a heading that does not end") << QByteArray("[window\nplace=1\n");
        QTest::newRow("a line without a value") << QByteArray("[window]\nplace\n");
        QTest::newRow("too large") << QByteArray("[window]\n") + QByteArray("place=1\n").repeated(200'000);
        QTest::newRow("bytes of something else") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\n", 20);
    }
    void aDamagedFileIsPutAside()
    {
        QFETCH(QByteArray, bytes);
        const Scratch scratch;
        scratch.write("window.ini", bytes.toStdString());
        scratch.write("window.ini.aside", "an older one");
        {
            QStringList told;
            auto settings = nexus::app::openSettings(scratch.path(), &told);
            QCOMPARE(told.size(), 1);
            QVERIFY(told[0].contains(QStringLiteral("window.ini.aside-2")));
            QCOMPARE(settings->status(), QSettings::NoError);
            QVERIFY(settings->allKeys().isEmpty());
            QCOMPARE(QByteArray::fromStdString(scratch.read("window.ini.aside-2")), bytes);
            QVERIFY(!std::filesystem::exists(scratch.path("window.ini")));
            settings->setValue(QStringLiteral("window/place"), 1);
        }
        QCOMPARE(nexus::app::openSettings(scratch.path())->value(QStringLiteral("window/place")).toInt(), 1);
    }

    void whatIsNoFileKeepsNobodyWaiting_data()
    {
        QTest::addColumn<std::string>("command");
        QTest::newRow("a pipe") << std::string("mkfifo window.ini");
        QTest::newRow("a folder") << std::string("mkdir window.ini");
        QTest::newRow("a link to a pipe") << std::string("mkfifo far && ln -s far window.ini");
    }
    void whatIsNoFileKeepsNobodyWaiting()
    {
        QFETCH(std::string, command);
        const Scratch scratch;
        QCOMPARE(std::system(("cd '" + scratch.path().string() + "' && " + command).c_str()), 0);
        QVERIFY(!nexus::app::readSettings(nexus::app::settingsFile(scratch.path())));
        nexus::app::openSettings(scratch.path())->setValue(QStringLiteral("window/place"), 1);
        QCOMPARE(nexus::app::openSettings(scratch.path())->value(QStringLiteral("window/place")).toInt(), 1);
        QVERIFY(std::filesystem::exists(std::filesystem::symlink_status(scratch.path("window.ini.aside"))));
    }
};

NEXUS_TEST(SettingsFileTest, Events);

} // namespace settings_file_test

#include "settings_file_test.moc"
