#include "app/text/chances_text.h"

#include "model/chances/hand_odds.h"
#include "tests/support/decks.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"

namespace odds_text_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

class OddsTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void chancesAreNeverRoundedToNothingOrSure_data()
    {
        QTest::addColumn<double>("chance");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << "0 %";
        QTest::newRow("sure") << 1.0 << "100 %";
        QTest::newRow("hardly") << 1e-7 << "under 0.01 %";
        QTest::newRow("nearly") << 1 - 1e-7 << "over 99.99 %";
        QTest::newRow("some") << 0.48214 << "48.21 %";
        QTest::newRow("half") << 0.5 << "50.00 %";
        QTest::newRow("smallest told") << 0.00006 << "0.01 %";
    }
    void chancesAreNeverRoundedToNothingOrSure()
    {
        QFETCH(double, chance);
        QFETCH(QString, text);
        QCOMPARE(q(percentText(chance)), text);
    }

    void manyFlipsAreTold()
    {
        nexus::model::InitiativeTally tally{
            .games = 200, .decides = {120, 76}, .firstFlipTies = 30, .flips = 234, .undecided = 4};
        QCOMPARE(tallyLines(tally, {"Wet Ink", "Iron Wall"}),
            (std::vector<std::string>{"Wet Ink decides who begins in 120 (60.00 %) of 200 games.",
                "Iron Wall decides who begins in 76 (38.00 %) of 200 games.",
                "No flip can ever decide 4 (2.00 %): those tied have cards of one number only.",
                "The first flip ties in 30 (15.00 %); 1.170 flips on average."}));
        tally.undecided = 0;
        QCOMPARE(tallyLines(tally, {"Wet Ink", "Iron Wall"}).size(), std::size_t{3});
    }

    void changesHaveTheirSign()
    {
        QCOMPARE(q(changeText(0.0031)), QStringLiteral("+0.31 %"));
        QCOMPARE(q(changeText(-0.012)), QStringLiteral("−1.20 %"));
        QCOMPARE(q(changeText(0.00001)), QStringLiteral("±0 %"));
    }

    void aFlipIsTold()
    {
        const std::vector<model::DrawPile> piles{pileOf(QStringLiteral("1x2 1x3")), pileOf(QStringLiteral("1x2 1x3"))};
        const auto players = playerNames({"Wall", "Wall"});
        QCOMPARE(players, (std::vector<std::string>{"Wall", "Wall (2)"}));
        const model::InitiativeRecord record{
            1, {{false, {{0, 0, 2}, {1, 0, 2}}, {0, 1}}, {true, {{0, 0, 2}, {1, 1, 3}}, {0}}}, 0};
        QCOMPARE(q(flipSentence(record, 0, piles, players, "CP")),
            QStringLiteral("Wall reveals 1 (2 CP), Wall (2) reveals 1 (2 CP): a tie at 2 CP, they flip on."));
        QCOMPARE(q(flipSentence(record, 1, piles, players, "CP")),
            QStringLiteral("A deck has run out; the tied shuffle their cards back. Wall reveals 1 (2 CP), Wall (2) "
                           "reveals 2 (3 CP): "
                           "Wall decides who begins."));
        const model::InitiativeRecord stuck{1, {{false, {{0, 0, 2}, {1, 0, 2}, {2, 0, 9}}, {0, 1}}}, {}};
        const std::vector<model::DrawPile> three{piles[0], piles[1], pileOf(QStringLiteral("1x9"))};
        QCOMPARE(q(flipSentence(stuck, 0, three, {"A", "B", "C"}, "")),
            QStringLiteral("A reveals 1 (2), B reveals 1 (2), C reveals 1 (9): a tie at 2 between A and B that no flip "
                           "can ever break."));
    }

    void oddsAreTold()
    {
        const model::InitiativeOdds odds{{0.4821, 0.5179}, 0.143, 1.1666, 0, false};
        QCOMPARE(q(initiativeSentence(odds, {"Wet Ink", "Iron Wall"})),
            QStringLiteral("Wet Ink decides who begins in 48.21 % of games, Iron Wall in 51.79 %. The first flip ties "
                           "in 14.30 %; 1.167 flips on "
                           "average."));
        QVERIFY(q(initiativeSentence({{0.3, 0.3}, 0.9, 50, 0.4, false}, {"A", "B"}))
                    .endsWith(QStringLiteral("leave 40.00 % open.")));
        QCOMPARE(q(undecidableText(
                     std::vector{pileOf(QStringLiteral("2x4")), pileOf(QStringLiteral("1x4"))}, {"A", "B"}, "CP")),
            QStringLiteral("Every card of A and B shows 4 CP: no flip can ever decide between them."));
        QCOMPARE(q(seenSentence(62, {5, 2, 3})),
            QStringLiteral("By round 3 a player who plays 2 cards a round has drawn 9 of 62 cards."));
        QCOMPARE(q(seenSentence(62, {5, 2, 1})), QStringLiteral("An opening hand is 5 of 62 cards."));
    }

    void obstaclesAreNamed()
    {
        const std::vector<model::DrawPile> piles{pileOf({}), pileOf(QStringLiteral("1x1")), pileOf({})};
        QCOMPARE(q(flipObstacleText(model::FlipObstacle::EmptyDeck, piles, {"A", "B", "C"})),
            QStringLiteral("A and C have no cards to flip."));
        QCOMPARE(q(flipObstacleText(model::FlipObstacle::TooManyDecks, piles, {"A", "B", "C"})),
            QStringLiteral("A flip takes at most 8 decks."));
    }

    void figuresStandInLines()
    {
        const model::HandQuestion question{pileOf(QStringLiteral("2x1 2x9"), 3), 2, {{true, false}}};
        const auto exact = model::handOdds(question);
        auto lines = handFigureLines(question, {"t:unit"}, exact, nullptr, "CP");
        QCOMPARE(lines.size(), std::size_t{6});
        QCOMPARE(
            q(lines[0].label + ": " + lines[0].exact), QStringLiteral("Hands with a card that 3 CP pay for: 83.33 %"));
        QCOMPARE(q(lines[1].label + ": " + lines[1].exact),
            QStringLiteral("Most of 3 CP a hand can spend, on average: 1.000"));
        QCOMPARE(q(lines[2].label + ": " + lines[2].exact), QStringLiteral("CP in hand, on average: 10.000"));
        QCOMPARE(q(lines[4].label + ": " + lines[4].exact), QStringLiteral("Hands with 1 of t:unit: 66.67 %"));
        QVERIFY(lines[0].sampled.empty());
        const auto tally = test::tallyHands(question, 1, 1000);
        lines = handFigureLines(question, {"t:unit"}, exact, &tally, "CP");
        QVERIFY(q(lines[0].sampled).contains(QStringLiteral(" % ± ")));
        QVERIFY(q(lines[2].sampled).contains(QStringLiteral(" ± ")));
    }

    void unitsAreTheGames()
    {
        const model::DeckChecker law(ruleset(), starterCatalogue());
        QCOMPARE(q(costUnit(law)), QStringLiteral("CP"));
        QCOMPARE(q(revealUnit(law)), QStringLiteral("CP"));
    }
};

NEXUS_TEST(OddsTextTest, Events);

} // namespace odds_text_test

#include "odds_text_test.moc"
