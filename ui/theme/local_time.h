// A time as the profile keeps it (ISO 8601, UTC), in the clock and the short form of where the reader is.
#pragma once

#include <QDateTime>
#include <QLocale>

#include <string>

namespace nexus::ui {

[[nodiscard]] inline QString localTime(const std::string& utc)
{
    return QLocale().toString(QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate).toLocalTime(), QLocale::ShortFormat);
}

} // namespace nexus::ui
