#include "importers/decklist/line_parts.h"

#include "importers/decklist/list_words.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <utility>

namespace nexus::importers {

namespace {

constexpr std::size_t longestParted = 1000; // bytes of a line

// Prices behind names.
constexpr Words currencyWords = "eur|euro|euros|usd|us|dollar|dollars|gbp|pound|pounds|chf|cent|cents|ct|ct.|tix";
constexpr std::string_view currencySigns[] = {"US$", "€", "$", "£", "¥", "¢"};
// What a price is one of.
constexpr Words pricedWords = "je|each|ea|ea.|apiece|stuck|stk|stk.|pro|per|copy|a|za.|ca.|ab|from|for|fur|um|zu";
constexpr std::string_view priceSigns[] = {"@", "-", "–", "—", ":", "|", "=", "·", ",", ";", "/", "~", "≈"};

constexpr std::string_view eitherWords[] = {
    " or ", " OR ", " Or ", " oder ", " ODER ", " bzw. ", " and/or ", " und/oder "};
constexpr std::string_view slashes[] = {" / ", "/"};
constexpr std::string_view partSigns[] = {"|", ",", ";", "/", "+", "-", "–", "—", "•", "·"};

// "1.20", "0,50", "12": at most two figures behind the point.
bool isAmount(std::string_view text)
{
    constexpr std::size_t longest = 9, fraction = 2;
    const auto point = std::min(text.find_first_of(".,"), text.size());
    const auto whole = text.substr(0, point), behind = text.substr(std::min(point + 1, text.size()));
    const auto figures = [](std::string_view part) {
        return !part.empty() && std::all_of(part.begin(), part.end(), model::isDigit);
    };
    const bool dashes = behind == "-" || behind == "--";
    return text.size() <= longest && figures(whole) &&
           (point == text.size() || dashes || (figures(behind) && behind.size() <= fraction));
}

// "$1.20", "0,50 €", "EUR 2", "@ 0.25".
bool isPrice(std::string_view text)
{
    constexpr std::size_t longest = 20;
    text = trimmedOfAll(text);
    bool marked = text.starts_with('@');
    text = trimmedOfAll(text.substr(marked ? 1 : 0));
    if (text.empty() || text.size() > longest)
        return false;
    if (const auto sign = firstOf(text, currencySigns); !sign.empty()) {
        text = trimmedOfAll(text.substr(sign.size()));
        marked = true;
    }
    for (const auto sign : currencySigns)
        if (text.ends_with(sign) && text.size() > sign.size()) {
            text = trimmedOfAll(text.substr(0, text.size() - sign.size()));
            marked = true;
        }
    const auto first = std::min(text.find_first_of("0123456789"), text.size());
    if (isOneOf(model::fold(trimmedOfAll(text.substr(0, first))), currencyWords)) {
        text.remove_prefix(first);
        marked = true;
    }
    const auto end = text.find_last_of("0123456789-");
    const auto behind = end == std::string_view::npos ? std::string_view() : trimmedOfAll(text.substr(end + 1));
    if (!behind.empty() && isOneOf(model::fold(behind), currencyWords)) {
        text = text.substr(0, end + 1);
        marked = true;
    }
    return marked && isAmount(text);
}

std::string_view withoutPriceSigns(std::string_view text)
{
    for (bool more = true; more;) {
        more = false;
        for (const auto sign : priceSigns)
            if (text.ends_with(sign)) {
                text = trimmedOfAll(text.substr(0, text.size() - sign.size()));
                more = true;
            }
    }
    return text;
}

// The text without its last word, where that says of what a price is one: "each", "je", "/Stk".
std::string_view withoutPricedWord(std::string_view text)
{
    const auto at = text.find_last_of(" /");
    const bool priced = at != std::string_view::npos && isOneOf(model::fold(text.substr(at + 1)), pricedWords);
    return priced ? trimmedOfAll(text.substr(0, at)) : text;
}

// One price less.
std::string_view withoutLastPrice(std::string_view text)
{
    constexpr int mostWords = 3; // "@ 0.25 EUR"
    auto rest = withoutPricedWord(withoutPricedWord(text));
    if (rest.ends_with(')') || rest.ends_with(']')) {
        const auto open = rest.rfind(rest.back() == ')' ? '(' : '[');
        if (open == std::string_view::npos ||
            !isPrice(withoutPricedWord(trimmedOfAll(rest.substr(open + 1, rest.size() - open - 2)))))
            return text;
        return withoutPriceSigns(trimmedOfAll(rest.substr(0, open)));
    }
    std::size_t found = std::string_view::npos, at = rest.size();
    for (int words = 0; words < mostWords && at != std::string_view::npos && at > 0; ++words) {
        at = rest.find_last_of(" \t", at - 1);
        if (at != std::string_view::npos && isPrice(rest.substr(at + 1)))
            found = at;
    }
    if (found == std::string_view::npos)
        return text;
    rest = withoutPriceSigns(trimmedOfAll(rest.substr(0, found)));
    return withoutPriceSigns(withoutPricedWord(rest));
}

// Words beside a count: before it, joined to its figures, behind it.
constexpr Words quantityWords = "qty|quantity|anzahl|menge|count|stuck|num|number|x";
constexpr Words joinedWords = "x|er|fach|mal|pc|pcs|st|stk|times|of";
constexpr Words countedWords =
    "x|pc|pcs|st|stk|stuck|mal|times|fach|copies|copy|cards|card|karten|kopien|exemplare|ex|of|von";
constexpr std::string_view doubtSigns = "~?+/";

// Bytes of a sign or a picture at the beginning; 0 where a letter or a figure stands there.
std::size_t signAt(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto first = byte(0), next = byte(1);
    if (first < 0x80)
        return std::isalnum(static_cast<int>(first)) ? 0 : 1;
    if (first == 0xc2) // U+0080 to U+00BF
        return 2;
    const bool sign = (first == 0xe2 && next < 0xb0) || (first == 0xe3 && next == 0x80) || // U+2000, U+3000
                      (first == 0xef && next == 0xb8);                                     // U+FE00
    return first >= 0xf0 ? 4 : sign ? 3 : 0;
}

struct Word {
    std::size_t begin = 0, end = 0;
};

std::vector<Word> wordsOf(std::string_view line)
{
    std::vector<Word> words;
    bool inside = false;
    for (std::size_t at = 0; at < line.size();) {
        const auto sign = signAt(line.substr(at));
        if (sign == 0 && !inside)
            words.push_back({at, at});
        inside = sign == 0;
        at += std::max<std::size_t>(sign, 1);
        if (inside)
            words.back().end = at;
    }
    return words;
}

// "4", "x4", "4er": its figures; empty where it is no count.
std::string countIn(std::string_view word)
{
    const bool times = word.size() > 1 && (word.front() == 'x' || word.front() == 'X') && model::isDigit(word[1]);
    word.remove_prefix(times ? 1 : 0);
    const auto figures = std::min(word.find_first_not_of("0123456789"), word.size());
    const auto behind = word.substr(figures);
    constexpr std::size_t most = 3;
    const bool count = figures > 0 && figures <= most && (behind.empty() || isOneOf(model::fold(behind), joinedWords));
    return count ? std::string(word.substr(0, figures)) : std::string();
}

// Where a heading that ends before the colon begins: "Side", "Main deck".
std::size_t headingBefore(std::string_view line, std::size_t colon, const model::Game& game)
{
    constexpr int mostWords = 2;
    constexpr std::size_t longest = 40; // bytes
    const auto from = colon - std::min(colon, longest);
    std::size_t found = std::string_view::npos, begin = colon;
    for (int words = 0; words < mostWords && begin > from; ++words) {
        const auto sign = line.substr(from, begin - 1 - from).find_last_of(" \t|;,/");
        begin = sign == std::string_view::npos ? from : from + sign + 1;
        const auto word = model::fold(line.substr(begin, colon - begin));
        if ((sign != std::string_view::npos || from == 0) && (!headedSection(word).empty() || isTypeName(word, game)))
            found = begin;
    }
    return found;
}

} // namespace

std::string_view withoutPrice(std::string_view text)
{
    constexpr int mostPrices = 3; // of one copy, of all, in another currency
    if (text.size() > longestParted)
        return text;
    for (int prices = 0; prices < mostPrices; ++prices) {
        const auto rest = withoutLastPrice(text);
        if (rest.empty() || rest.size() == text.size())
            break;
        text = rest;
    }
    return text;
}

Alternatives alternativesOf(std::string_view line)
{
    const auto partsBy = [&](std::span<const std::string_view> signs) {
        std::vector<std::string_view> parts;
        std::size_t begin = 0;
        for (std::size_t at = 0; at <= line.size();) {
            const auto sign = firstOf(line.substr(at), signs);
            if (sign.empty() && at < line.size()) {
                ++at;
                continue;
            }
            parts.push_back(trimmedOfAll(line.substr(begin, at - begin)));
            at += std::max<std::size_t>(sign.size(), 1);
            begin = at;
        }
        return parts;
    };
    if (line.size() > longestParted)
        return {{line}, false};
    for (const std::string_view word : {"either ", "Either ", "entweder ", "Entweder "})
        if (line.starts_with(word))
            line.remove_prefix(word.size());
    auto parts = partsBy(eitherWords);
    return parts.size() > 1 ? Alternatives{std::move(parts), true} : Alternatives{partsBy(slashes), false};
}

std::vector<std::string_view> headedParts(std::string_view line, const model::Game& game)
{
    std::vector<std::size_t> begins{0};
    for (auto colon = line.find(':'); colon != std::string_view::npos; colon = line.find(':', colon + 1))
        if (const auto begin = headingBefore(line, colon, game);
            begin != std::string_view::npos && begin > begins.back())
            begins.push_back(begin);
    begins.push_back(line.size());
    std::vector<std::string_view> parts;
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        auto part = trimmedOfAll(line.substr(begins[i], begins[i + 1] - begins[i]));
        for (bool more = i + 2 < begins.size(); more;) {
            more = false;
            for (const auto sign : partSigns)
                if (part.ends_with(sign)) {
                    part = trimmedOfAll(part.substr(0, part.size() - sign.size()));
                    more = true;
                }
        }
        if (!part.empty())
            parts.push_back(part);
    }
    return parts;
}

