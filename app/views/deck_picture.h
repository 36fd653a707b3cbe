// A deck as one picture to show around: its name, what the law says and counts, the faces in columns with their copies,
// the curve, and the QR code of its deck code. Light on every machine. What the free piles hold is not on it.
#pragma once

#include "app/printing/card_painter.h"
#include "app/views/deck_blocks.h"
#include "model/base/progress.h"

#include <QImage>

#include <filesystem>
#include <memory>
#include <tl/expected.hpp>

namespace nexus::app {

class CardArt;

struct DeckPictureOrder {
    static constexpr int leastWidth = 800, mostWidth = 6000, usualWidth = 2000;
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
    std::string code;                   // empty: without a QR code
    std::shared_ptr<const CardArt> art; // may be null
    DeckGrouping grouping = DeckGrouping::Cost;
    bool stacked = true;
    int width = usualWidth; // in pixels; the height follows
};

// May run on any thread; needs a QGuiApplication for its fonts. Null where it was called off.
[[nodiscard]] QImage deckPicture(const DeckPictureOrder& order, const model::Progress& progress = {});
// The faces on it, each once.
[[nodiscard]] std::vector<CardFace> facesDrawn(const DeckPictureOrder& order);
// As a PNG; the error is a sentence.
[[nodiscard]] tl::expected<void, std::string> writePicture(const std::filesystem::path& file, const QImage& picture);

} // namespace nexus::app
