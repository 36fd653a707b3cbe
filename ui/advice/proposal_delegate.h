// A proposal as a row of two lines: what changes, and below it, muted, what its place in the list goes by; at the right
// what kind of proposal it is.
#pragma once

#include <QStyledItemDelegate>

namespace nexus::ui {

class ProposalDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role { RankRole = Qt::UserRole + 1, KindRole, PartsRole };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace nexus::ui
