#include "model/audit/coverage.h"

#include "model/base/text.h"
#include "model/search/query_facets.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

namespace nexus::model {

namespace {

constexpr std::array<std::pair<CoverageField, std::string_view>, 4> axisWords{{{CoverageField::Type, "type"},
    {CoverageField::Subtype, "subtype"}, {CoverageField::Domain, "domain"}, {CoverageField::Keyword, "keyword"}}};
constexpr std::size_t longestValue = 40; // letters of a text that stands in a table
constexpr std::size_t mostTextValues = 30;

std::string quotedValue(const std::string& text) { return queryWord(text).value_or(std::string()); }

// The values of one axis, and of each card which of them it has.
class AxisValues {
public:
    AxisValues(const Catalogue& catalogue, std::span<const CardIndex> cards, const CoverageAxis& axis)
        : m_game(catalogue.game())
        , m_axis(axis)
    {
        declare();
        for (const auto index : cards) {
            const auto card = catalogue.card(index);
            auto texts = textsOf(card);
            if (texts.empty())
                texts.emplace_back();
            auto& has = m_has.emplace_back();
            for (const auto& text : texts)
                if (const auto at = place(text); std::find(has.begin(), has.end(), at) == has.end())
                    has.push_back(at);
        }
        order();
    }

    [[nodiscard]] const std::vector<CoverageValue>& values() const { return m_values; }
    [[nodiscard]] const std::vector<std::size_t>& of(std::size_t card) const { return m_has[card]; }

private:
    [[nodiscard]] const Attribute* attribute() const
    {
        const auto* index = std::get_if<AttributeIndex>(&m_axis);
        return index ? &m_game.attributes[*index] : nullptr;
    }

    void declare()
    {
        if (const auto* what = attribute(); what && what->kind == AttributeKind::Choice)
            for (const auto& choice : what->choices)
                (void)place(choice);
        m_declared = m_values.size();
    }

    [[nodiscard]] std::vector<std::string> textsOf(const Card& card) const
    {
        if (const auto* what = attribute())
            return textsOfAttribute(card, *what, std::get<AttributeIndex>(m_axis));
        std::vector<std::string> texts;
        switch (std::get<CoverageField>(m_axis)) {
        case CoverageField::Type:
            if (!card.type.empty())
                texts.push_back(card.type);
            break;
        case CoverageField::Subtype: texts = card.subtypes; break;
        case CoverageField::Keyword:
            for (const auto& printed : card.keywords)
                texts.emplace_back(trimmed(std::string_view(printed).substr(0, printed.find('('))));
            break;
        case CoverageField::Domain:
            for (const auto domain : m_game.domainAttributes())
                if (card.numbers[domain].value_or(0) > 0)
                    texts.push_back(m_game.attributes[domain].label);
            break;
        }
        return texts;
    }

    [[nodiscard]] static std::vector<std::string> textsOfAttribute(
        const Card& card, const Attribute& what, AttributeIndex index)
    {
        std::vector<std::string> texts;
        if (what.kind == AttributeKind::Text) {
            const auto found = card.texts.find(index);
            for (const auto part :
                found == card.texts.end() ? std::vector<std::string_view>{} : split(found->second, ','))
                if (const auto text = trimmed(part); !text.empty() && fold(text) != "n/a" && text != "-")
                    texts.emplace_back(text);
        } else if (const auto number = card.numbers[index]) {
            if (what.kind == AttributeKind::Choice)
                texts.push_back(what.choices[static_cast<std::size_t>(*number)]);
            else if (what.kind == AttributeKind::Integer)
                texts.push_back(std::to_string(*number));
            else if (*number != 0)
                texts.push_back(what.label);
        }
        return texts;
    }

    std::size_t place(const std::string& text)
    {
        const auto [found, fresh] = m_place.try_emplace(fold(text), m_values.size());
        if (fresh)
            m_values.push_back({text, queryOf(text)});
        return found->second;
    }

    [[nodiscard]] std::string queryOf(const std::string& text) const
    {
        if (text.empty())
            return {};
        if (const auto* what = attribute()) {
            if (what->kind == AttributeKind::Flag)
                return what->id.str() + "=1";
            return what->id.str() + (what->kind == AttributeKind::Integer ? "=" + text : ":" + quotedValue(text));
        }
        switch (std::get<CoverageField>(m_axis)) {
        case CoverageField::Keyword: return "kw:" + quotedValue(text);
        case CoverageField::Domain:
            for (const auto domain : m_game.domainAttributes())
                if (m_game.attributes[domain].label == text)
                    return m_game.attributes[domain].id.str() + ">0";
            return {};
        default: return "t:" + quotedValue(text);
        }
    }

