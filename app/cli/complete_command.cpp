#include "app/cli/collection_reading.h"

#include "app/documents/completion_wishes.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/advice/completion.h"

#include <tuple>

namespace nexus::app::cli {

namespace {

struct CompleteOptions {
    std::string deck, ruleset;
    DeckTarget target;
    WishTexts wishes;
    std::size_t limit = 10, pick = 1;
    bool fill = false;
};

struct CompleteAnswer {
    CheckedDeck deck;
    model::Deck before;
    const model::DeckCompletions* completions = nullptr;
    std::vector<model::DeckCompletion> nearest, fillings;
    std::string ways;                              // decimal digits; empty: too many to count
    std::optional<model::CompletionObstacle> none; // no way at all
    std::optional<model::CompletionRemainder> remainder;
    std::string written;
};

Json proposalJson(const CompleteAnswer& answer, const model::DeckCompletion& completion)
{
    const auto& checker = *answer.deck.checker;
    Json changes = Json::list(completion.changes, [&](const auto& change) -> Json {
        return {{"section", answer.completions->section().str()}, {"card", change.card}, {"delta", change.by}};
    });
    auto after = answer.before;
    (void)apply(after, answer.completions->edit(answer.before, completion));
    const auto report = checker.check(after);
    return {{"changes", std::move(changes)}, {"copies", completion.copies}, {"takenOut", completion.takenOut},
        {"points", completion.points}, {"totals", totalsJson(report, checker)}, {"legal", report.legal()}};
}

Json completeJson(const CompleteAnswer& answer)
{
    const auto& checker = *answer.deck.checker;
    Json json = deckHead(answer.deck);
    json["complete"] = answer.completions->isComplete();
    const auto proposal = [&](const auto& completion) { return proposalJson(answer, completion); };
    json["proposals"] = Json::list(answer.nearest, proposal);
    json["fill"] = Json::list(answer.fillings, proposal);
    json["ways"] = orNull(answer.ways);
    json["none"] = answer.none ? Json(obstacleText(*answer.none, checker)) : Json(nullptr);
    json["remainder"] = nullptr;
    if (answer.remainder)
        json["remainder"] = {{"rule", checker.ruleset().constraints[answer.remainder->constraint].rule},
            {"left", answer.remainder->left}, {"oneCard", answer.remainder->one}, {"twoCards", answer.remainder->two},
            {"anyCards", answer.remainder->any}, {"dead", answer.remainder->dead()}};
    json["written"] = orNull(answer.written);
    return json;
}

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
    Table table("><<", {"", head, "Goes by"});
    std::size_t number = 0;
    for (const auto& completion : list)
        table.add(
            {++number, {completionText(completion), Tone::Strong}, {completionRank(completion, wishes), Tone::Faint}});
    table.print(context);
}

void printAnswer(Context& context, const CompleteAnswer& answer, const model::CompletionWishes& wishes)
{
    const auto& checker = *answer.deck.checker;
    printTitle(context, answer.deck);
    if (answer.completions->isComplete()) {
        context.print(context.toned("✓ ", Tone::Good) + "The deck is already complete.");
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

constexpr const char* overBudgetText = "The laws leave more ways than can be looked through: stopped after five "
                                       "seconds. Lock or bar some cards, or begin nearer to the total.";

template <class Value> Value wholeOrStop(const Context& context, tl::expected<Value, model::CompletionTrouble> found)
{
    if (!found)
        throw Stop{No, context.overBudget() ? overBudgetText : completionTrouble(found.error())};
    return std::move(*found);
}

void writePick(Context& context, const CompleteOptions& options, const ReadDeck& read, CompleteAnswer& answer)
{
    if (!options.target.wanted())
        return;
    const auto& list = options.fill ? answer.fillings : answer.nearest;
    if (answer.completions->isComplete())
        throw Stop{No, "The deck is already complete; nothing was written."};
    if (options.pick == 0 || options.pick > list.size())
        throw Stop{No, "There is no number " + std::to_string(options.pick) + " among " +
                           plural(list.size(), "proposal", "proposals") + "."};
    auto deck = read.deck;
    if (const auto& chosen = list[options.pick - 1]; !apply(deck, answer.completions->edit(deck, chosen)))
        throw Stop{Refused, "The deck has no room for " + completionText(chosen) + "."};
    answer.written = options.target.write(context, read, deck);
}

int runComplete(Context& context, const CompleteOptions& options)
{
    options.target.refuseStandardInput(options.deck);
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto wishes = wishesOf(context, checker, options);
    const model::DeckCompletions completions(checker, read.deck, wishes);
    CompleteAnswer answer{.deck = read.result, .before = read.deck, .completions = &completions};
    const auto limit = options.limit == 0 ? std::size_t{1000} : options.limit;
    const auto budget = context.budget();
    answer.nearest = wholeOrStop(context, completions.nearest(std::max(limit, options.pick), budget));
    answer.fillings = wholeOrStop(context, completions.fill(options.fill ? std::max(limit, options.pick) : 1, budget));
    answer.ways = completions.ways(budget).value_or("");
    answer.remainder = completions.remainder();
    if (!completions.isComplete() && answer.nearest.empty())
        answer.none = completions.obstacle(false, budget).value_or(model::CompletionObstacle{});
    writePick(context, options, read, answer);
    if (context.json())
        context.answer(completeJson(answer));
    else
        printAnswer(context, answer, wishes);
    if (!answer.written.empty())
        context.say("Written to " + answer.written + ".");
    return answer.none ? No : Done;
}

} // namespace

void addComplete(Registrar& registrar)
{
    const auto [command, options] = registrar.add<CompleteOptions>(
        "complete", "List ways to bring a deck to its exact total, fewest changes first", runComplete);
    command->add("DECK", options.deck, deckHelp);
    command->addFlag("--owned", options.wishes.owned, "Prefer cards of the collection");
    command->add("--prefer QUERY", options.wishes.prefer, "Prefer cards that match this query; repeatable")->oneEach();
    command->add("--lock QUERY", options.wishes.lock, "Never take out cards that match this query")->oneEach();
    command->add("--bar QUERY", options.wishes.bar, "Never add cards that match this query")->oneEach();
    command->add("--curve CURVE", options.wishes.curve,
        "Cost curve wanted of the finished deck, as cost:cards pairs (1:8,2:14)");
    for (const auto& [name, points, what] :
        {std::tuple("--owned-points N", &options.wishes.ownedPoints, "Penalty for each copy that is not owned"),
            std::tuple(
                "--prefer-points N", &options.wishes.preferPoints, "Penalty for each copy that is not preferred"),
            std::tuple(
                "--curve-points N", &options.wishes.curvePoints, "Penalty for each card above or below the curve")})
        command->add(name, *points, what)->check(Range{0, model::CompletionWishes::mostPoints})->showDefault();
    command->add("--limit N", options.limit, "List at most this many; 0 lists up to a thousand")
        ->check(Range{0, 1000})
        ->showDefault();
    command->addFlag("--fill", options.fill, "Only add cards, and propose several ways; choose one with --pick");
    command->add("--pick N", options.pick, "Number of the proposal to write")->check(Range{1, 1000})->showDefault();
    addTarget(*command, options.target, "Write the completed deck to this file; .txt writes text",
        "Write it over the file, or as a new version in the library");
    command->add("--ruleset ID", options.ruleset, rulesetHelp);
    command->footer("Exit 1: there is no way; the answer names the rule that prevents it.");
}

} // namespace nexus::app::cli
