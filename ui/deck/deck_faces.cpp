#include "ui/deck/deck_faces.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QDragLeaveEvent>
#include <QDragMoveEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

// Where the header of a face ends.
int headerOf(int width) { return static_cast<int>(std::lround(width * 104 / 630.0)); }

// The count of a face is edited on its badge.
class FaceDelegate : public DeckDelegate {
public:
    FaceDelegate(app::DeckModel* model, DeckFaces* faces, std::function<QRect(const QModelIndex&)> countAt)
        : DeckDelegate(model, faces)
        , m_countAt(std::move(countAt))
    {
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto count = m_countAt(index);
        editor->setGeometry(QRect(count.right() - 43, count.top() - 2, 44, count.height() + 4));
    }

private:
    std::function<QRect(const QModelIndex&)> m_countAt;
};

} // namespace

DeckFaces::DeckFaces(app::DeckModel* model, DeckView* rows, QWidget* parent)
    : DeckView(model, parent)
    , m_cache(new app::CardFaceCache(app::CardFaceCache::defaultBytes, this))
{
    setObjectName(QStringLiteral("faces"));
    setAccessibleName(tr("Deck as faces"));
    setItemDelegate(
        new FaceDelegate(model, this, [this](const QModelIndex& index) { return countPlaces(index).count; }));
    auto* own = selectionModel();
    setSelectionModel(rows->selectionModel());
    delete own;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its width must not depend on how the faces stand
    setDropIndicatorShown(false);
    connect(m_cache, &app::CardFaceCache::ready, this, [this](model::CardIndex card) {
        const QRect seen(0, verticalOffset(), viewport()->width(), viewport()->height());
        for (const auto& place : m_columns.faces)
            if (place.face.intersects(seen) && rowAt(place).card == card)
                viewport()->update(place.face.translated(0, -verticalOffset()));
        m_ahead.start();
    });
    callOnce(m_ahead, 30, this, &DeckFaces::prefetch);
    expandAll();
}

DeckFaces::~DeckFaces() = default;

void DeckFaces::setArtFolder(const std::filesystem::path& folder)
{
    m_cache->setArt(std::make_shared<const app::CardArt>(folder));
    viewport()->update();
}

void DeckFaces::readAnew()
{
    updateGeometries();
    viewport()->update();
}

void DeckFaces::setStacked(bool stacked)
{
    if (stacked == m_stacked)
        return;
    m_stacked = stacked;
    updateGeometries();
    scrollTo(currentIndex());
    viewport()->update();
}

void DeckFaces::setZoom(int percent)
{
    percent = std::clamp(percent, leastZoom, mostZoom);
    if (percent == m_zoom)
        return;
    m_zoom = percent;
    updateGeometries();
    scrollTo(currentIndex());
    viewport()->update();
    Q_EMIT zoomChanged(percent);
}

// --- where everything is ----------------------------------------------------------------------------------------

app::FaceRoom DeckFaces::room() const
{
    app::FaceRoom room;
    room.gap = gap;
    room.width = viewport()->width();
    // As many as come next to the wanted width; they share all the room there is.
    const int inner = std::max(60, room.width - room.gap - overhang);
    const int across = std::max(1, (inner + (shownWidth() + room.gap) / 2) / (shownWidth() + room.gap));
    room.face = inner / across - room.gap;
    room.strip = std::max(leastStrip, headerOf(room.face) + 2);
    room.stacked = m_stacked;
    const QFontMetrics bold(sized(font(), 13, true)), plain(sized(font(), 12));
    const auto& blocks = deckModel()->blocks();
    const bool oneLine = !m_stacked || std::all_of(blocks.begin(), blocks.end(), [&](const auto& block) {
        return bold.horizontalAdvance(q(block.label)) + 10 + plain.horizontalAdvance(q(block.summary)) <= room.face;
    });
    room.heading = oneLine ? lineHeading : linesHeading;
    return room;
}

