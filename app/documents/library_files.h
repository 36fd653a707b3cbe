// What a library says in files of its folder: their bytes and sums, however another program has set them.
#pragma once

#include "app/documents/folder_contents.h"
#include "app/documents/profile.h"
#include "model/collection/collection.h"

namespace nexus::app {

[[nodiscard]] std::string fileTrouble(const std::string& file, const std::string& trouble);
// Stacks in an order that does not depend on when they came in.
[[nodiscard]] std::string collectionText(
    std::vector<model::Stack> stacks, const std::string& game, const importers::CollectionOwner& owner);
[[nodiscard]] std::vector<model::Stack> stacksOf(const model::Collection& collection);
[[nodiscard]] std::vector<model::Stack> stacksOf(importers::CollectionFile file);
[[nodiscard]] std::vector<model::Stack> stacksIn(const std::filesystem::path& profile);
// Rulesets of one's own, by the names they have in a folder.
[[nodiscard]] std::map<std::string, std::string> rulesetFiles(const Profile& profile);
[[nodiscard]] std::string asWeWrite(const std::string& file, const std::string& bytes);
[[nodiscard]] std::string sumOfFile(const std::string& file, const std::string& bytes);
// Whose each collection of the folder is; one that cannot be read is nobody's.
struct OwnedFile {
    std::string file;
    importers::CollectionOwner owner;
    std::int64_t copies = 0; // owned
};
[[nodiscard]] std::vector<OwnedFile> collectionsIn(const FolderContents& contents);
// The folder is of another game: a sentence.
[[nodiscard]] std::optional<std::string> refuseGame(const FolderContents& contents, const std::string& game);
// The deck has one of the tags, or none is asked for.
[[nodiscard]] bool hasOneTag(const model::Deck& deck, const std::vector<std::string>& tags);

} // namespace nexus::app
