#include "app/cli/deal_commands.h"

#include "app/base/batches.h"
#include "app/cli/json_values.h"
#include "app/text/chances_text.h"
#include "app/text/deal_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/decklist/deck_json.h"
#include "model/base/text.h"
#include "model/chances/flip_odds.h"
#include "model/chances/initiative.h"
#include "model/chances/setup_odds.h"

#include <charconv>
#include <random>

namespace nexus::app::cli {

namespace {

struct DealOptions {
    std::vector<std::string> decks, variants, sides;
    std::string box, ruleset, id, deck, reroll, loss = "cheapest";
    std::optional<std::uint64_t> seed;
    std::optional<std::size_t> players, hand;
    std::optional<std::int64_t> atLeast;
    std::size_t count = 1;
    std::uint64_t games = 1;
    int rounds = 1;
};

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "none" : text;
}
// "; there are: attack, duel. Did you mean “duel”?"
std::string instead(const std::string& given, const std::vector<std::string>& known)
{
    return "; there are: " + listed(known) + "." + didYouMean(given, known);
}
template <class Rules> std::vector<std::string> idsOf(const Rules& rules)
{
    std::vector<std::string> ids;
    for (const auto& rule : rules)
        ids.push_back(model::idOf(rule));
    return ids;
}
template <class Rule>
const Rule& ruleOf(
    const std::vector<Rule>& rules, const std::string& id, const char* what, const model::Ruleset& ruleset)
{
    for (const auto& rule : rules)
        if (rule.id == id)
            return rule;
    throw Stop{WrongUsage, ruleset.name + " has no " + what + " “" + id + "”" + instead(id, idsOf(rules))};
}

model::Dealing dealingOf(const model::Ruleset& ruleset, const std::vector<std::string>& variants)
{
    auto dealing = model::dealingWith(ruleset.deal, ruleset.variants, variants);
    if (dealing)
        return std::move(*dealing);
    const auto known = idsOf(ruleset.variants);
    const auto odd = std::find_if(variants.begin(), variants.end(),
        [&](const auto& id) { return std::find(known.begin(), known.end(), id) == known.end(); });
    throw Stop{WrongUsage, ruleset.name + " has other variants than “" + listed(variants) + "”" +
                               instead(odd == variants.end() ? std::string() : *odd, known)};
}
Json variantIds(const model::Dealing& dealing)
{
    return Json::list(dealing.variants, [](const auto* variant) -> Json { return variant->id; });
}

// A deck that came with the program for the game.
model::Deck boxOf(Context& context, const std::string& name)
{
    const auto& game = context.profile().library().game;
    std::vector<std::string> names;
    for (const auto& file : embeddedFiles(game.id, "decks")) {
        const auto stem = std::filesystem::path(file.name).stem().string();
        names.push_back(stem);
        if (stem == name)
            if (auto deck = importers::readDeckJson(file.bytes))
                return std::move(*deck);
    }
    throw Stop{WrongUsage, game.name + " came with no box “" + name + "”" + instead(name, names)};
}

Json throwsJson(const std::vector<model::Throw>& throws)
{
    return Json::list(throws, [](const model::Throw& thrown) -> Json {
        return {
            {"round", thrown.round + 1}, {"seat", thrown.seat + 1}, {"dice", thrown.dice}, {"total", thrown.total()}};
    });
}

Json namesJson(const model::DealState& state, const std::vector<model::DealCardId>& cards)
{
    return Json::list(cards, [&](model::DealCardId id) -> Json { return state.card(id).name; });
}

Json dealJson(const model::DealState& state)
{
    const auto& rules = state.rules();
    Json json = {
        {"seed", state.facts->seed}, {"variants", variantIds(state.facts->dealing)}, {"first", state.first + 1}};
    if (!state.firstThrows.empty())
        json["rolls"] = throwsJson(state.firstThrows);
    json["seats"] = Json::array();
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const auto& seat = state.seats[i];
        Json one = {{"seat", i + 1}, {"deck", orNull(state.facts->names[i])}, {"inPlay", namesJson(state, seat.inPlay)},
            {"hand", namesJson(state, seat.hand)}};
        one["discarded"] = Json::array();
        one["stacks"] = Json::object();
        for (const auto& stack : state.stacks)
            if (stack.seat == i) {
                for (const auto card : stack.discards)
                    one["discarded"].push_back(state.card(card).name);
                one["stacks"][stack.section.str()] = stack.cards.size();
            }
        if (rules.reveal)
            one["total"] = seat.worth;
        one["resources"] = Json::object();
        for (std::size_t r = 0; r < rules.resources.size(); ++r)
            one["resources"][rules.resources[r].id] = seat.resources[r];
        json["seats"].push_back(std::move(one));
    }
    json["rows"] = Json::object();
    for (std::size_t row = 0; row < rules.rows.size(); ++row)
        json["rows"][rules.rows[row].id] = namesJson(state, state.rows[row]);
    json["stacks"] = Json::object();
    for (const auto& stack : state.stacks)
        if (!stack.seat)
            json["stacks"][stack.section.str()] = stack.cards.size();
    return json;
}

