#include "app/cli/collection_reading.h"

#include "app/base/file_bytes.h"
#include "app/documents/backups.h"
#include "app/documents/collection_files.h"
#include "app/documents/import_memory.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/documents/trade_lists.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "importers/collection_file.h"
#include "model/base/text.h"
#include "model/collection/matching.h"
#include "model/search/card_lookup.h"

#include <tuple>

namespace nexus::app::cli {

namespace {

// A line that names no card for certain.
struct Unclear {
    std::size_t line; // of the file
    std::string name, given;
    int quantity;
    std::vector<model::CardIndex> candidates; // none: it is unmatched
};

// A line that makes a stack of its own, though the card is there.
struct Apart {
    std::size_t line; // of the file
    std::string card;
    model::StackId nearest; // of the card's stacks the one most like it
    std::vector<model::StackField> differs;
    std::string text; // of those that are told
};

struct CollectionImport {
    std::string file;
    importers::CollectionFile read;        // its lines, without their stacks
    std::vector<model::MatchedLine> lines; // until the edit is worked out: a large file has each stack once
    bool dryRun = false, written = false;
    std::string backup;                        // the file, where one was made
    std::string sum;                           // of its bytes
    std::string before;                        // the day the same file was imported
    std::size_t suggestionsTaken = 0;          // lines
    std::optional<model::CollectionEdit> edit; // what it does; none: nothing to be taken
    importers::CollectionReading reading;
    std::array<std::pair<std::int64_t, std::int64_t>, 4> counts{}; // lines and copies by kind of match
    std::int64_t unknownPrintings = 0;
    std::vector<Unclear> unclear;
    std::vector<Apart> apart;
    ValueDays days;
};

std::string fileTitle(const std::string& file)
{
    return file == "-" ? "standard input" : std::filesystem::path(file).filename().string();
}

// What is told of the lines, whose stacks go into the edit then.
void lookAtLines(CollectionImport& import)
{
    using Kind = model::MatchKind;
    for (std::size_t i = 0; i < import.lines.size(); ++i) {
        const auto& line = import.lines[i];
        import.days.see(*line.stack);
        auto& [of, copies] = import.counts[static_cast<std::size_t>(line.kind)];
        ++of;
        copies += line.stack->quantity;
        import.unknownPrintings += line.unknownPrinting;
        if (line.kind == Kind::Close || line.kind == Kind::Unmatched)
            import.unclear.push_back({import.read.lines[i].line, line.stack->name,
                importers::givenText(import.read, import.read.lines[i]), line.stack->quantity, line.candidates});
    }
}

Json collectionImportJson(const CollectionImport& import, const model::Catalogue& catalogue)
{
    Json close = Json::array(), unmatched = Json::array();
    for (const auto& line : import.unclear) {
        Json json = {{"line", line.line}, {"card", line.name}, {"quantity", line.quantity}, {"given", line.given}};
        if (line.candidates.empty()) {
            unmatched.push_back(std::move(json));
            continue;
        }
        json["candidates"] = namesOf(catalogue, line.candidates);
        close.push_back(std::move(json));
    }
    const auto& counts = import.counts;
    const auto figures = [&](auto part) -> Json {
        return {{"matched", counts[0].*part}, {"absent", counts[1].*part}, {"close", counts[2].*part},
            {"unmatched", counts[3].*part}};
    };
    using Count = std::pair<std::int64_t, std::int64_t>;
    const auto balance = import.edit ? model::balanceOf(*import.edit) : model::EditBalance();
    return {{"file", import.file}, {"form", importers::collectionFormName(import.read.form)}, {"dryRun", import.dryRun},
        {"written", import.written}, {"lines", figures(&Count::first)}, {"cards", figures(&Count::second)},
        {"unknownPrintings", import.unknownPrintings}, {"close", std::move(close)}, {"unmatched", std::move(unmatched)},
        {"leftOut", problemsJson(import.read.problems)}, {"notes", problemsJson(import.read.notes)},
        {"unknownColumns", import.read.unknownColumns}, {"withoutCopies", import.read.withoutCopies},
        {"prices", import.read.prices}, {"pricesOf", import.read.prices ? valueDaysJson(import.days) : Json()},
        {"columns", Json::list(import.read.columns,
                        [](const auto& column) -> Json {
                            return {{"heading", column.heading}, {"is", orNull(column.meaning)}};
                        })},
        {"sheet", orNull(import.read.sheet)}, {"otherSheets", import.read.otherSheets},
        {"apart", Json::list(import.apart,
                      [](const auto& one) -> Json {
                          return {{"line", one.line}, {"card", one.card}, {"stack", one.nearest},
                              {"differs", Json::list(one.differs,
                                              [](auto field) -> Json { return model::infoOf(field).key; })}};
                      })},
        {"suggestionsTaken", import.suggestionsTaken}, {"importedBefore", orNull(import.before)},
        {"adds", {{"cards", balance.addedCopies}, {"stacks", balance.addedStacks}}},
        {"removes", {{"cards", balance.removedCopies}, {"stacks", balance.removedStacks}}},
        {"valued", import.read.prices && import.edit ? import.edit->copies : 0}, {"backup", orNull(import.backup)}};
}

constexpr std::size_t maxTold = 50; // lines of each kind; --json tells all

importers::CollectionReading readingOf(const Context& context, const CollectionOptions& options)
{
    importers::CollectionReading reading{.list = options.list(), .sheet = options.sheet};
    reading.encoding = context.encoding();
    for (const auto& column : options.columns) {
        const auto sign = column.find('=');
        if (sign == std::string::npos)
            throw Stop{Refused, "“" + column + "” is no column such as Quantity=Anzahl."};
        reading.columns.emplace_back(model::trimmed(column.substr(0, sign)), model::trimmed(column.substr(sign + 1)));
    }
    if (options.prices || options.copies)
        reading.prices = options.prices;
    const auto day = fieldFrom(model::StackField::Valued, options.day);
    const auto* given = std::get_if<std::string>(&day);
    reading.day = given ? *given : dayOfPrices(fileTitle(options.file));
    return reading;
}

void readCollection(Context& context, const CollectionOptions& options, const std::string& bytes,
    const QSettings& settings, CollectionImport& import)
{
    import.reading = readingOf(context, options);
    auto read = app::readCollectionAsBefore(bytes, import.reading, settings);
    if (!read)
        throw Stop{
            Refused, options.file + ": " + problemText(read.error().front()) + ". " + context.encodingOffer(bytes)};
    const auto& game = context.profile().library().game;
    if (!read->game.empty() && read->game != game.id)
        throw Stop{
            Refused, options.file + " is a collection of the game “" + read->game + "”, not of “" + game.id + "”."};
    import.read = std::move(*read);
    import.sum = importSum(bytes);
    import.before = importedBefore(settings, import.sum);
}

// What the file was taken for, beside its lines.
void printTaken(Context& context, const CollectionImport& import)
{
    const auto& read = import.read;
    if (!import.before.empty())
        context.say("This file was imported on " + import.before + " already.");
    if (!read.otherSheets.empty())
        context.say("Read was the sheet “" + read.sheet + "”; not read: " + model::joined(read.otherSheets, ", ") +
                    " (--sheet).");
    std::vector<std::string> chosen;
    for (const auto& [name, heading] : import.reading.columns)
        chosen.push_back((name.empty() ? "nothing" : name) + " = " + (heading.empty() ? "no column" : heading));
    if (!chosen.empty())
        context.say("Columns as they were chosen: " + model::joined(chosen, ", ") + ".");
    if (read.withoutCopies > 0)
        context.say(plural(static_cast<std::int64_t>(read.withoutCopies), "line has", "lines have") +
                    " no copies and brings none.");
    if (import.suggestionsTaken > 0)
        context.say(plural(static_cast<std::int64_t>(import.suggestionsTaken), "suggestion was", "suggestions were") +
                    " taken.");
    if (read.prices)
        context.print("  a list of prices: " + plural(import.edit ? import.edit->copies : 0, "copy is", "copies are") +
                      " valued anew" + (import.days.newest.empty() ? "" : ", by " + pricesText(import.days)) +
                      "; no copies come or go");
    else if (import.edit)
        context.print("  " + balanceText(model::balanceOf(*import.edit)));
}

constexpr std::size_t mostApart = 10; // that are told; --json tells all

void printApart(Context& context, const CollectionImport& import)
{
    for (std::size_t i = 0; i < std::min(mostApart, import.apart.size()); ++i) {
        const auto& one = import.apart[i];
        context.print("  line " + std::to_string(one.line) + ": " + one.card + " stays apart from #" +
                      std::to_string(one.nearest) + context.toned("  " + one.text, Tone::Faint));
    }
    if (import.apart.size() > mostApart)
        context.print("  and " + plural(import.apart.size() - mostApart, "line", "lines") + " more that stay apart");
}

// A preview and a report are the same: what each line was found to be.
void printImport(Context& context, const CollectionImport& import, const model::Catalogue& catalogue)
{
    const auto& counts = import.counts;
    const auto printings = import.unknownPrintings;
    context.print(context.toned(import.file, Tone::Strong) + "  " + importers::collectionFormName(import.read.form));
    Table table("<>><", {"", "Lines", "Copies", ""});
    static constexpr std::array rows{std::pair{"matched", ""}, std::pair{"of another catalogue", "taken as they are"},
        std::pair{"close", "in the unmatched list"}, std::pair{"unmatched", "in the unmatched list"}};
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i == 0 || counts[i].first > 0)
            table.add({{std::string("  ") + rows[i].first}, counts[i].first, counts[i].second,
                {rows[i].second, Tone::Faint}});
    if (!import.read.problems.empty())
        table.add({{"  left out", Tone::Bad}, import.read.problems.size()});
    table.print(context);
    printTaken(context, import);
    printApart(context, import);
    for (const bool close : {true, false}) {
        std::size_t told = 0;
        for (const auto& line : import.unclear)
            if (line.candidates.empty() != close && ++told <= maxTold)
                context.print(
                    "  line " + std::to_string(line.line) + ": " + line.name +
                    (close ? context.toned(
                                 "  near: " + model::joined(namesOf(catalogue, line.candidates), ", "), Tone::Faint)
                           : ""));
        if (told > maxTold)
            context.print("  and " + plural(told - maxTold, "line", "lines") + " more");
    }
    for (std::size_t i = 0; i < std::min(maxTold, import.read.problems.size()); ++i)
        context.print("  left out: " + problemText(import.read.problems[i]));
    for (std::size_t i = 0; i < std::min(maxTold, import.read.notes.size()); ++i)
        context.say("  " + problemText(import.read.notes[i]));
    if (printings > 0)
        context.say(
            plural(printings, "line names a printing", "lines name printings") + " the catalogue does not have.");
    if (!import.read.unknownColumns.empty())
        context.say("Columns that are not kept: " + model::joined(import.read.unknownColumns, ", ") + ".");
}

// The edit; made where this is no dry run. Worked out before the backup: what cannot be done needs none.
void carryOut(OpenCollection& open, const CollectionOptions& options, CollectionImport& import)
{
    auto& context = open.context();
    const auto plan = [&](const model::Collection& collection) {
        const ImportWish wish{.replace = options.replace};
        auto stacks = stacksOf(import.lines, wish);
        import.lines = {};
        import.read.lines = {};
        std::string().swap(import.read.text);
        return planImportOf(
            collection, open.catalogue(), import.read, std::move(stacks), wish, fileTitle(options.file));
    };
    import.edit = open.planned(plan);
    if (options.dryRun)
        return;
    const auto backup = Backups(context.folder()).make(model::BackupReason::BeforeImport);
    if (!backup)
        throw Stop{
            Failed, "There is no backup before the import, so nothing was imported. " + backup.error().toStdString()};
    import.backup = backup->file.string();
    const auto made = [&](const auto&) { return *import.edit; };
    // Where another program was quicker it does not fit any more, which is said.
    import.edit = open.edit(made, context.progress("Writing"));
    import.written = true;
}

void findApart(OpenCollection& open, CollectionImport& import)
{
    constexpr std::size_t mostCompared = 1'000'000; // stacks of the collection with lines
    if (import.read.prices)
        return;
    std::size_t compared = 0;
    for (std::size_t i = 0; i < import.lines.size(); ++i) {
        const auto& stack = *import.lines[i].stack;
        if (stack.list == model::StackList::Unmatched)
            continue;
        compared += open.collection().stacksOf(stack.card).size();
        if (compared > mostCompared)
            return open.context().say(
                "So many stacks are there that it was not found out of every line whether it stays apart.");
        if (auto meeting = model::meetingOf(open.collection(), stack); !meeting.differs.empty())
            import.apart.push_back({import.read.lines[i].line, stack.name, meeting.nearest->id, meeting.differs,
                import.apart.size() < mostApart ? differencesText(meeting, stack) : std::string()});
    }
}

void matchLines(OpenCollection& open, CollectionImport& import)
{
    auto matched = matchInParts(
        open.catalogue(), import.read.lines, model::maxSuggestedNames, open.context().progress("Matching cards"));
    if (!matched)
        throw Stop{Failed, "Called off: nothing was written."};
    import.lines = std::move(*matched);
}

int importCollection(Context& context, const CollectionOptions& options)
{
    auto bytes = bytesOf(options.file);
    if (!bytes)
        throw Stop{Failed, options.file + " " + bytes.error()};
    context.followFile(*bytes, options.file);
    OpenCollection open(context);
    CollectionImport import{.file = options.file, .dryRun = options.dryRun};
    const auto settings = openSettings(context.folder());
    readCollection(context, options, *bytes, *settings, import);
    std::string().swap(*bytes); // gives its room back
    matchLines(open, import);
    if (options.takeSuggestions)
        import.suggestionsTaken = takeSuggestions(import.lines, open.catalogue());
    lookAtLines(import);
    findApart(open, import);
    const bool nothingRead = import.lines.empty() && !import.read.problems.empty(); // which the report says
    std::optional<Stop> nothing;                                                    // which the report explains
    if (!nothingRead)
        try {
            carryOut(open, options, import);
        } catch (const Stop& stop) {
            nothing = Stop{stop.exit, options.file + ": " + stop.message};
            if (stop.exit != No)
                throw *nothing;
        }
    if (import.written) {
        rememberColumns(*settings, import.read, import.reading.columns);
        rememberImport(*settings, import.sum, utcToday());
    }
    if (context.json())
        context.answer(collectionImportJson(import, open.catalogue()));
    else
        printImport(context, import, open.catalogue());
    if (nothing)
        throw *nothing;
    if (import.written)
        context.say("Imported. “collection undo” takes it back; the backup before it is " + import.backup + ".");
    else
        context.say("Nothing was written.");
    return import.read.problems.empty() ? Done : Refused;
}

int exportCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto& stacks = open.collection().stacks();
    std::int64_t copies = 0;
    for (const auto& [id, stack] : stacks)
        copies += stack.quantity;
    const bool toFile = !options.file.empty() && options.file != "-";
    auto form = options.format;
    if (form.empty())
        form = isJsonFile(options.file) ? "json" : "csv";
    const auto bytes = collectionBytes(open.collection(), context.profile().library().game.id, form == "json");
    if (!toFile) {
        context.printFile(bytes);
        return Done;
    }
    writeOut(options.file, bytes);
    if (context.json())
        context.answer({{"file", options.file}, {"format", form}, {"stacks", stacks.size()}, {"cards", copies}});
    context.say("Wrote " + options.file + ": " + plural(copies, "copy", "copies") + " in " +
                plural(stacks.size(), "stack", "stacks"));
    return Done;
}

