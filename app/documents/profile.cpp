#include "app/documents/profile.h"

#include "app/base/figures.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "db/catalogue_store.h"
#include "db/deck_store.h"
#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "model/base/words.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QStandardPaths>

#include <cstdlib>
#include <system_error>

namespace nexus::app {

namespace {

struct ProfileWords {
    NEXUS_WORDS(ProfileWords)
};

} // namespace

std::filesystem::path profileFolder(const std::string& option)
{
    if (!option.empty())
        return option;
    if (const char* named = std::getenv("NEXUSDECK_PROFILE"); named && *named)
        return named;
    const auto data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(data.toStdString()) / "NexusDeck";
}

std::string utcNow() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); }

std::string utcToday() { return dayText(utcNow()); }

Profile::Profile(GameFolder place)
    : m_place(std::move(place))
    , m_folder(m_place.data())
{
}

Profile::~Profile() = default;

const GameLibrary& Profile::library()
{
    if (!m_library)
        m_library = loadGame(m_place.game, m_place.root);
    return *m_library;
}

std::filesystem::path Profile::catalogueFile() const { return m_folder / "catalogue.sqlite"; }

db::CatalogueStore& Profile::catalogueStore()
{
    if (!m_catalogueStore) {
        std::filesystem::create_directories(catalogueFile().parent_path());
        m_catalogueStore = std::make_unique<db::CatalogueStore>(catalogueFile(), library().game);
        takeStarterSet();
    }
    return *m_catalogueStore;
}

std::optional<std::filesystem::path> Profile::rebuildCatalogue()
{
    try {
        catalogueStore().check();
        return std::nullopt;
    } catch (const db::DatabaseRefused& refused) {
        if (!isMendedAnew(refused))
            throw;
    }
    return putCatalogueAside();
}

bool Profile::isMendedAnew(const db::DatabaseRefused& refused)
{
    return refused.reason() != db::RefusalReason::OtherVersion && refused.reason() != db::RefusalReason::Missing;
}

std::filesystem::path Profile::putCatalogueAside()
{
    m_catalogueStore.reset();
    m_catalogue.reset();
    auto stamp = utcNow();
    std::erase(stamp, ':');
    const auto start = m_folder / "backups" / ("catalogue-" + stamp + "-damaged");
    auto aside = start;
    for (int number = 2; std::filesystem::exists(aside += ".sqlite"); ++number)
        aside = start.string() + "-" + std::to_string(number);
    db::CatalogueStore::putAside(catalogueFile(), aside);
    (void)catalogueStore();
    return aside;
}

void Profile::takeStarterSet()
{
    const auto files = embeddedFiles(m_place.game, "catalogue");
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const auto& file : files)
        hash.addData(QByteArrayView(file.bytes.data(), static_cast<qsizetype>(file.bytes.size())));
    const auto mark = hash.result().toHex().left(16).toStdString();
    if (files.empty() || m_catalogueStore->note("starter") == mark) // looked at again when it is taken
        return;
    std::vector<model::Card> cards;
    std::vector<model::SetInfo> sets;
    for (const auto& file : files) {
        auto list = importers::readCatalogueJson(file.bytes, library().game);
        if (!list || !list->refused.empty())
            throw std::runtime_error(model::filled(ProfileWords::tr("The starter set in %1 is broken: %2"),
                {file.name, problemText(list ? list->refused.front() : list.error().front())}));
        for (auto& listed : list->cards) {
            listed.card.set = list->set->code;
            cards.push_back(std::move(listed.card));
        }
        if (std::none_of(sets.begin(), sets.end(), [&](const auto& set) { return set.code == list->set->code; }))
            sets.push_back(*list->set);
    }
    m_catalogueStore->takeStarter(mark, std::move(cards), sets, utcToday());
}

std::shared_ptr<const model::Catalogue> Profile::catalogue()
{
    if (!m_catalogue)
        m_catalogue = catalogueStore().load();
    return m_catalogue;
}

std::size_t Profile::cardCount()
{
    std::error_code none;
    if (m_catalogueStore || std::filesystem::exists(catalogueFile(), none))
        return catalogue()->size();
    std::size_t cards = 0;
    for (const auto& file : embeddedFiles(m_place.game, "catalogue"))
        if (const auto list = importers::readCatalogueJson(file.bytes, library().game))
            cards += list->cards.size();
    return cards;
}

std::vector<model::ImportRecord> Profile::imports() { return catalogueStore().imports(); }

std::int64_t Profile::catalogueRevision() { return catalogueStore().revision(); }

void Profile::adopt(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
{
    m_library = std::move(library);
    m_catalogue = std::move(catalogue);
}

db::DeckStore& Profile::decks()
{
    if (m_decks)
        return *m_decks;
    std::filesystem::create_directories(m_folder);
    const auto file = m_folder / "user.sqlite";
    const bool isNew = !std::filesystem::exists(file);
    m_decks = std::make_unique<db::DeckStore>(file);
    if (isNew || m_decks->neverUsed())
        m_decks->addFirst(firstDecks(), utcNow());
    return *m_decks;
}

// The samples, and what of the game was kept when all games had one library.
std::vector<model::Deck> Profile::firstDecks()
{
    std::vector<model::Deck> first;
    for (const auto& embedded : embeddedFiles(m_place.game, "decks"))
        if (auto deck = importers::readDeckJson(embedded.bytes))
            first.push_back(std::move(*deck));
    std::error_code none;
    if (const auto shared = m_place.root / "user.sqlite"; m_folder != m_place.root && exists(shared, none))
        for (auto& stored : db::DeckStore(shared).list())
            if (stored.deck.game == m_place.game)
                first.push_back(std::move(stored.deck));
    return first;
}

std::vector<model::StoredDeck> Profile::deckList(bool bin)
{
    auto list = decks().list(bin);
    std::erase_if(
        list, [&](const auto& stored) { return !stored.deck.game.empty() && stored.deck.game != m_place.game; });
    return list;
}

std::vector<KnownGame> knownGames(const std::filesystem::path& profile)
{
    std::vector<KnownGame> games;
    for (const auto& id : gameIds(profile))
        try {
            Profile opened(GameFolder(profile, id));
            const auto& library = opened.library();
            KnownGame game{.id = id, .name = library.game.name, .uses = usesOf(library)};
            game.builtIn = QFile::exists(QStringLiteral(":/games/%1/game.json").arg(q(id)));
            for (const auto& known : library.rulesets)
                game.rulesets.push_back(known.ruleset.id.str());
            game.cards = opened.cardCount();
            games.push_back(std::move(game));
        } catch (const std::runtime_error&) {
            continue;
        }
    return games;
}

} // namespace nexus::app
