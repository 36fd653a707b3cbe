#include "model/engine/selection.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::array<Zone, 4> inPlay{Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached};

bool isOfSubtype(const GameState& state, CardId card, int subtype)
{
    const auto* scripts = state.scriptsOf(card);
    return scripts && std::find(scripts->subtypes.begin(), scripts->subtypes.end(), subtype) != scripts->subtypes.end();
}

bool isOfDomain(const GameState& state, CardId card, int domain)
{
    const auto* scripts = state.scriptsOf(card);
    const auto mask = 1U << static_cast<unsigned>(std::abs(domain) - 1);
    const bool is = scripts && (scripts->domains & mask) != 0;
    return domain < 0 ? !is : is;
}

bool hasKeyword(const GameState& state, CardId card, const ScriptNode& keyword)
{
    switch (static_cast<Mechanic>(keyword.word)) {
    case Mechanic::Blanked: return state.card(card).is(CardFlag::Blanked);
    case Mechanic::Mark: return state.card(card).is(CardFlag::Marked);
    case Mechanic::Impact: return state.card(card).impact > 0;
    default: return has(state, card, static_cast<Mechanic>(keyword.word));
    }
}

bool isHead(const Speaker& speaker, NodeId node, CardId card)
{
    const auto& state = speaker.state;
    const auto zone = state.card(card).zone;
    switch (speaker.script.op(node)) {
    case Op::Unit: return zone == Zone::Field;
    case Op::Asset: return zone == Zone::Loadout;
    case Op::Upgrade: return zone == Zone::Attached;
    case Op::Terrain: return zone == Zone::Terrain;
    case Op::UnitOrAsset: return zone == Zone::Field || zone == Zone::Loadout;
    case Op::Leader: return zone == Zone::Field && state.factsOf(card).alone;
    case Op::OfSubtype: return isOfSubtype(state, card, speaker.script.node(speaker.script.at(node, 0)).word);
    default: return false;
    }
}

bool passes(const Speaker& speaker, NodeId filter, CardId id)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto& card = state.card(id);
    const auto& node = script.node(filter);
    const auto number = [&] { return script.number(script.at(filter, 0)); };
    const auto word = [&](std::size_t part) { return script.node(script.at(filter, part)).word; };
    switch (node.op) {
    case Op::Both: return passes(speaker, script.at(filter, 0), id) && passes(speaker, script.at(filter, 1), id);
    case Op::Friendly: return card.owner == speaker.seat;
    case Op::Enemy: return card.owner != speaker.seat;
    case Op::Other: return id != speaker.self() && id != speaker.source;
    case Op::NonLeader: return !state.factsOf(id).alone;
    case Op::IsLeader: return state.factsOf(id).alone;
    case Op::Ready: return !card.is(CardFlag::Exhausted);
    case Op::Exhausted: return card.is(CardFlag::Exhausted);
    case Op::Suppressed: return card.is(CardFlag::Suppressed);
    case Op::Marked: return card.is(CardFlag::Marked);
    case Op::IsToken: return card.is(CardFlag::Token);
    case Op::NonToken: return !card.is(CardFlag::Token);
    case Op::IsSubtype: return isOfSubtype(state, id, word(0)) || (node.number == 1 && isOfSubtype(state, id, word(1)));
    case Op::IsDomain: return isOfDomain(state, id, word(0));
    case Op::CostAtMost: return state.factsOf(id).cost <= number();
    case Op::CostAtLeast: return state.factsOf(id).cost >= number();
    case Op::CostIs: return state.factsOf(id).cost == number();
    case Op::DefenseAtMost: return defenseOf(state, id) <= number();
    case Op::DefenseAtLeast: return defenseOf(state, id) >= number();
    case Op::AttackAtMost: return attackOf(state, id) <= number();
    case Op::AttackAtLeast: return attackOf(state, id) >= number();
    case Op::Having:
        return hasKeyword(state, id, script.node(script.at(filter, 0))) ||
               (node.number == 1 && hasKeyword(state, id, script.node(script.at(filter, 1))));
    case Op::Lacking: return !hasKeyword(state, id, script.node(script.at(filter, 0)));
    case Op::WithImpact: return card.impact > 0;
    case Op::WithRange: return rangeOf(state, id) == static_cast<int>(state.facts->ranges.size()) - 1;
    case Op::WithUpgrade: return !upgradesOf(state, id).empty();
    case Op::OnBattlefield: return true; // in play, as every card asked
    case Op::At: {
        const auto at = card.zone == Zone::Attached ? state.card(card.host).quadrant : card.quadrant;
        return isQuadrant(at) && (placesOf(speaker, script.at(filter, 0))[card.owner] & maskOf(at)) != 0;
    }
    default: return false;
    }
}