// What is for trade, or wanted, for somebody else to read.
int writeTradeList(Context& context, const CollectionOptions& options, TradeSide side)
{
    OpenCollection open(context);
    const auto stacks = tradeStacks(open.collection(), side);
    auto form = options.format;
    if (form.empty())
        form = options.file.ends_with(".csv") ? "csv" : options.file.ends_with(".html") ? "page" : "text";
    const auto title = side == TradeSide::Offers ? "For trade" : "Wanted";
    const auto bytes = form == "csv" ? tradeCsv(stacks) : form == "page" ? tradePage(stacks, title) : tradeText(stacks);
    std::int64_t copies = 0;
    for (const auto& stack : stacks)
        copies += stack.quantity;
    const bool toFile = !options.file.empty() && options.file != "-";
    if (toFile)
        writeOut(options.file, bytes);
    if (context.json())
        context.answer({{"list", side == TradeSide::Offers ? "trade" : "wants"}, {"file", orNull(options.file)},
            {"cards", copies}, {"stacks", Json::list(stacks, [](const auto& stack) -> Json {
                                    return {{"card", stack.name}, {"quantity", stack.quantity},
                                        {"set", orNull(stack.set)}, {"number", orNull(stack.number)},
                                        {"condition", model::conditionCode(stack.condition)},
                                        {"language", orNull(stack.language)}, {"finish", orNull(stack.finish)}};
                                })}});
    else if (!toFile)
        context.printFile(bytes);
    if (toFile)
        context.say("Wrote " + options.file + ": " + plural(copies, "copy", "copies"));
    return stacks.empty() ? No : Done;
}

