#include "model/engine/scene.h"

#include "model/engine/scene_orders.h"

#include "model/base/names.h"
#include "model/base/text.h"
#include "model/engine/action.h"
#include "model/engine/legal_actions.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <system_error>
#include <utility>

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, sceneOrderKinds> orderKinds{
    "event", "ability", "attack", "deploy", "move", "trigger", "no-response", "pass", "mission", "concede"};

// Every card a seat needs, as its deck and its missions.
class SceneDeck {
public:
    SceneDeck(const SceneSeat& seat, const DeckChecker& checker)
    {
        const auto& ruleset = checker.ruleset();
        const auto mainId = ruleset.tableRules.deck;
        const auto& income = ruleset.tableRules.income;
        const auto addTo = [&](const SectionId& section, const std::string& card) {
            (void)addCopies(deck.sectionOrNew(section), DeckEntry{.card = card});
        };
        const auto add = [&](const std::string& card) { addTo(mainId, card); };
        const auto addCards = [&](const std::vector<std::string>& cards) {
            std::for_each(cards.begin(), cards.end(), add);
        };
        const auto addPlaced = [&](const SceneCard& card) {
            add(card.card);
            addCards(card.attached);
        };
        if (income)
            for (const auto* missions : {&seat.missions, &seat.completed})
                for (const auto& mission : *missions)
                    addTo(income->section, mission);
        addCards(seat.hand);
        addCards(seat.deck);
        addCards(seat.discard);
        std::for_each(seat.loadout.begin(), seat.loadout.end(), addPlaced);
        std::ranges::for_each(seat.terrains, addCards);
        for (const auto& cards : seat.field)
            std::ranges::for_each(cards, addPlaced);
    }
    Deck deck;
};

// Puts the cards of one seat where the scene has them, out of its deck.
class Placing {
public:
    Placing(GameState& state, SeatIndex seat, GameFacts& facts)
        : m_state(state)
        , m_facts(facts)
        , m_seat(seat)
    {
        std::swap(m_left, pile(Zone::Deck));
    }

    CardId put(const std::string& name, Zone zone, Quadrant quadrant = Quadrant::None, CardId host = noCard)
    {
        const auto wanted = fold(name);
        const auto it = std::find_if(m_left.begin(), m_left.end(), [&](CardId card) { return isCalled(card, wanted); });
        if (it == m_left.end())
            return noCard;
        const auto card = *it;
        m_left.erase(it);
        auto& placed = m_state.cards[card];
        if (!fits(m_state.factsOf(card).role, zone) && !m_misplaced)
            m_misplaced = name;
        placed.zone = zone;
        placed.quadrant = quadrant;
        placed.host = host;
        pile(zone).push_back(card);
        return card;
    }
    void complete(const std::string& mission)
    {
        const auto& all = pile(Zone::Missions);
        const auto it = std::find_if(all.begin(), all.end(), [&, wanted = fold(mission)](CardId card) {
            return isCalled(card, wanted) && !m_state.card(card).is(CardFlag::Complete);
        });
        if (it != all.end())
            m_state.cards[*it].set(CardFlag::Complete);
        else
            m_misplaced = mission;
    }
    // The first card that lies where it cannot.
    [[nodiscard]] std::optional<std::string> misplaced() const
    {
        if (m_misplaced)
            return m_misplaced;
        const auto side = sideOf(m_state, m_seat);
        const auto& rules = m_state.facts->rules;
        const auto overfull = [&](Quadrant quadrant) {
            const auto at = static_cast<std::size_t>(quadrant);
            return !m_state.facts->grid.has(quadrant) ||
                   static_cast<int>(side.used[at]) > roomIn(m_state, m_seat, quadrant) || side.alone[at] > 1 ||
                   side.terrains[at] > static_cast<std::uint32_t>(rules.board.terrains);
        };
        for (const auto zone : {Zone::Field, Zone::Terrain})
            for (const auto card : m_state.pile(m_seat, zone))
                if (overfull(m_state.card(card).quadrant))
                    return m_state.name(card);
        return std::nullopt;
    }
    void put(const SceneCard& card, Zone zone, Quadrant quadrant = Quadrant::None)
    {
        const auto id = put(card.card, zone, quadrant);
        if (id == noCard)
            return;
        auto& placed = m_state.cards[id];
        placed.set(CardFlag::Exhausted, card.exhausted || card.suppressed);
        placed.set(CardFlag::Suppressed, card.suppressed);
        placed.impact = static_cast<std::int16_t>(card.impact);
        placed.attack = static_cast<std::int16_t>(card.attack);
        placed.defense = static_cast<std::int16_t>(card.defense);
        for (const auto mechanic : card.states)
            placed.set(mechanic == Mechanic::Blanked ? CardFlag::Blanked : CardFlag::Marked);
        for (const auto& [label, count] : card.markers) {
            placed.counters = static_cast<std::int16_t>(placed.counters + count);
            auto& labels = m_facts.labels;
            if (std::ranges::find(labels, fold(label)) == labels.end())
                labels.push_back(fold(label)); // a kind that no text of the scene speaks of
            if (const auto it = std::ranges::find(labels, fold(label)); it != labels.end()) // else of any kind
                m_state.markers.push_back({{id, placed.visits}, static_cast<std::int16_t>(it - labels.begin() + 1),
                    static_cast<std::int16_t>(count)});
        }
        for (const auto& upgrade : card.attached)
            put(upgrade, Zone::Attached, Quadrant::None, id);
    }

private:
    static bool fits(CardRole role, Zone zone)
    {
        switch (zone) {
        case Zone::Field: return role == CardRole::Unit;
        case Zone::Loadout: return role == CardRole::Asset;
        case Zone::Terrain: return role == CardRole::Terrain;
        case Zone::Attached: return role == CardRole::Upgrade;
        default: return true;
        }
    }
    // "Zone of Silence (Mission)" is called by its name alone, too.
    bool isCalled(CardId card, const std::string& wanted) const
    {
        const auto name = fold(m_state.name(card));
        return name == wanted || (wanted.starts_with(name) && wanted.substr(name.size()).starts_with(" ("));
    }
    std::vector<CardId>& pile(Zone zone) { return m_state.players[m_seat].piles[static_cast<std::size_t>(zone)]; }

