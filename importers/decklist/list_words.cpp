#include "importers/decklist/list_words.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <utility>
#include <vector>

namespace nexus::importers {

namespace {

constexpr std::pair<const char*, Words> sectionWords[] = {
    {"missions", "missions|mission|missionen|missionskarten|mission cards|mission deck"},
    {"main", "main|main deck|maindeck|mainboard|main board|deck|hauptdeck|haupt deck|haupt|hauptbrett|mainboard cards|"
             "starting deck"},
    {"sideboard", "sideboard|side board|side|side deck|sidedeck|sb|seitenbrett|seitendeck|beiboard|nebendeck|"
                  "ersatzbank|ersatz|reserve|sideboard cards|bench|seite"},
    {"maybe", "maybe|maybeboard|maybe board|maybes|considering|vielleicht|eventuell|evtl|evtl.|ideas|ideen|"
              "uberlegungen|zu uberlegen|maybe sideboard|cuts"},
};

constexpr Words plainHeadings =
    "about|decklist|deck list|deckliste|list|liste|my list|meine liste|my deck|mein deck|"
    "cards|karten|einheiten|einheit|ereignisse|ereignis|anfuhrer|gelande|ausrustung|"
    "verbesserungen|verbesserung|vorteile|lands|creatures|spells|others|other|sonstige|"
    "sonstiges|rest|commander|commanders|companion|kreaturen|zauber|commander deck|the list|the deck";

constexpr std::pair<ListField, Words> fieldWords[] = {
    {ListField::Name, "name|deck name|deckname|deck|title|titel|name des decks"},
    {ListField::Author, "author|autor|creator|player|spieler|spielerin|by|von|pilot|built by|gebaut von"},
    {ListField::Other, "format|edition|ruleset|event|date|datum|turnier|tournament|table|tisch|place|ort|platz|"
                       "archetype|url|link|source|quelle|language|sprache|price|preis|version|round|runde|store|laden|"
                       "verein|club|subject|betreff|from|to|an|cc|gesendet|sent"},
};

constexpr std::pair<ListedSide, Words> sideWords[] = {
    {ListedSide::Have, "h|have|haves|i have|my haves|have list|havelist|for trade|trade|trades|trading|offer|offers|"
                       "offering|offered|ft|habe|ich habe|biete|ich biete|tausche|zum tausch|tauschliste|angebot"},
    {ListedSide::Want, "w|want|wants|i want|my wants|wanted|want list|wantlist|wishlist|wish list|looking for|i need|"
                       "need|needs|searching|searching for|lf|iso|suche|ich suche|gesucht|suchliste|wunschliste"},
};

// What a deck has a number of; the game's cost is one more.
constexpr Words summedWords = "card|cards|karte|karten|copy|copies|exemplar|exemplare|cp|kp|points|punkte|pts|stuck|"
                              "stk|command|total|gesamt|insgesamt|summe|sum|count|anzahl|size|grosse|deck|"
                              "main|side|sideboard|hauptdeck|in|im|all|alle|of|von|and|und|with|mit|missions|missionen|"
                              "lines|zeilen|different|unique|verschiedene|eur|euro|usd|dollar|cost|kosten|price|preis";
// Of these, those that one of is needed: "4 with" is a card of an odd name.
constexpr Words sumWords = "card|cards|karte|karten|copies|exemplare|cp|kp|points|punkte|pts|stuck|stk|total|gesamt|"
                           "insgesamt|summe|sum|anzahl|eur|euro|usd|dollar";

// How people begin and end a message.
constexpr Words talkWords =
    "hi|hey|hello|hallo|hiya|howdy|moin|servus|gruss gott|guten tag|guten morgen|guten abend|yo|dear|liebe|lieber|"
    "thanks|thank you|thx|ty|danke|vielen dank|cheers|gruss|grusse|liebe grusse|lg|vg|mfg|mit freundlichen grussen|"
    "viele grusse|regards|best regards|kind regards|see you|see ya|cu|bye|ciao|tschuss|bis dann|bis freitag|"
    "sent from|gesendet von|von meinem|edit|ps|p.s.|fyi|here is|here's|here you go|hier ist|hier meine|anbei|"
    "my list for|meine liste fur|good luck|viel gluck|viel spass|have fun|lol|http|https|www|on mon|on tue|on wed|"
    "on thu|on fri|on sat|on sun|am mo|am di|am mi|am do|am fr|am sa|am so|forwarded|weitergeleitet|original message|"
    "best|thoughts|any thoughts|what do you think|was meint ihr|was denkst du|should be|sollte";

constexpr Words farewellWords =
    "--|thanks|thank you|thx|danke|vielen dank|cheers|gruss|grusse|liebe grusse|lg|vg|mfg|mit freundlichen grussen|"
    "viele grusse|beste grusse|schone grusse|regards|best regards|kind regards|yours|bye|ciao|tschuss|sent from|"
    "gesendet von|von meinem";
constexpr Words eachWords = "je|jeweils|each|of each|von jedem|apiece";
constexpr std::string_view rowSigns[] = {
    ", ", "; ", " + ", " & ", " | ", " und ", " and ", " plus ", "   ", "<br>", "<br/>", "<br />", "</li>"};

constexpr Words counterWords =
    "copies of|copy of|copies|copy|kopien|kopien von|stuck|stuck.|stk.|stk|mal|exemplare|exemplare von|pcs|of|ex.|ex";

constexpr std::pair<std::string_view, Words> numberWords[] = {
    {"1", "a|an|one|a single|ein|eine|einen|einem|einer|eins|einmal|je ein|je eine|je einen"},
    {"2", "two|a pair of|a couple of|both|zwei|zwo|zweimal|beide|je zwei"},
    {"3", "three|drei|dreimal|je drei"},
    {"4", "four|vier|viermal|je vier"},
    {"5", "five|funf|fuenf|funfmal"},
    {"6", "six|half a dozen|sechs|sechsmal|ein halbes dutzend"},
    {"7", "seven|sieben|siebenmal"},
    {"8", "eight|acht|achtmal"},
    {"9", "nine|neun|neunmal"},
    {"10", "ten|zehn|zehnmal"},
    {"11", "eleven|elf|elfmal"},
    {"12", "twelve|a dozen|zwolf|zwoelf|zwolfmal|ein dutzend"},
    {wholePlayset.data(), "playset|a playset|1 playset|1x playset|one playset|full playset|a full playset|playset of|"
                          "a playset of|1 playset of|1x playset of|one playset of|full playset of|a full playset of|"
                          "ein playset|playset von|ein playset von|volles playset|ein volles playset"},
};

// Signs of a list's lines; a blank has to stand behind those of the second row, which begin numbers and marks, too.
constexpr std::string_view bullets[] = {"•", "·", "‣", "▪", "●", "○", "◦", "■", "□", "▸", "►", "➤", "➢", "→", "✓", "✔",
    "☐", "☑", "⁃", "∙", "◆", "⭐", "★", "➡", "✅", "🔹", "🔸", "🔷", "🔶", "▫", "▶", "❖", "👉"};
constexpr std::string_view spacedBullets[] = {"-", "*", "+", "–", "—", "−", "[ ]", "[x]", "[X]", "o", "~"};

// U+00A0, U+1680, U+2000 to U+200F without what joins, U+2028, U+2029, U+202F, U+205F, U+2060, U+3000, U+FEFF, U+FE0F.
constexpr std::string_view wideBlanks[] = {" ", "\t", "\r", "\n", "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002",
    "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200a", "\u200b", "\u2028", "\u2029",
    "\u202f", "\u205f", "\u2060", "\u3000", "\ufeff", "\ufe0f", "\u00ad"};

constexpr std::pair<std::string_view, std::string_view> strikes[] = {
    {"~~", "~~"}, {"<s>", "</s>"}, {"<del>", "</del>"}, {"<strike>", "</strike>"}, {"[s]", "[/s]"}};
constexpr std::string_view trailingMarks[] = {"★", "☆", "✨"}; // of foils
constexpr std::string_view emphasis[] = {"**", "__", "||", "`", "[[", "]]", "~~"};
// Names of marks in angle or square brackets, as forums have them.
constexpr Words tagWords = "b|i|u|s|card|cards|deck|list|quote|spoiler|code|center|size|color|font|h1|h2|h3|h4|li|ul|"
                           "ol|p|br|strong|em|div|span|td|tr|hide|url|*";

constexpr std::size_t longestLine = 1000; // bytes; nothing that is looked for is longer

template <class Row, std::size_t N> const Row* rowOf(std::string_view word, const Row (&rows)[N])
{
    for (const auto& row : rows)
        if (isOneOf(word, row.second))
            return &row;
    return nullptr;
}

bool isWordSign(char c) { return static_cast<unsigned char>(c) >= 0x80 || std::isalnum(static_cast<unsigned char>(c)); }

// The length of "[/card=2]" or "<br />" at the beginning; 0 where it is no mark.
std::size_t tagAt(std::string_view text)
{
    const char close = text.front() == '[' ? ']' : text.front() == '<' ? '>' : '\0';
    constexpr std::size_t longestTag = 300;
    const auto end = close ? text.substr(0, longestTag).find(close) : std::string_view::npos;
    if (end == std::string_view::npos)
        return 0;
    auto name = text.substr(1, end - 1);
    if (name.starts_with('/'))
        name.remove_prefix(1);
    name = name.substr(0, name.find_first_of("= /"));
    return isOneOf(model::fold(name), tagWords) ? end + 1 : 0;
}

} // namespace

bool isOneOf(std::string_view word, Words words)
{
    while (!words.empty()) {
        const auto end = std::min(words.find('|'), words.size());
        if (words.substr(0, end) == word)
            return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

std::string_view firstOf(std::string_view text, std::span<const std::string_view> starts)
{
    for (const auto start : starts)
        if (text.starts_with(start))
            return start;
    return {};
}

std::string_view headedSection(std::string_view word)
{
    const auto* row = rowOf(word, sectionWords);
    return row ? row->first : std::string_view();
}

std::string withoutArticle(std::string word)
{
    constexpr std::string_view articles[] = {"my ", "the ", "our ", "mein ", "meine ", "das ", "unser "};
    std::string bare = word;
    std::replace(bare.begin(), bare.end(), '-', ' ');
    const auto article = firstOf(bare, articles);
    bare.erase(0, article.size());
    const auto section = headedSection(bare);
    return section.empty() || section == "main" ? word : bare; // "My deck" is a title
}

bool isTypeName(std::string_view text, const model::Game& game)
{
    if (text.size() > longestLine)
        return false;
    const std::string folded = model::fold(text);
    return std::any_of(game.types.begin(), game.types.end(),
        [&](const auto& type) { return model::fold(type.name) == folded || model::fold(type.plural) == folded; });
}

bool isPlainHeading(std::string_view word, const model::Game& game)
{
    return isOneOf(word, plainHeadings) || isTypeName(word, game);
}

ListField fieldCalled(std::string_view word)
{
    const auto* row = rowOf(word, fieldWords);
    return row ? row->first : ListField::None;
}

ListedSide sideCalled(std::string_view word)
{
    constexpr std::size_t longest = 60;
    if (word.size() > longest)
        return ListedSide::None;
    auto text = model::fold(withoutEmphasis(word));
    std::erase_if(text, [](char c) { return std::string_view("[]()*#=:").find(c) != std::string_view::npos; });
    const auto* row = rowOf(model::trimmed(text), sideWords);
    return row ? row->first : ListedSide::None;
}

bool sumsUp(std::string_view line, const model::Game& game)
{
    if (line.size() > longestLine)
        return false;
    const std::string text = model::fold(line);
    const std::string cost = game.face.cost ? model::fold(game.attributes[*game.face.cost].label) : std::string();
    if (!text.empty() && model::isDigit(text.front()) && model::isDigit(text.back()))
        return false; // "1 Card 5"
    bool number = false, sum = false;
    for (std::size_t at = 0; at < text.size();) {
        if (!isWordSign(text[at])) {
            if (text[at] == '"')
                return false; // quotes are for names
            ++at;
            continue;
        }
        auto end = at;
        while (end < text.size() && isWordSign(text[end]))
            ++end;
        auto word = std::string_view(text).substr(at, end - at);
        at = end;
        const auto digits = std::min(word.find_first_not_of("0123456789"), word.size());
        number = number || digits > 0;
        word.remove_prefix(digits); // "200cp"
        const bool summed = isOneOf(word, sumWords) || (!cost.empty() && word == cost);
        if (!word.empty() && !summed && !isOneOf(word, summedWords))
            return false;
        sum = sum || (!word.empty() && summed);
    }
    return number && sum;
}

bool isTalk(std::string_view line)
{
    const std::string text = model::fold(line.substr(0, std::min(line.size(), longestLine)));
    constexpr std::size_t mostWords = 4;
    std::size_t end = 0;
    for (std::size_t words = 0; words < mostWords && end < text.size(); ++words) {
        end = text.find_first_of(" ,!:;/", end + 1);
        end = std::min(end, text.size());
        if (isOneOf(std::string_view(text).substr(0, end), talkWords))
            return true;
    }
    return false;
}

bool isFarewell(std::string_view line)
{
    constexpr std::size_t longest = 60;
    if (line.size() > longest)
        return false;
    std::string text = model::fold(line);
    for (bool more = true; more; text.resize(text.size() - (more ? 1 : 0)))
        more = !text.empty() && std::string_view(" ,.!").find(text.back()) != std::string_view::npos;
    for (auto end = text.size(); end != std::string::npos && end > 0; end = text.rfind(' ', end - 1))
        if (isOneOf(std::string_view(text).substr(0, end), farewellWords))
            return true;
    return false;
}

bool isRule(std::string_view line)
{
    return line.size() <= longestLine && withoutEmphasis(line).find_first_not_of(" =-_*~#+|.:<>") == std::string::npos;
}

bool isStruckOut(std::string_view line)
{
    return std::any_of(std::begin(strikes), std::end(strikes), [&](const auto& strike) {
        return line.size() > strike.first.size() + strike.second.size() && line.starts_with(strike.first) &&
               line.ends_with(strike.second);
    });
}

std::string eachCount(std::string_view line)
{
    constexpr std::size_t longest = 24;
    if (line.size() > longest)
        return {};
    const std::string text = model::fold(withoutEmphasis(line));
    const std::string_view words = trimmedOfAll(std::string_view(text).substr(0, text.find_last_not_of(" :") + 1));
    const auto first = words.find_first_of("0123456789"), last = words.find_last_of("0123456789");
    if (first == std::string_view::npos)
        return {};
    auto behind = words.substr(last + 1);
    behind.remove_prefix(behind.starts_with('x') ? 1 : 0);
    const auto figures = words.substr(first, last + 1 - first), before = trimmedOfAll(words.substr(0, first));
    behind = trimmedOfAll(behind);
    const bool each = (before.empty() && isOneOf(behind, eachWords)) || (behind.empty() && isOneOf(before, eachWords));
    return each && figures.find_first_not_of("0123456789") == std::string_view::npos ? std::string(figures) : "";
}

std::string_view withoutStamp(std::string_view line)
{
    constexpr std::size_t longestStamp = 30, longestName = 40;
    constexpr std::string_view ofStamps = "0123456789.,:/- apmAPM";
    const bool brackets = line.starts_with('[');
    const auto head = line.substr(0, longestStamp);
    const auto end = brackets ? head.find(']') : head.find(" - ");
    if (end == std::string_view::npos)
        return line;
    const auto stamp = head.substr(brackets ? 1 : 0, end - (brackets ? 1 : 0));
    if (stamp.find_first_not_of(ofStamps) != std::string_view::npos || stamp.find(':') == std::string_view::npos ||
        stamp.find(',') == std::string_view::npos)
        return line;
    const auto rest = trimmedOfAll(line.substr(end + (brackets ? 1 : 3)));
    const auto colon = rest.substr(0, longestName).find(": ");
    return colon == std::string_view::npos ? line : trimmedOfAll(rest.substr(colon + 2));
}

std::vector<std::string_view> rowsOfLine(std::string_view line)
{
    std::vector<std::string_view> rows;
    if (line.size() > longestLine)
        return {line};
    std::size_t begin = 0;
    const auto end = [&](std::size_t at) {
        if (const auto row = trimmedOfAll(line.substr(begin, at - begin)); !withoutEmphasis(row).empty())
            rows.push_back(row);
    };
    for (std::size_t at = 0; at < line.size();) {
        const bool plain = std::isalnum(static_cast<unsigned char>(line[at])) != 0;
        const auto sign = plain ? std::string_view() : firstOf(line.substr(at), rowSigns);
        if (sign.empty()) {
            ++at;
            continue;
        }
        end(at);
        begin = at += sign.size();
    }
    end(line.size());
    return rows;
}

// Whether a blank can begin or end with that byte: no plain letter, figure or sign does.
static bool isOfBlank(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    return value <= ' ' || value >= 0x7f;
}

std::string_view trimmedOfAll(std::string_view text)
{
    for (auto blank = text; !text.empty() && isOfBlank(text.front()) && !blank.empty();
         text.remove_prefix(blank.size()))
        blank = firstOf(text, wideBlanks);
    for (bool more = true; more && !text.empty() && isOfBlank(text.back());) {
        more = false;
        for (const auto blank : wideBlanks)
            if (text.ends_with(blank)) {
                text.remove_suffix(blank.size());
                more = true;
            }
    }
    return text;
}

std::string_view withoutQuoteMarks(std::string_view line)
{
    line = trimmedOfAll(line);
    while (line.starts_with('>'))
        line = trimmedOfAll(line.substr(1));
    return line;
}

std::string_view withoutBullet(std::string_view line)
{
    constexpr std::string_view ofPictures = "abcdefghijklmnopqrstuvwxyz0123456789_+-"; // ":white_check_mark:"
    for (bool more = true; more;) {
        more = false;
        const auto colon = line.starts_with(':') ? line.find_first_not_of(ofPictures, 1) : std::string_view::npos;
        if (colon != std::string_view::npos && colon > 1 && line[colon] == ':') {
            line = trimmedOfAll(line.substr(colon + 1));
            more = true;
        }
        if (const auto bullet = firstOf(line, bullets); !bullet.empty()) {
            line = trimmedOfAll(line.substr(bullet.size()));
            more = true;
        }
        for (const auto bullet : spacedBullets) {
            if (!line.starts_with(bullet) || firstOf(line.substr(bullet.size()), wideBlanks).empty())
                continue;
            line = trimmedOfAll(line.substr(bullet.size()));
            more = true;
        }
    }
    return line;
}

std::string_view withoutCounter(std::string_view text)
{
    std::size_t longest = 0;
    for (std::size_t at = text.find(' '); at != std::string_view::npos && at < 20; at = text.find(' ', at + 1))
        if (isOneOf(model::fold(text.substr(0, at)), counterWords))
            longest = at;
    return longest == 0 ? text : trimmedOfAll(text.substr(longest));
}

std::string_view countOfWord(std::string_view word)
{
    constexpr std::size_t longest = 24; // bytes
    const auto* row = word.size() <= longest ? rowOf(model::fold(word), numberWords) : nullptr;
    return row ? row->first : std::string_view();
}

NumberWord numberWordAt(std::string_view line)
{
    NumberWord found{{}, line};
    constexpr std::size_t longestWord = 24; // bytes
    for (auto at = line.find(' '); at != std::string_view::npos && at < longestWord; at = line.find(' ', at + 1))
        if (const auto count = countOfWord(line.substr(0, at)); !count.empty())
            found = {count, trimmedOfAll(line.substr(at))};
    return found;
}

std::string withoutEmphasis(std::string_view line)
{
    std::string plain;
    while (!line.empty()) {
        if (const auto mark = firstOf(line, emphasis); !mark.empty()) {
            line.remove_prefix(mark.size());
        } else if (const auto tag = tagAt(line)) {
            line.remove_prefix(tag);
        } else if (line.starts_with("](") || line.starts_with("][")) { // "[Name](https://…)", "[Name][1]"
            const auto close = line.find(line[1] == '(' ? ')' : ']', 2);
            line.remove_prefix(close == std::string_view::npos ? 2 : close + 1);
            if (const auto open = plain.rfind('['); open != std::string::npos)
                plain.erase(open, 1);
        } else {
            plain += line.front();
            line.remove_prefix(1);
        }
    }
    std::string_view rest = trimmedOfAll(plain);
    for (const char mark : {'*', '_'})
        if (rest.size() > 2 && rest.front() == mark && rest.back() == mark)
            rest = trimmedOfAll(rest.substr(1, rest.size() - 2));
    for (const auto mark : trailingMarks)
        if (rest.ends_with(mark))
            rest = trimmedOfAll(rest.substr(0, rest.size() - mark.size()));
    while (rest.ends_with(',') || rest.ends_with(';') || rest.ends_with('\\'))
        rest = trimmedOfAll(rest.substr(0, rest.size() - 1));
    return std::string(rest);
}

} // namespace nexus::importers
