#include "app/text/refusal_text.h"

#include "tests/support/engine_table.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

#include <set>

namespace refusal_text_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;
using T = EngineTable;

class RefusalTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRefusalIsASentence()
    {
        auto t = T::begun();
        std::set<std::string> different;
        for (std::size_t i = 0; i < refusalCount; ++i) {
            const auto text = refusalText(
                t.state, Refusal{.code = static_cast<RefusalCode>(i), .section = {}, .card = 0, .other = 1, .seat = 1});
            QVERIFY2(text.ends_with('.') && text.size() > 8, text.c_str());
            different.insert(text);
        }
        QCOMPARE(different.size(), refusalCount);
    }

    void problemsBeforeAGameAreTold()
    {
        const auto& checker = caseChecker(T::latest);
        const auto problem = setUpGame({{"A", deckOf("main: 1 Nobody")}}, checker);
        QVERIFY(!problem);
        QCOMPARE(q(setupProblemText(problem.error())),
            QStringLiteral("“Nobody” in the deck of player 1 is no card of the catalogue, or means several."));
        QCOMPARE(q(setupProblemText(setUpGame({}, checker).error())), QStringLiteral("A game has one to 8 players."));
        GameLog log{.game = "quantum-nexus",
            .ruleset = T::latest,
            .windows = Windows::Never,
            .seats = {{"A", deckOf("main: 4 Grunt")}}};
        log.actions = {act::flipInitiative(1), act::pass(0)};
        const auto refused = replay(log, checker);
        QVERIFY(!refused);
        QCOMPARE(q(replayProblemText(refused.error(), log)),
            QStringLiteral("Action 2 (pass) is refused: not-now, III.C. The cards or the rules are not those it was "
                           "played with."));
    }
};

NEXUS_TEST(RefusalTextTest, Events);

} // namespace refusal_text_test

#include "refusal_text_test.moc"
