// A time as the profile keeps it (ISO 8601, UTC), in the clock and the short form of where the reader is.
#pragma once

#include <QDateTime>
#include <QLocale>

#include <string>

namespace nexus::ui {

[[nodiscard]] inline QString localTime(const std::string& utc)
{
    return QLocale().toString(
        QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate).toLocalTime(), QLocale::ShortFormat);
}

// The same where there is little room: of today the time alone, of this year without the year.
[[nodiscard]] inline QString briefTime(const std::string& utc, const QDate& today = QDate::currentDate())
{
    const auto when = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate).toLocalTime();
    const QLocale locale;
    if (when.date() == today)
        return locale.toString(when.time(), QLocale::ShortFormat);
    return when.date().year() == today.year()
               ? locale.toString(when, QStringLiteral("d MMM ")) + locale.toString(when.time(), QLocale::ShortFormat)
               : locale.toString(when.date(), QLocale::ShortFormat);
}

} // namespace nexus::ui
