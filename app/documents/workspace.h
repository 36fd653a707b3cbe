// What the window works on: a profile, the catalogue snapshot, the decks that are open and their law.
// The catalogue is read by a worker right after open(); until ready() there are no decks and no cards.
// Every edit of an open deck is on disk at once as a draft, so closing or losing the program loses nothing;
// save() makes a version in the library or writes the file the deck came from. Lives in the main thread.
#pragma once

#include "app/base/job.h"
#include "app/documents/collection_document.h"
#include "app/documents/deck_document.h"
#include "app/documents/openings.h"
#include "app/documents/profile.h"
#include "model/profile/stored_deck.h"

#include <QObject>

#include <functional>

namespace nexus::model {
class CollectionSearch;
}

namespace nexus::db {
struct OpenDeck;
}

namespace nexus::importers {
struct ListedDeck;
}

namespace nexus::app {

class ListReader;
class RulesetCheckers;

struct FileChange {
    enum Kind { Gone, Unreadable, Changed } kind = Gone;
    std::string reason; // of an unreadable one; completes a sentence that starts with the file
    model::Deck theirs; // of a changed one: the deck in it now
};

// What happens where a person leaves something closed, and the sentence that says so before.
struct LeftClosed {
    QString says;
    std::function<void()> go;
};

class Workspace : public QObject {
    Q_OBJECT
public:
    explicit Workspace(GameFolder place, QObject* parent = nullptr);
    ~Workspace() override;

    // Starts the worker; ready() or failed() follows. `sample` opens a first deck where none was open before.
    void open();
    // The same with a new catalogue of the starter set, the old one put aside.
    void rebuildCatalogue();
    [[nodiscard]] bool isReady() const { return m_catalogue != nullptr; }
    [[nodiscard]] bool isFirstStart() const { return m_isFirstStart; } // no deck was ever open in this game
    [[nodiscard]] const std::filesystem::path& folder() const { return m_profile.folder(); }
    [[nodiscard]] const GameFolder& place() const { return m_profile.place(); }
    // Only when ready.
    [[nodiscard]] const GameLibrary& library() { return m_profile.library(); }
    [[nodiscard]] Profile& profile() { return m_profile; }
    [[nodiscard]] std::shared_ptr<const model::Catalogue> catalogue() const { return m_catalogue; }
    // A new snapshot after an import: every open deck is judged anew.
    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    // After a ruleset of one's own was written: the same by the rulesets as they are now.
    void readRulesets();
    // The game's default ruleset where the id is not known.
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> checker(const model::RulesetId& id);
    // Of the catalogue as it is; null until ready.
    [[nodiscard]] std::shared_ptr<const ListReader> lists();

    // Read by a worker right after ready(); until its changed() it is not open.
    [[nodiscard]] CollectionDocument& collection() { return *m_collection; }
    void openCollection(); // again, after it was closed
    // What searches ask of it, with the catalogue as it is now; null until both are there.
    [[nodiscard]] const model::CollectionSearch* collectionSearch() const { return m_collectionSearch.get(); }

    // Notes of what is being opened; of its decks the workspace makes them itself.
    [[nodiscard]] Openings& openings() { return m_openings; }
    // Opens what was open the last time, which begins a note of `what`; where the program ended on it: notOpened(), and
    // false.
    bool reopen(const std::string& what, const QString& shown, const std::function<void()>& open,
        const LeftClosed& otherwise = {});

    // In the order of their tabs.
    [[nodiscard]] const std::vector<DeckDocument*>& documents() const { return m_documents; }
    // Each gives the document, newly open or open already; texts of errors are whole sentences.
    DeckDocument* newDeck(model::Deck deck = {});
    tl::expected<DeckDocument*, QString> openDeck(model::DeckId id);
    // `bytes`: what readFile says of it, at most maxListBytes; a disk may be slow, so that a window asks a worker.
    tl::expected<std::vector<DeckDocument*>, QString> openFile(
        const std::filesystem::path& file, const tl::expected<std::string, std::string>& bytes);
    // Drafts of the document are dropped with it.
    void close(DeckDocument* document);
    void move(int from, int to);
    [[nodiscard]] DeckDocument* find(model::DeckId id) const;

    // A version in the library (which it joins), or the file it came from; refused where another program has changed
    // that.
    tl::expected<void, QString> save(DeckDocument* document, bool overwrite = false);
    // What another program did to its file since it was read or written here; nothing: nothing, or it has no file.
    [[nodiscard]] std::optional<FileChange> fileChange(const DeckDocument& document);
    // Both changes become one step that undoes, and its file is what it was saved as last.
    std::vector<std::string> mergeWithFile(DeckDocument* document, const model::Deck& theirs);
    void takeFile(DeckDocument* document, const model::Deck& theirs);
    // Writes a .nxdeck, or a text list for *.txt; the document stays what it is.
    tl::expected<void, QString> exportTo(const model::Deck& deck, const std::filesystem::path& file);
    // A name no deck of the library has: "New deck 2".
    [[nodiscard]] std::string freeName(const std::string& wish);
    // Nobody has named or saved it yet.
    [[nodiscard]] static bool isUnnamed(const DeckDocument& document);
    // "Technology and Magic", of what the deck counts most; a name no deck has.
    [[nodiscard]] std::string proposedName(const DeckDocument& document);

Q_SIGNALS:
    void ready();
    void failed(const QString& message);
    void catalogueRefused(const QString& message); // it is damaged: rebuildCatalogue() makes a new one
    // Decks and collection cannot be read: damaged, or `gone` while there are backups. Nothing was made in their place.
    void libraryRefused(const QString& message, bool gone);
    void catalogueChanged();
    void documentOpened(nexus::app::DeckDocument* document);
    void documentClosed(nexus::app::DeckDocument* document);
    // Names, also of an open deck, tags, versions or the decks themselves: whoever lists the library reads it anew.
    void libraryChanged();
    // After searches can answer anew; `edit` as in CollectionDocument::changed.
    void collectionUpdated(const nexus::model::CollectionEdit* edit);
    void trouble(const QString& message);
    // `again` opens it after all.
    void notOpened(
        const QString& what, const std::function<void()>& again, const nexus::app::LeftClosed& otherwise = {});

private:
    void load(); // rulesets and cards; then finishLoading()
    void openCatalogue(bool anew);
    void finishLoading(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);
    void openLibrary(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);
    void readCollection();
    void adopt(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);
    void follow(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue); // and all that is open
    void collectionChanged(const model::CollectionEdit* edit);
    void restoreDecks();
    void restoreDeck(const db::OpenDeck& open);
    void openFirst();
    [[nodiscard]] model::Deck settled(importers::ListedDeck listed);
    // `saved`: the deck as it is on disk, where that is not the deck itself.
    DeckDocument* take(model::Deck deck, DeckPlace place, const model::Deck* saved = nullptr);
    void keepDraft(DeckDocument& document);
    void keepOrder();

    Profile m_profile;
    Openings m_openings;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::shared_ptr<const RulesetCheckers> m_checkers; // of the catalogue
    std::shared_ptr<const ListReader> m_lists;
    std::vector<DeckDocument*> m_documents;
    CollectionDocument* m_collection;
    bool m_isFirstStart = false;
    std::unique_ptr<model::CollectionSearch> m_collectionSearch;
    Job m_loader;
};

// As the text list other programs and people read.

} // namespace nexus::app
