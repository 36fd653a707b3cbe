#include "tests/support/legal_decks.h"
#include "tests/support/scene_cases.h"
#include "tests/support/state_promises.h"
#include "tests/support/test_class.h"
#include "tests/support/tidied.h"

#include <QTest>

#include <numeric>
#include <set>

namespace random_games_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// NEXUS_GAMES=20000 plays the long run; without it some hundreds are played.
int gamesToPlay()
{
    const int asked = qEnvironmentVariableIntValue("NEXUS_GAMES");
    return asked > 0 ? asked : 240;
}

constexpr int rounds = 12;

// An action out of thin air: mostly nonsense, now and then legal.
Action anything(Random& random, const GameState& state)
{
    const auto number = [&](std::uint32_t bound) { return random.below(bound); };
    const auto card = [&] { return static_cast<CardId>(number(static_cast<std::uint32_t>(state.cards.size()) + 2)); };
    Action action;
    action.kind = static_cast<ActionKind>(number(actionKindCount));
    action.seat = static_cast<SeatIndex>(number(3));
    action.other = static_cast<SeatIndex>(number(3));
    action.card = card();
    action.target = number(3) == 0 ? noCard : card();
    const auto& board = state.facts->rules.board;
    action.quadrant = number(4) == 0 ? Quadrant::None
                      : number(8) == 0
                          ? quadrantAt(static_cast<int>(number(maxQuadrants)))
                          : board.at(random.between(0, board.rows - 1), random.between(0, board.columns - 1));
    action.zone = static_cast<Zone>(number(zoneCount));
    action.flag = static_cast<CardFlag>(number(cardFlagCount));
    action.mechanic = static_cast<Mechanic>(number(mechanicCount));
    action.ability = static_cast<std::uint8_t>(number(4) == 0 ? number(5) : 0);
    action.range = static_cast<std::int8_t>(random.between(-2, 4));
    action.size = static_cast<std::uint8_t>(number(3) == 0 ? number(20) : 0);
    action.value = random.between(-2, 3) + (number(10) == 0 ? random.between(-2000, 2000) : 0);
    action.attack = random.between(-2, 3);
    action.mechanics = number(3) == 0 ? random.next() & 0x1fffff : 0;
    action.seed = random.next();
    action.text = number(2) == 0 ? "" : "Moth";
    if (number(20) != 0)
        action = tidied(action);
    return action;
}

// One game with everything that must hold at every step of it.
class Harness {
public:
    Harness(GameState start, std::uint64_t seed)
        : m_start(start)
        , m_state(std::move(start))
        , m_player(seed)
        , m_owners(census(m_start))
    {
    }

    std::string play()
    {
        int step = 0;
        while (m_state.stage != Stage::Over && m_state.round <= rounds && m_fault.empty()) {
            const bool deep = step++ % 16 == 0;
            if (deep)
                probe();
            const auto action = m_player.choose(m_state);
            if (deep)
                everyListedActionApplies();
            if (step % 8 == 0)
                m_states.push_back(m_state);
            take(action);
            if (m_player.random().below(12) == 0 && m_state.stage != Stage::Over)
                byHand();
        }
        if (m_fault.empty())
            playAgain();
        return m_fault;
    }
    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] std::size_t actions() const { return m_log.size(); }

