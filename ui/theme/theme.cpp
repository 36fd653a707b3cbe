#include "ui/theme/theme.h"

#include "ui/theme/window_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

struct Shade {
    QColor Theme::*of;
    QRgb light, dark;
};
constexpr Shade shades[] = {
    {&Theme::ground, 0xf4f5f7, 0x15181e},
    {&Theme::pane, 0xffffff, 0x1c2027},
    {&Theme::text, 0x1d2430, 0xe6e9ef},
    {&Theme::muted, 0x5d6779, 0x98a2b3}, // light a shade darker than drawn: 4.5 on the ground too
    {&Theme::line, 0xdfe3ea, 0x2d333d},
    {&Theme::accent, 0x2457a6, 0x7fb0ff},
    {&Theme::onAccent, 0xffffff, 0x10141a},
    {&Theme::selection, 0xe1ecfb, 0x243450},
    {&Theme::hover, 0xeff2f6, 0x252a33},
    {&Theme::track, 0xe9ecf1, 0x2d333d},
    {&Theme::good, 0x1e7848, 0x5fcf95}, // light a shade darker than drawn: 4.5 on the selection too
    {&Theme::open, 0x8a5f00, 0xe0b04c},
    {&Theme::bad, 0xb3261e, 0xff8a80},
};

Theme themeOf(bool dark)
{
    Theme theme;
    theme.dark = dark;
    for (const auto& shade : shades)
        theme.*shade.of = QColor(dark ? shade.dark : shade.light);
    return theme;
}

Theme& current()
{
    static Theme theme = themeOf(false);
    return theme;
}

ThemeChoice& currentChoice()
{
    static ThemeChoice choice = ThemeChoice::System;
    return choice;
}

// What the desktop gave before anything of ours was put on.
bool systemIsDark()
{
    static const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

QPalette paletteOf(const Theme& colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.ground);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.pane);
    palette.setColor(QPalette::AlternateBase, colours.hover);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::Button, colours.pane);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.bad);
    palette.setColor(QPalette::Highlight, colours.selection);
    palette.setColor(QPalette::HighlightedText, colours.text);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.accent);
    palette.setColor(QPalette::ToolTipBase, colours.pane);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Light, colours.dark ? colours.line : QColor(Qt::white));
    palette.setColor(QPalette::Midlight, colours.hover);
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Dark, colours.dark ? colours.ground : colours.line);
    palette.setColor(QPalette::Shadow, colours.dark ? QColor(Qt::black) : colours.muted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.hover);
    return palette;
}

QFont windowFont()
{
    QFont font = QApplication::font();
    if (QFontDatabase::families().contains(QStringLiteral("Inter")))
        font.setFamilies({QStringLiteral("Inter"), font.family()});
    font.setPixelSize(13);
    return font;
}

double luminance(const QColor& colour)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

} // namespace

std::optional<ThemeChoice> themeChoice(const QString& word)
{
    for (const auto choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        if (word == themeWord(choice))
            return choice;
    return std::nullopt;
}

QString themeWord(ThemeChoice choice)
{
    return choice == ThemeChoice::Light  ? QStringLiteral("light")
           : choice == ThemeChoice::Dark ? QStringLiteral("dark")
                                         : QStringLiteral("system");
}

const Theme& theme() { return current(); }

ThemeChoice currentThemeChoice() { return currentChoice(); }

void applyTheme(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark());
    currentChoice() = choice;
    current() = themeOf(dark);
    static const bool styled = [] {
        QApplication::setStyle(new WindowStyle);
        QApplication::setFont(windowFont());
        return true;
    }();
    Q_UNUSED(styled)
    QApplication::setPalette(paletteOf(current()));
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor readableOn(const QColor& ground)
{
    for (const auto& text : {QColor(Qt::white), QColor(0x14181f)})
        if (contrast(ground, text) >= 4.5)
            return text;
    return Qt::black; // reaches it on every ground that white does not
}

} // namespace nexus::ui
