#include "ui/window/deck_tabs.h"

namespace nexus::ui {

namespace {

constexpr int widestName = 240;

} // namespace

DeckTabs::DeckTabs(app::Workspace& workspace, QWidget* parent)
    : QTabBar(parent)
    , m_workspace(workspace)
{
    setObjectName(QStringLiteral("decks"));
    setAccessibleName(tr("Open decks"));
    setTabsClosable(true);
    setMovable(true);
    setExpanding(false);
    setDocumentMode(true);
    setDrawBase(false);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) { m_workspace.move(from, to); });
}

app::DeckDocument* DeckTabs::document(int tab) const
{
    const auto& open = m_workspace.documents();
    return tab >= 0 && static_cast<std::size_t>(tab) < open.size() ? open[static_cast<std::size_t>(tab)] : nullptr;
}

void DeckTabs::bringToFront(const app::DeckDocument* document)
{
    const auto& open = m_workspace.documents();
    const auto at = std::find(open.begin(), open.end(), document);
    if (at != open.end())
        setCurrentIndex(static_cast<int>(at - open.begin())); // does nothing where it is in front
}

void DeckTabs::step(int by)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + count() + by) % count());
}

void DeckTabs::refresh()
{
    for (int tab = 0; tab < count(); ++tab) {
        const auto* deck = document(tab);
        if (!deck)
            break;
        const auto name = QString::fromStdString(deck->deck().name);
        auto shown = fontMetrics().elidedText(name, Qt::ElideRight, widestName); // the tool tip has all of it
        shown = shown.replace(QLatin1Char('&'), QStringLiteral("&&")) +
                (deck->isModified() ? QStringLiteral(" •") : QString());
        if (tabText(tab) != shown) // setting it lays out the whole window
            setTabText(tab, shown);
        setTabToolTip(tab, deck->isModified() ? tr("%1: changed since it was saved").arg(name) : name);
        setTabData(tab, QVariant::fromValue(reinterpret_cast<quintptr>(deck)));
    }
}

int DeckTabs::add()
{
    const int tab = addTab(QString());
    refresh();
    return tab;
}

void DeckTabs::remove(const app::DeckDocument* document)
{
    for (int tab = 0; tab < count(); ++tab)
        if (tabData(tab).value<quintptr>() == reinterpret_cast<quintptr>(document)) {
            removeTab(tab);
            return;
        }
}

} // namespace nexus::ui
