#include "ui/deck/legality_bar.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace nexus::ui {

namespace {

// A gauge without room keeps its numbers and lets the unit go.
constexpr int roomy = 104, roomyWithPips = 170;
// A bar without room lets its gauges come closer.
constexpr int roomyBar = 520;

} // namespace

GaugeView::GaugeView(QWidget* parent)
    : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void GaugeView::show(const app::Gauge& gauge, const model::Game& game)
{
    if (m_told && m_gauge == gauge)
        return; // a deck's edit leaves most gauges as they are
    const bool resized = !m_told || m_gauge.pips.empty() != gauge.pips.empty();
    m_told = true;
    m_gauge = gauge;
    m_pips.clear();
    for (const auto& pip : gauge.pips)
        m_pips.push_back({q(game.attributes[pip.domain].letter), domainColour(game, pip.domain), pip.value, pip.limit});
    setAccessibleName(q(gauge.label));
    setAccessibleDescription(q(gauge.sentence));
    setToolTip(q(gauge.sentence));
    if (resized)
        updateGeometry();
    update();
}

QSize GaugeView::sizeHint() const { return {m_pips.empty() ? 126 : 210, 100}; }

QSize GaugeView::minimumSizeHint() const { return {m_pips.empty() ? 72 : 96, 100}; }

bool GaugeView::isNarrow() const { return width() < (m_pips.empty() ? roomy : roomyWithPips); }

void GaugeView::paintLead(QPainter& painter, const QRect& rect) const
{
    if (m_gauge.lines.empty())
        return;
    const auto& lead = m_gauge.lines.front();
    const auto base = font();
    const bool narrow = isNarrow();
    painter.setFont(sized(base, narrow ? 16 : 21, true));
    painter.setPen(lead.state == app::GaugeState::Wrong ? theme().bad : theme().text);
    const QRect figures(rect.left(), rect.top() + 24, rect.width(), 26);
    const int used = drawLine(painter, figures, nexus::figures(lead.value));
    painter.setFont(sized(base, 12));
    painter.setPen(theme().muted);
    auto text = QStringLiteral("/ %1 %2").arg(lead.limit).arg(q(lead.unit));
    if (!m_pips.empty() || narrow)
        text = (narrow ? QStringLiteral("/%1") : QStringLiteral("/ %1")).arg(lead.limit);
    const auto limits = figures.adjusted(used + (narrow ? 2 : 5), 3, 4, 0);
    if (lineWidth(painter, text) > limits.width())
        text = QStringLiteral("/ %1").arg(lead.limit); // better no unit than half of one
    const int limitsUsed = drawLine(painter, limits, text);
    if (!m_pips.empty() && narrow) { // beside the figures, for the label has no room to share
        painter.setFont(sized(base, 10, true));
        paintFurtherLines(painter, figures.adjusted(limits.left() - figures.left() + limitsUsed, 2, 0, 0));
    }
    if (m_pips.empty()) {
        const QRectF track(rect.left(), rect.top() + 55, rect.width(), 5);
        drawRounded(painter, track, 2.5, theme().track);
        const auto part = lead.limit > 0 ? std::min(1.0, double(lead.value) / double(lead.limit)) : 0.0;
        if (part > 0)
            drawRounded(painter, QRectF(track.left(), track.top(), std::max(5.0, track.width() * part), 5), 2.5,
                lead.state == app::GaugeState::Open ? theme().accent : colourOf(lead.state));
    }
}

