#include "importers/game_json.h"

#include "importers/game_parts_json.h"
#include "model/base/text.h"

namespace nexus::importers {

namespace {

class GameReader {
public:
    explicit GameReader(const Json& root)
        : m_object(root, "", m_problems)
    {
    }

    ReadResult<model::Game> read()
    {
        if (const auto format = m_object.text("format", true); format != "nexusdeck-game/1")
            m_object.problem("format", "is not \"nexusdeck-game/1\"", format);
        m_game.id = readId(m_object, "id");
        m_game.name = m_object.text("name", true);
        std::vector<std::string> taken;
        m_game.attributes = readAttributes(m_object, "attributes", taken, m_problems);
        m_game.defaultRuleset = model::RulesetId(m_object.text("defaultRuleset", true));
        m_game.emptyRules = m_object.texts("emptyRules");
        readIdentity();
        readTypes();
        readKeywordGroups();
        readKeywords();
        readFigures();
        readFace();
        readPlay();
        readHeadings();
        readImportSet();
        m_object.refuseUnknown();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_game);
    }

private:
    void needAttribute(ObjectReader& object, std::string_view key, const std::string& id)
    {
        if (!m_game.find(model::AttributeId(id)))
            object.problem(key, "names no attribute of the game", id);
    }

    void readIdentity()
    {
        m_game.identity = m_object.texts("identity");
        if (m_game.identity.empty() || m_game.identity.front() != "name")
            m_object.problem("identity", "does not start with \"name\"");
        needIdentity(m_object, m_game.identity, m_game);
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
            object.refuseUnknown();
            m_game.types.push_back(std::move(type));
        });
        if (m_game.types.empty())
            m_object.problem("types", "is missing: a game has at least one card type");
    }

    static void readRole(ObjectReader& object, model::CardType& type)
    {
        if (const auto id = object.text("role"); !id.empty()) {
            if (const auto role = model::roleOf(id))
                type.role = *role;
            else
                object.problem("role", "is not one of unit, asset, event, upgrade, terrain, mission", id);
        }
        type.alone = object.boolean("alone");
    }

    static void readMechanic(ObjectReader& object, model::Keyword& keyword)
    {
        if (const auto id = object.text("mechanic"); !id.empty()) {
            if (const auto mechanic = model::mechanicOf(id))
                keyword.mechanic = *mechanic;
            else
                object.problem("mechanic", "is no mechanic the engine knows", id);
        }
        keyword.value = static_cast<int>(object.integer("value", 1, 1000).value_or(0));
        if (keyword.mechanic == model::Mechanic::Size && keyword.value == 0)
            object.problem("value", "is missing: a size says how many quarters of a regular unit's room it takes");
    }

    void readPlay()
    {
        m_object.inside("play", [&](ObjectReader& object) { readPlay(object); });
    }

    void readPlay(ObjectReader& object)
    {
        const auto place = [&](std::string_view key, std::optional<model::AttributeIndex>& out,
                               model::AttributeKind kind) {
            placeAttribute(object, key, out);
            if (out && *out < m_game.attributes.size() && m_game.attributes[*out].kind != kind)
                object.problem(key, "names an attribute of another kind", object.text(key));
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
        object.refuseUnknown();
    }

    void readKeywordGroups()
    {
        m_object.objects("keywordGroups", [&](ObjectReader& object) {
            model::KeywordGroup group;
            group.id = readId(object, "id");
            if (hasGroup(group.id))
                object.problem("id", "names a group that is there already", group.id);
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
                object.problem("group", "names no group of keywords", keyword.group);
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
            (void)object.find("attribute");
            if (object.has("attribute")) {
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
            object.refuseUnknown();
        });
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
        if (!m_object.has("importSet"))
            m_object.problem("importSet", "is missing");
        m_object.inside("importSet", [&](ObjectReader& object) {
            m_game.importSet.code = object.text("code", true, 12);
            m_game.importSet.name = object.text("name", true);
            object.refuseUnknown();
        });
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    model::Game m_game;
};

} // namespace

ReadResult<model::Game> readGame(std::string_view bytes)
{
    return parseJsonObject(bytes, maxDeckBytes).and_then([](const Json& json) { return GameReader(json).read(); });
}

} // namespace nexus::importers
