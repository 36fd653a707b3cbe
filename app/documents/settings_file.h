// PROFILE/window.ini: how the window was left (panes, columns, query, theme, scale, filters). A file that cannot be
// read is put aside as window.ini.damaged and the window starts as at first; nothing else depends on it.
#pragma once

#include <QSettings>

#include <filesystem>
#include <memory>

namespace nexus::app {

[[nodiscard]] std::unique_ptr<QSettings> openSettings(const std::filesystem::path& profile);

} // namespace nexus::app
