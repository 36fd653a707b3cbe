#include "ui/catalogue/import_dialog.h"

#include "app/text/finding_text.h"
#include "ui/catalogue/import_report.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"
#include "ui/theme/theme.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTabWidget>

namespace nexus::ui {

ImportDialog::ImportDialog(std::filesystem::path profile, QWidget* parent)
    : QDialog(parent)
    , m_profile(std::move(profile))
{
    setWindowTitle(tr("Import cards"));
    setAcceptDrops(true);
    resizeOnScreen(*this, {860, 600});
    m_pages = new QStackedWidget;
    m_pages->addWidget(makeChoosePage());
    m_pages->addWidget(makeWorkingPage());
    m_pages->addWidget(makeReportPage());

    m_back = pushButton(tr("&Other files…"), {}, this, &ImportDialog::backToChoice);
    m_main = new QPushButton;
    m_main->setDefault(true);
    m_close = pushButton(tr("Cancel"), {}, this, &QDialog::reject);
    setLayout(columnOf({m_pages, rowOf({m_back, stretch(), m_main, m_close})}));
    connect(m_main, &QPushButton::clicked, this, [this] {
        if (m_pages->currentIndex() == Choose) {
            read();
        } else if (m_job) {
            m_writing = true;
            showPage(Working);
            m_job->apply();
        }
    });
    showPage(Choose);
}

ImportDialog::~ImportDialog() = default;

QWidget* ImportDialog::makeChoosePage()
{
    auto* page = new QWidget;
    auto* text = new QLabel(tr("Card lists as JSON, or tables in Markdown, CSV or TSV. Drop files here or choose them; "
                               "they are read in this order."));
    text->setWordWrap(true);
    m_files = named(new QListWidget, tr("Files to import"));
    m_files->setDragDropMode(QAbstractItemView::NoDragDrop);
    auto* choose = pushButton(tr("&Choose files…"), {}, this, &ImportDialog::chooseFiles);
    auto* remove = new QPushButton(tr("&Take from the list"));
    m_type = named(new QLineEdit, tr("Card type"));
    m_type->setPlaceholderText(tr("only for tables without a type column"));
    m_set = named(new QLineEdit, tr("Set code"));
    m_set->setPlaceholderText(tr("as the files say; a code here is for all cards"));
    m_trouble = new QLabel;
    m_trouble->setWordWrap(true);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_trouble->hide();
    page->setLayout(
        columnOf(noMargins, {text, {m_files, 1}, rowOf({choose, remove, stretch()}),
                                formOf({{tr("Card t&ype"), m_type}, {tr("&Set code"), m_set}}), m_trouble}));
    connect(remove, &QPushButton::clicked, this, [this] {
        delete m_files->takeItem(m_files->currentRow());
        showPage(Choose);
    });
    return page;
}

QWidget* ImportDialog::makeWorkingPage()
{
    auto* page = new QWidget;
    m_what = new QLabel;
    m_bar = named(new QProgressBar, tr("Progress of the import"));
    page->setLayout(columnOf({stretch(), m_what, m_bar, stretch()}));
    return page;
}

QWidget* ImportDialog::makeReportPage()
{
    auto* page = new QWidget;
    m_headline = new QLabel;
    QFont font = m_headline->font();
    font.setPixelSize(17);
    font.setBold(true);
    m_headline->setFont(font);
    m_detail = new QLabel;
    m_detail->setWordWrap(true);
    m_tabs = named(new QTabWidget, tr("Report of the import"));
    m_tabs->setDocumentMode(true);
    page->setLayout(columnOf(noMargins, {m_headline, m_detail, {m_tabs, 1}, stretch()}));
    return page;
}

void ImportDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_back->setVisible(page == Report);
    m_main->setVisible(page != Working);
    m_close->setText(tr("Cancel"));
    if (page == Choose) {
        m_main->setText(tr("&Read the files"));
        m_main->setEnabled(m_files->count() > 0);
    }
}

