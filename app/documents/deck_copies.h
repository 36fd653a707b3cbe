// The decks of the library against the collection: what each needs, has set aside, could take and lacks; the same card
// by card for several decks that are to stand side by side, with the ledger of who else holds copies. Decks count as
// their newest saved version. Plain values out; every action whole or with a sentence why not. Main thread only.
#pragma once

#include "app/documents/workspace.h"
#include "model/collection/allocation.h"

#include <unordered_map>

namespace nexus::app {

struct LibraryStanding {
    model::BuiltDeckId id = 0;
    std::string name;
    bool listed = true; // false: in the bin or gone, but copies are still set aside for it
    bool built = false; // copies are set aside for it
    // need = setAside + free + missing, copies.
    std::int64_t need = 0, setAside = 0, free = 0, missing = 0;
    std::int64_t toGiveBack = 0;      // set aside, but not needed any more
    std::vector<std::string> unknown; // names the catalogue does not have; their copies are missing
    model::Completion completion;
    // A built deck that could take copies or holds some it does not need: it was edited since, or cards came in.
    [[nodiscard]] bool stale() const { return built && (free > 0 || toGiveBack > 0); }
};

// "3 in Wet Ink".
struct Holder {
    model::BuiltDeckId deck = 0;
    std::string name;
    std::int64_t copies = 0;
    friend bool operator==(const Holder&, const Holder&) = default;
};

struct CardOfDecks {
    model::CardStanding standing; // with an empty key: the catalogue does not have the name
    std::vector<Holder> others;   // that hold copies, by name
    [[nodiscard]] bool known() const { return !standing.card.empty(); }
};

class DeckCopies {
public:
    using Done = tl::expected<QString, QString>; // what was done, or why not

    explicit DeckCopies(Workspace& workspace)
        : m_workspace(workspace)
    {
    }
    // The library or the catalogue has changed: decks are read anew when next asked for.
    void forget() { m_read = false; }

    // By natural order of names; then those that are in the library no more.
    [[nodiscard]] tl::expected<std::vector<LibraryStanding>, QString> decks();
    // Of all these decks together, by name; names the catalogue does not have last.
    [[nodiscard]] std::vector<CardOfDecks> cards(std::span<const model::BuiltDeckId> decks) const;

    // Sets copies aside, or brings what is set aside up to the deck.
    Done build(model::BuiltDeckId deck);
    Done takeApart(model::BuiltDeckId deck);
    // As many wants of each missing card as there are copies missing.
    Done wantMissing(std::span<const model::BuiltDeckId> decks);
    // "3 Relay Drone" a line. To buy: what is owned nowhere. To print: what is missing at the table, though it may be
    // in other decks or lent.
    [[nodiscard]] QString shoppingList(std::span<const model::BuiltDeckId> decks) const;
    [[nodiscard]] QString proxyList(std::span<const model::BuiltDeckId> decks) const;

private:
    struct Known {
        model::BuiltDeckId id = 0;
        std::string name;
        model::CardNeeds needs;
    };
    void read();
    [[nodiscard]] const Known* find(model::BuiltDeckId deck) const;
    [[nodiscard]] std::string nameOf(model::BuiltDeckId deck) const;
    [[nodiscard]] LibraryStanding standingOf(
        const Known& deck, const std::unordered_map<model::CardKey, std::int64_t>& held) const;

    Workspace& m_workspace;
    std::vector<Known> m_decks;
    bool m_read = false;
};

// How the standing of decks against the collection is told: the same words in the window and on the command line.

// "not built", "built", "built in part, 43 missing", "built; 3 to set aside, 2 to give back", with the names the
// catalogue does not have.
[[nodiscard]] std::string stateText(const LibraryStanding& deck);
// "complete", "12.50", "12.50 + 3 without a price", "no price known".
[[nodiscard]] std::string completionText(const model::Completion& completion);
// "2 in Wet Ink, 1 in Grey Tide"; empty where no other deck holds a copy.
[[nodiscard]] std::string ledgerText(const CardOfDecks& card);

// Which decks of the library use a card, and how many copies. Filled from the saved decks once and again after the
// library has changed; asked by key.

struct DeckUse {
    std::int64_t deck = 0;
    std::string name;
    int copies = 0;
};

class CardUses {
public:
    void fill(Workspace& workspace);
    [[nodiscard]] std::vector<DeckUse> of(std::string_view key) const;

private:
    std::unordered_map<std::string, std::vector<DeckUse>> m_uses;
};

} // namespace nexus::app
