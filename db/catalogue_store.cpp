#include "db/catalogue_store.h"

#include "db/catalogue_sums.h"
#include "db/database_words.h"
#include "db/raw_rows.h"
#include "model/base/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace nexus::db {

namespace {

using model::AttributeKind;

const Schema& schema()
{
    static const Schema s{NEXUS_TEXT("DatabaseWords", "The card catalogue %1"),
        0x4e584331, // "NXC1"
        R"(
CREATE TABLE notes(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sets(id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL,
                  released TEXT NOT NULL, first_seen TEXT NOT NULL);
CREATE TABLE cards(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, type TEXT NOT NULL,
                   qualifier TEXT NOT NULL);
CREATE TABLE printings(id INTEGER PRIMARY KEY, card_id INTEGER NOT NULL REFERENCES cards(id),
                       set_id INTEGER NOT NULL REFERENCES sets(id), number TEXT NOT NULL, rarity TEXT NOT NULL,
                       subtypes TEXT NOT NULL, keywords TEXT NOT NULL, rules TEXT NOT NULL, flavor TEXT NOT NULL,
                       extras TEXT NOT NULL, withdrawn INTEGER NOT NULL DEFAULT 0,
                       UNIQUE(card_id, set_id, number));
CREATE TABLE imports(id INTEGER PRIMARY KEY AUTOINCREMENT, done TEXT NOT NULL, files TEXT NOT NULL,
                     cards INTEGER NOT NULL, printings INTEGER NOT NULL, changed INTEGER NOT NULL,
                     last_set INTEGER NOT NULL, last_card INTEGER NOT NULL, last_printing INTEGER NOT NULL,
                     kept INTEGER NOT NULL, undone TEXT);
CREATE TABLE replaced_sets(import_id INTEGER NOT NULL REFERENCES imports(id) ON DELETE CASCADE, id INTEGER NOT NULL,
                           name TEXT NOT NULL, released TEXT NOT NULL, PRIMARY KEY(import_id, id)) WITHOUT ROWID;
CREATE TABLE replaced_cards(import_id INTEGER NOT NULL REFERENCES imports(id) ON DELETE CASCADE, id INTEGER NOT NULL,
                            name TEXT NOT NULL, type TEXT NOT NULL, PRIMARY KEY(import_id, id)) WITHOUT ROWID;
CREATE TABLE replaced_printings(import_id INTEGER NOT NULL REFERENCES imports(id) ON DELETE CASCADE, id INTEGER NOT NULL,
                                number TEXT NOT NULL, rarity TEXT NOT NULL, subtypes TEXT NOT NULL,
                                keywords TEXT NOT NULL, rules TEXT NOT NULL, flavor TEXT NOT NULL,
                                extras TEXT NOT NULL, withdrawn INTEGER NOT NULL DEFAULT 0,
                                PRIMARY KEY(import_id, id)) WITHOUT ROWID;
CREATE TABLE table_sums(name TEXT PRIMARY KEY, row_count INTEGER NOT NULL, row_sum INTEGER NOT NULL) WITHOUT ROWID;
)",
        32768, false, [](SQLite::Database& database) { writeCatalogueSums(database); },
        NEXUS_TEXT("DatabaseWords",
            "“nexusdeck-cli import --rebuild” puts it aside and makes a new one with the cards the program brings; "
            "import your own lists again then")};
    return s;
}

// Room for the pages of a large import, given back when it is done: they are written once, not spilled one by one.
constexpr const char* largeCache = "PRAGMA cache_size=-32768"; // KiB
constexpr const char* usualCache = "PRAGMA cache_size=-2000; PRAGMA shrink_memory";

std::int32_t storedValue(const NamedValue& value, const model::Attribute& attribute)
{
    if (attribute.kind != AttributeKind::Choice)
        return static_cast<std::int32_t>(value.number);
    for (std::size_t i = 0; i < attribute.choices.size(); ++i)
        if (attribute.choices[i] == value.text)
            return static_cast<std::int32_t>(i);
    return -1;
}

// Ids of attributes hold no quotes.
std::string quotedColumn(const std::string& name) { return "\"" + name + "\""; }

// The columns of a printing that an import may change, each with what is to stand behind it. A withdrawn printing stays
// in its row, in no snapshot, until a list brings it again or its import is taken back.
std::string valueColumns(const model::Game& game, const std::string& suffix = "")
{
    std::string sql;
    for (const char* name : {"number", "rarity", "subtypes", "keywords", "rules", "flavor", "extras", "withdrawn"})
        sql += (sql.empty() ? "" : ",") + (name + suffix);
    for (const auto& attribute : game.attributes)
        sql += "," + quotedColumn(attribute.id.str()) + suffix;
    return sql;
}

// What stands in the column of an attribute; texts are the card's and the game's.
NamedValue attributeValue(const model::Card& card, model::AttributeIndex at, const model::Attribute& attribute)
{
    if (attribute.kind == AttributeKind::Text) {
        const auto text = card.texts.find(at);
        return text == card.texts.end() ? NamedValue() : textValue(text->second);
    }
    const auto value = at < card.numbers.size() ? card.numbers[at] : std::nullopt;
    if (!value)
        return {};
    if (attribute.kind == AttributeKind::Choice)
        return textValue(attribute.choices[static_cast<std::size_t>(*value)]);
    return numberValue(*value);
}

void bindAttributes(SQLite::Statement& statement, int first, const model::Card& card, const model::Game& game)
{
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        const auto value = attributeValue(card, i, attribute);
        const int at = first + i;
        if (value.kind == SQLITE_NULL)
            statement.bind(at);
        else if (attribute.kind == AttributeKind::Text)
            statement.bindNoCopy(at, card.texts.find(i)->second);
        else if (attribute.kind == AttributeKind::Choice)
            statement.bindNoCopy(at, attribute.choices[static_cast<std::size_t>(*card.numbers[i])]);
        else
            statement.bind(at, value.number);
    }
}

