#include "ui/table/table_card.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QDragEnterEvent>
#include <QTimer>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int flashTime = 600; // milliseconds
const QString cardMime = QStringLiteral("application/x-nexusdeck-table-card");

QColor faded(const QColor& colour, const QColor& ground, double kept)
{
    const auto mix = [&](int a, int b) { return static_cast<int>(a * kept + b * (1 - kept)); };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()), mix(colour.blue(), ground.blue())};
}

} // namespace

CardTarget::CardTarget(TablePlay& play, QWidget* parent)
    : QAbstractButton(parent)
    , m_play(play)
{
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
}

void CardTarget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void CardTarget::dragEnterEvent(QDragEnterEvent* event)
{
    if (dragged(event->mimeData()))
        event->acceptProposedAction();
}

void CardTarget::dropEvent(QDropEvent* event)
{
    const auto card = dragged(event->mimeData());
    if (!card)
        return;
    event->acceptProposedAction();
    take(*card);
}

TableCard::TableCard(TablePlay& play, Look look, QWidget* parent)
    : CardTarget(play, parent)
    , m_look(look)
{
    // Buttons are never less wide than they would like to be.
    setSizePolicy(look == Look::Hand ? QSizePolicy::Preferred : QSizePolicy::Maximum, QSizePolicy::Fixed);
    if (look == Look::Hand)
        setMaximumWidth(300);
    connect(this, &QAbstractButton::clicked, this, [this] { m_play.touch(m_card); });
    connect(&play.faces(), &app::SmallFaceCache::ready, this, [this](CardIndex card) {
        if (m_shown.card != card)
            return;
        m_face = {};
        update();
    });
}

QSize TableCard::sizeHint() const
{
    switch (m_look) {
    case Look::Unit: return {140, unitHeight};
    case Look::Small: return {std::min(190, fontMetrics().horizontalAdvance(m_shown.name) + 34), smallHeight};
    case Look::Hand: break;
    }
    return m_large ? QSize(132, handFaceHeight) : QSize(200, handHeight);
}

void TableCard::setLarge(bool large)
{
    m_large = large;
    setMaximumWidth(large ? 132 : 300);
    updateGeometry();
}

void TableCard::setCard(CardId card)
{
    m_card = card;
    auto shown = lookOf(m_play, card);
    if (shown == m_shown && isVisibleTo(parentWidget()))
        return;
    m_shown = std::move(shown);
    m_face = {};
    setAccessibleName(m_shown.sentence);
    setToolTip(m_shown.sentence);
    updateGeometry();
    update();
}

void TableCard::flash()
{
    m_flashing = true;
    update();
    QTimer::singleShot(flashTime, this, [this] {
        m_flashing = false;
        update();
    });
}

