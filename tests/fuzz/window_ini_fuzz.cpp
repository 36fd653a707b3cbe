// Bytes as PROFILE/window.ini: refused, or every value is there in each form in which the window asks for one, and what
// the window writes into it is read again.
#include "app/documents/settings_file.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/hostile_database.h"

#include <QVariant>

#include <cstdint>
#include <fstream>
#include <string>
#include <system_error>

namespace window_ini_fuzz {

using namespace nexus;
using namespace nexus::test;

namespace {

void askFor(const QVariant& value)
{
    (void)value.toString();
    (void)value.toStringList();
    (void)value.toByteArray();
    (void)value.toList();
    (void)value.toMap();
    (void)value.toInt();
    (void)value.toULongLong();
    (void)value.toBool();
}

} // namespace

NEXUS_FUZZER(bytes)
{
    static std::uint64_t number = 0; // Qt remembers files by their names
    const auto file = fuzzedFolder() / ("window-" + std::to_string(++number) + ".ini");
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (const auto settings = app::readSettings(file)) {
        for (const auto& key : settings->allKeys())
            askFor(settings->value(key));
        settings->setValue(QStringLiteral("window/place"), QStringLiteral("Build"));
        settings->sync();
        need(settings->status() == QSettings::NoError, "it can be written");
        const auto again = app::readSettings(file);
        need(again && again->value(QStringLiteral("window/place")) == QStringLiteral("Build"), "it is read again");
    }
    std::error_code none;
    std::filesystem::remove(file, none);
}

} // namespace window_ini_fuzz
