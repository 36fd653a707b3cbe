// The deck as a list: blocks with subtotals in as many columns as there is room for, rows of 25 px with − count +,
// name, pips and cost. Counts are edited in place (type a number, or F2), rows are dragged between sections, several at
// once. A row that an edit has touched comes into sight and glows for a moment.
#pragma once

#include "app/documents/deck_actions.h"
#include "app/views/deck_model.h"
#include "app/views/row_columns.h"

#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>

namespace nexus::ui {

// Paints the rows of the deck and edits counts in place. Where − and + stand is asked here, so that a click on
// what is painted hits what is meant.
class DeckDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    DeckDelegate(app::DeckModel* model, QObject* parent);

    static constexpr int rowHeight = 25;
    static constexpr int blockHeight = 28;
    static constexpr int roomyRow = 400; // below this width of a row the sum goes and the signs come when they are used
    [[nodiscard]] static QRect minusRect(const QRect& row);
    [[nodiscard]] static QRect countRect(const QRect& row);
    [[nodiscard]] static QRect plusRect(const QRect& row);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(
        QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // What was added to the row that glows just now, and how strongly it does.
    void setGlow(const QModelIndex& row, int by, qreal strength);
    [[nodiscard]] QModelIndex glowing() const { return m_glowing; }
    [[nodiscard]] qreal glow() const { return m_glow; }
    [[nodiscard]] QString glowWords() const; // "+1"; empty where no copies came or went

    [[nodiscard]] QString howToFill(const model::SectionId& id) const; // the key that puts the chosen card there

private:
    void paintBlock(QPainter& painter, const QRect& rect, const app::DeckBlock& block) const;
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const app::DeckRow& row, bool striped) const;

    app::DeckModel* m_model;
    QPersistentModelIndex m_glowing;
    int m_glowsBy = 0;
    qreal m_glow = 0;
};

class DeckView : public QTreeView {
    Q_OBJECT
public:
    explicit DeckView(app::DeckModel* model, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<app::PlacedCard> selectedCards() const;
    [[nodiscard]] const app::DeckRow* currentRow() const;
    // Selects the rows of these cards, makes the first current and shows it.
    void selectCards(const std::vector<std::string>& names);

    [[nodiscard]] const app::RowColumns& columns() const { return m_columns; }
    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

Q_SIGNALS:
    void currentCardChanged(quint32 card); // of the checker's catalogue
    void cardTouched(quint32 card);        // an edit has changed its copies
    void copiesWanted(int by);             // of the selected rows
    void allOutWanted();
    void sideWanted();
    void menuWanted(const QPoint& globalPosition);

protected:
    [[nodiscard]] app::DeckModel* deckModel() const { return m_model; }
    [[nodiscard]] QString emptyWords() const; // what to do with a deck without cards
    // What faces have elsewhere: the parts of a row that change its count, and the card the keyboard begins with.
    struct CountPlaces {
        QRect minus, count, plus;
    };
    [[nodiscard]] virtual CountPlaces countPlaces(const QModelIndex& index) const;
    [[nodiscard]] virtual QModelIndex firstCard() const;
    [[nodiscard]] virtual QPixmap dragPicture() const { return {}; }
    bool clickSign(const QMouseEvent* event); // − or + under the pointer

    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QModelIndex rowFrom(QModelIndex index, bool down) const; // it, or the next that is no heading
    void rememberPlace();
    void restorePlace();
    [[nodiscard]] const app::ShownRow* placeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const app::ShownRow& place) const;
    void showTouch(const model::SectionId& section, const model::DeckEntry& entry, int by);
    void glow();
    void markDrop(int block);

    app::DeckModel* m_model;
    app::RowColumns m_columns;
    QTimer m_glowTimer;
    int m_glowStep = 0, m_glowsBy = 0;
    int m_dropBlock = -1; // that what is dragged would go into
    model::SectionId m_keptSection;
    model::DeckEntry m_keptEntry;
    std::vector<app::PlacedCard> m_keptSelected; // where several rows are
    int m_keptRow = 0, m_keptScroll = 0;
};

} // namespace nexus::ui
