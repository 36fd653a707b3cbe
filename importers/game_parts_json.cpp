#include "importers/game_parts_json.h"

#include "importers/game_json.h"
#include "importers/reason_words.h"
#include "model/abilities/language.h"
#include "model/base/text.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

namespace nexus::importers {

namespace {

using model::Range;
using model::TableRules;

constexpr std::array<std::string_view, model::turnActionCount> actionIds{
    "deploy", "evolve", "ability", "attack", "event", "move", "interrupt"};
constexpr std::size_t maxPhases = 8;

constexpr int mostRowsAhead = 2 * model::boardWords - 1;

void readRange(ObjectReader& object, Range& range)
{
    range = {};
    for (const auto& id : object.texts("steps")) {
        const auto it = std::ranges::find(model::boardSteps, id, &model::BoardStep::id);
        if (it == model::boardSteps.end())
            object.problem(
                "steps", ReasonWords::tr("is no step on the battlefield: here, forward, backward-left, …"), id);
        else
            range.steps = static_cast<std::uint16_t>(range.steps | 1U << (it - model::boardSteps.begin()));
    }
    range.rowsAhead = static_cast<std::uint8_t>(object.integer("rowsAhead", 1, mostRowsAhead).value_or(0));
    object.refuseUnknown();
}

class TableRulesReader {
public:
    TableRulesReader(
        ObjectReader& object, const model::Game& game, TableRules& rules, std::vector<ImportProblem>& problems)
        : m_object(object)
        , m_game(game)
        , m_rules(rules)
        , m_problems(problems)
    {
    }

    void read()
    {
        readInitiative();
        readPhases();
        readCombat();
        readBoard();
        if (m_game.play.range)
            readRanges(m_object, "ranges", m_game.attributes[*m_game.play.range].choices, m_rules.ranges, m_problems);
        choose("triggers", {"chain", "batches"},
            [&](std::size_t i) { m_rules.triggers = static_cast<model::TriggerOrder>(i); });
        choose("deploy", {"back-row", "any"}, [&](std::size_t i) { m_rules.deployAnywhere = i == 1; });
        choose("abilities", {"as-printed", "exhaust"}, [&](std::size_t i) { m_rules.abilitiesExhaust = i == 1; });
        choose("emptyDeck", {"continue", "lose"}, [&](std::size_t i) { m_rules.emptyDeckLoses = i == 1; });
        readVictory();
        readCites();
    }

private:
    template <class Take>
    void choose(ObjectReader& object, std::string_view key, std::vector<std::string_view> words, Take&& take)
    {
        const auto word = object.text(key);
        if (word.empty())
            return;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] == word)
                return take(i);
        std::string known;
        for (const auto& each : words)
            known += (known.empty() ? "" : ", ") + std::string(each);
        object.problem(key, filled(ReasonWords::tr("is not one of %1"), {known}), word);
    }
    template <class Take> void choose(std::string_view key, std::vector<std::string_view> words, Take&& take)
    {
        choose(m_object, key, std::move(words), take);
    }

    void readInitiative()
    {
        m_object.inside("initiative", [&](ObjectReader& object) {
            choose(object, "kind", {"lowest-reveal"}, [](std::size_t) {});
            choose(object, "next", {"first-to-pass", "least-done"},
                [&](std::size_t i) { m_rules.initiative = static_cast<model::NextInitiative>(i); });
            const auto id = object.text("attribute");
            const auto index = id.empty() ? std::nullopt : m_game.find(model::AttributeId(id));
            if (index && m_game.attributes[*index].kind == model::AttributeKind::Integer)
                m_rules.cost = index;
            else if (!id.empty())
                object.problem("attribute", ReasonWords::tr("names no integer attribute of the game"), id);
        });
    }

