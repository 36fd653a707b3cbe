#include "importers/programs/programs.h"

#include "importers/programs/cgs.h"
#include "importers/programs/cockatrice.h"
#include "importers/programs/dragncards.h"
#include "importers/programs/lackey.h"
#include "importers/programs/octgn.h"
#include "importers/programs/print_order.h"
#include "importers/programs/tts.h"

#include <algorithm>
#include <array>

namespace nexus::importers {

namespace {

constexpr bool base = true, order = true;
constexpr std::array allPublishPrograms{
    PublishProgram{"cgs", "Card Game Simulator", writeCgs, AddressUse::Further, base},
    PublishProgram{"tts", "Tabletop Simulator", writeTts, AddressUse::Needed},
    PublishProgram{"cockatrice", "Cockatrice", writeCockatrice, AddressUse::Further, base},
    PublishProgram{"octgn", "OCTGN", writeOctgn, AddressUse::None, base},
    PublishProgram{"lackey", "LackeyCCG", writeLackey, AddressUse::None, base},
    PublishProgram{"dragncards", "DragnCards", writeDragnCards, AddressUse::Needed, base},
    PublishProgram{"mpc", "MakePlayingCards", writeMpc, AddressUse::None, !base, order},
    PublishProgram{"squib", "Squib", writeSquib, AddressUse::None, !base, order}};

} // namespace

std::span<const PublishProgram> publishPrograms() { return allPublishPrograms; }

const PublishProgram* publishProgram(std::string_view id)
{
    const auto found = std::find_if(allPublishPrograms.begin(), allPublishPrograms.end(),
        [&](const PublishProgram& program) { return program.id == id; });
    return found == allPublishPrograms.end() ? nullptr : &*found;
}

} // namespace nexus::importers
