// A catalogue as one run of bytes that is read back without any work on its words: for a cache on the machine that
// wrote it, never for exchange. Whoever keeps an image answers for its bytes being those that were written; what is
// told apart here is an image cut short, one of another layout of this program, and one made for another game.
#pragma once

#include "model/cards/catalogue.h"

#include <functional>

namespace nexus::model {

class CatalogueImage {
public:
    [[nodiscard]] static std::string write(const Catalogue& catalogue);
    using Released = std::function<void(std::string_view)>;
    // Nothing where the bytes are no image of a catalogue of this game by this program. `released` hears, now and then,
    // which bytes from the start on are not looked at again.
    [[nodiscard]] static std::shared_ptr<const Catalogue> read(
        std::string_view image, const Game& game, const Released& released = {});
};

} // namespace nexus::model
