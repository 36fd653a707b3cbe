#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"

#include "model/abilities/term.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// "Target opponent exhausts two of their units": what is exhausted already is none.
static bool isToTire(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    return std::ranges::any_of(script.nodes, [&](const ScriptNode& node) {
        return node.op == Op::PlayerSacrifices && node.number == form::PlayerSacrifices::Exhausts &&
               script.links[node.first + 1U] == group;
    });
}

std::vector<CardId> highest(const Speaker& speaker, NodeId node, SeatIndex seat)
{
    const auto value = [&](CardId card) {
        switch (speaker.script.number(node)) {
        case form::Highest::HighestCost: return int{speaker.state.factsOf(card).cost};
        case form::Highest::LowestCost: return -int{speaker.state.factsOf(card).cost};
        case form::Highest::HighestAttack: return attackOf(speaker.state, card);
        case form::Highest::LowestAttack: return -attackOf(speaker.state, card);
        case form::Highest::HighestDefense: return defenseOf(speaker.state, card);
        default: return -defenseOf(speaker.state, card);
        }
    };
    auto cards = described(speaker, speaker.script.at(node, 0), seat);
    if (speaker.script.op(node) == Op::OneTheirs && isToTire(speaker, node))
        std::erase_if(cards, [&](CardId card) { return speaker.state.card(card).is(CardFlag::Exhausted); });
    if (speaker.script.op(node) == Op::OneTheirs)
        return cards;
    const auto most = std::ranges::max_element(cards, {}, value);
    const auto top = most == cards.end() ? 0 : value(*most);
    std::erase_if(cards, [&](CardId card) { return value(card) < top; });
    return cards;
}

namespace {

// An Event that its player may play now, were it for nothing.
bool isPlayable(const Speaker& speaker, CardId card)
{
    const auto& state = speaker.state;
    const auto* script = scriptOfEffect(state, EffectKind::Event, card);
    return state.factsOf(card).role == CardRole::Event && mayPlayEvents(state, speaker.seat) &&
           (!script || missingFor(state, *script, speaker.seat, card) == Missing::Nothing);
}

} // namespace

std::vector<CardId> cardsToPick(const Speaker& speaker, const Choice& choice)
{
    if (speaker.script.op(choice.node) == Op::Highest || speaker.script.op(choice.node) == Op::OneTheirs)
        return highest(speaker, choice.node, choice.whose);
    if (speaker.script.op(choice.node) == Op::KeepsOf) {
        auto own = described(speaker, speaker.script.at(choice.node, 2), choice.whose);
        std::erase_if(own, [&](CardId card) {
            return std::ranges::any_of(speaker.named,
                [&](const Named& named) { return named.node == choice.node && named.target.card == card; });
        });
        return own;
    }
    if (choice.whose == noSeat) { // of all players
        std::vector<CardId> cards;
        for (SeatIndex seat = 0; seat < speaker.state.players.size(); ++seat) {
            auto of = choice;
            of.whose = seat;
            const auto more = cardsToPick(speaker, of);
            cards.insert(cards.end(), more.begin(), more.end());
        }
        return cards;
    }
    const auto pile = speaker.state.pile(choice.whose, choice.zone);
    const auto from = choice.top == 0 || choice.top > pile.size() ? 0 : pile.size() - choice.top;
    const auto node = speaker.script.op(choice.node) == Op::Pick ? choice.node : NodeId{0};
    bool free = false, paid = false;
    std::vector<CardId> bearers; // of the Upgrade that is picked
    for (NodeId other = rootNode; other < speaker.script.nodes.size(); ++other) {
        const auto op = speaker.script.op(other);
        if ((op != Op::PlayFree && op != Op::AttachFromPile) || speaker.script.node(other).count == 0 ||
            speaker.script.at(other, 0) != choice.node)
            continue;
        free = free || op == Op::PlayFree;
        paid = paid || (op == Op::PlayFree && speaker.script.number(other) >= form::PlayFree::HandPaid);
        if (op != Op::AttachFromPile)
            continue;
        if (const auto bearer = firstOfGroup(speaker, speaker.script.at(other, 1)); bearer != noCard)
            bearers = {bearer};
        else
            bearers = cardsToChoose(speaker, speaker.script.at(other, 1));
    }
    const auto beside = node != 0 ? pricesBeside(speaker, node) : PricesBeside();
    const auto isBorne = [&](CardId card) {
        return bearers.empty() ||
               std::ranges::any_of(bearers, [&](CardId bearer) { return mayBear(speaker.state, bearer, card); });
    };
    std::vector<CardId> cards;
    for (auto i = pile.size(); i-- > from;) { // the top first
        const bool taken = std::any_of(speaker.named.begin(), speaker.named.end(),
            [&](const Named& named) { return named.node == choice.node && named.target.card == pile[i]; });
        if (!taken && !isGivenFor(speaker, beside, pile[i]) && (node == 0 || isPickable(speaker, node, pile[i])) &&
            (!free || isPlayable(speaker, pile[i])) && isBorne(pile[i]) &&
            (!paid || costOf(speaker.state, pile[i]) <= speaker.state.players[speaker.seat].points))
            cards.push_back(pile[i]);
    }
    return cards;
}

