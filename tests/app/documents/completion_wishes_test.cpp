#include "app/documents/completion_wishes.h"

#include "tests/support/owned.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace completion_wishes_test {

using namespace nexus::app;
using namespace nexus::test;
using nexus::model::DeckChecker;

class CompletionWishesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsQueriesNamesAndCurves()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto collection = collectionWith({owned("Wick Sprite", 3)});
        const auto sprite = starterCatalogue()->named("wick sprite").front();
        const auto wishes = wishesFrom({.owned = true,
                                           .prefer = {"t:event", " wick sprite"},
                                           .lock = {"Wick Sprite", "Inkling Page"},
                                           .bar = {"-t:mission cp>=9"},
                                           .curve = "1:8, 2:14",
                                           .preferPoints = 7},
            checker, &collection);
        QVERIFY(wishes);
        QCOMPARE((*wishes->owned)[sprite], 3);
        QCOMPARE(wishes->preferred.size(), std::size_t(2));
        QCOMPARE(wishes->preferred[0].points, 7);
        QCOMPARE(wishes->preferred[1].cards.count(), std::size_t(1)); // a name is that card, not a search
        QCOMPARE(wishes->locked->count(), std::size_t(2));
        QVERIFY(wishes->barred->count() > 0 && !wishes->barred->contains(sprite));
        QCOMPARE(wishes->curve, (std::vector<std::pair<std::int64_t, std::int64_t>>{{1, 8}, {2, 14}}));
        QCOMPARE((*wishesFrom({.owned = true}, checker, nullptr)->owned)[sprite], 0);
        QVERIFY(!wishesFrom({}, checker, nullptr)->owned);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("prefer");
        QTest::addColumn<QString>("curve");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no query") << "cp>"
                                  << ""
                                  << "column 4";
        QTest::newRow("asks about a deck") << "in:deck"
                                           << ""
                                           << "about a deck";
        QTest::newRow("finds nothing") << "zzzz"
                                       << ""
                                       << "no card matches “zzzz”";
        QTest::newRow("no colon") << ""
                                  << "1:8,2"
                                  << "“2” is not like 3:12";
        QTest::newRow("no number") << ""
                                   << "1:many"
                                   << "“1:many” is not like 3:12";
        QTest::newRow("below none") << ""
                                    << "1:-2"
                                    << "“1:-2” is not like 3:12";
        QTest::newRow("twice") << ""
                               << "1:2,1:3"
                               << "names 1 twice";
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, prefer);
        QFETCH(QString, curve);
        QFETCH(QString, reason);
        const DeckChecker checker(ruleset(), starterCatalogue());
        WishTexts texts;
        if (!prefer.isEmpty())
            texts.prefer = {prefer.toStdString()};
        texts.curve = curve.toStdString();
        const auto wishes = wishesFrom(texts, checker, nullptr);
        QVERIFY(!wishes);
        QCOMPARE(wishes.error().field, prefer.isEmpty() ? WishField::Curve : WishField::Prefer);
        QVERIFY2(QString::fromStdString(wishes.error().reason).contains(reason), wishes.error().reason.c_str());
    }
};

NEXUS_TEST(CompletionWishesTest, Nothing);

} // namespace completion_wishes_test

#include "completion_wishes_test.moc"
