#include "app/views/text_reading.h"

#include "app/views/catalogue_model.h"
#include "model/search/query_parser.h"
#include "tests/support/heard.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace text_reading_test {

using namespace nexus::test;
using nexus::app::CatalogueModel;
using nexus::app::TextReading;
namespace model = nexus::model;

namespace {

constexpr std::size_t many = 6000;

std::vector<model::CardIndex> rightAnswer(const char* query)
{
    static const auto catalogue = numberedStarterCatalogue(many);
    return model::search(*model::parseQuery(query, catalogue->game()), *catalogue);
}

bool isRead(const CatalogueModel& cards)
{
    return QTest::qWaitFor([&] { return !cards.reading()->isOpen(); }, 20000);
}

} // namespace

class TextReadingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fewTextsAreReadAtOnce()
    {
        CatalogueModel cards;
        cards.setCatalogue(starterCatalogue());
        QVERIFY(cards.setQuery(QStringLiteral("does:draw")));
        QVERIFY(!cards.reading()->isOpen());
        QCOMPARE(cards.cards(), model::search(*model::parseQuery("does:draw", starterGame()), *starterCatalogue()));
    }

    void rowsStayUntilManyTextsAreRead()
    {
        CatalogueModel cards;
        cards.setCatalogue(numberedStarterCatalogue(many));
        QVERIFY(cards.setQuery(QStringLiteral("t:unit")));
        const auto before = cards.cards();
        QVERIFY(cards.setQuery(QStringLiteral("does:draw")));
        QVERIFY(cards.reading()->isReading());
        QCOMPARE(cards.cards(), before);
        // where a few are left by the other words, they are read at once
        QVERIFY(cards.setQuery(QStringLiteral("does:draw name:\"wick sprite\"")));
        QVERIFY(!cards.reading()->isOpen());
        QVERIFY(cards.setQuery(QStringLiteral("does:draw")));
        QVERIFY(isRead(cards));
        QCOMPARE(cards.cards(), rightAnswer("does:draw"));
        QVERIFY(!cards.cards().empty());
        // and once for all words
        QVERIFY(cards.setQuery(QStringLiteral("does:draw -when:deployed")));
        QVERIFY(!cards.reading()->isOpen());
        QCOMPARE(cards.cards(), rightAnswer("does:draw -when:deployed"));
    }

    void theNewestQueryIsAnswered()
    {
        CatalogueModel cards;
        cards.setCatalogue(numberedStarterCatalogue(many));
        for (const auto* query : {"plays:whole", "plays:whole t:unit", "does:destroy or does:draw"})
            QVERIFY(cards.setQuery(QString::fromLatin1(query)));
        QVERIFY(cards.reading()->isOpen());
        QVERIFY(isRead(cards));
        QCOMPARE(cards.cards(), rightAnswer("does:destroy or does:draw"));
        // one that asks no text ends the reading
        cards.setCatalogue(numberedStarterCatalogue(many));
        QVERIFY(cards.reading()->isOpen());
        QVERIFY(cards.setQuery(QStringLiteral("t:unit")));
        QVERIFY(!cards.reading()->isOpen());
        QCOMPARE(cards.cards(), rightAnswer("t:unit"));
    }

    void anotherCatalogueMeanwhile()
    {
        CatalogueModel cards;
        cards.setCatalogue(numberedStarterCatalogue(many));
        QVERIFY(cards.setQuery(QStringLiteral("does:draw")));
        QVERIFY(cards.reading()->isReading());
        cards.setCatalogue(starterCatalogue());
        QVERIFY(!cards.reading()->isOpen());
        QVERIFY(!cards.cards().empty());
        const auto found = cards.cards();
        cards.setCatalogue(numberedStarterCatalogue(many));
        QVERIFY(cards.cards().empty());
        QVERIFY(isRead(cards));
        QCOMPARE(cards.cards(), rightAnswer("does:draw"));
        QVERIFY(cards.cards().size() > found.size());
    }

    void stoppedItGoesOnWhereItWas()
    {
        CatalogueModel cards;
        cards.setCatalogue(numberedStarterCatalogue(many));
        QVERIFY(cards.setQuery(QStringLiteral("t:unit")));
        const auto before = cards.cards();
        QVERIFY(cards.setQuery(QStringLiteral("does:draw")));
        cards.reading()->stop();
        QVERIFY(!cards.reading()->isReading());
        QVERIFY(cards.reading()->isOpen());
        QVERIFY(cards.reading()->words().startsWith(QStringLiteral("Rule texts were read to ")));
        QTest::qWait(50);
        QCOMPARE(cards.cards(), before);
        cards.reading()->goOn();
        QVERIFY(isRead(cards));
        QCOMPARE(cards.reading()->words(), QString());
        QCOMPARE(cards.cards(), rightAnswer("does:draw"));
    }

    void whoeverReadsGoesAwayMeanwhile()
    {
        const auto catalogue = numberedStarterCatalogue(many);
        std::weak_ptr<const model::Catalogue> gone;
        {
            const auto other = numberedStarterCatalogue(many);
            gone = other;
            CatalogueModel cards;
            cards.setCatalogue(other);
            QVERIFY(cards.setQuery(QStringLiteral("plays:part")));
        }
        QVERIFY(gone.expired());
        // a worker of another page reads what it needs itself
        const auto query = model::parseQuery("plays:part", catalogue->game());
        QVERIFY(!nexus::app::readTextsFor(query->root, *catalogue, [](std::size_t, std::size_t) { return false; }));
        QVERIFY(nexus::app::readTextsFor(query->root, *catalogue, [](std::size_t, std::size_t) { return true; }));
        model::UnreadTexts unread{.left = 0};
        (void)model::matching(query->root, *catalogue, {.unread = &unread});
        QVERIFY(!unread.any());
    }
};

NEXUS_TEST(TextReadingTest, Events);

} // namespace text_reading_test

#include "text_reading_test.moc"
