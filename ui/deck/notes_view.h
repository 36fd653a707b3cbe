// Notes, author and tags of the deck. Typing is one step of undo a pause, not a letter.
#pragma once

#include "app/documents/deck_document.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace nexus::ui {

class NotesView : public QWidget {
    Q_OBJECT
public:
    explicit NotesView(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    // Puts what is typed but not taken over yet into the deck.
    void commit();

private:
    void refresh();

    QPointer<app::DeckDocument> m_document;
    QLineEdit* m_author;
    QLineEdit* m_tags;
    QPlainTextEdit* m_notes;
    QTimer m_pause;
    bool m_filling = false;
};

} // namespace nexus::ui
