#include "app/documents/event_session.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"

#include <array>
#include <system_error>

namespace nexus::app {

namespace {

constexpr std::uint64_t sampleSeed = 24;
constexpr const char* sampleNames[] = {"Ada Brandt", "Ben Okafor", "Carla Mendes", "Dario Rossi", "Edda Lund",
    "Farid Haddad", "Greta Novak", "Hugo Perrin", "Ines Castro", "Jonas Weber", "Kira Sato", "Liam Byrne", "Mara Voss",
    "Nils Aalto", "Olga Petrova", "Pablo Ruiz", "Quinn Harper", "Rosa Marchetti", "Sven Dahl", "Tara Singh", "Uwe Kern",
    "Vera Kovacs", "Wim de Boer", "Yara Nassar"};

// True where the file is a table of players, which is taken.
bool takePlayers(std::string_view bytes, const QString& name, EntryAnswer& answer)
{
    if (!importers::isPlayerTable(bytes))
        return false;
    if (const auto rows = importers::readPlayersByName(bytes))
        answer.players.insert(answer.players.end(), rows->begin(), rows->end());
    else
        answer.troubles << QObject::tr("%1: %2.").arg(name, q(problemText(rows.error().front())));
    return true;
}

std::vector<std::filesystem::path> listFilesOf(const std::vector<VerifySource>& sources, EntryAnswer& answer)
{
    auto files = filesOf(sources, answer.passedOver, answer.troubles);
    std::erase_if(files, [&](const std::filesystem::path& file) {
        const auto bytes = readFile(file, importers::maxPlayerBytes);
        return bytes && takePlayers(*bytes, q(file.filename().string()), answer);
    });
    return files;
}

} // namespace

void EntryJob::start(
    std::shared_ptr<const ListReader> reader, std::vector<VerifySource> sources, const model::RulesetId& edition)
{
    cancel();
    Job::start([this, reader = std::move(reader), sources = std::move(sources), edition]() -> Answer {
        auto answer = std::make_shared<EntryAnswer>();
        CheckOptions options;
        options.ruleset = edition.str();
        options.keepOn = [this] { return !isStopped(); };
        auto lists = checkFiles(listFilesOf(sources, *answer), *reader, options,
            [this](std::size_t done, std::size_t all) { return report(done, all); });
        for (const auto& source : sources) {
            if (!lists || isStopped() || !source.path.empty())
                continue;
            if (source.picture.isNull() && takePlayers(source.text, q(source.name), *answer))
                continue;
            auto read = source.picture.isNull()
                            ? reader->read(source.name, source.text, options.ruleset, options.keepOn)
                            : reader->readPicture(source.name, source.picture, options.ruleset, options.keepOn);
            for (auto& list : read)
                lists->push_back(checkList(std::move(list), *reader, options));
        }
        if (isStopped() || !lists)
            return nullptr;
        answer->lists = std::move(*lists);
        return [this, answer] { Q_EMIT done(answer); };
    });
}

EventSession::EventSession(Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    connect(&workspace, &Workspace::catalogueChanged, this, [this] {
        m_checked.clear();
        if (isOpen())
            Q_EMIT changed();
    });
}

EventSession::Done EventSession::told(const tl::expected<void, EventTrouble>& done)
{
    if (!done)
        return tl::unexpected(q(done.error().message));
    return {};
}

EventSession::Done EventSession::take(tl::expected<std::unique_ptr<EventDocument>, EventTrouble> opened)
{
    if (!opened)
        return tl::unexpected(q(opened.error().message));
    m_document = std::move(*opened);
    m_document->setWho(m_who.toStdString());
    m_checked.clear();
    connect(m_document.get(), &EventDocument::changed, this, &EventSession::changed);
    const auto name = q(file().string());
    m_recent.removeAll(name);
    m_recent.prepend(name);
    setRecent(m_recent);
    Q_EMIT replaced();
    return {};
}

EventSession::Done EventSession::open(const std::filesystem::path& file)
{
    if (m_document && m_document->file() == file)
        return {};
    return take(EventDocument::open(file));
}

EventSession::Done EventSession::create(const std::filesystem::path& file, const model::EventSettings& settings)
{
    return take(EventDocument::create(file, settings));
}

void EventSession::setWho(const QString& who)
{
    m_who = who;
    if (m_document)
        m_document->setWho(who.toStdString());
}

void EventSession::close()
{
    if (!m_document)
        return;
    m_document.reset();
    m_checked.clear();
    Q_EMIT replaced();
}

EventSession::Done EventSession::createSample()
{
    if (!m_workspace.isReady())
        return tl::unexpected(tr("The cards are still being read."));
    model::EventSettings settings;
    settings.name = tr("Sample event").toStdString();
    settings.game = m_workspace.library().game.id;
    settings.edition = m_workspace.library().game.defaultRuleset;
    settings.seed = sampleSeed;
    const auto reader = m_workspace.lists();
    std::vector<model::EnteredList> lists;
    for (const auto& embedded : embeddedFiles(settings.game, "decks"))
        for (auto& read : reader->read(embedded.name, embedded.bytes, settings.edition.str()))
            lists.push_back(enteredList(checkList(std::move(read), *reader)));
    if (lists.empty())
        return tl::unexpected(tr("This game came without decks that players could have brought."));
    const auto folder = m_workspace.folder() / "events";
    std::error_code trouble;
    std::filesystem::create_directories(folder, trouble);
    auto place = folder / (settings.name + eventEnding);
    for (int number = 2; std::filesystem::exists(place, trouble); ++number)
        place = folder / (settings.name + " " + std::to_string(number) + eventEnding);
    if (const auto made = create(place, settings); !made)
        return made;
    std::vector<model::EventDeed> deeds;
    for (std::size_t i = 0; i < std::size(sampleNames); ++i)
        deeds.emplace_back(model::AddPlayer{sampleNames[i], {}, {}, {}, lists[i % lists.size()]});
    return act(deeds);
}

EventSession::Done EventSession::act(const std::vector<model::EventDeed>& deeds)
{
    return told(m_document->act(deeds));
}

EventSession::Done EventSession::pairNext() { return told(m_document->pairNext()); }
EventSession::Done EventSession::cut(int players) { return told(m_document->cut(players)); }
EventSession::Done EventSession::takeBack() { return told(m_document->takeBack()); }
EventSession::Done EventSession::lock() { return act({model::LockLists{sumOfLists(state())}}); }

tl::expected<EventSession::Entered, QString> EventSession::enter(const EntryAnswer& answer, const std::string& name)
{
    Entered entered;
    entered.told = answer.troubles;
    if (const auto players = planPlayers(state(), answer.players); !players.empty()) {
        if (const auto done = act({players.begin(), players.end()}); !done)
            return tl::unexpected(done.error());
        entered.players = static_cast<int>(players.size());
    }
    const auto plan = planEntries(state(), answer.lists, name);
    if (!plan.deeds.empty())
        if (const auto done = act(plan.deeds); !done)
            return tl::unexpected(done.error());
    for (const auto& handed : plan.lists) {
        entered.lists += handed.entered();
        entered.players += handed.entry == ListEntry::NewPlayer;
        if (const auto text = entryText(handed); !text.empty())
            entered.told << (handed.refused() ? tr("%1: %2").arg(q(handed.list.list.title()), q(text)) : q(text));
    }
    return entered;
}

const CheckedList* EventSession::list(model::PlayerNumber player)
{
    const auto* known = state().player(player);
    if (!known || !known->list)
        return nullptr;
    auto found = m_checked.find(known->list);
    if (found == m_checked.end())
        found = m_checked.emplace(known->list, listAgain(*known->list, *m_workspace.lists(), state().settings.edition))
                    .first;
    return &found->second;
}

} // namespace nexus::app
