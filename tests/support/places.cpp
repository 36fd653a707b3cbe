#include "tests/support/places.h"

namespace nexus::test {

QString inSources(const char* under) { return QStringLiteral(NEXUS_SOURCE_DIR) + QString::fromUtf8(under); }

QString inBuild(const char* under) { return QStringLiteral(NEXUS_BINARY_DIR) + QString::fromUtf8(under); }

} // namespace nexus::test
