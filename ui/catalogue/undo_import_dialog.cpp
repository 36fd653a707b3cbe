#include "ui/catalogue/undo_import_dialog.h"

#include "ui/catalogue/import_report.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"

#include <QProgressBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace nexus::ui {

UndoImportDialog::UndoImportDialog(
    std::filesystem::path profile, const QString& question, const QString& what, QWidget* parent)
    : QDialog(parent)
    , m_job(std::make_unique<app::ImportJob>(std::move(profile)))
{
    setWindowTitle(tr("Undo the last import"));
    auto* head = new QLabel(question);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    head->setFont(sized(font(), 17, true));
    auto* about = new QLabel(what);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    m_impact = new QLabel;
    m_impact->setWordWrap(true);
    m_bar = named(new QProgressBar, tr("Progress"));
    auto* buttons = new QDialogButtonBox;
    m_yes = buttons->addButton(tr("Take it &back"), QDialogButtonBox::AcceptRole);
    m_no = buttons->addButton(QDialogButtonBox::Cancel);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(16, 16, 16, 16);
    m_column->setSpacing(8);
    m_column->addWidget(head);
    m_column->addWidget(about);
    m_column->addWidget(m_impact);
    m_column->addWidget(m_bar);
    m_column->addStretch();
    m_column->addWidget(buttons);
    connect(m_yes, &QPushButton::clicked, this, &UndoImportDialog::takeBack);
    connect(m_no, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_job.get(), &app::ImportJob::progress, this, &UndoImportDialog::showProgress);
    connect(m_job.get(), &app::ImportJob::planned, this, &UndoImportDialog::showImpact);
    connect(m_job.get(), &app::ImportJob::applied, this, [this] {
        m_writing = false;
        Q_EMIT takenBack(m_job->catalogue());
        accept();
    });
    connect(m_job.get(), &app::ImportJob::cancelled, this, [this] { QDialog::done(Rejected); });
    connect(m_job.get(), &app::ImportJob::failed, this, [this](const QString& message) {
        m_writing = false;
        Q_EMIT trouble(message);
        QDialog::done(Rejected);
    });
    m_yes->setEnabled(false);
    resizeOnScreen(*this, {560, 200});
    showProgress(0, 0, tr("Looking at the last import"));
    m_job->startUndo();
}

UndoImportDialog::~UndoImportDialog() = default;

void UndoImportDialog::showProgress(int done, int all, const QString& what)
{
    m_impact->setText(all > 100 ? tr("%1: %2 of %3").arg(what).arg(done).arg(all) : what + QStringLiteral("…"));
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

void UndoImportDialog::showImpact()
{
    const auto& impact = m_job->impact();
    m_bar->hide();
    m_impact->setText(QString::fromStdString(impact.summary()));
    if (!impact.decks.empty()) {
        m_column->insertWidget(m_column->indexOf(m_bar) + 1, makeImpactTree(impact), 1);
        resizeOnScreen(*this, {std::max(width(), 760), std::max(height(), 440)});
    }
    m_yes->setEnabled(true);
    m_no->setFocus(); // Enter alone changes nothing
}

void UndoImportDialog::takeBack()
{
    m_writing = true;
    m_yes->setEnabled(false);
    m_bar->show();
    m_job->apply();
}

void UndoImportDialog::done(int result)
{
    if (m_writing) // the answer comes at once; until then the dialog stays
        return;
    if (result == Rejected)
        m_job->cancel();
    QDialog::done(result);
}

} // namespace nexus::ui
