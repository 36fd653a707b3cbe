// Libraries as programs wrote them up to version 4 of user.sqlite, a saved deck in rows of six tables, and what becomes
// of them.
#include "db/user_schema.h"

#include "db/deck_store.h"
#include "db/row_sums.h"

#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace version_rows_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// The steps as they were then.
const std::vector<const char*> oldSteps{R"(
CREATE TABLE decks(id INTEGER PRIMARY KEY AUTOINCREMENT, created TEXT NOT NULL, modified TEXT NOT NULL, deleted TEXT);
CREATE TABLE deck_versions(id INTEGER PRIMARY KEY, deck_id INTEGER NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
                           number INTEGER NOT NULL, saved TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL,
                           ruleset TEXT NOT NULL, author TEXT NOT NULL, notes TEXT NOT NULL, extra TEXT NOT NULL,
                           UNIQUE(deck_id, number));
CREATE TABLE deck_tags(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                       position INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY(version_id, position)) WITHOUT ROWID;
CREATE TABLE deck_sections(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                           position INTEGER NOT NULL, section TEXT NOT NULL,
                           PRIMARY KEY(version_id, position)) WITHOUT ROWID;
CREATE TABLE deck_rows(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                       position INTEGER NOT NULL, section TEXT NOT NULL, card TEXT NOT NULL, card_key TEXT,
                       printing TEXT NOT NULL, count INTEGER NOT NULL CHECK(count > 0), extra TEXT NOT NULL,
                       PRIMARY KEY(version_id, position)) WITHOUT ROWID;
)",
    R"(
CREATE TABLE open_decks(slot INTEGER PRIMARY KEY AUTOINCREMENT, position INTEGER NOT NULL,
                        deck_id INTEGER REFERENCES decks(id) ON DELETE CASCADE, file TEXT NOT NULL, draft TEXT);
)",
    R"(
CREATE TABLE table_sums(name TEXT PRIMARY KEY, row_count INTEGER NOT NULL, row_sum INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE stacks(id INTEGER PRIMARY KEY AUTOINCREMENT, list INTEGER NOT NULL, card TEXT NOT NULL, name TEXT NOT NULL,
                    set_code TEXT NOT NULL, number TEXT NOT NULL, quantity INTEGER NOT NULL CHECK(quantity > 0),
                    for_trade INTEGER NOT NULL, condition INTEGER NOT NULL, language TEXT NOT NULL, finish TEXT NOT NULL,
                    place TEXT NOT NULL, page TEXT NOT NULL, lent_to TEXT NOT NULL, acquired TEXT NOT NULL, paid INTEGER,
                    value INTEGER, tags TEXT NOT NULL, notes TEXT NOT NULL, content_sum INTEGER NOT NULL);
CREATE TABLE holds(deck INTEGER NOT NULL, stack INTEGER NOT NULL, copies INTEGER NOT NULL CHECK(copies > 0),
                   content_sum INTEGER NOT NULL, PRIMARY KEY(deck, stack)) WITHOUT ROWID;
CREATE TABLE collection_edits(id INTEGER PRIMARY KEY AUTOINCREMENT, made TEXT NOT NULL, kind INTEGER NOT NULL,
                              subject TEXT NOT NULL, copies INTEGER NOT NULL, changes BLOB NOT NULL,
                              state INTEGER NOT NULL, content_sum INTEGER NOT NULL);
CREATE TABLE collection_days(day TEXT PRIMARY KEY, copies INTEGER NOT NULL, value INTEGER NOT NULL,
                             unvalued INTEGER NOT NULL, content_sum INTEGER NOT NULL) WITHOUT ROWID;
ALTER TABLE decks ADD COLUMN content_sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deck_versions ADD COLUMN content_sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE open_decks ADD COLUMN content_sum INTEGER NOT NULL DEFAULT 0;
)",
    R"(
CREATE TABLE deck_plans(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                        position INTEGER NOT NULL, name TEXT NOT NULL, note TEXT NOT NULL, applied INTEGER NOT NULL,
                        extra TEXT NOT NULL, PRIMARY KEY(version_id, position)) WITHOUT ROWID;
CREATE TABLE deck_plan_rows(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                            position INTEGER NOT NULL, plan INTEGER NOT NULL, part INTEGER NOT NULL, card TEXT NOT NULL,
                            card_key TEXT, printing TEXT NOT NULL, count INTEGER NOT NULL CHECK(count > 0),
                            place INTEGER, extra TEXT NOT NULL, PRIMARY KEY(version_id, position)) WITHOUT ROWID;
)"};

