#include "model/rules/finding.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace total_differences_test {

using namespace nexus::model;
using namespace nexus::test;

class TotalDifferencesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void totalsAreThoseOfBothReports()
    {
        const auto cards = catalogueOf(
            R"([{"name":"Bolt","type":"Event","cp":2},{"name":"Forge","type":"Mission","cp":3,"domains":{"technology":3}},
                                           {"name":"School","type":"Mission","cp":2,"domains":{"magic":2}}])");
        const DeckChecker checker(ruleset(), cards);
        const auto totals = totalDifferences(checker.check(deckOf("missions: 1 Forge; main: 3 Bolt")),
            checker.check(deckOf("missions: 1 School; main: 4 Bolt")));
        QStringList told;
        for (const auto& total : totals)
            told << q((total.constraint ? ruleset().constraints[*total.constraint].rule
                                        : starterGame().figures[*total.figure].id) +
                      (total.domain ? " " + starterGame().attributes[*total.domain].id.str() : "") + " " +
                      std::to_string(total.from) + " " + std::to_string(total.to));
        QCOMPARE(told.join(QLatin1Char('\n')),
            q("main-cp 6 8\nleader-cp 0 0\nmission-count 1 1\nmission-domain-total 3 2\nmission-domain-max technology "
              "3 0\n"
              "mission-domain-max magic 0 2\nsideboard-count 0 0\nsideboard-cp 0 0\nmain-count 3 4\nmission-cp 3 2"));
    }
};

NEXUS_TEST(TotalDifferencesTest, Events);

} // namespace total_differences_test

#include "total_differences_test.moc"
