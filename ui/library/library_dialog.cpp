#include "ui/library/library_dialog.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "ui/theme/painting.h"
#include "ui/theme/screen_room.h"
#include "ui/theme/theme.h"

#include <QDateTime>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace nexus::ui {

namespace {

enum Column { Name, Legality, Cards, Ruleset, Tags, Changed, ColumnCount };
constexpr int idRole = Qt::UserRole + 1;   // on the name
constexpr int sortRole = Qt::UserRole + 2;
constexpr int textRole = Qt::UserRole + 3; // on the name: what the filter looks at is hidden by it
constexpr int checkedAtOnce = 8;

QString q(const std::string& text) { return QString::fromStdString(text); }

QString localTime(const std::string& utc)
{
    return QLocale().toString(QDateTime::fromString(q(utc), Qt::ISODate).toLocalTime(), QLocale::ShortFormat);
}

QList<QStandardItem*> makeRow(const app::LibraryDeck& deck, int place, const model::Game& game)
{
    const auto cell = [](const QString& text, const QVariant& sort) {
        auto* item = new QStandardItem(text);
        item->setEditable(false);
        item->setData(sort, sortRole);
        return item;
    };
    auto* name = cell(q(deck.name), place);
    name->setData(static_cast<qlonglong>(deck.id), idRole);
    name->setData(true, textRole);
    if (!deck.author.empty())
        name->setToolTip(QObject::tr("by %1").arg(q(deck.author)));
    auto* cards = cell(QString::number(deck.cards), deck.cards);
    cards->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* ruleset = cell(q(app::editionName(deck.ruleset, game)), q(deck.ruleset));
    ruleset->setToolTip(q(deck.ruleset));
    const auto tags = q(model::joined(deck.tags, ", "));
    const auto& when = deck.deleted.empty() ? deck.modified : deck.deleted;
    return {name,  cell(deck.deleted.empty() ? QStringLiteral("…") : QString(), -1), cards, ruleset,
            cell(tags, tags), cell(localTime(when), q(when))};
}

// This row and no other, also while Ctrl is still down: QTreeView::setCurrentIndex() would take that for a toggle.
void choose(QTreeView* table, const QModelIndex& index)
{
    table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    table->scrollTo(index);
}

QPushButton* button(const QString& text, QLayout* row)
{
    auto* made = new QPushButton(text);
    made->setAutoDefault(false);
    row->addWidget(made);
    return made;
}

} // namespace

LibraryDialog::LibraryDialog(app::Workspace& workspace, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_library(workspace)
{
    setWindowTitle(tr("Deck library"));
    resizeOnScreen(*this, {1120, 660});
    m_filter = new QLineEdit;
    m_filter->setPlaceholderText(tr("Find by name, tag or author"));
    m_filter->setAccessibleName(tr("Find decks"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &LibraryDialog::applyFilter);
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Library and bin"));
    m_tabs->addTab(makeDecksPage(), {});
    m_tabs->addTab(makeBinPage(), {});
    m_status = new QLabel;
    m_status->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_status);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_filter, qOverload<>(&QWidget::setFocus));
    connect(&m_library, &app::DeckLibrary::changed, this, &LibraryDialog::reload);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { applyFilter(); });
    reload();
    m_filter->setFocus();
}

QTreeView* LibraryDialog::makeTable(QStandardItemModel*& model, QSortFilterProxyModel*& shown, const QString& name)
{
    model = new QStandardItemModel(this);
    shown = new QSortFilterProxyModel(this);
    shown->setSourceModel(model);
    shown->setSortRole(sortRole);
    shown->setFilterRole(textRole);
    shown->setFilterFixedString(QStringLiteral("true"));
    auto* table = new QTreeView;
    table->setModel(shown);
    table->setAccessibleName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAlternatingRowColors(true);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setSortingEnabled(true);
    table->sortByColumn(Name, Qt::AscendingOrder);
    table->header()->setStretchLastSection(true);
    return table;
}

