// What a profile holds, as a text to compare: cards, decks, open decks, the collection and its history, each row
// checked against its sum.
#pragma once

#include "db/backup.h"
#include "db/catalogue_store.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "tests/support/starter.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace nexus::test {

// Everything in a user.sqlite, each row checked.
inline std::string libraryContent(const std::filesystem::path& file)
{
    std::string all;
    db::DeckStore decks(file);
    for (const bool inBin : {false, true})
        for (const auto& stored : decks.list(inBin)) {
            all += "deck " + stored.deck.name + stored.deck.notes;
            for (const auto& section : stored.deck.sections)
                for (const auto& entry : section.entries)
                    all += " " + std::to_string(entry.count) + entry.card;
        }
    for (const auto& open : decks.openDecks())
        all += "open " + open.draft.value_or("");
    db::CollectionStore store(file);
    const auto collection = store.load();
    for (const auto& [id, stack] : collection.stacks())
        all += "/" + std::to_string(id) + " " + std::to_string(stack.quantity) + stack.name + stack.place + stack.notes;
    for (const auto& entry : store.history(1000))
        all += "/" + std::to_string(entry.id) + (entry.undone ? "-" : "+");
    return all;
}

inline std::string catalogueContent(const std::filesystem::path& file)
{
    db::CatalogueStore store(file, starterGame());
    store.check();
    std::string all = std::to_string(store.revision());
    const auto catalogue = store.load();
    for (model::CardIndex i = 0; i < catalogue->size(); ++i)
        all += "/" + std::string(catalogue->key(i)) + std::to_string(catalogue->printings(i).size());
    return all;
}

// What a profile holds: both files, and backups that are no whole ones.
inline std::string contentOfProfile(const std::filesystem::path& folder)
{
    std::string all;
    for (const char* name : {"user.sqlite", "catalogue.sqlite"}) {
        const auto file = folder / name;
        if (!std::filesystem::exists(file))
            continue;
        all += name;
        try {
            all += *name == 'u' ? libraryContent(file) : catalogueContent(file);
        } catch (const db::DatabaseRefused&) { // as long as every byte of it stays
            all += "refused " + std::to_string(std::hash<std::string>{}(fileBytes(file)));
            continue;
        }
        if (SQLite::Database(file.string(), SQLite::OPEN_READWRITE).execAndGet("PRAGMA integrity_check").getString() !=
            "ok")
            all += "\ndamaged " + file.string();
    }
    for (const auto& backup : db::listBackups(folder))
        if (backup.state != model::BackupState::Whole && backup.reason != model::BackupReason::Damaged)
            all += "\nno whole backup: " + backup.file.string();
    return all;
}

} // namespace nexus::test
