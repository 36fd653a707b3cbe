// Sizes by their names, of the one table, or in millimetres: how every command takes --paper and its kin.
#pragma once

#include "app/cli/options.h"

#include <string>

namespace nexus::app::cli {

// Of sheets with cards on them.
Option* addPaper(Command& command, std::string& paper);
// Of pages with text: also as large as a card.
Option* addTextPaper(Command& command, std::string& paper);
// Of pages with tables, which need some width.
Option* addPagePaper(Command& command, std::string& paper);
Option* addCardSize(Command& command, std::string& size);

} // namespace nexus::app::cli
