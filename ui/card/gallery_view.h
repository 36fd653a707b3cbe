// The search result as card faces with zoom. Rows are uniform, so 100,000 cards need no layout; faces come from
// a cache that paints on a worker, and a blank with the card's name stands until a face is there. Arrows go through
// the list across row ends; letters find names; Enter and double click ask to add the card (with Ctrl: to the
// sideboard); + and − change its copies; Ctrl with the wheel, + or − zooms.
#pragma once

#include "ui/card/gallery_model.h"

#include <QElapsedTimer>
#include <QTableView>
#include <QTimer>

#include <filesystem>

namespace nexus::app {
class CardFaceCache;
}

namespace nexus::ui {

class GalleryView : public QTableView {
    Q_OBJECT
public:
    static constexpr int faceWidth = 200; // at 100 %
    static constexpr int leastZoom = 60, mostZoom = 250;
    explicit GalleryView(QWidget* parent = nullptr);
    ~GalleryView() override;

    // Keeps the current card where it is among the new ones.
    void setCards(std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::CardIndex> cards);
    void setArtFolder(const std::filesystem::path& folder);
    // What the deck says of each card; call refreshMarks() after an edit.
    void setMarks(GalleryModel::MarkOf marks);
    void refreshMarks();
    // What is dragged; without it nothing can be.
    void setMime(GalleryModel::MimeOf mime);
    void setZoom(int percent);
    [[nodiscard]] int zoom() const { return m_zoom; }

    [[nodiscard]] std::optional<model::CardIndex> currentCard() const;
    [[nodiscard]] std::vector<model::CardIndex> selectedCards() const;
    // Keeps the card current where it is in the result; else the first.
    void setCurrentCard(model::CardIndex card);
    [[nodiscard]] app::CardFaceCache& faces() { return *m_faces; }
    void keyboardSearch(const QString& letters) override;

Q_SIGNALS:
    void currentCardChanged(quint32 card);
    void noCurrentCard();
    void addWanted(Qt::KeyboardModifiers modifiers); // the selected cards
    void copiesWanted(int by);
    void zoomChanged(int percent);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void startDrag(Qt::DropActions actions) override;

private:
    void layOut();
    void prefetch();
    void makeCurrent(std::size_t position);
    [[nodiscard]] int shownWidth() const { return faceWidth * m_zoom / 100; }

    GalleryModel* m_model;
    app::CardFaceCache* m_faces;
    QTimer m_ahead;
    int m_zoom = 100;
    QString m_typed;
    QElapsedTimer m_typedAt;
};

} // namespace nexus::ui
