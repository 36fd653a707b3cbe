#include "ui/print/decklists_page.h"

#include "app/printing/decklist_sheet.h"
#include "app/text/gauges.h"
#include "app/text/qt_text.h"
#include "app/text/signs.h"
#include "app/text/trouble_text.h"
#include "ui/collection/collection_page.h"
#include "ui/print/deck_picker.h"
#include "ui/print/preview_bar.h"
#include "ui/print/proxy_printing.h"
#include "ui/print/sheet_preview.h"
#include "ui/theme/line_label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace nexus::ui {

struct DecklistsPage::Shown {
    std::shared_ptr<const app::TournamentList> list;
    QSizeF page;
    int copies = 1, pages = 0;
};

DecklistsPage::DecklistsPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_picker(new DeckPicker(workspace))
    , m_paper(new QComboBox)
    , m_twoCopies(new QCheckBox(tr("&Two copies of each list")))
    , m_split(new QSplitter(Qt::Horizontal))
    , m_stack(new QStackedWidget)
    , m_preview(new SheetPreview)
    , m_bar(new PreviewBar(m_preview))
    , m_instead(mutedLabel())
    , m_summary(new LineLabel)
    , m_writing(new JobBar(tr("Lists written")))
    , m_each(new QPushButton(tr("A &file each…")))
    , m_save(new QPushButton(tr("Save &PDF…")))
    , m_text(new QPushButton(tr("Save &as text…")))
    , m_print(new QPushButton(tr("Pri&nt…")))
{
    askSave = [this](const QString& suggested, const QString& filters) {
        return QFileDialog::getSaveFileName(this, tr("Save the decklist"), suggested, filters);
    };
    askFolder = [this] {
        return QFileDialog::getExistingDirectory(this, tr("Folder for the decklists"), m_lastFolder);
    };
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
    connect(&m_soon, &QTimer::timeout, this, &DecklistsPage::refresh);
    connect(m_picker, &DeckPicker::chosenChanged, this, &DecklistsPage::later);
    connect(&m_making, &app::NewestJob::failed, this, &DecklistsPage::trouble);
    connect(m_preview, &SheetPreview::failed, this, &DecklistsPage::trouble);
    showInstead(tr("Reading the cards…"));
}

DecklistsPage::~DecklistsPage() = default;

QWidget* DecklistsPage::makeLeft()
{
    auto* form = new QFormLayout;
    form->setSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const auto label = QString::fromLatin1(app::playerFields[i].label);
        m_fields[i] = new QLineEdit;
        m_fields[i]->setMaxLength(200);
        m_fields[i]->setAccessibleName(label);
        form->addRow(label, m_fields[i]);
        connect(m_fields[i], &QLineEdit::textChanged, this, &DecklistsPage::later);
    }
    auto* clear = new QPushButton(tr("&Clear"));
    clear->setAutoDefault(false);
    clear->setToolTip(tr("Empties all fields"));
    connect(clear, &QPushButton::clicked, this, &DecklistsPage::clearPlayer);
    auto* below = new QHBoxLayout;
    below->addWidget(mutedLabel(tr("What stays empty is a line to write on.")), 1);
    below->addWidget(clear);
    m_paper->addItem(tr("A4, 210 × 297 mm"), QSizeF(210, 297));
    m_paper->addItem(tr("Letter, 8.5 × 11 in"), QSizeF(215.9, 279.4));
    m_paper->setAccessibleName(tr("Paper"));
    m_twoCopies->setToolTip(tr("One for the judge and one to keep; each says which it is"));
    connect(m_paper, &QComboBox::currentIndexChanged, this, &DecklistsPage::later);
    connect(m_twoCopies, &QCheckBox::toggled, this, &DecklistsPage::later);
    m_picker->setMinimumHeight(150);
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(m_picker, 1);
    column->addWidget(partHeading(tr("Player")));
    column->addLayout(form);
    column->addLayout(below);
    column->addWidget(partHeading(tr("Paper")));
    column->addWidget(m_paper);
    column->addWidget(m_twoCopies);
    return asScrolled(column);
}

QWidget* DecklistsPage::makeButtons()
{
    m_summary->setTopic(tr("The list shown"));
    m_each->setToolTip(tr("A PDF a deck, into a folder"));
    m_text->setToolTip(tr("Text, CSV, JSON or Markdown, as the file is named"));
    m_save->setDefault(true);
    connect(m_each, &QPushButton::clicked, this, &DecklistsPage::saveEach);
    connect(m_save, &QPushButton::clicked, this, &DecklistsPage::savePdf);
    connect(m_text, &QPushButton::clicked, this, &DecklistsPage::saveAs);
    connect(m_print, &QPushButton::clicked, this, &DecklistsPage::print);
    connect(m_writing, &JobBar::workingChanged, this, &DecklistsPage::updateButtons);
    connect(m_writing, &JobBar::finished, this, [this] { Q_EMIT told(m_done); });
    connect(m_writing, &JobBar::cancelled, this,
        [this] { Q_EMIT told(tr("Called off; no list was written to the end.")); });
    connect(m_writing, &JobBar::failed, this, &DecklistsPage::trouble);
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_writing, m_text, m_each, m_print, m_save})
        row->addWidget(widget);
    return asWidget(row);
}

