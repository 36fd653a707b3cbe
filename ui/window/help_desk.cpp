#include "ui/window/help_desk.h"

#include "ui/help/help_window.h"
#include "ui/help/keys_sheet.h"

#include <QAction>

namespace nexus::ui {

HelpDesk::HelpDesk(QWidget* window)
    : QObject(window)
    , m_window(window)
{
}

void HelpDesk::show(const QString& page)
{
    if (!m_help) {
        m_help = new HelpWindow(m_window);
        m_help->setWindowFlag(Qt::Window);
        connect(m_help, &HelpWindow::queryWanted, this, &HelpDesk::queryWanted);
    }
    m_help->showPage(page.isEmpty() ? QStringLiteral("index") : page.section(QLatin1Char('#'), 0, 0),
        page.section(QLatin1Char('#'), 1));
}

void HelpDesk::showKeys()
{
    if (!m_keys) {
        m_keys = new KeysSheet(m_window);
        m_keys->setRows(tr("Cards found"),
            {{tr("Enter"), tr("Add to the card's own section")}, {tr("Ctrl+Enter"), tr("Add to the sideboard")},
                {tr("Shift+Enter"), tr("Add to the maybe pile")}, {tr("+ and −"), tr("One copy more or less")},
                {tr("Delete, Shift+Delete"), tr("Take one copy out, all copies")}});
        m_keys->setRows(tr("Deck"),
            {{tr("Enter, +"), tr("One copy more")}, {tr("−, Delete"), tr("One copy less")},
                {tr("Shift+Delete"), tr("Take all copies out")},
                {tr("Ctrl+Enter"), tr("One copy to the sideboard, or back")}, {tr("0 to 9, F2"), tr("Set the count")}});
        m_keys->setRows(tr("Search field"),
            {{tr("Enter"), tr("Go to the cards found")},
                {tr("Down"), tr("Proposals; in an empty field the last searches")},
                {tr("Tab"), tr("Take the chosen proposal")}, {tr("Esc"), tr("Close the proposals")}});
    }
    m_keys->setActions(m_window->findChildren<QAction*>());
    m_keys->show();
    m_keys->raise();
}

} // namespace nexus::ui
