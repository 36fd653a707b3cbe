// Where the sheets of the page of proxies go: into a PDF, or to a printer.
#include "app/text/qt_text.h"
#include "ui/print/proxies_page.h"

#include "app/printing/calibration_page.h"
#include "app/printing/proxy_pdf.h"
#include "app/text/finding_text.h"
#include "ui/print/deck_picker.h"
#include "ui/print/proxy_printing.h"
#include "ui/print/sheet_choices.h"

#include <QCheckBox>
#include <QDir>
#include <QPushButton>

namespace nexus::ui {

QString ProxiesPage::suggestedFile(const QString& name) const
{
    auto plain = name;
    plain.replace(QLatin1Char('/'), QLatin1Char('-'));
    return QDir(m_lastFolder.isEmpty() ? QDir::homePath() : m_lastFolder).filePath(plain + QStringLiteral(".pdf"));
}

void ProxiesPage::savePdf()
{
    if (!m_sheets || isWorking())
        return;
    const auto decks = m_picker->chosen();
    const auto name = decks.size() == 1 ? tr("%1 proxies").arg(q(decks.front().name)) : tr("Proxies");
    const auto file = askSave(suggestedFile(name));
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    const auto title = decks.size() == 1 ? QStringLiteral("Proxies: ") + q(decks.front().name)
                                         : q(app::plural(static_cast<std::int64_t>(decks.size()), "deck", "decks")) +
                                               QStringLiteral(" as proxies");
    auto& job = begin(
        tr("%1 written: %2. Print it at 100 % (actual size).").arg(QFileInfo(file).fileName(), summary()), true);
    job.write(file, [sheets = *m_sheets, title](
                        const app::PagesJob::Report& report) { return app::proxyPdf(sheets, title, report); });
}

void ProxiesPage::print()
{
    if (!m_sheets || isWorking())
        return;
    const auto printer = printerFor(*m_sheets);
    if (!askPrinter(*printer))
        return;
    if (const auto why = paperTrouble(*printer, *m_sheets); !why.isEmpty()) {
        Q_EMIT trouble(why);
        return;
    }
    auto& job = begin(tr("Sent to the printer: %1.").arg(summary()), true);
    job.run([sheets = *m_sheets, printer](
                const app::PagesJob::Report& report) { return printSheets(sheets, *printer, report); });
}

void ProxiesPage::saveCalibration()
{
    if (isWorking())
        return;
    const auto file = askSave(suggestedFile(tr("Measuring page")));
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    auto& job = begin(
        tr("%1 written. Print it at 100 %, on both sides of one sheet.").arg(QFileInfo(file).fileName()), false);
    job.write(file, [sheet = m_choices->options().sheet](
                        const app::PagesJob::Report&) { return std::optional(app::calibrationPdf(sheet)); });
}

void ProxiesPage::cancel() { m_writing->cancel(); }

app::PagesJob& ProxiesPage::begin(const QString& done, bool remembered)
{
    m_done = done;
    m_remembered = remembered ? m_sheets : std::nullopt;
    return m_writing->begin();
}

void ProxiesPage::rememberPrinted()
{
    if (!m_remembered)
        return;
    auto record = app::readProxyRecord(m_workspace.folder()).record;
    app::remember(record, m_remembered->job());
    if (const auto kept = app::keepProxyRecord(m_workspace.folder(), record); !kept)
        Q_EMIT trouble(tr("What was printed is not remembered: printed.json %1.").arg(q(kept.error())));
    m_remembered.reset();
    if (m_onlyChanged->isChecked())
        later();
}

} // namespace nexus::ui
