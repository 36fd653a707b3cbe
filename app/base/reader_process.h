// A part of this program that reads what strangers made, in a process of its own, so that bytes made to crash, hang or
// fill the memory cost only that process. It is this program once more, started with a switch and the language of what
// it says, and is asked by frames over a socket: a length of four bytes, then the bytes.
#pragma once

#include <QByteArray>

#include <chrono>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

namespace nexus::app {

using KeepOn = std::function<bool()>; // asked now and then; false stops the work

// The side that asks. Used by one thread at a time. Every trouble ends the process; start() makes a new one.
class ReaderProcess {
public:
    enum class Trouble { NotStarted, Stopped, Late, TooLong, BrokeDown };
    using Wait = std::optional<std::chrono::milliseconds>; // none: as long as it takes

    explicit ReaderProcess(const char* readerSwitch);
    ~ReaderProcess();
    ReaderProcess(const ReaderProcess&) = delete;
    ReaderProcess& operator=(const ReaderProcess&) = delete;

    [[nodiscard]] tl::expected<void, Trouble> start(); // nothing where it runs
    [[nodiscard]] bool isThere() const { return m_socket >= 0; }
    // One frame of the parts one after the other.
    [[nodiscard]] tl::expected<void, Trouble> send(
        std::initializer_list<std::string_view> parts, Wait wait, const KeepOn& keepOn);
    // The next frame, of at most so many bytes.
    [[nodiscard]] tl::expected<QByteArray, Trouble> next(std::size_t most, Wait wait, const KeepOn& keepOn);
    void end();

private:
    class Clock;
    tl::expected<void, Trouble> ready(short events, const Clock& clock, const KeepOn& keepOn);
    tl::expected<void, Trouble> write(std::string_view bytes, const Clock& clock, const KeepOn& keepOn);
    tl::expected<void, Trouble> read(char* bytes, std::size_t count, const Clock& clock, const KeepOn& keepOn);
    tl::unexpected<Trouble> failed(Trouble trouble);
    tl::unexpected<Trouble> ended();

    const char* m_switch;
    int m_socket = -1, m_process = -1;
};

// --- The side that reads ---

// Whether this process was started so; then it speaks the language it was told.
[[nodiscard]] bool isReader(int argc, char** argv, const char* readerSwitch);
// From now on no file is written, no child and no thread started, no core left.
void confineReader(std::size_t memory, std::size_t openFiles);
// Of processor; then the process ends. None: as much as it takes.
void setReaderTime(std::chrono::microseconds time);
[[nodiscard]] std::chrono::microseconds readerTimeLeft();
// Nothing where there is none any more, or one that is longer.
[[nodiscard]] std::optional<QByteArray> nextRequest(std::size_t most);
void sendAnswer(std::initializer_list<std::string_view> parts);

} // namespace nexus::app
