#include "importers/action_fields.h"

#include "importers/reason_words.h"

#include <type_traits>

namespace nexus::importers {

namespace {

constexpr std::size_t maxDeedText = 500;
constexpr std::int64_t maxDeedNumber = 1'000'000, maxDeedRange = 99, maxDeedSize = 240;

void readMechanics(ObjectReader& object, model::Action& action)
{
    for (const auto& mechanic : object.texts("mechanics"))
        if (const auto known = model::mechanicOf(mechanic))
            action.mechanics |= model::bit(*known);
        else
            object.problem("mechanics", ReasonWords::tr("is no mechanic the engine knows"), mechanic);
}

} // namespace

void readDeed(ObjectReader& object, model::Action& action)
{
    using enum model::Field;
    const auto has = [&](model::Field field) { return uses(action.kind, field); };
    const auto number = [&](model::Field field, std::string_view key, std::int64_t low, std::int64_t high, auto& out) {
        if (has(field))
            if (const auto value = object.integer(key, low, high))
                out = static_cast<std::remove_cvref_t<decltype(out)>>(*value);
    };
    number(Range, "range", -1, maxDeedRange, action.range);
    number(Size, "size", 0, maxDeedSize, action.size);
    number(Value, "value", -maxDeedNumber, maxDeedNumber, action.value);
    number(Attack, "attack", -maxDeedNumber, maxDeedNumber, action.attack);
    if (has(Zone))
        object.word("zone", action.zone, &model::zoneOf, NEXUS_TEXT("ReasonWords", "is no place for cards"));
    if (has(Flag))
        object.word("flag", action.flag, &model::flagOf, NEXUS_TEXT("ReasonWords", "is no state of a card"));
    if (has(Mechanic))
        object.word("mechanic", action.mechanic, &model::mechanicOf,
            NEXUS_TEXT("ReasonWords", "is no mechanic the engine knows"));
    if (has(MechanicSet))
        readMechanics(object, action);
    if (has(Text))
        action.text = object.text("text", true, maxDeedText);
}

} // namespace nexus::importers
