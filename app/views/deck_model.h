// The open deck as a tree of two levels for a view: blocks with subtotals, and the cards in them. Rebuilt from the
// document after every change; where only counts differ, rows stay and say so. Edits go to the document, never into the
// model.
#pragma once

#include "app/documents/deck_document.h"
#include "app/views/deck_blocks.h"

#include <QAbstractItemModel>
#include <QPointer>

namespace nexus::app {

struct CardDrag;

class DeckModel : public QAbstractItemModel {
    Q_OBJECT
public:
    explicit DeckModel(QObject* parent = nullptr);

    void setDocument(DeckDocument* document);
    [[nodiscard]] DeckDocument* document() const { return m_document; }
    void setGrouping(DeckGrouping grouping);
    [[nodiscard]] DeckGrouping grouping() const { return m_grouping; }
    // Shows only rows the query or, where that does not parse, the words of the text match; nothing shows all.
    void setFilter(const QString& text);
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty(); }
    [[nodiscard]] bool hasCards() const;

    [[nodiscard]] const std::vector<DeckBlock>& blocks() const { return m_blocks; }
    [[nodiscard]] const DeckBlock* block(const QModelIndex& index) const; // of the block or of the row in it
    [[nodiscard]] const DeckRow* row(const QModelIndex& index) const;     // null for a block
    [[nodiscard]] QModelIndex find(const model::SectionId& section, const model::DeckEntry& entry) const;
    [[nodiscard]] QModelIndexList named(const std::vector<std::string>& cards) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex&) const override { return 1; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool canDropMimeData(
        const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent) const override;
    bool dropMimeData(
        const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent) override;
    // Whether each of the cards may ever stand in the section; what other cards add to totals is left aside.
    [[nodiscard]] bool takes(const model::SectionId& section, const CardDrag& drag) const;

Q_SIGNALS:
    // Dropped onto a section; the deck has changed by it already: what was done, and what is left.
    void dropped(const QString& what);
    // The deck's last change was one of the copies of this card alone, or of it and another; its row says so already.
    void touched(const nexus::model::SectionId& section, const nexus::model::DeckEntry& entry, int by);

private:
    void rebuild();
    void takeChange();
    [[nodiscard]] std::vector<DeckBlock> build() const;
    [[nodiscard]] QString sentence(const DeckBlock& block, const DeckRow& row) const;

    QPointer<DeckDocument> m_document;
    DeckGrouping m_grouping = DeckGrouping::Type;
    QString m_filter;
    std::vector<DeckBlock> m_blocks;
    std::vector<model::DeckSection> m_shown; // the deck's sections as they were shown last
};

} // namespace nexus::app
