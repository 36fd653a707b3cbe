#include "app/cli/deck_reading.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <random>

namespace nexus::app::cli {

namespace {

struct HandOptions {
    std::string deck, ruleset;
    std::optional<std::uint64_t> seed;
    std::size_t more = 0;
};

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
    context.say(plural(static_cast<std::int64_t>(draw.deck.size()), "card", "cards") +
                " left in the deck. The same hand again: --seed " + std::to_string(draw.seed));
}

int runHand(Context& context, const HandOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto seed = options.seed ? *options.seed : std::uint64_t{std::random_device{}()};
    auto draw = model::beginTestDraw(model::drawPile(read.deck, checker), seed);
    const auto first = draw.hand.size();
    if (first == 0)
        throw Stop{
            No, read.deck.name + " has no cards to draw: " + sectionName(draw.pile.section, checker) + " is empty."};
    model::drawCards(draw, options.more);
    if (context.json())
        context.print(handJson(read.deck.name, draw, first));
    else
        printHand(context, draw, first, checker);
    return Done;
}

} // namespace

void addHand(Registrar& registrar)
{
    auto options = std::make_shared<HandOptions>();
    auto* command = registrar.app.addCommand("hand", "Draw a sample hand from a deck");
    command->add("DECK", options->deck, deckHelp)->required();
    command->add("--seed", options->seed, "Number that decides the shuffle; the same number, the same hand")
        ->typeName("N");
    command->add("--draw", options->more, "Draw N more cards after the hand")->typeName("N");
    command->add("--ruleset", options->ruleset, "Edition to draw by, instead of the deck's own")->typeName("ID");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runHand(context, *options); });
    });
}

} // namespace nexus::app::cli
