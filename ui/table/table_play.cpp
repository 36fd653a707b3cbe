#include "ui/table/table_play.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "model/engine/foresight.h"
#include "model/engine/reminders.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <iterator>

namespace nexus::ui {

using namespace model;

namespace {

// The card an action is done to.
CardId aimOf(const Action& action) { return uses(action.kind, Field::Target) ? action.target : noCard; }

} // namespace

TablePlay::TablePlay(app::GameSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &app::GameSession::opened, this, [this] {
        m_viewer = m_actor = 0;
        m_opened = noSeat;
        setArtFolder(m_art); // other cards
        gameChanged();
    });
    connect(&session, &app::GameSession::changed, this, &TablePlay::gameChanged);
}

model::SeatIndex TablePlay::reader() const
{
    if (!m_hidden)
        return model::noSeat;
    return isHandOpen() ? m_actor : app::GameSession::stranger;
}

void TablePlay::setHandsHidden(bool hidden)
{
    m_hidden = hidden;
    Q_EMIT changed();
}

void TablePlay::setPrograms(QStringList programs)
{
    m_programs = std::move(programs);
    if (isOpen())
        gameChanged();
}

bool TablePlay::isProgramsTurn() const
{
    const auto seat = isOpen() ? app::waitedFor(state()) : noSeat;
    return seat != noSeat && isProgram(seat);
}

SeatIndex TablePlay::onlyPerson() const
{
    SeatIndex only = noSeat;
    for (SeatIndex seat = 0; seat < state().players.size(); ++seat)
        if (!isProgram(seat)) {
            if (only != noSeat)
                return noSeat;
            only = seat;
        }
    return only;
}

void TablePlay::openHand()
{
    m_opened = m_viewer = m_actor;
    Q_EMIT changed();
}

void TablePlay::turnTable()
{
    if (!isOpen())
        return;
    m_viewer = static_cast<SeatIndex>((m_viewer + 1U) % state().players.size());
    Q_EMIT changed();
}

void TablePlay::setArtFolder(const std::filesystem::path& folder)
{
    m_art = folder;
    m_faces.setArt(folder.empty() ? nullptr : std::make_shared<const app::CardArt>(folder));
}

void TablePlay::gameChanged()
{
    m_picked = noCard;
    m_effectDone = false;
    m_choices.clear();
    if (!isOpen() || m_looked >= state().cards.size())
        m_looked = noCard;
    if (isOpen()) {
        follow();
        refill();
    }
    Q_EMIT changed();
}

// The hand of the player whose word is waited for comes into sight; a hand left is covered again.
void TablePlay::follow()
{
    const auto seat = app::waitedFor(state());
    if (seat != noSeat && !isProgram(seat))
        m_actor = seat;
    const auto person = onlyPerson();
    if (person != noSeat && state().players.size() > 1 && m_opened != person)
        m_actor = m_viewer = m_opened = person;
    if (m_actor >= state().players.size())
        m_actor = 0;
    if (m_viewer >= state().players.size())
        m_viewer = 0;
    if (m_opened != m_actor)
        m_opened = person != noSeat ? m_actor : noSeat;
    if (isSecret(m_looked)) // what another player looked at in hand
        m_looked = noCard;
}

bool TablePlay::isSecret(CardId card) const
{
    return card < state().cards.size() && state().card(card).zone == Zone::Hand && m_hidden &&
           (state().card(card).owner != m_actor || !isHandOpen());
}

// In the open, a player's cards have to be picked up first, so that the list stays short; where the game waits for
// more of the same (triggers, joining), all of it is listed at once.
void TablePlay::refill()
{
    m_choices.clear();
    if (isProgramsTurn())
        return m_touched.clear();
    const auto stage = state().stage;
    const bool whole = stage != Stage::Turn;
    const bool secret = !isHandOpen();
    for (const auto& action : m_session.legal()) {
        const bool ofCard = uses(action.kind, Field::Card);
        const bool said = action.kind == ActionKind::ChooseFirst && // anyone may, where nobody decides
                          std::any_of(m_choices.begin(), m_choices.end(),
                              [&](const Action& other) { return other.other == action.other; });
        if (said)
            continue;
        const bool everyone = action.kind == ActionKind::Concede || action.kind == ActionKind::CompleteMission ||
                              action.kind == ActionKind::UseMission;
        if (m_picked != noCard) {
            if (ofCard && action.card == m_picked)
                m_choices.push_back(action);
            continue;
        }
        if (everyone) // not a thing to do in passing: in the menu, or at its card
            continue;
        if (!ofCard)
            m_choices.push_back(action);
        else if (whole && (action.card == noCard || !(secret && state().card(action.card).zone == Zone::Hand)))
            m_choices.push_back(action);
    }
    // Enemies before what is one's own.
    std::stable_partition(m_choices.begin(), m_choices.end(), [&](const Action& action) {
        return action.kind == ActionKind::Attack &&
               state().card(action.target).owner != state().card(action.card).owner;
    });
    m_touched = touchedByPicked();
}

