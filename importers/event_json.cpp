#include "importers/event_json.h"

#include "importers/decklist/deck_json.h"
#include "importers/json/json_dom.h"
#include "importers/reason_words.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>

namespace nexus::importers {

namespace {

using namespace model;

constexpr std::string_view eventFormat = "nexusdeck-event/1";
constexpr std::string_view eventEnd = "\n]}\n";
constexpr std::size_t maxSeats = static_cast<std::size_t>(maxEventPlayers);

// The deeds by their words in the file, in the order of EventDeed, except that leaving has two.
constexpr std::array<std::string_view, 14> deedIds{"add", "list", "lock", "pair", "change-pairs", "result", "drop",
    "back", "forbid", "fix", "cut", "note", "take-back", "rounds"};
constexpr std::string_view disqualifyId = "disqualify";

std::optional<std::uint64_t> eventSeed(const std::string& text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<PairingKind> pairingKindOf(const std::string& id)
{
    for (std::size_t i = 0; i < pairingKinds; ++i)
        if (id == pairingKindIds[i])
            return static_cast<PairingKind>(i);
    return std::nullopt;
}

constexpr const char* noPairing = NEXUS_TEXT("ReasonWords", "is none of swiss, round-robin and elimination");

// --- reading

// Numbers of a list, each in its bounds; a problem for any other.
std::vector<int> numbersOf(
    const Json& list, const std::string& pointer, int least, int most, std::vector<ImportProblem>& problems)
{
    std::vector<int> numbers;
    if (!list.is_array()) {
        addProblem(problems, {.reason = ReasonWords::tr("is not a list"), .pointer = pointer});
        return numbers;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& value = list[i];
        const bool fits = value.is_number_integer() && value >= least && value <= most;
        if (fits)
            numbers.push_back(value.get<int>());
        else
            addProblem(problems, {.reason = filled(ReasonWords::tr("is not a whole number from %1 to %2"),
                                      {std::to_string(least), std::to_string(most)}),
                                     .pointer = pointer + "/" + std::to_string(i)});
    }
    return numbers;
}

class EntryReader {
public:
    EntryReader(ObjectReader& object, std::vector<ImportProblem>& problems)
        : m_object(object)
        , m_problems(problems)
    {
    }

    EventEntry read()
    {
        EventEntry entry;
        entry.when = m_object.text("when");
        entry.who = m_object.text("who");
        const auto id = m_object.text("do", true);
        const auto found = std::find(deedIds.begin(), deedIds.end(), id == disqualifyId ? "drop" : id);
        if (found == deedIds.end()) {
            if (!id.empty())
                m_object.problem("do", ReasonWords::tr("is no action"), id);
            return entry;
        }
        entry.deed = deed(static_cast<std::size_t>(found - deedIds.begin()), id == disqualifyId);
        m_object.refuseUnknown();
        return entry;
    }

private:
    EventDeed deed(std::size_t kind, bool disqualified)
    {
        switch (kind) {
        case 0: return addPlayer();
        case 1: return EnterList{player("player"), list(true).value_or(EnteredList())};
        case 2: return LockLists{m_object.text("sum", true)};
        case 3: {
            PairRound round;
            m_object.word("pairing", round.kind, pairingKindOf, noPairing);
            round.pairing = pairing();
            return round;
        }
        case 4: return ChangePairs{pairing()};
        case 5: return GiveResult{round("round"), table("table", 1), score()};
        case 6: return LeaveEvent{player("player"), round("from"), disqualified ? Leave::Disqualify : Leave::Drop};
        case 7: return ComeBack{player("player"), round("from")};
        case 8: {
            const auto both = numbers("players", 1, maxEventPlayers, 2);
            return both.size() == 2 ? ForbidPair{both[0], both[1]} : ForbidPair();
        }
        case 9: return FixTable{player("player"), table("table", 0)};
        case 10: return CutTo{numbers("seeds", 1, maxEventPlayers, 0)};
        case 11: return note();
        case 12: return TakeBack();
        default: return PlanRounds{number("rounds", 0, maxEventRounds, true)};
        }
    }

    AddPlayer addPlayer()
    {
        AddPlayer added;
        added.name = m_object.text("name", true);
        added.playerId = m_object.text("id");
        added.pronouns = m_object.text("pronouns");
        added.contact = m_object.text("contact");
        added.list = list(false);
        return added;
    }

    MakeNote note()
    {
        MakeNote note;
        note.about = m_object.text("about", true);
        note.text = m_object.text("text", false, maxNotesLength, true);
        note.round = number("round", 0, maxEventRounds, false);
        note.table = number("table", 0, maxEventTable, false);
        note.seconds = m_object
                           .integer("seconds", std::numeric_limits<std::int64_t>::min(),
                               std::numeric_limits<std::int64_t>::max())
                           .value_or(0);
        return note;
    }

    // {"deck": {…}, "checksum": …, "source": …}
    std::optional<EnteredList> list(bool required)
    {
        std::optional<EnteredList> entered;
        m_object.inside(
            "list",
            [&](ObjectReader& object) {
                entered.emplace();
                entered->checksum = object.text("checksum");
                entered->source = object.text("source");
                if (const auto* deck = object.find("deck", true)) {
                    auto read = readDeckJson(deck->dump(-1, ' ', false, Json::error_handler_t::replace));
                    if (read)
                        entered->deck = std::move(*read);
                    else
                        for (auto& problem : read.error()) {
                            problem.line = problem.column = 0; // of a text that nobody has seen
                            problem.pointer = object.at("deck") + problem.pointer;
                            addProblem(m_problems, std::move(problem));
                        }
                }
                object.refuseUnknown();
            },
            required);
        return entered;
    }

    Pairing pairing()
    {
        Pairing pairing;
        m_object.items("tables", [&](const Json& item, const std::string& pointer) {
            const auto numbers = numbersOf(item, pointer, 1, maxEventTable, m_problems);
            if (numbers.size() == 3)
                pairing.tables.push_back({numbers[0], numbers[1], numbers[2]});
            else
                addProblem(m_problems, {.reason = ReasonWords::tr("is no table and two players"), .pointer = pointer});
        });
        if (pairing.tables.size() > maxSeats)
            m_object.problem("tables", ReasonWords::tr("has too many tables"));
        if (m_object.has("byes"))
            pairing.byes = numbers("byes", 1, maxEventPlayers, 0);
        return pairing;
    }

    MatchScore score()
    {
        const auto games = numbers("games", 0, maxGamesOfMatch, 3);
        return games.size() == 3 ? MatchScore{games[0], games[1], games[2]} : MatchScore();
    }

    // So many, or at most as many as there can be players where `count` is 0.
    std::vector<int> numbers(const char* key, int least, int most, std::size_t count)
    {
        const auto* list = m_object.find(key, true);
        if (!list)
            return {};
        auto found = numbersOf(*list, m_object.at(key), least, most, m_problems);
        if (count == 0 ? found.size() > maxSeats : found.size() != count)
            m_object.problem(key, ReasonWords::tr("has another number of values than it must have"));
        return found;
    }

    int number(const char* key, int least, int most, bool required)
    {
        return static_cast<int>(m_object.integer(key, least, most, required).value_or(least));
    }
    PlayerNumber player(const char* key) { return number(key, 1, maxEventPlayers, true); }
    int round(const char* key) { return number(key, 1, maxEventRounds, true); }
    int table(const char* key, int least) { return number(key, least, maxEventTable, true); }

    ObjectReader& m_object;
    std::vector<ImportProblem>& m_problems;
};

EventSettings readSettings(ObjectReader& file, std::vector<ImportProblem>& problems)
{
    EventSettings settings;
    settings.name = file.text("name");
    settings.game = file.text("game", true);
    settings.edition = RulesetId(file.text("edition", true));
    file.word("seed", settings.seed, eventSeed, NEXUS_TEXT("ReasonWords", "is not a whole number"));
    file.word("pairing", settings.pairing, pairingKindOf, noPairing);
    settings.rounds = static_cast<int>(file.integer("rounds", 0, maxEventRounds).value_or(0));
    settings.bestOf = static_cast<int>(file.integer("bestOf", 1, 3).value_or(settings.bestOf));
    if (settings.bestOf == 2)
        file.problem("bestOf", ReasonWords::tr("is neither 1 nor 3"));
    if (const auto* points = file.find("points")) {
        const auto numbers = numbersOf(*points, file.at("points"), 0, maxMatchPoints, problems);
        if (numbers.size() == 3 && numbers[0] > 0)
            settings.points = {numbers[0], numbers[1], numbers[2]};
        else
            file.problem("points", ReasonWords::tr("are not the points of a win, a draw and a loss"));
    }
    settings.openLists = file.boolean("openLists");
    return settings;
}

// --- writing

std::string lineOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void addText(Json& json, const char* key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

Json listJson(const EnteredList& list)
{
    auto deck = parseJson(writeDeckJson(list.deck), maxDeckBytes);
    Json json = {{"deck", deck ? std::move(*deck) : Json::object()}};
    addText(json, "checksum", list.checksum);
    addText(json, "source", list.source);
    return json;
}

struct DeedWriter {
    Json& json;

    void operator()(const AddPlayer& deed) const
    {
        json["name"] = deed.name;
        addText(json, "id", deed.playerId);
        addText(json, "pronouns", deed.pronouns);
        addText(json, "contact", deed.contact);
        if (deed.list)
            json["list"] = listJson(*deed.list);
    }
    void operator()(const EnterList& deed) const
    {
        json["player"] = deed.player;
        json["list"] = listJson(deed.list);
    }
    void operator()(const LockLists& deed) const { json["sum"] = deed.sum; }
    void operator()(const PairRound& deed) const
    {
        json["pairing"] = pairingKindIds[static_cast<std::size_t>(deed.kind)];
        write(deed.pairing);
    }
    void operator()(const ChangePairs& deed) const { write(deed.pairing); }
    void operator()(const GiveResult& deed) const
    {
        json["round"] = deed.round;
        json["table"] = deed.table;
        json["games"] = {deed.score.won, deed.score.lost, deed.score.drawn};
    }
    void operator()(const LeaveEvent& deed) const
    {
        if (deed.how == Leave::Disqualify)
            json["do"] = disqualifyId;
        json["player"] = deed.player;
        json["from"] = deed.fromRound;
    }
    void operator()(const ComeBack& deed) const
    {
        json["player"] = deed.player;
        json["from"] = deed.fromRound;
    }
    void operator()(const ForbidPair& deed) const { json["players"] = {deed.first, deed.second}; }
    void operator()(const FixTable& deed) const
    {
        json["player"] = deed.player;
        json["table"] = deed.table;
    }
    void operator()(const CutTo& deed) const { json["seeds"] = deed.seeds; }
    void operator()(const MakeNote& deed) const
    {
        json["about"] = deed.about;
        addText(json, "text", deed.text);
        for (const auto& [key, value] : {std::pair("round", deed.round), std::pair("table", deed.table)})
            if (value != 0)
                json[key] = value;
        if (deed.seconds != 0)
            json["seconds"] = deed.seconds;
    }
    void operator()(const TakeBack&) const {}
    void operator()(const PlanRounds& deed) const { json["rounds"] = deed.rounds; }

private:
    void write(const Pairing& pairing) const
    {
        json["tables"] = Json::array();
        for (const auto& pair : pairing.tables)
            json["tables"].push_back({pair.table, pair.first, pair.second});
        if (!pairing.byes.empty())
            json["byes"] = pairing.byes;
    }
};

std::string entryLine(const EventEntry& entry)
{
    Json json = {{"do", deedIds[entry.deed.index()]}};
    addText(json, "when", entry.when);
    addText(json, "who", entry.who);
    std::visit(DeedWriter{json}, entry.deed);
    return lineOf(json);
}

std::string settingsText(const EventSettings& settings)
{
    const Json json = {{"format", eventFormat}, {"name", settings.name}, {"game", settings.game},
        {"edition", settings.edition.str()}, {"seed", std::to_string(settings.seed)},
        {"pairing", pairingKindIds[static_cast<std::size_t>(settings.pairing)]}, {"rounds", settings.rounds},
        {"bestOf", settings.bestOf}, {"points", {settings.points.win, settings.points.draw, settings.points.loss}},
        {"openLists", settings.openLists}};
    std::string out;
    for (const auto& [key, value] : json.items())
        out += (out.empty() ? "{" : ",\n") + lineOf(key) + ": " + lineOf(value);
    return out + ",\n\"log\": [";
}

} // namespace

ReadResult<Event> readEventJson(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxEventBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader file(*json, "", problems);
    if (!file.isFormat(eventFormat))
        return tl::unexpected(std::move(problems));
    Event event;
    event.settings = readSettings(file, problems);
    const auto* log = file.find("log", true);
    if (log && log->is_array() && log->size() > maxEventEntries)
        file.problem("log", ReasonWords::tr("has too many entries"));
    else
        file.objects("log", [&](ObjectReader& object) { event.log.push_back(EntryReader(object, problems).read()); });
    file.refuseUnknown();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return event;
}

std::string writeEventJson(const Event& event) { return EventText(event).bytes(); }

EventText::EventText(const Event& event)
    : m_text(settingsText(event.settings))
{
    for (const auto& entry : event.log)
        add(entry);
}

EventText::EventText(std::string_view bytes, const Event& event)
    : EventText(Event{event.settings, {}})
{
    const auto head = m_text;
    const bool ours = bytes.starts_with(head) && bytes.ends_with(eventEnd) &&
                      static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n')) ==
                          static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n')) + event.log.size() + 2;
    if (ours) {
        m_text = bytes.substr(0, bytes.size() - eventEnd.size());
        m_empty = event.log.empty();
    } else {
        for (const auto& entry : event.log)
            add(entry);
    }
}

void EventText::add(const EventEntry& entry)
{
    m_text += (m_empty ? "\n" : ",\n") + entryLine(entry);
    m_empty = false;
}

std::string EventText::bytes() const { return m_text + std::string(eventEnd); }

} // namespace nexus::importers
