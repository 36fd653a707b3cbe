// Paper and page of an event: commands of `event`.
#pragma once

#include "app/cli/context.h"

namespace nexus::app::cli {

void addEventPaper(Registrar& event);

} // namespace nexus::app::cli
