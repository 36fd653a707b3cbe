#include "importers/game_json.h"

#include "importers/card_list.h"
#include "importers/codes/deck_code.h"
#include "importers/deal_rules_json.h"
#include "importers/game_parts_json.h"
#include "importers/reason_words.h"
#include "model/audit/cost_formula.h"
#include "model/base/text.h"
#include "model/search/query_parser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace nexus::importers {

namespace {

// What is wrong with it.
std::optional<std::string> setFrame(model::FaceLayout& face, const std::string& id, const model::Game& game)
{
    if (id == "type") {
        face.frameBy = model::FrameBy::Type;
        if (std::all_of(game.types.begin(), game.types.end(), [](const auto& type) { return type.colour.empty(); }))
            return ReasonWords::tr("is \"type\", but no type has a colour");
        return std::nullopt;
    }
    const auto index = game.find(model::AttributeId(id));
    if (!index)
        return ReasonWords::tr("names no attribute of the game");
    if (game.attributes[*index].colours.empty())
        return ReasonWords::tr("names an attribute without colours");
    face.frameBy = model::FrameBy::Choice;
    face.frame = *index;
    return std::nullopt;
}

FaceWords readFaceWords(ObjectReader& object)
{
    FaceWords words;
    object.inside("face", [&](ObjectReader& face) {
        const std::pair<const char*, std::optional<std::string>*> keys[] = {
            {"cost", &words.cost}, {"left", &words.left}, {"right", &words.right}, {"frame", &words.frame}};
        for (const auto& [key, out] : keys)
            if (face.find(key))
                *out = face.text(key);
        if (face.find("middle"))
            words.middle = face.texts("middle");
        face.refuseUnknown();
    });
    return words;
}

// The glossary of a ruleset.
std::vector<model::Keyword> readGlossaryOf(ObjectReader& object)
{
    std::vector<model::Keyword> keywords;
    std::set<std::string> names;
    object.objects("keywords", [&](ObjectReader& word) {
        model::Keyword keyword;
        keyword.name = word.text("name", true);
        keyword.help = word.text("help", true, maxTextLength);
        if (!names.insert(model::fold(keyword.name)).second)
            word.problem("name", ReasonWords::tr("explains a keyword twice"), keyword.name);
        word.refuseUnknown();
        keywords.push_back(std::move(keyword));
    });
    return keywords;
}

// As the words say, on top of what the game says; unknown names are passed over.
model::FaceLayout laidOut(const FaceWords& words, model::FaceLayout face, const model::Game& game)
{
    const auto place = [&](const std::optional<std::string>& id, std::optional<model::AttributeIndex>& out) {
        if (id)
            out = game.find(model::AttributeId(*id));
    };
    place(words.cost, face.cost);
    place(words.left, face.left);
    place(words.right, face.right);
    if (words.frame)
        (void)setFrame(face, *words.frame, game);
    if (words.middle) {
        face.middle.clear();
        for (const auto& id : *words.middle)
            if (const auto index = game.find(model::AttributeId(id)))
                face.middle.push_back(*index);
    }
    return face;
}

constexpr std::size_t maxLists = 50; // charts, orders, terms of a formula

class GameReader {
public:
    explicit GameReader(const Json& root)
        : m_object(root, "", m_problems)
    {
    }

    ReadResult<model::Game> read()
    {
        if (!m_object.isFormat("nexusdeck-game/1"))
            return tl::unexpected(std::move(m_problems));
        m_game.id = readId(m_object, "id");
        m_game.name = m_object.text("name", true);
        std::vector<std::string> taken;
        m_game.attributes = readAttributes(m_object, "attributes", taken, m_problems);
        m_game.defaultRuleset = model::RulesetId(m_object.text("defaultRuleset", true));
        m_game.emptyRules = m_object.texts("emptyRules");
        m_game.abilityNames = m_object.texts("abilityNames");
        readIdentity();
        readTypes();
        readKeywordGroups();
        readKeywords();
        readFigures();
        readFace();
        readDomainName();
        readCharts();
        readOrders();
        readFormula();
        m_object.inside("play", [&](ObjectReader& object) { readPlay(object); });
        readHeadings();
        readImportSet();
        m_game.notes = m_object.texts("notes");
        m_object.refuseUnknown();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_game);
    }

private:
    void needAttribute(ObjectReader& object, std::string_view key, const std::string& id)
    {
        if (!m_game.find(model::AttributeId(id)))
            object.problem(key, ReasonWords::tr("names no attribute of the game"), id);
    }

    void readIdentity()
    {
        m_game.identity = m_object.texts("identity");
        if (m_game.identity.empty() || m_game.identity.front() != "name")
            m_object.problem("identity", ReasonWords::tr("does not start with \"name\""));
        needIdentity(m_object, "identity", m_game.identity, m_game);
    }

