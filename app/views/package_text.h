// Words about packages of Missions: the same in the window, for screen readers and on the command line.
#pragma once

#include "app/text/card_text.h"
#include "app/views/charts.h"
#include "model/advice/package_pool.h"

namespace nexus::app {

// "Choir Practice, 2 Minor Arrears"; "none" of the empty package.
[[nodiscard]] std::vector<std::string> packageParts(
    const model::MissionPackage& package, const model::Catalogue& catalogue);
[[nodiscard]] std::string packageNames(const model::MissionPackage& package, const model::Catalogue& catalogue);
// The domains it gives points of.
[[nodiscard]] std::vector<DomainPoints> profilePoints(const model::MissionPackage& package);
// "T4 M2"; with the labels of the domains: "Technology 4, Magic 2".
[[nodiscard]] std::string profileLetters(const model::MissionPackage& package, const model::Game& game);
[[nodiscard]] std::string profileWords(const model::MissionPackage& package, const model::Game& game);
// "+23 −11", or "–" of nothing.
[[nodiscard]] std::string openedText(std::int64_t opened, std::int64_t closed);
[[nodiscard]] std::string packageTroubleText(model::PackageTrouble trouble);

// What is told of a row beside the package itself.
struct PackageRowParts {
    bool deck = false;                  // opened, closed, changes and copies not carried
    std::optional<std::int64_t> wanted; // `found` is out of
};
// "Income 14 · pool 212 · opens 23, closes 11 · 2 changes"; what a query wants comes first: "carries 40 of 56".
[[nodiscard]] std::string packageDetail(const model::MissionPackage& package, const PackageRowParts& parts);
// "carries the deck", "4 copies not carried".
[[nodiscard]] std::string packageFit(const model::MissionPackage& package);
// All of it in one sentence, for screen readers.
[[nodiscard]] std::string packageSentence(
    const model::MissionPackage& package, const model::Catalogue& catalogue, const PackageRowParts& parts);

// Whether the deck is legal then, and the totals that differ: "Legal · Missions Technology 2 → 4".
[[nodiscard]] std::string changedTotalsText(
    const model::Deck& before, const model::PackageChange& change, const model::DeckChecker& checker);
// "Opens 23: Wick Sprite, …", "Closes 2: …", "Does not carry 3 Relay Drone, …": a text each, of many cards the first
// names; those with nothing left out.
[[nodiscard]] std::vector<std::string> changedCardsTexts(
    const model::PackageChange& change, const model::Catalogue& catalogue);

// What the pool costs, with the income of the package as its line, and its types.
[[nodiscard]] std::vector<DeckChart> poolCharts(
    const model::PackagePool& pool, const model::DeckChecker& checker, std::optional<std::int64_t> income);

} // namespace nexus::app
