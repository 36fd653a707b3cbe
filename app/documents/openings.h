// What the window opens by itself when it starts (decks, a game, card lists, histories) may be what it ended on the
// last time, and would end on again. A note of each lies in PROFILE/opening.notes while it is being opened; one that is
// left at the next start says what is not to be opened unasked.
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace nexus::app {

class Openings {
public:
    explicit Openings(std::filesystem::path file); // reads what is left there

    // The note is there as long as somebody holds it, in any thread.
    using Note = std::shared_ptr<const void>;
    [[nodiscard]] Note begin(const std::string& what);
    // The program ended while this was being opened, and it has not been opened since.
    [[nodiscard]] bool endedOn(const std::string& what) const;

private:
    struct Notes;
    std::shared_ptr<Notes> m_notes; // a worker may hold a note longer than we are there
};

} // namespace nexus::app
