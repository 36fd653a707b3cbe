#include "importers/lab_result.h"

#include "tests/support/test_class.h"

#include <QtTest>

namespace lab_result_test {

using namespace nexus;

namespace {

model::GamesTally tallyOf(std::uint64_t won, std::uint64_t lost)
{
    model::GamesTally tally;
    tally.wins = {won, lost};
    tally.games = won + lost + 1;
    tally.unfinished = 1;
    tally.ends.front() = tally.games;
    tally.cards[0]["Inkling Page"] = {{}, {won, won}, {}, {lost, 0}, {{{won, won}, {lost, 0}}}};
    return tally;
}

importers::LabResult league()
{
    importers::LabResult result;
    result.players = "greedy";
    result.games = 12;
    result.seed = 7;
    result.whole = true;
    result.decks = {"Wet Ink", "Other"};
    result.pairings = model::everyPairing(2);
    result.tallies = {tallyOf(7, 4)};
    return result;
}

std::string readAgain(const importers::LabResult& result)
{
    const auto read = importers::readLabResult(importers::writeLabResult(result));
    return read ? importers::writeLabResult(*read) : read.error().front().reason;
}

std::string replaced(std::string text, const std::string& old, const std::string& now)
{
    const auto at = text.find(old);
    return at == std::string::npos ? std::string() : text.replace(at, old.size(), now);
}

} // namespace

class LabResultTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsReadBack()
    {
        const auto result = league();
        QCOMPARE(readAgain(result), importers::writeLabResult(result));
        QCOMPARE(importers::readLabResult(importers::writeLabResult(result))->tallies, result.tallies);
        importers::LabResult compared;
        compared.about = "Wet Ink";
        compared.players = "fair";
        compared.edition = "Detailed Rules";
        model::LabComparison found;
        found.pairs = 10;
        found.before = {10, 4, 1};
        found.after = {10, 6, 0};
        found.difference = {0.15, {-0.2, 0.5}, 0.3};
        found.moreGames = 80;
        compared.compared = {{"", found}, {"Wet Ink", found}};
        QCOMPARE(readAgain(compared), importers::writeLabResult(compared));
        QCOMPARE(importers::readLabResult(importers::writeLabResult(compared))->compared.size(), std::size_t{2});
        QCOMPARE(importers::readLabResult(importers::writeLabResult(compared))->edition, compared.edition);
    }

    // With their line or their key; nothing of it is shown.
    void numbersThatNoGamesComeToAreRefused_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("more wins than games") << QByteArray("[12,7,4") << QByteArray("[12,9,4");
        QTest::newRow("cards of other games") << QByteArray("[0,0,7,7") << QByteArray("[0,0,7,8");
        QTest::newRow("more of a round than games") << QByteArray(",4,0,7,7,4,0]") << QByteArray(",4,0,9,7,4,0]");
        QTest::newRow("half a round") << QByteArray(",4,0,7,7,4,0]") << QByteArray(",4,0,7,7]");
        QTest::newRow("no such deck") << QByteArray("[[0,1]]") << QByteArray("[[0,2]]");
        QTest::newRow("no such pairing") << QByteArray("\"pairing\":0") << QByteArray("\"pairing\":1");
        QTest::newRow("another file") << QByteArray("lab-result/1") << QByteArray("lab-part/1");
        QTest::newRow("cut off") << QByteArray("\"numbers\":") << QByteArray("");
    }
    void numbersThatNoGamesComeToAreRefused()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, now);
        const auto text = replaced(importers::writeLabResult(league()), old.toStdString(), now.toStdString());
        QVERIFY(!text.empty());
        const auto read = importers::readLabResult(text);
        QVERIFY(!read);
        QVERIFY(!read.error().front().reason.empty());
    }
};

NEXUS_TEST(LabResultTest, Nothing);

} // namespace lab_result_test

#include "lab_result_test.moc"
