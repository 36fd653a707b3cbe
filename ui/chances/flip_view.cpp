#include "ui/chances/flip_view.h"

#include "app/text/chances_text.h"
#include "app/base/qt_text.h"
#include "ui/chances/seed_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QListWidget>

namespace nexus::ui {

FlipView::FlipView(QWidget* parent)
    : QWidget(parent)
    , m_lines(named(withId(new QListWidget(this), "lines"), tr("Cards turned over")))
    , m_flip(pushButton(tr("&Flip once"), {}, this, &FlipView::start, this))
    , m_next(pushButton(tr("Turn over the &next card"), {}, this, &FlipView::turnNext, this))
    , m_all(pushButton(tr("Turn over a&ll"), {}, this, &FlipView::turnAll, this))
    , m_seed(new SeedField(this))
{
    setObjectName(QStringLiteral("flip"));
    m_lines->setFrameShape(QFrame::NoFrame);
    m_lines->setWordWrap(true);
    m_lines->setTextElideMode(Qt::ElideNone);
    m_flip->setObjectName(QStringLiteral("flipOnce"));
    m_next->setObjectName(QStringLiteral("turnNext"));
    m_all->setObjectName(QStringLiteral("turnAll"));
    for (auto* button : {m_flip, m_next, m_all})
        button->setAutoDefault(false);
    m_seed->setPlaceholderText(tr("by chance"));
    auto* seed = labelFor(tr("Seed"), m_seed, this);
    setLayout(columnOf(4, noMargins, {rowOf(6, {m_flip, seed, m_seed, m_next, m_all, stretch(1)}), {m_lines, 1}}));
    m_lines->setMinimumHeight(m_lines->fontMetrics().height() * 4);
    connect(m_seed, &SeedField::chosen, this, &FlipView::start);
    showState();
}

void FlipView::setTable(FlipTable table, bool ready)
{
    m_ready = ready;
    if (table != m_table) {
        m_table = std::move(table);
        m_record = {};
        m_step = m_turned = 0;
        m_lines->clear();
    }
    showState();
}

void FlipView::start()
{
    flip(m_seed->seedOrChance());
    m_next->setFocus();
}

void FlipView::flip(quint64 seed)
{
    if (!m_ready)
        return;
    m_record = model::flipInitiative(m_table.piles, seed);
    m_step = m_turned = 0;
    m_lines->clear();
    turnNext();
}

// While a step is not whole its cards stand alone; then they become one line that says what they mean.
void FlipView::turnNext()
{
    if (isOpen())
        return;
    const auto& step = m_record.steps[m_step];
    if (m_turned == 0 && step.shuffledBack)
        m_lines->addItem(tr("A deck has run out; the tied shuffle their cards back."));
    const auto& reveal = step.reveals[m_turned];
    const auto& row = m_table.piles[reveal.player].rows[reveal.row];
    const auto unit = m_table.unit.empty() ? QString() : QLatin1Char(' ') + q(m_table.unit);
    m_lines->addItem(
        tr("%1 reveals %2 (%3%4)").arg(q(m_table.players[reveal.player]), q(row.name)).arg(reveal.shows).arg(unit));
    if (++m_turned == step.reveals.size()) {
        for (auto gone = m_turned + (step.shuffledBack ? 1 : 0); gone > 0; --gone)
            delete m_lines->takeItem(m_lines->count() - 1);
        m_lines->addItem(q(app::flipSentence(m_record, m_step, m_table.piles, m_table.players, m_table.unit)));
        m_turned = 0;
        ++m_step;
    }
    if (isOpen())
        m_lines->addItem(tr("The same again: seed %1.").arg(m_record.seed));
    m_lines->setCurrentRow(m_lines->count() - 1);
    m_lines->scrollToBottom();
    showState();
}

void FlipView::turnAll()
{
    while (!isOpen())
        turnNext();
}

void FlipView::showState()
{
    const bool focused = m_next->hasFocus() || m_all->hasFocus();
    m_flip->setEnabled(m_ready);
    m_seed->setEnabled(m_ready);
    m_next->setEnabled(!isOpen());
    m_all->setEnabled(!isOpen());
    if (focused && isOpen())
        m_flip->setFocus();
}

} // namespace nexus::ui