CardId workerOf(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto& of = state.card(card);
    if (of.zone != Zone::Attached || state.card(of.host).owner != of.owner)
        return card;
    const auto* own = scriptOfAbility(state, card, ability);
    const auto* used = abilityOf(state, card, ability);
    return own && !own->givenToHost && used && !used->exhausts ? card : of.host;
}

static const Script* givenScript(const GameState& state, std::uint8_t ability)
{
    const auto at = static_cast<std::size_t>(ability) - maxPrintedAbilities;
    return at < state.facts->given.size() ? &state.facts->given[at].text.script : nullptr;
}

const Script* scriptOfAbility(const GameState& state, CardId card, std::uint8_t ability)
{
    if (ability >= maxPrintedAbilities)
        return givenScript(state, ability);
    const auto* scripts = state.scriptsOf(card);
    const auto index = scripts ? scripts->ofAbility[ability] : noScript;
    return index == noScript ? nullptr : &scripts->scripts[static_cast<std::size_t>(index)];
}

const Script* scriptOfEffect(const GameState& state, EffectKind kind, CardId card, std::uint8_t ability)
{
    const auto* scripts = card == noCard ? nullptr : state.scriptsOf(card);
    if (!scripts)
        return nullptr;
    const bool event = kind == EffectKind::Event || kind == EffectKind::Copy;
    if (!event && kind != EffectKind::Mission && ability >= maxPrintedAbilities)
        return givenScript(state, ability);
    const auto index = event                                 ? scripts->ofEvent
                       : kind == EffectKind::Mission         ? scripts->ofMission
                       : ability < scripts->ofAbility.size() ? scripts->ofAbility[ability]
                                                             : noScript;
    return index == noScript ? nullptr : &scripts->scripts[static_cast<std::size_t>(index)];
}

bool mayBear(const GameState& state, CardId host, CardId upgrade)
{
    const auto zone = state.card(host).zone;
    bool others = state.card(host).owner == state.card(upgrade).owner; // or may be borne by others' cards
    if (const auto* own = state.scriptsOf(upgrade); own && own->holds) // "attach only to a Leader"
        for (const auto& script : own->scripts)
            for (NodeId node = rootNode; node < script.nodes.size(); ++node)
                if (script.op(node) == Op::AttachOnly) {
                    const bool fits = inGroup(
                        {.state = state, .script = script, .seat = state.card(upgrade).owner, .source = upgrade},
                        script.at(node, 0), host);
                    if (!fits && script.number(node) == form::AttachOnly::Only)
                        return false;
                    others = others || (fits && isForOthers(script));
                }
    if (!others)
        return false;
    const auto* scripts = state.scriptsOf(upgrade);
    return (zone == Zone::Field && (!scripts || scripts->onUnits)) ||
           (zone == Zone::Loadout && (!scripts || scripts->onAssets));
}

