#include "app/views/charts.h"

#include "app/base/figures.h"
#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <cmath>

namespace nexus::app {

namespace {

using model::AttributeIndex;
using model::filled;

struct ChartWords {
    NEXUS_WORDS(ChartWords)
};

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
        add(words(ChartWords::tr("Types"), m_section.types, true));
        add(domains());
        for (const auto& tally : m_section.charts)
            add(ofGame(tally));
        for (const auto& histogram : m_section.histograms)
            if (histogram.attribute != m_stats.cost && !isCharted(histogram.attribute))
                add(curve(histogram));
        for (const auto& group : m_section.groups)
            add(words(m_game.keywordGroups[group.group].label, group.tallies));
        add(words(ChartWords::tr("Keywords"), m_section.keywords));
        add(words(ChartWords::tr("Subtypes"), m_section.subtypes));
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
        return m_stats.build && m_section.histogram(*m_stats.build)
                   ? std::to_string(cost) + " " + m_game.attributes[*m_stats.build].label
                   : std::string();
    }

    DeckChart curve(const model::Histogram& histogram) const
    {
        const auto& attribute = m_game.attributes[histogram.attribute];
        const bool drawn = m_section.section == m_stats.drawn && histogram.attribute == m_stats.cost;
        return curveChart(histogram, attribute.label,
            drawn && m_stats.income ? std::optional(m_stats.income->income) : std::nullopt,
            filled(ChartWords::tr("%n cards, %1 %2", nullptr, histogram.present()),
                {std::to_string(histogram.total()), attribute.label}));
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
            chart.summary = ChartWords::tr(
                "and %n more", nullptr, static_cast<std::int64_t>(tallies.size() - chart.bars.size()));
        return chart;
    }

    DeckChart domains() const
    {
        DeckChart chart{.title = m_game.domain.plural};
        for (const auto& tally : m_section.domains)
            if (tally.copies > 0)
                chart.bars.push_back({.label = m_game.attributes[tally.domain].label,
                    .copies = tally.copies,
                    .detail = ChartWords::tr("%n points", nullptr, tally.points),
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
                detail = filled(ChartWords::tr("%1 in all, %2 on average"),
                    {std::to_string(*bar.sum),
                        decimal(static_cast<double>(*bar.sum) / static_cast<double>(bar.copies))});
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
        return ChartWords::tr("No day yet.");
    const auto& last = days.back();
    if (days.size() == 1)
        return filled(ChartWords::tr("%1 on %2.", "a figure on a day"), {first(number(last)), last.day});
    const auto& most = *std::max_element(
        days.begin(), days.end(), [&](const auto& a, const auto& b) { return number(a) < number(b); });
    return filled(ChartWords::tr("%1 on %2; %3 on %4, the first day; at most %5, on %6."),
        {first(number(last)), last.day, plain(number(days.front())), days.front().day, plain(number(most)), most.day});
}

} // namespace

DeckChart curveChart(const model::Histogram& histogram, const std::string& unit, std::optional<std::int64_t> income,
    const std::string& counted)
{
    DeckChart chart{.kind = ChartKind::Curve, .title = unit, .unit = unit, .line = income};
    for (const auto& [value, copies] : histogram.copies)
        chart.bars.push_back(
            {.label = std::to_string(value), .value = value, .copies = copies, .beyond = income && value > *income});
    chart.summary = counted + " · " +
                    filled(ChartWords::tr("average %1, median %2"),
                        {decimal(histogram.mean()), decimal(histogram.median())});
    if (histogram.absent > 0)
        chart.summary += " · " + ChartWords::tr("%n without", "cards without a value", histogram.absent);
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
    std::vector<std::string> bars;
    const bool curve = chart.kind == ChartKind::Curve;
    for (const auto& bar : chart.bars)
        if (curve && bars.empty())
            bars.push_back(filled(ChartWords::tr("%n cards at %1 %2", "2 CP", bar.copies), {bar.label, chart.unit}));
        else if (curve)
            bars.push_back(filled(ChartWords::tr("%n at %1 %2", "cards at 2 CP", bar.copies), {bar.label, chart.unit}));
        else
            bars.push_back(filled(ChartWords::tr("%1 %n cards", "of a kind", bar.copies), {bar.label}) +
                           (bar.detail.empty() ? "" : ", " + bar.detail));
    auto text = chart.title + ": " + model::joined(bars, curve ? ", " : "; ") + ".";
    if (!chart.summary.empty())
        text += " " + chart.summary + ".";
    if (chart.line)
        text += " " + filled(ChartWords::tr("Income %1 %2 a round."), {std::to_string(*chart.line), chart.unit});
    return text;
}

std::string incomeSentence(const model::DeckStats& stats, const model::DeckChecker& checker)
{
    if (!stats.income)
        return {};
    const auto& curve = *stats.income;
    const auto& unit = checker.catalogue().game().attributes[curve.attribute].label;
    const auto income = std::to_string(curve.income);
    const auto text = curve.cardsPerRound
                          ? filled(ChartWords::tr("Income %1 %2 a round pays %3 cards of average cost %4."),
                                {income, unit, decimal(*curve.cardsPerRound), decimal(curve.averageCost)})
                          : filled(ChartWords::tr("Income %1 %2 a round."), {income, unit});
    const auto beyond = curve.beyondCopies();
    if (beyond == 0)
        return text + " " + ChartWords::tr("No card costs more than that.");
    return text + " " +
           filled(
               ChartWords::tr("%n of %1 cost more than that.", "cards", beyond), {cardsText(beyond + curve.payable)});
}

std::string statsText(const model::DeckStats& stats, const model::DeckChecker& checker)
{
    std::string text;
    for (const auto& section : stats.sections) {
        text += sectionName(section.section, checker) + ": " + cardsText(section.copies);
        if (section.unknown > 0)
            text += ", " + ChartWords::tr("%n of them not in the catalogue", nullptr, section.unknown);
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
        Text([](std::int64_t n) { return copiesText(n); }),
        Text([](std::int64_t n) { return figures(n).toStdString(); }));
}

std::string valueSentence(const std::vector<model::DayTotals>& days)
{
    using Text = std::string (*)(std::int64_t);
    return sentence(
        days, [](const model::DayTotals& day) { return day.totals.value; },
        Text([](std::int64_t n) { return filled(ChartWords::tr("Worth %1"), {amountFigures(n).toStdString()}); }),
        Text([](std::int64_t n) { return amountFigures(n).toStdString(); }));
}

} // namespace nexus::app
