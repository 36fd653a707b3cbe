#include "ui/deck/legality_bar.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace nexus::ui {

namespace {

constexpr int pad = 4, betweenGauges = 2;
constexpr int ringSize = 32, ringWidth = 5, besideRing = 8;
constexpr int chipHeight = 18, chipGap = 3, chipWidth = 22;
constexpr int figureSize = 15, leadFigureSize = 17, limitSize = 12, belowSize = 11; // of letters

int widthIn(const QFont& font, const QString& text) { return QFontMetrics(font).horizontalAdvance(text); }

} // namespace

GaugeView::GaugeView(QWidget* parent)
    : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void GaugeView::show(const app::Gauge& gauge, const model::Game& game, bool leads)
{
    if (m_told && m_gauge == gauge && m_leads == leads)
        return; // a deck's edit leaves most gauges as they are
    m_told = true;
    m_gauge = gauge;
    m_leads = leads;
    m_pips.clear();
    for (const auto& pip : gauge.pips)
        m_pips.push_back({q(game.attributes[pip.domain].letter), domainColour(game, pip.domain), pip.value,
            pip.state == app::GaugeState::Wrong});
    setAccessibleName(q(gauge.label));
    setAccessibleDescription(q(gauge.sentence));
    setToolTip(q(gauge.sentence));
    const auto before = std::pair(m_least, m_roomy);
    m_least = widthOf(false);
    m_roomy = std::max(m_least, widthOf(true));
    if (before != std::pair(m_least, m_roomy))
        updateGeometry();
    update();
}

QSize GaugeView::sizeHint() const { return {m_roomy, LegalityBar::gaugeHeight}; }

QSize GaugeView::minimumSizeHint() const { return {m_least, LegalityBar::gaugeHeight}; }

GaugeView::Words GaugeView::words(bool roomy) const
{
    Words words;
    if (m_gauge.lines.empty())
        return words;
    const auto& lead = m_gauge.lines.front();
    words.figure = figures(lead.value);
    words.limit = roomy && isRing() ? QStringLiteral("/ %1 %2").arg(lead.limit).arg(q(lead.unit))
                                    : QStringLiteral("/%1").arg(lead.limit);
    QStringList below;
    if (isRing())
        below << withSign(lead.state, q(lead.remainder));
    else if (!m_pips.empty())
        below << withSign(lead.state, QStringLiteral("%1/%2").arg(lead.value).arg(lead.limit) +
                                          (roomy ? QLatin1Char(' ') + q(lead.counted) : QString()));
    if (roomy && (isRing() || !m_pips.empty()))
        for (const auto& line : m_gauge.lines)
            if (&line != &lead) {
                const auto further = QStringLiteral("%1/%2 %3").arg(line.value).arg(line.limit).arg(q(line.counted));
                below << (line.state == lead.state ? further : withSign(line.state, further));
            }
    if (!m_gauge.warning.empty())
        below << q(m_gauge.warning);
    if (!isRing() && m_pips.empty()) {
        if (lead.state != app::GaugeState::Met)
            words.figure = withSign(lead.state, words.figure);
        for (const auto& line : m_gauge.lines)
            if (&line != &lead && (roomy || line.state == app::GaugeState::Wrong)) {
                auto further = QStringLiteral("%1/%2").arg(line.value).arg(line.limit);
                words.limit += QStringLiteral(" · ") +
                               (line.state == app::GaugeState::Met ? further : withSign(line.state, further));
            }
        below.prepend(q(m_gauge.label));
    }
    words.below = below.join(QStringLiteral(" · "));
    return words;
}

int GaugeView::widthOf(bool roomy) const
{
    const auto said = words(roomy);
    const int below = widthIn(sized(font(), belowSize, true), said.below);
    if (!m_pips.empty()) {
        const auto chips = static_cast<int>(shownPips(roomy).size());
        return 2 * pad + std::max(chips * (chipWidth + chipGap) - chipGap, below);
    }
    const int figure = widthIn(sized(font(), isRing() ? leadFigureSize : figureSize, true), said.figure) + 3 +
                       widthIn(sized(font(), limitSize), said.limit);
    return 2 * pad + (isRing() ? ringSize + besideRing : 0) + std::max(figure, below);
}

void GaugeView::paintRing(QPainter& painter, const QRect& rect) const
{
    const auto& lead = m_gauge.lines.front();
    const auto circle = QRectF(rect).adjusted(ringWidth / 2.0, ringWidth / 2.0, -ringWidth / 2.0, -ringWidth / 2.0);
    constexpr int whole = 360 * 16, top = 90 * 16; // of Qt's sixteenths of a degree
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().track, ringWidth));
    painter.drawEllipse(circle);
    const auto part = lead.limit > 0 ? std::min(1.0, double(lead.value) / double(lead.limit)) : 0.0;
    painter.setPen(QPen(lead.state == app::GaugeState::Open ? theme().accent : colourOf(lead.state), ringWidth,
        Qt::SolidLine, Qt::FlatCap));
    if (part > 0)
        painter.drawArc(circle, top, -static_cast<int>(whole * part));
}

// All, or those with points where there is little room.
std::vector<const GaugeView::Pip*> GaugeView::shownPips(bool roomy) const
{
    std::vector<const Pip*> shown;
    for (const auto& pip : m_pips)
        if (roomy || pip.value != 0)
            shown.push_back(&pip);
    return shown;
}

