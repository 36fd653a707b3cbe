#include "ui/deck/faces_line.h"

#include "ui/deck/deck_faces.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QPainter>
#include <QSlider>
#include <QToolButton>

namespace nexus::ui {

namespace {

// Pressed again it stays so. No button group: that would leave Tab one of them, and not always the one pressed.
class WayButton : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void nextCheckState() override { setChecked(true); }
};

} // namespace

TwoWays::TwoWays(
    const QString& first, const QString& firstName, const QString& second, const QString& secondName, QWidget* parent)
    : QWidget(parent)
{
    const auto button = [this](const QString& text, const QString& name) {
        auto* made = named(new WayButton(this), name);
        made->setText(text);
        made->setToolTip(name);
        made->setAutoRaise(true);
        made->setCheckable(true);
        return made;
    };
    m_buttons = {button(first, firstName), button(second, secondName)};
    m_buttons[0]->setChecked(true);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        connect(m_buttons[i], &QToolButton::toggled, m_buttons[1 - i],
            [other = m_buttons[1 - i]](bool pressed) { other->setChecked(!pressed); });
    setLayout(rowOf(0, {2, 2, 2, 2}, {m_buttons[0], m_buttons[1]}));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TwoWays::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPanel(painter, rect(), theme().line, 1, theme().pane);
}

FacesLine::FacesLine(QWidget* parent)
    : QWidget(parent)
    , m_ways(new TwoWays(tr("Stacked"), tr("Stack the faces"), tr("Spread"), tr("Show every face whole"), this))
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
