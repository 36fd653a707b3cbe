// Where the sheets of the page of proxies go: into a PDF, or to a printer.
#include "app/base/qt_text.h"
#include "ui/print/proxies_page.h"

#include "app/printing/proxy_sheet.h"
#include "app/text/finding_text.h"
#include "ui/print/deck_picker.h"
#include "ui/print/sheet_choices.h"
#include "ui/print/sheet_printing.h"
#include "ui/theme/counted.h"

#include <QCheckBox>
#include <QDir>
#include <QPushButton>

namespace nexus::ui {

void ProxiesPage::savePdf()
{
    if (!m_sheets || isWorking())
        return;
    const auto decks = m_picker->chosen();
    const auto name = decks.size() == 1 ? tr("%1 proxies").arg(q(decks.front().name)) : tr("Proxies");
    const auto file = askSave(suggestedFile(name, QStringLiteral(".pdf")));
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    const auto title = decks.size() == 1 ? QStringLiteral("Proxies: ") + q(decks.front().name)
                                         : counted(decks.size(), "deck", "decks") + QStringLiteral(" as proxies");
    auto& job = beginRemembered(
        tr("%1 written: %2. Print it at 100 % (actual size).").arg(QFileInfo(file).fileName(), summary()));
    job.write(file, [sheets = *m_sheets, title](
                        const app::PagesJob::Report& report) { return app::proxyPdf(sheets, title, report); });
}

void ProxiesPage::print()
{
    if (!m_sheets || isWorking())
        return;
    const auto printer = printerFor(m_sheets->pageSize(), m_sheets->options().sheet.backs, QStringLiteral("Proxies"));
    if (!askPrinter(*printer))
        return;
    if (const auto why = sheetPaperTrouble(*printer, *m_sheets); !why.isEmpty()) {
        Q_EMIT trouble(why);
        return;
    }
    auto& job = beginRemembered(tr("Sent to the printer: %1.").arg(summary()));
    job.run([sheets = *m_sheets, printer](
                const app::PagesJob::Report& report) { return printSheets(sheets, *printer, report); });
}

void ProxiesPage::saveCalibration()
{
    if (isWorking())
        return;
    const auto file = askSave(suggestedFile(tr("Measuring page"), QStringLiteral(".pdf")));
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    m_remembered.reset();
    auto& job = begin(tr("%1 written. Print it at 100 %, on both sides of one sheet.").arg(QFileInfo(file).fileName()));
    job.write(file, [sheet = m_choices->options().sheet](
                        const app::PagesJob::Report&) { return std::optional(app::calibrationPdf(sheet)); });
}

app::PagesJob& ProxiesPage::beginRemembered(const QString& done)
{
    m_remembered = m_sheets;
    return begin(done);
}

void ProxiesPage::written()
{
    if (!m_remembered)
        return;
    auto record = app::readProxyRecord(workspace().folder()).record;
    app::remember(record, m_remembered->job());
    if (const auto kept = app::keepProxyRecord(workspace().folder(), record); !kept)
        Q_EMIT trouble(tr("What was printed is not remembered: printed.json %1.").arg(q(kept.error())));
    m_remembered.reset();
    if (m_onlyChanged->isChecked())
        later();
}

} // namespace nexus::ui
