#include "app/documents/backups.h"

#include "app/documents/profile.h"
#include "app/text/trouble_text.h"
#include "db/backup.h"

#include <QCoreApplication>

namespace nexus::app {

namespace {

template <class Result, class Do> tl::expected<Result, QString> guarded(const Do& action)
{
    try {
        return action();
    } catch (...) {
        return tl::unexpected(QString::fromStdString(currentTroubleText()));
    }
}

QString trBackup(const char* text) { return QCoreApplication::translate("Backups", text); }

} // namespace

Backups::Backups(std::filesystem::path profile)
    : m_profile(std::move(profile))
{
}

Backups::~Backups() { wait(); }

tl::expected<std::vector<model::BackupInfo>, QString> Backups::list() const
{
    return guarded<std::vector<model::BackupInfo>>([&] { return db::listBackups(m_profile); });
}

tl::expected<model::BackupInfo, QString> Backups::make(model::BackupReason reason)
{
    wait();
    return guarded<model::BackupInfo>([&] { return db::makeBackup(m_profile, reason, utcNow()); });
}

tl::expected<model::RestoredBackup, QString> Backups::restore(const std::filesystem::path& backup)
{
    wait();
    return guarded<model::RestoredBackup>([&] { return db::restoreBackup(m_profile, backup, utcNow()); });
}

void Backups::tick()
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_working)
            return;
        m_working = true;
    }
    if (m_worker.joinable())
        m_worker.join();
    m_worker = std::thread([this] {
        QString trouble;
        try {
            (void)db::tendBackups(m_profile, utcNow());
        } catch (...) {
            trouble = trBackup("No backup could be made. %1").arg(QString::fromStdString(currentTroubleText()));
        }
        const std::lock_guard lock(m_mutex);
        m_trouble = trouble;
        m_working = false;
    });
}

void Backups::wait()
{
    if (m_worker.joinable())
        m_worker.join();
}

QString Backups::takeTrouble()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_trouble, {});
}

QString backupReasonText(model::BackupReason reason)
{
    switch (reason) {
    case model::BackupReason::Automatic: return trBackup("automatic");
    case model::BackupReason::ByHand: return trBackup("by hand");
    case model::BackupReason::BeforeImport: return trBackup("before an import");
    case model::BackupReason::BeforeRestore: return trBackup("before a restore");
    case model::BackupReason::BeforeVersion: return trBackup("before a new version");
    case model::BackupReason::Damaged: return trBackup("damaged file, kept aside");
    }
    return {};
}

QString backupStateText(model::BackupState state)
{
    switch (state) {
    case model::BackupState::Whole: return trBackup("whole");
    case model::BackupState::Damaged: return trBackup("damaged");
    case model::BackupState::Foreign: return trBackup("of another program");
    case model::BackupState::Newer: return trBackup("of a newer NexusDeck");
    }
    return {};
}

} // namespace nexus::app
