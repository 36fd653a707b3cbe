#include "app/documents/game_session.h"

#include "app/base/file_bytes.h"
#include "app/base/put_aside.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "app/text/refusal_text.h"
#include "importers/game_log_json.h"
#include "importers/scene_json.h"
#include "model/base/random.h"
#include "model/base/text.h"

#include <system_error>

namespace nexus::app {

namespace {

// Of model::Random: no other chance of the program uses it.
constexpr std::uint64_t tableStream = 0x5441424c45;

GameSession::Done written(const std::filesystem::path& file, const std::string& bytes)
{
    const auto done = writeFile(file, bytes);
    return done ? GameSession::Done()
                : tl::unexpected(QStringLiteral("%1 %2").arg(q(file.filename().string()), q(done.error())));
}

QString textOf(const std::vector<std::string>& sentences)
{
    QString text;
    for (const auto& sentence : sentences)
        text += q(sentence) + QLatin1Char('\n');
    return text;
}

constexpr const char* noteOfGame = "game";

bool isChance(const model::Action& action) { return model::uses(action.kind, model::Field::Seed); }

} // namespace

bool isGameFile(std::string_view bytes)
{
    constexpr std::size_t beginning = 64U << 10U;
    const auto format = bytes.substr(0, beginning).find("\"format\"");
    if (format == std::string_view::npos)
        return false;
    auto value = model::trimmed(bytes.substr(format + 8, 80));
    if (!value.starts_with(':'))
        return false;
    value = model::trimmed(value.substr(1));
    return value.starts_with("\"nexusdeck-scene/") || value.starts_with("\"nexusdeck-play/");
}

GameSession::GameSession(Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(0);
    connect(&m_keepSoon, &QTimer::timeout, this, &GameSession::keep);
}

GameSession::~GameSession()
{
    if (m_keepSoon.isActive())
        keep();
}

GameSession::Done GameSession::start(std::vector<model::Seat> seats, const model::RulesetId& ruleset,
    std::uint64_t seed, model::Windows windows, bool textsPlay)
{
    auto checker = m_workspace.checker(ruleset);
    auto state = model::setUpGame(seats, *checker, windows, textsPlay);
    if (!state)
        return tl::unexpected(q(setupProblemText(state.error())));
    place(model::Timeline(std::move(*state), std::move(seats)), std::move(checker), seed);
    m_keepSoon.start();
    return {};
}

GameSession::Done GameSession::startAgain(std::uint64_t seed)
{
    const auto log = m_timeline->log();
    return start(log.seats, model::RulesetId(log.ruleset), seed, log.windows, log.textsPlay);
}

GameSession::Done GameSession::take(const model::GameLog& log)
{
    if (log.game != m_workspace.library().game.id)
        return tl::unexpected(tr("it is a game of %1").arg(q(model::cleaned(log.game, 64))));
    const model::RulesetId ruleset(log.ruleset);
    if (!m_workspace.library().find(ruleset))
        return tl::unexpected(tr("it needs the ruleset %1, which is missing").arg(q(log.ruleset)));
    auto checker = m_workspace.checker(ruleset);
    auto timeline = model::Timeline::of(log, *checker);
    if (!timeline) {
        m_onlyLog = textOf(log.told);
        return tl::unexpected(q(replayProblemText(timeline.error(), log)));
    }
    const auto chance = std::find_if(log.actions.begin(), log.actions.end(), isChance);
    place(std::move(*timeline), std::move(checker),
        chance == log.actions.end() ? log.seed.value_or(log.digest) : chance->seed);
    return {};
}

void GameSession::place(model::Timeline timeline, std::shared_ptr<const model::DeckChecker> checker, std::uint64_t seed)
{
    m_checker = std::move(checker);
    m_seed = seed;
    m_timeline.emplace(std::move(timeline));
    m_legal.reset();
    m_lines.clear();
    Q_EMIT opened();
}

bool GameSession::resume()
{
    std::error_code none;
    if (!std::filesystem::exists(kept(), none))
        return false;
    if (m_workspace.openings().endedOn(noteOfGame)) {
        if (const auto aside = putAside(kept()))
            Q_EMIT m_workspace.notOpened(tr("The game on the table, now %1,").arg(q(aside->string())), [this, aside] {
                if (const auto done = openFile(*aside); !done)
                    Q_EMIT trouble(done.error());
            });
        return false;
    }
    const auto done = openFile(kept());
    if (done)
        return true;
    const auto aside = putAside(kept());
    Q_EMIT trouble(tr("The game on the table cannot be continued: %1. It is now in %2.")
                       .arg(done.error(), q(aside.value_or(kept()).string())));
    return false;
}

GameSession::Done GameSession::openFile(const std::filesystem::path& file)
{
    const auto note = m_workspace.openings().begin(noteOfGame);
    const auto bytes = readFile(file);
    if (!bytes)
        return tl::unexpected(tr("%1 %2").arg(q(file.filename().string()), q(bytes.error())));
    const auto log = importers::isSceneJson(*bytes) ? importers::readSceneJson(*bytes).map([&](auto scene) {
        return model::logOf(std::move(scene), m_workspace.library().game);
    })
                                                    : importers::readGameLogJson(*bytes);
    if (!log)
        return tl::unexpected(q(problemText(log.error().front())));
    if (auto done = take(*log); !done)
        return done;
    m_keepSoon.start();
    return {};
}

std::string GameSession::bytes() const
{
    auto log = m_timeline->log();
    log.actions = m_timeline->actions(); // what was undone can be redone after the next start
    if (std::none_of(log.actions.begin(), log.actions.end(), isChance))
        log.seed = m_seed;
    log.told = gameLogSentences(*m_timeline, lines());
    return importers::writeGameLogJson(log);
}

GameSession::Done GameSession::saveFile(const std::filesystem::path& file) const { return written(file, bytes()); }

GameSession::Done GameSession::exportText(const std::filesystem::path& file, model::SeatIndex reader) const
{
    return written(file, text(reader).toStdString());
}

void GameSession::keep()
{
    m_keepSoon.stop();
    if (!isOpen())
        return;
    if (const auto done = saveFile(kept()); !done)
        Q_EMIT trouble(tr("The game cannot be saved: %1").arg(done.error()));
}

void GameSession::close()
{
    m_keepSoon.stop();
    m_timeline.reset();
    m_legal.reset();
    m_lines.clear();
    std::error_code none;
    std::filesystem::remove(kept(), none);
    Q_EMIT opened();
}

const std::vector<model::Action>& GameSession::legal() const
{
    if (!m_legal)
        m_legal = model::legalActions(state());
    return *m_legal;
}

std::uint64_t GameSession::nextSeed() const
{
    const auto& actions = m_timeline->actions();
    const auto before = std::count_if(
        actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(m_timeline->position()), isChance);
    if (before == 0)
        return m_seed;
    model::Random random(m_seed, tableStream + static_cast<std::uint64_t>(before));
    const std::uint64_t high = random.next();
    return high << 32U | random.next();
}

bool GameSession::act(const model::Action& action)
{
    if (!isOpen())
        return false;
    if (!carryOut(action))
        return false;
    if (!model::isByHand(action.kind))
        while (const auto next = due())
            if (!carryOut(*next))
                break;
    moved();
    return true;
}

bool GameSession::carryOut(const model::Action& action)
{
    const auto position = m_timeline->position();
    const LogMoment moment(state());
    if (const auto done = m_timeline->act(action); !done) {
        Q_EMIT refused(refusalSentence(done.error()));
        return false;
    }
    m_legal.reset();
    addLine(position, moment);
    return true;
}

// The triggered ability that is all the player asked can do, but for what can be done at any time: nothing is decided.
std::optional<model::Action> GameSession::due() const
{
    const bool asks = state().stage == model::Stage::Triggers || state().stage == model::Stage::Response;
    if (!asks || state().windows == model::Windows::Always)
        return std::nullopt;
    std::optional<model::Action> only;
    for (const auto& action : legal())
        if (action.seat != state().asked || action.kind == model::ActionKind::Concede ||
            action.kind == model::ActionKind::CompleteMission)
            continue;
        else if (only || action.kind != model::ActionKind::Trigger)
            return std::nullopt;
        else
            only = action;
    return only;
}

// The action at that position took the place of everything after it.
void GameSession::addLine(std::size_t position, const LogMoment& moment)
{
    for (auto& [reader, lines] : m_lines) {
        std::erase_if(lines, [&](const GameLogLine& line) { return line.position > position; });
        auto line = gameLogLine(
            moment, position + 1, state(), m_timeline->actions()[position], m_timeline->told()[position], reader);
        if (!line.text.empty())
            lines.push_back(std::move(line));
    }
}

const std::vector<GameLogLine>& GameSession::lines(model::SeatIndex reader) const
{
    const auto [it, isNew] = m_lines.try_emplace(reader);
    if (isNew)
        it->second = gameLogLines(*m_timeline, reader, true);
    return it->second;
}

QString GameSession::text(model::SeatIndex reader) const
{
    return textOf(gameLogSentences(*m_timeline, lines(reader)));
}

QString GameSession::refusalSentence(const model::Refusal& refusal) const { return q(refusalText(state(), refusal)); }

void GameSession::moved()
{
    m_legal.reset();
    m_keepSoon.start();
    Q_EMIT changed();
}

void GameSession::undo()
{
    if (!isOpen() || !m_timeline->undo())
        return;
    for (m_legal.reset(); due() && m_timeline->undo();)
        m_legal.reset();
    moved();
}

void GameSession::redo()
{
    if (!isOpen() || !m_timeline->redo())
        return;
    for (m_legal.reset(); due() && m_timeline->redo();)
        m_legal.reset();
    moved();
}

void GameSession::goTo(std::size_t position)
{
    if (!isOpen() || std::min(position, m_timeline->length()) == m_timeline->position())
        return;
    m_timeline->goTo(position);
    moved();
}

} // namespace nexus::app
