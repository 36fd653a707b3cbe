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
#include "tests/support/hostile_inputs.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <ctime>
#include <fstream>
#include <malloc.h>
#include <sys/resource.h>
#include <utility>

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
                               problem.reason.starts_with("the file is ") || problem.reason == "is not an object";
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
        int input = 0;
        for (const auto& [name, bytes] : hostileInputs()) {
            for (const char* reader : readers)
                QTest::addRow("%s: %s", reader, name) << QString::fromUtf8(reader) << input;
            ++input;
        }
    }
    void hostileInputsAreDealtWithInShortTimeAnd200Megabytes()
    {
        QFETCH(QString, reader);
        QFETCH(int, input);
        if (underSanitizers() && input % 4 != 0) // each takes ten times as long
            return;
        if (std::exchange(m_input, input) != input) // made once for all readers
            m_bytes = hostileInputs()[static_cast<std::size_t>(input)].bytes();
        const std::string& bytes = m_bytes;
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
    int m_input = -1;
    std::string m_bytes;
};

NEXUS_TEST(CorpusTest, Events);

} // namespace corpus_test

#include "corpus_test.moc"
