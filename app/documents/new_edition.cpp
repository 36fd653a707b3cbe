#include "app/documents/new_edition.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "importers/registry.h"
#include "importers/text_guard.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

using model::filled;

struct EditionWords {
    NEXUS_WORDS(EditionWords)
};

// The tables of all lists; a list that has none is among the refused.
std::vector<importers::Table> tablesOf(const std::vector<CardFile>& lists, std::vector<RefusedFile>& refused)
{
    std::vector<importers::Table> all;
    for (const auto& list : lists) {
        auto tables = importers::guardText(list.bytes, importers::maxCatalogueBytes).and_then(importers::readTables);
        if (!tables)
            refused.push_back({list.name, tables.error()});
        else
            std::move(tables->begin(), tables->end(), std::back_inserter(all));
    }
    return all;
}

// The game as imports into the set would find it: with what the law's own attributes say of headings.
model::Game gameFor(const GameLibrary& library, const model::Ruleset& law, const std::string& set)
{
    auto game = library.game;
    importers::takeAttributes({law.id, law.game, {set}, law.attributes}, game);
    return game;
}

void tryLists(PlannedEdition& edition, const std::vector<CardFile>& lists, const model::Game& game,
    const importers::CardListOptions& options)
{
    for (const auto& list : lists) {
        auto read = importers::readCards(list.bytes, game, options);
        if (!read || !read->refused.empty())
            edition.refused.push_back({list.name, read ? std::move(read->refused) : std::move(read.error())});
    }
}

} // namespace

tl::expected<PlannedEdition, std::string> planEdition(
    Profile& profile, const std::vector<CardFile>& lists, const EditionWish& wish)
{
    const auto& library = profile.library();
    const auto set = importers::setCode(wish.set);
    if (set.empty())
        return tl::unexpected(EditionWords::tr("The edition needs the code of a set that its cards go to."));
    const auto& from = wish.from.empty() ? library.game.defaultRuleset : model::RulesetId(wish.from);
    const auto* law = library.find(from);
    if (!law)
        return tl::unexpected(filled(EditionWords::tr("There is no ruleset “%1”."), {from.str()}));
    if (const auto* known = library.find(model::RulesetId(wish.id)))
        return tl::unexpected(filled(EditionWords::tr("There is a ruleset “%1” already: %2. Choose another id."),
            {wish.id, known->ruleset.name}));
    PlannedEdition edition;
    edition.proposal = importers::proposeEdition(
        tablesOf(lists, edition.refused), gameFor(library, law->ruleset, set), set);
    if (!edition.refused.empty())
        return edition;
    const auto name = wish.name.empty() ? library.game.name + ": " + set : wish.name;
    auto bytes = importers::writeEdition(rulesetBytes(*law), {wish.id, name, set}, edition.proposal);
    if (!bytes)
        return tl::unexpected(law->file + ": " + problemText(bytes.error().front()));
    edition.bytes = std::move(*bytes);
    edition.file = ownRulesets(profile.place()) / (wish.id + ".json");
    const auto with = loadGame(profile.place().game, profile.place().root, {{edition.file.string(), edition.bytes}});
    if (!with.find(model::RulesetId(wish.id)))
        for (const auto& refused : with.refused)
            if (refused.file == edition.file.string())
                return tl::unexpected(
                    filled(EditionWords::tr("This would be no ruleset: %1."), {problemText(refused.problems.front())}));
    tryLists(edition, lists, with.game, {wish.type, set});
    return edition;
}

tl::expected<void, std::string> writeEdition(const PlannedEdition& edition)
{
    std::error_code none;
    if (std::filesystem::exists(edition.file, none))
        return tl::unexpected(
            filled(EditionWords::tr("There is a file %1 already; it was not overwritten."), {edition.file.string()}));
    std::filesystem::create_directories(edition.file.parent_path());
    if (const auto written = writeFile(edition.file, edition.bytes); !written)
        return tl::unexpected(edition.file.string() + " " + written.error() + ".");
    return {};
}

} // namespace nexus::app
