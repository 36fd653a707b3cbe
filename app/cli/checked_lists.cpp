#include "app/cli/checked_lists.h"

#include <iterator>
#include <system_error>

namespace nexus::app::cli {

namespace {

ReadList libraryDeck(Context& context, const ListReader& reader, const std::string& word, const std::string& ruleset)
{
    try {
        auto stored = lookForDeck(context, word);
        return reader.take("#" + std::to_string(stored.id), std::move(stored.deck), ruleset);
    } catch (const Stop& stop) {
        ReadList failed;
        failed.source = word;
        failed.missing = stop.exit == No;
        failed.error = failed.missing ? "It is neither a file, a folder, a deck code nor a deck of the library." +
                                            deckMeant(context, word)
                                      : stop.message;
        return failed;
    }
}

} // namespace

std::vector<std::string> namesOfDecks(const std::vector<ReadList>& lists)
{
    std::vector<std::string> names;
    for (const auto& list : lists)
        names.push_back(list.deck.name);
    return names;
}

std::vector<ReadList> listsOf(
    Context& context, const ListReader& reader, const std::string& word, const std::string& ruleset)
{
    std::error_code trouble;
    if (word == "-" || std::filesystem::exists(word, trouble))
        return reader.readFile(word, ruleset);
    if (const auto part = deckOfFile(word)) {
        auto lists = reader.readFile(part->file, ruleset);
        const auto chosen = chosenOf(namesOfDecks(lists), part->deck);
        if (!chosen)
            throw Stop{Refused, part->file + " " + chosen.error() + "."};
        return {std::move(lists[*chosen])};
    }
    if (reader.isCode(word))
        return reader.readCodes("deck code", word, ruleset);
    return {libraryDeck(context, reader, word, ruleset)};
}

std::vector<CheckedList> checkedLists(
    Context& context, const std::vector<std::string>& words, const CheckOptions& options, std::size_t& passedOver)
{
    const auto& reader = context.lists();
    std::vector<CheckedList> lists;
    for (const auto& word : words) {
        std::error_code trouble;
        if (!std::filesystem::is_directory(word, trouble)) {
            for (auto& list : listsOf(context, reader, word, options.ruleset))
                lists.push_back(checkList(std::move(list), reader, options));
            continue;
        }
        const auto folder = listsIn(word);
        if (!folder.error.empty())
            throw Stop{Failed, word + " " + folder.error + "."};
        passedOver += folder.passedOver;
        auto checked = checkFiles(folder.files, reader, options, context.progress("Checking"));
        if (!checked)
            throw Stop{No, "Interrupted; nothing was told."};
        std::move(checked->begin(), checked->end(), std::back_inserter(lists));
    }
    return lists;
}

} // namespace nexus::app::cli
