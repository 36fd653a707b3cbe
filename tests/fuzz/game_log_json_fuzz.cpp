#include "importers/game_log_json.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/state_promises.h"

namespace game_log_json_fuzz {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

// Whatever a file says, the engine applies it or refuses it, and keeps its promises.
void playOn(const GameLog& log)
{
    const auto* known = starterLibrary().find(RulesetId(log.ruleset));
    if (!known || log.actions.size() > 2000)
        return;
    const DeckChecker checker(known->ruleset, starterCatalogue());
    auto state = setUpGame(log.seats, checker, log.windows);
    if (!state)
        return;
    for (const auto& action : log.actions)
        (void)apply(*state, action).has_value();
    need(brokenPromise(*state).empty(), "a state keeps its promises");
}

} // namespace

NEXUS_FUZZER(text)
{
    const auto log = readGameLogJson(text);
    if (log) {
        const auto written = writeGameLogJson(*log);
        const auto again = readGameLogJson(written);
        need(again && *again == *log, "a game that is written is read back the same");
        need(writeGameLogJson(*again) == written, "writing twice gives the same bytes");
        playOn(*log);
    } else {
        needReasons(log.error());
    }
}

} // namespace game_log_json_fuzz
