#include "app/views/catalogue_model.h"

#include "app/base/qt_text.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_search.h"

#include "app/documents/deck_actions.h"
#include "app/documents/deck_document.h"
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "app/text/search_text.h"
#include "model/base/text.h"
#include "model/rules/additions.h"
#include "model/search/card_lookup.h"
#include "model/search/query_completion.h"
#include "model/search/query_parser.h"

namespace nexus::app {

namespace {

QString number(const model::Catalogue& catalogue, model::CardIndex card, std::optional<model::AttributeIndex> attribute)
{
    const auto value = attribute ? valueText(catalogue, card, *attribute) : std::string();
    return value.empty() ? QStringLiteral("–") : q(value);
}

// "A/D" over both lower corners; the whole label where the game has but one.
QString cornersTitle(const model::Game& game)
{
    const auto label = [&](model::AttributeIndex attribute) { return q(game.attributes[attribute].label); };
    const auto& [left, right] = std::pair(game.face.left, game.face.right);
    return left && right ? label(*left).left(1) + QLatin1Char('/') + label(*right).left(1)
                         : label(left ? *left : *right);
}

} // namespace

CatalogueModel::CatalogueModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    connect(&m_reading, &TextReading::read, this, &CatalogueModel::searchAgain);
}

CatalogueModel::~CatalogueModel() = default;

void CatalogueModel::fillColumns()
{
    using Kind = Column::Kind;
    m_columns.clear();
    if (!m_catalogue)
        return;
    const auto& game = m_catalogue->game();
    const auto& face = game.face;
    if (face.cost)
        m_columns.push_back({Kind::Cost, face.cost, QStringLiteral("cost"), q(game.attributes[*face.cost].label)});
    m_columns.push_back({Kind::Name, {}, QStringLiteral("name"), tr("Card")});
    if (game.hasDomains())
        m_columns.push_back({Kind::Domains, {}, QStringLiteral("domains"), q(game.domain.plural)});
    if (face.left || face.right)
        m_columns.push_back(
            {Kind::Fight, face.left ? face.left : face.right, QStringLiteral("fight"), cornersTitle(game)});
    m_columns.push_back({Kind::InDeck, {}, QStringLiteral("indeck"), tr("Deck")});
    m_columns.push_back({Kind::Owned, {}, QStringLiteral("owned"), tr("Own")});
    m_columns.push_back({Kind::Adding, {}, QStringLiteral("adding"), tr("Adding one")});
    m_columns.push_back({Kind::Type, {}, QStringLiteral("type"), tr("Type")});
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (i != face.cost && game.attributes[i].kind != model::AttributeKind::Text)
            m_columns.push_back({Kind::Attribute, i, q(game.attributes[i].id.str()), q(game.attributes[i].label)});
    m_columns.push_back({Kind::Keywords, {}, QStringLiteral("keywords"), tr("Keywords")});
    m_columns.push_back({Kind::Set, {}, QStringLiteral("set"), tr("Set")});
    m_columns.push_back({Kind::Rarity, {}, QStringLiteral("rarity"), tr("Rarity")});
}

void CatalogueModel::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_context.reset();
    m_memory.forget();
    m_told = {};
    m_cards.clear();
    fillColumns();
    endResetModel();
    searchAgain();
}

void CatalogueModel::searchAgain()
{
    const QString text = m_text;
    if (!setQuery(text) && m_catalogue)
        search(); // the last good query, in the new snapshot
}

void CatalogueModel::setDocument(DeckDocument* document)
{
    if (follow(m_document, document, this, &CatalogueModel::deckChanged))
        deckChanged();
}

void CatalogueModel::deckChanged()
{
    m_context.reset();
    m_memory.forget();
    if (m_asksDeck)
        search(true);
    else if (!m_cards.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {AllowedRole});
}

void CatalogueModel::setSection(const std::optional<model::SectionId>& section)
{
    m_section = section;
    if (!m_cards.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {AllowedRole});
}

void CatalogueModel::setCollection(const model::CollectionSearch* collection)
{
    m_collection = collection;
    collectionChanged();
}

