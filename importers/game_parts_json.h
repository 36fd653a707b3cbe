// What game.json and rulesets share: the "attributes" list, the ranges, and how the game is played, a ruleset's `play`
// block. Private to importers.
#pragma once

#include "importers/json/json_dom.h"
#include "model/cards/game.h"
#include "model/rules/table_rules.h"
#include "model/search/query.h"

namespace nexus::importers {

// Reads the list under `key`. Ids and aliases already in `taken` are refused, and those read are added to it.
[[nodiscard]] std::vector<model::Attribute> readAttributes(
    ObjectReader& object, std::string_view key, std::vector<std::string>& taken, std::vector<ImportProblem>& problems);
// Ids of attributes, sections, rules and files: lower-case letters, digits and hyphens, a letter first.
[[nodiscard]] bool isId(std::string_view text);
// Of an empty or missing one it is said, too, that it is no id, where `emptyToo`.
[[nodiscard]] std::string readId(ObjectReader& object, std::string_view key, bool emptyToo = true);
// The queries of a ruleset, about cards alone. All of them together have so much effort (model::effort): every deck
// that is judged pays it. The first that goes beyond is a problem, and no more are looked at.
class CardQueries {
public:
    static constexpr std::size_t mostEffort = 100'000;

    explicit CardQueries(const model::Game& game)
        : m_game(game)
    {
    }
    // A problem or nothing where it cannot be taken; nothing where the key is not there.
    [[nodiscard]] std::optional<model::Query> read(ObjectReader& object, std::string_view key);

private:
    const model::Game& m_game;
    std::size_t m_effort = 0;
};
// "reads": the kind of rule text it is, such as "event".
void readReads(ObjectReader& object, std::string& reads);
// "#2f6db5".
[[nodiscard]] bool isColour(std::string_view text);
// What makes a card's identity: name, type and text attributes; another part is a problem.
void needIdentity(
    ObjectReader& object, std::string_view key, const std::vector<std::string>& parts, const model::Game& game);

// What a ruleset without the block means.
[[nodiscard]] model::TableRules defaultTableRules(const model::Game& game);
// Overwrites the ranges that `key` of `object` names, by the choices of a range attribute.
void readRanges(ObjectReader& object, std::string_view key, const std::vector<std::string>& choices,
    std::vector<model::Range>& ranges, std::vector<ImportProblem>& problems);
// Overwrites what the block says; hand, deck and income, which know the sections, are ruleset_json's. Keys that no
// edition has are left alone.
void readTableRules(
    ObjectReader& play, const model::Game& game, model::TableRules& rules, std::vector<ImportProblem>& problems);

} // namespace nexus::importers
