#include "app/views/day_totals.h"

#include "app/text/finding_text.h"

#include <QDateTime>

#include <algorithm>

namespace nexus::app {

namespace {

QDate dateOf(const std::string& day) { return QDate::fromString(QString::fromStdString(day), Qt::ISODate); }
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
        Text([](std::int64_t n) { return plural(n, "copy", "copies"); }),
        Text([](std::int64_t n) { return std::to_string(n); }));
}

std::string valueSentence(const std::vector<model::DayTotals>& days)
{
    using Text = std::string (*)(std::int64_t);
    return sentence(
        days, [](const model::DayTotals& day) { return day.totals.value; },
        Text([](std::int64_t n) { return "Worth " + model::amountText(n); }),
        Text([](std::int64_t n) { return model::amountText(n); }));
}

} // namespace nexus::app
