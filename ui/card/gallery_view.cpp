#include "ui/card/gallery_view.h"

#include "app/text/card_text.h"
#include "model/base/text.h"
#include "ui/card/card_peek.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDrag>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace nexus::ui {

GalleryModel::GalleryModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void GalleryModel::setCards(std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::CardIndex> cards)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_cards = m_catalogue ? std::move(cards) : std::vector<model::CardIndex>();
    endResetModel();
}

void GalleryModel::setColumns(int columns)
{
    columns = std::max(columns, 1);
    if (columns == m_columns)
        return;
    beginResetModel();
    m_columns = columns;
    endResetModel();
}

std::size_t GalleryModel::positionAt(const QModelIndex& index) const
{
    return static_cast<std::size_t>(index.row()) * static_cast<std::size_t>(m_columns) +
           static_cast<std::size_t>(index.column());
}

QModelIndex GalleryModel::indexAt(std::size_t position) const
{
    const auto columns = static_cast<std::size_t>(m_columns);
    return position < m_cards.size() ? index(static_cast<int>(position / columns), static_cast<int>(position % columns))
                                     : QModelIndex();
}

std::optional<model::CardIndex> GalleryModel::cardAt(const QModelIndex& index) const
{
    if (!index.isValid() || positionAt(index) >= m_cards.size())
        return std::nullopt;
    return m_cards[positionAt(index)];
}

std::optional<std::size_t> GalleryModel::positionOf(model::CardIndex card) const
{
    const auto it = std::find(m_cards.begin(), m_cards.end(), card);
    return it == m_cards.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - m_cards.begin()));
}

int GalleryModel::rowCount(const QModelIndex& parent) const
{
    const auto columns = static_cast<std::size_t>(m_columns);
    return parent.isValid() ? 0 : static_cast<int>((m_cards.size() + columns - 1) / columns);
}

int GalleryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_columns; }

QVariant GalleryModel::data(const QModelIndex& index, int role) const
{
    const auto card = cardAt(index);
    if (!card)
        return {};
    if (role == Qt::DisplayRole)
        return QString::fromStdString(std::string(m_catalogue->name(*card)));
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    const auto here = mark(*card);
    QString text = QString::fromStdString(
        role == Qt::ToolTipRole ? std::string(m_catalogue->name(*card)) : app::cardSentence(*m_catalogue, *card));
    if (here.copies > 0)
        text += tr(", %1 in the deck").arg(here.copies);
    if (!here.words.isEmpty())
        text += (here.addable ? tr(", ") : tr(", cannot be added: ")) + here.words;
    return text;
}

Qt::ItemFlags GalleryModel::flags(const QModelIndex& index) const
{
    return cardAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                         : Qt::NoItemFlags;
}

QMimeData* GalleryModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<model::CardIndex> cards;
    for (const auto& index : indexes)
        if (const auto card = cardAt(index))
            cards.push_back(*card);
    return m_mime && !cards.empty() ? m_mime(cards) : nullptr;
}

GalleryDelegate::GalleryDelegate(const GalleryModel& model, app::CardFaceCache& faces, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_faces(faces)
{
}

QSize GalleryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {m_width + 2 * gap, app::cardHeightFor(m_width) + 2 * gap};
}

void GalleryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = m_model.cardAt(index);
    if (!card)
        return;
    const int height = app::cardHeightFor(m_width);
    const QRectF area(option.rect.x() + (option.rect.width() - m_width) / 2,
        option.rect.y() + (option.rect.height() - height) / 2, m_width, height);
    const auto mark = m_model.mark(*card);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme().accent, option.state & QStyle::State_HasFocus ? 3 : 2));
        painter->setBrush(option.state & QStyle::State_Selected ? QBrush(theme().selection) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(area.adjusted(-4.5, -4.5, 4.5, 4.5), m_width * 0.05 + 4, m_width * 0.05 + 4);
    }
    const qreal ratio = painter->device()->devicePixelRatioF();
    const auto face = m_faces.face(*card, static_cast<int>(std::lround(m_width * ratio)), ratio);
    if (!mark.addable)
        painter->setOpacity(0.45);
    if (face.isNull())
        paintBlank(*painter, area, *card);
    else
        painter->drawImage(area.topLeft(), face);
    painter->setOpacity(1);
    paintMarks(*painter, area, mark);
    painter->restore();
}

