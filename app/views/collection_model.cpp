#include "app/views/collection_model.h"

#include "app/base/figures.h"
#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_search.h"
#include "model/rules/additions.h"

#include <QDate>

namespace nexus::app {

namespace {

using model::FieldKind;
using model::StackField;

bool hasKind(const CollectionModel::Column& column, std::initializer_list<FieldKind> kinds)
{
    return column && std::find(kinds.begin(), kinds.end(), model::infoOf(*column).kind) != kinds.end();
}

const std::vector<CollectionModel::Column>& shownColumns()
{
    static const auto all = [] {
        std::vector<CollectionModel::Column> made{StackField::Quantity};
        for (const auto& words : fieldWords())
            if (*words.heading != '\0' && words.field != StackField::Quantity) {
                if (words.field == StackField::ForTrade)
                    made.emplace_back(); // copies in decks stand before those for trade
                made.emplace_back(words.field);
            }
        return made;
    }();
    return all;
}

QVariant columnAlignment(const CollectionModel::Column& column)
{
    const bool number = !column || hasKind(column, {FieldKind::Copies, FieldKind::Amount});
    return QVariant(Qt::Alignment(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft)));
}

} // namespace

CollectionModel::CollectionModel(Workspace& workspace, QObject* parent)
    : QAbstractTableModel(parent)
    , m_workspace(workspace)
{
    connect(&workspace, &Workspace::collectionUpdated, this, &CollectionModel::collectionUpdated);
    connect(&workspace, &Workspace::catalogueChanged, this, [this] {
        m_orderStale = true;
        (void)setQuery(m_text);
    });
    connect(&m_reading, &TextReading::read, this, &CollectionModel::fill);
    fill();
}

void CollectionModel::setList(model::StackList list, bool forTrade)
{
    m_list = list;
    m_forTrade = forTrade;
    m_orderStale = true;
    fill();
}

bool CollectionModel::setQuery(const QString& text)
{
    m_text = text;
    if (!m_workspace.isReady())
        return true;
    auto parsed = model::parseQuery(text.toStdString(), m_workspace.catalogue()->game());
    if (!parsed) {
        m_error = parsed.error();
        return false;
    }
    m_error.reset();
    m_query = std::move(*parsed);
    const auto* all = std::get_if<model::AllOf>(&m_query.root.term);
    m_everything = all && all->nodes.empty();
    fill();
    return true;
}

void CollectionModel::setGrouping(Grouping grouping)
{
    m_grouping = grouping;
    fill();
}

void CollectionModel::sort(int column, Qt::SortOrder order)
{
    m_column = column < 0 ? Card : column;
    m_order = order;
    m_orderStale = true;
    fill();
}

// Stacks of the list as the query has them, in the order of the column: the order is kept from query to query.
std::vector<std::uint32_t> CollectionModel::matching()
{
    std::vector<std::uint32_t> found;
    const auto* search = m_workspace.collectionSearch();
    if (!search)
        return found;
    if (std::exchange(m_orderStale, false))
        order();
    std::vector<char> flags;
    model::UnreadTexts unread;
    if (!m_everything) {
        model::SearchContext context;
        search->addTo(context);
        context.unread = &unread;
        flags = search->matches(m_query.root, context);
    }
    const bool all = !m_reading.expect(unread, m_workspace.catalogue()) || m_everything;
    found.reserve(m_ordered.size());
    for (const auto row : m_ordered)
        if (all || flags[row])
            found.push_back(row);
    return found;
}

std::optional<model::CardIndex> CollectionModel::cardOf(const model::Stack& stack) const
{
    return m_workspace.isReady() && !stack.card.empty() ? m_workspace.catalogue()->byKey(stack.card.str())
                                                        : std::nullopt;
}

