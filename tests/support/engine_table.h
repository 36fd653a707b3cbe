// A game for rule cases: small cards with plain numbers, put where a case needs them. Cards are told by name and,
// where there are several, by number: "Grunt", "Grunt 2". Each side has its own, and each name as often as asked for.
#pragma once

#include "model/engine/apply.h"
#include "model/engine/legal_actions.h"
#include "tests/support/decks.h"
#include "tests/support/state_promises.h"

#include <QTest>

#include <cctype>
#include <exception>

namespace nexus::test {

inline const char* const caseCards = R"json([
 {"name":"Grunt","type":"Unit","cp":2,"attack":2,"defense":2,"range":"Close"},
 {"name":"Wall","type":"Unit","cp":2,"attack":0,"defense":5,"range":null},
 {"name":"Spear","type":"Unit","cp":3,"attack":3,"defense":3,"range":"Mid"},
 {"name":"Bow","type":"Unit","cp":3,"attack":2,"defense":1,"range":"Far"},
 {"name":"Brute","type":"Unit","cp":5,"attack":5,"defense":4,"range":"Close"},
 {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":5,"attack":3,"defense":4,"range":"Close"},
 {"name":"Chief","type":"Leader","cp":4,"attack":2,"defense":4,"range":"Close"},
 {"name":"Giant","type":"Unit","cp":8,"attack":6,"defense":8,"range":"Close","keywords":["Massive"]},
 {"name":"Ox","type":"Unit","cp":4,"attack":3,"defense":5,"range":"Close","keywords":["Large"]},
 {"name":"Imp","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","keywords":["Small"]},
 {"name":"Mite","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","keywords":["Tiny"]},
 {"name":"Spy","type":"Unit","cp":2,"attack":1,"defense":2,"range":"Close","keywords":["Infiltrator"]},
 {"name":"Shield","type":"Unit","cp":2,"attack":1,"defense":2,"range":"Close","keywords":["Phalanx"]},
 {"name":"Fox","type":"Unit","cp":2,"attack":2,"defense":2,"range":"Close","keywords":["Skirmisher"]},
 {"name":"Bee","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","keywords":["Swarm"]},
 {"name":"Wolf","type":"Unit","cp":2,"attack":2,"defense":2,"range":"Close","keywords":["Horde"]},
 {"name":"Bull","type":"Unit","cp":3,"attack":1,"defense":3,"range":"Close","keywords":["Taunt"]},
 {"name":"Guard","type":"Unit","cp":3,"attack":1,"defense":3,"range":"Close","keywords":["Territorial"]},
 {"name":"Saint","type":"Unit","cp":3,"attack":2,"defense":2,"range":"Close","keywords":["Zeal"]},
 {"name":"Ghost","type":"Unit","cp":3,"attack":2,"defense":2,"range":"Close","keywords":["Phantom"]},
 {"name":"Slime","type":"Unit","cp":3,"attack":1,"defense":3,"range":"Close","keywords":["Adapt (2)"]},
 {"name":"Rock","type":"Unit","cp":3,"attack":1,"defense":4,"range":"Close","keywords":["Steadfast"]},
 {"name":"Eraser","type":"Unit","cp":4,"attack":4,"defense":2,"range":"Close","keywords":["Nullify"]},
 {"name":"Zen","type":"Unit","subtypes":["Zenith"],"cp":3,"attack":2,"defense":3,"range":"Close","keywords":["Zenith"]},
 {"name":"Pup","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close"},
 {"name":"Hound","type":"Unit","cp":5,"attack":4,"defense":4,"range":"Close","keywords":["Evolve (2)","Large"],"rules":"Evolve (2) from Pup. Large."},
 {"name":"Medic","type":"Unit","cp":2,"attack":0,"defense":3,"range":null,"rules":"Active: Pay 1 CP and exhaust this unit. Ready a friendly unit."},
 {"name":"Sage","type":"Unit","cp":2,"attack":1,"defense":2,"range":"Mid","rules":"Active: Pay 1 CP. Look at the top card of your deck."},
 {"name":"Drill","type":"Unit","cp":2,"attack":1,"defense":2,"range":"Close","rules":"Active: Pay 2 CP. Exhaust this unit. Draw a card."},
 {"name":"Mage","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Mid","rules":"Active: Pay X CP and exhaust this unit to draw X cards."},
 {"name":"Engineer","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Close","rules":"Interrupt: When this unit is deployed, draw a card."},
 {"name":"Martyr","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","rules":"Martyrdom: Draw a card."},
 {"name":"Forge","type":"Asset","cp":3,"defense":3,"rules":"Active: Pay 2 CP and exhaust this Asset. Draw a card."},
 {"name":"Orb","type":"Asset","cp":1,"defense":2,"rules":"Active: Pay 1 CP. Look at the top card of your deck."},
 {"name":"Turret","type":"Asset","cp":3,"defense":4,"rules":"Interrupt: When an opponent deploys a unit, you may inflict 2 Impact on it."},
 {"name":"Bolt","type":"Event","cp":2,"rules":"Draw two cards."},
 {"name":"Echo","type":"Event","cp":1,"keywords":["Arcane Recall (3)"],"rules":"Arcane Recall (3). Draw a card."},
 {"name":"Override","type":"Event","cp":4,"rules":"Trigger: When an opponent plays an Event card, you may pay this card's CP cost to Activate it from your hand. Effect: The opponent's Event card has its effect negated. Draw a card."},
 {"name":"Matrix","type":"Event","cp":1,"rules":"Trigger: When an opponent's ability that targets one of your units is placed on the Priority Chain, you may activate this ability. Effect: Target friendly unit cannot be affected by opponent's effects this turn."},
 {"name":"Plate","type":"Upgrade","cp":1,"rules":"Attached unit gets +1 Defense."},
 {"name":"Staff","type":"Upgrade","cp":2,"rules":"Attached unit gains \"Active: Exhaust this unit. Draw a card.\""},
 {"name":"Swamp","type":"Terrain","cp":1,"rules":"Passive: Units here have -1 Attack."},
 {"name":"Hill","type":"Terrain","cp":2},
 {"name":"Quest","type":"Mission","cp":10},
 {"name":"Oath","type":"Mission","cp":8}])json";

