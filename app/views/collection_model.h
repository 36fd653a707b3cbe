// The stacks of the collection as rows for a table: filtered by a query of the search language, sorted by a column,
// grouped under headings with their sums. It owns the ids of the rows it shows and nothing else. A cell that is edited
// changes every stack that is marked (marked()), through CollectionDocument::edit and so in one step of undo.
#pragma once

#include "app/documents/workspace.h"
#include "app/views/text_reading.h"
#include "model/search/query_parser.h"

#include <QAbstractTableModel>

namespace nexus::app {

class CollectionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    // A field of stacks; none: how many copies decks hold.
    using Column = std::optional<model::StackField>;
    static constexpr int Quantity = 0, Card = 1; // the first columns; the others follow as fieldWords() has them
    [[nodiscard]] static Column columnAt(int column);
    enum class Grouping { None, Set, Place, Type, Domain, Condition };
    enum Role {
        StackRole = Qt::UserRole, // qlonglong; 0 for a heading
        CardRole,                 // quint32 or nothing
        HeadingRole
    }; // QString, on headings only
    struct Sums {
        std::size_t stacks = 0;
        std::int64_t copies = 0, value = 0, unvalued = 0;
    };

    explicit CollectionModel(Workspace& workspace, QObject* parent = nullptr);

    // `forTrade`: of them only those with copies to trade, which are those that are counted then.
    void setList(model::StackList list, bool forTrade = false);
    [[nodiscard]] model::StackList list() const { return m_list; }
    // False where the text does not parse; error() says where, and the rows stay.
    bool setQuery(const QString& text);
    [[nodiscard]] const std::optional<model::QueryError>& error() const { return m_error; }
    // While it is open, no stack is filtered out.
    [[nodiscard]] TextReading* reading() { return &m_reading; }
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    void sort(int column, Qt::SortOrder order) override;
    // Stacks a cell that is edited changes too.
    void setMarked(std::vector<model::StackId> stacks) { m_marked = std::move(stacks); }

    [[nodiscard]] const model::Stack* stackAt(int row) const; // none for headings
    [[nodiscard]] int rowOf(model::StackId stack) const;      // -1 where it is not shown
    [[nodiscard]] const Sums& sums() const { return m_sums; } // of all rows shown
    [[nodiscard]] std::optional<model::CardIndex> cardOf(const model::Stack& stack) const;

    [[nodiscard]] const model::Catalogue* catalogue() const { return m_workspace.catalogue().get(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    // What a text typed into a field of stacks means; a sentence where it means nothing.
    [[nodiscard]] static tl::expected<model::StackValue, QString> fieldValue(
        model::StackField field, const QString& text);

Q_SIGNALS:
    void shown();                     // rows or sums are others
    void refused(const QString& why); // an edit that could not be

private:
    struct Row {
        model::StackId stack = 0; // 0: a heading
        std::uint32_t heading = 0;
    };
    struct Heading {
        QString title;
        Sums sums;
    };
    void collectionUpdated(const model::CollectionEdit* edit);
    bool changeInPlace(const model::CollectionEdit& edit);
    void fill();
    [[nodiscard]] std::vector<std::uint32_t> matching(); // positions in CollectionSearch::rows()
    void order();
    [[nodiscard]] QString groupOf(const model::Stack& stack) const;
    [[nodiscard]] QString display(const model::Stack& stack, Column column) const;
    [[nodiscard]] bool isListed(const model::Stack& stack) const
    {
        return stack.list == m_list && (!m_forTrade || stack.forTrade > 0);
    }
    void add(Sums& sums, const model::Stack& stack, int sign = 1) const;

    Workspace& m_workspace;
    model::StackList m_list = model::StackList::Owned;
    bool m_forTrade = false;
    QString m_text;
    model::Query m_query;
    bool m_everything = true; // the query asks nothing
    std::optional<model::QueryError> m_error;
    Grouping m_grouping = Grouping::None;
    int m_column = Card;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    std::vector<model::StackId> m_marked;
    std::vector<std::uint32_t> m_ordered; // stacks of the list in order, as positions in CollectionSearch::rows()
    bool m_orderStale = true;
    std::vector<Row> m_rows;
    std::vector<Heading> m_headings;
    Sums m_sums;
    TextReading m_reading;
};

} // namespace nexus::app
