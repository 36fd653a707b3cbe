#include "ui/print/proxies_page.h"

#include "app/printing/proxy_job.h"
#include "app/printing/proxy_sheet.h"
#include "ui/print/deck_picker.h"
#include "ui/print/sheet_choices.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>

namespace nexus::ui {

namespace {

model::Progress countsIn(const app::PagesJob::Report& report)
{
    return
        [&report](std::size_t done, std::size_t all) { return report(static_cast<int>(done), static_cast<int>(all)); };
}

} // namespace

ProxiesPage::ProxiesPage(app::Workspace& workspace, QWidget* parent)
    : SheetsPage(workspace, tr("Pages written"), parent)
    , m_choices(new SheetChoices)
    , m_which(new CopyChoices)
    , m_onlyChanged(new QCheckBox(tr("Only what changed since the last print")))
    , m_tokens(withId(new QCheckBox(tr("To&kens that these cards create, too")), "printTokens"))
    , m_givenNames(named(plainLabel(), tr("Cards that are printed")))
    , m_copies(named(new QSpinBox, tr("Copies of each card")))
    , m_below(new QSplitter(Qt::Vertical))
    , m_misfit(new QLabel)
    , m_offers(new QWidget)
    , m_warnings(named(new QListWidget, tr("Print warnings; Enter shows the page")))
    , m_calibration(pushButton(tr("&Measuring page…"), tr("Shows how the printer changes sizes and shifts backs"), this,
          &ProxiesPage::saveCalibration))
    , m_pictures(pushButton(tr("Single pic&tures…"),
          tr("A picture a card, or a PDF with a page a card, for a print shop"), this, &ProxiesPage::savePictures))
{
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("Save as PDF"), suggested, tr("PDF (*.pdf)"));
    };
    askPictures = [this]() -> std::optional<PictureWish> {
        PicturesDialog dialog(m_wish, q(app::warningLines(m_badPictures)), this);
        return dialog.exec() == QDialog::Accepted ? std::optional(dialog.wish()) : std::nullopt;
    };
    askFolder = [this] { return QFileDialog::getExistingDirectory(this, tr("Folder for the pictures"), m_lastFolder); };
    askReplace = [this](const QString& file) {
        return QMessageBox::question(this, tr("Single pictures"),
                   tr("%1 is there already. Replace the pictures?").arg(file), QMessageBox::Yes | QMessageBox::Cancel,
                   QMessageBox::Cancel) == QMessageBox::Yes;
    };
    m_bar->setPageWord([this](int page) { return m_sheets && m_sheets->isBack(page) ? tr(", back") : QString(); });
    m_summary->setTopic(tr("What is printed"));
    connect(m_choices, &SheetChoices::changed, this, &ProxiesPage::later);
    connect(m_preview, &SheetPreview::pageChanged, this, &ProxiesPage::updateButtons);
    connect(m_preview, &SheetPreview::zoomChanged, this, &ProxiesPage::updateButtons);
    connect(m_writing, &JobBar::cancelled, this, [this] { Q_EMIT told(tr("Cancelled; nothing was written.")); });
    makePaper();
    arrange(makeChoices(), m_below, {m_calibration, m_pictures});
    showInstead(tr("Reading the cards…"));
}

