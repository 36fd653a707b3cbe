#include "importers/card_list.h"

#include "importers/json/json_events.h"
#include "importers/reason_words.h"
#include "model/base/text.h"

namespace nexus::importers {

namespace {

constexpr const char* catalogueFormat = "nexusdeck-catalogue/1";

using model::Card;
using model::Game;

enum class Where { Root, Set, Cards, Card, Words, Domains, Skipped };

class ListReader final : public nlohmann::json_sax<nlohmann::json> {
public:
    ListReader(std::string_view text, const Game& game, const CardListOptions& options)
        : m_text(text)
        , m_game(game)
        , m_options(options)
    {
        for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
            m_attributes.emplace(game.attributes[i].id.str(), i);
    }

    bool null() override { return value("", false, std::nullopt, "null"); }
    bool boolean(bool flag) override { return value(flag ? "yes" : "no", true, std::nullopt, flag ? "true" : "false"); }
    bool number_integer(number_integer_t number) override { return value("", true, number, std::to_string(number)); }
    bool number_unsigned(number_unsigned_t number) override
    {
        return passes(JsonGuard::number(number)) && number_integer(static_cast<std::int64_t>(number));
    }
    bool number_float(number_float_t, const string_t& text) override
    {
        return passes(JsonGuard::fraction(text)) && value(text, true, std::nullopt, text);
    }
    bool string(string_t& text) override
    {
        return passes(JsonGuard::text(text)) && value(text, true, std::nullopt, {}, true);
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t size) override
    {
        // Where the parser knows how many cards come, they are not moved about as their number grows.
        if (where() == Where::Root && m_where.size() == 1 && m_key == "cards" && size < m_text.size())
            m_list.cards.reserve(size);
        return open(true);
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        m_key = name;
        if (where() == Where::Skipped)
            appendRaw(Json(name).dump() + ":");
        return passes(m_guard.key(name));
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override
    {
        m_problem = syntaxProblem(m_text, position, error.what());
        return false;
    }

    ReadResult<CardList> finish(bool parsed)
    {
        if (!parsed && m_list.refused.size() >= maxRefused)
            return tl::unexpected(tooManyRefused(std::move(m_list)));
        if (!parsed)
            return refuse(m_problem.value_or(ImportProblem{.reason = ReasonWords::tr("this is no JSON")}));
        if (auto fault = formatFault(m_format, catalogueFormat))
            return refuse({.reason = m_format.empty() ? ReasonWords::tr("is missing") : std::move(*fault),
                .pointer = "/format",
                .value = shortened(m_format)});
        if (m_gameId != m_game.id)
            return refuse({.reason = filled(ReasonWords::tr("is not %1"), {m_game.id}),
                .pointer = "/game",
                .value = shortened(m_gameId)});
        if (!m_sawCards)
            return refuse({.reason = ReasonWords::tr("is missing"), .pointer = "/cards"});
        if (!m_options.set.empty()) {
            const auto code = setCode(m_options.set);
            if (!m_set || m_set->code != code)
                m_set = model::SetInfo{code, code, {}};
            for (auto& listed : m_list.cards)
                listed.card.set = code;
        }
        if (m_set && m_set->code.empty())
            return refuse({.reason = ReasonWords::tr("is missing"), .pointer = "/set/code"});
        if (m_set && m_set->name.empty())
            m_set->name = m_set->code;
        m_list.set = m_set;
        refuseTwins(m_list, m_game);
        return std::move(m_list);
    }

private:
    bool fail(std::string reason)
    {
        m_problem = ImportProblem{.reason = std::move(reason), .pointer = m_guard.pointer()};
        return false;
    }
    bool passes(std::optional<std::string> fault) { return !fault || fail(*fault); }
    Where where() const { return m_where.empty() ? Where::Root : m_where.back(); }

    bool open(bool array)
    {
        const bool root = m_where.empty();
        Where next = Where::Skipped;
        if (root && !array)
            next = Where::Root;
        else if (root)
            return fail(ReasonWords::tr("is not an object"));
        else if (where() == Where::Root && m_key == "set" && !array)
            next = Where::Set;
        else if (where() == Where::Root && m_key == "cards" && array)
            next = Where::Cards;
        else if (where() == Where::Root && (m_key == "set" || m_key == "cards"))
            return fail(array ? ReasonWords::tr("is not an object") : ReasonWords::tr("is not a list"));
        else if (where() == Where::Cards && !array)
            next = Where::Card;
        else if (where() == Where::Cards)
            return fail(ReasonWords::tr("is not an object"));
        else if (where() == Where::Card)
            next = openField(array);
        else if (where() == Where::Words || where() == Where::Domains)
            rowFault(ReasonWords::tr("is not a single value"), {});
        if (next == Where::Card)
            beginCard();
        if (next == Where::Set)
            m_set.emplace();
        if (next == Where::Skipped)
            appendRaw(array ? "[" : "{");
        m_sawCards = m_sawCards || next == Where::Cards;
        if (!passes(m_guard.open(array)))
            return false;
        m_where.push_back(next);
        m_arrays.push_back(array);
        return true;
    }

    Where openField(bool array)
    {
        m_field = m_key;
        if (m_key == "subtypes" || m_key == "keywords") {
            if (!array)
                rowFault(ReasonWords::tr("is not a list"), {});
            m_keywordsGiven = m_keywordsGiven || m_key == "keywords";
            return array ? Where::Words : Where::Skipped;
        }
        if (m_key == "domains") {
            if (array)
                rowFault(ReasonWords::tr("is not an object"), {});
            return array ? Where::Skipped : Where::Domains;
        }
        if (isKnownField(m_key))
            rowFault(ReasonWords::tr("is not a single value"), {});
        return Where::Skipped;
    }

    bool isKnownField(const std::string& name) const
    {
        static const std::vector<std::string> common{
            "name", "type", "rules", "flavor", "number", "rarity", "set", "key"};
        return m_attributes.contains(name) || std::find(common.begin(), common.end(), name) != common.end();
    }

    bool close()
    {
        const Where left = where();
        if (left == Where::Skipped)
            m_raw += m_arrays.back() ? ']' : '}';
        m_where.pop_back();
        m_arrays.pop_back();
        m_guard.close();
        if (left == Where::Card)
            return endCard();
        if (left == Where::Skipped && where() == Where::Card)
            keepExtra(std::exchange(m_raw, {}));
        else if (left == Where::Skipped && where() != Where::Skipped)
            m_raw.clear();
        return true;
    }

    void beginCard()
    {
        m_card = Card{};
        m_card.numbers.resize(m_game.attributes.size());
        m_keywordsGiven = false;
        m_fault.reset();
        m_cardPointer = m_guard.pointer();
    }

    bool endCard()
    {
        if (m_card.type.empty())
            m_card.type = m_options.type;
        if (!m_fault)
            if (auto fault = completeCard(m_card, m_game, m_keywordsGiven))
                m_fault = ImportProblem{
                    .reason = fault->reason, .pointer = m_cardPointer + "/" + fault->field, .value = fault->value};
        if (m_fault) {
            m_fault->card = shortened(m_card.name);
            m_list.refused.push_back(std::move(*m_fault));
        } else {
            m_list.cards.push_back({std::move(m_card), {}, 0, std::move(m_cardPointer)});
        }
        if (m_list.cards.size() > maxCards)
            return fail(ReasonWords::tr("the file has more than 200,000 cards"));
        return m_list.refused.size() < maxRefused;
    }

    void rowFault(std::string reason, std::string value)
    {
        if (!m_fault)
            m_fault = ImportProblem{
                .reason = std::move(reason), .pointer = m_guard.pointer(), .value = shortened(value)};
    }

    // One line a field; the writer parts it again at the first ": ".
    void keepExtra(const std::string& text)
    {
        std::string line = m_field;
        for (auto at = line.find(": "); at != std::string::npos; at = line.find(": "))
            line.erase(at + 1, 1);
        line += ": " + text;
        std::replace(line.begin(), line.end(), '\n', ' ');
        m_card.extras += (m_card.extras.empty() ? "" : "\n") + line;
    }

    // What is skipped is kept as JSON on one line.
    void appendRaw(const std::string& piece)
    {
        if (!m_raw.empty() && std::string_view("[{:").find(m_raw.back()) == std::string_view::npos)
            m_raw += ',';
        m_raw += piece;
    }

    // `text` of a string or a word for a flag; `present` is false for null; `raw` is the value as JSON.
    bool value(
        std::string_view text, bool present, std::optional<std::int64_t> number, std::string raw, bool isText = false)
    {
        switch (where()) {
        case Where::Root: rootValue(text, isText); break;
        case Where::Set: setValue(text, isText, present); break;
        case Where::Cards: return fail(ReasonWords::tr("is not an object"));
        case Where::Card: cardValue(m_key, text, present, number, raw, isText); break;
        case Where::Words:
            if (!isText)
                rowFault(ReasonWords::tr("is not a text"), raw);
            addWord(m_field == "subtypes" ? m_card.subtypes : m_card.keywords, text);
            break;
        case Where::Domains: domainValue(present, number, isText ? std::string(text) : raw); break;
        case Where::Skipped: appendRaw(isText ? nlohmann::json(text).dump() : raw); break;
        }
        m_guard.valueDone();
        return !m_problem;
    }

    static void addWord(std::vector<std::string>& words, std::string_view word)
    {
        if (words.size() <= maxWords) // one too many is refused when the card ends
            words.emplace_back(word);
    }

    void rootValue(std::string_view text, bool isText)
    {
        if (m_where.empty() || m_key == "set" || m_key == "cards")
            fail(m_key == "cards" ? ReasonWords::tr("is not a list") : ReasonWords::tr("is not an object"));
        else if ((m_key == "format" || m_key == "game") && !isText)
            fail(ReasonWords::tr("is not a text"));
        else if (m_key == "format")
            m_format = text;
        else if (m_key == "game")
            m_gameId = text;
    }

    void setValue(std::string_view text, bool isText, bool present)
    {
        if (m_key != "code" && m_key != "name" && m_key != "released")
            return;
        if (present && !isText) {
            fail(ReasonWords::tr("is not a text"));
        } else if (const auto fault = textFault(text, maxNameLength, false)) {
            fail(*fault);
        } else if (m_key == "released") {
            const bool date = text.size() == 10 && text[4] == '-' && text[7] == '-' &&
                              std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) == 8;
            if (!text.empty() && !date)
                fail(ReasonWords::tr("is no date like 2025-07-23"));
            m_set->released = text;
        } else {
            (m_key == "code" ? m_set->code : m_set->name) = m_key == "code" ? setCode(text)
                                                                            : std::string(model::trimmed(text));
        }
    }

