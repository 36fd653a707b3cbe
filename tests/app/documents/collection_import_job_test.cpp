#include "app/documents/collection_files.h"

#include "app/documents/collection_document.h"
#include "db/backup.h"
#include "tests/support/collections.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

namespace collection_import_job_test {

using namespace nexus;
using namespace nexus::app;
using test::Scratch;

namespace {

const char* const fair = "Count,Name,Edition,Condition,Language,Foil,Collector Number\n"
                         "3,Wick Sprite,,NM,English,,\n"
                         "2,Aegis Tendr,,NM,English,,\n"
                         "1,Quite Unknown Thing,,NM,English,,\n";

struct Evening {
    Scratch scratch;
    CollectionDocument document;
    CollectionImportJob job;
    Evening()
        : job(folder(), test::starterCatalogue())
    {
        document.open(folder());
        scratch.write("fair.csv", fair);
    }
    std::filesystem::path folder() const
    {
        std::filesystem::create_directories(scratch.path("p"));
        return scratch.path("p");
    }
    bool read()
    {
        QSignalSpy done(&job, &CollectionImportJob::read);
        job.start(scratch.path("fair.csv"));
        return done.wait();
    }
    void apply(bool replace = false, bool wanted = false)
    {
        job.apply(document.collection(), document.version(), replace, wanted);
    }
};

} // namespace

class CollectionImportJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFileIsMatchedChosenAndTakenInAfterABackup()
    {
        Evening p;
        QVERIFY(p.document.edit([](const model::Collection& collection) {
            return model::addCopies(collection, test::stackOf("1 glasswing courier"));
        }));
        QVERIFY(p.read());
        QCOMPARE(p.job.count(model::MatchKind::Matched), std::size_t{1});
        QCOMPARE(p.job.count(model::MatchKind::Close), std::size_t{1});
        QCOMPARE(p.job.count(model::MatchKind::Unmatched), std::size_t{1});
        QCOMPARE(p.job.copies(), std::int64_t{6});
        p.job.choose(1, p.job.lines()[1].candidates.front());
        QCOMPARE(p.job.count(model::MatchKind::Matched), std::size_t{2});
        QSignalSpy applied(&p.job, &CollectionImportJob::applied);
        p.apply();
        QVERIFY(applied.wait());
        p.document.adoptEdit(p.job.edit(), p.job.version());
        QCOMPARE(p.document.collection().totals().copies, std::int64_t{6}); // what has no card does not count
        QCOMPARE(p.document.collection().stacksIn(model::StackList::Unmatched), std::size_t{1});
        QVERIFY(p.document.undoText().contains(QStringLiteral("fair.csv")));
        QCOMPARE(db::listBackups(p.folder()).size(), std::size_t{1});
        QVERIFY(p.document.undo());
        QCOMPARE(p.document.collection().totals().copies, std::int64_t{1});
    }

    void whatAnotherProgramChangedMeanwhileIsNotOverwritten()
    {
        Evening p;
        QVERIFY(p.read());
        const auto before = p.document.collection();
        const auto version = p.document.version();
        CollectionDocument other;
        other.open(p.folder());
        QVERIFY(other.edit([](const model::Collection& collection) {
            return model::addCopies(collection, test::stackOf("2 wick sprite"));
        }));
        QSignalSpy failed(&p.job, &CollectionImportJob::failed);
        p.job.apply(before, version, true);
        QVERIFY(failed.wait());
        QVERIFY2(failed.front().front().toString().contains(QStringLiteral("another program")),
            qPrintable(failed.front().front().toString()));
        p.document.refreshIfChanged();
        QVERIFY(p.document.collection() == other.collection());
        QCOMPARE(p.document.collection().totals().copies, std::int64_t{2});
    }

    void anEditAfterTheWorkersIsReadToo()
    {
        Evening p;
        QVERIFY(p.read());
        QSignalSpy applied(&p.job, &CollectionImportJob::applied);
        p.apply();
        QVERIFY(applied.wait());
        CollectionDocument other; // before the window has heard of the import
        other.open(p.folder());
        QVERIFY(other.edit([](const model::Collection& collection) {
            return model::addCopies(collection, test::stackOf("1 glasswing courier"));
        }));
        p.document.adoptEdit(p.job.edit(), p.job.version());
        QVERIFY(p.document.collection() == other.collection());
    }

    void cancelledNothingIsWritten()
    {
        Evening p;
        QVERIFY(p.read());
        QSignalSpy cancelled(&p.job, &CollectionImportJob::cancelled);
        QSignalSpy applied(&p.job, &CollectionImportJob::applied);
        // At the first word of progress, from the thread that works.
        QObject::connect(
            &p.job, &CollectionImportJob::progress, &p.job, [&] { p.job.cancel(); }, Qt::DirectConnection);
        p.apply();
        QVERIFY(cancelled.wait());
        QVERIFY(applied.isEmpty());
        CollectionDocument again;
        again.open(p.folder());
        QVERIFY(again.collection().stacks().empty());
    }

    void whatIsWantedGoesOnItsList()
    {
        Evening p;
        QVERIFY(p.read());
        QSignalSpy applied(&p.job, &CollectionImportJob::applied);
        p.apply(false, true);
        QVERIFY(applied.wait());
        p.document.adoptEdit(p.job.edit(), p.job.version());
        QCOMPARE(p.document.collection().copies(test::keyOf("Wick Sprite")).wanted, 3);
        QCOMPARE(p.document.collection().copies(test::keyOf("Wick Sprite")).owned, 0);
    }
};

NEXUS_TEST(CollectionImportJobTest, Events);

} // namespace collection_import_job_test

#include "collection_import_job_test.moc"
