// What the columns of a collection table mean, by their headings, and whose table it is. Private to importers.
#pragma once

#include "importers/collection_file.h"

namespace nexus::importers {

enum class CollectionField {
    Unknown,
    List,
    ListKind,
    Key,
    Name,
    SetCode,
    SetName,
    Number,
    Quantity,
    ForTrade,
    Condition,
    Language,
    Finish,
    Place,
    Page,
    LentTo,
    Acquired,
    Paid,
    Value,
    Currency,
    Tags,
    Notes,
    Mark
};

struct CollectionColumn {
    CollectionField field = CollectionField::Unknown;
    const char* mark = nullptr; // the tag a Mark column puts on a stack
};

struct CollectionColumns {
    CollectionForm form = CollectionForm::Other;
    std::vector<CollectionColumn> columns; // as many as headings; a field once, but Mark
    [[nodiscard]] std::optional<std::size_t> find(CollectionField field) const;
};
[[nodiscard]] CollectionColumns collectionColumns(const std::vector<std::string>& headings);

} // namespace nexus::importers
