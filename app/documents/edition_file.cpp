#include "app/documents/edition_file.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/card_list.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/legality.h"

namespace nexus::app {

namespace {

using model::filled;

struct EditionFileWords {
    NEXUS_WORDS(EditionFileWords)
};

// As the game reads it with these bytes; or what is wrong with them.
tl::expected<EditedEdition, std::string> triedEdition(const GameFolder& place, EditedEdition edited)
{
    edited.library = loadGame(place.game, place.root, {{edited.file.string(), edited.bytes}});
    if (edited.library.find(edited.id))
        return edited;
    for (const auto& refused : edited.library.refused)
        if (refused.file == edited.file.string())
            return tl::unexpected(
                filled(EditionFileWords::tr("This would be no ruleset: %1."), {problemText(refused.problems.front())}));
    return tl::unexpected(EditionFileWords::tr("This would be no ruleset of the game."));
}

std::string firstSetOf(const model::Ruleset& ruleset)
{
    return ruleset.sets.empty() ? std::string() : importers::setCode(ruleset.sets.front());
}

} // namespace

tl::expected<EditedEdition, std::string> ownEdition(const GameLibrary& library, const model::RulesetId& id)
{
    const auto* known = library.find(id);
    if (!known) {
        std::vector<std::string> ids;
        for (const auto& each : library.rulesets)
            ids.push_back(each.ruleset.id.str());
        return tl::unexpected(
            filled(EditionFileWords::tr("There is no edition “%1”."), {id.str()}) + didYouMean(id.str(), ids));
    }
    auto bytes = rulesetBytes(*known);
    return EditedEdition{known->file, bytes, bytes, library, id};
}

static tl::expected<EditedEdition, std::string> changedEdition(const GameFolder& place, EditedEdition edition,
    const std::function<tl::expected<std::string, std::string>(const EditedEdition&)>& change)
{
    if (edition.library.find(edition.id)->builtIn)
        return tl::unexpected(filled(EditionFileWords::tr("“%1” came with the program and stays as it is. Make an "
                                                          "edition of your own first, with “editions new”."),
            {edition.id.str()}));
    auto bytes = change(edition);
    if (!bytes)
        return tl::unexpected(bytes.error());
    edition.bytes = std::move(*bytes);
    return triedEdition(place, std::move(edition));
}

tl::expected<EditedEdition, std::string> planLaw(
    const GameFolder& place, const EditedEdition& on, const importers::LawChange& change)
{
    return changedEdition(place, on,
        [&](const EditedEdition& edition) { return importers::withLaw(edition.bytes, change, edition.library.game); });
}

tl::expected<EditedEdition, std::string> planLaw(
    Profile& profile, const model::RulesetId& id, const importers::LawChange& change)
{
    const auto edition = ownEdition(profile, id);
    return edition ? planLaw(profile.place(), *edition, change) : tl::unexpected(edition.error());
}

tl::expected<EditedEdition, std::string> planFace(
    const GameFolder& place, const EditedEdition& on, const importers::FaceChange& change)
{
    const auto set = firstSetOf(on.ruleset());
    if (set.empty() && !on.library.find(on.id)->builtIn)
        return tl::unexpected(filled(
            EditionFileWords::tr("“%1” names no sets: how its cards look is what the game says."), {on.id.str()}));
    return changedEdition(place, on,
        [&](const EditedEdition& own) { return importers::withFace(own.bytes, change, own.library.game, set); });
}

tl::expected<EditedEdition, std::string> planFace(
    Profile& profile, const model::RulesetId& id, const importers::FaceChange& change)
{
    const auto edition = ownEdition(profile, id);
    return edition ? planFace(profile.place(), *edition, change) : tl::unexpected(edition.error());
}

tl::expected<EditedEdition, std::string> planKeywords(
    const GameFolder& place, const EditedEdition& on, const std::vector<model::Keyword>& keywords)
{
    if (on.ruleset().sets.empty() && !on.library.find(on.id)->builtIn)
        return tl::unexpected(
            filled(EditionFileWords::tr("“%1” names no sets: its keywords mean what the game says."), {on.id.str()}));
    return changedEdition(
        place, on, [&](const EditedEdition& own) { return importers::withKeywords(own.bytes, keywords); });
}

tl::expected<EditedEdition, std::string> planKeywords(
    Profile& profile, const model::RulesetId& id, const std::vector<model::Keyword>& keywords)
{
    const auto edition = ownEdition(profile, id);
    return edition ? planKeywords(profile.place(), *edition, keywords) : tl::unexpected(edition.error());
}

// The file as it was read and as it is to be, one behind the other, under a line with the sizes.
std::string editionDraft(const EditedEdition& edited)
{
    return edited.id.str() + "\n" + std::to_string(edited.before.size()) + "\n" + edited.before + edited.bytes;
}

std::optional<EditedEdition> withDraft(const GameFolder& place, const EditedEdition& on, std::string_view draft)
{
    const auto head = on.id.str() + "\n" + std::to_string(on.before.size()) + "\n" + on.before;
    if (!draft.starts_with(head))
        return std::nullopt;
    auto edited = changedEdition(place, on, [&](const EditedEdition&) -> tl::expected<std::string, std::string> {
        return std::string(draft.substr(head.size()));
    });
    return edited ? std::optional(std::move(*edited)) : std::nullopt;
}

EditionGlossary editionGlossary(
    const model::Ruleset& ruleset, const model::Game& game, std::shared_ptr<const model::Catalogue> catalogue)
{
    EditionGlossary glossary;
    const auto& keywords = game.glossaryOf(firstSetOf(ruleset));
    glossary.own = &keywords != &game.keywords;
    glossary.keywords = keywords;
    const model::DeckChecker checker(ruleset, std::move(catalogue));
    glossary.lint = model::lintGlossary(checker.catalogue(), keywords);
    return glossary;
}

tl::expected<importers::Glossary, std::string> glossaryOf(const std::filesystem::path& file, const model::Game& game)
{
    const auto bytes = readFile(file);
    if (!bytes)
        return tl::unexpected(file.string() + " " + bytes.error() + ".");
    auto glossary = importers::readGlossary(*bytes, game);
    if (!glossary)
        return tl::unexpected(file.filename().string() + ": " + problemText(glossary.error().front()));
    return std::move(*glossary);
}

tl::expected<void, std::string> writeEdited(const EditedEdition& edited)
{
    const auto now = readFile(edited.file);
    if (!now || *now != edited.before)
        return tl::unexpected(
            filled(EditionFileWords::tr("%1 was changed by another program meanwhile; it was not overwritten."),
                {edited.file.string()}));
    if (const auto done = writeFile(edited.file, edited.bytes); !done)
        return tl::unexpected(edited.file.string() + " " + done.error() + ".");
    return {};
}

bool isOfEdition(model::AttributeIndex attribute, const model::Ruleset& ruleset, const model::Game& game)
{
    const auto set = firstSetOf(ruleset);
    const auto& what = game.attributes[attribute];
    if (what.ofSets)
        return game.headedInSet(model::headingForm(what.id.str()), set) == attribute;
    const auto instead = game.headedInSet(model::headingForm(what.label), set);
    return !instead || *instead == attribute;
}

PrintedColumns printedColumns(const model::Ruleset& ruleset, const model::Game& game)
{
    const auto set = firstSetOf(ruleset);
    const auto& layout = game.faceOf(set);
    PrintedColumns columns;
    const auto add = [&](std::vector<std::string>& to, model::AttributeIndex attribute) {
        to.push_back(game.attributes[attribute].label);
    };
    for (const auto& place : {layout.cost, layout.left, layout.right})
        if (place)
            add(columns.face, *place);
    for (const auto attribute : layout.middle)
        add(columns.face, attribute);
    const auto stands = [&](model::AttributeIndex attribute) {
        return layout.cost == attribute || layout.left == attribute || layout.right == attribute ||
               std::find(layout.middle.begin(), layout.middle.end(), attribute) != layout.middle.end();
    };
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        const auto& what = game.attributes[i];
        const bool foreign = what.domain &&
                             std::find(ruleset.domains.begin(), ruleset.domains.end(), i) == ruleset.domains.end();
        if (foreign || stands(i) || !isOfEdition(i, ruleset, game))
            continue;
        if (game.isInternal(i, set))
            add(columns.internal, i);
        else if (what.kind == model::AttributeKind::Text || what.domain)
            add(columns.face, i);
        else
            add(columns.beside, i);
    }
    return columns;
}

} // namespace nexus::app
