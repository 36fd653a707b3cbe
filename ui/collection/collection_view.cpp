#include "ui/collection/collection_view.h"

#include "app/base/file_bytes.h"
#include "app/documents/collection_files.h"
#include "ui/collection/cards_page.h"
#include "ui/collection/collection_import_dialog.h"
#include "ui/collection/decks_page.h"
#include "ui/collection/history_page.h"
#include "ui/collection/places_page.h"
#include "ui/collection/sets_page.h"
#include "ui/collection/stack_table.h"
#include "ui/collection/surplus_page.h"
#include "ui/collection/time_page.h"
#include "ui/collection/trade_dialog.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QFileDialog>
#include <QTabWidget>

namespace nexus::ui {

CollectionView::CollectionView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
    , m_pages(withId(new QTabWidget(this), "collectionPages"))
    , m_cards(new CardsPage(workspace, m_pages))
    , m_history(new HistoryPage(workspace, m_pages))
{
    setLayout(columnOf(noMargins, {m_pages}));
    m_pages->setDocumentMode(true);
    m_pages->tabBar()->setAccessibleName(tr("Pages of the collection"));
    m_pages->setCornerWidget(
        asWidget(rowOf({pushButton(
                     tr("T&rade…"), tr("Record what goes and what comes in one step"), this, &CollectionView::trade)}),
            {0, 2, 12, 2}));
    auto* decks = new DecksPage(workspace, m_pages);
    connect(decks, &DecksPage::printWanted, this, &CollectionView::printWanted);
    auto* sets = new SetsPage(workspace, m_pages);
    m_pages->addTab(m_cards, tr("Cards"));
    m_pages->addTab(decks, tr("Decks"));
    m_pages->addTab(sets, tr("Sets"));
    m_pages->addTab(new PlacesPage(workspace, m_pages), tr("Places"));
    m_pages->addTab(new SurplusPage(workspace, m_pages), tr("Surplus"));
    m_pages->addTab(new TimePage(workspace, m_pages), tr("Over time"));
    m_pages->addTab(m_history, tr("History"));
    for (int i = 1; i < m_pages->count(); ++i)
        if (auto* page = qobject_cast<CollectionPage*>(m_pages->widget(i))) {
            connect(page, &CollectionPage::told, this, &MainView::told);
            connect(page, &CollectionPage::trouble, this, &MainView::trouble);
            connect(page, &CollectionPage::queryWanted, this, [this](const QString& query) {
                m_cards->setQuery(query);
                m_pages->setCurrentWidget(m_cards);
            });
        }
    connect(m_cards, &CardsPage::told, this, &MainView::told);
    connect(m_cards, &CardsPage::trouble, this, &MainView::trouble);
    connect(m_cards, &CardsPage::importWanted, this, [this] { importFile(); });
    connect(m_cards, &CardsPage::exportWanted, this, [this] { exportFile(); });
    connect(m_cards, &CardsPage::historyWanted, this, &CollectionView::showHistoryOfCard);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &MainView::stepsChanged);
    m_look.setInterval(2000);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (isVisible())
            m_workspace.collection().refreshIfChanged();
    });
    m_look.start();
}

void CollectionView::cameToFront()
{
    m_workspace.collection().refreshIfChanged();
    if (m_pages->currentWidget() == m_cards)
        m_cards->entry()->focusLine();
}

std::optional<MainView::Steps> CollectionView::steps() const
{
    return Steps{m_workspace.collection().undoText(), m_workspace.collection().redoText()};
}

void CollectionView::undo()
{
    m_cards->form()->commit();
    const auto name = m_workspace.collection().undoText();
    if (const auto done = m_workspace.collection().undo(); !done)
        Q_EMIT trouble(done.error());
    else
        Q_EMIT told(tr("Taken back: %1").arg(name));
}

void CollectionView::redo()
{
    if (const auto done = m_workspace.collection().redo(); !done)
        Q_EMIT trouble(done.error());
}

void CollectionView::showHistoryOfCard()
{
    const auto chosen = m_cards->table()->selectedStacks();
    if (chosen.empty())
        return;
    const auto* stack = m_workspace.collection().collection().find(chosen.front());
    m_history->showCard(stack->card, QString::fromStdString(stack->name));
    m_pages->setCurrentWidget(m_history);
}

void CollectionView::trade()
{
    if (!m_workspace.isReady() || !m_workspace.collection().isOpen())
        return;
    TradeDialog dialog(m_workspace, this);
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT told(dialog.outcome());
}

void CollectionView::importFile(const QString& file)
{
    if (!m_workspace.isReady() || !m_workspace.collection().isOpen())
        return;
    const auto chosen = !file.isEmpty()
                            ? file
                            : QFileDialog::getOpenFileName(this, tr("Import into the collection"), {},
                                  tr("Collections (*.csv *.tsv *.txt *.md *.xlsx *.ods *.json);;All files (*)"));
    if (chosen.isEmpty())
        return;
    CollectionImportDialog dialog(m_workspace, chosen, this);
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT told(dialog.outcome());
}

void CollectionView::exportFile(const QString& file)
{
    const auto side = m_cards->tradeSide();
    const auto whole = tr("CSV with every field (*.csv);;JSON (*.json)");
    const auto forms = side ? tr("This list for others, as text (*.txt);;This list as a web page (*.html)") +
                                  QStringLiteral(";;") + whole
                            : whole;
    const auto chosen = !file.isEmpty() ? file
                                        : QFileDialog::getSaveFileName(this, tr("Export the collection"),
                                              side ? tr("list.txt") : tr("collection.csv"), forms);
    if (chosen.isEmpty())
        return;
    const auto& collection = m_workspace.collection().collection();
    const bool asPage = chosen.endsWith(QLatin1String(".html"));
    if (side && (asPage || chosen.endsWith(QLatin1String(".txt")))) {
        const auto stacks = app::tradeStacks(collection, *side);
        const auto title = *side == app::TradeSide::Offers ? tr("For trade") : tr("Wanted");
        const auto bytes = asPage ? app::tradePage(stacks, title.toStdString()) : app::tradeText(stacks);
        if (const auto written = app::writeFile(chosen.toStdString(), bytes); !written)
            Q_EMIT trouble(tr("%1 %2").arg(chosen, QString::fromStdString(written.error())));
        else
            Q_EMIT told(tr("%1 written to %2.").arg(counted(stacks.size(), "stacks"), chosen));
        return;
    }
    if (const auto written = app::writeCollection(collection, m_workspace.library().game.id, chosen.toStdString());
        !written)
        Q_EMIT trouble(tr("%1 %2").arg(chosen, QString::fromStdString(written.error())));
    else
        Q_EMIT told(tr("%1 written to %2.").arg(counted(collection.stacks().size(), "stacks"), chosen));
}

void CollectionView::restore(const QSettings& settings)
{
    m_cards->restore(settings);
    m_pages->setCurrentIndex(
        std::clamp(settings.value(QStringLiteral("collection/page"), 0).toInt(), 0, m_pages->count() - 1));
}

void CollectionView::store(QSettings& settings) const
{
    m_cards->store(settings);
    settings.setValue(QStringLiteral("collection/page"), m_pages->currentIndex());
}

} // namespace nexus::ui
