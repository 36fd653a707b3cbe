#include "app/cli/paper_option.h"

#include "app/printing/decklist_sheet.h"
#include "app/printing/event_sheet.h"
#include "model/print/sheet_layout.h"

#include <span>

namespace nexus::app::cli {

namespace {

OneOf idsOf(std::span<const model::PaperSize> sizes)
{
    OneOf ids;
    for (const auto& size : sizes)
        ids.emplace_back(size.id);
    return ids;
}

} // namespace

Option* addPaper(Command& command, std::string& paper)
{
    return command.add("--paper", paper, "Size of the paper")
        ->check(OneOfOr{idsOf(model::paperSizes()), "a size like 210x297 in millimetres, sides of 63 to 1000",
            [](const auto& words) { return model::paperNamed(words).has_value(); }})
        ->showDefault();
}

Option* addTextPaper(Command& command, std::string& paper)
{
    OneOf words;
    for (const auto& one : textPapers())
        words.push_back(one.id);
    return command.add("--paper", paper, "Size of the paper; card: as large as a card")
        ->check(OneOfOr{words, "a size like 210x297 in millimetres, more than 100 wide",
            [](const auto& given) { return textPaper(given).has_value(); }})
        ->showDefault();
}

Option* addPagePaper(Command& command, std::string& paper)
{
    return command.add("--paper", paper, "Size of the paper")
        ->check(
            OneOfOr{idsOf(model::paperSizes()), "a size like 210x297 in millimetres, at least 148 wide and 200 high",
                [](const auto& words) {
                    const auto size = model::paperNamed(words);
                    return size && size->width >= narrowestEventPage && size->height >= lowestEventPage;
                }})
        ->showDefault();
}

Option* addCardSize(Command& command, std::string& size)
{
    return command.add("--card-size", size, "Size of the cards")
        ->check(OneOfOr{idsOf(model::cardSizes()), "a size like 70x120 in millimetres, sides of 20 to 200",
            [](const auto& words) { return model::cardSizeNamed(words).has_value(); }})
        ->showDefault();
}

} // namespace nexus::app::cli
