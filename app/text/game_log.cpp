#include "app/text/game_log.h"

#include "app/text/finding_text.h"
#include "app/text/table_words.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::app {

using namespace model;

namespace {

using HK = HappeningKind;

std::string playerName(const GameState& state, std::size_t seat)
{
    const auto& seats = state.facts->seats;
    if (seat >= seats.size())
        return "The table";
    return seats[seat].name.empty() ? "Player " + std::to_string(seat + 1) : seats[seat].name;
}

std::string signedPoints(int value) { return (value < 0 ? "-" : "+") + std::to_string(value < 0 ? -value : value); }

// Tells one action. What is hidden from the reader has no name: "a card".
struct Telling {
    const GameState& state; // after it
    const Action& action;
    const Happenings& told;
    SeatIndex reader;
    std::vector<std::string> sentences = {}, draws = {};

    std::string text()
    {
        if (auto head = actionSentence(); !head.empty())
            sentences.push_back(std::move(head));
        tellDraws();
        for (const auto& happening : told)
            if (auto sentence = happeningSentence(happening); !sentence.empty())
                sentences.push_back(std::move(sentence));
        flushDraws();
        return joined(sentences, " ");
    }

    [[nodiscard]] std::string who(SeatIndex seat) const { return playerName(state, seat); }
    [[nodiscard]] std::string card(CardId id) const { return id < state.cards.size() ? state.name(id) : "a card"; }
    [[nodiscard]] std::string owned(CardId id) const
    {
        const auto owner = state.card(id).owner;
        return owner == action.seat ? card(id) : who(owner) + "’s " + card(id);
    }
    [[nodiscard]] std::string points(int count) const { return std::to_string(count) + " " + state.facts->unit; }
    [[nodiscard]] const Happening* first(HK kind) const
    {
        const auto it = std::find_if(told.begin(), told.end(), [&](const auto& h) { return h.kind == kind; });
        return it == told.end() ? nullptr : &*it;
    }
    // " for 2 CP (16 left)" of what the action cost.
    [[nodiscard]] std::string price() const
    {
        const auto* paid = first(HK::Paid);
        return paid ? " for " + points(paid->a) + " (" + std::to_string(paid->b) + " left)" : "";
    }
    [[nodiscard]] bool mayName(CardId id) const
    {
        const auto zone = state.card(id).zone;
        const bool secret = zone == Zone::Deck || zone == Zone::Hand;
        return !secret || reader == noSeat || state.card(id).owner == reader;
    }
    [[nodiscard]] std::string at(Quadrant quadrant) const { return "the " + quadrantWords(quadrant); }

