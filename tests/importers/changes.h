// Tests by a table: a good text with one change is refused at its place.
#pragma once

#include "tests/importers/problems.h"

#include <QtTest>

namespace nexus::test {

using AddChange = void (*)(const char* from, const char* to, const char* pointer, const char* reason);

inline AddChange changeColumns()
{
    for (const auto* column : {"from", "to", "pointer", "reason"})
        QTest::addColumn<std::string>(column);
    return [](const char* from, const char* to, const char* pointer, const char* reason) {
        QTest::addRow("%s > %s", from, to)
            << std::string(from) << std::string(to) << std::string(pointer) << std::string(reason);
    };
}

// The row's change to the text.
inline std::string changedByRow(std::string text)
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    const auto at = text.find(from);
    if (at == std::string::npos)
        qFatal("“%s” is not in the text", from.c_str());
    return text.replace(at, from.size(), to);
}
inline bool saysWhatRowSays(const Problems& problems)
{
    QFETCH(std::string, pointer);
    QFETCH(std::string, reason);
    return saysAt(problems, pointer, reason);
}

} // namespace nexus::test
