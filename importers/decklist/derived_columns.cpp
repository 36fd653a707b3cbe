#include "importers/decklist/derived_columns.h"

#include "importers/decklist/derived_words.h"
#include "importers/decklist/list_words.h"
#include "importers/decklist/listed_deck.h"
#include "importers/edition_edit.h"
#include "importers/reason_words.h"
#include "importers/tables/cells.h"
#include "importers/tables/headings.h"
#include "importers/tables/table_file.h"
#include "importers/tables/table_writing.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <map>

namespace nexus::importers {

namespace {

using model::AttributeIndex;
using model::Game;
using Number = std::optional<double>;

constexpr double wholeShare = 100; // per cent
constexpr int mostDecimals = 6;

// A number as a cell has it: "12", "+3", "12.5 %", "1 RP".
struct NumberCell {
    std::string before, behind;
    int decimals = 0;
    char point = '.';
    Number value;
};

NumberCell numberIn(const std::string& cell)
{
    NumberCell number;
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    const auto begin = std::find_if(cell.begin(), cell.end(), isDigit);
    if (begin == cell.end())
        return number;
    auto end = std::find_if_not(begin, cell.end(), isDigit);
    std::string digits(begin, end);
    if (end != cell.end() && (*end == '.' || *end == ',') && end + 1 != cell.end() && isDigit(end[1])) {
        number.point = *end;
        const auto fraction = end + 1;
        end = std::find_if_not(fraction, cell.end(), isDigit);
        number.decimals = static_cast<int>(end - fraction);
        digits += "." + std::string(fraction, end);
    }
    number.before.assign(cell.begin(), begin);
    number.behind.assign(end, cell.end());
    constexpr std::size_t mostDigits = 12;
    if (digits.size() > mostDigits || number.decimals > mostDecimals || std::any_of(end, cell.end(), isDigit))
        return {};
    number.value = std::stod(digits);
    if (number.before.ends_with('-')) {
        number.before.pop_back();
        number.value = -*number.value;
    }
    return number;
}

std::string written(const NumberCell& form, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", form.decimals, value);
    std::string digits(text);
    if (const auto point = digits.find('.'); point != std::string::npos)
        digits[point] = form.point;
    return form.before + digits + form.behind;
}

// Columns of a table of decks that say which row is meant.
struct DeckColumns {
    std::optional<std::size_t> name, count, deck, section;

    DeckColumns(const Table& table, const Game& game)
    {
        for (std::size_t i = 0; i < table.headings.size(); ++i) {
            const auto form = model::headingForm(table.headings[i]);
            const auto* known = headingOf(form);
            const auto is = [&](Heading heading) { return known && known->heading == heading; };
            if (!name && (isNamed(game.headings.name, form) || is(Heading::Name)))
                name = i;
            else if (!count && isCountHeading(form))
                count = i;
            else if (!deck && is(Heading::DeckName))
                deck = i;
            else if (!section && is(Heading::Section))
                section = i;
        }
    }
    [[nodiscard]] bool areOfDecks() const { return name && count; }
    [[nodiscard]] bool isSum(const std::vector<std::string>& cells, const Game& game) const
    {
        return cells[*name].empty() || sumsUp("1 " + cells[*name], game);
    }
};

using Cells = std::vector<std::string>;

// What a column says of each card.
struct ColumnRule {
    std::size_t column = 0;
    Derivation derivation = Derivation::Value;
    std::optional<AttributeIndex> attribute; // Value, Times; nothing: all domain points
    std::optional<std::size_t> of;           // Times: copies times this column; Share: the column it is a part of
    NumberCell usual;                        // the form of its numbers
};

// A row of sums whose cell is the sum of the column above it, or of copies times that.
struct SumRule {
    std::size_t nth = 0; // of the rows of sums
    std::size_t column = 0;
    bool weighted = false;
};

class DeckTable {
public:
    DeckTable(const Table& table, const Game& game, const std::string& set, const CardOf& cardOf)
        : m_table(table)
        , m_game(game)
        , m_set(set)
        , m_cardOf(cardOf)
        , m_columns(table, game)
    {
    }