    [[nodiscard]] std::string actionSentence() const
    {
        const auto actor = who(action.seat);
        const auto value = action.value;
        const auto about = [&](const std::string& what) {
            return actor + ": " + owned(action.card) + what + " (by hand).";
        };
        const auto both = [&] { return signedPoints(action.attack) + "/" + signedPoints(value); };
        switch (action.kind) {
        case ActionKind::Deploy:
            if (action.target != noCard)
                return actor + " attaches " + card(action.card) + " to " + card(action.target) + price() + ".";
            return actor + " deploys " + card(action.card) +
                   (isQuadrant(action.quadrant) ? " to " + at(action.quadrant) : "") + price() + ".";
        case ActionKind::DeployMore: return actor + " deploys " + card(action.card) + " with it" + price() + ".";
        case ActionKind::Evolve:
            return actor + " evolves " + card(action.target) + " into " + card(action.card) + price() + ".";
        case ActionKind::UseAbility: return actor + " uses " + card(action.card) + price() + ".";
        case ActionKind::Attack: return actor + " attacks " + owned(action.target) + " with " + card(action.card) + ".";
        case ActionKind::JoinAttack: return card(action.card) + " joins the attack.";
        case ActionKind::PlayEvent: return actor + " plays " + card(action.card) + price() + ".";
        case ActionKind::Move: return actor + " moves " + card(action.card) + " to " + at(action.quadrant) + ".";
        case ActionKind::FollowUp: return card(action.card) + " moves on to " + at(action.quadrant) + ".";
        case ActionKind::Pass: return actor + " passes.";
        case ActionKind::Trigger: return actor + " puts " + card(action.card) + " on the chain" + price() + ".";
        case ActionKind::EffectDone: return actor + " has carried out the effect.";
        case ActionKind::CompleteMission: return actor + " marks " + card(action.card) + " complete (by hand).";
        case ActionKind::UseMission: return actor + " uses the one-time ability of " + card(action.card) + ".";
        case ActionKind::Concede: return actor + " concedes.";
        case ActionKind::Shuffle: return actor + " shuffles the deck (by hand).";
        case ActionKind::PutCard: return putSentence(actor);
        case ActionKind::DrawCards: return actor + " draws " + plural(value, "card", "cards") + " (by hand).";
        case ActionKind::SetPoints: return actor + " has " + points(value) + " now (by hand).";
        case ActionKind::SetCounters: return about(" has counters of " + both());
        case ActionKind::SetRoundBonus: return about(" has " + both() + " until the end of the round");
        case ActionKind::SetOther: return about(" has " + plural(value, "other counter", "other counters"));
        case ActionKind::InflictImpact: return about(" takes " + word(Mechanic::Impact) + " " + std::to_string(value));
        case ActionKind::SetImpact: return about(" has " + word(Mechanic::Impact) + " " + std::to_string(value));
        case ActionKind::SetFlag:
            return about((value == 1 ? " is now: " : " is no longer: ") + flagWords(*state.facts, action.flag));
        case ActionKind::SetMechanic: return about(mechanicWords());
        case ActionKind::SetRange:
            return about(value < 0 ? " has its printed range"
                                   : " has the range " + state.facts->ranges[static_cast<std::size_t>(value)]);
        case ActionKind::Destroy: return actor + " destroys " + owned(action.card) + " (by hand).";
        case ActionKind::CreateToken:
            return actor + " creates the token " + action.text + " (" + std::to_string(action.attack) + "/" +
                   std::to_string(value) + ") in " + at(action.quadrant) + " (by hand).";
        case ActionKind::Devolve: return about(" goes back to what it evolved from");
        case ActionKind::NameTarget: return actor + " names " + owned(action.card) + " as the target (by hand).";
        case ActionKind::Negate: return actor + " negates the effect (by hand).";
        case ActionKind::LookAt:
            return actor + " looks at " + (value == 0 ? "" : "the top " + plural(value, "card", "cards") + " of ") +
                   (action.other == action.seat ? "the own " : who(action.other) + "’s ") + pileWords(action.zone) +
                   " (by hand).";
        case ActionKind::SetWindows:
            return actor + " sets the stops for triggered abilities: " + windowsWords(static_cast<Windows>(value)) +
                   " (by hand).";
        case ActionKind::Note: return actor + ": “" + action.text + "”";
        default: return "";
        }
    }

    [[nodiscard]] std::string word(Mechanic mechanic) const
    {
        return state.facts->mechanics[static_cast<std::size_t>(mechanic)];
    }
    [[nodiscard]] std::string mechanicWords() const
    {
        const auto value = action.value;
        if (action.mechanic == Mechanic::Size)
            return value < 0 ? " has its printed size"
                             : " takes the room of " + std::to_string(value) + " quarters of a unit";
        const auto name = word(action.mechanic);
        if (action.mechanic == Mechanic::GrowsWhenAttacked && value > 0)
            return " has " + name + " (" + std::to_string(value) + ")";
        return value > 0 ? " gains " + name : value == 0 ? " loses " + name : " has " + name + " as printed";
    }
    [[nodiscard]] std::string putSentence(const std::string& actor) const
    {
        const auto name = mayName(action.card) ? owned(action.card) : std::string("a card");
        const auto zone = action.zone;
        std::string where;
        if (isQuadrant(action.quadrant))
            where = " to " + at(action.quadrant);
        else if (action.target != noCard)
            where = " on " + card(action.target);
        else if (zone == Zone::Deck)
            where = action.value == 1 ? " at the bottom of the deck" : " on top of the deck";
        else if (zone == Zone::Removed)
            where = " out of the game";
        else
            where = " to the " + pileWords(zone);
        return actor + " puts " + name + where + " (by hand).";
    }

