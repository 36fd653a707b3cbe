#include "app/documents/workspace.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/documents/deck_file.h"
#include "app/documents/deck_placement.h"
#include "app/documents/game_readers.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "db/backup.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "importers/registry.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/collection_search.h"

#include <QTimer>

#include <exception>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct WorkspaceWords {
    NEXUS_WORDS(WorkspaceWords)
};

// A deck without a name is called as its file.
importers::ListedDeck namedBy(const std::filesystem::path& file, importers::ListedDeck listed)
{
    if (model::trimmed(listed.deck.name).empty())
        listed.deck.name = model::cleaned(file.stem().string(), model::maxNameLength);
    return listed;
}

// Of what every start opens.
constexpr const char *noteOfRulesets = "rulesets", *noteOfCatalogue = "catalogue", *noteOfLibrary = "library",
                     *noteOfCollection = "collection";

std::string newDeckName() { return WorkspaceWords::tr("New deck"); }

// Broken environments end here, as a sentence.
template <class Do> tl::expected<void, QString> guarded(const std::string& what, Do&& action)
{
    try {
        action();
        return {};
    } catch (const std::exception& error) {
        return tl::unexpected(QObject::tr("%1: %2").arg(q(what), QString::fromUtf8(error.what())));
    }
}

} // namespace

Workspace::Workspace(GameFolder place, QObject* parent)
    : QObject(parent)
    , m_profile(std::move(place))
    , m_openings(m_profile.folder() / "opening.notes")
    , m_collection(new CollectionDocument(this))
{
    connect(m_collection, &CollectionDocument::changed, this, &Workspace::collectionChanged);
    connect(m_collection, &CollectionDocument::trouble, this, &Workspace::trouble);
    connect(&m_loader, &Job::failed, this, [this](const QString& message) {
        if (isReady())
            Q_EMIT trouble(message);
        else
            Q_EMIT failed(message);
    });
    m_collection->setDeckName([this](model::BuiltDeckId id) {
        const auto stored = m_profile.decks().find(id);
        return stored ? q(stored->deck.name) : QString();
    });
}

Workspace::~Workspace() = default;

void Workspace::open()
{
    (void)reopen(noteOfRulesets, tr("The folder of your own rulesets"), [this] { load(); },
        {tr("Left closed, it gets another name, and the rulesets are those that came with NexusDeck."), [this] {
             putOwnAside(m_profile.place());
             load();
         }});
}

void Workspace::load()
{
    (void)reopen(noteOfCatalogue, tr("The card catalogue"), [this] { openCatalogue(false); },
        {tr("Left closed, its file goes into the folder backups, and NexusDeck starts with the starter set."),
            [this] { openCatalogue(true); }});
}

void Workspace::openCatalogue(bool anew)
{
    m_loader.start([this, anew, place = m_profile.place()]() -> Job::Answer {
        Profile profile(place); // connections of this thread's own
        auto note = m_openings.begin(noteOfRulesets);
        auto library = profile.library();
        note = m_openings.begin(noteOfCatalogue);
        try {
            if (anew)
                (void)profile.putCatalogueAside();
            return [this, library = std::move(library), catalogue = profile.catalogue()] {
                finishLoading(library, catalogue);
            };
        } catch (const db::DatabaseRefused& refused) {
            if (!Profile::isMendedAnew(refused))
                throw;
            return [this, text = q(refused.what())] { Q_EMIT catalogueRefused(text); };
        }
    });
}

void Workspace::rebuildCatalogue() { openCatalogue(true); }

