#include "ui/workbench/change_table.h"

#include "app/base/qt_text.h"
#include "ui/theme/theme.h"

#include <QAction>

#include <algorithm>

namespace nexus::ui {

namespace {

enum ChangeColumn { ChangedCardName, ChangedType, ChangedWhat };

QColor kindColour(app::ChangeKind kind)
{
    switch (kind) {
    case app::ChangeKind::Added: return theme().good;
    case app::ChangeKind::Removed: return theme().bad;
    default: return theme().open;
    }
}

} // namespace

QString changeKindWord(app::ChangeKind kind)
{
    switch (kind) {
    case app::ChangeKind::Added: return ChangeTable::tr("Added");
    case app::ChangeKind::Removed: return ChangeTable::tr("Removed");
    case app::ChangeKind::Renamed: return ChangeTable::tr("Perhaps renamed");
    case app::ChangeKind::Changed: break;
    }
    return ChangeTable::tr("Changed");
}

ChangeTable::ChangeTable(QWidget* parent)
    : RowTable(tr("Cards that changed"), {{tr("Card"), 180}, {tr("Type"), 70}, {tr("What changed"), 180}}, parent)
{
    setSelectionMode(QAbstractItemView::SingleSelection);
    auto* history = new QAction(tr("Show its &history"), this);
    history->setObjectName(QStringLiteral("cardHistory"));
    connect(history, &QAction::triggered, this, [this] {
        if (const auto* change = chosenChange())
            Q_EMIT historyWanted(q(change->card().name));
    });
    addAction(history);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ChangeTable::setChanges(std::vector<app::ListChange> changes, const model::Game& game)
{
    m_changes = std::move(changes);
    m_game = game;
    refill();
}

void ChangeTable::setFilter(app::ChangeFilter filter)
{
    m_filter = std::move(filter);
    refill();
}

void ChangeTable::refill()
{
    m_places.clear();
    struct Line {
        QString name, type, what;
        QColor colour;
        qint64 id;
    };
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        const auto& change = m_changes[i];
        if (!app::passes(change, m_filter))
            continue;
        m_places.push_back(i);
        const auto what = change.kind == app::ChangeKind::Changed || change.kind == app::ChangeKind::Renamed
                              ? q(app::changeLine(change, m_game))
                              : changeKindWord(change.kind);
        lines.push_back({QString::fromUtf8(app::changeSign(change.kind)) + QLatin1Char(' ') + q(change.card().name),
            q(change.card().type), what, kindColour(change.kind), static_cast<qint64>(i)});
    }
    const auto line = keptRows(lines);
    TableRows rows{.count = static_cast<int>(lines.size())};
    rows.text = [line](int at, int column) {
        return column == ChangedCardName ? line(at).name : column == ChangedType ? line(at).type : line(at).what;
    };
    rows.tip = [line](int at, int column) { return column == ChangedWhat ? line(at).what : QString(); };
    rows.id = [line](int at) { return line(at).id; };
    rows.look = [line](int at, int column, int role) -> QVariant {
        return role == Qt::ForegroundRole && column == ChangedCardName ? line(at).colour : QVariant();
    };
    setRows(std::move(rows));
    chooseFirst();
}

const app::ListChange* ChangeTable::chosenChange() const
{
    const int row = current();
    return row < 0 || static_cast<std::size_t>(row) >= m_places.size()
               ? nullptr
               : &m_changes[m_places[static_cast<std::size_t>(row)]];
}

void ChangeTable::chooseCard(const std::string& name)
{
    for (const auto place : m_places)
        if (m_changes[place].card().name == name)
            return choose(static_cast<qint64>(place));
}

void ChangeTable::addKeysTo(QWidget& page)
{
    const auto add = [&](const QString& text, const QKeySequence& key, int by) {
        auto* action = new QAction(text, &page);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, by] { step(by); });
        page.addAction(action);
    };
    add(tr("Next change"), QKeySequence(Qt::ALT | Qt::Key_Down), 1);
    add(tr("Previous change"), QKeySequence(Qt::ALT | Qt::Key_Up), -1);
}

void ChangeTable::step(int by)
{
    const auto now = currentIndex();
    const int row = std::clamp((now.isValid() ? now.row() : -1) + by, 0, std::max(0, shown() - 1));
    if (shown() > 0)
        setCurrentIndex(model()->index(row, 0));
}

} // namespace nexus::ui