    // Draws of one player in one sentence.
    void tellDraws()
    {
        for (SeatIndex seat = 0; seat < state.facts->seats.size(); ++seat) {
            std::string cards;
            int count = 0;
            for (const auto& happening : told)
                if (happening.kind == HK::Drew && happening.seat == seat)
                    cards += (count++ > 0 ? ", " : "") + card(happening.card);
            const bool open = reader == noSeat || reader == seat;
            if (count > 0)
                draws.push_back(who(seat) + " draws " + (open ? cards : plural(count, "card", "cards")) + ".");
        }
        if (action.kind == ActionKind::DrawCards)
            flushDraws();
    }
    void flushDraws()
    {
        for (auto& sentence : draws)
            sentences.push_back(std::move(sentence));
        draws.clear();
    }

    [[nodiscard]] std::string happeningSentence(const Happening& h)
    {
        const auto name = [&] { return card(h.card); };
        switch (h.kind) {
        case HK::Revealed: return who(h.seat) + " reveals " + name() + " (" + points(h.b) + ").";
        case HK::FlipTied: return "Tied: " + plural(h.b, "player flips", "players flip") + " again.";
        case HK::FlipUndecided: return "These decks can never differ: agree who begins.";
        case HK::Decides: return who(h.seat) + " decides who acts first.";
        case HK::ActsFirst: return who(h.seat) + " acts first.";
        case HK::RoundBegan: return "Round " + std::to_string(h.a) + " begins.";
        case HK::PhaseBegan: flushDraws(); return phaseSentence(h);
        case HK::StayedExhausted: return name() + " stays exhausted.";
        case HK::DeckEmpty: return who(h.seat) + " has no card left to draw.";
        case HK::Fought: return std::to_string(h.a) + " against " + std::to_string(h.b) + ".";
        case HK::Destroyed: return name() + " is destroyed.";
        case HK::RemovedFromGame: return name() + " is removed from the game.";
        case HK::Suppressed: return name() + " is Suppressed.";
        case HK::Saved: return word(Mechanic::SuppressedInstead) + " saves " + name() + ".";
        case HK::Withstood: return name() + " withstands.";
        case HK::Grew: return name() + " grows by " + std::to_string(h.a) + ".";
        case HK::ImpactNow:
            return name() + " has " + word(Mechanic::Impact) + " " + std::to_string(h.a) + " of " +
                   std::to_string(h.b) + ".";
        case HK::LeftPlay: return name() + " goes along to the discard pile.";
        case HK::OnChain: return "It is link " + std::to_string(h.a) + ".";
        case HK::Resolving: return "Link " + std::to_string(h.a) + " resolves: " + name() + ".";
        case HK::Fizzled: return name() + " does nothing: its target is gone.";
        case HK::WasNegated: return name() + " has no effect.";
        case HK::Eliminated: return who(h.seat) + " has nobody in the front row and is out of the game.";
        case HK::LostByDraw: return who(h.seat) + " cannot draw and loses.";
        case HK::Won: return who(h.seat) + " wins.";
        case HK::Drawn: return "The game ends without a winner.";
        default: return "";
        }
    }
    [[nodiscard]] std::string phaseSentence(const Happening& h) const
    {
        const auto& phases = state.facts->rules.phases;
        const auto label = static_cast<std::size_t>(h.a) < phases.size() ? phases[static_cast<std::size_t>(h.a)].label
                                                                         : "";
        return (phases.size() > 1 ? label + ": " : "") + who(h.seat) + " acts first.";
    }
};

// "Brute" and the reason, for a refusal about a card.
struct Refused {
    const GameState& state;
    const Refusal& refusal;