QString TablePlay::hindrance() const
{
    if (m_picked == noCard || !m_choices.empty())
        return {};
    const auto why = hindranceOf(m_picked);
    return why ? m_session.refusalSentence(*why) : QString();
}

QString TablePlay::shortHindrance(CardId card) const
{
    const auto& legal = m_session.legal();
    if (state().card(card).zone != Zone::Hand || state().stage != Stage::Turn ||
        std::any_of(legal.begin(), legal.end(),
            [&](const Action& action) { return uses(action.kind, Field::Card) && action.card == card; }))
        return {};
    const auto why = hindranceOf(card);
    return why ? QString::fromStdString(app::TableWords(state()).shortReason(*why)) : QString();
}

QString TablePlay::outcome(CardId target) const
{
    for (const auto& action : to(target))
        if (action.kind == ActionKind::Attack)
            return QString::fromStdString(app::TableWords(state()).outcome(action));
    return {};
}

bool TablePlay::isReached(SeatIndex seat, Quadrant quadrant) const
{
    if (m_picked == noCard || !isQuadrant(quadrant) || !state().factsOf(m_picked).fights)
        return false;
    const auto reached = attackReachOf(state(), m_picked);
    return ((seat == state().card(m_picked).owner ? reached.own : reached.enemy) & maskOf(quadrant)) != 0;
}

bool TablePlay::playsEvent() const
{
    return std::any_of(
        m_choices.begin(), m_choices.end(), [](const Action& action) { return action.kind == ActionKind::PlayEvent; });
}

bool TablePlay::picksTarget() const { return playsEvent() && !m_touched.empty() && namesTarget(state(), m_picked); }

// Every place is tried; that the card is too dear says more than that one of them is full.
std::optional<Refusal> TablePlay::hindranceOf(CardId id) const
{
    const auto& card = state().card(id);
    std::optional<Refusal> why;
    const auto attemptAt = [&](Quadrant quadrant, CardId target) {
        const auto tried = attempt(id, card.owner, quadrant, target);
        const auto refusal = tried ? whyNot(state(), *tried) : std::nullopt;
        if (refusal && (!why || refusal->code == RefusalCode::NotEnoughPoints))
            why = refusal;
    };
    const bool upgrade = card.zone == Zone::Hand && state().factsOf(id).role == CardRole::Upgrade;
    for (const auto zone : {Zone::Field, Zone::Loadout})
        if (upgrade)
            for (const auto host : state().pile(card.owner, zone))
                attemptAt(Quadrant::None, host);
    for (const auto row : {backRow, wholeSide & ~backRow}) // the back row first
        eachQuadrant(row & state().facts->grid.places, [&](Quadrant quadrant) { attemptAt(quadrant, noCard); });
    return why;
}

std::vector<Action> TablePlay::to(CardId target) const
{
    std::vector<Action> found;
    if (m_picked != noCard && target != noCard)
        std::copy_if(m_choices.begin(), m_choices.end(), std::back_inserter(found),
            [&](const Action& action) { return aimOf(action) == target; });
    return found;
}

std::vector<Action> TablePlay::to(SeatIndex seat, Quadrant quadrant) const
{
    std::vector<Action> found;
    if (m_picked == noCard || state().card(m_picked).owner != seat)
        return found;
    for (const auto& action : m_choices) {
        const bool more = action.kind == ActionKind::DeployMore &&
                          state().card(state().declared.card).quadrant == quadrant;
        const bool loadout = action.kind == ActionKind::Deploy && quadrant == Quadrant::None && action.target == noCard;
        const bool placed = uses(action.kind, Field::Quadrant) && isQuadrant(quadrant) && action.target == noCard;
        if (more || (action.quadrant == quadrant && (placed || loadout)))
            found.push_back(action);
    }
    return found;
}

// What a text asks for is lit without a card in the hand.
const Action* TablePlay::choice(CardId card) const
{
    const auto it = std::find_if(m_choices.begin(), m_choices.end(),
        [&](const Action& action) { return action.kind == ActionKind::Choose && action.card == card; });
    return card != noCard && it != m_choices.end() ? &*it : nullptr;
}

const Action* TablePlay::choice(SeatIndex seat, Quadrant quadrant) const
{
    const auto it = std::find_if(m_choices.begin(), m_choices.end(),
        [&](const Action& action) { return isMeant(state(), action, seat, quadrant); });
    return isQuadrant(quadrant) && it != m_choices.end() ? &*it : nullptr;
}

