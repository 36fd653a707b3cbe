// What this program is made of, for About: libraries with their licences, and the versions at run time of those
// that matter in a fault report.
#pragma once

#include <string>
#include <vector>

namespace nexus::app {

struct Component {
    std::string name;
    std::string version; // empty: compiled in, of no matter
    std::string use;     // what it does here, in a few words
    std::string licence;
};

[[nodiscard]] std::vector<Component> components();

} // namespace nexus::app
