#include "app/text/thought_text.h"

#include "tests/support/test_class.h"

#include <QtTest>

namespace thought_text_test {

using namespace nexus;
using namespace nexus::model;

namespace {

Decision decisionWith(std::int32_t value, std::uint32_t visits)
{
    Decision decision;
    decision.before[static_cast<std::size_t>(EvaluationTerm::Units)] = 300;
    Thought thought{{}, value, decision.before, visits};
    thought.terms[static_cast<std::size_t>(EvaluationTerm::Units)] = 620;
    thought.terms[static_cast<std::size_t>(EvaluationTerm::Hand)] = -40;
    thought.terms[static_cast<std::size_t>(EvaluationTerm::Points)] = 3; // too little to be said
    decision.thoughts.push_back(thought);
    return decision;
}

} // namespace

class ThoughtTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsGained()
    {
        QCOMPARE(app::gainText(decisionWith(583, 0), 0), std::string("+2.8"));
        QCOMPARE(app::gainText(decisionWith(180, 0), 0), std::string("−1.2"));
        QCOMPARE(app::gainText(decisionWith(wonValue, 0), 0), std::string("wins"));
        QCOMPARE(app::gainText(decisionWith(-wonValue + lateLoss, 0), 0), std::string("loses"));
        QCOMPARE(app::gainText(decisionWith(58'400, 12), 0), std::string("58 %")); // a search says how likely it wins
    }
    void whyTheMostFirst()
    {
        QCOMPARE(app::reasonText(decisionWith(583, 0), 0), std::string("units in play +3.2, cards in hand −0.4"));
        auto same = decisionWith(583, 0);
        same.thoughts.front().terms = same.before;
        QCOMPARE(app::reasonText(same, 0), std::string());
    }
};

NEXUS_TEST(ThoughtTextTest, Events);

} // namespace thought_text_test

#include "thought_text_test.moc"
