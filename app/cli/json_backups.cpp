#include "app/cli/json_backups.h"

#include "app/cli/json_values.h"

namespace nexus::app::cli {

namespace {

const char* reasonWord(model::BackupReason reason)
{
    switch (reason) {
    case model::BackupReason::Automatic: return "automatic";
    case model::BackupReason::ByHand: return "by-hand";
    case model::BackupReason::BeforeImport: return "before-import";
    case model::BackupReason::BeforeRestore: return "before-restore";
    case model::BackupReason::BeforeVersion: return "before-version";
    case model::BackupReason::Damaged: break;
    }
    return "damaged";
}

const char* stateWord(model::BackupState state)
{
    switch (state) {
    case model::BackupState::Whole: return "whole";
    case model::BackupState::Foreign: return "foreign";
    case model::BackupState::Newer: return "newer";
    case model::BackupState::Damaged: break;
    }
    return "damaged";
}

} // namespace

std::string backupsJson(const std::vector<model::BackupInfo>& backups)
{
    Json list = Json::array();
    for (const auto& backup : backups)
        list.push_back({{"file", backup.file.string()}, {"when", backup.when}, {"reason", reasonWord(backup.reason)},
            {"cards", backup.cards}, {"stacks", backup.stacks}, {"decks", backup.decks}, {"size", backup.size},
            {"state", stateWord(backup.state)}});
    return answerText({{"backups", std::move(list)}});
}

} // namespace nexus::app::cli
