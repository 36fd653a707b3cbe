// Where the sources and the build of this run are. Asked of one source file, so that the others are the same in every
// clone and a compiler cache knows them again.
#pragma once

#include <QString>

namespace nexus::test {

// `under` begins with a slash: "/resources/help".
QString inSources(const char* under = "");
QString inBuild(const char* under = "");

} // namespace nexus::test
