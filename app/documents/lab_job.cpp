#include "app/documents/lab_job.h"

#include "app/documents/list_comparison.h"
#include "app/text/refusal_text.h"
#include "importers/decklist/deck_json.h"
#include "model/base/text.h"

#include <QByteArray>

#include <algorithm>
#include <numeric>
#include <tuple>

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

void sortByName(std::vector<model::Deck>& decks)
{
    const auto key = [](const model::Deck& deck) {
        return std::tuple(model::fold(deck.name), deck.name, importers::writeDeckJson(deck));
    };
    std::ranges::stable_sort(decks, {}, key);
}

std::vector<model::Matchup> oneAgainstOthers(std::size_t decks)
{
    std::vector<model::Matchup> all;
    for (std::size_t other = 1; other < decks; ++other)
        all.push_back({0, other, other});
    return all;
}

std::string cannotPlayText(const std::vector<model::Deck>& decks, const model::DeckChecker& law)
{
    std::string lines;
    for (std::size_t i = 0; i < decks.size(); ++i)
        if (const auto problem = model::cannotPlay(decks[i], i, law))
            lines += (lines.empty() ? "" : "\n") + deckProblemText(*problem, decks[i].name);
    return lines;
}

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
    m_told = m_looked = std::chrono::steady_clock::now();
    m_isHeard = true;
    start([this, tables, folder]() -> Answer {
        std::filesystem::create_directories(folder);
        std::uint64_t games = 0, most = 0;
        for (const auto& table : tables) {
            games += table->series().allGames();
            most = std::max(most, table->series().games);
        }
        std::vector<SeriesTallies> found;
        for (const auto& table : tables)
            found.emplace_back().resize(table->series().pairings.size());
        std::vector<std::uint64_t> done(tables.size());
        bool whole = true;
        // In turn, twice as many games each time: what is stopped knows as much of the one as of the other.
        for (auto some = firstGames; whole; some *= 2) {
            for (std::size_t i = 0; i < tables.size(); ++i) {
                SeriesTallies tallies;
                SeriesWork work;
                work.report = [&, i](std::uint64_t number) {
                    done[i] = number;
                    return tellDone(std::accumulate(done.begin(), done.end(), std::uint64_t{0}), games);
                };
                work.games = some;
                work.stop = [this] { return isStopped(); };
                work.look = [&, i](const TalliesSoFar& now) {
                    tellSoFar([&] {
                        found[i] = now();
                        return joined(found);
                    });
                };
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

bool LabJob::tellDone(std::uint64_t done, std::uint64_t all)
{
    constexpr auto between = std::chrono::milliseconds(50);
    if (const auto now = std::chrono::steady_clock::now(); now - m_told >= between) {
        m_told = now;
        report(static_cast<std::size_t>(done), static_cast<std::size_t>(all));
    }
    return !isStopped();
}

// Not before what was told last has been heard: a window that takes long to show it is not flooded.
void LabJob::tellSoFar(const std::function<SeriesTallies()>& all)
{
    constexpr auto between = std::chrono::milliseconds(500);
    const auto now = std::chrono::steady_clock::now();
    if (now - m_looked < between || !m_isHeard.exchange(false))
        return;
    m_looked = now;
    QMetaObject::invokeMethod(
        this,
        [this, tallies = all()] {
            m_isHeard = true;
            if (isBusy())
                Q_EMIT soFar(tallies);
        },
        Qt::QueuedConnection);
}

} // namespace nexus::app