inline const model::DeckChecker& caseChecker(const char* rulesetId)
{
    static std::map<std::string, model::DeckChecker> checkers;
    auto it = checkers.find(rulesetId);
    if (it == checkers.end())
        it = checkers.try_emplace(rulesetId, ruleset(rulesetId), catalogueOf(caseCards)).first;
    return it->second;
}

class EngineTable {
public:
    using Quadrant = model::Quadrant;
    static constexpr const char* latest = "quantum-nexus-2025-07";
    static constexpr const char* earlier = "quantum-nexus-2025-05";

    explicit EngineTable(const char* rulesetId = latest, int players = 2,
        model::Windows windows = model::Windows::Never, const std::string& deck = everything())
    {
        for (int i = 0; i < players; ++i)
            m_seats.push_back({std::string(1, static_cast<char>('A' + i)), deckOf(deck, rulesetId)});
        state = *model::setUpGame(m_seats, caseChecker(rulesetId), windows);
    }
    // Flipped, A first, in the first turn of round 1, hands put back so that cases deal their own.
    static EngineTable begun(
        const char* rulesetId = latest, int players = 2, model::Windows windows = model::Windows::Never)
    {
        EngineTable table(rulesetId, players, windows, everything());
        table.begin();
        return table;
    }
    static std::string everything()
    {
        std::string deck = "missions: 1 Quest, 1 Oath; main: ";
        for (const auto& card : cardsOf(caseCards))
            if (card.type != "Mission")
                deck += "4 " + card.name + ",";
        return deck;
    }

    void begin()
    {
        must(model::act::flipInitiative(1));
        must(model::act::chooseFirst(state.decides, 0));
        while (state.stage == model::Stage::Triggers)
            must(model::act::passPriority(state.asked));
        for (model::SeatIndex seat = 0; seat < state.players.size(); ++seat)
            while (!state.pile(seat, model::Zone::Hand).empty())
                must(model::act::putOnBottom(seat, state.pile(seat, model::Zone::Hand).front()));
    }

    // The seat's n-th card of that name: "Grunt", "Grunt 2".
    [[nodiscard]] model::CardId card(model::SeatIndex seat, const std::string& name) const
    {
        int number = 1;
        auto wanted = name;
        if (const auto blank = name.rfind(' ');
            blank != std::string::npos && std::isdigit(static_cast<unsigned char>(name.back()))) {
            number = std::stoi(name.substr(blank + 1));
            wanted = name.substr(0, blank);
        }
        for (model::CardId id = 0; id < state.cards.size(); ++id)
            if (state.card(id).owner == seat && state.name(id) == wanted && --number == 0)
                return id;
        throw std::runtime_error("no card " + name);
    }
    [[nodiscard]] const model::CardState& at(model::SeatIndex seat, const std::string& name) const
    {
        return state.card(card(seat, name));
    }

    model::CardId put(model::SeatIndex seat, const std::string& name, Quadrant quadrant)
    {
        const auto id = card(seat, name);
        const bool terrain = state.factsOf(id).role == model::CardRole::Terrain;
        must(model::act::putCard(seat, id, terrain ? model::Zone::Terrain : model::Zone::Field, quadrant));
        return id;
    }
    model::CardId load(model::SeatIndex seat, const std::string& name)
    {
        must(model::act::putCard(seat, card(seat, name), model::Zone::Loadout));
        return card(seat, name);
    }
    model::CardId hand(model::SeatIndex seat, const std::string& name)
    {
        must(model::act::putCard(seat, card(seat, name), model::Zone::Hand));
        return card(seat, name);
    }

