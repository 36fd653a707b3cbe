#include "model/cards/card.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace card_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

Card named(const std::string& name, const std::string& type)
{
    Card card;
    card.name = name;
    card.type = type;
    return card;
}

// Names that try to look like a name with something behind it.
std::string trickyName(Random& random)
{
    static constexpr const char* pieces[] = {
        "a", "b", " ", "-", "_", ".", "%", "5f", "2e", "%5f", "unit", "mission", "é", "(", ","};
    std::string name;
    for (int i = random.between(1, 5); i > 0; --i)
        name += pieces[random.below(std::size(pieces))];
    return name;
}

} // namespace

class CardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysAreMadeOfTheGamesIdentity()
    {
        QCOMPARE(q(cardKey(named("Relay  Drone", "Unit"), starterGame()).str()), q("relay-drone.unit"));
        QCOMPARE(q(cardKey(named("Zoë’s Half-Way", "Mission"), starterGame()).str()), q("zoe's-half_way.mission"));
        QCOMPARE(q(identityQualifier(named("X", "Mission"), starterGame())), q("Mission"));

        Game other;
        other.attributes = {{.id = AttributeId("subtitle"), .kind = AttributeKind::Text}};
        other.identity = {"name", "subtitle"};
        auto card = named("X", "Mission");
        card.texts[0] = "The Second";
        QCOMPARE(q(cardKey(card, other).str()), q("x.the-second"));
        other.identity = {"name"};
        QCOMPARE(q(cardKey(card, other).str()), q("x"));
        QVERIFY(identityQualifier(card, other).empty());
    }

    void theSameIdentityInOtherSpellingHasTheSameKey()
    {
        QVERIFY(cardKey(named("ÉLAN  vital", "Unit"), starterGame()) ==
                cardKey(named("Elan Vital", "unit"), starterGame()));
        QVERIFY(cardKey(named("It’s", "Unit"), starterGame()) == cardKey(named("It's", "Unit"), starterGame()));
    }

    void differentIdentitiesHaveDifferentKeys()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            const std::string name[] = {trickyName(random), trickyName(random)};
            const std::string type[] = {trickyName(random), random.below(2) ? "" : trickyName(random)};
            const bool same = fold(name[0]) == fold(name[1]) && fold(type[0]) == fold(type[1]);
            RC_PRE(!fold(type[0]).empty() && (type[1].empty() || !fold(type[1]).empty()));
            RC_ASSERT((makeCardKey(name[0], {type[0]}) == makeCardKey(name[1], {type[1]})) == same);
            RC_ASSERT(makeCardKey(name[0], {type[0]}) != makeCardKey(name[0] + "." + type[0], {}));
        }));
    }

    void identitiesOfThreePartsDoNotRunIntoOneAnother()
    {
        Game game;
        game.attributes = {{.id = AttributeId("subtitle"), .kind = AttributeKind::Text},
            {.id = AttributeId("side"), .kind = AttributeKind::Text}};
        game.identity = {"name", "subtitle", "side"};
        auto one = named("X", ""), two = named("X", "");
        one.texts = {{0, "a, b"}, {1, "c"}};
        two.texts = {{0, "a"}, {1, "b, c"}};
        QVERIFY(cardKey(one, game) != cardKey(two, game));
        QCOMPARE(q(identityQualifier(one, game)), q("a, b, c"));
        one.texts = {{0, "a"}};
        two.texts = {{1, "a"}};
        QVERIFY(cardKey(one, game) != cardKey(two, game));
        QCOMPARE(q(identityQualifier(two, game)), q("a"));
        QCOMPARE(q(cardKey(named("X", ""), game).str()), q("x"));
    }

    void keywordsAreFoundInRules_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("keywords");
        const auto row = [](const char* rules, const char* keywords) {
            QTest::newRow(rules) << q(rules) << q(keywords);
        };
        row("", "");
        row("Steadfast", "Steadfast");
        row("Steadfast.", "Steadfast");
        row("STEADFAST.", "Steadfast");
        row("Territorial. Passive: Other units have Steadfast.", "Territorial");
        row("Adapt (2). Swarm", "Adapt (2)|Swarm");
        row("Adapt (2)\nSwarm\n", "Adapt (2)|Swarm");
        row("Swarm, Zeal, Large.", "Swarm|Zeal|Large");
        row("Swarm. Swarm.", "Swarm");
        row("Arcane Recall (7).", "Arcane Recall (7)");
        row("Draw a card. Arcane Recall (7).", "Arcane Recall (7)");
        row("Evolve from Feral Thing (3 CP). Skirmisher.", "Evolve (3)|Skirmisher");
        row("Evolve from Mark 2 Golem (3 CP).", "Evolve (3)");
        row("Consume: Draw a card.", "Consume");
        row("Consume: Draw a card, then another. Taunt.", "Consume|Taunt");
        row("Ritual (3): Draw 5 cards.", "Ritual (3)");
        row("Active: inflict Impact 1 on a unit.", "Impact");
        row("Apply Synaptic Mark to it. It gains Static.", "Static|Synaptic Mark");
        row("Impact is nothing new; Impacted units are.", "Impact");
        row("Impacted.", "");
        row("All units gain Zeal.", "");
        row("Passive: units gain Zeal until the end.", "");
        row("Zeal until the end of the round.", "");
        row("Larger units cannot move.", "");
        row("Zealous. Smallish.", "");
        row("impact on others.", "");
    }
    void keywordsAreFoundInRules()
    {
        QFETCH(QString, rules);
        QFETCH(QString, keywords);
        QCOMPARE(q(joined(keywordsInRules(rules.toStdString(), starterGame()), "|")), keywords);
    }

    // The starter set gives its keywords beside its rules: both say the same of every card that has rules.
    void theStarterSetsKeywordsStandInItsRules()
    {
        const auto catalogue = starterCatalogue();
        for (CardIndex index = 0; index < catalogue->size(); ++index) {
            const Card card = catalogue->card(index);
            for (const auto& printed : keywordsInRules(card.rules, catalogue->game())) {
                const auto* keyword = catalogue->game().keywordOf(printed);
                QVERIFY(keyword);
                const bool given = std::any_of(card.keywords.begin(), card.keywords.end(),
                    [&](const auto& word) { return catalogue->game().keywordOf(word) == keyword; });
                QVERIFY2(given || keyword->mentioned, (card.name + ": " + printed).c_str());
            }
        }
    }
};

NEXUS_TEST(CardTest, Events);

} // namespace card_test

#include "card_test.moc"
