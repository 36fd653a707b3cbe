#include "app/cli/event_command.h"

#include "app/base/file_bytes.h"
#include "app/cli/checked_lists.h"
#include "app/cli/event_paper.h"
#include "app/cli/json_values.h"
#include "importers/player_table.h"

#include <algorithm>
#include <iterator>
#include <random>
#include <system_error>

namespace nexus::app::cli {

namespace {

[[noreturn]] void stopFor(const EventTrouble& trouble, int refused)
{
    throw Stop{trouble.refused ? refused : Failed, trouble.message};
}

struct NewEventOptions {
    std::string file, edition, name, pairing = "swiss";
    std::vector<int> points;
    std::optional<std::uint64_t> seed;
    int rounds = 0, bestOf = 3;
    bool openLists = false, sample = false;
};

std::uint64_t drawnSeed()
{
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

model::EventSettings settingsOf(Context& context, const NewEventOptions& options)
{
    const auto& reader = context.lists().readerFor({}, options.edition);
    if (!reader.checker(model::RulesetId(options.edition)))
        (void)checkerFor(context, options.edition); // says why not
    model::EventSettings settings;
    settings.name = options.name.empty()
                        ? model::cleaned(std::filesystem::path(options.file).stem().string(), model::maxNameLength)
                        : options.name;
    if (const auto fault = model::textFault(settings.name, model::maxNameLength, false))
        throw Stop{WrongUsage, "The name " + *fault + "."};
    settings.game = reader.game().id;
    settings.edition = model::RulesetId(options.edition);
    settings.seed = options.seed ? *options.seed : drawnSeed();
    for (std::size_t i = 0; i < model::pairingKinds; ++i)
        if (options.pairing == model::pairingKindIds[i])
            settings.pairing = static_cast<model::PairingKind>(i);
    settings.rounds = options.rounds;
    settings.bestOf = options.bestOf;
    if (!options.points.empty()) {
        const auto& points = options.points;
        if (points.size() != 3 || points[0] < 1 || points[0] > model::maxMatchPoints || points[1] < 0 ||
            points[1] > points[0] || points[2] < 0 || points[2] > points[1])
            throw Stop{WrongUsage, "--points takes the points of a win, a draw and a loss, none higher than the one "
                                   "before and at most " +
                                       std::to_string(model::maxMatchPoints) + ", as in 3,1,0."};
        settings.points = {points[0], points[1], points[2]};
    }
    settings.openLists = options.openLists;
    return settings;
}

int newEvent(Context& context, const NewEventOptions& options)
{
    if (std::filesystem::path(options.file).extension() != eventEnding)
        throw Stop{WrongUsage, options.file + ": the file of an event ends in " + eventEnding + "."};
    auto wanted = options;
    if (options.sample) {
        const auto& game = context.lists().game();
        wanted.edition = options.edition.empty() ? game.defaultRuleset.str() : options.edition;
        wanted.seed = options.seed.value_or(sampleEventSeed);
    } else if (options.edition.empty()) {
        throw Stop{WrongUsage, "--edition is required: lists are checked by it. “rulesets” lists those there are."};
    }
    const auto made = EventDocument::create(options.file, settingsOf(context, wanted));
    if (!made)
        stopFor(made.error(), No);
    if (options.sample) {
        const auto players = samplePlayers(context.lists(), model::RulesetId(wanted.edition));
        done((*made)->act({players.begin(), players.end()}));
    }
    const auto& settings = (*made)->state().settings;
    if (context.json())
        context.answer({{"file", options.file}, {"name", settings.name}});
    else
        context.print(options.file + ": " + settings.name + ", " + settings.edition.str() + ", seed " +
                      std::to_string(settings.seed) + ".");
    return Done;
}

struct AddToEventOptions {
    std::string file, name, by;
    std::vector<std::string> lists;
    bool withoutList = false;
};

struct EntryAnswer {
    std::vector<HandedIn> lists;
    std::vector<std::pair<model::PlayerNumber, std::string>> players; // without lists
    int exit = Done;
};

struct PlayersOfTable {
    std::vector<importers::PlayerRow> rows;
    std::filesystem::path folder; // of its file
};

// The words that are tables of players are taken out.
std::vector<PlayersOfTable> playersIn(std::vector<std::string>& words)
{
    std::vector<PlayersOfTable> tables;
    std::erase_if(words, [&](const std::string& word) {
        std::error_code none;
        if (!std::filesystem::is_regular_file(word, none))
            return false;
        const auto bytes = readFile(word, importers::maxPlayerBytes);
        if (!bytes || !importers::isPlayerTable(*bytes))
            return false;
        auto read = importers::readPlayersByName(*bytes);
        if (!read)
            throw Stop{Refused, word + ": " + problemText(read.error().front()) + "."};
        tables.push_back({std::move(*read), std::filesystem::absolute(word).parent_path()});
        return true;
    });
    return tables;
}

EntryAnswer enter(Context& context, EventDocument& event, const AddToEventOptions& options)
{
    EntryAnswer answer;
    auto words = options.lists;
    std::vector<model::AddPlayer> players;
    const auto tables = options.withoutList ? std::vector<PlayersOfTable>() : playersIn(words);
    std::vector<importers::PlayerRow> rows;
    for (const auto& table : tables)
        rows.insert(rows.end(), table.rows.begin(), table.rows.end());
    if (options.withoutList)
        players.push_back({options.name, {}, {}, {}, std::nullopt});
    else
        players = planPlayers(event.state(), rows);
    std::vector<model::EventDeed> deeds(players.begin(), players.end());
    if (!deeds.empty())
        done(event.act(deeds));
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto& added = event.state().players[event.state().players.size() - players.size() + i];
        answer.players.emplace_back(added.number, added.name);
    }
    std::size_t passedOver = 0;
    CheckOptions wanted;
    wanted.ruleset = event.state().settings.edition.str();
    auto lists = checkedLists(context, words, wanted, passedOver);
    if (!options.name.empty() && !options.withoutList && lists.size() != 1)
        throw Stop{
            WrongUsage, "--name names the player of one list, and here are " + std::to_string(lists.size()) + "."};
    for (const auto& table : tables) {
        auto more = listsOfTable(table.rows, table.folder, lists, context.lists(), wanted);
        std::move(more.begin(), more.end(), std::back_inserter(lists));
    }
    auto plan = planEntries(event.state(), std::move(lists), options.name);
    if (!plan.deeds.empty())
        done(event.act(plan.deeds));
    if (passedOver > 0)
        context.say(plural(passedOver, "other file", "other files") + " passed over.");
    for (const auto& handed : plan.lists)
        if (handed.refused())
            answer.exit = worse(answer.exit, handed.list.list.missing ? Failed : Refused);
    std::erase_if(answer.players, [&](const auto& player) { // told with their lists
        return std::any_of(plan.lists.begin(), plan.lists.end(),
            [&](const auto& handed) { return handed.entered() && handed.player == player.first; });
    });
    answer.lists = std::move(plan.lists);
    return answer;
}

int addToEvent(Context& context, const AddToEventOptions& options)
{
    if (options.withoutList && (options.name.empty() || !options.lists.empty()))
        throw Stop{WrongUsage, "--without-list enters the one player of --name, and no list."};
    if (!options.withoutList && options.lists.empty())
        throw Stop{WrongUsage, "LIST is required: lists in any form, folders of them, or a table of players."};
    if (const auto fault = model::textFault(options.name, model::maxNameLength, false))
        throw Stop{WrongUsage, "The name " + *fault + "."};
    auto event = openEvent(context, options.file, options.by);
    const auto answer = enter(context, *event, options);
    Json added = Json::array(), refused = Json::array();
    for (const auto& [number, name] : answer.players) {
        added.push_back({{"id", number}, {"name", name}, {"legal", nullptr}});
        if (!context.json())
            context.print(padded(std::to_string(number), 4, true) + "  " + name);
    }
    for (const auto& handed : answer.lists) {
        const auto text = entryText(handed);
        const bool legal = handed.list.legal();
        if (handed.refused())
            refused.push_back({{"list", handed.list.list.title()}, {"name", orNull(handed.name)}, {"reason", text}});
        else
            added.push_back({{"id", handed.player}, {"name", handed.name}, {"legal", legal},
                {"list", handed.entry == ListEntry::OtherList  ? "changed"
                         : handed.entry == ListEntry::SameList ? "same"
                                                               : "new"}});
        if (context.json())
            continue;
        if (handed.refused()) {
            context.complain(handed.list.list.title() + ": " + text);
            continue;
        }
        const auto reasons = listReasons(handed.list);
        context.print(padded(std::to_string(handed.player), 4, true) + "  " + handed.name + "  " +
                      context.toned(legal ? "legal" : "NOT LEGAL", legal ? Tone::Good : Tone::Bad) +
                      (legal || reasons.empty() ? "" : ": " + reasons.front()) + (text.empty() ? "" : "  " + text));
    }
    if (context.json())
        context.answer({{"added", std::move(added)}, {"refused", std::move(refused)}});
    return answer.exit;
}

struct EventFileOptions {
    std::string file, by;
};

int listPlayers(Context& context, const EventFileOptions& options)
{
    const auto event = lookAtEvent(context, options.file);
    const auto& state = event.state;
    Json players = Json::array();
    Table table("><<<<", {"No.", "Player", "List", "Checksum", ""});
    for (const auto& player : state.players) {
        Json list = nullptr;
        std::string verdict = "none", checksum;
        bool legal = false;
        if (player.list) {
            const auto checked = listAgain(*player.list, context.lists(), state.settings.edition);
            legal = checked.legal();
            checksum = player.list->checksum;
            verdict = std::string(legal ? "legal" : "NOT LEGAL") + (player.changedSinceLock ? ", changed" : "");
            list = {{"legal", legal}, {"checksum", checksum}, {"changed", player.changedSinceLock}};
        }
        players.push_back({{"id", player.number}, {"name", player.name}, {"dropped", orNull(player.outFrom)},
            {"disqualified", player.disqualified}, {"list", std::move(list)}});
        table.add({player.number, player.name, {verdict, player.list && !legal ? Tone::Bad : Tone::Plain},
            {checksum, Tone::Faint},
            player.outFrom ? (player.disqualified ? "disqualified" : "out") + std::string(" from round ") +
                                 std::to_string(*player.outFrom)
                           : ""});
    }
    if (context.json()) {
        context.answer({{"players", std::move(players)}});
        return Done;
    }
    table.print(context);
    return Done;
}

int lockLists(Context& context, const EventFileOptions& options)
{
    auto event = openEvent(context, options.file, options.by);
    done(event->act(model::LockLists{sumOfLists(event->state())}));
    int lists = 0;
    for (const auto& player : event->state().players)
        lists += player.list != nullptr;
    if (context.json())
        context.answer({{"lists", lists}, {"sum", *event->state().lock}});
    else
        context.print(plural(static_cast<std::size_t>(lists), "list", "lists") + " locked: " + *event->state().lock);
    return Done;
}

} // namespace

std::unique_ptr<EventDocument> openEvent(Context& context, const std::string& file, const std::string& by)
{
    if (const auto fault = model::textFault(by, model::maxNameLength, false))
        throw Stop{WrongUsage, "--by " + *fault + "."};
    auto event = EventDocument::open(file);
    if (!event)
        stopFor(event.error(), Refused);
    context.follow((*event)->state().settings.game, file);
    (*event)->setWho(by);
    return std::move(*event);
}

ReadEvent lookAtEvent(Context& context, const std::string& file)
{
    auto event = readEventFile(file);
    if (!event)
        stopFor(event.error(), Refused);
    context.follow(event->state.settings.game, file);
    return std::move(*event);
}

const model::EventPlayer& eventPlayer(const model::EventState& state, const std::string& word)
{
    const auto* player = findPlayer(state, word);
    if (!player)
        throw Stop{
            No, "“" + word + "” is no player of this event, or more than one: “event players” has their numbers."};
    return *player;
}

void done(const tl::expected<void, EventTrouble>& deed)
{
    if (!deed)
        stopFor(deed.error(), No);
}

void addEvent(Registrar& registrar)
{
    auto event = registrar.group("event", "Run a tournament: players, lists, pairings, results, standings");
    {
        const auto [command, options] = event.add<NewEventOptions>("new", "Begin an event", newEvent);
        command->add("FILE", options.file, eventFileHelp)->required();
        command->add("--edition ID", options.edition, "Edition that lists are checked by; required without --sample");
        command->addFlag(
            "--sample", options.sample, "With 24 players and the decks that came with the game, to try it with");
        command->add("--name N", options.name, "What the event is called (default: as its file)");
        command->add("--seed S", options.seed, "Seed of all lots (default: by chance)");
        command->add("--rounds R", options.rounds, "Rounds of the Swiss; 0: as many as the players ask for")
            ->check(Range{0, model::maxEventRounds})
            ->showDefault();
        command
            ->add(
                "--best-of N", [&best = options.bestOf](const std::string& text) { best = text == "1" ? 1 : 3; },
                "Games of a match: 1 or 3 (default: 3)")
            ->check(OneOf{"1", "3"});
        command->add("--points W,D,L", options.points, "Points of a win, a draw and a loss (default: 3,1,0)");
        command->add("--pairing KIND", options.pairing, "How rounds are paired")
            ->check(OneOf{"swiss", "round-robin", "elimination"})
            ->showDefault();
        command->addFlag("--open-lists", options.openLists, "In the cut both players see the other's list");
    }
    {
        const auto [command, options] = event.add<AddToEventOptions>(
            "add", "Enter players by their lists, a table of players, or one by name", addToEvent);
        command->add("FILE", options.file, eventFileHelp)->required();
        command->add("[LIST]", options.lists,
            "Lists as verify takes them, folders of them, or a table of players with a column Name, and their lists "
            "in a column Decklist, Code or File");
        command->add("--name N", options.name, "Whose list it is, or who enters without one");
        command->addFlag("--without-list", options.withoutList, "The player of --name enters without a list");
        command->add("--by NAME", options.by, byHelp);
        command->footer("A list is of the player it names, or its file does. Handed in again it is that player's list "
                        "from then on. Exit 4: a list was not entered, and says why.");
    }
    const auto onFile = [&](const char* name, const char* help, int (*work)(Context&, const EventFileOptions&)) {
        const auto [command, options] = event.add<EventFileOptions>(name, help, work);
        command->add("FILE", options.file, eventFileHelp)->required();
        return std::pair<Command*, EventFileOptions*>(command, &options);
    };
    onFile("players", "List who is in, with their lists", listPlayers);
    const auto [lock, lockOptions] = onFile(
        "lock", "Lock the lists: what is handed in later is told as changed", lockLists);
    lock->add("--by NAME", lockOptions->by, byHelp);
    addEventRounds(event);
    addEventStats(event);
    addEventPaper(event);
}

} // namespace nexus::app::cli
