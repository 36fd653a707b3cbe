#include "app/documents/lab_job.h"

#include "app/documents/list_comparison.h"
#include "model/base/text.h"

#include <QByteArray>

#include <algorithm>
#include <numeric>

namespace nexus::app {

namespace {

constexpr const char* gamesEnding = ".games";
constexpr std::uint64_t firstGames = 10;

std::filesystem::path journalOf(const model::SeriesTable& table, const std::filesystem::path& folder)
{
    return folder / (QByteArray::number(quint64{digestOf(table)}, 16).toStdString() + gamesEnding);
}

SeriesTallies joined(const std::vector<SeriesTallies>& found)
{
    SeriesTallies all;
    for (const auto& tallies : found)
        all.insert(all.end(), tallies.begin(), tallies.end());
    return all;
}

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
        std::uint64_t games = 0, most = 0;
        for (const auto& table : tables) {
            games += table->series().allGames();
            most = std::max(most, table->series().games);
        }
        std::vector<SeriesTallies> found(tables.size());
        std::vector<std::uint64_t> done(tables.size());
        bool whole = true;
        // In turn, twice as many games each time: what is stopped knows as much of the one as of the other.
        for (auto some = firstGames; whole; some *= 2) {
            for (std::size_t i = 0; i < tables.size(); ++i) {
                SeriesTallies tallies;
                SeriesWork work;
                work.report = [&, i](std::uint64_t number) {
                    done[i] = number;
                    return report(std::accumulate(done.begin(), done.end(), std::uint64_t{0}), games);
                };
                work.games = some;
                work.stop = [this] { return isStopped(); };
                work.journal = journalOf(*tables[i], folder);
                whole = playSeries(*tables[i], tallies, work) && whole;
                found[i] = std::move(tallies);
            }
            if (some >= most)
                break;
        }
        return [this, tallies = joined(found), whole] { Q_EMIT played(tallies, whole); };
    });
}

} // namespace nexus::app
