// A player finds a "complete, legal" deck in a guide and asks whether it is; then mends it.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace published_deck_test {

using namespace nexus::test;

class PublishedDeckFeature : public QObject {
    Q_OBJECT

private:
    CliProcess m_cli;
    QString m_deck;
    CliResult m_answer;

    QJsonObject report() const { return m_answer.json()[QStringLiteral("reports")].toArray().first().toObject(); }
    QStringList messages() const
    {
        QStringList all;
        for (const auto& finding : report()[QStringLiteral("findings")].toArray())
            all << finding.toObject()[QStringLiteral("message")].toString();
        return all;
    }

    void givenAPlaytestListInATable()
    {
        std::string table =
            "| Name | Card Type | Subtype | Duplicates | CP Cost | DP Tech | DP Magic | Attack | Defense | Range | "
            "Rule Box |\n"
            "|---|---|---|---|---|---|---|---|---|---|---|\n"
            "| **Guide Marshal** | Unit | Infantry, Leader | 1 | 20 | 2 | 0 | 5 | 8 | Close | Steadfast. |\n"
            "| Second Marshal | Unit | Leader | 2 | 10 | 1 | 0 | 4 | 5 | Mid | Taunt |\n";
        for (int i = 1; i <= 16; ++i)
            table += "| Rank " + std::to_string(i) + " | Unit | Infantry | 1 | 10 | 1 | 0 | 3 | 3 | Close | N/A |\n";
        const auto cards = m_cli.file("cards.md", table);
        const auto missions = m_cli.file("missions.md",
            "| Name | CP Value | DP Tech | DP Magic | Passive Ability | Challenge | One-Time Ability |\n"
            "|---|---|---|---|---|---|---|\n"
            "| Drill | 5 | 4 | 0 | a | b | c |\n| Night School | 4 | 0 | 2 | d | e | f |\n| Side Job | 4 | 1 | 0 | g | "
            "h | i |\n");
        QCOMPARE(
            m_cli.run({QStringLiteral("import"), cards, missions, QStringLiteral("--set"), QStringLiteral("P25")}).exit,
            0);
    }
    void givenTheDeckOfTheGuide()
    {
        std::string deck = "// Deck: Guide Deck\nMissions\n1 Drill\n1 Night School\n1 Side Job\nMain\n1 Guide "
                           "Marshal\n2 Second Marshal\n";
        for (int i = 1; i <= 15; ++i)
            deck += "1 Rank " + std::to_string(i) + "\n";
        m_deck = m_cli.file("guide.txt", deck);
    }
    void whenThePlayerChecksIt() { m_answer = m_cli.run({QStringLiteral("check"), m_deck, QStringLiteral("--json")}); }
    void whenThePlayerMendsIt()
    {
        std::string deck = "Missions\n1 Drill\n1 Night School\nMain\n1 Guide Marshal\n";
        for (int i = 1; i <= 16; ++i)
            deck += "1 Rank " + std::to_string(i) + "\n";
        m_deck = m_cli.file("guide.txt", deck);
    }

private Q_SLOTS:
    void theGuidesDeckIsNotLegalAndTheProgramSaysAllThatIsWrong()
    {
        givenAPlaytestListInATable();
        givenTheDeckOfTheGuide();
        whenThePlayerChecksIt();
        QCOMPARE(m_answer.exit, 1);
        QCOMPARE(messages(), (QStringList{QStringLiteral("Main deck has 190 of exactly 200 CP: 10 short."),
                                 QStringLiteral("Leaders have 40 of at most 25 CP: 15 over."),
                                 QStringLiteral("Missions have 7 of exactly 6 domain points: 1 over."),
                                 QStringLiteral("Missions have 5 of at most 4 Technology points: 1 over.")}));
    }

    void mendedItStillLacksWhatItLacks()
    {
        whenThePlayerMendsIt();
        whenThePlayerChecksIt();
        QCOMPARE(messages(), QStringList{QStringLiteral("Main deck has 180 of exactly 200 CP: 20 short.")});
    }

    void theOlderEditionJudgesByItsOwnLaw()
    {
        m_answer = m_cli.run({QStringLiteral("check"), m_deck, QStringLiteral("--ruleset"),
            QStringLiteral("quantum-nexus-2025-05"), QStringLiteral("--json")});
        QCOMPARE(report()[QStringLiteral("ruleset")].toString(), QStringLiteral("quantum-nexus-2025-05"));
        QCOMPARE(messages(), QStringList{QStringLiteral("Main deck has 180 of exactly 200 CP: 20 short.")});
    }
};

NEXUS_TEST(PublishedDeckFeature, Events);

} // namespace published_deck_test

#include "published_deck_test.moc"