    [[nodiscard]] std::string sentence() const
    {
        const auto card = name(refusal.card), other = name(refusal.other);
        switch (refusal.code) {
        case RefusalCode::GameOver: return "The game is over.";
        case RefusalCode::NotNow:
            return state.stage == Stage::Flip          ? "Initiative has to be flipped first."
                   : state.stage == Stage::ChooseFirst ? "Who acts first has to be said first."
                                                       : "Something else has to be done first.";
        case RefusalCode::NotYourTurn: return "It is not your turn" + by(": ", "’s word is waited for.");
        case RefusalCode::NotInPhase:
            return "The " + state.facts->rules.phases[state.phase].label + " does not have this action.";
        case RefusalCode::NoSuchCard: return "There is no such card or player.";
        case RefusalCode::NotYourCard: return card + " is not yours.";
        case RefusalCode::NotInHand: return card + " is not in your hand.";
        case RefusalCode::NotInPlay: return card + " is not in play.";
        case RefusalCode::NotInDiscard: return card + " cannot be played from where it lies.";
        case RefusalCode::NotEnoughPoints:
            return card + " needs " + std::to_string(refusal.need) + " " + state.facts->unit + "; there are " +
                   std::to_string(refusal.have) + ".";
        case RefusalCode::WrongKind: return card + " is not a card that this is done with.";
        case RefusalCode::NoQuadrant: return "Say which quadrant, and only where one is needed.";
        case RefusalCode::NotBackRow: return card + " is deployed to the back row.";
        case RefusalCode::QuadrantFull:
            return card + " takes " + room(refusal.need) + "; the quadrant has " + room(refusal.have) + " left.";
        case RefusalCode::SecondAlone: return other + " is in the quadrant: only one of them may be.";
        case RefusalCode::TerrainLimit:
            return "The quadrant has its " + std::to_string(std::max(refusal.need, refusal.have)) + " Terrains.";
        case RefusalCode::EntryBarred: return other + " across the front bars the quadrant.";
        case RefusalCode::NoHost: return card + " needs a card of yours in play that it goes on.";
        case RefusalCode::NoEvolution: return card + " has nothing to evolve here.";
        case RefusalCode::Exhausted: return card + " is exhausted.";
        case RefusalCode::CannotAttack: return card + " cannot attack.";
        case RefusalCode::OutOfRange: return card + " is out of range of " + other + ".";
        case RefusalCode::NotATarget: return card + " cannot be attacked.";
        case RefusalCode::FrontRowFirst: return other + " in the front row has to be attacked first.";
        case RefusalCode::MustAttackOther: return other + " has to be attacked first.";
        case RefusalCode::Hidden: return card + " cannot be chosen before it has acted this round.";
        case RefusalCode::Shielded: return "Opponents’ effects do not touch " + card + " this round.";
        case RefusalCode::NotAdjacent: return card + " moves one quadrant forward, backward, left or right.";
        case RefusalCode::NotTogether: return card + " cannot come along with " + other + ".";
        case RefusalCode::NoFollowUp: return card + " has no move left.";
        case RefusalCode::NoAbility: return card + " has no such ability.";
        case RefusalCode::Blanked: return "The rule box of " + card + " is blank until the next round.";
        case RefusalCode::NoTrigger: return card + " has no triggered ability there.";
        case RefusalCode::ChainFull:
            return "The chain has " + std::to_string(maxLinks) + " links: that is all it holds.";
        case RefusalCode::MissionDone: return card + " is complete already.";
        case RefusalCode::MissionOpen: return "The challenge of " + card + " is not complete.";
        case RefusalCode::MissionUsed: return "The one-time ability of " + card + " is used.";
        case RefusalCode::NotYourChoice: return "That is for" + by(" ", " to say.");
        case RefusalCode::Immovable: return "Opponents’ effects do not move " + card + ".";
        case RefusalCode::NoEffect: return "There is no effect to do that with.";
        case RefusalCode::BadValue: return "That cannot be: a number or a field out of bounds.";
        default: return "That cannot be done now.";
        }
    }

