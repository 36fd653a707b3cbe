#include "ui/card/card_pane.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace card_facts_test {

using namespace nexus;
using namespace nexus::test;
using ui::CardFacts;

namespace {

QString allText(const CardFacts& facts)
{
    QStringList texts;
    for (const auto* label : facts.findChildren<QLabel*>())
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

model::CardIndex starterCard(const char* folded) { return starterCatalogue()->named(folded).at(0); }

} // namespace

class CardFactsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDeckRowFollowsTheDeck()
    {
        app::DeckDocument document(deckOf("main: 2 Breach Surveyor"),
            std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()));
        CardFacts facts(starterCatalogue(), starterCard("breach surveyor"), {}, &document);
        QVERIFY(allText(facts).contains(QStringLiteral("2 in ")));
        QVERIFY(document.edit({model::ChangeCopies{model::SectionId("main"), {.card = "Breach Surveyor"}, 1}},
            QStringLiteral("one more")));
        facts.refreshDeck();
        QVERIFY2(allText(facts).contains(QStringLiteral("3 in ")), qPrintable(allText(facts)));
        CardFacts without(starterCatalogue(), starterCard("breach surveyor"), {}, nullptr);
        QVERIFY(!allText(without).contains(QStringLiteral("In this deck")));
    }

    void otherPrintingsAreAClickAway()
    {
        model::CatalogueBuilder builder(starterGame());
        auto card = cardsOf(
            R"([{"name":"Twice Seen","type":"Unit","cp":2,"attack":1,"defense":1,"set":"OLD","number":"1"}])")
                        .at(0);
        builder.addSet({"OLD", "Old", "2020-01-01"}, "2020-01-01");
        builder.add(card);
        card.set = "NEW";
        builder.addSet({"NEW", "New", "2024-01-01"}, "2024-01-01");
        builder.add(card);
        const auto catalogue = builder.build();
        const auto printings = catalogue->printings(0);
        QCOMPARE(printings.size(), std::size_t{2});
        CardFacts facts(catalogue, 0, printings.back(), nullptr);
        const auto buttons = facts.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 2);
        QVERIFY(!buttons[0]->isChecked() && buttons[1]->isChecked());
        QSignalSpy wanted(&facts, &CardFacts::printingWanted);
        buttons[0]->click();
        QCOMPARE(wanted.front().front().toUInt(), printings.front());
        facts.show();
        facts.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&facts));
        buttons[0]->setChecked(false);
        facts.focusShownPrinting();
        QVERIFY(buttons[1]->hasFocus());
    }

    void ruleTextsAreTakenApartWithTheirSections()
    {
        app::DeckDocument document(
            deckOf("main:"), std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()));
        CardFacts facts(starterCatalogue(), starterCard("breach surveyor"), {}, &document);
        model::Card card;
        card.type = "Unit";
        card.rules = "Active: Exhaust this unit. Draw a card. Interrupt: This unit wears a <b>hat</b>.";
        facts.addPlay(card);
        QStringList said;
        for (const auto* label : facts.findChildren<QLabel*>())
            said << (label->accessibleName().isEmpty() ? label->text() : label->accessibleName());
        const auto nbsp = QString(QChar(QChar::Nbsp));
        for (const auto& words : {QStringLiteral("Active, §%1VIII Active Ability").arg(nbsp), QStringLiteral("Costs"),
                 QStringLiteral("Exhaust this unit, §%1VIII Exhaust").arg(nbsp), QStringLiteral("Does"),
                 QStringLiteral("Draw a card, §%1V.B").arg(nbsp), QStringLiteral("Interrupt, §%1VII.A").arg(nbsp),
                 QStringLiteral("○ By hand at the Table: not understood from “wears a <b>hat</b>.” on")})
            QVERIFY2(said.contains(words), qPrintable(words + QStringLiteral(" is not in ") + said.join(u'\n')));
        for (const auto* label : facts.findChildren<QLabel*>()) { // a card's own marks are no markup
            label->ensurePolished();
            QVERIFY(!label->text().contains(QStringLiteral("<b>")) || label->textFormat() == Qt::PlainText);
        }
    }

    void keywordsAndUsesStandInBlocksOfTheirOwn()
    {
        CardFacts facts(starterCatalogue(), starterCard("breach surveyor"), {}, nullptr);
        model::Card card;
        card.keywords = {"Infiltrator", "No such keyword"};
        facts.addKeywords(card);
        QVERIFY(allText(facts).contains(QStringLiteral("Front Row quadrant")));
        QVERIFY(!allText(facts).contains(QStringLiteral("No such keyword")));
        facts.addUses({});
        QVERIFY(!allText(facts).contains(QStringLiteral("Used in")));
        facts.addUses({{7, "Salt & Iron", 3}});
        QVERIFY(allText(facts).contains(QStringLiteral("Used in")));
        QSignalSpy wanted(&facts, &CardFacts::deckWanted);
        auto* link = facts.findChildren<QPushButton*>().back();
        QCOMPARE(link->text(), QStringLiteral("Salt && Iron ×3"));
        link->click();
        QCOMPARE(wanted.front().front().toLongLong(), 7);
    }

    void usesSpeakOfTheOtherDecksOfTheOneThatIsOpenTheRowDoes()
    {
        nexus::app::DeckDocument document(nexus::test::deckOf("main: 2 Breach Surveyor"),
            std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()));
        document.setPlace({.id = 7});
        CardFacts facts(starterCatalogue(), starterCard("breach surveyor"), {}, &document);
        facts.addUses({{7, "This one as it was saved", 3}});
        QVERIFY(!allText(facts).contains(QStringLiteral("In other decks")));
        facts.addUses({{7, "This one as it was saved", 3}, {8, "Another", 1}});
        QVERIFY(allText(facts).contains(QStringLiteral("In other decks")));
        QCOMPARE(facts.findChildren<QPushButton*>().back()->text(), QStringLiteral("Another ×1"));
        for (const auto* button : facts.findChildren<QPushButton*>())
            QVERIFY(!button->text().contains(QStringLiteral("as it was saved")));
    }
};

NEXUS_TEST(CardFactsTest, Screen);

} // namespace card_facts_test

#include "card_facts_test.moc"
