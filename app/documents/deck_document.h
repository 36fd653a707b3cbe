// A deck that is open: its undo history, its law and what the law says of it after every change.
// The only way to change the deck is edit(); each edit is one step of undo with a name for the menu.
#pragma once

#include "model/deck/deck_edit.h"
#include "model/rules/additions.h"

#include <QObject>
#include <QUndoStack>

namespace nexus::app {

class DeckDocument : public QObject {
    Q_OBJECT
public:
    DeckDocument(model::Deck deck, std::shared_ptr<const model::DeckChecker> checker, QObject* parent = nullptr);
    ~DeckDocument() override;

    [[nodiscard]] const model::Deck& deck() const { return m_deck; }
    [[nodiscard]] const model::DeckChecker& checker() const { return *m_checker; }
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> sharedChecker() const { return m_checker; }
    [[nodiscard]] const model::LegalityReport& report() const { return m_report; }
    // What one more copy of a card would do; made when first asked for after a change.
    [[nodiscard]] const model::Additions& additions() const;
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }

    // False where the edit does not fit the deck; then nothing has changed and there is no step to undo.
    bool edit(const model::DeckEdit& edit, const QString& name);
    // Another edition or a new catalogue snapshot: judges the deck anew, changes nothing in it.
    void setChecker(std::shared_ptr<const model::DeckChecker> checker);
    void markSaved() { m_undo.setClean(); }

Q_SIGNALS:
    void changed();

private:
    friend class DeckCommand;
    void judge();

    model::Deck m_deck;
    std::shared_ptr<const model::DeckChecker> m_checker;
    model::LegalityReport m_report;
    mutable std::unique_ptr<model::Additions> m_additions;
    QUndoStack m_undo;
};

} // namespace nexus::app
