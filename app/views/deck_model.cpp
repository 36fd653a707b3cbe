#include "app/views/deck_model.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/documents/deck_document.h"
#include "app/text/advice_text.h"
#include "app/text/card_text.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <set>
#include <span>

namespace nexus::app {

namespace {

constexpr quintptr blockLevel = ~quintptr{0};
constexpr std::size_t touchedAtMost = 3; // entries: more of them are a change of the whole deck

struct Touch {
    model::SectionId section;
    model::DeckEntry entry;
    int by = 0;
};

using Entries = std::span<const model::DeckEntry>;

Entries entriesOf(const std::vector<model::DeckSection>& sections, const model::SectionId& id)
{
    for (const auto& section : sections)
        if (section.id == id)
            return section.entries;
    return {};
}

int copiesIn(Entries entries, const model::DeckEntry& entry)
{
    int copies = 0;
    for (const auto& there : entries)
        if (sameCard(there, entry) && there.printing == entry.printing)
            copies += there.count;
    return copies;
}

// What differs between two lists of entries lies together: what is alike before and behind it goes.
void stripAlike(Entries& a, Entries& b)
{
    while (!a.empty() && !b.empty() && a.front() == b.front()) {
        a = a.subspan(1);
        b = b.subspan(1);
    }
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a = a.first(a.size() - 1);
        b = b.first(b.size() - 1);
    }
}

// What has more copies than before or, where nothing has, fewer; nothing where too much differs.
std::optional<Touch> touchOf(
    const std::vector<model::DeckSection>& before, const std::vector<model::DeckSection>& after)
{
    std::set<model::SectionId> ids;
    for (const auto* sections : {&before, &after})
        for (const auto& section : *sections)
            ids.insert(section.id);
    std::optional<Touch> touch;
    std::size_t differing = 0;
    for (const auto& id : ids) {
        auto was = entriesOf(before, id), is = entriesOf(after, id);
        stripAlike(was, is);
        differing += std::max(was.size(), is.size());
        if (differing > touchedAtMost)
            return std::nullopt;
        for (const auto& entries : {was, is})
            for (const auto& entry : entries)
                if (const int by = copiesIn(is, entry) - copiesIn(was, entry); by != 0 && (!touch || by > touch->by))
                    touch = Touch{id, entry, by};
    }
    return touch;
}

} // namespace

DeckModel::DeckModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void DeckModel::setDocument(DeckDocument* document)
{
    if (!follow(m_document, document, this, &DeckModel::takeChange))
        return;
    m_shown = document ? document->deck().sections : std::vector<model::DeckSection>();
    beginResetModel();
    m_blocks = build();
    endResetModel();
}

void DeckModel::takeChange()
{
    const auto before = std::exchange(m_shown, m_document->deck().sections);
    rebuild();
    if (const auto touch = touchOf(before, m_shown))
        Q_EMIT touched(touch->section, touch->entry, touch->by);
}

bool DeckModel::hasCards() const
{
    return std::any_of(m_blocks.begin(), m_blocks.end(), [](const auto& block) { return !block.rows.empty(); });
}

void DeckModel::setGrouping(DeckGrouping grouping)
{
    m_grouping = grouping;
    rebuild();
}

void DeckModel::setFilter(const QString& text)
{
    m_filter = text.trimmed();
    rebuild();
}

std::vector<DeckBlock> DeckModel::build() const
{
    return m_document ? deckBlocks(m_document->deck(), m_document->checker(), m_document->report(), m_grouping,
                            m_filter.toStdString())
                      : std::vector<DeckBlock>();
}

void DeckModel::rebuild()
{
    auto blocks = build();
    const bool same = blocks.size() == m_blocks.size() &&
                      std::equal(blocks.begin(), blocks.end(), m_blocks.begin(), [](const auto& a, const auto& b) {
                          return a.section == b.section && a.label == b.label && a.rows.size() == b.rows.size();
                      });
    if (!same) {
        beginResetModel();
        m_blocks = std::move(blocks);
        endResetModel();
        return;
    }
    // One by one, so that a view paints those alone that say something else now.
    const auto before = std::exchange(m_blocks, std::move(blocks));
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const auto block = index(static_cast<int>(i), 0);
        if (m_blocks[i].summary != before[i].summary)
            Q_EMIT dataChanged(block, block);
        for (std::size_t k = 0; k < m_blocks[i].rows.size(); ++k)
            if (const auto row = index(static_cast<int>(k), 0, block); m_blocks[i].rows[k] != before[i].rows[k])
                Q_EMIT dataChanged(row, row);
    }
}

const DeckBlock* DeckModel::block(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const auto at = index.internalId() == blockLevel ? static_cast<std::size_t>(index.row()) : index.internalId();
    return at < m_blocks.size() ? &m_blocks[at] : nullptr;
}

const DeckRow* DeckModel::row(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == blockLevel)
        return nullptr;
    const auto* of = block(index);
    return of && static_cast<std::size_t>(index.row()) < of->rows.size()
               ? &of->rows[static_cast<std::size_t>(index.row())]
               : nullptr;
}

QModelIndex DeckModel::find(const model::SectionId& section, const model::DeckEntry& entry) const
{
    for (std::size_t b = 0; b < m_blocks.size(); ++b)
        for (std::size_t r = 0; m_blocks[b].section == section && r < m_blocks[b].rows.size(); ++r)
            if (sameCard(m_blocks[b].rows[r].entry, entry) && m_blocks[b].rows[r].entry.printing == entry.printing)
                return createIndex(static_cast<int>(r), 0, quintptr{b});
    return {};
}

