// What the menus do with decks as a whole: new, library, files, saving, exporting, pasting, comparing, the bin.
// Works on the deck that is open in the Build view; asks where it has to, with the window as parent.
#pragma once

#include "app/base/job.h"
#include "app/documents/list_reading.h"
#include "app/documents/workspace.h"
#include "ui/lists/paste_dialog.h"

#include <QObject>

#include <functional>
#include <map>

class QMimeData;
class QSettings;
class QWidget;

namespace nexus::ui {

class BuildView;
class ChancesDialog;
class TestDrawDialog;

class DeckCommands : public QObject {
    Q_OBJECT
public:
    DeckCommands(app::Workspace& workspace, BuildView& build, QWidget* window);

    enum Unsaved { Save, Discard, Cancel };
    // What to do with a file that another program has changed or removed.
    enum class FileAnswer { Merge, Overwrite, TakeFile, ToLibrary, Leave };
    std::function<FileAnswer(const app::DeckDocument& document, const app::FileChange& change)> askFileChange;

    // A mistyped code: whether the one that is most likely meant is to be read.
    std::function<bool(const QString& why)> askMeant;

    // A list that is no UTF-8: whether it is to be read as Windows-1252.
    std::function<bool(const QString& file)> askWindows;

    // The name of a deck that is saved for the first time; nothing: it is not saved.
    std::function<std::optional<QString>(const QString& proposed)> askName;

    void openLibrary(QSettings& settings); // rows or tiles, as it was left
    void askForFiles();
    // Read on a worker. Decks are opened, also those of QR codes in pictures and of PDFs; collections are told by
    // collectionFilesFound, as are plain lists that were dropped there (`ontoCollection`), games and scenes by
    // gameFileFound, and a list that counts nothing is taken for cards and told by cardFilesFound.
    void openFiles(const QStringList& files, bool ontoCollection = false);
    bool save();
    void saveAsNew();
    void exportDeck();
    // As a PNG with its faces as the deck pane has them, painted on a worker; the folder is remembered.
    void savePicture(QSettings& settings);
    // As one HTML file for a site, likewise.
    void savePage(QSettings& settings);
    // Where to, and what then: it is offered to be opened.
    std::function<QString(const QString&suggested)> askPicture, askPage;
    std::function<void(const QString& file)> offerPicture;
    // False where the user would rather not. `ask` is asked where something would be lost.
    bool close(app::DeckDocument* closing, const std::function<int(const QString& deck)>& ask);
    void moveToBin();
    void copy();
    void copyCode();
    // What lies in the clipboard, or was dropped: files; a deck code or a picture of one opens as a deck; any other
    // text is shown line by line first.
    void paste();
    void openAnything(const QMimeData& data, bool ontoCollection = false);
    void openText(const QString& text); // that was looked at already: its decks, or itself where a line is in question
    // A text that is a deck of another game: offered to be opened there.
    void openElsewhere(const QString& game, const QString& what, const QString& text);
    void compareWith(const model::Deck& other, const QString& title);
    void compareWithDeck();
    void chooseMissions();
    void newFromPackage();
    // Windows that stay open beside the deck and go with it.
    void testDraw();
    void showChances();
    void setDocument(app::DeckDocument* document);

Q_SIGNALS:
    void documentWanted(nexus::app::DeckDocument* document); // to the front
    void cardFilesFound(const QStringList& files);
    void collectionFilesFound(const QStringList& files);
    void gameFileFound(const QString& file); // a kept game or a scene
    void eventFileFound(const QString& file);
    // Decks are of another game: to be opened there, out of files and of texts.
    void gameWanted(const QString& id, const QStringList& files, const QStringList& texts);
    void told(const QString& text);
    // Something is done on a worker; to be shown where it takes longer than a moment, with a way to call it off.
    void working(nexus::app::Job* job, const QString& what);
    void trouble(const QString& message);

private:
    using Bytes = tl::expected<std::string, std::string>;
    struct ReadFile {
        QString file;
        Bytes bytes; // nothing of a picture; of what is too large for a deck list the beginning
        bool whole = true;
        bool ontoCollection = false;
        bool deck = false; // there are decks in it
        std::string game;  // of its decks, where that is another one
    };
    // What waits to be opened in the window of another game.
    struct Elsewhere {
        QStringList names, files, texts;
        bool wanted = false; // the person said so already
    };
    void readFiles();
    // Asks about each other game, when all that is of this one is open or was looked at; the window goes with a yes.
    void offerElsewhere();
    [[nodiscard]] bool wantsGame(const std::string& game, const Elsewhere& decks);
    void openRead(const std::vector<ReadFile>& files);
    void openDeckFile(const ReadFile& read);
    // False for a list of cards.
    bool openList(const ReadFile& read);
    [[nodiscard]] PasteDialog::Purpose purpose() const;
    void takePasted(PasteDialog& dialog);
    // On a worker, one after the other; what is read is opened.
    using Reading = std::function<std::vector<app::ReadList>(const app::ListReader&, const app::KeepOn&)>;
    void readLists(Reading read, const QString& what);
    void readNext();
    void openLists(const std::vector<app::ReadList>& lists);
    void readCodes(const std::string& text);
    void openPreviewed(const std::vector<app::DeckPreview>& decks);
    // What a text is, and what becomes of it: at once where it is short, else on a worker.
    template <class Ask, class Take> void ask(const std::string& text, Ask ask, Take take);
    void sayReading();
    // The open deck with what is being typed; nullptr: none is open.
    [[nodiscard]] app::DeckDocument* committed() const;
    // A new deck that nobody named or put anything into: another takes its place.
    [[nodiscard]] app::DeckDocument* untouched() const;
    // Saved, or asked what to do with a file that is another now. No text: the user would rather not. `taken`: set
    // where the file's was taken instead.
    tl::expected<void, QString> save(app::DeckDocument* document, bool* taken = nullptr);
    void report(const tl::expected<void, QString>& done, const QString& success);
    // Where the picture or page of the deck goes, with its ending; empty: nowhere. The folder is remembered.
    [[nodiscard]] static QString targetFor(const app::DeckDocument& document, const QString& ending,
        QSettings& settings, const std::function<QString(const QString& suggested)>& ask);

    app::Workspace& m_workspace;
    BuildView& m_build;
    QWidget* m_window;
    TestDrawDialog* m_testDraw = nullptr; // made when first asked for
    ChancesDialog* m_chances = nullptr;
    std::vector<std::pair<QString, bool>> m_toOpen; // file, ontoCollection
    std::vector<Reading> m_toRead;
    std::map<std::string, Elsewhere> m_elsewhere; // by their game
    app::Job m_opening, m_reading, m_asking, m_coding, m_picturing;
};

} // namespace nexus::ui
