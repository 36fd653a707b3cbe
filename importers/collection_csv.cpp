#include "importers/collection_csv.h"

#include "importers/collection_rows.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

// The text of lines from where a row begins; asked for in ascending order.
class SourceLines {
public:
    explicit SourceLines(std::string_view text)
        : m_text(text)
    {
    }
    // Lines from `line` to before `next`.
    std::string_view slice(std::size_t line, std::size_t next)
    {
        const auto begin = startOf(line);
        return m_text.substr(begin, startOf(next) - begin);
    }

private:
    std::size_t startOf(std::size_t line)
    {
        for (; m_line < line && m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '\n' || (c == '\r' && !(m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n')))
                ++m_line;
        }
        return m_at;
    }
    std::string_view m_text;
    std::size_t m_at = 0, m_line = 1;
};

ImportProblem noCollection(std::size_t line)
{
    return {.reason = "this is no collection: expected headings with a column Name, and best Quantity, Set, Number, "
                      "Condition, Language, Foil",
        .line = line};
}

// What fits into a list of lines, cut between code points.
std::string givenText(std::string_view text)
{
    constexpr std::size_t most = 300;
    if (text.size() <= most)
        return std::string(text);
    auto end = most;
    while ((static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

// A row ends where the next one begins, read or not.
void addGiven(CollectionFile& file, const Table& table, std::string_view text)
{
    SourceLines source(text);
    std::size_t row = 0, broken = 0;
    for (auto& line : file.lines) {
        while (row < table.rows.size() && table.rows[row].line <= line.line)
            ++row;
        while (broken < table.broken.size() && table.broken[broken].line <= line.line)
            ++broken;
        auto end = std::string::npos;
        if (row < table.rows.size())
            end = table.rows[row].line;
        if (broken < table.broken.size())
            end = std::min(end, table.broken[broken].line);
        line.given = givenText(model::trimmed(source.slice(line.line, end)));
    }
}

} // namespace

ReadResult<CollectionFile> readCollectionCsv(std::string_view bytes, model::StackList list)
{
    const auto text = guardText(bytes, maxCollectionBytes);
    if (!text)
        return tl::unexpected(text.error());
    auto tables = readSeparatedTable(*text);
    if (!tables)
        return tl::unexpected(tables.error());
    auto& table = tables->front();
    auto columns = collectionColumns(table.headings);
    if (!columns.find({model::StackField::Name}))
        return refuse(noCollection(table.line));
    CollectionRows rows(table, std::move(columns), list);
    rows.file().lines.reserve(table.rows.size());
    for (auto& row : table.rows) {
        rows.read(row);
        std::vector<std::string>().swap(row.cells); // a large file would be held twice
        if (rows.file().problems.size() > maxCollectionProblems)
            return refuse({.reason = "more than 10,000 lines cannot be read: this is no collection", .line = row.line});
    }
    auto file = rows.finish();
    addGiven(file, table, *text);
    return file;
}

std::string writeCollectionCsv(std::span<const model::Stack> stacks)
{
    std::string out;
    for (const auto& field : model::stackFields)
        out.append(field.heading).append(",");
    out.back() = '\n';
    for (const auto& stack : stacks) {
        for (const auto& info : model::stackFields)
            out.append(csvCell(info.kind == model::FieldKind::Tags ? joinedTags(stack.tags)
                                                                   : model::fieldText(stack, info.field)))
                .append(",");
        out.back() = '\n';
    }
    return out;
}

} // namespace nexus::importers