void GaugeView::paintPips(QPainter& painter, const QRect& rect) const
{
    // Rows and columns as the width allows: three columns of two where there is room.
    const auto count = static_cast<int>(m_pips.size());
    const int columns = std::max(1, (count + 1) / 2);
    const int cell = rect.width() / columns;
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count; ++i) {
        const auto& pip = m_pips[static_cast<std::size_t>(i)];
        const int x = rect.left() + (i / 2) * cell;
        const int y = rect.top() + 52 + (i % 2) * 19;
        if (cell < 58) { // no room for bars: the number stands in the pip
            const auto text = pip.letter + QChar(0x2009) + figures(pip.value);
            drawPip(painter, QRectF(x, y, cell - 6, 15), text, pip.colour, pip.value == 0);
            continue;
        }
        drawPip(painter, QRectF(x, y, 16, 15), pip.letter, pip.colour, pip.value == 0);
        const auto limit = static_cast<int>(std::clamp<std::int64_t>(pip.limit, 1, 12));
        const int shown = static_cast<int>(std::max<std::int64_t>(limit, std::min<std::int64_t>(pip.value, limit + 2)));
        const double step = std::min(11.0, (cell - 16.0 - 14.0) / shown);
        for (int k = 0; k < shown; ++k) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(k >= limit ? theme().bad : k < pip.value ? pip.colour : theme().track);
            painter.drawRoundedRect(QRectF(x + 20 + k * step, y + 5, step - 2, 5), 1.5, 1.5);
        }
    }
}

// What the further lines say of a gauge with pips, in one: "3/6 Missions"; a figure alone where that is too much.
void GaugeView::paintFurtherLines(QPainter& painter, const QRect& rect) const
{
    const app::GaugeLine* told = m_gauge.lines.size() > 1 ? &m_gauge.lines[1] : nullptr;
    for (const auto& line : m_gauge.lines)
        if (line.state == m_gauge.state && line.state != app::GaugeState::Met) {
            told = &line;
            break;
        }
    if (!told)
        return;
    const auto mark = [&](const QString& words) {
        return told->state == app::GaugeState::Met ? words : withSign(told->state, words);
    };
    const bool leads = told == &m_gauge.lines.front();
    const auto figure = QStringLiteral("%1/%2").arg(told->value).arg(told->limit);
    auto text = leads ? mark(q(told->remainder)) : mark(figure + QLatin1Char(' ') + q(told->counted));
    if (!leads && lineWidth(painter, text) > rect.width())
        text = mark(figure);
    painter.setPen(colourOf(m_gauge.state));
    drawLine(painter, rect, text, Qt::AlignRight | Qt::AlignVCenter);
}

void GaugeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = hasFocus();
    const auto& frame = focused ? theme().accent : m_gauge.state == app::GaugeState::Wrong ? theme().bad : theme().line;
    const double half = focused ? 1 : 0.5;
    drawRounded(painter, QRectF(rect()).adjusted(half, half, -half, -half), 6,
        isDown() || underMouse() ? theme().hover : theme().pane, QPen(frame, focused ? 2 : 1));
    const bool narrow = isNarrow();
    const int pad = narrow ? 7 : 12;
    const auto inner = rect().adjusted(pad, 0, -pad, 0);
    painter.setFont(sized(font(), 12));
    if (lineWidth(painter, q(m_gauge.label)) > inner.width())
        painter.setFont(sized(font(), 11));
    painter.setPen(theme().muted);
    const int used = drawLine(painter, QRect(inner.left(), 7, inner.width() + 2, 16), q(m_gauge.label));
    paintLead(painter, inner);
    painter.setFont(sized(font(), narrow ? 10 : 11, true));
    if (!m_pips.empty()) {
        paintPips(painter, inner);
        if (!narrow) // at the top right
            paintFurtherLines(painter, QRect(inner.left() + used + 8, 7, inner.width() - used - 8, 16));
        return;
    }
    int y = 64;
    for (const auto& line : m_gauge.lines) {
        painter.setPen(colourOf(line.state));
        const bool leads = &line == &m_gauge.lines.front();
        drawLine(painter, QRect(inner.left(), y, inner.width() + 2, 15),
            withSign(line.state, leads ? q(line.remainder)
                                       : QStringLiteral("%1/%2 %3").arg(line.value).arg(line.limit).arg(q(line.unit))));
        y += 15;
    }
    if (!m_gauge.warning.empty()) {
        painter.setPen(colourOf(app::GaugeState::Open));
        drawLine(painter, QRect(inner.left(), y, inner.width() + 2, 15), q(m_gauge.warning));
    }
}

void GaugeView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click(); // Space does so of itself
    else
        QAbstractButton::keyPressEvent(event);
}

LegalityBar::LegalityBar(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("legality"));
    setAccessibleName(tr("Legality"));
    setLayout(rowOf(10, {12, 4, 12, 10}, {}));
    connect(&m_remainder, &app::RemainderWatch::changed, this, &LegalityBar::refresh);
}

