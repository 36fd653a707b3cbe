#include "ui/workbench/coverage_page.h"

#include "app/base/qt_text.h"
#include "model/rules/legality.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "ui/search/search_bar.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

namespace nexus::ui {

namespace {

constexpr int coverageMargin = 16;
constexpr int coverageColumn = 96; // wide at most, words are cut
constexpr const char* const axisKeys[] = {"workbench/coverRows", "workbench/coverColumns", "workbench/coverBy"};

QString shownText(const model::CoverageValue& value)
{
    return value.text.empty() ? QStringLiteral("—") : q(value.text);
}

} // namespace

CoveragePage::CoveragePage(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_search(withId(new SearchBar, "coverQuery"))
    , m_edition(named(withId(new QComboBox, "coverEdition"), tr("Edition")))
    , m_rows(named(withId(new QComboBox, "coverRows"), tr("Rows")))
    , m_columns(named(withId(new QComboBox, "coverColumns"), tr("Columns")))
    , m_by(named(withId(new QComboBox, "coverBy"), tr("A table for each")))
    , m_table(withId(named(new QTableWidget, tr("Cards by two columns")), "coverTable"))
    , m_told(withId(plainLabel(), "coverTold"))
    , m_cellTold(plainLabel())
    , m_found(named(withId(new QListWidget, "coverCards"), tr("Cards of the cell")))
    , m_seek(withId(pushButton(tr("&Find them in Build"), tr("Searches for the cards of the cell"), this,
                        [this] { Q_EMIT queryWanted(m_query); }),
          "coverSeek"))
{
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->setWordWrap(false);
    connect(m_table, &QTableWidget::currentCellChanged, this, &CoveragePage::showCell);
    for (auto* box : {m_rows, m_columns, m_by})
        connect(box, &QComboBox::activated, this, &CoveragePage::work);
    connect(m_edition, &QComboBox::activated, this, [this] {
        m_askedEdition = m_edition->currentData().toString();
        becomeStale();
    });
    connect(m_search, &SearchBar::queryChanged, this, &CoveragePage::work);
    auto* beside = asWidget(columnOf(8, {m_cellTold, {m_found, 1}, m_seek}), {12, 0, 0, 0});
    auto* both = new QSplitter;
    divide(*both, {m_table, beside}, {4, 1}, {800, 240});
    auto* head = rowOf(
        8, {labelFor(tr("&Rows"), m_rows), m_rows, labelFor(tr("&Columns"), m_columns), m_columns,
               labelFor(tr("&For each"), m_by), m_by, labelFor(tr("E&dition"), m_edition), m_edition, stretch()});
    setContent(asWidget(columnOf(10, {head, m_search, m_told, {both, 1}}),
        {coverageMargin, coverageMargin, coverageMargin, coverageMargin}));
}

void CoveragePage::restore(const QSettings& settings)
{
    for (int i = 0; i < 3; ++i)
        m_asked[i] = settings.value(QLatin1String(axisKeys[i])).toString();
    m_askedEdition = settings.value(QStringLiteral("workbench/coverEdition")).toString();
    m_askedQuery = settings.value(QStringLiteral("workbench/coverQuery")).toString();
}

void CoveragePage::store(QSettings& settings) const
{
    if (m_axes.empty()) // never seen
        return;
    const QComboBox* boxes[] = {m_rows, m_columns, m_by};
    for (int i = 0; i < 3; ++i)
        settings.setValue(QLatin1String(axisKeys[i]), boxes[i]->currentText());
    settings.setValue(QStringLiteral("workbench/coverEdition"), m_edition->currentData());
    settings.setValue(QStringLiteral("workbench/coverQuery"), m_search->text());
}

void CoveragePage::refresh()
{
    const bool first = m_axes.empty();
    m_search->setCatalogue(workspace().catalogue());
    m_edition->clear();
    m_edition->addItem(tr("All cards"), QString());
    const auto& rulesets = workspace().library().rulesets;
    for (const auto& known : rulesets)
        m_edition->addItem(q(known.ruleset.name), q(known.ruleset.id.str()));
    if (first && m_askedEdition.isEmpty())
        for (const auto& known : rulesets)
            if (!known.builtIn)
                m_askedEdition = q(known.ruleset.id.str());
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(m_askedEdition)));
    m_pool = workspace().catalogue();
    if (const auto* own = workspace().library().find(
            model::RulesetId(m_edition->currentData().toString().toStdString()))) {
        const auto checker = std::make_shared<const model::DeckChecker>(own->ruleset, m_pool);
        m_pool = {checker, &checker->catalogue()};
    }
    fillAxes();
    if (first)
        m_search->setText(m_askedQuery);
    work();
}

