#include "model/print/printed_record.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace printed_record_test {

using namespace nexus::model;

class PrintedRecordTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFaceCountsOnlyWhileItIsTheSame()
    {
        const PrintedDeck deck{{"drone.unit", {3, "a"}}};
        QCOMPARE(printedCopies(deck, "drone.unit", "a"), 3);
        QCOMPARE(printedCopies(deck, "drone.unit", "b"), 0);
        QCOMPARE(printedCopies(deck, "ghost.unit", "a"), 0);
    }

    void aDeckPrintedAgainIsNotTwiceAsMany()
    {
        PrintedRecord record;
        remember(record, "wet ink", {{"drone.unit", {3, "a"}}}, false);
        remember(record, "wet ink", {{"drone.unit", {3, "a"}}}, false);
        QCOMPARE(record["wet ink"]["drone.unit"].copies, 3);
        remember(record, "wet ink", {{"drone.unit", {1, "a"}}}, false); // a single one again
        QCOMPARE(record["wet ink"]["drone.unit"].copies, 3);
        remember(record, "wet ink", {{"drone.unit", {1, "a"}}}, true); // one more, because the deck has four now
        QCOMPARE(record["wet ink"]["drone.unit"].copies, 4);
        remember(record, "wet ink", {{"drone.unit", {2, "b"}}}, true); // another text: the old ones are worth nothing
        QCOMPARE(record["wet ink"]["drone.unit"].copies, 2);
        QVERIFY(!record.contains("dry ink"));
    }

    void whatIsPrintedAsChangedIsNotChangedAnyMore()
    {
        QVERIFY(rc::check([](std::vector<std::pair<unsigned char, bool>> steps) {
            PrintedRecord record;
            int wanted = 0;
            std::string face = "a";
            for (const auto& [more, changed] : steps) {
                wanted += more % 4;
                if (changed)
                    face += "x";
                const int toPrint = wanted - printedCopies(record["d"], "c", face);
                RC_ASSERT(toPrint >= 0);
                if (toPrint > 0)
                    remember(record, "d", {{"c", {toPrint, face}}}, true);
                RC_ASSERT(printedCopies(record["d"], "c", face) == wanted);
            }
        }));
    }
};

NEXUS_TEST(PrintedRecordTest, Events);

} // namespace printed_record_test

#include "printed_record_test.moc"

#include <vector>
