// Paints a cell of the gallery: the face out of the cache, how many copies the deck has, and whether one more fits.
#pragma once

#include "app/printing/card_art.h"
#include "ui/card/gallery_model.h"

#include <QStyledItemDelegate>

namespace nexus::ui {

class GalleryDelegate : public QStyledItemDelegate {
public:
    static constexpr int gap = 8; // around a face

    GalleryDelegate(const GalleryModel& model, app::CardFaceCache& faces, QObject* parent);
    void setFaceWidth(int width) { m_width = width; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintBlank(QPainter& painter, const QRectF& area, model::CardIndex card) const;
    void paintMarks(QPainter& painter, const QRectF& area, const GalleryMark& mark) const;

    const GalleryModel& m_model;
    app::CardFaceCache& m_faces;
    int m_width = 200;
};

} // namespace nexus::ui
