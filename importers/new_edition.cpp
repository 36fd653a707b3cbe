#include "importers/new_edition.h"

#include "importers/card_columns.h"
#include "importers/card_list.h"
#include "importers/game_json.h"
#include "importers/game_parts_json.h"

#include <algorithm>
#include <map>

namespace nexus::importers {

namespace {

using model::Attribute;
using model::AttributeKind;
using model::Game;

constexpr std::size_t mostChoices = 12;
constexpr std::size_t longestChoice = 30; // code points

struct GatheredColumn {
    std::string heading, form;
    CardColumn meaning;
    bool second = false; // a column before it in its table means the same
    std::vector<std::string> values;
};

std::vector<GatheredColumn> gatherColumns(const std::vector<Table>& tables, const Game& game, const std::string& set)
{
    std::vector<GatheredColumn> gathered;
    std::map<std::string, std::size_t> places;
    for (const auto& table : tables) {
        std::vector<CardColumn> columns;
        for (const auto& heading : table.headings)
            columns.push_back(columnOf(heading, game, set));
        if (std::find(columns.begin(), columns.end(), CardColumn{CardField::Name, 0}) == columns.end())
            continue; // no table of cards
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto form = model::headingForm(table.headings[i]);
            const auto [place, isNew] = places.try_emplace(form, gathered.size());
            if (isNew)
                gathered.push_back({table.headings[i], form, columns[i], false, {}});
            auto& column = gathered[place->second];
            column.second = column.second || (columns[i].field != CardField::Unknown &&
                                                 std::find(columns.begin(), columns.begin() + static_cast<long>(i),
                                                     columns[i]) != columns.begin() + static_cast<long>(i));
            for (const auto& row : table.rows)
                if (!isAbsent(model::fold(row.cells[i])))
                    column.values.push_back(row.cells[i]);
        }
    }
    return gathered;
}

// Whether an attribute can take values, by the reader of cells itself.
class AttributeTrial {
public:
    explicit AttributeTrial(Attribute attribute)
    {
        m_game.attributes.push_back(std::move(attribute));
        m_card.numbers.resize(1);
    }
    [[nodiscard]] bool takes(const std::string& value)
    {
        return !setAttribute(m_card, m_game, 0, value) && !textFault(value, maxTextLength, true);
    }
    [[nodiscard]] const std::string* firstMisfit(const std::vector<std::string>& values)
    {
        const auto it = std::find_if(values.begin(), values.end(), [&](const auto& value) { return !takes(value); });
        return it == values.end() ? nullptr : &*it;
    }

private:
    Game m_game;
    model::Card m_card;
};

AttributeTrial trialOf(AttributeKind kind)
{
    Attribute attribute;
    attribute.kind = kind;
    return AttributeTrial(std::move(attribute));
}

// The values as words to choose from, after those of `known`; none where they are too many, too long or hardly ever
// the same.
std::vector<std::string> choicesOf(const std::vector<std::string>& values, std::vector<std::string> known)
{
    const auto before = known.size();
    for (const auto& value : values) {
        const auto same = [&, folded = model::fold(value)](const auto& word) { return model::fold(word) == folded; };
        if (std::any_of(known.begin(), known.end(), same))
            continue;
        if (textFault(value, longestChoice, false) || known.size() == before + mostChoices)
            return {};
        known.push_back(value);
    }
    return 2 * (known.size() - before) <= values.size() ? known : std::vector<std::string>();
}

class EditionProposer {
public:
    EditionProposer(const Game& game, std::string set, const std::vector<std::string>& internal,
        const std::vector<GatheredColumn>& columns)
        : m_game(game)
        , m_set(std::move(set))
        , m_internal(internal)
        , m_columns(columns)
    {
    }

    EditionProposal take()
    {
        for (const auto& column : m_columns)
            propose(column);
        return std::move(m_proposal);
    }

private:
    static constexpr std::size_t mostAttributes = 200; // of a ruleset

    void propose(const GatheredColumn& column)
    {
        const auto* known = column.meaning.field == CardField::Attribute ? &m_game.attributes[column.meaning.attribute]
                                                                         : nullptr;
        const bool placed = column.meaning.field != CardField::Unknown && !column.second;
        if (placed && (!known || !AttributeTrial(*known).firstMisfit(column.values)))
            return;
        if (column.meaning.field == CardField::Unknown && column.values.empty()) {
            if (!column.form.empty())
                unplaced(column, {});
            return;
        }
        auto attribute = attributeFor(column, known);
        if (!attribute)
            return;
        if (attribute->label.empty())
            attribute->label = attribute->longLabel = column.heading;
        attribute->headings = {column.heading};
        const auto place = placeOf(*attribute, column);
        m_proposal.attributes.push_back({std::move(*attribute), known ? known->id.str() : std::string(), place});
    }

    [[nodiscard]] CardPlace placeOf(const Attribute& attribute, const GatheredColumn& column) const
    {
        if (isNamed(m_internal, column.form) || saysNotes(column.heading))
            return CardPlace::Internal;
        const bool replaces = column.meaning.field == CardField::Attribute;
        const bool printed = attribute.kind == AttributeKind::Integer || attribute.kind == AttributeKind::Text;
        return printed || replaces ? CardPlace::Face : CardPlace::Beside;
    }

