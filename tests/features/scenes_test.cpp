#include "app/text/game_log.h"
#include "importers/scene_json.h"
#include "tests/support/decks.h"
#include "tests/support/scene_cases.h"
#include "tests/support/state_promises.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scenes_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const DeckChecker& checker()
{
    static const DeckChecker checker(ruleset("quantum-nexus-2025-07"), catalogueOf(sceneCards));
    return checker;
}

// The answer: where everything is, what was told, and what was refused.
std::string told(const PlayedScene& played)
{
    std::string text = nexus::importers::writeSceneStateJson(played.state);
    if (played.refused)
        text += " REFUSED " + std::to_string(played.refused->order + 1);
    return text;
}

} // namespace

// Sentences of rule texts, each shown by a scene and what comes of it.
class ScenesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySentenceDoesWhatItSays_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < sceneCases().size(); ++i)
            QTest::newRow(sceneCases()[i].name) << static_cast<int>(i);
    }
    void everySentenceDoesWhatItSays()
    {
        QFETCH(int, number);
        const auto& test = sceneCases()[static_cast<std::size_t>(number)];
        const auto scene = nexus::importers::readSceneJson(sceneOf(test));
        QVERIFY2(scene.has_value(), "the scene cannot be read");
        const auto orders = nexus::importers::readSceneOrdersJson(test.orders);
        QVERIFY2(orders.has_value(), "the orders cannot be read");
        auto start = setScene(*scene, checker());
        QVERIFY(start.has_value());
        const auto before = *start;
        const auto played = play(*start, *orders);
        QVERIFY2(brokenPromise(played.state).empty(), brokenPromise(played.state).c_str());
        Timeline timeline(before);
        for (const auto& action : played.actions)
            QVERIFY(timeline.act(action).has_value());
        QVERIFY(timeline.state() == played.state);
        const auto answer = told(played) + nexus::app::gameLogText(timeline);
        for (const auto& text : test.stands)
            QVERIFY2(answer.find(text) != std::string::npos, (text + " does not stand in " + answer).c_str());
        for (const auto& text : test.not_)
            QVERIFY2(answer.find(text) == std::string::npos, (text + " stands in " + answer).c_str());
        while (timeline.undo()) {}
        QVERIFY(timeline.state() == before);
    }
};

NEXUS_TEST(ScenesTest, Events);

} // namespace scenes_test

#include "scenes_test.moc"
