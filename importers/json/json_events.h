// JSON as events, for card lists of any length. simdjson reads the text several times faster than a parser that
// goes byte by byte; where it finds a fault, nlohmann reads again and names the place.
#pragma once

#include "importers/json/json_dom.h"

namespace nexus::importers {

// The events of nlohmann's sax_parse, in the same order; false when a handler or the text stops the reading.
[[nodiscard]] bool readJsonEvents(std::string_view text, nlohmann::json_sax<nlohmann::json>& handler);

} // namespace nexus::importers
