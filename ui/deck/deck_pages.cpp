#include "ui/deck/deck_pages.h"

#include "app/base/qt_text.h"
#include "app/text/diff_text.h"
#include "app/views/charts.h"
#include "model/base/text.h"
#include "ui/deck/cost_curve.h"
#include "ui/deck/solo_panel.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/text_field.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QUndoView>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int chartsAfter = 100; // milliseconds; charts take some to lay out, and keys repeat

std::vector<std::string> tagsOf(const QString& text)
{
    std::vector<std::string> tags;
    const auto bytes = text.toStdString();
    for (const auto part : model::split(bytes, ',')) {
        const std::string tag(model::trimmed(part));
        if (!tag.empty() && std::find(tags.begin(), tags.end(), tag) == tags.end())
            tags.push_back(tag);
    }
    return tags;
}

} // namespace

void ChartColumns::setCharts(const std::vector<app::DeckChart>& charts, const model::Game& game)
{
    const auto fits = [&](std::size_t i) { return i < m_panels.size() && m_panels[i]->kind() == charts[i].kind; };
    for (std::size_t i = 0; i < charts.size(); ++i) {
        if (!fits(i)) { // another kind: this and all after it are made anew
            for (auto panel = m_panels.begin() + static_cast<std::ptrdiff_t>(std::min(i, m_panels.size()));
                 panel != m_panels.end(); ++panel)
                delete *panel;
            m_panels.resize(i);
            m_panels.push_back(new ChartPanel(charts[i].kind, this));
            m_panels.back()->show();
        }
        m_panels[i]->setChart(charts[i], game);
    }
    for (std::size_t i = charts.size(); i < m_panels.size(); ++i)
        delete m_panels[i];
    m_panels.resize(charts.size());
    arrange();
}

void ChartColumns::arrange()
{
    const int narrowest = std::max(180, fontMetrics().averageCharWidth() * 26);
    const int count = std::max(1, width() / narrowest);
    const int across = width() / count;
    std::vector<int> heights(static_cast<std::size_t>(count), 0);
    for (auto* panel : m_panels) {
        const auto shortest = std::min_element(heights.begin(), heights.end());
        const int wanted = panel->hasHeightForWidth() ? panel->heightForWidth(across) : panel->sizeHint().height();
        panel->setGeometry(static_cast<int>(shortest - heights.begin()) * across, *shortest, across, wanted);
        *shortest += wanted + 8;
    }
    m_arrangedWidth = width();
    setMinimumHeight(*std::max_element(heights.begin(), heights.end()));
}

void ChartColumns::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (width() != m_arrangedWidth)
        arrange();
}

bool ChartColumns::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return QWidget::event(event);
}

StatisticsView::StatisticsView(app::Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_sections(named(new QComboBox(this), tr("Section counted")))
    , m_income(named(plainLabel({}, this), tr("Income against the costs")))
    , m_all(withId(named(new QToolButton(this), tr("Show the whole deck again")), "wholeDeck"))
    , m_copy(new QToolButton(this))
    , m_empty(emptyLabel(tr("The deck is empty. Add cards to see their types and costs here."), this))
    , m_curve(new CostCurveChart)
    , m_charts(new ChartColumns)
    , m_solo(workspace ? new SoloPanel(*workspace) : nullptr)
    , m_scroll(scrolled(asWidget(columnOf(8, noMargins, {m_curve, m_charts, m_solo, stretch(1)})), this))
{
    setFocusProxy(m_sections);
    m_all->setToolTip(m_all->accessibleName());
    m_all->setFocusPolicy(Qt::StrongFocus);
    connect(m_all, &QToolButton::clicked, this, [this] {
        m_curve->setFocus(); // the button goes
        Q_EMIT filterWanted({});
    });
    connect(m_curve, &CostCurveChart::columnWanted, this, [this](std::optional<std::int64_t> cost) {
        const auto* column = cost ? m_curve->curve().column(*cost) : nullptr;
        Q_EMIT filterWanted(column ? q(app::columnQuery(*column, m_curve->curve(), section())) : QString());
    });
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* copy = new QAction(tr("Copy as text"), this);
    connect(copy, &QAction::triggered, this, &StatisticsView::copyAsText);
    m_copy->setDefaultAction(copy);
    m_copy->setAutoRaise(true);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_sections, &QComboBox::activated, this, &StatisticsView::showSection);

    setLayout(columnOf(4, noMargins,
        {rowOf(8, {8, 4, 8, 0}, {m_sections, {m_income, 1}, m_all, m_copy}), {m_empty, 1}, {m_scroll, 1}}));
    refresh();
}

