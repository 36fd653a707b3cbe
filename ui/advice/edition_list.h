// The editions a deck is held against, a row each: sign and name, the verdict and how many copies would change, the
// figures that are bound exactly.
#pragma once

#include "app/text/gauges.h"

#include <QListWidget>
#include <QStyledItemDelegate>

namespace nexus::ui {

struct EditionRow {
    QString name, wholeName;
    app::GaugeState state = app::GaugeState::Met;
    QString verdict, figures, changes;
    bool own = false; // the edition the deck names
};

class EditionList : public QListWidget {
    Q_OBJECT
public:
    explicit EditionList(QWidget* parent);
    // The row chosen stays so; at first that of the deck's own edition is.
    void setRows(const std::vector<EditionRow>& rows);
};

class EditionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace nexus::ui
