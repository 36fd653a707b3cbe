#include "app/cli/proxy_choice.h"

#include "app/cli/collection_reading.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

// By id or label, of the editions of these decks.
std::vector<model::SectionId> proxySections(const std::vector<ProxyDeck>& decks, const std::vector<std::string>& words)
{
    std::vector<model::SectionId> sections;
    for (const auto& word : words) {
        std::vector<std::string> known;
        const auto before = sections.size();
        for (const auto& deck : decks)
            for (const auto& section : deck.checker->ruleset().sections) {
                if (model::fold(section.id.str()) == model::fold(word) ||
                    model::fold(section.label) == model::fold(word))
                    sections.push_back(section.id);
                if (std::find(known.begin(), known.end(), section.id.str()) == known.end())
                    known.push_back(section.id.str());
            }
        if (sections.size() == before)
            throw Stop{WrongUsage, "There is no section “" + word + "”; there are " + model::joined(known, ", ") + "." +
                                       didYouMean(word, known)};
    }
    return sections;
}

} // namespace

void addAskedProxies(Command& command, AskedProxies& asked)
{
    command.add("[DECK]", asked.decks, decksHelp);
    command.add("--style", asked.style, "colour, low-ink or text")
        ->check(OneOf{"colour", "low-ink", "text"})
        ->showDefault();
    command.addFlag("--no-watermark", asked.noMark, std::string("Without “") + proxyMark + "”");
    command.addFlag("--only-changed", asked.onlyChanged,
        "Only what was not printed before: new cards, further copies, changed texts");
    command.addFlag("--tokens", asked.tokens, "Also the tokens that these cards create");
    addAskedCopies(command, asked);
    command.add("--ruleset ID", asked.ruleset, rulesetsHelp);
}

void addAskedCopies(Command& command, AskedProxies& asked)
{
    command.addFlag(
        "--only-missing", asked.onlyMissing, "Only copies that the collection lacks for all these decks together");
    command.add("--card NAME", asked.cards, "Only cards of this name; repeatable")->repeated();
    command.add("--without QUERY", asked.without, "No cards that the query finds: --without t:mission");
    command.add("--section NAME", asked.sections, "Only this section; repeatable")->repeated();
    command.addFlag("--all-sections", asked.allSections, "Include piles that do not count, such as maybe");
}

bool asksCopies(const AskedProxies& asked)
{
    return asked.onlyMissing || asked.allSections || !asked.cards.empty() || !asked.sections.empty() ||
           !asked.without.empty();
}

ProxyChoice proxyChoice(Context& context, const AskedProxies& asked, const std::vector<ProxyDeck>& decks)
{
    ProxyChoice choice{
        asked.allSections, proxySections(decks, asked.sections), asked.cards, asked.onlyMissing, asked.onlyChanged};
    choice.tokens = asked.tokens;
    if (!asked.without.empty())
        choice.without = queryOf(asked.without, *context.profile().catalogue(), "--without").root;
    if (choice.without && model::needsDeck(*choice.without))
        throw Stop{WrongUsage,
            "--without asks of the cards alone: what depends on a deck or the collection has no place "
            "in it."};
    return choice;
}

std::vector<ProxyDeck> proxyDecks(Context& context, const AskedProxies& asked)
{
    if (asked.decks.empty())
        throw Stop{WrongUsage, "DECK is required: deck files, or decks of the library by name or #number."};
    std::vector<ProxyDeck> decks;
    for (auto& read : readAllDecks(context, asked.decks, asked.ruleset))
        decks.push_back({std::move(read.deck), read.result.checker, read.result.id});
    return decks;
}

std::shared_ptr<const ProxyJob> proxyJob(Context& context, const AskedProxies& asked,
    const std::vector<ProxyDeck>& decks, const model::PrintedRecord& record)
{
    const auto choice = proxyChoice(context, asked, decks);
    if (!asked.onlyMissing)
        return std::make_shared<const ProxyJob>(collectProxies(decks, choice, {}, record));
    const OpenCollection open(context);
    return std::make_shared<const ProxyJob>(collectProxies(decks, choice, open.collection(), record));
}

FaceStyle proxyStyle(const AskedProxies& asked)
{
    return asked.style == "low-ink" ? FaceStyle::LowInk
           : asked.style == "text"  ? FaceStyle::TextOnly
                                    : FaceStyle::Colour;
}

std::string proxyTitle(const std::vector<ProxyDeck>& decks)
{
    return decks.size() == 1 ? decks.front().deck.name : plural(decks.size(), "deck", "decks");
}

std::string nothingText(const AskedProxies& asked)
{
    if (asked.onlyChanged)
        return "Nothing has changed since these decks were printed last.";
    if (asked.onlyMissing)
        return "Every copy is at hand: there is nothing to print.";
    return "There is nothing to print.";
}

void sayWarnings(Context& context, std::span<const ProxyWarning> warnings)
{
    for (const auto& warning : warnings)
        context.say(warningText(warning));
}

Json warningsJson(const std::vector<ProxyWarning>& warnings)
{
    // As ProxyTrouble has them.
    static constexpr const char* names[] = {"unknown-card", "unknown-printing", "not-in-decks", "name-cut", "rules-cut",
        "flavor-cut", "coarse-picture", "bad-picture", "bad-back", "no-ruler", "no-glyph"};
    return Json::list(warnings, [](const ProxyWarning& warning) -> Json {
        return {{"warning", names[static_cast<int>(warning.trouble)]}, {"card", orNull(warning.card)},
            {"page", warning.page < 0 ? Json(nullptr) : Json(warning.page + 1)}, {"message", warningText(warning)}};
    });
}

void keepPrinted(Context& context, model::PrintedRecord record, const ProxyJob& job)
{
    remember(record, job);
    if (const auto kept = keepProxyRecord(context.folder(), record); !kept)
        context.say("What was printed is not remembered: printed.json " + kept.error() + ".");
}

} // namespace nexus::app::cli
