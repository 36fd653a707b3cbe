#include "app/base/language.h"

#include "app/base/file_bytes.h"
#include "app/base/trouble_text.h"
#include "db/user_schema.h"
#include "model/base/words.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace language_test {

using namespace nexus;

constexpr const char* file = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context><name>Room</name>
    <message><source>Open</source><translation>Offen</translation></message>
    <message><source>Open</source><comment>to read</comment><translation>Lesen</translation></message>
    <message numerus="yes"><source>%n cards</source>
        <translation><numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation></message>
    <message><source>Later</source><translation type="unfinished">Spaeter</translation></message>
    <message><source>Gone</source><translation type="vanished">Weg</translation></message>
</context>
</TS>)";

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { app::speak({}); }

    void aFileOfLinguistIsRead()
    {
        const app::Dictionary dictionary(file);
        QVERIFY(!dictionary.isEmpty());
        QCOMPARE(dictionary.translate("Room", "Open"), QStringLiteral("Offen"));
        QCOMPARE(dictionary.translate("Room", "Open", "to read"), QStringLiteral("Lesen"));
        QCOMPARE(dictionary.translate("Room", "Open", "another note"), QStringLiteral("Offen"));
        QCOMPARE(dictionary.translate("Room", "%n cards", nullptr, 1), QStringLiteral("%n Karte"));
        QCOMPARE(dictionary.translate("Room", "%n cards", nullptr, 0), QStringLiteral("%n Karten"));
        for (const auto* text : {"Later", "Gone", "Nowhere"})
            QVERIFY(dictionary.translate("Room", text).isNull());
        QCOMPARE(dictionary.translate("nexus::ui::Room", "Open"), QStringLiteral("Offen"));
        QCOMPARE(dictionary.translate("House", "Open"), QStringLiteral("Offen")); // said in the name of another class
        QVERIFY(dictionary.translate("Room", "Shut").isNull());
    }

    void whatIsNoFileTranslatesNothing()
    {
        QVERIFY(app::Dictionary(QByteArray()).isEmpty());
        QVERIFY(app::Dictionary("<TS><context><name>Room</name><message><source>Op").isEmpty());
        QVERIFY(app::Dictionary("no file").isEmpty());
    }

    void languagesAreCalledAsSystemsCallThem()
    {
        for (const auto* name : {"de", "DE", "de_AT", "de-ch", "de_DE.UTF-8"})
            QCOMPARE(app::languageCalled(QString::fromLatin1(name)), std::optional(QStringLiteral("de")));
        for (const auto* name : {"", "d", "den", "fr", "deu"})
            QVERIFY(!app::languageCalled(QString::fromLatin1(name)));
    }

    void everyLanguageHasItsFile()
    {
        for (const auto& language : app::languages())
            QVERIFY(QFile::exists(QStringLiteral(":/languages/%1.ts").arg(language.code)));
    }

    void troubleIsSaidInTheLanguage()
    {
        const auto inspected = [] { return app::guarded([] { db::inspectDatabase("/", db::userSchema()); }).error(); };
        QCOMPARE(inspected(), QStringLiteral("The deck library / is no file. It was left as it is: restore a backup "
                                             "(nexusdeck-cli backup list)."));
        app::speak(QStringLiteral("de"));
        QCOMPARE(inspected(), QStringLiteral("Die Deckbibliothek / ist keine Datei. Nichts wurde geändert: eine "
                                             "Sicherung wiederherstellen (nexusdeck-cli backup list)."));
        QCOMPARE(app::readFile("/").error(), std::string("ist ein Ordner"));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
        const auto gone = app::guarded([] {
            throw std::filesystem::filesystem_error(
                "cannot rename", "/a", "/b", std::make_error_code(std::errc::no_space_on_device));
        });
        QVERIFY2(gone.error().startsWith(QStringLiteral("/a nach /b: Umbenennen nicht möglich: ")) &&
                     gone.error().endsWith(QStringLiteral(". Der Datenträger ist voll: Platz schaffen und erneut "
                                                          "versuchen.")),
            qPrintable(gone.error()));
    }
};

NEXUS_TEST(LanguageTest, Events);

} // namespace language_test

#include "language_test.moc"

#include <system_error>