std::string cardsText(const model::DealState& state, const std::vector<model::DealCardId>& cards)
{
    std::vector<std::string> names;
    for (const auto card : cards)
        names.push_back(state.card(card).name);
    return listed(names);
}

void printDeal(Context& context, const model::DealState& state, const model::DeckChecker& checker)
{
    const auto& rules = state.rules();
    const auto& game = checker.catalogue().game();
    context.print(firstText(rules, state.first, state.firstThrows));
    for (const auto& thrown : state.firstThrows)
        context.print("  " + seatText(thrown.seat) + ": " + throwText(thrown) + (thrown.round > 0 ? " (again)" : ""));
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const auto& seat = state.seats[i];
        context.print(context.toned(seatText(i, state.facts->names[i]), Tone::Strong));
        if (rules.reveal)
            context.print("  In play, " + std::to_string(seat.worth) + " of " + std::to_string(rules.reveal->total) +
                          " " + game.attributes[rules.reveal->attribute].longLabel + ": " +
                          cardsText(state, seat.inPlay));
        if (!seat.hand.empty())
            context.print("  Hand: " + cardsText(state, seat.hand));
        for (const auto& stack : state.stacks)
            if (stack.seat == i) {
                if (!stack.discards.empty())
                    context.print("  Discarded: " + cardsText(state, stack.discards));
                context.print("  " + plural(stack.cards.size(), "card", "cards") + " left in the stack");
            }
        for (std::size_t r = 0; r < rules.resources.size(); ++r)
            context.print("  " + rules.resources[r].label + ": " + std::to_string(seat.resources[r]));
    }
    for (std::size_t row = 0; row < rules.rows.size(); ++row)
        context.print(context.toned(rules.rows[row].label, Tone::Strong) + ": " + cardsText(state, state.rows[row]));
    for (const auto& stack : state.stacks)
        if (!stack.seat)
            context.print(sectionName(stack.section, checker) + ": " + plural(stack.cards.size(), "card", "cards") +
                          " left in the stack");
    context.say("The same deal again: --seed " + std::to_string(state.facts->seed));
}

int runDeal(Context& context, const DealOptions& options)
{
    if (options.decks.empty() == options.box.empty())
        throw Stop{WrongUsage, "Say which decks are dealt, or which box: --box sample."};
    auto read = options.box.empty() ? readAllDecks(context, options.decks, options.ruleset) : std::vector<ReadDeck>();
    if (!options.box.empty())
        read.push_back(judged(context, boxOf(context, options.box), options.ruleset));
    std::vector<model::DealtDeck> decks;
    for (const auto& deck : read)
        decks.push_back({deck.deck.name, &deck.deck});
    const auto& checker = *read.front().result.checker;
    const auto& ruleset = checker.ruleset();
    const auto state = model::deal(decks, options.players.value_or(decks.size()), checker,
        dealingOf(ruleset, options.variants), options.seed.value_or(std::random_device{}()));
    if (!state)
        throw Stop{WrongUsage, dealObstacleText(state.error(), ruleset)};
    if (context.json())
        context.answer(dealJson(*state));
    else
        printDeal(context, *state, checker);
    return Done;
}