    void readTypes()
    {
        m_object.objects("types", [&](ObjectReader& object) {
            model::CardType type;
            type.name = object.text("name", true);
            type.plural = object.text("plural");
            if (type.plural.empty())
                type.plural = type.name + "s";
            for (auto& id : object.texts("recognisedBy")) {
                needAttribute(object, "recognisedBy", id);
                type.recognisedBy.emplace_back(std::move(id));
            }
            readRole(object, type);
            readReads(object, type.reads);
            type.colour = object.text("colour");
            if (!type.colour.empty() && !isColour(type.colour))
                object.problem("colour", ReasonWords::tr("is no colour such as \"#2f6db5\""), type.colour);
            object.refuseUnknown();
            m_game.types.push_back(std::move(type));
        });
        if (m_game.types.empty())
            m_object.problem("types", ReasonWords::tr("is missing: a game has at least one card type"));
    }

    static void readRole(ObjectReader& object, model::CardType& type)
    {
        object.word("role", type.role, model::roleOf,
            NEXUS_TEXT("ReasonWords", "is not one of unit, asset, event, upgrade, terrain, mission"));
        type.alone = object.boolean("alone");
    }

    static void readMechanic(ObjectReader& object, model::Keyword& keyword)
    {
        object.word("mechanic", keyword.mechanic, model::mechanicOf,
            NEXUS_TEXT("ReasonWords", "is no mechanic the engine knows"));
        keyword.value = static_cast<int>(object.integer("value", 1, 1000).value_or(0));
        if (keyword.mechanic == model::Mechanic::Size && keyword.value == 0)
            object.problem("value",
                ReasonWords::tr("is missing: a size says how many quarters of a regular unit's room it takes"));
    }

    void readPlay(ObjectReader& object)
    {
        const auto place = [&](std::string_view key, std::optional<model::AttributeIndex>& out,
                               model::AttributeKind kind) {
            placeAttribute(object, key, out);
            if (out && *out < m_game.attributes.size() && m_game.attributes[*out].kind != kind)
                object.problem(key, ReasonWords::tr("names an attribute of another kind"), object.text(key));
        };
        auto& words = m_game.play;
        place("attack", words.attack, model::AttributeKind::Integer);
        place("defense", words.defense, model::AttributeKind::Integer);
        place("range", words.range, model::AttributeKind::Choice);
        if (words.range && *words.range < m_game.attributes.size())
            readRanges(object, "ranges", m_game.attributes[*words.range].choices, words.ranges, m_problems);
        words.active = object.texts("active");
        words.triggered = object.texts("triggered");
        words.pay = object.text("pay");
        words.exhaust = object.text("exhaust");
        words.self = object.texts("self");
        object.inside("events", [&](ObjectReader& events) {
            for (std::size_t i = 0; i < model::playEventCount; ++i)
                words.events[i] = events.texts(model::playEventId(static_cast<model::PlayEvent>(i)));
            events.refuseUnknown();
        });
        object.refuseUnknown();
    }

    void readKeywordGroups()
    {
        m_object.objects("keywordGroups", [&](ObjectReader& object) {
            model::KeywordGroup group;
            group.id = readId(object, "id");
            if (hasGroup(group.id))
                object.problem("id", ReasonWords::tr("names a group that is there already"), group.id);
            group.label = object.text("label", true);
            group.none = object.text("none", true);
            for (const auto& type : object.texts("types"))
                group.types.push_back(model::fold(type));
            object.refuseUnknown();
            m_game.keywordGroups.push_back(std::move(group));
        });
    }

    [[nodiscard]] bool hasGroup(const std::string& id) const
    {
        return std::any_of(m_game.keywordGroups.begin(), m_game.keywordGroups.end(),
            [&](const auto& group) { return group.id == id; });
    }

    void readKeywords()
    {
        m_object.objects("keywords", [&](ObjectReader& object) {
            model::Keyword keyword;
            keyword.name = object.text("name", true);
            keyword.help = object.text("help", true, maxTextLength);
            keyword.mentioned = object.boolean("mentioned");
            keyword.group = object.text("group");
            if (!keyword.group.empty() && !hasGroup(keyword.group))
                object.problem("group", ReasonWords::tr("names no group of keywords"), keyword.group);
            readMechanic(object, keyword);
            object.refuseUnknown();
            m_game.keywords.push_back(std::move(keyword));
        });
    }

    void readFigures()
    {
        m_object.objects("figures", [&](ObjectReader& object) {
            model::DeckFigure figure;
            figure.id = object.text("id", true);
            figure.section = model::SectionId(object.text("section", true));
            if (object.find("attribute")) {
                figure.attribute = model::AttributeId(object.text("attribute"));
                needAttribute(object, "attribute", figure.attribute->str());
            }
            object.refuseUnknown();
            m_game.figures.push_back(std::move(figure));
        });
    }