    GameState& m_state;
    GameFacts& m_facts;
    SeatIndex m_seat;
    std::vector<CardId> m_left;
    std::optional<std::string> m_misplaced;
};

class ScenePlay {
public:
    explicit ScenePlay(PlayedScene& played)
        : m_played(played)
        , m_state(played.state)
    {
    }

    // Nothing where it went well.
    std::optional<SceneRefusal> carryOut(const SceneOrder& order)
    {
        m_steps = 0;
        const auto stop = std::exchange(m_stop, stopBefore(order));
        if (auto refused = settle()) // what is left open before is passed over
            return refused;
        m_stop = stop;
        if (!isReply(order.kind))
            m_answers.clear();
        for (auto word = order.with.rbegin(); word != order.with.rend(); ++word)
            m_answers.insert(m_answers.begin(), {noCard, *word});
        if (order.kind == SceneOrder::Kind::NoResponse)
            return m_state.asked == order.seat ? act(act::passPriority(order.seat)) : std::nullopt;
        while (isReply(order.kind) && isWindow(m_state.stage) && m_state.asked != order.seat)
            if (auto refused = window()) // of who is asked before and has no order
                return refused;
        const auto others = m_answers.size() - order.with.size();
        const auto action = actionOf(order);
        if (!action)
            return SceneRefusal{.word = m_missing, .refusal = {}};
        for (std::size_t i = 0; i + others < m_answers.size(); ++i)
            m_answers[i].of = action->card;
        if (auto refused = act(*action))
            return refused;
        return settle();
    }
    // Answers that nothing has asked for.
    [[nodiscard]] std::vector<std::string> unused() const
    {
        std::vector<std::string> words;
        for (const auto& answer : m_answers)
            words.push_back(answer.word);
        return words;
    }
    // Up to the next turn, window by window.
    std::optional<SceneRefusal> settle()
    {
        for (;;) {
            switch (m_state.stage) {
            case Stage::Triggers:
            case Stage::Response:
                if (m_stop.atWindows)
                    return std::nullopt;
                if (auto refused = window())
                    return refused;
                break;
            case Stage::Effect:
                if (m_stop.atEffects)
                    return std::nullopt;
                if (auto refused = act(act::effectDone(m_state.effect.seat)))
                    return refused;
                break;
            case Stage::Choose:
                if (auto refused = answer())
                    return refused;
                break;
            case Stage::DeployMore:
            case Stage::JoinAttack:
            case Stage::FollowUp:
                if (auto refused = further())
                    return refused;
                break;
            default: return std::nullopt;
            }
        }
    }
    // Where a game is left for the order that comes next.
    struct Stop {
        bool atWindows = false, atEffects = false;
    };
    static Stop stopBefore(const SceneOrder& next)
    {
        const bool byHand = next.kind == SceneOrder::Kind::ByHand;
        const bool ofChain = next.deed.kind == ActionKind::Negate || next.deed.kind == ActionKind::NameTarget;
        return {.atWindows = isReply(next.kind) || (byHand && ofChain), .atEffects = byHand};
    }
    static bool isReply(SceneOrder::Kind kind)
    {
        return kind == SceneOrder::Kind::NoResponse || kind == SceneOrder::Kind::Trigger;
    }
    void stop(Stop stop) { m_stop = stop; }

private:
    static bool isWindow(Stage stage) { return stage == Stage::Triggers || stage == Stage::Response; }
    std::optional<SceneRefusal> act(const Action& action)
    {
        Happenings told;
        if (++m_steps > mostSteps)
            return SceneRefusal{.why = SceneRefusal::Why::Endless,
                .word = action.card == noCard ? std::string() : m_state.name(action.card),
                .refusal = {}};
        if (auto done = apply(m_state, action, &told); !done)
            return SceneRefusal{.word = {}, .refusal = done.error()};
        m_played.actions.push_back(action);
        m_played.told.push_back(std::move(told));
        return std::nullopt;
    }
    std::optional<SceneRefusal> window()
    {
        const auto seat = m_state.asked;
        if (auto passed = act(act::passPriority(seat)); !passed)
            return std::nullopt;
        for (const auto& action : legalActions(m_state)) // one that must happen
            if (action.kind == ActionKind::Trigger && action.seat == seat &&
                isMandatory(m_state, action.card, action.ability))
                return act(action);
        return SceneRefusal{.word = "trigger", .refusal = {}};
    }
    struct OpenAnswer {
        CardId of = noCard; // whose order it stands in
        std::string word;
    };
    // The first that stands in an order of the card that asks, else the first of all.
    std::vector<OpenAnswer>::iterator nextAnswer()
    {
        const auto source = m_state.process.on ? m_state.process.source : noCard;
        const auto own = std::ranges::find(m_answers, source, &OpenAnswer::of);
        return own != m_answers.end() ? own : m_answers.begin();
    }
    // The next answer, or what may be left is left.
    std::optional<SceneRefusal> answer()
    {
        const auto all = legalActions(m_state);
        const auto chooser = m_state.process.choice.seat;
        if (const auto next = nextAnswer(); next != m_answers.end()) {
            const auto word = next->word;
            if (const auto* action = answered(all, word, chooser)) {
                m_answers.erase(next);
                return act(*action);
            }
            if (m_state.process.choice.mayStop && fold(word) == "no") // enough; what follows is for the next question
                m_answers.erase(next);
            else if (!(m_state.process.choice.mayStop || m_state.process.choice.kind == ChoiceKind::Yes))
                return SceneRefusal{.word = word, .could = couldBe(all), .refusal = {}};
        }
        for (const auto& action : all)
            if (action.kind == ActionKind::Done ||
                (action.kind == ActionKind::Choose && m_state.process.choice.kind == ChoiceKind::Yes &&
                    action.value == 0))
                return act(action);
        std::vector<Action> only;
        std::copy_if(all.begin(), all.end(), std::back_inserter(only),
            [](const Action& action) { return action.kind == ActionKind::Choose; });
        if (only.size() == 1) // nothing to choose
            return act(only.front());
        return SceneRefusal{.why = SceneRefusal::Why::Wanted,
            .word = m_state.name(m_state.process.source),
            .could = couldBe(all),
            .refusal = {}};
    }
    // Answers in the words of orders, as the chooser says them.
    [[nodiscard]] std::vector<std::string> couldBe(const std::vector<Action>& all) const
    {
        std::vector<std::string> words;
        const auto of = [&](SeatIndex seat) {
            return seat == m_state.process.choice.seat ? std::string() : std::to_string(seat + 1) + ":";
        };
        for (const auto& action : all) {
            if (action.kind != ActionKind::Choose)
                continue;
            auto word = action.card != noCard         ? of(m_state.card(action.card).owner) + m_state.name(action.card)
                        : isQuadrant(action.quadrant) ? of(action.other) + std::string(quadrantId(action.quadrant))
                        : action.other != noSeat      ? std::to_string(action.other + 1)
                        : m_state.process.choice.kind == ChoiceKind::Keyword
                            ? std::string(chosenKeyword(m_state, action.value))
                        : m_state.process.choice.kind == ChoiceKind::Yes ? (action.value == 1 ? "yes" : "no")
                                                                         : std::to_string(action.value);
            if (std::ranges::find(words, word) == words.end())
                words.push_back(std::move(word));
        }
        return words;
    }
    std::optional<SceneRefusal> further()
    {
        if (!m_answers.empty()) {
            const auto all = legalActions(m_state);
            if (const auto* action = answered(all, m_answers.front().word, m_state.active)) {
                m_answers.erase(m_answers.begin());
                return act(*action);
            }
        }
        return act(act::done(m_state.active));
    }

