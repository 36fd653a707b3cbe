// Challenges: what a player has to have done.
#include "model/abilities/phrases.h"

namespace nexus::model {

namespace {

constexpr Phrase missionTable[]{
    {"challenge", Op::Challenge, 0, "complete this mission when {condition}.",
        "Complete this mission when you control two or more Assets."},
    {"challenge", Op::Challenge, 0, "complete this mission (while|immediately after) {condition}."},
    {"challenge", Op::Challenge, 1, "complete this mission after {deeds}.",
        "Complete this mission after you have deployed three or more Upgrade cards."},
    {"challenge", Op::Challenge, 1, "complete this mission immediately after {deeds}."},
    {"challenge", Op::AtRoundEnd, 0, "complete this mission at the end of the Game Round if {condition}.",
        "Complete this mission at the end of the Game Round if you control no Assets."},
    {"challenge", Op::AtRoundEnd, 0, "complete this mission at the end of (your turn|a turn) (if|where) {condition}."},

    // --- what was done since the game began ---
    {"deeds", Op::None, 0, "you have {deed}"},
    {"deeds", Op::InOneRound, 0, "{roundly} in the same Game Round",
        "Complete this mission after three of your units have been destroyed in the same Game Round."},
    {"roundly", Op::Lost, 0, "{count} of your units have been destroyed"},
    {"roundly", Op::None, 0, "you have {rounddeed}"},
    {"rounddeed", Op::Deployed, 0, "deployed {count} [or more] {kind+}"},
    {"rounddeed", Op::Played, 0, "played {count} [or more] {kind+}"},
    {"rounddeed", Op::DestroyedThem, 0, "destroyed {count} [or more] {noun+}"},
    {"rounddeed", Op::Sacrificed, 0, "sacrificed {count} [or more] {noun+}"},
    {"deed", Op::DestroyedThem, 0, "destroyed {count} or more {noun+}", "you have destroyed three or more enemy units"},
    {"deed", Op::DestroyedThem, 0, "destroyed {count} {noun+}"},
    {"deeds", Op::DestroyedThem, 1, "your units have destroyed {count} or more {noun+} by attacking",
        "Complete this mission after your units have destroyed three or more enemy units by attacking."},
    {"deeds", Op::DestroyedThem, 1, "your units have destroyed {count} {noun+} (by attacking|with attacks|in attacks)"},
    {"deeds", Op::LostByOpponents, 0, "an opponent's {noun+} have been destroyed {times}",
        "Complete this mission after an opponent's Assets have been destroyed twice."},
    {"deeds", Op::OpponentsDiscarded, 0, "opponents have discarded {count} or more cards",
        "Complete this mission after opponents have discarded six or more cards."},
    {"deeds", Op::OpponentsDiscarded, 0, "(opponents|your opponents) have discarded {count} [or more] cards"},
    {"deed", Op::Sacrificed, 0, "sacrificed {count} or more {noun+}",
        "you have sacrificed four or more friendly units"},
    {"deed", Op::Sacrificed, 0, "sacrificed {count} {noun+}"},
    {"deed", Op::LookedAtHands, 0, "looked at an opponent's hand {times}"},
    {"deed", Op::RemovedCards, 0, "removed {count} or more cards from the game",
        "you have removed five or more cards from the game"},
    {"deed", Op::RemovedCards, 0, "removed {count} cards from the game"},
    {"challenge", Op::AtRoundEnd, 0, "complete this mission at the end of a Game Round (if|where) {condition}."},
    {"deeds", Op::EveryDeed, 0, "you have {deed} and also {deed}",
        "Complete this mission after you have completed a Ritual and also deployed three or more Assets."},
    {"deed", Op::Deployed, 0, "deployed {count} or more {kind+}"},
    {"deed", Op::Deployed, 0, "deployed {count} [or more] {kind+} during the game"},
    {"deed", Op::Deployed, 0, "deployed {count} {kind+}"},
    {"deed", Op::Played, 0, "played {count} or more {kind+}",
        "Complete this mission after you have played three or more Event cards with CP cost 5 or more."},
    {"deed", Op::Played, 0, "played {count} [or more] {kind+} during the game"},
    {"deed", Op::Played, 0, "played {count} {kind+}"},
    {"deed", Op::Played, 1, "played {count} or more {kind+} with different names",
        "Complete this mission after you have played three or more Event cards with different names."},
    {"deed", Op::Resolved, 0, "resolved {count} or more of your Event card effects"},
    {"deed", Op::Targeted, 0, "targeted an opponent's units with attacks or abilities {times}"},
    {"deed", Op::Stopped, 0, "caused {count} of an opponent's card effects to be canceled or fail to resolve"},
    {"deed", Op::HadTogether, 0,
        "controlled at least {count} {noun~}, {count} {noun~}, and {count} {noun~} simultaneously"},
    {"deed", Op::Applied, 0, "applied {keyword} to {count} units", "you have applied Static to five units"},
    {"deed", Op::Applied, 0, "applied the {keyword} state to {count} units"},
    {"deed", Op::Applied, 1, "applied {keyword} to {count} different units"},
    {"deed", Op::Applied, 1, "applied the {keyword} state to {count} different units"},
    {"deed", Op::TriggeredKeywords, 0, "triggered {keyword} or {keyword} a combined total of {times}"},
    {"deed", Op::TriggeredKeywords, 0, "triggered the {keyword} or {keyword} keywords a combined total of {times}"},
    {"deed", Op::RemovedWith, 0, "removed {count} or more {noun+} with {keyword} from the game"},
    {"deed", Op::RemovedWith, 0,
        "removed {count} or more {noun+} from the game that were afflicted with the {keyword} state"},
    {"deed", Op::CompletedRitual, 0, "completed a Ritual"},
    {"deed", Op::Survived, 0, "had a unit with the {keyword} keyword survive destruction"},
    {"deeds", Op::Survived, 1, "your units have survived destruction by {keyword} {times}"},
    {"deeds", Op::Survived, 1, "your units have survived destruction using the {keyword} keyword {times}"},
    {"deeds", Op::Survived, 2, "one of your {noun+} survives destruction by {keyword}"},
    {"deeds", Op::Survived, 2, "one of your {noun+} survives destruction due to the {keyword} keyword"},
    {"deeds", Op::EnteredFrontRow, 0, "your units have entered a Front Row Quadrant {times}"},
    {"deeds", Op::Lost, 0, "{count} of your units have been destroyed",
        "Complete this mission after five of your units have been destroyed."},
};

} // namespace

std::span<const Phrase> missionPhrases() { return missionTable; }

} // namespace nexus::model
