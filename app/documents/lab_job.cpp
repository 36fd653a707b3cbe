#include "app/documents/lab_job.h"

#include "app/documents/list_comparison.h"
#include "model/base/text.h"

#include <QByteArray>

#include <algorithm>

namespace nexus::app {

namespace {

constexpr const char* gamesEnding = ".games";

} // namespace

bool hasCard(const model::Deck& deck, const std::string& card)
{
    const auto name = model::fold(card);
    return std::ranges::any_of(deck.sections, [&](const auto& section) {
        return std::ranges::any_of(section.entries, [&](const auto& row) { return model::fold(row.card) == name; });
    });
}

std::optional<BeforeAfter> beforeAfter(const GameLibrary& library,
    const std::shared_ptr<const model::Catalogue>& catalogue, const CardChange& change, std::vector<model::Deck> decks)
{
    BeforeAfter played;
    for (std::size_t deck = 0; deck < decks.size(); ++deck)
        for (std::size_t other = 0; hasCard(decks[deck], change.name()) && other < decks.size(); ++other)
            if (other != deck || decks.size() == 1)
                played.pairings.push_back({deck, other, played.pairings.size()});
    if (played.pairings.empty())
        return std::nullopt;
    const auto ruleset = decks[played.pairings.front().a].ruleset;
    const auto before = change.before.cards.empty() ? catalogue : catalogueWith(*catalogue, change.before);
    played.law = RulesetCheckers(library, before).of(ruleset);
    played.lawAfter = RulesetCheckers(library, catalogueWith(*before, change.after)).of(ruleset);
    if (!played.law)
        return std::nullopt;
    played.before = played.after = std::move(decks);
    return played;
}

BeforeAfter beforeAfter(model::Deck before, model::Deck after, const std::vector<model::Deck>& others,
    std::shared_ptr<const model::DeckChecker> law)
{
    BeforeAfter played;
    played.before.push_back(std::move(before));
    played.after.push_back(std::move(after));
    for (const auto& other : others) {
        played.pairings.push_back({0, played.before.size(), played.pairings.size()});
        played.before.push_back(other);
        played.after.push_back(other);
    }
    played.law = played.lawAfter = std::move(law);
    return played;
}

void LabJob::play(std::shared_ptr<model::SeriesTable> table, const std::filesystem::path& folder)
{
    playAll({std::move(table)}, folder);
}

void LabJob::playBoth(std::shared_ptr<model::SeriesTable> before, std::shared_ptr<model::SeriesTable> after,
    const std::filesystem::path& folder)
{
    playAll({std::move(before), std::move(after)}, folder);
}

void LabJob::playAll(
    const std::vector<std::shared_ptr<model::SeriesTable>>& tables, const std::filesystem::path& folder)
{
    start([this, tables, folder]() -> Answer {
        std::filesystem::create_directories(folder);
        SeriesTallies all;
        std::uint64_t games = 0, before = 0;
        for (const auto& table : tables)
            games += table->series().allGames();
        bool whole = true;
        for (const auto& table : tables) {
            SeriesTallies tallies;
            tallies.resize(table->series().pairings.size());
            SeriesWork work;
            work.report = [&](std::uint64_t done) { return report(before + done, games); };
            work.stop = [this] { return isStopped(); };
            work.journal = folder / (QByteArray::number(quint64{digestOf(*table)}, 16).toStdString() + gamesEnding);
            whole = whole && playSeries(*table, tallies, work);
            all.insert(all.end(), tallies.begin(), tallies.end());
            before += table->series().allGames();
        }
        return [this, tallies = std::move(all), whole] { Q_EMIT played(tallies, whole); };
    });
}

} // namespace nexus::app
