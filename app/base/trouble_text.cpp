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
    case inOut:
        return what + "The disk may be full or broken: make room, look at it and try again. Nothing was changed.";
    case readOnly:
    case noFile: return what + "The profile folder cannot be written: check its permissions and its disk.";
    default: return what + "Nothing was changed; try again, or restore a backup.";
    }
}

} // namespace

std::string currentTroubleText()
{
    try {
        throw;
    } catch (const db::DatabaseRefused& error) {
        return error.what(); // says itself what to do
    } catch (const std::filesystem::filesystem_error& error) {
        if (error.code() == std::errc::no_space_on_device)
            return std::string(error.what()) + ". The disk is full: make room and try again.";
        return std::string(error.what()) + ". Check the folder and its permissions.";
    } catch (const std::bad_alloc&) {
        return "There is not enough memory: close other programs and try again.";
    } catch (const std::exception& error) {
        const auto code = db::resultCode(error);
        return code ? databaseText(error.what(), *code) : error.what();
    }
}

} // namespace nexus::app
