#include "ui/window/deck_commands.h"

#include "app/documents/deck_library.h"
#include "ui/deck/compare_dialog.h"
#include "ui/deck/deck_pane.h"
#include "ui/deck/missions_dialog.h"
#include "ui/deck/paste_dialog.h"
#include "ui/library/library_dialog.h"
#include "ui/play/chances_dialog.h"
#include "ui/play/test_draw_dialog.h"
#include "ui/window/build_place.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

namespace nexus::ui {

namespace {

QString q(const std::string& text) { return QString::fromStdString(text); }

} // namespace

DeckCommands::DeckCommands(app::Workspace& workspace, BuildPlace& build, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_build(build)
    , m_window(window)
{
}

void DeckCommands::report(const tl::expected<void, QString>& done, const QString& success)
{
    if (done)
        Q_EMIT told(success);
    else
        Q_EMIT trouble(done.error());
}

void DeckCommands::openLibrary()
{
    m_build.deck()->commitTyping();
    LibraryDialog dialog(m_workspace, m_window);
    connect(&dialog, &LibraryDialog::deckOpened, this, &DeckCommands::documentWanted);
    connect(&dialog, &LibraryDialog::compareWanted, this,
            [this, &dialog](const model::Deck& before, const QString& beforeTitle, const model::Deck& after, const QString& afterTitle) {
                CompareDialog(before, beforeTitle, after, afterTitle, m_workspace.checker(after.ruleset), &dialog).exec();
            });
    dialog.exec();
}

void DeckCommands::askForFiles()
{
    openFiles(QFileDialog::getOpenFileNames(m_window, tr("Open deck lists"), {},
                                            tr("Decks (*.nxdeck *.json *.txt *.md *.csv *.tsv);;All files (*)")));
}

void DeckCommands::openFiles(const QStringList& files)
{
    QStringList cards;
    for (const auto& file : files) {
        if (QFileInfo(file).suffix().toLower() == QStringLiteral("nxdeck"))
            openDeckFile(file);
        else if (!openList(file))
            cards << file;
    }
    if (!cards.isEmpty())
        Q_EMIT cardFilesFound(cards);
}

void DeckCommands::openDeckFile(const QString& file)
{
    if (const auto opened = m_workspace.openFile(file.toStdString()); opened)
        Q_EMIT documentWanted(opened->back());
    else
        Q_EMIT trouble(opened.error());
}

bool DeckCommands::openList(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        Q_EMIT trouble(tr("%1 cannot be opened: %2.").arg(file, in.errorString()));
        return true;
    }
    const auto text = in.readAll().toStdString();
    const auto law = [this](const model::RulesetId& id) { return m_workspace.checker(id); };
    // A list may be a deck or cards: what has counts is a deck.
    const auto preview = app::previewDecks(file.toStdString(), text, m_workspace.library().game, law);
    const bool deck = preview && std::any_of(preview->begin(), preview->end(), [](const auto& one) {
                          return one.count(app::LineState::Matched) > one.count(app::LineState::Unread);
                      });
    if (!deck)
        return false;
    PasteDialog dialog(QString::fromStdString(text), m_workspace.library().game, law, m_build.document() != nullptr, m_window);
    dialog.setWindowTitle(QFileInfo(file).fileName());
    takePasted(dialog);
    return true;
}

void DeckCommands::paste()
{
    PasteDialog dialog(QApplication::clipboard()->text(), m_workspace.library().game,
                       [this](const model::RulesetId& id) { return m_workspace.checker(id); }, m_build.document() != nullptr, m_window);
    takePasted(dialog);
}

void DeckCommands::takePasted(PasteDialog& dialog)
{
    if (dialog.exec() != QDialog::Accepted)
        return;
    auto decks = dialog.decks();
    auto* open = m_build.document();
    if (dialog.target() == PasteDialog::Target::NewDeck || !open) {
        for (auto& deck : decks)
            Q_EMIT documentWanted(m_workspace.newDeck(std::move(deck)));
        return;
    }
    auto& pasted = decks.front();
    if (dialog.target() == PasteDialog::Target::ReplaceDeck) {
        auto whole = open->deck();
        whole.sections = pasted.sections;
        (void)open->edit({model::ReplaceDeck{std::move(whole)}}, tr("Replace by a pasted list"));
        return;
    }
    model::EditGroup group;
    for (const auto& section : pasted.sections)
        for (const auto& entry : section.entries)
            group.edits.push_back({model::ChangeCopies{section.id, entry, entry.count}});
    if (!open->edit({std::move(group)}, tr("Paste a list")))
        Q_EMIT trouble(tr("The list does not fit: a card would have more than %1 copies.").arg(model::maxCopies));
}

bool DeckCommands::save()
{
    auto* open = m_build.document();
    if (!open)
        return false;
    m_build.deck()->commitTyping();
    const auto done = m_workspace.save(open);
    report(done, tr("Saved."));
    return done.has_value();
}

void DeckCommands::saveAsNew()
{
    auto* open = m_build.document();
    if (!open)
        return;
    m_build.deck()->commitTyping();
    auto copy = open->deck();
    copy.name = m_workspace.freeName(copy.name);
    auto* made = m_workspace.newDeck(std::move(copy));
    report(m_workspace.save(made), tr("%1 is in the library.").arg(q(made->deck().name)));
    Q_EMIT documentWanted(made);
}

void DeckCommands::exportDeck()
{
    auto* open = m_build.document();
    if (!open)
        return;
    m_build.deck()->commitTyping();
    auto name = q(open->deck().name);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    const auto file = QFileDialog::getSaveFileName(m_window, tr("Export the deck"), name + QStringLiteral(".nxdeck"),
                                                   tr("Deck file (*.nxdeck);;Text list (*.txt)"));
    if (!file.isEmpty())
        report(m_workspace.exportTo(open->deck(), file.toStdString()), tr("Exported to %1.").arg(QFileInfo(file).fileName()));
}

bool DeckCommands::close(app::DeckDocument* closing, const std::function<int(const QString& deck)>& ask)
{
    if (closing == m_build.document())
        m_build.deck()->commitTyping();
    int cards = 0;
    for (const auto& section : closing->deck().sections)
        cards += closing->deck().copies(section.id);
    const bool worthAsking = closing->isModified() && (closing->place().id || !closing->place().file.empty() || cards > 0);
    const int answer = worthAsking ? ask(q(closing->deck().name)) : Discard;
    if (answer == Cancel)
        return false;
    if (answer == Save)
        if (const auto done = m_workspace.save(closing); !done) {
            Q_EMIT trouble(done.error());
            return false;
        }
    m_workspace.close(closing);
    return true;
}

void DeckCommands::moveToBin()
{
    const auto* open = m_build.document();
    if (!open || !open->place().id)
        return;
    const auto name = q(open->deck().name);
    app::DeckLibrary library(m_workspace);
    report(library.moveToBin({*open->place().id}), tr("%1 is in the bin of the library; Ctrl+O, Bin brings it back.").arg(name));
}

void DeckCommands::copy()
{
    if (const auto* open = m_build.document()) {
        QApplication::clipboard()->setText(q(app::deckAsText(open->deck(), m_workspace.library().game)));
        Q_EMIT told(tr("The deck is on the clipboard as text."));
    }
}

void DeckCommands::compareWith(const model::Deck& other, const QString& title)
{
    if (const auto* open = m_build.document())
        CompareDialog(other, title, open->deck(), tr("%1, now").arg(q(open->deck().name)), open->sharedChecker(), m_window).exec();
}

void DeckCommands::compareWithDeck()
{
    app::DeckLibrary library(m_workspace);
    QStringList names;
    std::vector<std::int64_t> ids;
    for (const auto& deck : library.decks()) {
        const auto name = q(deck.name);
        names << (names.contains(name) ? tr("%1 (#%2)").arg(name).arg(deck.id) : name); // each entry is one deck
        ids.push_back(deck.id);
    }
    bool chosen = false;
    const auto name = QInputDialog::getItem(m_window, tr("Compare"), tr("Compare this deck with"), names, 0, false, &chosen);
    const auto at = names.indexOf(name);
    if (!chosen || at < 0)
        return;
    if (const auto other = library.deck(ids[static_cast<std::size_t>(at)]))
        compareWith(*other, name);
    else
        Q_EMIT trouble(tr("The deck is not in the library any more."));
}

void DeckCommands::chooseMissions()
{
    if (auto* open = m_build.document())
        MissionsDialog(*open, m_window).exec();
}

void DeckCommands::testDraw()
{
    if (!m_testDraw)
        m_testDraw = new TestDrawDialog(m_build.document(), m_window);
    m_testDraw->show();
    m_testDraw->raise();
    m_testDraw->activateWindow();
}

void DeckCommands::showChances()
{
    if (!m_chances)
        m_chances = new ChancesDialog(m_workspace, m_build.document(), m_window);
    m_chances->show();
    m_chances->raise();
    m_chances->activateWindow();
}

void DeckCommands::setDocument(app::DeckDocument* document)
{
    if (m_testDraw)
        m_testDraw->setDocument(document);
    if (m_chances)
        m_chances->setDocument(document);
}

} // namespace nexus::ui
