// How numbers, times and sizes are written: the one door for all that prints or shows them. What is kept is plain: in
// UTC, without marks between thousands; so the command line and files have it, JSON times whole (ISO 8601) and sizes in
// bytes. The window shows the same in the reader's clock and as the reader's system writes numbers. The test `layering`
// looks for other doors.
#pragma once

#include <QDate>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nexus {

// On the command line. "2026-11-29T04:38:30Z" → "2026-11-29 04:38", "2026-11-29".
[[nodiscard]] std::string timeText(std::string_view utc);
[[nodiscard]] std::string dayText(std::string_view utc);
[[nodiscard]] std::string clockText(std::string_view utc); // "04:38"
// "80 KB", "32.5 MB"; never less than it is.
[[nodiscard]] std::string sizeText(std::uintmax_t bytes);

// In the window: the clock and the short form of where the reader is; empty for what is no time.
[[nodiscard]] QString localTime(std::string_view utc);
[[nodiscard]] QString localDay(std::string_view utc);
[[nodiscard]] QString localClock(std::string_view utc);
// The same where there is little room: of today the time alone, of this year without the year, else the day.
[[nodiscard]] QString briefTime(std::string_view utc, const QDate& today = QDate::currentDate());
[[nodiscard]] QString localSize(std::uintmax_t bytes); // "32,5 MB"

[[nodiscard]] QString wholeFigures(std::int64_t number); // "12,345"
template <class Number> [[nodiscard]] QString figures(Number number)
{
    return wholeFigures(static_cast<std::int64_t>(number));
}
// An amount in hundredths: "1,234.50".
[[nodiscard]] QString amountFigures(std::int64_t hundredths);
// To two decimals, none where they are nought: "2.25", "3".
[[nodiscard]] QString decimalFigures(double number);

// What the reader wrote as the system writes it.
[[nodiscard]] std::optional<double> numberWritten(const QString& text);
[[nodiscard]] std::optional<QDate> dayWritten(const QString& text);

} // namespace nexus
