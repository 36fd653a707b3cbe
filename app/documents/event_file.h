// An event that is open: its file NAME.nxevent, which one program holds at a time, and where the event stands. Every
// deed is on the disk, whole, before it counts; a program that is killed leaves the file as before the deed or after.
// Nothing else changes an event. Lives in one thread.
#pragma once

#include "importers/event_json.h"
#include "model/event/pairing.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <string>
#include <tl/expected.hpp>

QT_BEGIN_NAMESPACE
class QLockFile;
QT_END_NAMESPACE

namespace nexus::app {

constexpr const char* eventEnding = ".nxevent";

// A whole sentence; `refused`: it is no event, else the machine failed or another program has it open.
struct EventTrouble {
    std::string message;
    bool refused = false;
};
struct ReadEvent {
    model::Event event;
    model::EventState state;
    std::string bytes;
};
// For who only looks: takes no lock, and sees the file as it is between two deeds.
[[nodiscard]] tl::expected<ReadEvent, EventTrouble> readEventFile(const std::filesystem::path& file);

class EventDocument : public QObject {
    Q_OBJECT
public:
    ~EventDocument() override;

    // Waits up to two seconds for another program that is about to let go.
    [[nodiscard]] static tl::expected<std::unique_ptr<EventDocument>, EventTrouble> open(
        const std::filesystem::path& file);
    // A file that is there already is refused.
    [[nodiscard]] static tl::expected<std::unique_ptr<EventDocument>, EventTrouble> create(
        const std::filesystem::path& file, const model::EventSettings& settings);

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] const model::Event& event() const { return m_event; }
    [[nodiscard]] const model::EventState& state() const { return m_state; }
    // Who does what follows; stands in the log.
    void setWho(const std::string& who) { m_who = who; }

    // One deed, or several that count together or not at all. Nothing is changed where it is refused or not written.
    tl::expected<void, EventTrouble> act(const model::EventDeed& deed);
    tl::expected<void, EventTrouble> act(const std::vector<model::EventDeed>& deeds);
    // The next round paired and written down; or as it was worked out before.
    tl::expected<void, EventTrouble> pairNext() { return pair(model::nextRound(m_state)); }
    tl::expected<void, EventTrouble> pair(const tl::expected<model::NextRound, model::EventRefusal>& next);
    tl::expected<void, EventTrouble> cut(int players);
    // The last deed but notes counts no more; both stay in the log.
    tl::expected<void, EventTrouble> takeBack();

Q_SIGNALS:
    void changed();

private:
    tl::expected<void, EventTrouble> keep(std::vector<model::EventEntry> entries, model::EventState state);
    EventDocument(std::filesystem::path file, std::unique_ptr<QLockFile> lock, ReadEvent read);

    std::filesystem::path m_file;
    std::unique_ptr<QLockFile> m_lock;
    model::Event m_event;
    model::EventState m_state;
    importers::EventText m_text;
    std::string m_who;
};

} // namespace nexus::app
