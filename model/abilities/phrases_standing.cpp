// What holds as long as a card is in play.
#include "model/abilities/phrases.h"

namespace nexus::model {

namespace {

constexpr Phrase standingTable[]{
    {"standing", Op::None, 0, "{hold}"},
    {"standing", Op::While, 0, "while {condition}, {hold}",
        "While you control two or more Assets, this unit has +1 Attack."},
    {"standing", Op::While, 0, "{1:hold} while {0:condition}"},
    {"standing", Op::While, 0, "{1:hold} while {0:eachhas}"},
    {"eachhas", Op::IfTheyHave, 0, "they have {keyword}", // each of them by itself
        "Enemy units have -1 Attack while they have Static."},
    {"standing", Op::PlaysFromDiscard, 0,
        "once each Game Round, you may play an Event from your discard pile as if it were in your hand. If you do, "
        "remove it "
        "from the game after it resolves",
        "Once each Game Round, you may play an Event from your discard pile as if it were in your hand. If you do, "
        "remove it "
        "from the game after it resolves."},
    {"standing", Op::PlaysFromDiscard, 0,
        "once per Game Round, you may play (an|one) Event [card] from your discard pile as if it were in your hand. If "
        "you "
        "do, remove it from the game after it resolves"},
    {"standing", Op::AllHold, 0, "{hold}. {standing}"},
    {"standing", Op::AllHold, 0, "{hold}, and {standing}"},

    {"hold", Op::Has, 0, "{group} has/have {bonus}", "Friendly units have +1 Defense."},
    {"hold", Op::Has, 0, "{group} gets/get {bonus}"},
    {"hold", Op::HasPer, 0, "{group} has/have {bonus} for each {noun}",
        "This unit has +1 Defense for each Asset you control."},
    {"hold", Op::HasPer, 0, "{group} gets/get {bonus} for each {noun}"},
    {"hold", Op::HasKeywords, 0, "{group} has/have {keywords}", "Other friendly units have Zeal."},
    {"hold", Op::HasKeywords, 0, "{group} gains/gain {keywords}"},
    {"hold", Op::HasBonusAndKeywords, 0, "{group} has/have {keywords} and {bonus}"},
    {"hold", Op::HasBonusAndKeywords, 0, "{group} gains/gain {keywords} and {bonus}"},
    {"hold", Op::LosesKeywords, 0, "{group} loses/lose {keywords}"},
    {"hold", Op::LosesAllKeywords, 0, "{group} loses/lose all keywords"},
    {"hold", Op::None, 0, "{granted}"},
    {"granted", Op::HasText, 0, "{group} has/have {quoted}", "Attached unit has \"Passive: This unit has +1 Attack.\""},
    {"granted", Op::HasText, 0, "{group} gains/gain {quoted}"},
    {"hold", Op::AttacksInflict, 0, "{possessor} attacks inflict Impact {impact}",
        "Attached unit's attacks inflict Impact 1."},
    {"hold", Op::HasInCombat, 0, "{group} has/have {bonus} during combat resolution",
        "Units attacking into this Quadrant have -1 Attack during combat resolution."},
    {"hold", Op::HasInCombat, 0, "{group} gets/get {bonus} during combat resolution"},
    {"hold", Op::UsesAgain, 0, "your units with {keyword} can use it one additional time each Game Round",
        "Your units with Zeal can use it one additional time each Game Round."},
    {"hold", Op::UsesAgain, 0,
        "your units with [the] {keyword} [keyword] can use its ability one additional time (per|each) Game Round"},
    {"hold", Op::CannotDo, 0, "{group} cannot {deed}", "This unit cannot attack."},
    {"hold", Op::CannotBeTargeted, 0, "{group} cannot be targeted by opponents' Events",
        "Your other units cannot be targeted by opponents' Events."},
    {"hold", Op::CannotBeTargeted, 0,
        "{group} cannot be targeted by (opponent's|opponents'|enemy) (Event|Events) [card|cards]"},
    {"hold", Op::CannotBeTargeted, 1, "{group} cannot be targeted by opponents' Events or abilities",
        "This unit cannot be targeted by opponents' Events or abilities."},
    {"hold", Op::CannotBeTargeted, 1,
        "{group} cannot be targeted by (opponent's|opponents'|enemy) (Event|Events) [card|cards] or abilities"},
    {"hold", Op::RangeIs, 0, "{group} has Far Range", "Attached unit has Far Range."},

    // --- what cards cost ---
    {"hold", Op::FirstCosts, 0, "the first {kind} you deploy each Game Round costs {number} less CP",
        "The first Asset you deploy each Game Round costs 1 less CP."},
    {"hold", Op::FirstCosts, 1, "the first {kind} you play each Game Round costs {number} less CP"},
    {"hold", Op::FirstCostsAtLeast, 0,
        "the first {kind} you deploy each Game Round costs {number} less CP < to a minimum of {number} >"},
    {"hold", Op::FirstCostsAtLeast, 1,
        "the first {kind} you play each Game Round costs {number} less CP < to a minimum of {number} >",
        "The first Event you play each Game Round costs 1 less CP (to a minimum of 1)."},
    {"kind", Op::None, 0, "{cardnoun}"},
    {"kind", Op::Those, 0, "{cardnoun} {cardwith}",
        "The first unit with Swarm you deploy each Game Round costs 1 less CP."},
    {"hold", Op::FirstEventTaxed, 0, "the first Event each opponent plays each Game Round costs {number} more CP"},
    {"hold", Op::FirstEventTaxed, 0,
        "the first Event card each opponent plays each Game Round costs {number} more CP to play"},
    {"hold", Op::ActivesCost, 0, "Active abilities on {group} cost {number} less CP",
        "Active abilities on attached unit cost 1 less CP."},
    {"hold", Op::ActivesCost, 0,
        "Active abilities on {group} cost {number} less CP [to activate] [< to a minimum of 0 >]"},
    {"hold", Op::EvolveCosts, 0, "the first Evolve ability you use each Game Round costs {number} less CP"},
};

} // namespace

std::span<const Phrase> standingPhrases() { return standingTable; }

} // namespace nexus::model
