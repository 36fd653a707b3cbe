#include "ui/advice/complete_page.h"

#include "importers/registry.h"
#include "tests/support/advice_page.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QtTest>

namespace complete_page_test {

using namespace nexus;
using namespace nexus::ui;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }

struct Page : test::AdvicePageStory<CompletePage> {
    Page()
        : AdvicePageStory({700, 360})
    {
        const auto files = app::embeddedFiles("quantum-nexus", "decks");
        open(importers::readDecks(files.front().name, files.front().bytes, test::starterGame())->front().deck);
    }
    void takeOut(int rows)
    {
        for (int row = 0; row < rows; ++row) {
            const auto entry = document->deck().section(model::SectionId("main"))->entries.back();
            QVERIFY(document->edit(
                {model::ChangeCopies{model::SectionId("main"), entry, -entry.count}}, QStringLiteral("Out")));
        }
        settle();
    }
    QListWidget* list() { return page.findChild<QListWidget*>(word("completions")); }
    QStringList told()
    {
        QStringList lines;
        for (const auto* label : page.findChildren<LineLabel*>())
            lines << label->text();
        return lines;
    }
};

} // namespace

class CompletePageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLegalDeckNeedsNothing()
    {
        Page story;
        QCOMPARE(story.list()->count(), 0);
        QVERIFY(story.told().join(QLatin1Char(' ')).contains(word("No changes needed")));
        QVERIFY(!story.page.findChild<QPushButton*>(word("complete"))->isEnabled());
    }

    void aListOfTheDeckBeforeIsNotApplied()
    {
        Page story;
        story.takeOut(2);
        const auto entry = story.document->deck().section(model::SectionId("main"))->entries.back();
        QVERIFY(
            story.document->edit({model::ChangeCopies{model::SectionId("main"), entry, -1}}, QStringLiteral("Out")));
        const auto before = story.document->deck();
        QSignalSpy trouble(&story.page, &AdvicePage::trouble);
        story.page.findChild<QPushButton*>(word("complete"))->click();
        QCOMPARE(story.document->deck(), before);
        QCOMPARE(trouble.size(), 1);
        QVERIFY(trouble.front().front().toString().contains(word("has changed")));
        story.settle();
        story.page.findChild<QPushButton*>(word("complete"))->click();
        QVERIFY(story.document->report().legal());
    }

    void enterMakesTheFirstAndOneUndoTakesItBack()
    {
        Page story;
        story.takeOut(2);
        const auto before = story.document->deck();
        QVERIFY(!story.document->report().legal());
        QVERIFY(story.list()->count() > 10);
        QVERIFY(story.told().join(QLatin1Char(' ')).contains(word("→ 200 · ")));
        QVERIFY(story.told().join(QLatin1Char(' ')).contains(word("✓ Legal")));
        QVERIFY(!story.list()->currentItem()->data(Qt::AccessibleTextRole).toString().isEmpty());
        story.list()->setFocus();
        QTest::keyClick(story.list(), Qt::Key_Down);
        QTest::keyClick(story.list(), Qt::Key_Return);
        QVERIFY(story.document->report().legal());
        QVERIFY(story.document->undoStack().undoText().startsWith(word("Complete: +")));
        story.document->undoStack().undo();
        QCOMPARE(story.document->deck(), before);
        story.settle();
        QVERIFY(story.list()->count() > 10);
    }

    void ideasComeFirstWithFacesAndCurves()
    {
        Page story;
        story.takeOut(3);
        const auto* delegate = qobject_cast<IdeaDelegate*>(story.list()->itemDelegate());
        QVERIFY(delegate && delegate->ideas().size() >= 2);
        QStringList names;
        for (std::size_t i = 0; i < delegate->ideas().size(); ++i) {
            const auto& idea = delegate->ideas()[i];
            names << idea.name;
            QVERIFY(!idea.cards.empty() && idea.before != idea.after);
            QCOMPARE(story.list()->item(static_cast<int>(i))->data(ProposalDelegate::IdeaRole).toUInt(), i);
            QVERIFY(story.list()
                        ->item(static_cast<int>(i))
                        ->data(Qt::AccessibleTextRole)
                        .toString()
                        .startsWith(idea.name + word(": +")));
        }
        QVERIFY(names.front().startsWith(word("Fewest cards")));
        QVERIFY2(names.join(QLatin1Char('|')).contains(word("heavy"), Qt::CaseInsensitive),
            qPrintable(names.join(QLatin1Char('|'))));
        QSignalSpy done(&story.page, &AdvicePage::done);
        story.list()->setCurrentRow(static_cast<int>(delegate->ideas().size()) - 1);
        QTest::keyClick(story.list(), Qt::Key_Return);
        QVERIFY(story.document->report().legal());
        QCOMPARE(done.count(), 1);
        QVERIFY2(done.front().front().toString().endsWith(word("The deck is legal.")),
            qPrintable(done.front().front().toString()));
    }

    void missionsAtFaultComeFirst()
    {
        Page story;
        story.takeOut(2);
        auto missions = *story.document->deck().section(model::SectionId("missions"));
        QVERIFY(story.document->edit(
            {model::ChangeCopies{model::SectionId("missions"), missions.entries.back(), -1}}, word("Out")));
        story.settle();
        QCOMPARE(story.list()->item(0)->text(), word("Choose Missions…"));
        QVERIFY2(story.told().join(QLatin1Char(' ')).contains(word("First: ")),
            qPrintable(story.told().join(QLatin1Char(' '))));
        QVERIFY(!story.told().join(QLatin1Char(' ')).contains(word("ways")));
        QSignalSpy wanted(&story.page, &AdvicePage::missionsWanted);
        auto* button = story.page.findChild<QPushButton*>(word("complete"));
        QCOMPARE(button->text(), word("Choose Missions…"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        story.document->undoStack().undo();
        story.settle();
        QVERIFY(story.list()->item(0)->text().startsWith(word("+")));
        QCOMPARE(button->text(), word("Apply this change"));
    }

    void aWishThatCannotBeReadLeavesTheList()
    {
        Page story;
        story.takeOut(2);
        const auto rows = story.list()->count();
        auto* prefer = story.page.findChild<QLineEdit*>(word("prefer"));
        prefer->setText(word("cp>"));
        QTRY_VERIFY(story.told().join(QLatin1Char(' ')).contains(word("does not parse at column 4")));
        QCOMPARE(story.list()->count(), rows);
        QVERIFY(prefer->accessibleDescription().contains(word("column 4")));
        prefer->setText(word("t:event"));
        QTRY_VERIFY(!story.told().join(QLatin1Char(' ')).contains(word("does not parse")));
        QVERIFY(prefer->accessibleDescription().isEmpty());
    }

    void whatHasToGoIsNoWayToAdd()
    {
        Page story;
        model::DeckEntry entry;
        entry.card = "Argue with the Weather";
        for (const auto& card :
            {"Absolution by Fire", "Anvil Dreadnought"}) { // one of them no Mission of the deck carries
            entry.card = card;
            QVERIFY(story.document->edit({model::ChangeCopies{model::SectionId("main"), entry, 1}}, word("In")));
        }
        story.settle();
        QVERIFY2(
            story.told().join(QLatin1Char(' ')).contains(word("1 way to be legal once what is not allowed is out")),
            qPrintable(story.told().join(QLatin1Char(' '))));
        QSet<QString> rows;
        for (int row = 0; row < story.list()->count(); ++row) {
            QVERIFY2(!rows.contains(story.list()->item(row)->text()), qPrintable(story.list()->item(row)->text()));
            rows << story.list()->item(row)->text();
        }
    }

    void whatStaysOutStaysOut()
    {
        Page story;
        story.takeOut(2);
        story.page.findChild<QLineEdit*>(word("bar"))->setText(word("cp>=0"));
        QTRY_VERIFY(story.told().join(QLatin1Char(' ')).contains(word("can come to at most")));
        QCOMPARE(story.list()->count(), 0);
    }

    void nothingIsWorkedOutWhileHidden()
    {
        Page story;
        story.page.hide();
        story.takeOut(2);
        QCOMPARE(story.list()->count(), 0);
        story.page.show();
        story.settle();
        QVERIFY(story.list()->count() > 0);
    }
};

NEXUS_TEST(CompletePageTest, Screen);

} // namespace complete_page_test

#include "complete_page_test.moc"
