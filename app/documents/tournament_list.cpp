#include "app/documents/tournament_list.h"

#include "importers/codes/deck_code.h"

namespace nexus::app {

namespace {

// As the list shows it: its sections in their order, the rows by name.
model::Deck handedIn(const model::Deck& deck, const model::DeckChecker& checker, const model::Decklist& list)
{
    model::Deck made;
    made.name = fieldText(QString::fromStdString(deck.name)).toStdString();
    made.game = deck.game.empty() ? checker.ruleset().game : deck.game;
    made.ruleset = checker.ruleset().id;
    for (const auto& block : list.blocks)
        for (const auto& group : block.groups)
            for (const auto& row : group.rows) {
                auto entry = row.entry;
                entry.card = row.name;
                entry.extra.clear();
                auto& section = made.sectionOrNew(block.section);
                if (!addCopies(section, entry))
                    section.entries.push_back(std::move(entry));
            }
    return made;
}

} // namespace

TournamentLists::TournamentLists(std::shared_ptr<const model::Catalogue> catalogue, std::int64_t revision)
    : m_ids(std::move(catalogue))
    , m_stamp(catalogueStamp(m_ids.catalogue(), revision))
{
}

TournamentList TournamentLists::make(
    const model::Deck& deck, std::shared_ptr<const model::DeckChecker> checker, const PlayerDetails& player) const
{
    TournamentList made;
    made.report = checker->check(deck);
    made.list = model::decklist(deck, *checker, made.report);
    made.deck = handedIn(deck, *checker, made.list);
    made.checksum = importers::deckChecksum(deck, checker->ruleset(), m_ids.catalogue());
    if (auto code = importers::encodeDeck(deck, checker->ruleset(), m_ids))
        made.code = std::move(*code);
    else
        made.codeTrouble = importers::codeRefusalText(code.error());
    made.player = player;
    made.checker = std::move(checker);
    made.catalogue = m_stamp;
    return made;
}

} // namespace nexus::app
