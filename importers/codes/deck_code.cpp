#include "importers/codes/deck_code.h"

#include "importers/codes/encoding.h"
#include "importers/reason_words.h"
#include "model/base/text.h"
#include "model/rules/ruleset.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"

#include <map>

namespace nexus::importers {

namespace {

using model::Ruleset;
using Reason = CodeRefusal::Reason;

constexpr std::size_t headBytes = 3;
constexpr std::uint32_t manyCopies = 3; // and more: the number follows

tl::unexpected<CodeRefusal> refused(
    Reason reason, std::string what = {}, std::size_t column = 0, std::vector<std::string> cards = {})
{
    return tl::unexpected(CodeRefusal{reason, std::move(what), column, std::move(cards)});
}

void putNumber(Bytes& bytes, std::uint32_t value)
{
    for (; value >= 0x80U; value >>= 7U)
        bytes.push_back(static_cast<std::uint8_t>(value | 0x80U));
    bytes.push_back(static_cast<std::uint8_t>(value));
}

// Numbers of at most 32 bits in their shortest form, the only one that is taken.
class CodeReader {
public:
    explicit CodeReader(std::span<const std::uint8_t> bytes)
        : m_rest(bytes)
    {
    }
    std::uint32_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 35; shift += 7) {
            if (m_rest.empty())
                break;
            const auto byte = m_rest.front();
            m_rest = m_rest.subspan(1);
            value |= std::uint64_t{byte & 0x7fU} << shift;
            if (byte >= 0x80U)
                continue;
            if ((byte == 0 && shift > 0) || value > 0xffffffffU)
                break;
            return static_cast<std::uint32_t>(value);
        }
        m_right = false;
        return 0;
    }
    [[nodiscard]] bool right() const { return m_right; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::span<const std::uint8_t> m_rest;
    bool m_right = true;
};

struct Row {
    CardId id = 0;
    int copies = 0;
};

// The rows of a section by number.
tl::expected<std::vector<Row>, CodeRefusal> rowsOf(
    const model::Deck& deck, const model::RuleSection& section, const CardIds& ids)
{
    std::map<CardId, int> copies;
    std::vector<std::string> unknown, shared;
    const auto* entries = deck.section(section.id);
    for (const auto& entry : entries ? entries->entries : std::vector<model::DeckEntry>()) {
        const auto card = cardOfRow(entry, &section, ids.catalogue());
        if (!card && !entry.key) {
            unknown.push_back(entry.card);
            continue;
        }
        const auto id = cardId(card ? ids.catalogue().key(*card) : std::string_view(entry.key->str()));
        if (ids.find(id).size() > (card ? 1U : 0U))
            shared.push_back(entry.card);
        copies[id] += entry.count;
    }
    if (!unknown.empty())
        return refused(Reason::UnknownCards, {}, 0, std::move(unknown));
    if (!shared.empty())
        return refused(Reason::SharedNumber, {}, 0, std::move(shared));
    std::vector<Row> rows;
    for (const auto& [id, count] : copies) {
        if (count > maxCodeCopies)
            return refused(Reason::TooLong,
                filled(ReasonWords::tr("more than %1 copies of a card"), {std::to_string(maxCodeCopies)}));
        rows.push_back({id, count});
    }
    return rows;
}

void putRows(Bytes& bytes, const std::vector<Row>& rows)
{
    putNumber(bytes, static_cast<std::uint32_t>(rows.size()));
    CardId last = 0;
    for (const auto& row : rows) {
        const auto copies = std::min(static_cast<std::uint32_t>(row.copies - 1), manyCopies);
        putNumber(bytes, ((row.id - last) << 2U) | copies);
        if (copies == manyCopies)
            putNumber(bytes, static_cast<std::uint32_t>(row.copies) - 1 - manyCopies);
        last = row.id;
    }
}

// Nothing where a number is not as encodeDeck() writes it.
std::optional<std::vector<Row>> takeRows(CodeReader& in)
{
    std::vector<Row> rows;
    CardId last = 0;
    for (auto left = in.number(); left > 0 && in.right(); --left) {
        const auto number = in.number();
        const auto delta = number >> 2U;
        std::uint32_t copies = (number & 3U) + 1;
        if (copies > manyCopies)
            copies += std::min(in.number(), static_cast<std::uint32_t>(maxCodeCopies));
        if (!in.right() || (delta == 0 && !rows.empty()) || delta >= (1U << cardIdBits) - last ||
            copies > static_cast<std::uint32_t>(maxCodeCopies) || rows.size() >= maxCodeRows)
            return std::nullopt;
        last += delta;
        rows.push_back({last, static_cast<int>(copies)});
    }
    return in.right() ? std::optional(std::move(rows)) : std::nullopt;
}

constexpr std::size_t checksumBytes = 10; // 80 bits

} // namespace

std::uint16_t rulesetNumber(const model::RulesetId& id)
{
    const auto digest = sha256(id.str());
    return static_cast<std::uint16_t>((digest[0] << 8U) | digest[1]);
}

