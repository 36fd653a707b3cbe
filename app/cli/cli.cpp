#include "app/cli/cli.h"

#include "app/cli/context.h"
#include "app/cli/editions_command.h"
#include "app/cli/json_output.h"
#include "app/cli/plans_command.h"
#include "app/cli/swaps_command.h"
#include "app/text/trouble_text.h"
#include "model/base/text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

namespace nexus::app::cli {

namespace {

// The first word that is no option and no value of one.
std::vector<std::string>::iterator commandIn(std::vector<std::string>& arguments)
{
    return std::find_if(arguments.begin(), arguments.end(), [&](const std::string& word) {
        const bool value = &word != &arguments.front() && (*(&word - 1) == "--profile" || *(&word - 1) == "--game");
        return !word.starts_with('-') && !value;
    });
}

// Queries, names and values that stand behind a command of `group`: the parser would take "-foil" for an option, and
// "missing" for the command of that name. A blank in front shields them; collection_reading takes it off again.
void markWords(const CLI::App& app, const CLI::App& group, std::vector<std::string>& arguments,
    std::vector<std::string>::iterator at)
{
    const auto commandNamed = [](const CLI::App& where, const std::string& name) -> const CLI::App* {
        const auto found = where.get_subcommands([&](const CLI::App* one) { return one->get_name() == name; });
        return found.empty() ? nullptr : found.front();
    };
    const CLI::App* command = nullptr;
    for (++at; at != arguments.end(); ++at) {
        if (!command) {
            command = commandNamed(group, *at);
            continue;
        }
        const auto takesValue = [&](const std::string& word) {
            for (const CLI::App* level : {command, &app})
                if (const auto* option = level->get_option_no_throw(word))
                    return option->get_items_expected_max() > 0;
            return false;
        };
        const bool dashed = at->size() > 1 && (*at)[0] == '-' && (*at)[1] != '-' && *at != "-h";
        const bool named = commandNamed(group, *at) || commandNamed(app, *at);
        if ((dashed || named) && !takesValue(*(at - 1)))
            at->insert(0, " ");
    }
}

// A query may start with '-', which looks like an option: "search -t:mission". What is no option of ours gets a
// blank in front, which the parser of options passes over and the parser of queries does not mind.
std::vector<std::string> withQueriesMarked(const CLI::App& app, std::vector<std::string> arguments)
{
    if (const auto command = commandIn(arguments); command != arguments.end() && *command == "collection") {
        markWords(app, *app.get_subcommand("collection"), arguments, command);
        return arguments;
    }
    const auto command = std::find(arguments.begin(), arguments.end(), "search");
    static constexpr std::array options{"--limit", "--sort", "--deck", "--ruleset", "--profile", "--game", "--json",
        "--quiet", "--help", "-h", "--version", "--"};
    for (auto it = command; it != arguments.end(); ++it)
        if (it->starts_with('-') &&
            std::none_of(options.begin(), options.end(),
                [&](const std::string option) { return *it == option || it->starts_with(option + "="); }) &&
            (it == arguments.begin() || *(it - 1) != "--sort"))
            it->insert(0, " ");
    static constexpr std::array<std::string_view, 7> asked{
        "--want", "--count", "--carry", "--prefer", "--lock", "--bar", "--pool"}; // each with a query
    for (std::size_t i = 1; i < arguments.size(); ++i)
        if (std::find(asked.begin(), asked.end(), arguments[i - 1]) != asked.end() && arguments[i].starts_with('-'))
            arguments[i].insert(0, " ");
    return arguments;
}

std::string commandsOf(const CLI::App& app)
{
    std::string known;
    for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; }))
        known += (known.empty() ? "" : ", ") + command->get_name();
    return known;
}

// The parser of options would only say that a command is missing.
void refuseUnknownCommand(const CLI::App& app, std::vector<std::string> arguments)
{
    const auto first = commandIn(arguments);
    if (first == arguments.end())
        return;
    for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; }))
        if (command->get_name() == *first)
            return;
    throw CLI::ParseError(
        "There is no command “" + *first + "”; there are " + commandsOf(app), CLI::ExitCodes::ExtrasError);
}