namespace {

// What the node is a part of; 0: of nothing.
NodeId nodeAround(const Script& script, NodeId node)
{
    for (auto around = node; around > rootNode;)
        if (script.endOf(--around) > node)
            return around;
    return 0;
}

// Each card that may be chosen next for the group, until `work` says no.
template <class Work> void eachToChoose(const Speaker& speaker, NodeId node, Work work)
{
    auto choice = choiceOf(speaker, node);
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    if (script.op(node) == Op::SearchPlay) { // what an Upgrade is attached to
        CardId upgrade = noCard;
        for (const auto& named : speaker.named)
            if (named.node == script.at(node, 0) && named.target.card != noCard)
                upgrade = named.target.card;
        for (const auto zone : {Zone::Field, Zone::Loadout})
            for (const auto card : state.pile(speaker.seat, zone))
                if ((upgrade == noCard || mayBear(state, card, upgrade)) && !work(card))
                    return;
    }
    if (!choice)
        return;
    NodeId cost = 0;         // that is paid with it
    auto upgrade = noCard;   // that goes there
    bool redirected = false; // an attack is, to it
    if (const auto around = nodeAround(script, node); payment(script, around) == node)
        cost = around;
    else if (script.op(around) == Op::MoveUpgrade && script.at(around, 1) == node)
        upgrade = firstOfGroup(speaker, script.at(around, 0));
    else
        redirected = script.op(around) == Op::Redirect && script.at(around, 0) == node;
    if (upgrade != noCard)
        choice->another = false; // than what bears it
    const auto beside = cost != 0 ? pricesBeside(speaker, node) : PricesBeside();
    const auto canGive = [&](CardId card) { // what is exhausted already pays nothing
        if (isGivenFor(speaker, beside, card))
            return false;
        if (upgrade != noCard)
            return mayBear(state, card, upgrade) && state.card(upgrade).host != card;
        if (redirected && state.declared.kind == EffectKind::Attack && isKeptFrom(state, state.declared.card, card))
            return false;
        if (script.op(cost) == Op::CostSacrifice && script.number(cost) == form::CostSacrifice::Destroy &&
            state.heldOf(card).noDestruction)
            return false; // it cannot be destroyed
        if (script.op(cost) == Op::CostMarkers)
            return markersOn(state, card, labelOf(script, script.at(cost, 1))) >= markersWanted(script, cost);
        return script.op(cost) != Op::CostExhaust || !state.card(card).is(CardFlag::Exhausted);
    };
    for (const auto& player : state.players)
        for (const auto zone : zonesOf(script, choice->noun))
            for (const auto card : player.pile(zone)) {
                const bool taken = std::any_of(speaker.named.begin(), speaker.named.end(),
                    [&](const Named& named) { return named.node == node && named.target.card == card; });
                if (!taken && canGive(card) && mayChoose(speaker, *choice, card) && !work(card))
                    return;
            }
}

} // namespace

int countersToMove(const Speaker& speaker, NodeId node)
{
    const auto& script = speaker.script;
    if (speaker.done.size() != 1)
        return 0;
    const int there = countersOf(speaker.state.card(speaker.done.front().card), bonusOf(script, script.at(node, 1)));
    return script.number(node) == form::MoveCounters::AnyNumber ? there
                                                                : std::min(there, script.number(script.at(node, 0)));
}

namespace {

// Who can be chosen for the group next depends on who has been.
bool dependOnEachOther(const Speaker& speaker, NodeId node)
{
    const auto& script = speaker.script;
    for (auto part = node; part < script.endOf(node); ++part)
        if (const auto op = script.op(part); op == Op::CombinedCostAtMost || op == Op::SamePlayers ||
                                             op == Op::DifferentQuadrants || op == Op::SameQuadrant)
            return true;
    return false;
}

// With this one chosen, so many more.
bool canChooseWith(const Speaker& speaker, NodeId node, CardId card, std::size_t more)
{
    std::vector<Named> named(speaker.named.begin(), speaker.named.end());
    named.push_back({.node = node, .target = {card, speaker.state.card(card).visits}});
    auto then = speaker;
    then.named = named;
    return canChoose(then, node, more);
}

} // namespace

std::vector<CardId> cardsToChoose(const Speaker& speaker, NodeId node)
{
    std::vector<CardId> cards;
    eachToChoose(speaker, node, [&](CardId card) {
        cards.push_back(card);
        return true;
    });
    if (const auto choice = choiceOf(speaker, node); choice && choice->least > 1 && dependOnEachOther(speaker, node)) {
        const auto chosen = static_cast<std::size_t>(std::ranges::count(speaker.named, node, &Named::node));
        if (chosen + 1 < choice->least)
            std::erase_if(
                cards, [&](CardId card) { return !canChooseWith(speaker, node, card, choice->least - chosen - 1); });
    }
    return cards;
}

bool canChoose(const Speaker& speaker, NodeId node, std::size_t count)
{
    if (count > 1 && dependOnEachOther(speaker, node)) {
        bool can = false;
        eachToChoose(
            speaker, node, [&](CardId card) { return !(can = canChooseWith(speaker, node, card, count - 1)); });
        return can;
    }
    if (count > 0)
        eachToChoose(speaker, node, [&](CardId) { return --count > 0; });
    return count == 0;
}

