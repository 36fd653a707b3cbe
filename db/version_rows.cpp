#include "db/version_rows.h"

#include "db/deck_bytes.h"
#include "db/deck_sums.h"
#include "db/sum_reading.h"

namespace nexus::db {

namespace {

enum class PlanPart { Out, In, MovedOut, MovedIn };

struct VersionRead {
    model::Deck deck;
    std::int64_t deckId = 0;
    int number = 0;
    std::string saved;
    std::int64_t kept = 0, sum = 0; // the checksum in the file and that of the rows
};

class VersionRows {
public:
    explicit VersionRows(SQLite::Database& database)
        : m_head(database, "SELECT name,game,ruleset,author,notes,extra,id,deck_id,number,saved,content_sum FROM "
                           "version_rows WHERE id=?")
        , m_tags(database, "SELECT tag,position,version_id FROM deck_tags WHERE version_id=? ORDER BY position")
        , m_sections(
              database, "SELECT section,position,version_id FROM deck_sections WHERE version_id=? ORDER BY position")
        , m_rows(database, "SELECT section,card,card_key,printing,count,extra,position,version_id FROM deck_rows WHERE "
                           "version_id=? ORDER BY position")
        , m_plans(database, "SELECT name,note,applied,extra,position,version_id FROM deck_plans WHERE version_id=? "
                            "ORDER BY position")
        , m_planRows(database, "SELECT plan,part,card,card_key,printing,count,place,extra,position,version_id FROM "
                               "deck_plan_rows WHERE version_id=? ORDER BY position")
    {
    }

    // `id` is that of a version.
    VersionRead read(std::int64_t id)
    {
        VersionRead version;
        auto& deck = version.deck;
        RowSum sum;
        each(m_head, id, [&](const SumReading& row) {
            row.addTo(sum, 10);
            deck.name = textOf(row[0]);
            deck.game = textOf(row[1]);
            deck.ruleset = model::RulesetId(textOf(row[2]));
            deck.author = textOf(row[3]);
            deck.notes = textOf(row[4]);
            deck.extra = textOf(row[5]);
            version.deckId = row[7].getInt64();
            version.number = row[8].getInt();
            version.saved = textOf(row[9]);
            version.kept = row[10].getInt64();
        });
        sum.add("tags");
        each(m_tags, id, [&](const SumReading& row) {
            row.addTo(sum, 3);
            deck.tags.push_back(textOf(row[0]));
        });
        sum.add("sections");
        each(m_sections, id, [&](const SumReading& row) {
            row.addTo(sum, 3);
            deck.sections.push_back({model::SectionId(textOf(row[0])), {}});
        });
        sum.add("rows");
        each(m_rows, id, [&](const SumReading& row) {
            row.addTo(sum, 8);
            deck.sectionOrNew(model::SectionId(textOf(row[0]))).entries.push_back(entryIn(row, 1, 5));
        });
        each(m_plans, id, [&](const SumReading& row) {
            sum.add("plan");
            row.addTo(sum, 6);
            auto& plan = deck.plans.emplace_back();
            plan.name = textOf(row[0]);
            plan.note = textOf(row[1]);
            plan.applied = row[2].getInt() != 0;
            plan.extra = textOf(row[3]);
        });
        each(m_planRows, id, [&](const SumReading& row) {
            sum.add("plan row");
            row.addTo(sum, 10);
            if (const auto plan = static_cast<std::size_t>(row[0].getInt64()); plan < deck.plans.size())
                addPlanRow(deck.plans[plan], row);
        });
        version.sum = sum.value();
        return version;
    }

private:
    template <class Take> static void each(SQLite::Statement& statement, std::int64_t id, const Take& take)
    {
        for (SumReading row(statement, id); row.next();)
            take(row);
    }

    // Card, key, printing and count are columns in a row from `first` on.
    static model::DeckEntry entryIn(const SumReading& row, int first, int extra)
    {
        model::DeckEntry entry;
        entry.card = textOf(row[first]);
        if (!row[first + 1].isNull())
            entry.key = model::CardKey(textOf(row[first + 1]));
        entry.printing = textOf(row[first + 2]);
        entry.count = row[first + 3].getInt();
        entry.extra = textOf(row[extra]);
        return entry;
    }

    static void addPlanRow(model::SideboardPlan& plan, const SumReading& row)
    {
        auto entry = entryIn(row, 2, 7);
        const auto place = static_cast<std::size_t>(row[6].getInt64());
        switch (static_cast<PlanPart>(row[1].getInt())) {
        case PlanPart::Out: plan.out.push_back(std::move(entry)); break;
        case PlanPart::In: plan.in.push_back(std::move(entry)); break;
        case PlanPart::MovedOut: plan.movedOut.push_back({std::move(entry), place}); break;
        case PlanPart::MovedIn: plan.movedIn.push_back({std::move(entry), place}); break;
        }
    }

    SQLite::Statement m_head, m_tags, m_sections, m_rows, m_plans, m_planRows;
};

} // namespace

void versionRowsToBlobs(SQLite::Database& database)
{
    // A file from before version 3 has no checksums at all.
    const bool summed = database
                            .execAndGet("SELECT count(*) FROM table_sums WHERE name IN "
                                        "('decks','deck_versions','open_decks')")
                            .getInt() > 0;
    const auto keptSum = readTableSum(database, "deck_versions");
    writeTableSum(database, "deck_versions", {});
    DeckSums sums(database);
    {
        VersionRows versions(database);
        TableSum found;
        SQLite::Statement heads(database, "SELECT id FROM version_rows NOT INDEXED ORDER BY id");
        while (heads.executeStep()) {
            const auto version = versions.read(heads.getColumn(0).getInt64());
            if (summed && version.kept != version.sum)
                refuseDamaged(database, SummedTable::Versions);
            found.add(version.kept);
            sums.addVersion(version.deckId, version.number, version.saved, version.deck);
        }
        if (summed && found != keptSum)
            refuseDamaged(database, SummedTable::Versions);
    }
    for (const char* table :
        {"deck_plan_rows", "deck_plans", "deck_rows", "deck_sections", "deck_tags", "version_rows"})
        database.exec(std::string("DROP TABLE ") + table);
    if (!summed)
        for (const auto table : {SummedTable::Decks, SummedTable::Open})
            sums.fillIn(table);
    sums.checkAll();
}

} // namespace nexus::db
