// An old hand builds a deck of sixty cards by hand, from nothing to legal: every key and click is counted, and nothing
// on the way is an error that was not asked for.
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/deck/missions_dialog.h"

#include <QAbstractButton>
#include <QListWidget>

namespace old_hand_test {

using namespace nexus;
using test::WindowStory;

class OldHandTest : public QObject {
    Q_OBJECT

    static constexpr int mostKeys = 100, mostClicks = 60, cardsWanted = 60, deckCost = 200;
    int m_keys = 0, m_clicks = 0;

    void key(WindowStory& story, int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keys;
        story.key(code, modifiers);
    }
    void click(QWidget* on, const QPoint& at)
    {
        ++m_clicks;
        QTest::mouseClick(on, Qt::LeftButton, {}, at);
        QCoreApplication::processEvents();
    }
    // With a double click each, those that have room, until there is none.
    void chooseMissions(QWidget* dialog)
    {
        auto* tiles = dialog->findChild<QListWidget*>(QStringLiteral("missionTiles"));
        const auto room = [&]() -> QListWidgetItem* {
            for (int i = 0; i < tiles->count(); ++i)
                if (tiles->item(i)->data(ui::MissionsDialog::AllowedRole).toBool() &&
                    tiles->item(i)->data(ui::MissionsDialog::OpensRole).toInt() > 0)
                    return tiles->item(i);
            return nullptr;
        };
        while (auto* tile = room()) {
            auto at = tiles->visualItemRect(tile);
            if (!tiles->viewport()->rect().contains(at)) { // a turn of the wheel counts as a key
                ++m_keys;
                tiles->scrollToItem(tile);
                at = tiles->visualItemRect(tile);
            }
            click(tiles->viewport(), at.center());
            ++m_clicks;
            QTest::mouseDClick(tiles->viewport(), Qt::LeftButton, {}, at.center());
            QCoreApplication::processEvents();
        }
        ++m_keys;
        QTest::keyClick(dialog, Qt::Key_Escape);
    }
    static std::int64_t total(WindowStory& story, const model::DeckChecker& checker)
    {
        std::int64_t cost = 0;
        for (const auto& row : checker.resolve(story.deck()))
            if (row.card && checker.ruleset().sections[row.section].id == model::SectionId("main"))
                cost += row.count *
                        checker.catalogue().number(*row.card, *checker.catalogue().game().face.cost).value_or(0);
        return cost;
    }
    // The pip of so many copies in the row of the results.
    void clickPip(WindowStory& story, const QModelIndex& cell, int limit, int copies)
    {
        auto* table = story.search().table();
        const auto rect = table->visualRect(cell).adjusted(8, 0, -8, -1);
        click(table->viewport(), ui::ResultDelegate::pipRect(rect, limit, copies).center());
    }

private Q_SLOTS:
    void sixtyCardsByHand()
    {
        WindowStory story;
        story.window().resize(1366, 768);
        key(story, Qt::Key_N, Qt::ControlModifier);
        story.onDialog([&](QWidget* dialog) { chooseMissions(dialog); });
        key(story, Qt::Key_M, Qt::ControlModifier);
        const auto noErrors = [&] { return app::verdict(story.document().report()).errors == 0; };
        QVERIFY(noErrors());

        for (auto* chip : story.search().findChildren<QAbstractButton*>())
            if (chip->text() == QStringLiteral("Can add"))
                click(chip, chip->rect().center());
        auto* table = story.search().table();
        const auto& checker = story.document().checker();
        const auto cost = *checker.catalogue().game().face.cost;
        int column = 0;
        while (table->model()->headerData(column, Qt::Horizontal).toString() != QStringLiteral("Adding one"))
            ++column;
        constexpr int mostSteps = 200;
        for (int step = 0; step < mostSteps && total(story, checker) < deckCost; ++step) {
            bool taken = false;
            const auto left = deckCost - total(story, checker);
            for (int row = 0; row < table->model()->rowCount() && !taken; ++row) {
                const auto cell = table->model()->index(row, column);
                const auto card = table->model()->index(row, 0).data(app::CatalogueModel::CardRole).toUInt();
                const auto each = checker.catalogue().number(card, cost).value_or(0);
                const int limit = cell.data(app::CatalogueModel::LimitRole).toInt();
                if (each < 1 || each > 4 || each > left || limit < 3 ||
                    cell.data(app::CatalogueModel::CopiesRole).toInt() > 0)
                    continue;
                if (!table->viewport()->rect().contains(table->visualRect(cell))) {
                    ++m_keys; // a turn of the wheel
                    table->scrollTo(cell, QAbstractItemView::PositionAtTop);
                }
                clickPip(story, cell, limit, static_cast<int>(std::min<std::int64_t>(limit, left / each)));
                QVERIFY(noErrors());
                taken = total(story, checker) > deckCost - left;
            }
            if (!taken)
                break;
        }
        qInfo("%d keys, %d clicks", m_keys, m_clicks);
        QCOMPARE(total(story, checker), std::int64_t{deckCost});
        QCOMPARE(story.problems(), QStringList());
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        QVERIFY(story.deck().copies(model::SectionId("main")) >= cardsWanted);
        QVERIFY2(m_keys <= mostKeys, qPrintable(QString::number(m_keys)));
        QVERIFY2(m_clicks <= mostClicks, qPrintable(QString::number(m_clicks)));
    }
};

NEXUS_TEST(OldHandTest, Screen);

} // namespace old_hand_test

#include "old_hand_test.moc"
