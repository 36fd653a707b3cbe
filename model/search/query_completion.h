// What may stand at the cursor of a query: fields with their operators, values of a field, names of cards. What the
// other words of the query find decides which values and names are proposed, as long as they find any with it. Agrees
// with the grammar of query_parser about where terms, quotes and patterns begin and end; the words come from the game
// and the catalogue. Never more than maxProposals; nothing inside of a phrase or a pattern.
#pragma once

#include "model/cards/catalogue.h"
#include "model/search/query.h"

namespace nexus::model {

enum class ProposalKind { Field, Value, Name };

struct Proposal {
    ProposalKind kind = ProposalKind::Field;
    std::string text; // takes the place of the bytes from `offset`, `length` long
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string label;    // "cp<=", "Unit", "Relay Drone"
    std::string detail;   // "Command Points, a number"; may be empty
    bool complete = true; // false: the term lacks its value still
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

struct QueryCompletion {
    std::string_view typed; // what stands before the cursor of the word in work; empty: at the start of a term or value
    std::vector<Proposal> proposals;
};

constexpr std::size_t maxProposals = 50;
constexpr std::size_t maxNameProposals = 8;

// `sections` are what in: may name; without them only the deck as a whole.
[[nodiscard]] QueryCompletion complete(std::string_view text, std::size_t cursor, const Catalogue& catalogue,
    const std::vector<NamedSection>& sections = {});

// The query without what is half typed: fields that have no value yet ("t:"), and at its end a value that is only the
// beginning of one the field knows ("t:mis"). Nothing where all of it stands.
struct HalfTyped {
    std::string rest;
    std::string words; // what was left out, as typed
    bool inValue = false;
};
[[nodiscard]] std::optional<HalfTyped> halfTyped(
    std::string_view text, const Catalogue& catalogue, const std::vector<NamedSection>& sections = {});

// The words a field knows, folded: types, keywords, sets, sections …; none for texts and numbers.
[[nodiscard]] std::vector<std::string> fieldValues(
    std::string_view field, const Catalogue& catalogue, const std::vector<NamedSection>& sections = {});

// What a field is, for completion and the syntax sheet: "Command Points, a number"; empty for an unknown field.
[[nodiscard]] std::string fieldMeaning(std::string_view field, const Game& game);

// Where the words of fields and operators stand, for a bar that paints them: "cp<=" of "cp<=3".
struct FieldPlace {
    std::size_t offset = 0;
    std::size_t length = 0;
    friend bool operator==(const FieldPlace&, const FieldPlace&) = default;
};
[[nodiscard]] std::vector<FieldPlace> fieldPlaces(std::string_view text);

} // namespace nexus::model
