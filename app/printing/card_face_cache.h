// Pictures of faces for galleries, kept up to a number of bytes; the one not used for longest goes first. Faces are
// painted and art is decoded on a worker thread: a view asks, shows a blank until ready() and asks again.
// Lives in the main thread. A change of catalogue or art empties it.
#pragma once

#include "app/printing/card_art.h"

#include <QCache>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <atomic>

namespace nexus::app {

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
