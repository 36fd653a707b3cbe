// fuzz READER [OPTIONS OF LIBFUZZER] CORPUS …: what libFuzzer, which has the main(), asks of a program.
#include "tests/fuzz/fuzz_input.h"

#include <cstdint>

static nexus::test::FuzzedReader chosen = nullptr;

int qInitResources_nexusdeck() { return 0; } // what the programs carry inside them is not there, and no reader asks

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    chosen = nexus::test::fuzzerNamed(*argc > 1 ? (*argv)[1] : "");
    if (!chosen)
        std::exit(2);
    (*argv)[1] = (*argv)[0];
    ++*argv;
    --*argc;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    chosen({reinterpret_cast<const char*>(data), size});
    return 0;
}