    [[nodiscard]] const DeckColumns& columns() const { return m_columns; }
    [[nodiscard]] std::vector<DerivedColumn> derived() const
    {
        std::vector<DerivedColumn> all;
        for (const auto& rule : m_rules)
            all.push_back({m_table.line, m_table.headings[rule.column], rule.derivation, rule.attribute,
                rule.of ? m_table.headings[*rule.of] : std::string()});
        for (const auto& [column, rule] : m_words)
            all.push_back({m_table.line, m_table.headings[column], Derivation::Words, {}, rule.source.label});
        return all;
    }
    [[nodiscard]] std::size_t cards() const { return m_cards; }

    // Finds out what its columns are, from how it stands.
    void learn(std::vector<ImportProblem>& unread)
    {
        std::vector<Cells> rows;
        for (const auto& row : m_table.rows)
            rows.push_back(row.cells);
        const auto read = readRows(rows);
        for (const auto& row : read) {
            m_cards += row.kind == RowKind::Card ? 1 : 0;
            if (row.kind == RowKind::Unknown)
                tellUnknown(m_table.rows[row.at], row.card.has_value(), unread);
        }
        for (const bool named : {true, false}) // what others are made of is known first
            for (std::size_t column = 0; column < m_table.headings.size(); ++column)
                if (column != m_columns.name && column != m_columns.count && column != m_columns.deck &&
                    attributeMeant(m_table.headings[column], m_game, m_set).has_value() == named)
                    learnColumn(column, rows, read, unread);
        learnSums(rows, read);
    }

    // The rows as they follow.
    void fill(std::vector<WrittenRow>& rows) const
    {
        std::vector<Cells> cells;
        for (const auto& row : rows)
            cells.push_back(row.cells);
        const auto read = readRows(cells);
        const auto make = [&](const ColumnRule& rule) {
            const auto values = rule.derivation == Derivation::Share ? sharesOf(*rule.of, cells, read)
                                : rule.of                            ? timesOf(*rule.of, cells, read)
                                                                     : valuesOf(rule.derivation, rule.attribute, read);
            for (std::size_t i = 0; i < read.size(); ++i)
                if (read[i].kind == RowKind::Card)
                    cells[i][rule.column] = inForm(cells[i][rule.column], rule.usual, values[i]);
        };
        const auto step = [](const ColumnRule& rule) {
            return !rule.of ? 0 : rule.derivation == Derivation::Times ? 1 : 2;
        };
        for (const int now : {0, 1, 2})
            for (const auto& rule : m_rules)
                if (step(rule) == now)
                    make(rule);
        for (const auto& [column, rule] : m_words)
            for (std::size_t i = 0; i < read.size(); ++i)
                if (read[i].kind == RowKind::Card)
                    cells[i][column] = inWords(rule, cells[i][column], *read[i].card);
        std::size_t nth = 0, from = 0;
        for (std::size_t i = 0; i < read.size(); ++i) {
            if (read[i].kind != RowKind::Sum)
                continue;
            for (const auto& sum : m_sums)
                if (sum.nth == nth)
                    cells[i][sum.column] = written(
                        numberIn(cells[i][sum.column]), summed(cells, from, i, sum.column, sum.weighted));
            ++nth;
            from = i + 1;
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].cells = std::move(cells[i]);
    }

private:
    enum class RowKind { Card, Sum, Unknown };
    struct ReadRow {
        RowKind kind = RowKind::Unknown;
        std::size_t at = 0, group = 0; // the deck
        int copies = 0;
        std::optional<model::Card> card;
    };

    [[nodiscard]] std::vector<ReadRow> readRows(const std::vector<Cells>& rows) const
    {
        std::vector<ReadRow> read;
        std::size_t group = 0;
        std::string deck;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto& cells = rows[i];
            if (m_columns.deck && !cells[*m_columns.deck].empty() && cells[*m_columns.deck] != deck) {
                deck = cells[*m_columns.deck];
                ++group;
            }
            auto& row = read.emplace_back();
            row.at = i;
            row.group = group;
            if (m_columns.isSum(cells, m_game)) {
                row.kind = RowKind::Sum;
                continue;
            }
            row.card = m_cardOf(cells[*m_columns.name]);
            const auto copies = copiesInCell(cells[*m_columns.count]);
            row.copies = copies.value_or(0);
            row.kind = row.card && copies ? RowKind::Card : RowKind::Unknown;
        }
        return read;
    }

