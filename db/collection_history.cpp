#include "db/collection_rows.h"
#include "db/edit_bytes.h"

#include <algorithm>
#include <set>

namespace nexus::db {

namespace {

constexpr const char* journalSql = "SELECT id,made,kind,subject,copies,state,changes FROM collection_edits ";
constexpr int journalChanges = 6;

model::JournalEntry journalEntry(SQLite::Statement& row)
{
    return {row.getColumn(0).getInt64(), textOf(row.getColumn(1)),
        static_cast<model::EditKind>(row.getColumn(2).getInt()), textOf(row.getColumn(3)), row.getColumn(4).getInt64(),
        row.getColumn(5).getInt() != Done};
}

} // namespace

std::optional<model::JournalEntry> CollectionStore::entry(const char* where)
{
    SQLite::Statement query(*m_database, std::string(journalSql) + where + " LIMIT 1");
    return query.executeStep() ? std::optional(journalEntry(query)) : std::nullopt;
}

std::optional<model::JournalEntry> CollectionStore::nextUndo()
{
    auto newest = entry("WHERE state=0 ORDER BY id DESC");
    if (!newest)
        return newest;
    SQLite::Statement undone(*m_database, "SELECT count(*) FROM collection_edits WHERE state=1");
    return undone.executeStep() && undone.getColumn(0).getInt() < undoSteps ? newest : std::nullopt;
}

std::optional<model::JournalEntry> CollectionStore::nextRedo() { return entry("WHERE state=1 ORDER BY id"); }

model::CollectionEdit CollectionStore::changes(model::JournalId id)
{
    SQLite::Statement query(*m_database, "SELECT kind,subject,copies,changes FROM collection_edits WHERE id=?");
    query.bind(1, id);
    model::CollectionEdit edit;
    if (!query.executeStep())
        return edit;
    edit.kind = static_cast<model::EditKind>(query.getColumn(0).getInt());
    edit.subject = textOf(query.getColumn(1));
    edit.copies = query.getColumn(2).getInt64();
    const bool whole = readEditBytes(textOf(query.getColumn(3)), edit);
    if (!whole)
        throw DatabaseRefused(RefusalReason::Damaged, m_file,
            "The file " + m_file.string() + " is damaged: an entry of the collection's history cannot be read.");
    return edit;
}

namespace {

// Which edits, looked at from the newest to the oldest, are about a card. A stack is known to be of the card by the
// file as it is, or by an edit that came after: the one that took it away.
class AboutCard {
public:
    AboutCard(SQLite::Database& database, const model::CardKey& card)
        : m_card(card)
    {
        SQLite::Statement rows(database, "SELECT id FROM stacks WHERE card=?");
        for (rows.bind(1, card.str()); rows.executeStep();)
            m_stacks.insert(rows.getColumn(0).getInt64());
    }
    bool operator()(const model::CollectionEdit& edit)
    {
        bool about = false;
        for (const auto& change : edit.stacks)
            if ((change.before && change.before->card == m_card) || (change.after && change.after->card == m_card)) {
                about = true;
                m_stacks.insert(change.id());
            }
        return about || std::any_of(edit.holds.begin(), edit.holds.end(),
                            [&](const auto& hold) { return m_stacks.contains(hold.stack); });
    }

private:
    const model::CardKey& m_card;
    std::set<model::StackId> m_stacks;
};

} // namespace

std::vector<model::JournalEntry> CollectionStore::history(int limit, const std::optional<model::CardKey>& card)
{
    std::vector<model::JournalEntry> entries;
    auto isAbout = card ? std::optional<AboutCard>(std::in_place, *m_database, *card) : std::nullopt;
    SQLite::Statement rows(*m_database, std::string(journalSql) + "ORDER BY id DESC");
    while (static_cast<int>(entries.size()) < limit && rows.executeStep()) {
        if (model::CollectionEdit edit;
            isAbout && !(readEditBytes(textOf(rows.getColumn(journalChanges)), edit) && (*isAbout)(edit)))
            continue;
        entries.push_back(journalEntry(rows));
    }
    return entries;
}

std::vector<model::DayTotals> CollectionStore::days()
{
    std::vector<model::DayTotals> all;
    SQLite::Statement rows(*m_database, "SELECT day,copies,value,unvalued FROM collection_days ORDER BY day");
    while (rows.executeStep())
        all.push_back({textOf(rows.getColumn(0)),
            {rows.getColumn(1).getInt64(), rows.getColumn(2).getInt64(), rows.getColumn(3).getInt64()}});
    return all;
}

} // namespace nexus::db
