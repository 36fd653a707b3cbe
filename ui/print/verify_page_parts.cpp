#include "ui/print/verify_page.h"

#include "ui/collection/collection_page.h"
#include "ui/collection/row_table.h"
#include "ui/theme/line_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace nexus::ui {

namespace {

QPushButton* partButton(const QString& text, const QString& tip = {})
{
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

QLabel* labelFor(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

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
    auto* files = partButton(
        tr("Choose f&iles…"), tr("Deck files, text lists, tables, pictures of QR codes, PDFs of decklists"));
    auto* folder = partButton(tr("Choose a f&older…"), tr("All lists in it, and in the folders in it"));
    auto* pasteButton = partButton(tr("&Paste"), tr("A code, a list or a picture from the clipboard"));
    connect(files, &QPushButton::clicked, this, [this] { addPaths(askFiles()); });
    connect(folder, &QPushButton::clicked, this, [this] {
        if (const auto chosenFolder = askFolder(); !chosenFolder.isEmpty())
            addPaths({chosenFolder});
    });
    connect(pasteButton, &QPushButton::clicked, this, &VerifyPage::paste);
    m_field = new QLineEdit;
    m_field->setPlaceholderText(tr("A deck code or the path of a file, then Enter"));
    m_field->setAccessibleName(tr("Deck code or file to check"));
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(16'384);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        const auto text = m_field->text();
        m_field->clear();
        addText(text);
    });
    auto* first = new QHBoxLayout;
    for (auto* each : {files, folder, pasteButton})
        first->addWidget(each);
    first->addWidget(m_field, 1);
    m_reference = new QComboBox;
    m_reference->setAccessibleName(tr("Compare with"));
    m_reference->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_reference->setMinimumContentsLength(22);
    connect(m_reference, &QComboBox::activated, this, &VerifyPage::referenceChosen);
    m_ruleset = new QComboBox;
    m_ruleset->setAccessibleName(tr("Ruleset"));
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setMinimumContentsLength(20);
    connect(m_ruleset, &QComboBox::activated, this, [this] {
        m_wantedRuleset = m_ruleset->currentData().toString();
        if (!m_sources.empty())
            run();
    });
    m_onlyWrong = new QCheckBox(tr("Only what is &wrong"));
    connect(m_onlyWrong, &QCheckBox::toggled, this, &VerifyPage::refill);
    auto* second = new QHBoxLayout;
    second->addWidget(labelFor(tr("Co&mpare with"), m_reference));
    second->addWidget(m_reference);
    second->addSpacing(12);
    second->addWidget(labelFor(tr("&Ruleset"), m_ruleset));
    second->addWidget(m_ruleset);
    second->addSpacing(12);
    second->addWidget(m_onlyWrong);
    second->addStretch();
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addLayout(first);
    column->addLayout(second);
    return asWidget(column);
}

QWidget* VerifyPage::makeMiddle()
{
    m_table = new RowTable(tr("Checked lists"), columns());
    m_table->stretch(Reason);
    m_empty = mutedLabel();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(24);
    m_stack = new QStackedWidget;
    m_empty->setMaximumWidth(620);
    auto* hint = new QHBoxLayout;
    hint->addStretch(1);
    hint->addWidget(m_empty, 8);
    hint->addStretch(1);
    m_stack->addWidget(asWidget(hint));
    m_stack->addWidget(m_table);
    m_details = new QTextBrowser;
    m_details->setAccessibleName(tr("The list chosen"));
    m_details->setOpenLinks(false);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setMinimumWidth(240);
    m_details->document()->setDocumentMargin(10);
    m_open = partButton(tr("Open in &Build"), tr("As a deck in a tab of its own, unsaved"));
    m_compare = partButton(tr("Compare others wi&th it"), tr("Every list card by card against this one"));
    connect(m_open, &QPushButton::clicked, this, &VerifyPage::openChosen);
    connect(m_compare, &QPushButton::clicked, this, &VerifyPage::compareWithChosen);
    connect(m_table, &RowTable::chosenChanged, this, &VerifyPage::showDetails);
    connect(m_table, &RowTable::activated, this, &VerifyPage::openChosen);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_compare);
    buttons->addStretch();
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addWidget(m_details, 1);
    right->addLayout(buttons);
    m_split = new QSplitter(Qt::Horizontal);
    m_split->addWidget(m_stack);
    m_split->addWidget(asWidget(right, {8, 0, 0, 0}));
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({940, 320});
    return m_split;
}

QWidget* VerifyPage::makeFoot()
{
    m_summary = new LineLabel;
    m_summary->setTopic(tr("Summary"));
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Lists checked"));
    m_progress->setFixedWidth(180);
    m_cancel = partButton(tr("Stop"));
    m_clear = partButton(tr("C&lear"), tr("Takes every list off this page; nothing is deleted"));
    m_save = partButton(tr("&Save the summary…"), tr("A row a list, as a CSV table"));
    connect(m_cancel, &QPushButton::clicked, &m_job, &app::VerifyJob::cancel);
    connect(m_clear, &QPushButton::clicked, this, &VerifyPage::clear);
    connect(m_save, &QPushButton::clicked, this, &VerifyPage::saveSummary);
    m_progress->hide();
    m_cancel->hide();
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_progress, m_cancel, m_clear, m_save})
        row->addWidget(each);
    return asWidget(row);
}

} // namespace nexus::ui