void Workspace::finishLoading(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
{
    const auto goOn = [this, library = std::move(library), catalogue = std::move(catalogue)] {
        openLibrary(library, catalogue);
    };
    (void)reopen(noteOfLibrary, tr("The file with your decks and your collection"), goOn,
        {tr("Left closed, it goes into the backups as a damaged one, and NexusDeck starts without decks of yours and "
            "without a collection."),
            [this, goOn] {
                if (const auto aside = app::guarded([this] { db::startWithout(m_profile.folder(), utcNow()); }); aside)
                    goOn();
                else
                    Q_EMIT failed(aside.error());
            }});
}

void Workspace::openLibrary(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
{
    try {
        const auto note = m_openings.begin(noteOfLibrary);
        (void)m_profile.decks();
    } catch (const std::exception&) { // restoreDecks() says it
    }
    adopt(std::move(library), std::move(catalogue));
    Q_EMIT ready();
    try {
        restoreDecks();
    } catch (const db::DatabaseRefused& refused) { // the collection lies in the same file
        Q_EMIT libraryRefused(q(refused.what()), refused.reason() == db::RefusalReason::Missing);
        return;
    } catch (const std::exception& error) {
        Q_EMIT trouble(tr("The decks cannot be read: %1").arg(q(error.what())));
    }
    openCollection();
}

void Workspace::adopt(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    m_profile.adopt(std::move(library), m_catalogue);
    m_checkers = std::make_shared<const RulesetCheckers>(m_profile.library(), m_catalogue);
    m_lists.reset();
    m_collectionSearch.reset(); // of the snapshot before
    m_collection->setCatalogue(m_catalogue);
}

void Workspace::openCollection()
{
    if (!m_loader.isBusy() && !m_collection->isOpen())
        (void)reopen(noteOfCollection, tr("Your collection"), [this] { readCollection(); },
            {tr("Left closed, it stays as it is, and can be opened at the next start."), {}});
}

// With a connection that the main thread goes on with.
void Workspace::readCollection()
{
    m_loader.start([this, file = m_profile.folder() / "user.sqlite"]() -> Job::Answer {
        const auto note = m_openings.begin(noteOfCollection);
        try {
            auto store = std::make_shared<std::unique_ptr<db::CollectionStore>>(
                std::make_unique<db::CollectionStore>(file));
            auto collection = std::make_shared<model::Collection>((*store)->load());
            return [this, store, collection] { m_collection->adopt(std::move(*store), std::move(*collection)); };
        } catch (const db::DatabaseRefused& refused) {
            return [this, text = q(refused.what()), gone = refused.reason() == db::RefusalReason::Missing] {
                Q_EMIT libraryRefused(text, gone);
            };
        }
    });
}

void Workspace::collectionChanged(const model::CollectionEdit* edit)
{
    if (!m_catalogue || !m_collection->isOpen())
        m_collectionSearch.reset();
    else if (!m_collectionSearch)
        m_collectionSearch = std::make_unique<model::CollectionSearch>(*m_catalogue, m_collection->collection());
    else
        m_collectionSearch->changed(edit);
    Q_EMIT collectionUpdated(edit);
}

void Workspace::restoreDecks()
{
    auto& store = m_profile.decks();
    for (auto& open : store.openDecks()) {
        const auto what = "deck " + std::to_string(open.slot) + " " + open.file;
        const auto shown = open.file.empty() ? tr("A deck that was open") : q(open.file);
        const auto slot = open.draft ? std::nullopt : std::optional(open.slot); // nothing is kept there alone
        const bool opened = reopen(what, shown, [this, what, open = std::move(open)] {
            const auto note = m_openings.begin(what);
            restoreDeck(open);
        });
        if (!opened && slot)
            store.forgetOpen(*slot);
    }
    m_isFirstStart = m_documents.empty() && !store.everOpened();
    if (m_isFirstStart)
        openFirst();
}

void Workspace::restoreDeck(const db::OpenDeck& open)
{
    auto& store = m_profile.decks();
    DeckPlace place{open.deck, open.file, open.slot, {}};
    std::optional<model::Deck> saved, draft;
    if (open.deck) {
        if (auto stored = store.find(*open.deck); stored && !stored->deleted) {
            saved = std::move(stored->deck);
            place.saved = stored->modified;
        }
    } else if (!open.file.empty()) {
        if (const auto bytes = readFile(open.file, importers::maxDeckBytes))
            if (auto deck = importers::readDeckJson(*bytes)) {
                importers::ListedDeck listed;
                listed.deck = std::move(*deck);
                saved = settled(namedBy(open.file, std::move(listed)));
            }
    }
    if (open.draft) {
        auto deck = importers::readDeckJson(*open.draft);
        if (!deck) // it stays where it is: shown without it the deck would be kept without it
            return Q_EMIT trouble(
                tr("The unsaved changes to %1 cannot be read: %2")
                    .arg(saved ? q(saved->name) : tr("a deck"), q(problemText(deck.error().front()))));
        draft = std::move(*deck);
    }
    if (!saved && !draft)
        return store.forgetOpen(open.slot);
    const model::Deck gone; // what was there is gone; the draft is all there is
    (void)take(draft ? *draft : *saved, std::move(place), saved ? &*saved : &gone);
}

bool Workspace::reopen(
    const std::string& what, const QString& shown, const std::function<void()>& open, const LeftClosed& otherwise)
{
    const bool ended = m_openings.endedOn(what);
    if (ended)
        QMetaObject::invokeMethod( // whoever asks may not be there yet
            this, [this, shown, open, otherwise] { Q_EMIT notOpened(shown, open, otherwise); }, Qt::QueuedConnection);
    else
        open();
    return !ended;
}

// A deck of the game that wants to be finished, else a sample.
void Workspace::openFirst()
{
    for (const auto& embedded : embeddedFiles(m_profile.place().game, "first"))
        if (auto deck = importers::readDeckJson(embedded.bytes)) {
            (void)newDeck(std::move(*deck));
            return;
        }
    if (const auto decks = m_profile.deckList(); !decks.empty())
        (void)openDeck(decks.back().id);
}

void Workspace::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    auto library = m_profile.library();
    if (catalogue->game() != library.game) // a ruleset with attributes of its own came meanwhile
        library = loadGame(m_profile.place().game, m_profile.place().root);
    follow(std::move(library), std::move(catalogue));
}

void Workspace::readRulesets()
{
    auto library = loadGame(m_profile.place().game, m_profile.place().root);
    auto catalogue = m_catalogue;
    const auto read = guarded(WorkspaceWords::tr("The rulesets were not read"), [&] {
        if (catalogue->game() != library.game)
            catalogue = Profile(m_profile.place()).catalogue();
    });
    if (!read)
        return Q_EMIT trouble(read.error());
    follow(std::move(library), std::move(catalogue));
}

void Workspace::follow(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
{
    adopt(std::move(library), std::move(catalogue));
    collectionChanged(nullptr);
    for (auto* document : m_documents)
        document->setChecker(checker(document->deck().ruleset));
    Q_EMIT catalogueChanged();
}

std::shared_ptr<const model::DeckChecker> Workspace::checker(const model::RulesetId& id)
{
    return lists()->checkerOrDefault(id);
}

std::shared_ptr<const ListReader> Workspace::lists()
{
    if (!m_lists && m_checkers)
        m_lists = std::make_shared<const ListReader>(
            m_checkers, std::make_shared<const GameReaders>(m_profile.place().root, m_profile.place().game));
    return m_lists;
}

DeckDocument* Workspace::take(model::Deck deck, DeckPlace place, const model::Deck* saved)
{
    const auto law = checker(deck.ruleset);
    auto* document = new DeckDocument(std::move(deck), law, this);
    document->setPlace(std::move(place));
    if (saved)
        document->markSaved(*saved); // before the first keepDraft(), which would drop the draft
    m_documents.push_back(document);
    connect(document, &DeckDocument::changed, this, [this, document, name = document->deck().name]() mutable {
        const auto wanted = checker(document->deck().ruleset);
        if (document->sharedChecker() != wanted) {
            document->setChecker(wanted); // another edition was chosen, or the choice undone
            return;
        }
        keepDraft(*document);
        if (document->deck().name != name) {
            name = document->deck().name;
            Q_EMIT libraryChanged();
        }
    });
    keepDraft(*document);
    Q_EMIT documentOpened(document);
    return document;
}

void Workspace::keepDraft(DeckDocument& document)
{
    auto place = document.place();
    const auto at = std::find(m_documents.begin(), m_documents.end(), &document) - m_documents.begin();
    if (static_cast<std::size_t>(at) == m_documents.size())
        return; // closed already
    db::OpenDeck open{place.slot, static_cast<int>(at), place.id, place.file.string(), std::nullopt};
    if (document.isModified() || (!place.id && place.file.empty()))
        open.draft = importers::writeDeckJson(document.deck());
    const auto kept = guarded(
        WorkspaceWords::tr("The change is not on disk"), [&] { place.slot = m_profile.decks().keepOpen(open); });
    if (kept)
        document.setPlace(std::move(place));
    else
        Q_EMIT trouble(kept.error());
}

void Workspace::keepOrder()
{
    for (auto* document : m_documents)
        keepDraft(*document);
}

DeckDocument* Workspace::find(model::DeckId id) const
{
    for (auto* document : m_documents)
        if (document->place().id == id)
            return document;
    return nullptr;
}

DeckDocument* Workspace::newDeck(model::Deck deck)
{
    if (deck.name.empty())
        deck.name = freeName(newDeckName());
    if (deck.game.empty())
        deck.game = library().game.id;
    if (deck.ruleset.empty())
        deck.ruleset = m_checkers ? lists()->editionOf(deck).ruleset : library().game.defaultRuleset;
    const model::Deck nothing; // of it is in the library yet
    return take(std::move(deck), {}, &nothing);
}

tl::expected<DeckDocument*, QString> Workspace::openDeck(model::DeckId id)
{
    if (auto* open = find(id))
        return open;
    std::optional<model::StoredDeck> stored;
    if (auto read = guarded(
            WorkspaceWords::tr("The deck cannot be opened"), [&] { stored = m_profile.decks().find(id); });
        !read)
        return tl::unexpected(read.error());
    if (!stored)
        return tl::unexpected(tr("The deck is not in the library any more."));
    return take(std::move(stored->deck), {id, {}, 0, stored->modified});
}

tl::expected<std::vector<DeckDocument*>, QString> Workspace::openFile(
    const std::filesystem::path& file, const tl::expected<std::string, std::string>& bytes)
{
    const auto whole = std::filesystem::absolute(file).lexically_normal();
    for (auto* document : m_documents)
        if (!document->place().file.empty() && document->place().file == whole)
            return std::vector{document};
    const auto name = q(file.filename().string());
    if (!bytes)
        return tl::unexpected(tr("%1 %2.").arg(q(file.string()), q(bytes.error())));
    auto decks = importers::readDecks(file.string(), *bytes, library().game, catalogue().get());
    if (!decks) {
        QStringList problems;
        for (const auto& problem : decks.error())
            if (problems.size() < 5)
                problems << q(problemText(problem));
        return tl::unexpected(tr("%1 is not a readable decklist.\n%2").arg(name, problems.join(QLatin1Char('\n'))));
    }
    for (const auto& listed : *decks) // nothing is lost in silence
        if (!listed.unread.empty())
            return tl::unexpected(tr("%1 has a line that cannot be read: %2. Paste the list to mend it.")
                                      .arg(name, q(problemText(listed.unread.front()))));
    // Only a deck file of our own can be written back without a loss.
    const bool own = decks->size() == 1 && importers::deckForm(file.string(), *bytes).kind == importers::DeckForm::Own;
    std::vector<DeckDocument*> opened;
    for (auto& listed : *decks) {
        const bool named = !model::trimmed(listed.deck.name).empty();
        auto deck = settled(namedBy(file, std::move(listed)));
        if (own) {
            opened.push_back(take(std::move(deck), {std::nullopt, whole, 0, {}}));
        } else {
            if (!named)
                deck.name = freeName(deck.name);
            opened.push_back(newDeck(std::move(deck)));
        }
    }
    return opened;
}

void Workspace::close(DeckDocument* document)
{
    const auto at = std::find(m_documents.begin(), m_documents.end(), document);
    if (at == m_documents.end())
        return;
    m_documents.erase(at);
    if (auto done = guarded(WorkspaceWords::tr("The list of open decks is not on disk"),
            [&] { m_profile.decks().forgetOpen(document->place().slot); });
        !done)
        Q_EMIT trouble(done.error());
    keepOrder();
    Q_EMIT documentClosed(document);
    document->deleteLater();
}

void Workspace::move(int from, int to)
{
    const auto size = static_cast<int>(m_documents.size());
    if (from < 0 || to < 0 || from >= size || to >= size || from == to)
        return;
    auto* document = m_documents[static_cast<std::size_t>(from)];
    m_documents.erase(m_documents.begin() + from);
    m_documents.insert(m_documents.begin() + to, document);
    keepOrder();
}

std::optional<FileChange> Workspace::fileChange(const DeckDocument& document)
{
    const auto& place = document.place();
    std::error_code none;
    if (place.file.empty() || place.id)
        return std::nullopt;
    if (!std::filesystem::exists(place.file, none))
        return FileChange{FileChange::Gone, {}, {}};
    const auto bytes = readFile(place.file, importers::maxDeckBytes);
    if (!bytes)
        return FileChange{FileChange::Unreadable, bytes.error(), {}};
    auto decks = importers::readDecks(place.file.string(), *bytes, library().game, catalogue().get());
    if (!decks || decks->size() != 1)
        return FileChange{FileChange::Unreadable,
            decks ? WorkspaceWords::tr("holds several decks now", "a file")
                  : filled(WorkspaceWords::tr("holds no deck now: %1", "a file"), {problemText(decks.error().front())}),
            {}};
    if (const auto& unread = decks->front().unread; !unread.empty())
        return FileChange{FileChange::Unreadable,
            filled(WorkspaceWords::tr("has a line that cannot be read: %1", "a file"), {problemText(unread.front())}),
            {}};
    auto theirs = settled(namedBy(place.file, std::move(decks->front())));
    if (theirs == document.savedDeck())
        return std::nullopt;
    return FileChange{FileChange::Changed, {}, std::move(theirs)};
}

std::vector<std::string> Workspace::mergeWithFile(DeckDocument* document, const model::Deck& theirs)
{
    const auto merge = model::mergeDecks(document->savedDeck(), document->deck(), theirs);
    document->markSaved(theirs);
    (void)document->edit(merge.edit, tr("Merge with the file"));
    keepDraft(*document);
    return merge.kept;
}

void Workspace::takeFile(DeckDocument* document, const model::Deck& theirs)
{
    document->markSaved(theirs);
    (void)document->edit({model::ReplaceDeck{theirs}}, tr("Take the file's version"));
    keepDraft(*document);
}

// As a file of ours is opened.
model::Deck Workspace::settled(importers::ListedDeck listed)
{
    if (listed.deck.ruleset.empty())
        listed.deck.ruleset = lists()->editionOf(listed.deck).ruleset;
    placeCards(listed, *checker(listed.deck.ruleset));
    return std::move(listed.deck);
}

tl::expected<void, QString> Workspace::save(DeckDocument* document, bool overwrite)
{
    auto place = document->place();
    const auto now = utcNow();
    if (!place.file.empty() && !place.id) {
        if (!overwrite && fileChange(*document))
            return tl::unexpected(tr("%1 was changed by another program since it was opened; it was not overwritten. "
                                     "Save it on its own to see what changed.")
                                      .arg(q(place.file.string())));
        if (auto written = writeFile(place.file, importers::writeDeckJson(document->deck())); !written)
            return tl::unexpected(tr("%1 %2.").arg(q(place.file.string()), q(written.error())));
    } else {
        auto done = guarded(WorkspaceWords::tr("The deck is not saved"), [&] {
            if (place.id)
                m_profile.decks().save(*place.id, document->deck(), now);
            else
                place.id = m_profile.decks().add(document->deck(), now);
        });
        if (!done)
            return done;
    }
    place.saved = now;
    document->setPlace(std::move(place));
    document->markSaved();
    keepDraft(*document);
    Q_EMIT libraryChanged();
    return {};
}

tl::expected<void, QString> Workspace::exportTo(const model::Deck& deck, const std::filesystem::path& file)
{
    if (auto written = writeDeckFile(file, deck, *checker(deck.ruleset)); !written)
        return tl::unexpected(tr("%1 %2.").arg(q(file.string()), q(written.error())));
    return {};
}

std::string Workspace::freeName(const std::string& wish)
{
    std::vector<std::string> taken;
    for (const auto* document : m_documents)
        taken.push_back(model::fold(document->deck().name));
    (void)guarded("", [&] {
        for (const auto& stored : m_profile.deckList())
            taken.push_back(model::fold(stored.deck.name));
    });
    const auto isTaken = [&](const std::string& name) {
        return std::find(taken.begin(), taken.end(), model::fold(name)) != taken.end();
    };
    auto name = wish;
    for (int number = 2; isTaken(name); ++number)
        name = wish + " " + std::to_string(number);
    return name;
}

bool Workspace::isUnnamed(const DeckDocument& document)
{
    const auto& name = document.deck().name;
    if (document.place().id || !document.place().file.empty() || !name.starts_with(newDeckName()))
        return false;
    return name.find_first_not_of(" 0123456789", newDeckName().size()) == std::string::npos;
}

std::string Workspace::proposedName(const DeckDocument& document)
{
    std::vector<GaugePips> pips;
    for (const auto& gauge : gauges(document.report(), document.deck(), document.checker()))
        if (pips.empty())
            pips = gauge.pips;
    std::erase_if(pips, [](const auto& pip) { return pip.value <= 0; });
    std::stable_sort(pips.begin(), pips.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    if (pips.empty())
        return document.deck().name;
    constexpr std::size_t most = 2;
    pips.resize(std::min(most, pips.size()));
    std::vector<std::string> words;
    for (const auto& pip : pips)
        words.push_back(document.checker().catalogue().game().attributes[pip.domain].label);
    return freeName(enumerated(words));
}

} // namespace nexus::app
