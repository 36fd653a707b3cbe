// How the engine reads what every edition's rulebook leaves open.
#pragma once

#include <cstdint>

namespace nexus::model {

// A number of readings is what was decided up to then (resources/help/table.md). A game is played to its end by the
// readings it began with, so that a kept log leads where it led. What is new in each:
enum class Readings : std::uint8_t {
    First = 1,
    // One flip for one seed, here and in model/chances; at the start of a round a player after the other; a step
    // at the end of the round; exhausted units use no abilities; a rule box counts as it was when its card left; what
    // leaves while a chain resolves never triggers; costs in several sentences.
    Second,
    // Where texts play: triggered abilities name their targets when they are put on the chain; Upgrades go on what
    // their text says; to activate an Event is to play it; what is removed instead of being discarded is destroyed,
    // and Upgrades of what is sacrificed with it; a first time counts within a chain; abilities in quotation marks go
    // with the rule box; no target that fits, no effect.
    Third,
    // A mode is chosen first where one has targets, which are named then; what an ability that an Upgrade gives does,
    // its bearer does; who has lost all keywords has no Consume and no Martyrdom; who joins an attack attacks whom
    // the others do.
    Fourth,
    // Consume is of units alone, and tokens are no cards that are removed; several "in the same Quadrant" share one;
    // where something stood is where it stood; who has no rule box has no keyword of size; what is destroyed in the
    // place of another may be saved by its own keyword.
    Fifth,
    // "This Quadrant" is where the card stood when its ability was used, though its cost may have taken it from
    // there; "it" is no card of a pile where only one in play can be meant; who may do something with two cards needs
    // two; who is named twice has it once; who moves on after an attack has what lets him then; of several cards to
    // which happened what an ability waits for that is used once, its player names one; a challenge counts different
    // cards only where it says so; "its column" is this card's where what was spoken of stands nowhere; who is
    // Suppressed becomes so no second time; a card was drawn only if one came.
    Sixth,
    // Units that exchange their places are barred as those that move are; targets that depend on each other have to
    // be there all; "the unit that destroyed it" is a unit; who joins an attack spares the defending unit, too;
    // "Quadrants with two Terrains" have two; "exhaust it" is paid by a ready card; "units in a Quadrant with
    // another" have one beside each of them.
    Seventh,
    // Of several first ones that come about together, their player names one; an Upgrade is picked for who may bear
    // it; in scenes counters of a kind that no text knows pay for no other; what a price brings about triggers after
    // what it was paid for; "that card", after a price, is the discarded one; a hand that is shown counts as
    // revealed; "if you do" speaks of what was done only if its condition held; what a price destroys may be saved,
    // and then it was not done; who keeps others from destruction goes after those that are destroyed with it; what
    // must happen is put on the chain as a response, too; "if you do" asks for a change; a Quadrant across the front
    // is adjacent (IX Territorial); who joined an attack has attacked; a cost's minimum comes last; an ability given
    // in quotation marks keeps its label.
    Eighth,
    // What texts give each other is asked until nothing changes; in a sentence with one duration both deeds last as
    // long; amounts that speak of "it" are of each target by itself; "it" and "that unit" skip what was given up for it
    // and cards outside play; "they" are those the text has spoken of; "that player" is whose the target is; who has
    // left triggers on nothing that comes after, who has come on nothing before; evolving keeps what lasts; the
    // Activation Sequence starts after the Game Round; what costs more counts first, no card pays twice, additional
    // costs are paid whole; "if you do" asks for all; a Leader card is a Leader; initiative and challenges at the end
    // of the round are still its own; and what could be meant in two ways stays by hand (unclear.cpp).
    Ninth,
    // "That Upgrade", "the destroyed unit", "that friendly unit", "those units" are the last of that kind that the text
    // has spoken of, and not whoever was named last; who has left had its Upgrades, and stood where it stood; "this
    // way" is whom it has changed; an Upgrade is deployed and enters play; another action is its player's; what was
    // declined is nobody; counters just put on a card are counted on it.
    Tenth,
    // "Destroy the attacking unit if it has Static": whom it is done to is asked, of a target also after "unless"; a
    // friendly unit that has something is each of them; who left play triggers though it is taken out of the discard
    // pile then; who evolves was deployed when what it evolved from was; counters on a target are those on no other.
    Eleventh,
    // "Your unit" is one of several, and nobody says which; "three other units" are others than whom, where a text is
    // about many, is not said; "target card from your discard pile" is named before anything happens, and has to be
    // there; what is removed instead of going to the discard pile may have been sacrificed; "another target"
    // after a target is other than that; a target is not compared with who is chosen after it.
    Twelfth,
    // Which of two "it" and "its Quadrant" are of, where something is, and what a sentence goes on from stays by hand
    // where nobody says it (unclear.h); to discard the top card of a deck is to discard it, to put it into the discard
    // pile is not; "for each unit in its column" is of each target by itself.
    Thirteenth,
};
constexpr auto latestReadings = Readings::Thirteenth;

} // namespace nexus::model
