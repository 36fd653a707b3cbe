// What of an event goes on paper, each as one PDF: pairings, slips, standings, players (app/printing/event_sheet.h) and
// lists, by the one drawer of decklists. The same event gives the same bytes. May run on any thread; needs a
// QGuiApplication for its fonts.
#pragma once

#include "app/documents/list_reading.h"
#include "app/printing/event_sheet.h"
#include "model/event/event_state.h"

#include <QByteArray>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

class QPainter;

namespace nexus::app {

// Pairings are by name, then by table. Lists are in seat order; Blank is a list to be filled in by hand.
enum class EventPrint { Pairings, ByName, ByTable, Slips, Standings, Players, Lists, Blank };
inline constexpr std::array eventPrintIds{
    "pairings", "by-name", "by-table", "slips", "standings", "players", "lists", "blank"};
[[nodiscard]] std::optional<EventPrint> eventPrintOf(std::string_view id);
[[nodiscard]] std::string eventPrintName(EventPrint what); // in the language of the window

struct EventPrintOrder {
    EventPrint what = EventPrint::Pairings;
    int round = 0; // the last one
    QSizeF pageMm{210, 297};
};
struct EventPdf {
    QByteArray bytes;
    int round = 0; // 0: of none
    int pages = 0;
    std::string unprinted; // letters that no font here has
};
// Told how much is done of how much; false stops.
using EventPrintProgress = std::function<bool(std::size_t done, std::size_t all)>;

// `lists`: of the game of the event, for its lists; `revision` of its catalogue. The error is a whole sentence; empty
// where the work was stopped.
[[nodiscard]] tl::expected<EventPdf, std::string> eventPdf(const model::EventState& state, const EventPrintOrder& order,
    const ListReader& lists, std::int64_t revision, const EventPrintProgress& progress = {});

// The same pages to be looked at before, and for a printer: painted in millimetres, on any thread.
struct PaperPages {
    int count = 0;
    std::string unprinted;
    std::function<void(QPainter&, int page)> paint;
};
[[nodiscard]] tl::expected<PaperPages, std::string> paperPages(std::shared_ptr<const model::EventState> state,
    const EventPrintOrder& order, const ListReader& lists, std::int64_t revision,
    const EventPrintProgress& progress = {});

} // namespace nexus::app
