// corpus READER FOLDER: runs a fuzzer over every file of a folder.
#include "tests/fuzz/fuzz_input.h"

#include <filesystem>

int main(int argc, char** argv)
{
    const auto reader = nexus::test::fuzzerNamed(argc == 3 ? argv[1] : "");
    if (!reader)
        return 2;
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[2]))
        if (entry.is_regular_file()) {
            reader(nexus::test::fileBytes(entry.path()));
            ++count;
        }
    std::printf("%zu files\n", count);
    return count == 0 ? 1 : 0;
}
