#include "ui/advice/editions_page.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace nexus::ui {

namespace {

enum Role { StateRole = Qt::UserRole + 1, VerdictRole, FiguresRole, ChangesRole, OwnRole };

constexpr int editionHeight = 62;
constexpr int roomForAll = 240; // below, name and verdict have the lines to themselves

enum EditionColumn { EditionWhat, EditionChange };

constexpr std::size_t mostFindings = 60; // a deck of six hundred unknown names stays quick

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
        shown->setToolTip(words.join(QLatin1Char('\n')));
        if (row.own)
            words.insert(1, tr("this deck’s"));
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

EditionDetails::EditionDetails(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("editionDetails"));
    setAccessibleName(tr("Problems and changes for this edition"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(12);
    setFrameShape(QFrame::NoFrame);
    stretchOnly(*this, EditionWhat);
    const auto choose = [this](const QTreeWidgetItem* row) {
        if (row && row->data(EditionWhat, Qt::UserRole).isValid())
            Q_EMIT cardsChosen(
                m_findings[static_cast<std::size_t>(row->data(EditionWhat, Qt::UserRole).toInt())].cards);
    };
    connect(this, &QTreeWidget::itemClicked, this, choose);
    connect(this, &QTreeWidget::itemActivated, this, choose);
}

void EditionDetails::setEdition(
    const model::Deck& deck, const model::EditionProposal& proposal, const model::DeckChecker& checker)
{
    clear();
    m_findings.clear();
    if (proposal.now.legal() && proposal.now.findings.empty())
        addGroup(tr("Legal as it is."));
    else
        addFindings(proposal.now.legal() ? tr("Legal, with warnings") : tr("Problems"), proposal.now, checker, true);
    if (!proposal.now.legal()) {
        addChanges(proposal, checker);
        if (!proposal.changes.empty())
            addTotals(deck, proposal, checker);
        if (!proposal.changes.empty() && !proposal.after.legal())
            addFindings(tr("Remaining problems"), proposal.after, checker, false);
    }
    expandAll();
    scrollToTop();
}

QTreeWidgetItem* EditionDetails::addGroup(const QString& title, const QString& note)
{
    auto* group = new QTreeWidgetItem(this, {title, note});
    group->setFont(EditionWhat, bold(font()));
    group->setForeground(EditionChange, theme().muted);
    group->setTextAlignment(EditionChange, Qt::AlignRight | Qt::AlignVCenter);
    group->setFlags(Qt::ItemIsEnabled);
    return group;
}

void EditionDetails::addFindings(
    const QString& title, const model::LegalityReport& report, const model::DeckChecker& checker, bool isNow)
{
    auto* group = addGroup(title);
    for (std::size_t i = 0; i < std::min(report.findings.size(), mostFindings); ++i) {
        const auto& finding = report.findings[i];
        const auto look = lookOf(finding);
        const auto text = q(app::findingText(finding, checker));
        auto* row = new QTreeWidgetItem(group, {withSign(look.sign, text)});
        row->setFirstColumnSpanned(true);
        row->setForeground(EditionWhat, look.colour);
        const auto cites = q(app::findingCites(finding, checker));
        row->setToolTip(EditionWhat, cites.isEmpty() ? text : text + QStringLiteral(" § ") + cites);
        row->setData(EditionWhat, Qt::AccessibleTextRole, look.kind + QStringLiteral(": ") + text);
        if (isNow && !finding.cards.empty()) {
            row->setData(EditionWhat, Qt::UserRole, static_cast<int>(m_findings.size()));
            m_findings.push_back(finding);
        }
    }
    if (report.findings.size() > mostFindings)
        new QTreeWidgetItem(
            group, {tr("and %n more", nullptr, static_cast<int>(report.findings.size() - mostFindings))});
}

void EditionDetails::addChanges(const model::EditionProposal& proposal, const model::DeckChecker& checker)
{
    auto* group = addGroup(tr("Proposed changes"), q(app::changesText(proposal)));
    if (proposal.changes.empty())
        new QTreeWidgetItem(group, {tr("No helpful change found.")});
    for (const auto& change : proposal.changes) {
        const auto section = q(app::sectionName(change.section, checker));
        auto* row = new QTreeWidgetItem(
            group, {q(change.card), section + QStringLiteral("  ") + q(app::signedNumber(change.delta))});
        row->setTextAlignment(EditionChange, Qt::AlignRight | Qt::AlignVCenter);
        row->setForeground(EditionChange, change.delta > 0 ? theme().good : theme().bad);
        row->setToolTip(EditionWhat, q(change.card));
        row->setData(EditionWhat, Qt::AccessibleTextRole,
            (change.delta > 0 ? tr("%1: add %n copies of %2", nullptr, change.delta)
                              : tr("%1: remove %n copies of %2", nullptr, -change.delta))
                .arg(section, q(change.card)));
    }
}

void EditionDetails::addTotals(
    const model::Deck& deck, const model::EditionProposal& proposal, const model::DeckChecker& checker)
{
    auto after = deck;
    if (!apply(after, proposal.mended))
        return;
    auto* group = addGroup(tr("Totals after"), q(app::outcomeText(proposal)));
    for (const auto& total : app::comparedTotals(deck, after, checker)) {
        const auto numbers = total.from == total.to ? QString::number(total.to)
                                                    : QStringLiteral("%1 → %2").arg(total.from).arg(total.to);
        auto* row = new QTreeWidgetItem(group, {q(total.label), numbers});
        row->setTextAlignment(EditionChange, Qt::AlignRight | Qt::AlignVCenter);
        row->setData(EditionWhat, Qt::AccessibleTextRole,
            tr("%1: %2 now, %3 after").arg(q(total.label)).arg(total.from).arg(total.to));
        for (const int column : {EditionWhat, EditionChange})
            if (total.from == total.to)
                row->setForeground(column, theme().muted);
    }
}

EditionsPage::EditionsPage(app::Workspace& workspace, QWidget* parent)
    : WorkPage(workspace, tr("Editions"), tr("Checking the deck against every edition…"),
          tr("Stopped. The next change to the deck restarts it."), parent)
    , m_list(new EditionList(this))
    , m_details(new EditionDetails(this))
    , m_change(withId(new QPushButton(this), "changeEdition"))
    , m_mend(withId(new QPushButton(this), "mendForEdition"))
{
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->setHandleWidth(1);
    divide(*parts, {m_list, m_details}, {1, 1}, {300, 330});
    setContent(
        asWidget(columnOf(0, {{parts, 1}, rowOf(8, {12, 4, 12, 6}, {{told(), 1}, cancelButton(), m_change, m_mend})}),
            {0, 4, 0, 0}));
    setFocusProxy(m_list);
    tabThrough({m_mend, cancelButton()});
    connect(m_list, &QListWidget::currentRowChanged, this, &EditionsPage::showEdition);
    connect(m_details, &EditionDetails::cardsChosen, this, &AdvicePage::cardsChosen);
    connect(m_change, &QPushButton::clicked, this, [this] { changeTo(false); });
    connect(m_mend, &QPushButton::clicked, this, [this] { changeTo(true); });
    connect(&workspace, &app::Workspace::catalogueChanged, this, &EditionsPage::later);
    showEdition();
}

void EditionsPage::stopWork()
{
    WorkPage::stopWork();
    told()->setText({});
}

void EditionsPage::refresh()
{
    stopWork();
    const auto& sections = document()->deck().sections;
    if (std::all_of(sections.begin(), sections.end(), [](const auto& section) { return section.entries.empty(); }))
        return sayInstead(tr("The deck is empty. Add cards, and it is checked here against every edition at once."));
    sayInstead({});
    Checkers checkers;
    for (const auto& known : workspace().library().rulesets)
        checkers.push_back(workspace().checker(known.ruleset.id));
    work([this, deck = document()->deck(), checkers](const GoOn& goOn) -> app::Job::Answer {
        auto proposals = model::compareEditions(deck, checkers, goOn);
        return [this, deck, checkers, proposals = std::move(proposals)] { fill(deck, checkers, proposals); };
    });
}

void EditionsPage::fill(const model::Deck& deck, Checkers checkers, std::vector<model::EditionProposal> proposals)
{
    endWork();
    told()->setText({});
    m_deck = deck;
    m_checkers = std::move(checkers);
    m_proposals = std::move(proposals);
    std::vector<EditionRow> rows;
    for (std::size_t i = 0; i < m_proposals.size(); ++i) {
        const auto& ruleset = m_checkers[i]->ruleset();
        const auto verdict = app::verdict(m_proposals[i].now);
        rows.push_back({q(app::editionName(ruleset.name, workspace().library().game)), q(ruleset.name), verdict.state,
            q(verdict.text), q(app::editionFigures(m_proposals[i].now, m_deck, *m_checkers[i])),
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
        m_mend->setText(tr("Change and fix"));
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
        own ? tr("The deck uses this edition") : tr("Check the deck against %1 from now on; its cards stay").arg(name));
    m_change->setAccessibleDescription(m_change->toolTip());
    m_mend->setText(own ? tr("Fix") : tr("Change and fix"));
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
        return lookAgain();
    const auto& checker = *m_checkers[static_cast<std::size_t>(at)];
    const auto name = q(app::editionName(checker.ruleset().name, workspace().library().game));
    const bool own = checker.ruleset().id == m_deck.ruleset;
    const auto edit = mend ? m_proposals[static_cast<std::size_t>(at)].mended : model::changeOfEdition(checker);
    (void)document()->edit(edit, !mend ? tr("Ruleset %1").arg(name)
                                 : own ? tr("Fix for %1").arg(name)
                                       : tr("Change to %1 and fix").arg(name));
}

} // namespace nexus::ui
