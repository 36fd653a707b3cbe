#include "app/documents/collection_files.h"

#include "app/base/file_bytes.h"
#include "importers/collection_file.h"
#include "model/base/text.h"

namespace nexus::app {

importers::ReadResult<importers::CollectionFile> readCollection(std::string_view bytes, model::StackList list)
{
    const auto text = model::trimmed(bytes.substr(bytes.starts_with("\xef\xbb\xbf") ? 3 : 0, 256));
    return text.starts_with('{') || text.starts_with('[') ? importers::readCollectionJson(bytes)
                                                          : importers::readCollectionCsv(bytes, list);
}

// The names suggestions are looked for are those of all parts together.
std::optional<std::vector<model::MatchedLine>> matchInParts(const model::Catalogue& catalogue,
    std::span<const model::Stack> lines, std::size_t suggested, const model::Progress& progress)
{
    constexpr std::size_t part = 1024;
    std::vector<model::MatchedLine> matched;
    matched.reserve(lines.size());
    for (std::size_t begin = 0; begin < lines.size(); begin += part) {
        if (!progress(begin, lines.size()))
            return std::nullopt;
        for (auto& line :
            model::matchLines(catalogue, lines.subspan(begin, std::min(part, lines.size() - begin)), suggested)) {
            line.line += begin;
            if (line.kind == model::MatchKind::Close && suggested > 0)
                --suggested;
            matched.push_back(std::move(line));
        }
    }
    return progress(lines.size(), lines.size()) ? std::optional(std::move(matched)) : std::nullopt;
}

std::string collectionBytes(const model::Collection& collection, const std::string& game, bool json)
{
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks())
        stacks.push_back(stack);
    return json ? importers::writeCollectionJson(stacks, game) : importers::writeCollectionCsv(stacks);
}

bool isJsonFile(const std::filesystem::path& file) { return model::fold(file.extension().string()) == ".json"; }

tl::expected<void, std::string> writeCollection(
    const model::Collection& collection, const std::string& game, const std::filesystem::path& file)
{
    return writeFile(file, collectionBytes(collection, game, isJsonFile(file)));
}

} // namespace nexus::app
