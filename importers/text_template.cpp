#include "importers/text_template.h"

#include "importers/reason_words.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr std::string_view tagBegins = "{{", tagEnds = "}}";

const TemplateShape* fieldIn(const TemplateShape& shape, std::string_view name)
{
    const auto found = std::ranges::find(shape.fields, name, &TemplateShape::name);
    return found == shape.fields.end() ? nullptr : &*found;
}

bool isBlank(std::string_view text) { return model::trimmed(text).empty(); }

} // namespace

const TemplateFields::Value* TemplateFields::find(std::string_view name) const
{
    const auto found = std::ranges::find(
        values, name, [](const auto& value) -> const std::string& { return value.first; });
    return found == values.end() ? nullptr : &found->second;
}

class TemplateReader {
public:
    explicit TemplateReader(const TemplateShape& shape) { m_open.push_back({{}, 0, 0, &shape}); }

    ReadResult<TextTemplate> read(std::string_view text)
    {
        while (!text.empty() && m_problems.size() < mostProblems) {
            ++m_line;
            readLine(takeLine(text));
        }
        for (; m_open.size() > 1; m_open.pop_back())
            problem(m_open.back().line, m_open.back().column, ReasonWords::tr("has no end, {{/…}}"),
                m_open.back().part.text);
        if (!m_problems.empty()) {
            std::ranges::stable_sort(m_problems, {}, &ImportProblem::line);
            return tl::unexpected(std::move(m_problems));
        }
        TextTemplate read;
        read.m_parts = std::move(m_open.front().part.parts);
        return read;
    }

private:
    using Part = TextTemplate::Part;
    struct Open {
        Part part;
        std::size_t line, column;
        const TemplateShape* scope; // of which its fields are; null in what was refused
    };
    static constexpr std::size_t mostProblems = 50;

    void problem(std::size_t line, std::size_t column, std::string reason, std::string_view value)
    {
        m_problems.push_back({.reason = std::move(reason), .line = line, .column = column, .value = shortened(value)});
    }
    void addText(std::string_view text)
    {
        auto& parts = m_open.back().part.parts;
        if (text.empty())
            return;
        if (parts.empty() || parts.back().kind != Part::Kind::Text)
            parts.push_back({});
        parts.back().text += text;
    }

    void readLine(std::string_view line)
    {
        // A line of its own: one tag that is no field, and blanks.
        const auto bare = model::trimmed(line);
        const bool alone = bare.starts_with(tagBegins) && bare.size() > tagBegins.size() &&
                           std::string_view("#^/!").find(bare[tagBegins.size()]) != std::string_view::npos &&
                           bare.find(tagEnds) == bare.size() - tagEnds.size();
        for (auto rest = line; !rest.empty();) {
            const auto begin = rest.find(tagBegins);
            if (const auto before = rest.substr(0, begin); !alone || !isBlank(before))
                addText(before);
            if (begin == std::string_view::npos)
                return;
            const auto column = placeOf(line, line.size() - rest.size() + begin).column;
            const auto end = rest.find(tagEnds, begin);
            if (end == std::string_view::npos)
                return problem(
                    m_line, column, ReasonWords::tr("has no }} in its line"), model::trimmed(rest.substr(begin)));
            tag(rest.substr(begin + tagBegins.size(), end - begin - tagBegins.size()), column);
            rest.remove_prefix(end + tagEnds.size());
        }
    }

