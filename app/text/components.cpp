#include "app/text/components.h"

#include "db/database.h"

#include <QString>

namespace nexus::app {

std::vector<Component> components()
{
    return {
        {"Qt", qVersion(), "window, drawing, help pages", "LGPL-3.0"},
        {"Qt Charts", qVersion(), "statistics", "GPL-3.0"},
        {"SQLite", db::sqliteVersion(), "keeps cards and decks", "public domain"},
        {"SQLiteCpp", "", "speaks to SQLite", "MIT"},
        {"nlohmann/json", "", "reads and writes JSON", "MIT"},
        {"simdjson", "", "reads large card lists", "Apache-2.0"},
        {"PEGTL", "", "reads queries", "MIT"},
        {"RE2", "", "regular expressions in queries", "BSD-3-Clause"},
        {"utf8proc", "", "compares names in Unicode", "MIT, Unicode"},
        {"libcsv", "", "reads CSV", "LGPL-2.1"},
        {"CLI11", "", "the command line", "BSD-3-Clause"},
        {"expected", "", "results and errors in the code", "CC0-1.0"},
    };
}

} // namespace nexus::app