void CatalogueModel::collectionChanged()
{
    m_memory.forget();
    if (m_asksDeck && m_catalogue)
        search();
    else if (!m_cards.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
}

// The deck's law, unless it is of another snapshot: a new one reaches the decks before it is set here.
const model::DeckChecker* CatalogueModel::law() const
{
    const bool same = m_document && m_catalogue && m_document->checker().catalogue().sameNumbers(*m_catalogue);
    return same ? &m_document->checker() : nullptr;
}

CatalogueModel::Asked CatalogueModel::asked(const model::QueryNode* only) const
{
    const auto* ofDeck = m_asksDeck ? law() : nullptr;
    Asked asked{ofDeck ? ofDeck->sharedCatalogue() : m_catalogue, {}};
    if (ofDeck)
        asked.context = deckContext().searchContext(only);
    if (m_collection)
        m_collection->addTo(asked.context, m_document ? m_document->place().id : std::nullopt);
    return asked;
}

bool CatalogueModel::setQuery(const QString& text)
{
    m_text = text;
    m_advice.reset();
    if (!m_catalogue)
        return true;
    m_halfTyped.clear();
    auto parsed = model::parseQuery(text.toStdString(), m_catalogue->game());
    if (!parsed) {
        m_error = parsed.error();
        const auto half = halfTypedOf(text);
        if (!half || !searchRest(*half))
            Q_EMIT resultChanged();
        return false;
    }
    m_error.reset();
    m_query = std::move(*parsed);
    m_asksDeck = model::needsDeck(m_query.root);
    search();
    if (m_cards.empty() && !m_reading.isOpen())
        if (const auto half = halfTypedOf(text); half && half->inValue) {
            m_halfTyped = q(half->words);
            if (!searchRest(*half))
                m_halfTyped.clear();
        }
    return true;
}

std::optional<model::HalfTyped> CatalogueModel::halfTypedOf(const QString& text) const
{
    return model::halfTyped(text.toStdString(), *m_catalogue, namedSections());
}

std::vector<model::NamedSection> CatalogueModel::namedSections() const
{
    const auto* checker = law();
    return checker ? checker->ruleset().namedSections() : std::vector<model::NamedSection>();
}

bool CatalogueModel::searchRest(const model::HalfTyped& half)
{
    auto rest = model::parseQuery(half.rest, m_catalogue->game());
    if (!rest)
        return false;
    m_query = std::move(*rest);
    m_asksDeck = model::needsDeck(m_query.root);
    search();
    return true;
}

QString CatalogueModel::orderId(const model::SavedOrder& order) { return QStringLiteral("order:") + q(order.label); }

std::vector<model::SortKey> CatalogueModel::orderOf(const QString& columnId, bool descending) const
{
    const auto& game = m_catalogue->game();
    const auto key = [&](const QString& by) {
        const auto read = model::parseSortKey(
            ((descending ? QStringLiteral("-") : QString()) + by).toStdString(), game);
        return read ? std::vector{*read} : std::vector<model::SortKey>();
    };
    for (const auto& column : m_columns)
        if (column.id == columnId)
            return key(column.attribute                       ? q(game.attributes[*column.attribute].id.str())
                       : column.kind == Column::Kind::Domains ? QStringLiteral("dp")
                                                              : column.id);
    for (const auto& order : game.orders)
        if (orderId(order) == columnId)
            if (auto query = model::parseQuery(order.sort, game))
                return std::move(query->order);
    return {};
}

void CatalogueModel::sortBy(const QString& columnId, bool descending)
{
    m_sort = m_catalogue ? orderOf(columnId, descending) : std::vector<model::SortKey>();
    if (m_catalogue)
        search();
}

// Kept from key to key; a change of the deck makes a new one.
const model::DeckContext& CatalogueModel::deckContext() const
{
    if (!m_context) {
        m_contextChecker = m_document->sharedChecker();
        m_context = std::make_unique<model::DeckContext>(*m_contextChecker, m_document->deck());
    }
    return *m_context;
}

void CatalogueModel::search(bool ofDeck)
{
    m_advice.reset();
    const int place = ofDeck && m_kept ? rowOf(*m_kept) : -1;
    auto query = m_query;
    query.order.insert(query.order.begin(), m_sort.begin(), m_sort.end());
    auto [catalogue, context] = asked(&query.root);
    model::UnreadTexts unread;
    context.unread = &unread;
    auto found = m_memory.matching(query.root, *catalogue, context).cards();
    if (!m_reading.expect(unread, catalogue)) {
        if (!m_cards.empty()) // what is said of them may be other
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {AllowedRole});
        Q_EMIT resultChanged();
        return;
    }
    model::sortCards(found, query.order, *catalogue);
    if (place >= 0 && std::find(found.begin(), found.end(), *m_kept) == found.end())
        found.insert(found.begin() + std::min<std::ptrdiff_t>(place, std::ssize(found)), *m_kept);
    beginResetModel();
    m_cards = std::move(found);
    endResetModel();
    Q_EMIT resultChanged();
}