    // “Set Notes”, “Playtest 3”: a heading of notes with other words around it.
    [[nodiscard]] bool saysNotes(const std::string& heading) const
    {
        return std::any_of(m_game.notes.begin(), m_game.notes.end(),
            [said = model::fold(heading)](const auto& note) { return model::saysWord(said, model::fold(note)); });
    }

    // What another edition calls so and takes every value: cards of both can be compared, and searched for at once.
    [[nodiscard]] const Attribute* sharedWithEdition(const GatheredColumn& column) const
    {
        for (const auto& attribute : m_game.attributes) {
            const Attribute bare = bareAttribute(attribute);
            const bool used = std::any_of(m_proposal.attributes.begin(), m_proposal.attributes.end(),
                [&](const auto& proposed) { return proposed.attribute.id == attribute.id; });
            if (attribute.ofSets && !used && model::hasHeadingForm(attribute.label, column.form) &&
                model::sameMeaning(bare, attribute) && !AttributeTrial(attribute).firstMisfit(column.values))
                return &attribute;
        }
        return nullptr;
    }
    // As much of it as a proposal says.
    static Attribute bareAttribute(const Attribute& from)
    {
        Attribute attribute;
        attribute.id = from.id;
        attribute.label = attribute.longLabel = from.label;
        attribute.kind = from.kind;
        attribute.choices = from.choices;
        return attribute;
    }

    void unplaced(const GatheredColumn& column, const std::string& example)
    {
        m_proposal.unplaced.push_back({column.heading, model::cleaned(example, 60, false, " ")});
    }

    // With its id and kind; nothing where the column stays unplaced, and that is noted.
    std::optional<Attribute> attributeFor(const GatheredColumn& column, const Attribute* known)
    {
        if (const auto* shared = sharedWithEdition(column); shared && m_proposal.attributes.size() < mostAttributes)
            return bareAttribute(*shared);
        Attribute attribute;
        const auto& values = column.values;
        const auto id = freeId(column);
        if (id.empty() || m_proposal.attributes.size() == mostAttributes) {
            unplaced(column, values.empty() ? std::string() : values.front());
            return std::nullopt;
        }
        attribute.id = model::AttributeId(id);
        auto number = trialOf(AttributeKind::Integer);
        const auto numbers = std::count_if(
            values.begin(), values.end(), [&](const auto& value) { return number.takes(value); });
        const auto all = static_cast<std::ptrdiff_t>(values.size());
        if (numbers == all && all > 0)
            return attribute;
        if (column.meaning.field == CardField::Unknown && 2 * numbers > all) {
            unplaced(column, *number.firstMisfit(values)); // a number but for some cells: those want a look
            return std::nullopt;
        }
        attribute.kind = AttributeKind::Flag;
        if (numbers == 0 && all > 0 && !trialOf(AttributeKind::Flag).firstMisfit(values))
            return attribute;
        attribute.kind = AttributeKind::Choice;
        attribute.choices = choicesOf(values, known ? known->choices : std::vector<std::string>());
        if (!attribute.choices.empty())
            return attribute;
        attribute.kind = AttributeKind::Text;
        if (const auto* wrong = trialOf(AttributeKind::Text).firstMisfit(values)) {
            unplaced(column, *wrong);
            return std::nullopt;
        }
        return attribute;
    }

    // Not yet given, and as a heading not that of another column: "art-ist" would be "Artist".
    [[nodiscard]] bool isFree(const std::string& id, const GatheredColumn& column) const
    {
        const auto form = model::headingForm(id);
        return isId(id) && !model::isReservedName(id) && !m_game.findByName(id) &&
               std::none_of(m_columns.begin(), m_columns.end(),
                   [&](const auto& other) { return other.form != column.form && other.form == form; }) &&
               std::none_of(m_proposal.attributes.begin(), m_proposal.attributes.end(),
                   [&](const auto& proposed) { return model::hasHeadingForm(proposed.attribute.id.str(), form); });
    }

    // "Attack Range" is attack-range or, where that is taken, attack-range-p26; empty where it has no letter.
    [[nodiscard]] std::string freeId(const GatheredColumn& column) const
    {
        const auto word = idOf(column.heading);
        if (word.empty())
            return {};
        if (isFree(word, column))
            return word;
        const auto ofSet = word + "-" + idOf("x" + m_set).substr(1);
        for (int number = 2; number < 1000; ++number)
            if (auto id = number == 2 ? ofSet : ofSet + "-" + std::to_string(number - 1); isFree(id, column))
                return id;
        return {};
    }

    static std::string idOf(std::string_view text)
    {
        std::string id;
        for (const char c : model::fold(text))
            if ((c >= 'a' && c <= 'z') || (!id.empty() && model::isDigit(c)))
                id += c;
            else if (!id.empty() && !id.ends_with('-'))
                id += '-';
        id.resize(std::min<std::size_t>(id.size(), 40));
        while (id.ends_with('-'))
            id.pop_back();
        return id;
    }

