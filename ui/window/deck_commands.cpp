#include "ui/window/deck_commands.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/collection_files.h"
#include "app/documents/deck_file.h"
#include "app/documents/deck_library.h"
#include "app/documents/event_file.h"
#include "app/documents/game_session.h"
#include "app/documents/list_check.h"
#include "app/documents/list_claims.h"
#include "app/documents/list_reading.h"
#include "app/printing/card_art.h"
#include "app/printing/card_pictures.h"
#include "app/printing/foreign_picture.h"
#include "app/publish/web_page.h"
#include "app/views/deck_picture.h"
#include "ui/advice/packages.h"
#include "ui/chances/chances_dialog.h"
#include "ui/chances/test_draw_dialog.h"
#include "ui/deck/deck_dialogs.h"
#include "ui/deck/deck_pane.h"
#include "ui/deck/missions_dialog.h"
#include "ui/library/library_dialog.h"
#include "ui/theme/text_field.h"
#include "ui/window/build_view.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <map>

namespace nexus::ui {

namespace {

void bringToFront(QWidget& window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

bool isEventFile(const QFileInfo& file) { return file.fileName().toLower().endsWith(QLatin1String(app::eventEnding)); }

bool isDeckFile(const QFileInfo& file) { return file.suffix().toLower() == QStringLiteral("nxdeck"); }

// The other game that a file with decks is of; empty: none. Cards, collections and kept games go their own ways.
std::string gameElsewhere(
    const app::ListReader& lists, const QString& file, const std::string& bytes, const app::KeepOn& keepOn)
{
    const auto name = file.toStdString();
    if (app::isPictureOrPdf(name) || isEventFile(QFileInfo(file)) || app::isGameFile(bytes) ||
        app::isCollectionFile(bytes))
        return {};
    const auto& meant = lists.readerMeant(name, bytes, {}, keepOn).reader;
    if (&meant == &lists)
        return {};
    const auto decks = meant.read(name, bytes, {}, keepOn);
    const bool some = std::any_of(decks.begin(), decks.end(), [](const auto& deck) { return deck.checker != nullptr; });
    return some || isDeckFile(QFileInfo(file)) ? meant.game().id : std::string();
}

// As Windows has it where it is no UTF-8.
std::string inUnicode(const std::string& bytes)
{
    return importers::mayBeWindows1252(bytes) ? importers::inUnicode(bytes, importers::TextEncoding::Windows1252)
                                              : bytes;
}

// A plain list may be a deck or cards: what has counts is a deck. Other forms say so.
bool holdsDeck(
    const app::ListReader& lists, const std::string& file, const std::string& text, const app::KeepOn& keepOn)
{
    const bool plain = app::isPlainList(file, text);
    const auto preview = app::previewDecks(file, text, lists, keepOn);
    return preview && std::any_of(preview->begin(), preview->end(), [plain](const auto& one) {
        return plain ? one.count(app::LineState::Matched) > 0 : !one.deck.sections.empty();
    });
}

// Words with a code among them, and no cards.
bool holdsOnlyCodes(const app::ListReader& lists, const std::string& text, const app::KeepOn& keepOn)
{
    if (!app::listClaims(text.substr(0, app::maxListBytes), lists.game().id).codesFound())
        return false;
    const auto preview = app::previewDecks({}, text, lists, keepOn);
    return !preview || std::all_of(preview->begin(), preview->end(),
                           [](const auto& one) { return one.count(app::LineState::Matched) == 0; });
}

DeckCommands::FileAnswer askAboutFile(QWidget* window, const app::DeckDocument& document, const app::FileChange& change)
{
    using Answer = DeckCommands::FileAnswer;
    QMessageBox box(QMessageBox::Warning, DeckCommands::tr("File changed"), {}, QMessageBox::Cancel, window);
    const auto name = q(document.place().file.filename().string());
    std::map<QAbstractButton*, Answer> answers;
    const auto offer = [&](const QString& text, Answer answer, bool first = false) {
        auto* button = box.addButton(text, QMessageBox::ActionRole);
        answers[button] = answer;
        if (first)
            box.setDefaultButton(button);
    };
    if (change.kind == app::FileChange::Changed) {
        constexpr std::size_t mostLines = 12;
        const auto diff = model::deckDiff(document.savedDeck(), change.theirs);
        auto lines = app::differenceLines(diff.sections, document.checker());
        for (const auto& field : diff.fields)
            lines.push_back(app::fieldName(field.field));
        if (lines.size() > mostLines) {
            box.setDetailedText(texts(lines).join(QLatin1Char('\n')));
            lines.resize(mostLines);
            lines.emplace_back("…");
        }
        box.setText(DeckCommands::tr("Another program has changed %1 since it was opened here.").arg(name));
        box.setInformativeText(
            DeckCommands::tr("Changed in the file:") + QLatin1Char('\n') + texts(lines).join(QLatin1Char('\n')));
        offer(DeckCommands::tr("&Merge both"), Answer::Merge, true);
        offer(DeckCommands::tr("Over&write the file"), Answer::Overwrite);
        offer(DeckCommands::tr("&Take the file's version"), Answer::TakeFile);
    } else {
        box.setText(change.kind == app::FileChange::Gone ? DeckCommands::tr("%1 no longer exists.").arg(name)
                                                         : DeckCommands::tr("%1 %2.").arg(name, q(change.reason)));
        offer(DeckCommands::tr("&Save it again"), Answer::Overwrite, true);
        offer(DeckCommands::tr("Keep the deck in the &library"), Answer::ToLibrary);
    }
    box.exec();
    const auto answer = answers.find(box.clickedButton());
    return answer == answers.end() ? Answer::Leave : answer->second;
}

} // namespace

DeckCommands::DeckCommands(app::Workspace& workspace, BuildView& build, QWidget* window)
    : QObject(window)
    , askFileChange(
          [window](const auto& document, const auto& change) { return askAboutFile(window, document, change); })
    , askMeant([window](const QString& why) {
        QMessageBox box(QMessageBox::Question, tr("Mistyped code"), {}, QMessageBox::Cancel, window);
        box.setText(why);
        auto* open = box.addButton(tr("&Open what is meant"), QMessageBox::AcceptRole);
        box.exec();
        return box.clickedButton() == open;
    })
    , askWindows([window](const QString& file) {
        QMessageBox box(QMessageBox::Question, tr("Encoding"), {}, QMessageBox::Cancel, window);
        box.setText(tr("%1 is no UTF-8. It may be Windows-1252, the encoding of older spreadsheets in Western Europe.")
                        .arg(file));
        auto* read = box.addButton(tr("Read as &Windows-1252"), QMessageBox::AcceptRole);
        box.setDefaultButton(read);
        box.exec();
        return box.clickedButton() == read;
    })
    , askName([window](const QString& proposed) -> std::optional<QString> {
        bool taken = false;
        const auto name = QInputDialog::getText(
            window, tr("Save the deck"), tr("Name of the deck:"), QLineEdit::Normal, proposed, &taken);
        return taken ? std::optional(name.trimmed()) : std::nullopt;
    })
    , askPicture([window](const QString& suggested) {
        return QFileDialog::getSaveFileName(window, tr("Save a picture of the deck"), suggested, tr("Picture (*.png)"));
    })
    , askPage([window](const QString& suggested) {
        return QFileDialog::getSaveFileName(
            window, tr("Save a web page of the deck"), suggested, tr("Web page (*.html)"));
    })
    , offerPicture([window](const QString& file) {
        QMessageBox box(QMessageBox::Information, tr("Saved"), tr("%1 is saved.").arg(QFileInfo(file).fileName()),
            QMessageBox::Close, window);
        auto* open = box.addButton(tr("&Open it"), QMessageBox::AcceptRole);
        auto* folder = box.addButton(tr("Open its &folder"), QMessageBox::ActionRole);
        box.setDefaultButton(open);
        box.exec();
        if (box.clickedButton() == open || box.clickedButton() == folder)
            QDesktopServices::openUrl(
                QUrl::fromLocalFile(box.clickedButton() == open ? file : QFileInfo(file).absolutePath()));
    })
    , m_workspace(workspace)
    , m_build(build)
    , m_window(window)
    , m_opening(this)
    , m_reading(this)
    , m_asking(this)
    , m_coding(this)
    , m_picturing(this)
{
    connect(&m_picturing, &app::Job::failed, this, &DeckCommands::trouble);
    connect(&m_reading, &app::Job::failed, this, &DeckCommands::trouble);
    connect(&m_reading, &app::Job::failed, this, &DeckCommands::readNext);
    connect(&m_reading, &app::Job::finished, this, &DeckCommands::readNext);
    connect(&m_opening, &app::Job::failed, this, &DeckCommands::trouble);
    connect(&m_opening, &app::Job::finished, this, &DeckCommands::readFiles);
    connect(&m_asking, &app::Job::failed, this, &DeckCommands::trouble);
    for (auto* job : {&m_opening, &m_reading}) // with all that waits
        connect(job, &app::Job::cancelled, this, [this] {
            m_toOpen.clear();
            m_toRead.clear();
            Q_EMIT told(tr("Cancelled; nothing was opened."));
            offerElsewhere();
        });
    connect(&m_coding, &app::Job::failed, this, &DeckCommands::trouble);
}

void DeckCommands::report(const tl::expected<void, QString>& done, const QString& success)
{
    if (done)
        Q_EMIT told(success);
    else
        Q_EMIT trouble(done.error());
}

app::DeckDocument* DeckCommands::committed() const
{
    m_build.deck()->commitTyping();
    return m_build.document();
}

app::DeckDocument* DeckCommands::untouched() const
{
    auto* open = m_build.document();
    if (!open || !app::Workspace::isUnnamed(*open) || !open->deck().notes.empty())
        return nullptr;
    const auto& sections = open->deck().sections;
    const bool empty = std::all_of(
        sections.begin(), sections.end(), [](const auto& section) { return section.entries.empty(); });
    return empty ? open : nullptr;
}

void DeckCommands::openLibrary(QSettings& settings)
{
    m_build.deck()->commitTyping();
    LibraryDialog dialog(m_workspace, m_window);
    const auto tiles = QStringLiteral("library/tiles");
    dialog.showTiles(settings.value(tiles, true).toBool());
    connect(&dialog, &LibraryDialog::deckOpened, this, &DeckCommands::documentWanted);
    connect(&dialog, &LibraryDialog::compareWanted, this,
        [this, &dialog](const model::Deck& before, const QString& beforeTitle, const model::Deck& after,
            const QString& afterTitle) {
            CompareDialog(before, beforeTitle, after, afterTitle, m_workspace.checker(after.ruleset), &dialog).exec();
        });
    dialog.exec();
    settings.setValue(tiles, dialog.showsTiles());
}

void DeckCommands::askForFiles()
{
    openFiles(QFileDialog::getOpenFileNames(m_window, tr("Open decklists"), {},
        tr("Decks (%1);;Pictures of QR codes, PDFs of decklists (%2 *.pdf);;All files (*)")
            .arg(q(app::listPatterns()), app::picturePatterns())));
}

void DeckCommands::openFiles(const QStringList& files, bool ontoCollection)
{
    for (const auto& file : files)
        m_toOpen.emplace_back(file, ontoCollection);
    if (!m_opening.isBusy())
        readFiles();
}

void DeckCommands::readFiles()
{
    if (m_toOpen.empty())
        return;
    const auto what = m_toOpen.size() == 1 ? QFileInfo(m_toOpen.front().first).fileName()
                                           : tr("%1 files").arg(m_toOpen.size());
    m_opening.start([this, lists = m_workspace.lists(), files = std::exchange(m_toOpen, {})]() -> app::Job::Answer {
        constexpr std::size_t beginning = 64U << 10U;
        const auto keepOn = [this] { return !m_opening.isStopped(); };
        std::vector<ReadFile> read;
        for (const auto& [file, ontoCollection] : files) {
            if (!m_opening.report(read.size(), files.size()))
                return {};
            // Pictures are read by a child of their own, and what is too large for a list are cards or a collection.
            const QFileInfo about(file);
            const bool whole = isDeckFile(about) || about.size() <= static_cast<qint64>(app::maxListBytes);
            auto bytes = app::isPictureOrPdf(file.toStdString())
                             ? Bytes(std::string())
                             : app::readFile(file.toStdString(), whole ? app::maxListBytes : app::maxFileBytes);
            if (bytes && !whole)
                bytes->resize(std::min(bytes->size(), beginning));
            auto game = bytes && whole && !ontoCollection ? gameElsewhere(*lists, file, *bytes, keepOn) : std::string();
            const bool deck = bytes && whole && game.empty() &&
                              holdsDeck(*lists, file.toStdString(), inUnicode(*bytes), keepOn);
            read.push_back({file, std::move(bytes), whole, ontoCollection, deck, std::move(game)});
        }
        if (!keepOn())
            return {};
        return [this, read] { openRead(read); };
    });
    Q_EMIT working(&m_opening, tr("Reading %1…").arg(what));
}

bool DeckCommands::wantsGame(const std::string& game, const Elsewhere& decks)
{
    const auto name = q(m_workspace.lists()->of(game).game().name);
    QMessageBox box(QMessageBox::Question, tr("Deck for %1").arg(name), {}, QMessageBox::Cancel, m_window);
    const auto count = decks.names.size();
    const auto what = count == 1              ? decks.names.front()
                      : decks.texts.isEmpty() ? tr("Each of %1 files").arg(count)
                                              : tr("Each of %1 lists").arg(count);
    box.setText(tr("%1 is a deck for %2.").arg(what, name));
    auto* open = box.addButton(tr("Open in %1").arg(name), QMessageBox::AcceptRole);
    box.setDefaultButton(open);
    box.exec();
    return box.clickedButton() == open;
}

void DeckCommands::offerElsewhere()
{
    if (m_elsewhere.empty() || m_opening.isBusy() || m_reading.isBusy() || !m_toOpen.empty() || !m_toRead.empty())
        return;                                                 // whoever ends that asks again
    if (const auto* open = QApplication::activeModalWidget()) { // an import, say
        connect(open, &QObject::destroyed, this, &DeckCommands::offerElsewhere, Qt::QueuedConnection);
        return;
    }
    const auto others = std::exchange(m_elsewhere, {});
    for (auto it = others.begin(); it != others.end(); ++it) {
        const auto& [game, decks] = *it;
        if (!decks.wanted && !wantsGame(game, decks))
            continue;
        auto files = decks.files, texts = decks.texts;
        for (auto more = std::next(it); more != others.end(); ++more) { // those are asked about there
            files += more->second.files;
            texts += more->second.texts;
        }
        Q_EMIT gameWanted(q(game), files, texts);
        break;
    }
}

void DeckCommands::openElsewhere(const QString& game, const QString& what, const QString& text)
{
    auto& decks = m_elsewhere[game.toStdString()];
    decks.names << what;
    decks.texts << text;
    offerElsewhere();
}

void DeckCommands::openRead(const std::vector<ReadFile>& files)
{
    QStringList cards, pictures, collections;
    for (const auto& read : files) {
        const auto& [file, bytes, whole, ontoCollection, deck, game] = read;
        if (!game.empty()) {
            m_elsewhere[game].names << QFileInfo(file).fileName();
            m_elsewhere[game].files << file;
            continue;
        }
        const auto name = file.toStdString();
        const bool plain = ontoCollection && bytes && app::isPlainList(name, *bytes) &&
                           !m_workspace.lists()->isCode(*bytes);
        if (app::isPictureOrPdf(name))
            pictures << file;
        else if (isEventFile(QFileInfo(file)))
            Q_EMIT eventFileFound(file);
        else if (isDeckFile(QFileInfo(file)))
            openDeckFile(read);
        else if (bytes && app::isGameFile(*bytes))
            Q_EMIT gameFileFound(file);
        else if (bytes && (plain || app::isCollectionFile(*bytes)))
            collections << file;
        else if (!whole || !openList(read))
            cards << file;
    }
    if (!collections.isEmpty())
        Q_EMIT collectionFilesFound(collections);
    if (!pictures.isEmpty())
        readLists(
            [pictures](const app::ListReader& reader, const app::KeepOn& keepOn) {
                std::vector<app::ReadList> lists;
                for (const auto& file : pictures)
                    for (auto& list : reader.readFile(file.toStdString(), {}, keepOn))
                        lists.push_back(std::move(list));
                return lists;
            },
            pictures.size() == 1 ? QFileInfo(pictures.front()).fileName() : tr("%1 files").arg(pictures.size()));
    if (!cards.isEmpty())
        Q_EMIT cardFilesFound(cards);
    offerElsewhere();
}

void DeckCommands::openDeckFile(const ReadFile& read)
{
    const auto& [file, bytes, whole, ontoCollection, deck, game] = read;
    if (bytes && app::isPlainList(file.toStdString(), *bytes) && openList(read))
        return;
    if (const auto opened = m_workspace.openFile(file.toStdString(), bytes); opened)
        Q_EMIT documentWanted(opened->back());
    else
        Q_EMIT trouble(opened.error());
}

bool DeckCommands::openList(const ReadFile& read)
{
    const auto& [file, bytes, whole, ontoCollection, deck, game] = read;
    if (!bytes) {
        Q_EMIT trouble(QStringLiteral("%1 %2.").arg(file, q(bytes.error())));
        return true;
    }
    const auto text = inUnicode(*bytes);
    if (m_workspace.lists()->isCode(text)) {
        readLists([file = file.toStdString(), text](
                      const app::ListReader& with, const app::KeepOn&) { return with.readCodes(file, text); },
            QFileInfo(file).fileName());
        return true;
    }
    if (!deck)
        return false;
    if (importers::mayBeWindows1252(*bytes) && !askWindows(QFileInfo(file).fileName()))
        return true;
    if (app::isWorkbook(text)) { // no text to mend
        readLists([file = file.toStdString(), text](const app::ListReader& with,
                      const app::KeepOn& keepOn) { return with.read(file, text, {}, keepOn); },
            QFileInfo(file).fileName());
        return true;
    }
    PasteDialog dialog(QString::fromStdString(text), m_workspace.lists(), purpose(), m_window);
    dialog.setWindowTitle(QFileInfo(file).fileName());
    takePasted(dialog);
    return true;
}

void DeckCommands::readLists(Reading read, const QString& what)
{
    m_toRead.push_back(std::move(read));
    if (!m_reading.isBusy())
        readNext();
    Q_EMIT working(&m_reading, tr("Reading %1…").arg(what));
}

void DeckCommands::readNext()
{
    if (m_toRead.empty() || m_reading.isBusy())
        return offerElsewhere();
    m_reading.start([this, reader = m_workspace.lists(), toRead = std::exchange(m_toRead, {})]() -> app::Job::Answer {
        std::vector<app::ReadList> lists;
        const auto keepOn = [this] { return !m_reading.isStopped(); };
        for (const auto& read : toRead)
            for (auto& list : read(*reader, keepOn))
                lists.push_back(std::move(list));
        if (!keepOn())
            return {};
        return [this, lists = std::move(lists)] { openLists(lists); };
    });
}

void DeckCommands::openLists(const std::vector<app::ReadList>& lists)
{
    QStringList opened, troubles;
    std::size_t apart = 0; // of another game
    std::vector<std::string> meant;
    for (const auto& list : lists) {
        const auto title = QFileInfo(q(list.title())).fileName();
        if (!list.checker && !list.offered.empty() && askMeant(q(list.error))) {
            meant.push_back(list.offered);
            continue;
        }
        if (!list.checker) {
            troubles << (title.isEmpty() ? q(list.error) : tr("%1: %2").arg(title, q(list.error)));
            continue;
        }
        const auto trouble = app::openingTrouble(list);
        if (!trouble.empty()) {
            troubles << tr("%1: %2").arg(title.isEmpty() ? q(list.deck.name) : title, q(trouble));
            continue;
        }
        if (const auto& game = list.checker->catalogue().game(); game.id != m_workspace.library().game.id) {
            auto& others = m_elsewhere[game.id];
            others.names << (title.isEmpty() ? q(list.deck.name) : title);
            others.texts << q(app::textOf(list));
            ++apart;
            continue;
        }
        auto deck = list.deck;
        deck.name = m_workspace.freeName(deck.name);
        opened << q(deck.name);
        Q_EMIT documentWanted(m_workspace.newDeck(std::move(deck)));
        for (const auto& unknown : list.unknown)
            troubles << tr("%1 is incomplete: %2").arg(opened.back(), q(app::unknownRowText(unknown, *list.checker)));
    }
    if (!meant.empty())
        readLists([codes = model::joined(meant, "\n")](
                      const app::ListReader& with, const app::KeepOn&) { return with.readCodes({}, codes); },
            tr("the code"));
    else if (!opened.isEmpty() || apart == 0)
        Q_EMIT told(opened.isEmpty() ? tr("Nothing was opened.")
                                     : tr("%1 opened; not in the library yet.").arg(opened.join(QStringLiteral(", "))));
    if (!troubles.isEmpty())
        Q_EMIT trouble(troubles.join(QLatin1Char('\n')));
}

void DeckCommands::paste()
{
    const QMimeData nothing;
    const auto* mime = QApplication::clipboard()->mimeData();
    openAnything(mime ? *mime : nothing);
}

void DeckCommands::sayReading() { Q_EMIT working(&m_asking, tr("Reading the text…")); }

template <class Ask, class Take> void DeckCommands::ask(const std::string& text, Ask ask, Take take)
{
    constexpr std::size_t quick = 20'000; // letters
    const auto lists = m_workspace.lists();
    if (text.size() < quick)
        return take(ask(*lists, app::KeepOn()));
    m_asking.start([this, lists, ask, take]() -> app::Job::Answer {
        const auto answer = ask(*lists, [this] { return !m_asking.isStopped(); });
        if (m_asking.isStopped())
            return {};
        return [answer, take] { take(answer); };
    });
    sayReading();
}

void DeckCommands::openAnything(const QMimeData& data, bool ontoCollection)
{
    if (const auto files = localFiles(data); !files.isEmpty())
        return openFiles(files, ontoCollection);
    const auto words = measured(data.hasText() ? data.text() : QString(), app::maxListBytes);
    if (!words)
        return Q_EMIT trouble(words.error());
    const auto text = words->toStdString();
    if (m_workspace.lists()->isCode(text))
        return readCodes(text);
    if (data.hasImage() && text.empty()) {
        const auto picture = qvariant_cast<QImage>(data.imageData());
        return readLists([picture](const app::ListReader& with,
                             const app::KeepOn& keepOn) { return with.readPicture({}, picture, {}, keepOn); },
            tr("the picture"));
    }
    ask(
        text,
        [text](const app::ListReader& lists, const app::KeepOn& keepOn) { return holdsOnlyCodes(lists, text, keepOn); },
        [this, text](bool codes) {
            if (codes)
                return readLists([text](const app::ListReader& with,
                                     const app::KeepOn& keepOn) { return with.read({}, text, {}, keepOn); },
                    tr("the code"));
            PasteDialog dialog(q(text), m_workspace.lists(), purpose(), m_window);
            takePasted(dialog);
        });
}

void DeckCommands::readCodes(const std::string& text)
{
    readLists(
        [text](const app::ListReader& with, const app::KeepOn&) { return with.readCodes({}, text); }, tr("the code"));
}

void DeckCommands::openText(const QString& text)
{
    const auto bytes = text.toStdString();
    if (m_workspace.lists()->isCode(bytes))
        return readCodes(bytes);
    ask(
        bytes,
        [bytes](const app::ListReader& lists, const app::KeepOn& keepOn) {
            return app::previewDecks({}, bytes, lists, keepOn);
        },
        [this, text](const auto& decks) {
            const auto isWhole = [](const auto& deck) { return deck.count(app::LineState::Unread) == 0; };
            if (decks && std::all_of(decks->begin(), decks->end(), isWhole))
                return openPreviewed(*decks);
            PasteDialog dialog(text, m_workspace.lists(), purpose(), m_window);
            takePasted(dialog);
        });
}

void DeckCommands::openPreviewed(const std::vector<app::DeckPreview>& decks)
{
    for (const auto& preview : decks) {
        auto deck = preview.deck;
        if (!deck.name.empty())
            deck.name = m_workspace.freeName(deck.name);
        if (!preview.edition.empty())
            Q_EMIT told(tr("The list names no edition; its cards are of %1.").arg(q(preview.edition)));
        Q_EMIT documentWanted(m_workspace.newDeck(std::move(deck)));
    }
}

PasteDialog::Purpose DeckCommands::purpose() const
{
    return m_build.document() ? PasteDialog::Purpose::NewOrOpen : PasteDialog::Purpose::New;
}

void DeckCommands::takePasted(PasteDialog& dialog)
{
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.target() == PasteDialog::Target::OtherGame) {
        m_elsewhere[dialog.game().id].wanted = true;
        return openElsewhere(q(dialog.game().id), dialog.windowTitle(), dialog.text());
    }
    auto decks = dialog.decks();
    auto* open = m_build.document();
    if (dialog.target() == PasteDialog::Target::NewDeck || !open) {
        auto* before = untouched();
        for (auto& deck : decks)
            Q_EMIT documentWanted(m_workspace.newDeck(std::move(deck)));
        if (before)
            m_workspace.close(before);
        return;
    }
    auto& pasted = decks.front();
    if (dialog.target() == PasteDialog::Target::ReplaceDeck) {
        auto whole = open->deck();
        whole.sections = pasted.sections;
        (void)open->edit({model::ReplaceDeck{std::move(whole)}}, tr("Replace with a pasted list"));
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
    auto* open = committed();
    if (!open)
        return false;
    if (app::Workspace::isUnnamed(*open)) {
        const auto name = askName(q(m_workspace.proposedName(*open)));
        if (!name)
            return false;
        if (!name->isEmpty() && *name != q(open->deck().name))
            (void)open->edit(
                {model::SetField{model::DeckField::Name, name->toStdString()}}, tr("Rename to %1").arg(*name));
    }
    bool taken = false;
    const auto done = save(open, &taken);
    if (done || !done.error().isEmpty())
        report(done,
            taken ? tr("The deck now matches %1; Undo restores yours.").arg(q(open->place().file.filename().string()))
                  : tr("Saved."));
    return done.has_value();
}

tl::expected<void, QString> DeckCommands::save(app::DeckDocument* document, bool* taken)
{
    const auto change = m_workspace.fileChange(*document);
    switch (change ? askFileChange(*document, *change) : FileAnswer::Overwrite) {
    case FileAnswer::Leave: return tl::unexpected(QString());
    case FileAnswer::TakeFile:
        m_workspace.takeFile(document, change->theirs);
        if (taken)
            *taken = true;
        return {};
    case FileAnswer::ToLibrary: {
        auto place = document->place();
        place.file.clear();
        document->setPlace(std::move(place));
        break;
    }
    case FileAnswer::Merge:
        if (const auto kept = m_workspace.mergeWithFile(document, change->theirs); !kept.empty())
            Q_EMIT told(
                tr("Changed here and in the file; yours is kept, the file said: %1").arg(texts(kept).join(tr(", "))));
        break;
    case FileAnswer::Overwrite: break;
    }
    return m_workspace.save(document, true);
}

void DeckCommands::saveAsNew()
{
    const auto* open = committed();
    if (!open)
        return;
    auto copy = open->deck();
    copy.name = m_workspace.freeName(copy.name);
    auto* made = m_workspace.newDeck(std::move(copy));
    report(m_workspace.save(made), tr("%1 is in the library.").arg(q(made->deck().name)));
    Q_EMIT documentWanted(made);
}

void DeckCommands::exportDeck()
{
    const auto* open = committed();
    if (!open)
        return;
    const auto file = QFileDialog::getSaveFileName(m_window, tr("Export the deck"),
        asFileName(q(open->deck().name)) + QStringLiteral(".nxdeck"), tr("Deck file (*.nxdeck);;Text list (*.txt)"));
    if (!file.isEmpty())
        report(m_workspace.exportTo(open->deck(), file.toStdString()),
            tr("Exported to %1.").arg(QFileInfo(file).fileName()));
}

QString DeckCommands::targetFor(const app::DeckDocument& document, const QString& ending, QSettings& settings,
    const std::function<QString(const QString& suggested)>& ask)
{
    const auto key = QStringLiteral("picture/folder");
    const auto folder = settings.value(key).toString();
    const auto name = asFileName(q(document.deck().name)) + ending;
    auto file = ask(folder.isEmpty() ? name : folder + QLatin1Char('/') + name);
    if (file.isEmpty())
        return file;
    if (!file.endsWith(ending, Qt::CaseInsensitive))
        file += ending;
    settings.setValue(key, QFileInfo(file).absolutePath());
    return file;
}

void DeckCommands::savePicture(QSettings& settings)
{
    const auto* open = committed();
    if (!open)
        return;
    const auto file = targetFor(*open, QStringLiteral(".png"), settings, askPicture);
    if (file.isEmpty())
        return;
    app::DeckPictureOrder order;
    order.deck = open->deck();
    order.checker = open->sharedChecker();
    order.grouping = m_build.deck()->facesGrouping();
    order.stacked = m_build.deck()->stacksFaces();
    const auto what = tr("Drawing the picture of %1…").arg(q(order.deck.name));
    m_picturing.start([this, order = std::move(order), reader = m_workspace.lists(), file,
                          art = m_workspace.folder() / "art"]() mutable -> app::Job::Answer {
        order.code = app::checkList(reader->take({}, order.deck, order.checker->ruleset().id.str()), *reader).code;
        order.art = std::make_shared<const app::CardArt>(art);
        const auto picture = app::deckPicture(
            order, [this](std::size_t done, std::size_t all) { return m_picturing.report(done, all); });
        if (picture.isNull())
            return {};
        const auto written = app::writePicture(file.toStdString(), picture);
        return [this, file, error = written ? std::string() : written.error(), whole = !order.code.empty(),
                   bad = app::badPictures(order.art, app::facesDrawn(order))] {
            if (!error.empty()) {
                Q_EMIT trouble(q(error));
                return;
            }
            const auto saved = tr("Picture saved as %1.").arg(QFileInfo(file).fileName());
            Q_EMIT told(whole ? saved : saved + tr(" Without a QR code: the deck has none."));
            if (!bad.empty())
                Q_EMIT trouble(q(app::warningLines(bad)));
            offerPicture(file);
        };
    });
    Q_EMIT working(&m_picturing, what);
}

void DeckCommands::savePage(QSettings& settings)
{
    const auto* open = committed();
    if (!open)
        return;
    const auto file = targetFor(*open, QStringLiteral(".html"), settings, askPage);
    if (file.isEmpty())
        return;
    app::WebPageOrder order;
    order.decks.push_back({open->deck(), open->sharedChecker(), {}});
    order.catalogue = m_workspace.catalogue();
    const auto what = tr("Writing the web page of %1…").arg(q(open->deck().name));
    m_picturing.start([this, order = std::move(order), reader = m_workspace.lists(), file,
                          art = m_workspace.folder() / "art"]() mutable -> app::Job::Answer {
        auto& [deck, checker, code, symbol] = order.decks.front();
        code = app::checkList(reader->take({}, deck, checker->ruleset().id.str()), *reader).code;
        order.art = std::make_shared<const app::CardArt>(art);
        const auto page = app::webPage(
            order, [this](std::size_t done, std::size_t all) { return m_picturing.report(done, all); });
        if (!page)
            return {};
        const auto written = app::writeFile(file.toStdString(), page->bytes);
        return [this, file, error = written ? std::string() : written.error(), bad = page->badPictures] {
            if (!error.empty()) {
                Q_EMIT trouble(tr("%1 %2.", "a file and what is wrong").arg(file, q(error)));
                return;
            }
            Q_EMIT told(tr("Web page saved as %1.").arg(QFileInfo(file).fileName()));
            if (!bad.empty())
                Q_EMIT trouble(q(app::warningLines(bad)));
            offerPicture(file);
        };
    });
    Q_EMIT working(&m_picturing, what);
}

bool DeckCommands::close(app::DeckDocument* closing, const std::function<int(const QString& deck)>& ask)
{
    if (closing == m_build.document())
        m_build.deck()->commitTyping();
    int cards = 0;
    for (const auto& section : closing->deck().sections)
        cards += closing->deck().copies(section.id);
    const bool worthAsking = closing->isModified() &&
                             (closing->place().id || !closing->place().file.empty() || cards > 0);
    const int answer = worthAsking ? ask(q(closing->deck().name)) : Discard;
    if (answer == Cancel)
        return false;
    if (answer == Save)
        if (const auto done = save(closing); !done) {
            if (!done.error().isEmpty())
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
    report(library.moveToBin({*open->place().id}),
        tr("%1 is in the library's bin. To restore it: Ctrl+O, Bin.").arg(name));
}

void DeckCommands::copy()
{
    if (const auto* open = m_build.document()) {
        QApplication::clipboard()->setText(q(app::deckAsText(open->deck(), open->checker())));
        Q_EMIT told(tr("The deck is on the clipboard as text."));
    }
}

void DeckCommands::copyCode()
{
    const auto* open = committed();
    if (!open)
        return;
    m_coding.start([this, reader = m_workspace.lists(), deck = open->deck(),
                       law = open->checker().ruleset().id.str()]() -> app::Job::Answer {
        const auto made = app::checkList(reader->take({}, deck, law), *reader);
        return [this, code = q(made.code), reason = q(made.codeTrouble), name = q(deck.name)] {
            if (code.isEmpty()) {
                Q_EMIT trouble(reason);
                return;
            }
            QApplication::clipboard()->setText(code);
            Q_EMIT told(tr("The code of %1 is on the clipboard: %2 characters.").arg(name).arg(code.size()));
        };
    });
}

void DeckCommands::compareWith(const model::Deck& other, const QString& title)
{
    if (const auto* open = m_build.document())
        CompareDialog(
            other, title, open->deck(), tr("%1, now").arg(q(open->deck().name)), open->sharedChecker(), m_window)
            .exec();
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
    const auto name = QInputDialog::getItem(
        m_window, tr("Compare"), tr("Compare this deck with"), names, 0, false, &chosen);
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
    auto* open = m_build.document();
    if (!open)
        return;
    MissionsDialog dialog(*open, m_window);
    dialog.setArtFolder(m_workspace.folder() / "art");
    dialog.exec();
}

void DeckCommands::newFromPackage()
{
    if (!m_workspace.isReady())
        return;
    const auto* open = committed();
    auto* before = untouched();
    PackageWizard wizard(m_workspace, open ? open->deck().ruleset : model::RulesetId(), m_window);
    if (wizard.exec() != QDialog::Accepted || !wizard.made())
        return;
    Q_EMIT documentWanted(wizard.made());
    if (before)
        m_workspace.close(before);
}

void DeckCommands::testDraw()
{
    if (!m_testDraw)
        m_testDraw = new TestDrawDialog(m_build.document(), m_window);
    bringToFront(*m_testDraw);
}

void DeckCommands::showChances()
{
    if (!m_chances)
        m_chances = new ChancesDialog(m_workspace, m_build.document(), m_window);
    bringToFront(*m_chances);
}

void DeckCommands::setDocument(app::DeckDocument* document)
{
    if (m_testDraw)
        m_testDraw->setDocument(document);
    if (m_chances)
        m_chances->setDocument(document);
}

} // namespace nexus::ui
