#include "ui/print/proxies_page.h"

#include "app/text/qt_text.h"
#include "ui/collection/collection_page.h"
#include "ui/print/deck_picker.h"
#include "ui/print/preview_bar.h"
#include "ui/print/proxy_printing.h"
#include "ui/print/sheet_choices.h"
#include "ui/print/sheet_preview.h"
#include "ui/theme/line_label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace nexus::ui {

ProxiesPage::ProxiesPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_picker(new DeckPicker(workspace))
    , m_choices(new SheetChoices)
    , m_sections(new QComboBox)
    , m_cards(new QLineEdit)
    , m_onlyMissing(new QCheckBox(tr("Only what I do not own")))
    , m_onlyChanged(new QCheckBox(tr("Only what changed since the last print")))
    , m_split(new QSplitter(Qt::Horizontal))
    , m_below(new QSplitter(Qt::Vertical))
    , m_stack(new QStackedWidget)
    , m_preview(new SheetPreview)
    , m_instead(mutedLabel())
    , m_misfit(new QLabel)
    , m_offers(new QWidget)
    , m_warnings(new QListWidget)
    , m_summary(new LineLabel)
    , m_bar(new PreviewBar(m_preview))
    , m_writing(new JobBar(tr("Pages written")))
    , m_save(new QPushButton(tr("Save &PDF…")))
    , m_print(new QPushButton(tr("Pri&nt…")))
    , m_calibration(new QPushButton(tr("&Measuring page…")))
{
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("Save as PDF"), suggested, tr("PDF (*.pdf)"));
    };
    m_bar->setPageWord([this](int page) { return m_sheets && m_sheets->isBack(page) ? tr(", back") : QString(); });
    askPrinter = [this](QPrinter& printer) { return askForPrinter(printer, this); };
    m_split->addWidget(makeLeft());
    m_split->addWidget(makeRight());
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    m_split->setSizes({340, 900});
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 12, 12, 12);
    whole->addWidget(m_split);
    m_soon.setSingleShot(true);
    m_soon.setInterval(20);
    connect(&m_soon, &QTimer::timeout, this, &ProxiesPage::refresh);
    connect(m_picker, &DeckPicker::chosenChanged, this, &ProxiesPage::later);
    connect(m_choices, &SheetChoices::changed, this, &ProxiesPage::later);
    connect(&m_measuring, &app::NewestJob::failed, this, &ProxiesPage::trouble);
    connect(m_preview, &SheetPreview::failed, this, &ProxiesPage::trouble);
    connect(m_preview, &SheetPreview::pageChanged, this, &ProxiesPage::updateBar);
    connect(m_preview, &SheetPreview::zoomChanged, this, &ProxiesPage::updateBar);
    showInstead(tr("Reading the cards…"));
    updateBar();
}

ProxiesPage::~ProxiesPage() = default;

QWidget* ProxiesPage::makeLeft()
{
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_cards->setPlaceholderText(tr("All cards, or names with ; between them"));
    m_cards->setAccessibleName(tr("Only these cards; names with a semicolon between them"));
    m_cards->setClearButtonEnabled(true);
    m_onlyMissing->setToolTip(tr("Copies that are not at hand for the chosen decks together"));
    m_onlyChanged->setToolTip(tr("New cards, further copies and cards whose text is another one"));
    for (auto* box : {m_onlyMissing, m_onlyChanged})
        connect(box, &QCheckBox::toggled, this, &ProxiesPage::later);
    connect(m_sections, &QComboBox::currentIndexChanged, this, &ProxiesPage::later);
    connect(m_cards, &QLineEdit::textChanged, this, &ProxiesPage::later);
    auto* what = new QVBoxLayout;
    what->setSpacing(6);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_sections, m_cards, m_onlyMissing, m_onlyChanged})
        what->addWidget(widget);
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    m_picker->setMinimumHeight(150);
    column->addWidget(m_picker, 1);
    column->addWidget(partHeading(tr("Which cards")));
    column->addLayout(what);
    column->addWidget(partHeading(tr("On which sheets")));
    column->addWidget(m_choices);
    return asScrolled(column);
}