    model::AttributeIndex attributeNamed(ObjectReader& object, std::string_view key, const std::string& id)
    {
        needAttribute(object, key, id);
        return m_game.find(model::AttributeId(id)).value_or(0);
    }
    void placeAttribute(ObjectReader& object, std::string_view key, std::optional<model::AttributeIndex>& out)
    {
        if (const auto id = object.text(key); !id.empty())
            out = attributeNamed(object, key, id);
    }

    // Without the key: the first number that is no domain is the cost, all further values stand between.
    void chooseFace()
    {
        for (std::size_t i = 0; i < m_game.attributes.size(); ++i) {
            const auto& attribute = m_game.attributes[i];
            const auto index = static_cast<model::AttributeIndex>(i);
            if (attribute.domain || attribute.kind == model::AttributeKind::Text)
                continue;
            if (!m_game.face.cost && attribute.kind == model::AttributeKind::Integer)
                m_game.face.cost = index;
            else
                m_game.face.middle.push_back(index);
        }
    }

    void readFace()
    {
        if (!m_object.has("face"))
            chooseFace();
        m_object.inside("face", [&](ObjectReader& object) {
            placeAttribute(object, "cost", m_game.face.cost);
            placeAttribute(object, "left", m_game.face.left);
            placeAttribute(object, "right", m_game.face.right);
            for (const auto& id : object.texts("middle"))
                m_game.face.middle.push_back(attributeNamed(object, "middle", id));
            readFrame(object);
            object.refuseUnknown();
        });
    }

    void readFrame(ObjectReader& object)
    {
        if (const auto id = object.text("frame"); !id.empty())
            if (const auto fault = setFrame(m_game.face, id, m_game))
                object.problem("frame", *fault, id);
    }

    void readDomainName()
    {
        m_object.inside("domain", [&](ObjectReader& object) {
            m_game.domain.name = object.text("name", true);
            m_game.domain.plural = object.text("plural");
            if (m_game.domain.plural.empty())
                m_game.domain.plural = m_game.domain.name + "s";
            object.refuseUnknown();
        });
    }

    void readCharts()
    {
        m_object.objects("charts", [&](ObjectReader& object) {
            model::GameChart chart;
            chart.label = object.text("label", true);
            for (const auto& id : object.texts("attributes")) {
                const auto index = attributeNamed(object, "attributes", id);
                if (index < m_game.attributes.size() && m_game.attributes[index].kind == model::AttributeKind::Text)
                    object.problem("attributes", ReasonWords::tr("names a text: there is nothing to count"), id);
                chart.attributes.push_back(index);
            }
            if (chart.attributes.empty())
                object.problem("attributes", ReasonWords::tr("is missing: a chart counts something"));
            object.refuseUnknown();
            m_game.charts.push_back(std::move(chart));
        });
        if (m_game.charts.size() > maxLists)
            m_object.problem("charts", ReasonWords::tr("has more than 50 charts"));
    }

    // A weight a term of an audit; the terms are those of the whole game.
    void readFormula()
    {
        m_object.inside("formula", [&](ObjectReader& object) {
            model::CostFormula formula;
            for (const auto& [key, value] : object.json().items()) {
                if (!object.find(key))
                    continue;
                const auto weight = value.is_number() ? value.get<double>() : std::nan("");
                if (!(std::abs(weight) <= model::maxFormulaWeight))
                    object.problem(
                        key, ReasonWords::tr("is no number from −1000000 to 1000000"), shortened(value.dump()));
                else if (key == model::constantTerm)
                    formula.constant = weight;
                else
                    formula.weights.push_back({key, weight});
            }
            if (!m_game.face.cost)
                return object.problemHere(ReasonWords::tr("needs a cost in face: that is what it tells"));
            if (formula.weights.empty())
                return object.problemHere(ReasonWords::tr("has no weight for any term"));
            if (formula.weights.size() > maxLists)
                return object.problemHere(ReasonWords::tr("has more than 50 terms"));
            for (const auto& weight : formula.weights)
                if (textFault(weight.term, maxNameLength, false))
                    object.problem(weight.term, ReasonWords::tr("is no term of an audit, or the cost, or twice"));
            if (const auto terms = model::formulaTerms(formula, *m_game.face.cost, m_game); !terms)
                object.problem(terms.error().term, ReasonWords::tr("is no term of an audit, or the cost, or twice"));
            m_game.formula = std::move(formula);
        });
    }