// What the parser says in words of its own, in ours.
std::string usageText(const CLI::ParseError& error, const CLI::App& app)
{
    const std::string text = error.what();
    constexpr std::string_view convert = "Could not convert: ", is = " = ";
    if (text.starts_with(convert))
        if (const auto at = text.find(is); at != std::string::npos)
            return text.substr(convert.size(), at - convert.size()) + " takes a number, not “" +
                   text.substr(at + is.size()) + "”.";
    constexpr std::string_view value = ": Value ", range = " not in range ";
    const auto said = text.find(value), bounds = text.find(range);
    if (said != std::string::npos && bounds != std::string::npos && said < bounds) {
        const auto given = text.substr(said + value.size(), bounds - said - value.size());
        return text.substr(0, said) + " takes a number from " + text.substr(bounds + range.size()) + ", not “" +
               std::string(model::trimmed(given)) + "”.";
    }
    if (error.get_name() == "RequiredError" && text == "A subcommand is required") {
        const auto* at = &app;
        while (!at->get_subcommands().empty())
            at = at->get_subcommands().front();
        return (at == &app ? "A command is missing" : "“" + at->get_name() + "” needs a command behind it") +
               "; there are " + commandsOf(*at) + ".";
    }
    return text;
}

} // namespace

int run(const std::vector<std::string>& arguments)
{
    Globals globals;
    CLI::App app(
        "NexusDeck without a window: card lists, searches and legality reports for Quantum Nexus.", "nexusdeck-cli");
    app.set_version_flag("--version", std::string("nexusdeck-cli ") + NEXUSDECK_VERSION);
    app.add_option("--profile", globals.profile, "Folder with the cards and decks (else $NEXUSDECK_PROFILE)")
        ->type_name("DIR");
    app.add_option("--game", globals.game, "Game the cards belong to")->type_name("ID")->capture_default_str();
    app.add_flag("--json", globals.json, "Print the answer as JSON and nothing else");
    app.add_flag("--quiet", globals.quiet, "No messages on standard error but errors");
    app.require_subcommand(1);
    app.fallthrough();
    app.footer("Exit: 0 done (check: legal), 1 the answer is no, 2 wrong usage, 3 a file or the machine failed, 4 "
               "input refused.");

    Context context(globals);
    int exit = Done;
    Registrar registrar{app, context, exit};
    addImport(registrar);
    addSearch(registrar);
    addShow(registrar);
    addPicture(registrar);
    addCheck(registrar);
    addFix(registrar);
    addComplete(registrar);
    addMissions(registrar);
    addEditions(registrar);
    addSwaps(registrar);
    addPlans(registrar);
    addDecks(registrar);
    addCollection(registrar);
    addMissing(registrar);
    addBackup(registrar);
    addStats(registrar);
    addCompare(registrar);
    addHand(registrar);
    addDraw(registrar);
    addFlip(registrar);
    addOdds(registrar);
    addPlay(registrar);
    addSets(registrar);
    addRulesets(registrar);
    addProxies(registrar);
    addDecklist(registrar);
    addCode(registrar);
    addQr(registrar);
    addVerify(registrar);
    addCompletion(registrar);

    const auto fail = [&](const std::string& message, int code) {
        if (globals.json)
            context.print(errorJson(message, code));
        context.complain(message);
        return code;
    };
    try {
        refuseUnknownCommand(app, arguments);
        auto reversed = withQueriesMarked(app, arguments);
        std::reverse(reversed.begin(), reversed.end());
        app.parse(reversed);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error, std::cout, std::cerr); // help and version
        if (std::find(arguments.begin(), arguments.end(), "--json") != arguments.end())
            context.print(errorJson(usageText(error, app), WrongUsage));
        context.complain(usageText(error, app));
        context.complain("“nexusdeck-cli --help” and “nexusdeck-cli COMMAND --help” say what there is.");
        return WrongUsage;
    } catch (const db::DatabaseRefused& error) {
        return fail(error.what(), Failed);
    } catch (const SQLite::Exception&) {
        return fail(currentTroubleText(), Failed);
    } catch (const std::filesystem::filesystem_error& error) {
        return fail(error.what(), Failed);
    } catch (const std::bad_alloc&) {
        return fail("There is not enough memory.", Failed);
    } catch (const std::exception& error) {
        return fail(error.what(), Failed);
    }
    return exit;
}

} // namespace nexus::app::cli
