// What the commands about an event share: the file opened for reading or for a deed, players by number or name.
#pragma once

#include "app/cli/context.h"
#include "app/documents/event_file.h"
#include "app/documents/event_lists.h"

namespace nexus::app::cli {

constexpr const char* eventFileHelp = "The event, a file NAME.nxevent";
constexpr const char* byHelp = "Who does it; stands in the log";

// Stop where it cannot be had; from here on the game is that of the event.
[[nodiscard]] std::unique_ptr<EventDocument> openEvent(
    Context& context, const std::string& file, const std::string& by);
[[nodiscard]] ReadEvent lookAtEvent(Context& context, const std::string& file);
[[nodiscard]] const model::EventPlayer& eventPlayer(const model::EventState& state, const std::string& word);
// Stop where the deed was refused.
void done(const tl::expected<void, EventTrouble>& deed);

// Further commands of `event`.
void addEventRounds(Registrar& event);
void addEventStats(Registrar& event);

} // namespace nexus::app::cli
