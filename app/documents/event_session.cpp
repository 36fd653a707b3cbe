#include "app/documents/event_session.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"

#include <array>
#include <iterator>
#include <system_error>

namespace nexus::app {

namespace {

constexpr std::size_t checkedInAMoment = 60; // lists; about half a millisecond each
CheckedList checkedOf(const model::EventPlayer& player, const ListReader& reader, const model::RulesetId& edition)
{
    auto checked = listAgain(*player.list, reader, edition);
    checked.list.player = namedPlayer(player.name);
    checked.list.player.playerId = q(player.playerId);
    return checked;
}

struct TableOfPlayers {
    std::vector<importers::PlayerRow> rows;
    std::filesystem::path folder; // of its file
};

// True where the file is a table of players, which is taken.
bool takePlayers(std::string_view bytes, const QString& name, const std::filesystem::path& folder,
    std::vector<TableOfPlayers>& tables, EntryAnswer& answer)
{
    if (!importers::isPlayerTable(bytes))
        return false;
    if (auto rows = importers::readPlayersByName(bytes)) {
        answer.players.insert(answer.players.end(), rows->begin(), rows->end());
        tables.push_back({std::move(*rows), folder});
    } else {
        answer.troubles << QObject::tr("%1: %2.").arg(name, q(problemText(rows.error().front())));
    }
    return true;
}

std::vector<std::filesystem::path> listFilesOf(
    const std::vector<VerifySource>& sources, std::vector<TableOfPlayers>& tables, EntryAnswer& answer)
{
    auto files = filesOf(sources, answer.passedOver, answer.troubles);
    std::erase_if(files, [&](const std::filesystem::path& file) {
        const auto bytes = readFile(file, importers::maxPlayerBytes);
        return bytes && takePlayers(*bytes, q(file.filename().string()), std::filesystem::absolute(file).parent_path(),
                            tables, answer);
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
        std::vector<TableOfPlayers> tables;
        auto lists = checkFiles(listFilesOf(sources, tables, *answer), *reader, options,
            [this](std::size_t done, std::size_t all) { return report(done, all); });
        for (const auto& source : sources) {
            if (!lists || isStopped() || !source.path.empty())
                continue;
            if (source.picture.isNull() && takePlayers(source.text, q(source.name), {}, tables, *answer))
                continue;
            auto read = source.picture.isNull()
                            ? reader->read(source.name, source.text, options.ruleset, options.keepOn)
                            : reader->readPicture(source.name, source.picture, options.ruleset, options.keepOn);
            for (auto& list : read)
                lists->push_back(checkList(std::move(list), *reader, options));
        }
        for (const auto& table : tables) {
            if (!lists || isStopped())
                break;
            auto more = listsOfTable(table.rows, table.folder, *lists, *reader, options);
            std::move(more.begin(), more.end(), std::back_inserter(*lists));
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
    , m_listsJob(this)
    , m_pairJob(this)
{
    connect(this, &EventSession::changed, this, [this] { m_tried = false; });
    connect(&m_pairJob, &Job::failed, this, &EventSession::paired);
    connect(&m_pairJob, &Job::cancelled, this, [this] { Q_EMIT paired(tr("Stopped; nobody was paired.")); });
    connect(&workspace, &Workspace::catalogueChanged, this, [this] {
        forgetChecked();
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
    forgetChecked();
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
    forgetChecked();
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
    settings.seed = sampleEventSeed;
    const auto players = samplePlayers(*m_workspace.lists(), settings.edition);
    if (players.empty())
        return tl::unexpected(tr("This game came without decks that players could have brought."));
    const auto folder = m_workspace.folder() / "events";
    std::error_code trouble;
    std::filesystem::create_directories(folder, trouble);
    auto place = folder / (settings.name + eventEnding);
    for (int number = 2; std::filesystem::exists(place, trouble); ++number)
        place = folder / (settings.name + " " + std::to_string(number) + eventEnding);
    if (const auto made = create(place, settings); !made)
        return made;
    return act({players.begin(), players.end()});
}

EventSession::Done EventSession::act(const std::vector<model::EventDeed>& deeds)
{
    return told(m_document->act(deeds));
}

EventSession::Done EventSession::pairNext() { return told(m_document->pairNext()); }
void EventSession::pairSoon()
{
    const auto tell = [this](const Done& done) { Q_EMIT paired(done ? QString() : done.error()); };
    if (static_cast<int>(state().playing(state().nextRound()).size()) <= pairedInAMoment)
        return tell(pairNext());
    m_pairJob.start([this, tell, state = state()]() -> Job::Answer {
        auto next = std::make_shared<const tl::expected<model::NextRound, model::EventRefusal>>(
            model::nextRound(state));
        if (m_pairJob.isStopped())
            return nullptr;
        return [this, tell, next, entries = state.entries] {
            if (!isOpen() || this->state().entries != entries)
                return Q_EMIT paired(tr("The event has changed meanwhile: pair again."));
            tell(told(m_document->pair(*next)));
        };
    });
    Q_EMIT working(&m_pairJob, tr("The round is paired"));
}

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

const CheckedList* EventSession::list(model::PlayerNumber number)
{
    const auto* player = state().player(number);
    if (!player || !player->list)
        return nullptr;
    if (!known(*player) && !m_tried)
        checkMissing();
    return known(*player);
}

// An event that was replayed has the same lists in other places.
const CheckedList* EventSession::known(const model::EventPlayer& player)
{
    const auto found = m_checked.find(player.number);
    if (found == m_checked.end())
        return nullptr;
    auto& [entered, list] = found->second;
    if (entered != player.list && !(*entered == *player.list))
        return nullptr;
    entered = player.list;
    return &list;
}

void EventSession::forgetChecked()
{
    m_listsJob.drop();
    m_pairJob.drop();
    m_checked.clear();
    m_tried = false;
}

void EventSession::checkMissing()
{
    m_tried = true;
    const auto reader = m_workspace.lists();
    const auto edition = state().settings.edition;
    std::size_t now = 0;
    std::vector<model::EventPlayer> left;
    for (const auto& player : state().players) {
        if (!player.list || known(player))
            continue;
        if (now++ < checkedInAMoment)
            m_checked.insert_or_assign(player.number, Checked{player.list, checkedOf(player, *reader, edition)});
        else
            left.push_back(player);
    }
    if (left.empty())
        return;
    m_listsJob.start([this, left = std::move(left), reader, edition]() -> Job::Answer {
        auto lists = std::make_shared<std::map<model::PlayerNumber, Checked>>();
        for (const auto& player : left) {
            if (!m_listsJob.report(lists->size(), left.size()))
                return nullptr;
            lists->insert_or_assign(player.number, Checked{player.list, checkedOf(player, *reader, edition)});
        }
        return [this, lists] {
            for (auto& [player, checked] : *lists)
                m_checked.insert_or_assign(player, std::move(checked));
            Q_EMIT listsChecked();
        };
    });
    Q_EMIT working(&m_listsJob, tr("Lists are checked"));
}

} // namespace nexus::app
