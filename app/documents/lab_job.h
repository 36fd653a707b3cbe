// A series of games played beside the window, on all cores: with progress, cancelled at any time, and gone on with
// where it was left, for what is played is written down as it goes (app/documents/laboratory.h). And what is played
// where a card or a deck changes: the same games before and after it.
#pragma once

#include "app/base/job.h"
#include "app/documents/laboratory.h"
#include "model/cards/list_difference.h"

#include <atomic>
#include <chrono>

namespace nexus::app {

// A card as it was and as it is, to be played; a list that leaves out fields says nothing of them.
struct CardChange {
    model::ComparedCards before, after; // one card each; without one before, it is that of the catalogue
    [[nodiscard]] const std::string& name() const { return after.cards.front().name; }
};

// Decks under one law each, before and after; they meet in the same pairings, with the same random numbers.
struct BeforeAfter {
    std::vector<model::Deck> before, after; // the same number
    std::shared_ptr<const model::DeckChecker> law, lawAfter;
    std::vector<model::Matchup> pairings; // whose first deck is the one that has changed
};
[[nodiscard]] bool hasCard(const model::Deck& deck, const std::string& card);
// By their names, then by what is in them: the same decks and the same seed play the same games, in whatever order they
// were chosen.
void sortByName(std::vector<model::Deck>& decks);
// The first against each of the others.
[[nodiscard]] std::vector<model::Matchup> oneAgainstOthers(std::size_t decks);
// Why they cannot be played, a sentence for each such deck; empty: they can.
[[nodiscard]] std::string cannotPlayText(const std::vector<model::Deck>& decks, const model::DeckChecker& law);
// Each deck with the card against every other of them, and against itself where there is no other. Nothing where no
// deck has it. The edition is that of the first such deck.
[[nodiscard]] std::optional<BeforeAfter> beforeAfter(const GameLibrary& library,
    const std::shared_ptr<const model::Catalogue>& catalogue, const CardChange& change, std::vector<model::Deck> decks);
// A deck and its other version, each against all others.
[[nodiscard]] BeforeAfter beforeAfter(model::Deck before, model::Deck after, const std::vector<model::Deck>& others,
    std::shared_ptr<const model::DeckChecker> law);

class LabJob : public Job {
    Q_OBJECT
public:
    using Job::Job;
    ~LabJob() override { stop(); }

    // Each series has a file of its own in the folder, where what was played of it before is read.
    void play(std::shared_ptr<model::SeriesTable> table, const std::filesystem::path& folder);
    // The tallies of the first, then those of the other.
    void playBoth(std::shared_ptr<model::SeriesTable> before, std::shared_ptr<model::SeriesTable> after,
        const std::filesystem::path& folder);

Q_SIGNALS:
    void soFar(const nexus::app::SeriesTallies& tallies); // now and then, while it is played
    void played(const nexus::app::SeriesTallies& tallies, bool whole);

private:
    void playAll(const std::vector<std::shared_ptr<model::SeriesTable>>& tables, const std::filesystem::path& folder);
    [[nodiscard]] bool tellDone(std::uint64_t done, std::uint64_t all);
    void tellSoFar(const std::function<SeriesTallies()>& all);

    std::chrono::steady_clock::time_point m_told, m_looked; // on the worker
    std::atomic<bool> m_isHeard = true;                     // what was told last has been heard
};

} // namespace nexus::app
