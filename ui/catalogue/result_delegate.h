// Paints a row of the search result: cost tile, name over type line, pips, what adding one would do.
#pragma once

#include "app/models/catalogue_model.h"

#include <QStyledItemDelegate>

namespace nexus::ui {

class ResultDelegate : public QStyledItemDelegate {
public:
    ResultDelegate(const app::CatalogueModel* model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    static constexpr int rowHeight = 40;

private:
    void paintName(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const;
    void paintAdding(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const;

    const app::CatalogueModel* m_model;
};

} // namespace nexus::ui
