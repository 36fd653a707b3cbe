#include "importers/decklist/named_copies.h"

#include "importers/decklist/list_builder.h"
#include "importers/decklist/list_words.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>

namespace nexus::importers {

using model::Game;

namespace {

// Where the categories of Archidekt put a card; empty for those that say what it is good for.
std::string_view categorySection(std::string_view categories)
{
    const auto first = categories.substr(0, categories.find(','));
    const auto section = headedSection(model::fold(first.substr(0, first.find('{'))));
    return section.empty() && first.find("{noDeck}") != std::string_view::npos ? "maybe" : section;
}

// "COR 88" of "COR #88", "COR:88" and, in capitals, "COR 88"; empty where it is none.
std::string joinedPrinting(std::string_view code)
{
    const auto end = code.find_first_of(" :#");
    if (end == std::string_view::npos || end == 0)
        return {};
    const auto set = code.substr(0, end);
    const auto rest = code.find_first_not_of(" :#", end);
    const auto number = rest == std::string_view::npos ? std::string_view() : code.substr(rest);
    const bool marked = code.find_first_of(":#") != std::string_view::npos;
    const bool capitals = std::any_of(set.begin(), set.end(), [](char c) { return c >= 'A' && c <= 'Z'; }) &&
                          std::none_of(set.begin(), set.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    const bool figure = std::any_of(number.begin(), number.end(), model::isDigit);
    return figure && (marked || capitals) ? printingOf(set, number) : std::string();
}

// Splits "(SET) 12" off the end of a name, "{SET} 12" and "<SET> 12", too; the parentheses of "Zone of Silence
// (Mission)" stay with the name.
std::string takePrinting(std::string_view& name, const Game& game)
{
    constexpr std::string_view opening = "({<", closing = ")}>";
    auto rest = model::trimmed(name);
    std::string_view number;
    if (const auto close = rest.find_last_of(closing); close != std::string_view::npos && close + 1 < rest.size()) {
        number = model::trimmed(rest.substr(close + 1));
        if (number.empty())
            return {};
        if (number.starts_with('#'))
            number.remove_prefix(1);
        rest = rest.substr(0, close + 1);
    }
    const auto mark = rest.empty() ? std::string_view::npos : closing.find(rest.back());
    const auto open = mark == std::string_view::npos ? mark : rest.rfind(opening[mark]);
    if (open == std::string_view::npos || open == 0)
        return {};
    const auto code = rest.substr(open + 1, rest.size() - open - 2);
    auto printing = printingOf(code, number);
    if (printing.empty() && number.empty())
        printing = joinedPrinting(code);
    if (printing.empty() || (number.empty() && isTypeName(code, game)))
        return {};
    name = model::trimmed(rest.substr(0, open));
    return printing;
}

// "[COR:12] Relay Drone" of XMage, "[COR] Relay Drone (2)" of Magic Workstation with the number of its picture.
bool takeBracket(NamedCopies& copies)
{
    const auto close = copies.name.find(']');
    if (!copies.name.starts_with('[') || close == std::string_view::npos)
        return false;
    const auto code = copies.name.substr(1, close - 1);
    const auto colon = std::min(code.find(':'), code.size());
    auto printing = printingOf(code.substr(0, colon), code.substr(std::min(colon + 1, code.size())));
    auto name = model::trimmed(copies.name.substr(close + 1));
    if (printing.empty() || name.empty())
        return false;
    const auto open = name.rfind(" (");
    if (open != std::string_view::npos && name.ends_with(')')) {
        const auto picture = name.substr(open + 2, name.size() - open - 3);
        if (!picture.empty() && std::all_of(picture.begin(), picture.end(), model::isDigit))
            name = model::trimmed(name.substr(0, open));
    }
    copies = {name, std::move(printing), {}};
    return true;
}

// "F" of "*F*", "CMDR" of "*CMDR*".
bool isFoilMark(std::string_view mark)
{
    return mark.size() > 2 && mark.size() <= 8 &&
           std::all_of(mark.begin() + 1, mark.end() - 1, [](unsigned char c) { return std::isalpha(c) != 0; });
}

// Where the last mark of Moxfield and Archidekt begins: "*F*" for a foil, "^Label,#2ccce4^", "[Ramp,Draw]", and "#tag"
// behind a printing. Nothing before `from` is one.
std::size_t lastMark(std::string_view text, std::size_t from, const Game& game)
{
    constexpr std::pair<char, std::string_view> marks[] = {{'*', " *"}, {'^', " ^"}, {']', " ["}};
    for (const auto& [last, first] : marks) {
        const auto begin = text.ends_with(last) && text.size() > 3 ? text.rfind(first, text.size() - 3)
                                                                   : std::string_view::npos;
        if (begin != std::string_view::npos && begin >= from && (last != '*' || isFoilMark(text.substr(begin + 1))))
            return begin;
    }
    const auto tags = text.find(" #", from);
    if (tags == std::string_view::npos || model::isDigit(text.substr(tags).substr(0, 3).back())) // "(COR) #12"
        return std::string_view::npos;
    auto name = text.substr(0, tags);
    name = name.substr(0, lastMark(name, from, game));
    return takePrinting(name, game).empty() ? std::string_view::npos : tags;
}

} // namespace

NamedCopies namedCopies(std::string_view text, const Game& game)
{
    NamedCopies copies{text, {}, {}};
    std::string bracketed; // "[COR:12]" behind the name
    if (takeBracket(copies))
        return copies;
    const auto quote = text.starts_with('"') ? text.rfind('"') : 0;
    for (auto mark = lastMark(text, quote + 1, game); mark != std::string_view::npos;
         mark = lastMark(text, quote + 1, game)) {
        if (text[mark + 1] == '[') {
            const auto bracket = text.substr(mark + 2, text.size() - mark - 3);
            if (auto printing = joinedPrinting(bracket); !printing.empty())
                bracketed = std::move(printing);
            else
                copies.section = categorySection(bracket);
        }
        text = model::trimmed(text.substr(0, mark));
    }
    if (quote > 1) {
        const std::string pretended = "x" + std::string(text.substr(quote + 1));
        std::string_view tail = pretended;
        copies.printing = takePrinting(tail, game);
        copies.name = tail == "x" ? text.substr(1, quote - 1) : std::string_view();
        if (copies.printing.empty())
            copies.printing = std::move(bracketed);
        return copies;
    }
    copies.name = text;
    copies.printing = takePrinting(copies.name, game);
    if (copies.printing.empty())
        copies.printing = std::move(bracketed);
    return copies;
}

} // namespace nexus::importers
