#include "model/cards/catalogue.h"

#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <map>
#include <rapidcheck.h>

namespace catalogue_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

AttributeIndex attribute(const char* id) { return *starterGame().find(AttributeId(id)); }

Card cardOf(const std::string& name, const std::string& type = "Unit", const std::string& set = "TST",
    const std::string& number = "")
{
    Card card;
    card.name = name;
    card.type = type;
    card.set = set;
    card.number = number;
    card.numbers.resize(starterGame().attributes.size());
    return card;
}

std::shared_ptr<const Catalogue> built(const std::vector<Card>& cards)
{
    CatalogueBuilder builder(starterGame());
    for (const auto& card : cards)
        builder.add(card);
    return builder.build();
}

std::string namesOf(const Catalogue& catalogue, const CardSet* among = nullptr)
{
    std::string names;
    for (CardIndex card = 0; card < catalogue.size(); ++card)
        if (!among || among->contains(card))
            names += (names.empty() ? "" : ", ") + std::string(catalogue.name(card));
    return names;
}

std::string numbersOf(const Catalogue& catalogue, CardIndex card)
{
    std::string numbers;
    for (const auto printing : catalogue.printings(card))
        numbers += (numbers.empty() ? "" : ", ") + std::string(catalogue.setCode(printing)) + " " +
                   std::string(catalogue.number(printing));
    return numbers;
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsStandByNameWithNumbersByValue()
    {
        const auto catalogue = built({cardOf("drone 10"), cardOf("Zed"), cardOf("Drone 9"), cardOf("Éclair"),
            cardOf("eagle"), cardOf("Drone"), cardOf("“Quoted”")});
        QCOMPARE(q(namesOf(*catalogue)), q("“Quoted”, Drone, Drone 9, drone 10, eagle, Éclair, Zed"));
    }

    void theNewestPrintingIsOfTheLatestReleaseThenOfTheLastImport()
    {
        CatalogueBuilder builder(starterGame());
        builder.addSet({"MID", "Middle", "2025-03-01"}, "");
        builder.addSet({"NEW", "New", "2025-07-01"}, "");
        builder.addSet({"OLD", "Old", "2024-01-01"}, "");
        builder.addSet({"DAY", "No release date", ""}, "2025-05-05");
        builder.addSet({"TOO", "Same day as New", "2025-07-01"}, "");
        const char* sets[][2] = {
            {"NEW", "1"}, {"MID", "2"}, {"OLD", "3"}, {"DAY", "4"}, {"NEW", "5"}, {"TOO", "6"}, {"MID", "7"}};
        for (const auto& [set, number] : sets) {
            auto card = cardOf("Guard", "Unit", set, number);
            card.numbers[attribute("cp")] = std::stoi(number);
            card.rules = std::string("Rules of ") + number;
            builder.add(card);
        }
        const auto catalogue = builder.build();
        QCOMPARE(catalogue->size(), std::size_t{1});
        QCOMPARE(catalogue->printingCount(), std::size_t{7});
        QCOMPARE(q(numbersOf(*catalogue, 0)), q("TOO 6, NEW 5, NEW 1, DAY 4, MID 7, MID 2, OLD 3"));
        QCOMPARE(catalogue->number(0, attribute("cp")).value(), 6);
        QCOMPARE(q(catalogue->card(0).rules), q("Rules of 6"));
        QCOMPARE(q(catalogue->foldedField(0, catalogue->rulesField())), q("rules of 6"));

        const auto narrow = catalogue->onlySets({"mid", "OLD", "nothing"});
        QCOMPARE(narrow->size(), std::size_t{1});
        QCOMPARE(q(numbersOf(*narrow, 0)), q("MID 7, MID 2, OLD 3"));
        QCOMPARE(narrow->number(0, attribute("cp")).value(), 7);
        QCOMPARE(q(narrow->foldedField(0, narrow->rulesField())), q("rules of 7"));
        QCOMPARE(catalogue->onlySets({})->all().count(), std::size_t{0});
    }

    void onlySetsLeavesOtherCardsOut()
    {
        const auto catalogue = built({cardOf("Alpha", "Unit", "AAA"), cardOf("Beta", "Unit", "BBB"),
            cardOf("Gamma", "Unit", "AAA"), cardOf("Gamma", "Mission", "BBB")});
        const auto narrow = catalogue->onlySets({"BBB"});
        QVERIFY(narrow->sameNumbers(*catalogue));
        QCOMPARE(q(namesOf(*narrow)), q(namesOf(*catalogue)));
        QCOMPARE(q(namesOf(*narrow, narrow->pool())), q("Beta, Gamma"));
        QVERIFY(narrow->named("alpha").empty());
        QCOMPARE(narrow->named("gamma").size(), 1U);
        QVERIFY(!narrow->byKey(cardKey(cardOf("Gamma"), starterGame()).str()));
        QVERIFY(narrow->byKey(cardKey(cardOf("Gamma", "Mission"), starterGame()).str()));
        QCOMPARE(q(namesOf(*catalogue)), q("Alpha, Beta, Gamma, Gamma"));
    }

    void twoCardsOfOneNameStandSideBySide()
    {
        const auto catalogue = built(
            {cardOf("Zone", "Terrain"), cardOf("Alpha"), cardOf("ZONE", "Mission"), cardOf("Zone 2")});
        const auto zones = catalogue->named("zone");
        QCOMPARE(zones.size(), 2U);
        QCOMPARE(q(catalogue->type(zones[0])), q("Mission"));
        QCOMPARE(q(catalogue->type(zones[1])), q("Terrain"));
        QCOMPARE(q(catalogue->name(zones[0])), q("ZONE"));
        QCOMPARE(q(catalogue->qualifier(zones[1])), q("Terrain"));
        QVERIFY(catalogue->key(zones[0]) != catalogue->key(zones[1]));
        QCOMPARE(catalogue->byKey(catalogue->key(zones[1])).value(), zones[1]);
        QVERIFY(catalogue->named("zon").empty());
        QVERIFY(catalogue->named("").empty());
        QVERIFY(!catalogue->byKey("zone"));
    }

    void aValueThatIsNotPrintedIsAbsentAndNotZero()
    {
        auto bare = cardOf("Bare"), zero = cardOf("Zero");
        zero.numbers[attribute("attack")] = 0;
        zero.numbers[attribute("range")] = 0;
        const auto catalogue = built({bare, zero});
        QVERIFY(!catalogue->number(0, attribute("attack")));
        QVERIFY(!catalogue->number(0, attribute("range")));
        QCOMPARE(catalogue->number(1, attribute("attack")), std::optional(0));
        QCOMPARE(catalogue->number(1, attribute("range")), std::optional(0));
        QCOMPARE(catalogue->column(attribute("attack"))[0], Catalogue::absent);
        QCOMPARE(catalogue->number(0, attribute("magic")), std::optional(0)); // a domain not printed is worth 0
        QVERIFY(!catalogue->card(0).numbers[attribute("attack")]);
    }

    void shortListsOfNumbersAreAbsentAtTheirEnd()
    {
        auto card = cardOf("Short");
        card.numbers.resize(1);
        card.numbers[0] = 3;
        const auto catalogue = built({card});
        QCOMPARE(catalogue->number(0, 0), std::optional(3));
        QVERIFY(!catalogue->number(0, attribute("defense")));
    }

    void everyTextIsFoundFoldedInItsField()
    {
        auto card = cardOf("Zoë’s  Ärger", "Mission");
        card.subtypes = {"Blood Knight", "Leader"};
        card.keywords = {"Adapt (2)", "Synaptic Mark"};
        card.rules = "Draw\na  “card”.";
        card.flavor = "FLAVOUR";
        card.texts[attribute("passive")] = "Passive Ünit";
        card.texts[attribute("one-time")] = "Once";
        const auto catalogue = built({cardOf("Aaa"), card, cardOf("Zzz")});
        const auto field = [&](TextField f) { return q(catalogue->foldedField(1, f)); };
        QCOMPARE(field(catalogue->nameField()), q("zoe's arger"));
        QCOMPARE(field(catalogue->typeField()), q("mission blood knight leader"));
        QCOMPARE(field(catalogue->keywordField()), q("adapt (2), synaptic mark"));
        QCOMPARE(field(catalogue->rulesField()), q("draw a \"card\"."));
        QCOMPARE(field(catalogue->flavorField()), q("flavour"));
        QCOMPARE(field(catalogue->textField(attribute("passive")).value()), q("passive unit"));
        QCOMPARE(field(catalogue->textField(attribute("one-time")).value()), q("once"));
        QCOMPARE(field(catalogue->textField(attribute("challenge")).value()), QString());
        QVERIFY(catalogue->textField(attribute("one-time")) == catalogue->lastRulesField());
        QVERIFY(!catalogue->textField(attribute("cp")));
        QVERIFY(catalogue->foldedField(0, catalogue->rulesField()).empty());
    }

    void everyFieldOfTheBufferEndsWithALineBreakAndHasNoOther()
    {
        const auto catalogue = starterCatalogue();
        for (std::uint32_t column = 0; column <= catalogue->flavorField().column; ++column) {
            const auto starts = catalogue->starts(TextField{column});
            QCOMPARE(starts.size(), catalogue->size() + 1);
            for (std::size_t card = 0; card < catalogue->size(); ++card) {
                const auto field = catalogue->folded().substr(starts[card], starts[card + 1] - starts[card]);
                QVERIFY(field.find('\n') == field.size() - 1);
            }
        }
    }

    void wordsAreInternedOnceWhateverTheirSpelling()
    {
        auto one = cardOf("One"), two = cardOf("Two", "unit");
        one.subtypes = {"Drone"};
        two.subtypes = {"DRONE", "Unit"};
        one.keywords = {"Adapt (2)"};
        two.keywords = {"adapt (3)", "Adapt (1)", "House Word (4)"};
        const auto catalogue = built({one, two});
        const auto word = [&](std::string_view text) { return catalogue->term(text).value(); };
        QVERIFY(std::ranges::equal(catalogue->types(0), std::vector{word("unit"), word("drone")}));
        QVERIFY(std::ranges::equal(catalogue->types(1), std::vector{word("unit"), word("drone"), word("unit")}));
        QVERIFY(std::ranges::equal(catalogue->keywords(0), std::vector{word("adapt")}));
        QVERIFY(std::ranges::equal(catalogue->keywords(1), std::vector{word("adapt"), word("house word")}));
        QVERIFY(!catalogue->term("adapt (2)"));
        QVERIFY(!catalogue->term("Drone"));
    }

    void printedSpellingsSurvive()
    {
        auto one = cardOf("One", "Unit"), two = cardOf("Two", "unit");
        one.rarity = "Rare";
        two.rarity = "rare";
        two.subtypes = {"RARE", "Half-Orc"};
        two.keywords = {"adapt (3)"};
        for (const auto domain : starterGame().domainAttributes())
            one.numbers[domain] = two.numbers[domain] = 0;
        const auto catalogue = built({one, two});
        QVERIFY(catalogue->card(0) == one);
        QVERIFY(catalogue->card(1) == two);
        QCOMPARE(q(catalogue->rarity(catalogue->printings(1).front())), q("rare"));
        QCOMPARE(q(catalogue->type(1)), q("unit"));
    }

    void aCardComesBackAsItWasAdded()
    {
        auto full = cardOf("Full ½", "Mission", "COR", "12a");
        full.subtypes = {"A", "B c"};
        full.keywords = {"Adapt (2)", "Zeal"};
        full.rules = "Line one.\nLine two.";
        full.flavor = "Flavour — with dash";
        full.rarity = "rare";
        full.extras = "Artist: Nobody";
        full.numbers[attribute("cp")] = 3;
        for (const auto domain : starterGame().domainAttributes())
            full.numbers[domain] = 1;
        full.numbers[attribute("range")] = 2;
        full.texts[attribute("challenge")] = "Do it.";
        auto bare = cardOf("Bare", "Event");
        for (const auto domain : starterGame().domainAttributes())
            bare.numbers[domain] = 0;
        const auto catalogue = built({full, bare});
        QVERIFY(catalogue->card(1) == full);
        QVERIFY(catalogue->card(0) == bare);
    }

    void aCardWithoutATypeIsStillACard()
    {
        auto plain = cardOf("Plain", ""), sub = cardOf("Sub", "");
        sub.subtypes = {"Drone"};
        const auto catalogue = built({plain, sub});
        QVERIFY(catalogue->card(0).subtypes.empty());
        QVERIFY(catalogue->card(1).subtypes == std::vector<std::string>{"Drone"});
        QCOMPARE(catalogue->types(0).size(), std::size_t{1});
        QCOMPARE(q(catalogue->foldedField(1, catalogue->typeField())), q("drone"));
    }

    void aCardWithoutASetGoesIntoTheImportSet()
    {
        const auto catalogue = built({cardOf("Own", "Unit", "")});
        QCOMPARE(q(catalogue->setCode(catalogue->printings(0).front())), q(starterGame().importSet.code));
    }

    void anEmptyCatalogueHasNothing()
    {
        const auto catalogue = built({});
        QCOMPARE(catalogue->size(), std::size_t{0});
        QCOMPARE(catalogue->printingCount(), std::size_t{0});
        QVERIFY(catalogue->named("x").empty());
        QVERIFY(!catalogue->byKey("x"));
        QVERIFY(catalogue->sets().empty());
        QCOMPARE(catalogue->onlySets({"COR"})->size(), std::size_t{0});
    }

    void tenThousandCardsAreAllFound()
    {
        auto cards = syntheticCards(10000, 3);
        const auto catalogue = built(cards);
        QCOMPARE(catalogue->size(), cards.size());
        for (CardIndex card = 1; card < catalogue->size(); ++card)
            QVERIFY(compareNatural(catalogue->foldedField(card - 1, catalogue->nameField()),
                        catalogue->foldedField(card, catalogue->nameField())) < 0);
        for (const auto& card : cards) {
            const auto index = catalogue->byKey(cardKey(card, starterGame()).str());
            QVERIFY(index);
            QVERIFY(catalogue->card(*index) == card);
            const auto range = catalogue->named(fold(card.name));
            QVERIFY(range.size() == 1 && range.front() == *index);
        }
    }

    // Names out of a small stock, so that many cards share one, in several types and sets.
    void namesKeysAndPrintingsAgreeWithAPlainList()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            std::vector<Card> cards;
            std::map<std::string, std::vector<std::string>> printingsOf; // key → numbers, newest first
            std::map<std::string, std::vector<std::string>> keysOf;      // folded name → keys
            const char* types[] = {"Unit", "Mission", "Event"};
            const char* sets[] = {"AAA", "BBB"};
            for (std::uint64_t i = 0; i < 30; ++i) {
                const auto roll = seed * 31 + i * 7919;
                cards.push_back(cardOf(randomName(roll % 9), types[roll % 3], sets[roll / 3 % 2], std::to_string(i)));
                const auto key = cardKey(cards.back(), starterGame()).str();
                auto& keys = keysOf[fold(cards.back().name)];
                if (std::find(keys.begin(), keys.end(), key) == keys.end())
                    keys.push_back(key);
                auto& numbers = printingsOf[key];
                numbers.insert(numbers.begin(), std::to_string(i));
            }
            const auto catalogue = built(cards);
            RC_ASSERT(catalogue->size() == printingsOf.size());
            for (const auto& [key, numbers] : printingsOf) {
                const auto card = catalogue->byKey(key);
                RC_ASSERT(card.has_value());
                std::vector<std::string> found;
                for (const auto printing : catalogue->printings(*card))
                    found.emplace_back(catalogue->number(printing));
                RC_ASSERT(found == numbers);
            }
            for (auto& [name, keys] : keysOf) {
                std::vector<std::string> found;
                for (const auto card : catalogue->named(name))
                    found.emplace_back(catalogue->key(card));
                std::sort(keys.begin(), keys.end());
                RC_ASSERT(found == keys);
            }
        }));
    }
};

NEXUS_TEST(CatalogueTest, Events);

} // namespace catalogue_test

#include "catalogue_test.moc"
