// Reader and writer of .nxevent, "nexusdeck-event/1" (resources/schemas/event.schema.json): the settings, then the log
// with a line an entry, so that git compares two of them and adding is a line more. Whether the entries fit each other
// is for replay (model/event/event_state.h) to say.
#pragma once

#include "importers/import_problem.h"
#include "model/event/event.h"

#include <string>
#include <string_view>

namespace nexus::importers {

constexpr std::size_t maxEventBytes = 64U << 20U;
constexpr std::size_t maxEventEntries = 100'000;

[[nodiscard]] ReadResult<model::Event> readEventJson(std::string_view bytes);
[[nodiscard]] std::string writeEventJson(const model::Event& event);

// The file of an event that grows: what stands in it is not written anew for an entry more.
class EventText {
public:
    explicit EventText(const model::Event& event);
    // Of a file that was read as this event; laid out as ours its text is kept as it is.
    EventText(std::string_view bytes, const model::Event& event);
    void add(const model::EventEntry& entry);
    [[nodiscard]] std::string bytes() const;

private:
    std::string m_text; // without its end
    bool m_empty = true;
};

} // namespace nexus::importers
