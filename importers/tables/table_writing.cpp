#include "importers/tables/table_writing.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

std::string blanks(std::size_t count) { return std::string(count, ' '); }

// A cell as it is written, taken apart; what has only blanks has them all behind its text, but one.
struct CellParts {
    explicit CellParts(std::string_view raw)
    {
        const auto plain = model::trimmed(raw);
        const auto before = plain.empty() ? std::min<std::size_t>(raw.size(), 1)
                                          : static_cast<std::size_t>(plain.data() - raw.data());
        lead = raw.substr(0, before);
        text = plain;
        trail = raw.substr(before + plain.size());
    }
    std::string_view lead, text, trail;
};

std::string alignedCell(const CellParts& old, const std::string& text)
{
    const auto& [lead, before, trail] = old;
    const auto width = lead.size() + model::codePoints(before) + trail.size(), now = model::codePoints(text);
    const auto least = std::min<std::size_t>(lead.size(), 1), last = std::min<std::size_t>(trail.size(), 1);
    if (least + now + last > width)
        return blanks(least) + text + blanks(last);
    if (lead.size() > trail.size()) { // it stands at the right
        const auto behind = std::min(trail.size(), width - now - least);
        return blanks(width - now - behind) + text + blanks(behind);
    }
    const auto kept = std::min(lead.size(), width - now - last);
    return std::string(lead.substr(0, kept)) + text + blanks(width - now - kept);
}

// Rows of one table, written in the form of rows that stand in the text.
class RowWriter {
public:
    RowWriter(std::string_view text, const Table& table)
        : m_text(text)
        , m_table(table)
        , m_aligned(table.headings.size(), false)
    {
        if (table.form != TableForm::Markdown)
            return;
        auto rest = text.substr(table.bytes.begin);
        const auto headings = writtenCells(table, lineOf(rest)), dashes = writtenCells(table, lineOf(rest));
        for (std::size_t i = 0; i < std::min({headings.size(), dashes.size(), m_aligned.size()}); ++i)
            m_aligned[i] = model::codePoints(headings[i]) == dashes[i].size();
    }

    // The row that stands in the text, with other cells.
    [[nodiscard]] std::string rewritten(
        ByteSpan bytes, const std::vector<std::string>& from, const std::vector<std::string>& to) const
    {
        const auto row = m_text.substr(bytes.begin, bytes.end - bytes.begin);
        if (from == to)
            return std::string(row);
        const auto raw = writtenCells(m_table, row);
        std::string out;
        std::size_t done = 0;
        for (std::size_t i = 0; i < raw.size() && i < to.size(); ++i) {
            if (from[i] == to[i])
                continue;
            const auto begin = static_cast<std::size_t>(raw[i].data() - row.data());
            out += row.substr(done, begin - done);
            done = begin + raw[i].size();
            const auto value = cell(raw[i], to[i], i);
            const bool bare = m_table.form == TableForm::Markdown && to[i].empty();
            // An empty cell at an end of a row that has no bar there would be none.
            out += bare && model::trimmed(row.substr(0, begin)).empty() ? "| " : value;
            out += bare && model::trimmed(row.substr(done)).empty() ? "|" : "";
        }
        return out += row.substr(done);
    }

private:
    static std::string_view lineOf(std::string_view& rest)
    {
        const auto line = takeLine(rest);
        return line.substr(0, lineEnd(line));
    }
    [[nodiscard]] std::string cell(std::string_view raw, const std::string& value, std::size_t column) const
    {
        const CellParts old(raw);
        const auto marked = [&] { // what stood in bold stays so
            constexpr std::string_view bold = "**";
            const bool strong = !value.empty() && old.text.size() > 2 * bold.size() && old.text.starts_with(bold) &&
                                old.text.find(bold, bold.size()) == old.text.size() - bold.size();
            return strong ? std::string(bold) + markdownCell(value) + std::string(bold) : markdownCell(value);
        };
        if (m_table.form == TableForm::Markdown && m_aligned[column])
            return alignedCell(old, marked());
        const auto text = m_table.form == TableForm::Markdown
                              ? marked()
                              : csvCell(value, m_table.separator, old.text.starts_with('"'));
        return std::string(old.lead) + text + std::string(old.trail);
    }

    std::string_view m_text;
    const Table& m_table;
    std::vector<bool> m_aligned; // columns of a Markdown table
};

// The text with the rows of one table as they are to be, from where the tables before it end.
class TableWriter {
public:
    TableWriter(std::string_view text, std::string& out)
        : m_text(text)
        , m_out(out)
    {
    }

