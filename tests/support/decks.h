// Decks, rulesets and findings as a line of text, so that a table of cases can be read like one.
#pragma once

#include "app/base/qt_text.h"
#include "importers/game_json.h"
#include "model/base/text.h"
#include "tests/support/starter.h"

#include <QString>

#include <stdexcept>

namespace nexus::test {

using nexus::q;

// "main: 20 Ten, 1 One [COR 3]; missions: 3 Forge": sections, copies, names, and printings in brackets.
inline model::Deck deckOf(const std::string& text, const char* rulesetId = "quantum-nexus-2025-07")
{
    model::Deck deck;
    deck.name = "Test";
    deck.game = "quantum-nexus";
    deck.ruleset = model::RulesetId(rulesetId);
    for (const auto part : model::split(text, ';')) {
        const auto colon = part.find(':');
        if (colon == std::string_view::npos)
            continue;
        auto& section = deck.sectionOrNew(model::SectionId(std::string(model::trimmed(part.substr(0, colon)))));
        for (const auto untrimmed : model::split(part.substr(colon + 1), ',')) {
            auto row = model::trimmed(untrimmed);
            if (row.empty())
                continue;
            model::DeckEntry entry;
            const auto blank = row.find(' ');
            entry.count = std::stoi(std::string(row.substr(0, blank)));
            row.remove_prefix(blank + 1);
            if (const auto bracket = row.find(" ["); bracket != std::string_view::npos) {
                entry.printing = std::string(row.substr(bracket + 2, row.size() - bracket - 3));
                row = row.substr(0, bracket);
            }
            entry.card = std::string(row);
            section.entries.push_back(std::move(entry));
        }
    }
    return deck;
}

// "main-cp in main: 199 exactly 200", "card-domain of Juggernaut, magic: 2 atMost 1", "missing-value (warning) of …".
inline std::string told(const model::Finding& finding, const model::Game& game)
{
    std::string text = finding.rule;
    if (finding.severity == model::Severity::Warning)
        text += " (warning)";
    if (finding.section)
        text += " in " + finding.section->str();
    if (finding.card)
        text += " of " + *finding.card;
    if (finding.domain)
        text += ", " + game.attributes[*finding.domain].id.str();
    if (finding.bound) {
        static constexpr const char* bounds[] = {"exactly", "atLeast", "atMost"};
        text += ": " + std::to_string(*finding.actual) + " " + bounds[static_cast<int>(*finding.bound)] + " " +
                std::to_string(*finding.limit);
    }
    return text;
}

inline std::string told(const std::vector<model::Finding>& findings, const model::Game& game)
{
    std::string text;
    for (const auto& finding : findings)
        text += (text.empty() ? "" : "\n") + told(finding, game);
    return text;
}

// A ruleset with the usual four sections and these constraints; `more` are further keys ("\"sets\": […],").
inline model::Ruleset rulesetOf(const std::string& constraints, const std::string& more = "",
    const std::string& sections =
        R"({"id":"missions","label":"Missions","accepts":"t:mission"},
                                       {"id":"main","label":"Main","accepts":"-t:mission"},
                                       {"id":"sideboard","label":"Sideboard","accepts":"-t:mission","optional":true},
                                       {"id":"maybe","label":"Maybe","free":true})")
{
    const auto read = importers::readRuleset(
        R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"house","name":"House",)" + more +
            R"("domains":["technology","magic","psionics","divinity","biology","entropy"],"sections":[)" + sections +
            R"(],"constraints":[)" + constraints + "]}",
        starterGame());
    if (!read)
        throw std::runtime_error(
            "broken test ruleset: " + read.error().front().pointer + " " + read.error().front().reason);
    return *read;
}

} // namespace nexus::test
