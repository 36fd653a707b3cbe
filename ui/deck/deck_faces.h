// The deck as faces: columns of stacks or rows of faces, each with its copies, below them the other sections. It is the
// deck's view with another picture: keys, counts, dragging, the menu and the selection are those of the rows, and so is
// what a screen reader finds. Faces come from a cache that paints on a worker; until one is there, its name and cost
// stand on a blank.
#pragma once

#include "app/printing/card_art.h"
#include "app/views/face_columns.h"
#include "ui/deck/deck_view.h"

#include <QTimer>

#include <unordered_map>

namespace nexus::ui {

class DeckFaces : public DeckView {
    Q_OBJECT
public:
    static constexpr int faceWidth = 150; // at 100 %
    static constexpr int leastZoom = 60, mostZoom = 250;
    // Shows and changes the selection of `rows`, a view of the same model.
    DeckFaces(app::DeckModel* model, DeckView* rows, QWidget* parent = nullptr);
    ~DeckFaces() override;

    void readAnew(); // the cards of another catalogue
    void setArtFolder(const std::filesystem::path& folder);
    void setStacked(bool stacked);
    [[nodiscard]] bool isStacked() const { return m_stacked; }
    void setZoom(int percent);
    [[nodiscard]] int zoom() const { return m_zoom; }
    [[nodiscard]] const app::FaceColumns& columns() const { return m_columns; }
    [[nodiscard]] const app::CardFaceCache& cache() const { return *m_cache; }

    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles = {}) override;

Q_SIGNALS:
    void zoomChanged(int percent);

protected:
    [[nodiscard]] CountPlaces countPlaces(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex firstCard() const override;
    [[nodiscard]] QPixmap dragPicture() const override;

    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr int gap = 12;        // between faces
    static constexpr int frameRoom = 5;   // around a face, for the frame of a chosen one
    static constexpr int leastStrip = 32; // of a face in a stack: its name between two badges
    static constexpr int overhang = 6;    // of a badge over the edge of its face
    static constexpr int badgeHeight = 16, badgeWidth = 30, signWidth = 24; // it opens to − count +
    static constexpr int lineHeading = 32, linesHeading = 46;               // of a column: one line or two

    // Where what is dragged would go, and whether it may.
    struct DropPlace {
        model::SectionId section;
        QRect area;
        QString words; // why it may not, or where it goes
        bool allowed = false;
        QPoint at; // of the pointer
        friend bool operator==(const DropPlace&, const DropPlace&) = default;
    };

    void layOut();
    void prefetch();
    [[nodiscard]] app::FaceRoom room() const;
    [[nodiscard]] int shownWidth() const { return faceWidth * m_zoom / 100; }
    [[nodiscard]] const app::FacePlace* placeOf(const QModelIndex& index) const;
    [[nodiscard]] CountPlaces countPlaces(const app::FacePlace& place) const; // inside the whole
    [[nodiscard]] QModelIndex indexOf(const app::FacePlace* place) const;
    [[nodiscard]] const app::DeckRow& rowAt(const app::FacePlace& place) const;
    [[nodiscard]] bool opened(const QModelIndex& index) const; // its count shows − and +
    [[nodiscard]] std::optional<DropPlace> dropPlace(const QDropEvent& event) const;
    void showDrop(std::optional<DropPlace> place);
    void hover(const QModelIndex& index);

    void paintSections(QPainter& painter, const QRect& clip) const;
    void paintHeading(QPainter& painter, const QRect& rect, const QString& label, const QString& summary) const;
    void paintFace(QPainter& painter, const app::FacePlace& place);
    void paintStrip(QPainter& painter, const app::FacePlace& place, const app::DeckRow& row);
    void paintMarks(QPainter& painter, const app::FacePlace& place) const;
    void paintDrop(QPainter& painter) const;
    [[nodiscard]] const std::vector<QColor>& tintsOf(model::CardIndex card);

    app::CardFaceCache* m_cache;
    app::FaceRoom m_room;
    app::FaceColumns m_columns;
    std::unordered_map<model::CardIndex, std::vector<QColor>> m_tints; // of the strips, by the catalogue of the cache
    std::shared_ptr<const model::Catalogue> m_catalogue;
    QTimer m_ahead;
    QPersistentModelIndex m_hovered;
    std::optional<DropPlace> m_drop;
    bool m_stacked = true;
    int m_zoom = 100, m_widthBefore = 0; // of faces that stand in until those of a new width are there
};

} // namespace nexus::ui