bool isCardWith(const Script& script, NodeId with, const CardFacts& facts)
{
    switch (script.op(with)) {
    case Op::None: return true;
    case Op::CostAtMost: return facts.cost <= script.number(script.at(with, 0));
    case Op::CostAtLeast: return facts.cost >= script.number(script.at(with, 0));
    case Op::Having: return (facts.mechanics & keywordsOf(script, script.at(with, 0))) != 0;
    default: return false;
    }
}

// Where the card stands, or stood when it left.
Quadrant whereIs(const GameState& state, CardId id)
{
    const auto at = state.card(id).quadrant;
    if (isQuadrant(at))
        return at;
    for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
        if (left->first == id)
            return left->second.quadrant;
    return Quadrant::None;
}

CardId firstOf(std::span<const Target> targets) { return targets.empty() ? noCard : targets.front().card; }

} // namespace

CardId Speaker::self() const
{
    const auto& card = state.card(source);
    return card.zone == Zone::Attached ? card.host : source;
}

bool describes(const Speaker& speaker, NodeId noun, CardId card)
{
    const auto& script = speaker.script;
    switch (script.op(noun)) {
    case Op::With: return passes(speaker, script.at(noun, 0), card) && describes(speaker, script.at(noun, 1), card);
    case Op::Those: return isHead(speaker, script.at(noun, 0), card) && passes(speaker, script.at(noun, 1), card);
    default: return isHead(speaker, noun, card);
    }
}

bool isCalled(const Speaker& speaker, NodeId noun, CardId id)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto& facts = state.factsOf(id);
    const auto role = [&](NodeId type) { return static_cast<CardRole>(script.node(type).word) == facts.role; };
    if (script.op(noun) == Op::Those)
        return isCalled(speaker, script.at(noun, 0), id) && isCardWith(script, script.at(noun, 1), facts);
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1)) {
        const auto adjective = script.op(script.at(noun, 0));
        const bool is = (adjective == Op::NonLeader && !facts.alone) ||
                        (adjective == Op::Friendly && state.card(id).owner == speaker.seat) ||
                        (adjective == Op::Other && id != speaker.source);
        if (!is)
            return false;
    }
    switch (script.op(noun)) {
    case Op::Card: return true;
    case Op::OfType: return role(script.at(noun, 0));
    case Op::OfTypes: return role(script.at(noun, 0)) || role(script.at(noun, 1));
    case Op::OfSubtype: return isOfSubtype(state, id, script.node(script.at(noun, 0)).word);
    default: return false;
    }
}

bool isPickable(const Speaker& speaker, NodeId pick, CardId id)
{
    const auto& script = speaker.script;
    if (script.op(pick) != Op::Pick)
        return true; // any card
    if (!isCalled(speaker, script.at(pick, 1), id))
        return false;
    return isCardWith(script, script.at(pick, 2), speaker.state.factsOf(id));
}

std::vector<CardId> described(const Speaker& speaker, NodeId noun)
{
    std::vector<CardId> found;
    for (const auto& player : speaker.state.players)
        for (const auto zone : inPlay)
            for (const auto card : player.pile(zone))
                if (describes(speaker, noun, card))
                    found.push_back(card);
    return found;
}

std::optional<std::vector<CardId>> knownGroup(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    const auto alone = [](CardId card) { return card == noCard ? std::vector<CardId>{} : std::vector<CardId>{card}; };
    switch (script.op(group)) {
    case Op::This: return alone(speaker.source);
    case Op::Host: return alone(state.card(speaker.source).host);
    case Op::It: {
        if (speaker.it.empty())
            return alone(speaker.self());
        std::vector<CardId> cards;
        for (const auto& target : speaker.it)
            if (state.card(target.card).visits == target.visits)
                cards.push_back(target.card);
        return cards;
    }
    case Op::Attacker: return alone(speaker.attacker);
    case Op::Defender: return alone(speaker.defender);
    case Op::Each:
    case Op::Plural: return described(speaker, script.at(group, 0));
    case Op::Groups: {
        auto cards = knownGroup(speaker, script.at(group, 0));
        const auto more = knownGroup(speaker, script.at(group, 1));
        if (!cards || !more)
            return std::nullopt;
        cards->insert(cards->end(), more->begin(), more->end());
        return cards;
    }
    case Op::EachOfYours: {
        auto cards = described(speaker, script.at(group, 0));
        std::erase_if(cards, [&](CardId card) { return state.card(card).owner != speaker.seat; });
        return cards;
    }
    default: return std::nullopt;
    }
}

