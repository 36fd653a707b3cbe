#include "ui/advice/plan_list.h"

#include "app/text/advice_text.h"
#include "app/base/qt_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>

namespace nexus::ui {

namespace {

enum PlanColumn { PlanName, PlanOut, PlanIn, PlanNote };
constexpr int toldRole = Qt::UserRole + 1;

} // namespace

PlanList::PlanList(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("plans"));
    setAccessibleName(tr("Plans against opponents"));
    asTable(*this, {tr("Against"), tr("Out"), tr("In"), tr("Note")});
    setFrameShape(QFrame::NoFrame);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(true);
    setColumnWidth(PlanName, 130);
    setColumnWidth(PlanOut, 110);
    setColumnWidth(PlanIn, 110);
}

void PlanList::setPlans(const model::DeckChecker& checker, const model::Deck& deck)
{
    const auto before = chosen();
    const QSignalBlocker quiet(this);
    clear();
    const model::SideboardPlans plans(checker, deck);
    for (const auto& plan : deck.plans) {
        const auto check = plans.check(plan);
        const auto note = q(plan.note).simplified();
        auto* row = new QTreeWidgetItem(this, {withSign(check.holds() ? app::metSign : app::wrongSign, q(plan.name)),
                                                  q(app::rowsText(plan.out)), q(app::rowsText(plan.in)), note});
        row->setForeground(PlanName, check.holds() ? theme().good : theme().bad);
        row->setForeground(PlanNote, theme().muted);
        QStringList lines;
        if (plan.applied)
            lines << tr("Applied: the deck is as for this game.");
        for (const auto& line : app::planCheckLines(check, checker))
            lines << q(line);
        if (check.holds() && !check.legal)
            lines << tr("It holds; the deck is not legal before or after it.");
        else if (check.holds())
            lines << tr("It holds, and the deck is legal after it.");
        if (plan.applied) {
            row->setFont(PlanName, bold(row->font(PlanName)));
            row->setText(PlanName, row->text(PlanName) + QStringLiteral(" · ") + tr("applied"));
        }
        row->setData(PlanName, toldRole, lines.join(QLatin1Char(' ')));
        const auto whole = QStringList{tr("Out: %1").arg(q(app::rowsText(plan.out))),
            tr("In: %1").arg(q(app::rowsText(plan.in))), note}
                               .join(QLatin1Char('\n'));
        for (const int column : {PlanName, PlanOut, PlanIn, PlanNote})
            row->setToolTip(column, (lines.join(QLatin1Char('\n')) + QLatin1Char('\n') + whole)
                                        .trimmed()
                                        .toHtmlEscaped()
                                        .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
        row->setData(PlanName, Qt::AccessibleTextRole,
            (check.holds() ? tr("%1: holds. %2") : tr("%1: does not hold. %2"))
                .arg(q(plan.name), lines.join(QLatin1Char(' '))));
    }
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(static_cast<int>(std::min(before.value_or(0), deck.plans.size() - 1))));
}

std::optional<std::size_t> PlanList::chosen() const
{
    const int at = indexOfTopLevelItem(currentItem());
    return at < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(at));
}

void PlanList::choose(std::size_t plan)
{
    if (auto* row = topLevelItem(static_cast<int>(plan)))
        setCurrentItem(row);
}

QString PlanList::told(std::size_t plan) const
{
    const auto* row = topLevelItem(static_cast<int>(plan));
    return row ? row->data(PlanName, toldRole).toString() : QString();
}

} // namespace nexus::ui
