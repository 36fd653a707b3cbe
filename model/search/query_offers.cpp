#include "model/search/query_offers.h"

#include "model/base/nearness.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "model/search/query_completion.h"
#include "model/search/query_facets.h"
#include "model/search/query_parser.h"
#include "model/search/query_signs.h"

#include <algorithm>
#include <functional>
#include <map>

namespace nexus::model {

namespace {

constexpr int mostRepairs = 4;
constexpr std::uint32_t mostBytesRead = 8U << 20U; // of folded text

// Words of logic as people write them, and the sign of the search language they stand for.
constexpr QuerySign logicWords[] = {{"and", ""}, {"und", ""}, {"&", ""}, {"&&", ""}, {"+", ""}, {"not", "-"},
    {"nicht", "-"}, {"!", "-"}, {"|", "or"}, {"||", "or"}, {"oder", "or"}};

const QuerySign* logicWord(std::string_view folded)
{
    for (const auto& word : logicWords)
        if (word.typed == folded)
            return &word;
    return nullptr;
}

// Fields as other programs' searches call them, and what ours are called; tried where a field is not known.
constexpr std::pair<std::string_view, std::string_view> foreignFields[] = {{"c", "domain"}, {"color", "domain"},
    {"colour", "domain"}, {"id", "domain"}, {"identity", "domain"}, {"cmc", "cp"}, {"mv", "cp"}, {"mana", "cp"},
    {"pow", "attack"}, {"power", "attack"}, {"atk", "attack"}, {"tou", "defense"}, {"toughness", "defense"},
    {"health", "defense"}, {"hp", "defense"}, {"oracle", "rules"}, {"fo", "rules"}, {"e", "set"}, {"edition", "set"},
    {"b", "set"}, {"ft", "flavor"}, {"has", "keyword"}, {"condition", "cond"}, {"place", "loc"}, {"qty", "own"},
    {"count", "own"}, {"copies", "own"}};

// A part of the text and what would stand there instead.
struct TextChange {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string with;
};
std::string changed(std::string_view text, std::vector<TextChange> changes)
{
    std::sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) { return a.offset > b.offset; });
    std::string out(text);
    for (const auto& change : changes)
        out.replace(change.offset, change.length, change.with);
    return out;
}

// The text without a part of it, and without the blanks and ANDs that joined it to the rest.
std::string without(std::string_view text, std::size_t offset, std::size_t length)
{
    const auto joins = [](std::string_view rest) {
        const auto* blank = signAt(blanks, rest);
        return blank ? blank->typed.size() : beginsWithWord(rest, andWord) ? andWord.size() : std::size_t{0};
    };
    auto behind = text.substr(offset + length);
    while (const auto joining = joins(behind))
        behind.remove_prefix(joining);
    auto before = text.substr(0, offset);
    while (behind.empty() && (before.ends_with(' ') || before.ends_with(" AND")))
        before.remove_suffix(before.ends_with(' ') ? 1 : andWord.size());
    return std::string(before) + std::string(behind);
}

std::size_t byteAt(std::string_view text, std::size_t column)
{
    std::size_t at = 0;
    for (std::size_t passed = 1; passed < column && at < text.size(); ++passed)
        do
            ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U);
    return at;
}

// What the text could be instead, at the place of its error; the likeliest first.
std::vector<std::string> repairs(std::string_view text, const QueryError& error, const Game& game)
{
    const auto begin = byteAt(text, error.column);
    const auto end = byteAt(text, error.column + error.length);
    const auto at = text.substr(begin, end - begin);
    std::vector<std::string> tried;
    auto known = error.known;
    for (const auto& attribute : game.attributes)
        if (std::find(known.begin(), known.end(), attribute.id.str()) != known.end())
            for (const auto& alias : attribute.aliases)
                known.push_back(fold(alias));
    if (const auto near = nearestWord(fold(at), known); !near.empty())
        tried.push_back(changed(text, {{begin, at.size(), near}}));
    for (const auto& [theirs, ours] : foreignFields)
        if (fold(at) == theirs)
            tried.push_back(changed(text, {{begin, at.size(), std::string(ours)}}));
    for (const std::string_view dash : {"-", "–", "—"}) // "1-3"
        if (const auto mid = at.find(dash); mid != std::string_view::npos && mid > 0)
            tried.push_back(changed(text, {{begin + mid, dash.size(), ".."}}));
    const auto words = queryWords(text);
    const bool open = !words.empty() && words.back().open;
    std::string closing = open ? std::string(1, words.back().quote) : ")"; // what is open at the end
    for (int bracket = 0; bracket < mostRepairs; ++bracket, closing += ')')
        if (auto closed = std::string(text) + closing; parseQuery(closed, game))
            tried.push_back(std::move(closed));
    const auto value = afterBlanks(text.substr(begin));
    tried.push_back(changed(text, {{begin, text.size() - begin - value.size(), ""}})); // "t: unit"
    for (const auto& word : words)
        if (word.begin == begin && word.form == QueryWord::Form::Field && word.quote == 0)
            tried.push_back(changed(
                text, {{begin, word.end - begin, "\"" + std::string(text.substr(begin, word.end - begin)) + "\""}}));
    return tried;
}

