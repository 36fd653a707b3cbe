#include "ui/card/card_peek.h"

#include "app/base/qt_text.h"
#include "app/documents/workspace.h"
#include "app/views/catalogue_model.h"
#include "model/search/card_lookup.h"
#include "ui/card/face_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScreen>

namespace nexus::ui {

namespace {

constexpr int peekWidth = 240;
constexpr int peekGap = 12; // between what is read and the faces

// The view an item is shown in, where the widget is its viewport.
QAbstractItemView* viewOf(QWidget* widget)
{
    auto* view = widget ? qobject_cast<QAbstractItemView*>(widget->parentWidget()) : nullptr;
    return view && view->viewport() == widget && !view->property(CardPeek::showsFaces).toBool() ? view : nullptr;
}

QRect onScreen(const QWidget& widget, const QRect& rect) { return {widget.mapToGlobal(rect.topLeft()), rect.size()}; }

QString textOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return wordsOf(*label);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button ? button->text().replace(QStringLiteral("&&"), QStringLiteral("&")) : QString();
}

} // namespace

CardPeek::CardPeek(app::Workspace& workspace, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
    , m_art(workspace.folder() / "art")
    , m_faces(new QFrame(window, Qt::ToolTip))
    , m_words(plainLabel({}, m_faces))
{
    m_faces->setFrameShape(QFrame::Box);
    whenColoursChange(m_faces, [this] { dress(); });
    dress();
    m_faces->setBackgroundRole(QPalette::Base);
    m_faces->setAttribute(Qt::WA_ShowWithoutActivating);
    auto* row = rowOf(peekGap, {8, 8, 8, 8}, {});
    for (int i = 0; i < mostFaces; ++i) {
        auto* face = new FaceView(m_faces);
        face->setFixedSize(peekWidth, face->heightForWidth(peekWidth));
        face->setArt([this](const app::CardFace& card, int width) { return m_art.picture(card, width); });
        row->addWidget(face);
        m_views.push_back(face);
    }
    m_words->setContentsMargins(8, 0, 8, 8);
    m_words->hide();
    m_faces->setLayout(columnOf(0, noMargins, {row, m_words}));
    m_soon.setSingleShot(true);
    m_soon.setInterval(delay);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (m_under && m_under->isVisible())
            rests(m_under, m_at);
    });
    qApp->installEventFilter(this);
}

CardPeek::~CardPeek() { qApp->removeEventFilter(this); }

void CardPeek::dress()
{
    auto colours = m_faces->palette();
    colours.setColor(QPalette::WindowText, theme().line);
    m_faces->setPalette(colours);
}

void CardPeek::setByPointer(bool on)
{
    m_byPointer = on;
    hide();
}

bool CardPeek::isOurs(const QWidget* widget) const
{
    for (const auto* window = widget->window(); window; window = window->parentWidget())
        if (window == m_window)
            return true;
    return false;
}

bool CardPeek::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    const bool moves = type == QEvent::MouseMove || type == QEvent::Enter;
    if (moves && m_byPointer) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (!widget || widget->window() == m_faces || !isOurs(widget))
            return false;
        const auto at = type == QEvent::Enter ? static_cast<QEnterEvent*>(event)->position().toPoint()
                                              : static_cast<QMouseEvent*>(event)->position().toPoint();
        if (type == QEvent::MouseMove && static_cast<QMouseEvent*>(event)->buttons() != Qt::NoButton)
            return false; // dragging
        if (const auto on = widget->mapToGlobal(at); std::exchange(m_on, on) == on)
            return false; // a window came under the pointer
        if (auto* view = viewOf(widget)) {
            widget->setMouseTracking(true);
            if (const auto row = view->indexAt(at).siblingAtColumn(0); widget != m_under || row != m_row) {
                hide();
                m_row = row;
                m_soon.start();
            }
        } else if (widget != m_under) {
            hide();
            m_row = QPersistentModelIndex();
            m_soon.start();
        }
        m_under = widget;
        m_at = at;
    } else if (type == QEvent::ToolTip && watched == m_under && m_faces->isVisible()) {
        return takeWords(m_under, static_cast<QHelpEvent*>(event)->pos());
    } else if (type == QEvent::Leave && watched == m_under) {
        hide();
        m_under = nullptr;
    } else if (type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Wheel ||
               type == QEvent::WindowDeactivate) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && m_faces->isVisible() && isOurs(widget) && type != QEvent::KeyPress)
            hide();
        else if (m_faces->isVisible() && type == QEvent::KeyPress &&
                 static_cast<QKeyEvent*>(event)->key() != Qt::Key_F2)
            hide();
        m_soon.stop();
    }
    return false;
}

std::vector<model::CardIndex> CardPeek::namedIn(const QString& text) const
{
    constexpr qsizetype longest = 2000;
    std::vector<model::CardIndex> cards;
    if (!m_workspace.isReady() || text.size() > longest)
        return cards;
    for (const auto& named : model::cardsNamedIn(*m_workspace.catalogue(), text.toStdString()))
        for (const auto card : named.cards)
            if (std::find(cards.begin(), cards.end(), card) == cards.end())
                cards.push_back(card);
    return cards;
}

