#include "app/base/file_bytes.h"
#include "app/cli/deck_reading.h"
#include "app/printing/qr_symbol.h"
#include "model/base/text.h"

#include <QBuffer>

#include <cmath>

namespace nexus::app::cli {

namespace {

struct QrOptions {
    std::vector<std::string> words;
    std::string out, ruleset;
    double module = QrSymbol::moduleMm;
    int dpi = 300;
};

constexpr double mmPerInch = 25.4;

// Whole pixels a module, and as many dots a metre as make it that wide on paper.
QByteArray png(const QrSymbol& symbol, int pixels, double module)
{
    auto image = symbol.image(pixels).convertToFormat(QImage::Format_Mono);
    const int dots = static_cast<int>(std::lround(pixels / module * 1000));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

int runQr(Context& context, const QrOptions& options)
{
    const auto ending = model::fold(std::filesystem::path(options.out).extension().string());
    if (ending != ".png" && ending != ".svg")
        throw Stop{WrongUsage, "Say by the ending whether " + options.out + " shall be a .png or a .svg file."};
    const auto read = readOneDeck(context, model::joined(options.words, " "), options.ruleset);
    const auto code = importers::encodeDeck(read.deck, read.result.checker->ruleset(), context.lists().ids());
    if (!code)
        throw Stop{Refused, importers::codeRefusalText(code.error())};
    const auto symbol = QrSymbol::of(QByteArray::fromStdString(*code));
    if (!symbol)
        throw Stop{Refused, "The code is too long for a QR code."};
    const int pixels = std::max(1, static_cast<int>(std::lround(options.module / mmPerInch * options.dpi)));
    const auto bytes = ending == ".svg" ? symbol->svg(options.module) : png(*symbol, pixels, options.module);
    if (const auto written = writeFile(options.out, bytes.toStdString()); !written)
        throw Stop{Failed, options.out + " " + written.error()};
    const auto side = QString::number(symbol->side() * options.module, 'f', 1).toStdString();
    if (context.json())
        context.print(wordsJson({{"deck", read.deck.name}, {"file", options.out}, {"code", *code}, {"sideMm", side}}));
    else
        context.say(options.out + ": " + side + " mm a side with its white border, " +
                    std::to_string(symbol->modules()) + " modules.");
    return Done;
}

} // namespace

void addQr(Registrar& registrar)
{
    auto options = std::make_shared<QrOptions>();
    auto* command = registrar.app.addCommand("qr", "Draw the QR code of a deck as a PNG or SVG picture");
    command->add("DECK", options->words, deckHelp)->required();
    command->add("-o,--out", options->out, "The file to write: .png or .svg")->typeName("FILE")->required();
    command->add("--module-mm", options->module, "Side of a module on paper in millimetres")
        ->check(Range{0.2, 5.0})
        ->showDefault();
    command->add("--dpi", options->dpi, "Dots an inch of a PNG")->check(Range{72, 1200})->showDefault();
    command->add("--ruleset", options->ruleset, "Edition to write into the code, instead of the deck's own")
        ->typeName("ID");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runQr(context, *options); });
    });
}

} // namespace nexus::app::cli