// The row a new printing will be, for its sum: where each of its values stands in the table.
class NewPrinting {
public:
    NewPrinting(SQLite::Database& database, const model::Game& game)
        : m_game(game)
        , m_row(columnsOf(database, "printings"))
    {
        const auto columns = columnsOf(database, "printings");
        const auto find = [&](std::string_view name) {
            return static_cast<std::size_t>(std::find(columns.begin(), columns.end(), name) - columns.begin());
        };
        for (const char* name : {"id", "card_id", "set_id", "number", "rarity", "subtypes", "keywords", "rules",
                 "flavor", "extras", "withdrawn"})
            m_fixed.push_back(find(name));
        for (const auto& attribute : game.attributes)
            m_attributes.push_back(find(attribute.id.str()));
    }
    std::int64_t sum(std::int64_t id, std::int64_t card, std::int64_t set, const model::Card& values,
        std::string_view subtypes, std::string_view keywords)
    {
        auto at = m_fixed.begin();
        for (const auto number : {id, card, set})
            m_row.put(*at++, numberValue(number));
        for (const std::string_view text :
            {std::string_view(values.number), std::string_view(values.rarity), subtypes, keywords,
                std::string_view(values.rules), std::string_view(values.flavor), std::string_view(values.extras)})
            m_row.put(*at++, textValue(text));
        m_row.put(*at, numberValue(0));
        for (model::AttributeIndex i = 0; i < m_game.attributes.size(); ++i)
            m_row.put(m_attributes[i], attributeValue(values, i, m_game.attributes[i]));
        return m_row.sum();
    }

private:
    const model::Game& m_game;
    NamedRow m_row;
    std::vector<std::size_t> m_fixed, m_attributes;
};

// Whether what is bound is what is kept: a column made for another kind of attribute turns texts into numbers.
bool keepsWhatIsBound(SQLite::Database& database, const model::Game& game)
{
    SQLite::Statement info(database, "SELECT type FROM pragma_table_info('printings') WHERE name=?");
    return std::all_of(game.attributes.begin(), game.attributes.end(), [&](const auto& attribute) {
        info.reset();
        info.bind(1, attribute.id.str());
        const bool number = attribute.kind == AttributeKind::Integer || attribute.kind == AttributeKind::Flag;
        return info.executeStep() && info.getColumn(0).getString() == (number ? "INTEGER" : "TEXT");
    });
}

constexpr std::size_t fixedValues = 8; // of valueColumns(), before the attributes

std::string addSql(const model::Game& game)
{
    std::string sql = "INSERT INTO printings(" + valueColumns(game) + ",card_id,set_id) VALUES(";
    for (std::size_t i = 0; i < fixedValues + 1 + game.attributes.size(); ++i)
        sql += "?,";
    return sql + "?)";
}

std::string changeSql(const model::Game& game)
{
    return "UPDATE printings SET " + valueColumns(game, "=?") + " WHERE card_id=? AND set_id=? AND number=?";
}

// A row by its number, for its sum.
class OneRow {
public:
    OneRow(SQLite::Database& database, const std::string& sql)
        : m_rows(database, sql)
        , m_row(m_rows, m_rows.columns())
    {
    }
    // Nothing where there is none.
    std::optional<std::int64_t> sum(std::int64_t id)
    {
        m_rows.again(id);
        const auto found = m_rows.step() ? std::optional(m_row.read(m_rows)) : std::nullopt;
        m_rows.reset();
        return found;
    }

private:
    RawRows m_rows;
    NamedRow m_row;
};