void CoveragePage::fillAxes()
{
    std::vector<model::CardIndex> all;
    m_pool->all().forEach([&](auto card) { all.push_back(card); });
    const bool first = m_axes.empty();
    m_axes = model::coverageAxes(*m_pool, all);
    QComboBox* boxes[] = {m_rows, m_columns, m_by};
    for (int i = 0; i < 3; ++i) {
        const auto kept = first ? m_asked[i] : boxes[i]->currentText();
        boxes[i]->clear();
        if (boxes[i] == m_by)
            m_by->addItem(tr("all together"), -1);
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            boxes[i]->addItem(axisText(m_axes[axis]), static_cast<int>(axis));
        const auto usual = std::min(i, boxes[i]->count() - 1);
        const auto at = boxes[i]->findText(kept);
        boxes[i]->setCurrentIndex(at >= 0 ? at : boxes[i] == m_by ? 0 : usual);
    }
}

QString CoveragePage::axisText(const model::CoverageAxis& axis) const
{
    if (std::holds_alternative<model::AttributeIndex>(axis))
        return q(model::coverageName(axis, m_pool->game()));
    switch (std::get<model::CoverageField>(axis)) {
    case model::CoverageField::Type: return tr("Type");
    case model::CoverageField::Subtype: return tr("Subtype");
    case model::CoverageField::Domain: return q(m_pool->game().domain.name);
    case model::CoverageField::Keyword: break;
    }
    return tr("Keyword");
}

std::optional<model::CoverageAxis> CoveragePage::axisOf(const QComboBox& box) const
{
    const auto at = box.currentData().toInt();
    return at < 0 || static_cast<std::size_t>(at) >= m_axes.size() ? std::nullopt : std::optional(m_axes[at]);
}

void CoveragePage::work()
{
    if (!m_pool)
        return;
    const auto query = model::parseQuery(m_search->text().toStdString(), m_pool->game());
    m_search->setError(query ? std::nullopt : std::optional(query.error()));
    const auto rows = axisOf(*m_rows), columns = axisOf(*m_columns);
    if (!query || model::needsDeck(query->root) || !rows || !columns)
        return;
    m_cards = model::search(*query, *m_pool);
    m_coverage = model::coverage(*m_pool, m_cards, *rows, *columns, axisOf(*m_by));
    showTable();
}