namespace {

bool isNamedTarget(const Script& script, NodeId node)
{
    const auto op = script.op(node);
    return op == Op::Target || (op == Op::Another && script.number(node) == form::Another::Target);
}

// "Target enemy unit in its column"
bool saysItsPlace(const Script& script, NodeId group)
{
    for (auto node = group; node < script.endOf(group); ++node) {
        const auto op = script.op(node);
        const auto number = script.number(node);
        if ((op == Op::It && number <= form::It::ThatUnit) || (op == Op::Here && number == form::Here::Its) ||
            (op == Op::ItsPlace && number == form::ItsPlace::Its) ||
            ((op == Op::InColumn || op == Op::InRow) && number == form::InColumn::Its))
            return true;
    }
    return false;
}

// The target named before this one that decides who this can be: "it" of its place, or whom "another" is other than;
// 0: none does.
NodeId decidedBy(const Speaker& speaker, NodeId target)
{
    const auto& script = speaker.script;
    if (const auto first = targetBefore(speaker, target); first != 0)
        return first;
    NodeId before = 0;
    if (saysItsPlace(script, target))
        for (NodeId node = rootNode; node < target; ++node)
            if (isNamedTarget(script, node) && script.endOf(node) <= target)
                before = node;
    return before;
}

// With the card named for one target, so many can be named for the other.
bool canFollow(const Speaker& speaker, NodeId first, CardId card, NodeId target, std::size_t least)
{
    const Target named{card, speaker.state.card(card).visits};
    std::vector<Named> all(speaker.named.begin(), speaker.named.end());
    all.push_back({.node = first, .target = named});
    auto then = speaker;
    then.named = all;
    return canChoose(then, target, least);
}

// "Target friendly unit and target enemy unit in its column": one in whose column there is one.
void leaveForTargets(const Speaker& speaker, NodeId first, std::vector<CardId>& cards)
{
    const auto& script = speaker.script;
    for (auto target = script.endOf(first); target < script.nodes.size(); ++target) {
        if (!isNamedTarget(script, target) || decidedBy(speaker, target) != first)
            continue;
        auto fit = cards;
        if (const auto choice = choiceOf(speaker, target))
            std::erase_if(fit, [&](CardId card) { return !canFollow(speaker, first, card, target, choice->least); });
        if (!fit.empty())
            cards = std::move(fit);
    }
}

} // namespace

std::optional<ShareAtHand> shareAtHand(const GameState& state)
{
    const auto* script = scriptAtHand(state);
    if (!script || state.stage != Stage::Choose)
        return std::nullopt;
    for (NodeId node = rootNode; node < script->nodes.size(); ++node)
        if (script->op(node) == Op::Distribute && script->at(node, 1) == state.process.choice.node) {
            const auto done = std::ranges::count_if(state.process.named,
                [&](const Named& named) { return named.node == node && named.target.card != noCard; });
            return ShareAtHand{
                static_cast<int>(done) + 1, amountOf(speakerAtHand(state, *script), script->at(node, 0))};
        }
    return std::nullopt;
}

bool mayBeMoved(const GameState& state, CardId unit, SeatIndex by)
{
    const bool pushed = state.card(unit).owner != by;
    return !mayNotMove(state, unit) && !(pushed && has(state, unit, Mechanic::Immovable)) &&
           !(pushed && state.heldOf(unit).noPush);
}

namespace {

std::size_t placedSoFar(const Speaker& speaker, NodeId node)
{
    return static_cast<std::size_t>(std::count_if(speaker.named.begin(), speaker.named.end(),
        [&](const Named& named) { return named.node == node && named.target.card == noCard; }));
}

// "Two units to a friendly Quadrant": where the first of those that go together went; none, before it has, and of those
// that go each by itself.
Quadrant quadrantOfAll(const Speaker& speaker, NodeId node)
{
    const auto to = speaker.script.at(node, 1);
    if (speaker.script.op(to) != Op::FriendlyQuadrant || !isOneForAll(speaker.script.number(to)))
        return Quadrant::None;
    const auto it = std::ranges::find_if(speaker.named, [&](const Named& named) {
        return named.node == node && named.target.card == noCard && named.quadrant != Quadrant::None;
    });
    return it == speaker.named.end() ? Quadrant::None : it->quadrant;
}

// Of the card whose turn it is to be moved.
std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToMoveTo(const Speaker& speaker, NodeId node)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto cards = cardsToPlace(speaker, node);
    const auto moved = placedSoFar(speaker, node);
    std::vector<std::pair<SeatIndex, Quadrant>> found;
    if (moved >= cards.size() || state.card(cards[moved]).zone != Zone::Field)
        return found;
    const auto id = cards[moved];
    const auto& card = state.card(id);
    if (!mayBeMoved(state, id, speaker.seat))
        return found;
    const auto to = script.at(node, 1);
    const auto& grid = state.facts->grid;
    auto mask = grid.cardinal[static_cast<std::size_t>(card.quadrant)];
    const auto chosen = quadrantOfAll(speaker, node);
    if (chosen != Quadrant::None)
        mask = maskOf(chosen);
    else if (const auto number = script.number(node);
             number == form::Move::Forward || number == form::Move::Back) // forward, backward
        mask = number == form::Move::Forward ? grid.ahead(card.quadrant) : grid.behind(card.quadrant);
    else if (number == form::Move::Sideways) // left or right
        mask &= rowOf(card.quadrant);
    else if (script.op(to) == Op::FriendlyQuadrant &&
             script.number(to) == form::FriendlyQuadrant::OtherInRow) // in its row, its column
        mask = rowOf(card.quadrant);
    else if (script.op(to) == Op::FriendlyQuadrant && script.number(to) == form::FriendlyQuadrant::OtherInColumn)
        mask = columnMask(columnOf(card.quadrant));
    else if (to != 0 && script.op(to) != Op::AdjacentQuadrant)
        mask = placesOf(speaker, to)[card.owner];
    const RuleCheck rule(state);
    eachQuadrant(mask & grid.places & ~maskOf(card.quadrant), [&](Quadrant at) {
        if (!mayNotMoveTo(state, id, at) && !rule.entry(card.owner, at, id, true))
            found.emplace_back(card.owner, at);
    });
    return found;
}

