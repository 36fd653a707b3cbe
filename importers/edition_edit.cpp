#include "importers/edition_edit.h"

#include "importers/card_columns.h"
#include "importers/card_list.h"
#include "importers/json/json_dom.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace nexus::importers {

namespace {

using model::filled;
using model::Game;

struct EditionEditWords {
    NEXUS_WORDS(EditionEditWords)
};

using Trouble = std::optional<std::string>;

constexpr std::array<std::string_view, 4> boundKeys{"atLeast", "atMost", "exactly", "limit"};
constexpr std::array<std::string_view, 2> listKeys{"sections", "identity"};
constexpr std::array<std::string_view, 2> attributeKeys{"attribute", "limit"};

template <std::size_t N> bool isKeyOf(std::string_view key, const std::array<std::string_view, N>& keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::optional<std::int64_t> wholeNumber(const std::string& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// The id of an attribute people call so; the word itself where there is none, which the reader refuses with its place.
std::string attributeId(const std::string& word, const Game& game, const std::string& set)
{
    const auto meant = attributeMeant(word, game, set);
    return meant ? game.attributes[*meant].id.str() : word;
}

// The set of a ruleset's file; empty where it names none.
std::string firstSet(const Json& ruleset)
{
    const auto sets = ruleset.find("sets");
    const bool some = sets != ruleset.end() && sets->is_array() && !sets->empty() && sets->front().is_string();
    return some ? setCode(sets->front().get<std::string>()) : std::string();
}

class LawEditor {
public:
    LawEditor(Json& ruleset, const Game& game)
        : m_ruleset(ruleset)
        , m_game(game)
        , m_set(firstSet(ruleset))
    {
    }

    Trouble make(const LawChange& change)
    {
        if (change.domains)
            setDomains(*change.domains);
        if (!m_ruleset["constraints"].is_array())
            m_ruleset["constraints"] = Json::array();
        for (const auto& rule : change.remove)
            if (auto trouble = remove(rule))
                return trouble;
        for (const auto& each : change.set)
            if (auto* rule = find(each.name)) {
                if (auto trouble = fill(*rule, each.keys))
                    return trouble;
            } else {
                return unknown(each.name);
            }
        for (const auto& each : change.add)
            if (auto trouble = add(each))
                return trouble;
        return std::nullopt;
    }

private:
    void setDomains(const std::vector<std::string>& domains)
    {
        Json ids = Json::array();
        for (const auto& domain : domains)
            ids.push_back(attributeId(domain, m_game, m_set));
        m_ruleset["domains"] = std::move(ids);
    }

    Json* find(const std::string& name)
    {
        for (auto& rule : m_ruleset["constraints"])
            if (rule.is_object() && rule.value("rule", "") == name)
                return &rule;
        return nullptr;
    }

    Trouble unknown(const std::string& name)
    {
        std::vector<std::string> names;
        for (const auto& rule : m_ruleset["constraints"])
            names.push_back(rule.is_object() ? rule.value("rule", "") : std::string());
        return filled(
            EditionEditWords::tr("The edition has no rule “%1”, but %2."), {name, model::joined(names, ", ")});
    }

    Trouble remove(const std::string& name)
    {
        auto* rule = find(name);
        if (!rule)
            return unknown(name);
        auto& rules = m_ruleset["constraints"];
        rules.erase(rules.begin() + (rule - &rules.front()));
        return std::nullopt;
    }

    Trouble add(const RuleChange& change)
    {
        Json rule = {{"rule", freeName(change.name)}, {"kind", change.name}};
        m_ruleset["constraints"].push_back(std::move(rule));
        return fill(m_ruleset["constraints"].back(), change.keys);
    }

    std::string freeName(const std::string& kind)
    {
        auto name = kind;
        for (int number = 2; find(name); ++number)
            name = kind + "-" + std::to_string(number);
        return name;
    }

    Trouble fill(Json& rule, const RuleKeys& keys)
    {
        std::vector<std::string> given;
        for (const auto& [key, text] : keys) {
            if (auto trouble = setKey(rule, key, text))
                return trouble;
            given.push_back(key);
        }
        settleBounds(rule, given);
        const auto isGiven = [&](const char* key) { return std::find(given.begin(), given.end(), key) != given.end(); };
        if (isGiven("attribute"))
            rule.erase("forEach");
        if (isGiven("forEach"))
            rule.erase("attribute");
        return std::nullopt;
    }

    Trouble setKey(Json& rule, const std::string& key, const std::string& text)
    {
        if (text.empty()) {
            rule.erase(key);
            return std::nullopt;
        }
        if (isKeyOf(key, listKeys)) {
            rule[key] = listOfWords(text);
        } else if (const auto number = isKeyOf(key, boundKeys) ? wholeNumber(text) : std::nullopt) {
            rule[key] = *number;
        } else if (isKeyOf(key, attributeKeys)) {
            rule[key] = text == "domains" ? text : attributeId(text, m_game, m_set);
        } else if (isKeyOf(key, boundKeys)) {
            return filled(EditionEditWords::tr("“%1” wants a whole number, not “%2”."), {key, text});
        } else if (key == "unlessEmpty") {
            rule[key] = text == "true" || text == "yes";
        } else {
            rule[key] = text;
        }
        return std::nullopt;
    }

    // What was given now stays; what stood there and contradicts it goes.
    static void settleBounds(Json& rule, const std::vector<std::string>& given)
    {
        const auto number = [&](const char* key) {
            const auto found = rule.find(key);
            return found != rule.end() && found->is_number_integer() ? std::optional(found->get<std::int64_t>())
                                                                     : std::nullopt;
        };
        const auto drop = [&](const char* key) {
            if (std::find(given.begin(), given.end(), key) == given.end())
                rule.erase(key);
        };
        const auto isGiven = [&](const char* key) {
            return number(key) && std::find(given.begin(), given.end(), key) != given.end();
        };
        if (isGiven("exactly")) {
            drop("atLeast");
            drop("atMost");
        }
        if (isGiven("atLeast") || isGiven("atMost"))
            drop("exactly");
        if (number("atLeast") && number("atMost") && *number("atLeast") > *number("atMost")) {
            isGiven("atLeast") ? drop("atMost") : drop("atLeast");
        }
    }

    Json& m_ruleset;
    const Game& m_game;
    std::string m_set;
};

Json textsOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? *found : Json::array();
}

void takeOut(Json& texts, const std::string& text)
{
    Json left = Json::array();
    for (auto& each : texts)
        if (each != text)
            left.push_back(std::move(each));
    texts = std::move(left);
}

std::string writtenRuleset(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

tl::expected<Json, std::string> parsedRuleset(std::string_view ruleset)
{
    auto json = parseJsonObject(ruleset, maxDeckBytes);
    if (!json)
        return tl::unexpected(EditionEditWords::tr("The file of the edition cannot be read."));
    return std::move(*json);
}

// The face as a list of ids that can be added to and taken from, out of how the game lays cards of the set out.
class FaceEditor {
public:
    FaceEditor(Json& ruleset, const Game& game, const std::string& set)
        : m_ruleset(ruleset)
        , m_game(game)
        , m_set(set)
        , m_layout(game.faceOf(set))
        , m_internal(textsOf(ruleset, "internal"))
    {
    }

    Trouble make(const FaceChange& change)
    {
        for (const auto& word : change.hide)
            if (auto trouble = with(word, [this](auto attribute) { hide(attribute); }))
                return trouble;
        for (const auto& word : change.show)
            if (auto trouble = with(word, [this](auto attribute) { show(attribute); }))
                return trouble;
        m_ruleset["internal"] = m_internal;
        auto& face = m_ruleset["face"];
        if (!face.is_object())
            face = Json::object();
        const auto place = [&](const char* key, const std::optional<model::AttributeIndex>& now,
                               const std::optional<model::AttributeIndex>& usual) {
            if (now != usual || face.contains(key))
                face[key] = now ? id(*now) : std::string();
        };
        place("cost", m_layout.cost, m_game.face.cost);
        place("left", m_layout.left, m_game.face.left);
        place("right", m_layout.right, m_game.face.right);
        face["middle"] = Json::array();
        for (const auto attribute : m_layout.middle)
            face["middle"].push_back(id(attribute));
        return std::nullopt;
    }

private:
    [[nodiscard]] std::string id(model::AttributeIndex attribute) const
    {
        return m_game.attributes[attribute].id.str();
    }

    template <class Do> Trouble with(const std::string& word, const Do& action)
    {
        const auto meant = attributeMeant(word, m_game, m_set);
        if (!meant)
            return filled(EditionEditWords::tr("No column of this edition is called “%1”."), {word});
        action(*meant);
        return std::nullopt;
    }

    void hide(model::AttributeIndex attribute)
    {
        takeOut(m_internal, id(attribute));
        m_internal.push_back(id(attribute));
        for (auto* place : {&m_layout.cost, &m_layout.left, &m_layout.right})
            if (*place == attribute)
                place->reset();
        std::erase(m_layout.middle, attribute);
    }

    // A value that the game has a place for goes there again.
    void show(model::AttributeIndex attribute)
    {
        takeOut(m_internal, id(attribute));
        const auto& usual = m_game.face;
        const std::pair<std::optional<model::AttributeIndex>*, std::optional<model::AttributeIndex>> corners[] = {
            {&m_layout.cost, usual.cost}, {&m_layout.left, usual.left}, {&m_layout.right, usual.right}};
        for (const auto& [place, known] : corners) {
            if (*place == attribute)
                return;
            if (known == attribute && !*place) {
                *place = attribute;
                return;
            }
        }
        const auto& what = m_game.attributes[attribute];
        auto& middle = m_layout.middle;
        if (!what.domain && what.kind != model::AttributeKind::Text &&
            std::find(middle.begin(), middle.end(), attribute) == middle.end())
            middle.push_back(attribute);
    }

    Json& m_ruleset;
    const Game& m_game;
    std::string m_set;
    model::FaceLayout m_layout;
    Json m_internal;
};

} // namespace

std::vector<std::string> listOfWords(const std::string& text)
{
    std::vector<std::string> items;
    for (const auto part : model::split(text, ','))
        if (const auto item = model::trimmed(part); !item.empty())
            items.emplace_back(item);
    return items;
}

std::optional<model::AttributeIndex> attributeMeant(const std::string& word, const Game& game, const std::string& set)
{
    if (const auto column = columnOf(word, game, set); column.field == CardField::Attribute)
        return column.attribute;
    if (const auto named = game.findByName(word))
        return named;
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (model::fold(game.attributes[i].label) == model::fold(word))
            return i;
    return std::nullopt;
}

tl::expected<std::string, std::string> withLaw(std::string_view ruleset, const LawChange& change, const Game& game)
{
    auto json = parsedRuleset(ruleset);
    if (!json)
        return tl::unexpected(json.error());
    if (auto trouble = LawEditor(*json, game).make(change))
        return tl::unexpected(std::move(*trouble));
    return writtenRuleset(*json);
}

tl::expected<std::string, std::string> withFace(
    std::string_view ruleset, const FaceChange& change, const Game& game, const std::string& set)
{
    auto json = parsedRuleset(ruleset);
    if (!json)
        return tl::unexpected(json.error());
    if (auto trouble = FaceEditor(*json, game, set).make(change))
        return tl::unexpected(std::move(*trouble));
    return writtenRuleset(*json);
}

tl::expected<std::string, std::string> withKeywords(
    std::string_view ruleset, const std::vector<model::Keyword>& keywords)
{
    auto json = parsedRuleset(ruleset);
    if (!json)
        return tl::unexpected(json.error());
    json->erase("keywords");
    for (const auto& keyword : keywords)
        (*json)["keywords"].push_back({{"name", keyword.name}, {"help", keyword.help}});
    return writtenRuleset(*json);
}

} // namespace nexus::importers