// The statements of an import: cards and printings added and changed, inside of the caller's transaction, with their
// sums counted. Of a listed import what is replaced is kept first (replaced_cards, replaced_printings), each row once,
// as it was before.
class PrintingWriter {
public:
    // `import` is the listed import that keeps what is replaced, or 0.
    PrintingWriter(SQLite::Database& database, const model::Game& game, std::int64_t import)
        : m_game(game)
        , m_import(import)
        , m_findCard(database, "SELECT id, name, type FROM cards WHERE key=?")
        , m_addCard(database, "INSERT INTO cards(key,name,type,qualifier) VALUES(?,?,?,?)")
        , m_renameCard(database, "UPDATE cards SET name=?, type=? WHERE id=?")
        , m_add(database, addSql(game))
        , m_change(database, changeSql(game))
        , m_keepCard(database, "INSERT OR IGNORE INTO replaced_cards(import_id,id,name,type) SELECT ?, id, name, type "
                               "FROM cards WHERE id=?")
        , m_keep(database, "INSERT OR IGNORE INTO replaced_printings(import_id,id," + valueColumns(game) +
                               ") SELECT ?, id, " + valueColumns(game) +
                               " FROM printings WHERE card_id=? AND set_id=? AND number=?")
        , m_database(database)
        , m_cardRow(database, "SELECT * FROM cards WHERE id=?")
        , m_printingRow(database, "SELECT * FROM printings WHERE id=?")
        , m_findPrinting(database, "SELECT id FROM printings WHERE card_id=? AND set_id=? AND number=?")
        , m_newCard({"id", "key", "name", "type", "qualifier"})
        , m_newPrinting(database, game)
        , m_counted{readTableSum(database, "cards"), readTableSum(database, "printings")}
        , m_countable(keepsWhatIsBound(database, game))
        , m_withdraw(database, "UPDATE printings SET withdrawn=1 WHERE id=?")
    {
        SQLite::Statement rows(database, "SELECT c.key, p.card_id, p.set_id, p.number FROM printings p JOIN cards c ON "
                                         "c.id=p.card_id WHERE p.withdrawn");
        while (rows.executeStep()) {
            std::string key, number;
            std::int64_t card = 0, set = 0;
            readRow(rows, key, card, set, number);
            m_awayCards.insert(key);
            m_away.emplace(card, set, number);
        }
    }

    // Of the tables as they are now; nothing where that is not known.
    [[nodiscard]] std::optional<CountedSums> counted() const
    {
        return m_countable ? std::optional(m_counted) : std::nullopt;
    }

    // The card's row, added or with the planned name and type.
    std::int64_t cardId(const model::PlannedCard& planned)
    {
        const auto& card = planned.card;
        const auto& key = planned.key.str();
        if (planned.effect != model::ImportEffect::NewCard || m_awayCards.contains(key)) {
            m_findCard.reset();
            m_findCard.bindNoCopy(1, key);
            if (m_findCard.executeStep()) {
                const std::int64_t id = m_findCard.getColumn(0).getInt64();
                if (m_findCard.getColumn(1).getString() != card.name ||
                    m_findCard.getColumn(2).getString() != card.type)
                    rename(id, card);
                return id;
            }
        }
        const auto qualifier = model::identityQualifier(card, m_game);
        carryOut(m_addCard, key, card.name, card.type, qualifier);
        const auto id = m_database.getLastInsertRowid();
        m_newCard.put(0, numberValue(id));
        std::size_t at = 0;
        for (const std::string_view text : {std::string_view(key), std::string_view(card.name),
                 std::string_view(card.type), std::string_view(qualifier)})
            m_newCard.put(++at, textValue(text));
        m_counted.cards.add(m_newCard.sum());
        return id;
    }

    void add(const model::Card& card, std::int64_t cardId, std::int64_t setId)
    {
        if (m_away.erase({cardId, setId, card.number}) > 0)
            return change(card, cardId, setId, card.number); // it is back
        write(m_add, card);
        bindFrom(behindValues(), m_add, cardId, setId);
        m_add.exec();
        m_counted.printings.add(
            m_newPrinting.sum(m_database.getLastInsertRowid(), cardId, setId, card, m_subtypes, m_keywords));
    }

    void change(const model::Card& card, std::int64_t cardId, std::int64_t setId, std::string_view oldNumber)
    {
        const std::string number(oldNumber);
        if (m_import)
            carryOut(m_keep, m_import, cardId, setId, number);
        const auto id = printingId(cardId, setId, number);
        counting(m_counted.printings, m_printingRow, id, [&] {
            write(m_change, card);
            bindFrom(behindValues(), m_change, cardId, setId, number);
            m_change.exec();
        });
    }

