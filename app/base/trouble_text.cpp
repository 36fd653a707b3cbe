#include "app/base/trouble_text.h"

#include "db/database.h"

namespace nexus::app {

namespace {

std::string databaseText(const char* error, int code)
{
    constexpr int busy = 5, full = 13, readOnly = 8, inOut = 10, noFile = 14; // result codes of SQLite
    const std::string what = std::string("The database failed (") + error + "). ";
    switch (code) {
    case busy: return what + "Another program is using it; close that one and try again.";
    case full: return what + "The disk is full: make room and try again.";
    case inOut: // of a commit nobody knows
        return what +
               "The disk may be full or broken: make room, look at it, and see what was kept before you try again.";
    case readOnly:
    case noFile: return what + "The profile folder cannot be written: check its permissions and its disk.";
    default: return what + "Nothing was changed; try again, or restore a backup.";
    }
}

// "filesystem error: cannot rename: Input/output error [/a] [/b]" with the file first.
std::string fileText(const std::filesystem::filesystem_error& error)
{
    std::string text = error.what();
    if (constexpr std::string_view head = "filesystem error: "; text.starts_with(head))
        text.erase(0, head.size());
    if (error.path1().empty())
        return "The file system failed: " + text + ". ";
    for (const auto& path : {error.path1(), error.path2()})
        if (const auto at = text.rfind(" [" + path.string() + "]"); at != std::string::npos)
            text.erase(at);
    return error.path1().string() + (error.path2().empty() ? "" : " to " + error.path2().string()) + ": " + text + ". ";
}

std::string fileAdvice(const std::error_code& code)
{
    if (code == std::errc::no_space_on_device)
        return "The disk is full: make room and try again.";
    if (code == std::errc::io_error)
        return "The disk may be broken: look at it and try again.";
    return "Check the folder and its permissions.";
}

} // namespace

std::string currentTroubleText()
{
    try {
        throw;
    } catch (const db::DatabaseRefused& error) {
        return error.what(); // says itself what to do
    } catch (const std::filesystem::filesystem_error& error) {
        return fileText(error) + fileAdvice(error.code());
    } catch (const std::bad_alloc&) {
        return "There is not enough memory: close other programs and try again.";
    } catch (const std::exception& error) {
        const auto code = db::resultCode(error);
        return code ? databaseText(error.what(), *code) : error.what();
    }
}

} // namespace nexus::app
