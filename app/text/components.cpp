#include "app/text/components.h"

#include "db/database.h"
#include "model/base/words.h"

#include <QString>

namespace nexus::app {

namespace {

struct ComponentWords {
    NEXUS_WORDS(ComponentWords)
};

} // namespace

std::vector<Component> components()
{
    return {
        {"Qt", qVersion(), ComponentWords::tr("window, drawing, help pages"), "LGPL-3.0"},
        {"Qt Charts", qVersion(), ComponentWords::tr("statistics"), "GPL-3.0"},
        {"SQLite", db::sqliteVersion(), ComponentWords::tr("keeps cards and decks"),
            ComponentWords::tr("public domain")},
        {"SQLiteCpp", "", ComponentWords::tr("speaks to SQLite"), "MIT"},
        {"nlohmann/json", "", ComponentWords::tr("reads and writes JSON"), "MIT"},
        {"simdjson", "", ComponentWords::tr("reads large card lists"), "Apache-2.0"},
        {"PEGTL", "", ComponentWords::tr("reads queries"), "MIT"},
        {"RE2", "", ComponentWords::tr("regular expressions in queries"), "BSD-3-Clause"},
        {"utf8proc", "", ComponentWords::tr("compares names in Unicode"), "MIT, Unicode"},
        {"libcsv", "", ComponentWords::tr("reads CSV"), "LGPL-2.1"},
        {"CLI11", "", ComponentWords::tr("the command line"), "BSD-3-Clause"},
        {"expected", "", ComponentWords::tr("results and errors in the code"), "CC0-1.0"},
    };
}

} // namespace nexus::app
