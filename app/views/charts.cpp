#include "app/views/charts.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace nexus::app {

namespace {

using model::AttributeIndex;

constexpr std::size_t maxWords = 12; // of subtypes and keywords; the rest is one bar

// Charts of one section.
class Charts {
public:
    Charts(const model::DeckStats& stats, const model::SectionStats& section, const model::DeckChecker& checker)
        : m_stats(stats)
        , m_section(section)
        , m_game(checker.catalogue().game())
    {
    }

    std::vector<DeckChart> all()
    {
        if (m_stats.cost)
            if (const auto* costs = m_section.histogram(*m_stats.cost))
                add(curve(*costs));
        add(words("Types", m_section.types, true));
        add(domains());
        for (const auto& tally : m_section.charts)
            add(ofGame(tally));
        for (const auto& histogram : m_section.histograms)
            if (histogram.attribute != m_stats.cost && !isCharted(histogram.attribute))
                add(curve(histogram));
        for (const auto& group : m_section.groups)
            add(words(m_game.keywordGroups[group.group].label, group.tallies));
        add(words("Keywords", m_section.keywords));
        add(words("Subtypes", m_section.subtypes));
        return std::move(m_charts);
    }

private:
    void add(DeckChart chart)
    {
        if (!chart.bars.empty())
            m_charts.push_back(std::move(chart));
    }

    [[nodiscard]] std::string costText(std::int64_t cost) const
    {
        return m_stats.cost && m_section.histogram(*m_stats.cost)
                   ? std::to_string(cost) + " " + m_game.attributes[*m_stats.cost].label
                   : std::string();
    }

    DeckChart curve(const model::Histogram& histogram) const
    {
        const auto& attribute = m_game.attributes[histogram.attribute];
        const bool drawn = m_section.section == m_stats.drawn && histogram.attribute == m_stats.cost;
        return curveChart(histogram, attribute.label,
            drawn && m_stats.income ? std::optional(m_stats.income->income) : std::nullopt,
            plural(histogram.present(), "card", "cards") + ", " + std::to_string(histogram.total()) + " " +
                attribute.label);
    }

    DeckChart words(std::string title, const std::vector<model::Tally>& tallies, bool types = false) const
    {
        DeckChart chart{.title = std::move(title)};
        for (const auto& tally : tallies) {
            if (chart.bars.size() < maxWords)
                chart.bars.push_back({.label = types ? typeLabel(tally, m_game) : tally.name,
                    .copies = tally.copies,
                    .detail = costText(tally.cost)});
        }
        if (tallies.size() > chart.bars.size())
            chart.summary = "and " + std::to_string(tallies.size() - chart.bars.size()) + " more";
        return chart;
    }

    DeckChart domains() const
    {
        DeckChart chart{.title = m_game.domain.plural};
        for (const auto& tally : m_section.domains)
            if (tally.copies > 0)
                chart.bars.push_back({.label = m_game.attributes[tally.domain].label,
                    .copies = tally.copies,
                    .detail = plural(tally.points, "point", "points"),
                    .domain = tally.domain});
        return chart;
    }

    [[nodiscard]] bool isCharted(AttributeIndex attribute) const
    {
        return std::any_of(m_game.charts.begin(), m_game.charts.end(), [&](const model::GameChart& chart) {
            return std::find(chart.attributes.begin(), chart.attributes.end(), attribute) != chart.attributes.end();
        });
    }

    [[nodiscard]] DeckChart ofGame(const model::ChartTally& tally) const
    {
        DeckChart chart{.title = m_game.charts[tally.chart].label};
        for (const auto& bar : tally.bars) {
            std::string detail;
            if (bar.sum)
                detail = std::to_string(*bar.sum) + " in all, " +
                         decimal(static_cast<double>(*bar.sum) / static_cast<double>(bar.copies)) + " on average";
            chart.bars.push_back({.label = bar.label, .copies = bar.copies, .detail = std::move(detail)});
        }
        return chart;
    }

    const model::DeckStats& m_stats;
    const model::SectionStats& m_section;
    const model::Game& m_game;
    std::vector<DeckChart> m_charts;
};

QDate dateOf(const std::string& day) { return QDate::fromString(q(day), Qt::ISODate); }
std::string textOf(const QDate& date) { return date.toString(Qt::ISODate).toStdString(); }

template <class Number, class Text>
std::string sentence(const std::vector<model::DayTotals>& days, Number&& number, Text&& first, Text&& plain)
{
    if (days.empty())
        return "No day yet.";
    const auto most = std::max_element(
        days.begin(), days.end(), [&](const auto& a, const auto& b) { return number(a) < number(b); });
    auto text = first(number(days.back())) + " on " + days.back().day;
    if (days.size() > 1)
        text += "; " + plain(number(days.front())) + " on " + days.front().day + ", the first day; at most " +
                plain(number(*most)) + ", on " + most->day;
    return text + ".";
}

} // namespace

std::string decimal(double value)
{
    const auto tenths = static_cast<std::int64_t>(std::llround(value * 10));
    const auto whole = std::to_string(tenths / 10);
    const auto rest = tenths % 10 < 0 ? -(tenths % 10) : tenths % 10;
    const std::string sign = tenths < 0 && tenths > -10 ? "-" : "";
    return rest == 0 ? whole : sign + whole + "." + std::to_string(rest);
}

