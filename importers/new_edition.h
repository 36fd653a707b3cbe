// A new edition out of the tables of its cards: what a ruleset has to say of their headings so that no row is refused,
// and the ruleset file itself, with the law of another (resources/help/workbench.md).
#pragma once

#include "importers/import_problem.h"
#include "importers/tables/table.h"
#include "model/cards/game.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

// Whether a value is printed on its card: among what the face shows, not at all, or not even shown to others (a text is
// printed unless it is internal).
enum class CardPlace : std::uint8_t { Face, Beside, Internal };

struct ProposedAttribute {
    model::Attribute attribute;
    std::string instead; // id of the attribute that the heading means elsewhere; empty: none
    CardPlace place = CardPlace::Beside;
    friend bool operator==(const ProposedAttribute&, const ProposedAttribute&) = default;
};

// A column that stays text beside the card, with the cell that shows why; empty: the column is.
struct UnplacedHeading {
    std::string heading, example;
    friend bool operator==(const UnplacedHeading&, const UnplacedHeading&) = default;
};

struct EditionProposal {
    std::vector<ProposedAttribute> attributes;
    std::vector<UnplacedHeading> unplaced;
    friend bool operator==(const EditionProposal&, const EditionProposal&) = default;
};

// What is to be said of the headings of all these tables of cards of the set. A heading the game or the set's other
// rulesets know, with cells they can take, is passed over. What another edition calls so and can take the cells is
// meant again; else the kind is the narrowest that takes every cell. Numbers go on the face; headings that speak of
// notes of the makers (Game::notes) and those of `internal` are internal.
[[nodiscard]] EditionProposal proposeEdition(const std::vector<Table>& tables, const model::Game& game,
    const std::string& set, const std::vector<std::string>& internal = {});

// A number that a rule of the law sets to another value: a bound, or a limit of copies for all cards.
struct LawNumber {
    std::size_t rule = 0; // position among the constraints
    std::string key;      // "exactly", "atLeast", "atMost", "limit"
    std::int64_t value = 0;
    friend bool operator==(const LawNumber&, const LawNumber&) = default;
};

struct EditionHead {
    std::string id, name, set;
    std::vector<LawNumber> numbers; // those the law has no such number for are passed over
};
// The ruleset `law`, a file's bytes, under another head, with the attributes and numbers; its cards look as those of
// `face` with what is proposed for the face.
[[nodiscard]] ReadResult<std::string> writeEdition(std::string_view law, const EditionHead& head,
    const EditionProposal& proposal, const model::FaceLayout& face, const model::Game& game);

} // namespace nexus::importers
