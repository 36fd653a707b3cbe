#include "app/views/worth_chart.h"

#include "tests/support/decks.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace worth_chart_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// CP = 1 + attack + 2 · defense, but for E, which is 3 too dear.
constexpr const char* cards = R"([
    {"name": "A", "type": "Unit", "cp": 4, "attack": 1, "defense": 1, "magic": 1},
    {"name": "B", "type": "Unit", "cp": 7, "attack": 2, "defense": 2, "magic": 1, "technology": 2},
    {"name": "C", "type": "Unit", "cp": 9, "attack": 2, "defense": 3, "technology": 1},
    {"name": "D", "type": "Unit", "cp": 10, "attack": 5, "defense": 2},
    {"name": "E", "type": "Unit", "cp": 11, "attack": 3, "defense": 2}])";

model::AttributeIndex attribute(const char* id) { return *starterGame().find(model::AttributeId(id)); }

model::Audit audited()
{
    const auto catalogue = catalogueOf(cards);
    std::vector<model::CardIndex> all(catalogue->size());
    std::iota(all.begin(), all.end(), model::CardIndex{0});
    return *model::audit({std::move(all), attribute("cp"),
                             model::parseAuditTerms("attack,defense", attribute("cp"), starterGame()).value()},
        *catalogue);
}

} // namespace

class WorthChartTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDearestComesFirst()
    {
        QCOMPARE(app::byPrice(audited()).front(), std::size_t{4});
        QCOMPARE(q(app::worthText(audited(), *catalogueOf(cards), 4)),
            QStringLiteral("11 CP, by the others 8.00: 3.00 over"));
        QVERIFY(app::offFormula(audited()).empty());
    }

    void aPointACardInTheColourOfItsDomain()
    {
        const auto chart = app::worthChart(audited(), *catalogueOf(cards));
        QCOMPARE(chart.points.size(), std::size_t{5});
        QVERIFY(chart.points[0].domain == attribute("magic"));
        QVERIFY(chart.points[1].domain == attribute("technology")); // two of them
        QVERIFY(!chart.points[3].domain);
        QCOMPARE(chart.points[4].cost, 11.0);
        using Domains = std::vector<std::optional<model::AttributeIndex>>;
        auto expected = Domains{attribute("technology"), attribute("magic"), std::nullopt};
        std::sort(expected.begin(), expected.end() - 1);
        QVERIFY(app::chartDomains(chart, starterGame()) == expected);
        QVERIFY(app::chartDomains({.points = {chart.points[3]}}, starterGame()).empty());
        QCOMPARE(chart.least, 0);
        QVERIFY(chart.most >= 11 && chart.most <= 12);
    }

    void pointsAreWhereTheAxesSayAndFoundThere()
    {
        const app::WorthChart chart{{{0, 2, 8, {}}, {1, 5, 5, {}}}, 0, 10};
        const app::WorthPlot plot(chart, QRectF(100, 20, 200, 200));
        QCOMPARE(plot.at(0, 0), QPointF(100, 220));
        QCOMPARE(plot.at(10, 10), QPointF(300, 20));
        QCOMPARE(plot.at(2, 8), QPointF(140, 60));
        QCOMPARE(plot.nearest(QPointF(143, 60), 10), std::optional(std::size_t{0}));
        QCOMPARE(plot.nearest(QPointF(200, 121), 10), std::optional(std::size_t{1}));
        QVERIFY(!plot.nearest(QPointF(280, 200), 10));
        QCOMPARE(plot.ticks(20).size(), std::size_t{11});
        QCOMPARE(plot.ticks(6), (std::vector<int>{0, 2, 4, 6, 8, 10}));
        QCOMPARE(plot.ticks(3), (std::vector<int>{0, 5, 10}));
    }

    void residualsByDomain()
    {
        const auto audit = audited();
        const auto residuals = app::domainResiduals(audit, *catalogueOf(cards));
        QCOMPARE(residuals.size(), std::size_t{3});
        QVERIFY(residuals[0].domain == attribute("technology") && residuals[1].domain == attribute("magic"));
        QVERIFY(!residuals[2].domain);
        QCOMPARE(residuals[0].cards, std::size_t{2});
        const auto& rows = audit.fit.rows;
        QVERIFY(std::abs(residuals[1].mean - (rows[0].residual + rows[1].residual) / 2) < 1e-12);
        QVERIFY(std::abs(residuals[2].mean - (rows[3].residual + rows[4].residual) / 2) < 1e-12);
    }

    void numbersHaveTheirSigns()
    {
        QCOMPARE(q(app::signedText(1.25)), QStringLiteral("+1.25"));
        QCOMPARE(q(app::signedText(-1.25)), QStringLiteral("−1.25"));
        QCOMPARE(q(app::signedText(-0.001)), QStringLiteral("0.00"));
    }
};

NEXUS_TEST(WorthChartTest, Nothing);

} // namespace worth_chart_test

#include "worth_chart_test.moc"
