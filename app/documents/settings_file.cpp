#include "app/documents/settings_file.h"

#include "app/base/put_aside.h"
#include "app/base/qt_text.h"
#include "model/base/words.h"

#include <cstdint>
#include <system_error>

namespace nexus::app {

namespace {

struct SettingsWords {
    NEXUS_WORDS(SettingsWords)
};

} // namespace

std::unique_ptr<QSettings> readSettings(const std::filesystem::path& file)
{
    constexpr std::uintmax_t mostBytes = 1'000'000; // a full one has 10 kB
    std::error_code none;
    if (!isPlainFile(file) ||
        (std::filesystem::exists(file, none) && std::filesystem::file_size(file, none) > mostBytes))
        return nullptr;
    auto settings = std::make_unique<QSettings>(q(file.string()), QSettings::IniFormat);
    (void)settings->allKeys(); // reads it
    return settings->status() == QSettings::NoError ? std::move(settings) : nullptr;
}

std::unique_ptr<QSettings> openSettings(const std::filesystem::path& profile, QStringList* told)
{
    const auto file = settingsFile(profile);
    if (auto settings = readSettings(file))
        return settings;
    const auto aside = putAside(file);
    if (told && aside)
        *told << q(model::filled(
            SettingsWords::tr("%1 could not be read. It lies beside as %2, and the window starts as at first."),
            {file.string(), aside->filename().string()}));
    return std::make_unique<QSettings>(q(aside ? file.string() : file.string() + ".new"), QSettings::IniFormat);
}

std::filesystem::path settingsFile(const std::filesystem::path& profile) { return profile / "window.ini"; }

} // namespace nexus::app
