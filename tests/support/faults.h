// Faults of the disk, counted: while a Faults lives, the nth call of a kind fails, or it and all after it. Databases
// opened meanwhile go through a VFS over SQLite's own; calls of the program itself (fsync, rename, link, and what
// copies a file) are those of the C library, which a program that links this has twice. One at a time, one thread.
#pragma once

#include <string>

namespace nexus::test {

enum class Fault {
    Read,
    Write,
    ShortWrite, // half of it is written, then the disk is full
    Sync,
    Truncate,
    Open,
    Delete,
    Lock,
    PowerCut, // before a write or sync: all that was written since the last sync is lost; never only once
    System,   // fsync, rename and link outside of SQLite
    Copy      // of a file by the program: the disk is full
};
constexpr int faultKinds = static_cast<int>(Fault::Copy) + 1;

class Faults {
public:
    Faults(Fault kind, int nth, bool lasting);
    ~Faults();
    Faults(const Faults&) = delete;
    Faults& operator=(const Faults&) = delete;

    [[nodiscard]] bool struck() const; // whether there were so many calls
    [[nodiscard]] static std::string nameOf(Fault kind);
    // From now on no sync of this program waits for the disk.
    static void waitNoMore();
};

} // namespace nexus::test
