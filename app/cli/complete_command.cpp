#include "app/cli/complete_command.h"

#include "app/cli/collection_reading.h"
#include "app/cli/deck_writing.h"
#include "app/cli/table.h"
#include "app/documents/completion_wishes.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"

namespace nexus::app::cli {

namespace {

struct CompleteOptions {
    std::string deck, ruleset, toFile;
    WishTexts wishes;
    std::size_t limit = 10, pick = 1;
    bool inPlace = false, fill = false;
};

model::CompletionWishes wishesOf(Context& context, const model::DeckChecker& checker, const CompleteOptions& options)
{
    std::unique_ptr<OpenCollection> open;
    if (options.wishes.owned)
        open = std::make_unique<OpenCollection>(context);
    auto wishes = wishesFrom(options.wishes, checker, open ? &open->collection() : nullptr);
    if (wishes)
        return std::move(*wishes);
    static constexpr const char* names[] = {"--prefer", "--lock", "--bar", "--curve"};
    throw Stop{Refused, std::string(names[static_cast<int>(wishes.error().field)]) + ": " + wishes.error().reason};
}

void printList(Context& context, const char* head, const std::vector<model::DeckCompletion>& list,
    const model::CompletionWishes& wishes)
{
    if (list.empty())
        return;
    context.print("");
    Table table({Align::Right, Align::Left, Align::Left});
    table.head({"", head, "Goes by"});
    std::size_t number = 0;
    for (const auto& completion : list)
        table.add({{std::to_string(++number)}, {completionText(completion), Tone::Strong},
            {completionRank(completion, wishes), Tone::Faint}});
    table.print(context);
}

void printAnswer(Context& context, const CompleteAnswer& answer, const model::CompletionWishes& wishes)
{
    const auto& checker = *answer.deck.checker;
    context.print(
        context.toned(answer.before.name, Tone::Strong) + context.toned("  " + placeOf(answer.deck), Tone::Faint));
    if (answer.completions->isComplete()) {
        context.print(context.toned("✓ ", Tone::Good) + "Nothing has to change.");
        return;
    }
    if (answer.none)
        context.print(context.toned("✗ ", Tone::Bad) + obstacleText(*answer.none, checker));
    if (!answer.none && answer.remainder && answer.remainder->dead())
        context.print(context.toned("○ ", Tone::Open) + remainderText(*answer.remainder, checker));
    printList(context, "Nearest", answer.nearest, wishes);
    printList(context, "Filling", answer.fillings, wishes);
    if (!answer.ways.empty())
        context.say((answer.ways == "1" ? "There is " : "There are ") +
                    waysSentence(answer.ways, answer.completions->hasFaults()) + ".");
}

template <class Value> Value wholeOrStop(tl::expected<Value, model::CompletionTrouble> found)
{
    if (!found)
        throw Stop{No, completionTrouble(found.error())};
    return std::move(*found);
}

void writePick(Context& context, const CompleteOptions& options, const ReadDeck& read, CompleteAnswer& answer)
{
    if (!options.inPlace && options.toFile.empty())
        return;
    const auto& list = options.fill ? answer.fillings : answer.nearest;
    if (answer.completions->isComplete())
        throw Stop{No, "Nothing has to change; nothing is written."};
    if (options.pick == 0 || options.pick > list.size())
        throw Stop{No, "There is no number " + std::to_string(options.pick) + " among " +
                           plural(static_cast<std::int64_t>(list.size()), "proposal", "proposals") + "."};
    auto deck = read.deck;
    if (const auto& chosen = list[options.pick - 1]; !apply(deck, answer.completions->edit(deck, chosen)))
        throw Stop{Refused, "The deck has no room for " + completionText(chosen) + "."};
    answer.written = options.inPlace ? writeDeckOver(context, read, deck) : writeDeckTo(context, options.toFile, deck);
}

int runComplete(Context& context, const CompleteOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto wishes = wishesOf(context, checker, options);
    const model::DeckCompletions completions(checker, read.deck, wishes);
    CompleteAnswer answer{.deck = read.result, .before = read.deck, .completions = &completions};
    const auto limit = options.limit == 0 ? std::size_t{1000} : options.limit;
    answer.nearest = wholeOrStop(completions.nearest(std::max(limit, options.pick)));
    answer.fillings = wholeOrStop(completions.fill(options.fill ? std::max(limit, options.pick) : 1));
    answer.ways = completions.ways().value_or("");
    answer.remainder = completions.remainder();
    if (!completions.isComplete() && answer.nearest.empty())
        answer.none = completions.obstacle(false).value_or(model::CompletionObstacle{});
    writePick(context, options, read, answer);
    if (context.json())
        context.print(completeJson(answer));
    else
        printAnswer(context, answer, wishes);
    if (!answer.written.empty())
        context.say("Written to " + answer.written + ".");
    return answer.none ? No : Done;
}

} // namespace

void addComplete(Registrar& registrar)
{
    auto options = std::make_shared<CompleteOptions>();
    auto* command = registrar.app.addCommand(
        "complete", "Say which cards bring a deck to its exact total, the fewest changes first");
    command->add("DECK", options->deck, deckHelp)->required();
    command->addFlag("--owned", options->wishes.owned, "Cards of the collection come first");
    command->add("--prefer", options->wishes.prefer, "Cards of this query come first; may be given more than once")
        ->typeName("QUERY")
        ->oneEach();
    command->add("--lock", options->wishes.lock, "Cards of this query stay in the deck")->typeName("QUERY")->oneEach();
    command->add("--bar", options->wishes.bar, "No card of this query comes in")->typeName("QUERY")->oneEach();
    command
        ->add("--curve", options->wishes.curve,
            "Wanted of the finished deck: cost:cards, with commas between them (1:8,2:14)")
        ->typeName("CURVE");
    for (const auto& [name, points, what] :
        {std::tuple("--owned-points", &options->wishes.ownedPoints, "Against a copy that is not owned"),
            std::tuple("--prefer-points", &options->wishes.preferPoints, "Against a copy that is not preferred"),
            std::tuple(
                "--curve-points", &options->wishes.curvePoints, "Against a card more or less than the curve wants")})
        command->add(name, *points, what)
            ->typeName("N")
            ->check(Range{0, model::CompletionWishes::mostPoints})
            ->showDefault();
    command->add("--limit", options->limit, "List at most this many; 0 lists up to a thousand")
        ->typeName("N")
        ->check(Range{0, 1000})
        ->showDefault();
    command->addFlag(
        "--fill", options->fill, "Several fillings, where nothing of the deck goes out; --pick is one of them");
    command->add("--pick", options->pick, "The proposal to write, by its number")
        ->typeName("N")
        ->check(Range{1, 1000})
        ->showDefault();
    auto* toFile = command->add("--apply", options->toFile, "Write the completed deck to this file; .txt writes text")
                       ->typeName("FILE");
    command->addFlag("--in-place", options->inPlace, "Write it over the file, or as a new version in the library")
        ->excludes(toFile);
    command->add("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->typeName("ID");
    command->footer("Exit 1: there is no way; the answer says which law is in the way.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        if (options->inPlace && options->deck == "-")
            throw UsageError("--in-place", "needs a file; standard input cannot be written over");
        exit = answering(context, [&] { return runComplete(context, *options); });
    });
}

} // namespace nexus::app::cli
