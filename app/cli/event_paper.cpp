#include "app/cli/event_paper.h"

#include "app/base/figures.h"
#include "app/base/trouble_text.h"
#include "app/cli/event_command.h"
#include "app/cli/json_values.h"
#include "app/cli/offscreen.h"
#include "app/cli/paper_option.h"
#include "app/documents/event_paper.h"
#include "app/publish/event_page.h"
#include "app/text/finding_text.h"
#include "model/print/sheet_layout.h"

#include <system_error>

namespace nexus::app::cli {

namespace {

struct EventPrintOptions {
    std::string file, what, out, paper = "a4";
    int round = 0;
};

int printEvent(Context& context, const EventPrintOptions& options)
{
    const auto event = lookAtEvent(context, options.file);
    auto& profile = context.profile();
    const auto paper = *model::paperNamed(options.paper);
    const EventPrintOrder order{*eventPrintOf(options.what), options.round, {paper.width, paper.height}};
    const Offscreen gui;
    const auto made = eventPdf(
        event.state, order, context.lists(), profile.catalogueRevision(), context.progress("Lists"));
    if (!made)
        throw Stop{made.error().empty() ? Failed : No,
            made.error().empty() ? "Cancelled; nothing was written." : made.error()};
    writeOut(options.out, made->bytes.toStdString());
    if (!made->unprinted.empty())
        context.say("No font on this computer has " + made->unprinted + "; boxes are printed instead.");
    if (context.json())
        context.answer({{"file", options.out}, {"what", options.what},
            {"round", made->round > 0 ? Json(made->round) : Json(nullptr)}, {"pages", made->pages},
            {"unprinted", orNull(made->unprinted)}});
    else
        context.print(options.out + ": " + eventPrintName(order.what) + ", " +
                      plural(static_cast<std::int64_t>(made->pages), "page", "pages") + ".");
    return Done;
}

struct EventPageOptions {
    std::string file, out;
    bool lists = false;
};

std::string pageFileOf(const std::string& out)
{
    const std::filesystem::path path(out);
    if (path.extension() == ".html" || path.extension() == ".htm")
        return out;
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error)
        throw Stop{Failed, out + " cannot be made a folder: " + systemText(error) + "."};
    return (path / "index.html").string();
}

int pageOfEvent(Context& context, const EventPageOptions& options)
{
    const auto event = lookAtEvent(context, options.file);
    const Offscreen gui;
    const auto page = eventPage({event.state, context.lists(), options.lists});
    const auto file = pageFileOf(options.out);
    writeOut(file, page.bytes);
    const auto rounds = static_cast<int>(event.state.rounds.size());
    if (context.json())
        context.answer({{"file", file}, {"round", rounds > 0 ? Json(rounds) : Json(nullptr)},
            {"players", event.state.players.size()}, {"lists", page.lists}, {"bytes", page.bytes.size()}});
    else
        context.print(file + ": " + plural(event.state.players.size(), "player", "players") + ", " +
                      plural(static_cast<std::int64_t>(rounds), "round", "rounds") + ", " +
                      plural(page.lists, "list", "lists") + ", " + sizeText(page.bytes.size()) + ".");
    return Done;
}

} // namespace

void addEventPaper(Registrar& event)
{
    {
        const auto [command, options] = event.add<EventPrintOptions>(
            "print", "Print pairings, slips, standings, players, lists as a PDF", printEvent);
        command->add("FILE", options.file, eventFileHelp)->required();
        command
            ->add("WHAT", options.what,
                "pairings (by name, then by table), by-name, by-table, slips, standings, players, lists (in seat "
                "order) or blank (a list to be filled in by hand)")
            ->required()
            ->check(OneOf(eventPrintIds.begin(), eventPrintIds.end()));
        command->add("-o,--out FILE", options.out, "The PDF to write")->required();
        command->add("--round R", options.round, "Round to print (default: the last)")->check(positiveNumber);
        addPagePaper(*command, options.paper);
    }
    {
        const auto [command, options] = event.add<EventPageOptions>(
            "page", "Write pairings, standings and results as one web page", pageOfEvent);
        command->add("FILE", options.file, eventFileHelp)->required();
        command->add("-o,--out PLACE", options.out, "The file to write, .html, or a folder that gets index.html")
            ->required();
        command->addFlag("--lists", options.lists, "All lists, also before the event is over");
        command->footer("Lists of the cut are shown where the event has open lists, and all lists once its last match "
                        "is played.");
    }
}

} // namespace nexus::app::cli
