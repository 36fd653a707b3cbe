// Collections as files: which reader a file needs, by its contents; and what is written, by the ending of its name.
#pragma once

#include "app/base/job.h"
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
// `list`: where the lines of a CSV belong that do not say so themselves.
[[nodiscard]] importers::ReadResult<importers::CollectionFile> readCollection(
    std::string_view bytes, model::StackList list = model::StackList::Owned);
// model::matchLines, told how far it is; nothing where `progress` stops it.
[[nodiscard]] std::optional<std::vector<model::MatchedLine>> matchInParts(const model::Catalogue& catalogue,
    std::span<const model::Stack> lines, std::size_t suggested, const model::Progress& progress);
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

    void start(const std::filesystem::path& file);
    // `collection`, `version`: as the document has them; it fails where another program has changed the collection
    // since. `replace`: stacks of the lists the file is about go where the file does not have them. A backup is made
    // first. `wanted`: a list of what is looked for, which files of other programs do not say.
    void apply(
        model::Collection collection, const model::CollectionVersion& version, bool replace, bool wanted = false);

    // After read().
    [[nodiscard]] const importers::CollectionFile& file() const { return m_file; }
    [[nodiscard]] std::vector<model::MatchedLine>& lines() { return m_lines; }
    [[nodiscard]] std::size_t count(model::MatchKind kind) const;
    [[nodiscard]] std::int64_t copies() const;
    // Every line of that name is that card.
    void choose(std::size_t line, model::CardIndex card);
    // After applied(): for CollectionDocument::adoptEdit.
    [[nodiscard]] const model::CollectionEdit& edit() const { return m_edit; }
    [[nodiscard]] const model::CollectionVersion& version() const { return m_version; }

Q_SIGNALS: // after failed() nothing was written
    void read();
    void applied();

private:
    bool readFile(const std::filesystem::path& file);
    bool write(model::Collection& collection, const model::CollectionVersion& version, bool replace, bool wanted);

    std::filesystem::path m_profile;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::string m_name;
    importers::CollectionFile m_file;
    std::vector<model::MatchedLine> m_lines;
    model::CollectionEdit m_edit;
    model::CollectionVersion m_version;
};

} // namespace nexus::app
