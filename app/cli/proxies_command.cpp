#include "app/cli/json_values.h"

#include "app/cli/offscreen.h"
#include "app/cli/paper_option.h"
#include "app/cli/proxy_choice.h"
#include "app/printing/proxy_job.h"
#include "app/printing/proxy_sheet.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <charconv>
#include <cmath>
#include <system_error>
#include <tuple>

namespace nexus::app::cli {

namespace {

struct ProxiesOptions {
    AskedProxies asked;
    std::string out, paper = "a4", cardSize = "poker", grid = "3x3", backs = "none", backOffset = "0,0";
    model::SheetOptions sheet;
    bool noCropMarks = false, noRuler = false, calibration = false;
};

Json pair(double width, double height) { return {{"width", width}, {"height", height}}; }

Json proxiesJson(const std::string& file, const ProxySheets& sheets, const std::vector<ProxyWarning>& warnings)
{
    const auto& layout = sheets.layout();
    const auto slot = layout.front.front();
    return {{"file", orNull(file)}, {"proxies", sheets.job().copies.size()}, {"cards", sheets.job().faces.size()},
        {"tokens", sheets.job().tokens}, {"sheets", sheets.sheets()}, {"pages", sheets.pages()},
        {"columns", layout.columns}, {"rows", layout.rows}, {"pageMm", pair(layout.width, layout.height)},
        {"cardMm", pair(slot.width, slot.height)}, {"warnings", warningsJson(warnings)}};
}

Json misfitJson(const model::SheetMisfit& misfit, int exit)
{
    Json grids = Json::list(misfit.grids, [&](const auto& grid) -> Json {
        return {{"columns", grid.columns}, {"rows", grid.rows}, {"landscape", grid.landscape}};
    });
    return {{"error", {{"code", exit}, {"message", misfitSentences(misfit)}}},
        {"misfit", {{"columns", misfit.columns}, {"rows", misfit.rows}, {"withBleed", misfit.withBleed},
                       {"neededMm", pair(misfit.neededWidth, misfit.neededHeight)},
                       {"roomMm", pair(misfit.roomWidth, misfit.roomHeight)}, {"grids", std::move(grids)},
                       {"gutter", orNull(misfit.gutter)}, {"bleed", orNull(misfit.bleed)},
                       {"margin", orNull(misfit.margin)}}}};
}

template <class Number> std::optional<std::pair<Number, Number>> twoOf(const std::string& text, char separator)
{
    const auto parts = model::split(text, separator);
    std::array<Number, 2> numbers{};
    if (parts.size() != 2)
        return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
        auto part = model::trimmed(parts[i]);
        if (part.starts_with('+'))
            part.remove_prefix(1);
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), numbers[i]);
        if (error != std::errc() || end != part.data() + part.size())
            return std::nullopt;
    }
    return std::pair(numbers[0], numbers[1]);
}

model::SheetOptions sheetOf(const ProxiesOptions& options)
{
    auto sheet = options.sheet;
    const auto paper = model::paperNamed(options.paper);      // both as addPaper and
    const auto card = model::cardSizeNamed(options.cardSize); // addCardSize have checked them
    sheet.cardWidth = card->width;
    sheet.cardHeight = card->height;
    sheet.paperWidth = paper->width;
    sheet.paperHeight = paper->height;
    sheet.landscape |= paper->width > paper->height; // a size of one's own as it was said
    if (model::fold(options.grid) == "fit") {
        sheet.columns = sheet.rows = 0;
    } else {
        const auto grid = twoOf<int>(model::fold(options.grid), 'x');
        if (!grid || std::min(grid->first, grid->second) < 1 ||
            std::max(grid->first, grid->second) > model::SheetLimits::side)
            throw Stop{WrongUsage, "--grid is columns and rows like 3x3 or 4x2, or “fit” for as many as fit."};
        std::tie(sheet.columns, sheet.rows) = *grid;
    }
    const auto offset = twoOf<double>(options.backOffset, ',');
    const auto far = [](double value) { return !(std::abs(value) <= model::SheetLimits::offset); };
    if (!offset || far(offset->first) || far(offset->second))
        throw Stop{WrongUsage,
            "--back-offset is two numbers like 0.5,-1 in millimetres, right and down, each from -20 to 20."};
    std::tie(sheet.backX, sheet.backY) = *offset;
    sheet.cropMarks = !options.noCropMarks;
    sheet.ruler = !options.noRuler;
    const auto backs = model::fold(options.backs);
    sheet.backs = backs == "long"    ? model::Backs::LongEdge
                  : backs == "short" ? model::Backs::ShortEdge
                  : backs == "fold"  ? model::Backs::Fold
                                     : model::Backs::None;
    return sheet;
}

int runCalibration(Context& context, const ProxiesOptions& options)
{
    const auto sheet = sheetOf(options);
    const Offscreen fonts;
    writeOut(options.out, calibrationPdf(sheet).toStdString());
    if (context.json())
        context.answer({{"file", options.out}, {"sheets", 1}, {"pages", 2}});
    else
        context.print(options.out + ": the measuring page, to be printed on both sides of one sheet at 100 %.");
    return Done;
}

