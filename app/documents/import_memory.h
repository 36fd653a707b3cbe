// What importing collections has learned: which columns were chosen by hand for files with certain headings, and which
// files were imported when. Kept with the settings of the profile, for the window and the command line.
#pragma once

#include "importers/collection_file.h"

#include <QSettings>

#include <string>
#include <string_view>

namespace nexus::app {

using ColumnChoices = std::vector<std::pair<std::string, std::string>>; // CollectionReading::columns

[[nodiscard]] ColumnChoices rememberedColumns(const QSettings& settings, const importers::CollectionFile& file);
void rememberColumns(QSettings& settings, const importers::CollectionFile& file, const ColumnChoices& choices);

// Files are known by the sum of their bytes.
[[nodiscard]] std::string importSum(std::string_view bytes);
// The day the same bytes were imported, "2026-11-28"; empty where they were not.
[[nodiscard]] std::string importedBefore(const QSettings& settings, const std::string& sum);
void rememberImport(QSettings& settings, const std::string& sum, const std::string& day);

} // namespace nexus::app
