#include "ui/table/table_card.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/table_words.h"
#include "model/base/text.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

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
    if (look == Look::Hand)
        setMaximumWidth(300);
    connect(this, &QAbstractButton::clicked, this, [this] { m_play.touch(m_card); });
}

QSize TableCard::sizeHint() const
{
    switch (m_look) {
    case Look::Unit: return {140, unitHeight};
    case Look::Small: return {std::min(190, fontMetrics().horizontalAdvance(m_shown.name) + 34), smallHeight};
    case Look::Hand: break;
    }
    return {200, handHeight};
}

void TableCard::setCard(CardId card)
{
    m_card = card;
    const auto shown = read();
    if (shown == m_shown && isVisibleTo(parentWidget()))
        return;
    m_shown = shown;
    setAccessibleName(m_shown.sentence);
    setToolTip(m_shown.sentence.toHtmlEscaped());
    updateGeometry();
    update();
}

TableCard::Shown TableCard::read() const
{
    const auto& state = m_play.state();
    const auto& card = state.card(m_card);
    const auto& facts = state.factsOf(m_card);
    const app::TableWords words(state);
    Shown shown;
    shown.name = q(state.name(m_card));
    shown.cost = QString::number(facts.cost);
    if (facts.fights)
        shown.attack = QString::number(attackOf(state, m_card));
    if (facts.hasDefense)
        shown.defense = QString::number(defenseOf(state, m_card));
    shown.words = q(joined(words.conditions(m_card), " · "));
    shown.line = type();
    shown.pale = card.is(CardFlag::Exhausted);
    shown.hatched = card.is(CardFlag::Suppressed);
    shown.terrain = card.zone == Zone::Terrain;
    shown.picked = m_play.picked() == m_card;
    shown.lit = m_play.isLit(m_card);
    shown.enemy = card.owner != m_play.viewer();
    shown.dear = card.zone == Zone::Hand && facts.cost > state.player(card.owner).points;
    shown.sentence = q(words.card(m_card));
    if (shown.picked)
        shown.sentence += tr(", picked up");
    else if (shown.lit)
        shown.sentence += tr(", possible target");
    shown.colour = theme().muted;
    const auto& catalogue = m_play.session().checker().catalogue();
    if (const auto index = state.wordsOf(m_card).card)
        if (const auto points = app::domainPoints(catalogue, *index); !points.empty()) {
            const auto first = std::max_element(
                points.begin(), points.end(), [](const auto& a, const auto& b) { return a.points < b.points; });
            shown.colour = domainColour(catalogue.game(), first->domain);
        }
    return shown;
}

QString TableCard::type() const
{
    const auto index = m_play.state().wordsOf(m_card).card;
    return index ? q(app::typeLine(m_play.session().checker().catalogue(), *index)) : tr("Token");
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
    if (m_card == noCard || !m_play.isOpen())
        return;
    QPainter painter(this);
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
    const bool raised = m_shown.picked || m_shown.lit || hasFocus();
    const QColor edge = m_shown.lit && m_shown.enemy ? colours.bad : raised ? colours.accent : colours.line;
    QPen pen(edge, m_shown.picked || m_shown.lit ? 2 : 1.2);
    if (hasFocus() && !m_shown.picked && !m_shown.lit) {
        pen.setStyle(Qt::DotLine);
        pen.setWidthF(2);
    }
    const auto ground = m_flashing || m_shown.picked ? colours.selection
                        : m_look == Look::Hand       ? colours.pane
                                                     : colours.hover;
    drawPlace(painter, rect(), pen, ground, 5);
    if (hasFocus() && (m_shown.picked || m_shown.lit))
        drawRounded(
            painter, QRectF(rect()).adjusted(4, 4, -4, -4), 3, Qt::transparent, QPen(colours.text, 1, Qt::DotLine));
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

void TableCard::paintTile(QPainter& painter, const QRect& rect, const QString& text, const QColor& ground) const
{
    if (text.isEmpty())
        return;
    const auto colour = m_shown.pale ? faded(ground, theme().hover, 0.6) : ground;
    drawRounded(painter, rect, 3, colour);
    painter.setFont(sized(font(), 12, true));
    painter.setPen(readableOn(colour));
    drawLine(painter, rect, text, Qt::AlignCenter);
}

void TableCard::paintUnit(QPainter& painter) const
{
    painter.setFont(sized(font(), 12, true));
    painter.setPen(m_shown.pale ? theme().muted : theme().text);
    drawLine(painter, QRect(11, 4, width() - 16, 18), m_shown.name);
    const int top = height() - 21;
    paintTile(painter, QRect(11, top, 24, 16), m_shown.attack, theme().bad);
    paintTile(painter, QRect(width() - 30, top, 24, 16), m_shown.defense, theme().accent);
    painter.setFont(sized(font(), 11));
    painter.setPen(m_shown.pale || m_shown.words.isEmpty() ? theme().muted : theme().text);
    const auto words = m_shown.words.isEmpty() ? tr("ready") : m_shown.words;
    drawLine(painter, QRect(39, top - 1, width() - 73, 18), words, Qt::AlignCenter);
}

void TableCard::paintSmall(QPainter& painter) const
{
    painter.setFont(sized(font(), 11, true));
    painter.setPen(m_shown.pale ? theme().muted : m_shown.terrain ? theme().good : theme().text);
    const int tile = m_shown.defense.isEmpty() ? 0 : 24;
    drawLine(painter, QRect(10, 0, width() - 16 - tile, height()),
        m_shown.words.isEmpty() ? m_shown.name : m_shown.name + QStringLiteral(" · ") + m_shown.words);
    if (tile)
        paintTile(painter, QRect(width() - 28, (height() - 15) / 2, 23, 15), m_shown.defense, theme().accent);
}

void TableCard::paintHand(QPainter& painter) const
{
    const auto& colours = theme();
    const QRect tile(9, 11, 24, 19);
    drawRounded(painter, tile, 4, m_shown.dear ? colours.track : colours.text);
    painter.setFont(sized(font(), 12, true));
    painter.setPen(m_shown.dear ? colours.muted : colours.pane);
    drawLine(painter, tile, m_shown.cost, Qt::AlignCenter);
    painter.setPen(m_shown.dear ? colours.muted : colours.text);
    drawLine(painter, QRect(39, 11, width() - 45, 19), m_shown.name);
    painter.setFont(sized(font(), 11));
    painter.setPen(colours.muted);
    const int tiles = m_shown.defense.isEmpty() ? 0 : 58;
    drawLine(painter, QRect(10, 35, width() - 18 - tiles, 18), m_shown.line);
    if (tiles) {
        paintTile(painter, QRect(width() - 60, 37, 24, 16), m_shown.attack, colours.bad);
        paintTile(painter, QRect(width() - 32, 37, 24, 16), m_shown.defense, colours.accent);
    }
}

void TableCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Menu)
        m_play.askByHand(m_card, mapToGlobal(rect().bottomLeft()));
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
    drag->setPixmap(grab());
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