int runFirst(Context& context, const DealOptions& options)
{
    const auto checker = checkerFor(context, options.ruleset);
    const auto& ruleset = checker->ruleset();
    const auto& rules = ruleset.deal;
    if (!rules.first && rules.flipOf(ruleset.tableRules.deck))
        throw Stop{WrongUsage, "In " + ruleset.name + " a flip decides who goes first: nexusdeck-cli flip DECK DECK."};
    const auto players = options.players.value_or(2);
    const auto seed = options.seed.value_or(std::random_device{}());
    if (options.games == 1) {
        const auto first = model::findFirst(rules, players, seed);
        if (context.json()) {
            context.answer({{"seed", seed}, {"first", first.seat + 1}, {"rolls", throwsJson(first.throws)}});
            return Done;
        }
        context.print(firstText(rules, first.seat, first.throws));
        for (const auto& thrown : first.throws)
            context.print(
                "  " + seatText(thrown.seat) + ": " + throwText(thrown) + (thrown.round > 0 ? " (again)" : ""));
        context.say("The same again: --seed " + std::to_string(seed));
        return Done;
    }
    std::vector<std::uint64_t> wins(players);
    std::uint64_t rounds = 0;
    const auto progress = context.progress("Games");
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const auto first = model::findFirst(rules, players, seed + game);
        ++wins[first.seat];
        rounds += first.rounds();
    }
    const double mean = static_cast<double>(rounds) / static_cast<double>(options.games);
    if (context.json()) {
        context.answer({{"games", options.games}, {"seed", seed}, {"wins", wins}, {"rounds", mean}});
        return Done;
    }
    for (std::size_t seat = 0; seat < players; ++seat)
        context.print(seatText(seat) + " goes first in " + std::to_string(wins[seat]) + " of " +
                      std::to_string(options.games) + " games (" +
                      percentText(static_cast<double>(wins[seat]) / static_cast<double>(options.games)) + ")");
    context.print("Rounds of dice on average: " + numberText(mean, 3));
    return Done;
}

int runSetupOdds(Context& context, const DealOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto& ruleset = checker.ruleset();
    const auto dealing = dealingOf(ruleset, options.variants);
    if (!dealing.rules.reveal)
        throw Stop{WrongUsage, ruleset.name + " has no set-up that turns over cards."};
    const auto& rule = *dealing.rules.reveal;
    const auto odds = model::setupOdds(model::revealRows(read.deck, checker, rule), rule);
    if (!odds)
        throw Stop{Refused, read.deck.name + " has more ways to be set up than can be gone through."};
    if (context.json()) {
        Json totals = Json::array();
        for (const auto& [total, chance] : odds->totals)
            totals.push_back({{"total", total}, {"chance", chance}});
        context.answer({{"totals", std::move(totals)}, {"units", odds->units}, {"stopped", odds->stopped}});
        return Done;
    }
    context.print(std::to_string(rule.total) + " " + checker.catalogue().game().attributes[rule.attribute].longLabel +
                  " are wanted; cards in play then: " + numberText(odds->units, 2) + " on average");
    Table table(">>", {"Total", "Chance"});
    for (const auto& [total, chance] : odds->totals)
        table.add({total, percentText(chance)});
    table.print(context);
    if (odds->stopped > 0)
        context.print("Stopped short of it: " + percentText(odds->stopped));
    return Done;
}

