// A deck that is open: its undo history, its law and what the law says of it after every change.
// The only way to change the deck is edit(); each edit is one step of undo with a name for the menu.
#pragma once

#include "model/deck/deck_edit.h"
#include "model/rules/additions.h"

#include <QObject>
#include <QUndoStack>

#include <filesystem>

namespace nexus::app {

// Where an open deck is kept: a deck of the library, a file, or neither until it is saved.
struct DeckPlace {
    std::optional<std::int64_t> id;
    std::filesystem::path file;
    std::int64_t slot = 0; // among the open decks (db::OpenDeck)
    std::string saved;     // ISO 8601, UTC; empty: never
};

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
    [[nodiscard]] const model::Additions& additions() const { return *sharedAdditions(); }
    // The same while the deck and its law are.
    [[nodiscard]] std::shared_ptr<const model::Additions> sharedAdditions() const;
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] bool isModified() const { return m_deck != m_saved; }
    [[nodiscard]] const model::Deck& savedDeck() const { return m_saved; }
    [[nodiscard]] const DeckPlace& place() const { return m_place; }
    void setPlace(DeckPlace place) { m_place = std::move(place); }

    // False where the edit does not fit the deck; then nothing has changed and there is no step to undo.
    bool edit(const model::DeckEdit& edit, const QString& name);
    // Another edition or a new catalogue snapshot: judges the deck anew, changes nothing in it.
    void setChecker(std::shared_ptr<const model::DeckChecker> checker);
    void markSaved() { markSaved(m_deck); }
    // The deck as it is on disk: what isModified() compares with.
    void markSaved(const model::Deck& saved);

Q_SIGNALS:
    void changed(); // the deck or what the law says of it
    void saved();   // only isModified() and place()

private:
    friend class DeckCommand;
    void judge();

    model::Deck m_deck, m_saved;
    DeckPlace m_place;
    std::shared_ptr<const model::DeckChecker> m_checker;
    model::LegalityReport m_report;
    mutable std::shared_ptr<const model::Additions> m_additions;
    QUndoStack m_undo;
};

// Models and views look at one open deck at a time and hear of its changes.

// `receiver` leaves the deck it held and hears `changed` of another, or of none; false where it holds it already.
template <class Held, class Receiver, class Slot>
bool follow(Held& held, DeckDocument* document, Receiver* receiver, Slot changed)
{
    if (held == document)
        return false;
    if (held)
        held->disconnect(receiver);
    held = document;
    if (document)
        QObject::connect(document, &DeckDocument::changed, receiver, changed);
    return true;
}

} // namespace nexus::app