void StatisticsView::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &StatisticsView::later);
    if (m_document)
        connect(m_document, &QObject::destroyed, this, &StatisticsView::later);
    later();
}

// Once for several changes in a row, after the deck itself is painted, and only when somebody looks.
void StatisticsView::later()
{
    m_stale = true;
    if (!isVisible() || m_asked)
        return;
    m_asked = true;
    QTimer::singleShot(chartsAfter, this, [this] {
        m_asked = false;
        if (isVisible() && m_stale)
            refresh();
    });
}

void StatisticsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void StatisticsView::refresh()
{
    m_stale = false;
    m_stats = m_document ? model::deckStats(m_document->deck(), m_document->checker()) : model::DeckStats();
    const bool empty = m_stats.sections.empty();
    m_empty->setVisible(empty);
    m_scroll->setVisible(!empty);
    m_copy->setEnabled(!empty);
    m_income->setText(empty ? QString() : QString::fromStdString(app::incomeSentence(m_stats, m_document->checker())));
    m_income->setAccessibleDescription(m_income->text());
    if (m_solo)
        m_solo->setDeck(drawnDeck(m_document));
    fillSections();
    showSection();
}

void StatisticsView::fillSections()
{
    const auto chosen = m_sections->currentData().toString().toStdString();
    m_sections->clear();
    for (const auto& section : m_stats.sections) {
        m_sections->addItem(QString::fromStdString(app::sectionName(section.section, m_document->checker())),
            QString::fromStdString(section.section.str()));
        if (section.section == chosen ||
            (m_sections->currentData().toString().toStdString() != chosen && section.section == m_stats.drawn))
            m_sections->setCurrentIndex(m_sections->count() - 1);
    }
    m_sections->setVisible(m_sections->count() > 1);
}

model::SectionId StatisticsView::section() const
{
    return model::SectionId(m_sections->currentData().toString().toStdString());
}

void StatisticsView::showSection()
{
    if (!m_document || m_stats.sections.empty()) {
        m_curve->setCurve({}, {}, {});
        m_curve->hide();
        m_charts->setCharts({}, {});
        return showFilter();
    }
    const auto& checker = m_document->checker();
    auto charts = app::deckCharts(m_stats, section(), checker);
    const auto curve = app::costCurve(m_document->deck(), section(), checker);
    const bool wide = !curve.columns.empty() && !charts.empty() && charts.front().kind == app::ChartKind::Curve &&
                      charts.front().unit == curve.unit;
    m_curve->setVisible(wide);
    m_curve->setCurve(wide ? curve : app::CostCurve(), checker.catalogue().game(),
        wide ? q(app::chartSentence(charts.front())) : QString());
    if (wide) // it has the place of the first
        charts.erase(charts.begin());
    m_charts->setCharts(charts, checker.catalogue().game());
    showFilter();
}

void StatisticsView::setFilter(const QString& query)
{
    m_filter = query.trimmed();
    showFilter();
}

void StatisticsView::showFilter()
{
    const app::CurveColumn* chosen = nullptr;
    for (const auto& column : m_curve->curve().columns)
        if (!m_filter.isEmpty() && q(app::columnQuery(column, m_curve->curve(), section())) == m_filter)
            chosen = &column;
    m_curve->setChosen(chosen ? std::optional(chosen->cost) : std::nullopt);
    m_all->setVisible(!m_filter.isEmpty());
    m_all->setText(chosen ? tr("✕ Only %1 %2").arg(chosen->cost).arg(q(m_curve->curve().unit)) : tr("✕ Show all"));
}