// A side of a contest as it was typed: "3", "DECK", "DECK@7", "DECK@7:blue".
struct TypedSide {
    std::string deck, choice;
    std::optional<std::int64_t> number;
};
std::optional<std::int64_t> givenNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    constexpr std::int64_t most = 1'000'000;
    if (error != std::errc() || end != text.data() + text.size() || number < -most || number > most)
        return std::nullopt;
    return number;
}
TypedSide sideOf(const std::string& typed)
{
    if (const auto number = givenNumber(typed))
        return {{}, {}, number};
    const auto at = typed.rfind('@');
    if (at == std::string::npos)
        return {typed, {}, std::nullopt};
    const auto rest = typed.substr(at + 1);
    const auto colon = rest.find(':');
    const auto number = givenNumber(rest.substr(0, colon));
    if (!number)
        return {typed, {}, std::nullopt}; // the name of a file may hold an @
    return {typed.substr(0, at), colon == std::string::npos ? std::string() : rest.substr(colon + 1), number};
}

class TypedContest {
public:
    TypedContest(Context& context, const DealOptions& options)
        : m_context(context)
        , m_options(options)
    {
        for (const auto& typed : options.sides) {
            m_typed.push_back(sideOf(typed));
            m_decks.push_back(m_typed.back().deck.empty()
                                  ? std::nullopt
                                  : std::optional(readOneDeck(context, m_typed.back().deck, options.ruleset)));
        }
        const auto known = std::find_if(
            m_decks.begin(), m_decks.end(), [](const auto& deck) { return deck.has_value(); });
        m_checker = known == m_decks.end() ? checkerFor(context, options.ruleset) : (*known)->result.checker;
        m_rule = &ruleOf(ruleset().deal.contests, options.id, "contest", ruleset());
    }

    int answer()
    {
        if (m_rule->term(model::ContestTerm::Kind::Reveal))
            return revealed();
        std::array<model::SideOdds, 2> sides;
        for (std::size_t side = 0; side < 2; ++side)
            sides[side] = readSide(side);
        const auto rerolling = whoRerolls();
        const auto odds = model::contestOdds(*m_rule, sides, rerolling);
        if (!m_context.json()) {
            for (const auto& line : contestLines(*m_rule, odds))
                m_context.print(line);
            return Done;
        }
        auto json = json_(odds.wins, odds.nobody);
        if (rerolling[0] || rerolling[1]) {
            json["rerolls"] = Json::array();
            for (std::size_t side = 0; side < 2; ++side)
                json["rerolls"].push_back(Json::list(odds.rerolls[side], [](const auto& at) -> Json {
                    return {{"first", at.first}, {"second", at.second}};
                }));
        }
        m_context.answer(json);
        return Done;
    }

private:
    const model::Ruleset& ruleset() const { return m_checker->ruleset(); }
    static Json json_(const std::array<double, 2>& wins, double nobody)
    {
        Json sides = Json::list(wins, [](double chance) -> Json { return {{"wins", chance}}; });
        return {{"sides", std::move(sides)}, {"nobody", nobody}};
    }

    // A flip: the exact chances of initiative.
    int revealed()
    {
        std::array<model::RevealCounts, 2> counts;
        for (std::size_t side = 0; side < 2; ++side) {
            if (!m_decks[side])
                throw Stop{WrongUsage, m_rule->label + " turns over cards: each side is a deck."};
            const auto& deck = *m_decks[side];
            const auto pile = model::drawPile(deck.deck, *deck.result.checker);
            if (pile.copies == 0)
                throw Stop{No, deck.deck.name + " has no cards to turn over."};
            counts[side] = model::revealCounts(pile);
        }
        const auto odds = model::initiativeOdds(counts[0], counts[1]);
        const double nobody = odds.undecidable ? 1 : odds.unresolved;
        if (m_context.json())
            m_context.answer(json_(odds.decides, nobody));
        else
            for (const auto& line : contestLines(*m_rule, {.wins = odds.decides, .nobody = nobody, .rerolls = {}}))
                m_context.print(line);
        return Done;
    }

