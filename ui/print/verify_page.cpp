#include "ui/print/verify_page.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/list_check.h"
#include "ui/print/verify_words.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTextBrowser>

namespace nexus::ui {

VerifyPage::VerifyPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_answer(std::make_shared<app::VerifyAnswer>())
    , m_job(this)
{
    setAcceptDrops(true);
    const auto lists = tr(
        "Lists (*.nxdeck *.json *.txt *.md *.csv *.tsv *.png *.jpg *.jpeg *.gif *.bmp *.svg *.pdf);;All files (*)");
    askFiles = [this, lists] {
        return QFileDialog::getOpenFileNames(this, tr("Check deck lists"), m_lastFolder, lists);
    };
    askFolder = [this] {
        return QFileDialog::getExistingDirectory(this, tr("Check a folder of deck lists"), m_lastFolder);
    };
    askReference = [this, lists] {
        return QFileDialog::getOpenFileName(this, tr("The list to compare with"), m_lastFolder, lists);
    };
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("Save the summary"), suggested, tr("Table (*.csv)"));
    };
    setLayout(columnOf(8, {16, 12, 16, 12}, {makeTools(), {makeMiddle(), 1}, makeFoot()}));
    connect(&m_job, &app::VerifyJob::done, this, &VerifyPage::finish);
    connect(&m_job, &app::VerifyJob::cancelled, this, &VerifyPage::stopped);
    connect(&m_job, &app::VerifyJob::failed, this, [this](const QString& message) {
        stopped();
        Q_EMIT trouble(message);
    });
    connect(&m_job, &app::VerifyJob::progress, this, [this](int done, int all) {
        m_progress->setMaximum(all);
        m_progress->setValue(done);
    });
    connect(&workspace, &app::Workspace::catalogueChanged, this, [this] {
        if (!m_sources.empty())
            run();
    });
    refill();
    whenColoursChange(this, [this] { showDetails(); });
    setEnabled(false);
}

void VerifyPage::ready()
{
    setEnabled(true);
    readLibrary();
    refillRulesets();
}

void VerifyPage::readLibrary()
{
    if (!m_workspace.isReady() || m_library || !isVisible())
        return;
    m_library = new app::DeckLibrary(m_workspace, this);
    connect(m_library, &app::DeckLibrary::changed, this, &VerifyPage::refillReferences);
    refillReferences();
}

void VerifyPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readLibrary();
}

void VerifyPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    delete std::exchange(m_library, nullptr);
}

void VerifyPage::run()
{
    app::VerifyRequest request{
        m_workspace.lists(), m_sources, {m_wantedRuleset.toStdString(), {}, m_against}, m_againstFile};
    if (m_againstId != 0)
        request.options.against = app::DeckLibrary(m_workspace).deck(m_againstId);
    m_job.start(std::move(request));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_cancel->show();
    m_summary->setText(tr("Checking…"));
}

void VerifyPage::finish(std::shared_ptr<app::VerifyAnswer> answer)
{
    m_progress->hide();
    m_cancel->hide();
    m_answer = std::move(answer);
    m_before = m_sources;
    if (!m_againstFile.empty() && !m_answer->against) {
        m_againstFile.clear();
        refillReferences();
    }
    refill();
    if (!m_answer->troubles.isEmpty())
        Q_EMIT trouble(m_answer->troubles.join(QLatin1Char('\n')));
}

// What was there before is there again.
void VerifyPage::stopped()
{
    m_progress->hide();
    m_cancel->hide();
    m_sources = m_before;
    refill();
}

void VerifyPage::clear()
{
    m_job.cancel();
    m_sources.clear();
    m_before.clear();
    m_answer = std::make_shared<app::VerifyAnswer>();
    refill();
}

