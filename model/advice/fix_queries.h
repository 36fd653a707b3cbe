// The queries behind the searches that findings offer: derived from a constraint's sections, `where` and attribute.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

// The field that stands for what is summed: an attribute, or all domains where the ruleset uses every one.
[[nodiscard]] std::optional<std::string> queryField(const DeckChecker& checker, const Summed& what);
// Cards that bring `gap` or less of what the constraint counts: "-t:mission can:add cp:1..13".
[[nodiscard]] std::string fittingQuery(const DeckChecker& checker, const LegalityReport& report,
    std::uint32_t constraint, std::optional<AttributeIndex> domain, std::int64_t gap);
// Cards of the section a `within` constraint looks to that give some of it: "t:mission entropy>=1".
[[nodiscard]] std::string giversQuery(
    const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain);
// The cards of the deck a constraint counts: "in:main t:leader".
[[nodiscard]] std::string countedQuery(
    const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain);

} // namespace nexus::model
