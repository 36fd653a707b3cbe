#include "app/views/deck_model.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/documents/deck_document.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

#include <map>
#include <set>

namespace nexus::app {

namespace {

constexpr quintptr blockLevel = ~quintptr{0};

// Order and label of the group a card belongs to.
struct GroupName {
    int order = 0;
    std::string label;
    bool operator<(const GroupName& other) const
    {
        return order != other.order ? order < other.order : model::compareNatural(label, other.label) < 0;
    }
};

GroupName typeGroup(const model::Catalogue& catalogue, model::CardIndex card)
{
    // A subtype that is a type of the game says more than the type: a Unit that is a Leader is a Leader.
    const auto& game = catalogue.game();
    const auto types = catalogue.types(card);
    for (std::size_t t = 1; t < types.size(); ++t)
        for (std::size_t i = 0; i < game.types.size(); ++i)
            if (game.types[i].name == catalogue.terms()[types[t]])
                return {static_cast<int>(i), game.types[i].plural};
    for (std::size_t i = 0; i < game.types.size(); ++i)
        if (game.types[i].name == catalogue.type(card))
            return {static_cast<int>(i), game.types[i].plural};
    return {1000, std::string(catalogue.type(card))};
}

GroupName groupOf(const model::Catalogue& catalogue, model::CardIndex card, DeckGrouping grouping)
{
    const auto& game = catalogue.game();
    switch (grouping) {
    case DeckGrouping::Type: return typeGroup(catalogue, card);
    case DeckGrouping::Subtype: {
        const auto types = catalogue.types(card);
        return types.size() > 1 ? GroupName{0, catalogue.terms()[types[1]]} : GroupName{1, "No subtype"};
    }
    case DeckGrouping::Cost: {
        const auto cost = game.face.cost ? catalogue.number(card, *game.face.cost) : std::nullopt;
        return cost ? GroupName{*cost, std::to_string(*cost) + " " + game.attributes[*game.face.cost].label}
                    : GroupName{1'000'000, "No cost"};
    }
    case DeckGrouping::Domain: {
        if (!game.hasDomains() && game.face.frameBy == model::FrameBy::Choice) {
            const auto value = catalogue.number(card, game.face.frame);
            return value ? GroupName{*value, valueText(catalogue, card, game.face.frame)}
                         : GroupName{1'000'000, "No " + model::fold(game.attributes[game.face.frame].label)};
        }
        const auto points = domainPoints(catalogue, card);
        if (points.empty())
            return {1'000'000, "No " + model::fold(game.domain.name)};
        if (points.size() > 1)
            return {999'999, "Several " + model::fold(game.domain.plural)};
        return {points.front().domain, game.attributes[points.front().domain].label};
    }
    case DeckGrouping::None: break;
    }
    return {};
}

std::string summaryOf(const std::vector<DeckRow>& rows, const model::Game& game)
{
    int copies = 0;
    std::int64_t total = 0;
    for (const auto& row : rows) {
        copies += row.entry.count;
        total += std::int64_t{row.entry.count} * row.cost.value_or(0);
    }
    auto text = plural(copies, "card", "cards");
    if (game.face.cost)
        text += " · " + std::to_string(total) + " " + game.attributes[*game.face.cost].label;
    return text;
}

// Problems by card name, with the section where the finding names one.
std::multimap<std::string, std::pair<std::optional<model::SectionId>, std::string>> problemsByCard(
    const DeckDocument& document)
{
    std::multimap<std::string, std::pair<std::optional<model::SectionId>, std::string>> found;
    for (const auto& finding : document.report().findings)
        if (finding.card && finding.severity == model::Severity::Error && !finding.isOpen())
            found.emplace(*finding.card, std::pair(finding.section, findingText(finding, document.checker())));
    return found;
}

} // namespace

QString domainWord(const model::Game& game)
{
    if (game.hasDomains())
        return q(game.domain.name).toLower();
    return game.face.frameBy == model::FrameBy::Choice ? q(game.attributes[game.face.frame].label).toLower()
                                                       : QString();
}

DeckModel::DeckModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void DeckModel::setDocument(DeckDocument* document)
{
    if (!follow(m_document, document, this, &DeckModel::rebuild))
        return;
    beginResetModel();
    m_blocks = build();
    endResetModel();
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
    std::vector<DeckBlock> blocks;
    if (!m_document)
        return blocks;
    const auto& checker = m_document->checker();
    const auto& catalogue = checker.catalogue();
    const auto& ruleset = checker.ruleset();
    const auto problems = problemsByCard(*m_document);
    std::optional<model::CardSet> shown;
    if (!m_filter.isEmpty())
        if (const auto query = model::parseQuery(m_filter.toStdString(), catalogue.game()))
            shown = model::matching(query->root, catalogue);
    const auto words = model::fold(m_filter.toStdString());

    std::map<model::SectionId, std::vector<DeckRow>> rows;
    for (const auto& section : m_document->deck().sections)
        rows[section.id];
    for (const auto& resolved : checker.resolve(m_document->deck())) {
        DeckRow row{*resolved.entry, resolved.card, std::nullopt, {}};
        std::string name = row.entry.card;
        if (row.card) {
            if (catalogue.game().face.cost)
                row.cost = catalogue.number(*row.card, *catalogue.game().face.cost);
            name = model::unambiguousName(catalogue, *row.card);
        }
        model::SectionId section;
        for (const auto& candidate : m_document->deck().sections) // the row points into its section
            if (!candidate.entries.empty() && resolved.entry >= candidate.entries.data() &&
                resolved.entry < candidate.entries.data() + candidate.entries.size())
                section = candidate.id;
        if (!m_filter.isEmpty()) {
            const bool fits = (shown && row.card && shown->contains(*row.card)) ||
                              ((!shown || !row.card) && model::fold(name).find(words) != std::string::npos);
            if (!fits)
                continue;
        }
        if (!checker.isFree(section)) {
            const auto range = problems.equal_range(name);
            for (auto it = range.first; it != range.second && row.problem.empty(); ++it)
                if (!it->second.first || *it->second.first == section)
                    row.problem = it->second.second;
        }
        rows[section].push_back(std::move(row));
    }

    const auto byName = [](const DeckRow& a, const DeckRow& b) {
        return model::compareNatural(model::fold(a.entry.card), model::fold(b.entry.card)) < 0;
    };
    const auto addSection = [&](const model::SectionId& id, const std::string& label, bool grouped) {
        auto& mine = rows[id];
        std::stable_sort(mine.begin(), mine.end(), byName);
        if (!grouped || m_grouping == DeckGrouping::None) {
            blocks.push_back({id, label, summaryOf(mine, catalogue.game()), false, std::move(mine)});
            return;
        }
        std::map<GroupName, std::vector<DeckRow>> groups;
        for (auto& row : mine)
            groups[row.card ? groupOf(catalogue, *row.card, m_grouping) : GroupName{2'000'000, "Not in the catalogue"}]
                .push_back(std::move(row));
        if (groups.empty())
            blocks.push_back({id, label, summaryOf({}, catalogue.game()), false, {}});
        for (auto& [name, members] : groups)
            blocks.push_back({id, name.label, summaryOf(members, catalogue.game()), true, std::move(members)});
    };
    for (const auto& section : ruleset.sections) {
        if (rows[section.id].empty() && isFiltered())
            continue; // an empty section is shown else: cards are dropped there
        addSection(section.id, section.label, !section.optional && !section.free);
        rows.erase(section.id);
    }
    for (auto& [id, left] : rows)
        if (!left.empty())
            addSection(id, id.str(), false);
    return blocks;
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
    auto text = tr("%1 × %2").arg(row.entry.count).arg(q(row.entry.card));
    if (row.card && m_document) {
        const auto& catalogue = m_document->checker().catalogue();
        const auto domains = q(domainWords(catalogue, *row.card));
        if (!domains.isEmpty())
            text += QStringLiteral(", ") + domains;
        if (row.cost)
            text += tr(", %1 %2 each, %3 together")
                        .arg(*row.cost)
                        .arg(q(catalogue.game().attributes[*catalogue.game().face.cost].label))
                        .arg(*row.cost * row.entry.count);
    }
    text += QStringLiteral(", ") + q(block.label);
    if (!row.problem.empty())
        text += tr(". Wrong: ") + q(row.problem);
    return text;
}

QVariant DeckModel::data(const QModelIndex& index, int role) const
{
    const auto* of = block(index);
    if (!of)
        return {};
    const auto* card = row(index);
    switch (role) {
    case Qt::DisplayRole: return q(card ? card->entry.card : of->label);
    case Qt::EditRole: return card ? QVariant(card->entry.count) : QVariant();
    case Qt::ToolTipRole: return card ? q(card->problem.empty() ? card->entry.card : card->problem) : QVariant();
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
    return drag.cards.empty() ? nullptr : toMime(drag);
}

bool DeckModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const
{
    if (!m_document || !data->hasFormat(cardDragType()))
        return false;
    const auto drag = cardDragOf(data);
    return drag && (block(parent) || !drag->fromDeck());
}

bool DeckModel::dropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent)
{
    const auto drag = cardDragOf(data);
    const auto* onto = block(parent);
    if (!drag || !m_document || (!onto && drag->fromDeck()))
        return false;
    bool done = false;
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
        Q_EMIT dropped(m_document->undoStack().undoText());
    return false; // the model has changed itself; the view must not take rows out
}

} // namespace nexus::app
