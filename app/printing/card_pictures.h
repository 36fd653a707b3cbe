// One card as a picture of its own, for print shops and other programs: its front or the plain back, as many pixels as
// 63 × 88 mm with the bleed around them have at so many dots an inch, which stand in the file. Beyond the cut its edge
// goes on outwards. May run on any thread; needs a QGuiApplication for its fonts.
#pragma once

#include "app/printing/card_painter.h"
#include "app/printing/proxy_job.h"
#include "model/base/progress.h"

#include <QByteArray>
#include <QSize>

#include <array>
#include <filesystem>
#include <optional>

namespace nexus::app {

class CardArt;

struct PictureForm {
    static constexpr std::array dpis{300, 600, 800};
    static constexpr double mostBleed = 5;
    int dpi = 300;
    double bleed = 0;     // millimetres beyond the cut, up to mostBleed
    bool rounded = false; // corners are clear; else square, in the colours of the edge
    FaceLook look;
    friend bool operator==(const PictureForm&, const PictureForm&) = default;
};

[[nodiscard]] QSize pictureSize(const PictureForm& form); // in pixels
[[nodiscard]] int facePixels(const PictureForm& form);    // of the card in it, to the cut
[[nodiscard]] QImage frontPicture(
    const CardFace& face, const model::Game& game, const PictureForm& form, const QImage& art = {});
[[nodiscard]] QImage backPicture(const model::Game& game, const PictureForm& form, const QImage& own = {});
[[nodiscard]] QByteArray pngBytes(const QImage& picture);

// A name a face, without an ending: its key, with the printing behind it where a key comes twice; safe on every system,
// each once, none "back".
[[nodiscard]] std::vector<std::string> pictureNames(std::span<const CardFace> faces);

// Pictures of one's own that cannot be used, with the reason: of these faces, and of the back where there are `backs`.
// Reads the files: for workers.
[[nodiscard]] std::vector<ProxyWarning> badPictures(
    const std::shared_ptr<const CardArt>& art, std::span<const CardFace> faces, bool backs = false);

// The cards of decks as pictures in a folder (a file a face, and back.png), or as a PDF that has a page of exactly its
// size a copy, each followed by its back where there are backs. The same order gives the same bytes.

struct CardPictures {
    std::shared_ptr<const ProxyJob> job;
    std::shared_ptr<const model::Catalogue> catalogue;
    std::shared_ptr<const CardArt> art; // may be null
    PictureForm form;
    bool backs = false;
    bool contactSheet = false; // contact-sheet.pdf: all of them small, with names and copies
};

// As they are written, the backs and the contact sheet behind the faces.
[[nodiscard]] std::vector<std::string> pictureFiles(const CardPictures& pictures);

struct WrittenPictures {
    std::vector<std::filesystem::path> files; // as they were done
    bool stopped = false;                     // before all were written; those written stay
};
// Over all cores; the folder is made where it is not there, and files of these names are replaced. What the disk
// refuses is a std::runtime_error with a whole sentence.
[[nodiscard]] WrittenPictures writeCardPictures(
    const std::filesystem::path& folder, const CardPictures& pictures, const model::Progress& progress = {});
// Nothing where it was called off. A page has the boxes that print shops cut by.
[[nodiscard]] std::optional<QByteArray> cardPicturesPdf(
    const CardPictures& pictures, const QString& title, const model::Progress& progress = {});

} // namespace nexus::app
