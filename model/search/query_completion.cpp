#include "model/search/query_completion.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/cards/card.h"
#include "model/search/query_facets.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "model/search/query_signs.h"

#include <array>

namespace nexus::model {

namespace {

struct CompletionWords {
    NEXUS_WORDS(CompletionWords)
};

enum class FieldForm { Amount, Text, Word, Order };

// The one name of a field for all its spellings; attributes by id. Empty for what is no field.
std::string canonical(std::string_view typed, const Game& game)
{
    const std::string field = fold(typed);
    static constexpr std::array<std::pair<const char*, const char*>, 12> shorts{{{"n", "name"}, {"o", "rules"},
        {"flavour", "flavor"}, {"t", "type"}, {"kw", "keyword"}, {"d", "domain"}, {"s", "set"}, {"r", "rarity"},
        {"text", "text"}, {"location", "loc"}, {"condition", "cond"}, {"language", "lang"}}};
    for (const auto& [brief, name] : shorts)
        if (field == brief)
            return name;
    const auto known = fieldNames(game);
    if (std::find(known.begin(), known.end(), field) != known.end())
        return field;
    const auto index = game.findByName(field);
    return index ? game.attributes[*index].id.str() : std::string();
}

struct FieldKind {
    FieldForm form;
    const char* meaning;
};
std::optional<FieldKind> builtInField(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, FieldKind>, 29> fields{{
        {"name", {FieldForm::Text, NEXUS_TEXT("CompletionWords", "Name, words in it")}},
        {"text", {FieldForm::Text, NEXUS_TEXT("CompletionWords", "Name, type, keywords and rules, words in them")}},
        {"rules", {FieldForm::Text, NEXUS_TEXT("CompletionWords", "Rules text, words in it")}},
        {"flavor", {FieldForm::Text, NEXUS_TEXT("CompletionWords", "Flavour text, words in it")}},
        {"type", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Type or subtype, a word")}},
        {"subtype", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Subtype, a word")}},
        {"keyword", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Keyword, a word")}},
        {"domain", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Domain the card has points in")}},
        {"dp", {FieldForm::Amount, NEXUS_TEXT("CompletionWords", "Domain points in all, a number")}},
        {"domains", {FieldForm::Amount, NEXUS_TEXT("CompletionWords", "How many domains, a number")}},
        {"set", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Set it was printed in, a code")}},
        {"rarity", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Rarity, a word")}},
        {"does", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "What its texts do")}},
        {"when", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "What its texts wait for")}},
        {"costs", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "What its abilities cost")}},
        {"plays", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "How much of it plays by itself")}},
        {"in", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "In the open deck or one of its sections")}},
        {"is", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Legal in the open deck")}},
        {"can", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "What the open deck has room for")}},
        {"own", {FieldForm::Amount, NEXUS_TEXT("CompletionWords", "Copies you own, a number")}},
        {"free",
            {FieldForm::Amount, NEXUS_TEXT("CompletionWords", "Copies you own, at hand and in no deck, a number")}},
        {"trade", {FieldForm::Amount, NEXUS_TEXT("CompletionWords", "Copies you offer for trade, a number")}},
        {"need", {FieldForm::Amount, NEXUS_TEXT("CompletionWords",
                                         "Copies the open deck needs beyond those you have for it, a number")}},
        {"loc", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Where copies you own lie")}},
        {"lent", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Whom copies you own are lent to")}},
        {"cond", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Condition of copies you own")}},
        {"lang", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Language of copies you own")}},
        {"finish", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Finish of copies you own")}},
        {"tag", {FieldForm::Word, NEXUS_TEXT("CompletionWords", "Tag of copies you own")}},
    }};
    for (const auto& [field, kind] : fields)
        if (field == name)
            return kind;
    return std::nullopt;
}

std::optional<FieldForm> formOf(const std::string& name, const Game& game)
{
    if (name == "sort")
        return FieldForm::Order;
    if (const auto kind = builtInField(name))
        return kind->form;
    const auto index = game.find(AttributeId(name));
    if (!index)
        return std::nullopt;
    switch (game.attributes[*index].kind) {
    case AttributeKind::Text: return FieldForm::Text;
    case AttributeKind::Choice: return FieldForm::Word;
    case AttributeKind::Integer:
    case AttributeKind::Flag: break;
    }
    return FieldForm::Amount;
}

struct CompletedValue {
    std::string word, label, detail;
};

std::vector<CompletedValue> usedTerms(const Catalogue& catalogue, const std::vector<bool>& used)
{
    std::vector<CompletedValue> values;
    for (std::size_t term = 0; term < used.size(); ++term)
        if (const auto& text = catalogue.terms()[term]; used[term] && !text.empty())
            values.push_back({fold(text), text, {}});
    return values;
}

std::vector<CompletedValue> termValues(const Catalogue& catalogue, std::span<const TermListIndex> lists, bool withFirst)
{
    std::vector<bool> seen(catalogue.listCount()), used(catalogue.terms().size());
    for (const auto list : lists) {
        if (seen[list])
            continue;
        seen[list] = true;
        const auto terms = catalogue.listTerms(list);
        for (std::size_t i = withFirst ? 0 : 1; i < terms.size(); ++i)
            used[terms[i]] = true;
    }
    return usedTerms(catalogue, used);
}

std::vector<CompletedValue> rarityValues(const Catalogue& catalogue)
{
    std::vector<bool> used(catalogue.terms().size());
    for (PrintingIndex printing = 0; printing < catalogue.printingCount(); ++printing)
        used[catalogue.rarityTerm(printing)] = true;
    return usedTerms(catalogue, used);
}

std::vector<CompletedValue> orderValues(const Game& game)
{
    std::vector<CompletedValue> values;
    const auto add = [&](const std::string& word, const std::string& label) {
        values.push_back({word, word, label});
        values.push_back({"-" + word, "-" + word, filled(CompletionWords::tr("%1, largest first"), {label})});
    };
    for (const char* word : {"name", "type", "set", "rarity"})
        values.push_back({word, word, {}});
    for (const auto& attribute : game.attributes)
        if (!attribute.internal && (attribute.kind != AttributeKind::Text || attribute.sorts))
            add(attribute.id.str(), attribute.longLabel.empty() ? attribute.label : attribute.longLabel);
    if (game.hasDomains()) {
        add("dp", filled(CompletionWords::tr("%1 points", "of all domains"), {game.domain.name}));
        add("domains", filled(CompletionWords::tr("Number of %1", "domains"), {fold(game.domain.plural)}));
    }
    return values;
}

std::vector<CompletedValue> facetValues(FacetId facet, const Catalogue& catalogue)
{
    std::vector<CompletedValue> values;
    for (auto& word : facetWords(facet, catalogue))
        values.push_back({std::move(word.word), std::move(word.label), {}});
    return values;
}

std::vector<CompletedValue> valuesOf(
    const std::string& field, const Catalogue& catalogue, const std::vector<NamedSection>& sections)
{
    const Game& game = catalogue.game();
    if (field == "type")
        return termValues(catalogue, catalogue.typeLists(), true);
    if (field == "subtype")
        return termValues(catalogue, catalogue.typeLists(), false);
    if (field == "keyword")
        return facetValues({FacetKind::Keyword}, catalogue);
    if (field == "domain")
        return facetValues({FacetKind::Domain}, catalogue);
    if (field == "set")
        return facetValues({FacetKind::Set}, catalogue);
    if (field == "rarity")
        return rarityValues(catalogue);
    if (field == "sort")
        return orderValues(game);
    if (field == "cond") {
        std::vector<CompletedValue> values;
        for (int i = 0; i < conditionCount; ++i)
            values.push_back({fold(conditionCode(static_cast<Condition>(i))), conditionCode(static_cast<Condition>(i)),
                CompletionWords::tr(conditionWord(static_cast<Condition>(i)))});
        return values;
    }
    if (field == "finish")
        return {{"foil", "foil", {}}};
    if (field == "loc" || field == "lent" || field == "lang" || field == "tag")
        return {};
    if (const auto aspect = aspectOf(field)) {
        std::vector<CompletedValue> values;
        for (auto& known : meaningWords())
            if (known.aspect == *aspect)
                values.push_back({std::string(known.word), std::string(known.word), std::move(known.says)});
        return values;
    }
    if (field == "is")
        return {{"legal", "legal", CompletionWords::tr("allowed in the open deck, whatever it holds already")}};
    if (field == "can")
        return {{"add", "add", CompletionWords::tr("one more copy fits the open deck")}};
    if (field == "in") {
        std::vector<CompletedValue> values{{"deck", "deck", CompletionWords::tr("anywhere in the open deck")}};
        for (const auto& section : sections)
            values.push_back({section.id.str(), section.id.str(), section.label});
        return values;
    }
    const auto index = game.find(AttributeId(field));
    if (index && game.attributes[*index].kind == AttributeKind::Choice)
        return facetValues({FacetKind::Choice, *index}, catalogue);
    std::vector<CompletedValue> values; // numbers are compared with numbers
    for (const auto& attribute : game.attributes)
        if (formOf(attribute.id.str(), game) == FieldForm::Amount && attribute.id.str() != field && !attribute.internal)
            values.push_back({attribute.id.str(), attribute.id.str(), attribute.longLabel});
    return values;
}

// 0: starts with it, 1: a later word does, nothing: neither.
std::optional<int> rank(std::string_view folded, std::string_view prefix)
{
    if (folded.starts_with(prefix))
        return 0;
    for (auto at = folded.find(prefix, 1); at != std::string_view::npos; at = folded.find(prefix, at + 1))
        if (folded[at - 1] == ' ' || folded[at - 1] == '-')
            return 1;
    return std::nullopt;
}

// The text without this word and its '-'.
std::string without(std::string_view text, const QueryWord& word)
{
    return std::string(text.substr(0, word.termBegin)).append(text.substr(word.end));
}

class Completer {
public:
    Completer(std::string_view text, std::size_t cursor, const Catalogue& catalogue,
        const std::vector<NamedSection>& sections)
        : m_text(text)
        , m_cursor(std::min(cursor, text.size()))
        , m_catalogue(catalogue)
        , m_sections(sections)
        , m_words(queryWords(text))
    {
    }

    QueryCompletion run()
    {
        const auto at = std::find_if(m_words.begin(), m_words.end(), [this](const QueryWord& word) {
            const bool quoted = word.quote != 0 && !word.open; // behind its closing sign nothing of it is in work
            return word.begin < m_cursor && (quoted ? m_cursor < word.end : m_cursor <= word.end);
        });
        lookAmong(at == m_words.end() ? std::string(m_text) : without(m_text, *at));
        if (at == m_words.end())
            proposeFields("", m_cursor, 0);
        else if (at->form == QueryWord::Form::Field && m_cursor >= at->valueBegin)
            inValue(*at);
        else if (at->form == QueryWord::Form::Field)
            proposeFields(m_text.substr(at->begin, std::min(m_cursor, at->begin + at->field.size()) - at->begin),
                at->begin, at->valueBegin - at->begin);
        else if (at->form == QueryWord::Form::Bare)
            inBareWord(static_cast<std::size_t>(at - m_words.begin()));
        return std::move(m_found);
    }

private:
    // What the rest of the query finds, unless it asks for a deck or finds nothing.
    void lookAmong(const std::string& rest)
    {
        const auto parsed = parseQuery(rest, m_catalogue.game());
        const auto* all = parsed ? std::get_if<AllOf>(&parsed->root.term) : nullptr;
        if (!parsed || (all && all->nodes.empty()) || needsDeck(parsed->root))
            return;
        if (auto found = matching(parsed->root, m_catalogue, {.unread = &m_unread});
            found.count() > 0 && !m_unread.any())
            m_among = std::move(found);
    }
    // Or might, where nobody has read the texts.
    [[nodiscard]] bool findsAny(const std::string& term)
    {
        const auto parsed = parseQuery(term, m_catalogue.game());
        return !parsed || needsDeck(parsed->root) ||
               matchingAmong(parsed->root, *m_among, m_catalogue, {.unread = &m_unread}).count() > 0 || m_unread.any();
    }

    void propose(ProposalKind kind, std::string text, std::size_t offset, std::size_t length, std::string label,
        std::string detail, bool whole)
    {
        if (m_found.proposals.size() < maxProposals)
            m_found.proposals.push_back(
                {kind, std::move(text), offset, length, std::move(label), std::move(detail), whole});
    }

    void proposeFields(std::string_view typed, std::size_t offset, std::size_t length)
    {
        m_found.typed = typed;
        const Game& game = m_catalogue.game();
        const std::string prefix = fold(typed);
        if (const auto name = typed.empty() ? std::string() : canonical(typed, game); !name.empty())
            proposeOperators(name, std::string(typed), offset, length);
        for (const auto& field : fieldNames(game)) {
            const auto asked = game.find(AttributeId(field));
            if (field == prefix || !matchesField(field, prefix) || (asked && game.attributes[*asked].internal))
                continue;
            const auto form = formOf(field, game);
            const auto sign = form == FieldForm::Amount ? "<=" : ":";
            const auto values = field == "is" || field == "can" ? valuesOf(field, m_catalogue, m_sections)
                                                                : std::vector<CompletedValue>();
            if (!values.empty())
                propose(ProposalKind::Field, field + ":" + values.front().word, offset, length,
                    field + ":" + values.front().word, values.front().detail, true);
            else
                propose(
                    ProposalKind::Field, field + sign, offset, length, field + sign, fieldMeaning(field, game), false);
        }
    }
    // By its name, an alias, or what it is called for people ("command" finds cp).
    [[nodiscard]] bool matchesField(const std::string& field, const std::string& prefix) const
    {
        if (field.starts_with(prefix))
            return true;
        const Game& game = m_catalogue.game();
        const auto index = game.find(AttributeId(field));
        if (!index)
            return false;
        const auto& attribute = game.attributes[*index];
        const auto begins = [&](const std::string& word) { return fold(word).starts_with(prefix); };
        return begins(attribute.longLabel) || std::any_of(attribute.aliases.begin(), attribute.aliases.end(), begins);
    }
    void proposeOperators(const std::string& name, const std::string& typed, std::size_t offset, std::size_t length)
    {
        const auto form = formOf(name, m_catalogue.game());
        const auto meaning = fieldMeaning(name, m_catalogue.game());
        const auto add = [&](const char* sign, const char* what) {
            propose(ProposalKind::Field, typed + sign, offset, length, typed + sign, meaning + what, false);
        };
        if (form != FieldForm::Amount) {
            add(":", "");
            return;
        }
        add("<=", ": at most");
        add(">=", ": at least");
        add("=", ": exactly");
        add("<", ": below");
        add(">", ": above");
    }

    void inValue(const QueryWord& word)
    {
        const auto name = canonical(word.field, m_catalogue.game());
        const auto form = formOf(name, m_catalogue.game());
        if (name.empty() || word.quote == '/')
            return;
        const auto* curly = signAt(curlyQuotes, m_text.substr(word.valueBegin));
        const std::size_t begin = word.valueBegin + (curly ? curly->typed.size() : word.quote == '"' ? 1 : 0);
        m_found.typed = m_cursor > begin ? m_text.substr(begin, m_cursor - begin) : std::string_view();
        const auto length = word.end - word.valueBegin;
        if (form == FieldForm::Text) {
            if (name == "name")
                proposeNames(m_found.typed, word.valueBegin, length, "");
            return;
        }
        if (word.comparison.find_first_of("<>") != std::string_view::npos && form != FieldForm::Amount)
            return;
        if (form == FieldForm::Order && word.comparison != ":")
            return;
        if (form == FieldForm::Amount && m_found.typed.empty())
            return;
        // Values that nothing of what the other words find has are left out, unless none would be left.
        const std::string term = form == FieldForm::Word ? name + ":" : std::string();
        proposeValues(valuesOf(name, m_catalogue, m_sections), word.valueBegin, length, m_among ? term : std::string(),
            form == FieldForm::Amount);
        if (m_found.proposals.empty() && m_among && !term.empty())
            proposeValues(valuesOf(name, m_catalogue, m_sections), word.valueBegin, length, {}, false);
    }

    void proposeValues(std::vector<CompletedValue> values, std::size_t offset, std::size_t length,
        const std::string& finding, bool plainOnly)
    {
        const std::string prefix = fold(m_found.typed);
        std::vector<std::pair<int, const CompletedValue*>> fitting;
        for (const auto& value : values)
            if (const auto place = rank(value.word, prefix))
                fitting.emplace_back(*place, &value);
            else if (const auto label = rank(fold(value.label), prefix))
                fitting.emplace_back(*label + 2, &value);
        std::stable_sort(
            fitting.begin(), fitting.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [place, value] : fitting)
            if (const auto text = queryWord(value->word);
                text && (!plainOnly || text->front() != '"') && (finding.empty() || findsAny(finding + *text)))
                propose(ProposalKind::Value, *text, offset, length, value->label, value->detail, true);
    }

    void inBareWord(std::size_t index)
    {
        const auto& word = m_words[index];
        proposeFields(m_text.substr(word.begin, m_cursor - word.begin), word.begin, word.end - word.begin);
        // The words before it may be the beginning of the same name.
        std::size_t first = index;
        while (first > 0 && index - first < 2 && m_words[first - 1].form == QueryWord::Form::Bare && joins(first))
            --first;
        for (; first <= index; ++first) {
            const auto begin = m_words[first].begin;
            const auto before = m_found.proposals.size();
            proposeNames(m_text.substr(begin, m_cursor - begin), begin, word.end - begin, "name=");
            if (m_found.proposals.size() > before)
                return;
        }
    }
    // Nothing but blanks between a word and the one before, and that one is no "or".
    [[nodiscard]] bool joins(std::size_t index) const
    {
        const auto& before = m_words[index - 1];
        const auto between = m_text.substr(before.end, m_words[index].begin - before.end);
        return between.find_first_not_of(" \t") == std::string_view::npos &&
               fold(m_text.substr(before.begin, before.end - before.begin)) != "or" && before.termBegin == before.begin;
    }

    void proposeNames(std::string_view typed, std::size_t offset, std::size_t length, const std::string& field)
    {
        const std::string prefix = fold(typed);
        if (prefix.size() < 2)
            return;
        auto cards = namesWith(prefix, m_among ? &*m_among : nullptr);
        if (cards.empty() && m_among)
            cards = namesWith(prefix, nullptr);
        for (const auto card : cards) {
            const auto name = m_catalogue.name(card);
            if (name.find('"') == std::string_view::npos)
                propose(ProposalKind::Name, field + "\"" + std::string(name) + "\"", offset, length, std::string(name),
                    std::string(m_catalogue.type(card)), true);
        }
    }

    // Names lie in order and in one buffer, a line each: first those that begin with the text, then later words.
    [[nodiscard]] std::vector<CardIndex> namesWith(const std::string& prefix, const CardSet* among) const
    {
        std::vector<CardIndex> found, later;
        const auto starts = m_catalogue.starts(m_catalogue.nameField());
        const auto size = static_cast<CardIndex>(m_catalogue.size());
        if (size == 0)
            return found;
        const auto names = m_catalogue.folded().substr(starts[0], starts[size] - starts[0]);
        for (auto at = names.find(prefix); at != std::string_view::npos && found.size() < maxNameProposals;
             at = names.find(prefix, at + 1)) {
            const bool begins = at == 0 || names[at - 1] == '\n';
            if (!begins && (names[at - 1] != ' ' || later.size() >= maxNameProposals))
                continue;
            const auto byte = static_cast<std::uint32_t>(starts[0] + at);
            const auto next = std::upper_bound(starts.begin(), starts.end(), byte);
            auto& list = begins ? found : later;
            if (const auto card = static_cast<CardIndex>(next - starts.begin() - 1);
                (!among || among->contains(card)) && (list.empty() || list.back() != card))
                list.push_back(card);
        }
        for (const auto card : later)
            if (found.size() < maxNameProposals && std::find(found.begin(), found.end(), card) == found.end())
                found.push_back(card);
        return found;
    }

    std::string_view m_text;
    std::size_t m_cursor;
    const Catalogue& m_catalogue;
    const std::vector<NamedSection>& m_sections;
    std::vector<QueryWord> m_words;
    std::optional<CardSet> m_among; // what the other words find
    UnreadTexts m_unread;           // while proposals are waited for
    QueryCompletion m_found;
};

} // namespace

QueryCompletion complete(
    std::string_view text, std::size_t cursor, const Catalogue& catalogue, const std::vector<NamedSection>& sections)
{
    return Completer(text, cursor, catalogue, sections).run();
}

std::optional<HalfTyped> halfTyped(
    std::string_view text, const Catalogue& catalogue, const std::vector<NamedSection>& sections)
{
    HalfTyped half{std::string(text), {}, false};
    const auto leaveOut = [&](const QueryWord& word) {
        half.words = std::string(text.substr(word.begin, word.end - word.begin)) +
                     (half.words.empty() ? "" : " " + half.words);
        half.rest = without(half.rest, word);
    };
    const auto words = queryWords(text);
    for (auto word = words.rbegin(); word != words.rend(); ++word) { // from the end, so that places before hold
        if (word->form != QueryWord::Form::Field)
            continue;
        if (word->valueBegin >= word->end) {
            leaveOut(*word);
        } else if (word == words.rbegin() && word->end == text.size() && word->quote == 0) {
            const auto name = canonical(word->field, catalogue.game());
            if (name.empty() || formOf(name, catalogue.game()) != FieldForm::Word)
                continue;
            const auto typed = fold(text.substr(word->valueBegin));
            const auto values = valuesOf(name, catalogue, sections);
            const auto label = [](const CompletedValue& value) { return fold(value.label); };
            const bool whole = std::any_of(values.begin(), values.end(),
                [&](const auto& value) { return value.word == typed || label(value) == typed; });
            const bool begun = std::any_of(values.begin(), values.end(),
                [&](const auto& value) { return value.word.starts_with(typed) || label(value).starts_with(typed); });
            if (begun && !whole) {
                leaveOut(*word);
                half.inValue = true;
            }
        }
    }
    return half.words.empty() ? std::nullopt : std::optional(std::move(half));
}

std::vector<std::string> fieldValues(
    std::string_view field, const Catalogue& catalogue, const std::vector<NamedSection>& sections)
{
    const auto name = canonical(field, catalogue.game());
    std::vector<std::string> words;
    if (!name.empty() && formOf(name, catalogue.game()) == FieldForm::Word)
        for (auto& value : valuesOf(name, catalogue, sections))
            words.push_back(std::move(value.word));
    return words;
}

std::string fieldMeaning(std::string_view field, const Game& game)
{
    const auto name = canonical(field, game);
    if (name == "sort")
        return CompletionWords::tr("Order of the cards");
    if (const auto kind = builtInField(name))
        return CompletionWords::tr(kind->meaning);
    const auto index = game.find(AttributeId(name));
    if (!index)
        return {};
    const auto& attribute = game.attributes[*index];
    const std::string label = attribute.longLabel.empty() ? attribute.label : attribute.longLabel;
    if (attribute.kind == AttributeKind::Choice)
        return label + ": " + joined(attribute.choices, ", ");
    return filled(attribute.kind == AttributeKind::Text ? CompletionWords::tr("%1, words in it")
                                                        : CompletionWords::tr("%1, a number"),
        {label});
}

std::vector<FieldPlace> fieldPlaces(std::string_view text)
{
    std::vector<FieldPlace> places;
    for (const auto& word : queryWords(text))
        if (word.form == QueryWord::Form::Field)
            places.push_back({word.begin, word.valueBegin - word.begin});
    return places;
}

} // namespace nexus::model
