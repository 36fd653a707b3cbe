#include "importers/printed_json.h"

#include "importers/json/json_dom.h"
#include "importers/reason_words.h"

namespace nexus::importers {

namespace {

constexpr const char* printedFormat = "nexusdeck-printed/1";
constexpr std::size_t maxBytes = 32U << 20U;
constexpr std::int64_t maxCopies = 1'000'000;

void readCard(ObjectReader& card, model::PrintedDeck& deck)
{
    auto name = card.text("card", true);
    const auto copies = card.integer("copies", 1, maxCopies);
    auto face = card.text("face", true);
    if (copies)
        deck[std::move(name)] = {static_cast<int>(*copies), std::move(face)};
}

} // namespace

ReadResult<model::PrintedRecord> readPrintedJson(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader file(*json, "", problems);
    (void)file.isFormat(printedFormat);
    model::PrintedRecord record;
    file.objects("decks", [&](ObjectReader& deck) {
        auto& cards = record[deck.text("deck", false)];
        deck.objects("cards", [&](ObjectReader& card) { readCard(card, cards); });
    });
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return record;
}

std::string writePrintedJson(const model::PrintedRecord& record)
{
    Json decks = Json::array();
    for (const auto& [name, cards] : record) {
        Json rows = Json::array();
        for (const auto& [card, printed] : cards)
            rows.push_back(Json{{"card", card}, {"copies", printed.copies}, {"face", printed.face}});
        decks.push_back(Json{{"deck", name}, {"cards", std::move(rows)}});
    }
    return Json{{"format", printedFormat}, {"decks", std::move(decks)}}.dump(
               1, ' ', false, Json::error_handler_t::replace) +
           "\n";
}

} // namespace nexus::importers