void DeckFaces::layOut()
{
    const auto* document = deckModel()->document();
    const auto wanted = room();
    m_columns = document ? app::faceColumns(deckModel()->blocks(), document->checker().ruleset(), wanted)
                         : app::FaceColumns();
    if (wanted.face != m_room.face) {
        if (m_cache->isIdle())
            m_widthBefore = m_room.face;
        m_cache->forgetWaiting();
    }
    m_room = wanted;
    auto catalogue = document ? document->checker().sharedCatalogue() : nullptr;
    if (catalogue != m_catalogue) {
        m_tints.clear();
        m_catalogue = std::move(catalogue);
        m_cache->setCatalogue(m_catalogue);
    }
}

void DeckFaces::updateGeometries()
{
    layOut();
    auto* bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(40);
    bar->setRange(0, std::max(0, m_columns.height - viewport()->height()));
    QAbstractItemView::updateGeometries();
}

const app::FacePlace* DeckFaces::placeOf(const QModelIndex& index) const
{
    return deckModel()->row(index)
               ? m_columns.find(static_cast<std::size_t>(index.parent().row()), static_cast<std::size_t>(index.row()))
               : nullptr;
}

QModelIndex DeckFaces::indexOf(const app::FacePlace* place) const
{
    if (!place)
        return {};
    const auto* model = deckModel();
    return model->index(static_cast<int>(place->row), 0, model->index(static_cast<int>(place->block), 0));
}

const app::DeckRow& DeckFaces::rowAt(const app::FacePlace& place) const
{
    static const app::DeckRow none;
    const auto& blocks = deckModel()->blocks();
    return place.block < blocks.size() && place.row < blocks[place.block].rows.size()
               ? blocks[place.block].rows[place.row]
               : none;
}

// A face with its frame and badge, or a block: what is painted anew with it, and read to be there.
QRect DeckFaces::visualRect(const QModelIndex& index) const
{
    if (const auto* place = placeOf(index))
        return place->shown.translated(0, -verticalOffset())
            .adjusted(-frameRoom, -badgeHeight / 2 - 3, overhang + 2, frameRoom);
    if (!index.isValid() || index.parent().isValid())
        return {};
    for (const auto& column : m_columns.columns)
        if (static_cast<int>(column.block) == index.row())
            return column.area.translated(0, -verticalOffset());
    return {};
}

// The sum of a section stands over it, away from its columns.
void DeckFaces::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles)
{
    QTreeView::dataChanged(topLeft, bottomRight, roles);
    if (deckModel()->row(topLeft))
        return;
    for (const auto& section : m_columns.sections)
        if (std::find(section.blocks.begin(), section.blocks.end(), static_cast<std::size_t>(topLeft.row())) !=
            section.blocks.end())
            viewport()->update(section.title.translated(0, -verticalOffset()));
}

QModelIndex DeckFaces::indexAt(const QPoint& point) const
{
    const auto inside = point + QPoint(0, verticalOffset());
    const QRect around(inside - QPoint(signWidth, badgeHeight), QSize(2 * signWidth, 2 * badgeHeight));
    for (const auto& place : m_columns.faces) // badges lie over other faces
        if (around.contains(place.face.topRight()) && countPlaces(place).plus.contains(inside))
            return indexOf(&place);
    return indexOf(m_columns.at(inside));
}

void DeckFaces::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    const auto* place = placeOf(index);
    if (!place)
        return;
    auto* bar = verticalScrollBar();
    const int height = viewport()->height();
    // A lane from its heading where that fits.
    const int top = std::max(0, place->shown.top() - m_room.heading - m_room.gap);
    const int bottom = place->shown.bottom() + m_room.gap;
    if (hint == PositionAtCenter)
        bar->setValue((top + bottom - height) / 2);
    else if (hint == PositionAtTop || top < bar->value() || bottom - top > height)
        bar->setValue(top);
    else if (bottom > bar->value() + height)
        bar->setValue(bottom - height);
}

DeckView::CountPlaces DeckFaces::countPlaces(const app::FacePlace& place) const
{
    const auto corner = place.face.topRight() + QPoint(1 + overhang, 0);
    const QRect plus(corner.x() - signWidth, corner.y() - badgeHeight / 2 - 1, signWidth, badgeHeight + 2);
    const QRect count(plus.left() - badgeWidth, plus.top(), badgeWidth, plus.height());
    return {QRect(count.left() - signWidth, plus.top(), signWidth, plus.height()), count, plus};
}

