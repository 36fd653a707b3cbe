#include "db/printing_writer.h"

#include "model/base/text.h"

namespace nexus::db {

using model::AttributeKind;

std::string quotedColumn(const std::string& name) { return "\"" + name + "\""; }

std::string valueColumns(const model::Game& game, const std::string& suffix)
{
    std::string sql;
    for (const char* name : {"number", "rarity", "subtypes", "keywords", "rules", "flavor", "extras"})
        sql += (sql.empty() ? "" : ",") + (name + suffix);
    for (const auto& attribute : game.attributes)
        sql += "," + quotedColumn(attribute.id.str()) + suffix;
    return sql;
}

namespace {

void bindAttributes(SQLite::Statement& statement, int first, const model::Card& card, const model::Game& game)
{
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        const int at = first + i;
        if (attribute.kind == AttributeKind::Text) {
            const auto it = card.texts.find(i);
            if (it == card.texts.end())
                statement.bind(at);
            else
                statement.bindNoCopy(at, it->second);
            continue;
        }
        const auto value = i < card.numbers.size() ? card.numbers[i] : std::nullopt;
        if (!value)
            statement.bind(at);
        else if (attribute.kind == AttributeKind::Choice)
            statement.bindNoCopy(at, attribute.choices[static_cast<std::size_t>(*value)]);
        else
            statement.bind(at, *value);
    }
}

std::string addSql(const model::Game& game)
{
    std::string sql = "INSERT INTO printings(" + valueColumns(game) + ",card_id,set_id) VALUES(";
    for (std::size_t i = 0; i < 8 + game.attributes.size(); ++i)
        sql += "?,";
    return sql + "?)";
}

std::string changeSql(const model::Game& game)
{
    return "UPDATE printings SET " + valueColumns(game, "=?") + " WHERE card_id=? AND set_id=? AND number=?";
}

} // namespace

PrintingWriter::PrintingWriter(SQLite::Database& database, const model::Game& game, std::int64_t import)
    : m_game(game)
    , m_import(import)
    , m_findCard(database, "SELECT id, name, type FROM cards WHERE key=?")
    , m_addCard(database, "INSERT INTO cards(key,name,type,qualifier) VALUES(?,?,?,?)")
    , m_renameCard(database, "UPDATE cards SET name=?, type=? WHERE id=?")
    , m_add(database, addSql(game))
    , m_change(database, changeSql(game))
    , m_keepCard(database,
          "INSERT OR IGNORE INTO replaced_cards(import_id,id,name,type) SELECT ?, id, name, type FROM cards WHERE id=?")
    , m_keep(database, "INSERT OR IGNORE INTO replaced_printings(import_id,id," + valueColumns(game) +
                           ") SELECT ?, id, " + valueColumns(game) +
                           " FROM printings WHERE card_id=? AND set_id=? AND number=?")
    , m_database(database)
{
}

std::int64_t PrintingWriter::cardId(const model::PlannedCard& planned)
{
    const auto& card = planned.card;
    const auto& key = planned.key.str();
    if (planned.effect != model::ImportEffect::NewCard) {
        m_findCard.reset();
        m_findCard.bindNoCopy(1, key);
        if (m_findCard.executeStep()) {
            const std::int64_t id = m_findCard.getColumn(0).getInt64();
            if (m_findCard.getColumn(1).getString() != card.name || m_findCard.getColumn(2).getString() != card.type)
                rename(id, card);
            return id;
        }
    }
    const auto qualifier = model::identityQualifier(card, m_game);
    m_addCard.reset();
    m_addCard.bindNoCopy(1, key);
    m_addCard.bindNoCopy(2, card.name);
    m_addCard.bindNoCopy(3, card.type);
    m_addCard.bindNoCopy(4, qualifier);
    m_addCard.exec();
    return m_database.getLastInsertRowid();
}

void PrintingWriter::rename(std::int64_t id, const model::Card& card)
{
    if (m_import) {
        m_keepCard.reset();
        m_keepCard.bind(1, m_import);
        m_keepCard.bind(2, id);
        m_keepCard.exec();
    }
    m_renameCard.reset();
    m_renameCard.bindNoCopy(1, card.name);
    m_renameCard.bindNoCopy(2, card.type);
    m_renameCard.bind(3, id);
    m_renameCard.exec();
}

void PrintingWriter::add(const model::Card& card, std::int64_t cardId, std::int64_t setId)
{
    write(m_add, card);
    const int next = 8 + static_cast<int>(m_game.attributes.size());
    m_add.bind(next, cardId);
    m_add.bind(next + 1, setId);
    m_add.exec();
}

void PrintingWriter::change(
    const model::Card& card, std::int64_t cardId, std::int64_t setId, std::string_view oldNumber)
{
    const std::string number(oldNumber);
    if (m_import) {
        m_keep.reset();
        m_keep.bind(1, m_import);
        m_keep.bind(2, cardId);
        m_keep.bind(3, setId);
        m_keep.bindNoCopy(4, number);
        m_keep.exec();
    }
    write(m_change, card);
    const int next = 8 + static_cast<int>(m_game.attributes.size());
    m_change.bind(next, cardId);
    m_change.bind(next + 1, setId);
    m_change.bindNoCopy(next + 2, number);
    m_change.exec();
}

void PrintingWriter::write(SQLite::Statement& statement, const model::Card& card)
{
    m_subtypes = model::joined(card.subtypes, "\n");
    m_keywords = model::joined(card.keywords, "\n");
    statement.reset();
    statement.bindNoCopy(1, card.number);
    statement.bindNoCopy(2, card.rarity);
    statement.bindNoCopy(3, m_subtypes);
    statement.bindNoCopy(4, m_keywords);
    statement.bindNoCopy(5, card.rules);
    statement.bindNoCopy(6, card.flavor);
    statement.bindNoCopy(7, card.extras);
    bindAttributes(statement, 8, card, m_game);
}

} // namespace nexus::db
