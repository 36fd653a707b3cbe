// A new edition out of card lists: a ruleset of one's own that says what the headings of its set mean, with the law of
// another. Planned first, and tried: what importing the lists into the set would refuse is known before anything is
// written. resources/help/workbench.md.
#pragma once

#include "app/documents/card_import.h"
#include "importers/new_edition.h"

namespace nexus::app {

struct EditionWish {
    std::string id, set;
    std::string name;                                   // empty: the game's with the set
    std::string from;                                   // the ruleset whose law it takes; empty: the game's default
    std::string type;                                   // as importers::CardListOptions
    std::vector<importers::LawNumber> numbers;          // of the law, to be others
    std::optional<importers::EditionProposal> proposal; // instead of one made from the lists
    std::vector<std::string> internal;                  // headings of notes, besides those the game knows
    std::optional<CardFile> keywords;                   // a text or table that explains its keywords
    bool keywordsAsked = false;                         // it must be readable
};
// The text or table that is called “keywords”, in the folder of a list.
[[nodiscard]] std::optional<std::filesystem::path> keywordsBeside(const std::filesystem::path& list);

struct PlannedEdition {
    std::filesystem::path file;
    std::string bytes;
    importers::EditionProposal proposal;
    std::string keywordsFile; // whose keywords it has; empty: those of the game
    std::size_t keywords = 0; // how many
    // A sentence for everything in the law that looks at an attribute which cards of the edition have as another, and
    // for what the file of keywords says that could not be read.
    std::vector<std::string> warnings;
    std::vector<RefusedFile> refused; // lists with rows that no edition could take; then nothing is to be written
};

// Every number of every rule, in the order of the rules.
[[nodiscard]] std::vector<importers::LawNumber> lawNumbers(const model::Ruleset& law);
// Or a sentence why there can be no such edition.
[[nodiscard]] tl::expected<PlannedEdition, std::string> planEdition(
    Profile& profile, const std::vector<CardFile>& lists, const EditionWish& wish);
// Or why it cannot be written.
[[nodiscard]] tl::expected<void, std::string> writeEdition(const PlannedEdition& edition);

} // namespace nexus::app
