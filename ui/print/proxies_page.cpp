#include "ui/print/proxies_page.h"

#include "app/base/qt_text.h"
#include "ui/print/deck_picker.h"
#include "ui/print/preview_bar.h"
#include "ui/print/sheet_choices.h"
#include "ui/print/sheet_preview.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QStackedWidget>

namespace nexus::ui {

ProxiesPage::ProxiesPage(app::Workspace& workspace, QWidget* parent)
    : SheetsPage(workspace, tr("Pages written"), parent)
    , m_choices(new SheetChoices)
    , m_sections(named(new QComboBox, tr("Sections")))
    , m_cards(named(searchField(tr("All cards, or names with ; between them")),
          tr("Only these cards; names with a semicolon between them")))
    , m_onlyMissing(new QCheckBox(tr("Only what I do not own")))
    , m_onlyChanged(new QCheckBox(tr("Only what changed since the last print")))
    , m_below(new QSplitter(Qt::Vertical))
    , m_misfit(new QLabel)
    , m_offers(new QWidget)
    , m_warnings(named(new QListWidget, tr("Worth knowing before it is printed; Enter shows the page")))
    , m_calibration(pushButton(tr("&Measuring page…"),
          tr("A sheet to measure what the printer does to sizes and backs"), this, &ProxiesPage::saveCalibration))
{
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("Save as PDF"), suggested, tr("PDF (*.pdf)"));
    };
    m_bar->setPageWord([this](int page) { return m_sheets && m_sheets->isBack(page) ? tr(", back") : QString(); });
    m_summary->setTopic(tr("What is printed"));
    connect(m_choices, &SheetChoices::changed, this, &ProxiesPage::later);
    connect(m_preview, &SheetPreview::pageChanged, this, &ProxiesPage::updateButtons);
    connect(m_preview, &SheetPreview::zoomChanged, this, &ProxiesPage::updateButtons);
    connect(m_writing, &JobBar::cancelled, this, [this] { Q_EMIT told(tr("Called off; nothing was written.")); });
    makePaper();
    arrange(makeChoices(), m_below, {m_calibration});
    showInstead(tr("Reading the cards…"));
}

QLayout* ProxiesPage::makeChoices()
{
    m_sections->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_onlyMissing->setToolTip(tr("Copies that are not at hand for the chosen decks together"));
    m_onlyChanged->setToolTip(tr("New cards, further copies and cards whose text is another one"));
    for (auto* box : {m_onlyMissing, m_onlyChanged})
        connect(box, &QCheckBox::toggled, this, &ProxiesPage::later);
    connect(m_sections, &QComboBox::currentIndexChanged, this, &ProxiesPage::later);
    connect(m_cards, &QLineEdit::textChanged, this, &ProxiesPage::later);
    return columnOf(10, {{m_picker, 1}, partHeading(tr("Which cards")),
                            columnOf(6, {m_sections, m_cards, m_onlyMissing, m_onlyChanged}),
                            partHeading(tr("On which sheets")), m_choices});
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
        if (m_onlyMissing->isChecked())
            later();
    });
    fillSections();
    later();
}

void ProxiesPage::showEvent(QShowEvent* event)
{
    readArt(); // pictures may have been put there meanwhile
    SheetsPage::showEvent(event);
}

void ProxiesPage::readArt() { m_art = std::make_shared<const app::CardArt>(workspace().folder() / "art"); }

// Of the game's own edition: a section another edition calls by the same id is meant too.
void ProxiesPage::fillSections()
{
    const auto before = m_sections->currentData().toString();
    const QSignalBlocker quiet(m_sections);
    m_sections->clear();
    m_sections->addItem(tr("All sections that count"), QString());
    const auto& library = workspace().library();
    if (const auto* edition = library.find(library.game.defaultRuleset))
        for (const auto& section : edition->ruleset.sections)
            m_sections->addItem(tr("Only %1").arg(q(section.label)), q(section.id.str()));
    m_sections->addItem(tr("All sections, those that count for nothing too"), QLatin1String(everySection));
    m_sections->setCurrentIndex(std::max(0, m_sections->findData(before)));
}

void ProxiesPage::store(QSettings& settings) const
{
    m_choices->store(settings);
    settings.setValue(QStringLiteral("proxies/sections"), m_sections->currentData());
    settings.setValue(QStringLiteral("proxies/onlyMissing"), m_onlyMissing->isChecked());
    settings.setValue(QStringLiteral("proxies/onlyChanged"), m_onlyChanged->isChecked());
    keepView(settings, QStringLiteral("proxies"));
    keepDivision(settings, QStringLiteral("proxies/below"), *m_below);
}

void ProxiesPage::restore(const QSettings& settings)
{
    m_choices->restore(settings);
    if (m_sections->count() == 0) // ready() keeps what is chosen
        m_sections->addItem(QString(), settings.value(QStringLiteral("proxies/sections")));
    else
        m_sections->setCurrentIndex(
            std::max(0, m_sections->findData(settings.value(QStringLiteral("proxies/sections")))));
    m_onlyMissing->setChecked(settings.value(QStringLiteral("proxies/onlyMissing"), false).toBool());
    m_onlyChanged->setChecked(settings.value(QStringLiteral("proxies/onlyChanged"), false).toBool());
    restoreView(settings, QStringLiteral("proxies"));
    m_below->restoreState(settings.value(QStringLiteral("proxies/below")).toByteArray());
}

} // namespace nexus::ui
