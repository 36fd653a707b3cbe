// Lists for tests: the sample decks that come with the game, a reader over the starter set, and a PDF with the notes
// that decklists carry.
#pragma once

#include "app/documents/list_check.h"
#include "app/printing/pdf_sheets.h"
#include "importers/codes/deck_code.h"
#include "importers/decklist/deck_json.h"
#include "tests/support/decks.h"

namespace nexus::test {

inline const std::vector<model::Deck>& sampleDecks()
{
    static const auto decks = [] {
        std::vector<model::Deck> all;
        for (const auto& file : nexus::test::starterFiles("decks"))
            all.push_back(*importers::readDeckJson(file.bytes));
        return all;
    }();
    return decks;
}

// The section that is drawn from.
inline model::DeckSection& drawn(model::Deck& deck)
{
    return deck.sectionOrNew(ruleset(deck.ruleset.str().c_str()).tableRules.deck);
}

inline const app::ListReader& listReader()
{
    static const app::ListReader reader(starterLibrary(), starterCatalogue());
    return reader;
}

inline std::string codeOf(const model::Deck& deck)
{
    return importers::encodeDeck(deck, ruleset(deck.ruleset.str().c_str()), listReader().ids()).value_or("");
}

inline std::string checksumOf(const model::Deck& deck)
{
    return importers::deckChecksum(deck, ruleset(deck.ruleset.str().c_str()), *starterCatalogue());
}

inline std::string pdfOf(const std::vector<model::Deck>& decks)
{
    app::PdfSheets sheets({});
    for (std::size_t i = 0; i < decks.size(); ++i) {
        if (i > 0)
            sheets.newPage();
        sheets.note("Deck", QByteArray::fromStdString(decks[i].name));
        sheets.note("Code", QByteArray::fromStdString(codeOf(decks[i])));
        sheets.note("Checksum", QByteArray::fromStdString(checksumOf(decks[i])));
        sheets.note("Ruleset", QByteArray::fromStdString(decks[i].ruleset.str()));
    }
    return sheets.finish().toStdString();
}

// "main 3 Relay Drone" a row, by what the rows mean, so that a decoded deck compares with the deck it was made of.
inline std::vector<std::string> rowsOf(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::vector<std::string> rows;
    for (const auto& row : checker.resolve(deck))
        if (row.section != model::DeckChecker::noSection && !checker.ruleset().sections[row.section].free)
            rows.push_back(checker.ruleset().sections[row.section].id.str() + " " + std::to_string(row.count) + " " +
                           (row.card ? std::string(checker.catalogue().key(*row.card)) : "? " + row.entry->card));
    std::sort(rows.begin(), rows.end());
    return rows;
}

} // namespace nexus::test
