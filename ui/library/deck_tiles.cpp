#include "ui/library/deck_tiles.h"

#include "app/base/qt_text.h"
#include "ui/library/deck_table.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace nexus::ui {

DeckTileDelegate::DeckTileDelegate(GlanceOf glances, const app::GameLibrary& library, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_glances(std::move(glances))
    , m_library(library)
{
}

// A bar a cost; the last one holds all that is dearer.
void DeckTileDelegate::paintCurve(QPainter& painter, const QRect& rect, const std::vector<std::int64_t>& curve) const
{
    const auto most = curve.empty() ? 0 : *std::max_element(curve.begin(), curve.end());
    if (most == 0)
        return;
    constexpr int gap = 3;
    const int step = rect.width() / static_cast<int>(curve.size());
    painter.fillRect(QRect(rect.left(), rect.bottom(), step * static_cast<int>(curve.size()) - gap, 1), theme().line);
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (curve[i] > 0) {
            const int height = std::max(2, static_cast<int>((rect.height() - 2) * curve[i] / most));
            painter.fillRect(
                QRect(rect.left() + static_cast<int>(i) * step, rect.bottom() - height, step - gap, height),
                theme().accent);
        }
}

void DeckTileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const auto tile = option.rect.adjusted(4, 4, -4, -4);
    painter->save();
    drawPanel(*painter, tile, selected ? theme().accent : theme().line, selected ? 2 : 1,
        selected  ? theme().selection
        : hovered ? theme().hover
                  : theme().pane);
    if (option.state.testFlag(QStyle::State_HasFocus)) // also of one that is not chosen
        drawFocusRing(*painter, tile.adjusted(3, 3, -3, -3));
    const auto cell = [&](int column) { return index.siblingAtColumn(column).data().toString(); };
    const auto glance = m_glances(index.siblingAtColumn(DeckTable::Name).data(DeckTable::deckRole).toLongLong());
    const auto inner = tile.adjusted(12, 8, -12, -8);
    painter->setFont(sized(option.font, 14, true));
    painter->setPen(theme().text);
    drawLine(*painter, QRect(inner.left(), inner.top(), inner.width(), 20), cell(DeckTable::Name));
    painter->setFont(sized(option.font, 11));
    painter->setPen(theme().muted);
    drawLine(*painter, QRect(inner.left(), inner.top() + 20, inner.width(), 16), cell(DeckTable::Ruleset));
    drawLine(*painter, QRect(inner.left(), inner.top() + 106, inner.width(), 16), cell(DeckTable::Changed));
    painter->setFont(option.font);
    drawPips(*painter, QRect(inner.left(), inner.top() + 42, inner.width(), pipHeight), m_library.game, glance.domains,
        false);
    paintCurve(*painter, QRect(inner.right() - 98, inner.top() + 64, 99, 34), glance.curve);
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(theme().text);
    drawLine(*painter, QRect(inner.left(), inner.top() + 64, inner.width() - 108, 18), q(glance.total));
    const auto legality = index.siblingAtColumn(DeckTable::Legality);
    const auto colour = legality.data(Qt::ForegroundRole).value<QBrush>();
    painter->setFont(sized(option.font, 12));
    painter->setPen(colour.style() == Qt::NoBrush ? theme().muted : colour.color());
    drawLine(*painter, QRect(inner.left(), inner.top() + 84, inner.width() - 108, 16), legality.data().toString());
    painter->restore();
}

DeckTiles::DeckTiles(
    DeckTable& table, DeckTileDelegate::GlanceOf glances, const app::GameLibrary& library, QWidget* parent)
    : QListView(parent)
{
    setObjectName(QStringLiteral("deckTiles"));
    setAccessibleName(tr("Decks of the library as tiles"));
    setModel(table.model());
    setModelColumn(DeckTable::Name);
    setSelectionModel(table.selectionModel());
    setItemDelegate(new DeckTileDelegate(std::move(glances), library, this));
    setViewMode(IconMode);
    setResizeMode(Adjust);
    setMovement(Static);
    setUniformItemSizes(true);
    setWrapping(true);
    setSpacing(0);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    // Legality comes later, into another column.
    connect(model(), &QAbstractItemModel::dataChanged, viewport(), qOverload<>(&QWidget::update));
}

void DeckTiles::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->ignore(); // the dialog's
    else
        QListView::keyPressEvent(event);
}

} // namespace nexus::ui
