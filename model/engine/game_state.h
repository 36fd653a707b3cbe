// A game at one moment, as a value: copy it, compare it, keep it. Changed by apply (apply.h) alone.
// Cards are numbered by copy and keep their number for good; each lies in exactly one pile of its owner, and piles
// keep their order (deck: the top is the last). Cards never leave their owner's side (rulebook V.F), so owner and
// controller are one. Sums (attack, defense, room) are asked of the functions below, not of the fields.
#pragma once

#include "model/cards/catalogue.h"
#include "model/engine/happening.h"
#include "model/engine/script.h"
#include "model/rules/table_rules.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>

namespace nexus::model {

// Everything about a game that does not change while it is played: the edition, the seats, and of each different
// card what the engine asks of it, as small numbers. Made by setUpGame (setup.h), shared by all states of a game.
using FactsIndex = std::uint16_t; // position in GameFacts::cards; from firstToken on, in GameState::tokens
constexpr FactsIndex firstToken = 0x8000;
constexpr std::size_t maxSeats = 8;

enum class AbilityKind : std::uint8_t { Active, Triggered };

struct Ability {
    AbilityKind kind = AbilityKind::Active;
    bool exhausts = false; // the card, or of an Upgrade the card it is attached to
    bool anyCost = false;  // "Pay X": the player names the number
    std::int16_t cost = 0;
    PlayEvents events = 0;  // of a triggered one, what its text names; 0: nothing that is known
    bool self = false;      // it happens to the card itself, or the card does it
    bool once = false;      // a round: "as an action"; known where texts play
    bool onceOnly = false;  // an Active ability that is used once a round; likewise
    bool onceAGame = false; // or once a game
    TextKind label{};       // known where texts play
    friend bool operator==(const Ability&, const Ability&) = default;
};

struct GivenAbility {
    GivenText text;
    Ability ability;
    friend bool operator==(const GivenAbility&, const GivenAbility&) = default;
};

struct CardFacts {
    CardRole role = CardRole::None;
    bool alone = false;     // one of them a quadrant: a Leader
    bool fights = false;    // has an Attack and a range
    std::uint8_t size = 4;  // quarters of a regular unit's room
    std::int8_t range = -1; // choice of the range attribute; -1: none
    std::int8_t adapt = 0;  // number of GrowsWhenAttacked
    std::int16_t cost = 0;  // a card that prints none costs nothing
    std::int16_t attack = 0, defense = 0;
    bool hasDefense = false;
    std::int16_t recallCost = 0, evolveCost = 0;
    Mechanics mechanics = 0;
    std::uint8_t abilityCount = 0, evolvesFromCount = 0;
    std::array<Ability, maxPrintedAbilities> abilities{};
    std::array<FactsIndex, 4> evolvesFrom{};
    friend bool operator==(const CardFacts&, const CardFacts&) = default;
};

// What people read; the engine does not.
struct CardWords {
    std::string name, key;
    std::optional<CardIndex> card;      // none of a token
    std::vector<std::string> abilities; // the text of each ability
    // Sentences of the whole card about the start and the end of a round, for players to remember.
    std::vector<std::string> roundStart, roundEnd;
    friend bool operator==(const CardWords&, const CardWords&) = default;
};

struct SeatFacts {
    std::string name; // of the player
    std::string deck;
    std::int16_t income = 0;       // points of a round
    std::vector<FactsIndex> cards; // every copy: missions first, then the deck
    // Its cards with an ability that something may trigger, and what: a bit a HappeningKind, all where nobody but their
    // player knows.
    std::vector<std::pair<CardId, std::uint64_t>> awaiting;
    friend bool operator==(const SeatFacts&, const SeatFacts&) = default;
};

// Whether the game stops for triggered abilities: never (they are put on the chain by hand, if at all), where a
// player could have one, after everything, which tells an onlooker nothing about hands, or where what an ability's
// text names has happened: then no other is offered.
enum class Windows : std::uint8_t { Never, WhenPossible, Always, WhenFitting };
constexpr std::size_t windowsCount = 4;

struct GameFacts {
    std::string game, ruleset;
    TableRules rules;
    Grid grid;                               // of the board of the rules
    std::string unit;                        // what costs are called: "CP"
    Windows windows = Windows::WhenPossible; // as the game began
    std::vector<CardFacts> cards;
    std::vector<CardWords> words;     // as `cards`
    bool textsPlay = false;           // what is understood of the cards' texts is carried out
    std::vector<CardScripts> scripts; // as `cards`, where texts play
    // Cards with a script that is about what holds, lets Events be played out of the discard pile, or is about what
    // cards cost or how they enter play, that prevents destruction, or is triggered by the first time of a round alone.
    std::vector<CardId> holding, recalling, pricing, entering, preventing, firstTimers;
    std::vector<std::pair<CardId, std::uint64_t>> counting; // Missions that count deeds, and CardScripts::deedKinds
    bool someInCombat = false;                              // one of the scripts is about combat alone
    bool someTaxAttacks = false;                            // or makes attacks cost points
    bool someAwaitMissions = false;                         // or waits for Missions to be completed
    bool someAwaitPasses = false;                           // or for somebody to pass
    bool someAwaitSequence = false;                         // or for the start of the Activation Sequence
    bool someOnOthers = false;                              // or is of an Upgrade that opponents' cards can bear
    std::vector<GivenAbility> given;                        // abilities in quotation marks
    std::vector<std::string> labels;   // of counters of a kind only texts know, folded: the first is number 1
    std::vector<std::string> subtypes; // that texts speak of, folded: as CardScripts::subtypes number them
    std::vector<SeatFacts> seats;
    std::vector<std::string> ranges;    // words of the range attribute
    std::vector<std::string> mechanics; // the game's word of each mechanic, or its id
    std::vector<std::pair<std::uint8_t, std::string>>
        sizes; // its words for room, with the quarters of a regular unit's
    // Its keywords that a text can let a player choose, as scripts have them, where texts play.
    std::vector<std::pair<std::string, ScriptNode>> keywords;

