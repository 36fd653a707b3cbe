#include "importers/collection_file.h"
#include "tests/fuzz/fuzz_input.h"

namespace collection_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

namespace {

std::vector<nexus::model::Stack> stacksOf(const CollectionFile& file)
{
    std::vector<nexus::model::Stack> stacks;
    for (const auto& line : file.lines)
        stacks.push_back(*line.stack);
    return stacks;
}

bool sameAgain(const ReadResult<CollectionFile>& again, const std::vector<nexus::model::Stack>& stacks)
{
    return again && again->problems.empty() && stacksOf(*again) == stacks;
}

void look(const ReadResult<CollectionFile>& file, bool isTable)
{
    if (!file) {
        needReasons(file.error());
        return;
    }
    if (!file->problems.empty())
        needReasons(file->problems);
    const auto stacks = stacksOf(*file);
    need(sameAgain(readCollectionJson(writeCollectionJson(stacks, "quantum-nexus")), stacks),
        "a collection written as JSON is read back the same");
    // A text of JSON may hold what a cell cannot: blanks at its ends, say.
    need(!isTable || sameAgain(readCollectionTable(writeCollectionCsv(stacks)), stacks),
        "a collection written as CSV is read back the same");
}

} // namespace

// Both forms: what is one of them is soon refused as the other.
NEXUS_FUZZER(text)
{
    look(readCollectionJson(text), false);
    look(readCollectionTable(text), true);
}

} // namespace collection_fuzz
