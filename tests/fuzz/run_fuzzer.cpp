// fuzz READER [OPTIONS OF LIBFUZZER] CORPUS …: what libFuzzer, which has the main(), asks of a program.
#include "tests/fuzz/fuzz_input.h"

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <sqlite3.h>

static nexus::test::FuzzedReader chosen = nullptr;

int qInitResources_nexusdeck() { return 0; } // what the programs carry inside them is not there, and no reader asks

// A third of the time with a database went into pieces of memory that are checked (SQLite itself is not) and into locks
// of a process that has one thread. Pieces come from shelves of powers of two here, each with its size before it.
namespace database_memory {

struct Piece {
    std::int64_t size = 0;
    Piece* next = nullptr; // while it lies on its shelf
};
constexpr int head = 8, shelves = 32;
static Piece* shelf[shelves];

static int roundUp(int size) { return static_cast<int>(std::bit_ceil(static_cast<unsigned>(size < 8 ? 8 : size))); }
static Piece* pieceOf(void* memory) { return reinterpret_cast<Piece*>(static_cast<char*>(memory) - head); }

static void* take(int size)
{
    size = roundUp(size);
    auto*& first = shelf[std::countr_zero(static_cast<unsigned>(size))];
    auto* piece = first;
    if (piece)
        first = piece->next;
    else if ((piece = static_cast<Piece*>(std::malloc(static_cast<std::size_t>(size) + head))))
        piece->size = size;
    return piece ? reinterpret_cast<char*>(piece) + head : nullptr;
}

static void give(void* memory)
{
    auto* piece = pieceOf(memory);
    auto*& first = shelf[std::countr_zero(static_cast<std::uint64_t>(piece->size))];
    piece->next = first;
    first = piece;
}

static int size(void* memory) { return memory ? static_cast<int>(pieceOf(memory)->size) : 0; }

static void* resize(void* memory, int wanted)
{
    if (wanted <= size(memory))
        return memory;
    void* larger = take(wanted);
    if (larger) {
        std::memcpy(larger, memory, static_cast<std::size_t>(size(memory)));
        give(memory);
    }
    return larger;
}

static void begin()
{
    static sqlite3_mem_methods methods{
        take, give, resize, size, roundUp, [](void*) { return SQLITE_OK; }, [](void*) {}, nullptr};
    sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
    sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

} // namespace database_memory

// The reader is the first argument; processes begun by -fork=1 have it from the first one.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    constexpr const char* variable = "NEXUS_FUZZED_READER";
    const char* inherited = std::getenv(variable);
    if (const char* reader = inherited ? inherited : *argc > 1 ? (*argv)[1] : "")
        chosen = nexus::test::fuzzerNamed(reader);
    if (!chosen)
        std::exit(2);
    database_memory::begin();
    if (inherited)
        return 0;
    setenv(variable, (*argv)[1], 1);
    (*argv)[1] = (*argv)[0];
    ++*argv;
    --*argc;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    chosen({reinterpret_cast<const char*>(data), size});
    return 0;
}