// A letter with its points for each domain; one without points is faded, one with too many has a frame.
void GaugeView::paintPips(QPainter& painter, const QRect& rect, bool roomy) const
{
    int x = rect.left();
    for (const auto* pip : shownPips(roomy)) {
        const QRectF place(x, rect.top(), chipWidth, chipHeight);
        const bool none = pip->value == 0;
        drawPip(painter, place, none ? pip->letter : pip->letter + figures(pip->value), pip->colour, none);
        if (pip->wrong)
            drawRounded(painter, place.adjusted(-1, -1, 1, 1), 5, Qt::transparent, QPen(theme().bad, 2));
        x += chipWidth + chipGap;
    }
}

void GaugeView::paintFigure(QPainter& painter, const QRect& rect, const Words& words) const
{
    const auto state = m_gauge.lines.empty() ? app::GaugeState::Idle : m_gauge.lines.front().state;
    painter.setFont(sized(font(), isRing() ? leadFigureSize : figureSize, true));
    painter.setPen(state == app::GaugeState::Wrong               ? theme().bad
                   : state == app::GaugeState::Open && !isRing() ? theme().open
                                                                 : theme().text);
    const int used = drawLine(painter, rect, words.figure);
    painter.setFont(sized(font(), limitSize));
    painter.setPen(theme().muted);
    drawLine(painter, rect.adjusted(used + 3, 1, 0, 1), words.limit);
}

void GaugeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = hasFocus(), wrong = m_gauge.state == app::GaugeState::Wrong;
    if (focused || wrong || isDown() || underMouse()) {
        const double half = focused ? 1 : 0.5;
        const QPen frame(focused ? theme().accent : wrong ? theme().bad : QColor(Qt::transparent), focused ? 2 : 1);
        drawRounded(painter, QRectF(rect()).adjusted(half, half, -half, -half), 6,
            isDown() || underMouse() ? theme().hover : theme().pane, frame);
    }
    const bool roomy = width() >= m_roomy;
    const auto said = words(roomy);
    auto inner = rect().adjusted(pad, 4, -pad + 1, -4);
    QRect upper(inner.left(), inner.top(), inner.width(), 20), lower(inner.left(), inner.top() + 21, inner.width(), 15);
    if (!m_pips.empty()) {
        paintPips(painter, upper.adjusted(0, 1, 0, 0), roomy);
    } else if (isRing()) {
        paintRing(painter, QRect(inner.left(), (height() - ringSize) / 2, ringSize, ringSize));
        upper.setLeft(inner.left() + ringSize + besideRing);
        lower.setLeft(upper.left());
        paintFigure(painter, upper, said);
    } else { // the label over its figure
        std::swap(upper, lower);
        upper.moveTop(inner.top() + 1);
        lower.moveTop(inner.top() + 16);
        paintFigure(painter, lower, said);
        lower = upper;
    }
    const bool labelled = m_pips.empty() && !isRing();
    painter.setFont(sized(font(), belowSize, !labelled));
    painter.setPen(labelled ? theme().muted : colourOf(m_gauge.state));
    drawLine(painter, lower, said.below);
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
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
    while (m_gauges.size() > shown.size()) {
        delete m_gauges.back();
        m_gauges.pop_back();
    }
    while (m_gauges.size() < shown.size()) {
        QWidget* before = m_gauges.empty() ? m_tabAfter.data() : m_gauges.back();
        m_gauges.push_back(makeGauge());
        m_gauges.back()->setVisible(true);
        if (before)
            setTabOrder(before, m_gauges.back());
    }
    setTabStop(std::min(m_tabStop, m_gauges.empty() ? 0 : m_gauges.size() - 1));
    QStringList sentences;
    bool ring = true; // of the first that can
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const bool leads = ring && shown[i].pips.empty();
        m_gauges[i]->show(shown[i], m_document->checker().catalogue().game(), leads);
        ring = ring && !leads;
        sentences << q(shown[i].sentence);
    }
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
    updateGeometry();
    arrange();
}

int LegalityBar::widthOf(QSize (GaugeView::*hint)() const) const
{
    int width = betweenGauges * std::max(0, static_cast<int>(m_gauges.size()) - 1);
    for (const auto* gauge : m_gauges)
        width += (gauge->*hint)().width();
    return width;
}

// Each has its least room; what is left over goes to the domains first, then to the others in their order.
void LegalityBar::arrange()
{
    int left = width() - widthOf(&GaugeView::minimumSizeHint);
    std::vector<int> widths;
    for (const auto* gauge : m_gauges)
        widths.push_back(gauge->minimumSizeHint().width());
    for (const bool pips : {true, false})
        for (std::size_t i = 0; i < m_gauges.size(); ++i) {
            const int more = m_gauges[i]->sizeHint().width() - widths[i];
            if (m_gauges[i]->gauge().pips.empty() == pips || more > left)
                continue;
            widths[i] += more;
            left -= more;
        }
    int x = 0;
    for (std::size_t i = 0; i < m_gauges.size(); ++i) {
        m_gauges[i]->setGeometry(x, 0, widths[i], gaugeHeight);
        x += widths[i] + betweenGauges;
    }
}

void LegalityBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
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

} // namespace nexus::ui