bool TablePlay::isLit(CardId card) const { return choice(card) || (m_picked != noCard && !to(card).empty()); }
bool TablePlay::isLit(SeatIndex seat, Quadrant quadrant) const
{
    return choice(seat, quadrant) || !to(seat, quadrant).empty();
}

int TablePlay::litPlaces() const
{
    int count = 0;
    if (m_picked == noCard)
        return count;
    for (CardId id = 0; id < state().cards.size(); ++id)
        count += isLit(id);
    for (SeatIndex seat = 0; seat < state().players.size(); ++seat) {
        eachQuadrant(state().facts->grid.places, [&](Quadrant quadrant) { count += isLit(seat, quadrant) ? 1 : 0; });
        count += isLit(seat, Quadrant::None);
    }
    return count;
}

int TablePlay::litTargets() const
{
    return static_cast<int>(std::count_if(m_choices.begin(), m_choices.end(), [&](const Action& action) {
        return m_picked != noCard && action.kind == ActionKind::Attack &&
               state().card(action.target).owner != state().card(m_picked).owner;
    }));
}

void TablePlay::foresee(const std::optional<Action>& action)
{
    auto touched = !isOpen() ? std::vector<CardId>() : action ? touchedBy(state(), *action) : touchedByPicked();
    if (touched == m_touched)
        return;
    m_touched = std::move(touched);
    Q_EMIT foreseen();
}

std::vector<CardId> TablePlay::touchedByPicked() const
{
    return m_picked != noCard && m_choices.size() == 1 ? touchedBy(state(), m_choices.front()) : std::vector<CardId>();
}

bool TablePlay::isTouched(CardId card) const
{
    return std::find(m_touched.begin(), m_touched.end(), card) != m_touched.end();
}

void TablePlay::pickUp(CardId card)
{
    if (!isOpen() || card >= state().cards.size() || card == m_picked)
        return;
    m_picked = card;
    refill();
    Q_EMIT changed();
}

void TablePlay::putBack()
{
    if (m_picked == noCard)
        return;
    m_picked = noCard;
    refill();
    Q_EMIT changed();
}

// What a player means by putting the card there, allowed or not.
std::optional<Action> TablePlay::attempt(CardId id, SeatIndex seat, Quadrant quadrant, CardId target) const
{
    const auto& card = state().card(id);
    const auto& facts = state().factsOf(id);
    const auto who = card.owner;
    const bool own = seat == who;
    if (card.zone == Zone::Hand) {
        if (facts.role == CardRole::Event)
            return act::playEvent(who, id);
        if (facts.role == CardRole::Upgrade)
            return act::attach(who, id, target);
        if (target != noCard && (facts.mechanics & bit(Mechanic::Evolves)) && own)
            return act::evolve(who, id, target);
        if (!own)
            return std::nullopt;
        if (state().stage == Stage::DeployMore)
            return act::deployMore(who, id);
        return act::deploy(who, id, facts.role == CardRole::Asset ? Quadrant::None : quadrant);
    }
    if (card.zone == Zone::Field && target != noCard)
        return act::attack(who, id, target);
    if (card.zone == Zone::Field && own)
        return state().stage == Stage::FollowUp ? act::followUp(who, id, quadrant) : act::move(who, id, quadrant);
    return std::nullopt;
}

void TablePlay::performOne(const std::vector<Action>& actions)
{
    if (actions.size() == 1)
        perform(actions.front());
    else
        Q_EMIT said(tr("Several actions are possible there: choose one in the list."));
}

// What it costs is not chosen by the way.
void TablePlay::playFor(CardId target)
{
    const Action play = m_choices.front();
    if (!perform(play) || state().stage != Stage::Choose || state().process.choice.seat != play.seat ||
        asksForPrice(state()))
        return;
    if (const auto* action = choice(target))
        perform(Action(*action));
}

void TablePlay::touch(CardId card)
{
    if (!isOpen())
        return;
    if (const auto* action = choice(card))
        return static_cast<void>(perform(Action(*action)));
    if (m_picked == noCard)
        return pickUp(card);
    if (card == m_picked)
        return putBack();
    if (const auto actions = to(card); !actions.empty())
        return performOne(actions);
    if (picksTarget() && isTouched(card))
        return playFor(card);
    const auto& touched = state().card(card);
    const bool enemy = touched.owner != state().card(m_picked).owner;
    const bool host = state().factsOf(m_picked).role == CardRole::Upgrade && state().card(m_picked).zone == Zone::Hand;
    const auto tried = touched.zone != Zone::Hand && (enemy || host)
                           ? attempt(m_picked, touched.owner, touched.quadrant, card)
                           : std::nullopt;
    if (!tried)
        return pickUp(card);
    perform(*tried);
}

