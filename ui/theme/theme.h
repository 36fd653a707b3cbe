// The colours of the window, light and dark, and the one place that puts them on: Fusion style, palette and font of the
// application. Delegates and widgets take every colour from theme(); after a change each widget gets
// QEvent::PaletteChange and paints anew.
#pragma once

#include <QColor>
#include <QString>

#include <optional>

namespace nexus::ui {

enum class ThemeChoice { System, Light, Dark };
// "system", "light", "dark"; nothing for any other word.
[[nodiscard]] std::optional<ThemeChoice> themeChoice(const QString& word);
[[nodiscard]] QString themeWord(ThemeChoice choice);

struct Theme {
    bool dark = false;
    QColor ground; // behind the panes: rail, gaps
    QColor pane;   // lists, editors, dialogs
    QColor text, muted;
    QColor line;            // hairlines
    QColor accent;          // links, the focused field, the chosen place
    QColor onAccent;        // text on accent
    QColor selection;       // ground of the selected row
    QColor hover;           // ground of the row under the pointer, of chips and striped rows
    QColor track;           // the empty part of a gauge
    QColor good, open, bad; // met, not there yet, wrong: never without a word or sign beside
};

[[nodiscard]] const Theme& theme();
void applyTheme(ThemeChoice choice);
[[nodiscard]] ThemeChoice currentThemeChoice();

// Text colour that reaches contrast 4.5 on the ground: white where that does, else near black or black.
[[nodiscard]] QColor readableOn(const QColor& ground);
// Contrast ratio of WCAG 2, from 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

} // namespace nexus::ui
