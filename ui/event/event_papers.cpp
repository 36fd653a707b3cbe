#include "ui/event/event_papers.h"

#include "app/base/file_bytes.h"
#include "app/printing/decklist_sheet.h"
#include "app/publish/event_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QFileDialog>
#include <QMenu>
#include <QPainter>
#include <QPrinter>

namespace nexus::ui {

namespace {

constexpr int longestRound = 10; // letters

} // namespace

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
    askPrinter = [this](QPrinter& printer) { return askForPrinter(printer, m_parent); };
    for (std::size_t i = 0; i < app::eventPrintIds.size(); ++i) {
        const auto what = static_cast<app::EventPrint>(i);
        auto* action = m_menu->addAction(
            q(app::eventPrintName(what)) + QStringLiteral("…"), this, [this, what] { show(what); });
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

void EventPapers::show(app::EventPrint what)
{
    if (m_session.isOpen())
        EventPaperDialog(*this, what, m_parent).exec();
}

void EventPapers::savePdf(const app::EventPrintOrder& order)
{
    if (!m_session.isOpen())
        return;
    const auto name = q(app::eventPrintName(order.what));
    const auto file = askFile(name, QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    m_job.start([this, file, order, state = m_session.state(), lists = m_session.workspace().lists(),
                    revision = m_session.workspace().profile().catalogueRevision()]() -> app::Job::Answer {
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

void EventPapers::print(const PreviewPages& pages, const QString& name)
{
    const auto printer = printerFor(pages.size, model::Backs::None, name);
    if (!askPrinter(*printer))
        return;
    m_job.start([this, pages, printer, name]() -> app::Job::Answer {
        const bool whole = printPages(
            *printer, pages,
            [this](int done, int all) {
                return m_job.report(static_cast<std::size_t>(done), static_cast<std::size_t>(all));
            },
            "The printer does not take the paper. Look whether it is there and ready.");
        if (!whole)
            return nullptr;
        return [this, name] { Q_EMIT told(tr("Sent to the printer: %1").arg(name)); };
    });
    Q_EMIT working(&m_job, name);
}

EventPaperDialog::EventPaperDialog(EventPapers& papers, app::EventPrint what, QWidget* parent)
    : QDialog(parent)
    , m_papers(papers)
    , m_what(withId(named(new QComboBox, tr("What is printed")), "eventPaper"))
    , m_rounds(named(new QComboBox, tr("Round")))
    , m_paper(named(new QComboBox, tr("Paper")))
    , m_preview(new SheetPreview)
    , m_bar(new PreviewBar(m_preview))
    , m_told(new LineLabel)
    , m_job(this)
{
    setWindowTitle(tr("Papers of the event"));
    m_told->setTopic(tr("The paper shown"));
    for (std::size_t i = 0; i < app::eventPrintIds.size(); ++i)
        m_what->addItem(q(app::eventPrintName(static_cast<app::EventPrint>(i))), static_cast<int>(i));
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(what)));
    const auto rounds = static_cast<int>(papers.session().state().rounds.size());
    for (int round = rounds; round >= 1; --round)
        m_rounds->addItem(tr("Round %1").arg(round), round);
    m_rounds->setEnabled(rounds > 1);
    m_rounds->setMinimumContentsLength(longestRound);
    for (const auto& paper : app::textPapers())
        if (paper.pageMm.width() >= app::narrowestEventPage && paper.pageMm.height() >= app::lowestEventPage)
            m_paper->addItem(q(paper.label), paper.pageMm);
    for (auto* box : {m_what, m_rounds, m_paper})
        connect(box, &QComboBox::currentIndexChanged, this, &EventPaperDialog::refresh);
    connect(&m_job, &app::Job::failed, &papers, &EventPapers::trouble);
    m_save = withId(pushButton(tr("&Save as PDF…"), {}, this, [this] { m_papers.savePdf(order()); }), "savePaper");
    m_print = withId(
        pushButton(tr("&Print…"), {}, this, [this] { m_papers.print(m_pages, m_what->currentText()); }), "printPaper");
    auto* close = pushButton(tr("Close"), {}, this, &QDialog::accept);
    setLayout(columnOf(8, {rowOf(8, {labelFor(tr("P&aper:"), m_what), m_what, m_rounds, m_paper, stretch()}),
                              {m_preview, 1}, m_bar, rowOf(8, {{m_told, 1}, m_save, m_print, close})}));
    tabThrough({m_what, m_rounds, m_paper, m_preview, m_bar, m_save, m_print, close});
    resizeOnScreen(*this, {820, 900});
    refresh();
}

QString EventPaperDialog::told() const { return m_told->text(); }

app::EventPrintOrder EventPaperDialog::order() const
{
    app::EventPrintOrder order;
    order.what = static_cast<app::EventPrint>(m_what->currentData().toInt());
    order.round = m_rounds->currentData().toInt();
    order.pageMm = m_paper->currentData().toSizeF();
    return order;
}

void EventPaperDialog::refresh()
{
    m_save->setEnabled(false);
    m_print->setEnabled(false);
    m_told->setText(tr("The paper is laid out…"));
    auto& session = m_papers.session();
    m_job.start([this, order = order(), state = std::make_shared<const model::EventState>(session.state()),
                    lists = session.workspace().lists(),
                    revision = session.workspace().profile().catalogueRevision()]() -> app::Job::Answer {
        auto pages = app::paperPages(state, order, *lists, revision,
            [this](std::size_t done, std::size_t all) { return m_job.report(done, all); });
        if (!pages && pages.error().empty())
            return nullptr;
        return [this, pages = std::move(pages), size = order.pageMm] { showPaper(pages, size); };
    });
}

void EventPaperDialog::showPaper(tl::expected<app::PaperPages, std::string> pages, const QSizeF& pageMm)
{
    m_pages = pages ? PreviewPages{pageMm, pages->count, pages->paint} : PreviewPages();
    m_preview->setPages(m_pages);
    m_bar->refresh();
    m_save->setEnabled(pages.has_value());
    m_print->setEnabled(pages.has_value());
    if (!pages)
        m_told->setText(q(pages.error()), LineLabel::Tone::Open);
    else
        m_told->setText(pages->unprinted.empty() ? QString() : tr("No font here has %1.").arg(q(pages->unprinted)));
}

} // namespace nexus::ui