QWidget* LibraryDialog::makeDecksPage()
{
    m_decks = makeTable(m_deckRows, m_decksShown, tr("Decks of the library"));
    auto* buttons = new QHBoxLayout;
    auto* openIt = button(tr("&Open"), buttons);
    auto* make = button(tr("&New deck"), buttons);
    auto* name = button(tr("&Rename…"), buttons);
    auto* copy = button(tr("&Duplicate"), buttons);
    auto* write = button(tr("&Export…"), buttons);
    buttons->addStretch();
    auto* bin = button(tr("Move to &bin"), buttons);
    m_oneDeck = {name, copy, write};
    m_someDecks = {openIt, bin};
    connect(openIt, &QPushButton::clicked, this, &LibraryDialog::open);
    connect(make, &QPushButton::clicked, this, &LibraryDialog::newDeck);
    connect(name, &QPushButton::clicked, this, &LibraryDialog::rename);
    connect(copy, &QPushButton::clicked, this, &LibraryDialog::duplicate);
    connect(write, &QPushButton::clicked, this, &LibraryDialog::exportDeck);
    connect(bin, &QPushButton::clicked, this, &LibraryDialog::moveToBin);
    connect(m_decks, &QTreeView::doubleClicked, this, &LibraryDialog::open);
    connect(m_decks->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryDialog::showVersions);
    auto* both = new QSplitter;
    both->addWidget(m_decks);
    both->addWidget(makeVersions());
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 1);
    both->setSizes({780, 320});
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->addWidget(both, 1);
    layout->addLayout(buttons);
    return page;
}

QWidget* LibraryDialog::makeVersions()
{
    m_versionsHead = new QLabel;
    m_versions = new QListWidget;
    m_versions->setAccessibleName(tr("Versions of the deck"));
    m_differences = new QPlainTextEdit;
    m_differences->setReadOnly(true);
    m_differences->setAccessibleName(tr("What changed in this version"));
    auto* buttons = new QHBoxLayout;
    m_bringBack = button(tr("Bring bac&k"), buttons);
    m_bringBack->setToolTip(tr("Makes this version the newest; the one there is now stays as a version"));
    m_compare = button(tr("Co&mpare"), buttons);
    m_compare->setToolTip(tr("This version beside the newest"));
    buttons->addStretch();
    connect(m_versions, &QListWidget::currentRowChanged, this, &LibraryDialog::showDifferences);
    connect(m_bringBack, &QPushButton::clicked, this, &LibraryDialog::bringBack);
    connect(m_compare, &QPushButton::clicked, this, &LibraryDialog::compare);
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(12, 0, 0, 0);
    layout->addWidget(m_versionsHead);
    layout->addWidget(m_versions, 1);
    layout->addWidget(m_differences, 1);
    layout->addLayout(buttons);
    return side;
}

QWidget* LibraryDialog::makeBinPage()
{
    m_bin = makeTable(m_binRows, m_binShown, tr("Decks in the bin"));
    m_bin->setColumnHidden(Legality, true);
    auto* buttons = new QHBoxLayout;
    m_restore = button(tr("&Restore"), buttons);
    buttons->addStretch();
    m_empty = button(tr("&Empty bin…"), buttons);
    connect(m_restore, &QPushButton::clicked, this, &LibraryDialog::restore);
    connect(m_empty, &QPushButton::clicked, this, &LibraryDialog::askEmptyBin);
    connect(m_bin, &QTreeView::doubleClicked, this, &LibraryDialog::restore);
    connect(m_bin->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryDialog::updateButtons);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->addWidget(m_bin, 1);
    layout->addLayout(buttons);
    return page;
}