// By the column, then by name, then by age. Cards of the catalogue stand in the order of their names already.
void CollectionModel::order()
{
    struct Keyed {
        std::uint32_t row;
        std::uint32_t card; // position by name; unknown cards last
        std::int64_t number = 0;
        std::string text; // folded
    };
    const auto* search = m_workspace.collectionSearch();
    const auto rows = search->rows();
    std::vector<Keyed> keyed;
    keyed.reserve(rows.size());
    // By name alone numbers are enough: the card's place in the catalogue and the stack's age in one.
    if (const bool known = std::none_of(
            rows.begin(), rows.end(), [](const auto& row) { return row.card == model::CollectionSearch::noCard; });
        known && m_column == Card && m_order == Qt::AscendingOrder) {
        std::vector<std::uint64_t> places;
        places.reserve(rows.size());
        for (std::uint32_t row = 0; row < rows.size(); ++row)
            if (isListed(*rows[row].stack))
                places.push_back((std::uint64_t{rows[row].card} << 32U) | row);
        std::sort(places.begin(), places.end());
        m_ordered.clear();
        for (const auto place : places)
            m_ordered.push_back(static_cast<std::uint32_t>(place));
        return;
    }
    const auto field = columnAt(m_column);
    const bool byNumber = hasKind(field, {FieldKind::Copies, FieldKind::Condition, FieldKind::Amount});
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
        const auto& stack = *rows[row].stack;
        if (!isListed(stack))
            continue;
        Keyed key{row, rows[row].card, 0, {}};
        if (!field) {
            key.number = search->collection().heldOf(stack.id);
        } else if (m_column == Card) {
            key.text = key.card == model::CollectionSearch::noCard ? model::fold(stack.name) : std::string();
        } else if (byNumber) {
            const auto value = model::stackValue(stack, *field);
            const auto* number = std::get_if<std::int64_t>(&value);
            key.number = number ? *number : -1;
        } else {
            key.text = model::fold(model::fieldText(stack, *field));
        }
        keyed.push_back(std::move(key));
    }
    const bool down = m_order == Qt::DescendingOrder;
    std::sort(keyed.begin(), keyed.end(), [&](const Keyed& a, const Keyed& b) {
        if (m_column == Card && a.card != b.card)
            return down ? a.card > b.card : a.card < b.card;
        if (a.number != b.number)
            return down ? a.number > b.number : a.number < b.number;
        if (a.text.empty() != b.text.empty() && m_column != Card)
            return b.text.empty(); // what is not told comes last either way
        if (const auto order = model::compareNatural(a.text, b.text); order != 0)
            return down ? order > 0 : order < 0;
        return a.card != b.card ? a.card < b.card : a.row < b.row;
    });
    m_ordered.clear();
    for (const auto& key : keyed)
        m_ordered.push_back(key.row);
}

QString CollectionModel::groupOf(const model::Stack& stack) const
{
    switch (m_grouping) {
    case Grouping::Set: return stack.set.empty() ? tr("No set") : q(stack.set);
    case Grouping::Place:
        return !stack.lentTo.empty() ? tr("Lent to %1").arg(q(stack.lentTo))
               : stack.place.empty() ? tr("No place")
                                     : q(stack.place);
    case Grouping::Condition: return tr(model::conditionWord(stack.condition));
    case Grouping::Type:
    case Grouping::Domain: {
        const auto card = cardOf(stack);
        if (!card)
            return tr("Not in the catalogue");
        if (m_grouping == Grouping::Type)
            return q(m_workspace.catalogue()->type(*card));
        const auto words = q(domainWords(*m_workspace.catalogue(), *card));
        return words.isEmpty() ? tr("No domain") : words;
    }
    case Grouping::None: break;
    }
    return {};
}

void CollectionModel::add(Sums& sums, const model::Stack& stack, int sign) const
{
    sums.stacks = static_cast<std::size_t>(static_cast<std::int64_t>(sums.stacks) + sign);
    const auto copies = std::int64_t{m_forTrade ? stack.forTrade : stack.quantity} * sign;
    sums.copies += copies;
    if (stack.value)
        sums.value += *stack.value * copies;
    else
        sums.unvalued += copies;
}

void CollectionModel::fill()
{
    beginResetModel();
    m_rows.clear();
    m_headings.clear();
    m_sums = {};
    if (m_workspace.collectionSearch()) {
        const auto found = matching();
        const auto rows = m_workspace.collectionSearch()->rows();
        m_sums.stacks = found.size();
        m_rows.reserve(found.size());
        for (const auto at : found) { // without a look at the stacks themselves
            const auto& row = rows[at];
            const auto copies = m_forTrade ? row.stack->forTrade : row.quantity;
            m_sums.copies += copies;
            if (row.value == model::CollectionSearch::noValue)
                m_sums.unvalued += copies;
            else
                m_sums.value += row.value * copies;
            m_rows.push_back({row.id, 0});
        }
        if (m_grouping != Grouping::None) {
            m_rows.clear();
            std::map<QString, std::vector<const model::Stack*>> groups;
            for (const auto at : found)
                groups[groupOf(*rows[at].stack)].push_back(rows[at].stack);
            for (const auto& [title, members] : groups) {
                const auto heading = static_cast<std::uint32_t>(m_headings.size());
                m_headings.push_back({title, {}});
                m_rows.push_back({0, heading});
                for (const auto* stack : members) {
                    add(m_headings.back().sums, *stack);
                    m_rows.push_back({stack->id, heading});
                }
            }
        }
    }
    endResetModel();
    Q_EMIT shown();
}

