// The search result as card faces with zoom. Rows are uniform, so 100,000 cards need no layout; faces come from
// a cache that paints on a worker, and a blank with the card's name stands until a face is there. Arrows go through
// the list across row ends; letters find names; Enter and double click ask to add the card (with Ctrl: to the
// sideboard); + and − change its copies; Ctrl with the wheel, + or − zooms.
#pragma once

#include "app/printing/card_art.h"
#include "model/cards/catalogue.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>

#include <filesystem>
#include <functional>

class QMimeData;

namespace nexus::ui {

// What the deck says of a card: copies in it, and why one more cannot go in.
struct GalleryMark {
    int copies = 0;
    bool addable = true;
    QString words; // "1 more leaves 10" or "at its limit of 4"
};

// Cards in rows of so many columns: row r, column c is card r × columns + c of the list, and the last row may end
// early. The model is the list and a number; a new result is one reset however large it is.
class GalleryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using MarkOf = std::function<GalleryMark(model::CardIndex)>;
    using MimeOf = std::function<QMimeData*(const std::vector<model::CardIndex>&)>;
    explicit GalleryModel(QObject* parent = nullptr);

    void setCards(std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::CardIndex> cards);
    void setColumns(int columns);
    void setMarks(MarkOf marks) { m_marks = std::move(marks); }
    void setMime(MimeOf mime) { m_mime = std::move(mime); }

    [[nodiscard]] const std::shared_ptr<const model::Catalogue>& catalogue() const { return m_catalogue; }
    [[nodiscard]] const std::vector<model::CardIndex>& cards() const { return m_cards; }
    [[nodiscard]] std::optional<model::CardIndex> cardAt(const QModelIndex& index) const;
    [[nodiscard]] std::optional<std::size_t> positionOf(model::CardIndex card) const;
    [[nodiscard]] QModelIndex indexAt(std::size_t position) const;
    [[nodiscard]] std::size_t positionAt(const QModelIndex& index) const;
    [[nodiscard]] GalleryMark mark(model::CardIndex card) const { return m_marks ? m_marks(card) : GalleryMark{}; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::vector<model::CardIndex> m_cards;
    int m_columns = 1;
    MarkOf m_marks;
    MimeOf m_mime;
};

// Paints a cell of the gallery: the face out of the cache, how many copies the deck has, and whether one more fits.
class GalleryDelegate : public QStyledItemDelegate {
public:
    static constexpr int gap = 8; // around a face

    GalleryDelegate(const GalleryModel& model, app::CardFaceCache& faces, QObject* parent);
    void setFaceWidth(int width) { m_width = width; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintBlank(QPainter& painter, const QRectF& area, model::CardIndex card) const;
    void paintMarks(QPainter& painter, const QRectF& area, const GalleryMark& mark) const;

    const GalleryModel& m_model;
    app::CardFaceCache& m_faces;
    int m_width = 200;
};

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
    void countWanted(int copies); // in all
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
