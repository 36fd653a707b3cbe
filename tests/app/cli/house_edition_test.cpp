// A house edition as a group would write it, with an attribute of its own: at most 200 RP and 40 to 60 cards. Whatever
// advises a deck reads the ruleset, so it works for this one as for those that came with the program.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace house_edition_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }

const char* const law = R"({
  "format": "nexusdeck-ruleset/1", "game": "quantum-nexus", "id": "house-200-rp", "name": "House: 200 RP, 40 to 60 cards",
  "domains": ["technology", "magic"], "sets": ["OWN"],
  "attributes": [ { "id": "rp", "label": "RP", "longLabel": "Requisition Points", "kind": "integer", "headings": ["RP"] } ],
  "sections": [
    { "id": "missions", "label": "Orders", "accepts": "t:mission" },
    { "id": "main", "label": "Force", "accepts": "-t:mission" },
    { "id": "sideboard", "label": "Reserve", "accepts": "-t:mission", "optional": true } ],
  "constraints": [
    { "rule": "force-rp", "kind": "total", "sections": ["main"], "attribute": "rp", "atMost": 200, "cites": "1" },
    { "rule": "force-cards", "kind": "count", "sections": ["main"], "atLeast": 40, "atMost": 60, "cites": "1" },
    { "rule": "orders", "kind": "total", "sections": ["missions"], "attribute": "domains", "exactly": 4, "cites": "2" },
    { "rule": "carried", "kind": "within", "sections": ["main", "sideboard"], "forEach": "domains", "totalOf": "missions", "cites": "2" },
    { "rule": "copies", "kind": "copies", "sections": ["missions", "main", "sideboard"], "limit": 3, "cites": "3" },
    { "rule": "reserve", "kind": "count", "sections": ["sideboard"], "exactly": 3, "unlessEmpty": true, "cites": "4" } ] })";

// Twenty-four cards of 2 to 7 RP; every third needs 2 points of one of two domains.
std::string cards()
{
    std::string table = "| Name | Card Type | CP Cost | RP | DP Tech | DP Magic | Duplicates |\n| --- | --- | --- | "
                        "--- | --- | --- | --- |\n";
    for (int i = 0; i < 24; ++i)
        table += "| House Card " + std::to_string(i) + " | Unit | 1 | " + std::to_string(2 + i % 6) + " | " +
                 (i % 3 == 1 ? "2" : "0") + " | " + (i % 3 == 2 ? "2" : "0") + " | 9 |\n";
    return table;
}

const char* const orders = "| Name | CP | DP Tech | DP Magic | Duplicates |\n| --- | --- | --- | --- | --- |\n"
                           "| Order A | 3 | 2 | 0 | 1 |\n| Order B | 3 | 0 | 2 | 1 |\n| Order C | 4 | 4 | 0 | 1 |\n| "
                           "Order D | 2 | 1 | 1 | 1 |\n";

// Three copies each of the cards from `first` on.
std::string rows(int first, int count, int copies = 3)
{
    std::string text;
    for (int i = first; i < first + count; ++i)
        text += std::to_string(copies) + " House Card " + std::to_string(i) + "\n";
    return text;
}

class House {
public:
    House()
    {
        std::filesystem::create_directories(cli.profile() / "games/quantum-nexus/rulesets");
        std::ofstream(cli.profile() / "games/quantum-nexus/rulesets/house.json") << law;
        if (cli.run({word("import"), cli.file("cards.md", cards())}).exit != 0 ||
            cli.run({word("import"), cli.file("orders.md", orders), word("--type"), word("Mission")}).exit != 0)
            qFatal("the house cards are not taken");
    }
    QString deck(const char* name, const std::string& text) const { return cli.file(name, text); }
    [[nodiscard]] CliResult run(QStringList arguments) const
    {
        return cli.run(arguments << word("--ruleset") << word("house-200-rp") << word("--json"));
    }
    CliProcess cli;
};

} // namespace

class HouseEditionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_house = std::make_unique<House>(); }
    void cleanupTestCase() { m_house.reset(); }

    void check()
    {
        const auto legal = m_house->deck("legal.txt", "Missions\n1 Order A\n1 Order B\nMain\n" + rows(0, 15));
        auto result = m_house->run({word("check"), legal});
        auto report = result.json()[word("reports")].toArray()[0].toObject();
        QCOMPARE(result.exit, int(ExitCode::Done));
        QCOMPARE(report[word("totals")].toObject()[word("force-rp")].toInt(), 3 * (2 * 27 + 2 + 3 + 4));
        QCOMPARE(report[word("totals")].toObject()[word("force-cards")].toInt(), 45);
        const auto over = m_house->deck("over.txt", "Missions\n1 Order A\n1 Order B\nMain\n" + rows(0, 20));
        result = m_house->run({word("check"), over});
        QCOMPARE(result.exit, int(ExitCode::No));
        report = result.json()[word("reports")].toArray()[0].toObject();
        QVERIFY(report[word("findings")].toArray()[0].toObject()[word("message")].toString().contains(
            word("of at most 200 RP")));
    }

    void fix()
    {
        const auto deck = m_house->deck(
            "surplus.txt", "Missions\n1 Order C\nMain\n" + rows(0, 15) + "2 House Card 0\n1 House Card 2\n");
        const auto result = m_house->run({word("fix"), deck});
        QCOMPARE(result.exit, int(ExitCode::No));
        const auto findings = result.json()[word("findings")].toArray();
        QVERIFY(!findings.isEmpty());
        for (const auto& finding : findings)
            QVERIFY2(!finding.toObject()[word("fixes")].toArray().isEmpty(),
                qPrintable(finding.toObject()[word("message")].toString()));
    }

    void missions()
    {
        const auto all = m_house->run({word("missions")}).json();
        QCOMPARE(all[word("count")].toInt(), 7); // two each of A, B and D, any two of them, and C
        const auto deck = m_house->deck(
            "magic.txt", "Missions\n1 Order C\nMain\n2 House Card 2\n2 House Card 5\n2 House Card 1\n");
        const auto near = m_house->run({word("missions"), word("--for"), deck}).json()[word("packages")].toArray();
        QCOMPARE(near[0].toObject()[word("notCarried")].toInt(), 0);
        QCOMPARE(
            near[0].toObject()[word("profile")].toObject(), (QJsonObject{{word("technology"), 2}, {word("magic"), 2}}));
    }

    void swaps()
    {
        const auto deck = m_house->deck("swaps.txt",
            "Missions\n1 Order A\n1 Order B\nMain\n" + rows(0, 14) + "Sideboard\n2 House Card 16\n1 House Card 17\n");
        const auto result = m_house->run({word("swaps"), deck});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QVERIFY(result.json()[word("perSize")].toArray()[0].toInt() > 0);
    }

    void complete()
    {
        const auto deck = m_house->deck("few.txt", "Missions\n1 Order A\n1 Order B\nMain\n" + rows(0, 12));
        const auto result = m_house->run({word("complete"), deck, word("--limit"), word("5")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto proposals = result.json()[word("proposals")].toArray();
        QCOMPARE(proposals.size(), 5);
        QVERIFY(result.json()[word("none")].isNull());
        for (const auto& proposal : proposals) {
            int copies = 0;
            for (const auto& change : proposal.toObject()[word("changes")].toArray())
                copies += change.toObject()[word("delta")].toInt();
            QVERIFY(copies >= 4); // of 36 to at least 40 cards
            const auto totals = proposal.toObject()[word("totals")].toObject();
            QVERIFY(totals[word("force-cards")].toInt() >= 40 && totals[word("force-rp")].toInt() <= 200);
        }
    }

    void editions()
    {
        // A deck of the edition that came with the program, held against the house: its cards have no RP there.
        const auto deck = m_house->deck(
            "usual.txt", "Missions\n1 Order A\n1 Order B\nMain\n" + rows(0, 15) + "1 House Card 0\n2 House Card 20\n");
        const auto result = m_house->cli.run({word("editions"), deck, word("--json")});
        const auto editions = result.json()[word("editions")].toArray();
        QCOMPARE(editions.size(), 3);
        for (const auto& value : editions) {
            const auto edition = value.toObject();
            if (edition[word("ruleset")].toString() != word("house-200-rp"))
                continue;
            QVERIFY(!edition[word("legal")].toBool());
            QVERIFY2(edition[word("legalAfter")].toBool(), result.out.constData());
            QVERIFY(edition[word("totalsAfter")].toObject()[word("force-rp")].toInt() <= 200);
        }
        const auto to = m_house->cli.folder() / "house.nxdeck";
        const auto file = QString::fromStdString(to.string());
        QCOMPARE(
            m_house->cli.run({word("editions"), deck, word("--to"), word("house-200-rp"), word("--apply"), file}).exit,
            int(ExitCode::Done));
        QCOMPARE(m_house->cli.run({word("check"), file}).exit, int(ExitCode::Done));
    }

private:
    std::unique_ptr<House> m_house;
};

NEXUS_TEST(HouseEditionTest, Events);

} // namespace house_edition_test

#include "house_edition_test.moc"
