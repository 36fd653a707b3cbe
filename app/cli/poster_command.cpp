#include "app/cli/json_values.h"

#include "app/cli/offscreen.h"
#include "app/cli/proxy_choice.h"
#include "app/printing/card_art.h"
#include "app/printing/card_pictures.h"
#include "app/views/deck_picture.h"
#include "importers/codes/deck_code.h"

namespace nexus::app::cli {

namespace {

struct PosterOptions {
    std::string deck, out, by = "cost", ruleset;
    int width = DeckPictureOrder::usualWidth;
    bool spread = false;
};

DeckGrouping groupingOf(const std::string& word)
{
    return word == "type"      ? DeckGrouping::Type
           : word == "subtype" ? DeckGrouping::Subtype
           : word == "domain"  ? DeckGrouping::Domain
           : word == "section" ? DeckGrouping::None
                               : DeckGrouping::Cost;
}

int runPoster(Context& context, const PosterOptions& options)
{
    if (!options.out.ends_with(".png"))
        throw Stop{WrongUsage, options.out + ": a picture is a .png file."};
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    DeckPictureOrder order;
    order.deck = read.deck;
    order.checker = read.result.checker;
    order.grouping = groupingOf(options.by);
    order.stacked = !options.spread;
    order.width = options.width;
    std::string trouble;
    if (auto code = importers::encodeDeck(read.deck, read.result.checker->ruleset(), context.lists().ids()))
        order.code = std::move(*code);
    else
        trouble = importers::codeRefusalText(code.error());
    const Offscreen gui;
    order.art = std::make_shared<const CardArt>(context.folder() / "art");
    const auto picture = deckPicture(order, context.progress("Faces"));
    if (picture.isNull())
        throw Stop{Failed, "Cancelled; nothing was written."};
    if (const auto written = writePicture(options.out, picture); !written)
        throw Stop{Failed, written.error()};
    sayWarnings(context, badPictures(order.art, facesDrawn(order)));
    if (context.json()) {
        auto json = deckHead(read.result);
        json["legal"] = read.result.checker->check(read.deck).legal();
        json["written"] = options.out;
        json["width"] = picture.width();
        json["height"] = picture.height();
        json["code"] = orNull(order.code);
        if (order.code.empty())
            json["codeTrouble"] = trouble;
        context.answer(json);
        return Done;
    }
    context.print(options.out + ": " + read.deck.name + ", " + std::to_string(picture.width()) + " × " +
                  std::to_string(picture.height()) + " pixels.");
    if (order.code.empty())
        context.say("Without a QR code: " + trouble);
    return Done;
}

} // namespace

void addPoster(Registrar& registrar)
{
    const auto [command, options] = registrar.add<PosterOptions>(
        "poster", "Draw a deck as a picture: faces in columns, totals, curve and QR code", runPoster);
    command->add("DECK", options.deck, deckHelp);
    command->add("-o,--out FILE", options.out, "The file to write: .png")->required();
    command->add("--width", options.width, "Width of the picture in pixels")
        ->check(Range{DeckPictureOrder::leastWidth, DeckPictureOrder::mostWidth})
        ->showDefault();
    command->add("--by", options.by, "Columns by cost, type, subtype, domain or section")
        ->check(OneOf{"cost", "type", "subtype", "domain", "section"})
        ->showDefault();
    command->addFlag("--spread", options.spread, "Show every face whole instead of stacks");
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the deck's own");
}

} // namespace nexus::app::cli
