// One of the views of the window, as the rail lists them: Build, Catalogue, and whatever comes. A view shows and
// does what is its own; the window gives it the deck that is open, tells it when it comes to the front and keeps
// how it was left. A new view is a class of this kind and one addView() in main_window.cpp.
#pragma once

#include "app/documents/deck_document.h"

#include <QSettings>
#include <QWidget>

#include <optional>

namespace nexus::ui {

class MainView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    // "Build": its action is placeBuild, its icon build.
    [[nodiscard]] virtual QString name() const = 0;
    // For menus, with the letter that chooses it marked.
    [[nodiscard]] virtual QString title() const = 0;
    // The page of the help about what has the keyboard.
    [[nodiscard]] virtual QString helpPage() const = 0;

    virtual void ready() {} // the catalogue is there
    virtual void cameToFront() {}
    virtual void setDocument(app::DeckDocument*) {} // nullptr: no deck is open
    virtual void restore(const QSettings&) {}
    virtual void store(QSettings&) const {}

    // What Undo and Redo of the menu go through while the view is in front; none: the changes of the deck.
    struct Steps {
        QString undo, redo; // names of the next ones; empty where there is none
    };
    [[nodiscard]] virtual std::optional<Steps> steps() const { return {}; }
    virtual void undo() {}
    virtual void redo() {}
    // What Save of the menu does while the view is in front, as the menu says it; empty: it saves the deck.
    [[nodiscard]] virtual QString saveText() const { return {}; }
    virtual void save() {}

Q_SIGNALS:
    void told(const QString& text);       // a word for the status line
    void trouble(const QString& message); // what could not be done
    void stepsChanged();                  // or saveText()
};

} // namespace nexus::ui
