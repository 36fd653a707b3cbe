#include "app/cli/collection_reading.h"
#include "app/cli/deck_reading.h"
#include "app/cli/list_reports.h"

#include "app/documents/game_library.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "app/text/play_text.h"
#include "model/abilities/doubts.h"
#include "model/abilities/language.h"
#include "model/abilities/token_words.h"
#include "model/abilities/unclear.h"
#include "model/base/text.h"
#include "model/search/query_match.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace nexus::app::cli {

namespace {

struct AbilitiesOptions {
    std::vector<std::string> words;
    std::string type, set;
};

struct AskedTexts {
    std::vector<model::Card> cards;
    model::Vocabulary vocabulary;
};

// Of a list as it stands in the file, with the subtypes it brings along.
AskedTexts textsOfFile(Context& context, const std::string& file, const AbilitiesOptions& options)
{
    const auto files = readCardFiles(context, {file});
    const auto catalogue = context.profile().catalogue();
    const auto planned = planImports(context.profile(), files, {options.type, options.set});
    AskedTexts texts{{}, model::vocabularyOf(*catalogue)};
    for (const auto& report : planned->reports) {
        if (!report.refused.empty())
            throw Stop{Refused, report.file + ": " + problemText(report.refused.front())};
        for (const auto& row : report.plan.cards) {
            texts.cards.push_back(row.card);
            model::learnFrom(row.card, catalogue->game(), texts.vocabulary);
        }
    }
    return texts;
}

AskedTexts textsOfQuery(Context& context, const std::string& text)
{
    const auto catalogue = context.profile().catalogue();
    const auto query = queryOf(text, *catalogue, "The query");
    if (model::needsDeck(query.root))
        throw Stop{Refused, "The query asks about a deck or a collection; abilities wants one about cards."};
    AskedTexts texts{{}, model::vocabularyOf(*catalogue)};
    for (const auto card : model::search(query, *catalogue))
        texts.cards.push_back(catalogue->card(card));
    return texts;
}

AskedTexts askedTexts(Context& context, const AbilitiesOptions& options)
{
    std::error_code none;
    if (options.words.size() == 1 && (options.words[0] == "-" || std::filesystem::exists(options.words[0], none)))
        return textsOfFile(context, options.words[0], options);
    return textsOfQuery(context, textOf(options.words));
}

Json partsJson(const AbilityInParts& ability)
{
    return Json::list(ability.parts, [](const auto& part) -> Json {
        return {{"role", part.role}, {"text", part.text}, {"section", part.section}};
    });
}

// The row that the text is in doubt for, and its sentence without the type of its card; none: a word of it is meant.
struct LikeDoubt {
    std::string sentence;
    std::size_t line = 0;
};
std::optional<LikeDoubt> likeDoubt(const model::UnderstoodText& text, const model::Game& game)
{
    if (!text.unclear || text.doubt || !text.term)
        return std::nullopt;
    const auto rows = model::doubtsIn(text.ability.kind, *text.term, game);
    if (rows.empty())
        return std::nullopt;
    const auto shows = rows.front()->shows;
    return LikeDoubt{std::string(shows.substr(shows.find('|') + 2)), rows.front()->line};
}

Json understoodJson(const model::Card& card, const model::UnderstoodCard& understood,
    const model::Vocabulary& vocabulary, const model::Game& game, const std::map<std::string, std::string>& cites)
{
    const auto inParts = abilitiesInParts(card, game, vocabulary, cites);
    std::size_t next = 0;
    const auto abilityJson = [&](const model::UnderstoodText& text) -> Json {
        const bool apart = text.ability.kind != model::TextKind::Keyword && next < inParts.size();
        const auto like = likeDoubt(text, game);
        return {{"kind", std::string(model::textKindId(text.ability.kind))}, {"text", text.ability.text},
            {"standard", text.standard}, {"understood", !text.gap}, {"carriedOut", text.plays()},
            {"unclear", text.unclear},
            {"doubt", text.doubt ? Json{{"of", text.doubt->pronoun}, {"first", text.doubt->first},
                                       {"second", text.doubt->second}}
                                 : Json()},
            {"like", like ? Json{{"sentence", like->sentence}, {"line", like->line}} : Json()},
            {"parts", apart ? partsJson(inParts[next++]) : Json::array()}};
    };
    Json gaps = Json::array();
    for (std::size_t i = 0; i < understood.abilities.size(); ++i)
        if (const auto& gap = understood.abilities[i].gap) {
            const auto nearest = nearestSentence(understood.abilities[i], vocabulary, *understood.grammar);
            gaps.push_back({{"ability", i + 1}, {"column", gap->column}, {"text", gap->text},
                {"expected", gap->expected}, {"token", gap->token}, {"nearest", nearest.text},
                {"row", nearest.empty() ? Json() : Json{{"file", std::string(nearest.file)}, {"line", nearest.line}}}});
        }
    auto aliases = Json::list(understood.aliases, [&](std::size_t alias) -> Json {
        return {{"written", aliasWritten(game.aliases[alias])}, {"read", game.aliases[alias].to}};
    });
    return {{"card", card.name}, {"type", card.type}, {"plays", std::string(model::playsId(understood.plays()))},
        {"aliases", std::move(aliases)}, {"abilities", Json::list(understood.abilities, abilityJson)},
        {"gaps", std::move(gaps)}};
}

// In one line: a list's own line breaks could say what the program does not.
std::string oneLine(const std::string& text) { return model::cleaned(text, model::maxTextLength, false, " "); }

void printUnderstood(const Context& context, const model::Card& card, const model::UnderstoodCard& understood,
    const model::Vocabulary& vocabulary, const model::Game& game)
{
    using enum model::Plays;
    const auto plays = understood.plays();
    const auto tone = plays == Whole ? Tone::Good : plays == Part ? Tone::Open : Tone::Bad;
    context.print(context.toned(card.name, Tone::Strong) + "  " + context.toned(std::string(playsId(plays)), tone));
    for (const auto alias : understood.aliases)
        context.print("  " + aliasLine(game.aliases[alias]));
    for (const auto& text : understood.abilities) {
        const bool isKeyword = text.ability.kind == model::TextKind::Keyword;
        if (isKeyword && (text.plays() || text.noTable))
            continue;
        if (!text.gap) {
            if (text.noTable)
                context.print("  " + context.toned("= ", Tone::Good) + oneLine(text.standard));
            else if (!text.plays())
                context.print("  " + context.toned("~ ", Tone::Open) +
                              (isKeyword         ? "by hand, for by itself it does nothing on this card: "
                                  : text.doubt   ? "by hand, for " + doubtWords(text) + ": "
                                  : text.unclear ? "by hand, for it could be meant in more than one way: "
                                                 : std::string("by hand as yet: ")) +
                              oneLine(text.standard));
            if (const auto like = likeDoubt(text, game))
                context.print(
                    "      as “" + like->sentence + "” (doubts.txt, line " + std::to_string(like->line) + ")");
            if (text.plays() && text.standard != text.ability.text)
                context.print("  " + context.toned("= ", Tone::Good) + oneLine(text.standard));
            continue;
        }
        context.print("  " + context.toned("? ", Tone::Bad) + oneLine(text.ability.text));
        context.print("      not understood from column " + std::to_string(text.gap->column) + ": “" +
                      oneLine(text.gap->text) + "”");
        if (const auto token = oneLine(text.gap->token); !token.empty())
            context.print("      no card says what a “" + token + "” token is; “" + token + " token (1/1)” would");
        else if (const auto nearest = nearestSentence(text, vocabulary, *understood.grammar); !nearest.empty())
            context.print("      nearest that is: “" + nearest.text + "” (" + phraseRow(nearest) + ")");
    }
}

int runAbilities(Context& context, const AbilitiesOptions& options)
{
    const auto texts = askedTexts(context, options);
    if (texts.cards.empty())
        throw Stop{No, "No card matches."};
    const auto& game = context.profile().catalogue()->game();
    const auto& cites = checkerFor(context, {})->ruleset().tableRules.cites;
    const auto words = ownWords(context.profile().place());
    const auto aliases = (words / "aliases.txt").string(), phrases = (words / "phrases.txt").string();
    std::array<std::size_t, 3> counts{};
    std::size_t abilities = 0, gaps = 0;
    Json cards = Json::array();
    for (const auto& card : texts.cards) {
        const auto understood = model::understand(card, game, texts.vocabulary);
        ++counts[static_cast<std::size_t>(understood.plays())];
        abilities += understood.abilities.size();
        gaps += static_cast<std::size_t>(
            std::ranges::count_if(understood.abilities, [](const auto& text) { return bool(text.gap); }));
        if (context.json())
            cards.push_back(understoodJson(card, understood, texts.vocabulary, game, cites));
        else
            printUnderstood(context, card, understood, texts.vocabulary, game);
    }
    const auto [whole, part, hand] = counts;
    if (context.json()) {
        context.answer({{"cards", std::move(cards)},
            {"counts", {{"whole", whole}, {"part", part}, {"hand", hand}, {"abilities", abilities},
                           {"understood", abilities - gaps}}},
            {"extend", {{"aliases", aliases}, {"phrases", phrases}}}});
    } else {
        if (!model::isPlayedAtTable(game))
            context.print(
                context.toned(game.name + " has no Table here: all its texts are done by hand, and read for the search",
                    Tone::Faint));
        if (gaps > 0)
            context.print(context.toned(
                "Other words for what is understood go into " + aliases + ", other sentences into " + phrases,
                Tone::Faint));
        context.print(context.toned(plural(texts.cards.size(), "card", "cards"), Tone::Strong) + ": " +
                      std::to_string(whole) + " play whole, " + std::to_string(part) + " in part, " +
                      std::to_string(hand) + " by hand; " + std::to_string(abilities - gaps) + " of " +
                      plural(abilities, "ability", "abilities") + " understood");
    }
    return Done;
}

} // namespace

void addAbilities(Registrar& registrar)
{
    const auto [command, options] = registrar.add<AbilitiesOptions>(
        "abilities", "Say which rule texts are understood, and where others are not", runAbilities);
    command->add("[QUERY|FILE]", options.words,
        "Cards, in the search language, or a card list; all cards without it; - reads standard input");
    command->add("--type T", options.type, "Card type, for tables without a type column");
    command->add("--set CODE", options.set, "Read the headings of the list as those of this set");
    command->footer("After = stands the standard wording of a text that says it another way, after ~ what is "
                    "understood and still done by "
                    "hand.");
}

} // namespace nexus::app::cli
