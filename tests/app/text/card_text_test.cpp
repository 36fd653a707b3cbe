#include "app/text/card_text.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace card_text_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

// Paragraphs with their bold parts in asterisks.
std::vector<std::string> marked(const std::string& rules, std::vector<std::string> keywords = {})
{
    Card card;
    card.rules = rules;
    card.keywords = std::move(keywords);
    std::vector<std::string> lines;
    for (const auto& paragraph : rulesParagraphs(card, starterGame())) {
        std::string text = paragraph.text;
        for (auto it = paragraph.strong.rbegin(); it != paragraph.strong.rend(); ++it) {
            text.insert(it->second, "*");
            text.insert(it->first, "*");
        }
        lines.push_back(text);
    }
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

class CardTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keywordsAndLabelsAreBoldAndBeginParagraphs()
    {
        QCOMPARE(
            marked("Large. Passive: It stays. It sleeps."), (Lines{"*Large.*", "*Passive:* It stays. It sleeps."}));
        QCOMPARE(marked("Massive. Adapt (2). Draw a card."), (Lines{"*Massive.* *Adapt (2).*", "Draw a card."}));
        QCOMPARE(marked("Evolve (7) from Appetite Larva. Massive. Consume: Ready this unit."),
            (Lines{"*Evolve (7)* from Appetite Larva. *Massive.*", "*Consume:* Ready this unit."}));
        QCOMPARE(marked("Draw two cards. Arcane Recall (5)."), (Lines{"Draw two cards.", "*Arcane Recall (5).*"}));
        QCOMPARE(marked("Static units lose. Impact is kept."), (Lines{"Static units lose. Impact is kept."}));
        QCOMPARE(marked("One line.\nAnother."), (Lines{"One line.", "Another."}));
        QCOMPARE(marked("Choose one: draw; or discard."), (Lines{"Choose one: draw; or discard."}));
        QCOMPARE(marked(""), Lines{});
        QCOMPARE(marked("Es gilt: Ätherisch.", {}), (Lines{"Es gilt: Ätherisch."}));
    }

    void keywordsBesideTheRulesComeFirst()
    {
        QCOMPARE(
            marked("Draw a card.", {"Skirmisher", "Adapt (2)"}), (Lines{"*Skirmisher. Adapt (2).*", "Draw a card."}));
        QCOMPARE(marked("Skirmisher.", {"Skirmisher"}), (Lines{"*Skirmisher.*"}));
    }

    void textAttributesFollowWithTheirLabels()
    {
        const auto card = cardsOf(
            R"([{"name":"M","type":"Mission","cp":3,"domains":{"magic":2},"passive":"Draw.","challenge":"Win.",
                                       "flavor":"Ah.","number":"3","rarity":"rare"}])")
                              .at(0);
        const auto paragraphs = rulesParagraphs(card, starterGame());
        QCOMPARE(paragraphs.size(), std::size_t{2});
        QCOMPARE(paragraphs[0].text, std::string("Passive Ability: Draw."));
        QCOMPARE(paragraphs[0].strong.at(0).second, std::string("Passive Ability:").size());
        QCOMPARE(cardText(card, starterGame()),
            std::string("M\nMission\nCP 3 · Magic 2\nPassive Ability: Draw.\nChallenge: Win.\nAh.\nTST 3 (rare)"));
    }

    // Nothing of the rules is lost or turned round, whatever they say.
    void paragraphsAreTheRulesInOrder()
    {
        const auto withoutBlanks = [](std::string text) {
            std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
            return text;
        };
        const auto& catalogue = *starterCatalogue();
        for (CardIndex i = 0; i < catalogue.size(); ++i) {
            auto card = catalogue.card(i);
            card.texts.clear();
            card.keywords.clear();
            std::string all;
            for (const auto& paragraph : rulesParagraphs(card, starterGame())) {
                QVERIFY(!paragraph.text.empty());
                for (const auto& [first, second] : paragraph.strong)
                    QVERIFY(first < second && second <= paragraph.text.size());
                all += paragraph.text;
            }
            QCOMPARE(withoutBlanks(all), withoutBlanks(card.rules));
        }
    }

    void shortForms()
    {
        const auto& catalogue = *starterCatalogue();
        const auto card = catalogue.card(catalogue.named("breach surveyor").at(0));
        QCOMPARE(typeLine(card), std::string("Unit · Infantry, Engineer"));
        QCOMPARE(valueText(card, starterGame(), *starterGame().findByName("range")), std::string("Mid"));
        QCOMPARE(valueText(card, starterGame(), *starterGame().findByName("attack")), std::string("1"));
        QCOMPARE(valueText(card, starterGame(), *starterGame().findByName("challenge")), std::string());
        QCOMPARE(valueText(card, starterGame(), AttributeIndex{9999}), std::string());
    }
};

NEXUS_TEST(CardTextTest, Events);

} // namespace card_text_test

#include "card_text_test.moc"
