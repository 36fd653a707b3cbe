// The line above the faces of a deck: stacked or spread, by what they are grouped, their size.
#pragma once

#include "ui/theme/two_ways.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QSlider;

namespace nexus::ui {

class FacesLine : public QWidget {
    Q_OBJECT
public:
    explicit FacesLine(QWidget* parent = nullptr);

    [[nodiscard]] bool isStacked() const;
    void setStacked(bool stacked);
    [[nodiscard]] int zoom() const; // in percent
    void setZoom(int percent);
    // The choice of a grouping comes to stand here.
    void take(QComboBox* grouping);
    // Tab goes from one place over this line, with the grouping, to another.
    void tabFrom(QWidget* before, QWidget* grouping, QWidget* after);

Q_SIGNALS:
    void stackedChanged(bool stacked);
    void zoomChanged(int percent);

private:
    TwoWays* m_ways;
    QSlider* m_zoom;
    QHBoxLayout* m_row;
};

} // namespace nexus::ui
