#include "ui/help/keys_sheet.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr int keyColumn = 0;
constexpr int whatColumn = 1;

// "&Save deck…" as it is read: without the mark of the menu key.
QString plainText(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && i + 1 < text.size())
            ++i;
        plain += text[i];
    }
    return plain.section(QLatin1Char('\t'), 0, 0);
}

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const auto& key : action.shortcuts())
        if (!key.isEmpty())
            keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

} // namespace

KeysSheet::KeysSheet(QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("keys"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resizeOnScreen(*this, {560, 640});
    m_filter = named(withId(searchField(tr("Filter: a key or what it does"), this), "filter"), tr("Filter the keys"));
    m_list = named(withId(new QTreeWidget(this), "list"), tr("Keys and what they do"));
    asTable(*m_list, {tr("Key"), tr("What it does")});
    m_list->setItemsExpandable(false);
    m_list->setIndentation(0);
    m_list->header()->setSectionResizeMode(keyColumn, QHeaderView::ResizeToContents);
    m_nothing = withId(plainLabel(tr("No key matches. Clear the filter to see all of them."), this), "nothing");
    setLayout(columnOf(8, {12, 12, 12, 12}, {m_filter, {m_list, 1}, m_nothing}));
    connect(m_filter, &QLineEdit::textChanged, this, &KeysSheet::filter);
    filter();
}

// Its own, or that of the part of the window it belongs to.
QString KeysSheet::groupOf(const QAction& action)
{
    if (const auto name = action.property("group").toString(); !name.isEmpty())
        return name;
    for (const auto* part = action.parent(); part; part = part->parent())
        if (const auto name = part->property(keyGroup).toString(); !name.isEmpty())
            return name;
    return tr("General");
}

void KeysSheet::setActions(const QList<QAction*>& actions)
{
    m_actions = QList<QPointer<QAction>>(actions.begin(), actions.end());
    fill();
}

void KeysSheet::setRows(const QString& group, const QList<KeyRow>& rows)
{
    m_fixed.removeIf([&](const Group& old) { return old.name == group; });
    m_fixed.append({group, rows});
    fill();
}

void KeysSheet::showEvent(QShowEvent* event)
{
    fill(); // texts and keys of actions may have changed since
    m_filter->setFocus();
    m_filter->selectAll();
    QDialog::showEvent(event);
}

QList<KeysSheet::Group> KeysSheet::groups() const
{
    QList<Group> groups;
    const auto rowsOf = [&groups](const QString& name) -> QList<KeyRow>& {
        for (auto& group : groups)
            if (group.name == name)
                return group.rows;
        groups.append({name, {}});
        return groups.last().rows;
    };
    for (const bool ofTheMenus : {true, false}) // then those of parts of the window
        for (const auto& action : m_actions) {
            if (action.isNull() || action->isSeparator() || !action->isVisible() ||
                action->property("group").toString().isEmpty() == ofTheMenus)
                continue;
            const auto keys = keysOf(*action);
            const auto text = plainText(action->text());
            if (!keys.isEmpty() && !text.isEmpty())
                rowsOf(groupOf(*action)).append({keys, text});
        }
    for (const auto& fixed : m_fixed)
        rowsOf(fixed.name).append(fixed.rows);
    return groups;
}

void KeysSheet::fill()
{
    m_list->clear();
    for (const auto& group : groups()) {
        auto* heading = new QTreeWidgetItem(m_list, {group.name});
        heading->setFirstColumnSpanned(true);
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setFont(keyColumn, bold(m_list->font()));
        for (const auto& row : group.rows) {
            auto* item = new QTreeWidgetItem(heading, {row.key, row.what});
            item->setData(keyColumn, Qt::AccessibleTextRole, tr("%1: %2").arg(row.key, row.what));
        }
        heading->setExpanded(true);
    }
    filter();
}

void KeysSheet::filter()
{
    const auto words = m_filter->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool any = false;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* heading = m_list->topLevelItem(i);
        bool shown = false;
        for (int j = 0; j < heading->childCount(); ++j) {
            auto* item = heading->child(j);
            const auto text = item->text(keyColumn) + QLatin1Char(' ') + item->text(whatColumn);
            const bool fits = std::all_of(words.begin(), words.end(),
                [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
            item->setHidden(!fits);
            shown = shown || fits;
        }
        heading->setHidden(!shown);
        any = any || shown;
    }
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
}

} // namespace nexus::ui