    void withdraw(const std::string& key, std::int64_t setId, const std::string& number)
    {
        m_findCard.reset();
        m_findCard.bindNoCopy(1, key);
        if (!m_findCard.executeStep())
            return;
        const std::int64_t cardId = m_findCard.getColumn(0).getInt64();
        m_findCard.reset();
        if (m_import)
            carryOut(m_keep, m_import, cardId, setId, number);
        const auto id = printingId(cardId, setId, number);
        counting(m_counted.printings, m_printingRow, id, [&] { carryOut(m_withdraw, id); });
    }

private:
    std::int64_t printingId(std::int64_t cardId, std::int64_t setId, const std::string& number)
    {
        (void)m_findPrinting.tryReset();
        bindFrom(1, m_findPrinting, cardId, setId, number);
        const auto id = m_findPrinting.executeStep() ? m_findPrinting.getColumn(0).getInt64() : 0;
        m_findPrinting.reset();
        return id;
    }
    void rename(std::int64_t id, const model::Card& card)
    {
        if (m_import)
            carryOut(m_keepCard, m_import, id);
        counting(m_counted.cards, m_cardRow, id, [&] { carryOut(m_renameCard, card.name, card.type, id); });
    }

    template <class Do> static void counting(TableSum& sum, OneRow& row, std::int64_t id, const Do& action)
    {
        const auto before = row.sum(id);
        action();
        if (const auto after = row.sum(id); before && after) {
            sum.take(*before);
            sum.add(*after);
        }
    }

    void write(SQLite::Statement& statement, const model::Card& card)
    {
        m_subtypes = model::joined(card.subtypes, "\n");
        m_keywords = model::joined(card.keywords, "\n");
        statement.reset();
        bindFrom(
            1, statement, card.number, card.rarity, m_subtypes, m_keywords, card.rules, card.flavor, card.extras, 0);
        bindAttributes(statement, static_cast<int>(fixedValues) + 1, card, m_game);
    }
    [[nodiscard]] int behindValues() const { return static_cast<int>(fixedValues + 1 + m_game.attributes.size()); }

    const model::Game& m_game;
    std::int64_t m_import;
    SQLite::Statement m_findCard, m_addCard, m_renameCard, m_add, m_change, m_keepCard, m_keep;
    SQLite::Database& m_database;
    OneRow m_cardRow, m_printingRow;
    SQLite::Statement m_findPrinting;
    NamedRow m_newCard;
    NewPrinting m_newPrinting;
    CountedSums m_counted;
    bool m_countable;
    SQLite::Statement m_withdraw;
    std::set<std::string> m_awayCards; // keys of cards with a printing that is withdrawn
    std::set<std::tuple<std::int64_t, std::int64_t, std::string>> m_away;
    std::string m_subtypes, m_keywords; // kept while they are bound
};

} // namespace

// A transaction that changes the catalogue: begins with the lock of writers and a look at everything, ends with new
// sums.
class CatalogueStore::Change {
public:
    explicit Change(CatalogueStore& store)
        : m_store(store)
        , m_transaction(*store.m_database, store.m_file)
    {
        store.checkWhole();
        store.m_counted.reset();
    }
    void commit()
    {
        writeCatalogueSums(*m_store.m_database, m_store.m_counted.get());
        m_transaction.commit();
    }

private:
    CatalogueStore& m_store;
    Writing m_transaction;
};

CatalogueStore::CatalogueStore(const std::filesystem::path& file, model::Game game)
    : m_file(file)
    , m_game(std::move(game))
    , m_database(openDatabase(file, schema()))
    , m_cache(std::filesystem::path(file).replace_extension(".cache"))
{
    told([this] {
        checkSmall();
        addAttributeColumns();
    });
}

CatalogueStore::~CatalogueStore() = default;

DatabaseRefused CatalogueStore::damaged(const std::string& what) const
{
    return {RefusalReason::Damaged, m_file,
        filled(DatabaseWords::tr("The card catalogue %1 is damaged: %2. Nothing was changed; %3."),
            {m_file.string(), what, DatabaseWords::tr(schema().mend)})};
}

template <class Do> auto CatalogueStore::told(const Do& action) -> decltype(action())
{
    try {
        return action();
    } catch (const SQLite::Exception& error) {
        if (isDamage(error))
            throw damaged(filled(DatabaseWords::tr("its pages (%1) are not what was written"), {error.what()}));
        throw;
    }
}

void CatalogueStore::checkSmall()
{
    const SQLite::Transaction snapshot(*m_database);
    if (const auto table = damagedSmallTable(*m_database))
        throw damaged(catalogueDamageText(*table));
}

void CatalogueStore::checkWhole()
{
    if (const auto table = damagedTable(*m_database))
        throw damaged(catalogueDamageText(*table));
}

void CatalogueStore::check()
{
    told([this] {
        const SQLite::Transaction snapshot(*m_database);
        checkWhole();
    });
}

void CatalogueStore::putAside(const std::filesystem::path& file, const std::filesystem::path& aside)
{
    const auto real = behindLinks(file);
    std::filesystem::create_directories(aside.parent_path());
    const auto journal = real.string() + "-journal";
    if (std::filesystem::exists(journal))
        copyBytes(journal, aside.string() + "-journal");
    copyBytes(real, aside);
    for (const char* end : {"-journal", "-wal", "-shm", ""})
        std::filesystem::remove(real.string() + end);
    std::filesystem::remove(std::filesystem::path(file).replace_extension(".cache"));
    (void)openDatabase(real, schema());
}

