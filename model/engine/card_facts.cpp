#include "model/engine/card_facts.h"

#include "model/base/text.h"

#include <algorithm>
#include <cctype>

namespace nexus::model {

namespace {

constexpr std::int32_t maxNumber = 9999;

std::int16_t bounded(std::optional<std::int32_t> value)
{
    return static_cast<std::int16_t>(std::clamp(value.value_or(0), -maxNumber, maxNumber));
}

std::optional<int> numberIn(std::string_view text)
{
    const auto begin = text.find_first_of("0123456789");
    if (begin == std::string_view::npos)
        return std::nullopt;
    int value = 0;
    for (auto i = begin; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) && value < maxNumber; ++i)
        value = value * 10 + (text[i] - '0');
    return std::min(value, static_cast<int>(maxNumber));
}

bool startsWord(std::string_view text, std::size_t at)
{
    return at == 0 || !std::isalnum(static_cast<unsigned char>(text[at - 1]));
}

// Where one of the labels stands next, from `begin` on.
struct Label {
    std::size_t at = std::string_view::npos, end = 0;
    AbilityKind kind = AbilityKind::Active;
};
Label nextLabel(std::string_view rules, std::size_t begin, const PlayWords& words)
{
    Label best;
    const auto look = [&](const std::vector<std::string>& labels, AbilityKind kind) {
        for (const auto& label : labels) {
            const std::string wanted = label + ":";
            for (auto at = rules.find(wanted, begin); at != std::string_view::npos; at = rules.find(wanted, at + 1))
                if (startsWord(rules, at)) {
                    if (at < best.at)
                        best = {at, at + wanted.size(), kind};
                    break;
                }
        }
    };
    look(words.active, AbilityKind::Active);
    look(words.triggered, AbilityKind::Triggered);
    return best;
}

void readCost(std::string_view text, const PlayWords& words, Ability& ability)
{
    const std::string cost = fold(text.substr(0, text.find('.')));
    const std::string pay = fold(words.pay) + " ";
    const auto at = words.pay.empty() ? std::string::npos : cost.find(pay);
    if (at != std::string::npos && startsWord(cost, at)) {
        const auto rest = std::string_view(cost).substr(at + pay.size());
        const auto word = rest.substr(0, rest.find(' '));
        ability.anyCost = word == "x";
        if (!word.empty() && std::isdigit(static_cast<unsigned char>(word.front())))
            ability.cost = static_cast<std::int16_t>(numberIn(word).value_or(0));
    }
    ability.exhausts = !words.exhaust.empty() && cost.find(fold(words.exhaust)) != std::string::npos;
}

const CardType* typeNamed(const Game& game, std::string_view name)
{
    const auto wanted = fold(name);
    const auto it = std::find_if(
        game.types.begin(), game.types.end(), [&](const auto& type) { return fold(type.name) == wanted; });
    return it == game.types.end() ? nullptr : &*it;
}

void readTypes(const Card& card, const Game& game, CardFacts& facts)
{
    if (const auto* type = typeNamed(game, card.type)) {
        facts.role = type->role;
        facts.alone = type->alone;
    }
    for (const auto& subtype : card.subtypes)
        if (const auto* type = typeNamed(game, subtype))
            facts.alone = facts.alone || type->alone;
}

void readKeywords(const Card& card, const Game& game, ReadCard& read)
{
    for (const auto& printed : card.keywords) {
        const auto* keyword = game.keywordOf(printed);
        if (!keyword || keyword->mechanic == Mechanic::None)
            continue;
        auto& facts = read.facts;
        facts.mechanics |= bit(keyword->mechanic);
        const auto number = numberIn(printed).value_or(0);
        switch (keyword->mechanic) {
        case Mechanic::Size: facts.size = static_cast<std::uint8_t>(std::min(keyword->value, 240)); break;
        case Mechanic::GrowsWhenAttacked: facts.adapt = static_cast<std::int8_t>(std::min(number, 99)); break;
        case Mechanic::PlayFromDiscard: facts.recallCost = static_cast<std::int16_t>(number); break;
        case Mechanic::Evolves:
            facts.evolveCost = static_cast<std::int16_t>(number);
            read.evolvesFrom = namesAfterFrom(card.rules, keyword->name);
            break;
        default: break;
        }
    }
}

} // namespace

std::vector<ReadAbility> readAbilities(std::string_view rules, const PlayWords& words)
{
    std::vector<ReadAbility> found;
    for (auto label = nextLabel(rules, 0, words); label.at != std::string_view::npos && found.size() < 4;) {
        const auto next = nextLabel(rules, label.end, words);
        const auto text = trimmed(rules.substr(label.end, std::min(next.at, rules.size()) - label.end));
        ReadAbility read{{.kind = label.kind}, std::string(text)};
        if (label.kind == AbilityKind::Active)
            readCost(text, words, read.ability);
        found.push_back(std::move(read));
        label = next;
    }
    return found;
}

std::vector<std::string> namesAfterFrom(std::string_view rules, std::string_view keyword)
{
    std::vector<std::string> names;
    for (auto at = rules.find(keyword); at != std::string_view::npos; at = rules.find(keyword, at + 1)) {
        auto sentence = rules.substr(at);
        sentence = sentence.substr(0, sentence.find_first_of(".;\n"));
        const auto from = sentence.find(" from ");
        if (from == std::string_view::npos)
            continue;
        auto list = sentence.substr(from + 6);
        list = list.substr(0, list.find('('));
        while (!list.empty()) {
            const auto end = list.find(" or ");
            if (auto name = fold(list.substr(0, end)); !name.empty())
                names.push_back(std::move(name));
            list = end == std::string_view::npos ? std::string_view() : list.substr(end + 4);
        }
        break;
    }
    return names;
}

ReadCard readCard(const Catalogue& catalogue, CardIndex index, const TableRules& rules)
{
    const auto& game = catalogue.game();
    const Card card = catalogue.card(index);
    ReadCard read;
    auto& facts = read.facts;
    const auto value = [&](std::optional<AttributeIndex> attribute) {
        return attribute ? catalogue.number(index, *attribute) : std::nullopt;
    };
    readTypes(card, game, facts);
    facts.cost = std::max<std::int16_t>(0, bounded(value(rules.cost)));
    const auto attack = value(game.play.attack), defense = value(game.play.defense), range = value(game.play.range);
    facts.attack = bounded(attack);
    facts.defense = bounded(defense);
    facts.fights = attack.has_value();
    facts.hasDefense = defense.has_value();
    facts.range = range && *range >= 0 && *range < 100 ? static_cast<std::int8_t>(*range) : std::int8_t{-1};
    readKeywords(card, game, read);
    for (auto& ability : readAbilities(card.rules, game.play)) {
        if (rules.abilitiesExhaust && ability.ability.kind == AbilityKind::Active)
            ability.ability.exhausts = true;
        facts.abilities[facts.abilityCount++] = ability.ability;
        read.words.abilities.push_back(std::move(ability.text));
    }
    read.words.name = card.name;
    read.words.key = catalogue.key(index);
    read.words.card = index;
    return read;
}

} // namespace nexus::model
