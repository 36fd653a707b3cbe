// What the columns of a table of copies are: by their headings, by whose table it is, by hand, and by what stands below
// them.
#pragma once

#include "importers/collection_file.h"
#include "importers/tables/headings.h"
#include "importers/tables/table.h"

namespace nexus::importers {

struct CollectionColumns {
    CollectionForm form = CollectionForm::Other;
    std::vector<const KnownHeading*> columns; // as many as headings; nullptr: not read; each once, but marks
    bool foilCounts = false;                  // FoilCount beside Quantity: of those copies, not besides them
    bool prices = false;
    model::WrittenForms forms;
    model::DecimalSign decimal = model::DecimalSign::Unknown; // of its amounts
    std::vector<ImportProblem> notes;
    [[nodiscard]] std::optional<std::size_t> find(Heading heading) const;
};

[[nodiscard]] CollectionForm formOfHeadings(const std::vector<std::string>& forms);
[[nodiscard]] bool tellsOfCopies(const std::string& form);
// What a column of copies can be, by KnownHeading::name, each once.
[[nodiscard]] std::vector<std::string> collectionMeanings();
// The reason a name was refused, with the nearest of those there are.
[[nodiscard]] std::string orNearest(std::string reason, std::string_view given, const std::vector<std::string>& names);
// Refused: a choice that is no column or no meaning.
[[nodiscard]] ReadResult<CollectionColumns> collectionColumns(const Table& table, const CollectionReading& reading);
[[nodiscard]] std::vector<ReadColumn> readColumns(const Table& table, const CollectionColumns& columns);

} // namespace nexus::importers
