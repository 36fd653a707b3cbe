#include "ui/print/verify_page.h"

#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTextDocument>

namespace nexus::ui {

namespace {

std::vector<RowColumn> columns()
{
    return {{QObject::tr("List"), 144, false, QObject::tr("The file, and where in it")},
        {QObject::tr("Deck"), 184, false, {}}, {QObject::tr("Legal"), 96, false, {}},
        {QObject::tr("Checksum"), 120, false, QObject::tr("What the list says of itself against what its cards give")},
        {QObject::tr("Differs"), 88, false, QObject::tr("Cards that are not as in the list compared with")},
        {QObject::tr("First reason"), 200, false, {}}};
}

} // namespace

QWidget* VerifyPage::makeTools()
{
    auto* files = pushButton(tr("Choose f&iles…"),
        tr("Deck files, text lists, tables, pictures of QR codes, PDFs of decklists"), this,
        [this] { addPaths(askFiles()); });
    auto* folder = pushButton(tr("Choose a f&older…"), tr("All lists in it, and in the folders in it"), this, [this] {
        if (const auto chosenFolder = askFolder(); !chosenFolder.isEmpty())
            addPaths({chosenFolder});
    });
    auto* paste = pushButton(
        tr("&Paste"), tr("A code, a list or a picture from the clipboard"), this, &VerifyPage::paste);
    m_field = named(searchField(tr("A deck code or the path of a file, then Enter")), tr("Deck code or file to check"));
    m_field->setMaxLength(16'384);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        const auto text = m_field->text();
        m_field->clear();
        addText(text);
    });
    m_reference = named(new QComboBox, tr("Compare with"));
    m_reference->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_reference->setMinimumContentsLength(22);
    connect(m_reference, &QComboBox::activated, this, &VerifyPage::referenceChosen);
    m_ruleset = named(new QComboBox, tr("Ruleset"));
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setMinimumContentsLength(20);
    connect(m_ruleset, &QComboBox::activated, this, [this] {
        m_wantedRuleset = m_ruleset->currentData().toString();
        if (!m_sources.empty())
            run();
    });
    m_onlyWrong = new QCheckBox(tr("Only what is &wrong"));
    connect(m_onlyWrong, &QCheckBox::toggled, this, &VerifyPage::refill);
    return asWidget(
        columnOf(8, {rowOf({files, folder, paste, {m_field, 1}}),
                        rowOf({labelFor(tr("Co&mpare with"), m_reference), m_reference, gap(12),
                            labelFor(tr("&Ruleset"), m_ruleset), m_ruleset, gap(12), m_onlyWrong, stretch()})}));
}

QWidget* VerifyPage::makeMiddle()
{
    m_table = new RowTable(tr("Checked lists"), columns());
    m_table->stretch(Reason);
    m_empty = emptyLabel();
    m_empty->setMargin(24);
    m_empty->setMaximumWidth(620);
    m_stack = new QStackedWidget;
    m_stack->addWidget(asWidget(rowOf({stretch(1), {m_empty, 8}, stretch(1)})));
    m_stack->addWidget(m_table);
    m_details = named(new QTextBrowser, tr("The list chosen"));
    m_details->setOpenLinks(false);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setMinimumWidth(240);
    m_details->document()->setDocumentMargin(10);
    m_open = pushButton(
        tr("Open in &Build"), tr("As a deck in a tab of its own, unsaved"), this, &VerifyPage::openChosen);
    m_compare = pushButton(tr("Compare others wi&th it"), tr("Every list card by card against this one"), this,
        &VerifyPage::compareWithChosen);
    connect(m_table, &RowTable::chosenChanged, this, &VerifyPage::showDetails);
    connect(m_table, &RowTable::activated, this, &VerifyPage::openChosen);
    m_split = new QSplitter(Qt::Horizontal);
    divide(*m_split,
        {m_stack, asWidget(columnOf(6, {{m_details, 1}, rowOf({m_open, m_compare, stretch()})}), {8, 0, 0, 0})}, {1},
        {940, 320});
    return m_split;
}

QWidget* VerifyPage::makeFoot()
{
    m_summary = new LineLabel;
    m_summary->setTopic(tr("Summary"));
    m_progress = named(new QProgressBar, tr("Lists checked"));
    m_progress->setFixedWidth(180);
    m_cancel = pushButton(tr("Stop"), {}, &m_job, &app::VerifyJob::cancel);
    m_clear = pushButton(
        tr("C&lear"), tr("Takes every list off this page; nothing is deleted"), this, &VerifyPage::clear);
    m_save = pushButton(tr("&Save the summary…"), tr("A row a list, as a CSV table"), this, &VerifyPage::saveSummary);
    m_progress->hide();
    m_cancel->hide();
    return asWidget(rowOf({{m_summary, 1}, m_progress, m_cancel, m_clear, m_save}));
}

} // namespace nexus::ui