void GalleryDelegate::paintBlank(QPainter& painter, const QRectF& area, model::CardIndex card) const
{
    painter.setPen(QPen(theme().line, 1.5));
    painter.setBrush(theme().pane);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), m_width * 0.05, m_width * 0.05);
    painter.setPen(theme().muted);
    const auto name = m_model.catalogue()->name(card);
    painter.drawText(area.adjusted(12, 12, -12, -12), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
        QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

void GalleryDelegate::paintMarks(QPainter& painter, const QRectF& area, const GalleryMark& mark) const
{
    const double side = std::max(22.0, m_width * 0.13);
    auto font = painter.font();
    font.setWeight(QFont::Bold);
    font.setPixelSize(static_cast<int>(side * 0.55));
    painter.setFont(font);
    double right = area.right() - m_width * 0.035;
    const auto badge = [&](const QString& text, const QColor& ground, const QColor& ink) {
        const double width = std::max(side, painter.fontMetrics().horizontalAdvance(text) + side * 0.6);
        const QRectF box(right - width, area.top() + m_width * 0.19, width, side);
        painter.setPen(QPen(theme().pane, 2));
        painter.setBrush(ground);
        painter.drawRoundedRect(box, side / 2, side / 2);
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter, text);
        right = box.left() - 4;
    };
    if (mark.copies > 0)
        badge(QStringLiteral("×%1").arg(mark.copies), theme().accent, theme().onAccent);
    if (!mark.addable)
        badge(QString::fromUtf8(app::wrongSign), theme().bad, readableOn(theme().bad));
}

GalleryView::GalleryView(QWidget* parent)
    : QTableView(parent)
    , m_model(new GalleryModel(this))
    , m_faces(new app::CardFaceCache(app::CardFaceCache::defaultBytes, this))
{
    setProperty(CardPeek::showsFaces, true);
    setModel(m_model);
    setItemDelegate(new GalleryDelegate(*m_model, *m_faces, this));
    for (auto* header : {horizontalHeader(), verticalHeader()}) {
        header->setVisible(false);
        header->setMinimumSectionSize(1);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its width must not depend on the result
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false);
    auto colours = palette();
    colours.setColor(QPalette::Highlight, Qt::transparent); // the delegate draws the frame of what is selected
    setPalette(colours);
    setAccessibleName(tr("Cards found, as pictures"));
    connect(m_faces, &app::CardFaceCache::ready, this, [this] {
        viewport()->update();
        m_ahead.start();
    });
    callOnce(m_ahead, 30, this, &GalleryView::prefetch);
    layOut();
}

GalleryView::~GalleryView() = default;

void GalleryView::setCards(std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::CardIndex> cards)
{
    const auto current = currentCard();
    std::string key;
    if (current)
        key = m_model->catalogue()->key(*current);
    m_faces->setCatalogue(catalogue);
    m_model->setCards(std::move(catalogue), std::move(cards));
    if (current && m_model->catalogue())
        if (const auto again = m_model->catalogue()->byKey(key))
            if (const auto position = m_model->positionOf(*again))
                return makeCurrent(*position);
    if (current)
        Q_EMIT noCurrentCard();
}

void GalleryView::setArtFolder(const std::filesystem::path& folder)
{
    m_faces->setArt(std::make_shared<const app::CardArt>(folder));
    viewport()->update();
}

void GalleryView::setMarks(GalleryModel::MarkOf marks)
{
    m_model->setMarks(std::move(marks));
    viewport()->update();
}

void GalleryView::refreshMarks() { viewport()->update(); }

void GalleryView::setMime(GalleryModel::MimeOf mime)
{
    setDragEnabled(static_cast<bool>(mime));
    m_model->setMime(std::move(mime));
}

void GalleryView::setZoom(int percent)
{
    percent = std::clamp(percent, leastZoom, mostZoom);
    if (percent == m_zoom)
        return;
    m_zoom = percent;
    m_faces->forgetWaiting();
    layOut();
    Q_EMIT zoomChanged(percent);
}

// As many columns as fit, their share of the width each; the current card stays in view.
void GalleryView::layOut()
{
    const auto current = currentCard();
    static_cast<GalleryDelegate*>(itemDelegate())->setFaceWidth(shownWidth());
    const int least = shownWidth() + 2 * GalleryDelegate::gap, room = std::max(viewport()->width(), least);
    const int columns = room / least;
    const bool anew = columns != m_model->columnCount();
    m_model->setColumns(columns);
    horizontalHeader()->setDefaultSectionSize(room / columns);
    verticalHeader()->setDefaultSectionSize(app::cardHeightFor(shownWidth()) + 2 * GalleryDelegate::gap);
    verticalScrollBar()->setSingleStep(std::max(20, verticalHeader()->defaultSectionSize() / 4));
    if (current)
        if (const auto position = m_model->positionOf(*current)) {
            if (anew)
                makeCurrent(*position);
            scrollTo(currentIndex());
        }
    viewport()->update();
}

void GalleryView::makeCurrent(std::size_t position)
{
    if (const auto index = m_model->indexAt(position); index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
    }
}

std::optional<model::CardIndex> GalleryView::currentCard() const { return m_model->cardAt(currentIndex()); }

std::vector<model::CardIndex> GalleryView::selectedCards() const
{
    auto indexes = selectionModel()->selectedIndexes();
    std::sort(indexes.begin(), indexes.end());
    std::vector<model::CardIndex> cards;
    for (const auto& index : indexes)
        if (const auto card = m_model->cardAt(index))
            cards.push_back(*card);
    return cards;
}

void GalleryView::setCurrentCard(model::CardIndex card) { makeCurrent(m_model->positionOf(card).value_or(0)); }

