#include "ui/collection/history_page.h"

#include "app/documents/collection_document.h"
#include "app/text/collection_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr int editRole = Qt::UserRole + 1; // of an edit; days have none

} // namespace

HistoryPage::HistoryPage(app::Workspace& workspace, QWidget* parent)
    : CollectionPage(workspace, parent)
    , m_summary(partHeading({}))
    , m_head(mutedLabel())
    , m_onlyCard(new QCheckBox)
    , m_tree(named(new QTreeWidget, tr("Edits by day")))
    , m_changes(named(new QPlainTextEdit, tr("What the edit changed")))
    , m_more(pushButton(tr("Show &more"), {}, this, &HistoryPage::showMore))
{
    m_tree->setHeaderLabels({tr("When"), tr("What")});
    m_tree->setUniformRowHeights(true);
    m_tree->setColumnWidth(0, 176);
    m_tree->setIndentation(16);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &HistoryPage::showChanges);
    m_changes->setReadOnly(true);
    m_changes->setTabChangesFocus(true);
    m_onlyCard->hide();
    connect(m_onlyCard, &QCheckBox::toggled, this, [this] {
        m_limit = atOnce;
        becomeStale();
    });
    auto* both = new QSplitter(Qt::Horizontal);
    divide(*both,
        {asWidget(columnOf({{m_tree, 1}, {m_more, 0, Qt::AlignLeft}}), {0, 0, 8, 0}),
            asWidget(columnOf({m_head, {m_changes, 1}}), {8, 0, 0, 0})},
        {1, 1});
    setContent(asWidget(columnOf({rowOf({{m_summary, 1}, m_onlyCard}), {both, 1}})));
    setFocusProxy(m_tree);
}

void HistoryPage::showCard(std::optional<model::CardKey> card, const QString& name)
{
    m_card = std::move(card);
    m_limit = atOnce;
    auto label = name;
    m_onlyCard->setText(tr("&Only %1").arg(label.replace(QLatin1Char('&'), QStringLiteral("&&"))));
    m_onlyCard->setVisible(m_card.has_value());
    {
        const QSignalBlocker quiet(m_onlyCard);
        m_onlyCard->setChecked(m_card.has_value());
    }
    becomeStale();
}

void HistoryPage::showMore()
{
    m_limit += atOnce;
    becomeStale();
}

void HistoryPage::refresh()
{
    auto entries = workspace().collection().history(m_limit + 1, filter());
    const bool more = static_cast<int>(entries.size()) > m_limit;
    if (more)
        entries.pop_back();
    if (entries.empty() && !filter())
        return sayInstead(tr("No edits yet: what you add, move, change or remove appears here, with the time."));
    sayInstead({});
    const auto* now = m_tree->currentItem();
    const auto chosen = now ? now->data(0, editRole).toLongLong() : 0;
    m_entries = std::move(entries);
    m_tree->setUpdatesEnabled(false);
    {
        const QSignalBlocker quiet(m_tree);
        m_tree->clear();
        addEntries();
    }
    m_tree->setUpdatesEnabled(true);
    choose(chosen);
    const auto count = static_cast<std::int64_t>(m_entries.size());
    m_summary->setText(count == 0 ? tr("This card has no edits yet.")
                       : more     ? tr("The last %1").arg(counted(count, "edits"))
                                  : counted(count, "edits"));
    m_more->setEnabled(more);
    showChanges();
}

// Those of one day lie together, as the journal is in their order.
void HistoryPage::addEntries()
{
    QFont struck = m_tree->font();
    struck.setStrikeOut(true);
    QTreeWidgetItem* day = nullptr;
    QList<QTreeWidgetItem*> days;
    for (const auto& entry : m_entries) {
        if (const auto text = localDay(entry.made); !day || text != day->text(0)) {
            day = new QTreeWidgetItem(QStringList{text});
            day->setFont(0, bold(m_tree->font()));
            day->setForeground(1, theme().muted);
            days << day;
        }
        const auto what = q(app::editText(entry.kind, entry.subject, entry.copies));
        auto* item = new QTreeWidgetItem(
            day, {localClock(entry.made), entry.undone ? tr("%1 (undone)").arg(what) : what});
        item->setData(0, editRole, static_cast<qlonglong>(entry.id));
        item->setToolTip(1, what);
        if (entry.undone)
            for (int column = 0; column < 2; ++column) {
                item->setForeground(column, theme().muted);
                item->setFont(column, struck);
            }
    }
    for (auto* each : days)
        each->setText(1, counted(each->childCount(), "edits"));
    m_tree->addTopLevelItems(days);
    m_tree->expandAll();
}

// The edit that was chosen, else the newest.
void HistoryPage::choose(std::int64_t entry)
{
    QTreeWidgetItem* wanted = nullptr;
    for (int day = 0; day < m_tree->topLevelItemCount(); ++day) {
        auto* item = m_tree->topLevelItem(day);
        for (int row = 0; row < item->childCount(); ++row)
            if (!wanted || item->child(row)->data(0, editRole).toLongLong() == entry)
                wanted = item->child(row);
    }
    m_tree->setCurrentItem(wanted);
}

void HistoryPage::showChanges()
{
    const auto* item = m_tree->currentItem();
    const auto id = item ? item->data(0, editRole).toLongLong() : 0;
    m_head->setText(id ? tr("%1 %2 · %3").arg(item->parent()->text(0), item->text(0), item->text(1))
                       : tr("Choose an edit to see what it changed."));
    if (!id)
        return m_changes->clear();
    const auto all = app::editLines(
        workspace().collection(), workspace().collection().changes(id), mostChanges, filter());
    auto text = all.lines.join(QLatin1Char('\n'));
    if (all.left > 0)
        text += tr("\n… and %1 more").arg(all.left);
    m_changes->setPlainText(text);
}

} // namespace nexus::ui
