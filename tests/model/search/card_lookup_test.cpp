#include "model/search/card_lookup.h"

#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace card_lookup_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const Catalogue& smallCatalogue()
{
    static const auto catalogue = catalogueOf(R"json([
        {"name":"Relay Drone","type":"Unit"},
        {"name":"Zone","type":"Terrain"}, {"name":"Zone","type":"Mission"},
        {"name":"Mirror","type":"Unit"}, {"name":"Mirror","type":"Event"}, {"name":"Mirror","type":"Mission"},
        {"name":"Paren (Unit)","type":"Event"}, {"name":"Paren","type":"Unit"},
        {"name":"Zoë’s Half-Way","type":"Unit"}])json");
    return *catalogue;
}

CardSet setOf(const char* query) { return matching(parseQuery(query, starterGame())->root, smallCatalogue()); }

// "Zone (Mission)", "Mirror (Event)? Mirror (Unit)?" for choices, or nothing.
QString told(const CardLookup& found)
{
    std::string text;
    if (found.card)
        text = std::string(smallCatalogue().name(*found.card)) + " (" +
               std::string(smallCatalogue().type(*found.card)) + ")";
    for (const auto card : found.choices)
        text += (text.empty() ? "" : " ") + std::string(smallCatalogue().type(card)) + "?";
    return q(text);
}

} // namespace

class CardLookupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesMatchFolded()
    {
        for (const char* name : {"Relay Drone", "RELAY  drone", " relay drone ", "Ｒelay Drone"})
            QCOMPARE(told(lookUp(smallCatalogue(), name)), q("Relay Drone (Unit)"));
        QCOMPARE(told(lookUp(smallCatalogue(), "zoe's half–way")), q("Zoë’s Half-Way (Unit)"));
    }

    void nothingIsGuessed()
    {
        for (const char* name : {"", "Relay", "Relay Dron", "RelayDrone", "Relay Drone (Event)", "Relay Drone ()",
                 "Relay Drone (", "(Unit)"})
            QVERIFY2(lookUp(smallCatalogue(), name) == CardLookup{}, name);
    }

    void aNameOfTwoCardsIsTheOneTheSectionAccepts()
    {
        const auto missions = setOf("t:mission"), others = setOf("-t:mission"), units = setOf("t:unit");
        QCOMPARE(told(lookUp(smallCatalogue(), "zone", &missions)), q("Zone (Mission)"));
        QCOMPARE(told(lookUp(smallCatalogue(), "zone", &others)), q("Zone (Terrain)"));
        QCOMPARE(told(lookUp(smallCatalogue(), "zone", &units)), q("Mission? Terrain?"));
        QCOMPARE(told(lookUp(smallCatalogue(), "zone")), q("Mission? Terrain?"));
        QCOMPARE(told(lookUp(smallCatalogue(), "mirror", &others)), q("Event? Unit?"));
        QCOMPARE(told(lookUp(smallCatalogue(), "mirror", &units)), q("Mirror (Unit)"));
    }

    void aNameOfOneCardIsThatCardWhereverItLies()
    {
        const auto missions = setOf("t:mission");
        QCOMPARE(told(lookUp(smallCatalogue(), "Relay Drone", &missions)), q("Relay Drone (Unit)"));
    }

    void parenthesesSayWhichCardOutright()
    {
        const auto others = setOf("-t:mission");
        QCOMPARE(told(lookUp(smallCatalogue(), "Zone (Mission)")), q("Zone (Mission)"));
        QCOMPARE(told(lookUp(smallCatalogue(), "ZONE (mission)", &others)), q("Zone (Mission)"));
        QCOMPARE(told(lookUp(smallCatalogue(), "Zone (Unit)")), QString());
        QCOMPARE(told(lookUp(smallCatalogue(), "Relay Drone (Unit)")), q("Relay Drone (Unit)"));
        QCOMPARE(told(lookUp(smallCatalogue(), "Paren (Unit)")), q("Paren (Unit) (Event)"));
    }

    void aKeyCountsForMoreThanTheName()
    {
        DeckEntry entry{.card = "Zone", .key = makeCardKey("Zone", {"Mission"})};
        const auto others = setOf("-t:mission");
        QCOMPARE(told(lookUp(smallCatalogue(), entry, &others)), q("Zone (Mission)"));
        entry.card = "A name it had once";
        QCOMPARE(told(lookUp(smallCatalogue(), entry)), q("Zone (Mission)"));
        entry = {.card = "Relay Drone", .key = CardKey("no-such-key")};
        QCOMPARE(told(lookUp(smallCatalogue(), entry)), q("Relay Drone (Unit)"));
    }

    void anUnambiguousNameFindsItsCardAndNoOther()
    {
        for (const Catalogue* catalogue : {&smallCatalogue(), starterCatalogue().get()})
            for (CardIndex card = 0; card < catalogue->size(); ++card) {
                const auto name = unambiguousName(*catalogue, card);
                if (name == "Paren (Unit)")
                    continue;
                QVERIFY2((lookUp(*catalogue, name) == CardLookup{card, {}}), name.c_str());
            }
        QCOMPARE(
            q(unambiguousName(smallCatalogue(), *smallCatalogue().named("relay drone").begin())), q("Relay Drone"));
    }

    void cardsAreFoundWhereATextNamesThem()
    {
        const auto in = [](const char* text) {
            std::string found;
            for (const auto& named : cardsNamedIn(smallCatalogue(), text)) {
                found += (found.empty() ? "" : "; ") + std::string(text).substr(named.begin, named.length) + ":";
                for (const auto card : named.cards)
                    found += " " + std::string(smallCatalogue().type(card));
            }
            return q(found);
        };
        QCOMPARE(in("+2 Relay Drone, +1 Zoë’s Half-Way"), q("Relay Drone: Unit; Zoë’s Half-Way: Unit"));
        QCOMPARE(in("Zone (Mission): 2 copies, at most 1"), q("Zone (Mission): Mission"));
        QCOMPARE(in("a Zone is named"), q("Zone: Mission Terrain"));
        QCOMPARE(in("a zone of no card, Zones, a Relay, ReRelay Drone"), QString()); // no card is guessed
        QCOMPARE(in("Mirror Mirror (Event)."), q("Mirror: Event Mission Unit; Mirror (Event): Event"));
        QCOMPARE(in(""), QString());
        QCOMPARE(in("\xff\xfe Zone \xc3"), q("Zone: Mission Terrain"));
    }

    void everyCardIsFoundInASentence()
    {
        const auto& catalogue = *starterCatalogue();
        for (CardIndex card = 0; card < catalogue.size(); ++card) {
            const auto name = unambiguousName(catalogue, card);
            const auto found = cardsNamedIn(catalogue, "play 3 " + name + ", or not");
            QVERIFY2(found.size() == 1 && found.front() == (NamedCards{7, name.size(), {card}}), name.c_str());
        }
    }
};

NEXUS_TEST(CardLookupTest, Events);

} // namespace card_lookup_test

#include "card_lookup_test.moc"
