#include "app/documents/settings_file.h"

#include <QFile>

namespace nexus::app {

std::unique_ptr<QSettings> openSettings(const std::filesystem::path& profile)
{
    const auto file = QString::fromStdString((profile / "window.ini").string());
    auto settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    (void)settings->allKeys(); // reads it
    if (settings->status() != QSettings::NoError) {
        settings.reset();
        QFile::remove(file + QStringLiteral(".damaged"));
        QFile::rename(file, file + QStringLiteral(".damaged"));
        settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    }
    return settings;
}

} // namespace nexus::app