    model::SideOdds readSide(std::size_t side)
    {
        using Kind = model::ContestTerm::Kind;
        const auto& typed = m_typed[side];
        model::SideOdds odds;
        odds.given = typed.number.value_or(0);
        if (!m_rule->term(Kind::Given) && odds.given != 0)
            throw Stop{WrongUsage, m_rule->label + " takes no given number: say 0."};
        const auto* hand = m_rule->term(Kind::Hand);
        if (!m_decks[side]) {
            odds.hand = {{0, 1.0}};
            return odds;
        }
        const auto& deck = *m_decks[side];
        if (!hand)
            throw Stop{WrongUsage, m_rule->label + " takes no cards: each side is a number."};
        const auto& checker = *deck.result.checker;
        for (const auto& [choice, share] : choicesOf(typed, deck, *hand))
            model::addHand(odds, model::handRows(deck.deck, checker, *hand, choice), handSize(*hand), share);
        if (odds.hand.empty() && odds.nobody == 0)
            throw Stop{No, deck.deck.name + " has no cards to hold."};
        return odds;
    }

    // The choice that was typed, or that of the deck's cards that print the number.
    std::map<std::size_t, double> choicesOf(
        const TypedSide& typed, const ReadDeck& deck, const model::ContestTerm& hand) const
    {
        const auto& game = m_checker->catalogue().game();
        const auto& choices = game.attributes[hand.attribute].choices;
        if (!typed.choice.empty()) {
            for (std::size_t i = 0; i < choices.size(); ++i)
                if (model::fold(choices[i]) == model::fold(typed.choice))
                    return {{i, 1.0}};
            throw Stop{WrongUsage, "“" + typed.choice + "” is no " + game.attributes[hand.attribute].label +
                                       instead(typed.choice, choices)};
        }
        std::optional<std::pair<model::AttributeIndex, std::int64_t>> printing;
        const auto* given = m_rule->term(model::ContestTerm::Kind::Given);
        if (given && typed.number)
            if (const auto index = game.findByName(given->label))
                printing = {*index, *typed.number};
        return model::handChoices(deck.deck, *deck.result.checker, hand, printing);
    }

    // As many as a turn draws of the section.
    std::size_t handSize(const model::ContestTerm& hand) const
    {
        if (m_options.hand)
            return *m_options.hand;
        for (const auto& draw : ruleset().deal.draws)
            if (draw.section == hand.section)
                return static_cast<std::size_t>(draw.keep);
        return 1;
    }

    std::array<bool, 2> whoRerolls() const
    {
        const auto wanted = model::fold(m_options.reroll);
        if (wanted.empty())
            return {};
        if (wanted == "both")
            return {true, true};
        for (std::size_t side = 0; side < 2; ++side)
            if (wanted == (side == 0 ? "first" : "second") || wanted == model::fold(sideText(*m_rule, side)))
                return {side == 0, side == 1};
        std::vector<std::string> known{"both", "first", "second"};
        known.insert(known.end(), m_rule->sides.begin(), m_rule->sides.end());
        throw Stop{WrongUsage, "--reroll is " + listed(known) + "." + didYouMean(m_options.reroll, known)};
    }

    Context& m_context;
    const DealOptions& m_options;
    std::vector<TypedSide> m_typed;
    std::vector<std::optional<ReadDeck>> m_decks;
    std::shared_ptr<const model::DeckChecker> m_checker;
    const model::ContestRule* m_rule = nullptr;
};

int runContestOdds(Context& context, const DealOptions& options) { return TypedContest(context, options).answer(); }

