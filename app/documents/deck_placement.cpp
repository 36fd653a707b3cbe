#include "app/documents/deck_placement.h"

#include "importers/card_list.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

using model::CardIndex;
using model::Catalogue;

// The type column names which of several cards of one name is meant.
void qualifyNames(importers::ListedDeck& listed, const Catalogue& catalogue)
{
    for (const auto& value : listed.values) {
        if (value.attribute || catalogue.named(model::fold(value.card)).size() < 2)
            continue;
        const std::string qualified = value.card + " (" + value.value + ")";
        if (!model::lookUp(catalogue, qualified).card)
            continue;
        for (auto& section : listed.deck.sections)
            for (auto& entry : section.entries)
                if (model::fold(entry.card) == model::fold(value.card))
                    entry.card = qualified;
    }
}

std::optional<model::SectionId> homeOf(CardIndex card, const model::DeckChecker& checker)
{
    const auto& sections = checker.ruleset().sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const auto* accepted = checker.accepted(i);
        if (!sections[i].free && (!accepted || accepted->contains(card)))
            return sections[i].id;
    }
    return std::nullopt;
}

std::string catalogueText(const Catalogue& catalogue, CardIndex card, model::AttributeIndex index)
{
    const auto value = catalogue.number(card, index);
    if (!value)
        return "none";
    const auto& attribute = catalogue.game().attributes[index];
    return attribute.kind == model::AttributeKind::Choice ? attribute.choices[static_cast<std::size_t>(*value)]
                                                          : std::to_string(*value);
}

} // namespace

void placeCards(importers::ListedDeck& listed, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    qualifyNames(listed, catalogue);
    if (listed.sectionsGiven)
        return;
    model::Deck placed = listed.deck;
    placed.sections.clear();
    for (const auto& section : checker.ruleset().sections)
        placed.sections.push_back({section.id, {}});
    for (const auto& section : listed.deck.sections) {
        const auto index = checker.sectionIndex(section.id);
        const bool known = index != model::DeckChecker::noSection;
        const auto* fits = known ? checker.accepted(index) : nullptr;
        for (const auto& entry : section.entries) {
            const auto found = model::lookUp(catalogue, entry, fits);
            const bool stays = !found.card || (known && (!fits || fits->contains(*found.card)));
            const auto home = stays ? section.id : homeOf(*found.card, checker).value_or(section.id);
            auto& target = placed.sectionOrNew(home);
            if (!addCopies(target, entry))
                target.entries.push_back(entry); // over 999 together: a row of its own, nothing is lost
        }
    }
    std::erase_if(placed.sections, [](const auto& section) { return section.entries.empty(); });
    listed.deck = std::move(placed);
}

std::vector<ListedDifference> compareValues(const importers::ListedDeck& listed, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    std::vector<ListedDifference> found;
    for (const auto& value : listed.values) {
        const auto card = model::lookUp(catalogue, value.card).card;
        if (!card)
            continue;
        if (!value.attribute) {
            const auto term = catalogue.term(model::fold(value.value));
            const auto types = catalogue.types(*card);
            if (!term || std::find(types.begin(), types.end(), *term) == types.end())
                found.push_back(
                    {value.line, value.card, value.heading, value.value, std::string(catalogue.type(*card))});
            continue;
        }
        model::Card probe;
        probe.numbers.resize(catalogue.game().attributes.size());
        const bool unreadable = importers::setAttribute(probe, catalogue.game(), *value.attribute, value.value)
                                    .has_value();
        const auto given = probe.numbers[*value.attribute].value_or(
            catalogue.game().attributes[*value.attribute].whenAbsent.value_or(Catalogue::absent));
        if (unreadable || given != catalogue.number(*card, *value.attribute).value_or(Catalogue::absent))
            found.push_back({value.line, value.card, value.heading, value.value,
                catalogueText(catalogue, *card, *value.attribute)});
    }
    return found;
}

} // namespace nexus::app