DeckChart curveChart(const model::Histogram& histogram, const std::string& unit, std::optional<std::int64_t> income,
    const std::string& counted)
{
    DeckChart chart{.kind = ChartKind::Curve, .title = unit, .unit = unit, .line = income};
    for (const auto& [value, copies] : histogram.copies)
        chart.bars.push_back(
            {.label = std::to_string(value), .value = value, .copies = copies, .beyond = income && value > *income});
    chart.summary = counted + " · average " + decimal(histogram.mean()) + ", median " + decimal(histogram.median());
    if (histogram.absent > 0)
        chart.summary += " · " + std::to_string(histogram.absent) + " without";
    return chart;
}

std::string typeLabel(const model::Tally& tally, const model::Game& game)
{
    auto label = tally.name;
    for (const auto& type : game.types)
        if (model::fold(type.name) == model::fold(tally.name))
            label = tally.copies == 1 ? type.name : type.plural;
    return label;
}

std::vector<DeckChart> deckCharts(
    const model::DeckStats& stats, const model::SectionId& section, const model::DeckChecker& checker)
{
    const auto* found = stats.section(section);
    return found ? Charts(stats, *found, checker).all() : std::vector<DeckChart>();
}

std::string chartSentence(const DeckChart& chart)
{
    std::string text = chart.title + ": ";
    for (const auto& bar : chart.bars) {
        const bool first = &bar == &chart.bars.front();
        if (chart.kind == ChartKind::Curve)
            text += (first ? plural(bar.copies, "card", "cards") : ", " + std::to_string(bar.copies)) + " at " +
                    bar.label + " " + chart.unit;
        else
            text += (first ? "" : "; ") + bar.label + " " + plural(bar.copies, "card", "cards") +
                    (bar.detail.empty() ? "" : ", " + bar.detail);
    }
    text += ".";
    if (!chart.summary.empty())
        text += " " + chart.summary + ".";
    if (chart.line)
        text += " Income " + std::to_string(*chart.line) + " " + chart.unit + " a round.";
    return text;
}

std::string incomeSentence(const model::DeckStats& stats, const model::DeckChecker& checker)
{
    if (!stats.income)
        return {};
    const auto& curve = *stats.income;
    const auto& unit = checker.catalogue().game().attributes[curve.attribute].label;
    std::string text = "Income " + std::to_string(curve.income) + " " + unit + " a round";
    if (curve.cardsPerRound)
        text += " pays " + decimal(*curve.cardsPerRound) + " cards of average cost " + decimal(curve.averageCost);
    const auto beyond = curve.beyondCopies();
    const auto all = beyond + curve.payable;
    return text + ". " +
           (beyond == 0 ? "No card costs more than that."
                        : std::to_string(beyond) + " of " + plural(all, "card", "cards") +
                              (beyond == 1 ? " costs" : " cost") + " more than that.");
}

std::string statsText(const model::DeckStats& stats, const model::DeckChecker& checker)
{
    std::string text;
    for (const auto& section : stats.sections) {
        text += sectionName(section.section, checker) + ": " + plural(section.copies, "card", "cards");
        if (section.unknown > 0)
            text += ", " + std::to_string(section.unknown) + " of them not in the catalogue";
        text += "\n";
        for (const auto& chart : deckCharts(stats, section.section, checker))
            text += "  " + chartSentence(chart) + "\n";
        if (const auto income = section.section == stats.drawn ? incomeSentence(stats, checker) : ""; !income.empty())
            text += "  " + income + "\n";
    }
    return text;
}

std::vector<DayPoint> dayLine(const std::vector<model::DayTotals>& days, const std::string& today)
{
    std::vector<DayPoint> line;
    const auto levelUntil = [&](const QDate& date) {
        if (!line.empty() && dateOf(line.back().day) < date)
            line.push_back({textOf(date), line.back().copies, line.back().value});
    };
    for (const auto& day : days) {
        const auto date = dateOf(day.day);
        if (!date.isValid())
            continue;
        if (line.empty())
            line.push_back({textOf(date.addDays(-1)), 0, 0});
        levelUntil(date.addDays(-1));
        line.push_back({day.day, day.totals.copies, day.totals.value});
    }
    levelUntil(dateOf(today));
    return line;
}

std::string copiesSentence(const std::vector<model::DayTotals>& days)
{
    using Text = std::string (*)(std::int64_t);
    return sentence(
        days, [](const model::DayTotals& day) { return day.totals.copies; },
        Text([](std::int64_t n) { return figures(n).toStdString() + (n == 1 ? " copy" : " copies"); }),
        Text([](std::int64_t n) { return figures(n).toStdString(); }));
}

std::string valueSentence(const std::vector<model::DayTotals>& days)
{
    using Text = std::string (*)(std::int64_t);
    return sentence(
        days, [](const model::DayTotals& day) { return day.totals.value; },
        Text([](std::int64_t n) { return "Worth " + amountFigures(n).toStdString(); }),
        Text([](std::int64_t n) { return amountFigures(n).toStdString(); }));
}

} // namespace nexus::app