    model::TurnActions readActions(ObjectReader& object, std::string_view key)
    {
        unsigned mask = 0;
        for (const auto& id : object.texts(key)) {
            const auto it = std::find(actionIds.begin(), actionIds.end(), id);
            if (it == actionIds.end())
                object.problem(
                    key, ReasonWords::tr("is not one of deploy, evolve, ability, attack, event, move, interrupt"), id);
            else
                mask |= 1U << static_cast<unsigned>(it - actionIds.begin());
        }
        return static_cast<model::TurnActions>(mask);
    }

    void readPhases()
    {
        if (!m_object.has("phases"))
            return;
        m_rules.phases.clear();
        m_object.objects("phases", [&](ObjectReader& object) {
            model::RoundPhase phase;
            phase.id = readId(object, "id");
            phase.label = object.text("label", true);
            phase.actions = readActions(object, "actions");
            phase.counted = object.has("counts") ? readActions(object, "counts") : phase.actions;
            if (m_rules.phases.size() < maxPhases)
                m_rules.phases.push_back(std::move(phase));
            else
                object.problemHere(ReasonWords::tr("is one phase too many: a round has at most 8"));
        });
        if (m_rules.phases.empty())
            m_object.problem("phases", ReasonWords::tr("is empty: a round has at least one"));
    }

    void readCombat()
    {
        m_object.inside("combat", [&](ObjectReader& object) {
            choose(object, "kind", {"suppress", "lower-falls"},
                [&](std::size_t i) { m_rules.combat = static_cast<model::CombatKind>(i); });
            m_rules.backRowDefense = static_cast<int>(
                object.integer("backRow", 0, 99).value_or(m_rules.backRowDefense));
            if (object.has("ownUnits"))
                m_rules.ownTargets = object.boolean("ownUnits");
            m_rules.frontRowFirst = object.boolean("frontRowFirst");
        });
    }

    void readBoard()
    {
        auto& board = m_rules.board;
        m_object.inside("board", [&](ObjectReader& object) {
            const auto read = [&](std::string_view key, int& out) {
                out = static_cast<int>(object.integer(key, model::leastOnBoard, model::boardWords).value_or(out));
            };
            read("rows", board.rows);
            read("columns", board.columns);
            choose(object, "sides", {"own", "shared"}, [&](std::size_t i) {
                if (i == 1)
                    object.problem("sides", ReasonWords::tr("is not played yet: each player has a side of their own"));
            });
            object.refuseUnknown();
        });
        m_object.inside("quadrant", [&](ObjectReader& object) {
            board.capacity = static_cast<int>(object.integer("capacity", 0, 60).value_or(board.capacity));
            board.terrains = static_cast<int>(object.integer("terrains", 0, 99).value_or(board.terrains));
        });
    }

    void readVictory()
    {
        if (!m_object.has("victory"))
            return;
        m_rules.frontlineWins = m_rules.missionsWin = false;
        for (const auto& id : m_object.texts("victory")) {
            if (id == "frontline")
                m_rules.frontlineWins = true;
            else if (id == "missions")
                m_rules.missionsWin = true;
            else
                m_object.problem("victory", ReasonWords::tr("is not one of frontline, missions"), id);
        }
    }

    void readCites()
    {
        m_object.inside("cites", [&](ObjectReader& object) {
            for (const auto& [code, section] : object.json().items())
                m_rules.cites[code] = object.text(code);
        });
    }

    ObjectReader& m_object;
    const model::Game& m_game;
    TableRules& m_rules;
    std::vector<ImportProblem>& m_problems;
};

constexpr std::size_t maxAttributes = 200;

constexpr std::array<std::string_view, 4> kindWords{"integer", "text", "choice", "flag"}; // as AttributeKind has them

constexpr std::string_view keyword = "keyword"; // is read in any text

std::optional<model::AttributeKind> kindOf(std::string_view word)
{
    const auto it = std::find(kindWords.begin(), kindWords.end(), word);
    return it == kindWords.end() ? std::nullopt : std::optional(model::AttributeKind(it - kindWords.begin()));
}

