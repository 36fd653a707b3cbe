#include "app/views/worth_chart.h"

#include "app/text/chances_text.h"
#include "model/base/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nexus::app {

namespace {

struct WorthWords {
    NEXUS_WORDS(WorthWords)
};

bool isNothing(double value, int decimals) { return std::abs(value) * std::pow(10, decimals) < 0.5; }

} // namespace

std::vector<std::size_t> byPrice(const model::Audit& audit)
{
    std::vector<std::size_t> places(audit.fit.rows.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    const auto& rows = audit.fit.rows;
    std::stable_sort(places.begin(), places.end(),
        [&](std::size_t a, std::size_t b) { return rows[a].looResidual > rows[b].looResidual; });
    return places;
}

std::vector<double> offFormula(const model::Audit& audit)
{
    if (!audit.byFormula)
        return {};
    std::vector<double> off;
    for (std::size_t place = 0; place < audit.costs.size(); ++place)
        off.push_back(audit.costs[place] - (*audit.byFormula)[place]);
    return off;
}

std::string signedText(double value, int decimals)
{
    const auto digits = numberText(std::abs(value), decimals);
    return isNothing(value, decimals) ? digits : (value < 0 ? "−" : "+") + digits;
}

std::string worthText(const model::Audit& audit, const model::Catalogue& catalogue, std::size_t place)
{
    constexpr int decimals = 2;
    const auto& row = audit.fit.rows[place];
    const auto off = row.looResidual.value_or(row.residual), others = audit.costs[place] - off;
    const auto cost = numberText(audit.costs[place], 0) + " " + catalogue.game().attributes[audit.question.cost].label;
    const auto by = (others < 0 && !isNothing(others, decimals) ? "−" : "") + numberText(std::abs(others), decimals);
    if (isNothing(off, decimals))
        return model::filled(WorthWords::tr("%1, by the others %2"), {cost, by});
    return model::filled(
        off > 0 ? WorthWords::tr("%1, by the others %2: %3 over") : WorthWords::tr("%1, by the others %2: %3 under"),
        {cost, by, numberText(std::abs(off), decimals)});
}

WorthChart worthChart(const model::Audit& audit, const model::Catalogue& catalogue)
{
    WorthChart chart;
    const auto domains = catalogue.game().domainAttributes();
    double least = 0, most = 1;
    for (std::size_t place = 0; place < audit.costs.size(); ++place) {
        WorthPoint point{place, audit.fit.rows[place].predicted, audit.costs[place], {}};
        std::int32_t points = 0;
        for (const auto domain : domains)
            if (const auto number = catalogue.number(audit.question.cards[place], domain).value_or(0);
                number > points) {
                points = number;
                point.domain = domain;
            }
        least = std::min({least, point.predicted, point.cost});
        most = std::max({most, point.predicted, point.cost});
        chart.points.push_back(point);
    }
    chart.least = static_cast<int>(std::floor(least));
    chart.most = static_cast<int>(std::ceil(most));
    return chart;
}

std::vector<std::optional<model::AttributeIndex>> chartDomains(const WorthChart& chart, const model::Game& game)
{
    std::vector<std::optional<model::AttributeIndex>> domains, found;
    for (const auto domain : game.domainAttributes())
        domains.emplace_back(domain);
    domains.emplace_back();
    for (const auto& domain : domains)
        if (std::any_of(
                chart.points.begin(), chart.points.end(), [&](const auto& point) { return point.domain == domain; }))
            found.push_back(domain);
    if (found.size() == 1 && !found.front())
        found.clear();
    return found;
}

WorthPlot::WorthPlot(const WorthChart& chart, const QRectF& area)
    : m_chart(chart)
    , m_area(area)
{
}

QPointF WorthPlot::at(double predicted, double cost) const
{
    const double span = m_chart.most - m_chart.least;
    return {m_area.left() + (predicted - m_chart.least) / span * m_area.width(),
        m_area.bottom() - (cost - m_chart.least) / span * m_area.height()};
}

std::optional<std::size_t> WorthPlot::nearest(const QPointF& from, double within) const
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_chart.points.size(); ++i) {
        const auto away = at(m_chart.points[i].predicted, m_chart.points[i].cost) - from;
        if (const auto distance = std::hypot(away.x(), away.y()); distance <= within) {
            within = distance;
            found = i;
        }
    }
    return found;
}

std::vector<int> WorthPlot::ticks(int most) const
{
    int step = 1;
    const int span = m_chart.most - m_chart.least;
    for (int by = 0; span / step + 1 > std::max(most, 2); ++by)
        step = by % 3 == 1 ? step / 2 * 5 : step * 2; // 1, 2, 5, 10 …
    std::vector<int> ticks;
    for (int tick = m_chart.least; tick <= m_chart.most; ++tick)
        if (tick % step == 0)
            ticks.push_back(tick);
    return ticks;
}

std::vector<DomainResidual> domainResiduals(const model::Audit& audit, const model::Catalogue& catalogue)
{
    const auto domains = catalogue.game().domainAttributes();
    std::vector<DomainResidual> all;
    for (const auto domain : domains)
        all.push_back({domain, 0, 0});
    all.push_back({});
    for (std::size_t place = 0; place < audit.costs.size(); ++place) {
        bool any = false;
        const auto add = [&](DomainResidual& to) {
            ++to.cards;
            to.mean += audit.fit.rows[place].residual;
            any = true;
        };
        for (std::size_t i = 0; i < domains.size(); ++i)
            if (catalogue.number(audit.question.cards[place], domains[i]).value_or(0) > 0)
                add(all[i]);
        if (!any)
            add(all.back());
    }
    std::erase_if(all, [](const auto& each) { return each.cards == 0; });
    for (auto& each : all)
        each.mean /= static_cast<double>(each.cards);
    return all;
}

} // namespace nexus::app
