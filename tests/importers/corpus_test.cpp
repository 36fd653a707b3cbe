#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/listed_deck.h"
#include "importers/game_json.h"
#include "importers/game_log_json.h"
#include "importers/registry.h"
#include "model/base/text.h"
#include "model/search/query_parser.h"
#include "tests/importers/corpus_reasons.h"
#include "tests/importers/problems.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <ctime>
#include <fstream>
#include <malloc.h>
#include <sys/resource.h>

namespace corpus_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

// Every file of tests/corpus/<reader> is refused by its reader with a reason and a place, every file of
// tests/corpus/<reader>-accepted is read; hostile inputs too large to commit are made here.
class CorpusTest : public QObject {
    Q_OBJECT

private:
    static Problems queryProblems(const std::string& text)
    {
        const auto query = parseQuery(text, starterGame());
        if (query)
            return {};
        return {{.reason = query.error().expected, .line = 1, .column = query.error().column}};
    }

    // All problems the reader of this folder has with the bytes; rows and lines left out count too.
    static Problems problemsWith(const std::string& reader, const std::string& bytes)
    {
        const auto& game = starterGame();
        if (reader == "deck-json")
            return problemsOf(readDeckJson(bytes));
        if (reader == "game-log-json")
            return problemsOf(readGameLogJson(bytes));
        if (reader == "ruleset-json")
            return problemsOf(readRuleset(bytes, game));
        if (reader == "query")
            return queryProblems(bytes);
        if (reader == "catalogue-json" || reader == "card-table") {
            const auto list = reader == "card-table" ? readCardTable(bytes, game) : readCatalogueJson(bytes, game);
            return list ? list->refused : list.error();
        }
        if (reader == "deck-text") {
            const auto list = readDeckText(bytes, game);
            return list ? list->unread : list.error();
        }
        if (reader == "foreign-lists-cards") {
            const auto list = readCards(bytes, game);
            return list ? list->refused : list.error();
        }
        const auto decks = reader == "deck-table" ? readDeckTables(bytes, game) : readDecks("", bytes, game);
        Problems all = problemsOf(decks);
        if (decks)
            for (const auto& listed : *decks)
                all.insert(all.end(), listed.unread.begin(), listed.unread.end());
        return all;
    }

    static void addFiles(const char* ending)
    {
        QTest::addColumn<QString>("reader");
        QTest::addColumn<QString>("file");
        const auto corpus = std::filesystem::path(inSources().toStdString()) / "tests/corpus";
        for (const char* reader : {"deck-json", "catalogue-json", "ruleset-json", "card-table", "deck-text",
                 "deck-table", "query", "game-log-json", "foreign-lists", "foreign-lists-cards"})
            for (const auto& entry : std::filesystem::directory_iterator(corpus / (std::string(reader) + ending)))
                QTest::addRow("%s/%s", reader, entry.path().filename().c_str())
                    << QString::fromUtf8(reader) << QString::fromStdString(entry.path().string());
    }

    // The peak is that of the whole life of a process: without this only the largest input would be measured.
    static void forgetPeak()
    {
        malloc_trim(0);
        std::ofstream("/proc/self/clear_refs") << 5;
    }
    static long peakMegabytes()
    {
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss / 1024;
    }
    static std::string repeated(const std::string& piece, std::size_t times)
    {
        std::string out;
        out.reserve(piece.size() * times);
        for (std::size_t i = 0; i < times; ++i)
            out += piece;
        return out;
    }
    // `piece` with every # replaced by the number of the repetition.
    static std::string numbered(const std::string& piece, std::size_t times)
    {
        std::string out;
        for (std::size_t i = 0; i < times; ++i)
            for (const char c : piece)
                c == '#' ? out += std::to_string(i) : out += c;
        return out;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // What reading needs once and for all does not count against a single input.
        (void)starterGame();
    }

    void everyMalformedFileIsRefused_data() { addFiles(""); }
    void everyMalformedFileIsRefused()
    {
        QFETCH(QString, reader);
        QFETCH(QString, file);
        const std::filesystem::path path = file.toStdString();
        const auto problems = problemsWith(reader.toStdString(), fileBytes(path));
        QVERIFY(!problems.empty());
        for (const auto& problem : problems) {
            QVERIFY(!problem.reason.empty());
            QVERIFY2(problem.reason.size() < 400, "a reason is a sentence, not the file");
            QVERIFY2(firstInvalidUtf8(problem.reason + problem.value + problem.heading + problem.card) == std::nullopt,
                problem.reason.c_str());
            // Only a file that has no inside has no place.
            const bool whole = problem.reason.find("empty") != std::string::npos ||
                               problem.reason == "is not an object";
            QVERIFY2(whole || problem.line > 0 || !problem.pointer.empty(), problem.reason.c_str());
        }
        const auto expected = corpusReasons().find(reader.toStdString() + "/" + path.filename().string());
        QVERIFY2(expected != corpusReasons().end(),
            (problems[0].pointer + "@" + std::to_string(problems[0].line) + "@" + problems[0].reason).c_str());
        const auto& [place, reason] = expected->second;
        const bool said = std::any_of(problems.begin(), problems.end(), [&](const auto& problem) {
            const std::string where = problem.pointer.empty() ? std::to_string(problem.line) : problem.pointer;
            return where == place && problem.reason.find(reason) != std::string::npos;
        });
        QVERIFY2(
            said, (problems[0].pointer + " " + std::to_string(problems[0].line) + " " + problems[0].reason).c_str());
    }

