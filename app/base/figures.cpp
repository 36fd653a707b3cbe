#include "app/base/figures.h"

#include "app/base/qt_text.h"

#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace nexus {

namespace {

constexpr std::string_view dayForm = "2026-11-29", clockForm = "04:38";
constexpr int shownDecimals = 2;
constexpr double hundred = 100;
constexpr int century = 100; // years

struct ShownSize {
    std::uintmax_t tenths;
    int decimals;
    const char* unit;
};

// Rounded up.
ShownSize shownSize(std::uintmax_t bytes)
{
    constexpr std::uintmax_t kilo = 1024, mega = kilo * kilo;
    if (bytes < mega)
        return {(bytes + kilo - 1) / kilo * 10, 0, " KB"};
    return {(bytes * 10 + mega - 1) / mega, 1, " MB"};
}

QDateTime localOf(std::string_view utc) { return QDateTime::fromString(q(utc), Qt::ISODate).toLocalTime(); }

} // namespace

std::string dayText(std::string_view utc) { return std::string(utc.substr(0, dayForm.size())); }

std::string clockText(std::string_view utc)
{
    return utc.size() > dayForm.size() ? std::string(utc.substr(dayForm.size() + 1, clockForm.size())) : std::string();
}

std::string timeText(std::string_view utc)
{
    const auto clock = clockText(utc);
    return dayText(utc) + (clock.empty() ? "" : " " + clock);
}

std::string sizeText(std::uintmax_t bytes)
{
    const auto [tenths, decimals, unit] = shownSize(bytes);
    return std::to_string(tenths / 10) + (decimals == 0 ? "" : "." + std::to_string(tenths % 10)) + unit;
}

QString localTime(std::string_view utc) { return QLocale().toString(localOf(utc), QLocale::ShortFormat); }
QString localDay(std::string_view utc) { return QLocale().toString(localOf(utc).date(), QLocale::ShortFormat); }
QString localClock(std::string_view utc) { return QLocale().toString(localOf(utc).time(), QLocale::ShortFormat); }

QString briefTime(std::string_view utc, const QDate& today)
{
    const auto day = localOf(utc).date();
    if (day == today)
        return localClock(utc);
    return day.year() == today.year() ? QLocale().toString(day, QStringLiteral("d MMM ")) + localClock(utc)
                                      : localDay(utc);
}

QString localSize(std::uintmax_t bytes)
{
    const auto [tenths, decimals, unit] = shownSize(bytes);
    return QLocale().toString(static_cast<double>(tenths) / 10, 'f', decimals) + q(unit);
}

QString wholeFigures(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

QString amountFigures(std::int64_t hundredths)
{
    return QLocale().toString(static_cast<double>(hundredths) / hundred, 'f', shownDecimals);
}

QString decimalFigures(double number)
{
    const auto rounded = std::round(number * hundred) / hundred;
    return QLocale().toString(rounded, 'f', rounded == std::round(rounded) ? 0 : shownDecimals);
}

std::optional<double> numberWritten(const QString& text)
{
    bool isNumber = false;
    const auto number = QLocale().toDouble(text, &isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<QDate> dayWritten(const QString& text)
{
    const auto form = QLocale().dateFormat(QLocale::ShortFormat);
    const auto wholeYear = QStringLiteral("yyyy");
    auto full = form;
    if (!form.contains(wholeYear))
        full.replace(QStringLiteral("yy"), wholeYear);
    if (const auto day = QLocale().toDate(text, full); day.isValid())
        return day;
    const auto day = QLocale().toDate(text, form);
    return day.isValid() ? std::optional(day.addYears(century)) : std::nullopt; // "26" is read as 1926
}

} // namespace nexus