void LibraryDialog::reload()
{
    const Kept decks = keep(m_decks), bin = keep(m_bin);
    const QStringList headings{tr("Name"), tr("Legality"), tr("Cards"), tr("Ruleset"), tr("Tags"), tr("Changed")};
    for (auto* rows : {m_deckRows, m_binRows}) {
        rows->clear();
        rows->setHorizontalHeaderLabels(headings);
    }
    for (auto* rows : {m_deckRows, m_binRows})
        rows->horizontalHeaderItem(Cards)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_binRows->setHorizontalHeaderItem(Changed, new QStandardItem(tr("Moved to the bin")));
    const auto& game = m_workspace.library().game;
    for (const auto& deck : m_library.decks())
        m_deckRows->appendRow(makeRow(deck, m_deckRows->rowCount(), game));
    for (const auto& deck : m_library.bin())
        m_binRows->appendRow(makeRow(deck, m_binRows->rowCount(), game));
    m_bin->setColumnHidden(Legality, true);
    const int widths[] = {200, 112, 56, 140, 120};
    for (int column = Name; column < Changed; ++column)
        m_decks->setColumnWidth(column, widths[column]);
    m_bin->setColumnWidth(Name, 260);
    m_tabs->setTabText(0, tr("Decks (%1)").arg(m_library.decks().size()));
    m_tabs->setTabText(1, tr("Bin (%1)").arg(m_library.bin().size()));
    applyFilter();
    restoreKept(m_decks, decks);
    restoreKept(m_bin, bin);
    m_unchecked = 0;
    checkSome();
    showVersions();
}

LibraryDialog::Kept LibraryDialog::keep(const QTreeView* table) const
{
    return {selected(table), table->currentIndex().siblingAtColumn(Name).data(idRole).toLongLong(),
            std::max(0, table->currentIndex().row()), table->verticalScrollBar()->value()};
}

// The rows that were chosen, wherever they are now; where none of them is left, the one that took their place.
void LibraryDialog::restoreKept(QTreeView* table, const Kept& kept)
{
    const auto* rows = table->model();
    QItemSelection chosen;
    QModelIndex current;
    for (int row = 0; row < rows->rowCount(); ++row) {
        const auto index = rows->index(row, Name);
        const auto id = index.data(idRole).toLongLong();
        if (std::find(kept.decks.begin(), kept.decks.end(), id) != kept.decks.end())
            chosen.select(index, rows->index(row, ColumnCount - 1));
        if (id == kept.current)
            current = index;
    }
    if (chosen.isEmpty()) {
        if (rows->rowCount() > 0 && (table == m_decks || !kept.decks.empty()))
            choose(table, rows->index(std::min(kept.row, rows->rowCount() - 1), Name));
        return;
    }
    auto* selection = table->selectionModel();
    selection->setCurrentIndex(current.isValid() ? current : chosen.indexes().front(), QItemSelectionModel::NoUpdate);
    selection->select(chosen, QItemSelectionModel::ClearAndSelect);
    table->verticalScrollBar()->setValue(kept.scroll);
}

void LibraryDialog::checkSome()
{
    for (int i = 0; i < checkedAtOnce && m_unchecked < m_deckRows->rowCount(); ++i)
        showLegality(m_unchecked++);
    if (m_unchecked < m_deckRows->rowCount())
        QTimer::singleShot(0, this, &LibraryDialog::checkSome);
}

void LibraryDialog::showLegality(int row)
{
    const auto verdict = m_library.legality(m_deckRows->item(row)->data(idRole).toLongLong());
    auto* cell = m_deckRows->item(row, Legality);
    const char* sign = verdict.errors ? app::wrongSign : verdict.open ? app::openSign : app::metSign;
    cell->setText(withSign(sign, q(app::DeckLibrary::legalityWords(verdict))));
    cell->setData(QString::fromStdString(app::DeckLibrary::legalityWords(verdict)), Qt::AccessibleTextRole);
    cell->setForeground(verdict.errors ? theme().bad : verdict.open ? theme().open : theme().good);
    cell->setData(verdict.errors * 1000 + verdict.open, sortRole);
}