private:
    void need(bool holds, const std::string& what)
    {
        if (!holds && m_fault.empty())
            m_fault = what + " (action " + std::to_string(m_log.size()) + ")";
    }
    // Which cards each seat owns, by what they are.
    static std::vector<std::pair<SeatIndex, FactsIndex>> census(const GameState& state)
    {
        std::vector<std::pair<SeatIndex, FactsIndex>> cards;
        for (const auto& card : state.cards)
            if (!card.is(CardFlag::Token))
                cards.emplace_back(card.owner, card.facts);
        return cards;
    }
    void take(const Action& action)
    {
        const auto done = apply(m_state, action);
        need(done.has_value(), "a listed action is refused: " + std::string(actionId(action.kind)));
        if (!done)
            return;
        m_log.push_back(action);
        need(brokenPromise(m_state).empty(), brokenPromise(m_state) + " after " + std::string(actionId(action.kind)));
        need(census(m_state) == m_owners, "a card has changed its owner or what it is");
        auto anew = m_state;
        holdAnew(anew);
        need(anew == m_state && holdsAlike(anew),
            "what texts hold is out of date after " + std::string(actionId(action.kind)));
    }
    // It follows from the rest of a state, and is no part of what makes two states equal.
    [[nodiscard]] bool holdsAlike(const GameState& anew) const
    {
        const auto of = [](const GameState& state, std::size_t card) {
            return card < state.held.size() ? state.held[card] : Held{};
        };
        for (std::size_t card = 0; card < m_state.cards.size(); ++card)
            if (of(anew, card) != of(m_state, card))
                return false;
        return anew.given == m_state.given;
    }
    // What is refused leaves the state alone; what is not refused and not by hand is listed.
    void probe()
    {
        const auto legal = legalActions(m_state);
        auto& random = m_player.random();
        for (int i = 0; i < 40; ++i) {
            auto action = anything(random, m_state);
            auto copy = m_state;
            const auto done = apply(copy, action);
            if (!done) {
                need(copy == m_state, "a refused action changed the state: " + std::string(actionId(action.kind)));
                need(whyNot(m_state, action) == done.error(), "whyNot says something else");
            } else if (isListed(action.kind)) {
                action.seed = 0;
                need(std::find(legal.begin(), legal.end(), action) != legal.end(),
                    "an action that applies is not listed: " + std::string(actionId(action.kind)));
            } else {
                need(brokenPromise(copy).empty(),
                    brokenPromise(copy) + " by hand: " + std::string(actionId(action.kind)));
            }
        }
    }
    void everyListedActionApplies()
    {
        for (const auto& action : legalActions(m_state)) {
            auto copy = m_state;
            need(apply(copy, action).has_value(),
                "a listed action does not apply: " + std::string(actionId(action.kind)));
            need(brokenPromise(copy).empty(), brokenPromise(copy) + " after " + std::string(actionId(action.kind)));
            auto listed = m_state;
            applyListed(listed, action);
            need(listed == copy, "a listed action does something else: " + std::string(actionId(action.kind)));
        }
    }
    void byHand()
    {
        for (int tries = 0; tries < 20; ++tries) {
            const auto action = anything(m_player.random(), m_state);
            if (!isListed(action.kind) && action.kind != ActionKind::DrawCards && !whyNot(m_state, action))
                return take(action);
        }
    }
    // The same log leads to the same state, and every kept moment is met again on the way: undo is a shorter replay.
    void playAgain()
    {
        Timeline timeline(m_start);
        std::size_t met = 0;
        for (const auto& action : m_log) {
            while (met < m_states.size() && m_states[met] == timeline.state())
                ++met;
            need(timeline.act(action).has_value(), "the replay is refused");
        }
        need(met == m_states.size(), "a moment of the game is not met again");
        need(timeline.state() == m_state, "the replay ends elsewhere");
        const auto end = timeline.length();
        while (timeline.undo()) {}
        need(timeline.state() == m_start, "undoing the whole game does not lead back to its start");
        need(timeline.length() == end, "undo forgets what can be redone");
        for (const auto position : {end, end / 2, std::size_t{1}, end})
            timeline.goTo(position);
        need(timeline.state() == m_state, "redoing does not lead to the end");
        timeline.goTo(end / 2);
        auto half = m_start;
        for (std::size_t i = 0; i < end / 2; ++i)
            (void)apply(half, m_log[i]).has_value();
        need(timeline.state() == half, "half the game is not half the game");
    }

    GameState m_start, m_state;
    RandomPlayer m_player;
    std::vector<std::pair<SeatIndex, FactsIndex>> m_owners;
    std::vector<GameState> m_states;
    std::vector<Action> m_log;
    std::string m_fault;
};

// The cards of the scenes, shuffled and dealt out among ten seats: what one of them has.
Seat sceneSeat(const DeckChecker& checker, std::uint64_t seed, std::size_t seat)
{
    constexpr std::size_t seatsOfAllRows = 10;
    const auto& catalogue = checker.catalogue();
    std::vector<CardIndex> cards(catalogue.size());
    std::iota(cards.begin(), cards.end(), CardIndex{});
    Random(seed).shuffle(cards);
    Seat one{"Player", {}};
    one.deck.game = "quantum-nexus";
    one.deck.ruleset = RulesetId("quantum-nexus-2025-07");
    for (auto i = seat; i < cards.size(); i += seatsOfAllRows) {
        auto& section = one.deck.sectionOrNew(SectionId(catalogue.type(cards[i]) == "Mission" ? "missions" : "main"));
        section.entries.emplace_back().card = catalogue.card(cards[i]).name;
        section.entries.back().count = 1;
    }
    return one;
}

// Cards of scenes that come later change no game: those to the end of the line of this one.
std::string knownSceneCards()
{
    const auto& all = sceneCards();
    const auto end = all.find("}", all.find("\"name\":\"Column Barrage\""));
    return all.substr(0, end + 1) + "]";
}

} // namespace

