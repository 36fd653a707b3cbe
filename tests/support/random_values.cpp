#include "tests/support/random_values.h"

#include "model/base/random.h"
#include "model/base/text.h"

#include <array>

namespace nexus::test {

namespace {

constexpr std::array sectionIds{"missions", "main", "sideboard", "maybe"};

model::DeckEntry randomEntry(model::Random& random, const model::Catalogue& catalogue)
{
    model::DeckEntry entry;
    if (random.below(12) == 0 || catalogue.size() == 0)
        entry.card = randomName(random.next());
    else
        entry.card = catalogue.name(random.below(static_cast<std::uint32_t>(catalogue.size())));
    entry.count = random.between(1, 4);
    return entry;
}

} // namespace

std::string randomName(std::uint64_t seed)
{
    static constexpr std::array pieces{"Relay", "Drone", "é", "Ørsted", "’s", "\"", "(COR)", "12", "x", "-", "ß",
        "Zone of", "SB:", "(Mission)", "//", "#", "½", "龍", "&", ",", "3", "Ａ", "[main]", "*", "|", "\\"};
    model::Random random(seed, 7);
    std::string name;
    const int count = random.between(1, 4);
    for (int i = 0; i < count; ++i)
        name += (i && random.below(2) ? " " : "") + std::string(pieces[random.below(pieces.size())]);
    name = std::string(model::trimmed(name));
    return model::fold(name).empty() ? "Plain" : name;
}

model::Deck randomDeck(std::uint64_t seed, const model::Catalogue& catalogue)
{
    model::Random random(seed, 11);
    model::Deck deck;
    deck.name = randomName(random.next());
    deck.game = catalogue.game().id;
    deck.ruleset = model::RulesetId("quantum-nexus-2025-07");
    for (const char* id : sectionIds) {
        model::DeckSection section{model::SectionId(id), {}};
        const int rows = random.between(0, random.below(2) ? 20 : 4);
        for (int i = 0; i < rows; ++i)
            addCopies(section, randomEntry(random, catalogue));
        deck.sections.push_back(std::move(section));
    }
    return deck;
}

std::vector<model::SideboardPlan> randomPlans(std::uint64_t seed, const model::Catalogue& catalogue)
{
    model::Random random(seed, 19);
    std::vector<model::SideboardPlan> plans(random.below(4));
    for (auto& plan : plans) {
        plan.name = randomName(random.next());
        for (auto* rows : {&plan.out, &plan.in}) {
            model::DeckSection once;
            for (int i = random.between(0, 3); i > 0; --i)
                addCopies(once, randomEntry(random, catalogue));
            *rows = std::move(once.entries);
        }
        plan.note = random.below(2) ? "first\n\tsecond" : "";
        plan.applied = random.below(3) == 0;
        for (auto* moved : {&plan.movedOut, &plan.movedIn})
            for (int i = plan.applied ? random.between(0, 3) : 0; i > 0; --i)
                moved->push_back({randomEntry(random, catalogue), random.below(70)});
    }
    return plans;
}

model::DeckEdit randomEdit(std::uint64_t seed, const model::Deck& deck, const model::Catalogue& catalogue)
{
    model::Random random(seed, 13);
    const auto section = [&] { return model::SectionId(sectionIds[random.below(sectionIds.size())]); };
    const auto presentIn = [&](const model::SectionId& id) {
        const auto* found = deck.section(id);
        if (!found || found->entries.empty() || random.below(4) == 0)
            return randomEntry(random, catalogue);
        return found->entries[random.below(static_cast<std::uint32_t>(found->entries.size()))];
    };
    const auto id = section();
    switch (random.below(9)) {
    case 0: return {model::MoveCopies{id, section(), presentIn(id), random.between(1, 3)}};
    case 1: return {model::SetPrinting{id, presentIn(id), random.below(2) ? "COR 12" : ""}};
    case 2: return {model::SetField{static_cast<model::DeckField>(random.below(4)), randomName(random.next())}};
    case 3: return {model::SetTags{{randomName(random.next()), "aggro"}}};
    case 4: return {model::ReplaceDeck{randomDeck(random.next(), catalogue)}};
    case 5: {
        model::EditGroup group;
        const int count = random.between(0, 4);
        for (int i = 0; i < count; ++i)
            group.edits.push_back({model::ChangeCopies{id, presentIn(id), random.between(-2, 3)}});
        return {group};
    }
    case 6: return {model::SetPlans{randomPlans(random.next(), catalogue)}};
    default: return {model::ChangeCopies{id, presentIn(id), random.between(-4, 4)}};
    }
}

} // namespace nexus::test