    [[nodiscard]] const std::string& cites(std::string_view refusal) const;
    friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

// A number that differs where the facts differ: a saved game knows whether the cards are still those it began with.
[[nodiscard]] std::uint64_t digest(const GameFacts& facts);

constexpr std::size_t maxCardsInGame = 8000;

enum class Zone : std::uint8_t {
    Deck,
    Hand,
    Field,    // units in quadrants
    Loadout,  // assets
    Terrain,  // in quadrants
    Attached, // upgrades, on `host`
    Under,    // what a card evolved from, beneath `host`
    Missions,
    Playing, // an event on its way from hand to discard pile
    Discard, // the last is on top
    Removed,
    Out, // tokens that left play, cards of players who left
};
constexpr std::size_t zoneCount = 12;
[[nodiscard]] constexpr bool isInPlay(Zone zone) { return zone >= Zone::Field && zone <= Zone::Attached; }
// Where a card's text is in force.
[[nodiscard]] constexpr bool isAtWork(Zone zone) { return isInPlay(zone) || zone == Zone::Missions; }

enum class CardFlag : std::uint8_t {
    Exhausted,
    Suppressed,
    Blanked,        // Static: no rule box until the next round
    Marked,         // Synaptic Mark
    Acted,          // has attacked, moved or used an ability this round
    Saved,          // SuppressedInstead has saved it this round
    Grown,          // GrowsWhenAttacked has worked this round
    Shielded,       // opponents' effects do not touch it until the round ends
    StaysExhausted, // is not readied at the next start of a round
    MayMove,        // attacked just now and may follow up
    Complete,       // a mission's challenge is done
    Used,           // a mission's one-time ability is spent
    Recalled,       // played from the discard pile: leaves the game when done
    JustLeft,       // left play during the action at hand: its abilities may still trigger
    Token,
    AttacksOn, // has attacked in this round and, ready still, can only attack again
};
constexpr std::size_t cardFlagCount = 16;

struct CardState {
    FactsIndex facts = 0;
    SeatIndex owner = 0;
    Zone zone = Zone::Deck;
    Quadrant quadrant = Quadrant::None;
    std::uint8_t visits = 0; // counts changes of zone: a target that left and came back is another
    CardId host = noCard;
    std::uint16_t flags = 0;
    std::int16_t attack = 0, defense = 0;           // counters; those of an Upgrade count for its host
    std::int16_t roundAttack = 0, roundDefense = 0; // until the end of the round
    std::int16_t impact = 0;
    std::int16_t counters = 0;       // of a kind only the text knows
    Mechanics granted = 0, lost = 0; // by effects
    std::int8_t adapt = 0;           // on top of the printed number
    std::uint8_t size = 0;           // by effect; 0: as printed
    std::int8_t range = -1;          // by effect; -1: as printed