QWidget* DecklistsPage::makeRight()
{
    m_instead->setWordWrap(true);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stack->addWidget(m_preview);
    m_stack->addWidget(m_instead);
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    column->addWidget(makeButtons());
    return asWidget(column, {8, 0, 0, 0});
}

void DecklistsPage::ready()
{
    m_picker->ready();
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] {
        m_lists.reset();
        later();
    });
    later();
}

void DecklistsPage::choose(app::DeckDocument* document) { m_picker->choose(document); }

void DecklistsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void DecklistsPage::later()
{
    m_stale = true;
    if (isVisible())
        m_soon.start();
}

bool DecklistsPage::isSettled() const
{
    return !m_stale && !m_soon.isActive() && !m_making.isBusy() &&
           (m_stack->currentIndex() != 0 || m_preview->isSettled());
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
    return {form, m_paper->currentData().toSizeF(), m_twoCopies->isChecked() ? 2 : 1, player()};
}

std::vector<app::DeckToList> DecklistsPage::chosen() const
{
    std::vector<app::DeckToList> decks;
    for (auto& deck : m_picker->chosen()) {
        auto checker = m_workspace.checker(deck.ruleset);
        decks.push_back({std::move(deck), std::move(checker)});
    }
    return decks;
}

std::shared_ptr<const app::TournamentLists> DecklistsPage::lists()
{
    if (!m_lists)
        m_lists = std::make_shared<const app::TournamentLists>(
            m_workspace.catalogue(), m_workspace.profile().catalogueRevision());
    return m_lists;
}

void DecklistsPage::refresh()
{
    if (!m_workspace.isReady())
        return;
    m_stale = false;
    m_making.drop();
    auto deck = m_picker->current();
    if (!deck)
        return showInstead(tr("Tick the decks at the left whose lists you want to hand in.\nA list says what is in the "
                              "deck, whether it is legal and why not, and carries its code for the judge."));
    auto checker = m_workspace.checker(deck->ruleset);
    try {
        m_making.start([this, makes = lists(), deck = std::move(*deck), checker,
                           order = order(app::DecklistForm::Pdf)]() -> app::NewestJob::Answer {
            Shown shown{std::make_shared<const app::TournamentList>(makes->make(deck, checker, order.player)),
                order.pageMm, order.copies, 0};
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
    m_preview->setPages({});
    m_instead->setText(text);
    m_stack->setCurrentIndex(1);
    m_summary->setText({});
    m_shown = false;
    updateButtons();
}

void DecklistsPage::updateButtons()
{
    m_bar->refresh();
    for (auto* button : {m_save, m_text, m_print})
        button->setEnabled(m_shown && !isWorking());
    m_each->setEnabled(m_shown && !isWorking());
}

QString DecklistsPage::summary() const { return m_summary->text(); }
QString DecklistsPage::insteadText() const { return m_stack->currentIndex() == 0 ? QString() : m_instead->text(); }

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
    settings.setValue(QStringLiteral("decklists/wholePage"), m_preview->fits());
    settings.setValue(QStringLiteral("decklists/zoom"), m_preview->percent());
    settings.setValue(QStringLiteral("decklists/folder"), m_lastFolder);
    keepDivision(settings, QStringLiteral("decklists/split"), *m_split);
}

void DecklistsPage::restore(const QSettings& settings)
{
    const auto player = app::rememberedPlayer(settings);
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setText(player.*app::playerFields[i].value);
    m_paper->setCurrentIndex(
        std::clamp(settings.value(QStringLiteral("decklists/paper"), 0).toInt(), 0, m_paper->count() - 1));
    m_twoCopies->setChecked(settings.value(QStringLiteral("decklists/twoCopies"), false).toBool());
    m_preview->setZoom(settings.value(QStringLiteral("decklists/wholePage"), true).toBool(),
        settings.value(QStringLiteral("decklists/zoom"), 100).toInt());
    m_lastFolder = settings.value(QStringLiteral("decklists/folder")).toString();
    m_split->restoreState(settings.value(QStringLiteral("decklists/split")).toByteArray());
}

} // namespace nexus::ui
