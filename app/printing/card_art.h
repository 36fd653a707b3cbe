// Pictures for faces out of PROFILE/art/. A file belongs to a card by its name: the card's key or name, with set and
// number behind it for one printing ("relay-drone.png", "Relay Drone COR 14.jpg"); case and signs do not matter. In the
// folder itself lies art for the window of a face; in `cards` there lie pictures of whole cards, and "back" beside them
// is the back of all. The kinds of app/printing/foreign_picture.h, of any size; what is broken, cut off or leads out of
// the folder counts as none. Folders are listed, never joined with a card's name, so no name can lead out of them.
#pragma once

#include "app/printing/card_painter.h"

#include <QCache>
#include <QObject>
#include <QSet>
#include <QSize>
#include <QThreadPool>

#include <atomic>
#include <filesystem>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace nexus::app {

class CardArt {
public:
    static constexpr std::uintmax_t largestFile = 64U << 20;
    static constexpr std::size_t mostFiles = 200'000;
    static constexpr const char* wholeCards = "cards"; // the folder of them
    static constexpr const char* backName = "back";

    CardArt() = default;
    explicit CardArt(std::filesystem::path folder);
    void refresh(); // lists the folders again
    [[nodiscard]] bool empty() const { return m_files.empty() && m_cards.empty(); }

    // The art for this printing, else for the card.
    [[nodiscard]] std::optional<std::filesystem::path> fileFor(const CardFace& face) const;
    // The same of pictures of whole cards.
    [[nodiscard]] std::optional<std::filesystem::path> cardFor(const CardFace& face) const;
    [[nodiscard]] std::optional<std::filesystem::path> backFile() const;
    // What a face of that many pixels in width is painted with: the whole card where there is a picture of it, else its
    // art. Decodes from disk, no larger than needed; null where there is none that can be used.
    [[nodiscard]] QImage picture(const CardFace& face, int width) const;
    [[nodiscard]] QImage art(const CardFace& face, int width) const; // never the whole card
    [[nodiscard]] QImage back(int width) const;
    // The window of a face that is `width` pixels wide, at its largest.
    [[nodiscard]] static QSize windowOf(int width);

private:
    using Files = std::map<std::string, std::filesystem::path>; // by slug of the stem
    std::filesystem::path m_folder;
    Files m_files, m_cards;
};

// Letters and digits of the folded text with '-' for all that lies between.
[[nodiscard]] std::string artSlug(std::string_view text);
// Large enough to fill `wanted`, with who made it as the text artAuthor. May be called on any thread.
[[nodiscard]] QImage decodeArt(const std::filesystem::path& file, const QSize& wanted);

// Files that change places, in this order.
struct ArtChange {
    std::vector<std::pair<std::filesystem::path, std::filesystem::path>> moves; // from, to
};
// Gives what takes it back. Nothing is written over. Errors are sentences, and then nothing has changed.
[[nodiscard]] tl::expected<ArtChange, std::string> apply(const ArtChange& change);
// The picture of a card from now on, in the folder and under a name made of the card's key; who made it stands beside
// it in a text file. What the card had goes into the folder `replaced` there, and is no art any more. Both give what
// takes it back.
[[nodiscard]] tl::expected<ArtChange, std::string> keepArt(
    const std::filesystem::path& folder, const CardFace& face, const QImage& picture, const std::string& credit);
[[nodiscard]] tl::expected<ArtChange, std::string> takeArtAway(
    const std::filesystem::path& folder, const CardFace& face);
// Empty where nobody is named.
[[nodiscard]] std::string artCredit(const CardArt& art, const CardFace& face);

// Art as paper wants it, the pictures of the last few faces kept: copies of a card stand next to each other, and a PDF
// holds a picture once only where it is the same picture. May be asked on any thread.

class PictureShelf {
public:
    static constexpr std::size_t kept = 24;
    static constexpr int faceWidth = 744; // 63 mm at 300 dots an inch

    // May be null. `width`: of a face, in pixels.
    explicit PictureShelf(std::shared_ptr<const CardArt> art, int width = faceWidth)
        : m_art(std::move(art))
        , m_width(width)
    {
    }
    [[nodiscard]] QImage picture(const CardFace& face);
    [[nodiscard]] QImage back() const { return m_art ? m_art->back(m_width) : QImage(); }
    struct Found {
        QString trouble; // why it cannot be used
        int dpi = 0;     // in the window of the face, or of the whole card
    };
    // None where there is no picture.
    [[nodiscard]] std::optional<Found> look(const CardFace& face) const;
    [[nodiscard]] std::optional<Found> lookAtBack() const;

private:
    std::shared_ptr<const CardArt> m_art;
    int m_width;
    std::mutex m_mutex;
    std::list<std::pair<std::filesystem::path, QImage>> m_pictures; // the newest first
};

// Pictures of faces for galleries, kept up to a number of bytes; the one not used for longest goes first. Faces are
// painted and art is decoded on a worker thread: a view asks, shows a blank until ready() and asks again.
// Lives in the main thread. A change of catalogue or art empties it.

class CardFaceCache : public QObject {
    Q_OBJECT
public:
    static constexpr qint64 defaultBytes = 64LL << 20;
    explicit CardFaceCache(qint64 bytes = defaultBytes, QObject* parent = nullptr);
    ~CardFaceCache() override;

    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    void setArt(std::shared_ptr<const CardArt> art);

    // The face `width` device pixels wide; null while it is being painted, then ready() follows.
    [[nodiscard]] QImage face(model::CardIndex card, int width, double devicePixelRatio = 1);
    // The same where it is there already; nothing is asked for.
    [[nodiscard]] QImage held(model::CardIndex card, int width, double devicePixelRatio = 1) const;
    // Paints ahead what will be asked for soon; does nothing while much is waiting already.
    void prefetch(model::CardIndex card, int width, double devicePixelRatio = 1);
    // Drops what waits but is not begun: the view shows other cards now.
    void forgetWaiting();
    [[nodiscard]] qint64 bytes() const { return static_cast<qint64>(m_faces.totalCost()) * 1024; }
    [[nodiscard]] qint64 capacity() const { return static_cast<qint64>(m_faces.maxCost()) * 1024; }
    [[nodiscard]] bool isIdle() const { return m_waiting.isEmpty(); }

Q_SIGNALS:
    void ready(nexus::model::CardIndex card);

private:
    struct Key {
        model::CardIndex card = 0;
        int width = 0;
        int ratio = 100; // device pixels per pixel, in percent
        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.card, key.width, key.ratio); }
    };
    void request(const Key& key);
    void take(const Key& key, quint64 generation, const QImage& image);
    void clear();

    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::shared_ptr<const CardArt> m_art;
    QCache<Key, QImage> m_faces; // costs in KiB
    QSet<Key> m_waiting;
    std::atomic<quint64> m_generation = 0; // of catalogue and art; faces of an older one are thrown away
    QThreadPool m_pool;
};

} // namespace nexus::app