void StatisticsView::copyAsText() const
{
    if (m_document)
        QApplication::clipboard()->setText(QString::fromStdString(
            app::statsText(model::deckStats(m_document->deck(), m_document->checker()), m_document->checker())));
}

NotesView::NotesView(QWidget* parent)
    : QWidget(parent)
    , m_author(named(new QLineEdit(this), tr("Author of the deck")))
    , m_tags(named(new QLineEdit(this), tr("Tags of the deck")))
    , m_notes(named(new TextField(model::maxNotesLength, this), tr("Notes on the deck")))
{
    setObjectName(QStringLiteral("notes"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 10, 16, 10);
    form->setHorizontalSpacing(12);
    form->addRow(tr("&Author"), m_author);
    form->addRow(tr("&Tags"), m_tags);
    form->addRow(tr("&Notes"), m_notes);
    m_tags->setPlaceholderText(tr("tournament, aggressive (separate with commas)"));
    m_notes->setPlaceholderText(tr("Plans, matchups, what to try next"));
    setFocusProxy(m_notes);
    m_notes->setTabChangesFocus(true);
    m_notes->setUndoRedoEnabled(false); // the deck's own undo takes notes back too
    callOnce(m_pause, 600, this, &NotesView::commit);
    const auto typed = [this] {
        if (!m_filling)
            m_pause.start();
    };
    connect(m_notes, &QPlainTextEdit::textChanged, this, typed);
    connect(m_author, &QLineEdit::textEdited, this, typed);
    connect(m_tags, &QLineEdit::textEdited, this, typed);
    connect(m_author, &QLineEdit::editingFinished, this, &NotesView::commit);
    connect(m_tags, &QLineEdit::editingFinished, this, &NotesView::commit);
    setDocument(nullptr);
}

void NotesView::setDocument(app::DeckDocument* document)
{
    commit();
    follow(m_document, document, this, &NotesView::refresh);
    setEnabled(document != nullptr);
    refresh();
}

void NotesView::commit()
{
    m_pause.stop();
    if (!m_document || m_filling)
        return;
    m_filling = true; // the fields are what the deck is about to be; refresh() must not take them back
    const auto& deck = m_document->deck();
    if (const auto notes = m_notes->toPlainText().toStdString(); notes != deck.notes)
        (void)m_document->edit({model::SetField{model::DeckField::Notes, notes}}, tr("Write notes"));
    if (const auto author = m_author->text().trimmed().toStdString(); author != deck.author)
        (void)m_document->edit(
            {model::SetField{model::DeckField::Author, author}}, tr("Author %1").arg(m_author->text()));
    if (const auto tags = tagsOf(m_tags->text()); tags != deck.tags)
        (void)m_document->edit({model::SetTags{tags}}, tr("Change tags"));
    m_filling = false;
    refresh();
}

void NotesView::refresh()
{
    if (m_pause.isActive() || m_filling)
        return; // what is being typed comes first
    m_filling = true;
    const model::Deck none;
    const auto& deck = m_document ? m_document->deck() : none;
    if (m_notes->toPlainText() != q(deck.notes))
        m_notes->setPlainText(q(deck.notes));
    if (m_author->text().trimmed() != q(deck.author))
        m_author->setText(q(deck.author));
    if (tagsOf(m_tags->text()) != deck.tags)
        m_tags->setText(q(model::joined(deck.tags, ", ")));
    m_filling = false;
}

HistoryView::HistoryView(QWidget* parent)
    : QWidget(parent)
    , m_steps(named(new QUndoView(this), tr("Steps of this session")))
    , m_versions(named(new QListWidget(this), tr("Saved versions")))
    , m_differences(named(new QPlainTextEdit(this), tr("Changes in this version")))
    , m_compare(new QPushButton(tr("&Compare"), this))
    , m_bringBack(pushButton(tr("&Bring back"), {}, this, &HistoryView::bringBack, this))
{
    setObjectName(QStringLiteral("history"));
    setFocusProxy(m_steps);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 8, 16, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    auto* steps = labelFor(tr("This session"), m_steps, this);
    auto* versions = labelFor(tr("Saved versions"), m_versions, this);
    grid->addWidget(steps, 0, 0);
    grid->addWidget(versions, 0, 1);
    grid->addWidget(new QLabel(tr("Changes"), this), 0, 2);
    grid->addWidget(m_steps, 1, 0, 3, 1);
    grid->addWidget(m_versions, 1, 1, 3, 1);
    grid->addWidget(m_differences, 1, 2, 1, 2);
    grid->addWidget(m_compare, 2, 2);
    grid->addWidget(m_bringBack, 2, 3);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    grid->setColumnStretch(3, 2);
    m_steps->setEmptyLabel(tr("As opened"));
    m_differences->setReadOnly(true);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what does not fit ends in dots
    m_versions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_differences->setTabChangesFocus(true);
    connect(m_versions, &QListWidget::currentRowChanged, this, &HistoryView::showDifferences);
    connect(m_compare, &QPushButton::clicked, this, [this] {
        const int at = chosenVersion();
        if (at < 0 || !m_document || !m_document->place().id)
            return;
        const auto& version = m_shown[static_cast<std::size_t>(at)];
        if (const auto deck = m_library->version(*m_document->place().id, version.number))
            Q_EMIT compareWanted(*deck, tr("Version %1, %2").arg(version.number).arg(localTime(version.saved)));
    });
}

void HistoryView::setDocument(app::Workspace* workspace, app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_workspace = workspace;
    m_document = document;
    m_library.reset();
    m_steps->setStack(document ? &document->undoStack() : nullptr);
    m_stale = true;
    if (document)
        connect(document, &app::DeckDocument::saved, this, [this] {
            m_stale = true;
            if (isVisible())
                fillVersions();
        });
    if (isVisible())
        fillVersions();
}

void HistoryView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        fillVersions();
}

