#include "ui/print/sheets_page.h"

#include "ui/print/sheet_preview.h"
#include "ui/print/sheet_printing.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QDir>
#include <QProgressBar>
#include <QSettings>

namespace nexus::ui {

JobBar::JobBar(const QString& progressName, QWidget* parent)
    : QWidget(parent)
    , m_progress(new QProgressBar)
    , m_cancel(pushButton(tr("Cancel"), {}, this, &JobBar::cancel))
{
    m_progress->setAccessibleName(progressName);
    m_progress->setMaximumWidth(180);
    setLayout(rowOf(noMargins, {m_progress, m_cancel}));
    hide();
}

app::PagesJob& JobBar::begin()
{
    m_job = std::make_unique<app::PagesJob>();
    connect(m_job.get(), &app::PagesJob::progress, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(m_job.get(), &app::PagesJob::finished, this, [this] {
        end();
        Q_EMIT finished();
    });
    connect(m_job.get(), &app::PagesJob::cancelled, this, [this] {
        end();
        Q_EMIT cancelled();
    });
    connect(m_job.get(), &app::PagesJob::failed, this, [this](const QString& message) {
        end();
        Q_EMIT failed(message);
    });
    m_progress->setRange(0, 0);
    show();
    Q_EMIT workingChanged();
    return *m_job;
}

void JobBar::end()
{
    m_job.release()->deleteLater(); // it is what calls
    hide();
    Q_EMIT workingChanged();
}

void JobBar::cancel()
{
    if (m_job)
        m_job->cancel();
}

SheetsPage::SheetsPage(app::Workspace& workspace, const QString& progress, QWidget* parent)
    : QWidget(parent)
    , m_picker(new DeckPicker(workspace))
    , m_stack(new QStackedWidget)
    , m_preview(new SheetPreview)
    , m_bar(new PreviewBar(m_preview))
    , m_instead(emptyLabel())
    , m_summary(new LineLabel)
    , m_writing(new JobBar(progress))
    , m_save(pushButton(tr("Save &PDF…"), {}, this, &SheetsPage::savePdf))
    , m_print(pushButton(tr("Pri&nt…"), {}, this, &SheetsPage::print))
    , m_workspace(workspace)
    , m_split(new QSplitter(Qt::Horizontal))
{
    askPrinter = [this](QPrinter& printer) { return askForPrinter(printer, this); };
    m_save->setDefault(true);
    m_picker->setMinimumHeight(150);
    m_instead->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stack->addWidget(m_preview);
    m_stack->addWidget(m_instead);
    callOnce(m_soon, 20, this, &SheetsPage::refresh);
    connect(m_picker, &DeckPicker::chosenChanged, this, &SheetsPage::later);
    connect(&m_job, &app::NewestJob::failed, this, &SheetsPage::trouble);
    connect(m_preview, &SheetPreview::failed, this, &SheetsPage::trouble);
    connect(m_writing, &JobBar::workingChanged, this, &SheetsPage::updateButtons);
    connect(m_writing, &JobBar::failed, this, &SheetsPage::trouble);
    connect(m_writing, &JobBar::finished, this, [this] {
        written();
        Q_EMIT told(m_done);
    });
}

void SheetsPage::arrange(QLayout* choices, QWidget* paper, std::initializer_list<QPushButton*> further)
{
    auto* foot = rowOf({{m_summary, 1}, m_writing});
    for (auto* button : further)
        foot->addWidget(button);
    foot->addWidget(m_print);
    foot->addWidget(m_save);
    divide(*m_split, {asScrolled(choices), asWidget(columnOf(8, {m_bar, {paper, 1}, asWidget(foot)}), {8, 0, 0, 0})},
        {0, 1}, {340, 900});
    setLayout(columnOf(QMargins(12, 12, 12, 12), {m_split}));
}

bool SheetsPage::isSettled() const
{
    return !m_stale && !m_soon.isActive() && !m_job.isBusy() &&
           (m_stack->currentIndex() != 0 || m_preview->isSettled());
}

void SheetsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void SheetsPage::later()
{
    m_stale = true;
    if (isVisible())
        m_soon.start();
}

void SheetsPage::sayInstead(const QString& text)
{
    m_preview->setPages({});
    m_instead->setText(text);
    m_stack->setCurrentIndex(1);
}

app::PagesJob& SheetsPage::begin(const QString& done)
{
    m_done = done;
    return m_writing->begin();
}

QString SheetsPage::suggestedFile(QString name, const QString& ending) const
{
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return QDir(m_lastFolder.isEmpty() ? QDir::homePath() : m_lastFolder).filePath(name + ending);
}

void SheetsPage::keepView(QSettings& settings, const QString& group) const
{
    settings.setValue(group + QStringLiteral("/wholePage"), m_preview->fits());
    settings.setValue(group + QStringLiteral("/zoom"), m_preview->percent());
    settings.setValue(group + QStringLiteral("/folder"), m_lastFolder);
    keepDivision(settings, group + QStringLiteral("/split"), *m_split);
}

void SheetsPage::restoreView(const QSettings& settings, const QString& group)
{
    m_preview->setZoom(settings.value(group + QStringLiteral("/wholePage"), true).toBool(),
        settings.value(group + QStringLiteral("/zoom"), 100).toInt());
    m_lastFolder = settings.value(group + QStringLiteral("/folder")).toString();
    m_split->restoreState(settings.value(group + QStringLiteral("/split")).toByteArray());
}

} // namespace nexus::ui
