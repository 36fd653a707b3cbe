#include "ui/advice/swap_matrix.h"

#include "app/text/advice_text.h"
#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QHeaderView>

namespace nexus::ui {

namespace {

constexpr int cellWidth = 76, cellHeight = 25, headerHeight = 40, namesWidth = 170;

} // namespace

void SwapMatrixModel::setCards(std::shared_ptr<const SwapCards> cards)
{
    beginResetModel();
    m_cards = std::move(cards);
    endResetModel();
}

int SwapMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_cards ? 0 : static_cast<int>(m_cards->main.size());
}

int SwapMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_cards ? 0 : static_cast<int>(m_cards->side.size());
}

QString SwapMatrixModel::name(bool side, int position) const
{
    const auto card = (side ? m_cards->side : m_cards->main)[static_cast<std::size_t>(position)].first;
    return q(model::unambiguousName(m_cards->checker->catalogue(), card));
}

bool SwapMatrixModel::isLegal(const QModelIndex& index) const
{
    return m_cards->legal.contains({m_cards->main[static_cast<std::size_t>(index.row())].first,
        m_cards->side[static_cast<std::size_t>(index.column())].first});
}

QStringList SwapMatrixModel::obstacles(const QModelIndex& index) const
{
    if (isLegal(index))
        return {};
    model::SideboardPlan swap;
    const auto row = [&](bool side, int position) {
        model::DeckEntry entry;
        entry.card = name(side, position).toStdString();
        return entry;
    };
    swap.out = {row(false, index.row())};
    swap.in = {row(true, index.column())};
    auto deck = m_cards->deck;
    for (auto& plan : deck.plans)
        plan.applied = false; // the deck as it is
    QStringList lines;
    for (const auto& line :
        app::planCheckLines(model::SideboardPlans(*m_cards->checker, deck).check(swap), *m_cards->checker))
        lines << q(line);
    if (lines.isEmpty())
        lines << tr("What has to stay the same would change.");
    return lines;
}

QVariant SwapMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!m_cards || !index.isValid())
        return {};
    const auto out = name(false, index.row()), in = name(true, index.column());
    switch (role) {
    case Qt::DisplayRole: return isLegal(index) ? QString::fromUtf8(app::metSign) : QStringLiteral("·");
    case Qt::TextAlignmentRole: return Qt::AlignCenter;
    case Qt::ForegroundRole: return isLegal(index) ? theme().good : theme().muted;
    case Qt::AccessibleTextRole:
        return (isLegal(index) ? tr("%1 for %2: legal") : tr("%1 for %2: not legal")).arg(out, in);
    case Qt::ToolTipRole: {
        const auto head = tr("Out %1, in %2").arg(out, in).toHtmlEscaped();
        if (isLegal(index))
            return head + QStringLiteral("<br>") + tr("Legal. Enter or a double click swaps one copy.");
        return head + QStringLiteral("<br>") +
               obstacles(index)
                   .join(QLatin1Char('\n'))
                   .toHtmlEscaped()
                   .replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    }
    default: return {};
    }
}

QVariant SwapMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool side = orientation == Qt::Horizontal;
    if (!m_cards || section < 0 || section >= (side ? columnCount() : rowCount()))
        return {};
    const auto& [card, copies] = (side ? m_cards->side : m_cards->main)[static_cast<std::size_t>(section)];
    const bool dead = side && m_cards->dead.contains(card);
    switch (role) {
    case Qt::DisplayRole: {
        const auto words =
            QStringLiteral("%1\u00A0%2").arg(copies).arg(name(side, section)); // the number stands with the name
        return dead ? withSign(app::openSign, words) : words;
    }
    case Qt::TextAlignmentRole:
        return side ? static_cast<int>(Qt::AlignHCenter | Qt::AlignVCenter) | int(Qt::TextWordWrap)
                    : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole: return dead ? theme().open : theme().text;
    case Qt::ToolTipRole:
        return (dead ? tr("%1: no legal swap brings it in").arg(name(side, section)) : name(side, section))
            .toHtmlEscaped();
    case Qt::AccessibleTextRole:
        return dead ? tr("%1, which no legal swap brings in").arg(name(side, section)) : name(side, section);
    default: return {};
    }
}

SwapMatrix::SwapMatrix(QWidget* parent)
    : QTableView(parent)
    , m_rows(new SwapMatrixModel(this))
{
    setObjectName(QStringLiteral("swapMatrix"));
    setAccessibleName(tr("Swaps of one card: the deck down, the sideboard across"));
    setModel(m_rows);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setMinimumSectionSize(cellWidth);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setFixedHeight(headerHeight);
    horizontalHeader()->setHighlightSections(true);
    verticalHeader()->setMinimumSectionSize(cellHeight);
    verticalHeader()->setDefaultSectionSize(cellHeight);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setFixedWidth(namesWidth);
    for (auto* header : {horizontalHeader(), verticalHeader()})
        header->setTextElideMode(Qt::ElideRight);
    connect(this, &QTableView::activated, this, &SwapMatrix::wish);
}

void SwapMatrix::setCards(std::shared_ptr<const SwapCards> cards)
{
    const int row = currentIndex().row(), column = currentIndex().column();
    m_rows->setCards(std::move(cards));
    if (m_rows->rowCount() > 0 && m_rows->columnCount() > 0)
        setCurrentIndex(m_rows->index(
            std::clamp(row, 0, m_rows->rowCount() - 1), std::clamp(column, 0, m_rows->columnCount() - 1)));
    filter();
}

void SwapMatrix::setFilter(const QString& words)
{
    m_filter = words;
    filter();
}

void SwapMatrix::filter()
{
    const auto wanted = model::fold(m_filter.trimmed().toStdString());
    const auto matches = [&](bool side, int position) {
        return model::fold(m_rows->name(side, position).toStdString()).find(wanted) != std::string::npos;
    };
    bool anyRow = false, anyColumn = false;
    for (int row = 0; row < m_rows->rowCount(); ++row)
        anyRow = anyRow || matches(false, row);
    for (int column = 0; column < m_rows->columnCount(); ++column)
        anyColumn = anyColumn || matches(true, column);
    for (int row = 0; row < m_rows->rowCount(); ++row)
        setRowHidden(row, anyRow && !matches(false, row));
    for (int column = 0; column < m_rows->columnCount(); ++column)
        setColumnHidden(column, anyColumn && !anyRow && !matches(true, column));
}

void SwapMatrix::wish(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const auto* cards = m_rows->cards();
    if (!m_rows->isLegal(index))
        Q_EMIT refused(m_rows->obstacles(index).join(QLatin1Char(' ')));
    else
        Q_EMIT swapWanted(cards->main[static_cast<std::size_t>(index.row())].first,
            cards->side[static_cast<std::size_t>(index.column())].first);
}

} // namespace nexus::ui
