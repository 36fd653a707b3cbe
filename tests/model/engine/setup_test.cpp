#include "model/engine/setup.h"

#include "model/cards/catalogue.h"
#include "tests/support/decks.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace setup_test {

using namespace nexus::model;
using namespace nexus::test;

class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // An edition may say ranges in digits: 1 is the first range of the game.
    void rangesInDigitsAreThoseOfTheGame()
    {
        auto game = starterGame();
        const auto reach = static_cast<AttributeIndex>(game.attributes.size());
        Attribute digits;
        digits.id = AttributeId("range-p26");
        digits.label = "Range";
        digits.ofSets = true;
        game.attributes.push_back(digits);
        game.setHeadings.push_back({{"P26"}, reach, {"Range", "range-p26"}});
        CatalogueBuilder builder(game);
        const auto add = [&](const char* name, std::optional<int> range) {
            Card card;
            card.name = name;
            card.type = "Unit";
            card.set = "P26";
            card.numbers.resize(game.attributes.size());
            card.numbers[*game.play.attack] = 1;
            card.numbers[*game.play.defense] = 1;
            card.numbers[reach] = range;
            builder.add(card);
        };
        add("Near", 1);
        add("Far Off", 3);
        add("Beyond", 9);
        add("None", std::nullopt);
        const DeckChecker checker(ruleset(), builder.build());
        const auto state = setUpGame({{"A", deckOf("main: 1 Near, 1 Far Off, 1 Beyond, 1 None")}}, checker);
        QVERIFY(state);
        std::map<std::string, int> ranges;
        for (CardId id = 0; id < state->cards.size(); ++id)
            ranges[state->name(id)] = state->factsOf(id).range;
        QCOMPARE(ranges["Near"], 0);
        QCOMPARE(ranges["Far Off"], 2);
        QCOMPARE(ranges["Beyond"], -1);
        QCOMPARE(ranges["None"], -1);
    }
};

NEXUS_TEST(SetupTest, Nothing);

} // namespace setup_test

#include "setup_test.moc"
