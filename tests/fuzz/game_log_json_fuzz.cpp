#include "importers/game_log_json.h"
#include "importers/game_state_json.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

// The facts that states are read for: a small game of the starter set.
const GameState& smallGame()
{
    static const GameState state = [] {
        Deck deck;
        for (const char* name : {"Bolt Mice", "Vacuum Picket", "Emergency Weld", "Slipway Nine"}) {
            DeckEntry entry;
            entry.card = name;
            entry.count = 2;
            deck.sectionOrNew(SectionId("main")).entries.push_back(entry);
        }
        const DeckChecker checker(ruleset(), starterCatalogue());
        return *setUpGame({{"Ada", deck}, {"Bo", deck}}, checker);
    }();
    return state;
}

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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = inputText(data, size);
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
    const auto state = readGameStateJson(text, smallGame().facts);
    if (!state) {
        needReasons(state.error());
        return 0;
    }
    const auto again = readGameStateJson(writeGameStateJson(*state), smallGame().facts);
    need(again && *again == *state, "a state that is written is read back the same");
    return 0;
}