    void everyReasonBelongsToAFile()
    {
        for (const auto& [name, reason] : corpusReasons())
            QVERIFY2(std::filesystem::exists(std::filesystem::path(inSources().toStdString()) / "tests/corpus" / name),
                name.c_str());
        QVERIFY(corpusReasons().size() >= 150);
    }

    void everyAcceptedFileIsRead_data() { addFiles("-accepted"); }
    void everyAcceptedFileIsRead()
    {
        QFETCH(QString, reader);
        QFETCH(QString, file);
        const auto problems = problemsWith(reader.toStdString(), fileBytes(file.toStdString()));
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].reason.c_str());
    }

    void hostileInputsAreDealtWithInShortTimeAnd200Megabytes_data()
    {
        QTest::addColumn<QString>("reader");
        QTest::addColumn<int>("input");
        const char* readers[] = {"deck-json", "catalogue-json", "ruleset-json", "card-table", "deck-text", "deck-table",
            "query", "game-log-json"};
        for (const char* reader : readers)
            for (int input = 0; input < static_cast<int>(hostileNames().size()); ++input)
                QTest::addRow("%s: %s", reader, hostileNames()[static_cast<std::size_t>(input)])
                    << QString::fromUtf8(reader) << input;
    }
    void hostileInputsAreDealtWithInShortTimeAnd200Megabytes()
    {
        QFETCH(QString, reader);
        QFETCH(int, input);
        if (underSanitizers() && input % 4 != 0) // each takes ten times as long
            return;
        const std::string bytes = hostile(static_cast<std::size_t>(input));
        const std::string name = reader.toStdString();
        forgetPeak();
        const long before = peakMegabytes();
        const auto begin = std::clock();
        const auto problems = problemsWith(name, bytes);
        const auto took = double(std::clock() - begin) / CLOCKS_PER_SEC;
        const long grown = peakMegabytes() - before;
        qInfo("%.2f s, %ld MB, %zu problems, first: %.80s", took, grown, problems.size(),
            problems.empty() ? "-" : problems[0].reason.c_str());
        // Two seconds of a processor of its own; a shared one may give a third of its speed. A reader that takes
        // time by the square of its input takes minutes.
        QVERIFY2(took < 6.0 || underSanitizers(), qPrintable(QString::number(took)));
        // 200, and what of the program itself had been taken back from it by the system and is read in again.
        QVERIFY2(grown < 240 || underSanitizers(), qPrintable(QString::number(grown)));
        for (const auto& problem : problems)
            QVERIFY(!problem.reason.empty() && problem.reason.size() < 300 && problem.value.size() < 300);
    }

