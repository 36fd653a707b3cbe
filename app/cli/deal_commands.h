// The chances of contests, flips, pools and set-ups: further commands of `odds`.
#pragma once

#include "app/cli/context.h"

namespace nexus::app::cli {

void addDealOdds(Registrar& odds);

} // namespace nexus::app::cli