std::optional<model::CardIndex> CatalogueModel::cardAt(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_cards.size())
        return std::nullopt;
    return m_cards[static_cast<std::size_t>(row)];
}

int CatalogueModel::rowOf(model::CardIndex card) const
{
    const auto at = std::find(m_cards.begin(), m_cards.end(), card);
    return at == m_cards.end() ? -1 : static_cast<int>(at - m_cards.begin());
}

QString CatalogueModel::emptyHint() const
{
    if (!m_catalogue || m_error || !m_cards.empty() || m_reading.isOpen())
        return {};
    if (m_asksDeck && m_collection && m_collection->empty() && model::asksCollection(m_query.root))
        return tr("Your collection is empty. Ctrl+2 opens it: type “3 wick sprite” there, or import a file.");
    const auto& found = advice();
    const auto why = q(whyNothing(found));
    return found.offers.empty() && found.terms < 2 ? why + QLatin1Char(' ') + tr("Ctrl+? shows the search language.")
                                                   : why;
}

const model::QueryAdvice& CatalogueModel::advice() const
{
    if (!m_advice) {
        m_advice.emplace();
        if (m_catalogue && !m_reading.isOpen() && (m_error || m_cards.empty())) {
            auto [catalogue, context] = asked(nullptr);
            model::UnreadTexts unread;
            context.unread = &unread;
            m_advice = model::adviseQuery(m_text.toStdString(), *catalogue, context, namedSections());
        }
    }
    return *m_advice;
}

int CatalogueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int CatalogueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

std::optional<std::uint16_t> CatalogueModel::sectionOf(model::CardIndex card) const
{
    const auto* checker = law();
    if (!checker)
        return std::nullopt;
    const auto section = m_section ? checker->sectionIndex(*m_section) : model::DeckChecker::noSection;
    return section == model::DeckChecker::noSection ? m_document->additions().homeSection(card) : section;
}

const AddingOne* CatalogueModel::addingOf(model::CardIndex card) const
{
    if (!m_document)
        return nullptr;
    if (auto additions = m_document->sharedAdditions(); m_told.additions != additions || m_told.section != m_section)
        m_told = {std::move(additions), m_section, {}};
    if (const auto told = m_told.cards.find(card); told != m_told.cards.end())
        return &told->second;
    constexpr std::size_t most = 1000; // more than any window shows
    if (m_told.cards.size() >= most)
        m_told.cards.clear();
    const auto* checker = law();
    const auto section = sectionOf(card);
    return &m_told.cards
                .emplace(card, !checker || !checker->catalogue().has(card)
                                   ? AddingOne{false, tr("not in the sets of this ruleset").toStdString(),
                                         tr("not in its sets").toStdString()}
                               : section ? addingOne(*m_told.additions, *checker, card, *section)
                                         : addingOne(*m_told.additions, *checker, card))
                .first->second;
}

QString CatalogueModel::adding(model::CardIndex card, bool* allowed, bool brief) const
{
    const auto* told = addingOf(card);
    if (told && allowed)
        *allowed = told->allowed;
    return told ? q(brief ? told->brief : told->text) : QString();
}

QString CatalogueModel::copiesWords(model::CardIndex card, int copies) const
{
    const auto section = sectionOf(card);
    return section ? q(app::copiesWords(m_document->additions(), *law(), card, *section, copies)) : QString();
}

int CatalogueModel::copies(model::CardIndex card) const
{
    const auto section = sectionOf(card);
    return section ? static_cast<int>(m_document->additions().copies(card, *section)) : 0;
}

QString CatalogueModel::sentence(model::CardIndex card) const
{
    const auto text = q(cardSentence(*m_catalogue, card));
    bool allowed = false;
    const auto told = adding(card, &allowed);
    return told.isEmpty() ? text : (allowed ? tr("%1. Adding one: %2") : tr("%1. Cannot be added: %2")).arg(text, told);
}