    const Game& m_game;
    std::string m_set;
    const std::vector<std::string>& m_internal;
    const std::vector<GatheredColumn>& m_columns;
    EditionProposal m_proposal;
};

Json attributeJson(const Attribute& attribute)
{
    Json json = {{"id", attribute.id.str()}, {"label", attribute.label}, {"kind", kindWord(attribute.kind)}};
    if (!attribute.choices.empty())
        json["choices"] = attribute.choices;
    json["headings"] = attribute.headings;
    return json;
}

// The law's own attributes, without the headings that now mean another.
Json keptAttributes(const Json& law, const EditionProposal& proposal)
{
    const auto taken = [&](const Json& heading) {
        return heading.is_string() &&
               std::any_of(proposal.attributes.begin(), proposal.attributes.end(), [&](const auto& proposed) {
                   return isNamed(proposed.attribute.headings, model::headingForm(heading.template get<std::string>()));
               });
    };
    Json kept = Json::array();
    const auto own = law.find("attributes");
    if (own == law.end() || !own->is_array())
        return kept;
    for (auto attribute : *own) {
        if (attribute.is_object() && attribute.contains("headings") && attribute["headings"].is_array()) {
            Json headings = Json::array();
            for (const auto& heading : attribute["headings"])
                if (!taken(heading))
                    headings.push_back(heading);
            attribute["headings"] = std::move(headings);
        }
        kept.push_back(std::move(attribute));
    }
    return kept;
}

// The face of the edition: where a value is replaced, the new one stands in its place.
Json faceJson(const EditionProposal& proposal, const model::FaceLayout& face, const Game& game)
{
    Json json = Json::object();
    const auto replaced = [&](model::AttributeIndex attribute) {
        const auto id = game.attributes[attribute].id.str();
        for (const auto& proposed : proposal.attributes)
            if (proposed.instead == id)
                return proposed.place == CardPlace::Face ? proposed.attribute.id.str() : std::string();
        return id;
    };
    std::vector<std::string> middle, taken;
    const auto corner = [&](const char* key, const std::optional<model::AttributeIndex>& attribute) {
        if (!attribute)
            return;
        taken.push_back(replaced(*attribute));
        if (taken.back() != game.attributes[*attribute].id.str())
            json[key] = taken.back();
    };
    corner("cost", face.cost);
    corner("left", face.left);
    corner("right", face.right);
    const auto add = [&](const std::string& id) {
        if (!id.empty() && std::find(taken.begin(), taken.end(), id) == taken.end()) {
            middle.push_back(id);
            taken.push_back(id);
        }
    };
    for (const auto attribute : face.middle)
        add(replaced(attribute));
    for (const auto& [attribute, instead, place] : proposal.attributes)
        if (place == CardPlace::Face && attribute.kind != AttributeKind::Text)
            add(attribute.id.str());
    json["middle"] = std::move(middle);
    return json;
}

// What the law keeps internal, and what is proposed to be.
Json internalJson(const Json& law, const EditionProposal& proposal)
{
    Json internal = Json::array();
    if (const auto own = law.find("internal"); own != law.end() && own->is_array())
        internal = *own;
    for (const auto& [attribute, instead, place] : proposal.attributes)
        if (place == CardPlace::Internal || (place == CardPlace::Beside && attribute.kind == AttributeKind::Text))
            internal.push_back(attribute.id.str());
    return internal;
}

void setNumbers(Json& law, const std::vector<LawNumber>& numbers)
{
    const auto rules = law.find("constraints");
    if (rules == law.end() || !rules->is_array())
        return;
    for (const auto& number : numbers)
        if (number.rule < rules->size() && (*rules)[number.rule].is_object())
            if (auto& rule = (*rules)[number.rule]; rule.contains(number.key) && rule[number.key].is_number_integer())
                rule[number.key] = number.value;
}

} // namespace

EditionProposal proposeEdition(const std::vector<Table>& tables, const Game& game, const std::string& set,
    const std::vector<std::string>& internal)
{
    const auto columns = gatherColumns(tables, game, set);
    return EditionProposer(game, set, internal, columns).take();
}

ReadResult<std::string> writeEdition(std::string_view law, const EditionHead& head, const EditionProposal& proposal,
    const model::FaceLayout& face, const model::Game& game)
{
    const auto base = parseJsonObject(law, maxDeckBytes);
    if (!base)
        return tl::unexpected(base.error());
    Json json = {{"format", "nexusdeck-ruleset/1"}, {"game", base->value("game", "")}, {"id", head.id},
        {"name", head.name}, {"sets", {head.set}}, {"apart", true}};
    json["attributes"] = keptAttributes(*base, proposal);
    for (const auto& proposed : proposal.attributes)
        json["attributes"].push_back(attributeJson(proposed.attribute));
    json["face"] = faceJson(proposal, face, game);
    json["internal"] = internalJson(*base, proposal);
    for (const auto& [key, value] : base->items())
        if (!json.contains(key))
            json[key] = value;
    setNumbers(json, head.numbers);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace nexus::importers
