// The core's texts are UTF-8 in std::string; Qt shows QString. Numbers are shown as the reader's system writes them: in
// the window, never in files or on the command line.
#pragma once

#include <QLocale>
#include <QString>
#include <cstdint>
#include <string_view>

namespace nexus {

[[nodiscard]] inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// "12,345".
template <class Number> [[nodiscard]] QString figures(Number number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}
// An amount in hundredths: "1,234.50".
[[nodiscard]] inline QString amountFigures(std::int64_t hundredths)
{
    return QLocale().toString(static_cast<double>(hundredths) / 100, 'f', 2);
}

} // namespace nexus