QLayout* ProxiesPage::makeChoices()
{
    m_onlyChanged->setToolTip(tr("New cards, more copies and cards with changed text"));
    connect(m_onlyChanged, &QCheckBox::toggled, this, &ProxiesPage::later);
    m_tokens->setToolTip(tr("Each as often as one text creates it"));
    connect(m_tokens, &QCheckBox::toggled, this, &ProxiesPage::later);
    connect(m_which, &CopyChoices::changed, this, &ProxiesPage::later);
    m_copies->setRange(1, 99);
    m_copies->setPrefix(tr("Copies of each: "));
    connect(m_copies, &QSpinBox::valueChanged, this, &ProxiesPage::later);
    auto* decks = pushButton(
        tr("Back to decks"), tr("Print the cards of the chosen decks"), this, [this] { showDecks(); });
    m_givenPart = asWidget(columnOf(8, noMargins,
        {partHeading(tr("Which cards")), m_givenNames, m_copies, rowOf(noMargins, {decks, stretch()}), stretch(1)}));
    m_deckPart = asWidget(columnOf(10, noMargins,
        {{m_picker, 1}, partHeading(tr("Which cards")), columnOf(6, {m_which, m_onlyChanged, m_tokens})}));
    m_givenPart->hide();
    return columnOf(10, {{m_givenPart, 1}, {m_deckPart, 1}, partHeading(tr("On which sheets")), m_choices});
}

void ProxiesPage::askForDecks(bool asked)
{
    m_givenPart->setVisible(!asked);
    m_deckPart->setVisible(asked);
    later();
}

void ProxiesPage::showCards(std::vector<app::CardFace> faces, const QString& source)
{
    QStringList names;
    for (const auto& face : faces)
        names << q(face.card.name);
    m_given = std::move(faces);
    m_source = source;
    m_givenNames->setText(
        tr("%1, as they are in %2:\n%3").arg(counted(m_given.size(), "cards"), source, names.join(QLatin1Char('\n'))));
    m_copies->setValue(1);
    askForDecks(m_given.empty());
}

void ProxiesPage::showDecks() { showCards({}, {}); }

void ProxiesPage::showMissing(const std::vector<std::int64_t>& decks)
{
    showDecks();
    cardNames()->clear();
    m_which->without()->clear();
    m_onlyChanged->setChecked(false);
    onlyMissing()->setChecked(true);
    m_picker->chooseOnly({decks.begin(), decks.end()});
}

void ProxiesPage::makePaper()
{
    m_misfit->setWordWrap(true);
    m_misfit->setAlignment(Qt::AlignCenter);
    m_misfit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stack->addWidget(
        asWidget(columnOf({stretch(), m_misfit, {m_offers, 0, Qt::AlignHCenter}, stretch()}), {24, 24, 24, 24}));
    m_warnings->setWordWrap(true);
    m_warnings->setFrameShape(QFrame::NoFrame);
    m_warnings->hide();
    const auto toPage = [this](const QListWidgetItem* item) {
        if (const int page = item->data(Qt::UserRole).toInt(); page >= 0)
            m_preview->setPage(page);
    };
    connect(m_warnings, &QListWidget::itemClicked, this, toPage);
    connect(m_warnings, &QListWidget::itemActivated, this, toPage);
    m_below->addWidget(m_stack);
    m_below->addWidget(m_warnings);
    m_below->setStretchFactor(0, 1);
    m_below->setSizes({600, 110});
}

void ProxiesPage::ready()
{
    m_picker->ready();
    connect(&workspace(), &app::Workspace::catalogueChanged, this, &ProxiesPage::later);
    connect(&workspace(), &app::Workspace::collectionUpdated, this, [this] {
        if (onlyMissing()->isChecked())
            later();
    });
    m_which->fill(workspace().library());
    later();
}

void ProxiesPage::showEvent(QShowEvent* event)
{
    m_art = std::make_shared<const app::CardArt>(workspace().folder() / "art"); // there may be other pictures now
    SheetsPage::showEvent(event);
}

void ProxiesPage::store(QSettings& settings) const
{
    m_choices->store(settings);
    m_which->store(settings, QStringLiteral("proxies"));
    settings.setValue(QStringLiteral("proxies/onlyChanged"), m_onlyChanged->isChecked());
    settings.setValue(QStringLiteral("proxies/tokens"), m_tokens->isChecked());
    keepView(settings, QStringLiteral("proxies"));
    keepDivision(settings, QStringLiteral("proxies/below"), *m_below);
}

