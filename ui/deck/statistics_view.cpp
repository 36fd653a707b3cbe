#include "ui/deck/statistics_view.h"

#include "app/text/diff_text.h"
#include "app/views/charts.h"
#include "ui/deck/chart_columns.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int chartsAfter = 100; // milliseconds; charts take some to lay out, and keys repeat

} // namespace

StatisticsView::StatisticsView(QWidget* parent)
    : QWidget(parent)
    , m_sections(named(new QComboBox(this), tr("Section counted")))
    , m_income(plainLabel({}, this))
    , m_copy(new QToolButton(this))
    , m_empty(emptyLabel(tr("The deck is empty. Add cards and their costs, types and domains are counted here."), this))
    , m_scroll(new QScrollArea(this))
    , m_charts(new ChartColumns)
{
    setFocusProxy(m_sections);
    m_income->setAccessibleName(tr("Income against the costs"));
    m_scroll->setWidget(m_charts);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the panels in it take the focus
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* copy = new QAction(tr("Copy as text"), this);
    connect(copy, &QAction::triggered, this, &StatisticsView::copyAsText);
    m_copy->setDefaultAction(copy);
    m_copy->setAutoRaise(true);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_sections, &QComboBox::activated, this, &StatisticsView::showSection);

    setLayout(columnOf(
        4, noMargins, {rowOf(8, {8, 4, 8, 0}, {m_sections, {m_income, 1}, m_copy}), {m_empty, 1}, {m_scroll, 1}}));
    refresh();
}

void StatisticsView::setDocument(app::DeckDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    if (m_document) {
        connect(m_document, &app::DeckDocument::changed, this, &StatisticsView::later);
        connect(m_document, &QObject::destroyed, this, &StatisticsView::later);
    }
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

void StatisticsView::showSection()
{
    if (!m_document || m_stats.sections.empty())
        return m_charts->setCharts({}, {});
    const model::SectionId id(m_sections->currentData().toString().toStdString());
    m_charts->setCharts(app::deckCharts(m_stats, id, m_document->checker()), m_document->checker().catalogue().game());
}

void StatisticsView::copyAsText() const
{
    if (m_document)
        QApplication::clipboard()->setText(QString::fromStdString(
            app::statsText(model::deckStats(m_document->deck(), m_document->checker()), m_document->checker())));
}

} // namespace nexus::ui
