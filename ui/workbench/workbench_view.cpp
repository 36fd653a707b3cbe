#include "ui/workbench/workbench_view.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/changes_page.h"
#include "ui/workbench/coverage_page.h"
#include "ui/workbench/edition_page.h"
#include "ui/workbench/list_history_page.h"
#include "ui/workbench/new_edition_dialog.h"
#include "ui/workbench/tables_page.h"
#include "ui/workbench/worth_page.h"

#include <QFileInfo>
#include <QTabBar>
#include <QTabWidget>

namespace nexus::ui {

namespace {

// Its pages have lists that scroll. How high their wrapped texts would like to have it all is no room that they need:
// the view would be higher than the window, and its lower edge out of sight.
class WorkbenchTabs : public QTabWidget {
public:
    using QTabWidget::QTabWidget;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace

WorkbenchView::WorkbenchView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
{
}

void WorkbenchView::make()
{
    if (m_pages)
        return;
    m_pages = withId(new WorkbenchTabs(this), "workbenchPages");
    m_pages->setDocumentMode(true);
    m_pages->tabBar()->setAccessibleName(tr("Pages of the Workbench"));
    add(m_cards = new CardEditor(m_workspace), tr("Cards"));
    connect(m_cards, &CardEditor::stepsChanged, this, &MainView::stepsChanged);
    connect(m_cards, &CardEditor::importWanted, this, &WorkbenchView::importWanted);
    connect(m_cards, &CardEditor::proxiesWanted, this, &WorkbenchView::proxiesWanted);
    connect(m_pages, &QTabWidget::currentChanged, this, &MainView::stepsChanged);
    add(m_changes = new ChangesPage(m_workspace), tr("Changes"));
    add(m_history = new ListHistoryPage(m_workspace), tr("History"));
    add(m_worth = new WorthPage(m_workspace), tr("Worth"));
    add(m_edition = new EditionPage(m_workspace), tr("Edition"));
    add(m_coverage = new CoveragePage(m_workspace), tr("Coverage"));
    connect(m_coverage, &CoveragePage::queryWanted, this, &WorkbenchView::queryWanted);
    add(m_tables = new TablesPage(m_workspace), tr("Deck tables"));
    connect(m_pages, &QTabWidget::currentChanged, m_tables, &TablesPage::check);
    connect(m_cards, &CardEditor::listOpened, this, &WorkbenchView::openList);
    connect(m_cards, &CardEditor::compareWanted, this, [this](const QString& file) {
        showPage(Changes);
        m_changes->compareWithCommit(file);
    });
    setLayout(columnOf(noMargins, {m_pages}));
    if (m_settings)
        m_pages->setCurrentIndex(
            std::clamp(m_settings->value(QStringLiteral("workbench/page"), 0).toInt(), 0, m_pages->count() - 1));
}

void WorkbenchView::add(WorkbenchPage* page, const QString& title)
{
    m_all.push_back(page);
    m_pages->addTab(page, title);
    connect(page, &WorkbenchPage::told, this, &MainView::told);
    connect(page, &WorkbenchPage::trouble, this, &MainView::trouble);
    connect(page, &WorkbenchPage::deckWanted, this, &WorkbenchView::deckWanted);
    connect(page, &WorkbenchPage::editionWanted, this, &WorkbenchView::newEdition);
    connect(page, &WorkbenchPage::playWanted, this, &WorkbenchView::playWanted);
    connect(page, &WorkbenchPage::historyWanted, this, [this](const QString& card) {
        showPage(History);
        m_history->followCard(card);
    });
    if (m_settings)
        page->restore(*m_settings);
    page->setDocument(m_document);
}

// The pages have one list open.
void WorkbenchView::openList(const QString& file)
{
    m_changes->setOpenFile(file);
    m_history->propose(file);
    m_tables->setList(
        [this] {
            std::vector<model::Card> cards;
            if (const auto* list = m_cards->list())
                for (const auto& listed : list->reading().list.cards)
                    cards.push_back(listed.card);
            return cards;
        },
        QFileInfo(file).fileName());
}

QString WorkbenchView::helpPage() const
{
    switch (m_pages ? m_pages->currentIndex() : -1) {
    case Cards: return QStringLiteral("workbench#edit-cards");
    case History: return QStringLiteral("workbench#look-through-the-history-of-a-list");
    case Edition: return QStringLiteral("workbench#the-law-of-an-edition");
    case Coverage: return QStringLiteral("workbench#what-nothing-covers");
    case Tables: return QStringLiteral("workbench#tables-that-follow");
    case Worth: return QStringLiteral("workbench#find-out-what-cards-are-worth");
    default: return QStringLiteral("workbench");
    }
}

void WorkbenchView::setDocument(app::DeckDocument* document)
{
    m_document = document;
    for (auto* page : m_all)
        page->setDocument(document);
}

std::optional<MainView::Steps> WorkbenchView::steps() const
{
    return m_pages && m_pages->currentIndex() == Cards ? std::optional(m_cards->steps()) : std::nullopt;
}

void WorkbenchView::undo() { m_cards->undo(); }

void WorkbenchView::redo() { m_cards->redo(); }

QString WorkbenchView::saveText() const
{
    const auto* list = m_pages && m_pages->currentIndex() == Cards ? m_cards->list() : nullptr;
    return list ? tr("&Save the list %1")
                      .arg(q(list->file().filename().string()).replace(QLatin1Char('&'), QStringLiteral("&&")))
                : QString();
}

void WorkbenchView::save() { m_cards->save(); }

void WorkbenchView::showPage(Page page)
{
    make();
    m_pages->setCurrentIndex(page);
}

void WorkbenchView::newEdition(const QStringList& files)
{
    if (!m_workspace.isReady())
        return;
    auto* dialog = new NewEditionDialog(m_workspace, files, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewEditionDialog::written, this,
        [this](const QString& ruleset, const QStringList& lists, const QString& set) {
            m_workspace.readRulesets();
            showPage(Edition); // its law is next
            m_edition->choose(QFileInfo(ruleset).completeBaseName());
            Q_EMIT told(tr("Written: %1").arg(ruleset));
            Q_EMIT importWanted(lists, set);
        });
    dialog->open();
}

void WorkbenchView::restore(const QSettings& settings) { m_settings = &settings; }

void WorkbenchView::store(QSettings& settings) const
{
    if (!m_pages)
        return;
    settings.setValue(QStringLiteral("workbench/page"), m_pages->currentIndex());
    for (const auto* page : m_all)
        page->store(settings);
}

void WorkbenchView::showEvent(QShowEvent* event)
{
    make();
    MainView::showEvent(event);
}

} // namespace nexus::ui
