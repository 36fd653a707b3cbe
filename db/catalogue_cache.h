// A large catalogue beside its database as one image, so that a start need not read it row by row. The image is
// taken only with the stamp of the database it was made from, and only whole (XXH3 of all its bytes); in every other
// case there is nothing, and the database is read. It may be deleted at any time. Nothing here throws or complains:
// a cache that cannot be written is no trouble of the user's.
#pragma once

#include "model/cards/catalogue.h"

#include <filesystem>

namespace nexus::db {

class CatalogueCache {
public:
    explicit CatalogueCache(std::filesystem::path file);

    [[nodiscard]] std::shared_ptr<const model::Catalogue> load(const std::string& stamp, const model::Game& game) const;
    // Small catalogues are read from the database as fast: for these the file is taken away.
    void keep(const std::string& stamp, const model::Catalogue& catalogue) const;
    static constexpr std::size_t smallestKept = 4000; // printings

private:
    std::filesystem::path m_file;
};

} // namespace nexus::db
