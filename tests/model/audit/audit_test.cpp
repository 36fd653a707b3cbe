// A whole audit of a few cards whose costs follow a known formula.
#include "model/audit/audit.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <numeric>

namespace audit_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// CP = 1 + attack + 2 · defense, but for the last, which is 3 too dear.
constexpr const char* cards = R"([
    {"name": "A", "type": "Unit", "cp": 4, "attack": 1, "defense": 1},
    {"name": "B", "type": "Unit", "cp": 7, "attack": 2, "defense": 2},
    {"name": "C", "type": "Unit", "cp": 9, "attack": 2, "defense": 3, "rules": "Zeal."},
    {"name": "D", "type": "Unit", "cp": 10, "attack": 5, "defense": 2},
    {"name": "E", "type": "Unit", "cp": null, "attack": 5, "defense": 2},
    {"name": "F", "type": "Asset", "cp": 7, "defense": 3},
    {"name": "G", "type": "Unit", "cp": 11, "attack": 3, "defense": 2}])";

tl::expected<Audit, AuditProblem> audited(const std::shared_ptr<const Catalogue>& catalogue, const char* terms)
{
    const auto cost = *catalogue->game().find(AttributeId("cp"));
    std::vector<CardIndex> all(catalogue->size());
    std::iota(all.begin(), all.end(), CardIndex{0});
    return audit({std::move(all), cost, parseAuditTerms(terms, cost, catalogue->game()).value()}, *catalogue);
}

} // namespace

class AuditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDearOneIsFound()
    {
        const auto catalogue = catalogueOf(cards);
        const auto result = audited(catalogue, "attack,defense,leader,text");
        QVERIFY(result.has_value());
        QCOMPARE(result->withoutCost, std::size_t{1});
        QCOMPARE(result->costs, (std::vector<double>{4, 7, 9, 10, 7, 11}));
        QCOMPARE(result->fit.dependent, (std::vector<DependentColumn>{{2, {}}}));
        QCOMPARE(result->constants[2], std::optional(0.0));
        QVERIFY(!result->constants[0]);
        // Without G the others are exactly by the formula.
        QVERIFY(std::abs(*result->fit.rows[5].looResidual - 3) < 1e-9);
        QVERIFY(!result->fit.rows[2].looResidual);                     // the only one with a text
        QCOMPARE(result->dominated, (std::vector<Dominated>{{5, 3}})); // by D, which is cheaper and attacks harder
    }

    void thereIsNoAuditOfTooFewOrOfOneCost()
    {
        const auto few = audited(catalogueOf(cards), "attack,defense,dp,range,leader");
        QVERIFY(!few && few.error().kind == LeastSquaresProblem::TooFewRows);
        QCOMPARE(few.error().cards, std::size_t{6});
        QCOMPARE(few.error().wanted, std::size_t{7});
        const auto alike = audited(catalogueOf(R"([{"name": "A", "type": "Unit", "cp": 2, "attack": 1},
            {"name": "B", "type": "Unit", "cp": 2, "attack": 2}, {"name": "C", "type": "Unit", "cp": 2}])"),
            "attack");
        QVERIFY(!alike && alike.error().cost == 2.0);
    }
};

NEXUS_TEST(AuditTest, Events);

} // namespace audit_test

#include "audit_test.moc"
