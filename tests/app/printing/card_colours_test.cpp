// What paints the frames of the games: domains, a choice, or the type.
#include "app/printing/card_colours.h"

#include "app/printing/card_painter.h"
#include "tests/support/other_game.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QColor>

#include <set>

#include <set>

namespace card_colours_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

class CardColoursTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChoicePaintsTheFrame()
    {
        const auto cards = otherCatalogue("nexus-tcg");
        const auto& game = cards->game();
        const auto& color = game.attributes[game.face.frame];
        QCOMPARE(color.colours.size(), color.choices.size());
        std::set<QRgb> seen;
        for (CardIndex i = 0; i < cards->size(); ++i) {
            const auto card = cards->card(i);
            const auto colours = frameColours(card, game);
            QCOMPARE(colours.size(), std::size_t{1});
            QCOMPARE(colours.front().name().toStdString(), color.colours[std::size_t(*card.numbers[game.face.frame])]);
            seen.insert(colours.front().rgb());
        }
        QCOMPARE(seen.size(), std::size_t{6});
    }

    void theTypePaintsTheFrame()
    {
        const auto cards = otherCatalogue("quantum");
        const auto& game = cards->game();
        auto card = cards->card(0);
        card.type = "Gambit";
        const auto gambit = frameColours(card, game);
        card.type = "command"; // however it is written
        const auto command = frameColours(card, game);
        QVERIFY(gambit != command);
        QVERIFY(command.front() != QColor(ink::neutral));
        card.type = "Ship";
        QVERIFY(frameColours(card, game) == std::vector<QColor>{ink::neutral});
    }

    // A letter of the frame's colour stands on white, the name of the card on a breath of it.
    void everyColourCanBeReadOnPaper()
    {
        for (const char* id : {"nexus-tcg", "quantum", "nexus-ops"}) {
            const auto& game = otherCatalogue(id)->game();
            for (const auto& attribute : game.attributes)
                for (const auto& colour : attribute.colours)
                    QVERIFY2(contrastRatio(QColor(QString::fromStdString(colour)), Qt::white) >= 3, colour.c_str());
            for (const auto& type : game.types)
                if (!type.colour.empty())
                    QVERIFY2(contrastRatio(QColor(QString::fromStdString(type.colour)), Qt::white) >= 3,
                        type.colour.c_str());
        }
    }

    void domainsPaintAsBefore()
    {
        const auto& game = starterGame();
        auto card = cardsOf(R"([{"name":"A","type":"Unit","domains":{"technology":1,"magic":3}}])").at(0);
        const auto colours = frameColours(card, game);
        QCOMPARE(colours.size(), std::size_t{2});
        QCOMPARE(colours[0], domainColour(game.attributes[*game.find(AttributeId("magic"))])); // most points first
        for (const auto domain : game.domainAttributes())
            card.numbers[domain] = 0;
        QVERIFY(frameColours(card, game) == std::vector<QColor>{ink::neutral});
    }

    void theFaceOfEveryGameFits()
    {
        for (const char* id : {"nexus-tcg", "quantum", "nexus-ops"}) {
            const auto cards = otherCatalogue(id);
            for (CardIndex i = 0; i < cards->size(); ++i) {
                const auto result = measureCard(cardFace(*cards, i), cards->game());
                QVERIFY2(!result.nameCut && !result.rulesCut, std::string(cards->name(i)).c_str());
            }
        }
    }
};

NEXUS_TEST(CardColoursTest, Screen);

} // namespace card_colours_test
#include "card_colours_test.moc"
