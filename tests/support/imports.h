// One file of cards imported in one go, as a person does who takes what is proposed.
#pragma once

#include "app/documents/card_import.h"

namespace nexus::test {

// `written` false and `refused` not empty: the list was refused.
inline app::ImportReport importCards(app::Profile& profile, const std::string& fileName, const std::string& bytes,
    const importers::CardListOptions& options, bool dryRun, const model::Progress& progress = {})
{
    auto planned = *app::planImports(profile, {{fileName, bytes}}, options);
    if (!dryRun)
        app::applyImport(profile, planned, progress);
    return std::move(planned.reports.front());
}

} // namespace nexus::test
