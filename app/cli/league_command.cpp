#include "app/cli/lab_support.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "importers/lab_part.h"

#include <algorithm>

namespace nexus::app::cli {

namespace {

struct LeagueTable : model::League {
    std::vector<std::string> decks;
};

LeagueTable leagueTable(
    const std::vector<model::Deck>& decks, const std::vector<model::Matchup>& pairings, const SeriesTallies& tallies)
{
    LeagueTable table{model::leagueOf(decks.size(), pairings, tallies), {}};
    for (const auto& deck : decks)
        table.decks.push_back(deck.name);
    return table;
}

Json leagueJson(const LeagueTable& table)
{
    const auto strength = model::strengths(table.wins);
    Json list = Json::array();
    for (std::size_t i = 0; i < table.decks.size(); ++i)
        list.push_back({{"deck", table.decks[i]}, {"value", rounded(strength[i].value)},
            {"interval", intervalJson(strength[i].interval)}});
    const auto matrix = [](const auto& rows) { return Json::list(rows, [](const auto& row) { return Json(row); }); };
    return {{"decks", table.decks}, {"wins", matrix(table.wins)}, {"games", matrix(table.games)},
        {"strength", std::move(list)}};
}

std::uint64_t sumOf(const std::vector<std::uint64_t>& numbers)
{
    std::uint64_t sum = 0;
    for (const auto number : numbers)
        sum += number;
    return sum;
}

// By strength; the matrix below has the decks in that order, by number.
void printLeague(Context& context, const LeagueTable& league)
{
    const auto strength = model::strengths(league.wins);
    std::vector<std::size_t> order(league.decks.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return strength[i].value; });
    Table table("><>>>", {"", "Deck", "Strength", "Wins", "95 % interval"});
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto deck = order[place];
        std::uint64_t lost = 0;
        for (const auto& row : league.wins)
            lost += row[deck];
        const auto won = sumOf(league.wins[deck]);
        table.add({place + 1, Cell(league.decks[deck], Tone::Strong), strengthText(strength[deck].value),
            winsText(won, won + lost), winsIntervalText(model::wilson(won, won + lost))});
    }
    table.print(context);
    context.print("");
    Table matrix("<" + std::string(order.size(), '>'));
    std::vector<Cell> head{Cell("")};
    for (std::size_t place = 0; place < order.size(); ++place)
        head.emplace_back(place + 1, Tone::Faint);
    matrix.add(std::move(head));
    for (std::size_t place = 0; place < order.size(); ++place) {
        std::vector<Cell> line{Cell(place + 1, Tone::Faint)};
        for (const auto other : order) {
            const auto won = league.wins[order[place]][other];
            const auto decided = won + league.wins[other][order[place]];
            line.emplace_back(decided > 0 ? winsText(won, decided) : std::string("·"));
        }
        matrix.add(std::move(line));
    }
    matrix.print(context);
    std::uint64_t games = 0, decided = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        games += sumOf(league.games[i]);
        decided += 2 * sumOf(league.wins[i]);
    }
    context.print("");
    context.print(std::to_string(games / 2) + " games, " + std::to_string((games - decided) / 2) +
                  " of them without a winner; shares are of the games that somebody won. Two decks whose intervals "
                  "overlap may well be equally strong.");
}

void tellLeague(Context& context, const LeagueTable& league)
{
    if (context.json())
        context.answer(leagueJson(league));
    else
        printLeague(context, league);
}

int runLeague(Context& context, const LabOptions& options)
{
    auto words = options.decks;
    words.insert(words.end(), options.against.begin(), options.against.end());
    auto setting = labSetting(context, options, words);
    if (setting.decks.size() < 2)
        throw Stop{WrongUsage, "It takes two decks at least."};
    if (options.against.empty())
        setting.series.pairings = model::everyPairing(setting.decks.size());
    else
        for (std::size_t other = 1; other < setting.decks.size(); ++other)
            setting.series.pairings.push_back({0, other, other});
    const auto table = labTable(setting);
    const auto [tallies, stopped] = playLabUntilStopped(context, *table, options);
    tellLeague(context, leagueTable(setting.decks, setting.series.pairings, tallies));
    return tellEnd(context, stopped, options, setting.series);
}

// --- in parts -----------------------------------------------------------------------------------------

struct PartOptions : LabOptions {
    std::size_t parts = 2;
    std::string place; // a folder, or the file of a part
};

constexpr const char* partEnding = ".nxpart";
constexpr const char* playedEnding = ".games"; // behind the name of the part

// What is there belongs together: parts of other games would lie beside what was played of these.
void refuseOldParts(const std::string& folder)
{
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none))
        if (const auto ending = entry.path().extension(); ending == partEnding || ending == playedEnding)
            throw Stop{Refused, folder + " holds parts already, as " + entry.path().filename().string() +
                                    ". Say another folder, or delete them and what was played of them."};
}

