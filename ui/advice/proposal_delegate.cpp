#include "ui/advice/proposal_delegate.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace nexus::ui {

namespace {

constexpr int proposalHeight = 40;

} // namespace

QSize ProposalDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, proposalHeight};
}

void ProposalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    drawRowGround(*painter, option, QStyle::State_HasFocus);

    const auto rect = option.rect.adjusted(12, 0, -12, -1);
    QRect upper(rect.left(), rect.top() + 3, rect.width(), 18);
    const QRect lower(rect.left(), rect.top() + 21, rect.width(), 15);
    painter->setFont(sized(option.font, 11));
    painter->setPen(theme().muted);
    drawLine(*painter, lower, index.data(RankRole).toString());
    if (const auto kind = index.data(KindRole).toString(); !kind.isEmpty())
        upper.setRight(upper.right() - drawLine(*painter, upper, kind, Qt::AlignRight | Qt::AlignVCenter) - 8);
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(theme().text);
    drawLine(*painter, upper, fittedList(*painter, index.data(PartsRole).toStringList(), upper.width()));
    painter->restore();
}

} // namespace nexus::ui
