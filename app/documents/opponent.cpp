#include "app/documents/opponent.h"

#include "app/documents/laboratory.h"
#include "model/lab/match.h"

#include <stdexcept>
#include <utility>

namespace nexus::app {

using namespace model;

namespace {

constexpr std::uint32_t longestThought = 1'000; // milliseconds
constexpr int firstLook = 3;                    // times as long: who begins is read

bool isOver(const GameState& state) { return state.stage == Stage::Over; }

} // namespace

Opponent::Opponent(Workspace& workspace, GameSession& session, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_session(session)
{
    m_look.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, &Opponent::perform);
    connect(&session, &GameSession::opened, this, [this] {
        m_finishes.reset();
        consider();
    });
    connect(&session, &GameSession::changed, this, &Opponent::consider);
}

Opponent::~Opponent() = default;

bool Opponent::isThere()
{
    if (!m_workspace.isReady())
        return false;
    if (const auto& game = m_workspace.library().game.id; game != m_game) {
        m_game = game;
        m_evaluation.reset();
        m_hindrance.clear();
        try {
            m_evaluation = evaluationOf(m_workspace.place());
        } catch (const std::runtime_error& why) { // one's own file
            m_hindrance = QString::fromUtf8(why.what());
        }
    }
    return m_evaluation.has_value();
}

void Opponent::readAgain()
{
    m_game.clear();
    consider();
}

void Opponent::setPlayers(Players players)
{
    m_players = std::move(players);
    consider();
}

void Opponent::hold(bool held)
{
    if (std::exchange(m_held, held) != held)
        consider();
}

bool Opponent::isFinishing() const
{
    return m_finishes && m_session.isOpen() && m_session.state().round == *m_finishes && !isOver(m_session.state());
}

Opponent::Is Opponent::is() const
{
    if (m_seat == noSeat)
        return Is::Idle;
    if (!m_evaluation)
        return Is::Unable;
    if (m_waits)
        return Is::Waiting;
    return isFinishing() ? Is::Finishing : Is::Thinking;
}

// Whatever it thought of is of no more use.
void Opponent::consider()
{
    m_job.drop();
    m_hint.drop();
    m_look.stop();
    m_decision.reset();
    m_seat = noSeat;
    m_waits = false;
    if (m_session.isOpen() && !m_held && (isThere() || !m_hindrance.isEmpty())) {
        if (!isFinishing())
            m_finishes.reset();
        const auto& state = m_session.state();
        const auto seat = isOver(state) ? noSeat : decider(state);
        const auto& timeline = m_session.timeline();
        if (seat != noSeat && (plays(seat) || isFinishing())) {
            m_seat = seat;
            m_waits = timeline.position() < timeline.length() && !m_goesOn;
            if (m_evaluation && !m_waits) {
                m_look.start(m_pause * (state.stage == Stage::ChooseFirst ? firstLook : 1));
                think(m_job, seat, plays(seat) ? *m_players[seat] : fairPlayer,
                    [this](const Decision& decision) { decided(decision); });
            }
        }
    }
    m_goesOn = false;
    Q_EMIT changed();
}

// A search as long as it may, but nobody is kept waiting.
void Opponent::think(Job& job, SeatIndex seat, PlayerKind kind, std::function<void(const Decision&)> then)
{
    if (kind.how == PlayerKind::How::Search && kind.milliseconds == 0)
        kind.milliseconds = longestThought;
    const auto seed = seedOf(m_session.seed(), m_session.timeline().position());
    job.start([&job, view = SeatView(m_session.state(), seat), kind, evaluation = *m_evaluation, seed,
                  then = std::move(then)]() -> Job::Answer {
        auto decision = decide(
            view, kind, evaluation, seed, [&job] { return job.isStopped(); }, thinkingClock);
        return [then, decision = std::move(decision)] { then(decision); };
    });
}

void Opponent::decided(const Decision& decision)
{
    m_decision = decision;
    if (!m_look.isActive())
        perform();
}

void Opponent::perform()
{
    if (!m_decision)
        return; // still thinking
    const auto action = std::exchange(m_decision, std::nullopt)->action;
    if (!m_session.act(action)) { // never seen; a person has to go on
        m_players.clear();
        consider();
    }
}

void Opponent::hurry()
{
    m_look.stop();
    if (m_decision)
        perform();
    else
        m_job.cancel();
}

void Opponent::goOn()
{
    m_goesOn = true;
    consider();
}

void Opponent::takeBack()
{
    if (!m_session.isOpen())
        return;
    stopFinishing();
    const auto& timeline = m_session.timeline();
    auto position = timeline.position();
    while (position > 0 && (--position > 0) && plays(timeline.actions()[position].seat))
        ;
    m_session.goTo(position);
}

void Opponent::takeForth()
{
    if (!m_session.isOpen())
        return;
    const auto& timeline = m_session.timeline();
    auto position = timeline.position();
    while (position < timeline.length() && ++position < timeline.length() && plays(timeline.actions()[position].seat))
        ;
    m_session.goTo(position);
}

void Opponent::finishRound()
{
    if (!m_session.isOpen() || isOver(m_session.state()))
        return;
    m_finishes = m_session.state().round;
    m_goesOn = true;
    consider();
}

void Opponent::stopFinishing()
{
    if (std::exchange(m_finishes, std::nullopt))
        consider();
}

void Opponent::askHint()
{
    if (!m_session.isOpen() || m_held || !isThere() || isOver(m_session.state()))
        return;
    if (const auto seat = decider(m_session.state()); seat != noSeat && !plays(seat))
        think(m_hint, seat, strongPlayer, [this](const Decision& decision) { Q_EMIT hinted(decision); });
}

} // namespace nexus::app
