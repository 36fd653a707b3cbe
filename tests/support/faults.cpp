#include "tests/support/faults.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <sqlite3.h>
#include <string>
#include <sys/types.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace nexus::test {

namespace {

struct Plan {
    Fault kind = Fault::Read;
    int nth = 0;
    bool lasting = false;
    int seen = 0;
};
Plan* plan = nullptr;
int insideSqlite = 0;
bool powerIsOff = false;
bool waitsNoMore = false;

// Whether this call of the kind fails.
bool fails(Fault kind)
{
    if (!plan || plan->kind != kind)
        return false;
    ++plan->seen;
    return plan->lasting ? plan->seen >= plan->nth : plan->seen == plan->nth;
}

struct Inside {
    Inside() { ++insideSqlite; }
    ~Inside() { --insideSqlite; }
};

// --- what a power cut takes ----------------------------------------------------------------------------------------

// A write since the last sync, as the file was before it.
struct Unsynced {
    sqlite3_int64 at = 0, sizeBefore = 0;
    std::vector<char> before;
};
std::map<std::string, std::vector<Unsynced>> unsynced; // by file

struct ShimFile {
    sqlite3_file base;
    std::string* name;
    sqlite3_file* real; // behind this
};
ShimFile* shim(sqlite3_file* file) { return reinterpret_cast<ShimFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return shim(file)->real; }

void remember(sqlite3_file* file, sqlite3_int64 at, sqlite3_int64 length)
{
    if (!plan || plan->kind != Fault::PowerCut)
        return;
    Unsynced write;
    write.at = at;
    real(file)->pMethods->xFileSize(real(file), &write.sizeBefore);
    if (const auto known = std::min(length, write.sizeBefore - at); known > 0) {
        write.before.resize(static_cast<std::size_t>(known));
        real(file)->pMethods->xRead(real(file), write.before.data(), static_cast<int>(known), at);
    }
    unsynced[*shim(file)->name].push_back(std::move(write));
}

void cutPower()
{
    powerIsOff = true;
    for (auto& [name, writes] : unsynced) {
        std::FILE* file = std::fopen(name.c_str(), "r+b");
        if (!file)
            continue;
        for (auto write = writes.rbegin(); write != writes.rend(); ++write) {
            std::fseek(file, static_cast<long>(write->at), SEEK_SET);
            std::fwrite(write->before.data(), 1, write->before.size(), file);
            std::fflush(file);
            if (ftruncate(fileno(file), write->sizeBefore) != 0)
                std::abort();
        }
        std::fclose(file);
    }
    unsynced.clear();
}

// Whether there is no power any more.
bool isOff()
{
    if (!plan || plan->kind != Fault::PowerCut)
        return false;
    if (!powerIsOff && fails(Fault::PowerCut))
        cutPower();
    return powerIsOff;
}

// --- the VFS over SQLite's own -------------------------------------------------------------------------------------

sqlite3_vfs* under = nullptr;

int closeFile(sqlite3_file* file)
{
    const Inside inside;
    const int result = real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
    delete shim(file)->name;
    return result;
}
int readFile(sqlite3_file* file, void* bytes, int length, sqlite3_int64 at)
{
    return fails(Fault::Read) ? SQLITE_IOERR_READ : real(file)->pMethods->xRead(real(file), bytes, length, at);
}
int writeFile(sqlite3_file* file, const void* bytes, int length, sqlite3_int64 at)
{
    if (isOff() || fails(Fault::Write))
        return SQLITE_IOERR_WRITE;
    if (fails(Fault::ShortWrite)) {
        real(file)->pMethods->xWrite(real(file), bytes, length / 2, at);
        return SQLITE_FULL;
    }
    remember(file, at, length);
    return real(file)->pMethods->xWrite(real(file), bytes, length, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    if (isOff() || fails(Fault::Truncate))
        return SQLITE_IOERR_TRUNCATE;
    sqlite3_int64 now = 0;
    real(file)->pMethods->xFileSize(real(file), &now);
    remember(file, size, now - size);
    return real(file)->pMethods->xTruncate(real(file), size);
}
int syncFile(sqlite3_file* file, int flags)
{
    const Inside inside;
    if (isOff() || fails(Fault::Sync))
        return SQLITE_IOERR_FSYNC;
    unsynced.erase(*shim(file)->name);
    return real(file)->pMethods->xSync(real(file), flags);
}
int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) { return real(file)->pMethods->xFileSize(real(file), size); }
int lockFile(sqlite3_file* file, int level)
{
    return fails(Fault::Lock) ? SQLITE_IOERR_LOCK : real(file)->pMethods->xLock(real(file), level);
}
int unlockFile(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int isReserved(sqlite3_file* file, int* answer) { return real(file)->pMethods->xCheckReservedLock(real(file), answer); }
int control(sqlite3_file* file, int what, void* value)
{
    const Inside inside;
    return real(file)->pMethods->xFileControl(real(file), what, value);
}
int sectorSize(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int mapShared(sqlite3_file* file, int page, int size, int extend, volatile void** memory)
{
    return fails(Fault::Open) ? SQLITE_IOERR_SHMMAP
                              : real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int lockShared(sqlite3_file* file, int offset, int count, int flags)
{
    if ((flags & SQLITE_SHM_LOCK) != 0 && fails(Fault::Lock))
        return SQLITE_IOERR_SHMLOCK;
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int unmapShared(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

// Version 2: no mapped reads, so that every read is counted.
const sqlite3_io_methods methods{2, closeFile, readFile, writeFile, truncateFile, syncFile, sizeOfFile, lockFile,
    unlockFile, isReserved, control, sectorSize, characteristics, mapShared, lockShared, barrier, unmapShared, nullptr,
    nullptr};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    const Inside inside;
    file->pMethods = nullptr;
    if (fails(Fault::Open))
        return SQLITE_CANTOPEN;
    shim(file)->real = reinterpret_cast<sqlite3_file*>(shim(file) + 1);
    const int result = under->xOpen(under, name, shim(file)->real, flags, outFlags);
    if (shim(file)->real->pMethods) {
        shim(file)->name = new std::string(name ? name : "");
        file->pMethods = &methods;
    }
    return result;
}
int deleteFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    const Inside inside;
    if (isOff() || fails(Fault::Delete))
        return SQLITE_IOERR_DELETE;
    unsynced.erase(name);
    return under->xDelete(under, name, syncFolder);
}

sqlite3_vfs& shimVfs()
{
    static sqlite3_vfs vfs = [] {
        under = sqlite3_vfs_find(nullptr);
        auto made = *under;
        made.szOsFile = static_cast<int>(sizeof(ShimFile)) + under->szOsFile;
        made.zName = "faults";
        made.pNext = nullptr;
        made.xOpen = openFile;
        made.xDelete = deleteFile;
        return made;
    }();
    return vfs;
}

template <class Function> Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

// A call of the program's own, outside of SQLite.
int orFault(Fault kind, int error, const auto& call)
{
    if (insideSqlite == 0 && (isOff() || fails(kind))) {
        errno = powerIsOff ? EIO : error;
        return -1;
    }
    return call();
}

} // namespace

Faults::Faults(Fault kind, int nth, bool lasting)
{
    plan = new Plan{kind, nth, lasting || kind == Fault::PowerCut, 0};
    powerIsOff = false;
    unsynced.clear();
    sqlite3_vfs_register(&shimVfs(), 1);
}

Faults::~Faults()
{
    sqlite3_vfs_register(under, 1);
    delete std::exchange(plan, nullptr);
    unsynced.clear();
}

void Faults::waitNoMore() { waitsNoMore = true; }

bool Faults::struck() const { return plan->seen >= plan->nth; }

std::string Faults::nameOf(Fault kind)
{
    static constexpr const char* names[faultKinds] = {"read", "write", "short write", "sync", "truncate", "open",
        "delete", "lock", "power cut", "system call", "copy"};
    return names[static_cast<int>(kind)];
}

} // namespace nexus::test

extern "C" {

int fsync(int file)
{
    static auto* const call = nexus::test::next<int(int)>("fsync");
    return nexus::test::orFault(
        nexus::test::Fault::System, EIO, [&] { return nexus::test::waitsNoMore ? 0 : call(file); });
}
int fdatasync(int file)
{
    static auto* const call = nexus::test::next<int(int)>("fdatasync");
    return nexus::test::waitsNoMore ? 0 : call(file);
}
int rename(const char* from, const char* to) noexcept
{
    static auto* const call = nexus::test::next<int(const char*, const char*)>("rename");
    return nexus::test::orFault(nexus::test::Fault::System, EIO, [&] { return call(from, to); });
}
int link(const char* from, const char* to) noexcept
{
    static auto* const call = nexus::test::next<int(const char*, const char*)>("link");
    return nexus::test::orFault(nexus::test::Fault::System, EIO, [&] { return call(from, to); });
}
ssize_t sendfile(int out, int in, off_t* offset, size_t count) noexcept
{
    static auto* const call = nexus::test::next<ssize_t(int, int, off_t*, size_t)>("sendfile");
    ssize_t sent = 0;
    const int failed = nexus::test::orFault(nexus::test::Fault::Copy, ENOSPC, [&] {
        sent = call(out, in, offset, count);
        return 0;
    });
    return failed != 0 ? -1 : sent;
}
}