DeckView::CountPlaces DeckFaces::countPlaces(const QModelIndex& index) const
{
    const auto* place = placeOf(index);
    if (!place)
        return {};
    auto places = countPlaces(*place);
    for (auto* part : {&places.minus, &places.count, &places.plus})
        part->translate(0, -verticalOffset());
    return places;
}

bool DeckFaces::opened(const QModelIndex& index) const
{
    return index.isValid() && (index == m_hovered || (index == currentIndex() && hasFocus()));
}

QModelIndex DeckFaces::firstCard() const
{
    return m_columns.faces.empty() ? QModelIndex() : indexOf(&m_columns.faces.front());
}

QModelIndex DeckFaces::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const auto* from = placeOf(currentIndex());
    if (!from)
        return firstCard();
    const auto step = [&](app::FaceStep way) {
        const auto* to = app::nextFace(m_columns, *from, way);
        return to ? indexOf(to) : currentIndex();
    };
    const auto page = [&](bool down) {
        for (int y = from->face.y();
             const auto* next = app::nextFace(m_columns, *from, down ? app::FaceStep::Down : app::FaceStep::Up);) {
            if (std::abs(next->face.y() - y) > viewport()->height())
                break;
            from = next;
        }
        return indexOf(from);
    };
    switch (action) {
    case MoveUp:
    case MovePrevious: return step(app::FaceStep::Up);
    case MoveDown:
    case MoveNext: return step(app::FaceStep::Down);
    case MoveLeft: return step(app::FaceStep::Left);
    case MoveRight: return step(app::FaceStep::Right);
    case MoveHome: return indexOf(&m_columns.faces.front());
    case MoveEnd: return indexOf(&m_columns.faces.back());
    case MovePageUp: return page(false);
    case MovePageDown: return page(true);
    }
    return currentIndex();
}

void DeckFaces::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    const auto wanted = rect.normalized().translated(0, verticalOffset());
    QItemSelection chosen;
    for (const auto& place : m_columns.faces)
        if (place.shown.intersects(wanted))
            if (const auto index = indexOf(&place); index.isValid())
                chosen.select(index, index);
    selectionModel()->select(chosen, command);
}

QRegion DeckFaces::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const auto& index : selection.indexes())
        region += visualRect(index);
    return region;
}

// What is in view already stays in the picture; faces asked for that are out of view now come after those in it.
void DeckFaces::scrollContentsBy(int dx, int dy)
{
    if (m_cache->isIdle()) {
        scrollDirtyRegion(dx, dy);
        viewport()->scroll(dx, dy);
    } else {
        m_cache->forgetWaiting();
        viewport()->update();
    }
}

// The faces one screen above and below, once those in view are there.
void DeckFaces::prefetch()
{
    const int height = viewport()->height(), top = verticalOffset();
    if (!isVisible() || !m_cache->isIdle() || m_columns.faces.empty())
        return;
    const qreal ratio = viewport()->devicePixelRatioF();
    const int width = static_cast<int>(std::lround(m_room.face * ratio));
    const qint64 each = 4LL * width * app::cardHeightFor(width);
    const QRect near(0, top - height, viewport()->width(), 3 * height);
    std::vector<model::CardIndex> wanted;
    for (const auto& place : m_columns.faces)
        if (place.shown.intersects(near))
            if (const auto& row = rowAt(place); row.card)
                wanted.push_back(*row.card);
    if (each * static_cast<qint64>(wanted.size()) > m_cache->capacity()) // faces in view would be thrown out
        return;
    for (const auto card : wanted)
        m_cache->prefetch(card, width, ratio);
}

// --- keys and pointer -------------------------------------------------------------------------------------------

void DeckFaces::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier))
        switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal: return setZoom(m_zoom + 10);
        case Qt::Key_Minus: return setZoom(m_zoom - 10);
        case Qt::Key_0: return setZoom(100);
        default: break;
        }
    DeckView::keyPressEvent(event);
}

