// Building from the rows of the search result: their steps, the section they speak of, what stays in its place.
#include "tests/support/lists.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/catalogue/result_table.h"
#include "ui/catalogue/search_pane.h"

#include <QToolButton>

namespace rows_that_act_test {

using namespace nexus;
using namespace nexus::test;
using app::CatalogueModel;

class RowsThatActTest : public QObject {
    Q_OBJECT

    static int copies(WindowStory& story, const char* section, const char* card)
    {
        int all = 0;
        for (const auto& part : story.deck().sections)
            for (const auto& entry : part.entries)
                if (part.id.str() == section && entry.card == card)
                    all += entry.count;
        return all;
    }
    static QModelIndex adding(ui::ResultTable& table, int row)
    {
        const auto* model = qobject_cast<CatalogueModel*>(table.model());
        for (int i = 0; i < model->columnCount(); ++i)
            if (model->columns()[static_cast<std::size_t>(i)].id == QStringLiteral("adding"))
                return model->index(row, i);
        return {};
    }
    static void step(ui::ResultTable& table, int row, bool more)
    {
        const auto cell = table.visualRect(adding(table, row)).adjusted(8, 0, -8, -1);
        const auto at = (more ? ui::ResultDelegate::plusRect(cell) : ui::ResultDelegate::minusRect(cell)).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, at);
    }
    static QToolButton* choice(WindowStory& story, const char* text)
    {
        for (auto* button : story.search().findChildren<QToolButton*>())
            if (button->text() == q(text))
                return button;
        return nullptr;
    }

private Q_SLOTS:
    void stepsInTheRow()
    {
        WindowStory story;
        (void)story.workspace().newDeck();
        auto& table = *story.search().table();
        story.search().setQuery(q("\"aegis tender\""));
        QCOMPARE(table.model()->rowCount(), 1);
        QCOMPARE(adding(table, 0).data(CatalogueModel::LimitRole).toInt(), 4);
        for (int i = 0; i < 3; ++i)
            step(table, 0, true);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 3);
        QCOMPARE(adding(table, 0).data(CatalogueModel::CopiesRole).toInt(), 3);
        step(table, 0, false);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 2);
        // Quick clicks are a double click to Qt; each is a step.
        const auto cell = table.visualRect(adding(table, 0)).adjusted(8, 0, -8, -1);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, ui::ResultDelegate::plusRect(cell).center());
        QTest::mouseRelease(table.viewport(), Qt::LeftButton, {}, ui::ResultDelegate::plusRect(cell).center());
        QCOMPARE(copies(story, "main", "Aegis Tender"), 3);
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 2);
    }

    void pipsAreClickedAndSayWhatTheyLeadTo()
    {
        WindowStory story;
        (void)story.workspace().newDeck();
        auto& table = *story.search().table();
        story.search().setQuery(q("\"aegis tender\""));
        const auto pip = [&](int copies) {
            return ui::ResultDelegate::pipRect(table.visualRect(adding(table, 0)).adjusted(8, 0, -8, -1), 4, copies)
                .center();
        };
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, pip(3));
        QCOMPARE(copies(story, "main", "Aegis Tender"), 3);
        QMouseEvent over(
            QEvent::MouseMove, pip(2), table.viewport()->mapToGlobal(pip(2)), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(table.viewport(), &over);
        QCOMPARE(static_cast<ui::ResultDelegate*>(table.itemDelegate())->hoveredPip(), 2);
        const auto* model = qobject_cast<CatalogueModel*>(table.model());
        QCOMPARE(model->copiesWords(*model->cardAt(0), 2), q("2 copies → 4 CP"));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, pip(3)); // the last again: without it
        QCOMPARE(copies(story, "main", "Aegis Tender"), 2);
        table.setFocus();
        story.key(Qt::Key_4);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 4);
        story.key(Qt::Key_Return); // at its limit
        QCOMPARE(copies(story, "main", "Aegis Tender"), 4);
        story.key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 5);
        story.key(Qt::Key_0);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 0);
        // Shift on + is about the limit of that row, not about more rows.
        story.search().setQuery(q("t:unit cp=2 sort:name"));
        table.setCurrentCard(*model->cardAt(0));
        const auto cell = table.visualRect(adding(table, 2)).adjusted(8, 0, -8, -1);
        QTest::mouseClick(
            table.viewport(), Qt::LeftButton, Qt::ShiftModifier, ui::ResultDelegate::plusRect(cell).center());
        int all = 0;
        for (const auto& section : story.deck().sections)
            all += story.deck().copies(section.id);
        QCOMPARE(all, 1);
        // Several rows: one step.
        const int steps = story.document().undoStack().count();
        table.selectAll();
        story.key(Qt::Key_1);
        QCOMPARE(story.document().undoStack().count(), steps + 1);
    }

    void theSectionTheRowsSpeakOf()
    {
        WindowStory story;
        (void)story.workspace().newDeck();
        auto& table = *story.search().table();
        story.search().setQuery(q("\"aegis tender\""));
        table.setFocus();
        QVERIFY(choice(story, "Deck")->isChecked());
        QTest::keyPress(&table, Qt::Key_Control);
        QVERIFY(choice(story, "Sideboard")->isChecked());
        QTest::keyRelease(&table, Qt::Key_Control);
        QVERIFY(choice(story, "Deck")->isChecked());
        choice(story, "Sideboard")->click();
        step(table, 0, true);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(copies(story, "sideboard", "Aegis Tender"), 2);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 0);
        step(table, 0, false);
        QCOMPARE(copies(story, "sideboard", "Aegis Tender"), 1);
        choice(story, "Deck")->click();
        QTest::keyClick(&table, Qt::Key_Return);
        QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(copies(story, "main", "Aegis Tender"), 1);
        QCOMPARE(copies(story, "sideboard", "Aegis Tender"), 2);
    }

    // A card that can be added no more keeps its place, so that the next Enter adds no other.
    void theChosenCardStays()
    {
        WindowStory story;
        auto deck = sampleDecks().front();
        for (auto& section : deck.sections)
            if (section.id.str() == "main")
                section.entries.clear();
        (void)story.workspace().newDeck(deck);
        auto& table = *story.search().table();
        story.search().setQuery(q("can:add -t:mission"));
        QVERIFY(table.model()->rowCount() > 5);
        table.setFocus();
        story.search().table()->setCurrentCard(table.model()->index(3, 0).data(CatalogueModel::CardRole).toUInt());
        const auto card = *table.currentCard();
        const auto limit = adding(table, 3).data(CatalogueModel::LimitRole).toInt();
        for (int i = 0; i < limit + 2; ++i)
            QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(*table.currentCard(), card);
        QCOMPARE(table.currentIndex().row(), 3);
        QVERIFY(!adding(table, 3).data(CatalogueModel::AllowedRole).toBool());
        QCOMPARE(adding(table, 3).data(CatalogueModel::CopiesRole).toInt(), limit); // Enter leads into no error
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Return);
        QVERIFY(*table.currentCard() != card);
    }

    void aFullDeckSaysSoAndWhatNeverFitsComesFirst()
    {
        WindowStory story;
        (void)story.workspace().newDeck(sampleDecks().front());
        auto& table = *story.search().table();
        int full = 0, structural = 0;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const auto words = adding(table, row).data().toString();
            QVERIFY2(!words.contains(QStringLiteral("over the 200")), qPrintable(words));
            if (words == QStringLiteral("Main deck is full")) {
                ++full;
                QCOMPARE(adding(table, row).data(CatalogueModel::SignRole).toString(), QString());
            }
            structural += words.startsWith(QStringLiteral("needs "));
        }
        QVERIFY(full > 20);
        QVERIFY(structural > 50);
    }
};

NEXUS_TEST(RowsThatActTest, Screen);

} // namespace rows_that_act_test

#include "rows_that_act_test.moc"
