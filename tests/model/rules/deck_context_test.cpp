#include "model/rules/additions.h"

#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace deck_context_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> smallCatalogue()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Ten","type":"Unit","cp":10,"duplicates":30},
        {"name":"Twin","type":"Event","cp":1,"duplicates":2},
        {"name":"Tech 3","type":"Unit","cp":1,"duplicates":9,"domains":{"technology":3}},
        {"name":"Zone","type":"Terrain","cp":1,"duplicates":9},
        {"name":"Zone","type":"Mission","cp":1,"duplicates":9},
        {"name":"M Tech 3","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":3}}])");
    return catalogue;
}

QString asked(const std::string& query, const std::string& deckText)
{
    const DeckChecker checker(ruleset(), smallCatalogue());
    const Deck deck = deckOf(deckText);
    const DeckContext context(checker, deck);
    const auto parsed = parseQuery(query, starterGame());
    if (!parsed)
        return q(parsed.error().expected);
    std::string names;
    for (const auto card : search(*parsed, checker.catalogue(), context.searchContext()))
        names += (names.empty() ? "" : ", ") + unambiguousName(checker.catalogue(), card);
    return q(names);
}

} // namespace

class DeckContextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDeckIsAllItsSectionsButTheFreeOnes()
    {
        const std::string deck =
            "missions: 1 M Tech 3; main: 2 Ten; sideboard: 1 Twin; maybe: 1 Tech 3; attic: 1 Zone (Terrain)";
        QCOMPARE(asked("in:deck", deck), q("M Tech 3, Ten, Twin"));
        QCOMPARE(asked("in:main", deck), q("Ten"));
        QCOMPARE(asked("in:sideboard", deck), q("Twin"));
        QCOMPARE(asked("in:missions", deck), q("M Tech 3"));
        QCOMPARE(asked("in:maybe", deck), q("Tech 3"));
        QCOMPARE(asked("in:nowhere", deck), QString());
        QCOMPARE(asked("-in:deck t:unit", deck), q("Tech 3"));
    }

    void aNameOfTwoCardsIsTheOneItsSectionAccepts()
    {
        QCOMPARE(asked("in:deck", "missions: 1 Zone"), q("Zone (Mission)"));
        QCOMPARE(asked("in:deck", "main: 1 zone"), q("Zone (Terrain)"));
        QCOMPARE(asked("in:deck", "main: 1 Nobody"), QString());
    }

    void needIsWhatTheDeckHolds()
    {
        const std::string deck = "main: 2 Ten, 1 Ten [TST 1]; sideboard: 1 Ten, 1 Twin; maybe: 9 Twin";
        QCOMPARE(asked("need=4", deck), q("Ten"));
        QCOMPARE(asked("need=1", deck), q("Twin"));
        QCOMPARE(asked("need>0 own=0", deck), q("Ten, Twin"));
    }

    void legalAndAddableCardsAreThoseOfTheOpenDeck()
    {
        QCOMPARE(asked("is:legal", "main: 2 Twin"), q("M Tech 3, Ten, Twin, Zone (Mission), Zone (Terrain)"));
        QCOMPARE(asked("can:add", "main: 2 Twin"), q("M Tech 3, Ten, Zone (Mission), Zone (Terrain)"));
        QCOMPARE(asked("is:legal t:unit", "missions: 1 M Tech 3"), q("Tech 3, Ten"));
        QCOMPARE(asked("can:add", "missions: 1 M Tech 3, 5 Zone; main: 20 Ten"), QString());
    }

    void inDeckAndNeedAgreeOnAnyDeck()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto inDeck = parseQuery("in:deck", starterGame()), needed = parseQuery("need>0", starterGame());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const Deck deck = randomDeck(seed, checker.catalogue());
            const DeckContext context(checker, deck);
            const auto found = search(*inDeck, checker.catalogue(), context.searchContext());
            RC_ASSERT(found == search(*needed, checker.catalogue(), context.searchContext()));
            for (const auto& section : deck.sections)
                for (const auto& entry : section.entries) {
                    const auto card = lookUp(checker.catalogue(), entry).card;
                    if (card && section.id != SectionId("maybe"))
                        RC_ASSERT(std::find(found.begin(), found.end(), *card) != found.end());
                }
        }));
    }
};

NEXUS_TEST(DeckContextTest, Events);

} // namespace deck_context_test

#include "deck_context_test.moc"
