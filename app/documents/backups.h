// Backups of a profile's decks and collection, for the window and the command line: made, listed, restored; everything
// that can go wrong comes back as a sentence. tick() is for a timer: a worker with a connection of its own makes an
// automatic backup where one is due. Lives in one thread.
#pragma once

#include "model/profile/stored_deck.h"

#include <QString>

#include <future>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

class Backups {
public:
    explicit Backups(std::filesystem::path profile);
    // Whoever destroys it waits for the worker.

    [[nodiscard]] tl::expected<std::vector<model::BackupInfo>, QString> list() const; // newest first
    [[nodiscard]] tl::expected<model::BackupInfo, QString> make(model::BackupReason reason);
    // Decks and drafts are those of the backup then: read the library, the open decks and the collection anew, and
    // where `replaced` is told, through new stores.
    [[nodiscard]] tl::expected<model::RestoredBackup, QString> restore(const std::filesystem::path& backup);

    // An empty library where decks and collection are gone (db::startAnew).
    [[nodiscard]] tl::expected<void, QString> startAnew();

    // Returns at once; does nothing while the worker is at work.
    void tick();
    void wait() const;
    // What the last worker came to, once: a sentence where it failed.
    [[nodiscard]] QString takeTrouble();

private:
    std::filesystem::path m_profile;
    std::future<QString> m_worker; // the trouble it came to
};

// "automatic", "by hand", "before an import" …
[[nodiscard]] QString backupReasonText(model::BackupReason reason);
// "whole", "damaged", "of another program", "of another version of NexusDeck".
[[nodiscard]] QString backupStateText(model::BackupState state);

} // namespace nexus::app
