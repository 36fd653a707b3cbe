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
    static const auto catalogue = catalogueOf(sceneCards);
    return {ruleset(edition), catalogue};
}

// The phase of the older edition in which the orders can be carried out; nothing where they belong to several, or what
// comes of them is of the newer one: a weaker attacker lives on, a Massive unit wants a Quadrant of its own.
QString olderPhase(const SceneCase& test)
{
    const std::string orders = test.orders, name = test.name;
    if (name == "for this attack alone" || name == "each goes before the next is asked for")
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
            QTest::newRow(sceneCases()[i].name)
                << number << QStringLiteral("quantum-nexus-2025-07") << QStringLiteral("activation");
            const auto phase = olderPhase(sceneCases()[i]);
            if (!phase.isEmpty())
                QTest::addRow("%s, in the older edition", sceneCases()[i].name)
                    << number << QStringLiteral("quantum-nexus-2025-05") << phase;
        }
    }
    void everySentenceDoesWhatItSays()
    {
        QFETCH(int, number);
        QFETCH(QString, edition);
        QFETCH(QString, phase);
        const auto& test = sceneCases()[static_cast<std::size_t>(number)];
        const auto [answer, fault] = shownScene(sceneOf(test.a, test.b, edition.toStdString(), phase.toStdString()),
            test.orders, checkerBy(edition.toUtf8()));
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