class OldLibrary {
public:
    // Of a new file that a program of that version made.
    OldLibrary(const std::filesystem::path& file, int version)
        : m_version(version)
        , m_database(db::openDatabase(file, db::Schema{"deck library", db::userSchema().applicationId,
                                                {oldSteps.begin(), oldSteps.begin() + version}}))
    {
        if (m_version >= 3)
            for (const char* table : {"decks", "deck_versions", "open_decks"})
                db::writeTableSum(*m_database, table, {});
    }

    void addDeck(std::int64_t id, const std::string& created, const std::string& modified,
        const std::optional<std::string>& deleted)
    {
        SQLite::Statement row(*m_database, "INSERT INTO decks(id,created,modified,deleted) VALUES(?,?,?,?)");
        row.bind(1, id);
        row.bind(2, created);
        row.bind(3, modified);
        if (deleted)
            row.bind(4, *deleted);
        row.exec();
        keepSum("decks", "id", id, RowsSum(*this, id).of("SELECT id,created,modified,deleted FROM decks WHERE id=?"));
    }

    void addVersion(std::int64_t id, int number, const model::Deck& deck, const std::string& now)
    {
        SQLite::Statement head(*m_database,
            "INSERT INTO deck_versions(deck_id,number,saved,name,game,ruleset,author,notes,extra)"
            " VALUES(?,?,?,?,?,?,?,?,?)");
        head.bind(1, id);
        head.bind(2, number);
        head.bind(3, now);
        head.bind(4, deck.name);
        head.bind(5, deck.game);
        head.bind(6, deck.ruleset.str());
        head.bind(7, deck.author);
        head.bind(8, deck.notes);
        head.bind(9, deck.extra);
        head.exec();
        const auto version = m_database->getLastInsertRowid();
        SQLite::Statement tag(*m_database, "INSERT INTO deck_tags(version_id,position,tag) VALUES(?,?,?)");
        for (std::size_t i = 0; i < deck.tags.size(); ++i) {
            tag.reset();
            tag.bind(1, version);
            tag.bind(2, static_cast<std::int64_t>(i));
            tag.bind(3, deck.tags[i]);
            tag.exec();
        }
        SQLite::Statement section(*m_database, "INSERT INTO deck_sections(version_id,position,section) VALUES(?,?,?)");
        SQLite::Statement row(*m_database,
            "INSERT INTO deck_rows(version_id,position,section,card,card_key,printing,count,extra)"
            " VALUES(?,?,?,?,?,?,?,?)");
        std::int64_t position = 0;
        for (std::size_t i = 0; i < deck.sections.size(); ++i) {
            section.reset();
            section.bind(1, version);
            section.bind(2, static_cast<std::int64_t>(i));
            section.bind(3, deck.sections[i].id.str());
            section.exec();
            for (const auto& entry : deck.sections[i].entries) {
                row.reset();
                row.bind(1, version);
                row.bind(2, position++);
                row.bind(3, deck.sections[i].id.str());
                row.bind(4, entry.card);
                if (entry.key)
                    row.bind(5, entry.key->str());
                else
                    row.bind(5);
                row.bind(6, entry.printing);
                row.bind(7, entry.count);
                row.bind(8, entry.extra);
                row.exec();
            }
        }
        if (m_version >= 4)
            addPlans(version, deck.plans);
        RowsSum sum(*this, version);
        sum.of("SELECT name,game,ruleset,author,notes,extra,id,deck_id,number,saved FROM deck_versions WHERE id=?")
            .mark("tags")
            .of("SELECT tag,position,version_id FROM deck_tags WHERE version_id=? ORDER BY position")
            .mark("sections")
            .of("SELECT section,position,version_id FROM deck_sections WHERE version_id=? ORDER BY position")
            .mark("rows")
            .of("SELECT section,card,card_key,printing,count,extra,position,version_id FROM deck_rows WHERE "
                "version_id=? ORDER BY position");
        if (m_version >= 4)
            sum.of("SELECT name,note,applied,extra,position,version_id FROM deck_plans WHERE version_id=? "
                   "ORDER BY position",
                   "plan")
                .of("SELECT plan,part,card,card_key,printing,count,place,extra,position,version_id FROM "
                    "deck_plan_rows WHERE version_id=? ORDER BY position",
                    "plan row");
        keepSum("deck_versions", "id", version, sum);
    }

