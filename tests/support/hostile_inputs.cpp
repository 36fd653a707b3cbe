#include "tests/support/hostile_inputs.h"

namespace nexus::test {

std::string repeated(const std::string& piece, std::size_t times)
{
    std::string out;
    out.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        out += piece;
    return out;
}

std::string numbered(const std::string& piece, std::size_t times)
{
    std::string out;
    for (std::size_t i = 0; i < times; ++i)
        for (const char c : piece)
            c == '#' ? out += std::to_string(i) : out += c;
    return out;
}

const std::vector<HostileInput>& hostileInputs()
{
    static const std::string deckHead = R"({"format":"nexusdeck/1","sections":{"main":[)";
    static const std::string cards = R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":[)";
    static const std::string law =
        R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"a","name":"A","sections":[{"id":"main","label":"M"})";
    static const std::string play = R"({"format":"nexusdeck-play/1","engine":5,"game":"a","ruleset":"a","seats":[)";
    static const std::string end = "]}";
    static const std::vector<HostileInput> all = {
        {"a line of 10 MB", [] { return std::string(10'000'000, 'a'); }},
        {"a text of 10 MB in JSON",
            [] { return deckHead + "{\"count\":1,\"card\":\"" + std::string(10'000'000, 'a') + "\"}]}}"; }},
        {"10 MB of commas", [] { return "Name,Type,Count\n" + std::string(10'000'000, ','); }},
        {"10 MB of bars", [] { return "|Name|Type|Count|\n|-|-|-|\n" + std::string(10'000'000, '|'); }},
        {"a million CSV rows", [] { return "Name,Type,Count,CP\n" + numbered("Card #,Unit,1,2\n", 1'000'000); }},
        {"a million Markdown rows",
            [] { return "|Name|Type|Count|\n|-|-|-|\n" + numbered("|C#|Unit|1|\n", 1'000'000); }},
        {"a million text lines", [] { return repeated("1 Relay Drone\n", 1'000'000); }},
        {"a million rows that are too short", [] { return "Name,Type,Count\n" + repeated("a\n", 1'000'000); }},
        {"nesting 100,000 deep", [] { return std::string(100'000, '[') + std::string(100'000, ']'); }},
        {"objects 100,000 deep", [] { return repeated("{\"a\":", 100'000) + "1" + std::string(100'000, '}'); }},
        {"1,000 combining marks", [] { return "Name,Type,Count\nR" + repeated("\u0301", 1000) + ",Unit,1\n"; }},
        {"4 MB of combining marks", [] { return "1 R" + repeated("\u0301", 2'000'000); }},
        {"400,000 different text rows", [] { return numbered("1 #\n", 400'000); }},
        {"400,000 sections of a text", [] { return numbered("[#]\n1 a\n", 300'000); }},
        {"350,000 different table rows", [] { return "Card,Count,Type\n" + numbered("#,1,\n", 350'000); }},
        {"600,000 different decks in a table", [] { return "Deck,Card,Count\n" + numbered("#,a,1\n", 300'000); }},
        {"300,000 tables", [] { return repeated("|Name|Type|Count|\n|-|-|-|\n\n", 120'000); }},
        {"an unclosed quote over 10 MB", [] { return "Name,Type,Count\n\"" + std::string(10'000'000, 'a'); }},
        {"a million JSON numbers for rows", [] { return deckHead + repeated("0,", 1'000'000) + "0]}}"; }},
        {"100,000 JSON rows", [] { return deckHead + numbered("{\"card\":\"#\",\"count\":1},", 120'000) + "0]}}"; }},
        {"objects of 2,000 keys",
            [] {
                return "{\"x\":[" + repeated("{" + numbered("\"#\":1,", 1999) + "\"z\":1},", 230) + "0],\"format\":1}";
            }},
        {"a million empty cards", [] { return cards + repeated("{},", 1'000'000) + "{}]}"; }},
        {"300,000 cards", [] { return cards + numbered("{\"name\":\"#\",\"type\":\"U\"},", 300'000) + "{}]}"; }},
        {"a million subtypes",
            [] {
                return cards + "{\"name\":\"a\",\"type\":\"U\",\"subtypes\":[" + repeated("\"a\",", 1'000'000) +
                       "1]}]}";
            }},
        {"a million tags",
            [] { return "{\"format\":\"nexusdeck/1\",\"tags\":[" + repeated("\"\u202e\",", 400'000) + "1]}"; }},
        {"100,000 sections of a ruleset",
            [] { return law + numbered(",{\"id\":\"s#\",\"label\":\"S\"}", 130'000) + end; }},
        {"100,000 rules",
            [] {
                return law + "],\"constraints\":[" + numbered("{\"rule\":\"r#\",\"kind\":\"count\"},", 110'000) + "1]}";
            }},
        {"80,000 attributes",
            [] {
                return law + "],\"attributes\":[" + numbered("{\"id\":\"r#\",\"aliases\":[\"b#\"]},", 100'000) + "1]}";
            }},
        {"900 rows that add up large unknown keys",
            [] {
                return deckHead + "{\"card\":\"a\",\"count\":1,\"x\":[" + repeated("0,", 1'000'000) + "0]}" +
                       numbered(",{\"card\":\"a\",\"count\":1,\"k#\":1}", 900) + "]}}";
            }},
        {"a million empty texts",
            [] {
                return "{\"format\":\"nexusdeck/1\",\"sections\":{},\"x\":[" + repeated("\"\",", 1'300'000) + "1]}";
            }},
        {"columns of one attribute",
            [] {
                return "Card,Count" + repeated(",CP", 400) + "\n" + repeated("a,1" + repeated(",2", 400) + "\n", 4000);
            }},
        {"a heading of 2 MB",
            [] { return "Card,Count,C" + std::string(2'000'000, '-') + "P\n" + numbered("#,1,2\n", 150'000); }},
        {"a number of 10 MB",
            [] { return cards + "{\"name\":\"a\",\"type\":\"U\",\"cp\":" + std::string(10'000'000, '9') + "}]}"; }},
        {"2 MB of brackets of a query", [] { return std::string(2'000'000, '('); }},
        {"10 MB of backslashes", [] { return "|Name|Type|\n|-|-|\n|" + std::string(10'000'000, '\\') + "|a|\n"; }},
        {"a pattern of 4,000 characters", [] { return "name:/" + repeated("(a*)*", 800) + "/"; }},
        {"long names that fold",
            [] {
                return deckHead + numbered("{\"card\":\"" + repeated("ŉﷺ", 60) + "#\",\"count\":1},", 9'000) + "0]}}";
            }},
        {"200,000 printings of one card in a table",
            [] { return "Name,Type,Number\n" + numbered("A,Unit,#\n", 200'000); }},
        {"190,000 printings of one card in JSON",
            [] { return cards + numbered("{\"name\":\"A\",\"type\":\"U\",\"number\":\"#\"},", 190'000) + "{}]}"; }},
        {"150,000 actions of a game",
            [] { return play + "{}],\"actions\":[" + numbered("{\"do\":\"pass\",\"seat\":#},", 150'000) + "1]}"; }},
        {"100,000 seats of a game", [] { return play + numbered("{\"player\":\"#\"},", 100'000) + "1]}"; }},
    };
    return all;
}

} // namespace nexus::test
