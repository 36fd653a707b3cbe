#include "app/documents/list_players.h"
#include "tests/fuzz/fuzz_input.h"

namespace player_table_fuzz {

using namespace nexus;
using namespace nexus::importers;
using namespace nexus::test;

namespace {

bool isOneLine(const QString& text) { return app::fieldText(text) == text; }

void needShown(const app::PlayerDetails& player)
{
    for (const auto& field : app::playerFields)
        need(isOneLine(player.*field.value), "a player's details are one line without control characters");
    const auto again = app::namedPlayer(app::playerName(player));
    need(app::playerName(again).size() <= app::playerName(player).size(), "a name that is split again does not grow");
}

} // namespace

NEXUS_FUZZER(text)
{
    const auto rows = readPlayerTable(text);
    if (!rows) {
        needReasons(rows.error());
    } else {
        need(!rows->empty() && rows->size() <= maxPlayerRows, "there are players, and not too many");
        const app::PlayerTable table(*rows);
        for (std::size_t i = 0; i < table.size(); ++i)
            needShown(table[i]);
    }
    needShown(app::playerInText(text));
    needShown(app::playerInJson(std::string(text)));
    needShown(app::playerOfFileName(std::filesystem::path(std::string(text.substr(0, 300))), {}));
}

} // namespace player_table_fuzz
