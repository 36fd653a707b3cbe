// A page that works out what it shows only while it is seen, once for several changes in a row, and anew where the
// colours change; without anything to show it says what to do instead.
#pragma once

#include "ui/theme/widgets.h"

#include <QTimer>
#include <QWidget>

namespace nexus::ui {

class LazyPage : public QWidget {
    Q_OBJECT
public:
    // Shows what is true now, where something has changed and the page is seen.
    void refreshIfStale();
    // What is said in place of the content; empty while that is shown.
    [[nodiscard]] QString emptyText() const;

protected:
    LazyPage(int margin, QWidget* parent); // around what is said instead

    virtual void refresh() = 0; // only where nothing is missing
    // What has to be there first, as a sentence; empty where it is.
    [[nodiscard]] virtual QString missing() const = 0;
    void later();       // what is shown is not true any more
    void becomeStale(); // the same, and shown anew at once
    void setContent(QWidget* content);
    void sayInstead(const QString& text); // the content comes back with an empty text
    void showEvent(QShowEvent* event) override;

private:
    QStackedLayout* m_stack;
    QLabel* m_instead;
    QTimer m_soon;
    bool m_stale = true;
};

} // namespace nexus::ui