void LegalityBar::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &LegalityBar::refresh);
    m_remainder.setDocument(document);
    refresh();
}

GaugeView* LegalityBar::makeGauge()
{
    auto* gauge = new GaugeView(this);
    gauge->installEventFilter(this);
    connect(gauge, &GaugeView::clicked, this, [this, gauge] {
        // To the first law behind its state; to the leading one where all is well.
        const auto& told = gauge->gauge();
        std::optional<std::uint32_t> wanted;
        for (const auto& line : told.lines)
            if (!wanted && line.state == told.state)
                wanted = line.constraint;
        for (const auto& pip : told.pips)
            if (!wanted && pip.state == told.state)
                wanted = pip.constraint;
        if (wanted)
            Q_EMIT constraintClicked(static_cast<int>(*wanted));
    });
    return gauge;
}

void LegalityBar::refresh()
{
    std::vector<app::Gauge> shown;
    if (m_document)
        shown = app::gauges(m_document->report(), m_document->deck(), m_document->checker());
    addWarning(shown);
    auto* row = static_cast<QHBoxLayout*>(layout());
    while (m_gauges.size() > shown.size()) {
        delete m_gauges.back();
        m_gauges.pop_back();
    }
    while (m_gauges.size() < shown.size()) {
        QWidget* before = m_gauges.empty() ? m_tabAfter.data() : m_gauges.back();
        m_gauges.push_back(makeGauge());
        row->addWidget(m_gauges.back());
        if (before)
            setTabOrder(before, m_gauges.back());
    }
    setTabStop(std::min(m_tabStop, m_gauges.empty() ? 0 : m_gauges.size() - 1));
    QStringList sentences;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        m_gauges[i]->show(shown[i], m_document->checker().catalogue().game());
        row->setStretch(static_cast<int>(i), shown[i].pips.empty() ? 3 : width() < roomyBar ? 4 : 5);
        sentences << q(shown[i].sentence);
    }
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
}

// A remainder that nothing can use, at the gauge it is about.
void LegalityBar::addWarning(std::vector<app::Gauge>& gauges) const
{
    const auto& dead = m_remainder.dead();
    if (!dead || !m_document)
        return;
    for (auto& gauge : gauges)
        if (!gauge.lines.empty() && gauge.lines.front().constraint == dead->constraint &&
            gauge.lines.front().state == app::GaugeState::Open) {
            gauge.warning = (dead->any ? tr("no card or pair fits") : tr("no cards fit")).toStdString();
            gauge.sentence += ". " + app::remainderText(*dead, m_document->checker());
        }
}

void LegalityBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_remainder.setWatching(true);
}

void LegalityBar::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_remainder.setWatching(false);
}

void LegalityBar::setTabStop(std::size_t gauge)
{
    m_tabStop = gauge;
    for (std::size_t i = 0; i < m_gauges.size(); ++i)
        m_gauges[i]->setFocusPolicy(i == gauge ? Qt::StrongFocus : Qt::ClickFocus);
}

bool LegalityBar::eventFilter(QObject* watched, QEvent* event)
{
    const auto at = static_cast<std::size_t>(std::find(m_gauges.begin(), m_gauges.end(), watched) - m_gauges.begin());
    if (at >= m_gauges.size())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn)
        setTabStop(at);
    if (event->type() == QEvent::KeyPress) {
        const auto last = m_gauges.size() - 1;
        auto to = at;
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Left: to = at > 0 ? at - 1 : last; break;
        case Qt::Key_Right: to = at < last ? at + 1 : 0; break;
        case Qt::Key_Home: to = 0; break;
        case Qt::Key_End: to = last; break;
        default: return QWidget::eventFilter(watched, event);
        }
        m_gauges[to]->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LegalityBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < roomyBar;
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->setSpacing(narrow ? 6 : 10);
    for (std::size_t i = 0; i < m_gauges.size(); ++i)
        row->setStretch(static_cast<int>(i), m_gauges[i]->gauge().pips.empty() ? 3 : narrow ? 4 : 5);
}

} // namespace nexus::ui
