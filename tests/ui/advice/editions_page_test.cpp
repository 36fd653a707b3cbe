#include "ui/advice/editions_page.h"

#include "importers/decklist/deck_json.h"
#include "tests/support/advice_page.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace editions_page_test {

using namespace nexus;
using namespace nexus::ui;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }

struct Page : test::AdvicePageStory<EditionsPage> {
    Page()
        : AdvicePageStory({900, 300})
    {
    }
    app::DeckDocument* open(const std::string& text) { return AdvicePageStory::open(test::deckOf(text)); }
    EditionList* list() { return page.findChild<EditionList*>(); }
    EditionDetails* details() { return page.findChild<EditionDetails*>(); }
    QPushButton* button(const char* name) { return page.findChild<QPushButton*>(word(name)); }
    [[nodiscard]] QStringList told()
    {
        QStringList lines;
        const auto* tree = details();
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            lines << tree->topLevelItem(i)->text(0);
            for (int j = 0; j < tree->topLevelItem(i)->childCount(); ++j)
                lines << tree->topLevelItem(i)->child(j)->text(0);
        }
        return lines;
    }
};

} // namespace

class EditionsPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEditionIsARow()
    {
        Page story;
        story.open("main: 3 Candle Reef, 1 Nobody Knows");
        QCOMPARE(story.list()->count(), static_cast<int>(story.workspace.library().rulesets.size()));
        const auto* own = story.list()->item(story.list()->currentRow());
        QVERIFY(own->data(Qt::AccessibleTextRole).toString().contains(word("this deck’s")));
        QVERIFY(own->data(Qt::AccessibleTextRole).toString().contains(word("Not legal")));
        QVERIFY(own->data(Qt::AccessibleTextRole).toString().contains(word("of 200 CP")));
        QVERIFY(!story.button("changeEdition")->isEnabled());
        QVERIFY(!story.list()->accessibleName().isEmpty() && !story.details()->accessibleName().isEmpty());
        QVERIFY(story.told().contains(word("✗\u2002“Nobody Knows” is not in the catalogue.")) ||
                story.told().join(QLatin1Char('|')).contains(word("Nobody Knows")));
    }

    void aProblemNamesItsCards()
    {
        Page story;
        story.open("main: 3 Candle Reef, 1 Nobody Knows");
        QSignalSpy chosen(&story.page, &AdvicePage::cardsChosen);
        Q_EMIT story.details()->itemClicked(story.details()->topLevelItem(0)->child(0), 0);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<std::vector<std::string>>(), std::vector<std::string>{"Nobody Knows"});
    }

    void toAnotherEditionInOneStep()
    {
        Page story;
        auto* document = story.open("missions: 1 Choir Practice; main: 3 Candle Reef");
        const auto before = document->deck();
        const int other = story.list()->currentRow() == 0 ? 1 : 0;
        story.list()->setCurrentRow(other);
        const auto wanted = story.workspace.library().rulesets[static_cast<std::size_t>(other)].ruleset.id;
        story.button("changeEdition")->click();
        QCOMPARE(document->deck().ruleset, wanted);
        QCOMPARE(document->deck().sections, before.sections);
        QCOMPARE(document->checker().ruleset().id, wanted);
        QCOMPARE(document->undoStack().count(), 1);
        document->undoStack().undo();
        QCOMPARE(document->deck(), before);
        story.settle();
        QVERIFY(story.button("mendForEdition")->isEnabled());
        story.button("mendForEdition")->click();
        QCOMPARE(document->undoStack().count(), 1);
        QVERIFY(document->undoStack().undoText().startsWith(word("Change to ")));
        QCOMPARE(document->deck().ruleset, wanted);
        QVERIFY(document->deck().sections != before.sections);
        document->undoStack().undo();
        QCOMPARE(document->deck(), before);
    }

    // A hidden page costs an edit nothing; what it shows is for the deck as it is when it is seen again.
    void worksOnlyWhileItIsSeen()
    {
        Page story;
        auto* document = story.open("main: 3 Candle Reef");
        story.page.hide();
        (void)document->edit(
            {model::ChangeCopies{model::SectionId("main"), document->deck().sections[0].entries[0], -1}},
            word("one less"));
        QVERIFY(!story.page.isBusy());
        story.page.show();
        story.settle();
        QVERIFY(!story.told().isEmpty());
        story.page.setDocument(nullptr);
        QVERIFY(!story.page.emptyText().isEmpty());
    }

    void legalDecksNeedNothing()
    {
        Page story;
        for (const auto& file : app::embeddedFiles("quantum-nexus", "decks")) {
            const auto deck = *importers::readDeckJson(file.bytes);
            if (deck.name != "Wet Ink")
                continue;
            story.page.setDocument(story.workspace.newDeck(deck));
            story.page.show();
            story.settle();
            QVERIFY(!story.button("mendForEdition")->isEnabled());
            QCOMPARE(story.told().first(), word("Legal as it is."));
        }
    }

    void anEmptyDeckSaysWhatToDo()
    {
        Page story;
        auto* document = story.open("");
        QVERIFY(story.page.emptyText().startsWith(word("The deck is empty.")));
        model::DeckEntry entry;
        entry.card = "Wick Sprite";
        (void)document->edit({model::ChangeCopies{model::SectionId("main"), entry, 1}}, word("one"));
        story.settle();
        QTRY_VERIFY(story.page.emptyText().isEmpty());
        QTRY_COMPARE(story.list()->count(), 2);
    }

    void coloursFollowTheTheme()
    {
        Page story;
        story.open("main: 3 Candle Reef");
        const auto colour = [&] { return story.details()->topLevelItem(0)->child(0)->foreground(0).color(); };
        QVERIFY(colour() == theme().open || colour() == theme().bad);
        applyTheme(ThemeChoice::Dark);
        story.settle();
        QVERIFY(colour() == theme().open || colour() == theme().bad);
        applyTheme(ThemeChoice::Light);
    }
};

NEXUS_TEST(EditionsPageTest, Screen);

} // namespace editions_page_test

#include "editions_page_test.moc"