std::vector<std::string_view> countedParts(std::string_view line)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (auto blank = line.find(' '); blank != std::string_view::npos; blank = line.find(' ', blank + 1)) {
        const auto rest = line.substr(blank + 1);
        auto end = std::min(rest.find_first_not_of("0123456789"), rest.size());
        if (end == 0)
            continue;
        end += rest.substr(end).starts_with('x') ? 1 : 0;
        if (!rest.substr(end).starts_with(' '))
            continue;
        parts.push_back(trimmedOfAll(line.substr(begin, blank - begin)));
        begin = blank + 1;
    }
    parts.push_back(trimmedOfAll(line.substr(begin)));
    return parts;
}

std::string_view withoutPictures(std::string_view text)
{
    constexpr unsigned char inside = 0xc0, follows = 0x80;
    for (bool more = true; more;) {
        more = false;
        text = trimmedOfAll(text);
        if (const auto sign = text.empty() ? 0 : signAt(text); sign > 1) {
            text.remove_prefix(std::min(sign, text.size()));
            more = true;
        }
        auto last = text.empty() ? 0 : text.size() - 1;
        while (last > 0 && (static_cast<unsigned char>(text[last]) & inside) == follows)
            --last;
        const auto sign = text.empty() ? 0 : signAt(text.substr(last));
        if (sign > 1 && sign == text.size() - last) {
            text = text.substr(0, last);
            more = true;
        }
    }
    return text;
}

