// The pictures a bundle orders, painted by the one painter of faces over all cores: cards, the back, sheets of cards.
// Needs a QGuiApplication for its fonts.
#pragma once

#include "importers/programs/publication.h"
#include "model/base/progress.h"

#include <QByteArray>
#include <QSize>

#include <functional>
#include <memory>

namespace nexus::app {

class CardArt;

[[nodiscard]] QSize sizeOf(const importers::BundlePicture& picture); // in pixels
// Each picture goes to `take` as soon as it is done, in any order, on any thread, one at a time. False where it was
// called off. What `take` throws ends the work and comes out here.
[[nodiscard]] bool paintPictures(const importers::Publication& publication,
    const std::vector<importers::BundlePicture>& pictures, const CardArt* art,
    const std::function<void(const importers::BundlePicture& picture, const QByteArray& bytes)>& take,
    const model::Progress& progress = {});

} // namespace nexus::app
