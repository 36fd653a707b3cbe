#include "model/cards/game.h"

#include "model/base/names.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, mechanicCount> mechanicIds{"", "size", "deploy-front", "neighbour-defense",
    "move-after-attack", "deploy-together", "attack-together", "must-be-attacked", "bars-entry", "suppressed-instead",
    "hidden-until-acting", "grows-when-attacked", "immovable", "removes-blanked", "play-from-discard", "evolves",
    "cannot-attack", "blanked", "impact", "mark"};
constexpr std::array<std::string_view, playEventCount> playEventIds{"round-start", "round-end", "deployed", "evolved",
    "attached", "moved", "ability", "attack", "destroyed", "suppressed", "readied", "impact", "drawn", "event",
    "discarded", "counter", "mission"};
constexpr std::array<std::string_view, 7> roleIds{"", "unit", "asset", "event", "upgrade", "terrain", "mission"};

} // namespace

std::optional<AttributeIndex> Game::find(const AttributeId& wanted) const
{
    for (std::size_t i = 0; i < attributes.size(); ++i)
        if (attributes[i].id == wanted)
            return static_cast<AttributeIndex>(i);
    return std::nullopt;
}

std::optional<AttributeIndex> Game::findByName(std::string_view typed) const
{
    const std::string wanted = fold(typed);
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto& attribute = attributes[i];
        const auto& aliases = attribute.aliases;
        if (attribute.id.str() == wanted || std::find(aliases.begin(), aliases.end(), wanted) != aliases.end())
            return static_cast<AttributeIndex>(i);
    }
    return std::nullopt;
}

bool sameMeaning(Attribute a, Attribute b)
{
    a.headings = b.headings;
    a.ofSets = b.ofSets;
    a.reads = b.reads;
    a.internal = b.internal;
    return a == b;
}

std::optional<AttributeIndex> Game::headedInSet(std::string_view form, std::string_view set) const
{
    for (const auto& owned : setHeadings)
        if (std::find(owned.sets.begin(), owned.sets.end(), set) != owned.sets.end() &&
            std::any_of(owned.headings.begin(), owned.headings.end(),
                [&](const auto& heading) { return hasHeadingForm(heading, form); }))
            return owned.attribute;
    return std::nullopt;
}

std::vector<std::string> Game::setsWithHeadings() const
{
    std::vector<std::string> sets;
    for (const auto& owned : setHeadings)
        for (const auto& set : owned.sets)
            if (std::find(sets.begin(), sets.end(), set) == sets.end())
                sets.push_back(set);
    return sets;
}

namespace {

template <class Said> const Said* saidOf(const std::vector<Said>& all, std::string_view set)
{
    const auto of = std::find_if(all.begin(), all.end(),
        [&](const auto& each) { return std::find(each.sets.begin(), each.sets.end(), set) != each.sets.end(); });
    return of == all.end() ? nullptr : &*of;
}

} // namespace

const FaceLayout& Game::faceOf(std::string_view set) const
{
    const auto* own = saidOf(setFaces, set);
    return own ? own->face : face;
}

bool Game::isInternal(AttributeIndex attribute, std::string_view set) const
{
    const auto* own = saidOf(setFaces, set);
    return attributes[attribute].internal ||
           (own && std::find(own->internal.begin(), own->internal.end(), attribute) != own->internal.end());
}

std::vector<AttributeIndex> Game::domainAttributes() const
{
    std::vector<AttributeIndex> found;
    for (std::size_t i = 0; i < attributes.size(); ++i)
        if (attributes[i].domain)
            found.push_back(static_cast<AttributeIndex>(i));
    return found;
}

const SavedOrder* Game::orderCalled(std::string_view label) const
{
    const auto wanted = fold(trimmed(label));
    for (const auto& order : orders)
        if (fold(order.label) == wanted)
            return &order;
    return nullptr;
}

std::vector<AttributeIndex> Game::identityTexts() const
{
    std::vector<AttributeIndex> found;
    for (const auto& part : identity)
        if (const auto index = find(AttributeId(part)); index && attributes[*index].kind == AttributeKind::Text)
            found.push_back(*index);
    return found;
}

const std::vector<Keyword>& Game::glossaryOf(std::string_view set) const
{
    const auto* own = saidOf(setKeywords, set);
    return own ? own->keywords : keywords;
}

const Keyword* Game::keywordOf(std::string_view printed) const { return keywordIn(keywords, printed); }

const Keyword* keywordIn(const std::vector<Keyword>& keywords, std::string_view printed)
{
    const std::string text = fold(printed);
    const Keyword* best = nullptr;
    for (const auto& keyword : keywords) {
        const std::string word = fold(keyword.name);
        const bool starts = text.starts_with(word);
        const bool ends = text.size() == word.size() ||
                          (starts && (text[word.size()] == ' ' || text[word.size()] == '('));
        if (starts && ends && (!best || keyword.name.size() > best->name.size()))
            best = &keyword;
    }
    return best;
}

const Keyword* Game::keywordFor(Mechanic mechanic) const
{
    for (const auto& keyword : keywords)
        if (keyword.mechanic == mechanic)
            return &keyword;
    return nullptr;
}

bool isReservedName(std::string_view folded)
{
    static constexpr std::array words{"name", "n", "rules", "o", "flavor", "flavour", "text", "t", "type", "subtype",
        "subtypes", "kw", "keyword", "keywords", "d", "domain", "domains", "dp", "set", "s", "rarity", "r", "number",
        "in", "is", "can", "own", "need", "sort", "or", "and", "not", "id", "key", "card-id", "set-id", "extras",
        "printing", "format", "game", "loc", "cond", "free"};
    return std::find(words.begin(), words.end(), folded) != words.end();
}

std::string_view mechanicId(Mechanic mechanic) { return mechanicIds[static_cast<std::size_t>(mechanic)]; }
std::optional<Mechanic> mechanicOf(std::string_view id) { return named<Mechanic>(mechanicIds, id, 1); }
std::string_view playEventId(PlayEvent event) { return playEventIds[static_cast<std::size_t>(event)]; }
std::optional<CardRole> roleOf(std::string_view id) { return named<CardRole>(roleIds, id, 1); }

} // namespace nexus::model
