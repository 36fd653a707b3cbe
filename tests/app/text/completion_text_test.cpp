#include "app/text/advice_text.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace completion_text_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

class CompletionTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The word for what a card costs is the game's, or the edition's.
    void costsHaveTheWordOfTheGame()
    {
        const auto& catalogue = *starterCatalogue();
        const auto card = catalogue.named("wick sprite").at(0);
        QCOMPARE(costWords(catalogue.game(), printedCost(catalogue, card).value()), std::string("1 CP"));
        auto other = catalogue.game();
        other.attributes[*other.face.cost].label = "RP";
        QCOMPARE(costUnit(other), std::string("RP"));
        QCOMPARE(costWords(other, 7), std::string("7 RP"));
        other.face.cost.reset();
        QVERIFY(costUnit(other).empty());
    }

    void changesAndRank()
    {
        const model::DeckCompletion one{{{"Wick Sprite", 3U, -1}, {"Inkling Page", 4U, 2}}, 3, 1, 0, 2};
        QCOMPARE(q(completionText(one)), q("+2 Inkling Page, −1 Wick Sprite"));
        QCOMPARE(q(completionRank(one, {})), q("3 copies · 1 goes out · 2 copies are of new cards"));
        model::CompletionWishes wishes;
        wishes.owned.emplace();
        QCOMPARE(q(completionRank({{{"Inkling Page", 4U, 1}}, 1, 0, 10, 0}, wishes)),
            q("1 copy · nothing goes out · 10 points against the wishes · cards it has"));
        QVERIFY(q(completionRank({{{"Inkling Page", 4U, 1}}, 1, 0, 0, 0}, wishes)).contains(q("all as wished")));
    }

    void ideasHaveNamesAndFacts()
    {
        using model::IdeaKind;
        QCOMPARE(q(ideaName({IdeaKind::Fewest})), q("Fewest cards"));
        QCOMPARE(q(ideaName({IdeaKind::Fewest, IdeaKind::OnCurve})), q("Fewest cards · On curve"));
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        const auto tender = starterCatalogue()->named("aegis tender").front();   // 2 CP
        const auto sprite = starterCatalogue()->named("bulwark lifter").front(); // 5 CP
        const model::DeckCompletion one{
            {{"Aegis Tender", tender, 2}, {"Bulwark Lifter", sprite, 1}, {"Hull Cantor", {}, -1}}, 4, 1, 0, 3};
        const auto deck = deckOf("main: 1 Aegis Tender");
        QCOMPARE(q(ideaFacts(one, deck, checker)), q("3 cards, 3 CP on average · 1 goes out"));
        std::vector<std::int32_t> owned(starterCatalogue()->size(), 0);
        owned[tender] = 2; // one of them is in the deck
        QCOMPARE(q(ideaFacts(one, deck, checker, &owned)), q("3 cards, 3 CP on average · 1 of 3 owned · 1 goes out"));
    }

    void aDeedSaysWhatIsLeft()
    {
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        const auto told = [&](const char* from, const char* to) {
            const auto after = deckOf(to);
            return q(deedText(deckOf(from), after, checker.check(after), checker));
        };
        QCOMPARE(told("main: 1 Bulwark Lifter", "main: 1 Bulwark Lifter, 2 Aegis Tender"),
            q("Added 2 Aegis Tender. 191 CP left."));
        QCOMPARE(told("main: 2 Bulwark Lifter", "main: 1 Aegis Tender"),
            q("Added 1 Aegis Tender. Took out 2 Bulwark Lifter. 198 CP left."));
        QCOMPARE(told("main: 2 Bulwark Lifter; sideboard: 1 Hull Cantor",
                     "main: 1 Bulwark Lifter; sideboard: 1 Hull Cantor, 1 Bulwark Lifter"),
            q("Moved 1 Bulwark Lifter to Sideboard. 195 CP left."));
        QCOMPARE(told("main: 1 Hull Cantor", "main: 1 Hull Cantor"), QString());
        QCOMPARE(told("main: 1 Hull Cantor", "main: 41 Bulwark Lifter, 1 Hull Cantor"),
            q("Added 41 Bulwark Lifter. 8 CP over."));
    }

    void whyThereIsNone()
    {
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        QCOMPARE(q(obstacleText({0U, {}, 170, 187, std::nullopt, {}, {}}, checker)),
            q("Main deck can come to at most 187 of exactly 200 CP with the cards that may be there."));
        QVERIFY(q(obstacleText({0U, {}, 170, 199, 201, {}, {}}, checker))
                    .contains(q("can come to 199 or 201, nothing between, of exactly 200 CP")));
        QVERIFY(q(obstacleText({0U, {}, 170, std::nullopt, 201, {}, {}}, checker)).contains(q("no less than 201")));
        QCOMPARE(q(waysSentence("1", false)), q("1 way to add cards and be legal"));
        QCOMPARE(q(waysSentence("2402", true)), q("2,402 ways to be legal once what is not allowed is out"));
        QCOMPARE(q(waysSentence("0", false)), q("no ways to add cards and be legal"));
        const auto begun = q(obstacleText({0U, {}, 0, 30, std::nullopt, {}, model::SectionId("missions")}, checker));
        QCOMPARE(begun, q("Choose Missions first: Main deck can come to at most 30 of exactly 200 CP without."));
        const auto sprite = starterCatalogue()->named("wick sprite").front();
        QCOMPARE(q(obstacleText({{}, {}, 0, {}, {}, sprite, {}}, checker)),
            q("Wick Sprite is to stay, but is not legal in Main deck."));
    }

    void deadRemainders()
    {
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(remainderText({0, 3, true, false, true, 12}, checker).empty());
        QCOMPARE(q(remainderText({0, 1, false, false, false, 12}, checker)),
            q("No legal cards fill the last 1 CP exactly: take something out again."));
        QVERIFY(q(remainderText({0, 5, false, false, true, 12}, checker)).contains(q("three or more do")));
        QVERIFY(remainderText({0, 40, false, false, true, 12}, checker).empty()); // more than two cards could ever use
    }
};

NEXUS_TEST(CompletionTextTest, Nothing);

} // namespace completion_text_test

#include "completion_text_test.moc"