// Several programs may start at once: looked at again with the lock of writers.
void CatalogueStore::addAttributeColumns()
{
    const auto missing = [this] {
        std::string sql;
        for (const std::string table : {"printings", "replaced_printings"}) {
            std::set<std::string> present;
            SQLite::Statement info(*m_database, "SELECT name FROM pragma_table_info('" + table + "')");
            while (info.executeStep())
                present.insert(info.getColumn(0).getString());
            for (const auto& attribute : m_game.attributes)
                if (!present.contains(attribute.id.str())) {
                    const bool number = attribute.kind == AttributeKind::Integer ||
                                        attribute.kind == AttributeKind::Flag;
                    sql += "ALTER TABLE " + table + " ADD COLUMN " + quotedColumn(attribute.id.str()) +
                           (number ? " INTEGER;" : " TEXT;");
                }
        }
        return sql;
    };
    if (missing().empty())
        return;
    if (whyUnwritable(*m_database, m_file)) { // in memory
        auto memory = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        copyInto(*memory, *m_database);
        m_database = std::move(memory);
        m_database->exec(missing());
        writeCatalogueSums(*m_database);
        m_database->exec("PRAGMA query_only=ON");
        return;
    }
    Change change(*this);
    if (const auto sql = missing(); !sql.empty()) {
        m_database->exec(sql);
        change.commit();
    }
}

std::int64_t CatalogueStore::setId(
    const std::string& code, const std::vector<model::SetInfo>& sets, const std::string& today, std::int64_t import)
{
    SQLite::Statement find(*m_database, "SELECT id, code, name, released FROM sets WHERE code=?");
    find.bind(1, code);
    if (!find.executeStep()) {
        const auto info = model::newSet(code, sets, m_game);
        carryOut(*m_database, "INSERT INTO sets(code,name,released,first_seen) VALUES(?,?,?,?)", info.code, info.name,
            info.released, today);
        return m_database->getLastInsertRowid();
    }
    std::int64_t id = 0;
    model::SetInfo known;
    readRow(find, id, known.code, known.name, known.released);
    const auto info = std::find_if(sets.begin(), sets.end(), [&](const auto& set) { return set.code == code; });
    if (info == sets.end())
        return id;
    const auto after = model::setAfter(known, *info);
    if (after == known)
        return id;
    if (import)
        carryOut(*m_database, "INSERT OR IGNORE INTO replaced_sets(import_id,id,name,released) VALUES(?,?,?,?)", import,
            id, known.name, known.released);
    carryOut(*m_database, "UPDATE sets SET name=?, released=? WHERE id=?", after.name, after.released, id);
    return id;
}

bool CatalogueStore::write(
    const std::vector<Step>& steps, const std::string& today, std::int64_t import, const model::Progress& progress)
{
    PrintingWriter writer(*m_database, m_game, import);
    std::vector<std::vector<const model::PlannedCard*>> orders;
    std::size_t all = 0, written = 0;
    for (const auto& step : steps) {
        // The order of names, which is the order the snapshot reads them in; printings of one card keep theirs.
        orders.push_back(model::writingOrder(*step.plan));
        all += orders.back().size();
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& step = steps[i];
        for (const auto& set : step.sets)
            setId(set.code, step.sets, today, import);
        std::map<std::string, std::int64_t> ids;
        for (const auto* planned : orders[i]) {
            if (progress && written % 256 == 0 && !progress(written, all))
                return false;
            ++written;
            const auto& card = planned->card;
            auto [set, isNew] = ids.try_emplace(card.set, 0);
            if (isNew)
                set->second = setId(card.set, step.sets, today, import);
            const auto cardId = writer.cardId(*planned);
            if (planned->replaces)
                writer.change(card, cardId, set->second, step.before->number(*planned->replaces));
            else
                writer.add(card, cardId, set->second);
        }
        for (const auto& [card, printing] : step.plan->withdrawn)
            writer.withdraw(std::string(step.before->key(card)),
                setId(std::string(step.before->setCode(printing)), step.sets, today, import),
                std::string(step.before->number(printing)));
    }
    if (const auto counted = writer.counted())
        m_counted = std::make_unique<CountedSums>(*counted);
    return !progress || progress(all, all);
}

