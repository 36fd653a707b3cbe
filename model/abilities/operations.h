// The operations of rule texts by name, as phrases write them: "It.ThatUnit" is the operation It in its form ThatUnit.
#pragma once

#include "model/abilities/term.h"

#include <optional>
#include <string>
#include <string_view>

namespace nexus::model {

struct Meaning {
    Op op = Op::None;
    std::int16_t number = 0; // of its form
    friend bool operator==(const Meaning&, const Meaning&) = default;
};

// "Draw", "It.ThatUnit", "Number.1"; nothing of another name.
[[nodiscard]] std::optional<Meaning> meaningNamed(std::string_view name);
// As it is read: without its form where it is the first.
[[nodiscard]] std::string nameOf(Meaning meaning);

} // namespace nexus::model