void LibraryDialog::applyFilter()
{
    const auto words = m_filter->text().toStdString();
    const auto mark = [&](QStandardItemModel* rows, const std::vector<app::LibraryDeck>& decks) {
        for (int row = 0; row < rows->rowCount(); ++row)
            rows->item(row)->setData(app::DeckLibrary::matches(decks[static_cast<std::size_t>(row)], words), textRole);
    };
    mark(m_deckRows, m_library.decks());
    mark(m_binRows, m_library.bin());
    const bool inBin = m_tabs->currentIndex() == 1;
    const int shown = (inBin ? m_binShown : m_decksShown)->rowCount();
    const int all = (inBin ? m_binRows : m_deckRows)->rowCount();
    m_status->setText(all == 0     ? (inBin ? tr("The bin is empty.") : tr("There are no decks yet: New deck begins one."))
                      : shown == 0 ? tr("No deck has “%1” in its name, tags or author: loosen the words.").arg(m_filter->text())
                      : shown < all ? tr("%1 of %2 decks").arg(shown).arg(all)
                                    : QString());
    if (!inBin && shown > 0 && selected(m_decks).empty())
        choose(m_decks, m_decksShown->index(0, Name));
    updateButtons();
}

void LibraryDialog::setFilter(const QString& words) { m_filter->setText(words); }

void LibraryDialog::selectDeck(std::int64_t deck)
{
    for (int row = 0; row < m_decksShown->rowCount(); ++row)
        if (m_decksShown->index(row, Name).data(idRole).toLongLong() == deck)
            choose(m_decks, m_decksShown->index(row, Name));
}

std::vector<std::int64_t> LibraryDialog::selected(const QTreeView* table) const
{
    std::vector<std::int64_t> decks;
    for (const auto& index : table->selectionModel()->selectedRows(Name))
        decks.push_back(index.data(idRole).toLongLong());
    return decks;
}

std::optional<std::int64_t> LibraryDialog::currentDeck() const
{
    const auto decks = selected(m_decks);
    return decks.size() == 1 ? std::optional(decks.front()) : std::nullopt;
}

void LibraryDialog::updateButtons()
{
    const auto count = selected(m_decks).size();
    for (auto* each : m_oneDeck)
        each->setEnabled(count == 1);
    for (auto* each : m_someDecks)
        each->setEnabled(count > 0);
    m_restore->setEnabled(!selected(m_bin).empty());
    m_empty->setEnabled(!m_library.bin().empty());
    const int row = m_versions->currentRow();
    m_bringBack->setEnabled(row > 0);
    m_compare->setEnabled(row > 0);
}

void LibraryDialog::showVersions()
{
    m_versions->clear();
    m_shownVersions.clear();
    const auto deck = currentDeck();
    if (deck)
        m_shownVersions = m_library.versions(*deck);
    m_versionsHead->setText(deck ? q(app::plural(static_cast<std::int64_t>(m_shownVersions.size()), "version", "versions"))
                                 : tr("Select one deck to see its versions."));
    for (const auto& version : m_shownVersions)
        m_versions->addItem(tr("%1 · %2 · %3").arg(version.number).arg(localTime(version.saved),
                                                                       q(app::plural(version.cards, "card", "cards"))));
    m_versions->setCurrentRow(m_shownVersions.empty() ? -1 : 0);
    showDifferences();
}

void LibraryDialog::showDifferences()
{
    const auto row = m_versions->currentRow();
    QStringList lines;
    if (row >= 0 && static_cast<std::size_t>(row) < m_shownVersions.size()) {
        const auto& version = m_shownVersions[static_cast<std::size_t>(row)];
        if (version.number == 1)
            lines << tr("The first version.");
        for (const auto& line : version.differences)
            lines << q(line);
    }
    m_differences->setPlainText(lines.join(QLatin1Char('\n')));
    updateButtons();
}

void LibraryDialog::tell(const app::DeckLibrary::Done& done)
{
    m_status->setText(done ? QString() : done.error());
}

void LibraryDialog::open()
{
    for (const auto id : selected(m_decks)) {
        auto opened = m_workspace.openDeck(id);
        if (!opened) {
            m_status->setText(opened.error());
            return;
        }
        Q_EMIT deckOpened(*opened);
    }
    if (!selected(m_decks).empty())
        accept();
}

void LibraryDialog::newDeck()
{
    Q_EMIT deckOpened(m_workspace.newDeck());
    accept();
}

