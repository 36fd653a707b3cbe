#include "app/views/history_chart.h"

#include "app/text/list_changes_text.h"
#include "app/views/list_changes.h"
#include "model/base/text.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_set>

namespace nexus::app {

namespace {

bool revisionSays(const ListRevision& revision, const std::string& word)
{
    const auto has = [&](const std::string& text) { return model::fold(text).find(word) != std::string::npos; };
    return revision.id.starts_with(word) || has(revision.subject) ||
           std::any_of(revision.changes.begin(), revision.changes.end(),
               [&](const auto& change) { return has(change.card) || has(change.from); });
}

double spanOf(const HistoryChart& chart) { return chart.most - chart.least; }

} // namespace

bool HistoryChart::empty() const
{
    return std::none_of(values.begin(), values.end(), [](const auto& value) { return value.has_value(); });
}

HistoryChart historyChart(std::vector<std::optional<double>> values)
{
    HistoryChart chart{.values = std::move(values)};
    if (chart.empty())
        return chart;
    std::optional<double> least, most;
    for (const auto& value : chart.values)
        if (value) {
            least = std::min(least.value_or(*value), *value);
            most = std::max(most.value_or(*value), *value);
        }
    const double room = *most > *least ? 0.08 * (*most - *least) : 1; // above and below the line
    chart.least = *least >= 0 ? std::max(0.0, *least - room) : *least - room;
    chart.most = *most + room;
    return chart;
}

HistoryChart historyChart(const ListHistory& history, const HistoryQuestion& question)
{
    if (question.number == HistoryNumber::Attribute)
        return historyChart(seriesOf(history, question.attribute, question.figure));
    std::vector<std::optional<double>> values;
    for (const auto& revision : history.revisions)
        values.emplace_back(static_cast<double>(
            question.number == HistoryNumber::Cards ? revision.cards.size() : revision.changes.size()));
    return historyChart(std::move(values));
}

HistoryPlot::HistoryPlot(const HistoryChart& chart, const QRectF& area)
    : m_chart(chart)
    , m_area(area)
{
}

double HistoryPlot::across(std::size_t revision) const
{
    const auto count = m_chart.values.size();
    if (count < 2)
        return m_area.center().x();
    return m_area.left() + static_cast<double>(revision) / static_cast<double>(count - 1) * m_area.width();
}

double HistoryPlot::up(double value) const
{
    return m_area.bottom() - (value - m_chart.least) / spanOf(m_chart) * m_area.height();
}

std::vector<std::vector<QPointF>> HistoryPlot::lines() const
{
    std::vector<std::vector<QPointF>> lines;
    bool open = false;
    for (std::size_t i = 0; i < m_chart.values.size(); ++i) {
        const auto& value = m_chart.values[i];
        if (!value) {
            open = false;
            continue;
        }
        if (!open)
            lines.emplace_back();
        else if (lines.back().back().y() != up(*value))
            lines.back().emplace_back(across(i), lines.back().back().y());
        lines.back().emplace_back(across(i), up(*value));
        open = true;
    }
    return lines;
}

std::optional<std::size_t> HistoryPlot::nearest(double across) const
{
    const auto count = m_chart.values.size();
    if (count == 0)
        return std::nullopt;
    const double part = m_area.width() > 0 ? (across - m_area.left()) / m_area.width() : 0;
    return static_cast<std::size_t>(std::lround(std::clamp(part, 0.0, 1.0) * static_cast<double>(count - 1)));
}

std::vector<double> HistoryPlot::ticks(int most) const
{
    const auto wanted = std::max(most, 2);
    double step = std::pow(10, std::floor(std::log10(spanOf(m_chart) / wanted)));
    for (int by = 0; spanOf(m_chart) / step > wanted; ++by)
        step *= by % 3 == 1 ? 2.5 : 2; // 1, 2, 5, 10 …
    const bool whole = std::all_of(m_chart.values.begin(), m_chart.values.end(),
        [](const auto& value) { return !value || *value == std::floor(*value); });
    if (whole) // nothing lies between two counts
        step = std::max(step, 1.0);
    std::vector<double> ticks;
    for (double tick = std::ceil(m_chart.least / step); tick * step <= m_chart.most && std::ssize(ticks) < wanted;
         ++tick)
        ticks.push_back(tick * step);
    return ticks;
}

std::vector<std::size_t> revisionsFound(const ListHistory& history, const std::string& words)
{
    const auto folded = model::fold(words);
    std::vector<std::size_t> found;
    for (auto at = history.revisions.size(); at-- > 0;) {
        bool all = true;
        for (const auto word : model::split(folded, ' '))
            all = all && (word.empty() || revisionSays(history.revisions[at], std::string(word)));
        if (all)
            found.push_back(at);
    }
    return found;
}

std::string revisionLine(const ListRevision& revision, const model::Game& game)
{
    std::vector<std::string> counts, fields;
    for (std::size_t i = 0; i < changeKinds; ++i) {
        const auto kind = static_cast<ChangeKind>(i);
        if (const auto count = revision.count(kind); count > 0)
            counts.push_back(changeSign(kind) + std::to_string(count));
    }
    for (const auto& [field, count] : revision.fieldCounts())
        fields.push_back(changedField(field, game) + " " + std::to_string(count));
    auto line = counts.empty() ? std::string("–") : model::joined(counts, " ");
    return fields.empty() ? line : line + " · " + model::joined(fields, ", ");
}

std::vector<std::string> cardNames(const ListHistory& history)
{
    std::unordered_set<const model::Card*> seen;
    std::set<std::string> names;
    for (const auto& revision : history.revisions)
        for (const auto& card : revision.cards)
            if (seen.insert(card.get()).second)
                names.insert(card->name);
    return {names.begin(), names.end()};
}

} // namespace nexus::app