// Of the card whose turn it is to come into play, out of the discard pile or the deck.
std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToReturnTo(const Speaker& speaker, NodeId node)
{
    const auto& script = speaker.script;
    const auto cards = cardsToPlace(speaker, node);
    const auto placed = placedSoFar(speaker, node);
    std::vector<std::pair<SeatIndex, Quadrant>> found;
    const auto from = script.op(node) == Op::SearchPlay   ? Zone::Deck
                      : script.op(node) == Op::DeployFree ? Zone::Hand
                                                          : Zone::Discard;
    if (placed >= cards.size() || speaker.state.card(cards[placed]).zone != from)
        return found;
    const bool terrain = speaker.state.factsOf(cards[placed]).role == CardRole::Terrain;
    const auto to = script.at(node, 1);
    const auto chosen = quadrantOfAll(speaker, node);
    const QuadrantMask mask = chosen != Quadrant::None ? maskOf(chosen)
                              : to != 0                ? placesOf(speaker, to)[speaker.seat]
                              : terrain || speaker.state.facts->rules.deployAnywhere ? wholeSide
                                                                                     : backRow;
    const RuleCheck rule(speaker.state);
    const bool deployed = script.op(node) == Op::DeployFree;
    eachQuadrant(mask & speaker.state.facts->grid.places, [&](Quadrant at) {
        if (deployed && whoKeepsOut(speaker.state, speaker.seat, cards[placed], at) != noCard)
            return;
        if (!(terrain ? rule.placeTerrain(speaker.seat, cards[placed], at)
                      : rule.entry(speaker.seat, at, cards[placed], true)))
            found.emplace_back(speaker.seat, at);
    });
    return found;
}

} // namespace

std::vector<CardId> cardsToPlace(const Speaker& speaker, NodeId node)
{
    std::vector<CardId> cards;
    for (const auto& named : speaker.named)
        if (named.node == node && named.target.card != noCard)
            cards.push_back(named.target.card);
    return cards;
}

bool isOneForAll(int destination)
{
    return isAnyOfNumbers(destination,
        {form::FriendlyQuadrant::Any, form::FriendlyQuadrant::Back, form::FriendlyQuadrant::Front,
            form::FriendlyQuadrant::HereOrAdjacent, form::FriendlyQuadrant::Empty, form::FriendlyQuadrant::EmptyBack});
}

bool isPlaceSaid(const Speaker& speaker, NodeId node)
{
    const auto op = speaker.script.op(node);
    return (op == Op::Move || op == Op::RecoverPlay) && quadrantOfAll(speaker, node) != Quadrant::None;
}

bool isThereAlready(const Speaker& speaker, NodeId node, CardId card)
{
    const auto& moved = speaker.state.card(card);
    return isPlaceSaid(speaker, node) && moved.zone == Zone::Field && moved.quadrant == quadrantOfAll(speaker, node);
}

static NodeId tokenFor(const Script& script, NodeId place)
{
    for (NodeId node = rootNode; node < script.nodes.size(); ++node)
        if (script.op(node) == Op::Create && (node == place || script.at(node, 6) == place))
            return node;
    return 0;
}

static bool isLeaderToken(const Script& script, NodeId place)
{
    const auto token = tokenFor(script, place);
    return token != 0 && script.op(script.at(token, 4)) == Op::IsLeader;
}

// What the token that is created there takes, in quarters of a regular unit; 1 of what is no token.
static int roomOfToken(const Speaker& speaker, NodeId place)
{
    const auto& script = speaker.script;
    const auto token = tokenFor(script, place);
    const auto size = token != 0 ? sizeSaid(script, script.at(token, 5)) : 1;
    return size > 0 ? size : 4;
}

