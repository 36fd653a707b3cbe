#include "tests/support/hostile_database.h"

#include "db/backup.h"
#include "db/catalogue_store.h"
#include "db/catalogue_sums.h"
#include "db/collection_rows.h"
#include "db/deck_store.h"
#include "db/stored_bytes.h"
#include "db/user_schema.h"
#include "importers/card_list.h"
#include "importers/collection_file.h"
#include "model/collection/allocation.h"
#include "tests/support/card_files.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/stored_collections.h"
#include "tests/support/synthetic.h"

#include <array>
#include <charconv>
#include <map>

namespace nexus::test {

namespace {

namespace fs = std::filesystem;

constexpr const char* noon = "2026-11-21T12:00:00Z";
constexpr std::array baseNames{"user", "empty", "catalogue"};

void makeUser(const fs::path& file)
{
    {
        db::CollectionStore store(file);
        auto collection = store.load();
        for (int i = 0; i < 4; ++i)
            keepIn(store, collection, *model::addCopies(collection, numberedStack(i)));
        keepIn(store, collection, *model::buildDeck(collection, 1, {{model::CardKey("card-1"), "Card 1", 2}}, "A"));
        (void)stepIn(store, collection, true);
    }
    db::DeckStore decks(file);
    for (const std::uint64_t seed : {1U, 2U}) {
        auto deck = randomDeck(seed, *starterCatalogue());
        for (auto& section : deck.sections) // a few rows of each: fuzzers read them millions of times
            section.entries.resize(std::min<std::size_t>(section.entries.size(), 3));
        deck.tags = {"b", "a"};
        deck.plans = randomPlans(seed, *starterCatalogue());
        (void)decks.add(deck, noon);
    }
    auto again = decks.find(1)->deck;
    again.notes = "Second thoughts";
    (void)decks.save(1, again, noon);
    (void)decks.keepOpen({0, 0, 1, "", "draft"});
    decks.moveToBin(2, noon);
}

void makeCatalogue(const fs::path& file)
{
    db::CatalogueStore store(file, starterGame());
    auto cards = syntheticCards(4);
    for (const char* name : {"one", "two"}) {
        const auto before = store.load();
        const auto plan = model::planImport(*before, cards);
        (void)store.apply({{&plan, before.get(), {{"SYN", name, "2025-01-01"}}, name}}, noon);
        cards.front().rules += " Again.";
    }
}

std::string makeBase(std::string_view name)
{
    const Scratch scratch;
    const auto file = scratch.path("base.sqlite");
    if (name == "user")
        makeUser(file);
    else if (name == "empty")
        (void)db::openDatabase(file, db::userSchema());
    else
        makeCatalogue(file);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA journal_mode=DELETE; PRAGMA page_size=1024; VACUUM");
    return fileBytes(file);
}

void rowSum(sqlite3_context* context, int count, sqlite3_value** values)
{
    db::RowSum sum;
    for (int i = 0; i < count; ++i) {
        auto* value = values[i];
        const auto bytes = [&] {
            const auto* data = static_cast<const char*>(sqlite3_value_blob(value));
            return std::string_view(data, static_cast<std::size_t>(sqlite3_value_bytes(value)));
        };
        switch (sqlite3_value_type(value)) {
        case SQLITE_NULL: sum.addNull(); break;
        case SQLITE_INTEGER: sum.add(std::int64_t{sqlite3_value_int64(value)}); break;
        case SQLITE_BLOB: sum.addBytes(bytes()); break;
        default: sum.add(bytes());
        }
    }
    sqlite3_result_int64(context, sum.value());
}

void sealTable(SQLite::Database& database, const char* table, const std::string& columns)
{
    database.exec(std::string("UPDATE ") + table + " SET content_sum=row_sum(" + columns + ")");
    db::TableSum sum;
    SQLite::Statement rows(database, std::string("SELECT content_sum FROM ") + table);
    while (rows.executeStep())
        sum.add(rows.getColumn(0).getInt64());
    db::writeTableSum(database, table, sum);
}

// As far as the tables are still there.
void seal(SQLite::Database& database, bool isCatalogue)
{
    sqlite3_create_function(database.getHandle(), "row_sum", -1, SQLITE_UTF8, nullptr, rowSum, nullptr, nullptr);
    const std::pair<const char*, std::string> tables[]{{"decks", "id,created,modified,deleted"},
        {"deck_versions", "id,deck_id,number,saved,deck"}, {"open_decks", "slot,position,deck_id,file,draft"},
        {"stacks", db::stackColumns()}, {"holds", "deck,stack,copies"},
        {"collection_edits", "id,made,kind,subject,copies,changes,state"},
        {"collection_days", "day,copies,value,unvalued"}};
    const auto attempt = [](const auto& action) {
        try {
            action();
        } catch (const SQLite::Exception&) {
        }
    };
    if (isCatalogue)
        attempt([&] { db::writeCatalogueSums(database); });
    else
        for (const auto& [table, columns] : tables)
            attempt([&] { sealTable(database, table, columns); });
    if (!isCatalogue)
        attempt([&] { db::writeNumbersSum(database); });
}

// No other file, no more than a blink, no more than a megabyte.
void restrain(sqlite3* database)
{
    sqlite3_set_authorizer(
        database,
        [](void*, int action, const char*, const char*, const char*, const char*) {
            return action == SQLITE_ATTACH || action == SQLITE_DETACH ? SQLITE_DENY : SQLITE_OK;
        },
        nullptr);
    sqlite3_progress_handler(
        database, 10'000, [](void*) { return 1; }, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 1 << 20);
    sqlite3_exec(database, "PRAGMA max_page_count=1000", nullptr, nullptr, nullptr);
}

void carryOutAll(sqlite3* database, const std::string& sql)
{
    const char* rest = sql.c_str();
    while (*rest != '\0') {
        sqlite3_stmt* statement = nullptr;
        const char* next = rest;
        (void)sqlite3_prepare_v2(database, rest, -1, &statement, &next);
        while (statement && sqlite3_step(statement) == SQLITE_ROW)
            ;
        sqlite3_finalize(statement);
        if (next == rest)
            break;
        rest = next;
    }
}

// The first word, taken off.
std::string_view word(std::string_view& text)
{
    const auto end = text.find(' ');
    const auto first = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return first;
}

std::size_t number(std::string_view text)
{
    std::size_t value = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

void change(std::string& bytes, std::string_view places)
{
    while (!places.empty()) {
        const auto one = word(places);
        if (const auto equals = one.find('='); equals != std::string_view::npos)
            bytes[number(one) % bytes.size()] = static_cast<char>(number(one.substr(equals + 1)));
    }
}

void write(const fs::path& file, std::string_view bytes)
{
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

} // namespace

const std::string& baseDatabase(std::string_view name)
{
    static std::map<std::string, std::string, std::less<>> made;
    auto found = made.find(name);
    if (found == made.end())
        found = made.emplace(name, makeBase(name)).first;
    return found->second;
}

bool isOfCatalogue(std::string_view recipe) { return recipe.starts_with("catalogue "); }

void writeHostileDatabase(std::string_view recipe, const fs::path& file)
{
    for (const char* end : {"-wal", "-shm", "-journal"})
        fs::remove(file.string() + end);
    auto rest = recipe;
    const auto name = word(rest), what = word(rest);
    if (std::find(baseNames.begin(), baseNames.end(), name) == baseNames.end()) {
        write(file, recipe);
        return;
    }
    auto bytes = baseDatabase(name);
    if (what == "bytes")
        change(bytes, rest);
    else if (what == "cut")
        bytes.resize(number(rest) % bytes.size());
    write(file, bytes);
    if (what == "log")
        write(file.string() + "-wal", rest);
    if (what != "sql" && what != "sealed")
        return;
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    restrain(database.getHandle());
    carryOutAll(database.getHandle(), std::string(rest));
    sqlite3_progress_handler(database.getHandle(), 0, nullptr, nullptr);
    if (what == "sealed")
        seal(database, name == "catalogue");
}

fs::path fuzzedFolder()
{
    static const Scratch scratch;
    for (const auto& entry : fs::directory_iterator(scratch.path()))
        fs::remove_all(entry.path());
    return scratch.path();
}

std::string contentOfUser(const fs::path& file)
{
    db::CollectionStore store(file);
    const auto collection = store.load();
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks())
        stacks.push_back(stack);
    std::string all = importers::writeCollectionJson(stacks, "quantum-nexus");
    const auto add = [&](const auto&... values) { ((all += values, all += '\n'), ...); };
    for (const auto& [key, copies] : collection.holds())
        add(std::to_string(key.first), std::to_string(key.second), std::to_string(copies));
    for (const auto& entry : store.history(1000))
        add(entry.made, entry.subject, std::to_string(entry.copies), db::editBytes(store.changes(entry.id)));
    for (const auto& day : store.days())
        add(day.day, std::to_string(day.totals.copies), std::to_string(day.totals.value));
    db::DeckStore decks(file);
    for (const bool bin : {false, true})
        for (const auto& stored : decks.list(bin)) {
            add(stored.created, stored.modified, stored.deleted.value_or("-"));
            for (const auto& version : decks.versions(stored.id))
                if (const auto deck = decks.version(stored.id, version.number))
                    add(version.saved, db::deckBytes(*deck));
        }
    for (const auto& open : decks.openDecks())
        add(std::to_string(open.slot), open.file, open.draft.value_or("-"));
    return all;
}

std::string contentOfCatalogue(const fs::path& file)
{
    db::CatalogueStore store(file, starterGame());
    const auto catalogue = store.load();
    std::vector<model::Card> cards;
    for (model::CardIndex card = 0; card < catalogue->size(); ++card)
        for (const auto printing : catalogue->printings(card))
            cards.push_back(catalogue->printing(printing));
    auto all = writeCardCsv(cards, starterGame());
    for (const auto& set : catalogue->sets())
        all += set.code + "\n" + set.name + "\n" + set.released + "\n";
    for (const auto& import : store.imports())
        all += import.done + " " + std::to_string(import.cards) + "\n";
    if (const auto before = store.withoutLastImport())
        all += std::to_string(before->size());
    return all;
}

} // namespace nexus::test
