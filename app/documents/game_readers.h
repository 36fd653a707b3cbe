// The readers of lists of the other games of a profile, each made when first asked for and kept; for a judge, or a
// command, that is handed decks of several games. May be shared between threads.
#pragma once

#include "app/documents/list_reading.h"

namespace nexus::app {

class GameReaders : public OtherGames {
public:
    // Of all games of the profile but `own`.
    GameReaders(std::filesystem::path profile, const std::string& own);
    [[nodiscard]] const std::vector<std::string>& ids() const override { return m_ids; }
    [[nodiscard]] std::shared_ptr<const ListReader> reader(const std::string& game) const override;
    [[nodiscard]] std::string gameOfRuleset(const std::string& ruleset) const override;

private:
    std::filesystem::path m_profile;
    std::vector<std::string> m_ids;
    mutable std::mutex m_mutex;
    mutable std::map<std::string, std::shared_ptr<const ListReader>> m_made; // null: cannot be read
};

} // namespace nexus::app
