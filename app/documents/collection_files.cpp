#include "app/documents/collection_files.h"

#include "app/documents/file_bytes.h"
#include "importers/collection_csv.h"
#include "importers/collection_json.h"
#include "model/base/text.h"

namespace nexus::app {

importers::ReadResult<importers::CollectionFile> readCollection(std::string_view bytes)
{
    const auto text = bytes.starts_with("\xef\xbb\xbf") ? bytes.substr(3) : bytes;
    return model::trimmed(text.substr(0, 256)).starts_with('{') ? importers::readCollectionJson(bytes) : importers::readCollectionCsv(bytes);
}

tl::expected<void, std::string> writeCollection(const model::Collection& collection, const std::string& game,
                                                const std::filesystem::path& file)
{
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks())
        stacks.push_back(stack);
    const bool json = model::fold(file.extension().string()) == ".json";
    return writeFile(file, json ? importers::writeCollectionJson(stacks, game) : importers::writeCollectionCsv(stacks));
}

} // namespace nexus::app
