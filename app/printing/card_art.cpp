#include "app/printing/card_art.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>

#include <cmath>

namespace nexus::app {

namespace {

bool isPicture(const std::filesystem::path& file)
{
    const auto ending = model::fold(file.extension().string());
    return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

// A plain file of the folder itself, or a link that stays in it.
bool liesIn(const std::filesystem::directory_entry& entry, const std::filesystem::path& folder)
{
    std::error_code error;
    if (!entry.is_regular_file(error) || error)
        return false;
    if (!entry.is_symlink(error))
        return true;
    const auto target = std::filesystem::canonical(entry.path(), error);
    return !error && target.parent_path() == folder;
}

struct ArtWords {
    NEXUS_WORDS(ArtWords)
};

constexpr qsizetype mostAhead = 64;
constexpr const char* creditEnding = ".txt";

} // namespace

std::string artSlug(std::string_view text)
{
    std::string slug;
    for (const char c : model::fold(text)) {
        const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
        if (kept)
            slug += c;
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
    }
    if (!slug.empty() && slug.back() == '-')
        slug.pop_back();
    return slug;
}

CardArt::CardArt(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
    refresh();
}

void CardArt::refresh()
{
    m_files.clear();
    std::error_code error;
    const auto folder = std::filesystem::canonical(m_folder, error);
    if (error)
        return;
    std::filesystem::directory_iterator it(folder, std::filesystem::directory_options::skip_permission_denied, error);
    for (; !error && it != std::filesystem::directory_iterator() && m_files.size() < mostFiles; it.increment(error)) {
        const auto& file = it->path();
        if (!isPicture(file) || !liesIn(*it, folder))
            continue;
        // Of two files of one name the first in the alphabet, whatever order the disk gives.
        auto [known, added] = m_files.emplace(artSlug(file.stem().string()), file);
        if (!added && file < known->second)
            known->second = file;
    }
    m_files.erase(std::string());
}

std::optional<std::filesystem::path> CardArt::fileFor(const CardFace& face) const
{
    if (m_files.empty())
        return std::nullopt;
    const std::string printing = face.card.set + " " + face.card.number;
    for (const auto& slug : {artSlug(face.key + " " + printing), artSlug(face.card.name + " " + printing),
             artSlug(face.key), artSlug(face.card.name)})
        if (const auto it = m_files.find(slug); !slug.empty() && it != m_files.end())
            return it->second;
    return std::nullopt;
}

QImage CardArt::picture(const CardFace& face, const QSize& wanted) const
{
    const auto file = fileFor(face);
    return file ? decodeArt(*file, wanted) : QImage();
}

QSize CardArt::windowOf(int width) { return {width, static_cast<int>(std::ceil(width * 0.56))}; }

QImage decodeArt(const std::filesystem::path& path, const QSize& wanted)
{
    QFile file(q(path.string()));
    if (!file.open(QIODevice::ReadOnly) || static_cast<std::uintmax_t>(file.size()) > CardArt::largestFile)
        return {};
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const auto format = reader.format();
    if (format != "png" && format != "jpeg")
        return {};
    const auto size = reader.size();
    if (size.isEmpty() || size.width() > CardArt::largestSide || size.height() > CardArt::largestSide)
        return {};
    if (wanted.isValid() && !wanted.isEmpty()) {
        const double scale = std::max(
            static_cast<double>(wanted.width()) / size.width(), static_cast<double>(wanted.height()) / size.height());
        if (scale < 1)
            reader.setScaledSize({std::max(1, static_cast<int>(std::ceil(size.width() * scale))),
                std::max(1, static_cast<int>(std::ceil(size.height() * scale)))});
    }
    return reader.read().convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

namespace {

// Files that were moved: from where to where.
using MovedArt = std::vector<std::pair<std::filesystem::path, std::filesystem::path>>;

void moveBack(const MovedArt& moved)
{
    std::error_code none;
    for (const auto& [from, to] : moved)
        std::filesystem::rename(to, from, none);
}

std::filesystem::path freeIn(const std::filesystem::path& folder, const std::filesystem::path& file)
{
    auto path = folder / file.filename();
    for (int i = 2; std::filesystem::exists(path); ++i)
        path = folder / (file.stem().string() + "-" + std::to_string(i) + file.extension().string());
    return path;
}

// All or nothing.
tl::expected<MovedArt, std::string> movedAside(const std::filesystem::path& folder, const CardFace& face)
{
    MovedArt moved;
    std::error_code error;
    const auto aside = folder / "replaced";
    std::filesystem::create_directories(aside, error);
    const auto move = [&](const std::filesystem::path& file) {
        const auto to = freeIn(aside, file);
        std::filesystem::rename(file, to, error);
        if (!error)
            moved.emplace_back(file, to);
    };
    for (CardArt art(folder); const auto file = art.fileFor(face); art.refresh()) {
        move(*file);
        if (error) {
            moveBack(moved);
            return tl::unexpected(
                model::filled(ArtWords::tr("%1 cannot be moved: %2."), {file->string(), error.message()}));
        }
        auto credit = *file;
        if (std::filesystem::exists(credit.replace_extension(creditEnding)))
            move(credit);
    }
    return moved;
}

} // namespace

tl::expected<void, std::string> takeArtAway(const std::filesystem::path& folder, const CardFace& face)
{
    return movedAside(folder, face).map([](const MovedArt&) {});
}

tl::expected<void, std::string> keepArt(
    const std::filesystem::path& folder, const CardFace& face, const QImage& picture, const std::string& credit)
{
    const auto name = artSlug(face.key);
    if (name.empty())
        return tl::unexpected(ArtWords::tr("The name of the card has no letter to call its picture by."));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return tl::unexpected(ArtWords::tr("The picture cannot be kept."));
    const auto before = movedAside(folder, face);
    if (!before)
        return tl::unexpected(before.error());
    const auto write = [&](const char* ending, const std::string& text) -> tl::expected<void, std::string> {
        const auto file = folder / (name + ending);
        if (const auto done = writeFile(file, text); !done) {
            std::error_code none;
            std::filesystem::remove(folder / (name + ".png"), none);
            moveBack(*before);
            return tl::unexpected(file.string() + " " + done.error() + ".");
        }
        return {};
    };
    if (auto done = write(".png", bytes.toStdString()); !done || credit.empty())
        return done;
    return write(creditEnding, credit + "\n");
}

std::string artCredit(const CardArt& art, const CardFace& face)
{
    auto file = art.fileFor(face);
    if (!file)
        return {};
    constexpr std::size_t longest = 1000;
    const auto text = readFile(file->replace_extension(creditEnding), longest);
    if (!text)
        return {};
    const std::string credit(model::trimmed(*text));
    return model::textFault(credit, longest, false) ? std::string() : credit;
}

QImage PictureShelf::picture(const CardFace& face)
{
    const auto file = m_art ? m_art->fileFor(face) : std::nullopt;
    if (!file)
        return {};
    const std::lock_guard lock(m_mutex);
    for (auto it = m_pictures.begin(); it != m_pictures.end(); ++it)
        if (it->first == *file) {
            m_pictures.splice(m_pictures.begin(), m_pictures, it);
            return m_pictures.front().second;
        }
    m_pictures.emplace_front(*file, decodeArt(*file, CardArt::windowOf(faceWidth)));
    if (m_pictures.size() > kept)
        m_pictures.pop_back();
    return m_pictures.front().second;
}

std::optional<PictureShelf::Found> PictureShelf::look(const CardFace& face) const
{
    const auto path = m_art ? m_art->fileFor(face) : std::nullopt;
    if (!path)
        return std::nullopt;
    QFile file(q(path->string()));
    if (!file.open(QIODevice::ReadOnly))
        return Found{file.errorString(), 0};
    if (static_cast<std::uintmax_t>(file.size()) > CardArt::largestFile)
        return Found{q(ArtWords::tr("its file is larger than 64 MB")), 0};
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const auto size = reader.size();
    if ((reader.format() != "png" && reader.format() != "jpeg") || size.isEmpty())
        return Found{q(ArtWords::tr("it is no PNG or JPEG that can be read")), 0};
    if (size.width() > CardArt::largestSide || size.height() > CardArt::largestSide)
        return Found{q(ArtWords::tr("it has more than 4096 × 4096 pixels")), 0};
    const auto window = CardArt::windowOf(faceWidth);
    const double share = std::min(
        static_cast<double>(size.width()) / window.width(), static_cast<double>(size.height()) / window.height());
    return Found{{}, static_cast<int>(std::floor(share * faceWidth / (cardWidthMm / 25.4) + 0.5))};
}

CardFaceCache::CardFaceCache(qint64 bytes, QObject* parent)
    : QObject(parent)
    , m_faces(static_cast<qsizetype>(std::max<qint64>(bytes / 1024, 1)))
{
    m_pool.setMaxThreadCount(1); // one core paints, the other stays for the window
}

CardFaceCache::~CardFaceCache()
{
    ++m_generation;
    m_pool.clear();
    m_pool.waitForDone();
}

void CardFaceCache::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    if (m_catalogue == catalogue)
        return;
    clear();
    m_catalogue = std::move(catalogue);
}

void CardFaceCache::setArt(std::shared_ptr<const CardArt> art)
{
    clear();
    m_art = std::move(art);
}

QImage CardFaceCache::face(model::CardIndex card, int width, double devicePixelRatio)
{
    const Key key{card, width, static_cast<int>(std::lround(devicePixelRatio * 100))};
    if (const auto* image = m_faces.object(key))
        return *image;
    request(key);
    return {};
}

QImage CardFaceCache::held(model::CardIndex card, int width, double devicePixelRatio) const
{
    const auto* image = m_faces.object({card, width, static_cast<int>(std::lround(devicePixelRatio * 100))});
    return image ? *image : QImage();
}

void CardFaceCache::prefetch(model::CardIndex card, int width, double devicePixelRatio)
{
    const Key key{card, width, static_cast<int>(std::lround(devicePixelRatio * 100))};
    if (m_waiting.size() < mostAhead && !m_faces.contains(key))
        request(key);
}

void CardFaceCache::forgetWaiting()
{
    m_pool.clear();
    m_waiting.clear(); // the one being painted comes all the same
}

void CardFaceCache::request(const Key& key)
{
    if (!m_catalogue || key.card >= m_catalogue->size() || key.width <= 0 || m_waiting.contains(key))
        return;
    m_waiting.insert(key);
    const auto generation = m_generation.load();
    m_pool.start([this, key, generation, catalogue = m_catalogue, art = m_art] {
        if (generation != m_generation)
            return;
        const auto face = cardFace(*catalogue, key.card);
        const auto picture = art ? art->picture(face, CardArt::windowOf(key.width)) : QImage();
        auto image = cardImage(face, catalogue->game(), key.width, key.ratio / 100.0, picture);
        QMetaObject::invokeMethod(
            this, [this, key, generation, image = std::move(image)] { take(key, generation, image); },
            Qt::QueuedConnection);
    });
}

void CardFaceCache::take(const Key& key, quint64 generation, const QImage& image)
{
    if (generation != m_generation)
        return;
    m_waiting.remove(key);
    m_faces.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
    Q_EMIT ready(key.card);
}

void CardFaceCache::clear()
{
    ++m_generation;
    m_pool.clear();
    m_waiting.clear();
    m_faces.clear();
}

} // namespace nexus::app
