#include "ui/catalogue/result_delegate.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

namespace nexus::ui {

namespace {

using Column = app::CatalogueModel::Column;

} // namespace

ResultDelegate::ResultDelegate(const app::CatalogueModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {60, rowHeight}; }

bool ResultDelegate::looksRight(const QModelIndex& row) const
{
    const auto card = m_model->cardAt(row.row());
    const auto painted = card ? m_painted.find(*card) : m_painted.end();
    return painted != m_painted.end() && painted->second == row.data(app::CatalogueModel::AllowedRole).toBool();
}

void ResultDelegate::paintName(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const
{
    const QRect upper(rect.left(), rect.top() + 4, rect.width(), 17);
    QRect lower(rect.left(), rect.top() + 20, rect.width(), 15);
    const auto font = painter.font();
    painter.setPen(allowed ? theme().text : theme().muted);
    painter.setFont(sized(font, 13, true));
    drawLine(painter, upper, index.data(Qt::DisplayRole).toString());
    if (const auto card = m_model->cardAt(index.row()); m_pipsBelow && card)
        lower.setWidth(
            lower.width() - drawPips(painter, lower.translated(0, 2), *m_model->catalogue(), *card, true) - 6);
    painter.setPen(theme().muted);
    painter.setFont(sized(font, 11));
    drawLine(painter, lower, index.data(app::CatalogueModel::TypeLineRole).toString());
    painter.setFont(font);
}

void ResultDelegate::paintAdding(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const
{
    auto text = index.data(Qt::DisplayRole).toString();
    if (text.isEmpty())
        return;
    const char* sign = allowed ? "+" : app::wrongSign;
    painter.setFont(sized(painter.font(), 12));
    painter.setPen(allowed ? theme().good : theme().muted);
    if (lineWidth(painter, withSign(sign, text)) > rect.width())
        text = index.data(app::CatalogueModel::BriefRole).toString();
    drawLine(painter, rect, withSign(sign, text));
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = m_model->cardAt(index.row());
    if (!card || index.column() >= static_cast<int>(m_model->columns().size()))
        return;
    painter->save();
    painter->setFont(option.font);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    drawRowGround(*painter, option);

    const auto& column = m_model->columns()[static_cast<std::size_t>(index.column())];
    const bool allowed = index.data(app::CatalogueModel::AllowedRole).toBool();
    if (column.kind == Column::Kind::Name) {
        if (m_painted.size() > 1000) // more than any window shows
            m_painted.clear();
        m_painted[*card] = allowed;
    }
    const auto rect = option.rect.adjusted(8, 0, -8, -1);
    switch (column.kind) {
    case Column::Kind::Cost: drawCost(*painter, option.rect, index.data().toString(), selected); break;
    case Column::Kind::Name: paintName(*painter, rect, index, allowed); break;
    case Column::Kind::Domains: drawPips(*painter, rect, *m_model->catalogue(), *card, false); break;
    case Column::Kind::Adding: paintAdding(*painter, rect, index, allowed); break;
    default:
        painter->setPen(column.kind == Column::Kind::Type ? theme().muted : theme().text);
        drawLine(*painter, rect, index.data().toString());
    }
    // The current cell is marked for the keyboard: a bar at the left edge of the row.
    if (option.state.testFlag(QStyle::State_HasFocus) || (selected && column.kind == Column::Kind::Cost))
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), column.kind == Column::Kind::Cost ? 3 : 0,
                              option.rect.height() - 1),
            theme().accent);
    painter->restore();
}

} // namespace nexus::ui
