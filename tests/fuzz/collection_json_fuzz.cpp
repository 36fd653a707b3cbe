#include "importers/collection_file.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nexus::importers;
using namespace nexus::test;

namespace {

std::vector<nexus::model::Stack> stacksOf(const CollectionFile& file)
{
    std::vector<nexus::model::Stack> stacks;
    for (const auto& line : file.lines)
        stacks.push_back(line.stack);
    return stacks;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto file = readCollectionJson(inputText(data, size));
    if (!file) {
        needReasons(file.error());
        return 0;
    }
    if (!file->problems.empty())
        needReasons(file->problems);
    const auto stacks = stacksOf(*file);
    const auto again = readCollectionJson(writeCollectionJson(stacks, "quantum-nexus"));
    need(again && again->problems.empty() && stacksOf(*again) == stacks,
        "a collection written as JSON is read back the same");
    return 0;
}
