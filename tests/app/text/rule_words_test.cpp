// One name for a thing wherever it is told: gauges, findings, comparisons and imports are made of these words.
#include "app/text/finding_text.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace rule_words_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const model::Constraint& rule(const model::Ruleset& law, const char* id)
{
    return *std::find_if(
        law.constraints.begin(), law.constraints.end(), [&](const auto& one) { return one.rule == id; });
}

} // namespace

class RuleWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sectionsAreCalledByTheirLabel()
    {
        const auto& law = ruleset();
        QCOMPARE(app::sectionName(model::SectionId("main"), law), std::string("Main deck"));
        QCOMPARE(app::sectionName(model::SectionId("attic"), law), std::string("attic"));
        QCOMPARE(app::sectionNames({model::SectionId("main"), model::SectionId("sideboard")}, law),
            std::string("Main deck and Sideboard"));
    }

    void aRuleIsCalledByItsLabelElseByWhatItLooksAt()
    {
        const auto& law = ruleset();
        QCOMPARE(app::ruleSubject(rule(law, "leader-cp"), law), std::string("Leaders"));
        QCOMPARE(app::ruleSubject(rule(law, "main-cp"), law), std::string("Main deck"));
        auto narrowed = rule(law, "main-cp");
        narrowed.whereText = "t:unit";
        QCOMPARE(app::ruleSubject(narrowed, law), std::string("“t:unit” in Main deck"));
    }

    void unitsFollowTheCount()
    {
        const auto& law = ruleset();
        const auto& game = starterGame();
        QCOMPARE(app::ruleUnit(rule(law, "main-cp"), game, 1), std::string("CP"));
        QCOMPARE(app::ruleUnit(rule(law, "sideboard-count"), game, 1), std::string("card"));
        QCOMPARE(app::ruleUnit(rule(law, "sideboard-count"), game, 0), std::string("cards"));
        QCOMPARE(app::ruleUnit(rule(law, "mission-domain-total"), game, 1), std::string("domain point"));
        QCOMPARE(app::ruleUnit(rule(law, "mission-domain-total"), game, 6), std::string("domain points"));
        const auto magic = game.find(model::AttributeId("magic"));
        QCOMPARE(app::ruleUnit(rule(law, "mission-domain-max"), game, 4, magic), std::string("Magic"));
    }

    void aTotalIsNamedAfterItsRuleOrFigure()
    {
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        const auto& law = checker.ruleset();
        std::vector<std::string> names;
        for (std::uint32_t i = 0; i < law.constraints.size(); ++i)
            if (law.constraints[i].kind == model::ConstraintKind::Total && !law.constraints[i].forEachDomain)
                names.push_back(app::totalName({.constraint = i}, checker));
        QCOMPARE(
            names, (std::vector<std::string>{"Main deck CP", "Leaders CP", "Missions domain points", "Sideboard CP"}));
        QCOMPARE(app::totalName({.figure = 0}, checker), std::string("Main deck cards"));
    }
};

NEXUS_TEST(RuleWordsTest, Events);

} // namespace rule_words_test

#include "rule_words_test.moc"
