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

    void aKeyAndANameOfTwoCardsAreForAPersonToChoose()
    {
        DeckEntry entry{.card = "Relay Drone", .key = makeCardKey("Zone", {"Mission"})};
        const auto found = lookUp(smallCatalogue(), entry);
        QVERIFY(found.contradicts && !found.card && found.choices.size() == 2);
        QCOMPARE(told(found), q("Mission? Unit?")); // that of the key first
        for (const char* name : {"Zone", "zone", "Zone (Mission)", "A name it had once"}) {
            entry.card = name;
            QVERIFY2(!lookUp(smallCatalogue(), entry).contradicts, name);
        }
        entry.card = "Zone (Terrain)";
        QVERIFY(lookUp(smallCatalogue(), entry).contradicts);
    }

    void aSetInParenthesesNamesTheCardPrintedInIt()
    {
        const auto catalogue = catalogueOf(R"json([
            {"name":"Echo","type":"Unit","set":"COR","number":"1"}, {"name":"Echo","type":"Unit","set":"P26","number":"7"},
            {"name":"Zone","type":"Terrain","set":"COR","number":"2"}, {"name":"Zone","type":"Mission","set":"P26"},
            {"name":"Relay (P26)","type":"Unit","set":"COR"}])json");
        const auto in = [&](const char* name) {
            const auto found = lookUp(*catalogue, name);
            return q((found.card ? std::string(catalogue->type(*found.card)) : std::to_string(found.choices.size())) +
                     " " + found.set);
        };
        QCOMPARE(in("Echo (cor)"), q("Unit COR"));
        QCOMPARE(in("Echo (P26)"), q("Unit P26"));
        QCOMPARE(in("Echo (XYZ)"), q("0 "));
        QCOMPARE(in("Zone (COR)"), q("Terrain COR"));
        QCOMPARE(in("Zone (p26)"), q("Mission P26"));
        QCOMPARE(in("Zone (Mission)"), q("Mission "));
        QCOMPARE(in("Relay (P26)"), q("Unit ")); // its name
        const auto& starter = *starterCatalogue();
        const auto set = starter.sets().front();
        const auto named = lookUp(starter, "Causeway Docker (" + set.name + ")");
        QVERIFY(named.card && starter.name(*named.card) == "Causeway Docker");
        QCOMPARE(named.set, set.code);
    }

    void thePrintingTellsCardsOfOneNameApart()
    {
        const auto catalogue = catalogueOf(R"json([
            {"name":"Zone","type":"Terrain","set":"COR","number":"2"}, {"name":"Zone","type":"Mission","set":"COR","number":"3"},
            {"name":"Zone","type":"Mission","set":"P26"}])json");
        const auto typeOf = [&](const char* printing) {
            const auto found = lookUp(*catalogue, DeckEntry{.card = "zone", .printing = printing});
            return q(found.card ? std::string(catalogue->type(*found.card)) : std::to_string(found.choices.size()));
        };
        QCOMPARE(typeOf("COR 2"), q("Terrain"));
        QCOMPARE(typeOf("cor 3"), q("Mission"));
        QCOMPARE(typeOf("P26"), q("Mission"));
        QCOMPARE(typeOf("COR"), q("2"));
        QCOMPARE(typeOf("COR 9"), q("2"));
        QCOMPARE(typeOf(""), q("2"));
    }

    void labelsOfPrintings()
    {
        QCOMPARE(printingLabel("COR", "47"), std::string("COR 47"));
        QCOMPARE(printingLabel("COR", ""), std::string("COR"));
        QCOMPARE(printingLabel("", ""), std::string());
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
