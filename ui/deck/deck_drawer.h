// The drawer below the deck: one line of tabs, closed at first. A tab opens it; the same tab again, or Esc inside,
// closes it. At the end of the line stands the next step that brings the deck nearer to legal.
#pragma once

#include "app/documents/deck_document.h"

#include <QPointer>
#include <QTabWidget>

class QPushButton;

namespace nexus::ui {

class DeckDrawer : public QTabWidget {
    Q_OBJECT
public:
    explicit DeckDrawer(QWidget* parent = nullptr);

    void setDocument(app::DeckDocument* document);
    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);
    [[nodiscard]] QPushButton* nextStep() const { return m_step; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openChanged(bool open);
    void actionWanted(const QString& name); // of the window

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    [[nodiscard]] int lineHeight() const;

    QPointer<app::DeckDocument> m_document;
    QWidget* m_pages; // what is hidden while the drawer is closed
    QPushButton* m_step;
    QString m_action; // of the next step
    bool m_open = false;
    int m_before = 0; // the tab before a click
};

} // namespace nexus::ui
