#include "app/cli/deal_commands.h"
#include "app/cli/json_values.h"

#include "app/base/batches.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "model/base/text.h"
#include "model/chances/draw_odds.h"
#include "model/chances/draw_pile.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"
#include "model/rules/additions.h"
#include "model/search/query_match.h"

#include <random>

namespace nexus::app::cli {

namespace {

struct ChanceOptions {
    std::vector<std::string> decks, count, want;
    std::vector<std::size_t> atLeast;
    std::string deck, ruleset;
    std::optional<std::uint64_t> seed;
    std::uint64_t hands = 1, games = 1;
    std::size_t more = 0, round = 1, played = 1;
    bool statistics = false, cards = false;
};

// Stops where there is nothing to draw.
model::DrawPile pileToDraw(const ReadDeck& read)
{
    auto pile = model::drawPile(read.deck, *read.result.checker);
    if (pile.copies == 0)
        throw Stop{No, read.deck.name + " has no cards to draw: " + sectionName(pile.section, *read.result.checker) +
                           " is empty."};
    return pile;
}

// The rows of the pile that the query finds; one that finds none is said.
model::RowSet wantedRows(Context& context, const std::string& query, const ReadDeck& read, const model::DrawPile& pile)
{
    const auto& checker = *read.result.checker;
    const auto text = query.starts_with(' ') ? query.substr(1) : query;
    const auto parsed = queryOf(text, checker.catalogue());
    const model::DeckContext deck(checker, read.deck);
    auto rows = model::rowsIn(pile, model::matching(parsed.root, checker.catalogue(), deck.searchContext()));
    if (pile.copiesOf(rows) == 0)
        context.say(
            "“" + text + "” matches no card of " + read.deck.name + "." + queryMeant(text, checker.catalogue()));
    return rows;
}

Json handJson(const std::string& deck, const model::TestDraw& draw, std::size_t first)
{
    const auto cost = model::handCost(draw);
    Json json = {{"deck", deck}, {"seed", draw.seed}, {"section", draw.pile.section.str()}, {"left", draw.deck.size()}};
    json["hand"] = Json::array();
    json["drawn"] = Json::array();
    for (std::size_t i = 0; i < draw.hand.size(); ++i)
        json[i < first ? "hand" : "drawn"].push_back({{"card", draw.at(i).name}, {"cost", orNull(cost.costs[i])}});
    json["cost"] = cost.total;
    json["income"] = orNull(cost.income);
    json["payable"] = cost.income ? Json({{"cards", cost.payable}, {"cost", cost.payableCost}}) : Json(nullptr);
    return json;
}

void printHand(Context& context, const model::TestDraw& draw, std::size_t first, const model::DeckChecker& checker)
{
    const auto cost = model::handCost(draw);
    std::size_t width = 4;
    for (std::size_t i = 0; i < draw.hand.size(); ++i)
        width = std::max(width, model::codePoints(draw.at(i).name));
    for (std::size_t i = 0; i < draw.hand.size(); ++i) {
        const auto& card = draw.at(i);
        const auto type = card.card ? std::string(checker.catalogue().type(*card.card))
                                    : std::string("not in the catalogue");
        context.print((i < first ? "  " : "+ ") + padded(card.name, width) + "  " +
                      padded(costText(cost.costs[i], checker), 6, true) + "  " + context.toned(type, Tone::Faint));
    }
    context.print(handSentence(cost, checker));
    context.say(plural(draw.deck.size(), "card", "cards") + " left in the deck. The same hand again: --seed " +
                std::to_string(draw.seed));
}

int runHand(Context& context, const ChanceOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    auto draw = model::beginTestDraw(pileToDraw(read), options.seed.value_or(std::random_device{}()));
    const auto first = draw.hand.size();
    model::drawCards(draw, options.more);
    if (context.json())
        context.answer(handJson(read.deck.name, draw, first));
    else
        printHand(context, draw, first, checker);
    return Done;
}

constexpr std::uint64_t mostListed = 1'000'000;

Json figuresJson(const model::HandFigures& figures)
{
    return {{"withPlay", orNull(figures.withPlay)}, {"meanSpend", orNull(figures.meanSpend)},
        {"meanCost", figures.meanCost}, {"copies", figures.copies}};
}

std::string handsJson(const model::DrawPile& pile, std::uint64_t seed, std::uint64_t hands)
{
    std::vector<std::string> names;
    for (const auto& row : pile.rows)
        names.push_back(Json(row.name).text(-1));
    model::HandDealer dealer(pile, seed);
    auto text = "{\n  \"seed\": " + std::to_string(seed) + ",\n  \"hands\": [";
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        text += hand == 0 ? "\n    [" : ",\n    [";
        bool first = true;
        for (const auto row : dealer.next(pile.hand)) {
            text += (first ? "" : ", ") + names[row];
            first = false;
        }
        text += "]";
    }
    return text + (hands > 0 ? "\n  ]\n}" : "]\n}");
}

Json handStatisticsJson(const model::HandQuestion& question, const std::vector<std::string>& wanted, std::uint64_t seed,
    const model::HandTally& tally, const model::HandFigures& exact)
{
    return {{"seed", seed}, {"hands", tally.hands}, {"cards", std::min(question.size, question.pile.copies)},
        {"income", orNull(question.pile.income)}, {"count", wanted}, {"sampled", figuresJson(tally.figures())},
        {"errors", figuresJson(tally.errors())}, {"exact", figuresJson(exact)}};
}

void printHands(Context& context, const model::DrawPile& pile, std::uint64_t seed, std::uint64_t hands)
{
    model::HandDealer dealer(pile, seed);
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        std::vector<std::string> names;
        for (const auto row : dealer.next(pile.hand))
            names.push_back(pile.rows[row].name);
        context.print(model::joined(names, ", "));
    }
}

