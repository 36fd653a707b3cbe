// Paints the rows of the deck and edits counts in place. Where − and + stand is asked here, so that a click on
// what is painted hits what is meant.
#pragma once

#include "app/views/deck_model.h"

#include <QStyledItemDelegate>

namespace nexus::ui {

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

private:
    [[nodiscard]] QString howToFill(const model::SectionId& id) const;
    void paintBlock(QPainter& painter, const QRect& rect, const app::DeckBlock& block) const;
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const app::DeckRow& row, bool striped) const;

    app::DeckModel* m_model;
};

} // namespace nexus::ui
