#include "app/text/play_text.h"

#include "model/abilities/language.h"
#include "tests/support/decks.h"
#include "tests/support/other_game.h"
#include "tests/support/test_class.h"

namespace play_text_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::app;

namespace {

// "Costs: Exhaust this unit [VIII Exhaust] | Does: Draw a card"; of one ability, of a card with that rule text.
std::string apart(const std::string& rules, const std::string& type = "Unit")
{
    model::Card card;
    card.name = "Trial";
    card.type = type;
    card.rules = rules;
    const auto& game = starterCatalogue()->game();
    std::string said;
    for (const auto& ability :
        abilitiesInParts(card, game, vocabularyOf(*starterCatalogue()), ruleset().tableRules.cites)) {
        said += (said.empty() ? "" : " / ") + ability.kind;
        for (const auto& part : ability.parts)
            said += " | " + part.role + ": " + part.text + (part.section.empty() ? "" : " [" + part.section + "]");
        if (!ability.byHand.empty())
            said += " | " + ability.byHand;
    }
    return said;
}

} // namespace

class PlayTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAbilityIsTakenApart_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("parts");
        const auto row = [](const char* name, const char* rules, const char* parts) {
            QTest::newRow(name) << QString::fromUtf8(rules) << QString::fromUtf8(parts);
        };
        row("a cost, then one thing after the other",
            "Active: Pay 1 CP and exhaust this unit. Destroy target Suppressed enemy non-Leader unit. Gain 2 CP.",
            "Active | Costs: Pay 1 CP [VIII Command Points] | and: Exhaust this unit [VIII Exhaust] | Does: Destroy "
            "target "
            "Suppressed enemy non-Leader unit [V.C] | Then: Gain 2 CP [VIII Command Points]");
        row("once a round", "Interrupt: Once each Game Round, when this unit is deployed, draw a card.",
            "Interrupt | Once a round, when: This unit is deployed [III.C.2] | Does: Draw a card [V.B]");
        row("at a moment, under a condition",
            "Interrupt: At the start of the Game Round, if you control no other Constructs, put a -1/-1 counter on "
            "this unit.",
            "Interrupt | When: At the start of the Game Round [III.C.1] | If: You control no other Constructs | Then: "
            "Put a "
            "-1/-1 counter on this unit");
        row("what a player may pay", "Interrupt: When this unit is deployed, you may pay 1 CP to draw a card.",
            "Interrupt | When: This unit is deployed [III.C.2] | You may: Pay 1 CP [VIII Command Points] | If you do: "
            "Draw a "
            "card [V.B]");
        row("what holds while", "Passive: While you control two or more Assets, this unit has +1 Attack.",
            "Passive | While: You control two or more Assets | Holds: This unit has +1 Attack");
        row("what comes of a no",
            "Interrupt: At the start of the Game Round, you may sacrifice another friendly unit. If you do not, "
            "exhaust "
            "this unit.",
            "Interrupt | When: At the start of the Game Round [III.C.1] | You may: Sacrifice another friendly unit | "
            "If you do not: Exhaust this unit [VIII Exhaust]");
        row("one or the other",
            "Active: Exhaust this unit. If you control a Construct, draw two cards. Otherwise, draw a card.",
            "Active | Costs: Exhaust this unit [VIII Exhaust] | If: You control a Construct | Then: Draw two cards "
            "[V.B] | Otherwise: Draw a card [V.B]");
        row("what has happened by then", "Interrupt: After this unit attacks, draw a card.",
            "Interrupt | After: This unit attacks [VIII Declare an Attack] | Does: Draw a card [V.B]");
        row("used once a round", "Active: Pay 2 CP. Ready this unit. Use this ability only once each Game Round.",
            "Active | Costs: Pay 2 CP [VIII Command Points] | Does: Ready this unit [VIII Ready] | Used: Once a round");
        row("keywords are explained elsewhere", "Steadfast. Active: Exhaust this unit. Draw a card.",
            "Active | Costs: Exhaust this unit [VIII Exhaust] | Does: Draw a card [V.B]");
        row("what is not understood is said to be by hand", "Passive: This unit wears a hat.",
            "Passive | By hand at the Table: not understood from “wears a hat.” on");
        row("what could be meant in two ways is, too, and which two",
            "Interrupt: When this unit attacks a unit, if it is exhausted, draw a card.",
            "Interrupt | When: This unit attacks a unit [VIII Declare an Attack] | If: It is exhausted | Then: Draw a "
            "card "
            "[V.B] | By hand at the Table, for “it” could mean “this unit” or “a unit”: “When this unit attacks a "
            "unit, "
            "if it is exhausted, draw a card.”");
    }
    void anAbilityIsTakenApart()
    {
        QFETCH(QString, rules);
        QFETCH(QString, parts);
        QCOMPARE(QString::fromStdString(apart(rules.toStdString())), parts);
    }

    void everyAbilityOfTheStarterSetHasParts()
    {
        const auto& catalogue = *starterCatalogue();
        const auto vocabulary = vocabularyOf(catalogue);
        std::size_t abilities = 0, whole = 0;
        for (model::CardIndex card = 0; card < catalogue.size(); ++card)
            for (const auto& ability :
                abilitiesInParts(catalogue.card(card), catalogue.game(), vocabulary, ruleset().tableRules.cites)) {
                ++abilities;
                QVERIFY2(!ability.parts.empty() && ability.byHand.empty(), std::string(catalogue.name(card)).c_str());
                // A sentence that was taken apart has no part with two sentences.
                whole += std::ranges::any_of(
                    ability.parts, [](const AbilityPart& part) { return part.text.find(". ") != std::string::npos; });
            }
        QVERIFY2(abilities > 300, qPrintable(QString::number(abilities)));
        QVERIFY2(whole * 20 < abilities, qPrintable(QString::number(whole)));
    }

    void aGameWithoutRuleTextsHasNone()
    {
        model::Game game;
        QVERIFY(abilitiesInParts({}, game, {}, {}).empty());
        QVERIFY(playLines({}, game, {}).empty());
    }

    // Of a game without a Table: how it was read, in its words, or where that ended.
    void textsOfOtherGamesAreRead()
    {
        const auto catalogue = otherCatalogue("quantum");
        const auto vocabulary = vocabularyOf(*catalogue);
        model::Card card{.name = "Tidy", .type = "Gambit"};
        const auto lines = [&] { return playLines(card, catalogue->game(), vocabulary); };
        card.rules = "Add 2 to your dominance.";
        QCOMPARE(lines().size(), std::size_t{1});
        QCOMPARE(lines().front().text, std::string("Read as “Add 2 to your dominance die.”"));
        QVERIFY(!lines().front().byHand);
        card.rules = "Add 2 to your sandwich.";
        QVERIFY(lines().front().byHand);
        QVERIFY2(lines().front().text.starts_with("Not understood from “sandwich.” on; the nearest that is: “Add 2") &&
                     lines().front().text.find("(quantum/phrases.txt, line ") != std::string::npos,
            lines().front().text.c_str());
    }
};

NEXUS_TEST(PlayTextTest, Nothing);

} // namespace play_text_test

#include "play_text_test.moc"