    [[nodiscard]] bool is(CardFlag flag) const { return (flags >> static_cast<unsigned>(flag)) & 1U; }
    void set(CardFlag flag, bool on = true)
    {
        const auto mask = static_cast<std::uint16_t>(1U << static_cast<unsigned>(flag));
        flags = static_cast<std::uint16_t>(on ? flags | mask : flags & ~mask);
    }
    friend bool operator==(const CardState&, const CardState&) = default;
};

struct PlayerState {
    std::array<std::vector<CardId>, zoneCount> piles;
    std::int32_t points = 0;             // CP
    std::int32_t spent = 0;              // points in this phase
    std::int32_t counted = 0;            // what NextInitiative::LeastDone counts of this phase
    std::vector<CardId> playedThisRound; // deployed or played, where texts play
    bool usedActiveThisRound = false;    // likewise
    bool evolvedThisRound = false;       // likewise
    std::uint16_t passesInARow = 0;      // since they have last acted
    bool noMoreEvents = false;           // in this round
    bool noMoreActives = false;          // likewise
    bool noMoreUnits = false;            // none is deployed in this round
    bool out = false;
    [[nodiscard]] const std::vector<CardId>& pile(Zone zone) const { return piles[static_cast<std::size_t>(zone)]; }
    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

// What is waited for.
enum class Stage : std::uint8_t {
    Flip,        // the first initiative flip, or shuffles before it
    ChooseFirst, // who decides names the player to act first
    Turn,        // the player `active` takes an action
    DeployMore,  // others may come with the unit deployed (Swarm)
    JoinAttack,  // others may join the attack (Horde)
    FollowUp,    // attackers may move (Skirmisher)
    Triggers,    // the player `asked` puts triggered abilities on the chain, or passes
    Response,    // the one response window: each player once
    Effect,      // `effect` is carried out by hand, then EffectDone
    Choose,      // `process` asks a player to choose
    Over,
};

// What comes when the windows after something are closed.
enum class Next : std::uint8_t { RoundTriggers, FirstTurn, Declared, NextTurn, RoundEnd, SameTurn, Passed, Sequence };

// A declared action that has not happened yet, or the link of the chain that is being resolved.
// Copy: what an Event does, by another text; the card itself stays where it is.
enum class EffectKind : std::uint8_t { None, Attack, Event, Ability, Link, Mission, Copy };

struct Target {
    CardId card = noCard;
    std::uint8_t visits = 0;
    friend bool operator==(const Target&, const Target&) = default;
};
constexpr std::size_t maxTargets = 4, maxAttackers = 16, maxLinks = 32;

// What has been chosen for a script, by the node that asked for it: a card, a quadrant of a seat, or a number (yes is
// 1, no is 0; the first mode is 1, and so is the first of GameFacts::keywords).
struct Named {
    NodeId node = 0;
    Target target;
    SeatIndex seat = noSeat;
    Quadrant quadrant = Quadrant::None;
    std::int32_t value = 0;
    friend bool operator==(const Named&, const Named&) = default;
};

// One of the cards that a group, a deed or a condition of a text has named; noCard: it has named none.
struct Meant {
    NodeId node = 0;
    Target target;
    friend bool operator==(const Meant&, const Meant&) = default;
};

enum class ChoiceKind : std::uint8_t { None, Card, Pile, Quadrant, Player, Yes, Mode, Keyword, Number };
struct Choice {
    ChoiceKind kind = ChoiceKind::None;
    SeatIndex seat = noSeat; // who chooses
    NodeId node = 0;
    bool mayStop = false; // enough have been chosen
    // Pile: whose cards, of which pile, how many from its top (0: all).
    SeatIndex whose = noSeat;
    Zone zone = Zone::Deck;
    std::uint8_t top = 0;
    friend bool operator==(const Choice&, const Choice&) = default;
};

// Whose costs and targets are named before it happens: the declared action's, or those of the newest link, put on the
// chain as a trigger or as a response.
enum class Naming : std::uint8_t { None, Declared, Trigger, Response };

// A script being carried out: of the declared action while it is named, else of `effect`.
struct Process {
    bool on = false;
    Naming naming = Naming::None;
    SeatIndex seat = noSeat;
    CardId source = noCard;
    std::vector<NodeId> agenda; // steps still to do, the next last
    std::vector<Target> done;   // those the step before named, or was done to: "this way", "that many"
    std::vector<Named> named;
    std::vector<Meant> meant;     // whom pronouns can speak of, by what has named them
    std::vector<Target> had;      // cards that had the keyword the text asks for, before it did anything
    std::vector<Named> settled;   // groups that have enough, of that seat's cards
    SeatIndex player = noSeat;    // the player named last
    SeatIndex placeSeat = noSeat; // the quadrant named last, and whose it is
    Quadrant place = Quadrant::None;
    Quadrant stood = Quadrant::None; // where the source was when its ability was used
    Target bore;                     // and what it was attached to
    Choice choice;
    std::vector<SeatIndex> losing; // who should have drawn and could not, where that loses the game
    std::int16_t healed = 0;       // Impact that the text has removed last
    bool did = false;              // whether the step before did anything
    bool kept = false;             // what was to be destroyed as a price is not
    friend bool operator==(const Process&, const Process&) = default;
};

struct Effect {
    EffectKind kind = EffectKind::None;
    SeatIndex seat = noSeat;
    CardId card = noCard; // the event, the card with the ability, the first attacker
    std::uint8_t ability = 0;
    bool negated = false;
    CardId negatedBy = noCard; // by whose text; noCard: by hand, or it goes without
    std::uint8_t number = 0;   // Link: the first is 1
    std::uint8_t targetCount = 0, attackerCount = 0;
    std::int16_t paid = 0;                    // the X of "Pay X"
    std::array<Target, maxTargets> targets{}; // an attack has one
    std::array<Target, maxAttackers> attackers{};
    Happening cause;              // Link: what its text waited for, where texts play
    std::optional<Process> named; // what was named for its script before it happens
    friend bool operator==(const Effect&, const Effect&) = default;
};

// An effect that waits for the end of one within it: of an Event that it plays or copies.
struct Suspended {
    Effect effect;
    Process process;
    friend bool operator==(const Suspended&, const Suspended&) = default;
};

// What texts say of a card, each of them or not at all.
struct Said {
    bool noActives : 1 = false; // its Active Abilities may not be used
    bool noMove : 1 = false;
    bool noTiring : 1 = false;                          // opponents' texts do not exhaust it
    bool blank : 1 = false;                             // it has no rule box
    bool noEvents : 1 = false, noTexts : 1 = false;     // opponents' Events, or any of their texts, cannot choose it
    bool noEventsAtAll : 1 = false;                     // nor can one's own
    bool noAttacks : 1 = false;                         // enemy units cannot attack it
    bool noAttacksAtAll : 1 = false;                    // nor can one's own
    bool noForward : 1 = false;                         // it does not move to a row nearer to the front
    bool noDestruction : 1 = false, noFall : 1 = false; // it cannot be destroyed, or not by attacks
    bool noPush : 1 = false;                            // opponents' texts do not move it
    bool noEffects : 1 = false;                         // nor do they do anything else to it
    bool limited : 1 = false, picky : 1 = false;        // a text says whom it cannot attack, or who cannot choose it
    bool noSuppression : 1 = false, noReadying : 1 = false;
    bool noAbilities : 1 = false;    // opponents' abilities cannot choose it
    bool noActiveAim : 1 = false;    // nor, in particular, can their Active ones
    bool noImpactFall : 1 = false;   // Impact does not destroy it
    bool noGrowth : 1 = false;       // gets no counters
    bool noCover : 1 = false;        // has no more Defense in the Back Row
    bool noBeating : 1 = false;      // is not Suppressed by an attack
    bool noEnemyBeating : 1 = false; // nor by an enemy one
    bool movesFresh : 1 = false;     // a Move action does not exhaust it
    bool farReaching : 1 = false;    // a text says whom it attacks wherever that stands
    bool noMoveAction : 1 = false;   // no action moves it
    bool noReadyByText : 1 = false;  // texts do not ready it
    bool staysTired : 1 = false;     // it does not ready at the start of a round
    bool overTheFront : 1 = false;   // it attacks who stands in the Back Row as if in the Front Row
    // All of them, a bit each.
    [[nodiscard]] std::uint32_t bits() const
    {
        constexpr std::uint32_t those = ~std::uint32_t{0} >> 1; // the last bit is none
        std::uint32_t all = 0;
        std::memcpy(&all, this, sizeof all);
        return all & those;
    }
    void add(const Said& more)
    {
        const auto both = bits() | more.bits();
        std::memcpy(static_cast<void*>(this), &both, sizeof both);
    }
    friend bool operator==(const Said& a, const Said& b) { return a.bits() == b.bits(); }
};
static_assert(sizeof(Said) == sizeof(std::uint32_t));

// What the texts in play do to a card: made anew of the cards in play whenever something has changed.
struct Held : Said {
    std::int16_t attack = 0, defense = 0;
    Mechanics granted = 0, lost = 0, immune = 0; // immune: states it cannot get
    Mechanics ignored = 0;                       // of opponents' cards, when it attacks or enters
    std::int8_t adapt = 0;
    std::int8_t moreSaves = 0;   // by SuppressedInstead, a round
    std::int8_t moreAttacks = 0; // a round
    std::int8_t lessImpact = 0;  // of each that would be inflicted on it; below 0: so much more
    bool noHealing = false;      // Impact is not removed from it
    bool noReturn = false;       // texts do not return it to a hand
    bool noPull = false;         // nor do opponents' texts
    bool noTiringUse = false;    // its abilities that exhaust it may not be used
    std::int8_t range = -1;      // choice of the range attribute; -1: its own
    friend bool operator==(const Held&, const Held&) = default;
};
constexpr std::int8_t noImpact = 100; // a reduction more than any Impact that is inflicted
// What one text does to it, and what another does, too.
void addTo(Held& to, const Held& more);

// A part of a text that has been carried out and still says something.
struct Clause {
    Effect effect;
    NodeId node = 0;
    friend bool operator==(const Clause&, const Clause&) = default;
};

// A part of a text that is carried out when the last player has passed, or as the next round starts, on what "it" was.
struct Delayed {
    Clause clause;
    bool atStart = false;
    std::vector<Meant> meant;
    friend bool operator==(const Delayed&, const Delayed&) = default;
};

enum class BaseOf : std::uint8_t { Neither, Attack, Defense };

// What a text does to a card for a time.
struct Lasting {
    Target target;
    Held held;
    std::uint16_t untilRound = 0;  // it ends with that round
    bool thisAttack = false;       // or with the action at hand
    bool spared = false;           // or when it would have been destroyed, and is not
    bool healed = false;           // and loses all its Impact instead
    bool tired = false;            // and becomes exhausted, too
    Clause gives;                  // an ability in quotation marks; none: node 0
    BaseOf base = BaseOf::Neither; // what it puts in the place of the printed number, if it does
    friend bool operator==(const Lasting&, const Lasting&) = default;
};

// An ability that has been triggered: by the happening at that place of `occurred`, and once in this round.
struct UsedTrigger {
    CardId card = noCard;
    std::uint8_t ability = 0;
    std::uint16_t occurred = 0;
    friend bool operator==(const UsedTrigger&, const UsedTrigger&) = default;
};

// A card that came into play, or left it.
struct Crossing {
    CardId card = noCard;
    bool came = false;
    std::uint32_t moment = 0; // GameState::moment
    friend bool operator==(const Crossing&, const Crossing&) = default;
};

// Counters of a kind only texts know, with the label its text gives them: CardState::counters counts them, too; what is
// there beyond those was put by hand and is of any kind.
struct Marker {
    Target target;
    std::int16_t label = 0; // a number in the game
    std::int16_t count = 0;
    friend bool operator==(const Marker&, const Marker&) = default;
};

// What a challenge counts: the cards with which a deed was done, as often as it was.
struct Deeds {
    CardId mission = noCard;
    NodeId deed = 0;
    std::vector<CardId> with;
    std::vector<std::uint16_t> rounds; // in which each was done
    friend bool operator==(const Deeds&, const Deeds&) = default;
};

struct Token {
    CardFacts facts;
    CardWords words;
    CardScripts scripts;
    friend bool operator==(const Token&, const Token&) = default;
};

// What can happen in a game: action.h makes each kind with what it needs.
enum class ActionKind : std::uint8_t {
    // chance
    FlipInitiative, // seed
    Shuffle,        // seat's deck; seed
    // the rules
    ChooseFirst, // target seat acts first
    Deploy,      // card from hand: quadrant (unit, terrain) or target (upgrade) or neither (asset)
    DeployMore,  // card from hand into the same quadrant
    Evolve,      // card from hand onto target
    UseAbility,  // ability of card; value: the X of "Pay X"
    Attack,      // card attacks target
    JoinAttack,  // card joins
    PlayEvent,   // card from hand, or from the discard pile
    Move,        // card to quadrant
    FollowUp,    // card to quadrant, after its attack
    Done,        // no more of DeployMore, JoinAttack, FollowUp, Choose
    Pass,
    Trigger,         // ability of card, or an event from hand, onto the chain
    PassPriority,    // no (more) triggers or response
    EffectDone,      // the effect has been carried out
    CompleteMission, // card
    UseMission,      // card's one-time ability
    Concede,
    Choose, // what a text asks for: card, or quadrant of target seat, or value: yes is 1, no 0, of modes which
    // by hand
    PutCard,       // card to zone, quadrant, target (host); value 1: at the bottom of the deck
    DrawCards,     // value
    SetPoints,     // value
    SetCounters,   // card: attack, value (defense)
    SetRoundBonus, // card: attack, value (defense), until the end of the round
    SetOther,      // card: value of counters of another kind
    InflictImpact, // card: value; destroys where it reaches the Defense
    SetImpact,     // card: value
    SetFlag,       // card: flag, value 0 or 1
    SetMechanic,   // card: mechanic, value: 1 has it, 0 lost it, -1 as printed; of Size its quarters
    SetRange,      // card: value: choice of the range attribute, -1 as printed
    Destroy,       // card, by an effect
    CreateToken,   // quadrant, text: name, attack, value (defense), range, mechanics
    Devolve,       // card: the top of an evolved card goes to the discard pile
    NameTarget,    // card becomes a target of the newest link or declared effect
    Negate,        // the newest link or the declared effect
    LookAt,        // zone of target seat; value: how many from the top, 0: all. Changes nothing
    Note,          // text. Changes nothing
    SetWindows,    // value: a Windows, from now on
};
constexpr std::size_t actionKindCount = 40;

struct Action {
    ActionKind kind = ActionKind::Pass;
    SeatIndex seat = noSeat;  // who does it; noSeat: chance, or the table
    SeatIndex other = noSeat; // ChooseFirst, LookAt: whom
    Quadrant quadrant = Quadrant::None;
    Zone zone = Zone::Deck;
    CardFlag flag = CardFlag::Exhausted;
    Mechanic mechanic = Mechanic::None;
    std::uint8_t ability = 0;
    std::int8_t range = -1;
    std::uint8_t size = 0; // CreateToken: quarters of a regular unit's room; 0: a regular unit
    CardId card = noCard, target = noCard;
    std::int32_t value = 0, attack = 0;
    Mechanics mechanics = 0;
    std::uint64_t seed = 0;
    std::string text;
    friend bool operator==(const Action&, const Action&) = default;
};

// An action that would destroy something whose destruction a text may prevent: it waits for what their players say, and
// is carried out from the beginning when all has been said.
struct Asking {
    Action action;
    std::vector<std::uint32_t> answers; // so far: no is 0 and yes is 1; or a card
    std::vector<CardId> among;          // of which one is chosen; none: yes or no
    Stage stage = Stage::Turn;          // to go back to
    Process process;
    friend bool operator==(const Asking&, const Asking&) = default;
};

struct GameState {
    std::shared_ptr<const GameFacts> facts;
    std::vector<PlayerState> players;
    std::vector<CardState> cards;
    std::vector<Token> tokens;
    std::uint64_t luck = 0; // of what texts leave to chance: begins as the seed of the flip
    std::uint16_t round = 0;
    Stage stage = Stage::Flip;
    std::uint8_t phase = 0;         // position in TableRules::phases
    SeatIndex active = noSeat;      // whose turn it is
    SeatIndex initiative = noSeat;  // who acts first in this phase
    SeatIndex decides = noSeat;     // ChooseFirst: who; noSeat: the flip could not decide and anyone may say
    SeatIndex winner = noSeat;      // Over: noSeat is a draw, or a game that all left
    SeatIndex lastActed = noSeat;   // passing counts
    std::uint8_t passed = 0;        // unbroken run of passes, a bit a seat
    SeatIndex firstPassed = noSeat; // who began that run
    SeatIndex claimed = noSeat;     // who has initiative next round by a text, whoever passes first
    Next next = Next::NextTurn;     // after the windows
    SeatIndex priority = noSeat;    // the Priority Player
    SeatIndex asked = noSeat;       // Triggers, Response: whose word is waited for
    std::uint8_t toAsk = 0;         // players still to ask, `asked` included, a bit a seat
    bool someLeft = false;          // a card may bear JustLeft
    Windows windows = Windows::WhenPossible;
    PlayEvents happened = 0;        // since the last window was closed
    std::vector<CardId> happenedTo; // and who had part in it, where windows are fitting
    // Where texts play: what has happened since the last window was closed, cards as they were when they left, which
    // abilities it has triggered, and which have been triggered in this round.
    std::vector<Happening> occurred;
    std::vector<Happening> putOff; // what paying for the declared action brought about: it triggers after it (VII.A)
    std::vector<std::pair<CardId, CardState>> leftAs;
    // Since then, too: the step at hand of the deed at hand (in the upper half; what pays for an action, each link of a
    // chain and the action itself are deeds), and who came into play or left it when.
    std::uint32_t moment = 0;
    std::vector<Crossing> crossings;
    std::vector<UsedTrigger> used, usedThisRound, usedForGood; // in the game, of what is used once
    std::vector<Lasting> lasting;
    std::vector<Target> attackedThisRound, movedThisRound, deployedThisRound;
    std::vector<CardId> destroyedThisRound, discardedThisRound;
    std::vector<Delayed> delayed; // to the end of this round
    std::vector<Marker> markers;
    std::vector<Clause> costClauses; // about what cards cost in this round
    std::vector<Deeds> deeds;
    // Actions that each player has still to take beside the one of the turn.
    std::array<std::uint8_t, maxSeats> again{};
    Effect declared;                  // the turn's action while windows before it are open
    Effect effect;                    // Effect, Choose: what is being carried out, or the link that is named
    Process process;                  // Choose: how far it is
    std::vector<Suspended> suspended; // around `effect`, the innermost last
    std::optional<Asking> asking;
    std::vector<Effect> chain;                // link 1 first
    std::vector<Held> held;                   // by card; empty where no text in play is about what holds
    std::vector<CardId> heldCards;            // of which it says anything
    std::array<Touches, maxSeats> heldAsks{}; // what it depends on, by the seat whose cards are touched
    // Abilities that texts give to cards now, by their numbers (maxPrintedAbilities and more), as often as they are
    // given; and what cards had when they left, as long as it may trigger.
    std::vector<std::pair<CardId, std::uint8_t>> given, leftGiven;

