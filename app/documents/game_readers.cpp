#include "app/documents/game_readers.h"

#include "app/documents/profile.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace nexus::app {

GameReaders::GameReaders(std::filesystem::path profile, const std::string& own)
    : m_profile(std::move(profile))
    , m_ids(gameIds(m_profile))
{
    std::erase(m_ids, own);
}

std::shared_ptr<const ListReader> GameReaders::reader(const std::string& game) const
{
    if (std::find(m_ids.begin(), m_ids.end(), game) == m_ids.end())
        return nullptr;
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_made.find(game); known != m_made.end())
        return known->second;
    auto& made = m_made[game];
    try {
        Profile profile(GameFolder(m_profile, game));
        made = std::make_shared<const ListReader>(profile.library(), profile.catalogue());
    } catch (const std::exception&) {
        made = nullptr; // who asks for the game by its name is told why
    }
    return made;
}

std::string GameReaders::gameOfRuleset(const std::string& ruleset) const
{
    for (const auto& id : m_ids)
        try {
            if (loadGame(id, m_profile).find(model::RulesetId(ruleset)))
                return id;
        } catch (const std::exception&) {
            continue; // broken
        }
    return {};
}

} // namespace nexus::app
