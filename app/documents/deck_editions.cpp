#include "app/documents/deck_editions.h"

#include "db/deck_store.h"

namespace nexus::app {

namespace {

struct EditionMove {
    std::string saved; // when
    model::StoredDeck deck;
    model::RulesetId before;
};

// Of a deck whose newest version differs from the one before by the ruleset alone.
std::optional<EditionMove> lastMove(db::DeckStore& store, model::StoredDeck stored)
{
    const auto versions = store.versions(stored.id);
    if (versions.size() < 2)
        return std::nullopt;
    auto before = store.version(stored.id, versions[1].number);
    if (!before || before->ruleset == stored.deck.ruleset)
        return std::nullopt;
    auto move = EditionMove{versions.front().saved, std::move(stored), before->ruleset};
    before->ruleset = move.deck.deck.ruleset;
    return *before == move.deck.deck ? std::optional(std::move(move)) : std::nullopt;
}

void saveMoves(Profile& profile, std::vector<db::DeckChange> changes)
{
    if (!changes.empty())
        (void)profile.decks().change(changes, utcNow());
}

} // namespace

std::vector<MovedDeck> moveToEdition(
    Profile& profile, const std::vector<model::DeckId>& decks, const model::RulesetId& ruleset)
{
    std::vector<MovedDeck> moved;
    std::vector<db::DeckChange> changes;
    for (const auto id : decks) {
        auto stored = profile.decks().find(id);
        if (!stored || stored->deleted || stored->deck.ruleset == ruleset)
            continue;
        moved.push_back({id, stored->deck.name, stored->deck.ruleset, ruleset});
        stored->deck.ruleset = ruleset;
        changes.push_back({id, {std::move(stored->deck)}});
    }
    saveMoves(profile, std::move(changes));
    return moved;
}

std::vector<MovedDeck> moveBack(Profile& profile)
{
    std::vector<EditionMove> last;
    for (auto& stored : profile.deckList())
        if (auto move = lastMove(profile.decks(), std::move(stored))) {
            if (!last.empty() && last.front().saved < move->saved)
                last.clear();
            if (last.empty() || last.front().saved == move->saved)
                last.push_back(std::move(*move));
        }
    std::vector<MovedDeck> moved;
    std::vector<db::DeckChange> changes;
    for (auto& move : last) {
        moved.push_back({move.deck.id, move.deck.deck.name, move.deck.deck.ruleset, move.before});
        move.deck.deck.ruleset = move.before;
        changes.push_back({move.deck.id, {std::move(move.deck.deck)}});
    }
    saveMoves(profile, std::move(changes));
    return moved;
}

} // namespace nexus::app