void HistoryView::fillVersions()
{
    m_stale = false;
    m_shown.clear();
    m_versions->clear();
    if (m_workspace && m_workspace->isReady() && m_document && m_document->place().id) {
        if (!m_library)
            m_library = std::make_unique<app::DeckLibrary>(*m_workspace);
        m_shown = m_library->versions(*m_document->place().id);
    }
    for (const auto& version : m_shown) {
        auto* row = new QListWidgetItem(
            tr("%1 · %2 · %n cards", nullptr, version.cards).arg(version.number).arg(briefTime(version.saved)),
            m_versions);
        row->setToolTip(tr("Version %1, %2").arg(version.number).arg(localTime(version.saved)));
    }
    m_versions->setCurrentRow(m_shown.empty() ? -1 : 0);
    if (m_shown.empty())
        m_differences->setPlainText(
            tr("No saved version yet. Ctrl+S saves one; every change is kept as a draft anyway."));
    showDifferences();
}

int HistoryView::chosenVersion() const
{
    const int row = m_versions->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_shown.size() ? row : -1;
}

void HistoryView::showDifferences()
{
    const int at = chosenVersion();
    m_compare->setEnabled(at >= 0);
    m_bringBack->setEnabled(at >= 0);
    if (at < 0)
        return;
    const auto& lines = m_shown[static_cast<std::size_t>(at)].differences;
    m_differences->setPlainText(lines.empty() ? tr("The first version.") : q(model::joined(lines, "\n")));
}

void HistoryView::bringBack()
{
    const int at = chosenVersion();
    if (at < 0 || !m_document || !m_document->place().id)
        return;
    const auto number = m_shown[static_cast<std::size_t>(at)].number;
    if (auto deck = m_library->version(*m_document->place().id, number))
        (void)m_document->edit({model::ReplaceDeck{std::move(*deck)}}, tr("Bring back version %1").arg(number));
}

} // namespace nexus::ui
