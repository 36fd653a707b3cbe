#include "ui/advice/advice_page.h"

#include "ui/theme/layout.h"

namespace nexus::ui {

AdvicePage::AdvicePage(app::Workspace& workspace, QWidget* parent)
    : LazyPage(16, parent)
    , m_workspace(workspace)
{
}

void AdvicePage::setDocument(app::DeckDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    stopWork();
    if (document)
        connect(document, &app::DeckDocument::changed, this, &AdvicePage::later);
    becomeStale();
}

QString AdvicePage::missing() const { return m_document ? QString() : tr("No deck is open."); }

void AdvicePage::hideEvent(QHideEvent* event)
{
    LazyPage::hideEvent(event);
    stopWork();
}

void AdvicePage::setContent(QWidget* content) { LazyPage::setContent(scrolled(content, this)); }

} // namespace nexus::ui
