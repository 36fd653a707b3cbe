#include "model/rules/constraint_values.h"

namespace nexus::model {

namespace {

constexpr std::string_view typePart = "type";
constexpr std::string_view namePart = "name";

std::string_view foldedPart(const Catalogue& catalogue, CardIndex card, const std::string& part)
{
    auto field = catalogue.nameField();
    if (part != namePart)
        if (const auto attribute = catalogue.game().find(AttributeId(part)))
            field = catalogue.textField(*attribute).value_or(field);
    return catalogue.foldedField(card, field);
}

} // namespace

std::vector<Summed> summedBy(const Ruleset& ruleset, const Constraint& rule)
{
    if (rule.forEachDomain)
        return {ruleset.domains.begin(), ruleset.domains.end()};
    return {rule.attribute};
}

std::int64_t valueOf(const DeckChecker& checker, CardIndex card, const Summed& what)
{
    const auto& catalogue = checker.catalogue();
    if (const auto* attribute = std::get_if<AttributeIndex>(&what))
        return catalogue.number(card, *attribute).value_or(0);
    std::int64_t sum = 0;
    for (const auto domain : checker.ruleset().domains)
        sum += catalogue.number(card, domain).value_or(0);
    return sum;
}

std::optional<std::int64_t> copyLimit(const DeckChecker& checker, const Constraint& rule, CardIndex card)
{
    if (const auto* number = std::get_if<std::int64_t>(&rule.limit))
        return *number;
    if (const auto value = checker.catalogue().number(card, std::get<AttributeIndex>(rule.limit)))
        return *value;
    return std::nullopt;
}

bool takesCardsForOne(const DeckChecker& checker, const Constraint& rule)
{
    return rule.identity != checker.catalogue().game().identity;
}

bool sameIdentity(const DeckChecker& checker, const Constraint& rule, CardIndex a, CardIndex b)
{
    const auto& catalogue = checker.catalogue();
    if (a == b)
        return true;
    if (!takesCardsForOne(checker, rule))
        return false;
    return std::all_of(rule.identity.begin(), rule.identity.end(), [&](const std::string& part) {
        return part == typePart ? catalogue.types(a).front() == catalogue.types(b).front()
                                : foldedPart(catalogue, a, part) == foldedPart(catalogue, b, part);
    });
}

std::string identityOf(const DeckChecker& checker, const Constraint& rule, CardIndex card)
{
    const auto& catalogue = checker.catalogue();
    if (!takesCardsForOne(checker, rule))
        return std::to_string(card);
    std::string text;
    for (const auto& part : rule.identity) {
        if (part == typePart)
            text += std::to_string(catalogue.types(card).front());
        else
            text += foldedPart(catalogue, card, part);
        text += '\n'; // no folded field holds one
    }
    return text;
}

} // namespace nexus::model