    void readOrders()
    {
        m_object.objects("orders", [&](ObjectReader& object) {
            model::SavedOrder order;
            order.label = object.text("label", true);
            if (m_game.orderCalled(order.label))
                object.problem("label", ReasonWords::tr("names an order that is there already"), order.label);
            order.sort = object.text("sort", true);
            const auto query = model::parseQuery(order.sort, m_game);
            if (!query)
                object.problem("sort",
                    filled(ReasonWords::tr("is no order: column %1, expected %2"),
                        {std::to_string(query.error().column), query.error().expected}),
                    order.sort);
            else if (query->root != model::QueryNode{} || query->order.empty())
                object.problem(
                    "sort", ReasonWords::tr("is not an order alone, such as \"sort:type sort:-attack\""), order.sort);
            object.refuseUnknown();
            m_game.orders.push_back(std::move(order));
        });
        if (m_game.orders.size() > maxLists)
            m_object.problem("orders", ReasonWords::tr("has more than 50 orders"));
    }

    void readHeadings()
    {
        m_object.inside("headings", [&](ObjectReader& object) {
            auto& out = m_game.headings;
            out.name = object.texts("name");
            out.type = object.texts("type");
            out.subtypes = object.texts("subtypes");
            out.keywords = object.texts("keywords");
            out.rules = object.texts("rules");
            out.flavor = object.texts("flavor");
            out.set = object.texts("set");
            out.number = object.texts("number");
            out.rarity = object.texts("rarity");
            out.domainTotal = object.texts("domainTotal");
            object.refuseUnknown();
        });
    }

    void readImportSet()
    {
        const auto read = [&](ObjectReader& object) {
            m_game.importSet.code = object.text("code", true, 12);
            m_game.importSet.name = object.text("name", true);
            object.refuseUnknown();
        };
        m_object.inside("importSet", read, true);
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    model::Game m_game;
};

using model::Constraint;
using model::ConstraintKind;

constexpr std::int64_t maxBound = 1'000'000;
constexpr std::int64_t maxHand = 100;
constexpr std::size_t maxSections = 32;
constexpr std::size_t maxConstraints = 500;

class LawReader {
public:
    LawReader(const Json& root, const model::Game& game)
        : m_object(root, "", m_problems)
        , m_game(game)
        , m_queries(game)
    {
    }

    ReadResult<model::Ruleset> read()
    {
        if (!m_object.isFormat("nexusdeck-ruleset/1"))
            return tl::unexpected(std::move(m_problems));
        m_ruleset.id = model::RulesetId(readId(m_object, "id"));
        m_ruleset.name = m_object.text("name", true);
        m_ruleset.source = m_object.text("source");
        m_ruleset.game = m_object.text("game", true);
        if (m_ruleset.game != m_game.id)
            m_object.problem("game", "is not the game these rulesets are read for (" + m_game.id + ")", m_ruleset.game);
        m_ruleset.sets = m_object.texts("sets");
        m_ruleset.apart = m_object.boolean("apart");
        if (m_ruleset.apart && m_ruleset.sets.empty())
            m_object.problem("apart", ReasonWords::tr("needs sets: those that the edition has to itself"));
        readDomains();
        readSections();
        readConstraints();
        readPlay();
        std::vector<std::string> taken;
        m_ruleset.attributes = readAttributes(m_object, "attributes", taken, m_problems);
        checkFace();
        m_object.refuseUnknown();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_ruleset);
    }

private:
    // What it says of faces is taken with its attributes (takeAttributes); here it is held against the game.
    void checkFace()
    {
        const auto words = readFaceWords(m_object);
        if (words.any() && m_ruleset.sets.empty())
            m_object.problem("face", ReasonWords::tr("needs sets: those whose cards look so"));
        const auto need = [&](const char* key, const std::string& id) {
            if (!id.empty() && !m_game.find(model::AttributeId(id)))
                m_object.problem(key, ReasonWords::tr("names no attribute of the game"), id);
        };
        for (const auto* id : {&words.cost, &words.left, &words.right})
            need("face", id->value_or(std::string()));
        for (const auto& id : words.middle.value_or(std::vector<std::string>()))
            need("face", id);
        auto face = m_game.face;
        if (words.frame)
            if (const auto fault = setFrame(face, *words.frame, m_game))
                m_object.problem("face", *fault, *words.frame);
        for (const auto& id : m_object.texts("internal"))
            need("internal", id);
        if (!readGlossaryOf(m_object).empty() && m_ruleset.sets.empty())
            m_object.problem("keywords", ReasonWords::tr("needs sets: those whose cards it explains"));
    }

    void readDomains()
    {
        for (const auto& id : m_object.texts("domains")) {
            const auto index = m_game.find(model::AttributeId(id));
            if (!index || !m_game.attributes[*index].domain)
                m_object.problem("domains", ReasonWords::tr("names no domain of the game"), id);
            else if (std::find(m_ruleset.domains.begin(), m_ruleset.domains.end(), *index) != m_ruleset.domains.end())
                m_object.problem("domains", ReasonWords::tr("names a domain twice"), id);
            else
                m_ruleset.domains.push_back(*index);
        }
    }