    void cardValue(const std::string& field, std::string_view text, bool present, std::optional<std::int64_t> number,
        const std::string& raw, bool isText)
    {
        m_field = field;
        if (const auto it = m_attributes.find(field); it != m_attributes.end())
            return attributeValue(it->second, text, present, number, isText ? std::string(text) : raw, isText);
        std::string* target = field == "name"     ? &m_card.name
                              : field == "type"   ? &m_card.type
                              : field == "rules"  ? &m_card.rules
                              : field == "flavor" ? &m_card.flavor
                              : field == "rarity" ? &m_card.rarity
                              : field == "set"    ? &m_card.set
                              : field == "number" ? &m_card.number
                                                  : nullptr;
        if (field == "keywords" || field == "subtypes" || field == "domains") {
            if (present)
                rowFault(field == "domains" ? ReasonWords::tr("is not an object") : ReasonWords::tr("is not a list"),
                    isText ? std::string(text) : raw);
        } else if (!target) {
            if (field != "key" && present)
                keepExtra(isText ? std::string(text) : raw);
        } else if (field == "number" && number) {
            *target = std::to_string(*number);
        } else if (present && !isText) {
            rowFault(ReasonWords::tr("is not a text"), raw);
        } else {
            *target = text;
        }
    }

    void attributeValue(model::AttributeIndex index, std::string_view text, bool present,
        std::optional<std::int64_t> number, const std::string& shown, bool isText)
    {
        const auto kind = m_game.attributes[index].kind;
        if (!present)
            return;
        if (kind == model::AttributeKind::Integer) {
            if (isText && isOpenNumber(m_game, index, text)) {
                m_list.notes.push_back(openNumberNote(m_guard.pointer(), m_card.name, m_game.attributes[index].label));
                return;
            }
            if (!number)
                return rowFault(ReasonWords::tr("is not a whole number"), shown);
            if (*number < (m_game.attributes[index].domain ? 0 : -maxCardNumber) || *number > maxCardNumber)
                return rowFault(ReasonWords::tr("is out of range"), shown);
            m_card.numbers[index] = static_cast<std::int32_t>(*number);
            return;
        }
        if (!isText && kind != model::AttributeKind::Flag)
            return rowFault(ReasonWords::tr("is not a text"), shown);
        if (const auto fault = setAttribute(m_card, m_game, index, text))
            rowFault(fault->reason, shown);
    }