bool CatalogueStore::apply(const std::vector<Step>& steps, const std::string& now, const model::Progress& progress,
    std::optional<std::int64_t> expected)
{
    return told([&] {
        const Setting cache(*m_database, largeCache, usualCache);
        m_wroteLast = false;
        Change change(*this);
        if (expected && revision() != *expected)
            throw CatalogueStale(DatabaseWords::tr("The catalogue was changed by another program in the meantime. "
                                                   "Nothing was imported; read the files again."));
        const auto import = openImport(steps, now);
        const auto before = m_database->getTotalChanges();
        if (!write(steps, now.substr(0, 10), import, progress))
            return false;
        if (m_database->getTotalChanges() == before)
            return true; // nothing to list; the transaction goes back
        closeImport(import);
        countRevision();
        change.commit();
        return m_wroteLast = true;
    });
}

bool CatalogueStore::apply(const model::ImportPlan& plan, const model::Catalogue& before,
    const std::vector<model::SetInfo>& sets, const std::string& today, const model::Progress& progress)
{
    return told([&] {
        const Setting cache(*m_database, largeCache, usualCache);
        m_wroteLast = false;
        Change change(*this);
        const auto changes = m_database->getTotalChanges();
        if (!write({{&plan, &before, sets, {}}}, today, 0, progress))
            return false;
        if (m_database->getTotalChanges() == changes)
            return true;
        forgetReplaced(std::numeric_limits<std::int64_t>::max());
        countRevision();
        change.commit();
        return m_wroteLast = true;
    });
}

void CatalogueStore::takeStarter(const std::string& mark, std::vector<model::Card> cards,
    const std::vector<model::SetInfo>& sets, const std::string& today)
{
    if (whyUnwritable(*m_database, m_file))
        return;
    told([&] {
        const Setting cache(*m_database, largeCache, usualCache);
        Change change(*this);
        if (note("starter") == mark)
            return;
        const auto before = readRows();
        const auto plan = model::planImport(*before, std::move(cards));
        const auto changes = m_database->getTotalChanges();
        (void)write({{&plan, before.get(), sets, {}}}, today, 0, {});
        if (m_database->getTotalChanges() != changes) {
            forgetReplaced(std::numeric_limits<std::int64_t>::max());
            countRevision();
        }
        putNote("starter", mark);
        change.commit();
    });
}

void CatalogueStore::countRevision()
{
    m_database->exec(
        "INSERT INTO notes(key,value) VALUES('revision','1') ON CONFLICT(key) DO UPDATE SET value=value+1");
    m_database->exec("INSERT INTO notes(key,value) VALUES('content',hex(randomblob(16)))"
                     " ON CONFLICT(key) DO UPDATE SET value=excluded.value");
}

std::int64_t CatalogueStore::revision()
{
    const auto text = note("revision");
    return text.empty() ? 0 : std::stoll(text);
}

std::string CatalogueStore::note(const std::string& key)
{
    SQLite::Statement find(*m_database, "SELECT value FROM notes WHERE key=?");
    find.bind(1, key);
    return find.executeStep() ? find.getColumn(0).getString() : std::string();
}

void CatalogueStore::setNote(const std::string& key, const std::string& value)
{
    told([&] {
        Change change(*this);
        putNote(key, value);
        change.commit();
    });
}

void CatalogueStore::putNote(const std::string& key, const std::string& value)
{
    carryOut(*m_database,
        "INSERT INTO notes(key,value) VALUES(?,?) ON CONFLICT(key) DO UPDATE SET value=excluded.value", key, value);
}

// The log of imports. New rows of an import are those past the last ids it found; their ids are taken back with
// them, so the next import starts from the same ones. Replaced values lie in tables of their own.

std::int64_t CatalogueStore::openImport(const std::vector<Step>& steps, const std::string& now)
{
    using enum model::ImportEffect;
    std::vector<std::string> files;
    std::size_t cards = 0, printings = 0, changed = 0;
    for (const auto& step : steps) {
        files.push_back(step.file);
        cards += step.plan->count(NewCard);
        printings += step.plan->count(NewPrinting);
        changed += step.plan->count(Changed) + step.plan->withdrawn.size();
    }
    carryOut(*m_database,
        "INSERT INTO imports(done,files,cards,printings,changed,last_set,last_card,last_printing,kept)"
        " VALUES(?,?,?,?,?,(SELECT coalesce(max(id),0) FROM sets),"
        " (SELECT coalesce(max(id),0) FROM cards),(SELECT coalesce(max(id),0) FROM printings),1)",
        now, model::joined(files, "\n"), static_cast<std::int64_t>(cards), static_cast<std::int64_t>(printings),
        static_cast<std::int64_t>(changed));
    return m_database->getLastInsertRowid();
}

void CatalogueStore::closeImport(std::int64_t import)
{
    SQLite::Statement last(
        *m_database, "SELECT id FROM imports WHERE undone IS NULL AND kept ORDER BY id DESC LIMIT 1 OFFSET ?");
    last.bind(1, undoableImports);
    if (last.executeStep())
        forgetReplaced(last.getColumn(0).getInt64());
    m_database->exec("DELETE FROM imports WHERE id<=" + std::to_string(import - listedImports));
}