// "In different friendly Quadrants."
static bool isOneEach(int destination)
{
    return isAnyOfNumbers(destination,
        {form::FriendlyQuadrant::TwoOfBack, form::FriendlyQuadrant::Different, form::FriendlyQuadrant::DifferentFront});
}

std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToChoose(const Speaker& speaker, NodeId node)
{
    const auto& state = speaker.state;
    std::vector<std::pair<SeatIndex, Quadrant>> found;
    const auto& grid = state.facts->grid;
    const auto add = [&](SeatIndex seat, QuadrantMask mask) {
        eachQuadrant(mask & grid.places, [&](Quadrant at) { found.emplace_back(seat, at); });
    };
    if (speaker.script.op(node) == Op::TargetQuadrant) {
        const auto& aim = aimOf(speaker.script.number(node));
        const auto beside = aim.beside ? placesBeside(state, speaker.self()) : Places{};
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (isLiving(state, seat) && (aim.side == QuadrantAim::Side::Anyones ||
                                             (aim.side == QuadrantAim::Side::Own) == (seat == speaker.seat)))
                add(seat,
                    aim.beside ? beside[seat] : aim.named & (aim.extent == Extent::Row ? grid.middle : wholeSide));
        return found;
    }
    if (speaker.script.op(node) == Op::Move)
        return quadrantsToMoveTo(speaker, node);
    const auto op = speaker.script.op(node);
    if (op == Op::RecoverPlay || op == Op::RecoverIt || op == Op::SearchPlay || op == Op::DeployFree)
        return quadrantsToReturnTo(speaker, node);
    auto places = placesOf(speaker, node);
    if (speaker.script.op(node) == Op::AdjacentQuadrant) // cards never leave their side
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (seat != speaker.seat)
                places[seat] = 0;
    if (speaker.script.op(node) == Op::Create) // no place said: where units are deployed
        places[speaker.seat] = state.facts->rules.deployAnywhere ? wholeSide : backRow;
    if (speaker.script.op(node) == Op::FriendlyQuadrant && isOneEach(speaker.script.number(node)))
        for (const auto& named : speaker.named)
            if (named.node == node)
                places[speaker.seat] &= ~maskOf(named.quadrant);
    const auto side = sideOf(state, speaker.seat);
    const int room = roomOfToken(speaker, node);
    const bool alone = isLeaderToken(speaker.script, node);
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        add(seat, places[seat]);
    std::erase_if(found, [&](const auto& place) {
        const auto at = static_cast<std::size_t>(place.second);
        return place.first == speaker.seat &&
               ((alone && side.alone[at] > 0) ||
                   static_cast<int>(side.used[at]) + room > roomIn(state, speaker.seat, place.second));
    });
    return found;
}

Speaker speakerAtHand(const GameState& state, const Script& script)
{
    const auto& process = state.process;
    Speaker speaker{.state = state,
        .script = script,
        .seat = process.seat,
        .source = process.source,
        .done = process.done,
        .named = process.named,
        .meant = process.meant,
        .underway = process.on,
        .placeSeat = process.placeSeat,
        .place = process.place,
        .player = process.player,
        .had = process.had,
        .paid = (process.naming == Naming::Declared ? state.declared : state.effect).paid,
        .healed = process.healed};
    const auto& cause = state.effect.cause;
    if (process.naming != Naming::Declared && cause.is<Destroyed>())
        speaker.destroyer = cause.other;
    if (process.naming != Naming::Declared && cause.is<AttackDeclared, Joined, Fought>()) {
        speaker.attacker = cause.card;
        speaker.defender = cause.other;
    }
    if (process.naming != Naming::Declared && (isOfAttack(cause) || cause.is<Withstood>())) {
        speaker.attacker = cause.other;
        speaker.defender = cause.card;
    }
    return speaker;
}

const Script* scriptAtHand(const GameState& state)
{
    if (!state.process.on)
        return nullptr;
    return scriptOfEffect(state, state.process.naming == Naming::Declared ? state.declared : state.effect);
}

namespace {

// "any one discard pile", "any player's deck"
bool isOfAnyPlayer(const Script& script, NodeId node)
{
    return script.op(node) == Op::LookTopAny ||
           (script.op(node) == Op::TargetOpponent && script.number(node) == form::TargetOpponent::Player) ||
           (script.op(node) == Op::RemoveCards && (script.number(node) == form::RemoveCards::AnyOnePile ||
                                                      script.number(node) == form::RemoveCards::AnyPile));
}

} // namespace