void ProxiesPage::restore(const QSettings& settings)
{
    m_choices->restore(settings);
    m_which->restore(settings, QStringLiteral("proxies"));
    m_onlyChanged->setChecked(settings.value(QStringLiteral("proxies/onlyChanged"), false).toBool());
    m_tokens->setChecked(settings.value(QStringLiteral("proxies/tokens"), false).toBool());
    restoreView(settings, QStringLiteral("proxies"));
    m_below->restoreState(settings.value(QStringLiteral("proxies/below")).toByteArray());
}

// What the page of proxies shows: the cards that are chosen, laid out, or why there is no sheet.

tl::expected<app::ProxyChoice, QString> ProxiesPage::choice() const
{
    auto choice = m_which->choice(workspace().library().game);
    if (choice)
        choice->onlyChanged = m_onlyChanged->isChecked();
    choice->tokens = m_tokens->isChecked();
    return choice;
}

std::vector<app::ProxyDeck> ProxiesPage::chosenDecks() const
{
    std::vector<app::ProxyDeck> decks;
    for (auto& deck : m_picker->chosen()) {
        app::ProxyDeck made{std::move(deck), nullptr, std::nullopt};
        made.checker = workspace().checker(made.deck.ruleset);
        for (const auto* document : workspace().documents())
            if (document->place().id && document->deck() == made.deck)
                made.id = document->place().id;
        if (!made.id && onlyMissing()->isChecked())
            for (app::DeckLibrary library(workspace()); const auto& listed : library.decks())
                if (listed.name == made.deck.name && library.deck(listed.id) == made.deck)
                    made.id = listed.id;
        decks.push_back(std::move(made));
    }
    return decks;
}

void ProxiesPage::refresh()
{
    if (!workspace().isReady())
        return;
    m_stale = false;
    m_job.drop();
    if (!m_given.empty()) {
        auto given = std::make_shared<const app::ProxyJob>(app::proxiesOf(m_given, m_copies->value()));
        auto sheets = app::ProxySheets::make(std::move(given), m_choices->options(), workspace().catalogue(), m_art);
        return sheets ? showSheets(*sheets) : showMisfit(sheets.error());
    }
    const auto decks = chosenDecks();
    const auto wanted = choice();
    if (decks.empty())
        return showInstead(tr("Tick the decks on the left whose cards you want to print as proxies.\nThey print at "
                              "actual size."));
    if (!wanted)
        return showInstead(wanted.error());
    if (wanted->onlyMissing && !workspace().collection().isOpen())
        return showInstead(tr("Reading the collection…"));
    if (wanted->onlyChanged)
        m_record = app::readProxyRecord(workspace().folder());
    auto job = std::make_shared<const app::ProxyJob>(
        app::collectProxies(decks, *wanted, workspace().collection().collection(), m_record.record));
    auto sheets = app::ProxySheets::make(std::move(job), m_choices->options(), workspace().catalogue(), m_art);
    if (!sheets)
        return showMisfit(sheets.error());
    showSheets(*sheets);
}

void ProxiesPage::showSheets(const app::ProxySheets& sheets)
{
    m_sheets = sheets;
    showWarnings(sheets.job().warnings);
    if (sheets.pages() == 0) {
        const bool changed = m_onlyChanged->isChecked(), missing = onlyMissing()->isChecked();
        m_sheets.reset();
        sayInstead(
            changed ? tr("Nothing has changed since these decks were last printed.\nUntick “%1” to print them again.")
                          .arg(m_onlyChanged->text())
            : missing ? tr("No copy is missing: there is nothing to print.\nUntick “%1” to print the decks anyway.")
                            .arg(onlyMissing()->text())
                      : tr("No cards to print: check the chosen sections and card names."));
        updateButtons();
        return;
    }
    m_preview->setPages(
        {sheets.pageSize(), sheets.pages(), [sheets](QPainter& painter, int page) { sheets.paint(painter, page); }});
    m_stack->setCurrentIndex(0);
    updateButtons();
    m_job.start([this, sheets]() -> app::Job::Answer {
        auto warnings = sheets.warnings();
        return [this, warnings = std::move(warnings)] { showWarnings(warnings); };
    });
}