QModelIndexList DeckModel::named(const std::vector<std::string>& cards) const
{
    std::set<std::string> wanted;
    for (const auto& card : cards)
        wanted.insert(model::fold(card));
    QModelIndexList found;
    for (std::size_t b = 0; b < m_blocks.size(); ++b)
        for (std::size_t r = 0; r < m_blocks[b].rows.size(); ++r) {
            const auto& row = m_blocks[b].rows[r];
            const auto full = row.card && m_document
                                  ? model::unambiguousName(m_document->checker().catalogue(), *row.card)
                                  : row.entry.card;
            if (wanted.count(model::fold(row.entry.card)) || wanted.count(model::fold(full)))
                found << createIndex(static_cast<int>(r), 0, quintptr{b});
        }
    return found;
}

QModelIndex DeckModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, parent.isValid() ? static_cast<quintptr>(parent.row()) : blockLevel);
}

QModelIndex DeckModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == blockLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, blockLevel);
}

int DeckModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_blocks.size());
    if (parent.internalId() != blockLevel || static_cast<std::size_t>(parent.row()) >= m_blocks.size())
        return 0;
    return static_cast<int>(m_blocks[static_cast<std::size_t>(parent.row())].rows.size());
}

QString DeckModel::sentence(const DeckBlock& block, const DeckRow& row) const
{
    QStringList parts{tr("%1 × %2").arg(QString::number(row.entry.count), q(row.name))};
    if (row.card && m_document) {
        const auto& catalogue = m_document->checker().catalogue();
        const auto domains = q(domainWords(catalogue, *row.card));
        if (!domains.isEmpty())
            parts << domains;
        if (row.cost)
            parts << tr("%1 %2 each, %3 in total")
                         .arg(QString::number(*row.cost), q(block.unit), QString::number(*row.cost * row.entry.count));
    }
    parts << q(block.label);
    const auto text = parts.join(QStringLiteral(", "));
    return row.problem.empty() ? text : tr("%1. Wrong: %2", "a card and why").arg(text, q(row.problem));
}

QVariant DeckModel::data(const QModelIndex& index, int role) const
{
    const auto* of = block(index);
    if (!of)
        return {};
    const auto* card = row(index);
    switch (role) {
    case Qt::DisplayRole: return q(card ? card->name : of->label);
    case Qt::EditRole: return card ? QVariant(card->entry.count) : QVariant();
    case Qt::ToolTipRole: return card ? q(card->problem.empty() ? card->name : card->problem) : QVariant();
    case Qt::AccessibleTextRole:
        return card ? sentence(*of, *card) : q(of->label) + QStringLiteral(", ") + q(of->summary);
    default: return {};
    }
}

Qt::ItemFlags DeckModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    const auto both = Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    return row(index)
               ? both | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsEditable | Qt::ItemNeverHasChildren
               : both;
}

QStringList DeckModel::mimeTypes() const { return {cardDragType()}; }

QMimeData* DeckModel::mimeData(const QModelIndexList& indexes) const
{
    CardDrag drag;
    for (const auto& index : indexes)
        if (const auto* card = row(index))
            drag.cards.push_back({card->entry, q(block(index)->section.str())});
    return drag.cards.empty() ? nullptr : toMime(drag, m_document->checker().catalogue());
}

bool DeckModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const
{
    if (!m_document || !data->hasFormat(cardDragType()))
        return false;
    const auto drag = cardDragOf(data);
    const auto* onto = block(parent);
    return drag && (onto ? takes(onto->section, *drag) : !drag->fromDeck());
}

bool DeckModel::takes(const model::SectionId& section, const CardDrag& drag) const
{
    const auto& checker = m_document->checker();
    const auto index = checker.sectionIndex(section);
    return std::all_of(drag.cards.begin(), drag.cards.end(), [&](const auto& card) {
        const auto found = model::lookUp(checker.catalogue(), card.entry);
        return !found.card || index == model::DeckChecker::noSection || checker.accepts(index, *found.card);
    });
}

bool DeckModel::dropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent)
{
    const auto drag = cardDragOf(data);
    const auto* onto = block(parent);
    if (!drag || !m_document || (!onto && drag->fromDeck()))
        return false;
    bool done = false;
    const auto before = m_document->deck();
    if (!onto) { // beside the sections: each card to its own
        std::vector<model::CardIndex> cards;
        for (const auto& card : drag->cards)
            if (const auto found = model::lookUp(m_document->checker().catalogue(), card.entry); found.card)
                cards.push_back(*found.card);
        done = addToHome(*m_document, cards);
    } else if (!drag->fromDeck()) {
        done = addCards(*m_document, drag->entries(), onto->section);
    } else {
        const auto section = onto->section;
        std::vector<PlacedCard> cards;
        for (const auto& [entry, from] : drag->cards)
            cards.push_back({model::SectionId(from.toStdString()), entry});
        done = moveCards(*m_document, cards, section);
    }
    if (done)
        Q_EMIT dropped(q(deedText(before, m_document->deck(), m_document->report(), m_document->checker())));
    return false; // the model has changed itself; the view must not take rows out
}

} // namespace nexus::app
