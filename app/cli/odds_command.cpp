#include "app/cli/table.h"
#include "app/cli/wanted.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/chances/hand_odds.h"

namespace nexus::app::cli {

namespace {

struct OddsOptions {
    std::vector<std::string> decks;
    std::string deck, ruleset;
    bool cards = false;
    std::vector<std::string> want;
    std::vector<std::size_t> atLeast;
    std::size_t round = 1, played = 1;
};

void printMarginals(Context& context, const InitiativePlayer& player, const std::string& unit)
{
    context.print("");
    context.print(
        context.toned(player.deck, Tone::Strong) + context.toned("  what one copy less would change", Tone::Faint));
    Table table({Align::Right, Align::Left, Align::Right, Align::Right});
    auto rows = player.pile.rows;
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.reveal < b.reveal; });
    for (const auto& row : rows) {
        const auto& change = player.marginals.at(row.reveal);
        table.add(
            {{std::to_string(row.copies)}, {row.name}, {std::to_string(row.reveal) + (unit.empty() ? "" : " " + unit)},
                {change ? changeText(*change) : "nobody could decide"}});
    }
    table.print(context);
}

int initiative(Context& context, const OddsOptions& options)
{
    std::vector<InitiativePlayer> players;
    std::vector<model::DrawPile> piles;
    std::vector<std::string> names;
    std::string unit;
    for (const auto& word : options.decks) {
        const auto read = readOneDeck(context, word, options.ruleset);
        piles.push_back(model::drawPile(read.deck, *read.result.checker));
        names.push_back(read.deck.name);
        players.push_back({read.deck.name, piles.back(), {}});
        if (unit.empty())
            unit = revealUnit(*read.result.checker);
    }
    names = playerNames(std::move(names));
    if (const auto obstacle = model::flipObstacle(piles))
        throw Stop{No, flipObstacleText(*obstacle, piles, names)};
    const auto first = model::revealCounts(piles[0]), second = model::revealCounts(piles[1]);
    const auto odds = model::initiativeOdds(first, second);
    if (options.cards) {
        players[0].marginals = model::initiativeMarginals(first, second);
        players[1].marginals = model::initiativeMarginals(second, first);
    }
    if (context.json()) {
        context.print(initiativeOddsJson(odds, players, options.cards));
        return Done;
    }
    context.print(odds.undecidable ? undecidableText(piles, names, unit) : initiativeSentence(odds, names));
    for (std::size_t player = 0; player < players.size() && options.cards; ++player) {
        players[player].deck = names[player];
        printMarginals(context, players[player], unit);
    }
    return Done;
}

int draw(Context& context, const OddsOptions& options)
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
        context.print(drawOddsJson(chance));
        return Done;
    }
    context.print(seenSentence(pile.copies, plan));
    for (std::size_t wish = 0; wish < wishes.size(); ++wish)
        context.print("  at least " + std::to_string(wishes[wish].atLeast) + " of the " +
                      std::to_string(pile.copiesOf(wishes[wish].rows)) + " that match " + options.want[wish]);
    context.print("Chance: " + percentText(chance));
    return Done;
}

int hand(Context& context, const OddsOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto pile = pileToDraw(read);
    const model::DrawPlan plan{pile.hand, options.played, options.round};
    const auto cards = model::cardsInHand(pile.copies, plan);
    const auto plays = model::playOdds(pile, plan);
    const model::HandQuestion question{pile, cards, {}};
    const auto figures = model::handOdds(question);
    if (context.json()) {
        context.print(handOddsJson(plan, cards, plays, figures));
        return Done;
    }
    context.print(seenSentence(pile.copies, plan) +
                  " In hand: " + plural(static_cast<std::int64_t>(cards), "card", "cards") + ".");
    Table table({Align::Left, Align::Right});
    auto lines = handFigureLines(question, {}, figures, nullptr, costUnit(*read.result.checker));
    if (plays.clogged && plan.round > 1)
        lines.insert(lines.begin() + 1,
            {"The same, where only such cards are played and the others stay", percentText(*plays.clogged), ""});
    for (const auto& line : lines)
        table.add({{line.label}, {line.exact}});
    table.print(context);
    return Done;
}

} // namespace

void addOdds(Registrar& registrar)
{
    auto options = std::make_shared<OddsOptions>();
    auto* odds = registrar.app.addCommand("odds", "Exact chances: initiative, draws, hands");
    odds->requireCommand();
    odds->fallthrough();
    const auto command = [&](const char* name, const char* help, int (*work)(Context&, const OddsOptions&)) {
        auto* sub = odds->addCommand(name, help);
        sub->fallthrough();
        sub->add("--ruleset", options->ruleset, "Edition to go by, instead of each deck's own")->typeName("ID");
        sub->callback([work, options, &context = registrar.context, &exit = registrar.exit] {
            exit = answering(context, [&] { return work(context, *options); });
        });
        return sub;
    };
    const auto rounds = [&](Command* sub) {
        sub->add("DECK", options->deck, deckHelp)->required();
        sub->add("--round", options->round, "The round asked about; 1 is the opening hand")
            ->typeName("R")
            ->check(positiveNumber);
        sub->add("--played", options->played, "Cards played each round, and so drawn in the next; 1 without it")
            ->typeName("N");
    };
    auto* sub = command("initiative", "Who of two decks decides who begins", &initiative);
    sub->add("DECK", options->decks, decksHelp)->required()->values(2);
    sub->addFlag("--cards", options->cards, "Also what one copy less of each card would change");
    sub = command("draw", "The chance to have drawn some cards by a round", &draw);
    rounds(sub);
    sub->add("--want", options->want, "The cards; repeated: all of these wishes at once")
        ->typeName("QUERY")
        ->required()
        ->oneEach();
    sub->add("--at-least", options->atLeast, "How many copies of them; 1 without it; repeated: one for each --want")
        ->typeName("K")
        ->oneEach();
    sub = command("hand", "What the hand of a round can pay for", &hand);
    rounds(sub);
}

} // namespace nexus::app::cli
