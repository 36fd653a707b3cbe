#include "app/cli/collection_reading.h"
#include "app/cli/deck_reading.h"

#include "app/text/audit_text.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "app/views/worth_chart.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"

#include <cmath>
#include <numeric>

namespace nexus::app::cli {

namespace {

struct AuditOptions {
    std::vector<std::string> query;
    std::string terms, cost, deck, formula;
    std::size_t most = 10;
};

model::AttributeIndex auditedCost(const AuditOptions& options, const model::Game& game)
{
    if (options.cost.empty()) {
        if (!game.face.cost)
            throw Stop{WrongUsage, "The game does not say what its cards cost; --cost ATTRIBUTE does."};
        return *game.face.cost;
    }
    if (const auto cost = model::costCalled(options.cost, game))
        return *cost;
    std::vector<std::string> integers;
    for (const auto& attribute : game.attributes)
        if (attribute.kind == model::AttributeKind::Integer)
            integers.push_back(attribute.id.str());
    throw Stop{Refused, "“" + options.cost + "” is no number of the cards. There are " + model::joined(integers, ", ") +
                            "." + didYouMean(options.cost, integers)};
}

std::vector<model::CardIndex> auditedCards(const AuditOptions& options, const model::Catalogue& catalogue)
{
    const auto query = queryOf(textOf(options.query), catalogue, "The query");
    if (model::needsDeck(query.root))
        throw Stop{Refused, "The query asks about a deck or a collection; audit wants one about cards."};
    auto cards = model::search(query, catalogue);
    if (cards.empty())
        throw Stop{No, "No card matches." + queryMeant(textOf(options.query), catalogue)};
    return cards;
}

// A deck asked for, in the light of the audit.
struct JudgedWorth {
    std::string name;
    model::DeckWorth worth;
};

// Places of the cards, those farthest above first.
std::vector<std::size_t> byOff(const std::vector<double>& off)
{
    std::vector<std::size_t> places(off.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) { return off[a] > off[b]; });
    return places;
}

Json auditJson(const model::Audit& audit, const model::Catalogue& catalogue)
{
    const auto& [cards, cost, terms, formula] = audit.question;
    const auto& fit = audit.fit;
    const auto name = [&](std::size_t place) { return model::unambiguousName(catalogue, cards[place]); };
    const auto estimate = [](const std::string& term, const model::Estimate& found) -> Json {
        return {{"name", term}, {"value", found.value}, {"error", found.error}};
    };
    Json named = Json::array();
    named.push_back(estimate(std::string(model::constantTerm), fit.constant));
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (fit.columns[i])
            named.push_back(estimate(terms[i].name, *fit.columns[i]));
    return {{"n", cards.size()}, {"cost", catalogue.game().attributes[cost].id.str()}, {"r2", fit.rSquared},
        {"sigma", fit.sigma}, {"looError", fit.looError}, {"terms", std::move(named)},
        {"leftOut", Json::list(fit.dependent,
                        [&](const auto& term) -> Json {
                            return {{"name", terms[term.column].name}, {"reason", leftOutTermText(audit, term)}};
                        })},
        {"withoutCost", audit.withoutCost},
        {"cards", Json::list(byPrice(audit),
                      [&](std::size_t i) -> Json {
                          const auto& row = fit.rows[i];
                          return {{"card", name(i)}, {"cost", audit.costs[i]}, {"predicted", row.predicted},
                              {"residual", row.residual}, {"looResidual", orNull(row.looResidual)},
                              {"looInterval", orNull(row.looInterval)}};
                      })},
        {"dominated", Json::list(audit.dominated, [&](const auto& pair) -> Json {
             return {{"card", name(pair.card)}, {"by", name(pair.by)}};
         })}};
}

std::string withSign(double value, int decimals, const char* plus = "")
{
    return (value < 0 ? "−" : plus) + numberText(std::abs(value), decimals);
}

void printTerms(Context& context, const model::Audit& audit, const std::string& cost)
{
    Table table("<>>", {"Term", cost + " of one", "±"});
    const auto add = [&](const std::string& name, const model::Estimate& found) {
        table.add({{name, Tone::Strong}, withSign(found.value, 4), numberText(found.error, 4)});
    };
    add(std::string(model::constantTerm), audit.fit.constant);
    for (std::size_t i = 0; i < audit.question.terms.size(); ++i)
        if (audit.fit.columns[i])
            add(audit.question.terms[i].name, *audit.fit.columns[i]);
    table.print(context);
}

Json formulaJson(const model::Audit& audit, const model::Catalogue& catalogue)
{
    const auto off = offFormula(audit);
    const auto& formula = *audit.question.formula;
    double squares = 0;
    for (const auto each : off)
        squares += each * each;
    Json cards = Json::list(byOff(off), [&](std::size_t i) -> Json {
        return {{"card", model::unambiguousName(catalogue, audit.question.cards[i])}, {"cost", audit.costs[i]},
            {"formula", (*audit.byFormula)[i]}, {"off", off[i]}};
    });
    return {{"constant", formula.constant},
        {"terms", Json::list(formula.weights,
                      [](const auto& weight) -> Json {
                          return {{"name", weight.term}, {"weight", weight.weight}};
                      })},
        {"error", std::sqrt(squares / static_cast<double>(off.size()))}, {"cards", std::move(cards)}};
}

Json deckWorthJson(const model::Audit& audit, const model::Catalogue& catalogue, const JudgedWorth& deck)
{
    return {{"name", deck.name}, {"copies", deck.worth.copies}, {"leftOut", deck.worth.leftOut},
        {"over", deck.worth.over},
        {"cards", Json::list(deck.worth.cards, [&](const auto& card) -> Json {
             return {{"card", model::unambiguousName(catalogue, audit.question.cards[card.place])},
                 {"copies", card.copies}, {"residual", audit.fit.rows[card.place].residual}, {"over", card.over}};
         })}};
}

void printFormula(Context& context, const model::Audit& audit, const model::Catalogue& catalogue, std::size_t most)
{
    if (!audit.byFormula)
        return;
    const auto off = offFormula(audit);
    auto places = byOff(off);
    std::stable_sort(places.begin(), places.end(),
        [&](std::size_t a, std::size_t b) { return std::abs(off[a]) > std::abs(off[b]); });
    places.resize(std::min(most, places.size()));
    if (places.empty())
        return;
    context.print("");
    context.print(context.toned("Farthest from the formula", Tone::Strong));
    Table table(">>><", {catalogue.game().attributes[audit.question.cost].label, "By the formula", "Off", "Card"});
    for (const auto place : places)
        table.add({numberText(audit.costs[place], 0), withSign((*audit.byFormula)[place], 2), signedText(off[place]),
            {model::unambiguousName(catalogue, audit.question.cards[place]), Tone::Strong}});
    table.print(context);
}

void printDeckWorth(Context& context, const model::Audit& audit, const model::Catalogue& catalogue,
    const JudgedWorth& deck, std::size_t most)
{
    const auto& worth = deck.worth;
    context.print("");
    context.print(context.toned(deck.name, Tone::Strong) + ": " +
                  deckWorthText(worth, catalogue.game().attributes[audit.question.cost].label));
    Table table(">>><", {"Copies", "Off", "Together", "Card"});
    const auto add = [&](const model::DeckWorthCard& card) {
        table.add({std::to_string(card.copies), signedText(audit.fit.rows[card.place].residual),
            {signedText(card.over), card.over < 0 ? Tone::Good : Tone::Open},
            {model::unambiguousName(catalogue, audit.question.cards[card.place]), Tone::Strong}});
    };
    const auto ends = std::min(2 * most, worth.cards.size());
    for (std::size_t i = 0; i < (ends + 1) / 2; ++i)
        add(worth.cards[i]);
    for (std::size_t i = worth.cards.size() - ends / 2; i < worth.cards.size(); ++i)
        add(worth.cards[i]);
    table.print(context);
}

// What the others say of each of these cards.
void printPriced(Context& context, const std::string& title, const model::Audit& audit,
    const model::Catalogue& catalogue, const std::vector<std::size_t>& places)
{
    if (places.empty())
        return;
    context.print("");
    context.print(context.toned(title, Tone::Strong));
    Table table(
        ">>><<", {catalogue.game().attributes[audit.question.cost].label, "By the others", "Off", "95 in 100", "Card"});
    for (const auto place : places) {
        const auto& row = audit.fit.rows[place];
        const auto off = *row.looResidual, others = audit.costs[place] - off;
        const bool beyond = row.looInterval && std::abs(off) > *row.looInterval;
        table.add({numberText(audit.costs[place], 0), withSign(others, 2),
            {withSign(off, 2, "+"), beyond ? Tone::Open : Tone::Plain},
            row.looInterval ? withSign(others - *row.looInterval, 2) + " to " + withSign(others + *row.looInterval, 2)
                            : std::string("–"),
            {model::unambiguousName(catalogue, audit.question.cards[place]), Tone::Strong}});
    }
    table.print(context);
}

void printDominated(Context& context, const model::Audit& audit, const model::Catalogue& catalogue, std::size_t most)
{
    if (audit.dominated.empty())
        return;
    const auto name = [&](std::size_t place) { return model::unambiguousName(catalogue, audit.question.cards[place]); };
    context.print("");
    context.print(context.toned("Dominated", Tone::Strong));
    Table table("<<", {"Card", "By"});
    for (std::size_t i = 0; i < std::min(most, audit.dominated.size()); ++i)
        table.add({{name(audit.dominated[i].card), Tone::Strong}, name(audit.dominated[i].by)});
    table.print(context);
    if (audit.dominated.size() > most)
        context.print("and " + std::to_string(audit.dominated.size() - most) + " more");
}

void printAudit(Context& context, const model::Audit& audit, const model::Catalogue& catalogue, std::size_t most)
{
    constexpr double shown = 0.005; // with two decimals
    const auto cost = catalogue.game().attributes[audit.question.cost].label;
    const auto& fit = audit.fit;
    context.print(plural(fit.rows.size(), "card", "cards") + " · R² " + numberText(fit.rSquared, 4) + " · error " +
                  numberText(fit.sigma, 3) + " " + cost + " · leave-one-out error " + numberText(fit.looError, 3) +
                  " " + cost);
    for (const auto& text : auditLeftOutTexts(audit, cost))
        context.print(text);
    context.print("");
    printTerms(context, audit, cost);
    auto over = byPrice(audit);
    std::vector<std::size_t> under(over.rbegin(), over.rend());
    const auto keep = [&](std::vector<std::size_t>& places, double sign) {
        std::erase_if(
            places, [&](std::size_t place) { return fit.rows[place].looResidual.value_or(0) * sign < shown; });
        places.resize(std::min(most, places.size()));
    };
    keep(over, 1);
    keep(under, -1);
    printPriced(context, "Over their price", audit, catalogue, over);
    printPriced(context, "Under their price", audit, catalogue, under);
    printDominated(context, audit, catalogue, most);
}

int runAudit(Context& context, const AuditOptions& options)
{
    std::optional<ReadDeck> read;
    if (!options.deck.empty())
        read = readOneDeck(context, options.deck, {});
    const auto catalogue = context.profile().catalogue();
    const auto& game = catalogue->game();
    const auto cost = auditedCost(options, game);
    auto terms = model::parseAuditTerms(options.terms, cost, game);
    if (!terms)
        throw Stop{Refused, auditTermErrorText(terms.error(), game)};
    std::optional<model::CostFormula> formula;
    if (!options.formula.empty()) {
        auto typed = model::parseFormula(options.formula, cost, game);
        if (!typed)
            throw Stop{Refused, auditTermErrorText(typed.error(), game) + didYouMean(typed.error().term, {"constant"})};
        formula = std::move(*typed);
    }
    const auto audit = model::audit(
        {auditedCards(options, *catalogue), cost, std::move(*terms), std::move(formula)}, *catalogue);
    if (!audit)
        throw Stop{No, auditProblemText(audit.error(), game.attributes[cost].label)};
    std::optional<JudgedWorth> deck;
    if (read)
        deck = JudgedWorth{read->deck.name, model::deckWorth(*audit, read->deck, *read->result.checker)};
    if (context.json()) {
        auto json = auditJson(*audit, *catalogue);
        if (audit->byFormula)
            json["formula"] = formulaJson(*audit, *catalogue);
        if (deck)
            json["deck"] = deckWorthJson(*audit, *catalogue, *deck);
        context.answer(json);
        return Done;
    }
    printAudit(context, *audit, *catalogue, options.most);
    printFormula(context, *audit, *catalogue, options.most);
    if (deck)
        printDeckWorth(context, *audit, *catalogue, *deck, options.most);
    return Done;
}

} // namespace

void addAudit(Registrar& registrar)
{
    const auto [command, options] = registrar.add<AuditOptions>(
        "audit", "Find out what cards are worth: what each point of a term costs, who is over or under", runAudit);
    command->add("[QUERY]", options.query, "Cards to look at, in the search language; all without it");
    command
        ->add("--on TERM,…", options.terms,
            "What the cost is explained by: attributes, dp, text, card types, terms such as t:WORD and kw:WORD")
        ->required();
    command->add("--cost ATTRIBUTE", options.cost, "What cards cost, instead of the game's cost");
    command->add("--deck DECK", options.deck,
        "Say which cards of this deck carry it for their price: a file or a deck of the library");
    command->add("--formula WEIGHT,…", options.formula,
        "Say how far cards are from this formula instead of the game's: constant=1,attack=0.5");
    command->add("--most N", options.most, "Show at most this many cards of a kind (10); --json has all of them")
        ->check(nonNegativeNumber);
}

} // namespace nexus::app::cli
