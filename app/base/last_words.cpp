#include "app/base/last_words.h"

#include <csignal>
#include <cstddef>
#include <cstring>
#include <exception>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

namespace nexus::app {

namespace {

const char* speaker = "nexusdeck";
QtMessageHandler qtListener = nullptr; // who tells what Qt says

// Without memory of its own.
void writeWord(const char* word) { [[maybe_unused]] const auto gone = ::write(STDERR_FILENO, word, std::strlen(word)); }

constexpr const char* noMemory = "there is not enough memory; close other programs or allow this one more";

void writeReason()
{
    try {
        if (std::current_exception())
            throw;
        writeWord("the program broke down");
    } catch (const std::bad_alloc&) {
        writeWord(noMemory);
    } catch (const std::exception& error) {
        writeWord("the program cannot go on: ");
        writeWord(error.what());
    } catch (...) {
        writeWord("the program cannot go on");
    }
}

[[noreturn]] void endSaying(void (*reason)())
{
    constexpr int failed = 3;
    writeWord(speaker);
    writeWord(": ");
    reason();
    writeWord("\n");
    ::_exit(failed);
}

// A library that takes no care ends by a signal where it gets no memory; where there is some, the signal is what it is.
void hear(int signal)
{
    constexpr std::size_t some = 4U << 20U;
    void* const got = ::mmap(nullptr, some, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == MAP_FAILED)
        endSaying([] { writeWord(noMemory); });
    ::munmap(got, some);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void listen(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    heedThreads(message);
    qtListener(type, context, message);
}

} // namespace

void heedThreads(const QString& qtMessage)
{
    if (qtMessage.startsWith(QLatin1String("QThread::start: Thread creation error")))
        endSaying([] { writeWord(noMemory); });
}

void sayLastWords(const char* program)
{
    speaker = program;
    std::set_terminate([] { endSaying(writeReason); });
    qtListener = qInstallMessageHandler(listen);
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGTRAP})
        std::signal(signal, hear);
}

} // namespace nexus::app
