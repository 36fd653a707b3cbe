// Words and rulers on a sheet that is painted in millimetres.
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace nexus::app {

[[nodiscard]] QString sheetFamily(); // Inter where it is there

struct SheetWords {
    double size = 2;  // of the letters, in millimetres
    double least = 0; // shrinks down to this where the line is too long, then ends with "…"; 0: does not shrink
    QFont::Weight weight = QFont::Normal;
    QColor colour = Qt::black;
    Qt::Alignment alignment = Qt::AlignLeft;
};
// One line, its middle in the middle of the area; gives its width.
double paintWords(QPainter& painter, const QRectF& area, const QString& words, const SheetWords& how);
// A ruler along the upper edge of the area, `length` wide (100 mm, corrected), with its figures below.
void paintRuler(QPainter& painter, const QRectF& area, double length);
// A stroke of `width` as a filled bar: exact in every viewer.
void paintStroke(
    QPainter& painter, const QPointF& from, const QPointF& to, double width, const QColor& colour = Qt::black);

inline constexpr double quarterPoint = 0.25 * 25.4 / 72;

} // namespace nexus::app