QWidget* ProxiesPage::makeButtons()
{
    m_summary->setTopic(tr("What is printed"));
    m_save->setDefault(true);
    m_calibration->setToolTip(tr("A sheet to measure what the printer does to sizes and backs"));
    connect(m_save, &QPushButton::clicked, this, &ProxiesPage::savePdf);
    connect(m_print, &QPushButton::clicked, this, &ProxiesPage::print);
    connect(m_calibration, &QPushButton::clicked, this, &ProxiesPage::saveCalibration);
    connect(m_writing, &JobBar::workingChanged, this, &ProxiesPage::updateBar);
    connect(m_writing, &JobBar::finished, this, [this] {
        rememberPrinted();
        Q_EMIT told(m_done);
    });
    connect(m_writing, &JobBar::cancelled, this, [this] { Q_EMIT told(tr("Called off; nothing was written.")); });
    connect(m_writing, &JobBar::failed, this, &ProxiesPage::trouble);
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_writing, m_calibration, m_print, m_save})
        row->addWidget(widget);
    return asWidget(row);
}

QWidget* ProxiesPage::makeRight()
{
    for (auto* label : {m_instead, m_misfit}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    auto* why = new QVBoxLayout;
    why->addStretch();
    why->addWidget(m_misfit);
    why->addWidget(m_offers, 0, Qt::AlignHCenter);
    why->addStretch();
    m_stack->addWidget(m_preview);
    m_stack->addWidget(m_instead);
    m_stack->addWidget(asWidget(why, {24, 24, 24, 24}));
    m_warnings->setAccessibleName(tr("Worth knowing before it is printed; Enter shows the page"));
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
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_bar);
    column->addWidget(m_below, 1);
    column->addWidget(makeButtons());
    return asWidget(column, {8, 0, 0, 0});
}

void ProxiesPage::ready()
{
    m_picker->ready();
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, &ProxiesPage::later);
    connect(&m_workspace, &app::Workspace::collectionUpdated, this, [this] {
        if (m_onlyMissing->isChecked())
            later();
    });
    fillSections();
    later();
}

void ProxiesPage::choose(app::DeckDocument* document) { m_picker->choose(document); }

void ProxiesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readArt(); // pictures may have been put there meanwhile
    if (m_stale)
        refresh();
}

void ProxiesPage::readArt() { m_art = std::make_shared<const app::CardArt>(m_workspace.folder() / "art"); }

void ProxiesPage::later()
{
    m_stale = true;
    if (isVisible())
        m_soon.start();
}

bool ProxiesPage::isSettled() const
{
    return !m_stale && !m_soon.isActive() && !m_measuring.isBusy() &&
           (m_stack->currentIndex() != 0 || m_preview->isSettled());
}

// Of the game's own edition: a section another edition calls by the same id is meant too.
void ProxiesPage::fillSections()
{
    const auto before = m_sections->currentData().toString();
    const QSignalBlocker quiet(m_sections);
    m_sections->clear();
    m_sections->addItem(tr("All sections that count"), QString());
    const auto& library = m_workspace.library();
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
    settings.setValue(QStringLiteral("proxies/wholePage"), m_preview->fits());
    settings.setValue(QStringLiteral("proxies/zoom"), m_preview->percent());
    settings.setValue(QStringLiteral("proxies/folder"), m_lastFolder);
    keepDivision(settings, QStringLiteral("proxies/split"), *m_split);
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
    m_preview->setZoom(settings.value(QStringLiteral("proxies/wholePage"), true).toBool(),
        settings.value(QStringLiteral("proxies/zoom"), 100).toInt());
    m_lastFolder = settings.value(QStringLiteral("proxies/folder")).toString();
    m_split->restoreState(settings.value(QStringLiteral("proxies/split")).toByteArray());
    m_below->restoreState(settings.value(QStringLiteral("proxies/below")).toByteArray());
}

} // namespace nexus::ui
