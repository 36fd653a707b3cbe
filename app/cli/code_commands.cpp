#include "app/cli/checked_lists.h"
#include "app/cli/json_values.h"

#include "app/base/file_bytes.h"
#include "app/documents/deck_file.h"
#include "app/documents/list_check.h"
#include "app/printing/qr_symbol.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "db/deck_store.h"
#include "importers/codes/deck_code.h"
#include "model/base/text.h"

#include <QBuffer>
#include <cmath>
#include <iterator>
#include <system_error>

namespace nexus::app::cli {

namespace {

struct CodeOptions {
    std::vector<std::string> words;
    std::string ruleset, out, name;
    bool add = false;
    double module = QrSymbol::moduleMm;
    int dpi = 300;

    [[nodiscard]] std::string text() const { return model::joined(words, " "); }
};

const char* originName(ListOrigin origin)
{
    switch (origin) {
    case ListOrigin::Code: return "code";
    case ListOrigin::Picture: return "picture";
    case ListOrigin::Pdf: return "pdf";
    case ListOrigin::File: break;
    }
    return "list";
}

Json claimJson(const std::string& claimed, const std::string& actual, Claim claim)
{
    const Json right = claim == Claim::Right ? Json(true) : claim == Claim::Wrong ? Json(false) : Json(nullptr);
    return {{"value", orNull(actual)}, {"claimed", orNull(claimed)}, {"right", right}};
}

Json unknownJson(const CheckedList& checked)
{
    const auto& checker = *checked.list.checker;
    return Json::list(checked.list.unknown, [&](const auto& unknown) -> Json {
        return {{"section", unknown.section.str()}, {"id", unknown.id}, {"copies", unknown.copies},
            {"choices", namesOf(checker.catalogue(), unknown.choices)}, {"message", unknownRowText(unknown, checker)}};
    });
}

Json differencesJson(const CheckedList& checked)
{
    if (!checked.compared)
        return nullptr;
    Json rows = Json::array();
    for (const auto& section : checked.differences)
        for (const auto& card : section.cards)
            rows.push_back(
                {{"section", section.section.str()}, {"card", card.card.card}, {"from", card.from}, {"to", card.to}});
    return rows;
}

int exitOf(const CheckedList& checked)
{
    if (!checked.read())
        return checked.list.missing ? Failed : Refused;
    return checked.right() ? Done : No;
}

Json listJson(const CheckedList& checked)
{
    const auto& list = checked.list;
    Json json = {{"source", list.source}, {"where", orNull(list.where)}, {"form", originName(list.origin)},
        {"player", orNull(playerName(list.player))}, {"table", orNull(tableNumber(list.player))},
        {"deck", orNull(list.deck.name)},
        {"game", list.checker ? Json(list.checker->catalogue().game().id) : Json(nullptr)},
        {"ruleset", list.checker ? Json(list.checker->ruleset().id.str()) : Json(nullptr)}};
    if (list.gameByCards)
        json["gameByCards"] = true;
    if (!checked.read()) {
        json["legal"] = nullptr;
        json["right"] = false;
        json["error"] = {{"code", exitOf(checked)}, {"message", list.error}, {"offered", orNull(list.offered)}};
        return json;
    }
    json["legal"] = checked.legal();
    json["right"] = checked.right();
    json["checksum"] = claimJson(list.checksum, checked.checksum, checked.checksumClaim);
    json["code"] = claimJson(list.code, checked.code, checked.codeClaim);
    json["judgedBy"] = {{"ruleset", list.checker->ruleset().id.str()}, {"name", list.checker->ruleset().name},
        {"chosen", list.lawChoice == LawChoice::Asked   ? "asked"
                   : list.lawChoice == LawChoice::List  ? "list"
                   : list.lawChoice == LawChoice::Cards ? "cards"
                                                        : "default"},
        {"builtIn", list.lawBuiltIn}};
    json["checked"] = checkedWhat(checked);
    json["reasons"] = listReasons(checked);
    json["warnings"] = listWarnings(checked);
    json["findings"] = findingsJson(checked.report, *list.checker);
    json["unknown"] = unknownJson(checked);
    json["unread"] = problemsJson(list.unread);
    json["differences"] = differencesJson(checked);
    return json;
}

Json sectionsJson(const model::Deck& deck)
{
    Json sections = Json::object();
    for (const auto& section : deck.sections)
        sections[section.id.str()] = Json::list(section.entries, [](const auto& entry) -> Json {
            return {{"count", entry.count}, {"card", entry.card},
                {"key", entry.key ? Json(entry.key->str()) : Json(nullptr)}};
        });
    return sections;
}

Json playerJson(const PlayerDetails& player)
{
    return {{"player", orNull(playerName(player))}, {"table", orNull(tableNumber(player))}};
}

Json verifyJson(const std::vector<CheckedList>& lists, std::size_t passedOver,
    const std::optional<std::vector<PlayerDetails>>& withoutList)
{
    const auto count = [&](auto is) { return std::count_if(lists.begin(), lists.end(), std::mem_fn(is)); };
    return {{"lists", Json::list(lists, listJson)},
        {"summary",
            {{"lists", lists.size()}, {"read", count(&CheckedList::read)}, {"legal", count(&CheckedList::legal)},
                {"right", count(&CheckedList::right)}, {"passedOver", passedOver}}},
        {"playersWithoutList", withoutList ? Json::list(*withoutList, playerJson) : Json(nullptr)}};
}

std::string codeOf(Context& context, const ReadDeck& read)
{
    auto code = importers::encodeDeck(read.deck, read.result.checker->ruleset(), context.lists().ids());
    if (!code)
        throw Stop{Refused, importers::codeRefusalText(code.error())};
    return std::move(*code);
}

int encode(Context& context, const CodeOptions& options)
{
    const auto read = readOneDeck(context, options.text(), options.ruleset);
    const auto& ruleset = read.result.checker->ruleset();
    const auto code = codeOf(context, read);
    const auto checksum = importers::deckChecksum(read.deck, ruleset, read.result.checker->catalogue());
    if (context.json()) {
        context.answer(
            {{"deck", read.deck.name}, {"ruleset", ruleset.id.str()}, {"code", code}, {"checksum", checksum}});
        return Done;
    }
    context.print(code);
    context.say(read.deck.name + ": " + plural(code.size(), "character", "characters") + ", checksum " + checksum);
    return Done;
}

ReadList readCode(const ListReader& reader, const std::string& word, const std::string& ruleset)
{
    std::error_code trouble;
    auto lists = word == "-" || (!reader.isCode(word) && std::filesystem::exists(word, trouble))
                     ? reader.readFile(word, ruleset)
                     : reader.readCodes({}, word, ruleset);
    if (lists.size() != 1)
        throw Stop{Refused, "There are " + plural(lists.size(), "list", "lists") +
                                (lists.front().source.empty() ? "" : " in " + lists.front().source) +
                                "; this command takes one."};
    if (!lists.front().checker) {
        const auto title = lists.front().title();
        throw Stop{lists.front().missing ? Failed : Refused,
            (title.empty() ? "" : title + ": ") + errorAndOffer(lists.front())};
    }
    return std::move(lists.front());
}

int decode(Context& context, const CodeOptions& options)
{
    const auto& reader = context.lists();
    auto read = readCode(reader, options.text(), options.ruleset);
    if (!options.name.empty())
        read.deck.name = options.name;
    const auto decoded = checkList(std::move(read), reader);
    const auto& list = decoded.list;
    context.follow(list.checker->catalogue().game().id, list.title().empty() ? "The code" : list.title());
    const auto& deck = list.deck;
    if (!options.out.empty())
        writeDeckTo(context, options.out, deck);
    std::optional<std::int64_t> id;
    if (options.add)
        id = context.profile().decks().add(deck, utcNow());
    if (context.json()) {
        context.answer(
            {{"deck", orNull(deck.name)}, {"ruleset", deck.ruleset.str()}, {"rulesetKnown", list.rulesetKnown},
                {"legal", decoded.legal()}, {"checksum", orNull(decoded.checksum)}, {"sections", sectionsJson(deck)},
                {"unknown", unknownJson(decoded)}, {"file", orNull(options.out)}, {"id", orNull(id)}});
    } else if (options.out.empty() && !id) {
        context.printLines(deckAsText(deck, *lawOf(context, deck)));
    }
    if (!options.out.empty())
        context.say(options.out + " is written.");
    if (id)
        context.say(deck.name + " (#" + std::to_string(*id) + ") is in the library.");
    if (!list.rulesetKnown)
        context.complain(
            "The ruleset of the code is not known here; it was read by " + list.checker->ruleset().name + ".");
    for (const auto& unknown : list.unknown)
        context.complain(unknownRowText(unknown, *list.checker));
    return list.unknown.empty() ? Done : No;
}

constexpr double mmPerInch = 25.4;

// Whole pixels a module, and as many dots a metre as make it that wide on paper.
QByteArray png(const QrSymbol& symbol, int pixels, double module)
{
    auto image = symbol.image(pixels).convertToFormat(QImage::Format_Mono);
    const int dots = static_cast<int>(std::lround(pixels / module * 1000));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

int runQr(Context& context, const CodeOptions& options)
{
    const auto ending = model::fold(std::filesystem::path(options.out).extension().string());
    if (ending != ".png" && ending != ".svg")
        throw Stop{WrongUsage, "Say by the ending whether " + options.out + " shall be a .png or a .svg file."};
    const auto read = readOneDeck(context, options.text(), options.ruleset);
    const auto code = codeOf(context, read);
    const auto symbol = QrSymbol::of(QByteArray::fromStdString(code));
    if (!symbol)
        throw Stop{Refused, "The code is too long for a QR code."};
    const int pixels = std::max(1, static_cast<int>(std::lround(options.module / mmPerInch * options.dpi)));
    const auto bytes = ending == ".svg" ? symbol->svg(options.module) : png(*symbol, pixels, options.module);
    writeOut(options.out, bytes.toStdString());
    const auto side = QString::number(symbol->side() * options.module, 'f', 1).toStdString();
    if (context.json())
        context.answer({{"deck", read.deck.name}, {"file", options.out}, {"code", code}, {"sideMm", side}});
    else
        context.say(options.out + ": " + side + " mm a side with its white border, " +
                    std::to_string(symbol->modules()) + " modules.");
    return Done;
}

struct VerifyOptions {
    std::vector<std::string> lists;
    std::string against, ruleset, checksum, players;
    bool all = false;
};

CheckOptions checkOptions(Context& context, const ListReader& reader, const VerifyOptions& options)
{
    CheckOptions wanted{options.ruleset, options.checksum, std::nullopt};
    if (!options.checksum.empty() && !importers::looksLikeChecksum(options.checksum))
        throw Stop{WrongUsage,
            "“" + options.checksum +
                "” is no checksum: it has 16 letters A to Z and figures 2 to 7, as in ABCD-EFGH-IJKL-MNOP."};
    if (options.against.empty())
        return wanted;
    auto other = listsOf(context, reader, options.against, options.ruleset);
    if (other.size() != 1)
        throw Stop{Refused, options.against + " holds " + plural(other.size(), "list", "lists") + ": " +
                                numbered(namesOfDecks(other)) + ". --against takes one, as in " + options.against +
                                "#1."};
    if (!other.front().checker)
        throw Stop{other.front().missing ? Failed : Refused, options.against + ": " + other.front().error};
    if (!other.front().unknown.empty() || !other.front().unread.empty())
        context.say(
            options.against + " is not known as a whole: " + listReasons(checkList(other.front(), reader)).front());
    wanted.against = std::move(other.front().deck);
    return wanted;
}

void printDetails(Context& context, const CheckedList& checked)
{
    const auto& list = checked.list;
    context.print(context.toned(list.deck.name.empty() ? list.title() : list.deck.name, Tone::Strong) + "  " +
                  context.toned(!checked.read()   ? "NOT READ"
                                : checked.legal() ? "LEGAL"
                                                  : "NOT LEGAL",
                      checked.legal() ? Tone::Good : Tone::Bad) +
                  context.toned("  " + list.title(), Tone::Faint));
    if (const auto player = playerText(list.player); !player.empty())
        context.print("  Player " + player);
    const auto sign = context.toned(wrongSign, Tone::Bad);
    if (!checked.read())
        return context.print("  " + sign + " " + errorAndOffer(list));
    for (const auto& said : checkedWhat(checked))
        context.print("  " + context.toned(said, Tone::Faint));
    const auto claim = [&](const char* what, const std::string& value, Claim state) {
        const auto tone = state == Claim::Wrong ? Tone::Bad : state == Claim::Right ? Tone::Good : Tone::Faint;
        context.print(std::string("  ") + what + " " + value +
                      (state == Claim::None ? "" : "  " + context.toned(claimWord(state), tone)));
    };
    claim("Checksum", checked.checksum, checked.checksumClaim);
    if (checked.codeClaim != Claim::None)
        claim("Code    ", checked.code.empty() ? checked.codeTrouble : checked.code, checked.codeClaim);
    for (const auto& reason : listReasons(checked))
        context.print("  " + sign + " " + reason);
    for (const auto& warning : listWarnings(checked))
        context.print("  " + context.toned("!", Tone::Open) + " " + warning);
    for (const auto& line : differenceLines(checked.differences, *list.checker))
        context.print("    " + line);
    if (checked.compared && checked.differences.empty())
        context.print(
            "  " + context.toned(metSign, Tone::Good) + " Card by card the same as the list it is compared with.");
}

void printTable(Context& context, const std::vector<CheckedList>& lists)
{
    const bool players = std::any_of(
        lists.begin(), lists.end(), [](const auto& one) { return one.list.player != PlayerDetails(); });
    std::vector<std::string> titles{"", "Deck", "List", "Legal", "Checksum", "First reason"};
    if (players)
        titles.insert(titles.begin() + 1, {"Player", "Table"});
    Table table(players ? "<<><<<<<" : "<<<<<<", titles);
    for (const auto& checked : lists) {
        const auto reasons = listReasons(checked);
        const auto tone = checked.right() ? Tone::Good : Tone::Bad;
        std::vector<Cell> cells{{checked.right() ? metSign : wrongSign, tone}, {checked.list.deck.name, Tone::Strong},
            {checked.list.title(), Tone::Faint}, {verdictWord(checked), checked.legal() ? Tone::Good : Tone::Bad},
            {claimWord(checked.checksumClaim), checked.checksumClaim == Claim::Wrong ? Tone::Bad : Tone::Plain},
            reasons.empty() ? "" : reasons.front()};
        if (players)
            cells.insert(cells.begin() + 1, {playerName(checked.list.player), tableNumber(checked.list.player)});
        table.add(std::move(cells));
    }
    table.print(context);
}

int runVerify(Context& context, const VerifyOptions& options)
{
    if (!options.ruleset.empty())
        (void)checkerFor(context, options.ruleset);
    const auto& reader = context.lists();
    const auto wanted = checkOptions(context, reader, options);
    const auto players = playersOf(options.players);
    std::size_t passedOver = 0;
    auto lists = checkedLists(context, options.lists, wanted, passedOver);
    noteNamesakes(lists);
    std::optional<std::vector<PlayerDetails>> withoutList;
    if (players)
        withoutList = tellPlayers(lists, *players);
    int exit = lists.empty() ? No : Done;
    for (const auto& one : lists)
        exit = worse(exit, exitOf(one));
    if (context.json()) {
        context.answer(verifyJson(lists, passedOver, withoutList));
        return exit;
    }
    if (lists.size() == 1)
        printDetails(context, lists.front());
    else if (!lists.empty())
        printTable(context, lists);
    if (options.all && lists.size() > 1)
        for (const auto& one : lists)
            if (!one.right()) {
                context.print("");
                printDetails(context, one);
            }
    if (lists.empty())
        context.complain("There was nothing to verify: no list in " + model::joined(options.lists, ", ") + ".");
    context.say(checkedSummary(lists) +
                (passedOver > 0 ? " " + plural(passedOver, "other file", "other files") + " passed over." : ""));
    if (withoutList && !withoutList->empty())
        context.say(withoutListText(*withoutList));
    return exit;
}

} // namespace

void addCode(Registrar& registrar)
{
    const auto group = registrar.group("code", "Convert decks to and from short codes");
    auto& options = registrar.options<CodeOptions>();
    auto* encoding = group.add("encode", "Print the code of a deck", options, encode);
    encoding->add("DECK", options.words, deckHelp);
    encoding->add("--ruleset ID", options.ruleset, "Edition to write into the code instead of the deck's own");
    auto* decoding = group.add(
        "decode", "Print the deck of a code, or save it to a file or the library", options, decode);
    decoding->add(
        "CODE", options.words, "The code; - reads it from standard input, a file is read (also a picture or a PDF)");
    decoding->add("--ruleset ID", options.ruleset, "Edition to judge it by, instead of the code's own");
    decoding->add("-o,--out FILE", options.out, "Write a deck file, or a text list for *.txt");
    decoding->add("--name NAME", options.name, "Name of the deck; a code has none");
    decoding->addFlag("--add", options.add, "Put the deck into the library");
    decoding->footer("Exit 1: some cards are not in the catalogue; they are told, and the rest is kept.");
}

void addQr(Registrar& registrar)
{
    const auto [command, options] = registrar.add<CodeOptions>(
        "qr", "Draw the QR code of a deck as a PNG or SVG picture", runQr);
    command->add("DECK", options.words, deckHelp);
    command->add("-o,--out FILE", options.out, "The file to write: .png or .svg")->required();
    command->add("--module-mm", options.module, "Side of a module on paper in millimetres")
        ->check(Range{0.2, 5.0})
        ->showDefault();
    command->add("--dpi", options.dpi, "Dots an inch of a PNG")->check(Range{72, 1200})->showDefault();
    command->add("--ruleset ID", options.ruleset, "Edition to write into the code instead of the deck's own");
}

void addVerify(Registrar& registrar)
{
    const auto [command, options] = registrar.add<VerifyOptions>(
        "verify", "Check decklists as a judge: legality, checksum, registered list", runVerify);
    command->add("LIST", options.lists,
        "Deck codes, pictures of QR codes, PDFs of decklist, deck files, text lists, tables (- is standard input), "
        "folders of them, or decks of the library");
    command->add("--against LIST", options.against, "Registered list to compare each list with");
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of each list's own");
    command->add("--checksum TEXT", options.checksum, "Checksum on paper, for lists without one");
    command->add("--players TABLE", options.players, playersHelp);
    command->addFlag("--details", options.all, "Show every problem of every list");
    command->footer("Exit 0: every list is legal and right, 1: one is not, 3 or 4: one could not be read. A checksum "
                    "identifies a list; it is no signature.");
}

} // namespace nexus::app::cli