// Random games of random legal decks: no crash, nothing lost, nothing illegal, everything replays and undoes.
class RandomGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomDecksAreLegal()
    {
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"}) {
            const LegalDecks decks(starterChecker(id));
            std::set<std::string> different;
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto deck = decks.make(seed);
                QVERIFY(starterChecker(id).check(deck).legal());
                different.insert(deck.sections[1].entries.front().card);
            }
            QVERIFY(different.size() > 5);
        }
    }

    void everythingHolds_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("windows");
        QTest::addColumn<bool>("texts");
        QTest::addColumn<QString>("board");
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"})
            for (const int players : {1, 2, 3, 4})
                for (const int windows : {0, 1, 2})
                    QTest::addRow("%s, %d players, windows %d", id, players, windows)
                        << QString::fromUtf8(id) << players << windows << false << QString();
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"})
            for (const int players : {1, 2, 4})
                for (const int windows : {0, 3})
                    QTest::addRow("%s, %d players, windows %d, texts play", id, players, windows)
                        << QString::fromUtf8(id) << players << windows << true << QString();
        for (const char* board :
            {R"({"rows":2,"columns":4})", R"({"rows":3,"columns":3})", R"({"rows":5,"columns":2})"})
            for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"})
                for (const bool texts : {false, true})
                    QTest::addRow("%s, %s%s", id, board, texts ? ", texts play" : "")
                        << QString::fromUtf8(id) << 2 << (texts ? 3 : 1) << texts << QString::fromUtf8(board);
    }
    void everythingHolds()
    {
        QFETCH(QString, ruleset);
        QFETCH(int, players);
        QFETCH(int, windows);
        QFETCH(bool, texts);
        QFETCH(QString, board);
        const auto id = ruleset.toStdString();
        const auto checker = board.isEmpty() ? starterChecker(id)
                                             : DeckChecker(rulesetOn(board.toStdString(), id), starterCatalogue());
        const LegalDecks decks(checker);
        const int games = std::max(1, (gamesToPlay() + 23) / 24);
        std::size_t over = 0, actions = 0;
        for (int game = 0; game < games; ++game) {
            const auto seed = static_cast<std::uint64_t>(game) * 7919 +
                              static_cast<std::uint64_t>(players * 10 + windows);
            std::vector<Seat> seats;
            for (int i = 0; i < players; ++i)
                seats.push_back({"Player", decks.make(seed * 4 + static_cast<std::uint64_t>(i))});
            Harness harness(*setUpGame(seats, checker, static_cast<Windows>(windows), texts), seed);
            const auto fault = harness.play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(game)).c_str());
            over += harness.state().stage == Stage::Over;
            actions += harness.actions();
        }
        qInfo("%d games, %zu ended, %zu actions", games, over, actions);
        QVERIFY(actions > static_cast<std::size_t>(games));
    }

    // The cards that the scenes are made of, a text for every sentence that is carried out: dealt out to the seats of
    // all rows, so that together they play each card, and no game grows with their number alone.
    void everythingHoldsOfEveryText_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("windows");
        QTest::addColumn<int>("seatsBefore");
        QTest::addColumn<QString>("board");
        for (const char* board : {R"({"rows":2,"columns":4})", R"({"rows":3,"columns":3})"})
            QTest::addRow("%s", board) << 2 << 3 << 0 << QString::fromUtf8(board);
        int before = 0;
        for (const int players : {2, 3})
            for (const int windows : {2, 3}) {
                QTest::addRow("%d players, windows %d", players, windows)
                    << players << windows << before << QStringLiteral("{}");
                before += players;
            }
    }
    void everythingHoldsOfEveryText()
    {
        QFETCH(int, players);
        QFETCH(int, windows);
        QFETCH(int, seatsBefore);
        QFETCH(QString, board);
        const DeckChecker checker(rulesetOn(board.toStdString()), catalogueOf(sceneCards()));
        const int games = std::max(1, (gamesToPlay() + 119) / 120);
        for (int game = 0; game < games; ++game) {
            const auto seed = static_cast<std::uint64_t>(game) * 6007;
            std::vector<Seat> seats;
            for (int seat = 0; seat < players; ++seat)
                seats.push_back(sceneSeat(checker, seed, static_cast<std::size_t>(seatsBefore + seat)));
            Harness harness(*setUpGame(seats, checker, static_cast<Windows>(windows), true),
                seed + static_cast<std::uint64_t>(windows));
            const auto fault = harness.play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(game)).c_str());
        }
    }

    // What the engine decides, in one number: where it has changed, kept games lead elsewhere, so raise engineNumber
    // (model/engine/apply.h) and write down both.
    void whatTheEngineDecidesHasItsNumber()
    {
        constexpr int knownNumber = 5;
        constexpr std::uint64_t knownDecisions = 566648512145659908U;
        static const DeckChecker checker(ruleset("quantum-nexus-2025-07"), catalogueOf(knownSceneCards()));
        std::uint64_t decisions = 0xcbf29ce484222325; // FNV-1a
        const auto add = [&](std::uint64_t value) { decisions = (decisions ^ value) * 0x100000001b3; };
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            auto state = *setUpGame(
                {sceneSeat(checker, seed, 0), sceneSeat(checker, seed, 1)}, checker, Windows::WhenPossible, true);
            RandomPlayer player(seed);
            Happenings told;
            while (state.stage != Stage::Over && state.round < 5)
                QVERIFY(apply(state, player.choose(state), &told).has_value());
            for (const auto& happening : told) {
                add(static_cast<std::uint64_t>(happening.kind));
                add(happening.seat);
                add(happening.card);
                add(happening.other);
                add(happening.allFields());
            }
        }
        QCOMPARE(engineNumber, knownNumber);
        QCOMPARE(decisions, knownDecisions);
    }
};

NEXUS_TEST(RandomGamesTest, Events);

} // namespace random_games_test

#include "random_games_test.moc"
