#include "app/documents/deck_placement.h"

#include "importers/card_list.h"
#include "importers/decklist/list_words.h"
#include "model/advice/sideboard_plans.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/allocation.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace nexus::app {

namespace {

using model::CardIndex;
using model::Catalogue;

struct PlacingWords {
    NEXUS_WORDS(PlacingWords)
};

// The type column names which of several cards of one name is meant; the first that names one counts.
void qualifyNames(importers::ListedDeck& listed, const Catalogue& catalogue)
{
    std::unordered_map<std::string, std::string> qualified; // by folded name
    std::unordered_set<std::string> tried;
    for (const auto& value : listed.values) {
        if (value.attribute)
            continue;
        const auto name = model::fold(value.card);
        const std::string full = value.card + " (" + value.value + ")";
        if (catalogue.named(name).size() > 1 && !qualified.contains(name) && tried.insert(full).second &&
            model::lookUp(catalogue, full).card)
            qualified.emplace(name, full);
    }
    if (qualified.empty())
        return;
    for (auto& section : listed.deck.sections)
        for (auto& entry : section.entries)
            if (const auto found = qualified.find(model::fold(entry.card)); found != qualified.end())
                entry.card = found->second;
}

// The label of the card's printing in this set, where the catalogue has one there and no more; else empty.
std::string onlyPrinting(const Catalogue& catalogue, CardIndex card, const std::string& set)
{
    std::string only;
    for (const auto printing : catalogue.printings(card)) {
        if (model::fold(catalogue.setCode(printing)) != model::fold(set))
            continue;
        if (!only.empty())
            return {};
        only = model::printingLabel(catalogue.setCode(printing), catalogue.number(printing));
    }
    return only;
}

// "Relay Drone (Core Set)" and a set without a number become the printing that they can only mean.
bool settlePrinting(model::DeckEntry& entry, const Catalogue& catalogue)
{
    const auto found = model::lookUp(catalogue, entry);
    if (entry.key || !found.card || (found.set.empty() && entry.printing.empty()))
        return false;
    const auto before = std::pair(entry.card, entry.printing);
    if (!found.set.empty())
        entry.card = model::unambiguousName(catalogue, *found.card);
    const auto& set = entry.printing.empty() ? found.set : entry.printing;
    if (const auto only = onlyPrinting(catalogue, *found.card, set); !only.empty())
        entry.printing = only;
    return before != std::pair(entry.card, entry.printing);
}

// A printing in brackets behind the name, unless a card is called so.
bool settleMark(model::DeckEntry& entry, const Catalogue& catalogue)
{
    const auto isKnown = [&](std::string_view name) {
        const auto found = model::lookUp(catalogue, name);
        return found.card || !found.choices.empty();
    };
    const auto [card, printing] = model::markedName(entry.card);
    if (entry.key || printing.empty() || isKnown(entry.card) || !isKnown(card))
        return false;
    entry.printing = printing;
    entry.card = std::string(card);
    return true;
}

void settlePrintings(importers::ListedDeck& listed, const Catalogue& catalogue)
{
    importers::DeckRows rows; // finds the row of a card at once
    model::Deck settled = listed.deck;
    settled.sections.clear();
    bool changed = false;
    for (auto& section : listed.deck.sections) {
        settled.sectionOrNew(section.id);
        for (auto& entry : section.entries) {
            const bool marked = listed.marked && settleMark(entry, catalogue);
            changed = settlePrinting(entry, catalogue) || marked || changed;
            if (!rows.add(settled, section.id, entry))
                settled.sectionOrNew(section.id).entries.push_back(entry); // over 999: a row of its own
        }
    }
    if (changed)
        listed.deck.sections = std::move(settled.sections);
    for (auto& plan : listed.deck.plans)
        for (auto* entries : {&plan.out, &plan.in})
            for (auto& entry : *entries)
                if (listed.marked)
                    (void)settleMark(entry, catalogue);
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

// The section of the ruleset that a list means by a word: its label, or one of the words people have for it.
std::optional<model::SectionId> sectionMeant(const std::string& folded, const model::DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto labelled = std::find_if(ruleset.sections.begin(), ruleset.sections.end(),
        [&](const auto& each) { return model::fold(each.label) == folded; });
    if (labelled != ruleset.sections.end())
        return labelled->id;
    const auto meant = importers::headedSection(folded);
    if (meant == "main")
        return ruleset.tableRules.deck;
    if (const auto exchange = model::sideboardSections(checker); exchange && meant == "sideboard")
        return ruleset.sections[exchange->side].id;
    if (const model::SectionId id{std::string(meant)}; ruleset.section(id))
        return id;
    return std::nullopt;
}

// Sections that a list calls by their labels or by words of other programs get their ids; the cards of one that is
// called by a type of card, as "Units", go where they fit.
void nameSections(importers::ListedDeck& listed, const model::DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    importers::DeckRows rows;
    model::Deck named = listed.deck;
    named.sections.clear();
    bool changed = false;
    for (auto& section : listed.deck.sections) {
        const auto word = model::fold(section.id.str());
        const bool known = ruleset.section(section.id) != nullptr;
        const auto meant = known ? std::nullopt : sectionMeant(word, checker);
        const bool plain = !known && !meant && importers::isPlainHeading(word, checker.catalogue().game());
        changed = changed || meant || plain;
        named.sectionOrNew(meant.value_or(plain ? ruleset.tableRules.deck : section.id));
        for (const auto& entry : section.entries) {
            auto into = meant.value_or(section.id);
            if (plain) {
                const auto found = model::lookUp(checker.catalogue(), entry);
                into = (found.card ? homeOf(*found.card, checker) : std::nullopt).value_or(ruleset.tableRules.deck);
            }
            if (!rows.add(named, into, entry))
                named.sectionOrNew(into).entries.push_back(entry);
        }
    }
    if (changed)
        listed.deck.sections = std::move(named.sections);
}

std::string catalogueText(const Catalogue& catalogue, CardIndex card, model::AttributeIndex index)
{
    const auto value = catalogue.number(card, index);
    if (!value)
        return PlacingWords::tr("none", "a card without the value");
    const auto& attribute = catalogue.game().attributes[index];
    return attribute.kind == model::AttributeKind::Choice ? attribute.choices[static_cast<std::size_t>(*value)]
                                                          : std::to_string(*value);
}

void settlePlaysets(importers::ListedDeck& listed, const model::DeckChecker& checker)
{
    std::unordered_set<std::size_t> settled; // lines
    for (auto playset : std::exchange(listed.playsets, {})) {
        const auto card = model::lookUp(checker.catalogue(), playset.entry).card;
        const auto most = card ? model::printedLimit(checker, *card) : std::nullopt;
        playset.entry.count = static_cast<int>(std::clamp<std::int64_t>(most.value_or(0), 0, model::maxCopies));
        if (playset.entry.count == 0 || !addCopies(listed.deck.sectionOrNew(playset.section), playset.entry))
            continue;
        listed.names.push_back({playset.line, playset.entry.card});
        settled.insert(playset.line);
    }
    std::erase_if(listed.unread, [&](const auto& problem) { return settled.contains(problem.line); });
}

} // namespace

void placeCards(importers::ListedDeck& listed, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    settlePlaysets(listed, checker);
    qualifyNames(listed, catalogue);
    settlePrintings(listed, catalogue);
    nameSections(listed, checker);
    if (listed.sectionsGiven && listed.mainGiven)
        return;
    const auto exchange = model::sideboardSections(checker);
    model::Deck placed = listed.deck;
    importers::DeckRows rows; // finds the row of a card at once
    placed.sections.clear();
    for (const auto& section : checker.ruleset().sections)
        placed.sections.push_back({section.id, {}});
    for (const auto& section : listed.deck.sections) {
        const auto index = checker.sectionIndex(section.id);
        const bool known = index != model::DeckChecker::noSection;
        const auto* fits = known ? checker.accepted(index) : nullptr;
        const bool apart = exchange && exchange->side == index && listed.sectionsGiven;
        for (const auto& entry : section.entries) {
            const auto found = model::lookUp(catalogue, entry, fits);
            const bool stays = apart || !found.card || (known && (!fits || fits->contains(*found.card)));
            const auto home = stays ? section.id : homeOf(*found.card, checker).value_or(section.id);
            if (!rows.add(placed, home, entry))
                placed.sectionOrNew(home).entries.push_back(entry); // over 999: a row of its own, nothing is lost
        }
    }
    std::erase_if(placed.sections, [](const auto& section) { return section.entries.empty(); });
    listed.deck = std::move(placed);
}

std::size_t sideboardFrom(const importers::ListedDeck& listed, const model::DeckChecker& checker)
{
    const auto exchange = model::sideboardSections(checker);
    if (!exchange || listed.blocks.empty() || listed.blocks.size() > 2)
        return 0;
    const auto& ruleset = checker.ruleset();
    const auto deck = ruleset.tableRules.deck;
    const auto last = listed.blocks.back();
    std::set<std::string> below, above; // names of the deck's own cards
    bool others = false;                // Missions, say
    for (const auto& name : listed.names) {
        const auto card = model::lookUp(checker.catalogue(), name.card).card;
        const auto home = card ? homeOf(*card, checker).value_or(deck) : deck;
        const bool early = listed.blocks.size() > 1 && name.line < listed.blocks.front();
        others = others || (early ? home == deck : name.line >= last && home != deck);
        if (!early && home == deck)
            (name.line >= last ? below : above).insert(model::fold(name.card));
    }
    int copies[2] = {0, 0};
    for (const auto& section : listed.deck.sections)
        for (const auto& entry : section.entries) {
            const auto name = model::fold(entry.card);
            copies[0] += above.contains(name) ? entry.count : 0;
            copies[1] += below.contains(name) ? entry.count : 0;
        }
    return others || copies[1] == 0 || copies[1] >= copies[0] ? 0 : last;
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
