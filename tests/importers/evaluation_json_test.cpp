#include "importers/evaluation_json.h"

#include "importers/games_journal.h"
#include "importers/lab_part.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace evaluation_json_test {

using namespace nexus;
using namespace nexus::importers;

class EvaluationJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack()
    {
        model::Evaluation evaluation;
        for (std::size_t i = 0; i < model::evaluationTermCount; ++i)
            evaluation.weights[i] = static_cast<std::int32_t>(100 * i) - 500;
        evaluation.growth[3] = 7;
        evaluation.late[5] = -7;
        QVERIFY(readEvaluationJson(writeEvaluationJson(evaluation)) == evaluation);
    }

    void whatIsNoEvaluationIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const char* bytes : {"", "[]", "{", R"({"weights":{}})", R"({"format":"nexusdeck-evaluation/1"})",
                 R"({"format":"nexusdeck-evaluation/2","weights":{}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":[]})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{"units":1.5}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{"units":10001}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{"luck":1}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{},"growth":{"luck":1}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{},"growth":{"units":-10001}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{},"late":{"luck":1}})",
                 R"({"format":"nexusdeck-evaluation/1","weights":{},"more":1})"})
            QTest::newRow(bytes) << QByteArray(bytes);
    }
    void whatIsNoEvaluationIsRefused()
    {
        QFETCH(QByteArray, bytes);
        const auto read = readEvaluationJson(bytes.toStdString());
        QVERIFY(!read && !read.error().empty());
    }

    void linesOfAJournalAreReadBack()
    {
        BatchLine line{7, 3, {}};
        line.tally.games = 10;
        line.tally.wins = {6, 3};
        line.tally.unfinished = 1;
        line.tally.ends[1] = 9;
        line.tally.points = {{4, 2}, {5, 0}};
        line.tally.cards[1]["Wet “Ink”"] = {{9, 4}, {8, 3}, {7, 2}, {1, 0}};
        const auto text = writeBatchLine(line);
        QVERIFY(text.ends_with("}\n"));
        QVERIFY(readBatchLine(text) == line);
    }
    void aJournalSaysItsSeed()
    {
        constexpr std::uint64_t seed = 12345678901234567890U;
        QCOMPARE(journalSeed(journalHead(7, seed) + "{}\n"), std::optional(seed));
        for (const char* text : {"", "\n", "[]\n", R"({"format":7,"seed":"1"})", R"({"format":"nexusdeck-games/1"})",
                 R"({"format":"nexusdeck-games/1","seed":"-1"})", R"({"format":"nexusdeck-games/1","seed":"1x"})"})
            QVERIFY(!journalSeed(text));
    }
    void linesThatAreNotWholeAreNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "{}", R"({"batch":1,"pairing":0,"numbers":[1,2]})",
                 R"({"batch":-1,"pairing":0,"numbers":[1,2,3,4,5,6,7,8,1,2,3,4,5,6]})",
                 R"({"batch":1,"pairing":0,"numbers":[1,2,3,4,5,6,7,8,1,2,3,4,5,-6]})",
                 R"({"batch":1,"pairing":0,"numbers":[1,2,3,4,5,6,7,8,1,2,3,4,5,6],"points":[[1,3]]})",
                 R"({"batch":1,"pairing":0,"numbers":[1,2,3,4,5,6,7,8,1,2,3,4,5,6],"first":{"A":[1]}})"})
            QTest::newRow(text) << QByteArray(text);
    }
    void linesThatAreNotWholeAreNone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readBatchLine(text.toStdString()));
    }

    void aPartIsReadBack()
    {
        LabPart part{"quantum-nexus", "quantum-nexus-2025-07", {}, {}, 1234567890123456789U, 1, 3};
        for (const char* name : {"One", "Two", "Three"}) {
            model::Deck deck;
            deck.name = name;
            deck.game = part.game;
            deck.ruleset = model::RulesetId(part.ruleset);
            part.decks.push_back(std::move(deck));
        }
        part.series.pairings = model::everyPairing(3);
        part.series.players = {*model::playerKindOf("search:7"), *model::playerKindOf("random")};
        part.series.evaluations[0].weights[2] = part.series.evaluations[1].weights[2] = 12;
        part.series.seed = 0xffffffffffffffffU;
        const auto text = writeLabPart(part);
        QVERIFY(readLabPart(text) == part);
        const auto without = [&](const std::string& words) {
            auto other = text;
            other.erase(other.find(words), words.size());
            return readLabPart(other);
        };
        QVERIFY(!without("\"search:7\","));
        QVERIFY(!without("\"seed\": \"18446744073709551615\","));
        QVERIFY(!readLabPart("{}") && !readLabPart(""));
    }
};

NEXUS_TEST(EvaluationJsonTest, Events);

} // namespace evaluation_json_test

#include "evaluation_json_test.moc"
