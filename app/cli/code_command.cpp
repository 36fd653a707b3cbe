#include "app/base/file_bytes.h"
#include "app/cli/deck_reading.h"
#include "app/cli/json_paper.h"
#include "app/documents/deck_file.h"
#include "app/documents/list_check.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "importers/codes/deck_code.h"
#include "importers/decklist/deck_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct CodeOptions {
    std::vector<std::string> words;
    std::string ruleset, out, name;
    bool add = false;
};

int encode(Context& context, const CodeOptions& options)
{
    const auto read = readOneDeck(context, model::joined(options.words, " "), options.ruleset);
    const auto& ruleset = read.result.checker->ruleset();
    const auto code = importers::encodeDeck(read.deck, ruleset, context.lists().ids());
    if (!code)
        throw Stop{Refused, importers::codeRefusalText(code.error())};
    const auto checksum = importers::deckChecksum(read.deck, ruleset, *context.profile().catalogue());
    if (context.json()) {
        context.print(wordsJson(
            {{"deck", read.deck.name}, {"ruleset", ruleset.id.str()}, {"code", *code}, {"checksum", checksum}}));
        return Done;
    }
    context.print(*code);
    context.say(read.deck.name + ": " + plural(static_cast<std::int64_t>(code->size()), "character", "characters") +
                ", checksum " + checksum);
    return Done;
}

ReadList readCode(const ListReader& reader, const std::string& word, const std::string& ruleset)
{
    std::error_code trouble;
    auto lists = word == "-" ? reader.read("-", readStandardInput(), ruleset)
                 : !reader.isCode(word) && std::filesystem::is_regular_file(word, trouble)
                     ? reader.readFile(word, ruleset)
                     : reader.readCodes({}, word, ruleset);
    if (lists.size() != 1)
        throw Stop{Refused, "There are " + plural(static_cast<std::int64_t>(lists.size()), "list", "lists") +
                                "; this command takes one."};
    if (!lists.front().checker)
        throw Stop{lists.front().missing ? Failed : Refused, lists.front().error};
    return std::move(lists.front());
}

int decode(Context& context, const CodeOptions& options)
{
    const auto& reader = context.lists();
    auto read = readCode(reader, model::joined(options.words, " "), options.ruleset);
    if (!options.name.empty())
        read.deck.name = options.name;
    const auto decoded = checkList(std::move(read), reader);
    const auto& list = decoded.list;
    const auto& deck = list.deck;
    if (!options.out.empty())
        if (const auto written = writeDeckFile(options.out, deck, context.profile().library().game); !written)
            throw Stop{Failed, options.out + " " + written.error()};
    std::optional<std::int64_t> id;
    if (options.add)
        id = context.profile().decks().add(deck, utcNow());
    if (context.json()) {
        context.print(decodedJson(decoded, options.out, id));
    } else if (options.out.empty() && !id) {
        auto text = importers::writeDeckText(deck, context.profile().library().game);
        if (!text.empty())
            text.pop_back();
        context.print(text);
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

} // namespace

void addCode(Registrar& registrar)
{
    auto* group = registrar.app.addCommand("code", "Decks as short codes, to paste, to send, to print as a QR code");
    group->requireCommand();
    group->fallthrough();
    auto options = std::make_shared<CodeOptions>();
    auto* encoding = group->addCommand("encode", "Print the code of a deck");
    encoding->fallthrough();
    encoding->add("DECK", options->words, deckHelp)->required();
    encoding->add("--ruleset", options->ruleset, "Edition to write into the code, instead of the deck's own")
        ->typeName("ID");
    auto* decoding = group->addCommand("decode", "Print the deck of a code, or write it to a file or into the library");
    decoding->fallthrough();
    decoding
        ->add("CODE", options->words,
            "The code; - reads it from standard input, a file is read (also a picture or a PDF)")
        ->required();
    decoding->add("--ruleset", options->ruleset, "Edition to judge it by, instead of the code's own")->typeName("ID");
    decoding->add("-o,--out", options->out, "Write a deck file, or a text list for *.txt")->typeName("FILE");
    decoding->add("--name", options->name, "Name of the deck; a code has none")->typeName("NAME");
    decoding->addFlag("--add", options->add, "Put the deck into the library");
    decoding->footer("Exit 1: some cards are not in the catalogue; they are told, and the rest is kept.");
    const auto answer = [&](Command* command, int (*run)(Context&, const CodeOptions&)) {
        command->callback([options, run, &context = registrar.context, &exit = registrar.exit] {
            exit = answering(context, [&] { return run(context, *options); });
        });
    };
    answer(encoding, encode);
    answer(decoding, decode);
}

} // namespace nexus::app::cli
