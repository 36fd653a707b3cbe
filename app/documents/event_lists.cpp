#include "app/documents/event_lists.h"

#include "app/base/qt_text.h"
#include "importers/codes/encoding.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct EventListWords {
    NEXUS_WORDS(EventListWords)
};

constexpr const char* sampleNames[] = {"Ada Brandt", "Ben Okafor", "Carla Mendes", "Dario Rossi", "Edda Lund",
    "Farid Haddad", "Greta Novak", "Hugo Perrin", "Ines Castro", "Jonas Weber", "Kira Sato", "Liam Byrne", "Mara Voss",
    "Nils Aalto", "Olga Petrova", "Pablo Ruiz", "Quinn Harper", "Rosa Marchetti", "Sven Dahl", "Tara Singh", "Uwe Kern",
    "Vera Kovacs", "Wim de Boer", "Yara Nassar"};
constexpr std::size_t sumBytes = 10; // sixteen digits of base 32
constexpr std::size_t sumDigits = 4; // between two dashes

const model::EventPlayer* knownPlayer(const model::EventState& state, const std::string& name, const std::string& id)
{
    const auto folded = model::fold(name);
    for (const auto& player : state.players)
        if (!id.empty() && !player.playerId.empty() ? player.playerId == id : model::fold(player.name) == folded)
            return &player;
    return nullptr;
}

std::string nameOfRow(const importers::PlayerRow& row)
{
    return !row.player.empty()     ? playerName(namedPlayer(row.player))
           : row.firstName.empty() ? row.lastName
                                   : row.firstName + " " + row.lastName;
}

// A file beside the table: nothing that a stranger's table says leads elsewhere, not by a link either. A table that was
// pasted has no folder.
std::optional<std::filesystem::path> fileInFolder(const std::filesystem::path& folder, const std::string& word)
{
    std::error_code none;
    if (folder.empty() || word.empty() || word.find('\n') != std::string::npos)
        return std::nullopt;
    const auto file = std::filesystem::weakly_canonical(folder / word, none);
    const auto place = std::filesystem::weakly_canonical(folder, none).lexically_normal();
    const bool inside = !none && !file.lexically_relative(place).string().starts_with("..");
    return inside && std::filesystem::is_regular_file(file, none) ? std::optional(file) : std::nullopt;
}

std::vector<ReadList> listsOfRow(const importers::PlayerRow& row, const std::filesystem::path& folder,
    const ListReader& reader, const CheckOptions& options)
{
    for (const auto* word : {&row.file, &row.list, &row.code, &row.deck})
        if (const auto file = fileInFolder(folder, *word))
            return reader.readFile(*file, options.ruleset, options.keepOn);
    for (const auto* text : {&row.list, &row.code})
        if (!text->empty())
            return reader.read(nameOfRow(row), *text, options.ruleset, options.keepOn);
    if (reader.isCode(row.deck))
        return reader.readCodes(nameOfRow(row), row.deck, options.ruleset);
    const auto gone = folder / std::filesystem::path(row.file).filename();
    std::error_code none;
    if (row.file.empty() || folder.empty() || std::filesystem::is_symlink(gone, none))
        return {};
    return reader.readFile(gone, options.ruleset); // which says that it is not there;
}

// What a list that names nobody is entered as: its file is mostly called after the player; where a file has several,
// each has its deck's name.
std::string nameInstead(const CheckedList& checked, bool ownFile)
{
    const std::filesystem::path source = checked.list.source;
    return source.has_extension()
               ? model::cleaned(ownFile ? source.stem().string() : checked.list.deck.name, model::maxNameLength)
               : std::string();
}

} // namespace

model::EnteredList enteredList(const CheckedList& checked)
{
    model::EnteredList entered;
    entered.deck = checked.list.deck;
    entered.deck.notes.clear();
    entered.deck.tags.clear();
    entered.deck.plans.clear();
    entered.deck.extra.clear();
    entered.checksum = checked.checksum;
    entered.source = model::cleaned(
        std::filesystem::path(checked.list.source).filename().string(), model::maxNameLength);
    return entered;
}

CheckedList listAgain(const model::EnteredList& list, const ListReader& reader, const model::RulesetId& edition)
{
    return checkList(reader.take(list.source, list.deck, edition.str()), reader);
}

