#include "app/printing/pdf_sheets.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

#include <stdexcept>

namespace pages_job_test {

using namespace nexus::app;
using namespace nexus::test;

class PagesJobTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;
    QString file(const char* name) const { return QString::fromStdString(m_scratch.path(name).string()); }

private Q_SLOTS:
    void bytesComeIntoTheFile()
    {
        PagesJob job;
        QSignalSpy progress(&job, &PagesJob::progress), finished(&job, &PagesJob::finished);
        const auto* here = QThread::currentThread();
        job.write(file("a.pdf"), [here](const PagesJob::Report& report) -> std::optional<QByteArray> {
            if (QThread::currentThread() == here || !report(1, 2) || !report(2, 2))
                return std::nullopt;
            return QByteArray("pages");
        });
        QVERIFY(finished.wait(10'000));
        QCOMPARE(m_scratch.read("a.pdf"), std::string("pages"));
        QCOMPARE(progress.count(), 2);
        QCOMPARE(progress.back().at(0).toInt(), 2);
    }

    void whatIsCalledOffLeavesTheOldFile()
    {
        m_scratch.write("b.pdf", "old");
        PagesJob job;
        QSignalSpy cancelled(&job, &PagesJob::cancelled), finished(&job, &PagesJob::finished);
        job.write(file("b.pdf"), [&job](const PagesJob::Report& report) -> std::optional<QByteArray> {
            job.cancel();
            if (!report(1, 2))
                return std::nullopt;
            return QByteArray("new");
        });
        QVERIFY(cancelled.wait(10'000));
        QCOMPARE(m_scratch.read("b.pdf"), std::string("old"));
        PagesJob late; // between the last page and the file
        QSignalSpy lateCancelled(&late, &PagesJob::cancelled);
        late.write(file("b.pdf"), [&late](const PagesJob::Report&) {
            late.cancel();
            return std::optional(QByteArray("new"));
        });
        QVERIFY(lateCancelled.wait(10'000));
        QCOMPARE(m_scratch.read("b.pdf"), std::string("old"));
        QVERIFY(finished.isEmpty());
    }

    void troubleIsTold()
    {
        for (const bool disk : {true, false}) {
            PagesJob job;
            QSignalSpy failed(&job, &PagesJob::failed);
            job.write(disk ? QStringLiteral("/no/such/folder/a.pdf") : file("c.pdf"),
                [disk](const PagesJob::Report&) -> std::optional<QByteArray> {
                    if (!disk)
                        throw std::runtime_error("The ink is dry.");
                    return QByteArray("x");
                });
            QVERIFY(failed.wait(10'000));
            QVERIFY(failed.front().front().toString().contains(
                disk ? QStringLiteral("/no/such/folder/a.pdf") : QStringLiteral("The ink is dry.")));
        }
        QVERIFY(!QFile::exists(file("c.pdf")));
    }

    void aPrinterIsFed()
    {
        PagesJob job;
        QSignalSpy finished(&job, &PagesJob::finished);
        std::atomic<int> fed = 0;
        job.run([&fed](const PagesJob::Report& report) {
            while (fed < 5)
                if (!report(++fed, 5))
                    return false;
            return true;
        });
        QVERIFY(finished.wait(10'000));
        QCOMPARE(fed.load(), 5);
    }

    void whoeverDropsItWaits()
    {
        std::atomic<bool> over = false;
        {
            PagesJob job;
            job.run([&over](const PagesJob::Report& report) {
                while (report(0, 0))
                    QThread::msleep(2);
                over = true;
                return false;
            });
        }
        QVERIFY(over);
    }
};

NEXUS_TEST(PagesJobTest, Events);

} // namespace pages_job_test

#include "pages_job_test.moc"