void CoveragePage::showTable()
{
    const QSignalBlocker quiet(m_table);
    m_lines.clear();
    const bool parted = axisOf(*m_by).has_value();
    std::size_t empty = 0;
    for (std::size_t part = 0; part < m_coverage.parts.size(); ++part) {
        if (parted)
            m_lines.emplace_back(part, m_coverage.rows.size());
        for (std::size_t row = 0; row < m_coverage.rows.size(); ++row)
            m_lines.emplace_back(part, row);
        empty += m_coverage.parts[part].empty;
    }
    m_table->clear();
    m_table->clearSpans();
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    m_table->setColumnCount(static_cast<int>(m_coverage.columns.size()) + 1);
    QStringList headings{m_rows->currentText()};
    for (const auto& column : m_coverage.columns)
        headings << shownText(column);
    m_table->setHorizontalHeaderLabels(headings);
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const auto [part, row] = m_lines[static_cast<std::size_t>(line)];
        const auto& of = m_coverage.parts[part];
        if (row == m_coverage.rows.size()) {
            auto* title = new QTableWidgetItem(
                tr("%1: %n empty cell(s)", nullptr, static_cast<int>(of.empty)).arg(shownText(of.by)));
            auto font = title->font();
            font.setBold(true);
            title->setFont(font);
            m_table->setItem(line, 0, title);
            m_table->setSpan(line, 0, 1, m_table->columnCount());
            continue;
        }
        m_table->setItem(line, 0, new QTableWidgetItem(shownText(m_coverage.rows[row])));
        for (std::size_t column = 0; column < m_coverage.columns.size(); ++column) {
            const auto count = of.cells[row][column].size();
            auto* cell = new QTableWidgetItem(count == 0 ? tr("none") : QString::number(count));
            cell->setTextAlignment(Qt::AlignCenter);
            if (count == 0)
                cell->setForeground(theme().open);
            m_table->setItem(line, static_cast<int>(column) + 1, cell);
        }
    }
    m_table->resizeColumnsToContents();
    for (int column = 1; column < m_table->columnCount(); ++column) {
        m_table->horizontalHeaderItem(column)->setToolTip(headings[column]);
        m_table->setColumnWidth(
            column, std::clamp(m_table->columnWidth(column), coverageColumn / 2, coverageColumn * 2));
    }
    m_told->setText(tr("%1 in %2 by %3; empty cells: %4")
                        .arg(counted(m_cards.size(), "cards"), m_rows->currentText(), m_columns->currentText())
                        .arg(empty));
    showCell();
}

std::optional<CoveragePage::Place> CoveragePage::place() const
{
    const int line = m_table->currentRow(), column = m_table->currentColumn();
    if (line < 0 || column < 1 || static_cast<std::size_t>(line) >= m_lines.size())
        return std::nullopt;
    const auto [part, row] = m_lines[static_cast<std::size_t>(line)];
    return row < m_coverage.rows.size() ? std::optional(Place{part, row, static_cast<std::size_t>(column) - 1})
                                        : std::nullopt;
}

void CoveragePage::showCell()
{
    m_found->clear();
    m_query.clear();
    const auto at = place();
    if (at) {
        const auto& part = m_coverage.parts[at->part];
        for (const auto card : part.cells[at->row][at->column])
            m_found->addItem(q(std::string(m_pool->name(card))));
        const auto asked = m_search->text().trimmed();
        QStringList terms{asked.isEmpty() ? asked : QStringLiteral("(%1)").arg(asked)};
        bool whole = true;
        std::vector<const model::CoverageValue*> values{&m_coverage.rows[at->row], &m_coverage.columns[at->column]};
        if (axisOf(*m_by))
            values.push_back(&part.by);
        for (const auto* value : values) {
            whole = whole && !value->query.empty();
            terms << q(value->query);
        }
        const auto* own = workspace().library().find(
            model::RulesetId(m_edition->currentData().toString().toStdString()));
        if (own && !own->ruleset.sets.empty())
            terms << QStringLiteral("set:") + q(own->ruleset.sets.front());
        terms.removeAll(QString());
        m_query = whole ? terms.join(QLatin1Char(' ')) : QString();
    }
    m_cellTold->setText(
        at ? tr("%1 and %2").arg(shownText(m_coverage.rows[at->row]), shownText(m_coverage.columns[at->column]))
           : tr("Choose a cell to see its cards."));
    m_seek->setEnabled(!m_query.isEmpty() && m_found->count() > 0);
    m_seek->setToolTip(m_query.isEmpty() ? tr("Searches for the cards of the cell") : m_query);
}

} // namespace nexus::ui
