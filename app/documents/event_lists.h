// The lists of an event: entered as they were read and checked, looked at again under the event's edition, locked.
// What a list is worth is worked out by the one checker (list_check.h) each time and kept nowhere.
#pragma once

#include "app/documents/list_check.h"
#include "model/event/event_state.h"

#include <string>
#include <vector>

namespace nexus::app {

// As it goes into the log: what is handed in, without notes, tags and plans.
[[nodiscard]] model::EnteredList enteredList(const CheckedList& checked);
// A player's list, read again from the event.
[[nodiscard]] CheckedList listAgain(
    const model::EnteredList& list, const ListReader& reader, const model::RulesetId& edition);

// A list that is handed in, and what it comes to.
enum class ListEntry {
    NewPlayer,   // who was not in the event
    FirstList,   // of a player who had none
    OtherList,   // in the place of the one before
    SameList,    // which the player had handed in already
    TwoLists,    // the player has another one among those handed in now
    NobodyNamed, // nothing says whose it is
    NotRead      // or not as a whole
};
struct HandedIn {
    ListEntry entry = ListEntry::NotRead;
    model::PlayerNumber player = 0; // as the event will number them
    std::string name;               // of the player
    CheckedList list;
    [[nodiscard]] bool entered() const { return entry <= ListEntry::OtherList; }
    [[nodiscard]] bool refused() const { return entry >= ListEntry::TwoLists; }
};
struct EntryPlan {
    std::vector<HandedIn> lists;
    std::vector<model::EventDeed> deeds;
};
// Whose each list is stands in it, or is `name`; one that names nobody is called after its file, or its deck. Players
// are known again by their id, else by their name.
[[nodiscard]] EntryPlan planEntries(
    const model::EventState& state, std::vector<CheckedList> lists, const std::string& name = {});
// The lists that a table of players has in its rows, as text, code or name of a file in `folder`, each of the player of
// its row. First those handed in beside it get the players that the table says; who has one of them needs no other.
[[nodiscard]] std::vector<CheckedList> listsOfTable(const std::vector<importers::PlayerRow>& rows,
    const std::filesystem::path& folder, std::vector<CheckedList>& handed, const ListReader& reader,
    const CheckOptions& options);
// Players of a table, without lists; those who are there already are passed over.
[[nodiscard]] std::vector<model::AddPlayer> planPlayers(
    const model::EventState& state, const std::vector<importers::PlayerRow>& rows);
// The sample event: 24 players with the decks that came with the game of the reader. Nobody where none did.
constexpr std::uint64_t sampleEventSeed = 24;
[[nodiscard]] std::vector<model::AddPlayer> samplePlayers(const ListReader& reader, const model::RulesetId& edition);
// Why a list was not entered, or what is to be told of it, a sentence; empty for one that is new.
[[nodiscard]] std::string entryText(const HandedIn& handed);

// One sum over all lists as they are: sixteen letters and figures, as the checksum of a list has them. Empty where
// there is none.
[[nodiscard]] std::string sumOfLists(const model::EventState& state);

// The player meant by a number or a name; nothing where nobody is, or more than one.
[[nodiscard]] const model::EventPlayer* findPlayer(const model::EventState& state, const std::string& word);

} // namespace nexus::app
