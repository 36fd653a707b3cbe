#include "app/cli/json_values.h"

#include "app/cli/offscreen.h"
#include "app/cli/proxy_choice.h"
#include "app/printing/card_art.h"
#include "app/printing/card_pictures.h"
#include "app/text/finding_text.h"

#include <algorithm>
#include <system_error>

namespace nexus::app::cli {

namespace {

struct PicturesOptions {
    AskedProxies asked;
    std::string out, format = "png", corners = "square";
    int dpi = PictureForm().dpi;
    double bleed = 0;
    bool backs = false, contactSheet = false, overwrite = false;
};

PictureForm formOf(const PicturesOptions& options)
{
    if (std::find(PictureForm::dpis.begin(), PictureForm::dpis.end(), options.dpi) == PictureForm::dpis.end())
        throw Stop{WrongUsage, "--dpi is 300, 600 or 800."};
    const bool round = options.corners == "round";
    if (round && options.format == "pdf")
        throw Stop{WrongUsage, "--corners round is for png: the pages of a pdf are cut by the shop."};
    return {options.dpi, options.bleed, round,
        {proxyStyle(options.asked), options.asked.noMark ? QString() : QString::fromUtf8(proxyMark)}};
}

void refuseOverwriting(const PicturesOptions& options, const CardPictures& pictures)
{
    std::vector<std::string> there;
    std::error_code error;
    for (const auto& name : pictureFiles(pictures))
        if (std::filesystem::exists(std::filesystem::path(options.out) / name, error))
            there.push_back(name);
    if (!there.empty() && !options.overwrite)
        throw Stop{Refused, options.out + " already has " + there.front() +
                                (there.size() > 1 ? " and " + std::to_string(there.size() - 1) + " more" : "") +
                                " of these pictures; --overwrite replaces them."};
}

Json picturesJson(const std::vector<std::string>& files, const CardPictures& pictures)
{
    const auto& job = *pictures.job;
    const auto names = pictureNames(job.faces);
    std::vector<int> copies(job.faces.size());
    for (const auto face : job.copies)
        ++copies[face];
    Json::Array cards;
    for (std::size_t at = 0; at < job.faces.size(); ++at) {
        const auto& face = job.faces[at];
        cards.push_back({{"name", face.card.name}, {"key", face.key}, {"set", face.card.set},
            {"number", face.card.number}, {"picture", names[at]}, {"copies", copies[at]}});
    }
    const auto size = pictureSize(pictures.form);
    return {{"files", files}, {"cards", std::move(cards)}, {"copies", job.copies.size()}, {"width", size.width()},
        {"height", size.height()}, {"dpi", pictures.form.dpi}, {"bleedMm", pictures.form.bleed},
        {"warnings", warningsJson(job.warnings)}};
}

std::vector<std::string> writePictures(
    Context& context, const PicturesOptions& options, const CardPictures& pictures, const std::string& title)
{
    const auto progress = context.progress("Painting picture");
    if (options.format == "pdf") {
        const auto bytes = cardPicturesPdf(pictures, QString::fromStdString(title), progress);
        if (!bytes)
            throw Stop{Failed, "Cancelled; nothing was written."};
        writeOut(options.out, bytes->toStdString());
        return {options.out};
    }
    refuseOverwriting(options, pictures);
    if (writeCardPictures(options.out, pictures, progress).stopped)
        throw Stop{Failed, "Cancelled; the pictures that were done are in " + options.out + "."};
    auto names = pictureFiles(pictures);
    for (auto& name : names)
        name = (std::filesystem::path(options.out) / name).string();
    return names;
}

int runPictures(Context& context, const PicturesOptions& options)
{
    CardPictures pictures;
    pictures.form = formOf(options);
    pictures.backs = options.backs;
    pictures.contactSheet = options.contactSheet && options.format == "png";
    const auto decks = proxyDecks(context, options.asked);
    auto record = readProxyRecord(context.folder());
    if (!record.trouble.empty())
        context.say(record.trouble);
    pictures.job = proxyJob(context, options.asked, decks, record.record);
    pictures.catalogue = context.profile().catalogue();
    const Offscreen fonts;
    pictures.art = std::make_shared<const CardArt>(context.folder() / "art");
    const auto& job = *pictures.job;
    sayWarnings(context, job.warnings);
    if (job.copies.empty()) {
        if (context.json())
            context.answer(picturesJson({}, pictures));
        context.say(nothingText(options.asked));
        return No;
    }
    if (proxyStyle(options.asked) == FaceStyle::Colour)
        sayWarnings(context, badPictures(pictures.art, job.faces, pictures.backs));
    const auto files = writePictures(context, options, pictures, proxyTitle(decks));
    keepPrinted(context, std::move(record.record), job);
    if (context.json()) {
        context.answer(picturesJson(files, pictures));
        return Done;
    }
    const auto size = pictureSize(pictures.form);
    context.print(options.out + ": " + plural(job.faces.size(), "card", "cards") + " (" +
                  plural(job.copies.size(), "copy", "copies") + "), " + std::to_string(size.width()) + " × " +
                  std::to_string(size.height()) + " pixels each" + (options.backs ? ", with backs." : "."));
    return Done;
}

} // namespace

void addPictures(Registrar& registrar)
{
    const auto [command, options] = registrar.add<PicturesOptions>(
        "pictures", "Save the cards of decks as single pictures for a print shop", runPictures);
    addAskedProxies(*command, options.asked);
    command->add("-o,--out PATH", options.out, "The folder for the pictures, or the PDF file")->required();
    command->add("--format", options.format, "png: a picture a card; pdf: a page a copy")
        ->check(OneOf{"png", "pdf"})
        ->showDefault();
    command->add("--dpi", options.dpi, "Dots an inch: 300, 600 or 800")->showDefault();
    command->add("--bleed", options.bleed, "Bleed beyond the cut in millimetres; MakePlayingCards wants 3.2")
        ->check(Range{0.0, PictureForm::mostBleed})
        ->showDefault();
    command->add("--corners", options.corners, "square, or round and clear outside")
        ->check(OneOf{"square", "round"})
        ->showDefault();
    command->addFlag("--backs", options.backs, "Backs too: back.png, or a page behind each front");
    command->addFlag(
        "--contact-sheet", options.contactSheet, "contact-sheet.pdf beside the pictures: all of them small");
    command->addFlag("--overwrite", options.overwrite, "Replace pictures of the same names in the folder");
}

} // namespace nexus::app::cli
