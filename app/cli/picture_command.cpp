#include "app/base/file_bytes.h"
#include "app/cli/card_reading.h"
#include "app/cli/deck_reading.h"
#include "app/printing/card_art.h"
#include "model/base/text.h"

#include <QBuffer>
#include <QGuiApplication>

namespace nexus::app::cli {

namespace {

struct PictureOptions {
    std::vector<std::string> name;
    std::string out;
    int width = 744; // 63 mm at 300 dots an inch
};

// Fonts want a QGuiApplication; the offscreen platform needs no display.
QByteArray png(const CardFace& face, const model::Game& game, const CardArt& art, int width)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Where no user is logged in Qt has remarks about the session that are none of the user's business.
    const auto before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    int count = 1;
    char program[] = "nexusdeck-cli";
    char* arguments[] = {program, nullptr};
    const QGuiApplication gui(count, arguments);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    cardImage(face, game, width, 1, art.picture(face, CardArt::windowOf(width))).save(&buffer, "PNG");
    qInstallMessageHandler(before);
    return bytes;
}

int runPicture(Context& context, const PictureOptions& options)
{
    const auto catalogue = context.profile().catalogue();
    const auto card = findCard(*catalogue, model::joined(options.name, " "));
    const auto bytes = png(
        cardFace(*catalogue, card), catalogue->game(), CardArt(context.profile().folder() / "art"), options.width);
    if (const auto written = writeFile(options.out, bytes.toStdString()); !written)
        throw Stop{Failed, options.out + " " + written.error()};
    if (context.json())
        context.print(wordsJson({{"card", model::unambiguousName(*catalogue, card)}, {"file", options.out},
            {"width", std::to_string(options.width)}, {"height", std::to_string(cardHeightFor(options.width))}}));
    else
        context.say(options.out + ": " + std::to_string(options.width) + " × " +
                    std::to_string(cardHeightFor(options.width)) + " pixels");
    return Done;
}

} // namespace

void addPicture(Registrar& registrar)
{
    auto options = std::make_shared<PictureOptions>();
    auto* command = registrar.app.addCommand("picture", "Draw the face of a card as a PNG picture");
    command->add("NAME", options->name, "Name of the card; “Name (Mission)” where two cards share it")->required();
    command->add("--out", options->out, "The file to write")->typeName("FILE")->required();
    command->add("--width", options->width, "Width in pixels; 744 is 300 dots an inch on paper")
        ->check(Range{63, 4096})
        ->showDefault();
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runPicture(context, *options); });
    });
}

} // namespace nexus::app::cli
