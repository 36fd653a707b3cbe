#include "ui/search/proposal_list.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace nexus::ui {

namespace {

constexpr int maxRowsSeen = 8;
constexpr int padding = 8;

class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {100, option.fontMetrics.height() + padding};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(option.rect, chosen ? theme().selection : theme().pane);
        if (chosen)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme().accent);
        const QRect inner = option.rect.adjusted(padding + 2, 0, -padding, 0);
        const QString text = index.data(Qt::DisplayRole).toString();
        painter->setFont(option.font);
        painter->setPen(theme().text);
        const QString shown = option.fontMetrics.elidedText(text, Qt::ElideRight, inner.width());
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, shown);
        const int used = option.fontMetrics.horizontalAdvance(shown) + 2 * padding;
        painter->setPen(theme().muted);
        painter->drawText(inner.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight,
            option.fontMetrics.elidedText(
                index.data(Qt::UserRole).toString(), Qt::ElideRight, std::max(0, inner.width() - used)));
    }
};

} // namespace

ProposalList::ProposalList(QWidget* parent)
    : QListWidget(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setItemDelegate(new RowDelegate(this));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Proposals"));
    hide();
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { Q_EMIT picked(row(item)); });
}

void ProposalList::showBelow(QWidget* field, const QList<Row>& rows)
{
    clear();
    if (rows.isEmpty()) {
        hide();
        return;
    }
    for (const auto& row : rows) {
        auto* item = new QListWidgetItem(row.text, this);
        item->setData(Qt::UserRole, row.detail);
        item->setData(
            Qt::AccessibleTextRole, row.detail.isEmpty() ? row.text : row.text + QStringLiteral(", ") + row.detail);
    }
    setCurrentRow(-1);
    auto* window = field->window();
    if (parentWidget() != window)
        setParent(window);
    const QPoint place = field->mapTo(window, QPoint(0, field->height() + 2));
    const int rowHeight = std::max(1, sizeHintForRow(0));
    const int wanted = rowHeight * static_cast<int>(std::min<qsizetype>(rows.size(), maxRowsSeen)) + 2 * frameWidth();
    setGeometry(
        place.x(), place.y(), field->width(), std::min(wanted, std::max(rowHeight, window->height() - place.y() - 4)));
    raise();
    show();
}

void ProposalList::step(int by)
{
    const int rows = count();
    if (rows == 0)
        return;
    const int now = currentRow();
    setCurrentRow(now < 0 ? (by > 0 ? 0 : rows - 1) : (now + by + rows) % rows);
    scrollToItem(currentItem());
}

} // namespace nexus::ui
