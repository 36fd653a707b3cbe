#include "ui/advice/edition_details.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>

namespace nexus::ui {

namespace {

enum EditionColumn { EditionWhat, EditionChange };

constexpr std::size_t mostFindings = 60; // a deck of six hundred unknown names stays quick

} // namespace

EditionDetails::EditionDetails(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("editionDetails"));
    setAccessibleName(tr("What the edition says, and what would change"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(12);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(EditionWhat, QHeaderView::Stretch);
    header()->setSectionResizeMode(EditionChange, QHeaderView::ResizeToContents);
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
        addFindings(
            proposal.now.legal() ? tr("Legal, with warnings") : tr("What is at fault"), proposal.now, checker, true);
    if (!proposal.now.legal()) {
        addChanges(proposal, checker);
        if (!proposal.changes.empty())
            addTotals(deck, proposal, checker);
        if (!proposal.changes.empty() && !proposal.after.legal())
            addFindings(tr("What is left after that"), proposal.after, checker, false);
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
        const bool warning = finding.severity == model::Severity::Warning;
        const char* sign = warning ? "!" : finding.isOpen() ? app::openSign : app::wrongSign;
        const auto text = q(app::findingText(finding, checker));
        auto* row = new QTreeWidgetItem(group, {withSign(sign, text)});
        row->setFirstColumnSpanned(true);
        row->setForeground(EditionWhat, warning ? theme().muted : finding.isOpen() ? theme().open : theme().bad);
        const auto cites = q(app::findingCites(finding, checker));
        row->setToolTip(EditionWhat, (cites.isEmpty() ? text : text + QStringLiteral(" § ") + cites).toHtmlEscaped());
        row->setData(EditionWhat, Qt::AccessibleTextRole,
            (warning               ? tr("Warning")
                : finding.isOpen() ? tr("Open")
                                   : tr("Wrong")) +
                QStringLiteral(": ") + text);
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
    auto* group = addGroup(tr("What would change"), q(app::changesText(proposal)));
    if (proposal.changes.empty())
        new QTreeWidgetItem(group, {tr("Nothing was found that helps.")});
    for (const auto& change : proposal.changes) {
        const auto section = q(app::sectionName(change.section, checker));
        auto* row = new QTreeWidgetItem(
            group, {q(change.card), section + QStringLiteral("  ") + q(app::signedNumber(change.delta))});
        row->setTextAlignment(EditionChange, Qt::AlignRight | Qt::AlignVCenter);
        row->setForeground(EditionChange, change.delta > 0 ? theme().good : theme().bad);
        row->setToolTip(EditionWhat, q(change.card).toHtmlEscaped());
        row->setData(EditionWhat, Qt::AccessibleTextRole,
            (change.delta > 0 ? tr("%1: %n copies of %2 in", nullptr, change.delta)
                              : tr("%1: %n copies of %2 out", nullptr, -change.delta))
                .arg(section, q(change.card)));
    }
}

void EditionDetails::addTotals(
    const model::Deck& deck, const model::EditionProposal& proposal, const model::DeckChecker& checker)
{
    auto after = deck;
    if (!apply(after, proposal.mended))
        return;
    auto* group = addGroup(tr("Totals then"), q(app::outcomeText(proposal)));
    for (const auto& total : app::comparedTotals(deck, after, checker)) {
        const auto numbers = total.from == total.to ? QString::number(total.to)
                                                    : QStringLiteral("%1 → %2").arg(total.from).arg(total.to);
        auto* row = new QTreeWidgetItem(group, {q(total.label), numbers});
        row->setTextAlignment(EditionChange, Qt::AlignRight | Qt::AlignVCenter);
        row->setData(EditionWhat, Qt::AccessibleTextRole,
            tr("%1: %2 now, %3 then").arg(q(total.label)).arg(total.from).arg(total.to));
        for (const int column : {EditionWhat, EditionChange})
            if (total.from == total.to)
                row->setForeground(column, theme().muted);
    }
}

} // namespace nexus::ui
