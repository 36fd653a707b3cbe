#include "app/base/batches.h"
#include "tests/support/test_class.h"

#include <stdexcept>

namespace batches_test {

using nexus::app::inBatches;

namespace {

struct Numbers {
    std::uint64_t sum = 0, cards = 0;
    Numbers& operator+=(const Numbers& other)
    {
        sum += other.sum;
        cards += other.cards;
        return *this;
    }
};

} // namespace

class BatchesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBatchIsDoneOnceWhateverTheThreads()
    {
        for (const std::uint64_t total : {0U, 1U, 10U, 95U, 1000U})
            for (const unsigned threads : {0U, 1U, 2U, 7U}) {
                Numbers all;
                std::uint64_t last = 0;
                bool ascending = true;
                QVERIFY(inBatches(
                    total, 10, all,
                    [](std::uint64_t batch, std::uint64_t size) {
                        return Numbers{batch * batch, size};
                    },
                    [&](std::uint64_t done) {
                        ascending = ascending && done > last;
                        last = done;
                        return true;
                    },
                    threads));
                std::uint64_t squares = 0;
                for (std::uint64_t batch = 0; batch < (total + 9) / 10; ++batch)
                    squares += batch * batch;
                QCOMPARE(all.sum, squares);
                QCOMPARE(all.cards, total);
                QCOMPARE(last, total);
                QVERIFY(ascending);
            }
    }

    void theReportStopsIt()
    {
        Numbers all;
        QVERIFY(!inBatches(
            1000, 10, all,
            [](std::uint64_t, std::uint64_t size) {
                return Numbers{0, size};
            },
            [](std::uint64_t done) { return done < 50; }, 2));
        QVERIFY(all.cards >= 50 && all.cards <= 70);
        Numbers last;
        QVERIFY(inBatches( // too late: all is done
            20, 10, last,
            [](std::uint64_t, std::uint64_t size) {
                return Numbers{0, size};
            },
            [](std::uint64_t done) { return done < 20; }, 1));
        QCOMPARE(last.cards, std::uint64_t{20});
    }

    void anExceptionComesOut()
    {
        for (const unsigned threads : {1U, 3U}) {
            Numbers all;
            const auto work = [](std::uint64_t batch, std::uint64_t) -> Numbers {
                if (batch == 5)
                    throw std::runtime_error("batch 5");
                return {};
            };
            QVERIFY_EXCEPTION_THROWN((void)inBatches(1000, 10, all, work, {}, threads), std::runtime_error);
        }
    }
};

NEXUS_TEST(BatchesTest, Events);

} // namespace batches_test

#include "batches_test.moc"
