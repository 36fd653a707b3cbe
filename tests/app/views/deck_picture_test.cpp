#include "app/views/deck_picture.h"

#include "app/printing/qr_symbol.h"
#include "tests/support/lists.h"
#include "tests/support/other_game.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <algorithm>

namespace deck_picture_test {

using namespace nexus;
using namespace nexus::test;
using app::DeckPictureOrder;

namespace {

DeckPictureOrder orderOf(const model::Deck& deck, int width = 1000)
{
    DeckPictureOrder order;
    order.deck = deck;
    order.checker = listReader().checker(deck.ruleset);
    order.width = width;
    return order;
}

// How many pixels differ from those of a flat ground.
double painted(const QImage& picture)
{
    const auto ground = picture.pixel(2, 2);
    qint64 other = 0;
    for (int y = 0; y < picture.height(); y += 3)
        for (int x = 0; x < picture.width(); x += 3)
            other += picture.pixel(x, y) != ground ? 1 : 0;
    return 9.0 * double(other) / (double(picture.width()) * picture.height());
}

} // namespace

class DeckPictureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCodeOnItGivesTheDeckBack()
    {
        for (const int width : {800, 2000}) {
            auto order = orderOf(sampleDecks().front(), width);
            order.code = codeOf(order.deck);
            QVERIFY(!order.code.empty());
            const auto picture = app::deckPicture(order);
            QCOMPARE(picture.width(), width);
            QVERIFY(picture.height() > width / 3 && painted(picture) > 0.3);
            const auto read = app::qrTexts(picture);
            QVERIFY(std::find(read.begin(), read.end(), order.code) != read.end());
        }
    }

    void theSamePictureTwiceAndAnotherOfAnotherDeck()
    {
        const auto order = orderOf(sampleDecks().front());
        const auto picture = app::deckPicture(order);
        QCOMPARE(app::deckPicture(order), picture);
        QVERIFY(app::deckPicture(orderOf(sampleDecks()[1])) != picture);
        auto spread = order;
        spread.stacked = false;
        QVERIFY(app::deckPicture(spread).height() > picture.height());
        auto more = order; // another count is another badge
        drawn(more.deck).entries.back().count += 1;
        QVERIFY(app::deckPicture(more) != picture);
    }

    void freePilesAreNotOnIt()
    {
        auto order = orderOf(deckOf("main: 2 Aegis Tender"));
        const auto before = app::deckPicture(order);
        order.deck.sectionOrNew(model::SectionId("maybe")).entries.push_back({"Wick Sprite", std::nullopt, {}, 3, {}});
        QCOMPARE(app::deckPicture(order), before);
    }

    void anyDeckGivesAPicture()
    {
        QVERIFY(!app::deckPicture(orderOf(deckOf(""))).isNull());
        QVERIFY(!app::deckPicture(orderOf(deckOf("main: 3 No Such Card; nowhere: 1 Aegis Tender"))).isNull());
        std::string many = "main: ";
        for (const auto card : {0U, 1U, 2U})
            for (int i = 0; i < 200; ++i)
                many += "1 Card number " + std::to_string(card * 1000 + static_cast<unsigned>(i)) + ", ";
        auto order = orderOf(deckOf(many), 800);
        const auto picture = app::deckPicture(order);
        QVERIFY(!picture.isNull() && picture.height() <= 16'000);
        order.stacked = false;
        QVERIFY(app::deckPicture(order).height() <= 16'000);
        order.width = 100'000; // bounded
        order.deck = deckOf("main: 1 Aegis Tender");
        QCOMPARE(app::deckPicture(order).width(), DeckPictureOrder::mostWidth);
    }

    void itIsCalledOff()
    {
        std::size_t told = 0;
        const auto picture = app::deckPicture(orderOf(sampleDecks().front()), [&](std::size_t done, std::size_t all) {
            ++told;
            return done * 2 < all;
        });
        QVERIFY(picture.isNull());
        QVERIFY(told > 2);
    }

    void itIsWrittenOrSaysWhyNot()
    {
        const Scratch scratch;
        const auto picture = app::deckPicture(orderOf(deckOf("main: 2 Aegis Tender")));
        const auto file = scratch.path("deck.png");
        QVERIFY(app::writePicture(file, picture).has_value());
        QCOMPARE(QImage(q(file.string())).convertToFormat(picture.format()), picture);
        const auto refused = app::writePicture(scratch.path("no-such-folder") / "deck.png", picture);
        QVERIFY(!refused && refused.error().find("no-such-folder") != std::string::npos);
    }

    void gamesWithoutDomainsHaveOneToo()
    {
        for (const auto* game : {"nexus-tcg", "nexus-ops", "quantum"}) {
            DeckPictureOrder order;
            order.checker = otherLaw(game);
            order.deck.name = "Test";
            order.deck.ruleset = order.checker->ruleset().id;
            const auto& section = order.checker->ruleset().sections.front();
            auto& rows = order.deck.sectionOrNew(section.id).entries;
            const auto& catalogue = order.checker->catalogue();
            for (model::CardIndex card = 0; card < catalogue.size() && rows.size() < 8; ++card)
                if (order.checker->accepts(0, card))
                    rows.push_back({std::string(catalogue.name(card)), std::nullopt, {}, 2, {}});
            order.width = 800;
            for (const auto grouping : {app::DeckGrouping::Cost, app::DeckGrouping::Domain, app::DeckGrouping::None}) {
                order.grouping = grouping;
                QVERIFY(painted(app::deckPicture(order)) > 0.1);
            }
        }
    }
};

NEXUS_TEST(DeckPictureTest, Screen);

} // namespace deck_picture_test

#include "deck_picture_test.moc"