void TablePlay::touch(SeatIndex seat, Quadrant quadrant)
{
    if (!isOpen())
        return;
    if (const auto* action = choice(seat, quadrant))
        return static_cast<void>(perform(Action(*action)));
    if (m_picked == noCard)
        return;
    if (const auto actions = to(seat, quadrant); !actions.empty())
        return performOne(actions);
    // The only thing in it that can be meant.
    std::vector<Action> inside;
    for (const auto& action : m_choices)
        if (const auto aim = aimOf(action);
            aim != noCard && state().card(aim).owner == seat && state().card(aim).quadrant == quadrant)
            inside.push_back(action);
    if (!inside.empty())
        return performOne(inside);
    if (const auto tried = attempt(m_picked, seat, quadrant, noCard))
        perform(*tried);
    else
        Q_EMIT said(tr("%1 cannot go there.").arg(QString::fromStdString(state().name(m_picked))));
}

void TablePlay::touch(SeatIndex seat, Zone pile)
{
    if (!isOpen() || m_picked == noCard)
        return;
    if (state().card(m_picked).owner != seat)
        Q_EMIT said(tr("Cards go to the piles of their owner."));
    else
        perform(act::putCard(m_actor, m_picked, pile));
}

void TablePlay::drop(CardId dragged, CardId onto)
{
    if (!isOpen() || dragged >= state().cards.size() || onto >= state().cards.size())
        return;
    pickUp(dragged);
    const auto& card = state().card(onto);
    if (!to(onto).empty() || card.owner != state().card(dragged).owner)
        touch(onto);
    else
        touch(card.owner, card.quadrant);
    putBack();
}

void TablePlay::look(CardId card)
{
    // Cards being covered hand the keyboard on, and so do those of the game before.
    const bool gone = card != noCard && (!isOpen() || card >= state().cards.size());
    if (gone || card == m_looked || isSecret(card))
        return;
    m_looked = card;
    Q_EMIT lookedAt(card);
}

bool TablePlay::perform(const Action& action)
{
    if (!isOpen())
        return false;
    if (isProgram(action.seat) && !isByHand(action.kind)) {
        Q_EMIT said(tr("%1 is played by the program.").arg(q(app::TableWords(state()).player(action.seat))));
        return false;
    }
    const bool done = m_session.act(action.kind == ActionKind::FlipInitiative ? m_session.flip() : action);
    if (done)
        Q_EMIT performed();
    return done;
}

bool TablePlay::asksAgain() const { return isOpen() && m_askedAt == m_session.timeline().position(); }

void TablePlay::remindOfEnd()
{
    m_askedAt = m_session.timeline().position();
    const auto first = remindersOf(state(), PlayEvent::RoundEnd).front();
    Q_EMIT said(tr("Before the round ends, %1: %2. Press P again to pass.")
                    .arg(QString::fromStdString(state().name(first.card)), QString::fromStdString(first.text)));
}

// Its words are carried out by hand: what is passed over by mistake would be lost.
void TablePlay::finishEffect(SeatIndex seat)
{
    if (m_effectDone || asksAgain()) {
        m_askedAt.reset();
        perform(act::effectDone(seat));
        return;
    }
    m_askedAt = m_session.timeline().position();
    Q_EMIT said(
        tr("Is %1 done? Press P again to go on.").arg(QString::fromStdString(state().name(state().effect.card))));
}

std::vector<Action> TablePlay::due() const
{
    std::vector<Action> due;
    if (!isOpen() || state().stage != Stage::Triggers || isProgramsTurn())
        return due;
    for (const auto& action : m_session.legal())
        if (action.kind == ActionKind::Trigger && action.seat == state().asked &&
            isInPlay(state().card(action.card).zone))
            due.push_back(action);
    return due;
}

void TablePlay::putAllOnChain()
{
    const auto seat = state().asked;
    for (auto next = due(); !next.empty() && state().asked == seat; next = due())
        if (!perform(next.front()))
            return;
}

void TablePlay::pass()
{
    if (!isOpen())
        return;
    const auto stage = state().stage;
    const auto seat = app::waitedFor(state());
    if (isProgramsTurn())
        return static_cast<void>(perform(act::pass(seat)));
    if (stage == Stage::Triggers || stage == Stage::Response)
        perform(act::passPriority(seat));
    else if (stage == Stage::DeployMore || stage == Stage::JoinAttack || stage == Stage::FollowUp ||
             stage == Stage::Choose)
        perform(act::done(seat));
    else if (stage == Stage::Effect)
        finishEffect(seat);
    else if (passEndsRound(state()) && !asksAgain() && !remindersOf(state(), PlayEvent::RoundEnd).empty())
        remindOfEnd();
    else
        perform(act::pass(seat == noSeat ? m_actor : seat));
}

} // namespace nexus::ui