int drawStatistics(
    Context& context, const ChanceOptions& options, std::uint64_t seed, const ReadDeck& read, model::DrawPile pile)
{
    model::HandQuestion question{.size = pile.hand};
    for (const auto& query : options.count)
        question.wanted.push_back(wantedRows(context, query, read, pile));
    question.pile = std::move(pile);
    model::HandTally tally;
    inBatches(options.hands, model::handsPerBatch, tally,
        [&](std::uint64_t batch, std::uint64_t hands) { return model::tallyHandBatch(question, seed, batch, hands); });
    const auto exact = model::handOdds(question);
    if (context.json()) {
        context.answer(handStatisticsJson(question, options.count, seed, tally, exact));
        return Done;
    }
    Table table("<>>", {plural(options.hands, "hand", "hands") + " of " +
                               plural(std::min(question.size, question.pile.copies), "card", "cards"),
                           "Exact", "Drawn"});
    for (const auto& line : handFigureLines(question, options.count, exact, &tally, costUnit(*read.result.checker)))
        table.add({line.label, line.exact, {line.sampled, Tone::Faint}});
    table.print(context);
    return Done;
}

int runDraw(Context& context, const ChanceOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto pile = pileToDraw(read);
    const auto seed = options.seed.value_or(std::random_device{}());
    if (options.statistics)
        return drawStatistics(context, options, seed, read, pile);
    if (!options.count.empty())
        throw Stop{WrongUsage, "--count goes with --statistics."};
    if (options.hands > mostListed)
        throw Stop{
            WrongUsage, "At most " + std::to_string(mostListed) + " hands are listed; --statistics counts more."};
    if (context.json())
        context.print(handsJson(pile, seed, options.hands));
    else
        printHands(context, pile, seed, options.hands);
    context.say("The same again: --seed " + std::to_string(seed));
    return Done;
}

struct FlipTable {
    std::vector<model::DrawPile> piles;
    std::vector<std::string> decks, players; // players: no two called the same
    std::string unit;
};

Json flipsJson(std::uint64_t seed, const model::InitiativeTally& tally, std::size_t players)
{
    return {{"seed", seed}, {"games", tally.games},
        {"decides", Json(std::vector(tally.decides.begin(), tally.decides.begin() + players))},
        {"firstFlipTies", tally.firstFlipTies}, {"flips", tally.flips}};
}

FlipTable seated(Context& context, const ChanceOptions& options)
{
    FlipTable table;
    followDecks(context, options.decks);
    for (const auto& word : options.decks) {
        const auto read = readOneDeck(context, word, options.ruleset);
        table.piles.push_back(model::drawPile(read.deck, *read.result.checker));
        table.decks.push_back(read.deck.name);
        if (table.unit.empty())
            table.unit = revealUnit(*read.result.checker);
    }
    table.players = playerNames(table.decks);
    if (const auto obstacle = model::flipObstacle(table.piles))
        throw Stop{No, flipObstacleText(*obstacle, table.piles, table.players)};
    return table;
}

void printGame(Context& context, const FlipTable& table, std::uint64_t seed)
{
    const auto record = model::flipInitiative(table.piles, seed);
    for (std::size_t step = 0; step < record.steps.size(); ++step)
        context.print(flipSentence(record, step, table.piles, table.players, table.unit));
}

