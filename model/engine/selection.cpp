// Which cards a group names: known to all, meant by "it", or chosen by a player.
#include "model/engine/selection.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"

#include <algorithm>
#include <limits>

namespace nexus::model {

CardId Speaker::self() const
{
    const auto& card = state.card(source);
    return card.zone == Zone::Attached ? card.host : source;
}

namespace {

bool mentions(const Script& script, Op op)
{
    return std::ranges::any_of(script.nodes, [&](const ScriptNode& node) { return node.op == op; });
}

// Whom what has triggered the text is said of: "when this unit attacks a unit, … each other unit".
bool isOfCause(const Speaker& speaker, CardId id)
{
    const auto& script = speaker.script;
    const auto when = script.op(rootNode) == Op::Triggered ? script.op(script.at(rootNode, 0)) : Op::None;
    const bool attack = when == Op::WhenAttacksWhom;
    return (id == speaker.attacker && (attack || mentions(script, Op::Attacker))) ||
           (id == speaker.defender && (attack || mentions(script, Op::Defender))) ||
           (id == speaker.destroyer &&
               (when == Op::WhenDestroys || when == Op::WhenAttackDestroys || mentions(script, Op::Destroyer)));
}

} // namespace

// What "other" and "another" leave out: the card that speaks, and what it has spoken of before `node`.
bool isSpokenOf(const Speaker& speaker, NodeId node, CardId id)
{
    if (speaker.than != noCard)
        return id == speaker.than;
    const auto isIt = [&](const Target& target) { return target.card == id; };
    const auto isNamed = [&](const Named& named) {
        return named.target.card == id && (node < named.node || node >= speaker.script.endOf(named.node));
    };
    return id == speaker.self() || id == speaker.source || std::ranges::any_of(speaker.done, isIt) ||
           isOfCause(speaker, id) || std::ranges::any_of(speaker.named, isNamed);
}

namespace {

// What "another target" leaves out: after "target friendly unit" that one, and this card may be it.
bool isOneTargetBefore(const Speaker& speaker, NodeId group, CardId id)
{
    return std::ranges::any_of(
        speaker.named, [&](const Named& named) { return named.target.card == id && named.node < group; });
}

// What a choice asks beside its noun.
bool isOfChoice(const Speaker& speaker, const GroupChoice& choice, CardId card)
{
    return (!choice.ofYours || speaker.state.card(card).owner == speaker.seat) &&
           (!choice.another || !isSpokenOf(speaker, choice.group, card));
}

} // namespace

std::vector<CardId> meant(const Speaker& speaker, NodeId group)
{
    if (auto known = knownGroup(speaker, group))
        return *known;
    std::vector<CardId> cards;
    if (const auto choice = choiceOf(speaker, group))
        eachDescribed(speaker, choice->noun, [&](CardId card) {
            if (isOfChoice(speaker, *choice, card))
                cards.push_back(card);
        });
    return cards;
}

// "The unit with the highest Attack": all that have as much.
static std::vector<CardId> extremes(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    const auto kind = script.number(group);
    auto cards = described(speaker, script.at(group, 0));
    if (const auto place = script.at(group, 1); place != 0) {
        const auto places = placesOf(speaker, place);
        std::erase_if(cards, [&](CardId id) { return !standsIn(state, places, id); });
    }
    const auto value = [&](CardId card) {
        switch (kind) {
        case form::Extreme::HighestAttack: return attackOf(state, card);
        case form::Extreme::LowestAttack: return -attackOf(state, card);
        case form::Extreme::HighestDefense: return defenseOf(state, card);
        case form::Extreme::LowestDefense: return -defenseOf(state, card);
        case form::Extreme::HighestCost: return int{state.factsOf(card).cost};
        default: return -int{state.factsOf(card).cost};
        }
    };
    int most = std::numeric_limits<int>::min();
    for (const auto card : cards)
        most = std::max(most, value(card));
    std::erase_if(cards, [&](CardId card) { return value(card) < most; });
    return cards;
}

// What bore the Upgrade and left play with it, where it lies since.
static CardId bearerThatLeft(const Speaker& speaker)
{
    const auto& state = speaker.state;
    const auto upgrade = std::ranges::find(state.leftAs, speaker.source, [](const auto& left) { return left.first; });
    if (upgrade == state.leftAs.end())
        return noCard;
    for (auto left = state.leftAs.begin(); left != upgrade; ++left) { // what is attached goes after its bearer
        const auto& now = state.card(left->first);
        if (left->first == upgrade->second.host && static_cast<std::uint8_t>(left->second.visits + 1) == now.visits)
            return isInPlay(now.zone) ? noCard : left->first;
    }
    return noCard;
}

// What an Upgrade is attached to, or was when it left for its own ability.
static CardId bearerOf(const Speaker& speaker)
{
    const auto& state = speaker.state;
    const auto host = state.card(speaker.source).host;
    if (host != noCard)
        return host;
    auto bore = state.process.source == speaker.source ? state.process.bore : Target{};
    if (const auto gone = bearerThatLeft(speaker); gone != noCard)
        return gone;
    for (const auto& [left, was] : state.leftAs)
        if (left == speaker.source && was.host != noCard)
            bore = {was.host, state.card(was.host).visits};
        else if (left == bore.card) // it has gone itself
            return noCard;
    const bool there = bore.card != noCard && state.card(bore.card).visits == bore.visits &&
                       isInPlay(state.card(bore.card).zone);
    return there ? bore.card : noCard;
}

std::vector<Target> meantBy(const Speaker& speaker, NodeId pronoun)
{
    const auto of = speaker.script.node(pronoun).speaksOf;
    if (!speaker.each.empty())
        return {speaker.each.begin(), speaker.each.end()};
    std::vector<Target> found;
    for (const auto& [node, target] : speaker.meant)
        if (node == of && target.card != noCard)
            found.push_back(target);
    if (std::ranges::find(speaker.meant, of, &Meant::node) != speaker.meant.end())
        return found;
    for (const auto& named : speaker.named) // that is being named
        if (named.node == of && named.target.card != noCard)
            found.push_back(named.target);
    if (found.empty() && !speaker.underway) // what holds, and what is asked before it is done
        for (const auto card : knownGroup(speaker, of).value_or(std::vector<CardId>()))
            found.push_back({card, speaker.state.card(card).visits});
    return found;
}

std::optional<std::vector<CardId>> knownGroup(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    const auto alone = [](CardId card) { return card == noCard ? std::vector<CardId>{} : std::vector<CardId>{card}; };
    switch (script.op(group)) {
    case Op::This: return alone(speaker.source);
    case Op::Host: return alone(bearerOf(speaker));
    case Op::It: {
        const int which = script.number(group);
        const bool sided = which == form::It::ThatEnemyUnit || which == form::It::ThatFriendlyUnit;
        const auto isOf = [&](CardId card) {
            return !sided || (state.card(card).owner != speaker.seat) == (which == form::It::ThatEnemyUnit);
        };
        if (script.node(group).speaksOf == 0 && speaker.each.empty() && !sided) // of nobody else
            return alone(which == form::It::It || which == form::It::ThatCard ? speaker.self() : noCard);
        std::vector<CardId> cards;
        for (const auto& target : meantBy(speaker, group))
            if (state.card(target.card).visits == target.visits && isOf(target.card))
                cards.push_back(target.card);
        if (sided && cards.empty()) // of who attacks and who is attacked
            for (const auto card : {speaker.attacker, speaker.defender, speaker.destroyer})
                if (card != noCard && isOf(card) && isInPlay(state.card(card).zone))
                    return alone(card);
        return cards;
    }
    case Op::Attacker: return alone(speaker.attacker);
    case Op::Defender: return alone(speaker.defender);
    case Op::Destroyer: // of a unit alone
        return alone(script.number(group) == form::Destroyer::Unit && speaker.destroyer != noCard &&
                             state.factsOf(speaker.destroyer).role != CardRole::Unit
                         ? noCard
                         : speaker.destroyer);
    case Op::Each:
    case Op::Plural: return described(speaker, script.at(group, 0));
    case Op::Groups: {
        auto cards = knownGroup(speaker, script.at(group, 0));
        const auto more = knownGroup(speaker, script.at(group, 1));
        if (!cards || !more)
            return std::nullopt;
        for (const auto card : *more) // "this unit and friendly units …": once
            if (std::ranges::find(*cards, card) == cards->end())
                cards->push_back(card);
        return cards;
    }
    case Op::EachOfTheirs: {
        auto cards = described(speaker, script.at(group, 0));
        const auto named = std::ranges::find_if(speaker.named, [&](const Named& value) { return value.node == group; });
        std::erase_if(cards, [&](CardId card) {
            const auto owner = state.card(card).owner;
            return owner == speaker.seat || (named != speaker.named.end() && owner != named->seat);
        });
        return cards;
    }
    case Op::Extreme: { // among equals the player chooses
        auto cards = extremes(speaker, group);
        return cards.size() > 1 ? std::nullopt : std::optional(std::move(cards));
    }
    case Op::EachOfYours: return described(speaker, script.at(group, 0), speaker.seat);
    default: return std::nullopt;
    }
}

bool isTarget(const Script& script, NodeId group)
{
    return script.op(group) == Op::Target || ((script.op(group) == Op::UpTo || script.op(group) == Op::Another) &&
                                                 script.number(group) == form::Another::Target);
}

std::vector<CardId> namedFor(const Speaker& speaker, NodeId group)
{
    std::vector<CardId> cards;
    for (const auto& [node, target, seat, quadrant, value] : speaker.named)
        if (node == group && target.card != noCard && speaker.state.card(target.card).visits == target.visits)
            cards.push_back(target.card);
    return cards;
}

// Of a known group, or of what has been chosen.
CardId firstOfGroup(const Speaker& speaker, NodeId group)
{
    const auto cards = knownGroup(speaker, group).value_or(namedFor(speaker, group));
    return cards.empty() ? noCard : cards.front();
}

void eachKnown(const Speaker& speaker, NodeId group, EachCard work)
{
    const auto& script = speaker.script;
    switch (script.op(group)) {
    case Op::This: return work(speaker.source);
    case Op::Host:
        if (const auto bearer = bearerOf(speaker); bearer != noCard)
            work(bearer);
        return;
    case Op::Each:
    case Op::Plural: return eachDescribed(speaker, script.at(group, 0), work);
    case Op::EachOfYours: return eachDescribed(speaker, script.at(group, 0), work, speaker.seat);
    default:
        for (const auto card : knownGroup(speaker, group).value_or(std::vector<CardId>{}))
            work(card);
    }
}

bool inGroup(const Speaker& speaker, NodeId group, CardId card)
{
    if (const auto choice = choiceOf(speaker, group)) {
        if (const auto named = namedFor(speaker, group); speaker.script.op(group) == Op::Target && !named.empty())
            return std::ranges::find(named, card) != named.end();
        return describes(speaker, choice->noun, card) && isOfChoice(speaker, *choice, card);
    }
    const auto& script = speaker.script;
    const auto op = script.op(group);
    if (op == Op::This)
        return card == speaker.source;
    if (op == Op::Host)
        return card != noCard && card == bearerOf(speaker);
    if (op == Op::Each || op == Op::Plural)
        return describes(speaker, script.at(group, 0), card);
    if (op == Op::EachOfYours)
        return speaker.state.card(card).owner == speaker.seat && describes(speaker, script.at(group, 0), card);
    if (op == Op::Groups)
        return inGroup(speaker, script.at(group, 0), card) || inGroup(speaker, script.at(group, 1), card);
    const auto known = knownGroup(speaker, group);
    return known && std::find(known->begin(), known->end(), card) != known->end();
}

std::optional<GroupChoice> choiceOf(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto counted = [&](bool upTo, bool yours) {
        const auto most = static_cast<std::size_t>(std::max(0, script.number(script.at(group, 0))));
        return GroupChoice{upTo ? std::size_t{0} : most, most, group, script.at(group, 1), yours, false};
    };
    switch (script.op(group)) {
    case Op::Target:
        return script.number(group) == form::Target::Several
                   ? counted(false, false)
                   : GroupChoice{1, 1, group, script.at(group, 0), false, false};
    case Op::Another:
        return GroupChoice{1, 1, group, script.at(group, 0), script.number(group) == form::Another::OfYours, true};
    case Op::Some:
        return script.number(group) == form::Some::Any ? GroupChoice{1, 1, group, script.at(group, 0), false, false}
                                                       : counted(false, false);
    case Op::OfYours: return counted(false, true);
    case Op::UpTo: {
        auto choice = counted(true, false);
        choice.least = script.number(group) == form::UpTo::OneAtLeast ? 1 : 0; // "one or two"
        return choice;
    }
    case Op::UpToOfYours: return counted(true, true);
    case Op::Extreme: return GroupChoice{1, 1, group, script.at(group, 0), false, false};
    case Op::OneOf: return GroupChoice{1, 1, group, group, false, false};
    case Op::AnyNumber:
        return GroupChoice{
            0, maxCardsInGame, group, script.at(group, 0), script.number(group) == form::AnyNumber::OfYours, false};
    default: return std::nullopt;
    }
}

NodeId targetBefore(const Speaker& speaker, NodeId another)
{
    const auto& script = speaker.script;
    if (script.op(another) != Op::Another || script.number(another) != form::Another::Target ||
        script.op(rootNode) == Op::Triggered)
        return 0;
    const auto says = [&](NodeId group, Op op) {
        for (auto node = group; node < script.endOf(group); ++node)
            if (script.op(node) == op)
                return true;
        return false;
    };
    for (NodeId node = rootNode; node < another; ++node)
        if (script.op(node) == Op::Target && says(node, Op::Friendly) == says(another, Op::Friendly) &&
            says(node, Op::Enemy) == says(another, Op::Enemy))
            return node;
    return 0;
}

// What opponents cannot choose: hidden until it acts, shielded.
bool mayChoose(const Speaker& speaker, const GroupChoice& choice, CardId id)
{
    const auto& state = speaker.state;
    const auto& card = state.card(id);
    const bool others = card.owner != speaker.seat;
    if (speaker.script.op(choice.group) == Op::Extreme) {
        const auto cards = extremes(speaker, choice.group);
        return std::ranges::find(cards, id) != cards.end();
    }
    if (speaker.script.op(choice.group) == Op::OneOf) // chosen already
        return describes(speaker, choice.noun, id);
    if (others && (card.is(CardFlag::Shielded) || isHidden(state, id)))
        return false;
    if (choice.ofYours && others)
        return false;
    const auto chosenFor = speaker.script.op(choice.group);
    const bool target = others || chosenFor == Op::Target ||
                        (speaker.script.number(choice.group) == form::UpTo::Target &&
                            (chosenFor == Op::UpTo || chosenFor == Op::Another)); // one's own can also be merely chosen
    const auto& held = state.heldOf(id);
    if ((target && held.noEventsAtAll && state.factsOf(speaker.source).role == CardRole::Event) ||
        (held.picky && cannotBeChosenBy(state, id, speaker.source)))
        return false;
    if (others) {
        if (held.noAbilities && state.factsOf(speaker.source).role != CardRole::Event)
            return false;
        const auto root = speaker.script.op(rootNode);
        if (held.noActiveAim && (root == Op::Active || root == Op::ActiveIf))
            return false;
        if (held.noTexts || held.noEffects || (held.noEvents && state.factsOf(speaker.source).role == CardRole::Event))
            return false;
    }
    const bool second = targetBefore(speaker, choice.group) != 0;
    if (choice.another &&
        (second ? isOneTargetBefore(speaker, choice.group, id) : isSpokenOf(speaker, choice.group, id)))
        return false;
    return describes(speaker, choice.noun, id);
}

} // namespace nexus::model