    void tellUnknown(const TableRow& row, bool known, std::vector<ImportProblem>& unread) const
    {
        const auto column = known ? *m_columns.count : *m_columns.name;
        unread.push_back({.reason = known ? ReasonWords::tr("is not a count between 1 and 999")
                                          : ReasonWords::tr("is no card of the list"),
            .line = row.line,
            .heading = m_table.headings[column],
            .value = shortened(row.cells[column])});
    }

    [[nodiscard]] Number numberOf(const model::Card& card, std::optional<AttributeIndex> attribute) const
    {
        const auto number = [&](AttributeIndex i) -> Number {
            return i < card.numbers.size() && card.numbers[i] ? Number(*card.numbers[i]) : std::nullopt;
        };
        if (attribute)
            return number(*attribute);
        double points = 0;
        for (const auto domain : m_game.domainAttributes())
            points += number(domain).value_or(0);
        return points;
    }

    // What the column would say of each row if it were that.
    [[nodiscard]] std::vector<Number> valuesOf(
        Derivation derivation, std::optional<AttributeIndex> attribute, const std::vector<ReadRow>& read) const
    {
        std::vector<Number> values;
        for (const auto& row : read) {
            auto value = row.kind == RowKind::Card ? numberOf(*row.card, attribute) : std::nullopt;
            if (value && derivation == Derivation::Times)
                *value *= row.copies;
            values.push_back(value);
        }
        return values;
    }
    [[nodiscard]] static std::vector<Number> timesOf(
        std::size_t column, const std::vector<Cells>& rows, const std::vector<ReadRow>& read)
    {
        std::vector<Number> values;
        for (const auto& row : read) {
            const auto one = numberIn(rows[row.at][column]).value;
            values.push_back(row.kind == RowKind::Card && one ? Number(*one * row.copies) : std::nullopt);
        }
        return values;
    }
    [[nodiscard]] static std::vector<Number> sharesOf(
        std::size_t column, const std::vector<Cells>& rows, const std::vector<ReadRow>& read)
    {
        std::map<std::size_t, double> totals; // by deck
        const auto part = [&](std::size_t i) { return numberIn(rows[i][column]).value.value_or(0); };
        for (const auto& row : read)
            if (row.kind == RowKind::Card)
                totals[row.group] += part(row.at);
        std::vector<Number> values;
        for (const auto& row : read) {
            const auto total = totals[row.group];
            values.push_back(
                row.kind == RowKind::Card && total != 0 ? Number(part(row.at) * wholeShare / total) : std::nullopt);
        }
        return values;
    }

    // The number in the form of the cell; where that has none, in the form of the others of its column.
    [[nodiscard]] static std::string inForm(const std::string& cell, const NumberCell& usual, Number value)
    {
        const auto now = numberIn(cell);
        if (!value) // nothing stands for 0 and for no value alike
            return now.value && *now.value != 0 ? std::string("N/A") : cell;
        if (!now.value && *value == 0)
            return cell;
        return written(now.value ? now : usual, *value);
    }

    struct Guess {
        ColumnRule rule;
        std::vector<std::string> cells; // as they would be
        std::size_t right = 0;          // cells with a number that are so
        bool named = false;             // the heading says the attribute
    };
    [[nodiscard]] static Guess guessed(ColumnRule rule, const std::vector<Number>& wanted,
        const std::vector<Cells>& rows, const std::vector<ReadRow>& read)
    {
        Guess guess{std::move(rule), {}, 0, false};
        for (std::size_t i = 0; i < read.size(); ++i) {
            if (read[i].kind != RowKind::Card)
                continue;
            const auto& cell = rows[i][guess.rule.column];
            guess.cells.push_back(inForm(cell, guess.rule.usual, wanted[i]));
            guess.right += numberIn(cell).value && guess.cells.back() == cell ? 1 : 0;
        }
        return guess;
    }

