#include "ui/card/gallery_model.h"

#include "app/text/card_text.h"

#include <QMimeData>

namespace nexus::ui {

GalleryModel::GalleryModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void GalleryModel::setCards(std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::CardIndex> cards)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_cards = m_catalogue ? std::move(cards) : std::vector<model::CardIndex>();
    endResetModel();
}

void GalleryModel::setColumns(int columns)
{
    columns = std::max(columns, 1);
    if (columns == m_columns)
        return;
    beginResetModel();
    m_columns = columns;
    endResetModel();
}

std::size_t GalleryModel::positionAt(const QModelIndex& index) const
{
    return static_cast<std::size_t>(index.row()) * static_cast<std::size_t>(m_columns) +
           static_cast<std::size_t>(index.column());
}

QModelIndex GalleryModel::indexAt(std::size_t position) const
{
    const auto columns = static_cast<std::size_t>(m_columns);
    return position < m_cards.size() ? index(static_cast<int>(position / columns), static_cast<int>(position % columns))
                                     : QModelIndex();
}

std::optional<model::CardIndex> GalleryModel::cardAt(const QModelIndex& index) const
{
    if (!index.isValid() || positionAt(index) >= m_cards.size())
        return std::nullopt;
    return m_cards[positionAt(index)];
}

std::optional<std::size_t> GalleryModel::positionOf(model::CardIndex card) const
{
    const auto it = std::find(m_cards.begin(), m_cards.end(), card);
    return it == m_cards.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - m_cards.begin()));
}

int GalleryModel::rowCount(const QModelIndex& parent) const
{
    const auto columns = static_cast<std::size_t>(m_columns);
    return parent.isValid() ? 0 : static_cast<int>((m_cards.size() + columns - 1) / columns);
}

int GalleryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_columns; }

QVariant GalleryModel::data(const QModelIndex& index, int role) const
{
    const auto card = cardAt(index);
    if (!card)
        return {};
    if (role == Qt::DisplayRole)
        return QString::fromStdString(std::string(m_catalogue->name(*card)));
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    const auto here = mark(*card);
    QString text = QString::fromStdString(
        role == Qt::ToolTipRole ? std::string(m_catalogue->name(*card)) : app::cardSentence(*m_catalogue, *card));
    if (here.copies > 0)
        text += tr(", %1 in the deck").arg(here.copies);
    if (!here.words.isEmpty())
        text += (here.addable ? tr(", ") : tr(", cannot be added: ")) + here.words;
    // Tooltips would read markup in a card's name.
    return role == Qt::ToolTipRole ? QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped()) : text;
}

Qt::ItemFlags GalleryModel::flags(const QModelIndex& index) const
{
    return cardAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                         : Qt::NoItemFlags;
}

QMimeData* GalleryModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<model::CardIndex> cards;
    for (const auto& index : indexes)
        if (const auto card = cardAt(index))
            cards.push_back(*card);
    return m_mime && !cards.empty() ? m_mime(cards) : nullptr;
}

} // namespace nexus::ui