void GalleryView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (const auto card = m_model->cardAt(current))
        Q_EMIT currentCardChanged(*card);
    else
        Q_EMIT noCurrentCard();
}

QModelIndex GalleryView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const auto count = static_cast<qint64>(m_model->cards().size());
    if (count == 0)
        return {};
    if (!currentCard())
        return m_model->indexAt(0);
    const qint64 columns = m_model->columnCount();
    const qint64 page = columns *
                        std::max(1, viewport()->height() / std::max(1, verticalHeader()->defaultSectionSize()));
    qint64 at = static_cast<qint64>(m_model->positionAt(currentIndex()));
    switch (action) {
    case MoveLeft:
    case MovePrevious: at -= 1; break;
    case MoveRight:
    case MoveNext: at += 1; break;
    case MoveUp: at = at >= columns ? at - columns : at; break;
    case MoveDown: at = at + columns < count || at / columns == (count - 1) / columns ? at + columns : count - 1; break;
    case MovePageUp: at -= page; break;
    case MovePageDown: at += page; break;
    case MoveHome: at = 0; break;
    case MoveEnd: at = count - 1; break;
    }
    if (action == MoveDown && at >= count)
        return currentIndex();
    return m_model->indexAt(static_cast<std::size_t>(std::clamp<qint64>(at, 0, count - 1)));
}

void GalleryView::keyboardSearch(const QString& letters)
{
    const bool goesOn = m_typedAt.isValid() && m_typedAt.elapsed() < QApplication::keyboardInputInterval() * 2;
    m_typed = goesOn ? m_typed + letters : letters;
    m_typedAt.restart();
    const auto& cards = m_model->cards();
    if (cards.empty())
        return;
    const auto wanted = model::fold(m_typed.toStdString());
    const auto& catalogue = *m_model->catalogue();
    const auto start = currentIndex().isValid() ? m_model->positionAt(currentIndex()) + (goesOn ? 0 : 1) : 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto position = (start + i) % cards.size();
        if (catalogue.foldedField(cards[position], catalogue.nameField()).starts_with(wanted))
            return makeCurrent(position);
    }
}

void GalleryView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentCard())
            Q_EMIT addWanted(event->modifiers() & ~Qt::KeypadModifier);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: return control ? setZoom(m_zoom + 10) : Q_EMIT copiesWanted(1);
    case Qt::Key_Minus: return control ? setZoom(m_zoom - 10) : Q_EMIT copiesWanted(-1);
    case Qt::Key_0:
        if (control)
            return setZoom(100);
        break;
    default: break;
    }
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9 && !control)
        return Q_EMIT countWanted(event->key() - Qt::Key_0);
    QTableView::keyPressEvent(event);
}

void GalleryView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_model->cardAt(indexAt(event->pos())))
        Q_EMIT addWanted(event->modifiers());
}

void GalleryView::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QTableView::wheelEvent(event);
    if (const int turn = event->angleDelta().y(); turn != 0)
        setZoom(m_zoom + (turn > 0 ? 10 : -10));
    event->accept();
}

void GalleryView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void GalleryView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_faces->isIdle())
        m_ahead.start();
}

void GalleryView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    m_faces->forgetWaiting(); // what is in view now comes first
    viewport()->update();
}

// The rows above and below the view, once those in view are there.
void GalleryView::prefetch()
{
    const auto& cards = m_model->cards();
    const int rowHeight = std::max(1, verticalHeader()->defaultSectionSize());
    const int first = verticalScrollBar()->value() / rowHeight, shown = viewport()->height() / rowHeight + 2;
    if (!isVisible() || cards.empty() || !m_faces->isIdle())
        return;
    const qreal ratio = viewport()->devicePixelRatioF();
    const auto columns = static_cast<std::size_t>(m_model->columnCount());
    const auto width = static_cast<int>(std::lround(shownWidth() * ratio));
    const qint64 screens = 3LL * shown * static_cast<qint64>(columns) * 4 * width * app::cardHeightFor(width);
    if (screens > m_faces->capacity()) // faces in view would be thrown out
        return;
    const auto rows = [&](int from, int to) {
        for (auto i = static_cast<std::size_t>(std::max(from, 0)) * columns;
             i < static_cast<std::size_t>(std::max(to, 0)) * columns && i < cards.size(); ++i)
            m_faces->prefetch(cards[i], width, ratio);
    };
    rows(first + shown, first + 2 * shown);
    rows(first - shown, first);
}

void GalleryView::startDrag(Qt::DropActions)
{
    auto* mime = m_model->mimeData(selectionModel()->selectedIndexes());
    if (!mime)
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    if (const auto card = currentCard()) {
        const qreal ratio = viewport()->devicePixelRatioF();
        const auto face = m_faces->face(*card, static_cast<int>(std::lround(shownWidth() * ratio)), ratio);
        if (!face.isNull())
            drag->setPixmap(QPixmap::fromImage(face.scaledToWidth(face.width() / 2, Qt::SmoothTransformation)));
    }
    drag->exec(Qt::CopyAction);
}

} // namespace nexus::ui
