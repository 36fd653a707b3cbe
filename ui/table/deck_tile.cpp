#include "ui/table/deck_tile.h"

#include "app/base/qt_text.h"
#include "app/printing/card_painter.h"
#include "ui/card/face_view.h"
#include "ui/table/player_colours.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int tileFace = 132, fanHeight = 186, leastTile = 300;
constexpr double fanTurn = 9, fanShare = 0.62; // degrees, and how far from face to face, between neighbours
constexpr int longestPlayerName = 40;

} // namespace

DeckTile::DeckTile(SeatIndex seat, QWidget* parent)
    : QFrame(parent)
    , m_seat(seat)
    , m_painter(new FaceView(this))
    , m_fanPlace(new QWidget(this))
    , m_deck(named(new QComboBox(this), tr("Deck of player %1").arg(seat + 1)))
    , m_player(named(new QLineEdit(this), tr("Name of player %1").arg(seat + 1)))
    , m_plays(named(new QComboBox(this), tr("Who plays deck %1").arg(seat + 1)))
    , m_words(new LineLabel(this))
{
    m_plays->addItem(tr("a person"), QString());
    m_plays->addItem(tr("the program · novice"), QStringLiteral("novice"));
    m_plays->addItem(tr("the program · fair"), QStringLiteral("fair"));
    m_plays->addItem(tr("the program · strong"), QStringLiteral("strong"));
    m_painter->hide();
    m_deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_deck->setMinimumContentsLength(12);
    m_deck->setFont(sized(font(), 14, true));
    m_player->setPlaceholderText(tr("Name: after the deck"));
    m_player->setMaxLength(longestPlayerName);
    m_words->setTopic(tr("Deck of player %1").arg(seat + 1));
    m_fanPlace->setFixedHeight(fanHeight);
    m_fanPlace->setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setLow(false);
    whenColoursChange(this, [this] { update(); });
}

void DeckTile::setLow(bool low)
{
    m_low = low;
    m_fanPlace->setVisible(!low);
    m_words->setVisible(!low);
    setMinimumWidth(low ? 0 : leastTile);
    delete layout();
    m_deck->setMinimumHeight(0);
    m_player->setMinimumHeight(m_deck->sizeHint().height());
    if (low)
        setLayout(rowOf(8, {16, 4, 12, 4}, {{m_deck, 2}, {m_player, 1}, m_plays}));
    else
        setLayout(columnOf(
            8, {18, 12, 18, 14}, {m_fanPlace, m_deck, m_words, rowOf(8, noMargins, {{m_player, 1}, m_plays})}));
}

void DeckTile::showDeck(const Deck* deck, const DeckChecker* checker)
{
    m_faces.clear();
    m_domains.clear();
    m_player->setEnabled(deck);
    m_plays->setEnabled(deck);
    if (!deck || !checker || m_low) {
        m_words->setText(deck ? QString() : tr("Nobody plays here."));
        return update();
    }
    const auto glance = app::glanceOf(*deck, *checker);
    m_catalogue = checker->sharedCatalogue();
    m_domains = glance.domains;
    for (const auto card : glance.faces) {
        m_painter->setFace(app::cardFace(*m_catalogue, card), m_catalogue->game());
        m_faces.push_back(m_painter->picture(static_cast<int>(tileFace * devicePixelRatioF())));
        m_faces.back().setDevicePixelRatio(devicePixelRatioF());
    }
    const auto verdict = app::verdict(checker->check(*deck));
    m_words->setText(tr("%1 · %2").arg(q(glance.total), q(verdict.text)),
        verdict.state == app::GaugeState::Met ? LineLabel::Tone::Good : LineLabel::Tone::Muted);
    update();
}

// The dearest in front, the others behind it at both sides.
void DeckTile::paintFan(QPainter& painter) const
{
    const auto place = m_fanPlace->geometry();
    const auto paintFace = [&](std::size_t which, int step) {
        painter.save();
        const auto& face = m_faces[which];
        const QSizeF size = face.deviceIndependentSize();
        painter.translate(place.center().x() + step * tileFace * fanShare, place.bottom());
        painter.rotate(step * fanTurn);
        drawRounded(painter, {-size.width() / 2 - 2, -size.height() - 1, size.width() + 4, size.height() + 4}, 8,
            QColor(0, 0, 0, 40));
        painter.drawImage(QPointF(-size.width() / 2, -size.height()), face);
        painter.restore();
    };
    if (m_faces.size() > 1)
        paintFace(1, -1);
    if (m_faces.size() > 2)
        paintFace(2, 1);
    if (!m_faces.empty())
        paintFace(0, 0);
}

void DeckTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const bool nobody = !m_player->isEnabled();
    if (!m_low)
        drawRounded(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10,
            nobody ? theme().ground : placeGround(m_seat),
            QPen(nobody ? theme().line : placeLine(m_seat), 1, nobody ? Qt::DashLine : Qt::SolidLine));
    drawRounded(painter, m_low ? QRectF(0, 8, 4, height() - 16) : QRectF(18, 12, 40, 4), 2,
        nobody ? theme().line : playerColour(m_seat));
    if (m_low)
        return;
    painter.setClipRect(m_fanPlace->geometry().adjusted(-18, 0, 18, 0));
    if (!nobody)
        return paintFan(painter);
    painter.setPen(theme().muted);
    painter.setFont(sized(font(), 13));
    drawLine(painter, m_fanPlace->geometry(), tr("Alone: choose a deck here to play against it"), Qt::AlignCenter);
}

} // namespace nexus::ui
