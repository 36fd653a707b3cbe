#include "app/text/table_words.h"
#include "model/engine/foresight.h"
#include "model/engine/legal_actions.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/players/seat_view.h"
#include "tests/support/decks.h"
#include "tests/support/scene_cases.h"
#include "tests/support/shown_scene.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scenes_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

DeckChecker checkerBy(const char* edition)
{
    static const auto catalogue = catalogueOf(sceneCards());
    return {ruleset(edition), catalogue};
}

// The phase of the older edition in which the orders can be carried out; nothing where they belong to several, or what
// comes of them is of the newer one: a weaker attacker lives on, a Massive unit wants a Quadrant of its own.
QString olderPhase(const SceneCase& test)
{
    const auto &orders = test.orders, &name = test.name;
    if (name == "for this attack alone" || name == "each goes before the next is asked for" ||
        name == "attacked and not destroyed" || name == "that enemy unit" || name == "suppressed by its attack" ||
        name == "a triggered ability has its target before it resolves" || // the first link of a batch goes first
        name == "what a price brings about comes after what it was paid for" ||
        name == "one's own unit is attacked" || // which it forbids
        name == "who is put back into play comes ready" || name == "who says no bears what comes of it" ||
        name == "and so does who cannot" || name == "who attacks without a card" || // it knows no Back Row Bonus
        name == "an Upgrade's own ability needs nobody ready" ||                    // it exhausts for each
        name == "nor when it costs nothing" || name == "nor for what the bearer gets" ||
        name == "that unit is who had the Martyrdom that an Upgrade gave") // and draws first
        return {};
    QString phase;
    for (const auto& [kind, of] : {std::pair("attack", "battle"), {"event", "command"}, {"ability", "command"},
             {"deploy", "deployment"}, {"move", ""}, {"pass", ""}, {"trigger", ""}, {"mission", ""}}) {
        if (orders.find("\"do\":\"" + std::string(kind) + "\"") == std::string::npos)
            continue;
        const auto wanted = QString::fromUtf8(of);
        if (wanted.isEmpty() || (!phase.isEmpty() && phase != wanted))
            return {};
        phase = wanted;
    }
    return phase;
}

GameState begun(const std::string& a, const std::string& b)
{
    const auto scene = nexus::importers::readSceneJson(sceneOf(a, b));
    return *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
}

} // namespace

