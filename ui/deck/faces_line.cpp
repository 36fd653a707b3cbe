#include "ui/deck/faces_line.h"

#include "ui/deck/deck_faces.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QSlider>
#include <QToolButton>

namespace nexus::ui {

FacesLine::FacesLine(QWidget* parent)
    : QWidget(parent)
    , m_ways(new TwoWays(tr("Stacked"), tr("Stack the faces"), tr("Spread"), tr("Show every face in full"), this))
    , m_zoom(named(withId(new QSlider(Qt::Horizontal, this), "facesZoom"), tr("Size of the faces")))
    , m_row(rowOf(8, {12, 6, 12, 6}, {m_ways, stretch(1), m_zoom}))
{
    setObjectName(QStringLiteral("facesLine"));
    m_ways->first()->setObjectName(QStringLiteral("facesStacked"));
    m_ways->second()->setObjectName(QStringLiteral("facesSpread"));
    m_zoom->setToolTip(tr("Size of the faces (Ctrl++, Ctrl+−, Ctrl+wheel)"));
    m_zoom->setRange(DeckFaces::leastZoom, DeckFaces::mostZoom);
    m_zoom->setPageStep(20);
    m_zoom->setValue(100);
    m_zoom->setFixedWidth(120);
    connect(m_ways->first(), &QToolButton::toggled, this, &FacesLine::stackedChanged);
    connect(m_zoom, &QSlider::valueChanged, this, &FacesLine::zoomChanged);
    setLayout(m_row);
}

bool FacesLine::isStacked() const { return m_ways->first()->isChecked(); }

void FacesLine::setStacked(bool stacked) { (stacked ? m_ways->first() : m_ways->second())->setChecked(true); }

int FacesLine::zoom() const { return m_zoom->value(); }

void FacesLine::setZoom(int percent) { m_zoom->setValue(percent); }

void FacesLine::take(QComboBox* grouping) { m_row->insertWidget(1, grouping); }

void FacesLine::tabFrom(QWidget* before, QWidget* grouping, QWidget* after)
{
    tabThrough({before, m_ways->first(), m_ways->second(), grouping, m_zoom, after});
}

} // namespace nexus::ui