int runSplit(Context& context, const PartOptions& options)
{
    auto setting = labSetting(context, options, options.decks);
    if (setting.decks.size() < 2)
        throw Stop{WrongUsage, "It takes two decks at least."};
    refuseOldParts(options.place);
    setting.series.pairings = model::everyPairing(setting.decks.size());
    const auto table = labTable(setting);
    importers::LabPart part{context.profile().library().game.id, setting.checker->ruleset().id.str(), setting.decks,
        setting.series, table->cards(), 0, options.parts};
    std::error_code trouble;
    std::filesystem::create_directories(options.place, trouble);
    if (trouble)
        throw Stop{Failed, options.place + " cannot be made: " + trouble.message() + "."};
    for (; part.part < part.parts; ++part.part)
        writeOut((std::filesystem::path(options.place) / (std::to_string(part.part + 1) + partEnding)).string(),
            importers::writeLabPart(part));
    context.say(std::to_string(options.parts) + " parts in " + options.place +
                ". Play each with “lab run”, then “lab merge " + options.place + "”.");
    return Done;
}

importers::LabPart readPart(const std::string& file)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        throw Stop{Failed, file + ": " + bytes.error()};
    auto part = importers::readLabPart(*bytes);
    if (!part)
        throw Stop{Refused, file + ": " + problemText(part.error().front())};
    return std::move(*part);
}

std::shared_ptr<model::SeriesTable> tableOfPart(
    Context& context, const importers::LabPart& part, const std::string& file)
{
    context.follow(part.game, file);
    auto table = labTable({part.decks, checkerOf(context, part.ruleset, file), part.series});
    if (table->cards() != part.cards)
        throw Stop{Refused, file + " was made with other cards than those of this catalogue."};
    return table;
}

int runPart(Context& context, const PartOptions& options)
{
    const auto part = readPart(options.place);
    const auto table = tableOfPart(context, part, options.place);
    SeriesTallies tallies;
    SeriesWork work{.report = [goOn = context.progress("Playing")](std::uint64_t) { return goOn(0, 1); },
        .journal = options.place + playedEnding,
        .part = part.part,
        .parts = part.parts,
        .threads = static_cast<unsigned>(options.threads)};
    if (!playSeries(*table, tallies, work))
        throw Stop{No, "Stopped. The same command goes on."};
    context.say("Part " + std::to_string(part.part + 1) + " of " + std::to_string(part.parts) + " is played.");
    return Done;
}

int runMerge(Context& context, const PartOptions& options)
{
    std::vector<std::filesystem::path> files;
    std::error_code trouble;
    for (const auto& entry : std::filesystem::directory_iterator(options.place, trouble))
        if (entry.path().extension() == partEnding)
            files.push_back(entry.path());
    if (trouble || files.empty())
        throw Stop{Failed, options.place + " holds no parts."};
    std::ranges::sort(files);
    const auto first = readPart(files.front().string());
    const auto table = tableOfPart(context, first, files.front().string());
    SeriesTallies tallies;
    std::vector<bool> met(first.parts);
    for (const auto& file : files) {
        auto part = readPart(file.string());
        const auto number = std::exchange(part.part, first.part);
        if (part != first)
            throw Stop{Refused, file.string() + " is a part of other games than " + files.front().string() + "."};
        SeriesTallies played;
        const auto missing = readJournal(*table, played, file.string() + playedEnding, number, first.parts);
        if (missing > 0)
            throw Stop{No, file.string() + " is not played to its end: " + std::to_string(missing) +
                               " batches are missing. “lab run " + file.string() + "” goes on."};
        tallies += played;
        met[number] = true;
    }
    if (const auto gap = std::ranges::find(met, false); gap != met.end())
        throw Stop{No, "Part " + std::to_string(gap - met.begin() + 1) + " of " + std::to_string(met.size()) +
                           " is not in " + options.place + "."};
    tellLeague(context, leagueTable(first.decks, first.series.pairings, tallies));
    return Done;
}

} // namespace

void addLeague(Registrar& registrar)
{
    const auto [command, options] = registrar.add<LabOptions>(
        "league", "Let the program play every deck against every other", runLeague);
    command->add("DECK", options.decks, decksHelp)->required();
    addLabOptions(*command, options, LabUse::OnePlayer);
}

void addGauntlet(Registrar& registrar)
{
    const auto [command, options] = registrar.add<LabOptions>(
        "gauntlet", "Let the program play one deck against several", runLeague);
    command->add("DECK", options.decks, deckHelp)->required()->values(1, 1);
    command->add("--against DECK", options.against, decksHelp)->required();
    addLabOptions(*command, options, LabUse::TwoPlayers);
}

void addLabParts(Registrar& lab)
{
    const auto [split, splitting] = lab.add<PartOptions>(
        "split", "Make parts of a league for other machines", runSplit);
    split->add("N", splitting.parts, "How many parts")
        ->required()
        ->check(Range{std::size_t{1}, importers::maxLabParts});
    split->add("DECK", splitting.decks, decksHelp)->required();
    split->add("--out DIR", splitting.place, "Folder for the parts")->required();
    addLabOptions(*split, splitting, LabUse::OnePlayer);
    const auto [run, running] = lab.add<PartOptions>("run", "Play a part, or go on with it", runPart);
    run->add("PART", running.place, "File made by “lab split”")->required();
    run->add("--threads N", running.threads, "Processors to use instead of all")->check(positiveNumber);
    const auto [merge, merging] = lab.add<PartOptions>(
        "merge", "Add up the parts of a league that have been played", runMerge);
    merge->add("DIR", merging.place, "Folder with the parts and what was played of them")->required();
}

} // namespace nexus::app::cli
