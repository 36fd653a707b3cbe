// Head and foot of every web page of ours: what is in it is style and script of our own, whose sums stand in the page's
// policy, and nothing comes from elsewhere.
#pragma once

#include "app/publish/html.h"

#include <string>
#include <string_view>

namespace nexus::app {

// `style`: behind that of all pages.
void writePageHead(Html& page, std::string_view title, const std::string& style = {});
void writePageFoot(Html& page, std::string_view words);
[[nodiscard]] std::string pageFile(const char* name); // of :/page/

} // namespace nexus::app
