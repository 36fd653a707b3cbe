// The cards of an open list as rows: a column each heading of its tables, cells to edit in place. A query in the search
// language picks rows, answered from the list's own cards; rows that are no card yet are always there. What is typed
// moves no row: order and choice are worked out anew when the query, the sorting or the rows change. While the query's
// texts are still to be read (TextReading), all rows are there.
#pragma once

#include "app/documents/card_list_document.h"
#include "app/views/text_reading.h"
#include "model/search/query_parser.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace nexus::app {

class CardListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { ChangedRole = Qt::UserRole }; // the cell is not as the file has it: it stands in bold
    explicit CardListModel(QObject* parent = nullptr);

    // Null: no list is open.
    void setDocument(CardListDocument* document);
    // False where the text does not parse; error() says where, and the rows stay.
    bool setQuery(const QString& text);
    [[nodiscard]] const std::optional<model::QueryError>& error() const { return m_error; }

    [[nodiscard]] TextReading* reading() { return &m_reading; }

    [[nodiscard]] importers::SheetPlace place(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(importers::SheetPlace place) const; // -1: it is not shown
    [[nodiscard]] int cardCount() const;                        // shown or not
    // Of a row; nothing where its table has no such heading.
    [[nodiscard]] std::optional<std::size_t> column(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void changed();
    void fill();
    void keepMatching();
    [[nodiscard]] std::vector<std::size_t> shape() const; // rows by table
    [[nodiscard]] const std::string* cell(importers::SheetPlace place, std::size_t column) const;

    QPointer<CardListDocument> m_document;
    std::vector<std::string> m_headings;
    std::vector<std::vector<std::optional<std::size_t>>> m_columns; // table → heading → its column
    std::vector<importers::SheetPlace> m_rows;
    std::vector<std::size_t> m_shape;
    std::vector<std::vector<std::string>> m_shown;   // cells of m_rows as they were told last
    std::optional<model::Query> m_query;             // none: all
    std::shared_ptr<const model::Catalogue> m_cards; // of the list as it is; null: to be made
    std::optional<model::QueryError> m_error;
    int m_sorted = -1;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    TextReading m_reading;
};

} // namespace nexus::app