    [[nodiscard]] std::vector<Guess> guesses(std::size_t column, const NumberCell& usual,
        const std::vector<Cells>& rows, const std::vector<ReadRow>& read) const
    {
        std::vector<Guess> all;
        if (usual.behind.find('%') != std::string::npos) {
            for (std::size_t of = 0; of < m_table.headings.size(); ++of)
                if (of != column && of != m_columns.name)
                    all.push_back(guessed(
                        {column, Derivation::Share, std::nullopt, of, usual}, sharesOf(of, rows, read), rows, read));
            return all;
        }
        const auto meant = attributeMeant(m_table.headings[column], m_game, m_set);
        for (const auto& rule : m_rules) // as they stand: what was right before is made of the same now
            if (rule.derivation == Derivation::Value && !meant)
                all.push_back(guessed({column, Derivation::Times, rule.attribute, rule.column, usual},
                    timesOf(rule.column, rows, read), rows, read));
        const auto add = [&](std::optional<AttributeIndex> attribute) {
            for (const auto derivation : {Derivation::Value, Derivation::Times}) {
                all.push_back(guessed({column, derivation, attribute, std::nullopt, usual},
                    valuesOf(derivation, attribute, read), rows, read));
                all.back().named = meant && meant == attribute;
            }
        };
        for (std::size_t i = 0; i < m_game.attributes.size(); ++i)
            if (m_game.attributes[i].kind == model::AttributeKind::Integer && (!meant || *meant == i))
                add(static_cast<AttributeIndex>(i));
        if (m_game.hasDomains() && !meant)
            add(std::nullopt);
        return all;
    }

    // True where the column is one of words, or could be several.
    bool learnWordsOf(std::size_t column, const std::vector<Cells>& rows, const std::vector<ReadRow>& read,
        std::vector<ImportProblem>& unread)
    {
        WordCells words{m_table.headings[column], {}, {}};
        for (const auto& row : read) {
            words.cells.push_back(rows[row.at][column]);
            words.cards.push_back(row.kind == RowKind::Card ? &*row.card : nullptr);
        }
        auto learnt = learnWords(words, m_game, m_set);
        if (learnt.rule)
            m_words.emplace_back(column, std::move(*learnt.rule));
        else if (learnt.doubtful || learnt.strange)
            tellColumn(column, learnt.doubtful, unread);
        return learnt.rule || learnt.doubtful || learnt.strange;
    }

    void tellColumn(std::size_t column, bool doubtful, std::vector<ImportProblem>& unread) const
    {
        unread.push_back(
            {.reason = doubtful ? ReasonWords::tr("could be several things: nothing is written there")
                                : ReasonWords::tr("agrees with no card: nothing is written there", "a column"),
                .line = m_table.line,
                .heading = m_table.headings[column]});
    }

    void learnColumn(std::size_t column, const std::vector<Cells>& rows, const std::vector<ReadRow>& read,
        std::vector<ImportProblem>& unread)
    {
        std::size_t numbers = 0, cards = 0, plain = 0;
        NumberCell usual;
        for (const auto& row : read) {
            if (row.kind != RowKind::Card)
                continue;
            ++cards;
            const auto number = numberIn(rows[row.at][column]);
            plain += number.value && number.before.empty() && number.behind.empty() ? 1 : 0;
            if (number.value && numbers++ == 0)
                usual = number;
        }
        if (plain * 2 <= cards && learnWordsOf(column, rows, read, unread))
            return;
        if (numbers == 0 || numbers * 2 < cards)
            return;
        auto all = guesses(column, usual, rows, read);
        std::stable_sort(all.begin(), all.end(), [](const Guess& a, const Guess& b) {
            return a.right != b.right ? a.right > b.right : a.named && !b.named;
        });
        if (all.empty())
            return;
        if (all.front().named && all.front().right == 0)
            return tellColumn(column, false, unread);
        if (!all.front().named && (all.front().right * 2 < numbers || all.front().right < 2))
            return;
        const auto& best = all.front();
        for (const auto& other : all)
            if (best.right < numbers && other.right == best.right && !best.named && other.cells != best.cells)
                return tellColumn(column, true, unread);
        m_rules.push_back(best.rule);
    }

