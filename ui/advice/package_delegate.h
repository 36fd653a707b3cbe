// A package as a row of two lines: its cards and, at the right, what it gives as pips; below, its figures and whether
// it carries the deck. The current row is marked for the keyboard by a bar at its left edge.
#pragma once

#include "app/views/packages.h"

#include <QStyledItemDelegate>

namespace nexus::ui {

class PackageDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int rowHeight = 42;

    PackageDelegate(const app::PackageModel* model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const app::PackageModel* m_model;
};

} // namespace nexus::ui