int runFlip(Context& context, const ChanceOptions& options)
{
    const auto table = seated(context, options);
    if (model::undecidable(table.piles))
        throw Stop{No, undecidableText(table.piles, table.players, table.unit)};
    const auto seed = options.seed.value_or(std::random_device{}());
    model::InitiativeTally tally;
    inBatches(options.games, model::gamesPerBatch, tally, [&](std::uint64_t batch, std::uint64_t games) {
        return model::tallyInitiativeBatch(table.piles, seed, batch, games);
    });
    if (context.json())
        context.answer(flipsJson(seed, tally, table.players.size()));
    else if (options.games == 1)
        printGame(context, table, seed);
    else
        for (const auto& line : tallyLines(tally, table.players))
            context.print(line);
    context.say("The same again: --seed " + std::to_string(seed));
    return Done;
}

using Marginals = std::vector<model::InitiativeMarginals>; // by player, only where they were asked for

Json initiativeOddsJson(const model::InitiativeOdds& odds, const FlipTable& table, const Marginals& marginals)
{
    Json list = Json::array();
    for (std::size_t player = 0; player < table.decks.size(); ++player) {
        Json json = {{"deck", table.decks[player]}, {"decides", odds.decides[player]}};
        if (!marginals.empty())
            json["cards"] = Json::list(table.piles[player].rows, [&](const auto& row) -> Json {
                return {{"card", row.name}, {"copies", row.copies}, {"shows", row.reveal},
                    {"oneLess", orNull(marginals[player].at(row.reveal))}};
            });
        list.push_back(std::move(json));
    }
    return {{"players", std::move(list)}, {"firstFlipTie", odds.firstFlipTie},
        {"expectedFlips", odds.undecidable ? Json(nullptr) : Json(odds.expectedFlips)}, {"unresolved", odds.unresolved},
        {"undecidable", odds.undecidable}};
}

void printMarginals(Context& context, const FlipTable& table, std::size_t player, const Marginals& marginals)
{
    context.print("");
    context.print(context.toned(table.players[player], Tone::Strong) +
                  context.toned("  what one copy less would change", Tone::Faint));
    Table lines("><>>");
    auto rows = table.piles[player].rows;
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.reveal < b.reveal; });
    for (const auto& row : rows) {
        const auto& change = marginals[player].at(row.reveal);
        lines.add({row.copies, row.name, std::to_string(row.reveal) + (table.unit.empty() ? "" : " " + table.unit),
            change ? changeText(*change) : "no decision possible"});
    }
    lines.print(context);
}

int initiative(Context& context, const ChanceOptions& options)
{
    const auto table = seated(context, options);
    const auto first = model::revealCounts(table.piles[0]), second = model::revealCounts(table.piles[1]);
    const auto odds = model::initiativeOdds(first, second);
    Marginals marginals;
    if (options.cards)
        marginals = {model::initiativeMarginals(first, second), model::initiativeMarginals(second, first)};
    if (context.json()) {
        context.answer(initiativeOddsJson(odds, table, marginals));
        return Done;
    }
    context.print(odds.undecidable ? undecidableText(table.piles, table.players, table.unit)
                                   : initiativeSentence(odds, table.players));
    for (std::size_t player = 0; player < marginals.size(); ++player)
        printMarginals(context, table, player, marginals);
    return Done;
}

int draw(Context& context, const ChanceOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto pile = pileToDraw(read);
    if (options.atLeast.size() > 1 && options.atLeast.size() != options.want.size())
        throw Stop{WrongUsage, "--at-least stands once, or once for each --want."};
    std::vector<model::Wish> wishes;
    for (std::size_t wish = 0; wish < options.want.size(); ++wish) {
        const auto count = options.atLeast.empty() ? 1 : options.atLeast[options.atLeast.size() == 1 ? 0 : wish];
        wishes.push_back({wantedRows(context, options.want[wish], read, pile), count});
    }
    const model::DrawPlan plan{pile.hand, options.played, options.round};
    const auto chance = model::drawOdds(pile, wishes, plan);
    if (context.json()) {
        context.answer({{"probability", chance}});
        return Done;
    }
    context.print(seenSentence(pile.copies, plan));
    for (std::size_t wish = 0; wish < wishes.size(); ++wish)
        context.print("  at least " + std::to_string(wishes[wish].atLeast) + " of the " +
                      std::to_string(pile.copiesOf(wishes[wish].rows)) + " that match " + options.want[wish]);
    context.print("Chance: " + percentText(chance));
    return Done;
}