    // Applies, and throws where it is refused: for what a case takes for granted.
    void must(const model::Action& action)
    {
        model::Happenings told;
        const auto done = model::apply(state, action, &told);
        if (!done)
            throw std::runtime_error("refused: " + std::string(model::actionId(action.kind)) + ": " +
                                     std::string(model::refusalId(done.error().code)));
        log.push_back(action);
        last = std::move(told);
        if (const auto broken = brokenPromise(state); !broken.empty())
            throw std::runtime_error(broken);
    }
    // "ok", or the refusal's id with the rulebook section: "quadrant-full IV.A". The state stays as it is.
    [[nodiscard]] std::string why(const model::Action& action) const
    {
        auto copy = state;
        const auto done = model::apply(copy, action);
        if (done)
            return "ok";
        if (!(copy == state))
            return "a refused action changed the state";
        return std::string(model::refusalId(done.error().code)) + " " + done.error().section;
    }
    [[nodiscard]] bool lists(const model::Action& action) const
    {
        const auto legal = model::legalActions(state);
        return std::find(legal.begin(), legal.end(), action) != legal.end();
    }
    [[nodiscard]] bool told(model::HappeningKind kind) const
    {
        return std::any_of(last.begin(), last.end(), [&](const auto& h) { return h.kind == kind; });
    }
    // Everyone passes until the next round has begun.
    void passRound()
    {
        const auto round = state.round;
        while (state.round == round && state.stage != model::Stage::Over)
            passOne();
    }
    void passOne()
    {
        if (state.stage == model::Stage::Turn)
            must(model::act::pass(state.active));
        else if (state.stage == model::Stage::Effect)
            must(model::act::effectDone(state.effect.seat));
        else if (state.stage == model::Stage::Triggers || state.stage == model::Stage::Response)
            must(model::act::passPriority(state.asked));
        else
            must(model::act::done(state.active));
    }
    // Everyone passes until that window is open.
    void passTo(model::Next next)
    {
        for (int i = 0; state.stage != model::Stage::Triggers || state.next != next; ++i)
            i < 99 ? passOne() : throw std::runtime_error("that window does not open");
    }
    void passPhase()
    {
        const auto phase = state.phase;
        while (state.phase == phase && state.stage != model::Stage::Over)
            passOne();
    }
    // It is that player's turn next; the others pass.
    void turnOf(model::SeatIndex seat)
    {
        while (state.active != seat || state.stage != model::Stage::Turn)
            passOne();
    }
    [[nodiscard]] int points(model::SeatIndex seat) const { return state.player(seat).points; }
    [[nodiscard]] model::GameLog gameLog() const
    {
        const auto& facts = *state.facts;
        return {.game = facts.game,
            .ruleset = facts.ruleset,
            .windows = facts.windows,
            .seats = m_seats,
            .digest = model::digest(facts),
            .actions = log};
    }

    model::GameState state;
    std::vector<model::Action> log;
    model::Happenings last;

private:
    std::vector<model::Seat> m_seats;
};

// One rule case a data row: its name begins with the section of the rulebook. A broken expectation throws.
struct RuleCase {
    const char* name;
    void (*run)();
};
inline void expect(bool holds, const char* what, int line)
{
    if (!holds)
        throw std::runtime_error("line " + std::to_string(line) + ": " + what);
}
inline void expectSame(const std::string& actual, const std::string& expected, int line)
{
    if (actual != expected)
        throw std::runtime_error(
            "line " + std::to_string(line) + ": got \"" + actual + "\", expected \"" + expected + "\"");
}
template <class A, class B> void expectEqual(const A& actual, const B& expected, int line)
{
    if (!(actual == static_cast<A>(expected)))
        throw std::runtime_error("line " + std::to_string(line) + ": got " + std::to_string(static_cast<long>(actual)) +
                                 ", expected " + std::to_string(static_cast<long>(expected)));
}
#define NEED(condition) ::nexus::test::expect((condition), #condition, __LINE__)
#define SAYS(actual, expected) ::nexus::test::expectSame((actual), (expected), __LINE__)
#define SAME(actual, expected) ::nexus::test::expectEqual((actual), (expected), __LINE__)

template <std::size_t Count> void addRuleCases(const std::array<RuleCase, Count>& cases)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < Count; ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}
template <std::size_t Count> void runRuleCase(const std::array<RuleCase, Count>& cases)
{
    QFETCH(int, index);
    try {
        cases[static_cast<std::size_t>(index)].run();
    } catch (const std::exception& error) {
        QFAIL(error.what());
    }
}

} // namespace nexus::test
