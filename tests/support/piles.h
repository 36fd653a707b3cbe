// Piles to draw from without a deck file: rows told as "4x2 3x5" (copies x cost), or the drawn section of a sample
// deck.
#pragma once

#include "importers/decklist/deck_json.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"
#include "tests/support/starter.h"

#include <QString>
#include <QStringList>

#include <stdexcept>

namespace nexus::test {

// A row for each "copies x cost", named "1", "2" …; "3x-" costs nothing that is known. What costs is also shown.
inline model::DrawPile pileOf(
    const QString& rows, std::optional<std::int64_t> income = std::nullopt, std::size_t hand = 5)
{
    model::DrawPile pile{
        .section = model::SectionId("main"), .hand = hand, .income = income, .initiative = model::AttributeIndex{0}};
    for (const auto& row : rows.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto parts = row.split(QLatin1Char('x'));
        const auto cost = parts[1] == QStringLiteral("-") ? std::nullopt
                                                          : std::optional<std::int64_t>(parts[1].toLongLong());
        pile.rows.push_back({.name = std::to_string(pile.rows.size() + 1),
            .copies = parts[0].toULongLong(),
            .cost = cost,
            .reveal = cost.value_or(0)});
        pile.copies += pile.rows.back().copies;
    }
    return pile;
}

inline model::RevealCounts countsOf(const QString& rows) { return model::revealCounts(pileOf(rows)); }

inline model::Deck sampleDeck(const std::string& name)
{
    for (const auto& file : nexus::test::starterFiles("decks"))
        if (file.name.find(name) != std::string::npos)
            if (const auto deck = importers::readDeckJson(file.bytes))
                return *deck;
    throw std::runtime_error("no sample deck " + name);
}

inline model::DrawPile samplePile(const std::string& name)
{
    static const model::DeckChecker checker(ruleset(), starterCatalogue());
    return model::drawPile(sampleDeck(name), checker);
}

// All batches in this thread.
inline model::HandTally tallyHands(const model::HandQuestion& question, std::uint64_t seed, std::uint64_t hands)
{
    model::HandTally tally;
    for (std::uint64_t batch = 0; tally.hands < hands; ++batch)
        tally += model::tallyHandBatch(question, seed, batch, std::min(hands - tally.hands, model::handsPerBatch));
    return tally;
}

inline model::InitiativeTally tallyInitiative(
    std::span<const model::DrawPile> piles, std::uint64_t seed, std::uint64_t games)
{
    model::InitiativeTally tally;
    for (std::uint64_t batch = 0; tally.games < games; ++batch)
        tally += model::tallyInitiativeBatch(piles, seed, batch, std::min(games - tally.games, model::gamesPerBatch));
    return tally;
}

} // namespace nexus::test
