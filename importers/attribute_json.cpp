#include "importers/attribute_json.h"

#include "model/base/text.h"

namespace nexus::importers {

namespace {

constexpr std::size_t maxAttributes = 200;

std::optional<model::AttributeKind> kindOf(std::string_view word)
{
    using enum model::AttributeKind;
    if (word == "integer")
        return Integer;
    if (word == "text")
        return Text;
    if (word == "choice")
        return Choice;
    if (word == "flag")
        return Flag;
    return std::nullopt;
}

model::Attribute readAttribute(ObjectReader& object, std::vector<std::string>& taken)
{
    model::Attribute attribute;
    const auto id = object.text("id", true);
    if (!id.empty() && !isId(id))
        object.problem("id", "is no id: lower-case letters, digits and hyphens, a letter first", id);
    const auto take = [&](std::string_view key, const std::string& name) {
        if (model::isReservedName(name))
            object.problem(key, "is a word of the search language and cannot name an attribute", name);
        else if (std::find(taken.begin(), taken.end(), name) != taken.end())
            object.problem(key, "names an attribute that is there already", name);
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
        object.problem("kind", "is not one of integer, text, choice, flag", kindWord);
    attribute.kind = kind.value_or(model::AttributeKind::Integer);
    attribute.choices = object.texts("choices");
    const bool choice = attribute.kind == model::AttributeKind::Choice;
    if (choice != !attribute.choices.empty())
        object.problem(
            "choices", choice ? "is missing: a choice needs its values" : "belongs to attributes of kind choice");
    attribute.headings = object.texts("headings");
    auto aliases = object.texts("aliases");
    if (aliases.size() > 64)
        object.problem("aliases", "has more than 64 entries");
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
    if (attribute.domain && attribute.kind != model::AttributeKind::Integer)
        object.problem("domain", "belongs to attributes of kind integer");
    object.refuseUnknown();
    return attribute;
}

} // namespace

bool isId(std::string_view text)
{
    if (text.empty() || text.size() > 64 || text.front() < 'a' || text.front() > 'z')
        return false;
    return std::all_of(
        text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::vector<model::Attribute> readAttributes(
    ObjectReader& object, std::string_view key, std::vector<std::string>& taken, std::vector<ImportProblem>& problems)
{
    std::vector<model::Attribute> attributes;
    object.items(key, [&](const Json& item, const std::string& pointer) {
        if (!isObject(item, pointer, problems))
            return;
        if (attributes.size() >= maxAttributes)
            return addProblem(
                problems, {.reason = "is one attribute too many: a game has at most 200", .pointer = pointer});
        ObjectReader reader(item, pointer, problems);
        attributes.push_back(readAttribute(reader, taken));
    });
    return attributes;
}

} // namespace nexus::importers
