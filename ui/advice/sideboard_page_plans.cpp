#include "app/base/file_bytes.h"
#include "app/printing/plan_sheet.h"
#include "app/text/advice_text.h"
#include "app/base/qt_text.h"
#include "ui/advice/plan_dialog.h"
#include "ui/advice/plan_list.h"
#include "ui/advice/sideboard_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"

#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>

namespace nexus::ui {

QWidget* SideboardPage::plansPart()
{
    auto* part = new QWidget(this);
    m_plans = new PlanList(part);
    m_planTold = new LineLabel(part);
    m_planTold->setTopic(tr("Plan"));
    const auto button = [&](const QString& text, const char* name, void (SideboardPage::*work)()) {
        auto* made = new QPushButton(text, part);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, work);
        return made;
    };
    m_new = button(tr("New plan…"), "newPlan", &SideboardPage::newPlan);
    m_edit = button(tr("Change…"), "changePlan", &SideboardPage::changePlan);
    m_delete = button(tr("Delete"), "deletePlan", &SideboardPage::deletePlan);
    m_apply = button(tr("Apply for a game"), "applyPlan", &SideboardPage::applyOrTakeBack);
    m_print = withId(new QPushButton(tr("Print…"), part), "printPlans");
    m_print->setAutoDefault(false);
    auto* papers = new QMenu(m_print);
    papers->addAction(tr("On A4…"), this, [this] { printPlans(false); });
    papers->addAction(tr("As large as a card…"), this, [this] { printPlans(true); });
    m_print->setMenu(papers);
    part->setLayout(columnOf(0, noMargins,
        {rowOf(8, {12, 4, 12, 4}, {m_new, m_edit, m_delete, stretch(1), m_print}), {m_plans, 1},
            rowOf(QMargins(12, 2, 12, 4), {{m_planTold, 1}, m_apply})}));
    connect(m_plans, &QTreeWidget::currentItemChanged, this, &SideboardPage::showPlan);
    connect(m_plans, &QTreeWidget::itemActivated, this, &SideboardPage::changePlan);
    return part;
}

void SideboardPage::showPlan()
{
    const auto at = m_plans->chosen();
    const auto* plan = document() && at && *at < document()->deck().plans.size() ? &document()->deck().plans[*at]
                                                                                 : nullptr;
    m_edit->setEnabled(plan && !plan->applied);
    m_delete->setEnabled(plan && !plan->applied);
    m_apply->setEnabled(plan);
    m_apply->setText(plan && plan->applied ? tr("Take back") : tr("Apply for a game"));
    m_apply->setToolTip(plan && plan->applied ? tr("The deck as it was before the game")
                                              : tr("Exchange the copies; “Take back” undoes it after the game"));
    const auto count = document() ? document()->deck().plans.size() : 0;
    m_asPlans->setText(count == 0 ? tr("Plans") : tr("Plans (%1)").arg(count));
    m_print->setEnabled(document() && !document()->deck().plans.empty());
    const auto told = plan ? m_plans->told(*at)
                           : tr("A plan says what to exchange against an opponent. “New plan…” writes one.");
    m_planTold->setText(told);
    m_planTold->setToolTip(told.toHtmlEscaped());
}

void SideboardPage::setPlans(std::vector<model::SideboardPlan> plans, const QString& words)
{
    (void)document()->edit({model::SetPlans{std::move(plans)}}, words);
}

void SideboardPage::newPlan()
{
    if (!document() || !model::sideboardSections(document()->checker()))
        return;
    PlanDialog dialog(document()->sharedChecker(), document()->deck(), {}, this);
    if (dialog.exec() != QDialog::Accepted || !document())
        return;
    auto plans = document()->deck().plans;
    plans.push_back(dialog.plan());
    setPlans(std::move(plans), tr("New plan %1").arg(q(dialog.plan().name)));
    m_plans->setPlans(document()->checker(), document()->deck());
    m_plans->choose(document()->deck().plans.size() - 1);
    showPlan();
}

void SideboardPage::changePlan()
{
    const auto at = m_plans->chosen();
    if (!document() || !at || *at >= document()->deck().plans.size() || document()->deck().plans[*at].applied ||
        !model::sideboardSections(document()->checker()))
        return;
    PlanDialog dialog(document()->sharedChecker(), document()->deck(), document()->deck().plans[*at], this);
    if (dialog.exec() != QDialog::Accepted || !document() || *at >= document()->deck().plans.size())
        return;
    auto plans = document()->deck().plans;
    plans[*at] = dialog.plan();
    if (plans != document()->deck().plans)
        setPlans(std::move(plans), tr("Change plan %1").arg(q(dialog.plan().name)));
}

void SideboardPage::deletePlan()
{
    const auto at = m_plans->chosen();
    if (!document() || !at || *at >= document()->deck().plans.size() || document()->deck().plans[*at].applied)
        return;
    auto plans = document()->deck().plans;
    const auto name = q(plans[*at].name);
    plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(*at));
    setPlans(std::move(plans), tr("Delete plan %1").arg(name));
}

void SideboardPage::applyOrTakeBack()
{
    const auto at = m_plans->chosen();
    if (!document() || !at || *at >= document()->deck().plans.size())
        return;
    const auto& plan = document()->deck().plans[*at];
    const model::SideboardPlans plans(document()->checker(), document()->deck());
    const bool back = plan.applied;
    const auto edit = back ? plans.takeBack(*at) : plans.apply(*at);
    if (!edit) {
        const auto why = q(app::planRefusalText(edit.error(), document()->checker()));
        m_planTold->setText(why, LineLabel::Tone::Bad);
        if (!back) {
            Q_EMIT trouble(why);
            return;
        }
        if (QMessageBox::question(this, tr("Take back %1").arg(q(plan.name)),
                why + QLatin1Char('\n') + tr("Leave the cards where they are, and call the plan taken back?")) ==
                QMessageBox::Yes &&
            document())
            (void)document()->edit(plans.forgetApplied(), tr("Forget that a plan is applied"));
        return;
    }
    (void)document()->edit(*edit, (back ? tr("Take back plan %1") : tr("Apply plan %1")).arg(q(plan.name)));
}

void SideboardPage::printPlans(bool asCard)
{
    if (!document() || document()->deck().plans.empty())
        return;
    const auto file = QFileDialog::getSaveFileName(this, tr("Print the plans"),
        q(document()->deck().name) + tr(" plans") + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (file.isEmpty() || !document())
        return;
    const auto pdf = app::plansPdf(document()->deck(), asCard ? app::PlanPaper::Card : app::PlanPaper::A4);
    if (const auto written = app::writeFile(file.toStdString(), pdf.toStdString()); !written)
        Q_EMIT trouble(file + QLatin1Char(' ') + q(written.error()));
    else
        m_planTold->setText(tr("Wrote %1").arg(file));
}

} // namespace nexus::ui
