// What the columns of a collection table mean, by their headings, and whose table it is. Private to importers.
#pragma once

#include "importers/collection_file.h"
#include "model/collection/stack_fields.h"

namespace nexus::importers {

// What columns of other programs say beside the fields of a stack.
enum class OtherColumn { Unknown, ListKind, SetName, Currency, Mark };

struct CollectionColumn {
    std::optional<model::StackField> field;
    OtherColumn other = OtherColumn::Unknown; // where it is no field
    const char* mark = nullptr;               // the tag a Mark column puts on a stack
    friend bool operator==(const CollectionColumn&, const CollectionColumn&) = default;
};

struct CollectionColumns {
    CollectionForm form = CollectionForm::Other;
    std::vector<CollectionColumn> columns; // as many as headings; each once, but Unknown and Mark
    [[nodiscard]] std::optional<std::size_t> find(const CollectionColumn& column) const;
};
[[nodiscard]] CollectionColumns collectionColumns(const std::vector<std::string>& headings);

} // namespace nexus::importers
