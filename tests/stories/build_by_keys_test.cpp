// A player with a keyboard and nothing else builds a deck from nothing to legal.
#include "tests/support/test_class.h"
#include "tests/support/window.h"

namespace build_by_keys_test {

using namespace nexus;
using test::WindowStory;

class BuildByKeysTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDeckFromNothingToLegalByKeysAlone()
    {
        // Given the first start, with a legal sample deck open
        WindowStory story;
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        const auto wanted = story.deck();

        // When a new deck is begun and each card of the sample is searched, chosen and added by keys
        story.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(story.window().deckTabs()->count(), 2);
        QVERIFY(story.deck().sections.empty());
        QVERIFY(story.verdict() != QStringLiteral("Legal"));
        for (const auto& section : wanted.sections)
            for (const auto& row : section.entries) {
                goTo(story, test::q(row.card));
                if (QTest::currentTestFailed())
                    return;
                const bool side = section.id == model::SectionId("sideboard");
                for (int copy = 0; copy < row.count; ++copy) {
                    if (side)
                        story.key(Qt::Key_Return, Qt::ControlModifier);
                    else
                        story.key(copy == 0 ? Qt::Key_Return : Qt::Key_Plus);
                }
            }

        // Then it is that deck, and legal
        for (const auto& section : wanted.sections)
            for (const auto& row : section.entries)
                QVERIFY2(copiesOf(story.deck(), section.id, row.card) == row.count, row.card.c_str());
        QCOMPARE(story.problems(), QStringList());
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));

        // When it is named, saved and left, all by keys
        story.key(Qt::Key_R, Qt::ControlModifier);
        story.type(QStringLiteral("By keys"));
        story.key(Qt::Key_Return);
        story.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(story.deck().name, std::string("By keys"));
        QVERIFY(!story.document().isModified());
        const auto bytes = story.deckBytes();

        // Then it is open and legal again after a restart
        story.restart();
        QCOMPARE(story.deckBytes(), bytes);
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
    }

    void countsAreChangedByKeysInTheDeck()
    {
        WindowStory story;
        const auto before = story.deckBytes();
        // Given a row of the deck under the keyboard
        story.window().deck()->view()->setFocus();
        story.window().deck()->view()->selectCards({"Inkling Page"});
        QVERIFY(story.window().deck()->view()->hasFocus());
        const auto copies = [&](const char* section) {
            return copiesOf(story.deck(), model::SectionId(section), "Inkling Page");
        };

        // Then +, −, Delete, a number, Ctrl+Enter and Shift+Delete do what the sheet of keys says
        story.key(Qt::Key_Minus);
        QCOMPARE(copies("main"), 3);
        story.key(Qt::Key_Plus);
        QCOMPARE(copies("main"), 4);
        story.key(Qt::Key_Plus); // at its limit
        QCOMPARE(copies("main"), 4);
        story.key(Qt::Key_Delete);
        QCOMPARE(copies("main"), 3);
        story.type(QStringLiteral("2"));
        story.key(Qt::Key_Return);
        QCOMPARE(copies("main"), 2);
        QVERIFY(story.window().deck()->view()->hasFocus());
        story.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(copies("main"), 1);
        QCOMPARE(copies("sideboard"), 1);
        story.key(Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(copies("main"), 0);

        // And each is a step of undo with its name in the menu
        QVERIFY2(story.window().action("undo")->text().contains(QStringLiteral("Inkling Page")),
            qPrintable(story.window().action("undo")->text()));
        QCOMPARE(story.document().undoStack().count(), 6);
        story.undoAll();
        QCOMPARE(story.deckBytes(), before);
        while (story.document().undoStack().canRedo())
            story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(copies("main"), 0);
        QCOMPARE(copies("sideboard"), 1);
    }

    void theSearchLeavesAsideWhatIsHalfTypedAndSaysWhereItBreaks()
    {
        WindowStory story;
        story.seek(QStringLiteral("t:unit"));
        const auto good = story.found();
        QVERIFY(!good.isEmpty());
        story.type(QStringLiteral(" cp"));
        story.type(QStringLiteral(">"));
        QCOMPARE(story.found(), good);
        QVERIFY(story.label("found")->isVisible());
        QVERIFY2(story.said("found").contains(QStringLiteral("column")), qPrintable(story.said("found")));
        story.type(QStringLiteral("9"));
        QVERIFY2(story.said("found").endsWith(QStringLiteral("cards")), qPrintable(story.said("found")));
        QVERIFY(story.found().contains(QStringLiteral("Dame Ysolde Tidewright")) && story.found().size() < good.size());
    }

private:
    static int copiesOf(const model::Deck& deck, const model::SectionId& section, const std::string& card)
    {
        for (const auto& there : deck.sections)
            if (there.id == section)
                for (const auto& row : there.entries)
                    if (row.card == card)
                        return row.count;
        return 0;
    }

    // The words of the name, Enter, and down to the card.
    static void goTo(WindowStory& story, const QString& card)
    {
        story.seek(card);
        QVERIFY2(story.found().contains(card), qPrintable(card));
        story.key(Qt::Key_Return);
        QVERIFY2(story.search().table()->hasFocus(), "Enter leads to the cards found");
        for (int down = 0; story.currentFound() != card && down < 10; ++down)
            story.key(Qt::Key_Down);
        QCOMPARE(story.currentFound(), card);
    }
};

NEXUS_TEST(BuildByKeysTest, Screen);

} // namespace build_by_keys_test

#include "build_by_keys_test.moc"
