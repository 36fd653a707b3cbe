#include "app/documents/comparison_job.h"

#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>

namespace comparison_job_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 30'000;

struct Comparing {
    Scratch scratch;
    app::GameFolder place{scratch.path("profile")};
    app::ComparisonJob job{place};
    QSignalSpy finished{&job, &app::ComparisonJob::finished}, failed{&job, &app::ComparisonJob::failed};

    app::ListChoice file(const char* name, const char* text)
    {
        scratch.write(name, text);
        return {app::ListKind::File, scratch.path(name).string()};
    }
    bool compare(const app::ListChoice& from, const app::ListChoice& to)
    {
        app::Profile profile(place);
        job.start(from, to, profile.library(), profile.catalogue());
        return QTest::qWaitFor([this] { return !finished.isEmpty() || !failed.isEmpty(); }, patience);
    }
};

} // namespace

class ComparisonJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoFilesAndWhatThatDoesToDecks()
    {
        Comparing run;
        const auto from = run.file("a.csv", "Name,Card Type,CP\nReading Lamp,Asset,2\n");
        const auto to = run.file("b.csv", "Name,Card Type,CP\nReading Lamp,Asset,9\n");
        QVERIFY(run.compare(from, to));
        QVERIFY(run.job.comparison());
        QCOMPARE(run.job.comparison()->difference.changed.size(), std::size_t{1});
        QVERIFY(run.job.refused().empty());
        QVERIFY(run.job.impact().checked > 0); // the samples of a new profile
        QVERIFY(run.job.impact().becomeIllegal() > 0);
        QVERIFY(run.job.impact().decks.front().repair); // which is looked for, too
    }

    void aSetAndAFileWithABrokenRow()
    {
        Comparing run;
        const auto set = app::Profile(run.place).catalogue()->sets().front().code;
        QVERIFY(run.compare({app::ListKind::Set, set}, run.file("b.csv", "Name,Card Type,CP\nTin,Unit,two\n")));
        QVERIFY(!run.job.comparison());
        QCOMPARE(run.job.refused().size(), std::size_t{1});
        QCOMPARE(run.job.refused()[0].file, std::string("b.csv"));
        run.finished.clear();
        QVERIFY(run.compare({app::ListKind::Set, set}, {app::ListKind::Set, set}));
        QVERIFY(run.job.comparison() && run.job.comparison()->difference.empty());
    }

    void aFileThatIsNotThere()
    {
        Comparing run;
        QVERIFY(run.compare({app::ListKind::File, run.scratch.path("gone.md").string()}, {app::ListKind::Set, "COR"}));
        QVERIFY(run.finished.isEmpty());
        QVERIFY(run.failed.front().front().toString().contains(QStringLiteral("gone.md")));
    }
};

NEXUS_TEST(ComparisonJobTest, Screen);

} // namespace comparison_job_test

#include "comparison_job_test.moc"