tl::expected<std::string, CodeRefusal> encodeDeck(const model::Deck& deck, const Ruleset& ruleset, const CardIds& ids)
{
    Bytes bytes{codeVersion};
    const auto number = rulesetNumber(ruleset.id);
    bytes.push_back(static_cast<std::uint8_t>(number >> 8U));
    bytes.push_back(static_cast<std::uint8_t>(number & 0xffU));
    std::size_t count = 0;
    for (const auto& section : ruleset.sections) {
        if (section.free)
            continue;
        const auto rows = rowsOf(deck, section, ids);
        if (!rows)
            return tl::unexpected(rows.error());
        count += rows->size();
        putRows(bytes, *rows);
    }
    if (count > maxCodeRows)
        return refused(Reason::TooLong, filled(ReasonWords::tr("more than %1 rows"), {std::to_string(maxCodeRows)}));
    const auto crc = codeChecksum(bytes);
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::uint8_t>(crc >> static_cast<unsigned>(shift)));
    auto code = codeInitials(ruleset.game) + std::to_string(codeVersion) + "-" + base32(bytes);
    if (code.size() > maxCodeLength)
        return refused(
            Reason::TooLong, filled(ReasonWords::tr("more than %1 characters"), {std::to_string(maxCodeLength)}));
    return code;
}

tl::expected<DecodedDeck, CodeRefusal> decodeDeck(
    std::string_view code, std::span<const Ruleset* const> rulesets, const CardIds& ids)
{
    const auto& game = rulesets.front()->game;
    auto typed = readTypedCode(code, game);
    if (!typed)
        return tl::unexpected(typed.error());
    const auto& bytes = typed->bytes;
    const auto number = static_cast<std::uint16_t>((bytes[1] << 8U) | bytes[2]);
    const auto found = std::find_if(
        rulesets.begin(), rulesets.end(), [&](const auto* ruleset) { return rulesetNumber(ruleset->id) == number; });
    DecodedDeck decoded;
    decoded.code = std::move(typed->code);
    decoded.rulesetKnown = found != rulesets.end();
    const auto& ruleset = decoded.rulesetKnown ? **found : *rulesets.front();
    decoded.deck.game = game;
    decoded.deck.ruleset = ruleset.id;
    CodeReader in(std::span<const std::uint8_t>(bytes).subspan(headBytes));
    std::size_t count = 0;
    const auto misfit = [&] { // the checksum was right
        return decoded.rulesetKnown
                   ? refused(Reason::Mistyped)
                   : refused(Reason::NewerVersion, ReasonWords::tr("a ruleset that is not known here"));
    };
    for (const auto& section : ruleset.sections) {
        if (section.free)
            continue;
        const auto rows = takeRows(in);
        if (!rows || (count += rows->size()) > maxCodeRows)
            return misfit();
        model::DeckSection into{section.id, {}};
        for (const auto& row : *rows) {
            auto cards = ids.find(row.id);
            if (cards.size() > 1)
                if (auto taken = takenBy(&section, cards, ids.catalogue()); taken.size() == 1)
                    cards = std::move(taken);
            if (cards.size() != 1) {
                decoded.unknown.push_back({section.id, row.id, row.copies, std::move(cards)});
                continue;
            }
            into.entries.push_back({model::unambiguousName(ids.catalogue(), cards.front()),
                model::CardKey(std::string(ids.catalogue().key(cards.front()))), {}, row.copies, {}});
        }
        std::sort(into.entries.begin(), into.entries.end(), [](const auto& a, const auto& b) {
            return model::compareNatural(model::fold(a.card), model::fold(b.card)) < 0;
        });
        if (!into.entries.empty())
            decoded.deck.sections.push_back(std::move(into));
    }
    if (!in.atEnd())
        return misfit();
    return decoded;
}

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
    const auto digits = comparedDigits(text);
    return digits.size() == checksumBytes * 8 / 5 &&
           std::all_of(digits.begin(), digits.end(), [](char c) { return base32Digit(c) >= 0; });
}

CardId cardId(std::string_view key)
{
    const auto digest = sha256(key);
    std::uint32_t leading = 0;
    for (std::size_t i = 0; i < 4; ++i)
        leading = (leading << 8U) | digest[i];
    return leading >> static_cast<unsigned>(32 - cardIdBits);
}

CardIds::CardIds(std::shared_ptr<const model::Catalogue> catalogue)
    : m_catalogue(std::move(catalogue))
{
    m_ids.reserve(m_catalogue->size());
    for (model::CardIndex card = 0; card < m_catalogue->size(); ++card)
        m_ids.emplace_back(cardId(m_catalogue->key(card)), card);
    std::sort(m_ids.begin(), m_ids.end());
}

std::vector<model::CardIndex> CardIds::find(CardId id) const
{
    std::vector<model::CardIndex> cards;
    for (auto at = std::lower_bound(m_ids.begin(), m_ids.end(), std::pair{id, model::CardIndex{0}});
         at != m_ids.end() && at->first == id; ++at)
        cards.push_back(at->second);
    return cards;
}

std::vector<model::CardIndex> takenBy(
    const model::RuleSection* section, const std::vector<model::CardIndex>& cards, const model::Catalogue& catalogue)
{
    if (!section || !section->accepts)
        return cards;
    model::CardSet some(catalogue.size());
    for (const auto card : cards)
        some.insert(card);
    const auto fits = model::matchingAmong(section->accepts->root, some, catalogue);
    std::vector<model::CardIndex> taken;
    for (const auto card : cards)
        if (fits.contains(card))
            taken.push_back(card);
    return taken;
}

std::optional<model::CardIndex> cardOfRow(
    const model::DeckEntry& entry, const model::RuleSection* section, const model::Catalogue& catalogue)
{
    const auto found = model::lookUp(catalogue, entry);
    if (found.card || found.choices.empty())
        return found.card;
    const auto taken = takenBy(section, found.choices, catalogue);
    return taken.size() == 1 ? std::optional(taken.front()) : std::nullopt;
}

} // namespace nexus::importers
