#include "app/printing/card_pictures.h"

#include "app/base/batches.h"
#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/printing/card_art.h"
#include "app/printing/card_back.h"
#include "app/printing/contact_sheet.h"
#include "app/printing/pdf_sheets.h"
#include "app/text/card_text.h"
#include "model/base/file_names.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <QBuffer>
#include <QPainter>

#include <cmath>
#include <map>
#include <new>
#include <stdexcept>

namespace nexus::app {

namespace {

struct CardPictureWords {
    NEXUS_WORDS(CardPictureWords)
};

constexpr double mmAnInch = 25.4;
constexpr double cornerRadius = 3; // of a card
constexpr const char* backName = "back";
constexpr const char* contactName = "contact-sheet.pdf";

int pixels(double mm, int dpi) { return static_cast<int>(std::lround(mm * dpi / mmAnInch)); }

QRectF cardIn(const PictureForm& form) { return {form.bleed, form.bleed, cardWidthMm, cardHeightMm}; }

QRectF areaOf(const PictureForm& form) { return {0, 0, cardWidthMm + 2 * form.bleed, cardHeightMm + 2 * form.bleed}; }

// What is outside of round corners becomes clear.
void roundCorners(QPainter& painter, const PictureForm& form)
{
    const double radius = cornerRadius + form.bleed;
    QImage mask(painter.device()->width(), painter.device()->height(), QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    QPainter shape(&mask);
    shape.setRenderHint(QPainter::Antialiasing);
    shape.setTransform(painter.transform());
    shape.setPen(Qt::NoPen);
    shape.setBrush(Qt::black);
    shape.drawRoundedRect(areaOf(form), radius, radius);
    shape.end();
    painter.resetTransform();
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.drawImage(0, 0, mask);
}

// `paint` in millimetres from the corner of the bleed.
template <class Paint> QImage painted(const PictureForm& form, const Paint& paint)
{
    QImage image(pictureSize(form), form.rounded ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(image.width() / areaOf(form).width(), image.height() / areaOf(form).height());
    paint(painter);
    if (form.rounded)
        roundCorners(painter, form);
    painter.end();
    const int dots = static_cast<int>(std::lround(form.dpi * 1000 / mmAnInch)); // a metre
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    return image;
}

void paintFront(
    QPainter& painter, const CardFace& face, const model::Game& game, const PictureForm& form, const QImage& art)
{
    paintBleed(painter, areaOf(form), cardIn(form), face, game, form.look.style, art);
    paintCard(painter, cardIn(form), face, game, art, form.look);
}

void paintBack(QPainter& painter, const model::Game& game, const PictureForm& form, const QImage& own)
{
    paintCardBack(painter, areaOf(form), cardIn(form), q(game.name), form.look.style, own);
}

QImage artFor(const CardPictures& pictures, const CardFace& face)
{
    return pictures.art && pictures.form.look.style == FaceStyle::Colour
               ? pictures.art->picture(face, facePixels(pictures.form))
               : QImage();
}

QImage ownBack(const CardPictures& pictures)
{
    return pictures.art ? pictures.art->back(facePixels(pictures.form)) : QImage();
}

[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& trouble)
{
    throw std::runtime_error(
        model::filled(CardPictureWords::tr("%1 %2.", "a file and what is wrong"), {file.string(), trouble}));
}

// The picture with this number of pictureFiles().
std::string bytesOf(const CardPictures& pictures, std::size_t at)
{
    const auto& faces = pictures.job->faces;
    const auto& game = pictures.catalogue->game();
    if (at < faces.size())
        return pngBytes(frontPicture(faces[at], game, pictures.form, artFor(pictures, faces[at]))).toStdString();
    if (at == faces.size() && pictures.backs)
        return pngBytes(backPicture(game, pictures.form, ownBack(pictures))).toStdString();
    return contactSheet(pictures).toStdString();
}

} // namespace

QSize pictureSize(const PictureForm& form)
{
    return {pixels(areaOf(form).width(), form.dpi), pixels(areaOf(form).height(), form.dpi)};
}

int facePixels(const PictureForm& form) { return pixels(cardWidthMm, form.dpi); }

QImage frontPicture(const CardFace& face, const model::Game& game, const PictureForm& form, const QImage& art)
{
    return painted(form, [&](QPainter& painter) { paintFront(painter, face, game, form, art); });
}

QImage backPicture(const model::Game& game, const PictureForm& form, const QImage& own)
{
    return painted(form, [&](QPainter& painter) { paintBack(painter, game, form, own); });
}

QByteArray pngBytes(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        throw std::bad_alloc(); // what else there is to go wrong in memory
    return bytes;
}

std::vector<std::string> pictureNames(std::span<const CardFace> faces)
{
    std::map<std::string_view, int> printings;
    for (const auto& face : faces)
        ++printings[face.key];
    std::vector<std::string> names{backName};
    for (const auto& face : faces)
        names.push_back(model::safeFileName(
            face.key + (printings[face.key] > 1 ? " " + model::printingLabel(face.card.set, face.card.number) : ""),
            "card"));
    names = model::eachOnce(std::move(names));
    names.erase(names.begin());
    return names;
}

std::vector<ProxyWarning> badPictures(
    const std::shared_ptr<const CardArt>& art, std::span<const CardFace> faces, bool backs)
{
    std::vector<ProxyWarning> bad;
    const PictureShelf shelf(art);
    const auto look = [&](const std::optional<PictureShelf::Found>& found, const std::string& card) {
        if (found && !found->trouble.isEmpty())
            bad.push_back({card.empty() ? ProxyTrouble::BadBack : ProxyTrouble::BadPicture, card,
                found->trouble.toStdString(), 0, -1});
    };
    for (const auto& face : faces)
        look(shelf.look(face), face.card.name);
    if (backs)
        look(shelf.lookAtBack(), {});
    return bad;
}

std::vector<std::string> pictureFiles(const CardPictures& pictures)
{
    auto names = pictureNames(pictures.job->faces);
    if (pictures.backs)
        names.emplace_back(backName);
    for (auto& name : names)
        name += ".png";
    if (pictures.contactSheet)
        names.emplace_back(contactName);
    return names;
}

WrittenPictures writeCardPictures(
    const std::filesystem::path& folder, const CardPictures& pictures, const model::Progress& progress)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        refuse(folder, model::filled(CardPictureWords::tr("cannot be made: %1", "a folder"), {systemText(error)}));
    const auto names = pictureFiles(pictures);
    Gathered<std::filesystem::path> files;
    const auto write = [&](std::uint64_t at, std::uint64_t) {
        const auto file = folder / names[at];
        if (const auto written = writeFile(file, bytesOf(pictures, at)); !written)
            refuse(file, written.error());
        Gathered<std::filesystem::path> done;
        done.push_back(file);
        return done;
    };
    const bool whole = inBatches(
        names.size(), 1, files, write, [&](std::uint64_t done) { return !progress || progress(done, names.size()); });
    return {std::move(files), !whole};
}

std::optional<QByteArray> cardPicturesPdf(
    const CardPictures& pictures, const QString& title, const model::Progress& progress)
{
    const auto& copies = pictures.job->copies;
    const auto& game = pictures.catalogue->game();
    if (copies.empty())
        return std::nullopt;
    PictureShelf shelf(pictures.art, facePixels(pictures.form));
    const auto back = pictures.backs ? ownBack(pictures) : QImage();
    PdfSheets pdf(
        {areaOf(pictures.form).size(), title, pictures.backs ? Duplex::LongEdge : Duplex::None, pictures.form.bleed});
    for (std::size_t at = 0; at < copies.size(); ++at) {
        const auto& face = pictures.job->faces[copies[at]];
        if (at > 0)
            pdf.newPage();
        const bool pictured = pictures.form.look.style == FaceStyle::Colour;
        paintFront(pdf.painter(), face, game, pictures.form, pictured ? shelf.picture(face) : QImage());
        if (pictures.backs) {
            pdf.newPage();
            paintBack(pdf.painter(), game, pictures.form, back);
        }
        if (progress && !progress(at + 1, copies.size()))
            return std::nullopt;
    }
    return pdf.finish();
}

} // namespace nexus::app
