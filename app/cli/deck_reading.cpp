#include "app/cli/deck_reading.h"

#include "app/documents/file_bytes.h"
#include "app/text/finding_text.h"
#include "importers/registry.h"

namespace nexus::app::cli {

namespace {

ReadDeck failure(const std::string& file, std::string message, std::vector<importers::ImportProblem> problems, int exit)
{
    ReadDeck failed;
    failed.result.file = file;
    failed.result.error = std::move(message);
    failed.result.problems = std::move(problems);
    failed.result.exit = exit;
    return failed;
}

ReadDeck settle(Context& context, Checkers& checkers, const std::string& file, importers::ListedDeck listed,
                const std::string& ruleset)
{
    ReadDeck read;
    read.result.file = file;
    auto& deck = listed.deck;
    if (deck.name.empty())
        deck.name = file == "-" ? "Standard input" : std::filesystem::path(file).stem().string();
    if (deck.game.empty())
        deck.game = context.profile().library().game.id;
    if (deck.ruleset.empty())
        deck.ruleset = context.profile().library().game.defaultRuleset;
    read.result.deck = deck.name;
    const model::RulesetId wanted = ruleset.empty() ? deck.ruleset : model::RulesetId(ruleset);
    read.result.ruleset = wanted.str();
    if (!listed.unread.empty()) {
        read.result.error = plural(static_cast<std::int64_t>(listed.unread.size()), "line", "lines") + " could not be read";
        read.result.problems = std::move(listed.unread);
        read.result.exit = Refused;
        return read;
    }
    read.result.checker = checkers.of(wanted);
    if (!read.result.checker) {
        read.result.error = "the ruleset “" + wanted.str() + "” is not known; “nexusdeck-cli rulesets” lists those that are";
        read.result.exit = Refused;
        return read;
    }
    placeCards(listed, *read.result.checker);
    read.result.differences = compareValues(listed, *read.result.checker);
    read.deck = std::move(listed.deck);
    return read;
}

} // namespace

std::shared_ptr<const model::DeckChecker> Checkers::of(const model::RulesetId& id)
{
    const auto known = m_checkers.find(id);
    if (known != m_checkers.end())
        return known->second;
    const auto* found = m_context.profile().library().find(id);
    auto checker = found ? std::make_shared<const model::DeckChecker>(found->ruleset, m_context.profile().catalogue()) : nullptr;
    m_checkers.emplace(id, checker);
    return checker;
}

std::vector<ReadDeck> readDeckFile(Context& context, Checkers& checkers, const std::string& file, const std::string& ruleset)
{
    std::vector<ReadDeck> decks;
    const auto bytes = file == "-" ? tl::expected<std::string, std::string>(readStandardInput()) : readFile(file);
    if (!bytes) {
        decks.push_back(failure(file, bytes.error(), {}, Failed));
        return decks;
    }
    auto listed = importers::readDecks(file, *bytes, context.profile().library().game);
    if (!listed) {
        decks.push_back(failure(file, problemText(listed.error().front()), listed.error(), Refused));
        return decks;
    }
    for (auto& one : *listed)
        decks.push_back(settle(context, checkers, file, std::move(one), ruleset));
    return decks;
}

} // namespace nexus::app::cli