    [[nodiscard]] double summed(
        const std::vector<Cells>& rows, std::size_t from, std::size_t to, std::size_t column, bool weighted) const
    {
        double sum = 0;
        for (auto row = from; row < to; ++row)
            sum += numberIn(rows[row][column]).value.value_or(0) *
                   (weighted ? copiesInCell(rows[row][*m_columns.count]).value_or(0) : 1);
        return sum;
    }

    // A sum of what stands above it now will be one of what comes there; one that is none is left alone.
    void learnSums(const std::vector<Cells>& rows, const std::vector<ReadRow>& read)
    {
        std::size_t nth = 0, from = 0;
        for (std::size_t i = 0; i < read.size(); ++i) {
            if (read[i].kind != RowKind::Sum)
                continue;
            for (std::size_t column = 0; column < m_table.headings.size(); ++column)
                for (const bool weighted : {false, true}) {
                    const auto cell = numberIn(rows[i][column]);
                    if (cell.value && written(cell, summed(rows, from, i, column, weighted)) == rows[i][column]) {
                        m_sums.push_back({nth, column, weighted});
                        break;
                    }
                }
            ++nth;
            from = i + 1;
        }
    }

    const Table& m_table;
    const Game& m_game;
    const std::string& m_set;
    const CardOf& m_cardOf;
    DeckColumns m_columns;
    std::vector<ColumnRule> m_rules;
    std::vector<std::pair<std::size_t, WordRule>> m_words; // of a column
    std::vector<SumRule> m_sums;
    std::size_t m_cards = 0;
};

std::vector<WrittenRow> asTheyStand(const Table& table)
{
    std::vector<WrittenRow> rows;
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        rows.push_back({i, table.rows[i].cells});
    return rows;
}

// The rows of a table with those of the deck in place of what it had.
class DeckRowsUpdate {
public:
    DeckRowsUpdate(const TableDeck& deck, const Game& game)
        : m_deck(deck)
        , m_game(game)
    {
    }

    [[nodiscard]] std::optional<std::size_t> find(const std::vector<Table>& tables) const
    {
        std::vector<std::size_t> bare;
        for (std::size_t t = 0; t < tables.size(); ++t) {
            const DeckColumns columns(tables[t], m_game);
            if (!columns.areOfDecks())
                continue;
            if (!columns.deck) {
                bare.push_back(t);
                continue;
            }
            for (const auto& row : tables[t].rows)
                if (isOurs(row.cells[*columns.deck]))
                    return t;
        }
        return bare.size() == 1 ? std::optional(bare.front()) : std::nullopt;
    }

    [[nodiscard]] std::vector<WrittenRow> rows(const Table& table, const DeckColumns& columns) const
    {
        std::vector<bool> there(m_deck.rows.size(), false);
        std::vector<WrittenRow> rows;
        std::size_t behind = 0; // where new rows go
        bool ours = !columns.deck;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            auto cells = table.rows[i].cells;
            if (columns.deck && !cells[*columns.deck].empty())
                ours = isOurs(cells[*columns.deck]);
            const bool card = ours && !columns.isSum(cells, m_game);
            if (card) {
                const auto row = place(
                    cells[*columns.name], columns.section ? cells[*columns.section] : std::string(), there);
                if (!row)
                    continue;
                there[*row] = true;
                if (copiesInCell(cells[*columns.count]) != m_deck.rows[*row].copies)
                    cells[*columns.count] = std::to_string(m_deck.rows[*row].copies);
            }
            rows.push_back({i, std::move(cells)});
            if (card)
                behind = rows.size();
        }
        for (std::size_t i = 0; i < m_deck.rows.size(); ++i)
            if (!there[i])
                rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(behind++),
                    {std::nullopt, newRow(m_deck.rows[i], columns, table.headings.size())});
        return rows;
    }