void CatalogueStore::forgetReplaced(std::int64_t upTo)
{
    for (const char* table : {"replaced_sets", "replaced_cards", "replaced_printings"})
        carryOut(*m_database, std::string("DELETE FROM ") + table + " WHERE import_id<=?", upTo);
    carryOut(*m_database, "UPDATE imports SET kept=0 WHERE id<=?", upTo);
}

std::vector<model::ImportRecord> CatalogueStore::imports()
{
    const SQLite::Transaction snapshot(*m_database);
    if (!told([this] { return isWholeTable(*m_database, "imports"); }))
        throw damaged(catalogueDamageText("imports"));
    SQLite::Statement rows(
        *m_database, "SELECT id, done, files, cards, printings, changed, undone, kept FROM imports ORDER BY id DESC");
    std::vector<model::ImportRecord> found;
    bool newest = true;
    while (rows.executeStep()) {
        model::ImportRecord record;
        std::string files;
        int kept = 0;
        readRow(
            rows, record.id, record.done, files, record.cards, record.printings, record.changed, record.undone, kept);
        for (const auto file : model::split(files, '\n'))
            record.files.emplace_back(file);
        record.undoable = newest && !record.undone && kept != 0;
        newest = newest && record.undone;
        found.push_back(std::move(record));
    }
    return found;
}

bool CatalogueStore::undoLastImport(const std::string& now)
{
    return told([&] {
        Change change(*this);
        if (!takeBackNewest(now))
            return false;
        change.commit();
        return true;
    });
}

std::shared_ptr<const model::Catalogue> CatalogueStore::withoutLastImport(int times)
{
    return told([&] {
        const Change rolledBack(*this);
        for (; times > 0; --times)
            if (!takeBackNewest({}))
                return std::shared_ptr<const model::Catalogue>();
        writeCatalogueSums(*m_database); // of what will not stay
        return readRows();
    });
}

bool CatalogueStore::takeBackNewest(const std::string& now)
{
    SQLite::Statement newest(*m_database, "SELECT id, kept, last_set, last_card, last_printing FROM imports"
                                          " WHERE undone IS NULL ORDER BY id DESC LIMIT 1");
    if (!newest.executeStep() || newest.getColumn(1).getInt() == 0)
        return false;
    const auto import = std::to_string(newest.getColumn(0).getInt64());
    m_database->exec("DELETE FROM printings WHERE id>" + newest.getColumn(4).getString());
    m_database->exec("DELETE FROM cards WHERE id>" + newest.getColumn(3).getString());
    m_database->exec("DELETE FROM sets WHERE id>" + newest.getColumn(2).getString());
    newest.reset();
    const auto giveBack = [&](const std::string& table, const std::string& columns) {
        m_database->exec("UPDATE " + table + " SET (" + columns + ")=(SELECT " + columns + " FROM replaced_" + table +
                         " r WHERE r.import_id=" + import + " AND r.id=" + table +
                         ".id) WHERE id IN (SELECT id FROM replaced_" + table + " WHERE import_id=" + import + ")");
        m_database->exec("DELETE FROM replaced_" + table + " WHERE import_id=" + import);
    };
    giveBack("printings", valueColumns(m_game));
    giveBack("cards", "name,type");
    giveBack("sets", "name,released");
    carryOut(*m_database, "UPDATE imports SET undone=?, kept=0 WHERE id=" + import, now);
    countRevision();
    return true;
}

std::shared_ptr<const model::Catalogue> CatalogueStore::load()
{
    return told([&] {
        const SQLite::Transaction snapshot(*m_database);
        const auto state = stamp();
        if (auto cached = state.empty() ? nullptr : m_cache.load(state, m_game))
            return cached;
        auto read = readRows();
        if (!state.empty())
            m_cache.keep(state, *read);
        return read;
    });
}

