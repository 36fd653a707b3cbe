#include "ui/deck/deck_pages.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace notes_view_test {

using namespace nexus::model;
using namespace nexus::test;
using nexus::app::DeckDocument;
using nexus::ui::NotesView;

namespace {

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

struct Shown {
    Shown()
    {
        for (auto* line : view.findChildren<QLineEdit*>())
            (line->accessibleName().startsWith(QStringLiteral("Author")) ? author : tags) = line;
        notes = view.findChild<QPlainTextEdit*>();
        view.show();
        view.activateWindow();
    }
    NotesView view;
    QLineEdit *author = nullptr, *tags = nullptr;
    QPlainTextEdit* notes = nullptr;
};

} // namespace

class NotesViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutADeckNothingCanBeTyped()
    {
        Shown s;
        QVERIFY(!s.view.isEnabled());
        s.view.commit();
    }

    void typingIsOneStepAfterAPause()
    {
        DeckDocument document(deckOf("main: 1 Aegis Tender"), law());
        Shown s;
        s.view.setDocument(&document);
        s.notes->setFocus();
        QTest::keyClicks(s.notes, QStringLiteral("Plan A"));
        QCOMPARE(document.undoStack().count(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(document.undoStack().count(), 1, 5000);
        QCOMPARE(q(document.deck().notes), QStringLiteral("Plan A"));
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Write notes"));
        document.undoStack().undo();
        QCOMPARE(s.notes->toPlainText(), QString());
    }

    void allThatIsTypedIsTakenAtOnce()
    {
        DeckDocument document(deckOf("main: 1 Aegis Tender"), law());
        Shown s;
        s.view.setDocument(&document);
        QTest::keyClicks(s.tags, QStringLiteral("fast,  two words ,fast,,"));
        QTest::keyClicks(s.author, QStringLiteral("Ann "));
        QTest::keyClicks(s.notes, QStringLiteral("Plan"));
        s.view.commit();
        QCOMPARE(q(document.deck().notes), QStringLiteral("Plan"));
        QCOMPARE(q(document.deck().author), QStringLiteral("Ann"));
        QVERIFY((document.deck().tags == std::vector<std::string>{"fast", "two words"}));
        QCOMPARE(document.undoStack().count(), 3);
        s.view.commit();
        QCOMPARE(document.undoStack().count(), 3); // nothing new
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(s.author->text(), QString());
        QCOMPARE(s.tags->text(), QString());
    }

    void anotherDeckDoesNotGetTheseNotes()
    {
        DeckDocument first(deckOf("main: 1 Aegis Tender"), law()), second(deckOf(""), law());
        Shown s;
        s.view.setDocument(&first);
        QTest::keyClicks(s.notes, QStringLiteral("mine"));
        s.view.setDocument(&second);
        QCOMPARE(q(first.deck().notes), QStringLiteral("mine"));
        QCOMPARE(q(second.deck().notes), QString());
        QCOMPARE(s.notes->toPlainText(), QString());
        s.view.setDocument(nullptr);
        QCOMPARE(second.undoStack().count(), 0);
    }

    void anEditElsewhereDoesNotTakeWhatIsBeingTyped()
    {
        DeckDocument document(deckOf("main: 1 Aegis Tender"), law());
        Shown s;
        s.view.setDocument(&document);
        QTest::keyClicks(s.notes, QStringLiteral("half a wo"));
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 1}}, QStringLiteral("+")));
        QCOMPARE(s.notes->toPlainText(), QStringLiteral("half a wo"));
        s.view.commit();
        QCOMPARE(q(document.deck().notes), QStringLiteral("half a wo"));
        QVERIFY(document.edit({SetField{DeckField::Author, "Bo"}}, QStringLiteral("author")));
        QCOMPARE(s.author->text(), QStringLiteral("Bo"));
    }
};

NEXUS_TEST(NotesViewTest, Screen);

} // namespace notes_view_test

#include "notes_view_test.moc"