bool inGroup(const Speaker& speaker, NodeId group, CardId card)
{
    if (const auto choice = choiceOf(speaker, group))
        return describes(speaker, choice->noun, card) &&
               (!choice->ofYours || speaker.state.card(card).owner == speaker.seat) &&
               (!choice->another || card != speaker.self());
    const auto& script = speaker.script;
    const auto op = script.op(group);
    if (op == Op::Each || op == Op::Plural)
        return describes(speaker, script.at(group, 0), card);
    if (op == Op::EachOfYours)
        return speaker.state.card(card).owner == speaker.seat && describes(speaker, script.at(group, 0), card);
    const auto known = knownGroup(speaker, group);
    return known && std::find(known->begin(), known->end(), card) != known->end();
}

std::optional<GroupChoice> choiceOf(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto counted = [&](bool upTo, bool yours) {
        const auto most = static_cast<std::size_t>(std::max(0, script.number(script.at(group, 0))));
        return GroupChoice{upTo ? std::size_t{0} : most, most, script.at(group, 1), yours, false};
    };
    switch (script.op(group)) {
    case Op::Target: return GroupChoice{1, 1, script.at(group, 0), false, false};
    case Op::Another: return GroupChoice{1, 1, script.at(group, 0), false, true};
    case Op::Some:
        return script.number(group) == 1 ? GroupChoice{1, 1, script.at(group, 0), false, false} : counted(false, false);
    case Op::OfYours: return counted(false, true);
    case Op::UpTo: return counted(true, false);
    case Op::UpToOfYours: return counted(true, true);
    case Op::AnyNumber: return GroupChoice{0, maxCardsInGame, script.at(group, 0), false, false};
    default: return std::nullopt;
    }
}

// What opponents cannot choose: hidden until it acts, shielded.
bool mayChoose(const Speaker& speaker, const GroupChoice& choice, CardId id)
{
    const auto& state = speaker.state;
    const auto& card = state.card(id);
    const bool others = card.owner != speaker.seat;
    if (others &&
        (card.is(CardFlag::Shielded) || (!card.is(CardFlag::Acted) && has(state, id, Mechanic::HiddenUntilActing))))
        return false;
    if (choice.ofYours && others)
        return false;
    if (others && id < state.held.size()) {
        const auto& held = state.held[id];
        if (held.noTexts || (held.noEvents && state.factsOf(speaker.source).role == CardRole::Event))
            return false;
    }
    const auto isIt = [&](const Target& target) { return target.card == id; };
    if (choice.another &&
        (speaker.it.empty() ? id == speaker.self() : std::any_of(speaker.it.begin(), speaker.it.end(), isIt)))
        return false;
    return describes(speaker, choice.noun, id);
}