// What changes with every change of the file: SQLite's own counter in its header (bytes 24 to 27; with a rollback
// journal every transaction that writes counts it up), its number of pages, and a name for the content given by
// chance at every import, for files that are put back from elsewhere. Nothing of a copy in memory.
std::string CatalogueStore::stamp()
{
    const auto content = note("content"); // also takes the lock under which the header holds still
    sqlite3_file* file = nullptr;
    unsigned char head[8] = {};
    const int found = sqlite3_file_control(m_database->getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (found == SQLITE_OK && file && !file->pMethods)
        return {};
    if (found != SQLITE_OK || !file || file->pMethods->xRead(file, head, sizeof head, 24) != SQLITE_OK)
        throw SQLite::Exception(m_database->getHandle());
    std::string state = content + " ";
    for (const unsigned char byte : head)
        state += std::to_string(byte) + ".";
    return state;
}

namespace {

// Where the columns of printings stand that a snapshot is made of.
struct PrintingColumns {
    PrintingColumns(const RawRows& rows, const model::Game& game)
    {
        const auto find = [&](std::string_view name) {
            int column = 0;
            while (column < rows.columns() && rows.name(column) != name)
                ++column;
            if (column == rows.columns())
                throw SQLite::Exception("no column " + std::string(name), SQLITE_CORRUPT);
            return column;
        };
        set = find("set_id");
        card = find("card_id");
        withdrawn = find("withdrawn");
        for (const char* name : {"number", "rarity", "subtypes", "keywords", "rules", "flavor", "extras"})
            texts.push_back(find(name));
        for (const auto& attribute : game.attributes)
            attributes.push_back(find(attribute.id.str()));
    }
    int set = 0, card = 0, withdrawn = 0;
    std::vector<int> texts, attributes;
};

} // namespace

// Ids are given one after the other; a higher one would only cost memory.
constexpr std::int64_t highestCard = std::int64_t{1} << 26U;

// What is read is what is summed: damage shows at the end, before anyone sees the snapshot.
std::map<std::int64_t, std::uint32_t> CatalogueStore::readSets(model::CatalogueBuilder& builder)
{
    if (!isWholeTable(*m_database, "sets"))
        throw damaged(catalogueDamageText("sets"));
    std::map<std::int64_t, std::uint32_t> setOf;
    SQLite::Statement sets(
        *m_database, "SELECT id, code, name, released, first_seen FROM sets NOT INDEXED ORDER BY id");
    while (sets.executeStep()) {
        std::int64_t id = 0;
        model::SetInfo info;
        std::string firstSeen;
        readRow(sets, id, info.code, info.name, info.released, firstSeen);
        setOf[id] = builder.addSet(info, firstSeen);
    }
    return setOf;
}

std::shared_ptr<const model::Catalogue> CatalogueStore::readRows()
{
    model::CatalogueBuilder builder(m_game);
    const auto setOf = readSets(builder);
    const auto wanted = readTableSum(*m_database, "printings");
    const auto room = roomFor(*m_database, wanted);
    builder.reserve(room, room * 320);
    RawRows rows(*m_database, "SELECT p.*, c.key, c.name, c.type, c.qualifier FROM printings p NOT INDEXED JOIN cards c"
                              " ON c.id=p.card_id ORDER BY p.id");
    const int cardAt = rows.columns() - 4;
    const PrintingColumns columns(rows, m_game);
    NamedRow printed(rows, cardAt);
    NamedRow carded({"id", "key", "name", "type", "qualifier"});
    std::vector<bool> met; // cards
    TableSum found, foundCards;
    const auto wantedCards = readTableSum(*m_database, "cards");
    std::vector<std::optional<std::int32_t>> numbers(m_game.attributes.size());
    std::vector<std::string_view> texts(m_game.attributes.size());
    while (rows.step()) {
        found.add(printed.read(rows));
        const auto set = setOf.find(printed[columns.set].number);
        const auto card = printed[columns.card].number;
        if (set == setOf.end() || card < 0 || card > highestCard)
            throw damaged(catalogueDamageText("printings"));
        if (static_cast<std::size_t>(card) >= met.size())
            met.resize(static_cast<std::size_t>(card) * 2 + 1);
        if (!met[static_cast<std::size_t>(card)]) {
            met[static_cast<std::size_t>(card)] = true;
            carded.put(0, numberValue(card));
            for (int column = 0; column < 4; ++column)
                carded.put(static_cast<std::size_t>(column) + 1, valueOf(rows, cardAt + column));
            foundCards.add(carded.sum());
        }
        model::PrintingRow row;
        if (printed[columns.withdrawn].number != 0)
            continue;
        row.key = rows.text(cardAt);
        row.name = rows.text(cardAt + 1);
        row.type = rows.text(cardAt + 2);
        row.qualifier = rows.text(cardAt + 3);
        row.set = set->second;
        auto column = columns.texts.begin();
        for (auto* text :
            {&row.number, &row.rarity, &row.subtypes, &row.keywords, &row.rules, &row.flavor, &row.extras})
            *text = printed[*column++].text;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto& value = printed[columns.attributes[i]];
            const auto& attribute = m_game.attributes[i];
            numbers[i].reset();
            texts[i] = {};
            if (attribute.kind == AttributeKind::Text) {
                texts[i] = value.text; // nothing where there is none
            } else if (value.kind != SQLITE_NULL) {
                const auto stored = storedValue(value, attribute);
                if (stored >= 0 || attribute.kind != AttributeKind::Choice)
                    numbers[i] = stored;
            }
        }
        row.numbers = numbers;
        row.texts = texts;
        builder.add(row);
    }
    if (found != wanted)
        throw damaged(catalogueDamageText("printings"));
    if (foundCards != wantedCards && !isWholeTable(*m_database, "cards")) // there may be cards without a printing
        throw damaged(catalogueDamageText("cards"));
    return builder.build();
}

} // namespace nexus::db
