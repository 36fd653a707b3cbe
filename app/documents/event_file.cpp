#include "app/documents/event_file.h"

#include "app/base/file_bytes.h"
#include "app/base/put_aside.h"
#include "app/documents/profile.h"
#include "app/text/event_text.h"
#include "app/text/finding_text.h"
#include "model/base/words.h"

#include <QLockFile>
#include <QSysInfo>

#include <cerrno>
#include <csignal>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct EventFileWords {
    NEXUS_WORDS(EventFileWords)
};

constexpr int waitMilliseconds = 2000;

tl::unexpected<EventTrouble> failed(std::string message) { return tl::unexpected(EventTrouble{std::move(message)}); }

tl::unexpected<EventTrouble> refusedEvent(const model::EventRefusal& refusal)
{
    return tl::unexpected(EventTrouble{eventRefusalText(refusal), true});
}

// Who holds it is not said, or is gone.
bool isNobodys(const QLockFile& lock)
{
    qint64 process = 0;
    QString machine, program;
    if (!lock.getLockInfo(&process, &machine, &program))
        return true;
    return machine == QSysInfo::machineHostName() && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

// The lock of a program that is gone counts for nothing, however old another one is.
tl::expected<std::unique_ptr<QLockFile>, EventTrouble> lockOf(const std::filesystem::path& file)
{
    auto beside = file;
    beside += ".lock";
    auto lock = std::make_unique<QLockFile>(QString::fromStdString(beside.string()));
    lock->setStaleLockTime(0);
    if (!isPlainFile(beside) && !putAside(beside))
        return failed(filled(EventFileWords::tr("%1 is in the way of the event's lock."), {beside.string()}));
    if (lock->tryLock(waitMilliseconds))
        return lock;
    // Also where a program was killed before it had said who it is, or while it took the lock of one that was gone:
    // then Qt waits for the lock of that taking. One that lives keeps its lock from being removed.
    if (lock->error() == QLockFile::LockFailedError && isNobodys(*lock) && lock->removeStaleLockFile() &&
        lock->tryLock(waitMilliseconds)) {
        std::error_code none;
        std::filesystem::remove(beside += ".rmlock", none);
        return lock;
    }
    if (lock->error() == QLockFile::LockFailedError)
        return failed(
            filled(EventFileWords::tr("%1 is open in another program, which has to close it first."), {file.string()}));
    return failed(filled(
        EventFileWords::tr("%1 cannot be locked: its folder does not let this program write."), {file.string()}));
}

} // namespace

tl::expected<ReadEvent, EventTrouble> readEventFile(const std::filesystem::path& file)
{
    auto bytes = readFile(file, importers::maxEventBytes);
    if (!bytes)
        return failed(file.string() + " " + bytes.error() + ".");
    const auto refused = [&](const std::string& why) {
        return tl::unexpected(
            EventTrouble{filled(EventFileWords::tr("%1 is not read as an event: %2."), {file.string(), why}), true});
    };
    auto event = importers::readEventJson(*bytes);
    if (!event)
        return refused(problemText(event.error().front()));
    auto state = model::replay(*event);
    if (!state) {
        auto why = eventRefusalText(state.error().refusal);
        if (why.ends_with('.'))
            why.pop_back();
        return refused("/log/" + std::to_string(state.error().entry) + ": " + why);
    }
    return ReadEvent{std::move(*event), std::move(*state), std::move(*bytes)};
}

EventDocument::EventDocument(std::filesystem::path file, std::unique_ptr<QLockFile> lock, ReadEvent read)
    : m_file(std::move(file))
    , m_lock(std::move(lock))
    , m_event(std::move(read.event))
    , m_state(std::move(read.state))
    , m_text(read.bytes, m_event)
{
}

EventDocument::~EventDocument() = default;

tl::expected<std::unique_ptr<EventDocument>, EventTrouble> EventDocument::open(const std::filesystem::path& file)
{
    // Nothing is made beside what is no event.
    if (const auto readable = readFile(file, importers::maxEventBytes); !readable)
        return failed(file.string() + " " + readable.error() + ".");
    auto lock = lockOf(file);
    if (!lock)
        return tl::unexpected(std::move(lock.error()));
    auto read = readEventFile(file);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    return std::unique_ptr<EventDocument>(new EventDocument(file, std::move(*lock), std::move(*read)));
}

tl::expected<std::unique_ptr<EventDocument>, EventTrouble> EventDocument::create(
    const std::filesystem::path& file, const model::EventSettings& settings)
{
    std::error_code none;
    auto lock = lockOf(file);
    if (!lock)
        return tl::unexpected(std::move(lock.error()));
    if (std::filesystem::exists(std::filesystem::symlink_status(file, none)))
        return tl::unexpected(EventTrouble{filled(EventFileWords::tr("%1 is there already."), {file.string()}), true});
    ReadEvent made{{settings, {}}, model::beginEvent(settings), {}};
    made.bytes = importers::writeEventJson(made.event);
    if (const auto written = writeFile(file, made.bytes); !written)
        return failed(file.string() + " " + written.error() + ".");
    return std::unique_ptr<EventDocument>(new EventDocument(file, std::move(*lock), std::move(made)));
}

tl::expected<void, EventTrouble> EventDocument::act(const model::EventDeed& deed)
{
    return act(std::vector<model::EventDeed>{deed});
}

tl::expected<void, EventTrouble> EventDocument::act(const std::vector<model::EventDeed>& deeds)
{
    auto state = m_state;
    std::vector<model::EventEntry> entries;
    for (const auto& deed : deeds) {
        if (const auto applied = model::apply(state, deed); !applied)
            return refusedEvent(applied.error());
        entries.push_back({utcNow(), m_who, deed});
    }
    return keep(std::move(entries), std::move(state));
}

tl::expected<void, EventTrouble> EventDocument::takeBack()
{
    auto after = m_event;
    after.log.push_back({utcNow(), m_who, model::TakeBack{}});
    auto state = model::replay(after);
    if (!state)
        return refusedEvent(state.error().refusal);
    return keep({after.log.back()}, std::move(*state));
}

tl::expected<void, EventTrouble> EventDocument::keep(std::vector<model::EventEntry> entries, model::EventState state)
{
    auto text = m_text;
    for (const auto& entry : entries)
        text.add(entry);
    if (m_event.log.size() + entries.size() > importers::maxEventEntries)
        return tl::unexpected(EventTrouble{EventFileWords::tr("The event has too many entries."), true});
    if (const auto written = writeFile(m_file, text.bytes()); !written)
        return failed(m_file.string() + " " + written.error() + ".");
    m_state = std::move(state);
    m_text = std::move(text);
    m_event.log.insert(
        m_event.log.end(), std::make_move_iterator(entries.begin()), std::make_move_iterator(entries.end()));
    Q_EMIT changed();
    return {};
}

tl::expected<void, EventTrouble> EventDocument::pair(const tl::expected<model::NextRound, model::EventRefusal>& next)
{
    if (!next)
        return refusedEvent(next.error());
    std::vector<model::EventDeed> deeds;
    if (next->cut)
        deeds.emplace_back(*next->cut);
    deeds.emplace_back(next->round);
    return act(deeds);
}

tl::expected<void, EventTrouble> EventDocument::cut(int players)
{
    auto cut = model::cutTo(m_state, players);
    if (!cut)
        return refusedEvent(cut.error());
    return act(std::move(*cut));
}

} // namespace nexus::app