    void readSections()
    {
        m_object.objects("sections", [&](ObjectReader& object) {
            if (m_ruleset.sections.size() > maxSections)
                return;
            model::RuleSection section;
            section.id = model::SectionId(readId(object, "id"));
            if (m_ruleset.section(section.id))
                object.problem("id", ReasonWords::tr("names a section that is there already"), section.id.str());
            section.label = object.text("label", true);
            section.accepts = m_queries.read(object, "accepts");
            if (section.accepts)
                section.acceptsText = object.text("accepts", false, 1000);
            section.optional = object.boolean("optional");
            section.free = object.boolean("free");
            object.refuseUnknown();
            m_ruleset.sections.push_back(std::move(section));
        });
        if (m_ruleset.sections.empty())
            m_object.problem("sections", ReasonWords::tr("is missing: a deck has at least one section"));
        if (m_ruleset.sections.size() > maxSections)
            m_object.problem("sections", ReasonWords::tr("has more than 32 sections"));
    }

    void readConstraints()
    {
        std::set<std::string> rules;
        m_object.objects("constraints", [&](ObjectReader& object) {
            if (m_ruleset.constraints.size() > maxConstraints)
                return;
            auto constraint = readConstraint(object);
            if (!rules.insert(constraint.rule).second)
                object.problem("rule", ReasonWords::tr("is the same rule twice"), constraint.rule);
            m_ruleset.constraints.push_back(std::move(constraint));
        });
        if (m_ruleset.constraints.size() > maxConstraints)
            m_object.problem("constraints", ReasonWords::tr("has more than 500 rules"));
    }

    Constraint readConstraint(ObjectReader& object)
    {
        Constraint constraint;
        constraint.rule = readId(object, "rule");
        const auto kind = object.text("kind", true);
        for (auto& id : object.texts("sections")) {
            needSection(object, "sections", id);
            constraint.sections.emplace_back(std::move(id));
        }
        if (constraint.sections.empty())
            object.problem("sections", ReasonWords::tr("is missing: a rule looks at one section at least"));
        constraint.where = m_queries.read(object, "where");
        if (constraint.where)
            constraint.whereText = object.text("where", false, 1000);
        constraint.label = object.text("label");
        constraint.unlessEmpty = object.boolean("unlessEmpty");
        constraint.cites = object.text("cites");
        if (const auto severity = object.text("severity"); severity == "warning")
            constraint.warning = true;
        else if (object.has("severity") && severity != "error")
            object.problem("severity", ReasonWords::tr("is neither error nor warning"), severity);
        if (kind == "count") {
            constraint.kind = ConstraintKind::Count;
            readBounds(object, constraint);
        } else if (kind == "total") {
            constraint.kind = ConstraintKind::Total;
            readSummed(object, constraint);
            readBounds(object, constraint);
        } else if (kind == "copies") {
            constraint.kind = ConstraintKind::Copies;
            readLimit(object, constraint);
        } else if (kind == "within") {
            constraint.kind = ConstraintKind::Within;
            readSummed(object, constraint);
            const auto id = object.text("totalOf", true);
            if (!id.empty())
                needSection(object, "totalOf", id);
            constraint.totalOf = model::SectionId(id);
        } else if (kind == "distinct") {
            constraint.kind = ConstraintKind::Distinct;
            const auto id = object.text("attribute", true);
            if (const auto index = m_game.find(model::AttributeId(id)))
                constraint.attribute = *index;
            else if (!id.empty())
                object.problem("attribute", ReasonWords::tr("names an unknown attribute"), id);
            readBounds(object, constraint);
        } else if (!kind.empty()) {
            object.problem("kind", ReasonWords::tr("is not one of count, total, copies, within, distinct"), kind);
            return constraint;
        }
        object.refuseUnknown();
        return constraint;
    }

    void readPlay()
    {
        auto& rules = m_ruleset.tableRules;
        rules = defaultTableRules(m_game);
        m_object.inside("play", [&](ObjectReader& object) {
            rules.hand = static_cast<int>(object.integer("hand", 1, maxHand).value_or(rules.hand));
            object.inside("income", [&](ObjectReader& income) { readIncome(income); });
            if (object.has("deck")) {
                rules.deck = model::SectionId(object.text("deck", true));
                needSection(object, "deck", rules.deck.str());
            }
            readTableRules(object, m_game, rules, m_problems);
        });
        if (rules.deck.empty())
            rules.deck = drawnSection();
        m_object.inside("play", [&](ObjectReader& object) {
            if (object.has("initiative") && rules.cost)
                m_ruleset.deal.contests.push_back(initiativeFlip(rules.deck, *rules.cost));
            readDealRules(object, m_game, m_queries, m_ruleset, m_problems);
        });
    }

