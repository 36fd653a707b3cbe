#include "app/documents/lab_results.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "model/base/words.h"

#include <map>
#include <system_error>

namespace nexus::app {

namespace {

struct LabResultWords {
    NEXUS_WORDS(LabResultWords)
};

constexpr std::array<const char*, labWays> fileNames{"league", "gauntlet", "versions", "card"};
constexpr const char* resultEnding = ".result";

} // namespace

std::vector<importers::LabResult::Compared> comparedOf(const BeforeAfter& played, const SeriesTallies& tallies)
{
    const auto half = played.pairings.size();
    std::map<std::size_t, std::vector<std::size_t>> ofDeck; // pairings by the deck that has changed
    for (std::size_t i = 0; i < half; ++i)
        ofDeck[played.pairings[i].a].push_back(i);
    std::vector<importers::LabResult::Compared> found;
    if (ofDeck.size() > 1)
        found.push_back({{}, model::comparisonOf(tallies)});
    for (const auto& [deck, pairings] : ofDeck) {
        std::vector<model::GamesTally> of;
        for (const auto first : {std::size_t{0}, half})
            for (const auto pairing : pairings)
                of.push_back(tallies[first + pairing]);
        found.push_back({played.after[deck].name, model::comparisonOf(of)});
    }
    return found;
}

std::filesystem::path LabResults::file(LabWay way) const
{
    return m_folder / (std::string(fileNames[static_cast<std::size_t>(way)]) + resultEnding);
}

tl::expected<std::optional<importers::LabResult>, std::string> LabResults::read(LabWay way) const
{
    const auto path = file(way);
    if (std::error_code none; !std::filesystem::exists(std::filesystem::symlink_status(path, none)))
        return std::nullopt;
    const auto refused = [&](const std::string& why) {
        return tl::unexpected(model::filled(LabResultWords::tr("What was played last is not shown: %1. The next result "
                                                               "takes its place.",
                                                "a file and what is wrong with it"),
            {path.string() + " " + why}));
    };
    const auto bytes = readFile(path, importers::maxResultBytes);
    if (!bytes)
        return refused(bytes.error());
    auto result = importers::readLabResult(*bytes);
    if (!result)
        return refused(problemText(result.error().front()));
    return std::optional(std::move(*result));
}

tl::expected<void, std::string> LabResults::keep(LabWay way, const importers::LabResult& result) const
{
    std::error_code trouble;
    std::filesystem::create_directories(m_folder, trouble);
    const auto path = file(way);
    const auto written = trouble ? tl::unexpected(trouble.message())
                                 : writeFile(path, importers::writeLabResult(result));
    if (!written)
        return tl::unexpected(model::filled(LabResultWords::tr("The result will not be there after a restart: %1."),
            {path.string() + " " + written.error()}));
    return {};
}

} // namespace nexus::app
