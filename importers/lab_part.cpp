#include "importers/lab_part.h"

#include "importers/decklist/deck_json.h"
#include "importers/evaluation_json.h"
#include "importers/json/json_dom.h"

#include <charconv>
#include <limits>
#include <system_error>

namespace nexus::importers {

namespace {

constexpr const char* partFormat = "nexusdeck-lab-part/1";
constexpr std::size_t maxPartBytes = 64U << 20U;
constexpr std::int64_t mostOfAll = std::numeric_limits<std::int64_t>::max();

// Seeds and sums have 64 bits, which no JSON number has for everybody.
std::uint64_t sumOf(ObjectReader& file, const char* key)
{
    const auto text = file.text(key, true);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        file.problem(key, ReasonWords::tr("is not a whole number"), text);
    return number;
}

// Another file inside this one, read by its own reader.
template <class Value, class Read>
void inner(const Json& json, const std::string& pointer, Value& value, Read read, std::vector<ImportProblem>& problems)
{
    auto done = read(json.dump());
    if (done)
        value = std::move(*done);
    else
        for (auto& problem : done.error()) {
            problem.pointer = pointer + problem.pointer;
            addProblem(problems, std::move(problem));
        }
}

void readPlayers(ObjectReader& file, model::Series& series)
{
    const auto words = file.texts("players");
    if (words.size() != series.players.size())
        return file.problem("players", ReasonWords::tr("is not a list of two"));
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const auto kind = model::playerKindOf(words[i]))
            series.players[i] = *kind;
        else
            file.problem("players", ReasonWords::tr("is no player"), words[i]);
}

} // namespace

std::string writeLabPart(const LabPart& part)
{
    Json json = {{"format", partFormat}, {"game", part.game}, {"ruleset", part.ruleset}, {"part", part.part + 1},
        {"parts", part.parts}, {"games", part.series.games}, {"rounds", part.series.rounds},
        {"seed", std::to_string(part.series.seed)}, {"cards", std::to_string(part.cards)}};
    json["players"] = Json::array();
    for (const auto& kind : part.series.players)
        json["players"].push_back(model::playerWord(kind));
    json["evaluation"] = Json::parse(writeEvaluationJson(part.series.evaluations.front()));
    json["decks"] = Json::array();
    for (const auto& deck : part.decks)
        json["decks"].push_back(Json::parse(writeDeckJson(deck)));
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

ReadResult<LabPart> readLabPart(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxPartBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader file(*json, {}, problems);
    if (!file.isFormat(partFormat))
        return tl::unexpected(std::move(problems));
    LabPart part;
    part.game = file.text("game", true);
    part.ruleset = file.text("ruleset", true);
    part.parts = static_cast<std::size_t>(file.integer("parts", 1, maxLabParts, true).value_or(1));
    const auto number = file.integer("part", 1, static_cast<std::int64_t>(part.parts), true).value_or(1);
    part.part = static_cast<std::size_t>(number - 1);
    part.series.games = static_cast<std::uint64_t>(file.integer("games", 1, mostOfAll / maxLabDecks, true).value_or(1));
    part.series.rounds = static_cast<std::uint16_t>(
        file.integer("rounds", 1, std::numeric_limits<std::uint16_t>::max(), true).value_or(1));
    part.series.seed = sumOf(file, "seed");
    part.cards = sumOf(file, "cards");
    readPlayers(file, part.series);
    if (const auto* evaluation = file.find("evaluation", true))
        inner(*evaluation, file.at("evaluation"), part.series.evaluations.front(), readEvaluationJson, problems);
    part.series.evaluations.back() = part.series.evaluations.front();
    file.items("decks", [&](const Json& deck, const std::string& pointer) {
        if (part.decks.size() < maxLabDecks)
            inner(deck, pointer, part.decks.emplace_back(), readDeckJson, problems);
    });
    file.refuseUnknown();
    if (part.decks.size() < 2)
        file.problem("decks", ReasonWords::tr("is not a list of two or more"));
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    part.series.pairings = model::everyPairing(part.decks.size());
    return part;
}

} // namespace nexus::importers