// Sentences of rule texts, each shown by a scene and what comes of it.
class ScenesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySentenceDoesWhatItSays_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("phase");
        for (std::size_t i = 0; i < sceneCases().size(); ++i) {
            const auto number = static_cast<int>(i);
            QTest::newRow(sceneCases()[i].name.c_str())
                << number << QStringLiteral("quantum-nexus-2025-07") << QStringLiteral("activation");
            const auto phase = olderPhase(sceneCases()[i]);
            if (!phase.isEmpty())
                QTest::addRow("%s, in the older edition", sceneCases()[i].name.c_str())
                    << number << QStringLiteral("quantum-nexus-2025-05") << phase;
        }
    }
    void everySentenceDoesWhatItSays()
    {
        QFETCH(int, number);
        QFETCH(QString, edition);
        QFETCH(QString, phase);
        const auto& test = sceneCases()[static_cast<std::size_t>(number)];
        const auto [answer, fault] = shownScene(
            sceneOf(test.first, test.second, edition.toStdString(), phase.toStdString()), test.orders,
            checkerBy(edition.toUtf8()));
        QVERIFY2(fault.empty(), fault.c_str());
        for (const auto& text : test.stands)
            QVERIFY2(answer.find(text) != std::string::npos, (text + " does not stand in " + answer).c_str());
        for (const auto& text : test.lacks)
            QVERIFY2(answer.find(text) == std::string::npos, (text + " stands in " + answer).c_str());
    }

    // An edition with another board: rows and columns count there as on the printed one.
    void otherBoards_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QStringList>("stands");
        const auto wide = QStringLiteral(R"({"rows":2,"columns":4})"),
                   deep = QStringLiteral(R"({"rows":3,"columns":3})");
        const auto row = [](const char* name, const QString& board, const char* first, const char* second,
                             const char* orders, std::initializer_list<const char*> stands) {
            QStringList texts;
            for (const auto* text : stands)
                texts << QString::fromUtf8(text);
            QTest::newRow(name) << board << first << second << orders << texts;
        };
        row("a step to the right is one column", wide, R"("field":{"front-inner-left":[{"card":"Grunt"}]})", "",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"front-inner-right"}])",
            {R"("front-inner-right":[{"card":"Grunt")", "to the front inner right"});
        row("two columns are too far", wide, R"("field":{"front-left":[{"card":"Grunt"}]})", "",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"front-inner-right"}])", {"REFUSED 1"});
        row("there is no centre between inner columns", wide, R"("field":{"front-inner-left":[{"card":"Grunt"}]})", "",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"front-centre"}])", {"REFUSED 1"});
        row("Close reaches who stands opposite", wide, R"("field":{"front-inner-left":[{"card":"Brute"}]})",
            R"("field":{"front-inner-right":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"attack","card":"Brute","target":"2:Grunt"}])", {"Grunt is destroyed"});
        row("and nobody beside", wide, R"("field":{"front-inner-left":[{"card":"Brute"}]})",
            R"("field":{"front-inner-left":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"attack","card":"Brute","target":"2:Grunt"}])", {"REFUSED 1"});
        row("Flanks are the outer columns and the Center is between them", wide,
            R"("loadout":[{"card":"Flank Wards"},{"card":"Centre Drum"}],"field":{"back-left":[{"card":"Grunt"}],
            "back-inner-left":[{"card":"Brute"}],"front-inner-right":[{"card":"Wall"}]})",
            "", "[]",
            {R"("card":"Grunt","attack":2,"defense":3)", R"("card":"Brute","attack":6,"defense":4)",
                R"("card":"Wall","attack":1,"defense":5)"});
        row("each Quadrant of the Back Row", wide, R"("hand":["Outbreak"])", "",
            R"([{"seat":1,"do":"event","card":"Outbreak"}])",
            {R"("back-left":[{"card":"Spore")", R"("back-inner-left":[{"card":"Spore")",
                R"("back-inner-right":[{"card":"Spore")", R"("back-right":[{"card":"Spore")"});
        row("a column is of both sides", wide, R"("hand":["Lance"],"field":{"front-inner-left":[{"card":"Wall"}]})",
            R"("field":{"back-inner-right":[{"card":"Brute"}],"front-inner-left":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"event","card":"Lance","with":["front-inner-left"]}])",
            {R"("back-inner-right":[{"card":"Brute")",
                R"("combatDefense":5,"exhausted":false,"suppressed":false,"impact":1)"});
        row("one row forward is the middle", deep, R"("field":{"back-left":[{"card":"Grunt"}]})", "",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"middle-left"}])", {R"("middle-left":[{"card":"Grunt")"});
        row("the front is two rows from the back", deep, R"("field":{"back-left":[{"card":"Grunt"}]})", "",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"front-left"}])", {"REFUSED 1"});
        row("each moves one row", deep,
            R"("hand":["Procession"],"field":{"back-left":[{"card":"Grunt"}],"middle-centre":[{"card":"Wall"}]})", "",
            R"([{"seat":1,"do":"event","card":"Procession"}])",
            {R"("middle-left":[{"card":"Grunt")", R"("front-centre":[{"card":"Wall")"});
        row("who cannot move forward stays in its row", deep, R"("field":{"back-left":[{"card":"Grunt"}]})",
            R"("field":{"front-right":[{"card":"Gatekeeper"}]})",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"middle-left"}])", {"REFUSED 1"});
        row("from one row to the next is forward", deep,
            R"("field":{"back-left":[{"card":"Grunt"}],"back-right":[{"card":"Forerunner"}]})", "",
            R"([{"seat":1,"do":"move","card":"Grunt","to":"middle-left"},{"seat":1,"do":"trigger","card":"Forerunner"}])",
            {R"("card":"Grunt","attack":2,"defense":3)"});
        row("the bonus is the Back Row's alone", deep,
            R"("field":{"back-left":[{"card":"Grunt"}],"middle-centre":[{"card":"Brute"}]})", "", "[]",
            {R"("card":"Grunt","attack":2,"defense":2,"combatDefense":3)",
                R"("card":"Brute","attack":5,"defense":4,"combatDefense":4)"});
        row("nobody is deployed into the middle", deep, R"("hand":["Grunt"])", "",
            R"([{"seat":1,"do":"deploy","card":"Grunt","to":"middle-left"}])", {"REFUSED 1"});
        row("every front Quadrant is wanted", deep,
            R"("hand":["Outbreak"],"field":{"front-left":[{"card":"Grunt"}],"front-centre":[{"card":"Brute"}],
            "front-right":[{"card":"Wall"}]})",
            R"("field":{"middle-left":[{"card":"Grunt"}]})", R"([{"seat":1,"do":"pass"},{"seat":2,"do":"pass"}])",
            {"Frontline Supremacy: B"});
    }
    void otherBoards()
    {
        QFETCH(QString, board);
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, orders);
        QFETCH(QStringList, stands);
        const DeckChecker checker(rulesetOn(board.toStdString()), catalogueOf(sceneCards()));
        const auto [answer, fault] = shownScene(
            sceneOf(first.toStdString(), second.toStdString()), orders.toStdString(), checker);
        QVERIFY2(fault.empty(), fault.c_str());
        for (const auto& text : stands)
            QVERIFY2(answer.find(text.toStdString()) != std::string::npos,
                (text.toStdString() + " does not stand in " + answer).c_str());
    }
    void whatIsBesideTheBoardIsRefused()
    {
        const auto scene = nexus::importers::readSceneJson(
            sceneOf(R"("field":{"middle-left":[{"card":"Grunt"}]})", ""));
        QVERIFY(scene.has_value());
        const auto set = setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(!set && set.error().kind == SetupProblem::Kind::WrongPlace);
    }

    // It is no longer hidden from who decides for another seat.
    void aHandThatLiesOpenIsKnown()
    {
        const std::string theirs = R"("hand":["Grunt","Wall"],"deck":["Medic","Ogre","Brute","Captain"])";
        const auto open = begun(R"("field":{"front-left":[{"card":"Open Mind"}]})", theirs);
        const auto closed = begun(R"("field":{"front-left":[{"card":"Grunt"}]})", theirs);
        QVERIFY(isHandOpen(open, 1) && !isHandOpen(open, 0) && !isHandOpen(closed, 1));
        bool guessed = false;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed), other(seed);
            QVERIFY(std::ranges::equal(SeatView(open, 0).dealt(random).pile(1, Zone::Hand), open.pile(1, Zone::Hand)));
            guessed = guessed || !std::ranges::equal(
                                     SeatView(closed, 0).dealt(other).pile(1, Zone::Hand), closed.pile(1, Zone::Hand));
        }
        QVERIFY(guessed);
    }
    void countersSetByHandAreOfAnyKind()
    {
        auto state = begun(R"("loadout":[{"card":"Shrine"}])", "");
        const auto shrine = state.pile(0, Zone::Loadout).front();
        QVERIFY(whyNot(state, act::useAbility(0, shrine, 1)).has_value());
        QVERIFY(apply(state, act::setOther(0, shrine, 2)).has_value());
        QVERIFY(!whyNot(state, act::useAbility(0, shrine, 1)).has_value());
    }
    // An Event played as a response has no text to copy: the names of the declared one are not its.
    void aCopyMadeByHandTakesNothingFromAnotherEvent()
    {
        auto state = begun(R"("hand":["Ransom"],"field":{"front-left":[{"card":"Twin"}]})", R"("hand":["Bolt"])");
        const auto twin = state.pile(0, Zone::Field).front(), ransom = state.pile(0, Zone::Hand).front();
        for (const auto& action : {act::pass(0), act::playEvent(1, state.pile(1, Zone::Hand).front()),
                 act::chooseCard(1, twin), act::trigger(0, ransom), act::trigger(0, twin)})
            QVERIFY(apply(state, action).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QVERIFY(state.stage == Stage::Effect);
        QCOMPARE(state.name(state.effect.card), "Ransom");
        QVERIFY(!state.process.on);
    }
    // Points that were there when the Event was played may be taken away by hand before the rest of its price is paid.
    void aPriceTakesNoPointsThatAreNotThere()
    {
        auto state = begun(R"("hand":["Lender"],"field":{"front-left":[{"card":"Twin"},{"card":"Grunt"}]})", "");
        const auto twin = state.pile(0, Zone::Field).front();
        for (const auto& action :
            {act::playEvent(0, state.pile(0, Zone::Hand).front()), act::setPoints(0, 1), act::chooseCard(0, twin)})
            QVERIFY(apply(state, action).has_value());
        QCOMPARE(state.player(0).points, 0);
    }
    void whatIsTakenAwayByHandIsNotPutBack()
    {
        auto state = begun(R"("hand":["Almanac"],"deck":["Grunt","Wall","Brute","Ogre"])", "");
        QVERIFY(apply(state, act::playEvent(0, state.pile(0, Zone::Hand).front())).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QVERIFY(state.stage == Stage::Choose);
        const auto deck = [&] {
            std::string names;
            for (auto i = state.pile(0, Zone::Deck).size(); i-- > 0;)
                names += state.name(state.pile(0, Zone::Deck)[i]) + " ";
            return names;
        };
        const auto grunt = state.pile(0, Zone::Deck).back();
        QVERIFY(apply(state, act::chooseCard(0, grunt)).has_value());
        QVERIFY(apply(state, act::putCard(0, grunt, Zone::Hand)).has_value()); // against the text, by hand
        while (state.stage == Stage::Choose)
            QVERIFY(apply(state, choices(state).back()).has_value());
        QCOMPARE(deck(), std::string("Ogre Brute Wall "));
        QVERIFY(brokenPromise(state).empty());
    }
    void whoLeavesWhileHeIsAskedHoldsUpNobody()
    {
        const auto scene = nexus::importers::readSceneJson(
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","round":2,"toAct":1,"players":[
                {"name":"A","cp":10,"hand":["Reckoning"],"field":{"front-left":[{"card":"Grunt"},{"card":"Brute"}]}},
                {"name":"B","cp":10,"field":{"front-left":[{"card":"Grunt"},{"card":"Grunt"}]}},
                {"name":"C","cp":10,"field":{"front-left":[{"card":"Grunt"},{"card":"Wall"}]}}]})");
        QVERIFY(scene.has_value());
        auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(state, act::playEvent(0, state.pile(0, Zone::Hand).front())).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QVERIFY(state.stage == Stage::Choose);
        QCOMPARE(int{state.process.choice.seat}, 1); // which of two equals
        QVERIFY(apply(state, act::concede(1)).has_value());
        QVERIFY(state.stage == Stage::Turn);
        QVERIFY(brokenPromise(state).empty());
        QCOMPARE(state.pile(0, Zone::Field).size(), std::size_t{1}); // the others have sacrificed
        QCOMPARE(state.pile(2, Zone::Field).size(), std::size_t{1});
    }
    // Targets of a triggered ability are chosen when it is put on the chain.
    void keptGamesNameTargetsWhenTheyDid()
    {
        const auto scene = nexus::importers::readSceneJson(
            sceneOf(R"("hand":["Marksman"])", R"("field":{"front-right":[{"card":"Flinch"},{"card":"Grunt"}]})"));
        auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(state, act::deploy(0, state.pile(0, Zone::Hand).front(), Quadrant::BackLeft)).has_value());
        const auto marksman = state.pile(0, Zone::Field).front();
        QVERIFY(apply(state, act::trigger(0, marksman, 0)).has_value());
        QVERIFY(state.stage == Stage::Choose); // nobody else has anything to say
        QVERIFY(state.process.naming == Naming::Trigger);
        QVERIFY(apply(state, act::chooseCard(0, state.pile(1, Zone::Field).back())).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QCOMPARE(int{state.card(state.pile(1, Zone::Field).back()).impact}, 1);
        QVERIFY(brokenPromise(state).empty());
    }
    // Shares are chosen one by one, and counted for who chooses.
    void sharesAreCounted()
    {
        auto state = begun(R"("hand":["Share Out"],"field":{"front-left":[{"card":"Grunt"},{"card":"Brute"}]})", "");
        const auto grunt = state.pile(0, Zone::Field).front();
        QVERIFY(!shareAtHand(state));
        QVERIFY(apply(state, act::playEvent(0, state.pile(0, Zone::Hand).front())).has_value());
        for (int share = 1; share <= 3; ++share) {
            QVERIFY(shareAtHand(state));
            QCOMPARE(shareAtHand(state)->next, share);
            QCOMPARE(shareAtHand(state)->all, 3);
            QCOMPARE(QString::fromStdString(nexus::app::TableWords(state).waitsFor()),
                QStringLiteral("A chooses for Share Out: %1 of 3.").arg(share));
            QCOMPARE(int{state.card(grunt).attack}, 0); // all of them at once
            QVERIFY(apply(state, act::chooseCard(0, grunt)).has_value());
        }
        QVERIFY(!shareAtHand(state));
        QCOMPARE(int{state.card(grunt).attack}, 3);
    }
    // The attacker names the opponent first (III.C.2): IX Taunt binds among the units of that one, and keeps from
    // attacking units of one's own.
    void tauntBindsAmongTheUnitsOfTheOpponentAttacked()
    {
        const auto scene = nexus::importers::readSceneJson(
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","round":2,"toAct":1,"players":[
                {"name":"A","cp":10,"field":{"front-centre":[{"card":"Brute"},{"card":"Wall"}]}},
                {"name":"B","cp":10,"field":{"front-centre":[{"card":"Grunt"}]}},
                {"name":"C","cp":10,"field":{"front-centre":[{"card":"Grunt"},{"card":"Loud Boar"}]}}]})");
        QVERIFY(scene.has_value());
        const auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        const auto& own = state.pile(0, Zone::Field);
        const auto refused = [&](CardId defender) { return whyNot(state, act::attack(0, own.front(), defender)); };
        QVERIFY(!refused(state.pile(1, Zone::Field).front()));
        QVERIFY(!refused(state.pile(2, Zone::Field).back()));
        QVERIFY(refused(state.pile(2, Zone::Field).front())->code == RefusalCode::MustAttackOther);
        QVERIFY(refused(own.back())->code == RefusalCode::MustAttackOther);
    }
    // A player who leaves takes his cards along; what others have put on them goes to its owner.
    void whoLeavesLeavesOthersUpgrades()
    {
        const auto scene = nexus::importers::readSceneJson(
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","round":2,"toAct":1,"players":[
                {"name":"A","cp":10,"hand":["Shackleer"]},{"name":"B","cp":10,"field":{"front-left":[{"card":"Grunt"}]}},
                {"name":"C","cp":10}]})");
        auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        const auto shackle = state.pile(0, Zone::Hand).front(), grunt = state.pile(1, Zone::Field).front();
        QVERIFY(apply(state, act::attach(0, shackle, grunt)).has_value());
        QCOMPARE(upgradesOf(state, grunt), std::vector<CardId>{shackle});
        QVERIFY(apply(state, act::concede(1)).has_value());
        QCOMPARE(state.pile(0, Zone::Discard).size(), std::size_t{1});
        QVERIFY2(brokenPromise(state).empty(), brokenPromise(state).c_str());
    }
    // A log of a stranger: who a text keeps from attacking attacks what is no card.
    void whatIsForbiddenMayNameNoCard()
    {
        auto state = begun(R"("field":{"front-left":[{"card":"Grunt"}],"back-left":[{"card":"Drover"}]})",
            R"("field":{"front-right":[{"card":"Phase"},{"card":"Insulator"}]})");
        const auto grunt = state.pile(0, Zone::Field).front(), drover = state.pile(0, Zone::Field).back();
        for (const CardId target : {noCard, static_cast<CardId>(state.cards.size()), CardId{60'000}}) {
            auto attack = act::attack(0, grunt, grunt);
            attack.target = target;
            const auto refusal = whyNot(state, attack);
            QVERIFY(refusal && refusal->code == RefusalCode::CannotAttack);
        }
        const auto refusal = whyNot(state, act::attack(0, grunt, state.pile(1, Zone::Field).front()));
        QVERIFY(refusal && refusal->other == drover); // whose text forbids it
    }
    // Two texts that trigger each other, in an edition whose batches make new ones.
    void whatHasNoEndIsStopped()
    {
        const auto scene = nexus::importers::readSceneJson(
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-05","phase":"command","round":2,"toAct":1,"players":[
                {"name":"A","cp":10,"loadout":[{"card":"Tap"}],"field":{"front-left":[{"card":"Banker"},{"card":"Fosterer"}]}},
                {"name":"B","cp":10}]})");
        const auto orders = nexus::importers::readSceneOrdersJson(R"([{"seat":1,"do":"ability","card":"Tap"}])");
        QVERIFY(scene.has_value() && orders.has_value());
        const auto played = play(*setScene(*scene, checkerBy("quantum-nexus-2025-05")), *orders);
        QVERIFY(played.refused && played.refused->why == SceneRefusal::Why::Endless);
    }
    // A kept game knows whether its texts are read as they were.
    void theDigestKnowsHowTextsAreRead()
    {
        const auto scene = nexus::importers::readSceneJson(sceneOf(R"("hand":["Edict"])", ""));
        const auto checker = checkerBy("quantum-nexus-2025-07");
        const auto digestBy = [&](bool otherwise) {
            auto facts = *setScene(*scene, checker)->facts;
            if (otherwise)
                facts.scripts.front().scripts.front().nodes.back().number ^= 1;
            return digest(facts);
        };
        QVERIFY(digestBy(false) == digestBy(false));
        QVERIFY(digestBy(false) != digestBy(true));
    }
    // The mode of an Event with targets is chosen when it is played.
    void modesAreChosenWhenAnEventIsPlayed()
    {
        const auto scene = nexus::importers::readSceneJson(
            sceneOf(R"("hand":["Edict"])", R"("field":{"front-right":[{"card":"Grunt"}]})"));
        auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(state, act::playEvent(0, state.pile(0, Zone::Hand).front())).has_value());
        QVERIFY(state.stage == Stage::Choose && state.process.choice.kind == ChoiceKind::Mode); // nobody answers
        QVERIFY(state.process.naming == Naming::Declared);
        QCOMPARE(nexus::app::TableWords(state).action(act::chooseValue(0, 2)).what, std::string("Gain 2 CP"));
        QVERIFY(apply(state, act::chooseValue(0, 1)).has_value());
        QVERIFY(apply(state, act::chooseCard(0, state.pile(1, Zone::Field).front())).has_value());
        QCOMPARE(state.pile(1, Zone::Discard).size(), std::size_t{1});
        QVERIFY(brokenPromise(state).empty());
    }
    // What is chosen is said in words: keywords of the game, numbers from the most to none.
    void keywordsAndNumbersAreChosenByTheirWords()
    {
        const auto chosen = [&](const std::string& hand, const char* field) {
            const auto scene = nexus::importers::readSceneJson(sceneOf("\"hand\":[\"" + hand + "\"]" + field, ""));
            auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
            (void)apply(state, act::playEvent(0, state.pile(0, Zone::Hand).front()));
            if (!state.pile(0, Zone::Field).empty())
                (void)apply(state, act::chooseCard(0, state.pile(0, Zone::Field).front()));
            std::vector<std::string> words;
            for (const auto& action : legalActions(state))
                if (action.kind == ActionKind::Choose)
                    words.push_back(nexus::app::TableWords(state).action(action).what);
            return words;
        };
        const auto keywords = chosen("Unlearning", "");
        QVERIFY(std::ranges::find(keywords, "Adapt") != keywords.end());
        QVERIFY(std::ranges::find(keywords, "Static") != keywords.end());
        QCOMPARE(chosen("Salve", R"(,"field":{"front-left":[{"card":"Wall","impact":3}]})"),
            (std::vector<std::string>{"2", "1", "0"}));
    }
    // Consume is of units alone, and a card without a rule box has no keyword of size.
    void upgradesAreNotConsumed()
    {
        const auto giants = nexus::importers::readSceneJson(
            sceneOf(R"("loadout":[{"card":"Giants"}],"field":{"front-left":[{"card":"Ox","states":["static"]}]})", ""));
        const auto prey = nexus::importers::readSceneJson(sceneOf(R"("field":{"front-left":[{"card":"Glutton"}]})",
            R"("field":{"front-right":[{"card":"Scout","attached":["Plate"]}]})"));
        const auto state = *setScene(*giants, checkerBy("quantum-nexus-2025-07"));
        QCOMPARE(defenseOf(state, state.pile(0, Zone::Field).front()), 2);
        auto hunt = *setScene(*prey, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(hunt, act::attack(0, hunt.pile(0, Zone::Field).front(), hunt.pile(1, Zone::Field).front())));
        int links = 0;
        for (const auto& action : legalActions(hunt))
            links += action.kind == ActionKind::Trigger;
        QVERIFY(links > 0 && apply(hunt, act::trigger(0, hunt.pile(0, Zone::Field).front(), 0)));
        QVERIFY(!(hunt.stage == Stage::Triggers)); // once more
    }
    // A unit that was its own price has a place, and the player says for which of several it was.
    void whatWasPaidHasAPlaceAndACause()
    {
        const auto fuse = nexus::importers::readSceneJson(
            sceneOf(R"("field":{"front-left":[{"card":"Sapper"}]})", R"("field":{"front-right":[{"card":"Grunt"}]})"));
        const auto baron = nexus::importers::readSceneJson(
            sceneOf(R"("field":{"front-left":[{"card":"Baron"},{"card":"Scout","attached":["Plate","Pike"]}]})",
                R"("hand":["Bolt"])"));
        auto state = *setScene(*fuse, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(state, act::useAbility(0, state.pile(0, Zone::Field).front(), 0)).has_value());
        QCOMPARE(int{state.card(state.pile(1, Zone::Field).front()).impact}, 1);

        // "Destroy target unit if …": the target is named first.
        auto asked = begun(R"("hand":["Smelt"])", R"("field":{"front-left":[{"card":"Grunt"}]})");
        QVERIFY(apply(asked, act::playEvent(0, asked.pile(0, Zone::Hand).front())).has_value());
        QVERIFY(asked.stage == Stage::Choose);

        auto lost = *setScene(*baron, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(lost, act::pass(0)).has_value());
        QVERIFY(apply(lost, act::playEvent(1, lost.pile(1, Zone::Hand).front())).has_value());
        QVERIFY(apply(lost, act::chooseCard(1, lost.pile(0, Zone::Field)[1])).has_value());
        std::vector<std::string> words;
        for (const auto& action : legalActions(lost))
            if (action.kind == ActionKind::Trigger)
                words.push_back(nexus::app::TableWords(lost).action(action).what);
        QCOMPARE(words.size(), std::size_t{2});
        QVERIFY(words.front().starts_with("Baron (Plate): "));
    }
    // Territorial bars an exchange, targets that cannot be there together are refused, and an Asset is not "the unit
    // that destroyed it".
    void territorialBarsAnExchange()
    {
        auto barred = begun(
            R"("hand":["Estrange"],"field":{"front-left":[{"card":"Grunt"}],"back-left":[{"card":"Brute"}]})",
            R"("field":{"front-right":[{"card":"Pike Line"}]})");
        const auto grunt = barred.pile(0, Zone::Field)[0], brute = barred.pile(0, Zone::Field)[1];
        QVERIFY(apply(barred, act::playEvent(0, barred.pile(0, Zone::Hand).front())).has_value());
        QVERIFY(apply(barred, act::chooseCard(0, grunt)).has_value());
        QVERIFY(apply(barred, act::chooseCard(0, brute)).has_value());
        QVERIFY(!(barred.card(brute).quadrant == Quadrant::FrontLeft));

        auto together = begun(R"("hand":["Estrange"],"field":{"front-left":[{"card":"Grunt"},{"card":"Brute"}]})", "");
        QVERIFY(!(apply(together, act::playEvent(0, together.pile(0, Zone::Hand).front())).has_value()));

        auto asset = begun(R"("loadout":[{"card":"Gallows"}])", R"("field":{"front-left":[{"card":"Bereft"}]})");
        const auto gallows = asset.pile(0, Zone::Loadout).front();
        QVERIFY(apply(asset, act::useAbility(0, gallows)).has_value());
        QVERIFY(apply(asset, act::chooseCard(0, asset.pile(1, Zone::Field).front())).has_value());
        while (asset.stage == Stage::Triggers && !legalActions(asset).empty())
            QVERIFY(apply(asset, Action(legalActions(asset).front())).has_value());
        QVERIFY(!(asset.card(gallows).is(CardFlag::Blanked)));
    }
    // What a price brings about triggers after what it was paid for, "if you do" is not true of what a condition kept
    // from happening, and what a price would destroy may be saved.
    void whatAPriceBringsAboutTriggersLater()
    {
        auto paid = begun(R"("loadout":[{"card":"Smelter of War"}],"field":{"front-left":[{"card":"Dying Channel"}]})",
            R"("deck":["Wall"],"field":{"front-right":[{"card":"Gift of Ashes"}]})");
        const auto channel = paid.pile(0, Zone::Field).front(), gift = paid.pile(1, Zone::Field).front();
        QVERIFY(apply(paid, act::useAbility(0, paid.pile(0, Zone::Loadout).front())).has_value());
        QVERIFY(apply(paid, act::chooseCard(0, channel)).has_value());
        while (!legalActions(paid).empty() && paid.stage != Stage::Turn) {
            const auto all = legalActions(paid);
            const auto chosen = std::ranges::find(all, act::chooseCard(0, gift));
            QVERIFY(apply(paid, Action(chosen != all.end() ? *chosen : all.front())).has_value());
        }
        QCOMPARE(paid.pile(1, Zone::Hand).size(), std::size_t{1});

        auto held = begun(
            R"("hand":["Backed Trade","Bolt"],"deck":["Wall","Brute"],"field":{"front-left":[{"card":"Grunt"}]})", "");
        QVERIFY(apply(held, act::playEvent(0, held.pile(0, Zone::Hand).front())).has_value());
        QVERIFY(apply(held, act::chooseCard(0, held.pile(0, Zone::Field).front())).has_value());
        QCOMPARE(held.pile(0, Zone::Hand).size(), std::size_t{1});

        auto saved = begun(
            R"("deck":["Wall","Brute"],"loadout":[{"card":"Crawler Yard"}],"field":{"front-left":[{"card":"Grunt","attached":["Banner"]}]})",
            "");
        QVERIFY(apply(saved, act::useAbility(0, saved.pile(0, Zone::Loadout).front())).has_value());
        QVERIFY(apply(saved, act::chooseCard(0, saved.pile(0, Zone::Field).front())).has_value());
        QCOMPARE(saved.pile(0, Zone::Field).size(), std::size_t{1});
    }
    // Who leaves while he names targets takes the link along.
    void whoLeavesWhileHeNamesHoldsUpNobody()
    {
        const auto scene = nexus::importers::readSceneJson(
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","round":2,"toAct":1,"players":[
                {"name":"A","cp":10,"hand":["Marksman"]},
                {"name":"B","cp":10,"field":{"front-left":[{"card":"Grunt"},{"card":"Brute"}]}},
                {"name":"C","cp":10,"field":{"front-left":[{"card":"Wall"}]}}]})");
        QVERIFY(scene.has_value());
        auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        QVERIFY(apply(state, act::deploy(0, state.pile(0, Zone::Hand).front(), Quadrant::BackLeft)).has_value());
        QVERIFY(apply(state, act::trigger(0, state.pile(0, Zone::Field).front(), 0)).has_value());
        QVERIFY(state.stage == Stage::Choose);
        QVERIFY(apply(state, act::concede(0)).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QVERIFY(state.stage == Stage::Turn);
        QVERIFY(state.chain.empty());
        QVERIFY(brokenPromise(state).empty());
    }
    // Nor is he asked what another's text lets him choose.
    void whoHasLeftChoosesNothing()
    {
        const auto scene = nexus::importers::readSceneJson(
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","round":2,"toAct":1,"players":[
                {"name":"A","cp":10,"field":{"front-left":[{"card":"Dunning"}]},"deck":["Wall"]},
                {"name":"B","cp":10,"hand":["Wall"],"field":{"front-right":[{"card":"Grunt"},{"card":"Wall"}]}},
                {"name":"C","cp":10,"field":{"front-left":[{"card":"Wall"}]}}]})");
        QVERIFY(scene.has_value());
        auto state = *setScene(*scene, checkerBy("quantum-nexus-2025-07"));
        const auto dunning = state.pile(0, Zone::Field).front();
        QVERIFY(apply(state, act::attack(0, dunning, state.pile(1, Zone::Field).front())).has_value());
        QVERIFY(apply(state, act::trigger(0, dunning, 0)).has_value());
        QVERIFY(apply(state, act::concede(1)).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QVERIFY(state.stage == Stage::Turn);
        QVERIFY(brokenPromise(state).empty());
    }
    void whoHasNoPointsAnyMoreDoesNotPay()
    {
        auto state = begun(R"("missions":["Contagion"],"hand":["Zap"])",
            R"("field":{"front-left":[{"card":"Wall"}],"back-left":[{"card":"Brute"}]})");
        QVERIFY(apply(state, act::playEvent(0, state.pile(0, Zone::Hand).front())).has_value());
        const auto on = [&] {
            while (state.stage == Stage::Triggers || state.stage == Stage::Response) {
                const auto contagion = state.pile(0, Zone::Missions).front();
                const auto trigger = act::trigger(0, contagion, 0);
                QVERIFY(apply(state, whyNot(state, trigger) ? act::passPriority(state.asked) : trigger).has_value());
            }
        };
        QVERIFY(apply(state, act::chooseCard(0, state.pile(1, Zone::Field).front())).has_value());
        on();
        QVERIFY(state.stage == Stage::Choose && state.process.choice.kind == ChoiceKind::Yes);
        QVERIFY(apply(state, act::setPoints(0, 0)).has_value());
        QVERIFY(apply(state, act::chooseValue(0, 1)).has_value());
        QCOMPARE(state.player(0).points, 0);
        QVERIFY(!state.card(state.pile(1, Zone::Field).back()).is(CardFlag::Blanked));
        QVERIFY(brokenPromise(state).empty());
    }
    void whatWouldBeTouchedIsForeseen()
    {
        const auto state = begun(R"("hand":["Purge","Salvage"],"discard":["Tap"],"loadout":[{"card":"Tap"}],
                "field":{"front-left":[{"card":"Ogre"},{"card":"Grunt"},{"card":"Warden"}]})",
            R"("field":{"front-right":[{"card":"Wall"},{"card":"Brute"}]})");
        const auto named = [&](SeatIndex seat, Zone zone, const char* name) {
            for (const auto card : state.pile(seat, zone))
                if (state.name(card) == name)
                    return card;
            return noCard;
        };
        const auto touched = [&](const Action& action) {
            std::string names;
            for (const auto card : touchedBy(state, action))
                names += (names.empty() ? "" : ", ") + state.name(card);
            return names;
        };
        const auto ability = [&](const char* name) {
            return touched(act::useAbility(0, named(0, Zone::Field, name), 0));
        };
        QCOMPARE(ability("Ogre"), std::string("Ogre, Grunt, Warden")); // it exhausts, and another is destroyed
        QCOMPARE(ability("Warden"), std::string("Warden, Wall, Brute"));
        QCOMPARE(ability("Grunt"), std::string());
        QCOMPARE(touched(act::playEvent(0, named(0, Zone::Hand, "Salvage"))), std::string()); // nothing in play
        QCOMPARE(touched(act::attack(0, named(0, Zone::Field, "Grunt"), named(1, Zone::Field, "Wall"))), std::string());
        QCOMPARE(touched(act::useAbility(0, noCard, 0)), std::string());
    }
    void theFirstToEvolveCostsLess()
    {
        auto state = begun(
            R"("hand":["Tree","Tree"],"field":{"front-left":[{"card":"Gardener"},{"card":"Seed"},{"card":"Seed"}]})",
            "");
        const auto evolve = [&] {
            const auto seed = state.pile(0, Zone::Field)[1];
            return apply(state, act::evolve(0, state.pile(0, Zone::Hand).front(), seed)).has_value();
        };
        QVERIFY(evolve());
        QCOMPARE(state.player(0).points, 9);
        QVERIFY(apply(state, act::pass(1)).has_value());
        QVERIFY(evolve());
        QCOMPARE(state.player(0).points, 6);
    }
    void whatWaitsForAWordIsTakenBackByWhatIsDoneByHand()
    {
        auto state = begun(R"("field":{"front-left":[{"card":"Brute"}]})",
            R"("terrains":{"front-right":["Sanctuary"]},"field":{"front-right":[{"card":"Grunt"}]})");
        const auto before = state;
        const auto brute = state.pile(0, Zone::Field).front(), grunt = state.pile(1, Zone::Field).front();
        QVERIFY(apply(state, act::attack(0, brute, grunt)).has_value());
        while (state.stage == Stage::Triggers || state.stage == Stage::Response)
            QVERIFY(apply(state, act::passPriority(state.asked)).has_value());
        QVERIFY(state.stage == Stage::Choose);
        QCOMPARE(int{state.process.choice.seat}, 1);
        QCOMPARE(state.name(state.process.source), std::string("Sanctuary"));
        QVERIFY(!state.card(brute).is(CardFlag::Exhausted));
        QVERIFY(apply(state, act::setPoints(0, 10)).has_value());
        QVERIFY(state.stage == Stage::Turn);
        QVERIFY(!whyNot(state, act::attack(0, brute, grunt)));
        QVERIFY(state.process == before.process);
    }
};

NEXUS_TEST(ScenesTest, Events);

} // namespace scenes_test

#include "scenes_test.moc"