    // Choices as declared, numbers by size, domains as the game has them, words by the alphabet; none at the end.
    void order()
    {
        std::vector<std::size_t> by(m_values.size());
        for (std::size_t i = 0; i < by.size(); ++i)
            by[i] = i;
        const auto* what = attribute();
        const bool numbers = what && what->kind == AttributeKind::Integer;
        const auto rank = [&](std::size_t i) -> std::pair<std::int64_t, std::string> {
            const auto& text = m_values[i].text;
            if (text.empty())
                return {std::numeric_limits<std::int64_t>::max(), {}};
            if (i < m_declared)
                return {static_cast<std::int64_t>(i), {}};
            if (numbers)
                return {std::stoll(text), {}};
            if (!what && std::get<CoverageField>(m_axis) == CoverageField::Domain)
                return {domainPlace(text), {}};
            return {static_cast<std::int64_t>(m_declared), fold(text)};
        };
        std::stable_sort(by.begin(), by.end(), [&](auto a, auto b) { return rank(a) < rank(b); });
        std::vector<std::size_t> now(by.size());
        std::vector<CoverageValue> values;
        for (std::size_t i = 0; i < by.size(); ++i) {
            now[by[i]] = i;
            values.push_back(std::move(m_values[by[i]]));
        }
        m_values = std::move(values);
        for (auto& has : m_has)
            for (auto& at : has)
                at = now[at];
    }

    [[nodiscard]] std::int64_t domainPlace(const std::string& label) const
    {
        std::int64_t at = 0;
        for (const auto domain : m_game.domainAttributes()) {
            if (m_game.attributes[domain].label == label)
                break;
            ++at;
        }
        return at;
    }

    const Game& m_game;
    CoverageAxis m_axis;
    std::vector<CoverageValue> m_values;
    std::map<std::string, std::size_t> m_place;
    std::vector<std::vector<std::size_t>> m_has; // a card each
    std::size_t m_declared = 0;
};

} // namespace

std::optional<CoverageAxis> coverageAxis(std::string_view typed, const Game& game, std::string_view set)
{
    const auto word = fold(trimmed(typed));
    for (const auto& [field, name] : axisWords)
        if (word == name)
            return CoverageAxis(field);
    if (const auto headed = game.headedInSet(headingForm(typed), set))
        return CoverageAxis(*headed);
    if (const auto named = game.findByName(word))
        return CoverageAxis(*named);
    const auto form = headingForm(typed);
    for (AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        const auto& headings = game.attributes[i].headings;
        if (fold(game.attributes[i].label) == word ||
            std::any_of(headings.begin(), headings.end(), [&](const auto& each) { return headingForm(each) == form; }))
            return CoverageAxis(i);
    }
    return std::nullopt;
}

std::string coverageName(const CoverageAxis& axis, const Game& game)
{
    if (const auto* attribute = std::get_if<AttributeIndex>(&axis))
        return game.attributes[*attribute].label;
    return std::string(axisWords[static_cast<std::size_t>(std::get<CoverageField>(axis))].second);
}

std::vector<CoverageAxis> coverageAxes(const Catalogue& catalogue, std::span<const CardIndex> cards)
{
    const auto& game = catalogue.game();
    std::vector<CoverageAxis> axes;
    for (AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        if (game.attributes[i].domain)
            continue;
        const AxisValues values(catalogue, cards, i);
        std::size_t some = 0;
        bool shortTexts = true;
        for (const auto& value : values.values()) {
            some += value.text.empty() ? 0 : 1;
            shortTexts = shortTexts && codePoints(value.text) <= longestValue;
        }
        std::size_t having = 0;
        for (std::size_t card = 0; card < cards.size(); ++card)
            having += values.values()[values.of(card).front()].text.empty() ? 0 : 1;
        const bool again = some > 0 && some <= mostTextValues && having > 0 && (some < having || some <= 3);
        if (again && shortTexts)
            axes.emplace_back(i);
    }
    for (const auto& [field, name] : axisWords)
        axes.emplace_back(field);
    return axes;
}

Coverage coverage(const Catalogue& catalogue, std::span<const CardIndex> cards, const CoverageAxis& rows,
    const CoverageAxis& columns, const std::optional<CoverageAxis>& by)
{
    const AxisValues down(catalogue, cards, rows), across(catalogue, cards, columns);
    Coverage made{down.values(), across.values(), {}};
    std::optional<AxisValues> parted;
    if (by)
        parted.emplace(catalogue, cards, *by);
    const auto parts = parted ? parted->values() : std::vector<CoverageValue>{{}};
    for (const auto& part : parts)
        made.parts.push_back(
            {part, std::vector(made.rows.size(), std::vector<std::vector<CardIndex>>(made.columns.size())), 0});
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const auto part : parted ? parted->of(i) : std::vector<std::size_t>{0})
            for (const auto row : down.of(i))
                for (const auto column : across.of(i))
                    made.parts[part].cells[row][column].push_back(cards[i]);
    for (auto& part : made.parts)
        for (std::size_t row = 0; row < made.rows.size(); ++row)
            for (std::size_t column = 0; column < made.columns.size(); ++column)
                part.empty += part.cells[row][column].empty() && !made.rows[row].text.empty() &&
                                      !made.columns[column].text.empty()
                                  ? 1
                                  : 0;
    return made;
}

} // namespace nexus::model