void readColours(ObjectReader& object, model::Attribute& attribute)
{
    attribute.colours = object.texts("colours");
    if (attribute.colours.empty())
        return;
    if (attribute.kind != model::AttributeKind::Choice)
        object.problem("colours", ReasonWords::tr("belongs to attributes of kind choice"));
    else if (attribute.colours.size() != attribute.choices.size())
        object.problem("colours", ReasonWords::tr("does not have one colour for each choice"));
    for (const auto& colour : attribute.colours)
        if (!isColour(colour))
            object.problem("colours", ReasonWords::tr("is no colour such as \"#2f6db5\""), colour);
}

model::Attribute readAttribute(ObjectReader& object, std::vector<std::string>& taken)
{
    model::Attribute attribute;
    const auto id = readId(object, "id", false);
    const auto take = [&](std::string_view key, const std::string& name) {
        if (model::isReservedName(name))
            object.problem(key, ReasonWords::tr("is a word of the search language and cannot name an attribute"), name);
        else if (std::find(taken.begin(), taken.end(), name) != taken.end())
            object.problem(key, ReasonWords::tr("names an attribute that is there already"), name);
        taken.push_back(name);
    };
    take("id", id);
    attribute.id = model::AttributeId(id);
    attribute.label = object.text("label", true);
    attribute.longLabel = object.text("longLabel");
    if (attribute.longLabel.empty())
        attribute.longLabel = attribute.label;
    const auto kindWord = object.text("kind", true);
    const auto kind = kindOf(kindWord);
    if (!kind && !kindWord.empty())
        object.problem("kind", ReasonWords::tr("is not one of integer, text, choice, flag"), kindWord);
    attribute.kind = kind.value_or(model::AttributeKind::Integer);
    attribute.choices = object.texts("choices");
    const bool choice = attribute.kind == model::AttributeKind::Choice;
    if (choice != !attribute.choices.empty())
        object.problem("choices", choice ? ReasonWords::tr("is missing: a choice needs its values")
                                         : ReasonWords::tr("belongs to attributes of kind choice"));
    attribute.headings = object.texts("headings");
    auto aliases = object.texts("aliases");
    if (aliases.size() > 64)
        object.problem("aliases", ReasonWords::tr("has more than 64 entries"));
    aliases.resize(std::min<std::size_t>(aliases.size(), 64));
    for (auto& alias : aliases) {
        alias = model::fold(alias);
        take("aliases", alias);
        attribute.aliases.push_back(alias);
    }
    if (const auto value = object.integer("whenAbsent", -1'000'000, 1'000'000))
        attribute.whenAbsent = static_cast<std::int32_t>(*value);
    attribute.domain = object.boolean("domain");
    attribute.letter = object.text("letter", attribute.domain, 2);
    attribute.colour = object.text("colour");
    readColours(object, attribute);
    attribute.sorts = object.boolean("sorts");
    if (attribute.sorts && attribute.kind != model::AttributeKind::Text)
        object.problem("sorts", ReasonWords::tr("belongs to attributes of kind text"));
    readReads(object, attribute.reads);
    if (!attribute.reads.empty() && attribute.kind != model::AttributeKind::Text)
        object.problem("reads", ReasonWords::tr("belongs to attributes of kind text"));
    if (attribute.domain && attribute.kind != model::AttributeKind::Integer)
        object.problem("domain", ReasonWords::tr("belongs to attributes of kind integer"));
    object.refuseUnknown();
    return attribute;
}

} // namespace

void readReads(ObjectReader& object, std::string& reads)
{
    reads = object.text("reads");
    if (!reads.empty() && (reads == keyword || !model::textKindNamed(reads)))
        object.problem("reads",
            ReasonWords::tr("is not one of passive, active, interrupt, trigger, event, upgrade, consume, martyrdom, "
                            "challenge, one-time"),
            reads);
}

std::string_view kindWord(model::AttributeKind kind) { return kindWords[static_cast<std::size_t>(kind)]; }