int runProxies(Context& context, const ProxiesOptions& options)
{
    if (options.calibration)
        return runCalibration(context, options);
    const ProxyOptions how{sheetOf(options), proxyStyle(options.asked), !options.asked.noMark};
    if (const auto fits = model::layOut(how.sheet); !fits) {
        if (context.json())
            context.answer(misfitJson(fits.error(), Refused));
        context.complain(misfitSentences(fits.error()));
        return Refused;
    }
    const auto decks = proxyDecks(context, options.asked);
    auto record = readProxyRecord(context.folder());
    if (!record.trouble.empty())
        context.say(record.trouble);
    const auto job = proxyJob(context, options.asked, decks, record.record);
    const auto art = std::make_shared<const CardArt>(context.folder() / "art");
    const auto sheets = ProxySheets::make(job, how, context.profile().catalogue(), art);
    const Offscreen fonts;
    const auto warnings = sheets->warnings();
    const auto tellWarnings = [&] {
        for (const auto& warning : warnings)
            context.say(warningText(warning));
    };
    if (sheets->pages() == 0) {
        if (context.json())
            context.answer(proxiesJson({}, *sheets, warnings));
        tellWarnings();
        context.say(nothingText(options.asked));
        return No;
    }
    const auto progress = context.progress("Painting page");
    const auto title = QString::fromStdString(
        decks.size() == 1 ? "Proxies: " + proxyTitle(decks) : proxyTitle(decks) + " as proxies");
    const auto bytes = proxyPdf(*sheets, title,
        [&](int done, int all) { return progress(static_cast<std::size_t>(done), static_cast<std::size_t>(all)); });
    if (!bytes)
        throw Stop{Failed, "Cancelled; nothing was written."};
    writeOut(options.out, bytes->toStdString());
    keepPrinted(context, std::move(record.record), *job);
    if (context.json()) {
        context.answer(proxiesJson(options.out, *sheets, warnings));
        return Done;
    }
    tellWarnings();
    context.print(options.out + ": " + plural(job->copies.size(), "proxy", "proxies") + " of " +
                  plural(job->faces.size(), "card", "cards") + " on " + plural(sheets->sheets(), "sheet", "sheets") +
                  (sheets->hasBacks() ? " with backs" : "") + ". Print at 100 % (actual size).");
    return Done;
}

void addSheetOptions(Command& command, ProxiesOptions& options)
{
    using Limits = model::SheetLimits;
    auto& sheet = options.sheet;
    addPaper(command, options.paper);
    addCardSize(command, options.cardSize);
    command.addFlag("--landscape", sheet.landscape, "Paper in landscape");
    command.add("--grid", options.grid, "Columns × rows such as 3x3, or “fit” for as many as fit")->showDefault();
    command.add("--gutter", sheet.gutter, "Gap between cards in millimetres; with a bleed at least twice that")
        ->check(Range{0.0, Limits::gutter})
        ->showDefault();
    command.add("--bleed", sheet.bleed, "Bleed beyond the cut in millimetres")
        ->check(Range{0.0, Limits::bleed})
        ->showDefault();
    command.add("--margin", sheet.margin, "Unprintable margin on every side in millimetres")
        ->check(Range{0.0, Limits::margin})
        ->showDefault();
    command.addFlag("--no-crop-marks", options.noCropMarks, "Leave out crop marks");
    command.addFlag("--no-ruler", options.noRuler, "Leave out the 100 mm ruler in the margin");
    command
        .add("--backs", options.backs,
            "none, or the edge the printer turns the paper over: long, short; or fold: below the fronts, to be folded")
        ->check(OneOf{"none", "long", "short", "fold"})
        ->showDefault();
    command.addFlag(
        "--registration", sheet.registration, "Marks in three corners by which a cutting plotter finds the sheet");
    command
        .add("--registration-inset", sheet.registrationInset, "From the paper's edges to these marks in millimetres")
        ->check(Range{Limits::leastInset, Limits::inset})
        ->showDefault();
    command.add("--back-offset X,Y", options.backOffset, "Moves the backs right and down: x,y in millimetres");
    command.add("--back-rotation", sheet.backTurn, "Turns the backs clockwise, in degrees")
        ->check(Range{-Limits::turn, Limits::turn});
    command.add("--scale-x", sheet.correctionX, "Correction across in per mille: 2 prints 63 mm as 63.126")
        ->check(Range{-Limits::correction, Limits::correction});
    command.add("--scale-y", sheet.correctionY, "Correction down in per mille")
        ->check(Range{-Limits::correction, Limits::correction});
}

} // namespace

void addProxies(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ProxiesOptions>(
        "proxies", "Write the cards of decks as a PDF to print at true size", runProxies);
    addAskedProxies(*command, options.asked);
    command->add("-o,--out FILE", options.out, "The PDF file to write")->required();
    addSheetOptions(*command, options);
    command->addFlag("--calibration", options.calibration, "Print the calibration page instead of cards");
}

} // namespace nexus::app::cli
