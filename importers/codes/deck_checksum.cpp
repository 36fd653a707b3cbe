#include "importers/codes/deck_checksum.h"

#include "importers/codes/base32.h"
#include "importers/codes/row_cards.h"
#include "importers/codes/sha256.h"
#include "model/base/text.h"
#include "model/rules/free_sections.h"

#include <map>

namespace nexus::importers {

namespace {

constexpr std::size_t checksumBytes = 10; // 80 bits

} // namespace

std::string deckChecksum(const model::Deck& deck, const model::Ruleset& ruleset, const model::Catalogue& catalogue)
{
    std::map<std::string, std::int64_t> counts; // section⇥key
    for (const auto& section : deck.sections) {
        if (model::isFreeSection(ruleset, section.id))
            continue;
        const auto* rules = ruleset.section(section.id);
        for (const auto& entry : section.entries) {
            const auto card = cardOfRow(entry, rules, catalogue);
            const auto key = card        ? std::string(catalogue.key(*card))
                             : entry.key ? entry.key->str()
                                         : "?" + model::fold(entry.card);
            counts[section.id.str() + "\t" + key] += entry.count;
        }
    }
    std::vector<std::string> lines;
    for (const auto& [row, count] : counts)
        lines.push_back(row + "\t" + std::to_string(count) + "\n");
    std::sort(lines.begin(), lines.end());
    std::string all = deck.game + "\n";
    for (const auto& line : lines)
        all += line;
    const auto digest = sha256(all);
    const auto text = base32(std::span(digest).first(checksumBytes));
    return text.substr(0, 4) + "-" + text.substr(4, 4) + "-" + text.substr(8, 4) + "-" + text.substr(12, 4);
}

bool looksLikeChecksum(std::string_view text)
{
    std::size_t digits = 0;
    for (const char c : text) {
        if (c == '-' || c == ' ')
            continue;
        if (base32Digit(c) < 0)
            return false;
        ++digits;
    }
    return digits == checksumBytes * 8 / 5;
}

} // namespace nexus::importers
