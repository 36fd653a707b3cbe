#include "ui/chances/drawn_hand.h"

#include "app/base/qt_text.h"
#include "app/printing/card_painter.h"
#include "app/text/card_text.h"
#include "app/text/chances_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "model/rules/additions.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStyle>

#include <algorithm>

namespace nexus::ui {

QString DrawnDeck::section() const { return QString::fromStdString(app::sectionName(pile.section, *checker)); }

QString DrawnDeck::unit() const { return QString::fromStdString(app::costUnit(*checker)); }

DrawnDeckPtr drawnDeck(model::Deck deck, std::shared_ptr<const model::DeckChecker> checker)
{
    auto pile = model::drawPile(deck, *checker);
    return std::make_shared<const DrawnDeck>(DrawnDeck{std::move(deck), std::move(checker), std::move(pile)});
}

DrawnDeckPtr drawnDeck(const app::DeckDocument* document)
{
    return document ? drawnDeck(document->deck(), document->sharedChecker()) : nullptr;
}

FoundRows foundRows(const DrawnDeck& deck, const QString& query)
{
    const auto& catalogue = deck.checker->catalogue();
    const auto parsed = model::parseQuery(query.toStdString(), catalogue.game());
    if (!parsed)
        return {{}, parsed.error()};
    const model::DeckContext context(*deck.checker, deck.deck);
    model::CardSet drawn(catalogue.size());
    for (const auto& row : deck.pile.rows)
        if (row.card)
            drawn.insert(*row.card);
    return {model::rowsIn(
                deck.pile, model::matchingAmong(parsed->root, drawn, catalogue, context.searchContext(&parsed->root))),
        std::nullopt};
}

QString pointsText(std::int64_t points, const QString& unit)
{
    return unit.isEmpty() ? QString::number(points) : QStringLiteral("%1 %2").arg(points).arg(unit);
}

namespace {

constexpr int betweenFaces = 12, belowFace = 10; // and their words
constexpr int leastFace = 96, mostFace = 320;

QImage clearImage(int width, qreal ratio)
{
    QImage image(QSize(width, app::cardHeightFor(width)) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    return image;
}

QImage unknownCard(const QString& name, int width, qreal ratio, const QFont& font)
{
    auto image = clearImage(width, ratio);
    QPainter painter(&image);
    painter.setFont(font);
    const QRect face(0, 0, width, app::cardHeightFor(width));
    painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
    painter.setBrush(theme().pane);
    painter.drawRect(face.adjusted(1, 1, -2, -2));
    painter.setPen(theme().text);
    painter.drawText(face.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, name);
    return image;
}

QImage paled(const QImage& face, int width, qreal ratio)
{
    auto image = clearImage(width, ratio);
    QPainter painter(&image);
    painter.setOpacity(0.4);
    painter.drawImage(QPointF(0, 0), face);
    return image;
}

} // namespace

QIcon drawnFace(const model::Catalogue& catalogue, std::optional<model::CardIndex> card, const QString& name, int width,
    qreal devicePixelRatio, const QFont& font, bool pale)
{
    auto image = card ? app::cardImage(app::cardFace(catalogue, *card), catalogue.game(),
                            qRound(width * devicePixelRatio), devicePixelRatio)
                      : unknownCard(name, width, devicePixelRatio, font);
    if (pale)
        image = paled(image, width, devicePixelRatio);
    QIcon icon;
    for (const auto mode : {QIcon::Normal, QIcon::Selected})
        icon.addPixmap(QPixmap::fromImage(image), mode);
    return icon;
}

HandList::HandList(QWidget* parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Cards in hand"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void HandList::showHand(
    const model::TestDraw& draw, std::shared_ptr<const model::DeckChecker> checker, std::vector<HandNote> notes)
{
    if (m_checker != checker || m_draw.pile != draw.pile)
        m_faces.clear();
    m_draw = draw;
    m_checker = std::move(checker);
    m_notes = std::move(notes);
    fill();
}

std::size_t HandList::place() const
{
    return currentRow() < 0 ? static_cast<std::size_t>(count()) : static_cast<std::size_t>(currentRow());
}

HandList::Arrangement HandList::arrangement() const
{
    // The view leaves room for a bar at the side, whether there is one or not.
    const auto area = size() - QSize(style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) + 2, 4);
    const int cards = std::max(1, static_cast<int>(m_draw.hand.size()));
    const int words = lines() * (fontMetrics().height() + 2) + belowFace;
    Arrangement best;
    for (int down = 1; down <= cards; ++down) { // of nearly as large ones, fewer rows
        const int across = (cards + down - 1) / down;
        const int high = (area.height() / down - words) * 63 / 88;
        const int width = std::min(area.width() / across - betweenFaces, high);
        if (width > best.face * 11 / 10)
            best = {width, std::max(width + betweenFaces, area.width() / across)};
    }
    if (best.face < leastFace || best.face > mostFace) {
        best.face = std::clamp(best.face, leastFace, mostFace);
        best.across = best.face + betweenFaces;
    }
    return best;
}

QIcon HandList::face(std::size_t place, bool pale)
{
    auto& kept = m_faces[{m_draw.hand[place].row, pale}];
    if (kept.isNull())
        kept = drawnFace(m_checker->catalogue(), m_draw.at(place).card, q(m_draw.at(place).name), m_width,
            devicePixelRatioF(), font(), pale);
    return kept;
}

void HandList::fill()
{
    const int current = currentRow();
    if (!m_checker)
        return clear();
    const auto [width, across] = arrangement();
    if (width != m_width)
        m_faces.clear();
    m_width = width;
    m_across = across;
    setIconSize(QSize(width, app::cardHeightFor(width)));
    setGridSize({across, iconSize().height() + lines() * (fontMetrics().height() + 2) + belowFace});
    while (count() > static_cast<int>(m_draw.hand.size()))
        delete takeItem(count() - 1);
    for (std::size_t place = 0; place < m_draw.hand.size(); ++place) {
        const auto& row = m_draw.at(place);
        const auto note = m_notes.empty() ? HandNote() : m_notes[place];
        auto* item = this->item(static_cast<int>(place));
        if (!item)
            item = new QListWidgetItem(this);
        item->setIcon(face(place, !note.refusal.isEmpty()));
        const auto cost = q(app::costText(row.cost, *m_checker));
        item->setText(m_notes.empty() ? cost : cost + QLatin1Char('\n') + note.state);
        item->setToolTip(note.refusal.isEmpty() ? q(row.name) : q(row.name) + QStringLiteral(": ") + note.refusal);
        item->setData(Qt::AccessibleTextRole, (row.card ? q(app::cardSentence(m_checker->catalogue(), *row.card))
                                                        : tr("%1, not in the catalogue").arg(q(row.name))) +
                                                  note.told);
    }
    setCurrentRow(std::clamp(current, 0, std::max(count() - 1, 0)));
}

void HandList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (const auto now = arrangement(); now.face != m_width || now.across != m_across)
        QMetaObject::invokeMethod(this, &HandList::fill, Qt::QueuedConnection);
}

