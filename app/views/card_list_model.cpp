#include "app/views/card_list_model.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/cards/catalogue.h"
#include "model/search/query_match.h"

#include <QFont>

#include <algorithm>

namespace nexus::app {

using importers::SheetPlace;

CardListModel::CardListModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    connect(&m_reading, &TextReading::read, this, &CardListModel::fill);
}

void CardListModel::setDocument(CardListDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &CardListDocument::changed, this, &CardListModel::changed);
    m_cards.reset();
    fill();
}

bool CardListModel::setQuery(const QString& text)
{
    m_error.reset();
    if (!m_document)
        return true;
    if (text.trimmed().isEmpty()) {
        m_query.reset();
    } else {
        auto query = model::parseQuery(text.toStdString(), m_document->game());
        if (!query) {
            m_error = query.error();
            return false;
        }
        m_query = std::move(*query);
    }
    fill();
    return true;
}

std::vector<std::size_t> CardListModel::shape() const
{
    std::vector<std::size_t> rows;
    if (m_document)
        for (const auto& table : m_document->sheet().tables)
            rows.push_back(table.rows.size());
    return rows;
}

int CardListModel::rowOf(SheetPlace place) const
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), place);
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

int CardListModel::cardCount() const
{
    std::size_t count = 0;
    if (m_document)
        for (const auto& table : m_document->sheet().tables)
            count += table.cards ? table.rows.size() : 0;
    return static_cast<int>(count);
}

void CardListModel::changed()
{
    m_cards.reset();
    if (shape() != m_shape)
        return fill();
    // Only rows that differ are painted anew.
    for (int row = 0; row < rowCount(); ++row) {
        const auto& at = place(row);
        const auto& cells = m_document->sheet().tables[at.table].rows[at.row].cells;
        auto& shown = m_shown[static_cast<std::size_t>(row)];
        if (shown == cells)
            continue;
        shown = cells;
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

void CardListModel::fill()
{
    beginResetModel();
    m_headings.clear();
    m_columns.clear();
    m_rows.clear();
    m_shape = shape();
    for (std::size_t t = 0; t < m_shape.size(); ++t) {
        const auto& table = m_document->sheet().tables[t];
        for (std::size_t r = 0; table.cards && r < table.rows.size(); ++r)
            m_rows.push_back({t, r});
        for (const auto& heading : table.headings)
            if (table.cards && std::find(m_headings.begin(), m_headings.end(), heading) == m_headings.end())
                m_headings.push_back(heading);
    }
    for (std::size_t t = 0; t < m_shape.size(); ++t) {
        const auto& headings = m_document->sheet().tables[t].headings;
        auto& columns = m_columns.emplace_back();
        for (const auto& heading : m_headings) {
            const auto at = std::find(headings.begin(), headings.end(), heading);
            columns.push_back(
                at == headings.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - headings.begin())));
        }
    }
    keepMatching();
    if (m_sorted >= 0 && m_sorted < static_cast<int>(m_headings.size())) {
        const auto column = static_cast<std::size_t>(m_sorted);
        const auto key = [&](SheetPlace place) {
            const auto* text = cell(place, column);
            return text ? model::fold(*text) : std::string();
        };
        std::stable_sort(m_rows.begin(), m_rows.end(), [&](SheetPlace a, SheetPlace b) {
            const auto order = model::compareNatural(key(a), key(b));
            return m_direction == Qt::AscendingOrder ? order < 0 : order > 0;
        });
    }
    m_shown.clear();
    for (const auto& at : m_rows)
        m_shown.push_back(m_document->sheet().tables[at.table].rows[at.row].cells);
    endResetModel();
}

void CardListModel::keepMatching()
{
    model::UnreadTexts unread;
    if (!m_query || !m_document) {
        (void)m_reading.expect(unread, nullptr);
        return;
    }
    const auto& reading = m_document->reading();
    if (!m_cards) {
        model::CatalogueBuilder builder(m_document->game());
        for (const auto& listed : reading.list.cards)
            builder.add(listed.card);
        m_cards = builder.build();
    }
    const auto found = model::matching(m_query->root, *m_cards, {.unread = &unread});
    if (!m_reading.expect(unread, m_cards))
        return;
    std::vector<SheetPlace> others;
    for (std::size_t i = 0; i < reading.places.size(); ++i)
        if (const auto card = m_cards->byKey(reading.list.cards[i].key.str()); card && !found.contains(*card))
            others.push_back(reading.places[i]);
    std::sort(others.begin(), others.end());
    std::erase_if(m_rows, [&](SheetPlace place) { return std::binary_search(others.begin(), others.end(), place); });
}

const std::string* CardListModel::cell(SheetPlace place, std::size_t column) const
{
    const auto at = m_columns[place.table][column];
    const auto& rows = m_document->sheet().tables[place.table].rows;
    return at && place.row < rows.size() ? &rows[place.row].cells[*at] : nullptr;
}

std::optional<std::size_t> CardListModel::column(int row, int column) const
{
    return m_columns[place(row).table][static_cast<std::size_t>(column)];
}

int CardListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant CardListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_document)
        return {};
    const auto at = place(index.row());
    if (role == Qt::DisplayRole || role == Qt::EditRole) {
        const auto* text = cell(at, static_cast<std::size_t>(index.column()));
        if (!text)
            return {};
        return role == Qt::EditRole ? q(*text) : q(*text).replace(QLatin1Char('\n'), QLatin1Char(' '));
    }
    if (role == ChangedRole) {
        const auto own = m_columns[at.table][static_cast<std::size_t>(index.column())];
        return own && m_document->isChanged(at, *own);
    }
    if (role == Qt::FontRole && data(index, ChangedRole).toBool()) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::ToolTipRole) {
        const auto& problems = m_document->reading().problems;
        const auto found = problems.find(at);
        return found == problems.end() ? QVariant() : q(problemText(found->second.front()));
    }
    return {};
}

bool CardListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !m_document)
        return false;
    const auto at = column(index.row(), index.column());
    return at && m_document->setCell(place(index.row()), *at, value.toString());
}

Qt::ItemFlags CardListModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractTableModel::flags(index);
    if (index.isValid() && column(index.row(), index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || role != Qt::DisplayRole || section >= columnCount())
        return {};
    return q(m_headings[static_cast<std::size_t>(section)]);
}

void CardListModel::sort(int column, Qt::SortOrder order)
{
    m_sorted = column;
    m_direction = order;
    fill();
}

} // namespace nexus::app