    // What "initiative" is short for: each turns over a card, the lowest number is first, the tied turn over again.
    static model::ContestRule initiativeFlip(const model::SectionId& deck, model::AttributeIndex attribute)
    {
        model::ContestTerm reveal;
        reveal.kind = model::ContestTerm::Kind::Reveal;
        reveal.section = deck;
        reveal.attribute = attribute;
        return {.id = "initiative", .label = "Initiative", .sides = {}, .adds = {reveal}, .again = {}};
    }

    void readIncome(ObjectReader& object)
    {
        const auto section = object.text("section", true);
        if (!section.empty())
            needSection(object, "section", section);
        const auto id = object.text("attribute", true);
        if (const auto index = id.empty() ? std::nullopt : integerAttribute(object, "attribute", id))
            m_ruleset.tableRules.income = model::Income{model::SectionId(section), *index};
    }

    // The first section that is neither optional nor free, gives no income and bounds no other section's cards.
    model::SectionId drawnSection() const
    {
        const auto& income = m_ruleset.tableRules.income;
        for (const auto& section : m_ruleset.sections) {
            const bool gives = (income && income->section == section.id) ||
                               std::any_of(m_ruleset.constraints.begin(), m_ruleset.constraints.end(),
                                   [&](const Constraint& rule) { return rule.totalOf == section.id; });
            if (!section.optional && !section.free && !gives)
                return section.id;
        }
        return m_ruleset.sections.empty() ? model::SectionId() : m_ruleset.sections.front().id;
    }

    void needSection(ObjectReader& object, std::string_view key, const std::string& id)
    {
        if (!m_ruleset.section(model::SectionId(id)))
            object.problem(key, ReasonWords::tr("names no section of this ruleset"), id);
    }

    std::optional<model::AttributeIndex> integerAttribute(
        ObjectReader& object, std::string_view key, const std::string& id)
    {
        const auto index = m_game.find(model::AttributeId(id));
        if (!index) {
            object.problem(key, ReasonWords::tr("names an unknown attribute"), id);
        } else if (m_game.attributes[*index].kind != model::AttributeKind::Integer) {
            object.problem(key, ReasonWords::tr("names an attribute that is no number"), id);
            return std::nullopt;
        }
        return index;
    }

    void readSummed(ObjectReader& object, Constraint& constraint)
    {
        const bool hasAttribute = object.find("attribute");
        if (object.find("forEach")) {
            if (object.text("forEach") != "domains")
                object.problem("forEach", ReasonWords::tr("can only be \"domains\""));
            constraint.forEachDomain = true;
            if (hasAttribute)
                object.problem("attribute", ReasonWords::tr("does not go with forEach, which looks at each domain"));
            needDomains(object, "forEach");
            return;
        }
        const auto id = object.text("attribute", true);
        if (id == "domains")
            needDomains(object, "attribute");
        else if (const auto index = id.empty() ? std::nullopt : integerAttribute(object, "attribute", id))
            constraint.attribute = *index;
    }

    void needDomains(ObjectReader& object, std::string_view key)
    {
        if (m_ruleset.domains.empty())
            object.problem(key, ReasonWords::tr("needs domains, and this ruleset names none"));
    }

    void readBounds(ObjectReader& object, Constraint& constraint)
    {
        auto& bounds = constraint.bounds;
        bounds.exactly = object.integer("exactly", 0, maxBound);
        bounds.atLeast = object.integer("atLeast", 0, maxBound);
        bounds.atMost = object.integer("atMost", 0, maxBound);
        const bool given = object.has("exactly") || object.has("atLeast") || object.has("atMost");
        if (!given)
            object.problemHere(ReasonWords::tr("has no bound: exactly, atLeast or atMost"));
        if (bounds.atLeast && bounds.atMost && *bounds.atLeast > *bounds.atMost)
            object.problem("atLeast", ReasonWords::tr("is above atMost: no deck can meet both"));
        if (bounds.exactly && bounds.atLeast && *bounds.exactly < *bounds.atLeast)
            object.problem("exactly", ReasonWords::tr("is below atLeast: no deck can meet both"));
        if (bounds.exactly && bounds.atMost && *bounds.exactly > *bounds.atMost)
            object.problem("exactly", ReasonWords::tr("is above atMost: no deck can meet both"));
    }

    void readLimit(ObjectReader& object, Constraint& constraint)
    {
        const Json* limit = object.find("limit");
        if (!limit)
            object.problem("limit", ReasonWords::tr("is missing: an attribute or a number"));
        else if (limit->is_number_integer() && limit->get<std::int64_t>() >= 0 &&
                 limit->get<std::int64_t>() <= maxBound)
            constraint.limit = limit->get<std::int64_t>();
        else if (!limit->is_string())
            object.problem("limit", ReasonWords::tr("is neither an attribute nor a whole number from 0"),
                shortened(limit->dump()));
        else if (const auto index = integerAttribute(object, "limit", limit->get<std::string>()))
            constraint.limit = *index;
        constraint.identity = object.texts("identity");
        needIdentity(object, "identity", constraint.identity, m_game);
        if (constraint.identity.empty())
            constraint.identity = m_game.identity;
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    const model::Game& m_game;
    CardQueries m_queries;
    model::Ruleset m_ruleset;
};

} // namespace