void HandList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_faces.clear();
        fill();
    }
}

SampleHandView::SampleHandView(QWidget* parent)
    : QWidget(parent)
    , m_words(named(plainLabel({}, this), tr("Cost of the hand")))
    , m_empty(emptyLabel({}, this))
    , m_again(pushButton(
          tr("New hand"), tr("Shuffle the deck and draw again (Ctrl+D)"), this, &SampleHandView::redraw, this))
    , m_more(pushButton(
          tr("Draw one more"), tr("Draw the next card of the same shuffle"), this, &SampleHandView::drawOneMore, this))
    , m_cards(new HandList(this))
{
    setFocusProxy(m_cards);

    setLayout(
        columnOf(4, noMargins, {rowOf(8, {8, 4, 8, 0}, {{m_words, 1}, m_again, m_more}), {m_empty, 1}, {m_cards, 1}}));
    connect(m_cards, &QListWidget::itemClicked, this, &SampleHandView::choose);
    connect(m_cards, &QListWidget::itemActivated, this, &SampleHandView::choose); // Enter
    connect(m_cards, &QListWidget::currentRowChanged, this, [this] {
        if (m_cards->hasFocus())
            choose();
    });
    showHand();
}

// Beside the deck, as any card that is chosen.
void SampleHandView::choose()
{
    if (const auto place = m_cards->place(); m_checker && place < m_hand.hand.size())
        if (const auto card = m_hand.at(place).card)
            Q_EMIT currentCardChanged(*card);
}

void SampleHandView::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &SampleHandView::deckChanged);
    m_hand = {};
    m_checker.reset();
    if (isVisible() && m_document)
        redraw();
    else
        showHand();
}

void SampleHandView::redraw() { drawWithSeed(QRandomGenerator::global()->generate64()); }

void SampleHandView::drawWithSeed(quint64 seed)
{
    if (!m_document)
        return;
    m_deck = m_document->deck();
    m_checker = m_document->sharedChecker();
    m_hand = model::beginTestDraw(model::drawPile(m_deck, *m_checker), seed);
    showHand();
}

void SampleHandView::drawOneMore()
{
    if (!m_checker || model::drawCards(m_hand, 1) == 0)
        return;
    showHand();
    m_cards->scrollToBottom();
}

// An empty hand is drawn as soon as there is something to draw.
void SampleHandView::deckChanged()
{
    if (!m_hand.hand.empty())
        showWords();
    else if (isVisible())
        redraw();
    else
        m_checker.reset();
}

void SampleHandView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_document && !m_checker)
        redraw();
    else
        showCards();
}

void SampleHandView::showHand()
{
    const bool empty = m_hand.hand.empty();
    m_empty->setVisible(empty);
    m_cards->setVisible(!empty);
    if (!m_checker)
        m_empty->setText(tr("No deck is open."));
    else
        m_empty->setText(
            tr("There is nothing to draw: %1 is empty.").arg(q(app::sectionName(m_hand.pile.section, *m_checker))));
    m_again->setEnabled(m_checker != nullptr && !empty);
    m_more->setEnabled(!m_hand.deck.empty());
    showWords();
    showCards();
}

// Faces take a while to paint: only when they are seen.
void SampleHandView::showCards()
{
    if (isVisible() && m_checker)
        m_cards->showHand(m_hand, m_checker);
}

void SampleHandView::showWords()
{
    if (!m_checker || m_hand.hand.empty())
        return m_words->setText(QString());
    auto text = q(app::handSentence(model::handCost(m_hand), *m_checker)) + QLatin1Char(' ');
    const auto left = static_cast<int>(m_hand.deck.size());
    text += left == 0   ? tr("The whole deck is in hand.")
            : left == 1 ? tr("1 card left.")
                        : tr("%1 cards left.").arg(left);
    if (m_document && m_document->deck().sections != m_deck.sections)
        text += QLatin1Char(' ') + tr("The deck has changed since.");
    m_words->setText(text);
    m_words->setAccessibleDescription(text);
}

} // namespace nexus::ui
