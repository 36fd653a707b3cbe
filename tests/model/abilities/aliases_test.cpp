#include "model/abilities/aliases.h"

#include "importers/alias_text.h"
#include "model/abilities/language.h"
#include "model/abilities/token_words.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <rapidcheck.h>

#include <utility>

namespace aliases_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

Card unitCalled(const std::string& name, const std::string& rules)
{
    Card card;
    card.name = name;
    card.type = "Unit";
    card.rules = rules;
    return card;
}

// The game with these aliases alone.
Game gameWith(const std::string& lines)
{
    auto game = starterGame();
    game.aliases = *nexus::importers::readAliases(lines);
    return game;
}

std::string readAs(const Game& game, const std::string& rules, const std::string& name = "Grunt")
{
    return asRead(rules, unitCalled(name, rules), game).text;
}

} // namespace

// What people write is read as the language says it, and every place of it is a place of what is printed.
class AliasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreReadAsOthers_data()
    {
        QTest::addColumn<QByteArray>("aliases");
        QTest::addColumn<QByteArray>("printed");
        QTest::addColumn<QByteArray>("read");
        const auto row = [](const char* name, const char* aliases, const char* printed, const char* read) {
            QTest::newRow(name) << QByteArray(aliases) << QByteArray(printed) << QByteArray(read);
        };
        row("a word", "round = Game Round", "Until the end of the round.", "Until the end of the Game Round.");
        row("the longest", "round = Game Round\ngame round = Game Round", "The Game Round, this round.",
            "The Game Round, this Game Round.");
        row("a capital", "when deployed , = when {this} is deployed,", "When deployed, draw.",
            "When this unit is deployed, draw.");
        row("numbers", "{n} / {n} {word} token = {n}/{n} '{word}' {word} unit token", "Create a 1/2 Moth token.",
            "Create a 1/2 'Moth' Moth unit token.");
        row("signs", "gains {+n} attack = gets {+n} Attack", "It gains +12 Attack.", "It gets +12 Attack.");
        row("some words", "exile {words} . = remove {words} from the game.", "Exile target enemy unit. Draw a card.",
            "Remove target enemy unit from the game. Draw a card.");
        row("within some words", "exile {words} . = remove {words} from the game.\nfoe = enemy",
            "Exile target foe unit.", "Remove target enemy unit from the game.");
        row("no name", "{n} / {n} {word} token = {n}/{n} '{word}' {word} unit token", "Create a 1/2 'Moth' token.",
            "Create a 1/2 'Moth' token.");
        row("its own name", "{name} = {this}", "When Grunt is destroyed, grunting ends.",
            "When this unit is destroyed, grunting ends.");
        row("nothing", "( it {words} ) . =", "Draw a card. (It is yours). Draw a card.", "Draw a card.  Draw a card.");
        row("in quotation marks", "round = Game Round", "It gains \"Each round, draw a card.\"",
            "It gains \"Each Game Round, draw a card.\"");
        row("no part of a word", "round = Game Round", "Rounds are around.", "Rounds are around.");
    }
    void wordsAreReadAsOthers()
    {
        QFETCH(QByteArray, aliases);
        QFETCH(QByteArray, printed);
        QFETCH(QByteArray, read);
        QCOMPARE(QByteArray::fromStdString(readAs(gameWith(aliases.toStdString()), printed.toStdString())), read);
    }

    // A text that only names a token creates it with the numbers another card of the list says; not with one of two.
    void aTokenIsKnownByItsName()
    {
        const auto game = starterGame();
        auto words = vocabularyOf(*starterCatalogue());
        const auto caller = unitCalled(
            "Caller", "When this unit is deployed, create two Moonlet tokens in this Quadrant.");
        QCOMPARE(understand(caller, game, words).plays(), Plays::Hand);
        learnTokens(
            unitCalled("Maker", "Exhaust: Create one Moonlet token (0/1 Construct) in this Quadrant."), game, words);
        const auto known = understand(caller, game, words);
        QCOMPARE(known.plays(), Plays::Whole);
        QVERIFY(known.rules.value_or("").find("0/1 'Moonlet' Construct unit tokens") != std::string::npos);
        learnTokens(
            unitCalled("Other", "Exhaust: Create one Moonlet token (1/1 Construct) in this Quadrant."), game, words);
        QCOMPARE(understand(caller, game, words).plays(), Plays::Hand);
    }
    // In brackets more can be said of it; all of it is read as the aliases say it.
    void whatATokenHasIsKnownByItsName()
    {
        const auto game = starterGame();
        auto words = vocabularyOf(*starterCatalogue());
        const auto caller = unitCalled(
            "Caller", "When this unit is deployed, create two Moonlet tokens in this Quadrant.");
        learnTokens(
            unitCalled("Maker", "Create one Moonlet token (0/1 Construct, Zeal) in this Quadrant."), game, words);
        const auto known = understand(caller, game, words);
        QCOMPARE(known.plays(), Plays::Whole);
        QVERIFY(known.rules.value_or("").find("0/1 'Moonlet' Construct unit tokens with Zeal") != std::string::npos);
        learnTokens(unitCalled("Mason", "Create one Stonelet token (0/1 Immobile) in this Quadrant."), game, words);
        const auto stays = unitCalled(
            "Caller", "When this unit is deployed, create a Stonelet token in this Quadrant.");
        QVERIFY(understand(stays, game, words).rules.value_or("").find("\"Passive: This unit cannot move.\"") !=
                std::string::npos);
        QCOMPARE(understand(stays, game, words).plays(), Plays::Whole);
    }

    // A list of nothing but tokens would take its square in time.
    void soManyTokensAreKnownByName()
    {
        auto words = vocabularyOf(*starterCatalogue());
        const auto before = words.tokenAliases().size();
        for (std::size_t i = 0; i < 2 * Vocabulary::maxTokenNames; ++i)
            words.addToken("Moonlet" + std::to_string(i), "0/1 'Moonlet' unit token");
        const auto some = words.tokenAliases().size();
        QVERIFY(some > before);
        words.addToken("Sunlet", "0/1 'Sunlet' unit token"); // beyond them
        QCOMPARE(words.tokenAliases().size(), some);
        words.addToken("Moonlet0", "1/1 'Moonlet' unit token"); // of two: none, whatever comes after
        QVERIFY(words.tokenAliases().size() < some);
        const auto left = words.tokenAliases().size();
        words.addToken("Moonlet0", "0/1 'Moonlet' unit token");
        QCOMPARE(words.tokenAliases().size(), left);
    }
    void aCardOfTypeTokenIsKnownByItsName()
    {
        const auto game = starterGame();
        auto words = vocabularyOf(*starterCatalogue());
        auto token = unitCalled("Moonlet", "");
        token.type = "Token";
        token.subtypes = {"Construct"};
        token.numbers.resize(game.attributes.size());
        token.numbers[*game.find(AttributeId("attack"))] = 2;
        token.numbers[*game.find(AttributeId("defense"))] = 3;
        learnTokens(token, game, words);
        const auto caller = unitCalled("Caller", "When deployed, create a Moonlet token in this Quadrant.");
        const auto known = understand(caller, game, words);
        QCOMPARE(known.plays(), Plays::Whole);
        QVERIFY(known.rules.value_or("").find("2/3 'Moonlet' Construct unit token") != std::string::npos);
    }

    // What an edition brings is for the cards of its sets.
    void anEditionBringsWords()
    {
        auto game = gameWith("smash {words} . = exhaust {words}.");
        auto own = *nexus::importers::readAliases("smash {words} . = destroy {words}.");
        own.front().sets = {"OWN"};
        nexus::importers::addAliases(game.aliases, std::move(own));
        game.phrases.push_back({"own.phrases.txt", "clause MakeReady: wake {groups}\n", {"OWN"}});
        auto card = unitCalled("Grunt", "Interrupt: When this unit is deployed, smash target unit.");
        card.set = "OWN";
        QVERIFY(asRead(card.rules, card, game).text.ends_with("destroy target unit."));
        card.set = "COR";
        QVERIFY(asRead(card.rules, card, game).text.ends_with("exhaust target unit."));
        const auto words = vocabularyOf(game);
        card.rules = "Interrupt: When this unit is deployed, wake another friendly unit.";
        QCOMPARE(understand(card, game, words).plays(), Plays::Hand);
        card.set = "OWN";
        const auto understood = understand(card, game, words);
        QCOMPARE(understood.plays(), Plays::Whole);
        QCOMPARE(QString::fromStdString(understood.abilities.front().standard),
            QStringLiteral("When this unit is deployed, ready another friendly unit."));
    }

    // In an ability in quotation marks "this" is who has it, and the name is of who gives it.
    void whatIsGivenIsOfWhoHasIt()
    {
        auto game = gameWith("exhaust : = Active: Exhaust {this}.\n{name} = {this}");
        auto card = unitCalled("Vow", "Attached unit gains \"Exhaust: Destroy Vow.\"");
        card.type = "Upgrade";
        QCOMPARE(QString::fromStdString(asRead(card.rules, card, game).text),
            QStringLiteral("Attached unit gains \"Active: Exhaust this unit. Destroy Vow.\""));
    }

    void aGapIsWhereThePrintedTextHasIt()
    {
        const auto game = gameWith("round = Game Round\nwhen deployed , = When {this} is deployed,");
        const std::string rules = "Interrupt: When deployed, draw a card. Passive: This round, frobnicate.";
        const auto card = understand(unitCalled("Grunt", rules), game, vocabularyOf(game));
        QCOMPARE(card.aliases.size(), std::size_t{2});
        const auto gap = std::ranges::find_if(card.abilities, [](const auto& text) { return text.gap.has_value(); });
        QVERIFY(gap != card.abilities.end());
        const auto column = gap->gap->column - 1;
        QVERIFY2(
            column >= rules.find("This round") && column <= rules.find("frobnicate"), std::to_string(column).c_str());
    }

    // Where aliases lead further, and the text is not understood all the same, that is where reading ended.
    void aGapIsAsFarAsAliasesLead()
    {
        const std::string rules = "When deployed, frizzle target Asset.";
        const auto game = starterGame();
        const auto card = understand(unitCalled("Grunt", rules), game, vocabularyOf(game));
        QVERIFY(card.aliases.empty() && card.abilities.front().gap);
        QCOMPARE(card.abilities.front().gap->column, rules.find("frizzle") + 1);
        QCOMPARE(QString::fromStdString(card.abilities.front().gap->text), QStringLiteral("frizzle target Asset."));
    }

    // Aliases that ask for each other, and one that makes much of little, end; the text stays as it is.
    void noTextGrowsWithoutEnd()
    {
        std::string lines, text, end;
        for (int i = 0; i < 60; ++i) {
            const auto number = std::to_string(i);
            lines += "a" + number + " {words} b" + number + " = {words} {words}\n";
            text += "a" + number + " ";
            end = "b" + number + " " + end;
        }
        text += "x " + end;
        QCOMPARE(readAs(gameWith(lines), text), text);
        QCOMPARE(readAs(gameWith("{n} = number {n}\n{+n} = a {+n}"), "2 and +2"), std::string("number 2 and a +2"));
        const auto growing = "a = " + std::string(900, 'z');
        std::string many;
        for (int i = 0; i < 200; ++i)
            many += "a ";
        QCOMPARE(readAs(gameWith(growing), many), many);
    }

    // A text without what the aliases are about stays as it is, and places never lead backwards or out of it.
    void placesAreOfThePrintedText()
    {
        const auto game = starterGame();
        QVERIFY(rc::check([&] {
            std::string text;
            const auto words = *rc::gen::container<std::vector<std::string>>(
                rc::gen::element<std::string>("round", "Exhaust:", "Grunt", "draw", "2", "+3", "Attack", "gains", ".",
                    "\"", "(", ")", "exile", "when", "deployed", ",", "a", "target", "'", "token", "1", "/"));
            for (const auto& word : words)
                text += word + " ";
            const auto read = asRead(text, unitCalled("Grunt", text), game);
            std::size_t last = 0;
            for (std::size_t at = 0; at <= read.text.size(); ++at) {
                const auto printed = read.printedAt(at);
                RC_ASSERT(printed <= text.size());
                last = std::max(last, printed);
            }
            if (read.used.empty())
                RC_ASSERT(read.text == text);
        }));
    }

    // Each alias of the game is needed for the sentence it is shown with, which is understood and carried out.
    void eachAliasOfTheGameHasASentenceThatNeedsIt()
    {
        const auto game = starterGame();
        QVERIFY(game.aliases.size() > 30);
        const auto vocabulary = vocabularyOf(*starterCatalogue());
        QStringList faults;
        for (std::size_t i = 0; i < game.aliases.size(); ++i) {
            const auto& alias = game.aliases[i];
            QVERIFY2(!alias.shows.empty(), alias.to.c_str());
            const auto isNeeded = [&](const char* type) {
                auto card = unitCalled("Grunt", alias.shows);
                card.type = type;
                if (card.type == "Mission")
                    card.texts[*game.find(AttributeId("challenge"))] = std::exchange(card.rules, {});
                const auto understood = understand(card, game, vocabulary);
                const bool isUsed = std::ranges::find(understood.aliases, i) != understood.aliases.end();
                return understood.plays() == Plays::Whole && (alias.stays || isUsed);
            };
            if (!isNeeded("Unit") && !isNeeded("Event") && !isNeeded("Upgrade") && !isNeeded("Mission") &&
                !isNeeded("Asset"))
                faults << QString::fromStdString(alias.shows);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

NEXUS_TEST(AliasesTest, Nothing);

} // namespace aliases_test

#include "aliases_test.moc"
