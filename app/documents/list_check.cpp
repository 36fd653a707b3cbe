#include "app/documents/list_check.h"

#include "app/jobs/batches.h"
#include "importers/codes/deck_code.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

constexpr std::size_t perBatch = 4;

// Capitals, blanks and hyphens do not matter.
std::string plain(std::string_view text)
{
    std::string kept;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)))
            kept += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return kept;
}

Claim claimOf(const std::string& claimed, const std::string& actual, bool whole)
{
    if (claimed.empty())
        return Claim::None;
    if (!whole || actual.empty())
        return Claim::Open;
    return plain(claimed) == plain(actual) ? Claim::Right : Claim::Wrong;
}

// Rows by what they mean, so that "Bolt" of a text and the Bolt of a code are one card.
model::Deck meant(const model::Deck& deck, const model::DeckChecker& checker)
{
    model::Deck plainDeck;
    const auto& catalogue = checker.catalogue();
    for (const auto& section : deck.sections) {
        if (checker.isFree(section.id))
            continue;
        const auto index = checker.sectionIndex(section.id);
        const auto* accepted = index == model::DeckChecker::noSection ? nullptr : checker.accepted(index);
        auto& into = plainDeck.sectionOrNew(section.id);
        for (auto entry : section.entries) {
            if (const auto found = model::lookUp(catalogue, entry, accepted); found.card) {
                entry.card = model::unambiguousName(catalogue, *found.card);
                entry.key = model::CardKey(std::string(catalogue.key(*found.card)));
            }
            entry.printing.clear();
            if (!addCopies(into, entry))
                into.entries.push_back(std::move(entry));
        }
    }
    return plainDeck;
}

struct FileLists {
    std::size_t file = 0;
    std::vector<CheckedList> lists;
};

struct AllLists {
    std::vector<FileLists> files;
    AllLists& operator+=(const AllLists& more)
    {
        files.insert(files.end(), more.files.begin(), more.files.end());
        return *this;
    }
};

} // namespace

bool CheckedList::legal() const
{
    return read() && report.legal() && list.unknown.empty() && list.unread.empty() && list.rulesetKnown;
}

bool CheckedList::right() const
{
    return legal() && codeClaim != Claim::Wrong && checksumClaim != Claim::Wrong && differences.empty();
}

CheckedList checkList(ReadList list, const ListReader& reader, const CheckOptions& options)
{
    CheckedList checked;
    checked.list = std::move(list);
    if (!checked.read())
        return checked;
    const auto& checker = *checked.list.checker;
    const auto& deck = checked.list.deck;
    checked.report = checker.check(deck);
    checked.checksum = importers::deckChecksum(deck, checker.ruleset(), *reader.catalogue());
    if (auto code = importers::encodeDeck(deck, checker.ruleset(), reader.ids()))
        checked.code = std::move(*code);
    else
        checked.codeTrouble = importers::codeRefusalText(code.error());
    const bool whole = checked.list.unknown.empty() && checked.list.rulesetKnown;
    if (checked.list.checksum.empty())
        checked.list.checksum = options.checksum;
    checked.checksumClaim = claimOf(checked.list.checksum, checked.checksum, whole);
    if (checked.list.origin == ListOrigin::File) // else the deck is what the code says
        checked.codeClaim = claimOf(checked.list.code, checked.code, whole);
    if (options.against) {
        checked.compared = true;
        checked.differences = listDifferences(*options.against, deck, checker);
    }
    return checked;
}

std::vector<model::SectionDifference> listDifferences(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker)
{
    return model::deckDiff(meant(before, checker), meant(after, checker)).sections;
}

ListFolder listsIn(const std::filesystem::path& folder)
{
    ListFolder found;
    std::error_code trouble;
    for (auto at = std::filesystem::recursive_directory_iterator(
             folder, std::filesystem::directory_options::skip_permission_denied, trouble);
         !trouble && at != std::filesystem::recursive_directory_iterator(); at.increment(trouble)) {
        std::error_code gone;
        if (at->path().filename().string().starts_with('.')) {
            if (at->is_directory(gone))
                at.disable_recursion_pending();
            continue;
        }
        if (!at->is_regular_file(gone))
            continue;
        if (isListFile(at->path()))
            found.files.push_back(at->path());
        else
            ++found.passedOver;
    }
    if (trouble)
        found.error = "cannot be opened: " + trouble.message();
    std::sort(found.files.begin(), found.files.end(), [](const auto& a, const auto& b) {
        const auto order = model::compareNatural(model::fold(a.string()), model::fold(b.string()));
        return order != 0 ? order < 0 : a < b;
    });
    return found;
}

std::optional<std::vector<CheckedList>> checkFiles(const std::vector<std::filesystem::path>& files,
    const ListReader& reader, const CheckOptions& options, const model::Progress& progress)
{
    AllLists all;
    const auto work = [&](std::uint64_t batch, std::uint64_t size) {
        AllLists part;
        for (auto at = batch * perBatch; at < batch * perBatch + size; ++at) {
            auto& file = part.files.emplace_back();
            file.file = at;
            for (auto& list : reader.readFile(files[at], options.ruleset))
                file.lists.push_back(checkList(std::move(list), reader, options));
        }
        return part;
    };
    BatchReport report;
    if (progress)
        report = [&](std::uint64_t done) { return progress(done, files.size()); };
    if (!inBatches(files.size(), perBatch, all, work, report))
        return std::nullopt;
    std::sort(all.files.begin(), all.files.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
    std::vector<CheckedList> lists;
    for (auto& file : all.files)
        std::move(file.lists.begin(), file.lists.end(), std::back_inserter(lists));
    return lists;
}

} // namespace nexus::app
