#include "ui/advice/editions_page.h"

#include "app/text/advice_text.h"
#include "app/base/qt_text.h"
#include "ui/advice/edition_details.h"
#include "ui/advice/edition_list.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"

namespace nexus::ui {

namespace {

constexpr int slowCompare = 150; // milliseconds

} // namespace

EditionsPage::EditionsPage(app::Workspace& workspace, QWidget* parent)
    : AdvicePage(workspace, parent)
    , m_list(new EditionList(this))
    , m_details(new EditionDetails(this))
    , m_told(new LineLabel(this))
    , m_change(withId(new QPushButton(this), "changeEdition"))
    , m_mend(withId(new QPushButton(this), "mendForEdition"))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    m_told->setTopic(tr("Editions"));
    m_cancel->hide();
    for (auto* button : {m_change, m_mend, m_cancel})
        button->setAutoDefault(false);
    auto* content = new QWidget(this);
    auto* parts = new QSplitter(Qt::Horizontal, content);
    parts->setHandleWidth(1);
    divide(*parts, {m_list, m_details}, {1, 1}, {300, 330});
    content->setLayout(
        columnOf(0, {0, 4, 0, 0}, {{parts, 1}, rowOf(8, {12, 4, 12, 6}, {{m_told, 1}, m_cancel, m_change, m_mend})}));
    setContent(content);
    setFocusProxy(m_list);
    callOnce(m_slow, slowCompare, this, [this] {
        m_told->setText(tr("Holding the deck against every edition…"));
        m_cancel->show();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        stopWork();
        m_told->setText(tr("Stopped. The next change of the deck asks again."));
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &EditionsPage::showEdition);
    connect(m_details, &EditionDetails::cardsChosen, this, &AdvicePage::cardsChosen);
    connect(m_change, &QPushButton::clicked, this, [this] { changeTo(false); });
    connect(m_mend, &QPushButton::clicked, this, [this] { changeTo(true); });
    connect(&m_job, &app::Job::failed, this, &AdvicePage::trouble);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &EditionsPage::later);
    showEdition();
}

EditionsPage::~EditionsPage() { stopWork(); }

void EditionsPage::stopWork()
{
    if (m_stopped)
        *m_stopped = true;
    m_job.drop();
    m_slow.stop();
    m_cancel->hide();
    m_told->setText({});
}

void EditionsPage::refresh()
{
    stopWork();
    const auto& sections = document()->deck().sections;
    if (std::all_of(sections.begin(), sections.end(), [](const auto& section) { return section.entries.empty(); }))
        return sayInstead(tr("The deck is empty. Put cards in, and here it is held against every edition at once."));
    sayInstead({});
    Checkers checkers;
    for (const auto& known : workspace().library().rulesets)
        checkers.push_back(workspace().checker(known.ruleset.id));
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_slow.start();
    m_job.start([this, deck = document()->deck(), checkers, stopped = m_stopped]() -> app::Job::Answer {
        auto proposals = model::compareEditions(deck, checkers, [&](std::size_t, std::size_t) { return !*stopped; });
        return [this, deck, checkers, proposals = std::move(proposals)] { fill(deck, checkers, proposals); };
    });
}

void EditionsPage::fill(const model::Deck& deck, Checkers checkers, std::vector<model::EditionProposal> proposals)
{
    m_slow.stop();
    m_cancel->hide();
    m_told->setText({});
    m_deck = deck;
    m_checkers = std::move(checkers);
    m_proposals = std::move(proposals);
    std::vector<EditionRow> rows;
    for (std::size_t i = 0; i < m_proposals.size(); ++i) {
        const auto& ruleset = m_checkers[i]->ruleset();
        const auto told = app::verdict(m_proposals[i].now);
        rows.push_back({q(app::editionName(ruleset.name, workspace().library().game)), q(ruleset.name), told.state,
            q(told.text), q(app::editionFigures(m_proposals[i].now, m_deck, *m_checkers[i])),
            m_proposals[i].now.legal() ? QString() : q(app::changesText(m_proposals[i])),
            ruleset.id == m_deck.ruleset});
    }
    m_list->setRows(rows);
    showEdition();
}

void EditionsPage::showEdition()
{
    const auto at = m_list->currentRow();
    const bool any = at >= 0 && at < static_cast<int>(m_proposals.size());
    m_change->setText(tr("Change to this edition"));
    if (!any) {
        m_details->clear();
        m_change->setEnabled(false);
        m_mend->setText(tr("Change and mend"));
        m_mend->setEnabled(false);
        return;
    }
    const auto& proposal = m_proposals[static_cast<std::size_t>(at)];
    const auto& checker = *m_checkers[static_cast<std::size_t>(at)];
    m_details->setEdition(m_deck, proposal, checker);
    const bool own = checker.ruleset().id == m_deck.ruleset;
    const auto name = q(checker.ruleset().name);
    m_change->setEnabled(!own);
    m_change->setToolTip(
        own ? tr("The deck is of this edition") : tr("Hold the deck against %1 from now on; its cards stay").arg(name));
    m_change->setAccessibleDescription(m_change->toolTip());
    m_mend->setText(own ? tr("Mend") : tr("Change and mend"));
    m_mend->setEnabled(!proposal.changes.empty());
    m_mend->setToolTip(proposal.changes.empty()
                           ? q(app::changesText(proposal))
                           : q(app::changesText(proposal)) + QStringLiteral(". ") + q(app::outcomeText(proposal)));
    m_mend->setAccessibleDescription(m_mend->toolTip());
}

void EditionsPage::changeTo(bool mend)
{
    const auto at = m_list->currentRow();
    if (!document() || at < 0 || at >= static_cast<int>(m_proposals.size()))
        return;
    if (document()->deck() != m_deck)
        return later(); // the proposals are for the deck before
    const auto& checker = *m_checkers[static_cast<std::size_t>(at)];
    const auto name = q(app::editionName(checker.ruleset().name, workspace().library().game));
    const bool own = checker.ruleset().id == m_deck.ruleset;
    const auto edit = mend ? m_proposals[static_cast<std::size_t>(at)].mended : model::changeOfEdition(checker);
    (void)document()->edit(edit, !mend ? tr("Ruleset %1").arg(name)
                                 : own ? tr("Mend for %1").arg(name)
                                       : tr("Change to %1 and mend").arg(name));
}

} // namespace nexus::ui