Places placesOf(const Speaker& speaker, NodeId place)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto self = speaker.self();
    const auto owner = state.card(self).owner;
    Places places{};
    const auto every = [&](QuadrantMask own, QuadrantMask others) {
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = seat == owner ? own : others;
    };
    const auto mask = [](Quadrant at) { return isQuadrant(at) ? maskOf(at) : QuadrantMask{0}; };
    const auto at = whereIs(state, self);
    constexpr QuadrantMask front = 0x07, back = 0x38;
    const auto columnMask = [](int column) {
        return static_cast<QuadrantMask>(0x09U << static_cast<unsigned>(column));
    };
    const auto number = script.number(place);
    const auto sides = [&](QuadrantMask row) {
        every(number == 3 ? QuadrantMask{0} : row, number == 0 ? QuadrantMask{0} : row);
    };
    switch (script.op(place)) {
    case Op::Here: {
        const auto it = number == 2 ? firstOf(speaker.it) : noCard;
        const auto who = it == noCard ? self : it;
        places[state.card(who).owner] = mask(whereIs(state, who));
        break;
    }
    case Op::SameQuadrant:
        if (number == 1 && speaker.placeSeat != noSeat)
            places[speaker.placeSeat] = mask(speaker.place);
        else if (const auto it = firstOf(speaker.it); it != noCard)
            places[state.card(it).owner] = mask(whereIs(state, it));
        break;
    case Op::SameQuadrantAs:
        if (const auto group = knownGroup(speaker, script.at(place, 0)); group && !group->empty())
            places[state.card(group->front()).owner] = mask(whereIs(state, group->front()));
        break;
    case Op::AdjacentQuadrant: {
        const auto it = number == 0 ? firstOf(speaker.it) : noCard;
        const auto who = it == noCard ? self : it;
        if (const auto from = whereIs(state, who); isQuadrant(from))
            places[state.card(who).owner] = cardinal(from);
        break;
    }
    case Op::ForwardQuadrant:
        if (isQuadrant(at))
            isFront(at) ? every(0, mask(facing(at))) : every(mask(quadrantAt(columnOf(at))), 0);
        break;
    case Op::InColumn:
        if (isQuadrant(at))
            every(columnMask(columnOf(at)), columnMask(2 - columnOf(at)));
        break;
    case Op::InRow:
        if (isQuadrant(at))
            places[owner] = isFront(at) ? front : back;
        break;
    case Op::FrontRow: sides(front); break;
    case Op::BackRow: sides(back); break;
    case Op::TargetQuadrant:
        for (const auto& named : speaker.named)
            if (named.node == place)
                places[named.seat] = mask(named.quadrant);
        break;
    case Op::FriendlyQuadrant:
        places[speaker.seat] = number == 0 || number == 3 ? wholeSide : number == 2 ? front : back;
        break;
    default: break;
    }
    return places;
}

bool holds(const Speaker& speaker, NodeId condition)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto number = [&] { return script.number(script.at(condition, 0)); };
    const auto who = [&] {
        const auto group = knownGroup(speaker, script.at(condition, 0));
        return group ? *group : std::vector<CardId>{};
    };
    const auto all = [&](auto&& test) {
        const auto cards = who();
        return !cards.empty() && std::all_of(cards.begin(), cards.end(), test);
    };
    const auto mine = [&](NodeId noun) {
        const auto cards = described(speaker, noun);
        return static_cast<int>(std::count_if(
            cards.begin(), cards.end(), [&](CardId card) { return state.card(card).owner == speaker.seat; }));
    };
    switch (script.op(condition)) {
    case Op::AllOf: return holds(speaker, script.at(condition, 0)) && holds(speaker, script.at(condition, 1));
    case Op::IfThereAre: return static_cast<int>(described(speaker, script.at(condition, 1)).size()) >= number();
    case Op::IfIn: {
        const auto places = placesOf(speaker, script.at(condition, 1));
        return all([&](CardId id) {
            const auto& card = state.card(id);
            return isQuadrant(card.quadrant) && (places[card.owner] & maskOf(card.quadrant)) != 0;
        });
    }
    case Op::IfHas: {
        const auto& keyword = script.node(script.at(condition, 1));
        return all([&](CardId card) { return hasKeyword(state, card, keyword); });
    }
    case Op::IfIs:
    case Op::IfOf: return all([&](CardId card) { return passes(speaker, script.at(condition, 1), card); });
    case Op::IfControl: return mine(script.at(condition, 1)) >= number();
    case Op::IfControlNo: return mine(script.at(condition, 0)) == 0;
    case Op::IfHandAtLeast: return static_cast<int>(state.pile(speaker.seat, Zone::Hand).size()) >= number();
    default: return false;
    }
}

int amountOf(const Speaker& speaker, NodeId amount)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto of = [&](auto&& value) {
        const auto cards = knownGroup(speaker, script.at(amount, 0));
        return cards && !cards->empty() ? value(cards->front()) : 0;
    };
    switch (script.op(amount)) {
    case Op::Number: return script.number(amount);
    case Op::Value: return amountOf(speaker, script.at(amount, 0));
    case Op::PrintedCost: return of([&](CardId card) { return int{state.factsOf(card).cost}; });
    case Op::ItsAttack: return of([&](CardId card) { return attackOf(state, card); });
    case Op::PrintedAttack: return of([&](CardId card) { return int{state.factsOf(card).attack}; });
    case Op::ItsDefense: return of([&](CardId card) { return defenseOf(state, card); });
    case Op::PrintedDefense: return of([&](CardId card) { return int{state.factsOf(card).defense}; });
    case Op::PrintedSum:
        return of([&](CardId card) { return state.factsOf(card).attack + state.factsOf(card).defense; });
    case Op::HowMany: return static_cast<int>(described(speaker, script.at(amount, 0)).size());
    default: return 0;
    }
}

