// What is offered for trade and what is wanted, as lists for others: text, a table, a web page; and what a list of
// somebody else has for them.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/catalogue.h"
#include "model/collection/collection.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

enum class TradeSide { Offers, Wants };

// Copies for trade, or wanted; by natural order of names.
[[nodiscard]] std::vector<model::Stack> tradeStacks(const model::Collection& collection, TradeSide side);
// "3 Reading Lamp [COR 61] NM foil", a line each.
[[nodiscard]] std::string tradeText(std::span<const model::Stack> stacks);
// Quantity,Name,Set,Number,Condition,Language,Finish,Value
[[nodiscard]] std::string tradeCsv(std::span<const model::Stack> stacks);
[[nodiscard]] std::string tradePage(std::span<const model::Stack> stacks, const std::string& title);

// A list of somebody else: a collection, a table of cards, or a list of text. Where it has both sides, only `theirs`
// counts: of a table with the columns Have and Want the one of the two, of a text what stands below "Have:" or "Want:".
// Names without a card are left out of `stacks` and named, and so are lines that cannot be read.
struct ForeignList {
    std::vector<model::Stack> stacks;
    std::vector<std::string> unknown, unread;
};
[[nodiscard]] importers::ReadResult<ForeignList> readForeignList(
    std::string_view name, std::string_view bytes, const model::Catalogue& catalogue, TradeSide theirs);

// Cards that both lists have, and as many copies as both.
struct TradeMatch {
    std::string card;
    std::int64_t mine = 0, theirs = 0;
    [[nodiscard]] std::int64_t copies() const { return std::min(mine, theirs); }
    friend bool operator==(const TradeMatch&, const TradeMatch&) = default;
};
[[nodiscard]] std::vector<TradeMatch> tradeMatches(
    std::span<const model::Stack> mine, std::span<const model::Stack> theirs);

// A side of a trade as it is typed, a line a card as the entry line reads them ("2 wick sprite nm foil"); empty lines
// say nothing. Refused with a sentence about the first line that cannot be.
// What goes: the stacks that give copies, offered ones first; copies that are lent or in a deck stay.
[[nodiscard]] tl::expected<std::map<model::StackId, int>, std::string> givenCopies(
    const model::Collection& collection, const model::Catalogue& catalogue, std::span<const std::string_view> lines);
// What comes.
[[nodiscard]] tl::expected<std::vector<model::Stack>, std::string> receivedStacks(
    const model::Catalogue& catalogue, std::span<const std::string_view> lines);

} // namespace nexus::app
