#include "importers/event_json.h"
#include "model/event/pairing.h"
#include "model/event/standings.h"
#include "tests/fuzz/fuzz_input.h"

namespace event_json_fuzz {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr std::size_t mostPairedOn = 64; // players; more take their time

// Whatever a log says, it is replayed or refused at an entry, and goes on from there.
void playOn(const Event& event)
{
    const auto state = replay(event);
    if (!state) {
        need(state.error().entry < event.log.size(), "a refusal names its entry");
        return;
    }
    const auto standings = standingsOf(*state);
    need(standings.size() == state->players.size(), "everybody stands somewhere");
    for (const auto& standing : standings)
        need(whyStanding(*state, standing.player).has_value(), "and is told why");
    if (state->players.size() > mostPairedOn)
        return;
    if (const auto next = nextRound(*state)) {
        auto after = *state;
        need(!next->cut || apply(after, *next->cut), "a cut that is proposed can be made");
        need(apply(after, next->round).has_value(), "a round that is proposed can be paired");
        (void)brokenBy(after, next->round.pairing).size();
    }
}

} // namespace

NEXUS_FUZZER(text)
{
    const auto event = readEventJson(text);
    if (event) {
        const auto written = writeEventJson(*event);
        const auto again = readEventJson(written);
        need(again && *again == *event, "an event that is written is read back the same");
        need(writeEventJson(*again) == written, "writing twice gives the same bytes");
        playOn(*event);
    } else {
        needReasons(event.error());
    }
}

} // namespace event_json_fuzz