ReadResult<model::Game> readGame(std::string_view bytes)
{
    return parseJsonObject(bytes, maxDeckBytes).and_then([](const Json& json) { return GameReader(json).read(); });
}

// An attribute of a ruleset that is one of the game already. Headings are free to the ruleset of some sets.
static bool mayRepeat(const model::Attribute& known, const model::Attribute& attribute, const RulesetHead& head)
{
    auto same = known;
    same.internal = attribute.internal;
    same.reads = attribute.reads;
    return same == attribute || (!head.sets.empty() && sameMeaning(known, attribute));
}

// The headings that an attribute of a ruleset of some sets has in their tables.
static std::vector<std::string> headingsOf(const model::Attribute& attribute)
{
    auto headings = attribute.headings;
    headings.push_back(attribute.id.str());
    return headings;
}

// Of one set, a heading means one attribute.
static void refuseTakenHeadings(const RulesetHead& head, const model::Game& game, std::vector<ImportProblem>& problems)
{
    std::map<std::string, model::AttributeId> own;
    for (std::size_t i = 0; i < head.attributes.size() && !head.sets.empty(); ++i) {
        const auto& id = head.attributes[i].id;
        const auto taken = [&](const std::string& heading, const std::string& set) {
            problems.push_back({.reason = filled(ReasonWords::tr("is the heading of another attribute in the set %1",
                                                     "a column heading of card lists"),
                                    {shortened(set)}),
                .pointer = "/attributes/" + std::to_string(i) + "/headings",
                .value = shortened(heading)});
        };
        for (const auto& heading : headingsOf(head.attributes[i])) {
            const auto form = model::headingForm(heading);
            if (own.try_emplace(form, id).first->second != id)
                taken(heading, head.sets.front());
            for (const auto& set : head.sets)
                if (const auto known = game.headedInSet(form, set); known && game.attributes[*known].id != id)
                    taken(heading, set);
        }
    }
}

