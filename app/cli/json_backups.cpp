#include "app/cli/json_backups.h"

#include "app/cli/json_values.h"

namespace nexus::app::cli {

namespace {

const char* reasonWord(db::BackupReason reason)
{
    switch (reason) {
    case db::BackupReason::Automatic: return "automatic";
    case db::BackupReason::ByHand: return "by-hand";
    case db::BackupReason::BeforeImport: return "before-import";
    case db::BackupReason::BeforeRestore: return "before-restore";
    case db::BackupReason::BeforeVersion: return "before-version";
    case db::BackupReason::Damaged: break;
    }
    return "damaged";
}

const char* stateWord(db::BackupState state)
{
    switch (state) {
    case db::BackupState::Whole: return "whole";
    case db::BackupState::Foreign: return "foreign";
    case db::BackupState::Newer: return "newer";
    case db::BackupState::Damaged: break;
    }
    return "damaged";
}

} // namespace

std::string backupsJson(const std::vector<db::BackupInfo>& backups)
{
    Json list = Json::array();
    for (const auto& backup : backups)
        list.push_back({{"file", backup.file.string()}, {"when", backup.when}, {"reason", reasonWord(backup.reason)},
            {"cards", backup.cards}, {"stacks", backup.stacks}, {"decks", backup.decks}, {"size", backup.size},
            {"state", stateWord(backup.state)}});
    return answerText({{"backups", std::move(list)}});
}

} // namespace nexus::app::cli