private:
    [[nodiscard]] bool isOurs(const std::string& deck) const { return model::fold(deck) == model::fold(m_deck.name); }

    [[nodiscard]] std::optional<std::size_t> place(
        const std::string& card, const std::string& section, const std::vector<bool>& there) const
    {
        std::optional<std::size_t> other;
        for (std::size_t i = 0; i < m_deck.rows.size(); ++i) {
            const auto& row = m_deck.rows[i];
            if (there[i] || model::fold(row.card) != model::fold(card))
                continue;
            if (section.empty() || model::fold(row.section) == model::fold(section))
                return i;
            other = other ? other : std::optional(i);
        }
        return other;
    }

    [[nodiscard]] Cells newRow(const TableDeck::Row& row, const DeckColumns& columns, std::size_t width) const
    {
        Cells cells(width);
        cells[*columns.name] = row.card;
        cells[*columns.count] = std::to_string(row.copies);
        if (columns.deck)
            cells[*columns.deck] = m_deck.name;
        if (columns.section)
            cells[*columns.section] = row.section;
        return cells;
    }

    const TableDeck& m_deck;
    const Game& m_game;
};

// A text in UTF-8 with its tables; what stands before it is a mark of its encoding.
struct TextTables {
    TableFile file;
    std::string mark;
};
ReadResult<TextTables> textTables(std::string_view bytes)
{
    auto file = readTableFile(bytes, maxDeckBytes);
    if (!file)
        return tl::unexpected(file.error());
    if (file->text.empty() || !bytes.ends_with(file->text))
        return refuse({.reason = ReasonWords::tr("is no text in UTF-8: only such tables can be written anew")});
    auto mark = std::string(bytes.substr(0, bytes.size() - file->text.size()));
    return TextTables{std::move(*file), std::move(mark)};
}

} // namespace

ReadResult<FollowedTables> followTables(
    std::string_view bytes, const Game& game, const std::string& set, const CardOf& cardOf)
{
    const auto text = textTables(bytes);
    if (!text)
        return tl::unexpected(text.error());
    FollowedTables out;
    std::vector<std::vector<WrittenRow>> wanted;
    for (const auto& table : text->file.tables) {
        auto& rows = wanted.emplace_back(asTheyStand(table));
        DeckTable decks(table, game, set, cardOf);
        if (!decks.columns().areOfDecks())
            continue;
        decks.learn(out.unread);
        decks.fill(rows);
        ++out.tables;
        out.cards += decks.cards();
        const auto derived = decks.derived();
        out.columns.insert(out.columns.end(), derived.begin(), derived.end());
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t column = 0; column < rows[i].cells.size(); ++column)
                if (const auto& before = table.rows[i].cells; before[column] != rows[i].cells[column])
                    out.stale.push_back({table.rows[i].line, shortened(before[*decks.columns().name]),
                        table.headings[column], before[column], rows[i].cells[column]});
    }
    out.bytes = std::string(bytes);
    if (out.stale.empty())
        return out;
    auto anew = writeTables(text->file.text, text->file.tables, wanted);
    if (!anew)
        return tl::unexpected(anew.error());
    out.bytes = text->mark + *anew;
    return out;
}

ReadResult<std::optional<std::string>> withDeck(
    std::string_view bytes, const TableDeck& deck, const Game& game, const std::string& set, const CardOf& cardOf)
{
    const auto text = textTables(bytes);
    const DeckRowsUpdate update(deck, game);
    const auto at = text ? update.find(text->file.tables) : std::nullopt;
    if (!at)
        return std::optional<std::string>();
    std::vector<std::vector<WrittenRow>> wanted;
    for (const auto& table : text->file.tables)
        wanted.push_back(asTheyStand(table));
    const auto& table = text->file.tables[*at];
    DeckTable decks(table, game, set, cardOf);
    std::vector<ImportProblem> unread;
    decks.learn(unread);
    wanted[*at] = update.rows(table, decks.columns());
    decks.fill(wanted[*at]);
    auto anew = writeTables(text->file.text, text->file.tables, wanted);
    if (!anew)
        return tl::unexpected(anew.error());
    return std::optional(text->mark + *anew);
}

} // namespace nexus::importers
