#include "app/views/history_chart.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace history_chart_test {

using namespace nexus;
using namespace nexus::test;

namespace {

model::AttributeIndex cp() { return *starterGame().find(model::AttributeId("cp")); }

app::SharedCard unit(const std::string& name, int cost)
{
    model::Card card;
    card.name = name;
    card.type = "Unit";
    card.numbers.resize(starterGame().attributes.size());
    card.numbers[cp()] = cost;
    return std::make_shared<const model::Card>(std::move(card));
}

// Kite 2 and Bell 4; Bell costs 9; Kite is gone and Lamp 1 has come.
app::ListHistory history()
{
    using enum app::ChangeKind;
    app::ListHistory made;
    const auto add = [&](const char* id, const char* subject, std::vector<app::SharedCard> cards,
                         std::vector<app::RevisionChange> changes) {
        app::ListRevision revision;
        revision.id = id;
        revision.subject = subject;
        revision.cards = std::move(cards);
        revision.changes = std::move(changes);
        revision.given = std::make_shared<const model::GivenFields>();
        made.revisions.push_back(std::move(revision));
    };
    const auto kite = unit("Kite", 2), bell = unit("Bell", 4), dear = unit("Bell", 9), lamp = unit("Lamp", 1);
    add("a1", "First list", {kite, bell}, {{.kind = Added, .card = "Kite"}, {.kind = Added, .card = "Bell"}});
    add("b2", "Dearer", {kite, dear}, {{.kind = Changed, .card = "Bell", .fields = {{"cp", "4", "9"}}}});
    add("c3", "Light", {dear, lamp}, {{.kind = Removed, .card = "Kite"}, {.kind = Added, .card = "Lamp"}});
    return made;
}

std::vector<std::optional<double>> valuesOf(const app::HistoryQuestion& question)
{
    return app::historyChart(history(), question).values;
}

} // namespace

class HistoryChartTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNumberOfAllCardsOverTime()
    {
        using app::HistoryNumber;
        using Values = std::vector<std::optional<double>>;
        QVERIFY((valuesOf({HistoryNumber::Cards}) == Values{2, 2, 2}));
        QVERIFY((valuesOf({HistoryNumber::Changes}) == Values{2, 1, 2}));
        QVERIFY((valuesOf({HistoryNumber::Attribute, cp()}) == Values{3, 5.5, 5}));
        QVERIFY((valuesOf({HistoryNumber::Attribute, cp(), app::SeriesFigure::Sum}) == Values{6, 11, 10}));
        auto three = history();
        three.revisions[1].cards.push_back(unit("Oil", 3));
        QCOMPARE(app::seriesOf(three, cp(), app::SeriesFigure::Median)[1].value(), 3.0);
        QCOMPARE(app::seriesOf(three, cp(), app::SeriesFigure::Median)[0].value(), 3.0); // between 2 and 4
    }

    void laterIsToTheRightAndLargerIsUp()
    {
        const auto chart = app::historyChart({2, std::nullopt, 4, 4, 6});
        const app::HistoryPlot plot(chart, {10, 10, 100, 100});
        QCOMPARE(plot.across(0), 10.0);
        QCOMPARE(plot.across(4), 110.0);
        QVERIFY(plot.up(6) < plot.up(2) && plot.up(6) > 10 && plot.up(2) < 110);
        const auto lines = plot.lines();
        QCOMPARE(lines.size(), std::size_t{2}); // a revision without a value is a gap
        QCOMPARE(lines[0].size(), std::size_t{1});
        QCOMPARE(lines[1].size(), std::size_t{4}); // 4, 4, a step, 6
        QCOMPARE(lines[1][2], QPointF(110, plot.up(4)));
        QCOMPARE(plot.nearest(61).value(), std::size_t{2});
        QCOMPARE(plot.nearest(-50).value(), std::size_t{0});
        QCOMPARE(plot.nearest(500).value(), std::size_t{4});
    }

    void countsHaveNoHalves()
    {
        const auto ticksOf = [](std::vector<std::optional<double>> values) {
            const auto chart = app::historyChart(std::move(values));
            return app::HistoryPlot(chart, {0, 0, 100, 100}).ticks(5);
        };
        for (const auto tick : ticksOf({3.0, 4.0, 4.0}))
            QCOMPARE(tick, std::floor(tick));
        const auto halves = ticksOf({3.0, 3.5, 4.0});
        QVERIFY(std::any_of(halves.begin(), halves.end(), [](double tick) { return tick != std::floor(tick); }));
    }

    void ticksAreRoundAndFew()
    {
        for (const double most : {0.3, 1.0, 7.0, 42.0, 1e6}) {
            const auto chart = app::historyChart({0.0, most});
            const auto ticks = app::HistoryPlot(chart, {0, 0, 100, 100}).ticks(5);
            QVERIFY(ticks.size() >= 2 && ticks.size() <= 5);
            QVERIFY(ticks.front() >= chart.least && ticks.back() <= chart.most);
        }
    }

    void nothingIsNoChart()
    {
        QVERIFY(app::historyChart({}).empty() && app::historyChart({std::nullopt}).empty());
        QVERIFY(!app::HistoryPlot(app::historyChart({}), {0, 0, 10, 10}).nearest(3));
        const auto level = app::historyChart({5, 5});
        QVERIFY(level.least < 5 && level.most > 5);
    }

    void revisionsAreFoundByTheirWordsAndCards()
    {
        QVERIFY((app::revisionsFound(history(), "") == std::vector<std::size_t>{2, 1, 0}));
        QVERIFY((app::revisionsFound(history(), "KITE") == std::vector<std::size_t>{2, 0}));
        QVERIFY((app::revisionsFound(history(), "dear bell") == std::vector<std::size_t>{1}));
        QVERIFY((app::revisionsFound(history(), "c3") == std::vector<std::size_t>{2}));
        QVERIFY(app::revisionsFound(history(), "nobody").empty());
        QVERIFY((app::cardNames(history()) == std::vector<std::string>{"Bell", "Kite", "Lamp"}));
    }

    void aRevisionInALine()
    {
        QCOMPARE(app::revisionLine(history().revisions[1], starterGame()), std::string("~1 · CP 1"));
        QCOMPARE(app::revisionLine(history().revisions[2], starterGame()), std::string("+1 −1"));
    }

    void twoRevisionsCompared()
    {
        const auto made = history();
        const auto compared = app::revisionsCompared(made, 0, 2, starterGame());
        QCOMPARE(compared.difference.added.size(), std::size_t{1});
        QCOMPARE(compared.difference.removed.size(), std::size_t{1});
        QCOMPARE(compared.difference.changed.size(), std::size_t{1});
        QCOMPARE(app::revisionsCompared(made, std::nullopt, 1, starterGame()).difference.added.size(), std::size_t{2});
    }
};

NEXUS_TEST(HistoryChartTest, Nothing);

} // namespace history_chart_test

#include "history_chart_test.moc"

#include <cmath>
