#include "ui/catalogue/import_report.h"

#include "app/text/finding_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QTreeWidget>

namespace nexus::ui {

QTreeWidget* makeReportTree(const QString& name, const QStringList& headings)
{
    auto* tree = named(new QTreeWidget, name);
    tree->setHeaderLabels(headings);
    tree->setAlternatingRowColors(true);
    tree->setUniformRowHeights(true);
    tree->setTextElideMode(Qt::ElideRight);
    tree->header()->setStretchLastSection(true);
    return tree;
}

void fitReport(QTreeWidget* tree)
{
    for (int column = 0; column + 1 < tree->columnCount(); ++column) {
        tree->resizeColumnToContents(column);
        tree->setColumnWidth(column, qMin(tree->columnWidth(column) + 12, 320));
    }
}

QTreeWidget* makeImpactTree(const app::ImportImpact& impact)
{
    auto* tree = makeReportTree(QObject::tr("What this changes in your decks"),
        {QObject::tr("Deck"), QObject::tr("Before"), QObject::tr("After")});
    for (const auto& deck : impact.decks) {
        const char* sign = deck.becomesIllegal() ? app::wrongSign : deck.becomesLegal() ? app::metSign : "~";
        auto* item = new QTreeWidgetItem(tree,
            {withSign(sign, q(deck.headline())), deck.legalBefore ? QObject::tr("legal") : QObject::tr("not legal"),
                deck.legalAfter ? QObject::tr("legal") : QObject::tr("not legal")});
        item->setToolTip(0, q(deck.ruleset));
        item->setData(0, impactDeckRole, static_cast<qlonglong>(deck.deck));
        if (deck.becomesIllegal() || deck.becomesLegal())
            item->setForeground(0, deck.becomesIllegal() ? theme().bad : theme().good);
        for (const auto& total : deck.totals)
            new QTreeWidgetItem(item, {q(total.name), figures(total.from), figures(total.to)});
        for (const auto& finding : deck.findings) {
            auto* line = new QTreeWidgetItem(item, {finding.before.empty()     ? QObject::tr("new problem")
                                                       : finding.after.empty() ? QObject::tr("problem solved")
                                                                               : QObject::tr("problem"),
                                                       q(finding.before), q(finding.after)});
            line->setToolTip(1, q(finding.before));
            line->setToolTip(2, q(finding.after));
        }
        if (deck.repair) {
            auto* line = new QTreeWidgetItem(item, {q(deck.repairText())});
            line->setFirstColumnSpanned(true);
            line->setToolTip(0, line->text(0));
            if (deck.repair->legal)
                line->setForeground(0, theme().good);
        }
        item->setExpanded(impact.decks.size() <= 20 || deck.becomesIllegal());
    }
    fitReport(tree);
    return tree;
}

} // namespace nexus::ui