std::vector<LooseCount> looseCounts(std::string_view line)
{
    std::vector<LooseCount> found;
    const auto words = line.size() <= longestParted ? wordsOf(line) : std::vector<Word>();
    const auto word = [&](std::size_t i) { return line.substr(words[i].begin, words[i].end - words[i].begin); };
    const auto isWord = [&](std::size_t i, Words known) { return isOneOf(model::fold(word(i)), known); };
    const auto add = [&](std::size_t count, std::size_t from, std::size_t to) { // the name's first and last words
        const auto name = line.substr(words[from].begin, words[to].end - words[from].begin);
        const auto beside = from > count ? line.substr(0, words[from].begin) : line.substr(words[to].end);
        const bool fewer = words[count].begin > 0 && line[words[count].begin - 1] == '-' && count == 0;
        const bool doubt = beside.find_first_of(doubtSigns) != std::string_view::npos || fewer || line.ends_with('?');
        if (auto figures = countIn(word(count)); !figures.empty() && !model::isDigit(name.front()))
            found.push_back({std::move(figures), name, doubt});
    };
    std::size_t count = 0;
    while (count + 1 < words.size() && isWord(count, quantityWords))
        ++count;
    auto first = count + 1;
    while (first < words.size() && isWord(first, countedWords))
        ++first;
    if (first < words.size())
        add(count, first, words.size() - 1);
    if (words.size() < 2)
        return found;
    count = words.size() - 1;
    while (count > 1 && isWord(count, countedWords))
        --count;
    auto end = count;
    while (end > 1 && isWord(end - 1, quantityWords))
        --end;
    if (end > 0)
        add(count, 0, end - 1);
    return found;
}

std::vector<std::string> cellsOfLine(std::string_view line)
{
    constexpr std::string_view separators = ";,\t";
    if (line.size() > longestParted || line.empty())
        return {};
    std::vector<std::string> cells;
    const auto figures = std::min(line.find_first_not_of("0123456789"), line.size());
    const auto behind = line.substr(figures);
    const bool quotedNext = figures > 0 && behind.size() > 1 && separators.find(behind[0]) != std::string_view::npos &&
                            behind[1] == '"'; // "4,\"Name\""
    if (line.front() != '"' && !quotedNext) { // "4;Name;COR"
        if (figures == 0 || !behind.starts_with(';') || behind.find(';', 1) == std::string_view::npos)
            return {};
        for (const auto cell : model::split(line, ';'))
            cells.emplace_back(cell);
        return cells;
    }
    while (!line.empty()) {
        std::string cell;
        if (!line.starts_with('"')) { // a cell without quotes
            const auto end = std::min(line.find_first_of(separators), line.size());
            cells.emplace_back(trimmedOfAll(line.substr(0, end)));
            line.remove_prefix(std::min(end + 1, line.size()));
            continue;
        }
        std::size_t at = 1;
        for (; at < line.size() && (line[at] != '"' || line.substr(at + 1).starts_with('"')); ++at) {
            at += line[at] == '"' ? 1 : 0;
            cell += line[at];
        }
        if (at >= line.size())
            return {};
        cells.push_back(std::move(cell));
        line.remove_prefix(at + 1);
        if (!line.empty() && separators.find(line.front()) == std::string_view::npos)
            return {};
        line.remove_prefix(std::min<std::size_t>(1, line.size()));
    }
    return cells.size() > 1 ? cells : std::vector<std::string>();
}

} // namespace nexus::importers
