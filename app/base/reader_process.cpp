#include "app/base/reader_process.h"

#include "app/base/language.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace nexus::app {

namespace {

constexpr std::chrono::milliseconds betweenQuestions{50};

std::uint32_t frameLength(std::initializer_list<std::string_view> parts)
{
    std::size_t length = 0;
    for (const auto part : parts)
        length += part.size();
    return static_cast<std::uint32_t>(length);
}

std::string_view bytesOfLength(const std::uint32_t& length)
{
    return {reinterpret_cast<const char*>(&length), sizeof length};
}

bool readWhole(char* bytes, std::size_t count)
{
    while (count > 0) {
        const auto got = ::read(STDIN_FILENO, bytes, count);
        if (got <= 0 && !(got < 0 && errno == EINTR))
            return false;
        const auto more = static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        bytes += more;
        count -= more;
    }
    return true;
}

void writeWhole(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto gone = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (gone < 0 && errno != EINTR)
            _exit(1); // nobody listens any more
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(gone, 0)));
    }
}

void setLimit(decltype(RLIMIT_CORE) what, std::size_t most)
{
    const rlimit limit{most, most};
    setrlimit(what, &limit);
}

} // namespace

class ReaderProcess::Clock {
public:
    explicit Clock(Wait wait)
        : m_wait(wait)
    {
    }
    [[nodiscard]] bool isOver() const { return m_wait && std::chrono::steady_clock::now() - m_begin > *m_wait; }

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    Wait m_wait;
};

ReaderProcess::ReaderProcess(const char* readerSwitch)
    : m_switch(readerSwitch)
{
}

ReaderProcess::~ReaderProcess() { end(); }

tl::expected<void, ReaderProcess::Trouble> ReaderProcess::start()
{
    if (isThere())
        return {};
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
        return tl::unexpected(Trouble::NotStarted);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const std::string program = "/proc/self/exe", language = spoken().toStdString();
    char* const words[] = {
        const_cast<char*>(program.c_str()), const_cast<char*>(m_switch), const_cast<char*>(language.c_str()), nullptr};
    const bool started = posix_spawn(&m_process, program.c_str(), &actions, nullptr, words, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    close(sockets[1]);
    m_socket = sockets[0];
    if (started)
        return {};
    m_process = -1;
    return failed(Trouble::NotStarted);
}

void ReaderProcess::end()
{
    if (m_socket >= 0)
        close(m_socket);
    if (m_process > 0) {
        kill(m_process, SIGKILL);
        while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {}
    }
    m_socket = m_process = -1;
}

tl::unexpected<ReaderProcess::Trouble> ReaderProcess::failed(Trouble trouble)
{
    end();
    return tl::unexpected(trouble);
}

// Its time of processor is over, or it broke down.
tl::unexpected<ReaderProcess::Trouble> ReaderProcess::ended()
{
    int status = 0;
    shutdown(m_socket, SHUT_RDWR); // one that runs on ends now
    while (m_process > 0 && waitpid(m_process, &status, 0) < 0 && errno == EINTR) {}
    m_process = -1;
    return failed(WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF ? Trouble::Late : Trouble::BrokeDown);
}

tl::expected<void, ReaderProcess::Trouble> ReaderProcess::ready(short events, const Clock& clock, const KeepOn& keepOn)
{
    for (;;) {
        if (keepOn && !keepOn())
            return failed(Trouble::Stopped);
        if (clock.isOver())
            return failed(Trouble::Late);
        pollfd one{m_socket, events, 0};
        const int found = poll(&one, 1, static_cast<int>(betweenQuestions.count()));
        if (found > 0)
            return {};
        if (found < 0 && errno != EINTR)
            return failed(Trouble::BrokeDown);
    }
}

tl::expected<void, ReaderProcess::Trouble> ReaderProcess::write(
    std::string_view bytes, const Clock& clock, const KeepOn& keepOn)
{
    while (!bytes.empty()) {
        if (const auto may = ready(POLLOUT, clock, keepOn); !may)
            return may;
        const auto gone = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (gone < 0 && errno != EINTR && errno != EAGAIN)
            return ended();
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(gone, 0)));
    }
    return {};
}

tl::expected<void, ReaderProcess::Trouble> ReaderProcess::read(
    char* bytes, std::size_t count, const Clock& clock, const KeepOn& keepOn)
{
    while (count > 0) {
        if (const auto may = ready(POLLIN, clock, keepOn); !may)
            return may;
        const auto got = recv(m_socket, bytes, count, MSG_DONTWAIT);
        if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN))
            return ended();
        const auto more = static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        bytes += more;
        count -= more;
    }
    return {};
}

tl::expected<void, ReaderProcess::Trouble> ReaderProcess::send(
    std::initializer_list<std::string_view> parts, Wait wait, const KeepOn& keepOn)
{
    const Clock clock(wait);
    const auto length = frameLength(parts);
    auto sent = write(bytesOfLength(length), clock, keepOn);
    for (const auto part : parts)
        if (sent)
            sent = write(part, clock, keepOn);
    return sent;
}

tl::expected<QByteArray, ReaderProcess::Trouble> ReaderProcess::next(std::size_t most, Wait wait, const KeepOn& keepOn)
{
    const Clock clock(wait);
    std::uint32_t length = 0;
    if (const auto got = read(reinterpret_cast<char*>(&length), sizeof length, clock, keepOn); !got)
        return tl::unexpected(got.error());
    if (length > most)
        return failed(Trouble::TooLong);
    QByteArray frame(static_cast<qsizetype>(length), Qt::Uninitialized);
    if (const auto got = read(frame.data(), length, clock, keepOn); !got)
        return tl::unexpected(got.error());
    return frame;
}

bool isReader(int argc, char** argv, const char* readerSwitch)
{
    if (argc != 3 || std::strcmp(argv[1], readerSwitch) != 0)
        return false;
    speak(QString::fromLatin1(argv[2]));
    return true;
}

void confineReader(std::size_t memory, std::size_t openFiles)
{
    setLimit(RLIMIT_DATA, memory);
    setLimit(RLIMIT_FSIZE, 0);
    setLimit(RLIMIT_CORE, 0);
    setLimit(RLIMIT_NPROC, 0);
    setLimit(RLIMIT_NOFILE, openFiles);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

void setReaderTime(std::chrono::microseconds time)
{
    constexpr std::chrono::seconds::rep second = 1'000'000;
    const itimerval timer{{0, 0}, {time.count() / second, time.count() % second}};
    setitimer(ITIMER_PROF, &timer, nullptr); // its signal ends the process
}

std::chrono::microseconds readerTimeLeft()
{
    itimerval timer{};
    getitimer(ITIMER_PROF, &timer);
    return std::chrono::seconds(timer.it_value.tv_sec) + std::chrono::microseconds(timer.it_value.tv_usec);
}

std::optional<QByteArray> nextRequest(std::size_t most)
{
    std::uint32_t length = 0;
    if (!readWhole(reinterpret_cast<char*>(&length), sizeof length) || length == 0 || length > most)
        return std::nullopt;
    QByteArray request(static_cast<qsizetype>(length), Qt::Uninitialized);
    return readWhole(request.data(), length) ? std::optional(std::move(request)) : std::nullopt;
}

void sendAnswer(std::initializer_list<std::string_view> parts)
{
    const auto length = frameLength(parts);
    writeWhole(bytesOfLength(length));
    for (const auto part : parts)
        writeWhole(part);
}

} // namespace nexus::app
