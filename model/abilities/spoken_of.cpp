#include "model/abilities/spoken_of.h"
#include "model/cards/game.h"

#include <algorithm>

namespace nexus::model {

bool isSelf(const Term& group) { return isAnyOf(group.op, {Op::This, Op::Host}); }

bool isIt(const Term& group) { return group.op == Op::It && group.number <= form::It::ThatUnit; }

bool isBareIt(const Term& group) { return group.op == Op::It && group.number == form::It::It; }

bool isTrigger(const Term& text) { return isAnyOf(text.op, {Op::Triggered, Op::PaidTrigger}); }

const Term& firstOf(const Term& text)
{
    const auto* clause = &text;
    while (isAnyOf(clause->op, {Op::Then, Op::May}))
        clause = &clause->at(0);
    return *clause;
}

bool isItsPlace(const Term& place)
{
    return (place.op == Op::Here && place.number == form::Here::Its) ||
           (place.op == Op::ItsPlace && place.number == form::ItsPlace::Its) ||
           (place.op == Op::InColumn && place.number == form::InColumn::Its) ||
           (place.op == Op::SameQuadrant && place.number == form::SameQuadrant::Same) ||
           (isAnyOf(place.op, {Op::SameQuadrantAs, Op::InColumnOf, Op::AdjacentTo, Op::QuadrantWith}) &&
               isBareIt(place.at(0)));
}

static bool isSaidOf(const Term& term, bool (*isPlace)(const Term&))
{
    return isPlace(term) || (term.op != Op::Quoted && std::ranges::any_of(term.parts,
                                                          [&](const Term& part) { return isSaidOf(part, isPlace); }));
}

bool saysOwnPlace(const Term& term)
{
    const auto isOwn = [](const Term& place) {
        return (place.op == Op::Here && place.number != form::Here::Its) ||
               (isAnyOf(place.op, {Op::InColumn, Op::InRow}) && place.number == form::InColumn::OfThis) ||
               (place.op == Op::TargetQuadrant &&
                   isAnyOfNumbers(place.number, {form::TargetQuadrant::Adjacent, form::TargetQuadrant::AdjacentEnemy,
                                                    form::TargetQuadrant::AdjacentFriendly})) ||
               place.op == Op::InReach ||
               (place.op == Op::ForwardQuadrant &&
                   !isAnyOfNumbers(place.number, {form::ForwardQuadrant::OfIt, form::ForwardQuadrant::BackOfIt}));
    };
    const auto isNear = [](const Term& place) {
        return place.op == Op::AdjacentQuadrant || isItsPlace(place) ||
               (place.op == Op::InRow && place.number == form::InRow::Its);
    };
    const bool speaksOfOthers = hasAnyOf(term,
        {Op::Target, Op::UpTo, Op::UpToOfYours, Op::Some, Op::OfYours, Op::Another, Op::AnyNumber, Op::It, Op::Attacker,
            Op::Defender, Op::TargetQuadrant, Op::PickQuadrant, Op::Pick, Op::OneTheirs, Op::Extreme});
    return isSaidOf(term, isOwn) || (!speaksOfOthers && isSaidOf(term, isNear));
}

bool standsNowhere(CardRole role) { return role == CardRole::Mission || role == CardRole::Event; }

bool saysItsPlace(const Term& term) { return anyPart(term, isItsPlace); }

AtEnd conditionAtEnd(const Term& term)
{
    const bool unless = term.op == Op::UnlessSo;
    if (!unless && !(term.op == Op::If && term.number == form::If::Last))
        return {};
    const auto& clause = term.at(unless ? 0 : 1);
    return {&term.at(unless ? 1 : 0), clause.op == Op::May ? &clause.at(0) : &clause};
}

// Groups that a clause names anew.
bool namesAnother(const Term& term)
{
    return isAnyOf(term.op, {Op::Target, Op::Some, Op::OfYours, Op::UpTo, Op::UpToOfYours, Op::AnyNumber, Op::Another,
                                Op::Each, Op::EachOfYours, Op::EachOfTheirs, Op::Plural, Op::Extreme, Op::Pick}) ||
           std::ranges::any_of(term.parts, namesAnother);
}

bool saysWho(const Term& term) { return isIt(term) || std::ranges::any_of(term.parts, saysWho); }

bool isTheirs(const Term& player) { return player.op == Op::ThatPlayer && player.number == form::ThatPlayer::They; }

// Whose deed it is, where it is a player's.
const Term* playerOf(const Term& clause)
{
    if (isAnyOf(clause.op,
            {Op::PlayerDraws, Op::PlayerLoses, Op::PlayerGains, Op::PlayerDiscards, Op::PlayerSacrifices,
                Op::PlayerDiscardsHand, Op::PlayerMills, Op::DrawThenDiscard, Op::PlayerDiscardsPer,
                Op::TheirHandToDeck, Op::RevealHand, Op::DiscardDownTo, Op::RevealRandom, Op::PlayerDiscardsIt}))
        return &clause.at(0);
    return nullptr;
}

bool isOfState(const Term& keywords, const Game& game)
{
    if (keywords.op == Op::BothKeywords)
        return isOfState(keywords.at(0), game) || isOfState(keywords.at(1), game);
    const auto* known = keywords.op == Op::Keyword ? game.keywordOf(keywords.word) : nullptr;
    return known && (known->mechanic == Mechanic::Blanked || known->mechanic == Mechanic::Mark);
}

// "Target enemy unit gains Static": it is applied.
Term withStates(Term term, const Game& game)
{
    for (auto& part : term.parts)
        part = withStates(std::move(part), game);
    if (term.op == Op::GainKeywords && term.at(1).op == Op::Keyword && isOfState(term.at(1), game) &&
        term.at(2).op == Op::None)
        return {.op = Op::Apply, .parts = {term.at(1), term.at(0)}};
    return term;
}

bool saysThat(const Term& term)
{
    return (term.op == Op::It && term.number > form::It::It && term.number < form::It::Them) ||
           std::any_of(term.parts.begin(), term.parts.end(), saysThat);
}

bool saysIt(const Term& term)
{
    return (term.op == Op::It && term.number == form::It::It) ||
           std::any_of(term.parts.begin(), term.parts.end(), saysIt);
}

static bool isLess(const Term& bonus) { return bonus.number < none || std::ranges::any_of(bonus.parts, isLess); }

namespace {

constexpr int never = -1, atEnd = -2;
enum class Said : std::uint8_t { Neither, Good, Ill, BySign };

struct DeedRow {
    Op op{};
    Kinds kinds{};
    Said favor{};
    int duration = never;
};
constexpr DeedRow deedRows[]{
#define DEED(operation, whom, favor, duration) {Op::operation, kinds::whom, Said::favor, duration},
#include "model/abilities/deeds.def"
#undef DEED
};

const DeedRow* rowOf(Op deed)
{
    const auto* row = std::ranges::find(deedRows, deed, &DeedRow::op);
    return row != std::end(deedRows) ? row : nullptr;
}

} // namespace

DeedFacts deedOf(const Term& clause)
{
    const auto* row = rowOf(clause.op);
    if (!row)
        return {};
    const bool ill = row->favor == Said::Ill || (row->favor == Said::BySign && isLess(clause.at(1)));
    return {row->kinds, row->favor == Said::Neither ? Favor::Neither : ill ? Favor::Ill : Favor::Good};
}

bool isOfPlay(Op op)
{
    const auto* row = rowOf(op);
    return row && row->kinds != kinds::Any && !isAnyOf(op, {Op::Swap, Op::Sacrifice});
}

bool isAgainst(const Term& clause) { return deedOf(clause).favor == Favor::Ill; }

Kinds kindsOf(const Term& group)
{
    switch (group.op) {
    case Op::This: {
        constexpr Kinds byForm[]{
            kinds::Units, kinds::Assets, kinds::Upgrades, kinds::Terrains, kinds::Any, kinds::Events};
        static_assert(std::size(byForm) == form::This::Event + 1);
        return byForm[group.number];
    }
    case Op::Host: return group.number == form::Host::Unit ? kinds::Units : kinds::Assets;
    case Op::Unit:
    case Op::Leader:
    case Op::OfSubtype:
    case Op::UnitToken:
    case Op::FriendlyUnits:
    case Op::Attacker:
    case Op::Defender: return kinds::Units;
    case Op::Asset: return kinds::Assets;
    case Op::Upgrade: return kinds::Upgrades;
    case Op::Terrain: return kinds::Terrains;
    case Op::Event:
    case Op::AnyEvent: return kinds::Events;
    case Op::UnitOrAsset: return kinds::Units | kinds::Assets;
    case Op::AssetOrUpgrade: return kinds::Assets | kinds::Upgrades;
    case Op::Kinds: return static_cast<Kinds>(group.number); // its forms are these bits
    case Op::Destroyer: return kinds::InPlay;
    case Op::With: return kindsOf(group.at(1));
    case Op::Those: return kindsOf(group.at(0));
    case Op::Pick: return kinds::Outside;
    default: break;
    }
    Kinds all{};
    for (const auto& part : group.parts)
        all = static_cast<Kinds>(all | kindsOf(part));
    return all;
}

const Term& nextAfter(const Term& two) { return two.at(1).op == Op::Then ? two.at(1).at(0) : two.at(1); }

const Term& lastBefore(const Term& two) { return two.at(0).op == Op::Then ? two.at(0).at(1) : two.at(0); }

bool isOfGroup(Op op)
{
    return isAnyOf(op, {Op::Has, Op::HasPer, Op::HasPerCards, Op::HasKeywords, Op::HasBonusAndKeywords, Op::HasBut,
                           Op::LosesKeywords, Op::LosesAllKeywords, Op::CannotDo, Op::CannotBeTargeted, Op::RangeIs,
                           Op::OverTheFront, Op::IgnoresKeywords, Op::ReachesWhom, Op::GrowsMore, Op::EntersWith});
}

bool holdsOfGroup(const Term& standing)
{
    return isOfGroup(standing.op) || isAnyOf(standing.op, {Op::HasInCombat, Op::HasText, Op::HasPerImpact, Op::AttackIs,
                                                              Op::LessImpact, Op::CannotAttackWhom, Op::AttackCosts,
                                                              Op::CannotBeChosenBy, Op::MovesFresh, Op::StaysTired});
}

bool isAnyOfKind(const Term& group)
{
    return group.op == Op::Some &&
           (group.number == form::Some::Any ||
               (group.number == form::Some::Counted && group.at(0).op == Op::Number && isOne(group.at(0))));
}

bool isAllOfSome(const Term& group)
{
    return isAnyOf(group.op, {Op::Each, Op::EachOfYours, Op::EachOfTheirs, Op::Plural});
}

Term asWaiting(TextKind kind, Term text)
{
    Term when{.op = Op::WhenDestroyed, .parts = {{.op = Op::This}}};
    if (kind == TextKind::Consume)
        when = {.op = Op::WhenDestroys,
            .parts = {
                {.op = Op::This}, {.op = Op::Some,
                                      .number = 1,
                                      .parts = {{.op = Op::With, .parts = {{.op = Op::Enemy}, {.op = Op::Unit}}}}}}};
    else if (kind != TextKind::Martyrdom || text.op == Op::Triggered) // which says itself when
        return text;
    return {.op = Op::Triggered, .parts = {std::move(when), std::move(text)}};
}

bool isAimed(const Term& term)
{
    return term.op == Op::If && term.number == form::If::First && term.at(0).at(0).op == Op::Target &&
           term.at(0).at(0).number == form::Target::One &&
           isAnyOf(term.at(0).op, {Op::IfHas, Op::IfIs, Op::IfIn, Op::IfOf});
}

bool goesOnAboutTarget(const Term& term)
{
    return term.op == Op::Then &&
           isAnyOf(term.at(0).op, {Op::Draw, Op::DrawEqual, Op::DrawPer, Op::Gain, Op::GainEqual, Op::GainPer}) &&
           hasAnyOf(term.at(0), {Op::Target}) && !hasAnyOf(term.at(0), {Op::Some, Op::OfYours}) && saysWho(term.at(1));
}

namespace {

// The part that says how long, of a deed that has one.
Term* durationIn(Term& clause)
{
    const auto* row = rowOf(clause.op);
    if (!row || row->duration == never || clause.parts.empty())
        return nullptr;
    const auto at = row->duration == atEnd ? clause.parts.size() - 1 : static_cast<std::size_t>(row->duration);
    return at < clause.parts.size() ? &clause.parts[at] : nullptr;
}

void clausesOf(Term& sentence, std::vector<Term*>& clauses)
{
    if (sentence.op == Op::Then && sentence.number == form::Then::And)
        for (auto& part : sentence.parts)
            clausesOf(part, clauses);
    else
        clauses.push_back(&sentence);
}

// "Friendly units get +1 Attack and enemy units get -1 Attack until the end of the Game Round": both.
void shareDuration(const std::vector<Term*>& clauses)
{
    const Term* said = nullptr;
    for (auto* clause : clauses)
        if (const auto* duration = durationIn(*clause); duration && duration->op != Op::None)
            said = duration;
    if (!said)
        return;
    const auto duration = *said;
    for (auto* clause : clauses)
        if (auto* own = durationIn(*clause); own && own->op == Op::None)
            *own = duration;
}

// "They lose 1 CP and discard a card": both are theirs, where nothing says "you".
Term ofPlayer(const Term& clause, const Term& player)
{
    if (clause.number != form::Draw::Each) // "draw … for each …"
        return clause;
    switch (clause.op) {
    case Op::Draw: return {.op = Op::PlayerDraws, .parts = {player, clause.at(0)}};
    case Op::Gain: return {.op = Op::PlayerGains, .parts = {player, clause.at(0)}};
    case Op::YouLose: return {.op = Op::PlayerLoses, .parts = {player, clause.at(0)}};
    case Op::DiscardOwn: return {.op = Op::PlayerDiscards, .parts = {player, clause.at(0)}};
    case Op::Sacrifice:
        if (clause.at(0).op == Op::OfYours && isOne(clause.at(0).at(0)))
            return {
                .op = Op::PlayerSacrifices, .parts = {player, {.op = Op::OneTheirs, .parts = {clause.at(0).at(1)}}}};
        return clause;
    default: return clause;
    }
}

void shareDoer(const std::vector<Term*>& clauses)
{
    const Term they{.op = Op::ThatPlayer, .number = form::ThatPlayer::They};
    for (std::size_t i = 1; i < clauses.size(); ++i) {
        const auto& before = *clauses[i - 1];
        const auto* player = before.op == Op::DiscardIt && before.number == form::DiscardIt::They ? &they
                                                                                                  : playerOf(before);
        if (player && isTheirs(*player))
            *clauses[i] = ofPlayer(*clauses[i], Term(*player));
    }
}

Term inOwnPlace(Term term)
{
    if (term.op == Op::ItsPlace && term.number == form::ItsPlace::Occupied)
        return {.op = Op::Here};
    for (auto& part : term.parts)
        part = inOwnPlace(std::move(part));
    return term;
}

// "Remove this card from the game and create … in its place": in this card's, whatever was paid for it.
Term withOwnPlace(Term term)
{
    for (auto& part : term.parts)
        part = withOwnPlace(std::move(part));
    const auto& before = lastBefore(term);
    const bool leaves = term.op == Op::Then && before.at(0).op == Op::This &&
                        isAnyOf(before.op, {Op::Remove, Op::Destroy, Op::Sacrifice, Op::ToHand, Op::PutInDeck});
    if (leaves)
        term.parts[1] = inOwnPlace(std::move(term.parts[1]));
    return term;
}

// "Each opponent discards a card. They lose 1 CP": each of them; `last`: whose deed was told last.
void nameThem(Term& term, Term& last)
{
    if (const auto* player = playerOf(term)) {
        if (isTheirs(*player)) {
            if (isAnyOf(last.op, {Op::EachOpponent, Op::EachPlayer}) ||
                (last.op == Op::ThatPlayer && last.number == form::ThatPlayer::ItsPlayer))
                term.parts[0] = last;
        } else {
            last = *player;
        }
        return;
    }
    for (auto& part : term.parts)
        nameThem(part, last);
}

// "A friendly unit with an Upgrade has +1 Defense": each of them.
Term withEachOfKind(Term term)
{
    for (auto& part : term.parts)
        part = withEachOfKind(std::move(part));
    if (holdsOfGroup(term) && isAnyOfKind(term.at(0)))
        term.parts[0] = {.op = Op::Each, .parts = {Term(term.at(0).parts.back())}};
    return term;
}

void holdsOf(Term& standing, std::vector<Term*>& holds)
{
    if (standing.op == Op::AllHold && standing.number == form::AllHold::Sentences)
        for (auto& part : standing.parts)
            holdsOf(part, holds);
    else
        holds.push_back(&standing);
}

// "Other friendly units have +1 Attack. They have Taunt": the same ones.
void nameGroup(const std::vector<Term*>& holds)
{
    Term group;
    for (auto* hold : holds) {
        if (hold->op == Op::While || hold->parts.empty()) {
            group = {};
            continue;
        }
        auto& whom = hold->parts[0];
        const bool several = isAllOfSome(whom);
        const bool can = isSelf(group) ? whom.number < form::This::Upgrade : group.op != Op::None; // "they" are several
        if (isSelf(whom) || several)
            group = whom;
        else if (whom.op == Op::It && can)
            whom = group;
    }
}

Term withoutTarget(Term term, Term& target)
{
    if (term.op == Op::Target) {
        target = std::move(term);
        return {.op = Op::It};
    }
    for (auto& part : term.parts)
        part = withoutTarget(std::move(part), target);
    return term;
}

// "If target unit has Static, …", "draw cards equal to target unit's Attack. Then destroy it": it is chosen first.
Term withTargetFirst(Term term)
{
    for (auto& part : term.parts)
        part = withTargetFirst(std::move(part));
    const auto hoisted = [](Term clause, const Term& target) {
        Term own{.op = Op::PickOut, .parts = {target}};
        return Term{.op = Op::Then, .parts = {std::move(own), std::move(clause)}};
    };
    if (isAimed(term)) {
        const auto target = term.parts[0].parts[0];
        term.parts[0].parts[0] = {.op = Op::It};
        return hoisted(std::move(term), target);
    }
    if (goesOnAboutTarget(term)) {
        Term target;
        term.parts[0] = withoutTarget(std::move(term.parts[0]), target);
        return hoisted(std::move(term), target);
    }
    return term;
}

// "Choose a row. Exhaust all units in it": in that row. `chosen`: the place that was chosen last.
void namePlace(Term& term, std::int16_t& chosen)
{
    if (term.op == Op::SameQuadrant && term.number == form::SameQuadrant::It)
        term.number = chosen;
    if (term.op == Op::TargetQuadrant)
        chosen = isAnyOfNumbers(term.number, {form::TargetQuadrant::Row, form::TargetQuadrant::OpponentsBackRow,
                                                 form::TargetQuadrant::OpponentsFrontRow})
                     ? form::SameQuadrant::ThatRow
                 : term.number == form::TargetQuadrant::Column ? form::SameQuadrant::ThatColumn
                                                               : form::SameQuadrant::That;
    for (auto& part : term.parts)
        namePlace(part, chosen);
}

Term withSentences(Term term)
{
    for (auto& part : term.parts)
        part = withSentences(std::move(part));
    if (term.op == Op::Then && term.number == form::Then::And) {
        std::vector<Term*> clauses;
        clausesOf(term, clauses);
        shareDuration(clauses);
        shareDoer(clauses);
    }
    if (term.op == Op::AllHold && term.number == form::AllHold::Sentences) {
        std::vector<Term*> holds;
        holdsOf(term, holds);
        nameGroup(holds);
    }
    return term;
}

} // namespace

Term withWhoIsMeant(Term term)
{
    term = withTargetFirst(std::move(term));
    term = withOwnPlace(withEachOfKind(withSentences(std::move(term))));
    Term teller;
    nameThem(term, teller);
    std::int16_t chosen = form::SameQuadrant::That;
    namePlace(term, chosen);
    return term;
}

} // namespace nexus::model