QVariant CatalogueModel::display(const Column& column, model::CardIndex card) const
{
    using Kind = Column::Kind;
    const auto& face = m_catalogue->game().face;
    switch (column.kind) {
    case Kind::Cost:
    case Kind::Attribute: return number(*m_catalogue, card, column.attribute);
    case Kind::Name:
        return m_catalogue->game().identityTexts().empty() ? q(m_catalogue->name(card))
                                                           : q(model::unambiguousName(*m_catalogue, card));
    case Kind::Domains: return q(domainWords(*m_catalogue, card));
    case Kind::Fight: {
        const auto has = [&](const auto& corner) { return corner && m_catalogue->number(card, *corner); };
        if (!has(face.left) && !has(face.right))
            return QString();
        if (!face.left || !face.right)
            return number(*m_catalogue, card, column.attribute);
        return number(*m_catalogue, card, face.left) + QLatin1Char('/') + number(*m_catalogue, card, face.right);
    }
    case Kind::InDeck: {
        const auto held = copies(card);
        return held > 0 ? QVariant(held) : QVariant();
    }
    case Kind::Owned: {
        const auto owned = m_collection ? m_collection->copies(card).owned : 0;
        return owned > 0 ? QVariant(static_cast<qlonglong>(owned)) : QVariant();
    }
    case Kind::Adding: return adding(card);
    case Kind::Type: return q(m_catalogue->type(card));
    case Kind::Keywords: {
        std::vector<std::string> words;
        for (const auto term : m_catalogue->keywords(card))
            words.push_back(m_catalogue->terms()[term]);
        return q(model::joined(words, ", "));
    }
    case Kind::Set:
    case Kind::Rarity: {
        const auto newest = m_catalogue->printings(card).front();
        if (column.kind == Kind::Rarity)
            return q(m_catalogue->rarity(newest));
        return q(m_catalogue->setCode(newest)) + QLatin1Char(' ') + q(m_catalogue->number(newest));
    }
    }
    return {};
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const
{
    const auto card = cardAt(index.row());
    if (!card || !index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole: return display(m_columns[static_cast<std::size_t>(index.column())], *card);
    case Qt::AccessibleTextRole:
        return m_columns[static_cast<std::size_t>(index.column())].kind == Column::Kind::Name
                   ? QVariant(sentence(*card))
                   : display(m_columns[static_cast<std::size_t>(index.column())], *card);
    case Qt::ToolTipRole: return sentence(*card);
    case CardRole: return QVariant::fromValue<quint32>(*card);
    case TypeLineRole: return q(typeLine(*m_catalogue, *card));
    case AllowedRole: {
        const auto* told = addingOf(*card);
        return !told || told->allowed;
    }
    case CopiesRole: return copies(*card);
    case BriefRole: return adding(*card, nullptr, true);
    case LimitRole: {
        const auto* checker = law();
        const auto limit = checker ? model::printedLimit(*checker, *card) : std::nullopt;
        return limit ? QVariant(static_cast<int>(*limit)) : QVariant();
    }
    case SignRole: {
        const auto* told = addingOf(*card);
        return !told || told->full ? QString() : told->allowed ? QStringLiteral("+") : QString::fromUtf8(wrongSign);
    }
    default: return {};
    }
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || section < 0 || static_cast<std::size_t>(section) >= m_columns.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_columns[static_cast<std::size_t>(section)].title;
    if (role == ColumnIdRole)
        return m_columns[static_cast<std::size_t>(section)].id;
    return {};
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

QStringList CatalogueModel::mimeTypes() const { return {cardDragType()}; }

QMimeData* CatalogueModel::mimeData(const QModelIndexList& indexes) const
{
    CardDrag drag;
    std::vector<int> rows;
    for (const auto& index : indexes)
        if (std::find(rows.begin(), rows.end(), index.row()) == rows.end())
            rows.push_back(index.row());
    for (const auto row : rows)
        if (const auto card = cardAt(row))
            drag.cards.push_back({entryFor(*m_catalogue, *card), {}});
    return toMime(drag, *m_catalogue);
}

} // namespace nexus::app
