#include "app/cli/cli.h"

#include "app/base/language.h"
#include "app/base/trouble_text.h"
#include "app/cli/collection_reading.h"
#include "db/database.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <exception>
#include <functional>
#include <iostream>

namespace nexus::app::cli {

// Each adds its command to the parser.
using AddCommand = void(Registrar&);
AddCommand addImport, addSearch, addShow, addPicture, addCheck, addFix, addComplete, addMissions, addEditions, addSwaps,
    addPlans, addAudit, addAbilities, addDecks, addCollection, addBackup, addStats, addCompare, addHand, addDraw,
    addFlip, addOdds, addDeal, addFirst, addPlay, addReport, addDiff, addEdit, addHistory, addBisect, addGames, addSets,
    addRulesets, addProxies, addPictures, addPage, addLibrary, addDecklist, addPoster, addExport, addCode, addQr,
    addVerify, addTables, addEvent, addCoverage, addCompletion, addDuel, addLeague, addGauntlet, addWorth, addGoldfish,
    addLab;

namespace {

void addMissingCommand(Registrar& registrar)
{
    addMissing(registrar, "List cards that decks need and the collection does not have free");
}

// The first word that is no option and no value of one.
std::vector<std::string>::iterator commandIn(std::vector<std::string>& arguments)
{
    return std::find_if(arguments.begin(), arguments.end(), [&](const std::string& word) {
        const auto before = &word == &arguments.front() ? std::string() : *(&word - 1);
        const bool value = before == "--profile" || before == "--game" || before == "--encoding";
        return !word.starts_with('-') && !value;
    });
}

// Queries, names and values that stand behind a command of `group`: the parser would take "-foil" for an option, and
// "missing" for the command of that name. A blank in front shields them; collection_reading takes it off again.
void markWords(const Command& app, const Command& group, std::vector<std::string>& arguments,
    std::vector<std::string>::iterator at)
{
    const Command* command = nullptr;
    for (++at; at != arguments.end(); ++at) {
        if (!command) {
            command = group.command(*at);
            continue;
        }
        const bool dashed = at->size() > 1 && (*at)[0] == '-' && (*at)[1] != '-' && *at != "-h";
        const bool named = group.command(*at) || app.command(*at);
        if ((dashed || named) && !command->takesValue(*(at - 1)) && !app.takesValue(*(at - 1)))
            at->insert(0, " ");
    }
}

// "--limit", "--limit=3", "-h"; no field of a query: "--t:mission".
bool isOptionWord(std::string_view word)
{
    const auto name = word.substr(0, word.find('='));
    return word == "-h" || (name.starts_with("--") && std::all_of(name.begin(), name.end(),
                                                          [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); }));
}

// A query may start with '-', which looks like an option: "search -t:mission". What is no option gets a blank in front,
// which the parser of options passes over and the parser of queries does not mind.
std::vector<std::string> withQueriesMarked(const Command& app, std::vector<std::string> arguments)
{
    const auto command = commandIn(arguments);
    if (command != arguments.end() && *command == "collection") {
        markWords(app, *app.command("collection"), arguments, command);
        return arguments;
    }
    const bool asks = command != arguments.end() &&
                      (*command == "search" || *command == "audit" || *command == "abilities");
    for (auto it = asks ? command : arguments.end(); it != arguments.end(); ++it)
        if (it->starts_with('-') && !isOptionWord(*it) && (it == arguments.begin() || *(it - 1) != "--sort"))
            it->insert(0, " ");
    static constexpr std::array<std::string_view, 7> asked{
        "--want", "--count", "--carry", "--prefer", "--lock", "--bar", "--pool"}; // each with a query
    for (std::size_t i = 1; i < arguments.size(); ++i)
        if (std::find(asked.begin(), asked.end(), arguments[i - 1]) != asked.end() && arguments[i].starts_with('-'))
            arguments[i].insert(0, " ");
    return arguments;
}

} // namespace

int run(const std::vector<std::string>& arguments)
{
    speak({}); // English: scripts read it
    Globals globals;
    for (const auto& argument : arguments)
        if (model::textFault(argument, argument.size(), false)) {
            const std::filesystem::path path(argument);
            for (const auto& name : {argument, path.filename().string(), path.stem().string()})
                if (!name.empty())
                    globals.oddNames.push_back(name);
        }
    Command app(
        "NexusDeck on the command line: card lists, search, decks, legality, odds and printing.", "nexusdeck-cli");
    app.addVersion(std::string("nexusdeck-cli ") + NEXUSDECK_VERSION);
    const std::function<void(const std::string&)> takeProfile = [&](const std::string& folder) {
        if (folder.empty())
            throw UsageError("--profile", "needs a folder, and this is an empty word");
        globals.profile = folder;
    };
    app.add("--profile DIR", takeProfile, "Profile folder with cards and decks (default: $NEXUSDECK_PROFILE)");
    app.add("--game ID", globals.game, "Game the cards belong to (default: the one the files say, else quantum-nexus)");
    app.add("--encoding NAME", globals.encoding, "windows-1252, where the text of files is no UTF-8");
    app.addFlag("--json", globals.json, "Print JSON only");
    app.addFlag("--quiet", globals.quiet, "Print no messages except errors");
    app.requireCommand();
    app.fallthrough();
    app.footer("Exit: 0 success (check: legal), 1 the answer is no, 2 wrong usage, 3 file or system error, 4 "
               "input refused.");

    Context context(globals);
    int exit = Done;
    Registrar registrar{app, context, exit};
    for (const auto add : {addImport, addSearch, addShow, addPicture, addCheck, addFix, addComplete, addMissions,
             addEditions, addSwaps, addPlans, addAudit, addAbilities, addDecks, addCollection, addMissingCommand,
             addBackup, addStats, addCompare, addHand, addDraw, addFlip, addOdds, addDeal, addFirst, addPlay, addReport,
             addDuel, addLeague, addGauntlet, addWorth, addGoldfish, addLab, addDiff, addEdit, addHistory, addBisect,
             addGames, addSets, addRulesets, addProxies, addPictures, addPage, addLibrary, addDecklist, addPoster,
             addExport, addCode, addQr, addVerify, addTables, addEvent, addCoverage, addCompletion})
        add(registrar);
    try {
        const auto marked = withQueriesMarked(app, arguments);
        app.refuseUnknown(marked);
        app.parse(marked);
    } catch (const UsageError& error) {
        if (error.exit == 0) { // help and version
            std::cout << error.what();
            return 0;
        }
        globals.json = std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
        (void)context.fail(error.what(), WrongUsage);
        context.complain("“nexusdeck-cli --help” and “nexusdeck-cli COMMAND --help” say what there is.");
        return WrongUsage;
    } catch (const std::exception&) {
        return context.fail(currentTroubleText(), Failed);
    }
    return exit;
}

} // namespace nexus::app::cli
