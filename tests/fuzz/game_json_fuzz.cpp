#include "importers/game_json.h"
#include "tests/fuzz/fuzz_input.h"

namespace game_json_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

// The input stands for a game, and for a ruleset beside the one that is there already.
NEXUS_FUZZER(text)
{
    const auto game = readGame(text);
    if (!game)
        needReasons(game.error());
    const std::vector<RulesetFile> files{{"a.json", std::string(text), false}, {"b.json", std::string(text), false}};
    const auto library = readGameLibrary(game ? *game : starterGame(), files);
    need(library.rulesets.size() + library.refused.size() == files.size(), "each file is used or refused");
    need(library.rulesets.size() < files.size(), "of two rulesets with one id one counts");
    for (const auto& refused : library.refused)
        needReasons(refused.problems);
}

} // namespace game_json_fuzz
