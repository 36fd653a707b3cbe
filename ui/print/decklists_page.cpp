#include "ui/print/decklists_page.h"

#include "app/base/trouble_text.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/proxy_job.h"
#include "app/text/gauges.h"
#include "model/print/sheet_layout.h"
#include "ui/print/deck_picker.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
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
    QString unprinted = {}; // letters that no font has
};

DecklistsPage::DecklistsPage(app::Workspace& workspace, QWidget* parent)
    : SheetsPage(workspace, tr("Lists written"), parent)
    , m_paper(named(new QComboBox, tr("Paper")))
    , m_sort(named(new QComboBox, tr("Order of the cards")))
    , m_twoCopies(new QCheckBox(tr("&Two copies of each list")))
    , m_each(pushButton(tr("A &file each…"), tr("One PDF per deck, into a folder"), this, &DecklistsPage::saveEach))
    , m_text(pushButton(
          tr("Save &as text…"), tr("Text, CSV, JSON or Markdown, by file extension"), this, &DecklistsPage::saveAs))
    , m_blank(pushButton(
          tr("&Blank sheet…"), tr("A PDF without a deck, to be filled in by hand"), this, &DecklistsPage::saveBlank))
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
    for (const auto& paper : app::textPapers())
        m_paper->addItem(paper.id == "card" ? tr("As large as a card, cards alone") : q(paper.label), q(paper.id));
    m_sort->addItems({tr("Cards by name"), tr("Cards by cost"), tr("Cards by set and number")}); // as DecklistSort
    connect(m_sort, &QComboBox::currentIndexChanged, this, &DecklistsPage::later);
    m_twoCopies->setToolTip(tr("One for the judge, one to keep; each is labelled"));
    connect(m_paper, &QComboBox::currentIndexChanged, this, &DecklistsPage::later);
    connect(m_twoCopies, &QCheckBox::toggled, this, &DecklistsPage::later);
    auto* check = withId(pushButton(tr("C&heck lists…"), tr("The judge's check of lists, in the place Event"), this,
                             &DecklistsPage::checkWanted),
        "checkLists");
    return columnOf(
        10, {{m_picker, 1}, partHeading(tr("Player")), form,
                rowOf({{mutedLabel(tr("Empty fields become lines to write on.")), 1}, clear}), partHeading(tr("Paper")),
                m_paper, m_sort, m_twoCopies, rowOf({m_blank, check, stretch()})});
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

QSizeF DecklistsPage::pageMm() const
{
    return app::textPaper(m_paper->currentData().toString().toStdString()).value_or(QSizeF());
}

app::DecklistOrder DecklistsPage::order(app::DecklistForm form) const
{
    return {form, pageMm(), m_twoCopies->isChecked() ? 2 : 1, static_cast<model::DecklistSort>(m_sort->currentIndex())};
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
            Shown shown{
                std::make_shared<const app::TournamentList>(app::listFor({deck, checker, player}, *makes, order)),
                order.pageMm, order.copies, 0};
            app::SheetLetters letters;
            shown.unprinted = q(app::unprintedOf(*shown.list));
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
    const auto tone = verdict.state == app::GaugeState::Met    ? LineLabel::Tone::Good
                      : verdict.state == app::GaugeState::Open ? LineLabel::Tone::Open
                                                               : LineLabel::Tone::Bad;
    m_summary->setText(withSign(verdict.state, tr("%1 · %2").arg(q(verdict.text), q(shown.list->checksum))) +
                           (shown.unprinted.isEmpty() ? QString() : tr(" · no font here has %1").arg(shown.unprinted)),
        tone);
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
    m_blank->setEnabled(workspace().isReady() && !isWorking());
}

void DecklistsPage::clearPlayer()
{
    for (auto* field : m_fields)
        field->clear();
}

void DecklistsPage::store(QSettings& settings) const
{
    app::rememberPlayer(settings, player());
    settings.setValue(QStringLiteral("decklists/paper"), m_paper->currentData());
    settings.setValue(QStringLiteral("decklists/sort"), m_sort->currentIndex());
    settings.setValue(QStringLiteral("decklists/twoCopies"), m_twoCopies->isChecked());
    keepView(settings, QStringLiteral("decklists"));
}

void DecklistsPage::restore(const QSettings& settings)
{
    const auto player = app::rememberedPlayer(settings);
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setText(player.*app::playerFields[i].value);
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(settings.value(QStringLiteral("decklists/paper")))));
    m_sort->setCurrentIndex(
        std::clamp(settings.value(QStringLiteral("decklists/sort"), 0).toInt(), 0, m_sort->count() - 1));
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

// Of the ruleset of the deck that is shown; else of the game's own.
void DecklistsPage::saveBlank()
{
    if (!workspace().isReady() || isWorking())
        return;
    const auto shown = m_picker->current();
    auto checker = workspace().checker(shown ? shown->ruleset : workspace().library().game.defaultRuleset);
    auto file = askSave(suggestedFile(tr("Blank decklist"), QStringLiteral(".pdf")), tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".pdf");
    m_lastFolder = QFileInfo(file).absolutePath();
    auto blank = order(app::DecklistForm::Pdf);
    blank.blank = true;
    auto& job = begin(tr("The blank sheet is written to %1."), file);
    job.write(file,
        [checker = std::move(checker), makes = lists(), blank = std::move(blank), player = player()](
            const app::PagesJob::Report& report) -> std::optional<QByteArray> {
            const auto bytes = app::decklistBytes({{{}, checker, player}}, *makes, blank, reporting(report));
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
    const auto page = pageMm();
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
