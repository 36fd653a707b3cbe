// A series of games played beside the window, on all cores: with progress, cancelled at any time, and gone on with
// where it was left, for what is played is written down as it goes (app/documents/laboratory.h). And what is played
// where a card or a deck changes: the same games before and after it.
#pragma once

#include "app/base/job.h"
#include "app/documents/laboratory.h"
#include "model/cards/list_difference.h"

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
    void played(const nexus::app::SeriesTallies& tallies, bool whole);

private:
    void playAll(const std::vector<std::shared_ptr<model::SeriesTable>>& tables, const std::filesystem::path& folder);
};

} // namespace nexus::app
