#include "ui/chances/drawn_deck.h"

#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/rules/deck_context.h"

namespace nexus::ui {

QString DrawnDeck::section() const { return QString::fromStdString(app::sectionName(pile.section, *checker)); }

QString DrawnDeck::unit() const { return QString::fromStdString(app::costUnit(*checker)); }

DrawnDeckPtr drawnDeck(model::Deck deck, std::shared_ptr<const model::DeckChecker> checker)
{
    auto pile = model::drawPile(deck, *checker);
    return std::make_shared<const DrawnDeck>(DrawnDeck{std::move(deck), std::move(checker), std::move(pile)});
}

DrawnDeckPtr drawnDeck(const app::DeckDocument* document)
{
    return document ? drawnDeck(document->deck(), document->sharedChecker()) : nullptr;
}

FoundRows foundRows(const DrawnDeck& deck, const QString& query)
{
    const auto& catalogue = deck.checker->catalogue();
    const auto parsed = model::parseQuery(query.toStdString(), catalogue.game());
    if (!parsed)
        return {{}, parsed.error()};
    const model::DeckContext context(*deck.checker, deck.deck);
    return {model::rowsIn(deck.pile, model::matching(parsed->root, catalogue, context.searchContext(&parsed->root))),
        std::nullopt};
}

QString pointsText(std::int64_t points, const QString& unit)
{
    return unit.isEmpty() ? QString::number(points) : QStringLiteral("%1 %2").arg(points).arg(unit);
}

} // namespace nexus::ui
