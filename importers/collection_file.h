// What every reader of collections gives: stacks as the file tells them, not yet matched with a catalogue
// (model/collection/matching.h), and what it could not take. A line is read whole, or left out and named in `problems`;
// a file is refused where its lines cannot be told apart.
#pragma once

#include "importers/contents.h"
#include "importers/import_problem.h"
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "model/collection/stack.h"

#include <set>
#include <span>
#include <utility>

namespace nexus::importers {

enum class CollectionForm { Own, Moxfield, Deckbox, ManaBox, Archidekt, DragonShield, DelverLens, Other, Json };
[[nodiscard]] const char* collectionFormName(CollectionForm form); // "Dragon Shield"

struct CollectionLine {
    std::size_t line = 0;     // where it begins in the file; of JSON: the how manieth stack
    model::SharedStack stack; // id 0; card empty unless the file gives a key
    ByteSpan given;           // the line as it stood, of CollectionFile::text
};

// Whose collection a file is; ids tell apart two people of one name. JSON only, and only where it is shared.
struct CollectionOwner {
    std::string id, name;
    friend bool operator==(const CollectionOwner&, const CollectionOwner&) = default;
};

// How a table is to be read, where that is not to be found out from it.
struct CollectionReading {
    model::StackList list = model::StackList::Owned; // of lines that do not say so themselves, as those of a wish list
    TextEncoding encoding = TextEncoding::Unicode;
    std::string sheet; // of a workbook; empty: the first one with names of cards
    // Chosen by hand: what it is (KnownHeading::name, “Quantity”) and the heading of the file; an empty heading: no
    // column is it, an empty name: the column is not read.
    std::vector<std::pair<std::string, std::string>> columns;
    std::optional<bool> prices; // a price list or copies; nothing: as its columns look
    std::string day;            // of prices whose line tells none
};

// A column of the file and what it was taken for.
struct ReadColumn {
    std::string heading;
    std::string meaning;               // KnownHeading::name; empty: not read
    std::vector<std::string> examples; // the first cells that are not empty
    friend bool operator==(const ReadColumn&, const ReadColumn&) = default;
};

// A line that was left out, for whoever asks which copies it may stand for.
struct UnreadLine {
    std::size_t line = 0;
    std::string key;                // of the card, where the line gives one
    std::vector<std::string> names; // cells that may be its name
};

struct CollectionFile {
    CollectionForm form = CollectionForm::Other;
    std::string text; // that `given` is of
    std::string game; // JSON only
    CollectionOwner owner;
    std::vector<CollectionLine> lines;
    std::vector<std::string> unknownColumns; // headings with something below them that is not kept
    std::vector<ImportProblem> problems;     // lines left out
    std::vector<UnreadLine> unread;          // of `problems`, a line once
    std::vector<ImportProblem> notes;        // lines taken without something they say, and what was taken for granted
    std::size_t withoutCopies = 0;           // lines that say 0 copies, or none
    // Of a table.
    std::vector<ReadColumn> columns;
    std::string sheet;                    // that was read
    std::vector<std::string> otherSheets; // with names of cards, too
    bool prices = false;                  // names and what they are worth: no copies
    std::set<model::StackField> told;     // that the file has columns of
};

// What the line said, cut where it is long.
[[nodiscard]] std::string givenText(const CollectionFile& file, const CollectionLine& line);

// By its contents: JSON with stacks, or a table whose headings tell whose it is or how the copies are.
[[nodiscard]] bool isCollection(const Contents& contents);

// What is longer is a problem. Names, places and other short texts: maxNameLength; keys: twice that.
constexpr std::size_t maxCollectionBytes = 32U << 20U; // CSV
constexpr std::size_t maxCollectionJsonBytes = 64U << 20U;
constexpr std::size_t maxCollectionLines = 250'000;
constexpr std::size_t maxCollectionProblems = 10'000; // named of one file; more refuse it

// Collections as tables (tables/table_file.h): our own CSV, which keeps every field of a stack, and the tables of
// Moxfield, Deckbox, ManaBox, Archidekt, Dragon Shield, Delver Lens and of people, known by their headings
// (resources/help/collection-files.md). A cell that cannot be read costs a line only where it says which card, which
// list or how many. Cells a spreadsheet would run carry an apostrophe in front; so does a text that really begins with
// apostrophes before such a sign, so that the first one can always be taken off again. Blanks around a text are not
// kept, line breaks are \n.
[[nodiscard]] ReadResult<CollectionFile> readCollectionTable(
    std::string_view bytes, const CollectionReading& reading = {});
// All but the ids; read back the same. Tags are parted by ';', with a backslash before ';' and '\' inside of a tag.
[[nodiscard]] std::string writeCollectionCsv(std::span<const model::Stack> stacks);

// Collections as JSON, "nexusdeck-collection/1": { "format", "game", "owner", "ownerId", "stacks": [ { … } ] }, every
// field of a stack and its texts to the letter (resources/help/collection-files.md). A stack with a fault or an unknown
// key is left out and named by its JSON pointer; the file is refused where it is no such JSON.
[[nodiscard]] ReadResult<CollectionFile> readCollectionJson(std::string_view bytes);
// All but the ids, a stack a line; what is empty or usual is not written.
[[nodiscard]] std::string writeCollectionJson(
    std::span<const model::Stack> stacks, std::string_view game, const CollectionOwner& owner = {});

} // namespace nexus::importers