// Rows stay where they are while a person works on them: an edit never makes the row under the cursor jump away.
bool CollectionModel::changeInPlace(const model::CollectionEdit& edit)
{
    constexpr std::size_t few = 50;
    if (edit.stacks.size() > few || edit.holds.size() > few || m_grouping != Grouping::None || !m_everything ||
        m_forTrade)
        return false;
    std::vector<model::StackId> touched;
    for (const auto& hold : edit.holds)
        touched.push_back(hold.stack);
    for (const auto& change : edit.stacks) {
        const bool before = change.before && change.before->list == m_list,
                   after = change.after && change.after->list == m_list;
        const int row = before ? rowOf(change.id()) : -1;
        if (before && row < 0)
            return false;
        if (before)
            add(m_sums, *change.before, -1);
        if (after)
            add(m_sums, *change.after);
        if (before && after) {
            touched.push_back(change.id());
        } else if (before) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        } else if (after) {
            // Where it belongs among the rows by name; elsewhere at the end of equals.
            const auto card = cardOf(*change.after).value_or(0xffffffffU);
            auto at = m_rows.end();
            if (m_column == Card)
                at = std::partition_point(m_rows.begin(), m_rows.end(), [&](const Row& other) {
                    const auto* stack = m_workspace.collection().collection().find(other.stack);
                    const auto there = stack ? cardOf(*stack).value_or(0xffffffffU) : 0xffffffffU;
                    return m_order == Qt::AscendingOrder ? there <= card : there >= card;
                });
            const int place = static_cast<int>(at - m_rows.begin());
            beginInsertRows({}, place, place);
            m_rows.insert(at, Row{change.id(), 0});
            endInsertRows();
        }
    }
    for (const auto stack : touched)
        if (const int row = rowOf(stack); row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    Q_EMIT shown();
    return true;
}

void CollectionModel::collectionUpdated(const model::CollectionEdit* edit)
{
    m_orderStale = true;
    if (!edit || !changeInPlace(*edit))
        fill();
}

const model::Stack* CollectionModel::stackAt(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_rows.size() || m_rows[static_cast<std::size_t>(row)].stack == 0)
        return nullptr;
    return m_workspace.collection().collection().find(m_rows[static_cast<std::size_t>(row)].stack);
}

int CollectionModel::rowOf(model::StackId stack) const
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.stack == stack; });
    return at == m_rows.end() || stack == 0 ? -1 : static_cast<int>(at - m_rows.begin());
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int CollectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shownColumns().size());
}

CollectionModel::Column CollectionModel::columnAt(int column)
{
    return shownColumns()[static_cast<std::size_t>(column)];
}

