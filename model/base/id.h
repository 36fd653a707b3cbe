// Strong identifiers: a card key is no attribute id, and neither is a loose string.
// Values are compared and ordered by their text; there is no implicit conversion either way.
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace nexus::model {

template <class Tag> class Id {
public:
    Id() = default;
    explicit Id(std::string value)
        : m_value(std::move(value))
    {
    }
    [[nodiscard]] const std::string& str() const { return m_value; }
    [[nodiscard]] bool empty() const { return m_value.empty(); }
    friend bool operator==(const Id&, const Id&) = default;
    friend std::strong_ordering operator<=>(const Id&, const Id&) = default;
    friend bool operator==(const Id& id, std::string_view text) { return id.m_value == text; }

private:
    std::string m_value;
};

using CardKey = Id<struct CardKeyTag>;         // stable name of a card, made of the game's identity
using AttributeId = Id<struct AttributeIdTag>; // "cp", "technology", "attack"
using SectionId = Id<struct SectionIdTag>;     // "main", "missions"
using RulesetId = Id<struct RulesetIdTag>;     // "quantum-nexus-2025-07"

} // namespace nexus::model

template <class Tag> struct std::hash<nexus::model::Id<Tag>> {
    std::size_t operator()(const nexus::model::Id<Tag>& id) const { return std::hash<std::string>{}(id.str()); }
};
