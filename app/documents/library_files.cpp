#include "app/documents/library_files.h"

#include "app/base/file_bytes.h"
#include "db/collection_store.h"
#include "importers/decklist/deck_json.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <system_error>

namespace nexus::app {

using model::filled;
namespace fs = std::filesystem;

namespace {

struct LibraryFileWords {
    NEXUS_WORDS(LibraryFileWords)
};

} // namespace

std::string fileTrouble(const std::string& file, const std::string& trouble)
{
    return filled(LibraryFileWords::tr("%1 %2.", "a file and what is wrong"), {file, trouble});
}

std::string collectionText(
    std::vector<model::Stack> stacks, const std::string& game, const importers::CollectionOwner& owner)
{
    std::vector<std::pair<std::string, model::Stack>> ordered;
    for (auto& stack : stacks) {
        auto place = model::fold(stack.name) + '\0' + importers::writeCollectionJson(std::span(&stack, 1), game);
        ordered.emplace_back(std::move(place), std::move(stack));
    }
    std::sort(ordered.begin(), ordered.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    stacks.clear();
    for (auto& [place, stack] : ordered)
        stacks.push_back(std::move(stack));
    return importers::writeCollectionJson(stacks, game, owner);
}

std::vector<model::Stack> stacksOf(const model::Collection& collection)
{
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks())
        stacks.push_back(stack);
    return stacks;
}

std::vector<model::Stack> stacksOf(importers::CollectionFile file)
{
    std::vector<model::Stack> stacks;
    for (auto& line : file.lines)
        stacks.push_back(std::move(line.stack.own()));
    return stacks;
}

std::vector<model::Stack> stacksIn(const fs::path& profile)
{
    return stacksOf(db::CollectionStore(profile / "user.sqlite").load());
}

std::map<std::string, std::string> rulesetFiles(const Profile& profile)
{
    std::map<std::string, std::string> files;
    std::error_code error;
    for (fs::directory_iterator it(ownRulesets(profile.place()), error), end; !error && it != end;
         it.increment(error)) {
        const auto file = importers::libraryRuleset(it->path().filename().string());
        if (!importers::isLibraryRuleset(file))
            continue;
        if (auto bytes = readFile(it->path(), importers::maxDeckBytes)) {
            std::erase(*bytes, '\r');
            files.emplace(file, std::move(*bytes));
        }
    }
    return files;
}

std::string asWeWrite(const std::string& file, const std::string& bytes)
{
    if (importers::isLibraryDeck(file)) {
        const auto deck = importers::readDeckJson(bytes);
        return deck ? importers::writeDeckJson(*deck) : bytes;
    }
    if (importers::isLibraryCollection(file))
        if (auto read = importers::readCollectionJson(bytes); read && read->problems.empty()) {
            const auto game = read->game;
            const auto owner = read->owner;
            return collectionText(stacksOf(std::move(*read)), game, owner);
        }
    return bytes;
}

std::string sumOfFile(const std::string& file, const std::string& bytes) { return sumOfText(asWeWrite(file, bytes)); }

std::vector<OwnedFile> collectionsIn(const FolderContents& contents)
{
    std::vector<OwnedFile> owned;
    for (const auto& [file, bytes] : contents.files)
        if (importers::isLibraryCollection(file)) {
            auto& found = owned.emplace_back();
            found.file = file;
            if (const auto read = importers::readCollectionJson(bytes)) {
                found.owner = read->owner;
                for (const auto& line : read->lines)
                    if (line.stack->list == model::StackList::Owned)
                        found.copies += line.stack->quantity;
            }
        }
    return owned;
}

std::optional<std::string> refuseGame(const FolderContents& contents, const std::string& game)
{
    return contents.manifest && contents.manifest->game != game
               ? std::optional(
                     filled(LibraryFileWords::tr("The folder holds the library of another game (%1).", "the game's id"),
                         {contents.manifest->game}))
               : std::nullopt;
}

bool hasOneTag(const model::Deck& deck, const std::vector<std::string>& tags)
{
    return tags.empty() || std::any_of(deck.tags.begin(), deck.tags.end(), [&](const auto& has) {
        return std::any_of(
            tags.begin(), tags.end(), [&](const auto& tag) { return model::fold(tag) == model::fold(has); });
    });
}

} // namespace nexus::app