private:
    static std::vector<const char*> hostileNames()
    {
        return {"a line of 10 MB", "a text of 10 MB in JSON", "10 MB of commas", "10 MB of bars", "a million CSV rows",
            "a million Markdown rows", "a million text lines", "a million rows that are too short",
            "nesting 100,000 deep", "objects 100,000 deep", "1,000 combining marks", "4 MB of combining marks",
            "400,000 different text rows", "400,000 sections of a text", "350,000 different table rows",
            "600,000 different decks in a table", "300,000 tables", "an unclosed quote over 10 MB",
            "a million JSON numbers for rows", "100,000 JSON rows", "objects of 2,000 keys", "a million empty cards",
            "300,000 cards", "a million subtypes", "a million tags", "100,000 sections of a ruleset", "100,000 rules",
            "80,000 attributes", "900 rows that add up large unknown keys", "a million empty texts",
            "columns of one attribute", "a heading of 2 MB", "a number of 10 MB", "2 MB of brackets of a query",
            "10 MB of backslashes", "a pattern of 4,000 characters", "long names that fold",
            "200,000 printings of one card in a table", "190,000 printings of one card in JSON",
            "150,000 actions of a game", "100,000 seats of a game"};
    }

    static std::string hostile(std::size_t which)
    {
        const std::string deckHead = R"({"format":"nexusdeck/1","sections":{"main":[)";
        const std::string cards = R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":[)";
        const std::string law =
            R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"a","name":"A","sections":[{"id":"main","label":"M"})";
        const std::string play = R"({"format":"nexusdeck-play/1","game":"a","ruleset":"a","seats":[)";
        const std::string end = "]}";
        switch (which) {
        case 0: return std::string(10'000'000, 'a');
        case 1: return deckHead + "{\"count\":1,\"card\":\"" + std::string(10'000'000, 'a') + "\"}]}}";
        case 2: return "Name,Type,Count\n" + std::string(10'000'000, ',');
        case 3: return "|Name|Type|Count|\n|-|-|-|\n" + std::string(10'000'000, '|');
        case 4: return "Name,Type,Count,CP\n" + numbered("Card #,Unit,1,2\n", 1'000'000);
        case 5: return "|Name|Type|Count|\n|-|-|-|\n" + numbered("|C#|Unit|1|\n", 1'000'000);
        case 6: return repeated("1 Relay Drone\n", 1'000'000);
        case 7: return "Name,Type,Count\n" + repeated("a\n", 1'000'000);
        case 8: return std::string(100'000, '[') + std::string(100'000, ']');
        case 9: return repeated("{\"a\":", 100'000) + "1" + std::string(100'000, '}');
        case 10: return "Name,Type,Count\nR" + repeated("\u0301", 1000) + ",Unit,1\n";
        case 11: return "1 R" + repeated("\u0301", 2'000'000);
        case 12: return numbered("1 #\n", 400'000);
        case 13: return numbered("[#]\n1 a\n", 300'000);
        case 14: return "Card,Count,Type\n" + numbered("#,1,\n", 350'000);
        case 15: return "Deck,Card,Count\n" + numbered("#,a,1\n", 300'000);
        case 16: return repeated("|Name|Type|Count|\n|-|-|-|\n\n", 120'000);
        case 17: return "Name,Type,Count\n\"" + std::string(10'000'000, 'a');
        case 18: return deckHead + repeated("0,", 1'000'000) + "0]}}";
        case 19: return deckHead + numbered("{\"card\":\"#\",\"count\":1},", 120'000) + "0]}}";
        case 20: return "{\"x\":[" + repeated("{" + numbered("\"#\":1,", 1999) + "\"z\":1},", 230) + "0],\"format\":1}";
        case 21: return cards + repeated("{},", 1'000'000) + "{}]}";
        case 22: return cards + numbered("{\"name\":\"#\",\"type\":\"U\"},", 300'000) + "{}]}";
        case 23:
            return cards + "{\"name\":\"a\",\"type\":\"U\",\"subtypes\":[" + repeated("\"a\",", 1'000'000) + "1]}]}";
        case 24: return "{\"format\":\"nexusdeck/1\",\"tags\":[" + repeated("\"\u202e\",", 400'000) + "1]}";
        case 25: return law + numbered(",{\"id\":\"s#\",\"label\":\"S\"}", 130'000) + end;
        case 26:
            return law + "],\"constraints\":[" + numbered("{\"rule\":\"r#\",\"kind\":\"count\"},", 110'000) + "1]}";
        case 27: return law + "],\"attributes\":[" + numbered("{\"id\":\"r#\",\"aliases\":[\"b#\"]},", 100'000) + "1]}";
        case 28:
            return deckHead + "{\"card\":\"a\",\"count\":1,\"x\":[" + repeated("0,", 1'000'000) + "0]}" +
                   numbered(",{\"card\":\"a\",\"count\":1,\"k#\":1}", 900) + "]}}";
        case 29: return "{\"format\":\"nexusdeck/1\",\"sections\":{},\"x\":[" + repeated("\"\",", 1'300'000) + "1]}";
        case 30: return "Card,Count" + repeated(",CP", 400) + "\n" + repeated("a,1" + repeated(",2", 400) + "\n", 4000);
        case 31: return "Card,Count,C" + std::string(2'000'000, '-') + "P\n" + numbered("#,1,2\n", 150'000);
        case 32: return cards + "{\"name\":\"a\",\"type\":\"U\",\"cp\":" + std::string(10'000'000, '9') + "}]}";
        case 33: return std::string(2'000'000, '(');
        case 34: return "|Name|Type|\n|-|-|\n|" + std::string(10'000'000, '\\') + "|a|\n";
        case 35: return "name:/" + repeated("(a*)*", 800) + "/";
        case 37: return "Name,Type,Number\n" + numbered("A,Unit,#\n", 200'000);
        case 38: return cards + numbered("{\"name\":\"A\",\"type\":\"U\",\"number\":\"#\"},", 190'000) + "{}]}";
        case 39: return play + "{}],\"actions\":[" + numbered("{\"do\":\"pass\",\"seat\":#},", 150'000) + "1]}";
        case 40: return play + numbered("{\"player\":\"#\"},", 100'000) + "1]}";
        default: return deckHead + numbered("{\"card\":\"" + repeated("ŉﷺ", 60) + "#\",\"count\":1},", 9'000) + "0]}}";
        }
    }
};

NEXUS_TEST(CorpusTest, Events);

} // namespace corpus_test

#include "corpus_test.moc"
