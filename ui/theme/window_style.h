// Fusion with our hairlines: flat tabs with an accent underline, plain headings, slim scroll bars, quiet buttons and
// fields. Everything else is Fusion's; colours come from theme().
#pragma once

#include <QProxyStyle>
#include <QStyleOption>

namespace nexus::ui {

// A tab bar with this property set has little room: its tabs stand closer.
inline constexpr const char* tightTabs = "tightTabs";
// A choice with this property set stands in a line of text: it has a frame only under the pointer or with the keyboard.
inline constexpr const char* quietChoice = "quietChoice";
// A list with this property set comes up over the window: it has the frame of menus and of other windows of their own.
inline constexpr const char* comesUp = "comesUp";
// A push button with this property set is the one that leads on: on the accent.
inline constexpr const char* mainButton = "mainButton";

// The ring of what has the keyboard, the same everywhere; within the rectangle.
void drawFocusRing(QPainter& painter, const QRectF& rect, qreal radius = 4);

class WindowStyle : public QProxyStyle {
    Q_OBJECT
public:
    WindowStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    [[nodiscard]] int pixelMetric(
        PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* data = nullptr) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
        const QWidget* widget = nullptr) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
        const QWidget* widget = nullptr) const override; // of messages, our own
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
        const QWidget* widget = nullptr) const override;

private:
    void drawTab(const QStyleOptionTab& tab, QPainter& painter) const;
    void drawTabLabel(const QStyleOptionTab& tab, QPainter& painter, const QWidget* widget) const;
    void drawChoice(const QStyleOptionComboBox& box, QPainter& painter, const QWidget* widget) const;
    void drawElidedHeading(const QStyleOptionHeaderV2& header, QPainter& painter, const QWidget* widget) const;
    void drawHeadingLabel(const QStyleOptionHeader& header, QPainter& painter, const QWidget* widget) const;
    void drawMenuTitle(const QStyleOptionMenuItem& item, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget) const;
};

} // namespace nexus::ui
