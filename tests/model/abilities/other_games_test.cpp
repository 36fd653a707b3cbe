// The texts of the other games of the family, which bring their words as data (resources/games/GAME/phrases.txt).
#include "model/abilities/language.h"
#include "model/abilities/meaning.h"
#include "model/abilities/phrases.h"
#include "model/cards/catalogue.h"
#include "tests/support/other_game.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>

namespace other_games_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr const char* otherGames[]{"nexus-tcg", "nexus-ops", "quantum"};

QString q(const std::string& text) { return QString::fromStdString(text); }

template <class See> void forEachAbility(const char* game, const See& see)
{
    const auto catalogue = otherCatalogue(game);
    const auto vocabulary = vocabularyOf(*catalogue);
    for (CardIndex i = 0; i < catalogue->size(); ++i) {
        const auto card = catalogue->card(i);
        const auto understood = understand(card, catalogue->game(), vocabulary);
        for (const auto& text : understood.abilities)
            see(card, text, *understood.grammar, vocabulary);
    }
}

Card cardOf(const Catalogue& catalogue, const std::string& type, const std::string& rules)
{
    Card card;
    card.name = "Somebody";
    card.type = type;
    card.rules = rules;
    card.set = catalogue.sets().front().code;
    return card;
}

} // namespace

class OtherGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Whoever makes one of these read takes it off; another does not come to them.
    void whatIsNotUnderstoodIsNamed_data()
    {
        QTest::addColumn<int>("abilities");
        QTest::addColumn<QStringList>("open");
        QTest::newRow("nexus-tcg") << 100 << QStringList();
        QTest::newRow("nexus-ops") << 56 << QStringList{QStringLiteral("King of the Hill")};
        QTest::newRow("quantum") << 66 << QStringList{QStringLiteral("Cunning")};
    }
    void whatIsNotUnderstoodIsNamed()
    {
        int abilities = 0;
        QStringList open;
        forEachAbility(QTest::currentDataTag(), [&](const Card& card, const UnderstoodText& text, auto&&...) {
            ++abilities;
            if (text.gap)
                open << q(card.name);
            QVERIFY(text.noTable && !text.plays()); // nothing of it is carried out
        });
        QTEST(open, "open");
        QTEST(abilities, "abilities");
    }

    // What is said of a text is read as the same.
    void eachStandardWordingMeansTheSame()
    {
        for (const auto* game : otherGames)
            forEachAbility(game,
                [&](const Card&, const UnderstoodText& text, const Grammar& grammar, const Vocabulary& vocabulary) {
                    if (!text.term)
                        return;
                    const auto again = grammar.read(phraseOf(text.ability.kind), text.standard, vocabulary);
                    QVERIFY2(again.term == text.term, text.standard.c_str());
                });
    }

    // Each sentence that shows a phrase of a game is read, by that phrase: without it, it is not.
    void eachSentenceShownIsRead()
    {
        for (const auto* id : otherGames) {
            const auto catalogue = otherCatalogue(id);
            const auto vocabulary = vocabularyOf(*catalogue);
            const auto& game = catalogue->game();
            const auto& grammar = grammarFor(game, {});
            const auto isRead = [&](const Grammar& by, std::string_view sentence) {
                return std::ranges::any_of(
                    std::initializer_list<TextKind>{TextKind::Passive, TextKind::Event, TextKind::Challenge},
                    [&](TextKind kind) { return by.read(phraseOf(kind), sentence, vocabulary).term.has_value(); });
            };
            std::size_t shown = 0;
            for (const auto& phrase : readGamePhrases(game.phrases.front().text).phrases)
                if (phrase.shows.ends_with('.')) {
                    ++shown;
                    QVERIFY2(isRead(grammar, phrase.shows) && !isRead(ruleGrammar(), phrase.shows),
                        std::string(phrase.shows).c_str());
                }
            QVERIFY(shown > 2);
        }
    }

    // By what is meant, whatever the game calls it.
    void searchesFindThem_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("card");
        QTest::newRow("nexus-tcg") << "ready"
                                   << "The Understudy"; // "untap"
        QTest::newRow("nexus-tcg") << "bonus"
                                   << "Sir Perrin Hallow"; // "+2 Power"
        QTest::newRow("nexus-tcg") << "look"
                                   << "Understair Informers";
        QTest::newRow("nexus-tcg") << "forbid"
                                   << "Gargoyle Works"; // "can't"
        QTest::newRow("nexus-ops") << "gain"
                                   << "Advance on Wages"; // "4 rubium"
        QTest::newRow("nexus-ops") << "draw"
                                   << "Grudge, Notarised";
        QTest::newRow("quantum") << "action"
                                 << "Warlike";
        QTest::newRow("quantum") << "move"
                                 << "Loaned Engine";
        QTest::newRow("quantum") << "move"
                                 << "Clerical Error"; // "swap places"
        QTest::newRow("quantum") << "move"
                                 << "Exchange of Hostages";
        QTest::newRow("nexus-tcg") << "move"
                                   << "Navigator Sol Ibarra"; // "switch"
        QTest::newRow("quantum") << "lose"
                                 << "Stubborn"; // "take 1 from that of the attacker"
        QTest::newRow("quantum") << "action"
                                 << "Momentum"; // "your turn starts anew"
    }
    void searchesFindThem()
    {
        QFETCH(QString, word);
        QFETCH(QString, card);
        const auto catalogue = otherCatalogue(QTest::currentDataTag());
        const auto found = cardsMeaning(*meaningWord(Aspect::Does, word.toStdString()), *catalogue);
        QStringList names;
        found.forEach([&](CardIndex index) { names << q(catalogue->card(index).name); });
        QVERIFY2(names.contains(card), qPrintable(names.join(QLatin1Char(','))));
    }

    // Said in the words of the game, with what the sentence says and nothing else.
    void itIsSaidInTheWordsOfTheGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("standard"); // none: not understood
        const auto row = [](const char* game, const char* type, const char* rules, const char* standard) {
            QTest::newRow(rules) << game << type << rules << standard;
        };
        row("nexus-tcg", "Warrior", "After this unit wins a Duel, untap it.", "After this unit wins a Duel, untap it.");
        row("nexus-tcg", "Warrior", "Your other warriors can't attack.", "Your other warriors cannot attack.");
        row("nexus-tcg", "Warrior", "When this unit loses a Duel, your unit wins.", "");
        row("nexus-tcg", "Warrior", "Whenever you flip some Battle cards, draw a card.", "");
        row("nexus-ops", "Secret Mission", "Control two hexes adjacent to a home base hex.",
            "Control two hexes adjacent to a home base hex.");
        row("nexus-ops", "Secret Mission", "Win a battle in a hex adjacent to a hex you control.",
            "Win a battle in a hex next to a hex of yours.");
        row("nexus-ops", "Energize", "Gain 3 rubium. Draw one Energize card.", "Gain 3 rubium. Draw an Energize card.");
        row("nexus-ops", "Energize", "Gain 3 gold.", "");
        row("quantum", "Gambit",
            "Each opponent moves one own ship of your choice one space, to an empty space of your "
            "choice next to it.",
            "Each opponent moves an own ship of your choice one space, to an empty space of your choice next to it.");
        row("quantum", "Gambit", "Choose two ships of one opponent on the map. They swap places.",
            "Choose two ships of one opponent on the map. They swap places.");
        row("quantum", "Command", "Your scouts can move up to four spaces in a move.",
            "Your scouts can move up to four spaces in a move.");
        const auto same = [&](const char* game, const char* type, const char* rules) { row(game, type, rules, rules); };
        // a turn is its player's own, and no Game Round
        same("quantum", "Command", "At the start of your turn, add 1 to your research die.");
        same("quantum", "Command", "At the end of your turn, add 1 to your research die.");
        same("quantum", "Command", "Your ships cannot move until the start of your next turn.");
        same("quantum", "Command", "Once each turn, when you construct, add 1 to your dominance die.");
        same("quantum", "Command", "The first time each turn you destroy a ship, add 1 to your dominance die.");
        row("quantum", "Command", "At the start of the Game Round, add 1 to your research die.", "");
        same("nexus-ops", "Energize", "Enemy units cannot attack until the start of your next turn.");
        same("nexus-tcg", "Warrior", "The first time each turn this unit wins a Duel, draw a card.");
        same("nexus-tcg", "Warrior", "Once each turn, when this unit wins a Duel, untap it.");
        // on each, not on all together
        same("nexus-ops", "Energize", "Place two Clones from your supply on each of your home base hexes.");
        same("nexus-ops", "Energize", "Place each of your Clones on one of your home base hexes.");
        same("nexus-ops", "Energize", "In this phase, each of your Clones costs 1 rubium less.");
        same("quantum", "Command", "Each of your scouts can move up to four spaces in a move.");
        // of those in play, and no card of the hand; where it could be either, nothing
        same("nexus-tcg", "Warrior",
            "If this unit would be discarded because it lost a Duel, you may discard another warrior instead.");
        row("nexus-tcg", "Warrior", "When this unit is defeated, your opponent discards a warrior.", "");
        // whose choice it is
        row("nexus-ops", "Energize",
            "Play before the first attack roll of a battle you are in. One enemy unit of your choice in it makes no "
            "attack roll in this battle.",
            "Play before the first attack roll of a battle you are in. An enemy unit of your choice in it makes no "
            "attack roll in this battle.");
        row("quantum", "Gambit", "Reroll one enemy ship of your choice.", "Reroll an enemy ship of your choice.");
        // nothing comes after the other that is not said to
        same("nexus-ops", "Energize", "There is no battle, and nobody wins or loses one.");
        same("quantum", "Gambit", "Add 1 to your research die; add 1 to your dominance die, to 6 at most.");
        row("nexus-ops", "Energize", "Gain 2 rubium, then draw one Energize card.",
            "Gain 2 rubium, then draw an Energize card.");
        same("nexus-ops", "Secret Mission", "Win a battle in which two of your Clones were destroyed.");
    }
    void itIsSaidInTheWordsOfTheGame()
    {
        QFETCH(QString, game);
        QFETCH(QString, type);
        QFETCH(QString, rules);
        const auto catalogue = otherCatalogue(game.toUtf8().constData());
        const auto card = cardOf(*catalogue, type.toStdString(), rules.toStdString());
        const auto read = understand(card, catalogue->game(), vocabularyOf(*catalogue)).abilities;
        QCOMPARE(read.size(), std::size_t{1});
        QTEST(read.front().gap ? QString() : q(read.front().standard), "standard");
    }

    // Each alias of a game is used by a sentence it is for, which is understood with it.
    void eachAliasIsNeeded()
    {
        for (const auto* id : otherGames) {
            const auto catalogue = otherCatalogue(id);
            const auto vocabulary = vocabularyOf(*catalogue);
            const auto& game = catalogue->game();
            for (std::size_t i = 0; i < game.aliases.size(); ++i) {
                const auto& shows = game.aliases[i].shows;
                const auto isNeeded = [&](Card card) {
                    card.name = "Grunt";
                    const auto read = understand(card, game, vocabulary);
                    return std::ranges::find(read.aliases, i) != read.aliases.end() &&
                           std::ranges::none_of(read.abilities, [](const auto& text) { return text.gap.has_value(); });
                };
                bool isUsed = std::ranges::any_of(
                    game.types, [&](const CardType& type) { return isNeeded(cardOf(*catalogue, type.name, shows)); });
                for (AttributeIndex of = 0; of < game.attributes.size(); ++of)
                    if (!game.attributes[of].reads.empty()) {
                        auto card = cardOf(*catalogue, game.types.front().name, {});
                        card.texts[of] = shows;
                        isUsed = isUsed || isNeeded(card);
                    }
                QVERIFY2(isUsed, shows.c_str());
            }
        }
    }

    // The other games' words are theirs alone.
    void theStarterGameDoesNotSpeakThem()
    {
        QVERIFY(starterGame().phrases.empty());
        QVERIFY(&grammarFor(starterGame(), {}) == &ruleGrammar());
        QVERIFY(
            std::ranges::all_of(ruleGrammar().phrases(), [](const Phrase& phrase) { return phrase.op != Op::OfGame; }));
    }
};

NEXUS_TEST(OtherGamesTest, Nothing);

} // namespace other_games_test

#include "other_games_test.moc"
