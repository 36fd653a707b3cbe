#include "tests/support/decks.h"
#include "tests/support/scene_cases.h"
#include "tests/support/shown_scene.h"
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
        const auto [answer, fault] = shownScene(sceneOf(test.a, test.b), test.orders, checker());
        QVERIFY2(fault.empty(), fault.c_str());
        for (const auto& text : test.stands)
            QVERIFY2(answer.find(text) != std::string::npos, (text + " does not stand in " + answer).c_str());
        for (const auto& text : test.not_)
            QVERIFY2(answer.find(text) == std::string::npos, (text + " stands in " + answer).c_str());
    }
};

NEXUS_TEST(ScenesTest, Events);

} // namespace scenes_test

#include "scenes_test.moc"
