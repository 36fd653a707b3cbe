// Days and amounts as people and other programs write them. What one of them leaves open (“1.005”, “3/9/2025”) the
// others of the same file settle; what nothing settles is no value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nexus::model {

constexpr std::int64_t maxStackAmount = 999'999'999'999; // hundredths

enum class DecimalSign { Unknown, Point, Comma };
enum class DayOrder { Unknown, DayFirst, MonthFirst };

// "12.50", "12,50 €" and "1 234,50" as hundredths, rounded; none for what is not one amount from 0 to maxStackAmount,
// as "2 for 3", and for "1.005" where `decimal` is unknown: it may be a thousand.
[[nodiscard]] std::optional<std::int64_t> amountOf(std::string_view text, DecimalSign decimal = DecimalSign::Unknown);
// An amount that only `decimal` can settle.
[[nodiscard]] bool isDoubtfulAmount(std::string_view text);
[[nodiscard]] std::string amountText(std::int64_t hundredths); // "12.50"
// What stands around the number: "€", "EUR"; empty where there is nothing.
[[nodiscard]] std::string currencyOf(std::string_view text);

// The day of "2025-03-09", "2025-03-09 18:20:11", "2025-03-09T18:20Z", "2025/3/9", "9.3.2025", "9.3.25" and
// "Mar 9, 2025"; of "3/9/2025" where `order` says which is the day, or only one can be it.
[[nodiscard]] std::optional<std::string> isoDay(std::string_view text, DayOrder order = DayOrder::Unknown);

// What the amounts and days of one file say together.
class WrittenForms {
public:
    void seeAmount(std::string_view text);
    void seeDay(std::string_view text);
    // Unknown also where they contradict each other.
    [[nodiscard]] DecimalSign decimal() const;
    [[nodiscard]] DayOrder days() const;

private:
    bool m_point = false, m_comma = false, m_dayFirst = false, m_monthFirst = false;
};

} // namespace nexus::model