std::vector<model::Stack> foreignStacks(OpenCollection& open, const std::string& file, TradeSide theirs)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        throw Stop{Failed, file + " " + bytes.error()};
    auto list = readForeignList(file, *bytes, open.catalogue(), theirs);
    if (!list)
        throw Stop{Refused, file + ": " + problemText(list.error().front())};
    for (std::size_t i = 0; i < std::min(maxTold, list->unread.size()); ++i)
        open.context().say(file + ", left out: " + list->unread[i]);
    for (std::size_t i = 0; i < std::min(maxTold, list->unknown.size()); ++i)
        open.context().say(
            file + ": no card is called “" + list->unknown[i] + "”." + cardMeant(list->unknown[i], open.catalogue()));
    if (list->unknown.size() > maxTold)
        open.context().say(file + ": and " + plural(list->unknown.size() - maxTold, "name", "names") + " more.");
    return std::move(list->stacks);
}

// What a list of somebody else has of mine.
int matchTrades(Context& context, const CollectionOptions& options)
{
    if (options.offers.empty() && options.wishes.empty())
        throw Stop{Refused, "There is no list to compare with: --they-offer FILE, --they-want FILE."};
    OpenCollection open(context);
    const auto matched = [&](const std::string& file, TradeSide mine) {
        const auto theirs = mine == TradeSide::Wants ? TradeSide::Offers : TradeSide::Wants;
        return file.empty() ? std::vector<TradeMatch>()
                            : tradeMatches(tradeStacks(open.collection(), mine), foreignStacks(open, file, theirs));
    };
    const auto get = matched(options.offers, TradeSide::Wants), give = matched(options.wishes, TradeSide::Offers);
    const auto json = [](const TradeMatch& match) -> Json {
        return {{"card", match.card}, {"copies", match.copies()}, {"mine", match.mine}, {"theirs", match.theirs}};
    };
    if (context.json())
        context.answer({{"get", Json::list(get, json)}, {"give", Json::list(give, json)}});
    else
        for (const auto& [title, matches] :
            {std::pair("They offer what you want", get), std::pair("They want what you offer", give)}) {
            if (!matches.empty())
                context.print(context.toned(title, Tone::Strong));
            for (const auto& match : matches)
                context.print("  " + std::to_string(match.copies()) + " " + match.card);
        }
    return get.empty() && give.empty() ? No : Done;
}

} // namespace

