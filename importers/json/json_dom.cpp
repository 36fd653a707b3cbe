#include "importers/json/json_dom.h"

#include "importers/json/json_events.h"
#include "importers/reason_words.h"
#include "model/base/text.h"

#include <algorithm>
#include <iterator>

namespace nexus::importers {

namespace {

// Builds the tree from events that have passed the guard.
class TreeBuilder final : public GuardedEvents {
public:
    using GuardedEvents::GuardedEvents;
    Json root;

private:
    Json* place(Json value)
    {
        if (m_open.empty()) {
            root = std::move(value);
            return &root;
        }
        Json& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        // The guard lets no key through twice; looking for it again would take its time in large objects.
        return &parent.get_ref<Json::object_t&>().emplace_back(m_key, std::move(value)).second;
    }
    bool put(Json value) final
    {
        place(std::move(value));
        m_guard.valueDone();
        return true;
    }
    bool open(bool array) final
    {
        if (!passes(m_guard.open(array)))
            return false;
        m_open.push_back(place(array ? Json::array() : Json::object()));
        return true;
    }
    bool close() final
    {
        m_open.pop_back();
        m_guard.close();
        return true;
    }
    std::vector<Json*> m_open;
};

struct FormatKind {
    std::string_view stem; // before the number: "nexusdeck/"
    const char* name;
};

constexpr FormatKind formatKinds[] = {
    {"nexusdeck/", NEXUS_TEXT("ReasonWords", "a deck")},
    {"nexusdeck-catalogue/", NEXUS_TEXT("ReasonWords", "a list of cards")},
    {"nexusdeck-collection/", NEXUS_TEXT("ReasonWords", "a collection")},
    {"nexusdeck-play/", NEXUS_TEXT("ReasonWords", "a game of the Table")},
    {"nexusdeck-event/", NEXUS_TEXT("ReasonWords", "an event")},
    {"nexusdeck-scene/", NEXUS_TEXT("ReasonWords", "a scene")},
    {"nexusdeck-ruleset/", NEXUS_TEXT("ReasonWords", "a ruleset")},
    {"nexusdeck-game/", NEXUS_TEXT("ReasonWords", "the description of a game")},
    {"nexusdeck-library/", NEXUS_TEXT("ReasonWords", "the list of a library folder")},
    {"nexusdeck-files/", NEXUS_TEXT("ReasonWords", "the list of an export's files")},
};

const FormatKind* kindOfFormat(std::string_view format)
{
    const auto found = std::find_if(std::begin(formatKinds), std::end(formatKinds), [&](const auto& kind) {
        const auto number = format.substr(std::min(format.size(), kind.stem.size()));
        return format.starts_with(kind.stem) && !number.empty() &&
               std::all_of(number.begin(), number.end(), model::isDigit);
    });
    return found == std::end(formatKinds) ? nullptr : found;
}

} // namespace

ImportProblem syntaxProblem(std::string_view text, std::size_t position, std::string_view what)
{
    const auto place = placeOf(text, position == 0 ? 0 : position - 1);
    // nlohmann: "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while …: <reason>"
    std::string reason(what);
    if (const auto cut = reason.find(": "); cut != std::string::npos)
        reason = reason.substr(cut + 2);
    // It quotes what it read last in full, which may be megabytes.
    if (const auto last = reason.find("; last read: "); last != std::string::npos)
        reason = reason.substr(0, last) + "; last read: " + shortened(reason.substr(last + 13));
    if (const auto number = reason.find("number overflow parsing "); number != std::string::npos)
        reason = ReasonWords::tr("a number out of range");
    return {
        .reason = filled(ReasonWords::tr("this is no JSON: %1"), {reason}), .line = place.line, .column = place.column};
}

ReadResult<Json> parseJson(std::string_view bytes, std::size_t maxBytes)
{
    const auto text = guardText(bytes, maxBytes);
    if (!text)
        return tl::unexpected(text.error());
    TreeBuilder builder(*text);
    if (!readJsonEvents(*text, builder))
        return refuse(builder.problem());
    return std::move(builder.root);
}

ReadResult<Json> parseJsonObject(std::string_view bytes, std::size_t maxBytes)
{
    auto json = parseJson(bytes, maxBytes);
    if (json && !json->is_object())
        return refuse({.reason = ReasonWords::tr("is not an object")});
    return json;
}

std::string pointerStep(std::string_view key)
{
    std::string out;
    for (const char c : shortened(key)) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

void addProblem(std::vector<ImportProblem>& problems, ImportProblem problem)
{
    if (problems.size() < maxJsonProblems)
        problems.push_back(std::move(problem));
}

bool isObject(const Json& value, const std::string& pointer, std::vector<ImportProblem>& problems)
{
    if (!value.is_object())
        addProblem(problems, {.reason = ReasonWords::tr("is not an object"), .pointer = pointer});
    return value.is_object();
}

ObjectReader::ObjectReader(const Json& object, std::string pointer, std::vector<ImportProblem>& problems)
    : m_object(object)
    , m_pointer(std::move(pointer))
    , m_problems(problems)
{
}

void ObjectReader::problem(std::string_view key, std::string reason, std::string value)
{
    addProblem(m_problems, {.reason = std::move(reason), .pointer = at(key), .value = std::move(value)});
}

void ObjectReader::problemHere(std::string reason)
{
    m_problems.push_back({.reason = std::move(reason), .pointer = m_pointer});
}

const Json* ObjectReader::find(std::string_view key, bool required)
{
    m_asked.emplace_back(key);
    const auto it = m_object.find(std::string(key));
    if (it != m_object.end() && !it->is_null())
        return &*it;
    if (required)
        problem(key, ReasonWords::tr("is missing"));
    return nullptr;
}

bool ObjectReader::has(std::string_view key) const
{
    const auto it = m_object.find(std::string(key));
    return it != m_object.end() && !it->is_null();
}

std::string ObjectReader::text(std::string_view key, bool required, std::size_t maxLength, bool lineBreaks)
{
    const Json* value = find(key, required);
    if (!value)
        return {};
    if (!value->is_string()) {
        problem(key, ReasonWords::tr("is not a text"), shortened(value->dump()));
        return {};
    }
    auto text = value->get<std::string>();
    if (required && text.empty())
        problem(key, ReasonWords::tr("is empty"));
    if (const auto fault = textFault(text, maxLength, lineBreaks)) {
        problem(key, *fault, shortened(text));
        return {};
    }
    return text;
}

std::optional<std::int64_t> ObjectReader::integer(
    std::string_view key, std::int64_t low, std::int64_t high, bool required)
{
    const Json* value = find(key, required);
    if (!value)
        return std::nullopt;
    if (!value->is_number_integer()) {
        problem(key, ReasonWords::tr("is not a whole number"), shortened(value->dump()));
        return std::nullopt;
    }
    const auto number = value->get<std::int64_t>();
    if (number < low || number > high) {
        problem(key, filled(ReasonWords::tr("is not between %1 and %2"), {std::to_string(low), std::to_string(high)}),
            std::to_string(number));
        return std::nullopt;
    }
    return number;
}

bool ObjectReader::boolean(std::string_view key)
{
    const Json* value = find(key);
    if (value && !value->is_boolean())
        problem(key, ReasonWords::tr("is not true or false"), shortened(value->dump()));
    return value && value->is_boolean() && value->get<bool>();
}

std::vector<std::string> ObjectReader::texts(std::string_view key, std::size_t maxLength)
{
    std::vector<std::string> found;
    items(key, [&](const Json& item, const std::string& pointer) {
        if (!item.is_string()) {
            addProblem(m_problems,
                {.reason = ReasonWords::tr("is not a text"), .pointer = pointer, .value = shortened(item.dump())});
            return;
        }
        auto text = item.get<std::string>();
        if (const auto fault = textFault(text, maxLength, false))
            addProblem(m_problems, {.reason = *fault, .pointer = pointer, .value = shortened(text)});
        else
            found.push_back(std::move(text));
    });
    return found;
}

void ObjectReader::refuseUnknown()
{
    for (const auto& [key, value] : m_object.items())
        if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
            problem(key, ReasonWords::tr("is an unknown key"));
}

std::string ObjectReader::unknownAsJson()
{
    std::string left;
    std::size_t count = 0;
    for (const auto& [key, value] : m_object.items())
        if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end() && ++count <= maxKeptKeys)
            left.append(left.empty() ? "{" : ",").append(Json(key).dump()).append(":").append(value.dump());
    if (count > maxKeptKeys)
        problem("", ReasonWords::tr("has more than 1,900 unknown keys"));
    return left.empty() ? left : left + "}";
}

bool ObjectReader::isFormat(std::string_view wanted)
{
    const auto found = text("format", true);
    const auto fault = found.empty() ? std::nullopt : formatFault(found, wanted);
    if (fault)
        problem("format", *fault, found);
    return !fault || !kindOfFormat(found);
}

std::optional<std::string> formatFault(std::string_view found, std::string_view wanted)
{
    if (found == wanted)
        return std::nullopt;
    const auto* foundKind = kindOfFormat(found);
    const auto* wantedKind = kindOfFormat(wanted);
    if (foundKind && foundKind == wantedKind)
        return filled(ReasonWords::tr("is a newer form than this program reads (%1)"), {std::string(wanted)});
    if (foundKind && wantedKind)
        return filled(ReasonWords::tr("is %1, and not %2", "a deck, a collection"),
            {ReasonWords::tr(foundKind->name), ReasonWords::tr(wantedKind->name)});
    return filled(ReasonWords::tr("is not \"%1\""), {std::string(wanted)});
}

} // namespace nexus::importers