    [[nodiscard]] const PlayerState& player(SeatIndex seat) const { return players[seat]; }
    [[nodiscard]] const CardState& card(CardId id) const { return cards[id]; }
    [[nodiscard]] const CardFacts& factsOf(CardId id) const { return factsAt(cards[id].facts); }
    [[nodiscard]] const CardFacts& factsAt(FactsIndex index) const
    {
        return index < firstToken ? facts->cards[index] : tokens[index - firstToken].facts;
    }
    [[nodiscard]] const CardWords& wordsOf(CardId id) const
    {
        const auto index = cards[id].facts;
        return index < firstToken ? facts->words[index] : tokens[index - firstToken].words;
    }
    // Nothing where texts do not play.
    [[nodiscard]] const CardScripts* scriptsOf(CardId id) const
    {
        const auto index = cards[id].facts;
        if (index >= firstToken)
            return &tokens[index - firstToken].scripts;
        return index < facts->scripts.size() ? &facts->scripts[index] : nullptr;
    }
    // What the texts in play do to it: nothing where none is about what holds.
    [[nodiscard]] const Held& heldOf(CardId id) const
    {
        static constexpr Held nothing;
        return id < held.size() ? held[id] : nothing;
    }
    [[nodiscard]] const std::string& name(CardId id) const { return wordsOf(id).name; }
    [[nodiscard]] std::span<const CardId> pile(SeatIndex seat, Zone zone) const { return players[seat].pile(zone); }