Bonus bonusOf(const Script& script, NodeId bonus)
{
    const auto first = script.number(script.at(bonus, 0));
    switch (script.op(bonus)) {
    case Op::AttackBonus: return {first, 0};
    case Op::DefenseBonus: return {0, first};
    case Op::BothBonus: return {first, script.number(script.at(bonus, 1))};
    default: return {};
    }
}

Mechanics keywordsOf(const Script& script, NodeId keywords)
{
    if (script.op(keywords) == Op::BothKeywords)
        return keywordsOf(script, script.at(keywords, 0)) | keywordsOf(script, script.at(keywords, 1));
    return script.op(keywords) == Op::Keyword ? bit(static_cast<Mechanic>(script.node(keywords).word)) : Mechanics{0};
}

Held grantOf(const Script& script, NodeId keywords)
{
    Held held{.granted = keywordsOf(script, keywords)};
    const auto& node = script.node(keywords);
    if (node.op == Op::Keyword && static_cast<Mechanic>(node.word) == Mechanic::GrowsWhenAttacked)
        held.adapt = static_cast<std::int8_t>(node.number);
    return held;
}

Held prohibition(const Script& script, NodeId deed)
{
    const auto op = script.op(deed);
    Held held;
    if (op == Op::ToAttack || op == Op::ToAttackOrUse)
        held.granted = bit(Mechanic::CannotAttack);
    held.noActives = op == Op::ToUseActives || op == Op::ToAttackOrUse;
    return held;
}

namespace {

// What one text in play adds to a cost.
int changeOf(const Speaker& who, NodeId node, CardId card, int cost)
{
    const auto& state = who.state;
    const auto& script = who.script;
    const auto owner = state.card(card).owner;
    const auto number = [&](std::size_t part) { return script.number(script.at(node, part)); };
    const auto isFirst = [&](auto&& fits) {
        const auto& played = state.player(owner).playedThisRound;
        return fits(card) && std::none_of(played.begin(), played.end(), fits);
    };
    const auto named = [&](CardId id) { return isCalled(who, script.at(node, 0), id); };
    const auto event = [&](CardId id) { return state.factsOf(id).role == CardRole::Event; };
    switch (script.op(node)) {
    case Op::AllHold:
        return changeOf(who, script.at(node, 0), card, cost) + changeOf(who, script.at(node, 1), card, cost);
    case Op::While: return holds(who, script.at(node, 0)) ? changeOf(who, script.at(node, 1), card, cost) : 0;
    case Op::FirstCosts: return owner == who.seat && isFirst(named) ? -std::min(cost, number(1)) : 0;
    case Op::FirstCostsAtLeast:
        return owner == who.seat && isFirst(named) ? -std::clamp(cost - number(2), 0, number(1)) : 0;
    case Op::FirstEventTaxed: return owner != who.seat && isFirst(event) ? number(0) : 0;
    default: return 0;
    }
}

template <class Visit> void eachHolding(const GameState& state, Visit&& visit)
{
    if (!state.facts->someHold)
        return;
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions})
            for (const auto card : state.pile(seat, zone)) {
                const auto* scripts = state.scriptsOf(card);
                if (scripts && scripts->holds && !state.card(card).is(CardFlag::Blanked))
                    for (const auto& script : scripts->scripts)
                        visit(Speaker{.state = state, .script = script, .seat = seat, .source = card});
            }
}

} // namespace

int costOf(const GameState& state, CardId card)
{
    int cost = state.factsOf(card).cost;
    int change = 0;
    eachHolding(state, [&](const Speaker& who) { change += changeOf(who, rootNode, card, cost); });
    return std::max(0, cost + change);
}

int abilityCostOf(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto worker = state.card(card).zone == Zone::Attached ? state.card(card).host : card;
    int change = 0;
    eachHolding(state, [&](const Speaker& who) {
        const auto& script = who.script;
        if (script.op(rootNode) == Op::ActivesCost && inGroup(who, script.at(rootNode, 0), worker))
            change -= script.number(script.at(rootNode, 1));
    });
    return std::max(0, state.factsOf(card).abilities[ability].cost + change);
}

} // namespace nexus::model