int hand(Context& context, const ChanceOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto pile = pileToDraw(read);
    const model::DrawPlan plan{pile.hand, options.played, options.round};
    const auto cards = model::cardsInHand(pile.copies, plan);
    const auto plays = model::playOdds(pile, plan);
    const model::HandQuestion question{pile, cards, {}};
    const auto figures = model::handOdds(question);
    if (context.json()) {
        context.answer({{"round", plan.round}, {"played", plan.played}, {"cards", cards},
            {"withPlay", orNull(plays.fair)}, {"withPlayClogged", orNull(plays.clogged)},
            {"meanSpend", orNull(figures.meanSpend)}, {"meanCost", figures.meanCost}});
        return Done;
    }
    context.print(seenSentence(pile.copies, plan) + " In hand: " + plural(cards, "card", "cards") + ".");
    Table table("<>");
    auto lines = handFigureLines(question, {}, figures, nullptr, costUnit(*read.result.checker));
    if (plays.clogged && plan.round > 1)
        lines.insert(lines.begin() + 1,
            {"The same, where only such cards are played and the others stay", percentText(*plays.clogged), ""});
    for (const auto& line : lines)
        table.add({line.label, line.exact});
    table.print(context);
    return Done;
}

} // namespace

void addHand(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ChanceOptions>("hand", "Draw a sample hand from a deck", runHand);
    command->add("DECK", options.deck, deckHelp);
    command->add("--seed N", options.seed, "Seed of the shuffle: the same seed draws the same hand");
    command->add("--draw N", options.more, "Draw N more cards after the hand");
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the deck's own");
}

void addDraw(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ChanceOptions>(
        "draw", "Draw opening hands from a deck, or statistics of many", runDraw);
    command->add("DECK", options.deck, deckHelp);
    command->add("--hands N", options.hands, "Number of hands, each from the whole deck (default: 1)")
        ->check(Range{std::uint64_t{1}, std::uint64_t{10'000'000'000}});
    command->add("--seed S", options.seed, "Seed of the shuffles: the same seed draws the same hands");
    command->addFlag("--statistics", options.statistics, "Show statistics and exact odds instead of the hands");
    command->add("--count QUERY", options.count, "With --statistics: also count copies of these cards; repeatable")
        ->oneEach();
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the deck's own");
}

void addFlip(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ChanceOptions>(
        "flip", "Flip for initiative between two to eight decks", runFlip);
    command->add("DECK", options.decks, decksHelp)->values(2, static_cast<int>(model::maxFlippers));
    command->add("--seed S", options.seed, "Seed of the shuffles: the same seed gives the same flips");
    command->add("--games N", options.games, "Number of games; one game lists every flip, more show statistics")
        ->check(Range{std::uint64_t{1}, std::uint64_t{100'000'000'000}});
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of each deck's own");
}

void addOdds(Registrar& registrar)
{
    auto& options = registrar.options<ChanceOptions>();
    auto odds = registrar.group("odds", "Exact chances: initiative, draws, hands, set-ups, contests, flips, pools");
    const auto command = [&](const char* name, const char* help, int (*work)(Context&, const ChanceOptions&)) {
        auto* sub = odds.add(name, help, options, work);
        sub->add("--ruleset ID", options.ruleset, rulesetsHelp);
        return sub;
    };
    const auto rounds = [&](Command* sub) {
        sub->add("DECK", options.deck, deckHelp);
        sub->add("--round R", options.round, "The round asked about; 1 is the opening hand")->check(positiveNumber);
        sub->add("--played N", options.played, "Cards played each round, and so drawn in the next; 1 without it");
    };
    auto* sub = command("initiative", "Which of two decks decides who begins", &initiative);
    sub->add("DECK", options.decks, decksHelp)->values(2, 2);
    sub->addFlag("--cards", options.cards, "Also what one copy less of each card would change");
    sub = command("draw", "The chance to have drawn some cards by a round", &draw);
    rounds(sub);
    sub->add("--want QUERY", options.want, "The cards; repeated: all of these wishes at once")->required()->oneEach();
    sub->add("--at-least K", options.atLeast, "How many copies of them; 1 without it; repeated: one for each --want")
        ->oneEach();
    sub = command("hand", "What the hand of a round can pay for", &hand);
    rounds(sub);
    addDealOdds(odds);
}

} // namespace nexus::app::cli
