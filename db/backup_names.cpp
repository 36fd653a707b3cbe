#include "db/backup_names.h"

#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>

namespace nexus::db {

namespace {

namespace fs = std::filesystem;

// In the order of BackupReason; those before a version have a form of their own.
constexpr std::array reasonWords{"", "-by-hand", "-before-import", "-before-restore", "", "-damaged"};
constexpr std::string_view start = "user-", end = ".sqlite", versionStart = "user-before-version-";
constexpr std::string_view stampForm = "0000-00-00T000000Z";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isStamp(std::string_view text)
{
    if (text.size() != stampForm.size())
        return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (stampForm[i] == '0' ? !isDigit(text[i]) : text[i] != stampForm[i])
            return false;
    return true;
}

std::string fileTime(const fs::path& file)
{
    std::error_code failed;
    const auto written = fs::last_write_time(file, failed);
    const auto since = failed ? std::chrono::sys_seconds{}
                              : std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(written));
    const std::time_t time = since.time_since_epoch().count();
    std::tm parts{};
    gmtime_r(&time, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

// "-by-hand-2" without its number, and the number; 1 where there is none.
std::pair<std::string_view, int> withoutNumber(std::string_view rest)
{
    const auto dash = rest.rfind('-');
    if (dash == std::string_view::npos || dash + 1 == rest.size() || !isDigit(rest[dash + 1]))
        return {rest, 1};
    return {rest.substr(0, dash), std::atoi(std::string(rest.substr(dash + 1)).c_str())};
}

int field(const std::string& time, std::size_t from, std::size_t length)
{
    return std::atoi(time.substr(std::min(from, time.size()), length).c_str());
}

} // namespace

std::optional<model::BackupInfo> backupNamed(const fs::path& file)
{
    const auto name = file.filename().string();
    const std::string_view view(name);
    if (!view.starts_with(start) || !view.ends_with(end) || view.size() < start.size() + end.size())
        return std::nullopt;
    model::BackupInfo info;
    info.file = file;
    std::error_code none;
    const auto size = fs::file_size(file, none);
    info.size = none ? 0 : size;
    if (view.starts_with(versionStart)) {
        info.reason = model::BackupReason::BeforeVersion;
        info.when = fileTime(file);
        return info;
    }
    const auto told = view.substr(start.size(), view.size() - start.size() - end.size());
    const auto stamp = told.substr(0, stampForm.size());
    if (!isStamp(stamp))
        return std::nullopt;
    const auto word = withoutNumber(told.substr(stampForm.size())).first;
    for (const auto reason : {model::BackupReason::Automatic, model::BackupReason::ByHand,
             model::BackupReason::BeforeImport, model::BackupReason::BeforeRestore, model::BackupReason::Damaged})
        if (word == reasonWords[static_cast<std::size_t>(reason)]) {
            info.reason = reason;
            info.when = std::string(stamp.substr(0, 13)) + ":" + std::string(stamp.substr(13, 2)) + ":" +
                        std::string(stamp.substr(15));
            return info;
        }
    return std::nullopt;
}

int backupOrder(const fs::path& file)
{
    const auto stem = file.stem().string();
    const auto from = start.size() + stampForm.size();
    return stem.size() > from ? withoutNumber(std::string_view(stem).substr(from)).second : 1;
}

fs::path freeBackupName(const fs::path& folder, model::BackupReason reason, const std::string& now)
{
    std::string stamp = now;
    std::erase(stamp, ':');
    // No two backups of one second share a number, so that the newest is known.
    for (int number = 1;; ++number) {
        const auto ending = number == 1 ? std::string() : "-" + std::to_string(number);
        const bool taken = std::any_of(reasonWords.begin(), reasonWords.end(), [&](const char* word) {
            return fs::exists(folder / (std::string(start) + stamp + word + ending + std::string(end)));
        });
        if (!taken)
            return folder / (std::string(start) + stamp + reasonWords[static_cast<std::size_t>(reason)] + ending +
                                std::string(end));
    }
}

std::int64_t dayOf(const std::string& time)
{
    using namespace std::chrono;
    const year_month_day date{year(field(time, 0, 4)), month(static_cast<unsigned>(field(time, 5, 2))),
        day(static_cast<unsigned>(field(time, 8, 2)))};
    return sys_days(date).time_since_epoch().count();
}

std::int64_t monthOf(const std::string& time) { return std::int64_t{field(time, 0, 4)} * 12 + field(time, 5, 2) - 1; }

std::int64_t secondOf(const std::string& time)
{
    return dayOf(time) * 86400 + field(time, 11, 2) * 3600 + field(time, 14, 2) * 60 + field(time, 17, 2);
}

} // namespace nexus::db
