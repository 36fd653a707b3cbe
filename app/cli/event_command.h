// What the commands about an event share: the file opened for reading or for a deed, players by number or name.
#pragma once

#include "app/cli/context.h"
#include "app/documents/event_file.h"
#include "app/documents/event_lists.h"

namespace nexus::app::cli {

constexpr const char* eventFileHelp = "The event, a file NAME.nxevent";

// Stop where it cannot be had; from here on the game is that of the event.
[[nodiscard]] std::unique_ptr<EventDocument> openEvent(Context& context, const std::string& file);
[[nodiscard]] ReadEvent lookAtEvent(Context& context, const std::string& file);
[[nodiscard]] const model::EventPlayer& eventPlayer(const model::EventState& state, const std::string& word);
// Stop where the deed was refused.
void done(const tl::expected<void, EventTrouble>& deed);

void addEventRounds(Registrar& event); // further commands of `event`

} // namespace nexus::app::cli
