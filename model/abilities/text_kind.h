// What an ability is by its label; and the name of what a text does, without all it can be (term.h): what only passes
// scripts on need not be compiled anew when a sentence is added.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nexus::model {

// What an ability is by its label, or by the card it stands on.
enum class TextKind : std::uint8_t {
    Keyword, // "Steadfast.", "Evolve (3) from Ringbark Calf."
    Passive,
    Active,
    Interrupt,
    Trigger, // of an Event that is activated from the hand
    Event,
    Upgrade,
    Consume,
    Martyrdom,
    Challenge,
    OneTime,
};
constexpr std::size_t textKindCount = 11;

enum class Op : std::uint16_t; // 0: nothing

} // namespace nexus::model