    struct CalledCard {
        SeatIndex seat = 0;
        std::string name;
        std::size_t number = 1;
    };
    static CalledCard called(std::string_view word, SeatIndex own)
    {
        CalledCard card{.seat = own, .name = {}};
        if (word.size() > 2 && word[1] == ':' && word[0] >= '1' && word[0] <= '4') {
            card.seat = static_cast<SeatIndex>(word[0] - '1');
            word.remove_prefix(2);
        }
        if (const auto hash = word.rfind('#'); hash != std::string_view::npos) {
            std::size_t nth = 0;
            const auto digits = word.substr(hash + 1);
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), nth);
            if (error == std::errc() && end == digits.data() + digits.size() && nth > 0) {
                card.number = nth;
                word = word.substr(0, hash);
            }
        }
        card.name = fold(trimmed(word));
        return card;
    }
    // Copies are counted where they lie: in play first, then the hand, then the rest.
    static constexpr std::array everywhere{Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Hand};
    [[nodiscard]] CardId placed(const CalledCard& wanted, std::span<const Zone> zones) const
    {
        auto left = wanted.number;
        if (wanted.seat < m_state.players.size())
            for (const auto zone : zones)
                for (const auto card : m_state.pile(wanted.seat, zone))
                    if (fold(m_state.name(card)) == wanted.name && --left == 0)
                        return card;
        return noCard;
    }
    CardId find(std::string_view word, SeatIndex own, std::initializer_list<Zone> zones)
    {
        const auto found = placed(called(word, own), zones);
        if (found == noCard)
            m_missing = word;
        return found;
    }
    // The action among those listed that a word means; of cards of one name the so-many-th of them.
    const Action* answered(const std::vector<Action>& all, const std::string& word, SeatIndex own) const
    {
        const auto wanted = called(word, own);
        const auto folded = fold(word);
        const auto numbered = word.find('#') == std::string::npos ? noCard : placed(wanted, everywhere);
        auto left = wanted.number;
        for (const auto& action : all) // as it is counted for orders
            if (numbered != noCard && action.card == numbered && action.kind != ActionKind::FollowUp)
                return &action;
        for (const auto& action : all) {
            if (action.kind != ActionKind::Choose && action.kind != ActionKind::DeployMore &&
                action.kind != ActionKind::JoinAttack && action.kind != ActionKind::FollowUp)
                continue;
            const bool card = action.card != noCard && action.kind != ActionKind::FollowUp;
            const bool place = !card && isQuadrant(action.quadrant);
            const auto whose = action.kind == ActionKind::Choose ? action.other : own;
            if (card && m_state.card(action.card).owner == wanted.seat &&
                fold(m_state.name(action.card)) == wanted.name && --left == 0)
                return &action;
            const auto named = place ? quadrantOf(wanted.name).value_or(Quadrant::None) : Quadrant::None;
            if (place && (action.kind == ActionKind::Choose ? isMeant(m_state, action, wanted.seat, named)
                                                            : whose == wanted.seat && named == action.quadrant))
                return &action;
            if (!card && !place && action.other != noSeat && folded == std::to_string(action.other + 1))
                return &action;
            const bool keyword = m_state.process.choice.kind == ChoiceKind::Keyword;
            if (keyword && action.kind == ActionKind::Choose && folded == fold(chosenKeyword(m_state, action.value)))
                return &action;
            const bool asked = m_state.process.choice.kind == ChoiceKind::Yes; // else it is a mode, or how much
            if (!keyword && !card && !place && action.other == noSeat &&
                (folded == std::to_string(action.value) || (asked && folded == (action.value == 1 ? "yes" : "no"))))
                return &action;
        }
        return nullptr;
    }

    // The X of "Pay X", the first of the answers; 0 where that is no number.
    int namedNumber()
    {
        int number = 0;
        if (m_answers.empty())
            return 0;
        const auto& word = m_answers.front().word;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc() || end != word.data() + word.size())
            return 0;
        m_answers.erase(m_answers.begin());
        return number;
    }

    std::optional<Action> actionOf(const SceneOrder& order)
    {
        using enum SceneOrder::Kind;
        const auto seat = order.seat;
        const auto inPlay = {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions};
        const auto card = [&](std::initializer_list<Zone> zones) { return find(order.card, seat, zones); };
        const auto some = [](CardId id, auto&& make) {
            return id == noCard ? std::optional<Action>() : std::optional<Action>(make(id));
        };
        const auto number = [&](CardId id) { // those that were given to it come after its own
            int left = std::max(1, order.number);
            std::uint8_t at = 0;
            anyAbility(m_state, id, [&](std::uint8_t i, const auto&) {
                at = i;
                return --left == 0;
            });
            return left == 0 ? at : std::uint8_t{0xff};
        };
        switch (order.kind) {
        case Event: return some(card({Zone::Hand, Zone::Discard}), [&](CardId id) { return act::playEvent(seat, id); });
        case Ability:
            return some(card(inPlay), [&](CardId id) {
                const auto at = number(id);
                const auto* ability = abilityOf(m_state, id, at);
                return act::useAbility(seat, id, at, ability && ability->anyCost ? namedNumber() : 0);
            });
        case Attack: {
            const auto defender = find(order.target, seat, {Zone::Field});
            return defender == noCard
                       ? std::nullopt
                       : some(card({Zone::Field}), [&](CardId id) { return act::attack(seat, id, defender); });
        }
        case Deploy: {
            if (order.on.empty())
                return some(
                    card({Zone::Hand, Zone::Discard}), [&](CardId id) { return act::deploy(seat, id, order.to); });
            const auto host = find(order.on, seat, {Zone::Field, Zone::Loadout});
            return host == noCard ? std::nullopt : some(card({Zone::Hand, Zone::Discard}), [&](CardId id) {
                const bool evolves = m_state.factsOf(id).role == CardRole::Unit;
                return evolves ? act::evolve(seat, id, host) : act::attach(seat, id, host);
            });
        }
        case Move: return some(card({Zone::Field}), [&](CardId id) { return act::move(seat, id, order.to); });
        case Trigger: {
            const auto by = order.target.empty() ? noCard
                                                 : find(order.target, seat,
                                                       {Zone::Playing, Zone::Field, Zone::Loadout, Zone::Terrain,
                                                           Zone::Attached, Zone::Discard, Zone::Removed, Zone::Hand});
            if (by == noCard && !order.target.empty())
                return std::nullopt;
            return some(find(order.card, seat,
                            {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions, Zone::Hand,
                                Zone::Discard}),
                [&](CardId id) {
                    Past past(m_state);
                    const auto causes = triggeredBy(past, id, number(id)); // the first where nobody says which
                    return act::trigger(seat, id, number(id), by != noCard || causes.empty() ? by : causes.front());
                });
        }
        case Mission: return some(card({Zone::Missions}), [&](CardId id) { return act::useMission(seat, id); });
        case Pass: return act::pass(seat);
        case Concede: return act::concede(seat);
        case ByHand: return byHand(order);
        case NoResponse: break;
        }
        return std::nullopt;
    }

    // A deed of the players: cards lie wherever they lie.
    std::optional<Action> byHand(const SceneOrder& order)
    {
        static constexpr std::array lying{Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions,
            Zone::Playing, Zone::Hand, Zone::Discard, Zone::Deck, Zone::Removed, Zone::Under};
        auto action = order.deed;
        action.seat = order.seat;
        if (uses(action.kind, Field::Seed))
            action.seed = m_state.luck + m_played.actions.size();
        if (uses(action.kind, Field::Quadrant))
            action.quadrant = order.to;
        const auto lies = [&](Field field, const std::string& word, CardId& out) {
            if (!uses(action.kind, field) || word.empty())
                return true;
            out = placed(called(word, order.seat), lying);
            m_missing = word;
            return out != noCard;
        };
        if (!lies(Field::Card, order.card, action.card) || !lies(Field::Target, order.on, action.target))
            return std::nullopt;
        return action;
    }

    PlayedScene& m_played;
    GameState& m_state;
    std::vector<OpenAnswer> m_answers;
    std::string m_missing;
    static constexpr int mostSteps = 1000; // of one order
    int m_steps = 0;
    Stop m_stop;
};