    void tag(std::string_view inside, std::size_t column)
    {
        const char sign = inside.empty() ? ' ' : inside.front();
        if (sign == '!')
            return;
        const bool begins = sign == '#' || sign == '^';
        if (begins || sign == '/')
            inside.remove_prefix(1);
        const std::string name(model::trimmed(inside));
        if (sign == '/')
            return close(name, column);
        const auto* field = known(name, column);
        if (begins)
            return open(sign == '#' ? Part::Kind::With : Part::Kind::Without, name, field, column);
        if (field && field->isList)
            problem(m_line, column, ReasonWords::tr("is a list: it stands as {{#…}} and {{/…}}"), name);
        m_open.back().part.parts.push_back({Part::Kind::Field, name, {}});
    }
    // The field that is meant where a part stands: of the innermost entry that has it, a list of that entry alone.
    const TemplateShape* known(const std::string& name, std::size_t column)
    {
        const auto& here = m_open.back();
        if (!here.scope)
            return nullptr;
        for (auto at = m_open.rbegin(); at != m_open.rend(); ++at)
            if (const auto* field = fieldIn(*at->scope, name); field && (!field->isList || at->scope == here.scope))
                return field;
        std::string there;
        for (const auto& field : here.scope->fields)
            there += (there.empty() ? "" : ", ") + field.name;
        problem(m_line, column, filled(ReasonWords::tr("is no field there; there are: %1"), {there}), name);
        return nullptr;
    }
    void open(Part::Kind kind, const std::string& name, const TemplateShape* field, std::size_t column)
    {
        const auto* scope = m_open.back().scope;
        if (field && field->isList && kind == Part::Kind::With)
            scope = field;
        if (m_open.size() > maxTemplateDepth)
            problem(m_line, column, ReasonWords::tr("lies too deep"), name);
        m_open.push_back({{kind, name, {}}, m_line, column, field ? scope : nullptr});
    }
    void close(const std::string& name, std::size_t column)
    {
        if (m_open.size() == 1)
            return problem(m_line, column, ReasonWords::tr("ends what has not begun"), name);
        auto part = std::move(m_open.back().part);
        if (part.text != name)
            problem(m_line, column,
                filled(ReasonWords::tr("stands where {{/%1}} is wanted, of line %2"),
                    {part.text, std::to_string(m_open.back().line)}),
                name);
        m_open.pop_back();
        m_open.back().part.parts.push_back(std::move(part));
    }

    std::vector<Open> m_open; // the innermost last; the first is the whole
    std::vector<ImportProblem> m_problems;
    std::size_t m_line = 0;
};

ReadResult<TextTemplate> TextTemplate::read(std::string_view bytes, const TemplateShape& shape)
{
    const auto text = guardText(bytes, maxTemplateBytes);
    if (!text)
        return tl::unexpected(text.error());
    return TemplateReader(shape).read(*text);
}

struct TextTemplate::Filling {
    std::string (*written)(const std::string& text);
    std::vector<const TemplateFields*> entries; // the innermost last
    std::string text;

    const TemplateFields::Value* find(const std::string& name) const
    {
        for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
            if (const auto* value = (*entry)->find(name))
                return value;
        return nullptr;
    }
    static bool saysSomething(const TemplateFields::Value& value)
    {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            return *number != 0;
        if (const auto* words = std::get_if<std::string>(&value))
            return !words->empty();
        return !std::get<std::vector<TemplateFields>>(value).empty();
    }
    void put(const TemplateFields::Value& value)
    {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            text += std::to_string(*number);
        else if (const auto* words = std::get_if<std::string>(&value))
            text += written(*words);
    }
    void add(const std::vector<Part>& parts)
    {
        for (const auto& part : parts) {
            if (text.size() > maxFilledBytes)
                return;
            if (part.kind == Part::Kind::Text) {
                text += part.text;
                continue;
            }
            const auto* value = find(part.text);
            if (part.kind == Part::Kind::Field) {
                if (value)
                    put(*value);
                continue;
            }
            if ((value && saysSomething(*value)) != (part.kind == Part::Kind::With))
                continue;
            const auto* list = value ? std::get_if<std::vector<TemplateFields>>(value) : nullptr;
            if (!list || part.kind == Part::Kind::Without) {
                add(part.parts);
                continue;
            }
            for (const auto& entry : *list) {
                entries.push_back(&entry);
                add(part.parts);
                entries.pop_back();
            }
        }
    }
};

ReadResult<std::string> TextTemplate::fill(
    const TemplateFields& fields, std::string (*written)(const std::string& text)) const
{
    Filling filling{written, {&fields}, {}};
    filling.add(m_parts);
    if (filling.text.size() > maxFilledBytes)
        return refuse({.reason = ReasonWords::tr("makes a text of more than 16 MB")});
    return std::move(filling.text);
}

} // namespace nexus::importers
