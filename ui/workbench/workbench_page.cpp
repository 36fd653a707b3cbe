#include "ui/workbench/workbench_page.h"

namespace nexus::ui {

WorkbenchPage::WorkbenchPage(app::Workspace& workspace, QWidget* parent)
    : LazyPage(24, parent)
    , m_workspace(workspace)
{
    connect(&workspace, &app::Workspace::ready, this, &WorkbenchPage::becomeStale);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &WorkbenchPage::later);
}

QString WorkbenchPage::missing() const { return m_workspace.isReady() ? QString() : tr("Reading the cards…"); }

} // namespace nexus::ui