// Whether the player named last has what he is to sacrifice, discard or lose.
static bool canDoHis(const Speaker& speaker, NodeId deed)
{
    const auto& state = speaker.state;
    if (speaker.player == noSeat)
        return true;
    switch (speaker.script.op(deed)) {
    case Op::PlayerDiscards: return !state.pile(speaker.player, Zone::Hand).empty();
    case Op::PlayerLoses: return state.player(speaker.player).points > 0;
    case Op::PlayerSacrifices: {
        const auto what = speaker.script.at(deed, 1);
        return describedCount(speaker, speaker.script.at(what, 0), speaker.player) > 0;
    }
    default: return true;
    }
}

// Whose pile, or which opponent: those in whose piles there is what is looked for, where there are any.
static void addPlayers(const Speaker& speaker, const Choice& choice, std::vector<Action>& all)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        if (isLiving(state, seat) && (seat != speaker.seat || isOfAnyPlayer(script, choice.node)))
            all.push_back(act::chooseQuadrant(choice.seat, seat, Quadrant::None));
    if (script.op(choice.node) == Op::RemoveCards) {
        const auto isEmpty = [&](const Action& action) { // nothing in it is what is looked for
            return cardsToPick(speaker,
                {.seat = choice.seat, .node = script.at(choice.node, 0), .whose = action.other, .zone = Zone::Discard})
                .empty();
        };
        if (!std::ranges::all_of(all, isEmpty))
            std::erase_if(all, isEmpty);
    }
}

// The modes not chosen yet that can be done; all of them where none can.
static void addModes(const Speaker& speaker, const Choice& choice, std::vector<Action>& all)
{
    const auto& script = speaker.script;
    const auto isChosen = [&](int mode) {
        return std::ranges::any_of(
            speaker.named, [&](const Named& named) { return named.node == choice.node && named.value == mode; });
    };
    const auto modes = [&](bool doable) {
        for (int mode = 1; mode <= static_cast<int>(modesOf(script.node(choice.node))); ++mode)
            if (const auto part = script.at(choice.node, static_cast<std::size_t>(mode - 1));
                !isChosen(mode) && (!doable || (canBeDone(speaker, part) && canDoHis(speaker, part))))
                all.push_back(act::chooseValue(choice.seat, mode));
    };
    modes(true);
    if (all.empty())
        modes(false);
}

std::vector<Action> choices(const GameState& state)
{
    const auto& process = state.process;
    const auto& choice = process.choice;
    const auto* script = scriptAtHand(state);
    std::vector<Action> all;
    if (state.asking && state.asking->among.empty())
        return {act::chooseValue(choice.seat, 1), act::chooseValue(choice.seat, 0)};
    if (state.asking)
        for (const auto card : state.asking->among)
            all.push_back(act::chooseCard(choice.seat, card));
    if (!script)
        return all;
    const auto speaker = speakerAtHand(state, *script);
    switch (choice.kind) {
    case ChoiceKind::Card:
    case ChoiceKind::Pile: {
        auto cards = choice.kind == ChoiceKind::Card ? cardsToChoose(speaker, choice.node)
                                                     : cardsToPick(speaker, choice);
        leaveForOthers(speaker, choice.node, cards);
        leaveForTargets(speaker, choice.node, cards);
        for (const auto card : cards)
            all.push_back(act::chooseCard(choice.seat, card));
        break;
    }
    case ChoiceKind::Player:
        if (isOfTargetPile(script->node(choice.node))) {
            for (const auto seat : opponentsWithCards(speaker, script->at(choice.node, 0)))
                all.push_back(act::chooseQuadrant(choice.seat, seat, Quadrant::None));
            break;
        }
        addPlayers(speaker, choice, all);
        break;
    case ChoiceKind::Quadrant:
        for (const auto& [seat, quadrant] : quadrantsToChoose(speaker, choice.node))
            all.push_back(act::chooseQuadrant(choice.seat, seat, quadrant));
        break;
    case ChoiceKind::Yes:
        all.push_back(act::chooseValue(choice.seat, 1));
        all.push_back(act::chooseValue(choice.seat, 0));
        break;
    case ChoiceKind::Mode: addModes(speaker, choice, all); break;
    case ChoiceKind::Keyword:
        for (std::size_t i = 1; i <= state.facts->keywords.size(); ++i)
            all.push_back(act::chooseValue(choice.seat, static_cast<int>(i)));
        break;
    case ChoiceKind::Number:
        for (int value = script->op(choice.node) == Op::MoveCounters ? countersToMove(speaker, choice.node)
                         : script->op(choice.node) == Op::CostMarkers
                             ? markersOn(state, speaker.source, labelOf(*script, script->at(choice.node, 1)))
                             : script->number(script->at(choice.node, 0));
             value >= 0; --value)
            all.push_back(act::chooseValue(choice.seat, value));
        break;
    case ChoiceKind::None: break;
    }
    if (choice.mayStop || all.empty()) // what could have been chosen may be gone by hand
        all.push_back(act::done(choice.seat));
    return all;
}

