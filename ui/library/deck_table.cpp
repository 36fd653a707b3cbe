#include "ui/library/deck_table.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

namespace nexus::ui {

namespace {

constexpr int sortRole = Qt::UserRole + 2;
constexpr int foundRole = Qt::UserRole + 3; // on the name: the words find the deck
constexpr int checkedAtOnce = 8;

std::int64_t idOf(const QModelIndex& index)
{
    return index.siblingAtColumn(DeckTable::Name).data(DeckTable::deckRole).toLongLong();
}

QList<QStandardItem*> makeRow(const app::LibraryDeck& deck, int place, const model::Game& game, bool found)
{
    const auto cell = [](const QString& text, const QVariant& sort) {
        auto* item = new QStandardItem(text);
        item->setEditable(false);
        item->setData(sort, sortRole);
        return item;
    };
    auto* name = cell(q(deck.name), place);
    name->setData(static_cast<qlonglong>(deck.id), DeckTable::deckRole);
    name->setData(found, foundRole);
    if (!deck.author.empty())
        name->setToolTip(DeckTable::tr("by %1").arg(q(deck.author)));
    auto* cards = cell(figures(deck.cards), deck.cards);
    cards->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* ruleset = cell(q(app::editionName(deck.ruleset, game)), q(deck.ruleset));
    ruleset->setToolTip(q(deck.ruleset));
    const auto tags = q(model::joined(deck.tags, ", "));
    const auto& when = deck.deleted.empty() ? deck.modified : deck.deleted;
    return {name, cell(deck.deleted.empty() ? QStringLiteral("…") : QString(), -1), cards, ruleset, cell(tags, tags),
        cell(localTime(when), q(when))};
}

} // namespace

DeckTable::DeckTable(Holds holds, QWidget* parent)
    : QTreeView(parent)
    , m_holds(holds)
    , m_rows(new QStandardItemModel(this))
    , m_shown(new QSortFilterProxyModel(this))
{
    const bool bin = holds == Holds::Bin;
    m_rows->setHorizontalHeaderLabels({tr("Name"), tr("Legality"), tr("Cards"), tr("Ruleset"), tr("Tags"),
        bin ? tr("Moved to the bin") : tr("Changed")});
    m_rows->horizontalHeaderItem(Cards)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_shown->setSourceModel(m_rows);
    m_shown->setSortRole(sortRole);
    m_shown->setFilterRole(foundRole);
    m_shown->setFilterFixedString(QStringLiteral("true"));
    setModel(m_shown);
    setAccessibleName(bin ? tr("Decks in the bin") : tr("Decks of the library"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSortingEnabled(true);
    sortByColumn(Name, Qt::AscendingOrder);
    header()->setStretchLastSection(true);
    setColumnHidden(Legality, bin);
    if (bin) {
        setColumnWidth(Name, 260);
    } else {
        const int widths[] = {200, 112, 56, 140, 120};
        for (int column = Name; column < Changed; ++column)
            setColumnWidth(column, widths[column]);
    }
    callOnce(m_checkSoon, 0, this, &DeckTable::checkSome);
}

void DeckTable::setDecks(std::vector<app::LibraryDeck> decks, const model::Game& game)
{
    m_filling = true;
    const auto kept = keep();
    m_decks = std::move(decks);
    m_rows->setRowCount(0);
    for (const auto& deck : m_decks)
        m_rows->appendRow(makeRow(deck, m_rows->rowCount(), game, app::DeckLibrary::matches(deck, m_words)));
    restore(kept);
    m_unchecked = 0;
    checkSome();
    m_filling = false;
    Q_EMIT chosenChanged();
}

void DeckTable::setWords(const std::string& words)
{
    m_words = words;
    for (int row = 0; row < all(); ++row)
        m_rows->item(row)->setData(app::DeckLibrary::matches(m_decks[static_cast<std::size_t>(row)], words), foundRole);
}

std::vector<std::int64_t> DeckTable::chosen() const
{
    std::vector<std::int64_t> decks;
    for (const auto& index : selectionModel()->selectedRows(Name))
        decks.push_back(idOf(index));
    return decks;
}

std::optional<std::int64_t> DeckTable::onlyChosen() const
{
    const auto decks = chosen();
    return decks.size() == 1 ? std::optional(decks.front()) : std::nullopt;
}

QString DeckTable::onlyChosenName() const
{
    const auto rows = selectionModel()->selectedRows(Name);
    return rows.size() == 1 ? rows.front().data().toString() : QString();
}

void DeckTable::choose(std::int64_t deck)
{
    for (int row = 0; row < shown(); ++row)
        if (const auto index = m_shown->index(row, Name); idOf(index) == deck)
            chooseRow(index);
}

void DeckTable::chooseFirst()
{
    if (shown() > 0 && !selectionModel()->hasSelection())
        chooseRow(m_shown->index(0, Name));
}

// This row and no other, also while Ctrl is still down: setCurrentIndex() would take that for a toggle.
void DeckTable::chooseRow(const QModelIndex& index)
{
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

DeckTable::Kept DeckTable::keep() const
{
    return {chosen(), idOf(currentIndex()), std::max(0, currentIndex().row()), verticalScrollBar()->value()};
}

void DeckTable::restore(const Kept& kept)
{
    QItemSelection again;
    QModelIndex current;
    for (int row = 0; row < shown(); ++row) {
        const auto index = m_shown->index(row, Name);
        const auto id = idOf(index);
        if (std::find(kept.decks.begin(), kept.decks.end(), id) != kept.decks.end())
            again.select(index, m_shown->index(row, Changed));
        if (id == kept.current)
            current = index;
    }
    if (again.isEmpty()) {
        if (shown() > 0 && (m_holds == Holds::Library || !kept.decks.empty()))
            chooseRow(m_shown->index(std::min(kept.row, shown() - 1), Name));
        return;
    }
    selectionModel()->setCurrentIndex(
        current.isValid() ? current : again.indexes().front(), QItemSelectionModel::NoUpdate);
    selectionModel()->select(again, QItemSelectionModel::ClearAndSelect);
    verticalScrollBar()->setValue(kept.scroll);
}

void DeckTable::checkSome()
{
    if (!m_verdictOf)
        return;
    for (int i = 0; i < checkedAtOnce && m_unchecked < all(); ++i)
        showLegality(m_unchecked++);
    if (m_unchecked < all())
        m_checkSoon.start();
}

void DeckTable::showLegality(int row)
{
    const auto verdict = m_verdictOf(m_decks[static_cast<std::size_t>(row)].id);
    const auto words = q(app::DeckLibrary::legalityWords(verdict));
    const char* sign = verdict.errors ? app::wrongSign : verdict.open ? app::openSign : app::metSign;
    auto* cell = m_rows->item(row, Legality);
    cell->setText(withSign(sign, words));
    cell->setData(words, Qt::AccessibleTextRole);
    cell->setForeground(verdict.errors ? theme().bad : verdict.open ? theme().open : theme().good);
    cell->setData(verdict.errors * 1000 + verdict.open, sortRole);
}

void DeckTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    if (!m_filling)
        Q_EMIT chosenChanged();
}

void DeckTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        for (int row = 0; row < m_unchecked; ++row)
            showLegality(row); // rows carry colours of the theme
    QTreeView::changeEvent(event);
}

} // namespace nexus::ui
