#include "app/documents/event_paper.h"

#include "app/base/qt_text.h"
#include "app/documents/list_players.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/decklist_text.h"
#include "app/printing/pdf_sheets.h"
#include "app/text/event_text.h"
#include "app/text/round_text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

namespace {

struct EventPaperWords {
    NEXUS_WORDS(EventPaperWords)
};

bool needsRound(EventPrint what)
{
    return what == EventPrint::Pairings || what == EventPrint::ByName || what == EventPrint::ByTable ||
           what == EventPrint::Slips;
}

std::vector<EventPaper> papersOf(EventPrint what)
{
    switch (what) {
    case EventPrint::Pairings: return {EventPaper::ByName, EventPaper::ByTable};
    case EventPrint::ByName: return {EventPaper::ByName};
    case EventPrint::ByTable: return {EventPaper::ByTable};
    case EventPrint::Slips: return {EventPaper::Slips};
    case EventPrint::Standings: return {EventPaper::Standings};
    case EventPrint::Players: return {EventPaper::Players};
    case EventPrint::Lists:
    case EventPrint::Blank: break;
    }
    return {};
}

std::string unprintedNames(const model::EventState& state)
{
    auto text = q(state.settings.name);
    for (const auto& player : state.players)
        text += q(player.name + player.pronouns + player.playerId);
    return unprintedLetters(text).join(QStringLiteral(", ")).toStdString();
}

EventPdf sheetsPdf(const model::EventState& state, const EventPrintOrder& order, int round)
{
    EventPdf made;
    PdfSheets pdf({order.pageMm, q(state.settings.name), Duplex::None});
    SheetLetters letters;
    for (const auto paper : papersOf(order.what)) {
        const EventSheet sheet(state, paper, round, order.pageMm, letters);
        for (int page = 0; page < sheet.pageCount(); ++page) {
            if (made.pages++ > 0)
                pdf.newPage();
            sheet.paint(pdf.painter(), page);
        }
    }
    made.bytes = pdf.finish();
    made.unprinted = unprintedNames(state);
    return made;
}

PlayerDetails detailsOf(const model::EventState& state, const model::EventPlayer& player, int table)
{
    auto details = namedPlayer(player.name);
    details.playerId = fieldText(q(player.playerId));
    details.event = fieldText(q(state.settings.name));
    if (table > 0)
        details.table = QString::number(table);
    return details;
}

std::vector<DeckToList> listsInSeatOrder(
    const model::EventState& state, int round, const std::shared_ptr<const model::DeckChecker>& checker)
{
    std::vector<DeckToList> lists;
    for (const auto& seat : seatsByTable(state, round)) {
        const auto& player = *state.player(seat.player);
        if (player.list)
            lists.push_back({player.list->deck, checker, detailsOf(state, player, seat.table)});
    }
    return lists;
}

// The lists of a paper, or a sentence why there is none.
tl::expected<std::vector<DeckToList>, std::string> listsOf(
    const model::EventState& state, const EventPrintOrder& order, int round, const ListReader& reader)
{
    const auto checker = reader.checker(state.settings.edition);
    if (!checker)
        return tl::unexpected(model::filled(
            EventPaperWords::tr("The edition “%1” of this event is not known here."), {state.settings.edition.str()}));
    if (order.what == EventPrint::Blank) {
        DeckToList blank{{}, checker, {}};
        blank.player.event = fieldText(q(state.settings.name));
        return std::vector{std::move(blank)};
    }
    auto decks = listsInSeatOrder(state, round, checker);
    if (decks.empty())
        return tl::unexpected(EventPaperWords::tr("No player has handed in a list."));
    return decks;
}

DecklistOrder listOrderOf(const EventPrintOrder& order)
{
    DecklistOrder wanted;
    wanted.pageMm = order.pageMm;
    wanted.blank = order.what == EventPrint::Blank;
    return wanted;
}

tl::expected<EventPdf, std::string> listsPdf(const model::EventState& state, const EventPrintOrder& order, int round,
    const ListReader& reader, std::int64_t revision, const EventPrintProgress& progress)
{
    const auto decks = listsOf(state, order, round, reader);
    if (!decks)
        return tl::unexpected(decks.error());
    EventPdf made;
    const TournamentLists lists(reader.catalogue(), revision);
    const auto bytes = decklistBytes(
        *decks, lists, listOrderOf(order), [&](std::size_t done, std::size_t all, const TournamentList& list) {
            if (made.unprinted.empty())
                made.unprinted = unprintedOf(list);
            return !progress || progress(done, all);
        });
    if (!bytes)
        return tl::unexpected(std::string());
    made.bytes = QByteArray::fromStdString(*bytes);
    made.pages = static_cast<int>(pageNotes(made.bytes).size());
    return made;
}

// Letters belong to the thread that paints, so sheets are made where they are painted.
PaperPages sheetPages(std::shared_ptr<const model::EventState> state, const EventPrintOrder& order, int round)
{
    PaperPages pages;
    pages.unprinted = unprintedNames(*state);
    std::vector<int> counts;
    for (const auto paper : papersOf(order.what)) {
        SheetLetters letters;
        counts.push_back(EventSheet(*state, paper, round, order.pageMm, letters).pageCount());
        pages.count += counts.back();
    }
    pages.paint = [state = std::move(state), counts, what = order.what, page = order.pageMm, round](
                      QPainter& painter, int at) {
        SheetLetters letters;
        const auto papers = papersOf(what);
        for (std::size_t i = 0; i < papers.size(); at -= counts[i++])
            if (at < counts[i])
                return EventSheet(*state, papers[i], round, page, letters).paint(painter, at);
    };
    return pages;
}

tl::expected<PaperPages, std::string> listPages(const model::EventState& state, const EventPrintOrder& order, int round,
    const ListReader& reader, std::int64_t revision, const EventPrintProgress& progress)
{
    const auto decks = listsOf(state, order, round, reader);
    if (!decks)
        return tl::unexpected(decks.error());
    struct ListAt {
        std::shared_ptr<const TournamentList> list;
        int page = 0;
    };
    auto places = std::make_shared<std::vector<ListAt>>();
    PaperPages pages;
    const auto wanted = listOrderOf(order);
    const TournamentLists lists(reader.catalogue(), revision);
    SheetLetters letters;
    for (std::size_t i = 0; i < decks->size(); ++i) {
        if (progress && !progress(i, decks->size()))
            return tl::unexpected(std::string());
        const auto list = std::make_shared<const TournamentList>(listFor((*decks)[i], lists, wanted));
        if (pages.unprinted.empty())
            pages.unprinted = unprintedOf(*list);
        const int count = DecklistSheet(*list, order.pageMm, letters).pageCount();
        for (int page = 0; page < count; ++page)
            places->push_back({list, page});
    }
    pages.count = static_cast<int>(places->size());
    pages.paint = [places, size = order.pageMm](QPainter& painter, int at) {
        SheetLetters painted;
        const auto& [list, page] = (*places)[static_cast<std::size_t>(at)];
        DecklistSheet(*list, size, painted).paint(painter, page);
    };
    return pages;
}

// The round that a paper is of, or a sentence why there is none.
tl::expected<int, std::string> roundOfPaper(const model::EventState& state, const EventPrintOrder& order)
{
    const auto rounds = static_cast<int>(state.rounds.size());
    const int round = order.round > 0 ? order.round : rounds;
    if (round > rounds)
        return tl::unexpected(eventRefusalText({model::EventFault::NoSuchRound, round, {}}));
    if (needsRound(order.what) && round == 0)
        return tl::unexpected(eventRefusalText({model::EventFault::NothingPaired, 0, {}}));
    return round;
}

bool isOfLists(EventPrint what) { return what == EventPrint::Lists || what == EventPrint::Blank; }

} // namespace

