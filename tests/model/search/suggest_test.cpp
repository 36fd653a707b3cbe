#include "model/search/card_lookup.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace suggest_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::string suggested(const std::string& name, std::size_t most = 3)
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Relay Drone","type":"Unit"}, {"name":"Relay Drones","type":"Unit"}, {"name":"Relic Drone","type":"Unit"},
        {"name":"Juggernaut","type":"Unit"}, {"name":"Zoë’s Lamp","type":"Event"}, {"name":"Ox","type":"Unit"},
        {"name":"The Long Walk of the Four Thousand Stones","type":"Mission"}])");
    std::string names;
    for (const auto card : suggestNames(*catalogue, name, most))
        names += (names.empty() ? "" : ", ") + std::string(catalogue->name(card));
    return names;
}

} // namespace

class SuggestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNearestNameComesFirst()
    {
        QCOMPARE(q(suggested("Relay Drine")), q("Relay Drone, Relay Drones, Relic Drone"));
        QCOMPARE(q(suggested("relic drones")), q("Relic Drone, Relay Drones, Relay Drone"));
        QCOMPARE(q(suggested("Juggernaut")), q("Juggernaut"));
    }

    void swappedNeighboursAreOneMistake()
    {
        QCOMPARE(q(suggested("Xo")), q("Ox")); // two letters allow one mistake
        QCOMPARE(q(suggested("Juggrenuat")), q("Juggernaut"));
    }

    void aThirdOfTheLettersMayDiffer()
    {
        QCOMPARE(q(suggested("Jaggarnout")), q("Juggernaut")); // three of ten
        QCOMPARE(q(suggested("Jaggarnoot")), QString());       // four of ten
    }

    void accentsAndQuotesAreNoDifference() { QCOMPARE(q(suggested("ZOE'S LAMP")), q("Zoë’s Lamp")); }

    void allWordsOfTheTextWillDo()
    {
        QCOMPARE(q(suggested("stones walk")), q("The Long Walk of the Four Thousand Stones"));
        QCOMPARE(q(suggested("stones run")), QString());
        QCOMPARE(q(suggested("of")), q("Ox")); // too short to be looked for inside of names
    }

    void whatStandsBehindANameDoesNotHideIt()
    {
        for (const char* text : {"Juggernaut (1 CP)", "Juggernaut [foil]", "Juggernaut - great against moths, I think",
                 "Juggernaut foil", "juggernaut alt art", "Jugernaut (3 CP, Unit)", "Juggernaut #12 *F*"})
            QCOMPARE(q(suggested(text)), q("Juggernaut"));
        QCOMPARE(q(suggested("Relay Drones (2)")), q("Relay Drones, Relay Drone")); // the longest first
        QCOMPARE(q(suggested("Juggernaut is what I want to play")), QString());     // a sentence
        QCOMPARE(q(suggested("Juggernauts of the old world")), QString());
    }

    void noMoreThanAskedFor()
    {
        QCOMPARE(q(suggested("Relay Drone", 1)), q("Relay Drone"));
        QCOMPARE(q(suggested("Relay Drone", 0)), QString());
    }

    void nothingIsNearToNothing()
    {
        for (const char* text : {"", "   ", "\xc2\xa0", "qqqqqqqqqqqqqqqqqqqqqqqq"})
            QCOMPARE(q(suggested(text)), QString());
        QVERIFY(suggestNames(*CatalogueBuilder(starterGame()).build(), "Relay Drone").empty());
    }

    void oneMistakeInALongerNameIsAlwaysForgiven()
    {
        const auto catalogue = starterCatalogue();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed);
            const auto card = random.below(static_cast<std::uint32_t>(catalogue->size()));
            std::string name(catalogue->foldedField(card, catalogue->nameField()));
            const auto at = random.below(static_cast<std::uint32_t>(name.size()));
            switch (random.below(4)) {
            case 0: name.erase(at, 1); break;
            case 1: name.insert(at, 1, 'q'); break;
            case 2: name[at] = 'q'; break;
            default:
                if (at + 1 < name.size())
                    std::swap(name[at], name[at + 1]);
            }
            const auto found = suggestNames(*catalogue, name, 5);
            RC_ASSERT(found.size() <= 5U);
            RC_ASSERT(std::find(found.begin(), found.end(), card) != found.end());
        }));
    }
};

NEXUS_TEST(SuggestTest, Events);

} // namespace suggest_test

#include "suggest_test.moc"
