#include "tests/support/synthetic.h"

#include "model/base/random.h"
#include "tests/support/starter.h"

#include <array>
#include <unordered_set>

namespace nexus::test {

namespace {

constexpr std::array syllables{"ar", "bel", "cor", "dun", "el", "fen", "gar", "hol", "is", "jor", "kel", "lun", "mor",
    "nex", "or", "pyr", "qua", "ral", "sol", "tor", "ul", "vex", "wyn", "xan", "yor", "zen", "bra", "cly", "dre",
    "fla"};
constexpr std::array ruleWords{"draw", "a", "card", "when", "this", "unit", "is", "deployed", "exhaust", "target",
    "enemy", "in", "any", "quadrant", "inflict", "Impact", "pay", "gain", "until", "the", "end", "of", "game", "round",
    "defense", "attack", "friendly", "Asset", "Leader", "ready", "discard", "shuffle", "look", "at", "top", "three",
    "cards", "your", "deck", "reveal", "destroy", "if", "you", "control", "another", "Construct", "Psionic", "may"};
constexpr std::array types{"Unit", "Unit", "Unit", "Unit", "Asset", "Event", "Event", "Upgrade", "Terrain", "Mission"};
constexpr std::array subtypes{"Construct", "Drone", "Infantry", "Psionic", "Spirit", "Beast", "Knight", "Vehicle"};
constexpr std::array keywordWords{
    "Skirmisher", "Steadfast", "Taunt", "Swarm", "Zeal", "Phalanx", "Adapt (2)", "Phantom"};

std::string word(model::Random& random)
{
    std::string text;
    const int parts = random.between(2, 3);
    for (int i = 0; i < parts; ++i)
        text += syllables[random.below(syllables.size())];
    text[0] = static_cast<char>(text[0] - 32);
    return text;
}

std::string sentence(model::Random& random, int words)
{
    std::string text;
    for (int i = 0; i < words; ++i)
        text += (i ? " " : "") + std::string(ruleWords[random.below(ruleWords.size())]);
    return text + ".";
}

} // namespace

std::vector<model::Card> syntheticCards(std::size_t count, std::uint64_t seed)
{
    model::Random random(seed);
    const auto& game = starterGame();
    const auto attribute = [&](const char* id) { return *game.find(model::AttributeId(id)); };
    const auto cp = attribute("cp"), duplicates = attribute("duplicates"), attack = attribute("attack"),
               defense = attribute("defense"), range = attribute("range");
    const auto domains = game.domainAttributes();
    std::vector<model::Card> cards;
    cards.reserve(count);
    std::unordered_set<std::string> names;
    while (cards.size() < count) {
        model::Card card;
        card.name = word(random) + " " + word(random) + (random.below(4) ? " " + word(random) : "");
        if (!names.insert(card.name).second)
            continue;
        card.type = types[random.below(types.size())];
        card.numbers.resize(game.attributes.size());
        card.numbers[cp] = random.between(1, 12);
        card.numbers[duplicates] = random.between(1, 6);
        for (const auto domain : domains)
            card.numbers[domain] = 0;
        for (int i = random.between(0, 2); i > 0; --i)
            card.numbers[domains[random.below(static_cast<std::uint32_t>(domains.size()))]] = random.between(1, 4);
        if (card.type == "Unit") {
            card.subtypes = {subtypes[random.below(subtypes.size())]};
            if (random.below(12) == 0)
                card.subtypes.emplace_back("Leader");
            card.numbers[attack] = random.between(0, 9);
            card.numbers[defense] = random.between(1, 9);
            card.numbers[range] = random.between(0, 2);
            if (random.below(2))
                card.keywords = {keywordWords[random.below(keywordWords.size())]};
        }
        card.rules = sentence(random, random.between(20, 40));
        card.flavor = sentence(random, random.between(6, 14));
        card.set = "SYN";
        card.number = std::to_string(cards.size() + 1);
        card.rarity = random.below(3) ? "common" : "rare";
        cards.push_back(std::move(card));
    }
    return cards;
}

std::vector<model::Card> numberedStarterCards(std::size_t count)
{
    const auto& starter = *starterCatalogue();
    std::vector<model::Card> cards;
    while (cards.size() < count) {
        auto card = starter.card(static_cast<model::CardIndex>(cards.size() % starter.size()));
        card.number = std::to_string(cards.size() + 1);
        card.name += " " + card.number;
        card.set = "SYN";
        cards.push_back(std::move(card));
    }
    return cards;
}

std::shared_ptr<const model::Catalogue> numberedStarterCatalogue(std::size_t count)
{
    model::CatalogueBuilder builder(starterGame());
    for (const auto& card : numberedStarterCards(count))
        builder.add(card);
    return builder.build();
}

std::shared_ptr<const model::Catalogue> syntheticCatalogue(std::size_t count, std::uint64_t seed)
{
    model::CatalogueBuilder builder(starterGame());
    for (const auto& card : syntheticCards(count, seed))
        builder.add(card);
    return builder.build();
}

} // namespace nexus::test