    [[nodiscard]] std::string name(CardId id) const { return id < state.cards.size() ? state.name(id) : "The card"; }
    [[nodiscard]] std::string by(const std::string& before, const std::string& after) const
    {
        return refusal.seat < state.facts->seats.size() ? before + playerName(state, refusal.seat) + after
                                                        : std::string(".");
    }
    static std::string room(int quarters)
    {
        static constexpr const char* parts[] = {"", "¼", "½", "¾"};
        const auto whole = quarters / 4, part = quarters % 4;
        return "room for " + (whole == 0 && part != 0 ? std::string() : std::to_string(whole)) + parts[part] +
               (quarters == 4 ? " unit" : " units");
    }
};

} // namespace

std::string refusalText(const GameState& state, const Refusal& refusal)
{
    return Refused{state, refusal}.sentence() + (refusal.section.empty() ? "" : " (" + refusal.section + ")");
}

std::string setupProblemText(const SetupProblem& problem)
{
    const auto deck = "the deck of player " + std::to_string(problem.seat + 1);
    switch (problem.kind) {
    case SetupProblem::Kind::NoSeats: return "A game has one to " + std::to_string(maxSeats) + " players.";
    case SetupProblem::Kind::NotPlayable: return "This game does not say how its cards are played.";
    case SetupProblem::Kind::UnknownCard:
        return "“" + problem.card + "” in " + deck + " is no card of the catalogue, or means several.";
    case SetupProblem::Kind::TooManyCards:
        return "There are too many cards: with " + deck + " more than " + std::to_string(maxCardsInGame) + ".";
    }
    return {};
}

std::string replayProblemText(const ReplayProblem& problem, const GameLog& log)
{
    if (problem.setup)
        return setupProblemText(*problem.setup);
    const auto kind = problem.action < log.actions.size() ? std::string(actionId(log.actions[problem.action].kind))
                                                          : std::string();
    const auto code = problem.refusal ? std::string(refusalId(problem.refusal->code)) : std::string();
    const auto section = problem.refusal && !problem.refusal->section.empty() ? ", " + problem.refusal->section : "";
    return "Action " + std::to_string(problem.action + 1) + " (" + kind + ") is refused: " + code + section +
           ". The cards or the rules are not those it was played with.";
}

std::string actionText(const GameState& after, const Action& action, const Happenings& told, SeatIndex reader)
{
    return Telling{after, action, told, reader}.text();
}

std::vector<GameLogLine> gameLogLines(const Timeline& timeline, SeatIndex reader, bool all)
{
    std::vector<GameLogLine> lines;
    const auto length = all ? timeline.length() : timeline.position();
    GameState state = timeline.stateAt(0);
    for (std::size_t i = 0; i < length; ++i) {
        const auto& action = timeline.actions()[i];
        const auto round = state.round;
        if (!apply(state, action))
            break;
        GameLogLine line{i + 1, round, isByHand(action.kind), actionText(state, action, timeline.told()[i], reader)};
        if (!line.text.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

std::string gameLogText(const Timeline& timeline, SeatIndex reader)
{
    const auto& seats = timeline.state().facts->seats;
    std::string out;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        out += playerName(timeline.state(), seat) + " plays " + seats[seat].deck + ".\n";
    std::size_t round = 0;
    out += "\n";
    for (const auto& line : gameLogLines(timeline, reader)) {
        if (line.round != round)
            out += "\nRound " + std::to_string(line.round) + "\n";
        round = line.round;
        out += line.text + "\n";
    }
    return out;
}

} // namespace nexus::app
