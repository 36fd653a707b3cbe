// A table of rows that were worked out elsewhere: words are asked for only where they are painted, so that tens of
// thousands of rows stand at once. Sorting keeps the order of the rows given where two are equal; the first column
// sorts by that order alone. What is chosen and ticked stays so when rows are set anew, told by the rows' ids.
#pragma once

#include "model/cards/catalogue.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <functional>
#include <memory>
#include <set>
#include <vector>

namespace nexus::ui {

struct RowColumn {
    QString title;
    int width = 80;
    bool number = false; // right-aligned, sorted by number()
    QString tip = {};
    bool leftHeading = false; // over numbers with bars behind them
};

// TableRows count from 0 in the order they are given; functions that are not set give nothing.
struct TableRows {
    int count = 0;
    std::function<QString(int row, int column)> text;
    std::function<qint64(int row, int column)> number; // of number columns
    std::function<qint64(int row)> id;                 // the row itself where it is not set
    std::function<QString(int row, int column)> tip;
    std::function<QVariant(int row, int column, int role)> look; // colours, fonts, barRole
};
// Rows by their place, as they are now: the table keeps what it shows, until it is given other rows.
template <class Row> [[nodiscard]] auto keptRows(const std::vector<Row>& rows)
{
    return [kept = std::make_shared<const std::vector<Row>>(rows)](
               int row) -> const Row& { return (*kept)[static_cast<std::size_t>(row)]; };
}

inline constexpr int barRole = Qt::UserRole + 21;  // from 0 to 1: how much of a bar behind the text is full
inline constexpr int cardRole = Qt::UserRole + 22; // quint32: the name of this card, with its cost and its pips

class RowModel : public QAbstractTableModel {
    Q_OBJECT
public:
    RowModel(std::vector<RowColumn> columns, QObject* parent);
    void setRows(TableRows rows);
    void setTickable() { m_tickable = true; }
    [[nodiscard]] const std::set<qint64>& ticked() const { return m_ticked; }
    void setTicked(std::set<qint64> ids);
    [[nodiscard]] int given(int shown) const { return m_order[static_cast<std::size_t>(shown)]; }
    [[nodiscard]] qint64 id(int shown) const;
    [[nodiscard]] const std::vector<RowColumn>& columns() const { return m_columns; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void tickedChanged();

private:
    void order();

    std::vector<RowColumn> m_columns;
    TableRows m_rows;
    std::vector<int> m_order; // shown → given
    std::set<qint64> m_ticked;
    bool m_tickable = false;
    int m_column = 0;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
};

class RowTable : public QTreeView {
    Q_OBJECT
public:
    RowTable(const QString& name, std::vector<RowColumn> columns, QWidget* parent = nullptr);
    // The column that takes the room the others leave: else the last, or the first where the last has numbers.
    void stretch(int column);
    // Each row has a box to tick, by mouse or with Space.
    void setTickable();
    [[nodiscard]] const std::set<qint64>& ticked() const { return m_rows->ticked(); }
    void setTicked(std::set<qint64> ids) { m_rows->setTicked(std::move(ids)); }

    void setRows(TableRows rows);
    // Of the cards that cells name by cardRole.
    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue) { m_catalogue = std::move(catalogue); }
    [[nodiscard]] const model::Catalogue* catalogue() const { return m_catalogue.get(); }
    // As the rows were given; -1: none.
    [[nodiscard]] int current() const;
    [[nodiscard]] std::vector<int> chosen() const; // in the order shown
    void choose(qint64 id);
    void chooseFirst(); // where nothing is current
    // What a cell shows, by the order shown.
    [[nodiscard]] QString shownText(int row, int column) const;
    [[nodiscard]] int shown() const { return m_rows->rowCount(); }

Q_SIGNALS:
    void chosenChanged(); // also after rows were set
    void tickedChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    RowModel* m_rows;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    bool m_filling = false;
};

// The name of a card in a cell of a table: its cost on a tile before it, its pips behind it, as far as there is room.
void drawCardName(QPainter& painter, const QRect& cell, const QString& name, const model::Catalogue& catalogue,
    model::CardIndex card, bool onSelection);

// Cells with a barRole: the words and a bar as long as the part that is full. Cells with a cardRole: the card's name.
class BarDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    bool paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace nexus::ui
