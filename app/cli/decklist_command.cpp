#include "app/cli/json_values.h"

#include "app/cli/offscreen.h"
#include "app/cli/paper_option.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/decklist_text.h"
#include "app/text/finding_text.h"

#include <system_error>

namespace nexus::app::cli {

namespace {

struct DecklistOptions {
    std::vector<std::string> decks;
    std::string out, paper = "a4", ruleset, format, players, order = "name";
    std::map<std::string, std::string> player; // by the field's key
    bool remember = false, blank = false;
    int copies = 1;
};

struct ListedResult {
    CheckedDeck deck; // with its report, or why it could not be read
    std::string checksum, code, codeTrouble;
    std::string written;   // the file; empty: none
    std::string unprinted; // letters that no font has
    std::size_t rows = 0;
    PlayerDetails player;
};

// One player's details of several lists: what all share, and what is each one's.
struct PlayersAsked {
    PlayerDetails remembered;
    const std::map<std::string, std::string>& asked; // on the command line, by the field's key
    std::optional<PlayerTable> table;
    bool several = false; // what is remembered cannot be every one's
};

Json resultJson(const ListedResult& result)
{
    const auto& deck = result.deck;
    if (!deck.checker)
        return unreadJson(deck);
    Json json = deckHead(deck);
    json["legal"] = deck.report.legal();
    json["findings"] = Json::list(deck.report.findings, [&](const auto& finding) -> Json {
        return {{"rule", finding.rule}, {"severity", finding.severity == model::Severity::Error ? "error" : "warning"},
            {"message", findingText(finding, *deck.checker)}, {"cites", findingCites(finding, *deck.checker)}};
    });
    json["player"] = orNull(playerName(result.player));
    json["table"] = orNull(tableNumber(result.player));
    json["rows"] = result.rows;
    json["checksum"] = result.checksum;
    json["code"] = orNull(result.code);
    if (result.code.empty())
        json["codeTrouble"] = result.codeTrouble;
    json["unprinted"] = orNull(result.unprinted);
    json["written"] = orNull(result.written);
    return json;
}

// "lastName" → "--last-name"
std::string optionName(const char* key)
{
    std::string name = "--";
    for (const char* c = key; *c != '\0'; ++c)
        name += *c >= 'A' && *c <= 'Z' ? std::string("-") + static_cast<char>(*c + 32) : std::string(1, *c);
    return name;
}

void takeAsked(PlayerDetails& player, const std::map<std::string, std::string>& asked)
{
    for (const auto& field : playerFields)
        if (const auto given = asked.find(field.key); given != asked.end())
            player.*field.value = fieldText(QString::fromStdString(given->second));
}

PlayersAsked playersAsked(Context& context, const DecklistOptions& options)
{
    const auto settings = openSettings(context.root());
    PlayersAsked players{
        rememberedPlayer(*settings), options.player, playersOf(options.players), options.decks.size() > 1};
    takeAsked(players.remembered, options.player);
    if (options.remember) {
        std::filesystem::create_directories(context.root());
        rememberPlayer(*settings, players.remembered);
        settings->sync();
        if (settings->status() != QSettings::NoError)
            throw Stop{
                Failed, "The player's details could not be kept in " + (context.root() / "window.ini").string() + "."};
    }
    return players;
}

// What the command line says, else the table of players, else the list, else the name of its file, else what is
// remembered. A file's name counts where it says a table, or where there are several lists.
PlayerDetails playerOf(const PlayersAsked& players, const ReadDeck& read)
{
    PlayerDetails own;
    if (!read.result.file.empty() && read.result.file != "-")
        own = playerOfFileName(read.result.file, read.named ? read.deck.name : std::string());
    if (own.table.isEmpty() && !players.several)
        own = {};
    takeOver(own, read.player);
    if (players.table)
        if (const auto row = players.table->find(
                {read.result.file, {}, {}, read.named || read.result.id ? read.deck.name : std::string(), own}))
            takeOver(own, (*players.table)[*row]);
    auto player = players.remembered;
    if (!playerName(own).empty()) // nothing of another person
        player.lastName = player.firstName = player.playerId = player.table = QString();
    takeOver(player, own);
    takeAsked(player, players.asked);
    return player;
}

bool isFolder(const std::string& out)
{
    std::error_code error;
    return out.ends_with('/') || std::filesystem::is_directory(out, error);
}

model::DecklistSort sortOf(const std::string& order)
{
    return order == "cost"  ? model::DecklistSort::Cost
           : order == "set" ? model::DecklistSort::Set
                            : model::DecklistSort::Name;
}

// A sheet of the ruleset, to be filled in by hand.
int writeBlank(
    Context& context, const DecklistOptions& options, const DecklistOrder& order, const PlayerDetails& player)
{
    if (!options.decks.empty())
        throw Stop{WrongUsage, "--blank is a sheet without a deck: name none."};
    if (order.form != DecklistForm::Pdf)
        throw Stop{WrongUsage, "--blank is a PDF: name a file that ends in .pdf with -o."};
    const auto checker = checkerFor(context, options.ruleset);
    auto& profile = context.profileOf(checker->catalogue().game().id);
    TournamentLists lists;
    lists.add(profile.catalogue(), profile.catalogueRevision());
    const Offscreen gui;
    const auto file = isFolder(options.out) ? (std::filesystem::path(options.out) / "Decklist.pdf").string()
                                            : options.out;
    if (const auto written = writeDecklistFile(file, {{{}, checker, player}}, lists, order); !written)
        throw Stop{Failed, written.error()};
    if (context.json())
        context.answer({{"files", {file}}, {"ruleset", checker->ruleset().id.str()}, {"decks", Json::array()}});
    else
        context.print(file + ": a blank decklist of " + checker->ruleset().name + ".");
    return Done;
}

DecklistForm formOf(const DecklistOptions& options)
{
    if (!options.format.empty())
        return *decklistForm("." + options.format);
    if (options.out == "-")
        return DecklistForm::Text;
    if (isFolder(options.out))
        return DecklistForm::Pdf;
    if (const auto form = decklistForm(options.out))
        return *form;
    throw Stop{WrongUsage,
        options.out + ": the ending says the form: .pdf, .txt, .csv, .json or .md. A folder ends with “/”."};
}

// `print`: where answers go; standard output may hold the list itself.
void tell(Context& context, const ListedResult& result, const std::function<void(const std::string&)>& print)
{
    const auto& deck = result.deck;
    if (!deck.checker) {
        context.complain((deck.deck.empty() ? deck.file : deck.deck + " (" + deck.file + ")") + ": " + deck.error);
        return;
    }
    const auto player = playerText(result.player);
    print(context.toned(deck.deck, Tone::Strong) + "  " + legalWord(context, deck.report) + "  " + result.checksum +
          context.toned(player.empty() ? "" : "  " + player, Tone::Faint));
    for (const auto& finding : deck.report.findings)
        if (finding.severity == model::Severity::Error)
            print("  ✗ " + findingText(finding, *deck.checker));
    if (result.code.empty())
        print("  " + result.codeTrouble);
    if (!result.unprinted.empty())
        print("  ! No font on this computer has " + result.unprinted + "; boxes are printed instead.");
}

int runDecklist(Context& context, const DecklistOptions& options)
{
    const auto form = formOf(options);
    if (options.out == "-" && form == DecklistForm::Pdf)
        throw Stop{WrongUsage, "A PDF does not go to standard output: name a file with -o."};
    const auto players = playersAsked(context, options);
    const DecklistOrder order{form, *textPaper(options.paper), options.copies, sortOf(options.order), options.blank};
    if (options.blank)
        return writeBlank(context, options, order, players.remembered);
    if (options.decks.empty())
        throw Stop{WrongUsage, "DECK is required: deck files, or decks of the library by name or #number."};
    TournamentLists lists;
    std::vector<ListedResult> results;
    std::vector<DeckToList> decks;
    std::vector<std::size_t> listed; // results of the decks
    int exit = Done;
    for (const auto& word : options.decks)
        for (auto& read : readDecksOf(context, word, options.ruleset)) {
            ListedResult result;
            result.player = playerOf(players, read);
            result.deck = std::move(read.result);
            exit = worse(exit, result.deck.exit);
            if (result.deck.checker) {
                auto& profile = context.profileOf(result.deck.checker->catalogue().game().id);
                lists.add(profile.catalogue(), profile.catalogueRevision());
                decks.push_back({std::move(read.deck), result.deck.checker, result.player});
                listed.push_back(results.size());
            }
            results.push_back(std::move(result));
        }
    std::vector<std::string> files;
    const auto tellProgress = context.progress("Lists");
    const auto progress = [&](std::size_t done, std::size_t all, const TournamentList& list) {
        auto& result = results[listed[done - 1]];
        result.deck.report = list.report;
        result.checksum = list.checksum;
        result.code = list.code;
        result.codeTrouble = list.codeTrouble;
        result.rows = list.list.rows();
        if (form == DecklistForm::Pdf)
            result.unprinted = unprintedOf(list);
        return tellProgress(done, all);
    };
    if (decks.empty()) {
        // nothing to write; each deck says why
    } else if (options.out == "-") {
        const auto text = decklistBytes(decks, lists, order, progress);
        if (!text)
            throw Stop{Failed, "Called off."};
        if (!context.json())
            context.printFile(*text);
    } else {
        const Offscreen gui;
        const auto written = isFolder(options.out) ? writeDecklists(options.out, decks, lists, order, progress)
                                                   : writeDecklistFile(options.out, decks, lists, order, progress);
        if (!written)
            throw Stop{Failed, written.error()};
        if (written->stopped)
            throw Stop{Failed, written->files.empty()
                                   ? "Cancelled; nothing was written."
                                   : "Called off after " + plural(written->files.size(), "file", "files") + "."};
        for (const auto& file : written->files)
            files.push_back(file.string());
        for (std::size_t i = 0; i < listed.size(); ++i)
            results[listed[i]].written = files[files.size() == 1 ? 0 : i];
    }
    if (context.json()) {
        context.answer({{"files", files}, {"decks", Json::list(results, resultJson)}});
        return exit;
    }
    const auto print = [&](const std::string& text) { options.out == "-" ? context.say(text) : context.print(text); };
    for (const auto& result : results)
        tell(context, result, print);
    if (!files.empty())
        print(plural(decks.size(), "decklist", "decklists") + " in " +
              (files.size() == 1 ? files.front() : plural(files.size(), "file", "files") + " in " + options.out));
    return exit;
}

} // namespace

void addDecklist(Registrar& registrar)
{
    const auto [command, options] = registrar.add<DecklistOptions>(
        "decklist", "Write tournament decklists: PDF pages, text, CSV, JSON, Markdown", runDecklist);
    command->add("[DECK]", options.decks, decksHelp);
    command
        ->add("-o,--out FILE", options.out,
            "The file; its ending says the form (.pdf .txt .csv .json .md). A folder (ends with /) gets a file each; - "
            "is standard output")
        ->required();
    command
        ->add("--format", options.format,
            "The form, instead of what the file's ending says: pdf in a folder, txt on standard output")
        ->check(OneOf{"pdf", "txt", "csv", "json", "md"});
    addTextPaper(*command, options.paper);
    command->add("--order", options.order, "The cards of a section by name, cost or set (and number)")
        ->check(OneOf{"name", "cost", "set"})
        ->showDefault();
    command->addFlag("--blank", options.blank, "A sheet without a deck, to be filled in by hand");
    command->add("--copies", options.copies, "Copies of each list: one for the judge, one to keep")
        ->check(Range{1, 2})
        ->showDefault();
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of each deck's own");
    for (const auto& field : playerFields)
        command->add(
            optionName(field.key) + " TEXT",
            [&player = options.player, key = field.key](const std::string& text) { player[key] = text; },
            std::string(field.label) +
                " of the player, instead of what is remembered; “” leaves it to be written by hand");
    command->add("--players TABLE", options.players, playersHelp);
    command->addFlag(
        "--remember", options.remember, "Remember these details for the next list, here and in the window");
    command->footer("A deck that is not legal is listed and stamped NOT LEGAL, with the reasons. Exit 0: all written.");
}

} // namespace nexus::app::cli
