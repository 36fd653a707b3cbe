#include "app/documents/backups.h"

#include "app/documents/profile.h"
#include "db/deck_store.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

namespace backups_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

class BackupsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void madeListedAndRestored()
    {
        const Scratch scratch;
        Profile profile(scratch.path());
        const auto decks = profile.decks().list().size();
        Backups backups(scratch.path());
        QVERIFY(backups.list()->empty());
        const auto made = backups.make(model::BackupReason::BeforeImport);
        QVERIFY(made);
        QCOMPARE(std::size_t(made->decks), decks);
        profile.decks().moveToBin(profile.decks().list().front().id, utcNow());
        const auto done = backups.restore(made->file);
        QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error()));
        QCOMPARE(profile.decks().list().size(), decks);
        const auto list = backups.list();
        QCOMPARE(list->size(), std::size_t{2});
        QCOMPARE(list->front().file, done->before);
        QCOMPARE(std::size_t(list->front().decks), decks - 1);
    }

    void aTickMakesOneWhereItIsDue()
    {
        const Scratch scratch;
        Backups backups(scratch.path());
        backups.tick(); // nothing there yet
        backups.wait();
        QVERIFY(backups.takeTrouble().isEmpty());
        QVERIFY(backups.list()->empty());
        (void)Profile(scratch.path()).decks();
        backups.tick();
        backups.tick(); // one at a time
        backups.wait();
        QVERIFY(backups.takeTrouble().isEmpty());
        QCOMPARE(backups.list()->size(), std::size_t{1});
        QVERIFY(backups.list()->front().reason == model::BackupReason::Automatic);
        backups.tick();
        backups.wait();
        QCOMPARE(backups.list()->size(), std::size_t{1});
    }

    void whatFailsIsASentence()
    {
        const Scratch scratch;
        Backups backups(scratch.path());
        QVERIFY(backups.make(model::BackupReason::ByHand).error().endsWith(QLatin1Char('.')));
        const auto missing = backups.restore(scratch.path("nothing.sqlite"));
        QVERIFY(!missing && missing.error().contains(QStringLiteral("nothing.sqlite")));
        scratch.write("text.sqlite", std::string(5000, 'x'));
        const auto text = backups.restore(scratch.path("text.sqlite"));
        QVERIFY(!text && text.error().contains(QStringLiteral("no SQLite database. Nothing was changed.")));
        QVERIFY(!std::filesystem::exists(scratch.path("user.sqlite")));
    }

    void aDamagedFileIsToldByTheTickAndNotBackedUp()
    {
        const Scratch scratch;
        (void)Profile(scratch.path()).decks();
        SQLite::Database(scratch.path("user.sqlite").string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE decks SET created='x'");
        Backups backups(scratch.path());
        backups.tick();
        backups.wait();
        const auto trouble = backups.takeTrouble();
        QVERIFY2(trouble.startsWith(QStringLiteral("No backup could be made.")) &&
                     trouble.contains(QStringLiteral("damaged")),
            qPrintable(trouble));
        QVERIFY(backups.takeTrouble().isEmpty());
        QVERIFY(backups.list()->empty());
    }

    void everyReasonAndStateHasItsWords()
    {
        QSet<QString> words;
        for (int reason = 0; reason <= static_cast<int>(model::BackupReason::Damaged); ++reason)
            words << backupReasonText(static_cast<model::BackupReason>(reason));
        QCOMPARE(words.size(), 5);
        for (int state = 0; state <= static_cast<int>(model::BackupState::OtherVersion); ++state)
            words << backupStateText(static_cast<model::BackupState>(state));
        QCOMPARE(words.size(), 9);
        QVERIFY(!words.contains(QString()));
    }
};

NEXUS_TEST(BackupsTest, Events);

} // namespace backups_test

#include "backups_test.moc"
