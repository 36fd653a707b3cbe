#include "app/printing/card_face_cache.h"

#include <cmath>

namespace nexus::app {

namespace {

constexpr qsizetype mostAhead = 64;

} // namespace

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
