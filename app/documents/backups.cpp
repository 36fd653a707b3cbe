#include "app/documents/backups.h"

#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/documents/profile.h"
#include "db/backup.h"
#include "model/base/words.h"

#include <QCoreApplication>

#include <chrono>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct BackupWords {
    NEXUS_WORDS(BackupWords)
};

} // namespace

Backups::Backups(std::filesystem::path profile)
    : m_profile(std::move(profile))
{
}

tl::expected<std::vector<model::BackupInfo>, QString> Backups::list() const
{
    return guarded([&] { return db::listBackups(m_profile); });
}

tl::expected<model::BackupInfo, QString> Backups::make(model::BackupReason reason)
{
    wait();
    return guarded([&] { return db::makeBackup(m_profile, reason, utcNow()); });
}

tl::expected<model::RestoredBackup, QString> Backups::restore(const std::filesystem::path& backup)
{
    wait();
    return guarded([&] { return db::restoreBackup(m_profile, backup, utcNow()); });
}

tl::expected<void, QString> Backups::startAnew()
{
    wait();
    return guarded([&] { db::startAnew(m_profile); });
}

void Backups::tick()
{
    if (m_worker.valid() && m_worker.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return;
    const auto tend = [profile = m_profile] {
        const auto done = guarded([&] { (void)db::tendBackups(profile, utcNow()); });
        return done ? QString()
                    : q(filled(BackupWords::tr("No backup could be made. %1"), {done.error().toStdString()}));
    };
    try {
        m_worker = std::async(std::launch::async, tend);
    } catch (const std::system_error&) { // no thread to be had: the next tick tries again
    }
}

void Backups::wait() const
{
    if (m_worker.valid())
        m_worker.wait();
}

QString Backups::takeTrouble()
{
    const bool over = m_worker.valid() && m_worker.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    return over ? m_worker.get() : QString();
}

QString backupReasonText(model::BackupReason reason)
{
    switch (reason) {
    case model::BackupReason::Automatic: return q(BackupWords::tr("automatic"));
    case model::BackupReason::ByHand: return q(BackupWords::tr("by hand"));
    case model::BackupReason::BeforeImport: return q(BackupWords::tr("before an import"));
    case model::BackupReason::BeforeRestore: return q(BackupWords::tr("before a restore"));
    case model::BackupReason::Damaged: return q(BackupWords::tr("damaged file, kept aside"));
    }
    return {};
}

QString backupStateText(model::BackupState state)
{
    switch (state) {
    case model::BackupState::Whole: return q(BackupWords::tr("whole"));
    case model::BackupState::Damaged: return q(BackupWords::tr("damaged"));
    case model::BackupState::Foreign: return q(BackupWords::tr("of another program"));
    case model::BackupState::OtherVersion: return q(BackupWords::tr("of another version of NexusDeck"));
    }
    return {};
}

} // namespace nexus::app