ReadResult<RulesetHead> readRulesetHead(std::string_view bytes, const model::Game& game)
{
    const auto json = parseJsonObject(bytes, maxDeckBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader object(*json, "", problems);
    RulesetHead head;
    head.id = model::RulesetId(object.text("id", true));
    head.game = object.text("game", true);
    for (const auto& set : object.texts("sets"))
        if (auto code = setCode(set); !code.empty())
            head.sets.push_back(std::move(code));
    std::vector<std::string> none;
    std::vector<ImportProblem> later; // what is wrong in an attribute is said by readRuleset, once
    head.attributes = readAttributes(object, "attributes", none, later);
    if (!later.empty())
        head.attributes.clear();
    ObjectReader again(*json, "", later);
    head.face = readFaceWords(again);
    head.internal = again.texts("internal");
    head.keywords = readGlossaryOf(again);
    for (std::size_t i = 0; i < head.attributes.size(); ++i) {
        const auto& attribute = head.attributes[i];
        auto names = attribute.aliases;
        names.insert(names.begin(), attribute.id.str());
        for (const auto& name : names)
            if (const auto known = game.findByName(name); known && !mayRepeat(game.attributes[*known], attribute, head))
                problems.push_back({.reason = ReasonWords::tr(
                                        "gives another meaning to an attribute that is there already"),
                    .pointer = "/attributes/" + std::to_string(i) + (name == attribute.id.str() ? "/id" : "/aliases"),
                    .value = name});
    }
    refuseTakenHeadings(head, game, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return head;
}

ReadResult<model::Ruleset> readRuleset(std::string_view bytes, const model::Game& game)
{
    return parseJsonObject(bytes, maxDeckBytes).and_then([&](const Json& json) {
        return LawReader(json, game).read();
    });
}

const KnownRuleset* GameLibrary::find(const model::RulesetId& id) const
{
    const auto found = std::find_if(
        rulesets.begin(), rulesets.end(), [&](const auto& known) { return known.ruleset.id == id; });
    return found == rulesets.end() ? nullptr : &*found;
}

// Rulesets are told apart by id, by the name that reports print, and by the number in deck codes: a file of one's own
// must not pass for the official law.
std::optional<ImportProblem> twinOf(
    const model::Ruleset& ruleset, const GameLibrary& library, const std::string& except)
{
    const auto id = ruleset.id.str();
    for (const auto& known : library.rulesets) {
        if (!except.empty() && known.file == except)
            continue;
        if (known.ruleset.id == ruleset.id)
            return ImportProblem{.reason = filled(ReasonWords::tr("is the id of another ruleset, in %1"), {known.file}),
                .pointer = "/id",
                .value = id};
        if (rulesetNumber(known.ruleset.id) == rulesetNumber(ruleset.id))
            return ImportProblem{
                .reason = filled(ReasonWords::tr("has the same number in deck codes as %1: choose another id"),
                    {known.ruleset.id.str()}),
                .pointer = "/id",
                .value = id};
        if (model::fold(known.ruleset.name) == model::fold(ruleset.name))
            return ImportProblem{
                .reason = filled(ReasonWords::tr("is the name of another ruleset, %1"), {known.ruleset.id.str()}),
                .pointer = "/name",
                .value = shortened(ruleset.name)};
    }
    return std::nullopt;
}

static bool standsOn(const model::FaceLayout& face, model::AttributeIndex attribute)
{
    return face.cost == attribute || face.left == attribute || face.right == attribute ||
           std::find(face.middle.begin(), face.middle.end(), attribute) != face.middle.end();
}

static void takeOff(model::FaceLayout& face, const std::vector<model::AttributeIndex>& attributes)
{
    for (const auto attribute : attributes) {
        for (auto* place : {&face.cost, &face.left, &face.right})
            if (*place == attribute)
                place->reset();
        std::erase(face.middle, attribute);
    }
}

void takeAttributes(const RulesetHead& head, model::Game& game)
{
    const auto isInternal = [&](const model::AttributeId& id) {
        return std::find(head.internal.begin(), head.internal.end(), id.str()) != head.internal.end();
    };
    auto face = game.face;
    for (const auto& attribute : head.attributes) {
        auto index = game.find(attribute.id);
        if (!index) {
            index = static_cast<model::AttributeIndex>(game.attributes.size());
            game.attributes.push_back(attribute);
            if (!head.sets.empty()) {
                game.attributes.back().headings.clear();
                game.attributes.back().ofSets = true;
            }
            game.attributes.back().internal = isInternal(attribute.id);
        }
        if (attribute.kind == model::AttributeKind::Integer && !isInternal(attribute.id) && !standsOn(face, *index))
            face.middle.push_back(*index);
        if (!head.sets.empty())
            game.setHeadings.push_back({head.sets, *index, headingsOf(attribute)});
    }
    if (head.sets.empty()) {
        game.face = std::move(face);
        return;
    }
    if (!head.keywords.empty())
        game.setKeywords.push_back({head.sets, head.keywords});
    model::SetFace own{head.sets, laidOut(head.face, std::move(face), game), {}};
    for (const auto& id : head.internal)
        if (const auto index = game.find(model::AttributeId(id)))
            own.internal.push_back(*index);
    takeOff(own.face, own.internal);
    if (own.face != game.face || !own.internal.empty())
        game.setFaces.push_back(std::move(own));
}

GameLibrary readGameLibrary(model::Game game, const std::vector<RulesetFile>& files)
{
    GameLibrary library{std::move(game), {}, {}};
    // First what attributes the rulesets bring to the game, those for tables of all sets before those for some; then,
    // against the whole game, their laws.
    std::vector<std::vector<ImportProblem>> problems(files.size());
    for (const bool ofSets : {false, true})
        for (std::size_t i = 0; i < files.size(); ++i) {
            const auto head = readRulesetHead(files[i].bytes, library.game);
            if (!head)
                problems[i] = head.error();
            else if (head->sets.empty() != ofSets)
                takeAttributes(*head, library.game);
        }
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto& file = files[i];
        if (!problems[i].empty()) {
            library.refused.push_back({file.file, std::move(problems[i])});
            continue;
        }
        auto ruleset = readRuleset(file.bytes, library.game);
        if (!ruleset)
            library.refused.push_back({file.file, ruleset.error()});
        else if (auto twin = twinOf(*ruleset, library))
            library.refused.push_back({file.file, {std::move(*twin)}});
        else
            library.rulesets.push_back({std::move(*ruleset), file.file, file.builtIn});
    }
    std::vector<std::string> apart;
    for (const auto& [ruleset, file, builtIn] : library.rulesets)
        if (ruleset.apart)
            apart.insert(apart.end(), ruleset.sets.begin(), ruleset.sets.end());
    for (auto& known : library.rulesets)
        if (known.ruleset.sets.empty())
            known.ruleset.unseen = apart;
    const auto& first = library.game.defaultRuleset;
    std::stable_sort(library.rulesets.begin(), library.rulesets.end(), [&](const auto& a, const auto& b) {
        if ((a.ruleset.id == first) != (b.ruleset.id == first))
            return a.ruleset.id == first;
        return a.ruleset.id < b.ruleset.id;
    });
    return library;
}

} // namespace nexus::importers
