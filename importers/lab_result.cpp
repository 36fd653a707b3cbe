#include "importers/lab_result.h"

#include "importers/games_journal.h"
#include "importers/json/json_dom.h"
#include "importers/lab_part.h"

#include <cmath>
#include <limits>

namespace nexus::importers {

namespace {

constexpr const char* resultFormat = "nexusdeck-lab-result/1";
constexpr std::int64_t mostGames = 1'000'000'000'000; // sums of them stay far below 64 bits

Json versionAsJson(const model::LabComparison::Version& version)
{
    return {version.games, version.wins, version.undecided};
}

Json comparedAsJson(const LabResult::Compared& compared)
{
    const auto& found = compared.found;
    Json json = {{"deck", compared.deck}, {"pairs", found.pairs}, {"before", versionAsJson(found.before)},
        {"after", versionAsJson(found.after)},
        {"difference", {found.difference.value, found.difference.interval.low, found.difference.interval.high,
                           found.difference.chance}}};
    if (found.moreGames)
        json["more"] = *found.moreGames;
    return json;
}

std::vector<std::int64_t> wholeNumbers(ObjectReader& object, const char* key, std::size_t count)
{
    std::vector<std::int64_t> numbers;
    object.items(key, [&](const Json& number, const std::string&) {
        if (number.is_number_integer() && number >= 0 && number <= mostGames)
            numbers.push_back(number.get<std::int64_t>());
    });
    if (numbers.size() != count) {
        object.problem(key, ReasonWords::tr("is no list of numbers of games"));
        numbers.assign(count, 0);
    }
    return numbers;
}

model::LabComparison::Version readVersion(ObjectReader& object, const char* key)
{
    constexpr std::size_t numbersOfVersion = 3;
    const auto numbers = wholeNumbers(object, key, numbersOfVersion);
    const auto number = [&](std::size_t at) { return static_cast<std::uint64_t>(numbers[at]); };
    model::LabComparison::Version version{number(0), number(1), number(2)};
    if (version.wins + version.undecided > version.games)
        object.problem(key, ReasonWords::tr("has numbers that no games come to"));
    return version;
}

LabResult::Compared readCompared(ObjectReader& object)
{
    LabResult::Compared compared;
    compared.deck = object.text("deck");
    auto& found = compared.found;
    found.pairs = static_cast<std::uint64_t>(object.integer("pairs", 0, mostGames, true).value_or(0));
    found.before = readVersion(object, "before");
    found.after = readVersion(object, "after");
    std::vector<double> numbers;
    object.items("difference", [&](const Json& number, const std::string&) {
        if (number.is_number() && std::abs(number.get<double>()) <= 1)
            numbers.push_back(number.get<double>());
    });
    constexpr std::size_t numbersOfDifference = 4;
    if (numbers.size() == numbersOfDifference)
        found.difference = {numbers[0], {numbers[1], numbers[2]}, numbers[3]};
    else
        object.problem("difference", ReasonWords::tr("is no list of shares"));
    if (const auto more = object.integer("more", 0, mostGames))
        found.moreGames = static_cast<std::uint64_t>(*more);
    object.refuseUnknown();
    return compared;
}

void readPairings(ObjectReader& head, LabResult& result)
{
    head.items("pairings", [&](const Json& pair, const std::string&) {
        const auto isDeck = [&](const Json& number) {
            return number.is_number_integer() && number >= 0 && number < result.decks.size();
        };
        if (pair.is_array() && pair.size() == 2 && isDeck(pair[0]) && isDeck(pair[1]))
            result.pairings.push_back({pair[0].get<std::size_t>(), pair[1].get<std::size_t>(), result.pairings.size()});
        else
            head.problem("pairings", ReasonWords::tr("has what is no pair of its decks"));
    });
    result.tallies.resize(result.pairings.size());
}

// A line a pairing, behind the head.
void readTallies(std::string_view text, std::size_t lineNumber, LabResult& result, std::vector<ImportProblem>& problems)
{
    const auto refused = [&](std::string reason) {
        ImportProblem problem;
        problem.reason = std::move(reason);
        problem.line = lineNumber;
        addProblem(problems, std::move(problem));
    };
    for (; !text.empty(); ++lineNumber) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = readBatchLine(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line || line->pairing >= result.tallies.size() || line->batch != line->pairing)
            return refused(ReasonWords::tr("is no pairing of these games"));
        if (line->tally.games > static_cast<std::uint64_t>(mostGames) || !model::isPossible(line->tally))
            return refused(ReasonWords::tr("has numbers that no games come to"));
        result.tallies[line->pairing] = line->tally;
    }
}

} // namespace

std::string writeLabResult(const LabResult& result)
{
    Json head = {{"format", resultFormat}, {"about", result.about}, {"players", result.players},
        {"edition", result.edition}, {"games", result.games}, {"seed", result.seed}, {"whole", result.whole},
        {"decks", result.decks}};
    head["pairings"] = Json::array();
    for (const auto& [a, b, stream] : result.pairings)
        head["pairings"].push_back({a, b});
    head["compared"] = Json::array();
    for (const auto& compared : result.compared)
        head["compared"].push_back(comparedAsJson(compared));
    auto text = head.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    for (std::size_t i = 0; i < result.tallies.size(); ++i)
        text += writeBatchLine({i, i, result.tallies[i]});
    return text;
}

ReadResult<LabResult> readLabResult(std::string_view bytes)
{
    const auto end = std::min(bytes.find('\n'), bytes.size());
    const auto json = parseJsonObject(bytes.substr(0, end), maxResultBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader head(*json, {}, problems);
    if (!head.isFormat(resultFormat))
        return tl::unexpected(std::move(problems));
    LabResult result;
    result.about = head.text("about");
    result.players = head.text("players", true);
    result.edition = head.text("edition");
    result.games = static_cast<std::uint64_t>(head.integer("games", 0, mostGames, true).value_or(0));
    result.seed = static_cast<std::uint64_t>(
        head.integer("seed", 0, std::numeric_limits<std::int64_t>::max(), true).value_or(0));
    result.whole = head.boolean("whole");
    result.decks = head.texts("decks");
    readPairings(head, result);
    head.objects("compared", [&](ObjectReader& object) { result.compared.push_back(readCompared(object)); });
    head.refuseUnknown();
    if (result.decks.size() > maxLabDecks)
        head.problem("decks", ReasonWords::tr("are more than a league has"));
    constexpr std::size_t secondLine = 2;
    if (problems.empty())
        readTallies(bytes.substr(std::min(end + 1, bytes.size())), secondLine, result, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace nexus::importers
