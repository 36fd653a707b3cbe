#include "ui/theme/theme.h"

#include "ui/theme/window_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>

#include <cmath>

namespace nexus::ui {

namespace {

Theme lightTheme()
{
    Theme light;
    light.ground = QColor(0xf4f5f7);
    light.pane = QColor(0xffffff);
    light.text = QColor(0x1d2430);
    light.muted = QColor(0x5d6779); // a shade darker than drawn: 4.5 on the ground too
    light.line = QColor(0xdfe3ea);
    light.accent = QColor(0x2457a6);
    light.onAccent = QColor(0xffffff);
    light.selection = QColor(0xe1ecfb);
    light.hover = QColor(0xeff2f6);
    light.track = QColor(0xe9ecf1);
    light.good = QColor(0x1e7848); // a shade darker than drawn: 4.5 on the selection too
    light.open = QColor(0x8a5f00);
    light.bad = QColor(0xb3261e);
    return light;
}

Theme darkTheme()
{
    Theme dark;
    dark.dark = true;
    dark.ground = QColor(0x15181e);
    dark.pane = QColor(0x1c2027);
    dark.text = QColor(0xe6e9ef);
    dark.muted = QColor(0x98a2b3);
    dark.line = QColor(0x2d333d);
    dark.accent = QColor(0x7fb0ff);
    dark.onAccent = QColor(0x10141a);
    dark.selection = QColor(0x243450);
    dark.hover = QColor(0x252a33);
    dark.track = QColor(0x2d333d);
    dark.good = QColor(0x5fcf95);
    dark.open = QColor(0xe0b04c);
    dark.bad = QColor(0xff8a80);
    return dark;
}

Theme& current()
{
    static Theme theme = lightTheme();
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
    current() = dark ? darkTheme() : lightTheme();
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
