// PROFILE/window.ini: how the window was left (panes, columns, query, theme, scale, filters). Anybody may have written
// in it; what cannot be read is put aside, and the window starts as at first: nothing else depends on it.
#pragma once

#include <QSettings>
#include <QStringList>

#include <filesystem>
#include <memory>

namespace nexus::app {

[[nodiscard]] std::filesystem::path settingsFile(const std::filesystem::path& profile);
// Those in the file, or none yet; null where they cannot be read.
[[nodiscard]] std::unique_ptr<QSettings> readSettings(const std::filesystem::path& file);
// `told`: what was put aside, in sentences.
[[nodiscard]] std::unique_ptr<QSettings> openSettings(
    const std::filesystem::path& profile, QStringList* told = nullptr);

} // namespace nexus::app
