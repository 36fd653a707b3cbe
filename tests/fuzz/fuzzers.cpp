#include "tests/fuzz/fuzz_input.h"

#include <map>
#include <string>

namespace nexus::test {

namespace {

std::map<std::string, FuzzedReader, std::less<>>& fuzzers()
{
    static std::map<std::string, FuzzedReader, std::less<>> all;
    return all;
}

// tests/fuzz/deck_json_fuzz.cpp is "deck_json".
std::string fuzzerName(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1);
    return std::string(file.substr(0, file.rfind("_fuzz.cpp")));
}

} // namespace

Fuzzer::Fuzzer(const char* file, FuzzedReader reader) { fuzzers().emplace(fuzzerName(file), reader); }

FuzzedReader fuzzerNamed(std::string_view name)
{
    const auto found = fuzzers().find(name);
    if (found != fuzzers().end())
        return found->second;
    std::fprintf(stderr, "The first argument is one of\n");
    for (const auto& [known, reader] : fuzzers())
        std::fprintf(stderr, "  %s\n", known.c_str());
    return nullptr;
}

} // namespace nexus::test
