#include "ui/workbench/tables_page.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr int tablesMargin = 16;
enum CellColumn { CellFile, CellLine, CellCard, CellHeading, CellFrom, CellTo };
enum CardsBy { ByEdition, ByOpenList };

} // namespace

TablesPage::TablesPage(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_by(named(withId(new QComboBox, "tablesBy"), tr("Cards that count")))
    , m_cells(withId(named(new QTreeWidget, tr("Cells that do not follow")), "tablesCells"))
    , m_told(withId(plainLabel(), "tablesTold"))
{
    asTable(*m_cells, {tr("File"), tr("Line"), tr("Card"), tr("Column"), tr("Stands there"), tr("Follows")});
    alignRight(*m_cells, {CellLine, CellFrom, CellTo});
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_by->addItem(tr("the cards of the edition"), ByEdition);
    connect(m_by, &QComboBox::activated, this, &TablesPage::becomeStale);
    auto* add = withId(
        pushButton(tr("&Add files…"), tr("Markdown or CSV with tables of decks"), this, &TablesPage::askFiles),
        "addTables");
    m_remove = withId(pushButton(tr("&Remove the file"), tr("Takes the file of the chosen row off this page"), this,
                          &TablesPage::removeFile),
        "removeTable");
    auto* again = withId(
        pushButton(tr("&Check again"), tr("Reads the files anew"), this, &TablesPage::becomeStale), "checkTables");
    m_write = withId(pushButton(tr("&Write these cells"), tr("Writes what follows into these cells, and nothing else"),
                         this, &TablesPage::write),
        "writeTables");
    connect(m_cells, &QTreeWidget::currentItemChanged, this,
        [this] { m_remove->setEnabled(m_cells->currentItem() != nullptr); });
    m_remove->setEnabled(false);
    auto* head = new FlowLayout(8);
    for (auto* part :
        std::initializer_list<QWidget*>{labelFor(tr("Held &against"), m_by), m_by, add, m_remove, again, m_write})
        head->addWidget(part);
    setContent(
        asWidget(columnOf(10, {head, m_told, {m_cells, 1}}), {tablesMargin, tablesMargin, tablesMargin, tablesMargin}));
}

void TablesPage::restore(const QSettings& settings)
{
    m_files = settings.value(QStringLiteral("workbench/tables")).toStringList();
}

void TablesPage::store(QSettings& settings) const { settings.setValue(QStringLiteral("workbench/tables"), m_files); }

QString TablesPage::missing() const { return WorkbenchPage::missing(); }

void TablesPage::setList(std::function<std::vector<model::Card>()> cards, const QString& name)
{
    m_listCards = std::move(cards);
    if (m_by->count() > ByOpenList)
        m_by->removeItem(ByOpenList);
    if (m_listCards) {
        m_by->addItem(tr("the cards of %1, saved or not").arg(name), ByOpenList);
        m_by->setCurrentIndex(ByOpenList);
    }
    later();
}

void TablesPage::addFiles(const QStringList& files)
{
    for (const auto& file : files)
        if (!m_files.contains(file))
            m_files << file;
    becomeStale();
}

void TablesPage::askFiles()
{
    addFiles(QFileDialog::getOpenFileNames(
        this, tr("Tables of decks"), {}, tr("Tables (*.md *.markdown *.csv *.tsv *.txt);;All files (*)")));
}

void TablesPage::removeFile()
{
    if (const auto* row = m_cells->currentItem())
        m_files.removeAll(row->data(CellFile, Qt::UserRole).toString());
    becomeStale();
}

void TablesPage::refresh()
{
    m_followed.clear();
    m_cells->clear();
    const bool byList = m_listCards && m_by->currentData().toInt() == ByOpenList;
    const auto list = byList ? app::cardsOfList(m_listCards()) : app::CardNamed();
    std::size_t stale = 0, tables = 0;
    for (const auto& file : m_files) {
        const auto row = [&](const QStringList& texts, const QColor& colour) {
            auto* item = new QTreeWidgetItem(m_cells, texts);
            item->setData(CellFile, Qt::UserRole, file);
            item->setToolTip(CellFile, file);
            alignRight(*item, {CellLine, CellFrom, CellTo});
            for (int column = 0; column < item->columnCount() && colour.isValid(); ++column)
                item->setForeground(column, colour);
            return item;
        };
        const auto name = QFileInfo(file).fileName();
        auto followed = app::followFile(file.toStdString(), *workspace().lists(), {}, list);
        if (!followed) {
            row({name, {}, q(followed.error())}, theme().bad)->setFirstColumnSpanned(false);
            continue;
        }
        const auto& found = followed->tables;
        for (const auto& cell : found.stale)
            row({name, QString::number(cell.line), q(cell.card), q(cell.heading), q(cell.from), q(cell.to)}, {});
        for (const auto& problem : found.unread)
            row({name, QString::number(problem.line), q(app::problemText(problem))}, theme().open);
        if (found.stale.empty() && found.unread.empty())
            row({name, {},
                    found.tables == 0       ? tr("There is no table of a deck.")
                    : found.columns.empty() ? tr("None of its columns follows the cards.")
                                            : tr("Every cell follows.")},
                theme().muted);
        stale += found.stale.size();
        tables += found.tables;
        m_followed.push_back(std::move(*followed));
    }
    for (const int column : {int{CellFile}, int{CellLine}, int{CellHeading}, int{CellFrom}, int{CellTo}})
        m_cells->resizeColumnToContents(column);
    stretchOnly(*m_cells, CellCard);
    m_write->setEnabled(stale > 0);
    m_told->setText(m_files.isEmpty() ? tr("Add the files with your deck tables: sums, costs and shares that no longer "
                                           "agree with the card list are shown here.")
                                      : tr("Tables of decks: %1; cells that do not follow: %2").arg(tables).arg(stale));
}

void TablesPage::write()
{
    QStringList written;
    for (const auto& file : m_followed) {
        if (file.tables.stale.empty())
            continue;
        if (const auto done = app::writeFollowed(file); !done)
            Q_EMIT trouble(q(done.error()));
        else
            written << q(file.file.filename().string());
    }
    if (!written.isEmpty())
        Q_EMIT told(tr("Written: %1").arg(written.join(QStringLiteral(", "))));
    becomeStale();
}

} // namespace nexus::ui
