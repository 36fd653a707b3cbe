// The deck as a list: blocks with subtotals, rows of 25 px with − count +, name, pips and cost. Counts are edited
// in place (type a number, or F2), rows are dragged between sections, several at once.
#pragma once

#include "app/documents/deck_actions.h"
#include "app/views/deck_model.h"

#include <QStyledItemDelegate>
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

    [[nodiscard]] QString howToFill(const model::SectionId& id) const; // the key that puts the chosen card there

private:
    void paintBlock(QPainter& painter, const QRect& rect, const app::DeckBlock& block) const;
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const app::DeckRow& row, bool striped) const;

    app::DeckModel* m_model;
};

class DeckView : public QTreeView {
    Q_OBJECT
public:
    explicit DeckView(app::DeckModel* model, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<app::PlacedCard> selectedCards() const;
    [[nodiscard]] const app::DeckRow* currentRow() const;
    // Selects the rows of these cards, makes the first current and shows it.
    void selectCards(const std::vector<std::string>& names);

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles = {}) override;

Q_SIGNALS:
    void currentCardChanged(quint32 card); // of the checker's catalogue
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
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void drawBranches(QPainter*, const QRect&, const QModelIndex&) const override {}
    void paintEvent(QPaintEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QModelIndex rowFrom(QModelIndex index, bool down) const; // it, or the next that is no heading
    void rememberPlace();
    void restorePlace();

    app::DeckModel* m_model;
    model::SectionId m_keptSection;
    model::DeckEntry m_keptEntry;
    std::vector<app::PlacedCard> m_keptSelected; // where several rows are
    int m_keptRow = 0, m_keptScroll = 0;
};

} // namespace nexus::ui