QStringList ImportDialog::filesOf(const QMimeData* data)
{
    QStringList files;
    for (const auto& url : data->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

void ImportDialog::addFiles(const QStringList& files)
{
    for (const auto& file : files)
        if (m_files->findItems(file, Qt::MatchExactly).isEmpty())
            m_files->addItem(file);
    if (m_files->currentRow() < 0)
        m_files->setCurrentRow(0);
    m_trouble->hide();
    showPage(Choose);
}

void ImportDialog::chooseFiles()
{
    addFiles(QFileDialog::getOpenFileNames(
        this, tr("Card lists"), {}, tr("Card lists (*.json *.md *.csv *.tsv *.txt);;All files (*)")));
}

void ImportDialog::read()
{
    app::ImportRequest request;
    for (int i = 0; i < m_files->count(); ++i)
        request.files.emplace_back(m_files->item(i)->text().toStdString());
    if (request.files.empty())
        return;
    request.type = m_type->text().trimmed().toStdString();
    request.set = m_set->text().trimmed().toStdString();
    m_writing = false;
    m_job = std::make_unique<app::ImportJob>(m_profile);
    const auto ofThisRun = [this, run = ++m_run](auto action) {
        return [this, run, action](const auto&... values) {
            if (run == m_run)
                action(values...);
        };
    };
    connect(m_job.get(), &app::ImportJob::progress, this,
        ofThisRun([this](int done, int all, const QString& what) { showProgress(done, all, what); }));
    connect(m_job.get(), &app::ImportJob::planned, this, ofThisRun([this] { showReport(); }));
    connect(m_job.get(), &app::ImportJob::applied, this, ofThisRun([this] { showImported(); }));
    connect(m_job.get(), &app::ImportJob::failed, this,
        ofThisRun([this](const QString& message) { showTrouble(message); }));
    connect(m_job.get(), &app::ImportJob::cancelled, this, ofThisRun([this] { QDialog::done(Rejected); }));
    showProgress(0, 0, tr("Reading"));
    showPage(Working);
    m_job->start(std::move(request));
}

void ImportDialog::showProgress(int done, int all, const QString& what)
{
    m_what->setText(all > 100 ? tr("%1: %2 of %3").arg(what).arg(done).arg(all) : what);
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

void ImportDialog::showReport()
{
    const auto& reports = m_job->reports();
    const auto refused = std::count_if(
        reports.begin(), reports.end(), [](const auto& report) { return !report.refused.empty(); });
    const auto taken = static_cast<std::ptrdiff_t>(reports.size()) - refused;
    m_headline->setText(countsText(reports));
    QStringList lines;
    if (reports.size() > 1)
        for (const auto& report : reports)
            lines << tr("%1: %2%3")
                         .arg(QString::fromStdString(report.file), countsText({report}),
                             report.refused.empty() ? QString() : tr("; nothing of it can be imported"));
    else if (refused)
        lines << tr("Nothing can be imported: mend the refused rows and read the file again.");
    if (m_job->changesAnything())
        lines << QString::fromStdString(m_job->impact().summary());
    else if (!refused)
        lines << tr("The catalogue has all of this already.");
    m_detail->setText(lines.join(QLatin1Char('\n')));
    fillReport(*m_tabs, reports, m_job->impact());
    showPage(Report);
    m_main->setText(reports.size() < 2 ? tr("&Import")
                    : refused          ? tr("&Import %1 of %2 files").arg(taken).arg(reports.size())
                                       : tr("&Import %1 files").arg(reports.size()));
    m_main->setEnabled(m_job->changesAnything());
    (m_main->isEnabled() ? m_main : m_close)->setFocus();
}

void ImportDialog::showImported()
{
    m_writing = false;
    m_headline->setText(tr("Imported: %1").arg(countsText(m_job->reports())));
    m_detail->setText(tr("The import can be taken back in the Catalogue place."));
    showPage(Report);
    m_back->hide();
    m_main->hide();
    m_close->setText(tr("Close"));
    m_close->setFocus();
    Q_EMIT imported(m_job->catalogue());
}

void ImportDialog::showTrouble(const QString& message)
{
    m_writing = false;
    m_trouble->setText(message);
    QPalette colours = m_trouble->palette();
    colours.setColor(QPalette::WindowText, theme().bad);
    m_trouble->setPalette(colours);
    m_trouble->setAccessibleName(message);
    m_trouble->show();
    m_job.release()->deleteLater(); // it is its signal that we are in
    showPage(Choose);
}

void ImportDialog::backToChoice()
{
    ++m_run;
    m_job.reset();
    showPage(Choose);
}

void ImportDialog::done(int result)
{
    if (m_job && m_writing) { // wait for the answer: written after all, or cancelled
        m_job->cancel();
        m_what->setText(tr("Cancelling"));
        return;
    }
    ++m_run;
    m_job.reset();
    QDialog::done(result);
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_pages->currentIndex() == Choose && !filesOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    addFiles(filesOf(event->mimeData()));
    event->acceptProposedAction();
}

} // namespace nexus::ui
