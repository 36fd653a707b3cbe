#include "ui/advice/missions_page.h"

#include "app/documents/deck_actions.h"
#include "app/text/gauges.h"
#include "app/base/qt_text.h"
#include "model/advice/package_pool.h"
#include "ui/advice/package_list.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

namespace nexus::ui {

MissionsPage::MissionsPage(app::Workspace& workspace, QWidget* parent)
    : AdvicePage(workspace, parent)
    , m_list(new PackageList)
    , m_totals(withId(new LineLabel, "packageTotals"))
    , m_cards(withId(new LineLabel, "packageCards"))
    , m_show(pushButton(
          tr("Show opened"), tr("Search for the cards that become legal with it"), this, &MissionsPage::showCards))
    , m_use(pushButton(tr("Use package"), tr("Put it in the place of what the deck has: one step of undo (Enter)"),
          this, &MissionsPage::apply))
{
    setObjectName(QStringLiteral("missionsAdvice"));
    m_totals->setTopic(tr("With this package"));
    m_show->setObjectName(QStringLiteral("showOpened"));
    m_use->setObjectName(QStringLiteral("usePackage"));
    for (auto* button : {m_show, m_use})
        button->setAutoDefault(false);
    auto* content = new QWidget(this);
    content->setLayout(columnOf(
        0, noMargins, {{m_list, 1}, rowOf(8, {16, 4, 12, 6}, {{columnOf(0, {m_totals, m_cards}), 1}, m_show, m_use})}));
    setContent(content);
    connect(m_list, &PackageList::chosenChanged, this, &MissionsPage::preview);
    connect(m_list, &PackageList::activated, this, &MissionsPage::apply);
    preview();
}

MissionsPage::~MissionsPage() = default;

QString MissionsPage::title() const
{
    if (!document())
        return tr("Missions");
    const auto& ruleset = document()->checker().ruleset();
    const auto giving = model::givingSections(ruleset);
    return giving.empty() ? tr("Missions") : app::sectionLabel(ruleset, giving.front());
}

void MissionsPage::refresh()
{
    if (model::givingSections(document()->checker().ruleset()).empty())
        return sayInstead(tr("No law of this ruleset makes cards depend on others: there are no packages to choose."));
    sayInstead({});
    m_list->ask(document()->sharedChecker(), &document()->deck());
    preview();
}

void MissionsPage::stopWork() { m_list->stop(); }

void MissionsPage::preview()
{
    const auto* package = document() ? m_list->chosen() : nullptr;
    m_change.reset();
    if (package) {
        const auto& checker = document()->checker();
        m_change = std::make_unique<model::PackageChange>(
            model::packageChange(checker, *m_list->model()->packages(), document()->deck(), *package));
        const auto texts = app::changedCardsTexts(*m_change, checker.catalogue());
        QStringList cards;
        for (const auto& text : texts)
            cards << q(text);
        if (cards.isEmpty())
            cards << tr("No card becomes legal, and none stops being so.");
        m_cards->setText(cards.join(QStringLiteral(" · ")));
        m_cards->setToolTip(
            QStringLiteral("<p>") +
            cards.join(QStringLiteral("\n")).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("</p><p>")) +
            QStringLiteral("</p>"));
        const auto state = app::verdict(m_change->report).state;
        m_totals->setText(withSign(state == app::GaugeState::Wrong  ? app::wrongSign
                                   : state == app::GaugeState::Open ? app::openSign
                                                                    : app::metSign,
                              q(app::changedTotalsText(document()->deck(), *m_change, checker))),
            LineLabel::Tone::Plain);
    } else {
        m_totals->setText({});
        m_cards->setText({});
        m_cards->setToolTip({});
    }
    const bool other = m_change && m_change->after != document()->deck();
    m_use->setEnabled(other);
    m_show->setEnabled(m_change && m_change->opened.count() > 0);
}

void MissionsPage::apply()
{
    const auto* package = document() ? m_list->chosen() : nullptr;
    const auto* packages = m_list->model()->packages();
    if (!package || !packages || !m_use->isEnabled())
        return;
    const auto names = q(app::packageNames(*package, document()->checker().catalogue()));
    if (!document()->edit(packages->edit(document()->deck(), *package), tr("%1: %2").arg(title(), names)))
        Q_EMIT trouble(tr("The package does not fit the deck as it is now."));
}

void MissionsPage::showCards()
{
    if (m_change)
        Q_EMIT queryWanted(q(model::openedQuery(document()->checker(), document()->deck(), m_change->after)));
}

} // namespace nexus::ui
