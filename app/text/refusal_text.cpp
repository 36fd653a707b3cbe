#include "app/text/refusal_text.h"

#include "app/text/game_log_words.h"
#include "model/lab/series.h"

#include <algorithm>
#include <array>
#include <span>

namespace nexus::app {

using namespace model;

namespace {

struct Refused;
// Said of the first row that holds.
struct RefusalSentence {
    RefusalCode code;
    const char* text;
    std::array<std::string (Refused::*)() const, 4> fillings{};
    bool (Refused::*holds)() const = nullptr; // always
};

// "Brute" and the reason, for a refusal about a card.
struct Refused {
    const GameState& state;
    const Refusal& refusal;

    static const std::span<const RefusalSentence> sentences;

    [[nodiscard]] std::string sentence() const
    {
        for (const auto& row : sentences) {
            if (row.code != refusal.code || (row.holds && !(this->*row.holds)()))
                continue;
            std::array<std::string, 4> said;
            for (std::size_t i = 0; i < said.size() && row.fillings[i]; ++i)
                said[i] = (this->*row.fillings[i])();
            return filled(GameLogWords::tr(row.text), {said[0], said[1], said[2], said[3]});
        }
        return GameLogWords::tr("That cannot be done now.");
    }

    [[nodiscard]] std::string card() const { return name(refusal.card); }
    [[nodiscard]] std::string other() const { return name(refusal.other); }
    [[nodiscard]] std::string player() const { return playerName(state, refusal.seat); }
    [[nodiscard]] std::string phase() const { return state.facts->rules.phases[state.phase].label; }
    [[nodiscard]] std::string unit() const { return state.facts->unit; }
    [[nodiscard]] std::string need() const { return std::to_string(refusal.need); }
    [[nodiscard]] std::string have() const { return std::to_string(refusal.have); }
    [[nodiscard]] std::string limit() const { return std::to_string(std::max(refusal.need, refusal.have)); }
    [[nodiscard]] std::string mostLinks() const { return std::to_string(maxLinks); }
    [[nodiscard]] std::string roomNeeded() const { return room(refusal.need); }
    [[nodiscard]] std::string roomLeft() const { return room(refusal.have); }
    [[nodiscard]] std::string dueSentence() const
    {
        return filled(
            GameLogWords::tr("%1 comes first: what it says has to happen.", "an ability of a card"), {card()});
    }
    [[nodiscard]] bool isFlip() const { return state.stage == Stage::Flip; }
    [[nodiscard]] bool isChoosingFirst() const { return state.stage == Stage::ChooseFirst; }
    [[nodiscard]] bool isOfPlayer() const { return refusal.seat < state.facts->seats.size(); }
    [[nodiscard]] bool isOfCard() const { return refusal.card != noCard; }
    [[nodiscard]] bool hasOther() const { return refusal.other != noCard; }
    [[nodiscard]] bool isByOther() const { return refusal.other != noCard && refusal.other != refusal.card; }
    [[nodiscard]] std::string name(CardId id) const
    {
        return id < state.cards.size() ? state.name(id) : GameLogWords::tr("The card", "one that is not known");
    }
    [[nodiscard]] bool isStatic() const
    {
        const auto& card = state.card(refusal.card);
        return card.is(CardFlag::Blanked) || (card.host != noCard && state.card(card.host).is(CardFlag::Blanked));
    }
    static std::string room(int quarters)
    {
        static constexpr const char* parts[] = {"", "¼", "½", "¾"};
        const auto whole = quarters / 4, part = quarters % 4;
        if (quarters == 4)
            return GameLogWords::tr("room for 1 unit");
        return filled(GameLogWords::tr("room for %1 units", "1½"),
            {(whole == 0 && part != 0 ? std::string() : std::to_string(whole)) + parts[part]});
    }
};

using R = Refused;
constexpr RefusalSentence sentencesOfRefusals[] = {
    {RefusalCode::GameOver, NEXUS_TEXT("GameLogWords", "The game is over."), {}},
    {RefusalCode::NotNow, NEXUS_TEXT("GameLogWords", "Flip for initiative first."), {}, &R::isFlip},
    {RefusalCode::NotNow, NEXUS_TEXT("GameLogWords", "Say first who acts first."), {}, &R::isChoosingFirst},
    {RefusalCode::NotNow, NEXUS_TEXT("GameLogWords", "Something else has to be done first."), {}},
    {RefusalCode::NotYourTurn, NEXUS_TEXT("GameLogWords", "It is not your turn: %1 is next."), {&R::player},
        &R::isOfPlayer},
    {RefusalCode::NotYourTurn, NEXUS_TEXT("GameLogWords", "It is not your turn."), {}},
    {RefusalCode::NotInPhase, NEXUS_TEXT("GameLogWords", "The %1 does not have this action."), {&R::phase}},
    {RefusalCode::NoSuchCard, NEXUS_TEXT("GameLogWords", "There is no such card or player."), {}},
    {RefusalCode::NotYourCard, NEXUS_TEXT("GameLogWords", "%1 is not yours."), {&R::card}},
    {RefusalCode::NotInHand, NEXUS_TEXT("GameLogWords", "%1 is not in your hand."), {&R::card}},
    {RefusalCode::NotInPlay, NEXUS_TEXT("GameLogWords", "%1 is not in play."), {&R::card}},
    {RefusalCode::NotInDiscard, NEXUS_TEXT("GameLogWords", "%1 cannot be played from where it lies."), {&R::card}},
    {RefusalCode::NotEnoughPoints, NEXUS_TEXT("GameLogWords", "%1 needs %2 %3; there are %4."),
        {&R::card, &R::need, &R::unit, &R::have}},
    {RefusalCode::WrongKind, NEXUS_TEXT("GameLogWords", "%1 is not a card that this is done with."), {&R::card}},
    {RefusalCode::NoQuadrant, NEXUS_TEXT("GameLogWords", "Say which quadrant, and only where one is needed."), {}},
    {RefusalCode::NotBackRow, NEXUS_TEXT("GameLogWords", "%1 is deployed to the back row."), {&R::card}},
    {RefusalCode::QuadrantFull, NEXUS_TEXT("GameLogWords", "%1 takes %2; the quadrant has %3 left."),
        {&R::card, &R::roomNeeded, &R::roomLeft}},
    {RefusalCode::SecondAlone, NEXUS_TEXT("GameLogWords", "%1 is in the quadrant: only one of them may be."),
        {&R::other}},
    {RefusalCode::TerrainLimit, NEXUS_TEXT("GameLogWords", "The quadrant has its %1 Terrains."), {&R::limit}},
    {RefusalCode::EntryBarred, NEXUS_TEXT("GameLogWords", "%1 across the front bars the quadrant."), {&R::other}},
    {RefusalCode::NoHost, NEXUS_TEXT("GameLogWords", "%1 needs a card in play that it can go on."), {&R::card}},
    {RefusalCode::NoEvolution, NEXUS_TEXT("GameLogWords", "%1 has nothing to evolve here."), {&R::card}},
    {RefusalCode::Exhausted, NEXUS_TEXT("GameLogWords", "%1 is exhausted."), {&R::card}},
    {RefusalCode::CannotAttack, NEXUS_TEXT("GameLogWords", "%1 cannot attack: %2 forbids it."), {&R::card, &R::other},
        &R::isByOther},
    {RefusalCode::CannotAttack, NEXUS_TEXT("GameLogWords", "%1 cannot attack."), {&R::card}},
    {RefusalCode::OutOfRange, NEXUS_TEXT("GameLogWords", "%1 is out of range of %2."), {&R::card, &R::other}},
    {RefusalCode::NotATarget, NEXUS_TEXT("GameLogWords", "%1 cannot be attacked."), {&R::card}},
    {RefusalCode::FrontRowFirst, NEXUS_TEXT("GameLogWords", "%1 in the front row has to be attacked first."),
        {&R::other}},
    {RefusalCode::MustAttackOther, NEXUS_TEXT("GameLogWords", "%1 has to be attacked first."), {&R::other}},
    {RefusalCode::Hidden, NEXUS_TEXT("GameLogWords", "%1 cannot be chosen before it has acted this round."),
        {&R::card}},
    {RefusalCode::Shielded, NEXUS_TEXT("GameLogWords", "Opponents’ effects do not touch %1 this round."), {&R::card}},
    {RefusalCode::NotAdjacent, NEXUS_TEXT("GameLogWords", "%1 moves one quadrant forward, backward, left or right."),
        {&R::card}},
    {RefusalCode::NotTogether, NEXUS_TEXT("GameLogWords", "%1 cannot come along with %2."), {&R::card, &R::other}},
    {RefusalCode::NoFollowUp, NEXUS_TEXT("GameLogWords", "%1 has no move left."), {&R::card}},
    {RefusalCode::NoAbility, NEXUS_TEXT("GameLogWords", "%1 has no such ability."), {&R::card}},
    {RefusalCode::Due, "%1", {&R::dueSentence}},
    {RefusalCode::UsedUp, NEXUS_TEXT("GameLogWords", "That ability of %1 has been used already."), {&R::card}},
    {RefusalCode::Blanked, NEXUS_TEXT("GameLogWords", "The rule box of %1 is blank until the next round."), {&R::card},
        &R::isStatic},
    {RefusalCode::Blanked, NEXUS_TEXT("GameLogWords", "The rule box of %1 is blank."), {&R::card}},
    {RefusalCode::NoTrigger, NEXUS_TEXT("GameLogWords", "Nothing triggers %1 now."), {&R::card}},
    {RefusalCode::ChainFull, NEXUS_TEXT("GameLogWords", "The chain is full: it holds %1 links."), {&R::mostLinks}},
    {RefusalCode::MissionDone, NEXUS_TEXT("GameLogWords", "%1 is complete already."), {&R::card}},
    {RefusalCode::MissionOpen, NEXUS_TEXT("GameLogWords", "The challenge of %1 is not complete."), {&R::card}},
    {RefusalCode::MissionUsed, NEXUS_TEXT("GameLogWords", "The one-time ability of %1 is used."), {&R::card}},
    {RefusalCode::NotYourChoice, NEXUS_TEXT("GameLogWords", "That is for %1 to say."), {&R::player}, &R::isOfPlayer},
    {RefusalCode::NotYourChoice, NEXUS_TEXT("GameLogWords", "That is not for you to say."), {}},
    {RefusalCode::Immovable, NEXUS_TEXT("GameLogWords", "Opponents’ effects do not move %1."), {&R::card}},
    {RefusalCode::NoEffect, NEXUS_TEXT("GameLogWords", "There is no effect to do that with."), {}},
    {RefusalCode::Forbidden, NEXUS_TEXT("GameLogWords", "%2 forbids that to %1."), {&R::card, &R::other}, &R::hasOther},
    {RefusalCode::Forbidden, NEXUS_TEXT("GameLogWords", "A text forbids that to %1."), {&R::card}},
    {RefusalCode::NoChoice, NEXUS_TEXT("GameLogWords", "%1 cannot be chosen here."), {&R::card}, &R::isOfCard},
    {RefusalCode::NoChoice, NEXUS_TEXT("GameLogWords", "That cannot be chosen."), {}},
    {RefusalCode::NoPrice, NEXUS_TEXT("GameLogWords", "What %1 costs by its text is not there."), {&R::card}},
    {RefusalCode::NotMet, NEXUS_TEXT("GameLogWords", "The condition of %1 is not met."), {&R::card}},
    {RefusalCode::NoTarget, NEXUS_TEXT("GameLogWords", "There is no target for %1."), {&R::card}},
    {RefusalCode::BadValue, NEXUS_TEXT("GameLogWords", "That cannot be: a number or a field out of bounds."), {}},
};
const std::span<const RefusalSentence> Refused::sentences = sentencesOfRefusals;

} // namespace

std::string refusalText(const GameState& state, const Refusal& refusal)
{
    return Refused{state, refusal}.sentence() + (refusal.section.empty() ? "" : " (" + refusal.section + ")");
}

std::string setupProblemText(const SetupProblem& problem)
{
    const auto player = std::to_string(problem.seat + 1);
    switch (problem.kind) {
    case SetupProblem::Kind::NoSeats:
        return filled(GameLogWords::tr("A game has one to %1 players."), {std::to_string(maxSeats)});
    case SetupProblem::Kind::NotPlayable: return GameLogWords::tr("This game does not say how its cards are played.");
    case SetupProblem::Kind::UnknownCard:
        return filled(GameLogWords::tr("“%1” in the deck of player %2 is no card of the catalogue, or means several."),
            {problem.card, player});
    case SetupProblem::Kind::TooManyCards:
        return filled(GameLogWords::tr("There are too many cards: with the deck of player %1 more than %2."),
            {player, std::to_string(maxCardsInGame)});
    case SetupProblem::Kind::WrongPlace:
        return filled(GameLogWords::tr("“%1” of player %2 cannot lie where the scene has it, or there is no room."),
            {problem.card, player});
    case SetupProblem::Kind::UnknownPhase:
        return filled(GameLogWords::tr("“%1” is no phase of the ruleset."), {problem.card});
    }
    return {};
}

std::string deckProblemText(const DeckProblem& problem, const std::string& deck)
{
    if (!problem.setup)
        return filled(GameLogWords::tr("“%1” cannot be played: it has no cards to draw."), {deck});
    switch (problem.setup->kind) {
    case SetupProblem::Kind::UnknownCard:
        return filled(
            GameLogWords::tr("“%1” cannot be played: its card “%2” is not in the catalogue, or means several."),
            {deck, problem.setup->card});
    case SetupProblem::Kind::TooManyCards:
        return filled(GameLogWords::tr("“%1” cannot be played: there would be more than %2 cards in a game."),
            {deck, std::to_string(maxCardsInGame)});
    default: return setupProblemText(*problem.setup);
    }
}

std::string replayProblemText(const ReplayProblem& problem, const GameLog& log)
{
    if (problem.otherEngine)
        return filled(GameLogWords::tr("it was played with engine %1, which may decide otherwise than this one, %2; it "
                                       "is not replayed"),
            {std::to_string(log.engine), std::to_string(engineNumber)});
    if (problem.setup)
        return setupProblemText(*problem.setup);
    const auto kind = problem.action < log.actions.size() ? std::string(actionId(log.actions[problem.action].kind))
                                                          : std::string();
    auto code = problem.refusal ? std::string(refusalId(problem.refusal->code)) : std::string();
    if (problem.refusal && !problem.refusal->section.empty())
        code += ", " + problem.refusal->section;
    return filled(
        GameLogWords::tr("Action %1 (%2) is refused: %3. The cards or the rules are not those it was played with."),
        {std::to_string(problem.action + 1), kind, code});
}

} // namespace nexus::app
