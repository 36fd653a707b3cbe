// The search result as a table, and how a row of it is painted.
#pragma once

#include "app/views/catalogue_model.h"

#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTableView>

#include <map>
#include <tuple>

namespace nexus::ui {

// Paints a row of the search result: cost tile, name over type line, pips, what adding one would do.
class ResultDelegate : public QStyledItemDelegate {
public:
    ResultDelegate(const app::CatalogueModel* model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // The pips stand at the end of the type line: the table has no room for a column of them.
    void setPipsBelowName(bool below) { m_pipsBelow = below; }
    // Whether the row was last painted as what it is now: with a card that can be added, or muted.
    [[nodiscard]] bool looksRight(const QModelIndex& row) const;
    static constexpr int rowHeight = 40;
    // At the end of a row's words about adding: − copies of limit +, the copies as pips where they are few.
    static constexpr int stepsWidth = 124;
    [[nodiscard]] static QRect minusRect(const QRect& cell);
    [[nodiscard]] static QRect plusRect(const QRect& cell);
    // Of the pip that stands for so many copies, from 1; empty where a number stands instead.
    [[nodiscard]] static QRect pipRect(const QRect& cell, int limit, int copies);
    // The pip under the pointer: its row says what so many copies lead to. 0: none.
    void setHovered(const QModelIndex& cell, int copies);
    [[nodiscard]] int hoveredPip() const { return m_hoveredPip; }
    [[nodiscard]] QModelIndex hovered() const { return m_hovered; }

private:
    [[nodiscard]] QRect paintSwatch(
        QPainter& painter, const QRect& rect, const app::CatalogueModel::Column& column, model::CardIndex card) const;
    void paintName(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const;
    void paintAdding(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const;
    void paintSteps(QPainter& painter, const QRect& cell, const QModelIndex& index, bool allowed) const;

    const app::CatalogueModel* m_model;
    [[nodiscard]] const QPixmap& pip(const QColor& ground, const QColor& frame, qreal ratio) const;

    mutable std::map<std::tuple<QRgb, QRgb, qreal>, QPixmap> m_pips;
    QPersistentModelIndex m_hovered;
    int m_hoveredPip = 0;
    mutable std::unordered_map<model::CardIndex, bool> m_painted; // card → as one that can be added
    bool m_pipsBelow = false;
};

// The search result as a table: rows of 40 px with two lines, columns to choose and to order, a click on a heading
// sorts. Narrow, columns of lesser worth hide so that name and what adding one would do are always seen; the pips
// of a hidden domain column go below the name. Enter and double click ask to add the card (with Ctrl: to the
// sideboard); + and − change its copies, by key and in the row.
class ResultTable : public QTableView {
    Q_OBJECT
public:
    explicit ResultTable(app::CatalogueModel* model, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<model::CardIndex> currentCard() const { return m_model->cardAt(currentIndex().row()); }
    [[nodiscard]] std::vector<model::CardIndex> selectedCards() const;
    // Keeps the card current where it is in the result; else the first row.
    void setCurrentCard(model::CardIndex card);
    // Order, widths and choice of columns, as settings keep them.
    [[nodiscard]] QByteArray columnState() const;
    bool setColumnState(const QByteArray& state);
    // Wanted, and hidden only because the table is too narrow.
    [[nodiscard]] bool isSqueezed(int column) const;

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles = {}) override;

Q_SIGNALS:
    void currentCardChanged(quint32 card);
    void noCurrentCard();
    void addWanted(Qt::KeyboardModifiers modifiers); // the selected cards
    void copiesWanted(int by);
    void countWanted(int copies); // in all, of the current card
    void menuWanted(const QPoint& globalPosition);
    void sortWanted(const QString& columnId, bool descending);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    // −1 or 1 where the steps of a row are, else 0.
    [[nodiscard]] int stepAt(const QPoint& at) const;
    // What the pip there stands for, else 0.
    [[nodiscard]] int pipAt(const QPoint& at) const;
    void hover(const QModelIndex& cell, int pip);
    void goTo(int row, bool stretched);
    void columnMenu(const QPoint& at);
    void showDefaultColumns();
    void fitColumns();
    void squeezeColumns(int leastName);
    void keepChosen();
    [[nodiscard]] int columnOf(const QString& id) const;

    app::CatalogueModel* m_model;
    ResultDelegate* m_delegate;
    int m_stepping = 0, m_pip = 0; // pressed, not yet released
    int m_sorted = -1;
    bool m_descending = false;
    bool m_columnsShown = false;
    std::vector<bool> m_chosen;   // columns wanted, by their number; of these some hide where there is no room
    std::vector<bool> m_squeezed; // of the chosen: hidden for want of room
    std::vector<int> m_widths;    // of the columns, also of hidden ones
};

} // namespace nexus::ui