    void write(const Table& table, const std::vector<WrittenRow>& wanted)
    {
        const RowWriter writer(m_text, table);
        auto anchor = table.bytes; // what new rows stand behind, and are like
        const auto* like = &table.headings;
        copyTo(afterLine(table.form == TableForm::Markdown ? afterLine(anchor.end) : anchor.end));
        std::size_t next = 0;
        const auto skipTo = [&](std::size_t row) {
            for (; next < row; ++next) {
                copyTo(table.rows[next].bytes.begin);
                m_done = afterLine(table.rows[next].bytes.end);
            }
        };
        for (const auto& row : wanted) {
            if (!row.from) {
                const auto end = endingBefore(table.bytes.end);
                newLine(end);
                m_out += writer.rewritten(anchor, *like, row.cells);
                m_out += m_done < m_text.size() || m_ended ? end : std::string();
                continue;
            }
            skipTo(*row.from);
            const auto& old = table.rows[next++];
            copyTo(old.bytes.begin);
            m_out += writer.rewritten(old.bytes, old.cells, row.cells);
            m_done = old.bytes.end;
            copyTo(afterLine(old.bytes.end));
            anchor = old.bytes;
            like = &old.cells;
        }
        skipTo(table.rows.size());
    }
    void finish() { copyTo(m_text.size()); }

private:
    void copyTo(std::size_t end)
    {
        if (end > m_done)
            m_out += m_text.substr(m_done, end - m_done);
        m_done = std::max(m_done, end);
    }
    [[nodiscard]] std::size_t afterLine(std::size_t byte) const
    {
        auto rest = m_text.substr(byte);
        return byte + takeLine(rest).size();
    }
    // How the line before a new one is ended, or else the line that ends there.
    [[nodiscard]] std::string endingBefore(std::size_t byte) const
    {
        if (m_out.ends_with("\r\n"))
            return "\r\n";
        if (m_out.ends_with('\n') || m_out.ends_with('\r'))
            return m_out.substr(m_out.size() - 1);
        const auto end = m_text.substr(byte, afterLine(byte) - byte);
        return std::string(end.empty() ? "\n" : end);
    }
    void newLine(std::string_view ending)
    {
        if (!m_out.empty() && !m_out.ends_with('\n') && !m_out.ends_with('\r'))
            m_out += ending;
    }

    std::string_view m_text;
    std::string& m_out;
    std::size_t m_done = 0;                                                            // bytes of the text
    bool m_ended = m_text.empty() || m_text.ends_with('\n') || m_text.ends_with('\r'); // its last line is
};

std::optional<ImportProblem> lostCell(const std::vector<Table>& before, const std::vector<Table>& tables,
    const std::vector<std::vector<WrittenRow>>& wanted)
{
    const auto lost = [](std::size_t line) {
        return ImportProblem{
            .reason = ReasonWords::tr("the file's form cannot hold the row as it is to be"), .line = line};
    };
    if (tables.size() != wanted.size())
        return lost(1);
    for (std::size_t t = 0; t < tables.size(); ++t) {
        const auto& rows = tables[t].rows;
        for (std::size_t r = 0; r < std::min(rows.size(), wanted[t].size()); ++r)
            if (rows[r].cells != wanted[t][r].cells)
                return lost(rows[r].line);
        // Where line ends of two kinds meet, a line behind the table would join it.
        const bool others = tables[t].headings != before[t].headings ||
                            tables[t].broken.size() != before[t].broken.size();
        if (others || rows.size() != wanted[t].size())
            return lost(rows.empty() ? tables[t].line : rows.back().line);
    }
    return std::nullopt;
}

} // namespace

std::string cellValue(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r')
            out += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            out += '\n';
    return std::string(model::trimmed(out));
}

ReadResult<std::string> writeTables(
    std::string_view text, const std::vector<Table>& tables, const std::vector<std::vector<WrittenRow>>& wanted)
{
    std::string out;
    out.reserve(text.size() + text.size() / 16);
    TableWriter writer(text, out);
    for (std::size_t i = 0; i < tables.size(); ++i)
        writer.write(tables[i], wanted[i]);
    writer.finish();
    const auto again = guardText(out, maxCatalogueBytes).and_then([&](std::string_view) {
        return readTables(out); // whole: a byte order mark that stood behind the first one is text
    });
    if (!again)
        return tl::unexpected(again.error());
    if (auto problem = lostCell(tables, *again, wanted))
        return refuse(std::move(*problem));
    return out;
}

} // namespace nexus::importers
