// A card where there is little room, as on the table: the colours of its frame, strips for words and its picture, the
// art or the emblem. Words and numbers are the painter's of the place, in sizes that can be read there. A face is light
// in every theme.
#pragma once

#include "app/printing/card_art.h"

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QSize>
#include <QThreadPool>

#include <atomic>

namespace nexus::app {

// What stands where, in pixels from the top: a strip with cost and name, the picture, a strip of type or state, and
// below it the numbers.
struct SmallFacePlan {
    QSize size;
    int header = 20, strip = 16, foot = 0;
    static constexpr int border = 3;

    [[nodiscard]] QRect headerRect() const { return {border, border, size.width() - 2 * border, header}; }
    [[nodiscard]] QRect footRect() const
    {
        return {border, size.height() - border - foot, size.width() - 2 * border, foot};
    }
    [[nodiscard]] QRect stripRect() const
    {
        return {border, footRect().top() - strip, size.width() - 2 * border, strip};
    }
    [[nodiscard]] QRect pictureRect() const
    {
        return {border, border + header, size.width() - 2 * border, stripRect().top() - border - header};
    }
    friend bool operator==(const SmallFacePlan&, const SmallFacePlan&) = default;
    friend size_t qHash(const SmallFacePlan& plan, size_t seed = 0)
    {
        return qHashMulti(seed, plan.size.width(), plan.size.height(), plan.header, plan.strip, plan.foot);
    }
};

// Paints all but the words. Without art the emblem stands in the picture.
void paintSmallFace(QPainter& painter, const SmallFacePlan& plan, const CardFace& face, const model::Game& game,
    const QImage& art = {});

// Small faces painted once each and kept. They are there at once: only art is decoded on a worker, and until ready()
// tells of it the emblem stands in its place. Lives in the main thread.
class SmallFaceCache : public QObject {
    Q_OBJECT
public:
    static constexpr qint64 defaultBytes = 48LL << 20;
    explicit SmallFaceCache(QObject* parent = nullptr);
    ~SmallFaceCache() override;

    // Other cards or other art: nothing kept holds.
    void setArt(std::shared_ptr<const CardArt> art);
    [[nodiscard]] QImage face(
        const model::Catalogue& catalogue, model::CardIndex card, const SmallFacePlan& plan, double devicePixelRatio);

Q_SIGNALS:
    void ready(nexus::model::CardIndex card);

private:
    struct Key {
        model::CardIndex card = 0;
        SmallFacePlan plan;
        int ratio = 100;
        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed = 0) { return qHashMulti(seed, key.card, key.plan, key.ratio); }
    };
    void fetchArt(model::CardIndex card, const CardFace& face);

    std::shared_ptr<const CardArt> m_art;
    QCache<Key, QImage> m_faces; // costs in KiB
    QCache<model::CardIndex, QImage> m_pictures;
    QSet<model::CardIndex> m_asked; // whose art is on its way, or there, or none
    std::atomic<quint64> m_generation = 0;
    QThreadPool m_pool;
};

} // namespace nexus::app
