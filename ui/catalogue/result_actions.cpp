#include "ui/catalogue/result_actions.h"

#include "app/documents/deck_actions.h"

#include <QCoreApplication>

namespace nexus::ui {

namespace {

QString trResult(const char* text) { return QCoreApplication::translate("SearchPane", text); }

std::optional<model::SectionId> sectionFor(Qt::KeyboardModifiers modifiers, const model::Ruleset& ruleset)
{
    if (modifiers.testFlag(Qt::ControlModifier))
        return app::sideSection(ruleset);
    if (modifiers.testFlag(Qt::ShiftModifier))
        return app::freeSection(ruleset);
    return std::nullopt;
}

bool addHome(app::DeckDocument& document, std::vector<model::CardIndex> cards)
{
    std::erase_if(cards, [&](model::CardIndex card) { return !document.checker().catalogue().has(card); });
    return app::addToHome(document, cards);
}

bool addElsewhere(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, const model::SectionId& section)
{
    std::vector<model::DeckEntry> entries;
    for (const auto card : cards)
        entries.push_back(app::entryFor(catalogue, card));
    return app::addCards(document, entries, section);
}

// Where a copy of the card is taken from; nothing where the deck has none.
std::optional<app::PlacedCard> placeOf(model::CardIndex card, const app::DeckDocument& document)
{
    const auto& checker = document.checker();
    std::optional<app::PlacedCard> place;
    for (const auto& row : checker.resolve(document.deck())) {
        if (row.card != card || row.section == model::DeckChecker::noSection)
            continue;
        const bool home = document.additions().homeSection(*row.card) == row.section;
        if (home || !place)
            place = app::PlacedCard{checker.ruleset().sections[row.section].id, *row.entry};
        if (home)
            break;
    }
    return place;
}

} // namespace

QString addToDeck(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, Qt::KeyboardModifiers modifiers)
{
    if (cards.empty())
        return {};
    const auto what = cards.size() == 1 ? QString::fromStdString(std::string(catalogue.name(cards.front())))
                                        : trResult("%1 cards").arg(cards.size());
    const auto& ruleset = document.checker().ruleset();
    const auto to = sectionFor(modifiers, ruleset);
    if (!(to ? addElsewhere(document, catalogue, cards, *to) : addHome(document, cards)))
        return trResult("%1 cannot be added.").arg(what);
    return to ? trResult("Added %1 to %2.").arg(what, app::sectionLabel(ruleset, *to))
              : trResult("Added %1.").arg(what);
}

QString takeFromDeck(app::DeckDocument& document, const std::vector<model::CardIndex>& cards, bool all)
{
    std::vector<app::PlacedCard> out;
    for (const auto card : cards)
        if (auto place = placeOf(card, document))
            out.push_back(std::move(*place));
    if (out.empty())
        return trResult("The deck has no copy to take out.");
    if (all)
        (void)app::takeAllOut(document, out);
    else
        (void)app::changeCopies(document, out, -1);
    const auto what = out.size() == 1 ? QString::fromStdString(out.front().entry.card)
                                      : trResult("%1 cards").arg(out.size());
    return all ? trResult("Took all of %1 out.").arg(what) : trResult("Took %1 out.").arg(what);
}

} // namespace nexus::ui