void TableCard::paintEvent(QPaintEvent*)
{
    if (m_card == noCard || !m_play.isOpen() || m_away)
        return;
    QPainter painter(this);
    if (isFace())
        return paintFace(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (m_look == Look::Unit)
        paintUnit(painter);
    else if (m_look == Look::Small)
        paintSmall(painter);
    else
        paintHand(painter);
}

void TableCard::paintFrame(QPainter& painter) const
{
    const auto& colours = theme();
    const bool raised = m_shown.picked || m_shown.lit || m_shown.touched;
    const QColor edge = (m_shown.lit || m_shown.touched) && m_shown.enemy ? colours.bad
                        : raised                                          ? colours.accent
                                                                          : colours.line;
    QPen pen(edge, m_shown.picked || m_shown.lit || m_shown.touched ? 2 : 1.2);
    if (m_shown.touched && !m_shown.lit) {
        pen.setStyle(Qt::DashLine);
    } else if (m_shown.pale && !raised) { // a sign where there is no room for the word
        pen.setStyle(Qt::DashLine);
        pen.setColor(colours.muted);
    }
    const auto ground = m_flashing || m_shown.picked ? colours.selection
                        : m_look == Look::Hand       ? colours.pane
                                                     : colours.hover;
    drawPlace(painter, rect(), pen, ground, 5);
    if (hasFocus()) // within the frame of what is picked up or lit
        drawFocusRing(painter, raised ? rect().adjusted(3, 3, -3, -3) : rect());
    const auto bar = m_shown.pale ? faded(m_shown.colour, colours.hover, 0.45) : m_shown.colour;
    painter.setPen(Qt::NoPen);
    if (m_look == Look::Hand) {
        painter.setBrush(bar);
        painter.drawRect(QRectF(6, 2, width() - 12, 3));
        return;
    }
    painter.setBrush(m_shown.hatched ? QBrush(bar, Qt::Dense4Pattern) : QBrush(bar));
    painter.drawRect(QRectF(2, 4, 4, height() - 8));
}

void TableCard::changeEvent(QEvent* event)
{
    CardTarget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_face = {};
}

bool TableCard::isFace() const
{
    return m_look != Look::Small && height() >= leastFaceHeight && width() >= leastFaceWidth;
}

void TableCard::paintFace(QPainter& painter)
{
    const qreal ratio = devicePixelRatioF();
    if (m_face.isNull() || m_face.size() != (QSizeF(size()) * ratio).toSize())
        m_face = facePicture(m_play, m_shown, size(), ratio, font());
    painter.drawPixmap(0, 0, m_face);
    if (m_flashing)
        drawRounded(
            painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, Qt::transparent, QPen(theme().accent, 3));
    if (hasFocus()) { // off the colours of the face
        const QRectF ring = m_shown.picked || m_shown.lit ? rect().adjusted(4, 4, -4, -4) : rect();
        drawRounded(painter, ring.adjusted(2, 2, -2, -2), 8, Qt::transparent, QPen(theme().pane, 3));
        drawFocusRing(painter, ring, 8);
    }
}

QPixmap TableCard::picture()
{
    QPixmap seen((QSizeF(size()) * devicePixelRatioF()).toSize());
    seen.setDevicePixelRatio(devicePixelRatioF());
    seen.fill(Qt::transparent);
    render(&seen, {}, {}, {});
    return seen;
}

void TableCard::setAway(bool away)
{
    m_away = away;
    update();
}

// How far a Mission is, which only players know.
void TableCard::count(int by)
{
    const auto& card = m_play.state().card(m_card);
    m_play.perform(act::setOther(m_play.actor(), m_card, card.counters + by));
}

// A bar: two lines with a small picture where there is room, all in one where it is low.
void TableCard::paintUnit(QPainter& painter) const
{
    const auto ink = m_shown.pale ? theme().muted : theme().text;
    const auto number = [&](const QRect& rect, const QString& text, int shift, const QColor& ground) {
        paintNumber(painter, rect, text, shift, ground, font());
    };
    if (height() < 33) {
        const int top = (height() - 14) / 2;
        const int wide = m_shown.attackShift == 0 ? 18 : 25, right = m_shown.defenseShift == 0 ? 18 : 25;
        number(QRect(10, top, wide, 14), m_shown.attack, m_shown.attackShift, theme().bad);
        number(QRect(width() - 6 - right, top, right, 14), m_shown.defense, m_shown.defenseShift, theme().accent);
        painter.setFont(sized(font(), 11, true));
        painter.setPen(ink);
        const int left = m_shown.attack.isEmpty() ? 10 : 14 + wide;
        drawLine(painter, QRect(left, 0, width() - left - right - 9, height()), m_shown.name);
        return;
    }
    const bool roomy = height() >= 44;
    const int thumb = roomy && width() >= 150 && m_shown.card ? height() - 8 : 0, left = 11 + (thumb ? thumb + 4 : 0);
    if (thumb) {
        app::SmallFacePlan plan;
        plan.size = QSize(thumb, thumb);
        plan.header = plan.strip = 0;
        painter.setOpacity(m_shown.pale ? 0.5 : 1);
        painter.drawImage(QPoint(10, 4),
            m_play.faces().face(m_play.session().checker().catalogue(), *m_shown.card, plan, devicePixelRatioF()));
        painter.setOpacity(1);
    }
    painter.setFont(sized(font(), 12, true));
    painter.setPen(ink);
    drawLine(painter, QRect(left, roomy ? 4 : 1, width() - left - 5, roomy ? 18 : 16), m_shown.name);
    const int high = roomy ? 16 : 13, top = height() - high - (roomy ? 5 : 3);
    number(QRect(left, top, 27, high), m_shown.attack, m_shown.attackShift, theme().bad);
    number(QRect(width() - 34, top, 27, high), m_shown.defense, m_shown.defenseShift, theme().accent);
    const auto state = m_shown.state();
    const auto words = state.isEmpty() ? m_shown.range : state;
    const QRect between(left + 31, top - 1, width() - left - 69, high + 2);
    painter.setFont(sized(font(), 11, m_shown.lit));
    painter.setPen(m_shown.pale || state.isEmpty() ? theme().muted : theme().text);
    if (!state.isEmpty() || lineWidth(painter, words) <= between.width())
        drawLine(painter, between, words, Qt::AlignCenter);
}

void TableCard::paintSmall(QPainter& painter) const
{
    painter.setFont(sized(font(), 11, true));
    painter.setPen(m_shown.pale ? theme().muted : m_shown.terrain ? theme().good : theme().text);
    const int tile = m_shown.defense.isEmpty() ? 0 : 24;
    drawLine(painter, QRect(10, 0, width() - 16 - tile, height()),
        m_shown.words.isEmpty() ? m_shown.name : m_shown.name + QStringLiteral(" · ") + m_shown.words);
    if (tile)
        paintNumber(
            painter, QRect(width() - 28, (height() - 15) / 2, 23, 15), m_shown.defense, 0, theme().accent, font());
}

// A bar of the hand; where it is narrow, the name has two lines.
void TableCard::paintHand(QPainter& painter) const
{
    const auto& colours = theme();
    const bool held = !m_shown.reason.isEmpty(), narrow = width() < 140;
    const QRect tile(9, 11, 24, 19);
    const auto ground = costGround(m_shown, held ? colours.track : colours.text);
    drawRounded(painter, tile, 4, ground);
    painter.setFont(sized(font(), 12, true));
    painter.setPen(m_shown.costShift != 0 ? Qt::white : held ? colours.muted : colours.pane);
    drawLine(painter, tile, m_shown.cost, Qt::AlignCenter);
    painter.setPen(held ? colours.muted : colours.text);
    painter.setFont(sized(font(), narrow ? 11 : 12, true));
    const auto lines = headLines(m_shown.name, painter.font(), width() - 43, narrow ? 2 : 1);
    for (int i = 0; i < lines.size(); ++i)
        drawLine(painter, QRect(38, (lines.size() > 1 ? 6 : 11) + i * 14, width() - 41, lines.size() > 1 ? 14 : 19),
            lines[i]);
    const int left = m_shown.attackShift == 0 ? 22 : 27, right = m_shown.defenseShift == 0 ? 22 : 27;
    const int tiles = m_shown.hasNumbers() ? left + right + 13 : 0;
    const QRect words(10, 36, width() - 18 - tiles, 18);
    painter.setFont(sized(font(), 11, held));
    painter.setPen(colours.muted);
    const auto told = held                      ? m_shown.reason
                      : m_shown.words.isEmpty() ? m_shown.line
                                                : m_shown.words + QStringLiteral(" · ") + m_shown.line;
    if (held || lineWidth(painter, told) <= words.width() || words.width() > 60)
        drawLine(painter, words, told);
    paintNumber(painter, QRect(width() - 12 - right - left, 38, left, 16), m_shown.attack, m_shown.attackShift,
        colours.bad, font());
    paintNumber(painter, QRect(width() - 8 - right, 38, right, 16), m_shown.defense, m_shown.defenseShift,
        colours.accent, font());
}

void TableCard::keyPressEvent(QKeyEvent* event)
{
    const bool mission = m_card != noCard && m_play.isOpen() && m_play.state().card(m_card).zone == Zone::Missions;
    if (event->key() == Qt::Key_Menu)
        m_play.askByHand(m_card, mapToGlobal(rect().bottomLeft()));
    else if (mission && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        count(1);
    else if (mission && event->key() == Qt::Key_Minus && m_play.state().card(m_card).counters > 0)
        count(-1);
    else
        CardTarget::keyPressEvent(event);
}

void TableCard::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->pos();
    QAbstractButton::mousePressEvent(event);
}

void TableCard::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) ||
        (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return QAbstractButton::mouseMoveEvent(event);
    setDown(false);
    m_play.pickUp(m_card);
    auto* drag = new QDrag(this);
    drag->setMimeData(toMime(m_card));
    drag->setPixmap(picture());
    drag->setHotSpot(m_pressed);
    if (drag->exec(Qt::MoveAction) == Qt::IgnoreAction)
        m_play.putBack();
}

