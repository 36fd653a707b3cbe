// Pictures of strangers: photos, scans, screenshots, art. Known by their first bytes and decoded by Qt's readers,
// upright, no larger than they are needed, and in the thread that asks: what Qt scales or converts as a whole starts
// threads, which the confined reader (app/printing/foreign_reader.h) may not. Total: any bytes give a picture or a
// reason.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

// JPEG, PNG, WebP, TIFF or BMP. Nothing else is read: an SVG may name files, and paints for minutes.
[[nodiscard]] bool looksLikePicture(std::string_view bytes);
// By the ending of its name, those that cannot be read among them: what a person calls a picture.
[[nodiscard]] bool isPictureName(std::string_view file);
// ".jpg", ".png" … of those that are read.
[[nodiscard]] std::vector<std::string> pictureEndings();
// "*.png *.jpg …", for dialogs.
[[nodiscard]] QString picturePatterns();

// How many times smaller than this a picture may come in each direction; below 2: as it is.
using Shrink = std::function<double(const QSize&)>;

constexpr std::int64_t usualPictureMemory = 512 << 20;

// Of a JPEG that is not progressive and of a PNG in colours the smaller picture is all that is ever in memory; others
// come whole. What takes more than `memory` bytes, by its head, is not begun. The error completes "The picture cannot
// be read: ".
[[nodiscard]] tl::expected<QImage, std::string> pictureOf(
    std::string_view bytes, const Shrink& shrink = {}, std::int64_t memory = usualPictureMemory);
[[nodiscard]] std::string tooLargeText(const QSize& size); // completes it
// As it says of itself and as it is shown, turned upright; invalid where it cannot be read.
[[nodiscard]] QSize pictureSizeOf(std::string_view bytes);
// The end of its file is missing, which is seen without unpacking it. Of a JPEG what is not there is grey; of others
// nothing is read.
[[nodiscard]] bool isCutOff(std::string_view bytes);
[[nodiscard]] std::string cutOffText(); // completes it

// In grey as on white paper; each `factor` × `factor` pixels become one, or one becomes as many.
[[nodiscard]] QImage greyShrunk(const QImage& picture, int factor);
[[nodiscard]] QImage greyEnlarged(const QImage& grey, int factor);

} // namespace nexus::app
