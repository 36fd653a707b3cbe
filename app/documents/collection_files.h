// Collections as files: which reader a file needs, by its contents; and what is written, by the ending of its name.
#pragma once

#include "app/base/job.h"
#include "app/documents/import_memory.h"
#include "importers/collection_file.h"
#include "model/base/progress.h"
#include "model/collection/collection.h"
#include "model/collection/collection_edit.h"
#include "model/collection/matching.h"
#include "model/profile/stored_deck.h"

#include <filesystem>
#include <memory>

namespace nexus::app {

[[nodiscard]] bool isCollectionFile(std::string_view bytes); // by its beginning
[[nodiscard]] importers::ReadResult<importers::CollectionFile> readCollection(
    std::string_view bytes, const importers::CollectionReading& reading = {});
// The same with the columns that were chosen for such a file before, where `reading` chooses none; they are put into
// it.
[[nodiscard]] importers::ReadResult<importers::CollectionFile> readCollectionAsBefore(
    std::string_view bytes, importers::CollectionReading& reading, const QSettings& settings);

// The day a list of prices is of, where neither its lines nor who imports it say so: the one in the name of its file,
// as in prices-2026-11-20.csv, else today.
[[nodiscard]] std::string dayOfPrices(const std::string& name);

// Every close line is the nearest card, but where several are meant alike; how many lines those were.
std::size_t takeSuggestions(std::span<model::MatchedLine> lines, const model::Catalogue& catalogue);

// What a column of a table can be, for CollectionReading::columns.
[[nodiscard]] std::vector<std::string> columnMeanings();

// How a file that was read comes into the collection.
struct ImportWish {
    bool replace = false; // stacks of the lists the file is about go where it does not have them
    bool wanted = false;  // what is owned by the file is wanted
};
// Where the line goes: into the list the wish says.
[[nodiscard]] model::SharedStack stackOf(const model::MatchedLine& line, const ImportWish& wish);
// Of all lines.
[[nodiscard]] std::vector<model::SharedStack> stacksOf(
    std::span<const model::MatchedLine> lines, const ImportWish& wish);
// The edit, the same for a preview and for the import itself. Stacks that lines which could not be read may stand for
// stay where the file replaces; a list of prices only values what there is.
[[nodiscard]] model::EditResult planImportOf(const model::Collection& collection, const model::Catalogue& catalogue,
    const importers::CollectionFile& file, std::vector<model::SharedStack> stacks, const ImportWish& wish,
    const std::string& name);
// model::matchLines, told how far it is; nothing where `progress` stops it. The stacks leave the lines: a large file
// has each once.
[[nodiscard]] std::optional<std::vector<model::MatchedLine>> matchInParts(const model::Catalogue& catalogue,
    std::span<importers::CollectionLine> lines, std::size_t suggested, const model::Progress& progress);
// All stacks, every field.
[[nodiscard]] std::string collectionBytes(const model::Collection& collection, const std::string& game, bool json);
[[nodiscard]] bool isJsonFile(const std::filesystem::path& file); // by its ending
// JSON for *.json, else CSV. An error is a sentence without its subject, as of writeFile.
[[nodiscard]] tl::expected<void, std::string> writeCollection(
    const model::Collection& collection, const std::string& game, const std::filesystem::path& file);

// Bringing a file into the collection on a worker thread: it is read and matched, then waits for apply() or cancel().
// Between, lines may be given their card (choose). Nothing is written before apply(), and cancel() at any time up to
// the end leaves everything as it was. What was read is looked at between signals only. One use an object.

class CollectionImportJob : public Job {
    Q_OBJECT
public:
    CollectionImportJob(
        std::filesystem::path profile, std::shared_ptr<const model::Catalogue> catalogue, QObject* parent = nullptr);
    ~CollectionImportJob() override { stop(); }

    void start(const std::filesystem::path& file, importers::CollectionReading reading = {});
    // `collection`, `onDisk`, `version`: as the document has them; it fails where another program has changed the
    // collection since. A backup is made first, the columns chosen by hand are remembered, and that this file was
    // imported.
    void apply(model::Collection collection, const model::StackNames& onDisk, const model::CollectionVersion& version,
        const ImportWish& wish);
    // What apply() would do.
    [[nodiscard]] model::EditResult planned(const model::Collection& collection, const ImportWish& wish) const
    {
        return planImportOf(collection, *m_catalogue, m_file, stacksOf(m_lines, wish), wish, m_name);
    }

    // After read().
    [[nodiscard]] const importers::CollectionFile& file() const { return m_file; }
    [[nodiscard]] std::vector<model::MatchedLine>& lines() { return m_lines; }
    [[nodiscard]] std::size_t count(model::MatchKind kind) const;
    [[nodiscard]] std::int64_t copies() const;
    [[nodiscard]] const importers::CollectionReading& reading() const { return m_reading; }
    [[nodiscard]] bool mayBeWindows1252() const { return m_mayBeWindows; }       // after failed(), too
    [[nodiscard]] const std::string& importedBefore() const { return m_before; } // the day; empty: it was not
    // Every line of that name is that card.
    void choose(std::size_t line, model::CardIndex card);
    std::size_t takeSuggestions() { return app::takeSuggestions(m_lines, *m_catalogue); }
    // After applied(): for CollectionDocument::adoptEdit.
    [[nodiscard]] const model::CollectionEdit& edit() const { return m_edit; }
    [[nodiscard]] const model::CollectionVersion& version() const { return m_version; }

Q_SIGNALS: // after failed() nothing was written
    void read();
    void applied();

private:
    bool readFile(const std::filesystem::path& file);
    bool write(model::Collection& collection, const model::StackNames& onDisk, const model::CollectionVersion& version,
        const ImportWish& wish);

    std::filesystem::path m_profile;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::string m_name;
    std::string m_sum, m_before;
    bool m_mayBeWindows = false;
    importers::CollectionReading m_reading;
    importers::CollectionFile m_file;
    std::vector<model::MatchedLine> m_lines;
    model::CollectionEdit m_edit;
    model::CollectionVersion m_version;
};

} // namespace nexus::app