std::optional<std::uint8_t> phaseOf(const Scene& scene, const TableRules& rules)
{
    for (std::size_t i = 0; i < rules.phases.size(); ++i)
        if (scene.phase.empty() || rules.phases[i].id == scene.phase)
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

} // namespace

std::optional<SceneOrder::Kind> sceneOrderKindOf(std::string_view id)
{
    return named<SceneOrder::Kind>(orderKinds, id);
}

tl::expected<GameState, SetupProblem> setScene(const Scene& scene, const DeckChecker& checker)
{
    const auto phase = phaseOf(scene, checker.ruleset().tableRules);
    if (!phase)
        return tl::unexpected(SetupProblem{SetupProblem::Kind::UnknownPhase, 0, scene.phase});
    std::vector<Seat> seats;
    for (const auto& seat : scene.seats)
        seats.push_back({seat.name, SceneDeck(seat, checker).deck});
    auto set = setUpGame(seats, checker, Windows::WhenFitting, true);
    if (!set)
        return set;
    auto& state = *set;
    auto facts = std::make_shared<GameFacts>(*state.facts);
    for (SeatIndex seat = 0; seat < scene.seats.size(); ++seat) {
        const auto& from = scene.seats[seat];
        if (from.income)
            facts->seats[seat].income = static_cast<std::int16_t>(std::clamp(*from.income, 0, 9999));
        state.players[seat].points = from.points;
        Placing placing(state, seat, *facts);
        for (auto card = from.deck.rbegin(); card != from.deck.rend(); ++card)
            placing.put(*card, Zone::Deck);
        for (const auto& card : from.hand)
            placing.put(card, Zone::Hand);
        for (const auto& card : from.discard)
            placing.put(card, Zone::Discard);
        for (const auto& mission : from.completed)
            placing.complete(mission);
        for (const auto& card : from.loadout)
            placing.put(card, Zone::Loadout);
        eachQuadrant(wholeSide, [&](Quadrant quadrant) {
            for (const auto& card : from.terrains[static_cast<std::size_t>(quadrant)])
                placing.put(card, Zone::Terrain, quadrant);
            for (const auto& card : from.field[static_cast<std::size_t>(quadrant)])
                placing.put(card, Zone::Field, quadrant);
        });
        if (const auto card = placing.misplaced())
            return tl::unexpected(SetupProblem{SetupProblem::Kind::WrongPlace, seat, *card});
    }
    state.facts = std::move(facts);
    state.luck = scene.seed;
    state.round = static_cast<std::uint16_t>(scene.round);
    state.phase = *phase;
    state.stage = Stage::Turn;
    state.active = state.initiative = state.lastActed = scene.toAct;
    holdAnew(state);
    return set;
}

PlayedScene play(GameState start, const std::vector<SceneOrder>& orders)
{
    PlayedScene played{.state = std::move(start), .actions = {}, .told = {}, .refused = {}};
    ScenePlay play(played);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const auto before = played.state;
        const auto done = played.actions.size();
        const bool last = i + 1 == orders.size();
        const bool answered = !last && ScenePlay::isReply(orders[i + 1].kind);
        play.stop(last ? ScenePlay::Stop{} : ScenePlay::stopBefore(orders[i + 1]));
        if (auto refused = play.carryOut(orders[i])) {
            played.state = before;
            played.actions.resize(done);
            played.told.resize(done);
            refused->order = i;
            played.refused = std::move(refused);
            break;
        }
        if (auto unused = play.unused(); !answered && !unused.empty())
            played.unused.push_back({i, std::move(unused)});
    }
    return played;
}

} // namespace nexus::model