void DeckFaces::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return DeckView::wheelEvent(event);
    if (const int turn = event->angleDelta().y(); turn != 0)
        setZoom(m_zoom + (turn > 0 ? 10 : -10));
    event->accept();
}

void DeckFaces::hover(const QModelIndex& index)
{
    if (index == m_hovered)
        return;
    const QModelIndex before = m_hovered;
    m_hovered = index;
    for (const auto& changed : {before, index})
        if (changed.isValid())
            viewport()->update(visualRect(changed));
}

void DeckFaces::mouseMoveEvent(QMouseEvent* event)
{
    hover(indexAt(event->pos()));
    DeckView::mouseMoveEvent(event);
}

// A row's own double click looks for the row at that height.
void DeckFaces::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!clickSign(event))
        QAbstractItemView::mouseDoubleClickEvent(event);
}

void DeckFaces::leaveEvent(QEvent* event)
{
    hover({});
    DeckView::leaveEvent(event);
}

void DeckFaces::changeEvent(QEvent* event)
{
    DeckView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_cache)
        updateGeometries();
}

// --- dragging ---------------------------------------------------------------------------------------------------

QPixmap DeckFaces::dragPicture() const
{
    const auto* place = placeOf(currentIndex());
    if (!place || !rowAt(*place).card)
        return {};
    const qreal ratio = viewport()->devicePixelRatioF();
    const auto face = m_cache->held(
        *rowAt(*place).card, static_cast<int>(std::lround(place->face.width() * ratio)), ratio);
    return face.isNull() ? QPixmap()
                         : QPixmap::fromImage(face.scaledToWidth(face.width() * 2 / 3, Qt::SmoothTransformation));
}

std::optional<DeckFaces::DropPlace> DeckFaces::dropPlace(const QDropEvent& event) const
{
    const auto at = event.position().toPoint() + QPoint(0, verticalOffset());
    const auto* section = m_columns.sectionAt(at);
    const auto drag = app::cardDragOf(event.mimeData());
    const auto* document = deckModel()->document();
    if (!section || !drag || !document)
        return std::nullopt;
    const auto& checker = document->checker();
    DropPlace place{section->section, section->area, {}, true, at};
    const auto label = app::sectionLabel(checker.ruleset(), section->section);
    const bool stays = std::all_of(drag->cards.begin(), drag->cards.end(),
        [&](const auto& card) { return card.from == q(section->section.str()); });
    if (stays) {
        place.allowed = false;
        return place;
    }
    place.allowed = deckModel()->takes(section->section, *drag);
    place.words = place.allowed ? tr("Into %1").arg(label) : withSign(app::wrongSign, tr("Not for %1").arg(label));
    return place;
}

void DeckFaces::showDrop(std::optional<DropPlace> place)
{
    if (place == m_drop)
        return;
    m_drop = std::move(place);
    viewport()->update();
}

void DeckFaces::dragMoveEvent(QDragMoveEvent* event)
{
    QTreeView::dragMoveEvent(event); // scrolls at the edges
    auto place = dropPlace(*event);
    if (place && place->allowed)
        event->acceptProposedAction();
    else
        event->ignore();
    showDrop(std::move(place));
}

void DeckFaces::dragLeaveEvent(QDragLeaveEvent* event)
{
    showDrop(std::nullopt);
    DeckView::dragLeaveEvent(event);
}

// Anywhere in a section is into the section: faces have no places of their own.
void DeckFaces::dropEvent(QDropEvent* event)
{
    const auto place = dropPlace(*event);
    showDrop(std::nullopt);
    stopAutoScroll();
    setState(NoState);
    if (!place || !place->allowed)
        return event->ignore();
    auto* model = deckModel();
    for (int block = 0; block < model->rowCount(); ++block)
        if (const auto index = model->index(block, 0); model->block(index)->section == place->section) {
            event->acceptProposedAction();
            model->dropMimeData(event->mimeData(), event->dropAction(), -1, -1, index);
            return;
        }
}

} // namespace nexus::ui
