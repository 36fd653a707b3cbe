// What the page of decklists writes and prints.
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/print/deck_picker.h"
#include "ui/print/decklists_page.h"
#include "ui/print/sheet_printing.h"
#include "ui/theme/counted.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QPrinter>
#include <QPushButton>
#include <stdexcept>

namespace nexus::ui {

namespace {

app::ListProgress reporting(const app::PagesJob::Report& report)
{
    return [report](std::size_t done, std::size_t all, const app::TournamentList&) {
        return report(static_cast<int>(done), static_cast<int>(all));
    };
}

} // namespace

QString DecklistsPage::suggestedList(const QString& ending) const
{
    const auto decks = m_picker->chosen();
    return suggestedFile(decks.size() == 1 ? tr("%1 decklist").arg(q(decks.front().name)) : tr("Decklists"), ending);
}

void DecklistsPage::savePdf()
{
    if (!m_shown || isWorking())
        return;
    auto file = askSave(suggestedList(QStringLiteral(".pdf")), tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".pdf");
    write(file, app::DecklistForm::Pdf);
}

void DecklistsPage::saveAs()
{
    if (!m_shown || isWorking())
        return;
    auto file = askSave(suggestedList(QStringLiteral(".txt")),
        tr("Text list (*.txt);;Table, CSV (*.csv);;JSON (*.json);;Markdown (*.md)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".txt");
    const auto form = app::decklistForm(file.toStdString());
    if (!form) {
        Q_EMIT trouble(
            tr("The ending of the file says the form: .txt, .csv, .json, .md or .pdf. Nothing was written."));
        return;
    }
    write(file, *form);
}

void DecklistsPage::write(const QString& file, app::DecklistForm form)
{
    m_lastFolder = QFileInfo(file).absolutePath();
    auto decks = chosen();
    auto& job = begin(
        tr("%1 written to %2.").arg(counted(decks.size(), "decklist", "decklists"), QFileInfo(file).fileName()));
    job.write(file,
        [decks = std::move(decks), makes = lists(), order = order(form)](
            const app::PagesJob::Report& report) -> std::optional<QByteArray> {
            const auto bytes = app::decklistBytes(decks, *makes, order, reporting(report));
            return bytes ? std::optional(QByteArray::fromStdString(*bytes)) : std::nullopt;
        });
}

void DecklistsPage::saveEach()
{
    if (!m_shown || isWorking())
        return;
    const auto folder = askFolder();
    if (folder.isEmpty())
        return;
    m_lastFolder = folder;
    auto decks = chosen();
    auto& job = begin(
        tr("%1 written to %2.").arg(counted(decks.size(), "decklist", "decklists"), QDir::toNativeSeparators(folder)));
    job.run([decks = std::move(decks), makes = lists(), order = order(app::DecklistForm::Pdf), folder](
                const app::PagesJob::Report& report) {
        const auto written = app::writeDecklists(folder.toStdString(), decks, *makes, order, reporting(report));
        if (!written)
            throw std::runtime_error(written.error());
        return !written->stopped;
    });
}

void DecklistsPage::print()
{
    if (!m_shown || isWorking())
        return;
    const auto page = m_paper->currentData().toSizeF();
    const auto printer = printerFor(page, model::Backs::None, QStringLiteral("Decklists"));
    if (!askPrinter(*printer))
        return;
    if (const auto why = decklistPaperTrouble(*printer, page); !why.isEmpty()) {
        Q_EMIT trouble(why);
        return;
    }
    auto decks = chosen();
    auto& job = begin(tr("Sent to the printer: %1.").arg(counted(decks.size(), "decklist", "decklists")));
    job.run(
        [decks = std::move(decks), makes = lists(), order = order(app::DecklistForm::Pdf), printer](
            const app::PagesJob::Report& report) { return printDecklists(decks, *makes, order, *printer, report); });
}

} // namespace nexus::ui
