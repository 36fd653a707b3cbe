// A pasted or opened list before it is taken: each line with what it means, what is open to be chosen, and where it
// goes: into this deck, in its place, or as a new deck.
#pragma once

#include "app/documents/deck_file.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class PasteDialog : public QDialog {
    Q_OBJECT
public:
    enum class Target { AddToDeck, ReplaceDeck, NewDeck };

    // `canChangeDeck`: there is an open deck to add to.
    PasteDialog(const QString& text, const model::Game& game, app::CheckerFor checkerFor, bool canChangeDeck,
        QWidget* parent = nullptr);
    [[nodiscard]] Target target() const { return m_target; }
    [[nodiscard]] std::vector<model::Deck> decks() const;

private:
    void read();
    void fill();
    void take(Target target);

    const model::Game& m_game;
    app::CheckerFor m_checkerFor;
    std::vector<app::DeckPreview> m_previews;
    Target m_target = Target::NewDeck;
    bool m_canChangeDeck;
    QPlainTextEdit* m_text;
    QLabel* m_summary;
    QTreeWidget* m_lines;
    QPushButton *m_add, *m_replace, *m_new;
};

} // namespace nexus::ui
