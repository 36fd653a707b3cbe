// How much, how long, how many: amounts, bonuses, durations, keywords.
#include "model/abilities/phrases.h"

namespace nexus::model {

namespace {

constexpr Phrase amountTable[]{
    {"amount", Op::None, 0, "{count}", "Draw two cards."},
    {"impact", Op::None, 0, "{number}", "Inflict Impact 1 on it."},
    {"impact", Op::Value, 0, "equal to {value}", "Inflict Impact equal to its Attack on it."},

    {"value", Op::PrintedCost, 0, "{possessor} [printed|base] CP cost", "Gain CP equal to its CP cost."},
    {"value", Op::ItsAttack, 0, "{possessor} Attack"},
    {"value", Op::PrintedAttack, 0, "{possessor} base Attack"},
    {"value", Op::ItsDefense, 0, "{possessor} Defense"},
    {"value", Op::PrintedDefense, 0, "{possessor} base Defense [value]", "Gain CP equal to its base Defense."},
    {"value", Op::PrintedSum, 0, "{possessor} combined base Attack and Defense"},
    {"value", Op::Half, 0, "half {halved}, rounded down", "Gain CP equal to half its CP cost, rounded down."},
    {"value", Op::Half, 1, "half {halved}, rounded up"},
    {"halved", Op::PrintedCost, 0, "{possessor} [printed|base] CP cost"},
    {"halved", Op::HowMany, 0, "the number of {noun+}"},
    {"halved", Op::HowManyCards, 0, "the number of {cards+}"},
    {"value", Op::HowMany, 0, "the number of {noun+}", "Draw cards equal to the number of Assets you control."},
    {"value", Op::HowManyCards, 0, "the number of {cards+}",
        "Draw cards equal to the number of other Event cards in your discard pile."},
    {"value", Op::AtMost, 0, "{possessor} CP cost, (up to|to) a maximum of {count}"},
    {"value", Op::AtMostCards, 0, "the number of {cards+}, (up to|to) a maximum of {count}"},
    {"value", Op::AtMostUnits, 0, "the number of {noun+}, (up to|to) a maximum of {count}"},

    {"value", Op::SacrificedCost, 0, "the CP cost of the unit you sacrificed"},

    {"per", Op::PerUnit, 0, "{noun}", "Draw a card for each Asset you control."},
    {"per", Op::PerCards, 0, "{cards}", "Draw a card for each other Event card in your discard pile."},
    {"per", Op::PerUnit, 1, "{noun}, (up to|to) a maximum of {count}",
        "Gain 1 CP for each Asset you control, up to a maximum of three."},
    {"per", Op::PerCards, 1, "{cards}, (up to|to) a maximum of {count}"},

    {"bonus", Op::AttackBonus, 0, "{signed} Attack", "This unit gets +1 Attack."},
    {"bonus", Op::DefenseBonus, 0, "{signed} Defense", "This unit gets +1 Defense."},
    {"bonus", Op::BothBonus, 0, "{signed}/{signed}", "This unit gets +1/+1."},
    {"bonus", Op::BothBonus, 0, "{signed} Attack and {signed} Defense"},

    {"duration", Op::EndOfRound, 0, "until the end of the Game Round",
        "It gets +1 Attack until the end of the Game Round."},
    {"duration", Op::EndOfRound, 0, "until the end of the current Game Round"},
    {"duration", Op::EndOfRound, 0, "for the rest of the Game Round"},
    {"duration", Op::EndOfRound, 0, "this Game Round"},
    {"duration", Op::EndOfNextRound, 0, "until the end of the next Game Round"},
    {"duration", Op::NextRound, 0, "until the start of the next Game Round"},
    {"duration", Op::NextRound, 0, "until the start of your next turn"},
    {"duration", Op::ThisAttack, 0, "for this attack", "It gets +2 Attack for this attack."},
    {"duration", Op::ThisAttack, 0, "for that attack"},
    {"duration", Op::ThisAttack, 0, "during combat resolution"},
    {"duration", Op::ThisAttack, 0, "until the end of that attack"},
    {"duration", Op::RestOfGame, 0, "for the rest of the game"},

    {"keywords", Op::None, 0, "{keyword}", "It gains Zeal."},
    {"keywords", Op::BothKeywords, 0, "{keyword} and {keyword}", "Target unit gains Zeal and Steadfast."},
    {"keywords", Op::None, 0, "the {keyword} keyword"},

    // --- cards outside play, by where they lie ---
    {"cards", Op::InDiscard, 0, "{cardnoun} in your discard pile",
        "Draw cards equal to the number of Event cards in your discard pile."},
    {"cards", Op::InHand, 0, "{cardnoun} in your hand"},
    {"lain", Op::InDiscard, 0, "{cardnoun} in your discard pile"},
    {"cardnoun", Op::With, 0, "{cardadjective} {cardnoun}", "other Event cards"},
    {"cardnoun", Op::None, 0, "{cardhead}"},
    {"cardhead", Op::Card, 0, "card/cards", "a card"},
    {"cardhead", Op::OfType, 0, "{type-} (card/cards)", "an Event card"},
    {"cardhead", Op::OfType, 0, "{type}"},
    {"cardhead", Op::OfSubtype, 0, "{subtype-} (card/cards)"},
    {"cardhead", Op::OfSubtype, 0, "{subtype}"},
    {"cardhead", Op::OfTypes, 0, "{type-} or {type-} (card/cards)", "an Asset or Upgrade card"},
    {"cardhead", Op::OfTypes, 0, "{type} or [an] {type}"},
    {"cardadjective", Op::NonLeader, 0, "non-Leader", "a non-Leader card"},
    {"cardadjective", Op::NonUnit, 0, "non-Unit",
        "Target opponent reveals their hand. Choose a non-Unit card from it."},
    {"cardadjective", Op::Friendly, 0, "friendly"},
    {"cardadjective", Op::Other, 0, "other"},
    {"cardwith", Op::CostAtMost, 0, "with CP cost {number} or less", "an Event card with CP cost 5 or less"},
    {"cardwith", Op::CostAtMost, 0, "with [a] [printed|base] CP cost [of] {number} or (less|lower)"},
    {"cardwith", Op::CostAtMost, 0, "(costing|that cost|that costs) {number} CP or (less|lower)"},
    {"cardwith", Op::CostAtLeast, 0, "with CP cost {number} or more"},
    {"cardwith", Op::CostAtLeast, 0, "with [a] [printed|base] CP cost [of] {number} or (more|higher)"},
    {"cardwith", Op::CostAtLeast, 0, "(costing|that cost|that costs) {number} CP or (more|higher)"},
    {"cardwith", Op::Having, 0, "with {keyword}", "units with Zeal"},
    {"cardwith", Op::Having, 0, "with the {keyword} keyword"},
    {"two", Op::Number, 2, "two"},
    {"three", Op::Number, 3, "three"},
    {"one", Op::Number, 1, "single"},
    {"several", Op::Number, 2, "two"},
    {"several", Op::Number, 3, "three"},
    {"several", Op::Number, 4, "four"},
    {"several", Op::Number, 5, "five"},
    {"several", Op::Number, 6, "six"},
    {"ordinal", Op::Number, 1, "first"},
    {"ordinal", Op::Number, 2, "second", "you play your second Event each Game Round"},
    {"ordinal", Op::Number, 3, "third"},
    {"ordinal", Op::Number, 4, "fourth"},
    {"ordinal", Op::Number, 5, "fifth"},
    {"times", Op::Number, 1, "once"},
    {"times", Op::Number, 2, "twice"},
    {"times", Op::None, 0, "{count} times", "five times"},

    // A number of cards that a player picks among those of a zone.
    {"pick", Op::Pick, 0, "*{count} {cardnoun~} [{cardwith}]", "two non-Leader cards"},
    {"pick", Op::Pick, 1, "*up to {count} {cardnoun~} [{cardwith}]", "up to three cards"},
    {"pick", Op::Pick, 2, "*all {1:cardnoun+} [{2:cardwith}]", "all non-Leader units with Zeal"},
    {"targetcard", Op::Pick, 0, "{single} {cardnoun} [{cardwith}]",
        "Put target Event card from your discard pile into your hand."},
    {"handpick", Op::Pick, 0, "*{count} {cardnoun~} from your hand [{cardwith}]",
        "Play an Event card from your hand with CP cost 5 or less without paying its CP cost."},
    {"shown", Op::Pick, 1, "*a number of {1:cardnoun+} up to {0:value}",
        "Choose a number of non-Unit cards up to the number of Assets you control."},
    {"shown", Op::Pick, 0, "*{count} {shownnoun~}", "choose a non-Leader card"},
    {"shownnoun", Op::Card, 0, "card/cards"},
    {"shownnoun", Op::With, 0, "{cardadjective} {shownnoun}"},
};

} // namespace

std::span<const Phrase> amountPhrases() { return amountTable; }

} // namespace nexus::model