void addCollectionFiles(const Registrar& collection)
{
    auto& o = collection.options<CollectionOptions>();
    auto* sub = collection.add(
        "import", "Import a collection: our CSV or JSON, tables of other programs, workbooks", o, importCollection);
    sub->add("FILE", o.file, "The file; - is standard input");
    sub->addFlag("--replace", o.replace, "In place of what the lists hold, instead of on top of it");
    sub->addFlag("--dry-run", o.dryRun, "Show what would change; write nothing");
    sub->addFlag("--wants", o.wants, "Lines are wanted where the file does not say so itself");
    sub->add("--column NAME=HEADING", o.columns, "What a column is: Quantity=Anzahl; Quantity= for none")->repeated();
    sub->add("--sheet NAME", o.sheet, "Sheet of a workbook; the first with names of cards without it");
    sub->addFlag("--prices", o.prices, "A list of prices: change values, add no copies");
    sub->add("--date DATE", o.day, "Day the prices are of; by the file's name or today without it");
    sub->addFlag("--copies", o.copies, "No list of prices, whatever its columns: a line without a number is a copy");
    sub->addFlag("--take-suggestions", o.takeSuggestions, "Take the nearest card for names that are no card's");
    for (const auto& [name, help, side] :
        {std::tuple("trades", "List what is for trade, for others", TradeSide::Offers),
            std::tuple("wants", "List what is wanted, for others", TradeSide::Wants)}) {
        sub = collection.add(name, help, o,
            [side = side](Context& context, const auto& options) { return writeTradeList(context, options, side); });
        sub->add("[FILE]", o.file, "Where to: .txt, .csv or .html; - is standard output");
        sub->add("--format", o.format, "text, csv or page")->check(OneOf{"text", "csv", "page"});
    }
    sub = collection.add("match-trades", "Compare the wants and offers with lists of somebody else", o, matchTrades);
    sub->add("--they-offer FILE", o.offers, "What they have for trade: a collection, a table, a text list");
    sub->add("--they-want FILE", o.wishes, "What they look for");
    sub = collection.add("export", "Export everything to a file or standard output", o, exportCollection);
    sub->add("[FILE]", o.file, "Where to: .csv or .json; - is standard output");
    sub->add("--format", o.format, "csv or json")->check(OneOf{"csv", "json"});
}

} // namespace nexus::app::cli