tl::expected<PaperPages, std::string> paperPages(std::shared_ptr<const model::EventState> state,
    const EventPrintOrder& order, const ListReader& lists, std::int64_t revision, const EventPrintProgress& progress)
{
    const auto round = roundOfPaper(*state, order);
    if (!round)
        return tl::unexpected(round.error());
    if (isOfLists(order.what))
        return listPages(*state, order, *round, lists, revision, progress);
    return sheetPages(std::move(state), order, *round);
}

std::optional<EventPrint> eventPrintOf(std::string_view id)
{
    const auto found = std::find(eventPrintIds.begin(), eventPrintIds.end(), id);
    return found == eventPrintIds.end() ? std::nullopt
                                        : std::optional(static_cast<EventPrint>(found - eventPrintIds.begin()));
}

std::string eventPrintName(EventPrint what)
{
    switch (what) {
    case EventPrint::Pairings: return EventPaperWords::tr("Pairings by name and by table");
    case EventPrint::ByName: return EventPaperWords::tr("Pairings by name");
    case EventPrint::ByTable: return EventPaperWords::tr("Pairings by table");
    case EventPrint::Slips: return EventPaperWords::tr("Result slips");
    case EventPrint::Standings: return EventPaperWords::tr("Standings");
    case EventPrint::Players: return EventPaperWords::tr("Players");
    case EventPrint::Lists: return EventPaperWords::tr("Lists in seat order");
    case EventPrint::Blank: break;
    }
    return EventPaperWords::tr("A blank list");
}

tl::expected<EventPdf, std::string> eventPdf(const model::EventState& state, const EventPrintOrder& order,
    const ListReader& lists, std::int64_t revision, const EventPrintProgress& progress)
{
    const auto round = roundOfPaper(state, order);
    if (!round)
        return tl::unexpected(round.error());
    if (isOfLists(order.what)) {
        auto made = listsPdf(state, order, *round, lists, revision, progress);
        if (made && order.what == EventPrint::Lists)
            made->round = *round;
        return made;
    }
    auto made = sheetsPdf(state, order, *round);
    if (order.what != EventPrint::Players)
        made.round = *round;
    return made;
}

} // namespace nexus::app