TableRules defaultTableRules(const model::Game& game)
{
    TableRules rules;
    rules.cost = game.face.cost;
    rules.ranges = game.play.ranges;
    return rules;
}

void readRanges(ObjectReader& object, std::string_view key, const std::vector<std::string>& choices,
    std::vector<Range>& ranges, std::vector<ImportProblem>& problems)
{
    ranges.resize(choices.size());
    object.inside(key, [&](ObjectReader& named) {
        for (const auto& [name, value] : named.json().items()) {
            const auto it = std::find_if(choices.begin(), choices.end(),
                [wanted = model::fold(name)](const auto& choice) { return model::fold(choice) == wanted; });
            if (it == choices.end()) {
                named.problem(name, ReasonWords::tr("is no range of the game"));
            } else if (isObject(value, named.at(name), problems)) {
                ObjectReader range(value, named.at(name), problems);
                readRange(range, ranges[static_cast<std::size_t>(it - choices.begin())]);
            }
        }
    });
}

void readTableRules(
    ObjectReader& play, const model::Game& game, TableRules& rules, std::vector<ImportProblem>& problems)
{
    TableRulesReader(play, game, rules, problems).read();
}

bool isId(std::string_view text)
{
    if (text.empty() || text.size() > 64 || text.front() < 'a' || text.front() > 'z')
        return false;
    return std::all_of(
        text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

bool isColour(std::string_view text)
{
    return text.size() == 7 && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::string readId(ObjectReader& object, std::string_view key, bool emptyToo)
{
    auto id = object.text(key, true);
    if (!isId(id) && (emptyToo || !id.empty()))
        object.problem(key, ReasonWords::tr("is no id: lower-case letters, digits and hyphens, a letter first"), id);
    return id;
}

std::optional<model::Query> CardQueries::read(ObjectReader& object, std::string_view key)
{
    if (!object.find(key))
        return std::nullopt;
    const auto text = object.text(key, false, 1000);
    if (m_effort > mostEffort)
        return std::nullopt;
    auto parsed = model::parseQuery(text, m_game);
    if (!parsed) {
        object.problem(key,
            filled(ReasonWords::tr("is no query: column %1, expected %2"),
                {std::to_string(parsed.error().column), parsed.error().expected}),
            text);
        return std::nullopt;
    }
    if (model::needsDeck(parsed->root) || !parsed->order.empty()) {
        object.problem(key,
            ReasonWords::tr("asks about a deck, a collection or an order; a rule can only ask about the card"), text);
        return std::nullopt;
    }
    m_effort += model::effort(parsed->root);
    if (m_effort > mostEffort) {
        object.problem(key,
            ReasonWords::tr("is too much with the queries before it: a ruleset's queries may look for some thousand "
                            "words, or for fewer regular expressions"),
            text);
        return std::nullopt;
    }
    return std::move(*parsed);
}

void needIdentity(
    ObjectReader& object, std::string_view key, const std::vector<std::string>& parts, const model::Game& game)
{
    for (const auto& part : parts) {
        const auto index = game.find(model::AttributeId(part));
        const bool text = index && game.attributes[*index].kind == model::AttributeKind::Text;
        if (part != "name" && part != "type" && !text)
            object.problem(key, ReasonWords::tr("may hold name, type and text attributes"), part);
    }
}

std::vector<model::Attribute> readAttributes(
    ObjectReader& object, std::string_view key, std::vector<std::string>& taken, std::vector<ImportProblem>& problems)
{
    std::vector<model::Attribute> attributes;
    object.items(key, [&](const Json& item, const std::string& pointer) {
        if (!isObject(item, pointer, problems))
            return;
        if (attributes.size() >= maxAttributes)
            return addProblem(problems,
                {.reason = ReasonWords::tr("is one attribute too many: a game has at most 200"), .pointer = pointer});
        ObjectReader reader(item, pointer, problems);
        attributes.push_back(readAttribute(reader, taken));
    });
    return attributes;
}

} // namespace nexus::importers
