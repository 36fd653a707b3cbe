#include "app/printing/card_art.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/printing/foreign_picture.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QBuffer>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <system_error>

namespace nexus::app {

namespace {

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
constexpr const char* replacedFolder = "replaced";

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

namespace {

// In the order of the alphabet, whatever order the disk gives: of two files of one name the first counts.
std::vector<std::filesystem::path> picturesIn(const std::filesystem::path& place)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    const auto folder = std::filesystem::canonical(place, error);
    if (error)
        return files;
    std::filesystem::directory_iterator it(folder, std::filesystem::directory_options::skip_permission_denied, error);
    for (; !error && it != std::filesystem::directory_iterator() && files.size() < CardArt::mostFiles;
         it.increment(error))
        if (isPictureName(it->path().string()) && liesIn(*it, folder))
            files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
}

// The printing's before the card's.
std::array<std::string, 4> slugsOf(const CardFace& face)
{
    const std::string printing = face.card.set + " " + face.card.number;
    return {artSlug(face.key + " " + printing), artSlug(face.card.name + " " + printing), artSlug(face.key),
        artSlug(face.card.name)};
}

// Who made the picture; empty where nobody is named.
std::string creditBeside(std::filesystem::path file)
{
    constexpr std::size_t longest = 1000;
    const auto text = readFile(file.replace_extension(creditEnding), longest);
    if (!text)
        return {};
    const std::string credit(model::trimmed(*text));
    return model::textFault(credit, longest, false) ? std::string() : credit;
}

} // namespace

CardArt::CardArt(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
    refresh();
}

namespace {

std::map<std::string, std::filesystem::path> bySlug(const std::filesystem::path& folder)
{
    std::map<std::string, std::filesystem::path> files;
    for (const auto& file : picturesIn(folder))
        files.emplace(artSlug(file.stem().string()), file);
    files.erase(std::string());
    return files;
}

std::optional<std::filesystem::path> among(
    const std::map<std::string, std::filesystem::path>& files, const CardFace& face)
{
    if (files.empty())
        return std::nullopt;
    for (const auto& slug : slugsOf(face))
        if (const auto it = files.find(slug); it != files.end())
            return it->second;
    return std::nullopt;
}

QSize cardSize(int width) { return {width, cardHeightFor(width)}; }

QImage wholeCard(const std::filesystem::path& file, int width)
{
    auto picture = decodeArt(file, cardSize(width));
    if (!picture.isNull())
        picture.setText(artOfWholeCard, QStringLiteral("1"));
    return picture;
}

// As many times smaller as `wanted` is still filled; less than 1 where nothing is.
double timesLarger(const QSize& size, const QSize& wanted)
{
    return std::min(
        static_cast<double>(size.width()) / wanted.width(), static_cast<double>(size.height()) / wanted.height());
}

} // namespace

void CardArt::refresh()
{
    m_files = bySlug(m_folder);
    m_cards = bySlug(m_folder / wholeCards);
}

std::optional<std::filesystem::path> CardArt::fileFor(const CardFace& face) const { return among(m_files, face); }

std::optional<std::filesystem::path> CardArt::cardFor(const CardFace& face) const
{
    auto file = among(m_cards, face);
    return file == backFile() ? std::nullopt : file;
}

std::optional<std::filesystem::path> CardArt::backFile() const
{
    const auto it = m_cards.find(backName);
    return it == m_cards.end() ? std::nullopt : std::optional(it->second);
}

QImage CardArt::picture(const CardFace& face, int width) const
{
    if (const auto file = cardFor(face))
        if (auto whole = wholeCard(*file, width); !whole.isNull())
            return whole;
    return art(face, width);
}

QImage CardArt::art(const CardFace& face, int width) const
{
    const auto file = fileFor(face);
    return file ? decodeArt(*file, windowOf(width)) : QImage();
}

QImage CardArt::back(int width) const
{
    const auto file = backFile();
    return file ? wholeCard(*file, width) : QImage();
}

QSize CardArt::windowOf(int width) { return {width, static_cast<int>(std::ceil(width * 0.56))}; }

QImage decodeArt(const std::filesystem::path& path, const QSize& wanted)
{
    const auto bytes = readFile(path, CardArt::largestFile);
    if (!bytes || isCutOff(*bytes))
        return {};
    const bool bounded = wanted.isValid() && !wanted.isEmpty();
    const auto turned = pictureSizeOf(*bytes);
    auto art = pictureOf(*bytes, [&](const QSize& size) {
        return bounded ? timesLarger(size == turned ? size : size.transposed(), wanted) : 1;
    }).value_or(QImage());
    if (art.isNull())
        return {};
    if (const double times = bounded ? timesLarger(art.size(), wanted) : 1; times > 1)
        art = art.scaled(std::max(1, static_cast<int>(std::ceil(art.width() / times))),
            std::max(1, static_cast<int>(std::ceil(art.height() / times))), Qt::IgnoreAspectRatio,
            Qt::SmoothTransformation);
    art = art.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    art.setText(artAuthor, q(creditBeside(path))); // the picture's own word for it is not shown
    return art;
}

namespace {

using Moves = std::vector<std::pair<std::filesystem::path, std::filesystem::path>>;

Moves reversed(const Moves& moves)
{
    Moves back;
    for (auto it = moves.rbegin(); it != moves.rend(); ++it)
        back.emplace_back(it->second, it->first);
    return back;
}

std::filesystem::path named(const std::filesystem::path& folder, const std::string& stem, const std::string& ending)
{
    return folder / (stem + ending);
}

// Names in `replaced`, the same for a picture and its credit, that nothing there has and no other move of the change.
class FreeNames {
public:
    explicit FreeNames(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
    }
    [[nodiscard]] std::string of(const std::string& stem)
    {
        auto endings = pictureEndings();
        endings.emplace_back(creditEnding);
        auto name = stem;
        const auto taken = [&] {
            return m_given.count(name) > 0 || std::any_of(endings.begin(), endings.end(), [&](const auto& ending) {
                std::error_code none;
                return std::filesystem::exists(named(m_folder, name, ending), none);
            });
        };
        for (int i = 2; taken(); ++i)
            name = stem + "-" + std::to_string(i);
        m_given.insert(name);
        return name;
    }

private:
    std::filesystem::path m_folder;
    std::set<std::string> m_given;
};

// What takes the pictures of the face out of the folder: its printing's and the card's.
Moves movesAway(const std::filesystem::path& folder, const CardFace& face, FreeNames& names)
{
    Moves moves;
    std::set<std::filesystem::path> out;
    const auto slugs = slugsOf(face);
    for (const auto& file : picturesIn(folder)) {
        if (const auto slug = artSlug(file.stem().string());
            slug.empty() || std::find(slugs.begin(), slugs.end(), slug) == slugs.end())
            continue;
        const auto name = names.of(file.stem().string());
        moves.emplace_back(file, named(folder / replacedFolder, name, file.extension().string()));
        auto credit = file;
        std::error_code none;
        if (std::filesystem::exists(credit.replace_extension(creditEnding), none) && out.insert(credit).second)
            moves.emplace_back(credit, named(folder / replacedFolder, name, creditEnding));
    }
    return moves;
}

} // namespace

tl::expected<ArtChange, std::string> apply(const ArtChange& change)
{
    Moves done;
    for (const auto& [from, to] : change.moves) {
        std::error_code error;
        if (std::filesystem::exists(to, error))
            error = std::make_error_code(std::errc::file_exists);
        else
            std::filesystem::rename(from, to, error);
        if (error) {
            std::error_code none;
            for (const auto& [there, back] : reversed(done))
                std::filesystem::rename(there, back, none);
            return tl::unexpected(model::filled(
                ArtWords::tr("%1 cannot be moved to %2: %3."), {from.string(), to.string(), systemText(error)}));
        }
        done.emplace_back(from, to);
    }
    return ArtChange{reversed(done)};
}

tl::expected<ArtChange, std::string> takeArtAway(const std::filesystem::path& folder, const CardFace& face)
{
    std::error_code error;
    std::filesystem::create_directories(folder / replacedFolder, error);
    FreeNames names(folder / replacedFolder);
    return apply({movesAway(folder, face, names)});
}

tl::expected<ArtChange, std::string> keepArt(
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
    const auto aside = folder / replacedFolder;
    std::error_code error;
    std::filesystem::create_directories(aside, error);
    FreeNames names(aside);
    ArtChange change{movesAway(folder, face, names)};
    // Written where nothing is, and put into its place with the moves.
    const auto fresh = names.of(name);
    Moves written;
    const auto write = [&](const char* ending, const std::string& text) -> tl::expected<void, std::string> {
        const auto file = named(aside, fresh, ending);
        if (const auto done = writeFile(file, text); !done)
            return tl::unexpected(file.string() + " " + done.error() + ".");
        written.emplace_back(file, named(folder, name, ending));
        return {};
    };
    auto wrote = write(".png", bytes.toStdString());
    if (wrote && !credit.empty())
        wrote = write(creditEnding, credit + "\n");
    change.moves.insert(change.moves.end(), written.begin(), written.end());
    auto back = wrote ? apply(change) : tl::expected<ArtChange, std::string>(tl::unexpected(wrote.error()));
    if (!back)
        for (const auto& each : written)
            std::filesystem::remove(each.first, error);
    return back;
}

std::string artCredit(const CardArt& art, const CardFace& face)
{
    const auto file = art.fileFor(face);
    return file ? creditBeside(*file) : std::string();
}

QImage PictureShelf::picture(const CardFace& face)
{
    if (!m_art)
        return {};
    const auto whole = m_art->cardFor(face);
    const auto file = whole ? whole : m_art->fileFor(face);
    if (!file)
        return {};
    const std::lock_guard lock(m_mutex);
    for (auto it = m_pictures.begin(); it != m_pictures.end(); ++it)
        if (it->first == *file) {
            m_pictures.splice(m_pictures.begin(), m_pictures, it);
            return m_pictures.front().second;
        }
    m_pictures.emplace_front(*file, m_art->picture(face, m_width));
    if (m_pictures.size() > kept)
        m_pictures.pop_back();
    return m_pictures.front().second;
}

namespace {

// As a picture that fills `area` of a face.
PictureShelf::Found foundIn(const std::filesystem::path& file, const QSize& area)
{
    const auto bytes = readFile(file, CardArt::largestFile);
    if (!bytes)
        return {q(bytes.error()), 0};
    if (isCutOff(*bytes))
        return {q(cutOffText()), 0};
    const auto picture = pictureOf(*bytes, [&](const QSize& size) { return size.width(); }); // as small as it gets
    if (!picture)
        return {q(picture.error()), 0};
    const double share = timesLarger(pictureSizeOf(*bytes), area);
    return {{}, static_cast<int>(std::floor(share * PictureShelf::faceWidth / (cardWidthMm / 25.4) + 0.5))};
}

} // namespace

std::optional<PictureShelf::Found> PictureShelf::look(const CardFace& face) const
{
    if (!m_art)
        return std::nullopt;
    if (const auto whole = m_art->cardFor(face))
        return foundIn(*whole, cardSize(faceWidth));
    const auto file = m_art->fileFor(face);
    return file ? std::optional(foundIn(*file, CardArt::windowOf(faceWidth))) : std::nullopt;
}

std::optional<PictureShelf::Found> PictureShelf::lookAtBack() const
{
    const auto file = m_art ? m_art->backFile() : std::nullopt;
    return file ? std::optional(foundIn(*file, cardSize(faceWidth))) : std::nullopt;
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
        const auto picture = art ? art->picture(face, key.width) : QImage();
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