void ProxiesPage::showInstead(const QString& text)
{
    m_sheets.reset();
    sayInstead(text);
    showWarnings({});
    updateButtons();
}

void ProxiesPage::showMisfit(const model::SheetMisfit& misfit)
{
    m_sheets.reset();
    m_preview->setPages({});
    showWarnings({});
    const auto words = app::offersOf(misfit);
    m_misfit->setText(q(app::misfitText(misfit)) + QLatin1Char('\n') +
                      (words.empty() ? tr("Use larger paper.") : tr("What would fit:")));
    delete m_offers->layout();
    qDeleteAll(m_offers->findChildren<QPushButton*>());
    auto* column = new QVBoxLayout(m_offers);
    const auto offer = [&](std::size_t at, const std::function<void(model::SheetOptions&)>& change) {
        auto text = q(words[at]);
        text.replace(0, 1, text.left(1).toUpper());
        auto* button = new QPushButton(text, m_offers);
        column->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, change] {
            auto options = m_choices->options();
            change(options.sheet);
            m_choices->setOptions(options);
        });
    };
    std::size_t at = 0;
    for (const auto& grid : misfit.grids)
        offer(at++, [grid](auto& sheet) {
            sheet.columns = grid.columns, sheet.rows = grid.rows, sheet.landscape = grid.landscape;
        });
    if (misfit.gutter)
        offer(at++, [gap = *misfit.gutter](auto& sheet) { sheet.gutter = gap; });
    if (misfit.bleed)
        offer(at++, [bleed = *misfit.bleed](auto& sheet) { sheet.bleed = bleed; });
    if (misfit.margin)
        offer(at++, [margin = *misfit.margin](auto& sheet) { sheet.margin = margin; });
    m_stack->setCurrentIndex(2);
    updateButtons();
}

void ProxiesPage::showWarnings(const std::vector<app::ProxyWarning>& warnings)
{
    m_warnings->clear();
    m_badPictures.clear();
    std::copy_if(warnings.begin(), warnings.end(), std::back_inserter(m_badPictures), [](const auto& warning) {
        return warning.trouble == app::ProxyTrouble::BadPicture || warning.trouble == app::ProxyTrouble::BadBack;
    });
    if (!m_record.trouble.empty() && m_onlyChanged->isChecked())
        (new QListWidgetItem(q(m_record.trouble), m_warnings))->setData(Qt::UserRole, -1);
    for (const auto& warning : warnings) {
        auto* item = new QListWidgetItem(q(app::warningText(warning)), m_warnings);
        item->setData(Qt::UserRole, warning.page);
        if (warning.page >= 0)
            item->setToolTip(tr("On page %1").arg(warning.page + 1));
    }
    m_warnings->setVisible(m_warnings->count() > 0);
}

void ProxiesPage::updateButtons()
{
    const bool shown = m_sheets.has_value();
    m_bar->setEnabled(shown);
    m_bar->refresh();
    for (auto* button : {m_save, m_print, m_pictures})
        button->setEnabled(shown && !isWorking());
    m_calibration->setEnabled(!isWorking());
    m_summary->setText(
        !shown ? QString()
               : tr("%1 of %2 on %3")
                     .arg(counted(m_sheets->job().copies.size(), "proxies"),
                         counted(m_sheets->job().faces.size(), "cards"), counted(m_sheets->sheets(), "sheets")));
}

QString ProxiesPage::insteadText() const
{
    return m_stack->currentIndex() == 2 ? m_misfit->text() : SheetsPage::insteadText();
}

std::vector<QPushButton*> ProxiesPage::offers() const
{
    const auto found = m_offers->findChildren<QPushButton*>();
    return m_stack->currentIndex() == 2 ? std::vector<QPushButton*>(found.begin(), found.end())
                                        : std::vector<QPushButton*>();
}

