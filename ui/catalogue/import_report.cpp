#include "ui/catalogue/import_report.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace nexus::ui {

namespace {

constexpr std::size_t rowsShown = 5000; // of one page; the rest is counted

QTreeWidget* makeTree(const QString& name, const QStringList& headings)
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

void addTab(QTabWidget& tabs, QTreeWidget* tree, const QString& title, std::size_t left = 0)
{
    fitReport(tree);
    if (left > 0)
        new QTreeWidgetItem(tree, {QObject::tr("… and %1 more").arg(left)});
    tabs.addTab(tree, title);
}

} // namespace

QTreeWidget* makeImpactTree(const app::ImportImpact& impact)
{
    auto* tree = makeTree(QObject::tr("What this changes in your decks"),
        {QObject::tr("Deck"), QObject::tr("Before"), QObject::tr("After")});
    for (const auto& deck : impact.decks) {
        const char* sign = deck.becomesIllegal() ? app::wrongSign : deck.becomesLegal() ? app::metSign : "~";
        auto* item = new QTreeWidgetItem(tree,
            {withSign(sign, q(deck.headline())), deck.legalBefore ? QObject::tr("legal") : QObject::tr("not legal"),
                deck.legalAfter ? QObject::tr("legal") : QObject::tr("not legal")});
        item->setToolTip(0, q(deck.ruleset));
        if (deck.becomesIllegal() || deck.becomesLegal())
            item->setForeground(0, deck.becomesIllegal() ? theme().bad : theme().good);
        for (const auto& total : deck.totals)
            new QTreeWidgetItem(item, {q(total.name), QString::number(total.from), QString::number(total.to)});
        for (const auto& finding : deck.findings) {
            auto* line = new QTreeWidgetItem(item, {finding.before.empty()     ? QObject::tr("new problem")
                                                       : finding.after.empty() ? QObject::tr("problem gone")
                                                                               : QObject::tr("problem"),
                                                       q(finding.before), q(finding.after)});
            line->setToolTip(1, q(finding.before));
            line->setToolTip(2, q(finding.after));
        }
        item->setExpanded(impact.decks.size() <= 20 || deck.becomesIllegal());
    }
    fitReport(tree);
    return tree;
}

namespace {

void addRefused(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeTree(
        QObject::tr("Refused rows"), {QObject::tr("File"), QObject::tr("Place"), QObject::tr("Card"),
                                         QObject::tr("Column"), QObject::tr("Value"), QObject::tr("Why")});
    std::size_t count = 0;
    for (const auto& report : reports)
        for (const auto& problem : report.refused)
            if (count++ < rowsShown) {
                auto* row = new QTreeWidgetItem(tree, {q(report.file), q(app::placeText(problem)), q(problem.card),
                                                          q(problem.heading), q(problem.value), q(problem.reason)});
                row->setToolTip(5, q(app::problemText(problem)));
            }
    if (count)
        addTab(tabs, tree, QObject::tr("Refused rows (%1)").arg(count), count - std::min(count, rowsShown));
    else
        delete tree;
}

QString place(const app::ImportReport& report, const model::PlannedCard& planned)
{
    const auto& at = report.places[planned.row];
    return at.line ? QObject::tr("%1, line %2").arg(q(report.file)).arg(at.line) : q(report.file);
}

void addChanged(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeTree(
        QObject::tr("Changed cards"), {QObject::tr("Card"), QObject::tr("Before"), QObject::tr("After")});
    std::size_t count = 0;
    for (const auto& report : reports)
        for (const auto& planned : report.plan.cards) {
            if (planned.effect != model::ImportEffect::Changed || count++ >= rowsShown)
                continue;
            auto* item = new QTreeWidgetItem(
                tree, {QObject::tr("%1, %2").arg(q(planned.card.name), q(planned.card.set))});
            item->setToolTip(0, place(report, planned));
            for (const auto& change : planned.changes) {
                auto* line = new QTreeWidgetItem(
                    item, {q(change.field), q(change.from).simplified(), q(change.to).simplified()});
                line->setToolTip(1, q(change.from));
                line->setToolTip(2, q(change.to));
            }
            item->setExpanded(count <= 200);
        }
    if (count)
        addTab(tabs, tree, QObject::tr("Changed cards (%1)").arg(count), count - std::min(count, rowsShown));
    else
        delete tree;
}

void addNew(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeTree(QObject::tr("New cards and printings"),
        {QObject::tr("Card"), QObject::tr("Type"), QObject::tr("Set"), QObject::tr("Where from")});
    std::size_t count = 0;
    for (const auto& report : reports)
        for (const auto& planned : report.plan.cards) {
            const bool printing = planned.effect == model::ImportEffect::NewPrinting;
            if ((planned.effect != model::ImportEffect::NewCard && !printing) || count++ >= rowsShown)
                continue;
            const auto name = printing ? QObject::tr("%1 (new printing)").arg(q(planned.card.name))
                                       : q(planned.card.name);
            new QTreeWidgetItem(tree, {name, q(planned.card.type), q(planned.card.set), place(report, planned)});
        }
    if (count)
        addTab(tabs, tree, QObject::tr("New (%1)").arg(count), count - std::min(count, rowsShown));
    else
        delete tree;
}

void addNotes(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeTree(QObject::tr("Notes"), {QObject::tr("File"), QObject::tr("Note")});
    for (const auto& report : reports)
        for (const auto& note : report.notes)
            (new QTreeWidgetItem(tree, {q(report.file), q(note)}))->setToolTip(1, q(note));
    if (const int count = tree->topLevelItemCount())
        addTab(tabs, tree, QObject::tr("Notes (%1)").arg(count));
    else
        delete tree;
}

} // namespace

QString countsText(const std::vector<app::ImportReport>& reports)
{
    std::size_t added = 0, changed = 0, unchanged = 0, refused = 0;
    for (const auto& report : reports) {
        refused += report.refused.size();
        if (reports.size() > 1 && !report.refused.empty())
            continue; // of several files this one is left out
        added += report.added();
        changed += report.changed();
        unchanged += report.unchanged();
    }
    return QObject::tr("%1 added, %2 changed, %3 unchanged, %4 refused")
        .arg(added)
        .arg(changed)
        .arg(unchanged)
        .arg(refused);
}

void fillReport(QTabWidget& tabs, const std::vector<app::ImportReport>& reports, const app::ImportImpact& impact)
{
    while (tabs.count() > 0) {
        auto* page = tabs.widget(0);
        tabs.removeTab(0);
        delete page;
    }
    addRefused(tabs, reports);
    if (!impact.decks.empty())
        addTab(tabs, makeImpactTree(impact), QObject::tr("Your decks (%1)").arg(impact.decks.size()));
    addChanged(tabs, reports);
    addNew(tabs, reports);
    addNotes(tabs, reports);
    tabs.setVisible(tabs.count() > 0);
}

} // namespace nexus::ui
