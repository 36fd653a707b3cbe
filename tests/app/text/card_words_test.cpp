#include "app/text/card_text.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace card_words_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

std::shared_ptr<const DeckChecker> checkerOf(const Ruleset& rules, std::shared_ptr<const Catalogue> catalogue)
{
    return std::make_shared<const DeckChecker>(rules, std::move(catalogue));
}

std::shared_ptr<const Catalogue> few()
{
    static const auto made = catalogueOf(R"([
        {"name":"Ten","type":"Unit","cp":10,"duplicates":99},
        {"name":"One","type":"Event","cp":1,"duplicates":4},
        {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":20,"duplicates":9},
        {"name":"Twin","type":"Unit","subtypes":["Drone","Construct"],"cp":2,"duplicates":1,"domains":{"divinity":2,"technology":1},"attack":0,"range":"Mid"},
        {"name":"Tech 3","type":"Mission","cp":3,"duplicates":2,"domains":{"technology":3}}])");
    return made;
}

CardIndex card(const char* name) { return lookUp(*few(), name).card.value(); }

} // namespace

class CardWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsInWords()
    {
        QCOMPARE(q(typeLine(*few(), card("Twin"))), q("Unit · Drone, Construct"));
        QCOMPARE(q(typeLine(*few(), card("One"))), QStringLiteral("Event"));
        QCOMPARE(q(domainWords(*few(), card("Twin"))), QStringLiteral("Technology 1, Divinity 2"));
        QCOMPARE(q(domainWords(*few(), card("Ten"))), QString());
        const auto points = domainPoints(*few(), card("Twin"));
        QCOMPARE(points.size(), std::size_t{2});
        QVERIFY(points[0].domain < points[1].domain);
        QCOMPARE(points[1].points, 2);
        const auto sentence = q(cardSentence(*few(), card("Twin")));
        QVERIFY2(sentence.startsWith(QStringLiteral("Twin, Unit Drone Construct, CP 2,")), qPrintable(sentence));
        QVERIFY(sentence.contains(QStringLiteral("Attack 0")) && sentence.contains(QStringLiteral("Range Mid")));
        QVERIFY(sentence.contains(QStringLiteral("Technology 1, Divinity 2")));
        QVERIFY(!sentence.contains(QStringLiteral("Magic")));
    }

    void fewWordsWhereThereIsLittleRoom_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* deck, const char* name, const char* expected) {
            QTest::addRow("%s to %s", name, *deck ? deck : "nothing") << q(deck) << q(name) << q(expected);
        };
        row("", "Ten", "20 more");
        row("main: 4 One", "One", "limit 4");
        row("main: 20 Ten", "Ten", "full");
        row("main: 19 Ten, 4 One", "Ten", "4 CP over");
        row("main: 1 Captain", "Captain", "Leaders 15 CP over");
        row("missions: 1 Tech 3", "Twin", "needs D2");
        row("missions: 1 Tech 3", "Tech 3", "T 2 over");
    }
    void fewWordsWhereThereIsLittleRoom()
    {
        QFETCH(QString, deck);
        QFETCH(QString, name);
        const auto law = checkerOf(ruleset(), few());
        const auto value = deckOf(deck.toStdString());
        const auto told = addingOne(Additions(*law, value), *law, card(name.toStdString().c_str()));
        QTEST(q(told.brief), "expected");
        QVERIFY(told.brief.size() <= told.text.size());
    }

    void whatOneMoreWouldDo_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* deck, const char* name, const char* expected) {
            QTest::addRow("%s to %s", name, *deck ? deck : "nothing") << q(deck) << q(name) << q(expected);
        };
        row("", "Ten", "+ 1 more leaves 190, 20 leave 0");
        row("main: 1 One", "One", "+ 1 more leaves 198, 3 leave 196");
        row("main: 4 One", "One", "at its limit of 4");
        row("main: 20 Ten", "Ten", "Main deck is full");
        row("main: 19 Ten, 4 One", "Ten", "over the 200 CP by 4");
        row("main: 1 Captain", "Captain", "over the 25 CP of Leaders by 15");
        row("missions: 1 Tech 3", "Twin", "needs Divinity 2 (you have 0)");
        row("missions: 1 Tech 3", "Tech 3", "Technology over its 4 by 2");
    }
    void whatOneMoreWouldDo()
    {
        QFETCH(QString, deck);
        QFETCH(QString, name);
        QFETCH(QString, expected);
        const auto law = checkerOf(ruleset(), few());
        const auto value = deckOf(deck.toStdString());
        const Additions additions(*law, value);
        const auto told = addingOne(additions, *law, card(name.toStdString().c_str()));
        QCOMPARE((told.allowed ? QStringLiteral("+ ") : QString()) + q(told.text), expected);
    }

    void anotherValueIsOneTooMany()
    {
        const auto law = checkerOf(
            rulesetOf(R"({"rule":"costs","kind":"distinct","sections":["main"],"attribute":"cp","atMost":1})"), few());
        const auto deck = deckOf("main: 1 One");
        const auto told = addingOne(Additions(*law, deck), *law, card("Ten"));
        QVERIFY(!told.allowed);
        QCOMPARE(q(told.text), QStringLiteral("one CP too many (at most 1)"));
        QCOMPARE(q(told.brief), QStringLiteral("another CP"));
    }

    void aCardThatHasNoSectionSaysSo()
    {
        const auto law = checkerOf(rulesetOf("", "", R"({"id":"events","label":"Events","accepts":"t:event"})"), few());
        const Deck deck;
        const Additions additions(*law, deck);
        QCOMPARE(q(addingOne(additions, *law, card("Ten")).text), QStringLiteral("no section takes it"));
        QCOMPARE(q(addingOne(additions, *law, card("Ten"), 0).text), QStringLiteral("does not go into Events"));
        const auto free = addingOne(additions, *law, card("One"));
        QVERIFY(free.allowed);
        QCOMPARE(q(free.text), QStringLiteral("any number"));
    }

    void allowedIsWhatAdditionsSay()
    {
        const auto law = checkerOf(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, *starterCatalogue());
            const Additions additions(*law, deck);
            for (CardIndex one = static_cast<CardIndex>(seed % 7); one < starterCatalogue()->size(); one += 9) {
                const auto told = addingOne(additions, *law, one);
                RC_ASSERT(!told.text.empty());
                RC_ASSERT(told.allowed == !additions.obstacle(one, *additions.homeSection(one)));
            }
        }));
    }

    void everyCardHasASentence()
    {
        const auto& catalogue = *starterCatalogue();
        for (CardIndex one = 0; one < catalogue.size(); ++one) {
            const auto text = cardSentence(catalogue, one);
            QVERIFY(text.rfind(std::string(catalogue.name(one)) + ", ", 0) == 0);
            QVERIFY2(text.back() != ',' && text.find(",,") == std::string::npos, text.c_str());
        }
    }
};

NEXUS_TEST(CardWordsTest, Events);

} // namespace card_words_test

#include "card_words_test.moc"