    // Equal also where the facts are equal but not shared.
    friend bool operator==(const GameState& a, const GameState& b);
};

// An ability of a card by its number, printed or given to it; nothing where it has no such.
[[nodiscard]] const Ability* abilityOf(const GameState& state, CardId card, std::size_t number);
// Whether the card was in play when that happened, as far as it is remembered. What one step does leaves play together.
[[nodiscard]] bool wasInPlay(const GameState& state, CardId card, const Happening& happening);
// Its text, as printed; empty where there is no such number in the game.
[[nodiscard]] const std::string& abilityText(const GameState& state, CardId card, std::size_t number);
// Each ability of a card with its number, the printed ones first, each once; until `visit` says yes.
template <class Visit> bool anyAbility(const GameState& state, CardId card, Visit visit)
{
    const auto& facts = state.factsOf(card);
    for (std::uint8_t i = 0; i < facts.abilityCount; ++i)
        if (visit(i, facts.abilities[i]))
            return true;
    for (const auto* list : {&state.given, &state.leftGiven})
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto begin = list->begin(), here = begin + static_cast<std::ptrdiff_t>(i);
            if (here->first == card && std::find(begin, here, *here) == here &&
                visit(here->second, state.facts->given[here->second - maxPrintedAbilities].ability))
                return true;
        }
    return false;
}
// Whether it has no rule box now: by its state, or by a text.
[[nodiscard]] inline bool isBlank(const GameState& state, CardId id)
{
    return state.card(id).is(CardFlag::Blanked) || state.heldOf(id).blank;
}
[[nodiscard]] inline bool mayNotMove(const GameState& state, CardId id) { return state.heldOf(id).noMove; }
[[nodiscard]] inline bool mayNotTakeMoves(const GameState& state, CardId id)
{
    return state.card(id).is(CardFlag::AttacksOn) || mayNotMove(state, id) || state.heldOf(id).noMoveAction;
}
[[nodiscard]] inline bool mayNotMoveTo(const GameState& state, CardId id, Quadrant to)
{
    return state.heldOf(id).noForward && rowWord(to) < rowWord(state.card(id).quadrant);
}
// What a card is and can do now, effects included.
[[nodiscard]] inline Mechanics mechanicsOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    const auto printed = isBlank(state, id) ? Mechanics{0} : state.factsAt(card.facts).mechanics & ~card.lost;
    const auto& held = state.heldOf(id);
    return (printed | ((card.granted | held.granted) & ~held.immune)) & ~held.lost;
}
[[nodiscard]] inline bool has(const GameState& state, CardId card, Mechanic mechanic)
{
    return (mechanicsOf(state, card) & bit(mechanic)) != 0;
}
// Whether opponents cannot choose it: until it acts.
[[nodiscard]] inline bool isHidden(const GameState& state, CardId id)
{
    return !state.card(id).is(CardFlag::Acted) && has(state, id, Mechanic::HiddenUntilActing);
}
// Whether a text keeps what that player's texts do from it.
[[nodiscard]] inline bool isUntouched(const GameState& state, CardId id, SeatIndex by)
{
    return state.card(id).owner != by && std::ranges::any_of(state.lasting, [&](const Lasting& lasting) {
        return lasting.held.noEffects && lasting.target == Target{id, state.card(id).visits};
    });
}
[[nodiscard]] int attackOf(const GameState& state, CardId card);        // never below 0
[[nodiscard]] int defenseOf(const GameState& state, CardId card);       // current Defense, as Impact asks for it
[[nodiscard]] int combatDefenseOf(const GameState& state, CardId card); // with the back row's bonus; Suppressed: 0
// Against an attack by that unit: without the bonus where a text lets it attack as if the Front Row were not there.
[[nodiscard]] int combatDefenseOf(const GameState& state, CardId card, CardId attacker);
// Quarters of a regular unit's room.
constexpr int regularSize = 4;
[[nodiscard]] inline int sizeOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return card.size > 0 ? card.size : state.factsAt(card.facts).size;
}
// Choice of the range attribute, or -1.
[[nodiscard]] inline int rangeOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    if (card.range < 0 && state.heldOf(id).range >= 0)
        return state.heldOf(id).range;
    return card.range >= 0 ? card.range : state.factsAt(card.facts).range;
}
// The keywords it has now, but for some, in the game's words: "Massive", "Adapt (2)". That a text forbids it to attack
// is none.
[[nodiscard]] std::vector<std::string> keywordWords(const GameState& state, CardId card, Mechanics but = 0);
[[nodiscard]] int adaptOf(const GameState& state, CardId card); // number of GrowsWhenAttacked
[[nodiscard]] int markersOn(const GameState& state, CardId card, std::int16_t label);
// Who is exhausted for an ability of the card, and acts: of an Upgrade the card it is attached to, if its player's.
// What an Upgrade has for itself, and not in quotation marks for that card, it uses itself.
[[nodiscard]] CardId workerOf(const GameState& state, CardId card, std::uint8_t ability);
[[nodiscard]] std::vector<CardId> upgradesOf(const GameState& state, CardId host);

