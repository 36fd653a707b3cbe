#include "importers/codes/deck_code.h"
#include "importers/codes/encoding.h"
#include "tests/fuzz/fuzz_input.h"

namespace deck_code_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

// The input stands for a code; and, so that the checksum does not end every try, for the bytes within one.
static void decode(std::string_view text)
{
    static const CardIds ids(starterCatalogue());
    static const std::vector<const nexus::model::Ruleset*> rulesets = [] {
        std::vector<const nexus::model::Ruleset*> all;
        for (const auto& known : starterLibrary().rulesets)
            all.push_back(&known.ruleset);
        return all;
    }();
    const auto decoded = decodeDeck(text, rulesets, ids);
    if (!decoded) {
        const auto sentence = codeRefusalText(decoded.error());
        need(!sentence.empty() && sentence.size() < 400, "a refusal is a sentence");
        return;
    }
    need(text.size() <= 4 * maxCodeLength, "a code has at most 1,024 characters that count");
    if (!decoded->unknown.empty() || !decoded->rulesetKnown)
        return;
    const auto again = encodeDeck(decoded->deck, starterLibrary().find(decoded->deck.ruleset)->ruleset, ids);
    need(again.has_value(), "what was decoded can be encoded");
    const auto once = decodeDeck(*again, rulesets, ids);
    need(once && once->deck == decoded->deck, "and decoded again");
}

// The bytes as rows of the first ruleset, behind a right head and before a right CRC-32.
static std::string sealed(std::string_view rows)
{
    const auto head = sha256(starterLibrary().rulesets.front().ruleset.id.str());
    Bytes bytes{1, head[0], head[1]};
    bytes.insert(bytes.end(), rows.begin(), rows.end());
    std::uint32_t crc = ~0U;
    for (const auto byte : bytes) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::uint8_t>(~crc >> static_cast<unsigned>(shift)));
    return "QN1-" + base32(bytes);
}

NEXUS_FUZZER(text)
{
    decode(text);
    decode(sealed(text.substr(0, 600)));
}

} // namespace deck_code_fuzz
