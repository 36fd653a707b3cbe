#include "app/documents/list_check.h"

#include "importers/decklist/deck_text.h"
#include "tests/support/heard.h"
#include "tests/support/lists.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include "app/printing/qr_symbol.h"

namespace verify_job_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

std::shared_ptr<const app::ListReader> reader()
{
    static const auto made = std::make_shared<const app::ListReader>(starterLibrary(), starterCatalogue());
    return made;
}

const model::Deck& sample() { return sampleDecks().front(); }

} // namespace

class VerifyJobTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;

    std::shared_ptr<app::VerifyAnswer> answerTo(const app::VerifyRequest& request)
    {
        app::VerifyJob job;
        std::shared_ptr<app::VerifyAnswer> answer;
        connect(&job, &app::VerifyJob::done, this,
            [&](std::shared_ptr<app::VerifyAnswer> made) { answer = std::move(made); });
        job.start(request);
        if (!QTest::qWaitFor([&] { return answer != nullptr; }, patience))
            qFatal("no answer");
        return answer;
    }

private Q_SLOTS:
    void initTestCase()
    {
        std::filesystem::create_directories(m_scratch.path("lists"));
        for (int i = 0; i < 40; ++i)
            m_scratch.write(
                ("lists/" + std::to_string(i) + ".txt").c_str(), importers::writeDeckText(sample(), starterGame()));
        m_scratch.write("lists/readme.doc", "no list");
        m_scratch.write("two.txt", codeOf(sample()) + "\n" + codeOf(sampleDecks()[1]));
        m_scratch.write("one.nxdeck", importers::writeDeckJson(sample()));
    }

    void foldersFilesTextsAndPictures()
    {
        const auto picture = app::QrSymbol::of(QByteArray::fromStdString(codeOf(sample())))->image(4);
        const auto answer = answerTo({reader(),
            {{m_scratch.path("lists"), {}, {}, {}}, {m_scratch.path("one.nxdeck"), {}, {}, {}},
                {{}, "Pasted 1", codeOf(sample()), {}}, {{}, "Picture 2", {}, picture}},
            {}, {}});
        QCOMPARE(answer->lists.size(), std::size_t{43});
        QCOMPARE(answer->passedOver, std::size_t{1});
        QVERIFY(answer->troubles.isEmpty());
        for (const auto& one : answer->lists)
            QVERIFY2(one.right(), one.list.title().c_str());
        QCOMPARE(answer->lists[41].list.source, std::string("Pasted 1"));
        QCOMPARE(answer->lists[42].list.origin, app::ListOrigin::Picture);
    }

    void whatIsComparedWithMayBeAFile()
    {
        auto answer = answerTo(
            {reader(), {{m_scratch.path("lists/3.txt"), {}, {}, {}}}, {}, m_scratch.path("one.nxdeck")});
        QVERIFY(answer->against && answer->lists.front().compared && answer->lists.front().differences.empty());
        answer = answerTo({reader(), {{m_scratch.path("lists/3.txt"), {}, {}, {}}}, {}, m_scratch.path("two.txt")});
        QVERIFY(!answer->against && !answer->lists.front().compared);
        QCOMPARE(answer->troubles, QStringList{QStringLiteral("two.txt holds 2 lists; comparing needs exactly one.")});
        answer = answerTo({reader(), {{m_scratch.path("nowhere"), {}, {}, {}}}, {}, m_scratch.path("none.txt")});
        QVERIFY(answer->troubles.front().startsWith(
            QStringLiteral("none.txt cannot be used for comparison. The file cannot be opened")));
        QVERIFY(answer->lists.front().list.missing);
    }

    void itCanBeStopped()
    {
        app::VerifyJob job;
        const Heard cancelled(&job, &app::VerifyJob::cancelled);
        int done = 0;
        connect(&job, &app::VerifyJob::done, this, [&] { ++done; });
        connect(&job, &app::VerifyJob::progress, &job, [&](int at, int all) {
            if (at < all)
                job.cancel();
        });
        job.start({reader(), {{m_scratch.path("lists"), {}, {}, {}}}, {}, {}});
        job.cancel();
        QVERIFY(job.isBusy());
        QVERIFY(QTest::qWaitFor([&] { return cancelled.count() == 1; }, patience));
        QVERIFY(!job.isBusy());
        QCOMPARE(done, 0);
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        app::VerifyJob job;
        std::vector<std::size_t> sizes;
        connect(&job, &app::VerifyJob::done, this,
            [&](const std::shared_ptr<app::VerifyAnswer>& answer) { sizes.push_back(answer->lists.size()); });
        job.start({reader(), {{m_scratch.path("lists"), {}, {}, {}}}, {}, {}});
        job.start({reader(), {{m_scratch.path("one.nxdeck"), {}, {}, {}}}, {}, {}});
        QVERIFY(QTest::qWaitFor([&] { return !job.isBusy(); }, patience));
        QCOMPARE(sizes, std::vector<std::size_t>{1});
    }
};

NEXUS_TEST(VerifyJobTest, Events);

} // namespace verify_job_test

#include "verify_job_test.moc"