EntryPlan planEntries(const model::EventState& state, std::vector<CheckedList> lists, const std::string& name)
{
    EntryPlan plan;
    auto after = state;
    std::map<model::PlayerNumber, std::string> met; // by player, the checksum handed in now
    std::map<std::string, int> sources;
    for (const auto& checked : lists)
        ++sources[checked.list.source];
    for (auto& checked : lists) {
        auto& handed = plan.lists.emplace_back();
        handed.name = name.empty() ? playerName(checked.list.player) : name;
        const auto id = checked.list.player.playerId.toStdString();
        if (handed.name.empty())
            handed.name = nameInstead(checked, sources[checked.list.source] == 1);
        handed.list = std::move(checked);
        if (!handed.list.read() || !handed.list.list.unread.empty() || !handed.list.list.unknown.empty())
            continue;
        if (handed.name.empty()) {
            handed.entry = ListEntry::NobodyNamed;
            continue;
        }
        auto list = enteredList(handed.list);
        const auto* player = knownPlayer(after, handed.name, id);
        if (player && met.contains(player->number)) {
            handed.player = player->number;
            handed.entry = met[player->number] == list.checksum ? ListEntry::SameList : ListEntry::TwoLists;
            continue;
        }
        model::EventDeed deed;
        if (player) {
            handed.player = player->number;
            handed.name = player->name;
            handed.entry = !player->list                             ? ListEntry::FirstList
                           : player->list->checksum == list.checksum ? ListEntry::SameList
                                                                     : ListEntry::OtherList;
            deed = model::EnterList{handed.player, std::move(list)};
        } else {
            handed.entry = ListEntry::NewPlayer;
            deed = model::AddPlayer{handed.name, id, {}, {}, std::move(list)};
        }
        if (handed.entry != ListEntry::SameList) {
            (void)model::apply(after, deed).has_value(); // the document says why not
            plan.deeds.push_back(std::move(deed));
            if (handed.player == 0)
                handed.player = static_cast<int>(after.players.size());
        }
        met[handed.player] = handed.list.checksum;
    }
    return plan;
}

std::vector<CheckedList> listsOfTable(const std::vector<importers::PlayerRow>& rows,
    const std::filesystem::path& folder, std::vector<CheckedList>& handed, const ListReader& reader,
    const CheckOptions& options)
{
    (void)tellPlayers(handed, PlayerTable(rows));
    std::set<std::string> have;
    for (const auto& one : handed)
        have.insert(model::fold(playerName(one.list.player)));
    std::vector<CheckedList> lists;
    for (const auto& row : rows) {
        const auto name = nameOfRow(row);
        if (name.empty() || have.contains(model::fold(name)))
            continue;
        for (auto& list : listsOfRow(row, folder, reader, options)) {
            list.player = namedPlayer(name);
            list.player.playerId = fieldText(q(row.playerId));
            list.player.table = fieldText(q(row.table));
            lists.push_back(checkList(std::move(list), reader, options));
        }
    }
    return lists;
}

std::vector<model::AddPlayer> planPlayers(const model::EventState& state, const std::vector<importers::PlayerRow>& rows)
{
    std::vector<model::AddPlayer> added;
    auto after = state;
    for (const auto& row : rows) {
        model::AddPlayer player{nameOfRow(row), row.playerId, {}, {}, std::nullopt};
        if (player.name.empty() || knownPlayer(after, player.name, player.playerId))
            continue;
        (void)model::apply(after, player).has_value(); // the document says why not
        added.push_back(std::move(player));
    }
    return added;
}

std::vector<model::AddPlayer> samplePlayers(const ListReader& reader, const model::RulesetId& edition)
{
    std::vector<model::EnteredList> lists;
    for (const auto& embedded : embeddedFiles(reader.game().id, "decks"))
        for (auto& read : reader.read(embedded.name, embedded.bytes, edition.str()))
            lists.push_back(enteredList(checkList(std::move(read), reader)));
    std::vector<model::AddPlayer> players;
    for (std::size_t i = 0; i < std::size(sampleNames) && !lists.empty(); ++i)
        players.push_back({sampleNames[i], {}, {}, {}, lists[i % lists.size()]});
    return players;
}

std::string entryText(const HandedIn& handed)
{
    switch (handed.entry) {
    case ListEntry::NewPlayer:
    case ListEntry::FirstList: return {};
    case ListEntry::OtherList:
        return filled(EventListWords::tr("%1 has handed in another list, which counts from now on."), {handed.name});
    case ListEntry::SameList: return filled(EventListWords::tr("%1 has handed in this list already."), {handed.name});
    case ListEntry::TwoLists:
        return filled(EventListWords::tr("%1 hands in two lists that differ; the first was entered."), {handed.name});
    case ListEntry::NobodyNamed: return EventListWords::tr("Nothing says whose list this is: name the player.");
    case ListEntry::NotRead: break;
    }
    const auto reasons = listReasons(handed.list);
    return reasons.empty() ? std::string() : reasons.front();
}

std::string sumOfLists(const model::EventState& state)
{
    std::string all;
    for (const auto& player : state.players)
        if (player.list)
            all += std::to_string(player.number) + "\t" + player.list->checksum + "\n";
    if (all.empty())
        return {};
    const auto digest = importers::sha256(all);
    auto text = importers::base32(std::span(digest).first(sumBytes));
    for (auto at = text.size() - sumDigits; at > 0; at -= sumDigits)
        text.insert(at, "-");
    return text;
}

const model::EventPlayer* findPlayer(const model::EventState& state, const std::string& word)
{
    model::PlayerNumber number = 0;
    if (const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        error == std::errc() && end == word.data() + word.size())
        return state.player(number);
    const model::EventPlayer* found = nullptr;
    const auto folded = model::fold(word);
    for (const auto& player : state.players)
        if (model::fold(player.name) == folded) {
            if (found)
                return nullptr;
            found = &player;
        }
    return found;
}

} // namespace nexus::app
