#include "app/base/trouble_text.h"

#include "db/database.h"
#include "model/base/words.h"

#include <cstring>
#include <exception>
#include <new>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct TroubleWords {
    NEXUS_WORDS(TroubleWords)
};

// What files were to undergo, in the words of db and of the standard library.
constexpr const char* failedSteps[] = {NEXUS_TEXT("TroubleWords", "cannot be made"),
    NEXUS_TEXT("TroubleWords", "cannot be opened"), NEXUS_TEXT("TroubleWords", "cannot be read"),
    NEXUS_TEXT("TroubleWords", "cannot be written"), NEXUS_TEXT("TroubleWords", "cannot copy file"),
    NEXUS_TEXT("TroubleWords", "cannot create directories"), NEXUS_TEXT("TroubleWords", "cannot create directory"),
    NEXUS_TEXT("TroubleWords", "cannot get file size"), NEXUS_TEXT("TroubleWords", "cannot remove"),
    NEXUS_TEXT("TroubleWords", "cannot remove all"), NEXUS_TEXT("TroubleWords", "cannot rename"),
    NEXUS_TEXT("TroubleWords", "cannot set permissions"),
    NEXUS_TEXT("TroubleWords", "directory iterator cannot open directory")};

constexpr const char* tooLittleMemory = NEXUS_TEXT(
    "TroubleWords", "There is not enough memory: close other programs and try again.");
constexpr const char* fullDisk = NEXUS_TEXT("TroubleWords", "The disk is full: make room and try again.");

std::string databaseText(const char* error, int code)
{
    constexpr int busy = 5, noMemory = 7, full = 13, readOnly = 8, inOut = 10, noFile = 14; // result codes of SQLite
    const auto what = filled(TroubleWords::tr("The database failed (%1)."), {error}) + " ";
    switch (code) {
    case busy: return what + TroubleWords::tr("Another program is using it; close that one and try again.");
    case noMemory: return TroubleWords::tr(tooLittleMemory);
    case full: return what + TroubleWords::tr(fullDisk);
    case inOut: // of a commit nobody knows
        return what + TroubleWords::tr("The disk may be full or broken: make room, look at it, and see what was kept "
                                       "before you try again.");
    case readOnly:
    case noFile:
        return what + TroubleWords::tr("The profile folder cannot be written: check its permissions and its disk.");
    default: return what + TroubleWords::tr("Nothing was changed; try again, or restore a backup.");
    }
}

// "filesystem error: cannot rename: Input/output error [/a] [/b]" with the file first.
std::string fileText(const std::filesystem::filesystem_error& error)
{
    std::string text = error.what();
    if (constexpr std::string_view head = "filesystem error: "; text.starts_with(head))
        text.erase(0, head.size());
    if (const auto at = text.find(error.code().message()); at != std::string::npos)
        text.replace(at, error.code().message().size(), systemText(error.code()));
    for (const auto* known : failedSteps)
        if (text.starts_with(std::string(known) + ": "))
            text.replace(0, std::strlen(known), TroubleWords::tr(known));
    if (error.path1().empty())
        return filled(TroubleWords::tr("The file system failed: %1."), {text}) + " ";
    for (const auto& path : {error.path1(), error.path2()})
        if (const auto at = text.rfind(" [" + path.string() + "]"); at != std::string::npos)
            text.erase(at);
    return filled(error.path2().empty() ? TroubleWords::tr("%1: %2.", "a file and what failed")
                                        : TroubleWords::tr("%1 to %3: %2.", "two files and what failed"),
               {error.path1().string(), text, error.path2().string()}) +
           " ";
}

std::string fileAdvice(const std::error_code& code)
{
    if (code == std::errc::no_space_on_device)
        return TroubleWords::tr(fullDisk);
    if (code == std::errc::io_error)
        return TroubleWords::tr("The disk may be broken: look at it and try again.");
    return TroubleWords::tr("Check the folder and its permissions.");
}

} // namespace

std::string systemText(const std::error_code& error)
{
    return error == std::errc::filename_too_long
               ? TroubleWords::tr(
                     "the name is longer than the 255 bytes a name may have, or the 4,095 of the whole way")
               : error.message();
}

std::string currentTroubleText()
{
    try {
        throw;
    } catch (const db::DatabaseRefused& error) {
        return error.what(); // says itself what to do
    } catch (const std::filesystem::filesystem_error& error) {
        return fileText(error) + fileAdvice(error.code());
    } catch (const std::bad_alloc&) {
        return TroubleWords::tr(tooLittleMemory);
    } catch (const std::exception& error) {
        const auto code = db::resultCode(error);
        return code ? databaseText(error.what(), *code) : error.what();
    }
}

} // namespace nexus::app
