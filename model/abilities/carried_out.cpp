#include "model/abilities/language.h"

#include <algorithm>

namespace nexus::model {

namespace {

// What model/engine does; a phrase whose operation is not here is understood, and stays by hand.
constexpr Op carriedOut[]{// words
    Op::None, Op::Number, Op::Subtype, Op::Keyword, Op::Domain, Op::Name, Op::Type,
    // groups
    Op::This, Op::Host, Op::It, Op::Attacker, Op::Defender, Op::Target, Op::Some, Op::OfYours, Op::UpTo,
    Op::UpToOfYours, Op::AnyNumber, Op::Another, Op::Each, Op::EachOfYours, Op::Plural, Op::With, Op::Those, Op::Both,
    Op::Unit, Op::Asset, Op::Upgrade, Op::Terrain, Op::Leader, Op::OfSubtype, Op::UnitOrAsset,
    // filters
    Op::Friendly, Op::Enemy, Op::Other, Op::NonLeader, Op::IsLeader, Op::Ready, Op::Exhausted, Op::Suppressed,
    Op::Marked, Op::NonToken, Op::IsToken, Op::IsSubtype, Op::IsDomain, Op::CostAtMost, Op::CostAtLeast, Op::CostIs,
    Op::DefenseAtMost, Op::DefenseAtLeast, Op::AttackAtMost, Op::AttackAtLeast, Op::Having, Op::Lacking, Op::WithImpact,
    Op::WithRange, Op::WithUpgrade, Op::OnBattlefield, Op::At,
    // places
    Op::Here, Op::SameQuadrant, Op::SameQuadrantAs, Op::AdjacentQuadrant, Op::ForwardQuadrant, Op::InColumn, Op::InRow,
    Op::FrontRow, Op::BackRow, Op::TargetQuadrant, Op::FriendlyQuadrant,
    // amounts, times
    Op::PrintedCost, Op::ItsAttack, Op::PrintedAttack, Op::ItsDefense, Op::PrintedDefense, Op::PrintedSum, Op::HowMany,
    Op::Value, Op::AttackBonus, Op::DefenseBonus, Op::BothBonus, Op::BothKeywords, Op::EndOfRound, Op::EndOfNextRound,
    Op::NextRound, Op::ThisAttack, Op::RestOfGame, Op::Groups, Op::PickQuadrant,
    // conditions
    Op::AllOf, Op::IfThereAre, Op::IfIn, Op::IfHas, Op::IfIs, Op::IfOf, Op::IfControl, Op::IfControlNo,
    Op::IfHandAtLeast,
    // happenings
    Op::Triggered, Op::AtMoment, Op::RoundStart, Op::RoundEnd, Op::WhenDeployed, Op::WhenEnters, Op::WhenYouDeploy,
    Op::WhenYouDeployOn, Op::WhenOpponentDeploys, Op::WhenAttacks, Op::WhenAttacksWhom, Op::WhenAttackDestroys,
    Op::WhenDestroys, Op::WhenDestroyed, Op::WhenDestroyedByAttack, Op::WhenSuppressed, Op::WhenYouPlay,
    Op::WhenOpponentPlays, Op::WhenMoves, Op::WhenMovesInto, Op::AnyEvent, Op::EventCostAtLeast, Op::EventCostAtMost,
    // abilities and costs
    Op::Challenge, Op::Active, Op::PayPoints, Op::Costs, Op::CostExhaust, Op::CostSacrifice,
    // steps
    Op::Then, Op::If, Op::IfDo, Op::May, Op::Modes, Op::PickOut, Op::Draw, Op::DrawEqual, Op::Gain, Op::GainEqual,
    Op::Get, Op::GetPer, Op::PutCounters, Op::PutCountersEqual, Op::Inflict, Op::Heal, Op::HealSome, Op::Destroy,
    Op::Remove, Op::ToHand, Op::MakeReady, Op::MakeExhausted, Op::Suppress, Op::Apply, Op::Unapply, Op::StaysDown,
    Op::Create, Op::GainKeywords, Op::LoseKeywords, Op::Forbid, Op::ToAttack, Op::ToUseActives, Op::ToAttackOrUse,
    Op::NextDestruction, Op::Move, Op::MayPay,
    // cards of hands, decks and discard piles
    Op::Pick, Op::Card, Op::OfType, Op::OfTypes, Op::TargetOpponent, Op::EachOpponent, Op::EachPlayer, Op::ThatPlayer,
    Op::AnOpponent, Op::DiscardOwn, Op::PlayerDiscards, Op::PlayerDiscardsIt, Op::TopOfTheirDeck, Op::LookHand,
    Op::RevealHand, Op::ChooseFromIt, Op::LookTop, Op::ScryOne, Op::ScryTwo, Op::TakeOne, Op::Arrange, Op::Search,
    Op::Mill, Op::RecoverHand, Op::RecoverTop, Op::PlayerDraws, Op::RecoverPlay, Op::ShuffleHandIn,
    Op::ShuffleHandInAndDraw, Op::CannotBeTargeted, Op::PlayerLoses,
    // what holds
    Op::Has, Op::HasPer, Op::HasKeywords, Op::HasBonusAndKeywords, Op::LosesKeywords, Op::CannotDo, Op::While,
    Op::FirstCosts, Op::FirstCostsAtLeast, Op::FirstEventTaxed, Op::ActivesCost, Op::AllHold};

} // namespace

bool isCarriedOut(const Term& term)
{
    return std::find(std::begin(carriedOut), std::end(carriedOut), term.op) != std::end(carriedOut) &&
           std::all_of(term.parts.begin(), term.parts.end(), isCarriedOut);
}

} // namespace nexus::model
