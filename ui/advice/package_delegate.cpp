#include "ui/advice/package_delegate.h"

#include "ui/theme/pips.h"
#include "ui/theme/theme.h"

namespace nexus::ui {

namespace {

constexpr int packageSide = 16; // as the rows of Problems stand
constexpr int narrow = 440;

} // namespace

PackageDelegate::PackageDelegate(const app::PackageModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize PackageDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {120, rowHeight}; }

void PackageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* package = m_model->package(index.row());
    if (!package || !m_model->wish().checker)
        return;
    painter->save();
    painter->setFont(option.font);
    drawRowGround(*painter, option, QStyle::State_Selected);

    const auto rect = option.rect.adjusted(packageSide, 0, -packageSide, -1);
    QRect upper(rect.left(), rect.top() + 4, rect.width(), 18), lower(rect.left(), rect.top() + 22, rect.width(), 16);
    const auto fit = index.data(app::PackageModel::FitRole).toString();
    auto& beside = fit.isEmpty() && rect.width() < narrow ? lower : upper; // the names come first
    beside.setWidth(
        beside.width() - 12 -
        drawPips(*painter, beside, m_model->wish().checker->catalogue().game(), app::profilePoints(*package), true));
    painter->setPen(theme().text);
    painter->setFont(sized(option.font, 13, true));
    drawLine(
        *painter, upper, fittedList(*painter, index.data(app::PackageModel::PartsRole).toStringList(), upper.width()));
    painter->setFont(sized(option.font, 12));
    if (!fit.isEmpty()) {
        const bool carries = index.data(app::PackageModel::CarriesRole).toBool();
        painter->setPen(carries ? theme().good : theme().bad);
        lower.setWidth(lower.width() - 12 -
                       drawLine(*painter, lower, withSign(carries ? app::metSign : app::wrongSign, fit),
                           Qt::AlignRight | Qt::AlignVCenter));
    }
    painter->setPen(theme().muted);
    drawLine(*painter, lower, index.data(app::PackageModel::DetailRole).toString());
    painter->restore();
}

} // namespace nexus::ui