// The text as it parses; nothing where it is not to be mended.
std::optional<std::string> mended(std::string text, const Game& game)
{
    for (int repair = 0; repair <= mostRepairs; ++repair) {
        const auto parsed = parseQuery(text, game);
        if (parsed)
            return text;
        std::optional<std::string> next;
        for (auto& tried : repairs(text, parsed.error(), game)) {
            const auto again = parseQuery(tried, game);
            if (!again && again.error().column <= parsed.error().column)
                continue;
            next = std::move(tried); // as it parses, or goes wrong only later
            break;
        }
        if (!next)
            return std::nullopt;
        text = std::move(*next);
    }
    return std::nullopt;
}

class QueryAdviser {
public:
    QueryAdviser(std::string_view text, const Catalogue& catalogue, const SearchContext& context,
        const std::vector<NamedSection>& sections)
        : m_text(text)
        , m_catalogue(catalogue)
        , m_context(context)
        , m_sections(sections)
    {
    }

    QueryAdvice run()
    {
        auto placed = parsePlacedQuery(m_text, m_catalogue.game());
        if (!placed) {
            if (auto text = mended(std::string(m_text), m_catalogue.game()))
                offer(OfferKind::Mended, std::move(*text));
            return std::move(m_advice);
        }
        std::erase_if(placed->terms, [](const auto& term) { return !term.node; }); // an order finds nothing
        m_advice.terms = placed->alternatives ? 1 : placed->terms.size();
        gatherUnknownWords(*placed);
        lookAtValues(*placed);
        m_advice.terms -= std::min(m_advice.terms, m_logic.size());
        offerChanges();
        if (m_advice.offers.empty())
            offerParted();
        const bool mendedWhole = !m_advice.offers.empty();
        offerNames(*placed);
        for (auto& change : m_looser)
            offer(OfferKind::Looser, changed(m_text, {std::move(change)}));
        if (!mendedWhole && !placed->alternatives && placed->terms.size() > 1)
            offerWithout(placed->terms);
        return std::move(m_advice);
    }

private:
    [[nodiscard]] std::optional<std::size_t> count(const QueryNode& node)
    {
        auto context = m_context;
        UnreadTexts unread{.left = m_readable};
        if (m_context.unread)
            context.unread = &unread;
        const auto found = matching(node, m_catalogue, context).count();
        m_readable = unread.left;
        return m_context.unread && unread.any() ? std::nullopt : std::optional(found);
    }

    bool offer(OfferKind kind, std::string query, std::string typed = {})
    {
        const auto parsed = parseQuery(query, m_catalogue.game());
        const bool told = std::any_of(
            m_advice.offers.begin(), m_advice.offers.end(), [&](const auto& known) { return known.query == query; });
        if (!parsed || told || m_advice.offers.size() == mostOffers || query == m_text)
            return false;
        const auto found = count(parsed->root).value_or(0);
        if (found == 0 && !(kind == OfferKind::Mended && needsDeck(parsed->root)))
            return false;
        m_advice.offers.push_back({kind, std::move(query), std::move(typed), found});
        return true;
    }

