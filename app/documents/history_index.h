// What the contents of card lists were read as, by the id of the contents, kept in a file of the profile's cache: the
// history of a list is then read without parsing it again. A card that several lists have is kept once. The file is
// taken only whole and with the stamp of the program and the rules it was made with; else it is made anew. Nothing here
// complains: a file that cannot be written is no trouble of the user's.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/catalogue_import.h"

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace nexus::app {

struct IndexedList {
    std::string set; // whose headings it was read by; empty: the game's
    std::shared_ptr<const model::GivenFields> given;
    std::vector<std::shared_ptr<const model::Card>> cards;
    std::vector<importers::ImportProblem> refused; // rows
};

class HistoryIndex {
public:
    // `attributes`: how many the game has.
    HistoryIndex(std::filesystem::path file, std::string stamp, std::size_t attributes);

    [[nodiscard]] const IndexedList* find(const std::string& contents) const;
    void add(const std::string& contents, IndexedList list);
    // The one card that is equal to it.
    [[nodiscard]] std::shared_ptr<const model::Card> shared(model::Card card);
    // Writes the file where lists were added, with these contents alone.
    void keep(const std::set<std::string>& contents) const;

    static constexpr std::size_t maxBytes = 32U << 20U; // of the file; what would be larger is not kept

private:
    void load();
    [[nodiscard]] bool take(std::string_view bytes);

    std::filesystem::path m_file;
    std::string m_stamp;
    std::size_t m_attributes;
    std::map<std::string, IndexedList> m_lists;
    std::unordered_multimap<std::size_t, std::shared_ptr<const model::Card>> m_cards; // by a hash of them
    bool m_added = false;
};

} // namespace nexus::app