static Extent extentOf(const Script& script, NodeId node)
{
    return script.op(node) == Op::TargetQuadrant ? aimOf(script.number(node)).extent : Extent::Quadrant;
}

Extent extentAsked(const GameState& state)
{
    const auto* script = scriptAtHand(state);
    return script && state.process.choice.kind == ChoiceKind::Quadrant ? extentOf(*script, state.process.choice.node)
                                                                       : Extent::Quadrant;
}

bool isMeant(const GameState& state, const Action& choice, SeatIndex whose, Quadrant quadrant)
{
    if (choice.kind != ActionKind::Choose || !isQuadrant(choice.quadrant) || !isQuadrant(quadrant))
        return false;
    const auto extent = extentAsked(state);
    if (extent == Extent::Column) // players sit face to face
        return columnOf(choice.quadrant) == columnOf(whose == choice.other ? quadrant : facing(quadrant));
    return choice.other == whose &&
           (extent == Extent::Row ? rowWord(choice.quadrant) == rowWord(quadrant) : choice.quadrant == quadrant);
}

std::string_view chosenKeyword(const GameState& state, std::int32_t value)
{
    const auto& keywords = state.facts->keywords;
    const auto at = static_cast<std::size_t>(value) - 1;
    return at < keywords.size() ? std::string_view(keywords[at].first) : std::string_view();
}

std::vector<SeatIndex> opponentsWithCards(Speaker speaker, NodeId pick)
{
    speaker.named = {}; // also where one has been picked by now
    std::vector<SeatIndex> seats;
    for (SeatIndex seat = 0; seat < speaker.state.players.size(); ++seat)
        if (seat != speaker.seat && isLiving(speaker.state, seat) &&
            !cardsToPick(speaker, {.node = pick, .whose = seat, .zone = Zone::Discard}).empty())
            seats.push_back(seat);
    return seats;
}

Missing missingFor(const GameState& state, const Script& script, SeatIndex seat, CardId source, int paid)
{
    const Speaker speaker{.state = state, .script = script, .seat = seat, .source = source, .paid = paid};
    if (!canPay(speaker, costsOf(script), true))
        return Missing::Price;
    if (script.op(rootNode) == Op::ActiveIf && !holds(speaker, script.at(rootNode, 0)))
        return Missing::Condition;
    return canBeDone(speaker, rootNode) ? Missing::Nothing : Missing::Target;
}

// Whether each target it asks for is there, before anything happens; of what is chosen among, for one at least.
bool canBeDone(const Speaker& speaker, NodeId part)
{
    const auto& script = speaker.script;
    const auto end = script.endOf(part);
    // Alone nobody has an enemy's.
    for (auto node = part; script.places && node < end && script.op(node) != Op::Modes; ++node)
        if (script.op(node) == Op::TargetQuadrant && quadrantsToChoose(speaker, node).empty())
            return false;
    if (!script.targets || script.places) // a Quadrant is chosen first, and then what is in it
        return true;
    for (auto node = part; node < end; ++node) {
        const auto op = script.op(node);
        const bool after = op == Op::If && !(script.number(node) == form::If::Last);
        if (op == Op::May || op == Op::MayPay || after || op == Op::IfDo || op == Op::ForEach || op == Op::TheirModes)
            return true; // what comes after is named when it happens
        if (op == Op::Modes) {
            bool one = false;
            for (std::size_t i = 0; i < script.node(node).count; ++i)
                one = one || canBeDone(speaker, script.at(node, i));
            return one;
        }
        if (isOfTargetPile(script.node(node)) && opponentsWithCards(speaker, script.at(node, 0)).empty())
            return false;
        if (picksTarget(script, node) &&
            cardsToPick(speaker, {.seat = speaker.seat, .node = node, .whose = speaker.seat, .zone = Zone::Discard})
                .empty())
            return false;
        const auto choice = isNamedTarget(script, node) ? choiceOf(speaker, node) : std::nullopt;
        if (!choice)
            continue;
        if (const auto first = decidedBy(speaker, node);
            first == 0 ? !canChoose(speaker, node, choice->least)
                       : std::ranges::none_of(cardsToChoose(speaker, first),
                             [&](CardId card) { return canFollow(speaker, first, card, node, choice->least); }))
            return false;
    }
    return true;
}

} // namespace nexus::model
