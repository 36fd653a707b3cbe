#include "importers/tables/workbook.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "importers/zip_file.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <map>
#include <set>
#include <system_error>
#include <tuple>
#include <utility>

namespace nexus::importers {

namespace {

constexpr std::size_t maxSharedText = 32U << 20U; // of all texts of a workbook together
constexpr std::size_t maxSmallPart = 4U << 20U;   // of what lists the sheets and the forms of cells
constexpr std::size_t maxSheetNameLength = 200;

// Rows of one sheet as they come, with the bounds of tables over the whole workbook.
class SheetRows {
public:
    void begin(std::string name)
    {
        Sheet sheet;
        sheet.name = model::cleaned(name, maxSheetNameLength, false, " ");
        m_sheets.push_back(std::move(sheet));
    }
    void cell(std::size_t column, std::string text)
    {
        if (column >= maxTableColumns) {
            m_tooWide = m_tooWide || !text.empty();
            return;
        }
        if (text.empty())
            return;
        if (m_cells.size() <= column)
            m_cells.resize(column + 1);
        m_cells[column] = std::move(text);
    }
    // The row ends; `times`: it stands so often one below the other.
    std::optional<ImportProblem> endRow(std::size_t line, std::size_t times = 1)
    {
        auto cells = std::exchange(m_cells, {});
        if (std::exchange(m_tooWide, false))
            return ImportProblem{.reason = ReasonWords::tr("the table has more than 500 columns"), .line = line};
        if (cells.empty())
            return std::nullopt;
        for (std::size_t i = 0; i < times; ++i) {
            if (++m_count > maxTableRows)
                return ImportProblem{.reason = ReasonWords::tr("the table has more than 250,000 rows"), .line = line};
            m_cellCount += cells.size();
            if (m_cellCount > maxTableCells)
                return ImportProblem{
                    .reason = ReasonWords::tr("the tables have more than 4,000,000 cells"), .line = line};
            m_sheets.back().rows.push_back({line + i, cells, {}});
        }
        return std::nullopt;
    }
    std::vector<Sheet> take() { return std::move(m_sheets); }

private:
    std::vector<Sheet> m_sheets;
    std::vector<std::string> m_cells;
    bool m_tooWide = false;
    std::size_t m_count = 0, m_cellCount = 0;
};

std::string cellText(std::string_view written)
{
    std::string plain;
    for (std::size_t i = 0; i < written.size(); ++i)
        if (written[i] != '\r')
            plain += written[i];
        else if (i + 1 == written.size() || written[i + 1] != '\n')
            plain += '\n';
    return std::string(model::trimmed(plain));
}

// A number as a person would type it; what is no number stays as it is.
std::string plainNumber(std::string_view written)
{
    double value = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value);
    if (error != std::errc() || end != written.data() + written.size() || !std::isfinite(value))
        return std::string(written);
    // Fifteen digits are what spreadsheets show of a number: 0.1 + 0.2 is 0.3.
    std::array<char, 64> rounded{};
    const auto digits = std::to_chars(
        rounded.data(), rounded.data() + rounded.size(), value, std::chars_format::scientific, 14);
    double shown = value;
    std::from_chars(rounded.data(), digits.ptr, shown);
    std::array<char, 400> text{};
    const auto done = std::to_chars(text.data(), text.data() + text.size(), shown, std::chars_format::fixed);
    return done.ec == std::errc() ? std::string(text.data(), done.ptr) : std::string(written);
}

// The day of a spreadsheet's number of days; its fraction is the time.
std::optional<std::string> dayOfSerial(std::string_view written, bool from1904)
{
    constexpr int days1904 = 1462, lastSerial = 2'958'465; // 9999-12-31
    double value = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value);
    if (error != std::errc() || end != written.data() + written.size() || !(value >= 1 && value <= lastSerial))
        return std::nullopt;
    auto serial = static_cast<int>(value) + (from1904 ? days1904 : 0);
    if (serial < 61) // 1900 is a leap year to spreadsheets
        ++serial;
    const std::chrono::sys_days day = std::chrono::sys_days(std::chrono::year(1899) / 12 / 30) +
                                      std::chrono::days(serial);
    const std::chrono::year_month_day date(day);
    const auto two = [](unsigned n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(static_cast<int>(date.year())) + "-" + two(static_cast<unsigned>(date.month())) + "-" +
           two(static_cast<unsigned>(date.day()));
}

std::size_t numberOf(std::string_view text, std::size_t otherwise)
{
    std::size_t number = otherwise;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

// --- Office Open XML

struct ListedSheet {
    std::string name, relation;
};

class BookPart : public XmlWalk {
public:
    std::vector<ListedSheet> sheets;
    bool from1904 = false;

    void begin(std::string_view name, const Attribute& attribute) override
    {
        if (name == "workbookPr")
            from1904 = attribute("date1904") == "1" || attribute("date1904") == "true";
        const auto state = attribute("state");
        if (name == "sheet" && state != "hidden" && state != "veryHidden")
            sheets.push_back({std::string(attribute("name")), std::string(attribute("id"))});
    }
    void text(std::string_view) override {}
    std::optional<ImportProblem> end(std::string_view) override
    {
        if (sheets.size() > maxTables)
            return ImportProblem{.reason = ReasonWords::tr("the file has more than 1,000 tables"), .line = 1};
        return std::nullopt;
    }
};

class RelationsPart : public XmlWalk {
public:
    std::map<std::string, std::string> targets; // by id

    void begin(std::string_view name, const Attribute& attribute) override
    {
        if (name == "Relationship")
            targets.emplace(attribute("Id"), attribute("Target"));
    }
    void text(std::string_view) override {}
    std::optional<ImportProblem> end(std::string_view) override { return std::nullopt; }
};

// Which forms of cells show a number as a day.
class StylesPart : public XmlWalk {
public:
    std::vector<bool> isDay; // by the form of a cell

    void begin(std::string_view name, const Attribute& attribute) override
    {
        if (name == "numFmt" && showsDay(attribute("formatCode")))
            m_days.insert(numberOf(attribute("numFmtId"), 0));
        m_inCells = m_inCells || name == "cellXfs";
        if (name == "xf" && m_inCells) {
            const auto id = numberOf(attribute("numFmtId"), 0);
            isDay.push_back((id >= 14 && id <= 17) || id == 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ||
                            m_days.contains(id));
        }
    }
    void text(std::string_view) override {}
    std::optional<ImportProblem> end(std::string_view name) override
    {
        m_inCells = m_inCells && name != "cellXfs";
        return std::nullopt;
    }

private:
    // A year or a day in what is no text in quotes and no sign in brackets.
    static bool showsDay(std::string_view code)
    {
        bool quoted = false, bracketed = false;
        for (std::size_t i = 0; i < code.size(); ++i) {
            const char c = code[i];
            if (c == '"')
                quoted = !quoted;
            else if (c == '\\')
                ++i;
            else if (!quoted && (c == '[' || c == ']'))
                bracketed = c == '[';
            else if (!quoted && !bracketed && (c == 'y' || c == 'Y' || c == 'd' || c == 'D'))
                return true;
        }
        return false;
    }
    std::set<std::size_t> m_days;
    bool m_inCells = false;
};

// Texts that cells name by number. Phonetic guides (rPh) are no part of them.
class SharedTexts : public XmlWalk {
public:
    std::vector<std::string> texts;

    void begin(std::string_view name, const Attribute&) override
    {
        if (name == "si")
            m_text.clear();
        m_inGuide = m_inGuide || name == "rPh";
        m_inText = name == "t" && !m_inGuide;
    }
    void text(std::string_view text) override
    {
        if (m_inText)
            m_text += text;
    }
    std::optional<ImportProblem> end(std::string_view name) override
    {
        m_inGuide = m_inGuide && name != "rPh";
        m_inText = false;
        if (name == "si") {
            m_size += m_text.size();
            if (m_size > maxSharedText)
                return ImportProblem{
                    .reason = ReasonWords::tr("the workbook holds more than 32 MB of text"), .line = 1};
            texts.push_back(cellText(m_text));
        }
        return std::nullopt;
    }

private:
    std::string m_text;
    std::size_t m_size = 0;
    bool m_inText = false, m_inGuide = false;
};

class OfficeSheet : public XmlWalk {
public:
    OfficeSheet(SheetRows& rows, const std::vector<std::string>& texts, const std::vector<bool>& isDay, bool from1904)
        : m_rows(rows)
        , m_texts(texts)
        , m_isDay(isDay)
        , m_from1904(from1904)
    {
    }
    void begin(std::string_view name, const Attribute& attribute) override
    {
        m_inValue = name == "v" || (name == "t" && m_type == "inlineStr");
        if (name == "row") {
            m_line = numberOf(attribute("r"), m_line + 1);
            m_column = 0;
        } else if (name == "c") {
            m_type = attribute("t");
            m_form = numberOf(attribute("s"), 0);
            m_column = columnOf(attribute("r")).value_or(m_column);
            m_text.clear();
        }
    }
    void text(std::string_view text) override
    {
        if (m_inValue)
            m_text += text;
    }
    std::optional<ImportProblem> end(std::string_view name) override
    {
        m_inValue = false;
        if (name == "c") {
            m_shared += m_text.size();
            m_rows.cell(m_column++, value());
            m_type.clear();
            if (m_shared > maxSharedText)
                return ImportProblem{
                    .reason = ReasonWords::tr("the workbook holds more than 32 MB of text"), .line = 1};
        }
        return name == "row" ? m_rows.endRow(m_line) : std::nullopt;
    }

private:
    // "BC12" is the column 54.
    static std::optional<std::size_t> columnOf(std::string_view cell)
    {
        std::size_t column = 0;
        for (const char c : cell) {
            if (c < 'A' || c > 'Z')
                break;
            column = column * 26 + static_cast<std::size_t>(c - 'A') + 1;
            if (column > maxTableColumns)
                return maxTableColumns;
        }
        return column == 0 ? std::nullopt : std::optional(column - 1);
    }
    std::string value()
    {
        if (m_type == "s") {
            const auto at = numberOf(m_text, m_texts.size());
            m_shared += at < m_texts.size() ? m_texts[at].size() : 0;
            return at < m_texts.size() ? m_texts[at] : std::string();
        }
        if (m_type == "b")
            return m_text == "1" ? "true" : "false";
        if (m_type == "d")
            return m_text.substr(0, m_text.find('T'));
        if (!m_type.empty() && m_type != "n") // a formula's text, an error such as #N/A
            return cellText(m_text);
        if (m_form < m_isDay.size() && m_isDay[m_form])
            if (auto day = dayOfSerial(m_text, m_from1904))
                return *day;
        return plainNumber(m_text);
    }

    SheetRows& m_rows;
    const std::vector<std::string>& m_texts;
    const std::vector<bool>& m_isDay;
    bool m_from1904, m_inValue = false;
    std::size_t m_line = 0, m_column = 0, m_form = 0, m_shared = 0;
    std::string m_type, m_text;
};

// Reads and walks one part.
std::optional<ImportProblem> walkPart(ZipFile& archive, const std::string& name, std::size_t maxBytes, XmlWalk& walk)
{
    auto bytes = archive.read(name, maxBytes);
    return bytes ? walkXml(std::move(*bytes), walk) : bytes.error().front();
}

// "worksheets/sheet1.xml" beside the workbook, "/xl/worksheets/sheet1.xml" from the root.
std::string partName(const std::string& target) { return target.starts_with('/') ? target.substr(1) : "xl/" + target; }

ReadResult<std::vector<Sheet>> readOfficeBook(ZipFile& archive)
{
    BookPart book;
    RelationsPart relations;
    SharedTexts texts;
    StylesPart styles;
    const std::tuple<const char*, std::size_t, XmlWalk*, bool> parts[] = {
        {"xl/workbook.xml", maxSmallPart, &book, true},
        {"xl/_rels/workbook.xml.rels", maxSmallPart, &relations, true},
        {"xl/sharedStrings.xml", maxXmlWalkBytes, &texts, false},
        {"xl/styles.xml", maxXmlWalkBytes, &styles, false},
    };
    for (const auto& [name, maxBytes, walk, needed] : parts)
        if (needed || archive.has(name))
            if (auto problem = walkPart(archive, name, maxBytes, *walk))
                return refuse(std::move(*problem));
    SheetRows rows;
    for (const auto& [name, relation] : book.sheets) {
        const auto target = relations.targets.find(relation);
        if (target == relations.targets.end() || target->second.find("worksheet") == std::string::npos)
            continue; // a sheet that is a chart
        rows.begin(name);
        OfficeSheet sheet(rows, texts.texts, styles.isDay, book.from1904);
        if (auto problem = walkPart(archive, partName(target->second), maxXmlWalkBytes, sheet))
            return refuse(std::move(*problem));
    }
    return rows.take();
}

// --- OpenDocument

class OpenSheets : public XmlWalk {
public:
    explicit OpenSheets(SheetRows& rows)
        : m_rows(rows)
    {
    }
    void begin(std::string_view name, const Attribute& attribute) override
    {
        if (name == "style")
            m_style = attribute("name");
        else if (name == "table-properties" && attribute("display") == "false")
            m_hiddenStyles.insert(m_style);
        else if (name == "table")
            beginTable(attribute);
        else if (name == "table-row") {
            m_rowTimes = numberOf(attribute("number-rows-repeated"), 1);
            m_column = 0;
        } else if (name == "table-cell" || name == "covered-table-cell")
            beginCell(attribute);
        else if (name == "annotation")
            ++m_aside;
        else if (name == "p" && m_aside == 0) {
            if (m_paragraphs++ > 0)
                m_text += '\n';
            ++m_inParagraph;
        } else if (m_inParagraph > 0 && m_aside == 0)
            m_text.append(name == "s" ? std::min(numberOf(attribute("c"), 1), maxSheetNameLength) : 0, ' ')
                .append(name == "tab" || name == "line-break" ? 1 : 0, name == "tab" ? '\t' : '\n');
    }
    void text(std::string_view text) override
    {
        if (m_inParagraph > 0 && m_aside == 0)
            m_text += text;
    }
    std::optional<ImportProblem> end(std::string_view name) override
    {
        if (name == "annotation" && m_aside > 0)
            --m_aside;
        else if (name == "p" && m_inParagraph > 0 && m_aside == 0)
            --m_inParagraph;
        else if (name == "table-cell" || name == "covered-table-cell")
            return endCell();
        else if (name == "table-row" && m_shown) {
            const auto line = m_line + 1;
            m_line += m_rowTimes;
            return m_rows.endRow(line, m_rowTimes);
        } else if (name == "table")
            m_shown = false;
        return std::nullopt;
    }

private:
    void beginTable(const Attribute& attribute)
    {
        m_shown = !m_hiddenStyles.contains(std::string(attribute("style-name")));
        m_line = 0;
        if (m_shown)
            m_rows.begin(std::string(attribute("name")));
    }
    void beginCell(const Attribute& attribute)
    {
        m_times = numberOf(attribute("number-columns-repeated"), 1);
        m_text.clear();
        m_paragraphs = 0;
        const auto type = attribute("value-type");
        m_value.clear();
        if (type == "float" || type == "currency" || type == "percentage")
            m_value = plainNumber(attribute("value"));
        else if (type == "date")
            m_value = attribute("date-value").substr(0, std::string_view("2025-03-09").size());
        else if (type == "boolean")
            m_value = attribute("boolean-value");
    }
    std::optional<ImportProblem> endCell()
    {
        if (!m_shown)
            return std::nullopt;
        const auto text = m_value.empty() ? cellText(m_text) : m_value;
        m_size += text.size();
        if (m_size > maxSharedText)
            return ImportProblem{.reason = ReasonWords::tr("the workbook holds more than 32 MB of text"), .line = 1};
        if (text.empty()) {
            m_column += std::min(m_times, 2 * maxTableColumns);
            return std::nullopt;
        }
        for (std::size_t i = 0; i < std::min(m_times, maxTableColumns + 1); ++i)
            m_rows.cell(m_column++, text);
        return std::nullopt;
    }

    SheetRows& m_rows;
    std::set<std::string> m_hiddenStyles;
    std::string m_style, m_text, m_value;
    bool m_shown = false;
    int m_inParagraph = 0, m_paragraphs = 0, m_aside = 0;
    std::size_t m_line = 0, m_column = 0, m_times = 1, m_rowTimes = 1, m_size = 0;
};

ReadResult<std::vector<Sheet>> readOpenBook(ZipFile& archive)
{
    SheetRows rows;
    OpenSheets sheets(rows);
    if (auto problem = walkPart(archive, "content.xml", maxXmlWalkBytes, sheets))
        return refuse(std::move(*problem));
    auto found = rows.take();
    if (found.size() > maxTables)
        return refuse({.reason = ReasonWords::tr("the file has more than 1,000 tables"), .line = 1});
    return found;
}

enum class ArchiveKind { OfficeBook, OpenBook, Other };

ArchiveKind archiveKind(ZipFile& archive)
{
    if (archive.has("xl/workbook.xml"))
        return ArchiveKind::OfficeBook;
    constexpr std::size_t longestKind = 200;
    const auto kind = archive.has("content.xml") ? archive.read("mimetype", longestKind) : ReadResult<std::string>();
    return kind && kind->find("opendocument.spreadsheet") != std::string::npos ? ArchiveKind::OpenBook
                                                                               : ArchiveKind::Other;
}

} // namespace

bool isWorkbook(std::string_view bytes)
{
    if (!looksLikeZip(bytes))
        return false;
    auto archive = ZipFile::open(bytes);
    return archive && archiveKind(*archive) != ArchiveKind::Other;
}

ReadResult<std::vector<Sheet>> readWorkbook(std::string_view bytes)
{
    auto archive = ZipFile::open(bytes);
    if (!archive)
        return tl::unexpected(archive.error());
    return archiveKind(*archive) == ArchiveKind::OfficeBook ? readOfficeBook(*archive) : readOpenBook(*archive);
}

} // namespace nexus::importers
