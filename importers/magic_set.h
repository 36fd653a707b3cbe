// Reader of sets of Magic Set Editor, .mse-set: a ZIP archive with a text file "set" (or that file alone) of keys and
// values, indented by tabs, a block a card. The fields of a card are read as the columns of a table are, by the
// headings the game declares (resources/help/import.md); formatting is left out.
//   set info:
//   	title: Core
//   card:
//   	name: Relay Drone
//   	rule text:
//   		<b>Steadfast.</b>
//   		Draw a card.
#pragma once

#include "importers/card_list.h"
#include "importers/contents.h"

namespace nexus::importers {

constexpr std::size_t maxSetBytes = 16U << 20U; // the texts of a set, unpacked
constexpr std::size_t maxSetFields = 200'000;   // of all its cards

[[nodiscard]] bool isMagicSet(const Contents& contents);
[[nodiscard]] ReadResult<CardList> readMagicSet(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