int runFlipOdds(Context& context, const DealOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto& game = checker.catalogue().game();
    const auto& rule = ruleOf(checker.ruleset().deal.flips, options.id, "flip", checker.ruleset());
    const auto rows = model::flipRows(read.deck, checker, rule);
    if (rows.empty())
        throw Stop{No, read.deck.name + " has no cards to turn over."};
    const auto odds = model::flipOdds(rows, options.count);
    if (!odds)
        throw Stop{Refused, read.deck.name + " has more totals than can be gone through."};
    if (context.json()) {
        Json any = Json::object();
        for (std::size_t flag = 0; flag < rule.any.size(); ++flag)
            any[game.attributes[rule.any[flag]].id.str()] = odds->any[flag];
        context.answer(
            {{"mean", odds->mean}, {"atLeast", options.atLeast ? Json(odds->atLeast(*options.atLeast)) : Json(nullptr)},
                {"any", std::move(any)}});
        return Done;
    }
    const auto label = game.attributes[rule.sum].longLabel;
    context.print(
        label + " of " + plural(options.count, "card", "cards") + ": " + numberText(odds->mean, 2) + " on average");
    if (options.atLeast)
        context.print(
            "At least " + std::to_string(*options.atLeast) + ": " + percentText(odds->atLeast(*options.atLeast)));
    for (std::size_t flag = 0; flag < rule.any.size(); ++flag)
        context.print(
            "One card or more with " + game.attributes[rule.any[flag]].longLabel + ": " + percentText(odds->any[flag]));
    return Done;
}

int runPoolOdds(Context& context, const DealOptions& options)
{
    const auto checker = checkerFor(context, options.ruleset);
    const auto& rule = ruleOf(checker->ruleset().deal.pools, options.id, "pool", checker->ruleset());
    if (options.sides.size() != 2)
        throw Stop{WrongUsage, "A pool has two sides: --side \"4+ 4+ 6+\" --side \"5+\"."};
    std::array<std::vector<int>, 2> units;
    for (std::size_t side = 0; side < 2; ++side) {
        const auto read = model::poolUnits(options.sides[side], rule.faces);
        if (!read)
            throw Stop{WrongUsage, "“" + options.sides[side] + "” is no side: numbers from 1+ to " +
                                       std::to_string(rule.faces + 1) + "+ in battle order, at most " +
                                       std::to_string(model::maxPoolUnits) + "."};
        units[side] = *read;
    }
    const auto loss = options.loss == "rolled"     ? model::PoolLoss::Rolled
                      : options.loss == "unrolled" ? model::PoolLoss::Unrolled
                                                   : model::PoolLoss::Cheapest;
    const auto odds = model::poolOdds(rule, units, loss, options.rounds);
    if (!odds)
        throw Stop{Refused, "This battle has more ways to go than can be gone through."};
    if (context.json()) {
        Json sides = Json::list(odds->sides, [](const auto& side) -> Json {
            return {{"survives", side.survives}, {"meanLosses", side.meanLosses}};
        });
        context.answer({{"sides", std::move(sides)}, {"nobody", odds->nobody}, {"undecided", odds->undecided}});
        return Done;
    }
    for (const auto& line : poolLines(*odds))
        context.print(line);
    return Done;
}

int runGames(Context& context)
{
    const auto games = knownGames(context.root());
    if (context.json()) {
        context.answer(
            {{"games", Json::list(games, [](const KnownGame& game) -> Json {
                  return {{"id", game.id}, {"name", game.name}, {"source", game.builtIn ? "program" : "profile"},
                      {"cards", game.cards}, {"rulesets", game.rulesets},
                      {"uses", {{"decks", game.uses.decks}, {"table", game.uses.table}, {"dealer", game.uses.dealer}}}};
              })}});
        return Done;
    }
    Table table("<<><", {"Game", "Name", "Cards", "Uses"});
    for (const auto& game : games) {
        std::vector<std::string> uses;
        if (game.uses.decks)
            uses.emplace_back("decks");
        if (game.uses.table)
            uses.emplace_back("table");
        if (game.uses.dealer)
            uses.emplace_back("dealer");
        table.add({{game.id, Tone::Strong}, game.name, game.cards, listed(uses)});
    }
    table.print(context);
    context.say("Another game: nexusdeck-cli --game ID …");
    return Done;
}

