#include "ui/event/event_papers.h"

#include "app/base/file_bytes.h"
#include "app/publish/event_page.h"
#include "ui/theme/parts.h"

#include <QFileDialog>
#include <QMenu>

namespace nexus::ui {

EventPapers::EventPapers(app::EventSession& session, QWidget* parent)
    : QObject(parent)
    , m_session(session)
    , m_parent(parent)
    , m_menu(new QMenu(parent))
    , m_job(this)
{
    askSave = [this](const QString& suggested, const QString& filter) {
        return QFileDialog::getSaveFileName(m_parent, tr("Save the paper"), suggested, filter);
    };
    for (std::size_t i = 0; i < app::eventPrintIds.size(); ++i) {
        const auto what = static_cast<app::EventPrint>(i);
        auto* action = m_menu->addAction(q(app::eventPrintName(what)), this, [this, what] { savePdf(what); });
        action->setObjectName(QLatin1String(app::eventPrintIds[i]));
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Web page…"), this, &EventPapers::savePage);
    connect(&m_job, &app::Job::failed, this, &EventPapers::trouble);
    connect(&m_job, &app::Job::cancelled, this, [this] { Q_EMIT told(tr("Stopped; nothing was written.")); });
}

QString EventPapers::askFile(const QString& what, const QString& ending, const QString& filter) const
{
    auto file = askSave(asFileName(tr("%1, %2").arg(q(m_session.state().settings.name), what)) + ending, filter);
    if (!file.isEmpty() && !file.endsWith(ending, Qt::CaseInsensitive))
        file += ending;
    return file;
}

void EventPapers::write(const QString& file, const std::string& bytes, const QString& more)
{
    if (const auto written = app::writeFile(file.toStdString(), bytes); !written)
        Q_EMIT trouble(tr("%1 %2.").arg(file, q(written.error())));
    else
        Q_EMIT told(more.isEmpty() ? tr("Saved: %1").arg(file) : tr("Saved: %1. %2").arg(file, more));
}

void EventPapers::savePdf(app::EventPrint what)
{
    if (!m_session.isOpen())
        return;
    const auto name = q(app::eventPrintName(what));
    const auto file = askFile(name, QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    m_job.start([this, file, what, state = m_session.state(), lists = m_session.workspace().lists(),
                    revision = m_session.workspace().profile().catalogueRevision()]() -> app::Job::Answer {
        app::EventPrintOrder order;
        order.what = what;
        auto made = app::eventPdf(state, order, *lists, revision,
            [this](std::size_t done, std::size_t all) { return m_job.report(done, all); });
        if (!made && made.error().empty())
            return nullptr;
        return [this, file, made = std::move(made)] {
            if (!made)
                return Q_EMIT trouble(q(made.error()));
            write(file, made->bytes.toStdString(),
                made->unprinted.empty() ? QString() : tr("No font here has %1.").arg(q(made->unprinted)));
        };
    });
    Q_EMIT working(&m_job, name);
}

void EventPapers::savePage()
{
    if (!m_session.isOpen())
        return;
    const auto file = askFile(tr("web page"), QStringLiteral(".html"), tr("Web page (*.html)"));
    if (file.isEmpty())
        return;
    m_job.start([this, file, state = m_session.state(), lists = m_session.workspace().lists()]() -> app::Job::Answer {
        auto page = app::eventPage({state, *lists, false});
        return [this, file, bytes = std::move(page.bytes)] { write(file, bytes); };
    });
}

} // namespace nexus::ui
