#include "app/text/event_log.h"

#include "app/text/event_text.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

using model::filled;

struct EventLogWords {
    NEXUS_WORDS(EventLogWords)
};

struct DeedWords {
    const model::EventState& state;

    [[nodiscard]] std::string name(model::PlayerNumber number) const
    {
        const auto* player = state.player(number);
        return player ? player->name : std::to_string(number);
    }
    std::string operator()(const model::AddPlayer& deed) const
    {
        return filled(EventLogWords::tr("%1 enters"), {deed.name});
    }
    std::string operator()(const model::EnterList& deed) const
    {
        return filled(EventLogWords::tr("List of %1"), {name(deed.player)});
    }
    std::string operator()(const model::LockLists& deed) const
    {
        return filled(EventLogWords::tr("Lists locked: %1"), {deed.sum});
    }
    std::string operator()(const model::PairRound&) const { return EventLogWords::tr("Round paired"); }
    std::string operator()(const model::ChangePairs&) const { return EventLogWords::tr("Pairs changed by hand"); }
    std::string operator()(const model::GiveResult& deed) const
    {
        return filled(EventLogWords::tr("Table %1 of round %2: %3"),
            {std::to_string(deed.table), std::to_string(deed.round), scoreText(deed.score)});
    }
    std::string operator()(const model::LeaveEvent& deed) const
    {
        return filled(deed.how == model::Leave::Drop ? EventLogWords::tr("%1 drops from round %2 on")
                                                     : EventLogWords::tr("%1 disqualified from round %2 on"),
            {name(deed.player), std::to_string(deed.fromRound)});
    }
    std::string operator()(const model::ComeBack& deed) const
    {
        return filled(
            EventLogWords::tr("%1 back from round %2 on"), {name(deed.player), std::to_string(deed.fromRound)});
    }
    std::string operator()(const model::ForbidPair& deed) const
    {
        return filled(EventLogWords::tr("%1 and %2 must not meet"), {name(deed.first), name(deed.second)});
    }
    std::string operator()(const model::FixTable& deed) const
    {
        return deed.table > 0
                   ? filled(EventLogWords::tr("%1 always at table %2"), {name(deed.player), std::to_string(deed.table)})
                   : filled(EventLogWords::tr("%1 at any table"), {name(deed.player)});
    }
    std::string operator()(const model::CutTo& deed) const
    {
        return filled(EventLogWords::tr("Cut to %1"), {std::to_string(deed.seeds.size())});
    }
    std::string operator()(const model::MakeNote& deed) const
    {
        return filled(EventLogWords::tr("Note: %1"), {deed.about + (deed.text.empty() ? "" : " " + deed.text)});
    }
    std::string operator()(const model::PlanRounds& deed) const
    {
        return deed.rounds > 0 ? filled(EventLogWords::tr("%1 rounds planned"), {std::to_string(deed.rounds)})
                               : EventLogWords::tr("As many rounds as the players ask for");
    }
    std::string operator()(const model::TakeBack&) const { return EventLogWords::tr("Taken back"); }
};

} // namespace

std::string deedText(const model::EventState& state, const model::EventDeed& deed)
{
    return std::visit(DeedWords{state}, deed);
}

std::string lastDeedText(const model::Event& event, const model::EventState& state)
{
    const auto last = model::lastDeed(event);
    return last ? deedText(state, event.log[*last].deed) : std::string();
}

} // namespace nexus::app
