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

constexpr std::array allPublishPrograms{PublishProgram{"cgs", "Card Game Simulator", writeCgs, false},
    PublishProgram{"tts", "Tabletop Simulator", writeTts, true},
    PublishProgram{"cockatrice", "Cockatrice", writeCockatrice, false},
    PublishProgram{"octgn", "OCTGN", writeOctgn, false}, PublishProgram{"lackey", "LackeyCCG", writeLackey, false},
    PublishProgram{"dragncards", "DragnCards", writeDragnCards, true},
    PublishProgram{"mpc", "MakePlayingCards", writeMpc, false}, PublishProgram{"squib", "Squib", writeSquib, false}};

} // namespace

std::span<const PublishProgram> publishPrograms() { return allPublishPrograms; }

const PublishProgram* publishProgram(std::string_view id)
{
    const auto found = std::find_if(allPublishPrograms.begin(), allPublishPrograms.end(),
        [&](const PublishProgram& program) { return program.id == id; });
    return found == allPublishPrograms.end() ? nullptr : &*found;
}

} // namespace nexus::importers
