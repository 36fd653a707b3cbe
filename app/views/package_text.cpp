#include "app/views/package_text.h"

#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

using model::MissionPackage;

constexpr std::size_t mostNames = 60; // a search shows them all

std::string namesOf(const model::CardSet& set, const model::Catalogue& catalogue)
{
    std::vector<std::string> names;
    set.forEach([&](model::CardIndex card) {
        if (names.size() < mostNames)
            names.push_back(model::unambiguousName(catalogue, card));
    });
    const auto count = set.count();
    return std::to_string(count) + ": " + model::joined(names, ", ") +
           (count > names.size() ? " and " + std::to_string(count - names.size()) + " more" : "");
}

DeckChart costChart(
    const model::PackagePool& pool, const model::DeckChecker& checker, std::optional<std::int64_t> income)
{
    const auto& unit = checker.catalogue().game().attributes[pool.costs->attribute].label;
    const auto& pays = checker.ruleset().tableRules.income;
    const bool paid = pays && pays->attribute == pool.costs->attribute;
    return curveChart(*pool.costs, unit, paid ? income : std::nullopt,
        plural(static_cast<std::int64_t>(pool.cards.count()), "card", "cards"));
}

DeckChart typeChart(const model::PackagePool& pool, const model::Game& game)
{
    DeckChart chart{.title = "Types"};
    for (const auto& tally : pool.types) {
        chart.bars.push_back({.label = typeLabel(tally, game), .copies = tally.copies});
    }
    return chart;
}

} // namespace

std::vector<std::string> packageParts(const MissionPackage& package, const model::Catalogue& catalogue)
{
    std::vector<std::string> parts;
    for (const auto& [card, copies] : package.cards)
        parts.push_back((copies > 1 ? std::to_string(copies) + " " : "") + model::unambiguousName(catalogue, card));
    return parts.empty() ? std::vector<std::string>{"none"} : parts;
}

std::string packageNames(const MissionPackage& package, const model::Catalogue& catalogue)
{
    return model::joined(packageParts(package, catalogue), ", ");
}

std::vector<DomainPoints> profilePoints(const MissionPackage& package)
{
    std::vector<DomainPoints> points;
    for (const auto& [domain, value] : package.profile)
        if (value != 0)
            points.push_back({domain, static_cast<int>(value)});
    return points;
}

std::string profileLetters(const MissionPackage& package, const model::Game& game)
{
    std::string text;
    for (const auto& [domain, points] : profilePoints(package))
        text += (text.empty() ? "" : " ") + game.attributes[domain].letter + std::to_string(points);
    return text;
}

std::string profileWords(const MissionPackage& package, const model::Game& game)
{
    return domainWords(profilePoints(package), game);
}

std::string openedText(std::int64_t opened, std::int64_t closed)
{
    if (opened == 0 && closed == 0)
        return "–";
    return (opened ? signedNumber(opened) : std::string()) + (opened && closed ? " " : "") +
           (closed ? signedNumber(-closed) : std::string());
}

std::string packageTroubleText(model::PackageTrouble trouble)
{
    switch (trouble) {
    case model::PackageTrouble::NothingGives: return "No law of this ruleset makes cards depend on others.";
    case model::PackageTrouble::TooMany:
        return "There are too many packages to list this way: another order or other words may do.";
    case model::PackageTrouble::Stopped: break;
    }
    return "Stopped before all packages were found.";
}

std::string packageDetail(const MissionPackage& package, const PackageRowParts& parts)
{
    std::vector<std::string> told;
    if (parts.wanted)
        told.push_back("carries " + std::to_string(package.found) + " of " + std::to_string(*parts.wanted));
    if (package.income)
        told.push_back("income " + std::to_string(*package.income));
    told.push_back("pool " + std::to_string(package.pool));
    if (parts.deck && package.changes == 0)
        told.emplace_back("in the deck now");
    else if (parts.deck) {
        if (package.opened > 0 || package.closed > 0)
            told.push_back(std::string(package.opened > 0 ? "opens " + std::to_string(package.opened) : "") +
                           (package.opened > 0 && package.closed > 0 ? ", " : "") +
                           (package.closed > 0 ? "closes " + std::to_string(package.closed) : ""));
        told.push_back(plural(package.changes, "change", "changes"));
    }
    return model::joined(told, " · ");
}

std::string packageFit(const MissionPackage& package)
{
    return package.notCarried == 0 ? "carries the deck" : plural(package.notCarried, "copy", "copies") + " not carried";
}

std::string packageSentence(
    const MissionPackage& package, const model::Catalogue& catalogue, const PackageRowParts& parts)
{
    auto text = packageNames(package, catalogue) + ": ";
    if (const auto words = profileWords(package, catalogue.game()); !words.empty())
        text += words + " · ";
    return text + packageDetail(package, parts) + (parts.deck ? " · " + packageFit(package) : "");
}

std::string changedTotalsText(
    const model::Deck& before, const model::PackageChange& change, const model::DeckChecker& checker)
{
    std::vector<std::string> parts{verdict(change.report).text};
    for (const auto& total : comparedTotals(before, change.after, checker))
        if (total.from != total.to)
            parts.push_back(total.label + " " + std::to_string(total.from) + " → " + std::to_string(total.to));
    return model::joined(parts, " · ");
}

std::vector<std::string> changedCardsTexts(const model::PackageChange& change, const model::Catalogue& catalogue)
{
    std::vector<std::string> texts;
    if (change.opened.count() > 0)
        texts.push_back("Opens " + namesOf(change.opened, catalogue));
    if (change.closed.count() > 0)
        texts.push_back("Closes " + namesOf(change.closed, catalogue));
    if (!change.notCarried.empty()) {
        std::vector<std::string> names;
        for (const auto& [card, copies] : change.notCarried)
            names.push_back(std::to_string(copies) + " " + card);
        texts.push_back("Does not carry " + model::joined(names, ", "));
    }
    return texts;
}

std::vector<DeckChart> poolCharts(
    const model::PackagePool& pool, const model::DeckChecker& checker, std::optional<std::int64_t> income)
{
    std::vector<DeckChart> charts;
    if (pool.costs)
        charts.push_back(costChart(pool, checker, income));
    if (!pool.types.empty())
        charts.push_back(typeChart(pool, checker.catalogue().game()));
    return charts;
}

} // namespace nexus::app
