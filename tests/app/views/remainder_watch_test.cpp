#include "app/views/remainder_watch.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

namespace remainder_watch_test {

using namespace nexus;
using namespace nexus::test;
using nexus::app::DeckDocument;
using nexus::app::RemainderWatch;

namespace {

std::shared_ptr<const model::DeckChecker> law()
{
    const auto pool = catalogueOf(
        R"([{"name":"A","type":"Unit","cp":2,"duplicates":3},{"name":"B","type":"Unit","cp":3,"duplicates":1}])");
    return std::make_shared<const model::DeckChecker>(
        rulesetOf(R"({"rule":"e","kind":"total","sections":["main"],"attribute":"cp","exactly":6},
                     {"rule":"dup","kind":"copies","sections":["main"],"limit":"duplicates"})",
            R"("play":{"deck":"main"},)"),
        pool);
}

model::DeckEdit more(const char* card, int by)
{
    return {model::ChangeCopies{model::SectionId("main"), {card, {}, {}, 1, {}}, by}};
}

} // namespace

class RemainderWatchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysWhenNothingFits()
    {
        DeckDocument document(deckOf("main: 1 A"), law());
        RemainderWatch watch;
        watch.setDocument(&document);
        QSignalSpy told(&watch, &RemainderWatch::changed);
        QTest::qWait(250);
        QVERIFY(!watch.dead() && told.isEmpty()); // nobody looks
        watch.setWatching(true);
        QTest::qWait(250);
        QVERIFY(!watch.dead()); // two more A
        QVERIFY(document.edit(more("B", 1), QStringLiteral("B")));
        QTRY_VERIFY(watch.dead()); // one point is left, and nothing costs one
        QCOMPARE(watch.dead()->left, 1);
        QVERIFY(document.edit(more("B", -1), QStringLiteral("B out")));
        QVERIFY(!watch.dead()); // at once: it was said of another deck
        watch.setDocument(nullptr);
        QTest::qWait(250);
        QVERIFY(!watch.dead());
    }
};

NEXUS_TEST(RemainderWatchTest, Events);

} // namespace remainder_watch_test

#include "remainder_watch_test.moc"
