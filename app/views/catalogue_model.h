// The result of the search as rows for a view. It owns a vector of card numbers and nothing else, so a new result
// is one reset however large the catalogue. Each row says what one more copy would do to the deck.
// A query that does not parse leaves the last good result in place; where only a field or its value is half typed, it
// is what the rest of the query finds. So does one whose texts are still to be read (TextReading).
#pragma once

#include "app/documents/deck_document.h"
#include "app/text/card_text.h"
#include "app/views/text_reading.h"
#include "model/rules/additions.h"
#include "model/search/query_match.h"
#include "model/search/query_offers.h"
#include "model/search/query_parser.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <unordered_map>

namespace nexus::model {
class CollectionSearch;
struct HalfTyped;
} // namespace nexus::model

namespace nexus::app {

class CatalogueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        CardRole = Qt::UserRole, // quint32
        TypeLineRole,            // QString, second line of the name column
        AllowedRole,             // bool: one more copy can be added
        CopiesRole,              // int: copies in the deck
        ColumnIdRole,            // QString
        BriefRole,               // QString: adding one in few words, where there is little room
        LimitRole,               // int: copies the printed limit allows; invalid where there is none
        SignRole,                // QString before what adding one would do
    };
    // What a column shows: an id for settings, and an attribute where it is one.
    struct Column {
        enum class Kind { Cost, Name, Domains, Fight, InDeck, Owned, Adding, Attribute, Type, Set, Rarity, Keywords };
        Kind kind = Kind::Name;
        std::optional<model::AttributeIndex> attribute;
        QString id, title;
    };

    explicit CatalogueModel(QObject* parent = nullptr);
    ~CatalogueModel() override;

    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    // Null: no deck; rows then say nothing of adding.
    void setDocument(DeckDocument* document);
    // The section the rows speak of; none: each card's own.
    void setSection(const std::optional<model::SectionId>& section);
    [[nodiscard]] const std::optional<model::SectionId>& section() const { return m_section; }
    // Stays in its place while the deck changes, though the query may find it no more.
    void keep(std::optional<model::CardIndex> card) { m_kept = card; }
    // Null: nothing is owned. collectionChanged() says that it has changed.
    void setCollection(const model::CollectionSearch* collection);
    void collectionChanged();
    // Searches at once, as far as texts are read. False where the text does not parse; error() says where, and the rows
    // stay.
    bool setQuery(const QString& text);
    [[nodiscard]] const std::optional<model::QueryError>& error() const { return m_error; }
    [[nodiscard]] const QString& query() const { return m_text; }
    // While it is open, the rows are still those of another query.
    [[nodiscard]] TextReading* reading() { return &m_reading; }
    [[nodiscard]] const TextReading* reading() const { return &m_reading; }
    // The word at the end that the result leaves aside because it is only the beginning of a value; mostly empty.
    [[nodiscard]] const QString& halfTyped() const { return m_halfTyped; }
    // By a click on a heading, or by a saved order of the game (orderId): writes nothing into the query; an empty id
    // goes back to the query's own order.
    void sortBy(const QString& columnId, bool descending);

    // What sortBy calls a saved order.
    [[nodiscard]] static QString orderId(const model::SavedOrder& order);

    [[nodiscard]] const std::shared_ptr<const model::Catalogue>& catalogue() const { return m_catalogue; }
    [[nodiscard]] const std::vector<model::CardIndex>& cards() const { return m_cards; }
    [[nodiscard]] std::optional<model::CardIndex> cardAt(int row) const;
    [[nodiscard]] int rowOf(model::CardIndex card) const; // -1 where it is not in the result
    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    // What one more copy of the card would do, in words; nothing without a deck.
    [[nodiscard]] QString adding(model::CardIndex card, bool* allowed = nullptr, bool brief = false) const;
    // "3 copies → 191 CP"; nothing without a deck.
    [[nodiscard]] QString copiesWords(model::CardIndex card, int copies) const;
    // Copies in the deck that count against the card's limit.
    [[nodiscard]] int copies(model::CardIndex card) const;
    // Why nothing was found, or why the text does not parse: what to search instead. Worked out once for a result.
    [[nodiscard]] const model::QueryAdvice& advice() const;
    // In words, where nothing was found.
    [[nodiscard]] QString emptyHint() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

Q_SIGNALS:
    void resultChanged(); // after a search, whether or not the rows differ

private:
    void fillColumns();
    [[nodiscard]] std::vector<model::SortKey> orderOf(const QString& columnId, bool descending) const;
    bool searchRest(const model::HalfTyped& half);
    [[nodiscard]] std::optional<model::HalfTyped> halfTypedOf(const QString& text) const;
    [[nodiscard]] std::vector<model::NamedSection> namedSections() const;
    void search(bool ofDeck = false); // again, after an edit of the deck
    void searchAgain();
    [[nodiscard]] const AddingOne* addingOf(model::CardIndex card) const;
    [[nodiscard]] std::optional<std::uint16_t> sectionOf(model::CardIndex card) const;
    [[nodiscard]] const model::DeckContext& deckContext() const;
    [[nodiscard]] const model::DeckChecker* law() const;
    void deckChanged();
    // What a query is answered from: the cards as the deck's ruleset sees them where it asks about a deck.
    struct Asked {
        std::shared_ptr<const model::Catalogue> catalogue;
        model::SearchContext context;
    };
    [[nodiscard]] Asked asked(const model::QueryNode* only) const;
    [[nodiscard]] QVariant display(const Column& column, model::CardIndex card) const;
    [[nodiscard]] QString sentence(model::CardIndex card) const;

    std::shared_ptr<const model::Catalogue> m_catalogue;
    QPointer<DeckDocument> m_document;
    const model::CollectionSearch* m_collection = nullptr;
    QString m_text;
    model::Query m_query;
    std::optional<model::QueryError> m_error;
    QString m_halfTyped;
    mutable std::optional<model::QueryAdvice> m_advice; // of the text and the result as they are
    std::vector<model::SortKey> m_sort;                 // before the query's own
    bool m_asksDeck = false;
    std::optional<model::SectionId> m_section;
    std::optional<model::CardIndex> m_kept;
    mutable std::shared_ptr<const model::DeckChecker> m_contextChecker; // outlives the context
    mutable std::unique_ptr<model::DeckContext> m_context;
    model::SearchMemory m_memory;
    // What adding one would do, for a row asks many times while it is painted.
    struct Told {
        std::shared_ptr<const model::Additions> additions; // only compared: it points into a deck of its time
        std::optional<model::SectionId> section;
        std::unordered_map<model::CardIndex, AddingOne> cards;
    };
    mutable Told m_told;
    std::vector<Column> m_columns;
    std::vector<model::CardIndex> m_cards;
    TextReading m_reading;
};

} // namespace nexus::app
