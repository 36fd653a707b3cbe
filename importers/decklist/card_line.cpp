#include "importers/decklist/card_line.h"

#include "importers/decklist/line_parts.h"
#include "importers/decklist/list_builder.h"
#include "importers/decklist/list_words.h"
#include "importers/decklist/named_copies.h"
#include "model/base/nearness.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace nexus::importers {

namespace {

using model::Game;

constexpr std::size_t longestTried = 1000;                                 // bytes of a line that is read in all ways
constexpr std::string_view timesSigns[] = {"x", "X", "×", "✕", "✖", "ｘ"}; // "4x", "x4"
constexpr std::string_view keycap = "\ufe0f\u20e3";                        // "4️⃣"

struct Figures {
    std::string digits;
    std::size_t length = 0; // in bytes
};

// Rows of other digits; the last byte of each counts up to nine.
constexpr std::pair<std::string_view, char> digitRows[] = {{"\uff10", '0'}, {"\u2460", '1'}}; // full width, in circles

// "4" of "４"; empty where none begins the text.
std::pair<char, std::size_t> otherDigitAt(std::string_view text)
{
    for (const auto& [first, digit] : digitRows) {
        const auto last = first.size() - 1;
        if (text.size() <= last || !text.starts_with(first.substr(0, last)))
            continue;
        const int by = static_cast<unsigned char>(text[last]) - static_cast<unsigned char>(first[last]);
        if (by >= 0 && by <= '9' - digit)
            return {static_cast<char>(digit + by), first.size()};
    }
    return {'\0', 0};
}

// Digits, those of other rows too.
Figures figuresAt(std::string_view text)
{
    Figures found;
    while (found.length < text.size()) {
        const auto rest = text.substr(found.length);
        const auto [digit, length] = model::isDigit(rest.front()) ? std::pair(rest.front(), std::size_t{1})
                                                                  : otherDigitAt(rest);
        if (length == 0)
            break;
        found.digits += digit;
        found.length += length;
        if (text.substr(found.length).starts_with(keycap))
            found.length += keycap.size();
    }
    return found;
}

std::size_t timesAt(std::string_view text)
{
    for (const auto sign : timesSigns)
        if (text.starts_with(sign))
            return sign.size();
    return 0;
}

bool beginsWithBlank(std::string_view text) { return text.empty() || trimmedOfAll(text).data() != text.data(); }

// A count and what is left of the line; `sure`: people write copies so, whatever the card is called.
struct Split {
    std::string count;
    std::string_view rest;
    bool sure = true;
    bool unsure = false; // offered alone
};

// "(4)", "[4x]", "(x4)" at the beginning; what it holds, and its length.
std::optional<Figures> enclosed(std::string_view text)
{
    const char close = text.starts_with('(') ? ')' : text.starts_with('[') ? ']' : '\0';
    const auto end = close ? text.substr(0, 12).find(close) : std::string_view::npos;
    if (end == std::string_view::npos)
        return std::nullopt;
    auto inner = trimmedOfAll(text.substr(1, end - 1));
    inner.remove_prefix(timesAt(inner));
    inner = trimmedOfAll(inner);
    auto figures = figuresAt(inner);
    const auto rest = trimmedOfAll(inner.substr(figures.length));
    if (figures.digits.empty() || timesAt(rest) != rest.size())
        return std::nullopt;
    figures.length = end + 1;
    return figures;
}

// "4.0", "4,00" of a spreadsheet: what follows the figures.
std::size_t nothingBehindPoint(std::string_view text)
{
    if (!text.starts_with('.') && !text.starts_with(','))
        return 0;
    const auto end = std::min(text.find_first_not_of('0', 1), text.size());
    return end > 1 && end < text.size() && beginsWithBlank(text.substr(end)) ? end : 0;
}

// "4 Name", "4x Name", "4 x Name", "4 - Name", "(4) Name", "x4 Name".
void splitFront(std::string_view line, std::vector<Split>& splits)
{
    const auto add = [&](std::string count, std::string_view rest, bool sure) {
        if (rest = trimmedOfAll(rest); !rest.empty())
            splits.push_back({std::move(count), rest, sure});
    };
    if (const auto inside = enclosed(line))
        return add(inside->digits, line.substr(inside->length), true);
    if (const auto times = timesAt(line)) {
        const auto figures = figuresAt(trimmedOfAll(line.substr(times)));
        const auto rest = trimmedOfAll(line.substr(times)).substr(figures.length);
        if (!figures.digits.empty() && beginsWithBlank(rest))
            add(figures.digits, rest, true);
        return;
    }
    auto figures = figuresAt(line);
    if (figures.digits.empty())
        return;
    figures.length += nothingBehindPoint(line.substr(figures.length));
    const auto behind = line.substr(figures.length);
    const auto rest = trimmedOfAll(behind);
    if (beginsWithBlank(behind) && !beginsWithBlank(rest) && timesAt(rest) &&
        beginsWithBlank(rest.substr(timesAt(rest))))
        add(figures.digits, rest.substr(timesAt(rest)), true);
    if (const auto times = timesAt(behind)) {
        const bool sign = !behind.starts_with('x') && !behind.starts_with('X');
        add(figures.digits, behind.substr(times), sign || beginsWithBlank(behind.substr(times)));
    }
    for (const std::string_view sign : {"- ", "– ", "— ", ": ", "| ", "* ", "/ "})
        if (rest.starts_with(sign))
            add(figures.digits, rest.substr(sign.size()), true);
    if (const auto counted = withoutCounter(rest); counted.size() < rest.size())
        add(figures.digits, counted, false);
    if (rest.starts_with(". ") || rest.starts_with(") "))
        add(figures.digits, rest.substr(2), false);
    if (rest.starts_with(',') || rest.starts_with(';')) // a table without headings
        add(figures.digits, rest.substr(1), false);
    add(figures.digits, behind, beginsWithBlank(behind));
}

// "Name ...", "Name –": what stands before the dots and signs that lead to a count.
std::string_view withoutLeader(std::string_view before)
{
    auto name = trimmedOfAll(before);
    for (bool more = true; more && !name.empty();) {
        more = name.ends_with("..");
        while (more && name.ends_with('.'))
            name.remove_suffix(1);
        name = trimmedOfAll(name);
        for (const std::string_view sign : {"-", "–", "—", ":", ",", ";", "=", "|", "…", "/"})
            if (name.ends_with(sign)) {
                name = trimmedOfAll(name.substr(0, name.size() - sign.size()));
                more = true;
            }
    }
    return name;
}

// "Name x4", "Name 4x", "Name (4)", "Name - 4", "Name: 4", "Name, 4", "Name	4"; "Name 4" only where a card decides.
void splitBack(std::string_view line, std::vector<Split>& splits)
{
    const auto add = [&](const Figures& figures, std::string_view before, bool sure) {
        const auto name = withoutLeader(before);
        if (!name.empty() && !figures.digits.empty())
            splits.push_back({figures.digits, name, sure || name.size() < trimmedOfAll(before).size()});
    };
    if (line.ends_with(')') || line.ends_with(']')) {
        const auto open = line.rfind(line.back() == ')' ? '(' : '[');
        if (open != std::string_view::npos && open > 0)
            if (const auto inside = enclosed(line.substr(open)); inside && open + inside->length == line.size())
                add(*inside, line.substr(0, open), true);
        return;
    }
    bool times = false;
    auto rest = line;
    for (const auto sign : timesSigns)
        if (rest.ends_with(sign)) {
            rest = trimmedOfAll(rest.substr(0, rest.size() - sign.size()));
            times = true;
            break;
        }
    auto begin = rest.size();
    while (begin > 0 && model::isDigit(rest[begin - 1]))
        --begin;
    const Figures figures{std::string(rest.substr(begin)), rest.size() - begin};
    auto before = rest.substr(0, begin);
    if (figures.digits.empty() || before.empty())
        return;
    const bool tab = before.ends_with('\t');
    if (!times && !beginsWithBlank(before.substr(before.size() - 1)) && !before.ends_with("\xa0")) {
        for (const auto sign : timesSigns)
            if (before.ends_with(sign) && before.size() > sign.size()) {
                before.remove_suffix(sign.size());
                const bool blank = trimmedOfAll(before).size() < before.size();
                if (blank || sign.size() > 1)
                    add(figures, before, true);
                return;
            }
        return add(figures, before, false);
    }
    auto word = trimmedOfAll(before);
    for (const auto sign : timesSigns)
        if (!times && word.ends_with(sign) &&
            trimmedOfAll(word.substr(0, word.size() - sign.size())).size() + sign.size() < word.size())
            return add(figures, word.substr(0, word.size() - sign.size()), true); // "Name x 4"
    add(figures, before, times || tab);
}

CardReading readingOf(const Split& split, const NamedCopies& copies)
{
    return {
        split.count, std::string(copies.name), copies.printing, std::string(copies.section), split.sure, split.unsure};
}

// "Name⇥COR⇥12", as spreadsheets and sites put it on the clipboard.
std::optional<NamedCopies> tabbed(std::string_view text)
{
    const auto cells = model::split(text, '\t');
    std::vector<std::string_view> filled;
    for (const auto cell : cells)
        if (const auto plain = trimmedOfAll(cell); !plain.empty())
            filled.push_back(plain);
    if (filled.size() < 2)
        return std::nullopt;
    NamedCopies copies{filled.front(), {}, {}};
    const auto set = filled[1], number = filled.size() > 2 ? filled[2] : std::string_view();
    const bool figures = std::any_of(number.begin(), number.end(), model::isDigit);
    const bool capitals = std::none_of(set.begin(), set.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (figures || capitals)
        copies.printing = printingOf(set, figures ? number : std::string_view());
    return copies;
}

// The ways to read what stands beside the count: whole, then with the marks behind it taken away.
void addNames(const Split& split, const Game& game, std::vector<CardReading>& readings)
{
    if (!split.rest.starts_with('"')) {
        readings.push_back(readingOf(split, {split.rest, {}, {}}));
        readings.back().usual = false;
    }
    const auto cells = split.rest.starts_with('"') ? std::nullopt : tabbed(split.rest);
    readings.push_back(readingOf(split, cells ? *cells : namedCopies(split.rest, game)));
    constexpr std::pair<std::string_view, std::string_view> quotes[] = {
        {"“", "”"}, {"„", "“"}, {"«", "»"}, {"»", "«"}, {"‘", "’"}, {"‚", "‘"}, {"‹", "›"}, {"›", "‹"}, {"'", "'"}};
    for (const auto& [open, close] : quotes)
        if (split.rest.size() > open.size() + close.size() && split.rest.starts_with(open) &&
            split.rest.ends_with(close)) {
            readings.push_back(readingOf(
                split, {split.rest.substr(open.size(), split.rest.size() - open.size() - close.size()), {}, {}}));
            readings.back().usual = false;
        }
    for (const std::string_view sign : {" // ", " # ", " <- ", " ← "}) // a remark behind it
        if (const auto at = split.rest.find(sign); at != std::string_view::npos && at > 0) {
            readings.push_back(readingOf(split, namedCopies(trimmedOfAll(split.rest.substr(0, at)), game)));
            readings.back().usual = false;
        }
}

// "four Name", "vier Stück Name": only where a card decides, for names begin with such words, too.
void addWordCounts(std::string_view line, const Game& game, std::vector<CardReading>& readings)
{
    const auto word = numberWordAt(line);
    if (word.count.empty() || word.rest.empty())
        return;
    auto rest = word.rest;
    if (const auto times = timesAt(rest); times > 0 && beginsWithBlank(rest.substr(times)))
        rest = trimmedOfAll(rest.substr(times));
    for (const auto behind : {rest, withoutCounter(rest)})
        if (!behind.empty())
            addNames({std::string(word.count), behind, false}, game, readings);
}

// "Name x playset", "Name (a playset)", "Name – vier": only where a card decides, likewise.
void addWordCountsBehind(std::string_view line, const Game& game, std::vector<CardReading>& readings)
{
    constexpr int mostWords = 3; // "a full playset"
    auto at = line.rfind(' ');
    for (int words = 0; words < mostWords && at != std::string_view::npos && at > 0; ++words) {
        auto word = line.substr(at + 1);
        if (word.size() > 2 &&
            ((word.front() == '(' && word.back() == ')') || (word.front() == '[' && word.back() == ']')))
            word = word.substr(1, word.size() - 2);
        const auto count = countOfWord(word);
        auto name = withoutLeader(line.substr(0, at));
        for (const auto sign : timesSigns)
            if (name.ends_with(sign) &&
                trimmedOfAll(name.substr(0, name.size() - sign.size())).size() + sign.size() < name.size())
                name = trimmedOfAll(name.substr(0, name.size() - sign.size()));
        if (!count.empty() && !name.empty())
            addNames({std::string(count), name, false}, game, readings);
        at = line.rfind(' ', at - 1);
    }
}

// "1. 4 Name", "2) 3x Name", "b) 4 Name": the number of the line; the line itself where nothing else is left that
// counts.
std::string_view withoutOrdinal(std::string_view line)
{
    const auto figures = figuresAt(line);
    const bool letter = !line.empty() && std::isalpha(static_cast<unsigned char>(line.front()));
    auto rest = line.substr(letter ? 1 : figures.length);
    if ((figures.digits.empty() && !letter) ||
        !(rest.starts_with(". ") || rest.starts_with(") ") || rest.starts_with(".\t") || rest.starts_with(".)")))
        return line;
    rest = withoutBullet(trimmedOfAll(rest.substr(rest.starts_with(".)") ? 2 : 1)));
    return rest.empty() ? line : rest;
}

bool hasCount(std::string_view line)
{
    std::vector<Split> splits;
    splitFront(line, splits);
    splitBack(line, splits);
    return std::any_of(splits.begin(), splits.end(), [](const auto& split) { return split.sure; });
}

void addReadings(std::string_view line, const Game& game, std::vector<CardReading>& readings)
{
    std::vector<Split> front, back;
    splitFront(line, front);
    for (const auto& split : front)
        addNames(split, game, readings);
    readings.push_back({{}, std::string(line), {}, {}, false});
    addWordCounts(line, game, readings);
    const bool counted = std::any_of(front.begin(), front.end(), [](const auto& split) { return split.sure; });
    if (!counted)
        splitBack(line, back);
    for (const auto& split : back)
        addNames(split, game, readings);
    if (!counted)
        addWordCountsBehind(line, game, readings);
    const auto plain = namedCopies(line, game);
    readings.push_back({{}, std::string(plain.name), plain.printing, std::string(plain.section), false});
}

// "<4> Name", "4er Name", "Qty: 4 Name!", "Name → 4 Stück", "Name x4 (COR)": what is left without signs and words of
// counting; only where a card decides.
void addLoose(std::string_view line, const Game& game, std::vector<CardReading>& readings)
{
    const auto last = readings.back();
    for (const auto& loose : looseCounts(line))
        addNames({loose.count, loose.name, false, loose.unsure}, game, readings);
    if (const auto open = line.rfind(line.ends_with(']') ? " [" : " (");
        open != std::string_view::npos && (line.ends_with(')') || line.ends_with(']'))) {
        std::vector<Split> back;
        splitBack(trimmedOfAll(line.substr(0, open)), back);
        for (const auto& split : back)
            if (split.sure)
                readings.push_back(readingOf({split.count, split.rest, false},
                    namedCopies(std::string(split.rest) + std::string(line.substr(open)), game)));
    }
    readings.push_back(last);
}

// Only where a card decides, and after all others.
void addUnusual(std::string_view line, const Game& game, std::vector<CardReading>& readings)
{
    const auto last = readings.back();
    const auto known = readings.size();
    addReadings(line, game, readings);
    for (auto i = known; i < readings.size(); ++i)
        readings[i].usual = false;
    readings.push_back(last);
}

bool isCountCell(std::string_view cell)
{
    return !cell.empty() && cell.size() <= std::to_string(model::maxCopies).size() &&
           std::all_of(cell.begin(), cell.end(), model::isDigit);
}

// Cells of a row with the count before the name: "Name;4;COR" as "4⇥Name⇥COR".
std::string rowOfCells(std::vector<std::string> cells)
{
    if (cells.size() > 2 && isCountCell(cells[1]) && !isCountCell(cells[0]))
        std::swap(cells[0], cells[1]);
    return model::joined(cells, "\t");
}

// A name may end like a price, and hold the signs that part cells.
void addUnpricedAndCells(std::string_view line, const Game& game, std::vector<CardReading>& readings)
{
    if (const auto unpriced = withoutPrice(line); unpriced.size() < line.size() && !unpriced.empty())
        addUnusual(unpriced, game, readings);
    for (const char separator : {',', ';'}) {
        std::vector<std::string> cells;
        for (const auto cell : model::split(line, separator))
            cells.emplace_back(trimmedOfAll(cell));
        if (cells.size() > 2 && (isCountCell(cells[0]) || isCountCell(cells[1])))
            addUnusual(rowOfCells(std::move(cells)), game, readings);
    }
}

// The last of the usual ones is that of the line with the least around it.
std::vector<CardReading> readingsOf(std::string_view line, const Game& game)
{
    std::vector<CardReading> readings;
    const auto cells = rowOfCells(cellsOfLine(line));
    line = cells.empty() ? line : std::string_view(cells);
    addReadings(line, game, readings);
    const auto figures = figuresAt(line);
    const auto behind = trimmedOfAll(line.substr(figures.length));
    if ((!figures.digits.empty() && behind.starts_with('"')) || line.size() > longestTried)
        return readings; // as we write it
    const auto plain = withoutEmphasis(line);
    const auto bare = withoutBullet(plain);
    const auto ordinal = withoutOrdinal(bare);
    const bool numbered = ordinal.size() < bare.size() && hasCount(ordinal);
    const auto least = numbered ? ordinal : bare;
    if (least == line && ordinal.size() == bare.size()) {
        addUnpricedAndCells(least, game, readings);
        addLoose(least, game, readings);
        return readings;
    }
    for (auto& reading : readings)
        reading.usual = false;
    if (least != ordinal) { // "1. Name" counts no copies; whether the number is one, the card says
        addReadings(ordinal, game, readings);
        for (auto& reading : readings)
            reading.usual = false;
    }
    addReadings(least, game, readings);
    addUnpricedAndCells(least, game, readings);
    addLoose(least, game, readings);
    return readings;
}

} // namespace

bool CardNames::isName(std::string_view name) const
{
    return m_cards && !name.empty() && name.size() <= longestTried && !m_cards->named(model::fold(name)).empty();
}

bool CardNames::isMeant(std::string_view name) const
{
    if (!m_cards || name.empty() || name.size() > longestTried)
        return false;
    const auto found = model::lookUp(*m_cards, name);
    return found.card || !found.choices.empty();
}

MeantLine meantLine(std::string_view line, const Game& game, const CardNames& names)
{
    const auto readings = readingsOf(line, game);
    if (names.known()) {
        for (const auto& reading : readings)
            if (!reading.unsure && names.isName(reading.name))
                return {reading, true};
        for (const auto& reading : readings)
            if (!reading.unsure && names.isMeant(reading.name))
                return {reading, true};
    }
    for (const auto& reading : readings)
        if (reading.usual)
            return {reading, false};
    return {readings.back(), false};
}

CardAlternatives cardAlternatives(std::string_view line, const Game& game, const CardNames& names)
{
    CardAlternatives found;
    const auto parted = alternativesOf(line);
    if (!names.known() || parted.parts.size() < 2)
        return {};
    std::string count;
    found.all = !parted.either;
    for (const auto part : parted.parts) {
        const auto meant = meantLine(part, game, names);
        if (!meant.isCard || meant.reading.count == wholePlayset)
            return {};
        found.all = found.all && !meant.reading.count.empty();
        count = meant.reading.count.empty() ? count : meant.reading.count;
        found.lines.push_back((count.empty() ? "1" : count) + " " + meant.reading.name);
    }
    return found;
}

std::vector<std::string> lineOffers(
    std::string_view line, const Game& game, const model::Catalogue& cards, std::size_t most)
{
    if (auto either = cardAlternatives(withoutQuoteMarks(line), game, CardNames(&cards)).lines; !either.empty())
        return either;
    struct Offer {
        std::size_t distance = 0;
        bool counted = false;
        std::string name, text;
    };
    std::vector<Offer> offers;
    std::vector<std::pair<std::string, std::string>> tried;
    constexpr std::size_t mostTried = 20;
    auto readings = readingsOf(withoutQuoteMarks(line), game);
    std::stable_partition(readings.begin(), readings.end(), [](const auto& one) { return !one.count.empty(); });
    for (const auto& reading : readings) {
        const std::pair key(reading.count, reading.name);
        if (reading.name.empty() || reading.name.size() > model::maxNameLength || tried.size() >= mostTried ||
            reading.count.size() > std::to_string(model::maxCopies).size() || reading.count == "0" ||
            std::find(tried.begin(), tried.end(), key) != tried.end())
            continue;
        tried.push_back(key);
        const auto folded = model::fold(reading.name);
        for (const auto card : model::suggestNames(cards, reading.name, most)) {
            const bool counted = !reading.count.empty();
            const auto name = model::unambiguousName(cards, card);
            offers.push_back({model::editDistance(folded, model::fold(cards.name(card)), folded.size()), counted, name,
                (counted ? reading.count : "1") + " " + name});
        }
    }
    std::stable_sort(offers.begin(), offers.end(), [](const auto& a, const auto& b) {
        return std::pair(a.distance, !a.counted) < std::pair(b.distance, !b.counted);
    });
    std::vector<std::string> lines;
    const auto isCounted = [&](const std::string& name) { // then the count is no part of the name
        return std::any_of(
            offers.begin(), offers.end(), [&](const auto& other) { return other.counted && other.name == name; });
    };
    for (const auto& offer : offers)
        if (lines.size() < most && (offer.counted || !isCounted(offer.name)) &&
            std::find(lines.begin(), lines.end(), offer.text) == lines.end())
            lines.push_back(offer.text);
    return lines;
}

} // namespace nexus::importers
