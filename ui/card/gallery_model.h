// Cards in rows of so many columns: row r, column c is card r × columns + c of the list, and the last row may end
// early. The model is the list and a number; a new result is one reset however large it is.
#pragma once

#include "model/cards/catalogue.h"

#include <QAbstractTableModel>

#include <functional>

class QMimeData;

namespace nexus::ui {

// What the deck says of a card: copies in it, and why one more cannot go in.
struct GalleryMark {
    int copies = 0;
    bool addable = true;
    QString words; // "2 more, leaves 10" or "at its limit of 4"
};

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

} // namespace nexus::ui
