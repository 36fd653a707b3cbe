#include "model/abilities/meaning.h"

#include "model/abilities/language.h"
#include "model/cards/catalogue.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <atomic>
#include <thread>

namespace meaning_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

QString meaningsOf(const char* type, const char* rules)
{
    static const auto vocabulary = vocabularyOf(*starterCatalogue());
    Card card;
    card.name = "Probe";
    card.type = type;
    card.rules = rules;
    const auto meaning = meaningOf(understand(card, starterGame(), vocabulary));
    QStringList found;
    const auto words = meaningWords();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (meaning.test(i))
            found << QString::fromStdString(std::string(aspectId(words[i].aspect)) + ":" + std::string(words[i].word));
    return found.join(u' ');
}

} // namespace

class MeaningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentencesHaveTheirWords_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("meanings");
        const auto row = [](const char* name, const char* type, const char* rules, const char* meanings) {
            QTest::newRow(name) << type << rules << meanings;
        };
        row("a step", "Event", "Draw two cards, then discard a card.", "does:draw does:discard plays:whole");
        row("a cost is not done", "Unit", "Active: Discard a card to draw a card.",
            "does:draw costs:discard plays:whole");
        row("two costs", "Unit", "Active: Pay 2 CP and exhaust this unit. Ready target friendly unit.",
            "does:ready costs:cp costs:exhaust plays:whole");
        row("a happening", "Unit", "Interrupt: When this unit is destroyed, destroy target unit with Static.",
            "does:destroy when:destroyed plays:whole");
        row("the kind of an ability", "Unit", "Martyrdom: When this unit is destroyed, draw a card.",
            "does:draw when:destroyed plays:whole");
        row("a moment", "Asset", "Interrupt: At the start of the Game Round, gain 1 CP.",
            "does:gain when:round-start plays:whole");
        row("what holds", "Unit", "Passive: This unit has +1 Attack.", "does:bonus plays:whole");
        row("what is given away", "Upgrade", "Attached unit has \"Passive: This unit has +1 Attack.\"",
            "does:bonus does:ability plays:whole");
        row("a part is not understood", "Unit",
            "Interrupt: When this unit is deployed, sing. Passive: This unit has "
            "+1 Attack.",
            "does:bonus plays:part");
        row("nothing is understood", "Event", "Draw the curtains.", "plays:hand");
        row("no text", "Unit", "", "plays:whole");
    }
    void sentencesHaveTheirWords()
    {
        QFETCH(QString, type);
        QFETCH(QString, rules);
        QTEST(meaningsOf(qPrintable(type), rules.toUtf8().constData()), "meanings");
    }

    // What the search leaves out unread would not have been found: every sentence that shows a phrase, and all cards.
    void aWordOfTheTextIsNeeded()
    {
        CatalogueBuilder builder(starterGame());
        const auto& starter = *starterCatalogue();
        for (CardIndex i = 0; i < starter.size(); ++i)
            builder.add(starter.card(i));
        int shown = 0;
        for (const auto& phrase : ruleGrammar().phrases())
            for (const char* type : {"Event", "Unit"}) {
                if (phrase.shows.empty())
                    continue;
                auto card = starter.card(0);
                card.name = "Shown " + std::to_string(++shown);
                card.type = type;
                card.subtypes.clear();
                card.texts.clear();
                card.rules = std::string(phrase.of == "active" ? "Active: " : "") + std::string(phrase.shows);
                builder.add(card);
            }
        const auto catalogue = builder.build();
        const auto vocabulary = vocabularyOf(*catalogue);
        std::vector<CardMeaning> meanings;
        for (CardIndex i = 0; i < catalogue->size(); ++i)
            meanings.push_back(meaningOf(understand(catalogue->card(i), catalogue->game(), vocabulary)));
        const auto words = meaningWords();
        std::size_t used = 0;
        for (MeaningIndex word = 0; word < words.size(); ++word) {
            CardSet expected(catalogue->size());
            for (CardIndex i = 0; i < catalogue->size(); ++i)
                if (meanings[i].test(word))
                    expected.insert(i);
            used += expected.count() > 0 ? 1 : 0;
            const auto name = std::string(aspectId(words[word].aspect)) + ":" + std::string(words[word].word);
            QVERIFY2(cardsMeaning(word, *catalogue).cards() == expected.cards(), name.c_str());
            CardSet some(catalogue->size());
            for (CardIndex i = 0; i < catalogue->size(); i += 3)
                some.insert(i);
            expected &= some;
            QVERIFY2(cardsMeaning(word, *catalogue, &some).cards() == expected.cards(), name.c_str());
        }
        QVERIFY2(used >= words.size() - 4, qPrintable(QString::number(used)));
    }

    // Whoever cannot wait is told what is to be read; what may be read at once is, and of all questions together.
    void tooManyTextsAreSetApart()
    {
        const auto draw = *meaningWord(Aspect::Does, "draw"), whole = *meaningWord(Aspect::Plays, "whole");
        UnreadTexts few;
        QVERIFY(cardsMeaning(draw, *starterCatalogue(), nullptr, &few).count() > 0);
        QVERIFY(!few.any());
        const auto catalogue = numberedStarterCatalogue(3000);
        const auto expected = cardsMeaning(draw, *numberedStarterCatalogue(3000)).cards();
        CardSet some(catalogue->size());
        for (CardIndex i = 0; i < 600; ++i)
            some.insert(i);
        UnreadTexts unread;
        QCOMPARE(cardsMeaning(whole, *catalogue, &some, &unread).count(), std::size_t{600});
        QVERIFY(!unread.any());
        QVERIFY(cardsMeaning(whole, *catalogue, nullptr, &unread).count() == 600);
        QCOMPARE(unread.cards.count(), std::size_t{2400});
        // Two read at a time, while a third asks: never an answer in part.
        const auto all = unread.cards.cards();
        std::atomic<bool> read = false;
        std::thread first([&] { readMeanings(std::span(all).subspan(0, 1500), *catalogue); });
        std::thread second([&] {
            readMeanings(std::span(all).subspan(1000), *catalogue);
            first.join();
            read = true;
        });
        bool last = false;
        do {
            last = read;
            UnreadTexts open{.left = 0};
            const auto found = cardsMeaning(draw, *catalogue, nullptr, &open).cards();
            QVERIFY(open.any() || found == expected);
            QVERIFY(!last || !open.any());
        } while (!last);
        second.join();
    }
};

NEXUS_TEST(MeaningTest, Nothing);

} // namespace meaning_test

#include "meaning_test.moc"
