#include "model/base/sizes.h"

namespace nexus::model {

namespace {

struct SizeUnit {
    std::size_t bytes;
    const char* name;
};
constexpr SizeUnit sizeUnits[]{{std::size_t{1} << 20U, " MB"}, {std::size_t{1} << 10U, " kB"}, {1, " bytes"}};

// The largest of which the limit has one.
const SizeUnit& unitOf(std::size_t most)
{
    for (const auto& unit : sizeUnits)
        if (most >= unit.bytes)
            return unit;
    return sizeUnits[2];
}

} // namespace

std::string limitText(std::size_t most)
{
    const auto& unit = unitOf(most);
    return std::to_string(most / unit.bytes) + unit.name;
}

std::string beyondText(std::size_t bytes, std::size_t most)
{
    const auto& unit = unitOf(most);
    return std::to_string(bytes / unit.bytes + (bytes % unit.bytes != 0)) + unit.name;
}

} // namespace nexus::model
