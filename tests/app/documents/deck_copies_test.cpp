#include "app/documents/deck_copies.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"

namespace deck_copies_test {

using namespace nexus;
using namespace nexus::test;
using app::DeckCopies;

class DeckCopiesTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<DeckCopies> m_copies;

    app::LibraryStanding standing(model::BuiltDeckId id)
    {
        m_copies->forget();
        const auto decks = m_copies->decks();
        for (const auto& deck : decks.value())
            if (deck.id == id)
                return deck;
        return {};
    }

private Q_SLOTS:
    void initTestCase() { m_collector = std::make_unique<Collector>(); }
    void init()
    {
        m_collector->clear();
        m_collector->binDecks();
        m_copies = std::make_unique<DeckCopies>(m_collector->workspace());
    }
    void cleanupTestCase()
    {
        m_copies.reset();
        m_collector.reset();
    }

    void needIsSetAsideFreeAndMissing()
    {
        auto lent = owned("Breach Surveyor", 1);
        lent.lentTo = "Ada";
        auto priced = owned("Aegis Tender", 2);
        priced.value = 150;
        m_collector->add({priced, owned("Breach Surveyor", 1), lent});
        const auto deck = m_collector->keepDeck(
            "Wall", "main: 4 Aegis Tender, 3 Breach Surveyor, 2 Unheard Of; maybe: 9 Midnight Oil");
        auto row = standing(deck);
        QCOMPARE(row.need, 9);
        QCOMPARE(row.setAside, 0);
        QCOMPARE(row.free, 3);
        QCOMPARE(row.missing, 6);
        QVERIFY(!row.built && !row.stale());
        QCOMPARE(row.unknown, std::vector<std::string>{"Unheard Of"});
        QCOMPARE(row.completion.price, 300);
        QCOMPARE(row.completion.unpriced, 4);
        QCOMPARE(m_copies->build(deck).value(), QStringLiteral("Wall: 3 copies set aside, 6 missing."));
        row = standing(deck);
        QCOMPARE(row.setAside, 3);
        QCOMPARE(row.free, 0);
        QCOMPARE(row.missing, 6);
        QVERIFY(row.built && !row.stale());
        QVERIFY(m_copies->build(deck).error().contains(QStringLiteral("Nothing would change")));
    }

    void anEditedDeckSaysWhatIsToDo()
    {
        m_collector->add({owned("Aegis Tender", 4), owned("Breach Surveyor", 3)});
        const auto deck = m_collector->keepDeck("Wall", "main: 4 Aegis Tender");
        (void)standing(deck);
        QCOMPARE(m_copies->build(deck).value(), QStringLiteral("Wall is built: 4 copies set aside."));
        m_collector->saveDeck(deck, "main: 1 Aegis Tender, 2 Breach Surveyor");
        auto row = standing(deck);
        QVERIFY(row.stale());
        QCOMPARE(row.free, 2);
        QCOMPARE(row.toGiveBack, 3);
        QVERIFY(m_copies->build(deck));
        row = standing(deck);
        QVERIFY(!row.stale());
        QCOMPARE(row.setAside, 3);
        QCOMPARE(m_copies->takeApart(deck).value(), QStringLiteral("Wall is taken apart: 3 copies free again."));
        QVERIFY(!standing(deck).built);
    }

    void theLedgerSaysWhoHoldsWhat()
    {
        m_collector->add({owned("Aegis Tender", 5), wanted("Aegis Tender", 2)});
        const auto a = m_collector->keepDeck("A", "main: 3 Aegis Tender"),
                   b = m_collector->keepDeck("B", "main: 4 Aegis Tender");
        (void)standing(a);
        QVERIFY(m_copies->build(a));
        const auto alone = m_copies->cards(std::vector{b});
        QCOMPARE(alone.size(), std::size_t{1});
        QVERIFY((alone.front().others == std::vector{app::Holder{a, "A", 3}}));
        QCOMPARE(alone.front().standing.inOther, 3);
        QCOMPARE(alone.front().standing.missing(), 2);
        const auto both = m_copies->cards(std::vector{a, b}).front();
        QVERIFY(both.others.empty());
        QCOMPARE(both.standing.need, 7);
        QCOMPARE(both.standing.here, 3);
        QCOMPARE(both.standing.missing(), 2);
        QCOMPARE(m_copies->proxyList(std::vector{b}), QStringLiteral("2 Aegis Tender\n"));
        QCOMPARE(m_copies->shoppingList(std::vector{b}), QString()); // five are owned, in all
        QCOMPARE(m_copies->shoppingList(std::vector{a, b}), QStringLiteral("2 Aegis Tender\n"));
    }

    void aDeckThatLeftTheLibraryCanStillGiveBack()
    {
        m_collector->add({owned("Aegis Tender", 2)});
        const auto deck = m_collector->keepDeck("Gone", "main: 2 Aegis Tender");
        (void)standing(deck);
        QVERIFY(m_copies->build(deck));
        m_collector->binDecks();
        const auto row = standing(deck);
        QVERIFY(!row.listed && row.built);
        QCOMPARE(row.name, std::string("Gone"));
        QCOMPARE(row.toGiveBack, 2);
        QVERIFY(!m_copies->build(deck));
        QVERIFY(m_copies->takeApart(deck));
        QVERIFY(m_copies->decks().value().empty());
    }

    void whatIsMissingIsWantedOnce()
    {
        m_collector->add({owned("Aegis Tender", 1), wanted("Aegis Tender", 1)});
        const auto deck = m_collector->keepDeck(
            "Wall", "main: 4 Aegis Tender, 1 Breach Surveyor, 2 Unheard Of, 1 Not Printed");
        (void)standing(deck);
        const auto done = m_copies->wantMissing(std::vector{deck});
        QCOMPARE(done.value(), QStringLiteral("3 copies of 2 cards added to the wants. 3 copies of names the catalogue "
                                              "does not have cannot be wanted."));
        QCOMPARE(m_collector->collection().copies(owned("Aegis Tender").card).wanted, 3);
        QCOMPARE(m_collector->document().undoText(), QStringLiteral("Add 3 copies to the wants"));
        QVERIFY(m_copies->wantMissing(std::vector{deck})
                    .error()
                    .startsWith(QStringLiteral("Everything missing is among the wants")));
        const auto cards = m_copies->cards(std::vector{deck});
        QCOMPARE(cards.size(), std::size_t{4}); // each unknown name by itself
        QVERIFY(!cards[2].known() && !cards[3].known());
    }
};

NEXUS_TEST(DeckCopiesTest, Events);

} // namespace deck_copies_test

#include "deck_copies_test.moc"
