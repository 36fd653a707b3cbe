// Rows of a collection table as stacks: what the cells of each column say. Private to importers.
#pragma once

#include "importers/collection_columns.h"
#include "importers/tables/table.h"

#include <set>

namespace nexus::importers {

// Tags in a cell of our own: parted by ';', with a backslash before ';' and '\' inside of a tag.
[[nodiscard]] std::string joinedTags(const std::vector<std::string>& tags);
[[nodiscard]] std::vector<std::string> ownTags(std::string_view cell);

// The meaning of a cell, worked out again only where the cell above was another: columns repeat themselves.
template <class Value> struct Last {
    std::string text;
    std::optional<Value> value;
    bool known = false;
    template <class Read> const std::optional<Value>& of(const std::string& cell, Read&& read)
    {
        if (!known || text != cell) {
            text = cell;
            value = read(cell);
            known = true;
        }
        return value;
    }
};

class CollectionRows {
public:
    CollectionRows(const Table& table, CollectionColumns columns, model::StackList list);
    // The row becomes the file's next line, or one of its problems.
    void read(const TableRow& row);
    [[nodiscard]] CollectionFile& file() { return m_file; }
    [[nodiscard]] CollectionFile finish();

private:
    [[nodiscard]] ImportProblem told(std::string reason, std::size_t column) const;
    void fault(std::string reason, std::size_t column);
    void text(std::string& target, std::size_t column, const std::string& cell, std::size_t most = maxNameLength,
        bool breaks = false);
    void take(model::Stack& stack, std::size_t column, const std::string& cell);
    void takeOther(model::Stack& stack, std::size_t column, const std::string& cell);
    void day(std::string& target, std::size_t column, const std::string& cell);
    void copies(int& target, int least, std::size_t column, const std::string& cell);
    void amount(std::optional<std::int64_t>& target, std::size_t column, const std::string& cell);
    void tags(model::Stack& stack, std::size_t column, const std::string& cell);
    void check(model::Stack& stack);

    const Table& m_table;
    CollectionColumns m_columns;
    model::StackList m_list;
    bool m_own = false, m_good = true;
    const TableRow* m_row = nullptr;
    std::vector<bool> m_unknownUsed;
    std::string m_setName, m_lastCurrency;
    std::vector<std::string> m_marks;
    std::set<std::string> m_currencies;
    Last<model::StackList> m_lastList;
    Last<model::Condition> m_lastCondition;
    Last<std::string> m_lastLanguage, m_lastFinish, m_lastDay;
    CollectionFile m_file;
};

} // namespace nexus::importers