void VerifyPage::refill()
{
    const auto& lists = m_answer->lists;
    m_shown.clear();
    for (std::size_t i = 0; i < lists.size(); ++i)
        if (!m_onlyWrong->isChecked() || !lists[i].right())
            m_shown.push_back(i);
    const bool nothingWrong = !lists.empty() && m_shown.empty();
    m_empty->setText(
        nothingWrong
            ? tr("Nothing is wrong: every list is legal and what it claims is right.\nTake the tick off “Only what is "
                 "wrong” to see them.")
            : tr("Drop deck lists or a folder of them here, or choose them above: deck files, text lists and tables, "
                 "PDFs of decklists, pictures of their QR codes. A deck code can be pasted.\n\n"
                 "Each is checked against the catalogue and its ruleset, its checksum is worked out anew, and it is "
                 "compared "
                 "card by card with a list of your choice."));
    m_stack->setCurrentIndex(m_shown.empty() ? 0 : 1);
    const auto answer = m_answer;
    const auto shown = std::make_shared<const std::vector<std::size_t>>(m_shown);
    const auto list = [answer, shown](int row) -> const app::CheckedList& {
        return answer->lists[(*shown)[static_cast<std::size_t>(row)]];
    };
    TableRows rows;
    rows.count = static_cast<int>(m_shown.size());
    rows.id = [list](int row) { return static_cast<qint64>(std::hash<std::string>{}(list(row).list.title())); };
    rows.text = [list](int row, int column) { return verifyCell(list(row), column); };
    rows.tip = [list](int row, int column) {
        return column == Source   ? q(list(row).list.title())
               : column == Reason ? verifyCell(list(row), column)
                                  : QString();
    };
    rows.look = [list](int row, int column, int role) {
        const auto colour = role == Qt::ForegroundRole ? verifyColour(list(row), column) : QColor();
        return colour.isValid() ? QVariant(colour) : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_split->widget(1)->setVisible(!lists.empty());
    m_table->setColumnHidden(Differs, !m_answer->against);
    m_table->chooseFirst();
    const bool allRight = std::all_of(lists.begin(), lists.end(), [](const auto& one) { return one.right(); });
    auto words = lists.empty() ? QString() : q(app::checkedSummary(lists));
    if (m_answer->passedOver > 0)
        words += tr(" Other files in the folders: %1.").arg(m_answer->passedOver);
    m_summary->setText(words, lists.empty() ? LineLabel::Tone::Muted
                              : allRight    ? LineLabel::Tone::Good
                                            : LineLabel::Tone::Bad);
    m_save->setEnabled(!lists.empty());
    m_clear->setEnabled(!m_sources.empty());
    showDetails();
}

const app::CheckedList* VerifyPage::chosen() const
{
    const int row = m_table->current();
    return row < 0 || static_cast<std::size_t>(row) >= m_shown.size()
               ? nullptr
               : &m_answer->lists[m_shown[static_cast<std::size_t>(row)]];
}

void VerifyPage::showDetails()
{
    const auto* checked = chosen();
    m_details->setHtml(checked ? verifyDetails(*checked, m_reference->currentText()) : QString());
    m_open->setEnabled(checked && checked->read());
    m_compare->setEnabled(checked && checked->read());
}

void VerifyPage::openChosen()
{
    const auto* checked = chosen();
    if (!checked || !checked->read())
        return;
    auto deck = checked->list.deck;
    deck.name = m_workspace.freeName(deck.name);
    auto* opened = m_workspace.newDeck(std::move(deck));
    Q_EMIT documentWanted(opened);
    Q_EMIT told(tr("%1 is open; it is not in the library yet.").arg(q(opened->deck().name)));
}

void VerifyPage::saveSummary()
{
    const auto file = askSave(m_lastFolder.isEmpty() ? QStringLiteral("checked-lists.csv")
                                                     : m_lastFolder + QStringLiteral("/checked-lists.csv"));
    if (file.isEmpty())
        return;
    if (const auto written = app::writeFile(file.toStdString(), app::checkedCsv(m_answer->lists)); written)
        Q_EMIT told(tr("%1 is written.").arg(QFileInfo(file).fileName()));
    else
        Q_EMIT trouble(tr("%1 %2.").arg(file, q(written.error())));
}

QString VerifyPage::summary() const { return m_summary->text(); }

QString VerifyPage::details() const { return m_details->toPlainText(); }

QString VerifyPage::emptyText() const { return m_stack->currentIndex() == 0 ? m_empty->text() : QString(); }

void VerifyPage::store(QSettings& settings) const
{
    keepDivision(settings, QStringLiteral("print/verify/split"), *m_split);
    settings.setValue(QStringLiteral("print/verify/onlyWrong"), m_onlyWrong->isChecked());
    settings.setValue(QStringLiteral("print/verify/ruleset"), m_wantedRuleset);
    settings.setValue(QStringLiteral("print/verify/against"), static_cast<qint64>(m_againstId));
    settings.setValue(QStringLiteral("print/verify/folder"), m_lastFolder);
}

void VerifyPage::restore(const QSettings& settings)
{
    m_split->restoreState(settings.value(QStringLiteral("print/verify/split")).toByteArray());
    m_onlyWrong->setChecked(settings.value(QStringLiteral("print/verify/onlyWrong"), false).toBool());
    m_wantedRuleset = settings.value(QStringLiteral("print/verify/ruleset")).toString();
    m_againstId = settings.value(QStringLiteral("print/verify/against"), 0).toLongLong();
    m_lastFolder = settings.value(QStringLiteral("print/verify/folder")).toString();
    if (m_library)
        refillReferences();
    if (m_workspace.isReady())
        refillRulesets();
}

} // namespace nexus::ui
