#include "ui/deck/deck_dialogs.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/card_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "model/rules/names_today.h"
#include "ui/card/card_peek.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeWidget>

#include <cmath>
#include <map>
#include <numeric>
#include <span>

namespace nexus::ui {

namespace {

enum ComparedColumn { ComparedName, ComparedFrom, ComparedTo, ComparedChange };

// Long texts such as notes in one line.
QString asOneLine(const std::string& text) { return q(text).simplified(); }

QString planNames(const std::vector<model::SideboardPlan>& plans)
{
    QStringList names;
    for (const auto& plan : plans)
        names << q(plan.name);
    return names.join(QStringLiteral(", "));
}

} // namespace

CompareDialog::CompareDialog(const model::Deck& left, const QString& leftTitle, const model::Deck& right,
    const QString& rightTitle, std::shared_ptr<const model::DeckChecker> checker, QWidget* parent)
    : QDialog(parent)
    , m_left(model::calledToday(left, *checker))
    , m_right(model::calledToday(right, *checker))
    , m_leftTitle(leftTitle)
    , m_rightTitle(rightTitle)
    , m_checker(std::move(checker))
    , m_summary(plainLabel({}, this))
    , m_onlyDifferences(new QCheckBox(tr("&Only differences"), this))
    , m_rows(named(new QTreeWidget(this), tr("Comparison")))
{
    setWindowTitle(tr("Compare decks"));
    resizeOnScreen(*this, {720, 560});
    m_summary->setAccessibleName(tr("What differs"));
    m_onlyDifferences->setChecked(true);
    asTable(*m_rows, {tr("Card"), leftTitle, rightTitle, tr("Difference")});
    m_rows->setItemsExpandable(false);
    m_rows->setIndentation(12);
    m_rows->setFrameShape(QFrame::NoFrame);
    stretchOnly(*m_rows, ComparedName);
    m_rows->header()->setMaximumSectionSize(180);
    alignRight(*m_rows, {ComparedFrom, ComparedTo, ComparedChange});
    connect(m_onlyDifferences, &QCheckBox::toggled, this, &CompareDialog::fill);
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    addButton(*buttons, tr("Co&py as text"), this, &CompareDialog::copyAsText);
    auto* close = buttons->button(QDialogButtonBox::Close);
    close->setIcon({});
    close->setDefault(true);

    setLayout(columnOf(8, {12, 12, 12, 12}, {rowOf({{m_summary, 1}, m_onlyDifferences}), {m_rows, 1}, buttons}));
    fill();
    m_rows->setFocus();
    whenColoursChange(this, [this] { fill(); });
}

void CompareDialog::fill()
{
    m_rows->clear();
    const auto diff = model::deckDiff(m_left, m_right);
    qint64 added = 0, taken = 0;
    for (const auto& section : diff.sections)
        for (const auto& card : section.cards)
            (card.to > card.from ? added : taken) += card.to > card.from ? card.to - card.from : card.from - card.to;
    m_summary->setText(diff.empty()
                           ? tr("The decks are the same.")
                           : tr("From %1 to %2: %3 in, %4 out.")
                                 .arg(m_leftTitle, m_rightTitle, counted(added, "copies"), counted(taken, "copies")));
    fillTotals();
    fillFields();
    fillSections();
    m_rows->expandAll();
}

QTreeWidgetItem* CompareDialog::addGroup(const QString& title)
{
    auto* group = new QTreeWidgetItem(m_rows, {title});
    group->setFont(ComparedName, bold(m_rows->font()));
    group->setSizeHint(ComparedName, QSize(0, m_rows->fontMetrics().height() + 9));
    return group;
}

void CompareDialog::addNumbers(QTreeWidgetItem* group, const QString& name, qint64 from, qint64 to)
{
    const auto change = to - from;
    auto* row = new QTreeWidgetItem(group,
        {name, QString::number(from), QString::number(to), change == 0 ? QString() : q(app::signedNumber(change))});
    alignRight(*row, {ComparedFrom, ComparedTo, ComparedChange});
    if (change != 0)
        row->setForeground(ComparedChange, change > 0 ? theme().good : theme().bad);
    row->setToolTip(ComparedName, name);
    row->setData(ComparedName, Qt::AccessibleTextRole,
        change == 0 ? tr("%1: %2 in both").arg(name).arg(from)
                    : tr("%1: %2 to %3, %4 %5")
                          .arg(name)
                          .arg(from)
                          .arg(to)
                          .arg(std::abs(change))
                          .arg(change > 0 ? tr("more") : tr("fewer")));
}

void CompareDialog::fillTotals()
{
    QTreeWidgetItem* group = nullptr;
    for (const auto& total : app::comparedTotals(m_left, m_right, *m_checker)) {
        if (m_onlyDifferences->isChecked() && total.from == total.to)
            continue;
        if (!group)
            group = addGroup(tr("Totals"));
        addNumbers(group, q(total.label), total.from, total.to);
    }
}

void CompareDialog::fillFields()
{
    const auto diff = model::deckDiff(m_left, m_right);
    QTreeWidgetItem* group = diff.fields.empty() && !diff.tags && !diff.plans ? nullptr
                                                                              : addGroup(tr("About the deck"));
    const auto add = [&](const std::string& name, const QString& from, const QString& to) {
        auto* row = new QTreeWidgetItem(group, {q(name), from, to, tr("changed")});
        row->setTextAlignment(ComparedChange, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(ComparedFrom, from);
        row->setToolTip(ComparedTo, to);
        row->setData(ComparedName, Qt::AccessibleTextRole, tr("%1: from “%2” to “%3”").arg(q(name), from, to));
    };
    for (const auto& field : diff.fields)
        add(app::fieldName(field.field), asOneLine(field.from), asOneLine(field.to));
    if (diff.tags)
        add("Tags", asOneLine(model::joined(diff.tags->from, ", ")), asOneLine(model::joined(diff.tags->to, ", ")));
    if (diff.plans)
        add("Plans", planNames(diff.plans->from), q(model::joined(app::planChanges(*diff.plans), ", ")));
}

void CompareDialog::fillSections()
{
    const bool all = !m_onlyDifferences->isChecked();
    for (const auto& section : all ? model::sideBySide(m_left, m_right) : model::deckDiff(m_left, m_right).sections) {
        auto* group = addGroup(q(app::sectionName(section.section, *m_checker)));
        for (const auto& card : section.cards)
            addNumbers(group, q(card.card.card), card.from, card.to);
    }
}

void CompareDialog::copyAsText() const
{
    QApplication::clipboard()->setText(q(app::comparisonText(m_left, m_leftTitle.toStdString(), m_right,
        m_rightTitle.toStdString(), *m_checker, !m_onlyDifferences->isChecked())));
}

} // namespace nexus::ui
