#include "model/abilities/binding.h"
#include "model/abilities/language.h"

#include "model/base/text.h"
#include "tests/support/decks.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include "importers/card_list.h"

namespace language_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const Vocabulary& words()
{
    static const auto vocabulary = vocabularyOf(*starterCatalogue());
    return vocabulary;
}
Card cardOf(const char* type, std::string rules)
{
    Card card;
    card.name = "Probe";
    card.type = type;
    card.rules = std::move(rules);
    return card;
}
std::string kindsOf(const Card& card)
{
    std::string kinds;
    for (const auto& text : abilityTexts(card, starterGame()))
        kinds += (kinds.empty() ? "" : " | ") + std::string(textKindId(text.kind)) + ": " + text.text;
    return kinds;
}
UnderstoodCard understood(const char* type, std::string rules)
{
    return understand(cardOf(type, std::move(rules)), starterGame(), words());
}
std::string standardOf(const char* type, const char* rules)
{
    std::string all;
    for (const auto& text : understood(type, rules).abilities)
        all += (all.empty() ? "" : " | ") + (text.gap ? "gap " + std::to_string(text.gap->column) : text.standard);
    return all;
}

struct Counts {
    std::size_t cards = 0, whole = 0, playing = 0, texts = 0, understood = 0;
};
Counts countsOf(const std::string& list)
{
    const auto table = nexus::importers::readCardTable(list, starterGame());
    if (!table)
        return {};
    auto vocabulary = words();
    for (const auto& row : table->cards)
        for (const auto& subtype : row.card.subtypes)
            vocabulary.add(Vocabulary::Kind::Subtype, subtype);
    Counts counts;
    for (const auto& row : table->cards) {
        const auto card = understand(row.card, starterGame(), vocabulary);
        ++counts.cards;
        counts.whole += std::none_of(
            card.abilities.begin(), card.abilities.end(), [](const auto& text) { return text.gap.has_value(); });
        counts.playing += card.plays() == Plays::Whole;
        counts.texts += card.abilities.size();
        for (const auto& text : card.abilities)
            counts.understood += text.gap ? 0 : 1;
    }
    return counts;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreTakenApart()
    {
        QCOMPARE(kindsOf(cardOf("Unit", "Steadfast. Passive: This unit has +1 Attack. Adapt (2)")),
            std::string("keyword: Steadfast. | passive: This unit has +1 Attack. | keyword: Adapt (2)"));
        QCOMPARE(kindsOf(cardOf("Unit", "Taunt, Zeal. Adapt 2. Evolve 1 from Larva. Taunt, sing. Adapt two.")),
            std::string("keyword: Taunt, Zeal. | keyword: Adapt 2. | keyword: Evolve 1 from Larva. | "
                        "passive: Taunt, sing. Adapt two."));
        QCOMPARE(kindsOf(cardOf("Unit", "Active: Pay 2 CP. Draw a card. If you do, gain 1 CP. Consume: Draw a card.")),
            std::string("active: Pay 2 CP. Draw a card. If you do, gain 1 CP. | consume: Draw a card."));
        QCOMPARE(kindsOf(cardOf("Event", "Draw a card. Then discard a card.")),
            std::string("event: Draw a card. Then discard a card."));
        QCOMPARE(kindsOf(cardOf(
                     "Upgrade", "Attached unit gains \"Active: Pay 1 CP. Draw a card.\" Attached unit gets +1/+1.")),
            std::string("upgrade: Attached unit gains \"Active: Pay 1 CP. Draw a card.\" Attached unit gets +1/+1."));
        QCOMPARE(kindsOf(cardOf("Asset", "RITUAL - ACTIVE: Draw a card.")), std::string("active: Draw a card."));
        QCOMPARE(kindsOf(cardOf("Unit", "")), std::string());
        QCOMPARE(kindsOf(cardOf("Unit", starterGame().emptyRules.empty() ? "" : starterGame().emptyRules.front())),
            std::string());
    }

    void meanings_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("standard");
        const auto row = [](const char* type, const char* rules, const char* standard) {
            QTest::newRow(rules) << q(type) << q(rules) << q(standard);
        };
        // one meaning, one wording
        row("Event", "Target unit’s rule box is treated as blank until the end of the current Game Round.",
            "Target unit is blank until the end of the Game Round.");
        row("Event", "Deactivate up to two of your 'Construct' subtype units.",
            "Ready up to two of your Construct units.");
        row("Event", "Inflict 'Impact 2' on up to three different enemy units.",
            "Inflict Impact 2 on up to three enemy units.");
        row("Unit", "Passive: The first Event you play each Game Round costs 1 less CP (to a minimum of 1).",
            "The first Event card you play each Game Round costs 1 less CP (to a minimum of 1).");
        row("Unit", "Passive: At the start of the Activation Sequence, you may pay 2 CP. If you do, draw a card.",
            "At the start of the Activation Sequence, you may pay 2 CP. If you do, draw a card.");
        row("Upgrade", "Attached unit gains “Active: Pay 1 CP and exhaust this unit. Draw a card.”",
            "Attached unit has \"Active: Pay 1 CP and exhaust this unit. Draw a card.\"");
        row("Event", "Target friendly unit gets +2 Attack until the end of that attack.",
            "Target friendly unit gets +2 Attack for this attack.");
        // what was done, to whom, and in which order
        row("Event", "Each opponent exhausts one of their units. Destroy each unit exhausted this way.",
            "Each opponent exhausts a unit. Destroy each unit exhausted this way.");
        row("Event", "Draw two cards, then discard a card. If you discarded an Event card this way, draw a card.",
            "Draw two cards, then discard a card. If an Event card was discarded this way, draw a card.");
        row("Event", "Draw three cards, then put two cards from your hand on top of your deck.",
            "Draw three cards, then put two cards from your hand on top of your deck in any order.");
        row("Event", "Choose two friendly units. They trade places.",
            "Choose two friendly units. They swap positions.");
        row("Unit",
            "Passive: When a friendly unit is attacked, you may exhaust this unit to give it +2 Defense for this "
            "attack.",
            "When a friendly unit is attacked, you may exhaust this unit to give it +2 Defense for this attack.");
        row("Unit", "Passive: Your units have Horde while they are in your Front Row.",
            "Your units have Horde while they are in your Front Row.");
        row("Unit", "Passive: This unit has Horde while it is in your Front Row.",
            "While it is in your Front Row, this unit has Horde.");
        row("Unit", "Passive: Enemy units get -1 Attack but cannot move.",
            "Enemy units have -1 Attack and cannot move.");
        // what sounds alike and is not
        row("Event", "Move target friendly unit to any friendly Quadrant.",
            "Move target friendly unit to a friendly Quadrant.");
        row("Event", "Move target friendly unit to any other friendly Quadrant.",
            "Move target friendly unit to any other friendly Quadrant.");
        row("Event", "Move target unit to an adjacent Quadrant.", "Move target unit to an adjacent Quadrant.");
        row("Event", "If there are two or more Constructs, draw a card.",
            "If there are two or more Constructs, draw a card.");
        row("Event", "If you control two or more Constructs, draw a card.",
            "If you control two or more Constructs, draw a card.");
        row("Event", "Look at the top card of your deck and put it on the bottom.",
            "Look at the top card of your deck and put it on the bottom.");
        row("Unit", "Passive: The first Upgrade you play each Game Round costs 1 less CP.",
            "The first Upgrade card you play each Game Round costs 1 less CP.");
        row("Event", "Create two 1/1 'Mite' unit tokens in any two of your Back Row Quadrants.",
            "Create two 1/1 'Mite' unit tokens in any two of your Back Row Quadrants.");
        row("Event", "Apply Static to target unit. If it already had Static, draw a card.",
            "Apply Static to target unit. If it already had Static, draw a card.");
        row("Unit", "Active: Put target unit into its owner's discard pile. Draw a card.", "gap 13");
        // not understood, with its column
        row("Event", "Look at the top five cards of your deck. Put one into your hand and the other two on the bottom.",
            "gap 73");
        row("Event", "Draw a card sideways.", "gap 13");
        row("Unit", "Steadfast. Active: Pay 1 CP. Drew a card.", "Steadfast. | gap 30");
        row("Unit", "Passive: »Ünits« sing. Consume: Draw a card.", "gap 10 | Draw a card.");
        row("Unit", "Active: Exhaust this unit. Destroy a friendly unit. Draw a card.",
            "Exhaust this unit. Destroy a friendly unit. Draw a card.");
        row("Unit", "Active: Destroy target enemy unit. Draw a card.", "gap 17");
        row("Upgrade", "Attached unit gains \"Passive: Whistle a tune.\"", "gap 21");
        row("Event", "Gain 1 CP", "gap 10");
    }
    void meanings()
    {
        QFETCH(QString, type);
        QFETCH(QString, rules);
        QFETCH(QString, standard);
        QCOMPARE(QString::fromStdString(standardOf(type.toUtf8().constData(), rules.toUtf8().constData())), standard);
    }

    void expectedIsSaidPlainly()
    {
        for (const char* rules :
            {"Draw", "Destroy", "Target unit gets", "Xyzzy.", "If", "Move target unit to the moon."}) {
            const auto card = understood("Event", rules);
            QVERIFY(card.abilities.size() == 1 && card.abilities[0].gap);
            const auto& expected = card.abilities[0].gap->expected;
            QVERIFY2(!expected.empty() && expected.size() <= 12, rules);
            for (const auto& words : expected)
                QVERIFY2(words.find('{') == std::string::npos, words.c_str());
        }
        const auto gap = *understood("Event", "Destroy").abilities[0].gap;
        QCOMPARE(gap.expected.front(), std::string("a group of cards"));
    }

    // Every word of it fits somewhere; what does not fit is the whole.
    void aGapIsNeverEmpty()
    {
        const std::string text = "Exhaust target unit in the same Quadrant as a unit in the same Quadrant.";
        const auto gap = *understood("Event", text).abilities[0].gap;
        QCOMPARE(gap.text, text);
        QCOMPARE(gap.column, std::size_t{1});
    }

    void howMuchOfACardPlays()
    {
        QVERIFY(understood("Unit", "").plays() == Plays::Whole);
        QVERIFY(understood("Unit", "Steadfast").plays() == Plays::Whole);
        QVERIFY(understood("Event", "Draw a card.").plays() == Plays::Whole);
        QVERIFY(understood("Unit", "Steadfast. Passive: Sing.").plays() == Plays::Part);
        QVERIFY(understood("Event", "Sing.").plays() == Plays::Hand);
        QVERIFY(understood("Unit", "Passive: Transformation. Active: Exhaust this unit. Draw a card.").plays() ==
                Plays::Whole);                                                     // the name of an ability
        QVERIFY(understood("Unit", "Passive: Steadfast.").plays() == Plays::Hand); // which does something
    }

    // Missions and Events stand in no Quadrant, so "this Quadrant" of them means nothing; of an Asset one is chosen.
    void whatStandsNowhereHasNoQuadrant()
    {
        const auto plays = [](const char* type, const char* rules) { return understood(type, rules).plays(); };
        for (const char* rules : {"Exhaust each unit in this Quadrant.", "Exhaust each unit in an adjacent Quadrant.",
                 "Exhaust each unit in its row."})
            QVERIFY2(plays("Event", rules) == Plays::Hand, rules);
        for (const char* rules : {"Move target friendly unit to an adjacent Quadrant.",
                 "Exhaust target unit and each other unit in its Quadrant.",
                 "Target unit gains \"Passive: Other friendly units in this Quadrant have +1 Attack.\""})
            QVERIFY2(plays("Event", rules) == Plays::Whole, rules);
        for (const char* type : {"Unit", "Terrain", "Asset"})
            QVERIFY2(plays(type, "Friendly units in this Quadrant have +1 Defense.") == Plays::Whole, type);
    }

    // What brackets say is only passed over where nothing is done by it; "this Asset" is no unit, and an Upgrade's
    // "this unit" is what bears it.
    void whatIsSaidInPassingDoesNothing()
    {
        QVERIFY(
            understood("Event", "Exile target unit. (It does not trigger graveyard effects.)").plays() == Plays::Whole);
        for (const char* rules : {"Exhaust target unit. (It cannot ready next round).",
                 "Exhaust target unit. (It is destroyed at the end of the round.)"})
            QVERIFY2(understood("Event", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Unit", "When this Asset is destroyed, draw a card.").plays() == Plays::Hand);
        QCOMPARE(standardOf("Upgrade", "When this unit is destroyed, draw a card."),
            std::string("When attached unit is destroyed, draw a card."));
    }

    // "Your unit" is one of several, and nobody says which; "your unit tokens" are many.
    void oneOfYoursIsNotAllOfThem()
    {
        QVERIFY(understood("Upgrade",
                    "Interrupt: When this Upgrade is deployed, ready attached unit. Attached unit gains Skirmisher.")
                    .plays() == Plays::Hand);
        for (const auto& text : understood("Event", "Ready your unit.").abilities)
            QVERIFY(isUnclearNow(text, starterGame()));
        for (const char* rules : {"Ready your units.", "Return target unit to its owner's hand. Ready each unit.",
                 "Your unit tokens get +1 Attack until the end of the Game Round."})
            QVERIFY2(understood("Event", rules).plays() == Plays::Whole, rules);
    }

    // The standard wording says what is done: of units in play, of several, of whose pile.
    void standardWordingsAreOfWhatIsMeant()
    {
        const std::pair<const char*, const char*> said[] = {
            {"Sacrifice up to three friendly units. Draw a card for each unit sacrificed this way.", ""},
            {"If two or more of your units were destroyed this Game Round, draw a card.", ""},
            {"Move up to two friendly units one Quadrant forward. They do not become exhausted.", ""},
            {"Return up to two target units to their owners' hands.", ""},
            {"Destroy target unit. If it is a Leader, draw a card.", ""},
            {"Remove up to two cards in an opponent's discard pile from the game.",
                "Remove up to two cards in target opponent's discard pile from the game."}};
        for (const auto& [rules, standard] : said)
            QCOMPARE(standardOf("Event", rules), std::string(*standard ? standard : rules));
        QCOMPARE(
            standardOf("Unit", "Interrupt: When this unit attacks, you may give another friendly unit +1/+1 for this "
                               "attack."),
            std::string("When this unit attacks, you may give another friendly unit +1/+1 for this attack."));
        QCOMPARE(standardOf("Event", "Each player discards the top card of their deck."),
            std::string("Each player discards the top card of their deck."));
    }

    // "It" and "its Quadrant" after a price, in a fight, in a mode: of either of two.
    void whichOfTwoIsMeantStaysByHand()
    {
        const std::pair<const char*, const char*> eithers[] = {
            {"Unit",
                "Martyrdom: When this unit is destroyed, you may sacrifice another friendly unit. If you do, return "
                "it to its owner's hand."},
            {"Unit", "Martyrdom: When this unit is destroyed, you may discard a card. If you do, return it to its "
                     "owner's hand."},
            {"Upgrade",
                "Attached unit gains \"Martyrdom: When this unit is destroyed, you may sacrifice another friendly "
                "unit. If you do, return it to its owner's hand.\""},
            {"Unit",
                "Interrupt: When you deploy another unit, you may exhaust this unit. If you do, it gains Zeal until "
                "the end of the Game Round."},
            {"Asset", "Interrupt: When an opponent plays an Event, you may discard a card. If you do, gain CP equal to "
                      "its CP cost."},
            {"Unit", "Interrupt: When another friendly unit is destroyed, you may pay 1 CP. If you do, put a +1/+1 "
                     "counter on it."},
            {"Unit", "Interrupt: When this unit attacks a unit, if it is exhausted, draw a card."},
            {"Unit", "Interrupt: When this unit attacks and destroys a unit, exhaust each other unit in its Quadrant."},
            {"Unit", "Consume: Inflict Impact 1 on another unit in the same Quadrant."},
            {"Unit", "Interrupt: When this unit attacks, exhaust another unit in its Quadrant."},
            {"Unit", "Martyrdom: When this unit is destroyed, exhaust the attacking unit and each other unit in its "
                     "Quadrant."},
            {"Event", "Choose one: Draw a card; or discard a card. Gain 1 CP."},
            {"Event", "Choose one: Exhaust target enemy unit; or inflict Impact 1 on it."},
            {"Unit", "Interrupt: When a unit with an Upgrade is destroyed, you may attach it to this unit."},
            {"Unit",
                "Interrupt: When this unit is deployed, create a 1/1 'Mite' unit token in its Quadrant. It gains Zeal "
                "until the end of the Game Round."},
            {"Event",
                "Put a +1/+1 counter on target friendly unit and apply Suppressed to target enemy unit. If it is a "
                "Leader, draw a card."},
            {"Unit", "Interrupt: When you deploy an Upgrade on this unit, you may return it to its owner's hand."},
            {"Asset", "Interrupt: When an enemy unit destroys a friendly unit, return it to its owner's hand."},
            {"Unit", "Interrupt: When this unit attacks and destroys a unit, draw cards equal to its Attack."},
            {"Unit",
                "Interrupt: When this unit attacks, exhaust another friendly unit. It gets +2 Attack for this attack."},
            {"Unit",
                "Active: Sacrifice another friendly unit. Put a +1/+1 counter on each other unit in its Quadrant."},
            {"Unit", "Active: Discard a card. Draw a card. If it is a Unit card, ready this unit."},
            {"Asset",
                "Active: Exhaust this Asset and a friendly unit. Another target friendly unit gains Zeal until the "
                "end of the Game Round."},
            {"Upgrade", "Attached unit gains Skirmisher and gets +1 Attack while it is in your Front Row."},
            {"Unit", "Passive: When another friendly unit would be destroyed, exhaust it instead."},
            {"Unit", "Passive: The first time each Game Round another friendly unit would be destroyed, remove a +1/+1 "
                     "counter from it instead."},
            {"Event", "You may pay 2 CP. If you do, destroy target unit. Otherwise, exhaust it."},
            {"Event", "You may discard a card. If you do, destroy target unit. Otherwise, inflict Impact 1 on it."},
            {"Asset", "At the start of the Game Round, put a charge counter on it."},
            {"Event", "Draw a card and gain 1 CP for each Asset you control."},
            {"Event", "Draw two cards and discard a card unless you control a Leader."},
            {"Event", "For each Leader you control, put a +1/+1 counter on target friendly unit."},
            {"Event", "Return target exhausted unit or Upgrade to its owner's hand."},
            {"Event", "Gain 2 CP for each Asset you control, up to a maximum of 4 CP."},
            {"Upgrade",
                "Interrupt: When attached unit attacks, if the defending unit has Taunt, it gets +1 Attack for this "
                "attack."},
            {"Unit", "Interrupt: When this unit is attacked, if the attacking unit has Static, ready it."},
            {"Asset", "Interrupt: When a friendly unit attacks, if this Asset is exhausted, ready it."},
            {"Unit", "Interrupt: When an opponent deploys a unit, if this unit is in the Front Row, it gains Taunt "
                     "until the "
                     "end of the Game Round."},
            {"Unit", "Interrupt: When this unit attacks a unit, its controller loses 1 CP."},
            {"Unit", "Interrupt: When this unit attacks a unit, it gains Static."},
            {"Event", "Exhaust target unit. Inflict Impact 1 on each other unit in that column."},
            {"Event", "Choose a row. Exhaust each unit in that Quadrant."},
            {"Asset", "Passive: Friendly units have +1 Attack for each other Asset you control."},
            {"Asset", "Interrupt: When you deploy another Asset, draw a card for each other Asset you control."},
            {"Event", "Move two target friendly units to the same Quadrant."},
            {"Event", "Move all friendly units in target Quadrant to another friendly Quadrant."},
            {"Event",
                "Remove target friendly unit from the game. Then return it to play in a friendly Back Row Quadrant, "
                "exhausted."},
            {"Unit", "Active: Exhaust this unit. Create two 1/1 'Drone' unit tokens in adjacent Quadrants."},
            {"Event", "Choose a friendly unit. Create a 1/1 'Drone' unit token in an adjacent friendly Quadrant."},
            {"Event", "Exhaust two target enemy units in adjacent Quadrants."},
            {"Unit", "Interrupt: When this unit attacks, exhaust each other enemy unit."},
            {"Event",
                "Target opponent reveals their hand. Choose an Event card from it. They discard it and draw a card."},
            {"Unit", "Active: Exhaust this unit and remove a Unit card in your discard pile from the game. Put +1/+1 "
                     "counters on this unit equal to its Attack."},
            {"Event", "Put a +1/+1 counter on each friendly unit in the same Quadrant as a friendly Leader."},
            {"Event", "Return target enemy unit to its owner's hand. They discard a card."},
            {"Event", "If you control a Leader, draw a card. Otherwise, gain 1 CP. Then exhaust target enemy unit."},
            {"Event", "Sacrifice a friendly unit and discard a card. If you do, draw three cards."},
            {"Event", "Lose 1 CP and discard a card. If you cannot, exhaust a friendly unit."},
            {"Event", "Exhaust target friendly unit and target enemy unit. If you do, draw a card."},
            {"Event", "Destroy target friendly unit unless you pay 1 CP. If you do, draw a card."},
            {"Event", "Draw a card. Ready target friendly unit. If it is a Construct, draw two cards instead."},
            {"Event", "Target friendly unit gets +1 Attack and gains Zeal until the end of the Game Round. If it is a "
                      "Leader, "
                      "it gets +2 Attack instead."},
            {"Event", "At the start of the next Game Round, draw two cards. Then discard a card."},
            {"Event", "The next time target friendly unit would be destroyed this Game Round, it is not. Exhaust it."},
            {"Event", "You may exhaust a friendly unit. Draw a card. If you do, gain 1 CP."},
            {"Event", "Target opponent chooses a unit they control and exhausts it. Then inflict Impact 1 on it."},
            {"Event", "Each friendly unit gets +1 Attack until the end of the Game Round. They also gain Steadfast."},
            {"Unit", "Interrupt: When this unit is deployed, if you control a Leader, draw a card. Gain 1 CP."},
            {"Asset",
                "Interrupt: When a friendly Leader is destroyed, you may destroy this Asset. If you do, return it to "
                "your hand."},
            {"Asset", "Interrupt: When you play an Event card, you may pay 1 CP to return it to your hand."},
            {"Upgrade", "Attached unit gains \"Active: Exhaust this unit. Draw a card and gain 1 CP for each Asset you "
                        "control.\""}};
        for (const auto& [type, rules] : eithers) {
            const auto card = understood(type, rules);
            QVERIFY2(card.plays() == Plays::Hand, rules);
        }
        // And of one, where only one can be meant.
        const std::pair<const char*, const char*> clear[] = {
            {"Unit",
                "Martyrdom: When this unit is destroyed, you may pay 2 CP. If you do, return it to its owner's hand."},
            {"Unit",
                "Interrupt: When another friendly unit is destroyed, you may ready this unit. If you do, it gets +1 "
                "Attack until the end of the Game Round."},
            {"Asset",
                "Interrupt: When a friendly unit attacks, you may exhaust this Asset. If you do, it gets +2 Attack "
                "for this attack."},
            {"Unit",
                "Interrupt: When another friendly unit becomes Suppressed, you may exhaust this unit to ready that "
                "unit."},
            {"Unit",
                "Interrupt: When this unit attacks and destroys a unit, you may apply Static to another enemy unit in "
                "the same Quadrant."},
            {"Unit",
                "Interrupt: When this unit attacks, each other friendly unit in its Quadrant gets +1 Attack for this "
                "attack."},
            {"Event", "Sacrifice a friendly unit. Inflict Impact 2 on each enemy unit in its column."},
            {"Upgrade", "Attached unit has +1 Attack and Zeal while it is in your Front Row."},
            {"Unit", "Passive: When this unit would be destroyed, exhaust it instead."},
            {"Event", "Choose a friendly unit. You may pay 1 CP. If you do, ready it. Otherwise, draw a card."},
            {"Event", "Draw two cards, then discard a card unless you control a Leader."},
            {"Event", "Draw a card, then gain 1 CP for each Asset you control."},
            {"Event", "For each Leader you control, draw a card."},
            {"Event", "Return target enemy unit to its owner's hand. That player discards a card."},
            {"Event", "If you control a Leader, draw a card. Otherwise, gain 1 CP."},
            {"Event", "You may exhaust a friendly unit. If you do, draw a card. Gain 1 CP."},
            {"Event", "Until the end of the Game Round, friendly units get +1 Attack and enemy units get -1 Attack."},
            {"Event", "If an opponent controls no units, they lose 2 CP."},
            {"Event", "Exhaust target enemy unit. If it is already exhausted, destroy it instead."},
            {"Asset", "Interrupt: After you play an Event card, you may pay 1 CP to return it to your hand."},
            {"Unit", "Interrupt: When this unit attacks, if the defending unit has Static, destroy it."},
            {"Unit", "Interrupt: When you deploy an Upgrade on this unit, exhaust it."}, // no Upgrade is exhausted
            {"Unit", "Interrupt: When this unit attacks a Leader, it gets +2 Attack for this attack."},
            {"Asset",
                "Interrupt: When a friendly unit attacks, if this Asset has three or more charge counters, it gets +1 "
                "Attack for this attack."},
            {"Unit", "Interrupt: When another friendly unit moves, you may move this unit to the same Quadrant."},
            {"Unit", "Passive: Friendly units in this Quadrant have +1 Attack for each other friendly unit in this "
                     "Quadrant."},
            {"Unit", "Active: Exhaust this unit. Create a 1/1 'Drone' unit token in an adjacent friendly Quadrant."},
            {"Event",
                "Target opponent reveals their hand. You may choose an Event card from it. If you do, they discard it "
                "and draw a card."},
            {"Unit", "Passive: Friendly non-Leader units in the same Quadrant as one of your Leaders have +1 Defense."},
            {"Event", "Gain 1 CP for each Asset you control, up to a maximum of three."},
            {"Unit",
                "Interrupt: When an enemy unit attacks, you may exhaust another friendly unit. If you do, it gets -2 "
                "Attack for this attack."},
            {"Asset", "Interrupt: When a friendly unit survives an attack, exhaust the attacking unit and it gets +1 "
                      "Defense until the end of the Game Round."},
            {"Unit", "Interrupt: When this unit attacks an enemy unit, apply Static to it."},
            {"Unit", "Interrupt: When this unit attacks a unit, inflict Impact 1 on it."},
            {"Unit", "Interrupt: When this unit attacks an enemy unit, it gets -1 Defense until the end of the Game "
                     "Round."},
            {"Unit", "Interrupt: When an enemy unit attacks this unit, it gets +2 Defense for this attack."},
            {"Event",
                "Interrupt: When an enemy unit attacks a friendly unit, you may pay this card's CP cost to destroy "
                "that unit."},
            {"Unit",
                "Interrupt: When another friendly unit attacks, you may discard a card. If you do, ready that unit."}};
        for (const auto& [type, rules] : clear)
            QVERIFY2(understood(type, rules).plays() == Plays::Whole, rules);
        // A Mission stands in no Quadrant, and has no column.
        const auto isUnclear = [](const char* challenge) {
            UnderstoodText text{.ability = {.kind = TextKind::Challenge, .text = challenge}};
            text = understand(text.ability, words());
            return text.term && isUnclearNow(text, starterGame());
        };
        QVERIFY(isUnclear("Complete this mission after you have destroyed two enemy units in the same Quadrant."));
        QVERIFY(!isUnclear("Complete this mission after you have destroyed two enemy units."));
    }

    // Which two, for who writes the card; nobody where none is spoken of.
    void theDoubtNamesTheTwo()
    {
        const auto doubtIn = [](const char* type, const char* rules) {
            const auto card = understood(type, rules);
            const auto& doubt = card.abilities.back().doubt;
            return doubt ? QString::fromStdString(doubt->pronoun + "|" + doubt->first + "|" + doubt->second)
                         : QString();
        };
        QCOMPARE(doubtIn("Unit", "Interrupt: When this unit is destroyed, you may sacrifice another friendly unit. If "
                                 "you do, return it to its owner's hand."),
            QStringLiteral("it|this unit|another friendly unit"));
        QCOMPARE(doubtIn("Unit", "Interrupt: When this unit attacks, exhaust another unit in its Quadrant."),
            QStringLiteral("its Quadrant|this unit|the defending unit"));
        QCOMPARE(doubtIn("Event", "Choose one: Exhaust target enemy unit; or inflict Impact 1 on it."),
            QStringLiteral("it||"));
        QCOMPARE(doubtIn("Event", "Exhaust target enemy unit. Inflict Impact 1 on it."), QString());
    }

    // Of what always has a name the standard sentence is carried out with that.
    void pronounsAreBound()
    {
        const auto boundIn = [](const char* rules) {
            const auto card = understood("Unit", rules);
            const auto term = withBound(TextKind::Interrupt, *card.abilities.back().term);
            return QString::fromStdString(ruleGrammar().say("interrupt", term).value_or(""));
        };
        QCOMPARE(boundIn("Interrupt: When this unit attacks an enemy unit, apply Static to it."),
            QStringLiteral("When this unit attacks an enemy unit, apply Static to the defending unit."));
        QCOMPARE(boundIn("Interrupt: When this unit is deployed, put a +1/+1 counter on it."),
            QStringLiteral("When this unit is deployed, put a +1/+1 counter on this unit."));
        QCOMPARE(boundIn("Interrupt: When a friendly unit moves, ready it."),
            QStringLiteral("When a friendly unit moves, ready it."));
    }

    void aTokenNobodyHasDefinedIsNamed()
    {
        const auto token = [](const char* rules) { return understood("Event", rules).abilities.at(0).gap->token; };
        QCOMPARE(token("Create two Wisp tokens in this Quadrant."), std::string("Wisp"));
        QCOMPARE(token("Bring forth two Wisp tokens in this Quadrant."), std::string());
        QCOMPARE(token("Create two wisps in this Quadrant."), std::string());
    }

    // What a keyword does, it does for units; for others only where that can be said.
    void keywordsOfOtherCards()
    {
        for (const char* type : {"Asset", "Upgrade", "Terrain", "Event"})
            for (const char* rules : {"Zeal.", "Taunt.", "Steadfast, Zeal."})
                QVERIFY2(understood(type, rules).plays() == Plays::Hand, type);
        QVERIFY(understood("Asset", "Territorial.").plays() == Plays::Whole);
        QVERIFY(understood("Terrain", "Territorial.").plays() == Plays::Hand);
        QVERIFY(understood("Event", "Arcane Recall (2). Draw a card.").plays() == Plays::Whole);
        QVERIFY(understood("Unit", "Consume.").plays() == Plays::Hand); // which benefit?
        QVERIFY(understood("Asset", "Friendly Assets have Zeal.").plays() == Plays::Hand);
        QVERIFY(understood("Asset", "Friendly units have Zeal.").plays() == Plays::Whole);
    }

    // What is put on cards is no keyword they have.
    void statesAreNoKeywords()
    {
        for (const char* rules : {"Static.", "Impact 2.", "Synaptic Mark.", "Evolve.", "Adapt.", "Arcane Recall.",
                 "Passive: Friendly units have Adapt.", "Passive: Friendly Assets have Far Range."})
            QVERIFY2(understood("Unit", rules).plays() == Plays::Hand, rules);
        for (const char* rules : {"Taunt. Static.", "Static. When this unit is deployed, draw a card.",
                 "Impact 2. Active: Exhaust this unit. Draw a card."})
            QVERIFY2(understood("Unit", rules).plays() == Plays::Part, rules);
        for (const char* rules : {"Attached unit has Impact.", "Attached unit has +1 Attack and Impact (2)."})
            QVERIFY2(understood("Upgrade", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Unit", "Taunt, Zeal.").plays() == Plays::Whole);
    }

    // A Quadrant is chosen by what is done, not by what holds, is waited for or asked.
    void aQuadrantIsChosenByDeeds()
    {
        for (const char* rules : {"Friendly units in one quadrant have +1 Attack.",
                 "While you control three or more units in one quadrant, this unit has +1 Attack.",
                 "When an enemy unit moves into one quadrant, draw a card.",
                 "When deployed, if there are three or more units in target quadrant, draw a card."})
            QVERIFY2(understood("Unit", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Unit", "When deployed, destroy all units in one quadrant.").plays() == Plays::Whole);
        QVERIFY(
            understood("Asset", "Whenever a friendly unit attacks a unit with a higher Attack, draw a card.").plays() ==
            Plays::Hand);
    }

    // What holds, after what is waited for or used: where the whole has no meaning, it is one of its own.
    void whatHoldsAtTheEndIsAnAbilityOfItsOwn()
    {
        const auto apart = [](const char* rules) {
            const auto card = understood("Unit", rules);
            return card.abilities.size() == 2 ? card.abilities[1].ability.text : std::string();
        };
        const std::string holds = "Friendly units have +1 Defense.";
        for (const char* rules : {"When this unit is deployed, draw a card. Friendly units have +1 Defense.",
                 "Interrupt: When this unit is deployed, draw a card. Friendly units have +1 Defense.",
                 "Active: Exhaust this unit. Draw a card. Friendly units have +1 Defense.",
                 "When this unit is deployed, phase out a unit. Friendly units have +1 Defense."})
            QCOMPARE(apart(rules), holds);
        // It could be said of what was done before.
        for (const char* rules : {"When this unit is deployed, draw a card. Friendly units get +1 Defense.",
                 "When this unit is deployed, phase out a unit. That unit has +1 Defense.",
                 "When this unit is deployed, phase out a unit. Units in its Quadrant have +1 Defense.",
                 "Active: Exhaust this unit. Phase out a unit. Friendly units have +1 Defense.",
                 "Active: Exhaust this unit. Draw a card. Enemy units cannot attack.",
                 "When this unit is deployed, phase out a unit. Opponents cannot play Event cards."})
            QVERIFY2(apart(rules).empty(), rules);
        for (const char* rules :
            {"When this unit is deployed, phase out a unit. This unit cannot be targeted by opponents' Events.",
                "When this unit is deployed, phase out a unit. Opponents cannot play more than two Event cards each "
                "Game "
                "Round."})
            QVERIFY2(!apart(rules).empty(), rules);
        QVERIFY(understood("Unit", "When this unit is deployed, draw a card. This unit cannot attack.").plays() ==
                Plays::Hand);
    }

    // Targets are named before anything is chosen; and what has no group of cards says nothing of one.
    void whatCouldNotBeMeantStaysByHand()
    {
        const char* byHand[] = {"Choose a keyword. Destroy target unit with that keyword.",
            "Choose an opponent. Destroy target unit that opponent controls.",
            "Choose an opponent. Destroy target unit in that player's Front Row.",
            "Remove all enemy Assets and Upgrades with CP cost 3 or less from the game."};
        for (const char* rules : byHand)
            QVERIFY2(understood("Event", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Event", "Choose an opponent. Destroy each unit that opponent controls.").plays() ==
                Plays::Whole);
        QVERIFY(understood("Unit",
                    "Passive: The first unit you deploy each Game Round costs 1 less CP and cannot be attacked.")
                    .plays() == Plays::Hand);
        // What is asked of a card of the hand cannot be given to cards in play.
        for (const char* rules :
            {"Passive: Friendly units have Infiltrator.", "Passive: Other friendly Constructs have Swarm."})
            QVERIFY2(understood("Unit", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Unit", "Passive: Friendly units with Infiltrator have Zeal.").plays() == Plays::Whole);
        // Which is meant is not said, or not remembered.
        for (const char* rules :
            {"Inflict Impact 1 on target enemy unit. Exhaust an Asset controlled by the same player.",
                "Target opponent discards a card. Gain CP equal to the discarded card's CP cost.",
                "Destroy target enemy unit. If it had Static, draw a card. If it had Zeal, gain 1 CP.",
                "Units with Attack 3 or less cannot attack until the end of the Game Round.", "Ready your unit.",
                "Sacrifice a friendly unit. Destroy target enemy unit with CP cost less than or equal to that unit's "
                "CP "
                "cost.",
                "Destroy your exhausted token. Draw two cards."})
            QVERIFY2(understood("Event", rules).plays() == Plays::Hand, rules);
        for (const char* rules :
            {

                "Interrupt: When a friendly unit is destroyed, you may discard a card. If you do, return it to its "
                "owner's hand.",
                "Interrupt: When this unit is destroyed, put +1/+1 counters on target friendly unit equal to its "
                "Attack.",
                "Passive: While an enemy unit has Static, it has -1 Attack.",
                "Interrupt: When this unit destroys a unit, apply Static to target unit adjacent to it.",
                "Passive: Your other unit has +1 Attack.",
                "Passive: This unit has \"Active: Pay 1 CP. Ready your unit.\"",
                "Passive: Your Leaders have +1 Defense while you control three or more other units.",
                "Passive: Another friendly unit has +1 Attack.", "Passive: One of your Leaders has Zeal.",
                "Passive: The friendly unit with the highest Attack has Zeal.",
                "Interrupt: When you deploy two Constructs, draw a card.",
                "Interrupt: When this unit attacks, exhaust another target enemy unit.",
                "Active: Pay 1 CP. Destroy each enemy unit if it is exhausted.",
                "Active: Pay 1 CP. Exhaust up to one target enemy unit unless it has Static.",
                "Active: Pay 1 CP. Draw cards equal to the number of +1/+1 counters on a friendly unit.",
                "Active: Pay 1 CP. If the combined Attack of two friendly units is 5 or more, draw a card.",
                "Active: Pay 1 CP. Exhaust target unit and another target unit in its Quadrant.",
                "Passive: This unit has Zeal. This unit can only be deployed if you control an Asset.",
                "Interrupt: When you deploy another unit, ready this unit if it has Zeal.",
                "Interrupt: When this unit attacks, exhaust an enemy unit if it has Static.",
                "Interrupt: When another friendly unit is destroyed by an attack, exhaust the attacking unit if it was "
                "a "
                "Construct.",
                "Passive: While a friendly unit is exhausted, it has +1 Defense.",
                "Passive: Enemy units in this unit's Quadrant have Static.",
                "Interrupt: When you gain CP, draw a card.",
                "Interrupt: When another friendly unit attacks, ready this unit. If it has Zeal, draw a card.",
                "Passive: While there is an enemy unit directly Forward of this unit, that unit has -1 Attack.",
                "Passive: If another friendly unit in this unit's Quadrant has Zeal, that unit has +1 Attack.",

                "Interrupt: When an enemy unit destroys a friendly unit, its controller loses 1 CP.",
                "Interrupt: When an opponent plays an Event card, remove that card from the game.",
                "Active: Pay 1 CP. Move a +1/+1 counter from this unit to target friendly unit and it gains Zeal until "
                "the end of the Game Round.",
                "Interrupt: When this unit attacks a unit with an Upgrade, destroy that Upgrade.",
                "Active: Ready target friendly unit. Draw a card. If it is a Construct, gain 1 CP.",
                "Interrupt: When an enemy unit is destroyed, create a 1/1 'Mite' unit token in its Quadrant.",
                "Active: Pay 1 CP. If you control one or more Leaders, put a +1/+1 counter on it.",
                "Interrupt: When this unit attacks, if it has not attacked this Game Round, draw a card.",
                "Active: Sacrifice two friendly units. If the sacrificed unit had a CP cost of 3 or more, draw a card.",
                "Interrupt: When you sacrifice a unit, if the sacrificed unit had a CP cost of 3 or more, draw a card.",
                "Active: Destroy each enemy unit. If it was a Construct, draw a card.",
                "Active: Each opponent loses 2 CP. If they cannot, they discard a card.",
                "Active: Exhaust this unit and two other friendly units. Put a +1/+1 counter on each of them.",
                "Active: Exhaust this unit. Put a +1/+1 counter on target friendly unit for each other friendly unit "
                "in its Quadrant. Exhaust those units."})
            QVERIFY2(understood("Unit", rules).plays() == Plays::Hand, rules);
        for (const char* rules : {"Target unit gains Static until the end of the Game Round.",
                 "Each opponent discards a card. If they have no cards in hand, they lose 2 CP.",
                 "Destroy target Asset or unit with Static.", "Ready each unit in one of your Front Row Quadrants.",
                 "If a friendly unit has Static, remove Static from it.", "Copy that Event's effect.",
                 "If a friendly unit attacked this Game Round, draw a card.",
                 "Each player discards a card. If you discarded a Unit card this way, draw a card.",
                 "If a friendly unit was destroyed this Game Round, return it to its owner's hand.",
                 "Exhaust target enemy unit and each other enemy unit in its Quadrant. It gets -1 Attack until the end "
                 "of "
                 "the Game Round.",
                 "Exhaust target friendly unit and target enemy unit. It gets -1 Attack until the end of the Game "
                 "Round.",
                 "If there are two or more units in target Quadrant, exhaust each of them.",
                 "Draw a card if target friendly unit has Zeal.",
                 "As an additional cost to play this Event, pay X CP. Draw a card.",
                 "If you control a Leader, target friendly unit gets +2 Attack. Otherwise, it gets +1 Attack."})
            QVERIFY2(understood("Event", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Unit",
                    "Passive: Other friendly units have \"Interrupt: When this unit attacks a unit, if it is "
                    "exhausted, draw a card.\"")
                    .plays() == Plays::Hand);
        for (const char* rules : {"Target unit gains Static.",
                 "If target enemy unit is exhausted, destroy it. Otherwise, "
                 "exhaust it.",
                 "Draw cards equal to target friendly unit's Attack. Then destroy it."})
            QVERIFY2(understood("Event", rules).plays() == Plays::Whole, rules);
        for (const char* rules :
            {"Interrupt: When this unit attacks a unit in a Back Row Quadrant, inflict Impact 1 on each "
             "other unit in that Quadrant.",
                "Active: Inflict Impact 1 on this unit. If it is destroyed this way, draw a card.",
                "Passive: This unit has +1 Attack for each adjacent friendly unit. They have Taunt."})
            QVERIFY2(understood("Unit", rules).plays() != Plays::Whole, rules);
        QVERIFY(
            understood("Upgrade", "Attached unit has +1 Attack. Active: Exhaust this Upgrade. Draw a card.").plays() ==
            Plays::Part);
        QVERIFY(understood("Unit", "Passive: Attached unit has +1 Attack.").plays() == Plays::Hand);
        QVERIFY(understood("Upgrade", "Attached unit has +1 Attack.").plays() == Plays::Whole);
        QVERIFY(understood("Unit", "Passive: This unit has Zeal and cannot be attacked.").plays() == Plays::Whole);
        // Texts exhaust nobody who moves; and how many counters go is asked for the price of an ability alone.
        for (const char* rules :
            {"Interrupt: The first time this unit moves each Game Round, it does not become exhausted.",
                "Interrupt: When this unit attacks, you may remove any number of debt counters from this unit. If you "
                "do, "
                "draw a card.",
                "Active: Remove any number of debt counters from another friendly unit. Draw a card.",
                "Active: Exhaust another friendly unit and remove any number of debt counters from it. Draw a card."})
            QVERIFY2(understood("Unit", rules).plays() == Plays::Hand, rules);
        QVERIFY(understood("Unit", "Active: Remove any number of debt counters from this unit. Draw a card.").plays() ==
                Plays::Whole);
    }

    void quotedAbilitiesAreAbilities()
    {
        const auto texts = quotedAbilities("Active: Pay 1 CP. Draw a card. Consume: Draw a card");
        QCOMPARE(texts.size(), 2U);
        QVERIFY(texts[0].kind == TextKind::Active && texts[0].text == "Pay 1 CP. Draw a card.");
        QVERIFY(texts[1].kind == TextKind::Consume && texts[1].text == "Draw a card.");
        QVERIFY(quotedAbilities("").empty());
    }

    // resources/help/abilities.md, what is understood and its standard wording.
    void helpSaysTheStandardWording()
    {
        std::istringstream page(fileBytes(inSources("/resources/help/abilities.md").toStdString()));
        std::size_t rows = 0;
        bool inTable = false;
        for (std::string line; std::getline(page, line);) {
            inTable = line.starts_with("| understood, too |") || (inTable && line.starts_with('|'));
            const auto middle = line.find(" | ");
            if (!inTable || !line.ends_with(". |") || middle == std::string::npos)
                continue;
            ++rows;
            QCOMPARE(standardOf("Event", line.substr(2, middle - 2).c_str()),
                line.substr(middle + 3, line.size() - middle - 5));
        }
        QVERIFY(rows >= 6);
    }

    // The real lists: how much of them is understood, which may only grow.
    void realLists()
    {
        const auto folder = sharedFolder();
        if (!folder)
            QSKIP("shared is not here");
        const auto play = countsOf(fileBytes(*folder / "data/quantum-nexus/PlayCards.md"));
        QVERIFY2(play.cards >= 200 && play.whole * 100 >= play.cards * 95, std::to_string(play.whole).c_str());
        QVERIFY2(play.playing >= 150, std::to_string(play.playing).c_str()); // without any hand at the Table
        const auto missions = countsOf(fileBytes(*folder / "data/quantum-nexus/MissionCards.md"));
        QVERIFY2(missions.texts >= 72 && missions.understood * 100 >= missions.texts * 80,
            std::to_string(missions.understood).c_str());
    }

    // Every text of ours that is understood says what it says again.
    void ownCardsSayTheSameAgain()
    {
        const auto& catalogue = *starterCatalogue();
        std::size_t read = 0;
        for (CardIndex i = 0; i < catalogue.size(); ++i)
            for (const auto& text : understand(catalogue.card(i), starterGame(), words()).abilities) {
                if (!text.term)
                    continue;
                ++read;
                const auto again = understand({.kind = text.ability.kind, .text = text.standard}, words());
                QVERIFY2(again.term == text.term, (text.ability.text + " = " + text.standard).c_str());
            }
        QVERIFY2(read >= 30, std::to_string(read).c_str());
    }

    void aTextThatIsNotUnderstoodHasASentenceNearIt()
    {
        const auto near = [](const char* type, const char* rules) {
            const auto read = understood(type, rules);
            return QString::fromStdString(nearestSentence(read.abilities.back(), words()).text);
        };
        QCOMPARE(
            near("Event", "Draw two cards, then hum quietly."), QStringLiteral("Draw two cards, then discard a card."));
        QCOMPARE(near("Unit", "Interrupt: When this unit perishes, draw a card."),
            QStringLiteral("When this unit attacks, draw a card."));
        QCOMPARE(near("Event", "Ready target friendly unit. Draw some 3 cards."), QStringLiteral("Draw two cards."));
        QCOMPARE(near("Event", "Consider the lilies of every field beyond the hills."), QString());
        // What is proposed would be understood.
        for (const auto& word : {"Destroy", "Exhaust", "When", "Pay", "Your", "This unit has"})
            for (const auto& kind : {"Interrupt: ", "Active: ", "Passive: ", ""})
                if (const auto text = near("Unit", (std::string(kind) + word + " the unit.").c_str());
                    !text.isEmpty()) {
                    bool any = false;
                    for (const auto of : {"event", "passive", "interrupt", "active", "challenge", "consume"})
                        any = any || ruleGrammar().read(of, text.toStdString(), words()).term.has_value();
                    QVERIFY2(any, qPrintable(text));
                }
    }
};

NEXUS_TEST(LanguageTest, Nothing);

} // namespace language_test

#include "language_test.moc"

#include <sstream>
