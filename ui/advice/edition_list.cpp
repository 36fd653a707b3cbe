#include "ui/advice/edition_list.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace nexus::ui {

namespace {

enum Role { StateRole = Qt::UserRole + 1, VerdictRole, FiguresRole, ChangesRole, OwnRole };

constexpr int editionHeight = 62;
constexpr int roomForAll = 240; // below, name and verdict have the lines to themselves

const char* signOf(app::GaugeState state)
{
    return state == app::GaugeState::Wrong  ? app::wrongSign
           : state == app::GaugeState::Open ? app::openSign
                                            : app::metSign;
}

QColor colourOf(app::GaugeState state)
{
    return state == app::GaugeState::Wrong ? theme().bad : state == app::GaugeState::Open ? theme().open : theme().good;
}

} // namespace

EditionList::EditionList(QWidget* parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("editions"));
    setAccessibleName(tr("Editions"));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new EditionDelegate(this));
    setMouseTracking(true); // hover
}

void EditionList::setRows(const std::vector<EditionRow>& rows)
{
    const QSignalBlocker quiet(this);
    int chosen = currentRow();
    while (count() > static_cast<int>(rows.size()))
        delete takeItem(count() - 1);
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto& row = rows[static_cast<std::size_t>(i)];
        if (i == count())
            addItem(new QListWidgetItem);
        auto* shown = item(i);
        shown->setText(row.name);
        shown->setData(StateRole, static_cast<int>(row.state));
        shown->setData(VerdictRole, row.verdict);
        shown->setData(FiguresRole, row.figures);
        shown->setData(ChangesRole, row.changes);
        shown->setData(OwnRole, row.own);
        QStringList words{row.wholeName, row.verdict, row.figures, row.changes};
        words.removeAll(QString());
        shown->setToolTip(
            words.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
        if (row.own)
            words.insert(1, tr("the deck’s own"));
        shown->setData(Qt::AccessibleTextRole, words.join(QStringLiteral(", ")));
        if (chosen < 0 && row.own)
            chosen = i;
    }
    setCurrentRow(std::clamp(chosen, 0, std::max(0, count() - 1)));
}

QSize EditionDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {120, editionHeight}; }

void EditionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setFont(option.font);
    drawRowGround(*painter, option, QStyle::State_HasFocus);

    const auto state = static_cast<app::GaugeState>(index.data(StateRole).toInt());
    const auto rect = option.rect.adjusted(12, 0, -12, -1);
    const QRect sign(rect.left(), rect.top() + 5, 16, 17);
    QRect upper(sign.right() + 1, rect.top() + 5, rect.right() - sign.right(), 17);
    QRect lower(upper.left(), rect.top() + 23, upper.width(), 15);
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(colourOf(state));
    drawLine(*painter, sign, QString::fromUtf8(signOf(state)));
    painter->setFont(sized(option.font, 11));
    painter->setPen(theme().muted);
    const bool narrow = rect.width() < roomForAll;
    const auto own = index.data(OwnRole).toBool() && !narrow ? tr("this deck’s") : QString();
    if (!own.isEmpty())
        upper.setRight(upper.right() - drawLine(*painter, upper, own, Qt::AlignRight | Qt::AlignVCenter) - 8);
    const auto changes = narrow ? QString() : index.data(ChangesRole).toString();
    if (!changes.isEmpty())
        lower.setRight(lower.right() - drawLine(*painter, lower, changes, Qt::AlignRight | Qt::AlignVCenter) - 8);
    painter->setPen(colourOf(state));
    drawLine(*painter, lower, index.data(VerdictRole).toString());
    painter->setPen(theme().muted);
    drawLine(*painter, QRect(upper.left(), lower.bottom() + 2, rect.right() - upper.left(), 15),
        index.data(FiguresRole).toString());
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(theme().text);
    drawLine(*painter, upper, index.data(Qt::DisplayRole).toString());
    painter->restore();
}

} // namespace nexus::ui
