// Art as paper wants it, the pictures of the last few faces kept: copies of a card stand next to each other, and a PDF
// holds a picture once only where it is the same picture. May be asked on any thread.
#pragma once

#include "app/printing/card_art.h"

#include <list>
#include <mutex>

namespace nexus::app {

class PictureShelf {
public:
    static constexpr std::size_t kept = 24;
    static constexpr int faceWidth = 744; // 63 mm at 300 dots an inch

    explicit PictureShelf(std::shared_ptr<const CardArt> art)
        : m_art(std::move(art))
    {
    }
    [[nodiscard]] QImage picture(const CardFace& face);
    struct Found {
        QString trouble; // why it cannot be used
        int dpi = 0;     // in the window of the face
    };
    // Out of the head of its file; none where there is no art.
    [[nodiscard]] std::optional<Found> look(const CardFace& face) const;

private:
    std::shared_ptr<const CardArt> m_art;
    std::mutex m_mutex;
    std::list<std::pair<std::filesystem::path, QImage>> m_pictures; // the newest first
};

} // namespace nexus::app
