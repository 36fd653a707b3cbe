#include "tests/support/hostile_files.h"

#include <array>

namespace nexus::test {

namespace {

const std::string deckHead = R"({"format":"nexusdeck/1","sections":{"main":[)";
const std::string collectionHead = R"({"format":"nexusdeck-collection/1","stacks":[)";
const std::string cardsHead = R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":[)";
const std::string playHead =
    R"({"format":"nexusdeck-play/1","engine":5,"game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","seats":[)";
const std::string seat =
    R"({"player":"A","deck":{"format":"nexusdeck/1","name":"S","sections":{"main":[{"card":"Bolt Mice","count":4}]}}})";

constexpr std::array oddCounts{
    "-1", "0", "1000000000", "1.5", "9223372036854775808", "18446744073709551616", "1e400", "0x10"};

// As the text of a JSON file, with the control characters told as it has to.
std::string jsonText(const std::string& text)
{
    std::string out = "\"";
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20) {
            constexpr const char* digits = "0123456789abcdef";
            out += std::string("\\u00") + digits[c >> 4] + digits[c & 15];
        } else {
            out += std::string(c == '"' || c == '\\' ? "\\" : "") + c;
        }
    return out + "\"";
}

std::string quotedCell(const std::string& text) { return "\"" + text + "\""; }

std::string wideText(const std::string& text, bool bigFirst)
{
    std::string out = bigFirst ? "\xfe\xff" : "\xff\xfe";
    for (const char c : text)
        out += bigFirst ? std::string{'\0', c} : std::string{c, '\0'};
    return out;
}

// What no reader of JSON may stumble over, by the beginning of its files.
void addJson(HostileFiles& files, HostileKind kind, const std::string& head, const std::string& ending)
{
    const auto add = [&](const char* name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({kind, std::string("json-") + name + ending, std::move(bytes), std::move(said)});
    };
    add("deep-lists", [] { return std::string(100'000, '[') + std::string(100'000, ']'); });
    add("deep-objects", [] { return repeated("{\"a\":", 100'000) + "1" + std::string(100'000, '}'); });
    add("deep-inside", [=] { return head + std::string(100'000, '[') + std::string(100'000, ']') + "]}"; });
    add(
        "key-twice", [=] { return R"({"format":"a","format":"b"})"; }, "twice");
    add("large-number", [=] { return head + R"({"count":18446744073709551616,"quantity":18446744073709551616}]}})"; });
    add("exponent", [=] { return head + R"({"count":1e999999999}]}})"; });
    add("numbers", [=] { return head + repeated("0,", 1'000'000) + "0]}}"; });
    add("huge-text", [=] { return head + "{\"card\":\"" + std::string(3'000'000, 'a') + "\",\"count\":1}]}}"; });
    add("huge-key", [=] { return head + "{\"" + std::string(3'000'000, 'k') + "\":1}]}}"; });
    add("lone-surrogate", [=] { return head + R"({"card":"\ud800","count":1}]}})"; });
    add("nul-escaped", [=] { return head + R"({"card":"a\u0000b","count":1}]}})"; });
    add("utf-16", [=] { return wideText(head, false); });
    add("overlong", [=] { return head + "{\"card\":\"\xc0\xaf\",\"count\":1}]}}"; });
    add("cut", [=] { return head + "{\"card\":\"a"; });
    add("comment", [=] { return "{/* a */}"; });
    add("not-a-number", [=] { return head + "{\"count\":NaN}]}}"; });
    add("bracket", [=] { return std::string("{"); });
    add("blank", [=] { return std::string("   \n\n "); });
    add("none", [=] { return std::string(); });
    add("noise", [=] {
        std::string out = "{";
        for (unsigned seed = 7; out.size() < 100'000; seed = seed * 1664525U + 1013904223U)
            out += static_cast<char>(seed >> 24U);
        return out;
    });
}

void addDeckTexts(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Deck, "list-" + name, std::move(bytes), std::move(said)});
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("card-" + name + ".txt", [text = text] { return "// Deck: A\n1 " + text + "\n"; });
        add("deck-" + name + ".txt", [text = text] { return "// Deck: " + text + "\n1 Bolt Mice\n"; });
        add("section-" + name + ".txt", [text = text] { return "[" + text + "]\n1 Bolt Mice\n"; });
        add("ruleset-" + name + ".txt", [text = text] { return "// Ruleset: " + text + "\n1 Bolt Mice\n"; });
        add("claims-" + name + ".txt",
            [text = text] { return "1 Bolt Mice\n// Code: QN1-" + text + "\n// Checksum: ABCD-EFGH" + text + "\n"; });
        add("table-" + name + ".csv", [text = text] {
            return "Deck,Card,Count,Type,CP,Checksum,Code\n" + quotedCell(text) + ",Bolt Mice,1," + quotedCell(text) +
                   "," + quotedCell(text) + "," + quotedCell(text) + "," + quotedCell(text) + "\n";
        });
        add("heading-" + name + ".csv", [text = text] {
            return "Card,Count," + quotedCell(text) + "\nBolt Mice,1,x\nNone," + quotedCell(text) + ",y\n";
        });
        add("json-" + name + ".nxdeck", [text = text] {
            return R"({"format":"nexusdeck/1","name":)" + jsonText(text) + R"(,"author":)" + jsonText(text) +
                   R"(,"sections":{"main":[{"card":)" + jsonText(text) + R"(,"count":1}]}})";
        });
        add("json-key-" + name + ".nxdeck",
            [text = text] { return R"({"format":)" + jsonText(text) + "," + jsonText(text) + R"(:1,"sections":{}})"; });
        add("code-" + name + ".txt", [text = text] { return "QN1-" + text; });
    }
    for (const std::string count : oddCounts) {
        add("count-" + count + ".txt", [=] { return "// Deck: A\n\n" + count + " Bolt Mice\n"; });
        add(
            "count-" + count + ".csv", [=] { return "Card,Count\nBolt Mice," + count + "\n"; }, "line 2");
        add(
            "count-" + count + ".nxdeck",
            [=] { return deckHead + "{\"card\":\"Bolt Mice\",\"count\":" + count + "}]}}"; },
            count.starts_with("1e") || count.starts_with("0x") ? "line 1" : "/sections/main/0/count");
    }
    add(
        "nul.txt", [] { return std::string("1 Bolt Mice\n1 Bolt\0Mice\n", 24); }, "line 2");
    add(
        "utf-16.txt", [] { return wideText("1 Bolt Mice\n", true); }, "UTF-16");
    add("utf-16-no-mark.txt", [] { return wideText("1 Bolt Mice\n", false).substr(2); });
    add(
        "overlong.txt", [] { return std::string("1 Bolt Mice\n1 \xc0\xafx\n"); }, "line 2");
    add(
        "surrogate.txt", [] { return std::string("1 \xed\xa0\x80\n"); }, "line 1");
    add("newlines-and-decks.txt",
        [] { return numbered("// Deck: D#\n1 Bolt Mice\n", 900) + std::string(3'900'000, '\n'); });
    add("newlines-between-decks.txt",
        [] { return repeated("// Deck: D\n1 Bolt Mice\n" + std::string(4'300, '\n'), 900); });
    add("decks-1001.txt", [] { return numbered("// Deck: D#\n1 Bolt Mice\n", 1001); });
    add("decks-900-broken.txt", [] { return numbered("// Deck: D#\n1 Bolt Mice\n", 900) + "// Deck: Last\n"; });
    add("decks-900-large.txt", [] { return repeated("// Deck: D\n" + numbered("1 Card #\n", 290), 900); });
    add(
        "codes-1001.txt", [] { return repeated(illegalCode() + "\n", 1001); }, "1000 lists");
    add("codes-900.txt", [] { return repeated(illegalCode() + "\n", 900); });
    add("codes-900-broken.txt", [] { return repeated("QN1-AAAAAAAA\n", 900); });
    add("codes-claimed-1001.txt", [] { return repeated("code: " + illegalCode() + "\n", 1001); });
    add("codes-claimed-100000.txt", [] { return repeated("code: QN1-AAAA ", 100'000); });
    add("checksums.txt", [] { return "1 Bolt Mice\n" + repeated("// Checksum: ABCD-EFGH-IJKL-MNOP\n", 100'000); });
    add("code-of-3-mb.txt", [] { return "QN1-" + std::string(3'000'000, 'A'); });
    add("code-in-lines.txt", [] { return "QN1-" + repeated("A\n", 1'500'000); });
    add("codes-of-words.txt", [] { return repeated("code", 900'000); });
    add("line-of-10-mb.txt", [] { return "1 " + std::string(10'000'000, 'a'); });
    add("line-of-3-mb.txt", [] { return "1 " + std::string(3'000'000, 'a'); });
    add("marks-1000.txt", [] { return "1 R" + repeated("\u0301", 1000) + "\n"; });
    add("marks-3-mb.txt", [] { return "1 R" + repeated("\u0301", 1'500'000) + "\n"; });
    add("rows-equal.txt", [] { return repeated("1 Bolt Mice\n", 20'000); });
    add("rows-different.txt", [] { return numbered("1 Card #\n", 200'000); });
    add("rows-unreadable.txt", [] { return numbered("Card #\n", 200'000); });
    add("sections.txt", [] { return numbered("[s#]\n1 Bolt Mice\n", 100'000); });
    add("sections-named.txt", [] { return repeated("[" + std::string(3000, '[') + "]\n", 900); });
    add("comments.txt", [] { return repeated("// a\n", 700'000); });
    add("returns.txt", [] { return repeated("1 Bolt Mice\r", 100'000); });
    add("blanks.txt", [] { return "1 " + std::string(3'900'000, ' ') + "Bolt Mice"; });
    add("rows-equal.csv", [] { return "Card,Count,Type\n" + repeated("Bolt Mice,1,Unit\n", 20'000); });
    add("rows-equal-unknown.csv", [] { return "Card,Count,Type\n" + repeated("No Such Card,1,Unit\n", 20'000); });
    add("rows-equal-deck.csv", [] { return "Deck,Card,Count,Type\n" + numbered("D#,No Such Card,1,Unit\n", 900); });
    add("rows-different.csv", [] { return "Card,Count,Type,CP\n" + numbered("Bolt Mic #,1,Unit,1\n", 9'000); });
    add("rows-near.csv", [] {
        return "Card,Count,Section,Type\n" + numbered("Bolt Mic #,1,main,Unit\n", 1'900) +
               numbered("Bold Mice #,1,side,Unit\n", 1'900);
    });
    add("rows-many-sections.csv", [] {
        return "Card,Count,Section\n" + numbered("Bolt Mice,1,s#\n", 90) + repeated("Bolt Mice,1,x\n", 100'000);
    });
    add("columns-10000.csv", [] { return "Card,Count" + numbered(",C#", 10'000) + "\nBolt Mice,1\n"; });
    add("columns-of-type.csv", [] {
        return "Card,Count" + repeated(",Type", 1000) + "\n" +
               repeated("Bolt Mice,1" + repeated(",x", 1000) + "\n", 1500);
    });
    add("quote-unclosed.csv", [] { return "Card,Count\n\"" + std::string(3'000'000, 'a'); });
    add("commas.csv", [] { return "Card,Count\n" + std::string(3'900'000, ','); });
    add("quotes.csv", [] { return "Card,Count\n" + std::string(3'900'000, '"'); });
    add("tables-100000.md", [] { return repeated("|Card|Count|\n|-|-|\n|a|1|\n\n", 100'000); });
    add("bars.md", [] { return "|Card|Count|\n|-|-|\n" + std::string(3'900'000, '|'); });
    add("backslashes.md", [] { return "|Card|Count|\n|-|-|\n|" + std::string(3'900'000, '\\') + "|1|\n"; });
    add("tabs.tsv", [] { return "Card\tCount\n" + std::string(3'900'000, '\t'); });
    add("twins.json", [] {
        return "[" +
               repeated(R"({"format":"nexusdeck/1","sections":{"main":[{"card":"Bolt Mice","count":1}]}},)", 1500) +
               "{}]";
    });
    add("twins-900.json", [] {
        return "[" +
               repeated(R"({"format":"nexusdeck/1","sections":{"main":[{"card":"Bolt Mice","count":1}]}},)", 900) +
               "{}]";
    });
    add("ruleset-unknown.nxdeck",
        [] { return std::string(R"({"format":"nexusdeck/1","ruleset":"../../etc/passwd","sections":{"main":[]}})"); });
    add("game-other.nxdeck",
        [] { return std::string(R"({"format":"nexusdeck/1","game":"\u001b[2J","sections":{}})"); });
    add("rows-equal.nxdeck", [] {
        return deckHead + repeated(R"({"card":"Bolt Mice","count":1},)", 20'000) +
               R"({"card":"Bolt Mice","count":1}]}})";
    });
    add("printings.nxdeck", [] {
        return deckHead + numbered(R"({"card":"Bolt Mice","count":1,"printing":"#"},)", 1'900) +
               R"({"card":"Bolt Mice","count":1}]}})";
    });
    add("4-mb.txt", [] { return repeated("1 Bolt Mice\n", 400'000); });
}

void addCollections(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Collection, name, std::move(bytes), std::move(said)});
    };
    const std::string head = "Name,Quantity,Condition,Place,Tags,Notes\n";
    for (const auto& [name, text] : forgingTexts()) {
        add("cells-" + name + ".csv", [=, text = text] {
            return head + quotedCell(text) + ",1," + quotedCell(text) + "," + quotedCell(text) + "," +
                   quotedCell(text) + ",\n";
        });
        add("headings-" + name + ".csv",
            [text = text] { return "Name,Quantity," + quotedCell(text) + "\nBolt Mice,1,x\nNone,1,y\n"; });
        add("texts-" + name + ".json", [text = text] {
            return collectionHead + "{\"card\":" + jsonText(text) + ",\"quantity\":1," + jsonText(text) +
                   ":2}],\"game\":" + jsonText(text) + "}";
        });
    }
    for (const std::string count : oddCounts) {
        add(
            "count-" + count + ".csv", [=] { return head + "Bolt Mice," + count + ",,,,\n"; },
            count == "0" ? "" : "line 2");
        add("count-" + count + ".json",
            [=] { return collectionHead + "{\"card\":\"Bolt Mice\",\"quantity\":" + count + "}]}"; });
    }
    add("rows-equal.csv", [=] { return head + repeated("Bolt Mice,1,,,,\n", 20'000); });
    add("rows-equal-unknown.csv", [=] { return head + repeated("No Such Card,1,,,,\n", 20'000); });
    add("rows-different.csv", [=] { return head + numbered("Bolt Mic #,1,,,,\n", 20'000); });
    add("rows-many.csv", [=] { return head + repeated("a,1,,,,\n", 300'000); });
    add("line-of-10-mb.csv", [=] { return head + std::string(10'000'000, 'a'); });
    add("tags.csv", [=] { return head + "Bolt Mice,1,NM,B," + repeated("t;", 100'000) + "\n"; });
    add(
        "nul.csv", [=] { return head + std::string("a\0b,1,,,,\n", 6); }, "line 2");
    add("utf-16.csv", [=] { return wideText(head, false); }); // is read
    add("quote-unclosed.csv", [=] { return head + "\"" + std::string(3'000'000, 'a'); });
    add("rows-equal.json", [] {
        return collectionHead + repeated(R"({"card":"Bolt Mice","quantity":1},)", 20'000) +
               R"({"card":"Bolt Mice","quantity":1}]})";
    });
    add("tags.json", [] {
        return collectionHead + R"({"card":"Bolt Mice","quantity":1,"tags":[)" + numbered("\"t#\",", 100'000) +
               "\"t\"]}]}";
    });
    addJson(files, HostileKind::Collection, collectionHead, ".json");
}

void addCards(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Cards, name, std::move(bytes), std::move(said)});
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("cells-" + name + ".csv",
            [text = text] { return "Name,Type,CP\n" + quotedCell(text) + ",Unit," + quotedCell(text) + "\n"; });
        add("texts-" + name + ".json", [text = text] {
            return cardsHead + "{\"name\":" + jsonText(text) + ",\"type\":" + jsonText(text) +
                   ",\"cp\":" + jsonText(text) + "}]}";
        });
    }
    for (const std::string number : oddCounts)
        add("cp-" + number + ".json",
            [=] { return cardsHead + R"({"name":"A","type":"Unit","cp":)" + number + "},{}]}"; });
    add("rows-equal.csv", [] { return "Name,Type,CP\n" + repeated("A,Unit,1\n", 20'000) + ",,\n"; });
    addJson(files, HostileKind::Cards, cardsHead, ".json");
}

void addLogs(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Log, name + ".nxgame", std::move(bytes), std::move(said)});
    };
    const auto game = [](const std::string& actions) {
        return playHead + seat + "," + seat + "],\"actions\":[" + actions + "]}";
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("player-" + name, [text = text] { return playHead + "{\"player\":" + jsonText(text) + ",\"deck\":{}}]}"; });
        add("note-" + name, [=, text = text] {
            return game("{\"do\":\"note\",\"seat\":0,\"text\":" + jsonText(text) +
                        "},{\"do\":\"attack\",\"card\":3,\"target\":4}");
        });
        add("ruleset-" + name, [text = text] {
            return R"({"format":"nexusdeck-play/1","engine":5,"game":"quantum-nexus","ruleset":)" + jsonText(text) +
                   ",\"seats\":[" + seat + "]}";
        });
    }
    for (const std::string number : oddCounts)
        add("seat-" + number, [=] { return game("{\"do\":\"pass\",\"seat\":" + number + "}"); });
    add("actions-100000", [=] {
        return game(
            repeated(R"({"do":"note","seat":0,"text":"a"},)", 100'000) + R"({"do":"deploy","seat":3,"card":7999})");
    });
    add("points", [=] {
        return game(repeated(R"({"do":"set-points","seat":0,"value":2147483647},)", 1000) +
                    R"({"do":"set-points","seat":9,"value":-5})");
    });
    add("seats-1000", [] { return playHead + repeated(seat + ",", 1000) + seat + "],\"actions\":[]}"; });
    add("no-seats", [] { return playHead + "],\"actions\":[]}"; });
    add("deck-999", [] {
        return playHead +
               numbered(
                   R"({"player":"#","deck":{"format":"nexusdeck/1","sections":{"main":[{"card":"Nothing","count":1000}]}}},)",
                   2) +
               seat + "]}";
    });
    addJson(files, HostileKind::Log, playHead, ".nxgame");
}

// One sentence that every ruleset below is: `sections` and `constraints` are filled in.
std::string rulesetOf(
    const std::string& id, const std::string& sections, const std::string& constraints, const std::string& more = "")
{
    return R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":)" + jsonText(id) +
           R"(,"name":"House","sections":[)" + sections + R"(],"constraints":[)" + constraints + "]" + more + "}";
}

void addRulesets(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Ruleset, name + ".json", std::move(bytes), std::move(said)});
    };
    const std::string main = R"({"id":"main","label":"M"})";
    const auto rule = [](const std::string& body) {
        return R"({"rule":"r","kind":"count","sections":["main"],)" + body + "}";
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("id-" + name, [=, text = text] { return rulesetOf(text, main, rule("\"atMost\":1")) + "x"; });
        add("name-" + name, [text = text] {
            return R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"a","name":)" + jsonText(text) +
                   R"(,"sections":[{}]})";
        });
        add("query-" + name, [=, text = text] {
            return rulesetOf("a", main, rule("\"where\":" + jsonText("((" + text) + ",\"atMost\":1"));
        });
        add("key-" + name, [=, text = text] { return rulesetOf("a", main, rule(jsonText(text) + ":1")); });
    }
    for (const std::string bound : oddCounts)
        if (bound != "0")
            add("bound-" + bound, [=] { return rulesetOf("b", main, rule("\"atMost\":" + bound + ",\"atLeast\":5")); });
    add(
        "id-taken", [=] { return rulesetOf("quantum-nexus-2025-07", main, rule("\"atMost\":1")); },
        "quantum-nexus-2025-07");
    add("id-climbs", [=] { return rulesetOf("../../x", main, rule("\"atMost\":1")); });
    add("sections-alike", [=] { return rulesetOf("c", main + "," + main, rule("\"atMost\":1")); });
    add("rules-alike", [=] { return rulesetOf("c", main, rule("\"atMost\":1") + "," + rule("\"atMost\":2")); });
    add("rules-10000", [=] {
        return rulesetOf("c", main,
            numbered(R"({"rule":"r#","kind":"count","sections":["main"],"atMost":1},)", 10'000) + rule("\"atMost\":1"));
    });
    add("sections-10000", [=] { return rulesetOf("c", numbered(R"({"id":"s#","label":"S"},)", 10'000) + main, ""); });
    add("pattern-large", [=] {
        return rulesetOf(
            "c", main, rule(R"("where":"name:/)" + repeated("(a{1,1000}){1,1000}", 50) + R"(/","atMost":1)"));
    });
    add("pattern-repeats",
        [=] { return rulesetOf("c", main, rule(R"("where":"name:/((a*)*)*$/ text:/(x+x+)+y(/","atMost":1)")); });
    add("query-deep",
        [=] { return rulesetOf("c", main, rule("\"where\":\"" + std::string(100'000, '(') + "\",\"atMost\":1")); });
    add("query-not", [=] {
        return rulesetOf("c", main, rule("\"where\":\"" + std::string(100'000, '-') + "t:unit\",\"atMost\":1"));
    });
    add("query-wide", [=] {
        return rulesetOf("c", main, rule("\"where\":\"" + repeated("t:unit or ", 100'000) + "t:unit\",\"atMost\":1"));
    });
    add("bounds-contradict", [=] { return rulesetOf("c", main, rule("\"atMost\":1,\"atLeast\":2")); });
    add("game-other", [=] {
        return std::string(R"({"format":"nexusdeck-ruleset/1","game":"\u001b[2J","id":"a","name":"A","sections":[]})");
    });
    add("play-nonsense",
        [=] { return rulesetOf("c", main, "", R"(,"play":{"hand":99999999999,"phases":[{"id":"x"}]})"); });
    add("attributes-10000", [=] {
        return rulesetOf("c", main, "",
            ",\"attributes\":[" + numbered(R"({"id":"a#","label":"A","kind":"integer"},)", 10'000) + "{}]");
    });
    add("source-long", [=] { return rulesetOf("c", main, "", ",\"source\":\"" + std::string(2'000'000, 's') + "\""); });
    addJson(files, HostileKind::Ruleset,
        R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"a","name":"A","sections":[)", ".json");
}

void addGames(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Game, name + ".json", std::move(bytes), std::move(said)});
    };
    const auto game = [](const std::string& more) {
        return R"({"format":"nexusdeck-game/1","id":"odd","name":"Odd","identity":["name"],)" + more + "}";
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("name-" + name, [text = text] {
            return R"({"format":"nexusdeck-game/1","id":)" + jsonText(text) + ",\"name\":" + jsonText(text) +
                   ",\"identity\":[" + jsonText(text) + "]}";
        });
        add("key-" + name, [=, text = text] { return game(jsonText(text) + ":1"); });
    }
    add("attributes-alike", [=] {
        return game(
            R"("attributes":[{"id":"cp","label":"A","kind":"integer"},{"id":"cp","label":"B","kind":"integer"}])");
    });
    add("attributes-10000", [=] {
        return game("\"attributes\":[" + numbered(R"({"id":"a#","label":"A","kind":"integer"},)", 10'000) + "{}]");
    });
    add("aliases-alike", [=] {
        return game(
            R"("attributes":[{"id":"a","label":"A","kind":"integer","aliases":["b"]},{"id":"b","label":"B","kind":"integer","aliases":["a","a"]}])");
    });
    add("choices-100000", [=] {
        return game(R"("attributes":[{"id":"a","label":"A","kind":"choice","choices":[)" +
                    numbered("\"c#\",", 100'000) + "1]}]");
    });
    add("keywords-100000", [=] { return game("\"keywords\":[" + numbered(R"({"id":"k#"},)", 30'000) + "{}]"); });
    add("identity-nothing",
        [=] { return std::string(R"({"format":"nexusdeck-game/1","id":"odd","name":"Odd","identity":[]})"); });
    add("newer", [] { return std::string(R"({"format":"nexusdeck-game/2","id":"odd","name":"Odd"})"); });
    addJson(files, HostileKind::Game,
        R"({"format":"nexusdeck-game/1","id":"odd","name":"Odd","identity":["name"],"attributes":[)", ".json");
}

} // namespace

void addHostileTexts(HostileFiles& files)
{
    addDeckTexts(files);
    addJson(files, HostileKind::Deck, deckHead, ".nxdeck");
    addCollections(files);
    addCards(files);
    addLogs(files);
    addRulesets(files);
    addGames(files);
}

} // namespace nexus::test