// Where the sheets of the page of proxies go: into a PDF, or to a printer.

// What the cards are of; empty: several decks.
QString ProxiesPage::fileTitle() const
{
    if (m_given.size() == 1)
        return q(m_given.front().card.name);
    if (!m_given.empty())
        return m_source;
    const auto decks = m_picker->chosen();
    return decks.size() == 1 ? q(decks.front().name) : QString();
}

void ProxiesPage::savePdf()
{
    if (!m_sheets || isWorking())
        return;
    const auto of = fileTitle();
    const auto file = askSave(
        suggestedFile(of.isEmpty() ? tr("Proxies") : tr("%1 proxies").arg(of), QStringLiteral(".pdf")));
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    const auto title = of.isEmpty() ? counted(m_picker->chosen().size(), "decks") + QStringLiteral(" as proxies")
                                    : QStringLiteral("Proxies: ") + of;
    m_remembered = m_sheets;
    auto& job = begin(
        tr("%1 written: %2. Print it at 100 % (actual size).").arg(QStringLiteral("%1"), summary()), file);
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
    if (const auto why = sheetPaperTrouble(*printer, *m_sheets); !why.isEmpty())
        return Q_EMIT trouble(why);
    m_remembered = m_sheets;
    auto& job = begin(tr("Sent to the printer: %1.").arg(summary()));
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
    auto& job = begin(tr("%1 written. Print it at 100 %, on both sides of one sheet."), file);
    job.write(file, [sheet = m_choices->options().sheet](
                        const app::PagesJob::Report&) { return std::optional(app::calibrationPdf(sheet)); });
}

void ProxiesPage::savePictures()
{
    if (!m_sheets || isWorking())
        return;
    const auto wish = askPictures();
    if (!wish)
        return;
    m_wish = *wish;
    app::CardPictures pictures{m_sheets->sharedJob(), workspace().catalogue(), m_art, wish->form, wish->backs,
        wish->contactSheet && !wish->pdf};
    const auto& options = m_sheets->options();
    pictures.form.look = {options.style, options.mark ? QString::fromUtf8(app::proxyMark) : QString()};
    const auto of = fileTitle();
    const auto place = wish->pdf ? askSave(suggestedFile(of.isEmpty() ? tr("Cards") : of, QStringLiteral(".pdf")))
                                 : askFolder();
    if (place.isEmpty())
        return;
    m_lastFolder = wish->pdf ? QFileInfo(place).absolutePath() : place;
    if (!wish->pdf)
        for (const auto& name : app::pictureFiles(pictures))
            if (const auto file = q(name); QFileInfo::exists(QDir(place).filePath(file))) {
                if (!askReplace(file))
                    return;
                break;
            }
    m_remembered = m_sheets;
    const auto done = tr("%1 written: %2.").arg(QStringLiteral("%1"), counted(pictures.job->faces.size(), "pictures"));
    auto& job = begin(done, place);
    if (wish->pdf)
        job.write(place, [pictures, of](const app::PagesJob::Report& report) {
            return app::cardPicturesPdf(pictures, of, countsIn(report));
        });
    else
        job.run([pictures, place](const app::PagesJob::Report& report) {
            return !app::writeCardPictures(place.toStdString(), pictures, countsIn(report)).stopped;
        });
}

void ProxiesPage::written()
{
    if (!m_remembered)
        return;
    auto record = app::readProxyRecord(workspace().folder()).record;
    app::remember(record, m_remembered->job());
    if (const auto kept = app::keepProxyRecord(workspace().folder(), record); !kept)
        Q_EMIT trouble(tr("The print record was not saved: printed.json %1.").arg(q(kept.error())));
    m_remembered.reset();
    if (m_onlyChanged->isChecked())
        later();
}

} // namespace nexus::ui