CardPeek::Place CardPeek::placeIn(const QAbstractItemView& view, const QModelIndex& index) const
{
    Place place;
    if (!index.isValid())
        return place;
    if (const auto card = index.siblingAtColumn(0).data(app::CatalogueModel::CardRole);
        qobject_cast<const app::CatalogueModel*>(view.model()) && card.isValid())
        place.cards = {static_cast<model::CardIndex>(card.toUInt())};
    else
        place.cards = namedIn(index.data().toString());
    for (int column = 0; column < view.model()->columnCount(index.parent()) && place.cards.empty(); ++column)
        place.cards = namedIn(index.siblingAtColumn(column).data().toString());
    auto rect = view.visualRect(index);
    rect.setLeft(0);
    rect.setRight(view.viewport()->width());
    place.rect = onScreen(*view.viewport(), rect);
    place.view = onScreen(*view.viewport(), view.viewport()->rect());
    return place;
}

CardPeek::Place CardPeek::placeOf(const QWidget& widget) const
{
    const auto rect = onScreen(widget, widget.rect());
    return {namedIn(textOf(widget)), rect, rect};
}

void CardPeek::rests(QWidget* widget, const QPoint& at)
{
    auto* view = viewOf(widget);
    (void)show(view ? placeIn(*view, view->indexAt(at)) : placeOf(*widget));
}

bool CardPeek::peekAtFocus()
{
    if (m_faces->isVisible()) {
        hide();
        return true;
    }
    const auto* focus = QApplication::focusWidget();
    if (!focus)
        return false;
    if (const auto* view = qobject_cast<const QAbstractItemView*>(focus))
        return show(placeIn(*view, view->currentIndex()));
    return show(placeOf(*focus));
}

bool CardPeek::isSeen(model::CardIndex card) const
{
    const auto faces = m_window->findChildren<FaceView*>();
    return std::any_of(faces.begin(), faces.end(), [&](const FaceView* face) {
        return face->window() == m_window && face->isVisible() && face->width() >= peekWidth - 40 &&
               model::makeCardKey(
                   face->face().card.name, model::identityParts(face->face().card, m_workspace.library().game))
                       .str() == m_workspace.catalogue()->key(card);
    });
}

bool CardPeek::show(const Place& place)
{
    if (place.cards.empty())
        return false;
    m_cards = place.cards;
    if (m_cards.size() > mostFaces)
        m_cards.resize(mostFaces);
    const auto& catalogue = *m_workspace.catalogue();
    if (m_cards.size() == 1 && isSeen(m_cards.front())) {
        m_cards.clear();
        return true;
    }
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        m_views[i]->setVisible(i < m_cards.size());
        if (i < m_cards.size())
            m_views[i]->setFace(app::cardFace(catalogue, m_cards[i]), catalogue.game());
    }
    m_place = place;
    m_words->hide();
    return put();
}

// What is said there beside the card's name stands under its face; nothing pops up beside it.
bool CardPeek::takeWords(QWidget* widget, const QPoint& at)
{
    auto* view = viewOf(widget);
    const auto words = view ? view->indexAt(at).data(Qt::ToolTipRole).toString() : widget->toolTip();
    const auto& catalogue = *m_workspace.catalogue();
    const bool named = std::any_of(m_cards.begin(), m_cards.end(),
        [&](model::CardIndex card) { return words == q(std::string(catalogue.name(card))); });
    if (words.isEmpty() || named || words == m_words->text())
        return true;
    m_words->setText(words);
    m_words->show();
    (void)put();
    return true;
}

bool CardPeek::put()
{
    const auto& place = m_place;
    m_faces->adjustSize();
    // Beside the view, else beside the row; on the screen, and off what is read.
    const auto* screen = QGuiApplication::screenAt(place.rect.center());
    const auto room = (screen ? screen : m_window->screen())->availableGeometry();
    const auto size = m_faces->size();
    const int level = std::clamp(
        place.rect.center().y() - size.height() / 2, room.top(), std::max(room.top(), room.bottom() - size.height()));
    const int upright = std::clamp(
        place.rect.left() + 40, room.left(), std::max(room.left(), room.right() - size.width()));
    const QPoint places[] = {{place.view.right() + peekGap, level}, {place.view.left() - peekGap - size.width(), level},
        {upright, place.rect.bottom() + peekGap}, {upright, place.rect.top() - peekGap - size.height()}};
    for (const auto& at : places)
        if (const QRect whole(at, size); room.contains(whole) && !whole.intersects(place.rect)) {
            m_faces->move(at);
            m_faces->show();
            return true;
        }
    m_faces->hide(); // no room: what is read stays
    m_cards.clear();
    return false;
}

void CardPeek::hide()
{
    m_soon.stop();
    m_faces->hide();
    m_words->clear();
    m_words->hide();
    m_cards.clear();
}

} // namespace nexus::ui