    void lookAtValues(const PlacedQuery& placed)
    {
        for (const auto& value : placed.values) {
            if (value.field.empty() && !value.quoted && lookAtLogic(value))
                continue;
            if (needsDeck(value.node)) { // what it finds is another deck's or another's cards
                spellKnown(value);
                continue;
            }
            if (isLeftOut(placed, value) || count(value.node) != 0)
                continue;
            m_advice.unknown.push_back(termText(value));
            if (const auto* term = std::get_if<TextTerm>(&value.node.term))
                lookAtText(value, *term);
            else
                spellKnown(value);
        }
    }
    // Under a '-' a word that no card has leaves nothing out.
    [[nodiscard]] static bool isLeftOut(const PlacedQuery& placed, const PlacedValue& value)
    {
        return std::any_of(placed.terms.begin(), placed.terms.end(), [&](const auto& term) {
            return term.offset <= value.offset && value.offset < term.offset + term.length &&
                   std::holds_alternative<NoneOf>(term.node->term);
        });
    }
    // As one of the words its field knows.
    void spellKnown(const PlacedValue& value)
    {
        const auto word = fold(typed(value));
        const auto known = fieldValues(value.field, m_catalogue, m_sections);
        if (std::find(known.begin(), known.end(), word) == known.end())
            spell(value, nearestWord(word, known));
    }
    [[nodiscard]] std::string_view typed(const PlacedValue& value) const
    {
        return m_text.substr(value.offset, value.length);
    }
    // "t:units", a phrase with its quotes.
    [[nodiscard]] std::string termText(const PlacedValue& value) const
    {
        for (const auto& word : queryWords(m_text))
            if (word.begin <= value.offset && value.offset < std::max(word.end, word.begin + 1))
                return std::string(m_text.substr(word.begin, word.end - word.begin));
        return std::string(typed(value));
    }

    bool lookAtLogic(const PlacedValue& value)
    {
        const auto* logic = logicWord(fold(typed(value)));
        if (!logic)
            return false;
        const auto rest = m_text.substr(value.offset + value.length);
        const auto blanksBehind = logic->plain == "or" ? 0 : rest.size() - afterBlanks(rest).size();
        m_logic.push_back({value.offset, value.length + blanksBehind, std::string(logic->plain)});
        return true;
    }

    void spell(const PlacedValue& value, const std::string& instead)
    {
        if (instead.empty())
            return;
        const auto word = value.quoted ? std::optional(instead) : queryWord(instead);
        if (word)
            m_spelling.push_back({value.offset, value.length, *word});
    }

    void lookAtText(const PlacedValue& value, const TextTerm& term)
    {
        if (term.match == TextMatch::Regex || term.text.empty())
            return;
        if (term.match == TextMatch::Whole) {
            loosenWhole(value, term);
            return;
        }
        const auto words = split(term.text, ' ');
        std::vector<std::string> spelt;
        for (const auto word : words) {
            const auto near = m_unknownWords.find(word);
            const bool mended = near != m_unknownWords.end() && !near->second.found().empty();
            spelt.push_back(mended ? near->second.found() : std::string(word));
        }
        spell(value, joined(spelt, " "));
        if (words.size() > 1 && value.field.empty() && value.quoted)
            loosenPhrase(value, spelt);
    }
    void loosenPhrase(const PlacedValue& value, const std::vector<std::string>& words)
    {
        for (const auto& word : queryWords(m_text))
            if (word.form == QueryWord::Form::Phrase && word.begin < value.offset && value.offset <= word.end)
                m_looser.push_back({word.begin, word.end - word.begin, "(" + joined(words, " ") + ")"});
    }
    void loosenWhole(const PlacedValue& value, const TextTerm& term)
    {
        if (term.scope == TextScope::Name)
            for (const auto card : suggestNames(m_catalogue, term.text, 1))
                spell(value, std::string(m_catalogue.name(card)));
        for (const auto& word : queryWords(m_text))
            if (word.form == QueryWord::Form::Field && word.valueBegin <= value.offset && value.offset <= word.end)
                m_looser.push_back(
                    {word.begin + word.field.size(), word.valueBegin - word.begin - word.field.size(), ":"});
    }

