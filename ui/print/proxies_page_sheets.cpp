// What the page of proxies shows: the cards that are chosen, laid out, or why there is no sheet.
#include "app/base/qt_text.h"
#include "ui/print/proxies_page.h"

#include "app/printing/proxy_job.h"
#include "app/text/finding_text.h"
#include "ui/print/deck_picker.h"
#include "ui/print/preview_bar.h"
#include "ui/print/sheet_choices.h"
#include "ui/print/sheet_preview.h"
#include "ui/theme/counted.h"
#include "ui/theme/line_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace nexus::ui {

app::ProxyChoice ProxiesPage::choice() const
{
    app::ProxyChoice choice;
    if (const auto section = m_sections->currentData().toString(); section == QLatin1String(everySection))
        choice.everything = true;
    else if (!section.isEmpty())
        choice.sections.emplace_back(section.toStdString());
    for (const auto& name : m_cards->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
        if (const auto trimmed = name.trimmed(); !trimmed.isEmpty())
            choice.cards.push_back(trimmed.toStdString());
    choice.onlyMissing = m_onlyMissing->isChecked();
    choice.onlyChanged = m_onlyChanged->isChecked();
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
        if (!made.id && m_onlyMissing->isChecked())
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
    const auto decks = chosenDecks();
    const auto wanted = choice();
    if (decks.empty())
        return showInstead(tr("Tick the decks at the left whose cards you want to print as proxies.\nThey come out at "
                              "true size, 63 × 88 mm."));
    if (wanted.onlyMissing && !workspace().collection().isOpen())
        return showInstead(tr("Reading the collection…"));
    if (wanted.onlyChanged)
        m_record = app::readProxyRecord(workspace().folder());
    auto job = std::make_shared<const app::ProxyJob>(
        app::collectProxies(decks, wanted, workspace().collection().collection(), m_record.record));
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
        const bool changed = m_onlyChanged->isChecked(), missing = m_onlyMissing->isChecked();
        m_sheets.reset();
        sayInstead(
            changed ? tr("Nothing has changed since these decks were printed last.\nUntick “%1” to print them again.")
                          .arg(m_onlyChanged->text())
            : missing
                ? tr("Every copy is at hand: there is nothing to print.\nUntick “%1” to print the decks all the same.")
                      .arg(m_onlyMissing->text())
                : tr("There is no card to print in what is chosen: look at the sections and the names of cards."));
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
                      (words.empty() ? tr("Take larger paper.") : tr("What would fit:")));
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
    for (auto* button : {m_save, m_print})
        button->setEnabled(shown && !isWorking());
    m_calibration->setEnabled(!isWorking());
    m_summary->setText(!shown ? QString()
                              : tr("%1 of %2 on %3")
                                    .arg(counted(m_sheets->job().copies.size(), "proxy", "proxies"),
                                        counted(m_sheets->job().faces.size(), "card", "cards"),
                                        counted(m_sheets->sheets(), "sheet", "sheets")));
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

} // namespace nexus::ui
