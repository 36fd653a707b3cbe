#include "app/text/advice_text.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace fix_text_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// "label = text" of every fix of the first finding of that rule.
QStringList told(const std::string& deckText, const std::string& rule)
{
    const DeckChecker checker(ruleset(), catalogueOf(R"([
        {"name":"Twin","type":"Unit","cp":1,"duplicates":2}, {"name":"Relay Drone","type":"Unit","cp":1,"duplicates":9},
        {"name":"Captain","type":"Leader","cp":30,"duplicates":2},
        {"name":"Null Acolyte","type":"Unit","cp":3,"duplicates":9,"domains":{"entropy":1}},
        {"name":"Mage","type":"Unit","cp":3,"duplicates":9,"domains":{"magic":1}},
        {"name":"M Tech","type":"Mission","cp":3,"duplicates":2,"domains":{"technology":3}}])"));
    const Deck deck = deckOf(deckText);
    QStringList all;
    for (const auto& finding : checker.check(deck).findings) {
        if (finding.rule != rule)
            continue;
        for (const auto& fix : fixesFor(finding, deck, checker))
            all << q(nexus::app::fixLabel(fix, checker)) + QStringLiteral(" = ") + q(nexus::app::fixText(fix, checker));
        break;
    }
    return all;
}

} // namespace

class FixTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsOfEveryKind()
    {
        QCOMPARE(told("main: 5 Twin", "duplicates"), QStringList{QStringLiteral("Take 3 out = Take 3 Twin out")});
        QCOMPARE(told("missions: 1 M Tech; main: 3 Null Acolyte, 2 Mage", "card-domain"),
            (QStringList{QStringLiteral("Take 2 out = Take 2 Mage out"),
                QStringLiteral("Take all 5 out = Take out all 2 cards not legal with Missions (5 copies)"),
                QStringLiteral("Find Missions for it… = Show cards for Missions that bring what Mage needs: t:mission "
                               "magic>=1")}));
        QCOMPARE(told("main: 1 M Tech", "wrong-section").first(),
            QStringLiteral("Move to Missions = Move 1 M Tech to Missions"));
        QCOMPARE(told("main: 1 Relay Drine", "unknown-card").first(),
            QStringLiteral("Use Relay Drone = Use “Relay Drone” for “Relay Drine”"));
        QCOMPARE(told("main: 1 Twin", "main-cp"),
            (QStringList{
                QStringLiteral("Complete to 200… = List all ways to complete Main deck to 200, the nearest first"),
                QStringLiteral("Show cards that fit = Show the cards that bring what is short: -t:mission -t:token "
                               "-cp<0 can:add cp:1..199")}));
        QCOMPARE(told("main: 1 Captain", "leader-cp"),
            QStringList{QStringLiteral("Show Leaders = Show what counts as Leaders in this deck: in:main t:leader")});
    }
};

NEXUS_TEST(FixTextTest, Events);

} // namespace fix_text_test

#include "fix_text_test.moc"
