// QR symbols in a picture, read by zxing-cpp: a file of ours, a screenshot, a scan or a photo taken at a table.
// Pictures are tried in grey at a size that keeps small modules apart, then larger, with another threshold and
// inverted. Total: any bytes give a picture or a reason, any picture gives texts or none. Safe on any thread.
#pragma once

#include <QImage>

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

// By its first bytes: PNG, JPEG, GIF, BMP, WebP, TIFF, or an SVG file.
[[nodiscard]] bool looksLikePicture(std::string_view bytes);
// The error completes "The picture cannot be read: ".
[[nodiscard]] tl::expected<QImage, std::string> pictureOf(std::string_view bytes);
// The text of each symbol once, from top to bottom and from left to right.
[[nodiscard]] std::vector<std::string> qrTexts(const QImage& picture);

} // namespace nexus::app