    void addOpen(const db::OpenDeck& open)
    {
        SQLite::Statement row(
            *m_database, "INSERT INTO open_decks(slot,position,deck_id,file,draft) VALUES(?,?,?,?,?)");
        row.bind(1, open.slot);
        row.bind(2, open.position);
        if (open.deck)
            row.bind(3, *open.deck);
        row.bind(4, open.file);
        if (open.draft)
            row.bind(5, *open.draft);
        row.exec();
        keepSum("open_decks", "slot", open.slot,
            RowsSum(*this, open.slot).of("SELECT slot,position,deck_id,file,draft FROM open_decks WHERE slot=?"));
    }

    void run(const char* sql) { m_database->exec(sql); }

private:
    class RowsSum {
    public:
        RowsSum(OldLibrary& library, std::int64_t id)
            : m_library(library)
            , m_id(id)
        {
        }
        RowsSum& mark(const char* text)
        {
            m_sum.add(std::string_view(text));
            return *this;
        }
        RowsSum& of(const char* sql, const char* everyRow = nullptr)
        {
            SQLite::Statement rows(*m_library.m_database, sql);
            for (rows.bind(1, m_id); rows.executeStep();) {
                if (everyRow)
                    mark(everyRow);
                for (int column = 0; column < rows.getColumnCount(); ++column)
                    m_sum.add(rows.getColumn(column));
            }
            return *this;
        }
        [[nodiscard]] std::int64_t value() const { return m_sum.value(); }

    private:
        OldLibrary& m_library;
        std::int64_t m_id;
        db::RowSum m_sum;
    };

    void addPlans(std::int64_t version, const std::vector<model::SideboardPlan>& plans)
    {
        std::int64_t position = 0;
        const auto write = [&](std::size_t plan, int part, const model::DeckEntry& entry,
                               std::optional<std::size_t> place) {
            SQLite::Statement row(*m_database,
                "INSERT INTO deck_plan_rows(version_id,position,plan,part,card,card_key,printing,count,place,extra)"
                " VALUES(?,?,?,?,?,?,?,?,?,?)");
            row.bind(1, version);
            row.bind(2, position++);
            row.bind(3, static_cast<std::int64_t>(plan));
            row.bind(4, part);
            row.bind(5, entry.card);
            if (entry.key)
                row.bind(6, entry.key->str());
            row.bind(7, entry.printing);
            row.bind(8, entry.count);
            if (place)
                row.bind(9, static_cast<std::int64_t>(*place));
            row.bind(10, entry.extra);
            row.exec();
        };
        for (std::size_t i = 0; i < plans.size(); ++i) {
            const auto& plan = plans[i];
            SQLite::Statement head(
                *m_database, "INSERT INTO deck_plans(version_id,position,name,note,applied,extra) VALUES(?,?,?,?,?,?)");
            head.bind(1, version);
            head.bind(2, static_cast<std::int64_t>(i));
            head.bind(3, plan.name);
            head.bind(4, plan.note);
            head.bind(5, plan.applied ? 1 : 0);
            head.bind(6, plan.extra);
            head.exec();
            for (const auto& entry : plan.out)
                write(i, 0, entry, std::nullopt);
            for (const auto& entry : plan.in)
                write(i, 1, entry, std::nullopt);
            for (const auto& moved : plan.movedOut)
                write(i, 2, moved.row, moved.place);
            for (const auto& moved : plan.movedIn)
                write(i, 3, moved.row, moved.place);
        }
    }

    void keepSum(const char* table, const char* key, std::int64_t id, const RowsSum& sum)
    {
        if (m_version < 3)
            return;
        SQLite::Statement keep(*m_database, std::string("UPDATE ") + table + " SET content_sum=? WHERE " + key + "=?");
        keep.bind(1, sum.value());
        keep.bind(2, id);
        keep.exec();
        auto all = db::readTableSum(*m_database, table);
        all.add(sum.value());
        db::writeTableSum(*m_database, table, all);
    }

    int m_version;
    std::unique_ptr<SQLite::Database> m_database;
};

