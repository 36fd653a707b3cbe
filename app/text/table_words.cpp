#include "app/text/table_words.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/engine/foresight.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <cstdlib>

namespace nexus::app {

using namespace model;

namespace {

struct TableTexts {
    NEXUS_WORDS(TableTexts)
};

// Long enough to tell abilities apart in a row.
constexpr std::size_t abilityLength = 90;

std::string shortened(const std::string& text)
{
    if (text.size() <= abilityLength)
        return text;
    auto end = text.rfind(' ', abilityLength);
    if (end == std::string::npos || end == 0)
        end = abilityLength;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end; // not inside of a letter
    return text.substr(0, end) + "…";
}

// What a text offers where it offers one thing: "put it into your hand" of "You may put it into your hand."
std::string onlyOffer(const std::string& text)
{
    constexpr std::string_view may = "ou may ";
    const auto at = text.find(may);
    if (at == std::string::npos || text.find(may, at + 1) != std::string::npos)
        return {};
    const auto from = at + may.size();
    return text.substr(from, text.find('.', from) - from);
}

// A clause of a rule text as a sentence begins; rule texts are English.
std::string capitalized(std::string clause)
{
    if (!clause.empty() && clause.front() >= 'a' && clause.front() <= 'z')
        clause.front() = static_cast<char>(clause.front() - 'a' + 'A');
    return clause;
}

std::string wordOf(const std::array<const char*, boardWords>& words, int at)
{
    return TableTexts::tr(words[static_cast<std::size_t>(at)]);
}

} // namespace

std::string quadrantWords(Quadrant quadrant)
{
    static constexpr std::array rows{NEXUS_TEXT("TableTexts", "front"), NEXUS_TEXT("TableTexts", "inner front"),
        NEXUS_TEXT("TableTexts", "middle"), NEXUS_TEXT("TableTexts", "inner back"), NEXUS_TEXT("TableTexts", "back")};
    static constexpr std::array columns{NEXUS_TEXT("TableTexts", "left"), NEXUS_TEXT("TableTexts", "inner left"),
        NEXUS_TEXT("TableTexts", "centre"), NEXUS_TEXT("TableTexts", "inner right"), NEXUS_TEXT("TableTexts", "right")};
    return isQuadrant(quadrant) ? filled(TableTexts::tr("%1 %2", "a Quadrant by its row and its column"),
                                      {wordOf(rows, rowWord(quadrant)), wordOf(columns, columnOf(quadrant))})
                                : std::string();
}

std::string lineWords(Extent extent, Quadrant quadrant)
{
    if (extent == Extent::Row)
        return wordOf(std::array{NEXUS_TEXT("TableTexts", "front row"), NEXUS_TEXT("TableTexts", "inner front row"),
                          NEXUS_TEXT("TableTexts", "middle row"), NEXUS_TEXT("TableTexts", "inner back row"),
                          NEXUS_TEXT("TableTexts", "back row")},
            rowWord(quadrant));
    if (extent == Extent::Column)
        return wordOf(std::array{NEXUS_TEXT("TableTexts", "left column"), NEXUS_TEXT("TableTexts", "inner left column"),
                          NEXUS_TEXT("TableTexts", "centre column"), NEXUS_TEXT("TableTexts", "inner right column"),
                          NEXUS_TEXT("TableTexts", "right column")},
            columnOf(quadrant));
    return quadrantWords(quadrant);
}

std::string windowsWords(Windows windows)
{
    switch (windows) {
    case Windows::Never: return TableTexts::tr("never: put them on the chain by hand");
    case Windows::WhenPossible: return TableTexts::tr("where a player could have one");
    case Windows::Always: return TableTexts::tr("after every action, which gives nothing away");
    case Windows::WhenFitting: break;
    }
    return TableTexts::tr("where one fits what has happened");
}

std::string pileWords(Zone zone)
{
    switch (zone) {
    case Zone::Deck: return TableTexts::tr("deck", "a place on the table");
    case Zone::Hand: return TableTexts::tr("hand", "a place on the table");
    case Zone::Field: return TableTexts::tr("battlefield", "a place on the table");
    case Zone::Loadout: return TableTexts::tr("loadout", "a place on the table");
    case Zone::Terrain: return TableTexts::tr("terrain", "a place on the table");
    case Zone::Attached: return TableTexts::tr("attached", "a place on the table");
    case Zone::Under: return TableTexts::tr("under another card", "a place on the table");
    case Zone::Missions: return TableTexts::tr("missions", "a place on the table");
    case Zone::Playing: return TableTexts::tr("being played", "a place on the table");
    case Zone::Discard: return TableTexts::tr("discard pile", "a place on the table");
    case Zone::Removed: return TableTexts::tr("removed from the game", "a place on the table");
    case Zone::Out: break;
    }
    return TableTexts::tr("out of the game", "a place on the table");
}

std::string flagWords(const GameFacts& facts, CardFlag flag)
{
    const auto keyword = [&](Mechanic mechanic) { return facts.mechanics[static_cast<std::size_t>(mechanic)]; };
    switch (flag) {
    case CardFlag::Exhausted: return TableTexts::tr("exhausted", "state of a card");
    case CardFlag::Suppressed: return TableTexts::tr("Suppressed", "state of a card");
    case CardFlag::Blanked: return keyword(Mechanic::Blanked);
    case CardFlag::Marked: return keyword(Mechanic::Mark);
    case CardFlag::Acted: return TableTexts::tr("has acted this round", "state of a card");
    case CardFlag::Saved:
        return filled(TableTexts::tr("%1 used this round", "a keyword"), {keyword(Mechanic::SuppressedInstead)});
    case CardFlag::Grown:
        return filled(TableTexts::tr("%1 used this round", "a keyword"), {keyword(Mechanic::GrowsWhenAttacked)});
    case CardFlag::Shielded: return TableTexts::tr("safe from opponents' effects this round", "state of a card");
    case CardFlag::StaysExhausted: return TableTexts::tr("stays exhausted next round", "state of a card");
    case CardFlag::MayMove: return TableTexts::tr("may move", "state of a card");
    case CardFlag::AttacksOn: return TableTexts::tr("can only attack again", "state of a card");
    case CardFlag::Complete: return TableTexts::tr("complete", "state of a card");
    case CardFlag::Used: return TableTexts::tr("used", "state of a card");
    case CardFlag::Token: return TableTexts::tr("token", "state of a card");
    case CardFlag::Recalled:
    case CardFlag::JustLeft: break;
    }
    return {};
}

SeatIndex waitedFor(const GameState& state)
{
    switch (state.stage) {
    case Stage::ChooseFirst: return state.decides;
    case Stage::Turn:
    case Stage::DeployMore:
    case Stage::JoinAttack:
    case Stage::FollowUp: return state.active;
    case Stage::Triggers:
    case Stage::Response: return state.asked;
    case Stage::Effect: return state.effect.seat;
    case Stage::Choose: return state.process.choice.seat;
    case Stage::Flip:
    case Stage::Over: break;
    }
    return noSeat;
}

TableWords::TableWords(const GameState& state)
    : m_state(state)
{
}

std::string TableWords::player(SeatIndex seat) const
{
    if (seat >= m_state.facts->seats.size())
        return TableTexts::tr("nobody");
    const auto& name = m_state.facts->seats[seat].name;
    return name.empty() ? filled(TableTexts::tr("Player %1"), {std::to_string(seat + 1)}) : name;
}

std::string TableWords::points(std::int64_t count) const
{
    const auto& unit = m_state.facts->unit;
    return unit.empty() ? std::to_string(count) : std::to_string(count) + " " + unit;
}

std::string TableWords::price(SeatIndex seat, int cost) const
{
    return filled(TableTexts::tr("%1, leaves %2", "4 CP, leaves 3"),
        {points(cost), std::to_string(m_state.player(seat).points - cost)});
}

std::string TableWords::ability(const Action& action) const
{
    const auto& text = abilityText(m_state, action.card, action.ability);
    return text.empty() ? TableTexts::tr("ability") : shortened(text);
}

TableWords::ActionText TableWords::action(const Action& action) const
{
    const auto card = [&] { return m_state.name(action.card); };
    switch (action.kind) {
    case ActionKind::Deploy: {
        const auto cost = price(action.seat, costOf(m_state, action.card));
        if (action.target != noCard)
            return {filled(TableTexts::tr("Attach to %1"), {aimedAt(action.target, action.seat)}), cost};
        if (action.quadrant == Quadrant::None)
            return {TableTexts::tr("Deploy into the loadout"), cost};
        return {filled(TableTexts::tr("Deploy %1", "to a quadrant"), {quadrantWords(action.quadrant)}), cost};
    }
    case ActionKind::DeployMore:
        return {filled(TableTexts::tr("Deploy %1 too"), {card()}), price(action.seat, costOf(m_state, action.card))};
    case ActionKind::Evolve:
        return {filled(TableTexts::tr("Evolve from %1"), {aimedAt(action.target, action.seat)}),
            price(action.seat, evolveCostOf(m_state, action.card))};
    case ActionKind::UseAbility: {
        const auto* found = abilityOf(m_state, action.card, action.ability);
        const auto ability = found ? *found : Ability();
        return {this->ability(action),
            ability.anyCost
                ? filled(TableTexts::tr("X = %1: %2"), {std::to_string(action.value), price(action.seat, action.value)})
                : price(action.seat, abilityCostOf(m_state, action.card, action.ability))};
    }
    case ActionKind::Attack:
        return {filled(TableTexts::tr("Attack %1", "a card"), {aimedAt(action.target, action.seat)}), outcome(action)};
    case ActionKind::JoinAttack:
        return {filled(TableTexts::tr("%1 joins the attack"), {aimedAt(action.card, action.seat)}),
            filled(TableTexts::tr("Attack %1", "a number"), {std::to_string(attackOf(m_state, action.card))})};
    case ActionKind::PlayEvent: {
        const bool again = m_state.card(action.card).zone == Zone::Discard;
        return {again ? TableTexts::tr("Play it out of the discard pile") : TableTexts::tr("Play it"),
            price(action.seat, costOf(m_state, action.card))};
    }
    case ActionKind::Move:
        return {filled(TableTexts::tr("Move %1", "to a quadrant"), {quadrantWords(action.quadrant)}),
            TableTexts::tr("exhausts")};
    case ActionKind::FollowUp:
        return {filled(TableTexts::tr("%1 moves %2", "to a quadrant"),
                    {aimedAt(action.card, action.seat), quadrantWords(action.quadrant)}),
            ""};
    case ActionKind::Trigger: {
        const auto& facts = m_state.factsOf(action.card);
        const bool event = facts.role == CardRole::Event;
        const auto by = action.target == noCard ? std::string() : " (" + m_state.name(action.target) + ")";
        return {card() + by + ": " + ability(action),
            event ? price(action.seat, costOf(m_state, action.card)) : std::string()};
    }
    case ActionKind::FlipInitiative:
        return {
            m_state.players.size() > 1 ? TableTexts::tr("Flip for initiative") : TableTexts::tr("Shuffle and begin"),
            ""};
    case ActionKind::ChooseFirst:
        return {filled(m_state.players.size() > 1 ? TableTexts::tr("%1 acts first") : TableTexts::tr("%1 begins"),
                    {player(action.other)}),
            m_state.decides == noSeat ? TableTexts::tr("the flip could not decide") : std::string()};
    case ActionKind::Done:
        return {m_state.stage == Stage::DeployMore   ? TableTexts::tr("No more units with it")
                : m_state.stage == Stage::Choose     ? TableTexts::tr("No more")
                : m_state.stage == Stage::JoinAttack ? TableTexts::tr("Attack now")
                                                     : TableTexts::tr("Stay"),
            ""};
    case ActionKind::Choose: return choice(action);
    case ActionKind::Pass: return {TableTexts::tr("Pass"), ""};
    case ActionKind::PassPriority:
        return {m_state.stage == Stage::Response ? TableTexts::tr("No response") : TableTexts::tr("No triggers"), ""};
    case ActionKind::EffectDone: return {TableTexts::tr("The effect is carried out"), ""};
    case ActionKind::CompleteMission: return {filled(TableTexts::tr("Challenge met: complete %1"), {card()}), ""};
    case ActionKind::UseMission:
        return {filled(TableTexts::tr("Use the ability of %1"), {card()}), TableTexts::tr("once a game")};
    case ActionKind::Concede:
        return {m_state.players.size() > 2 ? filled(TableTexts::tr("%1 concedes"), {player(action.seat)})
                                           : TableTexts::tr("Concede"),
            ""};
    default: return {std::string(actionId(action.kind)), ""};
    }
}

// With where it is, where another unit of that name is in play elsewhere.
std::string TableWords::aimedAt(CardId target, SeatIndex seat) const
{
    const auto& self = m_state.card(target);
    const auto name = m_state.name(target);
    bool elsewhere = false, others = false;
    for (const auto& player : m_state.players)
        for (const auto id : player.pile(Zone::Field))
            if (const auto& other = m_state.card(id); id != target && m_state.name(id) == name) {
                others = others || other.owner != self.owner;
                elsewhere = elsewhere || other.quadrant != self.quadrant;
            }
    if (!elsewhere && !others)
        return name;
    return filled(TableTexts::tr("%1 (%2)", "a card, where it is"),
        {name, others ? whereabouts(target, seat) : quadrantWords(self.quadrant)});
}

// Who chooses, and for what, is said beside them.
TableWords::ActionText TableWords::choice(const Action& action) const
{
    if (action.card != noCard)
        return {m_state.name(action.card), whereabouts(action.card, action.seat)};
    if (isQuadrant(action.quadrant))
        return {lineWords(extentAsked(m_state), action.quadrant),
            action.other == action.seat ? std::string() : player(action.other)};
    return {action.other == noSeat ? answerWords(action) : player(action.other), ""};
}

std::string TableWords::answerWords(const Action& action) const
{
    if (m_state.process.choice.kind == ChoiceKind::Mode)
        if (const auto* script = scriptAtHand(m_state))
            if (auto text = script->modeText(m_state.process.choice.node, static_cast<std::size_t>(action.value));
                !text.empty())
                return text;
    if (m_state.process.choice.kind == ChoiceKind::Keyword)
        return std::string(chosenKeyword(m_state, action.value));
    if (m_state.process.choice.kind == ChoiceKind::Number)
        return std::to_string(action.value);
    if (m_state.process.choice.kind == ChoiceKind::Mode)
        return filled(TableTexts::tr("The %1. of them"), {std::to_string(action.value)});
    if (const auto clause = askedClause(); !clause.empty())
        return action.value == 1 ? capitalized(clause) : TableTexts::tr("Do not");
    return action.value == 1 ? TableTexts::tr("Yes") : TableTexts::tr("No");
}

std::string TableWords::askedClause() const
{
    const auto& choice = m_state.process.choice;
    if (choice.kind != ChoiceKind::Yes)
        return {};
    if (auto clause = onlyOffer(askingText()); !clause.empty())
        return clause;
    const auto* script = scriptAtHand(m_state);
    return script && choice.node < script->nodes.size() ? script->offerText(choice.node) : std::string();
}

std::string TableWords::askingText() const
{
    const auto& effect = m_state.effect;
    return effect.card == m_state.process.source && effect.kind != EffectKind::Event
               ? abilityText(m_state, effect.card, effect.ability)
               : std::string();
}

std::string TableWords::question() const
{
    const auto& choice = m_state.process.choice;
    const auto name = m_state.name(m_state.process.source);
    if (const auto share = shareAtHand(m_state))
        return filled(
            TableTexts::tr("Which is the next? %1 of %2."), {std::to_string(share->next), std::to_string(share->all)});
    switch (choice.kind) {
    case ChoiceKind::Yes: {
        const auto clause = askedClause();
        return clause.empty() ? filled(TableTexts::tr("Do what %1 offers?"), {name}) : capitalized(clause) + "?";
    }
    case ChoiceKind::Card:
        return choice.mayStop ? TableTexts::tr("Choose a card, or stop.") : TableTexts::tr("Choose a card.");
    case ChoiceKind::Pile: return filled(TableTexts::tr("Choose a card: %1."), {pileWords(choice.zone)});
    case ChoiceKind::Quadrant: return TableTexts::tr("Choose a place.");
    case ChoiceKind::Player: return TableTexts::tr("Choose a player.");
    case ChoiceKind::Mode: return TableTexts::tr("Choose one:");
    case ChoiceKind::Keyword: return TableTexts::tr("Choose a keyword.");
    case ChoiceKind::Number: return TableTexts::tr("Choose a number.");
    case ChoiceKind::None: break;
    }
    return waitsFor();
}

std::string TableWords::outcome(const Action& attack) const
{
    if (attack.kind != ActionKind::Attack)
        return {};
    if (!m_dry) {
        m_dry = m_state;
        m_dry->windows = Windows::Never;
    }
    auto copy = *m_dry;
    Happenings told;
    if (!apply(copy, attack, &told))
        return {};
    while (copy.stage == Stage::JoinAttack && apply(copy, act::done(attack.seat), &told)) {}
    return fought(told, attack.card, attack.target);
}

std::string TableWords::fought(const Happenings& told, CardId attacker, CardId target)
{
    std::string numbers, end, own;
    for (const auto& happening : told) {
        if (const auto sums = happening.as<happened::Fought>(); happening.is<happened::Fought>())
            numbers = filled(
                TableTexts::tr("%1 against %2"), {std::to_string(sums.attack), std::to_string(sums.defense)});
        if (happening.card == attacker && happening.kind == HappeningKind::Destroyed)
            own = TableTexts::tr("attacker destroyed");
        if (happening.card != target || !end.empty())
            continue;
        switch (happening.kind) {
        case HappeningKind::Destroyed: end = TableTexts::tr("destroyed"); break;
        case HappeningKind::RemovedFromGame: end = TableTexts::tr("removed from the game"); break;
        case HappeningKind::Saved: end = TableTexts::tr("Suppressed instead of destroyed"); break;
        case HappeningKind::Suppressed: end = TableTexts::tr("Suppressed"); break;
        case HappeningKind::Withstood: end = TableTexts::tr("no effect"); break;
        default: break;
        }
    }
    return numbers.empty() ? std::string() : numbers + ": " + (own.empty() ? end : own);
}

std::vector<std::string> TableWords::conditions(CardId id) const
{
    const auto& card = m_state.card(id);
    const auto& facts = *m_state.facts;
    std::vector<std::string> words;
    if (card.is(CardFlag::Suppressed))
        words.push_back(flagWords(facts, CardFlag::Suppressed));
    else if (card.is(CardFlag::Exhausted))
        words.push_back(flagWords(facts, CardFlag::Exhausted));
    if (card.impact > 0)
        words.push_back(
            facts.mechanics[static_cast<std::size_t>(Mechanic::Impact)] + " " + std::to_string(card.impact));
    for (const auto flag : {CardFlag::MayMove, CardFlag::AttacksOn, CardFlag::Blanked, CardFlag::Marked,
             CardFlag::StaysExhausted, CardFlag::Shielded, CardFlag::Complete, CardFlag::Used})
        if (card.is(flag))
            words.push_back(flagWords(facts, flag));
    const auto pair = [](int attack, int defense) {
        return (attack < 0 ? "" : "+") + std::to_string(attack) + "/" + (defense < 0 ? "" : "+") +
               std::to_string(defense);
    };
    if (card.attack != 0 || card.defense != 0)
        words.push_back(pair(card.attack, card.defense));
    if (card.roundAttack != 0 || card.roundDefense != 0)
        words.push_back(
            filled(TableTexts::tr("%1 this round", "a bonus"), {pair(card.roundAttack, card.roundDefense)}));
    if (card.counters > 0)
        words.push_back(TableTexts::tr("%n counters", nullptr, card.counters));
    if (card.zone == Zone::Field)
        for (auto& keyword : keywordWords(m_state, id, bit(Mechanic::Size) | bit(Mechanic::Evolves)))
            words.push_back(std::move(keyword));
    if (card.is(CardFlag::Token))
        words.push_back(flagWords(facts, CardFlag::Token));
    return words;
}

std::string TableWords::parts(const Strength& strength) const
{
    if (strength.suppressed)
        return TableTexts::tr("Suppressed");
    if (strength.total() == strength.printed)
        return {};
    auto text = filled(TableTexts::tr("%1 printed"), {std::to_string(strength.printed)});
    const auto add = [&](int number, const auto& what) {
        if (number != 0)
            text += ", " + filled(what(), {(number > 0 ? "+" : "−") + std::to_string(std::abs(number))});
    };
    add(strength.counters, [] { return TableTexts::tr("%1 counters", "a bonus"); });
    add(strength.round, [] { return TableTexts::tr("%1 this round", "a bonus"); });
    add(strength.upgrades, [] { return TableTexts::tr("%1 Upgrades", "a bonus"); });
    add(strength.neighbours,
        [&] { return "%1 " + m_state.facts->mechanics[static_cast<std::size_t>(Mechanic::NeighbourDefense)]; });
    add(strength.backRow, [] { return TableTexts::tr("%1 back row", "a bonus"); });
    return text;
}

std::string TableWords::range(CardId id) const
{
    const int range = rangeOf(m_state, id);
    const auto& words = m_state.facts->ranges;
    return range >= 0 && static_cast<std::size_t>(range) < words.size() ? words[static_cast<std::size_t>(range)] : "";
}

std::string TableWords::numbers(CardId id) const
{
    const auto& facts = m_state.factsOf(id);
    std::string text;
    const auto add = [&](const std::string& what, const Strength& strength) {
        text += (text.empty() ? "" : ", ") + filled(what, {std::to_string(strength.total())});
        if (const auto made = parts(strength); !made.empty())
            text += " (" + made + ")";
    };
    if (facts.fights)
        add(TableTexts::tr("Attack %1", "a number"), attackStrength(m_state, id));
    if (facts.hasDefense)
        add(TableTexts::tr("Defense %1", "a number"), defenseStrength(m_state, id));
    if (const auto reach = range(id); !reach.empty())
        text += ", " + reach;
    return text;
}

std::string TableWords::shortReason(const Refusal& refusal) const
{
    switch (refusal.code) {
    case RefusalCode::NotEnoughPoints:
        return filled(TableTexts::tr("%1 short", "3 CP"), {points(refusal.need - refusal.have)});
    case RefusalCode::QuadrantFull:
    case RefusalCode::TerrainLimit:
    case RefusalCode::SecondAlone: return TableTexts::tr("no room");
    case RefusalCode::EntryBarred: return TableTexts::tr("way barred");
    case RefusalCode::NoHost: return TableTexts::tr("nothing to go on");
    case RefusalCode::NotInPhase: return TableTexts::tr("not this phase");
    default: return {};
    }
}

std::string TableWords::byHand(CardId id) const
{
    const auto* scripts = m_state.facts->textsPlay ? m_state.scriptsOf(id) : nullptr;
    if (!scripts || scripts->byHand == 0)
        return {};
    return scripts->byHand == scripts->texts ? TableTexts::tr("by hand", "a card's text")
                                             : TableTexts::tr("partly by hand", "a card's text");
}

std::string TableWords::card(CardId id) const
{
    const auto& card = m_state.card(id);
    std::string text = m_state.name(id);
    if (card.zone == Zone::Hand)
        text += ", " + points(costOf(m_state, id));
    if (const auto figures = numbers(id); !figures.empty())
        text += ", " + figures;
    for (const auto& condition : conditions(id))
        text += ", " + condition;
    if (const auto hand = byHand(id); !hand.empty())
        text += ", " + hand;
    return text + "; " + whereabouts(id);
}

std::string TableWords::whereabouts(CardId id, SeatIndex of) const
{
    const auto& card = m_state.card(id);
    const auto place = isQuadrant(card.quadrant) ? quadrantWords(card.quadrant)
                       : card.host != noCard
                           ? filled(TableTexts::tr("on %1", "a card it is attached to"), {m_state.name(card.host)})
                           : pileWords(card.zone);
    return card.owner == of ? place : player(card.owner) + ", " + place;
}

std::string TableWords::waitsFor() const
{
    const auto seat = waitedFor(m_state);
    const auto name = player(seat);
    switch (m_state.stage) {
    case Stage::Flip:
        return m_state.players.size() > 1 ? TableTexts::tr("The decks wait for the initiative flip.")
                                          : TableTexts::tr("The deck waits to be shuffled.");
    case Stage::ChooseFirst:
        return seat == noSeat ? TableTexts::tr("The flip could not decide: say who acts first.")
                              : filled(TableTexts::tr("%1 says who acts first."), {name});
    case Stage::Turn: return filled(TableTexts::tr("%1 acts."), {name});
    case Stage::DeployMore:
        return filled(TableTexts::tr("%1 may deploy more with %2."), {name, m_state.name(m_state.declared.card)});
    case Stage::JoinAttack:
        return filled(
            TableTexts::tr("%1 may let others join the attack of %2."), {name, m_state.name(m_state.declared.card)});
    case Stage::FollowUp: return filled(TableTexts::tr("%1 may move units that attacked."), {name});
    case Stage::Triggers:
        return filled(
            m_state.next == Next::RoundEnd ? TableTexts::tr("%1 may trigger abilities at the end of the round.")
            : m_state.next == Next::RoundTriggers || m_state.next == Next::FirstTurn || m_state.next == Next::Sequence
                ? TableTexts::tr("%1 may trigger abilities at the start of the round.")
                : TableTexts::tr("%1 may trigger abilities."),
            {name});
    case Stage::Response: return filled(TableTexts::tr("%1 may respond once."), {name});
    case Stage::Effect:
        return filled(TableTexts::tr("%1 carries out %2 by hand."), {name, m_state.name(m_state.effect.card)});
    case Stage::Choose:
        if (const auto share = shareAtHand(m_state))
            return filled(TableTexts::tr("%1 chooses for %2: %3 of %4."),
                {name, m_state.name(m_state.process.source), std::to_string(share->next), std::to_string(share->all)});
        return filled(asksForPrice(m_state) ? TableTexts::tr("%1 chooses what to pay for %2.")
                                            : TableTexts::tr("%1 chooses for %2."),
            {name, m_state.name(m_state.process.source)});
    case Stage::Over: break;
    }
    return m_state.winner == noSeat ? TableTexts::tr("The game is over: nobody won.")
                                    : filled(TableTexts::tr("%1 has won."), {player(m_state.winner)});
}

std::vector<std::string> effectSteps(const GameState& state, const Effect& effect, const Catalogue& catalogue)
{
    const auto& words = state.wordsOf(effect.card);
    const auto card = words.card ? std::optional(catalogue.card(*words.card)) : std::nullopt;
    const bool event = effect.kind == EffectKind::Event || effect.kind == EffectKind::Copy;
    const auto& ability = abilityText(state, effect.card, effect.ability);
    const std::string text = !event && !ability.empty() ? ability : card ? card->rules : std::string();
    std::vector<std::string> steps;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_of(".\n", at), text.size());
        auto sentence = std::string(trimmed(std::string_view(text).substr(at, end - at)));
        at = end + 1;
        const auto label = sentence.find(": ");
        if (label != std::string::npos && sentence.find(' ') > label) { // "Effect: …"
            steps.clear();
            sentence = sentence.substr(label + 2);
        }
        const bool keyword = card &&
                             std::find(card->keywords.begin(), card->keywords.end(), sentence) != card->keywords.end();
        if (!sentence.empty() && !keyword)
            steps.push_back(std::move(sentence));
    }
    return steps;
}

} // namespace nexus::app