void LibraryDialog::rename()
{
    const auto deck = currentDeck();
    if (!deck)
        return;
    auto* ask = new QInputDialog(this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Rename the deck"));
    ask->setLabelText(tr("Name of the deck"));
    ask->setTextValue(m_decks->selectionModel()->selectedRows(Name).front().data().toString());
    connect(ask, &QInputDialog::textValueSelected, this, [this, id = *deck](const QString& name) { tell(m_library.rename(id, name.toStdString())); });
    ask->open();
}

void LibraryDialog::duplicate()
{
    if (const auto deck = currentDeck()) {
        if (const auto copy = m_library.duplicate(*deck))
            selectDeck(*copy);
        else
            m_status->setText(copy.error());
    }
}

void LibraryDialog::exportDeck()
{
    const auto deck = currentDeck();
    if (!deck)
        return;
    auto name = m_decks->selectionModel()->selectedRows(Name).front().data().toString();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    const auto file = QFileDialog::getSaveFileName(this, tr("Export the deck"), name + QStringLiteral(".nxdeck"),
                                                   tr("Deck files (*.nxdeck);;Text lists (*.txt)"));
    if (file.isEmpty())
        return;
    const auto done = m_library.exportTo(*deck, file.toStdString());
    m_status->setText(done ? tr("Written: %1").arg(file) : done.error());
}

void LibraryDialog::moveToBin()
{
    const auto decks = selected(m_decks);
    if (decks.empty())
        return;
    const auto done = m_library.moveToBin(decks);
    m_status->setText(done ? tr("%1 in the bin now; Restore there brings them back.").arg(q(app::plural(static_cast<std::int64_t>(decks.size()), "deck", "decks")))
                           : done.error());
}

void LibraryDialog::restore()
{
    if (const auto decks = selected(m_bin); !decks.empty())
        tell(m_library.restore(decks));
}

void LibraryDialog::askEmptyBin()
{
    const auto count = static_cast<std::int64_t>(m_library.bin().size());
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Empty the bin"),
                                tr("Delete %1 with all versions?").arg(q(app::plural(count, "deck", "decks"))), QMessageBox::Cancel, this);
    box->setInformativeText(tr("This cannot be undone."));
    auto* yes = box->addButton(tr("&Delete for good"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(yes, &QAbstractButton::clicked, this, [this] { tell(m_library.emptyBin()); });
    box->open();
}

void LibraryDialog::bringBack()
{
    const auto deck = currentDeck();
    const auto row = m_versions->currentRow();
    if (!deck || row <= 0)
        return;
    const int number = m_shownVersions[static_cast<std::size_t>(row)].number;
    const auto done = m_library.bringBack(*deck, number);
    m_status->setText(done ? tr("Version %1 is the newest again; what was is a version too.").arg(number) : done.error());
}

void LibraryDialog::compare()
{
    const auto deck = currentDeck();
    const auto row = m_versions->currentRow();
    if (!deck || row <= 0)
        return;
    const auto& version = m_shownVersions[static_cast<std::size_t>(row)];
    const auto before = m_library.version(*deck, version.number), after = m_library.deck(*deck);
    if (before && after)
        Q_EMIT compareWanted(*before, tr("Version %1").arg(version.number), *after, tr("Version %1").arg(m_shownVersions.front().number));
}

void LibraryDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool inBin = m_tabs->currentIndex() == 1;
    if (enter && (m_filter->hasFocus() || m_decks->hasFocus() || m_bin->hasFocus())) {
        inBin ? restore() : open();
    } else if (m_filter->hasFocus() && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
        (inBin ? m_bin : m_decks)->setFocus(); // from the words into the list
    } else if (event->key() == Qt::Key_F2 && !inBin) {
        rename();
    } else if (event->key() == Qt::Key_Delete && m_decks->hasFocus()) {
        moveToBin();
    } else {
        QDialog::keyPressEvent(event);
    }
}

void LibraryDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_deckRows)
        for (int row = 0; row < m_unchecked && row < m_deckRows->rowCount(); ++row)
            showLegality(row); // rows carry colours of the theme
    QDialog::changeEvent(event);
}

} // namespace nexus::ui
