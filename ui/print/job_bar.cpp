#include "ui/print/job_bar.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QProgressBar>

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

} // namespace nexus::ui