QString CollectionModel::display(const model::Stack& stack, Column column) const
{
    if (m_forTrade && column == StackField::Quantity)
        return tr("%1 of %2").arg(stack.forTrade).arg(stack.quantity);
    if (column && hasKind(column, {FieldKind::Amount})) {
        const auto value = model::stackValue(stack, *column);
        const auto* amount = std::get_if<std::int64_t>(&value);
        return amount ? amountFigures(*amount) : QString();
    }
    if (column && *column != StackField::ForTrade)
        return q(model::fieldText(stack, *column));
    const int copies = column ? stack.forTrade : m_workspace.collection().collection().heldOf(stack.id);
    return copies > 0 ? figures(copies) : QString();
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= m_rows.size())
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.stack == 0) {
        const auto& heading = m_headings[row.heading];
        const auto text = QStringLiteral("%1 · %2").arg(heading.title, q(copiesText(heading.sums.copies)));
        const auto whole = heading.sums.value > 0 ? tr("%1 · value %2").arg(text, amountFigures(heading.sums.value))
                                                  : text;
        if (role == HeadingRole || role == Qt::AccessibleTextRole || (role == Qt::DisplayRole && index.column() == 0))
            return whole;
        return role == StackRole ? QVariant(0LL) : QVariant();
    }
    const auto column = columnAt(index.column());
    if (role == Qt::TextAlignmentRole)
        return columnAlignment(column);
    if (role == HeadingRole)
        return {};
    const auto* stack = m_workspace.collection().collection().find(row.stack);
    if (!stack)
        return {};
    switch (role) {
    case Qt::DisplayRole: return display(*stack, column);
    case Qt::EditRole:
        return hasKind(column, {FieldKind::Copies, FieldKind::Condition})
                   ? QVariant(static_cast<int>(std::get<std::int64_t>(model::stackValue(*stack, *column))))
                   : QVariant(column ? q(model::fieldText(*stack, *column)) : display(*stack, column));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        if (role == Qt::AccessibleTextRole && index.column() != Card)
            return display(*stack, column);
        auto text = q(stackText(*stack));
        for (const auto deck : m_workspace.collection().collection().builtDecks())
            if (const int held = m_workspace.collection().collection().heldBy(deck, stack->id))
                text += QStringLiteral(" · ") +
                        tr("%1 in %2", "copies in a deck")
                            .arg(QString::number(held), m_workspace.collection().deckName(deck));
        return text;
    }
    case StackRole: return static_cast<qlonglong>(stack->id);
    case CardRole: {
        const auto card = cardOf(*stack);
        return card ? QVariant::fromValue<quint32>(*card) : QVariant();
    }
    default: return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return {};
    if (section < 0 || section >= columnCount())
        return {};
    const auto column = columnAt(section);
    if (role == Qt::TextAlignmentRole)
        return columnAlignment(column);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return column ? tr(wordsOf(*column).heading) : tr("In decks");
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || !stackAt(index.row()))
        return Qt::ItemIsEnabled;
    auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() != Card && columnAt(index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

tl::expected<model::StackValue, QString> CollectionModel::fieldValue(model::StackField field, const QString& text)
{
    if (auto value = model::parseField(field, text.toStdString()))
        return std::move(*value);
    const auto plain = text.trimmed();
    if (model::infoOf(field).kind == FieldKind::Amount) { // as the system writes it
        if (const auto amount = numberWritten(plain))
            if (auto value = model::parseField(field, QString::number(*amount, 'f', 2).toStdString()))
                return std::move(*value);
    }
    switch (model::infoOf(field).kind) {
    case FieldKind::Copies: return tl::unexpected(tr("“%1” is not a number of copies.").arg(plain));
    case FieldKind::Amount: return tl::unexpected(tr("“%1” is not an amount such as 2.50.").arg(plain));
    case FieldKind::Condition:
        return tl::unexpected(tr("“%1” is not a condition: M, NM, EX, GD, PL, PO or DM.").arg(plain));
    case FieldKind::Day: {
        if (const auto day = dayWritten(plain))
            return day->toString(Qt::ISODate).toStdString();
        return tl::unexpected(tr("“%1” is not a date such as 2026-11-21.").arg(plain));
    }
    default: return tl::unexpected(tr("This cannot be changed here."));
    }
}

bool CollectionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto* stack = stackAt(index.row());
    if (role != Qt::EditRole || !stack)
        return false;
    const auto column = columnAt(index.column());
    const auto text = column == StackField::Condition && value.userType() == QMetaType::Int
                          ? q(model::conditionCode(static_cast<model::Condition>(value.toInt())))
                          : value.toString();
    const auto changed = (flags(index) & Qt::ItemIsEditable) != 0 ? fieldValue(*column, text)
                                                                  : tl::unexpected(tr("This cannot be changed here."));
    if (!changed) {
        Q_EMIT refused(changed.error());
        return false;
    }
    std::vector<model::StackId> stacks{stack->id};
    if (std::find(m_marked.begin(), m_marked.end(), stack->id) != m_marked.end())
        stacks = m_marked;
    if (q(model::fieldText(*stack, *column)) == text && stacks.size() == 1)
        return true; // nothing new
    const auto done = m_workspace.collection().edit(
        [&](const model::Collection& collection) { return model::setField(collection, stacks, *column, *changed); });
    if (!done)
        Q_EMIT refused(done.error());
    return done.has_value();
}

} // namespace nexus::app
