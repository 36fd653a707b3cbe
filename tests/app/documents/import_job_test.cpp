#include "app/documents/card_import.h"

#include "db/catalogue_store.h"
#include "db/deck_store.h"
#include "importers/card_list.h"
#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/imports.h"
#include "tests/support/scratch.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

namespace import_job_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

std::string manyCards(std::size_t count)
{
    std::string csv = "Name,Card Type,CP\n";
    for (std::size_t i = 0; i < count; ++i)
        csv += "Copper " + std::to_string(i) + ",Unit,1\n";
    return csv;
}

std::int64_t revision(const Scratch& scratch) { return app::Profile(scratch.path()).catalogueStore().revision(); }

} // namespace

class ImportJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itPlansWaitsAndThenWrites()
    {
        const Scratch scratch;
        scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        scratch.write("b.csv", "Name,Card Type,CP\nTin,Unit,2\nOre,Unit,1\n");
        const auto before = revision(scratch);
        app::ImportJob job(scratch.path());
        Heard planned(&job, &app::ImportJob::planned), applied(&job, &app::ImportJob::applied),
            told(&job, &app::ImportJob::progress);
        job.start({{scratch.path("a.csv"), scratch.path("b.csv")}, "", ""});
        QVERIFY(planned.wait(patience));
        QCOMPARE(job.reports().size(), std::size_t{2});
        QCOMPARE(job.reports()[0].added(), std::size_t{1});
        QCOMPARE(job.reports()[1].changed(), std::size_t{1}); // compared with what the first leaves
        QVERIFY(job.impact().checked > 0);
        QVERIFY(job.changesAnything());
        QCOMPARE(revision(scratch), before);
        job.apply();
        QVERIFY(applied.wait(patience));
        QVERIFY(told.count() > 3);
        const auto tin = job.catalogue()->named("tin");
        QCOMPARE(tin.size(), std::size_t{1});
        QCOMPARE(job.catalogue()->number(tin.front(), 0).value_or(0), 2);
        QCOMPARE(revision(scratch), before + 1); // both files are one import
        app::Profile profile(scratch.path());
        QCOMPARE(profile.catalogueStore().imports().front().files, (std::vector<std::string>{"a.csv", "b.csv"}));
        QVERIFY(profile.catalogueStore().undoLastImport(app::utcNow()));
        QVERIFY(profile.catalogueStore().load()->named("tin").empty());
    }

    void cancelledWhileWaitingNothingHasChanged()
    {
        const Scratch scratch;
        scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        const auto before = revision(scratch);
        app::ImportJob job(scratch.path());
        Heard planned(&job, &app::ImportJob::planned), cancelled(&job, &app::ImportJob::cancelled);
        job.start({{scratch.path("a.csv")}, "", ""});
        QVERIFY(planned.wait(patience));
        job.cancel();
        QVERIFY(cancelled.wait(patience));
        job.apply(); // too late
        QCOMPARE(revision(scratch), before);
    }

    void cancelledWhileWritingNothingHasChanged()
    {
        const Scratch scratch;
        scratch.write("many.csv", manyCards(20'000));
        const auto before = revision(scratch);
        app::ImportJob job(scratch.path());
        Heard planned(&job, &app::ImportJob::planned), cancelled(&job, &app::ImportJob::cancelled),
            applied(&job, &app::ImportJob::applied);
        connect(
            &job, &app::ImportJob::progress, &job,
            [&job](int done, int, const QString& what) {
                if (what == QStringLiteral("Importing") && done >= 4096)
                    job.cancel();
            },
            Qt::DirectConnection);
        job.start({{scratch.path("many.csv")}, "", ""});
        QVERIFY(planned.wait(patience));
        QCOMPARE(job.reports().front().added(), std::size_t{20'000});
        job.apply();
        QVERIFY(cancelled.wait(patience));
        QCOMPARE(applied.count(), 0);
        QCOMPARE(revision(scratch), before);
        QVERIFY(app::Profile(scratch.path()).catalogueStore().imports().empty());
    }

    void theLastImportIsTakenBack()
    {
        const Scratch scratch;
        {
            app::Profile profile(scratch.path());
            QVERIFY(test::importCards(profile, "a.csv", "Name,Card Type,CP\nTin,Unit,1\n", {}, false).written);
        }
        app::ImportJob undo(scratch.path());
        Heard applied(&undo, &app::ImportJob::applied);
        Heard planned(&undo, &app::ImportJob::planned);
        undo.startUndo();
        QVERIFY(planned.wait(patience));
        QCOMPARE(undo.impact().checked,
            app::Profile(scratch.path()).decks().list().size()); // looked at, and nothing done yet
        QVERIFY(!app::Profile(scratch.path()).catalogue()->named("tin").empty());
        QCOMPARE(applied.count(), 0);
        undo.apply();
        QVERIFY(applied.wait(patience));
        QVERIFY(undo.catalogue()->named("tin").empty());
        app::ImportJob again(scratch.path());
        Heard failed(&again, &app::ImportJob::failed);
        again.startUndo();
        QVERIFY(failed.wait(patience));
        QCOMPARE(failed.text(), QStringLiteral("There is no import that could be taken back."));
    }

    void anUndoTellsWhatItBreaksAndCanBeCancelled()
    {
        const Scratch scratch;
        {
            app::Profile profile(scratch.path());
            QVERIFY(test::importCards(profile, "a.csv", "Name,Card Type,CP\nTin,Unit,1\n", {}, false).written);
            auto deck = deckOf("main: 3 Tin");
            deck.name = "Tin soldiers";
            (void)profile.decks().add(deck, app::utcNow());
        }
        const auto before = revision(scratch);
        app::ImportJob undo(scratch.path());
        Heard planned(&undo, &app::ImportJob::planned), cancelled(&undo, &app::ImportJob::cancelled);
        undo.startUndo();
        QVERIFY(planned.wait(patience));
        const auto& decks = undo.impact().decks;
        const auto found = std::find_if(
            decks.begin(), decks.end(), [](const auto& deck) { return deck.name == "Tin soldiers"; });
        QVERIFY(found != decks.end());
        QVERIFY(std::any_of(found->totals.begin(), found->totals.end(),
            [](const auto& total) { return total.from == 3 && total.to == 0; }));
        QVERIFY(std::any_of(found->findings.begin(), found->findings.end(),
            [](const auto& finding) { return finding.before.empty(); }));
        undo.cancel();
        QVERIFY(cancelled.wait(patience));
        QCOMPARE(revision(scratch), before);
        QVERIFY(!app::Profile(scratch.path()).catalogue()->named("tin").empty());
    }

    void anUndoIsForTheCatalogueThatWasLookedAt()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path());
        QVERIFY(test::importCards(profile, "a.csv", "Name,Card Type,CP\nTin,Unit,1\n", {}, false).written);
        app::ImportJob undo(scratch.path());
        Heard planned(&undo, &app::ImportJob::planned), failed(&undo, &app::ImportJob::failed);
        undo.startUndo();
        QVERIFY(planned.wait(patience));
        QVERIFY(test::importCards(profile, "b.csv", "Name,Card Type,CP\nZinc,Unit,1\n", {}, false).written);
        undo.apply();
        QVERIFY(failed.wait(patience));
        QVERIFY(failed.text().contains(QStringLiteral("Nothing was taken back")));
        const auto there = app::Profile(scratch.path()).catalogue();
        QVERIFY(!there->named("tin").empty() && !there->named("zinc").empty());
    }

    void anObjectThatGoesAwayTakesItsWorkerWithIt()
    {
        const Scratch scratch;
        scratch.write("many.csv", manyCards(20'000));
        const auto before = revision(scratch);
        {
            app::ImportJob job(scratch.path());
            job.start({{scratch.path("many.csv")}, "", ""});
        }
        QCOMPARE(revision(scratch), before);
    }

    void troubleIsASentence()
    {
        const Scratch scratch;
        app::ImportJob missing(scratch.path());
        Heard failed(&missing, &app::ImportJob::failed);
        missing.start({{scratch.path("nowhere.csv")}, "", ""});
        QVERIFY(failed.wait(patience));
        QVERIFY(failed.text().contains(QStringLiteral("nowhere.csv")));

        scratch.write("p/catalogue.sqlite", "");
        std::filesystem::create_directories(scratch.path("p"));
        scratch.write("p/catalogue.sqlite", "no database at all, but long enough to look at");
        scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        app::ImportJob broken(scratch.path("p"));
        Heard refused(&broken, &app::ImportJob::failed);
        broken.start({{scratch.path("a.csv")}, "", ""});
        QVERIFY(refused.wait(patience));
        QVERIFY(refused.text().contains(QStringLiteral("import --rebuild")));
    }

    void aCatalogueChangedMeanwhileIsNotWrittenTo()
    {
        const Scratch scratch;
        scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        app::ImportJob job(scratch.path());
        Heard planned(&job, &app::ImportJob::planned), failed(&job, &app::ImportJob::failed);
        job.start({{scratch.path("a.csv")}, "", ""});
        QVERIFY(planned.wait(patience));
        app::Profile other(scratch.path());
        QVERIFY(test::importCards(other, "o.csv", "Name,Card Type,CP\nTin,Unit,5\n", {}, false).written);
        job.apply();
        QVERIFY(failed.wait(patience));
        other.forgetCatalogue();
        QCOMPARE(other.catalogue()->number(other.catalogue()->named("tin").front(), 0).value_or(0), 5);
    }
};

NEXUS_TEST(ImportJobTest, Events);

} // namespace import_job_test

#include "import_job_test.moc"