// Every kind of deck there is: some with keys, printings, unknown keys of the file, tags, plans, none of them, empty.
model::Deck someDeck(std::uint64_t seed, int version)
{
    if (seed == 3)
        return {};
    auto deck = randomDeck(seed, *starterCatalogue()); // with cards nobody knows
    if (seed % 2 == 0) {
        deck.author = "Zoë";
        deck.notes = "Line one\nline \"two\"\t\xe2\x80\x9c";
        deck.tags = {"b", "a", ""};
        deck.extra = R"({"x":[1]})";
    }
    for (auto& section : deck.sections)
        for (std::size_t i = seed % 3; i < section.entries.size(); i += 3) {
            section.entries[i].key = model::CardKey("a.unit");
            section.entries[i].printing = "COR 12";
            section.entries[i].extra = R"({"foil":true})";
        }
    if (seed % 4 == 0)
        deck.sections.push_back({model::SectionId("of-another-game"), {{"Nobody", {}, "", model::maxCopies, ""}}});
    if (version >= 4) {
        deck.plans = randomPlans(seed, *starterCatalogue());
        for (auto& plan : deck.plans) {
            plan.extra = seed % 2 ? "" : R"({"mood":1})";
            for (auto& moved : plan.movedIn)
                moved.row = {"A", model::CardKey("a.unit"), "COR 12", 3, R"({"foil":true})"};
        }
    }
    return deck;
}

struct Expected {
    std::int64_t id = 0;
    std::vector<model::Deck> versions;
    std::string created, modified;
    std::optional<std::string> deleted;
};

std::vector<Expected> fill(OldLibrary& library, int version)
{
    std::vector<Expected> decks;
    library.run("BEGIN");
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Expected deck;
        deck.id = static_cast<std::int64_t>(2 * seed + 5);
        deck.created = "2025-01-01T00:00:00Z";
        deck.modified = "2025-02-0" + std::to_string(seed % 9 + 1) + "T00:00:00Z";
        if (seed % 7 == 0)
            deck.deleted = "2025-03-01T00:00:00Z";
        library.addDeck(deck.id, deck.created, deck.modified, deck.deleted);
        decks.push_back(std::move(deck));
    }
    for (int number = 1; number <= 3; ++number) // rows of decks lie between each other
        for (std::size_t at = 0; at < decks.size(); ++at)
            if (static_cast<std::size_t>(number) <= at % 3 + 1) {
                const auto deck = someDeck(at + 1000 * static_cast<std::uint64_t>(number - 1), version);
                library.addVersion(decks[at].id, number, deck, "2025-01-0" + std::to_string(number) + "T00:00:00Z");
                decks[at].versions.push_back(deck);
            }
    if (version >= 2) {
        library.addOpen({2, 0, decks[1].id, "", "a draft"});
        library.addOpen({5, 1, std::nullopt, "/tmp/\xc3\xa9.nxdeck", std::nullopt});
    }
    library.run("COMMIT");
    return decks;
}

} // namespace

class VersionRowsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyVersionReadsBackEqual_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= 4; ++version)
            QTest::addRow("version %d", version) << version;
    }

    void everyVersionReadsBackEqual()
    {
        QFETCH(const int, version);
        const Scratch scratch;
        const auto file = scratch.path("user.sqlite");
        std::vector<Expected> decks;
        {
            OldLibrary library(file, version);
            decks = fill(library, version);
        }
        const auto compare = [&](db::DeckStore& store) {
            QCOMPARE(store.list().size() + store.list(true).size(), decks.size());
            for (const auto& deck : decks) {
                const auto stored = store.find(deck.id);
                QVERIFY(stored && stored->deck == deck.versions.back());
                QCOMPARE(stored->versions, static_cast<int>(deck.versions.size()));
                QCOMPARE(stored->created, deck.created);
                QCOMPARE(stored->modified, deck.modified);
                QCOMPARE(stored->deleted, deck.deleted);
                const auto versions = store.versions(deck.id);
                QCOMPARE(versions.size(), deck.versions.size());
                for (const auto& listed : versions) {
                    const auto& old = deck.versions[static_cast<std::size_t>(listed.number - 1)];
                    QVERIFY(store.version(deck.id, listed.number) == old);
                    QCOMPARE(listed.saved, "2025-01-0" + std::to_string(listed.number) + "T00:00:00Z");
                    QCOMPARE(listed.name, old.name);
                    int cards = 0;
                    for (const auto& section : old.sections)
                        cards += old.copies(section.id);
                    QCOMPARE(listed.cards, cards);
                }
            }
            const auto open = store.openDecks();
            QCOMPARE(open.size(), std::size_t{version >= 2 ? 2U : 0U});
            if (!open.empty())
                QVERIFY((open[0] == db::OpenDeck{2, 0, decks[1].id, "", "a draft"}));
        };
        {
            db::DeckStore store(file);
            compare(store);
        }
        db::DeckStore again(file);
        compare(again);
        const auto& first = decks.front();
        const auto number = static_cast<int>(first.versions.size()) + 1;
        QCOMPARE(again.save(first.id, first.versions.back(), "2025-04-01T00:00:00Z"), number - 1);
        QCOMPARE(again.save(first.id, someDeck(77, 4), "2025-04-01T00:00:00Z"), number);

        SQLite::Database now(file.string());
        QCOMPARE(now.execAndGet("PRAGMA user_version").getInt(), static_cast<int>(db::userSchema().migrations.size()));
        for (const char* table :
            {"version_rows", "deck_tags", "deck_sections", "deck_rows", "deck_plans", "deck_plan_rows"})
            QVERIFY2(!now.tableExists(table), table);
        QCOMPARE(now.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
        SQLite::Database backup(
            scratch.path(("backups/user-before-version-" + std::to_string(version + 1) + ".sqlite").c_str()).string());
        QCOMPARE(backup.execAndGet("PRAGMA user_version").getInt(), version);
        QCOMPARE(backup.execAndGet("SELECT count(*) FROM decks").getInt(), 60);
    }

    void damagedRowsAreRefusedAndTheFileIsLeftAsItWas_data()
    {
        QTest::addColumn<QString>("change");
        for (const char* sql :
            {"UPDATE deck_versions SET notes=notes||' ' WHERE id=1", "DELETE FROM deck_versions WHERE id=1",
                "UPDATE deck_tags SET tag='c' WHERE version_id=1 AND position=0",
                "DELETE FROM deck_tags WHERE version_id=1",
                "UPDATE deck_sections SET section='x' WHERE version_id=1 AND position=0",
                "UPDATE deck_rows SET count=count+1 WHERE version_id=1 AND position=0",
                "UPDATE deck_rows SET card_key='x' WHERE version_id=1 AND position=0",
                "DELETE FROM deck_rows WHERE version_id=2", "UPDATE deck_plans SET applied=1-applied",
                "UPDATE deck_plans SET note='x'", "DELETE FROM deck_plans", "UPDATE deck_plan_rows SET count=count+1",
                "UPDATE deck_plan_rows SET part=1-part WHERE part<2",
                "UPDATE deck_plan_rows SET place=place+1 WHERE place IS NOT NULL", "DELETE FROM deck_plan_rows",
                "DELETE FROM table_sums WHERE name='deck_versions'", "UPDATE decks SET created='x' WHERE id=5",
                "UPDATE open_decks SET draft=NULL", "DELETE FROM open_decks"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }

    void damagedRowsAreRefusedAndTheFileIsLeftAsItWas()
    {
        QFETCH(const QString, change);
        const Scratch scratch;
        const auto file = scratch.path("user.sqlite");
        {
            OldLibrary library(file, 4);
            (void)fill(library, 4);
            library.run(change.toUtf8().constData());
        }
        const auto before = scratch.read("user.sqlite");
        try {
            const db::DeckStore store(file);
            QFAIL("not found");
        } catch (const db::DatabaseRefused& refused) {
            QVERIFY(refused.reason() == db::RefusalReason::Damaged);
            QVERIFY2(std::string(refused.what()).find("restore a backup") != std::string::npos, refused.what());
        }
        QCOMPARE(scratch.read("user.sqlite"), before);
    }

    void aNewerFileIsRefusedAndLeftUntouched()
    {
        const Scratch scratch;
        const auto file = scratch.path("user.sqlite");
        db::DeckStore(file).add(someDeck(1, 4), "2025-01-01T00:00:00Z");
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec("PRAGMA user_version=" + std::to_string(db::userSchema().migrations.size() + 1));
        const auto before = scratch.read("user.sqlite");
        try {
            const db::DeckStore store(file);
            QFAIL("not refused");
        } catch (const db::DatabaseRefused& refused) {
            QVERIFY(refused.reason() == db::RefusalReason::Newer);
        }
        QCOMPARE(scratch.read("user.sqlite"), before);
    }
};

NEXUS_TEST(VersionRowsTest, Events);

} // namespace version_rows_test

#include "version_rows_test.moc"