QMimeData* CardTarget::toMime(CardId card)
{
    auto* data = new QMimeData;
    data->setData(cardMime, QByteArray::number(card));
    return data;
}

std::optional<CardId> CardTarget::dragged(const QMimeData* data)
{
    if (!data || !data->hasFormat(cardMime))
        return std::nullopt;
    bool number = false;
    const auto card = data->data(cardMime).toUShort(&number);
    return number ? std::optional(card) : std::nullopt;
}

void TableCard::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    m_play.look(m_card);
}

void TableCard::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    m_play.look(m_card);
}

void TableCard::contextMenuEvent(QContextMenuEvent* event) { m_play.askByHand(m_card, event->globalPos()); }

void TableCard::dragEnterEvent(QDragEnterEvent* event)
{
    if (dragged(event->mimeData()) != m_card) // a card is not dropped on itself
        CardTarget::dragEnterEvent(event);
}

QString capital(const std::string& words)
{
    const auto text = q(words);
    return text.left(1).toUpper() + text.mid(1);
}

TableCard* findShown(const std::vector<TableCard*>& pool, CardId card)
{
    const auto at = std::find_if(
        pool.begin(), pool.end(), [&](const auto* view) { return !view->isHidden() && view->card() == card; });
    return at == pool.end() ? nullptr : *at;
}

void showCards(std::vector<TableCard*>& pool, std::span<const CardId> cards, std::function<TableCard*()> make)
{
    while (pool.size() < cards.size())
        pool.push_back(make());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        if (i < cards.size())
            pool[i]->setCard(cards[i]);
        pool[i]->setVisible(i < cards.size());
    }
}

} // namespace nexus::ui