    void domainValue(bool present, std::optional<std::int64_t> number, const std::string& shown)
    {
        const auto it = m_attributes.find(m_key);
        if (it == m_attributes.end() || !m_game.attributes[it->second].domain)
            return rowFault(ReasonWords::tr("is no domain of the game"), m_key);
        if (present && (!number || *number < 0 || *number > maxCardNumber))
            return rowFault(
                number ? ReasonWords::tr("is out of range") : ReasonWords::tr("is not a whole number"), shown);
        if (present)
            m_card.numbers[it->second] = static_cast<std::int32_t>(*number);
    }

    std::string_view m_text;
    const Game& m_game;
    const CardListOptions& m_options;
    std::unordered_map<std::string, model::AttributeIndex> m_attributes;
    JsonGuard m_guard;
    std::vector<Where> m_where;
    std::vector<bool> m_arrays;
    std::string m_key, m_field, m_raw, m_format, m_gameId, m_cardPointer;
    Card m_card;
    bool m_keywordsGiven = false, m_sawCards = false;
    std::optional<ImportProblem> m_fault, m_problem;
    std::optional<model::SetInfo> m_set;
    CardList m_list;
};

// A table may have two unknown columns of one heading, or one that means something in JSON.
std::string freeName(const Json& json, std::string name)
{
    if (name == "key" || json.contains(name))
        name += " (2)";
    while (json.contains(name))
        name += "'";
    return name;
}

Json cardJson(const Card& card, const Game& game)
{
    Json json = {{"name", card.name}, {"type", card.type}, {"subtypes", card.subtypes}};
    Json domains = Json::object();
    bool domainsDone = false;
    for (std::size_t i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        const auto value = i < card.numbers.size() ? card.numbers[i] : std::nullopt;
        if (attribute.domain) {
            if (!std::exchange(domainsDone, true))
                json["domains"] = nullptr; // keeps its place
            if (value && *value != 0)
                domains[attribute.id.str()] = *value;
        } else if (attribute.kind == model::AttributeKind::Text) {
            if (const auto it = card.texts.find(static_cast<model::AttributeIndex>(i)); it != card.texts.end())
                json[attribute.id.str()] = it->second;
        } else if (!value) {
            json[attribute.id.str()] = nullptr;
        } else if (attribute.kind == model::AttributeKind::Choice) {
            json[attribute.id.str()] = attribute.choices[static_cast<std::size_t>(*value)];
        } else if (attribute.kind == model::AttributeKind::Flag) {
            json[attribute.id.str()] = *value != 0;
        } else {
            json[attribute.id.str()] = *value;
        }
    }
    if (domainsDone)
        json["domains"] = std::move(domains);
    json["keywords"] = card.keywords;
    json["rules"] = card.rules;
    json["flavor"] = card.flavor;
    if (!card.set.empty())
        json["set"] = card.set;
    json["number"] = card.number;
    json["rarity"] = card.rarity;
    for (const auto line : model::split(card.extras, '\n'))
        if (const auto colon = line.find(": "); colon != std::string_view::npos)
            json[freeName(json, std::string(line.substr(0, colon)))] = line.substr(colon + 2);
    return json;
}

} // namespace

ReadResult<CardList> readCatalogueJson(std::string_view bytes, const Game& game, const CardListOptions& options)
{
    const auto text = guardText(bytes, maxCatalogueBytes);
    if (!text)
        return tl::unexpected(text.error());
    ListReader reader(*text, game, options);
    const bool parsed = readJsonEvents(*text, reader);
    return reader.finish(parsed);
}

std::string writeCardJson(const Card& card, const Game& game) { return cardJson(card, game).dump(); }

} // namespace nexus::importers
