#include "ui/print/decklists_page.h"

#include "app/base/trouble_text.h"
#include "app/printing/decklist_sheet.h"
#include "app/text/gauges.h"
#include "ui/print/deck_picker.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPainter>
#include <QPrinter>
#include <QSettings>
#include <QStackedWidget>

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

struct DecklistsPage::Shown {
    std::shared_ptr<const app::TournamentList> list;
    QSizeF page;
    int copies = 1, pages = 0;
};

DecklistsPage::DecklistsPage(app::Workspace& workspace, QWidget* parent)
    : SheetsPage(workspace, tr("Lists written"), parent)
    , m_paper(named(new QComboBox, tr("Paper")))
    , m_twoCopies(new QCheckBox(tr("&Two copies of each list")))
    , m_each(pushButton(tr("A &file each…"), tr("One PDF per deck, into a folder"), this, &DecklistsPage::saveEach))
    , m_text(pushButton(
          tr("Save &as text…"), tr("Text, CSV, JSON or Markdown, by file extension"), this, &DecklistsPage::saveAs))
{
    askSave = [this](const QString& suggested, const QString& filters) {
        return QFileDialog::getSaveFileName(this, tr("Save the decklist"), suggested, filters);
    };
    askFolder = [this] {
        return QFileDialog::getExistingDirectory(this, tr("Folder for the decklists"), m_lastFolder);
    };
    m_summary->setTopic(tr("The list shown"));
    connect(m_writing, &JobBar::cancelled, this, [this] { Q_EMIT told(tr("Cancelled; no list was completed.")); });
    arrange(makeChoices(), m_stack, {m_text, m_each});
    showInstead(tr("Reading the cards…"));
}

QLayout* DecklistsPage::makeChoices()
{
    auto* form = new QFormLayout;
    form->setSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const auto label = app::playerLabel(app::playerFields[i]);
        m_fields[i] = named(new QLineEdit, label);
        m_fields[i]->setMaxLength(200);
        form->addRow(label, m_fields[i]);
        connect(m_fields[i], &QLineEdit::textChanged, this, &DecklistsPage::later);
    }
    auto* clear = pushButton(tr("&Clear"), tr("Empties all fields"), this, &DecklistsPage::clearPlayer);
    m_paper->addItem(tr("A4, 210 × 297 mm"), QSizeF(210, 297));
    m_paper->addItem(tr("Letter, 8.5 × 11 in"), QSizeF(215.9, 279.4));
    m_twoCopies->setToolTip(tr("One for the judge, one to keep; each is labelled"));
    connect(m_paper, &QComboBox::currentIndexChanged, this, &DecklistsPage::later);
    connect(m_twoCopies, &QCheckBox::toggled, this, &DecklistsPage::later);
    return columnOf(10, {{m_picker, 1}, partHeading(tr("Player")), form,
                            rowOf({{mutedLabel(tr("Empty fields become lines to write on.")), 1}, clear}),
                            partHeading(tr("Paper")), m_paper, m_twoCopies});
}

void DecklistsPage::ready()
{
    m_picker->ready();
    connect(&workspace(), &app::Workspace::catalogueChanged, this, [this] {
        m_lists.reset();
        later();
    });
    later();
}

app::PlayerDetails DecklistsPage::player() const
{
    app::PlayerDetails player;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        player.*app::playerFields[i].value = app::fieldText(m_fields[i]->text());
    return player;
}

app::DecklistOrder DecklistsPage::order(app::DecklistForm form) const
{
    return {form, m_paper->currentData().toSizeF(), m_twoCopies->isChecked() ? 2 : 1};
}

std::vector<app::DeckToList> DecklistsPage::chosen() const
{
    std::vector<app::DeckToList> decks;
    for (auto& deck : m_picker->chosen()) {
        auto checker = workspace().checker(deck.ruleset);
        decks.push_back({std::move(deck), std::move(checker), player()});
    }
    return decks;
}

std::shared_ptr<const app::TournamentLists> DecklistsPage::lists()
{
    if (!m_lists)
        m_lists = std::make_shared<const app::TournamentLists>(
            workspace().catalogue(), workspace().profile().catalogueRevision());
    return m_lists;
}

void DecklistsPage::refresh()
{
    if (!workspace().isReady())
        return;
    m_stale = false;
    m_job.drop();
    auto deck = m_picker->current();
    if (!deck)
        return showInstead(tr("Tick the decks at the left whose lists you want to hand in.\nA list shows what is in "
                              "the deck, whether it is legal and why not, and its code for the judge."));
    auto checker = workspace().checker(deck->ruleset);
    try {
        m_job.start([this, makes = lists(), deck = std::move(*deck), checker, order = order(app::DecklistForm::Pdf),
                        player = player()]() -> app::Job::Answer {
            Shown shown{std::make_shared<const app::TournamentList>(makes->make(deck, checker, player)), order.pageMm,
                order.copies, 0};
            app::SheetLetters letters;
            shown.pages = app::DecklistSheet(*shown.list, shown.page, letters, shown.copies).pageCount();
            return [this, shown] { showList(shown); };
        });
    } catch (...) {
        Q_EMIT trouble(q(app::currentTroubleText()));
    }
}

