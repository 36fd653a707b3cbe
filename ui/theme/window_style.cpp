#include "ui/theme/window_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyleFactory>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int scrollBarExtent = 10, headerMargin = 8, headerPixels = 12, quietArrow = 14;

// A rounded frame of one hairline, with the accent where the keyboard is.
void drawFrame(QPainter& painter, const QRect& rect, const QStyleOption& option, const QColor& ground)
{
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    drawRounded(painter, QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 5, ground,
        QPen(focused ? theme().accent : theme().line, 1));
}

// Whatever comes up over the window, a menu, a list or a card, has the same frame.
void drawPopupFrame(QPainter& painter, const QRect& rect)
{
    painter.save();
    painter.setPen(theme().muted);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

// The frame has the contrast of muted text in both themes; Fusion's is lost on dark ground.
void drawCheck(QPainter& painter, const QStyleOption& option)
{
    const int side = std::min(option.rect.width(), option.rect.height()) - 1;
    const QRectF box(option.rect.x() + (option.rect.width() - side) / 2 + 0.5,
        option.rect.y() + (option.rect.height() - side) / 2 + 0.5, side - 1, side - 1);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled), off = option.state.testFlag(QStyle::State_Off);
    const auto frame = enabled ? (off ? theme().muted : theme().accent) : theme().line;
    drawRounded(painter, box, 2, off ? theme().pane : frame, QPen(frame, 1));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(enabled ? theme().onAccent : theme().muted, side / 7.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
    if (option.state.testFlag(QStyle::State_On))
        painter.drawPolyline(QPolygonF({at(0.22, 0.52), at(0.43, 0.73), at(0.78, 0.3)}));
    else if (!off)
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    painter.restore();
}

// As many lines as there is room for, or one; what does not fit into a line, or into the last, ends in "…".
QString elidedLines(const QString& text, const QFontMetrics& metrics, const QSize& room, bool wraps)
{
    const auto lines = wraps ? std::max(1, room.height() / metrics.lineSpacing()) : 1;
    QStringList shown, words = text.split(QLatin1Char(' '));
    while (!words.isEmpty() && shown.size() + 1 < lines) {
        auto line = words.takeFirst();
        while (!words.isEmpty() && metrics.horizontalAdvance(line + QLatin1Char(' ') + words.front()) <= room.width())
            line += QLatin1Char(' ') + words.takeFirst();
        shown << metrics.elidedText(line, Qt::ElideRight, room.width());
    }
    if (!words.isEmpty())
        shown << metrics.elidedText(words.join(QLatin1Char(' ')), Qt::ElideRight, room.width());
    return shown.join(QLatin1Char('\n'));
}

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void drawFocusRing(QPainter& painter, const QRectF& rect, qreal radius)
{
    constexpr qreal ring = 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(painter, rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), radius, Qt::transparent,
        QPen(theme().accent, ring));
    painter.restore();
}

void WindowStyle::drawTab(const QStyleOptionTab& tab, QPainter& painter) const
{
    const bool selected = tab.state.testFlag(State_Selected);
    const bool hovered = tab.state.testFlag(State_MouseOver);
    if (hovered && !selected)
        painter.fillRect(tab.rect.adjusted(2, 4, -2, -4), theme().hover);
    if (selected)
        painter.fillRect(QRect(tab.rect.left() + 6, tab.rect.bottom() - 1, tab.rect.width() - 12, 2), theme().accent);
    if (tab.state.testFlag(State_HasFocus)) {
        drawFocusRing(painter, tab.rect.adjusted(2, 2, -2, -4));
    }
}

void WindowStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_FrameTabBarBase:
    case PE_FrameTabWidget:
    case PE_PanelMenuBar:
    case PE_FrameStatusBarItem:
    case PE_FrameLineEdit: return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return drawCheck(*painter, *option);
    case PE_Frame:
        if (widget && (widget->isWindow() || widget->property(comesUp).toBool()))
            return drawPopupFrame(*painter, option->rect);
        painter->save();
        painter->setPen(theme().line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_PanelMenu: painter->fillRect(option->rect, theme().pane); [[fallthrough]];
    case PE_FrameMenu: return drawPopupFrame(*painter, option->rect);
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            drawFrame(*painter, option->rect, *option, theme().pane);
        else if (frame && frame->lineWidth == 0 && option->state.testFlag(State_HasFocus))
            painter->fillRect(
                QRect(option->rect.left(), option->rect.bottom() - 1, option->rect.width(), 2), theme().accent);
        return;
    case PE_PanelButtonCommand: {
        const bool down = option->state.testFlag(State_Sunken) || option->state.testFlag(State_On);
        const bool hovered = option->state.testFlag(State_MouseOver) && option->state.testFlag(State_Enabled);
        if (widget && widget->property(mainButton).toBool() && option->state.testFlag(State_Enabled)) {
            const bool lit = down || hovered || option->state.testFlag(State_HasFocus);
            drawRounded(*painter, QRectF(option->rect).adjusted(1, 1, -1, -1), 6, theme().accent,
                lit ? QPen(theme().text, 2) : QPen(Qt::NoPen));
            return;
        }
        drawFrame(*painter, option->rect, *option, down ? theme().selection : hovered ? theme().hover : theme().pane);
        return;
    }
    case PE_PanelButtonTool: {
        const bool on = option->state.testFlag(State_On) || option->state.testFlag(State_Sunken);
        const bool hovered = option->state.testFlag(State_MouseOver) && option->state.testFlag(State_Enabled);
        const bool focused = option->state.testFlag(State_HasFocus);
        if (on || hovered || focused)
            drawRounded(*painter, QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 6,
                on ? theme().selection : theme().hover, focused ? QPen(theme().accent) : QPen(Qt::NoPen));
        return;
    }
    case PE_IndicatorTabClose: {
        const bool hovered = option->state.testFlag(State_Raised) || option->state.testFlag(State_MouseOver);
        const QRectF box = QRectF(option->rect).adjusted(2, 2, -2, -2);
        if (hovered && option->state.testFlag(State_Enabled))
            drawRounded(*painter, box, 4, theme().hover);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(hovered ? theme().text : theme().muted, 1.3));
        const QRectF cross = box.adjusted(
            box.width() * 0.28, box.height() * 0.28, -box.width() * 0.28, -box.height() * 0.28);
        painter->drawLine(cross.topLeft(), cross.bottomRight());
        painter->drawLine(cross.topRight(), cross.bottomLeft());
        painter->restore();
        return;
    }
    case PE_FrameFocusRect: {
        // Of a tool button the rectangle is that of its contents.
        const int around = qobject_cast<const QToolButton*>(widget) ? 2 : 0;
        return drawFocusRing(*painter, option->rect.adjusted(-around, -around, around, around));
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void WindowStyle::drawTabLabel(const QStyleOptionTab& tab, QPainter& painter, const QWidget* widget) const
{
    auto shown = tab;
    const bool selected = tab.state.testFlag(State_Selected);
    shown.state.setFlag(State_HasFocus, false);
    shown.palette.setColor(QPalette::WindowText, selected ? theme().text : theme().muted);
    painter.save();
    auto font = painter.font();
    font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    QProxyStyle::drawControl(CE_TabBarTabLabel, &shown, &painter, widget);
    painter.restore();
}

// Ends in "…" instead of being cut through a letter.
void WindowStyle::drawChoice(const QStyleOptionComboBox& box, QPainter& painter, const QWidget* widget) const
{
    auto shown = box;
    const auto room = proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxEditField, widget).width() - 2 -
                      (box.currentIcon.isNull() ? 0 : box.iconSize.width() + 4);
    // What a name says in brackets goes first.
    if (const auto bracket = box.currentText.lastIndexOf(QStringLiteral(" ("));
        bracket > 0 && box.fontMetrics.horizontalAdvance(box.currentText) > room)
        shown.currentText.truncate(bracket);
    shown.currentText = box.fontMetrics.elidedText(shown.currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(CE_ComboBoxLabel, &shown, &painter, widget);
}

// The base style would lose how the heading is to be elided.
void WindowStyle::drawElidedHeading(const QStyleOptionHeaderV2& header, QPainter& painter, const QWidget* widget) const
{
    QStyleOptionHeader shown(header);
    shown.version = QStyleOptionHeader::Version;
    auto font = painter.font();
    font.setPixelSize(headerPixels);
    font.setBold(header.state.testFlag(State_On));
    const auto room = subElementRect(SE_HeaderLabel, &header, widget).size() + QSize(0, headerMargin);
    shown.text = elidedLines(
        header.text, QFontMetrics(font), room, (header.textAlignment.toInt() & Qt::TextWordWrap) != 0);
    QProxyStyle::drawControl(CE_Header, &shown, &painter, widget);
}

void WindowStyle::drawHeadingLabel(const QStyleOptionHeader& header, QPainter& painter, const QWidget* widget) const
{
    auto shown = header;
    shown.palette.setColor(QPalette::ButtonText, theme().muted);
    shown.rect.adjust(0, -headerMargin / 2, 0, headerMargin / 2); // the margin is meant for the sides
    painter.save();
    auto font = painter.font();
    font.setPixelSize(headerPixels);
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    QProxyStyle::drawControl(CE_HeaderLabel, &shown, &painter, widget);
    painter.restore();
}

void WindowStyle::drawMenuTitle(const QStyleOptionMenuItem& item, QPainter& painter, const QWidget* widget) const
{
    painter.fillRect(item.rect, theme().pane);
    if (item.state.testFlag(State_Selected))
        drawRounded(painter, item.rect.adjusted(0, 2, 0, -2), 5, theme().selection);
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine;
    if (!styleHint(SH_UnderlineShortcut, &item, widget))
        flags |= Qt::TextHideMnemonic;
    drawItemText(&painter, item.rect, flags, item.palette, true, item.text, QPalette::WindowText);
}

void WindowStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return drawTab(*tab, *painter);
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return drawTabLabel(*tab, *painter, widget);
        break;
    case CE_ComboBoxLabel:
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option); box && !box->editable)
            return drawChoice(*box, *painter, widget);
        break;
    case CE_Header:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeaderV2*>(option);
            header && header->textElideMode != Qt::ElideNone)
            return drawElidedHeading(*header, *painter, widget);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, theme().pane);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme().line);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return drawHeadingLabel(*header, *painter, widget);
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const bool chosen = item->state.testFlag(State_Selected) && item->state.testFlag(State_Enabled);
            painter->fillRect(item->rect, chosen ? theme().selection : theme().pane);
            auto shown = *item;
            shown.state.setFlag(State_Selected, false); // as rows of lists, without a frame
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        break;
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, theme().pane); return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return drawMenuTitle(*item, *painter, widget);
        break;
    case CE_Splitter: painter->fillRect(option->rect, theme().line); return;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine)) {
            painter->fillRect(option->rect, theme().line);
            return;
        }
        if (widget && (widget->isWindow() || widget->property(comesUp).toBool()))
            return drawPopupFrame(*painter, option->rect);
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void WindowStyle::drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget) const
{
    painter.fillRect(bar.rect, theme().pane);
    if (bar.maximum <= bar.minimum)
        return;
    const auto slider = subControlRect(CC_ScrollBar, &bar, SC_ScrollBarSlider, widget);
    const bool active = bar.state.testFlag(State_MouseOver) || bar.state.testFlag(State_Sunken);
    auto colour = theme().muted;
    colour.setAlpha(active ? 190 : 110);
    drawRounded(painter, slider.adjusted(2, 2, -2, -2), 3, colour);
}

void WindowStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            drawScrollBar(*bar, *painter, widget);
            return;
        }
    if (control == CC_ToolButton)
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
            button->toolButtonStyle == Qt::ToolButtonTextOnly) {
            auto plain = *button; // such a button says "▾" in its text
            plain.features.setFlag(QStyleOptionToolButton::HasMenu, false);
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            return;
        }
    if (control == CC_ComboBox)
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option); box && !box->editable) {
            const bool hovered = box->state.testFlag(State_MouseOver) && box->state.testFlag(State_Enabled);
            const bool quiet = widget && widget->property(quietChoice).toBool();
            if (!quiet || hovered || box->state.testFlag(State_HasFocus))
                drawFrame(*painter, box->rect, *box, hovered ? theme().hover : theme().pane);
            const auto arrow = subControlRect(CC_ComboBox, box, SC_ComboBoxArrow, widget);
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(theme().muted, 1.4));
            const QPointF middle = QRectF(arrow).center();
            painter->drawPolyline(
                QPolygonF({middle + QPointF(-3.5, -1.5), middle + QPointF(0, 2), middle + QPointF(3.5, -1.5)}));
            painter->restore();
            return;
        }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect WindowStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (control == CC_ComboBox && widget && widget->property(quietChoice).toBool()) {
        auto field = option->rect, arrow = option->rect; // no frame, so the words have all but the arrow
        arrow.setLeft(field.right() - quietArrow);
        field.setRight(arrow.left());
        if (part == SC_ComboBoxArrow || part == SC_ComboBoxEditField)
            return visualRect(option->direction, option->rect, part == SC_ComboBoxArrow ? arrow : field);
    }
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            // No arrows: the groove is the whole bar.
            const bool across = bar->orientation == Qt::Horizontal;
            const int length = across ? bar->rect.width() : bar->rect.height();
            const int range = bar->maximum - bar->minimum;
            int size = length;
            if (range > 0) {
                const auto wanted = static_cast<qint64>(bar->pageStep) * length /
                                    (static_cast<qint64>(range) + bar->pageStep);
                size = static_cast<int>(std::min<qint64>(length, std::max<qint64>(28, wanted)));
            }
            const int start = sliderPositionFromValue(
                bar->minimum, bar->maximum, bar->sliderPosition, length - size, bar->upsideDown);
            const auto along = [&](int from, int extent) {
                return across ? QRect(bar->rect.left() + from, bar->rect.top(), extent, bar->rect.height())
                              : QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), extent);
            };
            switch (part) {
            case SC_ScrollBarSlider: return visualRect(bar->direction, bar->rect, along(start, size));
            case SC_ScrollBarGroove: return bar->rect;
            case SC_ScrollBarSubPage: return visualRect(bar->direction, bar->rect, along(0, start));
            case SC_ScrollBarAddPage:
                return visualRect(bar->direction, bar->rect, along(start + size, length - start - size));
            default: return {};
            }
        }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent: return scrollBarExtent;
    case PM_ScrollBarSliderMin: return 28;
    case PM_TabBarTabHSpace: return widget && widget->property(tightTabs).toBool() ? 6 : 28;
    case PM_TabBarTabVSpace: return 14;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap: return 0;
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight: return 16;
    case PM_MenuPanelWidth: return 1;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarHMargin: return 0;
    case PM_SplitterWidth: return 1;
    case PM_HeaderMargin: return headerMargin;
    case PM_FocusFrameHMargin: // of the text in rows: below its heading
        return qobject_cast<const QAbstractItemView*>(widget) ? headerMargin - 1
                                                              : QProxyStyle::pixelMetric(metric, option, widget);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int WindowStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_TabBar_Alignment)
        return Qt::AlignLeft;
    if (hint == SH_ScrollView_FrameOnlyAroundContents || hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QIcon WindowStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_MessageBoxInformation: return icon("info", theme().accent);
    case SP_MessageBoxQuestion: return icon("question", theme().accent);
    case SP_MessageBoxWarning: return icon("warning", theme().open);
    case SP_LineEditClearButton: return icon("close", theme().muted);
    case SP_MessageBoxCritical: return icon("warning", theme().bad);
    default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

QSize WindowStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    auto wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton || type == CT_ComboBox)
        wanted.setHeight(std::max(wanted.height(), 28));
    if (type == CT_PushButton)
        wanted.rwidth() += 8;
    if (type == CT_ItemViewItem)
        wanted.setHeight(std::max(wanted.height(), 26));
    if (type == CT_HeaderSection)
        wanted.setHeight(28);
    if (type == CT_TabBarTab) // the chosen tab is set bolder
        wanted.rwidth() += 6;
    return wanted;
}

} // namespace nexus::ui