const char* const variantHelp = "Variant of the edition; repeatable";

} // namespace

void addDeal(Registrar& registrar)
{
    const auto [command, options] = registrar.add<DealOptions>(
        "deal", "Deal a game: stacks, rows, hands and set-ups", runDeal);
    command->add("[DECK]", options.decks, decksHelp)->values(0, static_cast<int>(model::maxDealSeats));
    command->add("--box NAME", options.box, "Deal a box that came with the game: sample");
    command->add("--players N", options.players, "Number of players (default: one for each deck)")
        ->check(Range{std::size_t{1}, model::maxDealSeats});
    command->add("--variant ID", options.variants, variantHelp)->oneEach()->repeated();
    command->add("--seed S", options.seed, "Seed: the same seed deals the same");
    command->add("--ruleset ID", options.ruleset, rulesetsHelp);
}

void addFirst(Registrar& registrar)
{
    const auto [command, options] = registrar.add<DealOptions>("first", "Find out who goes first", runFirst);
    command->add("--players N", options.players, "Number of players (default: 2)")
        ->check(Range{std::size_t{2}, model::maxDealSeats});
    command->add("--seed S", options.seed, "Seed: the same seed gives the same answer");
    command->add("--games N", options.games, "Number of times; one lists every throw, more show statistics")
        ->check(Range{std::uint64_t{1}, std::uint64_t{100'000'000}});
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the game's own");
}

void addGames(Registrar& registrar) { registrar.add("games", "List the games and what each uses", runGames); }

void addDealOdds(Registrar& odds)
{
    auto& options = odds.options<DealOptions>();
    const auto command = [&](const char* name, const char* help, int (*work)(Context&, const DealOptions&)) {
        auto* sub = odds.add(name, help, options, work);
        sub->add("--ruleset ID", options.ruleset, rulesetsHelp);
        return sub;
    };
    auto* sub = command("setup", "What a set-up that turns over cards is worth", &runSetupOdds);
    sub->add("DECK", options.deck, deckHelp);
    sub->add("--variant ID", options.variants, variantHelp)->oneEach();
    sub = command("contest", "Who wins a contest of the ruleset", &runContestOdds);
    sub->add("ID", options.id, "The contest: attack, duel, initiative …");
    sub->add("SIDE", options.sides, "Of each side a given number, 3, or a deck, or a deck and a number, DECK@7")
        ->values(2, 2);
    sub->add("--hand N", options.hand, "Cards in hand the best is chosen from; as many as a turn draws without it")
        ->check(Range{std::size_t{1}, std::size_t{100}});
    sub->add("--reroll WHO", options.reroll, "Who may roll all dice once more: first, second, both, or a side's name");
    sub = command("flips", "What cards turned over add up to", &runFlipOdds);
    sub->add("ID", options.id, "The flip: battle …");
    sub->add("DECK", options.deck, deckHelp);
    sub->add("--count N", options.count, "How many cards")
        ->required()
        ->check(Range{std::size_t{1}, std::size_t{100'000}});
    sub->add("--at-least K", options.atLeast, "Also the chance of this total or more");
    sub = command("pool", "How a battle of dice against dice ends", &runPoolOdds);
    sub->add("ID", options.id, "The pool: battle …");
    sub->add(
           "--side NUMBERS", options.sides, "What each unit hits at, in battle order: \"4+ 4+ 6+\"; once for each side")
        ->oneEach();
    sub->add("--lose WHICH", options.loss, "Which units are lost first: cheapest, rolled, unrolled")
        ->check(OneOf{"cheapest", "rolled", "unrolled"});
    sub->add("--rounds N", options.rounds, "Rounds of battle; 0 to the end; 1 without it")->check(Range{0, 10'000});
}

} // namespace nexus::app::cli
