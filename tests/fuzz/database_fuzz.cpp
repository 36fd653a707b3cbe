#include "db/database.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/hostile_database.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace database_fuzz {

using namespace nexus;
using namespace nexus::test;

namespace {

// Nothing where it is refused.
template <class Read> std::optional<std::string> opened(const std::filesystem::path& file, const Read& read)
{
    try {
        return read(file);
    } catch (const db::DatabaseRefused& refused) {
        need(std::string_view(refused.what()).size() > 20, "a refusal is a sentence");
    } catch (const SQLite::Exception&) {
    } catch (const std::filesystem::filesystem_error&) {
    }
    return std::nullopt;
}

} // namespace

// Opening refuses, or all of the database can be read, and read again the same.
NEXUS_FUZZER(recipe)
{
    const auto folder = fuzzedFolder();
    const bool isCatalogue = isOfCatalogue(recipe);
    const auto file = folder / (isCatalogue ? "catalogue.sqlite" : "user.sqlite");
    writeHostileDatabase(recipe, file);
    const auto read = isCatalogue ? contentOfCatalogue : contentOfUser;
    if (const auto content = opened(file, read))
        need(opened(file, read) == content, "what is opened can be opened again");
}

} // namespace database_fuzz
