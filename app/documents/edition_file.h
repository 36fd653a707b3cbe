// An edition of one's own changed in its file: planned and tried first, written whole or not at all. What came with the
// program stays as it is.
#pragma once

#include "app/documents/profile.h"
#include "importers/edition_edit.h"
#include "importers/glossary_text.h"
#include "model/cards/glossary.h"

#include <functional>

namespace nexus::app {

struct EditedEdition {
    std::filesystem::path file;
    std::string before, bytes; // of the file
    GameLibrary library;       // as it would be
    model::RulesetId id;
    [[nodiscard]] const model::Ruleset& ruleset() const { return library.find(id)->ruleset; }
};

// Or a sentence why not: there is no such edition, it is not one's own, or what comes out is no ruleset.
[[nodiscard]] tl::expected<EditedEdition, std::string> planLaw(
    Profile& profile, const model::RulesetId& id, const importers::LawChange& change);
[[nodiscard]] tl::expected<EditedEdition, std::string> planFace(
    Profile& profile, const model::RulesetId& id, const importers::FaceChange& change);
[[nodiscard]] tl::expected<EditedEdition, std::string> planKeywords(
    Profile& profile, const model::RulesetId& id, const std::vector<model::Keyword>& keywords);
// The same on top of bytes that are not written yet.
[[nodiscard]] tl::expected<EditedEdition, std::string> planLaw(
    const GameFolder& place, const EditedEdition& on, const importers::LawChange& change);
[[nodiscard]] tl::expected<EditedEdition, std::string> planFace(
    const GameFolder& place, const EditedEdition& on, const importers::FaceChange& change);
[[nodiscard]] tl::expected<EditedEdition, std::string> planKeywords(
    const GameFolder& place, const EditedEdition& on, const std::vector<model::Keyword>& keywords);
// Changes that are not written, to go on with after the program has ended; and the edition with them. Nothing where
// they are of another edition or its file was changed since.
[[nodiscard]] std::string editionDraft(const EditedEdition& edited);
[[nodiscard]] std::optional<EditedEdition> withDraft(
    const GameFolder& place, const EditedEdition& on, std::string_view draft);
// What there is to begin with: the edition as it is.
[[nodiscard]] tl::expected<EditedEdition, std::string> ownEdition(
    const GameLibrary& library, const model::RulesetId& id);
[[nodiscard]] inline tl::expected<EditedEdition, std::string> ownEdition(Profile& profile, const model::RulesetId& id)
{
    return ownEdition(profile.library(), id);
}
// Or why it cannot be written. The profile reads its rulesets anew.
[[nodiscard]] tl::expected<void, std::string> writeEdited(const EditedEdition& edited);

// Whether cards of the edition can have it: an attribute of the game that no other stands instead of, or one of its
// own.
[[nodiscard]] bool isOfEdition(model::AttributeIndex attribute, const model::Ruleset& ruleset, const model::Game& game);

// The keywords of the edition with what explains them, and what is amiss.
struct EditionGlossary {
    std::vector<model::Keyword> keywords;
    bool own = false; // else it is the game's
    model::GlossaryLint lint;
};
[[nodiscard]] EditionGlossary editionGlossary(
    const model::Ruleset& ruleset, const model::Game& game, std::shared_ptr<const model::Catalogue> catalogue);

// Or a sentence why the file gives none.
[[nodiscard]] tl::expected<importers::Glossary, std::string> glossaryOf(
    const std::filesystem::path& file, const model::Game& game);

enum class PrintedAt { Face, Beside, Internal };
// What a card of the edition shows, what it has beside that, and what is internal, as its lists head it.
struct PrintedColumns {
    std::vector<std::string> face, beside, internal;
};
[[nodiscard]] PrintedColumns printedColumns(const model::Ruleset& ruleset, const model::Game& game);

} // namespace nexus::app
