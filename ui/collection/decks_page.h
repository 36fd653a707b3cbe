// Decks and copies: every deck of the library with what it needs, has set aside, could take and lacks; below, card by
// card, the decks ticked (or the current one) standing side by side. Building sets copies aside, taking apart gives
// them back. What there is to know is worked out by app::DeckCopies.
#pragma once

#include "app/documents/deck_copies.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/row_table.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class DecksPage : public CollectionPage {
    Q_OBJECT
public:
    enum DeckColumn { Name, Need, SetAside, Free, Missing, Price, State };
    enum CardColumn { Card, CardNeed, Have, Here, CardFree, InOther, Lent, Wanted, CardMissing };

    explicit DecksPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* deckTable() const { return m_deckTable; }
    [[nodiscard]] RowTable* cardTable() const { return m_cardTable; }
    // What the buttons act on: the decks ticked, else the current one.
    [[nodiscard]] std::vector<model::BuiltDeckId> chosenDecks() const;
    // Makes it the current one.
    void showDeck(model::BuiltDeckId deck);

    void build() { eachDeck(&app::DeckCopies::build); }
    void takeApart() { eachDeck(&app::DeckCopies::takeApart); }
    void wantMissing() { tell(m_copies.wantMissing(chosenDecks())); }
    void copyShoppingList();
    void copyProxyList();
    void printMissing() { Q_EMIT printWanted(chosenDecks()); }

Q_SIGNALS:
    // Proxies of what these decks together lack.
    void printWanted(const std::vector<nexus::model::BuiltDeckId>& decks);

protected:
    void refresh() override;

private:
    QWidget* makeDecks();
    QWidget* makeCards();
    void fillDecks();
    void fillCards();
    void updateButtons();
    void sortBy(int column) { m_deckTable->sortByColumn(column, Qt::AscendingOrder); }
    [[nodiscard]] const app::LibraryStanding* standing(model::BuiltDeckId deck) const;
    void eachDeck(app::DeckCopies::Done (app::DeckCopies::*act)(model::BuiltDeckId));
    void copyList(const QString& list, const QString& what, const QString& nothing);

    app::DeckCopies m_copies;
    std::vector<app::LibraryStanding> m_decks;
    std::vector<app::CardOfDecks> m_cards; // as shown
    RowTable *m_deckTable = nullptr, *m_cardTable = nullptr;
    QComboBox* m_order = nullptr;
    QCheckBox* m_onlyMissing = nullptr;
    QLabel *m_head = nullptr, *m_note = nullptr;
    QPushButton *m_build = nullptr, *m_takeApart = nullptr, *m_want = nullptr, *m_shopping = nullptr,
                *m_proxies = nullptr, *m_print = nullptr;
};

} // namespace nexus::ui
