#include "importers/card_list.h"
#include "importers/game_json.h"
#include "importers/new_edition.h"
#include "importers/text_guard.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/card_files.h"

namespace card_table_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

namespace {

// A CSV file has no column for fields no one knows.
std::vector<nexus::model::Card> knownFields(const CardList& list)
{
    std::vector<nexus::model::Card> cards;
    for (const auto& listed : list.cards) {
        cards.push_back(listed.card);
        cards.back().extras.clear();
    }
    return cards;
}

// An edition that is proposed for any tables is a ruleset whose head can be read.
void needEdition(std::string_view text)
{
    const auto tables = guardText(text, maxCatalogueBytes).and_then(readTables);
    if (!tables)
        return;
    const auto proposal = proposeEdition(*tables, starterGame(), "P26");
    const auto bytes = writeEdition(
        R"({"game":"quantum-nexus"})", {"fuzzed", "Fuzzed", "P26"}, proposal, starterGame().face, starterGame());
    need(bytes && readRulesetHead(*bytes, starterGame()), "a proposed edition is a ruleset");
}

} // namespace

NEXUS_FUZZER(text)
{
    needEdition(text);
    const auto list = readCardTable(text, starterGame());
    if (!list) {
        needReasons(list.error());
        return;
    }
    if (!list->refused.empty()) {
        needReasons(list->refused);
        return;
    }
    const auto cards = knownFields(*list);
    const auto again = readCardTable(writeCardCsv(cards, starterGame()), starterGame());
    need(again && again->refused.empty() && knownFields(*again) == cards,
        "a table that is written is read back the same");
}

} // namespace card_table_fuzz
