// The decks of a table as tiles: name, edition and day, what the deck looks like at a glance and how it stands before
// the law. One selection with the table, whose rows they are.
#pragma once

#include "app/documents/deck_library.h"

#include <QListView>
#include <QStyledItemDelegate>

#include <functional>

namespace nexus::ui {

class DeckTable;

class DeckTileDelegate : public QStyledItemDelegate {
public:
    using GlanceOf = std::function<app::DeckGlance(std::int64_t deck)>;
    static constexpr QSize size{244, 148};

    DeckTileDelegate(GlanceOf glances, const app::GameLibrary& library, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return size; }

private:
    void paintCurve(QPainter& painter, const QRect& rect, const std::vector<std::int64_t>& curve) const;

    GlanceOf m_glances;
    const app::GameLibrary& m_library;
};

class DeckTiles : public QListView {
    Q_OBJECT
public:
    DeckTiles(DeckTable& table, DeckTileDelegate::GlanceOf glances, const app::GameLibrary& library,
        QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace nexus::ui