// What a card's Attack or Defense is made of, as combat counts it: never below 0 but for the back row's bonus, and
// nothing at all where the card is Suppressed.
struct Strength {
    int printed = 0, counters = 0, round = 0, upgrades = 0, neighbours = 0, held = 0, backRow = 0;
    bool suppressed = false;
    [[nodiscard]] int total() const;
    friend bool operator==(const Strength&, const Strength&) = default;
};
[[nodiscard]] Strength attackStrength(const GameState& state, CardId id);
[[nodiscard]] Strength defenseStrength(const GameState& state, CardId id);
// Quadrants of both sides that a unit in play reaches from where it stands; `enemy` holds for every opponent.
struct Reached {
    QuadrantMask own = 0, enemy = 0;
};
[[nodiscard]] Reached reachOf(const GameState& state, CardId unit);
[[nodiscard]] Reached attackReachOf(const GameState& state, CardId unit); // where it may attack
[[nodiscard]] inline bool attacksOverFront(const GameState& state, CardId id) { return state.heldOf(id).overTheFront; }

// Whether that keyword of opponents' cards does not stop it.
[[nodiscard]] inline bool ignores(const GameState& state, CardId id, Mechanic mechanic)
{
    return (state.heldOf(id).ignored & bit(mechanic)) != 0;
}

// One side's quadrants counted.
struct Side {
    std::array<std::uint16_t, maxQuadrants> units{}, used{}, alone{}, terrains{}; // used: quarters of room
};
[[nodiscard]] Side sideOf(const GameState& state, SeatIndex seat);
[[nodiscard]] std::vector<CardId> unitsIn(const GameState& state, SeatIndex seat, Quadrant quadrant);

[[nodiscard]] int livingPlayers(const GameState& state);
[[nodiscard]] SeatIndex nextSeat(const GameState& state, SeatIndex seat); // clockwise, still in the game
[[nodiscard]] inline bool isLiving(const GameState& state, SeatIndex seat)
{
    return seat < state.players.size() && !state.players[seat].out;
}
[[nodiscard]] std::uint8_t livingMask(const GameState& state);

// At the start and the end of a round a player orders and resolves all of his own abilities, then the next clockwise.
[[nodiscard]] bool asksInTurns(const GameState& state);
// Whether link 1 of the chain resolves first, not the last.
[[nodiscard]] inline bool firstLinkFirst(const GameState& state)
{
    return state.facts->rules.triggers == TriggerOrder::Batches || asksInTurns(state);
}

} // namespace nexus::model
