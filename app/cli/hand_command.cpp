#include "app/cli/deck_reading.h"
#include "app/text/finding_text.h"
#include "app/text/hand_text.h"
#include "app/text/rule_words.h"
#include "model/base/text.h"

#include <random>

namespace nexus::app::cli {

namespace {

struct HandOptions {
    std::string deck, ruleset;
    std::optional<std::uint64_t> seed;
    std::size_t more = 0;
};

void printHand(Context& context, const model::SampleHand& hand, std::size_t first, const ReadDeck& read)
{
    const auto& checker = *read.result.checker;
    const auto cost = model::handCost(hand, read.deck, checker);
    std::size_t width = 4;
    for (std::size_t i = 0; i < hand.drawn; ++i)
        width = std::max(width, model::codePoints(hand.at(i).name));
    for (std::size_t i = 0; i < hand.drawn; ++i) {
        const auto& card = hand.at(i);
        const auto type = card.card ? std::string(checker.catalogue().type(*card.card))
                                    : std::string("not in the catalogue");
        context.print((i < first ? "  " : "+ ") + padded(card.name, width) + "  " +
                      padded(costText(cost.costs[i], checker), 6, true) + "  " + context.toned(type, Tone::Faint));
    }
    context.print(handSentence(hand, cost, checker));
    context.say(plural(static_cast<std::int64_t>(hand.left()), "card", "cards") +
                " left in the deck. The same hand again: --seed " + std::to_string(hand.seed));
}

int runHand(Context& context, const HandOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto seed = options.seed ? *options.seed : std::uint64_t{std::random_device{}()};
    auto hand = model::drawHand(read.deck, checker, seed, static_cast<std::size_t>(checker.ruleset().playBasics.hand));
    if (hand.drawn == 0) {
        throw Stop{No, read.deck.name + " has no cards to draw: " + sectionName(hand.section, checker) + " is empty."};
    }
    const auto first = hand.drawn;
    for (std::size_t more = options.more; more > 0 && model::drawNext(hand); --more) {}
    if (context.json())
        context.print(handJson(hand, first, read.deck, checker));
    else
        printHand(context, hand, first, read);
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
