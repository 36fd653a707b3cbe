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
        job.apply(
            document.collection(), document.namesOnDisk(), document.version(), {.replace = replace, .wanted = wanted});
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

    void linesThatCannotBeReadKeepTheirStacks_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no number") << QByteArray("many,Reading Lamp,");
        QTest::newRow("misspelt, too") << QByteArray("many,Readng Lamp,");
        QTest::newRow("too many cells") << QByteArray("2,Reading Lamp,,,,");
    }

    void linesThatCannotBeReadKeepTheirStacks()
    {
        QFETCH(QByteArray, line);
        Evening p;
        for (const char* stack : {"5 reading lamp", "2 candle reef"})
            QVERIFY(p.document.edit([&](const model::Collection& collection) {
                return model::addCopies(collection, test::stackOf(stack));
            }));
        p.scratch.write("fair.csv", "Count,Name,Edition\n1,Wick Sprite,\n" + line.toStdString() + "\n");
        QVERIFY(p.read());
        const auto planned = p.job.planned(p.document.collection(), {.replace = true});
        QCOMPARE(model::balanceOf(planned.value()),
            (model::EditBalance{.addedCopies = 1, .addedStacks = 1, .removedCopies = 2, .removedStacks = 1}));
        QSignalSpy applied(&p.job, &CollectionImportJob::applied);
        p.apply(true);
        QVERIFY(applied.wait());
        QVERIFY(p.job.edit() == *planned); // what was foretold
        p.document.adoptEdit(p.job.edit(), p.job.version());
        QCOMPARE(p.document.collection().totals().copies, std::int64_t{6});
    }

    void suggestionsAreTakenTogether()
    {
        Evening p;
        QVERIFY(p.read());
        QCOMPARE(p.job.takeSuggestions(), std::size_t{1});
        QCOMPARE(p.job.count(model::MatchKind::Close), std::size_t{0});
        QCOMPARE(p.job.lines()[1].stack->name, std::string("Aegis Tender"));
    }

    void pricesChangeValuesAndAddNothing()
    {
        Evening p;
        QVERIFY(p.document.edit([](const model::Collection& collection) {
            return model::addCopies(collection, test::stackOf("5 reading lamp"));
        }));
        QCOMPARE(dayOfPrices("fair-2026-11-20.csv"), std::string("2026-11-20"));
        QCOMPARE(dayOfPrices("fair.csv"), utcToday());
        p.scratch.write("fair.csv", "Name;Preis\nReading Lamp;0,75\nWick Sprite;2,00\n");
        QVERIFY(p.read());
        QVERIFY(p.job.file().prices);
        QSignalSpy applied(&p.job, &CollectionImportJob::applied);
        p.apply();
        QVERIFY(applied.wait());
        p.document.adoptEdit(p.job.edit(), p.job.version());
        QCOMPARE(p.document.collection().totals(), (model::Collection::Totals{5, 375, 0}));
        QCOMPARE(p.document.collection().find(1)->valued, utcToday());
        QVERIFY(p.document.undo());
        QCOMPARE(p.document.collection().totals(), (model::Collection::Totals{5, 0, 5}));
    }

    void columnsAndFilesAreRemembered()
    {
        Evening p;
        p.scratch.write("fair.csv", "Name,Karton\nReading Lamp,4\n");
        QSignalSpy done(&p.job, &CollectionImportJob::read), applied(&p.job, &CollectionImportJob::applied);
        p.job.start(p.scratch.path("fair.csv"), {.columns = {{"Quantity", "Karton"}}});
        QVERIFY(done.wait());
        QVERIFY(p.job.importedBefore().empty());
        p.apply();
        QVERIFY(applied.wait());
        CollectionImportJob again(p.folder(), test::starterCatalogue());
        QSignalSpy read(&again, &CollectionImportJob::read);
        again.start(p.scratch.path("fair.csv"));
        QVERIFY(read.wait());
        QCOMPARE(again.copies(), std::int64_t{4});
        QCOMPARE(again.importedBefore().size(), std::size_t{10});
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
        p.job.apply(before, {}, version, {.replace = true});
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