void DecklistsPage::showList(const Shown& shown)
{
    const int page = m_preview->page();
    // Letters belong to the thread that paints, so the sheet is made where it is painted.
    m_preview->setPages({shown.page, shown.pages, [shown](QPainter& painter, int at) {
                             app::SheetLetters letters;
                             app::DecklistSheet(*shown.list, shown.page, letters, shown.copies).paint(painter, at);
                         }});
    m_preview->setPage(std::min(page, shown.pages - 1));
    m_stack->setCurrentIndex(0);
    m_shown = true;
    const auto verdict = app::verdict(shown.list->report);
    const bool legal = shown.list->report.legal();
    m_summary->setText(
        QStringLiteral("%1 %2 · %3")
            .arg(QString::fromUtf8(legal ? app::metSign : app::wrongSign), q(verdict.text), q(shown.list->checksum)),
        legal ? LineLabel::Tone::Good : LineLabel::Tone::Bad);
    updateButtons();
}

void DecklistsPage::showInstead(const QString& text)
{
    sayInstead(text);
    m_summary->setText({});
    m_shown = false;
    updateButtons();
}

void DecklistsPage::updateButtons()
{
    m_bar->refresh();
    for (auto* button : {m_save, m_text, m_each, m_print})
        button->setEnabled(m_shown && !isWorking());
}

void DecklistsPage::clearPlayer()
{
    for (auto* field : m_fields)
        field->clear();
}

void DecklistsPage::store(QSettings& settings) const
{
    app::rememberPlayer(settings, player());
    settings.setValue(QStringLiteral("decklists/paper"), m_paper->currentIndex());
    settings.setValue(QStringLiteral("decklists/twoCopies"), m_twoCopies->isChecked());
    keepView(settings, QStringLiteral("decklists"));
}

void DecklistsPage::restore(const QSettings& settings)
{
    const auto player = app::rememberedPlayer(settings);
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setText(player.*app::playerFields[i].value);
    m_paper->setCurrentIndex(
        std::clamp(settings.value(QStringLiteral("decklists/paper"), 0).toInt(), 0, m_paper->count() - 1));
    m_twoCopies->setChecked(settings.value(QStringLiteral("decklists/twoCopies"), false).toBool());
    restoreView(settings, QStringLiteral("decklists"));
}

// What the page of decklists writes and prints.

QString DecklistsPage::askFile(const QString& ending, const QString& filters) const
{
    if (!m_shown || isWorking())
        return {};
    const auto decks = m_picker->chosen();
    const auto name = decks.size() == 1 ? tr("%1 decklist").arg(q(decks.front().name)) : tr("Decklists");
    const auto file = askSave(suggestedFile(name, ending), filters);
    return file.isEmpty() || !QFileInfo(file).suffix().isEmpty() ? file : file + ending;
}

void DecklistsPage::savePdf()
{
    if (const auto file = askFile(QStringLiteral(".pdf"), tr("PDF (*.pdf)")); !file.isEmpty())
        write(file, app::DecklistForm::Pdf);
}

void DecklistsPage::saveAs()
{
    const auto file = askFile(
        QStringLiteral(".txt"), tr("Text list (*.txt);;Table, CSV (*.csv);;JSON (*.json);;Markdown (*.md)"));
    if (file.isEmpty())
        return;
    const auto form = app::decklistForm(file.toStdString());
    if (!form) {
        Q_EMIT trouble(tr("The file name must end in .txt, .csv, .json, .md or .pdf. Nothing was written."));
        return;
    }
    write(file, *form);
}

void DecklistsPage::write(const QString& file, app::DecklistForm form)
{
    m_lastFolder = QFileInfo(file).absolutePath();
    auto decks = chosen();
    auto& job = begin(tr("%2 written to %1.").arg(QStringLiteral("%1"), counted(decks.size(), "decklists")), file);
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
    auto& job = begin(tr("%2 written to %1.").arg(QStringLiteral("%1"), counted(decks.size(), "decklists")), folder);
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
    if (const auto why = decklistPaperTrouble(*printer, page); !why.isEmpty())
        return Q_EMIT trouble(why);
    auto decks = chosen();
    auto& job = begin(tr("Sent to the printer: %1.").arg(counted(decks.size(), "decklists")));
    job.run(
        [decks = std::move(decks), makes = lists(), order = order(app::DecklistForm::Pdf), printer](
            const app::PagesJob::Report& report) { return printDecklists(decks, *makes, order, *printer, report); });
}

} // namespace nexus::ui
