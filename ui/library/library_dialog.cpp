#include "ui/library/library_dialog.h"

#include "ui/library/deck_tiles.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/two_ways.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

namespace nexus::ui {

BinPage::BinPage(app::DeckLibrary& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_table(new DeckTable(DeckTable::Holds::Bin))
    , m_restore(pushButton(tr("&Restore"), {}, this, &BinPage::restore))
    , m_empty(pushButton(tr("&Empty bin…"), {}, this, &BinPage::askEmpty))
{
    setLayout(columnOf(noMargins, {{m_table, 1}, rowOf({m_restore, stretch(), m_empty})}));
    connect(m_table, &DeckTable::doubleClicked, this, &BinPage::restore);
    connect(m_table, &DeckTable::chosenChanged, this, &BinPage::updateButtons);
    updateButtons();
}

void BinPage::tell(const app::DeckLibrary::Done& done)
{
    if (!done)
        Q_EMIT failed(done.error());
}

void BinPage::restore()
{
    if (const auto decks = m_table->chosen(); !decks.empty())
        tell(m_library.restore(decks));
}

void BinPage::askEmpty()
{
    const auto count = static_cast<std::int64_t>(m_library.bin().size());
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Empty the bin"),
        tr("Delete %1 with all versions?").arg(counted(count, "decks")), QMessageBox::Cancel, window());
    box->setInformativeText(tr("This cannot be undone."));
    auto* yes = box->addButton(tr("&Delete for good"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(yes, &QAbstractButton::clicked, this, [this] { tell(m_library.emptyBin()); });
    box->open();
}

void BinPage::updateButtons()
{
    m_restore->setEnabled(!m_table->chosen().empty());
    m_empty->setEnabled(!m_library.bin().empty());
}

VersionsPanel::VersionsPanel(app::DeckLibrary& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_head(new QLabel)
    , m_list(named(new QListWidget, tr("Versions of the deck")))
    , m_differences(named(new QPlainTextEdit, tr("What changed in this version")))
    , m_bringBack(pushButton(tr("Bring bac&k"), tr("Makes this version the newest; the current one stays as a version"),
          this, &VersionsPanel::bringBack))
    , m_compare(pushButton(tr("Co&mpare"), tr("Compares this version with the newest"), this, &VersionsPanel::compare))
{
    m_differences->setReadOnly(true);
    setLayout(columnOf(
        QMargins(12, 0, 0, 0), {m_head, {m_list, 1}, {m_differences, 1}, rowOf({m_bringBack, m_compare, stretch()})}));
    connect(m_list, &QListWidget::currentRowChanged, this, &VersionsPanel::showDifferences);
    setDeck(std::nullopt);
}

void VersionsPanel::setDeck(std::optional<std::int64_t> deck)
{
    m_deck = deck;
    m_versions.clear();
    m_list->clear();
    if (deck)
        m_versions = m_library.versions(*deck);
    m_head->setText(deck ? counted(m_versions.size(), "versions") : tr("Select one deck to see its versions."));
    for (const auto& version : m_versions)
        m_list->addItem(
            tr("%1 · %2 · %3").arg(version.number).arg(localTime(version.saved), counted(version.cards, "cards")));
    m_list->setCurrentRow(m_versions.empty() ? -1 : 0);
    showDifferences();
}

const app::LibraryVersion* VersionsPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_versions.size() ? &m_versions[static_cast<std::size_t>(row)]
                                                                         : nullptr;
}

const app::LibraryVersion* VersionsPanel::currentOld() const { return m_list->currentRow() > 0 ? current() : nullptr; }

void VersionsPanel::showDifferences()
{
    QStringList lines;
    if (const auto* version = current()) {
        if (version->number == 1)
            lines << tr("The first version.");
        lines << texts(version->differences);
    }
    m_differences->setPlainText(lines.join(QLatin1Char('\n')));
    m_bringBack->setEnabled(currentOld() != nullptr);
    m_compare->setEnabled(currentOld() != nullptr);
}

void VersionsPanel::bringBack()
{
    const auto* version = currentOld();
    if (!m_deck || !version)
        return;
    const int number = version->number; // the versions are read anew on the way
    const auto done = m_library.bringBack(*m_deck, number);
    Q_EMIT told(
        done ? tr("Version %1 is the newest again; the previous one is kept as a version.").arg(number) : done.error());
}

void VersionsPanel::compare()
{
    const auto* version = currentOld();
    if (!m_deck || !version)
        return;
    const auto before = m_library.version(*m_deck, version->number), after = m_library.deck(*m_deck);
    if (before && after)
        Q_EMIT compareWanted(
            *before, tr("Version %1").arg(version->number), *after, tr("Version %1").arg(m_versions.front().number));
}

LibraryDialog::LibraryDialog(app::Workspace& workspace, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_library(workspace)
{
    setWindowTitle(tr("Deck library"));
    resizeOnScreen(*this, {1120, 660});
    m_filter = named(searchField(tr("Find by name, tag or author")), tr("Find decks"));
    connect(m_filter, &QLineEdit::textChanged, this, &LibraryDialog::applyFilter);
    m_tabs = named(new QTabWidget, tr("Library and bin"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeDecksPage(), {});
    m_bin = new BinPage(m_library);
    m_tabs->addTab(m_bin, {});
    m_status = new QLabel;
    m_status->setWordWrap(true);
    m_ways = new TwoWays(tr("Rows"), tr("Show the decks as rows"), tr("Tiles"), tr("Show the decks as tiles"), this);
    m_ways->first()->setObjectName(QStringLiteral("libraryRows"));
    m_ways->second()->setObjectName(QStringLiteral("libraryTiles"));
    connect(m_ways->second(), &QToolButton::toggled, this, &LibraryDialog::showTiles);
    setLayout(columnOf({rowOf({{m_filter, 1}, m_ways}), {m_tabs, 1}, m_status}));
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_filter, qOverload<>(&QWidget::setFocus));
    connect(m_bin, &BinPage::failed, m_status, &QLabel::setText);
    connect(m_versions, &VersionsPanel::told, m_status, &QLabel::setText);
    connect(m_versions, &VersionsPanel::compareWanted, this, &LibraryDialog::compareWanted);
    connect(&m_library, &app::DeckLibrary::changed, this, &LibraryDialog::reload);
    connect(m_tabs, &QTabWidget::currentChanged, this, &LibraryDialog::applyFilter);
    for (auto* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter is for the lists
    reload();
    m_filter->setFocus();
}

QWidget* LibraryDialog::makeDecksPage()
{
    m_decks = new DeckTable(DeckTable::Holds::Library);
    m_decks->setVerdicts([this](std::int64_t deck) { return m_library.legality(deck); });
    m_versions = new VersionsPanel(m_library);
    connect(m_decks, &DeckTable::doubleClicked, this, &LibraryDialog::openChosen);
    connect(m_decks, &DeckTable::chosenChanged, this, &LibraryDialog::showVersions);
    m_tiles = new DeckTiles(
        *m_decks, [this](std::int64_t deck) { return m_library.glance(deck); }, m_workspace.library());
    connect(m_tiles, &DeckTiles::doubleClicked, this, &LibraryDialog::openChosen);
    m_shown = new QStackedWidget;
    m_shown->addWidget(m_decks);
    m_shown->addWidget(m_tiles);
    auto* both = new QSplitter;
    both->addWidget(m_shown);
    both->addWidget(m_versions);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 1);
    both->setSizes({780, 320});
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, void (LibraryDialog::*slot)()) {
        auto* button = pushButton(text, {}, this, slot);
        row->addWidget(button);
        return button;
    };
    auto* openIt = add(tr("&Open"), &LibraryDialog::openChosen);
    add(tr("&New deck"), &LibraryDialog::newDeck);
    m_oneDeck = {add(tr("&Rename…"), &LibraryDialog::rename), add(tr("&Duplicate"), &LibraryDialog::duplicate),
        add(tr("&Export…"), &LibraryDialog::exportDeck)};
    row->addStretch();
    auto* ruleset = withId(new QPushButton(tr("R&uleset")), "libraryRuleset");
    ruleset->setToolTip(tr("Moves the selected decks to another edition, in one step"));
    ruleset->setMenu(m_rulesets = new QMenu(ruleset));
    connect(m_rulesets, &QMenu::aboutToShow, this, &LibraryDialog::fillRulesets);
    row->addWidget(ruleset);
    m_someDecks = {openIt, ruleset, add(tr("Move to &bin"), &LibraryDialog::moveToBin)};
    return asWidget(columnOf({{both, 1}, row}));
}

bool LibraryDialog::showsTiles() const { return m_shown->currentWidget() == m_tiles; }

void LibraryDialog::showTiles(bool tiles)
{
    if (tiles == showsTiles())
        return;
    const bool focused = m_shown->currentWidget()->hasFocus();
    m_shown->setCurrentWidget(tiles ? static_cast<QWidget*>(m_tiles) : m_decks);
    (tiles ? m_ways->second() : m_ways->first())->setChecked(true);
    if (focused)
        m_shown->currentWidget()->setFocus();
    auto* view = static_cast<QAbstractItemView*>(m_shown->currentWidget());
    view->scrollTo(view->currentIndex());
}

QWidget* LibraryDialog::list() const
{
    return showsBin() ? static_cast<QWidget*>(m_bin->table()) : m_shown->currentWidget();
}

void LibraryDialog::reload()
{
    const auto& game = m_workspace.library().game;
    m_decks->setDecks(m_library.decks(), game);
    m_bin->reload(game);
    m_tabs->setTabText(0, tr("Decks (%1)").arg(figures(m_library.decks().size())));
    m_tabs->setTabText(1, tr("Bin (%1)").arg(figures(m_library.bin().size())));
    applyFilter();
}

void LibraryDialog::applyFilter()
{
    const auto words = m_filter->text().toStdString();
    m_ways->setVisible(!showsBin());
    m_decks->setWords(words);
    m_bin->table()->setWords(words);
    const auto* table = showsBin() ? m_bin->table() : m_decks;
    const int shown = table->shown(), all = table->all();
    m_status->setText(all == 0 ? (showsBin() ? tr("The bin is empty.") : tr("No decks yet: New deck creates one."))
                      : shown == 0
                          ? tr("No deck has “%1” in its name, tags or author: try fewer words.").arg(m_filter->text())
                      : shown < all ? tr("%1 of %2 decks").arg(shown).arg(all)
                                    : QString());
    if (!showsBin())
        m_decks->chooseFirst();
}

void LibraryDialog::showVersions()
{
    const auto count = m_decks->chosen().size();
    for (auto* each : m_oneDeck)
        each->setEnabled(count == 1);
    for (auto* each : m_someDecks)
        each->setEnabled(count > 0);
    m_versions->setDeck(m_decks->onlyChosen());
}

void LibraryDialog::tell(const app::DeckLibrary::Done& done)
{
    applyFilter(); // how many there are now
    if (!done)
        m_status->setText(done.error());
}

void LibraryDialog::openChosen()
{
    for (const auto id : m_decks->chosen()) {
        auto opened = m_workspace.openDeck(id);
        if (!opened)
            return m_status->setText(opened.error());
        Q_EMIT deckOpened(*opened);
    }
    if (!m_decks->chosen().empty())
        accept();
}

void LibraryDialog::newDeck()
{
    Q_EMIT deckOpened(m_workspace.newDeck());
    accept();
}

void LibraryDialog::rename()
{
    const auto deck = m_decks->onlyChosen();
    if (!deck)
        return;
    auto* ask = new QInputDialog(this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Rename the deck"));
    ask->setLabelText(tr("Name of the deck"));
    ask->setTextValue(m_decks->onlyChosenName());
    connect(ask, &QInputDialog::textValueSelected, this,
        [this, id = *deck](const QString& name) { tell(m_library.rename(id, name.toStdString())); });
    ask->open();
}

void LibraryDialog::duplicate()
{
    if (const auto deck = m_decks->onlyChosen()) {
        if (const auto copy = m_library.duplicate(*deck))
            selectDeck(*copy);
        else
            m_status->setText(copy.error());
    }
}

void LibraryDialog::exportDeck()
{
    const auto deck = m_decks->onlyChosen();
    if (!deck)
        return;
    const auto file = QFileDialog::getSaveFileName(this, tr("Export the deck"),
        asFileName(m_decks->onlyChosenName()) + QStringLiteral(".nxdeck"),
        tr("Deck files (*.nxdeck);;Text lists (*.txt)"));
    if (file.isEmpty())
        return;
    const auto done = m_library.exportTo(*deck, file.toStdString());
    m_status->setText(done ? tr("Saved: %1").arg(file) : done.error());
}

void LibraryDialog::moveToBin()
{
    const auto decks = m_decks->chosen();
    if (decks.empty())
        return;
    const auto done = m_library.moveToBin(decks);
    m_status->setText(
        done ? tr("%1 moved to the bin; Restore there undoes it.").arg(counted(decks.size(), "decks")) : done.error());
}

void LibraryDialog::tellMoved(const tl::expected<std::size_t, QString>& moved, const QString& words)
{
    applyFilter();
    m_status->setText(moved ? words + QLatin1Char('.') : moved.error());
}

void LibraryDialog::fillRulesets()
{
    m_rulesets->clear();
    for (const auto& known : m_workspace.library().rulesets) {
        const auto name = q(known.ruleset.name);
        auto* action = m_rulesets->addAction(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, id = known.ruleset.id, name] {
            const auto moved = m_library.setRuleset(m_decks->chosen(), id);
            tellMoved(
                moved, tr("%1 moved to %2", "decks to an edition").arg(counted(moved.value_or(0), "decks"), name));
        });
    }
    m_rulesets->addSeparator();
    connect(m_rulesets->addAction(tr("&Undo the last change of ruleset")), &QAction::triggered, this, [this] {
        const auto moved = m_library.undoRuleset();
        tellMoved(moved, tr("%1 moved back", "decks").arg(counted(moved.value_or(0), "decks")));
    });
}

void LibraryDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && (m_filter->hasFocus() || list()->hasFocus())) {
        showsBin() ? m_bin->restore() : openChosen();
    } else if (m_filter->hasFocus() && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
        list()->setFocus(); // from the words into the list
    } else if (event->key() == Qt::Key_F2 && !showsBin()) {
        rename();
    } else if (event->key() == Qt::Key_Delete && m_shown->currentWidget()->hasFocus()) {
        moveToBin();
    } else {
        QDialog::keyPressEvent(event);
    }
}

} // namespace nexus::ui
