#include "ui/collection/places_page.h"

#include "model/collection/collection_edit.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

namespace nexus::ui {

namespace {

QString placeText(const model::GroupSum& row, int column)
{
    switch (column) {
    case PlacesPage::Copies: return figures(row.copies);
    case PlacesPage::Cards: return figures(row.cards);
    case PlacesPage::Value: return row.unvalued == row.copies ? QStringLiteral("–") : amountFigures(row.value);
    default: return row.name.empty() ? PlacesPage::tr("no place") : q(row.name);
    }
}

qint64 placeNumber(const model::GroupSum& row, int column)
{
    return column == PlacesPage::Copies ? row.copies : column == PlacesPage::Cards ? row.cards : row.value;
}

} // namespace

PlacesPage::PlacesPage(app::Workspace& workspace, QWidget* parent)
    : CollectionPage(workspace, parent)
    , m_table(new RowTable(tr("Places and what lies there"),
          {{tr("Place"), 280}, {tr("Copies"), 88, true}, {tr("Cards"), 88, true, tr("Different cards")},
              {tr("Value"), 104, true, tr("As far as it is known")}}))
    , m_rename(pushButton(tr("&Rename…"), tr("A new name for the chosen place"), this, &PlacesPage::rename))
    , m_merge(pushButton(tr("&Merge…"), tr("The chosen places become one"), this, &PlacesPage::merge))
    , m_show(pushButton(tr("&Show in Cards"), tr("What lies at the chosen place"), this, &PlacesPage::showInCards))
{
    askText = [this](const QString& title, const QString& label, const QString& text) {
        return askForText(this, title, label, text);
    };
    m_table->stretch(Place);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(m_table, &RowTable::chosenChanged, this, &PlacesPage::updateButtons);
    connect(m_table, &RowTable::doubleClicked, this, &PlacesPage::showInCards);
    setContent(asWidget(columnOf({mutedLabel(tr("Where your copies lie. Pages stay when a place is renamed or merged; "
                                                "Ctrl+Z takes it back.")),
        {m_table, 1}, rowOf({m_rename, m_merge, stretch(), m_show})})));
    setFocusProxy(m_table);
    updateButtons();
}

void PlacesPage::refresh()
{
    m_rows = model::groupSums(collection(), *workspace().catalogue(), model::Grouping::Place);
    if (m_rows.empty())
        return sayInstead(nothingOwned());
    sayInstead({});
    const auto place = keptRows(m_rows);
    TableRows rows{.count = static_cast<int>(m_rows.size())};
    rows.id = [place](int row) { return static_cast<qint64>(std::hash<std::string>{}(place(row).name)); };
    rows.text = [place](int row, int column) { return placeText(place(row), column); };
    rows.number = [place](int row, int column) { return placeNumber(place(row), column); };
    rows.tip = [place](int row, int column) {
        return column == Value ? worthText(place(row).value, place(row).unvalued) : QString();
    };
    rows.look = [place](int row, int column, int role) {
        return role == Qt::ForegroundRole && column == Place && place(row).name.empty() ? QVariant(theme().muted)
                                                                                        : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_table->chooseFirst();
    updateButtons();
}

std::vector<std::string> PlacesPage::chosen() const
{
    std::vector<std::string> names;
    for (const int row : m_table->chosen())
        if (const auto& name = m_rows[static_cast<std::size_t>(row)].name; !name.empty())
            names.push_back(name);
    return names;
}

void PlacesPage::updateButtons()
{
    const auto named = chosen().size();
    m_rename->setEnabled(named == 1);
    m_merge->setEnabled(named > 1);
    m_show->setEnabled(named == 1);
}

void PlacesPage::bringTo(const std::vector<std::string>& from, const QString& to)
{
    const auto name = to.trimmed().toStdString();
    std::int64_t copies = 0;
    const auto done = workspace().collection().edit([&](const model::Collection& now) {
        auto edit = model::renamePlaces(now, from, name);
        copies = edit ? edit->copies : 0;
        return edit;
    });
    tellEdit(done, tr("%1 lie at “%2” now. Ctrl+Z takes it back.").arg(counted(copies, "copies"), q(name)));
    if (done)
        m_table->choose(static_cast<qint64>(std::hash<std::string>{}(name)));
}

void PlacesPage::rename()
{
    const auto from = chosen();
    if (from.size() != 1)
        return;
    if (const auto to = askText(tr("Rename the place"),
            tr("New name of “%1”; one that is there makes both one place:").arg(q(from.front())), q(from.front())))
        bringTo(from, *to);
}

void PlacesPage::merge()
{
    const auto from = chosen();
    if (from.size() < 2)
        return;
    const auto names = QStringLiteral("“%1”").arg(texts(from).join(QStringLiteral("”, “")));
    if (const auto to = askText(tr("Merge places"), tr("One name for %1:").arg(names), q(from.front())))
        bringTo(from, *to);
}

void PlacesPage::showInCards()
{
    if (const auto names = chosen(); names.size() == 1)
        Q_EMIT queryWanted(QStringLiteral("loc:\"%1\"").arg(q(names.front())));
}

} // namespace nexus::ui
