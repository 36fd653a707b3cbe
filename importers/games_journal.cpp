#include "importers/games_journal.h"

#include "importers/json/json_dom.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <limits>
#include <system_error>

namespace nexus::importers {

namespace {

constexpr const char* journalFormat = "nexusdeck-games/1";
constexpr std::size_t maxLine = 16U << 20U;
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

// A card's shares in the order they are written; those of each round follow.
constexpr std::array cardShares{
    &model::CardTally::opening, &model::CardTally::drawn, &model::CardTally::played, &model::CardTally::unseen};

Json cardsAsJson(const std::map<std::string, model::CardTally>& cards)
{
    Json json = Json::object();
    for (const auto& [name, tally] : cards) {
        auto& numbers = json[name] = Json::array();
        for (const auto share : cardShares) {
            numbers.push_back((tally.*share).games);
            numbers.push_back((tally.*share).wins);
        }
        for (const auto& round : tally.rounds)
            for (const auto& share : {round.now, round.notYet}) {
                numbers.push_back(share.games);
                numbers.push_back(share.wins);
            }
    }
    return json;
}

bool isNumber(const Json& json) { return json.is_number_integer() && json >= 0 && json <= most; }

std::optional<std::map<std::string, model::CardTally>> cardsOfJson(const Json& json)
{
    std::map<std::string, model::CardTally> cards;
    for (const auto& [name, numbers] : json.items()) {
        constexpr std::size_t ofAShare = 2, ofAll = ofAShare * cardShares.size(), ofARound = 2 * ofAShare;
        if (!numbers.is_array() || numbers.size() < ofAll || (numbers.size() - ofAll) % ofARound != 0 ||
            numbers.size() > ofAll + ofARound * model::CardTally::mostRounds || !std::ranges::all_of(numbers, isNumber))
            return std::nullopt;
        const auto share = [&](std::size_t at) {
            return model::Share{numbers[at].get<std::uint64_t>(), numbers[at + 1].get<std::uint64_t>()};
        };
        auto& tally = cards[name];
        for (std::size_t i = 0; i < cardShares.size(); ++i)
            tally.*cardShares[i] = share(ofAShare * i);
        for (std::size_t at = ofAll; at < numbers.size(); at += ofARound)
            tally.rounds.push_back({share(at), share(at + ofAShare)});
    }
    return cards;
}

// The numbers of a tally in the order they are written.
template <class Tally> auto numbersOf(Tally& tally)
{
    std::vector numbers{&tally.games, &tally.wins[0], &tally.wins[1], &tally.drawn, &tally.unfinished, &tally.rounds,
        &tally.actions, &tally.refused};
    for (auto& end : tally.ends)
        numbers.push_back(&end);
    return numbers;
}

} // namespace

std::string writeBatchLine(const BatchLine& line)
{
    Json numbers = Json::array();
    for (const auto* number : numbersOf(line.tally))
        numbers.push_back(*number);
    Json json = {{"batch", line.batch}, {"pairing", line.pairing}, {"numbers", std::move(numbers)}};
    if (!line.tally.points.empty()) {
        json["points"] = Json::array();
        for (const auto& [game, points] : line.tally.points)
            json["points"].push_back({game, points});
    }
    for (std::size_t side = 0; side < line.tally.cards.size(); ++side)
        if (!line.tally.cards[side].empty())
            json[side == 0 ? "first" : "second"] = cardsAsJson(line.tally.cards[side]);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<BatchLine> readBatchLine(std::string_view text)
{
    const auto json = parseJsonObject(text, maxLine);
    if (!json)
        return std::nullopt;
    std::vector<ImportProblem> problems;
    ObjectReader object(*json, {}, problems);
    BatchLine line;
    line.batch = static_cast<std::uint64_t>(object.integer("batch", 0, most, true).value_or(0));
    line.pairing = static_cast<std::size_t>(object.integer("pairing", 0, most, true).value_or(0));
    std::vector<std::uint64_t> read;
    object.items("numbers", [&](const Json& number, const std::string&) {
        if (isNumber(number))
            read.push_back(number.get<std::uint64_t>());
    });
    const auto numbers = numbersOf(line.tally);
    if (!problems.empty() || read.size() != numbers.size())
        return std::nullopt;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        *numbers[i] = read[i];
    bool whole = true;
    object.items("points", [&](const Json& pair, const std::string&) {
        whole = whole && pair.is_array() && pair.size() == 2 && isNumber(pair[0]) && isNumber(pair[1]) && pair[1] <= 2;
        if (whole)
            line.tally.points[pair[0].get<std::uint64_t>()] = pair[1].get<std::int8_t>();
    });
    for (std::size_t side = 0; side < line.tally.cards.size(); ++side)
        object.inside(side == 0 ? "first" : "second", [&](ObjectReader& cards) {
            if (auto tallies = cardsOfJson(cards.json()))
                line.tally.cards[side] = std::move(*tallies);
            else
                whole = false;
        });
    if (!whole || !problems.empty())
        return std::nullopt;
    return line;
}

std::string journalHead(std::uint64_t digest, std::uint64_t seed)
{
    std::array<char, 20> hex{};
    std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(digest));
    return Json{{"format", journalFormat}, {"seed", std::to_string(seed)}, {"series", hex.data()}}.dump() + "\n";
}

std::optional<std::uint64_t> journalSeed(std::string_view text)
{
    const auto json = parseJsonObject(text.substr(0, text.find('\n')), maxLine);
    if (!json || !json->contains("format") || (*json)["format"] != journalFormat || !json->contains("seed") ||
        !(*json)["seed"].is_string())
        return std::nullopt;
    const auto word = (*json)["seed"].get<std::string>();
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(seed) : std::nullopt;
}

} // namespace nexus::importers
