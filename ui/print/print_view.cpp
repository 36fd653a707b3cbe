#include "ui/print/print_view.h"

#include "ui/print/codes_page.h"
#include "ui/print/decklists_page.h"
#include "ui/print/proxies_page.h"
#include "ui/print/publish_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QTabBar>
#include <QTabWidget>

#include <type_traits>

namespace nexus::ui {

PrintView::PrintView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_pages(withId(new QTabWidget(this), "printPages"))
    , m_proxies(new ProxiesPage(workspace, m_pages))
    , m_decklists(new DecklistsPage(workspace, m_pages))
    , m_codes(new CodesPage(workspace, m_pages))
    , m_programs(new PublishPage(workspace, m_pages))
{
    setLayout(columnOf(noMargins, {m_pages}));
    m_pages->setDocumentMode(true);
    m_pages->tabBar()->setAccessibleName(tr("Pages of Print & Export"));
    const auto add = [&](auto* page, const QString& title) {
        using PageType = std::remove_pointer_t<decltype(page)>;
        m_pages->addTab(page, title);
        connect(page, &PageType::told, this, &MainView::told);
        connect(page, &PageType::trouble, this, &MainView::trouble);
    };
    add(m_proxies, tr("Proxies"));
    add(m_decklists, tr("Decklists"));
    add(m_codes, tr("Codes"));
    add(m_programs, tr("Other programs"));
    connect(m_codes, &CodesPage::documentWanted, this, &PrintView::documentWanted);
    connect(m_decklists, &DecklistsPage::checkWanted, this, &PrintView::checkWanted);
}

QString PrintView::helpPage() const
{
    switch (m_pages->currentIndex()) {
    case Decklists: return QStringLiteral("decklists");
    case Codes: return QStringLiteral("codes");
    case Programs: return QStringLiteral("publish");
    default: return QStringLiteral("printing");
    }
}

void PrintView::ready()
{
    eachPage([](auto* page) { page->ready(); });
}

void PrintView::setDocument(app::DeckDocument* document)
{
    if (document)
        eachPage([&](auto* page) { page->choose(document); });
}

void PrintView::showPage(Page page) { m_pages->setCurrentIndex(page); }

void PrintView::restore(const QSettings& settings)
{
    m_pages->setCurrentIndex(
        std::clamp(settings.value(QStringLiteral("print/page"), 0).toInt(), 0, m_pages->count() - 1));
    eachPage([&](auto* page) { page->restore(settings); });
}

void PrintView::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("print/page"), m_pages->currentIndex());
    eachPage([&](const auto* page) { page->store(settings); });
}

} // namespace nexus::ui
