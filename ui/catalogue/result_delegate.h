// Paints a row of the search result: cost tile, name over type line, pips, what adding one would do.
#pragma once

#include "app/views/catalogue_model.h"

#include <QStyledItemDelegate>

namespace nexus::ui {

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

private:
    void paintName(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const;
    void paintAdding(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const;

    const app::CatalogueModel* m_model;
    mutable std::unordered_map<model::CardIndex, bool> m_painted; // card → as one that can be added
    bool m_pipsBelow = false;
};

} // namespace nexus::ui