    // Words that no card has, each with the nearest of all words in names, types, keywords and rules texts: in one
    // pass.
    void gatherUnknownWords(const PlacedQuery& placed)
    {
        for (const auto& value : placed.values) {
            const auto* term = std::get_if<TextTerm>(&value.node.term);
            if (!term || term->match != TextMatch::Contains || term->text.empty() || isLeftOut(placed, value))
                continue;
            for (const auto word : split(term->text, ' '))
                if (count({TextTerm{term->scope, term->attribute, TextMatch::Contains, std::string(word)}}) == 0)
                    m_unknownWords.try_emplace(std::string(word), word);
        }
        if (m_unknownWords.empty())
            return;
        const auto first = m_catalogue.starts(m_catalogue.nameField()).front();
        auto last = m_catalogue.starts(m_catalogue.lastRulesField()).back();
        if (last - first > mostBytesRead)
            last = m_catalogue.starts(m_catalogue.rulesField()).front();
        const auto text = m_catalogue.folded().substr(first, last - first);
        const auto isLetter = [](char c) {
            return (c >= 'a' && c <= 'z') || isDigit(c) || static_cast<unsigned char>(c) >= 0x80;
        };
        std::size_t begin = 0;
        for (std::size_t at = 0; at <= text.size(); ++at) {
            if (at < text.size() && isLetter(text[at]))
                continue;
            if (at > begin)
                for (auto& [word, nearest] : m_unknownWords)
                    nearest.look(text.substr(begin, at - begin));
            begin = at + 1;
        }
    }

    // All at once; where that does not do, the slips alone.
    void offerChanges()
    {
        auto all = m_spelling;
        all.insert(all.end(), m_logic.begin(), m_logic.end());
        const auto kind = m_spelling.empty() ? OfferKind::Logic : OfferKind::Spelling;
        if (all.empty() || offer(kind, changed(m_text, all)))
            return;
        if (!m_logic.empty())
            (void)offer(OfferKind::Spelling, changed(m_text, m_spelling));
        if (m_spelling.size() > 1)
            for (const auto& change : m_spelling)
                (void)offer(OfferKind::Spelling, changed(m_text, {change}));
    }

    // "t:unit;cp:2", with blanks for the signs.
    void offerParted()
    {
        std::string parted(m_text);
        bool quoted = false;
        for (char& sign : parted) {
            quoted = quoted != (sign == '"');
            if (!quoted && (sign == ';' || sign == ','))
                sign = ' ';
        }
        (void)offer(OfferKind::Logic, std::move(parted));
    }

    // Words that are meant as one name: "relaydrone", "reley dron".
    void offerNames(const PlacedQuery& placed)
    {
        const bool plain = std::all_of(
            placed.values.begin(), placed.values.end(), [](const auto& value) { return value.field.empty(); });
        if (!plain || placed.values.empty() || placed.alternatives || placed.values.size() != placed.terms.size())
            return;
        std::vector<std::string> typedWords;
        for (const auto& value : placed.values)
            typedWords.emplace_back(typed(value));
        const auto words = joined(typedWords, " ");
        for (const auto card : suggestNames(m_catalogue, words, mostOffers))
            if (const auto name = queryWord(m_catalogue.name(card));
                name && !fold(words).starts_with(fold(m_catalogue.name(card)) + " ")) // else more was asked for
                (void)offer(OfferKind::Spelling, "name:" + *name);
    }

    void offerWithout(const std::vector<PlacedTerm>& terms)
    {
        const PlacedTerm* best = nullptr;
        std::size_t most = 0;
        for (const auto& left : terms) {
            AllOf rest;
            for (const auto& term : terms)
                if (&term != &left)
                    rest.nodes.push_back(*term.node);
            if (const auto found = count({rest}).value_or(0); found > most) {
                most = found;
                best = &left;
            }
        }
        if (best)
            (void)offer(OfferKind::Without, without(m_text, best->offset, best->length),
                std::string(m_text.substr(best->offset, best->length)));
    }

    std::string_view m_text;
    const Catalogue& m_catalogue;
    const SearchContext& m_context;
    const std::vector<NamedSection>& m_sections;
    std::size_t m_readable = UnreadTexts().left;
    std::map<std::string, NearestWord, std::less<>> m_unknownWords;
    std::vector<TextChange> m_spelling, m_logic, m_looser;
    QueryAdvice m_advice;
};

} // namespace

QueryAdvice adviseQuery(std::string_view text, const Catalogue& catalogue, const SearchContext& context,
    const std::vector<NamedSection>& sections)
{
    return QueryAdviser(text, catalogue, context, sections).run();
}

} // namespace nexus::model
